//! The address map: that it is a bijection, that every bank holds its share, and that the strides
//! programs have spread over banks and pseudo-channels.

use std::collections::HashSet;

use mtia_model::spec::Chip;
use mtia_model::spec::address::{
    AddressMap, BankPlace, CHANNELS, FRAGMENT_LINES, LocalLine, SCRATCH_BIT,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const SEED: u64 = 0xadd2_e550;

fn map(preset: &str) -> AddressMap {
    AddressMap::new(&Chip::preset(preset).expect("preset"))
}

fn number(map: &AddressMap, bank: BankPlace) -> usize {
    ((bank.side * map.rows + bank.row) * map.lanes + bank.lane) as usize
}

fn fragment_bytes(map: &AddressMap) -> u64 {
    u64::from(FRAGMENT_LINES * map.line_bytes)
}

#[test]
fn every_line_of_mini_has_one_address() {
    let map = map("mini");
    let banks = map.banks() as usize;
    let windows = [
        (0, map.memory_bytes(), map.memory_lines),
        (map.scratch_base(), map.scratch_bytes(), map.bank_lines),
    ];
    for (base, bytes, lines) in windows {
        let mut seen = vec![false; banks * lines as usize];
        for line in 0..bytes / u64::from(map.line_bytes) {
            let address = base + line * u64::from(map.line_bytes);
            let place = map.locate(address).expect("within the window");
            assert_eq!(place.line & SCRATCH_BIT != 0, base != 0, "{address:#x}");
            assert_eq!(map.address(place), address);
            assert!(
                place.bank.side < 2 && place.bank.row < map.rows && place.bank.lane < map.lanes
            );
            let local = place.line & !SCRATCH_BIT;
            assert!(local < lines, "{address:#x}: line {local} of {lines}");
            let cell = &mut seen[number(&map, place.bank) * lines as usize + local as usize];
            assert!(!*cell, "{address:#x}: {place:?} has another address too");
            *cell = true;
        }
        assert!(seen.into_iter().all(|s| s), "a line has no address");
    }
}

#[test]
fn every_window_of_granules_covers_all_banks() {
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let map = map("mtia300");
    let granule = u64::from(map.granule_lines * map.line_bytes);
    let round = u64::from(map.banks()) * granule;
    for _ in 0..2_000 {
        let first = rng.random_range(0..map.memory_bytes() / round) * round;
        let banks: HashSet<usize> = (0..u64::from(map.banks()))
            .map(|i| map.locate(first + i * granule).expect("memory"))
            .map(|place| number(&map, place.bank))
            .collect();
        assert_eq!(banks.len(), map.banks() as usize, "from {first:#x}, seed {SEED:#x}");
    }
}

#[test]
fn a_granule_lies_half_in_each_channel_of_one_bank() {
    for preset in ["mini", "mtia300"] {
        let map = map(preset);
        let granule = u64::from(map.granule_lines * map.line_bytes);
        for g in [0, 1, 97, 4097] {
            let lines: Vec<LocalLine> = (0..u64::from(map.granule_lines))
                .map(|i| map.locate(g * granule + i * u64::from(map.line_bytes)).expect("memory"))
                .collect();
            assert!(lines.iter().all(|l| l.bank == lines[0].bank), "granule {g}");
            let first = lines.iter().filter(|l| AddressMap::channel(l.line).channel == 0).count();
            assert_eq!(2 * first, lines.len(), "granule {g} of {preset}");
        }
    }
}

#[test]
fn random_addresses_come_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(SEED + 1);
    for preset in ["mtia300", "mini"] {
        let map = map(preset);
        for _ in 0..200_000 {
            let scratch: bool = rng.random();
            let (base, bytes) = if scratch {
                (map.scratch_base(), map.scratch_bytes())
            } else {
                (0, map.memory_bytes())
            };
            let address = base + rng.random_range(0..bytes);
            let place = map.locate(address).expect("within the window");
            let line = address / u64::from(map.line_bytes) * u64::from(map.line_bytes);
            assert_eq!(map.address(place), line, "{preset} {address:#x}, seed {SEED:#x}");
            // A fragment stays in one bank, its lines one after the other.
            let first = map.locate(address / fragment_bytes(&map) * fragment_bytes(&map));
            let first = first.expect("within the window");
            assert_eq!(first.bank, place.bank);
            let in_fragment = (address / u64::from(map.line_bytes)) as u32 % FRAGMENT_LINES;
            assert_eq!(first.line + in_fragment, place.line);
        }
        // Outside of both windows nothing is.
        let end = map.memory_bytes();
        assert!(map.locate(end - 1).is_some() && map.locate(end).is_none(), "{preset}");
        let end = map.scratch_base() + map.scratch_bytes();
        assert!(map.locate(end - 1).is_some() && map.locate(end).is_none(), "{preset}");
        assert!(map.locate(map.scratch_base() - 1).is_none(), "{preset}");
    }
}

