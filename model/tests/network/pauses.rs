//! Priority flow control: nothing is lost, and innocents wait (head-of-line blocking).

use mtia_model::cycle::fabric::LinkCounter::{BufferFull, PausedTime, Pauses};
use mtia_model::cycle::fabric::{Config, Shape};
use mtia_model::transport::time::Time;

use crate::scripted::{network, run, send};

fn config(pfc: bool) -> Config {
    let marks = Config { mark_most: 0.0, mark_all_us: 1e6, ..Config::new(800.0) };
    Config { pfc, buffer_us: 4.0, fabric_cable_ns: 20.0, ..marks }
}

/// 8 senders under two leaves to one receiver, and a victim: from one of the senders' leaves to an
/// idle host beside the receiver. When the victim's last packet is there, ps; and the drops.
fn incast_with_victim(pfc: bool, incast: bool) -> (u64, u64, u64) {
    // One spine, so that all share one way.
    let mut n = network(Shape::TwoTier { down: 8, over: 8 }, 24, 1, 1, config(pfc));
    if incast {
        for from in 8..15 {
            send(&mut n, from, 0, 1000, 4000);
        }
    }
    send(&mut n, 15, 1, 100, 4000);
    run(&mut n);
    let got = &n.hosts()[1].got;
    let last = if got.len() == 100 { got.last().unwrap().at.0 } else { u64::MAX };
    let totals = n.totals();
    if pfc {
        assert_eq!(n.delivered(), n.sent());
        assert_eq!(totals[Pauses] > 0, totals[PausedTime] > 0);
    }
    (last, totals[BufferFull], totals[Pauses])
}

#[test]
fn pauses_lose_nothing() {
    let (_, dropped, pauses) = incast_with_victim(false, true);
    assert!(dropped > 0 && pauses == 0);
    let (_, dropped, pauses) = incast_with_victim(true, true);
    assert_eq!(dropped, 0);
    assert!(pauses > 0);
}

#[test]
fn pauses_make_innocents_wait() {
    // Over a non-blocking tree: the only full link is the receiver's, and the victim does not use it.
    let victim = |pfc: bool| {
        let mut n = network(Shape::TwoTier { down: 8, over: 1 }, 24, 1, 1, config(pfc));
        for from in 8..15 {
            send(&mut n, from, 0, 4000, 4000);
        }
        send(&mut n, 15, 1, 1000, 4000);
        run(&mut n);
        let got = &n.hosts()[1].got;
        (got.len(), got.last().unwrap().at.0, n.totals()[BufferFull])
    };
    let (count, free, dropped) = victim(false);
    assert!(count == 1000 && dropped > 0);
    let (count, blocked, dropped) = victim(true);
    assert!(count == 1000 && dropped == 0);
    // Alone it takes 1000 x 40 ns. Paused together with the incast, it crawls.
    assert!(free < 60_000_000, "{free} ps without pauses");
    assert!(blocked > 3 * free, "{blocked} ps with pauses, {free} without");
}

#[test]
fn random_incasts_lose_nothing_at_any_size() {
    use rand::{RngExt, SeedableRng};
    for seed in 0..12 {
        println!("seed {seed}");
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        let mut c = config(true);
        c.buffer_us = rng.random_range(4.0..20.0);
        c.rate_gbps = [100.0, 400.0, 800.0][rng.random_range(0..3)];
        c.host_cable_ns = rng.random_range(5.0..100.0);
        c.resume = rng.random_range(0.0..1.0);
        c.buffer_us *= 800.0 / c.rate_gbps;
        let mut n = network(Shape::ThreeTier { down: 4, over: 2 }, 64, 1, 1, c);
        for from in 0..64 {
            let to = rng.random_range(0..4);
            if to != from {
                send(&mut n, from, to, 300, rng.random_range(64..9000));
            }
        }
        run(&mut n);
        assert_eq!(n.delivered(), n.sent());
        assert_eq!(n.totals().drops(), 0);
    }
}

#[test]
fn memory_too_small_for_pauses_is_refused() {
    use mtia_model::cycle::fabric::{Network, Topology};
    let topology = Topology::new(Shape::Single, 2, 1, 1).unwrap();
    let hosts: Vec<crate::scripted::Scripted> = vec![Default::default(), Default::default()];
    let c = Config { buffer_us: 0.5, ..config(true) };
    let error = Network::new(topology, c, hosts, 1).err().unwrap();
    assert!(error.contains("buffer_us = 0.5") && error.contains("use at least"), "{error}");
    assert!(!error.contains('\n'));
    let _ = Time::ZERO;
}
