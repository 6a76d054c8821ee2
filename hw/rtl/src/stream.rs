//! Ready/valid streams, the bundle that blocks talk through.
//!
//! ```text
//!   source --valid, fields--> sink      an item moves in a cycle in which valid and ready are high
//!          <----- ready -----
//! ```
//! Rules: `valid` and the fields do not depend on `ready` in the same cycle; once `valid` is high
//! it stays high, with the same fields, until the item has moved. `ready` may depend on `valid`.
//! Ports are `<name>_valid`, `<name>_ready` and `<name>_<field>` for each field.

use std::panic::Location;

use crate::error::ErrorKind;
use crate::instance::Instance;
use crate::module::{Module, Place};
use crate::signal::{Operand, Signal};

/// Names and widths of the fields of a stream's item. A number alone is one field `data`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout(Vec<(String, u32)>);

impl Layout {
    /// No fields: a stream of bare events.
    pub fn new() -> Layout {
        Layout::default()
    }

    /// One more field of `width` bits.
    pub fn field(mut self, name: &str, width: u32) -> Layout {
        self.0.push((name.to_owned(), width));
        self
    }

    /// Fields in order: name and width.
    pub fn fields(&self) -> impl Iterator<Item = (&str, u32)> {
        self.0.iter().map(|(n, w)| (n.as_str(), *w))
    }

    /// Bits of all fields together.
    pub fn width(&self) -> u32 {
        self.0.iter().fold(0, |sum, f| sum.saturating_add(f.1))
    }

    /// The fields cut out of one packed signal of this layout, the first field most significant.
    #[track_caller]
    pub fn unpack(&self, packed: &Signal) -> Vec<(String, Signal)> {
        let mut high = self.width();
        let cut = |(name, width): (&str, u32)| {
            high -= width;
            (name.to_owned(), packed.slice(high, width))
        };
        self.fields().map(cut).collect()
    }
}

impl From<u32> for Layout {
    fn from(width: u32) -> Layout {
        Layout::new().field("data", width)
    }
}

/// A stream as one module sees it.
#[derive(Clone)]
pub struct Stream {
    name: String,
    /// High when an item is offered.
    pub valid: Signal,
    /// High when the sink takes what is offered.
    pub ready: Signal,
    fields: Vec<(String, Signal)>,
}

impl Stream {
    pub(crate) fn new(
        name: &str,
        valid: Signal,
        ready: Signal,
        fields: Vec<(String, Signal)>,
    ) -> Stream {
        Stream { name: name.to_owned(), valid, ready, fields }
    }

    /// High in a cycle in which an item moves.
    #[track_caller]
    pub fn fires(&self) -> Signal {
        &self.valid & &self.ready
    }

    /// The field of that name; an unknown name is an error of the description.
    #[track_caller]
    pub fn field(&self, name: &str) -> Signal {
        self.field_at(name, Location::caller())
    }

    fn field_at(&self, name: &str, at: Place) -> Signal {
        match self.fields.iter().find(|f| f.0 == name) {
            Some((_, signal)) => signal.clone(),
            None => {
                let known: Vec<&str> = self.fields.iter().map(|f| f.0.as_str()).collect();
                let message = format!(
                    "stream `{}` has no field `{name}`; its fields: {}",
                    self.name,
                    known.join(", ")
                );
                self.valid.module.fail(ErrorKind::Unknown, at, message);
                self.valid.module.stand_in(1, false, at)
            }
        }
    }

    /// The field `data` of a stream with that one field.
    #[track_caller]
    pub fn data(&self) -> Signal {
        self.field_at("data", Location::caller())
    }

    /// Fields in order.
    pub fn fields(&self) -> impl Iterator<Item = (&str, &Signal)> {
        self.fields.iter().map(|(n, s)| (n.as_str(), s))
    }

    /// Names and widths of the fields.
    pub fn layout(&self) -> Layout {
        Layout(self.fields.iter().map(|(n, s)| (n.clone(), s.width())).collect())
    }

