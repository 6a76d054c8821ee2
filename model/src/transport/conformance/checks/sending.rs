//! The subject as a sender: its answers to Reads, of which the tester takes and acknowledges what it
//! likes.

use crate::transport::conformance::tester::{PATHS, PIECE, Seen, Tester, must};
use crate::transport::packet::{Ack, Body, Packet};
use crate::transport::sequence::Bits256;
use crate::transport::time::{Duration, Rate, Time};

type Outcome = Result<(), String>;

/// Asks for an answer of so many pieces, and takes what comes of it at first.
fn burst(t: &mut Tester<'_>, pieces: u32) -> Vec<Seen> {
    let address = t.session.memory.address;
    t.ask(0, 4, address, pieces * PIECE);
    sequenced(t.watch(t.session.ack_delay.times(6)))
}

fn sequenced(seen: Vec<Seen>) -> Vec<Seen> {
    seen.into_iter().filter(|seen| seen.sequence().is_some()).collect()
}

fn psn(seen: &Seen) -> u32 {
    seen.sequence().map_or(0, |sequence| sequence.psn)
}

fn on_path(seen: &[Seen], path: u8) -> Vec<Seen> {
    seen.iter().filter(|seen| seen.packet.path == path).cloned().collect()
}

/// Takes and acknowledges all, path by path.
fn acknowledge_all(t: &mut Tester<'_>, seen: &[Seen]) {
    for one in seen {
        t.take(one);
    }
    for path in 0..PATHS {
        if seen.iter().any(|one| one.packet.path == path) {
            t.acknowledge(path);
        }
    }
}

/// A path that carries at least so many packets of the burst.
fn busy_path(seen: &[Seen], least: usize) -> Result<u8, String> {
    (0..PATHS)
        .find(|&path| on_path(seen, path).len() >= least)
        .ok_or_else(|| format!("no path carries {least} of {} packets", seen.len()))
}

/// A burst of which one path's packet number 1 is lost: the path, its packets, and what is sent when
/// that is told.
fn with_gap(t: &mut Tester<'_>) -> Result<(u8, Vec<Seen>, Vec<Seen>), String> {
    let seen = burst(t, 40);
    let path = busy_path(&seen, 4)?;
    let there = on_path(&seen, path);
    for (i, one) in there.iter().enumerate() {
        if i != 1 {
            t.take(one);
        }
    }
    t.acknowledge(path);
    let again = t.watch(Duration(t.session.ack_delay.0 / 4));
    let again = again.into_iter().filter(|s| s.sequence().is_some()).collect();
    Ok((path, there, again))
}

/// Those of `seen` whose PSN was sent before.
fn repeats(seen: &[Seen], before: &[Seen]) -> Vec<Seen> {
    let known =
        |one: &&Seen| before.iter().any(|b| b.packet.path == one.packet.path && psn(b) == psn(one));
    seen.iter().filter(known).cloned().collect()
}

pub fn gap(t: &mut Tester<'_>) -> Outcome {
    let (path, there, again) = with_gap(t)?;
    let again = repeats(&again, &there);
    let which: Vec<(u8, u32)> = again.iter().map(|one| (one.packet.path, psn(one))).collect();
    must(which == [(path, psn(&there[1]))], || {
        format!("sent again {which:?}, must be path {path}, PSN {}", psn(&there[1]))
    })?;
    let same = again[0].piece().map(|p| (p.message, p.offset))
        == there[1].piece().map(|p| (p.message, p.offset));
    must(same && again[0].payload == there[1].payload, || "it carries another piece".to_owned())
}

pub fn gap_twice(t: &mut Tester<'_>) -> Outcome {
    let (path, there, again) = with_gap(t)?;
    must(repeats(&again, &there).len() == 1, || "the gap was not repaired".to_owned())?;
    for _ in 0..3 {
        t.acknowledge(path);
    }
    let more = sequenced(t.watch(Duration(t.session.ack_delay.0 / 4)));
    let more = repeats(&more, &there);
    must(more.is_empty(), || format!("{} repeats more", more.len()))
}

