//! What a bank does: merging, write-back, partitions, scratch, poison, errors, flush; each against
//! what must be by definition.

use mtia_model::cycle::llc::port::Bytes;
use mtia_model::func::llc as func;
use mtia_model::spec::address::{AddressMap, SCRATCH_BIT};
use mtia_model::spec::llc::{CounterId, REGISTER_STRIDE, inject, register};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::world::{World, initial, sizes};

const ALL: u64 = u64::MAX;

/// What memory holds of a local line before it is written.
fn before(line: u32) -> Bytes {
    let place = AddressMap::channel(line);
    initial(place.channel as usize, place.line)
}

fn held(world: &World, line: u32) -> Option<(Bytes, bool)> {
    let place = AddressMap::channel(line);
    world.memory[place.channel as usize].get(&place.line).copied()
}

#[test]
fn reads_of_a_line_under_way_are_merged() {
    let mut world = World::new(sizes("mtia300"), 100);
    for _ in 0..6 {
        let request = world.request(5, 1, 0);
        while !world.bank.accepts_request() {
            world.step();
        }
        world.bank.push_request(request);
    }
    world.settle();
    assert_eq!(world.reads.len(), 6);
    let tags: Vec<u16> = world.reads.iter().map(|r| r.1.tag).collect();
    assert_eq!(tags, [1, 2, 3, 4, 5, 6], "in the order in which they came");
    // One a cycle, from the fill itself.
    let cycles: Vec<u64> = world.reads.iter().map(|r| r.0 - world.reads[0].0).collect();
    assert_eq!(cycles, [0, 1, 2, 3, 4, 5]);
    assert!(world.reads.iter().all(|r| r.1.data == before(5) && !r.1.poison));
    let counts = [CounterId::Fetches, CounterId::Misses, CounterId::Merges, CounterId::Fills];
    assert_eq!(counts.map(|id| world.count(id)), [1, 1, 5, 1]);
}

#[test]
fn writes_to_a_line_under_way_are_merged() {
    let mut world = World::new(sizes("mtia300"), 100);
    let request = world.request(5, 1, 0);
    world.bank.push_request(request);
    for i in 0..3u8 {
        let flit = world.write_flit(5, [i + 1; 64], 0xff << (8 * i), 0);
        while !world.bank.accepts_write() {
            world.step();
        }
        world.bank.push_write(flit);
        world.step();
    }
    world.settle();
    let after = world.read_line(5, 0);
    let mut must = before(5);
    for (i, byte) in must.iter_mut().enumerate().take(24) {
        *byte = i as u8 / 8 + 1;
    }
    assert_eq!(after.data, must);
    assert_eq!((world.count(CounterId::Fetches), world.count(CounterId::Merges)), (1, 3));
}

#[test]
fn a_line_written_whole_is_not_fetched() {
    let mut world = World::new(sizes("mtia300"), 50);
    assert!(world.write_line(77, [9; 64], ALL, 0));
    assert_eq!(world.read_line(77, 0).data, [9; 64]);
    assert_eq!(world.count(CounterId::Fetches), 0);
    // A part of another one is.
    assert!(world.write_line(78, [9; 64], 0xf0, 0));
    assert_eq!(world.count(CounterId::Fetches), 1);
    let mut must = before(78);
    must[4..8].fill(9);
    assert_eq!(world.read_line(78, 0).data, must);
}

#[test]
fn written_lines_go_back_when_their_place_is_taken() {
    let sizes = sizes("mtia300");
    let mut world = World::new(sizes, 20);
    let ways = sizes.ways;
    let line = |tag: u32| sizes.line_of(tag, 3);
    // One more line than ways, all of one set, all written.
    for i in 0..=ways {
        assert!(world.write_line(line(i), [i as u8; 64], ALL, 0));
    }
    assert_eq!(world.count(CounterId::WriteBacks), 1);
    assert_eq!(held(&world, line(0)), Some(([0; 64], false)), "the oldest");
    // It is fetched again, and is what it was.
    assert_eq!(world.read_line(line(0), 0).data, [0; 64]);
    assert_eq!(world.count(CounterId::Fetches), 1);
    // Lines that were only read are dropped.
    let mut world = World::new(sizes, 20);
    for i in 0..2 * ways {
        world.read_line(line(i), 0);
    }
    assert_eq!(world.count(CounterId::WriteBacks), 0);
}

