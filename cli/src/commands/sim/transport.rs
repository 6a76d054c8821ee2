//! `mtia sim transport`: RDMA between nodes over a packet network.
//!
//! ```text
//!   options, matrix file --> rdma::Scenario --> rdma::run --> Report --> table, JSON
//!                                                   \--> Trace --> Perfetto's JSON
//! ```

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use mtia_model::cycle::fabric::{COUNTERS, Config, Fault, LinkCounter, Shape};
use mtia_model::cycle::rdma::{
    Observer, Pattern, Report, Scenario, Trace, Transport as Protocol, Workload, parse_matrix, run,
};
use mtia_model::spec::Chip;
use mtia_model::transport::time::Time;
use serde_json::{Value, json};

use crate::common::{Common, Outcome, share};
use crate::output::{self, Side};

/// Moves data between nodes over a packet-level network: throughput, completion times, losses.
///
/// A node is a chip with its network interfaces. Without --ports it has one a plane. The table's
/// numbers come from counters and times of events; speed of the simulation goes to standard error.
/// Exit code 1 if a flow does not arrive.
#[derive(Args)]
pub struct Transport {
    #[command(flatten)]
    network: NetworkOptions,
    /// Flows from a connection-matrix file, as the htsim simulator reads them; instead of --nodes,
    /// --pattern and --bytes.
    #[arg(long, value_name = "FILE.cm", conflicts_with_all = ["nodes", "pattern", "bytes"])]
    matrix: Option<PathBuf>,
    /// Writes flows, queues and faults over time, for ui.perfetto.dev.
    #[arg(long, value_name = "FILE.json")]
    trace_json: Option<PathBuf>,
    /// Writes the counters of every link as CSV, a line a link; docs/network.md says what they count.
    #[arg(long, value_name = "FILE.csv")]
    counters: Option<PathBuf>,
    #[command(flatten)]
    common: Common,
}

/// What a network and its traffic are, as options.
#[derive(Args, Clone)]
pub struct NetworkOptions {
    /// The nodes' transport: metaroce, or rocev2 (reliable connection, go-back-N, DCQCN).
    #[arg(long, value_name = "NAME", default_value = "metaroce")]
    pub transport: String,
    /// Nodes, 2 to 4096.
    #[arg(long, value_name = "N", default_value_t = 16)]
    pub nodes: u32,
    /// Ports of a node, 1 to 12; port p is in plane p modulo the planes. One a plane unless given.
    #[arg(long, value_name = "N")]
    pub ports: Option<u32>,
    /// Rate of a port in Gb/s; that of the chip's network interfaces unless given.
    #[arg(long, value_name = "R", allow_negative_numbers = true)]
    pub rate_gbps: Option<f64>,
    /// Planes, 1 to 8: networks of their own.
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub planes: u32,
    /// single, two-tier[:HOSTS[:OVER]], three-tier[:HOSTS[:OVER]] (host ports of a leaf, and how many
    /// of them share a port upwards) or rack[:UP] (racks of 16 with UP scale-up ports a node, the
    /// other ports for scale-out). By the number of nodes unless given.
    #[arg(long, value_name = "SHAPE")]
    pub topology: Option<String>,
    /// permutation, incast:N, all-to-all, all-to-all:AT_A_TIME, all-reduce-ring or storage-read:N.
    #[arg(long, value_name = "PATTERN", default_value = "permutation")]
    pub pattern: String,
    /// Size of a flow; of all-to-all and all-reduce-ring, size of each node's buffer.
    #[arg(long, value_name = "B", default_value_t = 1_000_000)]
    pub bytes: u64,
    /// Where a pattern's nodes stand in the network: rank (in order) or random.
    #[arg(long, value_name = "WHERE", default_value = "rank")]
    pub placement: String,
    /// Share of packets that are lost at random: 0.01 or 1%.
    #[arg(long, value_name = "X", default_value = "0", allow_negative_numbers = true)]
    pub loss: String,
    /// A fault: plane:K@T, switch:NAME@T, link:NAME@T, or loss:P, corrupt:P, duplicate:P, delay:D,
    /// each followed by :LINK@T. T is a time as 50us; T+D ends it after D. May be repeated.
    #[arg(long, value_name = "FAULT")]
    pub fail: Vec<String>,
    /// Switches pause their senders instead of dropping (priority flow control). For rocev2.
    #[arg(long)]
    pub pfc: bool,
    /// Paths of a MetaRoCE connection, 1 to 256; eight, and at least four a port, unless given.
    #[arg(long, value_name = "N")]
    pub paths: Option<u16>,
    /// Replaces a parameter of the network (docs/network.md lists them); may be repeated.
    #[arg(long = "network", value_name = "KEY=VALUE")]
    pub network: Vec<String>,
    /// Replaces a parameter of the transport, in its own unit (times in ps); may be repeated.
    #[arg(long = "protocol", value_name = "KEY=VALUE")]
    pub protocol: Vec<String>,
    /// Seed of everything that is drawn.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

impl NetworkOptions {
    /// The scenario that they say.
    pub fn scenario(&self, chip: &Chip) -> Result<Scenario> {
        let pattern: Pattern = self.pattern.parse().map_err(|error: String| anyhow!(error))?;
        let least = pattern.least_nodes();
        if self.nodes < least {
            bail!("{pattern} takes {least} nodes; use --nodes {least} or more");
        }
        let mut work =
            pattern.workload(self.nodes, self.bytes, self.seed).map_err(|e| anyhow!(e))?;
        match self.placement.as_str() {
            "rank" => {}
            "random" => work.scatter(self.nodes, self.seed),
            other => bail!("--placement {other}: no such place; use rank or random"),
        }
        self.with(chip, self.nodes, work)
    }

