//! The NIC interface of a message engine: one FIFO of work requests, each routed by its queue pair
//! to the doorbell of the right NIC.
//!
//! ```text
//!                                     /==> doorbell 0
//!   request ==>| first in, first out |===> doorbell 1
//!                                     \==> ...
//! ```
//! The doorbell write is the work request itself: the NIC has nothing to read from a ring.

use mtia_rtl::{Block, Module};
use serde::Serialize;

use super::Me;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Doorbells(pub Me);

impl Block for Doorbells {
    fn name(&self) -> String {
        "me_doorbells".into()
    }

    fn about(&self) -> String {
        format!(
            "FIFO of {} work requests to the doorbells of {} NICs. The head waits for its own \
             NIC; what is behind it waits with it.",
            self.0.work_requests, self.0.nics
        )
    }

    fn build(&self, m: &Module) {
        let me = &self.0;
        let request = m.stream_in("request", me.work_request());
        let bells: Vec<_> =
            (0..me.nics).map(|n| m.stream_out(&format!("doorbell_{n}"), me.doorbell())).collect();
        let head = m.queue("fifo", &request, me.work_requests);
        let nic = head.field("nic");
        let fields: Vec<_> = head.fields().filter(|f| f.0 != "nic").collect();
        let mut taken = m.zeros(1);
        for (n, bell) in bells.iter().enumerate() {
            let mine = nic.eq(n as u64).named(&format!("to_{n}"));
            bell.send(&head.valid & &mine, &fields);
            let here = &mine & &bell.ready;
            taken = if n == 0 { here } else { taken | here };
        }
        head.take(&taken);
    }
}
