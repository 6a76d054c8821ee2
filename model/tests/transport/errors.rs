//! Each error by its name, and that it goes no further than its flow.

use mtia_model::transport::config::Config;
use mtia_model::transport::endpoint::ConnectError;
use mtia_model::transport::region::RegisterError;
use mtia_model::transport::time::{Duration, Time};
use mtia_model::transport::work::Completed;
use mtia_model::transport::{
    ConnectionConfig, ConnectionId, ConnectionState, Event, LocalKey, Operation, PostError,
    ReceiveRequest, Region, RemoteBuffer, RemoteKey, Rights, Status, StreamId, WorkRequest,
};

use crate::world::{BASE, World};

const LIMIT: Duration = Duration::from_ms(100);

/// Two hosts, one connection of two streams.
fn pair(config: &Config) -> (World, ConnectionId, ConnectionId) {
    let mut w = World::new(2, 1 << 16, config, 3);
    let (a, b) = w.connect(0, 1, 4, 2, (u32::MAX, 5));
    w.fill(0, 0, 1 << 16);
    (w, a, b)
}

fn statuses(w: &World, host: usize) -> Vec<(u64, Status)> {
    let mut list: Vec<_> = w.completed(host).iter().map(|c| (c.id, c.status)).collect();
    list.sort_by_key(|c| c.0);
    list
}

/// Posts a good write, the bad one, and another good one on stream 0; a good one on stream 1 and one
/// in the other direction of stream 0. Only the bad one and what is behind it fail.
fn contained(bad: impl Fn(&World) -> Operation, length: u32, status: Status) -> World {
    let (mut w, a, b) = pair(&Config::default());
    let before = w.hosts[1].memory.clone();
    let good = Operation::Write { remote: w.remote(1, 0) };
    let other = Operation::Write { remote: w.remote(0, 30_000) };
    let bad = bad(&w);
    w.post(0, a, 0, 1, w.local(0, 100, 10_000), good);
    w.post(0, a, 0, 2, w.local(0, 0, length), bad);
    w.post(0, a, 0, 3, w.local(0, 100, 10_000), good);
    w.post(0, a, 1, 4, w.local(0, 100, 10_000), good);
    w.post(1, b, 0, 5, w.local(1, 20_000, 9_000), other);
    w.run(LIMIT);
    let ok = Status::Success;
    assert_eq!(statuses(&w, 0), [(1, ok), (2, status), (3, Status::Flushed), (4, ok)]);
    assert_eq!(statuses(&w, 1), [(5, ok)]);
    assert!(w.hosts[1].memory[..10_000] == w.hosts[0].memory[100..10_100]);
    assert!(w.hosts[1].memory[10_000..] == before[10_000..], "nothing else was touched");
    let local = w.local(0, 0, 1);
    let request = WorkRequest { id: 9, local, operation: good };
    let now = w.now;
    let ended = w.hosts[0].endpoint.post(now, a, StreamId(0), request);
    assert_eq!(ended, Err(PostError::StreamFailed(StreamId(0))));
    w.post(0, a, 1, 10, w.local(0, 0, 5), good);
    w.run(LIMIT);
    assert_eq!(statuses(&w, 0).last(), Some(&(10, ok)), "the other stream goes on");
    assert_eq!(w.hosts[0].endpoint.load().0 + w.hosts[1].endpoint.load().0, 0);
    w
}

