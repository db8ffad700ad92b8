//! Parts of mutable views and tensors that a slice takes which is a value, to read and to write.

use num_traits::{PrimInt, Zero};

use crate::{
    layout::Layout,
    shape::DynShape,
    slice::{DenseSlice, SliceExpr, StridedSlice, StridedSliceError},
    view::{DynView, SliceAssignError, Tensor, View, ViewMut, strided::sliced},
};

/// Parts that a slice takes which is a value, as those of the view.
macro_rules! strided {
    ($type:ty) => {
        /// Parts that a slice takes which is a value, as those of the view.
        impl<T, const R: usize, L: Layout<R>> $type {
            /// [`View::dense_slice`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn dense_slice<const Q: usize>(
                &self,
                slice: &DenseSlice,
            ) -> Result<View<'_, T, Q>, StridedSliceError> {
                self.view().dense_slice(slice)
            }

            /// [`View::strided_slice`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn strided_slice<const Q: usize, I: PrimInt>(
                &self,
                slice: &StridedSlice<'_, I>,
            ) -> Result<View<'_, T, Q>, StridedSliceError> {
                self.view().strided_slice(slice)
            }

            /// [`View::slice_by`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn slice_by<const Q: usize>(
                &self,
                slice: &SliceExpr,
            ) -> Result<View<'_, T, Q>, StridedSliceError> {
                self.view().slice_by(slice)
            }

            /// [`View::scatter`].
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn scatter<const Q: usize>(
                &self,
                slice: &DenseSlice,
            ) -> Result<Tensor<T, Q>, SliceAssignError>
            where
                T: Clone + Zero,
            {
                self.view().scatter(slice)
            }
        }
    };
}

strided!(ViewMut<'_, T, R, L>);
strided!(Tensor<T, R, L>);

/// What a tensor does as its mutable view.
impl<T, const R: usize, L: Layout<R>> Tensor<T, R, L> {
    /// [`ViewMut::dense_slice_mut`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn dense_slice_mut<const Q: usize>(
        &mut self,
        slice: &DenseSlice,
    ) -> Result<ViewMut<'_, T, Q>, StridedSliceError> {
        let (start, layout) = sliced(&self.layout.ranked(), slice)?;
        Ok(self.view_mut().derived(start, &layout))
    }

    /// [`ViewMut::strided_slice_mut`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn strided_slice_mut<const Q: usize, I: PrimInt>(
        &mut self,
        slice: &StridedSlice<'_, I>,
    ) -> Result<ViewMut<'_, T, Q>, StridedSliceError> {
        let dense = slice.apply(&DynShape::from(self.shape()))?;
        self.dense_slice_mut(&dense)
    }

    /// [`ViewMut::assign_slice`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn assign_slice<'v>(
        &mut self,
        slice: &DenseSlice,
        value: impl Into<DynView<'v, T>>,
    ) -> Result<(), SliceAssignError>
    where
        T: Clone + 'v,
    {
        self.view_mut().assign_slice(slice, value)
    }
}
