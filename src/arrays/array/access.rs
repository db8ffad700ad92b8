//! From an index to an element, results written to new memory, elements gathered at positions, and requests for cache lines: the only places
//! where `unsafe` has earned its keep.
//!
//! # The proof of an access
//!
//! The functions below take a slice and a layout that belong together: *for each index in bounds, the offset that the layout
//! returns is below the length of the slice*. [`TensorBase`](crate::array::TensorBase) is the type with this invariant, and
//! `array/made.rs` has its constructors. The invariant rests on two
//! facts. `tests/arrays/access_proof.rs` checks each premise below for rank 3 and extents from 0 to 3, with all methods that derive an array
//! from an array, and `tests/house/sealed.rs` which traits are sealed.
//!
//! **What a layout states is true.** A layout stores extents and strides (or extents, an order and tiles), or its type knows them.
//! The two agree: a value is put into a type that knows some of it with an `Agreed`, which is `unsafe` to make. `extent/agreed.rs` and
//! `layout/agreed.rs` make it, of numbers that they compared with the type, or that are those of the type.
//! Every trait whose constants or associated types reach a layout is sealed: extents, strides, axes and lists of them,
//! orders of axes, tiles, layouts, the items of a slice, operands and what they broadcast to. If the type of a result is computed
//! separately from its numbers (`combine` in `verbs/elementwise/zip.rs`), the two are compared. What a type knows and does not store (the physical
//! coordinates of tiles, in `layout/tiled/cuts.rs`; the number of positions of a window, and that a window moves by the stride of
//! its elements, in `layout/windowed.rs`) is compared with the rule in tests, on all small cases.
//!
//! **The memory is as long as the layout's span.**
//!
//! * It is **checked** where memory and a layout first come together: in `View::new`, `View::with_layout` and their mutable
//!   variants, and in the constructors of `Tensor`, whose memory has as many elements as its layout allocates, which is at least
//!   its span.
//! * It is **in the type** of an inline array: its memory is that of the extents (`HasNestedArrays::Within`, which is sealed), and so has their
//!   product. The layout has no other values.
//! * It is **compared again** where an array is made from an array, in all builds: `of_parts` compares the length of the memory with the span of the new
//!   layout, and `of_memory` the number of results with their extents.
//! * It is **preserved** where the memory and the layout pass through: `ranked`, `typed` and a tensor's `view` change what the type knows and no
//!   number.
//! * It is **used** here: each coordinate is compared with its extent, so the index is in bounds, and its offset is at most the
//!   span's last.
//!
//! The proof does not need that each element of a mutable view has one index: each element is borrowed from the entire slice.
//!
//! # Arrays with tiles
//!
//! [`TiledBase`](crate::array::TiledBase) takes no part in the proof: its layouts may be those of other crates, so all its accesses are those of slices, which are checked.
//!
//! # Arrays whose rank is known at run time
//!
//! [`DynBase`](crate::array::DynBase) has the same invariant, because it becomes a [`TensorBase`](crate::array::TensorBase): entirely (`TryFrom`), in parts
//! (`each_part`, `iter`) and with axes of extent 1 in front (`aligned`). These have its extents, its strides and the offset of its first element, so
//! they have its offsets, or some of them. Its own accesses by index are checked. `DynBase::of_parts` is its only constructor, and `DynStrided::new`
//! that of its layouts, which refuses a rank above the greatest: an extent of a layout is known, and so is the product of all of them. The
//! assertions are those of ranked arrays, and that a tensor is row-major and has exactly the memory of its elements. `tests/arrays/access_proof/any_rank.rs`
//! checks the same cases; `tests/arrays/rank_limits.rs` checks the ranks up to the greatest.
//!
//! * **Checked**: `DynView::new` and `DynViewMut::new` compare the memory with the element count of a row-major layout, `with_strides` with the span,
//!   and `DynTensor::new` requires exactly as many elements. The results of operations (`filled`, `from_fn` and all that make new elements) are
//!   row-major, and `DynTensor::of_elements` compares their number with the layout, also in a release build.
//! * **The same offsets**: a conversion from a ranked array has its numbers. `permute`, `transpose`, `swap_axes` and `move_axis` reorder the axes.
//!   `insert_axis` and `align_trailing` add axes with one coordinate, 0. `flip` counts from the other end.
//! * **Some of the offsets**: slices, `split`, `axis_iter`, `index_axis`, `squeeze` and `diagonal` take some coordinates of each axis. `of_axes` computes where the lowest of
//!   their offsets is, and the memory is cut there; a start after the end of the memory would panic. `windows` and `chunks_exact` add the coordinate in
//!   a block to that of the block, which is below the extent. A comparison takes 1 coordinate of a stretched axis.
//! * **Each offset, perhaps several times**: `broadcast_to` stretches axes of extent 1, and a scalar, by strides of 0.
//! * **Other extents**: `reshape` and `into_reshape` compare the element counts (`reshaped_extents`), and then number the same elements by the rule
//!   of ranked views, or in row-major order. The conversion from a `DynTensor` to a `Tensor` makes a row-major layout of the extents, and compares its
//!   element count with the memory.
//! * **Separate parts**: `axis_iter_mut` cuts the memory at multiples of the stride, which is at least the span of each part.
//!
//! # The gain
//!
//! Instructions of a 5-point stencil over 512 x 512 `f32` with `v[[i, j]]`, as a ratio to the same loop written by hand on slices:
//! 1.0 with the access below. With the slice's own check after the checks of the coordinates the loop is not vectorised (9.6): see
//! `stencil_access_checked` in `benches/src/kernels/stencil.rs`, which measures it.
//!
//! Tried and rejected: `get_unchecked`. It tells the compiler that the offset is below the length, and the comparisons that remain
//! for that make the loop too expensive, by the vectoriser's cost model, to be unrolled twice (1.03).
//!
//! # New memory
//!
//! [`append`] writes the results of a function to the unused capacity of a vector, and then sets the length. It is safe because it
//! counts the elements that it writes, one after another, and the length grows by that number. A panic of the function leaves the length as it was,
//! so elements that must be dropped are pushed one by one instead: the vector then has those that were returned before the panic.
//!
//! `Vec::extend` and `collect` do the same, but each closure is a new type of iterator for them: a `map` whose closure no other call uses
//! took 12.8 ms of the compiler's time instead of 6.4. A loop of `push` takes 7.2 ms, but it tests the capacity for each element, so the
//! compiler does not vectorise it.
//!
//! `append_apart` does the same with elements a distance apart, four at a time: it grows the length by the requested number, after a loop over exactly that part of
//! the capacity has written all of it. A comparison for each element takes 1.2 to 1.6 times as long: a `map` of a transpose of `f64` takes 0.77 of the time of `Vec::extend` for 16 x 16, and
//! 0.64 for 100 x 100.
//!
//! # Arrays of results
//!
//! `append_arrays` writes the results of a function that returns arrays, each as one: the compiler computes them in registers. Elements that repeat twice
//! take 0.62 of the time of `Vec::extend_from_slice` for each array, which tests the capacity every time.
//!
//! # Gathered elements
//!
//! `append_at` takes the elements of a row at positions that are the same for each row. `Positions` knows the largest of them, which is compared
//! with the length of each row once. A comparison for each element takes 1.3 times as long.
//!
//! `append_at_two` takes those of two rows, so that each position is read once, and puts four elements of 4 bytes together in a register, so that they are written
//! at once. Columns of a 1000 x 1000 array take 0.66 of the time of single rows (`f32`) and 0.9 (`f64`), of a 64 x 64 array 0.78 and 0.86. If there are many positions, it requests the cache lines of the
//! next rows, and of their results, meanwhile: where memory is far, the loads and stores of a row otherwise wait for them. Requests for one of the two
//! do not suffice. They do not pay off for other sizes of elements, for rows of fewer than 128 positions (1.1 times as long for 100), and for rows that do
//! not fit the nearest caches. The record `2026-11-27-copies.md` in `benches/record` says why this is not as fast as `memcpy`.
#![expect(unsafe_code, reason = "one file, one operation per block; the proof and the measurement are above")]
#![cfg_attr(
    feature = "alloc",
    expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "a length is at most the capacity; positions of elements apart are compared with the length of the memory, four at a time"
    )
)]

