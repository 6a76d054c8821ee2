//! Encoder and decoder of the code that guards memories (SECDED), for words of any width.
//!
//! ```text
//!   data --> encode --> check            data, check --> decode --> fixed, corrected, uncorrectable
//! ```
//! Both are combinational. The code is `mtia_model::spec::secded`, where bits and positions are
//! explained; its masks are the ones used here.

use mtia_model::spec::secded::Secded;
use mtia_rtl::{Bits, Block, Module, Signal, cat};
use serde::Serialize;

/// Makes the check field of a word.
#[derive(Clone, Debug, Serialize)]
pub struct SecdedEncode {
    /// Data bits of a word.
    pub data_bits: u32,
}

/// Checks a word, and corrects one wrong bit.
#[derive(Clone, Debug, Serialize)]
pub struct SecdedDecode {
    /// Data bits of a word.
    pub data_bits: u32,
}

/// The Hamming bits of the data, the lowest first.
fn hamming(m: &Module, code: &Secded, data: &Signal) -> Vec<Signal> {
    let parity = |j: u32| {
        // The mask has no bits beyond the word, so it fits.
        let mask = Bits::from_words(code.data_bits(), code.parity_mask(j));
        let mask = mask.map_or_else(|| m.zeros(code.data_bits()), |bits| m.constant(&bits));
        (data & mask).parity()
    };
    (0..code.hamming_bits()).map(parity).collect()
}

/// Bits side by side, the first least significant.
fn join(bits: &[Signal]) -> Signal {
    cat(&bits.iter().rev().collect::<Vec<_>>())
}

impl Block for SecdedEncode {
    fn name(&self) -> String {
        format!("secded_encode_{}", self.data_bits)
    }

    fn about(&self) -> String {
        let code = Secded::new(self.data_bits);
        format!(
            "Makes the {} check bits of a word of {}: Hamming bits, and the overall parity on top.",
            code.check_bits(),
            self.data_bits
        )
    }

    fn build(&self, m: &Module) {
        let code = Secded::new(self.data_bits);
        let data = m.input("data", self.data_bits);
        let check = m.output("check", code.check_bits());
        let hamming = join(&hamming(m, &code, &data)).named("hamming");
        let overall = data.parity() ^ hamming.parity();
        m.drive(&check, cat(&[&overall, &hamming]));
    }
}

impl Block for SecdedDecode {
    fn name(&self) -> String {
        format!("secded_decode_{}", self.data_bits)
    }

    fn about(&self) -> String {
        let code = Secded::new(self.data_bits);
        format!(
            "Checks a word of {} bits against its {} check bits; one wrong bit is corrected, two \
             are detected.",
            self.data_bits,
            code.check_bits()
        )
    }

    fn build(&self, m: &Module) {
        let code = Secded::new(self.data_bits);
        let (k, r) = (self.data_bits, code.hamming_bits());
        let data = m.input("data", k);
        let check = m.input("check", code.check_bits());
        m.comment("The data, with one wrong bit put right.");
        let fixed = m.output("fixed", k);
        m.comment("One bit, of the data or of the check field, was wrong.");
        let corrected = m.output("corrected", 1);
        m.comment("More are wrong than can be corrected.");
        let double = m.output("uncorrectable", 1);

        let syndrome = (join(&hamming(m, &code, &data)) ^ check.slice(0, r)).named("syndrome");
        let odd = (data.parity() ^ check.parity()).named("odd");
        m.comment("The syndrome as one bit of many: which position is wrong.");
        let wrong = &m.lit(1 << r, 1) << &syndrome;
        let wrong = wrong.named("wrong");
        // Data bits between two powers of two have positions side by side.
        let mut runs: Vec<Signal> = Vec::new();
        let mut next = 0;
        while next < k {
            let position = code.position(next);
            let run = (position.next_power_of_two() - position).min(k - next);
            runs.push(wrong.slice(position, run));
            next += run;
        }
        let flip = (join(&runs) & odd.repeat(k)).named("flip");
        m.drive(&fixed, &data ^ &flip);
        let last = code.position(k - 1).max(1 << (r - 1));
        let exists = syndrome.le(last).named("exists");
        m.drive(&corrected, &odd & &exists);
        m.drive(&double, (!&odd & syndrome.any()) | (&odd & !exists));
    }
}
