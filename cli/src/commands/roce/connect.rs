//! What the clients of `mtia roce` share: where the server is, how to connect, what to do to packets on
//! their way, how a transfer is told.

use std::net::{SocketAddr, ToSocketAddrs};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use mtia_model::transport::wire::UDP_PORT;
use mtia_roce::Error;
use mtia_roce::client::{Client, Options};
use mtia_roce::fault::Plan;
use mtia_roce::report::Report;
use mtia_roce::settings::{self, Settings};
use mtia_roce::wait::Stop;

use crate::common::{share, span};
use crate::output::{self, Side};

/// How to connect.
#[derive(Args, Clone)]
#[command(next_help_heading = "Connection")]
pub struct Connection {
    /// Paths, 1 to 256: a UDP source port each.
    #[arg(long, value_name = "N", default_value_t = settings::PATHS)]
    paths: u16,
    /// Streams, 1 to 64: what is sent on one does not wait for another.
    #[arg(long, value_name = "N", default_value_t = 4)]
    streams: u16,
    #[command(flatten)]
    transport: Transport,
    /// Share of datagrams that are lost on purpose, in either direction: 0.01 or 1%.
    #[arg(long, value_name = "P", default_value = "0", allow_negative_numbers = true)]
    loss: String,
    /// Time that every datagram is held: 250us, 1.5ms.
    #[arg(long, value_name = "D", default_value = "0", allow_hyphen_values = true)]
    delay: String,
    /// Share of datagrams that are held for up to a millisecond more, so that others overtake them.
    #[arg(long, value_name = "P", default_value = "0", allow_negative_numbers = true)]
    reorder: String,
    /// Share of datagrams that come twice.
    #[arg(long, value_name = "P", default_value = "0", allow_negative_numbers = true)]
    duplicate: String,
    /// Share of datagrams of which a bit is turned.
    #[arg(long, value_name = "P", default_value = "0", allow_negative_numbers = true)]
    corrupt: String,
    /// Seed of what is done to datagrams; drawn, and told, unless given.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// Parameters of the transport at this end.
#[derive(Args, Clone)]
#[command(next_help_heading = "Connection")]
pub struct Transport {
    /// Payload of a packet, 1 to 61440 bytes; it must fit the network unfragmented.
    #[arg(long, value_name = "B", default_value_t = settings::MTU)]
    mtu: u32,
    /// Rate in Gb/s at which this end may be sent to, 1 to 1000; that of its link, if there is one.
    #[arg(long, value_name = "R", default_value_t = settings::RATE_GBPS)]
    rate_gbps: u32,
}

impl Transport {
    /// The settings that they say, for so many paths.
    pub fn settings(&self, paths: u16) -> Result<Settings> {
        if !(1..=Settings::MOST_MTU).contains(&self.mtu) {
            bail!("--mtu {} is out of range; use 1 to {}", self.mtu, Settings::MOST_MTU);
        }
        if !(1..=1_000).contains(&self.rate_gbps) {
            bail!("--rate-gbps {} is out of range; use 1 to 1000", self.rate_gbps);
        }
        if !(1..=256).contains(&paths) {
            bail!("--paths {paths} is out of range; use 1 to 256");
        }
        Ok(Settings { mtu: self.mtu, rate_gbps: self.rate_gbps, paths })
    }
}

impl Connection {
    fn plan(&self) -> Result<Plan> {
        let plan = Plan {
            loss: share("--loss", &self.loss)?,
            delay: span("--delay", &self.delay)?,
            reorder: share("--reorder", &self.reorder)?,
            overtaken_by: std::time::Duration::from_millis(1),
            duplicate: share("--duplicate", &self.duplicate)?,
            corrupt: share("--corrupt", &self.corrupt)?,
            seed: self.seed.unwrap_or_else(mtia_roce::fault::draw_seed),
        };
        Ok(plan)
    }

