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

/// Chips that differ in nothing that the firmware is said to be compiled for share an image.
#[test]
fn no_other_parameter_changes_the_image() {
    let preset = Chip::preset("mtia300").expect("preset");
    let sets = [
        "noc.columns=3",
        "noc.rows=2",
        "noc.data_lanes=8",
        "noc.control_lanes=4",
        "noc.fragment_bytes=128",
        "noc.buffer_flits=2",
        "noc.pe_lanes=1",
        "noc.me_lanes=2",
        "noc.edge_lanes=3",
        "noc.host_lanes=2",
        "pe.columns=4",
        "pe.rows=4",
        "pe.redundant_rows=0",
        "pe.local_store_bytes=65536",
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
    // a line is twice a lane, and the flits of control are of one format.
    for (was, is) in preset.entries().iter().zip(other.entries()) {
        let fixed = ["nmc.line_bytes", "noc.control_bytes"].contains(&was.key.as_str());
        let stays = PARAMETERS.contains(&was.key.as_str()) || fixed;
        assert_eq!(was.value == is.value, stays, "{}: add it to one list or the other", was.key);
    }
    let compiled = firmware::elf(&other).unwrap_or_else(|e| panic!("{e}"));
    assert!(compiled == built_in_elf(&other).expect("an image"), "the image differs");
}
