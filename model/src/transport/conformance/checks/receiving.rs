//! What the subject says about what has arrived: acknowledgements, copies, marks, shares.

use crate::transport::conformance::tester::{PATHS, PIECE, Seen, Tester, must};
use crate::transport::packet::{Ack, Content, Fragment, Home, Packet};
use crate::transport::time::Duration;

type Outcome = Result<(), String>;

/// A message of so many pieces, of which none asks for an acknowledgement.
fn pieces(t: &mut Tester<'_>, count: u32) -> Vec<Fragment> {
    t.write_pieces(0, 0, count * PIECE)
}

/// Packets of the pieces on a path, not sent yet.
fn packets(t: &mut Tester<'_>, path: u8, count: u32) -> Vec<(Packet, Vec<u8>)> {
    let pieces = pieces(t, count);
    let make = |piece: &Fragment| {
        (t.sequenced(path, Content::Fragment(*piece)), Tester::pattern(1, piece))
    };
    pieces.iter().map(make).collect()
}

fn says(ack: &Ack, t: &Tester<'_>, base: u32, bits: &[u32]) -> Outcome {
    let (base, set): (u32, Vec<u32>) =
        (t.first.0.wrapping_add(base), ack.received.iter().collect());
    must(ack.base == base && set == bits, || {
        format!("base {} and bits {set:?}, must be {base} and {bits:?}", ack.base)
    })
}

pub fn base(t: &mut Tester<'_>) -> Outcome {
    for (packet, payload) in packets(t, 1, 6) {
        t.send(&packet, &payload);
    }
    let ack = t.last_ack(1)?;
    says(&ack, t, 6, &[])
}

pub fn gap(t: &mut Tester<'_>) -> Outcome {
    let all = packets(t, 1, 8);
    for i in [0, 1, 3, 4, 7] {
        t.send(&all[i].0, &all[i].1);
    }
    let ack = t.last_ack(1)?;
    says(&ack, t, 2, &[1, 2, 5])?;
    for i in [6, 2, 5] {
        t.send(&all[i].0, &all[i].1);
    }
    let ack = t.last_ack(1)?;
    says(&ack, t, 8, &[])
}

/// An acknowledgement of a path comes without waiting.
fn at_once(t: &mut Tester<'_>, path: u8) -> Result<Ack, String> {
    let seen = t.watch(Duration(t.session.ack_delay.0 / 4));
    let acks = seen.iter().filter(|seen| seen.packet.path == path);
    acks.filter_map(Seen::ack)
        .next_back()
        .ok_or_else(|| "it was not acknowledged at once".to_owned())
}

pub fn gap_at_once(t: &mut Tester<'_>) -> Outcome {
    let all = packets(t, 2, 3);
    t.send(&all[0].0, &all[0].1);
    t.send(&all[2].0, &all[2].1);
    let ack = at_once(t, 2)?;
    says(&ack, t, 1, &[1])
}

pub fn delay(t: &mut Tester<'_>) -> Outcome {
    for i in 1..4 {
        let all = packets(t, 0, 1);
        t.send(&all[0].0, &all[0].1);
        let ack = t.last_ack(0)?;
        says(&ack, t, i, &[])?;
    }
    Ok(())
}

pub fn asked(t: &mut Tester<'_>) -> Outcome {
    let mut piece = pieces(t, 1)[0];
    piece.ack_now = true;
    t.send_piece(0, piece, 1);
    let ack = at_once(t, 0)?;
    says(&ack, t, 1, &[])
}

pub fn duplicate(t: &mut Tester<'_>) -> Outcome {
    let all = packets(t, 0, 2);
    for (packet, payload) in &all {
        t.send(packet, payload);
    }
    t.last_ack(0)?;
    t.send(&all[0].0, &all[0].1);
    let ack = t.last_ack(0)?;
    says(&ack, t, 2, &[])
}

