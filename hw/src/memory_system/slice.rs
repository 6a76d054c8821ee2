//! A slice of memory: the LLC banks on one control lane, and their pseudo-channels.
//!
//! ```text
//!   control_down ==>|          |==> control_up               requests, acknowledgements
//!   data_b_down  ==>| LLC quad |==> noc_reply_set ==> data_b_up     lines, for each bank b
//!                   +----------+
//!                     ||    ||    2 for each bank
//!                   memory_channel --> buses of pseudo-channel 2 b, 2 b + 1
//! ```
//! Towards the network its ports are those of the router's `up` and `down` streams, so flits are
//! packed and unpacked here, and here it is worked out where an answer goes.

use mtia_model::spec::Chip;
use mtia_model::spec::flit::{
    COLUMN_BITS, CONTROL_FIELDS, ControlKind, DataKind, ROW_BITS, SLOT_BITS, data_fields,
};
use mtia_model::spec::floor::SLOTS;
use mtia_rtl::{Block, Instance, Layout, Module, Signal, cat};
use serde::Serialize;

use super::channel::{Channel, DRIVEN_BUSES, READ_BUS};
use crate::llc::{Llc, Quad};
use crate::noc::ReplySet;

/// The banks of one control lane with their memory.
#[derive(Clone, Debug, Serialize)]
pub struct Slice {
    /// Sizes of a bank.
    pub llc: Llc,
    /// A pseudo-channel.
    pub channel: Channel,
    /// Who gets the answer to a read.
    pub reply_set: ReplySet,
    /// Fields of a data flit, from bit 0 up.
    pub data_fields: Vec<(&'static str, u32)>,
}

/// Packs a flit: its fields from bit 0 up, those not given as zeros.
fn pack(m: &Module, fields: &[(&str, u32)], values: &[(&str, &Signal)]) -> Signal {
    let parts: Vec<Signal> = fields
        .iter()
        .rev()
        .map(|&(name, width)| match values.iter().find(|v| v.0 == name) {
            Some((_, value)) => (*value).clone(),
            None => m.zeros(width),
        })
        .collect();
    cat(&parts.iter().collect::<Vec<_>>())
}

/// The fields of a packed flit that `layout` has; the others are not looked at.
fn unpack(m: &Module, fields: &[(&str, u32)], flit: &Signal, layout: &Layout) -> Vec<Signal> {
    let at = |wanted: &str| {
        let low = fields.iter().take_while(|f| f.0 != wanted).map(|f| f.1).sum();
        let width = fields.iter().find(|f| f.0 == wanted).map_or(1, |f| f.1);
        flit.slice(low, width)
    };
    let mut low = 0;
    for (name, width) in fields {
        if !layout.fields().any(|f| f.0 == *name) {
            m.unused(&flit.slice(low, *width), "means nothing to a bank");
        }
        low += width;
    }
    layout.fields().map(|(name, _)| at(name)).collect()
}

impl Slice {
    /// A slice of a chip's memory.
    pub fn new(chip: &Chip) -> Slice {
        Slice {
            llc: Llc::new(chip),
            channel: Channel::new(chip),
            reply_set: ReplySet::new(chip),
            data_fields: data_fields(chip).to_vec(),
        }
    }

    /// Pseudo-channels.
    pub fn channels(&self) -> u32 {
        2 * self.llc.quad_banks
    }

    /// What a router takes from it: header and flit.
    fn up(&self, fields: &[(&str, u32)]) -> Layout {
        Layout::new()
            .field("columns", self.reply_set.columns)
            .field("rows", self.reply_set.rows)
            .field("clients", SLOTS)
            .field("payload", fields.iter().map(|f| f.1).sum())
    }

    /// Control flits: requests in, acknowledgements out, each back to its source.
    fn join_control(&self, m: &Module, quad: &Instance) {
        let bits = CONTROL_FIELDS.iter().map(|f| f.1).sum::<u32>();
        m.comment("Control lane: requests for lines, acknowledgements of writes.");
        let down = m.stream_in("control_down", Layout::new().field("payload", bits));
        let up = m.stream_out("control_up", self.up(&CONTROL_FIELDS));
        let request = quad.stream("request");
        let layout = request.layout();
        let values = unpack(m, &CONTROL_FIELDS, &down.field("payload"), &layout);
        let fields: Vec<(&str, &Signal)> = layout.fields().map(|f| f.0).zip(&values).collect();
        request.send(&down.valid, &fields);
        down.take(&request.ready);

        let ack = quad.stream("ack");
        let (source, tag) = (ack.field("source"), ack.field("tag"));
        let code = |kind: ControlKind| m.lit(CONTROL_FIELDS[0].1, kind as u128);
        let kind = ack.field("error").mux(&code(ControlKind::AckError), code(ControlKind::Ack));
        let flit = pack(m, &CONTROL_FIELDS, &[("kind", &kind), ("tag", &tag), ("source", &source)]);
        let one = |width: u32, low: u32, bits: u32| m.lit(width, 1) << &source.slice(low, bits);
        up.send(
            &ack.valid,
            &[
                ("columns", &one(self.reply_set.columns, 0, COLUMN_BITS)),
                ("rows", &one(self.reply_set.rows, COLUMN_BITS, ROW_BITS)),
                ("clients", &one(SLOTS, COLUMN_BITS + ROW_BITS, SLOT_BITS)),
                ("payload", &flit),
            ],
        );
        ack.take(&up.ready);
    }

