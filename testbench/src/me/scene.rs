//! Subgraphs written by hand on a few ranks, for what compiled collectives never do: graphs that
//! wait for ever, WQEs and messages that are wrong, requests that fail.
//!
//! ```text
//!   subgraphs, messages --> Scene --> World <==> engines --> Ending: reports, memories,
//!                                                            who waits for whom
//! ```

use mtia_model::cycle::me::group::{GroupOutputs, MeDevice};
use mtia_model::cycle::me::world::{Outcome, Traffic, World};
use mtia_model::func::cpu::elf::Image;
use mtia_model::func::fabric::{Connection, Fabric, Options, Region};
use mtia_model::func::memory::Memory;
use mtia_model::hccl::QueuePairs;
use mtia_model::spec::Chip;
use mtia_model::spec::me::{MESSAGE_WORDS, Report, Start, field};
use mtia_model::spec::wqe::{self, QueuePair, WORDS, Wqe};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::boot;

/// Memories of some ranks with subgraphs in them, and the messages that start these.
#[derive(Clone, Debug)]
pub struct Scene {
    chip: Chip,
    queue_pairs: QueuePairs,
    connections: Vec<Connection>,
    /// Engines of each rank.
    channels: usize,
    /// The memories as they are before.
    pub memories: Vec<Memory>,
    /// Keys of each rank.
    pub regions: Vec<(usize, u32, Region)>,
    /// End of the memory that WQEs may use, where it is not the end of the memory that there is.
    pub limit: Option<u64>,
    /// Where the next subgraph of each rank will lie.
    code: Vec<u64>,
    messages: Vec<(usize, [u32; MESSAGE_WORDS])>,
}

/// What came of a scene.
#[derive(Clone, Debug)]
pub struct Ending {
    /// Reports of each engine, by the subgraphs' numbers.
    pub reports: Vec<Vec<Report>>,
    /// Who waits for whom, if a report did not come.
    pub stuck: Option<String>,
    /// Cycles from the first message to the last report, or to when the watchdog barked.
    pub cycles: u64,
}

/// Queue pairs between two ranks of a scene.
pub const LINKS: usize = 8;
/// Bytes of a rank's memory below its subgraphs, for data.
const DATA_BYTES: u64 = 0x8000;
/// Bytes of a rank's memory.
const MEMORY_BYTES: u64 = 0x2_0000;

impl Scene {
    /// `ranks` ranks of `channels` engines each, every two of them connected by [`LINKS`] queue
    /// pairs; memory holds noise.
    pub fn new(chip: &Chip, ranks: usize, channels: usize, seed: u64) -> Scene {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut noise =
            || Memory::from((0..MEMORY_BYTES).map(|_| rng.random()).collect::<Vec<u8>>());
        let memories = (0..ranks).map(|_| noise()).collect();
        let queue_pairs = QueuePairs::new(chip, ranks);
        Scene {
            chip: chip.clone(),
            queue_pairs,
            connections: queue_pairs.connections(LINKS),
            channels,
            memories,
            regions: Vec::new(),
            limit: None,
            code: vec![DATA_BYTES; ranks],
            messages: Vec::new(),
        }
    }

    /// The queue pair from a rank to a peer, of a link; those of a link from [`LINKS`] on are not
    /// connected.
    pub fn queue_pair(&self, rank: usize, peer: usize, link: usize) -> QueuePair {
        self.queue_pairs.of(rank, peer, link)
    }

    /// Puts a subgraph behind the others of the rank and starts it, by the message that is returned.
    ///
    /// # Panics
    /// If memory is full.
    pub fn start(&mut self, rank: usize, me: usize, id: u16, wqes: &[Wqe]) -> Start {
        let words: Vec<_> = wqes.iter().map(Wqe::words).collect();
        self.start_words(rank, me, id, &words)
    }

