//! Results within an array, one by one: the operands of an operation, read by the linear index of the result. Where the types know all layouts, the
//! compiler unrolls short loops and computes all offsets.

use core::{fmt, hint::black_box, marker::PhantomData};

use num_traits::Zero;

use crate::{
    array::Operand,
    broadcast::{BroadcastError, typed_strides_to},
    index::element_count,
    layout::{Layout, Strided},
    loops::write::{WritePlan, stretched},
    storage::{ElementPlace, ResultStorage},
    types::ExtentList,
};

/// The memory of the result, with the extents `E`, of an operation on arrays at the places `P` and `Q`.
pub(crate) type ResultMemory<T, P, Q, E> =
    <<P as ElementPlace>::With<Q> as ElementPlace>::ResultStorage<T, E>;

/// An operand, broadcast to the extents of the result.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OperandReader<'a, T, const R: usize> {
    data: &'a [T],
    layout: Strided<R>,
    pub(crate) in_order: bool,
}

impl<'a, T, const R: usize> OperandReader<'a, T, R> {
    /// The elements of a layout in logical order.
    #[inline(always)]
    pub(crate) fn new(data: &'a [T], layout: Strided<R>) -> Self {
        Self { data, in_order: layout.is_row_major(), layout }
    }

    /// The element at a place in a row of the result.
    #[inline(always)]
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "a linear index of a layout whose offsets are within the memory; there is none if an extent is 0"
    )]
    pub(crate) fn at(&self, [row, place]: [usize; 2]) -> &'a T {
        let (extents, strides) = (self.layout.extents(), self.layout.strides());
        let Some((last, others)) = strides.split_last() else { return &self.data[self.layout.base()] };
        if self.in_order {
            return &self.data[row * extents[R - 1] + place];
        }
        let step = |stride: isize, digit: usize| stride.wrapping_mul(digit.cast_signed());
        let (mut rest, mut offset) = (row, self.layout.base().wrapping_add_signed(step(*last, place)));
        // The first axis has the rest, without a division.
        for axis in (1..others.len()).rev() {
            offset = offset.wrapping_add_signed(step(strides[axis], rest % extents[axis]));
            rest /= extents[axis];
        }
        &self.data[offset.wrapping_add_signed(others.first().map_or(0, |stride| step(*stride, rest)))]
    }
}

/// The results of a function for each row and place of a result with these extents: one row, if all operands are read in the order of memory.
#[inline(always)]
fn each<T, M: ResultStorage<T>, const R: usize>(
    extents: &[usize; R],
    in_order: bool,
    mut result: impl FnMut([usize; 2]) -> T,
) -> M {
    let len = if in_order { usize::MAX } else { extents.last().copied().unwrap_or(1) };
    let count = element_count(extents).unwrap_or(usize::MAX);
    M::collect_rows(count, len, |row, place| result([row, place]))
}

/// [`each`], of one operand in its logical order.
#[inline(always)]
pub(crate) fn each_element<'a, T, U, M: ResultStorage<U>, const R: usize>(
    data: &'a [T],
    layout: Strided<R>,
    mut result: impl FnMut(&'a T) -> U,
) -> M {
    let elements = OperandReader::new(data, layout);
    each(&layout.extents(), elements.in_order, |at| result(elements.at(at)))
}

/// The length from which on rows are summed in lanes.
pub(crate) const LONG: usize = 8;

/// The sums of rows: of what a function returns for each element and its place in the row. A row has at least [`LONG`] elements.
///
/// Each row is added in lanes, and the lanes of four rows are added side by side. The compiler does not see that they are the same lanes: if it did, it would
/// transpose the elements and not the lanes, and so move four to eight times as many.
///
/// With `WITH_ZERO`, zero is one of the terms, so the sum of -0.0 alone is 0.0.
#[inline(always)]
#[expect(clippy::arithmetic_side_effects, reason = "the number of a row is below that of the results")]
pub(crate) fn sums_of_rows<'a, T: Copy + 'a, U: Copy + Zero, const WITH_ZERO: bool>(
    results: &mut [U],
    row: impl Fn(usize) -> &'a [T],
    term: impl Fn(T, usize) -> U,
) {
    let mut number = 0;
    let (blocks, others) = results.as_chunks_mut::<ROWS>();
    for block in blocks {
        let rows = [row(number), row(number + 1), row(number + 2), row(number + 3)];
        *block = side_by_side::<_, _, 4, WITH_ZERO>(rows, &term);
        number += ROWS;
    }
    for result in others {
        [*result] = side_by_side::<_, _, 1, WITH_ZERO>([row(number)], &term);
        number += 1;
    }
}

