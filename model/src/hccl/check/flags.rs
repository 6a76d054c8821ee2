//! Which write lets a WAIT pass, found by what is known of the order; and that there is one.
//!
//! Of all writes of the word some do not count for a WAIT: those that come after it, and those that
//! another write has replaced before it was issued. If among the rest there is one that comes
//! before every other that might satisfy the WAIT, then the WAIT passes after it. Each such edge
//! says more of the order, and may settle another WAIT; so it goes on until nothing is new.

use super::cycle;
use super::graph::Order;
use super::hazards::Access;
use super::pairs::Id;
use super::{At, Finding, MOST_FINDINGS};
use crate::spec::wqe::{Comparison, Kind, Width, Wqe};

/// A write of a WAIT's word that counts for it; `None` is what the word holds before all.
struct Candidate<'a> {
    write: Option<&'a Access>,
    /// Whether it satisfies the WAIT; `None` if its value is not known.
    satisfies: Option<bool>,
}

/// The words of a rank that a range of addresses touches.
struct Word {
    rank: usize,
    address: u64,
    bytes: u64,
}

impl Word {
    fn writes<'a>(&self, accesses: &'a [Vec<Access>]) -> Vec<&'a Access> {
        let end = self.address + self.bytes;
        let touches = |a: &&Access| a.writes && a.range.start < end && self.address < a.range.end;
        accesses[self.rank].iter().take_while(|a| a.range.start < end).filter(touches).collect()
    }

    fn covered_by(&self, access: &Access) -> bool {
        access.range.start <= self.address && self.address + self.bytes <= access.range.end
    }

    fn mask(&self) -> u64 {
        u64::MAX >> (64 - 8 * self.bytes)
    }
}

/// Adds to the order what the WAITs say, and shows that every WAIT passes.
pub(super) fn resolve(order: &mut Order<'_>, accesses: &[Vec<Access>]) -> Result<(), Vec<Finding>> {
    loop {
        order.settle().map_err(|stuck| vec![cycle::shortest(order, &stuck)])?;
        let mut found = Vec::new();
        for (w, wait) in order.waits.iter().enumerate() {
            // With more known of the order fewer candidates are left, so a later one may come first.
            if let Some(access) = first(order, &candidates(order, accesses, wait.at))
                && wait.after != Some(access.at)
            {
                found.push((w, access.at, access.effect));
            }
        }
        if found.is_empty() {
            break;
        }
        for (w, at, effect) in found {
            order.passes_after(w, at, effect);
        }
    }
    // What is left passes too, but not surely after one certain write. That what it is said to
    // pass after does not in turn wait for it is shown by one more look for a cycle.
    let mut findings = Vec::new();
    let mut chosen = Vec::new();
    for (w, wait) in order.waits.iter().enumerate() {
        let candidates = candidates(order, accesses, wait.at);
        match certain(order, &candidates) {
            Some(None) => {}
            Some(Some(access)) => {
                if wait.after.is_none() {
                    chosen.push((w, access.at));
                }
            }
            None => {
                let list = |satisfying: bool| -> Vec<At> {
                    let counts = |c: &&Candidate<'_>| (c.satisfies == Some(true)) == satisfying;
                    let writes = candidates.iter().filter(counts).filter_map(|c| c.write);
                    writes.map(|a| order.at(a.at)).take(4).collect()
                };
                findings.push(Finding::Stuck {
                    at: order.at(wait.at),
                    satisfied_by: list(true),
                    disturbed_by: list(false),
                });
            }
        }
    }
    if !findings.is_empty() {
        findings.truncate(MOST_FINDINGS);
        return Err(findings);
    }
    if chosen.is_empty() {
        return Ok(());
    }
    for &(w, at) in &chosen {
        order.waits[w].after = Some(at);
    }
    let acyclic = order.settle();
    let result = acyclic.map_err(|stuck| vec![cycle::shortest(order, &stuck)]);
    // These edges were only for that: the WAIT may pass before.
    for (w, _) in chosen {
        order.waits[w].after = None;
    }
    result?;
    order.settle().map_err(|stuck| vec![cycle::shortest(order, &stuck)])
}

