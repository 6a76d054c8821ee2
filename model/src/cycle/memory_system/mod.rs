//! The memory system of the chip: network, last-level cache and HBM, joined.
//!
//! ```text
//!   clients ==> Noc ==> quad of LLC banks ==> Gateway ==> Hbm            1.9 GHz | 2.0 GHz
//!           <==     <==                   <==         <==
//! ```
//! A [`MemorySystem`] advances by cycles of the chip's clock. Its clients use the ports of
//! [`MemorySystem::noc`] before each [`MemorySystem::clock`]; [`Grid`] has the PEs as clients. HBM
//! runs in its own clock behind a [`Gateway`], with which it exchanges what crossed once a cycle.
//!
//! - [`Gateway`], [`Hbm`]: the two sides of the crossings, and the pseudo-channels;
//! - [`Links`]: a client's fabric interface at the network;
//! - [`Grid`]: kernels on the PE grid, each behind a fabric interface;
//! - [`add`]: element-wise addition over the whole chip;
//! - [`stream`]: streams from all PEs at once;
//! - [`load`]: latency of reads against their rate;
//! - [`run`]: whole runs and what they report.

pub mod add;
mod grid;
mod hbm;
mod links;
pub mod load;
pub mod run;
pub mod stream;

use crate::cycle::hbm::port::{Line as MemoryLine, Request};
use crate::cycle::llc::Quad;
use crate::cycle::llc::port::{Line as CacheLine, MemoryResponse, UtilityRequest};
use crate::cycle::noc::{Noc, PortId};
use crate::spec::Chip;
use crate::spec::flit::{Header, Line as FlitLine};
use crate::spec::floor::{FaultTable, Floor};
use crate::spec::llc::{CounterId as LlcCounterId, REGISTER_BYTES, register};

pub use grid::{Client, Grid};
pub use hbm::{Gateway, Hbm, ToGateway, ToHbm};
pub use links::{Links, Moved};

/// Class of requests, and of responses.
pub const REQUEST: u32 = 0;
/// See [`REQUEST`].
pub const RESPONSE: u32 = 1;

/// A line of data: its bytes, or `()` where only time matters.
pub trait Line: FlitLine + CacheLine + MemoryLine {}

impl<D: FlitLine + CacheLine + MemoryLine> Line for D {}

/// A quad with its place in the network.
#[derive(Debug)]
struct QuadPlace<D> {
    quad: Quad<D>,
    /// Its control lane, and the port on it.
    lane: u32,
    control: PortId,
    /// For each bank its data lane and the port on it.
    data: Vec<(u32, PortId)>,
    /// Number of its first pseudo-channel on the chip.
    first_channel: usize,
    /// Nothing was under way after the last cycle.
    idle: bool,
}

/// Quads of banks with their places.
#[derive(Debug)]
pub struct Quads<D>(Vec<QuadPlace<D>>);

impl<D> Default for Quads<D> {
    fn default() -> Quads<D> {
        Quads(Vec::new())
    }
}

impl<D: Line> Quads<D> {
    /// A cycle of the banks, after [`MemorySystem::ports`].
    pub fn clock(&mut self) {
        for place in self.0.iter_mut().filter(|place| !place.idle) {
            place.quad.clock();
            place.idle = place.quad.is_idle();
        }
    }
}

/// Network and LLC, and the crossings to HBM.
#[derive(Debug)]
pub struct MemorySystem<D> {
    noc: Noc<D>,
    floor: Floor,
    faults: FaultTable,
    /// The first half of the quads, and the others, which may be lent.
    quads: [Quads<D>; 2],
    gateway: Gateway<D>,
}

