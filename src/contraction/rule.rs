//! The rules for extents, on slices. All rungs call them, the static one in constants.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: axes are counted or checked to be below the lengths"
)]

use super::{ContractionError, OperandSide};
use crate::{error::attempt, extent::DynExtent};

/// The rank of a product of matrices, or `None` if an operand has no axes.
#[cfg(feature = "alloc")]
#[inline]
pub(crate) const fn product_rank(lhs: usize, rhs: usize) -> Option<usize> {
    match (lhs, rhs) {
        (0, _) | (_, 0) => None,
        (1, 1) => Some(0),
        (1, rank) | (rank, 1) => Some(rank - 1),
        _ => Some(if lhs > rhs { lhs } else { rhs }),
    }
}

/// The extent that two batch extents of a product of matrices broadcast to. A 1 in the type may state that it does not stretch.
#[inline]
const fn meet(lhs: DynExtent, rhs: DynExtent, stretch: [bool; 2]) -> Option<DynExtent> {
    match stretch {
        [true, true] => lhs.broadcast(rhs),
        [true, _] if matches!(lhs.get(), Some(1)) => Some(rhs),
        [_, true] if matches!(rhs.get(), Some(1)) => Some(lhs),
        _ => lhs.merge(rhs),
    }
}

/// NumPy's `matmul`: writes the extents of the product of two operands, whose batch axes are aligned at the last one and broadcast. `stretch`
/// is as long as the operands, or empty if all axes of extent 1 stretch. `result` has the rank [`product_rank`].
pub(crate) const fn matmul(
    lhs: &[DynExtent],
    rhs: &[DynExtent],
    stretch: [&[bool]; 2],
    result: &mut [DynExtent],
) -> Result<(), ContractionError> {
    if lhs.is_empty() {
        return Err(ContractionError::Scalar { side: OperandSide::Left });
    }
    if rhs.is_empty() {
        return Err(ContractionError::Scalar { side: OperandSide::Right });
    }
    let lhs_axis = lhs.len() - 1;
    let rhs_axis = rhs.len().saturating_sub(2);
    let (inner, other) = (lhs[lhs_axis], rhs[rhs_axis]);
    if inner.merge(other).is_none() {
        return Err(ContractionError::Inner { lhs_axis, lhs: inner, rhs_axis, rhs: other });
    }
    let (lhs_batch, rhs_batch) = (lhs.len().saturating_sub(2), rhs_axis);
    let batch = if lhs_batch > rhs_batch { lhs_batch } else { rhs_batch };
    let mut axis = 0;
    while axis < batch {
        // The axis of each operand, if it has one.
        let left = (axis + lhs_batch).checked_sub(batch);
        let right = (axis + rhs_batch).checked_sub(batch);
        result[axis] = match (left, right) {
            (Some(l), Some(r)) => {
                let stretch = [stretches(stretch[0], l), stretches(stretch[1], r)];
                match meet(lhs[l], rhs[r], stretch) {
                    Some(extent) => extent,
                    None => return Err(ContractionError::Broadcast { axis, lhs: lhs[l], rhs: rhs[r] }),
                }
            }
            (Some(l), None) => lhs[l],
            (None, Some(r)) => rhs[r],
            (None, None) => DynExtent::ONE,
        };
        axis += 1;
    }
    if lhs.len() > 1 {
        result[axis] = lhs[lhs.len() - 2];
        axis += 1;
    }
    if rhs.len() > 1 {
        result[axis] = rhs[rhs.len() - 1];
    }
    Ok(())
}

#[inline]
const fn stretches(stretch: &[bool], axis: usize) -> bool {
    stretch.is_empty() || stretch[axis]
}

/// The numbers of the batch and contracting axes: those of the left operand, then those of the right one.
#[derive(Clone, Copy, Debug)]
pub struct DotNumbers<'a> {
    /// The batch axes.
    pub batch: [&'a [usize]; 2],
    /// The contracting axes.
    pub contracting: [&'a [usize]; 2],
}

/// Whether a list has a number.
#[inline]
pub(crate) const fn contains(list: &[usize], number: usize) -> bool {
    let mut at = 0;
    while at < list.len() {
        if list[at] == number {
            return true;
        }
        at += 1;
    }
    false
}

impl DotNumbers<'_> {
    /// Whether an axis of an operand is free: neither a batch axis nor a contracting one.
    #[inline]
    pub(crate) const fn is_free(&self, operand: usize, axis: usize) -> bool {
        !contains(self.batch[operand], axis) && !contains(self.contracting[operand], axis)
    }

    /// Checks the axes of one operand.
    const fn check(&self, operand: usize, rank: usize) -> Result<(), ContractionError> {
        let side = if operand == 0 { OperandSide::Left } else { OperandSide::Right };
        let (batch, contracting) = (self.batch[operand], self.contracting[operand]);
        let mut at = 0;
        while at < batch.len() + contracting.len() {
            let axis = if at < batch.len() { batch[at] } else { contracting[at - batch.len()] };
            if axis >= rank {
                return Err(ContractionError::NoSuchAxis { side, axis, rank });
            }
            let mut before = 0;
            while before < at {
                let other =
                    if before < batch.len() { batch[before] } else { contracting[before - batch.len()] };
                if axis == other {
                    return Err(ContractionError::Repeated { side, axis });
                }
                before += 1;
            }
            at += 1;
        }
        Ok(())
    }
}

