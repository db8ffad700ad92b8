//! Index math on plain arrays: the rules, each once, as `const fn`.
//!
//! An *index* is one coordinate per axis, a *linear index* is its place in logical row-major order, an *offset* its place
//! in memory, in elements. What a method of a shape, layout or view says about them, it asks here; and as these are
//! `const fn`, the same answers are there when compiling.
//!
//! Nothing here overflows: extents whose product does not fit `isize` and layouts whose memory does not are refused by
//! [`element_count`] and [`reach`] before anything is computed from them.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over arrays: indices are counted or checked to be below the length, and every product and sum is \
              bounded by `element_count` or `reach`, which are written with checked arithmetic"
)]

use core::fmt;

/// Extents whose element count does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SizeError {
    /// The axis whose extent makes the product too large.
    pub axis: usize,
    /// Its extent.
    pub extent: usize,
    /// The product of the extents before it, those of 0 left out.
    pub product: usize,
}

impl SizeError {
    pub(crate) const fn of(axis: usize, extent: usize, product: usize) -> Self {
        Self { axis, extent, product }
    }
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { axis, extent, product } = *self;
        write!(
            f,
            "the shape is too large at axis {axis}: {product} * {extent} elements are above {} (extents of 0 left out)",
            isize::MAX
        )
    }
}

impl core::error::Error for SizeError {}

/// The product of the extents: 1 for rank 0, 0 where an extent is 0.
///
/// # Errors
///
/// [`SizeError`] if the product of the extents *other than 0* is above `isize::MAX`. So `[isize::MAX, 0]` is fine and
/// empty, and `[usize::MAX, 2, 0]` is refused: no product of some of the extents overflows later on.
///
/// ```
/// use shapewise::index::element_count;
///
/// const COUNT: usize = match element_count(&[2, 3, 4]) {
///     Ok(count) => count,
///     Err(_) => panic!("24 fits"),
/// };
/// assert_eq!(COUNT, 24);
/// assert_eq!(element_count(&[]), Ok(1));
/// assert_eq!(element_count(&[5, 0]), Ok(0));
/// assert!(element_count(&[usize::MAX, 2, 0]).is_err());
/// ```
pub const fn element_count(extents: &[usize]) -> Result<usize, SizeError> {
    let (mut product, mut empty, mut axis) = (1_usize, false, 0);
    while axis < extents.len() {
        let extent = extents[axis];
        if extent == 0 {
            empty = true;
        } else {
            product = match product.checked_mul(extent) {
                Some(next) if next <= isize::MAX.unsigned_abs() => next,
                _ => return Err(SizeError { axis, extent, product }),
            };
        }
        axis += 1;
    }
    Ok(if empty { 0 } else { product })
}

/// The element count of extents that are all known; `None` if one is not, or if the count does not fit.
#[must_use]
pub const fn known_count<const R: usize>(extents: &[Option<usize>; R]) -> Option<usize> {
    let (mut known, mut axis) = ([0; R], 0);
    while axis < R {
        known[axis] = match extents[axis] {
            Some(extent) => extent,
            None => return None,
        };
        axis += 1;
    }
    match element_count(&known) {
        Ok(count) => Some(count),
        Err(_) => None,
    }
}

/// Elements that no memory can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct MemoryError {
    /// How many elements.
    pub count: usize,
    /// The size of each, in bytes.
    pub size: usize,
}

impl fmt::Display for MemoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { count, size } = *self;
        write!(f, "{count} elements of {size} bytes are above {} bytes", isize::MAX)
    }
}

impl core::error::Error for MemoryError {}

/// Asks whether `count` elements of `T` are at most `isize::MAX` bytes.
///
/// # Errors
///
/// [`MemoryError`] if they are more.
pub const fn memory<T>(count: usize) -> Result<(), MemoryError> {
    let size = size_of::<T>();
    match count.checked_mul(size) {
        Some(bytes) if bytes <= isize::MAX.unsigned_abs() => Ok(()),
        _ => Err(MemoryError { count, size }),
    }
}

/// How many extents differ from 1.
///
/// # Source
///
/// XLA's documentation counts extents greater than 1, its code (`ShapeUtil::TrueRank`) those other than 1: `[3, 0, 1]`
/// has true rank 2. This follows the code.
#[must_use]
pub const fn true_rank(extents: &[usize]) -> usize {
    let (mut rank, mut axis) = (0, 0);
    while axis < extents.len() {
        if extents[axis] != 1 {
            rank += 1;
        }
        axis += 1;
    }
    rank
}

/// A coordinate that is not below its extent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct IndexError {
    /// The axis.
    pub axis: usize,
    /// The coordinate along it.
    pub index: usize,
    /// Its extent.
    pub extent: usize,
}

impl IndexError {
    pub(crate) const fn new(axis: usize, index: usize, extent: usize) -> Self {
        Self { axis, index, extent }
    }
}