#[test]
fn lines_used_lately_stay() {
    let sizes = sizes("mtia300");
    let mut world = World::new(sizes, 20);
    let ways = sizes.ways;
    let line = |tag: u32| sizes.line_of(tag, 0);
    for i in 0..ways {
        world.read_line(line(i), 0);
    }
    // All are used by now, so the last one begins a new round; half of them are used in it.
    for i in (0..ways).step_by(2) {
        world.read_line(line(i), 0);
    }
    let fetched = world.count(CounterId::Fetches);
    for i in 0..ways / 2 - 1 {
        world.read_line(line(ways + i), 0);
    }
    assert_eq!(world.count(CounterId::Fetches), fetched + u64::from(ways) / 2 - 1);
    for i in (0..ways).step_by(2) {
        world.read_line(line(i), 0);
    }
    let fetched_again = world.count(CounterId::Fetches) - fetched - u64::from(ways) / 2 + 1;
    assert_eq!(fetched_again, 0, "lines that were used lately were replaced");
}

#[test]
fn partitions_keep_to_their_ways() {
    let sizes = sizes("mtia300");
    let mut world = World::new(sizes, 20);
    let line = |tag: u32| sizes.line_of(tag, 0);
    world.set(register::WAY_MASK.offset, 0x0fff);
    world.set(register::WAY_MASK.offset + 5 * REGISTER_STRIDE, 0xf000);
    assert_eq!(world.get(register::WAY_MASK.offset + 5 * REGISTER_STRIDE), 0xf000);
    for i in 0..12 {
        world.read_line(line(i), 0);
    }
    // A stream of the other steering tag goes through 4 ways and leaves the 12 alone.
    for i in 100..200 {
        world.read_line(line(i), 5);
    }
    let hits = world.count(CounterId::Hits);
    for i in 0..12 {
        world.read_line(line(i), 5);
    }
    assert_eq!(world.count(CounterId::Hits) - hits, 12, "a hit is a hit in any way");
    for i in 196..200 {
        world.read_line(line(i), 0);
    }
    assert_eq!(world.count(CounterId::Hits) - hits, 16);
}

#[test]
fn scratch_lines_are_addressed_directly_and_never_go_to_memory() {
    let mut world = World::new(sizes("mtia300"), 20);
    let (ways, sets) = (world.sizes.ways, world.sizes.sets);
    world.set(register::SCRATCH_WAYS.offset, 3);
    let last = 3 * sets - 1;
    for line in [0, 1, sets, last] {
        assert!(world.write_line(SCRATCH_BIT | line, [line as u8 | 1; 64], ALL, 0));
    }
    assert!(world.write_line(SCRATCH_BIT | last, [0xee; 64], 1 << 63, 0));
    // The cache goes on with the other ways.
    for i in 0..4 * ways {
        let line = world.sizes.line_of(i, 0);
        assert!(world.write_line(line, [0x55; 64], ALL, 0));
    }
    assert_eq!(world.count(CounterId::WriteBacks), u64::from(4 * ways - (ways - 3)));
    for line in [0, 1, sets, last] {
        let mut must = [line as u8 | 1; 64];
        if line == last {
            must[63] = 0xee;
        }
        let flit = world.read_line(SCRATCH_BIT | line, 0);
        assert_eq!((flit.data, flit.error), (must, false), "line {line:#x}");
    }
    world.flush();
    assert_eq!(world.read_line(SCRATCH_BIT, 0).data, [1; 64], "a flush leaves scratch alone");
    // Beyond: refused, and logged once.
    let flit = world.read_line(SCRATCH_BIT | (last + 1), 0);
    assert_eq!((flit.error, flit.data, flit.poison), (true, [0; 64], false));
    assert!(!world.write_line(SCRATCH_BIT | 0x7fff_ffff, [0; 64], ALL, 0));
    let log = 1 << 63 | 3 << 32 | u64::from(SCRATCH_BIT | (last + 1));
    assert_eq!(world.get(register::ERROR_LOG.offset), log);
    assert_eq!(world.count(CounterId::Refused), 2);
    // One way at least stays cache.
    world.set(register::SCRATCH_WAYS.offset, 1 << 40);
    assert_eq!(world.get(register::SCRATCH_WAYS.offset), u64::from(ways - 1));
}

