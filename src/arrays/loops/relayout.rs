//! Copies from any layout to any other.
//!
//! If both have their smallest step along the same axis, the copy goes row by row. If not, each row of one runs across the rows of
//! the other, and a loop over the rows of one uses one element of each cache line of the other. Therefore a block is read in rows
//! of the source into a buffer of fixed size, which stays in the nearest cache, and is written from there in rows of the target:
//!
//! ```text
//! source           buffer        target
//! a b c d   row    a b c d       a e i    column of the buffer
//! e f g h   -->    e f g h  -->  b f j    is row of the target
//! i j k l          i j k l       c g k
//!                                d h l
//! ```
//!
//! The buffer separates what memory does not: rows that are a power of two apart share the sets of a cache, and if there are more
//! of them than ways, they evict each other between two of their elements. The sizes are measured (benches/record/design.md): rows of several
//! cache lines, so that a page is not looked up again for each line.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout fit `isize`, and are below the length of the memory; positions in a block are \
              below its sides"
)]

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod lanes;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod mosaic;
mod narrow;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod squares;
mod staged;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod steps;

use core::{any::Any, array, mem::needs_drop};

use self::staged::staged;
use super::{
    allocate::{is_sizeless, resize},
    bits::{self, Bits},
    known::TypedLoops,
    lines::{
        CopyPlane, append_backwards, copy_rows, copy_rows_backwards, copy_rows_known, every, every_backwards,
        fill_rows,
    },
};
#[cfg(feature = "alloc")]
use crate::array::access::append::append_apart;
use crate::{
    heap::Vec,
    index::Walk,
    layout::{Mapping, Strided},
    loops::nest::{Nest, NestView, Plane, Run, large},
    loops::offsets::{has_short_terms, terms},
};

/// Bytes of the target from which on it is written past the caches, if its rows begin at the same place of a cache line. Divided by the time
/// without, minima and quartiles: `f32` 4 MiB 0.79 and 0.62, 8 MB 0.90 and 0.72, 16 MiB 0.5 and 0.5. Below it, the next reader may find the
/// target in a cache. `par_assign` cuts a larger target into parts of at least as many bytes. A quarter of it with debug assertions, so that tests reach these stores with targets that a debug build writes in a second.
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code, reason = "only these stores need it"))]
pub(crate) const FAR: usize = if cfg!(debug_assertions) { 1 << 20 } else { 1 << 22 };

/// Copies, row by row or block by block. `nest` is over the two, `to` first.
#[inline]
pub(crate) fn relayout<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
    let done = match const { bits::kind::<T>() } {
        1 => as_bits::<T, u8, R>(to, from, nest),
        2 => as_bits::<T, u16, R>(to, from, nest),
        4 => as_bits::<T, u32, R>(to, from, nest),
        8 => as_bits::<T, u64, R>(to, from, nest),
        #[cfg(any(feature = "num-complex", target_pointer_width = "32"))]
        12 => as_bits::<T, [u32; 2], R>(to, from, nest),
        _ => false,
    };
    match done {
        true => {}
        // A constant, so that only one of the two is compiled.
        false if const { R == 1 } => copy(to, from, nest),
        false => staged::copy(to, from, nest.view()),
    }
}

/// [`relayout`] of elements that are moved as `U`; `false` if they are not, and then nothing is written.
#[inline(always)]
fn as_bits<T, U: Moves, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) -> bool {
    let (Some(to), Some(from)) = (bits::as_bits_mut::<T, U>(to), bits::as_bits::<T, U>(from)) else {
        return false;
    };
    // The compiler knows the rank, and leaves one of the three. Small matrices are copied in less time than their nest.
    let any: &dyn Any = nest;
    match (any.downcast_ref(), any.downcast_ref()) {
        (Some(nest), _) => U::relayout_line(to, from, nest),
        (_, Some(nest)) => U::relayout_matrix(to, from, nest),
        _ => U::relayout(to, from, nest.view()),
    }
    true
}

