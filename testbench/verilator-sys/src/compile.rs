//! From Verilog texts to a shared library: runs Verilator, the C++ compiler and the linker.
//!
//! `design.rs` calls [`build`] when the cache has no library for a design. The compiler is run
//! from here rather than through the makefiles that Verilator writes: make refuses paths with
//! blanks, compiles the run-time library again for each design, and cannot keep the objects of a
//! hierarchical block. So there are three kinds of object groups:
//!
//!   runtime   Verilator's own library, the same for all designs      kept in the cache
//!   block     one hierarchical block, the same in all its designs    kept in the cache
//!   design    the top of the design and the shim                     part of the library only
//!
//! What belongs to a group is read from Verilator's `*_classes.mk`, whose names have been stable
//! from 5.006 to 5.052.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Condvar, Mutex, PoisonError};

use crate::cache::{Cache, Key};
use crate::design::{Design, Optimise};
use crate::find::{Compiler, Verilator, output, search};
use crate::{Error, ports, shim};

/// The class of the verilated design.
const PREFIX: &str = "Vmodel";

/// Verilator's arguments for every design; those of the user come later and win.
pub(crate) const VERILATOR_FLAGS: &[&str] = &[
    "--cc",
    "--prefix",
    PREFIX,
    "--Mdir",
    "../obj",
    "-O3",
    "--x-assign",
    "fast",
    "--x-initial",
    "fast",
    "--no-timing",
    // Lint is a check of its own: `Design::lint`.
    "-Wno-lint",
    "-Wno-style",
    "-Wno-fatal",
];

/// The compiler's arguments for every file.
const CXX_FLAGS: &[&str] = &[
    "-std=gnu++17",
    "-w",
    "-fPIC",
    "-pthread",
    #[cfg(target_arch = "x86_64")]
    "-fcf-protection=none",
];

/// Not for C++ sources of the user: these may have symbols to show.
const HIDDEN_FLAGS: &[&str] = &["-fvisibility=hidden", "-fvisibility-inlines-hidden"];

/// For the code that runs each cycle. Every evaluation reads one thread-local variable of the
/// run-time library; in a shared library that is a call or several. The variable is in the same
/// library and has a constant initial value: saying so leaves one call.
const THREAD_FLAGS: &[&str] = &["-ftls-model=local-dynamic"];
/// As [`THREAD_FLAGS`], known to GCC only.
const THREAD_FLAGS_GCC: &[&str] = &["-fno-extern-tls-init"];

/// Replaces the functions of the run-time library that would end the process.
const RUNTIME_FLAGS: &[&str] =
    &["-O2", "-DVL_USER_FINISH", "-DVL_USER_STOP", "-DVL_USER_FATAL", "-DVL_USER_WARN"];

/// The programs of a build.
pub(crate) struct Tools {
    pub verilator: Verilator,
    pub compiler: Compiler,
}

impl Tools {
    /// Adds what the tools are to a cache key.
    pub fn identify(&self, key: &mut Key) {
        key.add(self.verilator.banner())
            .add(self.verilator.include().as_os_str().as_encoded_bytes())
            .add(self.compiler.path.as_os_str().as_encoded_bytes())
            .add(&self.compiler.banner)
            .add([CXX_FLAGS, HIDDEN_FLAGS, THREAD_FLAGS, THREAD_FLAGS_GCC].concat().join(" "));
    }
}

impl Optimise {
    /// Compiler arguments for code that runs each cycle, and for code that runs once.
    fn flags(self) -> (&'static str, &'static str) {
        match self {
            Self::FastRun => ("-O2", "-O1"),
            Self::FastCompile => ("-O1", "-O0"),
        }
    }
}

/// A file to compile.
#[derive(Clone)]
struct Unit {
    source: PathBuf,
    object: PathBuf,
    flags: Vec<OsString>,
}

/// One compilation in progress.
struct Build<'a> {
    design: &'a Design,
    tools: &'a Tools,
    cache: &'a Cache,
    dir: &'a Path,
    log: Mutex<String>,
}

/// Compiles `design` and puts the library into the cache as `name`. On failure the whole output
/// of the tools is kept as `log_name`.
pub(crate) fn build(
    design: &Design,
    tools: &Tools,
    cache: &Cache,
    name: &str,
    log_name: &str,
) -> Result<PathBuf, Error> {
    let dir = cache.build_dir(design.top())?;
    let build = Build { design, tools, cache, dir: dir.path(), log: Mutex::new(String::new()) };
    let library = build.library().map_err(|failure| build.explain(failure, log_name))?;
    cache.keep(&library, name)
}

