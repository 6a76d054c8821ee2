//! The parameters there are, and which combinations of them make a chip.
//!
//! Each parameter is declared once, in the list below, with its type and unit; reading, listing
//! and the known keys follow from that. Adding one is a line here and a line in each preset.
//! [`load`](super::load) fills a [`Chip`] from TOML and says where an error stands.

use std::fmt;

use serde::Serialize;

use super::load::{Reader, SpecError};
use super::param::unit::{
    Bits, Bytes, CacheBanks, Clocks, Columns, Commands, Completions, Cycles, Elements, Engines,
    Flits, Fragments, GigabitsPerSecond, GigabytesPerSecond, Gigahertz, Lanes, Lines,
    LinesPerCycle, MemoryLines, MessageEngines, Messages, Misses, Nanoseconds, Nics, Parts,
    PseudoChannels, QueuePairs, Reads, RefreshMode, Refreshes, Rows, Stacks, Ways, WorkRequests,
};
use super::param::{Number, Param, Source, Unit, Value};
use super::{address, fi, flit, floor, hbm, llc, wqe};

/// Declares the groups, the structure that holds them, and what follows from the declaration.
macro_rules! chip {
    ($(
        $(#[$group_doc:meta])*
        $group:ident: $Group:ident {
            $($(#[$doc:meta])* $field:ident: $ty:ty, $unit:ty;)*
        }
    )*) => {
        $(
            $(#[$group_doc])*
            #[derive(Clone, Debug, PartialEq)]
            pub struct $Group {
                $($(#[$doc])* pub $field: Param<$ty, $unit>,)*
            }
        )*

        /// The description of one chip.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Chip {
            /// The name of the description, for reports and generated files.
            pub name: String,
            $($(#[$group_doc])* pub $group: $Group,)*
        }

        impl Chip {
            /// Every parameter a description must hold, in the order of the presets.
            pub const KEYS: &'static [Key] = &[$($(Key {
                path: concat!(stringify!($group), ".", stringify!($field)),
                unit: <$unit as Unit>::NAME,
                takes: <$ty as Number>::TAKES,
            },)*)*];

            /// The names of the groups, in the order of the presets.
            pub const GROUPS: &'static [&'static str] = &[$(stringify!($group),)*];

            pub(super) fn read(from: &Reader) -> Result<Chip, SpecError> {
                Ok(Chip {
                    name: from.name()?,
                    $($group: $Group {
                        $($field: from.param(
                            concat!(stringify!($group), ".", stringify!($field)),
                        )?,)*
                    },)*
                })
            }

            /// Every parameter with value, unit, source and note, in the order of the presets.
            pub fn entries(&self) -> Vec<Entry> {
                vec![$($(Entry {
                    key: concat!(stringify!($group), ".", stringify!($field)).to_owned(),
                    value: self.$group.$field.value.into(),
                    unit: self.$group.$field.unit(),
                    source: self.$group.$field.source.clone(),
                    note: self.$group.$field.note.clone(),
                },)*)*]
            }
        }
    };
}

chip! {
    /// The one clock of the compute chiplet.
    clock: Clock {
        /// Frequency.
        frequency: f64, Gigahertz;
    }

    /// The network on chip.
    noc: Noc {
        /// Bytes that one lane moves a cycle: one flit.
        lane_bytes: u32, Bytes;
        /// Columns of cluster routers.
        columns: u32, Columns;
        /// Full rows of cluster routers; the routers of redundant PEs come on top.
        rows: u32, Rows;
        /// Lanes of the data channel between two routers, each way; as many LLC banks at an outer
        /// router.
        data_lanes: u32, Lanes;
        /// Lanes of the control channel.
        control_lanes: u32, Lanes;
        /// Bytes that one lane of the control channel moves a cycle: one flit.
        control_bytes: u32, Bytes;
        /// The most that one control flit asks for; a fragment never leaves one LLC bank.
        fragment_bytes: u32, Bytes;
        /// Flits that wait at each input of a router, of each class and lane.
        buffer_flits: u32, Flits;
        /// Data lanes of a PE's link to its router, each way.
        pe_lanes: u32, Lanes;
        /// Data lanes of a pair of message engines' link.
        me_lanes: u32, Lanes;
        /// Data lanes of the link of one router to its network chiplet.
        edge_lanes: u32, Lanes;
        /// Data lanes of the link of the host interface and the control core.
        host_lanes: u32, Lanes;
    }

    /// The grid of processing elements (PEs).
    pe: Pe {
        /// Columns of PEs.
        columns: u32, Columns;
        /// Rows of PEs in use.
        rows: u32, Rows;
        /// Rows built beyond these: each column tolerates as many faulty PEs.
        redundant_rows: u32, Rows;
        /// Local store of one.
        local_store_bytes: u32, Bytes;
        /// From a request for a window of the local store to the window.
        local_store_latency: u32, Cycles;
    }

    /// The fabric interface (FI) of a client of the network: DMA between its local store and the
    /// memory system.
    fi: Fi {
        /// Width of a command's length, which counts bytes.
        length_bits: u32, Bits;
        /// Width of the tag that a status returns to its command's sender.
        tag_bits: u32, Bits;
        /// Commands that wait at the reader, and as many at the writer.
        commands: u32, Commands;
        /// Commands between their start and their status.
        in_flight: u32, Commands;
        /// Reads under way.
        read_slots: u32, Fragments;
        /// Writes under way.
        write_slots: u32, Fragments;
        /// Lines that the writer has asked the local store for and not sent yet.
        store_reads: u32, Lines;
        /// What read requests may ask for in the long run.
        read_rate: f64, LinesPerCycle;
        /// What writes may send in the long run.
        write_rate: f64, LinesPerCycle;
        /// What either may ask for or send at once beyond its rate.
        bucket_lines: u32, Lines;
    }

    /// The message engines (MEs).
    me: Me {
        /// Message engines on the chip; each has one NMC engine.
        count: u32, MessageEngines;
        /// Context SRAM of one: firmware and data.
        sram_bytes: u32, Bytes;
        /// Entries of the completion queue, one for all sources.
        completion_queue: u32, Completions;
        /// Work requests that wait for their doorbell.
        work_requests: u32, WorkRequests;
        /// Messages that wait in each direction of the mailbox.
        mailbox: u32, Messages;
    }

    /// The network interfaces.
    nic: Nic {
        /// Interfaces on the package.
        count: u32, Nics;
        /// What one interface moves each second.
        rate: f64, GigabytesPerSecond;
        /// Queue pairs of one interface.
        queue_pairs: u32, QueuePairs;
    }

    /// One near-memory compute engine (NMC).
    nmc: Nmc {
        /// Bytes of each stream (A, B and S) that the engine takes or makes a cycle: one line.
        line_bytes: u32, Bytes;
        /// Width of an address.
        address_bits: u32, Bits;
        /// Width of a command's length, which counts bytes.
        length_bits: u32, Bits;
        /// Width of the tag that a status returns to its command's sender.
        tag_bits: u32, Bits;
        /// Commands that wait at the engine's entrance.
        command_queue: u32, Commands;
        /// Outstanding reads of one lane's width of one half stream (each of A and B comes as
        /// two, one a lane). It bounds the reads in flight, so it has to cover the latency of
        /// memory.
        read_slots: u32, Flits;
        /// Outstanding writes of one lane's width of one engine.
        write_credits: u32, Flits;
        /// Commands whose writes may await acknowledgement.
        commands_in_flight: u32, Commands;
    }

    /// The engines that share one port to the network on chip.
    nmc_pair: NmcPair {
        /// Engines at the port.
        engines: u32, Engines;
        /// Lanes over which read data come in.
        read_lanes: u32, Lanes;
        /// Lanes over which writes go out.
        write_lanes: u32, Lanes;
    }

    /// The SIMD unit of a PE.
    sfu: Sfu {
        /// Elements it works on a cycle.
        elements: u32, Elements;
    }

    /// Kernels on the PE grid.
    kernel: Kernel {
        /// From the host's launch of a kernel to the control core, and from there back to the
        /// host's notice of the end, together.
        launch: f64, Nanoseconds;
        /// Time of the control core to give one PE its part; all start when all have theirs.
        dispatch: f64, Nanoseconds;
        /// From one PE's message that it has ended, at the core that takes them, to the next one.
        completion: f64, Nanoseconds;
        /// Time of a PE's core for one command to its fabric interface.
        command: f64, Nanoseconds;
    }

    /// HBM and the controller of each of its pseudo-channels.
    hbm: Hbm {
        /// Stacks of the package.
        stacks: u32, Stacks;
        /// Pseudo-channels of a stack; each has a controller.
        pseudo_channels: u32, PseudoChannels;
        /// Data rate of a pin; commands run at a quarter of it.
        data_rate: f64, GigabitsPerSecond;
        /// Bank groups of a stack id.
        bank_groups: u32, Parts;
        /// Banks of a bank group.
        banks: u32, Parts;
        /// Stack ids: groups of dies, each with all bank groups.
        stack_ids: u32, Parts;
        /// Rows of a bank.
        rows: u32, Rows;
        /// Bytes of an open row of one bank.
        page_bytes: u32, Bytes;
        /// CL: from a read to its data.
        cl: f64, Nanoseconds;
        /// WL: from a write to its data.
        wl: f64, Nanoseconds;
        /// RCD of reads: from an activate to a read of the bank.
        rcd_read: f64, Nanoseconds;
        /// RCD of writes: from an activate to a write of the bank.
        rcd_write: f64, Nanoseconds;
        /// RP: from a precharge to the bank's next activate or refresh.
        rp: f64, Nanoseconds;
        /// RAS: from an activate to the bank's precharge.
        ras: f64, Nanoseconds;
        /// RC: from an activate to the bank's next one.
        rc: f64, Nanoseconds;
        /// RTP: from a read to the bank's precharge.
        rtp: f64, Nanoseconds;
        /// WR: from the end of a write's data to the bank's precharge.
        wr: f64, Nanoseconds;
        /// CCDS: between two reads or two writes, other bank group of the same stack id.
        ccds: u32, Clocks;
        /// CCDL: the same within a bank group.
        ccdl: f64, Nanoseconds;
        /// CCDR: the same between stack ids.
        ccdr: f64, Nanoseconds;
        /// RRDS: between two activates.
        rrds: f64, Nanoseconds;
        /// RRDL: the same within a bank group.
        rrdl: f64, Nanoseconds;
        /// FAW: holds four activates at most.
        faw: f64, Nanoseconds;
        /// WTRS: from the end of a write's data to a read.
        wtrs: f64, Nanoseconds;
        /// WTRL: the same within a bank group.
        wtrl: f64, Nanoseconds;
        /// RTW: from a read to a write.
        rtw: f64, Nanoseconds;
        /// RFC: how long a refresh of all banks takes.
        rfc: f64, Nanoseconds;
        /// RFCpb: how long a refresh of one bank takes.
        rfc_bank: f64, Nanoseconds;
        /// RREFD: between a refresh of a bank and an activate or refresh of another, either way.
        rrefd: f64, Nanoseconds;
        /// REFI: in which every bank is to be refreshed once.
        refi: f64, Nanoseconds;
        /// What is refreshed at a time.
        refresh: u32, RefreshMode;
        /// Refreshes of banks that may be owed before one no longer waits for an idle bank.
        refresh_postpone: u32, Refreshes;
        /// Bits of a read's tag.
        tag_bits: u32, Bits;
        /// Reads that wait to be issued.
        read_queue: u32, MemoryLines;
        /// Writes that wait to be issued.
        write_queue: u32, MemoryLines;
        /// Waiting writes at which they go before reads.
        write_high: u32, MemoryLines;
        /// Waiting writes at which reads go again.
        write_low: u32, MemoryLines;
        /// Writes that go in a row when they began for want of reads.
        write_batch: u32, MemoryLines;
        /// Lines that may overtake the oldest of their queue.
        age_cap: u32, MemoryLines;
        /// Lines on their way from HBM or waiting to be taken.
        read_buffer: u32, MemoryLines;
        /// Requests that the queue from a bank's clock to HBM's holds, and answers that the one back
        /// holds.
        crossing: u32, MemoryLines;
    }

    /// The last-level cache (LLC): a cache on the memory's side, parts of which may be scratch (LLS).
    llc: Llc {
        /// Banks of the chip; each owns two pseudo-channels of HBM.
        banks: u32, CacheBanks;
        /// Bytes of a bank.
        bank_bytes: u32, Bytes;
        /// Consecutive bytes of one bank before the next one's turn.
        interleave_bytes: u32, Bytes;
        /// Lines that share a set.
        ways: u32, Ways;
        /// Accesses of a bank that may wait for their line, merged ones included.
        misses: u32, Misses;
        /// Ways that lines used once may take: those of streaming kernels.
        stream_ways: u32, Ways;
        /// Read requests of one pseudo-channel that wait at a bank.
        request_queue: u32, Reads;
        /// Writes that wait at a bank.
        write_queue: u32, MemoryLines;
        /// Fetches that wait for one pseudo-channel.
        fetch_queue: u32, Reads;
        /// Lines that wait to be written back to one pseudo-channel.
        write_backs: u32, MemoryLines;
        /// First address of the scratch window, as a power of two.
        scratch_base: u32, Bits;
    }

    /// What stands behind the engines' ports until the memory system is modelled.
    memory: Memory {
        /// From a read request to its data.
        read_latency: f64, Nanoseconds;
        /// From a write to its acknowledgement.
        write_latency: f64, Nanoseconds;
    }
}

/// A parameter that a description must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// Where it stands: `group.parameter`.
    pub path: &'static str,
    /// The unit it is given in.
    pub unit: &'static str,
    /// What values its type takes, in words.
    pub takes: &'static str,
}

/// One parameter (or derived value) of a resolved description.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entry {
    /// Where it stands: `group.parameter`.
    pub key: String,
    /// The value; [`fmt::Display`] gives it as text.
    pub value: Value,
    /// The unit's name.
    pub unit: &'static str,
    /// Where the value comes from.
    pub source: Source,
    /// Why it is what it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A combination of values that makes no chip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The offending parameter.
    pub key: &'static str,
    /// What is wrong.
    pub what: String,
    /// How to mend it.
    pub mend: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {}", self.what, self.mend)
    }
}

