//! The memory system as a whole: network, last-level cache, HBM's controllers, and the fabric
//! interface of every client.
//!
//! ```text
//!   client_c_r_s: command, status, local store <==> fi ==> noc ==> memory_slice --> buses of HBM
//!                                                      <==     <==              <--
//!                                      clk                       |  clk, hbm_clk
//! ```
//! Two clocks: everything up to the crossings inside the slices is in that of the chip, the
//! controllers are in that of HBM's commands. `faults` and `enabled` are boot values. Channels of
//! the network that no interface uses are quiet here.
//!
//! - [`Slice`]: the banks of one control lane with their pseudo-channels;
//! - [`Channel`]: a pseudo-channel behind its crossings;
//! - [`ControlLinks`]: several control links of one interface.

mod channel;
mod links;
mod slice;

use std::cell::RefCell;
use std::collections::BTreeSet;

use mtia_model::spec::Chip;
use mtia_model::spec::fi::interface;
use mtia_model::spec::flit::{COLUMN_BITS, GROUP_ROW_BITS, ROW_BITS, SLOT_BITS, Source};
use mtia_model::spec::floor::{ClientKind, Floor, SLOTS};
use mtia_model::spec::noc::Channel as NetworkChannel;
use mtia_rtl::{Block, Instance, Module, Signal, Stream};
use serde::Serialize;

use crate::fi::Fi;
use crate::noc::Noc;

pub use channel::{Channel, DRIVEN_BUSES, READ_BUS};
pub use links::ControlLinks;
pub use slice::Slice;

/// Class of requests, and of responses.
const REQUEST: u32 = 0;
/// See [`REQUEST`].
const RESPONSE: u32 = 1;

/// A client with its interface.
#[derive(Clone, Debug, Serialize)]
struct Client {
    /// Column of its router.
    column: u32,
    /// Row of its router.
    row: u32,
    /// Slot at the router.
    slot: u32,
    /// Physical row and column of a PE.
    pe: Option<(u32, u32)>,
    /// The interface.
    fi: Fi,
    /// Links of the control channel.
    control_links: u32,
}

/// Where a slice hangs.
#[derive(Clone, Debug, Serialize)]
struct SlicePlace {
    /// Column of its router.
    column: u32,
    /// Row of its router.
    row: u32,
    /// Slot at the router.
    slot: u32,
    /// Its control lane.
    control_lane: u32,
    /// Its first data lane.
    first_lane: u32,
    /// Its first pseudo-channel on the chip.
    first_channel: u32,
}

/// The memory system.
#[derive(Clone, Debug, Serialize)]
pub struct MemorySystem {
    noc: Noc,
    slice: Slice,
    clients: Vec<Client>,
    slices: Vec<SlicePlace>,
    /// Lanes of the control channel.
    control_lanes: u32,
}

/// The name of the interface of a kind of client.
fn fi_name(kind: ClientKind) -> &'static str {
    match kind {
        ClientKind::Pe | ClientKind::Llc => "fi",
        ClientKind::Me => "fi_me",
        ClientKind::Edge => "fi_edge",
        ClientKind::Host => "fi_host",
    }
}

impl MemorySystem {
    /// Most pseudo-channels of a memory system that lint and co-simulation take as one design: the
    /// lint of the full chip's 192 outgrows 7 GB.
    pub const MOST_CHANNELS: u32 = 48;

    /// Whether lint and co-simulation take the memory system of a chip as one design.
    pub fn fits_tools(chip: &Chip) -> bool {
        2 * Floor::new(chip).banks() <= MemorySystem::MOST_CHANNELS
    }

    /// The memory system of a chip.
    pub fn new(chip: &Chip) -> MemorySystem {
        let floor = Floor::new(chip);
        let slice = Slice::new(chip);
        let mut fis: Vec<Fi> = Vec::new();
        let mut clients = Vec::new();
        for place in floor.clients() {
            let kind = ClientKind::of(place.slot);
            let Some((links, bytes)) = interface(chip, kind) else { continue };
            // Interfaces of the same sizes are one module.
            let known = fis.iter().find(|fi| (fi.links, fi.local_bytes) == (links, bytes));
            let name = known.map_or_else(|| fi_name(kind).to_owned(), |fi| fi.name.clone());
            fis.push(Fi::of(&name, chip, links, bytes));
            clients.push(Client {
                column: place.column.into(),
                row: place.row.into(),
                slot: place.slot.into(),
                pe: floor.pe_at(place),
                fi: Fi::of(&name, chip, links, bytes),
                control_links: NetworkChannel::Control.links(chip, kind),
            });
        }
        let banks = slice.llc.quad_banks;
        let place = |first: u32| {
            let (place, first_lane) = floor.bank(first);
            SlicePlace {
                column: place.column.into(),
                row: place.row.into(),
                slot: place.slot.into(),
                control_lane: first_lane / banks,
                first_lane,
                first_channel: 2 * first,
            }
        };
        MemorySystem {
            noc: Noc::new(chip),
            slices: (0..floor.banks()).step_by(banks as usize).map(place).collect(),
            slice,
            clients,
            control_lanes: chip.noc.control_lanes.value,
        }
    }