    /// The same of WQEs that may be wrong.
    ///
    /// # Panics
    /// If memory is full.
    pub fn start_words(&mut self, rank: usize, me: usize, id: u16, wqes: &[[u32; WORDS]]) -> Start {
        let address = self.code[rank];
        self.code[rank] += (wqes.len() * wqe::BYTES) as u64;
        self.start_at(rank, me, id, address, wqes)
    }

    /// The same at an address, of which as much is written as there is memory.
    ///
    /// # Panics
    /// If there is no such rank.
    pub fn start_at(
        &mut self,
        rank: usize,
        me: usize,
        id: u16,
        address: u64,
        wqes: &[[u32; WORDS]],
    ) -> Start {
        let bytes: Vec<u8> = wqes.iter().flatten().flat_map(|w| w.to_le_bytes()).collect();
        let room = self.memories[rank].size().saturating_sub(address) as usize;
        let there = &bytes[..bytes.len().min(room)];
        if !there.is_empty() {
            self.memories[rank].write(address, there).expect("cut to what there is");
        }
        let start = Start { version: wqe::VERSION, id, address, wqes: wqes.len() as u32 };
        self.message(rank, me, start.words());
        start
    }

    /// Sends any message.
    pub fn message(&mut self, rank: usize, me: usize, words: [u32; MESSAGE_WORDS]) {
        self.messages.push((rank * self.channels + me, words));
    }

    /// The engines' surroundings.
    ///
    /// # Panics
    /// If a region has key 0.
    pub fn world(&self, device: &dyn MeDevice, traffic: Traffic, network: Options) -> World {
        let ranks = self.memories.len();
        // Each queue pair is connected once.
        let mut fabric = Fabric::new(ranks, &self.connections, network).expect("sound connections");
        for &(rank, key, region) in &self.regions {
            fabric.register(rank, key, region).expect("a rank and a key");
        }
        let places: Vec<usize> = (0..ranks * self.channels).map(|e| e / self.channels).collect();
        let (shape, memories) = (device.shape().clone(), self.memories.clone());
        let mut world = World::new(&self.chip, shape, &places, memories, fabric, traffic);
        if let Some(limit) = self.limit {
            (0..ranks).for_each(|rank| world.set_memory_limit(rank, limit));
        }
        world
    }

    /// Gives the engines all messages.
    pub fn begin(&self, world: &mut World) {
        for &(engine, words) in &self.messages {
            world.send(engine, words);
        }
    }

    /// Boots the engines, gives them all messages, and waits until each has its report or none
    /// comes any more.
    ///
    /// # Errors
    /// If the engines do what they must not.
    pub fn play(
        &self,
        device: &mut dyn MeDevice,
        world: &mut World,
        image: &Image,
    ) -> Result<Ending, String> {
        boot(device, world, image)?;
        self.begin(world);
        Scene::finish(device, world, image)
    }

    /// Waits until each message has its report or none comes any more.
    ///
    /// # Errors
    /// If the engines do what they must not.
    pub fn finish(
        device: &mut dyn MeDevice,
        world: &mut World,
        image: &Image,
    ) -> Result<Ending, String> {
        let begin = world.cycles();
        let mut outputs = GroupOutputs::default();
        let mut is_stuck = false;
        while world.awaited() > 0 && !is_stuck {
            device.cycle(world.inputs(), &mut outputs);
            is_stuck = matches!(world.advance(&outputs), Some(Outcome::Stuck(_)));
        }
        let cycles = world.cycles() - begin;
        let stuck = is_stuck.then(|| world.deadlock(device, image).to_string());
        if let Some(trouble) = world.trouble() {
            return Err(trouble.to_owned());
        }
        let reports = (0..device.shape().engines()).map(|e| {
            let mut reports: Vec<Report> = world.take_reports(e).iter().map(|r| r.report).collect();
            reports.sort_by_key(|r| field::MESSAGE_ID.of(r.words()[0]));
            reports
        });
        Ok(Ending { reports: reports.collect(), stuck, cycles })
    }
}
