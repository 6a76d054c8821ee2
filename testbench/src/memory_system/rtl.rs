//! The verilated memory system: [`Drive`] to its ports, its ports to [`Show`], and the buses of
//! every pseudo-channel.
//!
//! A cycle of the chip is [`Rtl::look`] for each client, then [`Rtl::rise`]; a clock of HBM is
//! [`Rtl::hbm_clock`]. Watched is what a ready/valid stream owes its sink: an offer stands,
//! unchanged, until taken. Fields of ports that say nothing keep what was last on them.

use mtia_hw::memory_system::MemorySystem;
use mtia_hw::noc::{Noc, ReplySet};
use mtia_model::cycle::fi::{StatusOut, StoreWrite};
use mtia_model::cycle::hbm::port::{Beat, ColumnCommand, RowCommand};
use mtia_model::func::fi::LineBytes;
use mtia_model::spec::Chip;
use mtia_model::spec::floor::Floor;
use mtia_model::spec::hbm::{BEAT_BITS, BankAddress};
use verilator_sys::{Error, Library, Model, PortId};

use super::joined::clients;
use super::port::{Drive, Show};

/// Bytes of a beat.
const BEAT_BYTES: usize = (BEAT_BITS / 8) as usize;
/// Edges of each clock under reset: more than the flip-flops of a crossing.
const RESET_EDGES: u32 = 4;

struct ClientPorts {
    command: [PortId; 10],
    status: [PortId; 4],
    /// valid, ready, address, strobe, data, for each link.
    store_write: Vec<[PortId; 5]>,
    store_read: [PortId; 3],
    store_read_data: [PortId; 3],
    utility: Utility,
    armed: PortId,
}

/// A utility port; some have no writes.
#[derive(Clone, Copy)]
struct Utility {
    valid: PortId,
    ready: PortId,
    address: PortId,
    write: Option<(PortId, PortId)>,
    answer: [PortId; 4],
}

struct ChannelPorts {
    row: [PortId; 6],
    column: [PortId; 6],
    write_data: [PortId; 3],
    read_data: [PortId; 3],
    utility: Utility,
}

/// What a pseudo-channel has on its buses in a clock: row, column, data.
pub type Buses = (Option<RowCommand>, Option<ColumnCommand>, Option<Beat>);

/// Whose utility port.
#[derive(Clone, Copy, Debug)]
pub enum Unit {
    /// A client's interface, by its number.
    Client(usize),
    /// A slice of LLC, by its number.
    Slice(usize),
    /// The controller of a pseudo-channel, by its number.
    Channel(usize),
    /// A router, by its number.
    Router(usize),
}

/// The hardware under test.
pub struct Rtl {
    model: Model,
    resets: [PortId; 2],
    hbm_clk: PortId,
    faults: PortId,
    enabled: Vec<PortId>,
    clients: Vec<ClientPorts>,
    slices: Vec<Utility>,
    channels: Vec<ChannelPorts>,
    routers: Vec<Utility>,
    held: Vec<Option<(Drive, Show)>>,
    trouble: Option<String>,
}

fn ports<const N: usize>(
    model: &Model,
    prefix: &str,
    names: [&str; N],
) -> Result<[PortId; N], Error> {
    let port = |name: &str| model.port(&format!("{prefix}_{name}"));
    let mut out = [port(names[0])?; N];
    for (out, name) in out.iter_mut().zip(names) {
        *out = port(name)?;
    }
    Ok(out)
}

fn utility(model: &Model, prefix: &str, writes: bool) -> Result<Utility, Error> {
    let request = format!("{prefix}utility_request");
    let [valid, ready, address] = ports(model, &request, ["valid", "ready", "address"])?;
    let write = match writes {
        true => Some(ports(model, &request, ["write", "data"])?.into()),
        false => None,
    };
    let answer = format!("{prefix}utility_response");
    let answer = ports(model, &answer, ["valid", "ready", "data", "error"])?;
    Ok(Utility { valid, ready, address, write, answer })
}

