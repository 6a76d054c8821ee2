//! Connection-matrix files, in the format that the htsim simulator reads.
//!
//! ```text
//!   # comment
//!   Nodes 4
//!   Connections 2
//!   Triggers 1
//!   0->1 id 1 start 0 size 1000000 send_done_trigger 1
//!   1->2 id 2 trigger 1 size 500000
//!   trigger id 1 oneshot
//!   Failures 1
//!   plane:0@50us
//! ```
//! Times are in picoseconds, sizes in bytes. A failure is a line as `--fail` takes it.

use std::collections::HashMap;

use super::flow::{Flow, Start, Trigger, TriggerKind, Workload};
use crate::cycle::fabric::MAX_HOSTS;
use crate::transport::time::Time;

/// What a file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matrix {
    /// Nodes.
    pub nodes: u32,
    /// The flows.
    pub workload: Workload,
    /// Failures, with their lines.
    pub failures: Vec<(usize, String)>,
}

/// Reads a file's text.
///
/// # Errors
/// What is wrong, with its line: `line 3: ...`.
pub fn parse(text: &str) -> Result<Matrix, String> {
    let mut parser = Parser::default();
    for (at, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if !line.is_empty() {
            parser.line(at + 1, line).map_err(|what| format!("line {}: {what}", at + 1))?;
        }
    }
    parser.finish(text.lines().count().max(1))
}

/// A flow as a line says it: triggers by their ids, and its line.
struct FlowLine {
    line: usize,
    flow: Flow,
    start: Option<u32>,
    sent: Option<u32>,
    received: Option<u32>,
}

#[derive(Default)]
struct Parser {
    nodes: Option<u32>,
    /// Counts as announced, with their lines.
    connections: Option<(u32, usize)>,
    triggers_said: Option<(u32, usize)>,
    failures_said: Option<(u32, usize)>,
    flows: Vec<FlowLine>,
    ids: HashMap<u32, usize>,
    triggers: Vec<(u32, TriggerKind)>,
    failures: Vec<(usize, String)>,
}

fn number<T: std::str::FromStr>(what: &str, word: Option<&str>) -> Result<T, String> {
    let word = word.ok_or_else(|| format!("{what} has no number; write one behind it"))?;
    word.parse().map_err(|_| format!("`{word}` is no number for {what}; write a whole one"))
}

impl Parser {
    fn line(&mut self, at: usize, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace();
        let first = words.next().unwrap_or_default();
        let count = match first {
            "Nodes" => {
                let nodes: u32 = number(first, words.next())?;
                if !(2..=MAX_HOSTS).contains(&nodes) {
                    return Err(format!("{nodes} nodes; use 2 to {MAX_HOSTS}"));
                }
                once(first, &mut self.nodes, nodes)
            }
            "Connections" => once(first, &mut self.connections, (number(first, words.next())?, at)),
            "Triggers" => once(first, &mut self.triggers_said, (number(first, words.next())?, at)),
            "Failures" => once(first, &mut self.failures_said, (number(first, words.next())?, at)),
            "trigger" => return self.trigger(words),
            _ if first.contains("->") => return self.flow(at, first, words),
            _ if line.contains('@') => {
                self.failures.push((at, line.to_owned()));
                return Ok(());
            }
            _ => {
                return Err(format!(
                    "unknown word `{first}`; use Nodes, Connections, Triggers, Failures, \
                     SRC->DST, trigger or a failure"
                ));
            }
        };
        count?;
        match words.next() {
            Some(word) => Err(format!("`{word}` behind {first}; write one number only")),
            None => Ok(()),
        }
    }

