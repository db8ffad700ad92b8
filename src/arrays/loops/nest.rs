//! Loops over the elements of several operands together.
//!
//! Pseudo code:
//!
//! ```text
//! order: flip axes that run backwards; move axes with large strides outwards
//! coalesce: drop axes of extent 1; merge two axes if every operand steps evenly over both
//! for each index of all axes but the last two          an odometer, once per plane
//!     for each index of the last but one               a plain loop
//!         visit the last axis as a row                 a slice if its stride is 1
//! ```
//!
//! If one operand's rows run across another's, a plane is visited in blocks.
//!
//! [`Nest::new`] keeps logical order; [`Nest::ordered`], in `nest/order.rs`, takes the order that memory suggests. In both, the
//! operands are paired element by element, and a contiguous array of any rank becomes one row. All code here is safe: a row is cut
//! out of the memory once, with the slice's own check.
//!
//! Copies merge axes here and not by the layout algebra, whose normal form is that of one layout and knows no directions of loops. Of rank 4,
//! `largest_common_vector` alone takes 155 to 170 ns, and an entire copy of 16 elements whose axes merge takes 10 to 42.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below the number of coalesced axes, which is at most R; offsets of elements of a layout fit `isize`"
)]

use crate::layout::Strided;

mod construct;
mod order;
mod row;
#[cfg(test)]
mod visited;

pub(crate) use self::{
    construct::{NestView, large},
    order::{dense, rows, slices},
    row::{Row, Run},
};

/// The axes that `N` operands share, with the strides and the first offset of each operand.
///
/// The innermost axis is the first one, so that rows and planes are at constant positions: loops over small arrays begin without a search
/// for them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nest<const R: usize, const N: usize> {
    axes: usize,
    // From the innermost axis to the outermost, and 1 after that.
    extents: [usize; R],
    // In the same order, and 0 after the outermost axis.
    strides: [[isize; N]; R],
    offsets: [isize; N],
    empty: bool,
}

/// Rows one after another: the last two axes of `N` operands.
#[derive(Clone, Copy)]
pub(crate) struct Plane<const N: usize> {
    /// The first row.
    pub(crate) first: Row<N>,
    /// The step from the beginning of a row to that of the next.
    pub(crate) next: [isize; N],
    pub(crate) rows: usize,
}

/// The state of a loop over planes.
pub(crate) struct Planes<'n, const R: usize, const N: usize> {
    nest: &'n Nest<R, N>,
    index: [usize; R],
    /// The current plane.
    pub(crate) plane: Plane<N>,
}

impl<const R: usize, const N: usize> Planes<'_, R, N> {
    /// Advances to the next plane; `false` if there is none.
    #[inline(always)]
    pub(crate) fn advance(&mut self) -> bool {
        self.nest.advance(&mut self.index, &mut self.plane.first.offsets)
    }
}

/// A loop over all planes of a nest, in place. The nest is a reference, and is read number by number: a copy of it would wait until the
/// numbers, which are written just before, are in the cache. [`Nest::fold_planes`] takes a function, and a function that several shapes share is
/// not always inlined; what each shape knows is then lost in it (twice the instructions for a row added to rows of 64).
macro_rules! each_plane {
    ($nest:expr, $plane:ident => $body:block) => {
        if let Some(mut planes) = $nest.planes() {
            loop {
                let $plane = planes.plane;
                $body
                if !planes.advance() {
                    break;
                }
            }
        }
    };
}

pub(crate) use each_plane;

impl<const N: usize> Plane<N> {
    /// A plane of one row.
    #[inline(always)]
    pub(crate) const fn of(row: Row<N>) -> Self {
        Self { first: row, next: [0; N], rows: 1 }
    }

    /// Folds over the rows.
    #[inline(always)]
    pub(crate) fn fold<B>(self, init: B, visit: &mut impl FnMut(B, Row<N>) -> B) -> B {
        let (mut folded, mut row) = (init, self.first);
        for _ in 0..self.rows {
            folded = visit(folded, row);
            step(&mut row.offsets, &self.next, 1);
        }
        folded
    }
}

impl<const R: usize, const N: usize> Nest<R, N> {
    /// Loops over nothing.
    pub(crate) const NOTHING: Self =
        Self { axes: 0, extents: [1; R], strides: [[0; N]; R], offsets: [0; N], empty: true };