impl Rtl {
    /// An instance of the verilated memory system of a chip, with arguments such as plusargs.
    ///
    /// # Errors
    /// If the library is of another block or chip.
    pub fn new(library: &Library, chip: &Chip, arguments: &[&str]) -> Result<Rtl, Error> {
        let model = library.instantiate_with(arguments)?;
        let floor = Floor::new(chip);
        let mut all = Vec::new();
        for (place, links, _) in clients(chip) {
            let name = MemorySystem::client_name(place);
            let port = |what: &str| format!("{name}_{what}");
            let command = [
                "valid", "ready", "kind", "address", "local", "length", "steering", "reply",
                "channel", "tag",
            ];
            let window = ["valid", "ready", "address", "strobe", "data"];
            let store_write = (0..links)
                .map(|j| ports(&model, &port(&format!("store_write_{j}")), window))
                .collect::<Result<_, _>>()?;
            let data = ["valid", "ready", "data"];
            all.push(ClientPorts {
                command: ports(&model, &port("command"), command)?,
                status: ports(&model, &port("status"), ["valid", "ready", "tag", "code"])?,
                store_write,
                store_read: ports(&model, &port("store_read"), ["valid", "ready", "address"])?,
                store_read_data: ports(&model, &port("store_read_data"), data)?,
                utility: utility(&model, &port(""), true)?,
                armed: model.port(&port("armed"))?,
            });
        }
        let quad_banks = chip.noc.data_lanes.value / chip.noc.control_lanes.value;
        let slices = (0..floor.banks() / quad_banks)
            .map(|n| utility(&model, &format!("{}_", MemorySystem::slice_name(n)), true))
            .collect::<Result<_, _>>()?;
        let channel = |n: u32| -> Result<ChannelPorts, Error> {
            let name = MemorySystem::channel_name(n);
            let bus = |bus: &str| format!("{name}_{bus}");
            let beat = ["valid", "data", "side"];
            let row = ["valid", "kind", "stack", "group", "bank", "row"];
            let column = ["valid", "write", "stack", "group", "bank", "column"];
            Ok(ChannelPorts {
                row: ports(&model, &bus("row_command"), row)?,
                column: ports(&model, &bus("column_command"), column)?,
                write_data: ports(&model, &bus("write_data"), beat)?,
                read_data: ports(&model, &bus("read_data"), beat)?,
                utility: utility(&model, &format!("{name}_"), false)?,
            })
        };
        let channels = (0..2 * floor.banks()).map(channel).collect::<Result<_, _>>()?;
        let (mut routers, mut enabled) = (Vec::new(), Vec::new());
        for router in 0..floor.routers() {
            let (column, row) = floor.position(router);
            let name = Noc::utility_name(column, row);
            // The name of a router's port is its whole prefix.
            let request = ports(&model, &format!("{name}_request"), ["valid", "ready", "address"])?;
            let answer = ["valid", "ready", "data", "error"];
            let answer = ports(&model, &format!("{name}_response"), answer)?;
            let [valid, ready, address] = request;
            routers.push(Utility { valid, ready, address, write: None, answer });
            enabled.push(model.port(&Noc::enabled_name(column, row))?);
        }
        let faults = model.port("faults")?;
        let resets = [model.port("reset")?, model.port("hbm_reset")?];
        let hbm_clk = model.port("hbm_clk")?;
        let held = vec![None; all.len()];
        Ok(Rtl {
            model,
            resets,
            hbm_clk,
            faults,
            enabled,
            clients: all,
            slices,
            channels,
            routers,
            held,
            trouble: None,
        })
    }

    /// The verilated model, for tracing.
    pub fn model(&mut self) -> &mut Model {
        &mut self.model
    }

