//! Loops from layouts or from axes, in logical order.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below the number of coalesced axes, which is at most R"
)]

use super::{Nest, axis::Axis};
use crate::layout::Strided;

impl<const R: usize, const N: usize> Nest<R, N> {
    /// The loops over operands of the same extents, in logical order.
    #[inline(always)]
    pub(crate) const fn new(operands: [&Strided<R>; N]) -> Self {
        match Self::few(operands) {
            Some(nest) => nest,
            None => Self::many(operands),
        }
    }

    /// [`new`](Self::new) if two axes or fewer remain, which are in registers until then; `None` if more remain.
    #[inline(always)]
    pub(super) const fn few(operands: [&Strided<R>; N]) -> Option<Self> {
        let (mut row, mut rows) = (Axis::ONE, Axis::ONE);
        let (mut empty, mut axis) = (false, R);
        while axis > 0 {
            axis -= 1;
            let outer = Axis::of(operands, axis);
            empty |= outer.extent == 0;
            // An extent of 1 says that there is no such axis yet.
            if outer.extent == 1 {
            } else if row.extent == 1 {
                row = outer;
            } else if rows.extent != 1 {
                if !outer.continues(&rows) {
                    return None;
                }
                rows.extent = rows.extent.wrapping_mul(outer.extent);
            } else if outer.continues(&row) {
                row.extent = row.extent.wrapping_mul(outer.extent);
            } else {
                rows = outer;
            }
        }
        let mut nest = Self::start(operands);
        nest.empty = empty;
        if row.extent != 1 {
            nest.axes = if rows.extent != 1 { 2 } else { 1 };
        }
        if R > 0 {
            (nest.extents[0], nest.strides[0]) = (row.extent, row.strides);
        }
        if R > 1 {
            (nest.extents[1], nest.strides[1]) = (rows.extent, rows.strides);
        }
        Some(nest)
    }

    /// [`new`](Self::new) of any number of axes. Not inlined, because few arrays have so many that do not merge.
    #[inline(never)]
    const fn many(operands: [&Strided<R>; N]) -> Self {
        Self::all(operands)
    }

    /// [`new`](Self::new), one axis after another.
    #[inline(always)]
    pub(super) const fn all(operands: [&Strided<R>; N]) -> Self {
        let (mut nest, mut axis) = (Self::start(operands), R);
        while axis > 0 {
            axis -= 1;
            nest.push(Axis::of(operands, axis));
        }
        nest
    }

    /// No axes yet, at the first elements.
    #[inline(always)]
    pub(super) const fn start(operands: [&Strided<R>; N]) -> Self {
        let (mut offsets, mut operand) = ([0; N], 0);
        while operand < N {
            offsets[operand] = operands[operand].base().cast_signed();
            operand += 1;
        }
        Self::at(offsets)
    }

    /// No axes yet, at these offsets.
    #[inline(always)]
    pub(super) const fn at(offsets: [isize; N]) -> Self {
        Self { axes: 0, extents: [1; R], strides: [[0; N]; R], offsets, empty: false }
    }

    /// The loops over these axes, at most `R`, in logical order. `offsets` are those of index 0.
    #[cfg(any(feature = "alloc", all(target_arch = "x86_64", target_feature = "sse2")))]
    pub(crate) fn from_axes(offsets: [isize; N], axes: &[(usize, [isize; N])]) -> Self {
        let mut nest = Self::at(offsets);
        for &(extent, strides) in axes.iter().rev() {
            nest.push(Axis { extent, strides });
        }
        nest
    }

    /// [`from_axes`](Self::from_axes) in the order that memory suggests.
    pub(crate) fn from_axes_ordered(offsets: [isize; N], axes: &[(usize, [isize; N])]) -> Self {
        let mut all = [Axis::ONE; R];
        for (to, &(extent, strides)) in all.iter_mut().zip(axes) {
            *to = Axis { extent, strides };
        }
        Self::of_axes(offsets, all, axes.len())
    }

    /// Adds an axis outside of the others, or merges it with the outermost one.
    #[inline(always)]
    pub(super) const fn push(&mut self, outer: Axis<N>) {
        self.empty |= outer.extent == 0;
        if outer.extent == 1 {
            return;
        }
        if let Some(last) = self.axes.checked_sub(1) {
            let inner = Axis { extent: self.extents[last], strides: self.strides[last] };
            if outer.continues(&inner) {
                self.extents[last] = inner.extent.wrapping_mul(outer.extent);
                return;
            }
        }
        self.extents[self.axes] = outer.extent;
        self.strides[self.axes] = outer.strides;
        self.axes += 1;
    }
}