#[test]
fn poison_goes_with_the_line() {
    let mut world = World::new(sizes("mtia300"), 20);
    let place = AddressMap::channel(40);
    world.memory[place.channel as usize].insert(place.line, ([4; 64], true));
    let flit = world.read_line(40, 0);
    assert!(flit.poison && !flit.error);
    assert!(world.read_line(40, 0).poison, "it stays in the bank");
    // A part does not heal it, all of it does.
    assert!(world.write_line(40, [5; 64], ALL >> 1, 0));
    assert!(world.read_line(40, 0).poison);
    assert!(world.write_line(40, [5; 64], ALL, 0));
    assert!(!world.read_line(40, 0).poison);
    // Poison that is written goes to memory with the line.
    let mut flit = world.write_flit(40, [6; 64], 0xff, 0);
    flit.poison = true;
    assert!(world.write(flit));
    assert!(world.read_line(40, 0).poison);
    world.flush();
    assert_eq!(held(&world, 40).map(|line| line.1), Some(true));
    assert_eq!(world.count(CounterId::Poisoned), 4);
}

fn injection(word: u64, a: u64, b: Option<u64>) -> u64 {
    1 << inject::ARMED
        | word << inject::WORD
        | a
        | b.map_or(0, |b| 1 << inject::SECOND | b << inject::BIT_B)
}

#[test]
fn one_wrong_bit_of_a_word_is_corrected_and_two_are_told() {
    let mut world = World::new(sizes("mtia300"), 20);
    let data: Bytes = std::array::from_fn(|i| i as u8);
    for bit in 0..72 {
        world.set(register::INJECT_LINE.offset, injection(bit % 8, bit, None));
        assert!(world.write_line(9, data, ALL, 0));
        assert_eq!(world.get(register::INJECT_LINE.offset) >> inject::ARMED, 0, "used up");
        let flit = world.read_line(9, 0);
        assert_eq!((flit.data, flit.poison), (data, false), "bit {bit}");
    }
    assert_eq!(world.count(CounterId::Corrected), 72);
    assert_eq!(world.get(register::ERROR_LOG.offset), 0);
    world.set(register::INJECT_LINE.offset, injection(2, 3, Some(40)));
    assert!(world.write_line(9, data, ALL, 0));
    let flit = world.read_line(9, 0);
    assert!(flit.poison, "two wrong bits are poison");
    let mut came = data;
    came[16] ^= 1 << 3;
    came[16 + 5] ^= 1;
    assert_eq!(flit.data, came, "the data as they came");
    assert_eq!(world.count(CounterId::Uncorrectable), 1);
    assert_eq!(world.get(register::ERROR_LOG.offset), 1 << 63 | 1 << 32 | 9);
    world.set(register::ERROR_LOG.offset, 0);
    assert_eq!(world.get(register::ERROR_LOG.offset), 0);
    // It goes to memory as poison, too.
    world.flush();
    assert_eq!(held(&world, 9).map(|line| line.1), Some(true));
}

#[test]
fn one_wrong_bit_of_a_tag_is_corrected_and_two_lose_the_line() {
    let mut world = World::new(sizes("mtia300"), 20);
    let code = world.sizes.tag_code();
    for bit in 0..u64::from(code.data_bits() + code.check_bits()) {
        world.set(register::INJECT_TAG.offset, injection(0, bit, None));
        assert!(world.write_line(9, [bit as u8; 64], ALL, 0));
        assert_eq!(world.read_line(9, 0).data, [bit as u8; 64], "bit {bit}");
    }
    let corrected = world.count(CounterId::TagsCorrected);
    assert!(corrected >= u64::from(code.data_bits() + code.check_bits()));
    world.set(register::INJECT_TAG.offset, injection(0, 0, Some(7)));
    assert!(world.write_line(9, [1; 64], ALL, 0));
    assert_eq!(world.read_line(9, 0).data, before(9), "what memory holds");
    assert!(world.count(CounterId::TagsUncorrectable) >= 1);
    assert_eq!(world.get(register::ERROR_LOG.offset), 1 << 63 | 2 << 32 | 9);
}

