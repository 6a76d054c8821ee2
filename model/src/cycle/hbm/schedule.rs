//! What the controller issues in a clock: one row command and one column command at most.
//!
//! ```text
//!   queues of reads and writes --oldest ready--> column command (RD or WR, by direction)
//!          |                                     row command (refresh, ACT, PRE)
//!          +-- banks: open rows, and from which clock on each may have which command
//! ```
//! All decisions of a clock are taken on the state before it, as in `hw/src/hbm/`; then the state
//! advances. Times are kept as the clock from which on something may happen; where nothing can be
//! issued, the scan notes from when on it can, and is not repeated before.

use super::port::{ColumnCommand, RowCommand};
use super::queue::{Entry, Ones, Queue, State};
use crate::spec::chip::Hbm;
use crate::spec::hbm::{AddressMap, BURST_CLOCKS, COUNTER_COUNT, CounterId, MAX_BANKS};
use crate::spec::hbm::{Refresh, Timings};

/// Reads are queue 0, writes queue 1.
pub(super) const READ: usize = 0;
pub(super) const WRITE: usize = 1;

/// Bank groups of all stack ids at most.
const MAX_GROUPS: usize = MAX_BANKS;

/// A column command with what its data path has to know.
#[derive(Clone, Copy, Debug)]
pub(super) struct Issue {
    pub command: ColumnCommand,
    /// The entry; its payload as before the command.
    pub entry: Entry,
    /// It is the second burst of its line.
    pub second: bool,
}

/// What is issued in a clock.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Step {
    pub row: Option<RowCommand>,
    pub column: Option<Issue>,
    /// Whether anything has changed, so that the next clock has to be looked at.
    pub active: bool,
}

/// What the scheduler sees of the rest of the controller in a clock.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Surroundings {
    /// The first request at the entrance may enter its queue (where it is `write` or not).
    pub enters: Option<(usize, Entry)>,
    /// A read waits at the entrance for a queued write of its line.
    pub read_waits: bool,
    /// Where the next read's data will be in the read buffer, if there is room.
    pub read_slot: Option<u16>,
}

#[derive(Clone, Debug)]
pub(super) struct Scheduler {
    map: AddressMap,
    t: Timings,
    refresh: Refresh,
    refresh_interval: u64,
    refresh_postpone: u32,
    write_high: usize,
    write_low: usize,
    write_batch: u32,
    age_cap: u32,
    /// All banks there are.
    all: u64,
    group_of: [u8; MAX_BANKS],
    stack_of: [u8; MAX_BANKS],

    pub queues: [Queue; 2],
    /// READ or WRITE.
    mode: usize,
    draining: bool,
    batch: u32,
    leaving: bool,

    open: u64,
    /// Open banks whose row a line has used.
    used: u64,
    row: [u16; MAX_BANKS],
    act_at: [u64; MAX_BANKS],
    pre_at: [u64; MAX_BANKS],
    column_at: [[u64; MAX_BANKS]; 2],
    act_group_at: [u64; MAX_GROUPS],
    column_group_at: [[u64; MAX_GROUPS]; 2],
    act_any_at: u64,
    refresh_any_at: u64,
    column_any_at: [u64; 2],
    /// Of stack ids other than the last.
    column_other_at: [u64; 2],
    last_stack: u8,
    last_write: bool,
    /// When the last four activates no longer count, the oldest first.
    faw: [u64; 4],

    refresh_at: u64,
    owed: u32,
    refreshed: u64,
    target: Option<u8>,

    /// No command before these clocks, as far as the state is what it was.
    column_next: u64,
    row_next: u64,
    pub counters: [u64; COUNTER_COUNT],
}

