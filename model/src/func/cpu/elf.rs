//! A program from an ELF file: 32-bit, little-endian, RISC-V, linked to fixed addresses.

use std::collections::BTreeMap;

use object::LittleEndian;
use object::elf::{EM_RISCV, ET_EXEC, FileHeader32, PT_LOAD};
use object::read::elf::{FileHeader as _, ProgramHeader as _, SectionHeader as _, Sym as _};

use super::program::{Program, Segment};

/// Why a file is no program for the core. Each message ends a line that names the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ElfError {
    /// It does not begin as an ELF file does.
    #[error("not an ELF file; give a program linked for 32-bit RISC-V")]
    NotElf,
    /// It is for 64-bit machines.
    #[error("a 64-bit ELF file; build it for 32 bits: -march=rv32imc_zicsr -mabi=ilp32")]
    SixtyFour,
    /// It is big-endian.
    #[error("a big-endian ELF file; the core is little-endian")]
    BigEndian,
    /// It is for another processor.
    #[error("an ELF file for another processor (e_machine {0}); build it for RISC-V ({EM_RISCV})")]
    Machine(u16),
    /// It is an object file or a shared library.
    #[error("not linked to fixed addresses (e_type {0}); link it with -static and without -pie")]
    NotLinked(u16),
    /// It ends too early, or points beyond its end.
    #[error("damaged: {0}; build or copy it again")]
    Damaged(String),
    /// It has nothing to load.
    #[error("nothing to load; link a program with code in it")]
    Empty,
    /// It does not say how it reports its end.
    #[error(
        "no symbol or section tohost; the program tells its end by a store there (1: passed, \
         2 n + 1: test n failed)"
    )]
    NoToHost,
    /// The place where it reports its end is no whole word.
    #[error("tohost lies at {0:#010x}, across words; align it to 4 bytes")]
    MisalignedToHost(u32),
}

/// What an ELF file holds for the core, whoever it is for.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Image {
    /// What lies in memory before it begins.
    pub segments: Vec<Segment>,
    /// Where it begins.
    pub entry: u32,
    /// Addresses by name: of its symbols, and of its sections, whose names begin with a dot.
    pub symbols: BTreeMap<String, u32>,
}

/// Reads a program from the bytes of an ELF file.
///
/// # Errors
/// If they are no program for this core.
pub fn parse(bytes: &[u8]) -> Result<Program, ElfError> {
    let Image { segments, entry, symbols } = image(bytes)?;
    let place = |name: &str| symbols.get(name).or_else(|| symbols.get(&format!(".{name}")));
    let to_host = *place("tohost").ok_or(ElfError::NoToHost)?;
    if to_host % 4 != 0 {
        return Err(ElfError::MisalignedToHost(to_host));
    }
    Ok(Program { segments, entry, to_host, from_host: place("fromhost").copied() })
}

/// Reads what the bytes of an ELF file hold for the core, which need not know of a host.
///
/// # Errors
/// If they hold nothing for this core.
pub fn image(bytes: &[u8]) -> Result<Image, ElfError> {
    // Class and byte order first, so that the message is about them and not about a size.
    if !bytes.starts_with(b"\x7fELF") {
        return Err(ElfError::NotElf);
    }
    match (bytes.get(4), bytes.get(5)) {
        (Some(2), _) => return Err(ElfError::SixtyFour),
        (_, Some(2)) => return Err(ElfError::BigEndian),
        _ => {}
    }
    let header = FileHeader32::<LittleEndian>::parse(bytes).map_err(damaged("its header"))?;
    let endian = LittleEndian;
    if header.e_machine(endian) != EM_RISCV {
        return Err(ElfError::Machine(header.e_machine(endian)));
    }
    if header.e_type(endian) != ET_EXEC {
        return Err(ElfError::NotLinked(header.e_type(endian)));
    }
    let headers = header.program_headers(endian, bytes).map_err(damaged("its program headers"))?;
    let mut segments = Vec::new();
    for (number, segment) in headers.iter().enumerate() {
        let size = segment.p_memsz(endian);
        if segment.p_type(endian) != PT_LOAD || size == 0 {
            continue;
        }
        let data = segment.data(endian, bytes).map_err(|()| {
            ElfError::Damaged(format!("segment {number} reaches beyond the end of the file"))
        })?;
        let address = segment.p_paddr(endian);
        let run_address = segment.p_vaddr(endian);
        let too_high = |at: u32| u64::from(at) + u64::from(size) > 1 << 32;
        if data.len() as u64 > u64::from(size) || too_high(address) || too_high(run_address) {
            let what = format!("segment {number} is larger than its place in memory");
            return Err(ElfError::Damaged(what));
        }
        segments.push(Segment { address, bytes: data.to_vec(), size, run_address });
    }
    if segments.is_empty() {
        return Err(ElfError::Empty);
    }
    let sections = header.sections(endian, bytes).map_err(damaged("its section headers"))?;
    let table =
        sections.symbols(endian, bytes, object::elf::SHT_SYMTAB).map_err(damaged("its symbols"))?;
    let mut symbols = BTreeMap::new();
    for section in sections.iter() {
        let name = sections.section_name(endian, section).unwrap_or_default();
        if name.starts_with(b".") {
            symbols.insert(String::from_utf8_lossy(name).into_owned(), section.sh_addr(endian));
        }
    }
    for symbol in table.iter() {
        let name = symbol.name(endian, table.strings()).unwrap_or_default();
        if symbol.st_shndx(endian) != object::elf::SHN_UNDEF && !name.is_empty() {
            symbols
                .entry(String::from_utf8_lossy(name).into_owned())
                .or_insert(symbol.st_value(endian));
        }
    }
    Ok(Image { segments, entry: header.e_entry(endian), symbols })
}

fn damaged(what: &'static str) -> impl Fn(object::read::Error) -> ElfError {
    move |error| ElfError::Damaged(format!("{what}: {error}"))
}
