//! The registers of a message engine: decode, storage, and the pushes and pops that a write makes.
//!
//! ```text
//!   access (core or utility port) --> decode --> word read, or fault
//!                                        |
//!        staged requests --push--> NICs, NMC, fetcher, storer, mailbox
//!        heads of the queues <--pop--
//! ```
//! The list, with offset, access and meaning of each, is `mtia_model::spec::me::register`. A push
//! is a pulse, given only where there is room; a push without room sets a bit of `errors`.

use mtia_model::spec::me::{
    Access, COUNTER_OFFSET, COUNTER_STRIDE, COUNTERS, ERROR_BITS, MESSAGE_WORDS, REGISTER_BYTES,
    Register, STATUS_BITS, TAG_BITS, VERSION, register,
};
use mtia_model::spec::nmc::{DTYPE_BITS, OP_BITS};
use mtia_model::spec::wqe::PAIR_BITS;
use mtia_rtl::{Block, Module, Signal, cat, count_bits, index_bits};
use serde::Serialize;

use super::Me;
use super::completions::entry;

/// Bits of a register.
const WORD: u32 = 32;

/// Bits of a byte offset among the registers.
pub(super) fn offset_bits() -> u32 {
    index_bits(REGISTER_BYTES)
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct Registers(pub Me);

/// What is under construction: the access, and the words to read.
struct Map<'a> {
    m: &'a Module,
    /// The register that is accessed, as an index of words.
    index: Signal,
    /// A write that may change something.
    write: Signal,
    data: Signal,
    words: Vec<(u64, Signal)>,
}

impl Map<'_> {
    fn word_index(register: Register) -> u64 {
        u64::from(register.offset / 4)
    }

    /// High in a cycle in which the register is written.
    fn written(&self, register: Register) -> Signal {
        let here = self.index.eq(Map::word_index(register));
        (&self.write & here).named(&format!("{}_written", register.name))
    }

    /// The register reads as this.
    fn reads(&mut self, register: Register, value: &Signal) {
        self.words.push((Map::word_index(register), value.resize(WORD)));
    }

    /// A register of `width` bits that a write sets.
    fn staged(&mut self, register: Register, width: u32) -> Signal {
        let written = self.written(register);
        let reset = register.reset.unwrap_or(0);
        let reset = reset & (u32::MAX >> (WORD - width));
        let value = self.m.reg(&format!("{}_held", register.name), width).reset(u64::from(reset));
        self.m.when(&written, || self.m.set(&value, self.data.slice(0, width)));
        self.reads(register, &value);
        value
    }

    /// A value of `width` bits in a low and a high register.
    fn staged_pair(&mut self, low: Register, high: Register, width: u32) -> Signal {
        let lower = self.staged(low, width.min(WORD));
        if width <= WORD {
            self.words.push((Map::word_index(high), self.m.zeros(WORD)));
            return lower;
        }
        let upper = self.staged(high, width - WORD);
        cat(&[&upper, &lower])
    }
}

impl Block for Registers {
    fn name(&self) -> String {
        "me_registers".into()
    }

    fn about(&self) -> String {
        "Registers of the message engine; offsets and meanings as in docs/blocks/me.md.".into()
    }

    fn build(&self, m: &Module) {
        let engine = m.input("engine", 16);
        m.comment("One access a cycle, by the core or else the utility port.");
        let access = m.input("access", 1);
        let write = m.input("write", 1);
        let offset = m.input("offset", offset_bits());
        let data = m.input("data", WORD);
        m.comment("Whether it covers the whole word, and whether it is the core's.");
        let whole = m.input("whole", 1);
        let by_core = m.input("by_core", 1);
        let word = m.output("word", WORD);
        m.comment("No such register, or one that may not be written so.");
        let fault = m.output("fault", 1);
        m.unused(&offset.slice(0, 2), "registers are words");

        let index = offset.slice(2, offset_bits() - 2);
        let any_of = |keep: &dyn Fn(&Register) -> bool| {
            let found = register::ALL.iter().filter(|r| keep(r));
            let arms: Vec<_> = found.map(|r| (Map::word_index(*r), m.lit(1, 1))).collect();
            arms
        };
        let none = m.zeros(1);
        let known = index.case("known", &any_of(&|_| true), &none);
        let writable = |r: &Register| r.access != Access::Read;
        let can_write = index.case("can_write", &any_of(&writable), &none);
        let reserved = |r: &Register| r.access == Access::Control;
        let utility_only = index.case("utility_only", &any_of(&reserved), &none);
        let counters = COUNTERS.len() as u32 * COUNTER_STRIDE / 4;
        let first = COUNTER_OFFSET / 4;
        let counter = (index.ge(first) & index.lt(first + counters)).named("counter");
        let may = &can_write & !(&utility_only & &by_core);
        let bad = (!(&known | &counter) | !&whole | (&write & !&may)).named("bad");
        m.drive(&fault, &bad);
        let write = (&access & &write & !&bad).named("writes");
        let mut map = Map { m, index, write, data: data.clone(), words: Vec::new() };

        self.identity(&mut map, &engine);
        self.time(&mut map);
        let (message, mailbox) = self.mailbox(&mut map);
        let pushes = [
            mailbox,
            self.nic(&mut map),
            self.nmc(&mut map),
            self.fetch(&mut map),
            self.store(&mut map),
        ];
        let shown = self.completion(&mut map);
        m.section("Counted events");
        for (name, register) in
            [("wqe_done", register::WQE_DONE), ("subgraph_done", register::SUBGRAPH_DONE)]
        {
            let done = m.output(name, 1);
            m.drive(&done, map.written(register));
        }
        self.status(&mut map, &pushes, &shown, &message);
        self.errors(&mut map, &pushes);

        m.section("Reads");
        let counter_word = m.input("counter_word", WORD);
        let chosen = map.index.case("chosen", &map.words, &m.zeros(WORD));
        m.drive(&word, counter.mux(&counter_word, &chosen));
    }
}

