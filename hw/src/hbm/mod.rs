//! HBM's controller: one pseudo-channel (PC) from requests for lines to commands and beats.
//!
//! ```text
//!               +---------+   +-------------+
//!   request ==> | 2, with |==>| read queue  |-\   +-----------+
//!               | address |==>| write queue |--+->| choice of |--> row_command
//!               +---------+   +-------------+  |  | commands  |--> column_command
//!                    |              banks -----+  +-----------+
//!                    |            refresh -----+        |
//!                    |          direction -----/        v
//!                    +=========> write data ------------+---------> write_data
//!   response <=================== read data <------- read_data
//! ```
//! A clock is a command clock of HBM. All decisions are taken on registers, and commands leave
//! through registers: what is decided on in a clock is on the bus in the next. Row and column
//! commands have a bus each. Of a line's two bursts each is a column command of its own, so that
//! bursts of several bank groups interleave.
//!
//! Numbers are those of the chip description; policy and timing are those of the cycle model of the
//! same name, which the co-simulation compares clock by clock. See docs/blocks/hbm.md.

mod address;
mod banks;
mod counters;
mod direction;
mod queue;
mod read_data;
mod refresh;
mod timer;
mod write_data;

use mtia_model::spec::Chip;
use mtia_model::spec::hbm::{
    AddressMap, BEAT_BITS, COUNTER_BITS, COUNTER_COUNT, COUNTER_STRIDE, CounterId, LINE_BYTES,
    REQUEST_QUEUE, Refresh as RefreshKind, SIDE_BITS, Timings,
};
use mtia_rtl::{Block, Instance, Layout, Module, Signal, Stream, cat, index_bits};
use serde::Serialize;

use address::Address;
use banks::Banks;
use counters::Counters;
use direction::Direction;
use queue::Queue;
use read_data::ReadData;
use refresh::Refresh;
use write_data::WriteData;

/// Bits of a row command's kind.
pub const ROW_KIND_BITS: u32 = 3;

/// Sizes and timings of a controller, as the description gives them.
#[derive(Clone, Debug, Serialize)]
pub struct Hbm {
    map: AddressMap,
    timings: Timings,
    refresh: RefreshKind,
    /// Refreshes that may be owed before one no longer waits for an idle bank.
    pub refresh_postpone: u32,
    /// Bits of a read's tag.
    pub tag_bits: u32,
    /// Reads that wait to be issued.
    pub read_queue: u32,
    /// Writes that wait to be issued.
    pub write_queue: u32,
    /// Waiting writes at which they go before reads.
    pub write_high: u32,
    /// Waiting writes at which reads go again.
    pub write_low: u32,
    /// Writes that go in a row when they began for want of reads.
    pub write_batch: u32,
    /// Lines that may overtake the oldest of their queue.
    pub age_cap: u32,
    /// Lines on their way from HBM or waiting to be taken.
    pub read_buffer: u32,
}

impl Hbm {
    /// The controller of a chip's pseudo-channels.
    pub fn new(chip: &Chip) -> Hbm {
        let hbm = &chip.hbm;
        Hbm {
            map: AddressMap::new(hbm),
            timings: Timings::new(hbm),
            refresh: hbm.refresh_kind(),
            refresh_postpone: hbm.refresh_postpone.value,
            tag_bits: hbm.tag_bits.value,
            read_queue: hbm.read_queue.value,
            write_queue: hbm.write_queue.value,
            write_high: hbm.write_high.value,
            write_low: hbm.write_low.value,
            write_batch: hbm.write_batch.value,
            age_cap: hbm.age_cap.value,
            read_buffer: hbm.read_buffer.value,
        }
    }

    fn map(&self) -> AddressMap {
        self.map
    }

    fn timings(&self) -> Timings {
        self.timings
    }

    fn refresh_kind(&self) -> RefreshKind {
        self.refresh
    }

    /// Numbers that a bank index can have; a vector over banks has a bit for each.
    fn bank_numbers(&self) -> u32 {
        1 << self.map.bank_index_bits()
    }

    fn write_slot_bits(&self) -> u32 {
        index_bits(self.write_queue)
    }

