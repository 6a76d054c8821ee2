//! The registers; the hardware is `hw/src/me/registers.rs`.

use super::memory_port::{FetchPush, StorePush};
use super::port::Message;
use crate::spec::Chip;
use crate::spec::me::{
    Access, COUNTER_OFFSET, COUNTER_STRIDE, COUNTERS, Completion, ERROR_BITS, REGISTER_BYTES,
    Register, STATUS_BITS, TAG_BITS, VERSION, WorkRequest, register as r,
};
use crate::spec::nmc::Command;
use crate::spec::wqe::QueuePair;

/// What an access sees of the rest of the engine.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct View {
    pub message: Option<Message>,
    pub completion: Option<Completion>,
    pub level: u32,
    pub free: Free,
}

/// Room for pushes, in the order of their bits in `errors`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Free {
    pub mailbox_out: bool,
    pub nic: bool,
    pub nmc: bool,
    pub fetch: bool,
    pub store: bool,
}

/// What a write makes happen beside the registers.
#[derive(Clone, Copy, Debug)]
pub(super) enum Act {
    PopMessage,
    PopCompletion,
    Message(Message),
    WorkRequest(WorkRequest),
    Nmc(Command),
    Fetch(FetchPush),
    Store(StorePush),
    WqeDone,
    SubgraphDone,
}

/// An access: offset, what is written, whether whole, whether the core's.
#[derive(Clone, Copy, Debug)]
pub(super) struct RegisterAccess {
    pub offset: u32,
    pub write: Option<u32>,
    pub whole: bool,
    pub by_core: bool,
}

/// The registers of an engine.
#[derive(Clone, Debug)]
pub(super) struct Registers {
    chip: Chip,
    engine: u16,
    pub runs: bool,
    now: u64,
    pub due: bool,
    pub raised: bool,
    errors: u32,
    error_info: u32,
    /// What is stored, and which bits are, by word.
    held: Vec<u32>,
    masks: Vec<u32>,
    /// The register at each word.
    map: Vec<Option<Register>>,
}

const fn at(register: Register) -> usize {
    (register.offset / 4) as usize
}

fn low_bits(bits: u32) -> u32 {
    u32::MAX.checked_shr(32 - bits.min(32)).unwrap_or(0)
}

impl Registers {
    pub fn new(chip: &Chip, engine: u16) -> Registers {
        let words = REGISTER_BYTES as usize / 4;
        let mut out = Registers {
            chip: chip.clone(),
            engine,
            runs: false,
            now: 0,
            due: false,
            raised: false,
            errors: 0,
            error_info: 0,
            held: vec![0; words],
            masks: vec![0; words],
            map: vec![None; words],
        };
        for &register in r::ALL {
            out.map[at(register)] = Some(register);
            if matches!(register.access, Access::ReadWrite | Access::Control) {
                out.masks[at(register)] = u32::MAX;
            }
        }
        let address = chip.nmc.address_bits.value;
        let pairs = [
            (r::MEMORY_LIMIT_LO, r::MEMORY_LIMIT_HI, address + 1),
            (r::NIC_LOCAL_LO, r::NIC_LOCAL_HI, address),
            (r::NIC_REMOTE_LO, r::NIC_REMOTE_HI, address),
            (r::NMC_A_LO, r::NMC_A_HI, address),
            (r::NMC_B_LO, r::NMC_B_HI, address),
            (r::NMC_S_LO, r::NMC_S_HI, address),
            (r::FETCH_ADDRESS_LO, r::FETCH_ADDRESS_HI, address),
            (r::STORE_ADDRESS_LO, r::STORE_ADDRESS_HI, address),
        ];
        for (low, high, bits) in pairs {
            out.masks[at(low)] = low_bits(bits);
            out.masks[at(high)] = low_bits(bits.saturating_sub(32));
        }
        out.masks[at(r::RUN)] = 0;
        out.masks[at(r::INTERRUPT_ENABLE)] = low_bits(STATUS_BITS.len() as u32);
        out.masks[at(r::NMC_LENGTH)] = low_bits(chip.nmc.length_bits.value);
        for &register in r::ALL {
            out.held[at(register)] = register.reset.unwrap_or(0) & out.masks[at(register)];
        }
        out
    }

