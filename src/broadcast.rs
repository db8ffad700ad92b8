//! Strict broadcasting, as in XLA.
//!
//! Operands have the same rank, or the `broadcast_dimensions` of one operand name the axes of the
//! other that its axes become.
//!
//! ```text
//! [3, 1] + [1, 4] = [3, 4]                         same rank: an extent of 1 stretches
//! scalar + [3, 4] = [3, 4]                         a scalar broadcasts to any shape
//! [3] + [3, 4]                                     refused: the axis is ambiguous
//! [3].along(axes![0]) + [3, 4] = [3, 4]            XLA's `broadcast_dimensions`
//! [4].align_trailing() + [3, 4] = [3, 4]           NumPy's way, by name
//! ```
//!
//! | to | views | shapes | shapes that are partly unknown |
//! |---|---|---|---|
//! | operate on two of the same rank | operators, `zip_map`, [`all`] | [`shape`](shape()), [`Shape::broadcast_with`] | [`DynShape::broadcast_with`] |
//! | on one of a smaller rank | [`View::along`], [`View::along_by`], and the same | [`Shape::along`] | [`DynShape::broadcast_with`] |
//! | on three | `zip_map3`, [`ViewMut::zip_from3`] | [`shape`](shape()) | |
//! | on more: a tuple of up to six, an array of any number | [`all`] | [`shape`](shape()) | |
//! | repeat along new axes in front | [`View::broadcast`] | [`Shape::concatenate`] | [`DynShape::broadcast`] |
//! | reach given extents, same rank | [`View::broadcast_to`] | [`Shape::broadcast_to`] | |
//! | another rank, axes in order (XLA) | [`View::broadcast_in_dim`] | | [`DynShape::broadcast_in_dim`] |
//! | another rank, axes in any order (StableHLO) | [`View::broadcast_transposing`] | | [`DynShape::broadcast_transposing`] |
//! | align at the last axis (NumPy) | [`View::align_trailing`], [`align_trailing`](align_trailing()) | the same | [`DynShape::align_trailing`], [`DynShape::align_trailing_all`] |
//! | choose, bound (nothing stretches) | `choose`, `clamp` | [`Shape::merge`] | [`DynShape::select`], [`DynShape::clamp`] |
//!
//! In the type only [`One`] stretches, and [`Const`] never does; a `usize` stretches if it is 1. The result has the more
//! specific extent:
//!
//! | | `One` | `Const<N>` | `usize` |
//! |---|---|---|---|
//! | `One` | `One` | `Const<N>` | `usize` |
//! | `Const<N>` | `Const<N>` | `Const<N>`, an error for `Const<M>` | `Const<N>`, checked at run time |
//! | `usize` | `usize` | `Const<N>`, checked at run time | `usize`, checked at run time |
//!
//! A stretched axis has stride 0: nothing is copied, and a view of it is read-only by type.
//!
#![cfg_attr(doc, doc = include_str!("../docs/pictures/broadcast.svg"))]
//!
//! ```text
//! column [3,1]     row [1,4]            both as [3,4], and their sum
//!   0              10 20 30 40     0 0 0 0     10 20 30 40     10 20 30 40
//!   1                              1 1 1 1  +  10 20 30 40  =  11 21 31 41
//!   2                              2 2 2 2     10 20 30 40     12 22 32 42
//! ```
//!
//! ```
//! # use shapewise::{View, shape, tensor};
//! let (column, row) = ([0, 1, 2], [10, 20, 30, 40]);
//! let (column, row) = (View::new(&column, shape![3, 1])?, View::new(&row, shape![1, 4])?);
//! assert_eq!(column + row, tensor![[10, 20, 30, 40], [11, 21, 31, 41], [12, 22, 32, 42]]);
//! # Ok::<(), shapewise::ViewError>(())
//! ```
//!
//! # Unknown extents
//!
//! On the dynamic level the result is a value, `DynBroadcast`: the shape as far as it is
//! known, and a [`BroadcastCondition`] wherever it depends on an unknown extent. Its `check` takes the shapes once they are
//! known. Only a *known* 1 stretches without doubt.
//!
//! # XLA's page, example by example
//!
//! A matrix with a number, and with a vector along each of its axes:
//!
//! ```
//! # use shapewise::{View, axes, shape, tensor};
//! let (x, v) = ([1, 2, 3, 4, 5, 6], [7, 8, 9]);
//! let (x, v) = (View::new(&x, shape![2, 3])?, View::new(&v, shape![3])?);
//! assert_eq!(x + 7, tensor![[8, 9, 10], [11, 12, 13]]);
//! assert_eq!(x + v.along(axes![1]), tensor![[8, 10, 12], [11, 13, 15]]);
//! let columns = v.broadcast_in_dim(shape![3, 3], axes![1]);
//! assert_eq!(columns, tensor![[7, 8, 9], [7, 8, 9], [7, 8, 9]]);
//! let rows = v.broadcast_in_dim(shape![3, 3], axes![0]);
//! assert_eq!(rows, tensor![[7, 7, 7], [8, 8, 8], [9, 9, 9]]);
//! # Ok::<(), shapewise::ViewError>(())
//! ```
//!
//! A vector along axis 0 of a matrix of two rows and three columns is invalid, and here an error of the compiler:
//!
//! ```compile_fail,E0277
//! # use shapewise::{View, axes, shape};
//! # let (x, v) = ([1, 2, 3, 4, 5, 6], [7, 8, 9]);
//! # let (x, v) = (View::new(&x, shape![2, 3]).unwrap(), View::new(&v, shape![3]).unwrap());
//! let sum = x + v.along(axes![0]); // extents 2 and 3 do not broadcast at axis 0
//! ```
//!
//! Degenerate axes, including the outer operation: a column of two with a row of three results in two rows of three.
//!
//! ```
//! # use shapewise::{Shape, View, broadcast, shape, tensor};
//! # fn of<const R: usize>(lhs: [usize; R], rhs: [usize; R]) -> Option<[usize; R]> {
//! #     broadcast::shape([Shape::new(lhs).unwrap(), Shape::new(rhs).unwrap()]).ok().map(|shape| shape.extents())
//! # }
//! assert_eq!(of([2, 1], [2, 3]), Some([2, 3]));
//! assert_eq!(of([1, 2, 5], [7, 2, 5]), Some([7, 2, 5]));
//! assert_eq!(of([7, 2, 5], [7, 1, 5]), Some([7, 2, 5]));
//! assert_eq!(of([7, 2, 5], [7, 2, 6]), None);
//!
//! let (column, row) = ([1, 2], [10, 20, 30]);
//! let (column, row) = (View::new(&column, shape![2, 1])?, View::new(&row, shape![1, 3])?);
//! assert_eq!(column * row, tensor![[10, 20, 30], [20, 40, 60]]);
//! # Ok::<(), shapewise::ViewError>(())
//! ```
//!
//! Both composed: a vector of 4 along axis 0, and a matrix of one row; and a matrix along the axes 1 and 2 of a cube.
//!
//! ```
//! # use shapewise::{Shape, View, axes, broadcast, shape, tensor};
//! let (vector, row) = ([1, 2, 3, 4], [5, 6]);
//! let (vector, row) = (View::new(&vector, shape![4])?, View::new(&row, shape![1, 2])?);
//! assert_eq!(vector.along(axes![0]) + row, tensor![[6, 7], [7, 8], [8, 9], [9, 10]]);
//!
//! let (matrix, cube) = (Shape::new(shape![1, 2])?, Shape::new(shape![4, 3, 1])?);
//! assert_eq!(broadcast::shape((matrix.along(axes![1, 2]), cube))?.extents(), [4, 3, 2]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where that page and XLA's code disagree, this crate follows the code: 1 with 0 is 0, not "the maximum". An extent of 1
//! stretches along `broadcast_dimensions` as well; the page requires equal extents. In the page's composition example the row
//! is stretched to match the *left* hand side.

