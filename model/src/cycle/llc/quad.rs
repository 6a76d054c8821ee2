//! The banks of one control lane: requests to the bank they name, acknowledgements by turns.
//!
//! ```text
//!   request ==>| queue | ==> bank 0 .. n-1 ==>| by turns, queue | ==> ack
//! ```

use std::collections::VecDeque;

use super::bank::Bank;
use super::port::{LaneOutputs, Line, QuadInputs, QuadOutputs, UtilityRequest, UtilityResponse};
use crate::spec::Chip;
use crate::spec::flit::ControlFlit;
use crate::spec::llc::{OFFSET_BITS, PORT_QUEUE, Sizes};

const PORT_DEPTH: usize = PORT_QUEUE as usize;

/// What the quad's own ports see in a cycle.
#[derive(Clone, Copy, Debug, Default)]
struct Ports {
    request: Option<ControlFlit>,
    ack_ready: bool,
    utility_request: Option<UtilityRequest>,
    utility_ready: bool,
}

/// A quad.
#[derive(Clone, Debug)]
pub struct Quad<D> {
    banks: Vec<Bank<D>>,
    requests: VecDeque<ControlFlit>,
    acks: VecDeque<ControlFlit>,
    /// The bank whose acknowledgement goes first.
    ack_turn: usize,
    /// What has been pushed and taken since the last clock.
    next: Ports,
    /// An access of a register is under way; `Some(n)` at bank n, beyond the last bank at none.
    accessed: Option<usize>,
}

impl<D: Line> Quad<D> {
    /// A quad of a chip, as after reset.
    pub fn new(chip: &Chip) -> Quad<D> {
        Quad::of(&Sizes::new(chip))
    }

    /// A quad of these sizes.
    pub fn of(sizes: &Sizes) -> Quad<D> {
        let banks = sizes.quad_banks as usize;
        Quad {
            banks: vec![Bank::new(sizes); banks],
            requests: VecDeque::new(),
            acks: VecDeque::new(),
            ack_turn: 0,
            next: Ports::default(),
            accessed: None,
        }
    }

    /// Its banks.
    pub fn banks(&self) -> &[Bank<D>] {
        &self.banks
    }

    /// A bank, for the fast path of its data ports.
    pub fn bank_mut(&mut self, bank: usize) -> &mut Bank<D> {
        &mut self.banks[bank]
    }

    /// Whether nothing is under way.
    pub fn is_idle(&self) -> bool {
        self.requests.is_empty()
            && self.acks.is_empty()
            && self.accessed.is_none()
            && self.banks.iter().all(Bank::is_idle)
    }

    /// Whether a read request would be taken.
    pub fn accepts_request(&self) -> bool {
        self.requests.len() != PORT_DEPTH && self.next.request.is_none()
    }

    /// The bank that a request is for: a number beyond the last stands for the last.
    fn target(&self, request: &ControlFlit) -> usize {
        usize::from(request.bank).min(self.banks.len() - 1)
    }

    /// The bank whose acknowledgement is passed on.
    fn acking(&self) -> Option<usize> {
        let n = self.banks.len();
        let order = (0..n).map(|i| (self.ack_turn + i) % n);
        order.into_iter().find(|&bank| self.banks[bank].ack().is_some())
    }

    fn utility_response(&self) -> Option<UtilityResponse> {
        match self.accessed {
            Some(bank) if bank < self.banks.len() => {
                self.banks[bank].outputs(false).utility_response
            }
            Some(_) => Some(UtilityResponse { data: 0, error: true }),
            None => None,
        }
    }

    /// What the ports show in this cycle.
    pub fn outputs(&self) -> QuadOutputs<D> {
        let lane = |bank: &Bank<D>| {
            let outputs = bank.outputs(false);
            LaneOutputs {
                write_ready: outputs.write_ready,
                read: outputs.read,
                memory_request: outputs.memory_request,
                memory_response_ready: outputs.memory_response_ready,
            }
        };
        QuadOutputs {
            request_ready: self.requests.len() != PORT_DEPTH,
            ack: self.acks.front().copied(),
            utility_request_ready: self.accessed.is_none(),
            utility_response: self.utility_response(),
            lanes: self.banks.iter().map(lane).collect(),
        }
    }

    /// Gives a read request, taken at the next clock; only where [`Quad::accepts_request`].
    pub fn push_request(&mut self, request: ControlFlit) {
        debug_assert!(self.accepts_request());
        self.next.request = Some(request);
    }

    /// The acknowledgement that is offered.
    pub fn ack(&self) -> Option<&ControlFlit> {
        self.acks.front()
    }

    /// Takes the acknowledgement that is offered, at the next clock.
    pub fn take_ack(&mut self) {
        self.next.ack_ready = true;
    }

    /// A cycle with these inputs.
    pub fn cycle(&mut self, inputs: &QuadInputs<D>) {
        for (bank, lane) in self.banks.iter_mut().zip(&inputs.lanes) {
            bank.next.write.clone_from(&lane.write);
            bank.next.read_ready = lane.read_ready;
            bank.next.memory_ready = lane.memory_ready;
            bank.next.memory_response.clone_from(&lane.memory_response);
        }
        self.next = Ports {
            request: inputs.request,
            ack_ready: inputs.ack_ready,
            utility_request: inputs.utility_request,
            utility_ready: inputs.utility_ready,
        };
        self.clock();
    }

    /// A cycle with what has been pushed and taken, here and at the banks, since the last one.
    pub fn clock(&mut self) {
        let ports = std::mem::take(&mut self.next);
        let fits_request = self.requests.len() != PORT_DEPTH;
        if let Some(request) = self.requests.front().copied() {
            let bank = self.target(&request);
            if self.banks[bank].accepts_request() {
                self.banks[bank].push_request(request);
                self.requests.pop_front();
            }
        }
        let passed = self.acking().filter(|_| self.acks.len() != PORT_DEPTH);
        if ports.ack_ready {
            self.acks.pop_front();
        }
        if let Some(bank) = passed {
            self.banks[bank].take_ack();
            self.acks.extend(self.banks[bank].ack().copied());
            self.ack_turn = (bank + 1) % self.banks.len();
        }
        match (self.accessed, ports.utility_request) {
            (None, Some(request)) => {
                let bank = (request.address >> OFFSET_BITS) as usize;
                if let Some(bank) = self.banks.get_mut(bank) {
                    let address = request.address & ((1 << OFFSET_BITS) - 1);
                    bank.push_utility(UtilityRequest { address, ..request });
                }
                self.accessed = Some(bank);
            }
            (Some(bank), _) if ports.utility_ready => {
                if let Some(bank) = self.banks.get_mut(bank) {
                    bank.next.utility_ready = true;
                }
                self.accessed = None;
            }
            _ => {}
        }
        if fits_request {
            self.requests.extend(ports.request);
        }
        self.banks.iter_mut().for_each(Bank::clock);
    }
}
