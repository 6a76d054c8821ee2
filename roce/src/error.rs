//! What can go wrong, in one line each that says what, where and how to mend it.

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Bad input, or surroundings that do not allow it: nothing was begun.
    #[error("{0}")]
    Input(String),
    /// What was begun did not come to its end.
    #[error("{0}")]
    Failed(String),
    /// The user ended it.
    #[error("interrupted: nothing was left half-done; start it again")]
    Interrupted,
}

/// What a function of this crate gives.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// Bad input.
    pub fn input(what: impl Into<String>) -> Self {
        Self::Input(what.into())
    }

    /// Something that did not come to its end.
    pub fn failed(what: impl Into<String>) -> Self {
        Self::Failed(what.into())
    }
}
