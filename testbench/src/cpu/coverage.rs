//! What programs have executed, and what of all there is they have not.
//!
//! An item is a name and a count: each instruction in each form, each cause, each condition both
//! ways, each control register read and written, accesses and instructions across words, faults in
//! second halves, corner operands of the multiplier and divider.

use std::collections::BTreeMap;
use std::fmt;

use mtia_model::func::cpu::compressed;
use mtia_model::func::cpu::decode::decode;
use mtia_model::func::cpu::instruction::{Condition, Instruction, MulDiv};
use mtia_model::spec::cpu::csr;
use mtia_model::spec::cpu::{Access, Cause, Exception, Interrupt, Retired};

/// Counts by item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    counts: BTreeMap<String, u64>,
}

impl Default for Coverage {
    fn default() -> Coverage {
        Coverage { counts: items().into_iter().map(|item| (item, 0)).collect() }
    }
}

impl Coverage {
    /// Counts a step, of a core whose registers were these before it.
    pub fn observe(&mut self, record: &Retired, before: &[u32; 32]) {
        let decoded = match record.length {
            0 => None,
            2 => compressed::expand(record.instruction as u16),
            _ => decode(record.instruction),
        };
        if let Some(trap) = record.trap {
            self.hit(&cause(trap.cause));
            match trap.cause {
                Cause::Exception(Exception::InstructionAccessFault) if trap.tval != record.pc => {
                    self.hit("fetch fault in the second half");
                }
                Cause::Exception(Exception::IllegalInstruction) => {
                    self.hit(if record.length == 2 { "illegal, 16 bits" } else { ILLEGAL_LONG });
                }
                Cause::Exception(e) => self.second_fault(e, decoded, trap.tval, before),
                Cause::Interrupt(interrupt) => {
                    // The table entry of the cause, or the base itself.
                    let entry = 4 * u32::from(interrupt.code());
                    let vectored = record.next_pc & 0x3f == entry;
                    self.hit(if vectored { "interrupt, vectored" } else { "interrupt, direct" });
                }
            }
        }
        let Some(decoded) = decoded else { return };
        if record.length == 2 {
            self.hit(compressed::name(record.instruction as u16).unwrap_or_default());
        } else {
            self.hit(decoded.name());
            if record.pc & 2 != 0 {
                self.hit("32-bit instruction across words");
            }
        }
        match decoded {
            Instruction::Branch { condition, .. } => {
                let following = record.pc.wrapping_add(u32::from(record.length));
                self.hit(&branch(condition, record.next_pc != following));
            }
            Instruction::MulDiv { op, rs1, rs2, .. } => {
                let (a, b) = (before[usize::from(rs1)], before[usize::from(rs2)]);
                for (corner, holds) in corners(a, b) {
                    if holds {
                        self.hit(&operands(op, corner));
                    }
                }
            }
            Instruction::Csr { address, rd, .. } if record.trap.is_none() => {
                if let Some(row) = csr::find(address) {
                    if rd != 0 {
                        self.hit(&csr_item(row, "read"));
                    }
                    if record.csr.is_some() {
                        self.hit(&csr_item(row, "written"));
                    }
                }
            }
            _ => {}
        }
        if let Some(Access { address, size, store }) = record.memory {
            let kind = if store.is_some() { "store" } else { "load" };
            let place = address & 3;
            if place + u32::from(size) > 4 {
                self.hit(&format!("{kind} of {size} B across words, at {place}"));
            } else {
                self.hit(&format!("{kind} of {size} B at {place}"));
            }
        }
    }

    /// A fault of an access that crosses a word: in which of the two words?
    fn second_fault(
        &mut self,
        exception: Exception,
        decoded: Option<Instruction>,
        tval: u32,
        before: &[u32; 32],
    ) {
        let (kind, rs1, offset, size) = match (exception, decoded) {
            (Exception::LoadAccessFault, Some(Instruction::Load { kind, rs1, offset, .. })) => {
                ("load", rs1, offset, kind.size())
            }
            (Exception::StoreAccessFault, Some(Instruction::Store { kind, rs1, offset, .. })) => {
                ("store", rs1, offset, kind.size())
            }
            _ => return,
        };
        let address = before[usize::from(rs1)].wrapping_add_signed(offset);
        if (address & 3) + u32::from(size) > 4 {
            let which = if tval == address { "first" } else { "second" };
            self.hit(&format!("{kind} fault in the {which} of two words"));
        }
    }