    fn with(&self, chip: &Chip, nodes: u32, work: Workload) -> Result<Scenario> {
        let transport: Protocol = self.transport.parse().map_err(|error: String| anyhow!(error))?;
        let shape = match &self.topology {
            None => Shape::usual(nodes),
            Some(text) => text.parse().map_err(|error: String| anyhow!(error))?,
        };
        let up = if let Shape::Rack { up } = shape { up } else { 0 };
        let ports = self.ports.unwrap_or(up + self.planes);
        // GB/s, as the description has it.
        let rate = self.rate_gbps.unwrap_or(8.0 * chip.nic.rate.value);
        Config::new(800.0).set("rate_gbps", rate).map_err(|e| anyhow!("--rate-gbps: {e}"))?;
        let size = (nodes, ports, self.planes);
        let mut scenario = Scenario::new(transport, shape, size, rate, work, self.seed)
            .map_err(|error| anyhow!(error))?;
        if let Some(paths) = self.paths {
            if !(1..=256).contains(&paths) {
                bail!("--paths {paths} is out of range; use 1 to 256");
            }
            scenario.paths = paths;
        }
        scenario.network.pfc = self.pfc;
        scenario.network.loss = share("--loss", &self.loss)?;
        for setting in &self.network {
            let (key, value) = assignment("--network", setting)?;
            let value: f64 = value
                .parse()
                .map_err(|_| anyhow!("--network {setting}: `{value}` is no number"))?;
            scenario.network.set(key, value).map_err(|error| anyhow!("--network: {error}"))?;
        }
        for setting in &self.protocol {
            let (key, value) = assignment("--protocol", setting)?;
            match transport {
                Protocol::MetaRoce => replace(&mut scenario.metaroce, key, value)?,
                Protocol::RoceV2 => replace(&mut scenario.rocev2, key, value)?,
            }
        }
        for text in &self.fail {
            let faults = Fault::parse(text, &scenario.topology);
            scenario.faults.extend(faults.map_err(|error| anyhow!("--fail: {error}"))?);
        }
        Ok(scenario)
    }
}

fn assignment<'a>(option: &str, text: &'a str) -> Result<(&'a str, &'a str)> {
    text.split_once('=').ok_or_else(|| anyhow!("{option} {text} has no `=`; write KEY=VALUE"))
}

