//! HBM's controller as a model, in four layers: it runs (smoke), it is as fast as the formulas say
//! (formula), each timing is kept to the clock (gates), and the commands are exactly these
//! (sequence). Beside them the address map and the form for whole-chip runs.

mod channel;
mod formula;
mod gates;
mod map;
mod sequence;
mod smoke;
mod world;
