//! A bank: front, lookup, what comes out of the array, and the parts around them.
//!
//! ```text
//!   cycle    0 queue | 1 front: tags are read | 2 lookup: array is read | 3 decode | 4 queue
//! ```
//! Every decision of a cycle follows from registers, and from what is decided further down the pipe:
//! what leaves the array and the fill, then whether a fill begins, then whether the lookup's access
//! leaves, then what enters. See the drawing in `mod.rs`.

use mtia_model::spec::address::FRAGMENT_LINE_BITS;
use mtia_model::spec::flit;
use mtia_model::spec::llc::{CounterId, LINE_BYTES, LOCAL_FILLS, PORT_QUEUE};
use mtia_rtl::{Block, Instance, Module, Signal, Stream, cat, count_bits};
use serde::Serialize;

use super::array::Array;
use super::channel::Channel;
use super::front::Front;
use super::misses::Misses;
use super::registers::Registers;
use super::tags::Tags;
use super::{LINE, Llc, encode, lowest, one_hot};

/// A bank of the cache.
#[derive(Clone, Debug, Serialize)]
pub struct Bank(pub Llc);

/// The access in the lookup.
pub(super) struct Access {
    pub full: Signal,
    pub write: Signal,
    pub flush: Signal,
    pub line: Signal,
    pub steering: Signal,
    pub tag: Signal,
    pub source: Signal,
    pub reply: Signal,
    pub strobe: Signal,
    pub last: Signal,
    pub poison: Signal,
    pub data: Signal,
}

/// What comes out of the array, or is refused.
struct Read {
    full: Signal,
    respond: Signal,
    refused: Signal,
    write_back: Signal,
    channel: Signal,
    channel_line: Signal,
    local: Signal,
    entry: Signal,
    array: Signal,
    line: Signal,
    asker: Signal,
}

/// A flush under way.
pub(super) struct Flush {
    pub active: Signal,
    pub set: Signal,
    pub issued: Signal,
    pub drains: Signal,
}

/// What has been decided about the access in the lookup.
pub(super) struct Plan {
    pub fires: Signal,
    pub refused: Signal,
    pub misses: Signal,
    pub under_way: Signal,
    pub here: Signal,
    pub victim: Signal,
}

impl Access {
    fn new(m: &Module) -> Access {
        let hold = |name: &str, width: u32| m.reg(&format!("access_{name}"), width).no_reset();
        Access {
            full: m.reg("access_full", 1).reset(0),
            write: hold("write", 1),
            flush: hold("flush", 1),
            line: hold("line", flit::ADDRESS_BITS),
            steering: hold("steering", flit::STEERING_BITS),
            tag: hold("tag", flit::TAG_BITS),
            source: hold("source", flit::SOURCE_BITS),
            reply: hold("reply", flit::REPLY_BITS),
            strobe: hold("strobe", LINE_BYTES),
            last: hold("last", 1),
            poison: hold("poison", 1),
            data: hold("data", LINE),
        }
    }

    /// The asker, packed as [`Llc::asker`].
    fn asker(&self) -> Signal {
        cat(&[&self.tag, &self.source, &self.reply, &self.line.slice(0, flit::LINE_BITS)])
    }
}

impl Read {
    fn new(m: &Module, llc: &Llc) -> Read {
        let hold = |name: &str, width: u32| m.reg(&format!("out_{name}"), width).no_reset();
        Read {
            full: m.reg("out_full", 1).reset(0),
            respond: hold("respond", 1),
            refused: hold("refused", 1),
            write_back: hold("write_back", 1),
            channel: hold("channel", 1),
            channel_line: hold("channel_line", llc.channel_line_bits()),
            local: hold("local", 1),
            entry: hold("entry", llc.miss_bits()),
            array: hold("array", 1),
            line: hold("line", flit::ADDRESS_BITS),
            asker: hold("asker", llc.asker().width()),
        }
    }
}