mod align;
mod common;
mod condition;
mod dimensions;
#[cfg(feature = "alloc")]
mod dynamic;
mod error;
mod in_dim;
pub(crate) mod operands;
mod shapes;

#[cfg(feature = "alloc")]
pub use self::dynamic::DynBroadcast;
pub use self::{
    align::{AlignOperand, AlignTrailing, AlignsTo, align_trailing},
    condition::{BroadcastCondition, ConditionError},
    dimensions::{BroadcastDimensions, UniqueDimensions},
    error::{BroadcastError, DynBroadcastError, EqualShapes},
    in_dim::{RankFits, in_dim, transposing},
    operands::{Broadcastable, OperandList, Operands, all, shape},
    shapes::{Merged, ShapePlaces, Stretched, Trailing},
};
pub(crate) use self::{
    align::{Aligned, aligned},
    dimensions::DimensionOrder,
    error::{CONST_ONE, SAME_OR_ONE},
    in_dim::{placed, typed_in_dim},
};
#[cfg_attr(doc, doc(hidden))]
pub use self::{
    common::{AndRank, AtLeast, IsRank, LeastRank, OperandRank},
    dimensions::{
        DimensionAbove, DimensionForEachAxis, DimensionInResult, DimensionList, DimensionsDiffer,
        DimensionsInResult, EachDimensionOnce, IncreasingDimensions,
    },
    in_dim::RankNumber,
    operands::{OperandsAgree, OperandsInTuple},
};
#[cfg(all(doc, feature = "alloc"))]
use crate::DynShape;
use crate::error::attempt;
use crate::extent::named::Stretches;
#[cfg_attr(doc, doc(hidden))]
pub use crate::types::KnownExtents;
pub use crate::types::{
    BroadcastExtents, BroadcastToExtents, BroadcastWith, EqualExtents, Scalar, ZipAgree, ZipExtents,
};
#[cfg(doc)]
use crate::{Const, One, Shape};
#[cfg(all(doc, feature = "arrays"))]
use crate::{View, ViewMut};

