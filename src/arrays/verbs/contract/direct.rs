//! Products of two matrices, or of a matrix and a vector: what labels and loops would say of them is known, so there is no plan.
#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "overflow in the arithmetic of elements is that of the element type; the offsets of operands are within their memory"
)]

use alloc::vec::Vec;
use core::{array, ops::Mul};

use num_traits::Zero;

use crate::{
    array::{
        View,
        access::append::{append_arrays, append_within},
    },
    contraction::{self, ContractionError, OperandSide},
    extent::DynExtent,
    heap::{Boxed, boxed},
    index,
    layout::Layout,
    loops::{
        all::dot_slices,
        allocate::{allocate, boxed_from_fn, resize},
        rows::dots_of_rows,
    },
    verbs::contract::{
        Parts, agree_with,
        product::{self, Scratch, StridedMatrix, Task},
        rows,
    },
};

/// Up to this number of products, the sums are computed one row after another, without blocks and without a kernel.
const SMALL: usize = 2048;

/// So many rows of a narrow product are computed together: a vector has an element of each.
const TOGETHER: usize = 8;

/// The same of a matrix times a vector, where rows are as fast as the kernel, which takes longer to begin.
const SMALL_BY_VECTOR: usize = 1 << 20;

/// An operand as a matrix, and its two extents.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MatrixOperand<'a, T> {
    matrix: StridedMatrix<'a, T>,
    pub(crate) extents: [usize; 2],
}

impl<'a, T> MatrixOperand<'a, T> {
    /// The matrix of these rows and columns, each an extent and a stride.
    #[inline(always)]
    pub(crate) const fn new(
        data: &'a [T],
        base: usize,
        [(rows, down), (columns, along)]: [(usize, isize); 2],
    ) -> Self {
        Self { matrix: StridedMatrix { data, base, steps: [down, along] }, extents: [rows, columns] }
    }

    /// The same matrix with its axes exchanged.
    #[inline(always)]
    pub(crate) const fn transposed(&self) -> Self {
        let [rows, columns] = self.extents;
        Self { matrix: self.matrix.transposed(), extents: [columns, rows] }
    }

    /// An array of rank 1 or 2, by the extents and strides of its axes: the columns are those of one of its axes. A vector is one row.
    #[inline(always)]
    pub(crate) fn of_axes(
        data: &'a [T],
        base: usize,
        axes: &[(usize, isize)],
        columns: usize,
    ) -> Option<Self> {
        match (axes, columns) {
            (&[columns], 0) => Some(Self::new(data, base, [(1, 0), columns])),
            (&[rows, columns], 1) | (&[columns, rows], 0) => Some(Self::new(data, base, [rows, columns])),
            _ => None,
        }
    }
}

/// [`MatrixOperand::of_axes`] of a view. Numbers are read one by one: a copy of several, right after they were written, waits for the cache.
#[inline(always)]
pub(crate) fn operand<'a, T, const R: usize, L: Layout<R>>(
    view: &View<'a, T, R, L>,
    columns: usize,
) -> Option<MatrixOperand<'a, T>> {
    let layout = &view.layout;
    let axis = |axis: usize| (layout.extent(axis), layout.stride(axis));
    match (R, columns) {
        (1, 0) => Some(MatrixOperand::new(view.data, layout.base(), [(1, 0), axis(0)])),
        (2, 0 | 1) => Some(MatrixOperand::new(view.data, layout.base(), [axis(1 - columns), axis(columns)])),
        _ => None,
    }
}

/// The product of two operands of ranks 1 and 2 by the rule of `matmul`.
#[inline(always)]
pub(crate) fn matrix_product<
    T: Copy + Zero + Mul<Output = T> + 'static,
    const R: usize,
    const P: usize,
    const Q: usize,
    L: Layout<R>,
    M: Layout<P>,
