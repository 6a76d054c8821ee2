//! Decoder: checks a command and tells each part of the engine its share.
//!
//! ```text
//!   command ==>| check, plan |==> fetch_a_0, fetch_a_1, fetch_b_0, fetch_b_1
//!   finished ->|             |==> realign_a, realign_b, sequence
//!              +-------------+--> busy
//! ```
//! Lines are worked on upwards, or downwards where S overlaps an input from above. Downwards, all
//! offsets below are those of the mirrored address space: the buffer [x, x + n) becomes
//! [-(x + n), -x), its bytes reversed, and is worked on upwards; only first addresses and steps
//! know the difference.

use mtia_model::spec::nmc::{Dtype, Op, STATUS_BITS, Status};
use mtia_rtl::{Block, Module, Signal, cat, count_bits};
use serde::Serialize;

use super::Nmc;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Decode(pub Nmc);

/// Commands that can be between the decoder's hand-out and the writer's table, beside those in the
/// sequencer's queue: one handed out, one in the sequencer, one in each stage of the lanes.
const COMMANDS_BETWEEN: u32 = 2 + super::adder::STAGES;

/// Where a buffer lies, as signals.
struct Span {
    /// Offset of the first byte in its first line, in working order.
    offset: Signal,
    /// Offset of the last byte in its last line, in working order.
    last_offset: Signal,
    /// Lines it touches.
    lines: Signal,
    /// Address of the first line, in working order.
    first_line: Signal,
}

impl Block for Decode {
    fn name(&self) -> String {
        "nmc_decode".into()
    }

    fn about(&self) -> String {
        "Checks a command and splits it into the work of the fetchers, the realigners and the \
         sequencer. A command with a fence waits until all before it have their status."
            .into()
    }

    fn build(&self, m: &Module) {
        let nmc = &self.0;
        let command = m.stream_in("command", nmc.command());
        let mut outs = Vec::new();
        for name in ["fetch_a_0", "fetch_a_1", "fetch_b_0", "fetch_b_1"] {
            outs.push(m.stream_out(name, nmc.fetch_work()));
        }
        for name in ["realign_a", "realign_b"] {
            outs.push(m.stream_out(name, nmc.realign_work()));
        }
        outs.push(m.stream_out("sequence", nmc.sequence_work()));
        m.comment("A status was taken.");
        let finished = m.input("finished", 1);
        m.comment("A command is between here and its status.");
        let busy = m.output("busy", 1);

        let [a, b, s] = ["a", "b", "s"].map(|x| command.field(x));
        let length = command.field("length").resize(nmc.address_bits).named("length");
        let copy = command.field("op").eq(u32::from(Op::Copy.code())).named("copy");

        m.section("Check");
        let [end_a, end_b, end_s] = [(&a, "end_a"), (&b, "end_b"), (&s, "end_s")]
            .map(|(x, name)| x.add_full(&length).named(name));
        let above_a = above(&s, &a, &length).named("s_above_a");
        let above_b = (above(&s, &b, &length) & !&copy).named("s_above_b");
        let below_a = above(&a, &s, &length).named("s_below_a");
        let below_b = (above(&b, &s, &length) & !&copy).named("s_below_b");
        m.comment("Work downwards where S overlaps an input from above.");
        let down = (&above_a | &above_b).named("down");
        let code = self.check(&command, &copy, [&end_a, &end_b, &end_s], &{
            (&above_a & &below_b) | (&above_b & &below_a)
        });
        let good = code.eq(u32::from(Status::Ok.code())).named("good");

        m.section("Plan");
        let spans = [(&a, &end_a, "a"), (&b, &end_b, "b"), (&s, &end_s, "s")]
            .map(|(x, end, name)| self.span(x, end, &length, &down, name));
        let [_, _, span_s] = &spans;

        m.section("Hand out");
        m.comment("One bit for each stream that has yet to take its share.");
        let pending = m.reg("pending", outs.len() as u32).reset(0);
        let in_flight = nmc.commands_in_flight + nmc.commands_in_flight + COMMANDS_BETWEEN;
        m.comment("Commands between here and their status.");
        let started = m.reg("started", count_bits(in_flight)).reset(0);
        m.drive(&busy, started.ne(0));
        command.take(pending.eq(0) & (!command.field("fence") | started.eq(0)));
        let fires = command.fires().named("fires");
        m.when(&(&fires & !&finished), || m.set(&started, &started + 1))
            .elsewhen(&(!&fires & &finished), || m.set(&started, &started - 1));

        let good_b = (&good & !&copy).named("good_b");
        let mut wanted = vec![good.clone(), good.clone(), good_b.clone(), good_b.clone()];
        wanted.extend([good.clone(), good_b.clone(), m.lit(1, 1)]);
        // Stream 0 is the least significant bit.
        let shares: Vec<Signal> = outs.iter().map(|o| o.fires()).collect();
        let taken = cat(&shares.iter().rev().collect::<Vec<_>>()).named("taken");
        let wanted = cat(&wanted.iter().rev().collect::<Vec<_>>());
        m.when(&fires, || m.set(&pending, wanted))
            .otherwise(|| m.set(&pending, &pending & !&taken));

        let hold = |name: &str, value: &Signal| {
            let reg = m.reg(name, value.width()).no_reset();
            m.when(&fires, || m.set(&reg, value));
            reg
        };
        let down_r = hold("down_held", &down);
        for (x, (span, name)) in spans.iter().take(2).zip(["a", "b"]).enumerate() {
            let skip_first = span.offset.top();
            let skip_last = !span.last_offset.top();
            for half in 0..2u32 {
                // Upwards, half 0 is the low one; downwards the high one.
                let start =
                    cat(&[&span.first_line, &if half == 0 { down.clone() } else { !&down }]);
                let step = down.mux(&(&start - 2), &start + 2);
                let skip = if half == 0 { &skip_first } else { &skip_last };
                let first = if half == 0 { skip.mux(&step, &start) } else { start };
                let count = &span.lines - skip.resize(span.lines.width());
                let first = hold(&format!("first_{name}_{half}"), &first);
                let count = hold(&format!("count_{name}_{half}"), &count);
                let out = &outs[2 * x + half as usize];
                let valid = pending.bit((2 * x) as u32 + half);
                out.send(valid, &[("first", &first), ("count", &count), ("down", &down_r)]);
            }
            let out = &outs[4 + x];
            let shift = hold(&format!("shift_{name}"), &(&span.offset - &span_s.offset));
            let prime = hold(&format!("prime_{name}"), &span.offset.gt(&span_s.offset));
            out.send(
                pending.bit(4 + x as u32),
                &[
                    ("lines_in", &hold(&format!("lines_{name}"), &span.lines)),
                    ("lines_out", &hold(&format!("lines_s_for_{name}"), &span_s.lines)),
                    ("shift", &shift),
                    ("prime", &prime),
                    ("skip_first", &hold(&format!("skip_first_{name}"), &skip_first)),
                    ("skip_last", &hold(&format!("skip_last_{name}"), &skip_last)),
                    ("down", &down_r),
                ],
            );
        }

        // A bad command still sends one line, an empty one, that carries its code.
        let end_offset = (&end_s - 1).slice(0, nmc.offset_bits()).add_full(1);
        let one = m.lit(nmc.lines_bits(), 1);
        let begin = good.mux(&s.slice(0, nmc.offset_bits()), 0);
        let end = good.mux(&end_offset, 0);
        outs[6].send(
            pending.bit(6),
            &[
                ("copy", &hold("copy_held", &copy)),
                ("dtype", &hold("dtype_held", &command.field("dtype"))),
                ("line", &hold("line_s", &span_s.first_line)),
                ("lines", &hold("lines_s", &good.mux(&span_s.lines, &one))),
                ("begin", &hold("begin_s", &begin)),
                ("end", &hold("end_s_held", &end)),
                ("down", &down_r),
                ("tag", &hold("tag_held", &command.field("tag"))),
                ("code", &hold("code_held", &code)),
            ],
        );
    }
}

