//! The record of each retirement, for test benches: `mtia_model::spec::cpu::Retired` as ports.
//!
//! ```text
//!   execution stage --issue--> | the record so far | --> retire_*      in the cycle in which the
//!   write-back stage: value, access fault ------------/                write-back stage is done
//! ```
//! Nothing in the core reads what is here; a chip that leaves `retire_*` open has none of it.

use mtia_rtl::{Block, Layout, Module, Signal};
use serde::Serialize;

use super::CAUSE_BITS;

/// The record of retirement.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Trace;

/// The ports of the record behind `retire_valid`, with what each says.
pub(super) const RECORD: [(&str, u32, &str); 19] = [
    ("pc", 32, "Address of the instruction; of an interrupt, of the one to come back to."),
    ("instruction", 32, "As fetched, a 16-bit one with zeros above; 0 where there is none."),
    ("length", 3, "Its bytes, 2 or 4; 0 where there is none: interrupt, failed fetch."),
    ("next_pc", 32, "Address of what is executed next."),
    ("rd_write", 1, "A register is written, which one, and its new value."),
    ("rd", 5, ""),
    ("rd_value", 32, ""),
    ("memory", 1, "A load or store that did not trap: whether it stores, bytes, address, data."),
    ("memory_store", 1, ""),
    ("memory_size", 3, ""),
    ("memory_address", 32, ""),
    ("memory_data", 32, ""),
    ("csr_write", 1, "A control register is written, which one, and what is written."),
    ("csr_address", 12, ""),
    ("csr_value", 32, ""),
    ("trap", 1, "A trap is taken; whether it is an interrupt, mcause, mtval."),
    ("interrupt", 1, ""),
    ("cause", CAUSE_BITS, ""),
    ("tval", 32, ""),
];

/// What the write-back stage adds to, or puts in place of, what came from the execution stage.
const LATE: [&str; 3] = ["rd_write", "rd", "rd_value"];

/// What the execution stage hands over.
pub(super) fn early() -> Layout {
    RECORD
        .iter()
        .filter(|(name, ..)| !LATE.contains(name))
        .fold(Layout::new(), |layout, &(name, width, _)| layout.field(name, width))
}

impl Block for Trace {
    fn name(&self) -> String {
        "cpu_trace".into()
    }

    fn about(&self) -> String {
        "Holds the record of the instruction in the write-back stage and shows it when the stage \
         is done. For test benches; nothing in the core depends on it."
            .into()
    }

    fn build(&self, m: &Module) {
        m.comment("The execution stage hands over its instruction.");
        let issue = m.input("issue", 1);
        let held: Vec<(String, Signal)> = early()
            .fields()
            .map(|(name, width)| (name.to_owned(), m.input(&format!("issue_{name}"), width)))
            .collect();
        m.comment("The write-back stage is done with an instruction or a trap.");
        let done = m.input("done", 1);
        m.comment("It is done because its access failed.");
        let failed = m.input("failed", 1);
        let failed_cause = m.input("failed_cause", CAUSE_BITS);
        let failed_tval = m.input("failed_tval", 32);
        let handler = m.input("handler", 32);
        m.comment("The register that is written.");
        let late: Vec<(String, Signal)> = RECORD
            .iter()
            .filter(|(name, ..)| LATE.contains(name))
            .map(|&(name, width, _)| (name.to_owned(), m.input(name, width)))
            .collect();
        let valid = m.output("retire_valid", 1);
        m.drive(&valid, &done);
        let held: Vec<(String, Signal)> = held
            .into_iter()
            .map(|(name, value)| {
                let reg = m.reg(&format!("held_{name}"), value.width()).no_reset();
                m.when(&issue, || m.set(&reg, &value));
                (name, reg)
            })
            .collect();
        for (name, width, about) in RECORD {
            if !about.is_empty() {
                m.comment(about);
            }
            let port = m.output(&format!("retire_{name}"), width);
            let found = held.iter().chain(&late).find(|f| f.0 == name);
            let Some((_, value)) = found else { continue };
            let value = match name {
                "trap" => value | &failed,
                "memory" | "interrupt" | "rd_write" => value & !&failed,
                "cause" => failed.mux(&failed_cause, value),
                "tval" => failed.mux(&failed_tval, value),
                "next_pc" => failed.mux(&handler, value),
                _ => value.clone(),
            };
            m.drive(&port, value);
        }
    }
}
