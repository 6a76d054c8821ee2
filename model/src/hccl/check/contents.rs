//! What a program leaves in the receive buffers, computed with symbols instead of numbers.
//!
//! ```text
//!   memory of a rank:  | input of rank 0, from byte 0 | sum of (input 1, input 2), from byte 16 | ...
//! ```
//!
//! A program that the rest of the checker accepts leaves the same in every run. So one run, in an
//! order that all allow, shows what that is: for an all-reduce, say, the sum of every rank's input
//! just once, and the very same sum at every rank.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use super::graph::Order;
use super::{Finding, MOST_FINDINGS, Proof, graphs_of, hazards, pairs};
use crate::hccl::collective::{Collective, Kind, length, part};
use crate::hccl::program::Program;
use crate::spec::chip::Chip;
use crate::spec::wqe::{Kind as WqeKind, Width};

/// What bytes hold: byte i of a segment is byte `offset + i` of its term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Value {
    term: usize,
    offset: u64,
}

/// What a value comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Term {
    /// The send buffer of a rank.
    Input(usize),
    /// Memory of a rank that the program has not written, by address.
    Other(usize),
    /// A word that a SET stored.
    Word(u64),
    /// The sum of two terms; the second is taken so many bytes further on than the first.
    Sum(usize, usize, u64),
}

/// All terms, each once.
#[derive(Default)]
struct Terms {
    list: Vec<Term>,
    index: HashMap<Term, usize>,
}

impl Terms {
    fn of(&mut self, term: Term) -> usize {
        let next = self.list.len();
        let id = *self.index.entry(term.clone()).or_insert(next);
        if id == next {
            self.list.push(term);
        }
        id
    }

    /// The sum; which operand is first makes no difference to its bits.
    fn sum(&mut self, a: Value, b: Value) -> Value {
        let (a, b) = if a.term <= b.term { (a, b) } else { (b, a) };
        let term = self.of(Term::Sum(a.term, b.term, b.offset.wrapping_sub(a.offset)));
        Value { term, offset: a.offset }
    }

    /// The inputs that a value is the sum of, rank and offset; `None` if other things are in it.
    fn inputs(&self, value: Value) -> Option<Vec<(usize, u64)>> {
        let mut inputs = Vec::new();
        let mut open = vec![value];
        while let Some(Value { term, offset }) = open.pop() {
            match self.list[term] {
                Term::Input(rank) => inputs.push((rank, offset)),
                Term::Sum(a, b, shift) => {
                    open.push(Value { term: a, offset });
                    open.push(Value { term: b, offset: offset.wrapping_add(shift) });
                }
                Term::Other(_) | Term::Word(_) => return None,
            }
        }
        inputs.sort_unstable();
        Some(inputs)
    }

    fn describe(&self, value: Value) -> String {
        match (self.inputs(value), &self.list[value.term]) {
            (Some(inputs), _) => {
                let one = |(rank, offset): &(usize, u64)| format!("rank {rank} from {offset}");
                let list: Vec<String> = inputs.iter().take(8).map(one).collect();
                let more = if inputs.len() > 8 { ", ..." } else { "" };
                format!("inputs {}{more}", list.join(" + "))
            }
            (None, Term::Word(word)) => format!("the word {word}"),
            (None, Term::Other(rank)) => format!("what was at {:#x} of rank {rank}", value.offset),
            (None, _) => "a sum of other things than inputs".into(),
        }
    }
}

/// A rank's memory: values by first address, each up to the next.
struct Memory {
    segments: BTreeMap<u64, Value>,
}

impl Memory {
    /// Makes a segment begin at an address.
    fn split(&mut self, at: u64) {
        if let Some((&start, &value)) = self.segments.range(..=at).next_back()
            && start < at
        {
            let offset = value.offset.wrapping_add(at - start);
            self.segments.insert(at, Value { offset, ..value });
        }
    }

    fn read(&self, range: &Range<u64>) -> Vec<(u64, Value)> {
        let first = self.segments.range(..=range.start).next_back();
        let mut all = Vec::new();
        if let Some((&start, &value)) = first {
            let offset = value.offset.wrapping_add(range.start - start);
            all.push((range.start, Value { offset, ..value }));
        }
        let rest = self.segments.range(range.start + 1..range.end.max(range.start + 1));
        all.extend(rest.map(|(&start, &value)| (start, value)));
        all
    }

