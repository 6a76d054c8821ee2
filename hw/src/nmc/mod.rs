//! The near-memory compute engine (NMC): S = A + B over BF16, FP16 and FP32, or a byte copy.
//!
//! ```text
//!             +--------+   +-------+   +---------+
//!   command =>| queue, |==>| fetch |==>| realign |==\   +-------+   +--------+
//!             | decode |   | A, B  |   |  A, B   |   ==>| lanes |==>| writer |==> status
//!             +--------+==============>| sequence|==/   +-------+   +--------+
//!                            |   ^     +---------+                    |   ^
//!                     read requests, responses               write requests, responses
//! ```
//! A line is what a stream moves in a cycle (128 B); a flit is half of it and one lane of the NoC
//! wide (64 B). Four fetchers read the flits of A and B (low and high halves apart), so that each
//! half can use whatever lane is free; two realigners turn them into lines as S lies; the lanes
//! add; the writer sends the flits of S and answers when all are acknowledged. Commands flow
//! through without waiting for each other unless they carry a fence.
//!
//! Source: the numbers are those of the chip description; see docs/blocks/nmc.md.

mod adder;
mod counters;
mod decode;
mod fetch;
mod lane_share;
mod lanes;
mod pair;
mod realign;
mod sequence;
mod writer;

use mtia_model::spec::Chip;
use mtia_model::spec::nmc::{
    COUNTER_STRIDE, COUNTERS, DTYPE_BITS, OP_BITS, READ_STREAMS, STATUS_BITS, WRITE_STREAMS,
};
use mtia_rtl::{Block, Layout, Module, Signal, Stream, cat, index_bits};
use serde::Serialize;

pub use adder::{Adder, Unpack};
pub use counters::Counters;
pub use lane_share::LaneShare;
pub use pair::NmcPair;

use decode::Decode;
use fetch::Fetch;
use lanes::Lanes;
use realign::Realign;
use sequence::Sequence;
use writer::Writer;

/// Sizes of an engine, in bits and bytes, as the description gives them.
#[derive(Clone, Debug, Serialize)]
pub struct Nmc {
    /// Bytes of a line: what each stream moves in a cycle.
    pub line_bytes: u32,
    /// Bits of a byte address.
    pub address_bits: u32,
    /// Bits of a command's length in bytes.
    pub length_bits: u32,
    /// Bits of a command's tag.
    pub tag_bits: u32,
    /// Commands that wait in the queue.
    pub command_queue: u32,
    /// Flits that each half stream may have outstanding or unread.
    pub read_slots: u32,
    /// Flits that may await acknowledgement.
    pub write_credits: u32,
    /// Commands whose writes may await acknowledgement.
    pub commands_in_flight: u32,
}

impl Nmc {
    /// The engine of a chip.
    pub fn new(chip: &Chip) -> Nmc {
        let nmc = &chip.nmc;
        Nmc {
            line_bytes: nmc.line_bytes.value,
            address_bits: nmc.address_bits.value,
            length_bits: nmc.length_bits.value,
            tag_bits: nmc.tag_bits.value,
            command_queue: nmc.command_queue.value,
            read_slots: nmc.read_slots.value,
            write_credits: nmc.write_credits.value,
            commands_in_flight: nmc.commands_in_flight.value,
        }
    }

    /// Bytes of a flit.
    pub fn flit_bytes(&self) -> u32 {
        self.line_bytes / 2
    }

    /// Bits of a byte offset in a line.
    fn offset_bits(&self) -> u32 {
        index_bits(self.line_bytes)
    }

    /// Bits of a line's address.
    fn line_address_bits(&self) -> u32 {
        self.address_bits - self.offset_bits()
    }

    /// Bits of a flit's address.
    fn flit_address_bits(&self) -> u32 {
        self.line_address_bits() + 1
    }

    /// Bits of a number of lines of one command: an unaligned longest buffer spans one more line
    /// than an aligned one.
    fn lines_bits(&self) -> u32 {
        self.length_bits - self.offset_bits() + 1
    }

    /// A command.
    pub fn command(&self) -> Layout {
        Layout::new()
            .field("op", OP_BITS)
            .field("dtype", DTYPE_BITS)
            .field("fence", 1)
            .field("a", self.address_bits)
            .field("b", self.address_bits)
            .field("s", self.address_bits)
            .field("length", self.length_bits)
            .field("tag", self.tag_bits)
    }

    /// The answer to a command.
    pub fn status(&self) -> Layout {
        Layout::new().field("tag", self.tag_bits).field("code", STATUS_BITS)
    }

    /// A read request: a flit's address (in flits) and the slot that waits for it.
    pub fn read_request(&self) -> Layout {
        Layout::new()
            .field("address", self.flit_address_bits())
            .field("tag", index_bits(self.read_slots))
    }

    /// The answer to a read request.
    pub fn read_response(&self) -> Layout {
        Layout::new()
            .field("data", 8 * self.flit_bytes())
            .field("error", 1)
            .field("tag", index_bits(self.read_slots))
    }

