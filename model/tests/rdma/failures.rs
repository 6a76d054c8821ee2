//! Links, switches and planes that fail under way.

use mtia_model::cycle::fabric::{Fault, Shape};
use mtia_model::cycle::rdma::{Pattern, Quiet, Scenario, Transport, run};

use crate::bounds::{BOTH, scenario, whole};

fn fail(scenario: &mut Scenario, fault: &str) {
    scenario.faults.extend(Fault::parse(fault, &scenario.topology).unwrap());
}

#[test]
fn a_plane_that_fails_loses_no_message_of_metaroce() {
    for fault in ["plane:1@20us", "plane:0@20us+100us", "plane:3@0us"] {
        let work = Pattern::Permutation.workload(16, 16 << 20, 1).unwrap();
        let shape = Shape::TwoTier { down: 4, over: 1 };
        let mut s = Scenario::new(Transport::MetaRoce, shape, (16, 4, 4), 800.0, work, 1).unwrap();
        fail(&mut s, fault);
        let report = whole(&s);
        assert!(report.drops.down > 0 && report.retransmissions > 0, "{fault}");
    }
}

#[test]
fn a_dead_spine_is_driven_around() {
    // Without help from routing.
    let shape = Shape::TwoTier { down: 4, over: 1 };
    let mut s = scenario(Transport::MetaRoce, shape, 16, "permutation", 16 << 20);
    s.network.reroute_us = 1e6;
    fail(&mut s, "switch:plane0.spine1@20us");
    let report = whole(&s);
    assert!(report.drops.down > 0);
}

#[test]
fn the_baseline_comes_back_once_routes_do() {
    let shape = Shape::TwoTier { down: 4, over: 1 };
    let mut s = scenario(Transport::RoceV2, shape, 16, "permutation", 1 << 20);
    fail(&mut s, "switch:plane0.spine1@5us");
    let report = whole(&s);
    assert!(report.timeouts > 0 && report.drops.down > 0);
    // Half a permutation's flows cross it or not; those that do wait for a timeout of a millisecond.
    assert!(report.seconds > 1e-3, "{}", report.seconds);
}

#[test]
fn an_end_that_is_cut_off_is_told_of() {
    for transport in BOTH {
        let mut s = scenario(transport, Shape::Single, 4, "incast:3", 1 << 20);
        fail(&mut s, "link:host2.port0@3us");
        let report = run(&s, &mut Quiet).unwrap();
        assert!(!report.whole(), "{transport}");
        // The others have arrived; who is cut off is named.
        assert_eq!(report.flows, 2, "{transport}");
        let said = report.stuck.clone().unwrap_or(report.limiter);
        assert!(said.contains("flow 1") || said.contains("node 2"), "{transport}: {said}");
    }
}

#[test]
fn copies_and_damage_do_no_harm() {
    for transport in BOTH {
        let mut s = scenario(transport, Shape::Single, 4, "permutation", 2 << 20);
        for host in 0..4 {
            fail(&mut s, &format!("duplicate:0.05:host{host}.port0@0us"));
            fail(&mut s, &format!("corrupt:0.002:host{host}.port0@0us"));
        }
        let report = whole(&s);
        assert!(report.drops.corrupted > 0, "{transport}");
    }
}

#[test]
fn pauses_spare_the_baseline_its_losses() {
    let with = |pfc: bool| {
        let mut s = scenario(Transport::RoceV2, Shape::Single, 33, "incast:32", 1 << 20);
        (s.network.pfc, s.network.buffer_us) = (pfc, 4.0);
        // A third of the switch's memory for one port's queue.
        s.network.set("alpha", 0.1).unwrap();
        s.rocev2.dcqcn = false;
        whole(&s)
    };
    let (without, paused) = (with(false), with(true));
    assert!(without.drops.buffer_full > 0 && without.retransmissions > 0);
    assert_eq!((paused.drops.buffer_full, paused.retransmissions), (0, 0));
    assert!(paused.pauses > 0 && paused.seconds < without.seconds);
}

#[test]
fn dcqcn_keeps_queues_below_what_full_speed_does() {
    let with = |dcqcn: bool| {
        let mut s = scenario(Transport::RoceV2, Shape::Single, 9, "incast:8", 8 << 20);
        s.rocev2.dcqcn = dcqcn;
        whole(&s)
    };
    let (off, on) = (with(false), with(true));
    assert!(on.mean_queue_bytes < 0.7 * off.mean_queue_bytes);
    assert!(off.drops.buffer_full > 0 && on.drops.buffer_full < off.drops.buffer_full / 2);
}
