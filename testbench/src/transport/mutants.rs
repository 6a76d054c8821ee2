//! Faults of the transport's protocol core. Its tests must catch every one.

use std::path::Path;

use super::plant::Planted;
use crate::Error;
use crate::mutants::{Caught, Hunt, Mutant};

/// A fault in a file of model/src/transport.
const fn fault(
    module: &'static str,
    from: &'static str,
    to: &'static str,
    what: &'static str,
) -> Mutant {
    Mutant { module, target: "", from, to, what }
}

const SEQUENCE: &str = "sequence.rs";
const PACKET: &str = "packet.rs";
const WIRE: &str = "wire.rs";
const REGION: &str = "region.rs";
const RECORDS: &str = "records.rs";
const WINDOW: &str = "window.rs";
const SHARE: &str = "share.rs";
const RTT: &str = "path/rtt.rs";
const PATH_SEND: &str = "path/send.rs";
const PATH_LIFE: &str = "path/send/life.rs";
const PATH_RECEIVE: &str = "path/receive.rs";
const FLOW_SEND: &str = "flow/send.rs";
const FLOW_RECEIVE: &str = "flow/receive.rs";
const RECEIVE: &str = "connection/receive.rs";
const ACKS: &str = "connection/acks.rs";
const TRANSMIT: &str = "connection/transmit.rs";
const EXPIRE: &str = "connection/expire.rs";
const WORK: &str = "connection/work.rs";
const SLEEP: &str = "connection/sleep.rs";
const ENDPOINT: &str = "endpoint.rs";

