//! Products of matrices: by the kernel of another crate for the element types that it has, by blocks of rows for all others.
#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "overflow in the arithmetic of elements is that of the element type; the offsets of operands are within their memory, \
              and those of blocks within the blocks"
)]

use alloc::vec::Vec;
use core::ops::{Mul, Range};

use num_traits::Zero;

use crate::{
    index::MemoryError,
    loops::{allocate::allocate, bits::is_bits},
    verbs::contract::rows,
};

/// The extents of a product of matrices, `[m, k]` times `[k, n]`; whether it is added to the result, or the result is zeros.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task {
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) k: usize,
    #[cfg_attr(not(feature = "matmul"), expect(dead_code, reason = "blocks always add to the result"))]
    pub(crate) accumulate: bool,
}

/// A matrix: its memory, the offset of its first element, and the steps of its two axes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StridedMatrix<'a, T> {
    pub(crate) data: &'a [T],
    pub(crate) base: usize,
    pub(crate) steps: [isize; 2],
}

impl<T> StridedMatrix<'_, T> {
    /// The same matrix with its axes exchanged.
    #[inline]
    pub(crate) const fn transposed(&self) -> Self {
        let [down, along] = self.steps;
        Self { data: self.data, base: self.base, steps: [along, down] }
    }
}

impl<T: Copy> StridedMatrix<'_, T> {
    #[inline(always)]
    pub(crate) fn at(&self, row: usize, column: usize) -> T {
        let [down, along] = self.steps;
        let offset =
            down.wrapping_mul(row.cast_signed()).wrapping_add(along.wrapping_mul(column.cast_signed()));
        self.data[self.base.wrapping_add_signed(offset)]
    }
}

/// How many rows of the result are computed together.
const TALL: usize = 4;
/// Blocks: as many rows, as many columns, and as many terms of each sum. A block of the right operand fits into the second cache.
const ROWS: usize = 64;
const COLUMNS: usize = 256;
const TERMS: usize = 256;
/// Below this number of products, blocks cost more than they save.
const FEW: usize = 2048;

/// Whether a product is computed by blocks.
#[inline]
const fn is_blocked(task: &Task) -> bool {
    task.m >= TALL && task.n >= TALL && task.m.saturating_mul(task.n).saturating_mul(task.k) >= FEW
}

/// Memory for blocks of the operands: allocated once for all products of a batch.
pub(crate) struct Scratch<T> {
    left: Vec<T>,
    right: Vec<T>,
}

impl<T: Copy + Zero + 'static> Scratch<T> {
    /// Memory for the blocks of a task, if it is computed by blocks.
    pub(crate) fn new(task: &Task) -> Result<Self, MemoryError> {
        if !is_blocked(task) || has_kernel::<T>() {
            return Ok(Self { left: Vec::new(), right: Vec::new() });
        }
        let terms = task.k.min(TERMS);
        let left = allocate(task.m.min(ROWS).next_multiple_of(TALL) * terms)?;
        Ok(Self { left, right: allocate(task.n.min(COLUMNS).next_multiple_of(16) * terms)? })
    }
}

/// Whether the kernel of another crate multiplies matrices of `T`.
#[inline(always)]
#[cfg_attr(
    not(feature = "matmul"),
    expect(clippy::extra_unused_type_parameters, reason = "the kernel has few types")
)]
fn has_kernel<T: 'static>() -> bool {
    #[cfg(feature = "matmul")]
    {
        crate::verbs::contract::kernel::is_for::<T>()
    }
    #[cfg(not(feature = "matmul"))]
    {
        false
    }
}

/// Whether the product of two elements is known to be that of both exchanged, as for numbers. Those of quaternions, or of matrices as elements, are not.
pub(crate) fn commutes<T: 'static>() -> bool {
    is_bits::<T>() || has_kernel::<T>()
}

/// The product of two matrices. The result is a slice, the offset of its first element, and the steps of its two axes, the second of which is
/// not the larger one.
pub(crate) fn product<T: Copy + Zero + Mul<Output = T> + 'static>(
    task: &Task,
    left: &StridedMatrix<'_, T>,
    right: &StridedMatrix<'_, T>,
    result: (&mut [T], usize, [isize; 2]),
    scratch: &mut Scratch<T>,
) {
    if task.n == 1 {
        return by_vector(task, left, right, result);
    }
    if !is_blocked(task) {
        return by_rows(task, left, right, result);
    }
    #[cfg(feature = "matmul")]
    if has_kernel::<T>() {
        return crate::verbs::contract::kernel::product(task, left, right, result);
    }
    // Conditions of constants, so that only one of these is compiled for a type.
    if const { size_of::<T>() <= 2 } {
        by_blocks::<T, 16>(task, left, right, result, scratch);
    } else if const { size_of::<T>() <= 4 } {
        by_blocks::<T, 8>(task, left, right, result, scratch);
    } else if const { size_of::<T>() <= 8 } {
        by_blocks::<T, 4>(task, left, right, result, scratch);
    } else {
        by_blocks::<T, 2>(task, left, right, result, scratch);
    }
}

