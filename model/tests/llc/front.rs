//! The front of a bank, and the sets: pseudo-channels do not hold each other up.

use mtia_model::spec::address::{AddressMap, ChannelLine};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::world::{World, sizes};

/// Line `i` of a pseudo-channel, a fragment from one to the next.
fn line(channel: u32, i: u32) -> u32 {
    AddressMap::line(ChannelLine { channel, line: 4 * i })
}

#[test]
fn sets_and_tags_name_every_line_once() {
    const SEED: u64 = 17;
    println!("seed {SEED}");
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    for preset in ["mini", "mtia300"] {
        let sizes = sizes(preset);
        for _ in 0..100_000 {
            let line = rng.random_range(0..1u32 << sizes.line_bits);
            let (tag, set) = (sizes.tag_of(line), sizes.set_of(line));
            assert!(set < sizes.sets && tag < 1 << sizes.tag_bits());
            assert_eq!(sizes.line_of(tag, set), line, "{preset}: {line:#x}");
            assert_eq!(sizes.channel_of_set(set), AddressMap::channel(line).channel);
            // Lines of a fragment are neighbours.
            assert_eq!(sizes.set_of(line ^ 1), set ^ 1);
        }
    }
}

#[test]
fn streams_a_power_of_two_apart_do_not_meet_in_a_set() {
    let sizes = sizes("mtia300");
    for shift in sizes.set_bits()..sizes.line_bits - 1 {
        // As many streams as ways, two of them more than a partition of four would hold.
        let sets: Vec<u32> = (0..6)
            .filter_map(|i| 7u32.checked_add(i << shift))
            .filter(|&line| line < 1 << sizes.line_bits)
            .map(|line| sizes.set_of(line))
            .collect();
        let most = sets.iter().map(|set| sets.iter().filter(|s| *s == set).count()).max();
        assert!(most <= Some(4), "steps of 2^{shift} lines: sets {sets:?}");
    }
}

#[test]
fn a_silent_pseudo_channel_holds_up_only_its_own_reads() {
    for busy in [0, 1] {
        let mut world = World::new(sizes("mtia300"), 50);
        world.silent[busy as usize] = true;
        let more = world.sizes.channel_misses() + 20;
        // More reads than the busy one has entries, then reads of the other.
        for i in 0..more {
            let request = world.request(line(busy, i), 1, 0);
            world.bank.push_request(request);
            world.step();
        }
        for i in 0..40 {
            let request = world.request(line(1 - busy, i), 1, 0);
            world.bank.push_request(request);
            world.step();
        }
        (0..500).for_each(|_| world.step());
        assert_eq!(world.reads.len(), 40, "pseudo-channel {busy} is silent");
        world.silent = [false; 2];
        world.settle();
        assert_eq!(world.reads.len() as u32, more + 40);
    }
}

#[test]
fn writes_go_on_while_reads_have_taken_all_their_entries() {
    let mut world = World::new(sizes("mtia300"), 50);
    world.silent = [true; 2];
    for i in 0..world.sizes.channel_misses() {
        for channel in [0, 1] {
            let request = world.request(line(channel, i), 1, 0);
            world.bank.push_request(request);
            world.step();
        }
    }
    for i in 0..200 {
        let flit = world.write_flit(line(i % 2, 1000 + i), [i as u8; 64], u64::MAX, 0);
        while !world.bank.accepts_write() {
            world.step();
        }
        world.bank.push_write(flit);
        world.step();
    }
    (0..500).for_each(|_| world.step());
    assert_eq!((world.reads.len(), world.acks.len()), (0, 200));
    world.silent = [false; 2];
    world.settle();
    assert_eq!(world.reads.len() as u32, 2 * world.sizes.channel_misses());
}
