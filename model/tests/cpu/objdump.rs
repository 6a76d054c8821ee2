//! The GNU disassembler as a second reader: every 16-bit pattern, and words of all opcodes.
//!
//! It is wider than this core in four things: it reads shifts by 32 and more, the privileged
//! instructions of other modes, c.addi16sp by 0 (reserved), and has a name for the all-zero pattern.

use std::fs;
use std::process::Command;

use mtia_model::func::cpu::compressed::{expand, is_long, name};
use mtia_model::func::cpu::decode::decode;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// c.addi16sp x2,0: reserved.
const ADDI16SP_ZERO: u16 = 0x6101;

/// What the disassembler makes of these instructions: for each, mnemonic and operands; `None`
/// where it sees only data.
fn disassemble(lines: &[String]) -> Vec<Option<(String, String)>> {
    let dir = tempfile::tempdir().expect("a directory");
    let (source, object) = (dir.path().join("a.s"), dir.path().join("a.o"));
    fs::write(&source, lines.join("\n") + "\n").expect("a file");
    let run = |tool: &str, arguments: &[&str]| {
        let tool = format!("riscv64-unknown-elf-{tool}");
        let out = Command::new(&tool).args(arguments).output().unwrap_or_else(|e| {
            panic!("cannot run {tool}: {e}; scripts/setup.sh installs gcc-riscv64-unknown-elf")
        });
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8(out.stdout).expect("text")
    };
    let (source, object) = (source.to_str().expect("utf-8"), object.to_str().expect("utf-8"));
    run("as", &["-march=rv32imc_zicsr_zifencei", "-mabi=ilp32", source, "-o", object]);
    let text = run("objdump", &["-d", "-M", "no-aliases,numeric", object]);
    let parsed: Vec<_> = text.lines().filter_map(parse).collect();
    assert_eq!(parsed.len(), lines.len());
    parsed
}

/// A line of address, bits, mnemonic and operands with tabs between; targets become distances.
fn parse(line: &str) -> Option<Option<(String, String)>> {
    let mut columns = line.split('\t');
    let address = i64::from_str_radix(columns.next()?.trim().strip_suffix(':')?, 16).ok()?;
    columns.next()?;
    let mnemonic = columns.next()?.trim();
    let operands = columns.next().unwrap_or("").split(" #").next().unwrap_or("").trim();
    if mnemonic.starts_with('.') || mnemonic == "c.unimp" {
        return Some(None);
    }
    let operands = match operands.split_once(" <") {
        Some((operands, _)) => {
            let (registers, target) = operands.rsplit_once(',').unwrap_or(("", operands));
            let comma = if registers.is_empty() { "" } else { "," };
            let target = i64::from_str_radix(target.trim_start_matches("0x"), 16).expect("hex");
            // Addresses are 32 bits.
            let distance = (target - address) as i32;
            format!("{registers}{comma}.{distance:+}")
        }
        None => operands.to_owned(),
    };
    // A shift by 0 has a name of its own, from RV128.
    Some(Some(match mnemonic.strip_suffix("64") {
        Some(shift) => (shift.to_owned(), format!("{operands},0x0")),
        None => (mnemonic.to_owned(), operands),
    }))
}

#[test]
fn every_16_bit_pattern() {
    let halves: Vec<u16> = (0..=u16::MAX).filter(|&half| !is_long(half)).collect();
    let lines: Vec<String> = halves.iter().map(|half| format!(".insn 2, {half:#x}")).collect();
    let mut instructions = 0;
    for (half, theirs) in halves.into_iter().zip(disassemble(&lines)) {
        let wide_shift = half & 0x1000 != 0
            && theirs
                .as_ref()
                .is_some_and(|(name, _)| ["c.slli", "c.srli", "c.srai"].contains(&name.as_str()));
        let theirs = theirs.filter(|_| !wide_shift);
        let Some((mnemonic, operands)) = theirs else {
            assert_eq!(name(half), None, "{half:#06x}");
            continue;
        };
        instructions += 1;
        if half == ADDI16SP_ZERO {
            assert_eq!(name(half), None);
            continue;
        }
        let ours = name(half).expect(&mnemonic);
        // No-operations with an immediate go under several names.
        let mnemonic = if ours == "c.nop" { "c.nop" } else { mnemonic.as_str() };
        assert_eq!(ours, mnemonic, "{half:#06x}");
        let text = expand(half).expect(ours).to_string();
        assert_eq!(text, long_text(ours, &operands), "{half:#06x} {mnemonic} {operands}");
    }
    println!("{instructions} instructions of 16 bits read alike");
}

