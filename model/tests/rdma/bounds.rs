//! What must hold for every transport, whatever the network does short of ending for good.

use mtia_model::cycle::fabric::Shape;
use mtia_model::cycle::rdma::{Pattern, Quiet, Report, Scenario, Transport, run, run_all};

pub const BOTH: [Transport; 2] = [Transport::MetaRoce, Transport::RoceV2];

pub fn scenario(
    transport: Transport,
    shape: Shape,
    nodes: u32,
    pattern: &str,
    bytes: u64,
) -> Scenario {
    let pattern: Pattern = pattern.parse().unwrap();
    let work = pattern.workload(nodes, bytes, 1).unwrap();
    Scenario::new(transport, shape, (nodes, 1, 1), 800.0, work, 1).unwrap()
}

pub fn whole(scenario: &Scenario) -> Report {
    let report = run(scenario, &mut Quiet).unwrap();
    assert_eq!((&report.stuck, report.failed_flows), (&None, 0), "{}", report.limiter);
    let bytes: u64 = scenario.workload.flows.iter().map(|f| f.bytes).sum();
    assert_eq!((report.flows, report.bytes), (scenario.workload.flows.len() as u64, bytes));
    // No node gets more than its ports carry.
    assert!(report.line_rate_share < 1.0, "{}", report.line_rate_share);
    assert!(report.seconds >= scenario.workload.least_seconds(scenario.host_gbps()));
    report
}

#[test]
fn an_incast_takes_what_the_receivers_port_takes() {
    for transport in BOTH {
        for senders in [2u32, 8, 32] {
            for bytes in [1, 4096, 300_000] {
                let pattern = format!("incast:{senders}");
                let report =
                    whole(&scenario(transport, Shape::Single, senders + 1, &pattern, bytes));
                let least = f64::from(senders) * bytes as f64 * 8.0 / 800e9;
                assert!(report.seconds >= least, "{transport} {senders}:1 of {bytes} B");
            }
        }
    }
}

#[test]
fn time_never_falls_when_size_grows() {
    for transport in BOTH {
        for pattern in ["permutation", "incast:8", "all-to-all", "all-reduce-ring"] {
            let sizes = [16u64, 4096, 65_536, 1 << 18, 1 << 20, 1 << 22];
            let all: Vec<Scenario> = sizes
                .iter()
                .map(|&bytes| scenario(transport, Shape::Single, 16, pattern, bytes))
                .collect();
            let seconds: Vec<f64> =
                run_all(&all, |_, _| {}).into_iter().map(|r| r.unwrap().seconds).collect();
            for pair in seconds.windows(2) {
                assert!(pair[0] <= pair[1], "{transport} {pattern}: {seconds:?}");
            }
        }
    }
}

#[test]
fn one_packet_takes_the_way_of_one_packet() {
    // 64 B to the leaf's neighbour: two links, two cables, a switch, an interface.
    for transport in BOTH {
        let s = scenario(transport, Shape::Single, 2, "permutation", 64);
        let report = whole(&s);
        let n = &s.network;
        let fixed = 2.0 * n.host_cable_ns + n.switch_ns + n.nic_ns;
        // Headers are between 66 and 200 bytes; each byte takes 0.01 ns a link.
        let wire = |bytes: f64| fixed + 2.0 * bytes * 0.01;
        let took = report.fct_us.max * 1e3;
        assert!((wire(64.0 + 66.0)..wire(64.0 + 200.0)).contains(&took), "{transport}: {took} ns");
        assert_eq!((report.retransmissions, report.timeouts), (0, 0));
    }
}

#[test]
fn without_trouble_nothing_is_sent_twice() {
    for transport in BOTH {
        let s = scenario(transport, Shape::Single, 8, "permutation", 1 << 20);
        let report = whole(&s);
        assert_eq!((report.retransmissions, report.spurious_retransmissions), (0, 0));
        // MetaRoCE's first ones are smaller, and count with their headers of 64 bytes.
        let (bytes, first) = (1 << 20, s.metaroce.first_mtu);
        let small = match transport {
            Transport::MetaRoce => s.metaroce.initial_window / (first + 64),
            Transport::RoceV2 => 0,
        };
        let each = small + (bytes - small * first).div_ceil(s.mtu());
        assert_eq!(report.data_packets, 8 * u64::from(each), "{transport}");
        assert!(report.line_rate_share > 0.5, "{transport}: {}", report.line_rate_share);
        assert!(report.jain_fairness > 0.99);
    }
}

#[test]
fn the_same_seed_gives_the_same_report_and_another_one_another() {
    for transport in BOTH {
        let with = |seed| {
            let shape = Shape::TwoTier { down: 4, over: 2 };
            let mut s = scenario(transport, shape, 16, "all-to-all", 1 << 20);
            (s.network.loss, s.seed) = (0.01, seed);
            serde_json::to_string(&whole(&s)).unwrap()
        };
        assert_eq!(with(1), with(1));
        assert_ne!(with(1), with(2));
    }
}

#[test]
fn losses_cost_throughput_and_no_message() {
    for transport in BOTH {
        let goodput = |loss: f64| {
            let mut s = scenario(transport, Shape::Single, 8, "permutation", 4 << 20);
            s.network.loss = loss;
            let report = whole(&s);
            // Of N packets N loss are lost, and each costs at least one repeat.
            assert_eq!(report.retransmissions == 0, loss == 0.0);
            report.goodput_gbps
        };
        let (none, some, many) = (goodput(0.0), goodput(0.01), goodput(0.05));
        assert!(none > some && some > many, "{transport}: {none} {some} {many}");
    }
}

#[test]
fn every_topology_carries_every_pattern() {
    let shapes =
        [Shape::Single, Shape::TwoTier { down: 4, over: 2 }, Shape::ThreeTier { down: 2, over: 1 }];
    for transport in BOTH {
        for shape in shapes {
            for pattern in [
                "permutation",
                "incast:15",
                "all-to-all",
                "all-to-all:3",
                "all-reduce-ring",
                "storage-read:9",
            ] {
                whole(&scenario(transport, shape, 16, pattern, 100_000));
            }
        }
        // A rack: 8 scale-up ports inside, 2 scale-out ports between.
        let work = "all-to-all".parse::<Pattern>().unwrap().workload(32, 1 << 20, 1).unwrap();
        let shape = Shape::Rack { up: 8 };
        whole(&Scenario::new(transport, shape, (32, 10, 2), 800.0, work, 1).unwrap());
    }
}

#[test]
fn planes_add_up() {
    for transport in BOTH {
        let seconds = |planes: u32| {
            let bytes = 4_000_000 * u64::from(planes);
            let work = Pattern::Permutation.workload(8, bytes, 1).unwrap();
            let size = (8, planes, planes);
            whole(&Scenario::new(transport, Shape::Single, size, 800.0, work, 1).unwrap()).seconds
        };
        // Four times the bytes over four planes take as long, within a tenth.
        let (one, four) = (seconds(1), seconds(4));
        assert!((four / one - 1.0).abs() < 0.1, "{transport}: {one} {four}");
    }
}
