//! 32-bit instructions: every opcode, funct3 and funct7 against a table of the standard's listing,
//! and encoding as the inverse of decoding.

use mtia_model::func::cpu::compressed::{compress, expand};
use mtia_model::func::cpu::decode::decode;
use mtia_model::func::cpu::encode::encode;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::patterns::{matches, signed};

/// Format, and the text of the instruction as in the test of 16-bit patterns.
const LISTING: [(&str, &str); 57] = [
    ("i31:12 rd 0110111", "lui x{rd},{h}"),
    ("i31:12 rd 0010111", "auipc x{rd},{h}"),
    ("i20|10:1|11|19:12 rd 1101111", "jal x{rd},.{p}"),
    ("i11:0 rs1 000 rd 1100111", "jalr x{rd},{s}(x{rs1})"),
    ("i12|10:5 rs2 rs1 000 i4:1|11 1100011", "beq x{rs1},x{rs2},.{p}"),
    ("i12|10:5 rs2 rs1 001 i4:1|11 1100011", "bne x{rs1},x{rs2},.{p}"),
    ("i12|10:5 rs2 rs1 100 i4:1|11 1100011", "blt x{rs1},x{rs2},.{p}"),
    ("i12|10:5 rs2 rs1 101 i4:1|11 1100011", "bge x{rs1},x{rs2},.{p}"),
    ("i12|10:5 rs2 rs1 110 i4:1|11 1100011", "bltu x{rs1},x{rs2},.{p}"),
    ("i12|10:5 rs2 rs1 111 i4:1|11 1100011", "bgeu x{rs1},x{rs2},.{p}"),
    ("i11:0 rs1 000 rd 0000011", "lb x{rd},{s}(x{rs1})"),
    ("i11:0 rs1 001 rd 0000011", "lh x{rd},{s}(x{rs1})"),
    ("i11:0 rs1 010 rd 0000011", "lw x{rd},{s}(x{rs1})"),
    ("i11:0 rs1 100 rd 0000011", "lbu x{rd},{s}(x{rs1})"),
    ("i11:0 rs1 101 rd 0000011", "lhu x{rd},{s}(x{rs1})"),
    ("i11:5 rs2 rs1 000 i4:0 0100011", "sb x{rs2},{s}(x{rs1})"),
    ("i11:5 rs2 rs1 001 i4:0 0100011", "sh x{rs2},{s}(x{rs1})"),
    ("i11:5 rs2 rs1 010 i4:0 0100011", "sw x{rs2},{s}(x{rs1})"),
    ("i11:0 rs1 000 rd 0010011", "addi x{rd},x{rs1},{s}"),
    ("i11:0 rs1 010 rd 0010011", "slti x{rd},x{rs1},{s}"),
    ("i11:0 rs1 011 rd 0010011", "sltiu x{rd},x{rs1},{s}"),
    ("i11:0 rs1 100 rd 0010011", "xori x{rd},x{rs1},{s}"),
    ("i11:0 rs1 110 rd 0010011", "ori x{rd},x{rs1},{s}"),
    ("i11:0 rs1 111 rd 0010011", "andi x{rd},x{rs1},{s}"),
    ("0000000 i4:0 rs1 001 rd 0010011", "slli x{rd},x{rs1},{x}"),
    ("0000000 i4:0 rs1 101 rd 0010011", "srli x{rd},x{rs1},{x}"),
    ("0100000 i4:0 rs1 101 rd 0010011", "srai x{rd},x{rs1},{x}"),
    ("0000000 rs2 rs1 000 rd 0110011", "add x{rd},x{rs1},x{rs2}"),
    ("0100000 rs2 rs1 000 rd 0110011", "sub x{rd},x{rs1},x{rs2}"),
    ("0000000 rs2 rs1 001 rd 0110011", "sll x{rd},x{rs1},x{rs2}"),
    ("0000000 rs2 rs1 010 rd 0110011", "slt x{rd},x{rs1},x{rs2}"),
    ("0000000 rs2 rs1 011 rd 0110011", "sltu x{rd},x{rs1},x{rs2}"),
    ("0000000 rs2 rs1 100 rd 0110011", "xor x{rd},x{rs1},x{rs2}"),
    ("0000000 rs2 rs1 101 rd 0110011", "srl x{rd},x{rs1},x{rs2}"),
    ("0100000 rs2 rs1 101 rd 0110011", "sra x{rd},x{rs1},x{rs2}"),
    ("0000000 rs2 rs1 110 rd 0110011", "or x{rd},x{rs1},x{rs2}"),
    ("0000000 rs2 rs1 111 rd 0110011", "and x{rd},x{rs1},x{rs2}"),
    ("0000001 rs2 rs1 000 rd 0110011", "mul x{rd},x{rs1},x{rs2}"),
    ("0000001 rs2 rs1 001 rd 0110011", "mulh x{rd},x{rs1},x{rs2}"),
    ("0000001 rs2 rs1 010 rd 0110011", "mulhsu x{rd},x{rs1},x{rs2}"),
    ("0000001 rs2 rs1 011 rd 0110011", "mulhu x{rd},x{rs1},x{rs2}"),
    ("0000001 rs2 rs1 100 rd 0110011", "div x{rd},x{rs1},x{rs2}"),
    ("0000001 rs2 rs1 101 rd 0110011", "divu x{rd},x{rs1},x{rs2}"),
    ("0000001 rs2 rs1 110 rd 0110011", "rem x{rd},x{rs1},x{rs2}"),
    ("0000001 rs2 rs1 111 rd 0110011", "remu x{rd},x{rs1},x{rs2}"),
    // The other fields of a fence are ignored.
    ("i11:0 rs1 000 rd 0001111", "fence"),
    ("i11:0 rs1 001 rd 0001111", "fence.i"),
    ("00000000000000000000000001110011", "ecall"),
    ("00000000000100000000000001110011", "ebreak"),
    ("00110000001000000000000001110011", "mret"),
    ("00010000010100000000000001110011", "wfi"),
    ("i11:0 rs1 001 rd 1110011", "csrrw x{rd},{c},x{rs1}"),
    ("i11:0 rs1 010 rd 1110011", "csrrs x{rd},{c},x{rs1}"),
    ("i11:0 rs1 011 rd 1110011", "csrrc x{rd},{c},x{rs1}"),
    ("i11:0 rs1 101 rd 1110011", "csrrwi x{rd},{c},{rs1}"),
    ("i11:0 rs1 110 rd 1110011", "csrrsi x{rd},{c},{rs1}"),
    ("i11:0 rs1 111 rd 1110011", "csrrci x{rd},{c},{rs1}"),
];

