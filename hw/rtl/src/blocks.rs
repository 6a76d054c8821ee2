//! Blocks that every design needs.

use serde::Serialize;

use crate::design::Block;
use crate::error::ErrorKind;
use crate::memory::Memory;
use crate::module::Module;
use crate::signal::{Signal, cat};
use crate::stream::Layout;
use crate::{count_bits, index_bits};

/// First-in first-out queue between two ready/valid streams.
///
/// ```text
///   enq ==>| depth x width |==> deq     full throughput, one cycle of latency
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Queue {
    /// Bits of an item; 0 for a queue of bare events.
    pub width: u32,
    /// Items it holds, at least 1, and at least 2 for full throughput.
    pub depth: u32,
}

impl Block for Queue {
    fn name(&self) -> String {
        format!("queue_{}x{}", self.depth, self.width)
    }

    fn about(&self) -> String {
        format!("First-in first-out queue of {} items of {} bits.", self.depth, self.width)
    }

    fn build(&self, m: &Module) {
        if self.depth == 0 {
            m.fail(ErrorKind::Width, m.0.at, "a queue holds at least 1 item".to_owned());
            return Queue { depth: 1, ..self.clone() }.build(m);
        }
        let layout = if self.width == 0 { Layout::new() } else { self.width.into() };
        let enq = m.stream_in("enq", layout.clone());
        let deq = m.stream_out("deq", layout);
        let count = m.reg("count", count_bits(self.depth)).reset(0);
        enq.take(count.ne(self.depth));
        deq.send(count.ne(0), &[]);
        let (pushed, popped) = (enq.fires().named("pushed"), deq.fires().named("popped"));
        if self.width > 0 {
            let store = m.memory("store", Memory::new(self.depth, self.width).asynchronous());
            let head = m.reg("head", index_bits(self.depth)).reset(0);
            let tail = m.reg("tail", index_bits(self.depth)).reset(0);
            m.drive(&deq.data(), store.read_now(&head));
            store.write(&pushed, &tail, enq.data());
            m.when(&pushed, || m.set(&tail, tail.next_in(self.depth)));
            m.when(&popped, || m.set(&head, head.next_in(self.depth)));
        }
        m.when(&(&pushed & !&popped), || m.set(&count, &count + 1))
            .elsewhen(&(!&pushed & &popped), || m.set(&count, &count - 1));
    }
}

impl Module {
    /// Puts a queue of `depth` items behind a source and returns the source behind the queue.
    #[track_caller]
    pub fn queue(&self, name: &str, source: &crate::Stream, depth: u32) -> crate::Stream {
        let layout: Layout = source.layout();
        let fields: Vec<&Signal> = source.fields().map(|f| f.1).collect();
        let queue = self.instance(name, &Queue { width: layout.width(), depth });
        let (enq, deq) = (queue.stream("enq"), queue.stream("deq"));
        source.take(&enq.ready);
        if fields.is_empty() {
            enq.send(&source.valid, &[]);
            return crate::Stream::new(name, deq.valid.clone(), deq.ready.clone(), Vec::new());
        }
        enq.send(&source.valid, &[("data", &cat(&fields))]);
        let parts = layout.unpack(&deq.data());
        crate::Stream::new(name, deq.valid.clone(), deq.ready.clone(), parts)
    }
}
