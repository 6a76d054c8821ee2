//! The function of the fabric interface: what a command does to memory and to local stores.
//!
//! ```text
//!   Command, memory, local store --> execute --> Status, memory or local store
//!   a PE's broadcast, another's receive --> receive --> Status, the other's local store
//! ```
//!
//! Commands run one after another here, each to its end. The interface works on several at a time
//! and in no order, so the two agree where a command does not touch what another, not yet
//! answered, writes.

use crate::spec::fi::{Command, FRAGMENT_BYTES, Kind, LINE_BYTES, Limits, Status, check};

/// The bytes of a line.
pub type LineBytes = [u8; LINE_BYTES as usize];

/// What memory says of an access to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// It was done.
    Done,
    /// It was done, and the data are known to be wrong.
    Poisoned,
    /// It was refused.
    Refused,
}

/// Memory in lines, by the address of the chip divided by the bytes of a line.
pub trait LineMemory {
    /// A line's bytes, and whether they are good.
    fn read(&self, line: u64) -> (LineBytes, Access);

    /// Replaces the bytes of a line that `strobe` names, unless the access is refused.
    fn write(&mut self, line: u64, bytes: &LineBytes, strobe: u64) -> Access;
}

/// Gathers how the lines of a command went.
#[derive(Default)]
struct Outcome {
    refused: bool,
    poisoned: bool,
}

impl Outcome {
    fn add(&mut self, access: Access) -> bool {
        self.refused |= access == Access::Refused;
        self.poisoned |= access == Access::Poisoned;
        access == Access::Done
    }

    fn status(&self) -> Status {
        match self {
            Outcome { refused: true, .. } => Status::MemoryError,
            Outcome { poisoned: true, .. } => Status::Poison,
            _ => Status::Ok,
        }
    }
}

/// The pieces of a buffer in memory, line by line: the line, the first byte in it, how many, and
/// how many came before.
fn pieces(address: u64, length: u32) -> impl Iterator<Item = (u64, usize, usize, usize)> {
    let line_bytes = u64::from(LINE_BYTES);
    let end = address + u64::from(length);
    (address / line_bytes..end.div_ceil(line_bytes)).map(move |line| {
        let first = address.max(line * line_bytes);
        let last = end.min((line + 1) * line_bytes);
        let in_line = (first % line_bytes) as usize;
        (line, in_line, (last - first) as usize, (first - address) as usize)
    })
}

/// Executes a read, a write, or a broadcast's share of the PE that asks for it. A receive does
/// nothing by itself, see [`receive`]; here it is only checked.
///
/// A line that memory refuses, or that is poisoned, changes nothing; all others are moved.
pub fn execute(
    command: &Command,
    limits: &Limits,
    memory: &mut impl LineMemory,
    local: &mut [u8],
) -> Status {
    let fault = check(command, limits);
    if fault != Status::Ok || command.kind == Kind::Receive {
        return fault;
    }
    let mut outcome = Outcome::default();
    for (line, in_line, bytes, before) in pieces(command.address, command.length) {
        // The check has seen that the buffer ends within the local store.
        let at = command.local as usize + before;
        if command.kind == Kind::Write {
            let mut data = [0; LINE_BYTES as usize];
            data[in_line..in_line + bytes].copy_from_slice(&local[at..at + bytes]);
            let strobe = !0 >> (64 - bytes) << in_line;
            outcome.add(memory.write(line, &data, strobe));
        } else {
            let (data, access) = memory.read(line);
            if outcome.add(access) {
                local[at..at + bytes].copy_from_slice(&data[in_line..in_line + bytes]);
            }
        }
    }
    outcome.status()
}

/// What a receive takes of another PE's broadcast of memory from `address` on, of which only lines
/// inside the receive's own length count. It is done when as many lines have come as it waits for.
pub fn receive(
    command: &Command,
    address: u64,
    limits: &Limits,
    memory: &impl LineMemory,
    local: &mut [u8],
) -> Status {
    let fault = check(command, limits);
    if fault != Status::Ok {
        return fault;
    }
    // Lines are numbered from the beginning of the broadcast's first fragment.
    let fragment = u64::from(FRAGMENT_BYTES);
    let skipped = command.address % fragment;
    let first = address / fragment * fragment + skipped;
    let mut outcome = Outcome::default();
    for (line, _, bytes, before) in pieces(first, command.length) {
        let (data, access) = memory.read(line);
        if outcome.add(access) {
            let at = command.local as usize + before;
            local[at..at + bytes].copy_from_slice(&data);
        }
    }
    outcome.status()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::flit::Reply;

    struct Flat(Vec<u8>);

    impl LineMemory for Flat {
        fn read(&self, line: u64) -> (LineBytes, Access) {
            let at = 64 * line as usize;
            let mut bytes = [0; 64];
            bytes.copy_from_slice(&self.0[at..at + 64]);
            (bytes, Access::Done)
        }

        fn write(&mut self, line: u64, bytes: &LineBytes, strobe: u64) -> Access {
            for (i, byte) in bytes.iter().enumerate().filter(|(i, _)| strobe >> i & 1 == 1) {
                self.0[64 * line as usize + i] = *byte;
            }
            Access::Done
        }
    }

    const LIMITS: Limits =
        Limits { local_bytes: 4096, memory_bytes: 8192, scratch_base: 1 << 20, scratch_bytes: 0 };

    fn command(kind: Kind, address: u64, local: u32, length: u32) -> Command {
        let reply = Reply::All;
        Command { kind, address, local, length, steering: 0, reply, channel: 0, tag: 0 }
    }

    #[test]
    fn bytes_go_where_a_copy_puts_them() {
        let bytes: Vec<u8> = (0..8192u32).map(|i| (i * 7 + i / 256) as u8).collect();
        for (address, at, length) in [(0, 0, 1), (63, 5, 2), (255, 1000, 600), (130, 63, 64)] {
            let (mut memory, mut local) = (Flat(bytes.clone()), vec![0xaa; 4096]);
            let read = command(Kind::Read, address, at, length);
            assert_eq!(execute(&read, &LIMITS, &mut memory, &mut local), Status::Ok);
            let mut must = vec![0xaa; 4096];
            let (from, to, n) = (address as usize, at as usize, length as usize);
            must[to..to + n].copy_from_slice(&bytes[from..from + n]);
            assert_eq!(local, must);
            let write = command(Kind::Write, address + 4096, at, length);
            assert_eq!(execute(&write, &LIMITS, &mut memory, &mut local), Status::Ok);
            let mut must = bytes.clone();
            must.copy_within(from..from + n, from + 4096);
            assert_eq!(memory.0, must);
        }
    }

    #[test]
    fn a_receive_takes_what_the_broadcast_takes() {
        let mut memory = Flat((0..8192u32).map(|i| (i / 3) as u8).collect());
        let (mut own, mut other) = (vec![0; 4096], vec![0; 4096]);
        let broadcast = command(Kind::Broadcast, 0x4c0, 128, 640);
        assert_eq!(execute(&broadcast, &LIMITS, &mut memory, &mut own), Status::Ok);
        // Only the place in a fragment is the same.
        let taken = command(Kind::Receive, 0xc0, 128, 640);
        assert_eq!(receive(&taken, 0x4c0, &LIMITS, &memory, &mut other), Status::Ok);
        assert_eq!(own, other);
        assert_eq!(own[128..768], memory.0[0x4c0..0x4c0 + 640]);
    }
}
