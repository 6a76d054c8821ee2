//! Counters of a router, channel by channel, as registers on its utility port.
//!
//! ```text
//!            events --> | one register each |
//!   utility_request ==>|                   |==> utility_response
//! ```
//! The list, with the event of each, is `mtia_model::spec::noc::COUNTERS`.

use mtia_model::spec::noc::{COUNTER_BITS, COUNTER_STRIDE, COUNTERS, Channel, CounterId};
use mtia_rtl::{Block, Layout, Module, Signal, cat, count_bits, index_bits};
use serde::Serialize;

/// A read of a counter: its byte offset.
pub fn request() -> Layout {
    let bytes = (Channel::ALL.len() * COUNTERS.len()) as u32 * COUNTER_STRIDE;
    Layout::new().field("address", index_bits(bytes))
}

/// The counter's value, or an error where no register stands.
pub fn response() -> Layout {
    Layout::new().field("data", COUNTER_BITS).field("error", 1)
}

/// The counters. For each channel and counter, the number of events that a cycle can have; none
/// where it cannot have any.
#[derive(Clone, Debug, Serialize)]
pub struct Counters {
    /// The router's kind.
    pub kind: String,
    /// Events of a cycle at most, by channel and counter.
    pub events: Vec<Vec<u32>>,
}

impl Counters {
    /// The input that says how much a counter grows by, and its width; `None` where it cannot.
    pub fn step(&self, channel: Channel, id: CounterId) -> Option<(String, u32)> {
        let events = self.events[channel.index()][id.index()];
        let name = format!("{channel}_{}", id.counter().name);
        (events > 0).then(|| (name, count_bits(events)))
    }
}

impl Block for Counters {
    fn name(&self) -> String {
        format!("router_{}_counters", self.kind)
    }

    fn about(&self) -> String {
        format!(
            "Counters of {COUNTER_BITS} bits. An input says by how much its counter grows this \
             cycle; a counter without an input stays 0, as the router has nothing to count there. \
             A read answers in the next cycle; an address without a register answers with an error."
        )
    }

    fn build(&self, m: &Module) {
        let mut arms = Vec::new();
        let none = m.zeros(COUNTER_BITS);
        for channel in Channel::ALL {
            m.section(channel.name());
            for id in CounterId::ALL {
                let value = match self.step(channel, id) {
                    Some((name, bits)) => {
                        m.comment(id.counter().event);
                        let step = m.input(&name, bits);
                        let value = m.reg(&format!("{name}_count"), COUNTER_BITS).reset(0);
                        m.set(&value, &value + step);
                        value
                    }
                    None => none.clone(),
                };
                arms.push((u64::from(id.offset(channel)), cat(&[&value, &m.zeros(1)])));
            }
        }
        m.section("Reads");
        let request = m.stream_in("utility_request", request());
        let response = m.stream_out("utility_response", response());
        let found = request.field("address").case("found", &arms, &cat(&[&none, &m.lit(1, 1)]));
        let full = m.reg("full", 1).reset(0);
        let held = m.reg("held", found.width()).no_reset();
        request.take(!&full | &response.ready);
        m.when(&request.fires(), || {
            m.set(&full, 1);
            m.set(&held, &found);
        })
        .elsewhen(&response.ready, || m.set(&full, 0));
        let data: Signal = held.slice(1, COUNTER_BITS);
        response.send(&full, &[("data", &data), ("error", &held.bit(0))]);
    }
}
