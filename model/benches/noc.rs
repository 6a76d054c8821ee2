//! Speed of the network's cycle model: flit-hops a second on one core, at several loads and sizes
//! of a flit.
//!
//! `cargo bench -p mtia-model --bench noc`

use std::time::Instant;

use mtia_model::cycle::noc::Network;
use mtia_model::spec::Chip;
use mtia_model::spec::flit::{DataFlit, Header, Source};
use mtia_model::spec::floor::{ClientKind, Floor};
use mtia_model::spec::noc::Channel;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Cycles of a run.
const CYCLES: u64 = 20_000;

/// Every LLC bank sends responses to random PEs, `rate` flits a cycle each; each PE takes what it
/// gets: the traffic of a read stream.
fn run<P: Copy + Default>(name: &str, rate: f64, payload: P) {
    let chip = Chip::preset("mtia300").expect("preset");
    let floor = Floor::new(&chip);
    let mut network: Network<P> = Network::new(&chip, Channel::Data);
    let of_kind = |kind| {
        floor.clients().into_iter().filter(move |client| ClientKind::of(client.slot) == kind)
    };
    let pes: Vec<Source> = of_kind(ClientKind::Pe).collect();
    let sources: Vec<_> = of_kind(ClientKind::Llc)
        .flat_map(|client| (0..floor.lanes).map(move |lane| (client, lane)))
        .filter_map(|(client, lane)| Some((network.port(client, lane)?, lane)))
        .collect();
    let sinks: Vec<_> = pes.iter().flat_map(|&pe| (0..2).map(move |l| (pe, l))).collect::<Vec<_>>();
    let sinks: Vec<_> = sinks.iter().filter_map(|&(pe, l)| network.port(pe, l)).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    // Drawn beforehand, so that only the network is measured.
    let draws: Vec<(bool, Header)> = (0..1 << 16)
        .map(|_| (rng.random_bool(rate), Header::to(pes[rng.random_range(0..pes.len())])))
        .collect();
    let (mut draw, mut sent) = (0, 0u64);
    let start = Instant::now();
    for _ in 0..CYCLES {
        for &(port, lane) in &sources {
            let (go, header) = draws[draw];
            draw = (draw + 1) % draws.len();
            if go && network.can_send(port, 1) {
                network.send(port, 1, lane, header, payload);
                sent += 1;
            }
        }
        for &port in &sinks {
            network.take(port, 1);
        }
        network.clock();
    }
    let seconds = start.elapsed().as_secs_f64();
    let hops = network.flit_hops() as f64;
    println!(
        "{name}, {rate:.2} flits a bank and cycle: {:.1} flits and {:.0} flit-hops a cycle, \
         {:.2} million flit-hops/s, {:.1} ns each, {:.1} us a cycle",
        sent as f64 / CYCLES as f64,
        hops / CYCLES as f64,
        hops / seconds / 1e6,
        seconds / hops * 1e9,
        seconds / CYCLES as f64 * 1e6,
    );
}

fn main() {
    for rate in [0.01, 0.1, 0.3, 0.5, 0.9] {
        run("flits without data", rate, DataFlit::<()>::default());
    }
    for rate in [0.1, 0.5] {
        run("flits with 64 B", rate, DataFlit::<[u8; 64]>::default());
    }
}