#[test]
fn remote_access() {
    type Make = fn(RemoteBuffer) -> Operation;
    let kinds: [Make; 3] = [
        |remote| Operation::Write { remote },
        |remote| Operation::WriteImmediate { remote, immediate: 1 },
        |remote| Operation::Read { remote },
    ];
    for make in kinds {
        let end = BASE + (1 << 16);
        // One byte too far at either end, at the ends of the address space, and far away.
        for (address, length) in
            [(end - 9_999, 10_000), (end, 1), (BASE - 1, 2), (u64::MAX, 5_000), (0, 1)]
        {
            let bad = |w: &World| make(RemoteBuffer { address, ..w.remote(1, 0) });
            contained(bad, length, Status::RemoteAccess);
        }
        // A key of no region, of no region any more, and the local one.
        for twist in [1, 1 << 16, 0x8000_0000] {
            let bad = |w: &World| {
                let RemoteBuffer { key, address } = w.remote(1, 0);
                make(RemoteBuffer { key: RemoteKey(key.0 ^ twist), address })
            };
            contained(bad, 10_000, Status::RemoteAccess);
        }
        let bad = |w: &World| {
            let key = RemoteKey(w.hosts[1].keys.local.0);
            make(RemoteBuffer { key, ..w.remote(1, 0) })
        };
        contained(bad, 10_000, Status::RemoteAccess);
    }
}

#[test]
fn the_last_byte_of_a_region_is_reached() {
    let (mut w, a, _) = pair(&Config::default());
    let remote = w.remote(1, (1 << 16) - 10_000);
    w.post(0, a, 0, 1, w.local(0, 0, 10_000), Operation::Write { remote });
    w.run(LIMIT);
    assert_eq!(statuses(&w, 0), [(1, Status::Success)]);
}

#[test]
fn rights_are_separate() {
    for (rights, writes, reads) in [
        (Rights { local_write: true, ..Rights::NONE }, false, false),
        (Rights { remote_write: true, ..Rights::NONE }, true, false),
        (Rights { remote_read: true, ..Rights::NONE }, false, true),
    ] {
        let (mut w, a, _) = pair(&Config::default());
        let region = Region { address: BASE, length: 100, rights };
        let keys = w.hosts[1].endpoint.register(region).unwrap();
        let remote = RemoteBuffer { key: keys.remote, address: BASE };
        w.post(0, a, 0, 1, w.local(0, 0, 100), Operation::Write { remote });
        w.post(0, a, 1, 2, w.local(0, 0, 100), Operation::Read { remote });
        w.run(LIMIT);
        let must = |allowed| if allowed { Status::Success } else { Status::RemoteAccess };
        assert_eq!(statuses(&w, 0), [(1, must(writes)), (2, must(reads))]);
    }
}

#[test]
fn a_key_ends_with_its_region() {
    let (mut w, a, _) = pair(&Config::default());
    let region = Region { address: BASE, length: 1 << 16, rights: Rights::ALL };
    let old = w.hosts[1].endpoint.register(region).unwrap();
    assert!(w.hosts[1].endpoint.deregister(old.local));
    assert!(!w.hosts[1].endpoint.deregister(old.local), "once");
    let new = w.hosts[1].endpoint.register(region).unwrap();
    assert_ne!((old.local, old.remote), (new.local, new.remote), "same place, other tag");
    let remote = RemoteBuffer { key: old.remote, address: BASE };
    w.post(0, a, 0, 1, w.local(0, 0, 100), Operation::Write { remote });
    w.run(LIMIT);
    assert_eq!(statuses(&w, 0), [(1, Status::RemoteAccess)]);
}

#[test]
fn longer_than_the_receive() {
    let (mut w, a, b) = pair(&Config::default());
    w.post_receive(1, b, 0, 10, w.local(1, 0, 5_000));
    w.post_receive(1, b, 0, 11, w.local(1, 10_000, 5_000));
    w.post_receive(1, b, 0, 12, w.local(1, 20_000, 50_000 - 20_000));
    for (id, length) in [(1, 5_000), (2, 5_001), (3, 10)] {
        w.post(0, a, 0, id, w.local(0, 0, length), Operation::Send);
    }
    w.run(LIMIT);
    let (ok, flushed) = (Status::Success, Status::Flushed);
    assert_eq!(statuses(&w, 0), [(1, ok), (2, Status::RemoteInvalidRequest), (3, flushed)]);
    assert_eq!(statuses(&w, 1), [(10, ok), (11, Status::LocalLength), (12, flushed)]);
    assert!(w.hosts[1].memory[15_000..20_000].iter().all(|&byte| byte == 0), "kept inside");
    let local = w.local(1, 0, 1);
    let request = ReceiveRequest { id: 1, local };
    let ended = w.hosts[1].endpoint.post_receive(b, StreamId(0), request);
    assert_eq!(ended, Err(PostError::StreamFailed(StreamId(0))));
}