    fn pair(&self, low: Register, high: Register) -> u64 {
        u64::from(self.held[at(low)]) | u64::from(self.held[at(high)]) << 32
    }

    fn status(&self, view: &View) -> u32 {
        let bits = [
            view.completion.is_some(),
            view.message.is_some(),
            view.free.mailbox_out,
            view.free.nic,
            view.free.nmc,
            view.free.fetch,
            view.free.store,
        ];
        STATUS_BITS.iter().zip(bits).map(|(b, on)| u32::from(on) << b.bit).sum()
    }

    /// The word read (before a write), and whether the access is a fault.
    pub fn read(&self, access: &RegisterAccess, view: &View, counters: &[u64]) -> (u32, bool) {
        let index = access.offset as usize / 4;
        let first = COUNTER_OFFSET;
        let counter = (first..first + COUNTERS.len() as u32 * COUNTER_STRIDE)
            .contains(&access.offset)
            .then(|| (access.offset - first) / COUNTER_STRIDE);
        let register = self.map[index];
        let may = register.is_some_and(|r| match r.access {
            Access::Read => false,
            Access::Control => !access.by_core,
            Access::ReadWrite | Access::Act | Access::ReadClear => true,
        });
        let known = register.is_some() || counter.is_some();
        let fault = !known || !access.whole || (access.write.is_some() && !may);
        let word = match (counter, register) {
            (Some(counter), _) => {
                let value = counters[counter as usize];
                if access.offset % COUNTER_STRIDE < 4 { value as u32 } else { (value >> 32) as u32 }
            }
            (None, Some(register)) => self.word(register, view),
            (None, None) => 0,
        };
        (word, fault)
    }

    fn word(&self, register: Register, view: &View) -> u32 {
        let message = |i: usize| view.message.map_or(0, |m| m[i]);
        let completion = |i: usize| view.completion.map_or(0, |c| c.words()[i]);
        match register {
            r::ID => VERSION << 16 | u32::from(self.engine),
            r::RUN => self.runs.into(),
            r::STATUS => self.status(view),
            r::ERRORS => self.errors,
            r::ERROR_INFO => self.error_info,
            r::TIME_LO => self.now as u32,
            r::TIME_HI => (self.now >> 32) as u32,
            r::MAILBOX_IN_0 => message(0),
            r::MAILBOX_IN_1 => message(1),
            r::MAILBOX_IN_2 => message(2),
            r::MAILBOX_IN_3 => message(3),
            r::COMPLETION_0 => completion(0),
            r::COMPLETION_1 => completion(1),
            r::COMPLETION_2 => completion(2),
            r::COMPLETION_LEVEL => view.level,
            _ => self.held[at(register)],
        }
    }

