//! What the bench drives, and what a client's interface shows, in a cycle of the chip's clock.

use mtia_model::cycle::fi::{StatusOut, StoreWrite};
use mtia_model::func::fi::LineBytes;
use mtia_model::spec::fi::{Command, Kind};

/// Inputs of a client's interface in a cycle. `None` is valid low.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drive {
    /// The command offered.
    pub command: Option<Command>,
    /// Whether a status is taken.
    pub status_ready: bool,
    /// Links whose window the local store takes, bit j for link j.
    pub store_write_ready: u32,
    /// Whether the local store takes a request for a window.
    pub store_read_ready: bool,
    /// The window that the local store offers.
    pub store_read_data: Option<LineBytes>,
}

impl Drive {
    /// The kind on the command's wires; of a read where none is offered.
    pub fn kind(&self) -> Kind {
        self.command.map_or(Kind::Read, |command| command.kind)
    }
}

/// What a client's interface shows in a cycle. `None` is valid low.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Show {
    /// Whether a command of the kind on the wires would be taken.
    pub command_ready: bool,
    /// The status offered.
    pub status: Option<StatusOut>,
    /// For each link, the window to be written.
    pub store_write: Vec<Option<StoreWrite<LineBytes>>>,
    /// The window that the local store is asked for.
    pub store_read: Option<u32>,
    /// Whether a window would be taken; compared where one is offered.
    pub store_read_data_ready: bool,
    /// Broadcast channels that are armed.
    pub armed: u8,
}

impl Show {
    /// What differs from `model`, in words.
    pub fn difference(&self, model: &Show) -> Option<String> {
        let mut parts = Vec::new();
        let mut look = |name: &str, a: &dyn std::fmt::Debug, b: &dyn std::fmt::Debug| {
            let (a, b) = (format!("{a:?}"), format!("{b:?}"));
            if a != b {
                parts.push(format!("{name}: hardware {a}, model {b}"));
            }
        };
        look("command_ready", &self.command_ready, &model.command_ready);
        look("status", &self.status, &model.status);
        look("store_read", &self.store_read, &model.store_read);
        let ready = "store_read_data_ready";
        look(ready, &self.store_read_data_ready, &model.store_read_data_ready);
        look("armed", &self.armed, &model.armed);
        for (j, (a, b)) in self.store_write.iter().zip(&model.store_write).enumerate() {
            look(&format!("store_write_{j}"), a, b);
        }
        (!parts.is_empty()).then(|| parts.join("; "))
    }
}
