//! `mtia run-elf`: runs a bare-metal program on the RISC-V core.
//!
//! ```text
//!                           iss: instruction-set model, in the time of the cycle model
//!   FILE --elf--> Program --> testbench::cpu::run --> ProgramOutcome
//!                           rtl: the hardware in Verilator
//! ```
//! What a program finds around the core, and how it tells its end: `mtia_model::func::cpu::machine`.

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, anyhow};
use clap::{Args, ValueEnum};
use mtia_model::func::cpu::program::{Outcome as End, Program, ProgramOutcome};
use mtia_model::func::cpu::{elf, run};
use mtia_testbench::Bench;
use mtia_testbench::cpu::{RunError, run_checked, run_program};
use serde_json::json;

use crate::common::{Common, Outcome};
use crate::output;

/// Runs a 32-bit bare-metal RISC-V program until it tells its end.
///
/// The program ends by a store to its symbol `tohost`: 1 if all is well, 2 n + 1 if test n failed.
/// Exit code 1 if it fails, traps without a handler or does not end in time.
#[derive(Args)]
pub struct RunElf {
    /// The program: an ELF file linked to fixed addresses.
    file: PathBuf,
    /// What executes it.
    #[arg(long, value_enum, default_value_t = Core::Iss)]
    core: Core,
    /// Ends the run after so many cycles.
    #[arg(long, value_name = "N", default_value_t = 100_000_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    max_cycles: u64,
    #[command(flatten)]
    common: Common,
}

/// What executes the program.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Core {
    /// The instruction-set model, in the time of the cycle model.
    Iss,
    /// The hardware in Verilator, with a memory that answers in the next cycle.
    Rtl,
}

impl Core {
    fn name(self) -> &'static str {
        match self {
            Core::Iss => "iss",
            Core::Rtl => "rtl",
        }
    }
}

impl RunElf {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let program = self.program()?;
        let start = Instant::now();
        let fails = |error: &dyn std::fmt::Display| anyhow!("`{}`: {error}", self.file.display());
        let ran = match self.core {
            Core::Iss => match run_checked(None, &program, self.max_cycles) {
                Err(RunError::Differ(what)) => {
                    output::complain(&format!(
                        "no cycles are counted, as the models go apart; does the program change \
                         its code without FENCE.I? {what}"
                    ));
                    run::run(&program, self.max_cycles).map_err(|error| fails(&error))?
                }
                ran => ran.map_err(|error| fails(&error))?,
            },
            Core::Rtl => {
                match run_program(&Bench::default(), &settings.chip, &program, self.max_cycles) {
                    Err(RunError::Overlap(error)) => return Err(fails(&error)),
                    ran => ran?,
                }
            }
        };
        let seconds = start.elapsed().as_secs_f64();
        if settings.json {
            // Nobody is left to tell if standard error is closed.
            let _ = io::stderr().write_all(&ran.console);
            output::json(&self.report(&ran, seconds))?;
        } else {
            output::print(&String::from_utf8_lossy(&ran.console))?;
            output::print(&self.summary(&ran, seconds))?;
        }
        Ok(match self.failure(&ran.outcome) {
            None => Outcome::Done,
            Some(what) => Outcome::Failed(what),
        })
    }

    fn program(&self) -> Result<Program> {
        let name = self.file.display();
        let bytes = fs::read(&self.file)
            .map_err(|e| anyhow!("cannot read `{name}`: {e}; give the path of an ELF file"))?;
        elf::parse(&bytes).map_err(|error| anyhow!("`{name}`: {error}"))
    }

    fn report(&self, ran: &ProgramOutcome, seconds: f64) -> serde_json::Value {
        let mut report = json!({
            "outcome": name(&ran.outcome),
            "test": null,
            "cycles": ran.cycles,
            "instructions": ran.instructions,
            "core": self.core.name(),
            "seconds": seconds,
        });
        match ran.outcome {
            End::Fail(test) => report["test"] = json!(test),
            End::Trap { cause, pc, tval } => {
                report["trap"] = json!({
                    "cause": cause.to_string(),
                    "mcause": cause.mcause(),
                    "pc": pc,
                    "tval": tval,
                });
            }
            End::Pass | End::Timeout => {}
        }
        report
    }

    fn summary(&self, ran: &ProgramOutcome, seconds: f64) -> String {
        let mut text = format!(
            "{}: {} on {}, {} instructions",
            self.file.display(),
            name(&ran.outcome),
            self.core.name(),
            output::grouped(ran.instructions)
        );
        if let Some(cycles) = ran.cycles {
            let ipc = ran.instructions as f64 / cycles.max(1) as f64;
            text += &format!(", {} cycles, IPC {ipc:.3}", output::grouped(cycles));
        }
        text + &format!(", {seconds:.2} s\n")
    }

    /// What to say of a program that did not pass.
    fn failure(&self, end: &End) -> Option<String> {
        let file = self.file.display();
        Some(match end {
            End::Pass => return None,
            End::Fail(test) => format!("`{file}`: test {test} failed"),
            End::Timeout => format!(
                "`{file}`: no end after {} cycles; give more with --max-cycles",
                output::grouped(self.max_cycles)
            ),
            End::Trap { cause, pc, tval } => format!(
                "`{file}`: {cause} at pc {pc:#010x}, mtval {tval:#x}, and no handler: set mtvec to \
                 one"
            ),
        })
    }
}

fn name(end: &End) -> &'static str {
    match end {
        End::Pass => "pass",
        End::Fail(_) => "fail",
        End::Timeout => "timeout",
        End::Trap { .. } => "trap",
    }
}
