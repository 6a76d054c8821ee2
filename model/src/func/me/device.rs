//! Context SRAM, registers and queues of one message engine, as [`crate::spec::me`] describes them.
//!
//! ```text
//!   core --Bus--> SRAM
//!            +--> registers --> work requests, NMC command, fetches, stores --> who carries them out
//!                     ^-------- completions (queue of the described depth) <--+
//!                     +-------> messages from and to the control core
//! ```
//!
//! Each register acts at once. What leaves waits here until it is taken, and what comes is refused
//! while its queue is full, as by ready/valid; when that happens is the caller's choice, and so is
//! the time.

use std::collections::VecDeque;

use crate::func::cpu::{Bus, BusError};
use crate::spec::me::{
    self, Access, Completion, CounterId, ERROR_BITS, MESSAGE_WORDS, REGISTER_BASE, REGISTER_BYTES,
    Register, Report, SRAM_BASE, STATUS_BITS, Start, WorkRequest, field, register,
};
use crate::spec::nmc::Command;
use crate::spec::wqe::QueuePair;
use crate::spec::{Chip, wqe};

/// A fetch under way: memory to context SRAM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fetch {
    /// Byte address in memory, a multiple of a flit.
    pub address: u64,
    /// The flit of the SRAM where it begins.
    pub line: u32,
    /// Flits.
    pub flits: u32,
    /// Returned with the completion.
    pub tag: u16,
}

/// A store under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Store {
    /// Byte address in memory, a multiple of `bytes`.
    pub address: u64,
    /// What to store, in the low bytes.
    pub data: u64,
    /// 4 or 8.
    pub bytes: u32,
    /// Returned with the completion.
    pub tag: u16,
}

const REGISTER_WORDS: usize = REGISTER_BYTES as usize / 4;

/// The sizes that the description gives.
#[derive(Clone, Debug)]
struct Sizes {
    flit_bytes: u32,
    completion_queue: usize,
    work_requests: usize,
    mailbox: usize,
}

/// What one engine is, but for its core.
#[derive(Clone, Debug)]
pub struct Device {
    id: u32,
    chip: Chip,
    sizes: Sizes,
    sram: Vec<u32>,
    /// Who may do what, by word of the register space; `None`: no register.
    access: [Option<Access>; REGISTER_WORDS],
    /// Registers that hold what was written, and which bits of it.
    held: [u32; REGISTER_WORDS],
    holds: [u32; REGISTER_WORDS],
    errors: u32,
    error_info: u32,
    time: u64,
    messages_in: VecDeque<[u32; MESSAGE_WORDS]>,
    messages_out: VecDeque<[u32; MESSAGE_WORDS]>,
    completions: VecDeque<Completion>,
    work_requests: VecDeque<WorkRequest>,
    command: Option<Command>,
    /// Begun and not taken by who carries them out.
    fetches: VecDeque<Fetch>,
    stores: VecDeque<Store>,
    /// Begun and not ended.
    fetches_open: u32,
    stores_open: u32,
    counters: [u64; CounterId::ALL.len()],
}

impl Device {
    /// Engine number `id` of a chip after reset; SRAM holds what no program should rely on.
    pub fn new(chip: &Chip, id: u32) -> Device {
        let mut access = [None; REGISTER_WORDS];
        let mut held = [0; REGISTER_WORDS];
        let mut holds = [0; REGISTER_WORDS];
        for r in register::ALL {
            access[word(*r)] = Some(r.access);
            held[word(*r)] = r.reset.unwrap_or(0);
            holds[word(*r)] = me::held_bits(r, chip);
        }
        for counter in CounterId::ALL {
            for word in 0..2 {
                access[counter.offset() as usize / 4 + word] = Some(Access::Read);
            }
        }
        Device {
            id,
            chip: chip.clone(),
            sizes: Sizes {
                flit_bytes: chip.noc.lane_bytes.value,
                completion_queue: chip.me.completion_queue.value as usize,
                work_requests: chip.me.work_requests.value as usize,
                mailbox: chip.me.mailbox.value as usize,
            },
            sram: vec![0xdead_beef; chip.me.sram_bytes.value as usize / 4],
            access,
            held,
            holds,
            errors: 0,
            error_info: 0,
            time: 0,
            messages_in: VecDeque::new(),
            messages_out: VecDeque::new(),
            completions: VecDeque::new(),
            work_requests: VecDeque::new(),
            command: None,
            fetches: VecDeque::new(),
            stores: VecDeque::new(),
            fetches_open: 0,
            stores_open: 0,
            counters: [0; CounterId::ALL.len()],
        }
    }

