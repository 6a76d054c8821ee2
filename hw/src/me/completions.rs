//! The completion queue of a message engine: one for everything that it has asked for.
//!
//! ```text
//!   fetches ==>\
//!   stores  ==> \  +-----------------+
//!   NMC     ==>  =>| memory of the   |==> head, for the core to read
//!   NICs    ==> /  | described depth |
//!              /   +-----------------+
//! ```
//! One completion enters a cycle, in that order of priority: the first three are bounded by what
//! the core has asked for, so the NICs get their turn. Nothing is dropped: where the queue is full
//! the sources wait.

use mtia_model::spec::me::{
    COMPLETION_SOURCE_BITS, COMPLETION_STATUS_BITS, CompletionSource, TAG_BITS,
};
use mtia_rtl::{Block, Layout, Memory, Module, Signal, cat, count_bits, index_bits};
use serde::Serialize;

use super::Me;
use super::contexts::Contexts;

/// An entry: what the registers show.
pub(super) fn entry() -> Layout {
    Layout::new()
        .field("source", COMPLETION_SOURCE_BITS)
        .field("has_immediate", 1)
        .field("status", COMPLETION_STATUS_BITS)
        .field("tag", TAG_BITS)
        .field("bytes", 32)
        .field("immediate", 32)
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct Completions(pub Me);

impl Block for Completions {
    fn name(&self) -> String {
        "me_completions".into()
    }

    fn about(&self) -> String {
        format!(
            "The completion queue: {} entries, one for all sources, which wait where it is full.",
            self.0.completion_queue
        )
    }

    fn build(&self, m: &Module) {
        let me = &self.0;
        let fetch = m.stream_in("fetch", Contexts::done());
        let store = m.stream_in("store", Contexts::done());
        let nmc = m.stream_in("nmc", Contexts::done());
        let nic = m.stream_in("nic", me.completion());
        let head = m.stream_out("head", entry());
        m.comment("Entries, with the one that is shown.");
        let level = m.output("level", count_bits(me.completion_queue));
        m.comment("A completion enters.");
        let entered = m.output("entered", 1);

        m.section("Arbitration");
        let queue =
            m.instance("queue", &DeepQueue { depth: me.completion_queue, width: entry().width() });
        let enq = queue.stream("enq");
        let zero = m.zeros(1);
        let none = m.zeros(32);
        let source = |s: CompletionSource| m.lit(COMPLETION_SOURCE_BITS, u128::from(s.code()));
        let memory = |s: &mtia_rtl::Stream, kind: CompletionSource| {
            cat(&[&source(kind), &zero, &s.field("status"), &s.field("tag"), &none, &none])
        };
        let of_nic = nic
            .field("receive")
            .mux(&source(CompletionSource::Receive), source(CompletionSource::Send));
        let of_nic = cat(&[
            &of_nic,
            &nic.field("has_immediate"),
            &nic.field("status"),
            &nic.field("tag"),
            &nic.field("bytes"),
            &nic.field("immediate"),
        ]);
        let sources = [
            (&fetch, memory(&fetch, CompletionSource::Fetch)),
            (&store, memory(&store, CompletionSource::Store)),
            (&nmc, memory(&nmc, CompletionSource::Nmc)),
            (&nic, of_nic),
        ];
        let mut free = enq.ready.clone();
        for (stream, _) in &sources {
            stream.take(&free);
            free = &free & !&stream.valid;
        }
        let [first, rest @ ..] = &sources;
        let valid = rest.iter().fold(first.0.valid.clone(), |any, (s, _)| any | &s.valid);
        let packed = sources.iter().rev().map(|(s, v)| (&s.valid, v.clone()));
        let packed = packed.reduce(|(_, later), (valid, v)| (valid, valid.mux(&v, later)));
        let packed = packed.map_or_else(|| m.zeros(entry().width()), |p| p.1);
        enq.send(&valid, &[("data", &packed)]);
        m.drive(&entered, enq.fires());

        m.section("Head");
        let deq = queue.stream("deq");
        let fields = entry().unpack(&deq.data());
        let fields: Vec<(&str, &Signal)> = fields.iter().map(|(n, s)| (n.as_str(), s)).collect();
        head.send(&deq.valid, &fields);
        deq.take(&head.ready);
        m.drive(&level, queue.port("level"));
    }
}

/// A queue in a memory that reads synchronously, for depths at which registers would be dear.
///
/// ```text
///   enq ==>| memory |-->| its read port |==> deq     full throughput, two cycles of latency
/// ```
#[derive(Clone, Debug, Serialize)]
struct DeepQueue {
    /// Items it holds, at least 3.
    depth: u32,
    /// Bits of an item.
    width: u32,
}

impl Block for DeepQueue {
    fn name(&self) -> String {
        format!("deep_queue_{}x{}", self.depth, self.width)
    }

    fn about(&self) -> String {
        format!(
            "First-in first-out queue of {} items of {} bits in a memory; an item shows two cycles \
             after it entered.",
            self.depth, self.width
        )
    }

    fn build(&self, m: &Module) {
        let enq = m.stream_in("enq", self.width);
        let deq = m.stream_out("deq", self.width);
        let level = m.output("level", count_bits(self.depth));
        // The item that is shown is still in the memory, whose read port holds it.
        let places = self.depth;
        let store = m.memory("store", Memory::new(places, self.width));
        let head = m.reg("head", index_bits(places)).reset(0);
        let tail = m.reg("tail", index_bits(places)).reset(0);
        m.comment("Items in all, and whether the oldest is shown.");
        let count = m.reg("count", count_bits(places)).reset(0);
        let shown = m.reg("shown", 1).reset(0);
        enq.take(count.ne(places));
        let pushed = enq.fires().named("pushed");
        let popped = deq.fires().named("popped");
        let waiting = count.gt(shown.resize(count.width()));
        let reads = (&waiting & (!&shown | &deq.ready)).named("reads");
        store.write(&pushed, &tail, enq.data());
        let data = store.read(&reads, &head);
        deq.send(&shown, &[("data", &data)]);
        m.when(&pushed, || m.set(&tail, tail.next_in(places)));
        m.when(&reads, || {
            m.set(&head, head.next_in(places));
            m.set(&shown, 1);
        })
        .elsewhen(&popped, || m.set(&shown, 0));
        m.when(&(&pushed & !&popped), || m.set(&count, &count + 1))
            .elsewhen(&(!&pushed & &popped), || m.set(&count, &count - 1));
        m.drive(&level, &count);
    }
}
