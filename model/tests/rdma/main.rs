//! Tests of transports over the packet network: bounds that need no reference, recovery, accounting,
//! and the baseline by itself.

mod baseline;
mod bounds;
mod failures;
mod work;
