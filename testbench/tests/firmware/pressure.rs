//! Full queues: nothing is lost, nothing is pushed where there is no room, and nobody starves. That
//! nothing was pushed into a full queue is asked after every turn: it would be a bit of `errors`.

use mtia_model::func::fabric::Options as Network;
use mtia_model::func::me::{Options, System};
use mtia_model::spec::me::{CounterId, FETCH_COMMANDS, STATUS_BITS, STORE_COMMANDS};
use mtia_model::spec::wqe::{Comparison, Wqe};

use super::bench::{
    Place, copy, done, mini, noop, read, recv, reports, seeds, send, set, system_with, wait, write,
};

/// Runs to the end; which queues were seen without room: by name of the bit of status, and the
/// completion queue.
fn run_and_see(system: &mut System, seed: u64) -> Vec<&'static str> {
    let mut full = Vec::new();
    while !system.is_done() {
        system.advance().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        for rank in 0..system.ranks() {
            let device = &system.engine(rank, 0).device;
            let queues =
                STATUS_BITS.iter().filter(|b| !["completion", "mailbox_in"].contains(&b.name));
            let mut see = |name| {
                if !full.contains(&name) {
                    full.push(name);
                }
            };
            queues.filter(|b| device.status() >> b.bit & 1 == 0).for_each(|b| see(b.name));
            if !device.has_room() {
                see("completions");
            }
        }
    }
    system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    assert!(system.is_quiet(), "seed {seed}");
    full
}

#[test]
pub fn completions_that_find_no_room_wait() {
    for seed in seeds(10) {
        // Sixteen completions have room; hundreds arrive at once while the core is at work.
        let network = Network { delay: 0..=0, completion_delay: 0..=0, ..Network::seeded(seed) };
        let options = Options { delay: 0..=20, ..Options::seeded(seed) };
        let mut system = system_with(mini(), 2, network, options);
        let mut place = Place::default();
        let at = |id: u64, i: u64| 0x2_0000 + id * 0x1000 + i * 64;
        // On a queue pair all receives are posted before the first message: in one subgraph.
        let receives: Vec<Wqe> = (0..300).map(|i| recv(1, at(0, i % 60), 64)).collect();
        let sends: Vec<Wqe> = (0..300).map(|i| send(1, 0x1000 + i, 64)).collect();
        let works: Vec<Wqe> = (0..60).map(|i| copy(at(3, i), at(4, i), 64)).collect();
        let stores: Vec<Wqe> = (0..60).map(|i| set(at(5, i), i)).collect();
        let writes: Vec<Wqe> =
            (0..300).map(|i| write(1, at(4, i % 60), at(6, i % 60), 8)).collect();
        for (id, graph) in [&receives, &works, &stores, &writes].into_iter().enumerate() {
            place.start(&mut system, 0, 0, id as u16, graph);
        }
        place.start(&mut system, 1, 0, 0, &sends);
        let full = run_and_see(&mut system, seed);
        assert!(full.contains(&"completions"), "seed {seed}: {full:?}");
        assert_eq!(reports(&mut system, 0, 0).len(), 4, "seed {seed}");
        // Messages met receives in order.
        for i in 0..60 {
            let (got, sent) =
                (read(&system, 0, at(0, i), 64), read(&system, 1, 0x1000 + 240 + i, 64));
            assert_eq!(got, sent, "seed {seed}: receive {i}");
        }
        let completions = system.counter(0, 0, CounterId::Completions);
        let fetches = [300u64, 60, 60, 300].iter().map(|n| n.div_ceil(16)).sum::<u64>();
        assert_eq!(completions, 300 + 60 + 60 + 300 + fetches, "seed {seed}");
    }
}

#[test]
pub fn slow_neighbours_fill_every_queue() {
    for seed in seeds(5) {
        let options =
            Options { delay: 300..=900, control_delay: 500..=3000, ..Options::seeded(seed) };
        let mut system = system_with(mini(), 1, Network::seeded(seed), options);
        let mut place = Place::default();
        let count = 24;
        for id in 0..count {
            let graph: Vec<Wqe> = (0..24)
                .map(|i| match id % 3 {
                    0 => write(0, 0x1000 + i * 8, 0x5_0000 + u64::from(id) * 512 + i * 8, 8),
                    1 => copy(0x3_0000 + u64::from(id) * 512 + i * 8, 0x1000 + i * 8, 8),
                    _ => set(0x4_0000 + u64::from(id) * 512 + i * 8, i),
                })
                .collect();
            place.start(&mut system, 0, 0, id, &graph);
        }
        let full = run_and_see(&mut system, seed);
        let all = ["fetch", "mailbox_out", "nic", "nmc", "store"];
        assert!(all.iter().all(|queue| full.contains(queue)), "seed {seed}: {full:?}");
        assert_eq!(reports(&mut system, 0, 0).len(), usize::from(count), "seed {seed}");
        assert_eq!(system.counter(0, 0, CounterId::Wqes), 24 * u64::from(count), "seed {seed}");
    }
}