/// Returns the extent that two extents broadcast to, or `None`. 1 and 0 broadcast to 0, which is not the larger of the two.
///
/// ```
/// use shapewise::broadcast::extent;
///
/// assert_eq!((extent(3, 1), extent(1, 0), extent(3, 4)), (Some(3), Some(0), None));
/// ```
#[must_use]
#[inline]
pub const fn extent(lhs: usize, rhs: usize) -> Option<usize> {
    match (lhs, rhs) {
        (1, extent) | (extent, 1) => Some(extent),
        _ if lhs == rhs => Some(lhs),
        _ => None,
    }
}

/// Returns the extents that two operands of the same rank broadcast to.
///
/// # Errors
///
/// [`BroadcastError::Extents`] with the first axis where the operands do not broadcast.
///
/// # In other libraries
///
/// XLA, `InferDegenerateDimensionBroadcastShape`.
#[doc(alias("broadcast_shapes", "InferDegenerateDimensionBroadcastShape"))]
pub const fn extents<const R: usize>(
    lhs: &[usize; R],
    rhs: &[usize; R],
) -> Result<[usize; R], BroadcastError> {
    typed_extents(lhs, rhs, &[true; R], &[true; R])
}

/// Returns the same as [`extent`]; the flags say whether an extent of 1 stretches.
#[inline]
pub(crate) const fn typed_extent(
    lhs: usize,
    rhs: usize,
    lhs_stretches: bool,
    rhs_stretches: bool,
) -> Option<usize> {
    match extent(lhs, rhs) {
        Some(extent) if reaches(lhs, extent, lhs_stretches) && reaches(rhs, extent, rhs_stretches) => {
            Some(extent)
        }
        _ => None,
    }
}

