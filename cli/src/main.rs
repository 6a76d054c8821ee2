//! The `mtia` command: reads the command line, runs one subcommand, turns its outcome into an
//! exit code.
//!
//! ```text
//!   arguments --> Cli --> commands::*::run --> Outcome --> exit code
//!                             |                              0  done, all well
//!        output.rs, files.rs, +--> stdout, files              1  a check failed
//!        npy.rs, progress.rs  +--> stderr: one line           2  bad input, missing tool
//! ```
//! One file a subcommand, in `commands`. Whatever goes wrong, what the user sees is one line that
//! begins with `mtia:`, and never a panic.

mod commands;
mod common;
mod files;
mod npy;
mod output;
mod progress;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use common::{Common, Outcome};

/// An open reference of the MTIA 300 training chip: hardware generated from Rust, co-simulated
/// against a functional and a cycle model.
#[derive(Parser)]
#[command(name = "mtia", version, subcommand_required = true, arg_required_else_help = true)]
struct Cli {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Gen(commands::generate::Gen),
    Config(commands::config::Config),
    Cosim(commands::cosim::Cosim),
    Vectors(commands::vectors::Vectors),
    Reduce(commands::reduce::Reduce),
    RunElf(commands::run_elf::RunElf),
    Hccl(commands::hccl::Hccl),
    Sim(Box<commands::sim::Sim>),
    Roce(Box<commands::roce::Roce>),
    Check(commands::check::Check),
}

impl Command {
    fn run(self, outer: &Common) -> anyhow::Result<Outcome> {
        match self {
            Command::Gen(command) => command.run(outer),
            Command::Config(command) => command.run(outer),
            Command::Cosim(command) => command.run(outer),
            Command::Vectors(command) => command.run(outer),
            Command::Reduce(command) => command.run(outer),
            Command::RunElf(command) => command.run(outer),
            Command::Hccl(command) => command.run(outer),
            Command::Sim(command) => command.run(outer),
            Command::Roce(command) => command.run(outer),
            Command::Check(command) => command.run(outer),
        }
    }
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return output::usage(&error),
    };
    match cli.command.run(&cli.common) {
        Ok(Outcome::Done) => ExitCode::SUCCESS,
        Ok(Outcome::Failed(what)) => {
            output::complain(&what);
            ExitCode::from(1)
        }
        Err(error) => {
            // Not the chain of causes: each error here has those that matter in its own words.
            output::complain(&error.to_string());
            ExitCode::from(2)
        }
    }
}
