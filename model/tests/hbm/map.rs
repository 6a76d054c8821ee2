//! The address map: a bijection with an inverse, and spread as its page says.

use std::collections::HashSet;

use mtia_model::spec::hbm::AddressMap;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::world::chip;

#[test]
fn every_line_of_mini_has_a_place_of_its_own() {
    for set in [&[][..], &["hbm.rows=40", "hbm.stack_ids=2"], &["hbm.rows=64", "hbm.stack_ids=4"]] {
        let chip = chip("mini", set);
        let hbm = &chip.hbm;
        let map = AddressMap::new(hbm);
        let by_hand = u64::from(hbm.stack_ids.value * hbm.bank_groups.value * hbm.banks.value)
            * u64::from(hbm.rows.value)
            * u64::from(hbm.page_bytes.value / 64);
        assert_eq!(map.lines(), by_hand);
        let mut places = HashSet::new();
        for address in 0..map.lines() {
            let place = map.place(address);
            assert!(u32::from(place.bank.stack) < hbm.stack_ids.value);
            assert!(u32::from(place.bank.group) < hbm.bank_groups.value);
            assert!(u32::from(place.bank.bank) < hbm.banks.value);
            assert!(place.row < hbm.rows.value);
            assert!(place.column < hbm.page_bytes.value / 64);
            assert_eq!(map.address(place), address);
            assert_eq!(map.bank_address(map.bank_index(place.bank)), place.bank);
            places.insert(place);
        }
        assert_eq!(places.len() as u64, map.lines());
    }
}

#[test]
fn lines_of_the_full_chip_are_found_again() {
    let chip = chip("mtia300", &[]);
    let map = AddressMap::new(&chip.hbm);
    // 36 GiB a stack over 32 PCs, in lines of 64 B; 192 PCs give 216 GiB.
    assert_eq!(map.lines(), (36u64 << 30) / 32 / 64);
    assert_eq!(map.address_bits(), 25);
    assert_eq!(map.banks(), 48);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let ends = [0, 1, map.lines() - 2, map.lines() - 1];
    let random = (0..1_000_000).map(|_| rng.random_range(0..map.lines()));
    for address in ends.into_iter().chain(random) {
        let place = map.place(address);
        assert!(place.row < 24576 && place.column < 16 && place.bank.stack < 3);
        assert_eq!(map.address(place), address);
    }
}

#[test]
fn a_stream_opens_a_row_of_each_group_and_stays_for_4_kb() {
    let map = AddressMap::new(&chip("mtia300", &[]).hbm);
    for block in [0, 7, 4711, 200_000] {
        let places: Vec<_> = (0..64).map(|i| map.place(64 * block + i)).collect();
        let banks: HashSet<_> = places.iter().map(|p| (p.bank, p.row)).collect();
        assert_eq!(banks.len(), 4);
        let groups: HashSet<_> = banks.iter().map(|b| b.0.group).collect();
        assert_eq!(groups.len(), 4);
        // Lines come in pairs; four pairs in a row are in four groups.
        assert!(places.chunks(2).all(|pair| pair[0].bank == pair[1].bank));
        for run in places.chunks(8) {
            let groups: HashSet<_> = run.iter().map(|p| p.bank.group).collect();
            assert_eq!(groups.len(), 4);
        }
    }
}

#[test]
fn strides_of_powers_of_two_use_many_banks() {
    let map = AddressMap::new(&chip("mtia300", &[]).hbm);
    for shift in 6..20 {
        let banks: HashSet<_> = (0..48u64).map(|i| map.place(i << shift).bank).collect();
        println!("stride {} KB: {} banks of 48", (64u64 << shift) >> 10, banks.len());
        assert!(banks.len() >= 12, "stride 2^{shift} lines: {} banks", banks.len());
    }
}
