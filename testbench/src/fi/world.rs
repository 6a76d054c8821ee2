//! Everything around the interface: who gives it commands, the router with the banks behind it,
//! the local store, and somebody at the utility port.
//!
//! Every decision is a hash of the case's seed and the cycle, so that a case can be repeated. The
//! banks are played from the flits alone: where a flit goes says which address it means.

use std::collections::{HashMap, VecDeque};

use mtia_model::cycle::fi::{ControlUp, DataUp, UtilityRequest};
use mtia_model::cycle::lane_memory::{chance, mix};
use mtia_model::func::fi::{Access, LineBytes, LineMemory};
use mtia_model::spec::Chip;
use mtia_model::spec::address::{AddressMap, BankPlace, LocalLine};
use mtia_model::spec::fi::{
    BROADCAST_TAG, CHANNELS, COUNTERS, Command, FRAGMENT_BYTES, FRAGMENT_LINES, Kind, LEVEL_UNIT,
    LINE_BYTES, Limits, NUMBER_BITS, REGISTER_STRIDE, Register, Status, answers, check, quad,
    rate_units,
};
use mtia_model::spec::flit::{ControlFlit, ControlKind, DataFlit, DataKind, Header, Reply};
use mtia_model::spec::floor::LLC_SLOT;

use super::case::Case;
use super::lines::Lines;
use super::port::{Drive, Show};

/// Cycles without any transfer after which a run is stuck.
const PATIENCE: u64 = 20_000;
/// Cycles that a run goes on after its end, so that counters settle.
const EPILOGUE: u64 = 4;

/// A line on its way to the interface.
#[derive(Clone, Copy, Debug)]
struct Coming {
    due: u64,
    link: u32,
    /// Of chip memory; `None` of noise.
    line: Option<u64>,
    flit: DataFlit<()>,
}

/// Lines sent beyond a rate, in any window of cycles: what a leaky bucket has to bound.
#[derive(Clone, Copy, Debug)]
struct Excess {
    rate: u64,
    depth: u64,
    most: u64,
}

impl Excess {
    /// A cycle in which so many lines were sent.
    fn add(&mut self, lines: u64) -> bool {
        let unit = u64::from(LEVEL_UNIT);
        self.most = self.most.saturating_sub(self.rate) + lines * unit;
        self.most <= self.depth * unit
    }
}

/// The surroundings of one run.
pub struct World<'a> {
    case: &'a Case,
    map: AddressMap,
    limits: Limits,
    links: u32,
    lanes: [u32; 2],
    last_column: u32,
    slots: [u16; 2],
    cycle: u64,
    last_transfer: u64,
    end: Option<u64>,

    next: usize,
    statuses: Vec<(u16, u8)>,
    config: VecDeque<(Register, u64)>,
    /// Commands that will arm each channel, in order.
    arming: Vec<VecDeque<usize>>,
    armed: u8,

    lines: Lines,
    coming: Vec<Coming>,
    acks: Vec<(u64, ControlFlit)>,
    /// Lines asked for by each tag of a slot, and those that have not been taken.
    asked: HashMap<u16, [u8; 2]>,
    /// Whether a part of the fragment in each write slot was refused.
    writes: HashMap<u16, bool>,
    excess: [Excess; 2],

    local: Vec<u8>,
    windows: VecDeque<(u64, u32)>,

    drive: Drive,
    /// Flits of other rows, and flits that nobody waits for, that were taken.
    pub dropped: [u64; 2],
    trouble: Option<String>,
}

