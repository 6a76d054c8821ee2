//! The firmware's C header: codes, layouts, register addresses and every size of the description.

use std::fmt;
use std::fmt::Write as _;

use super::param::Value;
use super::{Chip, me, nmc, slot, wqe};

/// The text of the header for one chip.
pub fn c_header(chip: &Chip) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write(&mut out, chip);
    out
}

fn write(out: &mut String, chip: &Chip) -> fmt::Result {
    writeln!(
        out,
        "/* What the firmware of the chip \"{}\" needs to know of its hardware.",
        chip.name
    )?;
    writeln!(out, " * Generated from the chip description. Do not edit. */")?;
    writeln!(out, "#ifndef MTIA_H\n#define MTIA_H")?;
    nmc::write_c_header(out)?;
    wqe::write_c_header(out)?;
    me::write_c_header(out)?;
    slot::write_c_header(out)?;
    writeln!(out, "\n/* Sizes. */")?;
    for entry in chip.entries() {
        // Rates and times have no place in integer firmware.
        if let Value::Integer(value) = entry.value {
            let name = entry.key.replace('.', "_").to_uppercase();
            writeln!(out, "#define MTIA_{name} {value}u /* {} */", entry.unit)?;
        }
    }
    writeln!(out, "\n#endif")
}
