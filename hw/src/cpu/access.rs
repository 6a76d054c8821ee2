//! Between the program's loads and stores, of any alignment, and the words of the data port.
//!
//! ```text
//!   execution stage:  offset, size, data --> Split  --> one or two words with strobes
//!   write-back stage: word(s), offset, size --> Join --> value for the register
//! ```
//! An access that crosses a word becomes two; the low word goes first. No state.

use mtia_rtl::{Block, Module, Signal, cat};
use serde::Serialize;

/// Cuts an access into words.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Split;

/// Puts a loaded value together.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Join;

/// A distance in bits: 8 times an offset in bytes.
fn bit_distance(offset: &Signal) -> Signal {
    cat(&[offset, &offset.module().zeros(3)])
}

impl Block for Split {
    fn name(&self) -> String {
        "cpu_split".into()
    }

    fn about(&self) -> String {
        "Cuts a load or store into the one or two words it touches.".into()
    }

    fn build(&self, m: &Module) {
        m.comment("The two low bits of the address; of funct3: 1, 2 or 4 bytes.");
        let offset = m.input("offset", 2);
        let size = m.input("size", 2);
        let data = m.input("data", 32);
        m.comment("The second word, at the next higher address, is to be accessed.");
        let second = m.input("second", 1);
        m.comment("There are two words.");
        let crosses = m.output("crosses", 1);
        let word = m.output("word", 32);
        let strobe = m.output("strobe", 4);
        m.comment("The data as stored, zeros above the size.");
        let stored = m.output("stored", 32);

        let mask = size.case("mask", &[(0, m.lit(4, 1)), (1, m.lit(4, 3))], &m.ones(4));
        let strobes = (mask.resize(8) << &offset).named("strobes");
        let moved = (data.resize(64) << &bit_distance(&offset)).named("moved");
        m.drive(&crosses, strobes.slice(4, 4).any());
        m.drive(&word, second.mux(&moved.slice(32, 32), moved.slice(0, 32)));
        m.drive(&strobe, second.mux(&strobes.slice(4, 4), strobes.slice(0, 4)));
        let keep: Vec<Signal> = (0..4).rev().map(|i| mask.bit(i).repeat(8)).collect();
        m.drive(&stored, &data & cat(&keep.iter().collect::<Vec<_>>()));
    }
}

impl Block for Join {
    fn name(&self) -> String {
        "cpu_join".into()
    }

    fn about(&self) -> String {
        "The value of a load from the one or two words it touches: shifted down, extended.".into()
    }

    fn build(&self, m: &Module) {
        m.comment("The lower word, and the one above it where there are two.");
        let low = m.input("low", 32);
        let high = m.input("high", 32);
        let offset = m.input("offset", 2);
        m.comment("funct3: the size, and whether the value is extended by zeros.");
        let kind = m.input("kind", 3);
        let value = m.output("value", 32);

        let moved = (cat(&[&high, &low]) >> &bit_distance(&offset)).slice(0, 32).named("moved");
        let sign = |bit: u32| moved.bit(bit) & !kind.bit(2);
        let byte = cat(&[&sign(7).repeat(24), &moved.slice(0, 8)]);
        let half = cat(&[&sign(15).repeat(16), &moved.slice(0, 16)]);
        let sized = kind.slice(0, 2).case("sized", &[(0, byte), (1, half)], &moved);
        m.drive(&value, sized);
    }
}