    /// Connects to the first address where a server is; the seed of what is done to datagrams, if anything
    /// is.
    pub fn connect(&self, addresses: &[SocketAddr]) -> Result<(Client, Option<u64>)> {
        if !(1..=64).contains(&self.streams) {
            bail!("--streams {} is out of range; use 1 to 64", self.streams);
        }
        let settings = self.transport.settings(self.paths)?;
        let faults = self.plan()?;
        let options = Options { settings, streams: self.streams, faults };
        let client =
            at_first(addresses, |address| Client::connect(address, options, Some(Stop::new()?)))?;
        Ok((client, (!faults.is_nothing()).then_some(faults.seed)))
    }
}

/// The addresses of `HOST` or `HOST:PORT`, at least one.
pub fn addresses(text: &str) -> Result<Vec<SocketAddr>> {
    let found = match text.parse::<std::net::IpAddr>() {
        Ok(ip) => return Ok(vec![SocketAddr::new(ip, UDP_PORT)]),
        Err(_) if text.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok()) => {
            text.to_socket_addrs()
        }
        Err(_) => (text, UDP_PORT).to_socket_addrs(),
    };
    let found: Vec<SocketAddr> = found
        .map_err(|error| anyhow!("no address `{text}`: {error}; use HOST or HOST:PORT"))?
        .collect();
    match found.is_empty() {
        true => bail!("`{text}` has no address; use HOST or HOST:PORT"),
        false => Ok(found),
    }
}

/// What can be done at the first of some addresses at which it can; the error of the last, if at none.
pub fn at_first<T>(
    addresses: &[SocketAddr],
    mut what: impl FnMut(SocketAddr) -> mtia_roce::Result<T>,
) -> mtia_roce::Result<T> {
    let mut outcome = Err(Error::input("no address"));
    for &address in addresses {
        outcome = what(address);
        if outcome.is_ok() {
            break;
        }
    }
    outcome
}

/// A bar that counts bytes, if standard error is a terminal.
pub fn bar(message: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(0);
    let template = "{msg} [{bar:30}] {bytes}/{total_bytes}, {bytes_per_sec}, {elapsed} + {eta}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style.progress_chars("=> "));
    }
    bar.set_message(message);
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    bar
}

/// How a transfer went, for people.
pub fn text(report: &Report, seed: Option<u64>) -> String {
    let number = output::number;
    let count = output::grouped;
    let mut text = format!(
        "{} B in {} s: {} Gb/s\n",
        count(report.bytes),
        number(report.seconds),
        number(report.goodput_gbps)
    );
    if let Some(sha256) = &report.sha256 {
        text += &format!("SHA-256 at both ends: {sha256}\n");
    }
    text += &format!(
        "retransmissions: {}, {} of them needless; timeouts: {}; paths that died: {}, came back: {}\n\
         datagrams: {} sent in {} calls, {} received in {}, {} were no packets\n\n",
        count(report.retransmissions),
        count(report.needless_repeats),
        count(report.timeouts),
        count(report.paths_died),
        count(report.paths_revived),
        count(report.traffic.datagrams_sent),
        count(report.traffic.send_calls),
        count(report.traffic.datagrams_received),
        count(report.traffic.receive_calls),
        count(report.traffic.not_packets),
    );
    text += &paths(report);
    if let (Some([outward, inward]), Some(seed)) = (report.injected, seed) {
        let pair = |a: u64, b: u64| format!("{} out, {} in", count(a), count(b));
        text += &format!(
            "\ninjected, seed {seed}: lost {}; overtaken {}; doubled {}; damaged {}\n",
            pair(outward.lost, inward.lost),
            pair(outward.reordered, inward.reordered),
            pair(outward.duplicated, inward.duplicated),
            pair(outward.corrupted, inward.corrupted),
        );
    }
    text
}

fn paths(report: &Report) -> String {
    let titles = [
        ("path", Side::Right),
        ("health", Side::Left),
        ("packets sent", Side::Right),
        ("repeats", Side::Right),
        ("packets received", Side::Right),
        ("copies", Side::Right),
        ("round trip us", Side::Right),
        ("source port", Side::Right),
    ];
    let rows: Vec<[String; 8]> = report
        .paths
        .iter()
        .map(|path| {
            [
                path.path.to_string(),
                path.health.to_owned(),
                output::grouped(path.count.sent),
                output::grouped(path.count.repeats),
                output::grouped(path.count.arrived),
                output::grouped(path.count.duplicates),
                output::number(path.round_trip_us),
                path.source_port.to_string(),
            ]
        })
        .collect();
    output::table(titles, &rows)
}
