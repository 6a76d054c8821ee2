//! The front of a bank: what enters the lookup next.
//!
//! ```text
//!   request ==> by pseudo-channel ==>| queue 0 |==\
//!                                ==>| queue 1 |==  choice ==> access in the lookup
//!   write   ====================>| queue   |==/      ^
//!                                              room of each pseudo-channel
//! ```
//! An access enters when its pseudo-channel has room for whatever it may turn out to need: an entry
//! among the misses, a place for a fetch, one for a line that has to go; of scratch, only an entry. So nothing in the lookup
//! waits for a pseudo-channel, and one that is busy holds up only its own reads. Of the entries,
//! reads leave some to the writes.

use mtia_model::spec::address::{FRAGMENT_LINE_BITS, SCRATCH_BIT};
use mtia_model::spec::flit;
use mtia_model::spec::llc::LINE_BYTES;
use mtia_rtl::{Instance, Module, Signal, Stream, cat};

use super::Llc;
use super::bank::{Access, Flush, Plan};

/// What the front works on.
pub(super) struct Front<'a> {
    pub llc: &'a Llc,
    pub access: &'a Access,
    pub flush: &'a Flush,
    pub clearing: &'a Signal,
}

/// A queue of reads with what is known of its first.
struct Reads {
    queue: Stream,
    /// Lines of the first that have entered the lookup.
    begun: Signal,
    /// The line that enters next, and whether it is the first's last one.
    line: Signal,
    last: Signal,
    valid: Signal,
    /// It is there and has room.
    open: Signal,
}

