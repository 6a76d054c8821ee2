//! Is each timing kept to the clock: not at t - 1, at t.
//!
//! Once for the validator, command by command by hand. Once for the controller: in long runs of
//! all kinds, the least distance between two commands that a timing holds apart is that timing.

use std::collections::HashMap;

use mtia_model::cycle::hbm::Validator;
use mtia_model::cycle::hbm::port::{Beat, ColumnCommand, RowCommand};
use mtia_model::spec::Chip;
use mtia_model::spec::hbm::{AddressMap, BankAddress, Timings};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::world::{World, bytes, chip, read, write};

const A: BankAddress = BankAddress { stack: 0, group: 0, bank: 0 };
/// Same group as A, other group, other stack id.
const B: BankAddress = BankAddress { stack: 0, group: 0, bank: 1 };
const C: BankAddress = BankAddress { stack: 0, group: 1, bank: 0 };
const D: BankAddress = BankAddress { stack: 1, group: 0, bank: 0 };

#[derive(Clone, Copy, Debug)]
enum On {
    Row(RowCommand),
    Column(bool, BankAddress),
}

use On::{Column, Row};

fn act(bank: BankAddress) -> On {
    Row(RowCommand::Activate { bank, row: 3 })
}

fn pre(bank: BankAddress) -> On {
    Row(RowCommand::Precharge { bank })
}

const RD: bool = false;
const WR: bool = true;

/// Plays commands, each at its clock, and says what the validator found.
fn play(chip: &Chip, commands: &[(u64, On)]) -> Option<String> {
    let t = Timings::new(&chip.hbm);
    let mut validator = Validator::new(chip);
    let end = commands.last().map_or(0, |c| c.0) + 1;
    let mut data = Vec::new();
    for clock in 0..end {
        let (mut row, mut column) = (None, None);
        for (_, on) in commands.iter().filter(|c| c.0 == clock) {
            match *on {
                Row(command) => row = Some(command),
                Column(write, bank) => {
                    column = Some(ColumnCommand { write, bank, column: 0 });
                    let first = clock + u64::from(t.wl);
                    data.extend(if write { vec![first, first + 1] } else { Vec::new() });
                }
            }
        }
        let beat = data.contains(&clock).then(Beat::default);
        validator.clock(row, column, beat);
    }
    validator.trouble().map(str::to_owned)
}

