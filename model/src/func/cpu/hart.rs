//! The core: registers, and one step after the other.
//!
//! ```text
//!   Bus::fetch --> 16 or 32 bits --> Instruction --> registers, CSRs, Bus::read, Bus::write
//!                                         |
//!                                         +--> Retired: all that could be seen of it
//! ```
//!
//! Memory is reached as the hardware reaches it: in aligned words with byte strobes. An access that
//! crosses a word is two, the lower one first, and stops at the first that fails.

use super::compressed;
use super::csr::Csrs;
use super::decode::decode;
use super::execute::{alu, csr_update, extend, holds, mul_div, size_mask};
use super::instruction::{CsrOp, CsrSource, Instruction};
use crate::spec::cpu::csr;
use crate::spec::cpu::{
    Access, Cause, CsrWrite, Exception, Interrupt, RegisterWrite, Retired, Trap,
};

/// Memory answered with an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BusError;

/// What the core's two ports lead to. Addresses are those of aligned words, in bytes; bytes are
/// little-endian.
pub trait Bus {
    /// The word of instructions at `address`.
    ///
    /// # Errors
    /// If nothing is there to execute.
    fn fetch(&mut self, address: u32) -> Result<u32, BusError>;

    /// The word at `address`.
    ///
    /// # Errors
    /// If nothing is there to read.
    fn read(&mut self, address: u32) -> Result<u32, BusError>;

    /// The same, of which only the bytes whose bit in `strobe` is set are needed; for devices that
    /// tell words from parts of them.
    ///
    /// # Errors
    /// As [`Bus::read`].
    fn read_part(&mut self, address: u32, strobe: u8) -> Result<u32, BusError> {
        let _ = strobe;
        self.read(address)
    }

    /// Writes the bytes of `data` whose bit in `strobe` is set; bit 0 is the lowest byte.
    ///
    /// # Errors
    /// If nothing is there to write.
    fn write(&mut self, address: u32, data: u32, strobe: u8) -> Result<(), BusError>;
}

/// The core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hart {
    registers: [u32; 32],
    pc: u32,
    csrs: Csrs,
    /// Whether the last instruction was WFI.
    waiting: bool,
}

/// What an instruction does beyond going on at the next one.
struct Effect {
    next_pc: u32,
    register: Option<RegisterWrite>,
    memory: Option<Access>,
    csr: Option<CsrWrite>,
}

/// An instruction that trapped.
struct Fault {
    exception: Exception,
    tval: u32,
}

impl Hart {
    /// Core number `hart_id` after reset, about to execute at `boot_address`, whose bit 0 is
    /// ignored. Registers are zero.
    pub fn new(hart_id: u32, boot_address: u32) -> Hart {
        let csrs = Csrs::new(hart_id);
        Hart { registers: [0; 32], pc: boot_address & !1, csrs, waiting: false }
    }

    /// Address of the next instruction.
    pub fn pc(&self) -> u32 {
        self.pc
    }

    /// The registers; x0 is 0.
    pub fn registers(&self) -> &[u32; 32] {
        &self.registers
    }

    /// The control registers.
    pub fn csrs(&self) -> &Csrs {
        &self.csrs
    }

    /// Sets the interrupt lines, bits as in mip.
    pub fn set_lines(&mut self, lines: u32) {
        self.csrs.set_lines(lines);
    }

    /// Sets mcycle; time is the environment's.
    pub fn set_cycle(&mut self, cycle: u64) {
        self.csrs.set_cycle(cycle);
    }

    /// Lets `cycles` pass: mcycle counts them unless mcountinhibit forbids it.
    pub fn advance(&mut self, cycles: u64) {
        if !self.csrs.cycle_inhibited() {
            self.csrs.set_cycle(self.csrs.cycle().wrapping_add(cycles));
        }
    }

    /// Whether the core stands in WFI with nothing to wake it on the lines set last.
    pub fn asleep(&self) -> bool {
        self.waiting && !self.csrs.wakes()
    }

    /// One step under these interrupt lines: takes an interrupt if there is one to take, else
    /// executes an instruction. `None` while the core sleeps.
    pub fn step(&mut self, bus: &mut impl Bus, lines: u32) -> Option<Retired> {
        self.csrs.set_lines(lines);
        if self.asleep() {
            return None;
        }
        Some(match self.csrs.interrupt() {
            Some(interrupt) => self.take_interrupt(interrupt),
            None => self.execute(bus),
        })
    }

