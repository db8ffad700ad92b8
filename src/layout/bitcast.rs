//! Bitcasts: reshapes and transposes between dense layouts that move nothing in memory.
//!
//! A dense layout is a shape and the order of its axes in memory. An operation between two dense layouts is a *bitcast* if each
//! element stays at its offset:
//!
//! ```text
//! [2,3]{1,0}   a b c d e f   --reshape-->    [3,2]{1,0}   a b c d e f   a bitcast
//! [2,3]{1,0}   a b c d e f   --transpose-->  [3,2]{0,1}   a b c d e f   a bitcast
//! [2,3]{1,0}   a b c d e f   --transpose-->  [3,2]{1,0}   a d b e c f   moves elements
//! ```
//!
//! | function | result |
//! |---|---|
//! | [`reshape_is_bitcast`], [`transpose_is_bitcast`], [`is_bitcast`] | yes or no |
//! | [`deduce_transpose`] | the transpose that is a bitcast between two layouts, if there is one |
//! | [`align`] | the order of the new axes that makes a reshape a bitcast, if there is one |
//! | [`decompose`], [`decompose_fully`] | transpose, reshape and transpose that together are the bitcast |
//! | [`common_factors`], [`unmodified_by_reshape`], [`reshape_leaves_unmodified`], [`degenerate_axes_changed`] | the axes that a reshape keeps |
//!
//! The answers are complete: a "no" means that offsets differ. The stride of an axis of extent 1 is never used, so such axes may be
//! anywhere in an order. Between shapes without elements every operation is a bitcast. All functions are `const fn`;
//! [`Ordered`](super::Ordered) layouts have them as methods.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: axes and places are below the lengths, and products are of extents whose element count fits"
)]

pub(crate) mod factors;

pub use self::factors::{
    CommonFactors, DegenerateAxesChanged, align, common_factors, degenerate_axes_changed,
    reshape_leaves_unmodified, unmodified_by_reshape,
};
use super::MinorToMajor;
use crate::{
    Permutation,
    axis::{AxisError, list},
    error::{attempt, error_messages},
    index::{SizeError, element_count},
    shape::CountMismatch,
};

/// Why two shapes are not those of a reshape or a bitcast: the error of [`decompose`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BitcastError {
    /// The element count of a shape does not fit `isize`.
    Size(SizeError),
    /// The element counts differ.
    Count(CountMismatch),
    /// The rank has no such axis.
    NoSuchAxis(AxisError),
}

error_messages! { #[inline] BitcastError [Size(SizeError), Count(CountMismatch), NoSuchAxis(AxisError)] }

/// Returns the element count of both shapes.
///
/// # Errors
///
/// [`BitcastError`] if the element counts differ or do not fit.
#[inline]
const fn same_count(from: &[usize], to: &[usize]) -> Result<usize, BitcastError> {
    match (element_count(from), element_count(to)) {
        (Ok(from), Ok(to)) if from == to => Ok(from),
        (Ok(from), Ok(to)) => Err(BitcastError::Count(CountMismatch::new(from, to))),
        (Err(error), _) | (_, Err(error)) => Err(BitcastError::Size(error)),
    }
}

/// Returns the stride of an axis of a dense layout, in elements: the product of the extents of the axes that are more minor. A product that does not fit saturates.
///
/// # Panics
///
/// If the order names an axis for which no extent is given.
///
/// ```
/// use shapewise::rules::bitcast::stride;
///
/// // row-major, and column-major
/// assert_eq!((stride(&[2, 3], &[1, 0], 0), stride(&[2, 3], &[0, 1], 0)), (3, 1));
/// ```
#[inline]
#[must_use]
pub const fn stride(extents: &[usize], order: &[usize], axis: usize) -> usize {
    let (mut stride, mut place) = (1_usize, 0);
    while place < order.len() && order[place] != axis {
        stride = stride.saturating_mul(extents[order[place]]);
        place += 1;
    }
    stride
}

// Bitcasts as sequences of transposes and reshapes.

/// A bitcast as a transpose, a reshape and another transpose. Each of the three is a bitcast by itself. It is the result of [`decompose_fully`].
///
/// ```text
/// [16,3,17]{1,2,0}  --transpose {0,2,1}-->  [16,17,3]{2,1,0}
///                   --reshape-->            [51,16]{1,0}
///                   --transpose {1,0}-->    [16,51]{0,1}
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
/// assert_eq!(
///     (parts.first.axes(), parts.reshape, parts.second.axes()),
///     ([0, 2, 1], [51, 16], [1, 0])
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # In other libraries
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
/// # In other libraries
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

// Whether a reshape between two dense layouts is a bitcast.

/// The axes of a dense layout, the last first; neighbours that form one axis in memory are merged.
///
/// The extents and strides of the merged axes are a normal form of the map from linear index to offset: the first stride is the
/// offset of linear index 1, the first extent is the number of offsets at that step, and so on for the remaining axes. So two maps
/// are equal exactly if these lists are equal.
struct MergedAxes<'a> {
    extents: &'a [usize],
    order: &'a [usize],
    /// The number of axes that are not visited yet.
    end: usize,
}