use crate::layout::{self, Layout};

/// The element at an index, or `None` if it is out of bounds.
#[inline(always)]
pub(crate) fn get<'a, T, const R: usize, L: Layout<R>>(
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
pub(crate) fn element<'a, T, const R: usize, L: Layout<R>>(
    data: &'a [T],
    layout: &L,
    index: [usize; R],
) -> &'a T {
    layout::assert(layout, index);
    let offset = layout.offset_unchecked(index);
    debug_assert!(offset < data.len(), "an array's offsets are below the length of its memory");
    // SAFETY: `offset` is below `data.len()`, so the pointer stays within the slice. Each coordinate of `index` is below its
    // extent, because `assert` and `check` compare them all, and for such an index the layout of an array returns an offset below
    // the length of its memory (the invariant of `TensorBase`, which alone calls this).
    let pointer = unsafe { data.as_ptr().add(offset) };
    // SAFETY: it points to the element at `offset` of `data`, which is borrowed for `'a`.
    unsafe { &*pointer }
}

/// The element at an index, to write; panics if it is out of bounds.
#[inline(always)]
#[track_caller]
pub(crate) fn element_mut<'a, T, const R: usize, L: Layout<R>>(
    data: &'a mut [T],
    layout: &L,
    index: [usize; R],
) -> &'a mut T {
    layout::assert(layout, index);
    let offset = layout.offset_unchecked(index);
    debug_assert!(offset < data.len(), "an array's offsets are below the length of its memory");
    // SAFETY: as in `element`.
    let pointer = unsafe { data.as_mut_ptr().add(offset) };
    // SAFETY: it points to the element at `offset` of `data`, all of which is borrowed mutably for `'a`.
    unsafe { &mut *pointer }
}

