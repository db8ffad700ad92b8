//! The axes of a layout by decreasing stride.

/// The axes that count, of extent at least 2, by decreasing stride: axes of stride 0 are the last ones.
#[derive(Clone, Copy)]
pub(super) struct Descending<const R: usize> {
    /// The numbers of the axes.
    pub(super) axis: [usize; R],
    /// The extents less 1.
    pub(super) far: [usize; R],
    /// The strides.
    pub(super) step: [usize; R],
    /// What the axes after each one reach together.
    pub(super) behind: [usize; R],
    /// How many axes count.
    pub(super) count: usize,
    /// How many of them have another stride than 0.
    pub(super) moving: usize,
}

impl<const R: usize> Descending<R> {
    pub(super) const fn new(extents: &[usize; R], strides: &[isize; R]) -> Self {
        let mut sorted =
            Self { axis: [0; R], far: [0; R], step: [0; R], behind: [0; R], count: 0, moving: 0 };
        let mut axis = 0;
        while axis < R {
            if extents[axis] > 1 {
                sorted.insert(axis, extents[axis] - 1, strides[axis].unsigned_abs());
            }
            axis += 1;
        }
        let (mut at, mut sum) = (sorted.count, 0_usize);
        while at > 0 {
            at -= 1;
            sorted.behind[at] = sum;
            sum = sum.saturating_add(sorted.step[at].saturating_mul(sorted.far[at]));
        }
        sorted
    }

    const fn insert(&mut self, axis: usize, far: usize, step: usize) {
        let mut at = self.count;
        while at > 0 && self.step[at - 1] < step {
            self.axis[at] = self.axis[at - 1];
            self.far[at] = self.far[at - 1];
            self.step[at] = self.step[at - 1];
            at -= 1;
        }
        (self.axis[at], self.far[at], self.step[at]) = (axis, far, step);
        self.count += 1;
        if step != 0 {
            self.moving += 1;
        }
    }
}

/// Returns the greatest number that divides both; the other one where one is 0.
#[must_use]
pub const fn greatest_divisor(mut left: usize, mut right: usize) -> usize {
    while let Some(rest) = left.checked_rem(right) {
        (left, right) = (right, rest);
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_are_by_decreasing_stride_with_what_is_after_each() {
        for code in 0..4_usize.pow(3) * 7_usize.pow(3) {
            let (e, s) = (code % 64, code / 64);
            let extents = [e / 16, e / 4 % 4, e % 4];
            let strides = [s / 49, s / 7 % 7, s % 7].map(|stride| stride.cast_signed() - 3);
            let axes = Descending::new(&extents, &strides);
            let mut expected: Vec<_> = (0..3)
                .filter(|&axis| extents[axis] > 1)
                .map(|axis| (strides[axis].unsigned_abs(), extents[axis] - 1))
                .collect();
            // Axes of equal strides stay in order.
            expected.sort_by_key(|&(step, _)| core::cmp::Reverse(step));
            let found: Vec<_> = (0..axes.count).map(|at| (axes.step[at], axes.far[at])).collect();
            assert_eq!(found, expected, "{extents:?} {strides:?}");
            assert_eq!(axes.moving, expected.iter().filter(|&&(step, _)| step != 0).count());
            for at in 0..axes.count {
                let reach: usize = expected.iter().skip(at + 1).map(|&(step, far)| step * far).sum();
                assert_eq!(axes.behind[at], reach, "{extents:?} {strides:?}");
                let axis = axes.axis[at];
                assert_eq!((strides[axis].unsigned_abs(), extents[axis] - 1), expected[at]);
            }
        }
    }
}