/// A push register: which bit of `status` and `errors` it has.
struct Push {
    name: &'static str,
    /// Room for it.
    free: Signal,
    /// Written, and refused for another reason than room.
    refused: Option<Signal>,
    written: Signal,
}

impl Push {
    fn new(map: &Map, name: &'static str, register: Register) -> Push {
        map.m.comment("Room for a push.");
        let free = map.m.input(&format!("{name}_free"), 1);
        Push { name, free, refused: None, written: map.written(register) }
    }

    /// The pulse that pushes.
    fn pulse(&self, m: &Module) {
        let out = m.output(&format!("{}_push", self.name), 1);
        let good = &self.written & &self.free;
        let good = self.refused.iter().fold(good, |good, refused| good & !refused);
        m.drive(&out, good);
    }

    fn fails(&self) -> Signal {
        let full = !&self.free;
        &self.written & self.refused.iter().fold(full, |full, refused| full | refused)
    }
}

impl Registers {
    fn identity(&self, map: &mut Map, engine: &Signal) {
        let m = map.m;
        m.section("Identity and control");
        map.reads(register::ID, &cat(&[&m.lit(16, u128::from(VERSION)), engine]));
        m.comment("Only reset clears it.");
        let run = m.reg("run", 1).reset(0);
        let written = map.written(register::RUN);
        m.when(&(&written & map.data.bit(0)), || m.set(&run, 1));
        map.reads(register::RUN, &run);
        let runs = m.output("runs", 1);
        m.drive(&runs, &run);
        // The limit may be the end of all memory, one beyond the last address.
        let limits = (register::MEMORY_LIMIT_LO, register::MEMORY_LIMIT_HI);
        map.staged_pair(limits.0, limits.1, self.0.address_bits + 1);
    }

    fn time(&self, map: &mut Map) {
        let m = map.m;
        m.section("Timer");
        let time = m.reg("now", 2 * WORD).reset(0);
        m.set(&time, &time + 1);
        map.reads(register::TIME_LO, &time.slice(0, WORD));
        map.reads(register::TIME_HI, &time.slice(WORD, WORD));
        let compare = (register::TIME_COMPARE_LO, register::TIME_COMPARE_HI);
        let compare = map.staged_pair(compare.0, compare.1, 2 * WORD);
        let due = m.reg("due", 1).reset(0);
        m.set(&due, time.ge(&compare));
        let interrupt = m.output("timer_interrupt", 1);
        m.drive(&interrupt, &due);
    }

    fn mailbox(&self, map: &mut Map) -> (Signal, Push) {
        let m = map.m;
        m.section("Mailbox");
        let inputs = [
            register::MAILBOX_IN_0,
            register::MAILBOX_IN_1,
            register::MAILBOX_IN_2,
            register::MAILBOX_IN_3,
        ];
        let there = m.input("mailbox_in_there", 1);
        let none = m.zeros(WORD);
        for (i, register) in inputs.into_iter().enumerate() {
            let word = m.input(&format!("mailbox_in_word_{i}"), WORD);
            map.reads(register, &there.mux(&word, &none));
        }
        let pop = m.output("mailbox_in_pop", 1);
        m.drive(&pop, map.written(register::MAILBOX_IN_POP));
        let outputs = [register::MAILBOX_OUT_0, register::MAILBOX_OUT_1, register::MAILBOX_OUT_2];
        for (i, register) in outputs.into_iter().enumerate() {
            let staged = map.staged(register, WORD);
            let out = m.output(&format!("mailbox_out_word_{i}"), WORD);
            m.drive(&out, &staged);
        }
        let last = m.output(&format!("mailbox_out_word_{}", MESSAGE_WORDS - 1), WORD);
        m.drive(&last, &map.data);
        let push = Push::new(map, "mailbox_out", register::MAILBOX_OUT_PUSH);
        push.pulse(m);
        (there, push)
    }

