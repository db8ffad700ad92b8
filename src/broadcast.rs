//! Broadcasting: strict, as in XLA. Operands have the same rank, or one says by `broadcast_dimensions` where its axes go.
//!
//! ```text
//! [3, 1] + [1, 4] = [3, 4]          same rank: an extent of 1 stretches
//! scalar + [3, 4] = [3, 4]          a scalar meets anything
//! [4] + [3, 4]                      refused: say `broadcast_in_dim(.., [1])`, or `align_trailing` for NumPy's way
//! ```
//!
//! In the type only [`One`] stretches, and [`Const`] never does; a `usize` stretches when it is 1. The result keeps the
//! more specific extent:
//!
//! | | `One` | `Const<N>` | `usize` |
//! |---|---|---|---|
//! | `One` | `One` | `Const<N>` | `usize` |
//! | `Const<N>` | `Const<N>` | `Const<N>`, an error for `Const<M>` | `Const<N>`, checked when running |
//! | `usize` | `usize` | `Const<N>`, checked when running | `usize`, checked when running |
//!
//! A stretched axis has stride 0: nothing is copied, and a view of it is read-only by type.
//!
//! ```text
//! column [3,1]     row [1,4]            both as [3,4], and their sum
//!   0              10 20 30 40     0 0 0 0     10 20 30 40     10 20 30 40
//!   1                              1 1 1 1  +  10 20 30 40  =  11 21 31 41
//!   2                              2 2 2 2     10 20 30 40     12 22 32 42
//! ```
//!
//! ```
//! # use shapewise::{View, shape};
//! let (column, row) = ([0, 1, 2], [10, 20, 30, 40]);
//! let (column, row) = (View::new(&column, shape![3, 1])?, View::new(&row, shape![1, 4])?);
//! # #[cfg(feature = "alloc")]
//! assert_eq!(format!("{:?}", column + row), "[[10, 20, 30, 40], [11, 21, 31, 41], [12, 22, 32, 42]]");
//! # Ok::<(), shapewise::ViewError>(())
//! ```

mod in_dim;
mod typed;

use core::fmt;

pub(crate) use self::in_dim::typed_in_dim;
pub use self::{
    in_dim::{RankFits, in_dim},
    typed::{
        BroadcastExtents, BroadcastTo, BroadcastToExtents, BroadcastWith, Scalar, ZipExtents, ZipExtentsTo,
    },
};
#[cfg(doc)]
use crate::{Const, One};
use crate::{
    extent::{DynExtent, ExtentMismatch},
    index::{MemoryError, SizeError},
    rank::{Max, Ranks},
    shape::Shape,
};

/// Why operands do not broadcast.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BroadcastError {
    /// Two extents differ, and neither is 1.
    Extents {
        /// The axis of the result.
        axis: usize,
        /// The extent on the left.
        lhs: usize,
        /// The extent on the right.
        rhs: usize,
    },
    /// An extent is neither 1 nor that of the axis it is broadcast into.
    Into {
        /// The axis of the operand.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The axis of the result.
        into: usize,
        /// Its extent.
        target: usize,
    },
    /// A broadcast dimension that the result does not have.
    Dimension {
        /// The axis of the operand.
        axis: usize,
        /// Where it was to go.
        dimension: usize,
        /// The rank of the result.
        rank: usize,
    },
    /// Broadcast dimensions that do not increase.
    Order {
        /// The axis of the operand whose dimension is not above the one before it.
        axis: usize,
        /// The dimension of the axis before.
        previous: usize,
        /// The dimension of the axis.
        dimension: usize,
    },
    /// The element count of the result does not fit.
    Size(SizeError),
    /// The elements of the result do not fit memory.
    Memory(MemoryError),
    /// The extents of the result are not those of its type. No operands of the crate give it.
    #[doc(hidden)]
    Type(ExtentMismatch),
}

impl BroadcastError {
    /// The rule for two extents.
    pub(crate) const RULE: &'static str = "they must be equal, or one of them 1";
    /// The rule for broadcasting into a given extent.
    pub(crate) const RULE_INTO: &'static str = "it must be the same, or 1";
}

impl fmt::Display for BroadcastError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            // An extent of 1 that does not stretch is one that the type knows: say so.
            Self::Extents { axis, lhs, rhs } if lhs == 1 || rhs == 1 => write!(
                f,
                "extents {lhs} and {rhs} do not broadcast at axis {axis}: the 1 is `Const<1>`, which does not stretch as \
                 `One` does"
            ),
            Self::Extents { axis, lhs, rhs } => {
                write!(f, "extents {lhs} and {rhs} do not broadcast at axis {axis}: {}", Self::RULE)
            }
            Self::Into { axis, extent: 1, into, target } => write!(
                f,
                "extent 1 of axis {axis} does not broadcast into extent {target} of axis {into}: it is `Const<1>`, which \
                 does not stretch as `One` does"
            ),
            Self::Into { axis, extent, into, target } => write!(
                f,
                "extent {extent} of axis {axis} does not broadcast into extent {target} of axis {into}: {}",
                Self::RULE_INTO
            ),
            Self::Dimension { axis, dimension, rank } => write!(
                f,
                "broadcast dimension {dimension} of axis {axis} is out of range: the result has rank {rank}"
            ),
            Self::Order { axis, previous, dimension } => write!(
                f,
                "broadcast dimension {dimension} of axis {axis} comes after {previous}: broadcast dimensions increase"
            ),
            Self::Size(error) => write!(f, "{error}"),
            Self::Memory(error) => write!(f, "{error}"),
            Self::Type(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for BroadcastError {}

impl From<SizeError> for BroadcastError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}