impl<'a> World<'a> {
    /// The surroundings of a case.
    pub fn new(chip: &Chip, case: &'a Case) -> World<'a> {
        let map = AddressMap::new(chip);
        let local_bytes = chip.pe.local_store_bytes.value;
        let (noc, fi) = (&chip.noc, &chip.fi);
        let of = |rate: Register, depth: Register, reset: f64| {
            let set = |register| case.config.iter().find(|c| c.0 == register).map(|c| c.1);
            Excess {
                rate: set(rate).unwrap_or(rate_units(reset).into()),
                depth: set(depth).unwrap_or(fi.bucket_lines.value.into()),
                most: 0,
            }
        };
        let excess = [
            of(Register::ReadRate, Register::ReadDepth, fi.read_rate.value),
            of(Register::WriteRate, Register::WriteDepth, fi.write_rate.value),
        ];
        let mut world = World {
            limits: Limits::new(&map, local_bytes),
            map,
            links: noc.pe_lanes.value,
            lanes: [noc.data_lanes.value, noc.control_lanes.value],
            last_column: noc.columns.value - 1,
            slots: [fi.read_slots.value as u16, fi.write_slots.value as u16],
            cycle: 0,
            last_transfer: 0,
            end: None,
            next: 0,
            statuses: Vec::new(),
            config: case.config.iter().copied().collect(),
            arming: vec![VecDeque::new(); CHANNELS as usize],
            armed: 0,
            lines: Lines::new(case.seed, case.traffic.faults),
            coming: Vec::new(),
            acks: Vec::new(),
            asked: HashMap::new(),
            writes: HashMap::new(),
            excess,
            local: local_store(case.seed, local_bytes),
            windows: VecDeque::new(),
            drive: Drive::idle(noc.pe_lanes.value),
            dropped: [0; 2],
            trouble: None,
            case,
        };
        world.decide();
        world
    }

    /// What the interface sees in this cycle.
    pub fn drive(&self) -> &Drive {
        &self.drive
    }

    /// Cycles so far.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// Tag and code of each status, in the order in which they came.
    pub fn statuses(&self) -> &[(u16, u8)] {
        &self.statuses
    }

    /// The local store.
    pub fn local(&self) -> &[u8] {
        &self.local
    }

    /// Memory.
    pub fn lines(&self) -> &Lines {
        &self.lines
    }

    /// The first thing that the interface did and must not do.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    fn fail(&mut self, what: String) {
        self.trouble.get_or_insert(what);
    }

    fn happens(&self, what: u64, probability: u8) -> bool {
        chance(self.case.seed, what, self.cycle, probability)
    }

    fn number(&self, what: u64) -> u64 {
        mix(self.case.seed, what, self.cycle)
    }

    fn due(&self, what: u64, salt: u64) -> u64 {
        let traffic = &self.case.traffic;
        let extra = mix(self.number(what), salt, 0) % (u64::from(traffic.jitter) + 1);
        self.cycle + u64::from(traffic.latency) + extra
    }

    fn is_done(&self) -> bool {
        self.next == self.case.work.len()
            && self.statuses.len() == self.next
            && self.config.is_empty()
            && self.coming.is_empty()
            && self.acks.is_empty()
            && self.windows.is_empty()
            && self.drive.data_down.iter().all(Option::is_none)
            && self.drive.control_down.is_none()
            && self.drive.utility_request.is_none()
    }

    /// The clock edge after a cycle in which the interface showed this. True at the end.
    pub fn advance(&mut self, show: &Show) -> bool {
        let before = self.last_transfer;
        self.take_commands(show);
        self.take_requests(show);
        self.take_lines(show);
        self.serve_store(show);
        let arms = show.armed & !self.armed;
        self.armed = show.armed;
        for channel in (0..CHANNELS as usize).filter(|c| arms >> c & 1 == 1) {
            self.play_broadcast(channel);
        }
        if self.drive.utility_request.is_some() && show.utility_request_ready {
            self.drive.utility_request = None;
            self.config.pop_front();
            self.last_transfer = self.cycle;
        }
        if self.last_transfer == before && self.cycle - before > PATIENCE {
            self.fail(format!(
                "stuck: {} of {} commands given, {} answered",
                self.next,
                self.case.work.len(),
                self.statuses.len()
            ));
        }
        self.cycle += 1;
        if self.is_done() {
            self.end.get_or_insert(self.cycle + EPILOGUE);
        }
        self.decide();
        self.trouble.is_some() || self.end.is_some_and(|end| self.cycle >= end)
    }

    fn take_commands(&mut self, show: &Show) {
        if let Some(command) = self.drive.command.filter(|_| show.command_ready) {
            let arms = matches!(command.kind, Kind::Broadcast | Kind::Receive);
            if arms && check(&command, &self.limits) == Status::Ok {
                self.arming[usize::from(command.channel)].push_back(self.next);
            }
            self.drive.idle_kind = command.kind;
            self.drive.command = None;
            self.next += 1;
            self.last_transfer = self.cycle;
        }
        if let Some(status) = show.status.filter(|_| self.drive.status_ready) {
            self.statuses.push((status.tag, status.code));
            self.last_transfer = self.cycle;
            if self.statuses.len() > self.next {
                self.fail("more statuses than commands".to_owned());
            }
        }
    }

