//! Each kind of message over a clean channel: its bytes, its completions, what it costs.

use mtia_model::transport::time::{Duration, Time};
use mtia_model::transport::work::Completed;
use mtia_model::transport::{Config, Event, Operation, Status};

use crate::duo::small_packets;

use crate::world::World;

const MS: Duration = Duration::from_ms(50);

#[test]
fn each_operation_moves_its_bytes_and_completes() {
    for (paths, ports) in [(1, 1), (8, 1), (8, 4), (256, 12), (3, 12)] {
        let config = Config { ports, ..small_packets() };
        let mut w = World::new(2, 1 << 20, &config, 1);
        let (a, b) = w.connect(0, 1, paths, 4, (0, 0));
        w.fill(0, 0, 300_000);
        w.fill(1, 500_000, 100_000);
        let before = w.hosts[1].memory.clone();
        w.post_receive(1, b, 2, 70, w.local(1, 600_000, 60_000));
        w.post_receive(1, b, 3, 71, w.local(1, 700_000, 10));
        let write = Operation::Write { remote: w.remote(1, 1_000) };
        w.post(0, a, 0, 1, w.local(0, 0, 100_001), write);
        w.post(0, a, 2, 2, w.local(0, 100_001, 50_000), Operation::Send);
        let immediate = Operation::WriteImmediate { remote: w.remote(1, 200_000), immediate: 77 };
        w.post(0, a, 3, 3, w.local(0, 150_001, 4_097), immediate);
        let read = Operation::Read { remote: w.remote(1, 500_000) };
        w.post(0, a, 1, 4, w.local(0, 800_000, 100_000), read);
        w.run(MS);

        let mut must = before;
        let source = w.hosts[0].memory.clone();
        must[1_000..101_001].copy_from_slice(&source[..100_001]);
        must[600_000..650_000].copy_from_slice(&source[100_001..150_001]);
        must[200_000..204_097].copy_from_slice(&source[150_001..154_098]);
        assert!(w.hosts[1].memory == must, "paths {paths}");
        assert!(source[800_000..900_000] == must[500_000..600_000], "read, paths {paths}");

        let mut sent = w.completed(0);
        sent.sort_by_key(|c| c.id);
        let kinds: Vec<_> = sent.iter().map(|c| (c.id, c.what, c.status, c.length)).collect();
        let ok = Status::Success;
        assert_eq!(
            kinds,
            [
                (1, Completed::Write, ok, 100_001),
                (2, Completed::Send, ok, 50_000),
                (3, Completed::WriteImmediate, ok, 4_097),
                (4, Completed::Read, ok, 100_000),
            ]
        );
        let mut got = w.completed(1);
        got.sort_by_key(|c| c.id);
        let kinds: Vec<_> = got.iter().map(|c| (c.id, c.what, c.status, c.length)).collect();
        let received = (70, Completed::Receive, ok, 50_000);
        assert_eq!(kinds, [received, (71, Completed::ReceiveImmediate(77), ok, 4_097)]);

        // 25 + 13 + 2 packets of messages and one that asks for the read; its answer 25.
        assert_eq!(w.count(0, Event::Sent), 41);
        assert_eq!(w.count(1, Event::Sent), 25);
        assert_eq!(w.count(1, Event::PlacedBytes), 100_001 + 50_000 + 4_097);
        for host in 0..2 {
            for event in [Event::Retransmitted, Event::Duplicates, Event::Timeouts] {
                assert_eq!(w.count(host, event), 0, "{event:?} {:?}", w.counts());
            }
            assert_eq!(w.hosts[host].endpoint.load().0, 0, "all records are given back");
        }
    }
}

#[test]
fn an_unloaded_message_takes_a_round_trip() {
    let config = small_packets();
    let mut w = World::new(2, 1 << 16, &config, 1);
    let (a, _) = w.connect(0, 1, 8, 1, (0, 0));
    let write = Operation::Write { remote: w.remote(1, 0) };
    w.post(0, a, 0, 1, w.local(0, 0, 1), write);
    w.run(MS);
    // Twice on the wire, twice 4 us, the acknowledgement's wait none: the only packet asks for it.
    let packet = |bytes: u64| config.port_rate.time_of(bytes + 66).0;
    let write_bytes = 16 + 8 + 16 + 12 + 1 + 4;
    let must = 2 * packet(write_bytes) + 2 * packet(16 + 60 + 4) + 2 * Duration::from_us(4).0;
    assert_eq!(w.hosts[0].completions[0].0, Time(must));
}

#[test]
fn a_thousand_streams_over_a_hundred_paths() {
    let config = Config { ports: 8, ..small_packets() };
    let mut w = World::new(2, 1 << 22, &config, 5);
    let (a, _) = w.connect(0, 1, 100, 1_024, (u32::MAX, u32::MAX - 7));
    w.fill(0, 0, 1 << 21);
    for stream in 0..1_024u16 {
        let at = usize::from(stream) * 2_000;
        for (id, part) in [(0, 0), (1, 1_000)] {
            let write = Operation::Write { remote: w.remote(1, at + part) };
            w.post(0, a, stream, id, w.local(0, at + part, 1_000), write);
        }
    }
    w.run(MS);
    assert!(w.hosts[1].memory[..2_048_000] == w.hosts[0].memory[..2_048_000]);
    let done = w.completed(0);
    assert_eq!(done.len(), 2_048);
    for stream in 0..1_024u16 {
        let ids: Vec<u64> = done.iter().filter(|c| c.stream.0 == stream).map(|c| c.id).collect();
        assert_eq!(ids, [0, 1]);
    }
}