/// All faults.
#[rustfmt::skip]
pub const MUTANTS: &[Mutant] = &[
    // Numbers and vectors.
    fault(SEQUENCE, "a.wrapping_sub(b) as i32", "(i64::from(a) - i64::from(b)).clamp(-1 << 30, 1 << 30) as i32", "numbers do not wrap"),
    fault(SEQUENCE, "low >> bits | high << (64 - bits)", "low >> bits", "bits get lost between the words of a vector"),
    // The receiving half of a path.
    fault(PATH_RECEIVE, "distance >= WINDOW as i32", "distance > WINDOW as i32", "the window is one too long"),
    fault(PATH_RECEIVE, "self.refused.clear(psn);", "", "a Void does not close a refused packet"),
    fault(PATH_RECEIVE, "self.received.clear(self.base);", "", "old bits stay in the vector"),
    fault(PATH_RECEIVE, "step > 1 || begins", "begins", "a gap is not acknowledged at once"),
    fault(PATH_RECEIVE, "step > 1 || begins", "step > 1", "ECN marks are not acknowledged at once"),
    fault(PATH_RECEIVE, "self.newest = sequence.transmission;", "self.newest = sequence.psn;", "repeats do not count as new transmissions"),
    fault(PATH_RECEIVE, "self.echo = stamp;", "", "no timestamp comes back"),
    fault(PATH_RECEIVE, "self.received.turned_down(self.base % WINDOW)", "self.received", "the vector is not relative to the base"),
    fault(PATH_RECEIVE, "self.pending = 0;", "", "what was acknowledged counts as waiting"),
    fault(PATH_RECEIVE, "self.marked.wrapping_add(u32::from(marked))", "self.marked", "marks are not told"),
    // The sending half.
    fault(PATH_SEND, "self.next.wrapping_sub(self.oldest) < WINDOW", "self.next.wrapping_sub(self.oldest) <= WINDOW", "one packet more than the vector has bits"),
    fault(PATH_SEND, "ahead(newest, record.transmission) > 0", "ahead(newest, record.transmission) > 3", "losses are waited for as if paths reordered"),
    fault(PATH_SEND, "!record.repeated", "true", "losses behind a repeat are not looked for"),
    fault(PATH_SEND, "self.records.get_mut(psn, pool).repeated = true;", "", "repeats are taken for first transmissions"),
    fault(PATH_SEND, "record.transmission = transmission;", "record.transmission = psn;", "a repeat counts as lost at once"),
    fault(PATH_LIFE, "self.timeouts >= config.dead_after", "self.timeouts > config.dead_after", "a path dies one timeout late"),
    fault(PATH_SEND, "self.rtt.timeout(delay, config).times(1 << shift)", "self.rtt.timeout(delay, config)", "timeouts do not double"),
    fault(PATH_SEND, "self.suspect = false;", "", "a path stays suspect"),
    fault(PATH_LIFE, "self.suspect = self.timeouts > 1;", "self.suspect = true;", "one lost tail makes a path suspect"),
    fault(PATH_SEND, "                self.timer = self.timer.min(now + self.patience(config));", "", "a path does not hear of round trips on others"),
    fault(PATH_SEND, "self.asked = self.transmission.wrapping_sub(1);", "", "what was asked for is waited for as if it were held back"),
    fault(PATH_SEND, "if self.is_asked() { Duration::ZERO } else { config.ack_delay }", "Duration::ZERO", "nobody allows for acknowledgements that are held back"),
    fault(PATH_SEND, "4 * u64::from(self.in_flight) >= 3 * u64::from(self.window.bytes) && !self.is_asked()", "4 * u64::from(self.in_flight) >= 3 * u64::from(self.window.bytes)", "every packet of a full window asks"),
    fault(TRANSMIT, "self.paths[usize::from(path)].send.must_ask()", "false", "a full path does not ask"),
    fault(PATH_LIFE, "self.timeouts = 0;\n        self.rtt = Rtt::new(config);", "self.timeouts = 0;", "probes of a dead path are as impatient as it was"),
    fault(PATH_SEND, "ahead(ack.newest, self.newest) > 0", "true", "old acknowledgements count as new"),
    fault(PATH_SEND, "top < highest || ahead(ack.newest, self.transmission) >= 0", "top < highest", "transmissions that never were are acknowledged"),
    fault(PATH_SEND, "top < highest || ahead(ack.newest, self.transmission) >= 0", "ahead(ack.newest, self.transmission) >= 0", "packets that never were are acknowledged"),
    fault(PATH_SEND, "bits.and(&keep).turned_up(advance)", "*bits", "bits are taken for those of the oldest packet"),
    fault(PATH_SEND, "self.moved.set(psn);", "self.lost.set(psn);", "a piece that moved goes again on its old path too"),
    fault(PATH_LIFE, "self.moved.get(psn) && self.records.get(psn, pool).link.is_none()", "false", "a path that revives does not take its own pieces back"),
    fault(PATH_SEND, "ack.marked.wrapping_sub(self.marked).min(progress.packets)", "0", "marks are not heard"),
    fault(PATH_SEND, "self.in_flight == 0 || self.in_flight.saturating_add(size) <= self.window.bytes", "true", "a path's window limits nothing"),
    fault(PATH_SEND, "self.oldest == self.next || (self.in_flight == 0 && self.lost.is_zero())", "false", "the timer runs though nothing is under way"),
    // Round trips, windows.
    fault(RTT, "u64::from(self.mean) + 4 * u64::from(self.deviation)", "u64::from(self.mean) + u64::from(self.deviation)", "timeouts of one deviation"),
    fault(RTT, "!self.is_measured()", "true", "a path's own round trip is overwritten"),
    fault(WINDOW, "progress.limited && progress.marked == 0", "progress.marked == 0", "an unused window grows"),
    fault(WINDOW, "u64::from(self.bytes) * u64::from(self.fraction) / u64::from(2 * ONE)", "u64::from(self.bytes) * u64::from(self.fraction) / u64::from(ONE)", "marks cut twice as deep"),
    fault(WINDOW, "self.slow_start = false;", "", "marks do not end the slow start"),
    fault(WINDOW, "self.acknowledged = 0;", "", "windows grow with every acknowledgement"),
    // Records.
    fault(RECORDS, "psn / BLOCK != oldest / BLOCK || oldest == next", "psn / BLOCK != oldest / BLOCK", "an idle path keeps a block"),
    fault(RECORDS, "psn / BLOCK != oldest / BLOCK || oldest == next", "oldest == next", "blocks are kept while the path is busy"),
    // Shares.
    fault(SHARE, "equal.max(spare / u64::from(self.hungry.max(1)))", "equal", "what the modest leave is not shared out"),
    fault(SHARE, "self.hungry += u32::from(inbound.hungry);", "self.hungry += 1;", "the modest count as hungry"),
    fault(SHARE, "self.active.push(id);", "self.active.insert(0, id);", "places in the list of active senders are mixed up"),
    // Pieces that come.
    fault(RECEIVE, "return Outcome::Dropped(Event::BeyondWindow);", "", "packets beyond the window are taken"),
    fault(RECEIVE, "home_known == Known::Beyond || !self.makes_sense(content)", "!self.makes_sense(content)", "homes beyond the window are taken"),
    fault(RECEIVE, "home_known == Known::Beyond || !self.makes_sense(content)", "home_known == Known::Beyond", "pieces that contradict themselves are taken"),
    fault(RECEIVE, "self.paths[usize::from(home.path)].receive.known(home.psn)", "Known::Absent", "a piece that moved is placed twice"),
    fault(RECEIVE, "self.close(here, home, true, now, context);", "self.close(here, None, true, now, context);", "the home of an accepted piece stays open"),
    fault(RECEIVE, "self.close(here, home, false, now, context);", "self.close(here, None, false, now, context);", "the home of a refused piece stays open"),
    fault(RECEIVE, "self.close(here, None, true, now, context);", "", "the second carrier of a piece stays open"),
    fault(RECEIVE, "piece.ack_now || self.share_has_risen(now, context)", "self.share_has_risen(now, context)", "who asks is not acknowledged at once"),
    fault(RECEIVE, "self.acknowledge_all(context);", "", "the end of a message waits for other paths' acknowledgements"),
    fault(RECEIVE, "at_once |= self.inbound.has_quit();", "", "what comes after the end is acknowledged late"),
    fault(RECEIVE, "told > 0 && now > told.saturating_add(told / 4)", "false", "a larger share is told when it happens to be"),
    fault(RECEIVE, "receive.pending() >= context.config.ack_every", "false", "only time brings acknowledgements"),
    fault(RECEIVE, "piece.stream.0 < self.config.streams && piece.is_consistent()", "piece.is_consistent()", "streams beyond the last are taken"),
    fault(RECEIVE, "receive.ack_at == Time::NEVER", "false", "no acknowledgement is due by time"),
    fault(RECEIVE, "!flow.failed && !flow.is_posted(error.message)", "false", "the end of a flow that never was is taken"),
    fault(RECEIVE, "!allowed", "false", "an answer is placed in a region that is gone"),
    // Acknowledgements that come.
    fault(ACKS, "send.is_moved(home.psn) && send.record(home.psn, &context.records).link == Some(carrier)", "true", "any carrier settles a home"),
    fault(ACKS, "self.on_path(home.path, |send| send.settle(home.psn, &context.records));", "", "a carrier does not settle its home"),
    fault(ACKS, "most < u8::MAX && flow.pauses > most", "false", "the receiver is waited for without end"),
    fault(ACKS, "flow.paused_until <= now", "true", "every refused piece counts as a retry"),
    fault(ACKS, "flow.paused_until = now + context.config.rnr_delay;", "flow.paused_until = now;", "a receiver that is not ready is not given time"),
    fault(ACKS, "self.take_share(now, ack.share, context);", "", "the receiver's share is not heard"),
    fault(ACKS, "share.max(Rate(1))", "share", "a share of nothing stops everything"),
    fault(ACKS, "self.pace_at.min(now + share.time_of(packet))", "self.pace_at", "a larger share waits for the smaller one's pace"),
    fault(ACKS, "after == 0 || self.paths[at].send.window.congested_rounds < after", "true", "congested paths never look for another route"),
    fault(ACKS, "flow.delivered(record.message);", "", "messages are never complete"),
    // Packets that leave.
    fault(TRANSMIT, "self.in_flight > 0 && after > self.window.bytes", "false", "the connection's window limits nothing"),
    fault(TRANSMIT, "self.pace_at > now", "false", "the share's pace limits nothing"),
    fault(TRANSMIT, "record.link = Some(home);", "", "a moved piece does not name its home"),
    fault(TRANSMIT, "piece.last || self.must_ask(path)", "self.must_ask(path)", "the last packet does not ask for an acknowledgement"),
    fault(TRANSMIT, "piece.last = !more;", "piece.last = !more || self.must_ask(path);", "who asks has stopped"),
    fault(TRANSMIT, "2 * u64::from(self.unasked) >= u64::from(self.window.bytes)", "false", "half a window does not ask"),
    fault(TRANSMIT, "1 + u64::from(config.ports)", "1", "who waits for its turn at a port loses its time"),
    fault(TRANSMIT, "send.in_flight() + size > few", "send.in_flight() > 0", "a path is left with one packet"),
    fault(ACKS, "self.unasked = self.unasked.min(self.in_flight);", "", "what was acknowledged is asked for"),
    fault(SHARE, "self.interval.max(few)", "self.interval", "rates are measured over less than a packet"),
    fault(TRANSMIT, "config.mtu.min(config.first_mtu)", "config.mtu", "the first pieces are as large as later ones"),
    fault(TRANSMIT, "u64::from(self.window.bytes) >= u64::from(few) * u64::from(self.config.paths)", "false", "a large window fills one path after the other"),
    fault(TRANSMIT, "clear.or(congested)", "clear", "congestion of all paths spreads packets over them"),
    fault(FLOW_SEND, "self.pending_mut(message)?.pieces += 1;", "", "a message is complete with the first of its pieces"),
    fault(FLOW_RECEIVE, "answer.pieces += u32::from(!answer.is_cut);", "", "an answer is forgotten with the first of its pieces"),
    fault(SHARE, "inbound.unmeasured > 0", "false", "a newcomer counts as one that needs nothing"),
    fault(TRANSMIT, "piece.hungry = more && self.share_limits;", "piece.hungry = true;", "everybody is hungry"),
    fault(TRANSMIT, "(load * r).cmp(&(l * room)).then(r.cmp(&room)) == Ordering::Less", "false", "paths are taken in turn, full or not"),
    fault(TRANSMIT, "self.pace_at.max(now - span.times(credit)) + span", "self.pace_at + span", "unused pace is kept for ever"),
    fault(TRANSMIT, "Access::RemoteRead", "Access::RemoteWrite", "answers need the right to write"),
    fault(TRANSMIT, "self.abandon(path, psn, context);", "self.on_path(path, |send| send.make_void(psn, &mut context.records));", "a carrier given up forgets its home"),
    // Timers.
    fault(EXPIRE, "receive.ack_due = true;", "", "an acknowledgement that is due does not leave"),
    fault(EXPIRE, "self.orphans.push_back(Orphan { record, home: here });", "", "pieces of a dead path wait for it"),
    fault(EXPIRE, "!send.is_dead() || send.nonce != nonce", "!send.is_dead()", "any reply revives a path"),
    fault(EXPIRE, "path.send.is_dead() && path.send.timeouts >= most", "path.send.is_dead()", "a connection is given up with its last path"),
    fault(EXPIRE, "self.errors.push_back(error);", "", "the end of a flow dies with its path"),
    fault(EXPIRE, "self.paths[at].send.unanswered();", "", "a peer that is gone is probed for ever"),
    // Work.
    fault(WORK, "flow.len() >= depth as usize", "flow.len() > depth as usize", "a queue holds one more"),
    fault(WORK, "self.errors.push_back(FlowError { stream, message, reason: Reason::Aborted });", "", "the peer is not told of a flow given up"),
    // Flows.
    fault(FLOW_SEND, "started < config.message_window", "true", "messages under way have no bound"),
    fault(FLOW_SEND, "receive.wrapping_add(u32::from(takes))", "receive.wrapping_add(1)", "a Write takes a receive"),
    fault(FLOW_SEND, "self.queue.front()?.pieces > 0", "false", "messages complete as soon as they are first"),
    fault(FLOW_SEND, "ahead(message, at) >= 0", "ahead(message, at) > 0", "a message that fails is still sent"),
    fault(FLOW_RECEIVE, "!(0..MESSAGES as i32).contains(&distance)", "distance < 0", "messages beyond the window are taken"),
    fault(FLOW_RECEIVE, "!(0..MESSAGES as i32).contains(&distance)", "distance >= MESSAGES as i32", "complete messages are taken again"),
    fault(FLOW_RECEIVE, "piece.total > local.length", "piece.total > local.length + 1", "a message may be a byte longer than its receive"),
    fault(FLOW_RECEIVE, "regions.check(key.0, start, piece.total.into(), access)", "regions.check(key.0, address, length.into(), access)", "each piece is checked alone"),
    fault(FLOW_RECEIVE, "open.missing > 0", "false", "a message is complete with its first piece"),
    fault(FLOW_RECEIVE, "self.first_receive = self.first_receive.wrapping_add(1);", "", "receives keep the first one's number"),
    // Regions.
    fault(REGION, "length <= region.length - (address - region.address)", "length <= region.length", "accesses may reach beyond the end"),
    fault(REGION, "!entry.live || key as u16 != tag || !inside", "key as u16 != tag || !inside", "a region that is gone is still open"),
    fault(REGION, "!entry.live || key as u16 != tag || !inside", "!entry.live || !inside", "any key opens a region"),
    fault(REGION, "if right { Ok(()) } else { Err(Denied::Rights) }", "Ok(())", "rights are not looked at"),
    // Bytes.
    fault(WIRE, "crc32fast::hash(bytes) != u32::from_be_bytes(*check)", "false", "the checksum is not looked at"),
    fault(WIRE, "bytes.len() != end", "bytes.len() < end", "padding is taken"),
    fault(WIRE, "flags & !known != 0", "false", "reserved flags are taken"),
    fault(WIRE, "zeros != [0; 3]", "false", "reserved bytes are taken"),
    fault(WIRE, "empty || received.get(0) || !received.and(&refused).is_zero()", "empty || received.get(0)", "a packet may be received and refused"),
    fault(WIRE, "empty || received.get(0) || !received.and(&refused).is_zero()", "empty || !received.and(&refused).is_zero()", "a base may be received"),
    fault(WIRE, "payload.len() != must || must > usize::from(u16::MAX)", "payload.len() != must", "a length that does not fit is cut"),
    fault(PACKET, "end <= total", "end <= total + 1", "a piece may reach a byte beyond its message"),
    // The whole.
    fault(ENDPOINT, "packet.token != config.token", "false", "tokens are not looked at"),
    fault(ENDPOINT, "u16::from(packet.path) >= config.paths", "false", "paths beyond the last are taken"),
    fault(ENDPOINT, "stream.0 >= streams", "stream.0 > streams", "a stream more than there are"),
    fault(SLEEP, "path.send.numbers()", "[0; 4]", "a connection that slept begins its sequence anew"),
    fault(SLEEP, "path.receive.numbers()", "[0; 4]", "a connection that slept expects another sequence"),
];

/// Folder of the planted copy, below the workspace's target.
const FOLDER: &str = "../target/transport-mutants";

/// The core with its faults, compiled.
pub struct TransportHunt(Planted);

impl TransportHunt {
    /// Plants the faults and compiles.
    ///
    /// # Errors
    /// If a fault does not fit the sources, or they cannot be compiled.
    pub fn new() -> Result<Self, Error> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER);
        Ok(Self(Planted::new(&folder, MUTANTS)?))
    }
}

impl Hunt for TransportHunt {
    fn block(&self) -> &'static str {
        "transport"
    }

    fn mutants(&self) -> &'static [Mutant] {
        MUTANTS
    }

    /// The tests are the cases: all of them, in one run.
    fn hunt(&self, number: usize, _cases: u64) -> Result<Option<Caught>, Error> {
        Ok(self.0.run(number)?.map(|what| Caught { case: 1, what }))
    }
}
