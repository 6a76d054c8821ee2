//! `mtia gen`: the hardware as Verilog.
//!
//! ```text
//!   Chip --> catalogue::elaborate_chip ----> Design --> DIR/<module>.v, filelist.f, manifest.json
//!     +----> spec::header::c_header ---------------------> the firmware's header
//! ```

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser};
use mtia_hw::catalogue::{BLOCKS, Entry, elaborate_chip};
use mtia_model::spec::header::c_header;
use mtia_rtl::{Design, Errors};
use serde_json::json;

use crate::common::{Common, Outcome, Settings, shell_word};
use crate::files::{self, Difference, Output, Tree, Written};
use crate::output;

/// Writes the Verilog of the chip or of a block: one module a file, a file list and a manifest.
///
/// Files that already are as they should be are not touched; modules of an earlier generation
/// that are gone are removed.
#[derive(Args)]
pub struct Gen {
    /// The block; unless given, all that are in no other.
    #[arg(value_parser = blocks())]
    block: Option<String>,
    /// Where to write [default: rtl-out/<chip>, with BLOCK rtl-out/<chip>-<BLOCK>].
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Also writes the firmware's C header: codes, registers and sizes.
    #[arg(long, value_name = "FILE")]
    firmware_header: Option<PathBuf>,
    /// Writes nothing, compares; exit code 1 if a file is not what would be written.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    common: Common,
}

fn blocks() -> PossibleValuesParser {
    PossibleValuesParser::new(BLOCKS.iter().map(|b| PossibleValue::new(b.name).help(b.about)))
}

/// Everything that is generated, in memory.
struct Generated {
    /// The blocks that are in no other, by name.
    top: String,
    modules: usize,
    register_bits: u64,
    memory_bits: u64,
    files: Vec<(String, String)>,
}

impl Gen {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let design = match &self.block {
            Some(name) => Entry::find(name)
                .ok_or_else(|| anyhow!("unknown block {name}"))?
                .elaborate(&settings.chip),
            None => elaborate_chip(&settings.chip),
        };
        let generated = generate(&design.map_err(|errors| mistakes(&errors))?);
        let header = self.firmware_header.as_deref().map(|path| (path, c_header(&settings.chip)));
        let dir = self.dir(&settings);
        let tree = Tree { dir: &dir, files: &generated.files };
        if self.check {
            self.compare(&tree, header, &settings)
        } else {
            write(&tree, header, &generated, &settings)
        }
    }

    fn dir(&self, settings: &Settings) -> PathBuf {
        let chip = &settings.chip.name;
        match (&self.output, &self.block) {
            (Some(dir), _) => dir.clone(),
            (None, Some(block)) => Path::new("rtl-out").join(format!("{chip}-{block}")),
            (None, None) => Path::new("rtl-out").join(chip),
        }
    }

    fn compare(
        &self,
        tree: &Tree,
        header: Option<(&Path, String)>,
        settings: &Settings,
    ) -> Result<Outcome> {
        let mut stale: Vec<(PathBuf, Difference)> = tree
            .differences()?
            .into_iter()
            .map(|(name, difference)| (tree.dir.join(name), difference))
            .collect();
        if let Some((path, text)) = header {
            stale.extend(files::difference(path, &text)?.map(|d| (path.to_owned(), d)));
        }
        let list: Vec<String> = stale
            .iter()
            .map(|(path, how)| format!("{} ({})", path.display(), how.word()))
            .collect();
        if settings.json {
            let stale = stale
                .iter()
                .map(|(path, how)| json!({ "file": path.to_string_lossy(), "is": how.word() }));
            output::json(&json!({
                "directory": tree.dir.to_string_lossy(),
                "files": tree.files.len(),
                "stale": stale.collect::<Vec<_>>(),
            }))?;
        } else if list.is_empty() {
            let files = output::plural(tree.files.len(), "file is", "files are");
            output::print(&format!("{}: {files} as generated\n", tree.dir.display()))?;
        }
        if list.is_empty() {
            return Ok(Outcome::Done);
        }
        Ok(Outcome::Failed(format!(
            "not as generated: {}; run `{}`{}",
            list.join(", "),
            self.command(settings),
            if stale.iter().any(|(_, how)| *how == Difference::Extra) {
                ", and move files that it did not write elsewhere"
            } else {
                ""
            }
        )))
    }

    /// The command that writes what `--check` compares.
    fn command(&self, settings: &Settings) -> String {
        let mut command = "mtia gen".to_owned();
        if let Some(block) = &self.block {
            command += &format!(" {block}");
        }
        command += &settings.arguments();
        let path = |path: &Path| shell_word(&path.to_string_lossy());
        if let Some(dir) = &self.output {
            command += &format!(" -o {}", path(dir));
        }
        if let Some(header) = &self.firmware_header {
            command += &format!(" --firmware-header {}", path(header));
        }
        command
    }
}

