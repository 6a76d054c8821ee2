//! `mtia hccl`: compiles a collective into subgraphs, prints or checks them.
//!
//! ```text
//!   KIND, ranks, bytes --> hccl::compile --> Program --> print: text
//!                                                   \--> check: hccl::check_result, hccl::check
//! ```

use anyhow::{Result, bail};
use clap::{Args, Subcommand, ValueEnum};
use mtia_model::hccl::{
    AllReduce, Broadcast, Collective, Finding, Kind, Placement, Program, check, check_result,
    compile,
};
use mtia_model::spec::nmc::Dtype;
use serde_json::json;

use crate::common::{Common, Outcome, Settings};
use crate::output;

/// Compiles a collective into subgraphs for message engines, and prints or checks them.
#[derive(Args)]
pub struct Hccl {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Prints the subgraphs as text.
    Print {
        #[command(flatten)]
        what: What,
        /// Only those of this rank.
        #[arg(long, value_name = "R")]
        rank: Option<usize>,
    },
    /// Proves that the subgraphs compute the collective for every timing, and can be run again.
    /// Exit code 1 if they do not.
    Check {
        #[command(flatten)]
        what: What,
    },
}

/// A collective and where it runs.
#[derive(Args)]
struct What {
    /// The collective. In an all-to-allv rank r sends rank p a share in proportion to r + p modulo
    /// the ranks; in a send-recv every rank sends to the next.
    kind: Name,
    /// Ranks.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    ranks: u16,
    /// Bytes of a rank's vector: of the longer of what it gives and gets, as in nccl-tests.
    #[arg(long, value_name = "B")]
    bytes: u64,
    /// Type of the elements.
    #[arg(long, value_name = "TYPE", default_value = "bf16")]
    dtype: Dtype,
    /// Message engines of each rank.
    #[arg(long, value_name = "M", default_value_t = 1)]
    mes: usize,
    /// How an all-reduce or a broadcast is done [default: ring].
    #[arg(long, value_enum)]
    algorithm: Option<Algorithm>,
    /// The root of a broadcast.
    #[arg(long, value_name = "R", default_value_t = 0)]
    root: usize,
    /// The most bytes of a message.
    #[arg(long, value_name = "B", default_value_t = 1 << 18)]
    message_bytes: u32,
    #[command(flatten)]
    common: Common,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Name {
    AllReduce,
    ReduceScatter,
    AllGather,
    AllToAll,
    #[value(name = "all-to-allv")]
    AllToAllV,
    Broadcast,
    SendRecv,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Algorithm {
    /// Around a ring.
    Ring,
    /// Recursive doubling (all-reduce).
    Doubling,
    /// A binomial tree (broadcast).
    Tree,
}

impl What {
    fn kind(&self, elements: u64) -> Result<Kind> {
        use Algorithm::{Doubling, Ring, Tree};
        let ranks = usize::from(self.ranks);
        let algorithm = self.algorithm.unwrap_or(Ring);
        if self.root != 0 && self.kind != Name::Broadcast {
            bail!("--root {}: only a broadcast has a root", self.root);
        }
        Ok(match (self.kind, algorithm) {
            (Name::AllReduce, Ring) => Kind::AllReduce { elements, algorithm: AllReduce::Ring },
            (Name::AllReduce, Doubling) => {
                Kind::AllReduce { elements, algorithm: AllReduce::RecursiveDoubling }
            }
            (Name::Broadcast, Ring | Tree) => {
                let algorithm = if algorithm == Tree { Broadcast::Tree } else { Broadcast::Ring };
                Kind::Broadcast { elements, root: self.root, algorithm }
            }
            (Name::ReduceScatter, Ring) => Kind::ReduceScatter { elements },
            (Name::AllGather, Ring) => Kind::AllGather { elements },
            (Name::AllToAll, _) if self.algorithm.is_none() => Kind::AllToAll { elements },
            (Name::AllToAllV, _) if self.algorithm.is_none() => {
                Kind::AllToAllV { elements: shares(ranks, elements) }
            }
            (Name::SendRecv, _) if self.algorithm.is_none() => {
                let pairs = (0..ranks).map(|rank| (rank, (rank + 1) % ranks)).collect();
                Kind::SendRecv { elements, pairs }
            }
            _ => bail!(
                "this collective is not done so; --algorithm is ring or doubling for an \
                 all-reduce, ring or tree for a broadcast"
            ),
        })
    }

    fn compile(&self, settings: &Settings) -> Result<Program> {
        let element = u64::from(self.dtype.element_bytes());
        if !self.bytes.is_multiple_of(element) {
            bail!("--bytes {}: not a multiple of an element ({element} B)", self.bytes);
        }
        let most = settings.chip.me.count.value;
        if self.mes == 0 || self.mes > most as usize {
            bail!("--mes {}: a rank has 1 to {most} message engines", self.mes);
        }
        let kind = self.kind(self.bytes / element)?;
        let collective = Collective { kind, ranks: self.ranks.into(), dtype: self.dtype };
        let mes: Vec<usize> = (0..self.mes).collect();
        let mut placement = Placement::packed(&settings.chip, &collective, &mes);
        placement.message_bytes = self.message_bytes;
        Ok(compile(&collective, &placement)?)
    }
}

/// Sizes of an all-to-allv: of each row `elements` in all, in proportion to from + to modulo the
/// ranks.
fn shares(ranks: usize, elements: u64) -> Vec<Vec<u64>> {
    let total = (ranks * (ranks - 1) / 2).max(1) as u128;
    let row = |from: usize| {
        let weight = |to: usize| ((from + to) % ranks) as u128;
        let share = |to: usize| (u128::from(elements) * weight(to) / total) as u64;
        (0..ranks).map(share).collect()
    };
    (0..ranks).map(row).collect()
}

impl Hccl {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        match &self.action {
            Action::Print { what, rank } => print(what, *rank, &what.common.with(outer)?),
            Action::Check { what } => prove(what, &what.common.with(outer)?),
        }
    }
}

fn print(what: &What, rank: Option<usize>, settings: &Settings) -> Result<Outcome> {
    let program = what.compile(settings)?;
    if let Some(rank) = rank.filter(|&rank| rank >= program.collective.ranks) {
        bail!("--rank {rank} of {} ranks; ranks count from 0", program.collective.ranks);
    }
    if settings.json {
        let wanted = |s: &&mtia_model::hccl::Subgraph| rank.is_none_or(|rank| s.rank == rank);
        let subgraphs: Vec<_> = program
            .subgraphs
            .iter()
            .filter(wanted)
            .map(|s| {
                let wqes: Vec<String> = s.wqes.iter().map(|w| program.text(s, w)).collect();
                json!({ "rank": s.rank, "me": s.me, "channel": s.channel, "wqes": wqes })
            })
            .collect();
        output::json(&json!({
            "collective": program.collective.to_string(),
            "subgraphs": subgraphs,
        }))?;
    } else {
        let text = rank.map_or_else(|| program.to_string(), |rank| program.print_rank(rank));
        output::print(&text)?;
    }
    Ok(Outcome::Done)
}

fn prove(what: &What, settings: &Settings) -> Result<Outcome> {
    let program = what.compile(settings)?;
    let collective = program.collective.to_string();
    let chip = &settings.chip;
    let alone = check_result(chip, &program);
    let proved =
        alone.and_then(|proof| check(chip, &[&program, &program]).map(|twice| (proof, twice)));
    match proved {
        Ok((proof, twice)) => {
            let refusals = proof.refusals.len() + twice.refusals.len();
            if settings.json {
                output::json(&json!({
                    "collective": collective,
                    "subgraphs": program.subgraphs.len(),
                    "wqes": proof.wqes,
                    "messages": proof.messages,
                    "waits": proof.waits,
                    "ordered": proof.ordered,
                    "refusals": refusals,
                    "pass": true,
                }))?;
            } else {
                output::print(&format!(
                    "{collective}: {} with {} WQEs, {} messages; {} pairs of accesses are \
                     ordered, every WAIT passes, the result is right, and it can run again\n",
                    output::plural(program.subgraphs.len(), "subgraph", "subgraphs"),
                    output::grouped(proof.wqes as u64),
                    output::grouped(proof.messages as u64),
                    output::grouped(proof.ordered as u64),
                ))?;
            }
            Ok(Outcome::Done)
        }
        Err(findings) => {
            let texts: Vec<String> = findings.iter().map(Finding::to_string).collect();
            if settings.json {
                output::json(&json!({
                    "collective": collective,
                    "pass": false,
                    "findings": texts,
                }))?;
            }
            Ok(Outcome::Failed(format!("{collective}: {}", texts.join("; "))))
        }
    }
}