/// Runs `verilator --lint-only -Wall` on the sources; returns what it printed.
pub(crate) fn lint(design: &Design, verilator: &Verilator) -> Result<String, Error> {
    let dir = tempfile::Builder::new()
        .prefix("lint-")
        .tempdir()
        .map_err(|e| Error::io("write", std::env::temp_dir(), e))?;
    write_sources(design, dir.path())?;
    let mut command = Command::new(verilator.path());
    command.current_dir(dir.path()).args(["--lint-only", "-Wall", "--no-timing"]);
    command.args(["--top-module", design.top()]).args(design.verilator_options());
    command.args(design.verilog_files());
    let out = output(&mut command).map_err(|e| Error::io("run", verilator.path(), e))?;
    let text = String::from_utf8_lossy(&out.stderr).into_owned();
    // A failure without a word would otherwise pass for a clean design.
    if !out.status.success() && !text.contains('%') {
        return Ok(format!("%Error: {} ({})\n{text}", verilator.path().display(), out.status));
    }
    Ok(text)
}

fn write_sources(design: &Design, dir: &Path) -> Result<(), Error> {
    for (name, text) in design.sources() {
        write(&dir.join(name), text)?;
    }
    Ok(())
}

/// Why a build ended: before the log is kept.
enum Failure {
    Verilate,
    Compile,
    Other(Error),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Other(error)
    }
}

