//! What the world drives, and what an interface shows, in a cycle.

use mtia_model::cycle::fi::{
    ControlUp, DataUp, Fi, Inputs, StatusOut, StoreWrite, UtilityRequest, UtilityResponse,
};
use mtia_model::func::fi::LineBytes;
use mtia_model::spec::fi::{Command, Kind};
use mtia_model::spec::flit::{ControlFlit, DataFlit};

/// Inputs of an interface in a cycle. `None` is valid low.
#[derive(Clone, Debug)]
pub struct Drive {
    /// The command offered.
    pub command: Option<Command>,
    /// The kind on the command's wires where none is offered.
    pub idle_kind: Kind,
    /// Whether a status is taken.
    pub status_ready: bool,
    /// Whether the router takes a request.
    pub control_up_ready: bool,
    /// The flit that comes on the control channel.
    pub control_down: Option<ControlFlit>,
    /// Links on which the router takes a line.
    pub data_up_ready: u32,
    /// The line that comes, for each link.
    pub data_down: Vec<Option<DataFlit<LineBytes>>>,
    /// Links whose window the local store takes.
    pub store_write_ready: u32,
    /// Whether the local store takes a request for a window.
    pub store_read_ready: bool,
    /// The window that the local store offers.
    pub store_read_data: Option<LineBytes>,
    /// The access offered on the utility port.
    pub utility_request: Option<UtilityRequest>,
    /// Whether the answer to one is taken.
    pub utility_ready: bool,
}

impl Drive {
    /// Nothing offered, nothing taken, for so many links.
    pub fn idle(links: u32) -> Drive {
        Drive {
            command: None,
            idle_kind: Kind::Read,
            status_ready: false,
            control_up_ready: false,
            control_down: None,
            data_up_ready: 0,
            data_down: vec![None; links as usize],
            store_write_ready: 0,
            store_read_ready: false,
            store_read_data: None,
            utility_request: None,
            utility_ready: false,
        }
    }

    /// The kind on the command's wires.
    pub fn kind(&self) -> Kind {
        self.command.map_or(self.idle_kind, |c| c.kind)
    }

    /// As the cycle model takes them.
    pub fn inputs(&self) -> Inputs<'_, LineBytes> {
        Inputs {
            command: self.command,
            status_ready: self.status_ready,
            control_up_ready: self.control_up_ready,
            control_down: self.control_down,
            data_up_ready: self.data_up_ready,
            data_down: &self.data_down,
            store_write_ready: self.store_write_ready,
            store_read_ready: self.store_read_ready,
            store_read_data: self.store_read_data,
            utility_request: self.utility_request,
            utility_ready: self.utility_ready,
        }
    }
}

/// Outputs of an interface in a cycle. `None` is valid low.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Show {
    /// Whether a command of the kind on the wires would be taken.
    pub command_ready: bool,
    /// The status offered.
    pub status: Option<StatusOut>,
    /// The request offered to the router.
    pub control_up: Option<ControlUp>,
    /// Whether a flit of the control channel would be taken.
    pub control_down_ready: bool,
    /// The line offered to the router, for each link.
    pub data_up: Vec<Option<DataUp<LineBytes>>>,
    /// Whether a line would be taken, for each link.
    pub data_down_ready: Vec<bool>,
    /// The window to be written, for each link.
    pub store_write: Vec<Option<StoreWrite<LineBytes>>>,
    /// The window that the local store is asked for.
    pub store_read: Option<u32>,
    /// Whether a window would be taken.
    pub store_read_data_ready: bool,
    /// Whether an access would be taken.
    pub utility_request_ready: bool,
    /// The answer offered on the utility port.
    pub utility_response: Option<UtilityResponse>,
    /// Broadcast channels that are armed.
    pub armed: u8,
}

impl Show {
    /// What the cycle model shows for these inputs.
    pub fn of(model: &Fi<LineBytes>, drive: &Drive) -> Show {
        let links = 0..model.links();
        Show {
            command_ready: model.command_ready(drive.kind()),
            status: model.status(),
            control_up: model.control_up().copied(),
            control_down_ready: model.control_down_ready(),
            data_up: links.clone().map(|j| model.data_up(j).copied()).collect(),
            data_down_ready: links
                .clone()
                .map(|j| model.data_down_ready(j, drive.store_write_ready >> j & 1 == 1))
                .collect(),
            store_write: links.map(|j| model.store_write(j)).collect(),
            store_read: model.store_read(),
            store_read_data_ready: model.store_read_data_ready(drive.data_up_ready),
            utility_request_ready: model.utility_request_ready(drive.utility_ready),
            utility_response: model.utility_response(),
            armed: model.armed(),
        }
    }

    /// In what two differ, in words.
    pub fn difference(&self, model: &Show) -> String {
        let mut parts = Vec::new();
        let mut look = |name: &str, a: &dyn std::fmt::Debug, b: &dyn std::fmt::Debug| {
            let (a, b) = (format!("{a:?}"), format!("{b:?}"));
            if a != b {
                parts.push(format!("{name}: hardware {a}, model {b}"));
            }
        };
        look("command_ready", &self.command_ready, &model.command_ready);
        look("status", &self.status, &model.status);
        look("control_up", &self.control_up, &model.control_up);
        look("control_down_ready", &self.control_down_ready, &model.control_down_ready);
        look("data_up", &self.data_up, &model.data_up);
        look("data_down_ready", &self.data_down_ready, &model.data_down_ready);
        look("store_write", &self.store_write, &model.store_write);
        look("store_read", &self.store_read, &model.store_read);
        look("store_read_data_ready", &self.store_read_data_ready, &model.store_read_data_ready);
        look("utility_request_ready", &self.utility_request_ready, &model.utility_request_ready);
        look("utility_response", &self.utility_response, &model.utility_response);
        look("armed", &self.armed, &model.armed);
        parts.join("; ")
    }

    /// The first offer of the cycle before that was not taken and does not stand.
    pub fn broken_offer(&self, before: &Show, drive: &Drive) -> Option<String> {
        let mut broken = None;
        let mut look = |name: &str, stands: bool| {
            if !stands {
                broken
                    .get_or_insert_with(|| format!("{name}: an offer does not stand until taken"));
            }
        };
        let ready = |mask: u32, j: usize| mask >> j & 1 == 1;
        look(
            "status",
            before.status.is_none() || drive.status_ready || before.status == self.status,
        );
        look(
            "control_up",
            before.control_up.is_none()
                || drive.control_up_ready
                || before.control_up == self.control_up,
        );
        for (j, was) in before.data_up.iter().enumerate() {
            let free = was.is_none() || ready(drive.data_up_ready, j);
            look("data_up", free || *was == self.data_up[j]);
        }
        for (j, was) in before.store_write.iter().enumerate() {
            let free = was.is_none() || ready(drive.store_write_ready, j);
            look("store_write", free || *was == self.store_write[j]);
        }
        look(
            "store_read",
            before.store_read.is_none()
                || drive.store_read_ready
                || before.store_read == self.store_read,
        );
        look(
            "utility_response",
            before.utility_response.is_none()
                || drive.utility_ready
                || before.utility_response == self.utility_response,
        );
        broken
    }
}
