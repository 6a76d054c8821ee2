//! Seconds to elaborate and to write large designs: `cargo bench -p mtia-rtl`.
//!
//! A statement is a register with its condition and update, a named wire with its expression, or
//! an instance.

use std::time::Instant;

use mtia_rtl::{Block, Design, Module, cat};
use serde::Serialize;

const STATEMENTS: u32 = 100_000;

/// `statements` statements in one module; `tag` tells modules apart.
#[derive(Serialize)]
struct Part {
    tag: u32,
    statements: u32,
}

/// A leaf of the design.
#[derive(Serialize)]
struct Leaf(u32);

impl Block for Leaf {
    fn name(&self) -> String {
        format!("leaf_{}", self.0)
    }
    fn about(&self) -> String {
        "A leaf.".into()
    }
    fn build(&self, m: &Module) {
        let a = m.input("a", 32);
        m.drive(&m.output("y", 32), &a + self.0);
    }
}

impl Block for Part {
    fn name(&self) -> String {
        format!("part_{}", self.tag)
    }
    fn about(&self) -> String {
        "A part of a large design.".into()
    }
    fn build(&self, m: &Module) {
        let (a, b) = (m.input("a", 32), m.input("b", 32));
        let mut last = &a ^ &b;
        let mut held = b.clone();
        for i in 0..self.statements / 5 {
            let wire = (cat(&[&last.slice(0, 16), &held.slice(16, 16)]) + &a + i % 7)
                .named(&format!("wire_{i}"));
            let mixed = wire.bit(3).mux(&(&wire ^ &held), &last & &a).named(&format!("mixed_{i}"));
            let first = m.reg(&format!("first_{i}"), 32).reset(i);
            let second = m.reg(&format!("second_{i}"), 32).no_reset();
            m.when(&mixed.bit(0), || {
                m.set(&first, &mixed + 1);
                m.when(&mixed.bit(1), || m.set(&second, &first));
            })
            .elsewhen(&wire.any(), || m.set(&second, &wire));
            let leaf = m.instance(&format!("leaf_{i}"), &Leaf(i % 16));
            leaf.drive("a", &first);
            last = leaf.port("y");
            held = second;
        }
        m.drive(&m.output("y", 32), last ^ held);
    }
}

/// Many parts in a chain.
#[derive(Serialize)]
struct Spread {
    parts: u32,
}

impl Block for Spread {
    fn name(&self) -> String {
        "spread".into()
    }
    fn about(&self) -> String {
        "A large design of many modules.".into()
    }
    fn build(&self, m: &Module) {
        let (a, b) = (m.input("a", 32), m.input("b", 32));
        let mut last = a;
        for tag in 0..self.parts {
            let part = Part { tag, statements: STATEMENTS / self.parts };
            let part = m.instance(&format!("part_{tag}"), &part);
            part.drive("a", &last).drive("b", &b);
            last = part.port("y");
        }
        m.drive(&m.output("y", 32), last);
    }
}

fn measure<B: Block>(title: &str, block: &B) {
    let start = Instant::now();
    let design = match Design::elaborate(block) {
        Ok(design) => design,
        Err(errors) => return println!("{title}: {errors}"),
    };
    let elaborated = start.elapsed().as_secs_f64();
    let start = Instant::now();
    let files = design.verilog();
    let written = start.elapsed().as_secs_f64();
    let start = Instant::now();
    let manifest = design.manifest().json().len();
    let listed = start.elapsed().as_secs_f64();
    let bytes: usize = files.iter().map(|f| f.1.len()).sum();
    println!(
        "{title:24} {STATEMENTS} statements, {:4} modules: elaborate {elaborated:.3} s, \
         Verilog {written:.3} s ({:.1} MB), manifest {listed:.3} s ({:.1} MB)",
        files.len(),
        bytes as f64 / 1e6,
        manifest as f64 / 1e6,
    );
}

fn main() {
    measure("flat, one module", &Part { tag: 0, statements: STATEMENTS });
    measure("spread over 200 modules", &Spread { parts: 200 });
}