impl From<MemoryError> for BroadcastError {
    fn from(error: MemoryError) -> Self {
        Self::Memory(error)
    }
}

/// Why shapes that may not be known do not broadcast.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DynBroadcastError {
    /// Two extents cannot be equal, and neither may be 1.
    Extents {
        /// The axis of the result.
        axis: usize,
        /// What is known of the extent on the left.
        lhs: DynExtent,
        /// What is known of the extent on the right.
        rhs: DynExtent,
    },
    /// The element count of the result does not fit.
    Size(SizeError),
}

impl fmt::Display for DynBroadcastError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Extents { axis, lhs, rhs } => {
                write!(f, "extents {lhs} and {rhs} do not broadcast at axis {axis}: {}", BroadcastError::RULE)
            }
            Self::Size(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for DynBroadcastError {}

/// The extent that two extents broadcast to, or `None`. 1 against 0 gives 0: this is not the larger of the two.
///
/// ```
/// use shapewise::broadcast::extent;
///
/// assert_eq!((extent(3, 1), extent(1, 0), extent(3, 4)), (Some(3), Some(0), None));
/// ```
#[must_use]
pub const fn extent(lhs: usize, rhs: usize) -> Option<usize> {
    match (lhs, rhs) {
        (1, extent) | (extent, 1) => Some(extent),
        _ if lhs == rhs => Some(lhs),
        _ => None,
    }
}

/// The extents that two operands of the same rank broadcast to.
///
/// # Errors
///
/// [`BroadcastError::Extents`] with the first axis where they do not.
///
/// # Source
///
/// XLA, `InferDegenerateDimensionBroadcastShape`.
pub const fn extents<const R: usize>(
    lhs: &[usize; R],
    rhs: &[usize; R],
) -> Result<[usize; R], BroadcastError> {
    typed_extents(lhs, rhs, &[true; R], &[true; R])
}

/// As [`extents`], for operands whose type may know of an axis that it does not stretch, as `Const<1>` does not.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "the axis counts to R")]
pub(crate) const fn typed_extents<const R: usize>(
    lhs: &[usize; R],
    rhs: &[usize; R],
    lhs_stretches: &[bool; R],
    rhs_stretches: &[bool; R],
) -> Result<[usize; R], BroadcastError> {
    let (mut result, mut axis) = ([0; R], 0);
    while axis < R {
        result[axis] = match extent(lhs[axis], rhs[axis]) {
            Some(extent)
                if reaches(lhs[axis], extent, lhs_stretches[axis])
                    && reaches(rhs[axis], extent, rhs_stretches[axis]) =>
            {
                extent
            }
            _ => return Err(BroadcastError::Extents { axis, lhs: lhs[axis], rhs: rhs[axis] }),
        };
        axis += 1;
    }
    Ok(result)
}

/// The rule for an extent that is broadcast into another: it is the same, or it is 1 and stretches.
pub(crate) const fn reaches(from: usize, to: usize, stretches: bool) -> bool {
    from == to || (from == 1 && stretches)
}

/// The strides of an operand of extents `from` broadcast to `to`, which has the same rank: 0 where it stretches.
///
/// # Errors
///
/// [`BroadcastError::Into`] with the first axis that is neither of the extent it is broadcast into nor 1.
pub const fn strides_to<const R: usize>(
    from: &[usize; R],
    strides: &[isize; R],
    to: &[usize; R],
) -> Result<[isize; R], BroadcastError> {
    typed_strides_to(from, strides, to, &[true; R])
}

/// As [`strides_to`], for an operand whose type may know of an axis that it does not stretch, as `Const<1>` does not.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "the axis counts to R")]
pub(crate) const fn typed_strides_to<const R: usize>(
    from: &[usize; R],
    strides: &[isize; R],
    to: &[usize; R],
    stretches: &[bool; R],
) -> Result<[isize; R], BroadcastError> {
    let (mut result, mut axis) = (*strides, 0);
    while axis < R {
        if !reaches(from[axis], to[axis], stretches[axis]) {
            return Err(BroadcastError::Into { axis, extent: from[axis], into: axis, target: to[axis] });
        }
        if from[axis] != to[axis] {
            result[axis] = 0;
        }
        axis += 1;
    }
    Ok(result)
}

/// NumPy's rule: shapes of any two ranks, aligned at the last axis. Nothing in the crate does this unasked.
///
/// # Errors
///
/// [`BroadcastError`] if two aligned extents do not broadcast, with the axis of the result, or if the element count of
/// the result does not fit.
///
/// # Examples
///
/// ```
/// use shapewise::{Shape, broadcast};
///
/// let image = Shape::new([256, 256, 3])?;
/// let scale = Shape::new([3])?;
/// assert_eq!(broadcast::align_trailing(image, scale)?.extents(), [256, 256, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[expect(
    clippy::arithmetic_side_effects,
    reason = "Q is the larger of A and B, so the differences are not negative"
)]
pub fn align_trailing<const A: usize, const B: usize, const Q: usize>(
    lhs: Shape<A>,
    rhs: Shape<B>,
) -> Result<Shape<Q>, BroadcastError>
where
    Ranks: Max<A, B, Q>,
{
    let (mut left, mut right) = ([1; Q], [1; Q]);
    left[Q - A..].copy_from_slice(&lhs.extents());
    right[Q - B..].copy_from_slice(&rhs.extents());
    Ok(Shape::new(extents(&left, &right)?)?)
}