    fn write(&mut self, range: &Range<u64>, values: &[(u64, Value)]) {
        self.split(range.end);
        self.split(range.start);
        let old: Vec<u64> = self.segments.range(range.clone()).map(|(&start, _)| start).collect();
        for start in &old {
            self.segments.remove(start);
        }
        self.segments.extend(values.iter().copied());
    }
}

/// Shifts segments of one range to another that begins elsewhere.
fn shifted(values: Vec<(u64, Value)>, from: u64, to: u64) -> Vec<(u64, Value)> {
    values.into_iter().map(|(start, value)| (start - from + to, value)).collect()
}

/// Checks a program by itself, and that what it leaves in the receive buffers is its collective's.
///
/// # Errors
/// What is wrong.
pub fn check_result(chip: &Chip, program: &Program) -> Result<Proof, Vec<Finding>> {
    let programs = [program];
    let proof = super::check(chip, &programs)?;
    let graphs = graphs_of(chip, &programs);
    let mut order = Order::new(&graphs, pairs::messages(&graphs)?);
    let accesses = hazards::accesses(&mut order);
    super::flags::resolve(&mut order, &accesses)?;
    let (terms, memories) = run(&order, program);
    let findings = compare(&program.collective, program, &terms, &memories);
    if findings.is_empty() { Ok(proof) } else { Err(findings) }
}

/// Runs the program once.
fn run(order: &Order<'_>, program: &Program) -> (Terms, Vec<Memory>) {
    let mut terms = Terms::default();
    let mut memories: Vec<Memory> = (0..program.collective.ranks)
        .map(|rank| {
            let other = terms.of(Term::Other(rank));
            let whole = Value { term: other, offset: 0 };
            let mut memory = Memory { segments: BTreeMap::from([(0, whole)]) };
            let buffers = program.placement.buffers(&program.collective, rank);
            if let Some((_, send)) = buffers.iter().find(|(name, _)| *name == "send")
                && length(send) > 0
            {
                let input = terms.of(Term::Input(rank));
                memory.write(send, &[(send.start, Value { term: input, offset: 0 })]);
            }
            memory
        })
        .collect();
    for &node in &order.sorted {
        if let Some(m) = order.message_of(node) {
            let message = &order.messages[m];
            let (a, bytes) = (order.wqe(message.send).a, message.bytes);
            if bytes > 0 {
                let from = order.graphs.graphs[message.send.0].rank;
                let values = memories[from].read(&(a..a + bytes));
                let target = message.target;
                memories[message.to].write(&(target..target + bytes), &shifted(values, a, target));
            }
            continue;
        }
        let Some((g, i)) = order.issued(node) else { continue };
        let graph = &order.graphs.graphs[g];
        let Some(wqe) = graph.wqes.get(i) else { continue };
        let (memory, bytes) = (&mut memories[graph.rank], u64::from(wqe.length));
        match wqe.kind() {
            Some(WqeKind::Copy) => {
                let values = memory.read(&(wqe.a..wqe.a + bytes));
                memory.write(&(wqe.s..wqe.s + bytes), &shifted(values, wqe.a, wqe.s));
            }
            Some(WqeKind::Reduce) => {
                let a = shifted(memory.read(&(wqe.a..wqe.a + bytes)), wqe.a, wqe.s);
                let b = shifted(memory.read(&(wqe.b..wqe.b + bytes)), wqe.b, wqe.s);
                let sums = zip(&mut terms, &a, &b);
                memory.write(&(wqe.s..wqe.s + bytes), &sums);
            }
            Some(WqeKind::Set) => {
                let term = terms.of(Term::Word(wqe.value));
                let bytes = Width::from_code(wqe.width).map_or(0, Width::bytes);
                memory.write(&(wqe.a..wqe.a + bytes), &[(wqe.a, Value { term, offset: 0 })]);
            }
            _ => {}
        }
    }
    (terms, memories)
}

/// The sums of two lists of segments of the same bytes.
fn zip(terms: &mut Terms, a: &[(u64, Value)], b: &[(u64, Value)]) -> Vec<(u64, Value)> {
    let mut starts: Vec<u64> = a.iter().chain(b).map(|s| s.0).collect();
    starts.sort_unstable();
    starts.dedup();
    let at = |list: &[(u64, Value)], start: u64| {
        let i = list.partition_point(|s| s.0 <= start) - 1;
        let (begin, value) = list[i];
        Value { offset: value.offset.wrapping_add(start - begin), ..value }
    };
    starts.into_iter().map(|start| (start, terms.sum(at(a, start), at(b, start)))).collect()
}