/// A row is added in as many lanes.
const LANES: usize = 4;
/// As many rows are added side by side.
const ROWS: usize = 4;

/// The sums of some rows, which are equally long and have at least [`LANES`] elements.
#[inline(always)]
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "overflow in the arithmetic of elements is that of the element type; lanes are below the length of a chunk"
)]
fn side_by_side<T: Copy, U: Copy + Zero, const N: usize, const WITH_ZERO: bool>(
    rows: [&[T]; N],
    term: &impl Fn(T, usize) -> U,
) -> [U; N] {
    // One chunk of all rows after another; lanes that begin with a term, not with zero.
    let mut lanes = [[U::zero(); LANES]; N];
    for row in 0..N {
        for lane in 0..LANES {
            lanes[row][lane] = term(rows[row][lane], lane);
        }
    }
    let mut chunk = LANES;
    while chunk + LANES <= rows[0].len() {
        for row in 0..N {
            for lane in 0..LANES {
                lanes[row][lane] = lanes[row][lane] + term(rows[row][chunk + lane], chunk + lane);
            }
        }
        chunk += LANES;
    }
    for row in 0..N {
        for place in chunk..rows[row].len() {
            lanes[row][place - chunk] = lanes[row][place - chunk] + term(rows[row][place], place);
        }
    }
    // The compiler does not see that the lanes below are those above.
    let lanes = black_box(&lanes);
    let mut sums = [U::zero(); N];
    for (sum, [a, b, c, d]) in sums.iter_mut().zip(lanes) {
        // At the end, and not to the lanes of each row.
        *sum = (*a + *b) + (*c + *d);
        if WITH_ZERO {
            *sum = *sum + U::zero();
        }
    }
    sums
}

/// The elements that one result of a reduction is computed from.
#[cfg_attr(doc, doc(hidden))]
pub struct TermsOfResult<'a, T, const R: usize> {
    data: &'a [T],
    /// With extent 1 along the other axes.
    layout: Strided<R>,
    count: usize,
}

impl<'a, T, const R: usize> TermsOfResult<'a, T, R> {
    /// The elements of the result at a linear index, in a reduction along some axes.
    #[inline(always)]
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "there is no result if an extent of the other axes is 0"
    )]
    pub(crate) fn new(data: &'a [T], layout: &Strided<R>, is_reduced: &[bool; R], result: usize) -> Self {
        let (mut extents, strides) = (layout.extents(), layout.strides());
        let (mut rest, mut base, mut count) = (result, layout.base(), 1_usize);
        for axis in (0..R).rev() {
            if is_reduced[axis] {
                count = count.wrapping_mul(extents[axis]);
            } else if extents[axis] > 1 {
                base = base
                    .wrapping_add_signed(strides[axis].wrapping_mul((rest % extents[axis]).cast_signed()));
                rest /= extents[axis];
                extents[axis] = 1;
            }
        }
        Self { data, layout: Strided::from_parts(extents, strides, base), count }
    }

    /// The elements of a row.
    #[cfg(feature = "alloc")]
    #[inline(always)]
    pub(crate) const fn of_row(row: &'a [T]) -> Self {
        let (mut extents, mut strides) = ([1; R], [0; R]);
        if let (Some(extent), Some(stride)) = (extents.last_mut(), strides.last_mut()) {
            (*extent, *stride) = (row.len(), 1);
        }
        Self { data: row, layout: Strided::from_parts(extents, strides, 0), count: row.len() }
    }

    /// Their number.
    pub(crate) const fn count(&self) -> usize {
        self.count
    }

    /// The memory and the layout of them as a vector, if they are along one axis.
    pub(crate) fn lane(&self) -> (&'a [T], Strided<1>) {
        let axes = self.layout.extents().into_iter().zip(self.layout.strides());
        // Any stride, if there is one element.
        let stride = axes.fold(1, |found, (extent, stride)| if extent == 1 { found } else { stride });
        let base = if self.count == 0 { 0 } else { self.layout.base() };
        (self.data, Strided::from_parts([self.count], [stride], base))
    }

    /// Folds them in logical order.
    #[inline(always)]
    pub(crate) fn fold<B>(&self, init: B, mut fold: impl FnMut(B, &'a T) -> B) -> B {
        let elements = OperandReader { data: self.data, layout: self.layout, in_order: false };
        let len = self.layout.extents().last().map_or(1, |len| *len);
        let mut folded = init;
        for row in 0..self.count.checked_div(len).unwrap_or_default() {
            for place in 0..len {
                folded = fold(folded, elements.at([row, place]));
            }
        }
        folded
    }

    /// Folds all but the first, from the first; `None` if there are none.
    #[inline(always)]
    pub(crate) fn reduce(&self, mut fold: impl FnMut(&'a T, &'a T) -> &'a T) -> Option<&'a T> {
        self.fold(None, |folded, element| match folded {
            Some(folded) => Some(fold(folded, element)),
            None => Some(element),
        })
    }
}

impl<T, const R: usize> fmt::Debug for TermsOfResult<'_, T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TermsOfResult").field("layout", &self.layout).finish_non_exhaustive()
    }
}

