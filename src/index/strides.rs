//! Strides, and how far they reach in memory.
use crate::error::error_messages;

#[cfg(doc)]
use super::element_count;

/// Returns the strides of row-major order, in elements: the product of the extents after each axis.
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

/// Returns the strides of column-major order, in elements: the product of the extents before each axis.
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

/// Returns the strides of [`row_major_strides`] that are known: a stride is known if all extents after its axis are.
///
/// ```
/// use shapewise::index::{known_column_major_strides, known_row_major_strides};
///
/// assert_eq!(known_row_major_strides(&[None, Some(3), Some(4)]), [Some(12), Some(4), Some(1)]);
/// assert_eq!(known_column_major_strides(&[None, Some(3), Some(4)]), [Some(1), None, None]);
/// ```
#[must_use]
pub const fn known_row_major_strides<const R: usize>(extents: &[Option<usize>; R]) -> [Option<isize>; R] {
    known_strides(extents, true)
}

/// Returns the strides of [`column_major_strides`] that are known: a stride is known if all extents before its axis are. See the example of
/// [`known_row_major_strides`].
#[must_use]
pub const fn known_column_major_strides<const R: usize>(extents: &[Option<usize>; R]) -> [Option<isize>; R] {
    known_strides(extents, false)
}

/// Returns the products of the extents on one side of each axis. The compiler computes them for each shape: in one function, and by plain
/// operations, as a call takes it as long as ten of them.
const fn known_strides<const R: usize>(extents: &[Option<usize>; R], behind: bool) -> [Option<isize>; R] {
    let (mut strides, mut product, mut count) = ([None; R], 1_usize, 0);
    while count < R {
        let axis = if behind { R - 1 - count } else { count };
        strides[axis] = Some(product.cast_signed());
        let Some(extent) = extents[axis] else { return strides };
        product = or_most(fitting_product(product, extent));
        count += 1;
    }
    strides
}

/// The greatest element count and the greatest stride.
const MOST: usize = isize::MAX.unsigned_abs();

/// Returns the product of a number up to [`MOST`] and an extent, if it is up to that as well: the rule of [`element_count`], for what is
/// computed at compile time. That one calls a checked multiplication, which is less to run and more to interpret.
pub(crate) const fn fitting_product(product: usize, extent: usize) -> Option<usize> {
    if extent != 0 && product > MOST / extent { None } else { Some(product * extent) }
}

/// Returns a product, or the greatest one where it does not fit.
pub(crate) const fn or_most(product: Option<usize>) -> usize {
    match product {
        Some(product) => product,
        None => MOST,
    }
}

/// Returns an extent as a signed number; those above `isize::MAX`, which no shape has, become `isize::MAX`.
const fn signed(extent: usize) -> isize {
    if extent > isize::MAX.unsigned_abs() { isize::MAX } else { extent.cast_signed() }
}

/// Strides whose offsets do not fit: the error of [`reach`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SpanError {
    /// The axis at which the offsets become too large.
    pub axis: usize,
    /// Its extent.
    pub extent: usize,
    /// Its stride, in elements.
    pub stride: isize,
}

error_messages! {
    #[inline] SpanError []
    Self { axis, extent, stride } =>
        "the layout is too large at axis {axis}: extent {extent} with stride {stride} takes offsets above {}", isize::MAX;
}

/// Returns how far a layout reaches below and above the element at index 0, in elements: `(below, above)`.
///
/// Both are 0 where there are no elements. The span is `below + above + 1` then, and 0 where there are none.
///
/// # Errors
///
/// [`SpanError`] unless the span fits `isize`. If an extent is 0, the other axes must satisfy this all the same, so that
/// no slice of them overflows.
///
/// ```
/// assert_eq!(shapewise::index::reach(&[2, 3], &[3, -1]), Ok((2, 3)));
/// ```
pub const fn reach<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
) -> Result<(usize, usize), SpanError> {
    reach_of(extents, strides)
}

/// Returns how far a layout reaches below and above the element at index 0, in elements: [`reach`] of as many extents as strides.
///
/// # Errors
///
/// [`SpanError`] unless the span fits `isize`.
///
/// # Panics
///
/// If there are fewer strides than extents.
///
/// ```
/// assert_eq!(shapewise::rules::strides::reach_of(&[2, 3], &[3, -1]), Ok((2, 3)));
/// ```
// Inlined, because the compiler computes it of extents and strides that it knows.
#[inline]
pub const fn reach_of(extents: &[usize], strides: &[isize]) -> Result<(usize, usize), SpanError> {
    let mut empty = false;
    let mut axis = 0;
    let (mut below, mut above) = (0_usize, 0_usize);
    while axis < extents.len() {
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