    /// The data lane of a bank: lines to be written in, lines read out to whoever gets them.
    fn join_data(&self, m: &Module, quad: &Instance, bank: u32, faults: &Signal) {
        let bits = self.data_fields.iter().map(|f| f.1).sum::<u32>();
        m.comment(&format!("Bank {bank}: lines to be written, lines that were read."));
        let down = m.stream_in(&format!("data_{bank}_down"), Layout::new().field("payload", bits));
        let up = m.stream_out(&format!("data_{bank}_up"), self.up(&self.data_fields));
        let write = quad.stream(&format!("bank_{bank}_write"));
        let layout = write.layout();
        let values = unpack(m, &self.data_fields, &down.field("payload"), &layout);
        let fields: Vec<(&str, &Signal)> = layout.fields().map(|f| f.0).zip(&values).collect();
        write.send(&down.valid, &fields);
        down.take(&write.ready);

        let read = quad.stream(&format!("bank_{bank}_read"));
        let set = m.instance(&format!("reply_set_{bank}"), &self.reply_set);
        set.drive("source", read.field("source"))
            .drive("reply", read.field("reply"))
            .drive("faults", faults);
        let width = |name: &str| self.data_fields.iter().find(|f| f.0 == name).map_or(1, |f| f.1);
        let kind = m.lit(width("kind"), DataKind::ReadResponse as u128);
        let group_row = set.port("group_row");
        let mut values: Vec<(&str, &Signal)> = read.fields().collect();
        values.extend([("kind", &kind), ("group_row", &group_row)]);
        up.send(
            &read.valid,
            &[
                ("columns", &set.port("columns")),
                ("rows", &set.port("rows")),
                ("clients", &set.port("clients")),
                ("payload", &pack(m, &self.data_fields, &values)),
            ],
        );
        read.take(&up.ready);
    }

    /// Pseudo-channel `k`, one of two of its bank.
    fn join_channel(&self, m: &Module, quad: &Instance, k: u32, hbm: &[Signal; 2]) {
        m.comment(&format!("Pseudo-channel {k}: counters and buses, in HBM's clock."));
        let channel = m.instance(&format!("memory_channel_{k}"), &self.channel);
        channel.drive("hbm_clk", &hbm[0]).drive("hbm_reset", &hbm[1]);
        let inner = format!("bank_{}_memory_{}", k / 2, k % 2);
        quad.stream(&format!("{inner}_request")).connect(&channel.stream("request"));
        channel.stream("response").connect(&quad.stream(&format!("{inner}_response")));
        pass_channel(m, &channel, "", &format!("channel_{k}_"));
    }
}

/// Leads counters and buses of a pseudo-channel out of `from`, where their names begin with
/// `inner`, to ports of this module, whose names begin with `outer`.
pub(super) fn pass_channel(m: &Module, from: &Instance, inner: &str, outer: &str) {
    let request = from.stream(&format!("{inner}utility_request"));
    m.stream_in(&format!("{outer}utility_request"), request.layout()).connect(&request);
    let response = from.stream(&format!("{inner}utility_response"));
    response.connect(&m.stream_out(&format!("{outer}utility_response"), response.layout()));
    for (bus, wires) in DRIVEN_BUSES {
        for wire in wires {
            let port = from.port(&format!("{inner}{bus}_{wire}"));
            m.drive(&m.output(&format!("{outer}{bus}_{wire}"), port.width()), &port);
        }
    }
    let (bus, wires) = READ_BUS;
    for wire in wires {
        let port = from.port(&format!("{inner}{bus}_{wire}"));
        m.drive(&port, m.input(&format!("{outer}{bus}_{wire}"), port.width()));
    }
}

impl Block for Slice {
    fn name(&self) -> String {
        "memory_slice".into()
    }

    fn about(&self) -> String {
        format!(
            "The {} LLC banks on one control lane and their {} pseudo-channels of HBM.",
            self.llc.quad_banks,
            self.channels()
        )
    }

    fn build(&self, m: &Module) {
        m.comment("Clock of HBM's commands, and its reset.");
        let hbm = [m.input("hbm_clk", 1), m.input("hbm_reset", 1)];
        m.comment("Physical row of each PE column's faulty PE; the number of rows where none is.");
        let faults = m.input("faults", self.reply_set.fault_bits() * self.reply_set.pe_columns);
        let quad = m.instance("quad", &Quad(self.llc.clone()));
        m.comment("Registers and counters of the banks; the bank stands above the offset.");
        let utility = quad.stream("utility_request");
        m.stream_in("utility_request", utility.layout()).connect(&utility);
        let utility = quad.stream("utility_response");
        utility.connect(&m.stream_out("utility_response", utility.layout()));
        self.join_control(m, &quad);
        for bank in 0..self.llc.quad_banks {
            self.join_data(m, &quad, bank, &faults);
        }
        for k in 0..self.channels() {
            self.join_channel(m, &quad, k, &hbm);
        }
    }
}