pub fn newest(t: &mut Tester<'_>) -> Outcome {
    let all = packets(t, 0, 3);
    t.send(&all[0].0, &all[0].1);
    t.send(&all[2].0, &all[2].1);
    t.last_ack(0)?;
    let stamp = all[2].0.timestamp;
    // Late, not newer.
    let mut late = all[1].clone();
    late.0.timestamp = stamp.wrapping_add(500);
    t.send(&late.0, &late.1);
    let ack = t.last_ack(0)?;
    let newest = t.first.0.wrapping_add(2);
    must(ack.newest == newest && ack.echo == stamp, || {
        format!("newest {} echo {}, must be {newest} and {stamp}", ack.newest, ack.echo)
    })?;
    // A repeat is newer, though its PSN is old.
    let again = t.again(&all[0].0);
    t.send(&again, &all[0].1);
    let ack = t.last_ack(0)?;
    must(ack.newest == newest.wrapping_add(1) && ack.echo == again.timestamp, || {
        format!("a repeat: newest {} echo {}", ack.newest, ack.echo)
    })
}

pub fn waited(t: &mut Tester<'_>) -> Outcome {
    let start = t.now;
    let all = packets(t, 0, 1);
    t.send(&all[0].0, &all[0].1);
    let seen = t.watch(t.session.ack_delay.times(2));
    let found = seen.iter().find_map(|seen| seen.ack().map(|ack| (seen.at, ack)));
    let Some((at, ack)) = found else { return Err("no acknowledgement".to_owned()) };
    let (told, was) = (u64::from(ack.delay_ns), at.since(start).ns());
    must(told.abs_diff(was) <= 1 + was / 4, || format!("waited {was} ns, told {told} ns"))
}

pub fn counted(t: &mut Tester<'_>) -> Outcome {
    let all = packets(t, 0, 3);
    for i in [0, 1, 2, 2, 0] {
        t.send(&all[i].0, &all[i].1);
    }
    let count = t.last_ack(0)?.packets;
    must(count == 5, || format!("{count} packets, were 5"))
}

pub fn paths(t: &mut Tester<'_>) -> Outcome {
    let all = pieces(t, 10);
    for (i, piece) in all.iter().enumerate() {
        t.send_piece(if i < 7 { 0 } else { 2 }, *piece, 1);
    }
    let seen = t.watch(t.session.ack_delay.times(2));
    for (path, count) in [(0, 7), (2, 3)] {
        let mut acks = seen.iter().filter(|seen| seen.packet.path == path).filter_map(Seen::ack);
        let Some(ack) = acks.next_back() else { return Err(format!("none on path {path}")) };
        says(&ack, t, count, &[])?;
    }
    let others = (0..PATHS).filter(|path| path % 2 == 1);
    let spoke: Vec<u8> =
        others.filter(|&p| seen.iter().any(|s| s.packet.path == p && s.ack().is_some())).collect();
    must(spoke.is_empty(), || format!("paths {spoke:?} were acknowledged without packets"))
}

pub fn window(t: &mut Tester<'_>) -> Outcome {
    let all = packets(t, 0, 256);
    let (packet, payload) = &all[255];
    t.send(packet, payload);
    let ack = t.last_ack(0)?;
    says(&ack, t, 0, &[255])
}

pub fn beyond(t: &mut Tester<'_>) -> Outcome {
    let all = packets(t, 0, 257);
    let (packet, payload) = &all[256];
    t.send(packet, payload);
    let seen = t.watch(t.session.ack_delay.times(2));
    must(seen.is_empty(), || format!("it was answered: {:?}", seen[0].packet))?;
    let there = t.read(256 * u64::from(PIECE), PIECE)?;
    must(there.iter().all(|&byte| byte == 0), || "it was placed".to_owned())
}

pub fn share(t: &mut Tester<'_>) -> Outcome {
    for (packet, payload) in packets(t, 0, 6) {
        t.send(&packet, &payload);
    }
    let ack = t.last_ack(0)?;
    must(ack.share.0 > 0, || "a share of nothing".to_owned())
}

