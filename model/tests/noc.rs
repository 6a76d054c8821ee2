//! The network on chip's cycle model against formulas, bounds and its own promises.
//!
//! Expected values come from counting links, from the floor plan's arithmetic, or from the widths of
//! links; none from an earlier run.

use std::collections::{HashSet, VecDeque};

use mtia_model::cycle::noc::Network;
use mtia_model::cycle::noc::deadlock::{Buffer, Graph, Rules};
use mtia_model::cycle::noc::traffic::{Load, Pattern, Theory, run};
use mtia_model::spec::Chip;
use mtia_model::spec::flit::{
    ControlFlit, ControlKind, DataFlit, DataKind, Header, Reply, Source, data_bits,
};
use mtia_model::spec::floor::{ClientKind, FaultTable, Floor, LLC_SLOT};
use mtia_model::spec::noc::{
    Channel, CounterId, PORTS, Side, hops, slot_port, walk, zero_load_latency,
};
use mtia_model::spec::weights::Weights;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn full() -> Chip {
    Chip::preset("mtia300").expect("preset")
}

fn mini() -> Chip {
    Chip::preset("mini").expect("preset")
}

/// Chips of odd sizes, beside the presets.
fn chips() -> Vec<Chip> {
    let odd: [&[&str]; 4] = [
        &[
            "noc.columns=3",
            "pe.columns=4",
            "noc.rows=2",
            "pe.rows=6",
            "me.count=8",
            "llc.banks=48",
            "hbm.stacks=3",
        ],
        &[
            "noc.columns=2",
            "pe.columns=2",
            "noc.rows=1",
            "pe.rows=3",
            "me.count=4",
            "llc.banks=24",
            "hbm.stacks=3",
            "hbm.pseudo_channels=16",
        ],
        &["noc.columns=3", "pe.columns=4", "pe.redundant_rows=0"],
        &["noc.data_lanes=6", "llc.banks=48", "hbm.stacks=3"],
    ];
    let mut chips = vec![full(), mini()];
    chips.extend(odd.iter().map(|sets| Chip::load("mtia300", sets).expect("a chip")));
    chips
}

/// Links between two routers, by walking outwards over the links that the floor plan draws.
fn links_between(floor: &Floor, from: Source, to: Source) -> u32 {
    let start = floor.router(from.column.into(), from.row.into());
    let goal = floor.router(to.column.into(), to.row.into());
    let mut seen = HashSet::from([start]);
    let mut open = VecDeque::from([(start, 0)]);
    while let Some((router, distance)) = open.pop_front() {
        if router == goal {
            return distance;
        }
        let (column, row) = floor.position(router);
        let mut next = Vec::new();
        // North and south everywhere; east and west in the full rows only.
        if row > 0 {
            next.push((column, row - 1));
        }
        if row + 1 < floor.all_rows() {
            next.push((column, row + 1));
        }
        if row < floor.rows {
            next.extend((column > 0).then(|| (column - 1, row)));
            next.extend((column + 1 < floor.columns).then_some((column + 1, row)));
        }
        for (column, row) in next {
            let router = floor.router(column, row);
            if seen.insert(router) {
                open.push_back((router, distance + 1));
            }
        }
    }
    panic!("no way from {from:?} to {to:?}");
}

#[test]
fn the_floor_plan_has_what_the_figure_shows() {
    let floor = Floor::new(&full());
    let count =
        |kind| floor.clients().iter().filter(|client| ClientKind::of(client.slot) == kind).count();
    // 78 PEs built, 8 pairs of message engines, 96 banks at 8 outer routers.
    assert_eq!(count(ClientKind::Pe), 78);
    assert_eq!(count(ClientKind::Me), 8);
    assert_eq!(count(ClientKind::Llc), 8);
    assert_eq!(count(ClientKind::Edge), 8);
    assert_eq!(count(ClientKind::Host), 1);
    assert_eq!(floor.banks(), 96);
    for bank in 0..floor.banks() {
        let (place, lane) = floor.bank(bank);
        assert!(floor.has(place) && place.slot == LLC_SLOT);
        assert_eq!(floor.bank_at(place, lane), bank);
    }
    // Inner routers serve 6 PEs, outer ones 3.
    for row in 0..4 {
        assert_eq!((floor.slots(1, row) & 63).count_ones(), 6);
        assert_eq!((floor.slots(0, row) & 63).count_ones(), 3);
    }
    let pairs: HashSet<Source> = (0..floor.me_pairs).map(|pair| floor.me_pair(pair)).collect();
    assert_eq!(pairs.len(), 8);
    assert!(pairs.iter().all(|&place| floor.has(place)));
}

