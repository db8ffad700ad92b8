//! Short rows that repeat, such as a row or a column that is subtracted from `[n, 3]`, or that have gaps between them: written out for some rows, so that these rows are one slice of each operand.
//!
//! A row of few elements takes less time than a loop over it takes to begin. The copy moves numbers and computes nothing, so it is the same code for all functions, whose loops
//! are those of slices.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::integer_division_remainder_used,
    reason = "a copy has as many elements as its rows, which have an element; offsets are within the memory"
)]

use alloc::vec::Vec;
use core::hint::black_box;

use crate::{
    index::MemoryError,
    loops::allocate::reserve,
    loops::bits::{Bits, as_bits, as_bits_mut, kind, vector::of_bits},
    loops::lines::copy_of_rows,
    loops::nest::{Nest, Plane, Row, each_plane, step},
    loops::short::with_known_length,
};

/// The length from which on a row has a loop of its own.
const LONG: usize = 24;

/// The number of elements up to which rows are not written out.
const FEW: usize = 96;

/// The most elements of a copy.
const MOST: usize = 1 << 9;

/// The elements of a copy that is in registers.
const IN_REGISTERS: usize = 48;

/// Which operands of short rows ([`are_short`]) are written out: those whose rows are not one after another, but repeat, are one element each, or have gaps between them. `None` if rows are few, or
/// if the elements of one are apart.
#[inline(never)]
fn written_out<const R: usize, const N: usize>(nest: &Nest<R, N>) -> Option<[bool; N]> {
    debug_assert!(are_short(nest), "long rows have loops of their own");
    let ((len, strides), (rows, next)) = (nest.axis_from_last(1), nest.axis_from_last(2));
    if nest.axes() < 2 || len * rows <= FEW {
        return None;
    }
    let mut are_out = [false; N];
    for operand in 0..N {
        if !matches!(strides[operand], 0 | 1) {
            return None;
        }
        are_out[operand] = strides[operand] == 0 || next[operand] != len.cast_signed();
    }
    Some(are_out)
}

/// Whether rows may be short enough to be written out: the one comparison that long rows pay for.
#[inline(always)]
fn are_short<const R: usize, const N: usize>(nest: &Nest<R, N>) -> bool {
    nest.axis_from_last(1).0 < LONG
}

/// Evaluates an expression with the bits of elements of `T`; nothing if the type has none. Only one arm is compiled.
macro_rules! with_bits {
    ($element:ty, $bits:ident => $of:expr) => {
        with_bits!(@ $element, $bits, $of, 1 u8, 2 u16, 4 u32, 8 u64, 12 [u32; 2])
    };
    (@ $element:ty, $bits:ident, $of:expr, $($kind:literal $type:ty),*) => {
        match const { kind::<$element>() } {
            $($kind => {
                type $bits = $type;
                $of
            })*
            _ => {}
        }
    };
}

/// An operand of which some rows at a time are one slice: of its memory, or of a copy of them.
struct RowsOf<'a, T> {
    from: &'a [T],
    // Empty if the rows are one after another.
    copy: Vec<T>,
}

impl<'a, T> RowsOf<'a, T> {
    /// An operand of which at most so many elements are written out at a time, or none. `None` if the elements to write out are not numbers.
    #[inline(never)]
    fn new(from: &'a [T], is_out: bool, most: usize) -> Result<Option<Self>, MemoryError> {
        let mut copy = Vec::new();
        if is_out {
            with_bits!(T, B => if let Some([any, ..]) = as_bits::<T, B>(from) {
                let mut bits = Vec::new();
                reserve(&mut bits, most)?;
                // Any element does: each is overwritten before it is read. There is none if the extent of a further axis is 0.
                bits.resize(most, *any);
                copy = of_bits(bits);
            });
            if copy.is_empty() {
                return Ok(None);
            }
        }
        Ok(Some(Self { from, copy }))
    }

    /// The elements of the rows of a part.
    #[inline(never)]
    fn of<const N: usize>(&mut self, part: &Part<N>, operand: usize) -> &[T] {
        // Number by number: a copy of several, right after they were written, waits for the cache.
        let (first, rows) = (&part.plane.first, part.plane.rows);
        let (at, count, next) = (first.offsets[operand], rows * first.len, part.plane.next[operand]);
        if self.copy.is_empty() {
            return &self.from[at.cast_unsigned()..][..count];
        }
        // A row that repeats is the same in the next part.
        if part.is_first || next != 0 {
            let (to, steps) = (&mut self.copy[..count], [next, first.strides[operand]]);
            write_out(to, self.from, at, steps, [first.len, rows]);
        }
        &self.copy[..count]
    }
}

