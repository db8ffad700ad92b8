//! The rules for shapes and labels that are known at run time.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: axes are counted or checked to be below the lengths"
)]

mod equation;
mod text;

use alloc::vec::Vec;

pub(crate) use self::equation::{Dots, MatrixProduct, NO_SLOT};
#[cfg_attr(doc, doc(hidden))]
pub use self::equation::{Equation, SameLabels};
pub(crate) use self::text::{LabelledEquation, Labels, infer};
use super::{AxisNumbers, ContractionError, DotAxes, rule};
#[cfg(doc)]
use crate::Shape;
use crate::{axis, extent::DynExtent, rank, shape::DynShape};

/// Returns the rank of a product of matrices, or `None` if an operand has no axes.
#[inline]
pub(crate) const fn product_rank(lhs: usize, rhs: usize) -> Option<usize> {
    match (lhs, rhs) {
        (0, _) | (_, 0) => None,
        (1, 1) => Some(0),
        (1, rank) | (rank, 1) => Some(rank - 1),
        _ => Some(if lhs > rhs { lhs } else { rhs }),
    }
}

/// Computes NumPy's `trace`: the positions of two axes, which are signed, of an operand of this rank.
pub(crate) const fn trace(rank: usize, axes: [isize; 2]) -> Result<[usize; 2], ContractionError> {
    let (mut found, mut at) = ([0; 2], 0);
    while at < 2 {
        found[at] = match axis::resolve(axes[at], rank) {
            Ok(axis) => axis,
            Err(_) => return Err(ContractionError::TraceAxis { axis: axes[at], rank }),
        };
        at += 1;
    }
    if found[0] == found[1] { Err(ContractionError::TraceAxes { axis: found[0] }) } else { Ok(found) }
}

/// Returns the first axis, of all operands, whose extent cannot be that of an earlier axis with the same label: the earlier axis
/// and this one, each with its operand. `labels` and `extents` have a list for each operand.
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

/// Returns what the operands know of the extent of a label: the intersection. They must not conflict.
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

#[diagnostic::do_not_recommend]
impl AxisNumbers for Vec<usize> {
    #[inline]
    fn numbers(&self) -> &[usize] {
        self
    }
}

/// Contractions.
impl DynShape {
    /// Returns what is known of the shape of a product of matrices: see [`Shape::matmul`]. It is unknown if a rank is unknown.
    ///
    /// # Errors
    ///
    /// As [`Shape::matmul`], if the extents cannot be equal or cannot broadcast; [`ContractionError::Scalar`] if an operand has rank 0.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let (x, w): (DynShape, DynShape) = ("[?,1,3,4]".parse()?, "[5,4,<=6]".parse()?);
    /// assert_eq!(x.matmul(&w)?.to_string(), "[?,5,3,<=6]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("MatMul", "dot"))]
    #[inline]
    pub fn matmul(&self, other: &Self) -> Result<Self, ContractionError> {
        let (Some(lhs), Some(rhs)) = (self.extents(), other.extents()) else { return Ok(Self::UNKNOWN) };
        let mut result = ones(product_rank(lhs.len(), rhs.len()).unwrap_or_default());
        rule::matmul(lhs, rhs, [&[], &[]], &mut result)?;
        Ok(Self::of_some(result)?)
    }

    /// Returns what is known of the shape of XLA's general contraction: see [`Shape::dot_general`]. It is unknown if a rank is unknown.
    ///
    /// # Errors
    ///
    /// As [`Shape::dot_general`], if the extents cannot be equal; also [`ContractionError::BatchCount`] and
    /// [`ContractionError::ContractingCount`] if axes have no counterpart, and [`ContractionError::RankTooLarge`].
    ///
    /// ```
    /// use shapewise::{DynShape, contraction::DotAxes};
    ///
    /// let (x, y): (DynShape, DynShape) = ("[8,?,64]".parse()?, "[?,5,64]".parse()?);
    /// let axes = DotAxes::contracting([2], [2]).batch([0], [0]);
    /// assert_eq!(x.dot_general(&y, &axes)?.to_string(), "[8,?,5]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("tensordot", "DotGeneral"))]
    pub fn dot_general<LC: AxisNumbers, RC: AxisNumbers, LB: AxisNumbers, RB: AxisNumbers>(
        &self,
        other: &Self,
        axes: &DotAxes<LC, RC, LB, RB>,
    ) -> Result<Self, ContractionError> {
        let (Some(lhs), Some(rhs)) = (self.extents(), other.extents()) else { return Ok(Self::UNKNOWN) };
        let axes = axes.numbers();
        let rank = rule::dot_rank(lhs.len(), rhs.len(), &axes)?;
        rank::check(rank)?;
        let mut result = ones(rank);
        rule::dot_general(lhs, rhs, &axes, &mut result)?;
        Ok(Self::of_some(result)?)
    }

    /// Returns what is known of the shape of a trace, whose two axes are known at run time: see [`Shape::trace`]. Negative axes
    /// count from the end.
    ///
    /// # Errors
    ///
    /// [`ContractionError::TraceAxis`] for an axis that the rank does not have, [`ContractionError::TraceAxes`] if the two are the same.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// assert_eq!("[2,?,2]".parse::<DynShape>()?.trace_by([0, -1])?.to_string(), "[?]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn trace_by(&self, axes: [isize; 2]) -> Result<Self, ContractionError> {
        let Some(extents) = self.extents() else { return Ok(Self::UNKNOWN) };
        let axes = trace(extents.len(), axes)?;
        let kept = extents.iter().enumerate().filter(|(axis, _)| !axes.contains(axis));
        Ok(Self::of_some(kept.map(|(_, extent)| *extent).collect())?)
    }
}

#[inline]
fn ones(rank: usize) -> smallvec::SmallVec<[DynExtent; 8]> {
    smallvec::SmallVec::from_elem(DynExtent::ONE, rank)
}