/// Every table with up to one fault a column: all of one column, and random ones of all.
fn fault_tables(floor: &Floor) -> Vec<FaultTable> {
    let mut tables = vec![floor.no_faults()];
    if floor.redundant == 0 {
        return tables;
    }
    for column in 0..floor.pe_columns {
        for row in 0..floor.pe_rows + floor.redundant {
            let mut table = floor.no_faults();
            floor.add_fault(&mut table, row, column).expect("a fault");
            tables.push(table);
        }
    }
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..200 {
        let mut table = floor.no_faults();
        for column in 0..floor.pe_columns {
            if rng.random_bool(0.8) {
                let row = rng.random_range(0..floor.pe_rows + floor.redundant);
                floor.add_fault(&mut table, row, column).expect("a fault");
            }
        }
        tables.push(table);
    }
    tables
}

#[test]
fn every_table_of_faults_maps_one_to_one_and_spares_the_faulty() {
    for chip in chips() {
        let floor = Floor::new(&chip);
        for table in fault_tables(&floor) {
            let mut places = HashSet::new();
            for row in 0..floor.pe_rows {
                for column in 0..floor.pe_columns {
                    let place = floor.pe(&table, row, column);
                    assert!(floor.has(place), "{}: {place:?}", chip.name);
                    assert!(places.insert(place), "{}: twice {place:?}", chip.name);
                    assert_eq!(floor.logical_pe(&table, place), Some((row, column)));
                    // A PE is at most one router row from where it would be without faults.
                    let home = floor.pe(&floor.no_faults(), row, column);
                    assert!(home.column == place.column && place.row - home.row <= 1);
                }
            }
            let built = floor.clients().into_iter().filter(|c| c.slot < 6).count();
            let idle = built - places.len();
            assert_eq!(idle as u32, floor.pe_columns * floor.redundant);
        }
    }
}

#[test]
fn faults_that_cannot_be_spared_are_refused() {
    let floor = Floor::new(&full());
    let mut table = floor.no_faults();
    floor.add_fault(&mut table, 3, 2).expect("the first");
    let again = floor.add_fault(&mut table, 4, 2).expect_err("the second");
    assert!(again.to_string().contains("no redundant row left"), "{again}");
    let outside = floor.add_fault(&mut table, 13, 0).expect_err("outside");
    assert!(outside.to_string().contains("no PE in column 0"), "{outside}");
    let floor = Floor::new(&mini());
    assert!(floor.add_fault(&mut floor.no_faults(), 0, 0).is_err());
}

#[test]
fn a_reply_reaches_the_pes_that_it_names_and_can_be_told_from_others() {
    for chip in chips() {
        let floor = Floor::new(&chip);
        for table in fault_tables(&floor).into_iter().step_by(5) {
            for row in 0..floor.pe_rows {
                for column in 0..floor.pe_columns {
                    let source = floor.pe(&table, row, column);
                    for reply in Reply::ALL {
                        let (header, group) = floor.reply_set(&table, source, reply);
                        let mut got = Vec::new();
                        for place in floor.clients() {
                            let named = header.columns >> place.column & 1 == 1
                                && header.rows >> place.row & 1 == 1
                                && header.clients >> place.slot & 1 == 1;
                            let Some(pe) = floor.logical_pe(&table, place).filter(|_| named) else {
                                // Nobody but PEs is ever named.
                                assert!(!named || place.slot < 6);
                                continue;
                            };
                            // A row broadcast is dropped by PEs of other logical rows.
                            if reply != Reply::Row || pe.0 == u32::from(group) {
                                got.push(pe);
                            }
                        }
                        let wanted: Vec<(u32, u32)> = (0..floor.pe_rows)
                            .flat_map(|r| (0..floor.pe_columns).map(move |c| (r, c)))
                            .filter(|&(r, c)| match reply {
                                Reply::Own => (r, c) == (row, column),
                                Reply::Row => r == row,
                                Reply::Column => c == column,
                                Reply::All => true,
                            })
                            .collect();
                        got.sort_unstable();
                        assert_eq!(got, wanted, "{} {reply:?} of {source:?}", chip.name);
                    }
                }
            }
        }
    }
}

