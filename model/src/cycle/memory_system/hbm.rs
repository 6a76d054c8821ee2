//! The pseudo-channels, and the crossings between them and the LLC banks.
//!
//! ```text
//!   Gateway (chip's clock)                    Hbm (HBM's command clock)
//!   requests: Entrance ---- ToHbm --------->  Exit ==> Channel
//!   responses: Exit    <--- ToGateway ------  Entrance <== Channel
//! ```
//! The two sides meet once a cycle of the chip and exchange what entered and left the crossings.
//! While the gateway's side works out cycle k + 1, the other runs the clocks between the edges k
//! and k + 1: what passes a crossing's first flip-flop in that cycle is used in the next. So the
//! outcome is the same whether one thread runs both or each has its own.

use super::Line;
use crate::cycle::crossing::{Clocks, Entrance, Exit};
use crate::cycle::hbm::Channel;
use crate::cycle::hbm::port::{Request, Response};
use crate::spec::Chip;
use crate::spec::hbm::CounterId;

/// What happened at the gateway's side in a cycle, by channel.
#[derive(Debug)]
pub struct ToHbm<D> {
    /// Requests that entered.
    requests: Vec<(u32, Request<D>)>,
    /// Channels of which a response left.
    taken: Vec<u32>,
}

/// What happened at HBM's side in the clocks between two cycles.
#[derive(Debug)]
pub struct ToGateway<D> {
    /// Responses that entered.
    responses: Vec<(u32, Response<D>)>,
    /// Channels that took a request.
    taken: Vec<u32>,
}

impl<D> Default for ToHbm<D> {
    fn default() -> ToHbm<D> {
        ToHbm { requests: Vec::new(), taken: Vec::new() }
    }
}

impl<D> Default for ToGateway<D> {
    fn default() -> ToGateway<D> {
        ToGateway { responses: Vec::new(), taken: Vec::new() }
    }
}

/// The LLC's side.
#[derive(Debug)]
pub struct Gateway<D> {
    requests: Vec<Entrance>,
    responses: Vec<Exit<Response<D>>>,
    /// What this cycle does, by channel: pushes and pops.
    pushes: Vec<bool>,
    pops: Vec<bool>,
    /// Channels with edges that may change something, 64 to a word.
    awake: Vec<u64>,
    outbox: ToHbm<D>,
}

impl<D: Line> Gateway<D> {
    /// The side of all channels of a chip.
    pub fn new(chip: &Chip) -> Gateway<D> {
        let (channels, depth) = (channels(chip), chip.hbm.crossing.value);
        Gateway {
            requests: vec![Entrance::new(depth); channels],
            responses: (0..channels).map(|_| Exit::new(depth)).collect(),
            pushes: vec![false; channels],
            pops: vec![false; channels],
            awake: vec![0; channels.div_ceil(64)],
            outbox: ToHbm::default(),
        }
    }

    /// Whether channel `channel` takes a request in this cycle.
    #[inline]
    pub fn ready(&self, channel: usize) -> bool {
        self.requests[channel].ready()
    }

    /// Hands over a request, once a cycle and channel.
    #[inline]
    pub fn push(&mut self, channel: usize, request: Request<D>) {
        debug_assert!(self.ready(channel) && !self.pushes[channel]);
        self.pushes[channel] = true;
        self.awake[channel / 64] |= 1 << (channel % 64);
        self.outbox.requests.push((channel as u32, request));
    }

    /// The response that a channel offers in this cycle.
    #[inline]
    pub fn response(&self, channel: usize) -> Option<&Response<D>> {
        self.responses[channel].front()
    }

    /// Takes it, once a cycle and channel.
    #[inline]
    pub fn take(&mut self, channel: usize) {
        self.pops[channel] = true;
        self.awake[channel / 64] |= 1 << (channel % 64);
        self.outbox.taken.push(channel as u32);
    }

    /// The clock edge: its first half.
    pub fn edge(&mut self) {
        for (word, mask) in self.awake.iter().enumerate() {
            let mut mask = *mask;
            while mask != 0 {
                let channel = 64 * word + mask.trailing_zeros() as usize;
                mask &= mask - 1;
                self.requests[channel].edge(std::mem::take(&mut self.pushes[channel]));
                let _ = self.responses[channel].edge(std::mem::take(&mut self.pops[channel]));
            }
        }
    }

    /// The second half of the edge, behind the exchange: `inbox` is what the other side did up to
    /// the edge; what this side did is left in `outbox`.
    pub fn exchange(&mut self, inbox: &mut ToGateway<D>, outbox: &mut ToHbm<D>) {
        for (channel, response) in inbox.responses.drain(..) {
            self.responses[channel as usize].entered(response);
            self.awake[channel as usize / 64] |= 1 << (channel % 64);
        }
        for channel in inbox.taken.drain(..) {
            self.requests[channel as usize].left();
            self.awake[channel as usize / 64] |= 1 << (channel % 64);
        }
        for (word, awake) in self.awake.iter_mut().enumerate() {
            let mut mask = *awake;
            while mask != 0 {
                let bit = mask.trailing_zeros();
                mask &= mask - 1;
                let channel = 64 * word + bit as usize;
                let (request, response) =
                    (&mut self.requests[channel], &mut self.responses[channel]);
                if request.is_still() && response.is_still() {
                    *awake &= !(1 << bit);
                }
                request.sample();
                response.sample();
            }
        }
        std::mem::swap(&mut self.outbox, outbox);
    }

