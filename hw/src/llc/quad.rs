//! The banks of one control lane.
//!
//! ```text
//!   request ==>| queue |==> bank 0 .. n-1 ==>| by turns, queue | ==> ack
//!   bank_0_write ==> bank 0 ==> bank_0_read           bank_0_memory_0_request ==> ...
//! ```
//! Each bank has a data lane and two pseudo-channels of its own; control lane and utility port are
//! shared. One access of a register is under way at a time.

use mtia_model::spec::flit;
use mtia_model::spec::llc::{OFFSET_BITS, PORT_QUEUE, REGISTER_BITS};
use mtia_rtl::{Block, Instance, Module, Signal, Stream, index_bits};
use serde::Serialize;

use super::{Bank, Llc, any_of};

/// The banks of one control lane.
#[derive(Clone, Debug, Serialize)]
pub struct Quad(pub Llc);

/// Streams that each bank has for itself, and whether they enter.
const LANE: [(&str, bool); 6] = [
    ("write", true),
    ("read", false),
    ("memory_0_request", false),
    ("memory_0_response", true),
    ("memory_1_request", false),
    ("memory_1_response", true),
];

impl Quad {
    fn layout(&self, stream: &str) -> mtia_rtl::Layout {
        match stream {
            "write" => self.0.write(),
            "read" => self.0.read(),
            name if name.ends_with("request") => self.0.memory_request(),
            _ => self.0.memory_response(),
        }
    }
}

impl Block for Quad {
    fn name(&self) -> String {
        "llc_quad".into()
    }

    fn about(&self) -> String {
        format!("{} banks of the last-level cache on one control lane.", self.0.quad_banks)
    }

    fn build(&self, m: &Module) {
        let llc = &self.0;
        let n = llc.quad_banks;
        m.comment("Lines to be read, of the bank that the request names.");
        let request = m.stream_in("request", llc.request());
        m.comment("The writes of a fragment are done.");
        let ack = m.stream_out("ack", llc.ack());
        m.comment("Registers and counters; the bank stands above the offset.");
        let utility_request = m.stream_in("utility_request", llc.quad_utility_request());
        let utility_response = m.stream_out("utility_response", llc.utility_response());
        let mut lanes: Vec<Vec<(&str, bool, Stream)>> = Vec::new();
        for b in 0..n {
            m.comment(&format!("Bank {b}: data lane and pseudo-channels."));
            let port = |(name, enters): (&'static str, bool)| {
                let (full, layout) = (format!("bank_{b}_{name}"), self.layout(name));
                let stream =
                    if enters { m.stream_in(&full, layout) } else { m.stream_out(&full, layout) };
                (name, enters, stream)
            };
            lanes.push(LANE.into_iter().map(port).collect());
        }

        let banks: Vec<Instance> = m.instances("llc", n, &Bank(llc.clone()));
        for (bank, lane) in banks.iter().zip(&lanes) {
            for (name, enters, stream) in lane {
                let inner = bank.stream(name);
                if *enters { stream.connect(&inner) } else { inner.connect(stream) }
            }
        }

        m.section("Requests, each to the bank that it names");
        let queued = m.queue("request_queue", &request, PORT_QUEUE);
        let named = queued.field("bank");
        let fields: Vec<(&str, &Signal)> = queued.fields().collect();
        let mut taken = Vec::new();
        for (b, bank) in banks.iter().enumerate() {
            // A number beyond the last bank stands for the last.
            let mine = if b as u32 + 1 == n { named.ge(b as u32) } else { named.eq(b as u32) };
            let sink = bank.stream("request");
            sink.send(&queued.valid & &mine, &fields);
            taken.push(&mine & &sink.ready);
        }
        queued.take(any_of(m, &taken));

        m.section("Acknowledgements, by turns");
        let acks: Vec<Stream> = banks.iter().map(|bank| bank.stream("ack")).collect();
        let done = m.stream("done", llc.ack());
        let bits = index_bits(n);
        let turn = m.reg("turn", bits).reset(0);
        let offered: Vec<Signal> = acks.iter().map(|ack| ack.valid.clone()).collect();
        // From the bank whose turn it is: the first that offers.
        let first_from = |start: u32| {
            let mut pick = m.lit(bits, u128::from(start));
            for i in (0..n).rev() {
                let b = (start + i) % n;
                pick = offered[b as usize].mux(&m.lit(bits, u128::from(b)), &pick);
            }
            pick
        };
        let arms: Vec<(u64, Signal)> = (1..n).map(|b| (u64::from(b), first_from(b))).collect();
        let chosen = turn.case("chosen", &arms, &first_from(0));
        let field = |name: &str| {
            let arms: Vec<(u64, Signal)> =
                (1..n).map(|b| (u64::from(b), acks[b as usize].field(name))).collect();
            chosen.case(&format!("chosen_{name}"), &arms, &acks[0].field(name))
        };
        done.send(
            any_of(m, &offered),
            &[("tag", &field("tag")), ("source", &field("source")), ("error", &field("error"))],
        );
        for (b, ack) in acks.iter().enumerate() {
            ack.take(&done.ready & chosen.eq(b as u32));
        }
        m.when(&done.fires(), || m.set(&turn, super::next_in(&chosen, n)));
        m.queue("ack_queue", &done, PORT_QUEUE).connect(&ack);

        m.section("Registers");
        let pending = m.reg("pending", 1).reset(0);
        let place = m.reg("place", flit::BANK_BITS).no_reset();
        let address = utility_request.field("address");
        let bank = address.slice(OFFSET_BITS, flit::BANK_BITS);
        utility_request.take(!&pending);
        m.when(&utility_request.fires(), || {
            m.set(&pending, 1);
            m.set(&place, &bank);
        })
        .elsewhen(&utility_response.ready, || m.set(&pending, 0));
        let mut arms_data = Vec::new();
        let mut arms_error = Vec::new();
        for (b, instance) in banks.iter().enumerate() {
            let sink = instance.stream("utility_request");
            sink.send(
                utility_request.fires() & bank.eq(b as u32),
                &[
                    ("write", &utility_request.field("write")),
                    ("address", &address.slice(0, OFFSET_BITS)),
                    ("data", &utility_request.field("data")),
                ],
            );
            let source = instance.stream("utility_response");
            source.take(&utility_response.ready & &pending & place.eq(b as u32));
            arms_data.push((b as u64, source.field("data")));
            arms_error.push((b as u64, source.field("error")));
        }
        let data = place.case("place_data", &arms_data, &m.zeros(REGISTER_BITS));
        let error = place.case("place_error", &arms_error, &m.lit(1, 1));
        utility_response.send(&pending, &[("data", &data), ("error", &error)]);
    }
}
