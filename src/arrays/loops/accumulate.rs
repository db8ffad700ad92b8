//! Loops that fold the elements along axes in any order: each row into one element if the axis is the innermost one in memory, and otherwise
//! entire rows into the same row.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the axis is below R; offsets of elements of a layout are below the length of the memory, and fit `isize`"
)]

use core::{fmt, iter::StepBy, slice};

use crate::{
    heap::{Boxed, Vec, boxed},
    index::{MemoryError, element_count},
    layout::Strided,
    loops::nest::{Nest, Plane, Run, each_plane, step},
    loops::{
        allocate::{allocate, boxed_from_fn, resize},
        lanes::{is_integer, lanes, slice_in_lanes, steps_in_lanes},
        rows::{fold_columns, fold_rows_onto},
        short::append_of_rows,
    },
};

/// The length up to which rows are folded side by side, and above which each is folded in many lanes.
pub(crate) const LONG: usize = 64;

/// The number of elements up to which a dense array is reduced along an axis without a nest.
const SMALL: usize = 1 << 10;

/// The most rows that are folded into the same one, one after another.
const ROWS: usize = 512;

/// The elements of an array, and the axes along which they are reduced.
#[cfg_attr(doc, doc(hidden))]
pub struct ReductionInput<'a, T, const R: usize> {
    pub(crate) data: &'a [T],
    pub(crate) layout: Strided<R>,
    /// Which axes are reduced.
    pub(crate) is_reduced: [bool; R],
}

impl<T, const R: usize> ReductionInput<'_, T, R> {
    /// The extents, with extent 1 along the reduced axes; and the product of the extents along these.
    pub(crate) fn flattened(&self) -> ([usize; R], usize) {
        let (mut extents, mut terms) = (self.layout.extents(), 1_usize);
        for (extent, _) in extents.iter_mut().zip(&self.is_reduced).filter(|(_, is)| **is) {
            terms = terms.saturating_mul(*extent);
            *extent = 1;
        }
        (extents, terms)
    }

    /// The elements, the extent of the reduced axis, the product of the extents after it, and that of all others, which is the number of results: if one axis is
    /// reduced, and the array is row-major and has few elements, but some.
    #[inline]
    pub(crate) fn small(&self) -> Option<(&[T], [usize; 3])> {
        self.dense().filter(|(data, [extent, ..])| data.len() <= SMALL && *extent <= LONG)
    }

    /// [`small`](Self::small), also if there are many elements.
    #[inline]
    pub(crate) fn dense(&self) -> Option<(&[T], [usize; 3])> {
        let (extents, strides) = (self.layout.extents(), self.layout.strides());
        let (mut count, mut results, mut found, mut is_dense) = (1_usize, 1_usize, None, true);
        for axis in (0..R).rev() {
            if self.is_reduced[axis] {
                if found.is_some() {
                    return None;
                }
                found = Some((extents[axis], count));
            } else {
                // Not a division of the count afterwards, which takes as long as the sums of some rows.
                results = results.wrapping_mul(extents[axis]);
            }
            is_dense &= extents[axis] == 1 || strides[axis] == count.cast_signed();
            // The product fits, unless an extent is 0.
            count = count.wrapping_mul(extents[axis]);
        }
        let (extent, inner) = found?;
        if !is_dense || count == 0 {
            return None;
        }
        let first = self.layout.base();
        Some((self.data.get(first..first + count)?, [extent, inner, results]))
    }

    /// What a function returns for each row, if the last axis is reduced, of up to `most` elements, and the array is row-major and has some.
    #[inline]
    pub(crate) fn of_short_rows<U>(
        &self,
        most: usize,
        of: impl FnMut(&[T]) -> U,
    ) -> Result<Option<Vec<U>>, MemoryError> {
        match self.dense() {
            Some((data, [extent, 1, count])) if extent <= most => {
                let mut all = allocate(count)?;
                append_of_rows(&mut all, data, extent, of);
                Ok(Some(all))
            }
            _ => Ok(None),
        }
    }

    /// The extents that remain. If the axes are kept, these are all.
    pub(crate) fn remaining<const Q: usize>(&self, are_kept: bool) -> [usize; Q] {
        let mut remaining = [1; Q];
        let flat = self.flattened().0.into_iter().zip(&self.is_reduced);
        let axes = flat.filter(|(_, is)| are_kept || !**is);
        remaining.iter_mut().zip(axes).for_each(|(to, (extent, _))| *to = extent);
        remaining
    }

    /// The results, all of them `init`.
    pub(crate) fn results<U: Clone>(&self, init: U) -> Result<Vec<U>, MemoryError> {
        // The extents are at most those of an array.
        let count = element_count(&self.flattened().0).unwrap_or(usize::MAX);
        let mut all = allocate(count)?;
        resize(&mut all, count, init);
        Ok(all)
    }

    /// The axis, if one is reduced; else the rank.
    pub(crate) fn axis(&self) -> usize {
        self.is_reduced.iter().position(|is| *is).unwrap_or(R)
    }

    /// The loops over the elements, and over the results, which stay at the same one along the reduced axes.
    pub(crate) fn nest(&self) -> Nest<R, 2> {
        let (extents, mut strides, mut stride) = (self.layout.extents(), [0; R], 1_isize);
        for at in (0..R).rev().filter(|&at| !self.is_reduced[at]) {
            strides[at] = stride;
            // If there are no elements it may wrap, and is not used.
            stride = stride.wrapping_mul(extents[at].cast_signed());
        }
        Nest::ordered([&self.layout, &Strided::from_parts(extents, strides, 0)])
    }
}

