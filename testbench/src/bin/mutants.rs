//! `make mutants`: wakes each seeded fault in turn and runs the co-simulation until it notices.
//! Prints what noticed each, names the survivors, and exits with 1 if there are any.

use std::process::ExitCode;
use std::time::Instant;

use mtia_model::spec::Chip;
use mtia_testbench::nmc::mutants::{MUTANTS, PRESET};
use mtia_testbench::nmc::{Case, Dut, Rtl, run_case};
use mtia_testbench::{Bench, Error};

/// Cases that a fault may survive before it counts as a survivor.
const CASES: u64 = 400;
/// Seed of the first case.
const SEED: u64 = 1;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("mutants: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<bool, Box<dyn std::error::Error>> {
    let chip = Chip::preset(PRESET)?;
    let dut = Dut::Pair;
    let library = Bench::default().verilate_mutants(&chip, dut.block(), MUTANTS)?;
    let start = Instant::now();
    let hunt = |number: usize| -> Result<Option<(u64, String)>, Error> {
        let mut rtl = Rtl::with_arguments(&library, dut, &chip, &[&format!("+mutant={number}")])?;
        for i in 0..CASES {
            let case = Case::random(&chip, dut.engines(&chip), SEED + i);
            if let Some(what) = run_case(&mut rtl, dut, &chip, &case).difference {
                return Ok(Some((i + 1, what)));
            }
        }
        Ok(None)
    };
    if let Some((case, what)) = hunt(0)? {
        println!("without any fault case {case} differs: {what}");
        return Ok(false);
    }
    let mut survivors = Vec::new();
    for (index, mutant) in MUTANTS.iter().enumerate() {
        let number = index + 1;
        let name = format!("{}: {}", mutant.module, mutant.what);
        match hunt(number)? {
            Some((case, what)) => {
                let what: String = what.chars().take(70).collect();
                println!("{number:3}  caught in case {case:3}  {name}  [{what}]");
            }
            None => {
                println!("{number:3}  SURVIVED            {name}");
                survivors.push(name);
            }
        }
    }
    let (all, left) = (MUTANTS.len(), survivors.len());
    println!("{} of {all} faults caught, {:.0} s", all - left, start.elapsed().as_secs_f64());
    for name in &survivors {
        println!("survivor: {name}");
    }
    Ok(survivors.is_empty())
}
