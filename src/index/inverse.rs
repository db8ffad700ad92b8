//! From an offset back to an index.

use super::reach;

/// The index whose offset is `offset`, counted from the smallest offset of the layout; one of them where strides of 0 or
/// interleaved ones have several; nothing where there is none.
///
/// Axes are taken by decreasing stride. While each stride is larger than all that the smaller ones reach together, that is one
/// division for each axis; where strides interleave, coordinates are tried, which takes long where many long axes do.
///
/// ```
/// use shapewise::index::index_at;
///
/// // Two rows of three in memory rows of five: offsets 0, 1, 2 and 5, 6, 7.
/// assert_eq!(index_at(&[2, 3], &[5, 1], 6), Some([1, 1]));
/// assert_eq!(index_at(&[2, 3], &[5, 1], 3), None);
/// // Backwards: the last column comes first in memory.
/// assert_eq!(index_at(&[2, 3], &[3, -1], 0), Some([0, 2]));
/// ```
#[must_use]
pub const fn index_at<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
    offset: usize,
) -> Option<[usize; R]> {
    // Layouts that do not fit have no index; for all others no product below overflows.
    if reach(extents, strides).is_err() {
        return None;
    }
    // Axes by decreasing stride, by insertion.
    let (mut by_stride, mut axis) = ([0; R], 0);
    while axis < R {
        if extents[axis] == 0 {
            return None;
        }
        let mut at = axis;
        while at > 0 && strides[by_stride[at - 1]].unsigned_abs() < strides[axis].unsigned_abs() {
            by_stride[at] = by_stride[at - 1];
            at -= 1;
        }
        by_stride[at] = axis;
        axis += 1;
    }
    let mut index = [0; R];
    if !search(extents, strides, &by_stride, 0, offset, &mut index) {
        return None;
    }
    // The search counts from the smallest offset up, so an axis that runs down was counted from its end.
    axis = 0;
    while axis < R {
        if strides[axis] < 0 {
            index[axis] = extents[axis] - 1 - index[axis];
        }
        axis += 1;
    }
    Some(index)
}

/// Whether the axes from `at` on, in the order of `by_stride`, reach `rest`; then with the coordinates that do.
const fn search<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
    by_stride: &[usize; R],
    at: usize,
    rest: usize,
    index: &mut [usize; R],
) -> bool {
    if at == R {
        return rest == 0;
    }
    let (axis, mut behind, mut next) = (by_stride[at], 0, at + 1);
    let (step, far) = (strides[axis].unsigned_abs(), extents[axis] - 1);
    let mut divisor = step;
    while next < R {
        let stride = strides[by_stride[next]].unsigned_abs();
        behind += stride * (extents[by_stride[next]] - 1);
        divisor = greatest_divisor(divisor, stride);
        next += 1;
    }
    if step == 0 {
        // The axes after have stride 0 as well.
        return rest == 0;
    }
    // No sum of these steps is anything but a multiple of what divides them all.
    if !rest.is_multiple_of(divisor) {
        return false;
    }
    // What is left must not be more than the axes after reach.
    let mut coordinate = if rest > behind { (rest - behind).div_ceil(step) } else { 0 };
    while coordinate <= far && coordinate * step <= rest {
        index[axis] = coordinate;
        if search(extents, strides, by_stride, at + 1, rest - coordinate * step, index) {
            return true;
        }
        coordinate += 1;
    }
    index[axis] = 0;
    false
}

/// The greatest number that divides both; the other one where one is 0.
const fn greatest_divisor(mut left: usize, mut right: usize) -> usize {
    while right > 0 {
        (left, right) = (right, left % right);
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::{element_count, multi_index};

    #[test]
    fn the_inverse_agrees_with_looking_at_all_offsets() {
        let mut found = 0;
        for code in 0..4_usize.pow(3) * 9_usize.pow(3) {
            let (e, s) = (code % 64, code / 64);
            let extents = [e / 16, e / 4 % 4, e % 4];
            let strides = [s / 81, s / 9 % 9, s % 9].map(|stride| stride.cast_signed() - 4);
            let (below, above) = reach(&extents, &strides).unwrap();
            let count = element_count(&extents).unwrap();
            let offset_of = |index: [usize; 3]| {
                below.wrapping_add_signed((0..3).map(|axis| index[axis].cast_signed() * strides[axis]).sum())
            };
            let mut met = vec![false; below + above + 2];
            for linear in 0..count {
                met[offset_of(multi_index(&extents, linear).unwrap())] = true;
            }
            for (offset, met) in met.iter().enumerate() {
                let index = index_at(&extents, &strides, offset);
                assert_eq!(index.is_some(), *met, "{extents:?} {strides:?} {offset}");
                if let Some(index) = index {
                    assert!((0..3).all(|axis| index[axis] < extents[axis]));
                    assert_eq!(offset_of(index), offset, "{extents:?} {strides:?}");
                    found += 1;
                }
            }
        }
        assert!(found > 100_000, "{found} offsets have an index");
        // Even steps reach no odd offset, and nothing is tried.
        assert_eq!(index_at(&[1 << 20; 3], &[2; 3], (1 << 21) + 1), None);
    }
}