// Not derived: elements need not be `Debug`.
impl<T, const R: usize> fmt::Debug for ReductionInput<'_, T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReductionInput").field("layout", &self.layout).finish_non_exhaustive()
    }
}

/// Folds what `map` returns for each element and the position of its result onto the results: each row in several lanes, which begin with
/// `unit` of the result.
#[inline(always)]
fn onto_rows<T: Copy, U: Copy, const R: usize>(
    to: &mut [U],
    data: &[T],
    nest: &Nest<R, 2>,
    unit: &impl Fn(U) -> U,
    map: &impl Fn(T, usize) -> U,
    fold: &impl Fn(U, U) -> U,
) {
    match nest.axis_from_last(1).1 {
        [_, 0] => each_plane!(nest, plane => {
            let (Plane { first: mut row, next, rows }, mut left) = (plane, plane.rows);
            if let (Ok(apart), true) = (usize::try_from(next[0]), row.strides[0] == 1 && next[1] == 1 && row.len <= LONG) {
                let [from, at] = row.offsets.map(isize::cast_unsigned);
                fold_rows_onto((&mut to[at..][..rows], at), &data[from..], [row.len, apart], map, fold);
                left = 0;
            }
            while left > 0 {
                let at = row.offsets[1].cast_unsigned();
                let (to, of) = (&mut to[at], |element| map(element, at));
                let start = unit(*to);
                let of_row = match row.run(0, data) {
                    Run::Slice(row) => lanes!(U, N => slice_in_lanes::<_, _, _, _, N>(row, start, &of, fold)),
                    run => {
                        let (data, step) = run.into_line().into_steps();
                        steps_in_lanes(data, (row.len, step), start, &of, fold)
                    }
                };
                *to = fold(*to, of_row);
                step(&mut row.offsets, &next, 1);
                left -= 1;
            }
        }),
        [1, 1] => each_plane!(nest, plane => {
            let ([mut from, at], len, mut left) = (plane.first.offsets, plane.first.len, plane.rows);
            let (mut at, slice) = (at.cast_unsigned(), |from: isize| &data[from.cast_unsigned()..][..len]);
            let next = plane.next[0];
            // Several rows that are folded into the same one: it is read and written once for all of them.
            let in_order = is_integer::<U>();
            while plane.next[1] == 0 && left >= 4 {
                let [a, b, c, d] = [0, 1, 2, 3].map(|row| slice(from.wrapping_add(next.wrapping_mul(row))));
                let (to, mut place) = (&mut to[at..][..len], 0);
                // By position: in a build without optimization, each adapter of an iterator is a call for each element.
                while place < len {
                    let at = at + place;
                    let (a, b) = (map(a[place], at), map(b[place], at));
                    let (c, d) = (map(c[place], at), map(d[place], at));
                    let sum = to[place];
                    // Integers are added in order, so that no other sums overflow.
                    to[place] = if in_order { fold(fold(fold(fold(sum, a), b), c), d) } else { fold(sum, fold(fold(a, b), fold(c, d))) };
                    place += 1;
                }
                (from, left) = (from.wrapping_add(next.wrapping_mul(4)), left - 4);
            }
            for _ in 0..left {
                let (to, row, mut place) = (&mut to[at..][..len], slice(from), 0);
                while place < len {
                    to[place] = fold(to[place], map(row[place], at + place));
                    place += 1;
                }
                (from, at) = (from.wrapping_add(next), at.wrapping_add_signed(plane.next[1]));
            }
        }),
        _ => nest.fold((), |(), row| {
            let (line, stride) = (row.line(0, data), row.strides[1]);
            let mut at = row.offsets[1].cast_unsigned();
            for place in 0..row.len {
                let to = &mut to[at];
                *to = fold(*to, map(*line.at(place), at));
                at = at.wrapping_add_signed(stride);
            }
        }),
    }
}