/// Replaces a field of a transport's configuration by its name.
fn replace<T>(config: &mut T, key: &str, value: &str) -> Result<()>
where
    T: serde::Serialize + serde::de::DeserializeOwned,
{
    let mut object = serde_json::to_value(&*config)?;
    let known: Vec<String> =
        object.as_object().map(|o| o.keys().cloned().collect()).unwrap_or_default();
    if !known.iter().any(|name| name == key) {
        bail!("--protocol: no parameter `{key}` of the transport; known are {}", known.join(", "));
    }
    let value: Value = serde_json::from_str(value)
        .map_err(|_| anyhow!("--protocol {key}={value}: `{value}` is no number"))?;
    object[key] = value;
    *config = serde_json::from_value(object)
        .map_err(|error| anyhow!("--protocol {key}: {error}; use a value of its kind"))?;
    Ok(())
}

/// Follows a run with a bar, and a trace if one is wanted.
struct Follow {
    bar: ProgressBar,
    trace: Option<Trace>,
}

impl Follow {
    fn new(bytes: u64, trace: bool) -> Follow {
        // Draws on standard error; draws nothing when that is no terminal.
        let bar = ProgressBar::new(bytes);
        let template = "{msg} [{bar:30}] {bytes}/{total_bytes}, {elapsed} + {eta}";
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("=> "));
        }
        bar.enable_steady_tick(Duration::from_millis(200));
        Follow { bar, trace: trace.then(Trace::new) }
    }
}

impl Observer for Follow {
    fn progress(&mut self, done_bytes: u64, now: Time) {
        self.bar.set_position(done_bytes);
        self.bar.set_message(now.to_string());
    }

    fn trace(&mut self) -> Option<&mut Trace> {
        self.trace.as_mut()
    }
}

impl Transport {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let scenario = match &self.matrix {
            None => self.network.scenario(&settings.chip)?,
            Some(path) => self.matrix_scenario(&settings.chip, path)?,
        };
        let bytes = scenario.workload.flows.iter().map(|flow| flow.bytes).sum();
        let mut follow = Follow::new(bytes, self.trace_json.is_some());
        let start = Instant::now();
        let report = run(&scenario, &mut follow).map_err(|error| anyhow!(error))?;
        follow.bar.finish_and_clear();
        let seconds = start.elapsed().as_secs_f64();
        output::remark(&format!(
            "{seconds:.2} s, {:.2} million packet-hops/s, {:.2} million events/s",
            report.packet_hops as f64 / seconds / 1e6,
            report.events as f64 / seconds / 1e6
        ));
        if let (Some(path), Some(trace)) = (&self.trace_json, &follow.trace) {
            write(path, &serde_json::to_vec(trace)?)?;
        }
        if let Some(path) = &self.counters {
            write(path, counters(&report).as_bytes())?;
        }
        if settings.json {
            output::json(&object(&self.network, &scenario, &report))?;
        } else {
            output::print(&text(&scenario, &report))?;
        }
        Ok(outcome(&report))
    }

    fn matrix_scenario(&self, chip: &Chip, path: &Path) -> Result<Scenario> {
        let text = std::fs::read_to_string(path).map_err(|error| {
            anyhow!("cannot read {}: {error}; name a text file", path.display())
        })?;
        let matrix = parse_matrix(&text).map_err(|error| anyhow!("{}: {error}", path.display()))?;
        let mut scenario = self.network.with(chip, matrix.nodes, matrix.workload)?;
        for (line, failure) in &matrix.failures {
            let faults = Fault::parse(failure, &scenario.topology)
                .map_err(|error| anyhow!("{}: line {line}: {error}", path.display()))?;
            scenario.faults.extend(faults);
        }
        Ok(scenario)
    }
}

fn write(path: &Path, text: &[u8]) -> Result<()> {
    std::fs::write(path, text)
        .map_err(|error| anyhow!("cannot write {}: {error}; choose another place", path.display()))
}

/// The counters of all links that were used: a line a link, a column a counter.
fn counters(report: &Report) -> String {
    let names: Vec<&str> = COUNTERS.iter().map(|counter| counter.name).collect();
    let mut text = format!("link,{}\n", names.join(","));
    for (link, counters) in &report.links {
        let cells: Vec<String> =
            LinkCounter::ALL.iter().map(|&counter| counters[counter].to_string()).collect();
        text += &format!("{link},{}\n", cells.join(","));
    }
    text
}

