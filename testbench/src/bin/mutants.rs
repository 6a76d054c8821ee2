//! `make mutants`: wakes each seeded fault in turn and runs the co-simulation until it notices.
//! Prints what noticed each, names the survivors, and exits with 1 if there are any. Arguments are
//! names of blocks; without any, all are hunted.

use std::process::ExitCode;
use std::time::Instant;

use mtia_model::spec::Chip;
use mtia_testbench::Bench;
use mtia_testbench::cpu::mutants::CpuHunt;
use mtia_testbench::fi::mutants::FiHunt;
use mtia_testbench::hbm::mutants::HbmHunt;
use mtia_testbench::llc::mutants::LlcHunt;
use mtia_testbench::me::mutants::MeHunt;
use mtia_testbench::memory_system::mutants::MemorySystemHunt;
use mtia_testbench::mutants::{Caught, Hunt, PRESET};
use mtia_testbench::nmc::mutants::NmcHunt;
use mtia_testbench::noc::mutants::RouterHunt;
use mtia_testbench::transport::mutants::TransportHunt;

fn main() -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("mutants: {error}");
            ExitCode::from(2)
        }
    }
}

/// The blocks that have faults.
const BLOCKS: [&str; 9] =
    ["cpu", "nmc_pair", "me", "router", "hbm", "fi", "llc_quad", "memory_system", "transport"];

fn run(wanted: &[String]) -> Result<bool, Box<dyn std::error::Error>> {
    let (bench, chip) = (Bench::default(), Chip::preset(PRESET)?);
    if let Some(unknown) = wanted.iter().find(|name| !BLOCKS.contains(&name.as_str())) {
        let known = BLOCKS.join(", ");
        return Err(format!("no faults of `{unknown}`; there are some of {known}").into());
    }
    let mut all_caught = true;
    for block in BLOCKS {
        if wanted.is_empty() || wanted.iter().any(|name| name == block) {
            let hunt: Box<dyn Hunt + '_> = match block {
                "cpu" => Box::new(CpuHunt::new(&bench, &chip)?),
                "hbm" => Box::new(HbmHunt::new(&bench, &chip)?),
                "fi" => Box::new(FiHunt::new(&bench, &chip)?),
                "llc_quad" => Box::new(LlcHunt::new(&bench, &chip)?),
                "me" => Box::new(MeHunt::new(&bench, &chip)?),
                "memory_system" => Box::new(MemorySystemHunt::new(&bench, &chip)?),
                "transport" => Box::new(TransportHunt::new()?),
                "router" => Box::new(RouterHunt::new(&bench, &chip)?),
                _ => Box::new(NmcHunt::new(&bench, &chip)?),
            };
            all_caught &= catch_all(hunt.as_ref())?;
        }
    }
    Ok(all_caught)
}

fn catch_all(hunt: &dyn Hunt) -> Result<bool, Box<dyn std::error::Error>> {
    let (block, cases, start) = (hunt.block(), hunt.cases(), Instant::now());
    if let Some(Caught { case, what }) = hunt.hunt(0, cases)? {
        println!("{block}: without any fault case {case} differs: {what}");
        return Ok(false);
    }
    let mut survivors = Vec::new();
    for (index, mutant) in hunt.mutants().iter().enumerate() {
        let number = index + 1;
        let name = format!("{}: {}", mutant.module, mutant.what);
        match hunt.hunt(number, cases)? {
            Some(Caught { case, what }) => {
                let what: String = what.chars().take(70).collect();
                println!("{number:3}  caught in case {case:3}  {name}  [{what}]");
            }
            None => {
                println!("{number:3}  SURVIVED            {name}");
                survivors.push(name);
            }
        }
    }
    let (all, left) = (hunt.mutants().len(), survivors.len());
    let seconds = start.elapsed().as_secs_f64();
    println!("{block}: {} of {all} faults caught, {seconds:.0} s", all - left);
    for name in &survivors {
        println!("survivor: {name}");
    }
    Ok(survivors.is_empty())
}
