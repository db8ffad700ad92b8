//! The extents and strides that the types of a list of axes know, as constants.

/// What the types know of an axis and of the axes after it. It is a list, like the types: it is computed once for each tail that lists
/// share. An array would be copied for each axis.
#[derive(Clone, Copy, Debug)]
pub struct KnownParts {
    pub(super) extent: Option<usize>,
    pub(super) stride: Option<isize>,
    pub(super) stretches: bool,
    pub(super) rest: Option<&'static Self>,
}

/// One field of each axis as an array. A row: the array's name and type; the field, and the value for axes that do not exist.
macro_rules! fields {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $field:ident, else $rest:expr;)*) => { $(
        $(#[$doc])*
        pub(crate) const fn $name<const R: usize>(mut facts: Option<&Self>) -> [$type; R] {
            let (mut fields, mut axis) = ([$rest; R], 0);
            while axis < R
                && let Some(fact) = facts
            {
                (fields[axis], facts) = (fact.$field, fact.rest);
                axis += 1;
            }
            fields
        }
    )* };
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over arrays: the index is checked to be below the length"
)]
impl KnownParts {
    fields! {
        /// The known extents of the first `R` axes.
        extents: Option<usize> = extent, else None;
        /// The known strides of the first `R` axes.
        strides: Option<isize> = stride, else None;
        /// Which of the first `R` axes stretch if their extent is 1.
        stretches: bool = stretches, else true;
    }

    /// Returns `true` if the strides of the first `R` axes are known not to be negative.
    pub(crate) const fn are_forward<const R: usize>(mut facts: Option<&Self>) -> bool {
        let mut axis = 0;
        while axis < R
            && let Some(Self { stride: Some(0..), rest, .. }) = facts
        {
            facts = *rest;
            axis += 1;
        }
        axis == R
    }
}
