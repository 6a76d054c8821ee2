//! The `mtia` command.
fn main() {}
