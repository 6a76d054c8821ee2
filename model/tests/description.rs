//! The chip description: what the presets hold, what is refused and with which message, and that
//! no text whatever makes the loader panic.

use std::collections::HashSet;
use std::fs;

use mtia_model::spec::load::{DEFAULT_PRESET, Place};
use mtia_model::spec::param::{Source, Value};
use mtia_model::spec::{Chip, SpecError};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn full_text() -> &'static str {
    Chip::preset_text(DEFAULT_PRESET).unwrap()
}

fn load(sets: &[&str]) -> Result<Chip, SpecError> {
    Chip::load(DEFAULT_PRESET, sets)
}

/// The full preset with one line replaced.
fn changed(from: &str, to: &str) -> String {
    assert_eq!(full_text().matches(from).count(), 1, "{from} is to stand once in the preset");
    full_text().replace(from, to)
}

/// Line and column, counted from 1, at which a piece of text stands.
fn place(text: &str, piece: &str) -> String {
    let at = text.find(piece).unwrap();
    let line = text[..at].lines().count() + usize::from(text[..at].ends_with('\n'));
    let column = at - text[..at].rfind('\n').map_or(0, |newline| newline + 1) + 1;
    format!("chip.toml:{}:{column}", line.max(1))
}

#[track_caller]
fn refused(text: &str, at: &str, what: &str, mend: &str) {
    let error = Chip::from_toml("chip.toml", text).expect_err("is to be refused").to_string();
    assert_eq!(error, format!("{at}: {what}; {mend}"));
}

#[test]
fn presets_hold_what_is_published() {
    let chip = Chip::preset("mtia300").unwrap();
    assert_eq!(chip.name, "mtia300");
    assert_eq!(DEFAULT_PRESET, "mtia300");
    assert_eq!(chip.clock.frequency.value, 1.9);
    assert_eq!(chip.clock.frequency.source, Source::P);
    assert_eq!(chip.noc.lane_bytes.source, Source::F(2));
    assert_eq!(chip.me.count.get(), 16);
    assert_eq!(chip.nmc.line_bytes.get(), 128);
    assert_eq!(chip.nmc_pair.read_lanes.source, Source::C("nmc.all".to_owned()));
    // 216 GB of HBM and 192 MB of LLC.
    let memory = 216e9 + 192.0 * 1024.0 * 1024.0;
    assert!(memory < 2f64.powi(chip.nmc.address_bits.value as i32));
    assert_eq!(chip.read_latency_cycles(), 228);
    assert_eq!(chip.write_latency_cycles(), 152);
    // Outstanding reads cover the latency: one flit a cycle and half stream.
    assert!(u64::from(chip.nmc.read_slots.value) >= chip.read_latency_cycles());
}

#[test]
fn derived_values_agree_with_the_published_ones() {
    let chip = Chip::preset("mtia300").unwrap();
    let derived = |key: &str| {
        let entry = chip.derived().into_iter().find(|entry| entry.key == key).unwrap();
        assert_eq!(entry.source, Source::D);
        match entry.value {
            Value::Float(value) => value,
            Value::Integer(value) => value as f64,
        }
    };
    assert_eq!(derived("nic.total_rate"), 1200.0);
    assert_eq!(derived("nmc.shared_line_bytes"), 96.0);
    assert!((derived("nmc.line_rate") - 128.0 * 1.9).abs() < 1e-9);
    // 16 engines x 96 B x 1.9 GHz; "up to 2.8 TB/s" in print.
    assert!((derived("nmc.total_rate") - 2918.4).abs() < 1e-9);
}

#[test]
fn mini_is_the_same_data_path_with_fewer_of_everything() {
    let full = Chip::preset("mtia300").unwrap();
    let mini = Chip::preset("mini").unwrap();
    assert_eq!(mini.name, "mini");
    assert_eq!(mini.noc.lane_bytes, full.noc.lane_bytes);
    assert_eq!(mini.noc.control_bytes, full.noc.control_bytes);
    assert_eq!(mini.nmc.line_bytes, full.nmc.line_bytes);
    assert_eq!(mini.nmc_pair, full.nmc_pair);
    for (small, large) in mini.entries().iter().zip(full.entries()) {
        assert_eq!(small.key, large.key);
        if let (Value::Integer(small), Value::Integer(large)) = (small.value, large.value) {
            assert!(small <= large);
        }
        if small.value != large.value {
            assert_eq!(small.source, Source::A, "{} was scaled down", small.key);
        }
    }
}