#[test]
fn flits_are_packed_without_loss() {
    println!("seed 11");
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    for _ in 0..10_000 {
        let control = ControlFlit {
            kind: ControlKind::ALL[rng.random_range(0..4)],
            address: rng.random(),
            lines: rng.random_range(1..=4),
            bank: rng.random_range(0..4),
            steering: rng.random_range(0..8),
            tag: rng.random_range(0..1 << 12),
            source: Source::unpack(rng.random_range(0..1 << 9)),
            reply: Reply::ALL[rng.random_range(0..4)],
        };
        assert_eq!(ControlFlit::unpack(control.pack()), control);
        let data = DataFlit {
            data: std::array::from_fn::<u8, 64, _>(|_| rng.random()),
            strobe: rng.random(),
            address: rng.random(),
            tag: rng.random_range(0..1 << 12),
            source: Source::unpack(rng.random_range(0..1 << 9)),
            steering: rng.random_range(0..8),
            line: rng.random_range(0..4),
            last: rng.random(),
            poison: rng.random(),
            error: rng.random(),
            kind: if rng.random() { DataKind::Write } else { DataKind::ReadResponse },
            reply: Reply::ALL[rng.random_range(0..4)],
            group_row: rng.random_range(0..16),
        };
        let bits = data.pack();
        assert_eq!(DataFlit::unpack(&bits), data);
        assert_eq!(bits.len() as u32, data_bits(&full()).div_ceil(64));
    }
    // 2 + 32 + 2 + 2 + 3 + 12 + 9 + 2 bits of fields fill a flit of 8 B.
    let all = ControlFlit {
        kind: ControlKind::Message,
        address: u32::MAX,
        lines: 4,
        bank: 3,
        steering: 7,
        tag: (1 << 12) - 1,
        source: Source { column: 3, row: 7, slot: 15 },
        reply: Reply::All,
    };
    assert_eq!(all.pack(), u64::MAX);
}

#[test]
fn an_unloaded_flit_takes_what_the_formula_says_between_all_pairs() {
    for chip in chips() {
        let floor = Floor::new(&chip);
        for channel in Channel::ALL {
            let mut network: Network<u64> = Network::new(&chip, channel);
            let clients: Vec<Source> = floor
                .clients()
                .into_iter()
                .filter(|client| channel.links(&chip, ClientKind::of(client.slot)) > 0)
                .collect();
            for (i, &from) in clients.iter().enumerate() {
                for (k, &to) in clients.iter().enumerate() {
                    let class = (i + k) as u32 % channel.classes();
                    let lane = (i * 5 + k) as u32 % channel.lanes(&chip);
                    let distance = links_between(&floor, from, to);
                    assert_eq!(hops(&floor, from, to), distance);
                    let up = network.port_of_lane(from, lane).expect("a port");
                    let down = network.port_of_lane(to, lane).expect("a port");
                    assert!(network.can_send(up, class));
                    network.send(up, class, lane, Header::to(to), 1);
                    let mut cycles = 0;
                    while network.take(down, class).is_none() {
                        network.clock();
                        cycles += 1;
                        assert!(cycles < 100, "{from:?} to {to:?}: lost");
                    }
                    // 2 into the first router, 2 for each link, 3 out of the last.
                    assert_eq!(cycles, 2 + 2 * distance + 3, "{}: {from:?} to {to:?}", chip.name);
                    assert_eq!(cycles, zero_load_latency(distance));
                    for _ in 0..6 {
                        network.clock();
                    }
                    assert!(network.idle());
                }
            }
            let pairs = (clients.len() * clients.len()) as u64;
            let sum = |id: CounterId| -> u64 {
                (0..floor.routers()).map(|router| network.counters(router)[id.index()]).sum()
            };
            assert_eq!(sum(CounterId::Injected), pairs);
            assert_eq!(sum(CounterId::Delivered), pairs);
            assert_eq!(sum(CounterId::FlitsClient), pairs);
            let distances: u64 = clients
                .iter()
                .flat_map(|&a| clients.iter().map(move |&b| (a, b)))
                .map(|(a, b)| u64::from(links_between(&floor, a, b)))
                .sum();
            assert_eq!(network.flit_hops(), pairs + distances);
            assert_eq!(sum(CounterId::Stalls) + sum(CounterId::Conflicts), 0);
        }
    }
}

