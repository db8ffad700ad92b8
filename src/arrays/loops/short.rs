//! Short rows: a row of few elements is an array and not a loop.
//!
//! A loop over a row takes 5 to 10 ns to begin, which is as long as 20 to 40 rows of three elements take. So the length of a short row is a constant where the loop over
//! the rows is compiled: the compiler unrolls the row, keeps it in registers and makes vectors of several rows. What the type knows is a constant of the caller
//! ([`with_known_length`], of which only the arm of that length is compiled).

#[cfg(feature = "alloc")]
use crate::array::access::append::append_within;
use crate::heap::Vec;
#[cfg(not(feature = "alloc"))]
use crate::heap::append_within;
use crate::layout::Layout;
#[cfg(feature = "alloc")]
use crate::{
    index::MemoryError,
    layout::Strided,
    loops::allocate::{UNITS, allocate},
    loops::nest::Nest,
    message::broken,
};

/// The most elements of a row that is an array.
pub(crate) const SHORT: usize = 16;

/// Evaluates an expression with a length that the types know as a constant, if it is from 1 to [`SHORT`]; nothing if it is another. Only the arm of the length is compiled.
macro_rules! with_known_length {
    ($len:expr, $length:ident => $known:expr) => {
        $crate::loops::short::with_known_length!(@ $len, $length, $known, 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
    };
    (@ $len:expr, $length:ident, $known:expr, $($number:literal)*) => {
        match $len {
            $($number => {
                const $length: usize = $number;
                $known
            })*
            _ => {}
        }
    };
}

pub(crate) use with_known_length;

/// Evaluates an expression with a length that is known at run time as a constant, if it is one of pairs, points and homogeneous points or colours. The match is once for all rows. Other
/// lengths have one loop for all of them: each arm is compiled for each function.
macro_rules! with_length {
    ($len:expr, $length:ident => $known:expr) => {
        match $len {
            2 => {
                const $length: usize = 2;
                $known
            }
            3 => {
                const $length: usize = 3;
                $known
            }
            4 => {
                const $length: usize = 4;
                $known
            }
            _ => {}
        }
    };
}

pub(crate) use with_length;

/// Whether [`with_length`] has an arm for a length.
pub(crate) const fn is_array(len: usize) -> bool {
    matches!(len, 2..=4)
}

/// The length of the rows of a layout, if its type knows it, it is short, and elements along the last axis may be side by side; 0 if not.
pub(crate) const fn row_of<const R: usize, L: Layout<R>>() -> usize {
    match (L::EXTENTS.last(), L::STRIDES.last()) {
        (Some(Some(len)), Some(None | Some(1))) if *len <= SHORT => *len,
        _ => 0,
    }
}

/// Whether the type knows that elements along the last axis are side by side.
#[cfg(feature = "alloc")]
pub(crate) const fn is_in_rows<const R: usize, L: Layout<R>>() -> bool {
    matches!(L::STRIDES.last(), Some(Some(1)))
}

/// Whether the type knows that the rows of a layout are one after another in memory.
#[cfg(feature = "alloc")]
const fn is_dense<const R: usize, L: Layout<R>>() -> bool {
    matches!(L::ROW_MAJOR, Some(true))
}

/// Whether the type knows that the rows of a layout begin one element apart.
#[cfg(feature = "alloc")]
const fn are_windows<const R: usize, L: Layout<R>>() -> bool {
    matches!(L::STRIDES.as_slice(), [.., Some(1), Some(1)])
}

/// What a function returns for each row of `N` elements in logical order. `None` if the elements of a row are not side by side.
#[cfg(feature = "alloc")]
#[inline(always)]
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "the rows are in memory")]
pub(crate) fn of_arrays<'a, T, U, const R: usize, L: Layout<R>, const N: usize>(
    data: &'a [T],
    layout: &L,
    mut of: impl FnMut(&'a [T; N]) -> U,
) -> Result<Option<Vec<U>>, MemoryError> {
    let layout = layout.ranked();
    let (mut extents, strides) = (layout.extents(), layout.strides());
    if extents[R - 1] != N || (N > 1 && strides[R - 1] != 1) {
        return Ok(None);
    }
    extents[R - 1] = 1;
    // Other extents may be large if one is 0.
    let count = extents.iter().fold(1, |count: usize, extent| count.wrapping_mul(*extent));
    let mut all = allocate(count)?;
    if const { is_dense::<R, L>() } {
        // The memory may have more elements than the layout.
        append_within(&mut all, data[layout.base()..][..count * N].as_chunks::<N>().0, of);
        return Ok(Some(all));
    }
    Nest::new([&Strided::from_parts(extents, strides, layout.base())]).fold((), |(), rows| {
        let ([mut offset], [step], mut len) = (rows.offsets, rows.strides, rows.len);
        // Windows that move by one element.
        if const { are_windows::<R, L>() } && step == 1 && len > 0 {
            let windows = data[offset.cast_unsigned()..][..len - 1 + N].windows(N);
            return append_within(&mut all, windows, |window| match window.first_chunk() {
                Some(row) => of(row),
                None => broken("a window is a row"),
            });
        }
        // Each row but the last begins a chunk of a step: the memory is cut once for all of them.
        if let Ok(step) = usize::try_from(step)
            && step >= N
            && len > 0
        {
            let chunks = data[offset.cast_unsigned()..][..(len - 1) * step].chunks_exact(step);
            append_within(&mut all, chunks, |chunk| match chunk.first_chunk() {
                Some(row) => of(row),
                None => broken("a step is at least a row"),
            });
            (offset, len) = (offset + ((len - 1) * step).cast_signed(), 1);
        }
        append_within(&mut all, &UNITS[..len], |()| {
            let Some(row) = data[offset.cast_unsigned()..].first_chunk() else {
                broken("the memory has all rows")
            };
            // One step after the last row may wrap, and is not used.
            offset = offset.wrapping_add(step);
            of(row)
        });
    });
    Ok(Some(all))
}

/// Appends what a function returns for each row of so many elements, at least one, to a vector that has the capacity.
#[inline(always)]
pub(crate) fn append_of_rows<'a, T, U>(
    to: &mut Vec<U>,
    rows: &'a [T],
    len: usize,
    mut of: impl FnMut(&'a [T]) -> U,
) {
    with_length!(len, N => return append_within(to, rows.as_chunks::<N>().0, |row| of(row)));
    for row in rows.chunks_exact(len) {
        to.push(of(row));
    }
}
