//! Random cases: what every client does, the banks' registers, the clocks' ratio and how the
//! surroundings behave, all from one seed.

use mtia_model::spec::Chip;
use mtia_model::spec::address::AddressMap;
use mtia_model::spec::fi::{Command, FRAGMENT_BYTES, Kind, LINE_BYTES};
use mtia_model::spec::flit::{Reply, Source};
use mtia_model::spec::floor::{FaultTable, Floor};
use mtia_model::spec::llc::{STEERINGS, Sizes, WORDS, register};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::joined::clients;

/// Frequencies of the chip's clock, in GHz, beside the description's: equal to HBM's clock of
/// presets, near it, so slow that answers pile up before the banks, so fast that requests pile up
/// before the controllers, and in no simple ratio.
const FREQUENCIES: [f64; 6] = [2.0, 1.999, 0.15, 0.6, 12.0, 3.7];
/// Bytes of a run of neighbouring addresses that clients share.
const AREA_BYTES: u64 = 4096;

/// Probabilities in 1/256 a cycle, but where another unit is said.
#[derive(Clone, Copy, Debug)]
pub struct Traffic {
    /// A client that could start a command does not.
    pub command_gap: u8,
    /// A status is not taken.
    pub status_stall: u8,
    /// The local store does not take a window, a request for one; does not give one.
    pub store_stall: [u8; 3],
    /// Bursts from HBM of which a bit is wrong, in 1/256.
    pub flips: u8,
}

/// A broadcast: the client that reads, and the PEs that take part.
#[derive(Clone, Debug)]
pub struct Broadcast {
    /// Statuses of the run after which it comes.
    pub after: usize,
    /// The client that reads.
    pub source: usize,
    /// Its command.
    pub command: Command,
    /// The other clients, each with its command.
    pub receivers: Vec<(usize, Command)>,
}

/// One run.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it was made from.
    pub seed: u64,
    /// Frequency of the chip's clock in GHz.
    pub frequency: f64,
    /// Physical row of the faulty PE of each PE column.
    pub faults: Vec<Option<u32>>,
    /// In every bank the first line written gets two wrong bits, so that it is poisoned.
    pub poison: bool,
    /// Registers of every bank, written first: offset and value.
    pub registers: Vec<(u32, u64)>,
    /// Ways of each bank that are scratch.
    pub scratch_ways: u32,
    /// First addresses of the areas of memory that are used; each has [`Case::AREA_BYTES`] bytes.
    pub areas: Vec<u64>,
    /// Commands that fill the scratch that is used, before all others: of which client.
    pub fill: Vec<(usize, Command)>,
    /// Commands of each client, in their order.
    pub work: Vec<Vec<Command>>,
    /// Broadcasts, in their order.
    pub broadcasts: Vec<Broadcast>,
    /// Surroundings.
    pub traffic: Traffic,
    /// First run this many cycles, reset, and then run.
    pub reset_after: Option<u64>,
}

impl Case {
    /// Bytes of an area.
    pub const AREA_BYTES: u64 = AREA_BYTES;

