//! Tensors of what functions make of the elements of a mutable view or a tensor and of two other operands.

use crate::{
    broadcast::{BroadcastError, BroadcastExtents, SameExtents},
    extent::Extents,
    layout::{Layout, RowMajor, axes::AxisList},
    view::{
        Operand, Tensor, View, ViewMut,
        zip::{ExtentsOf, Merged},
    },
};

/// Maps of three operands, as those of the view.
macro_rules! ternary {
    ($type:ty, $layout:ty) => {
        /// Maps of three operands, as those of the view.
        impl<T, const R: usize, L: Layout<R>> $type {
            /// [`View::zip_map3`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn zip_map3<U, W, V, M: Layout<R>, N: Layout<R>>(
                &self,
                second: &View<'_, U, R, M>,
                third: &View<'_, W, R, N>,
                map: impl FnMut(&T, &U, &W) -> V,
            ) -> Result<
                Tensor<V, R, RowMajor<R, ExtentsOf<<Merged<$layout, M, R> as AxisList>::Merged<N::Axes>, R>>>,
                BroadcastError,
            >
            where
                <$layout as Layout<R>>::Extents: BroadcastExtents<M::Extents, R>,
                ExtentsOf<Merged<$layout, M, R>, R>: BroadcastExtents<N::Extents, R>,
                ExtentsOf<<Merged<$layout, M, R> as AxisList>::Merged<N::Axes>, R>: Extents<R>,
            {
                self.view().zip_map3(second, third, map)
            }
        }
    };
}

ternary!(ViewMut<'_, T, R, L>, L);
ternary!(Tensor<T, R, L>, <L as Layout<R>>::Viewed);

/// What a tensor has beside that of the view.
impl<T, const R: usize, L: Layout<R>> ViewMut<'_, T, R, L> {
    /// [`View::clamp`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn clamp<X: Operand<T, R>, Y: Operand<T, R>>(
        &self,
        min: X,
        max: Y,
    ) -> Result<Tensor<T, R, RowMajor<R, ExtentsOf<Y::Merged<X::Merged<L::Axes>>, R>>>, BroadcastError>
    where
        T: Clone + PartialOrd,
        L::Extents: SameExtents<X::Extents, R>,
        ExtentsOf<X::Merged<L::Axes>, R>: SameExtents<Y::Extents, R>,
        ExtentsOf<Y::Merged<X::Merged<L::Axes>>, R>: Extents<R>,
    {
        self.view().clamp(min, max)
    }
}