impl Scheduler {
    pub fn new(hbm: &Hbm) -> Scheduler {
        let map = AddressMap::new(hbm);
        let t = Timings::new(hbm);
        let refresh = hbm.refresh_kind();
        let interval = u64::from(t.refresh_interval(refresh, map.banks()));
        let address = |b: usize| map.bank_address(b as u32);
        Scheduler {
            t,
            refresh,
            refresh_interval: interval,
            refresh_postpone: hbm.refresh_postpone.value,
            write_high: hbm.write_high.value as usize,
            write_low: hbm.write_low.value as usize,
            write_batch: hbm.write_batch.value,
            age_cap: hbm.age_cap.value,
            all: u64::MAX >> (64 - map.banks()),
            group_of: std::array::from_fn(|b| {
                address(b).stack << map.group_bits | address(b).group
            }),
            stack_of: std::array::from_fn(|b| address(b).stack),
            map,
            queues: [Queue::new(), Queue::new()],
            mode: READ,
            draining: false,
            batch: 0,
            leaving: false,
            open: 0,
            used: 0,
            row: [0; MAX_BANKS],
            act_at: [0; MAX_BANKS],
            pre_at: [0; MAX_BANKS],
            column_at: [[0; MAX_BANKS]; 2],
            act_group_at: [0; MAX_GROUPS],
            column_group_at: [[0; MAX_GROUPS]; 2],
            act_any_at: 0,
            refresh_any_at: 0,
            column_any_at: [0; 2],
            column_other_at: [0; 2],
            last_stack: 0,
            last_write: false,
            faw: [0; 4],
            refresh_at: if refresh == Refresh::Off { u64::MAX } else { interval - 1 },
            owed: 0,
            refreshed: 0,
            target: None,
            column_next: 0,
            row_next: 0,
            counters: [0; COUNTER_COUNT],
        }
    }

    pub fn count(&mut self, id: CounterId, by: u64) {
        self.counters[id.index()] += by;
    }

    /// The first clock that has to be looked at if nothing comes from outside.
    pub fn next_event(&self) -> u64 {
        self.column_next.min(self.row_next).min(self.refresh_at)
    }

    /// There is room in the read buffer again.
    pub fn wake_column(&mut self) {
        self.column_next = 0;
    }

    /// Nothing new is begun: all banks are to be refreshed.
    fn halted(&self) -> bool {
        self.refresh == Refresh::AllBanks && self.owed != 0
    }

    /// The oldest of the queue has been overtaken often enough.
    fn urgent(&self, queue: usize) -> bool {
        let q = &self.queues[queue];
        q.overtaken >= self.age_cap && q.started() & 1 == 0
    }

    /// Whether the direction is to change.
    fn wants_to_leave(&self, read_waits: bool) -> bool {
        let (reads, writes) = (self.queues[READ].len(), self.queues[WRITE].len());
        let full = writes >= self.write_high;
        if self.mode == READ {
            return full || read_waits || (reads == 0 && writes != 0);
        }
        let enough = if self.draining || full {
            writes <= self.write_low
        } else {
            self.batch >= self.write_batch
        };
        writes == 0 || (reads != 0 && !read_waits && enough)
    }

    fn choose_column(&mut self, now: u64, read_slot: bool) -> Option<usize> {
        if now < self.column_next {
            return None;
        }
        let mode = self.mode;
        let any = self.column_any_at[mode];
        if now < any {
            self.column_next = any;
            return None;
        }
        let q = &self.queues[mode];
        let mut earliest = u64::MAX;
        let at = |i: usize| {
            let b = usize::from(q.bank(i));
            let other = self.stack_of[b] != self.last_stack;
            let stack = if other { self.column_other_at[mode] } else { 0 };
            self.column_at[mode][b]
                .max(self.column_group_at[mode][usize::from(self.group_of[b])])
                .max(stack)
        };
        let mut found = None;
        for i in Ones(q.started()) {
            let at = at(i);
            if at <= now {
                found = Some(i);
                break;
            }
            earliest = earliest.min(at);
        }
        let begins = !self.leaving && !self.halted() && (mode == WRITE || read_slot);
        if found.is_none() && begins {
            let mut new = q.hit() & !q.started();
            let mut blocked = self.target.map_or(0, |b| 1u64 << b);
            if self.urgent(mode) {
                if q.hit() & 1 == 1 {
                    new &= 1;
                } else if q.conflict() & 1 == 1 {
                    blocked |= 1 << q.bank(0);
                }
            }
            for i in Ones(new) {
                if blocked >> q.bank(i) & 1 == 1 {
                    continue;
                }
                let at = at(i);
                if at <= now {
                    found = Some(i);
                    break;
                }
                earliest = earliest.min(at);
            }
        }
        if found.is_none() {
            self.column_next = earliest;
        }
        found
    }

