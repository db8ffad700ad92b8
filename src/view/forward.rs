//! What views, mutable views and tensors have in common: each rule is in one place, and the other two do as their view does.

use core::{cmp::Ordering, ops::Mul};

use num_traits::{One, Zero, float::FloatCore};

use super::{
    AxisIter, Iter, Rows, RowsError, SplitError, TotallyOrdered, View, ViewMut, WindowError,
    broadcast::{LayoutOf, Placed},
    split::Resized,
    windows::{ChunkAxes, WindowLayout},
};
#[cfg(feature = "alloc")]
use super::{AxisIterMut, Tensor, along_axis::Left};
use crate::{
    axis::{Axis, AxisIn, ReducedAxis, permutation::AxisTuple},
    broadcast::{BroadcastDimensions, BroadcastError, BroadcastExtents, BroadcastToExtents, Leads, Led},
    extent::{EndsWith, Extents},
    layout::{
        Contiguous, Layout, Mapping,
        axes::{AxisList, AxisPosition},
    },
    private::AGREED,
    rank::{AtMost, Minus, Plus, Ranks},
    shape::Shape,
    slice::{SliceError, SliceOf, Sliced},
};

/// What a view's layout says of it.
macro_rules! described {
    ($view:ty) => {
        /// What any layout can say, with strides or without.
        impl<T, const R: usize, L: Mapping<R>> $view {
            /// The layout.
            #[must_use]
            #[inline(always)]
            pub const fn layout(&self) -> &L {
                &self.layout
            }

            /// The rank.
            #[must_use]
            #[inline(always)]
            pub const fn rank(&self) -> usize {
                R
            }

            /// All extents, in axis order.
            #[must_use]
            #[inline(always)]
            pub fn extents(&self) -> [usize; R] {
                self.layout.extents()
            }

            /// The shape, known when running.
            #[must_use]
            #[inline(always)]
            pub fn shape(&self) -> Shape<R> {
                Shape::pack(&self.extents())
            }

            /// The product of the extents.
            #[must_use]
            pub fn element_count(&self) -> usize {
                self.layout.element_count()
            }

            /// Whether there are no elements: an extent is 0.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                self.extents().contains(&0)
            }
        }

        impl<T, const R: usize, L: Layout<R>> $view {
            /// All strides, in axis order, in elements.
            #[must_use]
            #[inline(always)]
            pub fn strides(&self) -> [isize; R] {
                self.layout.strides()
            }

            /// All extents, as the type knows them.
            ///
            /// ```
            /// use shapewise::{Const, View, shape};
            ///
            /// let memory = [0; 12];
            /// let rows = memory.len() / 4;
            /// let (m, n): (usize, Const<4>) = View::new(&memory, shape![rows, 4])?.typed_extents();
            /// # let _ = (m, n);
            /// # Ok::<(), shapewise::ViewError>(())
            /// ```
            #[must_use]
            #[inline(always)]
            pub fn typed_extents(&self) -> L::Extents
            where
                L::Extents: Extents<R>,
            {
                Extents::pack(&self.extents(), AGREED)
            }
        }
    };
}

