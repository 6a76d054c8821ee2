//! `mtia roce conformance`: the list of checks that any endpoint of the format can be put through.

use anyhow::Result;
use clap::Args;
use mtia_model::transport::conformance::{self, CHECKS, Subject, Verdict, reference::Reference};
use mtia_roce::conformance::Remote;
use mtia_roce::wait::Stop;
use serde_json::json;

use super::connect;
use crate::common::{Common, Outcome};
use crate::output::{self, Side};

/// Puts an endpoint through the checks of the protocol.
///
/// With an address: the endpoint that the server there sets up for each check, over UDP. Without: this
/// project's own, in memory. docs/roce.md says what a server must offer. Exit code 1 if a check fails.
#[derive(Args)]
pub struct Conformance {
    /// The server: HOST or HOST:PORT; port 4793 unless given.
    address: Option<String>,
    /// Only checks whose name begins so, as `repair` or `place.one`; may be repeated.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Times that a check is made until it holds, against an address: a host may be too busy to be in time.
    #[arg(long, value_name = "N", default_value_t = 3)]
    tries: u32,
    #[command(flatten)]
    common: Common,
}

/// How a check went, and at which try.
struct Tried {
    verdict: Verdict,
    tries: u32,
}

impl Conformance {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let wanted = |name: &str| {
            self.only.is_empty() || self.only.iter().any(|only| name.starts_with(only.as_str()))
        };
        let checks: Vec<&conformance::Check> =
            CHECKS.iter().filter(|check| wanted(check.name)).collect();
        if checks.is_empty() {
            anyhow::bail!(
                "no check begins with `{}`; see all without --only",
                self.only.join("`, `")
            );
        }
        let (mut subject, said): (Box<dyn Subject>, String) = match &self.address {
            None => {
                (Box::new(Reference::new(Default::default())), "the core, in memory".to_owned())
            }
            Some(address) => {
                let addresses = connect::addresses(address)?;
                (Box::new(connect::at_first(&addresses, Remote::new)?), address.clone())
            }
        };
        let stop = Stop::new()?;
        let bar = indicatif::ProgressBar::new(checks.len() as u64);
        let mut verdicts = Vec::new();
        for check in checks {
            let mut tried = Tried { verdict: check.run(subject.as_mut()), tries: 1 };
            // In memory nothing would be different another time.
            while tried.verdict.failure.is_some()
                && self.address.is_some()
                && tried.tries < self.tries
            {
                tried = Tried { verdict: check.run(subject.as_mut()), tries: tried.tries + 1 };
            }
            verdicts.push(tried);
            bar.inc(1);
            if stop.is_asked() {
                return Ok(Outcome::Failed("interrupted before all checks were made".to_owned()));
            }
        }
        bar.finish_and_clear();
        let failed: Vec<&Verdict> =
            verdicts.iter().map(|t| &t.verdict).filter(|v| v.failure.is_some()).collect();
        if settings.json {
            let checks: Vec<_> = verdicts
                .iter()
                .map(|Tried { verdict: v, tries }| {
                    let pass = v.failure.is_none();
                    json!({
                        "id": v.name,
                        "what": v.what,
                        "pass": pass,
                        "failure": v.failure,
                        "tries": tries,
                    })
                })
                .collect();
            output::json(&json!({
                "subject": said,
                "checks": checks,
                "passed": verdicts.len() - failed.len(),
                "failed": failed.len(),
            }))?;
        } else {
            output::print(&text(&said, &verdicts))?;
        }
        Ok(match failed.first() {
            None => Outcome::Done,
            Some(first) => Outcome::Failed(format!(
                "{} of {} failed against {said}; the first is {}: {}; docs/protocol/metaroce.md says \
                 what must be",
                failed.len(),
                output::plural(verdicts.len(), "check", "checks"),
                first.name,
                first.failure.as_deref().unwrap_or_default(),
            )),
        })
    }
}

fn text(said: &str, verdicts: &[Tried]) -> String {
    let titles =
        [("check", Side::Left), ("pass", Side::Left), ("what", Side::Left), ("", Side::Left)];
    let row = |Tried { verdict, tries }: &Tried| {
        let remark = match (&verdict.failure, tries) {
            (Some(failure), _) => failure.clone(),
            (None, 1) => String::new(),
            (None, tries) => format!("at try {tries}"),
        };
        let pass = if verdict.failure.is_none() { "yes" } else { "NO" };
        [verdict.name.to_owned(), pass.to_owned(), verdict.what.to_owned(), remark]
    };
    let rows: Vec<_> = verdicts.iter().map(row).collect();
    let passed = verdicts.iter().filter(|t| t.verdict.failure.is_none()).count();
    format!("{}\nhold: {passed} of {}, {said}\n", output::table(titles, &rows), verdicts.len())
}