impl fmt::Display for IndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { axis, index, extent } = *self;
        write!(f, "index {index} is out of bounds for axis {axis}, which has extent {extent}")
    }
}

impl core::error::Error for IndexError {}

/// The first axis whose coordinate is not below its extent, as an error.
///
/// # Errors
///
/// [`IndexError`] with that axis.
pub const fn check<const R: usize>(extents: &[usize; R], index: &[usize; R]) -> Result<(), IndexError> {
    let mut axis = 0;
    while axis < R {
        if index[axis] >= extents[axis] {
            return Err(IndexError::new(axis, index[axis], extents[axis]));
        }
        axis += 1;
    }
    Ok(())
}

/// The linear index of an index: `((i0 * n1 + i1) * n2 + i2) ...`.
///
/// # Errors
///
/// [`IndexError`] if the index is out of bounds; and, for extents that are those of no shape, if the linear index does
/// not fit, with the axis at which it does not.
///
/// ```
/// use shapewise::index::{linear_index, multi_index};
///
/// // XLA, IndexUtil's own tests: 3 * 600 + 5 * 30 + 7.
/// assert_eq!(linear_index(&[10, 20, 30], &[3, 5, 7]), Ok(1957));
/// assert_eq!(multi_index(&[10, 20, 30], 1957).unwrap(), [3, 5, 7]);
/// assert_eq!(
///     linear_index(&[10, 20], &[3, 20]).unwrap_err().to_string(),
///     "index 20 is out of bounds for axis 1, which has extent 20"
/// );
/// ```
pub const fn linear_index<const R: usize>(
    extents: &[usize; R],
    index: &[usize; R],
) -> Result<usize, IndexError> {
    if let Err(error) = check(extents, index) {
        return Err(error);
    }
    let (mut linear, mut axis) = (0_usize, 0);
    while axis < R {
        linear = match linear.checked_mul(extents[axis]) {
            // Below the product with the extent: the index is below the extent.
            Some(product) => match product.checked_add(index[axis]) {
                Some(sum) => sum,
                None => return Err(IndexError::new(axis, index[axis], extents[axis])),
            },
            None => return Err(IndexError::new(axis, index[axis], extents[axis])),
        };
        axis += 1;
    }
    Ok(linear)
}

/// A linear index that is not below the element count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct LinearIndexError {
    /// The linear index.
    pub linear: usize,
    /// The element count.
    pub count: usize,
}

impl fmt::Display for LinearIndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { linear, count } = *self;
        write!(f, "linear index {linear} is out of bounds for {count} elements")
    }
}

impl core::error::Error for LinearIndexError {}

/// The index of a linear index: the inverse of [`linear_index`].
///
/// It divides once per axis; to visit all indices, walk with [`View::iter`](crate::View::iter) or
/// [`View::indexed_for_each`](crate::View::indexed_for_each) instead.
///
/// # Errors
///
/// [`LinearIndexError`] if `linear` is not below the element count.
pub const fn multi_index<const R: usize>(
    extents: &[usize; R],
    linear: usize,
) -> Result<[usize; R], LinearIndexError> {
    let count = match element_count(extents) {
        Ok(count) => count,
        // Extents that do not fit have no elements to point at.
        Err(_) => 0,
    };
    if linear >= count {
        return Err(LinearIndexError { linear, count });
    }
    let (mut index, mut rest, mut axis) = ([0; R], linear, R);
    while axis > 0 {
        axis -= 1;
        index[axis] = rest % extents[axis];
        rest /= extents[axis];
    }
    Ok(index)
}

/// The strides of row-major order, in elements: the product of the extents behind each axis.
///
/// Extents must fit by [`element_count`]; for others the products saturate.
///
/// ```
/// assert_eq!(shapewise::index::row_major_strides(&[2, 3, 4]), [12, 4, 1]);
/// ```
#[must_use]
pub const fn row_major_strides<const R: usize>(extents: &[usize; R]) -> [isize; R] {
    let (mut strides, mut stride, mut axis) = ([0; R], 1_isize, R);
    while axis > 0 {
        axis -= 1;
        strides[axis] = stride;
        stride = stride.saturating_mul(signed(extents[axis]));
    }
    strides
}

/// The strides of column-major order, in elements: the product of the extents before each axis.
///
/// ```
/// assert_eq!(shapewise::index::column_major_strides(&[2, 3, 4]), [1, 2, 6]);
/// ```
#[must_use]
pub const fn column_major_strides<const R: usize>(extents: &[usize; R]) -> [isize; R] {
    let (mut strides, mut stride, mut axis) = ([0; R], 1_isize, 0);
    while axis < R {
        strides[axis] = stride;
        stride = stride.saturating_mul(signed(extents[axis]));
        axis += 1;
    }
    strides
}

