//! `mtia roce write`, `read` and `send`: a file over the transport, verified by hash at the other end.

use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::Args;
use mtia_roce::rendezvous::Method;
use mtia_roce::report::Report;
use serde_json::{Value, json};

use super::connect::{self, Connection};
use crate::common::{Common, Outcome};
use crate::output;

/// Writes a file into the server's memory (RDMA Write with immediate), from where the server stores it.
///
/// Exit code 1 if it does not arrive whole; then nothing is left of it.
#[derive(Args)]
pub struct Write {
    #[command(flatten)]
    give: Give,
}

/// Sends a file into receives that the server has posted (RDMA Send), from where the server stores it.
///
/// Exit code 1 if it does not arrive whole; then nothing is left of it.
#[derive(Args)]
pub struct Send {
    #[command(flatten)]
    give: Give,
}

/// A file that is given.
#[derive(Args)]
struct Give {
    /// The file.
    file: PathBuf,
    /// The server: HOST or HOST:PORT; port 4793 unless given.
    address: String,
    /// Its name at the server; that of the file unless given.
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Replaces a file of that name, if the server lets it.
    #[arg(long)]
    overwrite: bool,
    #[command(flatten)]
    connection: Connection,
    #[command(flatten)]
    common: Common,
}

/// Reads a file out of the server's memory (RDMA Read).
///
/// Exit code 1 if it does not arrive whole; then nothing is left of it.
#[derive(Args)]
pub struct Read {
    /// Its name at the server.
    name: String,
    /// The server: HOST or HOST:PORT; port 4793 unless given.
    address: String,
    /// Where it goes.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Replaces the file if it is there.
    #[arg(long)]
    overwrite: bool,
    #[command(flatten)]
    connection: Connection,
    #[command(flatten)]
    common: Common,
}

impl Write {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        self.give.run("write", Method::Write, outer)
    }
}

impl Send {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        self.give.run("send", Method::Send, outer)
    }
}

impl Give {
    fn run(self, what: &'static str, method: Method, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let addresses = connect::addresses(&self.address)?;
        let name = match &self.name {
            Some(name) => name.clone(),
            None => name_of(&self.file)?,
        };
        // Before anybody is asked: whether there is something to give.
        std::fs::metadata(&self.file).map_err(|error| {
            anyhow!("cannot read `{}`: {error}; name a file", self.file.display())
        })?;
        let (mut client, seed) = self.connection.connect(&addresses)?;
        let bar = connect::bar(what);
        let report = client.put(&self.file, &name, method, self.overwrite, &mut |done, all| {
            bar.set_length(all);
            bar.set_position(done);
        });
        bar.finish_and_clear();
        print(what, &name, &report?, seed, settings.json)
    }
}

impl Read {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let addresses = connect::addresses(&self.address)?;
        let (mut client, seed) = self.connection.connect(&addresses)?;
        let bar = connect::bar("read");
        let report = client.get(&self.name, &self.output, self.overwrite, &mut |done, all| {
            bar.set_length(all);
            bar.set_position(done);
        });
        bar.finish_and_clear();
        print("read", &self.name, &report?, seed, settings.json)
    }
}

fn name_of(file: &Path) -> Result<String> {
    file.file_name()
        .and_then(|name| name.to_str())
        .map(str::to_owned)
        .ok_or_else(|| anyhow!("`{}` has no name that can be told; use --name", file.display()))
}

fn print(
    what: &str,
    name: &str,
    report: &Report,
    seed: Option<u64>,
    json: bool,
) -> Result<Outcome> {
    if json {
        output::json(&object(what, report, seed)?)?;
    } else {
        output::print(&format!("{what} `{name}`: {}", connect::text(report, seed)))?;
    }
    Ok(Outcome::Done)
}

/// A report as a JSON object, with what was done.
pub fn object(what: &str, report: &impl serde::Serialize, seed: Option<u64>) -> Result<Value> {
    let mut object = json!({ "command": what });
    if let Some(seed) = seed {
        object["seed"] = seed.into();
    }
    if let (Some(object), Value::Object(results)) =
        (object.as_object_mut(), serde_json::to_value(report)?)
    {
        object.extend(results);
    }
    Ok(object)
}
