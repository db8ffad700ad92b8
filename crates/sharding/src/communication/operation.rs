//! Operations, and where each dimension of an operand is in the result.

use alloc::vec::Vec;

use shapewise::message::{Count, error_messages};

use crate::{PlanError, ShardError};

/// An operation, with the arguments that determine which elements of the operands an element of the result is computed from. It is passed to
/// [`Communication::of`](super::Communication::of).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation<'a> {
    /// Element by element, of operands of one shape: `add`, `multiply`, `select`, `negate`. Also a reshard. If operands have pending sums,
    /// it is `add`: other operations do not commute with sums, or only in one operand.
    Elementwise,
    /// The dimensions in another order: StableHLO's `permutation`.
    Transpose {
        /// For each dimension of the result, the dimension of the operand.
        permutation: &'a [usize],
    },
    /// New dimensions, and repeated elements.
    BroadcastInDim {
        /// For each dimension of the operand, the dimension of the result.
        dimensions: &'a [usize],
    },
    /// Other extents of the same elements in row-major order.
    Reshape,
    /// A product of tensors. The dimensions of the result are the batching ones, the others of the left operand, the others of the right.
    DotGeneral {
        /// The batching dimensions of both operands.
        batching: [&'a [usize]; 2],
        /// The contracting dimensions of both operands.
        contracting: [&'a [usize]; 2],
    },
    /// Sums along dimensions, which are removed.
    Reduce {
        /// The dimensions.
        dimensions: &'a [usize],
    },
    /// A part of each dimension.
    Slice {
        /// The first index along each dimension.
        start: &'a [usize],
        /// The end along each dimension.
        limit: &'a [usize],
        /// The step along each dimension.
        strides: &'a [usize],
    },
    /// Padding at the ends of dimensions and between elements.
    Pad {
        /// The number of new elements before the first; negative numbers remove elements.
        low: &'a [isize],
        /// The number of new elements after the last; negative numbers remove elements.
        high: &'a [isize],
        /// The number of new elements between any two.
        interior: &'a [usize],
    },
    /// Dimensions in reverse.
    Reverse {
        /// The dimensions.
        dimensions: &'a [usize],
    },
    /// Operands one after the other along a dimension.
    Concatenate {
        /// The dimension.
        dimension: usize,
    },
    /// The elements at indices along one dimension of the first operand: NumPy's `take`. The second operand has the indices, and its
    /// dimensions replace the dimension.
    Take {
        /// The dimension.
        dimension: usize,
    },
}

/// Why an operation has no such operands and result: the error of [`Communication::of`](super::Communication::of).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CommunicationError {
    /// The operation takes another number of operands.
    Operands {
        /// The number of operands.
        operands: usize,
        /// The number that the operation takes.
        expected: usize,
    },
    /// The shapes, or the arguments of the operation, do not fit together.
    Shapes {
        /// The operand that does not fit.
        operand: usize,
    },
    /// A spec is not one for its shape, or they are of different meshes.
    Shard(ShardError),
    /// A pending sum is used where the operation does not commute with sums, or manual axes differ.
    Plan(PlanError),
}

error_messages! {
    #[inline] CommunicationError [Shard(ShardError), Plan(PlanError)]
    Self::Operands { operands, expected } => "the operation has {}, expected {expected}",
        Count(operands, "operand", "operands");
    Self::Shapes { operand } =>
        "operand {operand} does not fit the result: its extents must be those that the operation computes the result from";
}

/// The role of a dimension of an operand in the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// This dimension of the result, index by index.
    Same(usize),
    /// All of it is needed for each element.
    All,
    /// All of it, and elements are added. The number is that of the sum: dimensions of several operands with one number are paired.
    Added(usize),
    /// All of it, but only where the dimension of the result is not split.
    Joined(usize),
    /// The dimension of the result is reversed.
    Reversed,
    /// One element is repeated.
    Repeated,
    /// Index `i` of this dimension of the result is index `start + step * i`.
    Strided { result: usize, start: usize, step: usize },
    /// Index `i` of the operand is index `low + step * i` of this dimension of the result.
    Padded { result: usize, low: isize, step: usize },
}

type Shape<'a> = &'a [usize];