    fn hit(&mut self, item: &str) {
        match self.counts.get_mut(item) {
            Some(count) => *count += 1,
            None => {
                self.counts.insert(item.to_owned(), 1);
            }
        }
    }

    /// Adds what another run has covered.
    pub fn add(&mut self, other: &Coverage) {
        for (item, count) in &other.counts {
            *self.counts.entry(item.clone()).or_default() += count;
        }
    }

    /// The items that were never hit.
    pub fn missing(&self) -> Vec<&str> {
        let never = self.counts.iter().filter(|&(_, &count)| count == 0);
        never.map(|(item, _)| item.as_str()).collect()
    }

    /// The items and their counts.
    pub fn counts(&self) -> &BTreeMap<String, u64> {
        &self.counts
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (item, count) in &self.counts {
            writeln!(f, "{count:>10}  {item}")?;
        }
        Ok(())
    }
}

const ILLEGAL_LONG: &str = "illegal, 32 bits";

fn cause(cause: Cause) -> String {
    format!("trap: {cause}")
}

fn branch(condition: Condition, taken: bool) -> String {
    format!("{} {}", condition.name(), if taken { "taken" } else { "not taken" })
}

fn operands(op: MulDiv, corner: &str) -> String {
    format!("{} with {corner}", op.name())
}

fn csr_item(row: &csr::Csr, what: &str) -> String {
    format!("csr {} {what}", row.name(row.address))
}

/// Operands that a multiplier or divider may get wrong, and whether these are such.
fn corners(a: u32, b: u32) -> [(&'static str, bool); 6] {
    let negative = |x: u32| (x as i32) < 0;
    [
        ("a zero divisor", b == 0),
        ("-2^31 and -1", a == 1 << 31 && b == u32::MAX),
        ("both negative", negative(a) && negative(b)),
        ("negative, positive", negative(a) && !negative(b) && b != 0),
        ("positive, negative", !negative(a) && a != 0 && negative(b)),
        ("-2^31 twice", a == 1 << 31 && b == 1 << 31),
    ]
}

/// Everything there is to cover.
fn items() -> Vec<String> {
    let mut items: Vec<String> = Instruction::names().into_iter().map(str::to_owned).collect();
    items.extend(compressed::NAMES.map(str::to_owned));
    items.extend(Exception::ALL.map(|e| cause(Cause::Exception(e))));
    items.extend(Interrupt::ALL.map(|i| cause(Cause::Interrupt(i))));
    for condition in Condition::ALL {
        items.extend([branch(condition, true), branch(condition, false)]);
    }
    for op in MulDiv::ALL {
        items.extend(corners(0, 0).map(|(corner, _)| operands(op, corner)));
    }
    for row in &csr::CSRS {
        items.push(csr_item(row, "read"));
        if !row.read_only() {
            items.push(csr_item(row, "written"));
        }
    }
    for kind in ["load", "store"] {
        for (size, place) in [1, 2, 4].into_iter().flat_map(|s| (0..4).map(move |p| (s, p))) {
            items.push(match place + size > 4 {
                true => format!("{kind} of {size} B across words, at {place}"),
                false => format!("{kind} of {size} B at {place}"),
            });
        }
        items.extend(["first", "second"].map(|w| format!("{kind} fault in the {w} of two words")));
    }
    items.extend(
        [
            "32-bit instruction across words",
            "fetch fault in the second half",
            "illegal, 16 bits",
            ILLEGAL_LONG,
            "interrupt, vectored",
            "interrupt, direct",
        ]
        .map(str::to_owned),
    );
    items
}
