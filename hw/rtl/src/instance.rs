//! Instances of other blocks inside a module. The child is elaborated once for each distinct
//! (generator, parameters); its ports appear in the parent as signals: inputs to be driven,
//! outputs to be read.

use std::panic::Location;

use crate::design::Block;
use crate::error::ErrorKind;
use crate::module::{InstanceData, Item, Kind, Module, Place, Role};
use crate::signal::{Operand, Signal};

/// An instance, by its ports.
#[derive(Clone)]
pub struct Instance {
    parent: Module,
    name: String,
    ports: Vec<(String, Signal)>,
}

impl Module {
    /// An instance `name` of `block`. Every input must be driven; outputs may be left unread.
    #[track_caller]
    pub fn instance<B: Block>(&self, name: &str, block: &B) -> Instance {
        self.instance_at(name, block, Location::caller())
    }

    /// `n` instances of `block`, named `<name>_0` to `<name>_<n-1>`.
    #[track_caller]
    pub fn instances<B: Block>(&self, name: &str, n: u32, block: &B) -> Vec<Instance> {
        let at = Location::caller();
        (0..n).map(|i| self.instance_at(&format!("{name}_{i}"), block, at)).collect()
    }

    fn instance_at<B: Block>(&self, name: &str, block: &B, at: Place) -> Instance {
        self.claim(name, at);
        let Some(module) = self.0.context.define(block, at) else {
            return Instance { parent: self.clone(), name: name.to_owned(), ports: Vec::new() };
        };
        let child: Vec<(String, bool, u32)> = self.0.context.ports(module);
        let index = self.0.data.borrow().instances.len() as u32;
        let mut ports = Vec::new();
        for (i, (port, input, width)) in child.into_iter().enumerate() {
            let kind = if input {
                Kind::Wire { role: Role::InstanceInput, driver: None }
            } else {
                Kind::InstanceOutput { instance: index, port: i as u32 }
            };
            let signal = self.named(kind, &format!("{name}_{port}"), width, false, at);
            ports.push((port, signal));
        }
        let data = InstanceData {
            name: name.to_owned(),
            module,
            ports: ports.iter().map(|p| p.1.id).collect(),
            domain: None,
        };
        // Comments written so far belong to the instance, so it goes through `item`.
        self.item(Item::Instance(index));
        self.0.data.borrow_mut().instances.push(data);
        Instance { parent: self.clone(), name: name.to_owned(), ports }
    }
}

impl Instance {
    /// Name of the instance.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Puts the instance, with all inside it, into another clock domain than its parent's own:
    /// `clock` and `reset` are inputs of the parent, one bit each. What crosses between domains
    /// is the description's business; [`Crossing`](crate::Crossing) is the queue for it.
    #[track_caller]
    pub fn clocked_by(self, clock: &Signal, reset: &Signal) -> Instance {
        let at = Location::caller();
        for (what, signal) in [("clock", clock), ("reset", reset)] {
            let input = self.parent.is_input(signal);
            if !input || signal.width() != 1 {
                let message = format!(
                    "the {what} of instance `{}` is no input of 1 bit of its parent",
                    self.name
                );
                self.parent.fail(ErrorKind::Unknown, at, message);
                return self;
            }
        }
        let mut data = self.parent.0.data.borrow_mut();
        if let Some(own) = data.instances.iter_mut().find(|i| i.name == self.name) {
            own.domain = Some([clock.id, reset.id]);
        }
        drop(data);
        self
    }

    pub(crate) fn port_names(&self) -> Vec<String> {
        self.ports.iter().map(|p| p.0.clone()).collect()
    }

    /// Whether `<prefix><field>` belongs to a stream of a longer name than `prefix`.
    pub(crate) fn is_nested_stream(&self, prefix: &str, field: &str) -> bool {
        let has = |port: String| self.ports.iter().any(|p| p.0 == port);
        field.match_indices('_').any(|(i, _)| {
            let longer = &field[..i];
            has(format!("{prefix}{longer}_valid")) && has(format!("{prefix}{longer}_ready"))
        })
    }

    /// The port of that name: an input to drive or an output to read. An unknown name is an
    /// error of the description.
    #[track_caller]
    pub fn port(&self, name: &str) -> Signal {
        self.port_at(name, Location::caller())
    }

    pub(crate) fn port_at(&self, name: &str, at: Place) -> Signal {
        if let Some((_, signal)) = self.ports.iter().find(|p| p.0 == name) {
            return signal.clone();
        }
        let known: Vec<&str> = self.ports.iter().map(|p| p.0.as_str()).collect();
        let message = format!(
            "instance `{}` has no port `{name}`; its ports: {}",
            self.name,
            known.join(", ")
        );
        self.parent.fail(ErrorKind::Unknown, at, message);
        self.parent.stand_in(1, false, at)
    }

    /// Drives the input of that name.
    #[track_caller]
    pub fn drive(&self, name: &str, value: impl Operand) -> &Instance {
        let at = Location::caller();
        let port = self.port_at(name, at);
        // An unknown port is reported; its stand-in cannot be driven.
        if self.ports.iter().any(|p| p.0 == name) {
            self.parent.drive_at(&port, value, at);
        }
        self
    }
}
