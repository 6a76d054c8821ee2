//! Strangers, liars, ghosts: garbage, replays, packets of connections that are gone, nonsense on the control
//! port. Nothing wrong is delivered, and others go on.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream, UdpSocket};
use std::time::{Duration, Instant};

use crate::common::{Served, file, random_bytes};
use mtia_model::transport::{
    Completion, ConnectionConfig, ConnectionId, Event, Operation, RemoteBuffer, Rights, StreamId,
    WorkRequest,
};
use mtia_roce::rendezvous::Method;
use mtia_roce::server::{Options as ServerOptions, Server};
use mtia_roce::{Node, Settings};

const TOKEN: u32 = 0x1234_5678;

/// Two nodes, and between them a socket that hears everything that goes to the second.
struct Tapped {
    nodes: [Node; 2],
    connection: ConnectionId,
    tap: UdpSocket,
    heard: Vec<Vec<u8>>,
}

impl Tapped {
    fn new() -> Self {
        let loopback: SocketAddr = crate::common::LOOPBACK.parse().unwrap();
        let mut nodes = [(); 2].map(|()| Node::new(loopback, Settings::default()).unwrap());
        let tap = UdpSocket::bind(loopback).unwrap();
        tap.set_nonblocking(true).unwrap();
        let ids = [nodes[0].reserve(), nodes[1].reserve()];
        let addresses = [nodes[0].address(), tap.local_addr().unwrap()];
        for i in 0..2 {
            let config = ConnectionConfig {
                peer: ids[1 - i],
                token: TOKEN,
                streams: 4,
                paths: 4,
                first_sent: 100,
                first_received: 100,
            };
            nodes[i].connect(ids[i], config, addresses[1 - i]).unwrap();
        }
        Self { nodes, connection: ids[0], tap, heard: Vec::new() }
    }

    /// Passes on what the tap hears.
    fn pass(&mut self) {
        let mut buffer = vec![0; 65_536];
        while let Ok((length, _)) = self.tap.recv_from(&mut buffer) {
            self.tap.send_to(&buffer[..length], self.nodes[1].address()).unwrap();
            self.heard.push(buffer[..length].to_vec());
        }
    }

    /// Goes on until something completes at the first node.
    fn completion(&mut self) -> Completion {
        let end = Instant::now() + Duration::from_secs(5);
        while Instant::now() < end {
            self.turn();
            if let Some(completion) = self.nodes[0].completion() {
                return completion;
            }
        }
        panic!("nothing completes");
    }

    fn turn(&mut self) {
        self.pass();
        for node in &mut self.nodes {
            node.turn().unwrap();
        }
    }

    fn write(&mut self, bytes: &[u8], remote: RemoteBuffer) -> Completion {
        let source = self.nodes[0].allocate(bytes.len() as u64, Rights::NONE).unwrap();
        self.nodes[0].bytes_mut(&source, 0, bytes.len()).copy_from_slice(bytes);
        let local = source.local(0, bytes.len() as u32);
        let request = WorkRequest { id: 7, local, operation: Operation::Write { remote } };
        self.nodes[0].post(self.connection, StreamId(0), request).unwrap();
        self.completion()
    }

    fn count(&self, event: Event) -> u64 {
        self.nodes[1].counters().get(event)
    }
}

#[test]
fn replayed_and_garbled_datagrams_change_nothing() {
    let mut tapped = Tapped::new();
    let length = 100_000;
    let rights = Rights { remote_write: true, ..Rights::NONE };
    let memory = tapped.nodes[1].allocate(length as u64, rights).unwrap();
    let (first, second) = (random_bytes(1, length), random_bytes(2, length));
    tapped.write(&first, memory.remote(0));
    assert_eq!(tapped.nodes[1].bytes(&memory, 0, length), first);
    let old = std::mem::take(&mut tapped.heard);
    tapped.write(&second, memory.remote(0));
    let placed = tapped.count(Event::PlacedBytes);
    assert_eq!(placed, 2 * length as u64);
    // Everything of the first message again, as it was; then each with a bit turned; then noise.
    let target = tapped.nodes[1].address();
    let mut garbled = 0;
    for (i, datagram) in old.iter().enumerate() {
        tapped.tap.send_to(datagram, target).unwrap();
        let mut bad = datagram.clone();
        bad[i * 31 % datagram.len()] ^= 1 << (i % 8);
        tapped.tap.send_to(&bad, target).unwrap();
        tapped.tap.send_to(&random_bytes(i as u64, i * 7 % 300), target).unwrap();
        garbled += 2;
        tapped.turn();
    }
    let end = Instant::now() + Duration::from_secs(2);
    while tapped.nodes[1].traffic().not_packets < garbled && Instant::now() < end {
        tapped.turn();
    }
    assert_eq!(tapped.nodes[1].traffic().not_packets, garbled, "all were seen, none was taken");
    assert!(tapped.count(Event::Duplicates) >= old.len() as u64 / 2, "the replays were copies");
    assert_eq!(tapped.count(Event::PlacedBytes), placed);
    assert_eq!(tapped.nodes[1].bytes(&memory, 0, length), second);
    // The connection is none the worse.
    tapped.write(&first, memory.remote(0));
    assert_eq!(tapped.nodes[1].bytes(&memory, 0, length), first);
}

