//! Loops that write: to the elements of one operand from those of others, row by row.
//!
//! If the types know all layouts, the nest of loops is a constant, and the compiled code is the loop that one would write by hand.
#![expect(
    clippy::indexing_slicing,
    reason = "offsets of elements of a layout are below the length of the memory"
)]

use super::{
    across::{apply_transposed, is_transposed, zip_transposed},
    known::{TypedLoops, kind},
};
#[cfg(feature = "alloc")]
use crate::loops::spread::{in_long_rows, in_long_rows_mut};
use crate::{
    broadcast::{self, BroadcastError},
    extent::{agree, named::Stretches},
    index,
    layout::Strided,
    loops::nest::{Nest, Run, each_plane},
};

/// Writes what `map` returns for two rows to a third.
#[inline(always)]
fn zip<T, U, V>(to: &mut [T], left: &[U], right: &[V], map: &mut impl FnMut(&U, &V) -> T) {
    for ((to, left), right) in to.iter_mut().zip(left).zip(right) {
        *to = map(left, right);
    }
}

/// Writes what `map` returns for two operands to a third, row by row. `nest` is over the three, `to` first.
#[inline]
pub(crate) fn zip_rows<T, U, V, const R: usize>(
    to: &mut [T],
    left: &[U],
    right: &[V],
    nest: &Nest<R, 3>,
    map: impl FnMut(&U, &V) -> T,
) {
    #[cfg(feature = "alloc")]
    let mut map = map;
    #[cfg(feature = "alloc")]
    if let Ok(true) =
        in_long_rows(nest, (left, right), |at, left, right| zip(&mut to[at..], left, right, &mut map))
    {
        return;
    }
    zip_rows_one_by_one(to, left, right, nest, map);
}

/// [`zip_rows`], each row by itself.
///
/// A separate function that takes the memory as arguments, so the compiler knows that the written memory is not read and does not
/// check that again for each row. The kind of rows is tested once, outside the loops.
#[inline(never)]
fn zip_rows_one_by_one<T, U, V, const R: usize>(
    to: &mut [T],
    left: &[U],
    right: &[V],
    nest: &Nest<R, 3>,
    map: impl FnMut(&U, &V) -> T,
) {
    // A pointer, which ends a search of the compiler: see "Calls through a pointer" in DESIGN.md.
    let rows: fn(_, _, _, _, _) = zip_nest;
    rows(to, left, right, nest, map);
}

/// [`zip_rows`] if the types know everything: the memory is cut once, and no row is checked after that. `K` is a type, so this
/// function is compiled for what it says.
#[inline]
pub(crate) fn zip_known<T, U, V, const R: usize, K: TypedLoops<R, 3>>(
    to: &mut [T],
    left: &[U],
    right: &[V],
    mut map: impl FnMut(&U, &V) -> T,
) {
    let nest = &K::NEST;
    if let kind::SHARED = K::KIND {
        return zip_rows(to, left, right, nest, map);
    }
    let [to_span, left_span, right_span] = K::SPANS;
    let (to, left, right) = (&mut to[..to_span], &left[..left_span], &right[..right_span]);
    match K::KIND {
        kind::SLICE => zip(to, left, right, &mut map),
        kind::REPEATED_ROW => {
            let rows = to.chunks_exact_mut(K::REPEATED_ROW).zip(left.chunks_exact(K::REPEATED_ROW));
            for (to, left) in rows {
                zip(to, left, right, &mut map);
            }
        }
        kind::ALL => zip_slices(to, left, right, nest, map),
        kind::LAST_SAME => zip_same(to, (left, 1), (right, 2), nest, map),
        kind::MIDDLE_SAME => zip_same(to, (right, 2), (left, 1), nest, |right, left| map(left, right)),
        _ => zip_any(to, left, right, nest, map),
    }
}

