//! The message engine (ME): a RISC-V core that runs the firmware, and what the firmware runs.
//!
//! ```text
//!                  +------+  fetch   +------+  lines   +---------+<== memory_read
//!                  | core |<========>| SRAM |<---------| fetcher |==>
//!                  +------+  data    +------+          +---------+
//!                      |   <=========>   ^             +--------+==> memory_write
//!                      v                 |             | storer |<==
//!   utility ==> decode: SRAM or +-----------+          +--------+
//!                               | registers |--> mailbox, work requests, NMC commands
//!                               +-----------+<-- mailbox, completion queue, counters
//! ```
//! The core runs the firmware in the context SRAM; through the registers it takes subgraphs from
//! the mailbox, fetches their WQEs, puts work requests to the doorbells of the NICs and commands to
//! its NMC, and finds what has become of them in the one completion queue.
//!
//! Source: registers and sizes are those of the chip description; see docs/blocks/me.md.

mod completions;
mod contexts;
mod counters;
mod doorbells;
mod fetcher;
mod pair;
mod registers;
mod sram;
mod storer;

use mtia_model::spec::Chip;
use mtia_model::spec::me::{
    COMPLETION_STATUS_BITS, MESSAGE_WORDS, OPERATION_BITS, REGISTER_BASE, REGISTER_BYTES,
    SRAM_BASE, TAG_BITS,
};
use mtia_rtl::{Block, Instance, Layout, Module, Signal, Stream, index_bits};
use serde::Serialize;

use crate::cpu::Cpu;
use crate::nmc::Nmc;
use completions::Completions;
use counters::Counters;
use doorbells::Doorbells;
use fetcher::Fetcher;
pub use pair::MePair;
use registers::{Registers, offset_bits};
use sram::Sram;
use storer::Storer;

/// Bits of an address of the core and of the utility port.
const CORE_ADDRESS_BITS: u32 = 32;

/// Sizes of a message engine, in bits, bytes and entries, as the description gives them.
#[derive(Clone, Debug, Serialize)]
pub struct Me {
    /// Bits of a byte address in memory.
    pub address_bits: u32,
    /// Bytes of a flit.
    pub lane_bytes: u32,
    /// Bytes of the context SRAM.
    pub sram_bytes: u32,
    /// Entries of the completion queue.
    pub completion_queue: u32,
    /// Work requests that wait for their doorbell.
    pub work_requests: u32,
    /// Messages that wait in each direction.
    pub mailbox: u32,
    /// NICs that it reaches.
    pub nics: u32,
    /// Queue pairs of each.
    pub queue_pairs: u32,
    /// The engine that takes its commands.
    pub nmc: Nmc,
}

impl Me {
    /// The message engine of a chip.
    pub fn new(chip: &Chip) -> Me {
        Me {
            address_bits: chip.nmc.address_bits.value,
            lane_bytes: chip.noc.lane_bytes.value,
            sram_bytes: chip.me.sram_bytes.value,
            completion_queue: chip.me.completion_queue.value,
            work_requests: chip.me.work_requests.value,
            mailbox: chip.me.mailbox.value,
            nics: chip.nic.count.value,
            queue_pairs: chip.nic.queue_pairs.value,
            nmc: Nmc::new(chip),
        }
    }

    fn sram(&self) -> Sram {
        Sram { bytes: self.sram_bytes, line_bytes: self.lane_bytes }
    }

    /// Bits of a flit's address.
    fn flit_address_bits(&self) -> u32 {
        self.address_bits - index_bits(self.lane_bytes)
    }

    /// A message of the mailbox, either way.
    pub fn message() -> Layout {
        (0..MESSAGE_WORDS).fold(Layout::new(), |l, i| l.field(&format!("word_{i}"), 32))
    }

    /// A work request as a NIC's doorbell takes it.
    pub fn doorbell(&self) -> Layout {
        Layout::new()
            .field("operation", OPERATION_BITS)
            .field("pair", index_bits(self.queue_pairs))
            .field("tag", TAG_BITS)
            .field("local", self.address_bits)
            .field("remote", self.address_bits)
            .field("length", 32)
            .field("lkey", 32)
            .field("rkey", 32)
            .field("immediate", 32)
    }

