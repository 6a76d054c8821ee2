//! Judges the commands on the buses: flags each that breaks a timing or a rule of the protocol.
//!
//! It knows nothing of the controller. Each rule is written down as it stands in the table of
//! timings: it looks at the whole history that can matter and says which command came too early,
//! by how much, and after what.

use super::port::{Beat, ColumnCommand, RowCommand};
use crate::spec::Chip;
use crate::spec::hbm::{AddressMap, BURST_CLOCKS, BankAddress, Refresh, Timings};

/// A command of the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Act,
    Pre,
    RefBank,
    RefAll,
    Rd,
    Wr,
}

#[derive(Clone, Copy, Debug)]
struct Past {
    at: u64,
    kind: Kind,
    bank: BankAddress,
}

/// Watches the buses of one pseudo-channel.
#[derive(Clone, Debug)]
pub struct Validator {
    t: Timings,
    map: AddressMap,
    banks: usize,
    refresh: Refresh,
    refresh_postpone: u64,
    now: u64,
    open: Vec<Option<u32>>,
    rows: u32,
    columns: u32,
    /// Commands that may still matter, oldest first.
    past: Vec<Past>,
    horizon: u64,
    refreshes: u64,
    /// Refreshes of each bank.
    of_bank: Vec<u64>,
    /// Clocks in which write data, or read data, have to be on the bus.
    writes_due: Vec<u64>,
    reads_due: Vec<u64>,
    trouble: Option<String>,
}

impl Validator {
    /// A validator of a chip's pseudo-channel from reset on.
    pub fn new(chip: &Chip) -> Validator {
        let map = AddressMap::new(&chip.hbm);
        let t = Timings::new(&chip.hbm);
        let banks = map.banks() as usize;
        Validator {
            t,
            map,
            banks,
            refresh: chip.hbm.refresh_kind(),
            refresh_postpone: u64::from(chip.hbm.refresh_postpone.value),
            now: 0,
            open: vec![None; banks],
            rows: chip.hbm.rows.value,
            columns: chip.hbm.page_bytes.value * 8 / crate::spec::hbm::BURST_BITS,
            past: Vec::new(),
            horizon: t
                .list()
                .iter()
                .map(|l| u64::from(l.1))
                .filter(|&c| c < u64::from(t.refi))
                .max()
                .unwrap_or(0)
                + 2 * u64::from(t.wl + t.wr + t.wtrl + BURST_CLOCKS),
            refreshes: 0,
            of_bank: vec![0; banks],
            writes_due: Vec::new(),
            reads_due: Vec::new(),
            trouble: None,
        }
    }

