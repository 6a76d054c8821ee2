//! Requests that memory has yet to answer; the hardware is `hw/src/me/contexts.rs`.

use crate::spec::me::MEMORY_ERROR;

#[derive(Clone, Copy, Debug, Default)]
struct Context {
    busy: bool,
    tag: u16,
    left: u32,
    failed: bool,
}

/// The contexts of a fetcher or storer.
#[derive(Clone, Debug)]
pub(super) struct Contexts {
    contexts: Vec<Context>,
    next: usize,
    /// The context whose completion is offered.
    offered: Option<usize>,
}

impl Contexts {
    pub fn new(count: u32) -> Contexts {
        Contexts { contexts: vec![Context::default(); count as usize], next: 0, offered: None }
    }

    /// Whether a request could begin.
    pub fn free(&self) -> bool {
        !self.contexts[self.next].busy
    }

    /// The context that it would get.
    pub fn number(&self) -> u32 {
        self.next as u32
    }

    /// The completion offered: tag and status.
    pub fn done(&self) -> Option<(u16, u8)> {
        let context = &self.contexts[self.offered?];
        Some((context.tag, if context.failed { MEMORY_ERROR } else { 0 }))
    }

    /// Whether nothing is under way.
    pub fn is_idle(&self) -> bool {
        self.contexts.iter().all(|c| !c.busy)
    }

    /// The clock edge: a request that begins (tag, parts), a part that arrives (context, error),
    /// and whether the completion was taken.
    pub fn clock(&mut self, begins: Option<(u16, u32)>, arrives: Option<(u32, bool)>, taken: bool) {
        let ended = self.contexts.iter().position(|c| c.busy && c.left == 0);
        let gone = self.offered.filter(|_| taken);
        if let Some((owner, error)) = arrives {
            let context = &mut self.contexts[owner as usize];
            context.left = context.left.wrapping_sub(1);
            context.failed |= error;
        }
        if let Some((tag, parts)) = begins {
            self.contexts[self.next] = Context { busy: true, tag, left: parts, failed: false };
            self.next = (self.next + 1) % self.contexts.len();
        }
        match self.offered {
            None => self.offered = ended,
            Some(_) if taken => self.offered = None,
            Some(_) => {}
        }
        if let Some(gone) = gone {
            self.contexts[gone].busy = false;
        }
    }
}
