//! The cycle model of the message engine: ports and registers of `hw/src/me`, cycle by cycle.
//!
//! ```text
//!   MeInputs --> Me::outputs --> MeOutputs            (then)  Me::clock
//! ```
//! It runs the same firmware as the hardware: the core is `cycle::cpu`, the context SRAM holds
//! what the control core wrote there. What a cycle shows is decided by [`Me::outputs`], which also
//! works out what the cycle does; [`Me::clock`] does it.

mod completions;
mod contexts;
pub mod cost;
pub mod group;
mod memory_port;
pub mod port;
mod registers;
pub mod world;

use std::collections::VecDeque;

use completions::{Completions, Offers, Taken};
use memory_port::{Fetcher, Storer};
use port::{MeInputs, MeOutputs, Message, UtilityResponse};
use registers::{Act, Free, RegisterAccess, Registers, View};

use super::cpu::{self, Cpu, DataRequest, Response, Retirement};
use crate::spec::Chip;
use crate::spec::cpu::Interrupt;
use crate::spec::me::{
    COUNTERS, Completion, CounterId, REGISTER_BASE, REGISTER_BYTES, SRAM_BASE, WorkRequest,
};
use crate::spec::nmc::Command;

/// Commands that wait for the NMC in the engine.
const NMC_QUEUE: usize = 2;

/// Where the utility port stands with its access.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Utility {
    #[default]
    Idle,
    /// The context SRAM answers in this cycle.
    Waiting(u32),
    Answered(UtilityResponse),
}

/// What a cycle does, as its outputs have shown.
#[derive(Clone, Debug, Default)]
struct Cycle {
    core: cpu::Outputs,
    core_response: Option<Response>,
    fetch_ready: bool,
    data_ready: bool,
    fetch_fires: bool,
    data_fires: bool,
    utility_fires: bool,
    access: Option<RegisterAccess>,
    access_by_core: bool,
    word: u32,
    fault: bool,
    act: Option<Act>,
    view: View,
    offers: Offers,
    taken: Taken,
    entering: Option<Completion>,
}

/// A message engine.
#[derive(Clone, Debug)]
pub struct Me {
    core: Cpu,
    /// The context SRAM, by words.
    sram: Vec<u32>,
    banks: usize,
    registers: Registers,
    messages_in: VecDeque<Message>,
    messages_out: VecDeque<Message>,
    mailbox: usize,
    work_requests: VecDeque<WorkRequest>,
    work_request_places: usize,
    commands: VecDeque<Command>,
    fetcher: Fetcher,
    storer: Storer,
    completions: Completions,
    /// The word that the context SRAM answers to the core's fetch in this cycle.
    fetch_answer: Option<Response>,
    /// The answer to the core's access in this cycle.
    data_answer: Option<Response>,
    utility: Utility,
    counters: [u64; COUNTERS.len()],
    cycle: Cycle,
    /// The core's access to a register in the last cycle.
    touched: Option<Touch>,
}

/// An access of the core to a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// Offset of the register.
    pub offset: u32,
    /// Whether it writes.
    pub write: bool,
}

impl Me {
    /// Engine number `engine` of a chip, as after reset; what the context SRAM holds is 0.
    pub fn new(chip: &Chip, engine: u16) -> Me {
        let lane_bytes = chip.noc.lane_bytes.value;
        let flit_bits = chip.nmc.address_bits.value - lane_bytes.trailing_zeros();
        let lines = chip.me.sram_bytes.value / lane_bytes;
        Me {
            core: Cpu::new(engine.into(), SRAM_BASE),
            sram: vec![0; chip.me.sram_bytes.value as usize / 4],
            banks: lane_bytes as usize / 4,
            registers: Registers::new(chip, engine),
            messages_in: VecDeque::new(),
            messages_out: VecDeque::new(),
            mailbox: chip.me.mailbox.value as usize,
            work_requests: VecDeque::new(),
            work_request_places: chip.me.work_requests.value as usize,
            commands: VecDeque::new(),
            fetcher: Fetcher::new(flit_bits, lines),
            storer: Storer::new(lane_bytes),
            completions: Completions::new(chip.me.completion_queue.value),
            fetch_answer: None,
            data_answer: None,
            utility: Utility::Idle,
            counters: [0; COUNTERS.len()],
            cycle: Cycle::default(),
            touched: None,
        }
    }