#[test]
fn channels_share_a_bank_line_by_line() {
    let map = map("mini");
    let half = map.memory_lines / CHANNELS;
    let mut seen = vec![false; map.memory_lines as usize];
    for line in 0..map.memory_lines {
        let place = AddressMap::channel(line);
        assert_eq!(AddressMap::line(place), line);
        assert!(place.line < half, "line {line}");
        let cell = &mut seen[(place.channel * half + place.line) as usize];
        assert!(!*cell, "line {line} shares {place:?}");
        *cell = true;
    }
}

#[test]
fn the_map_is_the_one_of_the_manual() {
    // Worked out by hand from the formulas: granule 98 is q 1, g' 3 x 1 + 0, low 2. The fold of
    // q = 1 is 1, that of the third 1: low 3 is side 0, row 0, low lane 3; third 1 is lane 4 + 3.
    // Line 33 is of fragment 8, whose parity is 1.
    let map = map("mtia300");
    let place = map.locate(98 * 2048 + 65).expect("memory");
    assert_eq!(place, LocalLine { bank: BankPlace { side: 0, row: 0, lane: 7 }, line: 33 });
    let channel = AddressMap::channel(33);
    assert_eq!((channel.channel, channel.line), (1, 17));
    // x^5 is x^2 + 1 by the polynomial, x^31 is 1 as it is primitive.
    assert_eq!((map.fold_of_bit(5), map.fold_of_bit(31)), (0b101, 1));
}

/// The most that one of `counts` has, as a multiple of their mean.
fn peak(counts: &[u32]) -> f64 {
    let most = counts.iter().copied().max().unwrap_or(0);
    f64::from(most) * counts.len() as f64 / f64::from(counts.iter().sum::<u32>())
}

/// Loads of banks and of pseudo-channels, as peaks, of `count` accesses `step` fragments apart.
fn loads(map: &AddressMap, first: u64, step: u64, count: u64) -> (f64, f64) {
    let fragments = map.memory_bytes() / fragment_bytes(map);
    let mut banks = vec![0; map.banks() as usize];
    let mut channels = vec![0; (CHANNELS * map.banks()) as usize];
    for i in 0..count {
        let fragment = (first + i * step) % fragments;
        let place = map.locate(fragment * fragment_bytes(map)).expect("memory");
        let bank = number(map, place.bank);
        banks[bank] += 1;
        channels[2 * bank + AddressMap::channel(place.line).channel as usize] += 1;
    }
    (peak(&banks), peak(&channels))
}

#[test]
fn strides_spread() {
    let map = map("mtia300");
    let fragments = map.memory_bytes() / fragment_bytes(&map);
    let count = 32 * u64::from(map.banks());
    let mut worst = ((0.0, 0), (0.0, 0));
    // Rows of matrices: powers of two, alone and times odd numbers; multiples of 3, 9 and 27, of
    // the number of banks, and neighbours of powers of two, where folds are known to fail.
    for odd in
        [1u64, 3, 5, 7, 9, 11, 13, 15, 17, 21, 25, 27, 31, 33, 45, 63, 65, 81, 97, 127, 255, 257]
    {
        for power in 0..20 {
            let step = odd << power;
            if step * count / 2 > fragments {
                continue;
            }
            for first in [0, 12_345] {
                let (bank, channel) = loads(&map, first, step, count);
                if bank > worst.0.0 {
                    worst.0 = (bank, step);
                }
                if channel > worst.1.0 {
                    worst.1 = (channel, step);
                }
            }
        }
    }
    println!("worst strides in fragments: banks {:?}, pseudo-channels {:?}", worst.0, worst.1);
    // So many accesses thrown at random have peaks of 1.45 and 1.73 on average; a stride that
    // fell on a third of the banks would have 3.
    assert!(
        worst.0.0 < 2.0,
        "step {} x 256 B: busiest bank {:.2} x the mean",
        worst.0.1,
        worst.0.0
    );
    // Of pseudo-channels the worst stride, 97 x 512 B, comes close to that: it meets fragments of
    // one parity more often than those of the other.
    assert!(worst.1.0 < 3.0, "step {} x 256 B: busiest PC {:.2} x the mean", worst.1.1, worst.1.0);
}

#[test]
fn powers_of_two_spread_evenly() {
    let map = map("mtia300");
    for power in 0..18 {
        let (bank, channel) = loads(&map, 0, 1 << power, 32 * u64::from(map.banks()));
        // Small steps go through whole rounds; larger ones are as good as random throws.
        let (most_bank, most_channel) = if power <= 5 { (1.0, 1.0) } else { (1.5, 1.9) };
        assert!(
            bank <= most_bank && channel <= most_channel,
            "2^{power} fragments: {bank:.2}, {channel:.2}"
        );
    }
}
