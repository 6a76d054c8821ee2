//! All 65,536 patterns of 16 bits, against a table of the standard's listing (RVC, RV32).

use mtia_model::func::cpu::compressed::{NAMES, compress, expand, is_long, name};

use crate::patterns::{matches, signed};

/// Mnemonic, format, what must not be, and the 32-bit instruction it stands for. There, `{rd}` and
/// so on are the fields, `{u}` the immediate as it is and `{s}` with its sign.
const LISTING: [(&str, &str, &str, &str); 27] = [
    ("c.addi4spn", "000 i5:4|9:6|2|3 rd' 00", "imm=0", "addi x{rd},x2,{u}"),
    ("c.lw", "010 i5:3 rs1' i2|6 rd' 00", "", "lw x{rd},{u}(x{rs1})"),
    ("c.sw", "110 i5:3 rs1' i2|6 rs2' 00", "", "sw x{rs2},{u}(x{rs1})"),
    ("c.nop", "000 i5 00000 i4:0 01", "", "addi x0,x0,{s}"),
    ("c.addi", "000 i5 rd i4:0 01", "rd=0", "addi x{rd},x{rd},{s}"),
    ("c.jal", "001 i11|4|9:8|10|6|7|3:1|5 01", "", "jal x1,.{s}"),
    ("c.li", "010 i5 rd i4:0 01", "", "addi x{rd},x0,{s}"),
    ("c.addi16sp", "011 i9 00010 i4|6|8:7|5 01", "imm=0", "addi x2,x2,{s}"),
    ("c.lui", "011 i17 rd i16:12 01", "imm=0 rd=2", "lui x{rd},{s}"),
    ("c.srli", "100 0 00 rd' i4:0 01", "", "srli x{rd},x{rd},{u}"),
    ("c.srai", "100 0 01 rd' i4:0 01", "", "srai x{rd},x{rd},{u}"),
    ("c.andi", "100 i5 10 rd' i4:0 01", "", "andi x{rd},x{rd},{s}"),
    ("c.sub", "100 0 11 rd' 00 rs2' 01", "", "sub x{rd},x{rd},x{rs2}"),
    ("c.xor", "100 0 11 rd' 01 rs2' 01", "", "xor x{rd},x{rd},x{rs2}"),
    ("c.or", "100 0 11 rd' 10 rs2' 01", "", "or x{rd},x{rd},x{rs2}"),
    ("c.and", "100 0 11 rd' 11 rs2' 01", "", "and x{rd},x{rd},x{rs2}"),
    ("c.j", "101 i11|4|9:8|10|6|7|3:1|5 01", "", "jal x0,.{s}"),
    ("c.beqz", "110 i8|4:3 rs1' i7:6|2:1|5 01", "", "beq x{rs1},x0,.{s}"),
    ("c.bnez", "111 i8|4:3 rs1' i7:6|2:1|5 01", "", "bne x{rs1},x0,.{s}"),
    ("c.slli", "000 0 rd i4:0 10", "", "slli x{rd},x{rd},{u}"),
    ("c.lwsp", "010 i5 rd i4:2|7:6 10", "rd=0", "lw x{rd},{u}(x2)"),
    ("c.jr", "100 0 rs1 00000 10", "rs1=0", "jalr x0,0(x{rs1})"),
    ("c.mv", "100 0 rd rs2 10", "rs2=0", "add x{rd},x0,x{rs2}"),
    ("c.ebreak", "100 1 00000 00000 10", "", "ebreak"),
    ("c.jalr", "100 1 rs1 00000 10", "rs1=0", "jalr x1,0(x{rs1})"),
    ("c.add", "100 1 rd rs2 10", "rs2=0", "add x{rd},x{rd},x{rs2}"),
    ("c.swsp", "110 i5:2|7:6 rs2 10", "", "sw x{rs2},{u}(x2)"),
];

/// By the table: the mnemonic and the text of what it stands for.
fn by_table(half: u16) -> Option<(&'static str, String)> {
    let mut found = None;
    for (name, format, never, text) in LISTING {
        let Some(fields) = matches(format, half.into(), 16) else { continue };
        let excluded = never.split_whitespace().any(|rule| {
            let (field, value) = rule.split_once('=').expect("a rule");
            fields[field] == value.parse().expect("a number")
        });
        if excluded {
            continue;
        }
        assert!(found.is_none(), "{half:04x} fits two rows");
        let (unsigned, signed) = (fields["imm"], signed(&fields));
        let shift = text.starts_with("s") && text.contains("{u}") && !text.contains('(');
        let u = if shift { format!("{unsigned:#x}") } else { unsigned.to_string() };
        let s = match (text.contains(".{s}"), text.starts_with("lui")) {
            (true, _) => format!("{signed:+}"),
            (_, true) => format!("{:#x}", signed as u32 >> 12),
            _ => signed.to_string(),
        };
        let mut text = text.replace("{u}", &u).replace("{s}", &s);
        for field in ["rd", "rs1", "rs2"] {
            if let Some(value) = fields.get(field) {
                text = text.replace(&format!("{{{field}}}"), &value.to_string());
            }
        }
        found = Some((name, text));
    }
    found
}

#[test]
fn every_pattern_is_what_the_listing_says() {
    let mut legal = 0;
    for half in (0..=u16::MAX).filter(|&half| !is_long(half)) {
        let ours = name(half).zip(expand(half).map(|i| i.to_string()));
        let expected = by_table(half);
        assert_eq!(ours, expected, "{half:#06x}");
        legal += u32::from(expected.is_some());
    }
    println!("{legal} of 49152 patterns are instructions");
    assert!((0..=u16::MAX).filter(|&h| is_long(h)).all(|h| expand(h).is_none()));
    let mut names = NAMES;
    names.sort();
    let mut listed = LISTING.map(|(name, ..)| name);
    listed.sort();
    assert_eq!(names, listed);
}

#[test]
fn compressing_gives_a_pattern_of_the_same_meaning() {
    for half in 0..=u16::MAX {
        if let Some(instruction) = expand(half) {
            let again = compress(&instruction).expect("what came from 16 bits fits 16 bits");
            assert_eq!(expand(again), Some(instruction), "{half:#06x} became {again:#06x}");
        }
    }
}