pub fn marks(t: &mut Tester<'_>) -> Outcome {
    for (i, (packet, payload)) in packets(t, 0, 9).into_iter().enumerate() {
        t.send_marked(&packet, &payload, i % 3 == 1);
    }
    let ack = t.last_ack(0)?;
    must((ack.packets, ack.marked) == (9, 3), || {
        format!("{} of {} packets marked, were 3 of 9", ack.marked, ack.packets)
    })
}

pub fn marks_at_once(t: &mut Tester<'_>) -> Outcome {
    let all = packets(t, 0, 2);
    t.send(&all[0].0, &all[0].1);
    t.last_ack(0)?;
    t.send_marked(&all[1].0, &all[1].1, true);
    let ack = at_once(t, 0)?;
    must(ack.marked == 1, || format!("{} marked", ack.marked))
}

/// Writes something else where a packet was placed; then the packet comes in another shape, and must
/// place nothing.
fn places_nothing(t: &mut Tester<'_>, packet: &Packet, payload: &[u8]) -> Outcome {
    let over = t.write_pieces(1, 0, PIECE);
    t.send_piece(3, over[0], 0xee);
    t.last_ack(3)?;
    t.send(packet, payload);
    let there = t.read(0, PIECE)?;
    must(there == Tester::pattern(0xee, &over[0]), || "a copy was placed".to_owned())
}

pub fn once(t: &mut Tester<'_>) -> Outcome {
    let all = packets(t, 0, 1);
    t.send(&all[0].0, &all[0].1);
    places_nothing(t, &all[0].0, &all[0].1)
}

pub fn repeat(t: &mut Tester<'_>) -> Outcome {
    let all = packets(t, 0, 2);
    // Both orders of base and vector.
    t.send(&all[1].0, &all[1].1);
    t.send(&all[0].0, &all[0].1);
    let again = t.again(&all[0].0);
    places_nothing(t, &again, &all[0].1)
}

/// A piece on path 0, and the same piece moved to path 1.
fn two_ways(t: &mut Tester<'_>) -> (Packet, Packet, Vec<u8>) {
    let mut piece = pieces(t, 1)[0];
    let first = t.sequenced(0, Content::Fragment(piece));
    piece.home = Some(Home { path: 0, psn: t.first.0 });
    let moved = t.sequenced(1, Content::Fragment(piece));
    (first, moved, Tester::pattern(1, &piece))
}

pub fn moved(t: &mut Tester<'_>) -> Outcome {
    let (first, moved, payload) = two_ways(t);
    t.send(&moved, &payload);
    places_nothing(t, &first, &payload)?;
    // The other way round, further on.
    let mut piece = t.write_pieces(0, 0, PIECE)[0];
    let first = t.sequenced(0, Content::Fragment(piece));
    piece.home = Some(Home { path: 0, psn: t.first.0.wrapping_add(1) });
    let moved = t.sequenced(1, Content::Fragment(piece));
    let payload = Tester::pattern(1, &piece);
    t.send(&first, &payload);
    places_nothing(t, &moved, &payload)?;
    // The copy's PSN is done with all the same.
    let packets = t.write_pieces(0, 0, PIECE);
    t.send_piece(1, packets[0], 1);
    let ack = t.last_ack(1)?;
    says(&ack, t, 3, &[])
}

pub fn moved_closes(t: &mut Tester<'_>) -> Outcome {
    let (_, moved, payload) = two_ways(t);
    t.send(&moved, &payload);
    t.last_ack(1)?;
    // The next packet on the home's path finds no gap.
    let next = t.write_pieces(0, 0, PIECE);
    t.send_piece(0, next[0], 1);
    let ack = t.last_ack(0)?;
    says(&ack, t, 2, &[])
}

pub fn void(t: &mut Tester<'_>) -> Outcome {
    let packet = t.sequenced(0, Content::Void);
    t.send(&packet, &[]);
    let ack = t.last_ack(0)?;
    says(&ack, t, 1, &[])
}