/// Compares the receive buffers with the collective.
fn compare(
    collective: &Collective,
    program: &Program,
    terms: &Terms,
    memories: &[Memory],
) -> Vec<Finding> {
    let element = u64::from(collective.dtype.element_bytes());
    let mut findings = Vec::new();
    let mut sums = Sums::new();
    for (rank, memory) in memories.iter().enumerate() {
        let recv = program.placement.ranks[rank].layout.recv;
        for (elements, expected) in expectation(collective, rank) {
            let bytes = elements.start * element..elements.end * element;
            if bytes.is_empty() {
                continue;
            }
            let found = memory.read(&(recv + bytes.start..recv + bytes.end));
            let ends = found.iter().skip(1).map(|s| s.0).chain([recv + bytes.end]);
            for (&(start, value), end) in found.iter().zip(ends) {
                let into = start - recv - bytes.start;
                let (right, wanted) = match expected {
                    Expected::Input { rank: from, element: first } => {
                        let offset = first * element + into;
                        let wanted = format!("input of rank {from} from {offset}");
                        (terms.inputs(value) == Some(vec![(from, offset)]), wanted)
                    }
                    Expected::Sum { element: first } => {
                        let offset = first * element + into;
                        let bytes = offset..offset + end - start;
                        let right = is_sum(terms, &mut sums, collective.ranks, value, &bytes);
                        (right, format!("the one sum of all inputs from {offset}"))
                    }
                };
                if !right && findings.len() < MOST_FINDINGS {
                    let what = format!("{}, not {wanted}", terms.describe(value));
                    findings.push(Finding::Wrong { rank, range: start - recv..end - recv, what });
                }
            }
        }
    }
    findings
}

/// The sum of each byte of the vector as the first rank that has it has it: where it begins, to
/// its end and value.
type Sums = BTreeMap<u64, (u64, Value)>;

/// Whether bytes of the vector are the sum of all ranks' inputs, and as other ranks have them.
fn is_sum(terms: &Terms, sums: &mut Sums, ranks: usize, value: Value, bytes: &Range<u64>) -> bool {
    let ahead = |value: Value, by: u64| Value { offset: value.offset.wrapping_add(by), ..value };
    let mut at = bytes.start;
    while at < bytes.end {
        let here = ahead(value, at - bytes.start);
        match sums.range(..=at).next_back() {
            Some((&start, &(end, known))) if at < end => {
                if ahead(known, at - start) != here {
                    return false;
                }
                at = end;
            }
            _ => {
                let next = sums.range(at..).next().map_or(bytes.end, |(&start, _)| start);
                let end = next.min(bytes.end);
                let all = (0..ranks).map(|rank| (rank, at)).collect();
                if terms.inputs(here) != Some(all) {
                    return false;
                }
                sums.insert(at, (end, here));
                at = end;
            }
        }
    }
    true
}

/// What elements of a receive buffer should hold.
#[derive(Clone, Copy)]
enum Expected {
    /// Those of a rank's input from an element on.
    Input { rank: usize, element: u64 },
    /// The sum of all ranks' from an element on.
    Sum { element: u64 },
}

fn expectation(collective: &Collective, rank: usize) -> Vec<(Range<u64>, Expected)> {
    let ranks = collective.ranks;
    match &collective.kind {
        Kind::AllReduce { elements, .. } => {
            vec![(0..*elements, Expected::Sum { element: 0 })]
        }
        Kind::ReduceScatter { elements } => {
            let own = part(&(0..*elements), ranks, rank);
            vec![(0..length(&own), Expected::Sum { element: own.start })]
        }
        Kind::AllGather { elements } => (0..ranks)
            .map(|from| {
                (part(&(0..*elements), ranks, from), Expected::Input { rank: from, element: 0 })
            })
            .collect(),
        Kind::AllToAll { .. } | Kind::AllToAllV { .. } => (0..ranks)
            .map(|from| {
                let element = collective.sent_part(from, rank).start;
                let to = collective.received_part(from, rank);
                (to, Expected::Input { rank: from, element })
            })
            .collect(),
        Kind::Broadcast { elements, root, .. } => {
            vec![(0..*elements, Expected::Input { rank: *root, element: 0 })]
        }
        Kind::SendRecv { elements, pairs } => pairs
            .iter()
            .filter(|p| p.1 == rank)
            .map(|p| (0..*elements, Expected::Input { rank: p.0, element: 0 }))
            .collect(),
    }
}
