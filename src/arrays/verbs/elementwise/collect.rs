//! Results in new memory, in logical order: the loops of a [`WritePlan`] over the elements of its operands.

#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::integer_division_remainder_used,
    reason = "there are two operands; a copy has as many elements as its rows; a chunk has an element; spans of memory fit"
)]

use alloc::vec::Vec;
use core::array;

use crate::{
    array::access::append::{append, append_apart, append_pairs},
    broadcast::BroadcastError,
    extent::agree,
    index::MemoryError,
    loops::nest::{self, Nest, Row, Run, each_plane, step},
    loops::{
        allocate::{allocate, is_sizeless, reserve},
        spread::{in_long_rows, in_long_rows3},
        write::{StretchedLayout, WritePlan, apply_across},
    },
};

/// An operand, and its memory.
pub(crate) type OperandData<'p, T, const R: usize> = (StretchedLayout<'p, R>, &'p [T]);

/// New elements and their extents.
pub(crate) type Collected<V, const R: usize> = Result<(Vec<V>, [usize; R]), BroadcastError>;

/// The results of a function for the pairs of elements of two operands, broadcast to each other. `known` is what the type of the result knows.
/// Compiled once per rank and function, and not once per shape.
pub(crate) fn pairs<T, U, V, const R: usize>(
    (first, left): OperandData<'_, T, R>,
    (second, right): OperandData<'_, U, R>,
    known: &[Option<usize>; R],
    mut map: impl FnMut(&T, &U) -> V,
) -> Collected<V, R> {
    let plan = WritePlan::new([first, second], known)?;
    let mut data = allocate(plan.count)?;
    if !in_long_rows(&plan.nest, (left, right), |_, left, right| {
        append_slices(&mut data, (left, right), &mut map);
    })? {
        plan.nest.fold((), |(), row| {
            extend(&mut data, row.len, row.run(0, left), row.run(1, right), &mut map);
        });
    }
    Ok((data, plan.extents))
}

/// [`append_pairs`] as a function: it is called with a copy on either side.
#[inline(never)]
fn append_slices<T, U, V>(data: &mut Vec<V>, slices: (&[T], &[U]), map: &mut impl FnMut(&T, &U) -> V) {
    append_pairs(data, slices, map);
}

/// The elements of two operands that are slices and have the same extents, which agree with `known`: most operands. Their pairs begin without a plan.
#[inline(always)]
pub(crate) fn dense<'p, T, U, const R: usize>(
    ((first, _), left): OperandData<'p, T, R>,
    ((second, _), right): OperandData<'p, U, R>,
    known: &[Option<usize>; R],
) -> Option<(&'p [T], &'p [U])> {
    let ([at, with], len) = nest::slices([first, second])?;
    agree(known, &first.extents()).ok()?;
    Some((left.get(at..)?.get(..len)?, right.get(with..)?.get(..len)?))
}

/// [`pairs`] of elements that are copied: the rows of an operand in another order than the result are read by a loop of their own, or copied if their cache
/// lines would leave the caches before the next row uses them.
pub(crate) fn copied_pairs<T: Copy, const R: usize>(
    (first, left): OperandData<'_, T, R>,
    (second, right): OperandData<'_, T, R>,
    known: &[Option<usize>; R],
    mut map: impl FnMut(&T, &T) -> T,
) -> Collected<T, R> {
    let plan = WritePlan::new([first, second], known)?;
    let mut data = allocate(plan.count)?;
    match over(&plan.nest, plan.count) {
        0 => {
            let (first, nest) = plan.nest.before(0);
            data.extend_from_slice(&left[first..][..plan.count]);
            apply_across(&mut data, right, &nest, |to, right| *to = map(to, right));
            return Ok((data, plan.extents));
        }
        1 => {
            let (first, nest) = plan.nest.before(1);
            data.extend_from_slice(&right[first..][..plan.count]);
            apply_across(&mut data, left, &nest, |to, left| *to = map(left, to));
            return Ok((data, plan.extents));
        }
        _ => {}
    }
    let nest = &plan.nest;
    if in_long_rows(nest, (left, right), |_, left, right| {
        append_slices(&mut data, (left, right), &mut map);
    })? {
        return Ok((data, plan.extents));
    }
    let far = far_operand(nest, [left, right]);
    if far < 2 {
        let from = if far == 0 { left } else { right };
        in_bands(nest, (far, from), &mut |nest, copy| {
            let operands = if far == 0 { [copy, right] } else { [left, copy] };
            append_rows(&mut data, nest, operands, &mut map);
        })?;
    } else {
        append_rows(&mut data, nest, [left, right], &mut map);
    }
    Ok((data, plan.extents))
}

