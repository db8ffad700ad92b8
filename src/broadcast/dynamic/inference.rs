//! The broadcast of extents that may not be known: one implementation on slices.

use crate::{
    broadcast::{
        BroadcastCondition, BroadcastError, DynBroadcastError,
        dimensions::{DimensionOrder, in_order, in_result},
        in_dim::in_reach,
    },
    extent::{DynExtent, Knowledge},
    shape::dynamic::InlineExtents,
};

/// How the axes of two operands are paired.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Form {
    /// XLA's operation of two operands.
    Binary,
    /// NumPy's alignment at the last axis.
    Trailing,
    /// An operand, then the shape that it is broadcast to: XLA's `BroadcastInDim`, or StableHLO's `broadcast_in_dim`, which
    /// takes dimensions in any order.
    Into { transposing: bool },
}

/// Two operands with the axes of their result, with extent 1 for an axis that an operand does not have; and the result.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct OperandPair {
    lhs: InlineExtents,
    rhs: InlineExtents,
    pub(super) result: InlineExtents,
    /// `true` if `rhs` is what `lhs` is broadcast into.
    is_target: bool,
}

impl OperandPair {
    /// Infers the pair of two operands; `rank` is that of the result, the larger of the two.
    pub(super) fn infer(
        form: Form,
        operands: [&[DynExtent]; 2],
        dimensions: &[usize],
        rank: usize,
    ) -> Result<Self, DynBroadcastError> {
        let [mut lhs, mut rhs, mut result] = [0; 3].map(|_| InlineExtents::from_elem(DynExtent::ONE, rank));
        form.infer(operands, dimensions, [&mut lhs, &mut rhs], &mut result)?;
        Ok(Self { lhs, rhs, result, is_target: matches!(form, Form::Into { .. }) })
    }

    /// Returns the condition at an axis of the result, whether in doubt or not.
    pub(super) fn at(&self, axis: usize) -> Option<BroadcastCondition> {
        let of = |extents: &InlineExtents| extents.get(axis).copied();
        let (lhs, rhs, result) = (of(&self.lhs)?, of(&self.rhs)?, of(&self.result)?);
        Some(BroadcastCondition { axis, lhs, rhs, result, is_target: self.is_target })
    }
}

impl BroadcastCondition {
    /// Returns the condition, or `None` if it always holds: both extents are known, or one that stretches is a known 1; and nothing more
    /// specific was inferred before.
    #[inline]
    pub(super) fn in_doubt(self) -> Option<Self> {
        let Self { lhs, rhs, result, is_target, .. } = self;
        let stretches = lhs == DynExtent::ONE || (rhs == DynExtent::ONE && !is_target);
        let certain = stretches || (lhs.is_known() && rhs.is_known());
        let inferred = lhs.broadcast(rhs).is_some_and(|found| found.is_subtype_of(result));
        (!certain || !inferred).then_some(self)
    }
}

impl Form {
    /// Writes two operands with the axes of their result, and the result. All three must be filled with 1.
    fn infer(
        self,
        [lhs, rhs]: [&[DynExtent]; 2],
        dimensions: &[usize],
        [left, right]: [&mut [DynExtent]; 2],
        result: &mut [DynExtent],
    ) -> Result<(), DynBroadcastError> {
        let rule: fn(DynExtent, DynExtent) -> Option<DynExtent> = match self {
            Self::Trailing => DynExtent::broadcast,
            Self::Binary => {
                check_binary(lhs, rhs, dimensions)?;
                // XLA has two steps. The second step alone has the same result if the operands are aligned.
                DynExtent::broadcast_strict
            }
            Self::Into { transposing } => {
                check_into(lhs, rhs, dimensions, transposing)?;
                |_, target| Some(target)
            }
        };
        trailing(lhs, left);
        trailing(rhs, right);
        if !dimensions.is_empty() {
            let (smaller, aligned) =
                if lhs.len() <= rhs.len() { (lhs, &mut *left) } else { (rhs, &mut *right) };
            place(smaller, dimensions, aligned);
        }
        meet(left, right, rule, result)
    }
}

/// Writes the broadcast of two lists of extents by a rule for two extents. Both lists are as long as `result`.
#[inline]
pub(super) fn meet(
    lhs: &[DynExtent],
    rhs: &[DynExtent],
    rule: fn(DynExtent, DynExtent) -> Option<DynExtent>,
    result: &mut [DynExtent],
) -> Result<(), DynBroadcastError> {
    for (axis, ((extent, &lhs), &rhs)) in result.iter_mut().zip(lhs).zip(rhs).enumerate() {
        *extent = rule(lhs, rhs).ok_or(DynBroadcastError::Extents { axis, lhs, rhs })?;
    }
    Ok(())
}

/// Writes extents to the last axes: NumPy's alignment.
#[inline]
pub(super) fn trailing(extents: &[DynExtent], aligned: &mut [DynExtent]) {
    for (to, from) in aligned.iter_mut().rev().zip(extents.iter().rev()) {
        *to = *from;
    }
}

