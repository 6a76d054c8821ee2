//! What an endpoint counts: each event once, with its exact meaning.

/// Something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Data packets sent, repeats included.
    Sent,
    /// Bytes of payload sent, repeats included.
    SentBytes,
    /// Data packets sent again.
    Retransmitted,
    /// Acknowledgements sent.
    AcksSent,
    /// Negative acknowledgements sent.
    NaksSent,
    /// Congestion notifications sent.
    CnpsSent,
    /// Congestion notifications taken.
    CnpsTaken,
    /// Data packets taken in order.
    Accepted,
    /// Bytes of payload placed.
    PlacedBytes,
    /// Dropped: data packets that had been taken before.
    Duplicates,
    /// Dropped: data packets behind a gap.
    OutOfOrder,
    /// ECN-marked data packets that arrived.
    Marked,
    /// Timeouts.
    Timeouts,
    /// Data packets refused because no receive was posted.
    NotReady,
    /// Messages sent that completed with success, Reads included.
    MessagesSent,
    /// Receives that completed with success.
    MessagesReceived,
    /// Requests and receives that completed with an error, flushed ones included.
    CompletedBad,
    /// Dropped: no such connection, not its token, or it has failed.
    NoConnection,
    /// Dropped: an acknowledgement of what was not under way.
    BadAck,
    /// Refused: an address, key or length that the receiver does not allow.
    Refused,
}

/// Names of the events, as they are printed, in the order of the enumeration.
pub const EVENTS: [(Event, &str); 20] = [
    (Event::Sent, "sent_packets"),
    (Event::SentBytes, "sent_bytes"),
    (Event::Retransmitted, "retransmitted_packets"),
    (Event::AcksSent, "acks_sent"),
    (Event::NaksSent, "naks_sent"),
    (Event::CnpsSent, "cnps_sent"),
    (Event::CnpsTaken, "cnps_taken"),
    (Event::Accepted, "accepted_packets"),
    (Event::PlacedBytes, "placed_bytes"),
    (Event::Duplicates, "duplicate_packets"),
    (Event::OutOfOrder, "dropped_out_of_order"),
    (Event::Marked, "marked_packets"),
    (Event::Timeouts, "timeouts"),
    (Event::NotReady, "refused_not_ready"),
    (Event::MessagesSent, "messages_sent"),
    (Event::MessagesReceived, "messages_received"),
    (Event::CompletedBad, "completed_with_error"),
    (Event::NoConnection, "dropped_no_connection"),
    (Event::BadAck, "dropped_bad_ack"),
    (Event::Refused, "refused_access"),
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

    pub(super) fn add(&mut self, event: Event, by: u64) {
        self.0[event as usize] += by;
    }

    pub(super) fn count(&mut self, event: Event) {
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
        }
    }
}