/// The rank of the result of [`dot_general`], or an error if the axes are not those of operands of these ranks.
pub const fn dot_rank(lhs: usize, rhs: usize, axes: &DotNumbers<'_>) -> Result<usize, ContractionError> {
    let [batch, other] = axes.batch;
    if batch.len() != other.len() {
        return Err(ContractionError::BatchCount { lhs: batch.len(), rhs: other.len() });
    }
    let [contracting, other] = axes.contracting;
    if contracting.len() != other.len() {
        return Err(ContractionError::ContractingCount { lhs: contracting.len(), rhs: other.len() });
    }
    attempt!(axes.check(0, lhs));
    attempt!(axes.check(1, rhs));
    Ok(lhs + rhs - batch.len() - 2 * contracting.len())
}

/// XLA's `DotGeneral`: writes the extents of the result, which are the batch axes, the free axes of the left operand and those of the right
/// one. `result` has the rank [`dot_rank`].
pub const fn dot_general(
    lhs: &[DynExtent],
    rhs: &[DynExtent],
    axes: &DotNumbers<'_>,
    result: &mut [DynExtent],
) -> Result<(), ContractionError> {
    attempt!(dot_rank(lhs.len(), rhs.len(), axes));
    let mut at = 0;
    while at < axes.batch[0].len() {
        let (lhs_axis, rhs_axis) = (axes.batch[0][at], axes.batch[1][at]);
        let (lhs, rhs) = (lhs[lhs_axis], rhs[rhs_axis]);
        result[at] = match lhs.merge(rhs) {
            Some(extent) => extent,
            None => return Err(ContractionError::Batch { lhs_axis, lhs, rhs_axis, rhs }),
        };
        at += 1;
    }
    let mut pair = 0;
    while pair < axes.contracting[0].len() {
        let (lhs_axis, rhs_axis) = (axes.contracting[0][pair], axes.contracting[1][pair]);
        let (lhs, rhs) = (lhs[lhs_axis], rhs[rhs_axis]);
        if lhs.merge(rhs).is_none() {
            return Err(ContractionError::Contracting { lhs_axis, lhs, rhs_axis, rhs });
        }
        pair += 1;
    }
    let (operands, mut operand) = ([lhs, rhs], 0);
    while operand < 2 {
        let mut axis = 0;
        while axis < operands[operand].len() {
            if axes.is_free(operand, axis) {
                result[at] = operands[operand][axis];
                at += 1;
            }
            axis += 1;
        }
        operand += 1;
    }
    Ok(())
}

/// NumPy's `trace`: the positions of two axes, which are signed, of an operand of this rank.
#[cfg(feature = "alloc")]
pub(crate) const fn trace(rank: usize, axes: [isize; 2]) -> Result<[usize; 2], ContractionError> {
    let (mut found, mut at) = ([0; 2], 0);
    while at < 2 {
        found[at] = match crate::axis::resolve(axes[at], rank) {
            Ok(axis) => axis,
            Err(_) => return Err(ContractionError::TraceAxis { axis: axes[at], rank }),
        };
        at += 1;
    }
    if found[0] == found[1] { Err(ContractionError::TraceAxes { axis: found[0] }) } else { Ok(found) }
}

/// The first axis, of all operands, whose extent cannot be that of an earlier axis with the same label: the earlier axis and this one,
/// each with its operand. `labels` and `extents` have a list for each operand.
#[cfg(feature = "alloc")]
pub(crate) const fn conflict(labels: &[&[usize]], extents: &[&[DynExtent]]) -> Option<[(usize, usize); 2]> {
    let mut operand = 0;
    while operand < labels.len() {
        let mut axis = 0;
        while axis < labels[operand].len() {
            let (mut earlier, mut before) = (0, 0);
            while earlier < operand || (earlier == operand && before < axis) {
                if before == labels[earlier].len() {
                    (earlier, before) = (earlier + 1, 0);
                    continue;
                }
                if labels[earlier][before] == labels[operand][axis]
                    && extents[earlier][before].merge(extents[operand][axis]).is_none()
                {
                    return Some([(earlier, before), (operand, axis)]);
                }
                before += 1;
            }
            axis += 1;
        }
        operand += 1;
    }
    None
}

/// What the operands know of the extent of a label: the intersection. They must not conflict.
#[cfg(feature = "alloc")]
pub(crate) const fn extent_of(label: usize, labels: &[&[usize]], extents: &[&[DynExtent]]) -> DynExtent {
    let (mut known, mut operand) = (DynExtent::UNKNOWN, 0);
    while operand < labels.len() {
        let mut axis = 0;
        while axis < labels[operand].len() {
            if labels[operand][axis] == label
                && let Some(merged) = known.merge(extents[operand][axis])
            {
                known = merged;
            }
            axis += 1;
        }
        operand += 1;
    }
    known
}
