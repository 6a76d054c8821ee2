//! A block of rust-hdl inside one of our modules, run in Verilator against a model in Rust.
#![allow(missing_docs)] // rust-hdl's derive makes public items

mod common;

use mtia_rtl::{Block, Design, ErrorKind, Module, RustHdl};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rust_hdl_core::prelude as hdl;
use rust_hdl_core::prelude::*;
use rust_hdl_widgets::prelude::*;
use serde::Serialize;

/// A linear-feedback shift register of 16 bits.
#[derive(LogicBlock, Default)]
struct Lfsr {
    clock: hdl::Signal<In, Clock>,
    enable: hdl::Signal<In, Bit>,
    load: hdl::Signal<In, Bit>,
    seed: hdl::Signal<In, hdl::Bits<16>>,
    value: hdl::Signal<Out, hdl::Bits<16>>,
    state: DFF<hdl::Bits<16>>,
}

impl Logic for Lfsr {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state);
        self.value.next = self.state.q.val();
        if self.load.val() {
            self.state.d.next = self.seed.val();
        } else if self.enable.val() {
            self.state.d.next = self.state.q.val() << 1;
            if self.state.q.val().get_bit(15) {
                self.state.d.next = (self.state.q.val() << 1) ^ 0x002d;
            }
        }
    }
}

/// Two of them, added up in a register.
#[derive(Serialize)]
struct Noise;

impl Block for Noise {
    fn name(&self) -> String {
        "noise".into()
    }
    fn about(&self) -> String {
        "The sum of two shift registers.".into()
    }
    fn build(&self, m: &Module) {
        let (enable, load) = (m.input("enable", 2), m.input("load", 1));
        let seed = m.input("seed", 32);
        let lfsr = RustHdl::new("lfsr", "Linear-feedback shift register.", Lfsr::default());
        let sum = m.reg("sum", 17).reset(0);
        let each: Vec<mtia_rtl::Signal> = (0..2)
            .map(|i| {
                let one = m.instance(&format!("lfsr_{i}"), &lfsr);
                one.drive("enable", enable.bit(i)).drive("load", &load);
                one.drive("seed", seed.slice(16 * i, 16));
                one.port("value")
            })
            .collect();
        m.set(&sum, each[0].add_full(&each[1]));
        m.drive(&m.output("y", 17), &sum);
    }
}

fn next(state: u16) -> u16 {
    if state >> 15 == 1 { (state << 1) ^ 0x2d } else { state << 1 }
}

#[test]
fn a_block_of_rust_hdl_runs_inside_ours() {
    let design = Design::elaborate(&Noise).unwrap();
    common::lint(&design);
    assert_eq!(design.file_list(), "lfsr.v\nnoise.v\n");
    let mut model = common::verilate(&design);
    let port = |name: &str| model.port(name).unwrap();
    let (reset, enable, load) = (port("reset"), port("enable"), port("load"));
    let (seed, y) = (port("seed"), port("y"));
    let number = 11;
    println!("seed {number}");
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let (mut states, mut sum) = ([0u16; 2], 0u32);
    for cycle in 0..5000 {
        let resets = cycle == 0 || rng.random_bool(0.01);
        let (on, loads) = (rng.random_range(0..4u64), cycle == 0 || rng.random_bool(0.02));
        let seeds: [u16; 2] = rng.random();
        model.set(reset, u64::from(resets));
        model.set(enable, on);
        model.set(load, u64::from(loads));
        model.set(seed, u64::from(seeds[0]) | u64::from(seeds[1]) << 16);
        model.rise();
        sum = if resets { 0 } else { u32::from(states[0]) + u32::from(states[1]) };
        for i in 0..2 {
            if loads {
                states[i] = seeds[i];
            } else if on >> i & 1 == 1 {
                states[i] = next(states[i]);
            }
        }
        assert_eq!(model.get(y), u64::from(sum), "cycle {cycle}");
    }
    assert_ne!(sum, 0);
}

/// Leaves an output open, which rust-hdl refuses.
#[derive(LogicBlock, Default)]
struct Open {
    a: hdl::Signal<In, Bit>,
    y: hdl::Signal<Out, Bit>,
}

impl Logic for Open {
    #[hdl_gen]
    fn update(&mut self) {}
}

#[test]
fn what_rust_hdl_refuses_is_an_error() {
    let block = RustHdl::new("open", "Open.", Open::default());
    let line = line!() + 1;
    let errors = Design::elaborate(&block).unwrap_err().0;
    assert_eq!(errors.len(), 1, "{errors:#?}");
    assert_eq!((errors[0].kind, errors[0].at.line()), (ErrorKind::Unknown, line));
    assert!(errors[0].message.contains("rust-hdl refuses the block `open`"), "{}", errors[0]);
}