impl Flush {
    fn new(m: &Module, llc: &Llc) -> Flush {
        Flush {
            active: m.reg("flush_active", 1).reset(0),
            set: m.reg("flush_set", llc.set_bits()).reset(0),
            issued: m.reg("flush_issued", 1).reset(0),
            drains: m.reg("flush_drains", 1).reset(0),
        }
    }
}

impl Block for Bank {
    fn name(&self) -> String {
        "llc_bank".into()
    }

    fn about(&self) -> String {
        let llc = &self.0;
        format!(
            "Bank of the last-level cache: {} KB, {} ways, for the lines of two pseudo-channels.",
            (llc.sets * llc.ways * LINE_BYTES) >> 10,
            llc.ways
        )
    }

    fn build(&self, m: &Module) {
        let llc = &self.0;
        m.comment("Lines to be read: 1 to 4 of a fragment.");
        let request = m.stream_in("request", llc.request());
        m.comment("A line, or bytes of it, to be written.");
        let write = m.stream_in("write", llc.write());
        m.comment("A line read.");
        let read_out = m.stream_out("read", llc.read());
        m.comment("The writes of a fragment are done.");
        let ack = m.stream_out("ack", llc.ack());
        let memory: Vec<(Stream, Stream)> = [0, 1]
            .into_iter()
            .map(|k| {
                m.comment(&format!("Pseudo-channel {k}."));
                let request = m.stream_out(&format!("memory_{k}_request"), llc.memory_request());
                let name = format!("memory_{k}_response");
                (request, m.stream_in(&name, llc.memory_response()))
            })
            .collect();
        m.comment("Registers and counters.");
        let utility_request = m.stream_in("utility_request", llc.utility_request());
        let utility_response = m.stream_out("utility_response", llc.utility_response());

        let access = Access::new(m);
        let read = Read::new(m, llc);
        let flush = Flush::new(m, llc);
        m.comment("After reset the tags are cleared, a set a cycle.");
        let clearing = m.reg("clearing", 1).reset(1);
        let clear_set = m.reg("clear_set", llc.set_bits()).reset(0);
        m.set(&clear_set, &clear_set + 1);
        m.when(&clear_set.all(), || m.set(&clearing, 0));

        let registers = m.instance("registers", &Registers(llc.clone()));
        utility_request.connect(&registers.stream("utility_request"));
        registers.stream("utility_response").connect(&utility_response);
        registers.drive("control", cat(&[&clearing, &flush.active]));
        let misses = m.instance("misses", &Misses(llc.clone()));
        let array = m.instance("array", &Array(llc.clone()));
        let tags = m.instance("tags", &Tags(llc.clone()));
        let channels = m.instances("channel", 2, &Channel(llc.clone()));
        for (k, (request, response)) in memory.iter().enumerate() {
            channels[k].stream("request").connect(request);
            response.connect(&channels[k].stream("response"));
            channels[k].stream("fill").connect(&misses.stream(&format!("memory_{k}")));
        }

        let read_goes = self.read(m, &read, &array, &misses, &channels, &registers, &read_out);
        let acks = m.stream("done", llc.ack());
        let plan = self.lookup(
            m,
            &access,
            &read,
            &read_goes,
            &clearing,
            &clear_set,
            [&registers, &misses, &array, &tags],
            &channels,
            &acks,
        );
        m.queue("ack_queue", &acks, PORT_QUEUE).connect(&ack);

        let front = Front { llc, access: &access, flush: &flush, clearing: &clearing };
        let waits = front.build(m, &plan, &request, &write, [&tags, &misses], &channels);

        m.section("Flush");
        let pass = (&plan.fires & &access.flush).named("flush_pass");
        let drained = !&read.full & channels[0].port("drained") & channels[1].port("drained");
        let over = (&flush.active & &flush.drains & drained).named("flush_over");
        m.when(&pass, || m.set(&flush.issued, 0));
        m.when(&(&pass & !&plan.victim), || {
            m.set(&flush.drains, flush.set.all());
            m.set(&flush.set, &flush.set + 1);
        });
        m.when(&over, || {
            m.set(&flush.active, 0);
            m.set(&flush.drains, 0);
        });
        let begins = registers.port("flush") & (!&flush.active | &over);
        m.when(&begins, || {
            m.set(&flush.active, 1);
            m.set(&flush.set, 0);
        });

        m.section("Counted events");
        let (reads, stays) =
            (&plan.fires & !&access.write & !&access.flush, &access.full & !&plan.fires);
        let event = |id: CounterId, value: &Signal| {
            registers.drive(id.counter().name, value);
        };
        event(CounterId::Reads, &reads);
        event(CounterId::Writes, &(&plan.fires & &access.write));
        event(CounterId::Hits, &(&plan.fires & &plan.here));
        event(CounterId::Misses, &(&plan.fires & &plan.misses));
        event(CounterId::Merges, &(&plan.fires & &plan.under_way));
        event(CounterId::Refused, &(&plan.fires & &plan.refused));
        let sum = |of: &dyn Fn(usize) -> Signal| cat(&[&of(0), &of(1)]).count_ones();
        let request = |k: usize| &memory[k].0;
        let kind = |k: usize| request(k).field("write");
        event(CounterId::Fetches, &sum(&|k| request(k).fires() & !kind(k)));
        event(CounterId::WriteBacks, &sum(&|k| request(k).fires() & kind(k)));
        event(CounterId::MemoryWaitCycles, &sum(&|k| &request(k).valid & !&request(k).ready));
        event(CounterId::Fills, &misses.port("array_write"));
        event(CounterId::Responses, &read_out.fires());
        event(CounterId::Poisoned, &(read_out.fires() & read_out.field("poison")));
        event(CounterId::ResponseWaitCycles, &(&read_out.valid & !&read_out.ready));
        event(CounterId::Acks, &ack.fires());
        event(CounterId::BusyCycles, &(&access.full | misses.port("busy")));
        event(CounterId::StallCycles, &stays);
        event(CounterId::RoomWaitCycles, &waits);
    }
}