    /// The address that a flit to a bank means.
    fn address(&mut self, header: Header, lane: u32, line: u32) -> Option<u64> {
        let column = header.columns.trailing_zeros();
        let one = header.columns.count_ones() == 1
            && header.rows.count_ones() == 1
            && header.clients == 1 << LLC_SLOT
            && (column == 0 || column == self.last_column);
        if !one {
            self.fail(format!("a flit goes to {header:?}, which is no bank"));
            return None;
        }
        let row = header.rows.trailing_zeros();
        let bank = BankPlace { side: u32::from(column != 0), row, lane };
        Some(self.map.address(LocalLine { bank, line }))
    }

    fn take_requests(&mut self, show: &Show) {
        let taken = show.control_up.filter(|_| self.drive.control_up_ready);
        let lines = taken.map_or(0, |up| up.flit.lines.into());
        self.meter(0, lines, "requests");
        let Some(ControlUp { lane, header, flit }) = taken else { return };
        self.last_transfer = self.cycle;
        let [data_lanes, control_lanes] = self.lanes;
        let banks = data_lanes / control_lanes;
        let data_lane = u32::from(lane) * banks + u32::from(flit.bank);
        if quad(data_lane, data_lanes, control_lanes) != (lane.into(), flit.bank.into()) {
            self.fail(format!("a request for bank {} of quad {lane}", flit.bank));
            return;
        }
        let Some(address) = self.address(header, data_lane, flit.address) else { return };
        let first = (address / u64::from(LINE_BYTES) % u64::from(FRAGMENT_LINES)) as u8;
        if first + flit.lines > FRAGMENT_LINES as u8
            || flit.kind != ControlKind::Read
            || flit.source != self.case.place.source
        {
            self.fail(format!("a request that is none: {flit:?} for {address:#x}"));
            return;
        }
        if flit.tag & BROADCAST_TAG == 0 {
            let mask = (((1u32 << flit.lines) - 1) << first) as u8;
            if self.asked.insert(flit.tag, [mask; 2]).is_some_and(|[_, left]| left != 0) {
                self.fail(format!("tag {} is used twice at once", flit.tag));
            }
        }
        for i in 0..flit.lines {
            let group_row = if flit.reply == Reply::Row { self.case.place.logical_row } else { 0 };
            self.come(Coming {
                due: self.due(0x20, u64::from(flit.tag) << 2 | u64::from(i)),
                link: data_lane % self.links,
                line: Some(address / u64::from(LINE_BYTES) + u64::from(i)),
                flit: DataFlit {
                    tag: flit.tag,
                    source: flit.source,
                    line: first + i,
                    kind: DataKind::ReadResponse,
                    reply: flit.reply,
                    group_row,
                    ..DataFlit::default()
                },
            });
        }
    }

    fn come(&mut self, coming: Coming) {
        self.coming.push(coming);
    }

    /// Lines sent this cycle on one of the channels stay within the bucket.
    fn meter(&mut self, which: usize, lines: u64, name: &str) {
        if self.config.is_empty() && !self.excess[which].add(lines) {
            let Excess { rate, depth, .. } = self.excess[which];
            self.fail(format!("{name} beyond {depth} lines + {rate}/256 lines a cycle"));
        }
    }

    fn take_lines(&mut self, show: &Show) {
        let mut sent = 0;
        for link in 0..self.links {
            let ready = self.drive.data_up_ready >> link & 1 == 1;
            let Some(up) = show.data_up[link as usize].filter(|_| ready) else { continue };
            sent += 1;
            self.write(link, &up);
        }
        self.meter(1, sent, "writes");
        for link in 0..self.links as usize {
            if !show.data_down_ready[link] {
                continue;
            }
            let Some(flit) = self.drive.data_down[link].take() else { continue };
            self.last_transfer = self.cycle;
            if flit.kind == DataKind::ReadResponse
                && let Some([asked, left]) = self.asked.get_mut(&flit.tag)
            {
                // Noise names lines that are not missing.
                *left &= !(*asked & 1 << flit.line);
            }
        }
        if self.drive.control_down.is_some() && show.control_down_ready {
            if let Some(flit) = self.drive.control_down.take() {
                self.writes.remove(&flit.tag);
            }
            self.last_transfer = self.cycle;
        }
    }