/// What a type knows of an operand: its layout, and which axes stretch.
pub(crate) trait KnownOperand<const R: usize> {
    const KNOWN: Option<Strided<R>>;
    const STRETCHES: [bool; R];
}

/// An array with the layout `L`.
pub(crate) struct OfLayout<L>(PhantomData<L>);

impl<L: Layout<R>, const R: usize> KnownOperand<R> for OfLayout<L> {
    const KNOWN: Option<Strided<R>> = L::RANKED;
    const STRETCHES: [bool; R] = L::STRETCHES;
}

/// An operand `X` of an operator on elements `T`.
pub(crate) struct InFormula<X, T>(PhantomData<(X, T)>);

impl<T, X: Operand<T, R>, const R: usize> KnownOperand<R> for InFormula<X, T> {
    const KNOWN: Option<Strided<R>> = X::KNOWN;
    const STRETCHES: [bool; R] = X::STRETCHES;
}

/// The layout of an operand, broadcast to the extents `E`, and whether it is in row-major order, if the types know it.
const fn spread<const R: usize, X: KnownOperand<R>, E: ExtentList<R>>() -> Option<(Strided<R>, bool)> {
    let Some(from) = X::KNOWN else { return None };
    let to = E::KNOWN_EXTENTS;
    match typed_strides_to(&from.extents(), &from.strides(), &to, &X::STRETCHES) {
        Ok(strides) => {
            let layout = Strided::from_parts(to, strides, from.base());
            Some((layout, layout.is_row_major()))
        }
        Err(_) => None,
    }
}

/// The readers of two operands, broadcast to the extents `E` of the result.
pub(crate) struct OperandReaders<'a, T, U, E, const R: usize>(
    OperandReader<'a, T, R>,
    OperandReader<'a, U, R>,
    PhantomData<E>,
);

impl<'a, T, U, E: ExtentList<R>, const R: usize> OperandReaders<'a, T, U, E, R> {
    /// The readers of the operands `X` and `Y`, of their memory and their layouts. The type knows `E`. The operands are compared at run time where the types
    /// do not know that they broadcast.
    #[inline(always)]
    pub(crate) fn of<X: KnownOperand<R>, Y: KnownOperand<R>>(
        data: (&'a [T], &'a [U]),
        layouts: impl FnOnce() -> [Strided<R>; 2],
    ) -> Result<Self, BroadcastError> {
        if let (Some((a, ordered_a)), Some((b, ordered_b))) =
            const { (spread::<R, X, E>(), spread::<R, Y, E>()) }
        {
            let left = OperandReader { data: data.0, layout: a, in_order: ordered_a };
            return Ok(Self(
                left,
                OperandReader { data: data.1, layout: b, in_order: ordered_b },
                PhantomData,
            ));
        }
        let [left, right] = layouts();
        let parts = [(&left, &X::STRETCHES), (&right, &Y::STRETCHES)];
        WritePlan::new(parts, &E::EXTENTS)?;
        let to = Strided::from_parts(E::KNOWN_EXTENTS, [0; R], 0);
        let (left, right) = (stretched(parts[0], &to)?, stretched(parts[1], &to)?);
        Ok(Self(OperandReader::new(data.0, left), OperandReader::new(data.1, right), PhantomData))
    }

    /// The results of a function for each pair of elements. They are not within a `Result`, out of which they would be moved.
    #[inline(always)]
    pub(crate) fn each<V, M: ResultStorage<V>>(self, mut result: impl FnMut(&T, &U) -> V) -> M {
        let Self(a, b, _) = self;
        each(&E::KNOWN_EXTENTS, a.in_order && b.in_order, |at| result(a.at(at), b.at(at)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_summed() {
        for (rows, len) in (0..=9).flat_map(|rows| (LONG..=21).map(move |len| (rows, len))) {
            let elements: Vec<usize> = (1..).take(rows * len).collect();
            let mut sums = vec![7; rows];
            let row = |row: usize| &elements[row * len..][..len];
            sums_of_rows::<_, _, true>(&mut sums, row, |element, at| element * (at + 1));
            let expected: Vec<usize> = elements
                .chunks_exact(len)
                .map(|row| row.iter().zip(1..).map(|(element, place)| element * place).sum())
                .collect();
            assert_eq!(sums, expected, "{rows} rows of {len}");
        }
    }
}