/// As [`row_major_strides`], of what is known: a stride is known where all extents behind its axis are.
#[must_use]
pub const fn known_row_major_strides<const R: usize>(extents: &[Option<usize>; R]) -> [Option<isize>; R] {
    let (mut strides, mut stride, mut axis) = ([None; R], Some(1_isize), R);
    while axis > 0 {
        axis -= 1;
        strides[axis] = stride;
        stride = known_product(stride, extents[axis]);
    }
    strides
}

/// As [`column_major_strides`], of what is known: a stride is known where all extents before its axis are.
#[must_use]
pub const fn known_column_major_strides<const R: usize>(extents: &[Option<usize>; R]) -> [Option<isize>; R] {
    let (mut strides, mut stride, mut axis) = ([None; R], Some(1_isize), 0);
    while axis < R {
        strides[axis] = stride;
        stride = known_product(stride, extents[axis]);
        axis += 1;
    }
    strides
}

const fn known_product(stride: Option<isize>, extent: Option<usize>) -> Option<isize> {
    match (stride, extent) {
        (Some(stride), Some(extent)) => Some(stride.saturating_mul(signed(extent))),
        _ => None,
    }
}

/// An extent as a signed number; those above `isize::MAX`, which no shape has, become `isize::MAX`.
const fn signed(extent: usize) -> isize {
    if extent > isize::MAX.unsigned_abs() { isize::MAX } else { extent.cast_signed() }
}

/// Strides whose offsets do not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SpanError {
    /// The axis at which the offsets become too large.
    pub axis: usize,
    /// Its extent.
    pub extent: usize,
    /// Its stride, in elements.
    pub stride: isize,
}

impl fmt::Display for SpanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { axis, extent, stride } = *self;
        write!(
            f,
            "the layout is too large at axis {axis}: extent {extent} with stride {stride} takes offsets above {}",
            isize::MAX
        )
    }
}

impl core::error::Error for SpanError {}

/// How far a layout reaches below and above the element at index 0, in elements: `(below, above)`.
///
/// Both are 0 where there are no elements. The span is `below + above + 1` then, and 0 where there are none.
///
/// # Errors
///
/// [`SpanError`] unless the span fits `isize`. Where an extent is 0 it is asked of the other axes all the same, so that
/// no slice of them overflows.
pub const fn reach<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
) -> Result<(usize, usize), SpanError> {
    let mut empty = false;
    let mut axis = 0;
    let (mut below, mut above) = (0_usize, 0_usize);
    while axis < R {
        let error = SpanError { axis, extent: extents[axis], stride: strides[axis] };
        let Some(far) = strides[axis].unsigned_abs().checked_mul(extents[axis].saturating_sub(1)) else {
            return Err(error);
        };
        empty |= extents[axis] == 0;
        let side = if strides[axis] < 0 { &mut below } else { &mut above };
        *side = match side.checked_add(far) {
            Some(sum) => sum,
            None => return Err(error),
        };
        // Strictly below, so that the span, which is one more, fits too.
        match below.checked_add(above) {
            Some(sum) if sum < isize::MAX.unsigned_abs() => {}
            _ => return Err(error),
        }
        axis += 1;
    }
    Ok(if empty { (0, 0) } else { (below, above) })
}

/// The span of extents and strides that are all known; `None` if one is not, or if the offsets do not fit.
#[must_use]
pub const fn known_span<const R: usize>(
    extents: &[Option<usize>; R],
    strides: &[Option<isize>; R],
) -> Option<usize> {
    let (mut known_extents, mut known_strides, mut axis) = ([0; R], [0; R], 0);
    while axis < R {
        match (extents[axis], strides[axis]) {
            (Some(extent), Some(stride)) => (known_extents[axis], known_strides[axis]) = (extent, stride),
            _ => return None,
        }
        axis += 1;
    }
    match (known_count(extents), reach(&known_extents, &known_strides)) {
        (Some(0), _) => Some(0),
        (Some(_), Ok((below, above))) => Some(below + above + 1),
        _ => None,
    }
}

/// Whether no two indices have the same offset.
///
/// The offsets of two indices agree exactly if there are whole numbers `d`, not all 0, with `|d[k]| < extents[k]` and
/// `sum(d[k] * strides[k]) = 0`. Axes are taken by decreasing stride; while each stride is larger than all that the
/// smaller ones reach together, no such `d` exists. Where strides interleave, the sum is searched for.
#[must_use]
pub const fn is_unique<const R: usize>(extents: &[usize; R], strides: &[isize; R]) -> bool {
    // The axes that count: extent at least 2. A layout without elements, or with one, is unique.
    let (mut far, mut step, mut count, mut axis) = ([0_usize; R], [0_usize; R], 0, 0);
    while axis < R {
        if extents[axis] == 0 {
            return true;
        }
        if extents[axis] > 1 {
            // Insertion by decreasing stride.
            let stride = strides[axis].unsigned_abs();
            let mut at = count;
            while at > 0 && step[at - 1] < stride {
                step[at] = step[at - 1];
                far[at] = far[at - 1];
                at -= 1;
            }
            step[at] = stride;
            far[at] = extents[axis] - 1;
            count += 1;
        }
        axis += 1;
    }
    !meets(&far, &step, 0, count, 0, false)
}