    fn read_slot_bits(&self) -> u32 {
        index_bits(self.read_buffer)
    }

    /// A request: a line to read or to write.
    pub fn request(&self) -> Layout {
        Layout::new()
            .field("write", 1)
            .field("address", self.map.address_bits())
            .field("tag", self.tag_bits)
            .field("poison", 1)
            .field("data", 8 * LINE_BYTES)
    }

    /// The answer to a read.
    pub fn response(&self) -> Layout {
        Layout::new().field("tag", self.tag_bits).field("poison", 1).field("data", 8 * LINE_BYTES)
    }

    /// A request at the entrance, with its place.
    fn waiting(&self) -> Layout {
        Layout::new()
            .field("write", 1)
            .field("bank", self.map.bank_index_bits())
            .field("row", self.map.row_bits())
            .field("column", self.map.column_bits)
            .field("tag", self.tag_bits)
            .field("poison", 1)
            .field("data", 8 * LINE_BYTES)
    }

    /// A read of a counter: its byte offset.
    pub fn utility_request(&self) -> Layout {
        Layout::new().field("address", index_bits(COUNTER_COUNT as u32 * COUNTER_STRIDE))
    }

    /// The counter's value, or an error where no register stands.
    pub fn utility_response(&self) -> Layout {
        Layout::new().field("data", COUNTER_BITS).field("error", 1)
    }
}

/// `index` as one bit of `n`.
fn decode(index: &Signal, n: u32) -> Signal {
    &index.module().lit(n, 1) << index
}

/// Each bit of `vector` `times` times.
fn spread(vector: &Signal, times: u32) -> Signal {
    let parts: Vec<Signal> =
        (0..vector.width()).rev().map(|i| vector.bit(i).repeat(times)).collect();
    cat(&parts.iter().collect::<Vec<_>>())
}

/// The lowest bit that is set, alone.
fn lowest(mask: &Signal) -> Signal {
    mask & (!mask + 1)
}

/// All parts ORed, as a tree.
fn any_of(parts: &[Signal]) -> Signal {
    match parts {
        [one] => one.clone(),
        _ => {
            let (low, high) = parts.split_at(parts.len() / 2);
            any_of(low) | any_of(high)
        }
    }
}

/// The value whose bit of `chosen` is set; 0 where none is.
fn pick(chosen: &Signal, values: &[Signal]) -> Signal {
    let parts: Vec<Signal> = values
        .iter()
        .enumerate()
        .map(|(i, value)| value & chosen.bit(i as u32).repeat(value.width()))
        .collect();
    any_of(&parts)
}

/// The number of the one bit that is set, in `bits` bits.
fn encode(one: &Signal, bits: u32) -> Signal {
    let bit = |k: u32| {
        let with: Vec<Signal> =
            (0..one.width()).filter(|i| i >> k & 1 == 1).map(|i| one.bit(i)).collect();
        if with.is_empty() { one.module().zeros(1) } else { any_of(&with) }
    };
    cat(&(0..bits).rev().map(bit).collect::<Vec<_>>().iter().collect::<Vec<_>>())
}

/// The buses to HBM.
struct Buses {
    row: [Signal; 6],
    column: [Signal; 6],
}

/// The row command that is decided on.
struct RowChoice {
    activate: Signal,
    precharge: Signal,
    precharge_all: Signal,
    refresh: Signal,
    refresh_all: Signal,
    bank: Signal,
    row: Signal,
    /// It is a precharge on behalf of a waiting line.
    for_line: Signal,
}

impl Block for Hbm {
    fn name(&self) -> String {
        "hbm".into()
    }

    fn about(&self) -> String {
        "HBM controller of one pseudo-channel: lines in, commands and beats out. Two queues, \
         oldest ready first with an age cap, open pages, refresh, batches of writes, SECDED."
            .into()
    }