#[test]
pub fn more_subgraphs_than_slots_and_mailbox() {
    for seed in seeds(4) {
        let options = Options { control_delay: 0..=0, ..Options::seeded(seed) };
        let mut system = system_with(mini(), 1, Network::seeded(seed), options);
        let mut place = Place::default();
        let graph = |id: u16| vec![noop(); 1 + usize::from(id) % 40];
        for id in 0..200 {
            place.start(&mut system, 0, 0, id, &graph(id));
        }
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let expected: Vec<_> = (0..200).map(|id| done(id, &graph(id))).collect();
        assert_eq!(reports(&mut system, 0, 0), expected, "seed {seed}");
    }
}

#[test]
pub fn subgraphs_share_a_queue_fairly() {
    for seed in seeds(5) {
        // The doorbell is the bottleneck; eight subgraphs have plenty for it.
        let options = Options { delay: 200..=400, ..Options::seeded(seed) };
        let mut system = system_with(mini(), 1, Network::seeded(seed), options);
        let mut place = Place::default();
        let writes: Vec<Wqe> = (0..200).map(|i| write(0, 0x1000, 0x8_0000 + i * 8, 8)).collect();
        for id in 0..8 {
            place.start(&mut system, 0, 0, id, &writes);
        }
        let next = |system: &System| -> Vec<u32> {
            system.engine(0, 0).slots().iter().take(8).map(|s| s.next).collect()
        };
        while next(&system).iter().sum::<u32>() < 800 {
            system.advance().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        }
        // Half of all is issued: nobody is far from half of his own.
        let next = next(&system);
        let (least, most) = (next.iter().min(), next.iter().max());
        assert!(least > Some(&80) && most < Some(&120), "seed {seed}: {next:?}");
        system.run().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    }
}

#[test]
pub fn waits_leave_the_memory_port_and_the_core_to_others() {
    let time = |waits: u16| {
        let mut system = system_with(mini(), 1, Network::seeded(1), Options::seeded(1));
        system.memory_mut(0).write(0x4000, &[0; 4]).expect("within");
        let mut place = Place::default();
        for id in 0..waits {
            place.start(&mut system, 0, 0, id, &[wait(0x4000, Comparison::Eq, 1)]);
        }
        for _ in 0..200 {
            system.step().expect("no trap");
        }
        let writes: Vec<Wqe> = (0..600).map(|i| write(0, 0x1000, 0x2_0000 + i * 8, 8)).collect();
        place.start(&mut system, 0, 0, 99, &writes);
        let begin = system.now();
        while system.take_report(0, 0).is_none() {
            system.advance().unwrap_or_else(|e| panic!("{e}"));
        }
        let flits = system.counter(0, 0, CounterId::FetchFlits);
        // And the waits end when their word comes.
        place.start(&mut system, 0, 0, 100, &[set(0x4000, 1)]);
        system.run().unwrap_or_else(|e| panic!("{e}"));
        (system.now() - begin, flits)
    };
    let ((alone, _), (beside, flits)) = (time(0), time(14));
    println!("600 writes: {alone} cycles alone, {beside} beside 14 waits; {flits} flits fetched");
    assert!(beside < alone * 3 / 2, "{alone} cycles alone, {beside} beside 14 waits");
}

#[test]
pub fn a_wait_is_served_beside_work_without_a_pause() {
    for seed in seeds(3) {
        let options = Options { control_delay: 0..=0, ..Options::seeded(seed) };
        let mut system = system_with(mini(), 1, Network::seeded(seed), options);
        system.memory_mut(0).write(0x4000, &[1, 0, 0, 0]).expect("within");
        let mut place = Place::default();
        // The core never sleeps before these are through.
        for id in 0..8 {
            place.start(&mut system, 0, 0, id, &vec![noop(); 1000]);
        }
        let graph = [wait(0x4000, Comparison::Eq, 1)];
        place.start(&mut system, 0, 0, 99, &graph);
        let first = loop {
            system.advance().unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            if let Some(report) = system.take_report(0, 0) {
                break report;
            }
        };
        assert_eq!(first, done(99, &graph), "seed {seed}");
        let done = system.counter(0, 0, CounterId::Wqes);
        assert!(done < 4000, "seed {seed}: after {done} other WQEs");
    }
}

#[test]
pub fn queues_are_as_deep_as_described() {
    // What the other tests rely on when they ask for full queues.
    let chip = &mini().chip;
    assert_eq!(chip.me.completion_queue.value, 16);
    assert!(chip.me.work_requests.value < 8 && chip.me.mailbox.value < 8);
    const { assert!(FETCH_COMMANDS < 8 && STORE_COMMANDS < 8) };
}