/// The operand of which a copy becomes the result; 2 if there is none. It is one slice in logical order, and the rows of the other one run across it.
///
/// The blocks of a loop in place take less time than rows one after another, as long as the copy is in the nearest cache: `f64`, 16^2: 0.65 of the time.
#[inline(always)]
fn over<const R: usize>(nest: &Nest<R, 2>, count: usize) -> usize {
    /// The most elements of such a copy.
    const MOST: usize = 1 << 11;
    let ((len, strides), (_, next)) = (nest.axis_from_last(1), nest.axis_from_last(2));
    if nest.axes() != 2 || count > MOST {
        return 2;
    }
    let is_slice = |operand: usize| strides[operand] == 1 && next[operand] == len.cast_signed();
    match strides {
        [_, stride] if is_slice(0) && stride > 1 && next[1] == 1 => 0,
        [stride, _] if is_slice(1) && stride > 1 && next[0] == 1 => 1,
        _ => 2,
    }
}

/// Appends the results for the pairs of elements of two operands.
#[inline(never)]
fn append_rows<T: Copy, const R: usize>(
    data: &mut Vec<T>,
    nest: &Nest<R, 2>,
    [left, right]: [&[T]; 2],
    map: &mut impl FnMut(&T, &T) -> T,
) {
    match nest.axis_from_last(1).1 {
        [0, stride] if stride > 1 => {
            return append_rows_same(data, nest, (1, [left, right]), |right, left| map(left, right));
        }
        [stride, 0] if stride > 1 => return append_rows_same(data, nest, (0, [right, left]), map),
        _ => {}
    }
    nest.fold((), |(), row| extend(data, row.len, row.run(0, left), row.run(1, right), &mut *map));
}

/// [`append_rows`] of rows in which the elements of one operand are a positive stride apart, and the other one repeats an element. `map` takes the one that is
/// apart first, and its memory is the second.
#[inline(never)]
fn append_rows_same<T: Copy, const R: usize>(
    data: &mut Vec<T>,
    nest: &Nest<R, 2>,
    (apart, [same, from]): (usize, [&[T]; 2]),
    mut map: impl FnMut(&T, &T) -> T,
) {
    each_plane!(nest, plane => {
        let Row { mut offsets, strides, len } = plane.first;
        for _ in 0..plane.rows {
            let [from_at, same_at] = [offsets[apart], offsets[1 - apart]].map(isize::cast_unsigned);
            // A copy, which the compiler knows not to be written to with the results.
            let same = same[same_at];
            append_apart(data, &from[from_at..], (strides[apart].cast_unsigned(), len), |from| map(from, &same));
            step(&mut offsets, &plane.next, 1);
        }
    });
}

/// Calls `visit` with bands of a few rows, one after another, and with a copy of an operand's elements in the order of the band.
pub(crate) fn in_bands<T: Copy, const R: usize, const N: usize>(
    nest: &Nest<R, N>,
    (far, from): (usize, &[T]),
    visit: &mut dyn FnMut(&Nest<R, N>, &[T]),
) -> Result<(), MemoryError> {
    let most = const { rows_of_bands::<T>() };
    let ((len, _), (rows, _)) = (nest.axis_from_last(1), nest.axis_from_last(2));
    // Rows that are a power of two apart would share the sets of a cache.
    let apart = len + most;
    let count = apart * most.min(rows);
    let mut copy = allocate(count)?;
    // Any element does; each that is read is overwritten before.
    copy.resize(count, from[0]);
    each_plane!(nest, plane => {
        let (mut row, mut at) = (plane.first, 0);
        while at < plane.rows {
            let rows = (plane.rows - at).min(most);
            let first = (row.offsets[far], row.strides[far]);
            // A constant, so only one of them is compiled.
            if const { rows_of_bands::<T>() == 32 } {
                copy_rows::<T, 32, 8>(&mut copy, from, first, [row.len, apart, rows]);
            } else {
                copy_rows::<T, 16, 4>(&mut copy, from, first, [row.len, apart, rows]);
            }
            visit(&nest.with_copy((far, apart), rows, row.offsets), &copy);
            step(&mut row.offsets, &plane.next, rows.cast_signed());
            at += rows;
        }
    });
    Ok(())
}

