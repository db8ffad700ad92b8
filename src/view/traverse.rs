//! Loops over the elements of several operands at once.
//!
//! Pseudo code:
//!
//! ```text
//! coalesce: drop axes of extent 1; merge two axes where every operand steps evenly over both
//! for each index of all axes but the last two          an odometer, once per plane
//!     for each index of the last but one               a plain loop
//!         hand out the last axis as a row              a slice where its stride is 1
//! ```
//!
//! Logical order is kept, so a contiguous view of any rank becomes one row, and two operands meet element by element.
//! Everything here is safe code: a row is cut out of the memory once, with the slice's own check.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below the number of coalesced axes, which is at most R; offsets of elements of a layout fit `isize`"
)]

use crate::layout::{Layout, Strided, known_span};

/// The axes that `N` operands share, with the strides and the first offset of each.
#[derive(Clone, Copy)]
pub(super) struct Nest<const R: usize, const N: usize> {
    axes: usize,
    extents: [usize; R],
    strides: [[isize; N]; R],
    offsets: [isize; N],
    empty: bool,
}

/// One row of `N` operands: where it begins, how far it steps, how long it is.
#[derive(Clone, Copy)]
pub(super) struct Row<const N: usize> {
    pub(super) offsets: [isize; N],
    pub(super) strides: [isize; N],
    pub(super) len: usize,
}

/// Rows one behind the other: the last two axes of `N` operands.
#[derive(Clone, Copy)]
pub(super) struct Plane<const N: usize> {
    /// The first row.
    pub(super) first: Row<N>,
    /// From the beginning of a row to that of the next.
    pub(super) next: [isize; N],
    pub(super) rows: usize,
}

impl<const R: usize, const N: usize> Nest<R, N> {
    /// The loops over operands of the same extents.
    #[inline(always)]
    pub(super) const fn new(operands: [&Strided<R>; N]) -> Self {
        let mut nest = Self { axes: 0, extents: [1; R], strides: [[0; N]; R], offsets: [0; N], empty: false };
        let mut operand = 0;
        while operand < N {
            nest.offsets[operand] = operands[operand].base().cast_signed();
            operand += 1;
        }
        let mut axis = 0;
        while axis < R {
            let (mut strides, mut operand) = ([0; N], 0);
            while operand < N {
                strides[operand] = operands[operand].strides()[axis];
                operand += 1;
            }
            nest.push(operands[0].extents()[axis], strides);
            axis += 1;
        }
        nest
    }

    /// As [`new`](Self::new) of one layout, compiled once per rank where the type does not know all of it.
    #[inline(always)]
    pub(super) fn of<L: Layout<R>>(layout: &L) -> Nest<R, 1> {
        #[inline(never)]
        fn outlined<const R: usize>(layout: &Strided<R>) -> Nest<R, 1> {
            Nest::new([layout])
        }
        match const { known_span::<R, L>() } {
            Some(_) => Nest::new([&layout.ranked()]),
            None => outlined(&layout.ranked()),
        }
    }

    /// Adds an axis behind the others, or merges it with the last of them.
    #[inline(always)]
    const fn push(&mut self, extent: usize, strides: [isize; N]) {
        self.empty |= extent == 0;
        if extent == 1 {
            return;
        }
        if let Some(last) = self.axes.checked_sub(1) {
            let mut even = true;
            let mut operand = 0;
            while operand < N {
                // An extent of an empty view may make this wrap; then nothing is visited.
                even &= self.strides[last][operand] == strides[operand].wrapping_mul(extent.cast_signed());
                operand += 1;
            }
            if even {
                self.extents[last] = self.extents[last].wrapping_mul(extent);
                self.strides[last] = strides;
                return;
            }
        }
        self.extents[self.axes] = extent;
        self.strides[self.axes] = strides;
        self.axes += 1;
    }

    /// Folds over all rows, in logical order.
    #[inline(always)]
    pub(super) fn fold<B>(self, init: B, mut visit: impl FnMut(B, Row<N>) -> B) -> B {
        self.fold_planes(init, |mut folded, plane| {
            let mut row = plane.first;
            for _ in 0..plane.rows {
                folded = visit(folded, row);
                step(&mut row.offsets, &plane.next, 1);
            }
            folded
        })
    }