impl Build<'_> {
    fn library(&self) -> Result<PathBuf, Failure> {
        let obj = self.dir.join("obj");
        self.verilate()?;

        let header = read(&obj.join(format!("{PREFIX}.h")))?;
        let ports = ports::parse(&header).map_err(|line| {
            self.bad(format!(
                "a port of the top module is not a plain vector (`{line}`): wrap it in one that has vectors only"
            ))
        })?;
        write(&obj.join("vsys_ports.h"), &shim::ports_header(&ports))?;
        write(&obj.join("vsys_shim.cpp"), shim::SHIM_CPP)?;

        let top = Classes::read(&obj, PREFIX)?;
        let make = read(&obj.join(format!("{PREFIX}.mk")))?;
        let user_flags = list(&make, "VM_USER_CFLAGS");
        let blocks = match fs::read_to_string(obj.join(format!("{PREFIX}_hier.mk"))) {
            Ok(text) => hierarchical_blocks(&list(&text, "VM_HIER_LIBS")),
            Err(_) => Vec::new(),
        };

        // All groups at once; `compile` limits how many compilers run.
        let (obj, user_flags) = (&obj, &user_flags);
        let objects = std::thread::scope(|scope| {
            let runtime = scope.spawn(|| self.runtime(&top, user_flags));
            let blocks: Vec<_> = blocks
                .iter()
                .map(|block| scope.spawn(move || self.block(&obj.join(block), block, user_flags)))
                .collect();
            let mut objects = self.top(obj, &top, user_flags)?;
            objects.push(join(runtime)?);
            for block in blocks {
                objects.push(join(block)?);
            }
            Ok::<_, Failure>(objects)
        })?;
        let mut libraries = list(&make, "VM_USER_LDLIBS");
        if self.design.traces() {
            // The FST writer's, which newer Verilators add in the common makefile.
            let common = read(&self.tools.verilator.include().join("verilated.mk"))?;
            let used = ["-llz4", "-lz"].into_iter().filter(|l| common.contains(l) || *l == "-lz");
            libraries.extend(used.map(str::to_owned));
        }
        self.link(&objects, &libraries)
    }

    fn verilate(&self) -> Result<(), Failure> {
        let src = self.dir.join("src");
        write_sources(self.design, &src)?;
        let verilator = &self.tools.verilator;
        let hierarchical = self.design.verilator_options().iter().any(|o| o == "--hierarchical");
        if hierarchical && search("make".as_ref()).is_none() {
            return Err(Failure::Other(Error::ToolMissing {
                tool: "make".to_owned(),
                purpose: "verilate hierarchical blocks",
                package: "make",
                or: ", or drop the option --hierarchical",
            }));
        }
        let mut command = Command::new(verilator.path());
        // Relative paths only, so that neither output nor messages depend on where this is.
        command.current_dir(&src).args(VERILATOR_FLAGS).args(["--top-module", self.design.top()]);
        if self.design.traces() {
            command.arg("--trace-fst");
        }
        command.args(self.design.verilator_options()).args(self.design.verilog_files());
        if self.run(&mut command)? { Ok(()) } else { Err(Failure::Verilate) }
    }

    /// The run-time library: Verilator's files that this design needs.
    fn runtime(&self, top: &Classes, user_flags: &[String]) -> Result<PathBuf, Failure> {
        let include = self.tools.verilator.include();
        let mut key = Key::new();
        self.tools.identify(&mut key);
        key.add(shim::HOOKS_H).add(RUNTIME_FLAGS.join(" "));
        for part in top.runtime.iter().chain(&top.defines).chain(user_flags) {
            key.add(part);
        }
        let name = format!("runtime-{}.o", key.finish());
        self.kept(&name, || {
            let dir = self.dir.join("runtime");
            write(&dir.join("vsys_hooks.h"), shim::HOOKS_H)?;
            let units = top.runtime.iter().map(|class| {
                let mut flags = self.flags(&include, &top.defines, user_flags);
                flags.extend(RUNTIME_FLAGS.iter().chain(HIDDEN_FLAGS).map(OsString::from));
                flags.extend(["-include", "vsys_hooks.h"].map(OsString::from));
                Unit {
                    source: include.join(format!("{class}.cpp")),
                    object: dir.join(format!("{class}.o")),
                    flags,
                }
            });
            self.compile(&dir, units.collect())
        })
    }

    /// A hierarchical block: the files of the folder `dir`.
    fn block(&self, dir: &Path, name: &str, user_flags: &[String]) -> Result<PathBuf, Failure> {
        let classes = Classes::read(dir, name)?;
        let mut key = Key::new();
        self.tools.identify(&mut key);
        let (fast, slow) = self.design.optimisation().flags();
        key.add(fast).add(slow);
        for part in user_flags.iter().chain(&classes.defines) {
            key.add(part);
        }
        for (file, text) in generated_files(dir)? {
            key.add(file).add(text);
        }
        let kept = format!("block-{}.o", key.finish());
        self.kept(&kept, || {
            let mut objects = self.classes(dir, &classes, user_flags)?;
            // Beside the classes: the wrapper through which the design above calls the block.
            let wrapper = name.strip_prefix('V').unwrap_or(name);
            let mut flags = self.flags(Path::new("."), &classes.defines, user_flags);
            flags.push(fast.into());
            flags.extend(self.design_flags());
            let unit = Unit {
                source: dir.join(format!("{wrapper}.cpp")),
                object: dir.join("vsys_wrapper.o"),
                flags,
            };
            objects.extend(self.compile(dir, vec![unit])?);
            Ok(objects)
        })
    }

    /// The top of the design, the shim and the user's C++ sources.
    fn top(
        &self,
        obj: &Path,
        classes: &Classes,
        user_flags: &[String],
    ) -> Result<Vec<PathBuf>, Failure> {
        let (fast, _) = self.design.optimisation().flags();
        let mut units = Vec::new();
        let mut flags = self.flags(Path::new("."), &classes.defines, user_flags);
        // The shim's loops are as hot as the design, whatever the design is compiled with.
        flags.push("-O2".into());
        flags.extend(self.design_flags());
        units.push(Unit {
            source: obj.join("vsys_shim.cpp"),
            object: obj.join("vsys_shim.o"),
            flags,
        });
        for (i, file) in self.design.cpp_files().iter().enumerate() {
            let mut flags = self.flags(&self.dir.join("src"), &classes.defines, user_flags);
            flags.push(fast.into());
            units.push(Unit {
                source: self.dir.join("src").join(file),
                object: obj.join(format!("vsys_user_{i}.o")),
                flags,
            });
        }
        units.extend(self.class_units(obj, classes, user_flags)?);
        self.compile(obj, units)
    }

    /// Compiles the classes of the folder `dir`.
    fn classes(
        &self,
        dir: &Path,
        classes: &Classes,
        user_flags: &[String],
    ) -> Result<Vec<PathBuf>, Failure> {
        let units = self.class_units(dir, classes, user_flags)?;
        self.compile(dir, units)
    }

    /// What to compile of the classes of `dir`. One file each when Verilator has split the design,
    /// else one file for those that run each cycle and one for those that run once; a small design
    /// goes into one file as a whole, as then most of the time is spent on reading headers.
    fn class_units(
        &self,
        dir: &Path,
        classes: &Classes,
        user_flags: &[String],
    ) -> Result<Vec<Unit>, Failure> {
        const SMALL: u64 = 200_000; // bytes of generated text
        let (fast, slow) = self.design.optimisation().flags();
        let unit = |name: &str, optimisation: &str| {
            let mut flags = self.flags(Path::new("."), &classes.defines, user_flags);
            flags.push(optimisation.into());
            flags.extend(self.design_flags());
            Unit {
                source: dir.join(format!("{name}.cpp")),
                object: dir.join(format!("{name}.o")),
                flags,
            }
        };
        if classes.split {
            let of = |names: &[String], optimisation: &'static str| {
                names.iter().map(|name| unit(name, optimisation)).collect::<Vec<_>>()
            };
            return Ok([of(&classes.fast, fast), of(&classes.slow, slow)].concat());
        }
        let all = [&classes.fast[..], &classes.slow[..]].concat();
        let size: u64 = all
            .iter()
            .filter_map(|name| fs::metadata(dir.join(format!("{name}.cpp"))).ok())
            .map(|file| file.len())
            .sum();
        let files = if size < SMALL {
            vec![("vsys_all", &all, fast)]
        } else {
            vec![("vsys_fast", &classes.fast, fast), ("vsys_slow", &classes.slow, slow)]
        };
        let mut units = Vec::new();
        for (file, names, optimisation) in files {
            let text: String =
                names.iter().map(|name| format!("#include \"{name}.cpp\"\n")).collect();
            write(&dir.join(format!("{file}.cpp")), &text)?;
            units.push(unit(file, optimisation));
        }
        Ok(units)
    }

    /// Arguments for generated code, which has nothing to do with libraries but Verilator's.
    fn design_flags(&self) -> impl Iterator<Item = OsString> {
        let gcc = !self.tools.compiler.banner.contains("clang");
        let gcc_flags = if gcc { THREAD_FLAGS_GCC } else { &[] };
        [HIDDEN_FLAGS, THREAD_FLAGS, gcc_flags].into_iter().flatten().map(OsString::from)
    }

    fn flags(&self, first: &Path, defines: &[String], user_flags: &[String]) -> Vec<OsString> {
        let include = self.tools.verilator.include();
        let mut flags: Vec<OsString> = CXX_FLAGS.iter().map(OsString::from).collect();
        for dir in [Path::new("."), first, &include, &include.join("vltstd")] {
            let mut flag = OsString::from("-I");
            flag.push(dir);
            flags.push(flag);
        }
        flags.extend(defines.iter().map(|d| OsString::from(format!("-D{d}"))));
        flags.extend(user_flags.iter().map(OsString::from));
        flags
    }

    /// The object `name` of the cache, else the objects that `make` compiles, joined to one.
    fn kept(
        &self,
        name: &str,
        make: impl FnOnce() -> Result<Vec<PathBuf>, Failure>,
    ) -> Result<PathBuf, Failure> {
        let path = self.cache.path(name);
        if path.is_file() {
            return Ok(path);
        }
        let _lock = self.cache.lock(name)?;
        if path.is_file() {
            return Ok(path);
        }
        let objects = make()?;
        let joined = self.dir.join(name);
        let mut command = Command::new(&self.tools.compiler.path);
        command.args(["-r", "-nostdlib", "-o"]).arg(&joined).args(&objects);
        if !self.run(&mut command)? {
            return Err(Failure::Compile);
        }
        Ok(self.cache.keep(&joined, name)?)
    }

    /// Compiles `units` in the folder `dir`, as many at a time as there are processors.
    fn compile(&self, dir: &Path, units: Vec<Unit>) -> Result<Vec<PathBuf>, Failure> {
        let objects = units.iter().map(|unit| unit.object.clone()).collect();
        let workers = PERMITS.count().min(units.len());
        // The longest first: the last one to finish is then a short one.
        let mut units = units;
        units.sort_by_key(|unit| fs::metadata(&unit.source).map(|m| m.len()).unwrap_or(0));
        let queue = Mutex::new(units);
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..workers)
                .map(|_| {
                    scope.spawn(|| {
                        loop {
                            let unit = queue.lock().unwrap_or_else(PoisonError::into_inner).pop();
                            let Some(unit) = unit else { return Ok(()) };
                            let _permit = PERMITS.acquire();
                            let mut command = Command::new(&self.tools.compiler.path);
                            command.current_dir(dir).args(&unit.flags).arg("-c").arg("-o");
                            command.arg(&unit.object).arg(&unit.source);
                            if !self.run(&mut command)? {
                                // The others would only fail alike.
                                queue.lock().unwrap_or_else(PoisonError::into_inner).clear();
                                return Err(Failure::Compile);
                            }
                        }
                    })
                })
                .collect();
            workers.into_iter().try_for_each(join)
        })?;
        Ok(objects)
    }

    fn link(&self, objects: &[PathBuf], libraries: &[String]) -> Result<PathBuf, Failure> {
        let library = self.dir.join("model.so");
        let script = self.dir.join("symbols.map");
        write(&script, shim::VERSION_SCRIPT)?;
        let mut version_script = OsString::from("-Wl,--version-script=");
        version_script.push(&script);
        let mut command = Command::new(&self.tools.compiler.path);
        command.args(["-shared", "-pthread", "-Wl,-Bsymbolic", "-Wl,-z,defs"]).arg(version_script);
        command.arg("-o").arg(&library).args(objects).args(libraries);
        if self.run(&mut command)? { Ok(library) } else { Err(Failure::Compile) }
    }

    /// Runs a command, adds what it prints to the log, and returns whether it succeeded.
    fn run(&self, command: &mut Command) -> Result<bool, Failure> {
        let program = PathBuf::from(command.get_program());
        let out = output(command).map_err(|e| Error::io("run", program, e))?;
        let mut log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        log.push_str(&format!("$ {command:?}\n"));
        log.push_str(&String::from_utf8_lossy(&out.stderr));
        log.push_str(&String::from_utf8_lossy(&out.stdout));
        if !out.status.success() {
            log.push_str(&format!("({})\n", out.status));
        }
        Ok(out.status.success())
    }

    fn bad(&self, what: String) -> Error {
        Error::BadDesign { top: self.design.top().to_owned(), what }
    }

    /// Keeps the log, and makes the error that names it.
    fn explain(&self, failure: Failure, log_name: &str) -> Error {
        let log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        let top = self.design.top().to_owned();
        let signs: &[&str] = match &failure {
            Failure::Other(_) => return unwrap_other(failure, self),
            Failure::Verilate => &["%Error", "%Warning", "rror"],
            Failure::Compile => {
                // The FST writer's libraries; newer Verilators use the second, too.
                for (header, package) in [("zlib.h", "zlib1g-dev"), ("lz4.h", "liblz4-dev")] {
                    if log.contains(&format!("{header}: No such file")) {
                        return Error::ToolMissing {
                            tool: header.to_owned(),
                            purpose: "write FST traces",
                            package,
                            or: ", or do without Design::trace",
                        };
                    }
                }
                &["undefined reference", "undefined symbol", "error:", "rror"]
            }
        };
        let lines = || log.lines().filter(|l| !l.starts_with("$ "));
        let first = signs
            .iter()
            .find_map(|sign| lines().find(|l| l.contains(sign)))
            .or_else(|| lines().next())
            .unwrap_or("no output")
            .trim()
            .to_owned();
        match self.cache.keep_text(&log, log_name) {
            Ok(log) if matches!(failure, Failure::Verilate) => Error::Verilate { top, first, log },
            Ok(log) => Error::Compile { top, first, log },
            Err(error) => error,
        }
    }
}

