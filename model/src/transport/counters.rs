//! What an endpoint counts: each event once, with its exact meaning.

/// Something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Sequenced packets sent, repeats included.
    Sent,
    /// Bytes of payload sent, repeats included.
    SentBytes,
    /// Sequenced packets sent again with their PSN.
    Retransmitted,
    /// Pieces sent again under a new PSN, because their path died or the receiver was not ready.
    Moved,
    /// Acknowledgements sent.
    AcksSent,
    /// Sequenced packets that arrived for the first time and were accepted.
    Accepted,
    /// Bytes of payload placed.
    PlacedBytes,
    /// Sequenced packets that arrived again: repeats that were not needed and copies.
    Duplicates,
    /// Acknowledgements taken.
    AcksTaken,
    /// Acknowledgements older than one taken before.
    AcksStale,
    /// ECN-marked packets that arrived.
    Marked,
    /// Packets found lost by a gap.
    LossByGap,
    /// Timeouts of paths that had packets under way.
    Timeouts,
    /// Paths found dead.
    PathsDied,
    /// Dead paths that answered.
    PathsRevived,
    /// Source ports changed.
    Rerouted,
    /// Probes of dead paths sent.
    ProbesSent,
    /// Packets refused because no receive was posted.
    NotReady,
    /// Packets refused because their flow has failed.
    Refused,
    /// Messages sent that completed with success, Reads included.
    MessagesSent,
    /// Receives that completed with success.
    MessagesReceived,
    /// Requests and receives that completed with an error, flushed ones included.
    CompletedBad,
    /// Dropped: no connection of that number, or it is closed.
    NoConnection,
    /// Dropped: the token is not the connection's.
    BadToken,
    /// Dropped: the path is beyond the connection's, or the packet's fields contradict each other.
    Malformed,
    /// Dropped: the PSN is beyond the window.
    BeyondWindow,
    /// Dropped: an acknowledgement of what was never sent.
    BadAck,
    /// Dropped: a reply to no probe.
    BadReply,
}

/// Names of the events, as they are printed, in the order of the enumeration.
pub const EVENTS: [(Event, &str); 28] = [
    (Event::Sent, "sent_packets"),
    (Event::SentBytes, "sent_bytes"),
    (Event::Retransmitted, "retransmitted_packets"),
    (Event::Moved, "moved_packets"),
    (Event::AcksSent, "acks_sent"),
    (Event::Accepted, "accepted_packets"),
    (Event::PlacedBytes, "placed_bytes"),
    (Event::Duplicates, "duplicate_packets"),
    (Event::AcksTaken, "acks_taken"),
    (Event::AcksStale, "acks_stale"),
    (Event::Marked, "marked_packets"),
    (Event::LossByGap, "losses_by_gap"),
    (Event::Timeouts, "timeouts"),
    (Event::PathsDied, "paths_died"),
    (Event::PathsRevived, "paths_revived"),
    (Event::Rerouted, "rerouted"),
    (Event::ProbesSent, "probes_sent"),
    (Event::NotReady, "refused_not_ready"),
    (Event::Refused, "refused_failed_flow"),
    (Event::MessagesSent, "messages_sent"),
    (Event::MessagesReceived, "messages_received"),
    (Event::CompletedBad, "completed_with_error"),
    (Event::NoConnection, "dropped_no_connection"),
    (Event::BadToken, "dropped_bad_token"),
    (Event::Malformed, "dropped_malformed"),
    (Event::BeyondWindow, "dropped_beyond_window"),
    (Event::BadAck, "dropped_bad_ack"),
    (Event::BadReply, "dropped_bad_reply"),
];

/// The counters of an endpoint.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counters([u64; EVENTS.len()]);

impl Counters {
    /// The count of an event.
    pub fn get(&self, event: Event) -> u64 {
        self.0[event as usize]
    }

    /// All, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        EVENTS.iter().map(|&(event, name)| (name, self.get(event)))
    }

    pub(crate) fn add(&mut self, event: Event, by: u64) {
        self.0[event as usize] += by;
    }

    pub(crate) fn count(&mut self, event: Event) {
        self.add(event, 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_has_its_name() {
        for (i, &(event, name)) in EVENTS.iter().enumerate() {
            assert_eq!(event as usize, i, "{name}");
            assert_eq!(EVENTS.iter().filter(|e| e.1 == name).count(), 1, "{name}");
        }
    }
}