    /// The number of the engine.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Cycles since reset.
    pub fn time(&self) -> u64 {
        self.time
    }

    /// Sets the time.
    pub fn set_time(&mut self, time: u64) {
        self.time = time;
    }

    /// Sets the end of the memory that WQEs may use, as the utility port does.
    pub fn set_memory_limit(&mut self, limit: u64) {
        for (r, value) in [
            (register::MEMORY_LIMIT_LO, limit as u32),
            (register::MEMORY_LIMIT_HI, (limit >> 32) as u32),
        ] {
            self.held[word(r)] = value & self.holds[word(r)];
        }
    }

    /// The context SRAM, in words.
    pub fn sram(&self) -> &[u32] {
        &self.sram
    }

    /// The same, to load a program.
    pub fn sram_mut(&mut self) -> &mut [u32] {
        &mut self.sram
    }

    /// The registers `errors` and `error_info`.
    pub fn errors(&self) -> (u32, u32) {
        (self.errors, self.error_info)
    }

    /// A counter. Those of cycles stay 0: there are none here.
    pub fn counter(&self, id: CounterId) -> u64 {
        self.counters[id.index()]
    }

    /// Counts instructions of the core.
    pub fn count_instructions(&mut self, instructions: u64) {
        self.counters[CounterId::Instructions.index()] += instructions;
    }

    /// The time at which the timer interrupt rises, if that is to come and not for ever away.
    pub fn alarm(&self) -> Option<u64> {
        Some(self.time_compare()).filter(|&t| t > self.time && t != u64::MAX)
    }

    fn time_compare(&self) -> u64 {
        let low = self.held[word(register::TIME_COMPARE_LO)];
        u64::from(low) | u64::from(self.held[word(register::TIME_COMPARE_HI)]) << 32
    }

    /// Whether the timer interrupt is pending.
    pub fn timer_interrupt(&self) -> bool {
        self.time >= self.time_compare()
    }

    /// Whether the external interrupt is pending.
    pub fn external_interrupt(&self) -> bool {
        let enabled = self.held[word(register::INTERRUPT_ENABLE)];
        enabled != 0 && self.status() & enabled != 0
    }

    /// The register `status`.
    pub fn status(&self) -> u32 {
        let bits = [
            !self.completions.is_empty(),
            !self.messages_in.is_empty(),
            self.messages_out.len() < self.sizes.mailbox,
            self.work_requests.len() < self.sizes.work_requests,
            self.command.is_none(),
            self.fetches_open < me::FETCH_COMMANDS,
            self.stores_open < me::STORE_COMMANDS,
        ];
        STATUS_BITS.iter().zip(bits).map(|(bit, on)| u32::from(on) << bit.bit).sum()
    }

    /// Brings a message of the control core; false if the mailbox is full.
    pub fn send(&mut self, start: &Start) -> bool {
        self.send_words(start.words())
    }

    /// Brings a message, whatever it says; false if the mailbox is full.
    pub fn send_words(&mut self, words: [u32; MESSAGE_WORDS]) -> bool {
        let room = self.messages_in.len() < self.sizes.mailbox;
        if room {
            self.messages_in.push_back(words);
            self.count(CounterId::MessagesIn, 1);
        }
        room
    }

    /// Takes the oldest message to the control core.
    pub fn take_message(&mut self) -> Option<[u32; MESSAGE_WORDS]> {
        let message = self.messages_out.pop_front();
        self.count(CounterId::MessagesOut, message.is_some().into());
        message
    }

    /// The same as a report; `None` also for a message that is none.
    pub fn take_report(&mut self) -> Option<Report> {
        self.take_message().and_then(Report::from_words)
    }

    /// Whether a message to the control core waits.
    pub fn has_message(&self) -> bool {
        !self.messages_out.is_empty()
    }

