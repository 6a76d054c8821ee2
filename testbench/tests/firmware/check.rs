//! The firmware's check of WQEs answers as the description's does: legal WQEs, WQEs with each fault,
//! legal ones with a few bits turned, and any bits at all; on the firmware's own code, run by the
//! instruction-set model.

use mtia_model::func::me::Engine;
use mtia_model::func::subgraph::random::{any_wqe, bad_wqe};
use mtia_model::spec::Chip;
use mtia_model::spec::me::SRAM_BASE;
use mtia_model::spec::wqe::{Fault, MOST, QueuePair, WORDS, check};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::bench::{Target, full, mini, seeds};

/// Cases of a batch, and words of one, as in `firmware/test/check_main.c`.
const BATCH: usize = 1024;
const CASE_WORDS: usize = WORDS + 4;

struct Case {
    words: [u32; WORDS],
    index: u32,
    limit: u64,
}

fn case(chip: &Chip, rng: &mut ChaCha8Rng) -> Case {
    let index = match rng.random_range(0..4) {
        0 => 0,
        1 => rng.random_range(0..16),
        2 => MOST - 1,
        _ => rng.random_range(0..MOST),
    };
    let most = 1u64 << chip.nmc.address_bits.value;
    let limit = match rng.random_range(0..8) {
        0 => 1u64 << rng.random_range(7..=chip.nmc.address_bits.value),
        1 => u64::MAX - rng.random_range(0..3),
        2 => (1 << 32) + rng.random_range(0..100) - 50,
        3 => 0x80 + rng.random_range(0..8),
        _ => rng.random_range(0x1000..=most),
    };
    // Something for the generators that they can fill.
    let legal = limit.clamp(0x80, most);
    let words = match rng.random_range(0..7) {
        5 => {
            // Buffers about the end of memory, wherever that is.
            let mut wqe = any_wqe(chip, index, legal, rng);
            let mut near = || limit.wrapping_add(rng.random_range(0..300)).wrapping_sub(200);
            (wqe.a, wqe.b, wqe.s) = (near(), near(), near());
            wqe.length = if rng.random() { rng.random_range(0..300) } else { rng.random() };
            wqe.words()
        }
        6 => {
            // The last queue pair that there is, and the first that there is not.
            let mut wqe = any_wqe(chip, index, legal, rng);
            let (nics, pairs) = (chip.nic.count.value, chip.nic.queue_pairs.value);
            let nic = (nics - rng.random_range(0..2)) as u8;
            let pair = (pairs - rng.random_range(0..2)) as u16;
            wqe.qp = QueuePair { nic, pair }.code();
            wqe.words()
        }
        0 => {
            let fault = *Fault::ALL.choose(rng).expect("nine");
            bad_wqe(chip, fault, index, legal, rng)
        }
        1 => std::array::from_fn(|_| rng.random()),
        n => {
            let mut words = any_wqe(chip, index, legal, rng).words();
            for _ in 3..=n {
                words[rng.random_range(0..WORDS)] ^= 1 << rng.random_range(0..32);
            }
            words
        }
    };
    Case { words, index, limit }
}

fn answers(engine: &mut Engine, at: usize, cases: &[Case]) -> Vec<u32> {
    let sram = engine.device.sram_mut();
    for (i, case) in cases.iter().enumerate() {
        let to = &mut sram[at + i * CASE_WORDS..][..CASE_WORDS];
        to[..WORDS].copy_from_slice(&case.words);
        to[WORDS] = case.limit as u32;
        to[WORDS + 1] = (case.limit >> 32) as u32;
        to[WORDS + 2] = case.index;
        to[WORDS + 3] = u32::MAX;
    }
    assert!(engine.device.send_words([0, 0, 0, cases.len() as u32]), "the mailbox is empty");
    while !engine.device.has_message() {
        let retired = engine.step().expect("the program does not sleep");
        assert_eq!(retired.trap, None, "{retired:?}");
    }
    engine.device.take_message();
    let sram = engine.device.sram();
    (0..cases.len()).map(|i| sram[at + i * CASE_WORDS + WORDS + 3]).collect()
}

fn run(target: &Target, batches: u64) {
    let Target { chip, check: image, .. } = target;
    let preset = &chip.name;
    let mut engine = Engine::new(chip, 0, image).expect("it fits");
    let at = (image.symbols["cases"] - SRAM_BASE) as usize / 4;
    let mut met = [0; 1 + Fault::ALL.len()];
    for seed in seeds(batches) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let cases: Vec<Case> = (0..BATCH).map(|_| case(chip, &mut rng)).collect();
        for (case, answer) in cases.iter().zip(answers(&mut engine, at, &cases)) {
            let expected = check(&case.words, case.index, case.limit, chip);
            let expected = expected.err().map_or(0, Fault::code);
            let Case { words, index, limit } = case;
            assert_eq!(
                answer,
                u32::from(expected),
                "{preset}, seed {seed}: index {index}, limit {limit:#x}, words {words:#010x?}"
            );
            met[usize::from(expected)] += 1;
        }
    }
    println!("{preset}: legal and each fault: {met:?}");
    if batches > 1 {
        assert!(met.iter().all(|&n| n > 0), "{preset}: legal and each fault: {met:?}");
    }
}

#[test]
pub fn answers_as_the_description() {
    run(mini(), 40);
}

#[test]
fn answers_as_the_description_of_the_full_chip() {
    run(full(), 40);
}

#[test]
#[ignore = "2 million WQEs: make long"]
fn answers_as_the_description_for_long() {
    run(mini(), 1000);
    run(full(), 1000);
}
