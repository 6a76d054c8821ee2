//! What the fuzz targets do with bytes: as a datagram, and as a script of what happens to two
//! endpoints. The same bodies run here on seeded bytes.

use mtia_model::transport::packet::{Body, Content};
use mtia_model::transport::time::Duration;
use mtia_model::transport::wire;
use mtia_model::transport::{Operation, Outcome, Packet, Status};

use crate::duo::{BASE, Duo};

/// Bytes as a datagram: parsed or refused; a packet has one spelling only.
pub fn datagram(bytes: &[u8]) {
    if let Ok((packet, payload)) = wire::parse(bytes, 1) {
        let mut again = Vec::new();
        wire::write(&packet, payload, &mut again).expect("what was parsed can be written");
        assert_eq!(again, bytes, "one packet, one spelling");
    }
}

/// A packet whose bytes are changed at a place, and sealed again. `None` if it is none any more.
fn changed(packet: &Packet, place: u8, value: u8) -> Option<Packet> {
    let length = match packet.body {
        Body::Sequenced { content: Content::Fragment(piece), .. } => piece.payload.length as usize,
        _ => 0,
    };
    let mut bytes = Vec::new();
    wire::write(packet, &vec![0; length], &mut bytes).ok()?;
    let end = bytes.len() - 4;
    let headers = end - length;
    bytes[usize::from(place) % headers] ^= value;
    let check = crc32(&bytes[..end]);
    bytes[end..].copy_from_slice(&check.to_be_bytes());
    wire::parse(&bytes, packet.source_port).ok().map(|(packet, _)| packet)
}

/// CRC-32 of IEEE 802.3, bit by bit.
pub fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = !0u32;
    for byte in bytes {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = crc >> 1 ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 };
        }
    }
    !crc
}

/// Bytes as a script: work is posted, time passes, packets arrive, late, twice or never. If the first
/// byte is odd, packets are changed as well, and only memory outside the regions must stay untouched;
/// if it is even, all work must complete with success in the end, in order.
pub fn core(bytes: &[u8]) {
    let Some((&first, script)) = bytes.split_first() else { return };
    let honest = first % 2 == 0;
    let config = mtia_model::transport::Config { mtu: 64, ..Default::default() };
    let wrap = u32::MAX - u32::from(first / 8);
    let mut duo = Duo::new(&config, 1 + u16::from(first / 2 % 4), (wrap, 7));
    let mut pools: [Vec<Packet>; 2] = [Vec::new(), Vec::new()];
    let mut posted = [0u64; 2];
    let mut receives = 0u64;
    for step in script.chunks_exact(3) {
        let (op, a, b) = (step[0] % 8, step[1], step[2]);
        let end = usize::from(a % 2);
        match op {
            0 | 1 => {
                let packets = duo.pull(end);
                pools[1 - end].extend(packets);
            }
            2 | 3 if !pools[end].is_empty() => {
                let at = usize::from(b) % pools[end].len();
                // Some arrive once, some stay and arrive again.
                let packet = if a & 4 == 0 { pools[end].swap_remove(at) } else { pools[end][at] };
                let packet = match (op, honest) {
                    (3, false) => changed(&packet, a, b),
                    _ => Some(packet),
                };
                if let Some(packet) = packet
                    && let Outcome::Placed(place) = duo.give(end, &packet)
                {
                    let last = place.address + u64::from(place.length);
                    assert!(place.address >= BASE && last <= BASE + (1 << 24), "{place:?}");
                }
            }
            4 => {
                let time = duo.now + Duration::from_us(u64::from(b));
                duo.wait_until(time);
            }
            5 if posted[end] < 200 => {
                let remote = duo.remote(1 - end);
                let operation = match b % 4 {
                    0 => Operation::Send,
                    1 => Operation::Read { remote },
                    2 => Operation::WriteImmediate { remote, immediate: b.into() },
                    _ => Operation::Write { remote },
                };
                if b % 2 == 0 {
                    let taken =
                        duo.try_post_receive(1 - end, u16::from(a / 64), posted[end], 1_024);
                    assert!(taken || !honest);
                    receives += 1;
                }
                let length = 4 * u32::from(b);
                let taken = duo.try_post(end, u16::from(a / 64), posted[end], length, operation);
                assert!(taken || !honest);
                posted[end] += 1;
            }
            6 => {
                pools[end].clear();
            }
            _ => {}
        }
    }
    if !honest {
        return;
    }
    duo.settle();
    let mut received = 0;
    for (end, posted) in posted.into_iter().enumerate() {
        let mut last = [None; 4];
        let mut sent = 0;
        for done in duo.completions(end) {
            assert_eq!(done.status, Status::Success, "{done:?}");
            use mtia_model::transport::work::Completed::{Receive, ReceiveImmediate};
            if matches!(done.what, Receive | ReceiveImmediate(_)) {
                received += 1;
            } else {
                let last = &mut last[usize::from(done.stream.0)];
                assert!(last.is_none_or(|last| last < done.id), "in the order of their posts");
                *last = Some(done.id);
                sent += 1;
            }
        }
        assert_eq!(sent, posted);
    }
    assert_eq!(received, receives);
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn scripts_of_random_bytes() {
        for seed in 0..5_000 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            println!("seed {seed}");
            let length = rng.random_range(0..600);
            let bytes: Vec<u8> = (0..length).map(|_| rng.random()).collect();
            super::core(&bytes);
            super::datagram(&bytes);
        }
    }
}