/// The 32-bit instruction that a 16-bit one, as the disassembler writes it, stands for.
fn long_text(name: &str, operands: &str) -> String {
    let parts: Vec<&str> = operands.split(',').collect();
    let at = |i: usize| parts.get(i).copied().unwrap_or("");
    match name {
        "c.addi4spn" => format!("addi {operands}"),
        "c.lw" | "c.sw" => format!("{} {operands}", &name[2..]),
        "c.lwsp" | "c.swsp" => format!("{} {operands}", &name[2..4]),
        "c.addi" | "c.andi" | "c.slli" | "c.srli" | "c.srai" | "c.sub" | "c.xor" | "c.or"
        | "c.and" | "c.add" => format!("{} {},{},{}", &name[2..], at(0), at(0), at(1)),
        "c.addi16sp" => format!("addi x2,x2,{}", at(1)),
        "c.nop" => format!("addi x0,x0,{}", if operands.is_empty() { "0" } else { at(1) }),
        "c.li" => format!("addi {},x0,{}", at(0), at(1)),
        "c.lui" => format!("lui {operands}"),
        "c.mv" => format!("add {},x0,{}", at(0), at(1)),
        "c.jal" => format!("jal x1,{operands}"),
        "c.j" => format!("jal x0,{operands}"),
        "c.jr" => format!("jalr x0,0({operands})"),
        "c.jalr" => format!("jalr x1,0({operands})"),
        "c.beqz" => format!("beq {},x0,{}", at(0), at(1)),
        "c.bnez" => format!("bne {},x0,{}", at(0), at(1)),
        "c.ebreak" => "ebreak".to_owned(),
        _ => panic!("{name}"),
    }
}

#[test]
fn words_of_all_opcodes() {
    let seed = 0x0bd;
    println!("seed {seed}");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut words = Vec::new();
    for opcode in (0..128).filter(|opcode| opcode & 0x1f < 0x1c && opcode & 3 == 3) {
        for funct in 0..1024 {
            let (funct3, funct7) = (funct & 7, funct >> 3);
            words.push(rng.random::<u32>() & 0x01ff_8f80 | funct7 << 25 | funct3 << 12 | opcode);
        }
    }
    let lines: Vec<String> = words.iter().map(|word| format!(".insn 4, {word:#x}")).collect();
    let mut instructions = 0;
    for (word, theirs) in words.into_iter().zip(disassemble(&lines)) {
        let ours = decode(word).map(|instruction| instruction.to_string());
        let Some((mnemonic, operands)) = theirs else {
            // It knows the fences only with their unused fields zero.
            let fence = ours.as_ref().is_some_and(|text| text.starts_with("fence"));
            assert!(ours.is_none() || fence, "{word:#010x}: {ours:?}");
            continue;
        };
        let wide_shift =
            ["slli", "srli", "srai"].contains(&mnemonic.as_str()) && word >> 25 & 1 == 1;
        let other_modes = word & 0x707f == 0x73 && ours.is_none();
        if wide_shift || other_modes {
            assert_eq!(ours, None, "{word:#010x}: {mnemonic} {operands}");
            continue;
        }
        instructions += 1;
        let theirs = match mnemonic.starts_with("fence") {
            true => mnemonic.split('.').next().map(str::to_owned).unwrap_or_default(),
            false => format!("{mnemonic} {operands}"),
        };
        let ours = ours.unwrap_or_else(|| panic!("{word:#010x} is illegal here, there {theirs}"));
        // Control registers that this core does not have go by a name there, by number here.
        let csr = word & 0x7f == 0x73;
        let same = match csr {
            true => without_csr(&ours) == without_csr(&theirs),
            false => ours.trim_end_matches(".i") == theirs,
        };
        assert!(same, "{word:#010x}: {ours} here, there {theirs}");
    }
    println!("{instructions} instructions of 32 bits read alike");
    assert!(instructions > 5000);
}

/// A CSR instruction without the name of its register.
fn without_csr(text: &str) -> String {
    let mut parts: Vec<&str> = text.split(',').collect();
    if parts.len() == 3 {
        parts.remove(1);
    }
    parts.join(",")
}