#[test]
fn one_lane_runs_at_full_rate_with_four_flits_a_buffer_and_at_a_quarter_with_one() {
    // A credit is back after 4 cycles, so n flits of room pass n flits in 4 cycles.
    for (depth, in_400) in [(1, 100), (2, 200), (4, 400), (8, 400)] {
        let set = format!("noc.buffer_flits={depth}");
        let chip = Chip::load("mtia300", &[&set]).expect("a chip");
        let mut network: Network<u64> = Network::new(&chip, Channel::Data);
        let (from, _) = Floor::new(&chip).bank(0);
        let to = Source { column: 2, row: 3, slot: 1 };
        let (up, down) =
            (network.port(from, 0).expect("a port"), network.port(to, 0).expect("a port"));
        let mut got = 0;
        for cycle in 0..500 {
            if network.can_send(up, 1) {
                network.send(up, 1, 0, Header::to(to), 0);
            }
            got += u32::from(network.take(down, 1).is_some() && cycle >= 100);
            network.clock();
        }
        assert_eq!(got, in_400, "{depth} flits a buffer");
    }
}

#[test]
fn no_buffer_waits_for_itself() {
    for chip in chips() {
        let graph = Graph::new(&chip, &Rules::default());
        graph.acyclic().unwrap_or_else(|cycle| panic!("{}: {cycle}", chip.name));
        println!("{}: {} buffers, {} edges", chip.name, graph.buffers(), graph.dependencies());
    }
    // The graph is not empty where it matters: an answer waits behind a request, a turn is taken.
    let graph = Graph::new(&full(), &Rules::default());
    let pe = Source { column: 1, row: 2, slot: 0 };
    assert!(graph.waits(Buffer::Down(Channel::Control, pe, 0), Buffer::Up(Channel::Data, pe, 1)));
    let south = Side::South as u32;
    let west = Side::West as u32;
    assert!(graph.waits(
        Buffer::Input(Channel::Data, 1, 2, south, 0),
        Buffer::Input(Channel::Data, 2, 2, west, 0)
    ));
}

#[test]
fn wrong_routings_are_caught() {
    // Both classes in one buffer: requests turn from columns to rows, responses back.
    let mixed = Rules { buffer: |_| 0, answers: false, ..Rules::default() };
    let cycle = Graph::new(&full(), &mixed).acyclic().expect_err("a cycle");
    // Four turns around one square of routers.
    assert_eq!(cycle.0.len(), 4, "{cycle}");
    assert!(cycle.0.iter().all(|buffer| matches!(buffer, Buffer::Input(..))), "{cycle}");
    // One buffer for both would also let requests wait for the answers to others.
    let answered = Rules { buffer: |_| 0, ..Rules::default() };
    assert!(Graph::new(&mini(), &answered).acyclic().is_err());
    // Requests by either route, as their destination says.
    fn odd(header: Header) -> u32 {
        (header.columns.trailing_zeros() + header.rows.trailing_zeros()) & 1
    }
    let either = Rules {
        route: |router, class, header, from| router.route(class ^ odd(header), header, from),
        trim: |router, class, header, side| router.trim(class ^ odd(header), header, side),
        answers: false,
        ..Rules::default()
    };
    assert!(Graph::new(&full(), &either).acyclic().is_err());
}

fn load(pattern: Pattern, rate: f64) -> Load {
    Load { pattern, rate, warm_up: 1000, measured: 2000, seed: 1 }
}

