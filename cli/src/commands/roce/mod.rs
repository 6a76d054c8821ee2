//! `mtia roce`: the transport between processes, over UDP sockets. One file a task.

mod bench;
mod conformance;
mod connect;
mod files;
mod ping;
mod serve;

use anyhow::{Result, anyhow};
use clap::{Args, Subcommand};
use mtia_roce::Error;

use crate::common::{Common, Outcome};

/// The RDMA transport between processes, over UDP sockets: files, pings, benches, checks.
///
/// The same protocol core as in the simulations (docs/roce.md). There is no secrecy and no proof of who
/// is who: bind to what you trust.
#[derive(Args)]
#[command(subcommand_required = true, arg_required_else_help = true)]
pub struct Roce {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Serve(serve::Serve),
    Write(files::Write),
    Read(files::Read),
    Send(files::Send),
    Ping(ping::Ping),
    Bench(bench::Bench),
    Conformance(conformance::Conformance),
}

impl Roce {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let outcome = match self.what {
            What::Serve(serve) => serve.run(outer),
            What::Write(write) => write.run(outer),
            What::Read(read) => read.run(outer),
            What::Send(send) => send.run(outer),
            What::Ping(ping) => ping.run(outer),
            What::Bench(bench) => bench.run(outer),
            What::Conformance(conformance) => conformance.run(outer),
        };
        // What was begun and failed is a failed check; what could not be begun is bad input.
        match outcome {
            Err(error) => match error.downcast::<Error>() {
                Ok(Error::Input(what)) => Err(anyhow!(what)),
                Ok(error) => Ok(Outcome::Failed(error.to_string())),
                Err(error) => Err(error),
            },
            done => done,
        }
    }
}
