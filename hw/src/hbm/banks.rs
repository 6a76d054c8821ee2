//! The banks: open rows, and which command each may have now.
//!
//! ```text
//!   row, column command of this clock --> | bank | x 48, | group | x 12, gates --> what may go next
//! ```
//! A command is seen in the clock in which it is decided on; a timing of T clocks then holds the
//! next back until T clocks later.

use mtia_rtl::{Block, Module, Signal, cat};
use serde::Serialize;

use super::timer::Timer;
use super::{Hbm, decode, spread};

/// One bank.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Bank(pub Hbm);

/// One bank group of a stack id.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Group(pub Hbm);

/// All banks, and what they share.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Banks(pub Hbm);

impl Block for Bank {
    fn name(&self) -> String {
        "hbm_bank".into()
    }

    fn about(&self) -> String {
        "A bank: its open row, and timers of RCD, RAS, RC, RP, RTP, WR and the refreshes.".into()
    }

    fn build(&self, m: &Module) {
        let t = self.0.timings();
        m.comment("Commands to this bank in this clock; refresh: of this bank, or of all.");
        let activate = m.input("activate", 1);
        let precharge = m.input("precharge", 1);
        let refresh = m.input("refresh", 1);
        let refresh_all = m.input("refresh_all", 1);
        let read = m.input("read", 1);
        let write = m.input("write", 1);
        let row = m.input("activate_row", self.0.map().row_bits());
        let open_out = m.output("is_open", 1);
        let row_out = m.output("row", self.0.map().row_bits());
        m.comment("A line has used the open row.");
        let used_out = m.output("is_used", 1);
        let names = ["activate_ready", "precharge_ready", "read_ready", "write_ready"];
        let ready: Vec<Signal> = names.iter().map(|name| m.output(name, 1)).collect();

        let open = m.reg("open", 1).reset(0);
        let open_row = m.reg("open_row", row.width()).no_reset();
        let used = m.reg("used", 1).no_reset();
        m.when(&activate, || {
            m.set(&open, 1);
            m.set(&open_row, &row);
            m.set(&used, 0);
        })
        .elsewhen(&precharge, || m.set(&open, 0))
        .elsewhen(&(&read | &write), || m.set(&used, 1));
        m.drive(&open_out, &open);
        m.drive(&row_out, &open_row);
        m.drive(&used_out, &used);

        let most = t.rc.max(t.rp).max(t.rfc).max(t.rfc_bank);
        let to_activate = Timer::new(m, "to_activate", most);
        to_activate.start(&activate, t.rc);
        to_activate.extend(&precharge, t.rp);
        to_activate.start(&refresh, t.rfc_bank);
        to_activate.start(&refresh_all, t.rfc);
        let recovery = t.write_burst() + t.wr;
        let to_precharge = Timer::new(m, "to_precharge", t.ras.max(t.rtp).max(recovery));
        to_precharge.start(&activate, t.ras);
        to_precharge.extend(&read, t.rtp);
        to_precharge.extend(&write, recovery);
        let to_read = Timer::new(m, "to_read", t.rcd_read);
        to_read.start(&activate, t.rcd_read);
        let to_write = Timer::new(m, "to_write", t.rcd_write);
        to_write.start(&activate, t.rcd_write);
        for (ready, timer) in ready.iter().zip([to_activate, to_precharge, to_read, to_write]) {
            m.drive(ready, timer.is_over());
        }
    }
}

impl Block for Group {
    fn name(&self) -> String {
        "hbm_group".into()
    }

    fn about(&self) -> String {
        "A bank group of a stack id: timers of RRDL, CCDL and WTRL.".into()
    }

    fn build(&self, m: &Module) {
        let t = self.0.timings();
        let activate = m.input("activate", 1);
        let read = m.input("read", 1);
        let write = m.input("write", 1);
        let names = ["activate_ready", "read_ready", "write_ready"];
        let ready: Vec<Signal> = names.iter().map(|name| m.output(name, 1)).collect();
        let to_activate = Timer::new(m, "to_activate", t.rrdl);
        to_activate.start(&activate, t.rrdl);
        let to_read = Timer::new(m, "to_read", t.ccdl.max(t.write_burst() + t.wtrl));
        to_read.start(&read, t.ccdl);
        to_read.start(&write, t.write_burst() + t.wtrl);
        // RTW holds back a write after a read, and is at least CCDL.
        let to_write = Timer::new(m, "to_write", t.ccdl);
        to_write.start(&write, t.ccdl);
        for (ready, timer) in ready.iter().zip([to_activate, to_read, to_write]) {
            m.drive(ready, timer.is_over());
        }
    }
}