#[test]
fn entries_list_every_key_in_the_order_of_the_file() {
    for name in Chip::preset_names() {
        let text = Chip::preset_text(name).unwrap();
        let entries = Chip::preset(name).unwrap().entries();
        let keys: Vec<_> = entries.iter().map(|entry| entry.key.as_str()).collect();
        let known: Vec<_> = Chip::KEYS.iter().map(|key| key.path).collect();
        assert_eq!(keys, known);

        let mut in_file = Vec::new();
        let mut group = "";
        for line in text.lines() {
            if let Some(name) = line.strip_prefix('[') {
                group = name.trim_end_matches(']');
            } else if let Some((key, _)) = line.split_once(" = {") {
                in_file.push(format!("{group}.{key}"));
            }
        }
        assert_eq!(keys, in_file, "{name}");
    }
}

#[test]
fn entries_have_text_and_json_forms() {
    let chip = load(&["nmc.read_slots=64"]).unwrap();
    let entry = |key: &str| chip.entries().into_iter().find(|entry| entry.key == key).unwrap();
    assert_eq!(entry("clock.frequency").value.to_string(), "1.9");
    assert_eq!(entry("nic.rate").value.to_string(), "100");
    assert_eq!(
        serde_json::to_value(entry("nmc_pair.write_lanes")).unwrap(),
        serde_json::json!({
            "key": "nmc_pair.write_lanes", "value": 3, "unit": "lanes", "source": "C(nmc.all)"
        })
    );
    assert_eq!(
        serde_json::to_value(entry("nmc.read_slots")).unwrap(),
        serde_json::json!({
            "key": "nmc.read_slots", "value": 64, "unit": "flits", "source": "set",
            "note": "instead of 256 (A)"
        })
    );
}

#[test]
fn source_tags_are_read_and_written_alike() {
    for tag in ["P", "F2", "F17", "H", "B", "J", "D", "A", "C(nmc.all)"] {
        assert_eq!(tag.parse::<Source>().unwrap().to_string(), tag);
    }
    let none = ["", "p", "F", "F1", "F18", "F02", "F+2", "C", "C()", "C(a b)", "C(a", "set", "PP"];
    for tag in none {
        assert!(tag.parse::<Source>().is_err(), "{tag:?}");
    }
}

#[test]
fn overrides_apply_in_turn_and_are_marked() {
    let chip =
        load(&["nmc.read_slots=64", "clock.frequency=2", " nmc.read_slots = 0x80 "]).unwrap();
    assert_eq!(chip.nmc.read_slots.value, 128);
    assert_eq!(chip.nmc.read_slots.source, Source::Set);
    assert_eq!(chip.nmc.read_slots.note.as_deref(), Some("instead of 256 (A)"));
    assert_eq!(chip.clock.frequency.value, 2.0);
    assert_eq!(chip.clock.frequency.note.as_deref(), Some("instead of 1.9 (P)"));
    assert_eq!(chip.nmc.write_credits.source, Source::A);
}

#[test]
fn bad_overrides_say_what_is_wrong() {
    let refused = |set: &str, rest: &str| {
        let error = load(&[set]).expect_err(set);
        assert_eq!(error.to_string(), format!("--set {set}: {rest}"));
    };
    refused(
        "nmc.read_slots",
        "there is no = in it; write group.parameter=value, such as nmc.read_slots=64",
    );
    refused("nmc.read_slot=64", "unknown key nmc.read_slot; did you mean nmc.read_slots?");
    refused("write_credits=64", "unknown key write_credits; did you mean nmc.write_credits?");
    let groups = Chip::GROUPS.join(", ");
    refused("zzzzzzzzzzzz=64", &format!("unknown key zzzzzzzzzzzz; known are the groups {groups}"));
    refused("=", &format!("unknown key ; known are the groups {groups}"));
    let whole = "it takes a whole number from 0 to 4294967295";
    for value in ["2.5", "-1", "4294967296"] {
        refused(
            &format!("nmc.read_slots={value}"),
            &format!("nmc.read_slots = {value} has the wrong type; {whole}"),
        );
    }
    for value in ["abc", "", "\"64\"", "[1]", "64 flits", "true"] {
        refused(
            &format!("nmc.read_slots={value}"),
            &format!(
                "\"{value}\" is not a number; \
                 nmc.read_slots takes a whole number from 0 to 4294967295 (flits)"
            ),
        );
    }
    refused(
        "clock.frequency=inf",
        "clock.frequency = inf has the wrong type; it takes a finite number",
    );
    refused("nmc.read_slots=100", "nmc.read_slots = 100 is not a power of two; try 64 or 128");
    // A message stays on one line whatever the user wrote.
    let error = load(&["nmc.\nread=\r1"]).unwrap_err();
    assert_eq!(error.to_string().lines().count(), 1, "{error}");
}

