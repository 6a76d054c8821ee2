//! Who gets the answer to a read: the block against the floor plan, for every source there can be on
//! the wires, every kind of reply, and every way in which PEs can be faulty (all of small chips, of
//! the full one each fault in each column and random tables).

use mtia_hw::noc::ReplySet;
use mtia_model::spec::Chip;
use mtia_model::spec::flit::{Reply, SOURCE_BITS, Source};
use mtia_model::spec::floor::{FaultTable, Floor, SLOTS};
use mtia_rtl::Design;
use mtia_testbench::Bench;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const SEED: u64 = 0x5e7_0f5e;
/// Random tables of faults, where there are too many for all.
const TABLES: usize = 200;

/// Tables of faults, by the physical row of each column's faulty PE.
fn tables(floor: &Floor) -> Vec<Vec<Option<u32>>> {
    let columns = floor.pe_columns as usize;
    if floor.redundant == 0 {
        return vec![vec![None; columns]];
    }
    let rows = floor.pe_rows + floor.redundant;
    let of_column: Vec<Option<u32>> = (0..rows).map(Some).chain([None]).collect();
    if let Some(all) = of_column.len().checked_pow(columns as u32).filter(|&all| all <= 1000) {
        let digit =
            |n: usize, c: usize| of_column[n / of_column.len().pow(c as u32) % of_column.len()];
        return (0..all).map(|n| (0..columns).map(|c| digit(n, c)).collect()).collect();
    }
    let mut tables = vec![vec![None; columns]];
    for column in 0..columns {
        for row in 0..rows {
            let mut table = vec![None; columns];
            table[column] = Some(row);
            tables.push(table);
        }
    }
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let mut random = || of_column[rng.random_range(0..of_column.len())];
    tables.extend((0..TABLES).map(|_| (0..columns).map(|_| random()).collect()));
    tables
}

fn table_of(floor: &Floor, faults: &[Option<u32>]) -> FaultTable {
    let mut table = floor.no_faults();
    for (column, row) in (0..).zip(faults) {
        if let Some(row) = *row {
            floor.add_fault(&mut table, row, column).expect("one fault in a column");
        }
    }
    table
}

fn hardware_follows(preset: &str, sets: &[&str]) {
    let chip = Chip::load(preset, sets).expect("a chip");
    let (floor, block) = (Floor::new(&chip), ReplySet::new(&chip));
    let design = Design::elaborate(&block).expect("the description is sound");
    let library = Bench::default().compile(&design, false).expect("it compiles");
    let mut model = library.instantiate().expect("it runs");
    let port = |name: &str| model.port(name).expect("a port");
    let [source_in, reply_in, faults_in] = ["source", "reply", "faults"].map(port);
    let outputs = ["columns", "rows", "clients", "group_row"].map(port);
    let (mut cases, mut broad) = (0u64, 0u64);
    for faults in tables(&floor) {
        let table = table_of(&floor, &faults);
        let row = |fault: &Option<u32>| u64::from(fault.unwrap_or(block.physical_rows));
        let packed = faults.iter().rev().fold(0, |all, f| all << block.fault_bits() | row(f));
        model.set(faults_in, packed);
        for number in 0..1 << SOURCE_BITS {
            let source = Source::unpack(number);
            // What no request can come from means nothing.
            if !floor.has(source) {
                continue;
            }
            for reply in Reply::ALL {
                model.set(source_in, number.into());
                model.set(reply_in, reply as u64);
                model.settle();
                let (to, group_row) = floor.reply_set(&table, source, reply);
                let got = outputs.map(|port| model.get(port));
                let must: [u64; 4] =
                    [to.columns.into(), to.rows.into(), to.clients.into(), group_row.into()];
                assert_eq!(
                    got, must,
                    "{preset} {sets:?}: {source:?}, {reply:?}, faults {faults:?}, seed {SEED:#x}"
                );
                // Whoever asks for its own answer gets it, and nobody else.
                if reply == Reply::Own {
                    let one = got[..3].iter().all(|mask| mask.count_ones() == 1);
                    assert!(one && got[2] >> source.slot & 1 == 1 && got[2] < 1 << SLOTS);
                }
                cases += 1;
                broad += u64::from(got[..3].iter().any(|mask| mask.count_ones() > 1));
            }
        }
    }
    model.check().expect("the model still runs");
    println!("{preset} {sets:?}: {cases} cases, {broad} of them to several");
    assert!(broad > 0 && broad < cases);
}

#[test]
fn mini() {
    hardware_follows("mini", &[]);
}

/// Spare PEs: every table of faults that there is.
#[test]
fn mini_with_spare_pes() {
    let spare = "pe.redundant_rows=1";
    hardware_follows("mini", &[spare]);
    hardware_follows("mini", &[spare, "noc.rows=1", "noc.data_lanes=6", "noc.control_lanes=3"]);
}

#[test]
fn mtia300() {
    hardware_follows("mtia300", &[]);
}