    fn completion(&self, map: &mut Map) -> Signal {
        let m = map.m;
        m.section("Completions");
        let there = m.input("completion_there", 1);
        let layout = entry();
        let fields: Vec<(String, Signal)> = layout
            .fields()
            .map(|(n, w)| (n.to_owned(), m.input(&format!("completion_{n}"), w)))
            .collect();
        let field = |name: &str| {
            let found = fields.iter().find(|f| f.0 == name);
            // The names are those of the layout.
            found.map_or_else(|| m.zeros(1), |f| f.1.clone())
        };
        let rest = WORD - field("source").width() - 1 - field("status").width() - TAG_BITS;
        let first = cat(&[
            &field("source"),
            &m.zeros(rest),
            &field("has_immediate"),
            &field("status"),
            &field("tag"),
        ]);
        let none = m.zeros(WORD);
        map.reads(register::COMPLETION_0, &there.mux(&first, &none));
        map.reads(register::COMPLETION_1, &there.mux(&field("bytes"), &none));
        map.reads(register::COMPLETION_2, &there.mux(&field("immediate"), &none));
        let level = m.input("completion_level", count_bits(self.0.completion_queue));
        map.reads(register::COMPLETION_LEVEL, &level);
        let pop = m.output("completion_pop", 1);
        m.drive(&pop, map.written(register::COMPLETION_POP));
        there
    }

    fn nic(&self, map: &mut Map) -> Push {
        let m = map.m;
        let bits = self.0.address_bits;
        m.section("Work requests");
        let first = map.staged(register::NIC_REQUEST_0, WORD);
        let local = map.staged_pair(register::NIC_LOCAL_LO, register::NIC_LOCAL_HI, bits);
        let remote = map.staged_pair(register::NIC_REMOTE_LO, register::NIC_REMOTE_HI, bits);
        let length = map.staged(register::NIC_LENGTH, WORD);
        let lkey = map.staged(register::NIC_LKEY, WORD);
        let rkey = map.staged(register::NIC_RKEY, WORD);
        let immediate = map.staged(register::NIC_IMMEDIATE, WORD);
        let queue_pair = first.slice(16, 16);
        let pair = queue_pair.slice(0, PAIR_BITS);
        let nic = queue_pair.slice(PAIR_BITS, 16 - PAIR_BITS);
        let exists = (pair.lt(self.0.queue_pairs) & nic.lt(self.0.nics)).named("nic_exists");
        let layout = self.0.work_request();
        let width = |name: &str| layout.fields().find(|f| f.0 == name).map_or(1, |f| f.1);
        let values = [
            ("nic", nic.resize(width("nic"))),
            ("operation", first.slice(0, width("operation"))),
            ("pair", pair.resize(width("pair"))),
            ("tag", map.data.slice(0, TAG_BITS)),
            ("local", local),
            ("remote", remote),
            ("length", length),
            ("lkey", lkey),
            ("rkey", rkey),
            ("immediate", immediate),
        ];
        for (name, value) in values {
            let out = m.output(&format!("nic_{name}"), width(name));
            m.drive(&out, value);
        }
        let mut push = Push::new(map, "nic", register::NIC_PUSH);
        push.refused = Some(!exists);
        push.pulse(m);
        push
    }

    fn nmc(&self, map: &mut Map) -> Push {
        let m = map.m;
        let (bits, nmc) = (self.0.address_bits, &self.0.nmc);
        m.section("Commands for the NMC");
        let a = map.staged_pair(register::NMC_A_LO, register::NMC_A_HI, bits);
        let b = map.staged_pair(register::NMC_B_LO, register::NMC_B_HI, bits);
        let s = map.staged_pair(register::NMC_S_LO, register::NMC_S_HI, bits);
        let length = map.staged(register::NMC_LENGTH, nmc.length_bits.min(WORD));
        let data = &map.data;
        let values = [
            ("op", data.slice(8, OP_BITS)),
            ("dtype", data.slice(12, DTYPE_BITS)),
            ("fence", data.bit(16)),
            ("a", a),
            ("b", b),
            ("s", s),
            ("length", length.resize(nmc.length_bits)),
            ("tag", data.slice(0, 8).resize(nmc.tag_bits)),
        ];
        for (name, value) in values {
            let out = m.output(&format!("nmc_{name}"), value.width());
            m.drive(&out, value);
        }
        let push = Push::new(map, "nmc", register::NMC_PUSH);
        push.pulse(m);
        push
    }