    /// The interrupt that is to be taken now, by lines, mie, mstatus and priority.
    pub fn pending(&self) -> Option<Interrupt> {
        self.csrs.interrupt()
    }

    /// Takes an interrupt, without asking whether it is pending or enabled: whoever dictates when
    /// asks [`Hart::pending`].
    pub fn take_interrupt(&mut self, interrupt: Interrupt) -> Retired {
        self.waiting = false;
        let pc = self.pc;
        self.trap(pc, 0, 0, Trap { cause: Cause::Interrupt(interrupt), tval: 0 })
    }

    /// Executes the next instruction, whatever is pending.
    pub fn execute(&mut self, bus: &mut impl Bus) -> Retired {
        self.waiting = false;
        let pc = self.pc;
        let fault =
            |fault: Fault| Trap { cause: Cause::Exception(fault.exception), tval: fault.tval };
        let (instruction, length) = match fetch(bus, pc) {
            Ok(fetched) => fetched,
            Err(failed) => return self.trap(pc, 0, 0, fault(failed)),
        };
        let decoded = match length {
            2 => compressed::expand(instruction as u16),
            _ => decode(instruction),
        };
        let inhibited = self.csrs.instret_inhibited();
        let outcome = match decoded {
            Some(decoded) => self.perform(bus, decoded, instruction, length),
            None => Err(illegal(instruction)),
        };
        match outcome {
            Ok(Effect { next_pc, register, memory, csr }) => {
                if let Some(RegisterWrite { number, value }) = register {
                    self.registers[usize::from(number)] = value;
                }
                self.csrs.count_instruction(inhibited);
                self.pc = next_pc;
                Retired { pc, instruction, length, next_pc, register, memory, csr, trap: None }
            }
            Err(failed) => self.trap(pc, instruction, length, fault(failed)),
        }
    }

    fn trap(&mut self, pc: u32, instruction: u32, length: u8, trap: Trap) -> Retired {
        let next_pc = self.csrs.enter_trap(trap.cause, pc, trap.tval);
        self.pc = next_pc;
        Retired {
            pc,
            instruction,
            length,
            next_pc,
            register: None,
            memory: None,
            csr: None,
            trap: Some(trap),
        }
    }

    fn get(&self, register: u8) -> u32 {
        self.registers[usize::from(register & 31)]
    }

    /// What the instruction does. Memory and CSRs are changed here, the register and pc by the
    /// caller; on a fault nothing has changed but what the first word of a store wrote.
    fn perform(
        &mut self,
        bus: &mut impl Bus,
        decoded: Instruction,
        instruction: u32,
        length: u8,
    ) -> Result<Effect, Fault> {
        let pc = self.pc;
        let following = pc.wrapping_add(u32::from(length));
        let mut effect = Effect { next_pc: following, register: None, memory: None, csr: None };
        match decoded {
            Instruction::Lui { rd, value } => effect.register = set(rd, value),
            Instruction::Auipc { rd, value } => {
                effect.register = set(rd, pc.wrapping_add(value));
            }
            Instruction::Jal { rd, offset } => {
                effect.register = set(rd, following);
                effect.next_pc = pc.wrapping_add_signed(offset);
            }
            Instruction::Jalr { rd, rs1, offset } => {
                effect.register = set(rd, following);
                effect.next_pc = self.get(rs1).wrapping_add_signed(offset) & !1;
            }
            Instruction::Branch { condition, rs1, rs2, offset } => {
                if holds(condition, self.get(rs1), self.get(rs2)) {
                    effect.next_pc = pc.wrapping_add_signed(offset);
                }
            }
            Instruction::Load { kind, rd, rs1, offset } => {
                let address = self.get(rs1).wrapping_add_signed(offset);
                let data = load(bus, address, kind.size())?;
                effect.register = set(rd, extend(kind, data));
                effect.memory = Some(Access { address, size: kind.size(), store: None });
            }
            Instruction::Store { kind, rs1, rs2, offset } => {
                let address = self.get(rs1).wrapping_add_signed(offset);
                let data = self.get(rs2) & size_mask(kind.size());
                store(bus, address, kind.size(), data)?;
                effect.memory = Some(Access { address, size: kind.size(), store: Some(data) });
            }
            Instruction::AluImmediate { op, rd, rs1, value } => {
                effect.register = set(rd, alu(op, self.get(rs1), value as u32));
            }
            Instruction::Alu { op, rd, rs1, rs2 } => {
                effect.register = set(rd, alu(op, self.get(rs1), self.get(rs2)));
            }
            Instruction::MulDiv { op, rd, rs1, rs2 } => {
                effect.register = set(rd, mul_div(op, self.get(rs1), self.get(rs2)));
            }
            // Accesses are in order, and instructions are fetched anew each time.
            Instruction::Fence | Instruction::FenceI => {}
            Instruction::Ecall => {
                return Err(Fault { exception: Exception::EcallFromM, tval: 0 });
            }
            Instruction::Ebreak => {
                return Err(Fault { exception: Exception::Breakpoint, tval: 0 });
            }
            Instruction::Mret => effect.next_pc = self.csrs.leave_trap(),
            Instruction::Wfi => self.waiting = true,
            Instruction::Csr { op, rd, address, source } => {
                let old = self.csrs.read(address).ok_or_else(|| illegal(instruction))?;
                if op == CsrOp::Write || !source.is_zero() {
                    if csr::read_only(address) {
                        return Err(illegal(instruction));
                    }
                    let operand = match source {
                        CsrSource::Register(rs1) => self.get(rs1),
                        CsrSource::Immediate(value) => u32::from(value),
                    };
                    let value = csr_update(op, old, operand);
                    self.csrs.write(address, value);
                    effect.csr = Some(CsrWrite { address, value });
                }
                effect.register = set(rd, old);
            }
        }
        Ok(effect)
    }
}

