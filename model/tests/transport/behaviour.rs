//! What the mechanisms are for: throughput with and without loss, shares of many senders, marked paths.

use mtia_model::transport::time::{Duration, Time};
use mtia_model::transport::{Config, Event, Operation, Rate};

use crate::duo::{Duo, small_packets};
use crate::world::{Queue, World};

/// Bytes around a full payload on the link, as the protocol accounts for them.
const OVERHEAD: u64 = 130;

/// Senders into one receiver, each with more to send than it can.
fn incast(senders: usize, config: &Config) -> World {
    let mut w = World::new(senders + 1, 1 << 20, config, 7);
    w.queue = Queue { mark_at: 400_000, full_at: 16_000_000 };
    for sender in 1..=senders {
        let (at, _) = w.connect(sender, 0, 8, 1, (0, 0));
        let write = Operation::Write { remote: w.remote(0, 0) };
        for id in 0..200 {
            w.post(sender, at, 0, id, w.local(sender, 0, 1 << 20), write);
        }
    }
    w
}

/// Gigabits a second that arrive of each sender in a span of time.
fn rates(w: &mut World, span: Duration) -> Vec<f64> {
    let before = w.hosts[0].arrived.clone();
    let end = w.now + span;
    w.run_to(end);
    let bits = w.hosts[0].arrived.iter().zip(before).map(|(now, before)| 8 * (now - before));
    bits.map(|bits| bits as f64 * 1_000.0 / span.0 as f64).collect()
}

/// Gigabits a second of payload that a port can carry, by the part that is shared out.
fn full(config: &Config) -> f64 {
    let mtu = u64::from(config.mtu);
    let shared = u64::from(config.port_rate.0) * u64::from(config.share_target) / 1024;
    (shared * mtu / (mtu + OVERHEAD)) as f64 / 1_000.0
}

#[test]
fn one_sender_fills_its_share_of_the_line() {
    for (ports, must) in [(1, 1.0), (2, 2.0), (4, 4.0), (8, 8.0)] {
        let config = Config { ports, ..Config::default() };
        let mut w = incast(1, &config);
        w.run_to(Time(100_000_000));
        let rate = rates(&mut w, Duration::from_us(100))[0];
        let full = must * full(&config);
        assert!((rate / full - 1.0).abs() < 0.01, "{ports} ports: {rate} of {full} Gb/s");
    }
}

#[test]
fn loss_costs_little_more_than_what_is_lost() {
    for loss in [1_000, 10_000, 50_000, 100_000] {
        let config = Config::default();
        let mut w = incast(1, &config);
        w.channel.drop = loss;
        w.run_to(Time(200_000_000));
        let rate = rates(&mut w, Duration::from_us(500))[0];
        let arrives = 1.0 - f64::from(loss) / 1e6;
        let must = full(&config) * arrives;
        println!("loss {loss} ppm: {rate:.0} of {must:.0} Gb/s");
        assert!(rate > 0.95 * must && rate < 1.02 * must, "loss {loss}: {rate} of {must}");
        // Losses on a path are told from a full one: no window shrinks for them.
        let path = w.hosts[1].endpoint.paths(mtia_model::transport::ConnectionId(0))[0];
        assert_eq!(path.marked, 0);
    }
}