    fn write(&mut self, link: u32, up: &DataUp<LineBytes>) {
        self.last_transfer = self.cycle;
        let flit = &up.flit;
        let lane = u32::from(up.lane);
        if lane % self.links != link || flit.source != self.case.place.source {
            self.fail(format!("a line for lane {lane} on link {link}: {:?}", flit.source));
            return;
        }
        let Some(address) = self.address(up.header, lane, flit.address) else { return };
        let line = address / u64::from(LINE_BYTES);
        if line % u64::from(FRAGMENT_LINES) != u64::from(flit.line) || flit.tag >= self.slots[1] {
            self.fail(format!("line {} of a fragment is for {address:#x}", flit.line));
        }
        let refused = self.lines.write(line, &flit.data, flit.strobe) == Access::Refused;
        let failed = self.writes.entry(flit.tag).or_insert(false);
        *failed |= refused;
        let kind = if *failed { ControlKind::AckError } else { ControlKind::Ack };
        if flit.last {
            let ack = ControlFlit { kind, tag: flit.tag, ..ControlFlit::default() };
            let due = self.due(0x21, flit.tag.into());
            self.acks.push((due, ack));
        }
    }

    /// The channel is armed: the lines come, of a receive from another PE's request.
    fn play_broadcast(&mut self, channel: usize) {
        let Some(index) = self.arming[channel].pop_front() else {
            self.fail(format!("channel {channel} is armed for nobody"));
            return;
        };
        let work = &self.case.work[index];
        let command = work.command;
        if command.kind == Kind::Broadcast {
            return;
        }
        let first = (command.address % u64::from(FRAGMENT_BYTES)) as u32 / LINE_BYTES;
        for i in 0..answers(&command) {
            let line = work.broadcast / u64::from(LINE_BYTES) + u64::from(i);
            // A line that the map does not know cannot be asked for.
            let Some(place) = self.map.locate(line * u64::from(LINE_BYTES)) else { return };
            let reply = if command.reply == Reply::Own { Reply::Column } else { command.reply };
            let group_row = if reply == Reply::Row { self.case.place.logical_row } else { 0 };
            let at = first + i;
            let tag =
                BROADCAST_TAG | (channel as u16) << NUMBER_BITS | (at / FRAGMENT_LINES) as u16;
            self.come(Coming {
                due: self.due(0x22, u64::from(tag) << 32 | u64::from(i)) + u64::from(i),
                link: place.bank.lane % self.links,
                line: Some(line),
                flit: DataFlit {
                    tag,
                    line: (at % FRAGMENT_LINES) as u8,
                    kind: DataKind::ReadResponse,
                    reply,
                    group_row,
                    ..DataFlit::default()
                },
            });
        }
    }

    fn serve_store(&mut self, show: &Show) {
        let size = self.local.len();
        for link in 0..self.links {
            let ready = self.drive.store_write_ready >> link & 1 == 1;
            let Some(window) = show.store_write[link as usize].filter(|_| ready) else { continue };
            self.last_transfer = self.cycle;
            for i in (0..64).filter(|i| window.strobe >> i & 1 == 1) {
                self.local[(window.address as usize + i) % size] = window.data[i];
            }
        }
        if self.drive.store_read_data.is_some() && show.store_read_data_ready {
            self.drive.store_read_data = None;
            self.windows.pop_front();
            self.last_transfer = self.cycle;
        }
        if let Some(address) = show.store_read.filter(|_| self.drive.store_read_ready) {
            let due = self.cycle + u64::from(self.case.traffic.store_latency);
            self.windows.push_back((due, address));
            self.last_transfer = self.cycle;
        }
    }

