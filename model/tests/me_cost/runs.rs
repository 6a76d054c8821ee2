//! Compiled collectives on either model, each rank at its own pace.

use std::time::{Duration, Instant};

use mtia_model::cycle::me::cost::{Costs, Ended, System};
use mtia_model::cycle::me::group::{GroupOutputs, MeDevice, MeGroup};
use mtia_model::cycle::me::world::{Outcome, Traffic, World};
use mtia_model::func::fabric::{Fabric, Options};
use mtia_model::func::me::firmware;
use mtia_model::func::memory::Memory;
use mtia_model::hccl::{
    Case, Collective, Layout, Placement, Program, QueuePairs, RankPlace, compile, needs,
};
use mtia_model::spec::Chip;
use mtia_model::spec::me::{Report, Start};

const FLAGS: u64 = 0x40;

/// A collective with its vectors, to be run some times in a row.
pub struct Run {
    pub chip: Chip,
    pub channels: usize,
    pub times: usize,
    pub network: Options,
    program: Program,
    case: Case,
    code: u64,
    memory_bytes: usize,
}

/// What a model made of it.
pub struct Finished {
    pub cycles: u64,
    pub took: Duration,
}

/// Either model, as its control cores see it.
trait Model {
    fn start(&mut self, engine: usize, start: &Start);
    /// Runs until there are reports: the engines that sent them. `None` if all is done.
    fn go_on(&mut self) -> Option<Vec<usize>>;
    fn cycles(&self) -> u64;
    fn memory(&self, rank: usize) -> &Memory;
}

struct Timed {
    group: MeGroup,
    world: World,
    engines: usize,
    outputs: GroupOutputs,
}

impl Model for Timed {
    fn start(&mut self, engine: usize, start: &Start) {
        self.world.start(engine, start);
    }

    fn go_on(&mut self) -> Option<Vec<usize>> {
        if self.world.is_done() {
            return None;
        }
        loop {
            self.group.cycle(self.world.inputs(), &mut self.outputs);
            let outcome = self.world.advance(&self.outputs);
            if let Some(Outcome::Stuck(why)) = outcome {
                panic!("{why}");
            }
            let engines = (0..self.engines).filter(|&e| self.world.has_reports(e)).collect();
            let engines: Vec<usize> = engines;
            for &e in &engines {
                let reports = self.world.take_reports(e);
                assert!(reports.iter().all(|r| matches!(r.report, Report::Done { .. })));
            }
            if !engines.is_empty() {
                return Some(engines);
            }
            if outcome.is_some() {
                return None;
            }
        }
    }

    fn cycles(&self) -> u64 {
        self.world.cycles()
    }

    fn memory(&self, rank: usize) -> &Memory {
        self.world.memory(rank)
    }
}

struct Cheap {
    system: System,
    engines: usize,
    /// When the last report came; before the first one, when all began.
    last: u64,
}

impl Model for Cheap {
    fn start(&mut self, engine: usize, start: &Start) {
        self.system.start(engine, start);
    }

    fn go_on(&mut self) -> Option<Vec<usize>> {
        match self.system.run_to_report() {
            Ended::Done => None,
            Ended::Stuck(why) => panic!("{why}"),
            Ended::Reported => {
                let mut engines = Vec::new();
                for e in 0..self.engines {
                    for report in self.system.take_reports(e) {
                        assert!(matches!(report.report, Report::Done { .. }), "{report:?}");
                        self.last = self.last.max(report.cycle + 1);
                        engines.push(e);
                    }
                }
                Some(engines)
            }
        }
    }

    fn cycles(&self) -> u64 {
        self.last
    }

    fn memory(&self, rank: usize) -> &Memory {
        self.system.memory(rank)
    }
}