#[test]
fn saturation_stays_within_the_bound_of_the_links() {
    for chip in [full(), mini()] {
        let floor = Floor::new(&chip);
        for pattern in Pattern::ALL {
            let theory = Theory::new(&chip, pattern);
            let flood = f64::from(chip.noc.pe_lanes.value);
            let point = run(&chip, &floor.no_faults(), load(pattern, flood)).expect("no deadlock");
            println!(
                "{} {pattern}: accepts {:.3}, bound {:.3} ({}), limiter {}",
                chip.name, point.accepted, theory.saturation, theory.limiter, point.limiter
            );
            // No link carries more than a flit a lane and cycle.
            assert!(point.limiter_load <= 1.0);
            // Where all PEs are alike, what holds one up holds up all. In the other patterns those
            // that do not pass what is full send more than their share.
            if matches!(pattern, Pattern::Uniform | Pattern::Neighbor) {
                assert!(point.accepted <= theory.saturation * 1.01, "{pattern}");
            }
        }
        // By hand: every second uniform flit crosses the middle. Half of the PEs are on each side.
        if chip.name == "mtia300" {
            let lanes = 4. * 12.;
            // Router columns 0 and 1 have PE columns 0 to 2: 36 PEs, 36 of 71 others across.
            let crossing = 36. * 36. / 71.;
            let theory = Theory::new(&chip, Pattern::Uniform);
            assert!(theory.saturation <= lanes / crossing);
        }
    }
}

#[test]
fn light_traffic_has_the_latency_of_an_empty_network() {
    for chip in [full(), mini()] {
        let floor = Floor::new(&chip);
        for pattern in Pattern::ALL {
            let theory = Theory::new(&chip, pattern);
            let light = Load { measured: 20_000, ..load(pattern, 0.01) };
            let point = run(&chip, &floor.no_faults(), light).expect("no deadlock");
            // Chance meetings cost a little, and nothing is faster.
            let more = point.latency - theory.zero_load_latency;
            println!("{} {pattern}: {:.2} above {:.2}", chip.name, more, theory.zero_load_latency);
            assert!((-0.1..0.6).contains(&more), "{pattern}: {more}");
            assert_eq!(point.limiter, "offered load");
            assert_eq!(point.arrived, 1.);
        }
    }
}

/// All PEs write to one bank as fast as they can. Each output divides itself among the inputs that
/// wait there, by their weights; a PE's share is the product along its way.
#[test]
fn shares_of_a_bank_are_the_products_of_weights() {
    let chip = full();
    let floor = Floor::new(&chip);
    let weights = Weights::new(&chip, Channel::Data).expect("data lanes have weights");
    for bank in [0, 17, 95] {
        let (place, lane) = floor.bank(bank);
        let pes: Vec<Source> = (0..floor.pe_rows)
            .flat_map(|row| (0..floor.pe_columns).map(move |column| (row, column)))
            .map(|(row, column)| floor.pe(&floor.no_faults(), row, column))
            .collect();
        let paths: Vec<Vec<(u32, u32, u32)>> = pes
            .iter()
            .map(|&pe| {
                let mut path = Vec::new();
                walk(&floor, 0, pe, place, |router, input, output| {
                    path.push((router, input, output));
                });
                path
            })
            .collect();
        let product = |weigh: &dyn Fn(u32, u32, u32) -> f64| -> Vec<f64> {
            let share = |&(router, input, output): &(u32, u32, u32)| {
                let inputs: HashSet<u32> = paths
                    .iter()
                    .flatten()
                    .filter(|step| (step.0, step.2) == (router, output))
                    .map(|step| step.1)
                    .collect();
                let all: f64 = inputs.iter().map(|&other| weigh(router, other, output)).sum();
                weigh(router, input, output) / all
            };
            paths.iter().map(|path| path.iter().map(share).product()).collect()
        };
        let expected = product(&|router, input, output| {
            f64::from(weights.at(router, output)[2 * input as usize])
        });
        let alike = product(&|_, _, _| 1.0);

        let mut network: Network<u64> = Network::new(&chip, Channel::Data);
        let down = network.port_of_lane(place, lane).expect("a port");
        let ups: Vec<_> =
            pes.iter().map(|&pe| network.port_of_lane(pe, lane).expect("a port")).collect();
        let (warm_up, measured) = (5_000, 200_000);
        let mut got = vec![0u64; pes.len()];
        for cycle in 0..warm_up + measured {
            for (pe, &up) in ups.iter().enumerate() {
                if network.can_send(up, 0) {
                    network.send(up, 0, lane, Header::to(place), pe as u64);
                }
            }
            if let Some(pe) = network.take(down, 0) {
                got[pe as usize] += u64::from(cycle >= warm_up);
            }
            network.clock();
        }
        // The bank's link is full.
        assert_eq!(got.iter().sum::<u64>(), measured);
        for (pe, (&got, &share)) in pes.iter().zip(got.iter().zip(&expected)) {
            let share_got = got as f64 / measured as f64;
            // A flit more or less for each round that the measured time begins or ends in.
            assert!(
                (share_got - share).abs() <= 0.01 * share + 16.0 / measured as f64,
                "bank {bank}, {pe:?}: {share_got:.5}, expected {share:.5}"
            );
        }
        let least = |shares: &[f64]| shares.iter().copied().fold(1.0, f64::min) * pes.len() as f64;
        println!(
            "bank {bank}: the least share is {:.2} of the mean, {:.2} with weights of 1",
            least(&expected),
            least(&alike)
        );
        assert!(least(&expected) > 2.0 * least(&alike));
    }
    // Ports that are not there weigh no more than any.
    assert_eq!(weights.at(0, slot_port(LLC_SLOT))[2 * Side::West as usize], 1);
    assert!((0..PORTS).all(|output| weights.at(0, output).iter().all(|&weight| weight >= 1)));
}