    /// The refresh, or the precharge that it needs.
    fn choose_refresh(&self, now: u64, earliest: &mut u64) -> Option<RowCommand> {
        let mut ready = |at: u64| {
            *earliest = (*earliest).min(at);
            at <= now
        };
        if let Some(bank) = self.target {
            let b = usize::from(bank);
            let address = self.map.bank_address(u32::from(bank));
            if self.open >> b & 1 == 1 {
                let free = !self.queues[self.mode].bank_started(bank);
                let precharge = RowCommand::Precharge { bank: address };
                return (free && ready(self.pre_at[b])).then_some(precharge);
            }
            let at = self.act_at[b].max(self.refresh_any_at);
            return ready(at).then_some(RowCommand::RefreshBank { bank: address });
        }
        if !self.halted() {
            return None;
        }
        let latest =
            |of: u64, at: &[u64; MAX_BANKS]| Ones(u128::from(of)).map(|b| at[b]).max().unwrap_or(0);
        if self.open != 0 {
            let free = self.queues[self.mode].started() == 0;
            return (free && ready(latest(self.open, &self.pre_at)))
                .then_some(RowCommand::PrechargeAll);
        }
        let at = latest(self.all, &self.act_at).max(self.refresh_any_at);
        ready(at).then_some(RowCommand::RefreshAll)
    }

    /// The activate for the oldest of the queue that needs one and can have it.
    fn choose_activate(
        &self,
        now: u64,
        queue: usize,
        skip: u64,
        earliest: &mut u64,
    ) -> Option<RowCommand> {
        let q = &self.queues[queue];
        if q.closed() == 0 {
            return None;
        }
        let gate = self.act_any_at.max(self.faw[0]);
        if now < gate {
            *earliest = (*earliest).min(gate);
            return None;
        }
        let mut seen = skip;
        for i in Ones(q.closed()) {
            let bank = q.bank(i);
            if seen >> bank & 1 == 1 {
                continue;
            }
            seen |= 1 << bank;
            let b = usize::from(bank);
            let at = self.act_at[b].max(self.act_group_at[usize::from(self.group_of[b])]);
            if at <= now {
                let bank = self.map.bank_address(u32::from(bank));
                return Some(RowCommand::Activate { bank, row: u32::from(q.entry(i).row) });
            }
            *earliest = (*earliest).min(at);
        }
        None
    }

    /// The precharge for the oldest of the queue that needs one, where no one needs the open row.
    fn choose_precharge(
        &self,
        now: u64,
        queue: usize,
        skip: u64,
        earliest: &mut u64,
    ) -> Option<RowCommand> {
        let q = &self.queues[queue];
        let urgent = queue == self.mode && self.urgent(queue);
        let mut seen = skip;
        for i in Ones(q.conflict()) {
            let bank = q.bank(i);
            if seen >> bank & 1 == 1 {
                continue;
            }
            seen |= 1 << bank;
            if q.bank_hits(bank) && !(urgent && i == 0 && !q.bank_started(bank)) {
                continue;
            }
            let at = self.pre_at[usize::from(bank)];
            if at <= now {
                return Some(RowCommand::Precharge {
                    bank: self.map.bank_address(u32::from(bank)),
                });
            }
            *earliest = (*earliest).min(at);
        }
        None
    }

    /// The row command, and whether it is a precharge for a waiting line.
    fn choose_row(&mut self, now: u64) -> Option<(RowCommand, bool)> {
        if now < self.row_next {
            return None;
        }
        let mut earliest = u64::MAX;
        let chosen = self.choose_row_command(now, &mut earliest);
        if chosen.is_none() {
            self.row_next = earliest;
        }
        chosen
    }

