//! The end of a connection.

use crate::transport::conformance::tester::{PIECE, Seen, Tester, must};
use crate::transport::packet::Body;

type Outcome = Result<(), String>;

fn close(t: &mut Tester<'_>) -> Vec<Seen> {
    let packet = t.packet(1, Body::Close);
    t.send(&packet, &[]);
    t.watch(t.session.ack_delay.times(2))
}

fn answers(seen: &[Seen]) -> usize {
    seen.iter().filter(|seen| seen.packet.body == Body::CloseReply).count()
}

pub fn answered(t: &mut Tester<'_>) -> Outcome {
    let count = answers(&close(t));
    must(count == 1, || format!("{count} answers"))
}

pub fn again(t: &mut Tester<'_>) -> Outcome {
    close(t);
    let count = answers(&close(t));
    must(count == 1, || format!("{count} answers to the second"))
}

pub fn silent(t: &mut Tester<'_>) -> Outcome {
    close(t);
    let piece = t.write_pieces(0, 0, PIECE)[0];
    t.send_piece(0, piece, 1);
    let seen = t.watch(t.session.ack_delay.times(3));
    must(seen.is_empty(), || format!("it was answered: {:?}", seen[0].packet))
}

pub fn stops(t: &mut Tester<'_>) -> Outcome {
    let address = t.session.memory.address;
    t.ask(0, 4, address, 40 * PIECE);
    t.watch(t.session.ack_delay);
    close(t);
    let seen = t.watch(t.session.patience);
    must(seen.is_empty(), || format!("it still sends: {:?}", seen[0].packet))
}