/// Reduces onto the elements of a result, in no specified order: rows in several lanes, each of which begins with `unit` of the element
/// that the row is folded into.
#[inline(never)]
pub(crate) fn reduce_onto<T: Copy, U: Copy, const R: usize>(
    to: &mut [U],
    data: &[T],
    nest: &Nest<R, 2>,
    unit: impl Fn(U) -> U,
    map: impl Fn(T, usize) -> U,
    fold: impl Fn(U, U) -> U,
) {
    onto_rows(to, data, nest, &unit, &map, &fold);
}

/// Folds what `map` returns for the elements along an axis. `unit` is the neutral element of `fold`, or `None` if an element may be folded into itself. `None` if the array has other
/// rows than short ones one after another, and other columns than few, and is not [`small`](ReductionInput::small), or there is not enough memory for the results.
#[inline(never)]
pub(crate) fn fold_small<T: Copy, U: Copy, const R: usize>(
    along: &ReductionInput<'_, T, R>,
    map: &impl Fn(T, usize) -> U,
    unit: Option<U>,
    fold: &impl Fn(U, U) -> U,
) -> Option<Boxed<U>> {
    let (data, [extent, inner, count]) = along.dense()?;
    if inner == 1 {
        return fold_short_rows(data, [extent, count], map, unit, fold);
    }
    if let (Some(unit), true) = (unit, extent > LONG) {
        return fold_columns(data, [extent, inner, count], &|element| map(element, 0), unit, fold);
    }
    if data.len() > SMALL || extent > LONG {
        return None;
    }
    // Any value: the first row of each block is written over it.
    let any = unit.unwrap_or_else(|| map(data[0], 0));
    let mut all = boxed_from_fn(count, |_| any)?;
    for (block, to) in data.chunks_exact(extent * inner).zip(all.chunks_exact_mut(inner)) {
        let (row, rest) = block.split_at(inner);
        for (to, element) in to.iter_mut().zip(row) {
            let value = map(*element, 0);
            *to = unit.map_or(value, |unit| fold(unit, value));
        }
        for row in rest.chunks_exact(inner) {
            for (to, element) in to.iter_mut().zip(row) {
                *to = fold(*to, map(*element, 0));
            }
        }
    }
    Some(all)
}

/// [`fold_small`] of so many rows of this length, which are one after another in memory. `None` also if they are long or empty.
#[inline]
pub(crate) fn fold_short_rows<T: Copy, U: Copy>(
    data: &[T],
    [len, count]: [usize; 2],
    map: &impl Fn(T, usize) -> U,
    unit: Option<U>,
    fold: &impl Fn(U, U) -> U,
) -> Option<Boxed<U>> {
    if len == 0 || len > LONG || count == 0 {
        return None;
    }
    let mut all = match unit {
        Some(unit) => {
            let mut all = allocate(count).ok()?;
            resize(&mut all, count, unit);
            boxed(all)
        }
        None => boxed_from_fn(count, |number| map(data[number * len], number))?,
    };
    fold_rows_onto((&mut all, 0), data, [len, len], map, fold);
    Some(all)
}

/// A function of an element, of which the position of its result is also an argument. Its type does not depend on the rank.
pub(crate) fn at_any<T, U>(convert: impl Fn(T) -> U) -> impl Fn(T, usize) -> U {
    move |element, _| convert(element)
}