    fn choose_row_command(&self, now: u64, earliest: &mut u64) -> Option<(RowCommand, bool)> {
        if let Some(command) = self.choose_refresh(now, earliest) {
            return Some((command, false));
        }
        if self.halted() {
            return None;
        }
        let target = self.target.map_or(0, |b| 1u64 << b);
        for queue in [self.mode, 1 - self.mode] {
            let skip =
                if queue == self.mode { target } else { target | self.queues[self.mode].wanted() };
            if let Some(command) = self.choose_activate(now, queue, skip, earliest) {
                return Some((command, false));
            }
            if let Some(command) = self.choose_precharge(now, queue, skip, earliest) {
                return Some((command, true));
            }
        }
        None
    }

    /// One clock.
    pub fn step(&mut self, now: u64, around: &Surroundings) -> Step {
        let leaving = self.wants_to_leave(around.read_waits);
        if leaving != self.leaving {
            self.leaving = leaving;
            self.column_next = 0;
        }
        let column = self.choose_column(now, around.read_slot.is_some());
        let row = self.choose_row(now);
        let flips = leaving && self.queues[self.mode].started() == 0;
        let full = self.queues[WRITE].len() >= self.write_high;
        let target = self.choose_target();
        let mut active = column.is_some() || row.is_some() || flips || target.is_some();

        // From here on the state advances.
        if let Some((command, for_line)) = row {
            self.apply_row(now, command, for_line);
        }
        if target.is_some() {
            (self.target, self.row_next) = (target, 0);
        }
        if now == self.refresh_at {
            self.refresh_at += self.refresh_interval;
            self.owed += 1;
            self.row_next = 0;
            active = true;
        }
        self.draining |= self.mode == WRITE && full;
        let mode = self.mode;
        let column = column.map(|i| self.apply_column(now, i, around.read_slot));
        if let Some((queue, entry)) = around.enters {
            self.enter(queue, entry);
            active = true;
        }
        if flips {
            self.mode = 1 - mode;
            (self.draining, self.batch) = (self.mode == WRITE && full, 0);
            (self.column_next, self.row_next) = (0, 0);
        }
        Step { row: row.map(|r| r.0), column, active }
    }

    /// The bank to be refreshed next: an idle one, or any when too many are owed.
    fn choose_target(&self) -> Option<u8> {
        if self.refresh != Refresh::PerBank || self.owed == 0 || self.target.is_some() {
            return None;
        }
        let left = self.all & !self.refreshed;
        let idle = left & !self.queues[READ].wanted() & !self.queues[WRITE].wanted();
        if idle != 0 {
            return Some(idle.trailing_zeros() as u8);
        }
        (self.owed >= self.refresh_postpone).then(|| left.trailing_zeros() as u8)
    }

    fn enter(&mut self, queue: usize, entry: Entry) {
        let b = usize::from(entry.bank);
        let state = if self.open >> b & 1 == 0 {
            State::Closed
        } else if self.row[b] == entry.row {
            State::Hit
        } else {
            State::Conflict
        };
        self.queues[queue].push(entry, state);
        match state {
            State::Hit => self.column_next = 0,
            State::Closed | State::Conflict => self.row_next = 0,
        }
    }