#[inline(always)]
fn zip_nest<T, U, V, const R: usize>(
    to: &mut [T],
    left: &[U],
    right: &[V],
    nest: &Nest<R, 3>,
    mut map: impl FnMut(&U, &V) -> T,
) {
    match nest.axis_from_last(1).1 {
        [1, 1, 1] => zip_slices(to, left, right, nest, map),
        [1, 1, 0] => zip_same(to, (left, 1), (right, 2), nest, map),
        [1, 0, 1] => zip_same(to, (right, 2), (left, 1), nest, |right, left| map(left, right)),
        _ => zip_any(to, left, right, nest, map),
    }
}

/// [`zip_nest`] of rows that are slices.
#[inline(always)]
fn zip_slices<T, U, V, const R: usize>(
    to: &mut [T],
    left: &[U],
    right: &[V],
    nest: &Nest<R, 3>,
    mut map: impl FnMut(&U, &V) -> T,
) {
    each_plane!(nest, plane => {
        let ([mut at, mut from, mut with], len) = (plane.first.offsets, plane.first.len);
        // A row that is paired with every row of the plane is cut once.
        if plane.next[2] == 0 {
            let with = &right[with.cast_unsigned()..][..len];
            for _ in 0..plane.rows {
                zip(
                    &mut to[at.cast_unsigned()..][..len],
                    &left[from.cast_unsigned()..][..len],
                    with,
                    &mut map,
                );
                at = at.wrapping_add(plane.next[0]);
                from = from.wrapping_add(plane.next[1]);
            }
        } else if plane.next[1] == 0 {
            let from = &left[from.cast_unsigned()..][..len];
            for _ in 0..plane.rows {
                zip(
                    &mut to[at.cast_unsigned()..][..len],
                    from,
                    &right[with.cast_unsigned()..][..len],
                    &mut map,
                );
                at = at.wrapping_add(plane.next[0]);
                with = with.wrapping_add(plane.next[2]);
            }
        } else {
            for _ in 0..plane.rows {
                let (left, right) =
                    (&left[from.cast_unsigned()..][..len], &right[with.cast_unsigned()..][..len]);
                zip(&mut to[at.cast_unsigned()..][..len], left, right, &mut map);
                at = at.wrapping_add(plane.next[0]);
                from = from.wrapping_add(plane.next[1]);
                with = with.wrapping_add(plane.next[2]);
            }
        }
    });
}

/// [`zip_nest`] for an operand whose rows are slices and another one whose rows repeat one element. Each operand comes with its number, which is its position
/// in the nest.
#[inline(always)]
fn zip_same<T, U, V, const R: usize>(
    to: &mut [T],
    (data, slice): (&[U], usize),
    (repeated, same): (&[V], usize),
    nest: &Nest<R, 3>,
    mut map: impl FnMut(&U, &V) -> T,
) {
    nest.fold((), |(), row| {
        let at = row.offsets.map(isize::cast_unsigned);
        let same = &repeated[at[same]];
        for (to, from) in to[at[0]..][..row.len].iter_mut().zip(&data[at[slice]..][..row.len]) {
            *to = map(from, same);
        }
    });
}

/// [`zip_nest`] of any rows.
#[inline(always)]
fn zip_any<T, U, V, const R: usize>(
    to: &mut [T],
    left: &[U],
    right: &[V],
    nest: &Nest<R, 3>,
    mut map: impl FnMut(&U, &V) -> T,
) {
    nest.fold_blocks((), |(), mut block| {
        if block.first.strides[1] == 1 && is_transposed(&block, 2) {
            return zip_transposed(to, (left, right), block, &mut |to, left, right| *to = map(left, right));
        }
        if block.first.strides[2] == 1 && is_transposed(&block, 1) {
            block.first.offsets.swap(1, 2);
            block.first.strides.swap(1, 2);
            block.next.swap(1, 2);
            return zip_transposed(to, (right, left), block, &mut |to, right, left| *to = map(left, right));
        }
        block.fold((), &mut |(), row| {
            let (from, with) = (row.line(1, left), row.line(2, right));
            row.write(to, |at, to| *to = map(from.at(at), with.at(at)));
        });
    });
}