fn unwrap_other(failure: Failure, build: &Build<'_>) -> Error {
    match failure {
        Failure::Other(error) => error,
        Failure::Verilate | Failure::Compile => build.bad("build failed".to_owned()),
    }
}

fn join<T>(handle: std::thread::ScopedJoinHandle<'_, Result<T, Failure>>) -> Result<T, Failure> {
    // A panic of a worker is a defect here: it goes on in this thread.
    handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// How many compilers run at a time, over all builds of this process.
struct Permits {
    used: Mutex<usize>,
    freed: Condvar,
}

static PERMITS: Permits = Permits { used: Mutex::new(0), freed: Condvar::new() };

struct Permit;

impl Permits {
    fn count(&self) -> usize {
        std::thread::available_parallelism().map_or(1, usize::from)
    }

    fn acquire(&self) -> Permit {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        while *used >= self.count() {
            used = self.freed.wait(used).unwrap_or_else(PoisonError::into_inner);
        }
        *used += 1;
        Permit
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        *PERMITS.used.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        PERMITS.freed.notify_one();
    }
}

/// What a `*_classes.mk` says.
#[derive(Debug)]
struct Classes {
    /// Code that runs each cycle.
    fast: Vec<String>,
    /// Code that runs once.
    slow: Vec<String>,
    /// Files of the run-time library.
    runtime: Vec<String>,
    /// `VM_TRACE=1` and its like.
    defines: Vec<String>,
    /// Whether Verilator means each file to be compiled by itself.
    split: bool,
}

impl Classes {
    fn read(dir: &Path, prefix: &str) -> Result<Self, Error> {
        Ok(Self::parse(&read(&dir.join(format!("{prefix}_classes.mk")))?))
    }

    fn parse(text: &str) -> Self {
        let both = |a, b| [list(text, a), list(text, b)].concat();
        let switches: HashMap<&str, &str> = text
            .lines()
            .filter_map(|line| line.split_once('='))
            .map(|(name, value)| (name.trim(), value.trim()))
            .filter(|(name, _)| name.starts_with("VM_") && !name.ends_with('+'))
            .collect();
        let mut defines: Vec<String> = switches
            .iter()
            .filter(|(name, _)| {
                name.starts_with("VM_TRACE") || ["VM_COVERAGE", "VM_VPI"].contains(name)
            })
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        defines.push("VM_SC=0".to_owned());
        defines.sort();
        Self {
            fast: both("VM_CLASSES_FAST", "VM_SUPPORT_FAST"),
            slow: both("VM_CLASSES_SLOW", "VM_SUPPORT_SLOW"),
            runtime: both("VM_GLOBAL_FAST", "VM_GLOBAL_SLOW"),
            defines,
            split: switches.get("VM_PARALLEL_BUILDS") == Some(&"1"),
        }
    }
}

/// The elements of a makefile's list: `NAME += \`, then one element a line, each with a `\`.
fn list(text: &str, name: &str) -> Vec<String> {
    let mut elements = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        let mut rest = line.trim();
        if !inside {
            let value = rest
                .strip_prefix(name)
                .map(str::trim_start)
                .and_then(|r| ["+=", ":=", "="].iter().find_map(|sign| r.strip_prefix(sign)));
            let Some(value) = value else { continue };
            rest = value.trim();
        }
        inside = rest.ends_with('\\');
        elements.extend(rest.trim_end_matches('\\').split_whitespace().map(str::to_owned));
    }
    elements
}