    /// The first thing that the hardware did and must not do.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Everything as after power-up: both resets, over edges of both clocks. Boot values are the
    /// physical row of each PE column's faulty PE, and of each router the slots in use.
    pub fn reset(&mut self, chip: &Chip, faults: &[Option<u32>], enabled: &[u16]) {
        let set = ReplySet::new(chip);
        let row = |fault: &Option<u32>| u64::from(fault.unwrap_or(set.physical_rows));
        let packed = faults.iter().rev().fold(0, |all, f| all << set.fault_bits() | row(f));
        self.model.set(self.faults, packed);
        for (port, slots) in self.enabled.iter().zip(enabled) {
            self.model.set(*port, (*slots).into());
        }
        for client in 0..self.clients.len() {
            self.show(client, &Drive::default());
        }
        let units = (0..self.slices.len()).map(Unit::Slice);
        let units: Vec<Unit> = units
            .chain((0..self.clients.len()).map(Unit::Client))
            .chain((0..self.channels.len()).map(Unit::Channel))
            .chain((0..self.routers.len()).map(Unit::Router))
            .collect();
        for unit in units {
            let port = self.port(unit);
            self.model.set(port.valid, 0);
            self.model.set(port.answer[1], 1);
        }
        for channel in &self.channels {
            self.model.set(channel.read_data[0], 0);
        }
        self.resets.into_iter().for_each(|reset| self.model.set(reset, 1));
        for _ in 0..RESET_EDGES {
            self.model.rise();
            self.hbm_edge();
        }
        self.resets.into_iter().for_each(|reset| self.model.set(reset, 0));
        self.model.settle();
        self.held.fill(None);
        self.trouble = None;
    }

    fn port(&self, unit: Unit) -> Utility {
        match unit {
            Unit::Client(n) => self.clients[n].utility,
            Unit::Slice(n) => self.slices[n],
            Unit::Channel(n) => self.channels[n].utility,
            Unit::Router(n) => self.routers[n],
        }
    }

    /// Offers an access on a utility port, or takes the offer back; for the next edges of its clock.
    pub fn offer(&mut self, unit: Unit, access: Option<(u64, Option<u64>)>) {
        let port = self.port(unit);
        self.model.set(port.valid, access.is_some().into());
        let Some((address, data)) = access else { return };
        self.model.set(port.address, address);
        if let Some((write, value)) = port.write {
            self.model.set(write, data.is_some().into());
            self.model.set(value, data.unwrap_or(0));
        }
    }

    /// Whether an access would be taken now, and the answer that stands: data and error.
    pub fn utility(&mut self, unit: Unit) -> (bool, Option<(u64, bool)>) {
        self.model.settle();
        let port = self.port(unit);
        let [valid, _, data, error] = port.answer;
        let get = |p: PortId| self.model.get(p);
        let answer = (get(valid) == 1).then(|| (get(data), get(error) == 1));
        (get(port.ready) == 1, answer)
    }

    /// Puts the inputs of a cycle on the ports of all clients, and returns what they show.
    pub fn look(&mut self, drives: &[Drive]) -> Vec<Show> {
        for (client, drive) in drives.iter().enumerate() {
            self.show(client, drive);
        }
        self.model.settle();
        let shows: Vec<Show> = (0..drives.len()).map(|client| self.see(client)).collect();
        for (client, (drive, show)) in drives.iter().zip(&shows).enumerate() {
            self.watch(client, drive, show);
        }
        shows
    }

    /// The edge of the chip's clock.
    pub fn rise(&mut self) {
        self.model.rise();
        self.model.settle();
    }

    /// A clock of HBM: what comes from each pseudo-channel's device, and what goes to it.
    pub fn hbm_clock(
        &mut self,
        mut read_data: impl FnMut(usize) -> Option<Beat>,
        mut to: impl FnMut(usize, Buses),
    ) {
        for (n, channel) in self.channels.iter().enumerate() {
            let [valid, data, side] = channel.read_data;
            let beat = read_data(n);
            self.model.set(valid, beat.is_some().into());
            if let Some(beat) = beat {
                self.model.bytes_set(data, 0, &beat.data.to_le_bytes());
                self.model.set(side, beat.side.into());
            }
        }
        self.model.settle();
        for n in 0..self.channels.len() {
            match self.buses(n) {
                Ok(buses) => to(n, buses),
                Err(what) => {
                    self.trouble.get_or_insert(what);
                }
            }
        }
        self.hbm_edge();
    }

    fn hbm_edge(&mut self) {
        for level in [1, 0] {
            self.model.set(self.hbm_clk, level);
            self.model.settle();
        }
    }