/// Calls `visit` with each element of a row, to write, and that of another.
#[inline(always)]
fn apply<T, U>(to: &mut [T], from: &[U], visit: &mut impl FnMut(&mut T, &U)) {
    for (to, from) in to.iter_mut().zip(from) {
        visit(to, from);
    }
}

/// Calls `visit` with each element of one operand, to write, and that of another, row by row. `nest` is over the two.
///
/// A separate function for the same reason as [`zip_rows_one_by_one`].
#[inline(never)]
pub(crate) fn apply_rows<T, U, const R: usize>(
    to: &mut [T],
    from: &[U],
    nest: &Nest<R, 2>,
    visit: impl FnMut(&mut T, &U),
) {
    // A pointer, which ends a search of the compiler: see "Calls through a pointer" in DESIGN.md.
    let rows: fn(_, _, _, _) = apply_nest::<T, U, R, 1>;
    rows(to, from, nest, visit);
}

/// [`apply_rows`] for an operator, which is the same short computation for each element: rows with one number are written some elements at a time.
///
/// The loop of two registers that the compiler makes for one element takes 1.3 times as long where it lies across the end of a line of 64 bytes of code, which is a
/// matter of luck. A loop that is twice as long does not. Not for functions of users: the compiler would vectorise fewer of them.
#[inline(never)]
pub(crate) fn operate_rows<T, U: Copy, const R: usize>(
    to: &mut [T],
    from: &[U],
    nest: &Nest<R, 2>,
    visit: impl Fn(&mut T, &U),
) {
    #[cfg(feature = "alloc")]
    if let Ok(true) = in_long_rows_mut(nest, (&mut *to, from), &visit) {
        return;
    }
    let rows: fn(_, _, _, _) = apply_nest::<T, U, R, 16>;
    rows(to, from, nest, visit);
}

/// [`apply_rows`] if the types know everything, like [`zip_known`].
#[inline]
pub(crate) fn apply_known<T, U, const R: usize, K: TypedLoops<R, 2>>(
    to: &mut [T],
    from: &[U],
    mut visit: impl FnMut(&mut T, &U),
) {
    let nest = &K::NEST;
    if let kind::SHARED = K::KIND {
        return apply_rows(to, from, nest, visit);
    }
    let [to_span, from_span] = K::SPANS;
    let (to, from) = (&mut to[..to_span], &from[..from_span]);
    // The first two are special cases of the third that compile in half the time.
    match K::KIND {
        kind::SLICE => apply(to, from, &mut visit),
        kind::REPEATED_ROW => {
            for to in to.chunks_exact_mut(K::REPEATED_ROW) {
                apply(to, from, &mut visit);
            }
        }
        kind::BOTH => apply_slices(to, from, nest, visit),
        kind::FIRST => apply_same::<T, U, R, 1>(to, from, nest, visit),
        _ => apply_any(to, from, nest, visit),
    }
}

#[inline(always)]
fn apply_nest<T, U, const R: usize, const AT_A_TIME: usize>(
    to: &mut [T],
    from: &[U],
    nest: &Nest<R, 2>,
    visit: impl FnMut(&mut T, &U),
) {
    match nest.axis_from_last(1).1 {
        [1, 1] => apply_slices(to, from, nest, visit),
        [1, 0] => apply_same::<T, U, R, AT_A_TIME>(to, from, nest, visit),
        _ => apply_any(to, from, nest, visit),
    }
}

