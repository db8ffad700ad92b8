//! A view as nested lists, as NumPy prints it.

use core::fmt;

use super::{View, ViewMut};
use crate::layout::{Layout, Mapping, Strided};

/// The elements of a layout from an axis on, at an offset.
struct Nested<'a, T, const R: usize> {
    data: &'a [T],
    layout: &'a Strided<R>,
    axis: usize,
    offset: isize,
}

impl<T: fmt::Debug, const R: usize> fmt::Debug for Nested<'_, T, R> {
    #[expect(clippy::arithmetic_side_effects, reason = "offsets of elements of a layout fit `isize`")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { data, layout, axis, offset } = *self;
        if axis == R {
            return match data.get(offset.cast_unsigned()) {
                Some(element) => element.fmt(f),
                None => Ok(()),
            };
        }
        let inner = |at: usize| Nested {
            data,
            layout,
            axis: axis + 1,
            offset: offset + layout.stride(axis) * at.cast_signed(),
        };
        f.debug_list().entries((0..layout.extent(axis)).map(inner)).finish()
    }
}

impl<T: fmt::Debug, const R: usize, L: Layout<R>> fmt::Debug for View<'_, T, R, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let layout = &self.layout.ranked();
        Nested { data: self.data, layout, axis: 0, offset: layout.base().cast_signed() }.fmt(f)
    }
}

impl<T: fmt::Debug, const R: usize, L: Layout<R>> fmt::Debug for ViewMut<'_, T, R, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view().fmt(f)
    }
}

#[cfg(feature = "alloc")]
impl<T: fmt::Debug, const R: usize, L: Layout<R>> fmt::Debug for super::Tensor<T, R, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view().fmt(f)
    }
}
