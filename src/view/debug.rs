//! An array as nested lists, as NumPy prints it.

use core::fmt;

use super::{Storage, TensorBase};
use crate::layout::Mapping;

/// The elements from an axis on, after the coordinates of the axes before it.
struct Nested<'a, T, const R: usize> {
    data: &'a [T],
    extents: [usize; R],
    // A call per element that is printed, so that the lists are compiled once per rank and not for each layout.
    place: &'a dyn Fn([usize; R]) -> usize,
    axis: usize,
    index: [usize; R],
}

impl<T: fmt::Debug, const R: usize> fmt::Debug for Nested<'_, T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { data, extents, place, axis, index } = *self;
        let Some(&extent) = extents.get(axis) else {
            return match data.get(place(index)) {
                Some(element) => element.fmt(f),
                None => Ok(()),
            };
        };
        let inner = |at: usize| {
            let mut index = index;
            if let Some(coordinate) = index.get_mut(axis) {
                *coordinate = at;
            }
            Nested { data, extents, place, axis: axis.saturating_add(1), index }
        };
        f.debug_list().entries((0..extent).map(inner)).finish()
    }
}

impl<T: fmt::Debug, S: Storage<T>, const R: usize, L: Mapping<R>> fmt::Debug for TensorBase<T, S, R, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |index| self.layout.offset_unchecked(index);
        let data = self.data.elements();
        Nested { data, extents: self.extents(), place: &place, axis: 0, index: [0; R] }.fmt(f)
    }
}
