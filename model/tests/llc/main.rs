//! The cycle model of the LLC, against formulas and definitions.

mod behaviour;
mod front;
mod timing;
mod world;