impl std::error::Error for Violation {}

impl Chip {
    /// A time in cycles of the chip's clock, rounded to the nearest cycle.
    pub fn cycles(&self, nanoseconds: f64) -> u64 {
        // The cast saturates, and a checked description holds neither NaN nor a negative time.
        (nanoseconds * self.clock.frequency.value).round() as u64
    }

    /// Cycles from a read request to its data (`memory.read_latency`).
    pub fn read_latency_cycles(&self) -> u64 {
        self.cycles(self.memory.read_latency.value)
    }

    /// Cycles from a write to its acknowledgement (`memory.write_latency`).
    pub fn write_latency_cycles(&self) -> u64 {
        self.cycles(self.memory.write_latency.value)
    }

    /// Values that follow from the parameters by arithmetic, each with the source tag D.
    pub fn derived(&self) -> Vec<Entry> {
        let engines = self.nmc_pair.engines.value;
        let lane = f64::from(self.noc.lane_bytes.value);
        let line = f64::from(self.nmc.line_bytes.value);
        // With every engine of a pair busy the port's lanes are shared out: two inputs come in
        // over the read lanes and one result leaves over the write lanes.
        let per_engine = |lanes: u32, streams: u32| {
            f64::from(lanes) * lane / f64::from(streams) / f64::from(engines)
        };
        let share = line
            .min(per_engine(self.nmc_pair.read_lanes.value, 2))
            .min(per_engine(self.nmc_pair.write_lanes.value, 1));
        let entry = |key: &str, value: f64, unit, note: &str| Entry {
            key: key.to_owned(),
            value: Value::Float(value),
            unit,
            source: Source::D,
            note: Some(note.to_owned()),
        };
        vec![
            entry(
                "nic.total_rate",
                f64::from(self.nic.count.value) * self.nic.rate.value,
                GigabytesPerSecond::NAME,
                "nic.count x nic.rate",
            ),
            entry(
                "nmc.line_rate",
                line * self.clock.frequency.value,
                GigabytesPerSecond::NAME,
                "nmc.line_bytes x clock.frequency: one engine alone, each stream",
            ),
            entry(
                "nmc.shared_line_bytes",
                share,
                "B",
                "of each stream and cycle with every engine of a pair busy, by its port's lanes",
            ),
            entry(
                "nmc.total_rate",
                share * f64::from(self.me.count.value) * self.clock.frequency.value,
                GigabytesPerSecond::NAME,
                "nmc.shared_line_bytes x me.count x clock.frequency: all engines, each stream",
            ),
            entry(
                "hbm.capacity",
                f64::from(self.hbm.stacks.value * self.hbm.pseudo_channels.value)
                    * hbm::AddressMap::new(&self.hbm).lines() as f64
                    * f64::from(hbm::LINE_BYTES),
                "B",
                "stacks x pseudo_channels x banks of all groups and stack ids x rows x page_bytes",
            ),
            entry(
                "hbm.peak",
                f64::from(self.hbm.stacks.value * self.hbm.pseudo_channels.value)
                    * f64::from(hbm::PINS)
                    * self.hbm.data_rate.value
                    / 8.0,
                GigabytesPerSecond::NAME,
                "stacks x pseudo_channels x 32 pins x data_rate",
            ),
        ]
    }

