//! `mtia check`
use crate::common::{Common, Outcome};
use anyhow::Result;
use clap::Args;
/// x
#[derive(Args)]
pub struct Check {
    #[command(flatten)]
    common: Common,
}
impl Check {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let _settings = self.common.with(outer)?;
        Ok(Outcome::Done)
    }
}