impl Front<'_> {
    /// Builds it; returns how many accesses wait for room.
    pub fn build(
        &self,
        m: &Module,
        plan: &Plan,
        request: &Stream,
        write: &Stream,
        [tags, misses]: [&Instance; 2],
        channels: &[Instance],
    ) -> Signal {
        let (llc, access, flush) = (self.llc, self.access, self.flush);
        m.section("The front: room of each pseudo-channel");
        let channel_of = |line: &Signal| {
            let of_memory = crate::address_map::channel(&line.slice(0, llc.line_bits)).0;
            line.top().mux(&line.bit(FRAGMENT_LINE_BITS), &of_memory)
        };
        let counts = &access.full & !&access.flush;
        let ahead_channel = channel_of(&access.line);
        let sizes = llc.sizes();
        let room = [0, 1].map(|k: usize| channels[k].port("room"));
        let entries: Vec<[Signal; 2]> = [0u32, 1]
            .into_iter()
            .map(|k| {
                let ahead = (&counts & ahead_channel.eq(k)).named(&format!("ahead_{k}"));
                let channel = &channels[k as usize];
                channel.drive("ahead", &ahead);
                let taken = misses.port(&format!("taken_{k}"));
                let fits = |name: &str, limit: u32| {
                    // One ahead takes the last.
                    let full = if limit == 1 {
                        taken.ne(0) | &ahead
                    } else {
                        taken.ge(limit) | (&ahead & taken.ge(limit - 1))
                    };
                    (!full).named(&format!("{name}_room_{k}"))
                };
                [fits("read", sizes.channel_reads()), fits("write", sizes.channel_misses())]
            })
            .collect();

        m.section("The front: what waits");
        let of_1 = channel_of(&request.field("address")).named("request_of_1");
        let sorted: Vec<Stream> =
            [0, 1].map(|k| m.stream(&format!("sorted_{k}"), llc.request())).into();
        let both = (&sorted[0].ready & &sorted[1].ready).named("request_room");
        request.take(&both);
        for (k, stream) in sorted.iter().enumerate() {
            let fields: Vec<(&str, &Signal)> = request.fields().collect();
            stream.send(&request.valid & &both & of_1.eq(k as u32), &fields);
        }
        let reads: Vec<Reads> = sorted
            .iter()
            .enumerate()
            .map(|(k, stream)| {
                let queue = m.queue(&format!("request_queue_{k}"), stream, llc.request_queue);
                m.unused(&queue.field("bank"), "the quad has looked at it");
                let begun = m.reg(&format!("begun_{k}"), flit::LINE_BITS).reset(0);
                let last = begun.eq(queue.field("lines")).named(&format!("last_line_{k}"));
                let address = queue.field("address");
                // A request stays in its fragment.
                let low = address.slice(0, flit::LINE_BITS) + &begun;
                let high = address.slice(flit::LINE_BITS, flit::ADDRESS_BITS - flit::LINE_BITS);
                let line = cat(&[&high, &low]).named(&format!("read_line_{k}"));
                let has_room = &entries[k][0] & (line.top() | &room[k]);
                let valid = queue.valid.clone();
                let open = (&valid & has_room).named(&format!("read_open_{k}"));
                Reads { queue, begun, line, last, valid, open }
            })
            .collect();
        let writes = m.queue("write_queue", write, llc.write_queue);
        let address = writes.field("address");
        debug_assert_eq!(SCRATCH_BIT, 1 << (flit::ADDRESS_BITS - 1));
        let of_1 = channel_of(&address).named("write_of_1");
        let has_entry = of_1.mux(&entries[1][1], &entries[0][1]);
        let has_room = has_entry & (address.top() | of_1.mux(&room[1], &room[0]));
        let write_open = (&writes.valid & has_room).named("write_open");
        let waits = cat(&[
            &(&reads[0].valid & !&reads[0].open),
            &(&reads[1].valid & !&reads[1].open),
            &(&writes.valid & !&write_open),
        ]);
        let waits = waits.count_ones();

        m.section("The front: the choice");
        m.comment("Whose turn it is: a write's; among reads, pseudo-channel 1's.");
        let write_turn = m.reg("write_turn", 1).reset(0);
        let read_turn = m.reg("read_turn", 1).reset(0);
        let free = (!&access.full | &plan.fires).named("access_free");
        let open = (&free & !self.clearing & !&flush.active).named("front_open");
        let any_read = (&reads[0].open | &reads[1].open).named("any_read");
        let takes_write = (&open & &write_open & (&write_turn | !&any_read)).named("takes_write");
        let reads_next = (&open & &any_read & !&takes_write).named("takes_read");
        let second = (&reads[1].open & (&read_turn | !&reads[0].open)).named("reads_1");
        writes.take(&takes_write);
        for (k, read) in reads.iter().enumerate() {
            let takes = &reads_next & second.eq(k as u32);
            let takes = takes.named(&format!("takes_read_{k}"));
            read.queue.take(&takes & &read.last);
            let zero = m.zeros(read.begun.width());
            m.when(&takes, || m.set(&read.begun, read.last.mux(&zero, &read.begun + 1)));
        }
        m.when(&reads_next, || {
            m.set(&write_turn, 1);
            m.set(&read_turn, !&second);
        })
        .elsewhen(&takes_write, || m.set(&write_turn, 0));
        let issues = &free & !self.clearing & &flush.active & !&flush.issued & !&flush.drains;
        let issues = issues.named("issues_flush");
        m.when(&issues, || m.set(&flush.issued, 1));

        let of_read = second.mux(&reads[1].line, &reads[0].line);
        let of_access = takes_write.mux(&address, &of_read);
        let of_flush = flush.set.resize(flit::ADDRESS_BITS);
        let line = issues.mux(&of_flush, &of_access).named("entering_line");
        let enters = (&issues | &reads_next | &takes_write).named("enters");
        tags.drive("read", &enters);
        let set = llc.set_of(&of_access.slice(0, llc.line_bits));
        tags.drive("read_set", issues.mux(&flush.set, &set));
        let read = |name: &str| second.mux(&reads[1].queue.field(name), reads[0].queue.field(name));
        let either = |name: &str| takes_write.mux(&writes.field(name), read(name));
        m.when(&enters, || {
            m.set(&access.full, 1);
            m.set(&access.write, &takes_write);
            m.set(&access.flush, &issues);
            m.set(&access.line, &line);
            m.set(&access.steering, either("steering"));
            m.set(&access.tag, either("tag"));
            m.set(&access.source, either("source"));
            m.set(&access.reply, read("reply"));
            m.set(&access.data, writes.field("data"));
            let no_strobe = m.zeros(LINE_BYTES);
            m.set(&access.strobe, takes_write.mux(&writes.field("strobe"), &no_strobe));
            m.set(&access.last, writes.field("last"));
            m.set(&access.poison, &takes_write & writes.field("poison"));
        })
        .elsewhen(&plan.fires, || m.set(&access.full, 0));
        waits
    }
}