/// What the word may hold when a WAIT looks at it.
fn candidates<'a>(order: &Order<'_>, accesses: &'a [Vec<Access>], at: Id) -> Vec<Candidate<'a>> {
    let wqe = order.wqe(at);
    let word = Word {
        rank: order.graphs.graphs[at.0].rank,
        address: wqe.a,
        bytes: Width::from_code(wqe.width).map_or(4, Width::bytes),
    };
    let satisfies = |value: Option<u64>| {
        let comparison = Comparison::from_code(wqe.comparison)?;
        value.map(|v| comparison.holds(v & word.mask(), wqe.value & word.mask()))
    };
    let writes = word.writes(accesses);
    let issue = order.issue(at);
    // Those that the word was surely written by before the WAIT was issued.
    let done: Vec<&Access> = writes
        .iter()
        .copied()
        .filter(|z| word.covered_by(z) && order.is_over(z.effect, issue))
        .collect();
    let replaced =
        |z: &Access| done.iter().any(|by| by.at != z.at && order.is_over(z.effect, by.begin));
    let after = |z: &Access| order.is_issued((at.0, at.1 + 1), z.begin);
    let mut all: Vec<Candidate<'a>> = writes
        .iter()
        .copied()
        .filter(|z| !after(z) && !replaced(z))
        .map(|z| Candidate {
            write: Some(z),
            satisfies: satisfies(value(order, accesses, z, &word)),
        })
        .collect();
    if done.is_empty() {
        let initial = (order.graphs.initial)(word.rank, word.address, word.bytes);
        all.push(Candidate { write: None, satisfies: satisfies(initial) });
    }
    all
}

/// The write before every other that might satisfy the WAIT; `None` also if the WAIT might pass at
/// once.
fn first<'a>(order: &Order<'_>, candidates: &[Candidate<'a>]) -> Option<&'a Access> {
    let possible: Vec<Option<&Access>> =
        candidates.iter().filter(|c| c.satisfies != Some(false)).map(|c| c.write).collect();
    let possible: Vec<&Access> = possible.into_iter().collect::<Option<_>>()?;
    let before_all =
        |m: &&&Access| possible.iter().all(|p| p.at == m.at || order.is_over(m.effect, p.begin));
    possible.iter().find(before_all).copied()
}

/// A write, or what the word holds at first, that satisfies the WAIT and that nothing which might
/// not can replace before the WAIT has seen it.
fn certain<'a>(order: &Order<'_>, candidates: &[Candidate<'a>]) -> Option<Option<&'a Access>> {
    let disturbing = || candidates.iter().filter(|c| c.satisfies != Some(true));
    candidates.iter().filter(|c| c.satisfies == Some(true)).map(|c| c.write).find(|write| {
        disturbing().all(|z| match (z.write, write) {
            // What the word holds at first is before everything.
            (None, _) => true,
            (Some(_), None) => false,
            (Some(z), Some(write)) => order.is_over(z.effect, write.begin),
        })
    })
}

/// The value that a write leaves in a word, if it is known: a SET's, or that of the word that a
/// message carries if only SETs of one value can have written it.
fn value(order: &Order<'_>, accesses: &[Vec<Access>], write: &Access, word: &Word) -> Option<u64> {
    if let Some(value) = set_value(order.wqe(write.at), write, word) {
        return Some(value);
    }
    let message = &order.messages[order.effects[write.effect].message?];
    let offset = word.address.checked_sub(message.target)?;
    if !word.covered_by(write) {
        return None;
    }
    let source = Word {
        rank: order.graphs.graphs[message.send.0].rank,
        address: order.wqe(message.send).a + offset,
        bytes: word.bytes,
    };
    let (moved, sent) = (write.begin, order.issue(message.send));
    let writes = source.writes(accesses);
    let done: Vec<&Access> = writes
        .iter()
        .copied()
        .filter(|z| source.covered_by(z) && order.is_over(z.effect, sent))
        .collect();
    let replaced =
        |z: &Access| done.iter().any(|by| by.at != z.at && order.is_over(z.effect, by.begin));
    let mut values = writes
        .iter()
        .filter(|z| !order.is_over(write.effect, z.begin) && z.begin != moved && !replaced(z))
        .map(|z| set_value(order.wqe(z.at), z, &source));
    let first = if done.is_empty() {
        (order.graphs.initial)(source.rank, source.address, source.bytes)
    } else {
        values.next()?
    }?;
    values.all(|v| v == Some(first)).then_some(first)
}

fn set_value(wqe: &Wqe, write: &Access, word: &Word) -> Option<u64> {
    let exact =
        wqe.kind() == Some(Kind::Set) && write.range == (word.address..word.address + word.bytes);
    exact.then_some(wqe.value & word.mask())
}
