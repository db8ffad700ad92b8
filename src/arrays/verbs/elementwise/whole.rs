//! Operations on all elements of an array, in the order that memory suggests.

use core::mem::needs_drop;

use crate::{
    array::{Lend, TensorBase, View, compare::stretches_beside},
    broadcast::BroadcastError,
    layout::{Layout, Strided},
    loops::nest::{self, Nest, Row, Run},
    loops::{
        known::{OneLayout, TypedLoops, kind, ordered},
        lanes::is_integer,
        write::among,
    },
    message::or_fail,
    private::INTERNAL,
    verbs::ZipsWith,
};

/// Folds over the elements of a layout, in no specified order.
#[inline]
#[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
pub(crate) fn fold<'a, T, B, const R: usize, L: Layout<R>>(
    data: &'a [T],
    layout: &L,
    init: B,
    mut visit: impl FnMut(B, &'a T) -> B,
) -> B {
    if let kind::SLICE = <OneLayout<L> as TypedLoops<R, 1>>::KIND {
        let [span] = <OneLayout<L> as TypedLoops<R, 1>>::SPANS;
        let mut folded = init;
        for element in &data[..span] {
            folded = visit(folded, element);
        }
        return folded;
    }
    ordered(layout).fold(init, |folded, row| row.run(0, data).fold(row.len, folded, &mut visit))
}

/// Folds over the elements of a layout, in logical order.
#[inline]
pub(crate) fn fold_in_order<'a, T, B, const R: usize, L: Layout<R>>(
    data: &'a [T],
    layout: &L,
    init: B,
    mut visit: impl FnMut(B, &'a T) -> B,
) -> B {
    crate::loops::known::in_order(layout)
        .fold(init, |folded, row| row.run(0, data).fold(row.len, folded, &mut visit))
}

/// Calls a function with each index of a layout and its element, in logical order.
#[inline]
pub(crate) fn indexed_for_each<'a, T, const R: usize, L: Layout<R>>(
    data: &'a [T],
    layout: &L,
    mut visit: impl FnMut([usize; R], &'a T),
) {
    rows_in_order(layout, |mut index, row| match row.run(0, data) {
        Run::Slice(elements) => {
            for (at, element) in elements.iter().enumerate() {
                set_last(&mut index, at);
                visit(index, element);
            }
        }
        run => {
            for at in 0..row.len {
                set_last(&mut index, at);
                visit(index, run.at(at));
            }
        }
    });
}

/// # Fold all elements
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Folds all elements into one value, in no specified order: the axes are taken as memory suggests, and merged where they are
    /// contiguous, so that rows are slices. [`iter`](Self::iter) and its `fold` are in logical order.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1, 2, 3, 4];
    /// let matrix = View::new(&memory, [2, 2])?;
    /// assert_eq!(matrix.fold(0, |sum, element| sum + element), 10);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("reduce", "foldl", "mapreduce", "fold_while"))]
    #[inline]
    pub fn fold<B>(&'s self, init: B, visit: impl FnMut(B, &'a T) -> B) -> B {
        fold(self.data.lend(), &self.layout, init, visit)
    }

    /// Calls a function with each element, in no specified order: [`fold`](Self::fold) without a value.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let (memory, mut sum) = ([1, 2, 3, 4], 0);
    /// View::new(&memory, [2, 2])?.for_each(|element| sum += element);
    /// assert_eq!(sum, 10);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn for_each(&'s self, mut visit: impl FnMut(&'a T)) {
        fold(self.data.lend(), &self.layout, (), |(), element| visit(element));
    }

    /// Calls a function with each index and its element, in logical order.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let (memory, mut indices) = ([1, 0, 0, 1], Vec::new());
    /// View::new(&memory, [2, 2])?.indexed_for_each(|index, element| {
    ///     if *element == 1 {
    ///         indices.push(index);
    ///     }
    /// });
    /// assert_eq!(indices, [[0, 0], [1, 1]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[doc(alias = "ndenumerate")]
    pub fn indexed_for_each(&'s self, visit: impl FnMut([usize; R], &'a T)) {
        indexed_for_each(self.data.lend(), &self.layout, visit);
    }
}

/// # Fold pairs of elements
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Folds the pairs of elements of this array and another one into one value, in no specified order, as [`fold`](Self::fold).
    /// The two arrays are broadcast to each other.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_zip_fold`](Self::try_zip_fold) returns an error. Two
    /// extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let (x, y) = ([1, 5, 3], [4, 4, 4]);
    /// let (x, y) = (View::new(&x, [3])?, View::new(&y, [3])?);
    /// assert_eq!(x.zip_fold(y, 0, |most: i32, x, y: &i32| most.max((x - y).abs())), 3);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[track_caller]
    pub fn zip_fold<O: ZipsWith<L, R>, B>(
        &'s self,
        other: O,
        init: B,
        visit: impl FnMut(B, &T, &O::Element) -> B,
    ) -> B {
        or_fail(self.try_zip_fold(other, init, visit))
    }

    /// Folds the pairs of elements of two arrays into one value, and returns an error where [`zip_fold`](Self::zip_fold) panics.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::Extents`] with the first axis where the extents do not broadcast, [`BroadcastError::Size`] if the element
    /// count of the broadcast does not fit. Two extents in the type that do not broadcast are an error of `cargo check`.
    #[inline]
    pub fn try_zip_fold<O: ZipsWith<L, R>, B>(
        &'s self,
        other: O,
        init: B,
        mut visit: impl FnMut(B, &T, &O::Element) -> B,
    ) -> Result<B, BroadcastError> {
        let (left, right) = (self.lent(), O::read(&other, INTERNAL));
        Ok(paired(&left, &right)?
            .fold_across(init, |folded, row| row.fold_pairs((left.data, right.data), folded, &mut visit)))
    }
}

