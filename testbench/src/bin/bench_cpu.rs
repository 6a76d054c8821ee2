//! `make bench-cpu`: the benchmarks of the RISC-V core, and its size, as Markdown.
//!
//! ```text
//!   ELF files --> hardware, cycle model, instruction-set model in lock-step --> cycles, IPC
//!                 cycle model alone, hardware alone --> simulated cycles a second
//!   Verilog --Yosys--> cells, flip-flops
//! ```
//! Arguments are ELF files. Exits with 1 if one fails or the three differ.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

use mtia_hw::catalogue::Entry;
use mtia_model::func::cpu::elf;
use mtia_model::func::cpu::program::{Outcome, Program};
use mtia_model::spec::Chip;
use mtia_testbench::Bench;
use mtia_testbench::cpu::cosim::BLOCK;
use mtia_testbench::cpu::run::{rtl, run_checked, run_model, run_program};

/// The core is the same in every description.
const PRESET: &str = "mini";
/// No benchmark takes so long.
const MAX_CYCLES: u64 = 100_000_000;

fn main() -> ExitCode {
    let files: Vec<String> = std::env::args().skip(1).collect();
    match benchmarks(&files).and_then(|()| size()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench_cpu: {error}");
            ExitCode::FAILURE
        }
    }
}

fn benchmarks(files: &[String]) -> Result<(), Box<dyn Error>> {
    if files.is_empty() {
        return Err("no programs; give ELF files, or run `make bench-cpu`".into());
    }
    let (bench, chip) = (Bench::default(), Chip::preset(PRESET)?);
    let mut hardware = rtl(&bench, &chip)?;
    let (mut cycles_of_all, mut seconds) = (0, [0.; 2]);
    println!("| program | instructions | cycles | IPC |\n|---|---:|---:|---:|");
    for file in files {
        let program = load(file)?;
        let ran = run_checked(Some(&mut hardware), &program, MAX_CYCLES)?;
        if ran.outcome != Outcome::Pass {
            return Err(format!("`{file}` ends with {:?}", ran.outcome).into());
        }
        let cycles = ran.cycles.unwrap_or(0);
        let name = Path::new(file).file_stem().unwrap_or_default().display();
        let ipc = ran.instructions as f64 / cycles as f64;
        println!("| `{name}` | {} | {cycles} | {ipc:.3} |", ran.instructions);
        let start = Instant::now();
        let alone = run_model(&program, MAX_CYCLES)?;
        seconds[0] += start.elapsed().as_secs_f64();
        let start = Instant::now();
        let of_rtl = run_program(&bench, &chip, &program, MAX_CYCLES)?;
        seconds[1] += start.elapsed().as_secs_f64();
        if alone != ran || of_rtl != ran {
            return Err(format!("`{file}`: alone and in lock-step differ").into());
        }
        cycles_of_all += cycles;
    }
    let [model, hardware] = seconds.map(|s| cycles_of_all as f64 / s / 1e6);
    println!("\nsimulated: cycle model {model:.1}, hardware {hardware:.1} million cycles/s");
    Ok(())
}

fn load(file: &str) -> Result<Program, Box<dyn Error>> {
    let bytes = std::fs::read(file).map_err(|e| format!("cannot read `{file}`: {e}"))?;
    Ok(elf::parse(&bytes).map_err(|e| format!("`{file}`: {e}"))?)
}

/// Cells and flip-flops after Yosys' generic synthesis, without the record of retirement.
fn size() -> Result<(), Box<dyn Error>> {
    let chip = Chip::preset(PRESET)?;
    let entry = Entry::find(BLOCK).ok_or("the catalogue has no core")?;
    let design = entry.elaborate(&chip)?;
    let dir = std::env::temp_dir().join(format!("bench-cpu-{}", std::process::id()));
    std::fs::create_dir_all(&dir)?;
    let stat = (|| {
        let mut text = bare(&design)?;
        for (_, module) in design.verilog() {
            text += &module;
        }
        let file = dir.join("core.v");
        std::fs::write(&file, text)?;
        let script = format!("read_verilog {}; synth -flatten -top bare; stat", file.display());
        let out = Command::new("yosys").args(["-p", &script]).output();
        let out = out.map_err(|e| format!("cannot run yosys: {e}; `make setup` installs it"))?;
        match out.status.success() {
            true => Ok(String::from_utf8_lossy(&out.stdout).into_owned()),
            false => Err(String::from_utf8_lossy(&out.stderr).into_owned().into()),
        }
    })();
    std::fs::remove_dir_all(&dir).ok();
    let stat: Result<String, Box<dyn Error>> = stat;
    let stat = stat?;
    // The last table is that after synthesis: `Number of cells: n`, then a line a type.
    let table = stat.rsplit("Number of cells:").next().unwrap_or_default();
    let number = |line: &str| line.split_whitespace().last().and_then(|n| n.parse::<u64>().ok());
    let cells = table.lines().next().and_then(number).ok_or("no number of cells from yosys")?;
    let flip_flops: u64 = table.lines().filter(|l| l.contains("DFF")).filter_map(number).sum();
    println!("\nYosys, generic cells: {cells}, of which {flip_flops} flip-flops");
    Ok(())
}

/// A module around the core that leaves the record of retirement open.
fn bare(design: &mtia_rtl::Design) -> Result<String, Box<dyn Error>> {
    let manifest = design.manifest();
    let core = manifest.modules.last().ok_or("a design without modules")?;
    let ports = core.ports.iter().filter(|port| !port.name.starts_with("retire_"));
    let mut declared = "input wire clk, input wire reset".to_owned();
    let mut connected = ".clk(clk), .reset(reset)".to_owned();
    for port in ports {
        let (name, high) = (&port.name, port.width - 1);
        write!(declared, ", {}put wire [{high}:0] {name}", port.direction)?;
        write!(connected, ", .{name}({name})")?;
    }
    Ok(format!("module bare ({declared});\n  {} core ({connected});\nendmodule\n", core.name))
}
