//! One run: hardware and joined cycle model in step, a cycle of the chip at a time, with HBM's clocks
//! in between in a fixed order.
//!
//! Compared are: every port of every client in every cycle; each status and each byte that a
//! command brings with the ideal memory; the commands to HBM with the validator. Nothing is written
//! to a local store but what an open command of that client asked for.

use mtia_model::cycle::crossing::Clocks;
use mtia_model::spec::Chip;
use mtia_model::spec::address::{AddressMap, BankPlace, CHANNELS};
use mtia_model::spec::fi::{Command, LINE_BYTES};
use mtia_model::spec::flit::Source;
use mtia_model::spec::floor::{Floor, SLOTS};
use mtia_model::spec::hbm;
use mtia_model::spec::llc::{self, OFFSET_BITS, Sizes};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::case::{Broadcast, in_use, table};
use super::ideal::initial;
use super::joined::clients;
use super::rtl::Unit;
use super::stores::Store;
use super::{Case, Drive, Ideal, Joined, Load, Memory, Rtl, Show};

/// Cycles without anything moving at any client after which a run counts as stuck: a refresh of
/// HBM, and a wait behind all that is queued before it, are far shorter.
pub(super) const STUCK: u64 = 20_000;

/// A client as the bench plays it.
pub(super) struct Client {
    pub(super) store: Store,
    /// The command on its wires, and where its data are in memory.
    offered: Option<Command>,
    /// Commands of its list that have started.
    next: usize,
    tag: u16,
    drive: Drive,
}

/// What the clients are doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Banks clear their tags and get their registers.
    Boot,
    /// Scratch is being filled; so many pieces have started.
    Fill(usize),
    /// Each works through its list.
    Work,
    /// PEs start nothing, until all of them are idle.
    Gather,
    /// Receivers have started, the PE that reads waits until all are armed.
    Arm,
}

pub(super) struct Run<'a> {
    pub(super) chip: Chip,
    pub(super) case: &'a Case,
    rng: ChaCha8Rng,
    pub(super) map: AddressMap,
    pub(super) joined: Joined,
    /// Of each router, the slots in use.
    enabled: Vec<u16>,
    pub(super) ideal: Ideal,
    clocks: Clocks,
    pub(super) memories: Vec<Memory>,
    pub(super) clients: Vec<Client>,
    stage: Stage,
    broadcasts: usize,
    statuses: usize,
    pub(super) load: Load,
    pub(super) cycle: u64,
    /// Clocks of HBM so far.
    pub(super) hbm_clock: u64,
    moved: u64,
    /// Clocks of HBM since a burst was written.
    pub(super) since_written: u64,
}

