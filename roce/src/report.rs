//! How a transfer went.

use std::time::Duration;

use mtia_model::transport::{ConnectionId, Event, Health};
use serde::Serialize;

use crate::fault::Injected;
use crate::node::{Node, PathCount, Traffic};

/// How a path fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PathReport {
    /// Its number.
    pub path: usize,
    /// good, congested, suspect or dead.
    pub health: &'static str,
    /// What went by it.
    #[serde(flatten)]
    pub count: PathCount,
    /// Mean round trip.
    pub round_trip_us: f64,
    /// The source port that it has at last.
    pub source_port: u16,
}

/// How a transfer went.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Bytes of the application.
    pub bytes: u64,
    /// From the first one posted until all were at the other end.
    pub seconds: f64,
    /// 8 * bytes / seconds / 10^9.
    #[serde(rename = "goodput_Gbps")]
    pub goodput_gbps: f64,
    /// Of the file, as both ends found it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sha256: Option<String>,
    /// Packets that this end sent again.
    pub retransmissions: u64,
    /// Packets that came again at the receiver of the data, though they had come.
    pub needless_repeats: u64,
    /// Timeouts of paths.
    pub timeouts: u64,
    /// Times that a path was found dead.
    pub paths_died: u64,
    /// Times that one answered again.
    pub paths_revived: u64,
    /// Datagrams and system calls.
    #[serde(flatten)]
    pub traffic: Traffic,
    /// By path.
    pub paths: Vec<PathReport>,
    /// What was injected outward and inward.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub injected: Option<[Injected; 2]>,
}

/// A health's name.
pub fn health_name(health: Health) -> &'static str {
    match health {
        Health::Good => "good",
        Health::Congested => "congested",
        Health::Suspect => "suspect",
        Health::Dead => "dead",
    }
}

impl Report {
    /// Of a node with one connection.
    pub fn of(
        node: &Node,
        connection: ConnectionId,
        bytes: u64,
        elapsed: Duration,
        sha256: Option<String>,
    ) -> Self {
        let views = node.paths(connection);
        let counts = node.path_counts(connection).iter().enumerate();
        let paths = counts.map(|(path, &count)| {
            // A connection that sleeps has no more to tell than that it is well.
            let view = views.get(path);
            PathReport {
                path,
                health: view.map_or("good", |view| health_name(view.health)),
                count,
                round_trip_us: view.map_or(0.0, |view| view.round_trip.ns() as f64 / 1e3),
                source_port: view.map_or(0, |view| view.source_port),
            }
        });
        let seconds = elapsed.as_secs_f64();
        let counters = node.counters();
        Self {
            bytes,
            seconds,
            goodput_gbps: if seconds > 0.0 { 8.0 * bytes as f64 / seconds / 1e9 } else { 0.0 },
            sha256,
            retransmissions: counters.get(Event::Retransmitted) + counters.get(Event::Moved),
            needless_repeats: 0,
            timeouts: counters.get(Event::Timeouts),
            paths_died: counters.get(Event::PathsDied),
            paths_revived: counters.get(Event::PathsRevived),
            traffic: node.traffic(),
            paths: paths.collect(),
            injected: node.injected().map(|(outward, inward)| [outward, inward]),
        }
    }
}