    /// What the interface sees next.
    fn decide(&mut self) {
        let traffic = self.case.traffic;
        self.drive.status_ready = !self.happens(0x30, traffic.status_stall);
        self.drive.control_up_ready = !self.happens(0x31, traffic.router_stall[0]);
        self.drive.store_read_ready = !self.happens(0x32, traffic.store_stall[1]);
        self.drive.utility_ready = !self.happens(0x33, traffic.utility[1]);
        (self.drive.data_up_ready, self.drive.store_write_ready) = (0, 0);
        for link in 0..u64::from(self.links) {
            let ready = [
                !self.happens(0x40 + link, traffic.router_stall[1]),
                !self.happens(0x50 + link, traffic.store_stall[0]),
            ];
            self.drive.data_up_ready |= u32::from(ready[0]) << link;
            self.drive.store_write_ready |= u32::from(ready[1]) << link;
        }
        if self.drive.command.is_none()
            && self.config.is_empty()
            && !self.happens(0x34, traffic.command_gap)
            && let Some(work) = self.case.work.get(self.next)
            && (!work.wait || self.statuses.len() == self.next)
        {
            self.drive.command = Some(work.command);
        }
        if self.drive.store_read_data.is_none()
            && let Some(&(due, address)) = self.windows.front()
            && due <= self.cycle
            && !self.happens(0x35, traffic.store_stall[1])
        {
            let size = self.local.len();
            let window = std::array::from_fn(|i| self.local[(address as usize + i) % size]);
            self.drive.store_read_data = Some(window);
        }
        self.decide_utility();
        if self.end.is_none() {
            self.make_noise();
        }
        for link in 0..self.links {
            self.decide_line(link);
        }
        if self.drive.control_down.is_none() && !self.happens(0x36, traffic.delay) {
            let due: Vec<usize> =
                (0..self.acks.len()).filter(|&i| self.acks[i].0 <= self.cycle).collect();
            if !due.is_empty() {
                let pick = due[self.number(0x37) as usize % due.len()];
                self.drive.control_down = Some(self.acks.swap_remove(pick).1);
            }
        }
    }

    /// A line that is due is offered: any of them, as banks answer in any order.
    fn decide_line(&mut self, link: u32) {
        let at = link as usize;
        if self.drive.data_down[at].is_some()
            || self.happens(0x60 + u64::from(link), self.case.traffic.delay)
        {
            return;
        }
        let due: Vec<usize> = (0..self.coming.len())
            .filter(|&i| self.coming[i].link == link && self.coming[i].due <= self.cycle)
            .collect();
        if due.is_empty() {
            return;
        }
        let pick = due[self.number(0x70 + u64::from(link)) as usize % due.len()];
        let Coming { line, flit, .. } = self.coming.swap_remove(pick);
        let garbage = std::array::from_fn(|i| (self.number(0x71) >> (i % 8 * 8)) as u8);
        let (data, access) = match line {
            Some(line) => self.lines.read(line),
            None => (garbage, Access::Done),
        };
        self.drive.data_down[at] = Some(DataFlit {
            data: if access == Access::Done { data } else { garbage },
            strobe: self.number(0x72),
            address: self.number(0x73) as u32,
            tag: flit.tag,
            source: flit.source,
            steering: 0,
            line: flit.line,
            last: self.number(0x74) & 1 == 1,
            // What is refused may be said to be poisoned as well.
            poison: access == Access::Poisoned
                || access == Access::Refused && self.number(0x75) & 1 == 1
                || line.is_none() && flit.poison,
            error: access == Access::Refused || line.is_none() && flit.error,
            kind: flit.kind,
            reply: flit.reply,
            group_row: flit.group_row,
        });
    }

    fn decide_utility(&mut self) {
        if self.drive.utility_request.is_some() {
            return;
        }
        if let Some(&(register, value)) = self.config.front() {
            let address = register.offset().into();
            self.drive.utility_request = Some(UtilityRequest { address, write: true, data: value });
            return;
        }
        if self.end.is_some() || !self.happens(0x80, self.case.traffic.utility[0] / 4) {
            return;
        }
        let pick = self.number(0x81);
        let registers = (COUNTERS.len() + Register::ALL.len()) as u64;
        let address = match pick & 7 {
            0 => (pick >> 8) % (registers * u64::from(REGISTER_STRIDE)),
            _ => (pick >> 8) % registers * u64::from(REGISTER_STRIDE),
        };
        // Writes here change nothing but the register of errors.
        let write = pick >> 4 & 3 == 0;
        let register = Register::ALL.into_iter().find(|r| u64::from(r.offset()) == address);
        let data = match register.and_then(Register::writable) {
            Some((0, 0)) => pick >> 40 & 1,
            Some((least, most)) => {
                [0, least - 1, most + 1, 1 << 32, 1 << 63 | least][(pick >> 40) as usize % 5]
            }
            None => pick >> 40,
        };
        self.drive.utility_request = Some(UtilityRequest { address, write, data });
    }