/// The number of rows of a band: their elements at one position are a cache line of an operand in another order, or a few.
const fn rows_of_bands<T>() -> usize {
    if size_of::<T>() <= 2 { 32 } else { 16 }
}

/// The operand of which rows are copied before they are used; 2 if there is none.
///
/// A row of the result crosses so many rows of its memory that their cache lines leave the nearest cache before the next row uses them, or the pair has
/// no loop of its own. Time with the copy, of that without: `f64`, 500^2: 1.05, 700^2: 0.73, 1000^2: 0.65, 1024^2: 0.19, 2000^2: 0.68.
#[inline(never)]
fn far_operand<T, const R: usize>(nest: &Nest<R, 2>, operands: [&[T]; 2]) -> usize {
    let (_, strides) = nest.axis_from_last(1);
    let mut operand = 0;
    while operand < 2
        && !is_far_from(nest, (operand, operands[operand]), !matches!(strides[1 - operand], 0 | 1))
    {
        operand += 1;
    }
    operand
}

/// Whether rows of the only operand are copied before they are used. `map_copied` of a transpose of `f64`, 1024^2: 0.24 of the time without the copy.
#[inline(always)]
pub(crate) fn is_far<T, const R: usize>(nest: &Nest<R, 1>, data: &[T]) -> bool {
    /// Not inlined: most arrays have few elements.
    #[inline(never)]
    fn is_far<T, const R: usize>(nest: &Nest<R, 1>, data: &[T]) -> bool {
        is_far_from(nest, (0, data), false)
    }
    nest.axis_from_last(1).0 * nest.axis_from_last(2).0 >= FEW && is_far(nest, data)
}

/// Whether rows of an operand are copied before they are used; always if `is_slow` and they are long enough to be worth it.
#[inline(always)]
fn is_far_from<T, const R: usize, const N: usize>(
    nest: &Nest<R, N>,
    (operand, data): (usize, &[T]),
    is_slow: bool,
) -> bool {
    /// The lines of a row leave the nearest cache, which has as many, before the next row uses them.
    const MOST: usize = 1 << 9;
    let ((len, strides), (rows, next)) = (nest.axis_from_last(1), nest.axis_from_last(2));
    if len * rows < FEW || is_sizeless::<T>() {
        return false;
    }
    let stride = strides[operand].unsigned_abs();
    let is_slow = is_slow || len > MOST || is_crowded::<T>(len, stride);
    // Few rows, or memory that operands share: the copy would be larger than the operand.
    next[operand] == 1 && stride > 1 && is_slow && data.len() >= len * const { rows_of_bands::<T>() }
}

/// Whether the cache lines of so many elements, a stride apart, do not fit the sets of a cache that they share: those of a multiple of a power of two do.
#[inline(always)]
fn is_crowded<T>(len: usize, stride: usize) -> bool {
    /// The bytes of memory that have different sets of a cache, and the ways of a set.
    const SETS: usize = 1 << 16;
    const WAYS: usize = 8;
    let step = 1_usize << stride.wrapping_mul(size_of::<T>()).trailing_zeros().clamp(6, 16);
    len > WAYS * (SETS / step)
}

/// The number of elements of a matrix from which on rows of an operand are copied.
const FEW: usize = 1 << 9;

