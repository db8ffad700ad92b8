//! Parts of mutable views and tensors: rows, slices, windows, and broadcasts, to read.

use crate::{
    axis::{Axis, AxisIn, ReducedAxis, permutation::AxisTuple},
    broadcast::{BroadcastDimensions, BroadcastError, BroadcastToExtents, Leads, Led},
    extent::{EndsWith, Extents},
    layout::{
        AxesOf, ByStrides, Contiguous, ExtentTypes, Mapping,
        axes::{AxisList, AxisPosition},
    },
    rank::{AtMost, Minus, Plus, Ranks},
    slice::{SliceError, SliceOf, Sliced},
    view::{
        AxisIter, Iter, Rows, RowsError, SplitError, View, ViewMut, WindowError,
        broadcast::{LayoutOf, Placed},
        split::Resized,
        windows::{ChunkAxes, WindowLayout},
    },
};
#[cfg(feature = "alloc")]
use crate::{layout::Viewed, view::Tensor};

/// Parts, as those of the view, to read.
macro_rules! parts {
    ($type:ty, $layout:ty, $lent:ty) => {
        impl<T, const R: usize, L: Mapping<R>> $type {
            /// [`View::iter`].
            #[must_use]
            #[inline]
            pub fn iter(&self) -> Iter<'_, T, R, <$lent as Mapping<R>>::Offsets> {
                self.view().iter()
            }
        }

        /// Parts, as those of the view, to read.
        impl<T, const R: usize, L: Mapping<R>> $type {
            /// [`View::try_as_slice`].
            #[must_use]
            #[inline]
            pub fn try_as_slice(&self) -> Option<&[T]>
            where
                L: ByStrides<R>,
            {
                self.view().try_as_slice()
            }

            /// [`View::rows`].
            #[must_use]
            #[inline]
            pub fn rows(&self) -> Rows<'_, T, R>
            where
                $lent: Contiguous<R>,
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
                L: ByStrides<R>,
                Ranks: AtMost<1, R>,
            {
                self.view().try_rows()
            }

            /// [`View::row_arrays`].
            #[must_use]
            #[inline]
            pub fn row_arrays<const N: usize>(&self) -> &[[T; N]]
            where
                $lent: Contiguous<R>,
                ExtentTypes<$lent, R>: EndsWith<N>,
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
                L: ByStrides<R>,
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
                L: ByStrides<R>,
                Ranks: Minus<R, 1, Q>,
            {
                self.view().try_row(index)
            }

            /// [`View::outer_iter`].
            #[must_use]
            #[inline]
            pub fn outer_iter<const Q: usize>(
                &self,
            ) -> AxisIter<'_, T, Q, crate::view::axis_iter::Place<Axis<0>, $layout, R, Q>>
            where
                L: ByStrides<R>,
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
            ) -> AxisIter<'_, T, Q, crate::view::axis_iter::Place<X, $layout, R, Q>>
            where
                L: ByStrides<R>,
            {
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
            ) -> (View<'_, T, R, Resized<X, $layout, R>>, View<'_, T, R, Resized<X, $layout, R>>)
            where
                L: ByStrides<R>,
            {
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
            >
            where
                L: ByStrides<R>,
            {
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
            ) -> Result<View<'_, T, Q, Sliced<$layout, X, R, Q>>, SliceError>
            where
                L: ByStrides<R>,
            {
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
                L: ByStrides<R>,
                Ranks: crate::view::NoAxisLeft<Q>,
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
                L: ByStrides<R>,
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
                L: ByStrides<R>,
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
                L: ByStrides<R>,
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
            ) -> View<'_, T, Q, LayoutOf<Placed<D, AxesOf<$layout, R>, Q>, Q>>
            where
                L: ByStrides<R>,
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
            ) -> View<'_, T, Q, LayoutOf<Led<AxesOf<$layout, R>, R, Q>, Q>>
            where
                L: ByStrides<R>,
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
                View<'_, T, R, LayoutOf<<AxesOf<$layout, R> as AxisList>::BroadcastTo<E::List>, R>>,
                BroadcastError,
            >
            where
                L: ByStrides<R>,
                ExtentTypes<$layout, R>: BroadcastToExtents<E::This, R>,
            {
                self.view().broadcast_to(extents)
            }
        }
    };
}

parts!(ViewMut<'_, T, R, L>, L, L);
#[cfg(feature = "alloc")]
parts!(Tensor<T, R, L>, Viewed<L, R>, <L as Mapping<R>>::Lent);
