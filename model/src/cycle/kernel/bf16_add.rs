//! Element-wise addition of two BF16 tensors on the PE grid: C = A + B.
//!
//! ```text
//!   memory  A tile --+                        +--> C tile  memory
//!           B tile --+--> in[2] ==> SIMD ==> out[2]
//! ```
//! The tensors are cut into tiles as large as double buffering in the local store allows: two
//! buffers of two operands and two of results. PE p adds the tiles p, p + PEs, p + 2 PEs, ...; all
//! PEs together walk through memory side by side, and the last round is as full as the number of
//! tiles leaves it. Loads of the next tile, the addition of this one and the store of the last one
//! overlap. The core that runs the kernel gives one command at a time and needs
//! `kernel.command` for each.

use super::{Dma, Kernel, Transfer};
use crate::spec::Chip;

/// Bytes of an element.
pub const ELEMENT_BYTES: u64 = 2;
/// Tensors that move: two read, one written.
pub const TENSORS: u64 = 3;

/// The three tensors and how they are cut, the same for all PEs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tensors {
    /// Elements of each.
    pub elements: u64,
    /// Addresses of A, B and C.
    pub base: [u64; 3],
    /// Elements of a tile; the last tile may be shorter.
    pub tile_elements: u64,
}

impl Tensors {
    /// Tensors of so many elements, one after the other from address 0 on, each beginning at a
    /// multiple of a tile.
    pub fn new(chip: &Chip, elements: u64) -> Tensors {
        let tile_elements = tile_elements(chip);
        let each = elements.div_ceil(tile_elements) * tile_elements * ELEMENT_BYTES;
        Tensors { elements, base: [0, each, 2 * each], tile_elements }
    }

    /// The same so many bytes further on, a multiple of a tile's.
    pub fn moved(self, bytes: u64) -> Tensors {
        Tensors { base: self.base.map(|base| base + bytes), ..self }
    }

    /// First address behind the tensors.
    pub fn end(&self) -> u64 {
        self.base[2] + self.elements * ELEMENT_BYTES
    }

    /// Tiles of a tensor.
    pub fn tiles(&self) -> u64 {
        self.elements.div_ceil(self.tile_elements)
    }

    /// PEs that get a tile.
    pub fn pes(&self, chip: &Chip) -> u64 {
        self.tiles().min(u64::from(chip.pe.columns.value * chip.pe.rows.value))
    }

    fn bytes_of(&self, tile: u64) -> u32 {
        let first = tile * self.tile_elements;
        let bytes = (self.elements - first).min(self.tile_elements) * ELEMENT_BYTES;
        // A tile fits the local store.
        bytes as u32
    }
}

/// The largest power of two of elements of which a local store holds six tiles.
fn tile_elements(chip: &Chip) -> u64 {
    let most = u64::from(chip.pe.local_store_bytes.value) / (2 * TENSORS * ELEMENT_BYTES);
    1 << most.max(1).ilog2()
}

/// A pair of operand tiles on its way in, or in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum In {
    Empty,
    /// The operands that are not yet there, as bits; bits of `asked` were asked for.
    Loading {
        tile: u64,
        asked: u8,
        here: u8,
    },
    Loaded(u64),
}

/// A tile of results on its way out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Out {
    Empty,
    /// The SIMD unit fills it.
    Filling,
    Filled(u64),
    Storing,
}

/// Counted events of one PE's kernel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Cycles in which the SIMD unit works.
    pub simd_busy: u64,
    /// Tiles stored.
    pub tiles: u64,
    /// Commands given to the fabric interface.
    pub commands: u64,
}

/// One PE's part.
#[derive(Clone, Debug)]
pub struct Add {
    tensors: Tensors,
    next_tile: u64,
    stride: u64,
    steering: u8,
    elements_per_cycle: u64,
    command_cycles: u64,
    input: [In; 2],
    output: [Out; 2],
    /// Which input buffer is loaded next, which is added next; which output buffer is filled and
    /// stored next.
    load: usize,
    add: usize,
    fill: usize,
    store: usize,
    /// The addition under way: input and output buffer, tile, cycle of its end.
    adding: Option<(u64, u64)>,
    /// The core is busy with its last command before this cycle.
    core_free: u64,
    counters: Counters,
}