/// Whether `sum + sum(d[k] * step[k], k in at..count)` can be 0 with `|d[k]| <= far[k]`, not all `d` being 0
/// (`moved`: one before `at` is not).
const fn meets<const R: usize>(
    far: &[usize; R],
    step: &[usize; R],
    at: usize,
    count: usize,
    sum: usize,
    moved: bool,
) -> bool {
    if at == count {
        return moved && sum == 0;
    }
    if step[at] == 0 {
        // Any d does: the rest, all of stride 0 as well, cannot change the sum.
        return sum == 0;
    }
    // What the axes behind `at` reach together.
    let (mut behind, mut next) = (0_usize, at + 1);
    while next < count {
        behind = behind.saturating_add(step[next].saturating_mul(far[next]));
        next += 1;
    }
    // By symmetry the sum is taken as positive or 0, and the axes subtract from it: the d's that leave a rest the
    // others can reach are those from `(sum - behind) / step` to `(sum + behind) / step`, and at least -far.
    let least = if sum > behind { (sum - behind).div_ceil(step[at]) } else { 0 };
    let mut d = least;
    while d <= far[at] && step[at].saturating_mul(d) <= sum.saturating_add(behind) {
        let taken = step[at] * d;
        let rest = taken.abs_diff(sum);
        if meets(far, step, at + 1, count, rest, moved || d != 0) {
            return true;
        }
        d += 1;
    }
    // And the d's below 0, which add to the sum.
    d = 1;
    while d <= far[at] && step[at].saturating_mul(d).saturating_add(sum) <= behind {
        if meets(far, step, at + 1, count, sum + step[at] * d, true) {
            return true;
        }
        d += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_that_do_not_fit_are_errors_at_the_axis() {
        assert_eq!(element_count(&[isize::MAX.unsigned_abs(), 0]), Ok(0));
        assert_eq!(element_count(&[usize::MAX]), Err(SizeError { axis: 0, extent: usize::MAX, product: 1 }));
        let half = 1 << (usize::BITS / 2);
        assert_eq!(element_count(&[0, half, half]), Err(SizeError { axis: 2, extent: half, product: half }));
        assert_eq!(element_count(&[half, half / 2 - 1]), Ok(half * (half / 2 - 1)));
    }

    #[test]
    fn spans_that_do_not_fit_are_errors_at_the_axis() {
        let max = isize::MAX;
        assert_eq!(reach(&[2], &[max - 1]), Ok((0, max.unsigned_abs() - 1)));
        assert_eq!(reach(&[2], &[max]), Err(SpanError { axis: 0, extent: 2, stride: max }));
        assert_eq!(reach(&[2], &[isize::MIN]), Err(SpanError { axis: 0, extent: 2, stride: isize::MIN }));
        assert_eq!(reach(&[2, 2], &[max / 2 + 1, -(max / 2)]).map_err(|error| error.axis), Err(1));
        assert_eq!(reach(&[0, 2], &[max, 7]), Ok((0, 0)), "no elements, no offsets");
        assert_eq!(
            reach(&[0, 2], &[7, max]).map_err(|error| error.axis),
            Err(1),
            "a slice of axis 1 would overflow"
        );
        assert_eq!(reach(&[3, 2], &[-5, 2]), Ok((10, 2)));
    }

    #[test]
    fn uniqueness_agrees_with_comparing_all_offsets() {
        let (mut unique, mut repeating) = (0, 0);
        for code in 0..4_usize.pow(3) * 9_usize.pow(3) {
            let (e, s) = (code % 64, code / 64);
            let extents = [e / 16, e / 4 % 4, e % 4];
            let strides = [s / 81, s / 9 % 9, s % 9].map(|stride| stride.cast_signed() - 4);
            let mut offsets = Vec::new();
            for linear in 0..element_count(&extents).unwrap() {
                let index = multi_index(&extents, linear).unwrap();
                offsets.push((0..3).map(|axis| index[axis].cast_signed() * strides[axis]).sum::<isize>());
            }
            let count = offsets.len();
            offsets.sort_unstable();
            offsets.dedup();
            let injective = offsets.len() == count;
            assert_eq!(is_unique(&extents, &strides), injective, "{extents:?} {strides:?}");
            if injective { unique += 1 } else { repeating += 1 }
        }
        assert!(unique > 10_000 && repeating > 10_000, "{unique} and {repeating}: both kinds are there");
    }
}
