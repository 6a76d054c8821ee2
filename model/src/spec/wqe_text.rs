//! A WQE as one readable line, the same in reports, in listings and in errors.
//!
//! ```text
//!   SEND 512 B  send+0x200 -> QP 0.3; after the one 2 before
//!   REDUCE bf16 512 B  scratch = scratch + send+0x200; fence
//!   WAIT 4 B  [flags+0x8] = 1
//! ```

use std::fmt::Write as _;

use super::nmc::Dtype;
use super::wqe::{Comparison, Kind, Order, QueuePair, Width, Wqe};

/// Names of what a WQE mentions. As they stand here they are the numbers themselves.
pub trait Names {
    /// An address of the rank.
    fn local(&self, address: u64) -> String {
        format!("{address:#x}")
    }

    /// An address of the rank that a queue pair leads to.
    fn remote(&self, _queue_pair: QueuePair, address: u64) -> String {
        format!("{address:#x}")
    }

    /// A queue pair.
    fn queue_pair(&self, queue_pair: QueuePair) -> String {
        format!("QP {queue_pair}")
    }
}

/// Numbers for names.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Names for Plain {}

/// The line of a WQE.
pub fn describe(wqe: &Wqe, names: &impl Names) -> String {
    let Some(kind) = wqe.kind() else { return format!("unknown kind {}", wqe.kind) };
    let a = || names.local(wqe.a);
    let (length, qp) = (wqe.length, names.queue_pair(wqe.queue_pair()));
    let remote = || names.remote(wqe.queue_pair(), wqe.b);
    let bytes = || Width::from_code(wqe.width).map_or("?".into(), |w| w.bytes().to_string());
    let mut text = match kind {
        Kind::Noop => kind.to_string(),
        Kind::Send => format!("{kind} {length} B  {} -> {qp}", a()),
        Kind::Recv => format!("{kind} {length} B  {} <- {qp}", a()),
        Kind::Write => format!("{kind} {length} B  {} -> {qp} {}", a(), remote()),
        Kind::WriteImm => format!(
            "{kind} {length} B  {} -> {qp} {}, immediate {:#x}",
            a(),
            remote(),
            wqe.immediate
        ),
        Kind::Reduce => {
            let dtype = Dtype::from_code(wqe.dtype).map_or("?", Dtype::name);
            format!(
                "{kind} {dtype} {length} B  {} = {} + {}",
                names.local(wqe.s),
                a(),
                names.local(wqe.b)
            )
        }
        Kind::Copy => format!("{kind} {length} B  {} = {}", names.local(wqe.s), a()),
        Kind::Set => format!("{kind} {} B  [{}] := {}", bytes(), a(), wqe.value),
        Kind::Wait => {
            let symbol = Comparison::from_code(wqe.comparison).map_or("?", Comparison::symbol);
            format!("{kind} {} B  [{}] {symbol} {}", bytes(), a(), wqe.value)
        }
    };
    let Order { wqe_sync, fence, rx_sync, tx_sync, sync } = wqe.order;
    if let Some(back) = wqe_sync {
        // Writing to a String cannot fail.
        let _ = write!(text, "; after the one {back} before");
    }
    for (on, name) in [(rx_sync, "rx_sync"), (tx_sync, "tx_sync"), (sync, "sync"), (fence, "fence")]
    {
        if on {
            let _ = write!(text, "; {name}");
        }
    }
    text
}
