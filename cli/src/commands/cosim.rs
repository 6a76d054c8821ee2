//! `mtia cosim`: random cases on the RTL in Verilator, against the functional and the cycle model.
//!
//! ```text
//!   seed --> case --> testbench::{cpu, fi, hbm, llc, me, ...}::cosim --> cases, mismatches, cycles
//! ```

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use mtia_model::spec::Chip;
use mtia_testbench::nmc::{self, Dut};
use mtia_testbench::report::{CosimOptions, CosimReport};
use mtia_testbench::{Bench, Error, cpu, fi, hbm, llc, me, memory_system, noc};
use serde_json::{Value, json};

use crate::common::{Common, Outcome, Settings};
use crate::output;
use crate::progress::{self, Counts};

/// Runs random cases on the RTL in Verilator, against the functional and the cycle model.
///
/// Compared is every port in every cycle; of the NMC and the fabric interface memory, statuses and
/// counters as well, of the core each instruction as it retires, of message engines the results of
/// collectives, all other memory and counters; of the memory system as a whole every byte that a
/// client reads, and the cells of HBM at the end. Case i of a run is made from seed + i alone, so any
/// case can be run again by itself; the command for it is printed with each mismatch. Exit code 1 if
/// there is one.
#[derive(Args)]
pub struct Cosim {
    /// The block.
    block: Block,
    /// Seed of the first case.
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// Number of cases.
    #[arg(long, value_name = "N", default_value_t = 200, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..))]
    cases: u64,
    /// Writes the waves of the first case to this file, for GTKWave or Surfer.
    #[arg(long, value_name = "FILE.fst")]
    trace: Option<PathBuf>,
    /// Message engines in one simulation (block me): 2, 3, 4 or 8. By turns all of these if it is
    /// not given: nine cases, which are complete, on each arrangement in ranks.
    #[arg(long, value_name = "N")]
    engines: Option<usize>,
    #[command(flatten)]
    common: Common,
}

/// The blocks that have a bench, named as in the hardware catalogue.
#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum Block {
    /// RISC-V core.
    Cpu,
    /// HBM controller of one pseudo-channel.
    Hbm,
    /// Fabric interface.
    Fi,
    /// Last-level cache: the banks of one control lane.
    Llc,
    /// Message engines with their firmware, on collectives.
    Me,
    /// The memory system as a whole: network, LLC, HBM controllers and fabric interfaces.
    MemorySystem,
    /// Near-memory compute engine.
    Nmc,
    /// Two of them that share the lanes of one NoC port.
    NmcPair,
    /// Network on chip: the whole mesh.
    Noc,
    /// Cluster routers of the network, each kind in turn.
    Router,
}

impl Block {
    /// The block's name: that in the hardware catalogue, or of its folder.
    fn name(self) -> &'static str {
        match self {
            Block::Cpu => cpu::cosim::BLOCK,
            Block::Hbm => hbm::BLOCK,
            Block::Fi => fi::BLOCK,
            Block::Llc => "llc",
            Block::Me => me::BLOCK,
            Block::MemorySystem => memory_system::BLOCK,
            Block::Nmc => Dut::Nmc.block(),
            Block::NmcPair => Dut::Pair.block(),
            Block::Noc => noc::cosim::NOC,
            Block::Router => noc::cosim::ROUTER,
        }
    }

    fn run(
        self,
        chip: &Chip,
        engines: Option<usize>,
        options: CosimOptions,
    ) -> Result<CosimReport, Error> {
        let bench = Bench::default();
        match self {
            Block::Hbm => hbm::cosim(&bench, chip, options),
            Block::Llc => llc::cosim(&bench, chip, options),
            Block::Me => me::cosim(&bench, chip, engines, options),
            Block::MemorySystem => memory_system::cosim(&bench, chip, options),
            Block::Cpu => cpu::cosim(&bench, chip, options),
            Block::Fi => fi::cosim(&bench, chip, options),
            Block::Nmc => nmc::cosim(&bench, Dut::Nmc, chip, options),
            Block::NmcPair => nmc::cosim(&bench, Dut::Pair, chip, options),
            Block::Noc => noc::cosim(&bench, true, chip, options),
            Block::Router => noc::cosim(&bench, false, chip, options),
        }
    }
}

/// Mismatches that are printed; a broken design has one in every case.
const SHOWN: usize = 20;

