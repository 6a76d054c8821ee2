//! A path of a connection: one way through the fabric, in both directions.
//!
//! ```text
//!            +---------+  sequenced packets: PSN, transmission number
//!   pieces =>| send    |======================================> receive half of the peer
//!            | window, |
//!            | RTT,    |<-- acknowledgements: base, 256 bits, marks, share ---
//!            | health  |
//!            +---------+
//!            +---------+
//!            | receive |<====================================== send half of the peer
//!            +---------+
//! ```

mod receive;
mod rtt;
mod send;

pub use receive::{Known, PathReceive};
pub use rtt::Rtt;
pub use send::{Health, PathSend, size_of};

/// A path.
#[derive(Clone, Copy, Debug)]
pub struct Path {
    /// What leaves.
    pub send: PathSend,
    /// What arrives.
    pub receive: PathReceive,
}