    fn buses(&self, n: usize) -> Result<Buses, String> {
        let channel = &self.channels[n];
        let get = |p: PortId| self.model.get(p);
        let high = |p: PortId| get(p) == 1;
        let bank = |ports: &[PortId; 6]| BankAddress {
            stack: get(ports[2]) as u8,
            group: get(ports[3]) as u8,
            bank: get(ports[4]) as u8,
        };
        let row = match (high(channel.row[0]), get(channel.row[1])) {
            (false, _) => None,
            (true, 0) => Some(RowCommand::Activate {
                bank: bank(&channel.row),
                row: get(channel.row[5]) as u32,
            }),
            (true, 1) => Some(RowCommand::Precharge { bank: bank(&channel.row) }),
            (true, 2) => Some(RowCommand::PrechargeAll),
            (true, 3) => Some(RowCommand::RefreshBank { bank: bank(&channel.row) }),
            (true, 4) => Some(RowCommand::RefreshAll),
            (true, kind) => return Err(format!("pseudo-channel {n}: row command of kind {kind}")),
        };
        let column = high(channel.column[0]).then(|| ColumnCommand {
            write: high(channel.column[1]),
            bank: bank(&channel.column),
            column: get(channel.column[5]) as u32,
        });
        let [valid, data, side] = channel.write_data;
        let beat = high(valid).then(|| {
            let mut bytes = [0; BEAT_BYTES];
            self.model.bytes_get(data, 0, &mut bytes);
            Beat { data: u128::from_le_bytes(bytes), side: get(side) as u8 }
        });
        Ok((row, column, beat))
    }

    fn show(&mut self, client: usize, drive: &Drive) {
        let (model, ports) = (&mut self.model, &self.clients[client]);
        let [valid, _, kind, fields @ ..] = ports.command;
        model.set(valid, drive.command.is_some().into());
        model.set(kind, drive.kind().code().into());
        if let Some(c) = drive.command {
            let values = [
                c.address,
                c.local.into(),
                c.length.into(),
                c.steering.into(),
                c.reply as u64,
                c.channel.into(),
                c.tag.into(),
            ];
            for (port, value) in fields.into_iter().zip(values) {
                model.set(port, value);
            }
        }
        model.set(ports.status[1], drive.status_ready.into());
        for (j, window) in ports.store_write.iter().enumerate() {
            model.set(window[1], u64::from(drive.store_write_ready >> j & 1));
        }
        model.set(ports.store_read[1], drive.store_read_ready.into());
        model.set(ports.store_read_data[0], drive.store_read_data.is_some().into());
        if let Some(data) = &drive.store_read_data {
            model.bytes_set(ports.store_read_data[2], 0, data);
        }
    }

    fn see(&self, client: usize) -> Show {
        let ports = &self.clients[client];
        let get = |p: PortId| self.model.get(p);
        let high = |p: PortId| get(p) == 1;
        let [valid, _, tag, code] = ports.status;
        let status = high(valid).then(|| StatusOut { tag: get(tag) as u16, code: get(code) as u8 });
        let window = |&[valid, _, address, strobe, data]: &[PortId; 5]| {
            high(valid).then(|| {
                let mut bytes: LineBytes = [0; 64];
                self.model.bytes_get(data, 0, &mut bytes);
                StoreWrite { address: get(address) as u32, strobe: get(strobe), data: bytes }
            })
        };
        Show {
            command_ready: high(ports.command[1]),
            status,
            store_write: ports.store_write.iter().map(window).collect(),
            store_read: high(ports.store_read[0]).then(|| get(ports.store_read[2]) as u32),
            store_read_data_ready: high(ports.store_read_data[1]),
            armed: get(ports.armed) as u8,
        }
    }

    /// An offer that was not taken stands unchanged.
    fn watch(&mut self, client: usize, drive: &Drive, show: &Show) {
        let mut broken = None;
        if let Some((was_in, was)) = &self.held[client] {
            if was.status.is_some() && !was_in.status_ready && was.status != show.status {
                broken = Some("a status");
            }
            if was.store_read.is_some()
                && !was_in.store_read_ready
                && was.store_read != show.store_read
            {
                broken = Some("a request for a window");
            }
            let windows = was.store_write.iter().zip(&show.store_write).enumerate();
            for (j, (was, is)) in windows {
                if was.is_some() && was_in.store_write_ready >> j & 1 == 0 && was != is {
                    broken = Some("a window to be written");
                }
            }
        }
        if let Some(what) = broken {
            let what = format!("client {client}: {what} changed before it was taken");
            self.trouble.get_or_insert(what);
        }
        self.held[client] = Some((drive.clone(), show.clone()));
    }
}