    /// Writes the context SRAM from its beginning on: firmware, without the time that the control
    /// core would take.
    pub fn load(&mut self, image: &[u8]) {
        for (word, bytes) in self.sram.iter_mut().zip(image.chunks(4)) {
            let mut whole = [0; 4];
            whole[..bytes.len()].copy_from_slice(bytes);
            *word = u32::from_le_bytes(whole);
        }
    }

    /// The context SRAM.
    pub fn sram(&self) -> &[u32] {
        &self.sram
    }

    /// A counter.
    pub fn counter(&self, id: CounterId) -> u64 {
        self.counters[id.index()]
    }

    /// All counters.
    pub fn counters(&self) -> &[u64; COUNTERS.len()] {
        &self.counters
    }

    /// The access to a register that the core made in the cycle before, for those who trace it.
    pub fn touched(&self) -> Option<Touch> {
        self.touched
    }

    /// Whether the core sleeps, as the outputs have shown.
    pub fn sleeps(&self) -> bool {
        self.cycle.core.sleeping
    }

    /// Whether nothing is under way: no request, message, command or completion in any queue.
    pub fn is_idle(&self) -> bool {
        self.messages_in.is_empty()
            && self.messages_out.is_empty()
            && self.work_requests.is_empty()
            && self.commands.is_empty()
            && self.fetcher.is_idle()
            && self.storer.is_idle()
            && self.completions.level() == 0
    }

    fn sram_word(&self, word_address: u32) -> Option<usize> {
        let word = (word_address - SRAM_BASE / 4) as usize;
        (word < self.sram.len()).then_some(word)
    }

    fn register_offset(word_address: u32) -> Option<u32> {
        let byte = u64::from(word_address) * 4;
        let offset = byte.checked_sub(REGISTER_BASE.into())?;
        (offset < REGISTER_BYTES.into()).then_some(offset as u32)
    }

    /// What the engine shows for these inputs, into `outputs`.
    pub fn outputs(&mut self, inputs: &MeInputs, outputs: &mut MeOutputs) {
        let core = self.core.outputs(self.data_answer);
        let line = self.fetcher.line_write(inputs.read_response.as_ref());
        let bank = |word: usize| word % self.banks;

        // The context SRAM: lines, data, utility, fetch.
        let data = core.data_request;
        let data_word = data.and_then(|d| self.sram_word(d.address));
        let data_bank = data_word.map(bank);
        let utility_word = inputs.utility_request.and_then(|u| self.sram_word(u.address / 4));
        let utility_idle = self.utility == Utility::Idle;
        let utility_bank = utility_word.filter(|_| utility_idle).map(bank);
        let fetch_word = core.fetch_request.and_then(|f| self.sram_word(f));
        let fetch_bank = fetch_word.map(bank);
        let runs = self.registers.runs;
        let free = line.is_none();
        let fetch_ready = runs
            && (fetch_word.is_none()
                || (free && fetch_bank != data_bank && fetch_bank != utility_bank));
        let data_ready = data_word.is_none() || free;

        // Registers.
        let core_offset = data.and_then(|d| Me::register_offset(d.address));
        let core_access = data.zip(core_offset).map(|(d, offset)| RegisterAccess {
            offset,
            write: d.write.then_some(d.data),
            whole: d.strobe == 0xf,
            by_core: true,
        });
        let utility_ready = utility_idle
            && match utility_word {
                Some(_) => free && utility_bank != data_bank,
                None => core_access.is_none(),
            };
        let utility_fires = inputs.utility_request.filter(|_| utility_ready);
        let utility_access = utility_fires.and_then(|u| {
            let offset = Me::register_offset(u.address / 4)?;
            Some(RegisterAccess { offset, write: u.write, whole: true, by_core: false })
        });
        let access = core_access.or(utility_access);
        let view = View {
            message: self.messages_in.front().copied(),
            completion: self.completions.head(),
            level: self.completions.level(),
            free: Free {
                mailbox_out: self.messages_out.len() < self.mailbox,
                nic: self.work_requests.len() < self.work_request_places,
                nmc: self.commands.len() < NMC_QUEUE,
                fetch: self.fetcher.free(),
                store: self.storer.free(),
            },
        };
        let (word, fault) =
            access.map_or((0, false), |a| self.registers.read(&a, &view, &self.counters));
        let act = self.registers.acts(access.as_ref(), fault, &view);

        // Completions.
        let offers = Offers {
            fetch: self.fetcher.contexts.done(),
            store: self.storer.contexts.done(),
            nmc: inputs.nmc_status,
            nic: inputs.completion,
        };
        let taken = self.completions.ready(&offers);

        outputs.utility_request_ready = utility_fires.is_some();
        outputs.utility_response = match self.utility {
            Utility::Answered(answer) => Some(answer),
            _ => None,
        };
        outputs.mailbox_in_ready = self.messages_in.len() < self.mailbox;
        outputs.mailbox_out = self.messages_out.front().copied();
        outputs.doorbell = self.work_requests.front().copied();
        outputs.completion_ready = taken.nic;
        outputs.nmc_command = self.commands.front().copied();
        outputs.nmc_status_ready = taken.nmc;
        outputs.read_request = self.fetcher.request();
        outputs.write_request = self.storer.request();
        self.cycle = Cycle {
            core,
            core_response: self.data_answer,
            fetch_ready,
            data_ready,
            fetch_fires: core.fetch_request.is_some() && fetch_ready,
            data_fires: data.is_some() && data_ready,
            utility_fires: utility_fires.is_some(),
            access,
            access_by_core: core_access.is_some(),
            word,
            fault,
            act,
            view,
            offers,
            taken,
            entering: self.completions.entering(&offers),
        };
    }

