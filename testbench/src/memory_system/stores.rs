//! The local stores of the clients, as the bench plays them: windows written and read.

use std::collections::VecDeque;

use mtia_model::cycle::fi::StoreWrite;
use mtia_model::func::fi::LineBytes;

/// A local store.
#[derive(Clone, Debug)]
pub struct Store {
    bytes: Vec<u8>,
    /// Windows asked for: when they are there, and where they are.
    asked: VecDeque<(u64, u32)>,
    latency: u64,
}

impl Store {
    /// Of so many bytes, filled with what `fill` gives; a window is there `latency` cycles after it
    /// was asked for.
    pub fn new(bytes: u32, latency: u32, fill: impl FnMut() -> u8) -> Store {
        Store {
            bytes: std::iter::repeat_with(fill).take(bytes as usize).collect(),
            asked: VecDeque::new(),
            latency: latency.into(),
        }
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The window that is there in this cycle.
    pub fn window(&self, now: u64) -> Option<LineBytes> {
        let &(_, at) = self.asked.front().filter(|asked| asked.0 <= now)?;
        Some(std::array::from_fn(|i| self.bytes[(at as usize + i) % self.bytes.len()]))
    }

    /// The window was taken.
    pub fn taken(&mut self) {
        self.asked.pop_front();
    }

    /// A window is asked for.
    pub fn ask(&mut self, now: u64, at: u32) {
        self.asked.push_back((now + self.latency, at));
    }

    /// A window is written: the places of its bytes.
    pub fn write(&mut self, write: &StoreWrite<LineBytes>) -> Vec<u32> {
        let size = self.bytes.len() as u32;
        let mut places = Vec::new();
        for (i, byte) in (0..).zip(write.data).filter(|&(i, _)| write.strobe >> i & 1 == 1) {
            let at = (write.address + i) % size;
            self.bytes[at as usize] = byte;
            places.push(at);
        }
        places
    }
}
