//! The cheap model of the message engine against the instruction-timed one.

mod calibration;
mod collectives;
mod runs;
