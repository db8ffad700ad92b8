//! Short rows that repeat, such as a row or a column that is subtracted from `[n, 3]`: written out for some rows, so that these rows are one slice of each operand.
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
    loops::allocate::allocate,
    loops::bits::{Bits, as_bits, as_bits_mut, is_bits, kind, vector::of_bits},
    loops::nest::{Nest, Row, each_plane, step},
    loops::short::with_known_length,
};

/// The length from which on a row has a loop of its own.
const LONG: usize = 24;

/// The number of elements up to which rows are not written out.
const FEW: usize = 96;

/// The most elements of a copy.
const MOST: usize = 1 << 8;

/// The elements of a copy that is in registers.
const IN_REGISTERS: usize = 48;

/// The operand whose rows are short and repeat, a row or an element of each, if the other one is a slice in the order of the rows; 2 if there is none.
#[inline(always)]
fn repeated<const R: usize>(nest: &Nest<R, 2>) -> usize {
    let ((len, strides), (rows, next)) = (nest.axis_from_last(1), nest.axis_from_last(2));
    if len >= LONG || nest.axes() < 2 || len * rows <= FEW {
        return 2;
    }
    let is_slice = |operand: usize| strides[operand] == 1 && next[operand] == len.cast_signed();
    let repeats = |operand: usize| strides[operand] == 0 || (strides[operand] == 1 && next[operand] == 0);
    match [is_slice(0), is_slice(1)] {
        [true, _] if repeats(1) => 1,
        [_, true] if repeats(0) => 0,
        _ => 2,
    }
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

/// Calls `visit` with parts of two operands in logical order, each a slice, of which one is a copy of short rows that repeat. Returns `false` and calls nothing if there are no such rows,
/// or if they are not numbers.
#[inline]
pub(crate) fn in_long_rows<T, U, const R: usize>(
    nest: &Nest<R, 2>,
    (left, right): (&[T], &[U]),
    mut visit: impl FnMut(&[T], &[U]),
) -> Result<bool, MemoryError> {
    match repeated(nest) {
        1 if is_bits::<U>() => {
            parts(nest, (1, right), &mut |at, copy| visit(&left[at..][..copy.len()], copy))
        }
        0 if is_bits::<T>() => {
            parts(nest, (0, left), &mut |at, copy| visit(copy, &right[at..][..copy.len()]))
        }
        _ => Ok(false),
    }
}

/// Calls `visit` with each element to write and that of an operand whose short rows repeat, as [`in_long_rows`]. One row for all is in registers, if so many elements have some of them.
#[inline]
pub(crate) fn in_long_rows_mut<T, U: Copy, const R: usize>(
    nest: &Nest<R, 2>,
    (to, from): (&mut [T], &[U]),
    visit: impl Fn(&mut T, &U),
) -> Result<bool, MemoryError> {
    if repeated(nest) != 1 {
        return Ok(false);
    }
    let (len, [_, stride]) = nest.axis_from_last(1);
    // Larger elements are in no register, and a copy of them might exceed the stack.
    if const { size_of::<U>() <= 16 } && stride == 1 && IN_REGISTERS.is_multiple_of(len) {
        each_plane!(nest, plane => {
            let [at, with] = plane.first.offsets.map(isize::cast_unsigned);
            beside_row(&mut to[at..][..plane.rows * len], &from[with..][..len], &visit);
        });
        return Ok(true);
    }
    if !is_bits::<U>() {
        return Ok(false);
    }
    parts(nest, (1, from), &mut |at, copy| {
        to[at..].iter_mut().zip(copy).for_each(|(to, from)| visit(to, from));
    })
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

/// Calls `visit` with where each part begins in the operand that is a slice, and with the copy of the other one.
#[inline(never)]
fn parts<T, const R: usize>(
    nest: &Nest<R, 2>,
    (operand, from): (usize, &[T]),
    visit: &mut dyn FnMut(usize, &[T]),
) -> Result<bool, MemoryError> {
    let ((len, _), (rows, _)) = (nest.axis_from_last(1), nest.axis_from_last(2));
    let most = (MOST / len).min(rows);
    let mut copy: Vec<T> = Vec::new();
    with_bits!(T, B => if let Some([any, ..]) = as_bits::<T, B>(from) {
        let mut bits = allocate(most * len)?;
        // Any element does: each is overwritten before it is read. There is none if the extent of a further axis is 0.
        bits.resize(most * len, *any);
        copy = of_bits(bits);
    });
    if copy.is_empty() {
        return Ok(false);
    }
    each_plane!(nest, plane => {
        let (Row { mut offsets, strides, .. }, mut left) = (plane.first, plane.rows);
        while left > 0 {
            let rows = left.min(most);
            // A row that repeats is the same in the next part.
            if strides[operand] == 0 || left == plane.rows {
                let (to, at) = (&mut copy[..rows * len], offsets[operand]);
                with_bits!(T, B => if let (Some(from), Some(to)) = (as_bits::<T, B>(from), as_bits_mut(to)) {
                    repeat(to, from, at, [plane.next[operand], strides[operand]], len);
                });
            }
            visit(offsets[1 - operand].cast_unsigned(), &copy[..rows * len]);
            step(&mut offsets, &plane.next, rows.cast_signed());
            left -= rows;
        }
    });
    Ok(true)
}

/// Writes rows one after another: one row many times, or each of some elements as a row. Compiled once for each size of numbers, so all short lengths are constants.
#[inline(never)]
fn repeat<B: Bits>(to: &mut [B], from: &[B], first: isize, [next, stride]: [isize; 2], len: usize) {
    let mut at = first;
    if stride == 0 {
        with_known_length!(len, N => {
            let (to, _) = to.as_chunks_mut::<N>();
            // Of more than two elements the other loop is as fast, and this one would be code for each length.
            if N == 2 && next == 1 {
                for (to, element) in to.iter_mut().zip(&from[at.cast_unsigned()..]) {
                    *to = [*element; N];
                }
                return;
            }
            for to in to {
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
    let count = to.len();
    to[..len].copy_from_slice(&from[at.cast_unsigned()..][..len]);
    let mut done = len;
    while done < count {
        let more = done.min(count - done);
        to.copy_within(..more, done);
        done += more;
    }
}