/// [`repeat`] of numbers. Compiled once for each type of them.
#[inline(never)]
fn write_out<T>(to: &mut [T], from: &[T], at: isize, steps: [isize; 2], [len, rows]: [usize; 2]) {
    with_bits!(T, B => if let (Some(to), Some(from)) = (as_bits_mut::<T, B>(to), as_bits::<T, B>(from)) {
        repeat(to, from, at, steps, [len, rows]);
    });
}

/// Some rows of a plane.
struct Part<const N: usize> {
    plane: Plane<N>,
    /// Whether they are the first ones of it.
    is_first: bool,
}

/// The most elements of a part: those of some rows.
#[inline(always)]
fn elements_of_parts<const R: usize, const N: usize>(nest: &Nest<R, N>) -> usize {
    let (len, rows) = (nest.axis_from_last(1).0, nest.axis_from_last(2).0);
    (MOST / len).min(rows) * len
}

/// Calls `visit` with rows of as many elements as a copy has, one part after another.
#[inline(never)]
fn each_part<const R: usize, const N: usize>(nest: &Nest<R, N>, visit: &mut dyn FnMut(&Part<N>)) {
    let most = MOST / nest.axis_from_last(1).0;
    each_plane!(nest, plane => {
        let (mut part, mut left) = (Part { plane, is_first: true }, plane.rows);
        while left > 0 {
            let rows = left.min(most);
            part.plane.rows = rows;
            visit(&part);
            step(&mut part.plane.first.offsets, &plane.next, rows.cast_signed());
            (part.is_first, left) = (false, left - rows);
        }
    });
}

/// Calls `visit` with parts of the last two operands in logical order, each a slice, if rows are short, and where the part begins in the first operand, which is the left one or is written. Returns
/// `false` and calls nothing if there are no such rows, if one to write out has no numbers, or if the written operand has gaps.
#[inline(always)]
pub(crate) fn in_long_rows<T, U, const R: usize, const N: usize>(
    nest: &Nest<R, N>,
    slices: (&[T], &[U]),
    visit: impl FnMut(usize, &[T], &[U]),
) -> Result<bool, MemoryError> {
    if are_short(nest) { in_parts(nest, slices, visit) } else { Ok(false) }
}

/// [`in_long_rows`] of short rows. A function of its own, so that loops over long rows are compiled as if it were not there.
#[inline(never)]
fn in_parts<T, U, const R: usize, const N: usize>(
    nest: &Nest<R, N>,
    (left, right): (&[T], &[U]),
    mut visit: impl FnMut(usize, &[T], &[U]),
) -> Result<bool, MemoryError> {
    let (first, second) = (N - 2, N - 1);
    let Some(are_out) = written_out(nest) else { return Ok(false) };
    if first > 0 && are_out[0] {
        return Ok(false);
    }
    let most = elements_of_parts(nest);
    let (Some(mut left), Some(mut right)) =
        (RowsOf::new(left, are_out[first], most)?, RowsOf::new(right, are_out[second], most)?)
    else {
        return Ok(false);
    };
    each_part(nest, &mut |part| {
        let at = part.plane.first.offsets[0].cast_unsigned();
        visit(at, left.of(part, first), right.of(part, second));
    });
    Ok(true)
}

/// [`in_long_rows`] of three operands that are read.
#[inline(always)]
pub(crate) fn in_long_rows3<T, U, V, const R: usize>(
    nest: &Nest<R, 3>,
    slices: (&[T], &[U], &[V]),
    visit: impl FnMut(&[T], &[U], &[V]),
) -> Result<bool, MemoryError> {
    if are_short(nest) { in_parts3(nest, slices, visit) } else { Ok(false) }
}

/// [`in_parts`] of three operands that are read.
#[inline(never)]
fn in_parts3<T, U, V, const R: usize>(
    nest: &Nest<R, 3>,
    (a, b, c): (&[T], &[U], &[V]),
    mut visit: impl FnMut(&[T], &[U], &[V]),
) -> Result<bool, MemoryError> {
    let Some([is_a, is_b, is_c]) = written_out(nest) else { return Ok(false) };
    let most = elements_of_parts(nest);
    let (Some(mut a), Some(mut b), Some(mut c)) =
        (RowsOf::new(a, is_a, most)?, RowsOf::new(b, is_b, most)?, RowsOf::new(c, is_c, most)?)
    else {
        return Ok(false);
    };
    each_part(nest, &mut |part| visit(a.of(part, 0), b.of(part, 1), c.of(part, 2)));
    Ok(true)
}

/// Calls `visit` with each element to write and that of an operand whose short rows repeat, as [`in_long_rows`]. One row for all is in registers, if so many elements have some of them.
#[inline(always)]
pub(crate) fn in_long_rows_mut<T, U: Copy, const R: usize>(
    nest: &Nest<R, 2>,
    slices: (&mut [T], &[U]),
    visit: impl Fn(&mut T, &U),
) -> Result<bool, MemoryError> {
    if are_short(nest) { in_parts_mut(nest, slices, visit) } else { Ok(false) }
}