/// Elements appended to vectors.
#[cfg(feature = "alloc")]
pub(crate) mod append {
    use alloc::vec::Vec;
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    use core::{
        arch::x86_64::{_MM_HINT_T0, _mm_prefetch, _mm_set_epi32},
        mem::transmute_copy,
    };
    use core::{
        array,
        hint::black_box,
        mem::{MaybeUninit, needs_drop},
    };

    use crate::loops::bits::Bits;

    /// Appends the results of `map` for each element of a slice.
    #[inline(always)]
    pub(crate) fn append<'a, T, U>(to: &mut Vec<U>, from: &'a [T], map: impl FnMut(&'a T) -> U) {
        to.reserve(from.len());
        append_within(to, from, map);
    }

    /// [`append`] to a vector that has the capacity: elements without `Drop` are appended as far as it has.
    #[inline(always)]
    pub(crate) fn append_within<T, U>(
        to: &mut Vec<U>,
        from: impl IntoIterator<Item = T>,
        mut map: impl FnMut(T) -> U,
    ) {
        if const { needs_drop::<U>() } {
            return from.into_iter().for_each(|element| to.push(map(element)));
        }
        let (mut len, spare) = (to.len(), to.spare_capacity_mut());
        for (to, element) in spare.iter_mut().zip(from) {
            to.write(map(element));
            len += 1;
        }
        // SAFETY: the elements below the former length were there. Each element from there up to `len` was written above, one after
        // another, within the capacity.
        unsafe { to.set_len(len) };
    }

    /// [`append`] of the results for the pairs of two slices, as many as the shorter one has.
    #[inline(always)]
    pub(crate) fn append_pairs<T, U, V>(
        to: &mut Vec<V>,
        (left, right): (&[T], &[U]),
        mut map: impl FnMut(&T, &U) -> V,
    ) {
        to.reserve(left.len());
        if const { needs_drop::<V>() } {
            return left.iter().zip(right).for_each(|(left, right)| to.push(map(left, right)));
        }
        // The compiler fills a register of results of a byte, such as a mask, from registers of operands only if it sees as many operands.
        if const { size_of::<V>() == 1 && size_of::<T>() > 1 } {
            return append_pairs_together(to, (left, right), map);
        }
        let (mut len, spare) = (to.len(), to.spare_capacity_mut());
        for ((to, left), right) in spare.iter_mut().zip(left).zip(right) {
            to.write(map(left, right));
            len += 1;
        }
        // SAFETY: as in `append`.
        unsafe { to.set_len(len) };
    }

