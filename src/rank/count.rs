//! Counts of axes as typenum numbers, for lists of types whose lengths the compiler adds item by item.

pub(crate) use typenum::{Max as OrMore, Maximum, Sum, U0, U1, Unsigned};

/// Returns the number of a count.
#[must_use]
pub(crate) const fn count<N: Unsigned>() -> usize {
    N::USIZE
}
