//! The cycle model: when each block does what the functional model says it computes.