impl<'a> Run<'a> {
    pub(super) fn new(chip: &Chip, case: &'a Case) -> Run<'a> {
        let mut rng = ChaCha8Rng::seed_from_u64(!case.seed);
        let map = AddressMap::new(chip);
        let latency = chip.pe.local_store_latency.value;
        let clients: Vec<Client> = clients(chip)
            .into_iter()
            .map(|(_, _, bytes)| Client {
                store: Store::new(bytes, latency, || rng.random()),
                offered: None,
                next: 0,
                tag: 0,
                drive: Drive::default(),
            })
            .collect();
        let locals = clients.iter().map(|client| client.store.bytes().to_vec()).collect();
        let sets = Sizes::new(chip).sets;
        let ideal = Ideal::new(&map, case.scratch_ways * sets, (case.seed, case.poison), locals);
        let (floor, table) = (Floor::new(chip), table(chip, &case.faults));
        let logical = |source| floor.logical_pe(&table, source).map_or(0, |pe| pe.0 as u8);
        let mut joined = Joined::new(chip, logical);
        // Clients out of use take no flits.
        let slots = |router: u32| {
            let (column, row) = floor.position(router);
            let there = (0..SLOTS as u8).filter(|&slot| {
                let place = Source { column: column as u8, row: row as u8, slot };
                floor.has(place) && in_use(&floor, &table, place)
            });
            there.fold(0, |slots, slot| slots | 1 << slot)
        };
        let enabled: Vec<u16> = (0..floor.routers()).map(slots).collect();
        for (router, &slots) in (0..).zip(&enabled) {
            joined.system.noc().enable(router, slots);
        }
        joined.system.set_faults(table);
        let channels = (CHANNELS * map.banks()) as usize;
        let mut memories: Vec<Memory> = (0..channels).map(|_| Memory::new(chip)).collect();
        for line in lines(case) {
            let (channel, at) = place(&map, line);
            let data = initial(case.seed, line);
            memories[channel].preload(at, &data);
            joined.hbm.channel_mut(channel).preload(at, data);
        }
        let mut clocks = Clocks::new(chip.clock.frequency.value, chip.hbm.data_rate.value / 4.0);
        clocks.until_first();
        Run {
            chip: chip.clone(),
            case,
            rng,
            map,
            joined,
            enabled,
            ideal,
            clocks,
            memories,
            clients,
            stage: Stage::Boot,
            broadcasts: 0,
            statuses: 0,
            load: Load::default(),
            hbm_clock: 0,
            cycle: 0,
            moved: 0,
            since_written: 0,
        }
    }

    /// From reset to the last status, or for so many cycles.
    pub(super) fn play(&mut self, rtl: &mut Rtl, most: u64) -> Result<(), String> {
        rtl.reset(&self.chip, &self.case.faults, &self.enabled);
        // The banks clear their tags; then their registers are written.
        while !self.joined.is_idle() {
            self.step(rtl)?;
        }
        for &(offset, value) in &self.case.registers {
            self.write_registers(rtl, offset, value)?;
            self.joined.system.set_register(offset, value);
        }
        self.stage = Stage::Fill(0);
        let begin = self.cycle;
        while !self.done() {
            if self.cycle >= most {
                return Ok(());
            }
            self.step(rtl)?;
        }
        let system = &self.joined.system;
        let hbm = |id| self.joined.hbm.counter(id);
        self.load = Load {
            cycles: self.cycle - begin,
            flit_hops: system.noc_counters().flit_hops(),
            accesses: system.llc_counter(llc::CounterId::Reads)
                + system.llc_counter(llc::CounterId::Writes),
            memory_lines: hbm(hbm::CounterId::Reads) + hbm(hbm::CounterId::Writes),
        };
        Ok(())
    }

    fn done(&self) -> bool {
        let worked = |(client, work): (&Client, &Vec<Command>)| {
            client.offered.is_none() && client.next == work.len()
        };
        self.stage == Stage::Work
            && self.clients.iter().zip(&self.case.work).all(worked)
            && self.broadcasts == self.case.broadcasts.len()
            && self.ideal.is_idle()
    }

    /// A cycle of the chip, and HBM's clocks up to the next.
    pub(super) fn step(&mut self, rtl: &mut Rtl) -> Result<(), String> {
        let cycle = self.cycle;
        self.next_commands();
        let traffic = self.case.traffic;
        for client in &mut self.clients {
            let stall = |rng: &mut ChaCha8Rng, chance: u8| rng.random::<u8>() < chance;
            let rng = &mut self.rng;
            let gives =
                client.drive.store_read_data.is_some() || !stall(rng, traffic.store_stall[2]);
            client.drive = Drive {
                command: client.offered,
                status_ready: !stall(rng, traffic.status_stall),
                store_write_ready: if stall(rng, traffic.store_stall[0]) {
                    rng.random()
                } else {
                    !0
                },
                store_read_ready: !stall(rng, traffic.store_stall[1]),
                store_read_data: client.store.window(cycle).filter(|_| gives),
            };
        }
        let drives: Vec<Drive> = self.clients.iter().map(|client| client.drive.clone()).collect();
        let shows = rtl.look(&drives);
        let mut of_model: Vec<Show> =
            drives.iter().enumerate().map(|(i, drive)| self.joined.look(i, drive)).collect();
        let windows = self.joined.cycle(&drives);
        for (show, window) in of_model.iter_mut().zip(windows) {
            show.store_read_data_ready = window;
        }
        for (i, (show, model)) in shows.iter().zip(&of_model).enumerate() {
            if let Some(what) = show.difference(model) {
                return Err(format!("client {i}: ports differ first in cycle {cycle}: {what}"));
            }
        }
        if let Some(what) = rtl.trouble() {
            return Err(format!("cycle {cycle}: {what}"));
        }
        for (i, show) in shows.iter().enumerate() {
            self.client_edge(i, show)
                .map_err(|what| format!("cycle {cycle}, client {i}: {what}"))?;
        }
        self.advance(&shows);
        self.edges(rtl)?;
        self.watchdog()
    }

    /// The hardware's edges: of the chip's clock, and of HBM's up to the next one.
    pub(super) fn edges(&mut self, rtl: &mut Rtl) -> Result<(), String> {
        rtl.rise();
        for _ in 0..self.clocks.until_first() {
            let (memories, rng) = (&mut self.memories, &mut self.rng);
            let flips = self.case.traffic.flips;
            let beats: Vec<_> = memories.iter_mut().map(|m| m.read_data(flips, rng)).collect();
            let (mut trouble, mut written) = (None, false);
            rtl.hbm_clock(
                |channel| beats[channel],
                |channel, (row, column, data)| {
                    written |= data.is_some();
                    if let Err(what) = memories[channel].clock(row, column, data) {
                        trouble.get_or_insert(format!("pseudo-channel {channel}: {what}"));
                    }
                },
            );
            self.hbm_clock += 1;
            self.since_written = if written { 0 } else { self.since_written + 1 };
            if let Some(what) = trouble {
                return Err(format!("cycle {}: {what}", self.cycle));
            }
        }
        self.cycle += 1;
        Ok(())
    }

    /// What a client's ports do at the edge.
    fn client_edge(&mut self, number: usize, show: &Show) -> Result<(), String> {
        let (cycle, client) = (self.cycle, &mut self.clients[number]);
        let drive = &client.drive;
        if drive.command.is_some() && show.command_ready {
            client.offered = None;
            self.moved = cycle;
        }
        for (j, window) in show.store_write.iter().enumerate() {
            if let Some(window) = window.as_ref().filter(|_| drive.store_write_ready >> j & 1 == 1)
            {
                let places = client.store.write(window);
                self.ideal.written(number, &places)?;
                self.moved = cycle;
            }
        }
        if drive.store_read_data.is_some() && show.store_read_data_ready {
            client.store.taken();
            client.drive.store_read_data = None;
            self.moved = cycle;
        }
        if let Some(at) = show.store_read.filter(|_| client.drive.store_read_ready) {
            client.store.ask(cycle, at);
        }
        if let Some(status) = show.status.filter(|_| client.drive.status_ready) {
            self.ideal.ended(number, status.tag, status.code, client.store.bytes())?;
            self.statuses += 1;
            self.moved = cycle;
        }
        Ok(())
    }

    /// Starts a command of a client, if nothing that is open stands in its way.
    fn start(&mut self, number: usize, command: Command, address: u64) -> bool {
        let client = &mut self.clients[number];
        let mask = (1u16 << (self.chip.fi.tag_bits.value - 1) << 1).wrapping_sub(1);
        let command = Command { tag: client.tag & mask, ..command };
        if client.offered.is_some() || !self.ideal.may_start(number, command, address) {
            return false;
        }
        client.tag = client.tag.wrapping_add(1);
        client.offered = Some(command);
        self.ideal.start(number, command, address);
        true
    }

    /// The broadcast that comes next.
    fn broadcast(&self) -> Option<&'a Broadcast> {
        self.case.broadcasts.get(self.broadcasts)
    }