/// Whether two layouts of the same extents hold equal elements.
pub(crate) fn equal<T: PartialEq<U>, U, const R: usize>(
    (left, left_layout): (&[T], &Strided<R>),
    (right, right_layout): (&[U], &Strided<R>),
) -> bool {
    // Most arrays: without a nest, which would be most of the time of small ones, and of those that differ early.
    if let Some(([at, with], len)) = nest::slices([left_layout, right_layout])
        && let (Some(left), Some(right)) = (left.get(at..), right.get(with..))
        && let (Some(left), Some(right)) = (left.get(..len), right.get(..len))
    {
        return !slices_differ(left, right);
    }
    left_layout.extents() == right_layout.extents()
        && !Nest::ordered(without_repeats([left_layout, right_layout]).each_ref()).any(|row| {
            match (row.run(0, left), row.run(1, right)) {
                (Run::Slice(left), Run::Slice(right)) => slices_differ(left, right),
                (left, right) => (0..row.len).any(|at| left.at(at) != right.at(at)),
            }
        })
}

/// Whether two slices of the same length differ. The standard library compares integers as memory and other elements one by one. Here those that are
/// cheap to compare are compared in chunks without a branch for each, so that the compiler can use vectors: a seventh of the time for `f32`.
pub(crate) fn slices_differ<T: PartialEq<U>, U>(left: &[T], right: &[U]) -> bool {
    if is_integer::<T>() || needs_drop::<T>() || size_of::<T>() > size_of::<[u64; 2]>() {
        return left != right;
    }
    let ((chunks, rest), (others, rest_of_others)) = (left.as_chunks::<16>(), right.as_chunks::<16>());
    let mut chunks = chunks.iter().zip(others);
    chunks.any(|(chunk, other)| chunk.iter().zip(other).fold(false, |differ, (x, y)| differ | (x != y)))
        || rest != rest_of_others
}

/// Two layouts of the same extents, without the axes along which both repeat their elements: one pair of a row decides for all.
#[inline]
fn without_repeats<const R: usize>([left, right]: [&Strided<R>; 2]) -> [Strided<R>; 2] {
    let strides = left.strides().into_iter().zip(right.strides());
    let mut extents = left.extents();
    for (extent, strides) in extents.iter_mut().zip(strides) {
        if strides == (0, 0) {
            *extent = (*extent).min(1);
        }
    }
    [left, right].map(|layout| Strided::from_parts(extents, layout.strides(), layout.base()))
}

/// Whether elements of both types take no memory. Such elements of one type are all the same, and there may be more of them than any
/// loop visits, so one pair decides whether two arrays of them are equal.
pub(crate) const fn are_sizeless<T, U>() -> bool {
    size_of::<T>() == 0 && size_of::<U>() == 0
}

/// Calls a function with the first index of each row, in logical order, and the row. The coordinates along the last two axes are the counters of
/// plain loops, so the odometer does not turn for each row: what a caller computes of an index then steps from row to row too. A layout of rank 0 is a
/// row of one element.
#[inline(always)]
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below R; offsets of elements of a layout fit `isize`"
)]
pub(crate) fn rows_in_order<const R: usize, L: Layout<R>>(
    layout: &L,
    mut visit: impl FnMut([usize; R], Row<1>),
) {
    let (extents, strides) = (layout.extents(), layout.strides());
    if extents.contains(&0) {
        return;
    }
    let (mut index, mut offset) = ([0; R], layout.base().cast_signed());
    let Some(last) = R.checked_sub(1) else {
        return visit(index, Row { offsets: [offset], strides: [1], len: 1 });
    };
    // A vector is a plane of one row.
    let (rows, next) = match last.checked_sub(1) {
        Some(axis) => (extents[axis], strides[axis]),
        None => (1, 0),
    };
    loop {
        let mut row = Row { offsets: [offset], strides: [strides[last]], len: extents[last] };
        for at in 0..rows {
            if let Some(axis) = last.checked_sub(1) {
                index[axis] = at;
            }
            visit(index, row);
            // One step past the last row may wrap; it is not used.
            row.offsets[0] = row.offsets[0].wrapping_add(next);
        }
        let mut axis = last.saturating_sub(1);
        loop {
            let Some(outer) = axis.checked_sub(1) else { return };
            axis = outer;
            index[axis] += 1;
            if index[axis] < extents[axis] {
                offset += strides[axis];
                break;
            }
            // Back to the first index of the axis; nothing was added after the last.
            offset -= strides[axis] * (extents[axis] - 1).cast_signed();
            index[axis] = 0;
        }
    }
}

/// Sets the coordinate along the last axis, if there is one.
#[inline(always)]
pub(crate) const fn set_last<const R: usize>(index: &mut [usize; R], at: usize) {
    if let Some(last) = index.last_mut() {
        *last = at;
    }
}

/// The loops over two views, broadcast to each other.
#[inline]
pub(crate) fn paired<T, U, const R: usize, L: Layout<R>, M: Layout<R>>(
    left: &View<'_, T, R, L>,
    right: &View<'_, U, R, M>,
) -> Result<Nest<R, 2>, BroadcastError> {
    let (left, right) = (left.layout.ranked(), right.layout.ranked());
    among([
        (&left, &const { stretches_beside::<R, L, M>() }),
        (&right, &const { stretches_beside::<R, M, L>() }),
    ])
}
