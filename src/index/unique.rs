//! Whether a layout meets each element once.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over arrays: indices are counted or checked to be below the length, and every product and sum is \
              bounded by `element_count` or `reach`, which are written with checked arithmetic"
)]

use super::reach;

/// Whether no two indices have the same offset.
///
/// The offsets of two indices agree exactly if there are whole numbers `d`, not all 0, with `|d[k]| < extents[k]` and
/// `sum(d[k] * strides[k]) = 0`. Axes are taken by decreasing stride; while each stride is larger than all that the
/// smaller ones reach together, no such `d` exists. Where strides interleave, the sum is searched for: microseconds for
/// windows and the like, up to some milliseconds for 6 axes of any strides; but with each axis of extent 2 that
/// interleaves the search grows threefold, so that 20 of them take seconds.
///
/// No for strides that are those of no layout, as their offsets do not fit.
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
    // Layouts that do not fit are none; no other product below overflows.
    if reach(extents, strides).is_err() {
        return false;
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
    use crate::index::{element_count, multi_index};

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