    /// Whether nothing is on its way at this side.
    pub fn is_idle(&self) -> bool {
        self.awake.iter().all(|&word| word == 0)
    }
}

/// Pseudo-channels of a chip.
fn channels(chip: &Chip) -> usize {
    (chip.hbm.stacks.value * chip.hbm.pseudo_channels.value) as usize
}

/// A pseudo-channel with its side of the crossings.
#[derive(Debug)]
struct Side<D> {
    channel: Channel<D>,
    requests: Exit<Request<D>>,
    responses: Entrance,
    /// Before this clock nothing happens unless something comes.
    wake: u64,
}

/// HBM's side: all pseudo-channels.
#[derive(Debug)]
pub struct Hbm<D> {
    sides: Vec<Side<D>>,
    clocks: Clocks,
    /// Clocks so far.
    now: u64,
}

impl<D: Line> Hbm<D> {
    /// All pseudo-channels of a chip.
    pub fn new(chip: &Chip) -> Hbm<D> {
        let depth = chip.hbm.crossing.value;
        let side = |_| Side {
            channel: Channel::new(chip),
            requests: Exit::new(depth),
            responses: Entrance::new(depth),
            wake: 0,
        };
        let mut clocks = Clocks::new(chip.clock.frequency.value, command_clock(chip));
        clocks.until_first();
        Hbm { sides: (0..channels(chip)).map(side).collect(), clocks, now: 0 }
    }

    /// The clocks up to the next edge of the chip's clock. `inbox` is what happened at the other
    /// side at the edge before; what happens here is left in `outbox`.
    pub fn run(&mut self, inbox: &mut ToHbm<D>, outbox: &mut ToGateway<D>) {
        for (channel, request) in inbox.requests.drain(..) {
            let side = &mut self.sides[channel as usize];
            side.requests.entered(request);
            side.wake = self.now;
        }
        for channel in inbox.taken.drain(..) {
            let side = &mut self.sides[channel as usize];
            side.responses.left();
            side.wake = self.now;
        }
        for _ in 0..self.clocks.until_first() {
            for (channel, side) in self.sides.iter_mut().enumerate() {
                if side.wake <= self.now {
                    side.clock(self.now, channel as u32, outbox);
                }
            }
            self.now += 1;
        }
    }

    /// A counter, of all pseudo-channels together.
    pub fn counter(&self, id: CounterId) -> u64 {
        self.sides.iter().map(|side| side.channel.counter(id)).sum()
    }

    /// Clocks so far.
    pub fn clocks(&self) -> u64 {
        self.now
    }

    /// The pseudo-channels.
    pub fn channels(&self) -> impl Iterator<Item = &Channel<D>> {
        self.sides.iter().map(|side| &side.channel)
    }

    /// A pseudo-channel.
    pub fn channel_mut(&mut self, channel: usize) -> &mut Channel<D> {
        &mut self.sides[channel].channel
    }

    /// Who has work, in words.
    pub fn waits(&self) -> Vec<String> {
        let mut out = Vec::new();
        for (n, side) in self.sides.iter().enumerate() {
            if side.requests.front().is_some() {
                out.push(format!(
                    "pseudo-channel {n}: a request waits for the controller's entrance"
                ));
            }
            if side.channel.offers() {
                out.push(format!("pseudo-channel {n}: an answer waits for room in its crossing"));
            } else if !side.channel.is_idle() {
                out.push(format!("pseudo-channel {n}: lines are under way"));
            }
        }
        out
    }

    /// Whether nothing waits and nothing is on its way.
    pub fn is_idle(&self) -> bool {
        self.sides.iter().all(|side| {
            side.channel.is_idle() && side.requests.is_still() && side.responses.is_still()
        })
    }
}

/// Frequency of HBM's commands, in GHz: four bits a clock and pin.
fn command_clock(chip: &Chip) -> f64 {
    chip.hbm.data_rate.value / 4.0
}

impl<D: Line> Side<D> {
    fn clock(&mut self, now: u64, number: u32, outbox: &mut ToGateway<D>) {
        if self.channel.now() < now {
            self.channel.skip_to(now);
        }
        // Handshakes of this clock, from what the registers show.
        let pops = self.requests.front().is_some_and(|r| self.channel.accepts(r.write));
        let pushes = self.responses.ready();
        let response = if pushes { self.channel.pop() } else { None };
        if let Some(request) = self.requests.edge(pops) {
            self.channel.push(request);
            outbox.taken.push(number);
        }
        self.requests.sample();
        self.responses.edge(response.is_some());
        self.responses.sample();
        if let Some(response) = response {
            outbox.responses.push((number, response));
        }
        self.channel.clock();
        // A response that waits is taken as soon as its crossing has room.
        let still = self.requests.is_still()
            && self.responses.is_still()
            && !(self.channel.offers() && self.responses.ready());
        self.wake = match self.channel.next_event() {
            _ if !still => 0,
            Some(event) => event,
            None => u64::MAX,
        };
    }
}
