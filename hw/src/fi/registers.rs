//! Registers and counters of an interface, on the utility port.
//!
//! ```text
//!            events --> | one counter each       |
//!   utility_request ==> | rates, depths, errors  | ==> utility_response
//!                       +------------------------+ --> rates and depths of the buckets
//! ```
//! The lists are `mtia_model::spec::fi::{COUNTERS, Register}`.

use mtia_model::spec::fi::{
    CHANNELS, CounterId, DEPTH_BITS, RATE_BITS, REGISTER_BITS, Register, STATUS_BITS,
};
use mtia_model::spec::flit::{GROUP_ROW_BITS, SOURCE_BITS};
use mtia_rtl::{Block, Module, Signal, cat, count_bits};
use serde::Serialize;

use super::bucket::LINES_BITS;
use super::{BYTE_BITS, Fi};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Registers(pub Fi);

impl Registers {
    /// Bits of the amount that a counter can grow by in a cycle.
    pub(super) fn step_bits(&self, id: CounterId) -> u32 {
        let links = self.0.links;
        match id {
            CounterId::ReadLines => LINES_BITS,
            CounterId::BytesRead => count_bits(links << BYTE_BITS),
            CounterId::BytesWritten => BYTE_BITS + 1,
            CounterId::StoredLines
            | CounterId::BroadcastLines
            | CounterId::ForeignLines
            | CounterId::PoisonedLines
            | CounterId::StoreWriteCycles => count_bits(links),
            // The links, and the acknowledgements.
            CounterId::StrayFlits | CounterId::ErrorAnswers => count_bits(links + 1),
            _ => 1,
        }
    }
}

impl Block for Registers {
    fn name(&self) -> String {
        self.0.part("registers")
    }

    fn about(&self) -> String {
        format!(
            "Counters and registers of {REGISTER_BITS} bits. An input says by how much its counter \
             grows this cycle. An access is answered in the next cycle; one of an address without \
             a register, or of a value that a register does not take, with an error."
        )
    }

    fn build(&self, m: &Module) {
        let fi = &self.0;
        m.section("Counters");
        let mut arms: Vec<(u64, Signal)> = Vec::new();
        for id in CounterId::ALL {
            let counter = id.counter();
            m.comment(counter.event);
            let step = m.input(counter.name, self.step_bits(id));
            let value = m.reg(&format!("{}_count", counter.name), REGISTER_BITS).reset(0);
            m.set(&value, &value + step);
            arms.push((u64::from(id.offset()), value));
        }

        m.section("Registers");
        m.comment("The straps.");
        let source = m.input("source", SOURCE_BITS);
        let logical_row = m.input("logical_row", GROUP_ROW_BITS);
        m.comment("A status that is not ok leaves.");
        let failure = m.input("failure", 1);
        let failure_tag = m.input("failure_tag", fi.tag_bits);
        let failure_code = m.input("failure_code", STATUS_BITS);
        let armed = m.input("armed", CHANNELS);
        let rate = |name: &str, value: u32| m.reg(name, RATE_BITS).reset(value);
        let depth = |name: &str| m.reg(name, DEPTH_BITS).reset(fi.bucket_lines);
        let read_rate = rate("read_rate_held", fi.read_rate);
        let read_depth = depth("read_depth_held");
        let write_rate = rate("write_rate_held", fi.write_rate);
        let write_depth = depth("write_depth_held");
        let last_error = m.reg("last_error", STATUS_BITS + fi.tag_bits).reset(0);
        m.drive(&m.output("read_rate", RATE_BITS), &read_rate);
        m.drive(&m.output("read_depth", DEPTH_BITS), &read_depth);
        m.drive(&m.output("write_rate", RATE_BITS), &write_rate);
        m.drive(&m.output("write_depth", DEPTH_BITS), &write_depth);

        m.section("Utility port");
        let request = m.stream_in("utility_request", fi.utility_request());
        let response = m.stream_out("utility_response", fi.utility_response());
        let full = m.reg("full", 1).reset(0);
        request.take(!&full | &response.ready);
        let (address, write, data) =
            (request.field("address"), request.field("write"), request.field("data"));
        let writes = (request.fires() & &write).named("writes");
        let mut takes = m.zeros(1);
        for register in Register::ALL {
            let value = match register {
                Register::ReadRate => &read_rate,
                Register::ReadDepth => &read_depth,
                Register::WriteRate => &write_rate,
                Register::WriteDepth => &write_depth,
                Register::Place => &cat(&[&logical_row, &source]),
                Register::LastError => &last_error,
                Register::Armed => &armed,
            };
            arms.push((u64::from(register.offset()), value.resize(REGISTER_BITS)));
            let Some((least, most)) = register.writable() else { continue };
            let fits = data.ge(m.lit(REGISTER_BITS, u128::from(least)))
                & data.le(m.lit(REGISTER_BITS, u128::from(most)));
            let here =
                (address.eq(register.offset()) & fits).named(&format!("takes_{}", register.name()));
            m.when(&(&writes & &here), || m.set(value, data.slice(0, value.width())));
            takes = takes | here;
        }
        m.when(&failure, || m.set(&last_error, cat(&[&failure_tag, &failure_code])));

        let wide = REGISTER_BITS + 1;
        let found: Vec<(u64, Signal)> =
            arms.iter().map(|(at, value)| (*at, cat(&[&m.zeros(1), value]))).collect();
        let error = cat(&[&m.ones(1), &m.zeros(REGISTER_BITS)]);
        let read = address.case("found", &found, &error);
        let answer = write.mux(&takes.mux(&m.zeros(wide), &error), &read).named("answer");
        let held = m.reg("held", wide).no_reset();
        m.when(&request.fires(), || {
            m.set(&full, 1);
            m.set(&held, &answer);
        })
        .elsewhen(&response.ready, || m.set(&full, 0));
        let data = held.slice(0, REGISTER_BITS);
        response.send(&full, &[("data", &data), ("error", &held.top())]);
    }
}
