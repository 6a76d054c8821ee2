//! What is refused, and how far that goes.

use crate::transport::conformance::Memory;
use crate::transport::conformance::tester::{PIECE, Seen, Tester, must};
use crate::transport::packet::{Ack, Content, FlowError, Fragment, Reason, Target};
use crate::transport::region::RemoteKey;
use crate::transport::work::StreamId;

type Outcome = Result<(), String>;

/// A key that opens nothing.
fn wrong_key(key: RemoteKey) -> RemoteKey {
    RemoteKey(key.0 ^ 0x40_0001)
}

/// Takes and acknowledges what comes until a flow's end is told.
fn flow_error(t: &mut Tester<'_>) -> Result<FlowError, String> {
    let end = t.now + t.session.patience;
    while let Some(seen) = t.next_by(end) {
        t.take(&seen);
        if seen.sequence().is_some() {
            t.acknowledge(seen.packet.path);
        }
        if let Some(error) = seen.flow_error() {
            return Ok(error);
        }
    }
    t.all_was_well_formed()?;
    Err("the flow's end was not told".to_owned())
}

fn ends(t: &mut Tester<'_>, stream: u16, message: u32, reason: Reason) -> Outcome {
    let (error, must_be) =
        (flow_error(t)?, FlowError { stream: StreamId(stream), message, reason });
    must(error == must_be, || format!("it told {error:?}, must be {must_be:?}"))
}

/// The pieces of a Write with a key to an address.
fn write_to(t: &mut Tester<'_>, address: u64, key: RemoteKey, length: u32) -> Vec<Fragment> {
    t.pieces(4, length, |offset| Target::Write {
        address: address.wrapping_add(offset.into()),
        key,
    })
}

/// A Write is refused: its flow ends for want of access, and memory there stays zero.
fn refused(t: &mut Tester<'_>, memory: Memory, address: u64, length: u32) -> Outcome {
    let pieces = write_to(t, address, memory.key, length);
    for piece in &pieces {
        t.send_piece(0, *piece, 1);
    }
    ends(t, 4, 0, Reason::Access)?;
    let start = t.session.memory.address;
    let from = address.clamp(start, start + t.session.memory.length - 4_096) - start;
    must(t.read(from, 4_096)?.iter().all(|&byte| byte == 0), || "it was placed".to_owned())
}

pub fn beyond(t: &mut Tester<'_>) -> Outcome {
    let memory = t.session.write_only;
    refused(t, memory, memory.address + memory.length - 99, 100)
}

pub fn before(t: &mut Tester<'_>) -> Outcome {
    let memory = t.session.write_only;
    refused(t, memory, memory.address - 1, 100)
}

pub fn wraps(t: &mut Tester<'_>) -> Outcome {
    let memory = t.session.write_only;
    refused(t, memory, u64::MAX - 49, 100)
}

pub fn whole(t: &mut Tester<'_>) -> Outcome {
    let memory = t.session.write_only;
    refused(t, memory, memory.address + memory.length - u64::from(2 * PIECE), 3 * PIECE)
}

fn read_refused(t: &mut Tester<'_>, memory: Memory, at: u64, length: u32) -> Outcome {
    let target = Target::ReadRequest { address: memory.address + at, key: memory.key };
    t.ask_with(0, 4, target, length);
    ends(t, 4, 0, Reason::Access)
}

pub fn read_beyond(t: &mut Tester<'_>) -> Outcome {
    let memory = t.session.read_only;
    read_refused(t, memory, memory.length - 99, 100)
}

pub fn unknown_key(t: &mut Tester<'_>) -> Outcome {
    let memory = t.session.memory;
    let wrong = Memory { key: wrong_key(memory.key), ..memory };
    refused(t, wrong, memory.address, 100)
}

pub fn read_only(t: &mut Tester<'_>) -> Outcome {
    let memory = t.session.read_only;
    refused(t, memory, memory.address, 100)
}

pub fn write_only(t: &mut Tester<'_>) -> Outcome {
    let memory = t.session.write_only;
    read_refused(t, memory, 0, 100)
}

/// Sends a good Write, a bad one, and another good one on stream 4, each of one packet; the pieces.
fn good_bad_good(t: &mut Tester<'_>, order: [usize; 3]) -> [Fragment; 3] {
    let memory = t.session.memory;
    let wrong = wrong_key(memory.key);
    let pieces = [(0, memory.key), (2_000, wrong), (4_000, memory.key)]
        .map(|(at, key)| write_to(t, memory.address + at, key, PIECE)[0]);
    for i in order {
        t.send_piece(0, pieces[i], 1);
    }
    pieces
}

pub fn named(t: &mut Tester<'_>) -> Outcome {
    good_bad_good(t, [0, 1, 2]);
    ends(t, 4, 1, Reason::Access)
}

