//! External iteration over elements, in logical order.

use core::{iter::FusedIterator, slice};

use crate::{
    array::{Lend, TensorBase, memory::try_as_slice},
    index,
    layout::Layout,
    loops::offsets::{Offsets, StridedOffsets},
};

/// The elements of an array in logical order: [`TensorBase::iter`].
///
/// `fold`, and what uses it (`for_each`, `sum`, `max`, ...), runs in plain loops over rows, also after some elements were taken.
/// `next` advances an index; `nth` costs at most one division per axis. A layout without strides, such as tiles, computes the
/// offset of each index: `W` is the kind of walk.
#[derive(Debug)]
pub struct Iter<'a, T, const R: usize, W = StridedOffsets<R>> {
    // The elements are those of a slice, or, if there are offsets, those of `data` at the offsets, and the slice is empty.
    slice: slice::Iter<'a, T>,
    data: &'a [T],
    offsets: Option<W>,
}

/// The indices and the elements of an array in logical order: [`TensorBase::indexed_iter`].
#[derive(Debug)]
pub struct IndexedIter<'a, T, const R: usize, W = StridedOffsets<R>> {
    extents: [usize; R],
    // The next index, if an element is left.
    index: [usize; R],
    elements: Iter<'a, T, R, W>,
}

impl<'a, T, const R: usize, W> IndexedIter<'a, T, R, W> {
    /// All elements of an array of these extents.
    pub(crate) const fn of_parts(extents: [usize; R], elements: Iter<'a, T, R, W>) -> Self {
        Self { extents, index: [0; R], elements }
    }
}

impl<'a, T, const R: usize, W> Iter<'a, T, R, W> {
    /// The elements at offsets.
    pub(crate) fn of_parts(data: &'a [T], offsets: W) -> Self {
        Self { slice: [].iter(), data, offsets: Some(offsets) }
    }

    /// The elements of a slice.
    #[inline]
    pub(crate) fn of_slice(slice: &'a [T]) -> Self {
        Self { slice: slice.iter(), data: &[], offsets: None }
    }
}

impl<T, const R: usize, W: Clone> Clone for Iter<'_, T, R, W> {
    fn clone(&self) -> Self {
        Self { slice: self.slice.clone(), data: self.data, offsets: self.offsets.clone() }
    }
}

impl<T, const R: usize, W: Clone> Clone for IndexedIter<'_, T, R, W> {
    fn clone(&self) -> Self {
        Self { extents: self.extents, index: self.index, elements: self.elements.clone() }
    }
}

/// # Iterate over elements
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Iterates over the elements, in logical order. [`for_each`](Self::for_each) and [`fold`](Self::fold) are faster where the
    /// order does not matter.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1, 2, 3, 4];
    /// let matrix = View::new(&memory, [2, 2])?;
    /// assert!(matrix.transpose().iter().eq(&[1, 3, 2, 4]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "flat")]
    #[doc(alias = "nditer")]
    #[must_use]
    #[inline]
    pub fn iter(&'s self) -> Iter<'a, T, R> {
        let data = self.data.lend();
        match try_as_slice(data, &self.layout.ranked()) {
            Some(slice) => Iter::of_slice(slice),
            None => Iter::of_parts(data, StridedOffsets::new(self.layout.ranked())),
        }
    }

    /// Iterates over the indices and the elements, in logical order: that of [`indices`](Self::indices) with that of
    /// [`iter`](Self::iter). [`indexed_for_each`](Self::indexed_for_each) is faster.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let scores = View::from(&[[3, 9], [7, 1]]);
    /// let above: Vec<_> = scores.indexed_iter().filter(|(_, score)| **score > 5).collect();
    /// assert_eq!(above, [([0, 1], &9), ([1, 0], &7)]);
    /// ```
    #[doc(alias = "ndenumerate")]
    pub fn indexed_iter(&'s self) -> IndexedIter<'a, T, R> {
        IndexedIter::of_parts(self.extents(), self.iter())
    }
}

impl<'a, T, const R: usize, W: Offsets> Iterator for Iter<'a, T, R, W> {
    type Item = &'a T;

    #[inline]
    fn next(&mut self) -> Option<&'a T> {
        match &mut self.offsets {
            None => self.slice.next(),
            Some(offsets) => offsets.next().and_then(|offset| self.data.get(offset)),
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        match &self.offsets {
            None => self.slice.size_hint(),
            Some(offsets) => offsets.size_hint(),
        }
    }

    #[inline]
    fn fold<B, F: FnMut(B, &'a T) -> B>(self, init: B, visit: F) -> B {
        match &self.offsets {
            None => self.slice.fold(init, visit),
            Some(offsets) => offsets.fold_elements(self.data, init, visit),
        }
    }

    #[inline]
    fn nth(&mut self, count: usize) -> Option<&'a T> {
        match &mut self.offsets {
            None => self.slice.nth(count),
            Some(offsets) => offsets.nth(count).and_then(|offset| self.data.get(offset)),
        }
    }

    #[inline]
    fn last(self) -> Option<&'a T> {
        match self.offsets {
            None => self.slice.last(),
            Some(offsets) => offsets.last().and_then(|offset| self.data.get(offset)),
        }
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }
}

impl<T, const R: usize, W: Offsets> ExactSizeIterator for Iter<'_, T, R, W> {}
impl<T, const R: usize, W: Offsets> FusedIterator for Iter<'_, T, R, W> {}

impl<'a, T, const R: usize, W: Offsets> Iterator for IndexedIter<'a, T, R, W> {
    type Item = ([usize; R], &'a T);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let element = self.elements.next()?;
        let index = self.index;
        index::turn(&self.extents, &mut self.index);
        Some((index, element))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.elements.size_hint()
    }

    #[inline]
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "the last axis is below R; a coordinate is below its extent"
    )]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, mut visit: F) -> B {
        let (mut folded, rest) = (init, self);
        let (Some(last), None) = (R.checked_sub(1), &rest.elements.offsets) else {
            // Not by [`Offsets::fold_elements`]: it takes a reference, for which all of this would be copied to memory, also where there is a slice.
            for item in rest {
                folded = visit(folded, item);
            }
            return folded;
        };
        let (extents, mut index, mut rest) = (rest.extents, rest.index, rest.elements.slice.as_slice());
        // Row by row: only the last coordinate counts in a row.
        while !rest.is_empty()
            && let Some((row, others)) = rest.split_at_checked(extents[last] - index[last])
        {
            for (at, element) in (index[last]..).zip(row) {
                index[last] = at;
                folded = visit(folded, (index, element));
            }
            index::turn(&extents, &mut index);
            rest = others;
        }
        folded
    }

    fn nth(&mut self, count: usize) -> Option<Self::Item> {
        let element = self.elements.nth(count)?;
        let linear =
            index::element_count(&self.extents).ok()?.checked_sub(self.elements.len())?.checked_sub(1)?;
        self.index = index::multi_index(&self.extents, linear).ok()?;
        let index = self.index;
        index::turn(&self.extents, &mut self.index);
        Some((index, element))
    }

    #[inline]
    fn count(self) -> usize {
        self.elements.len()
    }
}

impl<T, const R: usize, W: Offsets> ExactSizeIterator for IndexedIter<'_, T, R, W> {}
impl<T, const R: usize, W: Offsets> FusedIterator for IndexedIter<'_, T, R, W> {}
