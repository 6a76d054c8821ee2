//! Are the commands exactly these, in exactly these clocks.

use mtia_model::cycle::hbm::port::{ColumnCommand, RowCommand};
use mtia_model::spec::hbm::{AddressMap, BankAddress, Place, Timings};

use super::world::{World, bytes, chip, read, write};

fn place(group: u8, row: u32, column: u32) -> Place {
    Place { bank: BankAddress { stack: 0, group, bank: 0 }, row, column }
}

/// What the world issued, as readable lines.
fn log(world: &World) -> Vec<(u64, String)> {
    let row = |c: &RowCommand| match c {
        RowCommand::Activate { bank, row } => format!("ACT {}/{} {row}", bank.stack, bank.group),
        RowCommand::Precharge { bank } => format!("PRE {}/{}", bank.stack, bank.group),
        RowCommand::PrechargeAll => "PREA".to_owned(),
        RowCommand::RefreshBank { bank } => {
            format!("REFpb {}/{}/{}", bank.stack, bank.group, bank.bank)
        }
        RowCommand::RefreshAll => "REFab".to_owned(),
    };
    let column = |c: &ColumnCommand| {
        let kind = if c.write { "WR" } else { "RD" };
        format!("{kind} {}/{} {}", c.bank.stack, c.bank.group, c.column)
    };
    let mut all: Vec<(u64, String)> = world.rows.iter().map(|(at, c)| (*at, row(c))).collect();
    all.extend(world.columns.iter().map(|(at, c)| (*at, column(c))));
    all.sort();
    all
}

fn check(world: &World, expected: &[(u32, &str)]) {
    let is = log(world);
    let expected: Vec<(u64, String)> =
        expected.iter().map(|&(at, what)| (u64::from(at), what.to_owned())).collect();
    assert_eq!(is, expected);
}

/// A request offered in clock 0 is at the entrance in 1, in its queue in 2; the command decided on
/// in 2 is on the bus in 3.
const FIRST: u32 = 3;

#[test]
fn one_read() {
    let chip = chip("mtia300", &["hbm.refresh=0"]);
    let (t, map) = (Timings::new(&chip.hbm), AddressMap::new(&chip.hbm));
    let mut world = World::new(&chip);
    world.queue.push_back(read(map.address(place(2, 77, 5)), 9));
    world.drain(1000);
    let rd = FIRST + t.rcd_read;
    check(&world, &[(FIRST, "ACT 0/2 77"), (rd, "RD 0/2 10"), (rd + t.ccdl, "RD 0/2 11")]);
}

#[test]
fn reads_of_three_groups_interleave_without_a_gap() {
    let chip = chip("mtia300", &["hbm.refresh=0"]);
    let (t, map) = (Timings::new(&chip.hbm), AddressMap::new(&chip.hbm));
    assert_eq!((t.ccds, t.ccdl, t.rrds), (2, 5, 5));
    let mut world = World::new(&chip);
    for group in 0..3 {
        world.queue.push_back(read(map.address(place(group, 1, 0)), 0));
    }
    world.drain(1000);
    let (b, c) = (FIRST + t.rrds, FIRST + 2 * t.rrds);
    let rd = t.rcd_read;
    check(
        &world,
        &[
            (FIRST, "ACT 0/0 1"),
            (b, "ACT 0/1 1"),
            (c, "ACT 0/2 1"),
            // The row of the second comes when the first line's second burst may go, which has the
            // right of way.
            (FIRST + rd, "RD 0/0 0"),
            (FIRST + rd + t.ccdl, "RD 0/0 1"),
            (b + rd + t.ccds, "RD 0/1 0"),
            (c + rd, "RD 0/2 0"),
            (b + rd + t.ccds + t.ccdl, "RD 0/1 1"),
            (c + rd + t.ccdl, "RD 0/2 1"),
        ],
    );
}