    fn fetch(&self, map: &mut Map) -> Push {
        let m = map.m;
        m.section("Fetches");
        let address = (register::FETCH_ADDRESS_LO, register::FETCH_ADDRESS_HI);
        let address = map.staged_pair(address.0, address.1, self.0.address_bits);
        let low = index_bits(self.0.lane_bytes);
        let layout = super::Fetcher::push(&self.0);
        let width = |name: &str| layout.fields().find(|f| f.0 == name).map_or(1, |f| f.1);
        let values = [
            ("flit", address.slice(low, width("flit"))),
            ("line", map.data.slice(16, width("line"))),
            ("more", map.data.slice(28, width("more"))),
            ("tag", map.data.slice(0, TAG_BITS)),
        ];
        for (name, value) in values {
            let out = m.output(&format!("fetch_{name}"), value.width());
            m.drive(&out, value);
        }
        let push = Push::new(map, "fetch", register::FETCH_PUSH);
        push.pulse(m);
        push
    }

    fn store(&self, map: &mut Map) -> Push {
        let m = map.m;
        m.section("Stores");
        let address = (register::STORE_ADDRESS_LO, register::STORE_ADDRESS_HI);
        let address = map.staged_pair(address.0, address.1, self.0.address_bits);
        let data = (register::STORE_DATA_LO, register::STORE_DATA_HI);
        let data = map.staged_pair(data.0, data.1, 2 * WORD);
        let values = [
            ("address", address),
            ("data", data),
            ("double", map.data.bit(16)),
            ("tag", map.data.slice(0, TAG_BITS)),
        ];
        for (name, value) in values {
            let out = m.output(&format!("store_{name}"), value.width());
            m.drive(&out, value);
        }
        let push = Push::new(map, "store", register::STORE_PUSH);
        push.pulse(m);
        push
    }

    fn status(&self, map: &mut Map, pushes: &[Push], completion: &Signal, message: &Signal) {
        let m = map.m;
        m.section("Status and interrupt");
        let bits: Vec<Signal> = STATUS_BITS
            .iter()
            .map(|bit| match bit.name {
                "completion" => completion.clone(),
                "mailbox_in" => message.clone(),
                name => {
                    let push = pushes.iter().find(|p| p.name == name);
                    // Every other bit is a push's.
                    push.map_or_else(|| m.zeros(1), |p| p.free.clone())
                }
            })
            .collect();
        let status = cat(&bits.iter().rev().collect::<Vec<_>>()).named("status");
        map.reads(register::STATUS, &status);
        let enable = map.staged(register::INTERRUPT_ENABLE, status.width());
        let raised = m.reg("raised", 1).reset(0);
        m.set(&raised, (&status & &enable).any());
        let interrupt = m.output("external_interrupt", 1);
        m.drive(&interrupt, &raised);
    }

    fn errors(&self, map: &mut Map, pushes: &[Push]) {
        let m = map.m;
        m.section("Errors");
        let errors = m.reg("errors", ERROR_BITS.len() as u32).reset(0);
        let info = m.reg("error_info", WORD).reset(0);
        let fails: Vec<Signal> = ERROR_BITS
            .iter()
            .map(|bit| {
                let push = pushes.iter().find(|p| p.name == bit.name);
                // Every bit is a push's.
                push.map_or_else(|| m.zeros(1), Push::fails)
            })
            .collect();
        let fails = cat(&fails.iter().rev().collect::<Vec<_>>()).named("fails");
        let cleared = map.written(register::ERRORS);
        let zero = m.zeros(errors.width());
        let clear = cleared.mux(&map.data.slice(0, errors.width()), &zero);
        m.set(&errors, (&errors & !clear) | &fails);
        let offset = map.index.resize(TAG_BITS - 2);
        let now = cat(&[&map.data.slice(0, TAG_BITS), &offset, &m.zeros(2)]);
        m.when(&(fails.any() & errors.eq(0)), || m.set(&info, now));
        map.reads(register::ERRORS, &errors);
        map.reads(register::ERROR_INFO, &info);
    }
}