    /// Brings a completion; false if the queue is full.
    pub fn complete(&mut self, completion: Completion) -> bool {
        let room = self.has_room();
        if room {
            self.completions.push_back(completion);
            self.count(CounterId::Completions, 1);
        }
        room
    }

    /// Whether the completion queue has room.
    pub fn has_room(&self) -> bool {
        self.completions.len() < self.sizes.completion_queue
    }

    /// Takes the work request that is first in the FIFO.
    pub fn take_work_request(&mut self) -> Option<WorkRequest> {
        let request = self.work_requests.pop_front();
        self.count(CounterId::WorkRequests, request.is_some().into());
        request
    }

    /// Whether a work request waits.
    pub fn has_work_request(&self) -> bool {
        !self.work_requests.is_empty()
    }

    /// Takes the command that is offered to the NMC.
    pub fn take_command(&mut self) -> Option<Command> {
        let command = self.command.take();
        self.count(CounterId::NmcCommands, command.is_some().into());
        command
    }

    /// Whether a command is offered to the NMC.
    pub fn has_command(&self) -> bool {
        self.command.is_some()
    }

    /// Takes a fetch that has begun, to carry it out.
    pub fn take_fetch(&mut self) -> Option<Fetch> {
        let fetch = self.fetches.pop_front();
        self.count(CounterId::FetchFlits, fetch.map_or(0, |f| f.flits.into()));
        fetch
    }

    /// Ends a fetch: `data` are its flits, `None` if memory answered with an error. False, and
    /// nothing has happened, if the completion queue is full.
    pub fn end_fetch(&mut self, fetch: &Fetch, data: Option<&[u8]>) -> bool {
        let (words, _) = data.unwrap_or_default().as_chunks::<4>();
        let completion = completion(
            me::CompletionSource::Fetch,
            if data.is_some() { 0 } else { me::MEMORY_ERROR },
            fetch.tag,
        );
        if !self.complete(completion) {
            return false;
        }
        let first = (fetch.line * self.sizes.flit_bytes / 4) as usize;
        let sram_words = self.sram.len();
        for (i, bytes) in words.iter().enumerate() {
            self.sram[(first + i) % sram_words] = u32::from_le_bytes(*bytes);
        }
        self.fetches_open -= 1;
        true
    }

    /// Takes a store that has begun, to carry it out.
    pub fn take_store(&mut self) -> Option<Store> {
        let store = self.stores.pop_front();
        self.count(CounterId::StoreFlits, store.is_some().into());
        store
    }

    /// Ends a store. False, and nothing has happened, if the completion queue is full.
    pub fn end_store(&mut self, store: &Store, error: bool) -> bool {
        let status = if error { me::MEMORY_ERROR } else { 0 };
        let done = self.complete(completion(me::CompletionSource::Store, status, store.tag));
        self.stores_open -= u32::from(done);
        done
    }

    /// Whether nothing is in a queue and nothing under way.
    pub fn is_quiet(&self) -> bool {
        self.completions.is_empty()
            && self.messages_in.is_empty()
            && self.messages_out.is_empty()
            && self.work_requests.is_empty()
            && self.command.is_none()
            && self.fetches_open == 0
            && self.stores_open == 0
    }

    fn count(&mut self, id: CounterId, by: u64) {
        self.counters[id.index()] += by;
    }

    /// Sets the error of that name; of the first it is kept what was written where.
    fn error(&mut self, name: &str, push: Register, written: u32) {
        if self.errors == 0 {
            self.error_info = push.offset | written << 16;
        }
        self.errors |= ERROR_BITS.iter().find(|b| b.name == name).map_or(0, |b| 1 << b.bit);
    }

    fn held(&self, r: Register) -> u32 {
        self.held[word(r)]
    }

    fn wide(&self, low: Register) -> u64 {
        let at = word(low);
        u64::from(self.held[at]) | u64::from(self.held[at + 1]) << 32
    }

