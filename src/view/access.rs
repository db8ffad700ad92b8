//! From an index to an element: the one place where `unsafe` has earned its keep.
//!
//! # The proof
//!
//! The three functions below take a slice and a layout that belong together: *for each index in bounds, the offset that
//! the layout gives is below the length of the slice* (the invariant at [`View`](super::View)).
//!
//! * It is **stated** where a view is made: `with_layout` compares the layout's span with the length of the slice, and
//!   each layout keeps its offsets of indices in bounds below its span. Layouts are sealed: there is none but the
//!   crate's.
//! * It is **kept** where a view is made from a view: a slice, a permutation or a broadcast selects some of the offsets
//!   of the view it is made from, and the memory is cut at the front alone, by as much as the offsets become smaller.
//! * It is **used** here: each coordinate is compared with its extent, so the index is in bounds.
//!
//! # The gain
//!
//! Instructions of a 5-point stencil over 512 x 512 `f32` by `v[[i, j]]`, as a ratio to the same loop written by hand on
//! slices: 1.0 with the access below. With the slice's own check behind the checks of the coordinates the loop is not
//! vectorised (9.6): see `stencil_access_checked` in `benches/src/kernels/stencil.rs`, which measures it.
//!
//! Tried: `get_unchecked`. It tells the compiler that the offset is below the length, and the comparisons it leaves for
//! that make the loop too costly, by the vectoriser's count, to be unrolled twice (1.03).
#![expect(unsafe_code, reason = "one file, one operation per block; the proof and the measurement are above")]

use crate::{
    index::IndexError,
    layout::{self, Layout},
};

/// Panics at the caller's line. It takes scalars: given the index or the extents as arrays, the loop around the access
/// is not vectorised (10 times slower on a stencil).
#[cold]
#[inline(never)]
#[track_caller]
fn out_of_bounds(axis: usize, index: usize, extent: usize) -> ! {
    super::fail(&IndexError::new(axis, index, extent))
}

/// The element at an index, or `None` if it is out of bounds.
#[inline(always)]
pub(super) fn get<'a, T, const R: usize, L: Layout<R>>(
    data: &'a [T],
    layout: &L,
    index: [usize; R],
) -> Option<&'a T> {
    match layout::check(layout, index) {
        Ok(()) => Some(element(data, layout, index)),
        Err(_) => None,
    }
}

/// The element at an index; panics if it is out of bounds.
#[inline(always)]
#[track_caller]
pub(super) fn element<'a, T, const R: usize, L: Layout<R>>(
    data: &'a [T],
    layout: &L,
    index: [usize; R],
) -> &'a T {
    if let Err(IndexError { axis, index, extent, .. }) = layout::check(layout, index) {
        out_of_bounds(axis, index, extent)
    }
    let offset = layout::offset(layout, index);
    debug_assert!(offset < data.len(), "a view's offsets are below the length of its memory");
    // SAFETY: `offset` is below `data.len()`, so the pointer stays within the slice: each coordinate of `index` is below
    // its extent, as `check` compared them all, and for such an index the layout of a view gives an offset below the
    // length of the view's memory (the invariant of `View`, `ViewMut` and `Tensor`, which alone call this).
    let pointer = unsafe { data.as_ptr().add(offset) };
    // SAFETY: it points to the element at `offset` of `data`, which is borrowed for `'a`.
    unsafe { &*pointer }
}

/// The element at an index, to write; panics if it is out of bounds.
#[inline(always)]
#[track_caller]
pub(super) fn element_mut<'a, T, const R: usize, L: Layout<R>>(
    data: &'a mut [T],
    layout: &L,
    index: [usize; R],
) -> &'a mut T {
    if let Err(IndexError { axis, index, extent, .. }) = layout::check(layout, index) {
        out_of_bounds(axis, index, extent)
    }
    let offset = layout::offset(layout, index);
    debug_assert!(offset < data.len(), "a view's offsets are below the length of its memory");
    // SAFETY: as in `element`.
    let pointer = unsafe { data.as_mut_ptr().add(offset) };
    // SAFETY: it points to the element at `offset` of `data`, which is borrowed mutably, and as a whole, for `'a`.
    unsafe { &mut *pointer }
}
