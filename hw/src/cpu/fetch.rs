//! Fetch stage: reads ahead, along the way that branches went last time, cuts the words into
//! instructions of 16 and 32 bits, expands the short ones, and hands one a cycle to the execution
//! stage.
//!
//! ```text
//!   redirect, target --> | next word |<--- targets: where the branch in a word went
//!                            | ==> fetch_request              word addresses, in order
//!                              <== fetch_response
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
//!
//! Prediction. Taken branches backwards and JAL are remembered by the word in which they end. When
//! that word is asked for, the next request is for the target; the word is marked when it arrives,
//! and the instruction that ends at (or behind) the branch's half-word of it is handed on as
//! `predicted`, with the target's first instruction behind it. The execution stage compares where
//! the instruction goes with `pc`, which stands behind it. One prediction is under way at a time.
//! Code that is entered elsewhere than when the branch was learnt, or has changed, can make a
//! 32-bit instruction begin in the marked half-word: it is handed on as `stray`, without its second
//! half, and is fetched again.

use mtia_model::spec::cpu::pipeline::{FETCH_WORDS, TARGETS};
use mtia_rtl::{Block, Memory, Module, Signal, cat, count_bits, index_bits};
use serde::Serialize;

use super::{Cpu, expand::Expand};

/// The fetch stage.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Fetch;

/// Bits of a buffered word: the data, whether the fetch failed, whether the predicted branch ends
/// in it.
const ENTRY: u32 = 34;
const FAILED: u32 = 32;
const MARKED: u32 = 33;
/// Bits of a word's address, of one that selects the place in the table, and of the rest.
const WORD: u32 = 30;
const INDEX: u32 = index_bits(TARGETS);
const TAG: u32 = WORD - INDEX;
/// Bits of an address in half-words.
const HALVES: u32 = 31;

/// The table of branches, at the word that is asked for.
struct Found {
    found: Signal,
    /// The branch ends in the upper half.
    upper: Signal,
    target: Signal,
}

impl Block for Fetch {
    fn name(&self) -> String {
        "cpu_fetch".into()
    }

    fn about(&self) -> String {
        format!(
            "Fetch stage: prefetches up to {FETCH_WORDS} words, follows up to {TARGETS} branches \
             that it remembers, aligns and expands, hands on one instruction a cycle with its \
             address."
        )
    }