    /// Whether these values make a chip. The loader calls it; call it again after changing a
    /// value in code.
    ///
    /// # Errors
    /// The first impossible value or combination, in the order of the presets.
    pub fn check(&self) -> Result<(), Violation> {
        let noc = &self.noc;
        let nmc = &self.nmc;
        let pair = &self.nmc_pair;

        // The name ends up in generated files.
        let plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
        if !(1..=64).contains(&self.name.len()) || !self.name.chars().all(plain) {
            return violation(
                "name",
                format!("{:?} is no plain name", self.name),
                "use 1 to 64 letters, digits, dots, dashes and underscores".to_owned(),
            );
        }
        real("clock.frequency", self.clock.frequency.value, 0.001, 100.0)?;

        count("noc.lane_bytes", noc.lane_bytes.value, 8, 64)?;
        power_of_two("noc.lane_bytes", noc.lane_bytes.value)?;
        self.check_noc()?;

        self.check_fi()?;

        count("me.count", self.me.count.value, 1, 1024)?;
        count("me.sram_bytes", self.me.sram_bytes.value, 4096, 256 << 10)?;
        power_of_two("me.sram_bytes", self.me.sram_bytes.value)?;
        count("me.completion_queue", self.me.completion_queue.value, 4, 65536)?;
        count("me.work_requests", self.me.work_requests.value, 2, 1024)?;
        count("me.mailbox", self.me.mailbox.value, 1, 256)?;
        // A queue pair's number is 16 bits, of which the pair within its NIC takes PAIR_BITS.
        count("nic.count", self.nic.count.value, 1, 1 << (16 - wqe::PAIR_BITS))?;
        count("nic.queue_pairs", self.nic.queue_pairs.value, 1, 1 << wqe::PAIR_BITS)?;
        real("nic.rate", self.nic.rate.value, 0.001, 100_000.0)?;

        // The two lanes of a stream carry the two halves of its line.
        let line = 2 * noc.lane_bytes.value;
        if nmc.line_bytes.value != line {
            return violation(
                "nmc.line_bytes",
                format!("{} is not twice noc.lane_bytes", nmc.line_bytes.value),
                format!("set it to {line}"),
            );
        }
        // An address has to be wider than the 12 bits that number the bytes of a 4 KB block.
        count("nmc.address_bits", nmc.address_bits.value, 16, 56)?;
        count("nmc.length_bits", nmc.length_bits.value, 8, 32)?;
        if nmc.length_bits.value > nmc.address_bits.value {
            return violation(
                "nmc.length_bits",
                format!(
                    "{} is more than nmc.address_bits, {}",
                    nmc.length_bits.value, nmc.address_bits.value
                ),
                "set it to at most the width of an address".to_owned(),
            );
        }
        count("nmc.tag_bits", nmc.tag_bits.value, 1, 16)?;
        count("nmc.command_queue", nmc.command_queue.value, 1, 256)?;
        // Slots and commands in flight are indexed by a tag of so many bits.
        count("nmc.read_slots", nmc.read_slots.value, 4, 4096)?;
        power_of_two("nmc.read_slots", nmc.read_slots.value)?;
        count("nmc.write_credits", nmc.write_credits.value, 4, 4096)?;
        count("nmc.commands_in_flight", nmc.commands_in_flight.value, 2, 16)?;
        power_of_two("nmc.commands_in_flight", nmc.commands_in_flight.value)?;

        count("nmc_pair.engines", pair.engines.value, 1, 2)?;
        if !self.me.count.value.is_multiple_of(pair.engines.value) {
            return violation(
                "me.count",
                format!(
                    "{} is not a multiple of nmc_pair.engines, {}",
                    self.me.count.value, pair.engines.value
                ),
                format!("use a multiple of {}", pair.engines.value),
            );
        }
        // An engine's two inputs and its result are two lanes each; more would stay idle.
        count("nmc_pair.read_lanes", pair.read_lanes.value, 1, 4 * pair.engines.value)?;
        count("nmc_pair.write_lanes", pair.write_lanes.value, 1, 2 * pair.engines.value)?;

        count("sfu.elements", self.sfu.elements.value, 1, 4096)?;
        real("kernel.launch", self.kernel.launch.value, 0.0, 1e9)?;
        real("kernel.dispatch", self.kernel.dispatch.value, 0.0, 1e6)?;
        real("kernel.completion", self.kernel.completion.value, 0.0, 1e6)?;
        real("kernel.command", self.kernel.command.value, 0.0, 1e6)?;
        self.hbm.check()?;
        self.check_llc()?;

        real("memory.read_latency", self.memory.read_latency.value, 0.001, 1e6)?;
        self.at_least_a_cycle("memory.read_latency", self.memory.read_latency.value)?;
        real("memory.write_latency", self.memory.write_latency.value, 0.001, 1e6)?;
        self.at_least_a_cycle("memory.write_latency", self.memory.write_latency.value)
    }

