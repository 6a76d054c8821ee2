//! What can be wrong with a description. Every error names the line of the description; the
//! builder goes on after a mistake with a stand-in value, so that one run reports all mistakes.

use std::fmt;
use std::panic::Location;

/// The kind of a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// Operands or the two sides of a connection differ in width or signedness, or a width,
    /// slice or constant is out of range.
    Width,
    /// A wire or output that nothing drives.
    Undriven,
    /// A signal that is driven twice, or one that cannot be driven.
    Driven,
    /// A combinational loop, possibly through instances.
    Loop,
    /// An instance input that is not connected.
    Unconnected,
    /// Two things of one name.
    Clash,
    /// A reserved word or an impossible identifier as a name.
    Name,
    /// A port, field or stream that does not exist, or a signal of another module.
    Unknown,
}

/// One mistake in a description.
#[derive(Clone, Debug, thiserror::Error)]
pub struct Error {
    /// What kind of mistake.
    pub kind: ErrorKind,
    /// The line of the description at fault.
    pub at: &'static Location<'static>,
    /// Module in which it stands.
    pub module: String,
    /// What is wrong and how to mend it.
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (at, module) = (self.at, &self.module);
        write!(f, "{}:{}: in module {module}: {}", at.file(), at.line(), self.message)
    }
}

/// All mistakes of one elaboration, in the order in which they were met.
#[derive(Clone, Debug, thiserror::Error)]
pub struct Errors(pub Vec<Error>);

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, e) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{e}")?;
        }
        Ok(())
    }
}
