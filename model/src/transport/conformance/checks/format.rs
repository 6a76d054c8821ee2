//! Bytes that are no packet, and packets that are not this connection's: they must leave no trace.

use crate::transport::conformance::tester::{PATHS, PIECE, STREAMS, Tester, must};
use crate::transport::packet::{Body, Content, Home, Packet};
use crate::transport::wire;
use crate::transport::work::{ConnectionId, StreamId};

type Outcome = Result<(), String>;

/// A Write of one packet to the start of memory, that would be taken if it were not spoiled.
fn good(t: &mut Tester<'_>) -> (Packet, Vec<u8>) {
    let piece = t.write_pieces(0, 0, PIECE)[0];
    let packet = t.sequenced(0, Content::Fragment(piece));
    (packet, Tester::pattern(1, &piece))
}

/// The spoiled packet has left no trace: no answer, no byte; and the good one is still taken.
fn ignored(t: &mut Tester<'_>, packet: &Packet, payload: &[u8]) -> Outcome {
    let seen = t.watch(t.session.ack_delay.times(3));
    must(seen.is_empty(), || format!("it was answered: {:?}", seen[0].packet))?;
    must(t.read(0, PIECE)?.iter().all(|&byte| byte == 0), || "it was placed".to_owned())?;
    t.send(packet, payload);
    must(t.read(0, PIECE)? == payload, || "the good packet was not taken afterwards".to_owned())
}

fn spoiled(t: &mut Tester<'_>, spoil: impl Fn(&mut Vec<u8>)) -> Outcome {
    let (packet, payload) = good(t);
    t.send_changed(&packet, &payload, spoil);
    ignored(t, &packet, &payload)
}

fn unsealed(t: &mut Tester<'_>, spoil: impl Fn(&mut Vec<u8>)) -> Outcome {
    let (packet, payload) = good(t);
    let mut bytes = Vec::new();
    wire::write(&packet, &payload, &mut bytes).map_err(|error| error.to_string())?;
    spoil(&mut bytes);
    t.send_bytes(&bytes);
    ignored(t, &packet, &payload)
}

fn twisted(t: &mut Tester<'_>, twist: impl Fn(&mut Packet)) -> Outcome {
    let (packet, payload) = good(t);
    let mut bad = packet;
    twist(&mut bad);
    t.send(&bad, &payload);
    ignored(t, &packet, &payload)
}

pub fn version(t: &mut Tester<'_>) -> Outcome {
    spoiled(t, |bytes| bytes[0] = 2)
}

pub fn opcode(t: &mut Tester<'_>) -> Outcome {
    spoiled(t, |bytes| bytes[1] = 7)
}

pub fn checksum(t: &mut Tester<'_>) -> Outcome {
    unsealed(t, |bytes| {
        if let Some(last) = bytes.last_mut() {
            *last ^= 1;
        }
    })
}

pub fn truncated(t: &mut Tester<'_>) -> Outcome {
    spoiled(t, |bytes| bytes.truncate(bytes.len() - 1))
}

pub fn padded(t: &mut Tester<'_>) -> Outcome {
    spoiled(t, |bytes| bytes.push(0))
}

pub fn flags(t: &mut Tester<'_>) -> Outcome {
    spoiled(t, |bytes| bytes[3] |= 0x80)
}

pub fn reserved(t: &mut Tester<'_>) -> Outcome {
    let (packet, payload) = good(t);
    let mut moved = packet;
    if let Body::Sequenced { content: Content::Fragment(piece), .. } = &mut moved.body {
        piece.home = Some(Home { path: 1, psn: 1_000 });
    }
    // The home's reserved bytes follow the Write's address and key.
    t.send_changed(&moved, &payload, |bytes| bytes[53] = 1);
    ignored(t, &packet, &payload)
}

pub fn fields(t: &mut Tester<'_>) -> Outcome {
    // The message's last byte of `total`, made less.
    spoiled(t, |bytes| bytes[35] -= 1)
}

pub fn garbage(t: &mut Tester<'_>) -> Outcome {
    let (packet, payload) = good(t);
    let mut state = 1u32;
    for length in 0..200usize {
        let bytes: Vec<u8> = (0..length)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 24) as u8
            })
            .collect();
        t.send_bytes(&bytes);
    }
    ignored(t, &packet, &payload)
}

pub fn token(t: &mut Tester<'_>) -> Outcome {
    twisted(t, |packet| packet.token ^= 1)
}

pub fn connection(t: &mut Tester<'_>) -> Outcome {
    twisted(t, |packet| packet.connection = ConnectionId(packet.connection.0 ^ 0x8000_0000))
}

pub fn path(t: &mut Tester<'_>) -> Outcome {
    twisted(t, |packet| packet.path = PATHS)
}

pub fn stream(t: &mut Tester<'_>) -> Outcome {
    twisted(t, |packet| {
        if let Body::Sequenced { content: Content::Fragment(piece), .. } = &mut packet.body {
            piece.stream = StreamId(STREAMS);
        }
    })
}
