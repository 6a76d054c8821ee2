//! The published numbers, each held against what the counters of a run give.
//!
//! ```text
//!   Check (id, published value, criterion) --run--> counters --> Outcome (measured, pass)
//! ```
//! A check is a prediction unless a parameter was calibrated on it, or on a check that it follows
//! from; the description says which parameters those are (source tag `C(id)`). With a value set by
//! hand nothing is a prediction: whoever sets it may have tuned it on the outcome.

mod me;
mod memory;
mod nmc;
mod roce;

use serde::Serialize;

use crate::spec::Chip;
use crate::spec::param::Source;
use crate::transport;

/// When a measured value passes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Criterion {
    /// Within this share of the published value.
    Within(f64),
    /// Not below the published value.
    AtLeast,
    /// Not above the published value.
    AtMost,
    /// Above the published value.
    Above,
}

impl Criterion {
    fn passes(self, published: f64, measured: f64) -> bool {
        match self {
            Criterion::Within(share) => (measured - published).abs() <= share * published.abs(),
            Criterion::AtLeast => measured >= published,
            Criterion::AtMost => measured <= published,
            Criterion::Above => measured > published,
        }
    }
}

impl std::fmt::Display for Criterion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = match self {
            Criterion::Within(share) => format!("{:.1} %", 100.0 * share),
            Criterion::AtLeast => "at least".to_owned(),
            Criterion::AtMost => "at most".to_owned(),
            Criterion::Above => "more than".to_owned(),
        };
        f.pad(&text)
    }
}

/// What a check's success says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The model foresaw the published value.
    Prediction,
    /// A parameter was chosen so that this value, or one that it follows from, comes out.
    Calibrated,
    /// The value follows from the description by arithmetic.
    Identity,
}

impl std::fmt::Display for Kind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Kind::Prediction => "prediction",
            Kind::Calibrated => "calibrated",
            Kind::Identity => "identity",
        })
    }
}

/// What a run measured.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The value, in the check's unit.
    pub value: f64,
    /// What held the run back.
    pub limiter: String,
    /// Why the run did not end, if it did not: the check then fails.
    pub stuck: Option<String>,
}

/// A published number and the run that gives ours.
#[derive(Clone, Copy, Debug)]
pub struct Check {
    /// Name, `block.what`.
    pub id: &'static str,
    /// What is measured, in a sentence.
    pub what: &'static str,
    /// The published value.
    pub published: f64,
    /// Unit of both values.
    pub unit: &'static str,
    /// Where the published value stands: the tag of the description's sources.
    pub source: &'static str,
    /// When ours passes.
    pub criterion: Criterion,
    /// Checks on which parameters that matter here may be calibrated; the first is this one.
    pub rests_on: &'static [&'static str],
    run: fn(&Chip) -> Measured,
}

/// A check with what its run gave.
#[derive(Clone, Debug, Serialize)]
pub struct Outcome {
    /// Name.
    pub id: &'static str,
    /// What is measured.
    pub what: &'static str,
    /// The published value.
    pub published: f64,
    /// Ours.
    pub measured: f64,
    /// Unit of both.
    pub unit: &'static str,
    /// When ours passes, in words.
    pub tolerance: String,
    /// What success says.
    pub kind: Kind,
    /// Where the published value stands.
    pub source: &'static str,
    /// Whether ours passes.
    pub pass: bool,
    /// What held the run back.
    pub limiter: String,
}

/// All checks, in the order of the report.
pub const CHECKS: &[Check] = &ALL;

const COUNT: usize =
    nmc::CHECKS.len() + me::CHECKS.len() + memory::CHECKS.len() + roce::CHECKS.len();

const ALL: [Check; COUNT] = {
    let parts: [&[Check]; 4] = [&nmc::CHECKS, &me::CHECKS, &memory::CHECKS, &roce::CHECKS];
    let mut all = [nmc::CHECKS[0]; COUNT];
    let (mut part, mut i, mut n) = (0, 0, 0);
    while n < all.len() {
        if i == parts[part].len() {
            (part, i) = (part + 1, 0);
        } else {
            all[n] = parts[part][i];
            (i, n) = (i + 1, n + 1);
        }
    }
    all
};

impl Check {
    /// The check of that name.
    pub fn find(id: &str) -> Option<&'static Check> {
        CHECKS.iter().find(|c| c.id == id)
    }

    /// Whether a parameter of `chip` was calibrated for it, or set by hand.
    pub fn kind(&self, chip: &Chip) -> Kind {
        let calibrated = chip.entries().into_iter().any(|entry| match entry.source {
            Source::C(id) => self.rests_on.contains(&id.as_str()),
            Source::Set => true,
            _ => false,
        });
        let of_transport = transport::config::CALIBRATED.iter();
        let on = of_transport.flat_map(|&(_, checks)| checks).any(|id| self.rests_on.contains(id));
        if calibrated || on { Kind::Calibrated } else { Kind::Prediction }
    }

    /// Runs the check on `chip`.
    pub fn run(&self, chip: &Chip) -> Outcome {
        let measured = (self.run)(chip);
        let passes = self.criterion.passes(self.published, measured.value);
        Outcome {
            id: self.id,
            what: self.what,
            published: self.published,
            measured: measured.value,
            unit: self.unit,
            tolerance: self.criterion.to_string(),
            kind: self.kind(chip),
            source: self.source,
            pass: passes && measured.stuck.is_none(),
            limiter: measured.stuck.unwrap_or(measured.limiter),
        }
    }
}