impl Bank {
    /// What comes out of the array goes where it is wanted; returns whether it goes in this cycle.
    #[allow(clippy::too_many_arguments)] // the parts that meet here
    fn read(
        &self,
        m: &Module,
        read: &Read,
        array: &Instance,
        misses: &Instance,
        channels: &[Instance],
        registers: &Instance,
        out: &Stream,
    ) -> Signal {
        let llc = &self.0;
        m.section("What comes out of the array, and the reads that a fill answers");
        let waiting = misses.stream("respond");
        let response = m.stream("response", llc.read());
        m.comment("The fill goes first where both have a line.");
        let fill_turn = m.reg("fill_turn", 1).reset(0);
        let responds = (&read.full & &read.respond).named("read_responds");
        let grant_fill = (&waiting.valid & (!&responds | &fill_turn)).named("grant_fill");
        let grant_read = (&responds & !&grant_fill).named("grant_read");
        let room = response.ready.clone();
        m.when(&(&room & (&grant_read | &grant_fill)), || m.set(&fill_turn, &grant_read));
        let goes = (&read.full & (!&read.respond | (&room & &grant_read))).named("read_goes");
        waiting.take(&room & &grant_fill);

        let uncorrectable = (&read.array & array.port("uncorrectable")).named("uncorrectable");
        let poison = &read.array & (array.port("line_poison") | &uncorrectable);
        let poison = poison.named("poison_out");
        let line = array.port("line");
        let none = m.zeros(LINE);
        let asker = grant_fill.mux(&waiting.data(), &read.asker).named("answered");
        let field = |name: &str| {
            let mut high = asker.width();
            let fields = llc.asker();
            let found = fields.fields().find_map(|(field, width)| {
                high -= width;
                (field == name).then(|| asker.slice(high, width))
            });
            found.unwrap_or_else(|| asker.clone())
        };
        let data = grant_fill.mux(&misses.port("line"), read.refused.mux(&none, &line));
        let poisoned = grant_fill.mux(&misses.port("line_poison"), &poison);
        response.send(
            &grant_fill | &grant_read,
            &[
                ("data", &data),
                ("tag", &field("tag")),
                ("source", &field("source")),
                ("line", &field("index")),
                ("poison", &poisoned),
                ("error", &(&grant_read & &read.refused)),
                ("reply", &field("reply")),
            ],
        );
        m.queue("read_queue", &response, PORT_QUEUE).connect(out);

        for (k, channel) in channels.iter().enumerate() {
            channel.drive("push", &goes & &read.write_back & read.channel.eq(k as u32));
            channel.drive("line", &read.channel_line);
            channel.drive("poison", &poison);
            channel.drive("data", &line);
        }
        let local = m.stream("local", llc.fill());
        local.send(
            &goes & &read.local,
            &[("entry", &read.entry), ("data", &line), ("poison", &poison)],
        );
        m.unused(&local.ready, "room was reserved in the lookup");
        m.queue("local_queue", &local, LOCAL_FILLS).connect(&misses.stream("local"));

        let errors = (&goes & &uncorrectable).named("line_error");
        registers.drive("line_error", &errors);
        registers.drive("error_line", &read.line);
        registers.drive(CounterId::Uncorrectable.counter().name, &errors);
        let counts = &goes & &read.array;
        let corrected = array.port("corrected");
        let no = m.zeros(corrected.width());
        registers.drive(CounterId::Corrected.counter().name, counts.mux(&corrected, &no));
        goes
    }

