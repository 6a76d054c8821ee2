//! The firmware images that are checked in are what the sources give.

use mtia_model::func::me::firmware::{PARAMETERS, built_in_elf};
use mtia_model::spec::Chip;
use mtia_testbench::firmware;

#[test]
fn the_images_are_fresh() {
    for name in Chip::preset_names() {
        let chip = Chip::preset(name).expect("preset");
        let compiled = firmware::elf(&chip).unwrap_or_else(|e| panic!("{e}"));
        let kept = built_in_elf(&chip).unwrap_or_else(|e| panic!("{e}"));
        assert!(
            compiled == kept,
            "firmware/images/{name}.elf is stale, or this compiler is not gcc {}; run make gen",
            include_str!("../../firmware/images/gcc-version").trim()
        );
    }
}

/// Groups that the firmware's sources know nothing of, but for what [`PARAMETERS`] has: their
/// parameters are too many, and too much tied to each other, for one description to change all.
const UNSEEN: [&str; 7] = ["noc.", "pe.", "sfu.", "kernel.", "fi.", "hbm.", "llc."];

#[test]
fn the_sources_name_no_parameter_of_the_memory_system() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../firmware/me");
    let sources: Vec<String> = std::fs::read_dir(folder)
        .expect("the firmware's sources")
        .map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a text"))
        .collect();
    let names = |name: &str| sources.iter().any(|text| text.contains(name));
    // The headers are read: what they take is found.
    assert!(names("MTIA_NOC_LANE_BYTES"));
    for entry in Chip::preset("mtia300").expect("preset").entries() {
        let key = entry.key.as_str();
        if UNSEEN.iter().any(|group| key.starts_with(group)) && !PARAMETERS.contains(&key) {
            let name = format!("MTIA_{}", key.replace('.', "_").to_uppercase());
            assert!(!names(&name), "{name} is used: name {key} among the firmware's parameters");
        }
    }
}

/// Chips that differ in nothing that the firmware is said to be compiled for share an image.
#[test]
fn no_other_parameter_changes_the_image() {
    let preset = Chip::preset("mtia300").expect("preset");
    let sets = [
        "me.count=4",
        "me.completion_queue=64",
        "me.work_requests=5",
        "me.mailbox=3",
        "nmc.command_queue=3",
        "nmc.read_slots=32",
        "nmc.write_credits=33",
        "nmc.commands_in_flight=8",
        "nmc_pair.engines=1",
        "nmc_pair.read_lanes=4",
        "nmc_pair.write_lanes=2",
        "nic.rate=50.0",
        "clock.frequency=1.0",
        "memory.read_latency=10.0",
        "memory.write_latency=10.0",
    ];
    let mut other = Chip::load("mtia300", &sets).expect("a chip");
    other.name = "mtia300-other".to_owned();
    // Whatever there is: a parameter is set above, named as the firmware's, or has one value only:
    // a line is twice a lane.
    let seen = |key: &str| !UNSEEN.iter().any(|group| key.starts_with(group));
    for (was, is) in preset.entries().iter().zip(other.entries()).filter(|e| seen(&e.0.key)) {
        let fixed = was.key == "nmc.line_bytes";
        let stays = PARAMETERS.contains(&was.key.as_str()) || fixed;
        assert_eq!(was.value == is.value, stays, "{}: add it to one list or the other", was.key);
    }
    let compiled = firmware::elf(&other).unwrap_or_else(|e| panic!("{e}"));
    assert!(compiled == built_in_elf(&other).expect("an image"), "the image differs");
}
