//! What is wrong with a command, and how many answers it waits for. Combinational.
//!
//! ```text
//!   kind, address, local, length, reply --> code, answers
//! ```

use mtia_model::spec::fi::{
    ADDRESS_BITS, BROADCAST_BYTES, FRAGMENT_BYTES, KIND_BITS, Kind, LINE_BYTES, STATUS_BITS, Status,
};
use mtia_model::spec::flit::REPLY_BITS;
use mtia_rtl::{Block, Module, Signal};
use serde::Serialize;

use super::{BYTE_BITS, Fi, OFFSET_BITS};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Check(pub Fi);

impl Block for Check {
    fn name(&self) -> String {
        self.0.part("check")
    }

    fn about(&self) -> String {
        "Looks for faults of a command in the order of their codes, and counts the answers that a \
         good one waits for: lines, or fragments of a write."
            .into()
    }

    fn build(&self, m: &Module) {
        let fi = &self.0;
        let bits = fi.length_bits;
        let kind = m.input("kind", KIND_BITS);
        let address = m.input("address", ADDRESS_BITS);
        let local = m.input("local_address", fi.local_bits());
        let length = m.input("length", bits);
        let reply = m.input("reply", REPLY_BITS);
        let is = |k: Kind| kind.eq(u32::from(k.code()));

        m.section("Faults");
        let sum_bits = bits.max(fi.local_bits()) + 1;
        let local_end = local.resize(sum_bits) + length.resize(sum_bits);
        let beyond_local = local_end.gt(m.lit(sum_bits, u128::from(fi.local_bytes)));
        let end = address.add_full(length.resize(ADDRESS_BITS)).named("buffer_end");
        let limit = |bytes: u64| m.lit(ADDRESS_BITS + 1, u128::from(bytes));
        let in_memory = end.le(limit(fi.memory_bytes));
        let after_base = address.ge(m.lit(ADDRESS_BITS, u128::from(fi.scratch_base)));
        let in_scratch = after_base & end.le(limit(fi.scratch_base + fi.scratch_bytes));
        let receive = is(Kind::Receive).named("receive");
        let beyond_memory = !&receive & !in_memory & !in_scratch;
        let broadcast = is(Kind::Broadcast).named("broadcast");
        let whole = (&broadcast | &receive).named("of_whole_lines");
        let low = |s: &Signal| s.slice(0, BYTE_BITS);
        let misaligned = &whole & (low(&address) | low(&local) | low(&length)).any();
        let reach = address.slice(0, OFFSET_BITS).resize(bits + 1) + length.resize(bits + 1);
        let longest = (1u64 << bits) - 1 + u64::from(FRAGMENT_BYTES) - 1;
        let too_long = if longest > u64::from(BROADCAST_BYTES) {
            &whole & reach.gt(m.lit(bits + 1, u128::from(BROADCAST_BYTES)))
        } else {
            m.zeros(1)
        };
        let faults = [
            (length.eq(0), Status::ZeroLength),
            (beyond_local, Status::BeyondLocal),
            (beyond_memory, Status::BeyondMemory),
            (misaligned, Status::Misaligned),
            (too_long, Status::TooLong),
            (&broadcast & reply.eq(0), Status::BadReply),
        ];
        let lit = |status: Status| m.lit(STATUS_BITS, u128::from(status.code()));
        let code = faults
            .iter()
            .rev()
            .fold(lit(Status::Ok), |other, (fault, status)| fault.mux(&lit(*status), other));
        m.drive(&m.output("code", STATUS_BITS), code);

        m.section("Answers");
        let count = |unit: u32| {
            let low = unit.trailing_zeros();
            let offset = address.slice(0, low).resize(bits + 1);
            let sum = offset + length.resize(bits + 1) + (unit - 1);
            sum.slice(low, bits + 1 - low).resize(fi.answer_bits())
        };
        let answers = is(Kind::Write).mux(&count(FRAGMENT_BYTES), count(LINE_BYTES));
        m.drive(&m.output("answers", fi.answer_bits()), answers);
    }
}
