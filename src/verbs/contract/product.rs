//! Products of matrices: by the kernel of another crate for the element types that it has, by blocks of rows for all others.
#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "overflow in the arithmetic of elements is that of the element type; the offsets of operands are within their memory, \
              and those of blocks within the blocks"
)]

use alloc::vec::Vec;
use core::ops::Mul;

use num_traits::Zero;

use crate::{index::MemoryError, loops::allocate::allocate, verbs::contract::rows};

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
pub(crate) struct Matrix<'a, T> {
    pub(crate) data: &'a [T],
    pub(crate) base: usize,
    pub(crate) steps: [isize; 2],
}

impl<T> Matrix<'_, T> {
    /// The same matrix with its axes exchanged.
    #[inline]
    pub(crate) const fn transposed(&self) -> Self {
        let [down, along] = self.steps;
        Self { data: self.data, base: self.base, steps: [along, down] }
    }
}

impl<T: Copy> Matrix<'_, T> {
    #[inline(always)]
    fn at(&self, row: usize, column: usize) -> T {
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
    left: Vec<[T; TALL]>,
    right: Vec<T>,
}

impl<T: Copy + Zero + 'static> Scratch<T> {
    /// Memory for the blocks of a task, if it is computed by blocks.
    pub(crate) fn new(task: &Task) -> Result<Self, MemoryError> {
        if !is_blocked(task) || has_kernel::<T>() {
            return Ok(Self { left: Vec::new(), right: Vec::new() });
        }
        let terms = task.k.min(TERMS);
        let left = allocate(task.m.min(ROWS).div_ceil(TALL) * terms)?;
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

/// The product of two matrices. The result is a slice, the offset of its first element, and the steps of its two axes, the second of which is
/// not the larger one.
pub(crate) fn product<T: Copy + Zero + Mul<Output = T> + 'static>(
    task: &Task,
    left: &Matrix<'_, T>,
    right: &Matrix<'_, T>,
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
    left: &Matrix<'_, T>,
    right: &Matrix<'_, T>,
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
    left: &Matrix<'_, T>,
    right: &Matrix<'_, T>,
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
    left: &Matrix<'_, T>,
    right: &Matrix<'_, T>,
    (result, base, steps): (&mut [T], usize, [isize; 2]),
    scratch: &mut Scratch<T>,
) {
    for first_column in (0..task.n).step_by(COLUMNS) {
        let columns = first_column..task.n.min(first_column + COLUMNS);
        for first_term in (0..task.k).step_by(TERMS) {
            let terms = first_term..task.k.min(first_term + TERMS);
            scratch.right.clear();
            for panel in columns.clone().step_by(WIDE) {
                for term in terms.clone() {
                    let end = columns.end.min(panel + WIDE);
                    scratch.right.extend((panel..end).map(|column| right.at(term, column)));
                    scratch.right.extend((end..panel + WIDE).map(|_| T::zero()));
                }
            }
            for first_row in (0..task.m).step_by(ROWS) {
                let rows = first_row..task.m.min(first_row + ROWS);
                scratch.left.clear();
                for panel in rows.clone().step_by(TALL) {
                    let element = |term, row| if row < rows.end { left.at(row, term) } else { T::zero() };
                    let column = |term| core::array::from_fn(|at| element(term, panel + at));
                    scratch.left.extend(terms.clone().map(column));
                }
                let (right, _) = scratch.right.as_chunks::<WIDE>();
                for (panel, left) in rows.clone().step_by(TALL).zip(scratch.left.chunks_exact(terms.len())) {
                    for (column, right) in columns.clone().step_by(WIDE).zip(right.chunks_exact(terms.len()))
                    {
                        let tile = tile(left, right);
                        let from = steps[0].wrapping_mul(panel.cast_signed())
                            + steps[1].wrapping_mul(column.cast_signed());
                        let height = rows.end.min(panel + TALL) - panel;
                        let width = columns.end.min(column + WIDE) - column;
                        for (row, tile) in (0_isize..).zip(&tile[..height]) {
                            let to = base.wrapping_add_signed(from + steps[0].wrapping_mul(row));
                            if steps[1] == 1 {
                                for (sum, more) in result[to..to + width].iter_mut().zip(tile) {
                                    *sum = *sum + *more;
                                }
                            } else {
                                for (at, more) in (0_isize..).zip(&tile[..width]) {
                                    let sum = &mut result[to.wrapping_add_signed(steps[1].wrapping_mul(at))];
                                    *sum = *sum + *more;
                                }
                            }
                        }
                    }
                }
            }
        }
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
