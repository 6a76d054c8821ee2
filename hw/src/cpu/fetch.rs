//! Fetch stage: reads ahead, cuts the words into instructions of 16 and 32 bits, expands the short
//! ones, and hands one a cycle to the execution stage.
//!
//! ```text
//!   redirect, target --> | next word | ==> fetch_request         word addresses, in order
//!                                      <== fetch_response
//!                            |
//!          | buffer of words, oldest first |--> first, second --> | align, expand | --> instruction
//!                            \--- a word that arrives is used in the same cycle --/
//! ```
//! An instruction whose word is asked for in cycle t, and answered in t + 1, is executed in t + 2.
//! Words asked for and words in the buffer are at most `FETCH_WORDS`.
//!
//! After a redirect, answers to earlier requests are dropped. A request that was offered and not
//! taken stays (a rule of streams), and its answer is dropped too. The request for the target goes
//! out in the cycle of the redirect, or behind the one that stays.

use mtia_model::spec::cpu::pipeline::FETCH_WORDS;
use mtia_rtl::{Block, Module, Signal, cat, count_bits};
use serde::Serialize;

use super::{Cpu, expand::Expand};

/// The fetch stage.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Fetch;

/// Bits of a buffered word: the data and whether the fetch failed.
const ENTRY: u32 = 33;

impl Block for Fetch {
    fn name(&self) -> String {
        "cpu_fetch".into()
    }

    fn about(&self) -> String {
        format!(
            "Fetch stage: prefetches up to {FETCH_WORDS} words, aligns and expands, hands on one \
             instruction a cycle with its address."
        )
    }

    fn build(&self, m: &Module) {
        m.comment("Go on at `target`; what was fetched before is dropped.");
        let redirect = m.input("redirect", 1);
        let target = m.input("target", 32);
        let request = m.stream_out("request", Cpu::fetch_request());
        let response = m.stream_in("response", Cpu::fetch_response());
        m.comment("An instruction is there, and is taken at the end of this cycle.");
        let valid = m.output("valid", 1);
        let take = m.input("take", 1);
        m.comment("Its address, its 32-bit form, and the 16 low bits as fetched.");
        let pc_out = m.output("pc", 32);
        let instruction = m.output("instruction", 32);
        let low_half = m.output("low_half", 16);
        let compressed_out = m.output("compressed", 1);
        m.comment("A 16-bit instruction that there is not.");
        let illegal = m.output("illegal", 1);
        m.comment("Fetching it failed; of two words, only the second.");
        let fault = m.output("fault", 1);
        let fault_upper = m.output("fault_upper", 1);
        m.unused(&target.bit(0), "instructions lie on even addresses");

        let bits = count_bits(FETCH_WORDS);
        m.section("Requests");
        m.comment("Requests offered and not answered: wanted, and to be dropped when answered.");
        let wanted = m.reg("wanted", bits).reset(0);
        let stale = m.reg("stale", bits).reset(0);
        m.comment("Words in the buffer.");
        let count = m.reg("count", bits).reset(0);
        m.comment("The request offered in the last cycle was not taken.");
        let held = m.reg("held", 1).reset(0);
        let held_address = m.reg("held_address", 30).no_reset();
        m.comment("The word to ask for next.");
        let next = m.reg("next_word", 30).no_reset();

        let room = wanted.add_full(&count).lt(FETCH_WORDS).named("room");
        let target_word = target.slice(2, 30);
        let address = held.mux(&held_address, &redirect.mux(&target_word, &next)).named("address");
        let offered = &held | &redirect | &room;
        request.send(&offered, &[("address", &address)]);
        let begins = (!&held & (&redirect | &room)).named("begins");
        m.set(&held, &request.valid & !&request.ready);
        m.set(&held_address, &address);
        m.when(&begins, || m.set(&next, &address + 1))
            .elsewhen(&redirect, || m.set(&next, &target_word));

        m.section("Answers");
        response.take(1);
        let arrives = &response.valid & stale.eq(0);
        let arrives = arrives.named("arrives");
        let dropped = (&response.valid & stale.ne(0)).named("dropped");
        let wide = |bit: &Signal| bit.resize(bits);
        m.when(&redirect, || {
            m.set(&wanted, wide(&begins));
            m.set(&stale, &stale + &wanted - wide(&response.valid));
        })
        .otherwise(|| {
            m.set(&wanted, &wanted + wide(&begins) - wide(&arrives));
            m.set(&stale, &stale - wide(&dropped));
        });

        m.section("Buffer");
        let incoming = cat(&[&response.field("error"), &response.field("data")]).named("incoming");
        let entries: Vec<Signal> =
            (0..FETCH_WORDS).map(|i| m.reg(&format!("entry_{i}"), ENTRY).no_reset()).collect();
        // Slot i as it is in this cycle: with the arriving word behind those that are there.
        let slot = |i: u32| match entries.get(i as usize) {
            Some(entry) => count.gt(i).mux(entry, &incoming),
            None => incoming.clone(),
        };
        let (first, second) = (slot(0).named("first"), slot(1).named("second"));
        let have_first = &arrives | count.ne(0);
        let have_first = have_first.named("have_first");
        let have_second = count.gt(1) | (&arrives & count.eq(1));
        let have_second = have_second.named("have_second");

        m.section("Instruction");
        m.comment("Its address in half words.");
        let pc = m.reg("pc_halves", 31).no_reset();
        let upper = pc.bit(0);
        let low = upper.mux(&first.slice(16, 16), first.slice(0, 16)).named("low");
        let high = upper.mux(&second.slice(0, 16), first.slice(16, 16)).named("high");
        let compressed = low.slice(0, 2).ne(3).named("is_compressed");
        let crosses = (&upper & !&compressed).named("crosses");
        let failed = first.bit(32);
        let whole = !&crosses | &have_second | &failed;
        m.drive(&valid, &have_first & whole);
        let expand = m.instance("expand", &Expand);
        expand.drive("half", &low);
        let full = cat(&[&high, &low]);
        m.drive(&instruction, compressed.mux(&expand.port("instruction"), &full));
        m.drive(&illegal, &compressed & expand.port("illegal"));
        m.drive(&low_half, &low);
        m.drive(&compressed_out, &compressed);
        m.drive(&pc_out, cat(&[&pc, &m.zeros(1)]));
        m.drive(&fault, &failed | (&crosses & second.bit(32)));
        m.drive(&fault_upper, !&failed);

        m.section("Next");
        let taken = (&take & &valid).named("taken");
        let pops = (&taken & (&upper | !&compressed)).named("pops");
        m.when(&(&arrives | &pops), || {
            for (i, entry) in (0..).zip(&entries) {
                m.set(entry, pops.mux(&slot(i + 1), &slot(i)));
            }
        });
        let length = compressed.mux(&m.lit(31, 1), 2u32);
        m.when(&redirect, || {
            m.set(&count, 0);
            m.set(&pc, target.slice(1, 31));
        })
        .otherwise(|| {
            m.set(&count, &count + wide(&arrives) - wide(&pops));
            m.when(&taken, || m.set(&pc, &pc + length));
        });
    }
}