#[test]
fn receiver_not_ready() {
    let config = Config { rnr_retries: 3, ..Config::default() };
    // Posted in time.
    let (mut w, a, b) = pair(&config);
    w.post(0, a, 0, 1, w.local(0, 0, 9_000), Operation::Send);
    w.run_to(Time(Duration::from_us(30).0));
    w.post_receive(1, b, 0, 10, w.local(1, 0, 9_000));
    w.run(LIMIT);
    assert_eq!(statuses(&w, 0), [(1, Status::Success)]);
    assert!(w.hosts[1].memory[..9_000] == w.hosts[0].memory[..9_000]);
    assert!(w.count(1, Event::NotReady) >= 3, "each of the three pieces was refused once");
    // Never posted; another stream does not wait for it.
    let (mut w, a, b) = pair(&config);
    let immediate = Operation::WriteImmediate { remote: w.remote(1, 0), immediate: 0 };
    w.post(0, a, 0, 1, w.local(0, 0, 9_000), immediate);
    w.post(0, a, 0, 2, w.local(0, 0, 10), Operation::Send);
    let write = Operation::Write { remote: w.remote(1, 30_000) };
    w.post(0, a, 1, 3, w.local(0, 0, 30_000), write);
    w.run(LIMIT);
    let flushed = Status::Flushed;
    let must = [(1, Status::RnrRetryExceeded), (2, flushed), (3, Status::Success)];
    assert_eq!(statuses(&w, 0), must);
    assert_eq!(w.completed(0)[0].id, 3, "the other stream was first");
    let times: Vec<Time> = w.hosts[0].completions.iter().map(|c| c.0).collect();
    assert!(times[1].since(times[0]) >= config.rnr_delay.times(2), "it was tried again and again");
    assert!(w.hosts[1].memory[..9_000].iter().all(|&byte| byte == 0), "nothing was placed");
    // The receiver learns that it has ended.
    let request = ReceiveRequest { id: 1, local: w.local(1, 0, 1) };
    let ended = w.hosts[1].endpoint.post_receive(b, StreamId(0), request);
    assert_eq!(ended, Err(PostError::StreamFailed(StreamId(0))));
    assert_eq!(w.hosts[0].endpoint.load().0, 0);
}

#[test]
fn local_protection() {
    // Of a send's source: its own status here, the peer's receive is told.
    let (mut w, a, b) = pair(&Config { initial_window: 1, ..Config::default() });
    let region = Region { address: BASE, length: 60_000, rights: Rights::NONE };
    let keys = w.hosts[0].endpoint.register(region).unwrap();
    w.post_receive(1, b, 0, 10, w.local(1, 0, 60_000));
    w.post_receive(1, b, 0, 11, w.local(1, 0, 60_000));
    let mut local = w.local(0, 0, 60_000);
    local.key = keys.local;
    w.post(0, a, 0, 1, local, Operation::Send);
    w.run_to(Time(1_000_000));
    assert!(w.hosts[0].endpoint.deregister(keys.local));
    w.run(LIMIT);
    assert_eq!(statuses(&w, 0), [(1, Status::LocalProtection)]);
    assert_eq!(statuses(&w, 1), [(10, Status::RemoteAborted), (11, Status::Flushed)]);
    // Of a receive's buffer.
    let (mut w, a, b) = pair(&Config::default());
    let region = Region { address: BASE, length: 100, rights: Rights::ALL };
    let keys = w.hosts[1].endpoint.register(region).unwrap();
    let mut local = w.local(1, 0, 100);
    local.key = keys.local;
    w.post_receive(1, b, 0, 10, local);
    assert!(w.hosts[1].endpoint.deregister(keys.local));
    w.post(0, a, 0, 1, w.local(0, 0, 100), Operation::Send);
    w.run(LIMIT);
    assert_eq!(statuses(&w, 0), [(1, Status::RemoteAborted)]);
    assert_eq!(statuses(&w, 1), [(10, Status::LocalProtection)]);
    // Of what is read, while the answer is under way, and of where the answer goes.
    for theirs in [true, false] {
        let (mut w, a, _) = pair(&Config { initial_window: 1, ..Config::default() });
        let host = usize::from(theirs);
        let region = Region { address: BASE, length: 60_000, rights: Rights::ALL };
        let keys = w.hosts[host].endpoint.register(region).unwrap();
        let mut remote = w.remote(1, 0);
        let mut local = w.local(0, 0, 60_000);
        if theirs {
            remote.key = keys.remote
        } else {
            local.key = keys.local
        }
        w.post(0, a, 0, 1, local, Operation::Read { remote });
        w.run_to(Time(6_000_000));
        assert!(w.hosts[host].endpoint.deregister(keys.local));
        w.run(LIMIT);
        let must = if theirs { Status::RemoteAccess } else { Status::LocalProtection };
        assert_eq!(statuses(&w, 0), [(1, must)], "theirs {theirs}");
    }
}