    /// The case of `seed`.
    pub fn random(chip: &Chip, seed: u64) -> Case {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let map = AddressMap::new(chip);
        let ways = Sizes::new(chip).ways;
        let scratch_ways =
            if rng.random_bool(0.4) { rng.random_range(1..ways.max(2)).min(ways - 1) } else { 0 };
        let mut registers = vec![(register::SCRATCH_WAYS.offset, u64::from(scratch_ways))];
        if rng.random() {
            for steering in 0..STEERINGS {
                let mask = rng.random_range(0..1u64 << ways);
                registers.push((register::WAY_MASK.offset + 8 * steering, mask));
            }
        }
        // One wrong bit is corrected; two are reported, wherever the line goes from there.
        let (wrong, poison) = (rng.random_bool(0.5), rng.random_bool(0.6));
        if wrong {
            let value = inject(&mut rng, poison);
            registers.push((register::INJECT_LINE.offset, value));
        }
        // Clients that share nothing never wait for each other: all are busy at once.
        let apart = rng.random_bool(0.3);
        let areas = areas(&mut rng, &map, if apart { clients(chip).len() } else { 0 });
        let faults = faults(&mut rng, chip);
        let frequency = match rng.random_bool(0.4) {
            true => chip.clock.frequency.value,
            false => FREQUENCIES[rng.random_range(0..FREQUENCIES.len())],
        };
        let quiet = rng.random_bool(if apart { 0.7 } else { 0.3 });
        let traffic = traffic(&mut rng, quiet);
        let table = table(chip, &faults);
        let mut maker =
            Maker { rng: &mut rng, chip, table, map: &map, areas: &areas, scratch_ways, apart };
        let fill = maker.fill();
        let work = maker.work();
        let broadcasts = maker.broadcasts();
        let reset_after = rng.random_bool(0.1).then(|| rng.random_range(50..1500));
        Case {
            seed,
            frequency,
            faults,
            poison: wrong && poison,
            registers,
            scratch_ways,
            areas,
            fill,
            work,
            broadcasts,
            traffic,
            reset_after,
        }
    }
}

/// Areas of HBM: the first and the last addresses now and then, else anywhere.
/// `apart` is how many clients have some of their own; 0 if they share all.
fn areas(rng: &mut ChaCha8Rng, map: &AddressMap, apart: usize) -> Vec<u64> {
    let room = map.memory_bytes() / AREA_BYTES;
    // A few fit the cache; of many, lines go back to HBM and come again.
    let count = if apart > 0 { 4 * apart } else { [2, 6, 40][rng.random_range(0..3)] };
    let mut areas: Vec<u64> = (0..count)
        .map(|_| match rng.random_range(0..6) {
            0 => 0,
            1 => room - 1,
            _ => rng.random_range(0..room),
        })
        .collect();
    areas.sort_unstable();
    areas.dedup();
    areas.into_iter().map(|area| area * AREA_BYTES).collect()
}

/// `quiet` surroundings take and give whenever they can.
fn traffic(rng: &mut ChaCha8Rng, quiet: bool) -> Traffic {
    let mut chance = || if quiet { 0 } else { [0, 0, 30, 128, 220][rng.random_range(0..5)] };
    Traffic {
        command_gap: chance(),
        status_stall: chance(),
        store_stall: [chance(), chance(), chance()],
        flips: [0, 0, 20][rng.random_range(0..3)],
    }
}

/// The register that turns over one or two bits of a word of the next line written.
fn inject(rng: &mut ChaCha8Rng, two: bool) -> u64 {
    let first = rng.random_range(0..64u64);
    let second = (first + rng.random_range(1..64)) % 64;
    let word = rng.random_range(0..u64::from(WORDS));
    1 << 31 | word << 16 | first | if two { 1 << 24 | second << 8 } else { 0 }
}

/// In some columns of a chip with spare PEs, one that is faulty.
fn faults(rng: &mut ChaCha8Rng, chip: &Chip) -> Vec<Option<u32>> {
    let floor = Floor::new(chip);
    let rows = floor.pe_rows + floor.redundant;
    let mut fault = |_| (floor.redundant > 0 && rng.random()).then(|| rng.random_range(0..rows));
    (0..floor.pe_columns).map(&mut fault).collect()
}

/// The table of these faults.
pub fn table(chip: &Chip, faults: &[Option<u32>]) -> FaultTable {
    let floor = Floor::new(chip);
    let mut table = floor.no_faults();
    for (column, row) in (0..).zip(faults) {
        if let Some(row) = *row {
            floor.add_fault(&mut table, row, column).expect("one fault in a column");
        }
    }
    table
}

/// Whether a client is in use: all but PEs that are faulty, or spare without standing in.
pub fn in_use(floor: &Floor, table: &FaultTable, client: Source) -> bool {
    floor.pe_at(client).is_none() || floor.logical_pe(table, client).is_some()
}

struct Maker<'a> {
    rng: &'a mut ChaCha8Rng,
    chip: &'a Chip,
    table: FaultTable,
    map: &'a AddressMap,
    areas: &'a [u64],
    scratch_ways: u32,
    apart: bool,
}

