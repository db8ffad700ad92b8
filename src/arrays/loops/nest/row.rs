//! Rows: the innermost axis of several operands, cut out of their memory.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout fit `isize`, and are below the length of the memory; a row has an element"
)]

use core::slice;

/// One row of `N` operands: its first offsets, its strides and its length.
#[derive(Clone, Copy)]
pub(crate) struct Row<const N: usize> {
    pub(crate) offsets: [isize; N],
    pub(crate) strides: [isize; N],
    pub(crate) len: usize,
}

/// One operand's part of a row.
pub(crate) enum Run<'a, T> {
    /// Contiguous elements.
    Slice(&'a [T]),
    /// One element that repeats.
    Same(&'a T),
    /// Elements a stride apart.
    Apart {
        /// From the first of them to the last, or from the last to the first.
        data: &'a [T],
        /// The position of the first.
        first: usize,
        stride: isize,
    },
}

impl Row<2> {
    /// Folds over the pairs of two operands, in order. The pairings that matter have a loop of their own, which the compiler can
    /// vectorise.
    #[inline(always)]
    pub(crate) fn fold_pairs<'a, 'b, T, U, B>(
        &self,
        (left, right): (&'a [T], &'b [U]),
        init: B,
        mut visit: impl FnMut(B, &'a T, &'b U) -> B,
    ) -> B {
        let mut folded = init;
        match (self.run(0, left), self.run(1, right)) {
            (Run::Slice(left), Run::Slice(right)) => {
                for (left, right) in left.iter().zip(right) {
                    folded = visit(folded, left, right);
                }
            }
            (Run::Slice(left), Run::Same(right)) => {
                for left in left {
                    folded = visit(folded, left, right);
                }
            }
            (Run::Same(left), Run::Slice(right)) => {
                for right in right {
                    folded = visit(folded, left, right);
                }
            }
            _ => {
                let (left, right) = (self.line(0, left), self.line(1, right));
                for at in 0..self.len {
                    folded = visit(folded, left.at(at), right.at(at));
                }
            }
        }
        folded
    }
}

impl<const N: usize> Row<N> {
    /// The part of an operand, cut out of its memory. It is checked here, and not again for each element if the compiler knows the
    /// stride.
    #[inline(always)]
    pub(crate) fn run<'a, T>(&self, operand: usize, data: &'a [T]) -> Run<'a, T> {
        let (offset, stride) = (self.offsets[operand].cast_unsigned(), self.strides[operand]);
        match stride {
            1 => Run::Slice(&data[offset..][..self.len]),
            0 => Run::Same(&data[offset]),
            _ => {
                let Line { data, first, stride } = self.line(operand, data);
                Run::Apart { data, first, stride }
            }
        }
    }

    /// Calls `visit` with the positions in the row and the elements of the first operand, which is written.
    #[inline(always)]
    pub(crate) fn write<T>(&self, to: &mut [T], mut visit: impl FnMut(usize, &mut T)) {
        if self.strides[0] == 1 {
            for (at, to) in to[self.offsets[0].cast_unsigned()..][..self.len].iter_mut().enumerate() {
                visit(at, to);
            }
        } else {
            for at in 0..self.len {
                visit(at, &mut to[(self.offsets[0] + self.strides[0] * at.cast_signed()).cast_unsigned()]);
            }
        }
    }

    /// [`run`](Self::run) for any stride.
    #[inline(always)]
    pub(crate) fn line<'a, T>(&self, operand: usize, data: &'a [T]) -> Line<'a, T> {
        let (offset, stride) = (self.offsets[operand].cast_unsigned(), self.strides[operand]);
        let reach = (self.len - 1) * stride.unsigned_abs();
        let first = if stride < 0 { reach } else { 0 };
        Line { data: &data[offset - first..][..=reach], first, stride }
    }
}

/// One operand's part of a row, with any stride: for loops over operands that run across each other, where testing the kind of run
/// for each element costs more than the element.
#[derive(Clone, Copy)]
pub(crate) struct Line<'a, T> {
    data: &'a [T],
    first: usize,
    stride: isize,
}

impl<'a, T> Line<'a, T> {
    /// The element at a position in the row.
    #[inline(always)]
    pub(crate) fn at(&self, at: usize) -> &'a T {
        apart(self.data, self.first, self.stride, at)
    }

    /// The elements from the lowest in memory on, and how far it is from one to the next, for loops in no specified order.
    #[inline(always)]
    pub(crate) const fn into_steps(self) -> (&'a [T], usize) {
        (self.data, self.stride.unsigned_abs())
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
    pub(crate) fn fold<B>(self, len: usize, init: B, mut visit: impl FnMut(B, &'a T) -> B) -> B {
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

    /// The same elements for a loop that does not depend on the kind of run.
    #[inline(always)]
    pub(crate) fn into_line(self) -> Line<'a, T> {
        match self {
            Self::Slice(data) => Line { data, first: 0, stride: 1 },
            Self::Same(element) => Line { data: slice::from_ref(element), first: 0, stride: 0 },
            Self::Apart { data, first, stride } => Line { data, first, stride },
        }
    }

    /// The element at a position in the row.
    #[inline(always)]
    pub(crate) fn at(&self, at: usize) -> &'a T {
        match *self {
            Self::Slice(slice) => &slice[at],
            Self::Same(element) => element,
            Self::Apart { data, first, stride } => apart(data, first, stride, at),
        }
    }
}