#[test]
fn the_validator_knows_each_timing_to_the_clock() {
    let ref_bank = |bank| Row(RowCommand::RefreshBank { bank });
    let all = Row(RowCommand::RefreshAll);
    let prea = Row(RowCommand::PrechargeAll);
    for preset in ["mini", "mtia300"] {
        let by_bank = chip(preset, &["hbm.refresh=2"]);
        let at_once = chip(preset, &["hbm.refresh=1"]);
        let t = Timings::new(&by_bank.hbm);
        let far = 200;
        // Commands before, at clock 0 or long enough ago; then the one judged, after so many
        // clocks from clock `far` on.
        type Case<'a> = (&'a str, &'a Chip, Vec<(u64, On)>, On, u32);
        let open = |banks: &[BankAddress]| -> Vec<(u64, On)> {
            banks.iter().zip(0..).map(|(&b, i)| (20 * i, act(b))).collect()
        };
        let with = |mut before: Vec<(u64, On)>, on: On| {
            before.push((far, on));
            before
        };
        let burst = t.wl + 2;
        let faw = |gap: u64| (0..3).map(move |i| (far + gap * (i + 1), act([B, C, D][i as usize])));
        let cases: Vec<Case> = vec![
            ("RCD", &by_bank, vec![(far, act(A))], Column(RD, A), t.rcd_read),
            ("RCD", &by_bank, vec![(far, act(A))], Column(WR, A), t.rcd_write),
            ("RAS", &by_bank, vec![(far, act(A))], pre(A), t.ras),
            ("RP", &by_bank, with(open(&[A]), pre(A)), act(A), t.rp),
            ("RP", &by_bank, with(open(&[A]), pre(A)), ref_bank(A), t.rp),
            ("RP", &at_once, with(open(&[A]), pre(A)), all, t.rp),
            ("RP", &at_once, with(open(&[A, C]), prea), all, t.rp),
            ("RTP", &by_bank, with(open(&[A]), Column(RD, A)), pre(A), t.rtp),
            ("WR", &by_bank, with(open(&[A]), Column(WR, A)), pre(A), burst + t.wr),
            ("RRDL", &by_bank, vec![(far, act(A))], act(B), t.rrdl),
            ("RRDS", &by_bank, vec![(far, act(A))], act(C), t.rrds),
            ("RRDS", &by_bank, vec![(far, act(A))], act(D), t.rrds),
            ("CCDL", &by_bank, with(open(&[A, B]), Column(RD, A)), Column(RD, B), t.ccdl),
            ("CCDL", &by_bank, with(open(&[A, B]), Column(WR, A)), Column(WR, B), t.ccdl),
            ("CCDS", &by_bank, with(open(&[A, C]), Column(RD, A)), Column(RD, C), t.ccds),
            ("CCDS", &by_bank, with(open(&[A, C]), Column(WR, A)), Column(WR, C), t.ccds),
            ("CCDR", &by_bank, with(open(&[A, D]), Column(RD, A)), Column(RD, D), t.ccdr),
            ("CCDR", &by_bank, with(open(&[A, D]), Column(WR, A)), Column(WR, D), t.ccdr),
            ("RTW", &by_bank, with(open(&[A, C]), Column(RD, A)), Column(WR, C), t.rtw),
            ("WTRS", &by_bank, with(open(&[A, C]), Column(WR, A)), Column(RD, C), burst + t.wtrs),
            ("WTRS", &by_bank, with(open(&[A, D]), Column(WR, A)), Column(RD, D), burst + t.wtrs),
            ("WTRL", &by_bank, with(open(&[A, B]), Column(WR, A)), Column(RD, B), burst + t.wtrl),
            ("RFCpb", &by_bank, vec![(far, ref_bank(A))], act(A), t.rfc_bank),
            ("RREFD", &by_bank, vec![(far, ref_bank(A))], act(B), t.rrefd),
            ("RREFD", &by_bank, vec![(far, ref_bank(A))], ref_bank(D), t.rrefd),
            ("RREFD", &by_bank, vec![(far, act(A))], ref_bank(C), t.rrefd),
            ("RFC", &at_once, vec![(far, all)], act(C), t.rfc),
            (
                "FAW",
                &by_bank,
                std::iter::once((far, act(A))).chain(faw(7)).collect(),
                { act(BankAddress { stack: 2, group: 0, bank: 0 }) },
                t.faw,
            ),
        ];
        for (rule, chip, before, on, clocks) in cases {
            assert_eq!(play(chip, &before), None, "{rule}: before {on:?}");
            let at = |k: u64| {
                let mut all = before.clone();
                all.push((far + k, on));
                play(chip, &all)
            };
            let early = at(u64::from(clocks) - 1).unwrap_or_else(|| panic!("{rule} at t - 1"));
            assert!(early.contains(rule), "{rule}: {early}");
            assert_eq!(at(u64::from(clocks)), None, "{rule} at t");
        }
        // RC: beyond RAS + RP only where it is more than these.
        let mut longer = by_bank.clone();
        longer.hbm.rc.value += 10.0;
        let t = Timings::new(&longer.hbm);
        let before = [(0, act(A)), (u64::from(t.ras), pre(A))];
        let at = |k: u32| play(&longer, &[&before[..], &[(u64::from(k), act(A))]].concat());
        assert!(at(t.rc - 1).is_some_and(|w| w.contains("RC")));
        assert_eq!(at(t.rc), None);
    }
}

#[test]
fn the_validator_knows_the_rules() {
    let chip = chip("mtia300", &[]);
    let t = Timings::new(&chip.hbm);
    let row = |bank| RowCommand::Activate { bank, row: 3 };
    let refresh = |bank| Row(RowCommand::RefreshBank { bank });
    let no_bank = BankAddress { stack: 3, group: 0, bank: 0 };
    for (commands, what) in [
        (vec![(0, act(A)), (500, act(A))], "open"),
        (vec![(0, pre(A))], "closed"),
        (vec![(0, Column(RD, A))], "closed"),
        (vec![(0, act(no_bank))], "no bank"),
        (vec![(0, Row(RowCommand::Activate { bank: A, row: 24576 }))], "row"),
        (vec![(0, act(A)), (500, refresh(A))], "open"),
        (vec![(0, refresh(A)), (900, refresh(A))], "twice"),
        (vec![(0, Row(RowCommand::RefreshAll))], "mode"),
        (vec![(20_000, Row(row(A)))], "due"),
    ] {
        let found = play(&chip, &commands).unwrap_or_default();
        assert!(found.contains(what), "{commands:?}: {found:?}");
    }
    // Write data that do not come, and some that nobody asked for.
    let mut validator = Validator::new(&chip);
    validator.clock(Some(row(A)), None, None);
    (0..100).for_each(|_| validator.clock(None, None, None));
    validator.clock(None, Some(ColumnCommand { write: true, bank: A, column: 0 }), None);
    (0..t.wl).for_each(|_| validator.clock(None, None, None));
    assert!(validator.trouble().is_some_and(|w| w.contains("no write data")));
    let mut validator = Validator::new(&chip);
    validator.clock(None, None, Some(Beat::default()));
    assert!(validator.trouble().is_some_and(|w| w.contains("undue")));
}