#[test]
fn many_senders_share_within_two_round_trips() {
    for senders in [8, 32, 128] {
        let config = Config::default();
        let mut w = incast(senders, &config);
        // A round trip without queues: twice 4 us and the time of packets; and the queue that the first
        // windows make, before anyone can know of anyone.
        let burst = senders as u64 * u64::from(config.initial_window);
        let queue = config.port_rate.time_of(burst + burst / 4096 * OVERHEAD);
        let round_trip = Duration::from_us(9) + queue;
        w.run_to(Time(0) + round_trip.times(2));
        let fair = u64::from(config.port_rate.0) * 1000 / 1024 / senders as u64;
        for sender in 1..=senders {
            let id = mtia_model::transport::ConnectionId(0);
            let Rate(share) = w.hosts[sender].endpoint.connection(id).unwrap().share.unwrap();
            // What is held back while packets are marked is allowed for.
            let least = fair * (1024 - u64::from(config.share_drain)) / 1024;
            let good = (least * 9 / 10..=fair * 11 / 10).contains(&u64::from(share));
            assert!(good, "{senders} senders: share {share} of {fair} Mb/s");
        }
        // What arrives follows.
        let rates = rates(&mut w, Duration::from_us(400));
        let sum: f64 = rates.iter().sum();
        let (least, most) =
            rates.iter().fold((f64::MAX, 0.0f64), |(l, m), &r| (l.min(r), m.max(r)));
        let mean = sum / senders as f64;
        println!("{senders}: {least:.1} to {most:.1}, mean {mean:.1}, sum {sum:.0} Gb/s");
        assert!(sum > 0.9 * full(&config), "{senders} senders: {sum} Gb/s");
        assert!(least > 0.8 * mean && most < 1.2 * mean, "{senders}: {least} to {most}, {mean}");
        let backlog = w.backlog(0, 0);
        assert!(backlog < 2 * w.queue.mark_at, "{senders} senders: {backlog} bytes wait");
    }
}

#[test]
fn the_share_of_a_sender_that_stops_returns_within_a_round_trip() {
    let config = Config::default();
    let mut w = incast(2, &config);
    w.run_to(Time(150_000_000));
    let both = rates(&mut w, Duration::from_us(50));
    // The second one stops: its work ends with what is under way.
    let now = w.now;
    w.hosts[2].endpoint.disconnect(now, mtia_model::transport::ConnectionId(0));
    w.serve(2);
    let start = w.now;
    let alone = u64::from(config.port_rate.0) * 1000 / 1024;
    loop {
        assert!(w.step());
        let id = mtia_model::transport::ConnectionId(0);
        let Rate(share) = w.hosts[1].endpoint.connection(id).unwrap().share.unwrap();
        if u64::from(share) > alone * 9 / 10 {
            break;
        }
        assert!(w.now < start + Duration::from_us(20), "share {share} of {alone}");
    }
    // Half a round trip until the receiver knows, half until the first one does.
    assert!(w.now < start + Duration::from_us(12), "after {}", w.now.since(start));
    let after = rates(&mut w, Duration::from_us(100));
    assert!(after[0] > 1.7 * both[0], "{both:?} then {after:?}");
}

#[test]
fn a_modest_sender_leaves_the_rest_to_the_hungry() {
    // Host 2 has four receivers, and so a quarter of its line for each; host 1 has one of them alone.
    let config = Config::default();
    let mut w = World::new(6, 1 << 20, &config, 7);
    for (from, to) in [(1, 0), (2, 0), (2, 3), (2, 4), (2, 5)] {
        let (at, _) = w.connect(from, to, 8, 1, (0, 0));
        let write = Operation::Write { remote: w.remote(to, 0) };
        for id in 0..60 {
            w.post(from, at, 0, id, w.local(from, 0, 1 << 20), write);
        }
    }
    w.run_to(Time(200_000_000));
    let rates = rates(&mut w, Duration::from_us(200));
    let (full, quarter) = (full(&config), 800.0 / 4.0 * 4_096.0 / 4_226.0);
    println!("{rates:?} Gb/s of {full}");
    assert!(rates[1] > 0.9 * quarter && rates[1] < 1.05 * quarter, "{rates:?}");
    assert!(rates[0] > 0.9 * (full - quarter), "{rates:?} of {full}");
}

