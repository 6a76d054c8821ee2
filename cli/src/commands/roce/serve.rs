//! `mtia roce serve`: serves files, pings, benches and the conformance checks.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use mtia_model::transport::wire::UDP_PORT;
use mtia_roce::server::{Options, Server};
use mtia_roce::settings;
use mtia_roce::wait::Stop;
use serde_json::{Map, Value, json};

use super::connect::{self, Transport};
use crate::common::{Common, Outcome, bytes};
use crate::output::{self, Side};

/// Serves clients until Ctrl-C; then prints what was counted.
///
/// The first line on standard error says where it listens, the others what clients did. Whoever reaches
/// the port may use it: it listens on the loopback interface unless told otherwise.
#[derive(Args)]
pub struct Serve {
    /// Where to listen, by TCP (control) and UDP (packets): HOST or HOST:PORT; port 0 is any.
    #[arg(long, value_name = "ADDRESS", default_value_t = format!("127.0.0.1:{UDP_PORT}"))]
    bind: String,
    /// Directory of files that clients may read and give; none unless given.
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
    /// Lets clients replace files.
    #[arg(long)]
    overwrite: bool,
    /// Memory that all clients together may use.
    #[arg(long, value_name = "SIZE", default_value = "64MiB", allow_hyphen_values = true)]
    memory: String,
    /// Paths that clients are expected to use: windows are divided among them.
    #[arg(long, value_name = "N", default_value_t = settings::PATHS)]
    paths: u16,
    #[command(flatten)]
    transport: Transport,
    #[command(flatten)]
    common: Common,
}

impl Serve {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let json = self.common.with(outer)?.json;
        let options = Options {
            root: self.root,
            overwrite: self.overwrite,
            memory: bytes("--memory", &self.memory)?,
            settings: self.transport.settings(self.paths)?,
        };
        let addresses = connect::addresses(&self.bind)?;
        let mut server =
            connect::at_first(&addresses, |address| Server::new(address, options.clone()))?;
        let stop = Stop::new()?;
        let address = server.address();
        output::remark(&format!("serving on {address}"));
        server.run(&stop, &mut output::remark)?;
        let counters = counters(&server);
        if json {
            output::json(&json!({
                "address": address.to_string(),
                "clients": server.served(),
                "counters": counters.into_iter().map(|(k, v)| (k, v.into())).collect::<Map<_, _>>(),
            }))?;
        } else {
            let titles = [("counter", Side::Left), ("count", Side::Right)];
            let rows: Vec<[String; 2]> = counters
                .into_iter()
                .filter(|(_, count)| *count > 0)
                .map(|(name, count)| [name, output::grouped(count)])
                .collect();
            let clients = output::plural(server.served() as usize, "client", "clients");
            output::print(&format!("{clients}\n{}", output::table(titles, &rows)))?;
        }
        Ok(Outcome::Done)
    }
}

/// The core's counters, and those of the sockets.
fn counters(server: &Server) -> Vec<(String, u64)> {
    let core = server.node().counters().iter().map(|(name, count)| (name.to_owned(), count));
    let sockets = match serde_json::to_value(server.node().traffic()) {
        Ok(Value::Object(traffic)) => traffic,
        _ => Map::new(),
    };
    let sockets = sockets.into_iter().map(|(name, count)| (name, count.as_u64().unwrap_or(0)));
    core.chain(sockets).collect()
}