/// Writes extents to the axes that `dimensions` name, and 1 to the others.
pub(super) fn place(extents: &[DynExtent], dimensions: &[usize], aligned: &mut [DynExtent]) {
    aligned.fill(DynExtent::ONE);
    for (&extent, &dimension) in extents.iter().zip(dimensions) {
        if let Some(to) = aligned.get_mut(dimension) {
            *to = extent;
        }
    }
}

/// Returns the error of dimensions that were cast to `usize`: a negative dimension is above each rank, and is reported as the
/// caller passed it.
#[inline]
const fn signed(error: BroadcastError) -> DynBroadcastError {
    match error {
        BroadcastError::Dimension { axis, dimension, .. } if dimension.cast_signed() < 0 => {
            DynBroadcastError::Negative { axis, dimension: dimension.cast_signed() }
        }
        error => DynBroadcastError::Dimensions(error),
    }
}

/// Checks that there is one dimension for each axis.
#[inline]
fn check_count(dimensions: &[usize], rank: usize) -> Result<(), DynBroadcastError> {
    if dimensions.len() == rank {
        Ok(())
    } else {
        Err(DynBroadcastError::Count { dimensions: dimensions.len(), rank })
    }
}

/// Checks two operands like XLA's `InferElementwiseBinaryOpShape`, in its order, up to the extents of the result.
fn check_binary(lhs: &[DynExtent], rhs: &[DynExtent], dimensions: &[usize]) -> Result<(), DynBroadcastError> {
    let (smaller, larger) = if lhs.len() <= rhs.len() { (lhs, rhs) } else { (rhs, lhs) };
    if smaller.len() < larger.len() {
        if dimensions.is_empty() && !smaller.is_empty() {
            return Err(DynBroadcastError::DifferentRanks { lhs: lhs.len(), rhs: rhs.len() });
        }
        return check_along(smaller, larger, dimensions);
    }
    if !dimensions.is_empty() {
        check_count(dimensions, larger.len())?;
    }
    for (axis, &dimension) in dimensions.iter().enumerate() {
        if dimension != axis {
            return Err(DynBroadcastError::Identity { axis, dimension: dimension.cast_signed() });
        }
    }
    Ok(())
}

/// Checks the axes of a smaller operand with the axes of the larger one that `dimensions` name.
///
/// # In other libraries
///
/// XLA, `InferInDimBroadcastShape`, and its order of checks.
pub(super) fn check_along(
    smaller: &[DynExtent],
    larger: &[DynExtent],
    dimensions: &[usize],
) -> Result<(), DynBroadcastError> {
    check_count(dimensions, smaller.len())?;
    for (axis, &extent) in smaller.iter().enumerate() {
        let dimension = in_result(dimensions, axis, larger.len()).map_err(signed)?;
        let other = larger.get(dimension).copied().unwrap_or(DynExtent::UNKNOWN);
        // XLA compares the numbers, whether they are bounds or extents; an unknown extent is a separate number.
        if extent.bound() != other.bound() {
            if extent.bound() != Some(1) && other.bound() != Some(1) {
                return Err(DynBroadcastError::Along { axis, extent, dimension, other });
            }
            let one = if extent.bound() == Some(1) { extent } else { other };
            if extent.is_known() != other.is_known() && !one.is_known() {
                return Err(DynBroadcastError::Bounded { axis, extent, dimension, other });
            }
        }
        in_order(dimensions, axis, DimensionOrder::Increasing).map_err(signed)?;
    }
    Ok(())
}

/// Checks that an operand can be broadcast to `result`, if axis `k` becomes axis `dimensions[k]`.
///
/// # In other libraries
///
/// XLA, `BroadcastInDim`, and its order of checks; StableHLO for dimensions in any order. XLA refuses an operand of extent
/// 1 if the result is bounded; a known 1 stretches to anything, so here it is accepted.
pub(super) fn check_into(
    operand: &[DynExtent],
    result: &[DynExtent],
    dimensions: &[usize],
    transposing: bool,
) -> Result<(), DynBroadcastError> {
    if let Some(axis) = result.iter().position(|&extent| extent == DynExtent::UNKNOWN) {
        return Err(DynBroadcastError::Unbounded { axis });
    }
    if operand.len() > result.len() {
        return Err(DynBroadcastError::SmallerRank { operand: operand.len(), result: result.len() });
    }
    check_count(dimensions, operand.len())?;
    let order = if transposing { DimensionOrder::Unique } else { DimensionOrder::Increasing };
    in_reach(dimensions, result.len()).map_err(signed)?;
    for (axis, &extent) in operand.iter().enumerate() {
        let dimension = in_result(dimensions, axis, result.len()).map_err(signed)?;
        let target = result.get(dimension).copied().unwrap_or(DynExtent::UNKNOWN);
        if extent.bound() != Some(1) && extent.bound() != target.bound() {
            return Err(DynBroadcastError::Into { axis, extent, into: dimension, target });
        }
        let is_bounded = |extent: DynExtent| matches!(extent.knowledge(), Knowledge::Bounded(_));
        if extent != DynExtent::ONE && is_bounded(extent) != is_bounded(target) {
            return Err(DynBroadcastError::Bounded { axis, extent, dimension, other: target });
        }
        in_order(dimensions, axis, order).map_err(signed)?;
    }
    Ok(())
}