#[test]
fn a_conflict_waits_for_the_hit_behind_it() {
    let chip = chip("mtia300", &["hbm.refresh=0"]);
    let (t, map) = (Timings::new(&chip.hbm), AddressMap::new(&chip.hbm));
    let mut world = World::new(&chip);
    for (row, column) in [(1, 0), (2, 0), (1, 1)] {
        world.queue.push_back(read(map.address(place(0, row, column)), 0));
    }
    world.drain(1000);
    let rd = FIRST + t.rcd_read;
    let last = rd + 3 * t.ccdl;
    // RAS is over by then; the last line leaves its queue a clock after its decision.
    let pre = (last + t.rtp).max(FIRST + t.ras);
    let act = pre + t.rp;
    check(
        &world,
        &[
            (FIRST, "ACT 0/0 1"),
            (rd, "RD 0/0 0"),
            (rd + t.ccdl, "RD 0/0 1"),
            (rd + 2 * t.ccdl, "RD 0/0 2"),
            (last, "RD 0/0 3"),
            (pre, "PRE 0/0"),
            (act, "ACT 0/0 2"),
            (act + t.rcd_read, "RD 0/0 0"),
            (act + t.rcd_read + t.ccdl, "RD 0/0 1"),
        ],
    );
    // The one that was overtaken answers last.
    assert_eq!(world.responses.len(), 3);
}

#[test]
fn a_read_of_a_line_to_be_written_makes_the_write_go_first() {
    let chip = chip("mtia300", &["hbm.refresh=0"]);
    let (t, map) = (Timings::new(&chip.hbm), AddressMap::new(&chip.hbm));
    let mut world = World::new(&chip);
    let line = map.address(place(1, 6, 3));
    world.queue.push_back(write(line, bytes(1)));
    world.queue.push_back(read(line, 4));
    world.drain(1000);
    let wr = FIRST + t.rcd_write;
    let rd = wr + t.ccdl + t.wl + 2 + t.wtrl;
    check(
        &world,
        &[
            (FIRST, "ACT 0/1 6"),
            (wr, "WR 0/1 6"),
            (wr + t.ccdl, "WR 0/1 7"),
            (rd, "RD 0/1 6"),
            (rd + t.ccdl, "RD 0/1 7"),
        ],
    );
    assert_eq!(world.responses[0].1.data, bytes(1));
}

#[test]
fn a_bank_is_refreshed_when_it_is_due() {
    let chip = chip("mtia300", &[]);
    let t = Timings::new(&chip.hbm);
    let mut world = World::new(&chip);
    let interval = t.refi / 48;
    for _ in 0..2 * interval + 10 {
        world.clock(false, true);
    }
    world.sound();
    // Due, chosen, decided on, on the bus: a clock each.
    check(&world, &[(interval + 2, "REFpb 0/0/0"), (2 * interval + 2, "REFpb 0/1/0")]);
}

#[test]
fn all_banks_are_refreshed_when_they_are_due() {
    let chip = chip("mtia300", &["hbm.refresh=1"]);
    let (t, map) = (Timings::new(&chip.hbm), AddressMap::new(&chip.hbm));
    let mut world = World::new(&chip);
    world.queue.push_back(read(map.address(place(0, 1, 0)), 0));
    world.drain(1000);
    while world.clock < u64::from(t.refi) - 1 {
        world.clock(false, true);
    }
    // Comes while the refresh goes on, and waits for its end.
    world.queue.push_back(read(map.address(place(0, 1, 1)), 0));
    world.drain(2000);
    let rd = FIRST + t.rcd_read;
    let prea = t.refi + 1;
    let refresh = prea + t.rp;
    let act = refresh + t.rfc;
    check(
        &world,
        &[
            (FIRST, "ACT 0/0 1"),
            (rd, "RD 0/0 0"),
            (rd + t.ccdl, "RD 0/0 1"),
            (prea, "PREA"),
            (refresh, "REFab"),
            (act, "ACT 0/0 1"),
            (act + t.rcd_read, "RD 0/0 2"),
            (act + t.rcd_read + t.ccdl, "RD 0/0 3"),
        ],
    );
}

#[test]
fn the_oldest_is_not_overtaken_for_ever() {
    let cap = 10;
    let chip = chip("mtia300", &["hbm.refresh=0", &format!("hbm.age_cap={cap}")]);
    let map = AddressMap::new(&chip.hbm);
    let mut world = World::new(&chip);
    // A row that more and more lines hit, and a read of another row of the bank.
    world.queue.push_back(read(map.address(place(0, 1, 0)), 0));
    world.queue.push_back(read(map.address(place(0, 2, 0)), 1));
    for column in 0..60 {
        world.queue.push_back(read(map.address(place(0, 1, column % 16)), 2));
    }
    world.drain(5000);
    let at = world.responses.iter().position(|r| r.1.tag == 1).expect("an answer");
    // The first line, and as many as may overtake.
    assert_eq!(at, 1 + cap);
}