    fn apply_column(&mut self, now: u64, i: usize, read_slot: Option<u16>) -> Issue {
        let (mode, t) = (self.mode, self.t);
        let q = &mut self.queues[mode];
        let entry = q.entry(i);
        let second = q.started() >> i & 1 == 1;
        let write = mode == WRITE;
        if second {
            q.remove(i);
            if i == 0 {
                q.overtaken = 0;
            }
            self.row_next = 0;
        } else {
            q.start(i, if write { entry.payload } else { read_slot.unwrap_or(0) });
            if i != 0 {
                q.overtaken = (q.overtaken + 1).min(self.age_cap);
                if q.overtaken == self.age_cap {
                    self.row_next = 0;
                }
            }
            if write {
                self.batch = (self.batch + 1).min(self.write_batch);
            }
        }
        let b = usize::from(entry.bank);
        if second {
            self.count(if write { CounterId::Writes } else { CounterId::Reads }, 1);
        } else {
            self.count(CounterId::RowHits, self.used >> b & 1);
            self.used |= 1 << b;
        }
        self.count(CounterId::BusyClocks, u64::from(BURST_CLOCKS));
        self.count(CounterId::Turnarounds, u64::from(write != self.last_write));
        self.last_write = write;

        let group = usize::from(self.group_of[b]);
        let after = |clocks: u32| now + u64::from(clocks);
        self.column_any_at[mode] = after(t.ccds);
        self.column_group_at[mode][group] = after(t.ccdl);
        self.column_other_at[mode] = after(t.ccdr);
        self.last_stack = self.stack_of[b];
        if write {
            self.column_any_at[READ] = after(t.write_burst() + t.wtrs);
            self.column_group_at[READ][group] = after(t.write_burst() + t.wtrl);
        } else {
            self.column_any_at[WRITE] = after(t.rtw);
        }
        let to_precharge = if write { t.write_burst() + t.wr } else { t.rtp };
        self.pre_at[b] = self.pre_at[b].max(after(to_precharge));
        self.column_next = 0;
        let column = u32::from(entry.column) * 2 + u32::from(second);
        let bank = self.map.bank_address(u32::from(entry.bank));
        Issue { command: ColumnCommand { write, bank, column }, entry, second }
    }

    fn apply_row(&mut self, now: u64, command: RowCommand, for_line: bool) {
        let t = self.t;
        let after = |clocks: u32| now + u64::from(clocks);
        let b = command.bank().map_or(0, |bank| self.map.bank_index(bank) as usize);
        self.row_next = 0;
        match command {
            RowCommand::Activate { row, .. } => {
                self.open |= 1 << b;
                self.used &= !(1 << b);
                self.row[b] = row as u16;
                self.act_at[b] = after(t.rc);
                self.pre_at[b] = after(t.ras);
                self.column_at[READ][b] = after(t.rcd_read);
                self.column_at[WRITE][b] = after(t.rcd_write);
                self.act_any_at = self.act_any_at.max(after(t.rrds));
                self.act_group_at[usize::from(self.group_of[b])] = after(t.rrdl);
                self.refresh_any_at = self.refresh_any_at.max(after(t.rrefd));
                self.faw = [self.faw[1], self.faw[2], self.faw[3], after(t.faw)];
                self.queues.iter_mut().for_each(|q| q.activated(b as u8, row as u16));
                let first = after(t.rcd_read.min(t.rcd_write));
                self.column_next = self.column_next.min(first);
                self.count(CounterId::Activates, 1);
            }
            RowCommand::Precharge { .. } => {
                self.open &= !(1 << b);
                self.act_at[b] = self.act_at[b].max(after(t.rp));
                self.queues.iter_mut().for_each(|q| q.precharged(b as u8));
                self.count(CounterId::Precharges, 1);
                self.count(CounterId::RowConflicts, u64::from(for_line));
            }
            RowCommand::PrechargeAll => {
                for b in Ones(u128::from(self.open)) {
                    self.act_at[b] = self.act_at[b].max(after(t.rp));
                }
                self.open = 0;
                self.queues.iter_mut().for_each(Queue::all_precharged);
                self.count(CounterId::Precharges, 1);
            }
            RowCommand::RefreshBank { .. } => {
                self.act_at[b] = after(t.rfc_bank);
                self.act_any_at = self.act_any_at.max(after(t.rrefd));
                self.refresh_any_at = self.refresh_any_at.max(after(t.rrefd));
                self.refreshed |= 1 << b;
                if self.refreshed == self.all {
                    self.refreshed = 0;
                }
                self.target = None;
                self.owed -= 1;
                self.column_next = 0;
                self.count(CounterId::Refreshes, 1);
            }
            RowCommand::RefreshAll => {
                for b in Ones(u128::from(self.all)) {
                    self.act_at[b] = after(t.rfc);
                }
                self.owed -= 1;
                self.column_next = 0;
                self.count(CounterId::Refreshes, 1);
            }
        }
    }
}