    /// Flits that nobody waits for, and flits for other rows.
    fn make_noise(&mut self) {
        if !self.happens(0x90, self.case.traffic.noise) || self.is_done() {
            return;
        }
        let pick = self.number(0x91);
        let byte = |at: u32| pick >> at & 0xff;
        let link = (byte(0) % u64::from(self.links)) as u32;
        let mut flit = DataFlit {
            line: byte(8) as u8 % FRAGMENT_LINES as u8,
            kind: DataKind::ReadResponse,
            poison: byte(16) & 1 == 1,
            error: byte(16) & 6 == 6,
            ..DataFlit::default()
        };
        let mut foreign = false;
        match byte(24) % 6 {
            0 => {
                // For another row, on whatever channel.
                flit.tag = BROADCAST_TAG | (pick >> 32 & 0x7ff) as u16;
                flit.reply = Reply::Row;
                flit.group_row = (self.case.place.logical_row + 1 + byte(48) as u8 % 15) % 16;
                foreign = true;
            }
            1 => {
                // A write, of which this interface takes none.
                flit.kind = DataKind::Write;
                flit.tag = (pick >> 32 & 0xfff) as u16;
            }
            2 => {
                // A slot that there is not.
                let beyond = BROADCAST_TAG - self.slots[0];
                if beyond == 0 {
                    return;
                }
                flit.tag = self.slots[0] + (pick >> 32) as u16 % beyond;
            }
            3 => {
                // A line that is not missing of a fragment that has others missing, so that its
                // slot stays; over its own link, so that they come later.
                let open = self.coming.iter().find(|c| {
                    c.line.is_some()
                        && self.asked.get(&c.flit.tag).is_some_and(|[_, left]| {
                            left >> flit.line & 1 == 0 && left >> c.flit.line & 1 == 1
                        })
                });
                let Some(open) = open else { return };
                if self.drive.data_down[open.link as usize].is_some() {
                    return;
                }
                let (tag, link) = (open.flit.tag, open.link);
                flit.tag = tag;
                // Offered at once: the line that is missing must not overtake it.
                self.offer_noise(link, flit);
                self.dropped[1] += 1;
                return;
            }
            4 => {
                // A channel that nobody arms, or lines that the one who arms it does not want.
                let channel = byte(32) as u8 % CHANNELS as u8;
                let users: Vec<&Command> = self
                    .case
                    .work
                    .iter()
                    .map(|w| &w.command)
                    .filter(|c| {
                        c.channel == channel && c.kind != Kind::Read && c.kind != Kind::Write
                    })
                    .collect();
                let mut at = (pick >> 40) as u32 % 1024;
                let wanted = users.first().is_some_and(|c| {
                    let first = (c.address % u64::from(FRAGMENT_BYTES)) as u32 / LINE_BYTES;
                    let lines = c.length.div_ceil(LINE_BYTES);
                    // Right behind the last line, where that has a number.
                    if byte(56) & 1 == 1 && first + lines < 1024 {
                        at = first + lines;
                    }
                    at >= first && at - first < lines
                });
                if users.len() > 1 || wanted {
                    return;
                }
                flit.tag = BROADCAST_TAG
                    | u16::from(channel) << NUMBER_BITS
                    | (at / FRAGMENT_LINES) as u16;
                flit.line = (at % FRAGMENT_LINES) as u8;
                flit.reply = Reply::All;
            }
            _ => {
                let kind = [ControlKind::Read, ControlKind::Message, ControlKind::Ack]
                    [byte(32) as usize % 3];
                let tag = if kind == ControlKind::Ack {
                    let beyond = 4096 - self.slots[1];
                    self.slots[1] + (pick >> 40) as u16 % beyond
                } else {
                    (pick >> 40) as u16 % 4096
                };
                let flit = ControlFlit { kind, tag, lines: 1, ..ControlFlit::default() };
                if self.drive.control_down.is_none() {
                    self.drive.control_down = Some(flit);
                    self.dropped[1] += 1;
                }
                return;
            }
        }
        self.dropped[usize::from(!foreign)] += 1;
        self.come(Coming { due: self.cycle, link, line: None, flit });
    }

    fn offer_noise(&mut self, link: u32, flit: DataFlit<()>) {
        let data = [0x5a; 64];
        self.drive.data_down[link as usize] = Some(DataFlit {
            data,
            strobe: 0,
            address: 0,
            tag: flit.tag,
            source: flit.source,
            steering: 0,
            line: flit.line,
            last: false,
            poison: flit.poison,
            error: flit.error,
            kind: flit.kind,
            reply: flit.reply,
            group_row: flit.group_row,
        });
    }
}

/// A local store's first contents.
pub fn local_store(seed: u64, bytes: u32) -> Vec<u8> {
    (0..bytes / 8).flat_map(|i| mix(seed, 0x700, i.into()).to_le_bytes()).collect()
}
