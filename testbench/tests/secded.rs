//! The encoder and decoder of the hardware against the description, word by word: clean, every
//! wrong bit, pairs and triples of them.

use mtia_hw::secded::{SecdedDecode, SecdedEncode};
use mtia_model::spec::secded::{Outcome, Secded};
use mtia_rtl::{Block, Design};
use mtia_testbench::Bench;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use verilator_sys::Model;

const SEED: u64 = 0x5ecd_ed01;
const RANDOM_WORDS: usize = 20_000;

fn model(block: &impl Block) -> Model {
    let design = Design::elaborate(block).expect("the description is sound");
    let library = Bench::default().compile(&design, false).expect("it compiles");
    library.instantiate().expect("it runs")
}

fn bytes(words: &[u64], bits: u32) -> Vec<u8> {
    let mut bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    bytes.truncate(bits.div_ceil(8) as usize);
    bytes
}

fn check_decoder(decode: &mut Model, code: &Secded, data: &[u64], check: u64, what: &str) {
    let port = |name: &str| decode.port(name).expect("a port");
    let (data_in, check_in) = (port("data"), port("check"));
    let (fixed, corrected, double) = (port("fixed"), port("corrected"), port("uncorrectable"));
    decode.bytes_set(data_in, 0, &bytes(data, code.data_bits()));
    decode.set(check_in, check);
    decode.settle();
    let mut expected = data.to_vec();
    let outcome = code.decode(&mut expected, check);
    let mut got = bytes(data, code.data_bits());
    decode.bytes_get(fixed, 0, &mut got);
    assert_eq!(got, bytes(&expected, code.data_bits()), "{what}: {outcome:?}");
    let flags = (decode.get(corrected) == 1, decode.get(double) == 1);
    let must = (matches!(outcome, Outcome::Corrected(_)), outcome == Outcome::Double);
    assert_eq!(flags, must, "{what}: {outcome:?}");
}

fn hardware_follows(data_bits: u32) {
    let code = Secded::new(data_bits);
    let mut encode = model(&SecdedEncode { data_bits });
    let mut decode = model(&SecdedDecode { data_bits });
    let (data_in, check_out) = (encode.port("data").unwrap(), encode.port("check").unwrap());
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let all = data_bits + code.check_bits();
    for n in 0..RANDOM_WORDS {
        let data: Vec<u64> = (0..code.words()).map(|_| rng.next_u64()).collect();
        encode.bytes_set(data_in, 0, &bytes(&data, data_bits));
        encode.settle();
        let check = encode.get(check_out);
        assert_eq!(check, code.encode(&data), "word {n} of {data_bits} bits, seed {SEED:#x}");
        // The first words go through every single bit; later ones have up to three wrong.
        let wrong: Vec<u32> = match n as u32 {
            n if n < all => vec![n],
            n => (0..n % 4).map(|_| rng.random_range(0..all)).collect(),
        };
        let (mut data, mut check) = (data, check);
        for &bit in &wrong {
            match bit.checked_sub(data_bits) {
                Some(bit) => check ^= 1 << bit,
                None => data[(bit / 64) as usize] ^= 1 << (bit % 64),
            }
        }
        let what = format!("word {n} of {data_bits} bits, wrong {wrong:?}, seed {SEED:#x}");
        check_decoder(&mut decode, &code, &data, check, &what);
    }
}

#[test]
fn words_of_64_bits() {
    hardware_follows(64);
}

#[test]
fn words_of_256_bits() {
    hardware_follows(256);
}