described!(View<'_, T, R, L>);
described!(ViewMut<'_, T, R, L>);
#[cfg(feature = "alloc")]
described!(Tensor<T, R, L>);

/// What a view does, by the name of the layout of the view.
macro_rules! reads_as_view {
    ($type:ty, $layout:ty) => {
        /// What it does as its view, to read.
        impl<T, const R: usize, L: Layout<R>> $type {
            /// [`View::try_as_slice`].
            #[must_use]
            #[inline]
            pub fn try_as_slice(&self) -> Option<&[T]> {
                self.view().try_as_slice()
            }

            /// [`View::iter`].
            #[must_use]
            #[inline]
            pub fn iter(&self) -> Iter<'_, T, R> {
                self.view().iter()
            }

            /// [`View::rows`].
            #[must_use]
            #[inline]
            pub fn rows(&self) -> Rows<'_, T, R>
            where
                $layout: Contiguous<R>,
                Ranks: AtMost<1, R>,
            {
                self.view().rows()
            }

            /// [`View::try_rows`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn try_rows(&self) -> Result<Rows<'_, T, R>, RowsError>
            where
                Ranks: AtMost<1, R>,
            {
                self.view().try_rows()
            }

            /// [`View::row_arrays`].
            #[must_use]
            #[inline]
            pub fn row_arrays<const N: usize>(&self) -> &[[T; N]]
            where
                $layout: Contiguous<R>,
                <$layout as Layout<R>>::Extents: EndsWith<N>,
            {
                self.view().row_arrays()
            }

            /// [`View::row`].
            ///
            /// # Panics
            ///
            /// As there.
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn row<const Q: usize>(&self, index: [usize; Q]) -> &[T]
            where
                Ranks: Minus<R, 1, Q>,
            {
                self.view().row(index)
            }

            /// [`View::try_row`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn try_row<const Q: usize>(&self, index: [usize; Q]) -> Result<&[T], RowsError>
            where
                Ranks: Minus<R, 1, Q>,
            {
                self.view().try_row(index)
            }

            /// [`View::outer_iter`].
            #[must_use]
            #[inline]
            pub fn outer_iter<const Q: usize>(
                &self,
            ) -> AxisIter<'_, T, Q, super::axis_iter::Place<Axis<0>, $layout, R, Q>>
            where
                Axis<0>: ReducedAxis<R, Q>,
            {
                self.view().outer_iter()
            }

            /// [`View::axis_iter`].
            #[must_use]
            #[inline]
            pub fn axis_iter<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> AxisIter<'_, T, Q, super::axis_iter::Place<X, $layout, R, Q>> {
                self.view().axis_iter(axis)
            }

            /// [`View::split_at`].
            ///
            /// # Panics
            ///
            /// As there.
            #[must_use]
            #[inline]
            #[track_caller]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn split_at<X: AxisIn<R>>(
                &self,
                axis: X,
                at: usize,
            ) -> (View<'_, T, R, Resized<X, $layout, R>>, View<'_, T, R, Resized<X, $layout, R>>) {
                self.view().split_at(axis, at)
            }

            /// [`View::try_split_at`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn try_split_at<X: AxisIn<R>>(
                &self,
                axis: X,
                at: usize,
            ) -> Result<
                (View<'_, T, R, Resized<X, $layout, R>>, View<'_, T, R, Resized<X, $layout, R>>),
                SplitError,
            > {
                self.view().try_split_at(axis, at)
            }

            /// [`View::try_slice`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn try_slice<const Q: usize, X: SliceOf<R, Q>>(
                &self,
                items: X,
            ) -> Result<View<'_, T, Q, Sliced<$layout, X, R, Q>>, SliceError> {
                self.view().try_slice(items)
            }

            /// [`View::at`].
            ///
            /// # Panics
            ///
            /// As there.
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn at<const Q: usize, X: SliceOf<R, Q>>(&self, index: X) -> &T
            where
                Ranks: super::NoAxisLeft<Q>,
            {
                self.view().at(index)
            }

            /// [`View::windows`].
            ///
            /// # Panics
            ///
            /// As there.
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn windows<const Q: usize, W: Extents<R>>(
                &self,
                windows: W,
            ) -> View<'_, T, Q, WindowLayout<$layout, W, R, Q>>
            where
                Ranks: Plus<R, R, Q>,
            {
                self.view().windows(windows)
            }

            /// [`View::try_windows`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn try_windows<const Q: usize, W: Extents<R>>(
                &self,
                windows: W,
            ) -> Result<View<'_, T, Q, WindowLayout<$layout, W, R, Q>>, WindowError>
            where
                Ranks: Plus<R, R, Q>,
            {
                self.view().try_windows(windows)
            }

            /// [`View::try_chunks_exact`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn try_chunks_exact<const Q: usize, W: Extents<R>>(
                &self,
                chunks: W,
            ) -> Result<View<'_, T, Q, <ChunkAxes<$layout, W, R> as AxisList>::Layout<Q>>, WindowError>
            where
                Ranks: Plus<R, R, Q>,
            {
                self.view().try_chunks_exact(chunks)
            }

            /// [`View::along`].
            #[must_use]
            #[inline]
            pub fn along<const Q: usize, D>(
                &self,
                dimensions: D,
            ) -> View<'_, T, Q, LayoutOf<Placed<D, <$layout as Layout<R>>::Axes, Q>, Q>>
            where
                Axis<Q>: AxisPosition,
                D: AxisTuple + BroadcastDimensions<R, Q>,
            {
                self.view().along(dimensions)
            }

            /// [`View::align_trailing`].
            #[must_use]
            #[inline]
            pub fn align_trailing<const Q: usize>(
                &self,
            ) -> View<'_, T, Q, LayoutOf<Led<<$layout as Layout<R>>::Axes, R, Q>, Q>>
            where
                Ranks: Leads<R, Q>,
            {
                self.view().align_trailing()
            }

            /// [`View::broadcast_to`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn broadcast_to<E: Extents<R>>(
                &self,
                extents: E,
            ) -> Result<
                View<'_, T, R, LayoutOf<<<$layout as Layout<R>>::Axes as AxisList>::BroadcastTo<E::List>, R>>,
                BroadcastError,
            >
            where
                <$layout as Layout<R>>::Extents: BroadcastToExtents<E::This, R>,
            {
                self.view().broadcast_to(extents)
            }

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
            pub fn zip_fold<U, M: Layout<R>, B>(
                &self,
                other: &View<'_, U, R, M>,
                init: B,
                visit: impl FnMut(B, &T, &U) -> B,
            ) -> Result<B, BroadcastError>
            where
                <$layout as Layout<R>>::Extents: BroadcastExtents<M::Extents, R>,
            {
                self.view().zip_fold(other, init, visit)
            }

            /// [`View::zip_any`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn zip_any<U, M: Layout<R>>(
                &self,
                other: &View<'_, U, R, M>,
                is: impl FnMut(&T, &U) -> bool,
            ) -> Result<bool, BroadcastError>
            where
                <$layout as Layout<R>>::Extents: BroadcastExtents<M::Extents, R>,
            {
                self.view().zip_any(other, is)
            }

            /// [`View::zip_all`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn zip_all<U, M: Layout<R>>(
                &self,
                other: &View<'_, U, R, M>,
                is: impl FnMut(&T, &U) -> bool,
            ) -> Result<bool, BroadcastError>
            where
                <$layout as Layout<R>>::Extents: BroadcastExtents<M::Extents, R>,
            {
                self.view().zip_all(other, is)
            }

            /// [`View::dot`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn dot<M: Layout<R>>(&self, other: &View<'_, T, R, M>) -> Result<T, BroadcastError>
            where
                T: Copy + Zero + Mul<Output = T>,
                <$layout as Layout<R>>::Extents: BroadcastExtents<M::Extents, R>,
            {
                self.view().dot(other)
            }

            /// [`View::map_into`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn map_into<U, M: Layout<R>>(
                &self,
                to: &mut ViewMut<'_, U, R, M>,
                map: impl FnMut(&T) -> U,
            ) -> Result<(), BroadcastError>
            where
                <$layout as Layout<R>>::Extents: BroadcastToExtents<M::Extents, R>,
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

            /// [`View::to_vec`].
            ///
            /// # Panics
            ///
            /// As there.
            #[cfg(feature = "alloc")]
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn to_vec(&self) -> alloc::vec::Vec<T>
            where
                T: Clone,
            {
                self.view().to_vec()
            }

            /// [`View::to_tensor`].
            ///
            /// # Panics
            ///
            /// As there.
            #[cfg(feature = "alloc")]
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn to_tensor(
                &self,
            ) -> Tensor<T, R, crate::layout::RowMajor<R, <$layout as Layout<R>>::Extents>>
            where
                T: Clone,
                <$layout as Layout<R>>::Extents: Extents<R>,
            {
                self.view().to_tensor()
            }

            /// [`View::try_to_vec`].
            ///
            /// # Errors
            ///
            /// As there.
            #[cfg(feature = "alloc")]
            #[inline]
            pub fn try_to_vec(&self) -> Result<alloc::vec::Vec<T>, crate::index::MemoryError>
            where
                T: Clone,
            {
                self.view().try_to_vec()
            }

            /// [`View::try_to_tensor`].
            ///
            /// # Errors
            ///
            /// As there.
            #[cfg(feature = "alloc")]
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn try_to_tensor(
                &self,
            ) -> Result<
                Tensor<T, R, crate::layout::RowMajor<R, <$layout as Layout<R>>::Extents>>,
                crate::index::MemoryError,
            >
            where
                T: Clone,
                <$layout as Layout<R>>::Extents: Extents<R>,
            {
                self.view().try_to_tensor()
            }

            /// [`View::try_map`].
            ///
            /// # Errors
            ///
            /// As there.
            #[cfg(feature = "alloc")]
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn try_map<'a, U>(
                &'a self,
                map: impl FnMut(&'a T) -> U,
            ) -> Result<
                Tensor<U, R, crate::layout::RowMajor<R, <$layout as Layout<R>>::Extents>>,
                crate::index::MemoryError,
            >
            where
                <$layout as Layout<R>>::Extents: Extents<R>,
            {
                self.view().try_map(map)
            }

            /// [`View::fold_axis`].
            #[cfg(feature = "alloc")]
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn fold_axis<'a, B: Clone, const Q: usize, X: ReducedAxis<R, Q>>(
                &'a self,
                axis: X,
                init: B,
                fold: impl FnMut(&B, &'a T) -> B,
            ) -> Tensor<B, Q, crate::layout::RowMajor<Q, Left<X, $layout, R, Q>>>
            where
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().fold_axis(axis, init, fold)
            }

            /// [`View::sum_axis`].
            #[cfg(feature = "alloc")]
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn sum_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Tensor<T, Q, crate::layout::RowMajor<Q, Left<X, $layout, R, Q>>>
            where
                T: Copy + Zero,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().sum_axis(axis)
            }

            /// [`View::product_axis`].
            #[cfg(feature = "alloc")]
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn product_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Tensor<T, Q, crate::layout::RowMajor<Q, Left<X, $layout, R, Q>>>
            where
                T: Copy + One,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().product_axis(axis)
            }

            /// [`View::mean_axis`].
            #[cfg(feature = "alloc")]
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn mean_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Tensor<T, Q, crate::layout::RowMajor<Q, Left<X, $layout, R, Q>>>
            where
                T: FloatCore,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().mean_axis(axis)
            }

            /// [`View::max_axis`].
            #[cfg(feature = "alloc")]
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn max_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Option<Tensor<T, Q, crate::layout::RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                T: Copy + TotallyOrdered,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().max_axis(axis)
            }

            /// [`View::min_axis`].
            #[cfg(feature = "alloc")]
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn min_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Option<Tensor<T, Q, crate::layout::RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                T: Copy + TotallyOrdered,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().min_axis(axis)
            }

            /// [`View::max_axis_by`].
            #[cfg(feature = "alloc")]
            #[inline]
            #[track_caller]
            pub fn max_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
                compare: impl FnMut(&T, &T) -> Ordering,
            ) -> Option<Tensor<T, Q, crate::layout::RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                T: Copy,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().max_axis_by(axis, compare)
            }

            /// [`View::min_axis_by`].
            #[cfg(feature = "alloc")]
            #[inline]
            #[track_caller]
            pub fn min_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
                compare: impl FnMut(&T, &T) -> Ordering,
            ) -> Option<Tensor<T, Q, crate::layout::RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                T: Copy,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().min_axis_by(axis, compare)
            }

            /// [`View::argmax_axis`].
            #[cfg(feature = "alloc")]
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn argmax_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Option<Tensor<usize, Q, crate::layout::RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                T: TotallyOrdered,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().argmax_axis(axis)
            }

            /// [`View::argmin_axis`].
            #[cfg(feature = "alloc")]
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn argmin_axis<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
            ) -> Option<Tensor<usize, Q, crate::layout::RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                T: TotallyOrdered,
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().argmin_axis(axis)
            }

            /// [`View::argmax_axis_by`].
            #[cfg(feature = "alloc")]
            #[inline]
            #[track_caller]
            pub fn argmax_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
                compare: impl FnMut(&T, &T) -> Ordering,
            ) -> Option<Tensor<usize, Q, crate::layout::RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().argmax_axis_by(axis, compare)
            }

            /// [`View::argmin_axis_by`].
            #[cfg(feature = "alloc")]
            #[inline]
            #[track_caller]
            pub fn argmin_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
                &self,
                axis: X,
                compare: impl FnMut(&T, &T) -> Ordering,
            ) -> Option<Tensor<usize, Q, crate::layout::RowMajor<Q, Left<X, $layout, R, Q>>>>
            where
                Left<X, $layout, R, Q>: Extents<Q>,
            {
                self.view().argmin_axis_by(axis, compare)
            }
        }
    };
}

