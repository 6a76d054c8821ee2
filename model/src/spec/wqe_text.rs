//! A WQE as one readable line, the same in reports, in listings and in errors.
//!
//! ```text
//!   SEND 512 B  send+0x200 -> QP 0.3; after the one 2 before
//!   REDUCE bf16 512 B  scratch = scratch + send+0x200; fence
//!   WAIT 4 B  [flags+0x8] = 1
//! ```

use std::fmt::Write as _;

use super::nmc::Dtype;
use super::wqe::{Comparison, Kind, Order, Width, Wqe};

/// The line of a WQE. `local` names an address of this rank, `peer` one of the rank that the
/// queue pair leads to.
pub fn describe(wqe: &Wqe, local: impl Fn(u64) -> String, peer: impl Fn(u64) -> String) -> String {
    let Some(kind) = wqe.kind() else { return format!("unknown kind {}", wqe.kind) };
    let a = || local(wqe.a);
    let (length, qp) = (wqe.length, wqe.queue_pair());
    let bytes = || Width::from_code(wqe.width).map_or("?".into(), |w| w.bytes().to_string());
    let mut text = match kind {
        Kind::Noop => kind.to_string(),
        Kind::Send => format!("{kind} {length} B  {} -> QP {qp}", a()),
        Kind::Recv => format!("{kind} {length} B  {} <- QP {qp}", a()),
        Kind::Write => format!("{kind} {length} B  {} -> QP {qp} {}", a(), peer(wqe.b)),
        Kind::WriteImm => format!(
            "{kind} {length} B  {} -> QP {qp} {}, immediate {:#x}",
            a(),
            peer(wqe.b),
            wqe.immediate
        ),
        Kind::Reduce => {
            let dtype = Dtype::from_code(wqe.dtype).map_or("?", Dtype::name);
            format!("{kind} {dtype} {length} B  {} = {} + {}", local(wqe.s), a(), local(wqe.b))
        }
        Kind::Copy => format!("{kind} {length} B  {} = {}", local(wqe.s), a()),
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

/// An address without a name.
pub fn plain(address: u64) -> String {
    format!("{address:#x}")
}
