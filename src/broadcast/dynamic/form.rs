//! How the axes of operands meet whose ranks and extents may not be known, and what the result is.

use alloc::vec::Vec;

use super::DynBroadcast;
use crate::{
    broadcast::{DynBroadcastError, dimensions::Order, lists},
    extent::DynExtent,
    shape::{DynShape, dynamic::Inline},
};

/// How the axes of operands meet.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Form {
    /// XLA's operation of two operands.
    Binary(Vec<isize>),
    /// NumPy's alignment of any number.
    Trailing,
    /// An operand, then the shape that it is broadcast to.
    Into(Vec<isize>, bool),
}

impl Form {
    /// The result for these operands.
    pub(super) fn of(self, operands: Vec<DynShape>) -> Result<DynBroadcast, DynBroadcastError> {
        let (aligned, shape) = match (&self, operands.as_slice()) {
            (Self::Binary(dimensions), [lhs, rhs]) => binary(lhs, rhs, dimensions)?,
            (Self::Into(dimensions, transposing), [operand, result]) => {
                into(operand, result, dimensions, *transposing)?
            }
            _ => trailing(&operands)?,
        };
        Ok(DynBroadcast { form: self, operands, aligned, shape })
    }
}

/// The operands' extents at the axes of the result, and the result.
type Answer = (Vec<Inline>, DynShape);

fn ones(rank: usize) -> Inline {
    Inline::from_elem(DynExtent::ONE, rank)
}

/// The result of lists of the same rank, by a rule for two extents.
fn fold(
    aligned: Vec<Inline>,
    rank: usize,
    rule: fn(DynExtent, DynExtent) -> Option<DynExtent>,
) -> Result<Answer, DynBroadcastError> {
    let mut result = ones(rank);
    for operand in &aligned {
        let so_far = result.clone();
        lists::equal_ranks(&so_far, operand, &mut result, rule)?;
    }
    let shape = DynShape::of_some(result)?;
    Ok((aligned, shape))
}

/// XLA, `InferElementwiseBinaryOpShape`, and its order of checks.
fn binary(lhs: &DynShape, rhs: &DynShape, dimensions: &[isize]) -> Result<Answer, DynBroadcastError> {
    let strict = DynExtent::broadcast_strict;
    let (Some(left), Some(right)) = (lhs.extents(), rhs.extents()) else {
        return with_unknown_rank(lhs, rhs, dimensions);
    };
    let rank = left.len().max(right.len());
    if left.len() == right.len() {
        if !dimensions.is_empty() && dimensions.len() != rank {
            return Err(DynBroadcastError::Count { dimensions: dimensions.len(), rank });
        }
        lists::identity(dimensions)?;
        return fold(Vec::from([Inline::from_slice(left), Inline::from_slice(right)]), rank, strict);
    }
    let (smaller, larger) = if left.len() < right.len() { (left, right) } else { (right, left) };
    if dimensions.is_empty() && !smaller.is_empty() {
        return Err(DynBroadcastError::DifferentRanks { lhs: left.len(), rhs: right.len() });
    }
    let (mut checked, mut replaced) = (Vec::new(), ones(rank));
    checked.resize(dimensions.len(), 0);
    lists::along(smaller, larger, dimensions, &mut checked, &mut replaced)?;
    let mut placed = ones(rank);
    for (&dimension, &extent) in checked.iter().zip(smaller) {
        if let Some(place) = placed.get_mut(dimension) {
            *place = extent;
        }
    }
    // XLA's two steps give what the second gives of the extents as they meet.
    let larger = Inline::from_slice(larger);
    let aligned = if left.len() < right.len() { [placed, larger] } else { [larger, placed] };
    fold(Vec::from(aligned), rank, strict)
}

/// What is known of the result where the rank of an operand is not.
fn with_unknown_rank(
    lhs: &DynShape,
    rhs: &DynShape,
    dimensions: &[isize],
) -> Result<Answer, DynBroadcastError> {
    let unknown = (Vec::new(), DynShape::UNKNOWN);
    let Some(known) = lhs.extents().or_else(|| rhs.extents()).filter(|known| !known.is_empty()) else {
        return Ok(unknown);
    };
    let of_rank = |rank| {
        let of_rank =
            |shape: &DynShape| if shape.is_unknown() { DynShape::of_rank(rank) } else { shape.clone() };
        binary(&of_rank(lhs), &of_rank(rhs), dimensions)
    };
    let shape = if dimensions.is_empty() {
        // The other is a scalar, or has the same rank: an extent there is any, and 1 where it is none.
        of_rank(known.len())?.1
    } else if dimensions.len() < known.len() {
        // The other is the smaller, and has an axis for each dimension: of any extent, as 1 is.
        let (ones, mut result) = (ones(dimensions.len()), Inline::from_slice(known));
        let mut checked: Vec<usize> = dimensions.iter().map(|_| 0).collect();
        lists::along(&ones, known, dimensions, &mut checked, &mut result)?;
        for (axis, (extent, known)) in result.iter_mut().zip(known).enumerate() {
            let meets = if checked.contains(&axis) { DynExtent::UNKNOWN } else { DynExtent::ONE };
            *extent = known.broadcast_strict(meets).unwrap_or(DynExtent::UNKNOWN);
        }
        DynShape::of_some(result)?
    } else if dimensions.len() == known.len() {
        // The other has the same rank, or is the larger.
        DynShape::UNKNOWN
    } else {
        return Err(DynBroadcastError::Count { dimensions: dimensions.len(), rank: known.len() });
    };
    Ok((Vec::new(), shape))
}

/// NumPy's alignment at the last axis.
fn trailing(operands: &[DynShape]) -> Result<Answer, DynBroadcastError> {
    let Some(extents) = operands.iter().map(DynShape::extents).collect::<Option<Vec<_>>>() else {
        return Ok((Vec::new(), DynShape::UNKNOWN));
    };
    let rank = extents.iter().map(|extents| extents.len()).max().unwrap_or_default();
    let align = |extents: &[DynExtent]| {
        let mut aligned = ones(rank);
        lists::trailing(extents, &mut aligned);
        aligned
    };
    fold(extents.into_iter().map(align).collect(), rank, DynExtent::broadcast)
}

/// XLA's `BroadcastInDim`, or StableHLO's where dimensions stand in any order.
fn into(
    operand: &DynShape,
    result: &DynShape,
    dimensions: &[isize],
    transposing: bool,
) -> Result<Answer, DynBroadcastError> {
    let target = result.extents().ok_or(DynBroadcastError::RankUnknown)?;
    let (mut checked, mut placed) = (Vec::new(), ones(target.len()));
    checked.resize(dimensions.len(), 0);
    let order = if transposing { Order::Unique } else { Order::Increasing };
    let Some(from) = operand.extents() else {
        // The dimensions say its rank. Its extents may be anything, so only the dimensions are checked.
        let ones = ones(dimensions.len());
        lists::into(&ones, target, dimensions, order, &mut checked, &mut placed)?;
        return Ok((Vec::new(), result.clone()));
    };
    lists::into(from, target, dimensions, order, &mut checked, &mut placed)?;
    Ok((Vec::from([placed, Inline::from_slice(target)]), result.clone()))
}
