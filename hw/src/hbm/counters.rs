//! Counters of a controller, as registers on the utility port.
//!
//! ```text
//!            events --> | one register each |
//!   utility_request ==>|                   |==> utility_response
//! ```
//! The list, with the event of each, is `mtia_model::spec::hbm::COUNTERS`.

use mtia_model::spec::hbm::{BURST_CLOCKS, COUNTER_BITS, COUNTER_STRIDE, CounterId};
use mtia_rtl::{Block, Module, Signal, cat, count_bits};
use serde::Serialize;

use super::Hbm;

/// The counters of a controller, as a block of their own.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Counters(pub Hbm);

/// Bits of the amount that a counter can grow by in a clock.
fn step_bits(id: CounterId) -> u32 {
    if id == CounterId::BusyClocks { count_bits(BURST_CLOCKS) } else { 1 }
}

impl Block for Counters {
    fn name(&self) -> String {
        "hbm_counters".into()
    }

    fn about(&self) -> String {
        format!(
            "Counters of {COUNTER_BITS} bits. An input says by how much its counter grows this \
             clock. A read answers in the next clock; an address without a register answers with \
             an error."
        )
    }

    fn build(&self, m: &Module) {
        let mut values = Vec::new();
        for &id in CounterId::ALL {
            let counter = id.counter();
            m.comment(counter.event);
            let step = m.input(counter.name, step_bits(id));
            let value = m.reg(&format!("{}_count", counter.name), COUNTER_BITS).reset(0);
            m.set(&value, &value + step);
            values.push(value);
        }
        let request = m.stream_in("utility_request", self.0.utility_request());
        let response = m.stream_out("utility_response", self.0.utility_response());
        let address = request.field("address");
        let none = m.zeros(COUNTER_BITS);
        let yes = m.lit(1, 1);
        let at = |i: usize| i as u64 * u64::from(COUNTER_STRIDE);
        let arms: Vec<(u64, Signal)> =
            values.iter().enumerate().map(|(i, v)| (at(i), cat(&[v, &m.zeros(1)]))).collect();
        let found = address.case("found", &arms, &cat(&[&none, &yes]));
        let full = m.reg("full", 1).reset(0);
        let held = m.reg("held", found.width()).no_reset();
        request.take(!&full | &response.ready);
        m.when(&request.fires(), || {
            m.set(&full, 1);
            m.set(&held, &found);
        })
        .elsewhen(&response.ready, || m.set(&full, 0));
        let data = held.slice(1, COUNTER_BITS);
        response.send(&full, &[("data", &data), ("error", &held.bit(0))]);
    }
}
