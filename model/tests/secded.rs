//! The code that guards memories, against its definition: positions, every wrong bit, every pair.

use mtia_model::spec::secded::{Outcome, Secded};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const SEED: u64 = 0x5ecd_ed00;

/// A word of the code with its check field, and how to flip a bit of it.
#[derive(Clone, Debug, PartialEq)]
struct Word {
    data: Vec<u64>,
    check: u64,
}

impl Word {
    fn random(code: &Secded, rng: &mut ChaCha8Rng) -> Word {
        let mut data: Vec<u64> = (0..code.words()).map(|_| rng.next_u64()).collect();
        if !code.data_bits().is_multiple_of(64) {
            let last = data.len() - 1;
            data[last] &= (1 << (code.data_bits() % 64)) - 1;
        }
        Word { check: code.encode(&data), data }
    }

    /// Bits of the word: data first, then the check field.
    fn flip(&mut self, code: &Secded, bit: u32) {
        match bit.checked_sub(code.data_bits()) {
            Some(bit) => self.check ^= 1 << bit,
            None => self.data[(bit / 64) as usize] ^= 1 << (bit % 64),
        }
    }
}

/// Positions as the definition has them, by counting.
fn positions(code: &Secded) -> Vec<u32> {
    let data = (1..).filter(|p: &u32| !p.is_power_of_two()).take(code.data_bits() as usize);
    let hamming = (0..code.hamming_bits()).map(|j| 1 << j);
    data.chain(hamming).chain([0]).collect()
}

/// The check field from the definition: bit by bit over the positions.
fn encode_slowly(code: &Secded, data: &[u64]) -> u64 {
    let bit = |i: usize| data[i / 64] >> (i % 64) & 1;
    let positions = positions(code);
    let ones = (0..code.data_bits() as usize).filter(|&i| bit(i) == 1);
    let hamming = ones.clone().fold(0, |sum, i| sum ^ u64::from(positions[i]));
    let overall = ones.count() as u64 + u64::from(hamming.count_ones());
    hamming | (overall & 1) << code.hamming_bits()
}

#[test]
fn sizes_are_the_least_that_do() {
    for k in 1..=256 {
        let code = Secded::new(k);
        let r = (1u32..).find(|r| 1 << r > k + r).unwrap();
        // A word of one bit needs two Hamming bits by the formula too.
        assert_eq!((code.hamming_bits(), code.check_bits()), (r, r + 1), "{k} bits");
    }
    assert_eq!((Secded::new(64).check_bits(), Secded::new(256).check_bits()), (8, 10));
}

#[test]
fn positions_count_up_past_the_powers_of_two() {
    for k in [1, 4, 57, 58, 64, 128, 256] {
        let code = Secded::new(k);
        for (i, position) in positions(&code).into_iter().take(k as usize).enumerate() {
            assert_eq!(code.position(i as u32), position, "data bit {i} of {k}");
            assert_eq!(code.data_bit(position), Some(i as u32));
        }
    }
}

#[test]
fn check_fields_follow_the_definition() {
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    for k in [1, 4, 11, 57, 58, 64, 65, 200, 256] {
        let code = Secded::new(k);
        for _ in 0..200 {
            let word = Word::random(&code, &mut rng);
            assert_eq!(word.check, encode_slowly(&code, &word.data), "{word:?}, seed {SEED:#x}");
            let mut data = word.data.clone();
            assert_eq!(code.decode(&mut data, word.check), Outcome::Clean);
            assert_eq!(data, word.data);
        }
    }
}

#[test]
fn every_wrong_bit_is_corrected() {
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    for k in [1, 11, 58, 64, 200, 256] {
        let code = Secded::new(k);
        let positions = positions(&code);
        for bit in 0..k + code.check_bits() {
            let word = Word::random(&code, &mut rng);
            let mut wrong = word.clone();
            wrong.flip(&code, bit);
            let outcome = code.decode(&mut wrong.data, wrong.check);
            assert_eq!(outcome, Outcome::Corrected(positions[bit as usize]), "bit {bit} of {k}");
            assert_eq!(wrong.data, word.data, "bit {bit} of {k}");
        }
    }
}

fn pair_is_detected(code: &Secded, word: &Word, a: u32, b: u32) {
    let mut wrong = word.clone();
    wrong.flip(code, a);
    wrong.flip(code, b);
    let came = wrong.data.clone();
    assert_eq!(code.decode(&mut wrong.data, wrong.check), Outcome::Double, "bits {a} and {b}");
    assert_eq!(wrong.data, came, "bits {a} and {b}: the data are as they came");
}

#[test]
fn every_pair_of_wrong_bits_of_64_is_detected() {
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let code = Secded::new(64);
    let word = Word::random(&code, &mut rng);
    for a in 0..72 {
        for b in 0..a {
            pair_is_detected(&code, &word, a, b);
        }
    }
}

#[test]
fn pairs_of_wrong_bits_of_256_are_detected() {
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let code = Secded::new(256);
    for _ in 0..20_000 {
        let word = Word::random(&code, &mut rng);
        let a = rng.random_range(0..266);
        let b = (a + rng.random_range(1..266)) % 266;
        pair_is_detected(&code, &word, a, b);
    }
}

#[test]
fn three_wrong_bits_that_point_nowhere_are_detected() {
    // Positions 64, 32 and 8 XOR to 104, beyond the 71 positions of 64 bits and 7 Hamming bits.
    let code = Secded::new(64);
    let mut word = Word { data: vec![0x0123_4567_89ab_cdef], check: 0 };
    word.check = code.encode(&word.data) ^ 0b110_1000;
    assert_eq!(code.decode(&mut word.data, word.check), Outcome::Double);
    assert_eq!(word.data, [0x0123_4567_89ab_cdef]);
}