impl<'a> MergedAxes<'a> {
    #[inline]
    const fn new(extents: &'a [usize], order: &'a [usize]) -> Self {
        Self { extents, order, end: extents.len() }
    }

    /// Returns the extent and the stride of the next merged axis; the extent is not 1, the stride is in elements.
    #[inline]
    const fn next(&mut self) -> Option<(usize, usize)> {
        let mut merged = None;
        while self.end > 0 {
            let axis = self.end - 1;
            if self.extents[axis] != 1 {
                let step = stride(self.extents, self.order, axis);
                merged = match merged {
                    None => Some((self.extents[axis], step)),
                    Some((extent, first)) if step == first * extent => {
                        Some((extent * self.extents[axis], first))
                    }
                    Some(_) => return merged,
                };
            }
            self.end = axis;
        }
        merged
    }
}

/// Returns whether a reshape leaves each element at its offset: [`reshape_is_bitcast`] on slices. Each order is a permutation of the axes of its shape, from minor to
/// major.
///
/// # Panics
///
/// If an order is not a permutation of the axes.
///
/// ```
/// use shapewise::rules::bitcast::is_bitcast_between;
///
/// assert!(is_bitcast_between(&[3, 4], &[1, 0], &[12], &[0]));
/// assert!(!is_bitcast_between(&[3, 4], &[0, 1], &[12], &[0]));
/// ```
#[inline]
#[must_use]
pub const fn is_bitcast_between(
    from: &[usize],
    from_order: &[usize],
    to: &[usize],
    to_order: &[usize],
) -> bool {
    match same_count(from, to) {
        Err(_) => return false,
        Ok(0) => return true,
        Ok(_) => {}
    }
    let (mut from, mut to) = (MergedAxes::new(from, from_order), MergedAxes::new(to, to_order));
    loop {
        match (from.next(), to.next()) {
            (None, None) => return true,
            (Some((extent, stride)), Some((other_extent, other_stride)))
                if extent == other_extent && stride == other_stride => {}
            _ => return false,
        }
    }
}

/// Returns `true` if a reshape leaves each element at its offset. A reshape keeps the logical order of the elements.
///
/// Returns `false` if the element counts differ, `true` if there are no elements.
///
/// ```
/// use shapewise::layout::{MinorToMajor, bitcast::reshape_is_bitcast};
///
/// const ROWS: MinorToMajor<2> = MinorToMajor::ROW_MAJOR;
/// const COLUMNS: MinorToMajor<2> = MinorToMajor::COLUMN_MAJOR;
/// const { assert!(reshape_is_bitcast(&[3, 4], ROWS, &[6, 2], ROWS)) };
/// assert!(!reshape_is_bitcast(&[3, 4], COLUMNS, &[6, 2], COLUMNS));
/// // Both memories are 0 1 2 3 4 5, but the reshape moves element 1 to index [0, 1], which is at
/// // offset 2.
/// assert!(!reshape_is_bitcast(&[6], MinorToMajor::ROW_MAJOR, &[3, 2], COLUMNS));
/// ```
///
/// # In other libraries
///
/// XLA, `ReshapeIsBitcast`. XLA compares the offsets of all unit indices; this function compares the lists of merged axes.
#[must_use]
pub const fn reshape_is_bitcast<const R: usize, const Q: usize>(
    from: &[usize; R],
    from_order: MinorToMajor<R>,
    to: &[usize; Q],
    to_order: MinorToMajor<Q>,
) -> bool {
    is_bitcast_between(from, &from_order.axes(), to, &to_order.axes())
}

// Whether a transpose between two dense layouts is a bitcast, that is, moves no element; and which transpose is one.

/// Returns [`transpose_is_bitcast`] on slices; `false` if the ranks differ. The orders and `permutation` must be permutations.
#[inline]
pub(crate) const fn is_transpose_between(
    from: &[usize],
    from_order: &[usize],
    to: &[usize],
    to_order: &[usize],
    permutation: &[usize],
) -> bool {
    if from.len() != to.len() || permutation.len() != to.len() {
        return false;
    }
    let Ok(count) = same_count(from, to) else { return false };
    let mut axis = 0;
    while axis < to.len() {
        let source = permutation[axis];
        if from[source] != to[axis] {
            return false;
        }
        // No step is ever taken along an axis of extent 1.
        let taken = count > 0 && to[axis] != 1;
        if taken && stride(from, from_order, source) != stride(to, to_order, axis) {
            return false;
        }
        axis += 1;
    }
    true
}

