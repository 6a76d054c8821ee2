//! `mtia roce bench`: the rate of large messages, beside that of plain UDP.
//!
//! ```text
//!   no address --> a server of its own, another process --> measure --> iperf3, the same datagrams --> table
//! ```

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use mtia_model::transport::packet::{Body, Content, Fragment, Packet, Payload, Sequence, Target};
use mtia_model::transport::{ConnectionId, RemoteKey, StreamId, wire};
use mtia_roce::measure;
use serde::Serialize;
use serde_json::Value;

use super::connect::{self, Connection};
use super::files::object;
use crate::common::{Common, Outcome, span};
use crate::output::{self, Side};

/// Writes into the server's memory for a while and measures; reads it back and compares.
///
/// Without an address it starts a server as another process, and afterwards runs iperf3 over UDP with the
/// same datagrams between two processes, if it is installed. iperf3 repeats nothing that is lost, checks
/// no content and places nothing.
#[derive(Args)]
pub struct Bench {
    /// The server: HOST or HOST:PORT; port 4793 unless given; one of its own if there is none.
    address: Option<String>,
    /// How long each measures.
    #[arg(long, value_name = "D", default_value = "3s", allow_hyphen_values = true)]
    time: String,
    #[command(flatten)]
    connection: Connection,
    #[command(flatten)]
    common: Common,
}

/// What iperf3 found.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Plain {
    #[serde(rename = "goodput_Gbps")]
    goodput_gbps: f64,
    packets_per_second: f64,
    lost_share: f64,
    client_cpu: f64,
    server_cpu: f64,
    datagram_bytes: usize,
}

impl Bench {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let time = span("--time", &self.time)?;
        if time < Duration::from_millis(10) {
            bail!("--time {} is too short to measure; use 10ms or more", self.time);
        }
        let own = match &self.address {
            Some(_) => None,
            None => Some(Server::start()?),
        };
        let addresses = match (&own, &self.address) {
            (Some(server), _) => vec![server.address],
            (None, Some(address)) => connect::addresses(address)?,
            (None, None) => bail!("no server"),
        };
        let (mut client, seed) = self.connection.connect(&addresses)?;
        let bar = connect::bar("bench");
        bar.set_length(100);
        let measured = measure::bench(&mut client, time, &mut |share| {
            bar.set_position((100.0 * share) as u64);
        });
        bar.finish_and_clear();
        let (measured, load) = (measured?, load());
        // Two more processes: the server's must not stand in their way.
        let local = own.is_some();
        drop((client, own));
        let plain = match local {
            true => iperf3(time, datagram_bytes(measured.mtu)),
            false => Err("iperf3 runs beside a bench without an address only".to_owned()),
        };
        if settings.json {
            let mut object = object("bench", &measured, seed)?;
            object["load_average"] = load.into();
            match &plain {
                Ok(plain) => object["iperf3"] = serde_json::to_value(plain)?,
                Err(why) => object["iperf3_missing"] = why.as_str().into(),
            }
            output::json(&object)?;
        } else {
            output::print(&text(&measured, &plain, load, seed))?;
        }
        Ok(Outcome::Done)
    }
}

/// Bytes of the UDP payload of a packet of a Write.
fn datagram_bytes(mtu: u32) -> usize {
    let piece = Fragment {
        stream: StreamId(0),
        message: 0,
        total: mtu,
        offset: 0,
        payload: Payload { address: 0, length: mtu },
        target: Target::Write { address: 0, key: RemoteKey(0) },
        home: None,
        hungry: false,
        ack_now: false,
        last: false,
    };
    let sequence = Sequence { psn: 0, transmission: 0 };
    let body = Body::Sequenced { sequence, content: Content::Fragment(piece) };
    let connection = ConnectionId(0);
    wire::length(&Packet { connection, token: 0, path: 0, source_port: 0, timestamp: 0, body })
}

