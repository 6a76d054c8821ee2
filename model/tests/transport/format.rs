//! The wire format: bytes as the diagrams of docs/protocol/metaroce.md have them, whatever comes back
//! out of the parser is what went in, and no damage passes.

use mtia_model::transport::packet::{
    Ack, Body, Content, FlowError, Fragment, Home, Payload, Reason, Sequence, Target,
};
use mtia_model::transport::sequence::Bits256;
use mtia_model::transport::wire::{self, ParseError};
use mtia_model::transport::{ConnectionId, Packet, Rate, RemoteKey, StreamId};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::script::{crc32, datagram};

/// Bytes with their checksum.
fn sealed(bytes: &[u8]) -> Vec<u8> {
    [bytes, &crc32(bytes).to_be_bytes()].concat()
}

fn packet(body: Body) -> Packet {
    Packet {
        connection: ConnectionId(0x0102_0304),
        token: 0x0506_0708,
        path: 9,
        source_port: 50_000,
        timestamp: 0x0a0b_0c0d,
        body,
    }
}

const SEQUENCE: Sequence = Sequence { psn: 0x1112_1314, transmission: 0x1516_1718 };

fn fragment(target: Target, total: u32, offset: u32, length: u32) -> Fragment {
    Fragment {
        stream: StreamId(0x2122),
        message: 0x2324_2526,
        total,
        offset,
        payload: Payload { address: 0, length },
        target,
        home: None,
        hungry: false,
        ack_now: false,
        last: false,
    }
}

/// What the writer must give, field by field from the diagrams.
fn check(packet: &Packet, payload: &[u8], must: &[&[u8]]) {
    let mut bytes = Vec::new();
    wire::write(packet, payload, &mut bytes).unwrap();
    assert_eq!(bytes, sealed(&must.concat()), "{packet:?}");
    assert_eq!(wire::length(packet), bytes.len());
    assert_eq!(wire::parse(&bytes, 50_000).unwrap(), (*packet, payload));
}

