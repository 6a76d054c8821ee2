//! `mtia gen`: what is written, what is left alone, and that the checked-in Verilog is fresh.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::command::Place;

#[test]
fn the_checked_in_verilog_is_fresh() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for arguments in [
        ["gen", "--check", "--firmware-header", "firmware/include/mtia.h"].as_slice(),
        &["gen", "--check", "--preset", "mini"],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mtia"));
        let output = command.args(arguments).current_dir(root).output().unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{stderr}(or run `make gen`)");
    }
}

#[test]
fn every_module_is_a_file() {
    let place = Place::new();
    let json =
        place.run(&["gen", "nmc_pair", "--preset", "mini", "-o", "out/rtl", "--json"]).json();
    let manifest: serde_json::Value =
        serde_json::from_slice(&place.read("out/rtl/manifest.json")).unwrap();
    let modules = manifest["modules"].as_array().unwrap();
    assert_eq!(json["modules"], modules.len());
    assert_eq!((&json["top"], &manifest["top"]), (&"nmc_pair".into(), &"nmc_pair".into()));
    let names: Vec<&str> = modules.iter().map(|m| m["name"].as_str().unwrap()).collect();
    let list: String = names.iter().map(|name| format!("{name}.v\n")).collect();
    assert_eq!(String::from_utf8(place.read("out/rtl/filelist.f")).unwrap(), list);
    for name in &names {
        let text = String::from_utf8(place.read(&format!("out/rtl/{name}.v"))).unwrap();
        assert!(text.contains(&format!("module {name}")), "{name}");
    }
    // Nothing else lies about: the modules, the list, the manifest, and the two directories.
    assert_eq!(place.files().len(), names.len() + 4);
}

#[test]
fn places_by_default() {
    let place = Place::new();
    place.run(&["gen", "--preset", "mini"]).ok();
    place.run(&["gen", "nmc", "--preset", "mini"]).ok();
    assert!(place.path("rtl-out/mini/nmc_pair.v").is_file());
    assert!(place.path("rtl-out/mini-nmc/nmc.v").is_file());
    assert!(!place.path("rtl-out/mini-nmc/nmc_pair.v").exists());
    place.run(&["gen", "--preset", "mini", "--check"]).ok();
    place.run(&["gen", "nmc", "--preset", "mini", "--check"]).ok();
}

#[test]
fn a_second_generation_touches_only_what_differs() {
    let place = Place::new();
    let modified = |name: &str| fs::metadata(place.path(name)).unwrap().modified().unwrap();
    place.run(&["gen", "nmc_pair", "--preset", "mini", "-o", "out"]).ok();
    place.write("out/nmc_lanes.v", "// edited by hand\n");
    place.write("out/mine.v", "// not generated\n");
    fs::remove_file(place.path("out/nmc_writer.v")).unwrap();
    let before = modified("out/nmc.v");
    let stale = place.run(&["gen", "nmc_pair", "--preset", "mini", "-o", "out", "--check"]);
    assert_eq!((stale.code, stale.stdout.as_str()), (1, ""));
    insta::assert_snapshot!(stale.stderr.trim_end(), @"mtia: not as generated: out/nmc_lanes.v (changed), out/nmc_writer.v (missing), out/mine.v (extra); run `mtia gen nmc_pair --preset mini -o out`, and move files that it did not write elsewhere");
    let json = place.run(&["gen", "nmc_pair", "--preset", "mini", "-o", "out", "--json"]).json();
    assert_eq!(json["written"], 2);
    assert_eq!(modified("out/nmc.v"), before);
    // Another block: modules that are gone go, files of others stay.
    let json = place.run(&["gen", "nmc", "--preset", "mini", "-o", "out", "--json"]).json();
    let removed =
        serde_json::json!(["nmc_read_share_8_to_6.v", "nmc_write_share_4_to_3.v", "nmc_pair.v"]);
    assert_eq!(json["removed"], removed);
    assert!(place.path("out/mine.v").is_file());
}

#[test]
fn stale_files_as_json() {
    let place = Place::new();
    let run = place.run(&["gen", "--preset", "mini", "-o", "out", "--check", "--json"]);
    assert_eq!(run.code, 1);
    let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    let stale = json["stale"].as_array().unwrap();
    assert!(stale.iter().all(|file| file["is"] == "missing"));
    assert_eq!(stale.len(), json["files"]);
    assert_eq!(place.files(), [""; 0]);
}

#[test]
fn the_firmware_header() {
    let place = Place::new();
    let arguments =
        ["gen", "--preset", "mini", "-o", "out", "--firmware-header", "fw/include/nmc.h"];
    place.run(&arguments).ok();
    let header = String::from_utf8(place.read("fw/include/nmc.h")).unwrap();
    assert!(header.contains("#define MTIA_NMC_OP_ADD 0u"));
    assert!(header.contains("#define MTIA_NMC_READ_SLOTS 16u"));
    place.run(&[&arguments[..], &["--check"]].concat()).ok();
    let arguments = [&arguments[..], &["--set", "nmc.read_slots=32", "--check"]].concat();
    assert_eq!(place.run(&arguments).code, 1);
}

#[test]
fn settings_reach_the_hardware() {
    let place = Place::new();
    place.run(&["--set", "nmc.read_slots=64", "gen", "--preset", "mini", "-o", "out"]).ok();
    assert!(place.path("out/mem_1r1w_64x512.v").is_file());
}

#[test]
fn directories_that_are_refused() {
    let place = Place::new();
    place.write("file", "");
    fs::create_dir(place.path("foreign")).unwrap();
    place.write("foreign/manifest.json", "{\"name\": \"somebody else's\"}");
    fs::create_dir(place.path("escape")).unwrap();
    place.write("escape/manifest.json", "{\"modules\": [{\"name\": \"../file\"}]}");
    fs::create_dir_all(place.path("blocked/nmc.v")).unwrap();
    let before = place.files();
    let transcript = [
        ["gen", "--preset", "mini", "-o", "file"].as_slice(),
        &["gen", "--preset", "mini", "-o", "file/below"],
        &["gen", "--preset", "mini", "-o", "/proc/no/such"],
        &["gen", "--preset", "mini", "-o", "foreign"],
        &["gen", "--preset", "mini", "-o", "escape"],
        &["gen", "--preset", "mini", "-o", "blocked"],
        &["gen", "--preset", "mini", "-o", "new/dir", "--firmware-header", "file/x.h"],
        &["gen", "--preset", "mini", "-o", "new/dir", "--firmware-header", "foreign"],
    ]
    .map(|arguments| place.transcript(arguments))
    .concat();
    insta::assert_snapshot!(transcript);
    assert_eq!(place.files(), before);
}