#[test]
fn a_window_that_does_not_fill_all_paths_fills_one_after_the_other() {
    let few = small_packets().ack_every as usize;
    // Two of three paths, and half of the third.
    let packets = 2 * few + few / 2;
    let initial_window = packets as u32 * (4_096 + 64);
    let mut duo = Duo::new(&Config { initial_window, ..small_packets() }, 3, (0, 0));
    duo.write(0, 1, packets as u32 * 4_096);
    let sent = duo.pull_paced(0);
    let paths: Vec<u8> = sent.iter().map(|p| p.path).collect();
    let must = [vec![0; few], vec![1; few], vec![2; few / 2]].concat();
    assert_eq!(paths, must);
    // The message's end has moved the beginning on; path 1 is full until it is acknowledged.
    for packet in sent.iter().filter(|p| p.path == 1) {
        duo.give(1, packet);
    }
    duo.wait_until(duo.now + small_packets().ack_delay);
    let acks = duo.pull(1);
    duo.give_all(0, &acks);
    duo.write(0, 2, 1);
    assert_eq!(duo.pull_paced(0)[0].path, 1);
    duo.settle();
}

#[test]
fn a_window_that_fills_all_paths_is_spread_evenly() {
    let config = Config { initial_window: 1 << 20, ..small_packets() };
    for paths in [2u16, 4, 8] {
        let mut duo = Duo::new(&config, paths, (0, 0));
        duo.write(0, 1, 4 * u32::from(paths) * 4_096);
        let mut count = vec![0u32; paths.into()];
        for packet in duo.pull_paced(0) {
            count[usize::from(packet.path)] += 1;
            let (least, most) = (count.iter().min(), count.iter().max());
            assert!(most.unwrap() - least.unwrap() <= 1, "{count:?}");
        }
        assert_eq!(count, vec![4; paths.into()]);
    }
}

#[test]
fn of_filled_paths_the_emptiest_is_next() {
    let config = Config { initial_window: 1 << 20, ack_every: 2, ..small_packets() };
    let mut duo = Duo::new(&config, 2, (0, 0));
    duo.write(0, 1, 40 * 4_096);
    let packets: Vec<_> =
        (0..12).map(|_| duo.ends[0].transmit(duo.now, 0).unwrap().packet).collect();
    let of = |path| packets.iter().filter(move |p| p.path == path);
    assert_eq!((of(0).count(), of(1).count(), packets[11].path), (6, 6, 0));
    // Of path 0 two are acknowledged: four are under way, six on path 1, whose turn it is.
    of(0).take(2).for_each(|packet| {
        duo.give(1, packet);
    });
    let acks = duo.pull(1);
    duo.give_all(0, &acks);
    let next = duo.ends[0].transmit(duo.now, 0).unwrap().packet;
    assert_eq!(next.path, 0);
}

#[test]
fn a_small_share_fills_few_paths() {
    // 63 senders to one host: a packet in 5.2 us for each, one or two in a round trip.
    let config = Config::default();
    let mut w = incast(63, &config);
    w.run_to(Time(200_000_000));
    for host in 1..=63 {
        let id = mtia_model::transport::ConnectionId(0);
        let paths = w.hosts[host].endpoint.paths(id);
        let used = paths.iter().filter(|path| path.in_flight > 0).count();
        assert!(used <= 2, "host {host} uses {used} paths at once: {paths:?}");
    }
}

#[test]
fn a_marked_path_shrinks_and_others_take_over() {
    let config = Config { initial_window: 1 << 18, ..small_packets() };
    let mut duo = Duo::new(&config, 4, (0, 0));
    for id in 0..40 {
        duo.write(0, id, 1 << 20);
    }
    let mut by_path = [[0u32; 4]; 2];
    for round in 0..30 {
        let packets = duo.pull_paced(0);
        for packet in &packets {
            by_path[usize::from(round >= 15)][usize::from(packet.path)] += 1;
            if packet.path == 2 && round >= 5 {
                duo.give_marked(1, packet);
            } else {
                duo.give(1, packet);
            }
        }
        let acks = duo.pull_paced(1);
        duo.give_all(0, &acks);
    }
    let paths = duo.ends[0].paths(duo.ids[0]);
    println!("{by_path:?} {paths:?}");
    assert!(paths[2].window < paths[1].window / 4);
    assert_eq!(paths[2].health, mtia_model::transport::Health::Congested);
    let [_, late] = by_path;
    assert!(late[2] < late[1] / 3 && late[2] > 0, "{late:?}");
    assert_eq!(duo.count(0, Event::Retransmitted), 0);
}