    /// The same with the NIC that it goes to.
    fn work_request(&self) -> Layout {
        let start = Layout::new().field("nic", index_bits(self.nics));
        self.doorbell().fields().fold(start, |layout, (name, bits)| layout.field(name, bits))
    }

    /// A completion from a NIC: of a receive, or else of a send or write.
    pub fn completion(&self) -> Layout {
        Layout::new()
            .field("receive", 1)
            .field("status", COMPLETION_STATUS_BITS)
            .field("has_immediate", 1)
            .field("tag", TAG_BITS)
            .field("bytes", 32)
            .field("immediate", 32)
    }

    /// A read request: a flit's address (in flits), and who waits for it.
    pub fn read_request(&self) -> Layout {
        Layout::new()
            .field("address", self.flit_address_bits())
            .field("tag", fetcher::read_tag_bits())
    }

    /// The answer to a read request.
    pub fn read_response(&self) -> Layout {
        Layout::new()
            .field("data", 8 * self.lane_bytes)
            .field("error", 1)
            .field("tag", fetcher::read_tag_bits())
    }

    /// A write request: a flit's address (in flits), its bytes, which of them are to be written,
    /// and who waits for the answer.
    pub fn write_request(&self) -> Layout {
        Layout::new()
            .field("address", self.flit_address_bits())
            .field("data", 8 * self.lane_bytes)
            .field("strobe", self.lane_bytes)
            .field("tag", storer::write_tag_bits())
    }

    /// The answer to a write request.
    pub fn write_response(&self) -> Layout {
        Layout::new().field("error", 1).field("tag", storer::write_tag_bits())
    }

    /// An access of the control core: as the core's, by byte address, whole words.
    pub fn utility_request() -> Layout {
        Layout::new().field("address", CORE_ADDRESS_BITS).field("write", 1).field("data", 32)
    }

    /// The word read, or that there is none or that it may not be written.
    pub fn utility_response() -> Layout {
        Layout::new().field("data", 32).field("error", 1)
    }
}

/// An address of the core, in words.
struct Word<'a> {
    address: Signal,
    name: &'a str,
}

impl Word<'_> {
    /// Whether it lies in the `bytes` from `base` on, a power of two at a multiple of it.
    fn within(&self, base: u32, bytes: u32, what: &str) -> Signal {
        let low = index_bits(bytes / 4);
        let high = self.address.slice(low, self.address.width() - low);
        high.eq(base >> (low + 2)).named(&format!("{}_in_{what}", self.name))
    }

    fn in_sram(&self, me: &Me) -> Signal {
        self.within(SRAM_BASE, me.sram_bytes, "sram")
    }

    fn in_registers(&self) -> Signal {
        self.within(REGISTER_BASE, REGISTER_BYTES, "registers")
    }

    /// Index of the word in the context SRAM.
    fn of_sram(&self, me: &Me) -> Signal {
        self.address.slice(0, me.sram().word_bits())
    }

    /// Byte offset among the registers.
    fn offset(&self) -> Signal {
        let word = self.address.slice(0, offset_bits() - 2);
        mtia_rtl::cat(&[&word, &self.address.module().zeros(2)])
    }
}

/// The streams that leave and enter the engine.
struct Ports {
    utility_request: Stream,
    utility_response: Stream,
    mailbox_in: Stream,
    mailbox_out: Stream,
    doorbells: Vec<Stream>,
    completion: Stream,
    nmc_command: Stream,
    nmc_status: Stream,
    read_request: Stream,
    read_response: Stream,
    write_request: Stream,
    write_response: Stream,
}