    fn flow<'a>(
        &mut self,
        at: usize,
        ends: &str,
        mut words: impl Iterator<Item = &'a str>,
    ) -> Result<(), String> {
        let nodes = self.nodes.ok_or("a flow before the number of nodes; write Nodes first")?;
        let node = |word: &str| {
            let node: u32 = number("a node", Some(word))?;
            if node < nodes {
                return Ok(node);
            }
            Err(format!("node {node} of {nodes}; use 0 to {}", nodes - 1))
        };
        let (from, to) = ends.split_once("->").unwrap_or((ends, ""));
        let (from, to) = (node(from)?, node(to)?);
        if from == to {
            return Err(format!("node {from} sends to itself; name another"));
        }
        let mut line = FlowLine {
            line: at,
            flow: Flow::write(from, to, 0, Start::At(Time::ZERO)),
            start: None,
            sent: None,
            received: None,
        };
        let mut time = None;
        while let Some(word) = words.next() {
            match word {
                "id" => {
                    let id: u32 = number(word, words.next())?;
                    if let Some(other) = self.ids.insert(id, at) {
                        return Err(format!("id {id} is taken by line {other}; use another"));
                    }
                }
                "start" => time = Some(number::<u64>(word, words.next())?),
                "size" => line.flow.bytes = number(word, words.next())?,
                "trigger" => line.start = Some(number(word, words.next())?),
                "send_done_trigger" => line.sent = Some(number(word, words.next())?),
                "recv_done_trigger" => line.received = Some(number(word, words.next())?),
                _ => {
                    return Err(format!(
                        "unknown word `{word}`; use id, start, size, trigger, send_done_trigger \
                         or recv_done_trigger"
                    ));
                }
            }
        }
        if line.flow.bytes == 0 {
            return Err("the flow has no size; write `size BYTES`, at least 1".to_owned());
        }
        match (time, line.start) {
            (None, None) => return Err("the flow never starts; write `start PS`".to_owned()),
            (Some(0) | None, Some(_)) => {}
            (Some(_), Some(_)) => {
                return Err("the flow has a start and a trigger; write one of them".to_owned());
            }
            (Some(time), None) => line.flow.start = Start::At(Time(time)),
        }
        self.flows.push(line);
        Ok(())
    }

    fn trigger<'a>(&mut self, mut words: impl Iterator<Item = &'a str>) -> Result<(), String> {
        if words.next() != Some("id") {
            return Err("the trigger has no id; write `trigger id K oneshot`".to_owned());
        }
        let id: u32 = number("id", words.next())?;
        if self.triggers.iter().any(|(other, _)| *other == id) {
            return Err(format!("trigger {id} is there twice; use another id"));
        }
        let kind = words.next();
        let count = match words.next() {
            Some("count") => Some(number::<u32>("count", words.next())?),
            Some(word) => return Err(format!("unknown word `{word}`; use count")),
            None => None,
        };
        let kind = match (kind, count) {
            (Some("oneshot"), None) => TriggerKind::Oneshot,
            (Some("multishot"), None) => TriggerKind::Multishot,
            (Some("barrier"), Some(count)) if count > 0 => TriggerKind::Barrier(count),
            (Some("barrier"), _) => {
                return Err(
                    "the barrier has no count; write `barrier count C`, at least 1".to_owned()
                );
            }
            (kind, _) => {
                return Err(format!(
                    "`{}` is no kind of trigger; use oneshot, multishot or barrier count C",
                    kind.unwrap_or_default()
                ));
            }
        };
        match words.next() {
            Some(word) => Err(format!("unknown word `{word}` behind the trigger; remove it")),
            None => {
                self.triggers.push((id, kind));
                Ok(())
            }
        }
    }

    fn finish(self, last: usize) -> Result<Matrix, String> {
        let missing = |what: &str| format!("line {last}: the file ends without `{what}`; write it");
        let nodes = self.nodes.ok_or_else(|| missing("Nodes N"))?;
        let (said, at) = self.connections.ok_or_else(|| missing("Connections M"))?;
        let counts = [
            ("Connections", Some((said, at)), self.flows.len()),
            ("Triggers", self.triggers_said, self.triggers.len()),
            ("Failures", self.failures_said, self.failures.len()),
        ];
        for (what, said, found) in counts {
            let (said, at) = said.unwrap_or((0, last));
            if said as usize != found {
                return Err(format!(
                    "line {at}: {what} {said}, but {found} follow; write {what} {found}"
                ));
            }
        }
        let place = |line: usize, id: Option<u32>| match id {
            None => Ok(None),
            Some(id) => match self.triggers.iter().position(|(other, _)| *other == id) {
                Some(place) => Ok(Some(place as u32)),
                None => {
                    Err(format!("line {line}: no trigger {id}; write `trigger id {id} oneshot`"))
                }
            },
        };
        let mut workload = Workload::default();
        let trigger = |&(_, kind): &(u32, TriggerKind)| Trigger { kind, starts: Vec::new() };
        workload.triggers = self.triggers.iter().map(trigger).collect();
        for line in &self.flows {
            let mut flow = line.flow;
            if let Some(trigger) = place(line.line, line.start)? {
                flow.start = Start::Trigger(trigger);
            }
            flow.sent_fires = place(line.line, line.sent)?;
            flow.received_fires = place(line.line, line.received)?;
            workload.add(flow);
        }
        Ok(Matrix { nodes, workload, failures: self.failures })
    }
}

