//! Broadcasting to another rank: `broadcast_dimensions` name the axis of the result that each axis of the operand becomes.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns: the axis counts to the number of dimensions, and dimensions are checked before they are used"
)]

use super::{
    BroadcastError,
    dimensions::{DimensionOrder, in_order, in_result},
    reaches,
};
use crate::{
    error::attempt,
    rank::{AtMost, Rank, Ranks},
    types::{AxisNumber, AxisPosition},
};

/// An operand of rank `R` can be broadcast to rank `Q`: `R <= Q`.
#[diagnostic::on_unimplemented(
    message = "an operand of rank {R} does not broadcast to a result of rank {Q}",
    label = "the result has fewer axes than the operand: index an axis away with `slice` first"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait RankFits<const R: usize, const Q: usize>: RankNumber<Q> {}

#[diagnostic::do_not_recommend]
impl<const R: usize, const Q: usize> RankFits<R, Q> for Ranks where Self: AtMost<R, Q> + RankNumber<Q> {}

/// `Q` as a number in the type. It has no bound on the operand, so that a rank that is too small is reported once.
#[cfg_attr(doc, doc(hidden))]
pub trait RankNumber<const Q: usize> {
    /// The number.
    type Number: AxisNumber;
}

#[doc(hidden)]
impl<const Q: usize> RankNumber<Q> for Ranks
where
    Rank<Q>: AxisPosition,
{
    type Number = <Rank<Q> as AxisPosition>::Number;
}

/// Returns the strides of an operand with extents `from` that is broadcast to extents `to`: axis `k` becomes axis `dimensions[k]`. Axes
/// that are new or stretch have stride 0.
///
/// # Errors
///
/// First [`BroadcastError::Dimension`] for a dimension above the rank of the result. Then axis by axis: the same error
/// for a dimension equal to that rank, [`BroadcastError::Into`] for an extent that is neither 1 nor that of its dimension,
/// [`BroadcastError::Order`] for dimensions that do not strictly increase.
///
/// ```
/// use shapewise::broadcast::{in_dim, transposing};
///
/// assert_eq!(in_dim(&[3], &[1], &[2, 3], &[1]), Ok([0, 1]));
/// assert!(in_dim(&[3, 2], &[2, 1], &[2, 3], &[1, 0]).is_err());
/// assert_eq!(transposing(&[3, 2], &[2, 1], &[2, 3], &[1, 0]), Ok([1, 2]));
/// ```
///
/// # In other libraries
///
/// XLA, `XlaBuilder::BroadcastInDim`, then `InferBroadcastShape` with three arguments, and their order of checks. The first
/// one checks all dimensions, but lets one pass that is equal to the rank; the second one checks axis by axis.
#[doc(alias("broadcast_in_dim", "BroadcastInDim"))]
pub const fn in_dim<const R: usize, const Q: usize>(
    from: &[usize; R],
    strides: &[isize; R],
    to: &[usize; Q],
    dimensions: &[usize; R],
) -> Result<[isize; Q], BroadcastError> {
    typed_in_dim(from, strides, to, dimensions, DimensionOrder::Increasing, &[true; R])
}

/// Returns the same as [`in_dim`], with dimensions in any order: the axes of the operand may be transposed. See the example of [`in_dim`].
///
/// # Errors
///
/// Same errors as [`in_dim`], with [`BroadcastError::Repeated`] for a repeated dimension instead of an error for their order.
///
/// # In other libraries
///
/// StableHLO, `broadcast_in_dim`, constraints C2 to C5.
#[doc(alias = "stablehlo.broadcast_in_dim")]
pub const fn transposing<const R: usize, const Q: usize>(
    from: &[usize; R],
    strides: &[isize; R],
    to: &[usize; Q],
    dimensions: &[usize; R],
) -> Result<[isize; Q], BroadcastError> {
    typed_in_dim(from, strides, to, dimensions, DimensionOrder::Unique, &[true; R])
}

/// Checks that no dimension is above the rank of the result. This check comes before the checks of each axis. A dimension equal
/// to the rank is out of range as well, but XLA detects it only at its axis, after the extents of the axes before.
#[inline]
pub(super) const fn in_reach(dimensions: &[usize], rank: usize) -> Result<(), BroadcastError> {
    let mut axis = 0;
    while axis < dimensions.len() {
        if dimensions[axis] > rank {
            return Err(BroadcastError::Dimension { axis, dimension: dimensions[axis], rank });
        }
        axis += 1;
    }
    Ok(())
}

/// Returns the same as [`in_dim`] and [`transposing`], for an operand whose type may state that an axis does not stretch, as
/// `Const<1>` does.
pub(crate) const fn typed_in_dim<const R: usize, const Q: usize>(
    from: &[usize; R],
    strides: &[isize; R],
    to: &[usize; Q],
    dimensions: &[usize; R],
    order: DimensionOrder,
    stretches: &[bool; R],
) -> Result<[isize; Q], BroadcastError> {
    attempt!(in_reach(dimensions, Q));
    let (mut result, mut axis) = ([0; Q], 0);
    while axis < R {
        let dimension = attempt!(in_result(dimensions, axis, Q));
        if !reaches(from[axis], to[dimension], stretches[axis]) {
            return Err(BroadcastError::Into {
                axis,
                extent: from[axis],
                into: dimension,
                target: to[dimension],
            });
        }
        attempt!(in_order(dimensions, axis, order));
        if from[axis] == to[dimension] {
            result[dimension] = strides[axis];
        }
        axis += 1;
    }
    Ok(result)
}

/// Returns an array filled with `rest`, except `values[k]` at index `dimensions[k]`: a property of the axes of an operand, moved
/// to the axes of a result.
///
/// # Errors
///
/// [`BroadcastError::Dimension`] and [`BroadcastError::Order`], axis by axis.
pub(crate) const fn placed<V: Copy, const R: usize, const Q: usize>(
    values: &[V; R],
    rest: V,
    dimensions: &[usize; R],
) -> Result<[V; Q], BroadcastError> {
    let (mut result, mut axis) = ([rest; Q], 0);
    while axis < R {
        let dimension = attempt!(in_result(dimensions, axis, Q));
        attempt!(in_order(dimensions, axis, DimensionOrder::Increasing));
        result[dimension] = values[axis];
        axis += 1;
    }
    Ok(result)
}