    /// The clock edge of the cycle whose outputs were shown for the same inputs. Returns what the
    /// core retires in it.
    pub fn clock(&mut self, inputs: &MeInputs, outputs: &MeOutputs) -> Option<Retirement> {
        let cycle = std::mem::take(&mut self.cycle);
        let retired = self.core.clock(&cpu::Inputs {
            fetch_ready: cycle.fetch_ready,
            fetch_response: self.fetch_answer,
            data_ready: cycle.data_ready,
            data_response: cycle.core_response,
            lines: self.lines(),
        });
        self.count(inputs, outputs, &cycle, retired.as_ref());
        let touch = |a: &RegisterAccess| Touch { offset: a.offset, write: a.write.is_some() };
        self.touched = cycle.access.as_ref().filter(|a| a.by_core).map(touch);

        // Answers of the next cycle.
        self.fetch_answer = cycle.core.fetch_request.filter(|_| cycle.fetch_fires).map(|f| {
            let word = self.sram_word(f).map(|w| self.sram[w]);
            Response { data: word.unwrap_or(0), error: word.is_none() }
        });
        self.data_answer = cycle.core.data_request.filter(|_| cycle.data_fires).map(|d| match self
            .sram_word(d.address)
        {
            Some(word) => Response { data: self.sram[word], error: false },
            None => {
                let error = !cycle.access_by_core || cycle.fault;
                Response { data: cycle.word, error }
            }
        });
        self.utility = match (self.utility, inputs.utility_request) {
            (Utility::Idle, Some(request)) if cycle.utility_fires => {
                let read = |word: u32| if request.write.is_some() { 0 } else { word };
                match self.sram_word(request.address / 4) {
                    Some(word) => Utility::Waiting(read(self.sram[word])),
                    None => {
                        let error = cycle.access.is_none() || cycle.fault;
                        let data = if error { 0 } else { read(cycle.word) };
                        Utility::Answered(UtilityResponse { data, error })
                    }
                }
            }
            (Utility::Waiting(data), _) => {
                Utility::Answered(UtilityResponse { data, error: false })
            }
            (Utility::Answered(_), _) if inputs.utility_ready => Utility::Idle,
            (state, _) => state,
        };

        self.store(inputs, &cycle);
        self.registers.clock(cycle.access.as_ref(), cycle.fault, &cycle.view);
        self.queues(inputs, outputs, &cycle);
        retired
    }

    /// The core's interrupt lines.
    fn lines(&self) -> u32 {
        let on = |raised: bool, interrupt: Interrupt| u32::from(raised) << interrupt.code();
        on(self.registers.due, Interrupt::Timer) | on(self.registers.raised, Interrupt::External)
    }

    /// Writes to the context SRAM.
    fn store(&mut self, inputs: &MeInputs, cycle: &Cycle) {
        if let Some(DataRequest { address, write: true, data, strobe }) =
            cycle.core.data_request.filter(|_| cycle.data_fires)
            && let Some(word) = self.sram_word(address)
        {
            let mask =
                (0..4).filter(|i| strobe >> i & 1 == 1).map(|i| 0xff << (8 * i)).sum::<u32>();
            self.sram[word] = (self.sram[word] & !mask) | (data & mask);
        }
        if let Some(request) = inputs.utility_request.filter(|_| cycle.utility_fires)
            && let Some(data) = request.write
            && let Some(word) = self.sram_word(request.address / 4)
        {
            self.sram[word] = data;
        }
        if let Some((line, data)) = self.fetcher.line_write(inputs.read_response.as_ref()) {
            let first = line as usize * self.banks;
            let words = &mut self.sram[first..first + self.banks];
            for (word, bytes) in words.iter_mut().zip(data.as_chunks::<4>().0) {
                *word = u32::from_le_bytes(*bytes);
            }
        }
    }