impl Ports {
    fn new(me: &Me, m: &Module) -> Ports {
        m.comment("Access of the control core to context SRAM and registers, by byte address.");
        let utility_request = m.stream_in("utility_request", Me::utility_request());
        let utility_response = m.stream_out("utility_response", Me::utility_response());
        m.comment("Messages from and to the control core.");
        let mailbox_in = m.stream_in("mailbox_in", Me::message());
        let mailbox_out = m.stream_out("mailbox_out", Me::message());
        m.comment("Work requests, written to the NICs' doorbells.");
        let doorbells =
            (0..me.nics).map(|n| m.stream_out(&format!("doorbell_{n}"), me.doorbell())).collect();
        m.comment("Completions of all NICs.");
        let completion = m.stream_in("completion", me.completion());
        m.comment("Commands to the NMC, and their statuses.");
        let nmc_command = m.stream_out("nmc_command", me.nmc.command());
        let nmc_status = m.stream_in("nmc_status", me.nmc.status());
        m.comment("Memory: flits read and written.");
        let read_request = m.stream_out("memory_read_request", me.read_request());
        let read_response = m.stream_in("memory_read_response", me.read_response());
        let write_request = m.stream_out("memory_write_request", me.write_request());
        let write_response = m.stream_in("memory_write_response", me.write_response());
        Ports {
            utility_request,
            utility_response,
            mailbox_in,
            mailbox_out,
            doorbells,
            completion,
            nmc_command,
            nmc_status,
            read_request,
            read_response,
            write_request,
            write_response,
        }
    }
}

impl Block for Me {
    fn name(&self) -> String {
        "me".into()
    }

    fn about(&self) -> String {
        "Message engine: a RISC-V core with its context SRAM, one completion queue, work requests \
         to the doorbells of all NICs, commands to an NMC, a port to memory, a mailbox, a timer, \
         error registers and counters."
            .into()
    }

    fn build(&self, m: &Module) {
        m.comment("Number of the engine.");
        let engine = m.input("engine", 16);
        let ports = Ports::new(self, m);

        m.section("Core and context SRAM");
        let core = m.instance("core", &Cpu::default());
        core.drive("boot_address", m.lit(32, u128::from(SRAM_BASE)));
        core.drive("hart_id", engine.resize(32));
        core.drive("software_interrupt", m.zeros(1));
        let sram = m.instance("sram", &self.sram());
        let registers = m.instance("registers", &Registers(self.clone()));
        registers.drive("engine", &engine);
        for line in ["timer_interrupt", "external_interrupt"] {
            core.drive(line, registers.port(line));
        }
        self.fetch(m, &core, &sram, &registers);
        let counters = self.accesses(m, &ports, &core, &sram, &registers);

        m.section("Mailbox");
        let message = m.queue("mailbox_in_queue", &ports.mailbox_in, self.mailbox);
        registers.drive("mailbox_in_there", &message.valid);
        for (name, word) in message.fields() {
            registers.drive(&format!("mailbox_in_{name}"), word);
        }
        message.take(registers.port("mailbox_in_pop"));
        push(m, &registers, "mailbox_out", Me::message(), &|s| {
            m.queue("mailbox_out_queue", s, self.mailbox).connect(&ports.mailbox_out);
        });

        m.section("Work requests");
        let doorbells = m.instance("doorbells", &Doorbells(self.clone()));
        push(m, &registers, "nic", self.work_request(), &|s| {
            s.connect(&doorbells.stream("request"))
        });
        for (n, bell) in ports.doorbells.iter().enumerate() {
            doorbells.stream(&format!("doorbell_{n}")).connect(bell);
        }

        m.section("Commands for the NMC");
        push(m, &registers, "nmc", self.nmc.command(), &|s| {
            m.queue("nmc_queue", s, 2).connect(&ports.nmc_command);
        });

        m.section("Memory port");
        let fetcher = m.instance("fetcher", &Fetcher(self.clone()));
        push(m, &registers, "fetch", Fetcher::push(self), &|s| s.connect(&fetcher.stream("push")));
        fetcher.stream("request").connect(&ports.read_request);
        ports.read_response.connect(&fetcher.stream("response"));
        for line in ["line_write", "line_row", "line_data"] {
            sram.drive(line, fetcher.port(line));
        }
        let storer = m.instance("storer", &Storer(self.clone()));
        push(m, &registers, "store", Storer::push(self), &|s| s.connect(&storer.stream("push")));
        storer.stream("request").connect(&ports.write_request);
        ports.write_response.connect(&storer.stream("response"));

        m.section("Completion queue");
        let completions = m.instance("completions", &Completions(self.clone()));
        fetcher.stream("done").connect(&completions.stream("fetch"));
        storer.stream("done").connect(&completions.stream("store"));
        ports.completion.connect(&completions.stream("nic"));
        let nmc = completions.stream("nmc");
        nmc.send(
            &ports.nmc_status.valid,
            &[
                ("tag", &ports.nmc_status.field("tag").resize(TAG_BITS)),
                ("status", &ports.nmc_status.field("code")),
            ],
        );
        ports.nmc_status.take(&nmc.ready);
        let head = completions.stream("head");
        registers.drive("completion_there", &head.valid);
        for (name, value) in head.fields() {
            registers.drive(&format!("completion_{name}"), value);
        }
        registers.drive("completion_level", completions.port("level"));
        head.take(registers.port("completion_pop"));

        m.section("Counted events");
        let sent: Vec<Signal> = ports.doorbells.iter().map(Stream::fires).collect();
        let held: Vec<Signal> = ports.doorbells.iter().map(|d| &d.valid & !&d.ready).collect();
        let any = |signals: &[Signal]| mtia_rtl::cat(&signals.iter().collect::<Vec<_>>()).any();
        counters
            .drive("wqes", registers.port("wqe_done"))
            .drive("subgraphs", registers.port("subgraph_done"))
            .drive("work_requests", any(&sent))
            .drive("nmc_commands", ports.nmc_command.fires())
            .drive("completions", completions.port("entered"))
            .drive("fetch_flits", ports.read_request.fires())
            .drive("store_flits", ports.write_request.fires())
            .drive("messages_in", ports.mailbox_in.fires())
            .drive("messages_out", ports.mailbox_out.fires())
            .drive("instructions", core.port("retire_valid") & !core.port("retire_trap"))
            .drive("sleep_cycles", core.port("sleeping"))
            .drive("completion_wait_cycles", &ports.completion.valid & !&ports.completion.ready)
            .drive("doorbell_wait_cycles", any(&held));
    }
}

