//! The transport over loopback sockets, both ends in this process: files, bad networks, strangers;
//! and what the page says.

mod common;
mod conformance;
mod files;
mod hostile;
mod network;
mod pages;