#[test]
fn a_path_congested_for_long_looks_for_another_route() {
    let config = Config { reroute_after: 6, ..Config::default() };
    let mut duo = Duo::new(&config, 4, (0, 0));
    for id in 0..60 {
        duo.write(0, id, 1 << 20);
    }
    let before = duo.ends[0].paths(duo.ids[0]);
    for _ in 0..60 {
        for packet in duo.pull_paced(0) {
            let marked = packet.path == 1 && packet.source_port == before[1].source_port;
            if marked {
                duo.give_marked(1, &packet)
            } else {
                duo.give(1, &packet)
            };
        }
        let acks = duo.pull_paced(1);
        duo.give_all(0, &acks);
    }
    let after = duo.ends[0].paths(duo.ids[0]);
    assert_ne!(after[1].source_port, before[1].source_port);
    assert_eq!(after[1].health, mtia_model::transport::Health::Good, "the new route is clear");
    for path in [0, 2, 3] {
        assert_eq!(after[path].source_port, before[path].source_port);
    }
}

/// Time until everybody has written a part to everybody else, in us.
fn all_to_all(nodes: usize, bytes: u32, loss: u32) -> f64 {
    let config = Config::default();
    let mut w = World::new(nodes, 1 << 20, &config, 9);
    w.channel.drop = loss;
    for a in 0..nodes {
        for b in a + 1..nodes {
            let (at_a, at_b) = w.connect(a, b, 8, 1, (0, 0));
            for (from, at, to) in [(a, at_a, b), (b, at_b, a)] {
                let write = Operation::Write { remote: w.remote(to, 0) };
                w.post(from, at, 0, 0, w.local(from, 0, bytes), write);
            }
        }
    }
    w.run(Duration::from_ms(100));
    let last = w.hosts.iter().flat_map(|h| &h.completions).map(|c| c.0).max().unwrap();
    last.0 as f64 / 1e6
}

#[test]
fn collectives_slow_down_gradually_with_loss() {
    // Short messages: a lost packet is often the last of its path, which only a timeout tells. Somebody
    // waits for as many of them as one packet of all is likely to be lost in a row, and for no more than a
    // path lives through.
    let config = Config::default();
    let timeout = (config.initial_rtt.times(3) + config.ack_delay).0 as f64 / 1e6;
    for (nodes, bytes) in [(16, 1 << 18), (32, 1 << 16)] {
        let least = f64::from(bytes) * (nodes - 1) as f64 * 8.0 / 800_000.0;
        let mut last = 0.0;
        let packets = (nodes * (nodes - 1)) as f64 * f64::from(bytes) / f64::from(config.mtu);
        for loss in [0, 1_000, 10_000, 100_000] {
            let in_a_row = match loss {
                0 => 0,
                _ => 1 + (packets.ln() / (1e6 / f64::from(loss)).ln()) as u32,
            };
            let waits = [0.0, 1.0, 2.0, 4.0][in_a_row.min(config.dead_after.into()) as usize];
            let most = 2.2 * least + waits * timeout;
            let time = all_to_all(nodes, bytes, loss);
            println!(
                "{nodes} x {bytes} B, loss {loss} ppm: {time:.1} us, {:.2} x bound",
                time / least
            );
            assert!(time >= least, "faster than the line: {time} us");
            assert!(time <= most, "{nodes}, loss {loss}: {time} us, at most {most} us");
            assert!(time >= 0.9 * last, "loss {loss} makes it faster: {time} us after {last}");
            last = time;
        }
    }
}
