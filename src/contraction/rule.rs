//! The rules for extents, on slices. All levels call them, the static one in constants.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: axes are counted or checked to be below the lengths"
)]

use super::{ContractionError, OperandSide};
use crate::{axis::list::contains, error::attempt, extent::DynExtent};

/// Returns the extent that two batch extents of a product of matrices broadcast to. A 1 in the type may state that it does not stretch.
#[inline]
const fn meet(lhs: DynExtent, rhs: DynExtent, stretch: [bool; 2]) -> Option<DynExtent> {
    match stretch {
        [true, true] => lhs.broadcast(rhs),
        [true, _] if matches!(lhs.get(), Some(1)) => Some(rhs),
        [_, true] if matches!(rhs.get(), Some(1)) => Some(lhs),
        _ => lhs.merge(rhs),
    }
}

/// Computes NumPy's `matmul`: writes the extents of the product of two operands, whose batch axes are aligned at the last one and
/// broadcast. `stretch` is as long as the operands, or empty if all axes of extent 1 stretch. `result` has the rank
/// `product_rank`.
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
    attempt!(inner([lhs.len(), rhs.len()], [lhs[lhs_axis], rhs[rhs_axis]]));
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

/// Checks the inner extents of a product of two operands of these ranks, which are 1 or more.
pub(crate) const fn inner(
    [left, right]: [usize; 2],
    [lhs, rhs]: [DynExtent; 2],
) -> Result<(), ContractionError> {
    match lhs.merge(rhs) {
        Some(_) => Ok(()),
        None => {
            Err(ContractionError::Inner { lhs_axis: left - 1, lhs, rhs_axis: right.saturating_sub(2), rhs })
        }
    }
}

#[inline]
const fn stretches(stretch: &[bool], axis: usize) -> bool {
    stretch.is_empty() || stretch[axis]
}

/// The numbers of the batch and contracting axes: those of the left operand, then those of the right one. XLA's `DotDimensionNumbers`. See the example of [`dot_general`].
#[derive(Clone, Copy, Debug)]
pub struct DotNumbers<'a> {
    /// The batch axes.
    pub batch: [&'a [usize]; 2],
    /// The contracting axes.
    pub contracting: [&'a [usize]; 2],
}

impl DotNumbers<'_> {
    /// Returns `true` if an axis of an operand is free: neither a batch axis nor a contracting one.
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

/// Returns the rank of the result of [`dot_general`], which has an example.
///
/// # Errors
///
/// [`ContractionError`] if the axes are not those of operands of these ranks, or an operand has more of them than the other.
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

/// Computes XLA's `DotGeneral`: writes the extents of the result, which are the batch axes, the free axes of the left operand and
/// those of the right one. `result` has the rank [`dot_rank`].
///
/// # Errors
///
/// [`ContractionError`] as [`dot_rank`], and for two extents that differ.
///
/// # Panics
///
/// If `result` is shorter than the rank.
///
/// ```
/// use shapewise::{DynExtent, rules::contraction::{DotNumbers, dot_general, dot_rank}};
///
/// // A batch of products of matrices.
/// let axes = DotNumbers { batch: [&[0], &[0]], contracting: [&[2], &[1]] };
/// let extents = |numbers: [usize; 3]| numbers.map(|extent| DynExtent::known(extent).unwrap());
/// let mut result = [DynExtent::UNKNOWN; 3];
/// assert_eq!(dot_rank(3, 3, &axes)?, 3);
/// dot_general(&extents([5, 2, 3]), &extents([5, 3, 4]), &axes, &mut result)?;
/// assert_eq!(result, extents([5, 2, 4]));
/// # Ok::<(), shapewise::contraction::ContractionError>(())
/// ```
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