>(
    left: &View<'_, T, R, L>,
    right: &View<'_, T, P, M>,
    known: &[Option<usize>; Q],
) -> Parts<T, Q> {
    let operands = operand(left, R.saturating_sub(1)).zip(operand(right, 0));
    let (left, right) = operands.ok_or(ContractionError::Scalar { side: OperandSide::Left })?;
    let inner = [left.extents[1], right.extents[1]];
    if inner[0] != inner[1] {
        let [lhs, rhs] = DynExtent::of_each(inner);
        contraction::inner([R, P], [lhs, rhs])?;
    }
    of_operands::<_, R, P, Q>(&left, &right, known)
}

/// The product of two operands of rank 1 or 2 whose extents along the axes `terms` are equal; `None` if they are not such.
#[inline(always)]
pub(crate) fn matrices<T, const R: usize, const P: usize, const Q: usize, L: Layout<R>, M: Layout<P>>(
    left: &View<'_, T, R, L>,
    right: &View<'_, T, P, M>,
    terms: [usize; 2],
    known: &[Option<usize>; Q],
) -> Option<Parts<T, Q>>
where
    T: Copy + Zero + Mul<Output = T> + 'static,
{
    let (left, right) = (operand(left, terms[0])?, operand(right, terms[1])?);
    (left.extents[1] == right.extents[1]).then(|| of_operands::<_, R, P, Q>(&left, &right, known))
}

/// The product of two operands, each with the contracted axis along its columns, of arrays of ranks `R` and `P`.
#[inline(always)]
fn of_operands<T: Copy + Zero + Mul<Output = T> + 'static, const R: usize, const P: usize, const Q: usize>(
    left: &MatrixOperand<'_, T>,
    right: &MatrixOperand<'_, T>,
    known: &[Option<usize>; Q],
) -> Parts<T, Q> {
    let mut extents = [1; Q];
    // The axis of a vector is not an axis of the result.
    match (R, P) {
        (2, 2) => extents[..2].copy_from_slice(&[left.extents[0], right.extents[0]]),
        (2, _) => extents[0] = left.extents[0],
        (_, 2) => extents[0] = right.extents[0],
        _ => {}
    }
    agree_with(known, &extents)?;
    if P == 1
        && let Some(products) = small_by_vector(left, right)
    {
        return Ok((products.into_vec(), extents));
    }
    Ok((direct(left, &right.transposed())?, extents))
}

/// A matrix times a vector, both along memory, with at most [`SMALL_BY_VECTOR`] products; `None` where this is not so, or there is not enough memory for the result.
#[inline(never)]
fn small_by_vector<T: Copy + Zero + Mul<Output = T>>(
    left: &MatrixOperand<'_, T>,
    vector: &MatrixOperand<'_, T>,
) -> Option<Boxed<T>> {
    let ([rows, terms], matrix) = (left.extents, &left.matrix);
    // Without terms, the operands may begin after the end of their memory.
    let is_small = rows.saturating_mul(terms) <= SMALL_BY_VECTOR;
    if terms == 0 || matrix.steps[1] != 1 || vector.matrix.steps[1] != 1 || !is_small {
        return None;
    }
    let vector = &vector.matrix.data[vector.matrix.base..][..terms];
    if let Ok(down) = usize::try_from(matrix.steps[0])
        && rows > 0
    {
        return dots_of_rows([rows, terms], (&matrix.data[matrix.base..], down), (vector, 0)).ok().map(boxed);
    }
    let mut from = matrix.base;
    boxed_from_fn(rows, |_| {
        let row = &matrix.data[from..][..terms];
        from = from.wrapping_add_signed(matrix.steps[0]);
        dot_slices(row, vector)
    })
}

