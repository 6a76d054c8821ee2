//! The checks, by subject matter.

mod errors;
mod format;
mod placing;
mod receiving;
mod sending;
mod teardown;

use super::{Check, Tester};

const fn check(
    name: &'static str,
    what: &'static str,
    run: fn(&mut Tester<'_>) -> Result<(), String>,
) -> Check {
    Check { name, what, run, first: None }
}

/// With first PSNs near the wrap.
const fn wrapping(
    name: &'static str,
    what: &'static str,
    run: fn(&mut Tester<'_>) -> Result<(), String>,
) -> Check {
    Check { name, what, run, first: Some((u32::MAX - 3, u32::MAX - 5)) }
}

/// All checks.
#[rustfmt::skip]
pub const CHECKS: &[Check] = &[
    check("format.version", "a packet of another version is ignored", format::version),
    check("format.opcode", "an opcode that does not exist is ignored", format::opcode),
    check("format.checksum", "a packet with a wrong checksum is ignored", format::checksum),
    check("format.truncated", "a packet that was cut is ignored", format::truncated),
    check("format.padded", "a packet with bytes behind it is ignored", format::padded),
    check("format.flags", "a packet with a reserved flag is ignored", format::flags),
    check("format.reserved", "a packet with a reserved byte that is not zero is ignored", format::reserved),
    check("format.fields", "a piece that reaches beyond its message is ignored", format::fields),
    check("format.garbage", "random bytes are ignored", format::garbage),
    check("identity.token", "a packet with another token is ignored", format::token),
    check("identity.connection", "a packet of another connection is ignored", format::connection),
    check("identity.path", "a packet of a path beyond the last is ignored", format::path),
    check("identity.stream", "a piece of a stream beyond the last is ignored", format::stream),

    check("place.one", "a Write of one packet is placed", placing::one),
    check("place.many", "a Write of many packets is placed", placing::many),
    check("place.backwards", "pieces that arrive last first are placed", placing::backwards),
    check("place.paths", "pieces that arrive by all paths in turn are placed", placing::paths),
    check("place.odd", "an odd length at an odd address touches its own bytes only", placing::odd),
    check("place.empty", "a Write of no bytes is acknowledged", placing::empty),
    check("place.send", "a Send lands in the posted receive", placing::send),
    check("place.sends_in_turn", "Sends take the receives that they name", placing::sends_in_turn),
    check("place.send_early", "a Send lands though the message before it is missing", placing::send_early),
    check("place.immediate", "a Write with immediate is placed and takes a receive", placing::immediate),
    check("read.bytes", "a Read is answered with the bytes of memory", placing::read),
    check("read.empty", "a Read of no bytes is answered", placing::read_nothing),
    check("order.read_after_write", "a Read waits for the Write before it on its stream", placing::read_after_write),
    check("order.streams", "a stream does not wait for another one's gap", placing::streams),
    check("order.message_window", "messages far ahead are placed while one is missing", placing::message_window),

    check("ack.base", "the base moves over what has arrived", receiving::base),
    check("ack.gap", "a gap shows in the vector", receiving::gap),
    check("ack.gap_at_once", "a gap is acknowledged at once", receiving::gap_at_once),
    check("ack.delay", "every packet is acknowledged within the delay", receiving::delay),
    check("ack.asked", "a packet that asks for it is acknowledged at once", receiving::asked),
    check("ack.duplicate", "a copy is acknowledged again", receiving::duplicate),
    check("ack.newest", "newest and echo are those of the highest transmission", receiving::newest),
    check("ack.waited", "the time that an acknowledgement waited is told", receiving::waited),
    check("ack.packets", "arrivals are counted, copies too", receiving::counted),
    check("ack.paths", "each path is acknowledged by itself", receiving::paths),
    check("ack.window", "a PSN 255 ahead of the base is taken", receiving::window),
    check("ack.beyond", "a PSN 256 ahead of the base is ignored", receiving::beyond),
    wrapping("ack.wrap", "PSNs wrap", receiving::base),
    wrapping("ack.wrap_gap", "a gap across the wrap shows in the vector", receiving::gap),
    check("ack.share", "a share is granted", receiving::share),
    check("ecn.counted", "marks are counted", receiving::marks),
    check("ecn.at_once", "the first mark is told at once", receiving::marks_at_once),
    check("duplicate.once", "a copy places nothing", receiving::once),
    check("duplicate.repeat", "a repeat places nothing", receiving::repeat),
    check("duplicate.moved", "a piece that moved is placed once, whichever copy is first", receiving::moved),
    check("duplicate.moved_closes", "a moved piece closes its home's PSN", receiving::moved_closes),
    check("void.closes", "a Void closes its PSN", receiving::void),

    check("bounds.beyond", "a Write beyond the end is refused", errors::beyond),
    check("bounds.before", "a Write before the start is refused", errors::before),
    check("bounds.wraps", "a Write around the end of the address space is refused", errors::wraps),
    check("bounds.whole", "nothing is placed of a message that reaches beyond the end", errors::whole),
    check("bounds.read", "a Read beyond the end is refused", errors::read_beyond),
    check("keys.wrong", "a key that opens nothing is refused", errors::unknown_key),
    check("rights.write", "a region that may not be written is not", errors::read_only),
    check("rights.read", "a region that may not be read is not", errors::write_only),
    check("error.named", "the end of a flow names message and reason", errors::named),
    check("error.behind", "messages behind a failed one are refused", errors::behind),
    check("error.before", "messages before a failed one are completed", errors::completes_before),
    check("error.streams", "other streams go on", errors::streams),
    check("error.too_long", "a Send longer than its receive ends the flow", errors::too_long),
    check("error.aborted", "a flow that its sender gives up is ended", errors::aborted),
    check("rnr.refused", "a Send without a receive is refused in the vector", errors::not_ready),
    check("rnr.void", "a Void closes what was refused", errors::not_ready_void),
    check("rnr.streams", "other streams go on", errors::not_ready_streams),

    check("repair.gap", "a gap sends exactly the missing packet again, at once, on its path", sending::gap),
    check("repair.once", "the same gap told twice sends nothing again", sending::gap_twice),
    check("repair.transmission", "a repeat has its PSN and a new transmission number", sending::transmission),
    check("repair.repeat", "a repeat that is lost goes again at once", sending::lost_repeat),
    check("repair.tail", "a lost tail is asked for", sending::tail),
    check("repair.enough", "what is acknowledged is not sent again", sending::enough),
    wrapping("repair.wrap", "a gap across the wrap is repaired", sending::gap),
    check("window.vector", "no path has more under way than the vector can say", sending::window),
    check("ask.window", "who stops for want of acknowledgements has asked for one", sending::asks),
    check("ask.last", "the last piece, and no other, says that nothing follows", sending::last),
    check("ecn.slows", "marks make the sender send less", sending::marks),
    check("share.obeyed", "the share is not exceeded", sending::share),
    check("ack.bad", "an acknowledgement of what was never sent is ignored", sending::bad_ack),
    check("ack.stale", "an old acknowledgement is ignored", sending::stale_ack),
    check("spray.paths", "all paths are used", sending::spray),
    check("path.moves", "the pieces of a path that is silent go by others, and name their home", sending::moves),
    check("path.port", "a dead path is probed from another source port", sending::new_port),
    check("path.probes", "a dead path is probed again and again", sending::probes_again),
    check("path.backoff", "its probes come further and further apart", sending::backoff),
    check("path.revives", "a path whose probe is answered is used again", sending::revives),
    check("path.forged", "a reply with another nonce revives nothing", sending::forged_reply),
    check("probe.answered", "a probe is answered with its nonce on its path", sending::answers_probe),

    check("close.answered", "a Close is answered", teardown::answered),
    check("close.again", "a repeated Close is answered again", teardown::again),
    check("close.silent", "nothing is taken after a Close", teardown::silent),
    check("close.stops", "nothing more is sent after a Close", teardown::stops),
];