    /// Offers of this cycle.
    fn next_commands(&mut self) {
        if self.stage == Stage::Boot {
            return;
        }
        if let Stage::Fill(started) = self.stage {
            let next = self.case.fill.get(started);
            if let Some(&(client, command)) = next
                && self.start(client, command, command.address)
            {
                self.stage = Stage::Fill(started + 1);
            } else if next.is_none() && self.ideal.is_idle() {
                self.stage = Stage::Work;
            }
            return;
        }
        let all = self.case.work.iter().map(Vec::len).sum::<usize>() + self.case.fill.len();
        if self.stage == Stage::Work
            && self.broadcast().is_some_and(|b| self.statuses >= b.after.min(all))
        {
            self.stage = Stage::Gather;
        }
        if let (Stage::Gather, Some(broadcast)) = (self.stage, self.broadcast()) {
            let taking = broadcast.receivers.iter().map(|r| r.0).chain([broadcast.source]);
            let idle = |i: usize| self.clients[i].offered.is_none() && self.ideal.open_of(i) == 0;
            if taking.clone().all(idle) {
                let address = broadcast.command.address;
                // All start in one cycle, or none.
                let starts = |&(i, command): &(usize, Command)| {
                    self.ideal.may_start(
                        i,
                        Command { tag: self.clients[i].tag, ..command },
                        address,
                    )
                };
                let own = (broadcast.source, broadcast.command);
                if broadcast.receivers.iter().chain([&own]).all(starts) {
                    for &(i, command) in &broadcast.receivers {
                        self.start(i, command, address);
                    }
                    self.stage = Stage::Arm;
                }
            }
        }
        let stage = self.stage;
        for i in 0..self.clients.len() {
            let held = stage != Stage::Work
                && self
                    .broadcast()
                    .is_some_and(|b| b.source == i || b.receivers.iter().any(|r| r.0 == i));
            let gap = self.rng.random::<u8>() < self.case.traffic.command_gap;
            let Some(&command) = self.case.work[i].get(self.clients[i].next) else { continue };
            if !held && !gap && self.start(i, command, command.address) {
                self.clients[i].next += 1;
            }
        }
    }

