//! What a tensor does as its mutable view.

use crate::{
    axis::{Axis, AxisIn, ReducedAxis},
    broadcast::{BroadcastError, BroadcastToExtents},
    extent::EndsWith,
    layout::{ByStrides, Contiguous, ExtentTypes, Mapping, Viewed},
    rank::{AtMost, Minus, Ranks},
    slice::{SliceError, SliceOf, Sliced},
    view::{AxisIterMut, RowsError, SplitError, Tensor, View, ViewMut, split::Resized},
};

/// What it does as its mutable view.
impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// [`ViewMut::fill`].
    #[inline]
    pub fn fill(&mut self, value: T)
    where
        T: Clone,
    {
        self.view_mut().fill(value);
    }

    /// [`ViewMut::for_each_mut`].
    #[inline]
    pub fn for_each_mut(&mut self, visit: impl FnMut(&mut T)) {
        self.view_mut().for_each_mut(visit);
    }

    /// [`ViewMut::indexed_for_each_mut`].
    #[inline]
    pub fn indexed_for_each_mut(&mut self, visit: impl FnMut([usize; R], &mut T)) {
        self.view_mut().indexed_for_each_mut(visit);
    }

    /// [`ViewMut::assign`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn assign<M: Mapping<R>>(&mut self, from: &View<'_, T, R, M>) -> Result<(), BroadcastError>
    where
        T: Clone,
        ExtentTypes<M, R>: BroadcastToExtents<ExtentTypes<L::Lent, R>, R>,
    {
        self.view_mut().assign(from)
    }

    /// [`ViewMut::map_from`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn map_from<U, M: Mapping<R>>(
        &mut self,
        from: &View<'_, U, R, M>,
        map: impl FnMut(&U) -> T,
    ) -> Result<(), BroadcastError>
    where
        ExtentTypes<M, R>: BroadcastToExtents<ExtentTypes<L::Lent, R>, R>,
    {
        self.view_mut().map_from(from, map)
    }

    /// [`ViewMut::zip_from`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn zip_from<U, V, M: Mapping<R>, N: Mapping<R>>(
        &mut self,
        left: &View<'_, U, R, M>,
        right: &View<'_, V, R, N>,
        map: impl FnMut(&U, &V) -> T,
    ) -> Result<(), BroadcastError>
    where
        ExtentTypes<M, R>: BroadcastToExtents<ExtentTypes<L::Lent, R>, R>,
        ExtentTypes<N, R>: BroadcastToExtents<ExtentTypes<L::Lent, R>, R>,
    {
        self.view_mut().zip_from(left, right, map)
    }

    /// [`ViewMut::zip_apply`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn zip_apply<U, M: Mapping<R>>(
        &mut self,
        other: &View<'_, U, R, M>,
        visit: impl FnMut(&mut T, &U),
    ) -> Result<(), BroadcastError>
    where
        ExtentTypes<M, R>: BroadcastToExtents<ExtentTypes<L::Lent, R>, R>,
    {
        self.view_mut().zip_apply(other, visit)
    }

    /// [`ViewMut::zip_from3`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn zip_from3<U, V, W, M: Mapping<R>, N: Mapping<R>, O: Mapping<R>>(
        &mut self,
        first: &View<'_, U, R, M>,
        second: &View<'_, V, R, N>,
        third: &View<'_, W, R, O>,
        map: impl FnMut(&U, &V, &W) -> T,
    ) -> Result<(), BroadcastError>
    where
        ExtentTypes<M, R>: BroadcastToExtents<ExtentTypes<L::Lent, R>, R>,
        ExtentTypes<N, R>: BroadcastToExtents<ExtentTypes<L::Lent, R>, R>,
        ExtentTypes<O, R>: BroadcastToExtents<ExtentTypes<L::Lent, R>, R>,
    {
        self.view_mut().zip_from3(first, second, third, map)
    }
}