/// [`apply_nest`] of rows that are slices.
#[inline(always)]
fn apply_slices<T, U, const R: usize>(
    to: &mut [T],
    from: &[U],
    nest: &Nest<R, 2>,
    mut visit: impl FnMut(&mut T, &U),
) {
    each_plane!(nest, plane => {
        let ([mut at, mut with], len) = (plane.first.offsets, plane.first.len);
        // A row that is paired with every row of the plane is cut once.
        if plane.next[1] == 0 {
            let from = &from[with.cast_unsigned()..][..len];
            for _ in 0..plane.rows {
                apply(&mut to[at.cast_unsigned()..][..len], from, &mut visit);
                at = at.wrapping_add(plane.next[0]);
            }
        } else {
            for _ in 0..plane.rows {
                apply(&mut to[at.cast_unsigned()..][..len], &from[with.cast_unsigned()..][..len], &mut visit);
                at = at.wrapping_add(plane.next[0]);
                with = with.wrapping_add(plane.next[1]);
            }
        }
    });
}

/// [`apply_nest`] of rows that are slices, each with one repeated element, some elements at a time.
#[inline(always)]
fn apply_same<T, U, const R: usize, const AT_A_TIME: usize>(
    to: &mut [T],
    from: &[U],
    nest: &Nest<R, 2>,
    mut visit: impl FnMut(&mut T, &U),
) {
    // A limit of `AT_A_TIME` would tell the compiler that the other loop is too short to be vectorised.
    if AT_A_TIME > 1 && nest.axis_from_last(1).0 >= AT_A_TIME.saturating_mul(4) {
        return nest.fold((), |(), row| {
            let [at, with] = row.offsets.map(isize::cast_unsigned);
            let (from, (chunks, others)) = (&from[with], to[at..][..row.len].as_chunks_mut::<AT_A_TIME>());
            for chunk in chunks {
                for to in chunk {
                    visit(to, from);
                }
            }
            for to in others {
                visit(to, from);
            }
        });
    }
    nest.fold((), |(), row| {
        let [at, with] = row.offsets.map(isize::cast_unsigned);
        let from = &from[with];
        for to in &mut to[at..][..row.len] {
            visit(to, from);
        }
    });
}

/// [`apply_nest`] of any rows.
#[inline(always)]
fn apply_any<T, U, const R: usize>(
    to: &mut [T],
    from: &[U],
    nest: &Nest<R, 2>,
    mut visit: impl FnMut(&mut T, &U),
) {
    nest.fold_blocks((), |(), block| {
        if is_transposed(&block, 1) {
            return apply_transposed(to, from, block, &mut visit);
        }
        block.fold((), &mut |(), row| {
            let from = row.line(1, from);
            row.write(to, |at, to| visit(to, from.at(at)));
        });
    });
}

/// [`apply_rows`] where the rows of one operand run across those of the other, for a function that has no other loops.
#[cfg(feature = "alloc")]
#[inline(never)]
pub(crate) fn apply_across<T, U, const R: usize>(
    to: &mut [T],
    from: &[U],
    nest: &Nest<R, 2>,
    visit: impl FnMut(&mut T, &U),
) {
    apply_any(to, from, nest, visit);
}

/// Writes what `map` returns for three operands to a fourth, row by row. `nest` is over the four, `to` first.
///
/// A separate function for the same reason as [`zip_rows_one_by_one`].
#[inline]
pub(crate) fn zip_rows3<T, U, V, W, const R: usize>(
    to: &mut [T],
    (first, second, third): (&[U], &[V], &[W]),
    nest: &Nest<R, 4>,
    mut map: impl FnMut(&U, &V, &W) -> T,
) {
    nest.fold_across((), |(), row| {
        let (offset, stride) = (row.offsets[0].cast_unsigned(), row.strides[0]);
        match (stride, row.run(1, first), row.run(2, second), row.run(3, third)) {
            (1, Run::Slice(a), Run::Slice(b), Run::Slice(c)) => {
                for (((to, a), b), c) in to[offset..][..row.len].iter_mut().zip(a).zip(b).zip(c) {
                    *to = map(a, b, c);
                }
            }
            // If one operand is constant along the row, two are left.
            (1, Run::Same(a), Run::Slice(b), Run::Slice(c)) => {
                zip(&mut to[offset..][..row.len], b, c, &mut |b, c| map(a, b, c));
            }
            (1, Run::Slice(a), Run::Same(b), Run::Slice(c)) => {
                zip(&mut to[offset..][..row.len], a, c, &mut |a, c| map(a, b, c));
            }
            (1, Run::Slice(a), Run::Slice(b), Run::Same(c)) => {
                zip(&mut to[offset..][..row.len], a, b, &mut |a, b| map(a, b, c));
            }
            _ => {
                let (a, b, c) = (row.line(1, first), row.line(2, second), row.line(3, third));
                row.write(to, |at, to| *to = map(a.at(at), b.at(at), c.at(at)));
            }
        }
    });
}

