//! Co-simulation of routers and mesh: hardware and cycle model see the same inputs, and show the
//! same on every port in every cycle; all counters are equal; the scoreboard knows where every flit
//! must come out, once, in order.

use std::time::Instant;

use mtia_hw::noc::Noc;
use mtia_hw::router::Router;
use mtia_model::spec::Chip;
use mtia_model::spec::floor::Floor;
use mtia_model::spec::noc::{COUNTERS, Channel, CounterId};
use mtia_rtl::Design;
use verilator_sys::{Library, Optimise};

use super::case::{Case, Traffic};
use super::device::{Dut, Outputs, Ports};
use super::model::Model;
use super::rtl::Rtl;
use super::scoreboard::{Place, Scoreboard};
use crate::mutants::{Mutant, plant};
use crate::report::{CosimOptions, CosimReport, Mismatch, writable};
use crate::{Bench, Error};

/// Cycles without anything moving after which a run counts as stuck: more than the rarest taking
/// and giving of a case needs.
const STUCK: u64 = 3000;
/// Cycles to look on after everything has arrived.
const AFTER: u64 = 16;

/// Names of the blocks in the hardware catalogue.
pub const ROUTER: &str = "router";
/// The mesh.
pub const NOC: &str = "noc";

/// The verilated device of a case, with faults planted.
///
/// # Errors
/// If it cannot be built, or a fault does not fit.
pub fn verilate(
    bench: &Bench,
    chip: &Chip,
    dut: Dut,
    mutants: &[Mutant],
    trace: bool,
) -> Result<Library, Error> {
    let design = match dut {
        Dut::Router(column, row) => Design::elaborate(&Router::at(chip, column, row)),
        Dut::Noc => Design::elaborate(&Noc::new(chip)),
    };
    let design = design.map_err(Error::Elaborate)?;
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
    Ok(verilated.compile(&bench.cache_dir)?)
}

/// Runs `options.cases` random cases, on the mesh or on routers of each kind in turn.
///
/// # Errors
/// If the hardware cannot be built or run.
pub fn cosim(
    bench: &Bench,
    mesh: bool,
    chip: &Chip,
    options: CosimOptions,
) -> Result<CosimReport, Error> {
    if let Some(path) = &options.trace {
        writable(path)?;
    }
    // Routers of a kind are one library, which is built when its first case comes.
    let mut built: Vec<(String, Library)> = Vec::new();
    let start = Instant::now();
    let mut building = 0.;
    let mut report = CosimReport::default();
    for i in 0..options.cases {
        let seed = options.seed.wrapping_add(i);
        let case = Case::random(chip, mesh, seed);
        let ports = case.dut.ports(chip);
        let begin = Instant::now();
        let traced = options.trace.as_ref().filter(|_| i == 0);
        let kind = kind(chip, case.dut);
        let mut rtl = match traced {
            Some(path) => {
                let library = verilate(bench, chip, case.dut, &[], true)?;
                let mut rtl = Rtl::new(&library, chip, &ports, &[])?;
                rtl.model().trace_window(path, 0, u64::MAX)?;
                rtl
            }
            None => {
                if !built.iter().any(|(name, _)| *name == kind) {
                    built.push((kind.clone(), verilate(bench, chip, case.dut, &[], false)?));
                }
                let library = &built.iter().find(|(name, _)| *name == kind).expect("just built").1;
                Rtl::new(library, chip, &ports, &[])?
            }
        };
        building += begin.elapsed().as_secs_f64();
        let result = run_case(&mut rtl, chip, &ports, &case);
        rtl.model().check()?;
        report.rtl_cycles += result.cycles;
        report.model_cycles += result.cycles;
        if let Some(what) = result.difference {
            report.mismatches.push(Mismatch { case: i, seed, what });
        }
        report.cases += 1;
        (options.progress)(report.cases);
    }
    report.seconds = start.elapsed().as_secs_f64() - building;
    Ok(report)
}