/// The instruction at `pc` and its bytes.
fn fetch(bus: &mut impl Bus, pc: u32) -> Result<(u32, u8), Fault> {
    let mut word = |address: u32| {
        let fault = Fault { exception: Exception::InstructionAccessFault, tval: address };
        bus.fetch(address & !3).map_err(|BusError| fault)
    };
    let first = word(pc)?;
    if pc & 2 == 0 {
        return Ok(match compressed::is_long(first as u16) {
            true => (first, 4),
            false => (first & 0xffff, 2),
        });
    }
    let low = first >> 16;
    if !compressed::is_long(low as u16) {
        return Ok((low, 2));
    }
    Ok((low | word(pc.wrapping_add(2))? << 16, 4))
}

fn illegal(instruction: u32) -> Fault {
    Fault { exception: Exception::IllegalInstruction, tval: instruction }
}

const fn set(number: u8, value: u32) -> Option<RegisterWrite> {
    if number == 0 { None } else { Some(RegisterWrite { number, value }) }
}

/// How many bytes of an access lie in its first word, and whether there is a second.
const fn crosses(address: u32, size: u8) -> bool {
    (address & 3) + size as u32 > 4
}

/// The bytes at `address`, zeros above them.
fn load(bus: &mut impl Bus, address: u32, size: u8) -> Result<u32, Fault> {
    let fault = |tval| move |BusError| Fault { exception: Exception::LoadAccessFault, tval };
    let word = address & !3;
    let shift = 8 * (address & 3);
    // Bytes of two words, the lower one at the bottom.
    let strobe = ((1u8 << size) - 1) << (address & 3);
    let low = bus.read_part(word, strobe & 0xf).map_err(fault(address))?;
    let mut data = low >> shift;
    if crosses(address, size) {
        let next = word.wrapping_add(4);
        let high = bus.read_part(next, strobe >> 4).map_err(fault(next))?;
        data |= high << (32 - shift);
    }
    Ok(data & size_mask(size))
}

/// Stores the low bytes of `data` at `address`.
fn store(bus: &mut impl Bus, address: u32, size: u8, data: u32) -> Result<(), Fault> {
    let fault = |tval| move |BusError| Fault { exception: Exception::StoreAccessFault, tval };
    let word = address & !3;
    let place = address & 3;
    // Bytes of two words, the lower one at the bottom.
    let strobe = ((1u8 << size) - 1) << place;
    let wide = u64::from(data) << (8 * place);
    bus.write(word, wide as u32, strobe & 0xf).map_err(fault(address))?;
    if crosses(address, size) {
        let next = word.wrapping_add(4);
        bus.write(next, (wide >> 32) as u32, strobe >> 4).map_err(fault(next))?;
    }
    Ok(())
}
