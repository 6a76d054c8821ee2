//! Message engines under test, with their firmware: the hardware beside its cycle model, or the
//! model alone.

use std::path::Path;

use mtia_model::cycle::me::group::{GroupInputs, GroupOutputs, MeDevice, MeGroup, Shape};
use mtia_model::cycle::me::world::{Outcome, World};
use mtia_model::func::me::Image;
use mtia_model::spec::me::Report;
use mtia_model::spec::{Chip, nmc, wqe};

use super::{LockStep, Rtl};
use crate::{Bench, Error, firmware};

/// Engines of a chip and the image of their firmware.
pub struct Engines {
    chip: Chip,
    image: Image,
    rtl: Option<Rtl>,
    model: MeGroup,
    cycles: Cycles,
}

/// Cycles simulated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cycles {
    /// Of the hardware.
    pub rtl: u64,
    /// Of the model.
    pub model: u64,
}

impl Engines {
    /// The cycle model alone.
    ///
    /// # Errors
    /// If the firmware cannot be compiled.
    pub fn of_model(chip: &Chip, engines: usize) -> Result<Engines, Error> {
        let image = firmware::message_engine(chip)?;
        let model = MeGroup::new(chip, engines);
        let cycles = Cycles::default();
        Ok(Engines { chip: chip.clone(), image, rtl: None, model, cycles })
    }

    /// Hardware and cycle model side by side. Waves go to `trace`, if anywhere.
    ///
    /// # Errors
    /// If hardware or firmware cannot be compiled, or the trace cannot be written.
    pub fn in_lock_step(
        bench: &Bench,
        chip: &Chip,
        engines: usize,
        trace: Option<&Path>,
    ) -> Result<Engines, Error> {
        let mut both = Engines::of_model(chip, engines)?;
        let library = bench.message_engines(chip, engines, trace.is_some())?;
        let lane_bytes = chip.noc.lane_bytes.value as usize;
        let mut rtl = Rtl::new(&library, both.shape().clone(), lane_bytes, &[])?;
        if let Some(path) = trace {
            rtl.model().trace_window(path, 0, u64::MAX)?;
        }
        both.rtl = Some(rtl);
        Ok(both)
    }

    /// The chip.
    pub fn chip(&self) -> &Chip {
        &self.chip
    }

    /// The firmware.
    pub fn image(&self) -> &Image {
        &self.image
    }

    /// How many of what there is.
    pub fn shape(&self) -> &Shape {
        self.model.shape()
    }

    /// Cycles so far.
    pub fn cycles(&self) -> Cycles {
        self.cycles
    }

    /// Resets everything and does `work` on it, of which every port is compared in every cycle.
    ///
    /// # Errors
    /// The first difference between hardware and model, if there is one; else what `work` found
    /// wrong.
    pub fn run<T>(
        &mut self,
        work: impl FnOnce(&mut dyn MeDevice) -> Result<T, String>,
    ) -> Result<T, String> {
        // The context SRAMs keep what they hold, as after any reset but that at power-up.
        self.model.reset();
        let Some(rtl) = &mut self.rtl else {
            let mut counted = Counted { device: &mut self.model, cycles: 0 };
            let result = work(&mut counted);
            self.cycles.model += counted.cycles;
            return result;
        };
        rtl.reset();
        let mut both = LockStep::new(rtl, &mut self.model);
        let result = work(&mut both);
        self.cycles.rtl += both.cycles();
        self.cycles.model += both.model_cycles();
        let difference = both.difference().map(str::to_owned);
        rtl.model().check().map_err(|e| e.to_string())?;
        match difference {
            Some(difference) => Err(difference),
            None => result,
        }
    }

    /// The counters of each engine's NMC since the last reset. The hardware's time goes on
    /// meanwhile, so the next run begins with a reset.
    ///
    /// # Errors
    /// If hardware and model differ.
    pub fn nmc_counters(&mut self) -> Result<Vec<[u64; nmc::COUNTERS.len()]>, String> {
        let of_model = self.model.nmc_counters();
        let Some(rtl) = &mut self.rtl else { return Ok(of_model) };
        let of_rtl = rtl.nmc_counters();
        if let Some(trouble) = rtl.trouble() {
            return Err(trouble.to_owned());
        }
        match of_rtl == of_model {
            true => Ok(of_rtl),
            false => Err(format!("NMC counters: hardware {of_rtl:?}, model {of_model:?}")),
        }
    }
}

/// Lets the control cores write the firmware and start the engines, and takes their first reports.
///
/// # Errors
/// If an engine does not say that it is ready, or not that alone.
pub fn boot(device: &mut dyn MeDevice, world: &mut World, image: &Image) -> Result<(), String> {
    world.boot(image);
    if let Outcome::Stuck(why) = world.run(device) {
        return Err(format!("while booting: {why}"));
    }
    for e in 0..device.shape().engines() {
        let reports: Vec<Report> = world.take_reports(e).iter().map(|r| r.report).collect();
        if reports != [Report::Ready { version: wqe::VERSION }] {
            return Err(format!("engine {e} after its boot: {reports:?}"));
        }
    }
    Ok(())
}

/// Counts the cycles of a device.
struct Counted<'a> {
    device: &'a mut MeGroup,
    cycles: u64,
}

impl MeDevice for Counted<'_> {
    fn shape(&self) -> &Shape {
        self.device.shape()
    }

    fn reset(&mut self) {
        self.device.reset();
    }

    fn cycle(&mut self, inputs: &GroupInputs, outputs: &mut GroupOutputs) {
        self.device.cycle(inputs, outputs);
        self.cycles += 1;
    }
}
