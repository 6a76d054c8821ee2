//! The context SRAM of a message engine: firmware, its data, and the WQEs that it fetches.
//!
//! ```text
//!   data    <==>|                                         |
//!   utility <==>| single-ported banks, a word of 32 bits  |
//!   fetch   <==>| in each, interleaved by words           |
//!   line     ==>| a flit: a word in every bank            |
//! ```
//! A client is served in the cycle in which its bank is free; the word read is there in the next
//! cycle and has to be taken then. Lines go first (memory's answers do not wait), then data, then
//! utility, then fetch: a program that waits for its data would not fetch either.

use mtia_rtl::{Block, Layout, Memory, Module, Signal, Stream, index_bits};
use serde::Serialize;

/// Bits of a word.
const WORD: u32 = 32;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Sram {
    /// Bytes in all.
    pub bytes: u32,
    /// Bytes of a line, a word in each bank.
    pub line_bytes: u32,
}

impl Sram {
    /// Bits of a word's index.
    pub fn word_bits(&self) -> u32 {
        index_bits(self.bytes / 4)
    }

    /// Bits of a line's index.
    pub fn line_bits(&self) -> u32 {
        index_bits(self.bytes / self.line_bytes)
    }

    fn banks(&self) -> u32 {
        self.line_bytes / 4
    }

    /// A read of a word.
    pub fn fetch_request(&self) -> Layout {
        Layout::new().field("address", self.word_bits())
    }

    /// A read or write of (some bytes of) a word.
    pub fn request(&self) -> Layout {
        Layout::new()
            .field("address", self.word_bits())
            .field("write", 1)
            .field("data", WORD)
            .field("strobe", WORD / 8)
    }
}

impl Block for Sram {
    fn name(&self) -> String {
        "me_sram".into()
    }

    fn about(&self) -> String {
        format!(
            "Context SRAM of {} bytes in {} banks. Words read are there one cycle after their \
             request was taken, where `answer` is high, and only then.",
            self.bytes,
            self.banks()
        )
    }

    fn build(&self, m: &Module) {
        let data = m.stream_in("data", self.request());
        let utility = m.stream_in("utility", self.request());
        let fetch = m.stream_in("fetch", self.fetch_request());
        m.comment("A line to write; always taken.");
        let line = m.input("line_write", 1);
        let line_row = m.input("line_row", self.line_bits());
        let line_data = m.input("line_data", 8 * self.line_bytes);

        let bank_bits = index_bits(self.banks());
        let bank = |s: &Stream| s.field("address").slice(0, bank_bits);
        let row = |s: &Stream| s.field("address").slice(bank_bits, self.line_bits());
        let meets = |a: &Stream, b: &Stream| &a.valid & bank(a).eq(bank(b));
        data.take(!&line);
        utility.take(!&line & !meets(&data, &utility));
        fetch.take(!&line & !meets(&data, &fetch) & !meets(&utility, &fetch));

        m.section("Banks");
        let fires = [&data, &utility, &fetch].map(|s| s.fires());
        let fires = [
            fires[0].named("data_fires"),
            fires[1].named("utility_fires"),
            fires[2].named("fetch_fires"),
        ];
        let memory = Memory::new(1 << self.line_bits(), WORD).single_port().byte_enables();
        let mut words = Vec::new();
        for b in 0..self.banks() {
            let here = |fires: &Signal, s: &Stream, name: &str| {
                (fires & bank(s).eq(b)).named(&format!("{name}_in_{b}"))
            };
            let data_here = here(&fires[0], &data, "data");
            let utility_here = here(&fires[1], &utility, "utility");
            let fetch_here = here(&fires[2], &fetch, "fetch");
            let cells = m.memory(&format!("bank_{b}"), memory.clone());
            let stores = (&data_here & data.field("write"))
                | (&utility_here & utility.field("write"))
                | &line;
            let reads = (&data_here & !data.field("write"))
                | (&utility_here & !utility.field("write"))
                | &fetch_here;
            let at = utility_here.mux(&row(&utility), row(&fetch));
            let at = line.mux(&line_row, data_here.mux(&row(&data), at));
            let own = data_here.mux(&data.field("data"), utility.field("data"));
            let own_strobe = data_here.mux(&data.field("strobe"), utility.field("strobe"));
            let value = line.mux(&line_data.slice(WORD * b, WORD), own);
            cells.write_mask(line.mux(&m.ones(WORD / 8), own_strobe));
            words.push(cells.access(stores, reads, at, value));
        }

        m.section("Answers");
        let words: Vec<&Signal> = words.iter().rev().collect();
        let words = mtia_rtl::cat(&words).named("words");
        for (s, fires, name) in [
            (&data, &fires[0], "data"),
            (&utility, &fires[1], "utility"),
            (&fetch, &fires[2], "fetch"),
        ] {
            let answer = m.output(&format!("{name}_answer"), 1);
            let word = m.output(&format!("{name}_word"), WORD);
            let pending = m.reg(&format!("{name}_pending"), 1).reset(0);
            let from = m.reg(&format!("{name}_bank"), bank_bits).no_reset();
            m.set(&pending, fires);
            m.when(fires, || m.set(&from, bank(s)));
            m.drive(&answer, &pending);
            m.drive(&word, words.chunk(&from, WORD));
        }
    }
}