/// Copies rows of which the next one is beside each, to rows that begin so far apart. The elements of a row are a stride apart.
///
/// A band of `ROWS` rows is copied in rectangles of `WIDE` columns, which the compiler moves within registers: a matrix of 1000^2 and a transpose, added,
/// take 0.65 (`f64`) and 0.57 (`f32`) of the time without a copy.
#[inline(never)]
fn copy_rows<T: Copy, const ROWS: usize, const WIDE: usize>(
    to: &mut [T],
    from: &[T],
    (mut offset, stride): (isize, isize),
    [len, apart, rows]: [usize; 3],
) {
    let mut column = 0;
    let mut next = |of: usize| {
        let column = &from[offset.cast_unsigned()..][..of];
        // One step past the last column may wrap; it is not used.
        offset = offset.wrapping_add(stride);
        column
    };
    if rows == ROWS {
        while column + WIDE <= len {
            let columns: [&[T; ROWS]; WIDE] = array::from_fn(|_| &next(ROWS).as_chunks().0[0]);
            for row in 0..ROWS {
                let to = &mut to[row * apart + column..].as_chunks_mut::<WIDE>().0[0];
                *to = columns.map(|column| column[row]);
            }
            column += WIDE;
        }
    }
    while column < len {
        for (to, from) in to[column..].iter_mut().step_by(apart).zip(next(rows)) {
            *to = *from;
        }
        column += 1;
    }
}

/// [`pairs`] of three operands.
pub(crate) fn triples<T, U, W, V, const R: usize>(
    (first, a): OperandData<'_, T, R>,
    (second, b): OperandData<'_, U, R>,
    (third, c): OperandData<'_, W, R>,
    known: &[Option<usize>; R],
    mut map: impl FnMut(&T, &U, &W) -> V,
) -> Collected<V, R> {
    let plan = WritePlan::new([first, second, third], known)?;
    let mut data = allocate(plan.count)?;
    if in_long_rows3(&plan.nest, (a, b, c), |a, b, c| append_triples(&mut data, (a, b, c), &mut map))? {
        return Ok((data, plan.extents));
    }
    plan.nest.fold((), |(), row| match (row.run(0, a), row.run(1, b), row.run(2, c)) {
        (Run::Slice(a), Run::Slice(b), Run::Slice(c)) => append_triples(&mut data, (a, b, c), &mut map),
        // If one operand is constant along the row, two are left.
        (a, b, Run::Same(c)) => extend(&mut data, row.len, a, b, |a, b| map(a, b, c)),
        (a, Run::Same(b), c) => extend(&mut data, row.len, a, c, |a, c| map(a, b, c)),
        (Run::Same(a), b, c) => extend(&mut data, row.len, b, c, |b, c| map(a, b, c)),
        (a, b, c) => data.extend((0..row.len).map(|at| map(a.at(at), b.at(at), c.at(at)))),
    });
    Ok((data, plan.extents))
}

/// Appends the results for the elements of three slices of the same length.
#[inline(never)]
fn append_triples<T, U, W, V>(
    data: &mut Vec<V>,
    (a, b, c): (&[T], &[U], &[W]),
    map: &mut impl FnMut(&T, &U, &W) -> V,
) {
    data.extend(a.iter().zip(b).zip(c).map(|((a, b), c)| map(a, b, c)));
}

/// [`pairs`] of two slices of the same length.
#[inline(never)]
pub(crate) fn slices<T, U, V>(
    left: &[T],
    right: &[U],
    map: impl FnMut(&T, &U) -> V,
) -> Result<Vec<V>, MemoryError> {
    let mut data = allocate(left.len())?;
    append_pairs(&mut data, (left, right), map);
    Ok(data)
}

/// [`slices`] into an empty vector of the caller: one that is returned is read just after it is written, in other units, for which the processor waits
/// 4 ns.
#[inline(never)]
pub(crate) fn slices_to<T, U, V>(
    data: &mut Vec<V>,
    (left, right): (&[T], &[U]),
    map: impl FnMut(&T, &U) -> V,
) -> Result<(), MemoryError> {
    reserve(data, left.len())?;
    append_pairs(data, (left, right), map);
    Ok(())
}