    /// A write request: a flit's address (in flits), its bytes, which of them are to be written,
    /// and the command in flight that waits for the answer.
    pub fn write_request(&self) -> Layout {
        Layout::new()
            .field("address", self.flit_address_bits())
            .field("data", 8 * self.flit_bytes())
            .field("strobe", self.flit_bytes())
            .field("tag", index_bits(self.commands_in_flight))
    }

    /// The answer to a write request.
    pub fn write_response(&self) -> Layout {
        Layout::new().field("error", 1).field("tag", index_bits(self.commands_in_flight))
    }

    /// A read of a counter: its byte offset.
    pub fn utility_request(&self) -> Layout {
        Layout::new().field("address", index_bits(COUNTERS.len() as u32 * COUNTER_STRIDE))
    }

    /// The counter's value, or an error where no register stands.
    pub fn utility_response(&self) -> Layout {
        Layout::new().field("data", mtia_model::spec::nmc::COUNTER_BITS).field("error", 1)
    }

    /// Work of a fetcher: the first flit, how many, and whether addresses fall.
    fn fetch_work(&self) -> Layout {
        Layout::new()
            .field("first", self.flit_address_bits())
            .field("count", self.lines_bits())
            .field("down", 1)
    }

    /// Work of a realigner, in the order in which lines are worked on.
    fn realign_work(&self) -> Layout {
        Layout::new()
            .field("lines_in", self.lines_bits())
            .field("lines_out", self.lines_bits())
            .field("shift", self.offset_bits())
            .field("prime", 1)
            .field("skip_first", 1)
            .field("skip_last", 1)
            .field("down", 1)
    }

    /// Work of the sequencer: the lines of S and what to do with them.
    fn sequence_work(&self) -> Layout {
        Layout::new()
            .field("copy", 1)
            .field("dtype", DTYPE_BITS)
            .field("line", self.line_address_bits())
            .field("lines", self.lines_bits())
            .field("begin", self.offset_bits())
            .field("end", self.offset_bits() + 1)
            .field("down", 1)
            .field("tag", self.tag_bits)
            .field("code", STATUS_BITS)
    }

    /// What the writer needs to know of a line beside its bytes.
    fn line_facts(&self) -> Layout {
        Layout::new()
            .field("copy", 1)
            .field("line", self.line_address_bits())
            .field("begin", self.offset_bits())
            .field("end", self.offset_bits() + 1)
            .field("last", 1)
            .field("tag", self.tag_bits)
            .field("code", STATUS_BITS)
            .field("error", 1)
    }
}

/// The field `name` of a packed signal of that layout.
fn field(layout: &Layout, packed: &Signal, name: &str) -> Signal {
    let found = layout.unpack(packed).into_iter().find(|f| f.0 == name);
    // Layouts and names are both constants of this folder.
    found.map_or_else(|| packed.clone(), |f| f.1)
}

/// The bytes of a signal in reverse order.
fn reverse_bytes(value: &Signal) -> Signal {
    let bytes: Vec<Signal> = (0..value.width() / 8).map(|i| value.slice(8 * i, 8)).collect();
    cat(&bytes.iter().collect::<Vec<_>>())
}

/// Sum of single bits, as wide as a count of all of them.
fn sum_bits(bits: &[Signal]) -> Signal {
    cat(&bits.iter().collect::<Vec<_>>()).count_ones()
}

impl Block for Nmc {
    fn name(&self) -> String {
        "nmc".into()
    }

    fn about(&self) -> String {
        "Near-memory compute engine: S = A + B over BF16, FP16 and FP32, or a copy of bytes. \
         Commands in, statuses out in the same order; reads and writes of flits through \
         half-line ports; counters on the utility port."
            .into()
    }