    /// [`append_pairs`], 16 pairs at a time.
    #[inline(always)]
    fn append_pairs_together<T, U, V>(
        to: &mut Vec<V>,
        (left, right): (&[T], &[U]),
        mut map: impl FnMut(&T, &U) -> V,
    ) {
        let pairs = left.as_chunks::<16>().0.iter().zip(right.as_chunks::<16>().0);
        let done = pairs.len() * 16;
        append_arrays(to, pairs, |(left, right)| -> [V; 16] {
            // The compiler does not make vectors of elements of several arrays, for which it would exchange all of them.
            black_box(());
            array::from_fn(|at| map(&left[at], &right[at]))
        });
        append_within(to, left[done..].iter().zip(&right[done..]), |(left, right)| map(left, right));
    }

    /// Appends the results of `map` for a number of elements a stride apart, from the first one of a slice on, to a vector that has the capacity.
    ///
    /// Four at a time, so that the bounds are compared once for four: the transpose of 16 x 16 `f64` takes 0.75 of the time.
    #[inline(always)]
    pub(crate) fn append_apart<'a, T, U>(
        to: &mut Vec<U>,
        from: &'a [T],
        (stride, count): (usize, usize),
        mut map: impl FnMut(&'a T) -> U,
    ) {
        if const { needs_drop::<U>() } {
            return (0..count).for_each(|at| to.push(map(&from[at * stride])));
        }
        let (len, spare) = (to.len(), to.spare_capacity_mut());
        let (fours, others) = spare[..count].as_chunks_mut::<4>();
        let mut at = 0;
        for [a, b, c, d] in fours {
            let (first, second) = from[at..][..3 * stride + 1].split_at(2 * stride);
            a.write(map(&first[0]));
            b.write(map(&first[stride]));
            c.write(map(&second[0]));
            d.write(map(&second[stride]));
            at += 4 * stride;
        }
        for to in others {
            to.write(map(&from[at]));
            at += stride;
        }
        // SAFETY: the elements below the former length were there. All of the next `count` were written above, within the capacity.
        unsafe { to.set_len(len + count) };
    }

    /// Appends the elements of each array that `map` returns. Elements without `Drop` are written an array at a time, so that the
    /// compiler keeps it in registers.
    #[inline(always)]
    pub(crate) fn append_arrays<A, T, const M: usize>(
        to: &mut Vec<T>,
        from: impl ExactSizeIterator<Item = A>,
        mut map: impl FnMut(A) -> [T; M],
    ) {
        to.reserve(from.len().saturating_mul(M));
        if const { needs_drop::<T>() } {
            return from.for_each(|array| to.extend(map(array)));
        }
        let (mut len, spare) = (to.len(), to.spare_capacity_mut());
        for (to, array) in spare.as_chunks_mut::<M>().0.iter_mut().zip(from) {
            // `MaybeUninit` has no values, so the array is written as one.
            *to = map(array).map(MaybeUninit::new);
            len += M;
        }
        // SAFETY: as in `append`, an array of `M` elements at a time.
        unsafe { to.set_len(len) };
    }