/// What a function returns for the elements of a row-major array along an axis of this extent, in order; `inner` is the product of the extents after it, and
/// `count` the number of results.
#[inline]
pub(crate) fn small_in_order<'a, T, U>(
    data: &'a [T],
    [extent, inner, count]: [usize; 3],
    mut of: impl FnMut(StepBy<slice::Iter<'a, T>>) -> U,
) -> Result<Vec<U>, MemoryError> {
    let mut all = allocate(count)?;
    for block in data.chunks_exact(extent * inner) {
        all.extend((0..inner).map(|at| of(block[at..].iter().step_by(inner))));
    }
    Ok(all)
}

/// [`reduce_onto`] results that are all `unit`, the neutral element of `fold`. Many values are folded in two halves, which are combined: the
/// rounding errors of a sum then grow as the logarithm of the number of terms.
pub(crate) fn combine_onto<T: Copy, U: Copy, const R: usize>(
    to: &mut [U],
    data: &[T],
    nest: &Nest<R, 2>,
    unit: U,
    map: impl Fn(T, usize) -> U,
    fold: impl Fn(U, U) -> U,
) -> Result<(), MemoryError> {
    if is_integer::<U>() || values_onto(nest) <= ROWS {
        reduce_onto(to, data, nest, |_| unit, map, fold);
        return Ok(());
    }
    let combine = |to: &mut [U], others: &[U]| {
        for (to, other) in to.iter_mut().zip(others) {
            *to = fold(*to, *other);
        }
    };
    let reduce = |to: &mut [U], nest: &Nest<R, 2>| reduce_onto(to, data, nest, |_| unit, &map, &fold);
    in_halves(to, nest, unit, &mut Vec::new(), &reduce, &combine)
}

/// The number of values that are folded into each result one after another. Rows that are folded into one result are one value.
fn values_onto<const R: usize>(nest: &Nest<R, 2>) -> usize {
    let is_one = nest.axis_from_last(1).1[1] == 0;
    (usize::from(is_one)..nest.axes())
        .map(|axis| nest.axis(axis))
        .filter(|(_, [_, to])| *to == 0)
        .fold(1, |values: usize, (extent, _)| values.saturating_mul(extent))
}

/// Reduces a nest in two halves of its outermost reduced axis, and those in the same way, until few values are folded one after
/// another. `spare` has the memory for results of second halves.
fn in_halves<U: Copy, const R: usize>(
    to: &mut [U],
    nest: &Nest<R, 2>,
    unit: U,
    spare: &mut Vec<Vec<U>>,
    reduce: &dyn Fn(&mut [U], &Nest<R, 2>),
    combine: &dyn Fn(&mut [U], &[U]),
) -> Result<(), MemoryError> {
    let reduced = (0..nest.axes()).rev().find(|&axis| nest.axis(axis).1[1] == 0 && nest.axis(axis).0 > 1);
    let Some(axis) = reduced.filter(|_| values_onto(nest) > ROWS) else {
        reduce(to, nest);
        return Ok(());
    };
    let [first, second] = nest.halves_along(axis);
    in_halves(to, &first, unit, spare, reduce, combine)?;
    let mut others = match spare.pop() {
        Some(others) => others,
        None => allocate(to.len())?,
    };
    others.clear();
    resize(&mut others, to.len(), unit);
    in_halves(&mut others, &second, unit, spare, reduce, combine)?;
    combine(to, &others);
    spare.push(others);
    Ok(())
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::*;

    /// Without rows, or without elements in them, there is no first element to begin with.
    #[test]
    fn rows_that_are_not_there_are_not_folded() {
        let (data, add) = ([1; 8 * LONG], |x: u64, y: u64| x + y);
        for (count, len) in (0..8).flat_map(|count| (0..LONG + 2).map(move |len| (count, len))) {
            let data = data.get(..count * len).unwrap_or_default();
            let sums = fold_short_rows(data, [len, count], &|x, _| x, None, &add).map(|sums| sums.to_vec());
            let is_folded = count > 0 && (1..=LONG).contains(&len);
            assert_eq!(sums.map(|sums| sums.len()), is_folded.then_some(count), "{count} {len}");
        }
    }
}