/// Appends the results of `map` for the pairs of two rows of `len`. The pairings that matter have a loop of their own.
#[inline(always)]
pub(crate) fn extend<T, U, V>(
    data: &mut Vec<V>,
    len: usize,
    left: Run<'_, T>,
    right: Run<'_, U>,
    mut map: impl FnMut(&T, &U) -> V,
) {
    match (left, right) {
        (Run::Slice(left), Run::Slice(right)) => append_pairs(data, (left, right), map),
        (Run::Slice(left), Run::Same(right)) => append(data, left, |left| map(left, right)),
        (Run::Same(left), Run::Slice(right)) => append(data, right, |right| map(left, right)),
        (Run::Slice(left), Run::Apart { data: right, stride: stride @ 1.., .. })
            if !is_crowded::<U>(len, stride.cast_unsigned()) =>
        {
            extend_across(data, left, (right, stride.cast_unsigned()), map);
        }
        (Run::Apart { data: left, stride: stride @ 1.., .. }, Run::Slice(right))
            if !is_crowded::<T>(len, stride.cast_unsigned()) =>
        {
            extend_across(data, right, (left, stride.cast_unsigned()), |right, left| map(left, right));
        }
        (left, right) => {
            let (left, right) = (left.into_line(), right.into_line());
            data.extend((0..len).map(|at| map(left.at(at), right.at(at))));
        }
    }
}