#[test]
fn a_bad_combination_is_placed_at_the_offending_key() {
    // The override is fine by itself; what no longer fits it stands in the preset.
    let error = load(&["noc.columns=3"]).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!(
            "{}: pe.columns = 6 is not twice noc.columns less 1; set it to 4",
            place(full_text(), "6, unit = \"columns\"")
                .replace("chip.toml", "presets/mtia300.toml")
        )
    );
}

#[test]
fn unknown_presets_and_unreadable_files_are_named() {
    let error = Chip::preset("midi").unwrap_err();
    assert_eq!(
        error.to_string(),
        "midi: no preset of this name; \
         use mtia300 or mini, or the path of a description that ends in .toml"
    );
    assert_eq!(error.place, Place::File("midi".to_owned()));

    let none: &[&str] = &[];
    let error = Chip::load("no/such/chip.toml", none).unwrap_err().to_string();
    assert!(error.starts_with("no/such/chip.toml: cannot read it: "), "{error}");
    assert!(error.ends_with("; give the path of a readable TOML file, or the name of a preset"));

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("chip.toml");
    fs::write(&path, b"name = \"\xff\"").unwrap();
    let error = Chip::load(path.to_str().unwrap(), none).unwrap_err().to_string();
    assert!(error.contains("cannot read it"), "{error}");
    fs::write(&path, full_text()).unwrap();
    let chip = Chip::load(path.to_str().unwrap(), &["me.count=8"]).unwrap();
    assert_eq!(chip.me.count.value, 8);
}

#[test]
fn unknown_keys_are_errors_on_every_level() {
    let text = changed("write_credits =", "write_credit =");
    let at = place(&text, "write_credit =");
    refused(&text, &at, "unknown key nmc.write_credit", "did you mean nmc.write_credits?");

    let text = changed("[memory]", "[memroy]");
    refused(&text, &place(&text, "memroy"), "unknown key memroy", "did you mean memory?");

    let text = changed("name = ", "nmae = ");
    refused(&text, &place(&text, "nmae"), "unknown key nmae", "did you mean name?");

    let text = changed("{ value = 1.9, unit", "{ valeu = 1.9, unit");
    refused(&text, &place(&text, "valeu"), "unknown key valeu", "did you mean value?");

    let text = changed("[noc]", "[noc]\nqqqqqqqqqqqqq = 1");
    let known: Vec<_> =
        Chip::KEYS.iter().map(|key| key.path).filter(|path| path.starts_with("noc.")).collect();
    let known = format!("known are {}", known.join(", "));
    let at = place(&text, "qqq");
    refused(&text, &at, "unknown key noc.qqqqqqqqqqqqq", &known);

    let text = format!("wwwwwwwwwwww = 1\n{}", full_text());
    refused(
        &text,
        "chip.toml:1:1",
        "unknown key wwwwwwwwwwww",
        &format!("known are name, {}", Chip::GROUPS.join(", ")),
    );
}