/// [`in_long_rows_mut`] of short rows, as [`in_parts`].
#[inline(never)]
fn in_parts_mut<T, U: Copy, const R: usize>(
    nest: &Nest<R, 2>,
    (to, from): (&mut [T], &[U]),
    visit: impl Fn(&mut T, &U),
) -> Result<bool, MemoryError> {
    let Some([false, true]) = written_out(nest) else { return Ok(false) };
    let ((len, [_, stride]), (_, [_, next])) = (nest.axis_from_last(1), nest.axis_from_last(2));
    // Larger elements are in no register, and a copy of them might exceed the stack.
    if const { size_of::<U>() <= 16 } && [next, stride] == [0, 1] && IN_REGISTERS.is_multiple_of(len) {
        each_plane!(nest, plane => {
            let [at, with] = plane.first.offsets.map(isize::cast_unsigned);
            beside_row(&mut to[at..][..plane.rows * len], &from[with..][..len], &visit);
        });
        return Ok(true);
    }
    let Some(mut rows) = RowsOf::new(from, true, elements_of_parts(nest))? else { return Ok(false) };
    each_part(nest, &mut |part| {
        let at = part.plane.first.offsets[0].cast_unsigned();
        to[at..].iter_mut().zip(rows.of(part, 1)).for_each(|(to, from)| visit(to, from));
    });
    Ok(true)
}

/// Calls `visit` with the elements of rows, to write, and of one row for all, whose length divides [`IN_REGISTERS`].
#[inline(never)]
fn beside_row<T, U: Copy>(to: &mut [T], row: &[U], visit: &impl Fn(&mut T, &U)) {
    let mut copy = [[row[0]; 16]; IN_REGISTERS / 16];
    let mut at = 0;
    for to in copy.as_flattened_mut() {
        *to = row[at];
        at = if at + 1 < row.len() { at + 1 } else { 0 };
    }
    let (arrays, rest) = to.as_chunks_mut::<IN_REGISTERS>();
    for to in arrays {
        // The compiler does not make vectors of elements of several arrays.
        black_box(());
        for (to, from) in to.as_chunks_mut::<16>().0.iter_mut().zip(&copy) {
            for at in 0..16 {
                visit(&mut to[at], &from[at]);
            }
        }
    }
    rest.iter_mut().zip(copy.as_flattened()).for_each(|(to, from)| visit(to, from));
}

/// Writes rows one after another: one row many times, each of some elements as a row, or rows with gaps between them. Compiled once for each size of numbers, so all short lengths are constants.
#[inline(never)]
fn repeat<B: Bits>(
    to: &mut [B],
    from: &[B],
    first: isize,
    [next, stride]: [isize; 2],
    [len, rows]: [usize; 2],
) {
    let mut at = first;
    if stride == 0 {
        with_known_length!(len, N => {
            // Of more elements the other loop is as fast, and this one would be code for each length.
            if N < 8 && next == 1 {
                return repeat_each::<_, N>(to, &from[at.cast_unsigned()..]);
            }
            for to in to.as_chunks_mut::<N>().0 {
                *to = [from[at.cast_unsigned()]; N];
                // One step after the last row may wrap, and is not used.
                at = at.wrapping_add(next);
            }
            return;
        });
        for to in to.chunks_exact_mut(len) {
            to.fill(from[at.cast_unsigned()]);
            at = at.wrapping_add(next);
        }
        return;
    }
    if next != 0 {
        let row = |offsets| Row { offsets, strides: [1, 1], len };
        let plane = Plane { first: row([0, first]), next: [len.cast_signed(), next], rows };
        return copy_of_rows(len)(to, from, &plane);
    }
    let count = to.len();
    to[..len].copy_from_slice(&from[at.cast_unsigned()..][..len]);
    let mut done = len;
    while done < count {
        let more = done.min(count - done);
        to.copy_within(..more, done);
        done += more;
    }
}

/// Writes each of some elements, which are one after another, `N` times: those of four are `N` registers. Of three elements that takes 0.6 of the time of single rows.
#[inline(always)]
fn repeat_each<B: Bits, const N: usize>(to: &mut [B], from: &[B]) {
    let (fours, others) = from[..to.len() / N].as_chunks::<4>();
    let (blocks, rest) = to.split_at_mut(fours.len() * 4 * N);
    for (block, elements) in blocks.chunks_exact_mut(4 * N).zip(fours) {
        for (to, element) in block.chunks_exact_mut(N).zip(elements) {
            to.fill(*element);
        }
    }
    for (to, element) in rest.chunks_exact_mut(N).zip(others) {
        to.fill(*element);
    }
}