impl Add {
    /// The part of PE `pe` of those that get a tile.
    pub fn new(chip: &Chip, tensors: Tensors, pe: u64, steering: u8) -> Add {
        Add {
            tensors,
            next_tile: pe,
            stride: tensors.pes(chip).max(1),
            steering,
            elements_per_cycle: u64::from(chip.sfu.elements.value),
            command_cycles: chip.cycles(chip.kernel.command.value),
            input: [In::Empty; 2],
            output: [Out::Empty; 2],
            load: 0,
            add: 0,
            fill: 0,
            store: 0,
            adding: None,
            core_free: 0,
            counters: Counters::default(),
        }
    }

    /// Counted events.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }

    fn wants_core(&self) -> bool {
        let load = match self.input[self.load] {
            In::Empty => self.next_tile < self.tensors.tiles(),
            In::Loading { asked, .. } => asked != 3,
            In::Loaded(_) => false,
        };
        load || matches!(self.output[self.store], Out::Filled(_))
    }

    /// Tags: 2 buffer + operand for loads, 4 + buffer for stores.
    fn ended(&mut self, tag: u8) {
        let tag = usize::from(tag);
        if tag >= 4 {
            self.output[tag - 4] = Out::Empty;
            self.counters.tiles += 1;
            return;
        }
        let buffer = &mut self.input[tag / 2];
        if let In::Loading { tile, asked, here } = *buffer {
            let here = here | 1 << (tag % 2);
            *buffer = if here == 3 { In::Loaded(tile) } else { In::Loading { tile, asked, here } };
        }
    }

    fn simd(&mut self, now: u64) {
        if let Some((tile, end)) = self.adding {
            if now < end {
                return;
            }
            self.input[self.add] = In::Empty;
            self.add ^= 1;
            self.output[self.fill] = Out::Filled(tile);
            self.fill ^= 1;
            self.adding = None;
        }
        if let (In::Loaded(tile), Out::Empty) = (self.input[self.add], self.output[self.fill]) {
            let elements = u64::from(self.tensors.bytes_of(tile)) / ELEMENT_BYTES;
            let cycles = elements.div_ceil(self.elements_per_cycle);
            self.output[self.fill] = Out::Filling;
            self.adding = Some((tile, now + cycles));
            self.counters.simd_busy += cycles;
        }
    }

    /// Gives the next command, stores first: they empty buffers.
    fn command(&mut self, dma: &mut dyn Dma) -> bool {
        if let Out::Filled(tile) = self.output[self.store]
            && dma.ready(true)
        {
            dma.start(self.transfer(true, 2, tile, 4 + self.store, 4 + self.store));
            self.output[self.store] = Out::Storing;
            self.store ^= 1;
            return true;
        }
        let (tile, asked, here) = match self.input[self.load] {
            In::Empty if self.next_tile < self.tensors.tiles() => (self.next_tile, 0, 0),
            In::Loading { tile, asked, here } if asked != 3 => (tile, asked, here),
            _ => return false,
        };
        if !dma.ready(false) {
            return false;
        }
        let operand = usize::from(asked);
        let place = 2 * self.load + operand;
        dma.start(self.transfer(false, operand, tile, place, place));
        self.input[self.load] = In::Loading { tile, asked: asked << 1 | 1, here };
        if asked == 0 {
            self.next_tile += self.stride;
        } else {
            self.load ^= 1;
        }
        true
    }

    fn transfer(
        &self,
        write: bool,
        tensor: usize,
        tile: u64,
        place: usize,
        tag: usize,
    ) -> Transfer {
        let tile_bytes = self.tensors.tile_elements * ELEMENT_BYTES;
        Transfer {
            write,
            address: self.tensors.base[tensor] + tile * tile_bytes,
            // Six tiles fit the local store, and tags are below 6.
            local: (place as u64 * tile_bytes) as u32,
            length: self.tensors.bytes_of(tile),
            steering: self.steering,
            tag: tag as u8,
        }
    }
}

impl Kernel for Add {
    fn clock(&mut self, now: u64, dma: &mut dyn Dma) {
        if let Some(tag) = dma.ended() {
            self.ended(tag);
        }
        self.simd(now);
        if now >= self.core_free && self.command(dma) {
            self.counters.commands += 1;
            self.core_free = now + self.command_cycles;
        }
    }