#[test]
fn a_flush_writes_everything_back_and_drops_it() {
    let mut world = World::new(sizes("mini"), 7);
    let lines = world.sizes.sets * world.sizes.ways;
    for line in 0..lines {
        if line % 3 == 0 {
            assert!(world.write_line(line, [line as u8; 64], ALL, 0));
        } else {
            world.read_line(line, 0);
        }
    }
    world.flush();
    let written = lines.div_ceil(3);
    assert_eq!(world.count(CounterId::WriteBacks), u64::from(written));
    for line in (0..lines).step_by(3) {
        assert_eq!(held(&world, line), Some(([line as u8; 64], false)));
    }
    let misses = world.count(CounterId::Misses);
    for line in 0..lines {
        world.read_line(line, 0);
    }
    assert_eq!(world.count(CounterId::Misses), misses + u64::from(lines));
}

#[test]
fn registers_that_are_not_there_or_cannot_be_written_say_so() {
    use mtia_model::cycle::llc::port::UtilityRequest;
    let mut world = World::new(sizes("mini"), 7);
    for (write, address) in [(false, 0x1f8), (false, 4), (true, 0), (true, 0x101), (false, 0x168)] {
        world.bank.push_utility(UtilityRequest { write, address, data: 1 });
        world.step();
        let answer = world.bank.take_utility().expect("an answer");
        assert!(answer.error && answer.data == 0, "{address:#x}: {answer:?}");
        world.step();
    }
}

#[test]
fn random_accesses_read_what_was_written_last() {
    const SEED: u64 = 0x11c_0001;
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let mut world = World::new(sizes("mini"), 9);
    world.set(register::SCRATCH_WAYS.offset, 1);
    let mut ideal = func::Bank::new(&world.sizes, 1);
    // The ideal bank begins with zeros, so every line is written whole first.
    let pool: Vec<u32> = (0..200)
        .map(|i| if i % 8 == 0 { SCRATCH_BIT | i } else { rng.random_range(0..1 << 17) })
        .collect();
    for &line in &pool {
        let done = world.write_line(line, [0; 64], ALL, 0);
        assert_eq!(done, ideal.write(line, &[0; 64], ALL, false), "line {line:#x}");
    }
    for n in 0..20_000 {
        let line = pool[rng.random_range(0..pool.len())];
        if rng.random() {
            let mut data = [0; 64];
            rng.fill_bytes(&mut data);
            let strobe = if rng.random() { ALL } else { rng.random() };
            let mut flit = world.write_flit(line, data, strobe, rng.random_range(0..8));
            flit.poison = rng.random_ratio(1, 20);
            let done = world.write(flit);
            assert_eq!(done, ideal.write(line, &data, strobe, flit.poison), "access {n}");
        } else {
            let flit = world.read_line(line, rng.random_range(0..8));
            match ideal.read(line) {
                None => assert!(flit.error, "access {n}, seed {SEED:#x}"),
                Some(must) => {
                    let is = func::Line { data: flit.data, poison: flit.poison };
                    assert_eq!(is, must, "access {n} of line {line:#x}, seed {SEED:#x}");
                }
            }
        }
    }
    let sum = |ids: &[CounterId]| ids.iter().map(|id| world.count(*id)).sum::<u64>();
    let ends = [CounterId::Hits, CounterId::Misses, CounterId::Merges, CounterId::Refused];
    assert_eq!(sum(&ends), sum(&[CounterId::Reads, CounterId::Writes]));
    assert!(world.count(CounterId::WriteBacks) > 1_000);
}

#[test]
fn the_majority_of_the_copies_of_poison_counts() {
    let mut world = World::new(sizes("mtia300"), 20);
    for copy in 72..75 {
        for poison in [false, true] {
            world.set(register::INJECT_LINE.offset, injection(0, copy, None));
            let mut flit = world.write_flit(9, [3; 64], ALL, 0);
            flit.poison = poison;
            assert!(world.write(flit));
            let flit = world.read_line(9, 0);
            assert_eq!((flit.poison, flit.data), (poison, [3; 64]), "copy {copy}");
        }
    }
    assert_eq!(world.count(CounterId::Corrected), 0, "no word was wrong");
}
