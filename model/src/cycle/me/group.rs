//! Message engines with their NMCs, pair by pair: what a bench drives, and the model of it.
//!
//! ```text
//!   GroupInputs --> | pair 0: ME, ME, NMCs | pair 1: ... | --> GroupOutputs
//! ```
//! Pairs have nothing in common. The hardware in the test bench is a [`MeDevice`] too.

use std::collections::VecDeque;

use super::Me;
use super::port::{Flit, MeInputs, MeOutputs, WriteResponse};
use crate::cycle::nmc::NmcPair;
use crate::cycle::port::{
    Device, PortCounts, PortInputs, PortOutputs, ReadRequest, Response, WriteRequest,
};
use crate::func::cpu::elf::Image;
use crate::spec::Chip;
use crate::spec::me::SRAM_BASE;
use crate::spec::nmc::{self, Command};

/// How many of what a device has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Engines of each pair: two, or one.
    pub pairs: Vec<usize>,
    /// NICs that each engine reaches.
    pub nics: usize,
    /// Read lanes of each pair.
    pub read_lanes: usize,
    /// Write lanes of each pair.
    pub write_lanes: usize,
}

impl Shape {
    /// `engines` engines of a chip in pairs, the last alone where the number is odd.
    pub fn of(chip: &Chip, engines: usize) -> Shape {
        let each = chip.nmc_pair.engines.value as usize;
        let pairs = (0..engines.div_ceil(each)).map(|p| each.min(engines - p * each)).collect();
        Shape {
            pairs,
            nics: chip.nic.count.value as usize,
            read_lanes: chip.nmc_pair.read_lanes.value as usize,
            write_lanes: chip.nmc_pair.write_lanes.value as usize,
        }
    }

    /// Engines in all.
    pub fn engines(&self) -> usize {
        self.pairs.iter().sum()
    }
}

/// What the lanes of a pair see in a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LaneInputs {
    /// For each read lane, whether a request would be taken.
    pub read_ready: Vec<bool>,
    /// For each read lane, the response offered, with its flit.
    pub read_response: Vec<Option<(Response, Flit)>>,
    /// For each write lane, whether a request would be taken.
    pub write_ready: Vec<bool>,
    /// For each write lane, the response offered.
    pub write_response: Vec<Option<WriteResponse>>,
}

/// What the lanes of a pair show in a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LaneOutputs {
    /// For each read lane, the request offered.
    pub read_request: Vec<Option<ReadRequest>>,
    /// For each read lane, whether the response would be taken.
    pub read_response_ready: Vec<bool>,
    /// For each write lane, the request offered.
    pub write_request: Vec<Option<WriteRequest>>,
    /// For each write lane, the bytes of that request: of the hardware; the model has none.
    pub write_data: Vec<Flit>,
    /// For each write lane, whether the response would be taken.
    pub write_response_ready: Vec<bool>,
}

/// What a device sees in a cycle. The engines' ports to their NMCs are inside.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GroupInputs {
    /// Each engine's.
    pub engines: Vec<MeInputs>,
    /// Each pair's.
    pub lanes: Vec<LaneInputs>,
}

impl GroupInputs {
    /// Nothing offered, nothing taken.
    pub fn idle(shape: &Shape) -> GroupInputs {
        let lanes = LaneInputs {
            read_ready: vec![false; shape.read_lanes],
            read_response: vec![None; shape.read_lanes],
            write_ready: vec![false; shape.write_lanes],
            write_response: vec![None; shape.write_lanes],
        };
        GroupInputs {
            engines: vec![MeInputs::idle(shape.nics); shape.engines()],
            lanes: vec![lanes; shape.pairs.len()],
        }
    }
}

/// What a device shows in a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GroupOutputs {
    /// Each engine's.
    pub engines: Vec<MeOutputs>,
    /// Each pair's.
    pub lanes: Vec<LaneOutputs>,
    /// Commands whose effect on memory is due now, by engine: of a model, whose lanes carry no
    /// bytes. The hardware has none.
    pub executed: Vec<(usize, Command)>,
}

/// Message engines that advance a cycle at a time: the model, or the hardware.
pub trait MeDevice {
    /// How many of what it has.
    fn shape(&self) -> &Shape;

    /// Everything as after power-up, but for the context SRAMs.
    fn reset(&mut self);

    /// One cycle: shows the outputs for these inputs, then the clock edge.
    fn cycle(&mut self, inputs: &GroupInputs, outputs: &mut GroupOutputs);
}

/// The model.
#[derive(Clone, Debug)]
pub struct MeGroup {
    chip: Chip,
    shape: Shape,
    engines: Vec<Me>,
    pairs: Vec<Pair>,
}

#[derive(Clone, Debug)]
struct Pair {
    nmcs: NmcPair,
    inputs: PortInputs,
    outputs: PortOutputs,
    /// Commands that each NMC has taken and not answered, in order.
    commands: Vec<VecDeque<Command>>,
}

