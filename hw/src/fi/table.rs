//! Table of the commands between their start and their status.
//!
//! ```text
//!   start: tag, code, answers -->| entry: busy, open answers, errors |==> status
//!   answers: entry, error, poison -->|                               |--> entries, the one done
//! ```
//! A command is done when no answer is open; one with a fault waits for none. Statuses leave as
//! commands are done, round the table, so that none waits for ever.

use mtia_model::spec::fi::{STATUS_BITS, Status};
use mtia_rtl::{Block, Module, Signal, cat};
use serde::Serialize;

use super::{Fi, any_of, encode, lowest, select_one_hot, sum_bits};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Table(pub Fi);

impl Block for Table {
    fn name(&self) -> String {
        self.0.part("table")
    }

    fn about(&self) -> String {
        "Commands in flight: counts the open answers of each, keeps what went wrong, gives the \
         statuses in the order in which commands are done."
            .into()
    }

    fn build(&self, m: &Module) {
        let fi = &self.0;
        let entries = fi.in_flight;
        m.comment("A command takes the free entry.");
        let start = m.input("start", 1);
        let start_tag = m.input("start_tag", fi.tag_bits);
        let start_code = m.input("start_code", STATUS_BITS);
        let start_answers = m.input("start_answers", fi.answer_bits());
        let free = m.output("free", 1);
        let free_entry = m.output("free_entry", fi.entry_bits());
        m.comment("Answers: the links', then the acknowledgements'.");
        let answers: Vec<[Signal; 4]> = (0..=fi.links)
            .map(|i| {
                let input = |name: &str, width| m.input(&format!("answer_{i}_{name}"), width);
                let valid = input("valid", 1);
                [valid, input("entry", fi.entry_bits()), input("error", 1), input("poison", 1)]
            })
            .collect();
        let status = m.stream_out("status", fi.status());
        m.comment("The entry whose status leaves the table, one bit each; some command is in it.");
        let finished = m.output("finished", entries);
        let in_use = m.output("in_use", 1);

        m.section("Entries");
        let busy = m.reg("busy", entries).reset(0);
        let free_one = lowest(&!&busy).named("free_one");
        m.drive(&free, !busy.all());
        m.drive(&free_entry, encode(&free_one, fi.entry_bits()));
        m.drive(&in_use, busy.any());
        let mut states = Vec::new();
        for e in 0..entries {
            let reg = |name: &str, width: u32| m.reg(&format!("entry_{e}_{name}"), width);
            let open = reg("open", fi.answer_bits()).no_reset();
            let failed = reg("failed", 1).no_reset();
            let poisoned = reg("poisoned", 1).no_reset();
            let tag = reg("tag", fi.tag_bits).no_reset();
            let code = reg("code", STATUS_BITS).no_reset();
            let hits: Vec<Signal> =
                answers.iter().map(|[valid, entry, ..]| valid & entry.eq(e)).collect();
            let with = |which: usize| {
                let all: Vec<Signal> =
                    hits.iter().zip(&answers).map(|(hit, a)| hit & &a[which]).collect();
                any_of(&all)
            };
            m.when(&(&start & free_one.bit(e)), || {
                m.set(&open, &start_answers);
                m.set(&failed, 0);
                m.set(&poisoned, 0);
                m.set(&tag, &start_tag);
                m.set(&code, &start_code);
            })
            .otherwise(|| {
                m.set(&open, &open - sum_bits(&hits).resize(fi.answer_bits()));
                m.set(&failed, &failed | with(2));
                m.set(&poisoned, &poisoned | with(3));
            });
            states.push([open.eq(0), failed, poisoned, tag, code]);
        }

        m.section("Status");
        let column =
            |which: usize| -> Vec<Signal> { states.iter().map(|s| s[which].clone()).collect() };
        let answered = column(0);
        let done = (&busy & cat(&answered.iter().rev().collect::<Vec<_>>())).named("done");
        m.comment("Entries behind the one whose status left last.");
        let behind = m.reg("behind", entries).reset(0);
        let later = (&done & &behind).named("later");
        let first = later.any().mux(&lowest(&later), lowest(&done)).named("first");
        let full = m.reg("full", 1).reset(0);
        let held_tag = m.reg("held_tag", fi.tag_bits).no_reset();
        let held_code = m.reg("held_code", STATUS_BITS).no_reset();
        let finishes = (done.any() & (!&full | &status.ready)).named("finishes");
        let leaves = finishes.mux(&first, m.zeros(entries)).named("leaves");
        m.drive(&finished, &leaves);
        let taken = start.mux(&free_one, m.zeros(entries)).named("taken");
        m.set(&busy, (&busy & !&leaves) | &taken);
        let pick = |which: usize| select_one_hot(&first, &column(which));
        let lit = |status: Status| m.lit(STATUS_BITS, u128::from(status.code()));
        let code = pick(4).named("code_of_first");
        let of_answers = pick(1)
            .mux(&lit(Status::MemoryError), pick(2).mux(&lit(Status::Poison), lit(Status::Ok)));
        m.when(&finishes, || {
            m.set(&full, 1);
            // Everything above the entry: all ones less those up to it.
            m.set(&behind, !(&first | (&first - 1)));
            m.set(&held_tag, pick(3));
            m.set(&held_code, code.eq(0).mux(&of_answers, &code));
        })
        .elsewhen(&status.ready, || m.set(&full, 0));
        status.send(&full, &[("tag", &held_tag), ("code", &held_code)]);
    }
}
