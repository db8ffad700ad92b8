//! What mutable views and tensors say of all their elements.

use core::{cmp::Ordering, ops::Mul};

use num_traits::{One, Zero, float::FloatCore};

#[cfg(feature = "alloc")]
use crate::view::Tensor;
use crate::{
    broadcast::{BroadcastError, BroadcastExtents, BroadcastToExtents},
    layout::{ExtentTypes, Mapping},
    view::{TotallyOrdered, View, ViewMut},
};

/// What is said of all elements, as by the view.
macro_rules! folds {
    ($type:ty, $layout:ty) => {
        /// What is said of all elements, as by the view.
        impl<T, const R: usize, L: Mapping<R>> $type {
            /// [`View::fold`].
            #[inline]
            pub fn fold<'a, B>(&'a self, init: B, visit: impl FnMut(B, &'a T) -> B) -> B {
                self.view().fold(init, visit)
            }

            /// [`View::for_each`].
            #[inline]
            pub fn for_each<'a>(&'a self, visit: impl FnMut(&'a T)) {
                self.view().for_each(visit)
            }

            /// [`View::indexed_for_each`].
            #[inline]
            pub fn indexed_for_each<'a>(&'a self, visit: impl FnMut([usize; R], &'a T)) {
                self.view().indexed_for_each(visit)
            }

            /// [`View::zip_fold`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn zip_fold<U, M: Mapping<R>, B>(
                &self,
                other: &View<'_, U, R, M>,
                init: B,
                visit: impl FnMut(B, &T, &U) -> B,
            ) -> Result<B, BroadcastError>
            where
                ExtentTypes<$layout, R>: BroadcastExtents<ExtentTypes<M, R>, R>,
            {
                self.view().zip_fold(other, init, visit)
            }

            /// [`View::zip_any`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn zip_any<U, M: Mapping<R>>(
                &self,
                other: &View<'_, U, R, M>,
                is: impl FnMut(&T, &U) -> bool,
            ) -> Result<bool, BroadcastError>
            where
                ExtentTypes<$layout, R>: BroadcastExtents<ExtentTypes<M, R>, R>,
            {
                self.view().zip_any(other, is)
            }

            /// [`View::zip_all`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn zip_all<U, M: Mapping<R>>(
                &self,
                other: &View<'_, U, R, M>,
                is: impl FnMut(&T, &U) -> bool,
            ) -> Result<bool, BroadcastError>
            where
                ExtentTypes<$layout, R>: BroadcastExtents<ExtentTypes<M, R>, R>,
            {
                self.view().zip_all(other, is)
            }

            /// [`View::dot`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn dot<M: Mapping<R>>(&self, other: &View<'_, T, R, M>) -> Result<T, BroadcastError>
            where
                T: Copy + Zero + Mul<Output = T>,
                ExtentTypes<$layout, R>: BroadcastExtents<ExtentTypes<M, R>, R>,
            {
                self.view().dot(other)
            }

            /// [`View::map_into`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn map_into<U, M: Mapping<R>>(
                &self,
                to: &mut ViewMut<'_, U, R, M>,
                map: impl FnMut(&T) -> U,
            ) -> Result<(), BroadcastError>
            where
                ExtentTypes<$layout, R>: BroadcastToExtents<ExtentTypes<M, R>, R>,
            {
                self.view().map_into(to, map)
            }

            /// [`View::sum`].
            #[must_use]
            #[inline]
            pub fn sum(&self) -> T
            where
                T: Copy + Zero,
            {
                self.view().sum()
            }

            /// [`View::product`].
            #[must_use]
            #[inline]
            pub fn product(&self) -> T
            where
                T: Copy + One,
            {
                self.view().product()
            }

            /// [`View::mean`].
            #[must_use]
            #[inline]
            pub fn mean(&self) -> T
            where
                T: FloatCore,
            {
                self.view().mean()
            }

            /// [`View::max`].
            #[must_use]
            #[inline]
            pub fn max(&self) -> Option<T>
            where
                T: Copy + TotallyOrdered,
            {
                self.view().max()
            }

            /// [`View::min`].
            #[must_use]
            #[inline]
            pub fn min(&self) -> Option<T>
            where
                T: Copy + TotallyOrdered,
            {
                self.view().min()
            }

            /// [`View::max_by`].
            #[inline]
            pub fn max_by(&self, compare: impl FnMut(&T, &T) -> Ordering) -> Option<&T> {
                self.view().max_by(compare)
            }

            /// [`View::min_by`].
            #[inline]
            pub fn min_by(&self, compare: impl FnMut(&T, &T) -> Ordering) -> Option<&T> {
                self.view().min_by(compare)
            }

            /// [`View::argmax`].
            #[must_use]
            #[inline]
            pub fn argmax(&self) -> Option<[usize; R]>
            where
                T: Copy + TotallyOrdered,
            {
                self.view().argmax()
            }

            /// [`View::argmin`].
            #[must_use]
            #[inline]
            pub fn argmin(&self) -> Option<[usize; R]>
            where
                T: Copy + TotallyOrdered,
            {
                self.view().argmin()
            }

            /// [`View::argmax_by`].
            #[inline]
            pub fn argmax_by(&self, compare: impl FnMut(&T, &T) -> Ordering) -> Option<[usize; R]> {
                self.view().argmax_by(compare)
            }

            /// [`View::argmin_by`].
            #[inline]
            pub fn argmin_by(&self, compare: impl FnMut(&T, &T) -> Ordering) -> Option<[usize; R]> {
                self.view().argmin_by(compare)
            }

            /// [`View::position`].
            #[inline]
            pub fn position<'a>(&'a self, is: impl FnMut(&'a T) -> bool) -> Option<[usize; R]> {
                self.view().position(is)
            }

            /// [`View::any`].
            #[inline]
            pub fn any<'a>(&'a self, is: impl FnMut(&'a T) -> bool) -> bool {
                self.view().any(is)
            }

            /// [`View::all`].
            #[inline]
            pub fn all<'a>(&'a self, is: impl FnMut(&'a T) -> bool) -> bool {
                self.view().all(is)
            }
        }
    };
}

folds!(ViewMut<'_, T, R, L>, L);
#[cfg(feature = "alloc")]
folds!(Tensor<T, R, L>, <L as Mapping<R>>::Lent);