#[test]
fn a_write_outside_of_what_was_given_is_refused() {
    let mut tapped = Tapped::new();
    let rights = Rights { remote_write: true, ..Rights::NONE };
    let memory = tapped.nodes[1].allocate(10_000, rights).unwrap();
    let other = tapped.nodes[1].allocate(10_000, Rights::NONE).unwrap();
    let remote = RemoteBuffer { address: other.address, ..memory.remote(0) };
    let completion = tapped.write(&[7; 100], remote);
    assert_eq!(completion.status, mtia_model::transport::Status::RemoteAccess);
    assert_eq!(tapped.nodes[1].bytes(&other, 0, 10_000), [0; 10_000]);
}

/// A server is restarted on its port; a client of the old one goes on sending to it.
#[test]
fn a_restarted_server_takes_nothing_of_the_old_connections() {
    let serve = |address: &str| {
        let root = tempfile::tempdir().unwrap();
        let options =
            ServerOptions { root: Some(root.path().to_owned()), ..ServerOptions::default() };
        let mut server = Server::new(address.parse().unwrap(), options).unwrap();
        let address = server.address();
        let (stop, end) = mtia_roce::wait::Stop::by_hand().unwrap();
        let thread = std::thread::spawn(move || {
            server.run(&stop, &mut |_| {}).unwrap();
            server
        });
        (address, root, end, thread)
    };
    let (address, _root, end, thread) = serve(crate::common::LOOPBACK);
    let connect = || mtia_roce::client::Client::connect(address, Default::default(), None).unwrap();
    let mut ghost = connect();
    let request = mtia_roce::rendezvous::Request::Bench { bytes: 1_000_000 };
    let ready = ghost.ask_ready(&request).unwrap();
    drop(end);
    let server = thread.join().unwrap();
    // The Close of the old server must not be what stops the ghost: it never hears it.
    let plan = mtia_roce::fault::Plan::default();
    ghost.node.inject(plan);
    drop(server);
    let (_, root, end, thread) = serve(&address.to_string());
    let ask = |bytes| mtia_roce::rendezvous::Request::Bench { bytes };
    // Two clients of the new one: the second has the ghost's number or not, the token differs anyway.
    let mut new = connect();
    let there = new.ask_ready(&ask(1_000_000)).unwrap();
    let source = ghost.node.allocate(1_000_000, Rights::NONE).unwrap();
    ghost.node.bytes_mut(&source, 0, 1_000_000).fill(0xee);
    let key = mtia_model::transport::RemoteKey(there.key);
    let remote = RemoteBuffer { key, address: ready.address };
    let local = source.local(0, 1_000_000);
    let request = WorkRequest { id: 0, local, operation: Operation::Write { remote } };
    let posted = ghost.node.post(ghost.connection, StreamId(0), request);
    let until = Instant::now() + Duration::from_millis(300);
    while posted.is_ok() && Instant::now() < until {
        ghost.node.turn().unwrap();
    }
    // The new one works.
    let dir = tempfile::tempdir().unwrap();
    let (path, bytes) = file(&dir, "from", 1_000_000);
    connect().put(&path, "x", Method::Write, false, &mut |_, _| {}).unwrap();
    assert_eq!(std::fs::read(root.path().join("x")).unwrap(), bytes);
    drop(end);
    let server = thread.join().unwrap();
    let counters = server.node().counters();
    let dropped = counters.get(Event::BadToken) + counters.get(Event::NoConnection);
    assert!(dropped > 0, "the ghost's packets came and were dropped");
    assert_eq!(counters.get(Event::PlacedBytes), bytes.len() as u64, "and none was placed");
}

/// What a server answers to lines on its control port.
fn answers(address: SocketAddr, lines: &[u8]) -> Vec<String> {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
    stream.write_all(lines).unwrap();
    BufReader::new(stream).lines().map_while(Result::ok).collect()
}