    /// The mesh, its channels and what hangs on it.
    fn check_noc(&self) -> Result<(), Violation> {
        let (noc, pe) = (&self.noc, &self.pe);
        // A source's column, row and slot have so many bits in a flit.
        count("noc.columns", noc.columns.value, 2, 1 << flit::COLUMN_BITS)?;
        count(
            "noc.rows",
            noc.rows.value,
            1,
            (1 << flit::ROW_BITS) - pe.redundant_rows.value.min(1),
        )?;
        count("noc.data_lanes", noc.data_lanes.value, 1, 16)?;
        count("noc.control_lanes", noc.control_lanes.value, 1, noc.data_lanes.value)?;
        if !noc.data_lanes.value.is_multiple_of(noc.control_lanes.value) {
            return violation(
                "noc.data_lanes",
                format!(
                    "{} is not a multiple of noc.control_lanes, {}",
                    noc.data_lanes.value, noc.control_lanes.value
                ),
                format!("use a multiple of {}", noc.control_lanes.value),
            );
        }
        let banks = noc.data_lanes.value / noc.control_lanes.value;
        if banks > 1 << flit::BANK_BITS {
            return violation(
                "noc.control_lanes",
                format!("{} leaves {banks} banks to a quad", noc.control_lanes.value),
                format!("use at least {}", noc.data_lanes.value.div_ceil(1 << flit::BANK_BITS)),
            );
        }
        count(
            "noc.control_bytes",
            noc.control_bytes.value,
            flit::CONTROL_BYTES,
            flit::CONTROL_BYTES,
        )?;
        let line = noc.lane_bytes.value;
        count("noc.fragment_bytes", noc.fragment_bytes.value, line, line << flit::LINE_BITS)?;
        power_of_two("noc.fragment_bytes", noc.fragment_bytes.value)?;
        count("noc.buffer_flits", noc.buffer_flits.value, 1, 16)?;
        power_of_two("noc.buffer_flits", noc.buffer_flits.value)?;
        for (key, lanes) in [
            ("noc.pe_lanes", noc.pe_lanes.value),
            ("noc.me_lanes", noc.me_lanes.value),
            ("noc.edge_lanes", noc.edge_lanes.value),
            ("noc.host_lanes", noc.host_lanes.value),
        ] {
            count(key, lanes, 1, noc.data_lanes.value)?;
        }

        let columns = 2 * (noc.columns.value - 1);
        if pe.columns.value != columns {
            return violation(
                "pe.columns",
                format!("{} is not twice noc.columns less 1", pe.columns.value),
                format!("set it to {columns}"),
            );
        }
        count("pe.rows", pe.rows.value, noc.rows.value, floor::PE_ROWS * noc.rows.value)?;
        if !pe.rows.value.is_multiple_of(noc.rows.value) {
            return violation(
                "pe.rows",
                format!("{} is not a multiple of noc.rows, {}", pe.rows.value, noc.rows.value),
                format!("use a multiple of {}", noc.rows.value),
            );
        }
        if pe.rows.value > 1 << flit::GROUP_ROW_BITS {
            return violation(
                "pe.rows",
                format!("{} does not fit the row's number in a flit", pe.rows.value),
                format!("use at most {}", 1 << flit::GROUP_ROW_BITS),
            );
        }
        count("pe.redundant_rows", pe.redundant_rows.value, 0, 1)?;
        count("pe.local_store_bytes", pe.local_store_bytes.value, 4096, 1 << 24)?;
        power_of_two("pe.local_store_bytes", pe.local_store_bytes.value)?;
        count("pe.local_store_latency", pe.local_store_latency.value, 1, 64)?;
        // Every pair of message engines has a slot of its own at an outer router.
        let most = 2 * noc.rows.value * self.nmc_pair.engines.value.clamp(1, 2);
        if self.me.count.value > most {
            return violation(
                "me.count",
                format!(
                    "{} do not fit the outer routers of {} rows",
                    self.me.count.value, noc.rows.value
                ),
                format!("use at most {most}"),
            );
        }
        Ok(())
    }

