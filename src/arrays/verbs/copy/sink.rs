//! What pieces of an array are appended to, for elements that are copied and for those that are cloned.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a view fit `isize`, and are below the length of the memory; coordinates are below extents"
)]

use alloc::vec::Vec;
use core::iter;

use crate::{
    array::access::append::{Positions, append_arrays, append_at, append_at_two, is_by_two},
    loops::{relayout::Moves, short::with_length},
    message::broken,
};

/// What pieces are appended to: a vector, and the memory that they are copied from.
pub(super) trait PieceSink {
    /// Takes elements from the memory of one of several sources from now on.
    fn select(&mut self, part: usize);
    /// Appends `len` elements that are `stride` apart.
    fn row(&mut self, offset: isize, stride: isize, len: usize);
    /// Appends the rows of `len` elements at positions, a stride apart.
    fn rows_at(&mut self, (offset, stride): (isize, isize), positions: Positions<'_>, len: usize) {
        for &at in positions.as_slice() {
            self.row(offset + stride * at.cast_signed(), 1, len);
        }
    }
    /// Appends the elements at positions of a row of `extent`.
    fn at(&mut self, offset: isize, row: (usize, isize), positions: Positions<'_>);
    /// Appends each of `extent` elements `count` times.
    fn each(&mut self, offset: isize, row: (usize, isize), count: usize);
    /// Appends the value that is filled in, `count` times.
    fn fill(&mut self, count: usize);
    /// The number of elements so far.
    fn len(&self) -> usize;
    /// Appends `len` elements of those so far again.
    fn again(&mut self, start: usize, len: usize);
    /// Whether positions are looked up in two rows at a time.
    fn is_by_two(&self, _positions: usize, _extent: usize) -> bool {
        false
    }
    /// [`at`](Self::at) of two contiguous rows, while the next two are requested from memory.
    fn at_two(&mut self, offsets: [isize; 2], _next: [isize; 2], extent: usize, positions: Positions<'_>) {
        offsets.into_iter().for_each(|offset| self.at(offset, (extent, 1), positions));
    }
}

/// The length from which on a row is copied by a call.
const SHORT: usize = 32;

/// Copies a row of `N` to `2 * N` elements: the first `N`, and the last `N`.
#[inline(always)]
fn copy_overlapping<T: Copy, const N: usize>((to, from): (&mut [T], &[T])) {
    if let (Some(to), Some(from)) = (to.first_chunk_mut::<N>(), from.first_chunk()) {
        *to = *from;
    }
    if let (Some(to), Some(from)) = (to.last_chunk_mut::<N>(), from.last_chunk()) {
        *to = *from;
    }
}

/// Pieces of elements that are copied.
pub(super) struct Copies<'a, T> {
    pub(super) all: &'a mut Vec<T>,
    pub(super) data: &'a [T],
    pub(super) parts: &'a [&'a [T]],
    pub(super) fill: Option<&'a T>,
}

impl<T: Moves> PieceSink for Copies<'_, T> {
    #[inline]
    fn select(&mut self, part: usize) {
        self.data = self.parts[part];
    }

    #[inline]
    fn row(&mut self, offset: isize, stride: isize, len: usize) {
        append_row(self.all, self.data, offset, stride, len);
    }

    fn rows_at(&mut self, (offset, stride): (isize, isize), positions: Positions<'_>, len: usize) {
        let start = self.all.len();
        let first = |at: usize| (offset + stride * at.cast_signed()).cast_unsigned();
        with_length!(len, N => return append_arrays(self.all, positions.as_slice().iter(), |&at| {
            match self.data[first(at)..].first_chunk::<N>() {
                Some(row) => *row,
                None => broken("the memory has all rows"),
            }
        }));
        if let 1..SHORT = len {
            self.all.resize(start + positions.as_slice().len() * len, T::default());
            let rows = self.all[start..].chunks_exact_mut(len);
            let both = rows.zip(positions.as_slice()).map(|(to, &at)| (to, &self.data[first(at)..][..len]));
            return match len {
                1 => both.for_each(copy_overlapping::<_, 1>),
                2..8 => both.for_each(copy_overlapping::<_, 4>),
                8..16 => both.for_each(copy_overlapping::<_, 8>),
                _ => both.for_each(copy_overlapping::<_, 16>),
            };
        }
        for &at in positions.as_slice() {
            self.all.extend_from_slice(&self.data[first(at)..][..len]);
        }
    }

    #[inline]
    fn at(&mut self, offset: isize, (extent, stride): (usize, isize), positions: Positions<'_>) {
        if stride == 1 {
            let row = &self.data[offset.cast_unsigned()..][..extent];
            append_at(self.all, row, positions);
        } else {
            let place = |at: usize| (offset + stride * at.cast_signed()).cast_unsigned();
            self.all.extend(positions.as_slice().iter().map(|&at| self.data[place(at)]));
        }
    }

    #[inline]
    fn each(&mut self, offset: isize, (extent, stride): (usize, isize), count: usize) {
        append_each(self.all, self.data, (offset, stride, extent), count);
    }

    #[inline]
    fn fill(&mut self, count: usize) {
        if let Some(fill) = self.fill {
            self.all.resize(self.all.len() + count, *fill);
        }
    }

    #[inline]
    fn len(&self) -> usize {
        self.all.len()
    }

    #[inline]
    fn again(&mut self, start: usize, len: usize) {
        self.all.extend_from_within(start..start + len);
    }

    #[inline]
    fn is_by_two(&self, positions: usize, extent: usize) -> bool {
        is_by_two::<T>(positions, extent)
    }

    #[inline]
    fn at_two(&mut self, offsets: [isize; 2], next: [isize; 2], extent: usize, positions: Positions<'_>) {
        let row = |offset: isize| &self.data[offset.cast_unsigned()..][..extent];
        append_at_two(self.all, offsets.map(row), next.map(row), positions);
    }
}

