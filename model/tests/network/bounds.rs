//! What no network can do better, and what this one does exactly.

use mtia_model::cycle::fabric::LinkCounter::{BufferFull, Lost, Marked, PeakQueue};
use mtia_model::cycle::fabric::{Class, Config, LinkCounter, Shape};
use mtia_model::transport::time::Time;

use crate::scripted::{Plain, network, run, send};

/// ps that bytes take at 800 Gb/s.
const BYTE_PS: u64 = 10;

fn quiet() -> Config {
    // Nothing is marked, nothing is lost but for want of room.
    Config { mark_most: 0.0, mark_all_us: 1e6, ..Config::new(800.0) }
}

#[test]
fn a_packet_alone_takes_its_hops() {
    let three = Shape::ThreeTier { down: 4, over: 1 };
    for (to, hops) in [(1, 2), (5, 4), (40, 6)] {
        for bytes in [64, 1500, 4200, 9000] {
            let mut n = network(three, 64, 1, 1, quiet());
            send(&mut n, 0, to, 1, bytes);
            run(&mut n);
            let c = n.config().clone();
            // Each link takes the whole packet before the next begins; switches between links.
            let cables = 2.0 * c.host_cable_ns + f64::from(hops - 2) * c.fabric_cable_ns;
            let fixed = cables + f64::from(hops - 1) * c.switch_ns + c.nic_ns;
            let expected = u64::from(hops * bytes) * BYTE_PS + (fixed * 1e3) as u64;
            let got = &n.hosts()[to as usize].got;
            assert_eq!(got.len(), 1);
            assert_eq!(got[0].at, Time(expected), "{hops} hops, {bytes} B");
            assert_eq!(n.latency_ps(0, to, 0, bytes), expected);
        }
    }
}

#[test]
fn incast_takes_what_the_receivers_link_takes() {
    for senders in [2, 8, 32] {
        let mut n = network(Shape::Single, senders + 1, 1, 1, quiet());
        for from in 1..=senders {
            send(&mut n, from, 0, 50, 4096);
        }
        run(&mut n);
        let got = &n.hosts()[0].got;
        let last = got.iter().map(|g| g.at.0).max().unwrap();
        let bytes = got.len() as u64 * 4096;
        let alone = n.latency_ps(1, 0, 0, 4096);
        // The first byte's way, then every byte over the one link.
        let least = alone + (bytes - 4096) * BYTE_PS;
        assert_eq!(last, least, "{senders} senders, nothing lost, one link always busy");
        assert_eq!(got.len() as u64, u64::from(senders) * 50);
    }
}

#[test]
fn an_incast_beyond_the_buffer_loses_what_has_no_room() {
    for (alpha, share) in [(0.0, None), (1.0, Some(0.5)), (3.0, Some(0.75))] {
        let mut config = quiet();
        config.buffer_us = 2.0;
        config.set("alpha", alpha).unwrap();
        let mut n = network(Shape::Single, 17, 1, 1, config);
        for from in 1..=16 {
            send(&mut n, from, 0, 400, 4000);
        }
        run(&mut n);
        let down = n.topology().uplinks[0] ^ 1;
        let peak = n.link_counters(down)[PeakQueue];
        // Dynamic threshold with one queue in use: a packet of b is let in while
        // q + b <= alpha (B - q), so the queue ends below alpha / (1 + alpha) (B + b).
        let all = 17 * 200_000u64 + 4000;
        let limit = share.map_or(200_000.0, |share: f64| share * all as f64) as u64;
        assert!(peak <= limit && peak + 4000 > limit, "alpha {alpha}: {peak} of {limit}");
        let dropped = n.link_counters(down)[BufferFull];
        assert!(dropped > 0);
        assert_eq!(n.delivered() + dropped, 16 * 400);
    }
}

#[test]
fn goodput_stays_below_line_rate() {
    let mut n = network(Shape::TwoTier { down: 8, over: 1 }, 64, 1, 1, quiet());
    for from in 0..64 {
        send(&mut n, from, (from * 7 + 13) % 64, 500, 4096);
    }
    run(&mut n);
    for host in n.hosts() {
        let mut times: Vec<u64> = host.got.iter().map(|g| g.at.0).collect();
        times.sort_unstable();
        for pair in times.windows(2) {
            assert!(pair[1] - pair[0] >= 4096 * BYTE_PS);
        }
    }
}