/// Returns the role of each dimension of each operand, or `None` for a reshape. Checks that all extents fit.
#[inline]
pub(super) fn sources(
    operation: &Operation<'_>,
    operands: &[Shape<'_>],
    result: Shape<'_>,
) -> Result<Option<Vec<Vec<Source>>>, CommunicationError> {
    let expected = match operation {
        Operation::Elementwise | Operation::Concatenate { .. } => operands.len().max(1),
        Operation::DotGeneral { .. } | Operation::Take { .. } => 2,
        _ => 1,
    };
    if operands.len() != expected {
        return Err(CommunicationError::Operands { operands: operands.len(), expected });
    }
    if matches!(operation, Operation::Reshape) {
        let count =
            |shape: Shape<'_>| shape.iter().fold(1, |product: usize, &extent| product.saturating_mul(extent));
        return match operands.first() {
            Some(operand) if count(operand) == count(result) => Ok(None),
            _ => Err(CommunicationError::Shapes { operand: 0 }),
        };
    }
    let of = |(operand, shape): (usize, &Shape<'_>)| {
        let listed = dimensions(operation, operand, shape, operands, result);
        listed.ok_or(CommunicationError::Shapes { operand })
    };
    operands.iter().enumerate().map(of).collect::<Result<_, _>>().map(Some)
}

/// Returns the roles of the dimensions of one operand, if its extents fit.
#[inline]
fn dimensions(
    operation: &Operation<'_>,
    operand: usize,
    shape: Shape<'_>,
    operands: &[Shape<'_>],
    result: Shape<'_>,
) -> Option<Vec<Source>> {
    let extent_is = |dimension: usize, extent: usize| result.get(dimension) == Some(&extent);
    let same = |(dimension, &extent): (usize, &usize)| {
        extent_is(dimension, extent).then_some(Source::Same(dimension))
    };
    let each = || shape.iter().enumerate();
    match *operation {
        Operation::Reshape => None,
        Operation::Elementwise => (shape == result).then(|| (0..shape.len()).map(Source::Same).collect()),
        Operation::Transpose { permutation } => {
            let place = |dimension: usize| permutation.iter().position(|&source| source == dimension);
            let fits = permutation.len() == shape.len() && result.len() == shape.len();
            let found = each().map(|(dimension, &extent)| same((place(dimension)?, &extent)));
            if fits { found.collect() } else { None }
        }
        Operation::BroadcastInDim { dimensions } => {
            if dimensions.len() != shape.len() || !are_distinct(dimensions, result.len()) {
                return None;
            }
            let source = |(&dimension, &extent): (&usize, &usize)| match same((dimension, &extent)) {
                None if extent == 1 && dimension < result.len() => Some(Source::Repeated),
                source => source,
            };
            dimensions.iter().zip(shape).map(source).collect()
        }
        Operation::DotGeneral { batching, contracting } => {
            dot(operand, shape, operands, result, (batching, contracting))
        }
        Operation::Reduce { dimensions } | Operation::Reverse { dimensions }
            if !are_distinct(dimensions, shape.len()) =>
        {
            None
        }
        Operation::Reduce { dimensions } => {
            let mut next = 0_usize;
            let source = |(dimension, extent): (usize, &usize)| {
                if let Some(sum) = dimensions.iter().position(|&reduced| reduced == dimension) {
                    return Some(Source::Added(sum));
                }
                let source = same((next, extent));
                next = next.saturating_add(1);
                source
            };
            let sources: Option<Vec<_>> = each().map(source).collect();
            (next_rank(sources.as_ref()?) == result.len()).then_some(sources?)
        }
        Operation::Slice { start, limit, strides } => {
            let source = |(dimension, &extent): (usize, &usize)| {
                let (start, limit, step) =
                    (*start.get(dimension)?, *limit.get(dimension)?, *strides.get(dimension)?);
                let length = limit.checked_sub(start)?.div_ceil(if step == 0 { return None } else { step });
                if limit > extent || !extent_is(dimension, length) {
                    return None;
                }
                let is_all = start == 0 && limit == extent && (step == 1 || extent <= 1);
                Some(if is_all {
                    Source::Same(dimension)
                } else {
                    Source::Strided { result: dimension, start, step }
                })
            };
            if result.len() == shape.len() { each().map(source).collect() } else { None }
        }
        Operation::Pad { low, high, interior } => {
            let source = |(dimension, &extent): (usize, &usize)| {
                let (low, high) = (*low.get(dimension)?, *high.get(dimension)?);
                let interior = *interior.get(dimension)?;
                let step = interior.checked_add(1)?;
                let between = extent.saturating_sub(1).checked_mul(interior)?;
                let length =
                    extent.checked_add(between)?.checked_add_signed(low)?.checked_add_signed(high)?;
                let is_all = (low, high) == (0, 0) && (interior == 0 || extent <= 1);
                let source = if is_all {
                    Source::Same(dimension)
                } else {
                    Source::Padded { result: dimension, low, step }
                };
                extent_is(dimension, length).then_some(source)
            };
            if result.len() == shape.len() { each().map(source).collect() } else { None }
        }
        Operation::Reverse { dimensions } => {
            let reverse = |source: (usize, &usize)| match same(source) {
                Some(Source::Same(dimension)) if dimensions.contains(&dimension) && *source.1 > 1 => {
                    Some(Source::Reversed)
                }
                source => source,
            };
            if result.len() == shape.len() { each().map(reverse).collect() } else { None }
        }
        Operation::Concatenate { dimension } => {
            let total =
                operands.iter().try_fold(0_usize, |sum, shape| sum.checked_add(*shape.get(dimension)?));
            let join = |source: (usize, &usize)| match source.0 == dimension {
                true if operands.len() > 1 => Some(Source::Joined(dimension)),
                _ => same(source),
            };
            let fits = result.len() == shape.len() && total.is_some_and(|total| extent_is(dimension, total));
            if fits { each().map(join).collect() } else { None }
        }
        Operation::Take { dimension } => {
            let indices = operands.get(1)?.len();
            let fits = result.len().checked_add(1) == operands.first()?.len().checked_add(indices);
            let source = |(at, extent): (usize, &usize)| match operand {
                0 if at == dimension => Some(Source::All),
                0 if at < dimension => same((at, extent)),
                0 => same((at.checked_add(indices)?.checked_sub(1)?, extent)),
                _ => same((dimension.checked_add(at)?, extent)),
            };
            if fits && dimension < operands.first()?.len() { each().map(source).collect() } else { None }
        }
    }
}

/// Returns `true` if each dimension is one of `rank`, and none occurs twice.
#[inline]
fn are_distinct(dimensions: &[usize], rank: usize) -> bool {
    let is_first = |(at, &dimension): (usize, &usize)| {
        dimensions.iter().position(|&other| other == dimension) == Some(at)
    };
    dimensions.len() <= rank
        && dimensions.iter().all(|&at| at < rank)
        && dimensions.iter().enumerate().all(is_first)
}

/// Returns the number of dimensions that remain.
#[inline]
fn next_rank(sources: &[Source]) -> usize {
    sources.iter().filter(|source| matches!(source, Source::Same(_))).count()
}

/// Returns the roles of the dimensions of an operand of a product.
#[inline]
fn dot(
    operand: usize,
    shape: Shape<'_>,
    operands: &[Shape<'_>],
    result: Shape<'_>,
    (batching, contracting): ([&[usize]; 2], [&[usize]; 2]),
) -> Option<Vec<Source>> {
    let (batch, contract) = (*batching.get(operand)?, *contracting.get(operand)?);
    let other = 1_usize.checked_sub(operand)?;
    let other_shape = *operands.get(other)?;
    let pairs = [(batch, *batching.get(other)?), (contract, *contracting.get(other)?)];
    let agree = |(mine, others): (&[usize], &[usize])| {
        let extents = |shape: Shape<'_>, list: &[usize]| {
            list.iter().map(|&at| shape.get(at).copied()).collect::<Option<Vec<_>>>()
        };
        mine.len() == others.len()
            && extents(shape, mine).is_some()
            && extents(shape, mine) == extents(other_shape, others)
    };
    if !pairs.into_iter().all(agree) {
        return None;
    }
    let free = |shape: Shape<'_>, at: usize| {
        let used = batching
            .get(at)
            .map_or(0, |list| list.len())
            .checked_add(contracting.get(at).map_or(0, |list| list.len()))?;
        shape.len().checked_sub(used)
    };
    let left = free(operands.first()?, 0)?;
    let rank = batch.len().checked_add(left)?.checked_add(free(operands.get(1)?, 1)?)?;
    if rank != result.len() {
        return None;
    }
    let mut next = batch.len().checked_add(if operand == 0 { 0 } else { left })?;
    let mut source = |(dimension, &extent): (usize, &usize)| {
        if let Some(sum) = contract.iter().position(|&other| other == dimension) {
            return Some(Source::Added(sum));
        }
        let place = match batch.iter().position(|&other| other == dimension) {
            Some(place) => place,
            None => {
                next = next.checked_add(1)?;
                next.checked_sub(1)?
            }
        };
        (result.get(place) == Some(&extent)).then_some(Source::Same(place))
    };
    shape.iter().enumerate().map(&mut source).collect()
}
