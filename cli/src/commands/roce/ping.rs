//! `mtia roce ping`: round trips of small messages.

use anyhow::Result;
use clap::Args;
use mtia_roce::measure::{self, MOST_PING, Ping as One};
use serde_json::json;

use super::connect::{self, Connection};
use crate::common::{Common, Outcome, span};
use crate::output::{self, Side};

/// Sends small messages one after the other, which the server sends back.
///
/// A round trip is from posting a Send until the answer's receive completes. Successive messages take
/// paths in turn, if all are well.
#[derive(Args)]
pub struct Ping {
    /// The server: HOST or HOST:PORT; port 4793 unless given.
    address: String,
    /// Messages.
    #[arg(short, long, value_name = "N", default_value_t = 100)]
    count: u32,
    /// Bytes of each, 1 to 61440.
    #[arg(long, value_name = "B", default_value_t = 64)]
    bytes: u32,
    /// Time between them.
    #[arg(long, value_name = "D", default_value = "1ms", allow_hyphen_values = true)]
    interval: String,
    #[command(flatten)]
    connection: Connection,
    #[command(flatten)]
    common: Common,
}

/// Round trips, summed up.
struct Summary {
    count: usize,
    least: f64,
    mean: f64,
    most: f64,
}

impl Summary {
    fn of<'a>(pings: impl Iterator<Item = &'a One>) -> Self {
        let mut summary = Self { count: 0, least: f64::INFINITY, mean: 0.0, most: 0.0 };
        let mut sum = 0.0;
        for ping in pings {
            summary.count += 1;
            sum += ping.round_trip_us;
            summary.least = summary.least.min(ping.round_trip_us);
            summary.most = summary.most.max(ping.round_trip_us);
        }
        summary.mean = sum / summary.count.max(1) as f64;
        summary
    }
}

impl Ping {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let addresses = connect::addresses(&self.address)?;
        let interval = span("--interval", &self.interval)?;
        if self.count == 0 {
            anyhow::bail!("--count 0 measures nothing; use 1 or more");
        }
        if !(1..=MOST_PING).contains(&self.bytes) {
            anyhow::bail!("--bytes {} is out of range; use 1 to {MOST_PING}", self.bytes);
        }
        let (mut client, seed) = self.connection.connect(&addresses)?;
        let pings =
            measure::ping(&mut client, self.count, self.bytes, interval, &mut |_, _| Ok(()))?;
        let all = Summary::of(pings.iter());
        let last = pings.iter().map(|ping| ping.path).max().unwrap_or(0);
        let by_path: Vec<(u8, Summary)> = (0..=last)
            .map(|path| (path, Summary::of(pings.iter().filter(|ping| ping.path == path))))
            .filter(|(_, summary)| summary.count > 0)
            .collect();
        if settings.json {
            let summary = |s: &Summary| json!({ "count": s.count, "min_us": s.least, "mean_us": s.mean, "max_us": s.most });
            let paths: Vec<_> = by_path
                .iter()
                .map(|(path, s)| {
                    let mut object = summary(s);
                    object["path"] = (*path).into();
                    object
                })
                .collect();
            let mut object = summary(&all);
            object["bytes"] = self.bytes.into();
            object["paths"] = paths.into();
            object["seed"] = seed.into();
            output::json(&object)?;
        } else {
            output::print(&text(self.bytes, &all, &by_path))?;
        }
        Ok(Outcome::Done)
    }
}

fn text(bytes: u32, all: &Summary, by_path: &[(u8, Summary)]) -> String {
    let titles = [
        ("path", Side::Left),
        ("pings", Side::Right),
        ("min us", Side::Right),
        ("mean us", Side::Right),
        ("max us", Side::Right),
    ];
    let row = |name: String, s: &Summary| {
        let number = output::number;
        [name, s.count.to_string(), number(s.least), number(s.mean), number(s.most)]
    };
    let mut rows: Vec<[String; 5]> =
        by_path.iter().map(|(path, summary)| row(path.to_string(), summary)).collect();
    rows.push(row("all".to_owned(), all));
    format!("round trips of {bytes} B\n{}", output::table(titles, &rows))
}
