//! Flows: one direction of a stream. Messages of a flow are numbered from 0 as they are posted, and
//! complete in that order; their pieces travel and land in any order.

mod receive;
mod send;

pub use receive::{ReceiveFlow, Verdict, completed};
pub use send::{Piece, SendFlow};

/// Flows by stream: few of many possible ones.
#[derive(Debug)]
pub struct Flows<F> {
    streams: Vec<u16>,
    flows: Vec<F>,
}

impl<F> Default for Flows<F> {
    fn default() -> Self {
        Self { streams: Vec::new(), flows: Vec::new() }
    }
}

impl<F> Flows<F> {
    /// The flow of a stream, if it has been used.
    pub fn get(&self, stream: u16) -> Option<&F> {
        self.streams.binary_search(&stream).ok().map(|at| &self.flows[at])
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, stream: u16) -> Option<&mut F> {
        self.streams.binary_search(&stream).ok().map(|at| &mut self.flows[at])
    }

    /// The flow of a stream, made if need be.
    pub fn get_or(&mut self, stream: u16, make: impl FnOnce() -> F) -> &mut F {
        let at = self.streams.binary_search(&stream).unwrap_or_else(|at| {
            self.streams.insert(at, stream);
            self.flows.insert(at, make());
            at
        });
        &mut self.flows[at]
    }

    /// All, with their streams.
    pub fn iter(&self) -> impl Iterator<Item = (u16, &F)> {
        self.streams.iter().copied().zip(&self.flows)
    }

    /// All, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (u16, &mut F)> {
        self.streams.iter().copied().zip(&mut self.flows)
    }
}
