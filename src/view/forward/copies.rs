//! Copies of mutable views and tensors, and reductions along an axis.

use core::cmp::Ordering;

use num_traits::{One, Zero, float::FloatCore};

use crate::{
    axis::ReducedAxis,
    broadcast::{BroadcastError, BroadcastExtents},
    extent::Extents,
    index::MemoryError,
    layout::{ExtentTypes, Mapping, RowMajor},
    view::{Tensor, TotallyOrdered, View, ViewMut, along_axis::Left},
};

/// Tensors, as those that the view makes.
macro_rules! copies {
    ($type:ty, $layout:ty) => {
        /// Tensors, as those that the view makes.
        impl<T, const R: usize, L: Mapping<R>> $type {
            /// [`View::to_vec`](crate::View::to_vec).
            ///
            /// # Panics
            ///
            /// As there.
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn to_vec(&self) -> alloc::vec::Vec<T>
            where
                T: Clone,
            {
                self.view().to_vec()
            }

            /// [`View::to_tensor`](crate::View::to_tensor).
            ///
            /// # Panics
            ///
            /// As there.
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn to_tensor(&self) -> Tensor<T, R, RowMajor<R, ExtentTypes<$layout, R>>>
            where
                T: Clone,
                ExtentTypes<$layout, R>: Extents<R>,
            {
                self.view().to_tensor()
            }

            /// [`View::try_to_vec`](crate::View::try_to_vec).
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn try_to_vec(&self) -> Result<alloc::vec::Vec<T>, MemoryError>
            where
                T: Clone,
            {
                self.view().try_to_vec()
            }

            /// [`View::try_to_tensor`](crate::View::try_to_tensor).
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn try_to_tensor(
                &self,
            ) -> Result<Tensor<T, R, RowMajor<R, ExtentTypes<$layout, R>>>, MemoryError>
            where
                T: Clone,
                ExtentTypes<$layout, R>: Extents<R>,
            {
                self.view().try_to_tensor()
            }

            /// [`View::try_map`](crate::View::try_map).
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn try_map<'a, U>(
                &'a self,
                map: impl FnMut(&'a T) -> U,
            ) -> Result<Tensor<U, R, RowMajor<R, ExtentTypes<$layout, R>>>, MemoryError>
            where
                ExtentTypes<$layout, R>: Extents<R>,
            {
                self.view().try_map(map)
            }
            /// [`View::fold_axis`](crate::View::fold_axis).
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn fold_axis<'a, B: Clone, const Q: usize, X: ReducedAxis<R, Q>>(
                &'a self,
                axis: X,
                init: B,
                fold: impl FnMut(&B, &'a T) -> B,
            ) -> Tensor<B, Q, RowMajor<Q, Left<X, $layout, R, Q>>>
            where
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().fold_axis(axis, init, fold)
            }

            /// [`View::sum_axis`](crate::View::sum_axis).
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn sum_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Tensor<T, Q, RowMajor<Q, Left<X, $layout, R, Q>>>
            where
                T: Copy + Zero,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().sum_axis(axis)
            }

            /// [`View::product_axis`](crate::View::product_axis).
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn product_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Tensor<T, Q, RowMajor<Q, Left<X, $layout, R, Q>>>
            where
                T: Copy + One,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().product_axis(axis)
            }

            /// [`View::mean_axis`](crate::View::mean_axis).
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn mean_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Tensor<T, Q, RowMajor<Q, Left<X, $layout, R, Q>>>
            where
                T: FloatCore,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().mean_axis(axis)
            }

            /// [`View::max_axis`](crate::View::max_axis).
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn max_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Option<Tensor<T, Q, RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                T: Copy + TotallyOrdered,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().max_axis(axis)
            }

            /// [`View::min_axis`](crate::View::min_axis).
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn min_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Option<Tensor<T, Q, RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                T: Copy + TotallyOrdered,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().min_axis(axis)
            }

            /// [`View::max_axis_by`](crate::View::max_axis_by).
            #[inline]
            #[track_caller]
            pub fn max_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
                compare: impl FnMut(&T, &T) -> Ordering,
            ) -> Option<Tensor<T, Q, RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                T: Copy,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().max_axis_by(axis, compare)
            }

            /// [`View::min_axis_by`](crate::View::min_axis_by).
            #[inline]
            #[track_caller]
            pub fn min_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
                compare: impl FnMut(&T, &T) -> Ordering,
            ) -> Option<Tensor<T, Q, RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                T: Copy,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().min_axis_by(axis, compare)
            }

            /// [`View::argmax_axis`](crate::View::argmax_axis).
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn argmax_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Option<Tensor<usize, Q, RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                T: TotallyOrdered,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().argmax_axis(axis)
            }

            /// [`View::argmin_axis`](crate::View::argmin_axis).
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn argmin_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Option<Tensor<usize, Q, RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                T: TotallyOrdered,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().argmin_axis(axis)
            }

            /// [`View::argmax_axis_by`](crate::View::argmax_axis_by).
            #[inline]
            #[track_caller]
            pub fn argmax_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
                compare: impl FnMut(&T, &T) -> Ordering,
            ) -> Option<Tensor<usize, Q, RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().argmax_axis_by(axis, compare)
            }

            /// [`View::argmin_axis_by`](crate::View::argmin_axis_by).
            #[inline]
            #[track_caller]
            pub fn argmin_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
                compare: impl FnMut(&T, &T) -> Ordering,
            ) -> Option<Tensor<usize, Q, RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().argmin_axis_by(axis, compare)
            }
        }
    };
}

copies!(ViewMut<'_, T, R, L>, L);
copies!(Tensor<T, R, L>, <L as Mapping<R>>::Lent);

/// What takes another operand: a tensor takes a tensor.
impl<T, const R: usize, L: Mapping<R>> ViewMut<'_, T, R, L> {
    /// [`View::zip_map`](crate::View::zip_map).
    ///
    /// # Errors
    ///
    /// As there.
    #[allow(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn zip_map<U, V, M: Mapping<R>>(
        &self,
        other: &View<'_, U, R, M>,
        map: impl FnMut(&T, &U) -> V,
    ) -> Result<
        Tensor<V, R, RowMajor<R, <ExtentTypes<L, R> as BroadcastExtents<ExtentTypes<M, R>, R>>::Output>>,
        BroadcastError,
    >
    where
        ExtentTypes<L, R>: BroadcastExtents<ExtentTypes<M, R>, R>,
    {
        self.view().zip_map(other, map)
    }
}