    fn next_event(&self, now: u64) -> Option<u64> {
        let core = self.wants_core().then_some(self.core_free.max(now));
        let simd = self.adding.map(|(_, end)| end);
        match (core, simd) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (one, other) => one.or(other),
        }
    }

    fn is_done(&self) -> bool {
        self.next_tile >= self.tensors.tiles()
            && self.adding.is_none()
            && self.input == [In::Empty; 2]
            && self.output == [Out::Empty; 2]
    }

    fn simd_busy(&self) -> u64 {
        self.counters.simd_busy
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::*;

    /// Ends each transfer after so many cycles and keeps what it saw.
    struct Recorder {
        delay: u64,
        now: u64,
        under_way: VecDeque<(u64, u8)>,
        seen: Vec<Transfer>,
    }

    impl Dma for Recorder {
        fn ready(&self, _: bool) -> bool {
            self.under_way.len() < 6
        }

        fn start(&mut self, transfer: Transfer) {
            self.under_way.push_back((self.now + self.delay, transfer.tag));
            self.seen.push(transfer);
        }

        fn ended(&mut self) -> Option<u8> {
            let due = self.under_way.front().is_some_and(|t| t.0 <= self.now);
            due.then(|| self.under_way.pop_front().map(|t| t.1)).flatten()
        }
    }

    /// Runs all PEs, each by itself; gives all transfers and the longest time.
    fn run(chip: &Chip, elements: u64, delay: u64) -> (Vec<Transfer>, u64) {
        let tensors = Tensors::new(chip, elements);
        let mut all = Vec::new();
        let mut longest = 0;
        for pe in 0..tensors.pes(chip) {
            let mut add = Add::new(chip, tensors, pe, 1);
            let mut dma = Recorder { delay, now: 0, under_way: VecDeque::new(), seen: Vec::new() };
            while !add.is_done() {
                add.clock(dma.now, &mut dma);
                dma.now += 1;
                assert!(dma.now < 1_000_000_000, "stuck: {add:?}");
            }
            longest = longest.max(dma.now);
            all.extend(dma.seen);
        }
        (all, longest)
    }

    #[test]
    fn every_element_is_read_twice_and_written_once() {
        let chip = Chip::preset("mini").expect("preset");
        let tile = tile_elements(&chip);
        for elements in [1, 100, tile - 1, tile, tile + 1, 9 * tile + 77] {
            let tensors = Tensors::new(&chip, elements);
            let (seen, _) = run(&chip, elements, 50);
            for (tensor, &base) in tensors.base.iter().enumerate() {
                let mut spans: Vec<(u64, u64)> = seen
                    .iter()
                    .filter(|t| t.write == (tensor == 2))
                    .map(|t| (t.address, u64::from(t.length)))
                    .filter(|t| t.0 >= base && t.0 < base + elements * ELEMENT_BYTES)
                    .collect();
                spans.sort_unstable();
                let mut at = base;
                for (address, length) in spans {
                    assert_eq!(address, at, "{elements} elements, tensor {tensor}");
                    at += length;
                }
                assert_eq!(at, base + elements * ELEMENT_BYTES, "{elements} elements");
            }
        }
    }

    #[test]
    fn tiles_of_a_pe_overlap() {
        let chip = Chip::preset("mini").expect("preset");
        let tile = tile_elements(&chip);
        let pes = u64::from(chip.pe.columns.value * chip.pe.rows.value);
        let delay = 10_000;
        let (_, one) = run(&chip, pes * tile, delay);
        let (_, many) = run(&chip, 20 * pes * tile, delay);
        // Two tiles are under way at a time: twenty take ten times as long as one, and not twenty.
        assert!(many < 12 * one, "{one} and {many} cycles");
    }

    #[test]
    fn the_buffers_fit_the_local_store() {
        for preset in ["mini", "mtia300"] {
            let chip = Chip::preset(preset).expect("preset");
            let (seen, _) = run(&chip, 5 * tile_elements(&chip), 10);
            let most = seen.iter().map(|t| t.local + t.length).max();
            assert!(most <= Some(chip.pe.local_store_bytes.value), "{preset}: {most:?}");
        }
    }
}