/// The functions that are compiled in this crate, once for all elements of a size.
pub(crate) trait Moves: Bits {
    /// Copies one plane block by block, as [`relayout`] does.
    fn relayout(to: &mut [Self], from: &[Self], nest: NestView<'_, 2>);

    /// [`relayout`] of rank 2.
    fn relayout_matrix(to: &mut [Self], from: &[Self], nest: &Nest<2, 2>);

    /// [`relayout`] of rank 1: one row, which needs none of the code for planes. A program that copies a part of a short vector is 80 kB smaller without it.
    fn relayout_line(to: &mut [Self], from: &[Self], nest: &Nest<1, 2>);
}

macro_rules! moves {
    ($($(#[$cfg:meta])? $bits:ty)*) => { $(
        $(#[$cfg])?
        impl Moves for $bits {
            #[inline(never)]
            fn relayout(to: &mut [Self], from: &[Self], nest: NestView<'_, 2>) {
                if nest.axes() <= 2 {
                    nest.each::<2>(|nest| Self::relayout_matrix(to, from, nest));
                } else {
                    nest.each::<16>(|nest| copy(to, from, nest));
                }
            }

            // A separate function that takes the memory as arguments, so the compiler knows that the written memory is not read.
            #[inline(never)]
            fn relayout_matrix(to: &mut [Self], from: &[Self], nest: &Nest<2, 2>) {
                copy(to, from, nest);
            }

            #[inline(never)]
            fn relayout_line(to: &mut [Self], from: &[Self], nest: &Nest<1, 2>) {
                copy(to, from, nest);
            }
        }
    )* };
}

moves! { u8 u16 u32 u64 #[cfg(any(feature = "num-complex", target_pointer_width = "32"))] [u32; 2] }

/// [`relayout`] if the types know everything. Rows, and few elements, have a loop of their own; the code for blocks is compiled
/// once for all shapes.
#[inline]
pub(crate) fn relayout_known<T: Clone, const R: usize, K: TypedLoops<R, 2>>(to: &mut [T], from: &[T]) {
    let nest = &K::NEST;
    if let 0b11 = K::INNER {
        let [to_span, from_span] = K::SPANS;
        copy_rows_known(&mut to[..to_span], &from[..from_span], nest);
    } else if K::ARE_FEW {
        let [to_span, from_span] = K::SPANS;
        let (to, from) = (&mut to[..to_span], &from[..from_span]);
        nest.fold((), |(), row| {
            let source = row.line(1, from);
            row.write(to, |at, to| *to = source.at(at).clone());
        });
    } else {
        relayout(to, from, nest);
    }
}

#[inline(always)]
fn copy<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
    match nest.axis_from_last(1).1 {
        [1, 1] if const { R == 1 } => copy_rows_known(to, from, nest),
        [1, 1] => copy_rows(to, from, nest),
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        [1, -1] if lanes::backwards(to, from, nest) => {}
        [1, -1] => copy_rows_backwards(to, from, nest),
        [1, 0] => fill_rows(to, from, nest),
        _ if const { R == 1 } => copy_every(to, from, nest),
        _ => copy_apart(to, from, nest),
    }
}

/// [`copy`] if the source's elements are not contiguous along the axis of the target's smallest step, or the target has gaps. Not inlined: it
/// has many variables, and copies of a few rows need few.
#[inline(never)]
fn copy_apart<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
    // Pixels of a few channels, from planes of channels: each source is read as a row, and the target is written as one. A few
    // pixels are not worth it.
    if large(nest).is_none()
        && let Some(crossing) = nest.crossing()
        && let ((channels @ 2..=4, [1, _]), (8.., [pixel, 1])) =
            (crossing.axis_from_last(1), crossing.axis_from_last(2))
        && pixel == channels.cast_signed()
    {
        return match channels {
            2 => crossing.fold_planes((), |(), plane| interleave::<_, 2>(to, from, &plane)),
            3 => crossing.fold_planes((), |(), plane| interleave::<_, 3>(to, from, &plane)),
            _ => crossing.fold_planes((), |(), plane| interleave::<_, 4>(to, from, &plane)),
        };
    }
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    if let Some(crossing) = nest.crossing()
        && (mosaic::copy(to, from, &crossing) || lanes::copy(to, from, &crossing))
    {
        return;
    }
    if narrow::copy(to, from, nest, nest.crossing().as_ref()) {
        return;
    }
    if const { !needs_drop::<T>() && size_of::<T>() <= 16 }
        && let Some(crossing) = large(nest)
    {
        // Small elements are woven: see `weave`. Those of four bytes only if the source is near, because long rows are read faster
        // from far away.
        let near = size_of_val(from) <= 1 << 22;
        return match const { size_of::<T>() } {
            1 => staged::<T, R, 128, 64, 16, 4>(to, from, &crossing, true),
            2 => staged::<T, R, 128, 64, 4, 16>(to, from, &crossing, true),
            0..=4 => staged::<T, R, 128, 64, 4, 16>(to, from, &crossing, near),
            5..=8 => staged::<T, R, 64, 32, 1, 0>(to, from, &crossing, false),
            _ => staged::<T, R, 32, 32, 1, 0>(to, from, &crossing, false),
        };
    }
    copy_every(to, from, nest);
}

/// [`copy_apart`] of elements that are read one by one, or every second, third or fourth one.
#[inline(always)]
fn copy_every<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
    let every: Option<CopyPlane<T>> = match nest.axis_from_last(1).1 {
        [1, 2] => Some(every::<T, 2>),
        [1, 3] => Some(every::<T, 3>),
        [1, 4] => Some(every::<T, 4>),
        [1, -2] => Some(every_backwards::<T, 2>),
        _ => None,
    };
    match every {
        Some(every) if nest.crossing().is_none() => {
            nest.fold_planes((), |(), plane| every(to, from, &plane));
        }
        Some(every) => nest.fold_across((), |(), row| every(to, from, &Plane::of(row))),
        None => nest.fold_across((), |(), row| {
            let source = row.line(1, from);
            row.write(to, |at, to| *to = source.at(at).clone());
        }),
    }
}

/// Copies planes of `N` channels to pixels of `N` contiguous elements.
#[inline(always)]
fn interleave<T: Clone, const N: usize>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    let (Plane { first, rows, .. }, [_, channel]) = (*plane, plane.first.strides);
    let (pixels, _) = to[first.offsets[0].cast_unsigned()..][..rows * N].as_chunks_mut::<N>();
    let mut at = first.offsets[1];
    let channels: [&[T]; N] = array::from_fn(|_| {
        let source = &from[at.cast_unsigned()..][..rows];
        at = at.wrapping_add(channel);
        source
    });
    // Slices of one length by one variable: the compiler removes their checks.
    let (pixels, mut place) = (&mut pixels[..rows], 0);
    while place < rows {
        for (to, channel) in pixels[place].iter_mut().zip(channels) {
            *to = channel[place].clone();
        }
        place += 1;
    }
}