    /// Folds over all planes, in logical order.
    #[inline(always)]
    pub(super) fn fold_planes<B>(self, init: B, mut visit: impl FnMut(B, Plane<N>) -> B) -> B {
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
            // The odometer of the outer axes.
            let mut axis = self.axes.saturating_sub(2);
            loop {
                let Some(outer) = axis.checked_sub(1) else { return folded };
                axis = outer;
                index[axis] += 1;
                step(&mut offsets, &self.strides[axis], 1);
                if index[axis] < self.extents[axis] {
                    break;
                }
                step(&mut offsets, &self.strides[axis], -index[axis].cast_signed());
                index[axis] = 0;
            }
        }
    }

    /// Extent and strides of an axis counted from the last, which is 1; of extent 1 where there is none.
    #[inline(always)]
    pub(super) fn axis_from_last(&self, back: usize) -> (usize, [isize; N]) {
        match self.axes.checked_sub(back) {
            Some(axis) => (self.extents[axis], self.strides[axis]),
            None => (1, [0; N]),
        }
    }
}

#[inline(always)]
fn step<const N: usize>(offsets: &mut [isize; N], strides: &[isize; N], times: isize) {
    let mut operand = 0;
    while operand < N {
        // One step past the last row may wrap; it is not taken.
        offsets[operand] = offsets[operand].wrapping_add(strides[operand].wrapping_mul(times));
        operand += 1;
    }
}

/// One operand's part of a row.
pub(super) enum Run<'a, T> {
    /// Elements side by side.
    Slice(&'a [T]),
    /// The same element again and again.
    Same(&'a T),
    /// Elements a stride apart.
    Apart {
        /// From the first to the last of them, or from the last to the first.
        data: &'a [T],
        /// Where the first is.
        first: usize,
        stride: isize,
    },
}

impl<const N: usize> Row<N> {
    /// The part of an operand, cut out of its memory: checked here, and not again for each element where the compiler
    /// knows the stride.
    #[inline(always)]
    pub(super) fn run<'a, T>(&self, operand: usize, data: &'a [T]) -> Run<'a, T> {
        let (offset, stride) = (self.offsets[operand].cast_unsigned(), self.strides[operand]);
        match stride {
            1 => Run::Slice(&data[offset..][..self.len]),
            0 => Run::Same(&data[offset]),
            _ => {
                let reach = (self.len - 1) * stride.unsigned_abs();
                let first = if stride < 0 { reach } else { 0 };
                Run::Apart { data: &data[offset - first..][..=reach], first, stride }
            }
        }
    }
}

/// An element of a row whose elements are a stride apart.
#[inline(always)]
fn apart<T>(data: &[T], first: usize, stride: isize, at: usize) -> &T {
    &data[first.wrapping_add_signed(stride * at.cast_signed())]
}

impl<'a, T> Run<'a, T> {
    /// Folds over the elements of a row of `len`, in order.
    #[inline(always)]
    pub(super) fn fold<B>(self, len: usize, init: B, mut visit: impl FnMut(B, &'a T) -> B) -> B {
        let mut folded = init;
        match self {
            Self::Slice(slice) => {
                for element in slice {
                    folded = visit(folded, element);
                }
            }
            Self::Same(element) => {
                for _ in 0..len {
                    folded = visit(folded, element);
                }
            }
            Self::Apart { data, first, stride } => {
                for at in 0..len {
                    folded = visit(folded, apart(data, first, stride, at));
                }
            }
        }
        folded
    }

    /// Folds over the pairs of two rows of `len`, in order. The pairings that matter have a loop of their own, which
    /// the compiler can vectorise.
    #[inline(always)]
    pub(super) fn fold_with<'b, U, B>(
        self,
        other: Run<'b, U>,
        len: usize,
        init: B,
        mut visit: impl FnMut(B, &'a T, &'b U) -> B,
    ) -> B {
        let mut folded = init;
        match (self, other) {
            (Self::Slice(left), Run::Slice(right)) => {
                for (left, right) in left.iter().zip(right) {
                    folded = visit(folded, left, right);
                }
            }
            (Self::Slice(left), Run::Same(right)) => {
                for left in left {
                    folded = visit(folded, left, right);
                }
            }
            (Self::Same(left), Run::Slice(right)) => {
                for right in right {
                    folded = visit(folded, left, right);
                }
            }
            (left, right) => {
                for at in 0..len {
                    folded = visit(folded, left.at(at), right.at(at));
                }
            }
        }
        folded
    }

    /// The element at a place of the row.
    #[inline(always)]
    pub(super) fn at(&self, at: usize) -> &'a T {
        match *self {
            Self::Slice(slice) => &slice[at],
            Self::Same(element) => element,
            Self::Apart { data, first, stride } => apart(data, first, stride, at),
        }
    }
}
