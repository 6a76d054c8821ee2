//! One pseudo-channel behind its crossings: the controller in HBM's clock, everything else in the
//! chip's.
//!
//! ```text
//!        clk of the chip   |   hbm_clk
//!   request ==> crossing ==|==> controller --> row_command, column_command, write_data
//!   response <== crossing <|== controller <--- read_data
//!                          |   utility_request ==> controller ==> utility_response
//! ```

use mtia_model::spec::Chip;
use mtia_rtl::{Block, Crossing, Module, Signal, Stream, cat};
use serde::Serialize;

use crate::hbm::Hbm;

/// A pseudo-channel.
#[derive(Clone, Debug, Serialize)]
pub struct Channel {
    /// Its controller.
    pub hbm: Hbm,
    /// Items that each crossing holds.
    pub depth: u32,
}

/// Buses to HBM that the controller drives, and the one that it reads: names and their wires.
pub const DRIVEN_BUSES: [(&str, &[&str]); 3] = [
    ("row_command", &["valid", "kind", "stack", "group", "bank", "row"]),
    ("column_command", &["valid", "write", "stack", "group", "bank", "column"]),
    ("write_data", &["valid", "data", "side"]),
];
/// See [`DRIVEN_BUSES`].
pub const READ_BUS: (&str, &[&str]) = ("read_data", &["valid", "data", "side"]);

impl Channel {
    /// A pseudo-channel of a chip.
    pub fn new(chip: &Chip) -> Channel {
        Channel { hbm: Hbm::new(chip), depth: chip.hbm.crossing.value }
    }
}

/// Joins a source of one clock to a sink of another. `from` and `to` are clock and reset.
fn cross(
    m: &Module,
    name: &str,
    depth: u32,
    source: (&Stream, &[Signal; 2]),
    sink: (&Stream, &[Signal; 2]),
) {
    let layout = source.0.layout();
    let crossing = m.instance(name, &Crossing { width: layout.width(), depth });
    for (side, [clock, reset]) in [("enq", source.1), ("deq", sink.1)] {
        crossing.drive(&format!("clk_{side}"), clock).drive(&format!("reset_{side}"), reset);
    }
    let (enq, deq) = (crossing.stream("enq"), crossing.stream("deq"));
    let fields: Vec<&Signal> = source.0.fields().map(|f| f.1).collect();
    enq.send(&source.0.valid, &[("data", &cat(&fields))]);
    source.0.take(&enq.ready);
    let parts = layout.unpack(&deq.data());
    let parts: Vec<(&str, &Signal)> = parts.iter().map(|(name, part)| (&**name, part)).collect();
    sink.0.send(&deq.valid, &parts);
    deq.take(&sink.0.ready);
}

impl Block for Channel {
    fn name(&self) -> String {
        "memory_channel".into()
    }

    fn about(&self) -> String {
        "HBM controller of one pseudo-channel in HBM's clock, between two crossings to the chip's."
            .into()
    }

    fn build(&self, m: &Module) {
        m.comment("Clock of HBM's commands, and its reset.");
        let hbm = [m.input("hbm_clk", 1), m.input("hbm_reset", 1)];
        let chip = m.domain();
        m.comment("Lines to be read and written, and the answers to reads; in the chip's clock.");
        let request = m.stream_in("request", self.hbm.request());
        let response = m.stream_out("response", self.hbm.response());
        let controller = m.instance("controller", &self.hbm).clocked_by(&hbm[0], &hbm[1]);
        m.comment("Counters, in HBM's clock.");
        let utility = controller.stream("utility_request");
        m.stream_in("utility_request", utility.layout()).connect(&utility);
        let utility = controller.stream("utility_response");
        utility.connect(&m.stream_out("utility_response", utility.layout()));
        m.comment("Buses to HBM, in its clock.");
        for (bus, wires) in DRIVEN_BUSES {
            for wire in wires {
                let inner = controller.port(&format!("{bus}_{wire}"));
                m.drive(&m.output(&format!("{bus}_{wire}"), inner.width()), &inner);
            }
        }
        for wire in READ_BUS.1 {
            let name = format!("{}_{wire}", READ_BUS.0);
            let inner = controller.port(&name);
            m.drive(&inner, m.input(&name, inner.width()));
        }

        m.section("Crossings");
        let inner = controller.stream("request");
        cross(m, "requests", self.depth, (&request, &chip), (&inner, &hbm));
        let inner = controller.stream("response");
        cross(m, "responses", self.depth, (&inner, &hbm), (&response, &chip));
    }
}
