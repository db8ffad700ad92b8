//! A bitcast as transposes and reshapes.

use super::{BitcastError, deduce_transpose, reshape_is_bitcast, same_count};
use crate::{Permutation, layout::MinorToMajor};

/// A bitcast as a transpose, a reshape and a transpose, each of which is a bitcast by itself.
///
/// ```text
/// [16,3,17]{1,2,0}  --transpose {0,2,1}-->  [16,17,3]{2,1,0}  --reshape-->  [51,16]{1,0}  --transpose {1,0}-->  [16,51]{0,1}
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decomposed<const R: usize, const Q: usize> {
    /// The first transpose: it puts the axes in the order of memory. Axis `k` of what it gives is axis `first[k]`.
    pub first: Permutation<R>,
    /// The extents of the reshape between two row-major shapes.
    pub reshape: [usize; Q],
    /// The second transpose, from the order of memory.
    pub second: Permutation<Q>,
}

/// What a bitcast is: the simplest of three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decomposition<const R: usize, const Q: usize> {
    /// A reshape.
    Reshape,
    /// A transpose: axis `k` of the result is axis `permutation[k]`.
    Transpose(Permutation<Q>),
    /// A transpose, a reshape and a transpose.
    TransposeReshapeTranspose(Decomposed<R, Q>),
}

/// The bitcast between two layouts, which keeps each element at its offset, as a transpose, a reshape and a transpose. Any two
/// layouts with the same element count have one.
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
    if let Err(error) = same_count(from, to) {
        return Err(error);
    }
    let physical = Permutation::of(to_order.major_to_minor());
    Ok(Decomposed {
        first: Permutation::of(from_order.major_to_minor()),
        reshape: physical.apply(to),
        second: physical.inverse(),
    })
}

/// The bitcast between two layouts as a reshape alone if it is one, else as a transpose alone, else as
/// [three parts](decompose_fully).
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
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "R is Q, and the axis counts to it"
)]
pub const fn decompose<const R: usize, const Q: usize>(
    from: &[usize; R],
    from_order: MinorToMajor<R>,
    to: &[usize; Q],
    to_order: MinorToMajor<Q>,
) -> Result<Decomposition<R, Q>, BitcastError> {
    let parts = match decompose_fully(from, from_order, to, to_order) {
        Ok(parts) => parts,
        Err(error) => return Err(error),
    };
    if reshape_is_bitcast(from, from_order, to, to_order) {
        return Ok(Decomposition::Reshape);
    }
    if R == Q {
        // The same arrays, of a rank that the compiler does not know to be the same.
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
