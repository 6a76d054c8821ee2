//! Packets that should not be: they are counted, and change nothing.

use mtia_model::transport::packet::{
    Ack, Body, Content, FlowError, Home, Payload, Reason, Sequence, Target,
};
use mtia_model::transport::sequence::Bits256;
use mtia_model::transport::time::Duration;
use mtia_model::transport::{
    Config, ConnectionId, Event, Operation, Outcome, Packet, Rate, StreamId,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::duo::{Duo, ack, piece, sequence, small_packets};

/// A connection in the middle of its work, with the packets that are under way to end 1 and to end 0.
fn busy() -> (Duo, Vec<Packet>, Vec<Packet>) {
    let mut duo = Duo::new(&Config { ack_every: 2, ..small_packets() }, 4, (1_000, 2_000));
    duo.post_receive(1, 1, 10, 50_000);
    duo.write(0, 1, 60_000);
    duo.post(0, 1, 2, 20_000, Operation::Send);
    let remote = duo.remote(1);
    duo.post(0, 2, 3, 20_000, Operation::Read { remote });
    for _ in 0..2 {
        let packets = duo.pull_paced(0);
        duo.give_all(1, &packets);
        let back = duo.pull_paced(1);
        duo.give_all(0, &back);
    }
    duo.write(3, 4, 60_000);
    duo.post(1, 4, 5, 60_000, Operation::Write { remote: duo.remote(0) });
    let mut forth = duo.pull_paced(0);
    forth.retain(|p| matches!(p.body, Body::Sequenced { content: Content::Fragment(_), .. }));
    duo.give_all(1, &forth[..forth.len() / 2]);
    duo.wait_until(duo.now + Duration::from_us(2));
    let back = duo.pull_paced(1);
    duo.completions(0);
    duo.completions(1);
    assert!(forth.len() > 3 && back.len() > 1, "{} {}", forth.len(), back.len());
    (duo, forth, back)
}

/// A packet is dropped for this reason, and nothing changes.
fn dropped(duo: &mut Duo, end: usize, packet: &Packet, event: Event) {
    let (before, count) = (duo.state(end), duo.count(end, event));
    assert_eq!(duo.give(end, packet), Outcome::Dropped(event), "{packet:?}");
    assert_eq!(duo.count(end, event), count + 1);
    assert!(duo.state(end) == before, "{packet:?} changed\n{before}\nto\n{}", duo.state(end));
    assert!(duo.ends[end].completion().is_none());
}

#[test]
fn forged_and_stale_packets_change_nothing() {
    let (mut duo, forth, back) = busy();
    let (last, good) = (forth[forth.len() - 1], back[0]);
    for (end, packet) in [(1, last), (0, good)] {
        for token in [0, packet.token + 1, packet.token ^ 0x8000_0000] {
            dropped(&mut duo, end, &Packet { token, ..packet }, Event::BadToken);
        }
        for connection in [1, 2, u32::MAX] {
            let connection = ConnectionId(connection);
            dropped(&mut duo, end, &Packet { connection, ..packet }, Event::NoConnection);
        }
        for path in [4, 5, 255] {
            dropped(&mut duo, end, &Packet { path, ..packet }, Event::Malformed);
        }
        let reply = Packet { body: Body::ProbeReply { nonce: 7 }, ..packet };
        dropped(&mut duo, end, &reply, Event::BadReply);
        let reply = Packet { body: Body::CloseReply, ..packet };
        dropped(&mut duo, end, &reply, Event::BadReply);
    }
}

#[test]
fn sequence_numbers_out_of_range_change_nothing() {
    let (mut duo, forth, _) = busy();
    let packet = forth[forth.len() - 1];
    let (at, content) = (sequence(&packet).unwrap(), Content::Fragment(piece(&packet).1));
    // What the receiver expects is at most a window behind what is under way.
    for far in [256, 1_000, 1 << 30] {
        let sequence = Sequence { psn: at.psn.wrapping_add(far), ..at };
        let body = Body::Sequenced { sequence, content };
        dropped(&mut duo, 1, &Packet { body, ..packet }, Event::BeyondWindow);
    }
}

#[test]
fn fields_that_contradict_each_other_change_nothing() {
    let (mut duo, forth, _) = busy();
    let packet = forth[forth.len() - 1];
    let (at, good) = piece(&packet);
    let sequence = at;
    let mut bad = vec![];
    let mut twist = |change: &dyn Fn(&mut mtia_model::transport::packet::Fragment)| {
        let mut piece = good;
        change(&mut piece);
        bad.push(piece);
    };
    twist(&|p| p.stream = StreamId(1_024));
    twist(&|p| p.payload = Payload { length: 0, ..p.payload });
    twist(&|p| p.offset = p.total);
    twist(&|p| p.offset = u32::MAX);
    twist(&|p| p.total = 0);
    twist(&|p| p.total = p.offset + p.payload.length - 1);
    twist(&|p| p.message = p.message.wrapping_add(64));
    twist(&|p| p.message = p.message.wrapping_sub(1));
    twist(&|p| p.home = Some(Home { path: 4, psn: 1_000 }));
    twist(&|p| p.home = Some(Home { path: packet.path, psn: at.psn }));
    twist(&|p| p.home = Some(Home { path: 3, psn: 5_000 }));
    // An answer that nobody asked for.
    twist(&|p| (p.target, p.stream) = (Target::ReadResponse, StreamId(9)));
    for piece in bad {
        let body = Body::Sequenced { sequence, content: Content::Fragment(piece) };
        dropped(&mut duo, 1, &Packet { body, ..packet }, Event::Malformed);
    }
    assert!(matches!(duo.give(1, &packet), Outcome::Placed(_)), "the good one still arrives");
}

#[test]
fn the_end_of_a_flow_that_never_was_changes_nothing() {
    let (mut duo, forth, _) = busy();
    // End 1 has posted one message on stream 4, number 0; end 0 says that others have failed.
    let packet = forth[forth.len() - 1];
    let sequence = sequence(&packet).unwrap();
    for (stream, message) in [(4, 1), (4, u32::MAX), (77, 0), (1_024, 0)] {
        let error = FlowError { stream: StreamId(stream), message, reason: Reason::Access };
        let body = Body::Sequenced { sequence, content: Content::FlowError(error) };
        dropped(&mut duo, 1, &Packet { body, ..packet }, Event::Malformed);
    }
}

#[test]
fn acknowledgements_of_what_was_never_sent_change_nothing() {
    let (mut duo, _, back) = busy();
    let packet = *back.iter().find(|p| ack(p).is_some()).unwrap();
    let good = ack(&packet).unwrap();
    let one = |bit| {
        let mut bits = Bits256::ZERO;
        bits.set(bit);
        bits
    };
    for bad in [
        Ack { base: good.base.wrapping_add(200), received: Bits256::ZERO, ..good },
        Ack { base: good.base.wrapping_add(1 << 31), received: Bits256::ZERO, ..good },
        Ack { received: one(255), ..good },
        Ack { refused: one(254), ..good },
        Ack { newest: good.newest.wrapping_add(500), ..good },
    ] {
        dropped(&mut duo, 0, &Packet { body: Body::Ack(bad), ..packet }, Event::BadAck);
    }
    assert_eq!(duo.give(0, &packet), Outcome::Taken);
}

#[test]
fn an_acknowledgement_that_comes_late_or_twice_changes_nothing() {
    let (mut duo, _, back) = busy();
    let acks: Vec<Packet> = back.into_iter().filter(|p| ack(p).is_some()).collect();
    duo.give_all(0, &acks);
    let before = duo.state(0);
    for packet in &acks {
        assert_eq!(duo.give(0, packet), Outcome::Taken);
    }
    // One from the very beginning, of each path.
    for packet in &acks {
        let old = Ack {
            base: 1_000,
            received: Bits256::ZERO,
            newest: 999,
            packets: 0,
            ..ack(packet).unwrap()
        };
        duo.give(0, &Packet { body: Body::Ack(Ack { share: Rate(1), ..old }), ..*packet });
    }
    assert!(duo.state(0) == before);
    assert_eq!(duo.count(0, Event::AcksStale), 2 * acks.len() as u64);
}

#[test]
fn a_share_of_nothing_is_a_trickle_and_ends_with_the_next_one() {
    let mut duo = Duo::new(&small_packets(), 1, (0, 0));
    duo.write(0, 1, 60 * 4_096);
    // Everything arrives, every acknowledgement is made to grant this.
    let mut next = 0;
    let mut carry = |duo: &mut Duo, share| {
        let forth = duo.pull(0);
        duo.give_all(1, &forth);
        for packet in duo.pull(1) {
            let said = Ack { share, ..ack(&packet).unwrap() };
            duo.give(0, &Packet { body: Body::Ack(said), ..packet });
        }
        // Repeats are not paced.
        let new = forth.iter().filter_map(sequence).map(|s| s.psn).filter(|psn| *psn >= next);
        let count = new.count();
        next += count as u32;
        count
    };
    let span = Rate(1).time_of(4_096 + 130);
    let start = duo.now;
    let mut sent = 0;
    while duo.now < start + span.times(4) {
        sent += carry(&mut duo, Rate(0));
        duo.wait_until(duo.now + Duration::from_us(50));
    }
    // The first window, then one packet in each time that it takes at 1 Mb/s.
    assert!((3 + 3..=3 + 6).contains(&sent), "{sent} packets");
    // A share again: it ends with the next packet's acknowledgement, and nothing waits for the old pace.
    while carry(&mut duo, Rate::from_gbps(100)) == 0 {
        duo.wait_until(duo.now + Duration::from_us(50));
        assert!(duo.now < start + span.times(6));
    }
    let (again, mut sent) = (duo.now, 0);
    while duo.now < again + Duration::from_us(50) {
        sent += carry(&mut duo, Rate::from_gbps(100));
        duo.wait_until(duo.now + Duration::from_ns(100));
    }
    assert!(sent > 20, "{sent} packets");
}

#[test]
fn copies_are_acknowledged_again_and_place_nothing() {
    let (mut duo, forth, _) = busy();
    let half = forth.len() / 2;
    for packet in &forth[..half] {
        assert_eq!(duo.give(1, packet), Outcome::Dropped(Event::Duplicates));
    }
    assert_eq!(duo.count(1, Event::Duplicates), half as u64);
    assert!(!duo.pull(1).is_empty(), "the first acknowledgement may have been lost");
}

#[test]
fn after_the_end_nothing_is_taken() {
    let (mut duo, forth, _) = busy();
    let (now, id) = (duo.now, duo.ids[1]);
    duo.ends[1].disconnect(now, id);
    duo.completions(1);
    dropped(&mut duo, 1, &forth[forth.len() - 1], Event::NoConnection);
    let close = duo.pull(1);
    assert!(close.iter().any(|p| p.body == Body::Close));
    duo.give_all(0, &close);
    let reply = duo.pull(0);
    assert_eq!(reply.iter().filter(|p| p.body == Body::CloseReply).count(), 1);
    duo.give_all(1, &reply);
    duo.give_all(0, &close);
    assert_eq!(duo.pull(0).len(), 1, "a repeated Close is answered again");
    duo.settle();
}

/// Twists fields of real packets at random, between real ones. Nothing may panic, and memory outside
/// the regions stays untouched; what a twisted packet with a right token may do is not judged.
pub fn chaos_of_fields(seed: u64, steps: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut duo, mut forth, mut back) = busy();
    for _ in 0..steps {
        let end = rng.random_range(0..2);
        let pool = if end == 1 { &forth } else { &back };
        if pool.is_empty() {
            break;
        }
        let mut packet = pool[rng.random_range(0..pool.len())];
        twist(&mut packet, &mut rng);
        if let Outcome::Placed(place) = duo.give(end, &packet) {
            let inside = place.address >= crate::duo::BASE
                && place.address + u64::from(place.length) <= crate::duo::BASE + (1 << 24);
            assert!(inside, "seed {seed}: {packet:?} is placed at {place:?}");
        }
        if rng.random_bool(0.2) {
            let time = duo.now + Duration::from_us(rng.random_range(0..200));
            duo.wait_until(time);
        }
        if rng.random_bool(0.3) {
            forth.extend(duo.pull(0));
            back.extend(duo.pull(1));
        }
    }
}

