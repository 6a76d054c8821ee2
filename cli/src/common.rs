//! What every subcommand shares: the options that choose and change the chip description, and how
//! a run can end.

use std::time::Duration;

use anyhow::{Result, anyhow, bail};
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

/// A share: `0.01` or `1%`.
pub fn share(option: &str, text: &str) -> Result<f64> {
    let (number, unit) = match text.strip_suffix('%') {
        Some(number) => (number, 0.01),
        None => (text, 1.0),
    };
    let share = number.parse::<f64>().ok().map(|number| number * unit);
    share
        .filter(|share| (0.0..=1.0).contains(share))
        .ok_or_else(|| anyhow!("{option} {text} is no share; use 0 to 1, or 0% to 100%"))
}

/// A number with a unit behind it: how much of the smallest unit that is.
fn measure(text: &str, units: &[(&str, f64)]) -> Option<f64> {
    let at = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (number, unit) = text.split_at(at);
    let number: f64 = number.trim_end().parse().ok()?;
    let unit = units.iter().find(|(name, _)| *name == unit)?.1;
    (number >= 0.0 && number.is_finite()).then_some(number * unit)
}

/// A span of time, up to an hour: `250us`, `1.5ms`, `10s`, `0`.
pub fn span(option: &str, text: &str) -> Result<Duration> {
    let units = [("ns", 1e-9), ("us", 1e-6), ("ms", 1e-3), ("s", 1.0)];
    let seconds = if text == "0" { Some(0.0) } else { measure(text, &units) };
    seconds
        .filter(|seconds| *seconds <= 3_600.0)
        .map(Duration::from_secs_f64)
        .ok_or_else(|| anyhow!("{option} {text} is no time; use 250us, 1.5ms or 10s, up to 3600s"))
}

/// Bytes: `65536`, `64KiB`, `1.5GiB`.
pub fn bytes(option: &str, text: &str) -> Result<u64> {
    let units =
        [("", 1.0), ("B", 1.0), ("KiB", 1024.0), ("MiB", 1_048_576.0), ("GiB", 1_073_741_824.0)];
    measure(text, &units)
        .filter(|bytes| *bytes <= 1e15 && bytes.fract() == 0.0)
        .map(|bytes| bytes as u64)
        .ok_or_else(|| anyhow!("{option} {text} is no size; use 65536, 64KiB, 16MiB or 1GiB"))
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
    use super::{bytes, share, shell_word, span};
    use std::time::Duration;

    #[test]
    fn shares_times_and_sizes() {
        assert_eq!(share("--loss", "1%").unwrap(), share("--loss", "0.01").unwrap());
        for text in ["1.5", "-1%", "x", "", "nan", "101%"] {
            assert!(share("--loss", text).is_err(), "{text}");
        }
        assert_eq!(span("--delay", "1.5ms").unwrap(), Duration::from_micros(1_500));
        assert_eq!(span("--delay", "0").unwrap(), Duration::ZERO);
        for text in ["5", "ms", "-1s", "1h", "", "4000s", "nans", "infs"] {
            assert!(span("--delay", text).is_err(), "{text}");
        }
        assert_eq!(bytes("--memory", "64MiB").unwrap(), 67_108_864);
        assert_eq!((bytes("", "7").unwrap(), bytes("", "1.5KiB").unwrap()), (7, 1_536));
        for text in ["", "MiB", "64MB", "-1", "0.5", "1e30"] {
            assert!(bytes("--memory", text).is_err(), "{text}");
        }
    }

    #[test]
    fn words() {
        assert_eq!(shell_word("nmc.read_slots=64"), "nmc.read_slots=64");
        assert_eq!(shell_word("my chip.toml"), "'my chip.toml'");
        assert_eq!(shell_word("it's"), "'it'\\''s'");
        assert_eq!(shell_word(""), "''");
    }
}
