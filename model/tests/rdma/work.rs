//! Flows that start each other, and files that say so.

use mtia_model::cycle::fabric::Shape;
use mtia_model::cycle::rdma::{
    Flow, Observer, Quiet, Report, Scenario, Start, Trace, Transport, TriggerKind, Workload,
    parse_matrix, run,
};
use mtia_model::transport::time::Time;

use crate::bounds::BOTH;

fn simulate(transport: Transport, nodes: u32, work: Workload) -> Report {
    let scenario = Scenario::new(transport, Shape::Single, (nodes, 1, 1), 800.0, work, 1).unwrap();
    let report = run(&scenario, &mut Quiet).unwrap();
    assert!(report.whole(), "{:?} {}", report.stuck, report.limiter);
    report
}

fn write(from: u32, to: u32, start: Start) -> Flow {
    Flow::write(from, to, 400_000, start)
}

#[test]
fn triggers_fire_when_they_should() {
    for transport in BOTH {
        let alone = {
            let mut work = Workload::default();
            work.add(write(0, 1, Start::At(Time::ZERO)));
            simulate(transport, 4, work).seconds
        };
        // A chain of three takes three times as long as one, and the acknowledgements' way.
        let mut work = Workload::default();
        let (a, b) = (work.trigger(TriggerKind::Oneshot), work.trigger(TriggerKind::Oneshot));
        work.add(Flow { received_fires: Some(a), ..write(0, 1, Start::At(Time::ZERO)) });
        work.add(Flow { sent_fires: Some(b), ..write(1, 2, Start::Trigger(a)) });
        work.add(write(2, 3, Start::Trigger(b)));
        let chain = simulate(transport, 4, work);
        assert_eq!(chain.flows, 3);
        assert!(
            (3.0 * alone..3.6 * alone).contains(&chain.seconds),
            "{transport}: {} {alone}",
            chain.seconds
        );

        // A barrier of two waits for the slower one, which is twice as large.
        let mut work = Workload::default();
        let barrier = work.trigger(TriggerKind::Barrier(2));
        let at_once = Start::At(Time::ZERO);
        work.add(Flow { received_fires: Some(barrier), ..write(0, 1, at_once) });
        work.add(Flow { bytes: 800_000, received_fires: Some(barrier), ..write(2, 3, at_once) });
        work.add(write(1, 0, Start::Trigger(barrier)));
        let joined = simulate(transport, 4, work);
        assert_eq!(joined.flows, 3);
        assert!(joined.seconds > 2.5 * alone, "{transport}: {} {alone}", joined.seconds);

        // Two flows fire; a oneshot goes once, a multishot twice.
        for (kind, runs) in [(TriggerKind::Oneshot, 1), (TriggerKind::Multishot, 2)] {
            let mut work = Workload::default();
            let trigger = work.trigger(kind);
            for start in [0, 100_000_000] {
                let start = Start::At(Time(start));
                work.add(Flow { received_fires: Some(trigger), ..write(0, 1, start) });
            }
            work.add(write(1, 2, Start::Trigger(trigger)));
            assert_eq!(simulate(transport, 4, work).flows, 2 + runs, "{transport} {kind:?}");
        }
    }
}

#[test]
fn a_matrix_file_runs() {
    let text = "Nodes 4\nConnections 3\nTriggers 1\n0->1 id 1 start 0 size 100000 recv_done_trigger 1\n\
                1->2 id 2 trigger 1 size 100000\n3->2 id 3 start 7000000 size 4096\n\
                trigger id 1 oneshot\n";
    let matrix = parse_matrix(text).unwrap();
    for transport in BOTH {
        let report = simulate(transport, matrix.nodes, matrix.workload.clone());
        assert_eq!((report.flows, report.bytes), (3, 204_096));
    }
}

struct Tracer(Trace);

impl Observer for Tracer {
    fn progress(&mut self, _: u64, _: Time) {}

    fn trace(&mut self) -> Option<&mut Trace> {
        Some(&mut self.0)
    }
}

#[test]
fn a_trace_has_every_flow_and_is_json() {
    let mut work = Workload::default();
    for from in 1..4 {
        work.add(write(from, 0, Start::At(Time(u64::from(from) * 1_000_000))));
    }
    let scenario =
        Scenario::new(Transport::MetaRoce, Shape::Single, (4, 1, 1), 800.0, work, 1).unwrap();
    let mut tracer = Tracer(Trace::new());
    run(&scenario, &mut tracer).unwrap();
    let trace = serde_json::to_value(&tracer.0).unwrap();
    let events = trace["traceEvents"].as_array().unwrap();
    let spans: Vec<_> = events.iter().filter(|e| e["ph"] == "X").collect();
    assert_eq!(spans.len(), 3);
    for span in spans {
        assert_eq!(span["ts"].as_f64(), span["pid"].as_f64(), "node n starts at n us");
        assert!(span["dur"].as_f64().unwrap() > 4.0 && span["args"]["bytes"] == 400_000);
    }
    assert!(events.iter().any(|e| e["ph"] == "C" && e["name"] == "goodput"));
}

#[test]
fn a_flow_that_no_trigger_starts_is_not_waited_for() {
    let mut work = Workload::default();
    let never = work.trigger(TriggerKind::Barrier(2));
    let first = write(0, 1, Start::At(Time::ZERO));
    work.add(Flow { received_fires: Some(never), ..first });
    work.add(write(1, 2, Start::Trigger(never)));
    assert_eq!(simulate(Transport::MetaRoce, 4, work).flows, 1);
}
