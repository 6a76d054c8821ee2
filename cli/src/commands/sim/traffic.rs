//! `mtia sim traffic`: latency of the network on chip, or of HBM behind it, against its load.
//!
//! ```text
//!   pattern, rates --> cycle::noc::traffic::run, once a rate --> table, JSON, plot
//!                      cycle::noc::traffic::Theory ---------------^
//!   hbm-stream     --> cycle::memory_system::load ----------------^
//! ```

use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use mtia_model::cycle::memory_system::load;
use mtia_model::cycle::memory_system::run::Options;
use mtia_model::cycle::noc::traffic::{self, Load, Pattern, Point, Theory};
use mtia_model::spec::Chip;
use mtia_model::spec::floor::Floor;
use serde_json::{Value, json};

use super::plot;
use crate::common::{Common, Outcome};
use crate::output;

/// Data flits between PEs, or lines from HBM: latency against load.
///
/// Each PE makes flits at random, RATE a cycle on average, and sends them as the pattern says; a
/// flit's latency counts from its making. With hbm-stream each PE makes reads of 4 KB, RATE lines a
/// cycle on average, that walk through HBM; their latency counts up to the end of the transfer.
/// Without --rate a sweep of rates up to what the links (HBM's bus) allow. Beside what was measured
/// stand the latency of an empty network (the least latency of a read) and the rate that nothing
/// with these links and routes (this HBM) can exceed.
#[derive(Args)]
pub struct Traffic {
    /// Who sends to whom: uniform, transpose, hotspot (one flit in five to one PE), neighbor;
    /// or hbm-stream.
    #[arg(long, value_name = "PATTERN", default_value = "uniform")]
    pattern: String,
    /// Flits that each PE makes a cycle, on average.
    #[arg(long, value_name = "R", allow_negative_numbers = true)]
    rate: Option<f64>,
    /// Cycles that are measured, after a third of them to warm up.
    #[arg(long, value_name = "N", default_value_t = 3000)]
    cycles: u64,
    /// Seed of the traffic.
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// Writes latency against load, with the lines of theory, as a plot.
    #[arg(short, long, value_name = "FILE.svg")]
    output: Option<PathBuf>,
    #[command(flatten)]
    common: Common,
}

/// Who sends what.
#[derive(Clone, Copy)]
enum Kind {
    /// Flits between PEs.
    Flits(Pattern),
    /// Reads of HBM.
    HbmStream,
}

const HBM_STREAM: &str = "hbm-stream";

impl Kind {
    fn parse(name: &str) -> Result<Kind> {
        if name == HBM_STREAM {
            return Ok(Kind::HbmStream);
        }
        let pattern = name.parse().map_err(|error: String| anyhow!("{error}, {HBM_STREAM}"))?;
        Ok(Kind::Flits(pattern))
    }

    fn name(self) -> &'static str {
        match self {
            Kind::Flits(pattern) => pattern.name(),
            Kind::HbmStream => HBM_STREAM,
        }
    }

    /// What moves, between whom.
    fn title(self) -> String {
        match self {
            Kind::Flits(pattern) => format!("{pattern} traffic between the PEs"),
            Kind::HbmStream => "streams from HBM to the PEs".to_owned(),
        }
    }

    /// What is counted, what the least latency is of.
    fn words(self) -> [&'static str; 2] {
        match self {
            Kind::Flits(_) => ["flits", "empty network"],
            Kind::HbmStream => ["lines", "least latency"],
        }
    }

    fn theory(self, chip: &Chip) -> Theory {
        match self {
            Kind::Flits(pattern) => Theory::new(chip, pattern),
            Kind::HbmStream => load::theory(chip),
        }
    }

    /// The highest rate that may be asked for.
    fn most(self, chip: &Chip) -> f64 {
        match self {
            Kind::Flits(_) => 4. * f64::from(chip.noc.pe_lanes.value),
            Kind::HbmStream => load::MOST,
        }
    }

    fn run(self, chip: &Chip, rate: f64, cycles: u64, seed: u64) -> Result<Point, String> {
        let (warm_up, measured) = (cycles / 3, cycles);
        match self {
            Kind::Flits(pattern) => {
                let load = Load { pattern, rate, warm_up, measured, seed };
                let faults = Floor::new(chip).no_faults();
                traffic::run(chip, &faults, load).map_err(|stuck| stuck.to_string())
            }
            Kind::HbmStream => load::run(chip, rate, warm_up, measured, seed, Options::quiet()),
        }
    }
}