/// `Vblock/libblock.a` is made of the folder `Vblock`.
fn hierarchical_blocks(libraries: &[String]) -> Vec<String> {
    libraries.iter().filter_map(|l| l.split_once('/')).map(|(dir, _)| dir.to_owned()).collect()
}

/// Name and text of the C++ files in `dir`, sorted.
fn generated_files(dir: &Path) -> Result<Vec<(String, Vec<u8>)>, Error> {
    let mut files = Vec::new();
    for entry in fs::read_dir(dir).map_err(|e| Error::io("read", dir, e))? {
        let path = entry.map_err(|e| Error::io("read", dir, e))?.path();
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        if [".cpp", ".h"].iter().any(|end| name.ends_with(end)) {
            let text = fs::read(&path).map_err(|e| Error::io("read", &path, e))?;
            files.push((name, text));
        }
    }
    files.sort();
    Ok(files)
}

fn read(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(|e| Error::io("read", path, e))
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).map_err(|e| Error::io("write", parent, e))?;
    }
    fs::write(path, text).map_err(|e| Error::io("write", path, e))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn makefile_lists() {
        let text = "VM_TRACE = 1\nVM_PARALLEL_BUILDS = 1\n\
                    VM_CLASSES_FAST += \\\n\tVmodel \\\n  Vmodel__0 \\\n\nVM_CLASSES_SLOW += \\\n\n\
                    VM_GLOBAL_FAST += \\\n\tverilated \\\n\n";
        let classes = Classes::parse(text);
        assert_eq!(classes.fast, ["Vmodel", "Vmodel__0"]);
        assert!(classes.slow.is_empty());
        assert_eq!(classes.runtime, ["verilated"]);
        assert_eq!(classes.defines, ["VM_SC=0", "VM_TRACE=1"]);
        assert!(classes.split);
        assert_eq!(hierarchical_blocks(&["Vb/libb.a".to_owned()]), ["Vb"]);
    }
}