fn outcome(report: &Report) -> Outcome {
    match &report.stuck {
        Some(why) => Outcome::Failed(format!("the run sticks: {why}")),
        None if report.failed_flows > 0 => Outcome::Failed(format!(
            "{} failed: {}",
            output::plural(report.failed_flows as usize, "flow", "flows"),
            report.limiter
        )),
        None => Outcome::Done,
    }
}

/// A report as a JSON object, with what was run.
pub fn object(options: &NetworkOptions, scenario: &Scenario, report: &Report) -> Value {
    let mut object = json!({
        "transport": scenario.transport.name(),
        "nodes": scenario.topology.hosts,
        "ports": scenario.topology.ports,
        "planes": scenario.topology.planes,
        "topology": scenario.topology.shape.to_string(),
        "rate_gbps": scenario.network.rate_gbps,
        "loss": scenario.network.loss,
        "seed": options.seed,
    });
    let Ok(Value::Object(results)) = serde_json::to_value(report) else { return object };
    if let Some(object) = object.as_object_mut() {
        object.extend(results);
    }
    object
}

fn text(scenario: &Scenario, report: &Report) -> String {
    let topology = &scenario.topology;
    let number = output::number;
    let count = output::grouped;
    let fct = &report.fct_us;
    let mut rows = vec![
        ["flows".to_owned(), count(report.flows), format!("{} B in all", count(report.bytes))],
        ["time".to_owned(), number(report.seconds * 1e6), "us".to_owned()],
        [
            "goodput of a node".to_owned(),
            number(report.goodput_gbps),
            format!("Gb/s, {} % of its ports", number(100.0 * report.line_rate_share)),
        ],
        ["goodput in all".to_owned(), number(report.goodput_total_gbps), "Gb/s".to_owned()],
        [
            "flow completion".to_owned(),
            number(fct.p50),
            format!(
                "us p50; p90 {}, p99 {}, p99.9 {}, last {}",
                number(fct.p90),
                number(fct.p99),
                number(fct.p999),
                number(fct.max)
            ),
        ],
        ["fairness (Jain)".to_owned(), number(report.jain_fairness), String::new()],
        [
            "data packets".to_owned(),
            count(report.data_packets),
            format!(
                "{} sent again ({} needlessly), {} thrown away behind a gap",
                count(report.retransmissions),
                count(report.spurious_retransmissions),
                count(report.out_of_order_drops)
            ),
        ],
        [
            "dropped".to_owned(),
            count(
                report.drops.buffer_full
                    + report.drops.no_route
                    + report.drops.down
                    + report.drops.lost
                    + report.drops.corrupted,
            ),
            format!(
                "{} no room, {} no route, {} link down, {} lost, {} corrupted",
                report.drops.buffer_full,
                report.drops.no_route,
                report.drops.down,
                report.drops.lost,
                report.drops.corrupted
            ),
        ],
        [
            "marked".to_owned(),
            count(report.marked_packets),
            format!("{} pauses", count(report.pauses)),
        ],
        [
            "timeouts".to_owned(),
            count(report.timeouts),
            format!("{} paths found dead", count(report.paths_died)),
        ],
        [
            "queue".to_owned(),
            number(report.mean_queue_bytes),
            format!("B met on average, {} at most", count(report.peak_queue_bytes)),
        ],
        [
            "round trip".to_owned(),
            number(report.round_trip_us),
            "us, nothing else under way".to_owned(),
        ],
    ];
    if let Some(error) = report.share_error_after_two_rtt {
        let settled = match report.convergence_us {
            Some(us) => format!("{} us", number(us)),
            None => "never".to_owned(),
        };
        rows.push([
            "shares".to_owned(),
            number(100.0 * error),
            format!("% off after two round trips; within 10 % from {settled} on"),
        ]);
    }
    let titles = [("", Side::Left), ("", Side::Right), ("", Side::Left)];
    let table = output::table(titles, &rows);
    format!(
        "{} over {}, {} nodes, {} of {} Gb/s, {}\n{}limiter: {}\n",
        scenario.transport,
        topology.shape,
        topology.hosts,
        output::plural(topology.ports as usize, "port", "ports"),
        number(scenario.network.rate_gbps),
        output::plural(topology.planes as usize, "plane", "planes"),
        table.trim_start_matches('\n'),
        report.limiter,
    )
}
