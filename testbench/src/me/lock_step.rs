//! Hardware and cycle model side by side: one world drives both with what the hardware is shown,
//! and every port is compared in every cycle.

use mtia_model::cycle::me::group::{GroupInputs, GroupOutputs, MeDevice, MeGroup, Shape};

use super::Rtl;

/// Both, as one device; the world sees the hardware.
pub struct LockStep<'a> {
    rtl: &'a mut Rtl,
    model: &'a mut MeGroup,
    shown: GroupOutputs,
    cycle: u64,
    model_cycles: u64,
    difference: Option<String>,
}

impl<'a> LockStep<'a> {
    /// Both after a reset at the same time.
    pub fn new(rtl: &'a mut Rtl, model: &'a mut MeGroup) -> LockStep<'a> {
        let shown = GroupOutputs::default();
        LockStep { rtl, model, shown, cycle: 0, model_cycles: 0, difference: None }
    }

    /// The first difference between hardware and model, or the first broken rule.
    pub fn difference(&self) -> Option<&str> {
        self.difference.as_deref().or(self.rtl.trouble())
    }

    /// Cycles of the hardware.
    pub fn cycles(&self) -> u64 {
        self.cycle
    }

    /// Cycles of the model: it stands still from the first difference on.
    pub fn model_cycles(&self) -> u64 {
        self.model_cycles
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
            self.model_cycles += 1;
            self.compare(outputs);
        }
        self.cycle += 1;
    }
}