#[test]
fn no_path_reaches_the_peer() {
    let config = Config { most_timeout: Duration::from_us(100), ..Config::default() };
    let (mut w, a, b) = pair(&config);
    w.post_receive(1, b, 0, 10, w.local(1, 0, 100));
    w.filter = Some(Box::new(|_, _, _| true));
    let write = Operation::Write { remote: w.remote(1, 0) };
    w.post(0, a, 0, 1, w.local(0, 0, 60_000), write);
    w.post(0, a, 0, 2, w.local(0, 0, 60_000), write);
    w.post(0, a, 1, 3, w.local(0, 0, 60_000), write);
    w.run(LIMIT);
    let lost = Status::RetryExceeded;
    assert_eq!(statuses(&w, 0), [(1, lost), (2, Status::Flushed), (3, lost)]);
    assert_eq!(w.hosts[0].endpoint.state(a), Some(ConnectionState::Lost));
    assert_eq!(w.count(0, Event::PathsDied), 4);
    assert_eq!(w.hosts[0].endpoint.load(), (0, 0));
    let request = WorkRequest { id: 9, local: w.local(0, 0, 1), operation: write };
    let now = w.now;
    let closed = w.hosts[0].endpoint.post(now, a, StreamId(0), request);
    assert_eq!(closed, Err(PostError::Closed(a)));
}

#[test]
fn teardown_flushes_both_ends_in_order() {
    for loss in [0, 400_000] {
        let (mut w, a, b) = pair(&Config::default());
        w.channel.drop = loss;
        for id in 0..5 {
            w.post_receive(1, b, 1, 100 + id, w.local(1, 0, 100));
            let write = Operation::Write { remote: w.remote(1, 0) };
            w.post(0, a, 0, id, w.local(0, 0, 60_000), write);
            let write = Operation::Write { remote: w.remote(0, 0) };
            w.post(1, b, 0, 200 + id, w.local(1, 0, 60_000), write);
        }
        w.run_to(Time(1_000_000));
        let now = w.now;
        w.hosts[0].endpoint.disconnect(now, a);
        w.serve(0);
        w.run(LIMIT);
        for host in 0..2 {
            let done = w.completed(host);
            assert!(done.iter().all(|c| c.status == Status::Flushed), "{done:?}");
            for range in [0..100u64, 100..200, 200..300] {
                let ids: Vec<u64> =
                    done.iter().map(|c| c.id).filter(|id| range.contains(id)).collect();
                assert!(ids.is_sorted(), "{ids:?}");
            }
            assert_eq!(done.len(), [5, 10][host]);
            assert_eq!(w.hosts[host].endpoint.load(), (0, 0));
        }
        assert_eq!(w.hosts[0].endpoint.state(a), Some(ConnectionState::Closed));
        assert_eq!(w.hosts[1].endpoint.state(b), Some(ConnectionState::ClosedByPeer));
        let request = ReceiveRequest { id: 1, local: w.local(1, 0, 1) };
        let closed = w.hosts[1].endpoint.post_receive(b, StreamId(0), request);
        assert_eq!(closed, Err(PostError::Closed(b)));
        // Once more changes nothing.
        let now = w.now;
        w.hosts[0].endpoint.disconnect(now, a);
        w.serve(0);
        assert!(!w.step(), "nothing is left to happen");
    }
}