    fn build(&self, m: &Module) {
        m.comment("A line to read or to write. A write has no response.");
        let request = m.stream_in("request", self.request());
        m.comment(
            "The answer to a read, not in the order of the requests; poison: the data are wrong.",
        );
        let response = m.stream_out("response", self.response());
        let buses = self.buses(m);
        m.comment("The other half of the data bus: beats of the bursts written, WL after their\ncommand, and of those read, CL after theirs.");
        let write_data = [("valid", 1), ("data", BEAT_BITS), ("side", SIDE_BITS)]
            .map(|(name, bits)| m.output(&format!("write_data_{name}"), bits));
        let read_data = [("valid", 1), ("data", BEAT_BITS), ("side", SIDE_BITS)]
            .map(|(name, bits)| m.input(&format!("read_data_{name}"), bits));
        m.comment("Counters, read by byte offset.");
        let utility_request = m.stream_in("utility_request", self.utility_request());
        let utility_response = m.stream_out("utility_response", self.utility_response());

        m.section("Entrance");
        let waiting = self.entrance(m, &request);
        let read_payload = self.tag_bits.max(self.read_slot_bits());
        let queue =
            |kind, entries, payload_bits| Queue { hbm: self.clone(), kind, entries, payload_bits };
        let read_queue = queue("read", self.read_queue, read_payload);
        let write_queue = queue("write", self.write_queue, self.write_slot_bits());
        let reads = m.instance("reads", &read_queue);
        let writes = m.instance("writes", &write_queue);
        let banks = m.instance("banks", &Banks(self.clone()));
        let refresh = m.instance("refresh", &Refresh(self.clone()));
        let direction = m.instance("direction", &Direction(self.clone()));
        let stores = m.instance("write_store", &WriteData(self.clone()));
        let loads = m.instance("read_store", &ReadData(self.clone()));

        m.section("Direction");
        let is_write = waiting.field("write");
        let hazard = (&waiting.valid & is_write.mux(&reads.port("holds"), writes.port("holds")))
            .named("hazard");
        let writing = direction.port("writing");
        let half_done = [&reads, &writes].map(|q| q.port("begun").any());
        direction
            .drive("reads", reads.port("count"))
            .drive("writes", writes.port("count"))
            .drive("read_waits", &hazard & !&is_write)
            .drive("half_done", writing.mux(&half_done[1], &half_done[0]));

        m.section("Column command");
        let numbers = self.bank_numbers();
        let halt = refresh.port("halt");
        let target = (decode(&refresh.port("bank"), numbers)
            & refresh.port("chosen").repeat(numbers))
        .named("target");
        let begins = (!&direction.port("leaving") & !&halt).named("may_begin");
        let kinds = [(&reads, "read", !&writing, loads.port("room")), {
            (&writes, "write", writing.clone(), m.lit(1, 1))
        }];
        for (queue, kind, current, room) in &kinds {
            let gate = current & banks.port(&format!("{kind}_gate"));
            queue
                .drive("current", current)
                .drive("may_go", banks.port(&format!("may_{kind}")) & gate.repeat(numbers))
                .drive("may_begin", !&target & (&begins & room).repeat(numbers));
        }
        let chosen = |name: &str| {
            writing
                .mux(&writes.port(&format!("column_{name}")), reads.port(&format!("column_{name}")))
        };
        let column = chosen("valid").named("column");
        let column_bank = chosen("bank").named("column_bank");
        let column_line = chosen("line");
        let second = chosen("second").named("second");
        let read = (&column & !&writing).named("read");
        let write = (&column & &writing).named("write");
        let slot_bits = self.read_slot_bits();
        reads.drive("go", &read).drive("go_payload", loads.port("next_slot").resize(read_payload));
        writes.drive("go", &write).drive("go_payload", writes.port("column_payload"));
        direction.drive("write_begins", &write & !&second);

        m.section("Row command");
        let row = self.choose_row(m, &[&reads, &writes], &banks, &refresh, &writing, &target);
        banks
            .drive("activate", &row.activate)
            .drive("precharge", &row.precharge)
            .drive("precharge_all", &row.precharge_all)
            .drive("refresh", &row.refresh)
            .drive("refresh_all", &row.refresh_all)
            .drive("row_bank", &row.bank)
            .drive("row", &row.row)
            .drive("read", &read)
            .drive("write", &write)
            .drive("column_bank", &column_bank);
        refresh
            .drive("done", &row.refresh | &row.refresh_all)
            .drive("wanted", reads.port("wanted") | writes.port("wanted"));

        m.section("Into the queues");
        let room = is_write
            .mux(&stores.port("room"), reads.port("count").ne(self.read_queue))
            .named("room");
        let enters = (&waiting.valid & &room & !&hazard).named("enters");
        waiting.take(&room & !&hazard);
        let bank = waiting.field("bank");
        banks.drive("look", &bank);
        m.comment("The state of its bank after this clock's row command.");
        let same = row.bank.eq(&bank);
        let opened = (&row.activate & &same).named("opened");
        let shut = ((&row.precharge & &same) | &row.precharge_all).named("shut");
        let is_open = (banks.port("look_open") | &opened) & !&shut;
        let open_row = opened.mux(&row.row, banks.port("look_row"));
        let hit = (&is_open & open_row.eq(waiting.field("row"))).named("enters_hit");
        let closed = (!&is_open).named("enters_closed");
        let payloads = [waiting.field("tag").resize(read_payload), stores.port("free_slot")];
        for ((queue, payload), mine) in
            [&reads, &writes].into_iter().zip(&payloads).zip([!&is_write, is_write.clone()])
        {
            queue
                .drive("enter", &enters & mine)
                .drive("enter_payload", payload)
                .drive("enter_hit", &hit)
                .drive("enter_closed", &closed)
                .drive("activate", &row.activate)
                .drive("precharge", &row.precharge)
                .drive("precharge_all", &row.precharge_all)
                .drive("row_bank", &row.bank)
                .drive("row_row", &row.row);
            for field in ["bank", "row", "column"] {
                queue.drive(&format!("enter_{field}"), waiting.field(field));
                queue.drive(&format!("match_{field}"), waiting.field(field));
            }
        }

        m.section("Data");
        stores
            .drive("store", &enters & &is_write)
            .drive("store_data", waiting.field("data"))
            .drive("store_poison", waiting.field("poison"))
            .drive("issue", &write)
            .drive("issue_slot", writes.port("column_payload"))
            .drive("issue_second", &second);
        for (out, name) in write_data.iter().zip(["data_valid", "data", "side"]) {
            m.drive(out, stores.port(name));
        }
        let payload = reads.port("column_payload");
        loads
            .drive("begins", &read & !&second)
            .drive("begins_tag", payload.resize(self.tag_bits))
            .drive("issue", &read)
            .drive("issue_slot", second.mux(&payload.resize(slot_bits), loads.port("next_slot")))
            .drive("issue_second", &second);
        for (input, name) in read_data.iter().zip(["data_valid", "data", "side"]) {
            loads.drive(name, input);
        }
        loads.stream("response").connect(&response);

        m.section("Buses");
        self.drive_buses(m, &buses, &row, [&column, &writing, &column_bank, &column_line, &second]);

        m.section("Counters");
        let counters = m.instance("counters", &Counters(self.clone()));
        m.comment("The direction of the last column command.");
        let last_write = m.reg("last_write", 1).reset(0);
        m.when(&column, || m.set(&last_write, &writing));
        m.comment("The first request has waited for another of its line.");
        let waited = m.reg("waited", 1).reset(0);
        m.set(&waited, !&enters & (&waited | &hazard));
        let used = banks.port("is_used").chunk(&column_bank, 1);
        let none = m.zeros(2);
        let two = m.lit(2, 2);
        for &id in CounterId::ALL {
            let step = match id {
                CounterId::Reads => &read & &second,
                CounterId::Writes => &write & &second,
                CounterId::Activates => row.activate.clone(),
                CounterId::Precharges => &row.precharge | &row.precharge_all,
                CounterId::RowHits => &column & !&second & &used,
                CounterId::RowConflicts => row.for_line.clone(),
                CounterId::Refreshes => &row.refresh | &row.refresh_all,
                CounterId::Turnarounds => &column & (&last_write ^ &writing),
                CounterId::BusyClocks => column.mux(&two, &none),
                CounterId::Hazards => &enters & &waited,
                CounterId::RequestWaits => &request.valid & !&request.ready,
                CounterId::ResponseWaits => &response.valid & !&response.ready,
                CounterId::Corrected => loads.port("corrected"),
                CounterId::Uncorrectable => loads.port("uncorrectable"),
                CounterId::Poisoned => loads.port("poisoned"),
            };
            counters.drive(id.counter().name, step);
        }
        utility_request.connect(&counters.stream("utility_request"));
        counters.stream("utility_response").connect(&utility_response);
    }
}

