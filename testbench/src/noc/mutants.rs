//! Faults of the network.