/// A matrix times a vector. Along memory it is one sum for each row; across memory, columns are added to the result.
fn by_vector<T: Copy + Zero + Mul<Output = T>>(
    task: &Task,
    left: &StridedMatrix<'_, T>,
    right: &StridedMatrix<'_, T>,
    (result, base, [step, _]): (&mut [T], usize, [isize; 2]),
) {
    let [down, along] = left.steps;
    if step == 1 && task.m > 1 && down.unsigned_abs() < along.unsigned_abs() {
        let at = |base: usize, step: isize, term: usize| {
            base.wrapping_add_signed(step.wrapping_mul(term.cast_signed()))
        };
        let column = |term| (left.data, at(left.base, along, term), down);
        let mut term = 0;
        while down == 1 && task.k - term >= 4 {
            let terms = [term, term + 1, term + 2, term + 3];
            let factors = terms.map(|term| right.at(term, 0));
            rows::multiply_add_four(result, base, task.m, terms.map(column), factors);
            term += 4;
        }
        for term in term..task.k {
            let factor = (right.data, at(right.base, right.steps[0], term), 0);
            rows::multiply_add(result, base, task.m, column(term), factor);
        }
        return;
    }
    for row in 0..task.m {
        let from = left.base.wrapping_add_signed(down.wrapping_mul(row.cast_signed()));
        let sum = rows::dot(task.k, (left.data, from, along), (right.data, right.base, right.steps[0]));
        let to = &mut result[base.wrapping_add_signed(step.wrapping_mul(row.cast_signed()))];
        *to = *to + sum;
    }
}

/// Few products: a row of the result is a sum of rows of the right operand, if those are along memory, else each element is a sum.
fn by_rows<T: Copy + Zero + Mul<Output = T>>(
    task: &Task,
    left: &StridedMatrix<'_, T>,
    right: &StridedMatrix<'_, T>,
    (result, base, [down, along]): (&mut [T], usize, [isize; 2]),
) {
    let [under, beside] = right.steps;
    for row in 0..task.m {
        let from = left.base.wrapping_add_signed(left.steps[0].wrapping_mul(row.cast_signed()));
        let to = base.wrapping_add_signed(down.wrapping_mul(row.cast_signed()));
        if along == 1 && beside == 1 {
            for term in 0..task.k {
                let factor =
                    (left.data, from.wrapping_add_signed(left.steps[1].wrapping_mul(term.cast_signed())), 0);
                let line =
                    (right.data, right.base.wrapping_add_signed(under.wrapping_mul(term.cast_signed())), 1);
                rows::multiply_add(result, to, task.n, factor, line);
            }
            continue;
        }
        for column in 0..task.n {
            let other = right.base.wrapping_add_signed(beside.wrapping_mul(column.cast_signed()));
            let sum = rows::dot(task.k, (left.data, from, left.steps[1]), (right.data, other, under));
            let to = &mut result[to.wrapping_add_signed(along.wrapping_mul(column.cast_signed()))];
            *to = *to + sum;
        }
    }
}

/// Many products: blocks of both operands are copied to scratch space, in the order in which the tiles read them.
fn by_blocks<T: Copy + Zero + Mul<Output = T>, const WIDE: usize>(
    task: &Task,
    left: &StridedMatrix<'_, T>,
    right: &StridedMatrix<'_, T>,
    (result, base, steps): (&mut [T], usize, [isize; 2]),
    scratch: &mut Scratch<T>,
) {
    let right = right.transposed();
    let mut column = 0;
    while column < task.n {
        let columns = task.n.min(column + COLUMNS);
        let mut term = 0;
        while term < task.k {
            let terms = term..task.k.min(term + TERMS);
            copy_panels(&mut scratch.right, &right, column..columns, &terms, WIDE);
            let mut row = 0;
            while row < task.m {
                let rows = task.m.min(row + ROWS);
                copy_panels(&mut scratch.left, left, row..rows, &terms, TALL);
                let down = scratch.left.as_chunks().0.chunks_exact(terms.len());
                for (row, left) in (row..rows).step_by(TALL).zip(down) {
                    let along = scratch.right.as_chunks().0.chunks_exact(terms.len());
                    for (column, right) in (column..columns).step_by(WIDE).zip(along) {
                        let tile = tile::<T, WIDE>(left, right);
                        let width = WIDE.min(columns - column);
                        for (row, line) in (row..rows).zip(&tile) {
                            let offset = steps[0].wrapping_mul(row.cast_signed())
                                + steps[1].wrapping_mul(column.cast_signed());
                            let row = (line.as_slice(), 0, 1);
                            rows::add(result, base.wrapping_add_signed(offset), steps[1], width, row);
                        }
                    }
                }
                row = rows;
            }
            term = terms.end;
        }
        column = columns;
    }
}

/// Copies rows of a matrix in panels of as many rows, one term after another. Zeros fill the last panel.
#[inline]
fn copy_panels<T: Copy + Zero>(
    to: &mut Vec<T>,
    from: &StridedMatrix<'_, T>,
    rows: Range<usize>,
    terms: &Range<usize>,
    height: usize,
) {
    to.clear();
    let mut panel = rows.start;
    while panel < rows.end {
        for term in terms.clone() {
            let end = rows.end.min(panel + height);
            to.extend((panel..end).map(|row| from.at(row, term)));
            if end < panel + height {
                to.resize(to.len().next_multiple_of(height), T::zero());
            }
        }
        panel += height;
    }
}

/// A tile of the result: for each term, a column of the left block times a row of the right one. The sums stay in registers.
#[inline(never)]
fn tile<T: Copy + Zero + Mul<Output = T>, const WIDE: usize>(
    left: &[[T; TALL]],
    right: &[[T; WIDE]],
) -> [[T; WIDE]; TALL] {
    let mut tile = [[T::zero(); WIDE]; TALL];
    for (left, right) in left.iter().zip(right) {
        for (sums, x) in tile.iter_mut().zip(left) {
            for (sum, y) in sums.iter_mut().zip(right) {
                *sum = *sum + *x * *y;
            }
        }
    }
    tile
}
