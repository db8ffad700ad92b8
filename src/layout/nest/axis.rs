//! One axis of several operands.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "operands are below their number, an axis below the rank; offsets of elements of a layout fit `isize`"
)]

use crate::layout::Strided;

/// One axis of the operands: its extent, and the stride of each operand.
#[derive(Clone, Copy)]
pub(super) struct Axis<const N: usize> {
    pub(super) extent: usize,
    pub(super) strides: [isize; N],
}

impl<const N: usize> Axis<N> {
    /// No axis.
    pub(super) const ONE: Self = Self { extent: 1, strides: [0; N] };

    /// Whether one step along this axis is as far, for each operand, as all steps along the other: then the two merge.
    #[inline(always)]
    pub(super) const fn continues(&self, inner: &Self) -> bool {
        let (mut even, mut operand) = (true, 0);
        while operand < N {
            // The extents of an empty array may make this wrap; nothing is visited then.
            even &= self.strides[operand] == inner.strides[operand].wrapping_mul(inner.extent.cast_signed());
            operand += 1;
        }
        even
    }

    /// An axis of operands of the same extents.
    #[inline(always)]
    pub(super) const fn of<const R: usize>(operands: [&Strided<R>; N], axis: usize) -> Self {
        let (mut strides, mut operand) = ([0; N], 0);
        while operand < N {
            strides[operand] = operands[operand].strides()[axis];
            operand += 1;
        }
        Self { extent: operands[0].extents()[axis], strides }
    }

    /// Flips the axis so that the first operand that steps along it runs forwards. There are elements.
    #[inline(always)]
    pub(super) const fn flip(&mut self, offsets: &mut [isize; N]) {
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
    pub(super) const fn is_outside(&self, inner: &Self) -> bool {
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