impl<D: Line> MemorySystem<D> {
    /// The memory system of a chip, as after reset; HBM's side is an [`Hbm`].
    ///
    /// # Panics
    /// If the network lacks a port of the LLC: that of a checked description does not.
    pub fn new(chip: &Chip) -> MemorySystem<D> {
        let noc: Noc<D> = Noc::new(chip);
        let floor = Floor::new(chip);
        let quads_at_router = chip.noc.control_lanes.value;
        let banks = chip.noc.data_lanes.value / quads_at_router;
        let mut quads = Vec::new();
        for first in (0..floor.banks()).step_by(banks as usize) {
            let (place, first_lane) = floor.bank(first);
            let lane = first_lane / banks;
            let port = |lane| noc.data.port_of_lane(place, lane).expect("a port of each bank");
            quads.push(QuadPlace {
                quad: Quad::new(chip),
                lane,
                control: noc.control.port_of_lane(place, lane).expect("a port of each quad"),
                data: (first_lane..first_lane + banks).map(|lane| (lane, port(lane))).collect(),
                first_channel: 2 * first as usize,
                idle: false,
            });
        }
        let others = quads.split_off(quads.len() / 2);
        let quads = [Quads(quads), Quads(others)];
        MemorySystem { faults: floor.no_faults(), noc, floor, quads, gateway: Gateway::new(chip) }
    }

    /// The network, for the clients' ports.
    pub fn noc(&mut self) -> &mut Noc<D> {
        &mut self.noc
    }

    /// The network's counters.
    pub fn noc_counters(&self) -> &Noc<D> {
        &self.noc
    }

    /// The floor plan.
    pub fn floor(&self) -> &Floor {
        &self.floor
    }

    /// The quads of banks, in the order of the banks.
    pub fn quads(&self) -> impl Iterator<Item = &Quad<D>> {
        self.places().map(|place| &place.quad)
    }

    fn places(&self) -> impl Iterator<Item = &QuadPlace<D>> {
        self.quads.iter().flat_map(|quads| &quads.0)
    }

    fn places_mut(&mut self) -> impl Iterator<Item = &mut QuadPlace<D>> {
        self.quads.iter_mut().flat_map(|quads| &mut quads.0)
    }

    /// A counter of all LLC banks together.
    pub fn llc_counter(&self, id: LlcCounterId) -> u64 {
        self.quads().flat_map(Quad::banks).map(|bank| bank.counter(id)).sum()
    }

    /// Writes a register of every bank, as the control core does over the utility channel before
    /// a kernel is launched; in no time. Banks that are still clearing their tags finish first.
    pub fn set_register(&mut self, offset: u32, data: u64) {
        for place in self.places_mut() {
            for bank in 0..place.data.len() {
                let bank = place.quad.bank_mut(bank);
                bank.push_utility(UtilityRequest {
                    write: true,
                    address: offset % REGISTER_BYTES,
                    data,
                });
                bank.clock();
                let answer = bank.take_utility();
                debug_assert!(answer.is_some_and(|a| !a.error), "no register at {offset:#x}");
                bank.clock();
            }
            place.idle = false;
        }
    }

    /// Gives the lines of steering tag `steering` so many ways, the highest.
    pub fn set_partition(&mut self, steering: u8, ways: u32, of: u32) {
        let mask = (1u64 << of) - (1 << (of - ways.min(of)));
        self.set_register(register::WAY_MASK.offset + 8 * u32::from(steering), mask);
    }

    /// Which PEs are faulty: a boot value, which says to whom the answers of broadcasts go.
    pub fn set_faults(&mut self, faults: FaultTable) {
        self.faults = faults;
    }

    /// Lets the banks clear their tags, as they do after reset.
    pub fn settle(&mut self) {
        for place in self.places_mut() {
            while place.quad.banks().iter().any(|bank| bank.is_busy()) {
                place.quad.clock();
            }
        }
    }

    /// The first half of a cycle: everything but what comes over the crossings at its end.
    pub fn clock(&mut self) {
        self.ports();
        self.quads[1].clock();
        self.inside();
    }

    /// The beginning of [`MemorySystem::clock`]: what is offered and taken at the quads' ports. Then the
    /// quads that may be lent are clocked, here or by another thread, while [`MemorySystem::inside`]
    /// clocks what remains: they share nothing.
    pub fn ports(&mut self) {
        let MemorySystem { noc, floor, faults, quads, gateway } = self;
        for place in quads.iter_mut().flat_map(|quads| &mut quads.0) {
            place.exchange(noc, floor, faults, gateway);
        }
    }

    /// See [`MemorySystem::ports`].
    pub fn inside(&mut self) {
        self.noc.clock();
        self.quads[0].clock();
        self.gateway.edge();
    }