fn by_table(word: u32) -> Option<String> {
    let mut found = None;
    for (format, text) in LISTING {
        let Some(fields) = matches(format, word, 32) else { continue };
        assert!(found.is_none(), "{word:08x} fits two rows");
        let (value, signed) = (fields["imm"], signed(&fields));
        // The model names the control registers it has.
        let csr = match mtia_model::spec::cpu::csr::find(value as u16) {
            Some(csr) if text.contains("{c}") => csr.name(value as u16),
            _ => format!("{value:#x}"),
        };
        let mut text = text
            .replace("{h}", &format!("{:#x}", value >> 12))
            .replace("{p}", &format!("{signed:+}"))
            .replace("{s}", &signed.to_string())
            .replace("{x}", &format!("{value:#x}"))
            .replace("{c}", &csr);
        for field in ["rd", "rs1", "rs2"] {
            if let Some(value) = fields.get(field) {
                text = text.replace(&format!("{{{field}}}"), &value.to_string());
            }
        }
        found = Some(text);
    }
    found
}

/// A word with these fields, and others by chance.
fn word(rng: &mut ChaCha8Rng, opcode: u32, funct3: u32, funct7: u32) -> u32 {
    let registers = rng.random::<u32>() & 0x01ff_8f80;
    registers | funct7 << 25 | funct3 << 12 | opcode
}

#[test]
fn every_opcode_and_function_field_is_what_the_listing_says() {
    let seed = 0xdec0de;
    println!("seed {seed}");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut legal = 0;
    // 32-bit instructions have the opcode's low two bits set.
    for opcode in (0..128).filter(|opcode| opcode & 3 == 3) {
        for (funct3, funct7) in (0..8).flat_map(|f3| (0..128).map(move |f7| (f3, f7))) {
            for _ in 0..4 {
                let word = word(&mut rng, opcode, funct3, funct7);
                let expected = by_table(word);
                assert_eq!(decode(word).map(|i| i.to_string()), expected, "{word:#010x}");
                legal += u32::from(expected.is_some());
            }
        }
    }
    println!("{legal} of 131072 words are instructions");
}

#[test]
fn every_privileged_function_is_what_the_listing_says() {
    // All of funct12, and for each every single bit of the register fields.
    for funct12 in 0..0x1000 {
        for registers in (0..11).map(|bit| if bit == 0 { 0 } else { 1 << (bit - 1) }) {
            let (rs1, rd) = (registers >> 5, registers & 31);
            let word = funct12 << 20 | rs1 << 15 | rd << 7 | 0b111_0011;
            assert_eq!(decode(word).map(|i| i.to_string()), by_table(word), "{word:#010x}");
        }
    }
}

#[test]
fn all_zeros_and_all_ones_are_illegal() {
    assert_eq!((decode(0), decode(u32::MAX), expand(0)), (None, None, None));
}

#[test]
fn encoding_is_the_inverse_of_decoding() {
    let seed = 0xe2c0de;
    println!("seed {seed}");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut legal = 0;
    for _ in 0..2_000_000 {
        let word = rng.random::<u32>() | 3;
        let Some(instruction) = decode(word) else { continue };
        legal += 1;
        if instruction.name().starts_with("fence") {
            // Its ignored fields are lost.
            assert_eq!(decode(encode(&instruction)), Some(instruction));
        } else {
            assert_eq!(encode(&instruction), word, "{instruction}");
        }
        // And what fits 16 bits means the same there.
        if let Some(half) = compress(&instruction) {
            let again = expand(half).expect("an instruction");
            let same = again == instruction || is_a_move(word, &again.to_string());
            assert!(same, "{instruction} became {again}");
        }
    }
    assert!(legal > 400_000, "{legal}");
}

/// addi rd, rs1, 0 and c.mv, which stands for add rd, x0, rs1, do the same.
fn is_a_move(word: u32, other: &str) -> bool {
    let (rd, rs1) = (word >> 7 & 31, word >> 15 & 31);
    word >> 20 == 0 && word & 0x707f == 0x13 && other == format!("add x{rd},x0,x{rs1}")
}