/// Returns the extents that two operands broadcast to: [`extents`], for operands whose types may state that an axis does not stretch, as `Const<1>` does.
///
/// # Errors
///
/// [`BroadcastError::Extents`] with the first axis where the operands do not broadcast.
///
/// ```
/// use shapewise::rules::broadcast::{reaches, typed_extents};
///
/// assert_eq!(typed_extents(&[1, 3], &[2, 3], &[true, true], &[true, true]), Ok([2, 3]));
/// assert!(typed_extents(&[1, 3], &[2, 3], &[false, true], &[true, true]).is_err());
/// assert!(
///     reaches(1, 2, true)
///         && !reaches(1, 2, false)
///         && reaches(1, 1, false)
///         && !reaches(2, 1, true)
/// );
/// ```
#[inline]
pub const fn typed_extents<const R: usize>(
    lhs: &[usize; R],
    rhs: &[usize; R],
    lhs_stretches: &[bool; R],
    rhs_stretches: &[bool; R],
) -> Result<[usize; R], BroadcastError> {
    named_extents([lhs, rhs], [&Stretches::of_each(lhs_stretches), &Stretches::of_each(rhs_stretches)])
}

/// Returns the same as [`typed_extents`], for operands whose types may have names.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "the axis counts to R")]
#[inline]
pub(crate) const fn named_extents<const R: usize>(
    [lhs, rhs]: [&[usize; R]; 2],
    [left, right]: [&[Stretches; R]; 2],
) -> Result<[usize; R], BroadcastError> {
    let (mut result, mut axis) = ([0; R], 0);
    while axis < R {
        result[axis] = match typed_extent(lhs[axis], rhs[axis], left[axis].can(), right[axis].can()) {
            Some(extent) => extent,
            None => {
                return Err(BroadcastError::between(
                    axis,
                    [lhs[axis], rhs[axis]],
                    left[axis].name_with(right[axis]),
                ));
            }
        };
        axis += 1;
    }
    Ok(result)
}

/// Returns the extents that any number of operands of the same rank broadcast to. Without operands, all are 1.
///
/// # Errors
///
/// [`BroadcastError::Extents`] with the first axis where an operand does not broadcast with those before it.
///
/// ```
/// use shapewise::broadcast;
///
/// assert_eq!(broadcast::extents_of(&[[2, 1, 1], [1, 3, 1], [1, 1, 4]]), Ok([2, 3, 4]));
/// ```
#[doc(alias = "broadcast_shapes")]
pub const fn extents_of<const R: usize>(operands: &[[usize; R]]) -> Result<[usize; R], BroadcastError> {
    typed_all(operands, &[])
}

/// Returns the same as [`extents_of`], for operands whose types may state that an axis does not stretch. `stretches` is as long as
/// `operands`, or shorter if the others stretch.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "counters below lengths")]
pub(crate) const fn typed_all<const R: usize>(
    operands: &[[usize; R]],
    stretches: &[&[Stretches; R]],
) -> Result<[usize; R], BroadcastError> {
    if operands.is_empty() {
        return Ok([1; R]);
    }
    let (mut result, mut operand) = (operands[0], 1);
    let mut all_stretch = if stretches.is_empty() { [Stretches::Yes; R] } else { *stretches[0] };
    while operand < operands.len() {
        let next = if operand < stretches.len() { stretches[operand] } else { &[Stretches::Yes; R] };
        result = attempt!(named_extents([&result, &operands[operand]], [&all_stretch, next]));
        // If the result is 1, each operand so far has extent 1, and each must stretch.
        let mut axis = if operand + 1 < operands.len() { 0 } else { R };
        while axis < R {
            all_stretch[axis] = all_stretch[axis].and(next[axis]);
            axis += 1;
        }
        operand += 1;
    }
    Ok(result)
}

/// Returns whether an extent is broadcast to another one: the two are equal, or the first is 1 and stretches. See the example of [`typed_extents`].
#[inline]
#[must_use]
pub const fn reaches(from: usize, to: usize, stretches: bool) -> bool {
    from == to || (from == 1 && stretches)
}

