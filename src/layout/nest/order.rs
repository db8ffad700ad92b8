//! The order of loops: that of memory, of the first operand before that of the others.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below the number of coalesced axes, which is at most R; offsets of elements of a layout fit `isize`"
)]

use super::{Axis, Nest};
use crate::layout::Strided;

/// The most rows of a block where an operand runs across the first one, and the most elements of each. They are not more than the
/// ways of a cache set, so they stay in the cache even if they are a power of two apart.
const ACROSS: usize = 16;

impl<const R: usize, const N: usize> Nest<R, N> {
    /// The loops over operands of the same extents, in the order that memory suggests: that of the first operand, and where it has
    /// no preference, that of the next ones. The written operand is the first.
    #[inline(always)]
    pub(crate) const fn ordered(operands: [&Strided<R>; N]) -> Self {
        let nest = Self::new(operands);
        if nest.is_sorted() {
            return nest;
        }
        Self::sorted(operands)
    }

    /// Whether the strides of the first operand are positive and decrease: the common case.
    #[inline(always)]
    const fn is_sorted(&self) -> bool {
        let (mut axis, mut least) = (0, isize::MAX);
        while axis < self.axes {
            if self.strides[axis][0] <= 0 || self.strides[axis][0] >= least {
                return false;
            }
            least = self.strides[axis][0];
            axis += 1;
        }
        true
    }

    /// [`ordered`](Self::ordered) if the axes must be sorted. Not inlined: it is longer than most loops that follow.
    #[inline(never)]
    const fn sorted(operands: [&Strided<R>; N]) -> Self {
        let (mut axes, mut axis) = ([Axis { extent: 1, strides: [0; N] }; R], 0);
        while axis < R {
            axes[axis] = Axis::of(operands, axis);
            axis += 1;
        }
        Self::of_axes(Self::start(operands).offsets, axes, R)
    }

    /// The loops over the first `count` axes, in the order that memory suggests. `offsets` are those of index 0.
    #[inline(always)]
    pub(super) const fn of_axes(offsets: [isize; N], mut axes: [Axis<N>; R], count: usize) -> Self {
        let mut nest = Self { axes: 0, extents: [1; R], strides: [[0; N]; R], offsets, empty: false };
        // The axes of extents other than 1, flipped and sorted: an insertion sort, because they are few and mostly in order.
        let (mut axis, mut kept) = (0, 0);
        while axis < count {
            let mut new = axes[axis];
            axis += 1;
            if new.extent == 0 {
                nest.empty = true;
                return nest;
            }
            if new.extent == 1 {
                continue;
            }
            new.flip(&mut nest.offsets);
            let mut at = kept;
            while at > 0 && new.is_outside(&axes[at - 1]) {
                axes[at] = axes[at - 1];
                at -= 1;
            }
            axes[at] = new;
            kept += 1;
        }
        let mut axis = 0;
        while axis < kept {
            nest.push(axes[axis]);
            axis += 1;
        }
        nest
    }

    /// Whether an operand runs across the first one: it has a smaller step along another axis than along the last. That axis then
    /// becomes the last but one, and planes are visited in blocks of the returned numbers of rows and of elements of each. What one
    /// row brings into the cache is then used by the next ones.
    #[inline(always)]
    pub(crate) const fn across(&mut self) -> Option<[usize; 2]> {
        if self.empty {
            return None;
        }
        let (last, mut operand) = (self.axes.saturating_sub(1), 1);
        while operand < N {
            let (mut least, mut axis) = (last, last);
            while axis > 0 {
                axis -= 1;
                let stride = self.strides[axis][operand].unsigned_abs();
                if stride != 0 && stride < self.strides[least][operand].unsigned_abs() {
                    least = axis;
                }
            }
            if least < last {
                let (extent, strides) = (self.extents[least], self.strides[least]);
                while least + 1 < last {
                    (self.extents[least], self.strides[least]) =
                        (self.extents[least + 1], self.strides[least + 1]);
                    least += 1;
                }
                (self.extents[least], self.strides[least]) = (extent, strides);
                // Fewer rows leave room for longer ones.
                let rows = if extent < ACROSS { extent } else { ACROSS };
                return Some([ACROSS, ACROSS * ACROSS / rows]);
            }
            operand += 1;
        }
        None
    }

    /// The same planes in an order in which each is near the previous one in some operand: an axis is outside of those with smaller
    /// steps, and the smallest step of an operand counts. What a plane leaves of a cache line is then used soon.
    pub(crate) fn nearest_inside(mut self) -> Self {
        let outer = self.axes.saturating_sub(2);
        let least = |strides: &[isize; N]| strides.iter().map(|stride| stride.unsigned_abs()).min();
        for sorted in 1..outer {
            let mut at = sorted;
            while at > 0 && least(&self.strides[at - 1]) < least(&self.strides[at]) {
                self.strides.swap(at - 1, at);
                self.extents.swap(at - 1, at);
                at -= 1;
            }
        }
        self
    }
}

impl<const N: usize> Axis<N> {
    /// An axis of operands of the same extents.
    #[inline(always)]
    pub(crate) const fn of<const R: usize>(operands: [&Strided<R>; N], axis: usize) -> Self {
        let (mut strides, mut operand) = ([0; N], 0);
        while operand < N {
            strides[operand] = operands[operand].strides()[axis];
            operand += 1;
        }
        Self { extent: operands[0].extents()[axis], strides }
    }

    /// Flips the axis so that the first operand that steps along it runs forwards. There are elements.
    #[inline(always)]
    const fn flip(&mut self, offsets: &mut [isize; N]) {
        let mut operand = 0;
        while operand < N && self.strides[operand] == 0 {
            operand += 1;
        }
        if operand == N || self.strides[operand] > 0 {
            return;
        }
        operand = 0;
        while operand < N {
            let stride = self.strides[operand];
            offsets[operand] =
                offsets[operand].wrapping_add(stride.wrapping_mul(self.extent.cast_signed() - 1));
            self.strides[operand] = stride.wrapping_neg();
            operand += 1;
        }
    }

    /// Whether the loop over this axis goes around the loop over the other: the first operand that steps along both decides. An
    /// axis along which an operand repeats (stride 0) goes outside.
    #[inline(always)]
    const fn is_outside(&self, inner: &Self) -> bool {
        let mut operand = 0;
        while operand < N {
            let (this, that) = (self.strides[operand].unsigned_abs(), inner.strides[operand].unsigned_abs());
            if this != 0 && that != 0 && this != that {
                return this > that;
            }
            operand += 1;
        }
        operand = 0;
        while operand < N {
            if (self.strides[operand] == 0) != (inner.strides[operand] == 0) {
                return self.strides[operand] == 0;
            }
            operand += 1;
        }
        false
    }
}
