//! What the tests share: a cache that stays from run to run, and a short way to a model.

#![allow(dead_code)] // not every test file uses everything

use std::path::{Path, PathBuf};

use verilator_sys::{Design, Error, Library, Model};

/// The cache of the tests, in the build directory.
pub fn cache_dir() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache")
}

/// A design of one file.
pub fn design(top: &str, text: &str) -> Design {
    Design::new(top).source(&format!("{top}.v"), text)
}

/// Compiled into the tests' cache.
pub fn compile(design: &Design) -> Library {
    design.compile(&cache_dir()).unwrap_or_else(|e| panic!("{e}"))
}

/// A model of a design of one file.
pub fn model(top: &str, text: &str) -> Model {
    compile(&design(top, text)).instantiate().unwrap_or_else(|e| panic!("{e}"))
}

/// The message of a failure: one line, with what is asked for in it.
pub fn message<T>(result: Result<T, Error>, parts: &[&str]) -> String {
    let text = result.err().expect("should fail").to_string();
    assert_eq!(text.lines().count(), 1, "one line: {text}");
    for part in parts {
        assert!(text.contains(part), "`{part}` in: {text}");
    }
    text
}

/// A counter with a tag, so that each test can have a design of its own.
pub fn counter(tag: &str) -> String {
    format!(
        "// {tag}
module counter(input clk, input reset, output reg [31:0] q);
  always @(posedge clk) q <= reset ? 32'd0 : q + 32'd1;
endmodule
"
    )
}

/// Numbers that look random and are the same each time.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn word(&mut self) -> u32 {
        (self.next() >> 32) as u32
    }
}
