//! How the decoder splits a command: first flits, numbers of lines, shift and direction.
//!
//! The hardware computes the same in `hw/src/nmc/decode.rs`; here it is plain arithmetic on
//! buffers. Downwards, a buffer is mirrored: offsets count from its end.

use crate::spec::nmc::{Command, Op, Status, check, descending};

use super::Sizes;

/// Work of a fetcher.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FetchWork {
    pub first: u64,
    pub count: u64,
    pub down: bool,
}

/// Work of a realigner.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RealignWork {
    pub lines_in: u64,
    pub lines_out: u64,
    pub prime: bool,
    pub skip_first: bool,
    pub skip_last: bool,
}

/// Work of the sequencer.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SequenceWork {
    pub copy: bool,
    pub line: u64,
    pub lines: u64,
    pub begin: u64,
    pub end: u64,
    pub down: bool,
    pub tag: u32,
    pub code: u8,
}

/// Everything that a command becomes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Plan {
    pub fetch: [Option<FetchWork>; 4],
    pub realign: [Option<RealignWork>; 2],
    pub sequence: SequenceWork,
}

/// A buffer in working order.
struct Span {
    offset: u64,
    lines: u64,
    last_offset: u64,
    first_line: u64,
}

fn span(x: u64, length: u64, down: bool, line: u64) -> Span {
    let end = x + length;
    let offset = if down { (line - end % line) % line } else { x % line };
    Span {
        offset,
        lines: (offset + length).div_ceil(line),
        last_offset: (offset + length - 1) % line,
        first_line: if down { (end - 1) / line } else { x / line },
    }
}

impl Plan {
    pub fn of(command: &Command, sizes: &Sizes) -> Plan {
        let status = check(command, &sizes.nmc);
        let line = u64::from(sizes.line_bytes);
        let copy = command.op == Op::Copy.code();
        let (tag, code) = (command.tag, status.code());
        if status != Status::Ok {
            let line = SequenceWork { copy, lines: 1, tag, code, ..SequenceWork::default() };
            return Plan { sequence: line, ..Plan::default() };
        }
        let down = descending(command);
        let s = span(command.s, command.length, down, line);
        let mut plan = Plan::default();
        for (x, address) in [command.a, command.b].into_iter().enumerate() {
            if x == 1 && copy {
                break;
            }
            let o = span(address, command.length, down, line);
            let half = line / 2;
            let (skip_first, skip_last) = (o.offset >= half, o.last_offset < half);
            for h in 0..2u64 {
                let skipped = if h == 0 { skip_first } else { skip_last };
                let physical = if down { 1 - h } else { h };
                let start = 2 * o.first_line + physical;
                let first = match (h == 0 && skip_first, down) {
                    (false, _) => start,
                    (true, false) => start + 2,
                    (true, true) => start.wrapping_sub(2),
                };
                let count = o.lines - u64::from(skipped);
                plan.fetch[2 * x + h as usize] = Some(FetchWork { first, count, down });
            }
            plan.realign[x] = Some(RealignWork {
                lines_in: o.lines,
                lines_out: s.lines,
                prime: o.offset > s.offset,
                skip_first,
                skip_last,
            });
        }
        plan.sequence = SequenceWork {
            copy,
            line: s.first_line,
            lines: s.lines,
            begin: command.s % line,
            end: (command.s + command.length - 1) % line + 1,
            down,
            tag,
            code,
        };
        plan
    }
}
