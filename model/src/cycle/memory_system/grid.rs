//! The PE grid as a client of the memory system: on each PE a kernel behind a fabric interface.
//!
//! ```text
//!   Kernel --Dma--> Fi ==> ports of the network
//! ```
//! The local store is as fast as its published bandwidth lets one port be: it takes every window
//! and gives one a cycle, `pe.local_store_latency` cycles after it was asked.

use super::{Line, Links, MemorySystem};
use crate::cycle::fi::{Fi, Inputs, UtilityRequest};
use crate::cycle::kernel::{Dma, Kernel, Transfer};
use crate::spec::Chip;
use crate::spec::address::AddressMap;
use crate::spec::fi::{Command, CounterId, Kind, Place, Register, Status, rate_units};
use crate::spec::flit::{DataFlit, Reply};

/// A PE.
pub struct Client {
    kernel: Box<dyn Kernel>,
    fi: Fi<()>,
    links: Links,
    /// From a request for a window of the local store to the window, in cycles.
    store_latency: u32,
    /// Nothing happens before this cycle unless the network has something.
    wake: u64,
    /// The cycle behind its last.
    end: Option<u64>,
}

/// The PEs that run a kernel.
pub struct Grid {
    clients: Vec<Client>,
    running: usize,
    down: Vec<Option<DataFlit<()>>>,
    /// The first status that was not ok: of which PE, and what.
    failure: Option<String>,
}

/// A kernel's view of its fabric interface in a cycle.
struct Port<'a> {
    fi: &'a Fi<()>,
    command: Option<Command>,
    ended: Option<u16>,
}

impl Dma for Port<'_> {
    fn ready(&self, write: bool) -> bool {
        let kind = if write { Kind::Write } else { Kind::Read };
        self.command.is_none() && self.fi.command_ready(kind)
    }

    fn start(&mut self, transfer: Transfer) {
        self.command = Some(Command {
            kind: if transfer.write { Kind::Write } else { Kind::Read },
            address: transfer.address,
            local: transfer.local,
            length: transfer.length,
            steering: transfer.steering,
            reply: Reply::Own,
            channel: 0,
            tag: transfer.tag.into(),
        });
    }

    fn ended(&mut self) -> Option<u8> {
        self.ended.take().map(|tag| tag as u8)
    }
}

impl Grid {
    /// Kernels on the PEs of a chip, row by row. PEs without a kernel are left out.
    ///
    /// # Panics
    /// If the network lacks a port of a PE: that of a checked description does not.
    pub fn new<D: Line>(
        chip: &Chip,
        system: &MemorySystem<D>,
        kernels: Vec<Box<dyn Kernel>>,
    ) -> Grid {
        let map = AddressMap::new(chip);
        let floor = system.floor();
        let links = chip.noc.pe_lanes.value;
        let client = |(p, kernel): (usize, Box<dyn Kernel>)| {
            let (row, column) = (p as u32 / floor.pe_columns, p as u32 % floor.pe_columns);
            let source = floor.pe_place(row, column);
            Client {
                kernel,
                fi: Fi::new(chip, &map, Place { source, logical_row: row as u8 }),
                links: Links::new(system.noc_counters(), source, links),
                store_latency: chip.pe.local_store_latency.value,
                wake: 0,
                end: None,
            }
        };
        let clients: Vec<Client> = kernels.into_iter().enumerate().map(client).collect();
        let running = clients.len();
        Grid { clients, running, down: vec![None; links as usize], failure: None }
    }

    /// Whether every kernel has ended.
    pub fn is_done(&self) -> bool {
        self.running == 0
    }

    /// The PEs.
    pub fn clients(&self) -> &[Client] {
        &self.clients
    }

    /// Sets the rates of all fabric interfaces, in lines a cycle, as the control core does over the
    /// utility channel before a kernel is launched; in no time.
    pub fn shape(&mut self, read: f64, write: f64) {
        for (register, rate) in [(Register::ReadRate, read), (Register::WriteRate, write)] {
            let request = UtilityRequest {
                address: register.offset().into(),
                write: true,
                data: rate_units(rate).into(),
            };
            for client in &mut self.clients {
                let nothing = vec![None; client.fi.links() as usize];
                let idle = Inputs { utility_ready: true, ..Inputs::idle(&nothing) };
                client.fi.clock(&Inputs { utility_request: Some(request), ..idle });
                let answer = client.fi.utility_response();
                debug_assert!(answer.is_some_and(|a| !a.error), "a rate of {rate}");
                client.fi.clock(&idle);
            }
        }
    }

    /// The cycle in which each PE had ended, row by row, of those that have.
    pub fn ends(&self) -> impl Iterator<Item = u64> {
        self.clients.iter().filter_map(|client| client.end)
    }

    /// What went wrong first.
    pub fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }

    /// A counter of all fabric interfaces together.
    pub fn counter(&self, id: CounterId) -> u64 {
        self.clients.iter().map(|client| client.fi.counter(id)).sum()
    }

    /// Uses the ports of this cycle and gives the edge to kernels and fabric interfaces; the
    /// memory system's follows.
    pub fn clock(&mut self, now: u64, system: &mut MemorySystem<()>) {
        for (p, client) in self.clients.iter_mut().enumerate() {
            if client.end.is_some() || (now < client.wake && client.fi.is_idle()) {
                continue;
            }
            if let Some(what) = client.clock(now, system, &mut self.down) {
                self.failure.get_or_insert_with(|| format!("PE {p}: {what}"));
            }
            self.running -= usize::from(client.end.is_some());
        }
    }
}

impl Client {
    /// The kernel.
    pub fn kernel(&self) -> &dyn Kernel {
        self.kernel.as_ref()
    }

    fn clock(
        &mut self,
        now: u64,
        system: &mut MemorySystem<()>,
        down: &mut [Option<DataFlit<()>>],
    ) -> Option<String> {
        let fi = &self.fi;
        let status = fi.status();
        let failure = status.filter(|s| s.code != Status::Ok.code()).map(|s| {
            let name = Status::from_code(s.code).map_or("unknown", Status::name);
            format!("a transfer ended with the status {name}")
        });
        let mut port = Port { fi, command: None, ended: status.map(|s| s.tag) };
        if now >= self.wake || status.is_some() {
            self.kernel.clock(now, &mut port);
        }
        let command = port.command;

        let moved = self.links.exchange(fi, system.noc(), !0, down);
        let inputs = moved.inputs(Inputs { command, ..Inputs::idle(down) });
        self.fi.clock_with_store(&inputs, self.store_latency);
        self.end = (self.kernel.is_done() && self.fi.is_idle()).then_some(now + 1);
        self.wake = self.kernel.next_event(now + 1).unwrap_or(u64::MAX);
        failure
    }
}