/// Whether `upper` begins above `lower` and within its `length`.
fn above(upper: &Signal, lower: &Signal, length: &Signal) -> Signal {
    upper.gt(lower) & (upper - lower).lt(length)
}

impl Decode {
    /// The code of the first fault, in the order of the codes.
    fn check(
        &self,
        command: &mtia_rtl::Stream,
        copy: &Signal,
        ends: [&Signal; 3],
        overlap: &Signal,
    ) -> Signal {
        let m = copy.module();
        let [op, dtype] = ["op", "dtype"].map(|f| command.field(f));
        let add = op.eq(u32::from(Op::Add.code())).named("add");
        let known = Dtype::ALL.map(|t| dtype.eq(u32::from(t.code())));
        let known_type = &(&known[0] | &known[1]) | &known[2];
        let low = ["a", "b", "s", "length"].map(|f| command.field(f).slice(0, 2));
        let low = (&low[0] | &low[1] | &low[2] | &low[3]).named("low_bits");
        let wide = dtype.eq(u32::from(Dtype::Fp32.code()));
        let misaligned = &add & (low.bit(0) | (wide & low.bit(1)));
        let bits = self.0.address_bits;
        // The end may be 2^address_bits, but not beyond.
        let beyond = ends.map(|end| end.bit(bits) & end.slice(0, bits).any());
        let [beyond_a, beyond_b, beyond_s] = &beyond;
        let out_of_range = beyond_a | (beyond_b & !copy) | beyond_s;
        let faults = [
            (!(&add | copy), Status::BadOp),
            (&add & !known_type, Status::BadType),
            (command.field("length").eq(0), Status::ZeroLength),
            (misaligned, Status::Misaligned),
            (out_of_range, Status::OutOfRange),
            (overlap.clone(), Status::BadOverlap),
        ];
        let ok = m.lit(STATUS_BITS, u128::from(Status::Ok.code()));
        faults
            .iter()
            .rev()
            .fold(ok, |other, (fault, status)| {
                fault.mux(&m.lit(STATUS_BITS, u128::from(status.code())), other)
            })
            .named("code")
    }

    fn span(&self, x: &Signal, end: &Signal, length: &Signal, down: &Signal, name: &str) -> Span {
        let nmc = &self.0;
        let (bits, lines) = (nmc.offset_bits(), nmc.lines_bits());
        let mirrored = x.module().zeros(bits) - end.slice(0, bits);
        let offset = down.mux(&mirrored, x.slice(0, bits)).named(&format!("offset_{name}"));
        // Offset of the last byte, counted from the beginning of the first line.
        let reach = offset.resize(nmc.length_bits + 1) + length.resize(nmc.length_bits + 1) - 1;
        let reach = reach.named(&format!("reach_{name}"));
        let last = (end - 1).slice(bits, nmc.line_address_bits());
        let first_line = down.mux(&last, x.slice(bits, nmc.line_address_bits()));
        Span {
            offset,
            last_offset: reach.slice(0, bits),
            lines: reach.slice(bits, lines) + 1,
            first_line: first_line.named(&format!("first_line_{name}")),
        }
    }
}
