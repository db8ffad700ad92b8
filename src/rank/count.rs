//! Counts of axes as numbers of typenum, for lists of types whose length the compiler adds up item by item.

pub(crate) use typenum::{Max as OrMore, Maximum, Sum, U0, U1, Unsigned};

/// The number of a count.
pub(crate) const fn count<N: Unsigned>() -> usize {
    N::USIZE
}
