//! A pair of message engines: two MEs, each with its NMC, on one port of the NoC.
//!
//! ```text
//!   mailbox, doorbells, completions, memory, utility <==> ME 0 ==>\  +----------+
//!                                                                   | NMC pair |<==> lanes
//!   mailbox, doorbells, completions, memory, utility <==> ME 1 ==>/  +----------+
//! ```
//! The NMCs share the lanes of the port (`nmc::NmcPair`); all else each ME has for itself.

use mtia_model::spec::Chip;
use mtia_rtl::{Block, Module};
use serde::Serialize;

use super::Me;
use crate::nmc::NmcPair;

/// Message engines and the NMCs that they command.
#[derive(Clone, Debug, Serialize)]
pub struct MePair {
    /// Each message engine.
    pub me: Me,
    /// Their NMCs; as many.
    pub nmcs: NmcPair,
}

/// Streams of a message engine that its pair passes on: name, and whether it enters.
pub const STREAMS: [(&str, bool); 10] = [
    ("utility_request", true),
    ("utility_response", false),
    ("mailbox_in", true),
    ("mailbox_out", false),
    ("completion", true),
    ("memory_read_request", false),
    ("memory_read_response", true),
    ("memory_write_request", false),
    ("memory_write_response", true),
    ("doorbell", false),
];

impl MePair {
    /// The pair of a chip.
    pub fn new(chip: &Chip) -> MePair {
        MePair { me: Me::new(chip), nmcs: NmcPair::new(chip) }
    }

    /// One engine where the chip has a pair, with the lanes of the port for itself: for benches of
    /// an odd number of engines.
    pub fn single(chip: &Chip) -> MePair {
        let pair = MePair::new(chip);
        MePair { nmcs: NmcPair { engines: 1, ..pair.nmcs }, ..pair }
    }

    /// Names of the streams of each engine, doorbells one by one.
    pub fn streams(&self) -> Vec<(String, bool)> {
        let mut out = Vec::new();
        for (name, enters) in STREAMS {
            if name == "doorbell" {
                out.extend((0..self.me.nics).map(|n| (format!("{name}_{n}"), enters)));
            } else {
                out.push((name.to_owned(), enters));
            }
        }
        out
    }
}

impl Block for MePair {
    fn name(&self) -> String {
        if self.nmcs.engines == 1 { "me_single".into() } else { "me_pair".into() }
    }

    fn about(&self) -> String {
        format!(
            "{} message engine(s), each with its NMC; the NMCs share {} read and {} write lanes of \
             a NoC port.",
            self.nmcs.engines, self.nmcs.read_lanes, self.nmcs.write_lanes
        )
    }

    fn build(&self, m: &Module) {
        m.comment("Number of the first engine; the others follow.");
        let first = m.input("first_engine", 16);
        let nmcs = m.instance("nmcs", &self.nmcs);
        for e in 0..self.nmcs.engines {
            let me = m.instance(&format!("me_{e}"), &self.me);
            me.drive("engine", if e == 0 { first.clone() } else { &first + e });
            m.comment(&format!("Engine {e}."));
            for (name, enters) in self.streams() {
                let (outer, inner) = (format!("engine_{e}_{name}"), me.stream(&name));
                if enters {
                    m.stream_in(&outer, inner.layout()).connect(&inner);
                } else {
                    inner.connect(&m.stream_out(&outer, inner.layout()));
                }
            }
            m.comment(&format!("Counters of NMC {e}."));
            let request = nmcs.stream(&format!("engine_{e}_utility_request"));
            m.stream_in(&format!("engine_{e}_nmc_utility_request"), request.layout())
                .connect(&request);
            let response = nmcs.stream(&format!("engine_{e}_utility_response"));
            response.connect(
                &m.stream_out(&format!("engine_{e}_nmc_utility_response"), response.layout()),
            );
            me.stream("nmc_command").connect(&nmcs.stream(&format!("engine_{e}_command")));
            nmcs.stream(&format!("engine_{e}_status")).connect(&me.stream("nmc_status"));
        }
        for (kind, lanes) in [("read", self.nmcs.read_lanes), ("write", self.nmcs.write_lanes)] {
            m.comment(&format!("Lanes of the NMCs, {kind}."));
            for l in 0..lanes {
                let request = nmcs.stream(&format!("{kind}_{l}_request"));
                request.connect(&m.stream_out(&format!("{kind}_{l}_request"), request.layout()));
                let response = nmcs.stream(&format!("{kind}_{l}_response"));
                m.stream_in(&format!("{kind}_{l}_response"), response.layout()).connect(&response);
            }
        }
    }
}