/// Gives what the registers push to `sink`, as a stream.
fn push(m: &Module, registers: &Instance, name: &str, layout: Layout, sink: &dyn Fn(&Stream)) {
    let stream = m.stream(&format!("{name}_pushed"), layout.clone());
    let fields: Vec<(&str, Signal)> = layout
        .fields()
        .map(|(field, _)| (field, registers.port(&format!("{name}_{field}"))))
        .collect();
    let fields: Vec<(&str, &Signal)> = fields.iter().map(|(n, s)| (*n, s)).collect();
    stream.send(registers.port(&format!("{name}_push")), &fields);
    registers.drive(&format!("{name}_free"), &stream.ready);
    sink(&stream);
}

impl Me {
    /// The core's fetch port: the context SRAM, once the engine runs.
    fn fetch(&self, m: &Module, core: &Instance, sram: &Instance, registers: &Instance) {
        let request = core.stream("fetch_request");
        let response = core.stream("fetch_response");
        let place = Word { address: request.field("address"), name: "fetch" };
        let in_sram = place.in_sram(self);
        let from = sram.stream("fetch");
        let runs = registers.port("runs");
        from.send(&request.valid & &runs & &in_sram, &[("address", &place.of_sram(self))]);
        let outside = (&runs & !&in_sram).named("fetch_outside");
        request.take((&in_sram & &runs & &from.ready) | &outside);
        let failed = m.reg("fetch_failed", 1).reset(0);
        m.set(&failed, &request.valid & &outside);
        response.send(
            sram.port("fetch_answer") | &failed,
            &[("data", &sram.port("fetch_word")), ("error", &failed)],
        );
    }

