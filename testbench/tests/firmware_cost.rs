//! Instructions that the message engine's firmware spends on a WQE of each kind in steady state:
//! the difference between a long and a short subgraph, on an engine that is never held up.
//!
//! `cargo test -p mtia-testbench --test firmware_cost -- --nocapture` prints the table.

use mtia_model::func::fabric::{Endpoint, Fabric, Options as Network};
use mtia_model::func::me::{Image, Options, System};
use mtia_model::func::memory::Memory;
use mtia_model::spec::Chip;
use mtia_model::spec::me::{CounterId, Report, Start};
use mtia_model::spec::nmc::Dtype;
use mtia_model::spec::wqe::{self, Comparison, Kind, Order, QueuePair, Width, Wqe};
use mtia_testbench::firmware;

const WQES: u64 = 0x1_0000;
const QP: QueuePair = QueuePair { nic: 1, pair: 5 };

/// Instructions of the engine of rank 0 while it runs `count` of these WQEs, the peer's `other`.
fn instructions(chip: &Chip, image: &Image, wqes: &[Wqe], other: Option<Wqe>, count: u32) -> u64 {
    let end = |rank| Endpoint { rank, queue_pair: QP };
    let network = Network { delay: 1..=1, completion_delay: 1..=1, ..Network::seeded(1) };
    let fabric = Fabric::new(2, &[(end(0), end(1))], network).expect("two ends");
    let options = Options { delay: 1..=1, control_delay: 1..=1, turn: 1, ..Options::seeded(1) };
    let memories = vec![Memory::new(0x10_0000); 2];
    let mut system = System::new(chip, image, 1, memories, fabric, options).expect("it fits");
    // As much memory as the chip has, so that the check of addresses costs what it costs there.
    system.engine_mut(0, 0).device.set_memory_limit(216 << 30);
    let start = Start { version: wqe::VERSION, id: 1, address: WQES, wqes: count };
    let graphs = [wqes.to_vec(), other.into_iter().collect::<Vec<_>>()];
    for (rank, graph) in graphs.iter().enumerate().filter(|(_, graph)| !graph.is_empty()) {
        for (i, wqe) in (0..count).zip(graph.iter().cycle()) {
            let at = WQES + u64::from(i) * wqe::BYTES as u64;
            system.memory_mut(rank).write(at, &wqe.bytes()).expect("within memory");
        }
    }
    // The peer first, so that its receives are there.
    if other.is_some() {
        system.start(1, 0, &start);
        for _ in 0..200 * u64::from(count) {
            system.step().unwrap_or_else(|e| panic!("{e}"));
        }
    }
    system.start(0, 0, &start);
    system.run().unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(system.take_report(0, 0), Some(Report::Done { id: 1, wqes: count }));
    system.counter(0, 0, CounterId::Instructions)
}

#[test]
fn instructions_of_each_kind() {
    let chip = Chip::preset("mtia300").expect("the preset");
    let image = firmware::message_engine(&chip).unwrap_or_else(|e| panic!("{e}"));
    let network = |kind| Wqe { a: 0x100, b: 0x200, length: 64, qp: QP.code(), ..Wqe::of(kind) };
    let send = network(Kind::Send);
    let recv = network(Kind::Recv);
    let write = network(Kind::Write);
    let reduce = Wqe {
        dtype: Dtype::Fp32.code(),
        a: 0x100,
        b: 0x200,
        s: 0x300,
        length: 64,
        ..Wqe::of(Kind::Reduce)
    };
    let copy = Wqe { kind: Kind::Copy.code(), ..reduce };
    let width = Width::Word.code();
    let set = Wqe { a: 0x400, width, ..Wqe::of(Kind::Set) };
    let wait = Wqe { a: 0x500, width, comparison: Comparison::Eq.code(), ..Wqe::of(Kind::Wait) };
    let after =
        |back, wqe| Wqe { order: Order { wqe_sync: Some(back), ..Order::default() }, ..wqe };
    // Kind, WQEs in turn, what the peer runs, and what the firmware may spend at most.
    let cases: [(&str, Vec<Wqe>, Option<Wqe>, f64); 9] = [
        ("NOOP", vec![Wqe::of(Kind::Noop)], None, 100.0),
        ("SEND", vec![send], Some(recv), 160.0),
        ("RECV", vec![recv], Some(send), 160.0),
        ("WRITE", vec![write], None, 160.0),
        ("REDUCE", vec![reduce], None, 240.0),
        ("COPY", vec![copy], None, 240.0),
        ("SET", vec![set], None, 240.0),
        ("WAIT", vec![wait], None, 400.0),
        (
            "RECV, REDUCE, SEND in a chain",
            vec![write, after(1, reduce), after(1, write)],
            None,
            400.0,
        ),
    ];
    println!("| WQE | instructions |\n|---|---:|");
    for (name, wqes, other, most) in cases {
        let cost = |count| instructions(&chip, &image, &wqes, other, count) as f64;
        // A RECV's peer sends before it is posted and is refused; all else is in step.
        let (short, long) = (600, 2400);
        let each = (cost(long) - cost(short)) / f64::from(long - short);
        println!("| {name} | {each:.1} |");
        assert!(each <= most, "{name}: {each:.1} instructions a WQE, more than {most}");
    }
}
