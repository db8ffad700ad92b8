//! The rules for lists of extents that may not be known: one function for each way to broadcast, whatever the rank.

use super::{
    DynBroadcastError,
    dimensions::{Order, in_order, in_result},
};
use crate::extent::{DynExtent, Knowledge};

/// Writes what `lhs` and `rhs` broadcast to, which have the rank of `result`.
pub(super) fn equal_ranks(
    lhs: &[DynExtent],
    rhs: &[DynExtent],
    result: &mut [DynExtent],
    rule: fn(DynExtent, DynExtent) -> Option<DynExtent>,
) -> Result<(), DynBroadcastError> {
    for (axis, ((extent, &lhs), &rhs)) in result.iter_mut().zip(lhs).zip(rhs).enumerate() {
        *extent = rule(lhs, rhs).ok_or(DynBroadcastError::Extents { axis, lhs, rhs })?;
    }
    Ok(())
}

/// Writes the extents of a shape behind those in front, which are 1: NumPy's alignment at the last axis.
#[cfg(feature = "alloc")]
pub(super) fn trailing(extents: &[DynExtent], aligned: &mut [DynExtent]) {
    aligned.fill(DynExtent::ONE);
    for (to, from) in aligned.iter_mut().rev().zip(extents.iter().rev()) {
        *to = *from;
    }
}

/// The dimension of an axis, checked up to the order: not negative, and an axis of the result.
fn dimension(
    dimensions: &[isize],
    checked: &mut [usize],
    axis: usize,
    rank: usize,
) -> Result<usize, DynBroadcastError> {
    let dimension = dimensions.get(axis).copied().unwrap_or_default();
    let negative = DynBroadcastError::Negative { axis, dimension };
    if let Some(place) = checked.get_mut(axis) {
        *place = usize::try_from(dimension).map_err(|_| negative)?;
    }
    in_result(checked, axis, rank).map_err(DynBroadcastError::Dimensions)
}

/// Asks whether the dimensions of operands of the same rank leave each axis where it is.
pub(super) fn identity(dimensions: &[isize]) -> Result<(), DynBroadcastError> {
    for (axis, &dimension) in dimensions.iter().enumerate() {
        if usize::try_from(dimension) != Ok(axis) {
            return Err(DynBroadcastError::Identity { axis, dimension });
        }
    }
    Ok(())
}

/// The first two steps of XLA's rule for operands of different ranks: writes the extents of the larger one, and those of the
/// smaller in the places that `dimensions` say. `checked` is as long as `dimensions`, for the dimensions as they are checked.
///
/// # Source
///
/// XLA, `InferInDimBroadcastShape`, and its order of checks.
pub(super) fn along(
    smaller: &[DynExtent],
    larger: &[DynExtent],
    dimensions: &[isize],
    checked: &mut [usize],
    result: &mut [DynExtent],
) -> Result<(), DynBroadcastError> {
    if dimensions.len() != smaller.len() {
        return Err(DynBroadcastError::Count { dimensions: dimensions.len(), rank: smaller.len() });
    }
    result.copy_from_slice(larger);
    for (axis, &extent) in smaller.iter().enumerate() {
        let dimension = dimension(dimensions, checked, axis, larger.len())?;
        let other = larger.get(dimension).copied().unwrap_or(DynExtent::UNKNOWN);
        // XLA compares the numbers, be they bounds or extents; an unknown extent is a number of its own.
        if extent.bound() != other.bound() {
            if extent.bound() != Some(1) && other.bound() != Some(1) {
                return Err(DynBroadcastError::Along { axis, extent, dimension, other });
            }
            let one = if extent.bound() == Some(1) { extent } else { other };
            if extent.is_known() != other.is_known() && !one.is_known() {
                return Err(DynBroadcastError::Bounded { axis, extent, dimension, other });
            }
        }
        in_order(checked, axis, Order::Increasing).map_err(DynBroadcastError::Dimensions)?;
        if let Some(place) = result.get_mut(dimension) {
            *place = extent;
        }
    }
    Ok(())
}

/// Asks whether an operand can be broadcast to `result`, its axes going where `dimensions` say, and writes its extents to
/// these places in `placed`, among extents of 1.
///
/// # Source
///
/// XLA, `InferBroadcastShape` with three arguments, and its order of checks; StableHLO for dimensions in any order. XLA
/// refuses an operand of extent 1 where the result is bounded; a known 1 stretches to anything, so here it is accepted.
pub(super) fn into(
    operand: &[DynExtent],
    result: &[DynExtent],
    dimensions: &[isize],
    order: Order,
    checked: &mut [usize],
    placed: &mut [DynExtent],
) -> Result<(), DynBroadcastError> {
    if let Some(axis) = result.iter().position(|&extent| extent == DynExtent::UNKNOWN) {
        return Err(DynBroadcastError::Unbounded { axis });
    }
    if operand.len() > result.len() {
        return Err(DynBroadcastError::SmallerRank { operand: operand.len(), result: result.len() });
    }
    if dimensions.len() != operand.len() {
        return Err(DynBroadcastError::Count { dimensions: dimensions.len(), rank: operand.len() });
    }
    for axis in 0..operand.len() {
        dimension(dimensions, checked, axis, result.len())?;
    }
    placed.fill(DynExtent::ONE);
    for (axis, (&extent, &dimension)) in operand.iter().zip(&*checked).enumerate() {
        let target = result.get(dimension).copied().unwrap_or(DynExtent::UNKNOWN);
        if extent.bound() != Some(1) && extent.bound() != target.bound() {
            return Err(DynBroadcastError::Into { axis, extent, into: dimension, target });
        }
        let is_bounded = |extent: DynExtent| matches!(extent.knowledge(), Knowledge::Bounded(_));
        if extent != DynExtent::ONE && is_bounded(extent) != is_bounded(target) {
            return Err(DynBroadcastError::Bounded { axis, extent, dimension, other: target });
        }
        in_order(checked, axis, order).map_err(DynBroadcastError::Dimensions)?;
        if let Some(place) = placed.get_mut(dimension) {
            *place = extent;
        }
    }
    Ok(())
}