    /// Positions in a row, and the largest of them.
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Positions<'p> {
        // Each of them is at most `largest`; no other module can construct this.
        all: &'p [usize],
        largest: usize,
    }

    impl<'p> Positions<'p> {
        pub(crate) fn new(all: &'p [usize]) -> Self {
            Self { all, largest: all.iter().copied().max().unwrap_or_default() }
        }

        pub(crate) const fn as_slice(self) -> &'p [usize] {
            self.all
        }
    }

    /// Appends the elements of a row at positions. Panics if one is not below the length of the row.
    #[inline]
    pub(crate) fn append_at<T: Clone>(to: &mut Vec<T>, row: &[T], positions: Positions<'_>) {
        assert!(
            positions.all.is_empty() || positions.largest < row.len(),
            "positions are below the length of the row"
        );
        to.extend(positions.all.iter().map(|&at| {
            // SAFETY: `at` is at most `positions.largest`, which `Positions::new` computed from the same slice, and that is below the length
            // of the row by the assertion above: there is a position, because this closure is called with one of `positions.all`.
            unsafe { row.get_unchecked(at) }.clone()
        }));
    }

    /// [`append_at`] of two rows, one after the other, of numbers. It looks up each position once, and puts four numbers of 32 bits together before it writes
    /// them. Requests the cache lines of the next two rows meanwhile.
    #[inline(always)]
    pub(crate) fn append_at_two<T: Bits>(
        to: &mut Vec<T>,
        rows: [&[T]; 2],
        next: [&[T]; 2],
        positions: Positions<'_>,
    ) {
        if positions.all.len() >= AHEAD {
            append_at_two_by::<T, true>(to, rows, next, positions);
        } else {
            append_at_two_by::<T, false>(to, rows, next, positions);
        }
    }

    /// The number of positions from which on requests pay off.
    const AHEAD: usize = 128;

    /// [`append_at_two`], with requests or without.
    #[inline(never)]
    fn append_at_two_by<T: Bits, const IS_AHEAD: bool>(
        to: &mut Vec<T>,
        rows: [&[T]; 2],
        next: [&[T]; 2],
        positions: Positions<'_>,
    ) {
        /// The positions between two looks at what to request.
        const BLOCK: usize = 16;
        let count = positions.all.len();
        assert!(
            count == 0 || rows.iter().all(|row| positions.largest < row.len()),
            "positions are below the length of each row"
        );
        to.reserve(count.saturating_mul(2));
        let start = to.len();
        let (first, second) = to.spare_capacity_mut().split_at_mut(count);
        let (blocks, last) = positions.all.as_chunks::<BLOCK>();
        let ((firsts, first), (seconds, second)) =
            (first.as_chunks_mut::<BLOCK>(), second.split_at_mut(count).0.as_chunks_mut::<BLOCK>());
        let step = (LINE / size_of::<T>().clamp(1, LINE)).min(BLOCK);
        for (number, ((first, second), block)) in firsts.iter_mut().zip(seconds).zip(blocks).enumerate() {
            for of_line in (0..if IS_AHEAD { BLOCK } else { 0 }).step_by(step) {
                for next in next {
                    request(next.as_ptr().wrapping_add(number * BLOCK + of_line));
                }
                for to in [&*first, &*second] {
                    request(to.as_ptr().wrapping_add(2 * count + of_line));
                }
            }
            let fours = first.as_chunks_mut::<4>().0.iter_mut().zip(second.as_chunks_mut::<4>().0);
            for ((first, second), at) in fours.zip(block.as_chunks::<4>().0) {
                // SAFETY: as in `append_at`, for each of the two rows.
                [*first, *second] = rows.map(|row| unsafe { four(row, at) });
            }
        }
        for ((first, second), &at) in first.iter_mut().zip(second).zip(last) {
            // SAFETY: as above.
            let both = rows.map(|row| *unsafe { row.get_unchecked(at) });
            [*first, *second] = both.map(MaybeUninit::new);
        }
        // SAFETY: `count` elements were written from `start` on, and `count` after them: as many as there are positions, in each of the two
        // parts, which have blocks of the same number.
        unsafe { to.set_len(start + 2 * count) };
    }

    /// The elements of a row at four positions.
    ///
    /// # Safety
    ///
    /// The positions are below the length of the row.
    #[inline(always)]
    unsafe fn four<T: Bits>(row: &[T], at: &[usize; 4]) -> [MaybeUninit<T>; 4] {
        // SAFETY: the caller states it.
        let four = at.map(|at| unsafe { row.get_unchecked(at) });
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        if size_of::<T>() == size_of::<i32>() {
            // SAFETY: `Bits` are integers, or two, so each has four bytes that are initialised, and any four bytes are such an integer.
            let [a, b, c, d] = four.map(|element| unsafe { transmute_copy::<T, i32>(element) });
            // SAFETY: SSE2 is a feature of the target.
            let four = unsafe { _mm_set_epi32(d, c, b, a) };
            // SAFETY: both have 16 bytes.
            return unsafe { transmute_copy(&four) };
        }
        four.map(|element| MaybeUninit::new(*element))
    }

    /// Whether [`append_at_two`] pays off, if so many positions of so many are taken: the rows fit the nearest caches.
    pub(crate) const fn is_by_two<T>(positions: usize, extent: usize) -> bool {
        cfg!(all(target_arch = "x86_64", target_feature = "sse2"))
            && matches!(size_of::<T>(), 4 | 8)
            && matches!(positions, 8..=0x4000)
            && extent <= 0x4000
    }

    /// The bytes of a cache line.
    const LINE: usize = 64;

    /// Requests the cache line of an address, which need not be in memory.
    #[inline(always)]
    fn request<T>(address: *const T) {
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        // SAFETY: the processor has SSE, which SSE2 includes. The instruction reads nothing for the program, and ignores addresses that are not in
        // memory.
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(address.cast());
        }
        #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
        let _ = address;
    }

    #[cfg(test)]
    mod tests {
        use alloc::rc::Rc;
        use core::panic::AssertUnwindSafe;
        use std::panic::catch_unwind;

        use super::*;

        /// Against the elements one by one: any length, and any distance.
        #[test]
        fn elements_apart_are_appended() {
            let from: Vec<u32> = (0..200).collect();
            for (stride, count) in (1..9).flat_map(|stride| (0..20).map(move |count| (stride, count))) {
                let memory = &from[..count * stride - count.min(1) * (stride - 1)];
                let (mut found, mut calls) = (Vec::with_capacity(count + 2), 0);
                found.extend([7, 8]);
                append_apart(&mut found, memory, (stride, count), |x| {
                    calls += 1;
                    x * 100 + calls
                });
                let each = (0..).step_by(stride).zip(1..).map(|(x, call)| x * 100 + call).take(count);
                assert!(found.into_iter().eq([7, 8].into_iter().chain(each)), "{stride} {count}");
            }
        }

        /// A panic of the function leaves the elements before it if they must be dropped, and those from before the call if not.
        #[test]
        fn a_panic_leaves_elements_that_are_dropped() {
            let (from, one) = ([0_u8; 30], Rc::new(()));
            for last in 0..10 {
                let (mut all, mut plain, mut calls) = (Vec::with_capacity(10), Vec::with_capacity(11), 0);
                plain.push(5);
                let mut next = || {
                    assert!(calls < last, "as the test requires");
                    calls += 1;
                };
                let all_panics = catch_unwind(AssertUnwindSafe(|| {
                    append_apart(&mut all, &from, (3, 10), |_| {
                        next();
                        Rc::clone(&one)
                    });
                }));
                assert!(all_panics.is_err() && all.len() == last && Rc::strong_count(&one) == last + 1);
                drop(all);
                assert_eq!(Rc::strong_count(&one), 1, "each is dropped once");
                assert!(
                    catch_unwind(AssertUnwindSafe(|| append_apart(&mut plain, &from, (3, 10), |x| {
                        next();
                        *x
                    })))
                    .is_err()
                );
                assert_eq!(plain, [5], "the length is set after all elements");
            }
        }

        /// Memory that is too short is a panic, before an element beyond its end is read.
        #[test]
        fn lengths_are_compared() {
            for (len, stride, count) in [(0, 1, 1), (9, 3, 4), (12, 4, 4), (20, 4, 6), (3, usize::MAX / 8, 2)]
            {
                let from = vec![1_u8; len];
                let mut to: Vec<u8> = Vec::with_capacity(count);
                let append = || append_apart(&mut to, &from, (stride, count), |x| *x);
                assert!(catch_unwind(AssertUnwindSafe(append)).is_err(), "{len} {stride} {count}");
            }
            let mut to: Vec<u8> = Vec::with_capacity(4);
            let append = || append_apart(&mut to, &[0; 9], (1, 9), |x| *x);
            assert!(catch_unwind(AssertUnwindSafe(append)).is_err(), "without the capacity");
        }
    }
}
