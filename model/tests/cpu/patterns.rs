//! Instruction formats as the standard's figures draw them: fields from the highest bit down.
//!
//! A pattern is a row of words: `0110` are fixed bits, `rd`, `rs1`, `rs2` five bits of register,
//! `rd'` and its like three bits that stand for x8 to x15, `5:3|7` bits of the immediate.

use std::collections::HashMap;

/// The fields of a word that fits a pattern; the immediate's bits under `imm`, its highest place
/// under `top`.
pub fn matches(pattern: &str, word: u32, width: u32) -> Option<HashMap<&str, u32>> {
    let mut fields = HashMap::new();
    let mut left = width;
    let mut take = |count: u32| {
        left -= count;
        word >> left & u32::MAX >> (32 - count)
    };
    let (mut immediate, mut top) = (0, 0);
    for field in pattern.split_whitespace() {
        if field.chars().all(|c| c == '0' || c == '1') && !field.is_empty() {
            let fixed = u32::from_str_radix(field, 2).expect("bits");
            if take(field.len() as u32) != fixed {
                return None;
            }
        } else if let Some(bits) = field.strip_prefix('i') {
            for part in bits.split('|') {
                let (high, low) = part.split_once(':').unwrap_or((part, part));
                let (high, low): (u32, u32) = (high.parse().unwrap(), low.parse().unwrap());
                immediate |= take(high - low + 1) << low;
                top = top.max(high);
            }
        } else {
            let value = if field.ends_with('\'') { 8 + take(3) } else { take(5) };
            fields.insert(field.trim_end_matches('\''), value);
        }
    }
    assert_eq!(left, 0, "{pattern}");
    fields.insert("imm", immediate);
    fields.insert("top", top);
    Some(fields)
}

/// The immediate as a signed number.
pub fn signed(fields: &HashMap<&str, u32>) -> i32 {
    let (value, top) = (i64::from(fields["imm"]), fields["top"]);
    (if value >> top & 1 == 1 { value - (2i64 << top) } else { value }) as i32
}
