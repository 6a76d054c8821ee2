//! What the mechanisms are for: throughput with and without loss, shares of many senders, paths that
//! fail, queues that stay short.

use mtia_model::transport::time::{Duration, Rate, Time};
use mtia_model::transport::{Config, Event, Operation};

use crate::world::{Queue, World};

/// Senders into one receiver, each with more to send than it can; bytes arrived of each.
fn incast(senders: usize, config: &Config, delay: Duration) -> World {
    let mut w = World::new(senders + 1, 1 << 20, config, 7);
    w.delay = delay;
    w.queue = Queue { mark_at: 400_000, full_at: 16_000_000 };
    for sender in 1..=senders {
        let (at, _) = w.connect(sender, 0, 8, 1, (0, 0));
        let write = Operation::Write { remote: w.remote(0, 0) };
        for id in 0..200 {
            w.post(sender, at, 0, id, w.local(sender, 0, 1 << 20), write);
        }
    }
    w
}

fn arrived(w: &World) -> Vec<u64> {
    w.hosts[0].arrived.clone()
}

#[test]
fn experiment() {
    for loss in [0, 100, 1_000, 10_000, 20_000, 50_000, 100_000] {
        let config = Config::default();
        let mut w = incast(1, &config, Duration::from_us(4));
        w.channel.drop = loss;
        w.run_to(Time(200_000_000));
        let before = arrived(&w);
        w.run_to(Time(1_200_000_000));
        let after = arrived(&w);
        let gbps = (after[0] - before[0]) * 8 / 1_000_000;
        println!("loss {loss} ppm: {gbps} Gb/s {:?}", w.counts());
    }
    for n in [8, 32, 128] {
        let config = Config::default();
        let mut w = incast(n, &config, Duration::from_us(4));
        let mut last = vec![0; n];
        for step in 1..12 {
            w.run_to(Time(step * 10_000_000));
            let now = arrived(&w);
            let rates: Vec<u64> =
                now.iter().zip(&last).map(|(a, b)| (a - b) * 8 / 10_000).collect();
            let backlog = w.backlog(0, 0);
            println!(
                "{n}: {}0 us min {} max {} sum {} fair {} backlog {backlog}",
                step,
                rates.iter().min().unwrap(),
                rates.iter().max().unwrap(),
                rates.iter().sum::<u64>(),
                800 / n,
            );
            last = now;
        }
    }
}