    /// The name of a client, with which its ports begin.
    pub fn client_name(client: Source) -> String {
        format!("client_{}_{}_{}", client.column, client.row, client.slot)
    }

    /// The name of a slice by its number, with which its utility port begins.
    pub fn slice_name(slice: u32) -> String {
        format!("slice_{slice}")
    }

    /// The name of a pseudo-channel by its number on the chip, with which its ports begin.
    pub fn channel_name(channel: u32) -> String {
        format!("hbm_{channel}")
    }
}

/// The network as an instance, and which of its clients' streams are still to be joined.
struct Network {
    instance: Instance,
    open: RefCell<BTreeSet<String>>,
}

impl Network {
    /// A stream of a client: `name` as of [`Noc::port_name`], `what` is `up` or `down`.
    fn stream(&self, name: &str, what: &str, class: u32) -> Stream {
        let name = format!("{name}_{what}_{class}");
        self.open.borrow_mut().remove(&name);
        self.instance.stream(&name)
    }

    /// What is left: nothing is sent there, and what should come all the same is dropped.
    fn quiet(&self, m: &Module) {
        for name in self.open.borrow().iter() {
            let stream = self.instance.stream(name);
            if name.contains("_up_") {
                m.drive(&stream.valid, 0);
                for (_, field) in stream.fields() {
                    m.drive(field, m.zeros(field.width()));
                }
            } else {
                stream.take(1);
            }
        }
    }
}

impl Block for MemorySystem {
    fn name(&self) -> String {
        "memory_system".into()
    }

    fn about(&self) -> String {
        format!(
            "Network, {} slices of LLC and HBM, and the fabric interfaces of {} clients.",
            self.slices.len(),
            self.clients.len()
        )
    }

    fn build(&self, m: &Module) {
        m.comment("Clock of HBM's commands, and its reset.");
        let hbm = [m.input("hbm_clk", 1), m.input("hbm_reset", 1)];
        m.comment("Physical row of each PE column's faulty PE; the number of rows where none is.");
        let set = &self.slice.reply_set;
        let faults = m.input("faults", set.fault_bits() * set.pe_columns);
        let noc = self.network(m);
        for client in &self.clients {
            self.join_client(m, &noc, client, &faults);
        }
        for (number, place) in (0..).zip(&self.slices) {
            self.join_slice(m, &noc, number, place, &faults, &hbm);
        }
        m.section("Channels that nobody uses here");
        noc.quiet(m);
    }
}

impl MemorySystem {
    /// The network, with straps and utility ports of its routers led out.
    fn network(&self, m: &Module) -> Network {
        m.section("Network");
        let instance = m.instance("noc", &self.noc);
        let mut open = BTreeSet::new();
        for (i, router) in (0..).zip(&self.noc.routers) {
            let (column, row) = (i % self.noc.columns, i / self.noc.columns);
            let name = Noc::enabled_name(column, row);
            m.comment("Slots whose clients take flits; counters of the router.");
            instance.drive(&name, m.input(&name, SLOTS));
            let name = Noc::utility_name(column, row);
            let request = instance.stream(&format!("{name}_request"));
            m.stream_in(&format!("{name}_request"), request.layout()).connect(&request);
            let response = instance.stream(&format!("{name}_response"));
            response.connect(&m.stream_out(&format!("{name}_response"), response.layout()));
            for (channel, slot, link) in router.client_ports() {
                if self.noc.slots[i as usize] >> slot & 1 == 0 {
                    continue;
                }
                let name = Noc::port_name(column, row, channel, slot, link);
                for class in 0..channel.classes() {
                    open.extend(["up", "down"].map(|what| format!("{name}_{what}_{class}")));
                }
            }
        }
        Network { instance, open: RefCell::new(open) }
    }

