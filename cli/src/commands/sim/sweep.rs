//! `mtia sim sweep`: a grid of `sim transport` runs, in parallel, into a CSV file and a plot.
//!
//! ```text
//!   options, --vary --> points --(not in the file yet)--> rdma::run_all --> a row each --> CSV
//!                                                                   all rows --> plot
//! ```
//! A row says in its first column everything that it was run with, so a sweep that was interrupted goes on
//! where it stopped, and rows of other sweeps in the same file are neither used nor lost.

use std::collections::HashMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use mtia_model::cycle::rdma::{Report, Scenario, run_all};
use serde_json::json;

use super::plot::{self, Line};
use super::transport::NetworkOptions;
use crate::common::{Common, Outcome};
use crate::output;

/// Runs `sim transport` for every combination of some values: CSV and a plot.
///
/// Points run in parallel. Points that the file has already are not run again, so a sweep that was
/// interrupted goes on. The plot has the first --vary along its x axis and a line for each
/// combination of the others.
#[derive(Args)]
pub struct Sweep {
    /// Values of an option of `sim transport`: loss=0,0.01,0.1 or pattern=incast:8,incast:32. Network
    /// and protocol parameters are network.KEY and protocol.KEY. May be repeated.
    #[arg(long = "vary", value_name = "KEY=V1,V2,...", required = true)]
    vary: Vec<String>,
    /// Where the rows go.
    #[arg(short, long, value_name = "FILE.csv")]
    output: PathBuf,
    /// Draws a plot of all rows of this sweep.
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    /// What the plot shows: a column of the file.
    #[arg(long, value_name = "COLUMN", default_value = "line_rate_share")]
    y: String,
    #[command(flatten)]
    network: NetworkOptions,
    #[command(flatten)]
    common: Common,
}

