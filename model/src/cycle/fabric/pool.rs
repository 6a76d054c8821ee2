//! Packets under way: what switches look at, apart from what only the ends look at.

/// No packet.
pub const NONE: u32 = u32::MAX;

/// What the network needs of a packet on every hop.
#[derive(Clone, Copy, Debug)]
pub struct Header {
    /// When it arrives at the end of the link that it is on, ps.
    pub arrives: u64,
    /// The packet behind it in the same queue or on the same link.
    pub next: u32,
    /// Bytes on the wire.
    pub bytes: u32,
    /// Where it goes: host and port, as an index of `Topology::uplinks`.
    pub to: u32,
    /// Hash of the five-tuple.
    pub entropy: u32,
    /// The link by which it came to the switch that it is in.
    pub ingress: u32,
    /// Traffic class: 0 or 1.
    pub class: u8,
    /// Whether a switch may mark it.
    pub ecn_capable: bool,
    /// Whether one has.
    pub marked: bool,
    /// Whether the link went down under it.
    pub doomed: bool,
}

/// A queue of packets, linked through their headers.
#[derive(Clone, Copy, Debug)]
pub struct Fifo {
    pub head: u32,
    tail: u32,
}

impl Fifo {
    pub const EMPTY: Fifo = Fifo { head: NONE, tail: NONE };

    pub fn is_empty(&self) -> bool {
        self.head == NONE
    }
}

/// The packets under way.
pub struct Pool<P> {
    pub headers: Vec<Header>,
    bodies: Vec<Option<P>>,
    free: u32,
    live: u64,
}

impl<P: Clone> Pool<P> {
    pub fn new() -> Pool<P> {
        Pool { headers: Vec::new(), bodies: Vec::new(), free: NONE, live: 0 }
    }

    /// Packets under way.
    pub fn live(&self) -> u64 {
        self.live
    }

    #[inline]
    pub fn insert(&mut self, header: Header, body: P) -> u32 {
        self.live += 1;
        let at = self.free;
        if at == NONE {
            self.headers.push(header);
            self.bodies.push(Some(body));
            return self.headers.len() as u32 - 1;
        }
        self.free = self.headers[at as usize].next;
        self.headers[at as usize] = header;
        self.bodies[at as usize] = Some(body);
        at
    }

    /// Takes a packet out.
    #[inline]
    pub fn remove(&mut self, at: u32) -> Option<P> {
        self.live -= 1;
        self.headers[at as usize].next = self.free;
        self.free = at;
        self.bodies[at as usize].take()
    }

    /// A second packet like one.
    pub fn copy(&mut self, at: u32) -> Option<u32> {
        let header = self.headers[at as usize];
        let body = self.bodies[at as usize].clone()?;
        Some(self.insert(header, body))
    }

    #[inline]
    pub fn push(&mut self, fifo: &mut Fifo, at: u32) {
        self.headers[at as usize].next = NONE;
        if fifo.head == NONE {
            fifo.head = at;
        } else {
            self.headers[fifo.tail as usize].next = at;
        }
        fifo.tail = at;
    }

    #[inline]
    pub fn pop(&mut self, fifo: &mut Fifo) -> Option<u32> {
        let at = fifo.head;
        if at == NONE {
            return None;
        }
        fifo.head = self.headers[at as usize].next;
        Some(at)
    }
}