fn generate(design: &Design) -> Generated {
    let manifest = design.manifest();
    // Blocks that are in no other; each counts what is below it.
    let within: HashSet<&str> =
        manifest.modules.iter().flat_map(|m| &m.instances).map(|i| i.module.as_str()).collect();
    let tops = || manifest.modules.iter().filter(|m| !within.contains(m.name.as_str()));
    let names: Vec<&str> = tops().map(|m| m.name.as_str()).collect();
    let top = names.join(", ");
    let register_bits = tops().map(|m| m.register_bits).sum();
    let memory_bits = tops().map(|m| m.memory_bits).sum();
    let mut files = design.verilog();
    let modules = files.len();
    files.push(("filelist.f".to_owned(), design.file_list()));
    // Last: it says which of the others are there.
    files.push(("manifest.json".to_owned(), manifest.json()));
    Generated { top, modules, register_bits, memory_bits, files }
}

/// Mistakes in the hardware's description, in one line.
fn mistakes(errors: &Errors) -> anyhow::Error {
    match errors.0.as_slice() {
        [] => anyhow!("the hardware description is wrong"),
        [one] => anyhow!("{one}"),
        [first, rest @ ..] => anyhow!("{first} (and {} more)", rest.len()),
    }
}

fn write(
    tree: &Tree,
    header: Option<(&Path, String)>,
    generated: &Generated,
    settings: &Settings,
) -> Result<Outcome> {
    // The header is prepared first, so that it cannot fail after the Verilog is in place.
    let parent = header.as_ref().and_then(|(path, _)| path.parent());
    let created = parent.map(files::create_dir_all).transpose()?.unwrap_or_default();
    let done = replace(tree, header).inspect_err(|_| files::remove_empty(&created))?;
    if settings.json {
        output::json(&json!({
            "directory": tree.dir.to_string_lossy(),
            "top": generated.top,
            "modules": generated.modules,
            "register_bits": generated.register_bits,
            "memory_bits": generated.memory_bits,
            "files": tree.files.iter().map(|(name, _)| name).collect::<Vec<_>>(),
            "written": done.written,
            "removed": done.removed,
        }))?;
    } else {
        output::print(&format!(
            "{}: {} of {}, {}, {} register bits, {} memory bits; {} written, {} removed\n",
            tree.dir.display(),
            generated.top,
            settings.chip.name,
            output::plural(generated.modules, "module", "modules"),
            output::grouped(generated.register_bits),
            output::grouped(generated.memory_bits),
            output::plural(done.written, "file", "files"),
            done.removed.len(),
        ))?;
    }
    Ok(Outcome::Done)
}

fn replace(tree: &Tree, header: Option<(&Path, String)>) -> Result<Written> {
    let header = match header {
        Some((path, text)) => {
            let mut file = Output::create(path)?;
            file.write(text.as_bytes())?;
            Some(file)
        }
        None => None,
    };
    let done = tree.write()?;
    if let Some(header) = header {
        header.finish()?;
    }
    Ok(done)
}
