//! The address map of the hardware against the description, at random addresses and at the ends of
//! the windows.

use mtia_hw::address_map::AddressMap as Block;
use mtia_model::spec::Chip;
use mtia_model::spec::address::{AddressMap, SCRATCH_BIT};
use mtia_rtl::Design;
use mtia_testbench::Bench;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const SEED: u64 = 0xadd2_e551;
const ADDRESSES: usize = 200_000;

fn hardware_follows(preset: &str) {
    let chip = Chip::preset(preset).expect("preset");
    let map = AddressMap::new(&chip);
    let design = Design::elaborate(&Block::new(&chip)).expect("the description is sound");
    let library = Bench::default().compile(&design, false).expect("it compiles");
    let mut model = library.instantiate().expect("it runs");
    let port = |name: &str| model.port(name).expect("a port");
    let [address_in, mapped] = ["address", "mapped"].map(port);
    let outputs = ["side", "row", "lane", "line", "channel", "channel_line"].map(port);
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let ends = [
        0,
        map.memory_bytes() - 1,
        map.memory_bytes(),
        map.scratch_base() - 1,
        map.scratch_base(),
        map.scratch_base() + map.scratch_bytes() - 1,
        map.scratch_base() + map.scratch_bytes(),
        2 * map.scratch_base() - 1,
    ];
    let mut found = [0; 3];
    for n in 0..ADDRESSES {
        let address = match ends.get(n) {
            Some(&end) => end,
            None => match rng.random_range(0..4) {
                0 => map.scratch_base() + rng.random_range(0..map.scratch_bytes()),
                1 => rng.random_range(0..2 * map.scratch_base()),
                2 => {
                    let smaller = rng.random_range(0..20);
                    rng.random_range(0..map.memory_bytes() >> smaller)
                }
                _ => rng.random_range(0..map.memory_bytes()),
            },
        };
        model.set(address_in, address);
        model.settle();
        let place = map.locate(address);
        let what = format!("{preset}: {address:#x} is {place:?}, seed {SEED:#x}");
        assert_eq!(model.get(mapped) == 1, place.is_some(), "{what}");
        let Some(place) = place else {
            found[2] += 1;
            continue;
        };
        let (bank, line) = (place.bank, place.line);
        let got = outputs.map(|p| model.get(p) as u32);
        assert_eq!(got[..4], [bank.side, bank.row, bank.lane, line], "{what}");
        if line & SCRATCH_BIT == 0 {
            found[0] += 1;
            let channel = AddressMap::channel(line);
            assert_eq!(got[4..], [channel.channel, channel.line], "{what}");
        } else {
            found[1] += 1;
        }
    }
    assert!(found.iter().all(|&n| n > 1_000), "HBM, scratch, neither: {found:?}");
}

#[test]
fn full_chip() {
    hardware_follows("mtia300");
}

#[test]
fn mini() {
    hardware_follows("mini");
}
