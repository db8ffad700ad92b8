//! External iteration in logical order over indices and elements.

use core::iter::FusedIterator;

use super::Iter;
use crate::{
    index,
    layout::offsets::{Offsets, Steps},
};

/// The indices and the elements of an array in logical order: [`TensorBase::indexed_iter`].
#[derive(Debug)]
pub struct IndexedIter<'a, T, const R: usize, W = Steps<R>> {
    extents: [usize; R],
    // The next index, if an element is left.
    index: [usize; R],
    elements: Iter<'a, T, R, W>,
}

impl<'a, T, const R: usize, W> IndexedIter<'a, T, R, W> {
    /// All elements of an array of these extents.
    pub(crate) const fn over(extents: [usize; R], elements: Iter<'a, T, R, W>) -> Self {
        Self { extents, index: [0; R], elements }
    }
}

impl<T, const R: usize, W: Clone> Clone for IndexedIter<'_, T, R, W> {
    fn clone(&self) -> Self {
        Self { extents: self.extents, index: self.index, elements: self.elements.clone() }
    }
}

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
