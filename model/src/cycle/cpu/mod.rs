//! The cycle model of the RISC-V core: the ports of `hw/src/cpu`, cycle by cycle.
//!
//! ```text
//!    data response --> Cpu::outputs --> fetch request, data request, sleeping
//!    all inputs -----> Cpu::clock ----> the record of what retires in this cycle
//! ```
//! A cycle is [`Cpu::outputs`], then [`Cpu::clock`]. What depends on what within it:
//!
//! | output | depends on, of the same cycle |
//! |---|---|
//! | both requests | the data response: whether it is there, and its error |
//! | `sleeping` | nothing |
//! | the record | the data response |
//!
//! So an enclosing model whose memory answers from registers (every memory does: a response comes at
//! least a cycle after its request) reads its responses first, then [`Cpu::outputs`], decides which
//! requests it takes, and ends the cycle with [`Cpu::clock`]. Responses are always taken. A request
//! that is offered and not taken stands until it is.
//!
//! What instructions do is computed by `func::cpu`; here is when. Results are put into the registers
//! when an instruction leaves the execution stage, as nothing can stop it then but its own access;
//! the hardware does so a cycle later and forwards, which nobody can tell from outside.

mod fetch;
mod targets;

use crate::func::cpu::compressed;
use crate::func::cpu::csr::Csrs;
use crate::func::cpu::decode::decode;
use crate::func::cpu::execute::{alu, csr_update, extend, holds, mul_div, size_mask};
use crate::func::cpu::instruction::{CsrOp, CsrSource, Instruction, LoadKind, MulDiv};
use crate::spec::cpu::pipeline::{DIVIDE_BITS, DIVIDE_GROUP};
use crate::spec::cpu::{Access, Cause, CsrWrite, Exception, RegisterWrite, Retired, Trap, csr};

use fetch::{Edge, Fetch, Fetched};
use targets::{Learning, Target};

/// Cycles after reset in which the hardware clears its registers and executes nothing.
const CLEARING_CYCLES: u32 = 32;

/// An answer on either port.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Response {
    /// The word; of no account for a write, or with an error.
    pub data: u32,
    /// There is no such word.
    pub error: bool,
}

/// A request on the data port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataRequest {
    /// Word address: byte address / 4.
    pub address: u32,
    /// Write, else read.
    pub write: bool,
    /// What is written, where the strobe says so; of a read, zero.
    pub data: u32,
    /// Bytes to be written, or of a read that will be used; bit 0 is the lowest.
    pub strobe: u8,
}

/// What the core sees in a cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inputs {
    /// The fetch request of this cycle is taken.
    pub fetch_ready: bool,
    /// The answer to the oldest fetch request.
    pub fetch_response: Option<Response>,
    /// The data request of this cycle is taken.
    pub data_ready: bool,
    /// The answer to the oldest data request: what [`Cpu::outputs`] was given.
    pub data_response: Option<Response>,
    /// Interrupt lines, bits as in mip.
    pub lines: u32,
}

/// What the core shows in a cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outputs {
    /// Word address of the instructions asked for.
    pub fetch_request: Option<u32>,
    /// The access asked for.
    pub data_request: Option<DataRequest>,
    /// In WFI, with nothing to wake it.
    pub sleeping: bool,
}

/// What retires in a cycle, with what the instruction-set model must be told to follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retirement {
    /// The record.
    pub record: Retired,
    /// mip when the instruction began: the interrupt lines of the cycle before.
    pub lines: u32,
    /// mcycle in the cycle in which the instruction left the execution stage.
    pub mcycle: u64,
}

/// The instruction in the execution stage.
#[derive(Clone, Copy, Debug)]
struct Execute {
    fetched: Fetched,
    /// `None` is illegal.
    instruction: Option<Instruction>,
    /// Registers that it reads, 0 for none.
    sources: [u8; 2],
    /// It has begun: no interrupt takes its place. With mip of that time.
    started: Option<u32>,
    /// The first of its two accesses has been made.
    second: bool,
    /// Steps that its division still takes.
    steps: u32,
}