    /// What a write without fault makes happen; `Err` where a push fails: its bit in `errors`.
    fn act(&self, register: Register, data: u32, free: &Free) -> Result<Option<Act>, usize> {
        let tag = data as u16;
        let held = |register| self.held[at(register)];
        let push =
            |room: bool, error: usize, act: Act| if room { Ok(Some(act)) } else { Err(error) };
        match register {
            r::MAILBOX_IN_POP => Ok(Some(Act::PopMessage)),
            r::COMPLETION_POP => Ok(Some(Act::PopCompletion)),
            r::WQE_DONE => Ok(Some(Act::WqeDone)),
            r::SUBGRAPH_DONE => Ok(Some(Act::SubgraphDone)),
            r::MAILBOX_OUT_PUSH => {
                let words = [r::MAILBOX_OUT_0, r::MAILBOX_OUT_1, r::MAILBOX_OUT_2].map(held);
                let message = [words[0], words[1], words[2], data];
                push(free.mailbox_out, 0, Act::Message(message))
            }
            r::NIC_PUSH => {
                let first = held(r::NIC_REQUEST_0);
                let queue_pair = QueuePair::from_code((first >> 16) as u16);
                let request = WorkRequest {
                    operation: (first & 0xf) as u8,
                    queue_pair,
                    tag,
                    local: self.pair(r::NIC_LOCAL_LO, r::NIC_LOCAL_HI),
                    remote: self.pair(r::NIC_REMOTE_LO, r::NIC_REMOTE_HI),
                    length: held(r::NIC_LENGTH),
                    lkey: held(r::NIC_LKEY),
                    rkey: held(r::NIC_RKEY),
                    immediate: held(r::NIC_IMMEDIATE),
                };
                let room = free.nic && queue_pair.exists(&self.chip);
                push(room, 1, Act::WorkRequest(request))
            }
            r::NMC_PUSH => {
                let command = Command {
                    op: (data >> 8 & 0xf) as u8,
                    dtype: (data >> 12 & 0xf) as u8,
                    fence: data >> 16 & 1 == 1,
                    a: self.pair(r::NMC_A_LO, r::NMC_A_HI),
                    b: self.pair(r::NMC_B_LO, r::NMC_B_HI),
                    s: self.pair(r::NMC_S_LO, r::NMC_S_HI),
                    length: held(r::NMC_LENGTH).into(),
                    tag: data & 0xff & low_bits(self.chip.nmc.tag_bits.value),
                };
                push(free.nmc, 2, Act::Nmc(command))
            }
            r::FETCH_PUSH => {
                let address = self.pair(r::FETCH_ADDRESS_LO, r::FETCH_ADDRESS_HI);
                let lines = self.chip.me.sram_bytes.value / self.chip.noc.lane_bytes.value;
                let fetch = FetchPush {
                    flit: address / u64::from(self.chip.noc.lane_bytes.value),
                    line: data >> 16 & 0xfff & (lines - 1),
                    more: data >> 28,
                    tag,
                };
                push(free.fetch, 3, Act::Fetch(fetch))
            }
            r::STORE_PUSH => {
                let store = StorePush {
                    address: self.pair(r::STORE_ADDRESS_LO, r::STORE_ADDRESS_HI),
                    data: self.pair(r::STORE_DATA_LO, r::STORE_DATA_HI),
                    double: data >> TAG_BITS & 1 == 1,
                    tag,
                };
                push(free.store, 4, Act::Store(store))
            }
            _ => Ok(None),
        }
    }

    /// What the access makes happen in this cycle; nothing for a read or a fault.
    pub fn acts(&self, access: Option<&RegisterAccess>, fault: bool, view: &View) -> Option<Act> {
        let access = access.filter(|_| !fault)?;
        let register = self.map[access.offset as usize / 4]?;
        self.act(register, access.write?, &view.free).ok().flatten()
    }

    /// The clock edge.
    pub fn clock(&mut self, access: Option<&RegisterAccess>, fault: bool, view: &View) {
        let status = self.status(view);
        let raised = status & self.held[at(r::INTERRUPT_ENABLE)] != 0;
        let due = self.now >= self.pair(r::TIME_COMPARE_LO, r::TIME_COMPARE_HI);
        let written = access
            .filter(|_| !fault)
            .and_then(|a| Some((self.map[a.offset as usize / 4]?, a.write?)));
        if let Some((register, data)) = written {
            let failed = self.act(register, data, &view.free).err();
            if let Some(bit) = failed {
                if self.errors == 0 {
                    self.error_info = register.offset | data << 16;
                }
                self.errors |= 1 << ERROR_BITS[bit].bit;
            }
            if register == r::ERRORS {
                self.errors &= !data;
            }
            if register == r::RUN {
                self.runs |= data & 1 == 1;
            }
            self.held[at(register)] = data & self.masks[at(register)];
        }
        self.raised = raised;
        self.due = due;
        self.now = self.now.wrapping_add(1);
    }
}
