//! Faults at set times.

use mtia_model::cycle::fabric::LinkCounter::{Corrupted, Down, Duplicated, Lost, NoRoute};
use mtia_model::cycle::fabric::{Config, Fault, Network, Shape};
use mtia_model::transport::time::Time;

use crate::scripted::{Scripted, network, run, send};

fn with(fault: &str, shape: Shape, reroute_us: f64) -> Network<Scripted> {
    let config = Config { mark_most: 0.0, mark_all_us: 1e6, reroute_us, ..Config::new(800.0) };
    let mut n = network(shape, 16, 1, 1, config);
    for fault in Fault::parse(fault, n.topology()).unwrap() {
        n.add_fault(fault);
    }
    n
}

#[test]
fn a_link_that_is_down_loses_what_is_on_it_and_comes_back() {
    // 1000 packets of 40 ns; down from 10 us to 20 us: 250 are sent in vain, give or take those
    // on the wire at either end.
    let mut n = with("link:host0.port0@10us+10us", Shape::Single, 1e6);
    send(&mut n, 0, 1, 1000, 4000);
    run(&mut n);
    let totals = n.totals();
    assert_eq!(totals[Down] + n.delivered(), 1000);
    let on_the_wire = (n.config().host_cable_ns + n.config().switch_ns) / 40.0 + 1.0;
    let lost = totals[Down] as f64;
    assert!((250.0..=250.0 + on_the_wire + 1.0).contains(&lost), "{lost}");
}

#[test]
fn routes_leave_a_dead_spine_once_they_know() {
    let shape = Shape::TwoTier { down: 4, over: 1 };
    let mut n = with("switch:plane0.spine2@10us", shape, 10.0);
    send(&mut n, 0, 15, 2000, 4000);
    run(&mut n);
    // From 10 to 20 us a quarter of 250 packets go to the dead spine; none after.
    let totals = n.totals();
    assert_eq!(totals.drops(), totals[Down]);
    let lost = totals[Down] as f64;
    assert!((35.0..120.0).contains(&lost), "{lost}");
    // What left after 21 us, 40 ns a packet, has come in whole.
    let late = n.hosts()[15].got.iter().filter(|g| g.packet.id >= 525).count();
    assert_eq!(late, 2000 - 525);
}

#[test]
fn a_dead_plane_has_no_routes() {
    let shape = Shape::TwoTier { down: 4, over: 1 };
    let mut n = with("plane:0@10us", shape, 5.0);
    send(&mut n, 0, 15, 1000, 4000);
    run(&mut n);
    assert_eq!(n.totals()[Down] + n.totals()[NoRoute] + n.delivered(), 1000);
    // Packet i is there at latency + 40 ns i, and all that is on its way at 10 us is lost.
    let alone = n.latency_ps(0, 15, 0, 4000);
    assert_eq!(n.delivered(), (10_000_000 - alone) / 40_000 + 1);
    assert!(n.hosts()[15].got.iter().all(|g| g.at <= Time(10_000_000)));
}

#[test]
fn impaired_links_do_what_they_are_told() {
    let close = |count: u64, share: f64| {
        let deviation = (20_000.0 * share * (1.0 - share)).sqrt();
        assert!((count as f64 - 20_000.0 * share).abs() < 4.0 * deviation, "{count} for {share}");
    };
    for (what, counter) in [("loss", Lost), ("corrupt", Corrupted), ("duplicate", Duplicated)] {
        let mut n = with(&format!("{what}:0.1:host0.port0@0us"), Shape::Single, 1e6);
        send(&mut n, 0, 1, 20_000, 100);
        run(&mut n);
        close(n.totals()[counter], 0.1);
        let got = n.delivered();
        match counter {
            Duplicated => assert_eq!(got, 20_000 + n.totals()[Duplicated]),
            _ => assert_eq!(got, 20_000 - n.totals()[counter]),
        }
    }
}

#[test]
fn added_delay_keeps_the_order() {
    let mut n = with("delay:7us:host0.port0@1us+2us", Shape::Single, 1e6);
    send(&mut n, 0, 1, 200, 4000);
    run(&mut n);
    let got = &n.hosts()[1].got;
    assert_eq!(got.len(), 200);
    assert!(got.windows(2).all(|w| w[0].packet.id + 1 == w[1].packet.id && w[0].at <= w[1].at));
    let alone = n.latency_ps(0, 1, 0, 4000);
    let late = |id: usize| got[id].at.0 - alone - id as u64 * 40_000;
    assert_eq!((late(0), late(50)), (0, 7_000_000));
    // When the delay ends, what comes behind waits for what went before, and a full line never
    // catches up.
    assert_eq!((late(80), late(199)), (7_000_000, 7_000_000));
}
