//! The memory port: fetches of flits and stores of words. The hardware is
//! `hw/src/me/fetcher.rs` and `storer.rs`.

use super::contexts::Contexts;
use super::port::{Flit, FlitRequest, FlitResponse, FlitWrite, WriteResponse};
use crate::cycle::port::WriteRequest;
use crate::spec::me::{FETCH_COMMANDS, FETCH_FLITS, STORE_COMMANDS};

/// What the core pushes to begin a fetch.
#[derive(Clone, Copy, Debug)]
pub(super) struct FetchPush {
    pub flit: u64,
    pub line: u32,
    pub more: u32,
    pub tag: u16,
}

/// A fetch whose requests are being sent.
#[derive(Clone, Copy, Debug)]
struct Asking {
    owner: u32,
    flit: u64,
    part: u32,
    last: u32,
}

/// Reads flits into lines of the context SRAM.
#[derive(Clone, Debug)]
pub(super) struct Fetcher {
    pub contexts: Contexts,
    asking: Option<Asking>,
    lines: [u32; FETCH_COMMANDS as usize],
    /// Mask of a flit's address.
    flits: u64,
    /// Mask of a line's number.
    line_mask: u32,
}

impl Fetcher {
    pub fn new(flit_address_bits: u32, lines: u32) -> Fetcher {
        Fetcher {
            contexts: Contexts::new(FETCH_COMMANDS),
            asking: None,
            lines: [0; FETCH_COMMANDS as usize],
            flits: (1 << flit_address_bits) - 1,
            line_mask: lines - 1,
        }
    }

    pub fn free(&self) -> bool {
        self.asking.is_none() && self.contexts.free()
    }

    pub fn request(&self) -> Option<FlitRequest> {
        self.asking.map(|a| FlitRequest { address: a.flit, tag: a.owner * FETCH_FLITS + a.part })
    }

    /// The line that a response writes, with the bytes.
    pub fn line_write<'a>(&self, response: Option<&'a FlitResponse>) -> Option<(u32, &'a Flit)> {
        let r = response.filter(|r| !r.error)?;
        let (owner, part) = (r.tag / FETCH_FLITS, r.tag % FETCH_FLITS);
        Some((self.lines[owner as usize].wrapping_add(part) & self.line_mask, &r.data))
    }

    pub fn clock(
        &mut self,
        push: Option<FetchPush>,
        sent: bool,
        response: Option<&FlitResponse>,
        taken: bool,
    ) {
        let owner = self.contexts.number();
        self.contexts.clock(
            push.map(|p| (p.tag, p.more + 1)),
            response.map(|r| (r.tag / FETCH_FLITS, r.error)),
            taken,
        );
        if let Some(p) = push {
            self.lines[owner as usize] = p.line;
            self.asking = Some(Asking { owner, flit: p.flit, part: 0, last: p.more });
        } else if let Some(a) = self.asking.as_mut().filter(|_| sent) {
            if a.part == a.last {
                self.asking = None;
            } else {
                a.flit = (a.flit + 1) & self.flits;
                a.part += 1;
            }
        }
    }

    pub fn is_idle(&self) -> bool {
        self.contexts.is_idle()
    }
}

/// What the core pushes to begin a store.
#[derive(Clone, Copy, Debug)]
pub(super) struct StorePush {
    pub address: u64,
    pub data: u64,
    pub double: bool,
    pub tag: u16,
}

/// Writes words.
#[derive(Clone, Debug)]
pub(super) struct Storer {
    pub contexts: Contexts,
    asking: Option<(u32, StorePush)>,
    lane_bytes: u64,
}

impl Storer {
    pub fn new(lane_bytes: u32) -> Storer {
        Storer {
            contexts: Contexts::new(STORE_COMMANDS),
            asking: None,
            lane_bytes: lane_bytes.into(),
        }
    }

    pub fn free(&self) -> bool {
        self.asking.is_none() && self.contexts.free()
    }

    pub fn request(&self) -> Option<FlitWrite> {
        let (tag, push) = self.asking?;
        let low = push.data as u32;
        let high = if push.double { (push.data >> 32) as u32 } else { low };
        let mut data = [0; 64];
        for pair in data.chunks_exact_mut(8).take(self.lane_bytes as usize / 8) {
            pair[..4].copy_from_slice(&low.to_le_bytes());
            pair[4..].copy_from_slice(&high.to_le_bytes());
        }
        let bytes = if push.double { 8 } else { 4 };
        let offset = push.address % self.lane_bytes / bytes * bytes;
        let strobe = (if push.double { 0xff } else { 0xf }) << offset;
        let address = push.address / self.lane_bytes;
        Some(FlitWrite { request: WriteRequest { address, tag, strobe }, data })
    }

    pub fn clock(
        &mut self,
        push: Option<StorePush>,
        sent: bool,
        response: Option<&WriteResponse>,
        taken: bool,
    ) {
        let owner = self.contexts.number();
        self.contexts.clock(push.map(|p| (p.tag, 1)), response.map(|r| (r.tag, r.error)), taken);
        if let Some(p) = push {
            self.asking = Some((owner, p));
        } else if sent {
            self.asking = None;
        }
    }

    pub fn is_idle(&self) -> bool {
        self.contexts.is_idle()
    }
}
