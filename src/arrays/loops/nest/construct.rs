//! Loops from layouts or from axes, in logical order.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below the number of coalesced axes, which is at most R"
)]

use super::{Nest, NestAxis, Plane, step};
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
        let (mut row, mut rows) = (NestAxis::ONE, NestAxis::ONE);
        let (mut empty, mut axis) = (false, R);
        while axis > 0 {
            axis -= 1;
            let outer = NestAxis::of(operands, axis);
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
            nest.push(NestAxis::of(operands, axis));
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
            nest.push(NestAxis { extent, strides });
        }
        nest
    }

    /// [`from_axes`](Self::from_axes) in the order that memory suggests.
    pub(crate) fn from_axes_ordered(offsets: [isize; N], axes: &[(usize, [isize; N])]) -> Self {
        let mut all = [NestAxis::ONE; R];
        for (to, &(extent, strides)) in all.iter_mut().zip(axes) {
            *to = NestAxis { extent, strides };
        }
        Self::of_axes(offsets, all, axes.len())
    }

    /// Adds an axis outside of the others, or merges it with the outermost one.
    #[inline(always)]
    pub(super) const fn push(&mut self, outer: NestAxis<N>) {
        self.empty |= outer.extent == 0;
        if outer.extent == 1 {
            return;
        }
        if let Some(last) = self.axes.checked_sub(1) {
            let inner = NestAxis { extent: self.extents[last], strides: self.strides[last] };
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

// Nests of any number of axes, so that functions of them are compiled once for all ranks.

/// The axes of a nest, borrowed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NestView<'n, const N: usize> {
    // From the innermost axis to the outermost.
    extents: &'n [usize],
    strides: &'n [[isize; N]],
    offsets: [isize; N],
    empty: bool,
}

impl<const R: usize, const N: usize> Nest<R, N> {
    /// The same loops, for functions that do not depend on the rank.
    #[inline(always)]
    pub(crate) fn view(&self) -> NestView<'_, N> {
        let Self { axes, ref extents, ref strides, offsets, empty } = *self;
        NestView { extents: &extents[..axes], strides: &strides[..axes], offsets, empty }
    }
}

impl<const N: usize> NestView<'_, N> {
    /// The number of axes.
    #[inline(always)]
    pub(crate) const fn axes(&self) -> usize {
        self.extents.len()
    }

    /// The loops over the innermost axes, from these offsets on.
    #[inline(always)]
    fn innermost<const R: usize>(&self, offsets: [isize; N]) -> Nest<R, N> {
        let axes = self.axes().min(R);
        let mut nest = Nest { axes, extents: [1; R], strides: [[0; N]; R], offsets, empty: self.empty };
        for axis in 0..axes {
            nest.extents[axis] = self.extents[axis];
            nest.strides[axis] = self.strides[axis];
        }
        nest
    }

    /// Calls `visit` with loops over at most `R` axes that together visit what this nest does, in the same order.
    #[inline(always)]
    pub(crate) fn each<const R: usize>(&self, mut visit: impl FnMut(&Nest<R, N>)) {
        if self.axes() <= R || self.empty {
            return visit(&self.innermost(self.offsets));
        }
        self.each_part(R, &mut |offsets| visit(&self.innermost(offsets)));
    }

    /// Calls `visit` with the offsets of each index of the axes from one on.
    #[inline(never)]
    fn each_part(&self, from: usize, visit: &mut dyn FnMut([isize; N])) {
        let (extents, strides) = (&self.extents[from..], &self.strides[from..]);
        let count: usize = extents.iter().product();
        for part in 0..count {
            let (mut offsets, mut rest) = (self.offsets, part);
            for (extent, strides) in extents.iter().zip(strides) {
                step(&mut offsets, strides, (rest % extent).cast_signed());
                rest /= extent;
            }
            visit(offsets);
        }
    }
}

impl NestView<'_, 2> {
    /// Calls `visit` with planes in which the rows of one operand run across those of the other, if they are large; `false` if not.
    pub(crate) fn each_large_plane(&self, visit: &mut dyn FnMut(Plane<2>)) -> bool {
        match self.axes() {
            0..=2 => large_planes(&self.innermost::<2>(self.offsets), visit),
            3..=16 => large_planes(&self.innermost::<16>(self.offsets), visit),
            _ => false,
        }
    }

    /// Calls `visit` with planes that together have all elements: blocks where the rows of one operand run across those of the other.
    pub(crate) fn each_block(&self, visit: &mut dyn FnMut(Plane<2>)) {
        if self.axes() <= 2 {
            self.each::<2>(|nest| nest.fold_blocks((), |(), block| visit(block)));
        } else {
            self.each::<16>(|nest| nest.fold_blocks((), |(), block| visit(block)));
        }
    }
}

/// The nest with the plane that operands run across innermost; `None` unless the plane is so large that a buffer for it is used several
/// times, and its rows are worth a copy of their own.
#[inline(always)]
pub(crate) fn large<const R: usize>(nest: &Nest<R, 2>) -> Option<Nest<R, 2>> {
    let crossing = nest.crossing()?;
    let ((len, _), (rows, _)) = (crossing.axis_from_last(1), crossing.axis_from_last(2));
    if rows >= 8 && len.saturating_mul(rows) >= 1 << 12 { Some(crossing) } else { None }
}

/// [`NestView::each_large_plane`] of a rank.
#[inline(always)]
fn large_planes<const R: usize>(nest: &Nest<R, 2>, visit: &mut dyn FnMut(Plane<2>)) -> bool {
    let Some(crossing) = large(nest) else { return false };
    crossing.fold_planes((), |(), plane| visit(plane));
    true
}
