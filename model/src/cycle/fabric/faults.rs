//! Faults at set times: what goes down or up, and links that lose, spoil, double or delay packets.
//!
//! ```text
//!   plane:1@50us            plane 1 is down from 50 us on
//!   plane:1@50us+200us      and up again 200 us later
//!   switch:plane0.spine3@10us
//!   link:host3.port0@10us+1ms                    both directions of its cable
//!   link:plane0.leaf0>plane0.spine1@10us         the same, by the names of its ends
//!   loss:0.01:plane0.leaf0>plane0.spine1@0us     1 % of the packets of that direction
//!   corrupt:0.001:..., duplicate:0.001:..., delay:5us:...
//! ```

use super::topology::{Node, Topology};
use crate::transport::time::Time;

/// What happens to a link's packets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Impairment {
    /// A share of them is lost.
    Loss(f64),
    /// A share arrives with a wrong checksum.
    Corrupt(f64),
    /// A share arrives twice.
    Duplicate(f64),
    /// All take so many picoseconds longer.
    Delay(u64),
}

/// What a fault does.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// These links go down, or come up again.
    Carrier {
        /// Both directions.
        links: Vec<u32>,
        /// Whether they come up.
        up: bool,
    },
    /// These links get worse, or are as they were.
    Impair {
        /// Directions.
        links: Vec<u32>,
        /// In which way.
        what: Impairment,
    },
}

/// A fault.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// When.
    pub at: Time,
    /// What.
    pub action: Action,
    /// As the user wrote it.
    pub name: String,
}

/// A time: `50us`, `1.5ms`, in ns, us, ms or s; a bare number is in us.
///
/// # Errors
/// If it is none: what is wrong and what to write.
pub fn parse_time(text: &str) -> Result<Time, String> {
    let at = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (number, unit) = text.split_at(at);
    let wrong = || format!("`{text}` is no time; write it as 50us, in ns, us, ms or s");
    let ps = match unit {
        "ns" => 1e3,
        "us" | "" => 1e6,
        "ms" => 1e9,
        "s" => 1e12,
        _ => return Err(wrong()),
    };
    let number: f64 = number.parse().map_err(|_| wrong())?;
    let time = number * ps;
    // Beyond 1,000 s nothing is simulated.
    if (0.0..=1e15).contains(&time) { Ok(Time(time as u64)) } else { Err(wrong()) }
}

impl Fault {
    /// Reads a fault, and its end if it has one.
    ///
    /// # Errors
    /// If the text is wrong or names what is not there: one line.
    pub fn parse(text: &str, topology: &Topology) -> Result<Vec<Fault>, String> {
        let Some((what, when)) = text.rsplit_once('@') else {
            return Err(format!("fault `{text}` has no time; write it as plane:0@50us"));
        };
        let (start, length) = match when.split_once('+') {
            Some((start, length)) => (start, Some(length)),
            None => (when, None),
        };
        let start = parse_time(start)?;
        let end = match length {
            Some(length) => Some(Time(start.0 + parse_time(length)?.0)),
            None => None,
        };
        let (action, mend) = actions(what, topology)?;
        let fault = |at, action, name: String| Fault { at, action, name };
        let mut faults = vec![fault(start, action, format!("{what} fails"))];
        faults.extend(end.map(|end| fault(end, mend, format!("{what} is mended"))));
        Ok(faults)
    }
}

