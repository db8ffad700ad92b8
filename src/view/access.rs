//! From an index to an element: the one place where `unsafe` has earned its keep.
//!
//! # The proof
//!
//! The functions below take a slice and a layout that belong together: *for each index in bounds, the offset that the
//! layout gives is below the length of the slice* (the invariant at [`View`](super::View)). It rests on two things.
//!
//! **What a layout says is true.** A layout stores extents and strides (or extents, an order and tiles), or its type knows them; the two
//! agree, as only the crate can put values into a type that knows some (`pack` takes an `Agreed`, which only the crate can make), and
//! does so with values that it computed by the rule that the type follows, or compared with the type (`from_array`,
//! `cast`). Every trait whose constants or associated types reach a layout is sealed: extents, strides, axes and lists of
//! them, orders of axes, tiles, layouts, the items of a slice, operands and what they broadcast to. Where the type of a result is computed apart
//! from its numbers (`combine` in `zip.rs`) they are compared. What a type knows and does not store (the physical coordinates of tiles, in
//! `layout/tiled/cuts.rs`; how many places a window has; that a window moves by the stride its elements are apart, in
//! `layout/windowed.rs`) is compared with the rule in tests, on all small cases.
//!
//! **The memory is as long as the layout's span.**
//!
//! * It is **asked** where memory and a layout first meet: `View::new`, `View::with_layout` and their mutable twins, and the
//!   constructors of `Tensor`, which has as many elements as its layout allocates, and that is at least its span.
//! * It is **kept** where a view is made from a view. A slice selects some of the offsets, and the memory is cut in front by
//!   as much as they become smaller, and behind where the type knows the span; `slice` with a range out of the memory
//!   would panic. A permutation has the same offsets, a broadcast repeats some of them, a reshape names all of them
//!   anew, and `ranked`, `cast`, `try_dense` and a tensor's `view` change what the type says and no number.
//! * It is **used** here: each coordinate is compared with its extent, so the index is in bounds, and its offset at most the
//!   span's last.
//!
//! That a mutable view meets each element once is not part of it: each of its elements is borrowed from the whole slice.
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

use crate::layout::{self, Mapping};

/// The element at an index, or `None` if it is out of bounds.
#[inline(always)]
pub(super) fn get<'a, T, const R: usize, L: Mapping<R>>(
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
pub(super) fn element<'a, T, const R: usize, L: Mapping<R>>(
    data: &'a [T],
    layout: &L,
    index: [usize; R],
) -> &'a T {
    layout::assert(layout, index);
    let offset = layout.place(index);
    debug_assert!(offset < data.len(), "a view's offsets are below the length of its memory");
    // SAFETY: `offset` is below `data.len()`, so the pointer stays within the slice: each coordinate of `index` is below
    // its extent, as `assert` and `check` compare them all, and for such an index the layout of a view gives an offset below the
    // length of the view's memory (the invariant of `View`, `ViewMut` and `Tensor`, which alone call this).
    let pointer = unsafe { data.as_ptr().add(offset) };
    // SAFETY: it points to the element at `offset` of `data`, which is borrowed for `'a`.
    unsafe { &*pointer }
}

/// The element at an index, to write; panics if it is out of bounds.
#[inline(always)]
#[track_caller]
pub(super) fn element_mut<'a, T, const R: usize, L: Mapping<R>>(
    data: &'a mut [T],
    layout: &L,
    index: [usize; R],
) -> &'a mut T {
    layout::assert(layout, index);
    let offset = layout.place(index);
    debug_assert!(offset < data.len(), "a view's offsets are below the length of its memory");
    // SAFETY: as in `element`.
    let pointer = unsafe { data.as_mut_ptr().add(offset) };
    // SAFETY: it points to the element at `offset` of `data`, which is borrowed mutably, and as a whole, for `'a`.
    unsafe { &mut *pointer }
}