fn kind(chip: &Chip, dut: Dut) -> String {
    match dut {
        Dut::Router(column, row) => Router::at(chip, column, row).shape.kind,
        Dut::Noc => NOC.to_owned(),
    }
}

/// What one case gave.
#[derive(Clone, Debug)]
pub struct CaseResult {
    /// Cycles run.
    pub cycles: u64,
    /// Copies that came out.
    pub delivered: u64,
    /// The first difference, if any.
    pub difference: Option<String>,
}

/// Runs one case on the hardware and on the model and compares.
pub fn run_case(rtl: &mut Rtl, chip: &Chip, ports: &Ports, case: &Case) -> CaseResult {
    let enabled: Vec<u16> = ports.routers.iter().map(|&r| case.enabled[r as usize]).collect();
    rtl.reset(ports, &enabled);
    if let Some(cycles) = case.reset_after {
        // Whatever the hardware is in the middle of, the run below must not know it.
        let mut traffic = Traffic::new(case, chip, ports);
        let mut outputs = Outputs::default();
        for _ in 0..cycles {
            rtl.cycle(traffic.inputs(1), &mut outputs);
            if traffic.advance(&outputs).is_err() {
                break;
            }
        }
        rtl.reset(ports, &enabled);
    }
    let mut run = Run::new(chip, ports, case);
    let difference = run.go(rtl).err().or_else(|| rtl.trouble().map(str::to_owned));
    let difference = difference.or_else(|| run.counters(rtl).err());
    CaseResult { cycles: run.cycles, delivered: run.scoreboard.delivered, difference }
}

struct Run<'a> {
    ports: &'a Ports,
    traffic: Traffic<'a>,
    scoreboard: Scoreboard<'a>,
    model: Model,
    cycles: u64,
    /// Flits that clients sent and got, by router and channel.
    counted: Vec<[[u64; 2]; Channel::ALL.len()]>,
}