    fn build(&self, m: &Module) {
        m.comment("Go on at `target`; what was fetched before is dropped.");
        let redirect = m.input("redirect", 1);
        let target = m.input("target", 32);
        m.comment(
            "Remember that the branch ending at `branch_end` (in half-words) goes to `target`;",
        );
        m.comment("forget it; forget all.");
        let learns = m.input("learns", 1);
        let forgets = m.input("forgets", 1);
        let clears = m.input("clears", 1);
        let branch_end = m.input("branch_end", HALVES);
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
        m.comment("Fetching goes on at the target of the branch that it is taken for; it must be");
        m.comment("fetched again.");
        let predicted_out = m.output("predicted", 1);
        let stray_out = m.output("stray", 1);
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
        let held_address = m.reg("held_address", WORD).no_reset();
        m.comment("The word to ask for next, and whether it is entered at its upper half.");
        let next = m.reg("next_word", WORD).no_reset();
        let next_upper = m.reg("next_upper", 1).no_reset();
        m.comment("A prediction is under way: its branch has not been handed on.");
        let predicted = m.reg("predicting", 1).reset(0);

        let room = wanted.add_full(&count).lt(FETCH_WORDS).named("room");
        let target_word = target.slice(2, WORD);
        let address = held.mux(&held_address, redirect.mux(&target_word, &next)).named("address");
        let enters_upper = redirect.mux(&target.bit(1), &next_upper);
        let table =
            table(m, &address, &enters_upper, (&learns, &forgets, &clears), &branch_end, &target);
        let may_begin = &redirect | (&room & !(&predicted & &table.found));
        let may_begin = may_begin.named("may_begin");
        request.send(&held | &may_begin, &[("address", &address)]);
        let begins = (!&held & &may_begin).named("begins");
        let predicts = (&begins & &table.found).named("predicts");
        m.set(&held, &request.valid & !&request.ready);
        m.set(&held_address, &address);
        m.when(&predicts, || {
            m.set(&next, table.target.slice(1, WORD));
            m.set(&next_upper, table.target.bit(0));
        })
        .elsewhen(&begins, || {
            m.set(&next, &address + 1);
            m.set(&next_upper, 0);
        })
        .elsewhen(&redirect, || {
            m.set(&next, &target_word);
            m.set(&next_upper, target.bit(1));
        });

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

        m.section("Prediction under way");
        let predicted_target = m.reg("predicted_target", HALVES).no_reset();
        let predicted_upper = m.reg("predicted_upper", 1).no_reset();
        m.comment("Its word has not arrived; wanted answers ahead of it.");
        let awaited = m.reg("awaited", 1).reset(0);
        let ahead = m.reg("ahead", bits).no_reset();
        let marks = (&arrives & &awaited & ahead.eq(0)).named("marks");
        let none = m.zeros(bits);
        m.when(&predicts, || {
            m.set(&awaited, 1);
            m.set(&ahead, redirect.mux(&none, &wanted - wide(&arrives)));
            m.set(&predicted_target, &table.target);
            m.set(&predicted_upper, &table.upper);
        })
        .elsewhen(&(&redirect | &marks), || m.set(&awaited, 0))
        .elsewhen(&arrives, || m.set(&ahead, &ahead - 1));

        m.section("Buffer");
        let incoming = cat(&[&marks, &response.field("error"), &response.field("data")]);
        let incoming = incoming.named("incoming");
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
        m.comment("Its address in half-words.");
        let pc = m.reg("pc_halves", HALVES).no_reset();
        let upper = pc.bit(0);
        let low = upper.mux(&first.slice(16, 16), first.slice(0, 16)).named("low");
        let high = upper.mux(&second.slice(0, 16), first.slice(16, 16)).named("high");
        let compressed = low.slice(0, 2).ne(3).named("is_compressed");
        let crosses = (&upper & !&compressed).named("crosses");
        let ends_upper = &upper | !&compressed;
        let failed = first.bit(FAILED);
        let stray = (&crosses & first.bit(MARKED)).named("is_stray");
        let in_first = !&crosses & first.bit(MARKED) & (ends_upper | !&predicted_upper);
        let in_second = &crosses & &have_second & second.bit(MARKED) & !&predicted_upper;
        let in_second = in_second.named("branch_in_second");
        let branch = (in_first | &in_second).named("is_branch");
        let whole = !&crosses | &have_second | &failed | &stray;
        m.drive(&valid, &have_first & whole);
        let expand = m.instance("expand", &Expand);
        expand.drive("half", &low);
        let full = cat(&[&high, &low]);
        m.drive(&instruction, compressed.mux(&expand.port("instruction"), &full));
        m.drive(&illegal, &compressed & expand.port("illegal"));
        m.drive(&low_half, &low);
        m.drive(&compressed_out, &compressed);
        m.drive(&pc_out, cat(&[&pc, &m.zeros(1)]));
        m.drive(&fault, &failed | (&crosses & !&stray & second.bit(FAILED)));
        m.drive(&fault_upper, !&failed);
        m.drive(&predicted_out, &branch);
        m.drive(&stray_out, &stray);

        m.section("Next");
        let taken = (&take & &valid).named("taken");
        let leaves = (&taken & &branch).named("branch_leaves");
        let pops = (&taken & (&upper | !&compressed | &branch)).named("pops");
        m.comment("A branch across words takes what is left of the second with it.");
        let pops_both = (&taken & &in_second).named("pops_both");
        m.when(&(&arrives | &pops), || {
            for (i, entry) in (0..).zip(&entries) {
                let moved = pops.mux(&slot(i + 1), slot(i));
                m.set(entry, pops_both.mux(&slot(i + 2), moved));
            }
        });
        m.when(&predicts, || m.set(&predicted, 1))
            .elsewhen(&(&redirect | &leaves), || m.set(&predicted, 0));
        let length = compressed.mux(&m.lit(HALVES, 1), 2u32);
        m.when(&redirect, || {
            m.set(&count, 0);
            m.set(&pc, target.slice(1, HALVES));
        })
        .otherwise(|| {
            m.set(&count, &count + wide(&arrives) - wide(&pops) - wide(&pops_both));
            m.when(&leaves, || m.set(&pc, &predicted_target))
                .elsewhen(&taken, || m.set(&pc, &pc + length));
        });
    }
}

/// The table of branches: what it says of the word at `address`, and what it learns.
fn table(
    m: &Module,
    address: &Signal,
    enters_upper: &Signal,
    (learns, forgets, clears): (&Signal, &Signal, &Signal),
    branch_end: &Signal,
    target: &Signal,
) -> Found {
    m.section("Branches: tag, whether the upper half is its last, target");
    let known = m.reg("known", TARGETS).reset(0);
    let store = m.memory("targets", Memory::new(TARGETS, TAG + 1 + HALVES).asynchronous());
    let place = branch_end.slice(1, INDEX);
    let tag = branch_end.slice(1 + INDEX, TAG);
    store.write(learns, &place, cat(&[&tag, &branch_end.bit(0), &target.slice(1, HALVES)]));
    let one = (m.lit(TARGETS, 1) << &place).named("place_of_branch");
    m.when(clears, || m.set(&known, 0))
        .elsewhen(learns, || m.set(&known, &known | &one))
        .elsewhen(forgets, || m.set(&known, &known & !&one));
    let index = address.slice(0, INDEX).named("index");
    let entry = store.read_now(&index);
    let same = entry.slice(1 + HALVES, TAG).eq(address.slice(INDEX, TAG));
    let upper = entry.bit(HALVES).named("ends_in_upper");
    m.comment("Who enters the word behind the branch does not meet it.");
    let found = known.chunk(&index, 1) & same & (&upper | !enters_upper);
    Found { found: found.named("found"), upper, target: entry.slice(0, HALVES) }
}
