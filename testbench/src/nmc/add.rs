//! Sums of two buffers through the hardware: what `mtia reduce --on rtl` and `mtia vectors` use.
//!
//! The buffers go through one engine in pieces, with memory that answers after the description's
//! latencies.

use std::time::Instant;

use mtia_model::cycle::bench::{Bench as Surroundings, Outcome, Traffic};
use mtia_model::cycle::port::{Device, PortOutputs};
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::{Command, Dtype, Op, Status};

use super::{Dut, Rtl};
use crate::{Bench, Error};

/// A sum and what it took.
#[derive(Clone, Debug, Default)]
pub struct Sum {
    /// The sum, as long as each operand.
    pub bytes: Vec<u8>,
    /// Clock cycles of the engine.
    pub cycles: u64,
    /// Wall-clock time of the simulation, in seconds, without building the model.
    pub seconds: f64,
}

/// Largest piece in bytes; small enough that progress shows.
const PIECE_BYTES: u64 = 1 << 19;

/// Adds `a` and `b` (of equal length, whole elements) element by element on the hardware.
/// `progress` is told the bytes of the sum that are done.
pub fn add(
    bench: &Bench,
    chip: &Chip,
    dtype: Dtype,
    a: &[u8],
    b: &[u8],
    progress: &mut dyn FnMut(u64),
) -> Result<Sum, Error> {
    if a.len() != b.len() || !a.len().is_multiple_of(dtype.element_bytes() as usize) {
        let message = "operands must be of equal length and whole elements".to_owned();
        return Err(Error::Hardware(message));
    }
    let library = bench.verilate(chip, Dut::Nmc.block(), false)?;
    let mut rtl = Rtl::new(&library, Dut::Nmc, chip)?;
    let line = u64::from(chip.nmc.line_bytes.value);
    let longest =
        (1u64 << (chip.nmc.length_bits.value - 1)).min(1u64 << (chip.nmc.address_bits.value - 2));
    let piece = (PIECE_BYTES.min(longest) / line * line).max(line);
    let latency = |cycles: u64| u32::try_from(cycles).unwrap_or(u32::MAX);
    let traffic =
        Traffic::ideal(latency(chip.read_latency_cycles()), latency(chip.write_latency_cycles()));
    let start = Instant::now();
    let mut sum = Sum { bytes: Vec::with_capacity(a.len()), ..Sum::default() };
    for (a, b) in a.chunks(piece as usize).zip(b.chunks(piece as usize)) {
        let length = a.len() as u64;
        let room = length.next_multiple_of(line);
        let mut bytes = vec![0; 3 * room as usize];
        bytes[..a.len()].copy_from_slice(a);
        bytes[room as usize..room as usize + b.len()].copy_from_slice(b);
        rtl.reset();
        rtl.set_window(0, bytes);
        let command = Command {
            op: Op::Add.code(),
            dtype: dtype.code(),
            fence: false,
            a: 0,
            b: room,
            s: 2 * room,
            length,
            tag: 0,
        };
        let mut surroundings = Surroundings::new(rtl.counts(), traffic, vec![vec![command]]);
        run(&mut rtl, &mut surroundings)?;
        sum.cycles += surroundings.cycles();
        let from = 2 * room as usize;
        sum.bytes.extend_from_slice(&rtl.window()[from..from + a.len()]);
        progress(sum.bytes.len() as u64);
    }
    sum.seconds = start.elapsed().as_secs_f64();
    Ok(sum)
}

fn run(rtl: &mut Rtl, surroundings: &mut Surroundings) -> Result<(), Error> {
    let mut outputs = PortOutputs::default();
    let outcome = loop {
        rtl.cycle(surroundings.inputs(), &mut outputs);
        if let Some(outcome) = surroundings.advance(&outputs) {
            break outcome;
        }
    };
    rtl.model().check()?;
    if let Some(trouble) = rtl.trouble() {
        return Err(Error::Hardware(trouble.to_owned()));
    }
    match (outcome, surroundings.statuses()[0].first()) {
        (Outcome::Stuck(why), _) => Err(Error::Hardware(why)),
        (Outcome::Done, Some(s)) if s.status.code == Status::Ok.code() => Ok(()),
        (Outcome::Done, s) => Err(Error::Hardware(format!("status {s:?}"))),
    }
}