    /// The quads that may be lent, to be swapped with what the borrower holds and back before
    /// anything else happens.
    pub fn lend(&mut self) -> &mut Quads<D> {
        &mut self.quads[1]
    }

    /// The second half: what HBM's side did in the clocks before the edge comes in, what this side
    /// did at it goes out.
    pub fn exchange(&mut self, inbox: &mut ToGateway<D>, outbox: &mut ToHbm<D>) {
        self.gateway.exchange(inbox, outbox);
    }

    /// Who waits for whom, in words: flits in the network, and what each bank offers in vain.
    pub fn waits(&self) -> Vec<String> {
        let mut out = self.noc.waits();
        for (q, place) in self.places().enumerate().filter(|(_, place)| !place.idle) {
            if place.quad.ack().is_some() {
                out.push(format!("quad {q}: an acknowledgement waits for room in the network"));
            }
            for (b, bank) in place.quad.banks().iter().enumerate() {
                let mut says = |what: String| out.push(format!("quad {q}, bank {b}: {what}"));
                if bank.read().is_some() {
                    says("a line that was read waits for room in the network".to_owned());
                }
                for k in 0..2 {
                    let channel = place.first_channel + 2 * b + k;
                    if bank.memory_request(k).is_some() && !self.gateway.ready(channel) {
                        says(format!("a request waits for room before pseudo-channel {channel}"));
                    }
                    if self.gateway.response(channel).is_some() && !bank.accepts_memory(k) {
                        says(format!("does not take the answer of pseudo-channel {channel}"));
                    }
                }
                if !bank.is_idle() {
                    says("accesses are under way".to_owned());
                }
            }
        }
        out
    }

    /// Whether nothing is under way.
    pub fn is_idle(&self) -> bool {
        self.noc.idle() && self.gateway.is_idle() && self.places().all(|place| place.idle)
    }
}

impl<D: Line> QuadPlace<D> {
    /// Moves what is offered and taken in this cycle, at all ports of the quad.
    fn exchange(
        &mut self,
        noc: &mut Noc<D>,
        floor: &Floor,
        faults: &FaultTable,
        gateway: &mut Gateway<D>,
    ) {
        let quad = &mut self.quad;
        if noc.control.offer(self.control, REQUEST).is_some()
            && quad.accepts_request()
            && let Some(flit) = noc.control.take(self.control, REQUEST)
        {
            quad.push_request(flit);
            self.idle = false;
        }
        if let Some(&ack) = quad.ack()
            && noc.control.can_send(self.control, RESPONSE)
        {
            let to = Header::to(ack.source);
            noc.control.send(self.control, RESPONSE, self.lane, to, ack);
            quad.take_ack();
        }
        for (b, &(lane, port)) in self.data.iter().enumerate() {
            let bank = quad.bank_mut(b);
            if noc.data.offer(port, REQUEST).is_some()
                && bank.accepts_write()
                && let Some(flit) = noc.data.take(port, REQUEST)
            {
                bank.push_write(flit);
                self.idle = false;
            }
            if let Some(&read) = bank.read()
                && noc.data.can_send(port, RESPONSE)
            {
                let (to, group_row) = floor.reply_set(faults, read.source, read.reply);
                let mut flit = read;
                flit.group_row = group_row;
                noc.data.send(port, RESPONSE, lane, to, flit);
                bank.take_read();
            }
            for k in 0..2 {
                let channel = self.first_channel + 2 * b + k;
                if let Some(request) = bank.memory_request(k)
                    && gateway.ready(channel)
                {
                    gateway.push(
                        channel,
                        Request {
                            write: request.write,
                            address: request.address.into(),
                            tag: request.tag as u16,
                            poison: request.poison,
                            data: request.data,
                        },
                    );
                    bank.take_memory_request(k);
                }
                if let Some(response) = gateway.response(channel)
                    && bank.accepts_memory(k)
                {
                    bank.push_memory(
                        k,
                        MemoryResponse {
                            tag: response.tag.into(),
                            poison: response.poison,
                            data: response.data,
                        },
                    );
                    gateway.take(channel);
                    self.idle = false;
                }
            }
        }
    }
}