    /// Accesses of the core's data port and of the utility port to context SRAM and registers;
    /// returns the counters, which are read as registers.
    fn accesses(
        &self,
        m: &Module,
        ports: &Ports,
        core: &Instance,
        sram: &Instance,
        registers: &Instance,
    ) -> Instance {
        m.section("Accesses of the core");
        let request = core.stream("data_request");
        let place = Word { address: request.field("address"), name: "data" };
        let (in_sram, in_registers) = (place.in_sram(self), place.in_registers());
        let to_sram = sram.stream("data");
        to_sram.send(
            &request.valid & &in_sram,
            &[
                ("address", &place.of_sram(self)),
                ("write", &request.field("write")),
                ("data", &request.field("data")),
                ("strobe", &request.field("strobe")),
            ],
        );
        request.take(!&in_sram | &to_sram.ready);
        let core_register = (&request.valid & &in_registers).named("core_uses_registers");

        m.section("Accesses of the utility port");
        m.comment("Free, or waiting for the context SRAM, or offering the answer.");
        let waiting = m.reg("utility_waiting", 1).reset(0);
        let answered = m.reg("utility_answered", 1).reset(0);
        let word = m.reg("utility_word", 32).no_reset();
        let error = m.reg("utility_error", 1).no_reset();
        m.comment("A write, and what fails, is answered by 0.");
        let wrote = m.reg("utility_wrote", 1).no_reset();
        let utility = &ports.utility_request;
        m.unused(&utility.field("address").slice(0, 2), "accesses are of whole words");
        let address = utility.field("address").slice(2, CORE_ADDRESS_BITS - 2);
        let at = Word { address, name: "utility" };
        let (at_sram, at_registers) = (at.in_sram(self), at.in_registers());
        let idle = (!&waiting & !&answered).named("utility_idle");
        let utility_sram = sram.stream("utility");
        utility_sram.send(
            &utility.valid & &idle & &at_sram,
            &[
                ("address", &at.of_sram(self)),
                ("write", &utility.field("write")),
                ("data", &utility.field("data")),
                ("strobe", &m.ones(4)),
            ],
        );
        let taken = at_sram.mux(&utility_sram.ready, !&core_register);
        utility.take(&idle & taken);
        let fires = utility.fires().named("utility_fires");
        let direct = (&fires & !&at_sram).named("utility_direct");

        m.section("Registers");
        let chosen = |core: &Signal, utility: &Signal| core_register.mux(core, utility);
        let yes = m.ones(1);
        registers
            .drive("access", &core_register | (&direct & &at_registers))
            .drive("write", chosen(&request.field("write"), &utility.field("write")))
            .drive("offset", chosen(&place.offset(), &at.offset()))
            .drive("data", chosen(&request.field("data"), &utility.field("data")))
            .drive("whole", chosen(&request.field("strobe").all(), &yes))
            .drive("by_core", &core_register);
        let counters = m.instance("counters", &Counters);
        counters.drive("offset", chosen(&place.offset(), &at.offset()));
        registers.drive("counter_word", counters.port("word"));
        let read = registers.port("word");
        let fault = registers.port("fault");

        m.section("Answers");
        let held = m.reg("core_answered", 1).reset(0);
        let held_word = m.reg("core_word", 32).no_reset();
        let held_error = m.reg("core_error", 1).no_reset();
        let outside = (&request.valid & !&in_sram).named("core_outside_sram");
        m.set(&held, &outside);
        m.when(&outside, || {
            m.set(&held_word, &read);
            m.set(&held_error, !&in_registers | &fault);
        });
        let response = core.stream("data_response");
        response.send(
            sram.port("data_answer") | &held,
            &[
                ("data", &held.mux(&held_word, sram.port("data_word"))),
                ("error", &(&held & &held_error)),
            ],
        );
        let none = m.zeros(32);
        m.when(&fires, || m.set(&wrote, utility.field("write")));
        let failed = (!&at_registers | &fault).named("utility_failed");
        m.when(&direct, || {
            m.set(&answered, 1);
            m.set(&word, (utility.field("write") | &failed).mux(&none, &read));
            m.set(&error, &failed);
        })
        .elsewhen(&fires, || m.set(&waiting, 1))
        .elsewhen(&sram.port("utility_answer"), || {
            m.set(&waiting, 0);
            m.set(&answered, 1);
            m.set(&word, wrote.mux(&none, sram.port("utility_word")));
            m.set(&error, 0);
        })
        .elsewhen(&ports.utility_response.ready, || m.set(&answered, 0));
        ports.utility_response.send(&answered, &[("data", &word), ("error", &error)]);
        counters
    }
}