#[test]
fn bytes_are_where_the_diagrams_have_them() {
    const IDS: &[u8] = &[1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13];
    const PSN: &[u8] = &[0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18];
    let payload = [7, 8, 9];
    let sequenced = |content| packet(Body::Sequenced { sequence: SEQUENCE, content });
    let piece = |target| fragment(target, 0x201, 0x1fe, 3);
    // The last three bytes of 0x201.
    let header: &[u8] = &[0x21, 0x22, 0, 3, 0x23, 0x24, 0x25, 0x26, 0, 0, 2, 1, 0, 0, 1, 0xfe];
    check(&sequenced(Content::Void), &[], &[&[1, 0, 9, 0], IDS, PSN]);
    let send = piece(Target::Send { receive: 0x3132_3334 });
    let receive: &[u8] = &[0x31, 0x32, 0x33, 0x34];
    check(
        &sequenced(Content::Fragment(send)),
        &payload,
        &[&[1, 1, 9, 0], IDS, PSN, header, receive, &payload],
    );
    let (address, key) = (0x4142_4344_4546_4748, RemoteKey(0x5152_5354));
    let place: &[u8] = &[0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x51, 0x52, 0x53, 0x54];
    let mut write = piece(Target::Write { address, key });
    (write.hungry, write.ack_now) = (true, true);
    write.home = Some(Home { path: 200, psn: 0x6162_6364 });
    check(
        &sequenced(Content::Fragment(write)),
        &payload,
        &[
            &[1, 2, 9, 7],
            IDS,
            PSN,
            header,
            place,
            &[200, 0, 0, 0, 0x61, 0x62, 0x63, 0x64],
            &payload,
        ],
    );
    let immediate = 0x7172_7374;
    let write = piece(Target::WriteImmediate { address, key, immediate, receive: 0x3132_3334 });
    check(
        &sequenced(Content::Fragment(write)),
        &payload,
        &[&[1, 3, 9, 0], IDS, PSN, header, place, &[0x71, 0x72, 0x73, 0x74], receive, &payload],
    );
    let read = fragment(Target::ReadRequest { address, key }, 0x0102_0304, 0, 0);
    let asks: &[u8] = &[0x21, 0x22, 0, 0, 0x23, 0x24, 0x25, 0x26, 1, 2, 3, 4, 0, 0, 0, 0];
    check(&sequenced(Content::Fragment(read)), &[], &[&[1, 4, 9, 0], IDS, PSN, asks, place]);
    let mut answer = piece(Target::ReadResponse);
    answer.hungry = true;
    check(
        &sequenced(Content::Fragment(answer)),
        &payload,
        &[&[1, 5, 9, 1], IDS, PSN, header, &payload],
    );
    for (code, reason) in
        [Reason::Access, Reason::Invalid, Reason::Receiver, Reason::Aborted].into_iter().enumerate()
    {
        let error = FlowError { stream: StreamId(0x2122), message: 0x2324_2526, reason };
        let rest: &[u8] = &[0x21, 0x22, code as u8, 0, 0x23, 0x24, 0x25, 0x26];
        check(&sequenced(Content::FlowError(error)), &[], &[&[1, 6, 9, 0], IDS, PSN, rest]);
    }
    let mut ack = Ack {
        base: 1,
        received: Bits256([1 << 63 | 2, 0, 0, 1 << 63]),
        refused: Bits256::ZERO,
        newest: 2,
        echo: 3,
        delay_ns: 4,
        packets: 5,
        marked: 6,
        share: Rate(7),
    };
    let words: Vec<u8> = (1..=7u32).flat_map(u32::to_be_bytes).collect();
    let bits: Vec<u8> = ack.received.0.iter().flat_map(|word| word.to_be_bytes()).collect();
    check(&packet(Body::Ack(ack)), &[], &[&[1, 8, 9, 0], IDS, &words, &bits]);
    ack.refused.set(0);
    let refused = [0, 0, 0, 0, 0, 0, 0, 1].into_iter().chain([0; 24]).collect::<Vec<u8>>();
    check(&packet(Body::Ack(ack)), &[], &[&[1, 8, 9, 1], IDS, &words, &bits, &refused]);
    let nonce = 0x8182_8384;
    let n: &[u8] = &[0x81, 0x82, 0x83, 0x84];
    check(&packet(Body::Probe { nonce }), &[], &[&[1, 9, 9, 0], IDS, n]);
    check(&packet(Body::ProbeReply { nonce }), &[], &[&[1, 10, 9, 0], IDS, n]);
    check(&packet(Body::Close), &[], &[&[1, 11, 9, 0], IDS]);
    check(&packet(Body::CloseReply), &[], &[&[1, 12, 9, 0], IDS]);
}

/// A packet of any kind, and its payload.
fn any(rng: &mut ChaCha8Rng) -> (Packet, Vec<u8>) {
    let mut payload = Vec::new();
    let sequence = Sequence { psn: rng.next_u32(), transmission: rng.next_u32() };
    let body = match rng.random_range(0..12) {
        0 => Body::Sequenced { sequence, content: Content::Void },
        1 => {
            let reason = [Reason::Access, Reason::Invalid, Reason::Receiver, Reason::Aborted]
                [rng.random_range(0..4)];
            let error =
                FlowError { stream: StreamId(rng.random()), message: rng.next_u32(), reason };
            Body::Sequenced { sequence, content: Content::FlowError(error) }
        }
        2 => Body::Probe { nonce: rng.next_u32() },
        3 => Body::ProbeReply { nonce: rng.next_u32() },
        4 => Body::Close,
        5 => Body::CloseReply,
        6 | 7 => {
            let mut received = Bits256(std::array::from_fn(|_| rng.next_u64()));
            received.clear(0);
            let refused = Bits256(std::array::from_fn(|_| rng.next_u64() & rng.next_u64()));
            let refused = if rng.random() { refused.and_not(&received) } else { Bits256::ZERO };
            let mut word = || rng.next_u32();
            Body::Ack(Ack {
                base: word(),
                newest: word(),
                echo: word(),
                delay_ns: word(),
                packets: word(),
                marked: word(),
                share: Rate(word()),
                received,
                refused,
            })
        }
        _ => {
            let length = rng.random_range(1..300);
            payload = (0..length).map(|_| rng.random()).collect();
            let offset = rng.random_range(0..1 << 31);
            let total = offset + length + rng.random_range(0..1 << 30);
            let (address, key) = (rng.next_u64(), RemoteKey(rng.next_u32()));
            let (immediate, receive) = (rng.next_u32(), rng.next_u32());
            let target = match rng.random_range(0..4) {
                0 => Target::Send { receive },
                1 => Target::Write { address, key },
                2 => Target::WriteImmediate { address, key, immediate, receive },
                _ => Target::ReadResponse,
            };
            let mut piece = fragment(target, total, offset, length);
            if rng.random() {
                piece.home = Some(Home { path: rng.random(), psn: rng.next_u32() });
            }
            (piece.hungry, piece.ack_now, piece.last) = (rng.random(), rng.random(), rng.random());
            (piece.stream, piece.message) = (StreamId(rng.random()), rng.next_u32());
            Body::Sequenced { sequence, content: Content::Fragment(piece) }
        }
    };
    let packet = Packet {
        connection: ConnectionId(rng.next_u32()),
        token: rng.next_u32(),
        path: rng.random(),
        source_port: rng.random(),
        timestamp: rng.next_u32(),
        body,
    };
    (packet, payload)
}

