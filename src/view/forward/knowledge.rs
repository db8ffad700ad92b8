//! Mutable views and tensors seen with other knowledge in the type, to read.

#[cfg(feature = "alloc")]
use crate::view::Tensor;
use crate::{
    extent::{ExtentMismatch, Extents},
    layout::Layout,
    view::{DenseView, View, ViewError, ViewMut},
};

/// Views with other knowledge in the type, as those of the view.
macro_rules! knowledge {
    ($type:ty, $layout:ty) => {
        /// Views with other knowledge in the type, as those of the view.
        impl<T, const R: usize, L: Layout<R>> $type {
            /// [`View::cast`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            #[allow(clippy::type_complexity, reason = "the type is what the operation is about")]
            pub fn cast<E: Extents<R>>(
                &self,
            ) -> Result<View<'_, T, R, <$layout as Layout<R>>::Reshaped<R, E>>, ExtentMismatch> {
                self.view().cast()
            }

            /// [`View::try_dense`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn try_dense<E: Extents<R>>(&self) -> Result<DenseView<'_, T, R, E>, ViewError> {
                self.view().try_dense()
            }
        }
    };
}

knowledge!(ViewMut<'_, T, R, L>, L);
#[cfg(feature = "alloc")]
knowledge!(Tensor<T, R, L>, <L as Layout<R>>::Viewed);

/// What makes another mutable view of a mutable one.
#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Layout<R>> Tensor<T, R, L> {
    /// [`View::ranked`].
    #[must_use]
    #[inline]
    pub fn ranked(&self) -> View<'_, T, R> {
        self.ranked_view()
    }
}