/// The elements of a matrix up to which they are copied one by one, if they are not copied by squares.
const FEW: usize = 1 << 9;

/// Whether elements of a plane that the two run across are copied by squares, in less time than one by one, if the source is contiguous along its
/// `rows`. The sides are measured: 16 x 16 elements of 1, 2, 4 and 8 bytes take 0.53, 0.54, 0.77 and 1.13 of the time, 32 x 32 ones 0.21, 0.23, 0.35 and 0.57.
#[inline(always)]
fn are_squares<T>(rows: usize, columns: usize) -> bool {
    let (side, count) = match const { size_of::<T>() } {
        0..=1 => (16, 256),
        2 => (8, 200),
        3..=4 => (8, 144),
        _ => (8, 512),
    };
    cfg!(all(target_arch = "x86_64", target_feature = "sse2"))
        && bits::is_bits::<T>()
        && rows.min(columns) >= side
        && rows.saturating_mul(columns) >= count
}

/// Whether it pays off to fill a target, and then to write it in blocks.
#[inline(always)]
fn pays_in_blocks<T, const R: usize>(nest: &Nest<R, 2>) -> bool {
    let Some(crossing) = nest.crossing() else { return false };
    let ((columns, _), (rows, [_, along])) = (crossing.axis_from_last(1), crossing.axis_from_last(2));
    large(nest).is_some() || along.unsigned_abs() == 1 && are_squares::<T>(rows, columns)
}

/// Whether the rows of a target are slices of a source, and shorter than what it costs to append each.
#[inline(always)]
const fn are_short_rows<const R: usize>(nest: &Nest<R, 2>) -> bool {
    matches!(nest.axis_from_last(1), (..LONG, [1, 1]))
}

/// The length of rows from which on each is appended.
const LONG: usize = 24;

/// The elements of a layout in logical order.
///
/// Elements are appended row by row. If that runs across the memory and the elements own nothing, the vector is first filled with
/// clones of any element and then written in blocks.
#[inline(never)]
pub(crate) fn to_vec<T: Clone, const R: usize>(data: &[T], layout: &Strided<R>) -> Vec<T> {
    let count = layout.element_count();
    if let (true, Some(any)) = (is_sizeless::<T>(), data.first()) {
        let mut all = Vec::new();
        resize(&mut all, count, any.clone());
        return all;
    }
    let mut all = Vec::with_capacity(count);
    if count == 0 {
        return all;
    }
    if layout.is_row_major() {
        all.extend_from_slice(&data[layout.base()..][..count]);
        return all;
    }
    // A nest, and blocks, begin later than a few elements are copied.
    if R == 2 && count <= FEW {
        let ([rows, columns], [down, along]) =
            ([layout.extents()[0], layout.extents()[1]], [layout.strides()[0], layout.strides()[1]]);
        if down.unsigned_abs() != 1 || !are_squares::<T>(rows, columns) {
            for row in 0..rows {
                let from = layout.base().wrapping_add_signed(down * row.cast_signed());
                all.extend(
                    (0..columns).map(|at| data[from.wrapping_add_signed(along * at.cast_signed())].clone()),
                );
            }
            return all;
        }
    }
    // The written order is logical order. An element count that fits has a layout.
    let to = Strided::row_major(layout.extents()).unwrap_or(*layout);
    let nest = Nest::ordered([&to, layout]);
    if const { !needs_drop::<T>() && size_of::<T>() <= 16 }
        && (pays_in_blocks::<T, R>(&nest) || are_short_rows(&nest))
        && let Some(any) = data.first()
    {
        all.resize(count, any.clone());
        relayout(&mut all, data, &nest);
        return all;
    }
    if let [1, -1] = nest.axis_from_last(1).1 {
        nest.fold_planes((), |(), plane| append_backwards(&mut all, data, &plane));
        return all;
    }
    nest.fold((), |(), row| match row.run(1, data) {
        Run::Slice(slice) => all.extend_from_slice(slice),
        Run::Same(element) => all.resize(all.len() + row.len, element.clone()),
        #[cfg(feature = "alloc")]
        Run::Apart { data, stride: stride @ 1.., .. } => {
            append_apart(&mut all, data, (stride.cast_unsigned(), row.len), T::clone);
        }
        run @ Run::Apart { .. } => all.extend((0..row.len).map(|at| run.at(at).clone())),
    });
    all
}

