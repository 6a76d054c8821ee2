//! `mtia reduce`: sums two NumPy files on the functional model or through the RTL.
//!
//! ```text
//!   A.npy, B.npy --npy--> bytes --> func::nmc::add_bytes      --> bytes --> S.npy
//!                               \-> testbench::nmc::add (RTL) --/
//! ```

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use mtia_model::func;
use mtia_model::spec::nmc::Dtype;
use mtia_testbench::{Bench, nmc};
use serde_json::json;

use crate::common::{Common, Outcome, Settings};
use crate::files::Output;
use crate::npy::Tensor;
use crate::output;
use crate::progress::{self, Counts};

/// Sums two NumPy files element by element, as the near-memory compute engine does.
#[derive(Args)]
pub struct Reduce {
    /// First summand: a .npy file of any shape.
    a: PathBuf,
    /// Second summand, of the same type and shape.
    b: PathBuf,
    /// The sum; may be one of the summands.
    #[arg(short, long, value_name = "S")]
    output: PathBuf,
    /// Element type: bf16 (as uint16), fp16 or fp32 [default: what the files hold].
    #[arg(long, value_name = "TYPE")]
    dtype: Option<Dtype>,
    /// What computes the sum.
    #[arg(long, value_enum, default_value_t = On::Func)]
    on: On,
    #[command(flatten)]
    common: Common,
}

/// What computes the sum.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum On {
    /// The functional model.
    Func,
    /// The RTL in Verilator.
    Rtl,
}

/// A sum and what it took.
struct Sum {
    bytes: Vec<u8>,
    cycles: Option<u64>,
    seconds: f64,
}

impl Reduce {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let a = Tensor::read(&self.a, self.dtype)?;
        let b = Tensor::read(&self.b, self.dtype)?;
        self.matches(&a, &b)?;
        let mut output = Output::create(&self.output)?;
        let sum = match self.on {
            On::Rtl if a.elements() > 0 => on_rtl(&settings, &a, &b)?,
            _ => {
                let start = Instant::now();
                let bytes = func::nmc::add_bytes(a.dtype, &a.bytes, &b.bytes);
                let cycles = (self.on == On::Rtl).then_some(0);
                Sum { bytes, cycles, seconds: start.elapsed().as_secs_f64() }
            }
        };
        a.write_like(&sum.bytes, &mut output)?;
        output.finish()?;
        self.report(&settings, &a, &sum)?;
        Ok(Outcome::Done)
    }

    /// Whether the two can be added.
    fn matches(&self, a: &Tensor, b: &Tensor) -> Result<()> {
        let (a_path, b_path) = (self.a.display(), self.b.display());
        if a.dtype != b.dtype {
            bail!("`{a_path}` holds {}, `{b_path}` {}; give both the same type", a.dtype, b.dtype);
        }
        if a.shape != b.shape {
            bail!(
                "`{a_path}` has the shape {:?}, `{b_path}` {:?}; give both the same shape",
                a.shape,
                b.shape
            );
        }
        if !a.same_order(b) {
            bail!(
                "`{a_path}` is in {} order, `{b_path}` in {} order; save both in C order with \
                 numpy.ascontiguousarray",
                a.order(),
                b.order()
            );
        }
        Ok(())
    }

    fn report(&self, settings: &Settings, a: &Tensor, sum: &Sum) -> Result<()> {
        let (on, elements) = (if self.on == On::Rtl { "rtl" } else { "func" }, a.elements());
        let rate = |count: u64| if sum.seconds > 0. { count as f64 / sum.seconds } else { 0. };
        if settings.json {
            let mut report = json!({
                "output": self.output.to_string_lossy(),
                "on": on,
                "dtype": a.dtype.name(),
                "shape": a.shape,
                "elements": elements,
                "seconds": sum.seconds,
            });
            if let Some(cycles) = sum.cycles {
                report["rtl_cycles"] = json!(cycles);
                report["cycles_per_second"] = json!(rate(cycles));
            }
            return output::json(&report);
        }
        let mut text = format!(
            "{}: {} elements of {} on {on}",
            self.output.display(),
            output::grouped(elements),
            a.dtype
        );
        if let Some(cycles) = sum.cycles {
            text += &format!(
                ", {} cycles, {} simulated cycles/s",
                output::grouped(cycles),
                output::grouped(rate(cycles) as u64)
            );
        }
        output::print(&format!("{text}, {:.2} s\n", sum.seconds))
    }
}

fn on_rtl(settings: &Settings, a: &Tensor, b: &Tensor) -> Result<Sum> {
    let bar = progress::bar(a.bytes.len() as u64, Counts::Bytes);
    let mut show = |done| progress::advance(&bar, done);
    let sum = nmc::add(&Bench::default(), &settings.chip, a.dtype, &a.bytes, &b.bytes, &mut show);
    bar.finish_and_clear();
    let sum = sum?;
    Ok(Sum { bytes: sum.bytes, cycles: Some(sum.cycles), seconds: sum.seconds })
}