pub fn transmission(t: &mut Tester<'_>) -> Outcome {
    let (_, there, again) = with_gap(t)?;
    let again = repeats(&again, &there);
    let highest = there.iter().filter_map(Seen::sequence).map(|s| s.transmission).next_back();
    let repeat = again.first().and_then(Seen::sequence);
    let (Some(highest), Some(repeat)) = (highest, repeat) else {
        return Err("nothing was sent again".to_owned());
    };
    must(repeat.transmission.wrapping_sub(highest) as i32 > 0, || {
        format!("transmission {} after {highest}", repeat.transmission)
    })
}

pub fn lost_repeat(t: &mut Tester<'_>) -> Outcome {
    let (path, there, again) = with_gap(t)?;
    let first = repeats(&again, &there);
    must(first.len() == 1, || "the gap was not repaired".to_owned())?;
    // The repeat is lost; something later on the path arrives.
    let mut all = sequenced(t.watch(t.session.ack_delay));
    if on_path(&all, path).is_empty() {
        let address = t.session.memory.address;
        t.ask(0, 5, address, 40 * PIECE);
        all = sequenced(t.watch(t.session.ack_delay.times(4)));
    }
    let later = on_path(&all, path);
    must(!later.is_empty(), || format!("nothing more is sent on path {path}"))?;
    later.iter().for_each(|one| t.take(one));
    t.acknowledge(path);
    let second = sequenced(t.watch(Duration(t.session.ack_delay.0 / 4)));
    let second = repeats(&second, &there);
    must(second.iter().any(|one| psn(one) == psn(&there[1])), || {
        "the lost repeat did not go again at once".to_owned()
    })
}

pub fn tail(t: &mut Tester<'_>) -> Outcome {
    let seen = burst(t, 1);
    must(seen.len() == 1, || format!("{} packets", seen.len()))?;
    let later = sequenced(t.watch(t.session.patience));
    let again = repeats(&later, &seen);
    must(!again.is_empty(), || "nothing was sent again".to_owned())
}

pub fn enough(t: &mut Tester<'_>) -> Outcome {
    let mut seen = burst(t, 8);
    acknowledge_all(t, &seen);
    seen.extend(sequenced(t.watch(t.session.ack_delay)));
    acknowledge_all(t, &seen);
    let later = sequenced(t.watch(t.session.patience));
    must(later.is_empty(), || format!("{} packets after all was acknowledged", later.len()))
}

pub fn window(t: &mut Tester<'_>) -> Outcome {
    // Packets of one byte each: many fit into a window of bytes.
    let address = t.session.memory.address;
    for i in 0..60u16 {
        t.ask(0, 4 + i % 10, address, 40 * PIECE);
    }
    let mut seen = Vec::new();
    for _ in 0..40 {
        // All but the first packet of each path are taken, so that the base stands still.
        let news = sequenced(t.watch(t.session.ack_delay));
        for one in &news {
            if psn(one) != t.first.1 {
                t.take(one);
            }
        }
        for path in 0..PATHS {
            t.acknowledge(path);
        }
        seen.extend(news);
    }
    let far = seen.iter().map(|one| psn(one).wrapping_sub(t.first.1)).max().unwrap_or(0);
    must(seen.len() > 100, || format!("only {} packets", seen.len()))?;
    must(far < 256, || format!("a PSN {far} ahead of the oldest that is not acknowledged"))
}

/// Pieces that are sent in so many rounds of acknowledging all, with marks or without.
fn rounds(t: &mut Tester<'_>, count: usize, marked: bool) -> Vec<usize> {
    let mut counts = Vec::new();
    let mut marks = [0u32; PATHS as usize];
    for _ in 0..count {
        let seen = sequenced(t.watch(t.session.ack_delay.times(4)));
        counts.push(seen.len());
        seen.iter().for_each(|one| t.take(one));
        for path in 0..PATHS {
            let mut ack = t.ack_of(path);
            if marked {
                marks[usize::from(path)] += on_path(&seen, path).len() as u32;
            }
            ack.marked = marks[usize::from(path)];
            let packet = t.packet(path, Body::Ack(ack));
            t.send(&packet, &[]);
        }
    }
    counts
}

/// Asks for more than anybody can send.
fn ask_for_much(t: &mut Tester<'_>) {
    let address = t.session.memory.address;
    for i in 0..40u16 {
        t.ask(0, 4 + i % 10, address, 300 * PIECE);
    }
}