/// [`extend`] of a row and of elements that are a stride apart, such as a row of a transpose: 0.4 of the time. If each of them is read from a farther cache, it takes up
/// to 1.5 times as long.
#[inline(always)]
fn extend_across<T, U, V>(
    data: &mut Vec<V>,
    row: &[T],
    (across, stride): (&[U], usize),
    mut map: impl FnMut(&T, &U) -> V,
) {
    // Chunks of a stride begin with the elements, except the last one.
    data.extend(row.iter().zip(across.chunks_exact(stride)).map(|(element, chunk)| map(element, &chunk[0])));
    if let (Some(element), Some(last)) = (row.last(), across.last()) {
        data.push(map(element, last));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        extent::named::Stretches,
        index::Walk,
        layout::{Mapping as _, Strided},
        verbs::elementwise::map::on_heap::collect_copied,
    };

    /// Layouts of the same elements: all orders of the axes, with and without each of three reversals, and two with repeated elements.
    fn layouts(extents: [usize; 3]) -> Vec<Strided<3>> {
        let mut layouts = Vec::new();
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            for reversed in [None, Some(0), Some(1), Some(2)] {
                let (mut strides, mut stride) = ([0; 3], 1_isize);
                for axis in order {
                    strides[axis] = if reversed == Some(axis) { -stride } else { stride };
                    stride *= extents[axis].cast_signed();
                }
                layouts.extend(Strided::new(extents, strides));
            }
        }
        layouts.extend(Strided::new(extents, [1, 0, extents[0].cast_signed()]));
        layouts.extend(Strided::new(extents, [1, extents[0].cast_signed(), 0]));
        layouts
    }

    /// Returns whether the operand was copied, and compares the results, and the order of the calls, with those of each index.
    fn compare_one<T: Copy + PartialEq + core::fmt::Debug, const R: usize>(
        data: &[T],
        layout: &Strided<R>,
    ) -> bool {
        let mut calls = 0_usize;
        let found = collect_copied(data, layout, |x| {
            calls += 1;
            (calls, *x)
        });
        let expected = Walk::all(layout.extents()).map(|index| data[layout.offset_unchecked(index)]);
        assert!(found.into_iter().eq((1..).zip(expected)), "{layout:?}");
        is_far(&Nest::new([layout]), data)
    }

    /// Small results are written over a copy of the operand that is in logical order.
    #[test]
    fn small_results_are_written_over_a_copy() {
        let mut copies = 0;
        for [rows, columns] in Walk::all([23, 23]).map(|[rows, columns]| [rows + 1, columns + 1]) {
            let data: Vec<i64> = (1..).take(rows * columns + 2).collect();
            let (r, c) = (rows.cast_signed(), columns.cast_signed());
            for strides in [[1, r], [-1, r], [1, -r], [0, 1], [1, 0], [c, 0]] {
                let across = Strided::new([rows, columns], strides).unwrap();
                let layout = Strided::from_parts([rows, columns], [c, 1], 2);
                let slice = ((&layout, &[Stretches::No; 2]), &data[..]);
                let other = ((&across, &[Stretches::No; 2]), &data[..]);
                for (left, right) in [(slice, other), (other, slice)] {
                    let found = copied_pairs(left, right, &[None; 2], |x, y| 1000 * x - y).unwrap();
                    let element =
                        |(part, data): OperandData<'_, i64, 2>, index| data[part.0.offset_unchecked(index)];
                    let expected = Walk::all([rows, columns])
                        .map(|index| 1000 * element(left, index) - element(right, index));
                    assert!(found.0.into_iter().eq(expected), "{layout:?} {across:?}");
                    copies += usize::from(over(&Nest::new([left.0.0, right.0.0]), rows * columns) < 2);
                }
            }
        }
        assert!(copies > 900, "{copies}");
    }

    /// Returns how many operands of pairs, and how many single ones, were copied, and compares the results with those of the loop without copies.
    fn compare<T: Copy + PartialEq + core::fmt::Debug>(
        extents: [usize; 3],
        element: impl Fn(usize) -> T,
        map: fn(&T, &T) -> T,
    ) -> [usize; 2] {
        let (all, stays, mut far) = (layouts(extents), [Stretches::No; 3], [0; 2]);
        let count = extents.iter().product();
        let [data, other] = [0, 7].map(|first| (first..).map(&element).take(count).collect::<Vec<T>>());
        for left in &all {
            far[1] += usize::from(compare_one(&data, left));
            for right in &all {
                let (a, b) = (((left, &stays), &data[..]), ((right, &stays), &other[..]));
                let found = copied_pairs(a, b, &[None; 3], map);
                let of = |data: &[T], layout: &Strided<3>, index| data[layout.offset_unchecked(index)];
                let expected =
                    Walk::all(extents).map(|index| map(&of(&data, left, index), &of(&other, right, index)));
                assert!(found.unwrap().0.into_iter().eq(expected.clone()), "{left:?} {right:?}");
                // Without copies, and of results that are dropped.
                let found = pairs(a, b, &[None; 3], |x, y| Box::new(map(x, y))).unwrap().0;
                assert!(found.into_iter().map(|result| *result).eq(expected), "{left:?} {right:?}");
                far[0] += usize::from(far_operand(&Nest::new([left, right]), [&data, &other]) < 2);
            }
        }
        far
    }

    #[test]
    fn operands_that_are_copied_to_rows_have_the_same_results() {
        let number = |at: usize| u32::try_from(at % 1000).unwrap_or_default();
        let far = [
            compare([4, 24, 30], |at| number(at).cast_signed(), |x, y| 3 * x - y),
            compare([3, 128, 32], |at| f64::from(number(at)), |x, y| x - 2.0 * y),
            compare([2, 2, 2], number, |x, y| x * 5 + y),
            compare([5, 26, 25], |at| [number(at); 9], |x, y| [x[0], y[1], 0, x[2], y[8], 1, 2, 3, x[5]]),
            compare(
                [2, 34, 45],
                |at| u8::try_from(at % 251).unwrap_or_default(),
                |x, y| x.wrapping_mul(3).wrapping_sub(*y),
            ),
        ];
        assert!([far[0], far[1], far[3], far[4]].iter().all(|[pairs, _]| *pairs > 30), "{far:?}");
        assert_eq!(far.map(|[_, one]| one), [0; 5], "rows that stay in the caches are not copied");
        let numbers: Vec<u32> = (0..1 << 18).map(number).collect();
        for strides in [[1, 1 << 14], [-1, 1 << 14], [1, -(1 << 14)], [1, 1 << 13]] {
            for rows in [1, 34, 40, 64] {
                let layout = Strided::new([rows, 15], strides).unwrap();
                let is_far = rows > 34 && strides[0] == 1 && strides[1].unsigned_abs() == 1 << 14;
                assert_eq!(compare_one(&numbers, &layout), is_far, "{layout:?}");
            }
        }
    }
}
