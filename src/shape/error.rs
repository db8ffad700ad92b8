//! The errors of shapes, and the causes that several of them share.

use core::fmt;

use crate::{
    error::error_messages,
    extent::{DynExtent, ExtentMismatch, TablesDiffer},
    index::SizeError,
    message::Count,
};

/// The element counts before and after an operation that must keep the element count.
///
/// `C` is the type of the count before: `usize`, or [`DynExtent`] where it may not be known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct CountMismatch<C = usize> {
    /// The element count before the operation.
    pub from: C,
    /// The element count after the operation.
    pub to: usize,
}

impl<C: Copy> CountMismatch<C> {
    /// Returns the two element counts.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(from: C, to: usize) -> Self {
        Self { from, to }
    }
}

impl<C: Copy> fmt::Display for CountMismatch<C>
where
    Count<C>: fmt::Display,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to } = *self;
        write!(
            f,
            "{} cannot become {}: the element count must stay the same",
            Count(from, "element", "elements"),
            Count(to, "element", "elements")
        )
    }
}

impl<C: Copy + fmt::Debug> core::error::Error for CountMismatch<C> where Count<C>: fmt::Display {}

/// An extent that is not known, but must be: a part of [`ShapeError`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ExtentUnknown {
    /// The axis.
    pub axis: usize,
    /// The extent, as far as it is known.
    pub found: DynExtent,
}

impl ExtentUnknown {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(axis: usize, found: DynExtent) -> Self {
        Self { axis, found }
    }
}

error_messages! {
    #[inline] ExtentUnknown []
    Self { axis, found } => "axis {axis} has extent {found}, which is not known: a shape needs each extent";
}

/// Why two shapes have no shape in common: the error of [`DynShape::merge`](crate::DynShape::merge).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MergeError {
    /// The ranks differ.
    Rank {
        /// The rank on the left.
        lhs: usize,
        /// The rank on the right.
        rhs: usize,
    },
    /// Two extents differ.
    Extents {
        /// The axis.
        axis: usize,
        /// The extent on the left.
        lhs: DynExtent,
        /// The extent on the right.
        rhs: DynExtent,
    },
    /// The element count of the merged shape does not fit `isize`.
    Size(SizeError),
    /// The shapes have symbols of different tables.
    Tables(TablesDiffer),
}

error_messages! {
    #[inline] MergeError [Size(SizeError), Tables(TablesDiffer)]
    Self::Rank { lhs, rhs } => "shapes of ranks {lhs} and {rhs} are not compatible: ranks must be equal";
    Self::Extents { axis, lhs, rhs } => "extents {lhs} and {rhs} are not compatible at axis {axis}: no extent is both";
}

/// Why extents of any rank, or a dynamic shape, do not convert to a shape type: the error of `Shape::<2>::try_from` of a
/// [`DynShape`](crate::DynShape).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeError {
    /// The rank differs from the rank in the type.
    Rank {
        /// The rank in the type.
        expected: usize,
        /// The number of extents found.
        found: usize,
    },
    /// No arm of [`match_rank!`](crate::match_rank!) matches the rank.
    NoArm {
        /// The rank, if it is known.
        found: Option<usize>,
    },
    /// The rank is not known.
    RankUnknown {
        /// The rank in the type.
        expected: usize,
    },
    /// An extent is not known.
    Unknown(ExtentUnknown),
    /// An extent differs from the extent in the type.
    Extent(ExtentMismatch),
    /// The element count does not fit `isize`.
    Size(SizeError),
}

impl ShapeError {
    /// Returns the error for [`match_rank!`](crate::match_rank!): other crates cannot construct variants of a non-exhaustive enum.
    #[doc(hidden)]
    #[must_use]
    pub const fn no_arm(found: Option<usize>) -> Self {
        Self::NoArm { found }
    }
}

error_messages! {
    #[inline] ShapeError [Unknown(ExtentUnknown), Extent(ExtentMismatch), Size(SizeError)]
    Self::Rank { expected, found } => "the rank is {found}, expected {expected}";
    Self::NoArm { found: Some(found) } => "the rank is {found}, which no arm matches";
    Self::NoArm { found: None } => "the rank is not known";
    Self::RankUnknown { expected } => "the rank is not known, expected {expected}";
}