#[test]
fn the_parser_gives_what_the_writer_took_and_no_damage_passes() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    for round in 0..3_000 {
        let (packet, payload) = any(&mut rng);
        let mut bytes = Vec::new();
        wire::write(&packet, &payload, &mut bytes).unwrap();
        assert_eq!(wire::length(&packet), bytes.len());
        assert!(bytes.len() <= payload.len() + wire::MOST_OVERHEAD.max(16 + 92 + 4));
        let parsed = wire::parse(&bytes, packet.source_port).unwrap();
        assert_eq!(parsed, (packet, payload.as_slice()), "round {round}");
        let cut = rng.random_range(0..bytes.len());
        assert!(wire::parse(&bytes[..cut], 0).is_err(), "round {round}: cut to {cut}");
        let mut long = bytes.clone();
        long.push(rng.random());
        assert!(wire::parse(&long, 0).is_err(), "round {round}: one byte too many");
        // Up to 32 bits in a row: a CRC of 32 bits finds all of them.
        let (first, width) = (rng.random_range(0..8 * bytes.len()), rng.random_range(1..=32));
        let mut hurt = bytes.clone();
        for bit in first..(first + width).min(8 * bytes.len()) {
            if bit == first || rng.random() {
                hurt[bit / 8] ^= 1 << (bit % 8);
            }
        }
        assert!(wire::parse(&hurt, 0).is_err(), "round {round}: bits from {first}");
    }
}