    /// What a register reads as; `None` where there is none.
    pub fn read_register(&self, offset: u32) -> Option<u32> {
        let access = self.access.get(offset as usize / 4).copied().flatten()?;
        if access == Access::Act {
            return Some(0);
        }
        if offset >= me::COUNTER_OFFSET {
            let at = offset - me::COUNTER_OFFSET;
            let counter = self.counters[(at / me::COUNTER_STRIDE) as usize];
            return Some((counter >> (8 * (at % me::COUNTER_STRIDE))) as u32);
        }
        let message = |i: usize| self.messages_in.front().map_or(0, |m| m[i]);
        let completion = |i: usize| self.completions.front().map_or(0, |c| c.words()[i]);
        Some(match offset {
            offset::ID => me::VERSION << 16 | self.id,
            offset::STATUS => self.status(),
            offset::ERRORS => self.errors,
            offset::ERROR_INFO => self.error_info,
            offset::TIME_LO => self.time as u32,
            offset::TIME_HI => (self.time >> 32) as u32,
            offset::MAILBOX_IN_0 => message(0),
            offset::MAILBOX_IN_1 => message(1),
            offset::MAILBOX_IN_2 => message(2),
            offset::MAILBOX_IN_3 => message(3),
            offset::COMPLETION_0 => completion(0),
            offset::COMPLETION_1 => completion(1),
            offset::COMPLETION_2 => completion(2),
            offset::COMPLETION_LEVEL => self.completions.len() as u32,
            _ => self.held[offset as usize / 4],
        })
    }

    /// A write of the core to a register.
    ///
    /// # Errors
    /// If there is none, or it only reads.
    pub fn write_register(&mut self, offset: u32, value: u32) -> Result<(), BusError> {
        match self.access.get(offset as usize / 4).copied().flatten() {
            None | Some(Access::Read | Access::Control) => return Err(BusError),
            Some(Access::ReadClear) => self.errors &= !value,
            Some(Access::ReadWrite) => {
                let at = offset as usize / 4;
                self.held[at] = value & self.holds[at];
            }
            Some(Access::Act) => self.act(offset, value),
        }
        Ok(())
    }

    fn act(&mut self, offset: u32, value: u32) {
        match offset {
            offset::MAILBOX_IN_POP => drop(self.messages_in.pop_front()),
            offset::COMPLETION_POP => drop(self.completions.pop_front()),
            offset::MAILBOX_OUT_PUSH => self.push_message(value),
            offset::NIC_PUSH => self.push_work_request(value),
            offset::NMC_PUSH => self.push_command(value),
            offset::FETCH_PUSH => self.push_fetch(value),
            offset::STORE_PUSH => self.push_store(value),
            offset::WQE_DONE => self.count(CounterId::Wqes, 1),
            offset::SUBGRAPH_DONE => self.count(CounterId::Subgraphs, 1),
            _ => {}
        }
    }

    fn push_message(&mut self, last: u32) {
        if self.messages_out.len() == self.sizes.mailbox {
            return self.error("mailbox_out", register::MAILBOX_OUT_PUSH, last);
        }
        self.messages_out.push_back([
            self.held(register::MAILBOX_OUT_0),
            self.held(register::MAILBOX_OUT_1),
            self.held(register::MAILBOX_OUT_2),
            last,
        ]);
    }

    fn push_work_request(&mut self, push: u32) {
        let request = self.held(register::NIC_REQUEST_0);
        let queue_pair = QueuePair::from_code(field::NIC_QP.of(request) as u16);
        if self.work_requests.len() == self.sizes.work_requests || !queue_pair.exists(&self.chip) {
            return self.error("nic", register::NIC_PUSH, push);
        }
        self.work_requests.push_back(WorkRequest {
            operation: field::NIC_OPERATION.of(request) as u8,
            queue_pair,
            tag: field::NIC_TAG.of(push) as u16,
            local: self.wide(register::NIC_LOCAL_LO),
            remote: self.wide(register::NIC_REMOTE_LO),
            length: self.held(register::NIC_LENGTH),
            lkey: self.held(register::NIC_LKEY),
            rkey: self.held(register::NIC_RKEY),
            immediate: self.held(register::NIC_IMMEDIATE),
        });
    }

    fn push_command(&mut self, push: u32) {
        if self.command.is_some() {
            return self.error("nmc", register::NMC_PUSH, push);
        }
        self.command = Some(Command {
            op: field::NMC_OPERATION.of(push) as u8,
            dtype: field::NMC_DTYPE.of(push) as u8,
            fence: field::NMC_FENCE.of(push) == 1,
            a: self.wide(register::NMC_A_LO),
            b: self.wide(register::NMC_B_LO),
            s: self.wide(register::NMC_S_LO),
            length: self.held(register::NMC_LENGTH).into(),
            tag: field::NMC_TAG.of(push),
        });
    }

