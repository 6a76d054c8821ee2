//! How fast the memory system of the whole chip is simulated: element-wise BF16 addition, with HBM
//! in the same thread and in one of its own. `cargo bench -p mtia-model --bench memory_system`,
//! with numbers of elements as arguments for other sizes.

use mtia_model::cycle::memory_system::add::bf16_add;
use mtia_model::cycle::memory_system::run::Options;
use mtia_model::cycle::memory_system::stream;
use mtia_model::spec::Chip;

fn main() {
    let chip = Chip::preset("mtia300").expect("the preset");
    let sizes: Vec<u64> = std::env::args().filter_map(|a| a.parse().ok()).collect();
    let sizes = if sizes.is_empty() { vec![1 << 20, 1 << 22] } else { sizes };
    for elements in sizes {
        for threads in [1, 2] {
            let run = bf16_add(&chip, elements, Options { threads, progress: None });
            let counts = &run.counts;
            let rate = |n: u64| n as f64 / counts.wall_seconds;
            println!(
                "{elements} elements, {threads} threads: {:.1} s; {:.0} cycles/s, {:.2} M HBM \
                 bursts/s, {:.2} M flit-hops/s; {:.2} us, {:.1} GB/s, limiter {}",
                counts.wall_seconds,
                rate(counts.cycles),
                rate(counts.hbm_reads + counts.hbm_writes) / 1e6,
                rate(counts.flit_hops) / 1e6,
                1e6 * run.seconds,
                run.gigabytes_per_second(),
                run.limiter(),
            );
            println!("    {counts:?}");
        }
    }
    let terabytes = |bytes: u64, cycles: u64| {
        bytes as f64 / (cycles as f64 / chip.clock.frequency.value * 1e-9) / 1e12
    };
    for (what, counts) in [
        ("reads of HBM", stream::hbm_reads(&chip, 64 << 20, Options::quiet())),
        ("scratch", stream::scratch(&chip, 32 << 20, Options::quiet())),
    ] {
        println!("{what}: {:.2} TB/s\n    {counts:?}", terabytes(counts.bytes, counts.cycles));
    }
}