impl<'a> Run<'a> {
    fn new(chip: &'a Chip, ports: &'a Ports, case: &'a Case) -> Run<'a> {
        let mut model = Model::new(chip, ports);
        for &router in &ports.routers {
            model.enable(router, case.enabled[router as usize]);
        }
        Run {
            ports,
            traffic: Traffic::new(case, chip, ports),
            scoreboard: Scoreboard::new(chip, ports, case.enabled.clone()),
            model,
            cycles: 0,
            counted: vec![Default::default(); ports.routers.len()],
        }
    }

    /// The router of a client's port, as an index into the device's.
    fn router(&self, port: usize) -> usize {
        let floor = Floor::new(self.scoreboard.chip());
        let place = self.ports.clients[port].place;
        let router = floor.router(place.column.into(), place.row.into());
        self.ports.routers.iter().position(|&r| r == router).unwrap_or(0)
    }

    /// Runs to the end, or to the first difference.
    fn go(&mut self, rtl: &mut Rtl) -> Result<(), String> {
        let routers: Vec<usize> = (0..self.ports.clients.len()).map(|i| self.router(i)).collect();
        let (mut of_rtl, mut of_model) = (Outputs::default(), Outputs::default());
        let (mut moved_at, mut done_at) = (0, None);
        loop {
            let cycle = self.cycles;
            let inputs = self.traffic.inputs(self.scoreboard.under_way(1)).clone();
            rtl.cycle(&inputs, &mut of_rtl);
            self.model.cycle(&inputs, &mut of_model);
            if of_rtl != of_model {
                return Err(first_difference(cycle, self.ports, &of_rtl, &of_model));
            }
            let mut moved = false;
            for sent in self.traffic.sent(&of_rtl) {
                moved = true;
                let (from, header) = (sent.from, sent.header);
                self.scoreboard.sent(sent.id, from, sent.channel, sent.lane, sent.class, header);
                if let Place::Client(port) = sent.from {
                    self.counted[routers[port]][sent.channel][0] += 1;
                }
            }
            let fail = |what: String| format!("cycle {cycle}: {what}");
            for (i, id) in of_rtl.down.iter().enumerate() {
                if let (Some(id), true) = (id, inputs.down_ready[i]) {
                    moved = true;
                    self.scoreboard.got(*id, Place::Client(i), None).map_err(fail)?;
                    let channel = self.ports.clients[i].channel.index();
                    self.counted[routers[i]][channel][1] += 1;
                }
            }
            for (i, flit) in of_rtl.link.iter().enumerate() {
                if let Some(flit) = flit {
                    moved = true;
                    let header = Some(flit.header);
                    self.scoreboard.got(flit.id, Place::Link(i), header).map_err(fail)?;
                }
            }
            self.traffic.advance(&of_rtl).map_err(fail)?;
            self.cycles += 1;
            if moved {
                moved_at = cycle;
            }
            if self.traffic.finished() && self.scoreboard.empty() {
                let since = *done_at.get_or_insert(cycle);
                if cycle - since >= AFTER && self.traffic.credits_back() {
                    return Ok(());
                }
            }
            if cycle - moved_at > STUCK {
                let missing = self.scoreboard.missing().unwrap_or("a credit is missing".to_owned());
                let waits = self.model.waits();
                let why = waits.first().map_or("nothing waits in the model", String::as_str);
                return Err(format!("stuck in cycle {cycle}: {missing}; {why}"));
            }
        }
    }

    /// Compares the counters: hardware, model, and what the bench counted.
    fn counters(&self, rtl: &mut Rtl) -> Result<(), String> {
        let (of_rtl, of_model) = (rtl.counters()?, self.model.counters());
        for (r, router) in self.ports.routers.iter().enumerate() {
            for channel in Channel::ALL {
                let c = channel.index();
                for id in CounterId::ALL {
                    let (is, must) = (of_rtl[r][c][id.index()], of_model[r][c][id.index()]);
                    let name = COUNTERS[id.index()].name;
                    if is != must {
                        return Err(format!(
                            "router {router}, {channel}.{name}: hardware {is}, model {must}"
                        ));
                    }
                    let counted = match id {
                        CounterId::Injected => self.counted[r][c][0],
                        CounterId::Delivered | CounterId::FlitsClient => self.counted[r][c][1],
                        _ => continue,
                    };
                    if is != counted {
                        return Err(format!(
                            "router {router}, {channel}.{name}: hardware {is}, the bench counted \
                             {counted}"
                        ));
                    }
                }
            }
        }
        Ok(())
    }
}

fn first_difference(cycle: u64, ports: &Ports, rtl: &Outputs, model: &Outputs) -> String {
    let mut parts = Vec::new();
    for (i, port) in ports.clients.iter().enumerate() {
        let name = format!("{} class {}", ports.dut.client_name(port), port.class);
        if rtl.up_ready[i] != model.up_ready[i] {
            let (is, must) = (rtl.up_ready[i], model.up_ready[i]);
            parts.push(format!("{name} up_ready: hardware {is}, model {must}"));
        }
        if rtl.down[i] != model.down[i] {
            let (is, must) = (rtl.down[i], model.down[i]);
            parts.push(format!("{name} down: hardware {is:?}, model {must:?}"));
        }
    }
    for (i, link) in ports.links.iter().enumerate() {
        let name = format!("{}_{}_{}", link.side.name(), link.channel, link.lane);
        if rtl.link[i] != model.link[i] {
            let (is, must) = (rtl.link[i], model.link[i]);
            parts.push(format!("{name} out: hardware {is:?}, model {must:?}"));
        }
        if rtl.credit[i] != model.credit[i] {
            let (is, must) = (rtl.credit[i], model.credit[i]);
            parts.push(format!("{name} in_credit: hardware {is:?}, model {must:?}"));
        }
    }
    parts.truncate(4);
    format!("ports differ first in cycle {cycle}: {}", parts.join("; "))
}