    /// Queues, fetcher and storer.
    fn queues(&mut self, inputs: &MeInputs, outputs: &MeOutputs, cycle: &Cycle) {
        let message = inputs.mailbox_in.filter(|_| outputs.mailbox_in_ready);
        let out_taken = outputs.mailbox_out.is_some() && inputs.mailbox_out_ready;
        let rang = rings(inputs, outputs);
        let command_taken = outputs.nmc_command.is_some() && inputs.nmc_command_ready;
        if out_taken {
            self.messages_out.pop_front();
        }
        if rang {
            self.work_requests.pop_front();
        }
        if command_taken {
            self.commands.pop_front();
        }
        let (mut fetch, mut store, mut pop) = (None, None, false);
        match cycle.act {
            Some(Act::PopMessage) => {
                self.messages_in.pop_front();
            }
            Some(Act::PopCompletion) => pop = true,
            Some(Act::Message(m)) => self.messages_out.push_back(m),
            Some(Act::WorkRequest(w)) => self.work_requests.push_back(w),
            Some(Act::Nmc(c)) => self.commands.push_back(c),
            Some(Act::Fetch(f)) => fetch = Some(f),
            Some(Act::Store(s)) => store = Some(s),
            Some(Act::WqeDone | Act::SubgraphDone) | None => {}
        }
        self.messages_in.extend(message);
        let taken = &cycle.taken;
        self.fetcher.clock(
            fetch,
            outputs.read_request.is_some() && inputs.read_ready,
            inputs.read_response.as_ref(),
            taken.fetch && cycle.offers.fetch.is_some(),
        );
        self.storer.clock(
            store,
            outputs.write_request.is_some() && inputs.write_ready,
            inputs.write_response.as_ref(),
            taken.store && cycle.offers.store.is_some(),
        );
        self.completions.clock(cycle.entering, pop);
    }

    fn count(
        &mut self,
        inputs: &MeInputs,
        outputs: &MeOutputs,
        cycle: &Cycle,
        retired: Option<&Retirement>,
    ) {
        let fires = |offered: bool, ready: bool| u64::from(offered && ready);
        for id in CounterId::ALL {
            self.counters[id.index()] += match id {
                CounterId::Wqes => u64::from(matches!(cycle.act, Some(Act::WqeDone))),
                CounterId::Subgraphs => u64::from(matches!(cycle.act, Some(Act::SubgraphDone))),
                CounterId::WorkRequests => u64::from(rings(inputs, outputs)),
                CounterId::NmcCommands => {
                    fires(outputs.nmc_command.is_some(), inputs.nmc_command_ready)
                }
                CounterId::Completions => u64::from(cycle.entering.is_some()),
                CounterId::FetchFlits => fires(outputs.read_request.is_some(), inputs.read_ready),
                CounterId::StoreFlits => fires(outputs.write_request.is_some(), inputs.write_ready),
                CounterId::MessagesIn => {
                    fires(inputs.mailbox_in.is_some(), outputs.mailbox_in_ready)
                }
                CounterId::MessagesOut => {
                    fires(outputs.mailbox_out.is_some(), inputs.mailbox_out_ready)
                }
                CounterId::Instructions => {
                    u64::from(retired.is_some_and(|r| r.record.trap.is_none()))
                }
                CounterId::SleepCycles => u64::from(cycle.core.sleeping),
                CounterId::CompletionWaitCycles => {
                    u64::from(inputs.completion.is_some() && !outputs.completion_ready)
                }
                CounterId::DoorbellWaitCycles => {
                    u64::from(outputs.doorbell.is_some() && !rings(inputs, outputs))
                }
            };
        }
    }
}

/// Whether the doorbell that the work request goes to takes it.
fn rings(inputs: &MeInputs, outputs: &MeOutputs) -> bool {
    outputs
        .doorbell
        .is_some_and(|w| inputs.doorbell_ready.get(w.queue_pair.nic as usize) == Some(&true))
}
