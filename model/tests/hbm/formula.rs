//! Is it as fast as arithmetic says. Each test prints formula, measurement and deviation.

use mtia_model::cycle::hbm::Channel;
use mtia_model::cycle::hbm::port::{Request, RowCommand};
use mtia_model::cycle::hbm::traffic::Traffic;
use mtia_model::spec::Chip;
use mtia_model::spec::hbm::{AddressMap, CounterId, Place, Timings};

use super::world::{World, at_6400, chip, read};

fn near(what: &str, measured: f64, formula: f64, percent: f64) {
    let off = 100.0 * (measured - formula) / formula;
    println!("{what}: measured {measured:.3}, formula {formula:.3}, {off:+.2} %");
    assert!(off.abs() <= percent, "{what}: {off:+.2} %, allowed {percent} %");
}

/// Clocks from the acceptance of a lone read to its response, beside those of the device: entrance,
/// queue, decision, command register, the second burst's own clock on the bus, decoder, buffer.
const PIPE_CLOCKS: u32 = 6;

/// Clocks of a read from acceptance to response, after the reads of `before` are done.
fn latency(chip: &Chip, before: &[Place], place: Place) -> (World, u64) {
    let map = AddressMap::new(&chip.hbm);
    let mut world = World::new(chip);
    for &place in before {
        world.queue.push_back(read(map.address(place), 0));
        world.drain(2000);
        // All timings of the bank have passed.
        for _ in 0..200 {
            world.clock(false, true);
        }
    }
    world.first_beat = None;
    world.queue.push_back(read(map.address(place), 1));
    world.drain(2000);
    let (at, _) = *world.responses.last().expect("an answer");
    let latency = at - world.accepted[before.len()];
    (world, latency)
}

#[test]
fn unloaded_reads() {
    let open = Place { row: 5, ..Place::default() };
    let other = Place { row: 9, ..Place::default() };
    for chip in [chip("mtia300", &["hbm.refresh=0"]), {
        let mut chip = at_6400();
        chip.hbm.refresh.value = 0;
        chip
    }] {
        let t = Timings::new(&chip.hbm);
        // The second burst is of the same bank.
        let device = t.ccdl + t.cl;
        let closed = u64::from(PIPE_CLOCKS + t.rcd_read + device);
        let (_, is) = latency(&chip, &[], open);
        assert_eq!(is, closed, "closed");
        let (_, is) = latency(&chip, &[open], open);
        assert_eq!(is, u64::from(PIPE_CLOCKS + device), "open");
        let (world, is) = latency(&chip, &[open], other);
        assert_eq!(is, closed + u64::from(t.rp), "conflict");
        // From the precharge to the first data: RP + RCD + CL.
        let pre = world.rows.iter().find(|r| matches!(r.1, RowCommand::Precharge { .. }));
        let clocks = world.first_beat.expect("data") - pre.expect("a precharge").0;
        assert_eq!(clocks, u64::from(t.rp + t.rcd_read + t.cl));
        let ns = clocks as f64 / chip.hbm.clock();
        let formula = chip.hbm.rp.value + chip.hbm.rcd_read.value + chip.hbm.cl.value;
        // Each of the three is rounded up to a clock.
        near("RP + RCD + CL, ns", ns, formula, 300.0 / formula / chip.hbm.clock());
    }
    // At 6.4 Gb/s nothing is rounded: 48.125 ns.
    let chip = chip("mtia300", &["hbm.data_rate=6.4", "hbm.refresh=0"]);
    let t = Timings::new(&chip.hbm);
    assert_eq!((t.rp, t.rcd_read, t.cl), (26, 31, 20));
    near("48.1 ns", f64::from(t.rp + t.rcd_read + t.cl) * 0.625, 48.1, 0.1);
}

/// Share of the peak that a saturating mix moves.
pub fn share(chip: &Chip, mix: (usize, usize), run: u64, fragment: u64, clocks: u64) -> f64 {
    let lines = AddressMap::new(&chip.hbm).lines();
    let mut traffic = Traffic::new(7, lines, mix.0, mix.1, run, fragment);
    let mut channel: Channel<()> = Channel::new(chip);
    for _ in 0..clocks {
        if channel.accepts(false) {
            let (write, address) = traffic.next_line();
            channel.push(Request { write, address, tag: 0, poison: false, data: () });
        }
        channel.pop();
        channel.clock();
    }
    channel.counter(CounterId::BusyClocks) as f64 / clocks as f64
}

