//! Broadcasts of mutable views and tensors to other ranks, to read.

#[cfg(feature = "alloc")]
use crate::view::Tensor;
use crate::{
    broadcast::{BroadcastDimensions, BroadcastError, BroadcastToExtents, RankFits, UniqueDimensions},
    extent::Extents,
    layout::{Layout, axes::AxisList},
    rank::{Plus, Ranks},
    view::{
        View, ViewMut,
        broadcast::{Fitted, InFront, LayoutOf, Stretched},
    },
};

/// Broadcasts to other ranks, as those of the view.
macro_rules! broadcasts {
    ($type:ty, $layout:ty) => {
        /// Broadcasts to other ranks, as those of the view.
        impl<T, const R: usize, L: Layout<R>> $type {
            /// [`View::along_by`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn along_by<const Q: usize>(
                &self,
                dimensions: [usize; R],
            ) -> Result<View<'_, T, Q>, BroadcastError>
            where
                Ranks: RankFits<R, Q>,
            {
                self.view().along_by(dimensions)
            }

            /// [`View::broadcast`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn broadcast<const S: usize, const Q: usize, E: Extents<S>>(
                &self,
                sizes: E,
            ) -> Result<
                View<'_, T, Q, LayoutOf<InFront<E::List, <$layout as Layout<R>>::Axes>, Q>>,
                BroadcastError,
            >
            where
                Ranks: Plus<S, R, Q>,
            {
                self.view().broadcast(sizes)
            }

            /// [`View::broadcast_in_dim`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn broadcast_in_dim<const Q: usize, E: Extents<Q>, D>(
                &self,
                extents: E,
                dimensions: D,
            ) -> Result<
                View<'_, T, Q, LayoutOf<Stretched<D, <$layout as Layout<R>>::Axes, Q, E>, Q>>,
                BroadcastError,
            >
            where
                Ranks: RankFits<R, Q>,
                D: BroadcastDimensions<R, Q>,
                <Fitted<D, <$layout as Layout<R>>::Axes, Q> as AxisList>::Extents<Q>:
                    BroadcastToExtents<E::This, Q>,
            {
                self.view().broadcast_in_dim(extents, dimensions)
            }

            /// [`View::broadcast_transposing`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn broadcast_transposing<const Q: usize, E: Extents<Q>, D>(
                &self,
                extents: E,
                dimensions: D,
            ) -> Result<
                View<'_, T, Q, LayoutOf<Stretched<D, <$layout as Layout<R>>::Axes, Q, E>, Q>>,
                BroadcastError,
            >
            where
                Ranks: RankFits<R, Q>,
                D: UniqueDimensions<R, Q>,
                <Fitted<D, <$layout as Layout<R>>::Axes, Q> as AxisList>::Extents<Q>:
                    BroadcastToExtents<E::This, Q>,
            {
                self.view().broadcast_transposing(extents, dimensions)
            }
        }
    };
}

broadcasts!(ViewMut<'_, T, R, L>, L);
#[cfg(feature = "alloc")]
broadcasts!(Tensor<T, R, L>, <L as Layout<R>>::Viewed);