pub fn marks(t: &mut Tester<'_>) -> Outcome {
    t.share = Rate::from_gbps(10_000);
    ask_for_much(t);
    let clear = rounds(t, 6, false);
    let marked = rounds(t, 12, true);
    let (before, after) = (clear[5], marked[11]);
    must(before > 0 && after * 2 < before, || format!("{before} packets a round, then {after}"))
}

/// Asks for as much as the subject's memory has, and acknowledges nothing: it stops somewhere.
pub fn asks(t: &mut Tester<'_>) -> Outcome {
    let pieces = u32::try_from(t.session.memory.length).unwrap_or(u32::MAX) / PIECE;
    let seen = burst(t, pieces);
    let asks = |one: &Seen| one.piece().is_some_and(|piece| piece.ack_now);
    must(seen.iter().any(asks), || format!("none of {} packets asks", seen.len()))
}

pub fn last(t: &mut Tester<'_>) -> Outcome {
    let pieces = 3;
    let seen = burst(t, pieces);
    for piece in seen.iter().filter_map(Seen::piece) {
        let ends = piece.offset + piece.payload.length == pieces * PIECE;
        must(piece.last == ends, || format!("L is {} at offset {}", piece.last, piece.offset))?;
        must(piece.ack_now || !ends, || "the last piece does not ask".to_owned())?;
    }
    must(!seen.is_empty(), || "no answer".to_owned())
}

pub fn share(t: &mut Tester<'_>) -> Outcome {
    t.share = Rate::from_gbps(1);
    ask_for_much(t);
    rounds(t, 8, false);
    let start = t.now;
    let sent: usize = rounds(t, 100, false).iter().sum();
    let span = t.now.since(start);
    let bits = 8 * sent as u64 * u64::from(PIECE);
    let most = 8 * t.share.bytes_in(span) + 8 * 4 * u64::from(PIECE);
    must(sent > 0 && bits <= most, || format!("{bits} bits in {span}, the share allows {most}"))
}

pub fn bad_ack(t: &mut Tester<'_>) -> Outcome {
    let seen = burst(t, 8);
    for path in 0..PATHS {
        let good = t.ack_of(path);
        let mut bits = Bits256::ZERO;
        bits.set(200);
        for bad in [
            Ack { base: good.base.wrapping_add(150), ..good },
            Ack { received: bits, ..good },
            Ack { newest: good.newest.wrapping_add(300), ..good },
        ] {
            let packet = t.packet(path, Body::Ack(bad));
            t.send(&packet, &[]);
        }
    }
    // Had it been believed, nothing would be sent again.
    let later = sequenced(t.watch(t.session.patience));
    must(!repeats(&later, &seen).is_empty(), || "it was believed".to_owned())
}

pub fn stale_ack(t: &mut Tester<'_>) -> Outcome {
    let old: Vec<Packet> =
        (0..PATHS).map(|path| t.packet(path, Body::Ack(t.ack_of(path)))).collect();
    let mut seen = burst(t, 8);
    acknowledge_all(t, &seen);
    seen.extend(sequenced(t.watch(t.session.ack_delay)));
    acknowledge_all(t, &seen);
    for packet in &old {
        t.send(packet, &[]);
    }
    let later = sequenced(t.watch(t.session.patience));
    must(later.is_empty(), || format!("{} packets after an old acknowledgement", later.len()))
}

pub fn spray(t: &mut Tester<'_>) -> Outcome {
    let seen = burst(t, 40);
    let unused: Vec<u8> = (0..PATHS).filter(|&path| on_path(&seen, path).is_empty()).collect();
    must(unused.is_empty(), || format!("paths {unused:?} carry nothing"))
}

/// A burst of which one path is silent; all that is sent afterwards, the others acknowledged.
fn silent_path(t: &mut Tester<'_>) -> Result<(u8, Vec<Seen>, Vec<Seen>), String> {
    let seen = burst(t, 40);
    let path = busy_path(&seen, 2)?;
    let lost = on_path(&seen, path);
    let mut rest: Vec<Seen> = seen.into_iter().filter(|s| s.packet.path != path).collect();
    acknowledge_all(t, &rest);
    let end = t.now + t.session.patience;
    let mut later = Vec::new();
    while let Some(one) = t.next_by(end) {
        if one.packet.path != path {
            rest.push(one.clone());
            t.take(&one);
            if one.sequence().is_some() {
                t.acknowledge(one.packet.path);
            }
        }
        later.push(one);
    }
    Ok((path, lost, later))
}

