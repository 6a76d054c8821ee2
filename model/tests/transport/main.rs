//! The transport's protocol core: by formula, by channels that do everything a channel can, and by
//! single packets.

mod asking;
mod basics;
mod behaviour;
mod chaos;
mod conformance;
mod duo;
mod errors;
mod format;
mod hostile;
mod repair;
mod script;
mod world;