    /// The banks of the cache, and the address map over them.
    fn check_llc(&self) -> Result<(), Violation> {
        let (llc, noc) = (&self.llc, &self.noc);
        let banks = 2 * noc.rows.value * noc.data_lanes.value;
        if llc.banks.value != banks {
            return violation(
                "llc.banks",
                format!("{} is not 2 x noc.rows x noc.data_lanes", llc.banks.value),
                format!("set it to {banks}"),
            );
        }
        // Words of 64 bits with their check bits, and a strobe of 64 bits.
        if noc.lane_bytes.value != llc::LINE_BYTES {
            return violation(
                "noc.lane_bytes",
                format!("{} is not the LLC's line", noc.lane_bytes.value),
                format!("set it to {}", llc::LINE_BYTES),
            );
        }
        let fragment = address::FRAGMENT_LINES * llc::LINE_BYTES;
        if noc.fragment_bytes.value != fragment {
            return violation(
                "noc.fragment_bytes",
                format!("{} is not the address map's fragment", noc.fragment_bytes.value),
                format!("set it to {fragment}"),
            );
        }
        count("llc.ways", llc.ways.value, 2, 32)?;
        power_of_two("llc.ways", llc.ways.value)?;
        // Both pseudo-channels of a bank have a fragment of a granule at least.
        let least = 2 * address::FRAGMENT_LINES * llc::LINE_BYTES;
        count("llc.interleave_bytes", llc.interleave_bytes.value, least, 1 << 16)?;
        power_of_two("llc.interleave_bytes", llc.interleave_bytes.value)?;
        // A bank has at least a granule's lines, and in each way a fragment of each
        // pseudo-channel.
        let least = llc.ways.value * llc::LINE_BYTES * address::FRAGMENT_LINES * address::CHANNELS;
        let least = least.max(llc.interleave_bytes.value);
        count("llc.bank_bytes", llc.bank_bytes.value, least, 1 << 24)?;
        power_of_two("llc.bank_bytes", llc.bank_bytes.value)?;
        count("llc.misses", llc.misses.value, 2, llc::MAX_MISSES)?;
        power_of_two("llc.misses", llc.misses.value)?;
        count("llc.stream_ways", llc.stream_ways.value, 1, llc.ways.value)?;
        count("llc.request_queue", llc.request_queue.value, 1, 256)?;
        count("llc.write_queue", llc.write_queue.value, 1, 256)?;
        count("llc.fetch_queue", llc.fetch_queue.value, 1, 64)?;
        count("llc.write_backs", llc.write_backs.value, 1, 32)?;
        count("llc.scratch_base", llc.scratch_base.value, 16, 62)?;
        let channels = self.hbm.stacks.value * self.hbm.pseudo_channels.value;
        if channels != address::CHANNELS * banks {
            return violation(
                "hbm.pseudo_channels",
                format!("{channels} in all are not two for each of llc.banks, {banks}"),
                format!("have {} over the stacks", address::CHANNELS * banks),
            );
        }
        if 1 << self.hbm.tag_bits.value < llc.misses.value {
            return violation(
                "hbm.tag_bits",
                format!("{} do not name llc.misses, {}", self.hbm.tag_bits.value, llc.misses.value),
                format!("use at least {}", llc.misses.value.ilog2()),
            );
        }
        let map = address::AddressMap::new(self);
        map.check()?;
        let sets = llc.bank_bytes.value / llc::LINE_BYTES / llc.ways.value;
        if map.memory_lines <= sets {
            return violation(
                "llc.bank_bytes",
                format!("{} holds all of the memory behind it", llc.bank_bytes.value),
                "use less".to_owned(),
            );
        }
        Ok(())
    }