    fn push_fetch(&mut self, push: u32) {
        if self.fetches_open == me::FETCH_COMMANDS {
            return self.error("fetch", register::FETCH_PUSH, push);
        }
        let flit = u64::from(self.sizes.flit_bytes);
        let address = self.wide(register::FETCH_ADDRESS_LO);
        self.fetches_open += 1;
        self.fetches.push_back(Fetch {
            address: address - address % flit,
            line: field::FETCH_LINE.of(push),
            flits: field::FETCH_LAST.of(push) + 1,
            tag: field::FETCH_TAG.of(push) as u16,
        });
    }

    fn push_store(&mut self, push: u32) {
        if self.stores_open == me::STORE_COMMANDS {
            return self.error("store", register::STORE_PUSH, push);
        }
        let width = match field::STORE_DOUBLE.of(push) {
            0 => wqe::Width::Word,
            _ => wqe::Width::Double,
        };
        let address = self.wide(register::STORE_ADDRESS_LO);
        self.stores_open += 1;
        self.stores.push_back(Store {
            address: address - address % width.bytes(),
            data: self.wide(register::STORE_DATA_LO),
            bytes: width.bytes() as u32,
            tag: field::STORE_TAG.of(push) as u16,
        });
    }

    /// The word of the SRAM at an address of the core.
    fn sram_index(&self, address: u32) -> Option<usize> {
        let index = address.checked_sub(SRAM_BASE)? as usize / 4;
        (index < self.sram.len()).then_some(index)
    }
}

/// A completion of the memory port or the NMC, which have no bytes and no immediate.
pub(super) fn completion(source: me::CompletionSource, status: u8, tag: u16) -> Completion {
    let source = source.code();
    Completion { source, status, has_immediate: false, tag, bytes: 0, immediate: 0 }
}

const fn word(r: Register) -> usize {
    r.offset as usize / 4
}

/// Offsets as patterns.
mod offset {
    use crate::spec::me::register;

    macro_rules! offsets {
        ($($name:ident)*) => { $(pub const $name: u32 = register::$name.offset;)* };
    }
    offsets! {
        ID STATUS ERRORS ERROR_INFO TIME_LO TIME_HI
        MAILBOX_IN_0 MAILBOX_IN_1 MAILBOX_IN_2 MAILBOX_IN_3 MAILBOX_IN_POP MAILBOX_OUT_PUSH
        COMPLETION_0 COMPLETION_1 COMPLETION_2 COMPLETION_POP COMPLETION_LEVEL
        NIC_PUSH NMC_PUSH FETCH_PUSH STORE_PUSH WQE_DONE SUBGRAPH_DONE
    }
}

impl Bus for Device {
    fn fetch(&mut self, address: u32) -> Result<u32, BusError> {
        self.sram_index(address).map(|i| self.sram[i]).ok_or(BusError)
    }

    fn read(&mut self, address: u32) -> Result<u32, BusError> {
        if let Some(i) = self.sram_index(address) {
            return Ok(self.sram[i]);
        }
        address.checked_sub(REGISTER_BASE).and_then(|at| self.read_register(at)).ok_or(BusError)
    }

    fn read_part(&mut self, address: u32, strobe: u8) -> Result<u32, BusError> {
        match self.sram_index(address) {
            None if strobe != 0xf => Err(BusError),
            _ => self.read(address),
        }
    }

    fn write(&mut self, address: u32, data: u32, strobe: u8) -> Result<(), BusError> {
        if let Some(i) = self.sram_index(address) {
            let mask = (0..4).filter(|b| strobe >> b & 1 == 1).fold(0, |m, b| m | 0xff << (8 * b));
            self.sram[i] = self.sram[i] & !mask | data & mask;
            return Ok(());
        }
        match address.checked_sub(REGISTER_BASE) {
            Some(at) if strobe == 0xf => self.write_register(at, data),
            _ => Err(BusError),
        }
    }
}