/// Pieces of elements that are cloned: what is compiled for each other type of element.
pub(super) struct Clones<'a, T> {
    pub(super) all: &'a mut Vec<T>,
    pub(super) data: &'a [T],
    pub(super) parts: &'a [&'a [T]],
    pub(super) fill: Option<&'a T>,
}

impl<T: Clone> Clones<'_, T> {
    /// Appends `len` elements, the first of which is at an offset.
    fn apart(&mut self, mut offset: isize, stride: isize, len: usize) {
        for _ in 0..len {
            self.all.push(self.data[offset.cast_unsigned()].clone());
            // One step past the last one may wrap; it is not used.
            offset = offset.wrapping_add(stride);
        }
    }
}

impl<T: Clone> PieceSink for Clones<'_, T> {
    fn select(&mut self, part: usize) {
        self.data = self.parts[part];
    }

    fn row(&mut self, offset: isize, stride: isize, len: usize) {
        if stride == 1 && len > 0 {
            self.all.extend_from_slice(&self.data[offset.cast_unsigned()..][..len]);
        } else {
            self.apart(offset, stride, len);
        }
    }

    fn at(&mut self, offset: isize, (_, stride): (usize, isize), positions: Positions<'_>) {
        for at in positions.as_slice() {
            self.apart(offset + stride * at.cast_signed(), 0, 1);
        }
    }

    fn each(&mut self, offset: isize, (extent, stride): (usize, isize), count: usize) {
        for at in 0..extent {
            self.apart(offset + stride * at.cast_signed(), 0, count);
        }
    }

    fn fill(&mut self, count: usize) {
        if let Some(fill) = self.fill {
            self.all.resize(self.all.len() + count, fill.clone());
        }
    }

    fn len(&self) -> usize {
        self.all.len()
    }

    fn again(&mut self, start: usize, len: usize) {
        self.all.extend_from_within(start..start + len);
    }
}

/// Appends `len` elements that are `stride` apart.
fn append_row<T: Clone>(all: &mut Vec<T>, data: &[T], offset: isize, stride: isize, len: usize) {
    let first = offset.cast_unsigned();
    match stride {
        _ if len == 0 => {}
        1 => all.extend_from_slice(&data[first..][..len]),
        -1 => all.extend(data[first + 1 - len..][..len].iter().rev().cloned()),
        0 => all.extend(iter::repeat_n(&data[first], len).cloned()),
        2.. => all.extend(data[first..].iter().step_by(stride.cast_unsigned()).take(len).cloned()),
        _ => {
            all.extend((0..len).map(|at| data[(offset + stride * at.cast_signed()).cast_unsigned()].clone()));
        }
    }
}

/// Appends each element of a row `count` times.
fn append_each<T: Clone>(
    all: &mut Vec<T>,
    data: &[T],
    (offset, stride, extent): (isize, isize, usize),
    count: usize,
) {
    /// The elements that are written at a time: they stay in the nearest cache.
    const BATCH: usize = 1 << 9;
    if stride == 1 && (2..=4).contains(&count) {
        let row = &data[offset.cast_unsigned()..][..extent];
        return match count {
            2 => append_blocks::<T, 8>(all, row),
            3 => append_blocks::<T, 12>(all, row),
            _ => append_blocks::<T, 16>(all, row),
        };
    }
    if stride != 1 || count >= 16 {
        for at in 0..extent {
            let element = &data[(offset + stride * at.cast_signed()).cast_unsigned()];
            all.extend(iter::repeat_n(element, count).cloned());
        }
        return;
    }
    // Elements that own nothing are written twice, so that the second time they are written in blocks of a known length.
    for row in data[offset.cast_unsigned()..][..extent].chunks(BATCH) {
        let start = all.len();
        all.resize(start + row.len() * count, row[0].clone());
        let to = &mut all[start..];
        match count {
            ..=8 => each_over::<T, 8>(to, row, count),
            _ => each_over::<T, 16>(to, row, count),
        }
    }
}

/// Writes each element `count` times, which is at most `N`: `N` times, and the next element over the rest. A block of a known length costs
/// less than a loop for each element.
#[inline(never)]
fn each_over<T: Clone, const N: usize>(to: &mut [T], from: &[T], count: usize) {
    // The last elements have fewer than `N` positions.
    let safe = (to.len() + 1).saturating_sub(N).div_ceil(count.max(1)).min(from.len());
    let (first, last) = from.split_at(safe);
    for (at, element) in first.iter().enumerate() {
        if let Some(block) = to[at * count..].first_chunk_mut::<N>() {
            *block = core::array::from_fn(|_| element.clone());
        }
    }
    for (to, element) in to[safe * count..].chunks_exact_mut(count.max(1)).zip(last) {
        to.fill(element.clone());
    }
}

/// Appends each element `N / 4` times. Four elements become a block of a known length, which the compiler computes in registers; one element at
/// a time took 1.3 to 1.7 times as long.
#[inline(never)]
fn append_blocks<T: Clone, const N: usize>(all: &mut Vec<T>, row: &[T]) {
    let (blocks, last) = row.as_chunks::<4>();
    let count = N / 4;
    append_arrays(all, blocks.iter(), |from| -> [T; N] {
        core::array::from_fn(|at| from[at / count].clone())
    });
    for element in last {
        all.extend(iter::repeat_n(element, count).cloned());
    }
}