    /// The fabric interface.
    fn check_fi(&self) -> Result<(), Violation> {
        let fi = &self.fi;
        count("fi.length_bits", fi.length_bits.value, 12, 24)?;
        count("fi.tag_bits", fi.tag_bits.value, 1, 16)?;
        count("fi.commands", fi.commands.value, 1, 64)?;
        count("fi.in_flight", fi.in_flight.value, 1, 16)?;
        // A slot is a tag without the broadcast's bit.
        let most = u32::from(fi::BROADCAST_TAG);
        count("fi.read_slots", fi.read_slots.value, 2, most)?;
        power_of_two("fi.read_slots", fi.read_slots.value)?;
        count("fi.write_slots", fi.write_slots.value, 2, most)?;
        power_of_two("fi.write_slots", fi.write_slots.value)?;
        count("fi.store_reads", fi.store_reads.value, 1, 64)?;
        let unit = 1.0 / f64::from(fi::LEVEL_UNIT);
        let most = f64::from((1 << fi::RATE_BITS) - 1) * unit;
        real("fi.read_rate", fi.read_rate.value, unit, most)?;
        real("fi.write_rate", fi.write_rate.value, unit, most)?;
        // A fragment has to fit.
        let most = (1 << fi::DEPTH_BITS) - 1;
        count("fi.bucket_lines", fi.bucket_lines.value, fi::FRAGMENT_LINES, most)?;
        // Tags, slots and the broadcast's fragments are of this size.
        for (key, value, must) in [
            ("noc.fragment_bytes", self.noc.fragment_bytes.value, fi::FRAGMENT_BYTES),
            ("noc.lane_bytes", self.noc.lane_bytes.value, fi::LINE_BYTES),
        ] {
            if value != must {
                return violation(
                    key,
                    format!("{value} is not what the fabric interface is made for"),
                    format!("set it to {must}"),
                );
            }
        }
        Ok(())
    }