/// The product of two matrices, in row-major order. The extents that are contracted are equal.
#[inline(never)]
pub(crate) fn direct<T: Copy + Zero + Mul<Output = T> + 'static>(
    left: &MatrixOperand<'_, T>,
    right: &MatrixOperand<'_, T>,
) -> Result<Vec<T>, ContractionError> {
    let ([m, k], [_, n]) = (left.extents, right.extents);
    let (left, right) = (&left.matrix, &right.matrix);
    let count = index::element_count(&[m, n])?;
    let mut data = allocate(count)?;
    if count == 0 || k == 0 {
        resize(&mut data, count, T::zero());
    } else if n == 2 && right.steps == [2, 1] {
        narrow::<_, 2>(&mut data, left, right, [m, k]);
    } else if n == 3 && right.steps == [3, 1] {
        narrow::<_, 3>(&mut data, left, right, [m, k]);
    } else if count.saturating_mul(k) > SMALL {
        resize(&mut data, count, T::zero());
        if m == 1 && product::commutes::<T>() {
            // A vector times a matrix is the matrix with its axes exchanged times the vector.
            many(&mut data, &right.transposed(), &left.transposed(), [n, k, 1])?;
        } else {
            many(&mut data, left, right, [m, k, n])?;
        }
    } else if n > 1 && right.steps[1] == 1 {
        by_rows(&mut data, left, right, [m, k, n]);
    } else if n == 1 && left.steps[1] == 1 && right.steps[0] == 1 {
        // A matrix times a vector, both along memory.
        let vector = &right.data[right.base..][..k];
        data.extend((0..m).map(|row| {
            let from = left.base.wrapping_add_signed(left.steps[0].wrapping_mul(row.cast_signed()));
            dot_slices(&left.data[from..][..k], vector)
        }));
    } else {
        let offset = |from: usize, step: isize, at: usize| {
            from.wrapping_add_signed(step.wrapping_mul(at.cast_signed()))
        };
        for row in 0..m {
            let row = (left.data, offset(left.base, left.steps[0], row), left.steps[1]);
            for column in 0..n {
                let column = (right.data, offset(right.base, right.steps[1], column), right.steps[0]);
                data.push(rows::dot(k, row, column));
            }
        }
    }
    Ok(data)
}

/// The products of each element of a vector with each of another. They are not summed, so the product of 1.0 and -0.0 is -0.0.
#[inline(never)]
pub(crate) fn outer<T: Copy + Mul<Output = T>>(
    left: &MatrixOperand<'_, T>,
    right: &MatrixOperand<'_, T>,
) -> Result<Vec<T>, ContractionError> {
    let ([_, m], [_, n]) = (left.extents, right.extents);
    let (left, right) = (&left.matrix, &right.matrix);
    let mut data = allocate(index::element_count(&[m, n])?)?;
    if n == 0 {
        return Ok(data);
    }
    for row in 0..m {
        let factor = left.at(0, row);
        if right.steps[1] == 1 {
            append_within(&mut data, &right.data[right.base..][..n], |element| factor * *element);
        } else {
            data.extend((0..n).map(|column| factor * right.at(0, column)));
        }
    }
    Ok(data)
}

/// Many products: by blocks, or by a kernel.
fn many<T: Copy + Zero + Mul<Output = T> + 'static>(
    result: &mut [T],
    left: &StridedMatrix<'_, T>,
    right: &StridedMatrix<'_, T>,
    [m, k, n]: [usize; 3],
) -> Result<(), ContractionError> {
    let task = Task { m, n, k, accumulate: false };
    let mut scratch = Scratch::new(&task)?;
    product::product(&task, left, right, (result, 0, [n.cast_signed(), 1]), &mut scratch);
    Ok(())
}