/// A column of results: its name, and where it comes from.
type Column = (&'static str, fn(&Report) -> f64);

/// The columns of results.
const RESULTS: [Column; 16] = [
    ("goodput_Gbps", |r| r.goodput_gbps),
    ("goodput_total_Gbps", |r| r.goodput_total_gbps),
    ("line_rate_share", |r| r.line_rate_share),
    ("fct_p50_us", |r| r.fct_us.p50),
    ("fct_p90_us", |r| r.fct_us.p90),
    ("fct_p99_us", |r| r.fct_us.p99),
    ("fct_p999_us", |r| r.fct_us.p999),
    ("fct_max_us", |r| r.fct_us.max),
    ("data_packets", |r| r.data_packets as f64),
    ("retransmissions", |r| r.retransmissions as f64),
    ("spurious_retransmissions", |r| r.spurious_retransmissions as f64),
    ("timeouts", |r| r.timeouts as f64),
    ("marked_packets", |r| r.marked_packets as f64),
    ("jain_fairness", |r| r.jain_fairness),
    ("peak_queue_bytes", |r| r.peak_queue_bytes as f64),
    ("failed_flows", |r| r.failed_flows as f64 + f64::from(u8::from(r.stuck.is_some()))),
];

/// The most points of a sweep.
const MOST_POINTS: usize = 10_000;

/// A combination of values.
struct Point {
    values: Vec<String>,
    run: String,
    scenario: Scenario,
}

impl Sweep {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let axes = self.vary.iter().map(|text| axis(text)).collect::<Result<Vec<_>>>()?;
        for (at, (key, _)) in axes.iter().enumerate() {
            if axes[..at].iter().any(|(other, _)| other == key) {
                bail!("--vary {key} is given twice; put all values into one");
            }
        }
        if !RESULTS.iter().any(|(name, _)| *name == self.y) {
            let names: Vec<&str> = RESULTS.iter().map(|(name, _)| *name).collect();
            bail!("--y {}: no such column; use {}", self.y, names.join(", "));
        }
        if let Some(path) = &self.plot
            && path.extension().is_none_or(|kind| kind != "svg")
        {
            bail!("{}: plots are SVG; choose a name that ends in .svg", path.display());
        }
        let count: usize = axes.iter().map(|(_, values)| values.len()).product();
        if count > MOST_POINTS {
            bail!("{count} points; use at most {MOST_POINTS}");
        }
        let points = self.points(&axes, count, &settings.chip, &settings.arguments())?;
        let mut rows = read_rows(&self.output)?;
        let todo: Vec<&Point> = points.iter().filter(|p| !rows.contains_key(&p.run)).collect();
        self.run_points(&todo, &mut rows)?;
        let results: Vec<&Vec<f64>> = points.iter().filter_map(|p| rows.get(&p.run)).collect();
        if let Some(path) = &self.plot {
            self.draw(path, &axes, &results)?;
        }
        if settings.json {
            let row = |(point, results): (&Point, &&Vec<f64>)| {
                let mut object = serde_json::Map::new();
                for ((key, _), value) in axes.iter().zip(&point.values) {
                    object.insert(key.clone(), json!(value));
                }
                for ((name, _), value) in RESULTS.iter().zip(results.iter()) {
                    object.insert((*name).to_owned(), json!(value));
                }
                object
            };
            let all: Vec<_> = points.iter().zip(&results).map(row).collect();
            output::json(&json!({ "points": all, "run": todo.len() }))?;
        } else {
            output::print(&self.text(&axes, &points, &results))?;
        }
        let failed = results.iter().filter(|row| row[RESULTS.len() - 1] > 0.0).count();
        Ok(match failed {
            0 => Outcome::Done,
            n => Outcome::Failed(format!(
                "{} lost flows or stuck; `failed_flows` of {} says which",
                output::plural(n, "point", "points"),
                self.output.display()
            )),
        })
    }

    fn points(
        &self,
        axes: &[(String, Vec<String>)],
        count: usize,
        chip: &mtia_model::spec::Chip,
        arguments: &str,
    ) -> Result<Vec<Point>> {
        let mut points = Vec::new();
        for index in 0..count {
            let mut options = self.network.clone();
            let (mut rest, mut values) = (index, Vec::new());
            // The last axis turns fastest.
            for (key, all) in axes.iter().rev() {
                let value = &all[rest % all.len()];
                rest /= all.len();
                set(&mut options, key, value)?;
                values.insert(0, value.clone());
            }
            let run = describe(&options) + arguments;
            points.push(Point { values, run, scenario: options.scenario(chip)? });
        }
        Ok(points)
    }

    /// Runs points and appends a row for each as soon as it is there.
    fn run_points(&self, todo: &[&Point], rows: &mut HashMap<String, Vec<f64>>) -> Result<()> {
        if todo.is_empty() {
            return Ok(());
        }
        let path = &self.output;
        let unwritable = |error: std::io::Error| {
            anyhow!("cannot write {}: {error}; choose another place", path.display())
        };
        let new = !path.exists();
        let mut file =
            OpenOptions::new().create(true).append(true).open(path).map_err(unwritable)?;
        if new {
            writeln!(file, "{}", header()).map_err(unwritable)?;
        }
        output::remark(&format!("{} to be run", output::plural(todo.len(), "point", "points")));
        let bar = ProgressBar::new(todo.len() as u64);
        if let Ok(style) = ProgressStyle::with_template("[{bar:30}] {pos}/{len} points, {elapsed}")
        {
            bar.set_style(style.progress_chars("=> "));
        }
        let state = Mutex::new((file, rows, None));
        let scenarios: Vec<Scenario> = todo.iter().map(|point| point.scenario.clone()).collect();
        run_all(&scenarios, |at, report| {
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            let (file, rows, error) = &mut *state;
            match report {
                Ok(report) => {
                    let results: Vec<f64> = RESULTS.iter().map(|(_, get)| get(report)).collect();
                    let cells: Vec<String> = results.iter().map(f64::to_string).collect();
                    let row = format!("{},{}\n", todo[at].run, cells.join(","));
                    // One write, so that an interruption leaves at most one half row, the last.
                    if let Err(problem) = file.write_all(row.as_bytes()) {
                        error.get_or_insert(unwritable(problem));
                    }
                    rows.insert(todo[at].run.clone(), results);
                }
                Err(problem) => {
                    error.get_or_insert(anyhow!("{}: {problem}", todo[at].run));
                }
            }
            bar.inc(1);
        });
        bar.finish_and_clear();
        match state.into_inner().unwrap_or_else(PoisonError::into_inner).2 {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    fn draw(
        &self,
        path: &Path,
        axes: &[(String, Vec<String>)],
        results: &[&Vec<f64>],
    ) -> Result<()> {
        let column = RESULTS.iter().position(|(name, _)| *name == self.y).unwrap_or(0);
        let (x, others) = (&axes[0], &axes[1..]);
        let lines = results.len() / x.1.len();
        let line = |number: usize| {
            let (mut rest, mut names) = (number, Vec::new());
            for (key, all) in others.iter().rev() {
                names.insert(0, format!("{key} {}", all[rest % all.len()]));
                rest /= all.len();
            }
            // The first axis turns slowest.
            let values = (0..x.1.len()).map(|at| results[at * lines + number][column]).collect();
            Line { name: names.join(", "), values }
        };
        let lines: Vec<Line> = (0..lines).map(line).collect();
        let title = format!("{} nodes, {}", self.network.nodes, self.network.pattern);
        plot::categories(path, &title, (&x.0, &x.1), &self.y, &lines)
    }

    fn text(
        &self,
        axes: &[(String, Vec<String>)],
        points: &[Point],
        results: &[&Vec<f64>],
    ) -> String {
        let column = RESULTS.iter().position(|(name, _)| *name == self.y).unwrap_or(0);
        let keys: Vec<&str> = axes.iter().map(|(key, _)| key.as_str()).collect();
        let mut text = format!("{}: {}\n", keys.join(" "), self.y);
        for (point, results) in points.iter().zip(results) {
            let value = output::number(results[column]);
            text += &format!("{}: {value}\n", point.values.join(" "));
        }
        text += &format!("rows: {}\n", self.output.display());
        if let Some(path) = &self.plot {
            text += &format!("plot: {}\n", path.display());
        }
        text
    }
}

fn header() -> String {
    let names: Vec<&str> = RESULTS.iter().map(|(name, _)| *name).collect();
    format!("run,{}", names.join(","))
}

/// The rows of a file that is there; a half row at its end is cut off.
fn read_rows(path: &Path) -> Result<HashMap<String, Vec<f64>>> {
    if !path.exists() {
        return Ok(HashMap::new());
    }
    let text = std::fs::read_to_string(path)
        .map_err(|error| anyhow!("cannot read {}: {error}; name a CSV file", path.display()))?;
    if text.lines().next() != Some(header().as_str()) {
        bail!("{}: line 1 is not a sweep's; choose another file", path.display());
    }
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        std::fs::write(path, &text[..whole]).map_err(|error| {
            anyhow!("cannot write {}: {error}; choose another place", path.display())
        })?;
    }
    let mut rows = HashMap::new();
    for (at, line) in text[..whole].lines().enumerate().skip(1) {
        let mut cells = line.split(',');
        let run = cells.next().unwrap_or_default().to_owned();
        let results: Option<Vec<f64>> = cells.map(|cell| cell.parse().ok()).collect();
        match results.filter(|results| results.len() == RESULTS.len()) {
            Some(results) => rows.insert(run, results),
            None => bail!("{}: line {} is no row; remove it", path.display(), at + 1),
        };
    }
    Ok(rows)
}

/// One `--vary`.
fn axis(text: &str) -> Result<(String, Vec<String>)> {
    let Some((key, values)) = text.split_once('=') else {
        bail!("--vary {text} has no `=`; write KEY=V1,V2");
    };
    let values: Vec<String> = values.split(',').map(str::to_owned).collect();
    if values.iter().any(String::is_empty) {
        bail!("--vary {text} has an empty value; write KEY=V1,V2");
    }
    Ok((key.to_owned(), values))
}

/// Sets an option by its name.
fn set(options: &mut NetworkOptions, key: &str, value: &str) -> Result<()> {
    fn number<T: std::str::FromStr>(key: &str, value: &str) -> Result<T> {
        value.parse().map_err(|_| anyhow!("--vary {key}: `{value}` is no number for it"))
    }
    match key {
        "transport" => options.transport = value.to_owned(),
        "nodes" => options.nodes = number(key, value)?,
        "ports" => options.ports = Some(number(key, value)?),
        "rate-gbps" => options.rate_gbps = Some(number(key, value)?),
        "planes" => options.planes = number(key, value)?,
        "topology" => options.topology = Some(value.to_owned()),
        "pattern" => options.pattern = value.to_owned(),
        "bytes" => options.bytes = number(key, value)?,
        "loss" => options.loss = value.to_owned(),
        "paths" => options.paths = Some(number(key, value)?),
        "seed" => options.seed = number(key, value)?,
        _ => match key.split_once('.') {
            Some(("network", name)) => options.network.push(format!("{name}={value}")),
            Some(("protocol", name)) => options.protocol.push(format!("{name}={value}")),
            _ => bail!(
                "--vary {key}: no such option; use transport, nodes, ports, rate-gbps, planes, \
                 topology, pattern, bytes, loss, paths, seed, network.KEY or protocol.KEY"
            ),
        },
    }
    Ok(())
}

/// Everything that a point is run with, as options; without commas.
fn describe(options: &NetworkOptions) -> String {
    let NetworkOptions {
        transport,
        nodes,
        ports,
        rate_gbps,
        planes,
        topology,
        pattern,
        bytes,
        loss,
        fail,
        pfc,
        paths,
        network,
        protocol,
        placement,
        seed,
    } = options;
    let mut text = format!(
        "--transport {transport} --nodes {nodes} --planes {planes} --pattern {pattern} \
         --bytes {bytes} --loss {loss} --placement {placement} --seed {seed}"
    );
    let mut add = |name: &str, value: String| text += &format!(" --{name} {value}");
    ports.iter().for_each(|v| add("ports", v.to_string()));
    rate_gbps.iter().for_each(|v| add("rate-gbps", v.to_string()));
    topology.iter().for_each(|v| add("topology", v.clone()));
    paths.iter().for_each(|v| add("paths", v.to_string()));
    fail.iter().for_each(|v| add("fail", v.clone()));
    network.iter().for_each(|v| add("network", v.clone()));
    protocol.iter().for_each(|v| add("protocol", v.clone()));
    if *pfc {
        text += " --pfc";
    }
    text.replace([',', '\n'], " ")
}
