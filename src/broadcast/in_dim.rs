//! Broadcasting to another rank: `broadcast_dimensions` say which axis of the result each axis of the operand becomes.

use super::{
    BroadcastError,
    dimensions::{Order, in_order, in_result},
    reaches,
};
use crate::{
    axis::Axis,
    rank::{AtMost, Ranks},
    types::{AxisNumber, AxisPosition},
};

/// An operand of rank `R` can be broadcast to rank `Q`: `R <= Q`.
#[diagnostic::on_unimplemented(
    message = "an operand of rank {R} does not broadcast to a result of rank {Q}",
    label = "the result has fewer axes than the operand",
    note = "broadcasting adds axes, it drops none: index an axis away with `slice` first"
)]
pub trait RankFits<const R: usize, const Q: usize>: Places<Q> {}

#[diagnostic::do_not_recommend]
impl<const R: usize, const Q: usize> RankFits<R, Q> for Ranks where Self: AtMost<R, Q> + Places<Q> {}

/// `Q`, for types to count with. It asks nothing of the operand, so that a rank that is too small is reported once.
#[doc(hidden)]
pub trait Places<const Q: usize> {
    /// The number.
    type Number: AxisNumber;
}

#[doc(hidden)]
impl<const Q: usize> Places<Q> for Ranks
where
    Axis<Q>: AxisPosition,
{
    type Number = <Axis<Q> as AxisPosition>::Number;
}

/// The strides of an operand of extents `from` broadcast to `to`, axis `k` becoming axis `dimensions[k]`: 0 for axes
/// that are new or stretch.
///
/// # Errors
///
/// First [`BroadcastError::Dimension`] for a dimension that the result does not have. Then axis by axis
/// [`BroadcastError::Into`] for an extent that is neither 1 nor that of its dimension, [`BroadcastError::Order`] for
/// dimensions that do not strictly increase.
///
/// # Source
///
/// XLA, `InferBroadcastShape` with three arguments, and its order of checks.
pub const fn in_dim<const R: usize, const Q: usize>(
    from: &[usize; R],
    strides: &[isize; R],
    to: &[usize; Q],
    dimensions: &[usize; R],
) -> Result<[isize; Q], BroadcastError> {
    typed_in_dim(from, strides, to, dimensions, Order::Increasing, &[true; R])
}

/// As [`in_dim`], with dimensions in any order: the axes of the operand may be transposed.
///
/// # Errors
///
/// As [`in_dim`], but [`BroadcastError::Repeated`] for a dimension that stands twice, and none for their order.
///
/// # Source
///
/// StableHLO, `broadcast_in_dim`, constraints C2 to C5.
pub const fn transposing<const R: usize, const Q: usize>(
    from: &[usize; R],
    strides: &[isize; R],
    to: &[usize; Q],
    dimensions: &[usize; R],
) -> Result<[isize; Q], BroadcastError> {
    typed_in_dim(from, strides, to, dimensions, Order::Unique, &[true; R])
}

/// As [`in_dim`] and [`transposing`], for an operand whose type may know of an axis that it does not stretch, as
/// `Const<1>` does not.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the axis counts to R, and dimensions are checked"
)]
pub(crate) const fn typed_in_dim<const R: usize, const Q: usize>(
    from: &[usize; R],
    strides: &[isize; R],
    to: &[usize; Q],
    dimensions: &[usize; R],
    order: Order,
    stretches: &[bool; R],
) -> Result<[isize; Q], BroadcastError> {
    let (mut result, mut axis) = ([0; Q], 0);
    while axis < R {
        if let Err(error) = in_result(dimensions, axis, Q) {
            return Err(error);
        }
        axis += 1;
    }
    axis = 0;
    while axis < R {
        let dimension = dimensions[axis];
        if !reaches(from[axis], to[dimension], stretches[axis]) {
            return Err(BroadcastError::Into {
                axis,
                extent: from[axis],
                into: dimension,
                target: to[dimension],
            });
        }
        if let Err(error) = in_order(dimensions, axis, order) {
            return Err(error);
        }
        if from[axis] == to[dimension] {
            result[dimension] = strides[axis];
        }
        axis += 1;
    }
    Ok(result)
}

/// `rest` with `values[k]` at the place `dimensions[k]`: the axes of an operand among those of a result.
///
/// # Errors
///
/// [`BroadcastError::Dimension`] and [`BroadcastError::Order`], axis by axis.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the axis counts to R, and dimensions are checked"
)]
pub(crate) const fn placed<V: Copy, const R: usize, const Q: usize>(
    values: &[V; R],
    rest: V,
    dimensions: &[usize; R],
) -> Result<[V; Q], BroadcastError> {
    let (mut result, mut axis) = ([rest; Q], 0);
    while axis < R {
        let dimension = match in_result(dimensions, axis, Q) {
            Ok(dimension) => dimension,
            Err(error) => return Err(error),
        };
        if let Err(error) = in_order(dimensions, axis, Order::Increasing) {
            return Err(error);
        }
        result[dimension] = values[axis];
        axis += 1;
    }
    Ok(result)
}
