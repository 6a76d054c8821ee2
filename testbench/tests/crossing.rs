//! The queue between two clock domains: hardware against model, edge by edge, for clocks of many
//! ratios. A failure prints depth, clocks and seed.

use mtia_model::cycle::crossing::{Clocks, Crossing, Edge};
use mtia_testbench::Bench;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use verilator_sys::Model;

const WIDTH: u32 = 24;

fn verilate(depth: u32) -> verilator_sys::Library {
    let block = mtia_rtl::Crossing { width: WIDTH, depth };
    let design = mtia_rtl::Design::elaborate(&block).expect("elaborates");
    let mut verilated = verilator_sys::Design::new(design.top());
    for (file, text) in &design.verilog() {
        verilated = verilated.source(file, text);
    }
    verilated.compile(&Bench::default().cache_dir).expect("compiles")
}

/// An edge of the clock of that name: inputs were set and settled before.
fn edge(rtl: &mut Model, clock: &str) {
    let clock = rtl.port(clock).expect("a clock");
    for level in [1, 0] {
        rtl.set(clock, level);
        rtl.settle();
    }
}

fn run(depth: u32, first: f64, second: f64, seed: u64) -> u64 {
    let what = format!("depth {depth}, clocks {first} and {second} GHz, seed {seed}");
    let library = verilate(depth);
    let mut rtl = library.instantiate().expect("a model");
    let set = |rtl: &mut Model, name: &str, value: u64| {
        let port = rtl.port(name).expect("a port");
        rtl.set(port, value);
    };
    let get = |rtl: &Model, name: &str| rtl.get(rtl.port(name).expect("a port"));
    for name in ["reset_enq", "reset_deq"] {
        set(&mut rtl, name, 1);
    }
    for _ in 0..3 {
        edge(&mut rtl, "clk_enq");
        edge(&mut rtl, "clk_deq");
    }
    for name in ["reset_enq", "reset_deq"] {
        set(&mut rtl, name, 0);
    }

    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut model: Crossing<u64> = Crossing::new(depth);
    let mut clocks = Clocks::new(first, second);
    let (mut sent, mut received) = (0, 0);
    // How often each side wants to move an item, changed now and then.
    let mut wish = [0.5, 0.5];
    for step in 0..20_000 {
        if step % 500 == 0 {
            wish = [0.0; 2].map(|_| [0.1, 0.5, 1.0][random.random_range(0..3)]);
        }
        match clocks.tick() {
            Edge::First => {
                let offer = random.random_bool(wish[0]);
                set(&mut rtl, "enq_valid", u64::from(offer));
                set(&mut rtl, "enq_data", if offer { sent } else { !sent } & 0xff_ffff);
                rtl.settle();
                assert_eq!(get(&rtl, "enq_ready") == 1, model.ready(), "{what}, step {step}");
                let taken = offer && model.ready();
                edge(&mut rtl, "clk_enq");
                model.enq_edge(taken.then_some(sent));
                sent += u64::from(taken);
            }
            Edge::Second => {
                let ready = random.random_bool(wish[1]);
                set(&mut rtl, "deq_ready", u64::from(ready));
                rtl.settle();
                let offered = (get(&rtl, "deq_valid") == 1).then(|| get(&rtl, "deq_data"));
                assert_eq!(offered, model.front().copied(), "{what}, step {step}");
                edge(&mut rtl, "clk_deq");
                if let Some(item) = model.deq_edge(ready) {
                    assert_eq!(
                        item, received,
                        "{what}, step {step}: lost, doubled or out of order"
                    );
                    received += 1;
                }
            }
        }
    }
    rtl.check().expect("the model still runs");
    assert!(received + u64::from(depth) >= sent && received > 100, "{what}: {received} of {sent}");
    received
}

#[test]
fn items_cross_between_clocks_of_any_ratio() {
    for depth in [2, 4, 8] {
        for (first, second) in [(1.9, 2.0), (2.0, 1.9), (1.0, 1.0), (0.3, 2.0), (2.0, 0.3)] {
            run(depth, first, second, u64::from(depth));
        }
    }
}

/// Eight places carry an item an edge of the slower clock, as the memory system needs.
#[test]
fn eight_places_are_enough_for_full_throughput() {
    for (first, second) in [(1.9, 2.0), (2.0, 1.9)] {
        let mut crossing = Crossing::new(8);
        let mut clocks = Clocks::new(first, second);
        let (mut edges, mut moved) = ([0u64; 2], 0u64);
        while edges[0] < 20_000 {
            match clocks.tick() {
                Edge::First => {
                    edges[0] += 1;
                    let item = crossing.ready().then_some(());
                    crossing.enq_edge(item);
                }
                Edge::Second => {
                    edges[1] += 1;
                    moved += u64::from(crossing.deq_edge(true).is_some());
                }
            }
        }
        let slower = edges[0].min(edges[1]);
        println!("{moved} items in {slower} edges of the slower clock");
        assert!(moved + 16 >= slower, "{moved} items in {slower} edges");
    }
}