/// What needs strides.
impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// [`ViewMut::for_each_row_mut`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn for_each_row_mut(&mut self, visit: impl FnMut(&mut [T])) -> Result<(), RowsError>
    where
        L: ByStrides<R>,
        Ranks: AtMost<1, R>,
    {
        self.view_mut().for_each_row_mut(visit)
    }

    /// [`ViewMut::row_mut`].
    ///
    /// # Panics
    ///
    /// As there.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn row_mut<const Q: usize>(&mut self, index: [usize; Q]) -> &mut [T]
    where
        L: ByStrides<R>,
        Ranks: Minus<R, 1, Q>,
    {
        match self.try_row_mut(index) {
            Ok(row) => row,
            Err(error) => crate::view::fail(&error),
        }
    }

    /// [`ViewMut::try_row_mut`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn try_row_mut<const Q: usize>(&mut self, index: [usize; Q]) -> Result<&mut [T], RowsError>
    where
        L: ByStrides<R>,
        Ranks: Minus<R, 1, Q>,
    {
        let row = crate::view::iter::row_at(&self.layout, index)?;
        Ok(self.data.get_mut(row).unwrap_or_default())
    }

    /// [`ViewMut::row_arrays_mut`].
    #[must_use]
    #[inline]
    pub fn row_arrays_mut<const N: usize>(&mut self) -> &mut [[T; N]]
    where
        L: Contiguous<R>,
        ExtentTypes<L, R>: EndsWith<N>,
    {
        if N == 0 { &mut [] } else { self.data.as_chunks_mut().0 }
    }

    /// [`ViewMut::try_axis_iter_mut`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn try_axis_iter_mut<const Q: usize, X: ReducedAxis<R, Q>>(
        &mut self,
        axis: X,
    ) -> Result<AxisIterMut<'_, T, Q, crate::view::axis_iter::Place<X, Viewed<L, R>, R, Q>>, SplitError>
    where
        L: ByStrides<R>,
    {
        crate::view::split::pitch(&self.layout.ranked(), axis.number())?;
        Ok(self.view_mut().along_axis(axis))
    }

    /// [`ViewMut::as_slice_mut`].
    #[must_use]
    #[inline]
    pub fn as_slice_mut(&mut self) -> &mut [T]
    where
        L: Contiguous<R>,
    {
        &mut self.data
    }

    /// [`ViewMut::iter_mut`].
    #[inline]
    pub fn iter_mut(&mut self) -> core::slice::IterMut<'_, T>
    where
        L: Contiguous<R>,
    {
        self.data.iter_mut()
    }

    /// [`ViewMut::try_iter_mut`].
    #[inline]
    pub fn try_iter_mut(&mut self) -> Option<core::slice::IterMut<'_, T>>
    where
        L: ByStrides<R>,
    {
        self.try_as_slice_mut().map(<[T]>::iter_mut)
    }

    /// [`ViewMut::try_as_slice_mut`].
    #[must_use]
    #[inline]
    pub fn try_as_slice_mut(&mut self) -> Option<&mut [T]>
    where
        L: ByStrides<R>,
    {
        let ranked = self.layout.ranked();
        if ranked.is_row_major() { self.data.get_mut(..ranked.element_count()) } else { None }
    }

    /// [`ViewMut::outer_iter_mut`].
    #[must_use]
    pub fn outer_iter_mut<const Q: usize>(
        &mut self,
    ) -> AxisIterMut<'_, T, Q, crate::view::axis_iter::Place<Axis<0>, Viewed<L, R>, R, Q>>
    where
        L: ByStrides<R>,
        Viewed<L, R>: Contiguous<R>,
        Axis<0>: ReducedAxis<R, Q>,
    {
        self.view_mut().along_axis(Axis::<0>)
    }

    /// [`ViewMut::into_split_at`], of its mutable view.
    ///
    /// # Errors
    ///
    /// As there.
    #[expect(clippy::type_complexity, reason = "two views of one type")]
    pub fn split_at_mut<X: AxisIn<R>>(
        &mut self,
        axis: X,
        at: usize,
    ) -> Result<
        (ViewMut<'_, T, R, Resized<X, Viewed<L, R>, R>>, ViewMut<'_, T, R, Resized<X, Viewed<L, R>, R>>),
        SplitError,
    >
    where
        L: ByStrides<R>,
    {
        self.view_mut().into_split_at(axis, at)
    }
}

impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// The element at an index, to write, or `None` if it is out of bounds.
    #[must_use]
    #[inline(always)]
    pub fn get_mut(&mut self, index: [usize; R]) -> Option<&mut T> {
        match crate::layout::check(&self.layout, index) {
            Ok(()) => Some(crate::view::access::element_mut(&mut self.data, &self.layout, index)),
            Err(_) => None,
        }
    }

    /// [`View::try_slice`] of what is written: [`ViewMut::try_slice_mut`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn try_slice_mut<const Q: usize, X: SliceOf<R, Q>>(
        &mut self,
        items: X,
    ) -> Result<ViewMut<'_, T, Q, Sliced<Viewed<L, R>, X, R, Q>>, SliceError>
    where
        L: ByStrides<R>,
    {
        self.view_mut().into_slice(items)
    }

    /// [`View::transpose`].
    #[must_use]
    #[inline]
    pub fn transpose(&self) -> View<'_, T, R, crate::layout::Transposed<Viewed<L, R>, R>>
    where
        L: ByStrides<R>,
    {
        self.view().transpose()
    }

    /// [`View::permute`].
    #[must_use]
    #[inline]
    pub fn permute<O: crate::axis::AxisOrder<R>>(
        &self,
        order: O,
    ) -> View<'_, T, R, crate::layout::Permuted<Viewed<L, R>, O, R>>
    where
        L: ByStrides<R>,
    {
        self.view().permute(order)
    }

    /// [`View::permute_by`].
    #[must_use]
    #[inline]
    pub fn permute_by(&self, order: crate::axis::Permutation<R>) -> View<'_, T, R>
    where
        L: ByStrides<R>,
    {
        self.view().permute_by(order)
    }
}