/// Points of a sweep, as shares of the bound.
const SWEEP: [f64; 12] = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2];

impl Traffic {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let chip = &settings.chip;
        let kind = Kind::parse(&self.pattern)?;
        if self.cycles == 0 || self.cycles > 10_000_000 {
            bail!("--cycles {} is out of range; use 1 to 10000000", self.cycles);
        }
        let most = kind.most(chip);
        if let Some(rate) = self.rate
            && !(rate > 0. && rate <= most)
        {
            bail!("--rate {rate} is out of range; use more than 0 and at most {most}");
        }
        if let Some(path) = &self.output
            && path.extension().is_none_or(|kind| kind != "svg")
        {
            bail!("{}: plots are SVG; choose a name that ends in .svg", path.display());
        }
        let floor = Floor::new(chip);
        if floor.pe_rows * floor.pe_columns < 2 {
            bail!("{} has one PE; traffic takes two", chip.name);
        }
        let theory = kind.theory(chip);
        let rates = match self.rate {
            Some(rate) => vec![rate],
            None => SWEEP.iter().map(|share| share * theory.saturation).collect(),
        };
        let mut points = Vec::new();
        for rate in rates {
            match kind.run(chip, rate, self.cycles, self.seed) {
                Ok(point) => points.push(point),
                Err(stuck) => return Ok(Outcome::Failed(format!("{stuck}; please report this"))),
            }
        }
        if let Some(path) = &self.output {
            plot::latency(path, chip, kind.title(), kind.words(), &theory, &points)?;
        }
        if settings.json {
            output::json(&self.object(chip, kind, &theory, &points))?;
        } else {
            output::print(&self.text(chip, kind, &theory, &points))?;
        }
        Ok(Outcome::Done)
    }

    fn text(&self, chip: &Chip, kind: Kind, theory: &Theory, points: &[Point]) -> String {
        let [unit, least] = kind.words();
        let mut text = format!(
            "{} of {}, seed {}\n\
             {least} {:.1} cycles; bound {:.3} {unit} a PE and cycle ({})\n\n\
             {:>8} {:>9} {:>9} {:>6} {:>9} {:>6}  limiter\n",
            kind.title(),
            chip.name,
            self.seed,
            theory.zero_load_latency,
            theory.saturation,
            theory.limiter,
            "rate",
            "accepted",
            "latency",
            "p99",
            "GB/s a PE",
            "load",
        );
        for point in points {
            text += &format!(
                "{:>8.3} {:>9.3} {:>9.1} {:>6} {:>9.1} {:>6.2}  {}\n",
                point.rate,
                point.accepted,
                point.latency,
                point.latency_p99,
                gigabytes(chip, point),
                point.limiter_load,
                point.limiter,
            );
        }
        if let Some(path) = &self.output {
            text += &format!("plot: {}\n", path.display());
        }
        text
    }

    fn object(&self, chip: &Chip, kind: Kind, theory: &Theory, points: &[Point]) -> Value {
        let of_point = |point: &Point| {
            json!({
                "rate": point.rate,
                "accepted": point.accepted,
                "latency_cycles": point.latency,
                "latency_p99_cycles": point.latency_p99,
                "arrived": point.arrived,
                "least_share": point.least_share,
                "GBps": gigabytes(chip, point),
                "seconds": point.cycles as f64 / (chip.clock.frequency.value * 1e9),
                "flit_hops": point.flit_hops,
                "limiter": point.limiter,
                "limiter_load": point.limiter_load,
            })
        };
        // What limits the highest rate limits the whole.
        let limiter = points.last().map_or("", |point| point.limiter.as_str());
        json!({
            "chip": chip.name,
            "pattern": kind.name(),
            "seed": self.seed,
            "cycles": self.cycles,
            "zero_load_latency_cycles": theory.zero_load_latency,
            "saturation_bound": theory.saturation,
            "saturation_limiter": theory.limiter,
            "points": points.iter().map(of_point).collect::<Vec<_>>(),
            "limiter": limiter,
        })
    }
}

/// What each PE gets a second.
fn gigabytes(chip: &Chip, point: &Point) -> f64 {
    point.accepted * f64::from(chip.noc.lane_bytes.value) * chip.clock.frequency.value
}