/// What the instruction in the execution stage does in this cycle, decided by [`Cpu::outputs`].
#[derive(Clone, Copy, Debug)]
enum Work {
    /// Nothing, or there is none.
    Waits,
    /// It traps, or an interrupt takes its place.
    Traps(Trap),
    /// It is done in this cycle, whatever the outside does.
    Leaves(Leave),
    /// It offers an access; done when that is taken, unless it is the first of two.
    Accesses { request: DataRequest, access: Access, first: bool },
    /// It divides, and takes these steps; 0: is done.
    Divides { steps: u32 },
    /// It sleeps.
    Sleeps,
    /// It was taken for a branch that it is not: it is fetched again.
    FetchedWrong,
}

/// What an instruction leaves behind that is done in one cycle.
#[derive(Clone, Copy, Debug, Default)]
struct Leave {
    register: Option<RegisterWrite>,
    /// The register's value comes at the end of the write-back stage.
    late: bool,
    csr: Option<CsrWrite>,
    next_pc: u32,
    /// Fetching goes on anew at `next_pc`.
    turns: bool,
    learning: Learning,
}

/// What is in the write-back stage.
#[derive(Clone, Copy, Debug)]
struct WriteBack {
    retirement: Retirement,
    /// The access whose response it waits for.
    access: Option<Pending>,
    /// The register whose value comes at the end of this stage; 0 if none.
    late: u8,
}

#[derive(Clone, Copy, Debug)]
struct Pending {
    load: Option<(LoadKind, u8)>,
    address: u32,
    first: bool,
    second: bool,
    /// minstret counts it.
    counts: bool,
}

/// The core.
#[derive(Clone, Debug)]
pub struct Cpu {
    hart_id: u32,
    boot_address: u32,
    registers: [u32; 32],
    csrs: Csrs,
    fetch: Fetch,
    x: Option<Execute>,
    w: Option<WriteBack>,
    /// The word that the first of two accesses read.
    low: u32,
    starting: bool,
    clearing: u32,
    /// Decided by `outputs`, used by `clock`.
    work: Work,
    redirect: Option<u32>,
    learning: Learning,
}

impl Cpu {
    /// Core number `hart_id` just after reset; it will begin at `boot_address`, whose bit 0 is
    /// ignored.
    pub fn new(hart_id: u32, boot_address: u32) -> Cpu {
        Cpu {
            hart_id,
            boot_address,
            registers: [0; 32],
            csrs: Csrs::new(hart_id),
            fetch: Fetch::new(),
            x: None,
            w: None,
            low: 0,
            starting: true,
            clearing: CLEARING_CYCLES,
            work: Work::Waits,
            redirect: None,
            learning: Learning::Nothing,
        }
    }

    /// A cycle of reset.
    pub fn reset(&mut self) {
        *self = Cpu::new(self.hart_id, self.boot_address);
    }

    /// The registers as the instructions that have left the execution stage have set them, except
    /// for loads under way; x0 is 0.
    pub fn registers(&self) -> &[u32; 32] {
        &self.registers
    }

    /// The control registers, likewise.
    pub fn csrs(&self) -> &Csrs {
        &self.csrs
    }

    /// Address of the instruction in the execution stage; `None` if none is there.
    pub fn pc(&self) -> Option<u32> {
        self.x.map(|x| x.fetched.pc)
    }

