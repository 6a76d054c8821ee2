//! A bank with an ideal memory behind it, driven one access at a time or as a stream.

use std::collections::{HashMap, VecDeque};

use mtia_model::cycle::llc::Bank;
use mtia_model::cycle::llc::port::{Bytes, MemoryResponse, UtilityRequest};
use mtia_model::spec::Chip;
use mtia_model::spec::flit::{ControlFlit, ControlKind, DataFlit, DataKind, Reply, Source};
use mtia_model::spec::llc::{CounterId, Sizes, register};

/// The description whose sizes the bank has, and the sizes.
pub fn sizes(preset: &str) -> Sizes {
    Sizes::new(&Chip::preset(preset).expect("preset"))
}

/// A bank and its memory, which answers `latency` cycles after it has taken a request.
pub struct World {
    pub bank: Bank<Bytes>,
    pub sizes: Sizes,
    latency: u64,
    /// Pseudo-channels that give no answers for now.
    pub silent: [bool; 2],
    cycle: u64,
    pub memory: [HashMap<u32, (Bytes, bool)>; 2],
    due: [VecDeque<(u64, MemoryResponse<Bytes>)>; 2],
    /// Cycle of each line read and acknowledgement, with what it was.
    pub reads: Vec<(u64, DataFlit<Bytes>)>,
    pub acks: Vec<(u64, ControlFlit)>,
    tag: u16,
}

/// What a line of memory holds before it is written.
pub fn initial(channel: usize, line: u32) -> Bytes {
    std::array::from_fn(|i| (line as usize * 7 + channel * 101 + i * 13) as u8)
}

impl World {
    /// A bank whose tags are cleared.
    pub fn new(sizes: Sizes, latency: u64) -> World {
        let mut world = World {
            bank: Bank::new(&sizes),
            sizes,
            latency,
            silent: [false; 2],
            cycle: 0,
            memory: Default::default(),
            due: Default::default(),
            reads: Vec::new(),
            acks: Vec::new(),
            tag: 0,
        };
        while world.bank.is_busy() {
            world.step();
        }
        assert_eq!(world.cycle, u64::from(world.sizes.sets), "a set is cleared a cycle");
        world
    }

    /// The number of the cycle that comes next.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    pub fn count(&self, id: CounterId) -> u64 {
        self.bank.counter(id)
    }

    /// A cycle: everything that is offered is taken.
    pub fn step(&mut self) {
        if let Some(flit) = self.bank.read() {
            self.reads.push((self.cycle, *flit));
            self.bank.take_read();
        }
        if let Some(ack) = self.bank.ack() {
            self.acks.push((self.cycle, *ack));
            self.bank.take_ack();
        }
        for k in 0..2 {
            if let Some(request) = self.bank.memory_request(k).copied() {
                self.bank.take_memory_request(k);
                if request.write {
                    self.memory[k].insert(request.address, (request.data, request.poison));
                } else {
                    let held = self.memory[k].get(&request.address).copied();
                    let (data, poison) = held.unwrap_or((initial(k, request.address), false));
                    let response = MemoryResponse { tag: request.tag, poison, data };
                    self.due[k].push_back((self.cycle + self.latency, response));
                }
            }
            let ready = self.due[k].front().is_some_and(|d| d.0 <= self.cycle);
            if ready
                && !self.silent[k]
                && self.bank.accepts_memory(k)
                && let Some((_, response)) = self.due[k].pop_front()
            {
                self.bank.push_memory(k, response);
            }
        }
        self.bank.clock();
        self.cycle += 1;
    }

    /// Cycles until nothing is under way; at least one, which takes what has been pushed.
    pub fn settle(&mut self) {
        self.step();
        for _ in 0..1_000_000 {
            if self.bank.is_idle() {
                return;
            }
            self.step();
        }
        panic!("the bank does not come to rest");
    }

    fn next_tag(&mut self) -> u16 {
        self.tag = (self.tag + 1) & 0xfff;
        self.tag
    }

    pub fn request(&mut self, address: u32, lines: u8, steering: u8) -> ControlFlit {
        ControlFlit {
            kind: ControlKind::Read,
            address,
            lines,
            bank: 0,
            steering,
            tag: self.next_tag(),
            source: Source { column: 1, row: 2, slot: 3 },
            reply: Reply::Own,
        }
    }

    pub fn write_flit(
        &mut self,
        address: u32,
        data: Bytes,
        strobe: u64,
        steering: u8,
    ) -> DataFlit<Bytes> {
        DataFlit {
            data,
            strobe,
            address,
            tag: self.next_tag(),
            source: Source { column: 1, row: 2, slot: 3 },
            steering,
            line: 0,
            last: true,
            poison: false,
            error: false,
            kind: DataKind::Write,
            reply: Reply::Own,
            group_row: 0,
        }
    }

    /// Reads a line and waits for it.
    pub fn read_line(&mut self, address: u32, steering: u8) -> DataFlit<Bytes> {
        let request = self.request(address, 1, steering);
        while !self.bank.accepts_request() {
            self.step();
        }
        self.bank.push_request(request);
        self.settle();
        self.reads.pop().expect("an answer").1
    }

    /// Writes and waits for the acknowledgement; true if it was done.
    pub fn write_line(&mut self, address: u32, data: Bytes, strobe: u64, steering: u8) -> bool {
        let flit = self.write_flit(address, data, strobe, steering);
        self.write(flit)
    }

    /// The same with a flit.
    pub fn write(&mut self, flit: DataFlit<Bytes>) -> bool {
        while !self.bank.accepts_write() {
            self.step();
        }
        self.bank.push_write(flit);
        self.settle();
        self.acks.pop().expect("an acknowledgement").1.kind == ControlKind::Ack
    }

    /// Writes a register.
    pub fn set(&mut self, offset: u32, data: u64) {
        self.bank.push_utility(UtilityRequest { write: true, address: offset, data });
        self.step();
        assert!(!self.bank.take_utility().expect("an answer").error, "offset {offset:#x}");
        self.step();
    }

    /// Reads a register.
    pub fn get(&mut self, offset: u32) -> u64 {
        self.bank.push_utility(UtilityRequest { write: false, address: offset, data: 0 });
        self.step();
        let answer = self.bank.take_utility().expect("an answer");
        assert!(!answer.error, "offset {offset:#x}");
        self.step();
        answer.data
    }

    /// Flushes, and returns the cycles that it took.
    pub fn flush(&mut self) -> u64 {
        let start = self.cycle;
        self.set(register::CONTROL.offset, 1);
        self.settle();
        self.cycle - start
    }
}