impl Block for Banks {
    fn name(&self) -> String {
        "hbm_banks".into()
    }

    fn about(&self) -> String {
        "Open rows and timers of all banks. Bit b of a vector belongs to the bank of number b: \
         stack id, bank, bank group, the last in the lowest bits."
            .into()
    }

    fn build(&self, m: &Module) {
        let (map, t) = (self.0.map(), self.0.timings());
        let (bank_bits, numbers) = (map.bank_index_bits(), self.0.bank_numbers());
        m.comment("The row command of this clock: one of these.");
        let activate = m.input("activate", 1);
        let precharge = m.input("precharge", 1);
        let precharge_all = m.input("precharge_all", 1);
        let refresh = m.input("refresh", 1);
        let refresh_all = m.input("refresh_all", 1);
        let row_bank = m.input("row_bank", bank_bits);
        let row = m.input("row", map.row_bits());
        m.comment("The column command of this clock.");
        let read = m.input("read", 1);
        let write = m.input("write", 1);
        let column_bank = m.input("column_bank", bank_bits);
        m.comment("A bank of which the row is asked for.");
        let look = m.input("look", bank_bits);
        let look_open = m.output("look_open", 1);
        let look_row = m.output("look_row", map.row_bits());
        let open_out = m.output("is_open", numbers);
        let used_out = m.output("is_used", numbers);
        m.comment("Banks that may have such a command now, as far as it is up to them.");
        let may_activate = m.output("may_activate", numbers);
        let may_precharge = m.output("may_precharge", numbers);
        let may_read = m.output("may_read", numbers);
        let may_write = m.output("may_write", numbers);
        m.comment("Banks that may be refreshed: not held back by their groups.");
        let may_refresh = m.output("may_refresh", numbers);
        m.comment("What all banks share lets such a command go.");
        let gate_names = ["activate_gate", "refresh_gate", "read_gate", "write_gate"];
        let gates: Vec<Signal> = gate_names.iter().map(|name| m.output(name, 1)).collect();

        m.section("Banks");
        let at_row = decode(&row_bank, numbers).named("at_row");
        let at_column = decode(&column_bank, numbers).named("at_column");
        let zero = m.zeros(1);
        let no_row = m.zeros(map.row_bits());
        // What every bank of a number says; numbers without a bank say nothing.
        let mut said: [Vec<Signal>; 6] = Default::default();
        let mut rows = Vec::new();
        for b in 0..numbers {
            if b >= map.banks() {
                said.iter_mut().for_each(|bits| bits.push(zero.clone()));
                rows.push(no_row.clone());
                continue;
            }
            let bank = m.instance(&format!("bank_{b}"), &Bank(self.0.clone()));
            let (mine, used) = (at_row.bit(b), at_column.bit(b));
            bank.drive("activate", &activate & &mine)
                .drive("precharge", (&precharge & &mine) | (&precharge_all & bank.port("is_open")))
                .drive("refresh", &refresh & &mine)
                .drive("refresh_all", &refresh_all)
                .drive("read", &read & &used)
                .drive("write", &write & &used)
                .drive("activate_row", &row);
            for (bits, name) in said.iter_mut().zip([
                "is_open",
                "is_used",
                "activate_ready",
                "precharge_ready",
                "read_ready",
                "write_ready",
            ]) {
                bits.push(bank.port(name));
            }
            rows.push(bank.port("row"));
        }
        let join = |bits: &[Signal]| cat(&bits.iter().rev().collect::<Vec<_>>());
        let open = join(&said[0]);
        m.drive(&look_open, open.chunk(&look, 1));
        m.drive(&look_row, join(&rows).chunk(&look, map.row_bits()));
        m.drive(&open_out, &open);
        m.drive(&used_out, join(&said[1]));
        m.drive(&may_precharge, join(&said[3]));
        m.drive(&may_refresh, join(&said[2]));

        m.section("Bank groups");
        let groups = 1 << map.group_bits;
        let mut of_groups: [Vec<Signal>; 3] = Default::default();
        for stack in 0..1 << map.stack_bits() {
            let mut rows: [Vec<Signal>; 3] = Default::default();
            for g in 0..groups {
                if stack >= map.stack_ids {
                    rows.iter_mut().for_each(|bits| bits.push(zero.clone()));
                    continue;
                }
                // Numbers of the group's banks.
                let mine = |at: &Signal| {
                    let first = stack << (map.bank_bits + map.group_bits) | g;
                    let bits: Vec<Signal> =
                        (0..1 << map.bank_bits).map(|k| at.bit(first + k * groups)).collect();
                    join(&bits).any()
                };
                let group = m.instance(&format!("group_{stack}_{g}"), &Group(self.0.clone()));
                let used = mine(&at_column);
                group
                    .drive("activate", &activate & mine(&at_row))
                    .drive("read", &read & &used)
                    .drive("write", &write & &used);
                for (bits, name) in
                    rows.iter_mut().zip(["activate_ready", "read_ready", "write_ready"])
                {
                    bits.push(group.port(name));
                }
            }
            // The banks of a stack id repeat the pattern of its groups.
            for (all, bits) in of_groups.iter_mut().zip(rows) {
                all.push(join(&bits).repeat(1 << map.bank_bits));
            }
        }

        m.section("Stack ids");
        m.comment("The stack id of the last column command; the others wait for CCDR.");
        let last_stack = m.reg("last_stack", map.stack_bits()).reset(0);
        m.when(&(&read | &write), || {
            let stack = column_bank.slice(map.bank_bits + map.group_bits, map.stack_bits());
            m.set(&last_stack, stack);
        });
        let other = |name: &str, command: &Signal| {
            let timer = Timer::new(m, name, t.ccdr);
            timer.start(command, t.ccdr);
            let over = timer.is_over();
            let stacks = 1 << map.stack_bits();
            let per_stack = decode(&last_stack, stacks) | over.repeat(stacks);
            spread(&per_stack, 1 << (map.bank_bits + map.group_bits))
        };
        let read_stacks = other("other_to_read", &read).named("read_stacks");
        let write_stacks = other("other_to_write", &write).named("write_stacks");
        m.drive(&may_activate, join(&said[2]) & join(&of_groups[0]));
        m.drive(&may_read, join(&said[4]) & join(&of_groups[1]) & &read_stacks);
        m.drive(&may_write, join(&said[5]) & join(&of_groups[2]) & &write_stacks);

        m.section("Gates");
        let any_activate = Timer::new(m, "any_to_activate", t.rrds.max(t.rrefd));
        any_activate.extend(&activate, t.rrds);
        any_activate.extend(&refresh, t.rrefd);
        let any_refresh = Timer::new(m, "any_to_refresh", t.rrefd);
        any_refresh.start(&(&activate | &refresh), t.rrefd);
        let any_read = Timer::new(m, "any_to_read", t.ccds.max(t.write_burst() + t.wtrs));
        any_read.start(&read, t.ccds);
        any_read.start(&write, t.write_burst() + t.wtrs);
        let any_write = Timer::new(m, "any_to_write", t.ccds.max(t.rtw));
        any_write.start(&write, t.ccds);
        any_write.start(&read, t.rtw);
        let window = self.window(m, &activate);
        for (gate, open) in gates.iter().zip([
            any_activate.is_over() & window,
            any_refresh.is_over(),
            any_read.is_over(),
            any_write.is_over(),
        ]) {
            m.drive(gate, open);
        }
    }
}

impl Banks {
    /// FAW: the ages of the last four activates; whether the fourth last is old enough.
    fn window(&self, m: &Module, activate: &Signal) -> Signal {
        let t = self.0.timings();
        m.comment("Clocks for which each of the last four activates still counts, newest first.");
        let timers: Vec<Signal> = (0..4)
            .map(|i| m.reg(&format!("window_{i}"), mtia_rtl::count_bits(t.faw.max(2) - 1)).reset(0))
            .collect();
        let down: Vec<Signal> = timers.iter().map(|c| c.any().mux(&(c - 1), c)).collect();
        let full = m.lit(timers[0].width(), u128::from(t.faw - 1));
        for (i, timer) in timers.iter().enumerate() {
            let before = if i == 0 { &full } else { &down[i - 1] };
            m.set(timer, activate.mux(before, &down[i]));
        }
        !timers[3].any()
    }
}