#[test]
fn wrong_types_units_and_tags_are_placed_at_the_wrong_word() {
    let slots = "value = 256, unit = \"flits\", source = \"A\", note = \"of one half";
    let changed = |to: &str| {
        let to = slots.replace(to.split('>').next().unwrap(), to.split('>').nth(1).unwrap());
        self::changed(slots, &to)
    };
    let whole = "it takes a whole number from 0 to 4294967295";

    let text = changed("256>256.5");
    let at = place(&text, "256.5");
    refused(&text, &at, "nmc.read_slots = 256.5 has the wrong type", whole);

    let text = changed("256>-256");
    refused(&text, &place(&text, "-256"), "nmc.read_slots = -256 has the wrong type", whole);

    let text = changed("256>\"many\"");
    let at = place(&text, "\"many\"");
    refused(&text, &at, "nmc.read_slots is a text, not a number", whole);

    let text = changed("\"flits\">\"bytes\"");
    refused(
        &text,
        &place(&text, "\"bytes\""),
        "nmc.read_slots has the unit \"bytes\"",
        "give it in its own unit and write unit = \"flits\"",
    );

    let text = changed("\"flits\">7");
    let at = place(&text, "7, source");
    refused(&text, &at, "unit is a number, not a text", "write unit = \"...\"");

    let text = changed("\"A\">\"Z\"");
    refused(
        &text,
        &place(&text, "\"Z\""),
        "nmc.read_slots has the source tag \"Z\", which is none",
        "use P, F2 to F17, H, B, J, D, A or C(id of the check it was calibrated to)",
    );

    let form = "write read_slots = { value = ..., unit = \"flits\", source = \"...\" }";
    for (cut, part) in
        [("value = 256, ", "value"), ("unit = \"flits\", ", "unit"), ("source = \"A\", ", "source")]
    {
        let text = changed(&format!("{cut}>"));
        let nmc = text.find("[nmc]").unwrap();
        let at = place(&text, &text[nmc + text[nmc..].find("read_slots").unwrap()..]);
        refused(&text, &at, &format!("nmc.read_slots has no {part}"), form);
    }
}

#[test]
fn missing_and_misshapen_parts_are_named() {
    let nmc = full_text().find("[nmc]").unwrap();
    let line = full_text()[nmc..].lines().find(|line| line.starts_with("tag_bits")).unwrap();
    let text = changed(&format!("{line}\n"), "");
    refused(
        &text,
        &place(&text, "nmc]"),
        "nmc.tag_bits is missing",
        "write tag_bits = { value = ..., unit = \"bits\", source = \"...\" } under [nmc]",
    );

    let text = changed(line, "tag_bits = 8");
    refused(
        &text,
        &place(&text, "8\n"),
        "nmc.tag_bits is a number, without unit and source",
        "write tag_bits = { value = ..., unit = \"bits\", source = \"...\" }",
    );

    refused(
        "name = 'x'\nclock = 1.9\n",
        "chip.toml:2:1",
        "clock is a number, not a group",
        "begin the group with [clock], its parameters below",
    );
    refused("name = 1", "chip.toml:1:8", "name is a number, not a text", "write name = \"...\"");
    refused("", "chip.toml:1:1", "name is missing", "write name = \"...\" on the first line");
    let form = "{ value = ..., unit = \"GHz\", source = \"...\" }";
    refused(
        "name = 'x'\n",
        "chip.toml:2:1",
        "clock.frequency is missing",
        &format!("write frequency = {form} under [clock]"),
    );
    let text = changed("name = \"mtia300\"", "name = \"*/ #error\"");
    refused(
        &text,
        &place(&text, "\"*/"),
        "name = \"*/ #error\" is no plain name",
        "use 1 to 64 letters, digits, dots, dashes and underscores",
    );
}

