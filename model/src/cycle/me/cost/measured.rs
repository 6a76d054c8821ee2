//! Cycles of the firmware's pieces in the order of `Task`, measured on the instruction-timed model
//! (calibrated: source tag C). Written by
//! `UPDATE_COSTS=1 cargo test --release -p mtia-model --test me_cost calibration`.

pub(super) const TABLES: [(&str, &[f64]); 2] = [("mtia300", &MTIA300), ("mini", &MINI)];

const MTIA300: [f64; 0] = [];

const MINI: [f64; 0] = [];
