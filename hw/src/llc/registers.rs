//! Registers and counters of a bank on the utility port, the error injection and the error log.
//!
//! ```text
//!   events -->| counters  |                 way masks, cache ways, bits to be turned over -->
//!   errors -->| log       |
//!   utility_request ==>|  |==> utility_response
//! ```
//! The list, with the event of each counter, is in `mtia_model::spec::llc`.

use mtia_model::spec::flit;
use mtia_model::spec::llc::{
    Cause, CounterId, INJECTED_BITS, REGISTER_BITS, REGISTER_STRIDE, STEERINGS, WORDS, inject,
    register,
};
use mtia_rtl::{Block, Module, Signal, cat, index_bits};
use serde::Serialize;

use super::{Llc, any_of, join};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Registers(pub Llc);

/// An injection register: its value, and the bits to be turned over in what is written now.
struct Injection {
    value: Signal,
    flips: Signal,
}

impl Block for Registers {
    fn name(&self) -> String {
        "llc_registers".into()
    }

    fn about(&self) -> String {
        "Registers and counters of a bank. An access answers in the next cycle.".into()
    }

    fn build(&self, m: &Module) {
        let llc = &self.0;
        let request = m.stream_in("utility_request", llc.utility_request());
        let response = m.stream_out("utility_response", llc.utility_response());
        m.comment("What the register `control` reads as: clearing, flushing.");
        let control = m.input("control", 2);
        m.comment("A flush begins.");
        let flush = m.output("flush", 1);
        m.comment("Ways of each steering tag, ways that are cache, ways that are scratch.");
        let way_masks = m.output("way_masks", STEERINGS * llc.ways);
        let cache = m.output("cache", llc.ways);
        let scratch_out = m.output("scratch_ways", llc.way_bits());
        m.comment("A line is written into the array; the word and its bits to be turned over.");
        let line_written = m.input("line_written", 1);
        let line_word = m.output("line_word", index_bits(WORDS));
        let line_flips = m.output("line_flips", INJECTED_BITS);
        m.comment("A tag is written by an access; its bits to be turned over.");
        let tag_written = m.input("tag_written", 1);
        let tag_flips = m.output("tag_flips", llc.stored_tag_bits());
        m.comment("Errors, the first of which is logged: of a line read, of the lookup.");
        let line_error = m.input("line_error", 1);
        let error_line = m.input("error_line", flit::ADDRESS_BITS);
        let tag_error = m.input("tag_error", 1);
        let refused_error = m.input("refused_error", 1);
        let lookup_line = m.input("lookup_line", flit::ADDRESS_BITS);

        let address = request.field("address");
        let data = request.field("data");
        let writes = (request.fires() & request.field("write")).named("writing");
        let written = |offset: u32| &writes & address.eq(offset);
        let mut values: Vec<(u64, Signal)> = Vec::new();
        let wide = |value: &Signal| value.resize(REGISTER_BITS);

        m.section("Partitions");
        let mut masks = Vec::new();
        for s in 0..STEERINGS {
            let offset = register::WAY_MASK.offset + s * REGISTER_STRIDE;
            let mask = m.reg(&format!("way_mask_{s}"), llc.ways).reset(m.ones(llc.ways));
            m.when(&written(offset), || m.set(&mask, data.slice(0, llc.ways)));
            values.push((u64::from(offset), wide(&mask)));
            masks.push(mask);
        }
        m.drive(&way_masks, join(&masks));
        let scratch = m.reg("scratch_ways_held", llc.way_bits()).reset(0);
        let most = m.ones(llc.way_bits());
        let too_many = data.ge(llc.ways - 1);
        m.when(&written(register::SCRATCH_WAYS.offset), || {
            m.set(&scratch, too_many.mux(&most, data.slice(0, llc.way_bits())));
        });
        values.push((u64::from(register::SCRATCH_WAYS.offset), wide(&scratch)));
        m.drive(&scratch_out, &scratch);
        m.drive(&cache, m.ones(llc.ways) << &scratch);

        m.section("Flush");
        m.drive(&flush, written(register::CONTROL.offset) & data.bit(0));
        values.push((u64::from(register::CONTROL.offset), wide(&control)));

        m.section("Error injection");
        let injection = |name: &str, offset: u32, used: &Signal, length: u32| {
            let value = m.reg(name, inject::BITS).reset(0);
            let armed = value.bit(inject::ARMED);
            let rest = value.slice(0, inject::ARMED);
            let disarmed = cat(&[&m.zeros(1), &rest]);
            m.when(used, || m.set(&value, &disarmed));
            m.when(&written(offset), || m.set(&value, data.slice(0, inject::BITS)));
            let one = m.lit(length, 1);
            let at = |low: u32| &one << &value.slice(low, inject::BIT_BITS);
            let second = value.bit(inject::SECOND).repeat(length) & at(inject::BIT_B);
            let flips = (at(0) ^ second) & armed.repeat(length);
            Injection { flips, value }
        };
        let line_length = line_flips.width();
        let line =
            injection("inject_line", register::INJECT_LINE.offset, &line_written, line_length);
        let tag = injection(
            "inject_tag",
            register::INJECT_TAG.offset,
            &tag_written,
            llc.stored_tag_bits(),
        );
        m.drive(&line_flips, &line.flips);
        m.drive(&line_word, line.value.slice(inject::WORD, inject::WORD_BITS));
        m.drive(&tag_flips, &tag.flips);
        values.push((u64::from(register::INJECT_LINE.offset), wide(&line.value)));
        values.push((u64::from(register::INJECT_TAG.offset), wide(&tag.value)));

        m.section("Error log");
        let logged = m.reg("logged", 1).reset(0);
        let cause = m.reg("cause", 2).reset(0);
        let log_line = m.reg("log_line", flit::ADDRESS_BITS).reset(0);
        let clears = written(register::ERROR_LOG.offset);
        let any = any_of(m, &[line_error.clone(), tag_error.clone(), refused_error]);
        let code = |cause: Cause| m.lit(2, cause as u128);
        let of_lookup = tag_error.mux(&code(Cause::Tag), code(Cause::Refused));
        m.when(&(&any & (!&logged | &clears)), || {
            m.set(&logged, 1);
            m.set(&cause, line_error.mux(&code(Cause::Line), &of_lookup));
            m.set(&log_line, line_error.mux(&error_line, &lookup_line));
        })
        .elsewhen(&clears, || {
            m.set(&logged, 0);
            m.set(&cause, 0);
            m.set(&log_line, 0);
        });
        let high = cat(&[&logged, &m.zeros(REGISTER_BITS - 3 - flit::ADDRESS_BITS), &cause]);
        let log = cat(&[&high, &log_line]);
        values.push((u64::from(register::ERROR_LOG.offset), log));

        m.section("Counters");
        let mut counters = Vec::new();
        for &id in CounterId::ALL {
            let counter = id.counter();
            m.comment(counter.event);
            let step = m.input(counter.name, llc.step_bits(id));
            let value = m.reg(&format!("{}_count", counter.name), REGISTER_BITS).reset(0);
            m.set(&value, &value + step);
            counters.push((u64::from(id.offset()), value));
        }

        m.section("Answers");
        let none = m.zeros(REGISTER_BITS);
        let yes = m.lit(1, 1);
        m.comment("The value, whether there is a register, and whether it can be written.");
        let arm =
            |value: &Signal, writable: bool| cat(&[value, &yes, &m.lit(1, u128::from(writable))]);
        let arms: Vec<(u64, Signal)> = counters
            .iter()
            .map(|(offset, value)| (*offset, arm(value, false)))
            .chain(values.iter().map(|(offset, value)| (*offset, arm(value, true))))
            .collect();
        let found = address.case("found", &arms, &m.zeros(REGISTER_BITS + 2));
        let is_write = request.field("write");
        let error = !is_write.mux(&found.bit(0), found.bit(1));
        let value = is_write.mux(&none, found.slice(2, REGISTER_BITS));
        let full = m.reg("full", 1).reset(0);
        let held = m.reg("held", REGISTER_BITS).no_reset();
        let held_error = m.reg("held_error", 1).no_reset();
        request.take(!&full | &response.ready);
        m.when(&request.fires(), || {
            m.set(&full, 1);
            m.set(&held, &value);
            m.set(&held_error, &error);
        })
        .elsewhen(&response.ready, || m.set(&full, 0));
        response.send(&full, &[("data", &held), ("error", &held_error)]);
    }
}
