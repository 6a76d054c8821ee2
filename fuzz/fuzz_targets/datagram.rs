//! Any bytes as a datagram: `cargo +nightly fuzz run datagram`.
#![no_main]

#[allow(dead_code)]
#[path = "../../model/tests/transport/duo.rs"]
mod duo;
#[allow(dead_code)]
#[path = "../../model/tests/transport/script.rs"]
mod script;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| script::datagram(bytes));
