//! Message engines in Verilog with the firmware, in lock-step with the cycle model.

use mtia_model::cycle::me::group::{MeGroup, Shape};
use mtia_model::cycle::me::world::{Outcome, Traffic, World};
use mtia_model::func::fabric::{Endpoint, Fabric, Options};
use mtia_model::func::memory::Memory;
use mtia_model::hccl::one_of_each;
use mtia_model::spec::Chip;
use mtia_model::spec::me::{Report, Start};
use mtia_model::spec::nmc::Dtype;
use mtia_model::spec::wqe::{self, Kind, QueuePair, Wqe};
use mtia_testbench::Bench;
use mtia_testbench::firmware;
use mtia_testbench::me::{LockStep, Rtl, Session};

#[test]
fn a_message_goes_round() {
    let chip = Chip::preset("mini").expect("preset");
    let shape = Shape::of(&chip, 2);
    let image = firmware::message_engine(&chip).expect("firmware");
    let library = Bench::default().message_engines(&chip, 2, false).expect("builds");
    for seed in 0..4 {
        println!("seed {seed}");
        let mut rtl = Rtl::new(&library, shape.clone(), 64, &[]).expect("runs");
        let mut model = MeGroup::new(&chip, 2);
        let qp = QueuePair { nic: 1, pair: 7 };
        let end = |rank| Endpoint { rank, queue_pair: qp };
        let fabric = Fabric::new(2, &[(end(0), end(1))], Options::seeded(seed)).expect("two ends");
        let mut memories = vec![Memory::new(1 << 16), Memory::new(1 << 16)];
        let wqes = |first: Wqe| [first, Wqe::of(Kind::Noop)];
        let message = |kind: Kind, a: u64| Wqe { qp: qp.code(), a, length: 100, ..Wqe::of(kind) };
        for (rank, wqe) in
            [message(Kind::Send, 0x1003), message(Kind::Recv, 0x2005)].iter().enumerate()
        {
            for (i, w) in wqes(*wqe).iter().enumerate() {
                memories[rank].write(0x8000 + 64 * i as u64, &w.bytes()).expect("room");
            }
            memories[rank].bytes_mut()[0x1000..0x1100].fill(rank as u8 + 0x11);
        }
        let traffic = if seed == 0 { Traffic::ideal(&chip) } else { Traffic::random(seed) };
        let mut world = World::new(&chip, shape.clone(), &[0, 1], memories, fabric, traffic);
        world.boot(&image);
        let mut both = LockStep::new(&mut rtl, &mut model);
        let outcome = world.run(&mut both);
        println!("booted after {} cycles: {outcome:?}", world.cycles());
        assert_eq!(both.difference(), None);
        assert_eq!(outcome, Outcome::Done);
        for e in 0..2 {
            let start = Start { version: wqe::VERSION, id: 5 + e as u16, address: 0x8000, wqes: 2 };
            world.start(e, &start);
        }
        let outcome = world.run(&mut both);
        println!("ran until {}: {outcome:?}", world.cycles());
        assert_eq!(both.difference(), None);
        assert_eq!(outcome, Outcome::Done);
        for e in 0..2 {
            let reports: Vec<Report> = world.take_reports(e).iter().map(|r| r.report).collect();
            let done = Report::Done { id: 5 + e as u16, wqes: 2 };
            assert_eq!(reports, [Report::Ready { version: wqe::VERSION }, done]);
        }
        let got = world.memory(1).read(0x2005, 100).expect("within");
        assert!(got.iter().all(|b| *b == 0x11), "{got:?}");
        let counters = world.counters(&mut both);
        assert_eq!(both.difference(), None);
        println!("{counters:?}");
    }
}

fn collectives(engines: usize, channels: usize, rounds: usize, hardware: bool) {
    let chip = Chip::preset("mini").expect("preset");
    let shape = Shape::of(&chip, engines);
    let image = firmware::message_engine(&chip).expect("firmware");
    let library = Bench::default().message_engines(&chip, engines, false).expect("builds");
    for seed in 0..rounds as u64 {
        let dtype = Dtype::ALL[seed as usize % 3];
        let list = one_of_each(engines / channels, 77, dtype, seed);
        let session = Session::new(&chip, &list, channels, seed);
        let mut rtl = Rtl::new(&library, shape.clone(), 64, &[]).expect("runs");
        let mut model = MeGroup::new(&chip, engines);
        let traffic = if seed == 0 { Traffic::ideal(&chip) } else { Traffic::random(seed) };
        let mut both = LockStep::new(&mut rtl, &mut model);
        let mut world = session.world(&both, traffic, Options::seeded(seed));
        let order: Vec<usize> = (0..list.len()).flat_map(|i| [i, i]).collect();
        let begin = std::time::Instant::now();
        let mut alone = MeGroup::new(&chip, engines);
        let mut second = world.clone();
        second.boot(&image);
        assert_eq!(second.run(&mut alone), Outcome::Done);
        let done = session.run(&mut alone, &mut second, &image, &order).expect("right");
        let s = begin.elapsed().as_secs_f64();
        println!(
            "seed {seed} model: {} cycles, {:.0} cycles/s",
            done.cycles,
            second.cycles() as f64 / s
        );
        if !hardware {
            continue;
        }
        let begin = std::time::Instant::now();
        world.boot(&image);
        assert_eq!(world.run(&mut both), Outcome::Done);
        println!("booted {:?}", begin.elapsed());
        let done = session.run(&mut both, &mut world, &image, &order).expect("right");
        assert_eq!(both.difference(), None);
        let s = begin.elapsed().as_secs_f64();
        println!(
            "seed {seed} both: {} cycles, {:.0} cycles/s",
            done.cycles,
            world.cycles() as f64 / s
        );
    }
}

#[test]
fn collectives_of_two() {
    collectives(2, 1, 2, true);
}

#[test]
fn collectives_of_four() {
    collectives(4, 1, 2, true);
}