pub fn moves(t: &mut Tester<'_>) -> Outcome {
    let (path, lost, later) = silent_path(t)?;
    for one in &lost {
        let Some(piece) = one.piece() else { continue };
        let moved = later.iter().filter(|s| s.packet.path != path).find(|s| {
            s.piece().is_some_and(|p| (p.message, p.offset) == (piece.message, piece.offset))
        });
        let Some(home) = moved.and_then(Seen::piece).map(|p| p.home) else {
            return Err(format!("the piece at offset {} did not move", piece.offset));
        };
        must(home.is_some_and(|home| (home.path, home.psn) == (path, psn(one))), || {
            format!("the home of PSN {} is told as {home:?}", psn(one))
        })?;
    }
    Ok(())
}

/// The probes of a path.
fn probes(seen: &[Seen], path: u8) -> Vec<(Seen, u32)> {
    on_path(seen, path)
        .into_iter()
        .filter_map(|one| match one.packet.body {
            Body::Probe { nonce } => Some((one, nonce)),
            _ => None,
        })
        .collect()
}

pub fn new_port(t: &mut Tester<'_>) -> Outcome {
    let (path, lost, later) = silent_path(t)?;
    let probes = probes(&later, path);
    must(!probes.is_empty(), || "it is not probed".to_owned())?;
    let before = lost[0].packet.source_port;
    must(probes.iter().any(|(one, _)| one.packet.source_port != before), || {
        format!("all from port {before}")
    })
}

pub fn probes_again(t: &mut Tester<'_>) -> Outcome {
    let (path, _, mut later) = silent_path(t)?;
    later.extend(t.watch(t.session.patience.times(4)));
    let count = probes(&later, path).len();
    must(count >= 3, || format!("{count} probes"))
}

pub fn backoff(t: &mut Tester<'_>) -> Outcome {
    let (path, _, mut later) = silent_path(t)?;
    later.extend(t.watch(t.session.patience.times(4)));
    let times: Vec<Time> = probes(&later, path).iter().map(|(one, _)| one.at).collect();
    let gaps: Vec<Duration> = times.windows(2).map(|pair| pair[1].since(pair[0])).collect();
    must(gaps.len() >= 3, || format!("{} probes", times.len()))?;
    // A real clock is not kept to the picosecond: as punctual as acknowledgements is enough, as long as
    // that tells one gap from two.
    let slack = t.session.ack_delay.min(Duration(gaps[0].0 / 2));
    let sorted = gaps.windows(2).all(|pair| pair[1] + slack >= pair[0]);
    let grows = sorted && gaps[gaps.len() - 1] + slack >= gaps[0].times(2);
    must(grows, || format!("they come {gaps:?} apart"))
}

/// Replies to the last probe of a silent path; what is sent on it when more is asked for.
fn reply(t: &mut Tester<'_>, twist: u32) -> Result<usize, String> {
    let (path, _, later) = silent_path(t)?;
    let probes = probes(&later, path);
    let Some((_, nonce)) = probes.last() else { return Err("it is not probed".to_owned()) };
    let reply = t.packet(path, Body::ProbeReply { nonce: nonce ^ twist });
    t.send(&reply, &[]);
    let address = t.session.memory.address;
    t.ask(0, 5, address, 200 * PIECE);
    let seen = sequenced(t.watch(t.session.ack_delay.times(2)));
    Ok(on_path(&seen, path).len())
}

pub fn revives(t: &mut Tester<'_>) -> Outcome {
    let count = reply(t, 0)?;
    must(count > 0, || "nothing is sent on it".to_owned())
}

pub fn forged_reply(t: &mut Tester<'_>) -> Outcome {
    let count = reply(t, 1)?;
    must(count == 0, || format!("{count} packets are sent on it"))
}

pub fn answers_probe(t: &mut Tester<'_>) -> Outcome {
    for path in 0..PATHS {
        let nonce = 0xabcd_0000 + u32::from(path);
        let probe = t.packet(path, Body::Probe { nonce });
        t.send(&probe, &[]);
        let seen = t.watch(t.session.ack_delay);
        let right = seen
            .iter()
            .any(|one| one.packet.path == path && one.packet.body == Body::ProbeReply { nonce });
        must(right, || format!("the probe of path {path} was not answered"))?;
    }
    Ok(())
}