reads_as_view!(ViewMut<'_, T, R, L>, L);
#[cfg(feature = "alloc")]
reads_as_view!(Tensor<T, R, L>, <L as Layout<R>>::Viewed);

/// What a mutable view does that consumes no layout, or is another thing on tensors.
impl<T, const R: usize, L: Layout<R>> ViewMut<'_, T, R, L> {
    /// [`View::as_slice`].
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[T]
    where
        L: Contiguous<R>,
    {
        self.view().as_slice()
    }

    /// [`View::map`].
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn map<'a, U>(
        &'a self,
        map: impl FnMut(&'a T) -> U,
    ) -> Tensor<U, R, crate::layout::RowMajor<R, L::Extents>>
    where
        L::Extents: Extents<R>,
    {
        self.view().map(map)
    }
}

#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Layout<R>> ViewMut<'_, T, R, L> {
    /// [`View::zip_map`].
    ///
    /// # Errors
    ///
    /// As there.
    #[allow(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn zip_map<U, V, M: Layout<R>>(
        &self,
        other: &View<'_, U, R, M>,
        map: impl FnMut(&T, &U) -> V,
    ) -> Result<
        Tensor<V, R, crate::layout::RowMajor<R, <L::Extents as BroadcastExtents<M::Extents, R>>::Output>>,
        BroadcastError,
    >
    where
        L::Extents: BroadcastExtents<M::Extents, R>,
    {
        self.view().zip_map(other, map)
    }
}

