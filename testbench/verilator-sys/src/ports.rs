//! Reads the ports of a verilated design from its C++ header.
//!
//! The header (`VL_IN8(&clk,0,0);`, `VL_OUTW(&x,1023,0,32);`) is what the C++ compiler itself
//! reads, so name, direction, width and storage found here cannot disagree with the compiled
//! model. Its form is the same from 5.006 to 5.052, while `--xml-only` was replaced by
//! `--json-only` in between and needs a second elaboration of the design.

/// How Verilator stores a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Storage {
    /// `CData`, 1 to 8 bits.
    Byte,
    /// `SData`, 9 to 16 bits.
    Half,
    /// `IData`, 17 to 32 bits.
    Word,
    /// `QData`, 33 to 64 bits.
    Quad,
    /// `VlWide`, more than 64 bits: 32-bit words, the lowest first.
    Wide,
}

impl Storage {
    /// The code in the table that the shim exports.
    pub fn code(self) -> u8 {
        match self {
            Self::Byte => 1,
            Self::Half => 2,
            Self::Word => 4,
            Self::Quad => 8,
            Self::Wide => 0,
        }
    }

    pub fn from_code(code: u8) -> Option<Self> {
        [Self::Byte, Self::Half, Self::Word, Self::Quad, Self::Wide]
            .into_iter()
            .find(|s| s.code() == code)
    }
}

/// A port as the header declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HeaderPort {
    /// The name of the C++ member.
    pub member: String,
    /// The name in Verilog.
    pub name: String,
    /// Bits.
    pub width: u32,
    pub input: bool,
    pub storage: Storage,
}

/// The ports that `header` declares, in its order; or the text of a port that cannot be handled.
pub(crate) fn parse(header: &str) -> Result<Vec<HeaderPort>, String> {
    let mut ports = Vec::new();
    let mut inside = false;
    for line in header.lines().map(str::trim) {
        if line.starts_with("// PORTS") {
            inside = true;
        } else if inside && (line.is_empty() || line.starts_with("// CELLS")) {
            inside = false;
        }
        if line.starts_with("VL_IN") || line.starts_with("VL_OUT") {
            ports.push(parse_line(line).ok_or_else(|| line.to_owned())?);
        } else if inside && !line.starts_with("//") {
            // An array of a C++ class, a real number, a string ...
            return Err(line.to_owned());
        }
    }
    Ok(ports)
}

fn parse_line(line: &str) -> Option<HeaderPort> {
    let (macro_name, rest) = line.split_once('(')?;
    let (input, kind) = if let Some(kind) = macro_name.strip_prefix("VL_INOUT") {
        (true, kind)
    } else if let Some(kind) = macro_name.strip_prefix("VL_IN") {
        (true, kind)
    } else {
        (false, macro_name.strip_prefix("VL_OUT")?)
    };
    let storage = match kind {
        "8" => Storage::Byte,
        "16" => Storage::Half,
        "" => Storage::Word,
        "64" => Storage::Quad,
        "W" => Storage::Wide,
        _ => return None,
    };
    let mut arguments = rest.strip_suffix(");")?.split(',').map(str::trim);
    let member = arguments.next()?.strip_prefix('&')?.to_owned();
    if !member.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return None;
    }
    let high: i64 = arguments.next()?.parse().ok()?;
    let low: i64 = arguments.next()?.parse().ok()?;
    let width = u32::try_from(high.abs_diff(low)).ok()?.checked_add(1)?;
    Some(HeaderPort { name: verilog_name(&member), member, width, input, storage })
}

/// Undoes Verilator's encoding of names: `a__b` becomes `a___05Fb`, a C++ keyword gets `__SYM__`.
fn verilog_name(member: &str) -> String {
    let member = member.strip_prefix("__SYM__").unwrap_or(member);
    let mut name = String::with_capacity(member.len());
    let mut rest = member;
    while let Some(c) = rest.chars().next() {
        let code = rest
            .strip_prefix("__0")
            .and_then(|hex| hex.get(..2))
            .and_then(|hex| u8::from_str_radix(hex, 16).ok());
        if let Some(code) = code {
            name.push(char::from(code));
            rest = &rest[5..];
        } else {
            name.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn header_lines() {
        let header = "  // PORTS\n // words\n VL_IN8(&clk,0,0);\n VL_OUTW(&x___05Fy,1023,0,32);\n\
                      VL_IN64(&d,4,67);\n VL_OUT(&__SYM__int,31,0);\n\n // CELLS\n";
        let ports = parse(header).unwrap();
        let seen: Vec<_> =
            ports.iter().map(|p| (p.name.as_str(), p.width, p.input, p.storage)).collect();
        assert_eq!(
            seen,
            [
                ("clk", 1, true, Storage::Byte),
                ("x__y", 1024, false, Storage::Wide),
                ("d", 64, true, Storage::Quad),
                ("int", 32, false, Storage::Word),
            ]
        );
        assert_eq!(parse("VL_IN8((&a)[4],7,0);"), Err("VL_IN8((&a)[4],7,0);".to_owned()));
        assert!(parse("// PORTS\n double &r;\n\n").is_err());
    }
}
