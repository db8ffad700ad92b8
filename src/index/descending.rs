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

/// The greatest number that divides both; the other one where one is 0.
pub(crate) const fn greatest_divisor(mut left: usize, mut right: usize) -> usize {
    while let Some(rest) = left.checked_rem(right) {
        (left, right) = (right, rest);
    }
    left
}