    /// The access in the lookup: what it needs, whether it can have it, what it changes.
    #[allow(clippy::too_many_arguments)] // the parts that meet here
    fn lookup(
        &self,
        m: &Module,
        access: &Access,
        read: &Read,
        read_goes: &Signal,
        clearing: &Signal,
        clear_set: &Signal,
        [registers, misses, array, tags]: [&Instance; 4],
        channels: &[Instance],
        acks: &Stream,
    ) -> Plan {
        let llc = &self.0;
        let (set_bits, way_bits, ways) = (llc.set_bits(), llc.way_bits(), llc.ways);
        m.section("The lookup: where the line is, or will be");
        let line = access.line.slice(0, llc.line_bits);
        let as_it_is = &access.flush | access.line.top();
        let set = as_it_is.mux(&line.slice(0, set_bits), llc.set_of(&line)).named("set_index");
        let tag = access.line.slice(set_bits, llc.tag_bits()).named("tag");
        let scratch = (access.line.top() & !&access.flush).named("scratch");
        let above = access.line.slice(set_bits, flit::ADDRESS_BITS - 1 - set_bits);
        let refused = (&scratch & above.ge(registers.port("scratch_ways"))).named("refused");
        let scratch_way = access.line.slice(set_bits, way_bits);
        let cache = registers.port("cache");
        let steered = registers.port("way_masks").chunk(&access.steering, ways) & &cache;
        let mask = steered.any().mux(&steered, &cache).named("mask");
        tags.drive("set_index", &set);
        tags.drive("wanted", &tag);
        tags.drive("cache", &cache);
        let (valid, dirty) = (tags.port("valid"), tags.port("dirty"));
        let hits = (&valid & tags.port("equal")).named("hits");
        let hit = hits.any().named("hit");
        let looked_for = (!&access.flush & !&scratch).named("looked_for");
        let is_miss = (&looked_for & !&hit).named("is_miss");
        misses.drive("set_index", &set);
        let under_ways = misses.port("ways");
        let used = tags.port("used");
        let can = (&mask & !&under_ways).named("can");
        let empty = (&can & !&valid).named("empty");
        let cold = (&can & !&used).named("cold");
        let from = empty.any().mux(&empty, cold.any().mux(&cold, &can));
        let found = hit.mux(&lowest(&hits), lowest(&from));
        let of_scratch = one_hot(&scratch_way, ways);
        let way_bit = access.flush.mux(&lowest(&dirty), scratch.mux(&of_scratch, &found));
        let way_bit = way_bit.named("way_bit");
        let way = encode(&way_bit, way_bits).named("way");
        tags.drive("way", &way);
        misses.drive("way", &way);

        m.section("What it needs");
        let present = (&scratch & !&refused) | (&looked_for & &hit);
        let present = present.named("present");
        let under_way = (&present & misses.port("matched")).named("under_way");
        let closing = (&under_way & misses.port("closing")).named("closing");
        let here = (&present & !&under_way).named("here");
        let whole = (&access.write & access.strobe.all()).named("whole");
        let part = (&access.write & !&whole).named("part");
        let wants_entry = &is_miss | (&here & &part) | (&under_way & !&access.write);
        let wants_entry = wants_entry.named("wants_entry");
        let goes_out = (&is_miss | &access.flush) & (&dirty & &way_bit).any();
        let victim = goes_out.named("victim");
        let local = ((&here & &part) | (&is_miss & &whole)).named("wants_local");
        let fetches = (&is_miss & !&whole).named("fetches");
        let array_write = (&here & &whole).named("needs_write");
        let array_read = (&victim | (&here & !&whole)).named("needs_read");
        let uses_read = &array_read | &local | (&refused & !&access.write);
        let uses_read = uses_read.named("uses_read");
        let victim_line = llc.line_of(&tags.port("tag_in_way"), &set);
        m.comment("All lines of a set are of one pseudo-channel: this one's, and the victim's.");
        let channel = set.bit(FRAGMENT_LINE_BITS).named("channel_of_set");
        let (_, victim_at) = crate::address_map::channel(&victim_line);
        let (_, at) = crate::address_map::channel(&line);
        let full = channel.mux(&channels[1].port("full"), channels[0].port("full"));
        let fetch = [0, 1].map(|k| channels[k].stream("fetch"));
        for fetch in &fetch {
            m.unused(&fetch.ready, "the front has seen to room");
        }

        m.section("Whether it can have it");
        let array_busy = misses.port("array_write");
        m.comment("Lines from the bank itself that are reserved, from the lookup to the fill.");
        let reserved = m.reg("local_reserved", count_bits(LOCAL_FILLS)).reset(0);
        let read_stays = (&read.full & !read_goes).named("read_stays");
        let acknowledges = (&access.write & &access.last).named("acknowledges");
        let waits = [
            (&access.flush & under_ways.any(), "wait_flush"),
            (&is_miss & !can.any(), "wait_way"),
            (closing.clone(), "wait_line"),
            (&access.flush & &victim & full, "wait_victim"),
            (&local & reserved.eq(LOCAL_FILLS), "wait_local"),
            ((&array_read | &array_write) & &array_busy, "wait_array"),
            (&uses_read & &read_stays, "wait_read"),
            (&acknowledges & !&acks.ready, "wait_ack"),
        ];
        let waits: Vec<Signal> = waits.iter().map(|(wait, name)| wait.named(name)).collect();
        let blocked = super::any_of(m, &waits).named("blocked");
        let fires = (&access.full & !&blocked).named("fires");
        let stays = &access.full & &blocked;
        registers.drive(CounterId::LineWaitCycles.counter().name, &stays & &closing);

        m.section("What it changes");
        for (k, channel_instance) in channels.iter().enumerate() {
            let mine = channel.eq(k as u32);
            let entry = misses.port("free_entry");
            fetch[k].send(&fires & &fetches & &mine, &[("line", &at), ("entry", &entry)]);
            channel_instance.drive("reserve", &fires & &victim & &mine);
        }
        let takes_local = (&fires & &local).named("takes_local");
        let gives_local = misses.stream("local").fires();
        m.when(&(&takes_local & !&gives_local), || m.set(&reserved, &reserved + 1))
            .elsewhen(&(!&takes_local & &gives_local), || m.set(&reserved, &reserved - 1));
        let joins = &under_way & !&access.write;
        misses.drive("open", &fires & &wants_entry & !&under_way);
        misses.drive("joins", &fires & joins);
        misses.drive("merge", &fires & &under_way & &access.write);
        misses.drive("is_read", !&access.write);
        misses.drive("asker", access.asker());
        misses.drive("strobe", &access.strobe);
        misses.drive("data", &access.data);
        misses.drive("poison", &access.poison);

        let writes_line = (&fires & &array_write).named("writes_line");
        array.drive("write", &array_busy | &writes_line);
        array.drive("read", &fires & &array_read);
        let of_fill = cat(&[&misses.port("array_way"), &misses.port("array_set")]);
        array.drive("address", array_busy.mux(&of_fill, cat(&[&way, &set])));
        array.drive("data", array_busy.mux(&misses.port("line"), &access.data));
        array.drive("poison", array_busy.mux(&misses.port("line_poison"), &access.poison));
        array.drive("flip_word", registers.port("line_word"));
        array.drive("flips", registers.port("line_flips"));
        registers.drive("line_written", &array_busy | &writes_line);

        let tag_written = &fires & &looked_for & (&is_miss | &access.write);
        let tag_written = tag_written.named("tag_written");
        registers.drive("tag_written", &tag_written);
        let pass = &fires & &access.flush;
        let (all, none) = (m.ones(ways), m.zeros(ways));
        let dropped = victim.mux(&way_bit, &all);
        let written = tag_written.mux(&way_bit, pass.mux(&dropped, &none));
        tags.drive("write_ways", clearing.mux(&all, &written));
        tags.drive("write_set", clearing.mux(clear_set, &set));
        let word = cat(&[&tag, &access.write, &m.lit(1, 1)]);
        let no_word = m.zeros(word.width());
        tags.drive("write_word", tag_written.mux(&word, &no_word));
        let flips = registers.port("tag_flips");
        let no_flips = m.zeros(flips.width());
        tags.drive("flips", tag_written.mux(&flips, &no_flips));
        let lately = (&used | &way_bit).named("lately");
        let all_used = (&lately & &mask).eq(&mask);
        let lately = all_used.mux(&((&lately & !&mask) | &way_bit), &lately);
        tags.drive("write_used", clearing | (&fires & &looked_for));
        tags.drive("used_word", clearing.mux(&none, &lately));

        m.when(&(&fires & &uses_read), || {
            m.set(&read.full, 1);
            m.set(&read.respond, !&access.write & (&here | &refused));
            m.set(&read.refused, &refused);
            m.set(&read.write_back, &victim);
            m.set(&read.channel, &channel);
            m.set(&read.channel_line, &victim_at);
            m.set(&read.local, &local);
            m.set(&read.entry, misses.port("free_entry"));
            m.set(&read.array, &array_read);
            let line = victim_line.resize(flit::ADDRESS_BITS);
            m.set(&read.line, victim.mux(&line, &access.line));
            m.set(&read.asker, access.asker());
        })
        .elsewhen(read_goes, || m.set(&read.full, 0));
        acks.send(
            &fires & &acknowledges,
            &[("tag", &access.tag), ("source", &access.source), ("error", &refused)],
        );

        m.section("Errors of the lookup");
        let checked = (&fires & !&scratch).named("checked");
        let lost = (&checked & tags.port("lost")).named("tag_lost");
        registers.drive("tag_error", &lost);
        registers.drive("refused_error", &fires & &refused);
        registers.drive("lookup_line", &access.line);
        registers.drive(CounterId::TagsUncorrectable.counter().name, &lost);
        let corrected = tags.port("corrected");
        let no = m.zeros(corrected.width());
        registers.drive(CounterId::TagsCorrected.counter().name, checked.mux(&corrected, &no));
        Plan { fires, refused, misses: is_miss, under_way, here, victim }
    }
}