// The plan of an elementwise operation: the extents of its operands together, and the loops over their elements. The rule of broadcasting
// runs once for each operation, here.

/// An operand: its layout, and which of its axes stretch if their extent is 1.
pub(crate) type StretchedLayout<'p, const R: usize> = (&'p Strided<R>, &'p [Stretches; R]);

/// How the elements of `N` operands are paired, in logical order.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    not(feature = "alloc"),
    expect(dead_code, reason = "without results on the heap, a plan is only checked")
)]
pub(crate) struct WritePlan<const R: usize, const N: usize> {
    /// The extents of the operands together.
    pub(crate) extents: [usize; R],
    /// Their product.
    pub(crate) count: usize,
    /// The loops over the operands.
    pub(crate) nest: Nest<R, N>,
}

impl<const R: usize, const N: usize> WritePlan<R, N> {
    /// The plan of operands that are broadcast to each other. `known` is what the type of the result knows.
    #[inline(always)]
    pub(crate) fn new(
        operands: [StretchedLayout<'_, R>; N],
        known: &[Option<usize>; R],
    ) -> Result<Self, BroadcastError> {
        let (extents, count, layouts) = together(operands)?;
        agree(known, &extents).map_err(BroadcastError::Type)?;
        Ok(Self { extents, count, nest: Nest::new(layouts.each_ref()) })
    }
}

/// The loops over operands that are broadcast to each other, in the order that memory suggests. Compiled once per rank.
#[inline(never)]
pub(crate) fn among<const R: usize, const N: usize>(
    operands: [StretchedLayout<'_, R>; N],
) -> Result<Nest<R, N>, BroadcastError> {
    let (_, _, layouts) = together(operands)?;
    Ok(Nest::ordered(layouts.each_ref()))
}

/// The layout of an operand broadcast to a written layout. The loops over them are a [`Nest`] of both, which is built where they run: to return one from
/// here would copy it, which takes as long as the loops over a small array.
#[inline(always)]
pub(crate) fn stretched<const R: usize>(
    (layout, stretches): StretchedLayout<'_, R>,
    to: &Strided<R>,
) -> Result<Strided<R>, BroadcastError> {
    let extents = to.extents();
    let strides = broadcast::typed_strides_to(&layout.extents(), &layout.strides(), &extents, stretches)?;
    Ok(Strided::from_parts(extents, strides, layout.base()))
}

/// The extents of operands together, their product, and the layouts broadcast to them.
#[inline(always)]
fn together<const R: usize, const N: usize>(
    operands: [StretchedLayout<'_, R>; N],
) -> Result<([usize; R], usize, [Strided<R>; N]), BroadcastError> {
    let extents = broadcast::typed_all(
        &operands.map(|(layout, _)| layout.extents()),
        &operands.map(|(_, stretches)| stretches),
    )?;
    // Broadcasts that fit may be too large together.
    let count = index::element_count(&extents)?;
    // Each operand fits them, so an axis of another extent is one that stretches.
    let layouts = operands.map(|(layout, _)| {
        let (from, mut strides) = (layout.extents(), layout.strides());
        for ((stride, from), to) in strides.iter_mut().zip(from).zip(extents) {
            if from != to {
                *stride = 0;
            }
        }
        Strided::from_parts(extents, strides, layout.base())
    });
    Ok((extents, count, layouts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{index::Walk, layout::Mapping as _};

    /// Two operands of which one runs across the other, in both directions of each axis, with gaps between the rows that are written: each pair once,
    /// and nothing else is written.
    #[test]
    fn operands_across_each_other_are_paired() {
        let mut transposed = 0;
        for [rows, columns] in Walk::all([20, 20]).map(|[rows, columns]| [rows + 1, columns + 1]) {
            let (wide, tall) = ((columns + 2).cast_signed(), (rows + 1).cast_signed());
            for [a, b, c, d] in Walk::all([2; 4]).map(|signs| signs.map(|sign| 1 - 2 * sign.cast_signed())) {
                let to = Strided::new([rows, columns], [a * wide, b]).unwrap();
                let from = Strided::new([rows, columns], [c, d * tall]).unwrap();
                let old: Vec<usize> = (0..to.span()).map(|at| at * 7 + 1).collect();
                let elements: Vec<usize> = (0..from.span()).map(|at| at * 5 + 3).collect();
                let (mut found, mut expected, mut calls) = (old.clone(), old, 0);
                let nest = Nest::ordered([&to, &from]);
                apply_rows(&mut found, &elements, &nest, |to, from| {
                    *to = 1000 * *to + from;
                    calls += 1;
                });
                for index in Walk::all([rows, columns]) {
                    let to = &mut expected[to.offset_unchecked(index)];
                    *to = 1000 * *to + elements[from.offset_unchecked(index)];
                }
                assert_eq!((found, calls), (expected, rows * columns), "{to:?} {from:?}");
                nest.fold_blocks((), |(), block| transposed += usize::from(is_transposed(&block, 1)));
            }
        }
        assert!(transposed > 1000, "{transposed}");
    }

    /// The same for three operands. One of the two that are read runs across the written one; the other has rows that are slices, or repeats a row or an
    /// element.
    #[test]
    fn three_operands_across_each_other_are_paired() {
        let mut transposed = [0; 2];
        for [rows, columns] in Walk::all([20, 20]).map(|[rows, columns]| [rows + 1, columns + 1]) {
            let (wide, tall) = ((columns + 2).cast_signed(), (rows + 1).cast_signed());
            for [a, c, d] in Walk::all([2; 3]).map(|signs| signs.map(|sign| 1 - 2 * sign.cast_signed())) {
                let to = Strided::new([rows, columns], [a * wide, 1]).unwrap();
                let across = Strided::new([rows, columns], [c, d * tall]).unwrap();
                for strides in [[wide, 1], [-wide, 1], [0, 1], [wide, -1], [tall, 0], [2, 2 * tall]] {
                    let beside = Strided::new([rows, columns], strides).unwrap();
                    let elements: Vec<usize> =
                        (0..across.span().max(beside.span())).map(|at| at * 5 + 3).collect();
                    for operands in [[&beside, &across], [&across, &beside]] {
                        let old: Vec<usize> = (0..to.span()).map(|at| at * 7 + 1).collect();
                        let (mut found, mut expected, mut calls) = (old.clone(), old, 0);
                        let nest = Nest::ordered([&to, operands[0], operands[1]]);
                        let [left, right] = operands.map(|operand| &elements[..operand.span()]);
                        zip_rows(&mut found, left, right, &nest, |left, right| {
                            calls += 1;
                            1000 * left + right
                        });
                        for index in Walk::all([rows, columns]) {
                            let [left, right] =
                                operands.map(|operand| elements[operand.offset_unchecked(index)]);
                            expected[to.offset_unchecked(index)] = 1000 * left + right;
                        }
                        assert_eq!((found, calls), (expected, rows * columns), "{to:?} {operands:?}");
                        for (number, transposed) in transposed.iter_mut().enumerate() {
                            nest.fold_blocks((), |(), block| {
                                let is_slice = block.first.strides[2 - number] == 1;
                                *transposed += usize::from(is_slice && is_transposed(&block, 1 + number));
                            });
                        }
                    }
                }
            }
        }
        assert!(transposed.iter().all(|blocks| *blocks > 1000), "{transposed:?}");
    }
}