const CLOCKS: u64 = 400_000;
const ENDLESS: u64 = u64::MAX;

#[test]
fn peak_without_refresh() {
    let chip = chip("mtia300", &["hbm.refresh=0"]);
    near("writes, no refresh", share(&chip, (0, 1), ENDLESS, 4, CLOCKS), 1.0, 1.0);
    // Where a stream goes on to another stack id, CCDR stands in place of CCDS until all of its
    // rows are there: the last reads of a block mix with the first of the next.
    let reads = share(&chip, (1, 0), ENDLESS, 4, CLOCKS);
    near("reads, no refresh", reads, 1.0, 4.0);
    assert_eq!(chip.hbm.pc_peak(), 32.0);
    let derived = chip.derived();
    let peak = derived.iter().find(|e| e.key == "hbm.peak").expect("the peak");
    assert_eq!(peak.value.to_string(), "6144");
}

/// All-bank refresh takes (RTP + RP + RFC + RCD) of each REFI from a stream.
fn all_bank(chip: &Chip) -> f64 {
    let t = Timings::new(&chip.hbm);
    1.0 - f64::from(t.rtp + t.rp + t.rfc + t.rcd_read) / f64::from(t.refi)
}

#[test]
fn refresh_of_all_banks_costs_what_it_takes() {
    let mut slow = at_6400();
    slow.hbm.refresh.value = 1;
    // hbm.md: 7.7 %, 755.9 of 819.2 GB/s a stack.
    near("formula at 6.4 Gb/s, GB/s a stack", all_bank(&slow) * 819.2, 755.9, 0.1);
    for mut chip in [slow, chip("mtia300", &["hbm.refresh=1"])] {
        let free = {
            chip.hbm.refresh.value = 0;
            share(&chip, (1, 0), ENDLESS, 4, CLOCKS)
        };
        chip.hbm.refresh.value = 1;
        let limited = share(&chip, (1, 0), ENDLESS, 4, CLOCKS);
        near("reads, all-bank refresh", limited / free, all_bank(&chip), 1.0);
        // hbm.md: at least 95 % of the refresh-limited peak.
        assert!(limited >= 0.95 * all_bank(&chip));
    }
}

/// A bank is away for RFCpb of each REFI; at worst a stream waits out all of it.
#[test]
fn refresh_by_banks_costs_less_than_a_bank_is_away() {
    for chip in [chip("mtia300", &[]), at_6400()] {
        let mut off = chip.clone();
        off.hbm.refresh.value = 0;
        let t = Timings::new(&chip.hbm);
        let away = f64::from(t.rfc_bank) / f64::from(t.refi);
        for mix in [(1, 0), (0, 1), (2, 1)] {
            let share = |chip| share(chip, mix, ENDLESS, 4, CLOCKS);
            let lost = 1.0 - share(&chip) / share(&off);
            println!(
                "{mix:?}: {:.2} % lost to per-bank refresh, a bank is away {:.2} %",
                100.0 * lost,
                100.0 * away
            );
            assert!(lost < away);
            // All-bank refresh takes more.
            assert!(lost < 1.0 - all_bank(&chip));
        }
    }
}

#[test]
fn two_reads_to_a_write_reach_91_percent() {
    let chip = chip("mtia300", &[]);
    for (mix, run, fragment) in
        [((2, 1), ENDLESS, 4), ((2, 1), ENDLESS, 2), ((2, 1), 256, 4), ((2, 1), 64, 4)]
    {
        let is = share(&chip, mix, run, fragment, 4 * CLOCKS);
        println!("{mix:?}, runs of {run} lines, turns of {fragment}: {:.1} %", 100.0 * is);
        assert!(is >= 0.91);
    }
}

#[test]
fn refreshes_are_as_many_as_are_due() {
    for (refresh, per_refi) in [(1, 1.0), (2, 48.0)] {
        let chip = chip("mtia300", &[&format!("hbm.refresh={refresh}")]);
        let mut channel: Channel<()> = Channel::new(&chip);
        let clocks = 1_000_000;
        while let Some(event) = channel.next_event().filter(|&event| event < clocks) {
            channel.skip_to(event);
            channel.clock();
        }
        let due = clocks as f64 / f64::from(Timings::new(&chip.hbm).refi) * per_refi;
        // The interval of a bank is rounded down to a clock.
        near("refreshes", channel.counter(CounterId::Refreshes) as f64, due, 1.0);
    }
}
