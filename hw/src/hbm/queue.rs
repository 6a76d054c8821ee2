//! A queue of lines to read, or to write: what waits, oldest first, and what of it can go.
//!
//! ```text
//!   enter --> | 0 | 1 | 2 | ... |        entry 0 is the oldest; when one leaves, those behind it
//!              |   |   |                 move up
//!              v   v   v
//!     oldest for a column command, an activate, a precharge
//! ```
//! Each entry knows how its bank stands to it: its row is open (hit), none is (closed), another is
//! (conflict). Row commands are told to all entries as they are decided on. Masks have a bit an
//! entry.

use mtia_rtl::{Block, Module, Signal, cat, count_bits};
use serde::Serialize;

use super::{Hbm, any_of, decode, lowest, pick};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Queue {
    pub hbm: Hbm,
    /// `read` or `write`.
    pub kind: &'static str,
    pub entries: u32,
    /// Bits of what an entry carries.
    pub payload_bits: u32,
}

impl Block for Queue {
    fn name(&self) -> String {
        format!("hbm_{}_queue", self.kind)
    }

    fn about(&self) -> String {
        format!(
            "{} {}s that wait, oldest first, and the oldest of each kind.",
            self.entries, self.kind
        )
    }

    fn build(&self, m: &Module) {
        let map = self.hbm.map();
        let n = self.entries;
        let (bank_bits, numbers) = (map.bank_index_bits(), self.hbm.bank_numbers());
        let place = |prefix: &str| {
            [("bank", bank_bits), ("row", map.row_bits()), ("column", map.column_bits)]
                .map(|(name, bits)| m.input(&format!("{prefix}_{name}"), bits))
        };
        m.comment("A line that enters; its bank's state is that after this clock's row command.");
        let enter = m.input("enter", 1);
        let [enter_bank, enter_row, enter_column] = place("enter");
        let enter_payload = m.input("enter_payload", self.payload_bits);
        let enter_hit = m.input("enter_hit", 1);
        let enter_closed = m.input("enter_closed", 1);
        m.comment("A line that may be among the entries.");
        let [match_bank, match_row, match_column] = place("match");
        let holds = m.output("holds", 1);
        m.comment("The row command of this clock.");
        let activate = m.input("activate", 1);
        let precharge = m.input("precharge", 1);
        let precharge_all = m.input("precharge_all", 1);
        let row_bank = m.input("row_bank", bank_bits);
        let row_row = m.input("row_row", map.row_bits());
        m.comment("It is this queue's turn on the column bus.");
        let current = m.input("current", 1);
        m.comment("Banks that may have a column command, and those of them that may begin a line.");
        let may_go = m.input("may_go", numbers);
        let may_begin = m.input("may_begin", numbers);
        m.comment("Banks that may have an activate or a precharge on behalf of this queue.");
        let may_activate = m.input("may_activate", numbers);
        let may_precharge = m.input("may_precharge", numbers);
        m.comment("The chosen burst goes; the first of a line puts this in place of its payload.");
        let go = m.input("go", 1);
        let go_payload = m.input("go_payload", self.payload_bits);

        let count_out = m.output("count", count_bits(n));
        m.comment("Banks with entries; banks with lines that have begun.");
        let wanted_out = m.output("wanted", numbers);
        let begun_out = m.output("begun", numbers);
        m.comment("The burst that can go.");
        let column_valid = m.output("column_valid", 1);
        let column_bank = m.output("column_bank", bank_bits);
        let column_line = m.output("column_line", map.column_bits);
        let column_payload = m.output("column_payload", self.payload_bits);
        let column_second = m.output("column_second", 1);
        m.comment("The activate and the precharge that can go.");
        let act_valid = m.output("act_valid", 1);
        let act_bank = m.output("act_bank", bank_bits);
        let act_row = m.output("act_row", map.row_bits());
        let pre_valid = m.output("pre_valid", 1);
        let pre_bank = m.output("pre_bank", bank_bits);

        m.section("Entries");
        let count = m.reg("used", count_bits(n)).reset(0);
        let mask = |name: &str| m.reg(name, n).reset(0);
        let (hit, closed, conflict, begun) =
            (mask("hit"), mask("closed"), mask("conflict"), mask("started"));
        let of = |what: &str, bits: u32| -> Vec<Signal> {
            (0..n).map(|i| m.reg(&format!("{what}_{i}"), bits).no_reset()).collect()
        };
        let banks = of("bank", bank_bits);
        let rows = of("row", map.row_bits());
        let columns = of("column", map.column_bits);
        let payloads = of("payload", self.payload_bits);
        m.drive(&count_out, &count);
        let join = |f: &dyn Fn(usize) -> Signal| {
            let bits: Vec<Signal> = (0..n as usize).rev().map(f).collect();
            cat(&bits.iter().collect::<Vec<_>>())
        };
        let valid = (&hit | &closed | &conflict).named("valid");
        let at: Vec<Signal> = banks
            .iter()
            .enumerate()
            .map(|(i, bank)| decode(bank, numbers).named(&format!("at_bank_{i}")))
            .collect();
        // Banks of the entries of a mask.
        let banks_of = |mask: &Signal| {
            let parts: Vec<Signal> =
                (0..n).map(|i| &at[i as usize] & mask.bit(i).repeat(numbers)).collect();
            any_of(&parts)
        };
        // Entries whose bank is in a vector.
        let in_banks = |vector: &Signal| join(&|i| (&at[i] & vector).any());
        m.drive(&wanted_out, banks_of(&valid));
        let begun_banks = banks_of(&begun).named("begun_banks");
        m.drive(&begun_out, &begun_banks);
        let same = |i: usize| {
            banks[i].eq(&match_bank) & rows[i].eq(&match_row) & columns[i].eq(&match_column)
        };
        m.drive(&holds, (&valid & join(&same)).any());

        m.section("Overtaking");
        m.comment("Lines that began while the oldest waited, up to the cap.");
        let cap = self.hbm.age_cap;
        let overtaken = m.reg("overtaken", count_bits(cap)).reset(0);
        let urgent = (overtaken.eq(cap) & !begun.bit(0)).named("urgent");

        m.section("Column command");
        let ready = in_banks(&may_go).named("ready");
        m.comment("The oldest is urgent: if it hits, no other begins; if its bank has another row\nopen, no other of that bank begins.");
        let first_only = (&urgent & hit.bit(0)).named("first_only");
        let keep_away = (&urgent & conflict.bit(0)).named("keep_away");
        let first = m.lit(n, 1);
        let others = !&(&in_banks(&at[0]) & keep_away.repeat(n));
        let allowed = first_only.mux(&first, &others).named("allowed");
        let going_on = (&begun & &ready).named("going_on");
        let beginning =
            (&hit & !&begun & &ready & in_banks(&may_begin) & &allowed).named("beginning");
        let goes_on = going_on.any().named("goes_on");
        let chosen = lowest(&goes_on.mux(&going_on, &beginning)).named("chosen");
        m.drive(&column_valid, chosen.any());
        m.drive(&column_bank, pick(&chosen, &banks));
        m.drive(&column_line, pick(&chosen, &columns));
        m.drive(&column_payload, pick(&chosen, &payloads));
        m.drive(&column_second, &goes_on);

        m.section("Row commands");
        let to_activate = lowest(&(&closed & in_banks(&may_activate))).named("to_activate");
        m.drive(&act_valid, to_activate.any());
        m.drive(&act_bank, pick(&to_activate, &banks));
        m.drive(&act_row, pick(&to_activate, &rows));
        m.comment("Banks whose open row is needed. The oldest, if urgent, has its bank closed\nnevertheless, once no line of it has begun.");
        let needed = in_banks(&banks_of(&hit)).named("needed");
        let idle = !&(&at[0] & &begun_banks).any();
        let forced = (&current & &keep_away & idle).named("forced");
        let free = !&needed | (&first & forced.repeat(n));
        let to_precharge =
            lowest(&(&conflict & in_banks(&may_precharge) & free)).named("to_precharge");
        m.drive(&pre_valid, to_precharge.any());
        m.drive(&pre_bank, pick(&to_precharge, &banks));

        m.section("What changes");
        let begins = (&go & !&goes_on).named("begins");
        let leaves = (&go & &goes_on).named("leaves");
        m.when(&(&leaves & chosen.bit(0)), || m.set(&overtaken, 0)).elsewhen(
            &(&begins & !chosen.bit(0) & overtaken.ne(cap)),
            || {
                m.set(&overtaken, &overtaken + 1);
            },
        );
        let here = in_banks(&decode(&row_bank, numbers)).named("here");
        let same_row = join(&|i| rows[i].eq(&row_row)).named("same_row");
        let opened = (&closed & &here & activate.repeat(n)).named("opened");
        let shut = ((&here & precharge.repeat(n)) | precharge_all.repeat(n)).named("shut");
        let hit_now = (&hit | (&opened & &same_row)) & !&shut;
        let conflict_now = (&conflict | (&opened & !&same_row)) & !&shut;
        let closed_now = (&closed & !&opened) | (&shut & (&hit | &conflict));
        let begun_now = &begun | (&chosen & begins.repeat(n));
        m.comment("Entries from the one that leaves on take over from those behind them.");
        let moves = (!&(&chosen - 1) & leaves.repeat(n)).named("moves");
        let left = &count - leaves.resize(count.width());
        let enters = ((&first << &left) & enter.repeat(n)).named("enters");
        m.set(&count, left + enter.resize(count.width()));
        let next = |mask: &Signal, now: Signal, new: Option<&Signal>, name: &str| {
            let now = now.named(&format!("{name}_now"));
            let moved = (&now & !&moves) | ((&now >> 1u32) & &moves);
            let entered = match new {
                Some(new) => &enters & new.repeat(n),
                None => m.zeros(n),
            };
            m.set(mask, moved | entered);
        };
        let enter_conflict = !&(&enter_hit | &enter_closed);
        next(&hit, hit_now, Some(&enter_hit), "hit");
        next(&closed, closed_now, Some(&enter_closed), "closed");
        next(&conflict, conflict_now, Some(&enter_conflict), "conflict");
        next(&begun, begun_now, None, "started");
        let fields = [
            (&banks, &enter_bank),
            (&rows, &enter_row),
            (&columns, &enter_column),
            (&payloads, &enter_payload),
        ];
        for i in 0..n as usize {
            m.when(&enters.bit(i as u32), || {
                fields.iter().for_each(|(regs, new)| m.set(&regs[i], *new));
            })
            .elsewhen(&moves.bit(i as u32), || {
                if i + 1 < n as usize {
                    fields.iter().for_each(|(regs, _)| m.set(&regs[i], &regs[i + 1]));
                }
            })
            .elsewhen(&(&begins & chosen.bit(i as u32)), || m.set(&payloads[i], &go_payload));
        }
    }
}