impl Hbm {
    /// The ports of the command buses.
    fn buses(&self, m: &Module) -> Buses {
        let map = &self.map;
        let bank =
            [("stack", map.stack_bits()), ("group", map.group_bits), ("bank", map.bank_bits)];
        let out = |bus: &str, name: &str, bits| m.output(&format!("{bus}_{name}"), bits);
        m.comment("Row bus. Kind 0: activate, 1: precharge, 2: precharge all, 3: refresh the bank,\n4: refresh all.");
        let (valid, kind) =
            (out("row_command", "valid", 1), out("row_command", "kind", ROW_KIND_BITS));
        let [stack, group, number] = bank.map(|(name, bits)| out("row_command", name, bits));
        let row = [valid, kind, stack, group, number, out("row_command", "row", map.row_bits())];
        m.comment("Column bus: a read or a write of a burst; its data are CL or WL later on the data bus.");
        let (valid, write) = (out("column_command", "valid", 1), out("column_command", "write", 1));
        let [stack, group, number] = bank.map(|(name, bits)| out("column_command", name, bits));
        let column = out("column_command", "column", map.column_bits + 1);
        Buses { row, column: [valid, write, stack, group, number, column] }
    }

    /// Registers what is decided on and drives it out.
    fn drive_buses(&self, m: &Module, buses: &Buses, row: &RowChoice, column: [&Signal; 5]) {
        let map = &self.map;
        let split = |bank: &Signal| {
            let (group, within) = (map.group_bits, map.group_bits + map.bank_bits);
            [
                bank.slice(within, map.stack_bits()),
                bank.slice(0, group),
                bank.slice(group, map.bank_bits),
            ]
        };
        let held = |port: &Signal, name: &str, value: &Signal, when: Option<&Signal>| {
            let name = format!("{name}_held");
            let reg = m.reg(&name, value.width());
            let reg = match when {
                None => reg.reset(0),
                Some(_) => reg.no_reset(),
            };
            match when {
                None => m.set(&reg, value),
                Some(when) => drop(m.when(when, || m.set(&reg, value))),
            }
            m.drive(port, &reg);
        };
        let RowChoice { activate, precharge, precharge_all, refresh, refresh_all, .. } = row;
        let valid =
            (activate | precharge | precharge_all | refresh | refresh_all).named("row_command_now");
        let kind = cat(&[refresh_all, &(precharge_all | refresh), &(precharge | refresh)]);
        let [stack, group, bank] = split(&row.bank);
        let names = ["valid", "kind", "stack", "group", "bank", "row"];
        let values = [&valid, &kind, &stack, &group, &bank, &row.row];
        for ((port, name), value) in buses.row.iter().zip(names).zip(values) {
            let when = (name != "valid").then_some(&valid);
            held(port, &format!("row_command_{name}"), value, when);
        }
        let [now, write, bank, line, second] = column;
        let [stack, group, bank] = split(bank);
        let burst = cat(&[line, second]);
        let names = ["valid", "write", "stack", "group", "bank", "column"];
        let values = [now, write, &stack, &group, &bank, &burst];
        for ((port, name), value) in buses.column.iter().zip(names).zip(values) {
            let when = (name != "valid").then_some(now);
            held(port, &format!("column_command_{name}"), value, when);
        }
    }