    /// What the core waits for, in words, for reports of runs that do not go on.
    pub fn waits_for(&self) -> &'static str {
        match (&self.w, &self.x, self.work) {
            (Some(WriteBack { access: Some(_), .. }), ..) => "a data response",
            (_, None, _) => "instructions: a fetch request to be taken, or its response",
            (.., Work::Accesses { .. }) => "its data request to be taken",
            (.., Work::Sleeps) => "an interrupt that mie enables, in WFI",
            (.., Work::Divides { .. }) => "its divider",
            _ => "nothing",
        }
    }

    /// The outputs of this cycle. Call once a cycle, before [`Cpu::clock`].
    pub fn outputs(&mut self, data_response: Option<Response>) -> Outputs {
        let in_flight = self.w.is_some_and(|w| w.access.is_some());
        let failed = in_flight && data_response.is_some_and(|r| r.error);
        let good = !in_flight || data_response.is_some_and(|r| !r.error);
        let mut outputs = Outputs { sleeping: self.is_sleeping(), ..Outputs::default() };
        self.work = match self.x {
            Some(x) if good && self.clearing == 0 => self.decide(&x, in_flight),
            _ => Work::Waits,
        };
        self.learning = match self.work {
            Work::Leaves(leave) => leave.learning,
            Work::FetchedWrong => Learning::Everything,
            _ => Learning::Nothing,
        };
        self.redirect = match self.work {
            _ if self.starting => Some(self.boot_address),
            _ if failed => Some(self.csrs.mtvec() & csr::MTVEC_BASE),
            Work::Traps(trap) => Some(self.csrs.handler(trap.cause)),
            Work::Leaves(leave) => leave.turns.then_some(leave.next_pc),
            Work::FetchedWrong => self.pc(),
            Work::Accesses { request, .. } => {
                outputs.data_request = Some(request);
                None
            }
            _ => None,
        };
        outputs.fetch_request = self.fetch.request(self.redirect);
        outputs
    }

    fn is_sleeping(&self) -> bool {
        self.x.is_some_and(|x| {
            x.started.is_some() && x.instruction == Some(Instruction::Wfi) && !self.csrs.wakes()
        })
    }

    fn get(&self, register: u8) -> u32 {
        self.registers[usize::from(register & 31)]
    }

    /// The exception that the instruction is, by itself.
    fn exception(&self, x: &Execute) -> Option<Trap> {
        let trap = |exception, tval| Some(Trap { cause: Cause::Exception(exception), tval });
        if let Some(at) = x.fetched.fault {
            return trap(Exception::InstructionAccessFault, at);
        }
        let illegal = || trap(Exception::IllegalInstruction, x.fetched.instruction);
        match x.instruction {
            None => illegal(),
            Some(Instruction::Ecall) => trap(Exception::EcallFromM, 0),
            Some(Instruction::Ebreak) => trap(Exception::Breakpoint, 0),
            Some(Instruction::Csr { op, address, source, .. }) => {
                let refused = writes(op, source) && csr::read_only(address);
                if refused || csr::find(address).is_none() { illegal() } else { None }
            }
            Some(_) => None,
        }
    }

    /// What the instruction does in a cycle in which the access ahead of it, if any, is good.
    fn decide(&self, x: &Execute, in_flight: bool) -> Work {
        let interrupt = if x.started.is_none() { self.csrs.interrupt() } else { None };
        let instead = match interrupt {
            Some(interrupt) => Some(Trap { cause: Cause::Interrupt(interrupt), tval: 0 }),
            None if x.fetched.stray => return Work::FetchedWrong,
            None => self.exception(x),
        };
        if let Some(trap) = instead {
            return if in_flight { Work::Waits } else { Work::Traps(trap) };
        }
        let branches = matches!(
            x.instruction,
            Some(Instruction::Branch { .. } | Instruction::Jal { .. } | Instruction::Jalr { .. })
        );
        if x.fetched.predicted && !branches {
            return Work::FetchedWrong;
        }
        let late = self.w.map_or(0, |w| w.late);
        if late != 0 && x.sources.contains(&late) {
            return Work::Waits;
        }
        // An instruction that is none has trapped above.
        let Some(instruction) = x.instruction else { return Work::Waits };
        let pc = x.fetched.pc;
        let following = pc.wrapping_add(u32::from(x.fetched.length));
        let set = |rd: u8, value: u32| (rd != 0).then_some(RegisterWrite { number: rd, value });
        let leave = |register| Leave { register, next_pc: following, ..Leave::default() };
        let to =
            |register, next_pc| Work::Leaves(Leave { next_pc, turns: true, ..leave(register) });
        let go = |register| Work::Leaves(leave(register));
        match instruction {
            Instruction::Lui { rd, value } => go(set(rd, value)),
            Instruction::Auipc { rd, value } => go(set(rd, pc.wrapping_add(value))),
            Instruction::Jal { rd, offset } => {
                let target = pc.wrapping_add_signed(offset);
                self.jump(x, set(rd, following), target, true)
            }
            Instruction::Jalr { rd, rs1, offset } => {
                let target = self.get(rs1).wrapping_add_signed(offset) & !1;
                self.jump(x, set(rd, following), target, false)
            }
            Instruction::Branch { condition, rs1, rs2, offset } => {
                match holds(condition, self.get(rs1), self.get(rs2)) {
                    true => self.jump(x, None, pc.wrapping_add_signed(offset), offset < 0),
                    false => self.jump(x, None, following, false),
                }
            }
            Instruction::AluImmediate { op, rd, rs1, value } => {
                go(set(rd, alu(op, self.get(rs1), value as u32)))
            }
            Instruction::Alu { op, rd, rs1, rs2 } => {
                go(set(rd, alu(op, self.get(rs1), self.get(rs2))))
            }
            Instruction::MulDiv { op, rd, rs1, rs2 } => {
                let (a, b) = (self.get(rs1), self.get(rs2));
                let register = set(rd, mul_div(op, a, b));
                match (op, x.started) {
                    (MulDiv::Mul | MulDiv::Mulh | MulDiv::Mulhsu | MulDiv::Mulhu, _) => {
                        Work::Leaves(Leave { late: true, ..leave(register) })
                    }
                    (_, None) => Work::Divides { steps: division_steps(op, a) },
                    _ if x.steps > 0 => Work::Divides { steps: x.steps - 1 },
                    _ => go(register),
                }
            }
            Instruction::Load { kind, rs1, offset, .. } => {
                self.access(x, self.get(rs1).wrapping_add_signed(offset), kind.size(), None)
            }
            Instruction::Store { kind, rs1, rs2, offset } => {
                let address = self.get(rs1).wrapping_add_signed(offset);
                self.access(x, address, kind.size(), Some(self.get(rs2)))
            }
            Instruction::Fence => go(None),
            // What is left waits until there is no access ahead.
            _ if in_flight => Work::Waits,
            Instruction::FenceI => {
                let learning = Learning::Everything;
                Work::Leaves(Leave { turns: true, learning, ..leave(None) })
            }
            Instruction::Mret => to(None, self.csrs.mepc()),
            Instruction::Wfi if self.csrs.wakes() => go(None),
            Instruction::Wfi => Work::Sleeps,
            Instruction::Csr { op, rd, address, source } => {
                let old = self.csrs.read(address).unwrap_or(0);
                let operand = match source {
                    CsrSource::Register(rs1) => self.get(rs1),
                    CsrSource::Immediate(value) => u32::from(value),
                };
                let value = csr_update(op, old, operand);
                let csr = writes(op, source).then_some(CsrWrite { address, value });
                Work::Leaves(Leave { csr, ..leave(set(rd, old)) })
            }
            // Traps, above.
            Instruction::Ecall | Instruction::Ebreak => Work::Waits,
        }
    }

    /// A branch or jump goes to `next_pc`; `learns` says that the fetch stage is to remember it.
    fn jump(
        &self,
        x: &Execute,
        register: Option<RegisterWrite>,
        next_pc: u32,
        learns: bool,
    ) -> Work {
        let Fetched { pc, length, predicted, .. } = x.fetched;
        let turns = next_pc != self.fetch.pc();
        let last = pc.wrapping_add(u32::from(length) - 2);
        let (word, upper) = (last >> 2, last & 2 != 0);
        let learning = match turns {
            true if learns => Learning::Taken(Target { word, upper, target: next_pc }),
            true if predicted => Learning::Wrong(word),
            _ => Learning::Nothing,
        };
        Work::Leaves(Leave { register, late: false, csr: None, next_pc, turns, learning })
    }

    fn access(&self, x: &Execute, address: u32, size: u8, store: Option<u32>) -> Work {
        let place = address & 3;
        // Bytes of two words, the lower one at the bottom.
        let strobes = ((1u8 << size) - 1) << place;
        let wide = u64::from(store.unwrap_or(0)) << (8 * place);
        let word = address >> 2;
        let (address_of, data, strobe) = match x.second {
            false => (word, wide as u32, strobes & 0xf),
            true => (word.wrapping_add(1) & (u32::MAX >> 2), (wide >> 32) as u32, strobes >> 4),
        };
        let request = DataRequest { address: address_of, write: store.is_some(), data, strobe };
        let store = store.map(|data| data & size_mask(size));
        let first = strobes >> 4 != 0 && !x.second;
        Work::Accesses { request, access: Access { address, size, store }, first }
    }

    /// The clock edge that ends the cycle; returns what retired in it.
    pub fn clock(&mut self, inputs: &Inputs) -> Option<Retirement> {
        let mcycle = self.csrs.cycle();
        let (mut retired, mut failed) = (None, false);
        let mut w_leaves = true;
        if let Some(w) = self.w {
            match (w.access, inputs.data_response) {
                (None, _) => retired = Some(w.retirement),
                (Some(_), None) => w_leaves = false,
                (Some(access), Some(Response { error: true, .. })) => {
                    failed = true;
                    retired = Some(self.fail(w.retirement, &access));
                }
                (Some(access), Some(Response { data, .. })) => {
                    retired = self.finish(w.retirement, &access, data);
                }
            }
        }
        if w_leaves {
            self.w = None;
        }
        if !self.csrs.cycle_inhibited() {
            self.csrs.set_cycle(mcycle.wrapping_add(1));
        }
        let leaves = !failed && self.execute(inputs, mcycle);
        if leaves || self.redirect.is_some() {
            self.x = None;
        }
        let take = self.x.is_none() && self.redirect.is_none();
        let edge = Edge {
            redirect: self.redirect,
            take,
            ready: inputs.fetch_ready,
            response: inputs.fetch_response,
            learning: self.learning,
        };
        if let Some(fetched) = self.fetch.clock(edge) {
            self.x = Some(Execute::new(fetched));
        }
        self.csrs.set_lines(inputs.lines);
        self.starting = false;
        self.clearing = self.clearing.saturating_sub(1);
        retired
    }

    /// The access of the write-back stage failed: a trap.
    fn fail(&mut self, retirement: Retirement, access: &Pending) -> Retirement {
        let exception = match access.load {
            Some(_) => Exception::LoadAccessFault,
            None => Exception::StoreAccessFault,
        };
        let tval = match access.second {
            false => access.address,
            true => (access.address & !3).wrapping_add(4),
        };
        let trap = Trap { cause: Cause::Exception(exception), tval };
        let next_pc = self.csrs.enter_trap(trap.cause, retirement.record.pc, tval);
        let record = Retired {
            next_pc,
            register: None,
            memory: None,
            csr: None,
            trap: Some(trap),
            ..retirement.record
        };
        Retirement { record, ..retirement }
    }

    /// The response to the access of the write-back stage is there; retires it if it is the last.
    fn finish(&mut self, from: Retirement, access: &Pending, data: u32) -> Option<Retirement> {
        if access.first {
            self.low = data;
            return None;
        }
        let mut retirement = from;
        if let Some((kind, rd)) = access.load {
            let low = if access.second { self.low } else { data };
            let wide = u64::from(data) << 32 | u64::from(low);
            let bytes = (wide >> (8 * (access.address & 3))) as u32 & size_mask(kind.size());
            let value = extend(kind, bytes);
            if rd != 0 {
                self.registers[usize::from(rd)] = value;
                retirement.record.register = Some(RegisterWrite { number: rd, value });
            }
        }
        self.csrs.count_instruction(!access.counts);
        Some(retirement)
    }

    /// The execution stage at the clock edge; returns whether its instruction leaves.
    fn execute(&mut self, inputs: &Inputs, mcycle: u64) -> bool {
        let Some(x) = &mut self.x else { return false };
        let lines = x.started.unwrap_or(self.csrs.lines());
        let mut record = Retired {
            pc: x.fetched.pc,
            instruction: x.fetched.instruction,
            length: x.fetched.length,
            next_pc: x.fetched.pc.wrapping_add(u32::from(x.fetched.length)),
            register: None,
            memory: None,
            csr: None,
            trap: None,
        };
        let (mut access, mut late) = (None, 0);
        let mut leaves = true;
        let inhibited = self.csrs.instret_inhibited();
        match self.work {
            Work::Waits | Work::FetchedWrong => return false,
            Work::Sleeps => {
                x.started = Some(lines);
                return false;
            }
            Work::Divides { steps } => {
                x.started = Some(lines);
                x.steps = steps;
                return false;
            }
            Work::Accesses { request: _, access: asked, first } => {
                x.started = Some(lines);
                if !inputs.data_ready {
                    return false;
                }
                let second = x.second;
                x.second |= first;
                leaves = !first;
                let load = match x.instruction {
                    Some(Instruction::Load { kind, rd, .. }) => Some((kind, rd)),
                    _ => None,
                };
                if let (Some((_, rd)), false) = (load, first) {
                    late = rd;
                }
                record.memory = Some(asked);
                let address = asked.address;
                access = Some(Pending { load, address, first, second, counts: !inhibited });
            }
            Work::Traps(trap) => {
                if trap.cause.is_interrupt() || x.fetched.fault.is_some() {
                    record.instruction = 0;
                    record.length = 0;
                }
                record.next_pc = self.csrs.enter_trap(trap.cause, record.pc, trap.tval);
                record.trap = Some(trap);
            }
            Work::Leaves(Leave { register, late: is_late, csr, next_pc, .. }) => {
                record.next_pc = next_pc;
                record.register = register;
                record.csr = csr;
                if let Some(RegisterWrite { number, value }) = register {
                    self.registers[usize::from(number)] = value;
                    late = if is_late { number } else { 0 };
                }
                if x.instruction == Some(Instruction::Mret) {
                    self.csrs.leave_trap();
                }
                if let Some(CsrWrite { address, value }) = csr {
                    self.csrs.write(address, value);
                }
                self.csrs.count_instruction(inhibited);
            }
        }
        let retirement = Retirement { record, lines, mcycle };
        self.w = Some(WriteBack { retirement, access, late });
        leaves
    }
}

impl Execute {
    fn new(fetched: Fetched) -> Execute {
        let instruction = match fetched {
            Fetched { fault: Some(_), .. } => None,
            Fetched { length: 2, instruction, .. } => compressed::expand(instruction as u16),
            Fetched { instruction, .. } => decode(instruction),
        };
        let sources = instruction.map_or([0; 2], |i| i.sources());
        Execute { fetched, instruction, sources, started: None, second: false, steps: 0 }
    }
}

/// Whether a CSR instruction writes its register.
fn writes(op: CsrOp, source: CsrSource) -> bool {
    op == CsrOp::Write || !source.is_zero()
}

/// Steps of the divider: those for the dividend's magnitude without its leading groups of zeros, but
/// at least for one group.
fn division_steps(op: MulDiv, dividend: u32) -> u32 {
    let magnitude = match op {
        MulDiv::Div | MulDiv::Rem => (dividend as i32).unsigned_abs(),
        _ => dividend,
    };
    let bits = (u32::BITS - magnitude.leading_zeros()).max(1).next_multiple_of(DIVIDE_GROUP);
    bits / DIVIDE_BITS
}
