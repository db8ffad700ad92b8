//! Element counts that must be equal, and are not.

use core::fmt;

/// Two shapes with different element counts where an operation keeps the element count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct CountMismatch {
    /// The element count before the operation.
    pub from: usize,
    /// The element count after it.
    pub to: usize,
}

impl CountMismatch {
    pub(crate) const fn new(from: usize, to: usize) -> Self {
        Self { from, to }
    }
}

impl fmt::Display for CountMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to } = self;
        write!(f, "{from} elements cannot become {to} elements: a reshape or bitcast keeps the element count")
    }
}

impl core::error::Error for CountMismatch {}