#[test]
fn nonsense_on_the_control_port_is_answered_by_its_reason() {
    let served = Served::new();
    let hello = |streams: u32, paths: u32| {
        format!(
            "{{\"hello\":{{\"protocol\":\"mtia-roce\",\"version\":1,\"connection\":0,\
             \"first_psn\":0,\"udp_port\":9,\"paths\":{paths},\"streams\":{streams}}}}}\n"
        )
    };
    let twice = hello(1, 1) + &hello(1, 1);
    let put = "{\"put\":{\"name\":\"x\",\"bytes\":18446744073709551615,\"method\":\"write\",\
               \"overwrite\":false}}\n";
    for (lines, reason) in [
        ("GET / HTTP/1.1\r\n\r\n".to_owned(), "this is a control port of mtia-roce"),
        ("\u{1}\u{2}\n".to_owned(), "this is a control port of mtia-roce"),
        ("{\"get\":{\"name\":\"x\"}}\n".to_owned(), "no connection yet; say hello first"),
        (hello(0, 1), "a connection has at least 1 stream"),
        (hello(1, 0), "0 paths; a connection has 1 to 256"),
        (hello(1, 257), "257 paths; a connection has 1 to 256"),
        (hello(1_025, 1), "this server gives a client at most 1024"),
        (
            hello(1, 1).replace(":1,\"conn", ":9,\"conn"),
            "version 9 of mtia-roce, this end speaks 1",
        ),
        (hello(1, 1) + put, "bytes are more than a transfer holds"),
        (hello(1, 1) + "{\"done\":{\"sha256\":\"\"}}\n", "no file is being given"),
        (hello(1, 1) + "{\"stop\":{}}\n", "no bench runs"),
        (twice, "this client has its connection already"),
        ("x".repeat(70_000), "sent a line of more than 65536 bytes"),
    ] {
        let said = answers(served.address, lines.as_bytes());
        let last = said.last().cloned().unwrap_or_default();
        assert!(last.starts_with("{\"error\":") && last.contains(reason), "{lines:.80}: {said:?}");
    }
    // Half a line and an end is no more than an end; what is no text has no answer but a reason.
    let said = answers(served.address, b"\xff\xfe\n");
    assert!(said.last().is_some_and(|line| line.contains("sent what is no text")), "{said:?}");
    let (dir, name) = (tempfile::tempdir().unwrap(), "after");
    let (path, bytes) = file(&dir, "from", 10_000);
    served.connect().put(&path, name, Method::Send, false, &mut |_, _| {}).unwrap();
    assert_eq!(std::fs::read(served.root.path().join(name)).unwrap(), bytes);
}

#[test]
fn who_asks_for_nothing_is_not_kept() {
    let served = Served::new();
    let hello = "{\"hello\":{\"protocol\":\"mtia-roce\",\"version\":1,\"connection\":0,\
                 \"first_psn\":0,\"udp_port\":9,\"paths\":1,\"streams\":1}}\n";
    let start = Instant::now();
    let mut streams = ["", hello].map(|said| {
        let mut stream = TcpStream::connect(served.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(15))).unwrap();
        stream.write_all(said.as_bytes()).unwrap();
        BufReader::new(stream).lines()
    });
    for stream in &mut streams {
        let last = stream.map_while(Result::ok).last().unwrap();
        assert!(last.contains("no request came within 10 s; connect anew"), "{last}");
    }
    let elapsed = start.elapsed();
    assert!(elapsed > Duration::from_secs(9) && elapsed < Duration::from_secs(14), "{elapsed:?}");
}

#[test]
fn a_client_that_vanishes_leaves_nothing() {
    let (served, dir) = (Served::new(), tempfile::tempdir().unwrap());
    let (path, _) = file(&dir, "from", 30_000_000);
    let mut client = served.connect();
    let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let mut stop_half_way = |done: u64, all: u64| {
            if done > all / 2 {
                std::panic::resume_unwind(Box::new("gone"));
            }
        };
        client.put(&path, "x", Method::Write, false, &mut stop_half_way)
    }));
    assert!(outcome.is_err(), "it was stopped half-way");
    assert_eq!(served.files().len(), 1, "a file that is not whole lies there under another name");
    drop(client);
    let end = Instant::now() + Duration::from_secs(3);
    while !served.files().is_empty() && Instant::now() < end {
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(served.files().is_empty(), "{:?}", served.files());
    let server = served.end();
    assert_eq!(server.node().memory_bytes(), 0);
}