impl MeGroup {
    /// `engines` engines of a chip, as after reset.
    pub fn new(chip: &Chip, engines: usize) -> MeGroup {
        let shape = Shape::of(chip, engines);
        let number = |e: usize| u16::try_from(e).unwrap_or(u16::MAX);
        let pairs = shape.pairs.iter().map(|&n| Pair::new(chip, &shape, n)).collect();
        let engines = (0..engines).map(|e| Me::new(chip, number(e))).collect();
        MeGroup { chip: chip.clone(), shape, engines, pairs }
    }

    /// The engines.
    pub fn engines(&self) -> &[Me] {
        &self.engines
    }

    /// The counters of each engine's NMC.
    pub fn nmc_counters(&self) -> Vec<[u64; nmc::COUNTERS.len()]> {
        self.pairs.iter().flat_map(|p| p.nmcs.engines()).map(|nmc| *nmc.counters()).collect()
    }

    /// The engines, to load firmware.
    pub fn engines_mut(&mut self) -> &mut [Me] {
        &mut self.engines
    }

    /// Loads every engine's context SRAM, without the time that the control cores would take.
    pub fn load(&mut self, image: &Image) {
        let mut flat: Vec<u8> = Vec::new();
        for segment in &image.segments {
            let first = (segment.address - SRAM_BASE) as usize;
            flat.resize(flat.len().max(first + segment.bytes.len()), 0);
            flat[first..first + segment.bytes.len()].copy_from_slice(&segment.bytes);
        }
        self.engines.iter_mut().for_each(|e| e.load(&flat));
    }
}

impl Pair {
    fn new(chip: &Chip, shape: &Shape, engines: usize) -> Pair {
        let counts =
            PortCounts { engines, read_lanes: shape.read_lanes, write_lanes: shape.write_lanes };
        Pair {
            nmcs: NmcPair::of(chip, engines),
            inputs: PortInputs::idle(counts),
            outputs: PortOutputs::default(),
            commands: vec![VecDeque::new(); engines],
        }
    }

    fn see(&mut self, lanes: &LaneInputs) {
        let response = |r: &Option<(Response, Flit)>| r.map(|(r, _)| r);
        self.inputs.read_ready.clone_from(&lanes.read_ready);
        self.inputs.read_response.clear();
        self.inputs.read_response.extend(lanes.read_response.iter().map(response));
        self.inputs.write_ready.clone_from(&lanes.write_ready);
        self.inputs.write_response.clear();
        let acknowledged = |w: &Option<WriteResponse>| {
            w.map(|w| Response { address: 0, tag: w.tag, error: w.error })
        };
        self.inputs.write_response.extend(lanes.write_response.iter().map(acknowledged));
    }

    fn show(&self, lanes: &mut LaneOutputs) {
        lanes.read_request.clone_from(&self.outputs.read_request);
        lanes.read_response_ready.clone_from(&self.outputs.read_response_ready);
        lanes.write_request.clone_from(&self.outputs.write_request);
        lanes.write_response_ready.clone_from(&self.outputs.write_response_ready);
    }
}

impl MeDevice for MeGroup {
    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn reset(&mut self) {
        for (e, engine) in self.engines.iter_mut().enumerate() {
            let sram = std::mem::take(&mut engine.sram);
            *engine = Me::new(&self.chip, u16::try_from(e).unwrap_or(u16::MAX));
            engine.sram = sram;
        }
        for (pair, &engines) in self.pairs.iter_mut().zip(&self.shape.pairs) {
            *pair = Pair::new(&self.chip, &self.shape, engines);
        }
    }

    fn cycle(&mut self, inputs: &GroupInputs, outputs: &mut GroupOutputs) {
        outputs.engines.resize_with(self.engines.len(), MeOutputs::default);
        outputs.lanes.resize_with(self.pairs.len(), LaneOutputs::default);
        outputs.executed.clear();
        let mut first = 0;
        for (p, pair) in self.pairs.iter_mut().enumerate() {
            pair.see(&inputs.lanes[p]);
            let mut seen = Vec::with_capacity(pair.commands.len());
            for e in 0..pair.commands.len() {
                let nmc = &pair.nmcs.engines()[e];
                let mut of_me = inputs.engines[first + e].clone();
                of_me.nmc_status = nmc.status();
                of_me.nmc_command_ready = nmc.command_ready();
                let shown = &mut outputs.engines[first + e];
                self.engines[first + e].outputs(&of_me, shown);
                pair.inputs.command[e] = shown.nmc_command;
                pair.inputs.status_ready[e] = shown.nmc_status_ready;
                if let Some(command) = shown.nmc_command.filter(|_| of_me.nmc_command_ready) {
                    pair.commands[e].push_back(command);
                }
                if of_me.nmc_status.is_some() && shown.nmc_status_ready {
                    let done = pair.commands[e].pop_front();
                    outputs.executed.extend(done.map(|c| (first + e, c)));
                }
                seen.push(of_me);
            }
            pair.nmcs.cycle(&pair.inputs, &mut pair.outputs);
            pair.show(&mut outputs.lanes[p]);
            for (e, of_me) in seen.iter().enumerate() {
                self.engines[first + e].clock(of_me, &outputs.engines[first + e]);
            }
            first += seen.len();
        }
        // The ports between an engine and its NMC are no port of the group.
        for engine in &mut outputs.engines {
            engine.nmc_command = None;
            engine.nmc_status_ready = false;
        }
    }
}