    /// The first thing that was wrong.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    fn fail(&mut self, what: String) {
        let now = self.now;
        self.trouble.get_or_insert_with(|| format!("clock {now}: {what}"));
    }

    /// Least clocks from a command of the past to one of `kind` to `bank`; 0 if there is no rule.
    fn distance(&self, past: &Past, kind: Kind, bank: BankAddress) -> (u32, &'static str) {
        use Kind::{Act, Pre, Rd, RefAll, RefBank, Wr};
        let t = &self.t;
        let same_bank = past.bank == bank;
        let same_stack = past.bank.stack == bank.stack;
        let same_group = same_stack && past.bank.group == bank.group;
        let burst = BURST_CLOCKS;
        match (past.kind, kind) {
            (Act, Rd) if same_bank => (t.rcd_read, "RCD"),
            (Act, Wr) if same_bank => (t.rcd_write, "RCD"),
            (Act, Pre) if same_bank => (t.ras, "RAS"),
            (Act, Act) if same_bank => (t.rc, "RC"),
            (Act, Act) if same_group => (t.rrdl, "RRDL"),
            (Act, Act) => (t.rrds, "RRDS"),
            (Act, RefBank) if same_bank => (t.rc, "RC"),
            (Act, RefBank) => (t.rrefd, "RREFD"),
            (Act, RefAll) => (t.rc, "RC"),
            (Pre, Act | RefBank) if same_bank => (t.rp, "RP"),
            (Pre, RefAll) => (t.rp, "RP"),
            (Rd, Pre) if same_bank => (t.rtp, "RTP"),
            (Wr, Pre) if same_bank => (t.wl + burst + t.wr, "WR"),
            (Rd, Rd) | (Wr, Wr) if same_group => (t.ccdl, "CCDL"),
            (Rd, Rd) | (Wr, Wr) if same_stack => (t.ccds, "CCDS"),
            (Rd, Rd) | (Wr, Wr) => (t.ccdr, "CCDR"),
            (Rd, Wr) => (t.rtw, "RTW"),
            (Wr, Rd) if same_group => (t.wl + burst + t.wtrl, "WTRL"),
            (Wr, Rd) => (t.wl + burst + t.wtrs, "WTRS"),
            (RefBank, Act | RefBank) if same_bank => (t.rfc_bank, "RFCpb"),
            (RefBank, Act | RefBank) => (t.rrefd, "RREFD"),
            (RefBank, RefAll) => (t.rfc_bank, "RFCpb"),
            (RefAll, Act | RefBank | RefAll) => (t.rfc, "RFC"),
            _ => (0, ""),
        }
    }

    fn judge(&mut self, kind: Kind, bank: BankAddress) {
        let broken = self.past.iter().find_map(|past| {
            let (least, rule) = self.distance(past, kind, bank);
            let is = self.now - past.at;
            (is < u64::from(least)).then(|| {
                format!("{kind:?} {bank:?} is {is} clocks after {past:?}: {rule} is {least}")
            })
        });
        if let Some(what) = broken {
            self.fail(what);
        }
        if kind == Kind::Act {
            let acts: Vec<u64> =
                self.past.iter().filter(|p| p.kind == Kind::Act).map(|p| p.at).collect();
            if let Some(fourth) = acts.len().checked_sub(4)
                && self.now - acts[fourth] < u64::from(self.t.faw)
            {
                self.fail(format!("the fifth activate within FAW, {} clocks", self.t.faw));
            }
        }
        self.past.push(Past { at: self.now, kind, bank });
    }

    fn index(&mut self, bank: BankAddress) -> Option<usize> {
        let index = self.map.bank_index(bank) as usize;
        if index >= self.banks || self.map.bank_address(index as u32) != bank {
            self.fail(format!("no bank {bank:?}"));
            return None;
        }
        Some(index)
    }

    fn row_command(&mut self, command: RowCommand) {
        match command {
            RowCommand::Activate { bank, row } => {
                let Some(b) = self.index(bank) else { return };
                if self.open[b].is_some() {
                    self.fail(format!("activate of {bank:?}, which is open"));
                }
                if row >= self.rows {
                    self.fail(format!("row {row} of {}", self.rows));
                }
                self.judge(Kind::Act, bank);
                self.open[b] = Some(row);
            }
            RowCommand::Precharge { bank } => {
                let Some(b) = self.index(bank) else { return };
                if self.open[b].is_none() {
                    self.fail(format!("precharge of {bank:?}, which is closed"));
                }
                self.judge(Kind::Pre, bank);
                self.open[b] = None;
            }
            RowCommand::PrechargeAll => {
                for b in 0..self.banks {
                    if self.open[b].take().is_some() {
                        self.judge(Kind::Pre, self.map.bank_address(b as u32));
                    }
                }
            }
            RowCommand::RefreshBank { bank } => {
                let Some(b) = self.index(bank) else { return };
                if self.open[b].is_some() {
                    self.fail(format!("refresh of {bank:?}, which is open"));
                }
                self.judge(Kind::RefBank, bank);
                self.of_bank[b] += 1;
                self.refreshes += 1;
                let (least, most) = (self.of_bank.iter().min(), self.of_bank.iter().max());
                if most > least.map(|n| n + 1).as_ref() {
                    self.fail(format!("{bank:?} is refreshed twice in a round"));
                }
                if self.refresh != Refresh::PerBank {
                    self.fail("refresh of a bank in another mode".to_owned());
                }
            }
            RowCommand::RefreshAll => {
                if self.open.iter().any(Option::is_some) {
                    self.fail("refresh of all banks while one is open".to_owned());
                }
                self.judge(Kind::RefAll, BankAddress::default());
                self.refreshes += 1;
                if self.refresh != Refresh::AllBanks {
                    self.fail("refresh of all banks in another mode".to_owned());
                }
            }
        }
    }

    /// One clock: what is on the buses in it.
    pub fn clock(
        &mut self,
        row: Option<RowCommand>,
        column: Option<ColumnCommand>,
        write_data: Option<Beat>,
    ) {
        let (now, horizon) = (self.now, self.horizon);
        self.past.retain(|past| past.at + horizon > now);
        if let Some(command) = column {
            let kind = if command.write { Kind::Wr } else { Kind::Rd };
            if let Some(b) = self.index(command.bank) {
                if self.open[b].is_none() {
                    self.fail(format!("{kind:?} of {:?}, which is closed", command.bank));
                }
                if command.column >= self.columns {
                    self.fail(format!("column {} of {}", command.column, self.columns));
                }
                self.judge(kind, command.bank);
            }
            let latency = u64::from(if command.write { self.t.wl } else { self.t.cl });
            let due: Vec<u64> = (0..u64::from(BURST_CLOCKS)).map(|k| now + latency + k).collect();
            if due.iter().any(|d| self.writes_due.contains(d) || self.reads_due.contains(d)) {
                self.fail(format!("data of {kind:?} meet others on the bus"));
            }
            if command.write { &mut self.writes_due } else { &mut self.reads_due }.extend(due);
        }
        let must = self.writes_due.contains(&now);
        if write_data.is_some() != must {
            let what = if must { "no write data where they are due" } else { "write data, undue" };
            self.fail(what.to_owned());
        }
        self.writes_due.retain(|&due| due > now);
        self.reads_due.retain(|&due| due > now);
        if let Some(command) = row {
            self.row_command(command);
        }
        self.owed();
        self.now += 1;
    }

    /// Refreshes have to keep up with time.
    fn owed(&mut self) {
        let t = &self.t;
        // How long it may take from being due to the command: what the rules of the bank ask for,
        // and all that is open is closed before a refresh of all.
        let slack = u64::from(2 * (t.rc + t.wl + t.wr + t.rp + t.rtw + t.rfc_bank));
        let (interval, postpone) = match self.refresh {
            Refresh::Off => return,
            Refresh::AllBanks => (u64::from(t.refi), 1),
            Refresh::PerBank => (u64::from(t.refi) / self.banks as u64, self.refresh_postpone),
        };
        let due = self.now.saturating_sub(slack) / interval;
        if due > self.refreshes + postpone {
            self.fail(format!("{} refreshes where {due} are due", self.refreshes));
        }
    }

    /// Refreshes seen.
    pub fn refreshes(&self) -> u64 {
        self.refreshes
    }
}