pub fn behind(t: &mut Tester<'_>) -> Outcome {
    good_bad_good(t, [0, 1, 2]);
    ends(t, 4, 1, Reason::Access)?;
    must(t.read(4_000, PIECE)?.iter().all(|&byte| byte == 0), || {
        "a message behind the failed one was placed".to_owned()
    })
}

pub fn completes_before(t: &mut Tester<'_>) -> Outcome {
    // The bad one comes before the good one in front of it.
    let memory = t.session.memory;
    let first = write_to(t, memory.address, memory.key, PIECE)[0];
    let bad = write_to(t, memory.address, wrong_key(memory.key), PIECE)[0];
    t.send_piece(0, bad, 1);
    let early = t.watch(t.session.ack_delay.times(3));
    must(!early.iter().any(|seen| seen.flow_error().is_some()), || {
        "the flow ended though a message before is under way".to_owned()
    })?;
    t.send_piece(1, first, 1);
    ends(t, 4, 1, Reason::Access)?;
    let there = t.read(0, PIECE)?;
    must(there == Tester::pattern(1, &first), || "the message before was not placed".to_owned())
}

/// A Write on another stream still works.
fn others_go_on(t: &mut Tester<'_>) -> Outcome {
    let piece = t.write_pieces(5, 8_000, PIECE)[0];
    t.send_piece(2, piece, 7);
    let there = t.read(8_000, PIECE)?;
    must(there == Tester::pattern(7, &piece), || "another stream does not go on".to_owned())
}

pub fn streams(t: &mut Tester<'_>) -> Outcome {
    good_bad_good(t, [0, 1, 2]);
    ends(t, 4, 1, Reason::Access)?;
    others_go_on(t)
}

pub fn too_long(t: &mut Tester<'_>) -> Outcome {
    let length = t.session.buffer_bytes + 1;
    let pieces = t.pieces(0, length, |_| Target::Send { receive: 0 });
    for piece in &pieces {
        t.send_piece(0, *piece, 1);
    }
    ends(t, 0, 0, Reason::Invalid)?;
    let at = t.session.buffers - t.session.memory.address + u64::from(t.session.buffer_bytes);
    must(t.read(at, 64)?.iter().all(|&byte| byte == 0), || {
        "the buffer behind was touched".to_owned()
    })
}

pub fn aborted(t: &mut Tester<'_>) -> Outcome {
    let first = t.write_pieces(4, 0, PIECE)[0];
    t.send_piece(0, first, 1);
    let message = t.message(4);
    let error = FlowError { stream: StreamId(4), message, reason: Reason::Aborted };
    let packet = t.sequenced(0, Content::FlowError(error));
    t.send(&packet, &[]);
    let ack = t.last_ack(0)?;
    must(ack.base == 1_002, || format!("base {}: it was not taken", ack.base))?;
    let behind = t.write_pieces(4, 4_000, PIECE)[0];
    t.send_piece(0, behind, 1);
    must(t.read(4_000, PIECE)?.iter().all(|&byte| byte == 0), || {
        "a message of the ended flow was placed".to_owned()
    })?;
    others_go_on(t)
}

/// A Send on a stream without receives.
fn unexpected(t: &mut Tester<'_>) -> Result<(Fragment, Ack), String> {
    let piece = t.pieces(6, PIECE, |_| Target::Send { receive: 0 })[0];
    t.send_piece(0, piece, 1);
    Ok((piece, t.last_ack(0)?))
}

pub fn not_ready(t: &mut Tester<'_>) -> Outcome {
    let (_, ack) = unexpected(t)?;
    let bits: Vec<u32> = ack.refused.iter().collect();
    must(ack.base == 1_000 && bits == [0], || format!("base {}, refused {bits:?}", ack.base))
}

pub fn not_ready_void(t: &mut Tester<'_>) -> Outcome {
    let (piece, _) = unexpected(t)?;
    let packet = t.sequenced(0, Content::Fragment(piece));
    // The Void stands for the PSN that was refused.
    let mut void = packet;
    if let crate::transport::packet::Body::Sequenced { sequence, content } = &mut void.body {
        sequence.psn = t.first.0;
        *content = Content::Void;
    }
    t.send(&void, &[]);
    let ack = t.last_ack(0)?;
    must(ack.base == 1_001 && ack.refused.is_zero(), || {
        format!("after the Void: base {}, refused {:?}", ack.base, ack.refused)
    })
}

pub fn not_ready_streams(t: &mut Tester<'_>) -> Outcome {
    unexpected(t)?;
    others_go_on(t)?;
    let seen = t.watch(t.session.ack_delay);
    must(!seen.iter().any(|s: &Seen| s.flow_error().is_some()), || {
        "a flow ended only because no receive was posted".to_owned()
    })
}
