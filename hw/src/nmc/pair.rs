//! A pair of engines on one NoC port.
//!
//! ```text
//!   engine 0 ==>| read share  |==> read lanes
//!   engine 1 ==>| write share |==> write lanes
//! ```
//! Message engines sit in pairs at the edge of the grid, and a pair shares the lanes of its
//! router's port. Each engine alone finds a lane for every half stream; both together are held
//! to what the lanes carry. See docs/decisions/0003-lanes-of-a-pair.md.

use mtia_model::spec::Chip;
use mtia_model::spec::nmc::{READ_STREAMS, WRITE_STREAMS};
use mtia_rtl::{Block, Layout, Module};
use serde::Serialize;

use super::{LaneShare, Nmc};

/// Two engines and the shares of their port.
#[derive(Clone, Debug, Serialize)]
pub struct NmcPair {
    /// Each engine.
    pub nmc: Nmc,
    /// Engines on the port.
    pub engines: u32,
    /// Lanes for reads.
    pub read_lanes: u32,
    /// Lanes for writes.
    pub write_lanes: u32,
}

impl NmcPair {
    /// The pair of a chip.
    pub fn new(chip: &Chip) -> NmcPair {
        NmcPair {
            nmc: Nmc::new(chip),
            engines: chip.nmc_pair.engines.value,
            read_lanes: chip.nmc_pair.read_lanes.value,
            write_lanes: chip.nmc_pair.write_lanes.value,
        }
    }

    /// The share of the read lanes.
    pub fn read_share(&self) -> LaneShare {
        LaneShare {
            kind: "read",
            requesters: self.engines * READ_STREAMS,
            lanes: self.read_lanes,
            request: fields(&self.nmc.read_request()),
            response: fields(&self.nmc.read_response()),
        }
    }

    /// The share of the write lanes.
    pub fn write_share(&self) -> LaneShare {
        LaneShare {
            kind: "write",
            requesters: self.engines * WRITE_STREAMS,
            lanes: self.write_lanes,
            request: fields(&self.nmc.write_request()),
            response: fields(&self.nmc.write_response()),
        }
    }
}

fn fields(layout: &Layout) -> Vec<(String, u32)> {
    layout.fields().map(|(name, bits)| (name.to_owned(), bits)).collect()
}

impl Block for NmcPair {
    fn name(&self) -> String {
        if self.engines == 1 { "nmc_single".into() } else { "nmc_pair".into() }
    }

    fn about(&self) -> String {
        format!(
            "{} near-memory compute engines that share {} read and {} write lanes of a NoC port.",
            self.engines, self.read_lanes, self.write_lanes
        )
    }

    fn build(&self, m: &Module) {
        let streams = ["command", "status", "utility_request", "utility_response"];
        let mut engines = Vec::new();
        for e in 0..self.engines {
            let name = |s: &str| format!("engine_{e}_{s}");
            m.comment(&format!("Engine {e}."));
            let outer = [
                m.stream_in(&name(streams[0]), self.nmc.command()),
                m.stream_out(&name(streams[1]), self.nmc.status()),
                m.stream_in(&name(streams[2]), self.nmc.utility_request()),
                m.stream_out(&name(streams[3]), self.nmc.utility_response()),
            ];
            engines.push(outer);
        }
        let mut shares = Vec::new();
        for (kind, share) in [("read", self.read_share()), ("write", self.write_share())] {
            m.comment(&format!("{} lanes.", if kind == "read" { "Read" } else { "Write" }));
            let lanes: Vec<_> = (0..share.lanes)
                .map(|l| {
                    let name = |way: &str| format!("{kind}_{l}_{way}");
                    let request = m.stream_out(&name("request"), share.lane_request());
                    (request, m.stream_in(&name("response"), share.lane_response()))
                })
                .collect();
            shares.push((kind, share, lanes));
        }
        let mut built = Vec::new();
        for (e, outer) in engines.iter().enumerate() {
            let engine = m.instance(&format!("nmc_{e}"), &self.nmc);
            let inner = streams.map(|s| engine.stream(s));
            outer[0].connect(&inner[0]);
            inner[1].connect(&outer[1]);
            outer[2].connect(&inner[2]);
            inner[3].connect(&outer[3]);
            built.push(engine);
        }
        for (kind, share, lanes) in &shares {
            let instance = m.instance(&format!("{kind}_share"), share);
            let each = share.requesters / self.engines;
            for r in 0..share.requesters {
                let engine = &built[(r / each) as usize];
                let name = |way: &str| format!("{kind}_{}_{way}", r % each);
                let (request, response) = (
                    instance.stream(&format!("request_{r}")),
                    instance.stream(&format!("response_{r}")),
                );
                engine.stream(&name("request")).connect(&request);
                response.connect(&engine.stream(&name("response")));
            }
            for (l, (request, response)) in lanes.iter().enumerate() {
                instance.stream(&format!("lane_{l}_request")).connect(request);
                response.connect(&instance.stream(&format!("lane_{l}_response")));
            }
        }
    }
}
