//! Faults of the fabric interface.
