//! What must come of the clients' commands: an ideal memory, the local stores as they must be, and
//! which commands are open.
//!
//! A command starts only when no open one touches what it writes or writes what it touches, so the
//! outcome does not depend on the order in which the network moves things: a command's effect is
//! known when it starts, and has to be there when its status comes.

use std::collections::HashMap;

use mtia_model::func::fi::LineBytes;
use mtia_model::spec::address::{AddressMap, SCRATCH_BIT};
use mtia_model::spec::fi::{Command, Kind, LINE_BYTES, Status};

/// A command that has started and has no status yet.
#[derive(Clone, Copy, Debug)]
struct Open {
    client: usize,
    command: Command,
    /// Where its data are in memory: of a receive, in its broadcast.
    address: u64,
    status: Status,
}

impl Open {
    fn memory(&self) -> (u64, u64) {
        (self.address, self.address + u64::from(self.command.length))
    }

    fn local(&self) -> (u64, u64) {
        let local = u64::from(self.command.local);
        (local, local + u64::from(self.command.length))
    }

    fn conflicts(&self, other: &Open) -> bool {
        let meet = |a: (u64, u64), b: (u64, u64)| a.0 < b.1 && b.0 < a.1;
        let writes = [self, other].map(|open| open.command.kind == Kind::Write);
        let memory = meet(self.memory(), other.memory()) && writes.contains(&true);
        let same = self.client == other.client;
        let local = same && meet(self.local(), other.local()) && writes.contains(&false);
        memory || local
    }
}

/// The ideal memory system.
#[derive(Clone, Debug)]
pub struct Ideal {
    map: AddressMap,
    /// First line of a bank's scratch part that is refused.
    refused_from: u32,
    seed: u64,
    lines: HashMap<u64, LineBytes>,
    locals: Vec<Vec<u8>>,
    open: Vec<Open>,
    /// Lines may be poisoned: a read that says so leaves bytes as they were or brings good ones.
    poison: bool,
}

/// What a line of HBM holds before the run.
pub fn initial(seed: u64, line: u64) -> LineBytes {
    let mut x = (seed ^ line.rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    std::array::from_fn(|_| {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        (x >> 32) as u8
    })
}

impl Ideal {
    /// Of a chip whose banks have so many lines of scratch, with these local stores.
    pub fn new(
        map: &AddressMap,
        scratch_lines: u32,
        (seed, poison): (u64, bool),
        locals: Vec<Vec<u8>>,
    ) -> Ideal {
        Ideal {
            map: map.clone(),
            refused_from: scratch_lines,
            seed,
            lines: HashMap::new(),
            locals,
            open: Vec::new(),
            poison,
        }
    }

    /// The bytes of a line of memory, by its number on the chip.
    pub fn line(&self, line: u64) -> LineBytes {
        self.lines.get(&line).copied().unwrap_or_else(|| initial(self.seed, line))
    }

    fn refused(&self, line: u64) -> bool {
        match self.map.locate(line * u64::from(LINE_BYTES)) {
            Some(place) => {
                place.line & SCRATCH_BIT != 0 && place.line & !SCRATCH_BIT >= self.refused_from
            }
            None => true,
        }
    }

    /// Whether a command may start now; `address` is where its data are in memory.
    pub fn may_start(&self, client: usize, command: Command, address: u64) -> bool {
        let new = Open { client, command, address, status: Status::Ok };
        let tag = |open: &Open| open.client == client && open.command.tag == command.tag;
        !self.open.iter().any(|open| tag(open) || open.conflicts(&new))
    }

    /// A command starts.
    pub fn start(&mut self, client: usize, command: Command, address: u64) {
        let mut status = Status::Ok;
        for i in 0..command.length {
            let at = address + u64::from(i);
            let (line, byte) = (at / u64::from(LINE_BYTES), (at % u64::from(LINE_BYTES)) as usize);
            if self.refused(line) {
                status = Status::MemoryError;
                continue;
            }
            let local = (command.local + i) as usize;
            if command.kind == Kind::Write {
                let (seed, value) = (self.seed, self.locals[client][local]);
                self.lines.entry(line).or_insert_with(|| initial(seed, line))[byte] = value;
            } else {
                self.locals[client][local] = self.line(line)[byte];
            }
        }
        self.open.push(Open { client, command, address, status });
    }

    /// Bytes of a client's local store have been written.
    ///
    /// # Errors
    /// If no open command of the client brings them: somebody else's answer.
    pub fn written(&self, client: usize, places: &[u32]) -> Result<(), String> {
        let mine = |at: u32| {
            self.open.iter().any(|open| {
                let (from, to) = open.local();
                open.client == client
                    && open.command.kind != Kind::Write
                    && (from..to).contains(&u64::from(at))
            })
        };
        match places.iter().find(|&&at| !mine(at)) {
            Some(at) => Err(format!(
                "byte {at:#x} of the local store is written, and no open command asked for it"
            )),
            None => Ok(()),
        }
    }

    /// A status has come; `store` is the client's local store.
    ///
    /// # Errors
    /// What is wrong with the status, or with what the command did to the local store.
    pub fn ended(&mut self, client: usize, tag: u16, code: u8, store: &[u8]) -> Result<(), String> {
        let found = self.open.iter().position(|o| o.client == client && o.command.tag == tag);
        let Some(index) = found else {
            return Err(format!("a status of tag {tag:#x}, which is not open"));
        };
        let open = self.open.swap_remove(index);
        let reads = open.command.kind != Kind::Write;
        let range = open.local().0 as usize..open.local().1 as usize;
        // The model, which is in step, says whether the line is poisoned in truth.
        let refused = code == open.status.code() && code != Status::Ok.code();
        if self.poison && reads && (code == Status::Poison.code() || refused) {
            self.locals[client][range.clone()].copy_from_slice(&store[range]);
            return Ok(());
        }
        if code != open.status.code() {
            let name = Status::from_code(code).map_or("unknown", Status::name);
            let must = open.status.name();
            return Err(format!("{:?} ended with status {name}, not {must}", open.command));
        }
        if !reads {
            return Ok(());
        }
        for at in range.clone() {
            let (is, must) = (store[at], self.locals[client][at]);
            if is != must {
                let from = open.address + (at - range.start) as u64;
                return Err(format!(
                    "{:?}: byte {from:#x} of memory is read as {is:#04x}, not {must:#04x}",
                    open.command
                ));
            }
        }
        Ok(())
    }

    /// Whether a client's local store is what it must be.
    ///
    /// # Errors
    /// The first byte that is not.
    pub fn local_is(&self, client: usize, store: &[u8]) -> Result<(), String> {
        let must = &self.locals[client];
        match store.iter().zip(must).position(|(is, must)| is != must) {
            Some(at) => Err(format!(
                "byte {at:#x} of the local store of client {client} is {:#04x} at the end, not {:#04x}",
                store[at], must[at]
            )),
            None => Ok(()),
        }
    }

    /// Commands of a client that are open.
    pub fn open_of(&self, client: usize) -> usize {
        self.open.iter().filter(|open| open.client == client).count()
    }

    /// Whether no command is open.
    pub fn is_idle(&self) -> bool {
        self.open.is_empty()
    }

    /// The open commands, in words.
    pub fn waits(&self) -> Vec<String> {
        let text = |open: &Open| format!("client {} waits for {:?}", open.client, open.command);
        self.open.iter().map(text).collect()
    }

    /// Lines that were written, by number on the chip.
    pub fn written_lines(&self) -> impl Iterator<Item = u64> {
        self.lines.keys().copied()
    }
}
