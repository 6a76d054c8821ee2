//! `mtia sim bf16-add`: element-wise addition of two BF16 tensors over the whole chip.
//!
//! ```text
//!   elements --> cycle::memory_system::add::bf16_add --> time, bandwidth, counters, limiter
//! ```

use anyhow::{Result, bail};
use clap::Args;
use mtia_model::cycle::memory_system::add::{AddRun, bf16_add, most_elements};
use mtia_model::cycle::memory_system::run::Options;
use serde_json::{Value, json};

use crate::common::{Common, Outcome};
use crate::{output, progress};

/// Adds two BF16 tensors element by element on all PEs: time and bandwidth.
///
/// Two tensors come in from HBM and one goes out, 6 bytes an element in all; the time runs from the
/// host's launch to its notice of the end. The numbers of the simulation itself (seconds, cycles,
/// HBM bursts and flit-hops a second) go to standard error.
#[derive(Args)]
pub struct Bf16Add {
    /// Elements of each tensor.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    elements: u64,
    /// Threads of the simulation: with 2, HBM and half of the LLC run on the second. The outcome is the same.
    #[arg(long, value_name = "1|2", default_value_t = 2)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=2))]
    threads: u8,
    #[command(flatten)]
    common: Common,
}

impl Bf16Add {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let chip = &settings.chip;
        let most = most_elements(chip);
        if self.elements > most {
            bail!(
                "--elements {}: three tensors of so many do not fit the memory of {}; use at most \
                 {most}",
                self.elements,
                chip.name
            );
        }
        let bar = progress::bar(6 * self.elements, progress::Counts::Bytes);
        bar.set_message("simulating");
        let mut moved = |bytes| bar.set_position(bytes);
        let options = Options { threads: self.threads.into(), progress: Some(&mut moved) };
        let run = bf16_add(chip, self.elements, options);
        bar.finish_and_clear();
        if let Some(why) = &run.counts.stuck {
            return Ok(Outcome::Failed(format!("the addition did not end: {why}")));
        }
        if settings.json {
            output::json(&object(&chip.name, &run))?;
        } else {
            output::print(&text(&chip.name, &run))?;
        }
        output::remark(&speed(&run));
        Ok(Outcome::Done)
    }
}

fn text(chip: &str, run: &AddRun) -> String {
    let counts = &run.counts;
    let mut text = format!(
        "{} elements on {} of {chip}: {:.2} us, {:.1} GB/s\nlimiter: {}\n",
        output::grouped(run.elements),
        output::plural(run.pes as usize, "PE", "PEs"),
        1e6 * run.seconds,
        run.gigabytes_per_second(),
        run.limiter()
    );
    text += &format!(
        "launch {:.2} us, dispatch {:.2} us, {} cycles, completion {:.2} us\n",
        1e6 * run.launch_seconds,
        1e6 * run.dispatch_seconds,
        output::grouped(counts.cycles),
        1e6 * run.completion_seconds,
    );
    text += &format!(
        "HBM bursts: {} read, {} written\n",
        output::grouped(counts.hbm_reads),
        output::grouped(counts.hbm_writes),
    );
    for (name, share) in &counts.shares {
        text += &format!("  {name:<18} {:>5.1} % busy\n", 100.0 * share);
    }
    text
}

fn object(chip: &str, run: &AddRun) -> Value {
    let counts = &run.counts;
    let shares = counts.shares.iter().map(|(name, share)| (name.to_string(), json!(share)));
    json!({
        "chip": chip,
        "elements": run.elements,
        "pes": run.pes,
        "seconds": run.seconds,
        "launch_seconds": run.launch_seconds,
        "dispatch_seconds": run.dispatch_seconds,
        "completion_seconds": run.completion_seconds,
        "bytes": run.bytes,
        "GBps": run.gigabytes_per_second(),
        "limiter": run.limiter(),
        "cycles": counts.cycles,
        "hbm_bursts_read": counts.hbm_reads,
        "hbm_bursts_written": counts.hbm_writes,
        "flit_hops": counts.flit_hops,
        "llc_accesses": counts.llc_accesses,
        "llc_hits": counts.llc_hits,
        "busy": shares.collect::<serde_json::Map<_, _>>(),
        "wall_seconds": counts.wall_seconds,
    })
}

/// How fast the simulation was.
fn speed(run: &AddRun) -> String {
    let counts = &run.counts;
    let rate = |n: u64| n as f64 / counts.wall_seconds;
    format!(
        "simulated in {:.1} s: {:.0} cycles/s, {:.2} M HBM bursts/s, {:.2} M flit-hops/s",
        counts.wall_seconds,
        rate(counts.cycles),
        rate(counts.hbm_reads + counts.hbm_writes) / 1e6,
        rate(counts.flit_hops) / 1e6,
    )
}
