//! Ready/valid streams between a test and a model, with their queues inside the library.
//!
//! ```text
//!   push  ==> queue ==> source ==> input stream  |design| output stream ==> sink ==> queue ==> pop
//! ```
//!
//! The streams take part in every cycle, however it is run ([`Model::run`], [`Model::cycles`],
//! [`Model::settle`] and [`Model::rise`]), at no call a cycle.
//!
//! A source offers the item at the head of its queue, and holds valid and payload until the cycle
//! in which ready is 1. Without an item its valid is 0 and its payload is turned over, so that a
//! design that reads it shows. A sink takes an item in each cycle in which valid and its ready are
//! 1, and checks that an item which waits for ready stays and stays the same; if not, the model
//! stops ([`Model::check`]). Both decide at the begin of a cycle, from nothing but their queue and
//! their random numbers. While the port `reset` is 1 both are still: a handshake then would be
//! lost.

use crate::shim::until;
use crate::{Error, Model, PortId};

/// A source: drives an input stream of the design.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SourceId(u32);

/// A sink: takes from an output stream of the design.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SinkId(u32);

/// A source or a sink.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StreamId {
    /// A source.
    Source(SourceId),
    /// A sink.
    Sink(SinkId),
}

impl From<SourceId> for StreamId {
    fn from(id: SourceId) -> Self {
        Self::Source(id)
    }
}

impl From<SinkId> for StreamId {
    fn from(id: SinkId) -> Self {
        Self::Sink(id)
    }
}

impl StreamId {
    fn raw(self) -> (u32, u32) {
        match self {
            Self::Source(SourceId(index)) => (0, index),
            Self::Sink(SinkId(index)) => (1, index),
        }
    }
}

/// What ends [`Model::run`] before its limit. Looked at before each cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// All items of all sources have been accepted.
    Sent,
    /// The sink's queue has at least so many items.
    Holds(SinkId, usize),
    /// The port, of up to 64 bits, has this value after a rising edge.
    Equals(PortId, u64),
    /// Only the limit, or the model stopping.
    Limit,
}

impl Model {
    /// Adds a source on an input stream: the design's inputs `valid` and `payload`, and its output
    /// `ready`. The order of the payload ports is the order of the fields in an item.
    ///
    /// # Errors
    /// [`Error::UnknownPort`]; [`Error::PortUse`] if a port has the wrong direction, valid or ready
    /// is not of one bit, another stream drives the port, or there is no payload.
    pub fn source(
        &mut self,
        valid: &str,
        ready: &str,
        payload: &[&str],
    ) -> Result<SourceId, Error> {
        let (index, words) = self.add_stream(false, valid, ready, payload)?;
        self.sources.push(words);
        Ok(SourceId(index))
    }

    /// Adds a sink on an output stream: the design's outputs `valid` and `payload`, and its input
    /// `ready`. The order of the payload ports is the order of the fields in an item.
    ///
    /// # Errors
    /// As [`Model::source`].
    pub fn sink(&mut self, valid: &str, ready: &str, payload: &[&str]) -> Result<SinkId, Error> {
        let (index, words) = self.add_stream(true, valid, ready, payload)?;
        self.sinks.push(words);
        Ok(SinkId(index))
    }

    /// The size of an item in 32-bit words: each field rounded up to whole words.
    ///
    /// # Panics
    /// If the stream is of another model and there is no such stream here (true of all methods
    /// that take one).
    pub fn item_words(&self, stream: impl Into<StreamId>) -> usize {
        match stream.into() {
            StreamId::Source(SourceId(index)) => self.sources[index as usize],
            StreamId::Sink(SinkId(index)) => self.sinks[index as usize],
        }
    }

    /// Appends items to a source's queue: the fields in order, each rounded up to 32-bit words,
    /// the lowest first. Bits above a field's width are dropped.
    ///
    /// # Panics
    /// If `items` is not a whole number of items.
    pub fn push(&mut self, s: SourceId, items: &[u32]) {
        let words = self.item_words(s);
        assert!(
            items.len().is_multiple_of(words),
            "{} words are not whole items of {words}",
            items.len()
        );
        // SAFETY: the instance is live, `self` is borrowed mutably, the source exists, and the
        // words are copied.
        unsafe { (self.library.api.push)(self.instance, s.0, items.as_ptr(), items.len()) }
    }

    /// Moves all items of a sink's queue to the end of `out`; returns how many.
    pub fn pop(&mut self, s: SinkId, out: &mut Vec<u32>) -> usize {
        self.take(s, out, None)
    }

    /// As [`Model::pop`], and appends to `cycles` the cycle in which each item was taken.
    pub fn pop_timed(&mut self, s: SinkId, out: &mut Vec<u32>, cycles: &mut Vec<u64>) -> usize {
        self.take(s, out, Some(cycles))
    }

    /// The items in a stream's queue: not yet accepted by the design, or not yet popped.
    pub fn pending(&self, stream: impl Into<StreamId>) -> usize {
        let (sink, index) = self.existing(stream.into());
        // SAFETY: the instance is live and the stream exists; nothing is changed.
        let items = unsafe { (self.library.api.pending)(self.instance, sink, index) };
        usize::try_from(items).unwrap_or(usize::MAX)
    }