#[test]
fn posts_that_are_refused() {
    let config = Config { queue_depth: 2, ..Config::default() };
    let (mut w, a, _) = pair(&config);
    let read_only =
        w.hosts[0].endpoint.register(Region { address: BASE, length: 10, rights: Rights::NONE });
    let read_only = read_only.unwrap().local;
    let unused = w.hosts[0].endpoint.reserve();
    let write = Operation::Write { remote: w.remote(1, 0) };
    let read = Operation::Read { remote: w.remote(1, 0) };
    let full = w.local(0, 0, 10);
    let e = &mut w.hosts[0].endpoint;
    let mut post = |connection, stream, local, operation| {
        let request = WorkRequest { id: 0, local, operation };
        e.post(Time::ZERO, connection, StreamId(stream), request)
    };
    let nobody = ConnectionId(77);
    assert_eq!(post(nobody, 0, full, write), Err(PostError::NoConnection(nobody)));
    assert_eq!(post(unused, 0, full, write), Err(PostError::NoConnection(unused)));
    let stream = StreamId(2);
    assert_eq!(post(a, 2, full, write), Err(PostError::NoStream { stream, streams: 2 }));
    let mut local = full;
    (local.address, local.length) = (BASE + 65_530, 7);
    let refused = PostError::LocalProtection { address: BASE + 65_530, length: 7 };
    assert_eq!(post(a, 0, local, write), Err(refused));
    local.length = 6;
    assert_eq!(post(a, 0, local, write), Ok(()));
    local = full;
    local.key = LocalKey(full.key.0 ^ 1);
    assert!(matches!(post(a, 0, local, write), Err(PostError::LocalProtection { .. })));
    local.key = read_only;
    assert_eq!(post(a, 0, local, read), Err(PostError::LocalRights));
    assert_eq!(post(a, 0, local, write), Ok(()));
    assert_eq!(post(a, 0, full, write), Err(PostError::QueueFull { depth: 2 }));
    assert_eq!(post(a, 1, full, write), Ok(()), "a queue for each stream");
    let receive = ReceiveRequest { id: 0, local };
    assert_eq!(e.post_receive(a, StreamId(0), receive), Err(PostError::LocalRights));
    let receive = ReceiveRequest { id: 0, local: full };
    for result in [Ok(()), Ok(()), Err(PostError::QueueFull { depth: 2 })] {
        assert_eq!(e.post_receive(a, StreamId(0), receive), result);
    }
}

#[test]
fn connections_and_regions_that_cannot_be() {
    let mut w = World::new(1, 16, &Config::default(), 1);
    let e = &mut w.hosts[0].endpoint;
    let id = e.reserve();
    let good = ConnectionConfig {
        peer: ConnectionId(0),
        token: 1,
        streams: 1_024,
        paths: 256,
        first_sent: 0,
        first_received: 0,
    };
    for paths in [0, 257] {
        let bad = ConnectionConfig { paths, ..good };
        assert_eq!(e.connect(id, bad), Err(ConnectError::Paths(paths)));
    }
    let bad = ConnectionConfig { streams: 0, ..good };
    assert_eq!(e.connect(id, bad), Err(ConnectError::Streams));
    assert_eq!(e.connect(ConnectionId(9), good), Err(ConnectError::NotReserved(9)));
    assert_eq!(e.connect(id, good), Ok(()));
    assert_eq!(e.connect(id, good), Err(ConnectError::NotReserved(0)));
    let region = Region { address: u64::MAX, length: 2, rights: Rights::ALL };
    let wraps = RegisterError::Wraps { address: u64::MAX, length: 2 };
    assert_eq!(e.register(region), Err(wraps));
    let region = Region { address: 0, length: 1, rights: Rights::ALL };
    let made = (1..1 << 16).all(|_| e.register(region).is_ok());
    assert!(made, "65,536 regions with the world's own");
    assert_eq!(e.register(region), Err(RegisterError::Full));
}

