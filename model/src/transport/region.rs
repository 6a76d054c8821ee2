//! Memory regions: what may be reached with which key. Every access is checked here before a byte
//! is placed or taken.
//!
//! A key is 16 bits of the region's place in the table and 16 bits drawn when it was registered, so
//! that a key of a region that is gone opens nothing.

use rand::{Rng, RngExt};

/// What may be done with a region besides reading it locally.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rights {
    /// Receives and Reads of this endpoint may write it.
    pub local_write: bool,
    /// Writes of a peer may write it.
    pub remote_write: bool,
    /// Reads of a peer may read it.
    pub remote_read: bool,
}

impl Rights {
    /// Everything.
    pub const ALL: Self = Self { local_write: true, remote_write: true, remote_read: true };
    /// Only read by this endpoint's own Sends and Writes.
    pub const NONE: Self = Self { local_write: false, remote_write: false, remote_read: false };
}

/// A piece of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// Address of its first byte.
    pub address: u64,
    /// Bytes.
    pub length: u64,
    /// What may be done with it.
    pub rights: Rights,
}

/// Opens a region to this endpoint's own requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LocalKey(pub u32);

/// Opens a region to a peer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RemoteKey(pub u32);

/// The keys of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keys {
    /// For this endpoint.
    pub local: LocalKey,
    /// For peers.
    pub remote: RemoteKey,
}

/// Why a region cannot be registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RegisterError {
    /// Its end is beyond the last address.
    #[error("{length} bytes at {address:#x} reach beyond the last address; make it shorter")]
    Wraps {
        /// First byte.
        address: u64,
        /// Bytes.
        length: u64,
    },
    /// The table is full.
    #[error("all {MOST} regions are in use; deregister one")]
    Full,
}

/// Regions of an endpoint.
pub const MOST: usize = 1 << 16;

/// What is to be done with bytes of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    LocalRead,
    LocalWrite,
    RemoteRead,
    RemoteWrite,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    region: Region,
    local_tag: u16,
    remote_tag: u16,
    live: bool,
}

/// The regions of an endpoint.
#[derive(Debug, Default)]
pub(crate) struct Regions {
    entries: Vec<Entry>,
    free: Vec<u16>,
}

/// Why an access is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Denied {
    /// No region has the key, or it does not hold all the bytes.
    Bounds,
    /// The region lacks the right.
    Rights,
}

impl Regions {
    pub fn register(&mut self, region: Region, rng: &mut impl Rng) -> Result<Keys, RegisterError> {
        let Region { address, length, .. } = region;
        if address.checked_add(length).is_none() {
            return Err(RegisterError::Wraps { address, length });
        }
        let index = match self.free.pop() {
            Some(index) => index,
            None if self.entries.len() == MOST => return Err(RegisterError::Full),
            None => {
                self.entries.push(Entry { region, local_tag: 0, remote_tag: 0, live: false });
                (self.entries.len() - 1) as u16
            }
        };
        let entry = &mut self.entries[usize::from(index)];
        // A tag differs from the last one of its place, so that an old key never opens the new region.
        let draw = |last: u16, rng: &mut dyn Rng| loop {
            let tag = rng.random();
            if tag != last {
                break tag;
            }
        };
        entry.local_tag = draw(entry.local_tag, rng);
        entry.remote_tag = draw(entry.remote_tag, rng);
        entry.region = region;
        entry.live = true;
        let key = |tag: u16| u32::from(index) << 16 | u32::from(tag);
        Ok(Keys { local: LocalKey(key(entry.local_tag)), remote: RemoteKey(key(entry.remote_tag)) })
    }

    /// Whether there was such a region.
    pub fn deregister(&mut self, key: LocalKey) -> bool {
        let index = (key.0 >> 16) as u16;
        match self.entries.get_mut(usize::from(index)) {
            Some(entry) if entry.live && entry.local_tag == key.0 as u16 => {
                entry.live = false;
                self.free.push(index);
                true
            }
            _ => false,
        }
    }

    /// Whether `length` bytes from `address` on may be accessed so with this key, local or remote as
    /// the access says.
    pub fn check(&self, key: u32, address: u64, length: u64, access: Access) -> Result<(), Denied> {
        let entry = self.entries.get((key >> 16) as usize).ok_or(Denied::Bounds)?;
        let (tag, right) = match access {
            Access::LocalRead => (entry.local_tag, true),
            Access::LocalWrite => (entry.local_tag, entry.region.rights.local_write),
            Access::RemoteRead => (entry.remote_tag, entry.region.rights.remote_read),
            Access::RemoteWrite => (entry.remote_tag, entry.region.rights.remote_write),
        };
        let region = &entry.region;
        let inside = address >= region.address
            && address - region.address <= region.length
            && length <= region.length - (address - region.address);
        if !entry.live || key as u16 != tag || !inside {
            return Err(Denied::Bounds);
        }
        if right { Ok(()) } else { Err(Denied::Rights) }
    }
}