    /// Drives what a source drives: `valid` and every field.
    #[track_caller]
    pub fn send(&self, valid: impl Operand, fields: &[(&str, &Signal)]) {
        let at = Location::caller();
        let module = &self.valid.module;
        module.drive_at(&self.valid, valid, at);
        for (name, value) in fields {
            let target = self.field_at(name, at);
            module.drive_at(&target, *value, at);
        }
    }

    /// Drives what a sink drives: `ready`.
    #[track_caller]
    pub fn take(&self, ready: impl Operand) {
        self.valid.module.drive_at(&self.ready, ready, Location::caller());
    }

    /// Joins this source to a sink of the same fields: forward `valid` and fields, back `ready`.
    #[track_caller]
    pub fn connect(&self, sink: &Stream) {
        let at = Location::caller();
        let module = &self.valid.module;
        if self.layout() != sink.layout() {
            let text = |s: &Stream| {
                let f: Vec<String> = s.layout().fields().map(|(n, w)| format!("{n} {w}")).collect();
                format!("`{}` ({})", s.name, f.join(", "))
            };
            let message = format!("{} is connected to {}: fields differ", text(self), text(sink));
            return module.fail(ErrorKind::Width, at, message);
        }
        module.drive_at(&sink.valid, &self.valid, at);
        for ((_, from), (_, to)) in self.fields.iter().zip(&sink.fields) {
            module.drive_at(to, from, at);
        }
        module.drive_at(&self.ready, &sink.ready, at);
    }
}

impl Module {
    /// A stream that enters: this module reads `valid` and fields and drives `ready`.
    #[track_caller]
    pub fn stream_in(&self, name: &str, layout: impl Into<Layout>) -> Stream {
        let valid = self.input(&format!("{name}_valid"), 1);
        let ready = self.output(&format!("{name}_ready"), 1);
        let mut fields = Vec::new();
        for (field, width) in layout.into().fields() {
            fields.push((field.to_owned(), self.input(&format!("{name}_{field}"), width)));
        }
        Stream::new(name, valid, ready, fields)
    }

    /// A stream that leaves: this module drives `valid` and fields and reads `ready`.
    #[track_caller]
    pub fn stream_out(&self, name: &str, layout: impl Into<Layout>) -> Stream {
        let valid = self.output(&format!("{name}_valid"), 1);
        let ready = self.input(&format!("{name}_ready"), 1);
        let mut fields = Vec::new();
        for (field, width) in layout.into().fields() {
            fields.push((field.to_owned(), self.output(&format!("{name}_{field}"), width)));
        }
        Stream::new(name, valid, ready, fields)
    }

    /// A stream inside this module, which drives both of its sides.
    #[track_caller]
    pub fn stream(&self, name: &str, layout: impl Into<Layout>) -> Stream {
        let valid = self.wire(&format!("{name}_valid"), 1);
        let ready = self.wire(&format!("{name}_ready"), 1);
        let mut fields = Vec::new();
        for (field, width) in layout.into().fields() {
            fields.push((field.to_owned(), self.wire(&format!("{name}_{field}"), width)));
        }
        Stream::new(name, valid, ready, fields)
    }
}

impl Instance {
    /// The stream of the child's ports `<name>_valid`, `<name>_ready`, `<name>_...`, as the
    /// parent sees it: a sink where it enters the child, a source where it leaves it.
    #[track_caller]
    pub fn stream(&self, name: &str) -> Stream {
        let at = Location::caller();
        let (valid_port, ready_port) = (format!("{name}_valid"), format!("{name}_ready"));
        let valid = self.port_at(&valid_port, at);
        let ready = self.port_at(&ready_port, at);
        let prefix = format!("{name}_");
        let mut fields = Vec::new();
        for port in self.port_names() {
            if let Some(field) = port.strip_prefix(&prefix)
                && *port != valid_port
                && *port != ready_port
            {
                // A longer stream name may share the prefix: `a_b_valid` is no field of `a`.
                let nested = self.is_nested_stream(&prefix, field);
                if !nested {
                    fields.push((field.to_owned(), self.port_at(&port, at)));
                }
            }
        }
        Stream::new(&format!("{}.{name}", self.name()), valid, ready, fields)
    }
}
