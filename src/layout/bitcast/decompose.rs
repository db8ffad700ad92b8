//! Bitcasts as sequences of transposes and reshapes.

use super::{BitcastError, deduce_transpose, reshape_is_bitcast, same_count};
use crate::{Permutation, error::attempt, layout::MinorToMajor};

/// A bitcast as a transpose, a reshape and a transpose, each of which is a bitcast by itself. It is the result of [`decompose_fully`].
///
/// ```text
/// [16,3,17]{1,2,0}  --transpose {0,2,1}-->  [16,17,3]{2,1,0}  --reshape-->  [51,16]{1,0}  --transpose {1,0}-->  [16,51]{0,1}
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decomposed<const R: usize, const Q: usize> {
    /// The first transpose, to the order of memory. Axis `k` of its result is axis `first[k]` of its operand.
    pub first: Permutation<R>,
    /// The extents of the result of the reshape, which is between two row-major shapes.
    pub reshape: [usize; Q],
    /// The second transpose, from the order of memory.
    pub second: Permutation<Q>,
}

/// A bitcast in the simplest of three forms. It is the result of [`decompose`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decomposition<const R: usize, const Q: usize> {
    /// A reshape.
    Reshape,
    /// A transpose: axis `k` of the result is axis `permutation[k]` of the operand.
    Transpose(Permutation<Q>),
    /// A transpose, a reshape and a transpose.
    TransposeReshapeTranspose(Decomposed<R, Q>),
}

/// Returns the bitcast between two layouts as a transpose, a reshape and a transpose. Any two layouts with the same element count have one.
///
/// # Errors
///
/// [`BitcastError`] if the element counts differ or do not fit.
///
/// ```
/// use shapewise::layout::{MinorToMajor, bitcast::decompose_fully};
///
/// let (from, to) = (MinorToMajor::new([1, 2, 0])?, MinorToMajor::new([0, 1])?);
/// let parts = decompose_fully(&[16, 3, 17], from, &[16, 51], to)?;
/// assert_eq!((parts.first.axes(), parts.reshape, parts.second.axes()), ([0, 2, 1], [51, 16], [1, 0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Source
///
/// XLA, `DecomposeBitcastToTrt`.
pub const fn decompose_fully<const R: usize, const Q: usize>(
    from: &[usize; R],
    from_order: MinorToMajor<R>,
    to: &[usize; Q],
    to_order: MinorToMajor<Q>,
) -> Result<Decomposed<R, Q>, BitcastError> {
    attempt!(same_count(from, to));
    let physical = Permutation::of(to_order.major_to_minor());
    Ok(Decomposed {
        first: Permutation::of(from_order.major_to_minor()),
        reshape: physical.apply(to),
        second: physical.inverse(),
    })
}

/// Returns the bitcast between two layouts: a reshape alone if possible, otherwise a transpose alone if possible, otherwise
/// [all three steps](decompose_fully).
///
/// # Errors
///
/// [`BitcastError`] if the element counts differ or do not fit.
///
/// ```
/// use shapewise::layout::{
///     MinorToMajor,
///     bitcast::{Decomposition, decompose},
/// };
///
/// let (rows, columns) = (MinorToMajor::ROW_MAJOR, MinorToMajor::COLUMN_MAJOR);
/// assert_eq!(decompose(&[3, 4], rows, &[6, 2], rows)?, Decomposition::Reshape);
/// let Decomposition::Transpose(transpose) = decompose(&[3, 4], rows, &[4, 3], columns)? else {
///     panic!("column-major is row-major transposed");
/// };
/// assert_eq!(transpose.axes(), [1, 0]);
/// # Ok::<(), shapewise::layout::bitcast::BitcastError>(())
/// ```
///
/// # Source
///
/// XLA, `DecomposeBitcast`.
pub const fn decompose<const R: usize, const Q: usize>(
    from: &[usize; R],
    from_order: MinorToMajor<R>,
    to: &[usize; Q],
    to_order: MinorToMajor<Q>,
) -> Result<Decomposition<R, Q>, BitcastError> {
    let parts = attempt!(decompose_fully(from, from_order, to, to_order));
    if reshape_is_bitcast(from, from_order, to, to_order) {
        return Ok(Decomposition::Reshape);
    }
    if R == Q {
        // A copy of both arrays, because the compiler does not know that R equals Q.
        let (mut extents, mut order, mut axis) = ([0; Q], [0; Q], 0);
        while axis < Q {
            (extents[axis], order[axis]) = (from[axis], from_order.axes()[axis]);
            axis += 1;
        }
        let order = MinorToMajor::from_permutation(Permutation::of(order));
        if let Some(permutation) = deduce_transpose(&extents, order, to, to_order) {
            return Ok(Decomposition::Transpose(permutation));
        }
    }
    Ok(Decomposition::TransposeReshapeTranspose(parts))
}