fn once<T>(word: &str, place: &mut Option<T>, value: T) -> Result<(), String> {
    match place.replace(value) {
        Some(_) => Err(format!("{word} is there twice; write it once")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "# two flows\nNodes 4\nConnections 2\nTriggers 1\nFailures 1\n\
        0->1 id 1 start 5 size 1000 send_done_trigger 7\n1->2 id 2 trigger 7 size 500 # later\n\
        trigger id 7 barrier count 1\nplane:0@50us\n";

    #[test]
    fn a_file_is_read() {
        let matrix = parse(GOOD).unwrap();
        assert_eq!((matrix.nodes, matrix.failures), (4, vec![(9, "plane:0@50us".to_owned())]));
        let work = matrix.workload;
        assert_eq!(work.flows[0].start, Start::At(Time(5)));
        assert_eq!(work.flows[0].sent_fires, Some(0));
        assert_eq!(work.flows[1].start, Start::Trigger(0));
        assert_eq!(work.triggers, [Trigger { kind: TriggerKind::Barrier(1), starts: vec![1] }]);
    }

    #[test]
    fn every_mistake_has_its_line() {
        for (from, to, line) in [
            ("Nodes 4", "Nodes four", 2),
            ("Nodes 4", "Nodes 1", 2),
            ("Nodes 4", "Nodes 4 5", 2),
            ("Nodes 4", "", 6),
            ("Nodes 4", "Nodes", 2),
            ("Connections 2", "Connections 3", 3),
            ("Connections 2", "", 9),
            ("Triggers 1", "Triggers 2", 4),
            ("Triggers 1", "", 9),
            ("Failures 1", "Failures 0", 5),
            ("0->1", "0->4", 6),
            ("0->1", "0->0", 6),
            ("0->1", "0->x", 6),
            ("0->1", "0-1", 6),
            ("id 2", "id 1", 7),
            ("start 5", "start -5", 6),
            ("start 5 ", "", 6),
            ("size 1000", "", 6),
            ("size 1000", "size 0", 6),
            ("size 1000", "length 1000", 6),
            ("send_done_trigger 7", "send_done_trigger 8", 6),
            ("trigger 7 size", "trigger 7 start 3 size", 7),
            ("barrier count 1", "barrier", 8),
            ("barrier count 1", "barrier count 0", 8),
            ("barrier count 1", "twice", 8),
            ("barrier count 1", "oneshot count 1", 8),
            ("trigger id 7 barrier", "trigger 7 barrier", 8),
            ("plane:0@50us", "plane", 9),
        ] {
            let text = GOOD.replacen(from, to, 1);
            assert_ne!(text, GOOD, "{from}");
            let error = parse(&text).unwrap_err();
            assert!(error.starts_with(&format!("line {line}: ")), "{from} -> {to}: {error}");
            assert!(error.contains(';') && !error.contains('\n'), "{error}");
        }
    }

    /// Random damage gives a message or a workload, never a panic.
    #[test]
    fn no_file_panics() {
        use rand::{RngExt, SeedableRng};
        for seed in 0..2000 {
            let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
            let mut bytes = GOOD.as_bytes().to_vec();
            for _ in 0..rng.random_range(1..6) {
                let at = rng.random_range(0..bytes.len());
                match rng.random_range(0..3) {
                    0 => bytes[at] = rng.random_range(32..127),
                    1 => drop(bytes.remove(at)),
                    _ => bytes.insert(at, rng.random_range(32..127)),
                }
            }
            let text = String::from_utf8_lossy(&bytes);
            if let Err(error) = parse(&text) {
                assert!(error.starts_with("line "), "seed {seed}: {error}");
            }
        }
    }
}