    /// A client's interface: to its links, and its other ports led out.
    fn join_client(&self, m: &Module, noc: &Network, client: &Client, faults: &Signal) {
        let Client { column, row, slot, pe, .. } = *client;
        let name = format!("client_{column}_{row}_{slot}");
        m.section(&name);
        let place = format!("{column}_{row}_{slot}");
        let fi = m.instance(&format!("fi_{place}"), &client.fi);
        fi.drive("column", m.lit(COLUMN_BITS, column.into()))
            .drive("row", m.lit(ROW_BITS, row.into()))
            .drive("slot", m.lit(SLOT_BITS, slot.into()));
        let logical_row = match pe {
            // At and below the faulty PE of a column, one row further north.
            Some((physical, pe_column)) if physical > 0 => {
                let bits = self.slice.reply_set.fault_bits();
                let fault = faults.slice(pe_column * bits, bits);
                let moved = m.lit(GROUP_ROW_BITS, (physical - 1).into());
                // The spare row's number has a meaning only where it stands in.
                let own = m.lit(GROUP_ROW_BITS, u128::from(physical % (1 << GROUP_ROW_BITS)));
                fault.lt(physical).mux(&moved, &own)
            }
            _ => m.zeros(GROUP_ROW_BITS),
        };
        fi.drive("logical_row", &logical_row);

        let port = |channel, link| Noc::port_name(column, row, channel, slot, link);
        for link in 0..client.fi.links {
            let port = port(NetworkChannel::Data, link);
            fi.stream(&format!("data_up_{link}")).connect(&noc.stream(&port, "up", REQUEST));
            noc.stream(&port, "down", RESPONSE).connect(&fi.stream(&format!("data_down_{link}")));
        }
        let links = client.control_links;
        let (up, down) = (fi.stream("control_up"), fi.stream("control_down"));
        if links == 1 {
            let port = port(NetworkChannel::Control, 0);
            up.connect(&noc.stream(&port, "up", REQUEST));
            noc.stream(&port, "down", RESPONSE).connect(&down);
        } else {
            let block = ControlLinks {
                links,
                lanes: self.control_lanes,
                columns: self.noc.columns,
                rows: self.noc.rows,
            };
            let joint = m.instance(&format!("control_links_{place}"), &block);
            up.connect(&joint.stream("up"));
            joint.stream("down").connect(&down);
            for link in 0..links {
                let port = port(NetworkChannel::Control, link);
                let inner = format!("link_{link}");
                joint.stream(&format!("{inner}_up")).connect(&noc.stream(&port, "up", REQUEST));
                noc.stream(&port, "down", RESPONSE)
                    .connect(&joint.stream(&format!("{inner}_down")));
            }
        }

        m.comment("Work, local store, registers.");
        let mut streams: Vec<(String, bool)> = vec![
            ("command".into(), true),
            ("status".into(), false),
            ("store_read".into(), false),
            ("store_read_data".into(), true),
            ("utility_request".into(), true),
            ("utility_response".into(), false),
        ];
        streams.extend((0..client.fi.links).map(|link| (format!("store_write_{link}"), false)));
        for (stream, enters) in streams {
            let (inner, outer) = (fi.stream(&stream), format!("{name}_{stream}"));
            if enters {
                m.stream_in(&outer, inner.layout()).connect(&inner);
            } else {
                inner.connect(&m.stream_out(&outer, inner.layout()));
            }
        }
        let armed = fi.port("armed");
        m.drive(&m.output(&format!("{name}_armed"), armed.width()), &armed);
    }

    /// A slice: to the lanes of its router, its utility port and pseudo-channels led out.
    fn join_slice(
        &self,
        m: &Module,
        noc: &Network,
        number: u32,
        place: &SlicePlace,
        faults: &Signal,
        hbm: &[Signal; 2],
    ) {
        let SlicePlace { column, row, slot, control_lane, first_lane, first_channel } = *place;
        let name = MemorySystem::slice_name(number);
        m.section(&name);
        let slice = m.instance(&format!("memory_{name}"), &self.slice);
        slice.drive("hbm_clk", &hbm[0]).drive("hbm_reset", &hbm[1]).drive("faults", faults);
        let port = |channel, lane| Noc::port_name(column, row, channel, slot, lane);
        let control = port(NetworkChannel::Control, control_lane);
        noc.stream(&control, "down", REQUEST).connect(&slice.stream("control_down"));
        slice.stream("control_up").connect(&noc.stream(&control, "up", RESPONSE));
        for bank in 0..self.slice.llc.quad_banks {
            let data = port(NetworkChannel::Data, first_lane + bank);
            noc.stream(&data, "down", REQUEST).connect(&slice.stream(&format!("data_{bank}_down")));
            slice.stream(&format!("data_{bank}_up")).connect(&noc.stream(&data, "up", RESPONSE));
        }
        let request = slice.stream("utility_request");
        m.stream_in(&format!("{name}_utility_request"), request.layout()).connect(&request);
        let response = slice.stream("utility_response");
        response.connect(&m.stream_out(&format!("{name}_utility_response"), response.layout()));
        for k in 0..self.slice.channels() {
            let outer = MemorySystem::channel_name(first_channel + k);
            m.comment(&format!("Pseudo-channel {}, in HBM's clock.", first_channel + k));
            slice::pass_channel(m, &slice, &format!("channel_{k}_"), &format!("{outer}_"));
        }
    }
}