#[test]
fn nobody_starves_at_saturation() {
    let chip = full();
    let floor = Floor::new(&chip);
    let flood = f64::from(chip.noc.pe_lanes.value);
    let point = run(&chip, &floor.no_faults(), load(Pattern::Uniform, flood)).expect("no deadlock");
    println!("least share {:.3}", point.least_share);
    // Weights are those of traffic with the banks; the PE that they suit least still gets this much.
    assert!(point.least_share >= LEAST_SHARE, "{}", point.least_share);
}

/// The least of a PE's share of the mean at uniform saturation.
const LEAST_SHARE: f64 = 0.6;

#[test]
fn faulty_pes_do_not_slow_the_network() {
    let chip = full();
    let floor = Floor::new(&chip);
    let flood = f64::from(chip.noc.pe_lanes.value);
    let accepted = |table: &FaultTable| {
        run(&chip, table, load(Pattern::Uniform, flood)).expect("no deadlock").accepted
    };
    let sound = accepted(&floor.no_faults());
    let mut tables = Vec::new();
    for row in [0, 6, 11] {
        let mut table = floor.no_faults();
        for column in 0..floor.pe_columns {
            floor.add_fault(&mut table, row, column).expect("a fault");
        }
        tables.push(table);
    }
    for table in tables {
        let with = accepted(&table);
        println!("{with:.4} of {sound:.4} flits a PE and cycle with {table:?}");
        assert!(with >= 0.95 * sound);
    }
}

#[test]
fn a_broadcast_reaches_all_pes_and_passes_each_link_once() {
    let chip = full();
    let floor = Floor::new(&chip);
    let mut network: Network<u64> = Network::new(&chip, Channel::Data);
    let (bank, lane) = floor.bank(17);
    let header = Header { columns: 15, rows: 31, clients: 63 };
    let up = network.port_of_lane(bank, lane).expect("a port");
    network.send(up, 1, lane, header, 5);
    let pes: Vec<Source> = floor.clients().into_iter().filter(|c| c.slot < 6).collect();
    let mut got = HashSet::new();
    for _ in 0..100 {
        for &pe in &pes {
            let port = network.port_of_lane(pe, lane).expect("a port");
            if network.take(port, 1).is_some() {
                assert!(got.insert(pe), "twice");
            }
        }
        network.clock();
    }
    assert_eq!(got.len(), 78);
    // A tree over 20 routers has 19 links, and each PE one more.
    assert_eq!(network.flit_hops(), 19 + 78);
    assert!(network.idle());
}
