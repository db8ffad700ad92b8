//! Views with their axes in another order: the same memory, other strides.

use super::{View, permuted};
use crate::{
    axis::{AxisOrder, Permutation},
    layout::{ByStrides, Mapping, Permuted, Transposed},
};

impl<'a, T, const R: usize, L: Mapping<R>> View<'a, T, R, L> {
    /// The axes in another order, given in the type: `axes![1, 0]`.
    #[must_use]
    #[inline]
    pub fn permute<O: AxisOrder<R>>(&self, _: O) -> View<'a, T, R, Permuted<L, O, R>>
    where
        L: ByStrides<R>,
    {
        self.derived(0, &permuted(&self.layout.ranked(), O::PERMUTATION))
    }

    /// The axes in another order, given when running.
    #[must_use]
    #[inline]
    pub fn permute_by(&self, order: Permutation<R>) -> View<'a, T, R>
    where
        L: ByStrides<R>,
    {
        self.derived(0, &permuted(&self.layout.ranked(), order))
    }

    /// The axes in reverse order. The transpose of a row-major view is column-major, by type.
    #[must_use]
    #[inline]
    pub fn transpose(&self) -> View<'a, T, R, Transposed<L, R>>
    where
        L: ByStrides<R>,
    {
        self.derived(0, &permuted(&self.layout.ranked(), Permutation::REVERSAL))
    }
}