#[test]
fn every_impossible_parameter_is_named() {
    let d = Config::default;
    let zero = Duration::ZERO;
    let bad = [
        ("port_rate", Config { port_rate: mtia_model::transport::Rate(0), ..d() }),
        ("ports", Config { ports: 33, ..d() }),
        ("mtu", Config { mtu: 0, ..d() }),
        ("mtu", Config { mtu: 61_441, ..d() }),
        ("queue_depth", Config { queue_depth: 0, ..d() }),
        ("message_window", Config { message_window: 65, ..d() }),
        ("record_blocks", Config { record_blocks: 65_536, ..d() }),
        ("ack_every", Config { ack_every: 0, ..d() }),
        ("initial_rtt", Config { initial_rtt: zero, ..d() }),
        ("least_timeout", Config { least_timeout: zero, ..d() }),
        ("most_timeout", Config { most_timeout: zero, ..d() }),
        ("dead_after", Config { dead_after: 0, ..d() }),
        ("give_up_after", Config { give_up_after: 0, ..d() }),
        ("rnr_delay", Config { rnr_delay: zero, ..d() }),
        ("initial_window", Config { initial_window: 0, ..d() }),
        ("most_path_window", Config { most_path_window: 4_095, ..d() }),
        ("increase_shift", Config { increase_shift: 32, ..d() }),
        ("share_drain", Config { share_drain: 1_024, ..d() }),
        ("mark_shift", Config { mark_shift: 11, ..d() }),
        ("share_target", Config { share_target: 0, ..d() }),
        ("source_ports", Config { source_ports: 16_385, ..d() }),
    ];
    for (name, config) in bad {
        let error = mtia_model::transport::Endpoint::new(config, 0).expect_err(name);
        assert_eq!(error.name, name);
        assert!(error.to_string().contains(name), "{error}");
    }
    d().validate().unwrap();
}

#[test]
fn the_receives_of_a_flow_that_a_write_has_failed_are_flushed() {
    let (mut w, a, b) = pair(&Config::default());
    w.post_receive(1, b, 0, 10, w.local(1, 0, 100));
    w.post_receive(1, b, 0, 11, w.local(1, 0, 100));
    w.post(0, a, 0, 1, w.local(0, 0, 100), Operation::Send);
    let remote = RemoteBuffer { address: 0, ..w.remote(1, 0) };
    w.post(0, a, 0, 2, w.local(0, 0, 100), Operation::Write { remote });
    w.run(LIMIT);
    assert_eq!(statuses(&w, 0), [(1, Status::Success), (2, Status::RemoteAccess)]);
    assert_eq!(statuses(&w, 1), [(10, Status::Success), (11, Status::Flushed)]);
}

#[test]
fn completions_say_what_they_are_even_when_flushed() {
    let (mut w, a, b) = pair(&Config::default());
    w.post_receive(1, b, 0, 10, w.local(1, 0, 100));
    let read = Operation::Read { remote: w.remote(1, 0) };
    w.post(0, a, 0, 1, w.local(0, 0, 10), read);
    let now = w.now;
    w.hosts[0].endpoint.disconnect(now, a);
    w.serve(0);
    w.run(LIMIT);
    assert_eq!(w.completed(0)[0].what, Completed::Read);
    assert_eq!(w.completed(1)[0].what, Completed::Receive);
    assert_eq!(w.count(0, Event::CompletedBad), 1);
}