fn twist(packet: &mut Packet, rng: &mut ChaCha8Rng) {
    let near = |rng: &mut ChaCha8Rng, x: u32| match rng.random_range(0..4) {
        0 => x.wrapping_add(rng.random_range(0..6)),
        1 => x.wrapping_sub(rng.random_range(0..6)),
        2 => rng.random(),
        _ => x ^ 1 << rng.random_range(0..32),
    };
    for _ in 0..rng.random_range(0..4) {
        match (&mut packet.body, rng.random_range(0..12)) {
            (_, 0) => packet.path = rng.random_range(0..6),
            (_, 1) => packet.timestamp = near(rng, packet.timestamp),
            (Body::Sequenced { sequence, .. }, 2) => sequence.psn = near(rng, sequence.psn),
            (Body::Sequenced { sequence, .. }, 3) => {
                sequence.transmission = near(rng, sequence.transmission);
            }
            (Body::Sequenced { content, .. }, 4) => *content = Content::Void,
            (Body::Sequenced { content: Content::Fragment(p), .. }, which) => match which {
                5 => p.message = near(rng, p.message),
                6 => p.offset = near(rng, p.offset),
                7 => p.total = near(rng, p.total),
                8 => p.payload.length = near(rng, p.payload.length) % 65_536,
                9 => p.home = Some(Home { path: rng.random_range(0..5), psn: near(rng, 1_000) }),
                10 => p.stream = StreamId(rng.random_range(0..5)),
                _ => {
                    p.target = match rng.random_range(0..3) {
                        0 => Target::Send { receive: rng.random_range(0..3) },
                        1 => Target::ReadResponse,
                        _ => p.target,
                    }
                }
            },
            (Body::Ack(ack), which) => match which {
                2 => ack.base = near(rng, ack.base),
                3 => ack.newest = near(rng, ack.newest),
                4 => ack.packets = near(rng, ack.packets),
                5 => ack.marked = near(rng, ack.marked),
                6 => ack.share = Rate(rng.random()),
                7 => ack.echo = near(rng, ack.echo),
                8 => ack.delay_ns = near(rng, ack.delay_ns),
                9 => ack.received.set(rng.random_range(1..256)),
                _ => ack.refused.set(rng.random_range(0..256)),
            },
            _ => {}
        }
    }
}

#[test]
fn twisted_packets_never_panic_nor_leave_the_regions() {
    for seed in 0..1_000 {
        chaos_of_fields(seed, 400);
    }
}