impl<T, const R: usize, L: Mapping<R>> ViewMut<'_, T, R, L> {
    /// [`View::slice`].
    ///
    /// # Panics
    ///
    /// As there.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn slice<const Q: usize, X: SliceOf<R, Q>>(&self, items: X) -> View<'_, T, Q, Sliced<L, X, R, Q>>
    where
        L: crate::layout::ByStrides<R>,
    {
        let () = crate::slice::KnownSlice::<R, L, X>::IS_IN_BOUNDS;
        self.view().slice(items)
    }
}

#[cfg(feature = "alloc")]
/// What a tensor does as its mutable view.
impl<T, const R: usize, L: Layout<R>> Tensor<T, R, L> {
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
    pub fn assign<M: Layout<R>>(&mut self, from: &View<'_, T, R, M>) -> Result<(), BroadcastError>
    where
        T: Clone,
        M::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
    {
        self.view_mut().assign(from)
    }

    /// [`ViewMut::map_from`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn map_from<U, M: Layout<R>>(
        &mut self,
        from: &View<'_, U, R, M>,
        map: impl FnMut(&U) -> T,
    ) -> Result<(), BroadcastError>
    where
        M::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
    {
        self.view_mut().map_from(from, map)
    }

    /// [`ViewMut::zip_from`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn zip_from<U, V, M: Layout<R>, N: Layout<R>>(
        &mut self,
        left: &View<'_, U, R, M>,
        right: &View<'_, V, R, N>,
        map: impl FnMut(&U, &V) -> T,
    ) -> Result<(), BroadcastError>
    where
        M::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
        N::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
    {
        self.view_mut().zip_from(left, right, map)
    }

    /// [`ViewMut::zip_apply`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn zip_apply<U, M: Layout<R>>(
        &mut self,
        other: &View<'_, U, R, M>,
        visit: impl FnMut(&mut T, &U),
    ) -> Result<(), BroadcastError>
    where
        M::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
    {
        self.view_mut().zip_apply(other, visit)
    }

    /// [`ViewMut::for_each_row_mut`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn for_each_row_mut(&mut self, visit: impl FnMut(&mut [T])) -> Result<(), RowsError>
    where
        Ranks: AtMost<1, R>,
    {
        self.view_mut().for_each_row_mut(visit)
    }

    /// [`ViewMut::zip_from3`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn zip_from3<U, V, W, M: Layout<R>, N: Layout<R>, O: Layout<R>>(
        &mut self,
        first: &View<'_, U, R, M>,
        second: &View<'_, V, R, N>,
        third: &View<'_, W, R, O>,
        map: impl FnMut(&U, &V, &W) -> T,
    ) -> Result<(), BroadcastError>
    where
        M::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
        N::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
        O::Extents: BroadcastToExtents<<L::Viewed as Layout<R>>::Extents, R>,
    {
        self.view_mut().zip_from3(first, second, third, map)
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
        Ranks: Minus<R, 1, Q>,
    {
        match self.try_row_mut(index) {
            Ok(row) => row,
            Err(error) => super::fail(&error),
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
        Ranks: Minus<R, 1, Q>,
    {
        let row = super::iter::row_at(&self.layout, index)?;
        Ok(self.data.get_mut(row).unwrap_or_default())
    }

    /// [`ViewMut::row_arrays_mut`].
    #[must_use]
    #[inline]
    pub fn row_arrays_mut<const N: usize>(&mut self) -> &mut [[T; N]]
    where
        L: Contiguous<R>,
        L::Extents: EndsWith<N>,
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
    ) -> Result<AxisIterMut<'_, T, Q, super::axis_iter::Place<X, L::Viewed, R, Q>>, SplitError> {
        super::split::pitch(&self.layout.ranked(), axis.number())?;
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

    /// [`ViewMut::try_as_slice_mut`].
    #[must_use]
    #[inline]
    pub fn try_as_slice_mut(&mut self) -> Option<&mut [T]> {
        let ranked = self.layout.ranked();
        if ranked.is_row_major() { self.data.get_mut(..ranked.element_count()) } else { None }
    }

    /// [`ViewMut::outer_iter_mut`].
    #[must_use]
    pub fn outer_iter_mut<const Q: usize>(
        &mut self,
    ) -> AxisIterMut<'_, T, Q, super::axis_iter::Place<Axis<0>, L::Viewed, R, Q>>
    where
        L::Viewed: Contiguous<R>,
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
        (ViewMut<'_, T, R, Resized<X, L::Viewed, R>>, ViewMut<'_, T, R, Resized<X, L::Viewed, R>>),
        SplitError,
    > {
        self.view_mut().into_split_at(axis, at)
    }
}

#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// The element at an index, to write, or `None` if it is out of bounds.
    #[must_use]
    #[inline(always)]
    pub fn get_mut(&mut self, index: [usize; R]) -> Option<&mut T> {
        match crate::layout::check(&self.layout, index) {
            Ok(()) => Some(super::access::element_mut(&mut self.data, &self.layout, index)),
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
    ) -> Result<ViewMut<'_, T, Q, Sliced<crate::layout::Viewed<L, R>, X, R, Q>>, SliceError>
    where
        L: crate::layout::ByStrides<R>,
    {
        self.view_mut().into_slice(items)
    }

    /// [`View::transpose`].
    #[must_use]
    #[inline]
    pub fn transpose(&self) -> View<'_, T, R, crate::layout::Transposed<crate::layout::Viewed<L, R>, R>>
    where
        L: crate::layout::ByStrides<R>,
    {
        self.view().transpose()
    }

    /// [`View::permute`].
    #[must_use]
    #[inline]
    pub fn permute<O: crate::axis::AxisOrder<R>>(
        &self,
        order: O,
    ) -> View<'_, T, R, crate::layout::Permuted<crate::layout::Viewed<L, R>, O, R>>
    where
        L: crate::layout::ByStrides<R>,
    {
        self.view().permute(order)
    }

    /// [`View::permute_by`].
    #[must_use]
    #[inline]
    pub fn permute_by(&self, order: crate::axis::Permutation<R>) -> View<'_, T, R>
    where
        L: crate::layout::ByStrides<R>,
    {
        self.view().permute_by(order)
    }
}