// Copies between two layouts of the same extents of which at least one has no strides.
//
// An offset of a layout without combined axes is a sum with one term for each coordinate: the terms go into tables, once per copy, and are
// looked up and added. If axes are combined, each offset is computed from its index.

/// Copies the elements of one layout to another, with tables of what each coordinate adds to the offset.
#[expect(
    clippy::indexing_slicing,
    reason = "axes are below R; the offsets of two layouts are below the lengths of their memory"
)]
fn copy_by_terms<T: Clone, const R: usize, L: Mapping<R>, M: Mapping<R>>(
    (to, to_layout): (&mut [T], &L),
    (from, from_layout): (&[T], &M),
) {
    let ((to_first, to_terms), (from_first, from_terms)) = (terms(to_layout), terms(from_layout));
    // The innermost axis is the one with the most steps of one element in the written memory.
    let side_by_side =
        |axis: usize| to_terms[axis].windows(2).filter(|pair| pair[1].wrapping_sub(pair[0]) == 1).count();
    let Some(inner) = (0..R).max_by_key(|&axis| side_by_side(axis)) else {
        to[to_first].clone_from(&from[from_first]);
        return;
    };
    let mut outer = to_layout.extents();
    outer[inner] = 1;
    let Ok(walk) = Walk::new(outer) else { return };
    let (to_inner, from_inner) = (&to_terms[inner], &from_terms[inner]);
    // The innermost axis as runs: pieces along which both step by one element.
    let mut runs = Vec::new();
    let mut begin = 0;
    for at in 1..=to_inner.len() {
        let goes_on = at < to_inner.len()
            && to_inner[at].wrapping_sub(to_inner[at.wrapping_sub(1)]) == 1
            && from_inner[at].wrapping_sub(from_inner[at.wrapping_sub(1)]) == 1;
        if !goes_on {
            runs.push((to_inner[begin], from_inner[begin], at.wrapping_sub(begin)));
            begin = at;
        }
    }
    let in_runs = runs.len().wrapping_mul(4) <= to_inner.len();
    for index in walk {
        let (mut at, mut with) = (to_first, from_first);
        for axis in 0..R {
            at = at.wrapping_add(to_terms[axis][index[axis]]);
            with = with.wrapping_add(from_terms[axis][index[axis]]);
        }
        if in_runs {
            for &(to_term, from_term, len) in runs.iter() {
                to[at.wrapping_add(to_term)..][..len]
                    .clone_from_slice(&from[with.wrapping_add(from_term)..][..len]);
            }
        } else {
            for (&to_term, &from_term) in to_inner.iter().zip(from_inner.iter()) {
                to[at.wrapping_add(to_term)].clone_from(&from[with.wrapping_add(from_term)]);
            }
        }
    }
}

/// Copies the elements of one layout to another of the same extents.
pub(crate) fn copy_tiled<T: Clone, const R: usize, L: Mapping<R>, M: Mapping<R>>(
    (to, to_layout): (&mut [T], &L),
    (from, from_layout): (&[T], &M),
) {
    if to_layout.element_count() == 0 || is_sizeless::<T>() {
        return;
    }
    if has_short_terms(to_layout) && from_layout.is_separable() {
        copy_by_terms((to, to_layout), (from, from_layout));
        return;
    }
    for index in Walk::all(to_layout.extents()) {
        if let (Some(to), Some(from)) =
            (to.get_mut(to_layout.offset_unchecked(index)), from.get(from_layout.offset_unchecked(index)))
        {
            to.clone_from(from);
        }
    }
}