impl Cosim {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        if let Some(engines) = self.engines.filter(|_| !matches!(self.block, Block::Me)) {
            bail!("--engines {engines} is for the block `me`; leave it out for `{}`", self.name());
        }
        let settings = self.common.with(outer)?;
        let bar = progress::bar(self.cases, Counts::Cases);
        let mut show = |done| progress::advance(&bar, done);
        let options = CosimOptions {
            seed: self.seed,
            cases: self.cases,
            trace: self.trace.clone(),
            progress: &mut show,
        };
        let report = self.block.run(&settings.chip, self.engines, options);
        bar.finish_and_clear();
        let report = report?;
        if settings.json {
            output::json(&self.object(&settings, &report))?;
        } else {
            output::print(&self.text(&settings, &report))?;
        }
        Ok(match report.mismatches.as_slice() {
            [] => Outcome::Done,
            [first, ..] => Outcome::Failed(format!(
                "{} of {} in {}; look into the first with `{} --trace case.fst`",
                output::plural(report.mismatches.len(), "mismatch", "mismatches"),
                output::plural(report.cases as usize, "case", "cases"),
                self.name(),
                self.again(&settings, first.seed),
            )),
        })
    }

    fn name(&self) -> &'static str {
        self.block.name()
    }

    /// The command that runs one case again.
    fn again(&self, settings: &Settings, seed: u64) -> String {
        let engines = self.engines.map_or(String::new(), |n| format!(" --engines {n}"));
        let arguments = settings.arguments();
        format!("mtia cosim {}{arguments}{engines} --seed {seed} --cases 1", self.name())
    }

    fn text(&self, settings: &Settings, report: &CosimReport) -> String {
        let mut text = String::new();
        for mismatch in report.mismatches.iter().take(SHOWN) {
            text += &format!(
                "case {}: {}\n    again: {}\n",
                mismatch.case,
                mismatch.what,
                self.again(settings, mismatch.seed)
            );
        }
        if report.mismatches.len() > SHOWN {
            text += &format!("... and {} more\n", report.mismatches.len() - SHOWN);
        }
        text += &format!(
            "{} of {}, seed {}: {}, {}\n",
            self.name(),
            settings.chip.name,
            self.seed,
            output::plural(report.cases as usize, "case", "cases"),
            output::plural(report.mismatches.len(), "mismatch", "mismatches"),
        );
        text += &format!(
            "cycles: RTL {}, model {}; {} cycles/s, {:.1} s\n",
            output::grouped(report.rtl_cycles),
            output::grouped(report.model_cycles),
            output::grouped(cycles_per_second(report) as u64),
            report.seconds,
        );
        if let Some(instructions) = report.instructions {
            text += &format!("instructions retired: {}\n", output::grouped(instructions));
        }
        if let Some(collectives) = report.collectives {
            text += &format!(
                "collectives: {}, {} of {} ordered pairs of kinds; {} repeated (RNR)\n",
                output::grouped(collectives.run),
                collectives.pairs,
                me::KINDS * (me::KINDS - 1),
                output::plural(collectives.refused as usize, "send", "sends"),
            );
        }
        if let Some(trace) = &self.trace {
            text += &format!("waves of case 0: {}\n", trace.display());
        }
        text
    }

    fn object(&self, settings: &Settings, report: &CosimReport) -> Value {
        let details = report.mismatches.iter().map(|mismatch| {
            json!({
                "case": mismatch.case,
                "seed": mismatch.seed,
                "what": mismatch.what,
                "again": self.again(settings, mismatch.seed),
            })
        });
        let mut object = json!({
            "block": self.name(),
            "chip": settings.chip.name,
            "seed": self.seed,
            "cases": report.cases,
            "mismatches": report.mismatches.len(),
            "details": details.collect::<Vec<_>>(),
            "rtl_cycles": report.rtl_cycles,
            "model_cycles": report.model_cycles,
            "seconds": report.seconds,
            "cycles_per_second": cycles_per_second(report),
        });
        if let Some(instructions) = report.instructions {
            object["instructions"] = json!(instructions);
        }
        if let Some(collectives) = report.collectives {
            object["collectives"] = json!(collectives.run);
            object["pairs"] = json!(collectives.pairs);
            object["rnr_naks"] = json!(collectives.refused);
        }
        object
    }
}

/// Simulated cycles of the RTL a second of wall-clock time, the model beside it.
fn cycles_per_second(report: &CosimReport) -> f64 {
    if report.seconds > 0. { report.rtl_cycles as f64 / report.seconds } else { 0. }
}
