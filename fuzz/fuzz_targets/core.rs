//! Any bytes as a script for two endpoints: `cargo +nightly fuzz run core`.
#![no_main]

#[allow(dead_code)]
#[path = "../../model/tests/transport/duo.rs"]
mod duo;
#[allow(dead_code)]
#[path = "../../model/tests/transport/script.rs"]
mod script;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| script::core(bytes));
