//! Bad networks: what arrives is what was sent, or an error says so in time.

use std::time::{Duration, Instant};

use crate::common::{Served, file, random_bytes, seed};
use mtia_model::transport::Event;
use mtia_roce::Settings;
use mtia_roce::client::{Client, Options};
use mtia_roce::fault::Plan;
use mtia_roce::measure;
use mtia_roce::rendezvous::Method;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Losses, overtaking, copies and damage of all strengths, in both directions; every byte is compared.
#[test]
fn whatever_the_network_does_files_are_whole() {
    let (served, dir) = (Served::new(), tempfile::tempdir().unwrap());
    let seed = seed();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut corrupted = 0;
    for case in 0..60 {
        let mut share = |most: f64| if rng.random() { rng.random_range(0.0..most) } else { 0.0 };
        let faults = Plan {
            loss: share(0.2),
            reorder: share(0.2),
            overtaken_by: Duration::from_micros(500),
            duplicate: share(0.2),
            corrupt: share(0.1),
            delay: Duration::ZERO,
            seed: seed ^ case,
        };
        let paths = rng.random_range(1..=9);
        let streams = rng.random_range(1..=9);
        let mtu = rng.random_range(500..9_000);
        let length = rng.random_range(0..1_500_000);
        println!(
            "case {case}: {faults:?}, {paths} paths, {streams} streams, mtu {mtu}, {length} B"
        );
        let bytes = random_bytes(seed ^ case, length);
        let (from, to) = (dir.path().join("from"), dir.path().join("to"));
        std::fs::write(&from, &bytes).unwrap();
        let settings = Settings { paths, mtu, ..Settings::default() };
        let options = Options { settings, streams, faults };
        let name = case.to_string();
        let method = if case % 2 == 0 { Method::Write } else { Method::Send };
        let mut client = served.connect_with(options);
        let report = client.put(&from, &name, method, false, &mut |_, _| {}).unwrap();
        assert!(std::fs::read(served.root.path().join(&name)).unwrap() == bytes, "case {case}");
        corrupted += report.injected.map_or(0, |[out, _]| out.corrupted);
        let mut client = served.connect_with(options);
        client.get(&name, &to, true, &mut |_, _| {}).unwrap();
        assert!(std::fs::read(&to).unwrap() == bytes, "case {case}");
    }
    // What was damaged on its way is no packet for the server, and nothing else is none.
    let server = served.end();
    let not_packets = server.node().traffic().not_packets;
    assert!(not_packets > 0 && not_packets >= corrupted / 2, "{not_packets} of {corrupted}");
}

/// A path is silent in the middle: traffic goes by the others, and by it again when it may.
#[test]
fn a_path_that_dies_is_passed_by_and_comes_back() {
    let served = Served::new();
    let mut client = served.connect_with(Options {
        settings: Settings { paths: 3, ..Settings::default() },
        ..Options::default()
    });
    client.node.silence(1, false);
    let sent = |client: &Client| client.node.path_counts(client.connection)[1].sent;
    let start = Instant::now();
    let (mut died, mut before, mut revived) = (None, None, None);
    // The bench's progress is called with every completion: time enough to look.
    let span = Duration::from_millis(1_500);
    let mut bench = Bench::new(&mut client);
    while start.elapsed() < span {
        bench.step(&mut client);
        let elapsed = start.elapsed();
        if elapsed > Duration::from_millis(200) && died.is_none() {
            client.node.silence(1, true);
            if client.node.counters().get(Event::PathsDied) > 0 {
                died = Some((bench.bytes, sent(&client)));
            }
        } else if elapsed > Duration::from_millis(700) && revived.is_none() {
            before.get_or_insert((bench.bytes, sent(&client)));
            client.node.silence(1, false);
            if client.node.counters().get(Event::PathsRevived) > 0 {
                revived = Some(bench.bytes);
            }
        }
    }
    let (at_death, sent_at_death) = died.expect("the path is found dead");
    let (in_between, sent_in_between) = before.expect("it stays dead");
    let at_revival = revived.expect("the path comes back");
    assert!(in_between > at_death, "the others went on");
    assert_eq!(sent_at_death, sent_in_between, "nothing but probes goes by a dead path");
    assert!(sent(&client) > sent_in_between, "the path is used again");
    assert!(bench.bytes > at_revival);
}

/// Writes without end into a server's memory.
struct Bench {
    source: mtia_roce::node::Buffer,
    remote: mtia_model::transport::RemoteBuffer,
    bytes: u64,
}

impl Bench {
    const MESSAGE: u32 = 100_000;

    fn new(client: &mut Client) -> Self {
        use mtia_model::transport::{RemoteBuffer, RemoteKey, Rights};
        let bytes = u64::from(Self::MESSAGE);
        let request = mtia_roce::rendezvous::Request::Bench { bytes };
        let ready = client.ask_ready(&request).unwrap();
        let source = client.node.allocate(bytes, Rights::NONE).unwrap();
        let remote = RemoteBuffer { key: RemoteKey(ready.key), address: ready.address };
        let mut bench = Self { source, remote, bytes: 0 };
        (0..8).for_each(|stream| bench.post(client, stream % 4));
        bench
    }

