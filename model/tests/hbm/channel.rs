//! The form for whole-chip runs does what the controller with its device does, in the same clocks.

use mtia_model::cycle::hbm::Channel;
use mtia_model::cycle::hbm::port::{Bytes, Request};
use mtia_model::spec::Chip;
use mtia_model::spec::hbm::{AddressMap, CounterId};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::world::{World, bytes, chip};

/// Random traffic for both; compares acceptance, responses and counters.
fn run(chip: &Chip, seed: u64, skip: bool) {
    println!("{} seed {seed}, skip {skip}", chip.name);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut world = World::new(chip);
    let mut channel: Channel<Bytes> = Channel::new(chip);
    let lines = AddressMap::new(&chip.hbm).lines();
    let mut offer = 1.0;
    let mut skipped = 0;
    for k in 0..40_000u64 {
        if k.is_multiple_of(1000) {
            offer = [1.0, 0.5, 0.01, 0.001][rng.random_range(0..4)];
        }
        if world.queue.is_empty() && rng.random_bool(offer) {
            let write = rng.random_bool(0.4);
            world.queue.push_back(Request {
                write,
                address: rng.random_range(0..lines.min(512)),
                tag: if write { 0 } else { (k % 16) as u16 },
                poison: write && rng.random_bool(0.1),
                data: if write { bytes(k) } else { [0; 64] },
            });
        }
        let takes = rng.random_bool(0.8);
        let request = world.queue.front().copied();
        let outputs = world.clock(true, takes);
        assert_eq!(channel.now(), k);
        assert_eq!(channel.accepts(true), outputs.request_ready, "clock {k}");
        if let Some(request) = request.filter(|_| channel.accepts(true)) {
            channel.push(request);
        }
        let popped = if takes { channel.pop() } else { None };
        assert_eq!(popped, outputs.response.filter(|_| takes), "clock {k}");
        // A clock that the channel says it does not need is left out.
        if skip && channel.next_event().is_none_or(|event| event > k) {
            channel.skip_to(k + 1);
            skipped += 1;
        } else {
            channel.clock();
        }
    }
    for &id in CounterId::ALL {
        if !matches!(id, CounterId::RequestWaits | CounterId::ResponseWaits) {
            assert_eq!(channel.counter(id), world.controller.counter(id), "{id:?}");
        }
    }
    assert!(!skip || skipped > 10_000, "{skipped} clocks left out");
    assert!(channel.counter(CounterId::Reads) > 1000);
}

#[test]
fn channel_and_controller_are_one() {
    for refresh in ["hbm.refresh=0", "hbm.refresh=1", "hbm.refresh=2"] {
        for preset in ["mini", "mtia300"] {
            for seed in 0..3 {
                run(&chip(preset, &[refresh]), seed, false);
                run(&chip(preset, &[refresh]), seed, true);
            }
        }
    }
}

#[test]
fn nothing_happens_in_an_empty_channel_without_refresh() {
    let mut channel: Channel<()> = Channel::new(&chip("mtia300", &["hbm.refresh=0"]));
    while let Some(event) = channel.next_event() {
        assert!(event < 10);
        channel.skip_to(event);
        channel.clock();
    }
    assert!(channel.is_idle());
}
