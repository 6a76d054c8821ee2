//! ELF files, good and bad; each is built here, byte by byte.

use mtia_model::func::cpu::elf::{ElfError, parse};

/// Places in the file.
const PHDR: usize = 52;
const TEXT: usize = PHDR + 32;
const SYMBOLS: usize = TEXT + 8;
const STRINGS: usize = SYMBOLS + 32;
const NAMES: usize = STRINGS + 8;
const SHDR: usize = NAMES + 40;

fn half(file: &mut [u8], at: usize, value: u16) {
    file[at..at + 2].copy_from_slice(&value.to_le_bytes());
}

fn word(file: &mut [u8], at: usize, value: u32) {
    file[at..at + 4].copy_from_slice(&value.to_le_bytes());
}

/// A program with one segment of 8 bytes at 0x80000000 (run at 0x90000000) in 64 bytes of memory,
/// and the symbol `tohost` at 0x80001000.
fn good() -> Vec<u8> {
    let mut file = vec![0; SHDR + 4 * 40];
    file[..7].copy_from_slice(b"\x7fELF\x01\x01\x01");
    half(&mut file, 16, 2);
    half(&mut file, 18, 243);
    word(&mut file, 20, 1);
    word(&mut file, 24, 0x8000_0004);
    word(&mut file, 28, PHDR as u32);
    word(&mut file, 32, SHDR as u32);
    half(&mut file, 40, 52);
    half(&mut file, 42, 32);
    half(&mut file, 44, 1);
    half(&mut file, 46, 40);
    half(&mut file, 48, 4);
    half(&mut file, 50, 3);
    let segment = [1, TEXT as u32, 0x9000_0000, 0x8000_0000, 8, 64, 5, 4];
    for (i, value) in segment.into_iter().enumerate() {
        word(&mut file, PHDR + 4 * i, value);
    }
    file[TEXT..TEXT + 8].copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8]);
    // The second symbol: name, value, size, info, other, section.
    word(&mut file, SYMBOLS + 16, 1);
    word(&mut file, SYMBOLS + 20, 0x8000_1000);
    half(&mut file, SYMBOLS + 30, 0xfff1);
    file[STRINGS..STRINGS + 8].copy_from_slice(b"\0tohost\0");
    file[NAMES..NAMES + 35].copy_from_slice(b"\0.symtab\0.strtab\0.shstrtab\0.tohost\0");
    // name, type, flags, address, offset, size, link, info, align, entry size
    let sections = [
        [0; 10],
        [1, 2, 0, 0, SYMBOLS as u32, 32, 2, 1, 4, 16],
        [9, 3, 0, 0, STRINGS as u32, 8, 0, 0, 1, 0],
        [17, 3, 0, 0, NAMES as u32, 35, 0, 0, 1, 0],
    ];
    for (i, value) in sections.as_flattened().iter().enumerate() {
        word(&mut file, SHDR + 4 * i, *value);
    }
    file
}

/// The message about a file that was good before this change.
fn refused(change: impl Fn(&mut Vec<u8>)) -> String {
    let mut file = good();
    change(&mut file);
    let message = parse(&file).expect_err("a bad file").to_string();
    assert!(!message.contains('\n'));
    message
}

#[test]
fn a_good_file_is_a_program() {
    let program = parse(&good()).expect("a program");
    assert_eq!(
        (program.entry, program.to_host, program.from_host),
        (0x8000_0004, 0x8000_1000, None)
    );
    let [segment] = &program.segments[..] else { panic!("{program:?}") };
    assert_eq!(
        (segment.address, segment.run_address, segment.size),
        (0x8000_0000, 0x9000_0000, 64)
    );
    assert_eq!(segment.bytes, [1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn a_section_stands_in_for_the_symbol() {
    let mut file = good();
    file[STRINGS + 1] = b'x';
    assert_eq!(parse(&file), Err(ElfError::NoToHost));
    // The names' section becomes .tohost, at an address.
    word(&mut file, SHDR + 3 * 40, 27);
    word(&mut file, SHDR + 3 * 40 + 12, 0x8000_2000);
    assert_eq!(parse(&file).map(|program| program.to_host), Ok(0x8000_2000));
}

#[test]
fn bad_files_are_told_apart() {
    assert!(matches!(parse(b""), Err(ElfError::NotElf)));
    assert!(matches!(parse(b"#!/bin/sh\n"), Err(ElfError::NotElf)));
    assert!(refused(|file| file[4] = 2).starts_with("a 64-bit ELF file"));
    assert!(refused(|file| file[5] = 2).starts_with("a big-endian"));
    assert!(refused(|file| half(file, 18, 40)).contains("e_machine 40"));
    assert!(refused(|file| half(file, 16, 1)).contains("e_type 1"));
    assert!(refused(|file| word(file, PHDR, 4)).starts_with("nothing to load"));
    assert!(refused(|file| word(file, PHDR + 4, 0x1000)).contains("beyond the end of the file"));
    assert!(refused(|file| word(file, PHDR + 20, 4)).contains("larger than its place"));
    assert!(refused(|file| word(file, PHDR + 12, 0xffff_ffe0)).contains("larger than its place"));
    assert!(refused(|file| word(file, SYMBOLS + 20, 0x8000_1002)).contains("across words"));
    assert!(refused(|file| word(file, 28, 0x1000)).contains("program headers"));
    assert!(refused(|file| word(file, 32, 0x1000)).contains("section headers"));
}

#[test]
fn a_file_cut_anywhere_is_refused_or_whole() {
    let whole = good();
    for length in 0..whole.len() {
        assert!(parse(&whole[..length]).is_err(), "{length} bytes");
    }
}

#[test]
fn no_change_of_a_byte_is_a_panic() {
    let whole = good();
    for at in 0..whole.len() {
        for value in [0, 1, 0x7f, 0x80, 0xff] {
            let mut file = whole.clone();
            file[at] = value;
            // Whatever it is now, it is told.
            let _ = parse(&file);
        }
    }
}
