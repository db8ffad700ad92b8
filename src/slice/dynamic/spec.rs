//! One item of a slice that is given at run time: what masks, text and the builder have in common.

use crate::slice::{Range, SliceInt};

/// An end of a range. It is a part of a [`Spec`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// That of the axis: not written in Python, a bit in a mask.
    Open,
    /// This position; negative ones count from the end.
    Position(isize),
    /// A position that is not known.
    Unknown,
}

impl End {
    /// Returns the position as [`Range`] has it; one that is not known as the end of the axis, which takes the most.
    #[inline]
    pub(super) const fn or_open(self) -> Option<isize> {
        match self {
            Self::Position(at) => Some(at),
            Self::Open | Self::Unknown => None,
        }
    }

    /// Returns `true` if it is known.
    #[inline]
    pub(super) const fn is_known(self) -> bool {
        !matches!(self, Self::Unknown)
    }
}

impl<I: SliceInt> From<I> for End {
    fn from(at: I) -> Self {
        Self::Position(at.to_isize())
    }
}

/// `None` is open.
impl<I: SliceInt> From<Option<I>> for End {
    fn from(at: Option<I>) -> Self {
        at.map_or(Self::Open, |at| Self::Position(at.to_isize()))
    }
}

/// One item of a slice: in TensorFlow's words a *spec*.
///
/// ```
/// use shapewise::{View, slice::{SliceExpr, Spec}};
///
/// let memory = [0, 1, 2, 3, 4, 5];
/// let view = View::new(&memory, [2, 3])?;
/// let items = SliceExpr::new().push(Spec::WHOLE).push(Spec::range(1, None::<isize>, 1)); // `:, 1:`
/// assert_eq!(view.slice_by::<2>(&items)?.to_vec(), [1, 2, 4, 5]);
/// assert_eq!(view.slice_by::<1>(&SliceExpr::new().push(Spec::index(-1)))?.to_vec(), [3, 4, 5]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spec {
    /// All axes that are left: `...`.
    Ellipsis,
    /// A new axis of extent 1: `None`.
    NewAxis,
    /// One element; the result does not have the axis: `i`.
    Index {
        /// The index; a negative one counts from the end. `None` is not known.
        index: Option<isize>,
        /// 1 in Python's text. Masks allow other strides; one that is not positive is an error.
        stride: isize,
    },
    /// A range: `begin:end:stride`.
    Range {
        /// Where it begins.
        begin: End,
        /// Where it ends, exclusive.
        end: End,
        /// The step, in positions.
        stride: isize,
    },
}

impl Spec {
    /// An entire axis: `:`. See the example of [`Spec`].
    pub const WHOLE: Self = Self::Range { begin: End::Open, end: End::Open, stride: 1 };

    /// Makes an index an item, which takes the element there: `i`. See the example of [`Spec`].
    #[must_use]
    pub fn index(index: impl SliceInt) -> Self {
        Self::Index { index: Some(index.to_isize()), stride: 1 }
    }

    /// Makes a range of two ends and a step: `begin:end:stride`. See the example of [`Spec`].
    #[must_use]
    pub fn range(begin: impl Into<End>, end: impl Into<End>, stride: isize) -> Self {
        Self::Range { begin: begin.into(), end: end.into(), stride }
    }
}

/// Returns a range of an axis as [`Range`] has it, what is not known taken for the end of the axis.
#[inline]
pub(super) const fn widest(begin: End, end: End) -> Range {
    Range { begin: begin.or_open(), end: end.or_open() }
}