/// Least distances seen, by what holds them apart.
#[derive(Default)]
struct Least(HashMap<&'static str, u64>);

impl Least {
    fn see(&mut self, rule: &'static str, clocks: u64) {
        let least = self.0.entry(rule).or_insert(u64::MAX);
        *least = clocks.min(*least);
    }

    /// Takes the log of a run.
    fn look(&mut self, world: &World) {
        let mut acts: Vec<(u64, BankAddress)> = Vec::new();
        let mut last: HashMap<(&str, BankAddress), u64> = HashMap::new();
        let mut columns: Vec<(u64, bool, BankAddress)> = Vec::new();
        let mut log: Vec<(u64, On)> = world.rows.iter().map(|&(at, c)| (at, Row(c))).collect();
        log.extend(world.columns.iter().map(|&(at, c)| (at, Column(c.write, c.bank))));
        log.sort_by_key(|entry| entry.0);
        for (at, on) in log {
            let since = |least: &mut Least, rule, what: &'static str, bank| {
                if let Some(&before) = last.get(&(what, bank)) {
                    least.see(rule, at - before);
                }
            };
            match on {
                Row(RowCommand::Activate { bank, .. }) => {
                    since(self, "RP", "pre", bank);
                    since(self, "RC", "act", bank);
                    since(self, "RFCpb", "ref", bank);
                    for &(before, other) in acts.iter().rev().take(8) {
                        let group = (other.stack, other.group) == (bank.stack, bank.group);
                        self.see(if group { "RRDL" } else { "RRDS" }, at - before);
                    }
                    if acts.len() >= 4 {
                        self.see("FAW", at - acts[acts.len() - 4].0);
                    }
                    acts.push((at, bank));
                    last.insert(("act", bank), at);
                }
                Row(RowCommand::Precharge { bank }) => {
                    since(self, "RAS", "act", bank);
                    since(self, "RTP", "rd", bank);
                    since(self, "WR", "wr", bank);
                    last.insert(("pre", bank), at);
                }
                Row(RowCommand::RefreshBank { bank }) => {
                    last.insert(("ref", bank), at);
                }
                Row(_) => {}
                Column(write, bank) => {
                    since(self, if write { "RCD w" } else { "RCD r" }, "act", bank);
                    for &(before, wrote, other) in columns.iter().rev().take(8) {
                        let stack = other.stack == bank.stack;
                        let group = stack && other.group == bank.group;
                        let rule = match (wrote, write, group, stack) {
                            (false, true, ..) => "RTW",
                            (true, false, true, _) => "WTRL",
                            (true, false, ..) => "WTRS",
                            (_, _, true, _) => "CCDL",
                            (_, _, _, true) => "CCDS",
                            _ => "CCDR",
                        };
                        self.see(rule, at - before);
                    }
                    columns.push((at, write, bank));
                    last.insert((if write { "wr" } else { "rd" }, bank), at);
                }
            }
        }
    }
}

#[test]
fn the_controller_waits_for_each_timing_and_no_longer() {
    for preset in ["mini", "mtia300"] {
        let chip = chip(preset, &[]);
        let (t, map) = (Timings::new(&chip.hbm), AddressMap::new(&chip.hbm));
        let mut least = Least::default();
        for (seed, span) in [(1, 64), (2, 1024), (3, map.lines()), (4, map.lines()), (5, 8)] {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut world = World::new(&chip);
            let mut writes = false;
            for k in 0..30_000u64 {
                if k.is_multiple_of(200) {
                    writes = rng.random_bool(0.5);
                }
                if world.queue.is_empty() {
                    let line = rng.random_range(0..span);
                    let data = bytes(k);
                    world.queue.push_back(if writes { write(line, data) } else { read(line, 0) });
                }
                // Times of few requests, too: each may then go as soon as it can.
                world.clock(k / 1000 % 2 == 0 || k.is_multiple_of(37), true);
            }
            world.sound();
            least.look(&world);
        }
        let burst = t.wl + 2;
        for (rule, clocks) in [
            ("RP", t.rp),
            ("RC", t.rc),
            ("RFCpb", t.rfc_bank),
            ("RRDS", t.rrds),
            ("RRDL", t.rrdl),
            ("FAW", t.faw),
            ("RAS", t.ras),
            ("RTP", t.rtp),
            ("WR", burst + t.wr),
            ("RCD r", t.rcd_read),
            ("RCD w", t.rcd_write),
            ("RTW", t.rtw),
            ("WTRL", burst + t.wtrl),
            ("WTRS", burst + t.wtrs),
            ("CCDL", t.ccdl),
            ("CCDS", t.ccds),
            ("CCDR", t.ccdr),
        ] {
            let is = least.0.get(rule).copied().unwrap_or(u64::MAX);
            println!("{preset} {rule}: {is} of {clocks}");
            assert_eq!(is, u64::from(clocks), "{preset} {rule}");
        }
    }
}