#[test]
fn marks_follow_the_ramp() {
    // An endless 2:1 incast drives the queue through the whole ramp: marked are none below, all
    // above, and in between the share that the ramp says.
    let mut config = quiet();
    (config.mark_from_us, config.mark_all_us, config.mark_most) = (1.0, 9.0, 0.5);
    config.buffer_us = 1000.0;
    let mut n = network(Shape::Single, 3, 1, 1, config);
    for from in 1..3 {
        send(&mut n, from, 0, 2000, 4000);
    }
    run(&mut n);
    // The queue grows by one packet for each that leaves; the packet of place k meets k/2 packets.
    let got = &n.hosts()[0].got;
    assert_eq!(got.len(), 4000);
    let share = |from: usize, to: usize| {
        let some = &got[from..to];
        some.iter().filter(|g| g.arrival.ecn_marked).count() as f64 / some.len() as f64
    };
    // 100,000 B a us: 25 packets a us. Queue 25 at packet 50, 225 at packet 450.
    assert_eq!(share(0, 48), 0.0);
    assert_eq!(share(456, 4000), 1.0);
    // From 0 to a half over 400 packets: a quarter of them, within 4 standard deviations.
    assert!((share(50, 450) - 0.25).abs() < 4.0 * (0.25f64 * 0.75 / 400.0).sqrt());
    assert_eq!(n.totals()[Marked], got.iter().filter(|g| g.arrival.ecn_marked).count() as u64);
}

#[test]
fn control_goes_first_and_is_never_marked() {
    let mut config = Config::new(800.0);
    config.mark_from_us = 0.0;
    let mut n = network(Shape::Single, 3, 1, 1, config);
    for from in 1..3 {
        send(&mut n, from, 0, 200, 4000);
    }
    let late = Time(150 * 4000 * BYTE_PS);
    let urgent = Plain { to: 0, bytes: 64, entropy: 0, class: Class::Control, id: 999 };
    n.hosts_mut()[1].queues[0].insert(150, (late, urgent));
    run(&mut n);
    let got = &n.hosts()[0].got;
    let control = got.iter().find(|g| g.packet.id == 999).unwrap();
    assert!(!control.arrival.ecn_marked);
    // It left behind 150 packets of its own host and overtook those that wait: at most one packet
    // is being sent before it.
    let alone = n.latency_ps(1, 0, 0, 64);
    let waited = control.at.0 - late.0 - alone;
    assert!(waited <= 2 * 4000 * BYTE_PS, "{waited} ps");
    assert!(got.iter().filter(|g| g.arrival.ecn_marked).count() > 100);
}

#[test]
fn loss_is_once_a_packet_whatever_the_way() {
    let mut config = quiet();
    config.loss = 0.05;
    let mut n = network(Shape::ThreeTier { down: 4, over: 1 }, 64, 1, 1, config);
    // One near, one far.
    send(&mut n, 0, 1, 20_000, 100);
    send(&mut n, 8, 63, 20_000, 100);
    run(&mut n);
    for to in [1, 63] {
        let lost = 1.0 - n.hosts()[to].got.len() as f64 / 20_000.0;
        let deviation = (0.05f64 * 0.95 / 20_000.0).sqrt();
        assert!((lost - 0.05).abs() < 4.0 * deviation, "host {to}: {lost}");
    }
    assert_eq!(n.totals()[Lost], n.totals().drops());
}

#[test]
fn planes_do_not_meet() {
    let mut n = network(Shape::TwoTier { down: 4, over: 1 }, 16, 4, 4, quiet());
    for port in 0..4u8 {
        for id in 0..100 {
            let packet =
                Plain { to: 15, bytes: 4000, entropy: id, class: Class::Data, id: port.into() };
            n.hosts_mut()[0].queues[usize::from(port)].push_back((Time::ZERO, packet));
        }
    }
    run(&mut n);
    let got = &n.hosts()[15].got;
    assert_eq!(got.len(), 400);
    assert!(got.iter().all(|g| u64::from(g.arrival.port) == g.packet.id));
    // Four ports at once take as long as one.
    let last = got.iter().map(|g| g.at.0).max().unwrap();
    let alone = n.latency_ps(0, 15, 0, 4000);
    assert!(last <= alone + 100 * 4000 * BYTE_PS, "{last}");
}

#[test]
fn the_same_input_gives_the_same_counters() {
    let once = || {
        let mut config = Config::new(400.0);
        (config.loss, config.buffer_us) = (0.01, 3.0);
        let mut n = network(Shape::TwoTier { down: 4, over: 2 }, 32, 1, 1, config);
        for from in 0..32 {
            send(&mut n, from, (from + 5) % 8, 200, 1000 + from * 50);
        }
        run(&mut n);
        let counters: Vec<_> =
            (0..n.topology().edges.len() as u32).map(|l| *n.link_counters(l)).collect();
        (counters, n.delivered(), n.events())
    };
    assert_eq!(once(), once());
    assert!(once().0.iter().any(|c| c[LinkCounter::BufferFull] > 0));
}