    /// All planes, one after another, for [`each_plane`]; `None` if there are none.
    #[inline(always)]
    pub(crate) fn planes(&self) -> Option<Planes<'_, R, N>> {
        if self.empty {
            return None;
        }
        let ((len, strides), (rows, next)) = (self.axis_from_last(1), self.axis_from_last(2));
        let first = Row { offsets: self.offsets, strides, len };
        Some(Planes { nest: self, index: [0; R], plane: Plane { first, next, rows } })
    }

    /// Folds over all rows.
    #[inline(always)]
    pub(crate) fn fold<B>(&self, init: B, mut visit: impl FnMut(B, Row<N>) -> B) -> B {
        self.fold_planes(init, |folded, plane| plane.fold(folded, &mut visit))
    }

    /// Folds over all planes. Not by [`each_plane`]: the offsets are then part of a structure, and a column added to 64x64 takes three times as long.
    #[inline(always)]
    pub(crate) fn fold_planes<B>(&self, init: B, mut visit: impl FnMut(B, Plane<N>) -> B) -> B {
        let mut folded = init;
        if self.empty {
            return folded;
        }
        let (len, strides) = self.axis_from_last(1);
        let (rows, next) = self.axis_from_last(2);
        let mut index = [0; R];
        let mut offsets = self.offsets;
        loop {
            folded = visit(folded, Plane { first: Row { offsets, strides, len }, next, rows });
            if !self.advance(&mut index, &mut offsets) {
                return folded;
            }
        }
    }

    /// Whether `visit` holds for any row; it is not called again after it holds.
    #[inline(always)]
    pub(crate) fn any(&self, mut visit: impl FnMut(Row<N>) -> bool) -> bool {
        each_plane!(self, plane => {
            let mut row = plane.first;
            for _ in 0..plane.rows {
                if visit(row) {
                    return true;
                }
                step(&mut row.offsets, &plane.next, 1);
            }
        });
        false
    }

    /// Folds over all rows, block after block where one operand's rows run across another's. For an order from
    /// [`ordered`](Self::ordered).
    #[inline(always)]
    pub(crate) fn fold_across<B>(&self, init: B, mut visit: impl FnMut(B, Row<N>) -> B) -> B {
        self.fold_blocks(init, |folded, block| block.fold(folded, &mut visit))
    }

    /// Folds over the blocks of [`fold_across`](Self::fold_across).
    #[inline(always)]
    pub(crate) fn fold_blocks<B>(&self, init: B, mut visit: impl FnMut(B, Plane<N>) -> B) -> B {
        let crossing = self.across();
        let (nest, [most_rows, most]) = match &crossing {
            Some((nest, most)) => (nest, *most),
            None => (self, [usize::MAX; 2]),
        };
        nest.fold_planes(init, |mut folded, plane| {
            let (Plane { mut first, next, rows }, mut at) = (plane, 0);
            while at < rows {
                let height = (rows - at).min(most_rows);
                // Along the rows first: the cache lines of the first operand are used up, even if blocks do not end with them.
                let (mut block, mut column) = (first, 0);
                while column < first.len {
                    let mut row = block;
                    row.len = (first.len - column).min(most);
                    folded = visit(folded, Plane { first: row, next, rows: height });
                    step(&mut block.offsets, &block.strides, row.len.cast_signed());
                    column += row.len;
                }
                step(&mut first.offsets, &next, height.cast_signed());
                at += height;
            }
            folded
        })
    }

    /// The nest with the two axes that operands run across as its plane, the first operand's last; `None` if there are none.
    #[inline(always)]
    pub(crate) const fn crossing(&self) -> Option<Self> {
        match self.across() {
            Some((nest, _)) => Some(nest),
            None => None,
        }
    }

    /// The same rows in the order in which one operand's are in memory: that operand runs forwards along all axes but the last. Not
    /// inlined, because it is only for long copies.
    #[inline(never)]
    pub(crate) const fn rows_forwards(&self, operand: usize) -> Self {
        let mut nest = *self;
        if nest.empty {
            return nest;
        }
        let mut axis = 1;
        while axis < nest.axes {
            let (extent, strides) = (nest.extents[axis], nest.strides[axis]);
            if strides[operand] < 0 {
                step(&mut nest.offsets, &strides, extent.cast_signed() - 1);
                nest.strides[axis] = negated(strides);
            }
            axis += 1;
        }
        nest
    }

    /// Advances to the next index of all axes but the last two, and the offsets there, as an odometer; `false` if there is none.
    #[inline(always)]
    pub(crate) fn advance(&self, index: &mut [usize; R], offsets: &mut [isize; N]) -> bool {
        let mut axis = 2;
        // The first comparison is of constants: up to rank 2 the loop is not compiled.
        while axis < R && axis < self.axes {
            index[axis] += 1;
            step(offsets, &self.strides[axis], 1);
            if index[axis] < self.extents[axis] {
                return true;
            }
            step(offsets, &self.strides[axis], -index[axis].cast_signed());
            index[axis] = 0;
            axis += 1;
        }
        false
    }

    /// The product of the extents.
    pub(crate) const fn element_count(&self) -> usize {
        let (mut count, mut axis) = (if self.empty { 0 } else { 1 }, 0);
        while axis < self.axes && !self.empty {
            count *= self.extents[axis];
            axis += 1;
        }
        count
    }

    /// Whether the elements of each operand are one slice that is all of its memory.
    pub(crate) const fn is_slice(&self, spans: [usize; N]) -> bool {
        let ((len, strides), mut operand) = (self.axis_from_last(1), 0);
        while operand < N {
            if self.empty || self.axes > 1 || self.offsets[operand] != 0 || spans[operand] != len {
                return false;
            }
            if len > 1 && strides[operand] != 1 {
                return false;
            }
            operand += 1;
        }
        true
    }

    /// The two halves along an axis of at least two indices.
    pub(crate) fn halves_along(&self, axis: usize) -> [Self; 2] {
        let (mut first, mut second, half) = (*self, *self, self.extents[axis] / 2);
        first.extents[axis] = half;
        second.extents[axis] -= half;
        step(&mut second.offsets, &self.strides[axis], half.cast_signed());
        [first, second]
    }

    /// The two halves along the outermost axis. For an order from [`ordered`](Self::ordered).
    #[cfg(feature = "rayon")]
    pub(crate) fn halves(self) -> Option<(Self, Self)> {
        if self.empty {
            return None;
        }
        let outermost = self.axes.checked_sub(1)?;
        // A remaining part of an axis may be one index of it.
        if self.extents[outermost] == 1 {
            let next = outermost.checked_sub(1)?;
            return self.inner(next, self.extents[next], self.offsets).halves();
        }
        let [first, second] = self.halves_along(outermost);
        Some((first, second))
    }

    /// [`halves`](Self::halves) of a nest whose first operand is written. That operand's first half is entirely before its second
    /// half in memory, where offset 0 becomes the first element of the second half. The last result is where the memory is cut.
    #[cfg(feature = "rayon")]
    pub(crate) fn disjoint_halves(self) -> Option<(Self, Self, usize)> {
        let (first, mut second) = self.halves()?;
        // All strides of the written operand are positive; the first half ends at the last index of each axis.
        let reach: isize = (0..first.axes)
            .map(|axis| (first.extents[axis].cast_signed() - 1) * first.strides[axis][0])
            .sum();
        let cut = second.offsets[0];
        if first.offsets[0] + reach >= cut {
            return None;
        }
        second.offsets[0] = 0;
        Some((first, second, cut.cast_unsigned()))
    }

    /// The number of axes that remain after merging.
    #[inline(always)]
    pub(crate) const fn axes(&self) -> usize {
        self.axes
    }

    /// The offset of an operand's first element. Only copies by registers need it.
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    #[inline(always)]
    pub(crate) const fn offset(&self, operand: usize) -> isize {
        self.offsets[operand]
    }

    /// Extent and strides of an axis; 0 is the innermost one.
    #[inline(always)]
    pub(crate) const fn axis(&self, axis: usize) -> (usize, [isize; N]) {
        (self.extents[axis], self.strides[axis])
    }

    /// The axis and those inside of it, with another extent, which is not 0, for that axis.
    pub(crate) fn inner(&self, axis: usize, extent: usize, offsets: [isize; N]) -> Self {
        let mut inner = Self { axes: axis + 1, offsets, ..*self };
        inner.extents[axis] = extent;
        inner.extents[axis + 1..].fill(1);
        inner.strides[axis + 1..].fill([0; N]);
        inner
    }

    /// The loops over so many rows of a plane from these offsets on, with a copy of an operand's elements, whose rows begin so far apart, in the place of the
    /// operand. There are at least two axes.
    #[cfg(feature = "alloc")]
    pub(crate) fn with_copy(
        &self,
        (operand, apart): (usize, usize),
        rows: usize,
        mut offsets: [isize; N],
    ) -> Self {
        offsets[operand] = 0;
        let mut nest = self.inner(1, rows, offsets);
        nest.strides[0][operand] = 1;
        nest.strides[1][operand] = apart.cast_signed();
        nest
    }

    /// The offset of an operand's first element, and the loops over a copy of its elements from there on, as the first operand, and the other one.
    #[cfg(feature = "alloc")]
    pub(crate) fn before(&self, operand: usize) -> (usize, Self) {
        let (mut nest, first) = (*self, self.offsets[operand]);
        nest.offsets[operand] = 0;
        nest.offsets.swap(0, operand);
        nest.strides.iter_mut().for_each(|strides| strides.swap(0, operand));
        (first.cast_unsigned(), nest)
    }

    /// Extent and strides of an axis counted from the innermost, which is 1; extent 1 if there is no such axis.
    #[inline(always)]
    pub(crate) const fn axis_from_last(&self, back: usize) -> (usize, [isize; N]) {
        if back <= R { (self.extents[back - 1], self.strides[back - 1]) } else { (1, [0; N]) }
    }
}

