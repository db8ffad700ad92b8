//! What mutable views and tensors do in parallel.

use num_traits::Zero;

use crate::{
    broadcast::{BroadcastError, BroadcastToExtents},
    layout::Layout,
    view::{Tensor, View, ViewMut},
};

/// What is said of all elements in parallel, as by the view.
macro_rules! parallel {
    ($type:ty) => {
        /// What is said of all elements in parallel, as by the view.
        impl<T: Sync, const R: usize, L: Layout<R>> $type {
            /// [`View::par_for_each`].
            #[inline]
            pub fn par_for_each<'a>(&'a self, visit: impl Fn(&'a T) + Sync) {
                self.view().par_for_each(visit);
            }

            /// [`View::par_fold`].
            #[inline]
            pub fn par_fold<'a, B: Send>(
                &'a self,
                start: impl Fn() -> B + Sync,
                fold: impl Fn(B, &'a T) -> B + Sync,
                combine: impl Fn(B, B) -> B + Sync,
            ) -> B {
                self.view().par_fold(start, fold, combine)
            }

            /// [`View::par_sum`].
            #[must_use]
            #[inline]
            pub fn par_sum(&self) -> T
            where
                T: Copy + Zero + Send,
            {
                self.view().par_sum()
            }
        }
    };
}

parallel!(ViewMut<'_, T, R, L>);
parallel!(Tensor<T, R, L>);

/// What a tensor does as its mutable view, in parallel.
impl<T: Send, const R: usize, L: Layout<R>> Tensor<T, R, L> {
    /// [`ViewMut::par_for_each_mut`].
    #[inline]
    pub fn par_for_each_mut(&mut self, visit: impl Fn(&mut T) + Sync) {
        self.view_mut().par_for_each_mut(visit);
    }

    /// [`ViewMut::par_assign`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn par_assign<M: Layout<R>>(&mut self, from: &View<'_, T, R, M>) -> Result<(), BroadcastError>
    where
        T: Clone + Sync,
        M::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
    {
        self.view_mut().par_assign(from)
    }

    /// [`ViewMut::par_map_from`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn par_map_from<U: Sync, M: Layout<R>>(
        &mut self,
        from: &View<'_, U, R, M>,
        map: impl Fn(&U) -> T + Sync,
    ) -> Result<(), BroadcastError>
    where
        M::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
    {
        self.view_mut().par_map_from(from, map)
    }

    /// [`ViewMut::par_zip_from`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn par_zip_from<U: Sync, V: Sync, M: Layout<R>, N: Layout<R>>(
        &mut self,
        left: &View<'_, U, R, M>,
        right: &View<'_, V, R, N>,
        map: impl Fn(&U, &V) -> T + Sync,
    ) -> Result<(), BroadcastError>
    where
        M::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
        N::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
    {
        self.view_mut().par_zip_from(left, right, map)
    }

    /// [`ViewMut::par_zip_apply`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn par_zip_apply<U: Sync, M: Layout<R>>(
        &mut self,
        other: &View<'_, U, R, M>,
        visit: impl Fn(&mut T, &U) + Sync,
    ) -> Result<(), BroadcastError>
    where
        M::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
    {
        self.view_mut().par_zip_apply(other, visit)
    }
}