/// What a fault does, and what mends it.
fn actions(text: &str, topology: &Topology) -> Result<(Action, Action), String> {
    let Some((kind, what)) = text.split_once(':') else {
        return Err(format!(
            "no fault `{text}`; use plane:K, switch:NAME, link:NAME, loss:P:LINK, corrupt:P:LINK, \
             duplicate:P:LINK or delay:T:LINK"
        ));
    };
    let carrier = |links: Vec<u32>| {
        let down = Action::Carrier { links: links.clone(), up: false };
        Ok((down, Action::Carrier { links, up: true }))
    };
    match kind {
        "plane" => {
            let last = topology.switches.iter().map(|s| s.plane).max().unwrap_or(0);
            let plane = what.parse::<u8>().ok().filter(|&plane| plane <= last);
            let plane =
                plane.ok_or_else(|| format!("no plane `{what}`; there are planes 0 to {last}"))?;
            carrier(links_of(topology, |s| topology.switches[s as usize].plane == plane))
        }
        "switch" => {
            let mut all = 0..topology.switches.len() as u32;
            let switch = all.find(|&s| topology.switch_name(s) == what).ok_or_else(|| {
                format!(
                    "no switch `{what}`; names are {} to {}",
                    topology.switch_name(0),
                    topology.switch_name(topology.switches.len() as u32 - 1)
                )
            })?;
            carrier(links_of(topology, |s| s == switch))
        }
        "link" => {
            let link = link(topology, what)?;
            carrier(vec![link, link ^ 1])
        }
        "loss" | "corrupt" | "duplicate" | "delay" => {
            let Some((amount, name)) = what.split_once(':') else {
                return Err(format!(
                    "fault `{text}` names no link; write it as {kind}:AMOUNT:LINK"
                ));
            };
            let links = vec![link(topology, name)?];
            let share = || {
                let share: Option<f64> = amount.parse().ok().filter(|s| (0.0..=1.0).contains(s));
                share.ok_or_else(|| format!("`{amount}` of {text} is no share; use 0 to 1"))
            };
            let (what, none) = match kind {
                "loss" => (Impairment::Loss(share()?), Impairment::Loss(0.0)),
                "corrupt" => (Impairment::Corrupt(share()?), Impairment::Corrupt(0.0)),
                "duplicate" => (Impairment::Duplicate(share()?), Impairment::Duplicate(0.0)),
                _ => (Impairment::Delay(parse_time(amount)?.0), Impairment::Delay(0)),
            };
            let worse = Action::Impair { links: links.clone(), what };
            Ok((worse, Action::Impair { links, what: none }))
        }
        _ => Err(format!(
            "no fault `{kind}`; use plane, switch, link, loss, corrupt, duplicate or delay"
        )),
    }
}

/// Both directions of all links at some switches.
fn links_of(topology: &Topology, of: impl Fn(u32) -> bool) -> Vec<u32> {
    let at = |node| matches!(node, Node::Switch(s) if of(s));
    let links = topology.edges.iter().enumerate();
    links.filter(|(_, edge)| at(edge.from) || at(edge.to)).map(|(link, _)| link as u32).collect()
}

/// A link by the name of both ends, or of the host's end.
fn link(topology: &Topology, name: &str) -> Result<u32, String> {
    let matches = |link: u32| {
        let full = topology.link_name(link);
        full == name || (!name.contains('>') && full.split('>').next() == Some(name))
    };
    let is_host = |link: &u32| matches!(topology.edges[*link as usize].from, Node::Host(_));
    let mut all = 0..topology.edges.len() as u32;
    let found = match name.contains('>') {
        true => all.find(|&link| matches(link)),
        false => all.filter(is_host).find(|&link| matches(link)),
    };
    found.ok_or_else(|| {
        format!(
            "no link `{name}`; write it as host0.port0 or {}",
            topology.link_name(topology.edges.len() as u32 - 2)
        )
    })
}

#[cfg(test)]
mod tests {
    use super::super::topology::Shape;
    use super::*;

    #[test]
    fn faults_are_read() {
        let t = Topology::new(Shape::TwoTier { down: 4, over: 1 }, 16, 2, 2).unwrap();
        let faults = Fault::parse("plane:1@50us+1ms", &t).unwrap();
        assert_eq!(faults.iter().map(|f| f.at.0).collect::<Vec<_>>(), [50_000_000, 1_050_000_000]);
        let Action::Carrier { links, up: false } = &faults[0].action else { panic!() };
        // 16 hosts at the leaves, and 4 leaves with 4 spines, both ways.
        assert_eq!(links.len(), 2 * (16 + 4 * 4));
        let one = Fault::parse("link:host3.port1@1.5us", &t).unwrap();
        assert_eq!(one.len(), 1);
        let Action::Carrier { links, .. } = &one[0].action else { panic!() };
        assert_eq!(t.link_name(links[0]), "host3.port1>plane1.leaf0");
        let lossy = Fault::parse("loss:0.01:plane0.leaf0>plane0.spine1@0us", &t).unwrap();
        assert!(matches!(&lossy[0].action, Action::Impair { what: Impairment::Loss(s), links }
            if *s == 0.01 && links.len() == 1));
    }

    #[test]
    fn wrong_faults_say_how_to_mend_them() {
        let t = Topology::new(Shape::Single, 4, 1, 1).unwrap();
        for text in [
            "",
            "plane",
            "plane:0",
            "plane:1@1us",
            "plane:0@x",
            "plane:0@1us+y",
            "plane:0@-1us",
            "spine:1@1us",
            "switch:none@1us",
            "link:host9.port0@1us",
            "loss:2:host0.port0@1us",
            "loss:host0.port0@1us",
            "delay:5:host0.port0@1h",
        ] {
            let error = Fault::parse(text, &t).unwrap_err();
            assert!(!error.contains('\n') && error.contains(['`', ';']), "{text}: {error}");
        }
    }
}