/// Returns the strides of an operand with extents `from` that is broadcast to extents `to` of the same rank: 0 if the axis stretches.
///
/// # Errors
///
/// [`BroadcastError::Into`] with the first axis whose extent is neither 1 nor that of the result.
///
/// ```
/// use shapewise::broadcast::strides_to;
///
/// assert_eq!(strides_to(&[2, 1], &[1, 1], &[2, 3]), Ok([1, 0]));
/// assert!(strides_to(&[2, 2], &[2, 1], &[2, 3]).is_err());
/// ```
#[doc(alias = "broadcast_to")]
pub const fn strides_to<const R: usize>(
    from: &[usize; R],
    strides: &[isize; R],
    to: &[usize; R],
) -> Result<[isize; R], BroadcastError> {
    typed_strides_to(from, strides, to, &[Stretches::Yes; R])
}

/// Returns the same as [`strides_to`], for an operand whose type may state that an axis does not stretch, as `Const<1>` does.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "the axis counts to R")]
pub(crate) const fn typed_strides_to<const R: usize>(
    from: &[usize; R],
    strides: &[isize; R],
    to: &[usize; R],
    stretches: &[Stretches; R],
) -> Result<[isize; R], BroadcastError> {
    let (mut result, mut axis) = (*strides, 0);
    while axis < R {
        if !reaches(from[axis], to[axis], stretches[axis].can()) {
            let name = stretches[axis].name_into();
            return Err(BroadcastError::into_axis([axis, axis], [from[axis], to[axis]], name));
        }
        if from[axis] != to[axis] {
            result[axis] = 0;
        }
        axis += 1;
    }
    Ok(result)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Applies the rule for operands that may not stretch, operand after operand: extents that are not the result's are 1 and stretch.
    fn expected(operands: &[[usize; 2]], stretches: &[[bool; 2]]) -> Option<[usize; 2]> {
        let of = |axis: usize| {
            let result =
                operands.iter().map(|extents| extents[axis]).find(|&extent| extent != 1).unwrap_or(1);
            let fits = |(at, extents): (usize, &[usize; 2])| {
                let can = stretches.get(at).is_none_or(|stretches| stretches[axis]);
                extents[axis] == result || (extents[axis] == 1 && can)
            };
            operands.iter().enumerate().all(fits).then_some(result)
        };
        Some([of(0)?, of(1)?])
    }

    /// Constants call these for operands in the types.
    #[test]
    fn operands_broadcast_if_all_are_the_result_or_stretch() {
        let (mut fine, mut errors) = (0, 0);
        let extents = |code: usize| [code % 3, code / 3 % 3];
        for code in 0..9_usize.pow(3) {
            let operands = [extents(code / 81), extents(code / 9), extents(code)];
            for flags in 0..64 {
                let stretches = [0, 2, 4].map(|bit| [flags >> bit & 1 == 1, flags >> (bit + 1) & 1 == 1]);
                // Operands without an entry stretch.
                for known in 0..=3 {
                    let of_types = stretches.map(|stretches| Stretches::of_each(&stretches));
                    let found = typed_all(&operands, &of_types.each_ref()[..known]).ok();
                    assert_eq!(found, expected(&operands, &stretches[..known]), "{operands:?} {stretches:?}");
                    if found.is_some() { fine += 1 } else { errors += 1 }
                }
            }
            assert_eq!(extents_of(&operands).ok(), expected(&operands, &[]), "{operands:?}");
            assert_eq!(super::extents(&operands[0], &operands[1]).ok(), expected(&operands[..2], &[]));
        }
        assert!(fine > 1000 && errors > 1000, "{fine} and {errors}");
        assert_eq!(extents_of(&[]), Ok([1, 1]), "without operands");
    }

    #[test]
    fn strides_of_stretched_axes_are_0() {
        for code in 0..81 {
            let (from, to) = ([code / 27, code / 9 % 3], [code / 3 % 3, code % 3]);
            let stride = |axis: usize| {
                let kept = from[axis] == to[axis];
                (kept || from[axis] == 1).then_some(if kept { [7, -5][axis] } else { 0 })
            };
            let expected = stride(0).zip(stride(1)).map(|(a, b)| [a, b]);
            assert_eq!(strides_to(&from, &[7, -5], &to).ok(), expected, "{from:?} {to:?}");
        }
    }
}