#[test]
fn each_fault_has_its_name() {
    let sequenced = Body::Sequenced { sequence: SEQUENCE, content: Content::Void };
    let mut good = Vec::new();
    wire::write(&packet(sequenced), &[], &mut good).unwrap();
    let bare = &good[..good.len() - 4];
    let with = |at: usize, value: u8| {
        let mut bytes = bare.to_vec();
        bytes[at] = value;
        wire::parse(&sealed(&bytes), 0).unwrap_err()
    };
    assert_eq!(with(0, 2), ParseError::Version(2));
    assert_eq!(with(1, 7), ParseError::Opcode(7));
    assert_eq!(with(1, 13), ParseError::Opcode(13));
    assert_eq!(with(3, 1), ParseError::Reserved { opcode: 0 });
    assert_eq!(wire::parse(&good[..3], 0), Err(ParseError::Length { length: 3, must: 20 }));
    assert_eq!(wire::parse(&[], 0), Err(ParseError::Length { length: 0, must: 20 }));
    let short = sealed(&bare[..20]);
    assert_eq!(wire::parse(&short, 0), Err(ParseError::Length { length: 24, must: 28 }));
    let long = sealed(&[bare, &[0]].concat());
    assert_eq!(wire::parse(&long, 0), Err(ParseError::Length { length: 29, must: 28 }));
    let mut hurt = good.clone();
    hurt[20] ^= 1;
    assert_eq!(wire::parse(&hurt, 0), Err(ParseError::Checksum));

    // Fields that contradict each other, each sealed with a right checksum.
    let fields = |body: Body, payload: &[u8], at: usize, value: u8| {
        let mut bytes = Vec::new();
        wire::write(&packet(body), payload, &mut bytes).unwrap();
        bytes.truncate(bytes.len() - 4);
        bytes[at] = value;
        wire::parse(&sealed(&bytes), 0).unwrap_err()
    };
    let piece = |target, total, offset, length| Body::Sequenced {
        sequence: SEQUENCE,
        content: Content::Fragment(fragment(target, total, offset, length)),
    };
    let write = Target::Write { address: 0, key: RemoteKey(0) };
    // total 3 becomes 2; offset 0 becomes 1; total 3 becomes 0.
    let wrong = ParseError::Fields { opcode: 2 };
    assert_eq!(fields(piece(write, 3, 0, 3), &[1, 2, 3], 35, 2), wrong);
    assert_eq!(fields(piece(write, 3, 0, 3), &[1, 2, 3], 39, 1), wrong);
    assert_eq!(fields(piece(write, 3, 0, 3), &[1, 2, 3], 35, 0), wrong);
    // An empty piece of a message that is not.
    assert_eq!(fields(piece(write, 0, 0, 0), &[], 35, 1), wrong);
    let read = Target::ReadRequest { address: 0, key: RemoteKey(0) };
    assert_eq!(fields(piece(read, 9, 0, 0), &[], 39, 1), ParseError::Fields { opcode: 4 });
    // Reserved bytes of a home and of an error; a reason that does not exist.
    let mut moved = fragment(write, 1, 0, 1);
    moved.home = Some(Home { path: 1, psn: 1 });
    let moved = Body::Sequenced { sequence: SEQUENCE, content: Content::Fragment(moved) };
    assert_eq!(fields(moved, &[1], 54, 1), ParseError::Reserved { opcode: 2 });
    let error = FlowError { stream: StreamId(0), message: 0, reason: Reason::Access };
    let error = Body::Sequenced { sequence: SEQUENCE, content: Content::FlowError(error) };
    assert_eq!(fields(error, &[], 26, 4), ParseError::Fields { opcode: 6 });
    assert_eq!(fields(error, &[], 27, 1), ParseError::Reserved { opcode: 6 });
    // An acknowledgement that says its base has arrived, and one that both took and refused a packet.
    let mut ack = Ack {
        base: 1,
        received: Bits256::ZERO,
        refused: Bits256::ZERO,
        newest: 2,
        echo: 3,
        delay_ns: 4,
        packets: 5,
        marked: 6,
        share: Rate(7),
    };
    let wrong = ParseError::Fields { opcode: 8 };
    assert_eq!(fields(Body::Ack(ack), &[], 51, 1), wrong);
    ack.refused.set(1);
    assert_eq!(fields(Body::Ack(ack), &[], 51, 2), wrong);
    // One that announces refused packets and names none.
    assert_eq!(fields(Body::Ack(ack), &[], 83, 0), wrong);

    // The writer refuses what the format cannot say.
    let mut out = vec![5];
    let body = piece(write, 3, 0, 3);
    assert!(wire::write(&packet(body), &[1, 2], &mut out).is_err());
    let body = piece(write, 70_000, 0, 70_000);
    assert!(wire::write(&packet(body), &[0; 70_000], &mut out).is_err());
    assert_eq!(out, [5], "nothing half-written");
}

#[test]
fn any_bytes_are_parsed_or_refused() {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let mut parsed = 0;
    for _ in 0..100_000 {
        let mut bytes: Vec<u8> = (0..rng.random_range(0..140)).map(|_| rng.random()).collect();
        // Most of them with the right version, an opcode that exists, few flags and a right checksum, so
        // that something behind these is reached too.
        if bytes.len() >= 4 && rng.random_bool(0.9) {
            (bytes[0], bytes[1], bytes[3]) = (1, bytes[1] % 14, bytes[3] & bytes[2] & 7);
            if bytes.len() > 26 && rng.random() {
                bytes[26] = 0;
            }
            bytes = sealed(&bytes);
        }
        parsed += u32::from(wire::parse(&bytes, 1).is_ok());
        datagram(&bytes);
    }
    assert!(parsed > 100, "{parsed} of 100,000 were packets");
}
