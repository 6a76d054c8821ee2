//! The joined cycle model behind the bench's ports.
//!
//! ```text
//!   Drive --> Fi of each client == Links ==> MemorySystem == crossings ==> Hbm
//!   Show  <--
//! ```

use mtia_model::cycle::fi::{Fi, Inputs};
use mtia_model::cycle::memory_system::{Hbm, Links, MemorySystem, ToGateway, ToHbm};
use mtia_model::func::fi::LineBytes;
use mtia_model::spec::Chip;
use mtia_model::spec::address::AddressMap;
use mtia_model::spec::fi::{CounterId, Place, interface};
use mtia_model::spec::flit::{DataFlit, Source};
use mtia_model::spec::floor::ClientKind;

use super::port::{Drive, Show};

struct Client {
    fi: Fi<LineBytes>,
    links: Links,
    down: Vec<Option<DataFlit<LineBytes>>>,
}

/// The model.
pub struct Joined {
    /// Network and LLC.
    pub system: MemorySystem<LineBytes>,
    /// HBM.
    pub hbm: Hbm<LineBytes>,
    clients: Vec<Client>,
    inbox: ToGateway<LineBytes>,
    outbox: ToHbm<LineBytes>,
}

/// The clients of a chip that have an interface, with its data links and local store (bytes).
pub fn clients(chip: &Chip) -> Vec<(Source, u32, u32)> {
    let all = mtia_model::spec::floor::Floor::new(chip).clients().into_iter();
    all.filter_map(|place| {
        interface(chip, ClientKind::of(place.slot)).map(|(links, bytes)| (place, links, bytes))
    })
    .collect()
}

impl Joined {
    /// The model of a chip, as after reset; `logical_row` of each client.
    pub fn new(chip: &Chip, logical_row: impl Fn(Source) -> u8) -> Joined {
        let map = AddressMap::new(chip);
        let system = MemorySystem::new(chip);
        let client = |(source, links, bytes): (Source, u32, u32)| Client {
            fi: Fi::of(
                chip,
                &map,
                Place { source, logical_row: logical_row(source) },
                links,
                bytes,
            ),
            links: Links::new(system.noc_counters(), source, links),
            down: vec![None; links as usize],
        };
        Joined {
            clients: clients(chip).into_iter().map(client).collect(),
            system,
            hbm: Hbm::new(chip),
            inbox: ToGateway::default(),
            outbox: ToHbm::default(),
        }
    }

    /// What a client's interface shows for these inputs, before the edge. Whether a window would be
    /// taken is known after the edge only, as it depends on the network.
    pub fn look(&self, client: usize, drive: &Drive) -> Show {
        let fi = &self.clients[client].fi;
        Show {
            command_ready: fi.command_ready(drive.kind()),
            status: fi.status(),
            store_write: (0..fi.links()).map(|j| fi.store_write(j)).collect(),
            store_read: fi.store_read(),
            store_read_data_ready: false,
            armed: fi.armed(),
        }
    }

    /// A cycle of the chip, with the clocks of HBM up to the next one. Returns for each client
    /// whether its interface took a window, or would have taken one.
    pub fn cycle(&mut self, drives: &[Drive]) -> Vec<bool> {
        let mut windows = Vec::with_capacity(drives.len());
        for (client, drive) in self.clients.iter_mut().zip(drives) {
            let noc = self.system.noc();
            let Client { fi, links, down } = client;
            let moved = links.exchange(fi, noc, drive.store_write_ready, down);
            windows.push(fi.store_read_data_ready(moved.data_up_ready));
            let inputs = Inputs {
                command: drive.command,
                status_ready: drive.status_ready,
                store_write_ready: drive.store_write_ready,
                store_read_ready: drive.store_read_ready,
                store_read_data: drive.store_read_data,
                ..Inputs::idle(down)
            };
            fi.clock(&moved.inputs(inputs));
        }
        self.system.clock();
        self.system.exchange(&mut self.inbox, &mut self.outbox);
        self.hbm.run(&mut self.outbox, &mut self.inbox);
        windows
    }

    /// A counter of a client's interface.
    pub fn counter(&self, client: usize, id: CounterId) -> u64 {
        self.clients[client].fi.counter(id)
    }

    /// Whether nothing is under way.
    pub fn is_idle(&self) -> bool {
        self.system.is_idle() && self.hbm.is_idle() && self.clients.iter().all(|c| c.fi.is_idle())
    }
}
