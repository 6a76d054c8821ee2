//! Records of packets under way: one pool for all connections of an endpoint, in blocks of 16 that
//! paths take and give back, so that an idle path holds none.

use super::packet::{Home, Reason};

/// Records of a block.
pub const BLOCK: u32 = 16;
const NO_BLOCK: u16 = u16::MAX;
/// Blocks that a path can hold: twice those of its window, as that may begin inside a block.
const PATH_BLOCKS: usize = 32;

/// What a sequenced packet carries, as far as its sender must know to send it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nothing.
    Void,
    /// A piece of a message of this end's flow.
    Request,
    /// A piece of the answer to a Read of the peer's flow.
    Response,
    /// The end of a flow.
    Error(Reason),
}

/// A packet under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// What it carries.
    pub kind: Kind,
    /// It was sent more than once.
    pub repeated: bool,
    /// The stream.
    pub stream: u16,
    /// Bytes of payload.
    pub length: u16,
    /// Message number.
    pub message: u32,
    /// Bytes of the message before.
    pub offset: u32,
    /// Transmission number of the last time.
    pub transmission: u32,
    /// Of a piece that moved away from here: the packet that carries it now, if one does. Of such a
    /// carrier: the piece's home.
    pub link: Option<Home>,
}

impl Record {
    /// Carries nothing.
    pub const VOID: Self = Self {
        kind: Kind::Void,
        repeated: false,
        stream: 0,
        length: 0,
        message: 0,
        offset: 0,
        transmission: 0,
        link: None,
    };
}

/// The pool.
#[derive(Debug)]
pub struct Records {
    blocks: Vec<[Record; BLOCK as usize]>,
    free: Vec<u16>,
    most: usize,
}

impl Records {
    /// A pool of at most so many blocks, which are made when they are first needed.
    pub fn new(most: u32) -> Self {
        Self { blocks: Vec::new(), free: Vec::new(), most: most as usize }
    }

    /// Blocks in use.
    pub fn used(&self) -> usize {
        self.blocks.len() - self.free.len()
    }

    /// Whether a block can be had.
    pub fn any_left(&self) -> bool {
        !self.free.is_empty() || self.blocks.len() < self.most
    }

    fn take(&mut self) -> Option<u16> {
        self.free.pop().or_else(|| {
            (self.blocks.len() < self.most).then(|| {
                self.blocks.push([Record::VOID; BLOCK as usize]);
                (self.blocks.len() - 1) as u16
            })
        })
    }
}

/// The blocks of a path: where the record of a PSN is.
#[derive(Clone, Copy, Debug)]
pub struct PathRecords([u16; PATH_BLOCKS]);

impl PathRecords {
    /// None.
    pub const EMPTY: Self = Self([NO_BLOCK; PATH_BLOCKS]);

    fn slot(psn: u32) -> usize {
        (psn / BLOCK) as usize % PATH_BLOCKS
    }

    /// Whether the record of a PSN has a place, or could get one.
    pub fn has_room(&self, psn: u32, pool: &Records) -> bool {
        self.0[Self::slot(psn)] != NO_BLOCK || pool.any_left()
    }

    /// Makes a place for the record of a PSN. Whether there was one to be had.
    pub fn make_room(&mut self, psn: u32, pool: &mut Records) -> bool {
        let block = &mut self.0[Self::slot(psn)];
        if *block == NO_BLOCK {
            match pool.take() {
                Some(taken) => *block = taken,
                None => return false,
            }
        }
        true
    }

    /// The record of a PSN under way.
    pub fn get<'a>(&self, psn: u32, pool: &'a Records) -> &'a Record {
        &pool.blocks[usize::from(self.0[Self::slot(psn)])][(psn % BLOCK) as usize]
    }

    /// The same, to be changed.
    pub fn get_mut<'a>(&self, psn: u32, pool: &'a mut Records) -> &'a mut Record {
        &mut pool.blocks[usize::from(self.0[Self::slot(psn)])][(psn % BLOCK) as usize]
    }

    /// PSN `psn` is done, and all before it; the window now begins at `oldest` and ends before `next`.
    /// Gives blocks back that no longer hold any.
    pub fn passed(&mut self, psn: u32, oldest: u32, next: u32, pool: &mut Records) {
        if psn / BLOCK != oldest / BLOCK || oldest == next {
            let block = &mut self.0[Self::slot(psn)];
            if *block != NO_BLOCK {
                pool.free.push(*block);
                *block = NO_BLOCK;
            }
        }
    }

    /// Gives all back.
    pub fn clear(&mut self, pool: &mut Records) {
        for block in &mut self.0 {
            if *block != NO_BLOCK {
                pool.free.push(*block);
                *block = NO_BLOCK;
            }
        }
    }
}