    fn build(&self, m: &Module) {
        m.comment("Work: a command; op, dtype and status codes as in docs/blocks/nmc.md.");
        let command = m.stream_in("command", self.command());
        m.comment("One status for each command, in order.");
        let status = m.stream_out("status", self.status());
        let port = |kind: &str, i: u32, way: &str| format!("{kind}_{i}_{way}");
        let mut reads = Vec::new();
        for i in 0..READ_STREAMS {
            m.comment(
                ["Low half of A.", "High half of A.", "Low half of B.", "High half of B."]
                    [i as usize],
            );
            let request = m.stream_out(&port("read", i, "request"), self.read_request());
            reads.push((request, m.stream_in(&port("read", i, "response"), self.read_response())));
        }
        let mut writes = Vec::new();
        for i in 0..WRITE_STREAMS {
            m.comment(["Low half of S.", "High half of S."][i as usize]);
            let request = m.stream_out(&port("write", i, "request"), self.write_request());
            let response = m.stream_in(&port("write", i, "response"), self.write_response());
            writes.push((request, response));
        }
        m.comment("Counters, read by byte offset.");
        let utility_request = m.stream_in("utility_request", self.utility_request());
        let utility_response = m.stream_out("utility_response", self.utility_response());

        m.section("Commands");
        let queued = m.queue("command_queue", &command, self.command_queue);
        let decode = m.instance("decode", &Decode(self.clone()));
        queued.connect(&decode.stream("command"));

        m.section("Operands");
        let mut operands = Vec::new();
        for (x, name) in ["a", "b"].into_iter().enumerate() {
            let realign = m.instance(&format!("realign_{name}"), &Realign(self.clone()));
            for half in 0..2u32 {
                let fetch = m.instance(&format!("fetch_{name}_{half}"), &Fetch(self.clone()));
                decode.stream(&format!("fetch_{name}_{half}")).connect(&fetch.stream("work"));
                let (request, response) = &reads[2 * x + half as usize];
                fetch.stream("request").connect(request);
                response.connect(&fetch.stream("response"));
                fetch.stream("flit").connect(&realign.stream(&format!("half_{half}")));
            }
            let work = decode.stream(&format!("realign_{name}"));
            let work = m.queue(&format!("realign_{name}_work"), &work, self.commands_in_flight);
            work.connect(&realign.stream("work"));
            operands.push(realign.stream("line"));
        }

        m.section("Lines of S");
        let work = decode.stream("sequence");
        let work = m.queue("sequence_work", &work, self.commands_in_flight);
        let sequence = m.instance("sequencer", &Sequence(self.clone()));
        work.connect(&sequence.stream("work"));
        let lanes = m.instance("lanes", &Lanes(self.clone()));
        let waits = self.join(m, &sequence.stream("line"), &operands, &lanes.stream("operands"));

        m.section("Results");
        let writer = m.instance("writer", &Writer(self.clone()));
        let sums = lanes.stream("sums");
        sums.connect(&writer.stream("sums"));
        for (i, (request, response)) in writes.iter().enumerate() {
            writer.stream(&format!("request_{i}")).connect(request);
            response.connect(&writer.stream(&format!("response_{i}")));
        }
        writer.stream("status").connect(&status);
        decode.drive("finished", status.fires());

        m.section("Counters");
        let counters = m.instance("counters", &Counters(self.clone()));
        let ok = status.field("code").eq(0);
        let facts = sums.field("facts");
        let facts = |name| field(&self.line_facts(), &facts, name);
        let bytes = &facts("end") - facts("begin").resize(self.offset_bits() + 1);
        let none = m.zeros(bytes.width());
        let taken = sums.fires().named("line_taken");
        let bytes = taken.mux(&bytes, &none).named("line_bytes");
        let sent: Vec<Signal> = reads.iter().map(|r| r.0.fires()).collect();
        let held: Vec<Signal> = reads.iter().map(|r| &r.0.valid & !&r.0.ready).collect();
        let stored: Vec<Signal> = writes.iter().map(|w| w.0.fires()).collect();
        counters
            .drive("commands", status.fires() & &ok)
            .drive("errors", status.fires() & !&ok)
            .drive("bytes_reduced", facts("copy").mux(&none, &bytes))
            .drive("bytes_copied", facts("copy").mux(&bytes, &none))
            .drive("read_flits", sum_bits(&sent))
            .drive("write_flits", sum_bits(&stored))
            .drive("busy_cycles", decode.port("busy"))
            .drive("read_wait_cycles", waits)
            .drive("write_wait_cycles", &sums.valid & !&sums.ready)
            .drive("request_wait_flits", sum_bits(&held));
        utility_request.connect(&counters.stream("utility_request"));
        counters.stream("utility_response").connect(&utility_response);
    }
}

impl Nmc {
    /// Joins a line of S with its operands; returns whether an operand is being waited for.
    fn join(&self, m: &Module, line: &Stream, operands: &[Stream], sink: &Stream) -> Signal {
        let works = line.field("code").eq(0).named("line_works");
        let uses = [works.clone(), (&works & !line.field("copy")).named("line_uses_b")];
        let arrived: Vec<Signal> =
            uses.iter().zip(operands).map(|(uses, operand)| !uses | &operand.valid).collect();
        let complete = (&arrived[0] & &arrived[1]).named("operands_arrived");
        let error =
            (&uses[0] & operands[0].field("error")) | (&uses[1] & operands[1].field("error"));
        let facts = cat(&[
            &line.field("copy"),
            &line.field("line"),
            &line.field("begin"),
            &line.field("end"),
            &line.field("last"),
            &line.field("tag"),
            &line.field("code"),
            &error,
        ]);
        sink.send(
            &line.valid & &complete,
            &[
                ("a", &operands[0].field("data")),
                ("b", &operands[1].field("data")),
                ("copy", &line.field("copy")),
                ("dtype", &line.field("dtype")),
                ("facts", &facts),
            ],
        );
        line.take(&complete & &sink.ready);
        let fires = sink.fires().named("line_begins");
        for (uses, operand) in uses.iter().zip(operands) {
            operand.take(uses & &fires);
        }
        m.comment("An operand is missing while the lanes could take the line.");
        (&line.valid & &sink.ready & !complete).named("operand_wait")
    }
}