impl Run {
    pub fn new(
        chip: &Chip,
        collective: &Collective,
        channels: usize,
        times: usize,
        network: Options,
    ) -> Run {
        let ranks = collective.ranks;
        let mut end = 0;
        let place = |rank: usize| {
            let needs = needs(collective, channels, rank);
            let element = u64::from(collective.dtype.element_bytes());
            let base = (FLAGS + needs.flags).next_multiple_of(64);
            let (mut layout, after) = Layout::packed(&needs, FLAGS, base);
            layout.send += element * (rank as u64 % 5);
            layout.recv += 64 + element * (rank as u64 * 7 % 16);
            end = end.max(after + 256);
            RankPlace { mes: (0..channels).collect(), layout }
        };
        let ranks_placed = (0..ranks).map(place).collect();
        let placement = Placement {
            ranks: ranks_placed,
            queue_pairs: QueuePairs::new(chip, ranks),
            message_bytes: 1 << 18,
        };
        let program = compile(collective, &placement).unwrap_or_else(|e| panic!("{e}"));
        let code = end.next_multiple_of(64);
        let most = (0..ranks).map(|r| program.image_bytes(r)).max().unwrap_or(0);
        let case = Case::random(collective, network.seed);
        Run {
            chip: chip.clone(),
            channels,
            times,
            network,
            program,
            case,
            code,
            memory_bytes: (code as usize + most).next_multiple_of(4096),
        }
    }

    fn ranks(&self) -> usize {
        self.program.collective.ranks
    }

    fn memories(&self) -> Vec<Memory> {
        let of = |rank: usize| {
            let mut memory = Memory::new(self.memory_bytes);
            let send = self.program.placement.ranks[rank].layout.send;
            memory.write(send, &self.case.inputs[rank]).expect("within");
            let image = self.program.image(rank, self.code, 0);
            memory.write(self.code, &image.bytes).expect("within");
            memory
        };
        (0..self.ranks()).map(of).collect()
    }

    fn fabric(&self) -> Fabric {
        let connections = QueuePairs::new(&self.chip, self.ranks()).connections(self.channels);
        Fabric::new(self.ranks(), &connections, self.network.clone()).expect("sound connections")
    }

    fn engine_ranks(&self) -> Vec<usize> {
        (0..self.ranks() * self.channels).map(|e| e / self.channels).collect()
    }

    /// On the instruction-timed model.
    pub fn timed(&self) -> Finished {
        let ranks = self.engine_ranks();
        let mut group = MeGroup::new(&self.chip, ranks.len());
        let image = firmware::built_in(&self.chip).expect("an image");
        let traffic = Traffic::ideal(&self.chip);
        let shape = group.shape().clone();
        let (memories, fabric) = (self.memories(), self.fabric());
        let mut world = World::new(&self.chip, shape, &ranks, memories, fabric, traffic);
        group.load(&image);
        world.boot_loaded();
        assert_eq!(world.run(&mut group), Outcome::Done);
        let mut outputs = GroupOutputs::default();
        // Until all sleep.
        for _ in 0..200 {
            group.cycle(world.inputs(), &mut outputs);
            world.advance(&outputs);
        }
        (0..ranks.len()).for_each(|e| drop(world.take_reports(e)));
        self.drive(&mut Timed { group, world, engines: ranks.len(), outputs })
    }

    /// On the cheap model.
    pub fn cheap(&self, costs: &Costs) -> Finished {
        let ranks = self.engine_ranks();
        let (memories, fabric) = (self.memories(), self.fabric());
        let system = System::new(&self.chip, costs, &ranks, memories, fabric);
        let last = system.cycles();
        self.drive(&mut Cheap { system, engines: ranks.len(), last })
    }

    fn drive(&self, model: &mut dyn Model) -> Finished {
        let clock = Instant::now();
        let begin = model.cycles();
        let mut end = begin;
        let images: Vec<_> =
            (0..self.ranks()).map(|r| self.program.image(r, self.code, 0)).collect();
        let mut left = vec![self.times; self.ranks()];
        let mut open = vec![0; self.ranks()];
        loop {
            for rank in 0..self.ranks() {
                while open[rank] == 0 && left[rank] > 0 {
                    left[rank] -= 1;
                    for (me, start) in &images[rank].starts {
                        model.start(rank * self.channels + me, start);
                        open[rank] += 1;
                    }
                }
            }
            let Some(engines) = model.go_on() else { break };
            end = model.cycles();
            engines.iter().for_each(|e| open[e / self.channels] -= 1);
        }
        assert!(left.iter().chain(&open).all(|&n| n == 0), "{}", self.program.collective);
        let took = clock.elapsed();
        for (rank, expected) in self.case.outputs.iter().enumerate() {
            let recv = self.program.placement.ranks[rank].layout.recv;
            let got = model.memory(rank).read(recv, expected.len() as u64).expect("within");
            assert!(got == expected, "{}, rank {rank}", self.program.collective);
        }
        Finished { cycles: end - begin, took }
    }
}
