//! Tests of the packet network by formulas: latency, rates, buffers, marks, pauses, routes, faults.

mod bounds;
mod faults;
mod pauses;
mod scripted;