/// Writes the permutation of [`deduce_transpose`], and returns whether there is one; `into` is as long as `to`. Each order is a permutation of the axes of its shape, from
/// minor to major.
///
/// # Panics
///
/// If an order is not a permutation of the axes.
///
/// ```
/// use shapewise::rules::bitcast::deduce;
///
/// // The columns of `[2, 3]` in row-major order are the rows of `[3, 2]` in column-major order.
/// let mut permutation = [0; 2];
/// assert!(deduce(&[2, 3], &[1, 0], &[3, 2], &[0, 1], &mut permutation));
/// assert_eq!(permutation, [1, 0]);
/// ```
#[inline]
pub const fn deduce(
    from: &[usize],
    from_order: &[usize],
    to: &[usize],
    to_order: &[usize],
    into: &mut [usize],
) -> bool {
    if from.len() != to.len() || into.len() != to.len() {
        return false;
    }
    // Each axis of `to`, the most minor first, is the most minor axis of `from` that has its extent and is not taken yet. Only
    // axes of extent 1 and shapes without elements leave a choice, and there any choice is right.
    list::fill(into, from.len());
    let mut place = 0;
    while place < to.len() {
        let axis = to_order[place];
        let mut other = 0;
        while other < from.len()
            && (from[from_order[other]] != to[axis] || list::contains(into, from_order[other]))
        {
            other += 1;
        }
        if other == from.len() {
            return false;
        }
        into[axis] = from_order[other];
        place += 1;
    }
    is_transpose_between(from, from_order, to, to_order, into)
}

/// Returns `true` if a transpose leaves each element at its offset: axis `k` of `to` is axis `permutation[k]` of `from`.
///
/// `false` if the extents `to` are not those of the transpose.
///
/// ```
/// use shapewise::{
///     Permutation,
///     layout::{MinorToMajor, bitcast::transpose_is_bitcast},
/// };
///
/// let rows = MinorToMajor::ROW_MAJOR;
/// let transpose = Permutation::REVERSAL;
/// assert!(transpose_is_bitcast(&[10, 5], rows, &[5, 10], MinorToMajor::COLUMN_MAJOR, transpose));
/// assert!(!transpose_is_bitcast(&[10, 5], rows, &[5, 10], rows, transpose));
/// // A row becomes a column: no element moves, in any order.
/// assert!(transpose_is_bitcast(&[1, 5], rows, &[5, 1], rows, transpose));
/// ```
///
/// # In other libraries
///
/// XLA, `TransposeIsBitcast`. It compares orders alone and ignores extents, so it returns `false` if only axes of extent 1 are
/// at other places.
#[must_use]
pub const fn transpose_is_bitcast<const R: usize>(
    from: &[usize; R],
    from_order: MinorToMajor<R>,
    to: &[usize; R],
    to_order: MinorToMajor<R>,
    permutation: Permutation<R>,
) -> bool {
    is_transpose_between(from, &from_order.axes(), to, &to_order.axes(), &permutation.axes())
}

/// Returns the transpose between two layouts that leaves each element at its offset: axis `k` of `to` is axis `permutation[k]` of
/// `from`. `None` if there is no such transpose.
///
/// ```
/// use shapewise::layout::{MinorToMajor, bitcast::deduce_transpose};
///
/// let (rows, columns) = (MinorToMajor::ROW_MAJOR, MinorToMajor::COLUMN_MAJOR);
/// assert_eq!(deduce_transpose(&[5, 3], rows, &[3, 5], columns).unwrap().axes(), [1, 0]);
/// assert_eq!(deduce_transpose(&[5, 3], rows, &[3, 5], rows), None);
/// ```
///
/// # In other libraries
///
/// XLA, `DeduceTransposeDimensionsForBitcast`. If it finds a transpose, it is the same one. It finds none if axes of extent 1 are
/// at other places in memory.
#[must_use]
pub const fn deduce_transpose<const R: usize>(
    from: &[usize; R],
    from_order: MinorToMajor<R>,
    to: &[usize; R],
    to_order: MinorToMajor<R>,
) -> Option<Permutation<R>> {
    let mut permutation = [0; R];
    if deduce(from, &from_order.axes(), to, &to_order.axes(), &mut permutation) {
        Some(Permutation::of(permutation))
    } else {
        None
    }
}

/// Returns `true` if a reshape, or a transpose, is a bitcast between two layouts: XLA's `IsReshapeOrTransposeBitcast`.
///
/// ```
/// use shapewise::{MinorToMajor, layout::bitcast::is_bitcast};
///
/// let (rows, columns) = (MinorToMajor::<2>::ROW_MAJOR, MinorToMajor::<2>::COLUMN_MAJOR);
/// assert!(is_bitcast(&[2, 3], rows, &[3, 2], columns)); // a transpose
/// assert!(is_bitcast(&[2, 3], rows, &[6], MinorToMajor::ROW_MAJOR)); // a reshape
/// // another order of the elements
/// assert!(!is_bitcast(&[2, 3], columns, &[6], MinorToMajor::ROW_MAJOR));
/// ```
#[must_use]
pub const fn is_bitcast<const R: usize, const Q: usize>(
    from: &[usize; R],
    from_order: MinorToMajor<R>,
    to: &[usize; Q],
    to_order: MinorToMajor<Q>,
) -> bool {
    let (from_order, to_order) = (from_order.axes(), to_order.axes());
    is_bitcast_between(from, &from_order, to, &to_order)
        || deduce(from, &from_order, to, &to_order, &mut [0; Q])
}
