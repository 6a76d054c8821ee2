//! The links of a client's fabric interface to its router.
//!
//! ```text
//!   Fi: control_up, data_up_j ==> ports of the network        requests and lines out
//!       control_down          <== control links by turns      acknowledgements in
//!       data_down_j           <== data links                  lines in
//! ```

use super::{Line, REQUEST, RESPONSE};
use crate::cycle::fi::{Fi, Inputs};
use crate::cycle::noc::{Noc, PortId};
use crate::spec::flit::{ControlFlit, DataFlit, Source};

/// The ports of a client.
#[derive(Clone, Debug)]
pub struct Links {
    data: Vec<PortId>,
    control: Vec<PortId>,
    /// Whose turn it is among the control links.
    control_turn: usize,
}

/// What went over them in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moved {
    /// Whether the network took a request.
    pub control_up_ready: bool,
    /// The acknowledgement that came.
    pub control_down: Option<ControlFlit>,
    /// On which data links the network took a line.
    pub data_up_ready: u32,
}

impl Moved {
    /// These inputs with what came over the links in them.
    pub fn inputs<'a, D>(&self, inputs: Inputs<'a, D>) -> Inputs<'a, D> {
        let Moved { control_up_ready, control_down, data_up_ready } = *self;
        Inputs { control_up_ready, control_down, data_up_ready, ..inputs }
    }
}

impl Links {
    /// Of the client at a place, which has so many data links.
    ///
    /// # Panics
    /// If the network lacks a port: that of a checked description does not.
    pub fn new<D: Line>(noc: &Noc<D>, place: Source, links: u32) -> Links {
        let data = |link| noc.data.port(place, link).expect("a port of each link");
        Links {
            data: (0..links).map(data).collect(),
            control: (0..).map_while(|link| noc.control.port(place, link)).collect(),
            control_turn: 0,
        }
    }

    /// Moves what is offered and taken in this cycle, with the local store ready for windows of
    /// the links in `store_write_ready`; lines that come are left in `down`, one a link.
    pub fn exchange<D: Line>(
        &mut self,
        fi: &Fi<D>,
        noc: &mut Noc<D>,
        store_write_ready: u32,
        down: &mut [Option<DataFlit<D>>],
    ) -> Moved {
        let mut moved = Moved::default();
        if let Some(up) = fi.control_up() {
            let port = self.control[usize::from(up.lane) % self.control.len()];
            moved.control_up_ready = noc.control.can_send(port, REQUEST);
            if moved.control_up_ready {
                noc.control.send(port, REQUEST, up.lane.into(), up.header, up.flit);
            }
        }
        for (link, &port) in (0..).zip(&self.data) {
            if let Some(up) = fi.data_up(link)
                && noc.data.can_send(port, REQUEST)
            {
                noc.data.send(port, REQUEST, up.lane.into(), up.header, up.flit);
                moved.data_up_ready |= 1 << link;
            }
        }
        for ((link, &port), down) in (0..).zip(&self.data).zip(down) {
            let ready = fi.data_down_ready(link, store_write_ready >> link & 1 == 1);
            *down = if ready { noc.data.take(port, RESPONSE) } else { None };
        }
        for i in 0..self.control.len() {
            let turn = (self.control_turn + i) % self.control.len();
            moved.control_down = noc.control.take(self.control[turn], RESPONSE);
            if moved.control_down.is_some() {
                self.control_turn = turn + 1;
                break;
            }
        }
        moved
    }
}