    fn at_least_a_cycle(&self, key: &'static str, nanoseconds: f64) -> Result<(), Violation> {
        if self.cycles(nanoseconds) >= 1 {
            return Ok(());
        }
        violation(
            key,
            format!("{nanoseconds:?} ns is less than a cycle"),
            format!("set it to at least {} ns", 1.0 / self.clock.frequency.value),
        )
    }
}

pub(super) fn violation(key: &'static str, what: String, mend: String) -> Result<(), Violation> {
    Err(Violation { key, what: format!("{key} = {what}"), mend })
}

pub(super) fn count(key: &'static str, value: u32, least: u32, most: u32) -> Result<(), Violation> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    violation(key, format!("{value} is out of range"), format!("use {least} to {most}"))
}

pub(super) fn real(key: &'static str, value: f64, least: f64, most: f64) -> Result<(), Violation> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    // {:?} writes very large and very small numbers short.
    violation(key, format!("{value:?} is out of range"), format!("use {least:?} to {most:?}"))
}

pub(super) fn power_of_two(key: &'static str, value: u32) -> Result<(), Violation> {
    if value.is_power_of_two() {
        return Ok(());
    }
    violation(
        key,
        format!("{value} is not a power of two"),
        format!("try {} or {}", (value / 2 + 1).next_power_of_two(), value.next_power_of_two()),
    )
}
