//! The transport over loopback sockets, both ends in this process: files, bad networks, strangers.

mod common;
mod files;
mod hostile;
mod network;