    /// The handshakes of a stream so far.
    pub fn transfers(&self, stream: impl Into<StreamId>) -> u64 {
        let (sink, index) = self.existing(stream.into());
        // SAFETY: as in `pending`.
        unsafe { (self.library.api.transfers)(self.instance, sink, index) }
    }

    /// Makes a stream pause at random: in each cycle, with a probability of
    /// `probability_256 / 256`, a source does not begin to offer its next item, and a sink is not
    /// ready. The same seed gives the same pauses. 0 ends it.
    pub fn stall(&mut self, stream: impl Into<StreamId>, seed: u64, probability_256: u8) {
        let (sink, index) = self.existing(stream.into());
        // SAFETY: the instance is live, `self` is borrowed mutably, and the stream exists.
        unsafe { (self.library.api.stall)(self.instance, sink, index, seed, probability_256) }
    }

    /// Runs until `until` holds, the model stops, or `max_cycles` have gone by; returns how many
    /// cycles were run.
    ///
    /// # Panics
    /// If [`Until::Equals`] names a port of more than 64 bits.
    pub fn run(&mut self, max_cycles: u64, until: Until) -> u64 {
        let (kind, index, value) = match until {
            Until::Sent => (until::SENT, 0, 0),
            Until::Holds(sink, items) => {
                let (_, index) = self.existing(sink.into());
                (until::HOLDS, index, items as u64)
            }
            Until::Equals(port, value) => {
                let info = self.port_info(port);
                assert!(
                    info.width <= 64,
                    "port `{}` has {} bits, more than 64: not to be waited for",
                    info.name,
                    info.width
                );
                (until::EQUALS, port.0, value)
            }
            Until::Limit => (until::NEVER, 0, 0),
        };
        self.mask();
        // SAFETY: the instance is live, `self` is borrowed mutably, and the sink or port exists.
        unsafe { (self.library.api.run)(self.instance, max_cycles, kind, u64::from(index), value) }
    }

    fn take(&mut self, s: SinkId, out: &mut Vec<u32>, cycles: Option<&mut Vec<u64>>) -> usize {
        let items = self.pending(s);
        let begin = out.len();
        out.resize(begin + items * self.item_words(s), 0);
        let words = out[begin..].as_mut_ptr();
        let cycles = match cycles {
            Some(cycles) => {
                let begin = cycles.len();
                cycles.resize(begin + items, 0);
                cycles[begin..].as_mut_ptr()
            }
            None => std::ptr::null_mut(),
        };
        // SAFETY: the instance is live, `self` is borrowed mutably, the sink exists and holds so
        // many items, and there is room for all of them.
        unsafe { (self.library.api.pop)(self.instance, s.0, words, cycles, items) };
        items
    }

    fn existing(&self, stream: StreamId) -> (u32, u32) {
        // Panics if there is none.
        self.item_words(stream);
        stream.raw()
    }

    fn add_stream(
        &mut self,
        sink: bool,
        valid: &str,
        ready: &str,
        payload: &[&str],
    ) -> Result<(u32, usize), Error> {
        // What the design drives on a sink, the test drives on a source, and the other way round.
        let valid = self.stream_port(valid, !sink, true)?;
        let ready = self.stream_port(ready, sink, true)?;
        let payload = payload
            .iter()
            .map(|name| self.stream_port(name, !sink, false))
            .collect::<Result<Vec<_>, _>>()?;
        if payload.is_empty() {
            return Err(self.misused(valid, "a stream needs at least one payload port"));
        }
        let driven = if sink { vec![ready] } else { [vec![valid], payload.clone()].concat() };
        for (i, &p) in driven.iter().enumerate() {
            if self.driven.contains(&p) || driven[..i].contains(&p) {
                return Err(self.misused(p, "is driven by a stream already"));
            }
        }
        self.driven.extend(driven);
        let words =
            payload.iter().map(|&p| self.port_info(p).width.div_ceil(32) as usize).sum::<usize>();
        let indices: Vec<u32> = payload.iter().map(|p| p.0).collect();
        let count = u32::try_from(indices.len()).unwrap_or(u32::MAX);
        // SAFETY: the instance is live, `self` is borrowed mutably, all ports exist, valid and
        // ready are of one bit, and the indices outlive the call.
        let index = unsafe {
            (self.library.api.stream)(
                self.instance,
                u32::from(sink),
                valid.0,
                ready.0,
                indices.as_ptr(),
                count,
            )
        };
        Ok((index, words))
    }

    fn stream_port(&self, name: &str, input: bool, single: bool) -> Result<PortId, Error> {
        let p = self.port(name)?;
        let info = self.port_info(p);
        if info.input != input {
            let (is, must) = if input { ("output", "input") } else { ("input", "output") };
            return Err(self.misused(p, &format!("is an {is}, this stream needs an {must}")));
        }
        if single && info.width != 1 {
            return Err(self.misused(p, &format!("has {} bits, must have 1", info.width)));
        }
        Ok(p)
    }

    fn misused(&self, p: PortId, what: &str) -> Error {
        Error::PortUse {
            top: self.library.top.clone(),
            name: self.port_info(p).name.clone(),
            what: what.to_owned(),
        }
    }
}