    /// The requests with their places, behind the entrance's queue.
    fn entrance(&self, m: &Module, request: &Stream) -> Stream {
        let address = m.instance("place", &Address(self.clone()));
        address.drive("address", request.field("address"));
        let placed = m.stream("placed", self.waiting());
        let fields = [
            ("write", request.field("write")),
            ("bank", address.port("bank")),
            ("row", address.port("row")),
            ("column", address.port("column")),
            ("tag", request.field("tag")),
            ("poison", request.field("poison")),
            ("data", request.field("data")),
        ];
        let fields: Vec<(&str, &Signal)> = fields.iter().map(|(n, s)| (*n, s)).collect();
        placed.send(&request.valid, &fields);
        request.take(&placed.ready);
        m.queue("entrance", &placed, REQUEST_QUEUE)
    }

    /// One row command: the refresh first, then activates and precharges for the direction of the
    /// bus, then for the other where its banks are not wanted by this one.
    fn choose_row(
        &self,
        m: &Module,
        queues: &[&Instance; 2],
        banks: &Instance,
        refresh: &Instance,
        writing: &Signal,
        target: &Signal,
    ) -> RowChoice {
        let numbers = self.bank_numbers();
        let (halt, chosen) = (refresh.port("halt"), refresh.port("chosen"));
        let (open, may_precharge) = (banks.port("is_open"), banks.port("may_precharge"));
        let may_refresh = banks.port("may_refresh");
        let begun = (queues[0].port("begun") | queues[1].port("begun")).named("begun_banks");

        m.comment("Refresh of the chosen bank, after its precharge.");
        let of_target = |vector: &Signal| (vector & target).any();
        let target_open = of_target(&open).named("target_open");
        let close_target =
            (&target_open & of_target(&may_precharge) & !of_target(&begun)).named("close_target");
        let gate = banks.port("refresh_gate");
        let refresh_bank =
            (&chosen & !&target_open & of_target(&may_refresh) & &gate).named("refreshes_bank");
        m.comment("Refresh of all banks, after they are closed.");
        let any_open = open.any().named("any_open");
        let all_closable = !(&open & !&may_precharge).any();
        let close_all = (&halt & &any_open & all_closable & !begun.any()).named("close_all");
        let all_ready = may_refresh.resize(self.map.banks()).all();
        let refresh_all = (&halt & !&any_open & all_ready & &gate).named("refreshes_all");
        let for_refresh =
            (&close_target | &refresh_bank | &close_all | &refresh_all).named("row_for_refresh");

        m.comment("Activates and precharges for the queues.");
        let gate = (banks.port("activate_gate") & !&halt).repeat(numbers);
        let allowed = (!&halt).repeat(numbers);
        for (i, queue) in queues.iter().enumerate() {
            let other = queues[1 - i].port("wanted");
            let current = if i == 0 { !writing } else { writing.clone() };
            let free = (!target & !(other & (!current).repeat(numbers)))
                .named(["free_for_reads", "free_for_writes"][i]);
            queue
                .drive("may_activate", banks.port("may_activate") & &free & &gate)
                .drive("may_precharge", &may_precharge & &free & &allowed);
        }
        // This direction's, and the other's.
        let of = |name: &str, other: bool| {
            let (reads, writes) = (queues[0].port(name), queues[1].port(name));
            if other { writing.mux(&reads, writes) } else { writing.mux(&writes, reads) }
        };
        let offers = [of("act_valid", false), of("pre_valid", false), of("act_valid", true), {
            of("pre_valid", true)
        }];
        let mut taken = for_refresh.clone();
        let mut goes = Vec::new();
        for (offer, name) in
            offers.iter().zip(["activates", "precharges", "activates_other", "precharges_other"])
        {
            goes.push((offer & !&taken).named(name));
            taken = taken | offer;
        }
        let parts = [
            refresh.port("bank") & for_refresh.repeat(self.map.bank_index_bits()),
            pick(
                &cat(&goes.iter().rev().collect::<Vec<_>>()),
                &[
                    of("act_bank", false),
                    of("pre_bank", false),
                    of("act_bank", true),
                    of("pre_bank", true),
                ],
            ),
        ];
        let for_line = (&goes[1] | &goes[3]).named("closes_for_line");
        RowChoice {
            activate: (&goes[0] | &goes[2]).named("activate"),
            precharge: (&close_target | &for_line).named("precharge"),
            precharge_all: close_all,
            refresh: refresh_bank,
            refresh_all,
            bank: any_of(&parts).named("row_bank"),
            row: goes[0].mux(&of("act_row", false), of("act_row", true)).named("row"),
            for_line,
        }
    }
}