    /// A broadcast goes on when all that take part are armed.
    fn advance(&mut self, shows: &[Show]) {
        if let (Stage::Arm, Some(broadcast)) = (self.stage, self.broadcast()) {
            let command = broadcast.command;
            let armed = |i: usize| shows[i].armed >> command.channel & 1 == 1;
            if broadcast.receivers.iter().all(|&(i, _)| armed(i))
                && self.start(broadcast.source, command, command.address)
            {
                self.broadcasts += 1;
                self.stage = Stage::Work;
            }
        }
    }

    /// Writes a register of all banks; model and hardware stay in step.
    fn write_registers(&mut self, rtl: &mut Rtl, offset: u32, value: u64) -> Result<(), String> {
        let sizes = Sizes::new(&self.chip);
        let slices = (self.map.banks() / sizes.quad_banks) as usize;
        for bank in 0..sizes.quad_banks {
            let address = u64::from(bank << OFFSET_BITS | offset);
            for slice in 0..slices {
                rtl.offer(Unit::Slice(slice), Some((address, Some(value))));
            }
            self.step(rtl)?;
            for slice in 0..slices {
                rtl.offer(Unit::Slice(slice), None);
            }
            // The answer comes in the next cycle and is taken in it.
            for _ in 0..2 {
                self.step(rtl)?;
            }
        }
        Ok(())
    }

    /// Says who waits for whom where nothing has moved for long.
    fn watchdog(&mut self) -> Result<(), String> {
        if self.cycle - self.moved <= STUCK || self.done() {
            return Ok(());
        }
        let mut waits = self.ideal.waits();
        waits.extend(self.joined.system.waits());
        waits.extend(self.joined.hbm.waits());
        let more = waits.len().saturating_sub(12);
        waits.truncate(12);
        let more = if more > 0 { format!("; and {more} more") } else { String::new() };
        Err(format!(
            "nothing has moved since cycle {}, stage {:?}: {}{more}",
            self.moved,
            self.stage,
            waits.join("; ")
        ))
    }
}

/// The lines of a case's areas, by number on the chip.
pub(super) fn lines(case: &Case) -> impl Iterator<Item = u64> {
    let each = Case::AREA_BYTES / u64::from(LINE_BYTES);
    case.areas.iter().flat_map(move |area| (0..each).map(move |i| area / u64::from(LINE_BYTES) + i))
}

/// The pseudo-channel of a line of HBM, by number on the chip, and its line there.
pub(super) fn place(map: &AddressMap, line: u64) -> (usize, u64) {
    let local = map.locate(line * u64::from(LINE_BYTES)).expect("a line of HBM");
    let BankPlace { side, row, lane } = local.bank;
    let bank = (side * map.rows + row) * map.lanes + lane;
    let channel = AddressMap::channel(local.line);
    ((CHANNELS * bank + channel.channel) as usize, channel.line.into())
}
