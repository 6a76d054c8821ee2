//! What the commands print when all is well: help, tables, JSON with the keys that others read.

use std::io::Read;
use std::process::Stdio;

use crate::command::Place;

#[test]
fn help() {
    let place = Place::new();
    insta::assert_snapshot!(place.run(&["--help"]).ok());
    for command in ["gen", "config", "cosim", "vectors", "reduce", "run-elf", "check"] {
        insta::assert_snapshot!(format!("help_{command}"), place.run(&[command, "--help"]).ok());
    }
    // Without arguments the help is an answer to a mistake.
    let run = place.run(&[]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("Usage: mtia"));
}

#[test]
fn version() {
    assert_eq!(
        Place::new().run(&["--version"]).ok(),
        format!("mtia {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn config() {
    let place = Place::new();
    insta::assert_snapshot!(place.run(&["config"]).ok());
    let sets = ["--set", "nmc.read_slots=64", "config", "--preset", "mini", "--set", "me.count=2"];
    insta::assert_snapshot!("config_mini_set", place.run(&sets).ok());
}

#[test]
fn config_as_json() {
    let json = Place::new().run(&["config", "--json"]).json();
    assert_eq!(json["name"], "mtia300");
    let parameters = json["parameters"].as_array().unwrap();
    let derived = json["derived"].as_array().unwrap();
    for entry in parameters.iter().chain(derived) {
        assert!(entry["key"].is_string() && entry["value"].is_number());
        assert!(entry["unit"].is_string() && entry["source"].is_string());
    }
    assert!(parameters.iter().any(|e| e["key"] == "clock.frequency" && e["value"] == 1.9));
}

#[test]
fn check() {
    let place = Place::new();
    // Two that take no time; `make test` runs all.
    for id in ["nmc.alone", "me.cpu_m"] {
        let json = place.run(&["check", id, "--json"]).json();
        let checks = json["checks"].as_array().unwrap();
        let ids: Vec<&str> = checks.iter().map(|c| c["id"].as_str().unwrap()).collect();
        assert_eq!(ids, [id]);
        let check = &checks[0];
        assert!(check["published"].is_number() && check["measured"].is_number());
        assert!(check["unit"].is_string() && check["tolerance"].is_string());
        let kinds = ["prediction", "calibrated", "identity"];
        assert!(kinds.contains(&check["kind"].as_str().unwrap()));
        assert_eq!(check["pass"], true);
    }
    let table = place.run(&["check", "nmc.alone"]).ok();
    assert!(table.contains("nmc.alone") && !table.contains("nmc.all "), "{table}");
}

#[test]
fn a_known_miss_is_shown_and_fails_nothing_until_it_holds() {
    let place = Place::new();
    // Half of the lanes: the pair cannot carry what is published.
    let missing = ["check", "nmc.all", "--set", "nmc_pair.read_lanes=3"];
    let code = |arguments: &[&str]| {
        place.command(arguments).output().expect("the command runs").status.code()
    };
    assert_eq!(code(&missing), Some(1));
    assert_eq!(code(&[&missing[..], &["--known-miss", "nmc.all"]].concat()), Some(0));
    assert_eq!(code(&["check", "nmc.all", "--known-miss", "nmc.all"]), Some(1));
    assert_eq!(code(&["check", "nmc.all", "--known-miss", "nmc.none"]), Some(2));
}

#[test]
fn a_missed_check() {
    // One slot too few covers the latency of memory; the rate alone falls well below.
    let place = Place::new();
    let arguments = ["check", "nmc.alone", "--set", "nmc.read_slots=64"];
    let run = place.run(&arguments);
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains(" NO "), "{}", run.stdout);
    insta::assert_snapshot!(run.stderr.trim_end(), @"mtia: 1 of 1 check missed on mtia300: nmc.alone; `mtia config --set nmc.read_slots=64` shows the values they rest on");
    let run = place.run(&[&arguments[..], &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((run.code, &json["checks"][0]["pass"]), (1, &false.into()));
}

#[test]
fn cosim() {
    let place = Place::new();
    let arguments = ["cosim", "nmc", "--preset", "mini", "--cases", "20", "--seed", "7"];
    let text = place.run(&arguments).ok();
    assert!(text.contains("nmc of mini, seed 7: 20 cases, 0 mismatches"), "{text}");
    let json = place.run(&[&arguments[..], &["--json"]].concat()).json();
    assert_eq!(
        (&json["cases"], &json["mismatches"], &json["seed"]),
        (&20.into(), &0.into(), &7.into())
    );
    assert_eq!(json["rtl_cycles"], json["model_cycles"]);
    assert!(json["rtl_cycles"].as_u64().unwrap() > 1000);
}

#[test]
fn cosim_of_message_engines() {
    let place = Place::new();
    let arguments =
        ["cosim", "me", "--preset", "mini", "--engines", "2", "--cases", "2", "--seed", "7"];
    let text = place.run(&arguments).ok();
    assert!(text.contains("me of mini, seed 7: 2 cases, 0 mismatches"), "{text}");
    // Nine kinds, twice in a row each.
    assert!(text.contains("collectives: 36, 16 of 72 ordered pairs of kinds"), "{text}");
    let json = place.run(&[&arguments[..], &["--json"]].concat()).json();
    let keys = ["cases", "mismatches", "seed", "collectives", "pairs"];
    assert_eq!(keys.map(|key| json[key].as_u64()), [2, 0, 7, 36, 16].map(Some));
    assert_eq!(json["rtl_cycles"], json["model_cycles"]);
    assert!(json["rtl_cycles"].as_u64().unwrap() > 40_000 && json["rnr_naks"].is_u64());
}

#[test]
fn a_trace() {
    let place = Place::new();
    let arguments = ["cosim", "nmc", "--preset", "mini", "--cases", "3", "--trace", "t.fst"];
    let text = place.run(&arguments).ok();
    assert!(text.contains("waves of case 0: t.fst"), "{text}");
    assert_eq!(place.files(), ["t.fst"]);
    // An FST file begins with a header block of 329 bytes; the waves come after it.
    let trace = place.read("t.fst");
    assert_eq!(trace[..9], [0, 0, 0, 0, 0, 0, 0, 1, 73]);
    assert!(trace.len() > 10_000, "{}", trace.len());
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let place = Place::new();
    let mut command = place.command(&["config"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut stderr = String::new();
    child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
    assert_eq!((child.wait().unwrap().code(), stderr.as_str()), (Some(0), ""));
}

#[test]
fn a_full_disk_is_one() {
    let place = Place::new();
    let mut command = place.command(&["config"]);
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let output = command.stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(stderr.starts_with("mtia: cannot write to standard output: No space left"), "{stderr}");
}