#[inline(always)]
const fn negated<const N: usize>(mut strides: [isize; N]) -> [isize; N] {
    let mut operand = 0;
    while operand < N {
        strides[operand] = strides[operand].wrapping_neg();
        operand += 1;
    }
    strides
}

#[inline(always)]
pub(crate) const fn step<const N: usize>(offsets: &mut [isize; N], strides: &[isize; N], times: isize) {
    let mut operand = 0;
    while operand < N {
        // One step past the last row may wrap; it is not used.
        offsets[operand] = offsets[operand].wrapping_add(strides[operand].wrapping_mul(times));
        operand += 1;
    }
}

// One axis of several operands.

/// One axis of the operands: its extent, and the stride of each operand.
#[derive(Clone, Copy)]
struct NestAxis<const N: usize> {
    extent: usize,
    strides: [isize; N],
}

impl<const N: usize> NestAxis<N> {
    /// No axis.
    const ONE: Self = Self { extent: 1, strides: [0; N] };

    /// Whether one step along this axis is as far, for each operand, as all steps along the other: then the two merge.
    #[inline(always)]
    const fn continues(&self, inner: &Self) -> bool {
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
    const fn of<const R: usize>(operands: [&Strided<R>; N], axis: usize) -> Self {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        index::Walk,
        layout::{MinorToMajor, Strided},
    };

    /// Against the offsets one by one: constants decide by it how an array is visited.
    #[test]
    fn slices_are_all_of_the_memory_of_each_operand() {
        let mut slices = 0;
        for code in 0..4_usize.pow(2) * 7_usize.pow(2) {
            let (e, s) = (code % 16, code / 16);
            let (extents, strides) = ([e / 4, e % 4], [s / 7, s % 7].map(|stride| stride.cast_signed() - 3));
            let layout = Strided::new(extents, strides).unwrap();
            let dense = Strided::ordered(extents, MinorToMajor::ROW_MAJOR).unwrap();
            let offsets: Vec<usize> = Walk::all(extents).map(|index| layout.offset(index).unwrap()).collect();
            let nest = Nest::new([&layout]);
            assert_eq!(nest.element_count(), extents.iter().product::<usize>(), "{extents:?}");
            for span in 0..10 {
                let is_slice = !offsets.is_empty() && offsets.iter().copied().eq(0..span);
                assert_eq!(nest.is_slice([span]), is_slice, "{extents:?} {strides:?} {span}");
                let pair = Nest::new([&dense, &layout]);
                assert_eq!(pair.is_slice([offsets.len(), span]), is_slice, "{extents:?} {strides:?} {span}");
                assert!(!pair.is_slice([offsets.len() + 1, span]), "{extents:?}");
                slices += usize::from(is_slice);
            }
        }
        assert!(slices > 50, "{slices}");
    }
}
