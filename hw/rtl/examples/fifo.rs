//! A complete block: a queue between two streams, with a count of what passed through it.
//!
//! `cargo run -p mtia-rtl --example fifo [DIRECTORY]` prints the Verilog, or writes it with its
//! file list and manifest into the directory.

use std::io::Write;

use mtia_rtl::{Block, Design, Memory, Module, count_bits, index_bits};
use serde::Serialize;

/// First-in first-out queue between two ready/valid streams.
///
/// ```text
///   enq ==>| depth x width |==> deq        full throughput, one cycle of latency
/// ```
#[derive(Serialize)]
struct Fifo {
    /// Bits of an item.
    width: u32,
    /// Items it holds, a power of two.
    depth: u32,
}

impl Block for Fifo {
    fn name(&self) -> String {
        format!("fifo_{}x{}", self.depth, self.width)
    }

    fn about(&self) -> String {
        format!("Queue of {} items of {} bits that counts its items.", self.depth, self.width)
    }

    fn build(&self, m: &Module) {
        m.comment("Items to queue.");
        let enq = m.stream_in("enq", self.width);
        m.comment("Items in the same order.");
        let deq = m.stream_out("deq", self.width);
        m.comment("Items that left since reset.");
        let passed = m.output("passed", 32);

        let store = m.memory("store", Memory::new(self.depth, self.width).asynchronous());
        let head = m.reg("head", index_bits(self.depth)).reset(0);
        let tail = m.reg("tail", index_bits(self.depth)).reset(0);
        let count = m.reg("count", count_bits(self.depth)).reset(0);
        let total = m.reg("total", 32).reset(0);

        enq.take(count.ne(self.depth));
        deq.send(count.ne(0), &[("data", &store.read_now(&head))]);
        let (pushed, popped) = (enq.fires().named("pushed"), deq.fires().named("popped"));
        store.write(&pushed, &tail, enq.data());
        m.when(&pushed, || m.set(&tail, &tail + 1));
        m.when(&popped, || {
            m.set(&head, &head + 1);
            m.set(&total, &total + 1);
        });
        m.when(&(&pushed & !&popped), || m.set(&count, &count + 1))
            .elsewhen(&(!&pushed & &popped), || m.set(&count, &count - 1));
        m.drive(&passed, &total);
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let design = Design::elaborate(&Fifo { width: 8, depth: 16 })?;
    let mut files = design.verilog();
    files.push(("files.f".to_owned(), design.file_list()));
    files.push(("manifest.json".to_owned(), design.manifest().json()));
    match std::env::args().nth(1) {
        Some(directory) => {
            std::fs::create_dir_all(&directory)?;
            for (name, text) in &files {
                std::fs::write(std::path::Path::new(&directory).join(name), text)?;
            }
        }
        None => {
            for (_, text) in &files {
                writeln!(std::io::stdout(), "{text}")?;
            }
        }
    }
    Ok(())
}
