//! Messages and their bytes.

use crate::transport::conformance::tester::{PATHS, PIECE, Seen, Tester, must};
use crate::transport::packet::{Fragment, Target};

type Outcome = Result<(), String>;

/// The bytes that pieces of one seed make.
fn whole(pieces: &[Fragment], seed: u8) -> Vec<u8> {
    pieces.iter().flat_map(|piece| Tester::pattern(seed, piece)).collect()
}

fn same(t: &mut Tester<'_>, at: u64, bytes: &[u8]) -> Outcome {
    let there = t.read(at, bytes.len() as u32)?;
    let first = there.iter().zip(bytes).position(|(a, b)| a != b);
    must(first.is_none(), || {
        format!("byte {} of {} at offset {at:#x} is wrong", first.unwrap_or(0), bytes.len())
    })
}

/// Writes pieces in an order, each on a path.
fn write(t: &mut Tester<'_>, length: u32, order: impl Fn(usize, usize) -> (usize, u8)) -> Outcome {
    let pieces = t.write_pieces(0, 0, length);
    for i in 0..pieces.len() {
        let (which, path) = order(i, pieces.len());
        t.send_piece(path, pieces[which], 3);
    }
    same(t, 0, &whole(&pieces, 3))
}

pub fn one(t: &mut Tester<'_>) -> Outcome {
    write(t, 100, |i, _| (i, 0))
}

pub fn many(t: &mut Tester<'_>) -> Outcome {
    write(t, 20 * PIECE + 7, |i, _| (i, 0))
}

pub fn backwards(t: &mut Tester<'_>) -> Outcome {
    write(t, 20 * PIECE + 7, |i, count| (count - 1 - i, 0))
}

pub fn paths(t: &mut Tester<'_>) -> Outcome {
    write(t, 20 * PIECE + 7, |i, _| (i, i as u8 % PATHS))
}

pub fn odd(t: &mut Tester<'_>) -> Outcome {
    let pieces = t.write_pieces(0, 13, 77);
    t.send_piece(0, pieces[0], 0xa5);
    let bytes = t.read(0, 128)?;
    let around = bytes[..13].iter().chain(&bytes[90..]).all(|&byte| byte == 0);
    must(around, || "bytes around the Write were touched".to_owned())?;
    must(bytes[13..90] == whole(&pieces, 0xa5), || "bytes of the Write are wrong".to_owned())
}

pub fn empty(t: &mut Tester<'_>) -> Outcome {
    let pieces = t.write_pieces(0, 0, 0);
    t.send_piece(0, pieces[0], 0);
    let ack = t.last_ack(0)?;
    must(ack.base == 1_001, || format!("base {}", ack.base))?;
    write(t, 10, |i, _| (i, 0))
}

/// The pieces of a Send into a receive of stream 0.
fn send_pieces(t: &mut Tester<'_>, receive: u32, length: u32) -> Vec<Fragment> {
    t.pieces(0, length, |_| Target::Send { receive })
}

fn buffer(t: &Tester<'_>, receive: u32) -> u64 {
    let first = t.session.buffers - t.session.memory.address;
    first + u64::from(receive) * u64::from(t.session.buffer_bytes)
}

pub fn send(t: &mut Tester<'_>) -> Outcome {
    let pieces = send_pieces(t, 0, 3 * PIECE);
    for piece in &pieces {
        t.send_piece(1, *piece, 9);
    }
    same(t, buffer(t, 0), &whole(&pieces, 9))
}

pub fn sends_in_turn(t: &mut Tester<'_>) -> Outcome {
    let all: Vec<Vec<Fragment>> = (0..3).map(|i| send_pieces(t, i, 2 * PIECE)).collect();
    for (i, pieces) in all.iter().enumerate() {
        for piece in pieces {
            t.send_piece(i as u8, *piece, i as u8 + 1);
        }
    }
    for (i, pieces) in all.iter().enumerate() {
        same(t, buffer(t, i as u32), &whole(pieces, i as u8 + 1))?;
    }
    Ok(())
}

pub fn send_early(t: &mut Tester<'_>) -> Outcome {
    let (_missing, early) = (send_pieces(t, 0, PIECE), send_pieces(t, 1, PIECE));
    t.send_piece(2, early[0], 4);
    same(t, buffer(t, 1), &whole(&early, 4))
}

pub fn immediate(t: &mut Tester<'_>) -> Outcome {
    let (key, address) = (t.session.memory.key, t.session.memory.address);
    let target = Target::WriteImmediate { address, key, immediate: 5, receive: 0 };
    let first = t.pieces(0, PIECE, |_| target);
    t.send_piece(0, first[0], 6);
    same(t, 0, &whole(&first, 6))?;
    must(t.read(buffer(t, 0), 64)?.iter().all(|&b| b == 0), || {
        "the receive's buffer was touched".to_owned()
    })?;
    // The receive is taken: the next one is number 1.
    let pieces = send_pieces(t, 1, PIECE);
    t.send_piece(0, pieces[0], 7);
    same(t, buffer(t, 1), &whole(&pieces, 7))
}

pub fn read(t: &mut Tester<'_>) -> Outcome {
    let pieces = t.write_pieces(0, 500, 7 * PIECE + 1);
    for piece in &pieces {
        t.send_piece(0, *piece, 0x5a);
    }
    same(t, 500, &whole(&pieces, 0x5a))?;
    must(t.read(0, 500)?.iter().all(|&byte| byte == 0), || "bytes before are not zero".to_owned())
}

pub fn read_nothing(t: &mut Tester<'_>) -> Outcome {
    let address = t.session.memory.address;
    let message = t.ask(0, 4, address, 0);
    t.await_answer(message, 0).map(drop)
}

pub fn read_after_write(t: &mut Tester<'_>) -> Outcome {
    let pieces = t.write_pieces(4, 0, 2 * PIECE);
    t.send_piece(0, pieces[0], 8);
    let address = t.session.memory.address;
    let message = t.ask(1, 4, address, 2 * PIECE);
    let early = t.watch(t.session.ack_delay.times(4));
    must(!early.iter().any(|seen| seen.piece().is_some()), || {
        "a Read was answered before the Write in front of it was whole".to_owned()
    })?;
    t.send_piece(0, pieces[1], 8);
    let bytes = t.await_answer(message, 2 * PIECE)?;
    must(bytes == whole(&pieces, 8), || "the answer is older than the Write".to_owned())
}

pub fn streams(t: &mut Tester<'_>) -> Outcome {
    let pieces = t.write_pieces(4, 0, 2 * PIECE);
    t.send_piece(0, pieces[0], 8);
    let address = t.session.memory.address;
    let message = t.ask(1, 5, address, PIECE);
    let bytes = t.await_answer(message, PIECE)?;
    must(bytes == whole(&pieces[..1], 8), || "the answer is wrong".to_owned())
}

pub fn message_window(t: &mut Tester<'_>) -> Outcome {
    let all: Vec<Fragment> = (0..64u64).map(|i| t.write_pieces(4, 100 * i, 100)[0]).collect();
    for piece in &all[1..] {
        t.send_piece(0, *piece, 2);
    }
    let seen = t.watch(t.session.ack_delay.times(2));
    let ack = seen.iter().filter_map(Seen::ack).next_back();
    let base = ack.map_or(0, |ack| ack.base);
    must(base == 1_063, || format!("base {base} after 63 messages"))?;
    same(t, 6_300, &whole(&all[63..], 2))?;
    t.send_piece(0, all[0], 2);
    same(t, 0, &whole(&all[..1], 2))
}