#[test]
fn syntax_errors_are_placed_on_one_line() {
    for (text, at) in [
        ("name = \"a\"\n[clock\n", "chip.toml:2:"),
        ("name = \"a\"\nname = \"b\"\n", "chip.toml:2:1"),
        ("name = \"é\" x\n", "chip.toml:1:12"),
        ("a = [[[[[", "chip.toml:1:"),
    ] {
        let error = Chip::from_toml("chip.toml", text).unwrap_err().to_string();
        assert!(error.starts_with(at), "{error}");
        assert!(error.contains(": not TOML: "), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}

#[test]
fn impossible_values_are_refused_and_their_neighbours_taken() {
    // One side of every bound: refused, then the nearest that is taken (with what it needs).
    let cases: &[(&str, &str, &[&str])] = &[
        ("clock.frequency=0", "clock.frequency=0.5", &[]),
        ("clock.frequency=-1", "clock.frequency=4", &[]),
        ("clock.frequency=1e300", "clock.frequency=100", &[]),
        ("noc.lane_bytes=0", "noc.lane_bytes=64", &[]),
        ("noc.lane_bytes=48", "noc.lane_bytes=64", &[]),
        ("noc.lane_bytes=128", "noc.lane_bytes=64", &[]),
        ("noc.columns=1", "noc.columns=2", &["pe.columns=2"]),
        ("noc.columns=5", "noc.columns=3", &["pe.columns=4"]),
        ("noc.rows=0", "noc.rows=4", &[]),
        ("noc.rows=8", "noc.rows=4", &[]),
        ("noc.data_lanes=0", "noc.data_lanes=6", &["llc.banks=48", "hbm.pseudo_channels=16"]),
        (
            "noc.data_lanes=17",
            "noc.data_lanes=16",
            &["noc.control_lanes=4", "llc.banks=128", "hbm.stacks=8", "llc.scratch_base=39"],
        ),
        ("noc.data_lanes=11", "noc.data_lanes=12", &[]),
        ("noc.control_lanes=2", "noc.control_lanes=4", &[]),
        ("noc.control_lanes=13", "noc.control_lanes=12", &[]),
        ("noc.control_bytes=4", "noc.control_bytes=8", &[]),
        ("noc.control_bytes=16", "noc.control_bytes=8", &[]),
        ("noc.fragment_bytes=32", "noc.fragment_bytes=256", &[]),
        ("noc.fragment_bytes=192", "noc.fragment_bytes=256", &[]),
        ("noc.fragment_bytes=512", "noc.fragment_bytes=256", &[]),
        ("noc.buffer_flits=0", "noc.buffer_flits=1", &[]),
        ("noc.buffer_flits=3", "noc.buffer_flits=2", &[]),
        ("noc.buffer_flits=32", "noc.buffer_flits=16", &[]),
        ("noc.pe_lanes=0", "noc.pe_lanes=1", &[]),
        ("noc.pe_lanes=13", "noc.pe_lanes=12", &[]),
        ("noc.me_lanes=13", "noc.me_lanes=12", &[]),
        ("noc.edge_lanes=13", "noc.edge_lanes=12", &[]),
        ("noc.host_lanes=13", "noc.host_lanes=12", &[]),
        ("pe.columns=5", "pe.columns=6", &[]),
        ("pe.rows=10", "pe.rows=8", &[]),
        ("pe.rows=16", "pe.rows=4", &[]),
        ("pe.redundant_rows=2", "pe.redundant_rows=1", &[]),
        ("pe.local_store_bytes=2048", "pe.local_store_bytes=4096", &[]),
        ("pe.local_store_bytes=100000", "pe.local_store_bytes=131072", &[]),
        ("pe.local_store_latency=0", "pe.local_store_latency=1", &[]),
        ("pe.local_store_latency=65", "pe.local_store_latency=64", &[]),
        ("hbm.crossing=1", "hbm.crossing=2", &[]),
        ("hbm.crossing=6", "hbm.crossing=8", &[]),
        ("hbm.crossing=512", "hbm.crossing=256", &[]),
        ("fi.length_bits=11", "fi.length_bits=12", &[]),
        ("fi.length_bits=25", "fi.length_bits=24", &[]),
        ("fi.tag_bits=0", "fi.tag_bits=1", &[]),
        ("fi.tag_bits=17", "fi.tag_bits=16", &[]),
        ("fi.commands=0", "fi.commands=1", &[]),
        ("fi.commands=65", "fi.commands=64", &[]),
        ("fi.in_flight=0", "fi.in_flight=1", &[]),
        ("fi.in_flight=17", "fi.in_flight=16", &[]),
        ("fi.read_slots=1", "fi.read_slots=2", &[]),
        ("fi.read_slots=4096", "fi.read_slots=2048", &[]),
        ("fi.read_slots=48", "fi.read_slots=64", &[]),
        ("fi.write_slots=1", "fi.write_slots=2", &[]),
        ("fi.write_slots=4096", "fi.write_slots=2048", &[]),
        ("fi.store_reads=0", "fi.store_reads=1", &[]),
        ("fi.store_reads=65", "fi.store_reads=64", &[]),
        ("fi.read_rate=0.003", "fi.read_rate=0.00390625", &[]),
        ("fi.write_rate=16", "fi.write_rate=15.99", &[]),
        ("fi.bucket_lines=3", "fi.bucket_lines=4", &[]),
        ("fi.bucket_lines=4096", "fi.bucket_lines=4095", &[]),
        ("me.count=18", "me.count=16", &[]),
        ("me.count=0", "me.count=2", &[]),
        ("me.count=15", "me.count=14", &[]),
        ("me.count=1026", "me.count=16", &[]),
        ("nic.count=0", "nic.count=1", &[]),
        ("nic.count=33", "nic.count=32", &[]),
        ("nic.rate=0", "nic.rate=1", &[]),
        ("nic.queue_pairs=0", "nic.queue_pairs=1", &[]),
        ("nic.queue_pairs=2049", "nic.queue_pairs=2048", &[]),
        ("me.sram_bytes=2048", "me.sram_bytes=4096", &[]),
        ("me.sram_bytes=100000", "me.sram_bytes=131072", &[]),
        ("me.sram_bytes=524288", "me.sram_bytes=262144", &[]),
        ("me.completion_queue=3", "me.completion_queue=4", &[]),
        ("me.completion_queue=65537", "me.completion_queue=65536", &[]),
        ("me.work_requests=1", "me.work_requests=2", &[]),
        ("me.work_requests=1025", "me.work_requests=1024", &[]),
        ("me.mailbox=0", "me.mailbox=1", &[]),
        ("me.mailbox=257", "me.mailbox=256", &[]),
        ("nmc.line_bytes=64", "nmc.line_bytes=128", &[]),
        ("nmc.line_bytes=0", "nmc.line_bytes=128", &[]),
        ("nmc.address_bits=15", "nmc.address_bits=16", &["nmc.length_bits=16"]),
        ("nmc.address_bits=57", "nmc.address_bits=56", &[]),
        ("nmc.address_bits=31", "nmc.address_bits=32", &[]),
        ("nmc.length_bits=33", "nmc.length_bits=32", &[]),
        ("nmc.length_bits=0", "nmc.length_bits=8", &[]),
        ("nmc.tag_bits=0", "nmc.tag_bits=1", &[]),
        ("nmc.tag_bits=17", "nmc.tag_bits=16", &[]),
        ("nmc.command_queue=0", "nmc.command_queue=1", &[]),
        ("nmc.read_slots=2", "nmc.read_slots=4", &[]),
        ("nmc.read_slots=8192", "nmc.read_slots=4096", &[]),
        ("nmc.write_credits=3", "nmc.write_credits=5", &[]),
        ("nmc.write_credits=4097", "nmc.write_credits=4096", &[]),
        ("nmc.commands_in_flight=1", "nmc.commands_in_flight=2", &[]),
        ("nmc.commands_in_flight=3", "nmc.commands_in_flight=4", &[]),
        ("nmc.commands_in_flight=32", "nmc.commands_in_flight=16", &[]),
        ("nmc_pair.engines=0", "nmc_pair.engines=2", &[]),
        ("nmc_pair.engines=3", "nmc_pair.engines=2", &[]),
        (
            "nmc_pair.engines=1",
            "nmc_pair.engines=1",
            &["nmc_pair.read_lanes=4", "nmc_pair.write_lanes=2", "me.count=8"],
        ),
        ("nmc_pair.read_lanes=0", "nmc_pair.read_lanes=1", &[]),
        ("nmc_pair.read_lanes=9", "nmc_pair.read_lanes=8", &[]),
        ("nmc_pair.write_lanes=0", "nmc_pair.write_lanes=1", &[]),
        ("nmc_pair.write_lanes=5", "nmc_pair.write_lanes=4", &[]),
        ("memory.read_latency=0", "memory.read_latency=1", &[]),
        ("memory.read_latency=0.2", "memory.read_latency=0.5", &[]),
        ("memory.write_latency=1e9", "memory.write_latency=1e6", &[]),
    ];
    let mut wrong = Vec::new();
    for (bad, good, with) in cases {
        let error = load(&[bad]).expect_err(bad).to_string();
        assert_eq!(error.lines().count(), 1, "{error}");
        let mut sets = vec![*good];
        sets.extend_from_slice(with);
        wrong.extend(load(&sets).err().map(|error| format!("{good}: {error}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Checks build on each other: one that divides, shifts or takes a logarithm must come behind the
/// bounds of what it uses, also where two values are out of bounds.
#[test]
fn no_value_of_any_parameter_makes_the_loader_panic() {
    const SEED: u64 = 301;
    println!("seed {SEED}");
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let values = [
        "0",
        "1",
        "2",
        "3",
        "7",
        "8",
        "31",
        "32",
        "33",
        "63",
        "64",
        "65",
        "127",
        "128",
        "255",
        "256",
        "4095",
        "4096",
        "65535",
        "65536",
        "16777216",
        "2147483647",
        "2147483648",
        "4294967295",
        "0.001",
        "1e-300",
        "1e300",
    ];
    let (mut taken, mut refused) = (0, 0);
    for preset in Chip::preset_names() {
        let mut try_sets = |sets: &[String]| {
            let sets: Vec<&str> = sets.iter().map(String::as_str).collect();
            match Chip::load(preset, &sets) {
                Ok(chip) => {
                    assert!(chip.check().is_ok(), "{preset} {sets:?}");
                    taken += 1;
                }
                Err(error) => {
                    assert_eq!(error.to_string().lines().count(), 1, "{preset} {sets:?}: {error}");
                    refused += 1;
                }
            }
        };
        let set = |key: &str, value: &str| format!("{key}={value}");
        for key in Chip::KEYS {
            for value in values {
                try_sets(&[set(key.path, value)]);
            }
        }
        for _ in 0..4000 {
            let sets: Vec<String> = (0..rng.random_range(2..4))
                .map(|_| {
                    let key = &Chip::KEYS[rng.random_range(0..Chip::KEYS.len())];
                    set(key.path, values[rng.random_range(0..values.len())])
                })
                .collect();
            try_sets(&sets);
        }
    }
    println!("{taken} taken, {refused} refused");
    assert!(taken > 100 && refused > 1000);
}

#[test]
fn no_text_makes_the_loader_panic() {
    const SEED: u64 = 300;
    println!("seed {SEED}");
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let pieces = [
        "[",
        "]",
        "{",
        "}",
        "=",
        "\"",
        "'",
        ".",
        ",",
        "#",
        "\n",
        "\r\n",
        "\u{feff}",
        "\"\"\"",
        "é",
        "-",
        "+",
        "_",
        "inf",
        "nan",
        "0x",
        "1e999",
        "99999999999999999999",
        "true",
        "1979-05-27",
        "value",
        "unit",
        "source",
        "nmc",
        "[[nmc]]",
        "nmc.read_slots",
        "\u{0}",
        "\\u",
        " = ",
        "170141183460469231731687303715884105728",
        "{ value = 0 }",
        "read_slots",
    ];
    let mut outcomes = HashSet::new();
    for case in 0..10_000 {
        let mut text = full_text().to_owned();
        for _ in 0..rng.random_range(1..4) {
            mutate(&mut text, &pieces, &mut rng);
        }
        match Chip::from_toml("chip.toml", &text) {
            // What is taken is a chip.
            Ok(chip) => assert!(chip.check().is_ok(), "case {case}"),
            Err(error) => {
                let line = error.to_string();
                assert_eq!(line.lines().count(), 1, "case {case}: {line}");
                assert!(line.starts_with("chip.toml:"), "case {case}: {line}");
                let Place::Text { line, column, .. } = error.place else {
                    panic!("case {case}: no place");
                };
                // The place lies in the text, or just behind it.
                let lines: Vec<&str> = text.split('\n').collect();
                assert!((1..=lines.len()).contains(&line), "case {case}");
                assert!((1..=lines[line - 1].chars().count() + 1).contains(&column), "case {case}");
                outcomes.insert(error.what.split(' ').next().unwrap_or_default().to_owned());
            }
        }
        // The same text as an override, and as a name.
        let set: String = text.chars().skip(rng.random_range(0..400)).take(20).collect();
        let _ = load(&[&set]);
        let _ = load(&[&format!("nmc.read_slots={set}")]);
    }
    assert!(outcomes.len() > 20, "the mutations are to reach many kinds of error");
}

/// Cuts, doubles, moves or replaces a piece of the text, at any character.
fn mutate(text: &mut String, pieces: &[&str], rng: &mut impl Rng) {
    let bounds: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
    // Mutations within the comment at the head would prove little.
    let skip = if rng.random_ratio(9, 10) { bounds.len() / 3 } else { 0 };
    let from = rng.random_range(skip.min(bounds.len() - 1)..bounds.len());
    let longest = if rng.random() { 4 } else { 400 };
    let to = (from + rng.random_range(0..longest)).min(bounds.len() - 1);
    let range = bounds[from]..bounds[to];
    match rng.random_range(0..5) {
        0 => text.replace_range(range, ""),
        1 => {
            let piece = text[range.clone()].to_owned();
            text.insert_str(range.end, &piece);
        }
        2 => {
            let piece = text[range.clone()].to_owned();
            text.replace_range(range, "");
            let mut at = rng.random_range(0..=text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            text.insert_str(at, &piece);
        }
        3 => text.truncate(range.start),
        _ => {
            let piece = pieces[rng.random_range(0..pieces.len())];
            let short = bounds[from]..bounds[to.min(from + 3)];
            text.replace_range(short, piece);
        }
    }
}
