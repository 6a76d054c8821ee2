//! Hardware and cycle model side by side: one world drives both with what the hardware is shown,
//! and every port is compared in every cycle.

use mtia_model::cycle::me::group::{GroupInputs, GroupOutputs, MeDevice, MeGroup, Shape};
use mtia_model::cycle::me::port::UtilityRequest;
use mtia_model::cycle::me::world::{Traffic, World};
use mtia_model::func::memory::Memory;
use mtia_model::spec::Chip;
use mtia_model::spec::me::{REGISTER_BASE, SRAM_BASE, register};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Rtl;
use super::exercise::Exercise;

/// Both, as one device; the world sees the hardware.
pub struct LockStep<'a> {
    rtl: &'a mut Rtl,
    model: &'a mut MeGroup,
    shown: GroupOutputs,
    cycle: u64,
    difference: Option<String>,
}

impl<'a> LockStep<'a> {
    /// Both after a reset at the same time.
    pub fn new(rtl: &'a mut Rtl, model: &'a mut MeGroup) -> LockStep<'a> {
        LockStep { rtl, model, shown: GroupOutputs::default(), cycle: 0, difference: None }
    }

    /// The first difference between hardware and model, or the first broken rule.
    pub fn difference(&self) -> Option<&str> {
        self.difference.as_deref().or(self.rtl.trouble())
    }

    fn compare(&mut self, rtl: &GroupOutputs) {
        let cycle = self.cycle;
        for (e, (hw, model)) in rtl.engines.iter().zip(&self.shown.engines).enumerate() {
            if hw != model {
                let what = format!("cycle {cycle}, engine {e}: hardware {hw:?}, model {model:?}");
                self.difference.get_or_insert(what);
                return;
            }
        }
        for (p, (hw, model)) in rtl.lanes.iter().zip(&self.shown.lanes).enumerate() {
            let same = hw.read_request == model.read_request
                && hw.read_response_ready == model.read_response_ready
                && hw.write_request == model.write_request
                && hw.write_response_ready == model.write_response_ready;
            if !same {
                let what = format!("cycle {cycle}, pair {p}: hardware {hw:?}, model {model:?}");
                self.difference.get_or_insert(what);
                return;
            }
        }
    }
}

impl MeDevice for LockStep<'_> {
    fn shape(&self) -> &Shape {
        self.rtl.shape()
    }

    fn reset(&mut self) {
        self.rtl.reset();
        self.model.reset();
    }

    fn cycle(&mut self, inputs: &GroupInputs, outputs: &mut GroupOutputs) {
        self.rtl.cycle(inputs, outputs);
        if self.difference.is_none() {
            let mut shown = std::mem::take(&mut self.shown);
            self.model.cycle(inputs, &mut shown);
            self.shown = shown;
            self.compare(outputs);
        }
        self.cycle += 1;
    }
}

/// Runs the exercise of a seed on engines in noise for so many cycles, in lock-step. The engines are
/// new: what a context SRAM holds outlives a reset, and the model's holds 0.
///
/// # Errors
/// The first difference.
pub fn exercise(rtl: &mut Rtl, chip: &Chip, seed: u64, cycles: u64) -> Result<(), String> {
    let shape = rtl.shape().clone();
    let engines = shape.engines();
    let mut model = MeGroup::new(chip, engines);
    let mut memory = vec![0; 1 << 16];
    ChaCha8Rng::seed_from_u64(seed).fill(&mut memory[..]);
    let mut world = World::noise(chip, shape, Memory::from(memory), Traffic::random(seed));
    let exercises: Vec<Exercise> =
        (0..engines as u64).map(|e| Exercise::random(chip, seed << 8 | e)).collect();
    rtl.reset();
    let mut both = LockStep::new(rtl, &mut model);
    let mut outputs = GroupOutputs::default();
    for (e, exercise) in exercises.iter().enumerate() {
        // This starts nothing.
        let run = REGISTER_BASE + register::RUN.offset;
        world.access(e, UtilityRequest { address: run, write: Some(0) });
        for (i, &word) in exercise.words.iter().enumerate() {
            let address = SRAM_BASE + 4 * i as u32;
            world.access(e, UtilityRequest { address, write: Some(word) });
        }
        world.access(e, UtilityRequest { address: run, write: Some(1) });
    }
    let mut go = |world: &mut World, cycles: u64| {
        for _ in 0..cycles {
            both.cycle(world.inputs(), &mut outputs);
            world.advance(&outputs);
            if let Some(difference) = both.difference() {
                return Err(difference.to_owned());
            }
        }
        Ok(())
    };
    // All is written and runs before the noise begins.
    let mut left = 100_000;
    while world.accesses() > 0 && left > 0 {
        go(&mut world, 100)?;
        left -= 100;
    }
    for (e, exercise) in exercises.iter().enumerate() {
        exercise.accesses.iter().for_each(|&access| world.access(e, access));
        exercise.messages.iter().for_each(|&message| world.send(e, message));
    }
    go(&mut world, cycles)
}
