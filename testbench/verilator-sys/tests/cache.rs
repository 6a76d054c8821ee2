//! The cache: what is compiled again and what is not, alone and in company.

mod common;

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::{compile, counter, design};
use verilator_sys::{Design, Optimise};

/// A text that no earlier run has compiled.
fn fresh(tag: &str) -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    counter(&format!("{tag} {} {}", now.as_nanos(), std::process::id()))
}

/// Runs a counter for 10 cycles.
fn works(library: &verilator_sys::Library) {
    let mut m = library.instantiate().unwrap();
    m.cycles(10);
    assert_eq!(m.get(m.port("q").unwrap()), 10);
}

#[test]
fn content_decides() {
    let text = fresh("content");
    let base = design("counter", &text);
    assert!(!compile(&base).was_cached());
    let begin = Instant::now();
    let again = compile(&design("counter", &text));
    assert!(again.was_cached());
    assert!(begin.elapsed() < Duration::from_secs(1), "{:?}", begin.elapsed());
    works(&again);
    let changed: [Design; 5] = [
        design("counter", &text.replace("32'd1", "32'd2")),
        Design::new("counter").source("other.v", &text),
        base.clone().option("-DX=1"),
        base.clone().trace(true),
        base.clone().optimise(Optimise::FastCompile),
    ];
    for design in changed {
        let first = compile(&design);
        assert!(!first.was_cached(), "{design:?}");
        assert!(compile(&design).was_cached());
    }
    assert!(compile(&base).was_cached(), "the first is still there");
}

#[test]
fn threads_that_want_the_same_design_get_it() {
    let text = fresh("threads");
    let threads: Vec<_> = (0..4)
        .map(|_| {
            let design = design("counter", &text);
            std::thread::spawn(move || {
                let library = compile(&design);
                works(&library);
                library.was_cached()
            })
        })
        .collect();
    let cached: Vec<bool> = threads.into_iter().map(|t| t.join().unwrap()).collect();
    assert_eq!(cached.iter().filter(|c| !**c).count(), 1, "compiled once: {cached:?}");
}

/// The environment variable by which a test tells its child processes what to compile.
const CHILD: &str = "VERILATOR_SYS_TEST_CHILD";

#[test]
fn child() {
    let Ok(tag) = std::env::var(CHILD) else { return };
    let library = compile(&design("counter", &counter(&tag)));
    works(&library);
    println!("<{}|{}>", library.path().display(), library.was_cached());
}

/// Starts `child`.
fn spawn(tag: &str) -> Child {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "child", "--nocapture"]).env(CHILD, tag);
    command.stdout(Stdio::piped()).spawn().unwrap()
}

/// The library that a child has used, and whether it came from the cache.
fn wait(child: Child) -> (PathBuf, bool) {
    let out = child.wait_with_output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{text}");
    let answer = &text[text.find('<').unwrap() + 1..text.rfind('>').unwrap()];
    let (path, cached) = answer.split_once('|').unwrap();
    (path.into(), cached == "true")
}

#[test]
fn processes_that_want_the_same_design_get_it() {
    let tag = fresh("processes").lines().next().unwrap().to_owned();
    let children: Vec<_> = (0..3).map(|_| spawn(&tag)).collect();
    let cached: Vec<bool> = children.into_iter().map(|c| wait(c).1).collect();
    assert_eq!(cached.iter().filter(|c| !**c).count(), 1, "compiled once: {cached:?}");
}

#[test]
fn a_spoilt_file_is_built_again() {
    let (path, _) = wait(spawn("spoilt"));
    std::fs::write(&path, "not a library").unwrap();
    assert_eq!(wait(spawn("spoilt")), (path.clone(), false));
    assert_eq!(wait(spawn("spoilt")), (path, true));
}

fn names(dir: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(dir.join("verilator")).unwrap();
    let mut names: Vec<_> =
        entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.retain(|n| !n.ends_with(".lock"));
    names.sort();
    names
}

#[test]
fn a_cache_directory_with_blanks() {
    let dir = tempfile::tempdir().unwrap();
    let cache = dir.path().join("my caches/it's $HOME #1");
    let design = design("counter", &counter("blanks")).trace(true);
    let library = design.compile(&cache).unwrap_or_else(|e| panic!("{e}"));
    assert!(library.path().starts_with(&cache));
    works(&library);
    assert!(design.compile(&cache).unwrap().was_cached());

    // Nothing is left behind but the library and the run-time objects, also after a failure.
    let left = names(&cache);
    assert_eq!(left.len(), 2, "{left:?}");
    assert!(left[0].starts_with("counter-") && left[0].ends_with(".so"), "{left:?}");
    assert!(left[1].starts_with("runtime-") && left[1].ends_with(".o"), "{left:?}");
    common::design("broken", "module broken(input clk; endmodule").compile(&cache).unwrap_err();
    let left = names(&cache);
    assert_eq!(left.len(), 3, "{left:?}");
    assert!(left[0].starts_with("broken-") && left[0].ends_with(".log"), "{left:?}");
}

#[test]
fn interrupted_builds_are_swept_up_after_a_day() {
    let dir = tempfile::tempdir().unwrap();
    let old = dir.path().join("verilator/build-old");
    let new = dir.path().join("verilator/build-new");
    std::fs::create_dir_all(&old).unwrap();
    std::fs::create_dir_all(&new).unwrap();
    let then = std::time::SystemTime::now() - Duration::from_secs(2 * 24 * 3600);
    std::fs::File::open(&old).unwrap().set_modified(then).unwrap();
    common::design("broken", "module broken(input clk; endmodule").compile(dir.path()).unwrap_err();
    assert_eq!((old.exists(), new.exists()), (false, true));
}