impl Maker<'_> {
    /// Bytes of the scratch window that are used, from its first: they are there in every bank.
    fn scratch_bytes(&self) -> u64 {
        let bytes = self.map.scratch_bytes() / u64::from(Sizes::new(self.chip).ways);
        (bytes * u64::from(self.scratch_ways)).min(AREA_BYTES)
    }

    /// Writes that fill it, of whole lines: what it holds before means nothing.
    fn fill(&mut self) -> Vec<(usize, Command)> {
        let floor = Floor::new(self.chip);
        let users: Vec<(usize, u32)> = (0..)
            .zip(clients(self.chip))
            .filter(|(_, client)| in_use(&floor, &self.table, client.0))
            .map(|(number, (_, _, bytes))| (number, bytes))
            .collect();
        let piece = 8 * FRAGMENT_BYTES;
        let pieces = self.scratch_bytes().div_ceil(piece.into());
        (0..pieces)
            .map(|i| {
                let (client, bytes) = users[i as usize % users.len()];
                let command = Command {
                    kind: Kind::Write,
                    address: self.map.scratch_base() + i * u64::from(piece),
                    local: self.rng.random_range(0..=bytes - piece),
                    length: piece,
                    steering: 0,
                    reply: Reply::Own,
                    channel: 0,
                    tag: 0,
                };
                (client, command)
            })
            .collect()
    }

    /// A place for so many bytes of a client: mostly in HBM, in scratch, or in scratch that is
    /// refused.
    fn address(&mut self, client: usize, length: u64) -> u64 {
        let (base, scratch) = (self.map.scratch_base(), self.scratch_bytes());
        if self.apart {
            let own = client + clients(self.chip).len() * self.rng.random_range(0..4);
            let area = self.areas[own % self.areas.len()];
            return area + self.rng.random_range(0..=AREA_BYTES - length);
        }
        match self.rng.random_range(0..16) {
            0 if length <= 1024 => {
                // The last way of every bank: never there, as not all ways are scratch.
                let way = self.map.scratch_bytes() / u64::from(Sizes::new(self.chip).ways);
                base + self.map.scratch_bytes() - way + self.rng.random_range(0..=way - length)
            }
            1..=3 if length <= scratch => base + self.rng.random_range(0..=scratch - length),
            _ => {
                let area = self.areas[self.rng.random_range(0..self.areas.len())];
                area + self.rng.random_range(0..=AREA_BYTES - length)
            }
        }
    }

    /// A length, spread over all magnitudes; whole fragments now and then, or mostly where clients
    /// are to be busy.
    fn length(&mut self) -> u32 {
        let whole = if self.apart { 3 } else { 1 };
        match self.rng.random_range(0..4) {
            n if n < whole => FRAGMENT_BYTES * self.rng.random_range(1..=8),
            _ => {
                let top = self.rng.random_range(0..=10);
                self.rng.random_range(1..=2u32 << top)
            }
        }
    }

    fn work(&mut self) -> Vec<Vec<Command>> {
        let most = [4, 16, 40][self.rng.random_range(0..3)];
        // What is read and written, in 1/256: mixed, or mostly one of them.
        let writes = [30, 128, 128, 220][self.rng.random_range(0..4)];
        // Few steering tags, or all.
        let steerings = [1, 2, STEERINGS][self.rng.random_range(0..3)];
        let floor = Floor::new(self.chip);
        let mut work = Vec::new();
        for (client, (place, _, bytes)) in clients(self.chip).into_iter().enumerate() {
            let used = in_use(&floor, &self.table, place);
            let count = if used { self.rng.random_range(0..=most) } else { 0 };
            let mut commands = Vec::new();
            for _ in 0..count {
                let length = self.length();
                let kind = if self.rng.random::<u8>() < writes { Kind::Write } else { Kind::Read };
                commands.push(Command {
                    kind,
                    address: self.address(client, length.into()),
                    local: self.rng.random_range(0..=bytes - length),
                    length,
                    steering: self.rng.random_range(0..steerings) as u8,
                    reply: Reply::Own,
                    channel: 0,
                    tag: 0,
                });
            }
            work.push(commands);
        }
        work
    }

    fn broadcasts(&mut self) -> Vec<Broadcast> {
        let floor = Floor::new(self.chip);
        let table = &self.table;
        let clients = clients(self.chip);
        let pe = |i: usize| floor.logical_pe(table, clients[i].0);
        let users: Vec<usize> =
            (0..clients.len()).filter(|&i| in_use(&floor, table, clients[i].0)).collect();
        let count = if self.rng.random_bool(0.8) { self.rng.random_range(4..=12) } else { 0 };
        let mut broadcasts = Vec::new();
        for _ in 0..count {
            // Mostly a PE: others get their answers alone.
            let pes: Vec<usize> = users.iter().copied().filter(|&i| pe(i).is_some()).collect();
            let from = if self.rng.random_bool(0.8) { &pes } else { &users };
            let source = from[self.rng.random_range(0..from.len())];
            let reply = Reply::ALL[self.rng.random_range(1..Reply::ALL.len())];
            let length = LINE_BYTES * self.rng.random_range(1..=24);
            let line = u64::from(LINE_BYTES);
            let area = self.areas[self.rng.random_range(0..self.areas.len())];
            let room = (AREA_BYTES - u64::from(length)) / line;
            let command = Command {
                kind: Kind::Broadcast,
                address: area + line * self.rng.random_range(0..=room),
                local: 0,
                length,
                steering: 0,
                reply,
                channel: self.rng.random_range(0..8),
                tag: 0,
            };
            let mut at = |kind: Kind, client: usize| {
                let room = (clients[client].2 - length) / LINE_BYTES;
                let local = LINE_BYTES * self.rng.random_range(0..=room);
                Command { kind, local, ..command }
            };
            // A source that is no PE gets its answer alone.
            let in_group = |i: usize| {
                let (Some((row, column)), Some((r, c))) = (pe(source), pe(i)) else { return false };
                let group = match reply {
                    Reply::Own => false,
                    Reply::Row => r == row,
                    Reply::Column => c == column,
                    Reply::All => true,
                };
                group && i != source
            };
            let receivers: Vec<usize> = users.iter().copied().filter(|&i| in_group(i)).collect();
            let receivers = receivers.into_iter().map(|i| (i, at(Kind::Receive, i))).collect();
            let command = at(Kind::Broadcast, source);
            let after = self.rng.random_range(0..40);
            broadcasts.push(Broadcast { after, source, command, receivers });
        }
        broadcasts.sort_by_key(|broadcast| broadcast.after);
        broadcasts
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Seeds that the hunt for faults uses.
    const SEEDS: std::ops::RangeInclusive<u64> = 1..=12;

    #[test]
    fn every_row_makes_broadcasts_of_every_kind() {
        let chip = Chip::preset("mini").expect("preset");
        let floor = Floor::new(&chip);
        let map = AddressMap::new(&chip);
        let mut met: BTreeMap<(String, u32, u32), u32> = BTreeMap::new();
        for seed in SEEDS {
            let case = Case::random(&chip, seed);
            let table = table(&chip, &case.faults);
            for broadcast in &case.broadcasts {
                let source = clients(&chip)[broadcast.source].0;
                let Some((row, _)) = floor.logical_pe(&table, source) else { continue };
                let command = broadcast.command;
                for line in 0..command.length / LINE_BYTES {
                    let address = command.address + u64::from(line * LINE_BYTES);
                    let Some(place) = map.locate(address) else { continue };
                    let key = (format!("{:?}", command.reply), row, place.bank.lane);
                    *met.entry(key).or_default() += 1;
                }
            }
        }
        for reply in [Reply::Row, Reply::Column, Reply::All] {
            for row in 0..floor.pe_rows {
                for lane in 0..floor.lanes {
                    let key = (format!("{reply:?}"), row, lane);
                    assert!(met.contains_key(&key), "no {key:?} among {met:?}");
                }
            }
        }
    }
}
