//! The counters over more events than any co-simulation has: the counter block alone in Verilator,
//! with every event in every cycle, until byte counters have passed 32 bits.

use mtia_hw::nmc::Counters;
use mtia_hw::nmc::Nmc;
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::CounterId;
use mtia_rtl::Design;
use mtia_testbench::Bench;

/// 128 B a cycle pass 2^32 B in this many cycles.
const CYCLES: u64 = 36_000_000;

#[test]
fn counters_count_beyond_32_bits() {
    let chip = Chip::preset("mtia300").expect("preset");
    let design = Design::elaborate(&Counters(Nmc::new(&chip))).expect("description");
    let mut verilated = verilator_sys::Design::new(design.top());
    for (file, text) in &design.verilog() {
        verilated = verilated.source(file, text);
    }
    let library = verilated.compile(&Bench::default().cache_dir).expect("verilator");
    let mut model = library.instantiate().expect("instance");
    let port = |name: &str| model.port(name).expect("port");
    let (reset, valid) = (port("reset"), port("utility_request_valid"));
    let (address, ready) = (port("utility_request_address"), port("utility_response_ready"));
    let (data, error) = (port("utility_response_data"), port("utility_response_error"));
    // The most that each counter can grow by in a cycle.
    let steps = CounterId::ALL.map(|id| match id {
        CounterId::BytesReduced | CounterId::BytesCopied => 128,
        CounterId::ReadFlits | CounterId::RequestWaitFlits => 4,
        CounterId::WriteFlits => 2,
        _ => 1,
    });
    let events = CounterId::ALL.map(|id| port(id.counter().name));
    model.set(reset, 1);
    model.cycles(1);
    model.set(reset, 0);
    for (event, step) in events.iter().zip(steps) {
        model.set(*event, step);
    }
    model.cycles(CYCLES);
    for event in events {
        model.set(event, 0);
    }
    model.set(ready, 1);
    for (id, step) in CounterId::ALL.into_iter().zip(steps) {
        model.set(valid, 1);
        model.set(address, u64::from(id.offset()));
        model.cycles(1);
        model.set(valid, 0);
        model.settle();
        assert_eq!(model.get(data), step * CYCLES, "{id:?}");
        assert_eq!(model.get(error), 0, "{id:?}");
    }
}
