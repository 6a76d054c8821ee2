//! `mtia config`: the resolved chip description, each value with unit and source.

use anyhow::Result;
use clap::Args;
use mtia_model::spec::chip::Entry;
use mtia_model::spec::param::Value;
use serde::Serialize;

use crate::common::{Common, Outcome};
use crate::output::{self, Side};

/// Prints the chip description: every value with its unit and where it comes from.
///
/// Sources: P the paper on the chip; F2..F17 a figure of it; H the paper on the collective
/// library; B engineering posts; J a standard; D arithmetic on the others; A assumed here;
/// C(id) calibrated to the check of that id; set: by --set.
#[derive(Args)]
pub struct Config {
    #[command(flatten)]
    common: Common,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    name: &'a str,
    parameters: Vec<Entry>,
    derived: Vec<Entry>,
}

impl Config {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let chip = &settings.chip;
        let (parameters, derived) = (chip.entries(), chip.derived());
        if settings.json {
            output::json(&Report { name: &chip.name, parameters, derived })?;
            return Ok(Outcome::Done);
        }
        let rows: Vec<[String; 5]> = parameters.into_iter().chain(derived).map(row).collect();
        let titles = [
            ("key", Side::Left),
            ("value", Side::Right),
            ("unit", Side::Left),
            ("source", Side::Left),
            ("note", Side::Left),
        ];
        output::print(&format!("{}\n\n{}", chip.name, output::table(titles, &rows)))?;
        Ok(Outcome::Done)
    }
}

fn row(entry: Entry) -> [String; 5] {
    [
        entry.key,
        text(entry.value),
        entry.unit.to_owned(),
        entry.source.to_string(),
        entry.note.unwrap_or_default(),
    ]
}

/// A value without the digits in which a product of two decimal numbers is off.
fn text(value: Value) -> String {
    match value {
        Value::Float(float) if (0.001..1e6).contains(&float.abs()) => {
            format!("{float:.9}").trim_end_matches('0').trim_end_matches('.').to_owned()
        }
        _ => value.to_string(),
    }
}