/// Processes that wanted to run in the last minute, on average.
fn load() -> Option<f64> {
    std::fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

fn text(
    bench: &measure::Bench,
    plain: &Result<Plain, String>,
    load: Option<f64>,
    seed: Option<u64>,
) -> String {
    let number = output::number;
    let titles = [
        ("", Side::Left),
        ("Gb/s", Side::Right),
        ("packets/s", Side::Right),
        ("lost %", Side::Right),
        ("CPU client", Side::Right),
        ("CPU server", Side::Right),
    ];
    let row = |name: &str, gbps: f64, pps: f64, lost: f64, client: f64, server: f64| {
        let percent = |share: f64| format!("{:.0} %", 100.0 * share);
        let lost = number(100.0 * lost);
        [
            name.to_owned(),
            number(gbps),
            output::grouped(pps as u64),
            lost,
            percent(client),
            percent(server),
        ]
    };
    let report = &bench.report;
    // What was lost has come after all.
    let (pps, client, server) = (bench.packets_per_second, bench.client_cpu, bench.server_cpu);
    let mut rows = vec![row("mtia roce", report.goodput_gbps, pps, 0.0, client, server)];
    let mut remark = String::new();
    match plain {
        Ok(p) => rows.push(row(
            "iperf3 -u",
            p.goodput_gbps,
            p.packets_per_second,
            p.lost_share,
            p.client_cpu,
            p.server_cpu,
        )),
        Err(why) => remark = format!("{why}\n"),
    }
    let load = load.map_or(String::new(), |load| format!(", load average {load}"));
    format!(
        "packets of {} B{load}\n{}{remark}\n{}",
        bench.mtu,
        output::table(titles, &rows),
        connect::text(report, seed)
    )
}

/// A server as another process, that ends with this.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start() -> Result<Self> {
        let itself = std::env::current_exe()
            .map_err(|error| anyhow!("cannot find this program: {error}; name a server"))?;
        let mut child = Command::new(itself)
            .args(["roce", "serve", "--bind", "127.0.0.1:0"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| anyhow!("cannot start a server: {error}; name one"))?;
        let mut first = String::new();
        if let Some(stderr) = child.stderr.take() {
            let mut lines = BufReader::new(stderr);
            let _ = lines.read_line(&mut first);
            // The rest must not fill the pipe.
            std::thread::spawn(move || std::io::copy(&mut lines, &mut std::io::sink()));
        }
        let address = first.trim().strip_prefix("serving on ").and_then(|a| a.parse().ok());
        let server = Self { child, address: address.unwrap_or(SocketAddr::from(([0; 4], 0))) };
        match address {
            Some(_) => Ok(server),
            None => bail!("the server did not start: {}; name one", first.trim()),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The rate of plain UDP between two processes; or why it is not known.
fn iperf3(time: Duration, datagram_bytes: usize) -> Result<Plain, String> {
    let missing =
        |error: std::io::Error| format!("iperf3 does not run: {error}; install it to compare");
    // A port that was free a moment ago.
    let port = TcpListener::bind("127.0.0.1:0")
        .and_then(|listener| listener.local_addr())
        .map_err(missing)?
        .port()
        .to_string();
    let server = Command::new("iperf3")
        .args(["-s", "-1", "-B", "127.0.0.1", "-p", &port])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(missing)?;
    let server = Server { child: server, address: SocketAddr::from(([127, 0, 0, 1], 0)) };
    let (seconds, length) = (time.as_secs().max(1).to_string(), datagram_bytes.to_string());
    let mut text = Vec::new();
    // Until it listens.
    for _ in 0..50 {
        std::thread::sleep(Duration::from_millis(20));
        let output = Command::new("iperf3")
            .args(["-c", "127.0.0.1", "-p", &port, "-u", "-b", "0", "-l", &length])
            .args(["-t", &seconds, "-J"])
            .output()
            .map_err(missing)?;
        text = output.stdout;
        if output.status.success() {
            break;
        }
    }
    drop(server);
    let result: Value = serde_json::from_slice(&text).unwrap_or_default();
    let end = &result["end"];
    let number = |value: &Value| value.as_f64();
    let parse = || {
        let sum = &end["sum"];
        let (packets, lost) = (number(&sum["packets"])?, number(&sum["lost_packets"])?);
        let seconds = number(&sum["seconds"])?;
        let cpu = &end["cpu_utilization_percent"];
        let come = (packets - lost).max(0.0);
        Some(Plain {
            goodput_gbps: 8.0 * come * datagram_bytes as f64 / seconds / 1e9,
            packets_per_second: come / seconds,
            lost_share: lost / packets,
            client_cpu: number(&cpu["host_total"])? / 100.0,
            server_cpu: number(&cpu["remote_total"])? / 100.0,
            datagram_bytes,
        })
    };
    parse().ok_or_else(|| {
        let why = result["error"].as_str().unwrap_or("it printed something else than expected");
        format!("iperf3 did not measure: {why}; try it by hand")
    })
}
