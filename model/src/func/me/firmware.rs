//! The engine's firmware, as compiled for the presets: checks and models run it without a RISC-V
//! compiler at hand. `make gen` writes the images, `make fresh` proves that the sources give them.
//!
//! ```text
//!   firmware/me/*.c --make gen--> firmware/images/<preset>.elf --> built_in(chip) --> Image
//! ```

use super::engine::Image;
use crate::func::cpu::elf::{self, ElfError};
use crate::spec::Chip;
use crate::spec::load::SpecError;
use crate::spec::param::Value;

/// Images by the preset that they are compiled for.
const IMAGES: [(&str, &[u8]); 2] = [
    ("mtia300", include_bytes!("../../../../firmware/images/mtia300.elf")),
    ("mini", include_bytes!("../../../../firmware/images/mini.elf")),
];

/// The parameters that the firmware is compiled for: a chip that has others of these needs another
/// image. All else may differ.
pub const PARAMETERS: [&str; 7] = [
    "noc.lane_bytes",
    "me.sram_bytes",
    "nic.count",
    "nic.queue_pairs",
    "nmc.address_bits",
    "nmc.length_bits",
    "nmc.tag_bits",
];

/// Why there is no image for a chip.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoImage {
    /// No preset has these parameters.
    #[error(
        "no firmware is built in for {0}; leave these as a preset has them, or build it from \
         firmware/"
    )]
    Parameters(String),
    /// The preset that the image is for cannot be read.
    #[error(transparent)]
    Preset(#[from] SpecError),
    /// The image cannot be read.
    #[error("the firmware built in: {0}")]
    Elf(#[from] ElfError),
}

fn parameters(chip: &Chip) -> Vec<(String, Value)> {
    let entries = chip.entries().into_iter().filter(|e| PARAMETERS.contains(&e.key.as_str()));
    entries.map(|e| (e.key, e.value)).collect()
}

/// The bytes of the image that is compiled for a chip: an ELF file.
///
/// # Errors
/// If no image fits the chip.
pub fn built_in_elf(chip: &Chip) -> Result<&'static [u8], NoImage> {
    Ok(find(chip)?.1)
}

/// The preset whose firmware a chip runs.
///
/// # Errors
/// If no image fits the chip.
pub fn preset(chip: &Chip) -> Result<&'static str, NoImage> {
    Ok(find(chip)?.0)
}

fn find(chip: &Chip) -> Result<(&'static str, &'static [u8]), NoImage> {
    let wanted = parameters(chip);
    for (name, bytes) in IMAGES {
        if parameters(&Chip::preset(name)?) == wanted {
            return Ok((name, bytes));
        }
    }
    let list: Vec<String> = wanted.iter().map(|(key, value)| format!("{key} = {value}")).collect();
    Err(NoImage::Parameters(list.join(", ")))
}

/// The firmware that is compiled for a chip.
///
/// # Errors
/// If no image fits the chip.
pub fn built_in(chip: &Chip) -> Result<Image, NoImage> {
    Ok(elf::image(built_in_elf(chip)?)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_has_firmware() {
        for name in Chip::preset_names() {
            let chip = Chip::preset(name).expect("preset");
            let image = built_in(&chip).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert!(image.symbols.contains_key(crate::spec::slot::SYMBOL), "{name}");
        }
    }

    #[test]
    fn other_parameters_need_other_firmware() {
        let chip = Chip::load("mtia300", &["nic.count=11"]).expect("a chip");
        let error = built_in(&chip).expect_err("no image").to_string();
        assert!(error.contains("nic.count = 11"), "{error}");
        let chip = Chip::load("mtia300", &["me.count=2", "nmc.read_slots=64"]).expect("a chip");
        assert!(built_in(&chip).is_ok());
    }
}
