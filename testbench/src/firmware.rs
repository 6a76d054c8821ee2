//! The firmware, compiled for a description: what `make firmware` does, for tests and for
//! co-simulation.
//!
//! ```text
//!   description --> header --> make -C firmware --> me.elf --> Image
//! ```

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use mtia_model::func::cpu::elf;
use mtia_model::func::me::Image;
use mtia_model::spec::Chip;
use mtia_model::spec::header::c_header;

use crate::Error;

/// The message engine's firmware for a description.
///
/// It is compiled where that is needed, by `riscv64-unknown-elf-gcc` and `make`, below
/// `firmware/build/` of the sources; several processes may ask at once.
///
/// # Errors
/// If the compiler is missing or finds an error.
pub fn message_engine(chip: &Chip) -> Result<Image, Error> {
    program(chip, "me.elf")
}

/// The check of WQEs alone, as a program for the engine's core; see `firmware/test/check_main.c`.
///
/// # Errors
/// As [`message_engine`].
pub fn wqe_check(chip: &Chip) -> Result<Image, Error> {
    program(chip, "check.elf")
}

/// The bytes of the image as `firmware/images/` holds it for the presets.
///
/// # Errors
/// As [`message_engine`].
pub fn elf(chip: &Chip) -> Result<Vec<u8>, Error> {
    compile(&sources(), chip, "image.elf")
}

fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../firmware")
}

fn program(chip: &Chip, name: &str) -> Result<Image, Error> {
    program_of(&sources(), chip, name)
}

/// The program of that name from sources elsewhere, which are laid out as those of this project.
///
/// # Errors
/// As [`message_engine`].
pub fn program_of(sources: &Path, chip: &Chip, name: &str) -> Result<Image, Error> {
    let bytes = compile(sources, chip, name)?;
    elf::image(&bytes).map_err(|e| Error::Firmware(format!("{name} of {}: {e}", chip.name)))
}

fn compile(sources: &Path, chip: &Chip, name: &str) -> Result<Vec<u8>, Error> {
    let build = sources.join("build").join(&chip.name);
    let failed = |what: &str, e: io::Error| Error::Firmware(format!("{what}: {e}"));
    fs::create_dir_all(&build).map_err(|e| failed("cannot make its directory", e))?;
    // Held until the result is read: another description of the same name may come next.
    let lock = File::create(build.join("lock")).map_err(|e| failed("cannot make its lock", e))?;
    lock.lock().map_err(|e| failed("cannot lock its directory", e))?;
    write_if_new(&build.join("mtia.h"), &c_header(chip))
        .map_err(|e| failed("cannot write its header", e))?;
    let output = Command::new("make")
        .args(["--silent", "-C"])
        .arg(sources)
        .arg(format!("PRESET={}", chip.name))
        .arg(format!("build/{}/{name}", chip.name))
        .env_remove("MAKEFLAGS")
        .output()
        .map_err(|e| failed("cannot run make", e))?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr);
        return Err(Error::Firmware(format!("does not compile:\n{}", text.trim())));
    }
    fs::read(build.join(name)).map_err(|e| failed("cannot read it", e))
}

/// Writes a file unless it holds that text already: make goes by its time.
fn write_if_new(path: &Path, text: &str) -> io::Result<()> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text)
}
