//! `mtia sim`: runs of the cycle model. One file a kind of run.

mod bf16_add;
mod plot;
mod sweep;
mod traffic;
mod transport;

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::common::{Common, Outcome};

/// Simulates the chip, or a part of it, on the cycle model.
#[derive(Args)]
#[command(subcommand_required = true, arg_required_else_help = true)]
pub struct Sim {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    #[command(name = "bf16-add")]
    Bf16Add(bf16_add::Bf16Add),
    Traffic(traffic::Traffic),
    Transport(transport::Transport),
    Sweep(sweep::Sweep),
}

impl Sim {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        match self.what {
            What::Bf16Add(add) => add.run(outer),
            What::Traffic(traffic) => traffic.run(outer),
            What::Transport(transport) => transport.run(outer),
            What::Sweep(sweep) => sweep.run(outer),
        }
    }
}
