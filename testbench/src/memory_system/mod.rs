//! Co-simulation of the memory system as a whole: network, LLC, HBM's controllers and the fabric
//! interfaces of all clients, in both clocks, against the joined cycle model.
//!
//! ```text
//!                +-- Rtl ----------- commands, beats --> Dram, Validator of each pseudo-channel
//!   commands,    |    || every port of every client equal in every cycle
//!   local stores +-- Joined (cycle::memory_system, Fi of each client)
//!        |
//!   Ideal memory: every byte, and the status of every command
//! ```
//! - [`Case`]: what the clients do, from one seed;
//! - [`Ideal`]: what must come of it, byte by byte;
//! - [`Rtl`], [`Joined`]: hardware and model behind the same ports ([`Drive`], [`Show`]);
//! - [`Memory`]: HBM behind a pseudo-channel.

mod case;
pub mod cosim;
mod finish;
mod ideal;
mod joined;
mod memory;
pub mod mutants;
mod port;
mod rtl;
mod run;
mod stores;

use mtia_hw::catalogue::Entry;
use mtia_hw::memory_system::MemorySystem;
use mtia_model::spec::Chip;
use verilator_sys::{Library, Optimise};

use crate::mutants::{Mutant, plant};
use crate::{Bench, Error};

pub use case::Case;
pub use cosim::{CaseResult, Load, cosim, run_case};
pub use ideal::Ideal;
pub use joined::Joined;
pub use memory::Memory;
pub use port::{Drive, Show};
pub use rtl::Rtl;

/// Name of the block in the hardware catalogue.
pub const BLOCK: &str = "memory_system";

/// Blocks that are compiled once, however many there are: none that has faults planted.
const COMPILED_ONCE: [&str; 3] = ["hbm", "llc_quad", "fi"];

/// The verilated memory system, with faults planted.
///
/// # Errors
/// If the chip is too large, it cannot be built, or a fault does not fit.
pub fn verilate(
    bench: &Bench,
    chip: &Chip,
    mutants: &[Mutant],
    trace: bool,
) -> Result<Library, Error> {
    if !MemorySystem::fits_tools(chip) {
        return Err(Error::TooLarge {
            name: chip.name.clone(),
            channels: chip.hbm.stacks.value * chip.hbm.pseudo_channels.value,
            most: MemorySystem::MOST_CHANNELS,
        });
    }
    let entry = Entry::find(BLOCK).ok_or_else(|| Error::UnknownBlock(BLOCK.to_owned()))?;
    let design = entry.elaborate(chip).map_err(Error::Elaborate)?;
    // Flits of 700 bits unrolled into words would be a hundred megabytes of C++.
    let mut verilated = verilator_sys::Design::new(design.top())
        .option("--expand-limit")
        .option("4")
        .optimise(Optimise::FastCompile)
        .trace(trace);
    for (file, text) in &design.verilog() {
        let module = file.trim_end_matches(".v");
        verilated = verilated.source(file, &plant(module, text, mutants)?);
    }
    if !trace {
        // A wrapper's outputs are evaluated as if each depended on each input: loops that are none.
        verilated = verilated.option("--hierarchical").option("-Wno-UNOPTFLAT");
        let blocks = COMPILED_ONCE.map(|b| format!("hier_block -module \"{b}\"\n"));
        let blocks = format!("`verilator_config\n{}", blocks.concat());
        verilated = verilated.source("blocks.vlt", &blocks);
    }
    Ok(verilated.compile(&bench.cache_dir)?)
}
