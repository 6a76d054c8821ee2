//! `mtia check`: the paper's numbers against what the counters of runs of the cycle model gave.
//!
//! ```text
//!   check::CHECKS --run on Chip--> Outcome --> table or JSON, exit code
//! ```

use anyhow::{Result, anyhow};
use clap::Args;
use mtia_model::check::{CHECKS, Check as Published, Kind, Outcome as Checked};
use serde_json::json;

use crate::common::{Common, Outcome};
use crate::output::{self, Side};

/// Holds published numbers against what the counters of the cycle model give.
///
/// A prediction is a number that no parameter was chosen for; a calibrated one had a parameter
/// chosen for it, or for a check that it follows from; an identity follows from the description
/// by arithmetic. The published numbers are those of the full chip. Exit code 1 if one is missed.
#[derive(Args)]
pub struct Check {
    /// One check; all unless given.
    id: Option<String>,
    /// A check that is known to miss; may be repeated. It is run and shown, and fails the run only
    /// if it holds after all.
    #[arg(long = "known-miss", value_name = "ID")]
    known_misses: Vec<String>,
    #[command(flatten)]
    common: Common,
}

impl Check {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let checks: Vec<&Published> = match &self.id {
            None => CHECKS.iter().collect(),
            Some(id) => vec![Published::find(id).ok_or_else(|| unknown(id))?],
        };
        for id in &self.known_misses {
            if !checks.iter().any(|c| c.id == id) {
                return Err(unknown(id));
            }
        }
        let outcomes: Vec<Checked> = checks.iter().map(|c| c.run(&settings.chip)).collect();
        if settings.json {
            output::json(&json!({ "chip": settings.chip.name, "checks": outcomes }))?;
        } else {
            output::print(&text(&outcomes))?;
        }
        let known = |o: &&Checked| self.known_misses.iter().any(|id| id == o.id);
        let hold: Vec<&str> =
            outcomes.iter().filter(known).filter(|o| o.pass).map(|o| o.id).collect();
        if !hold.is_empty() {
            return Ok(Outcome::Failed(format!(
                "{} of the known misses hold on {}: {}; take them off the list",
                hold.len(),
                settings.chip.name,
                hold.join(", ")
            )));
        }
        let missed: Vec<&str> =
            outcomes.iter().filter(|o| !o.pass && !known(o)).map(|o| o.id).collect();
        if missed.is_empty() {
            return Ok(Outcome::Done);
        }
        Ok(Outcome::Failed(format!(
            "{} of {} missed on {}: {}; `mtia config{}` shows the values they rest on",
            missed.len(),
            output::plural(outcomes.len(), "check", "checks"),
            settings.chip.name,
            missed.join(", "),
            settings.arguments(),
        )))
    }
}

fn unknown(id: &str) -> anyhow::Error {
    let known: Vec<&str> = CHECKS.iter().map(|c| c.id).collect();
    anyhow!("no check `{id}`; known are {}", known.join(", "))
}

fn text(outcomes: &[Checked]) -> String {
    let titles = [
        ("id", Side::Left),
        ("published", Side::Right),
        ("measured", Side::Right),
        ("unit", Side::Left),
        ("tolerance", Side::Left),
        ("kind", Side::Left),
        ("source", Side::Left),
        ("pass", Side::Left),
        ("limiter", Side::Left),
        ("what", Side::Left),
    ];
    let row = |o: &Checked| {
        [
            o.id.to_owned(),
            output::number(o.published),
            output::number(o.measured),
            o.unit.to_owned(),
            o.tolerance.clone(),
            o.kind.to_string(),
            o.source.to_owned(),
            if o.pass { "yes" } else { "NO" }.to_owned(),
            o.limiter.clone(),
            o.what.to_owned(),
        ]
    };
    let rows: Vec<_> = outcomes.iter().map(row).collect();
    let tally = |kind: Kind| {
        let of_kind = outcomes.iter().filter(|o| o.kind == kind);
        let (pass, all) = (of_kind.clone().filter(|o| o.pass).count(), of_kind.count());
        (all > 0).then(|| format!("{kind}: {pass} of {all}"))
    };
    // Apart, as a calibrated check proves less than a prediction, and an identity nothing.
    let tallies =
        [Kind::Prediction, Kind::Calibrated, Kind::Identity].into_iter().filter_map(tally);
    let tallies: Vec<String> = tallies.collect();
    format!("{}\nhold: {}\n", output::table(titles, &rows), tallies.join(", "))
}
