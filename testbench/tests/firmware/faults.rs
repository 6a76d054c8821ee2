//! Faults planted in the firmware's sources, one at a time: some test of this crate must notice each.
//! A fault is a piece of text that stands once in a file, and what stands there instead.
//!
//! `make mutants` runs this; `MTIA_FAULT=n` runs the fault of that number alone.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use mtia_model::spec::Chip;
use mtia_testbench::firmware;

use super::bench::{Target, run_instead};
use super::{check, collectives, ends, issue, order, pressure, random, stuck};

/// File, what stands there, what is planted.
type Fault = (&'static str, &'static str, &'static str);

#[rustfmt::skip]
const FAULTS: &[Fault] = &[
    // The check of WQEs.
    ("check.c", "kind > MTIA_WQE_WAIT)", "kind > MTIA_WQE_WAIT + 1)"),
    ("check.c", "kind < MTIA_WQE_NOOP ||", ""),
    ("check.c", " || (wqe->codes & RESERVED_CODES) != 0", ""),
    ("check.c", "    wqe->reserved != 0)", "    (uint32_t)wqe->reserved != 0)"),
    ("check.c", "back > (int32_t)index", "back > (int32_t)index + 1"),
    ("check.c", "back < 1", "back < 0"),
    ("check.c", "if (back != 0)", "if (back > 0)"),
    ("check.c", "kind == MTIA_WQE_SEND || kind == MTIA_WQE_WRITE)", "kind == MTIA_WQE_SEND)"),
    ("check.c", "kind >= MTIA_WQE_WRITE &&", "kind > MTIA_WQE_WRITE &&"),
    ("check.c", "pair >= MTIA_NIC_QUEUE_PAIRS", "pair > MTIA_NIC_QUEUE_PAIRS"),
    ("check.c", "nic >= MTIA_NIC_COUNT", "nic > MTIA_NIC_COUNT"),
    ("check.c", "address <= bounds->end - bytes", "address < bounds->end - bytes"),
    ("check.c", "return bytes <= bounds->end && ", "return "),
    ("check.c", "high ? high - 1 : 0 }", "high }"),
    ("check.c", "(uint32_t)(wqe->a | wqe->b | wqe->s)", "(uint32_t)(wqe->a | wqe->s)"),
    ("check.c", " | wqe->length) % element", ") % element"),
    ("check.c", "!within(wqe->s, wqe->length, bounds) || too_long", "too_long"),
    ("check.c", "MTIA_WQE_WAIT_GE)", "MTIA_WQE_WAIT_GT)"),
    ("check.c", "dtype == MTIA_NMC_DTYPE_BF16 || ", ""),
    // Issue and ordering.
    ("issue.c", "slot->next - (uint32_t)wqe_back(wqe)", "slot->next - (uint32_t)wqe_back(wqe) - 1"),
    ("issue.c", "(flags & MTIA_WQE_FLAG_WQE_SYNC) &&", "(flags & 0) &&"),
    ("issue.c", "slot->open[OPEN_RECEIVES] != 0)", "slot->open[OPEN_SENDS] != 0)"),
    ("issue.c", "(flags & MTIA_WQE_FLAG_TX_SYNC) &&", "(flags & 0) &&"),
    ("issue.c", "| slot->open[OPEN_OTHERS]) == 0", ") == 0"),
    ("issue.c", "if (flags & MTIA_WQE_FLAG_FENCE)", "if (0)"),
    ("issue.c", "if (!is_complete(slot->fence))", "if (0)"),
    ("issue.c", "if (slot->checked) {", "if (index != 0) {"),
    ("issue.c", "if (all_complete(slot))", "if (1)"),
    ("issue.c", "if ((status_read() & MTIA_ME_STATUS_BIT_NIC) == 0)", "if (0)"),
    ("issue.c", "(status_read() & MTIA_ME_STATUS_BIT_NMC) == 0", "0"),
    ("issue.c", "if ((status_read() & MTIA_ME_STATUS_BIT_STORE) == 0)", "if (0)"),
    ("issue.c", "nmc_free[nmc_free_count++] = nmc_tag", "nmc_free[nmc_free_count] = nmc_tag"),
    ("issue.c", "nmc_owner[nmc_tag] = tag;", "nmc_owner[nmc_tag] = tag & 0xfff;"),
    ("issue.c", "register_write(MTIA_ME_NIC_LKEY, wqe->lkey);", ""),
    ("issue.c", "register_write(MTIA_ME_NIC_RKEY, wqe->rkey);", ""),
    ("issue.c", "register_write(MTIA_ME_NIC_IMMEDIATE, wqe->immediate);", ""),
    ("issue.c", "if (kind != MTIA_WQE_SEND) {", "if (kind == MTIA_WQE_WRITE) {"),
    ("issue.c", "sets.on_store = 0;", ""),
    ("issue.c", "last_issued = number;", "last_issued = 0;"),
    ("issue.c", "wqe_width(wqe) == MTIA_WQE_WIDTH_8, tag", "false, tag"),
    // Slots.
    ("slots.c", "complete_bits[tag_of(number, index) / 32] = 0;", ";"),
    ("slots.c", "slot->checked = false;", ""),
    ("slots.c", "index < slot->error", "slot->error == UINT32_MAX"),
    ("slots.c", "slot->open[OPEN_SENDS] == 0 &&", ""),
    ("slots.c", "slot->open[OPEN_OTHERS] == 0 && ", ""),
    ("slots.c", "if (slots[number].open[OPEN_RECEIVES] == 0)", "if (1)"),
    ("slots.c", "MTIA_SLOT_PHASE_DRAINING && slot->open[OPEN_RECEIVES] == 0", "MTIA_SLOT_PHASE_DRAINING && 0"),
    ("slots.c", "register_write(MTIA_ME_SUBGRAPH_DONE, 0);", ""),
    ("slots.c", "slot->phase = MTIA_SLOT_PHASE_REPORTING;\n\tslot->open[OPEN_RECEIVES] = 0;", "slot->phase = MTIA_SLOT_PHASE_REPORTING;\n\tslot->open[OPEN_RECEIVES] = 1;"),
    // Fetches.
    ("fetch.c", "slot->next / CHUNK + 1)", "slot->next / CHUNK + 2)"),
    ("fetch.c", "slot->count - index < CHUNK ? slot->count - index : CHUNK", "CHUNK"),
    ("fetch.c", "(slot->landed & ~slot->lost & bit) == 0", "(slot->landed & bit) == 0"),
    ("fetch.c", "uint32_t bit = 1u << half_of(slot->arrived);", "uint32_t bit = 1u << half;"),
    ("fetch.c", "return word <= value;", "return word < value;"),
    ("fetch.c", "return word > value;", "return word >= value;"),
    ("fetch.c", "word |= (uint64_t)words[number][at + 1] << 32;", ";"),
    ("fetch.c", "value = (uint32_t)value;", ";"),
    ("fetch.c", "sets.wants_word |= sets.resting;", ";"),
    ("fetch.c", "alarm_set(rouse_time);", ";"),
    ("fetch.c", "return; /* stopped in the meantime */", ";"),
    ("fetch.c", "slots[number].fetches--;", ";"),
    // Completions and messages.
    ("completions.c", "counted = OPEN_OTHERS;", ";"),
    ("completions.c", "mark_complete(tag);", ";"),
    ("completions.c", "register_write(MTIA_ME_WQE_DONE, 0);", ";"),
    ("completions.c", "sets.ready |= set_of(tag_slot(tag));", ";"),
    ("completions.c", "word = completion_peek();\n\t}", "word = 0;\n\t\tcompletion_pop();\n\t}"),
    ("mailbox.c", " || sets.free == 0", ""),
    ("mailbox.c", "count > MTIA_WQE_MOST", "count >= MTIA_WQE_MOST"),
    ("mailbox.c", "first > limit - bytes", "first >= limit - bytes"),
    ("mailbox.c", "!= MTIA_WQE_VERSION", "< MTIA_WQE_VERSION"),
    ("mailbox.c", "sets.reporting == 0 || (status & MTIA_ME_STATUS_BIT_MAILBOX_OUT) == 0", "sets.reporting == 0"),
    ("main.c", "awaits |= MTIA_ME_STATUS_BIT_MAILBOX_IN;", ";"),
    ("main.c", "awaits |= MTIA_ME_STATUS_BIT_MAILBOX_OUT;", ";"),
    ("main.c", "moved && ++turns < WORD_TURNS", "moved"),
];

/// The tests, the fast ones first.
const TESTS: &[(&str, fn())] = &[
    ("requests_say_what_the_wqes_say", issue::requests_say_what_the_wqes_say),
    ("each_fault_ends_its_own_subgraph_alone", random::each_fault_ends_its_own_subgraph_alone),
    ("answers_as_the_description", check::answers_as_the_description),
    ("legal_subgraphs", random::legal_subgraphs),
    ("a_bad_wqe_waits", ends::a_bad_wqe_waits_for_what_was_issued_before),
    ("an_error_of_each_source", ends::an_error_of_each_source_ends_its_subgraph_alone),
    (
        "of_several_errors",
        ends::of_several_errors_the_first_wqe_is_reported_whoever_completes_first,
    ),
    (
        "wqes_that_memory_does_not_have",
        ends::wqes_that_memory_does_not_have_end_the_subgraph_where_they_would_begin,
    ),
    ("starts_that_are_wrong", ends::starts_that_are_wrong_are_refused),
    (
        "keeps_its_slot",
        ends::a_subgraph_that_ended_early_keeps_its_slot_until_its_receives_are_complete,
    ),
    ("a_wait_is_given_up", ends::a_wait_is_given_up_when_its_subgraph_stops),
    (
        "a_wait_whose_word_comes_after",
        ends::a_wait_whose_word_comes_after_the_error_changes_nothing,
    ),
    ("the_report_comes_after_all", ends::the_report_comes_after_all_that_was_issued),
    (
        "the_next_subgraph_of_a_slot",
        ends::the_next_subgraph_of_a_slot_is_checked_from_its_first_wqe,
    ),
    ("a_short_receive", ends::a_short_receive_fails_on_both_sides),
    ("syncs_wait_for_their_kind", order::syncs_wait_for_their_kind_alone),
    ("every_comparison", order::every_comparison_of_both_widths),
    ("waits_between_subgraphs", order::waits_between_subgraphs_of_one_and_of_several_engines),
    ("a_wait_holds_nobody_else", order::a_wait_holds_nobody_else),
    ("completions_that_find_no_room", pressure::completions_that_find_no_room_wait),
    ("slow_neighbours", pressure::slow_neighbours_fill_every_queue),
    ("more_subgraphs_than_slots", pressure::more_subgraphs_than_slots_and_mailbox),
    ("share_a_queue_fairly", pressure::subgraphs_share_a_queue_fairly),
    ("waits_leave_the_memory_port", pressure::waits_leave_the_memory_port_and_the_core_to_others),
    ("served_beside_work", pressure::a_wait_is_served_beside_work_without_a_pause),
    ("a_fence_that_is_never_passed", stuck::a_fence_that_is_never_passed),
    ("the_longest_subgraph", order::the_longest_subgraph),
    ("wqe_sync_reaches_every_distance", order::wqe_sync_reaches_every_distance),
    ("long_legal_subgraphs", random::long_legal_subgraphs),
    ("whatever_the_surroundings_do", random::whatever_the_surroundings_do),
    ("every_kind_twice_in_a_row", collectives::every_kind_twice_in_a_row),
];

/// The firmware for the small chip with a fault in it.
fn planted(fault: &Fault) -> &'static Target {
    let (file, from, to) = fault;
    let dir = tempfile::tempdir().expect("a directory");
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../firmware");
    for folder in ["me", "test"] {
        fs::create_dir(dir.path().join(folder)).expect("a directory");
        for entry in fs::read_dir(sources.join(folder)).expect("the sources").flatten() {
            fs::copy(entry.path(), dir.path().join(folder).join(entry.file_name()))
                .expect("copied");
        }
    }
    // What a fault leaves unused is no reason not to run it.
    let makefile = fs::read_to_string(sources.join("Makefile")).expect("the makefile");
    fs::write(dir.path().join("Makefile"), makefile.replace("-Werror", "")).expect("written");
    let path = dir.path().join("me").join(file);
    let text = fs::read_to_string(&path).expect("a source");
    assert_eq!(text.matches(from).count(), 1, "{file}: {from:?} must stand there once");
    fs::write(&path, text.replace(from, to)).expect("written");
    let chip = Chip::load::<&str>("mini", &[]).expect("the preset");
    let build = |program| {
        firmware::program_of(dir.path(), &chip, program)
            .unwrap_or_else(|e| panic!("{fault:?}: {e}"))
    };
    let (image, check) = (build("me.elf"), build("check.elf"));
    // One for each fault, as long as the process lives.
    Box::leak(Box::new(Target { chip, image, check }))
}

#[test]
#[ignore = "compiles the firmware for each fault: make mutants"]
fn every_planted_fault_is_noticed() {
    let mut survivors = Vec::new();
    let hook = std::panic::take_hook();
    let one = std::env::var("MTIA_FAULT").ok().and_then(|n| n.parse::<usize>().ok());
    for (number, fault) in FAULTS.iter().enumerate() {
        if one.is_some_and(|one| one != number) {
            continue;
        }
        let target = planted(fault);
        // Failures are what is wanted here.
        std::panic::set_hook(Box::new(|_| {}));
        run_instead(Some(target));
        let noticed = TESTS.iter().find(|(_, test)| catch_unwind(AssertUnwindSafe(test)).is_err());
        run_instead(None);
        std::panic::set_hook(Box::new(|info| eprintln!("{info}")));
        println!("{number:2} {}: {}", fault.0, noticed.map_or("SURVIVED", |t| t.0));
        if noticed.is_none() {
            survivors.push(fault);
        }
    }
    std::panic::set_hook(hook);
    assert!(survivors.is_empty(), "not noticed: {survivors:#?}");
}