    fn post(&mut self, client: &mut Client, stream: u16) {
        use mtia_model::transport::{Operation, StreamId, WorkRequest};
        let operation = Operation::Write { remote: self.remote };
        let local = self.source.local(0, Self::MESSAGE);
        let request = WorkRequest { id: 0, local, operation };
        client.node.post(client.connection, StreamId(stream), request).unwrap();
    }

    fn step(&mut self, client: &mut Client) {
        client.step().unwrap();
        while let Some(completion) = client.node.completion() {
            mtia_roce::transfer::succeed(&completion).unwrap();
            self.bytes += u64::from(completion.length);
            self.post(client, completion.stream.0);
        }
    }
}

/// No path reaches the peer any more, though its process and the control connection live.
#[test]
fn a_peer_that_no_packet_reaches_is_given_up_in_time() {
    let (served, dir) = (Served::new(), tempfile::tempdir().unwrap());
    let (path, _) = file(&dir, "from", 50_000_000);
    let mut client = served.connect();
    let mut plan = Plan { loss: 1.0, ..Plan::default() };
    client.node.inject(plan);
    let start = Instant::now();
    let outcome = client.put(&path, "x", Method::Write, false, &mut |_, _| {});
    let error = outcome.unwrap_err().to_string();
    let elapsed = start.elapsed();
    assert!(error.contains("transport retries exceeded: no path reaches the peer"), "{error}");
    assert!(elapsed > Duration::from_secs(1) && elapsed < Duration::from_secs(7), "{elapsed:?}");
    drop(client);
    // Losing half of all is not losing the peer.
    plan.loss = 0.5;
    let mut client = served.connect_with(Options { faults: plan, ..Options::default() });
    let (path, bytes) = file(&dir, "small", 200_000);
    client.put(&path, "y", Method::Write, false, &mut |_, _| {}).unwrap();
    assert_eq!(std::fs::read(served.root.path().join("y")).unwrap(), bytes);
    assert_eq!(served.files(), ["y"], "nothing is left of what was given up");
}

#[test]
fn pings_come_back_by_all_paths_no_sooner_than_the_delay() {
    let served = Served::new();
    let faults = Plan { delay: Duration::from_millis(2), ..Plan::default() };
    let settings = Settings { paths: 5, ..Settings::default() };
    let mut client = served.connect_with(Options { settings, faults, ..Options::default() });
    let pings = measure::ping(&mut client, 20, 100, Duration::ZERO, &mut |_, _| Ok(())).unwrap();
    assert_eq!(pings.len(), 20);
    for path in 0..5 {
        assert!(pings.iter().any(|ping| ping.path == path), "path {path} in {pings:?}");
    }
    assert!(pings.iter().all(|ping| ping.round_trip_us >= 4_000.0), "{pings:?}");
}

#[test]
fn a_bench_counts_what_went() {
    let served = Served::new();
    let mut client = served.connect();
    let span = Duration::from_millis(300);
    let bench = measure::bench(&mut client, span, &mut |_| {}).unwrap();
    let payload: u64 = bench.report.bytes;
    let sent: u64 =
        bench.report.paths.iter().map(|path| path.count.sent - path.count.repeats).sum();
    assert_eq!(sent, payload / u64::from(bench.mtu), "every message is a multiple of the packets");
    assert!(bench.report.seconds >= 0.3);
    let rate = 8.0 * payload as f64 / bench.report.seconds / 1e9;
    assert!((rate - bench.report.goodput_gbps).abs() < 1e-9);
}

/// IPv6 differs in every socket option.
#[test]
fn over_ipv6_too() {
    use mtia_roce::server::{Options as ServerOptions, Server};
    let address = "[::1]:0".parse().unwrap();
    let root = tempfile::tempdir().unwrap();
    let options = ServerOptions { root: Some(root.path().to_owned()), ..ServerOptions::default() };
    let mut server = match Server::new(address, options) {
        Ok(server) => server,
        Err(error) => return println!("skipped: no IPv6 here: {error}"),
    };
    let address = server.address();
    let (stop, end) = mtia_roce::wait::Stop::by_hand().unwrap();
    let thread = std::thread::spawn(move || server.run(&stop, &mut |_| {}).unwrap());
    let dir = tempfile::tempdir().unwrap();
    let (path, bytes) = file(&dir, "from", 1_000_000);
    let mut client = Client::connect(address, Options::default(), None).unwrap();
    client.put(&path, "x", Method::Write, false, &mut |_, _| {}).unwrap();
    assert_eq!(std::fs::read(root.path().join("x")).unwrap(), bytes);
    drop(end);
    thread.join().unwrap();
}