/// Few products, with rows of the right operand along memory: parts of a row of the result are sums of parts of those rows, in registers.
#[inline(always)]
fn by_rows<T: Copy + Zero + Mul<Output = T>>(
    result: &mut Vec<T>,
    left: &StridedMatrix<'_, T>,
    right: &StridedMatrix<'_, T>,
    [m, k, n]: [usize; 3],
) {
    for row in 0..m {
        let from = left.base.wrapping_add_signed(left.steps[0].wrapping_mul(row.cast_signed()));
        let row = (left.data, from, left.steps[1]);
        let mut column = 0;
        while n - column >= 8 {
            result.extend_from_slice(&part::<T, 8>(k, row, right, column));
            column += 8;
        }
        while n - column >= 4 {
            result.extend_from_slice(&part::<T, 4>(k, row, right, column));
            column += 4;
        }
        match n - column {
            1 => result.extend_from_slice(&part::<T, 1>(k, row, right, column)),
            2 => result.extend_from_slice(&part::<T, 2>(k, row, right, column)),
            3 => result.extend_from_slice(&part::<T, 3>(k, row, right, column)),
            _ => {}
        }
    }
}

/// Products with `N` columns, of rows one after another, so few that the sums of several rows are in registers.
#[inline(never)]
fn narrow<T: Copy + Zero + Mul<Output = T>, const N: usize>(
    result: &mut Vec<T>,
    left: &StridedMatrix<'_, T>,
    right: &StridedMatrix<'_, T>,
    [m, k]: [usize; 2],
) {
    let (mut from, mut rest) = (left.base, m);
    let lines = &right.data[right.base..].as_chunks::<N>().0[..k];
    let down = |from: usize, rows: isize| from.wrapping_add_signed(left.steps[0].wrapping_mul(rows));
    if k == N && left.steps == right.steps {
        // Points times a square: a copy of it, which the compiler knows not to be written to, is in registers.
        let square: [[T; N]; N] = array::from_fn(|term| lines[term]);
        return append_arrays(result, left.data[from..][..m * N].as_chunks::<N>().0.iter(), |row| {
            let mut sums = [T::zero(); N];
            for (factor, line) in row.iter().zip(&square) {
                for at in 0..N {
                    sums[at] = sums[at] + *factor * line[at];
                }
            }
            sums
        });
    }
    while rest >= TOGETHER && left.steps[1] == 1 {
        let rows: [&[T]; TOGETHER] =
            array::from_fn(|number| &left.data[down(from, number.cast_signed())..][..k]);
        let mut all = [[T::zero(); N]; TOGETHER];
        if N == 2 {
            // Two rows fill a register, without an exchange at the end.
            for (term, factors) in lines.iter().enumerate() {
                for (sums, row) in all.iter_mut().zip(rows) {
                    for column in 0..N {
                        sums[column] = sums[column] + row[term] * factors[column];
                    }
                }
            }
        } else {
            let mut sums = [[T::zero(); TOGETHER]; N];
            for (term, factors) in lines.iter().enumerate() {
                let terms = rows.map(|row| row[term]);
                for column in 0..N {
                    for row in 0..TOGETHER {
                        sums[column][row] = sums[column][row] + terms[row] * factors[column];
                    }
                }
            }
            all = array::from_fn(|row| sums.map(|sums| sums[row]));
        }
        result.extend_from_slice(all.as_flattened());
        (from, rest) = (down(from, TOGETHER.cast_signed()), rest - TOGETHER);
    }
    for _ in 0..rest {
        result.extend_from_slice(&part::<T, N>(k, (left.data, from, left.steps[1]), right, 0));
        from = down(from, 1);
    }
}

/// `N` elements of a row of the result, from a column on.
#[inline(always)]
fn part<T: Copy + Zero + Mul<Output = T>, const N: usize>(
    k: usize,
    (data, from, along): rows::OperandRow<'_, T>,
    right: &StridedMatrix<'_, T>,
    column: usize,
) -> [T; N] {
    let mut sums = [T::zero(); N];
    let (mut left, mut at) = (from, right.base.wrapping_add(column));
    for _ in 0..k {
        let factor = data[left];
        // By position: the compiler keeps the sums of an iterator in memory.
        let Some(line) = right.data[at..].first_chunk::<N>() else { break };
        for at in 0..N {
            sums[at] = sums[at] + factor * line[at];
        }
        left = left.wrapping_add_signed(along);
        at = at.wrapping_add_signed(right.steps[0]);
    }
    sums
}
