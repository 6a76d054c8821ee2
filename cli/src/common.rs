//! What every subcommand shares: the options that choose and change the chip description, and how
//! a run can end.

use anyhow::{Result, bail};
use clap::Args;
use mtia_model::spec::Chip;
use mtia_model::spec::load::DEFAULT_PRESET;

/// How a subcommand ended that could do its work.
pub enum Outcome {
    /// All well.
    Done,
    /// A check failed: what, where and what to do, in one line.
    Failed(String),
}

/// Options of every subcommand. They may stand before or after the subcommand's name.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Chip and output")]
pub struct Common {
    /// Chip description: mtia300 (the full chip, the default), mini (the same chip scaled down),
    /// or the path of a TOML file.
    #[arg(long, value_name = "NAME|FILE.toml")]
    preset: Option<String>,
    /// Replaces a value of the description, in its own unit; may be repeated. `mtia config` lists
    /// the keys.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    sets: Vec<String>,
    /// Prints one JSON object on standard output; everything else goes to standard error.
    #[arg(long)]
    json: bool,
}

impl Common {
    /// The options of both places: those before the subcommand's name, then those after it.
    pub fn with(&self, outer: &Common) -> Result<Settings> {
        let preset = match (&outer.preset, &self.preset) {
            (Some(_), Some(_)) => bail!("--preset is given twice; give it once"),
            (one, other) => one.as_ref().or(other.as_ref()),
        };
        let preset = preset.map_or(DEFAULT_PRESET, String::as_str).to_owned();
        let sets: Vec<String> = outer.sets.iter().chain(&self.sets).cloned().collect();
        let chip = Chip::load(&preset, &sets)?;
        Ok(Settings { chip, json: outer.json || self.json, preset, sets })
    }
}

/// The options, resolved.
pub struct Settings {
    /// The chip description.
    pub chip: Chip,
    /// Whether to print JSON.
    pub json: bool,
    preset: String,
    sets: Vec<String>,
}

impl Settings {
    /// The options that choose this description, as a shell takes them: ` --preset mini`. Empty
    /// for the default.
    pub fn arguments(&self) -> String {
        let mut arguments = String::new();
        if self.preset != DEFAULT_PRESET {
            arguments += &format!(" --preset {}", shell_word(&self.preset));
        }
        for set in &self.sets {
            arguments += &format!(" --set {}", shell_word(set));
        }
        arguments
    }
}

/// A word as a POSIX shell takes it.
pub fn shell_word(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-+/=,:@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::shell_word;

    #[test]
    fn words() {
        assert_eq!(shell_word("nmc.read_slots=64"), "nmc.read_slots=64");
        assert_eq!(shell_word("my chip.toml"), "'my chip.toml'");
        assert_eq!(shell_word("it's"), "'it'\\''s'");
        assert_eq!(shell_word(""), "''");
    }
}
