//! Tensors of other extents over the same memory.

use crate::{
    array::{Tensor, TensorBase},
    layout::{Contiguous, Layout, RowMajor},
    message::fail,
    private::Exists,
    shape::Shape,
    verbs::axes::reshape::{KnownReshape, ReshapeError, ReshapeExtents, ReshapeTo, extents::ReshapedExtents},
};

/// # Reshape tensors
impl<T, const R: usize, L: Layout<R>> Tensor<T, R, L> {
    /// Converts to a tensor of the same elements with other extents. Nothing is copied. One extent may be `_` in
    /// [`shape!`](crate::shape!), and is inferred.
    ///
    /// # Panics
    ///
    /// Same panics as [`reshape`](Self::reshape).
    ///
    /// ```
    /// use shapewise::{shape, tensor};
    ///
    /// let row = tensor![1, 2, 3, 4].into_reshape(shape![2, _]);
    /// assert_eq!(row, tensor![[1, 2], [3, 4]]);
    /// ```
    #[doc(alias("into_shape", "into_shape_with_order"))]
    #[must_use]
    #[track_caller]
    pub fn into_reshape<const Q: usize, E: ReshapeTo<Q>>(
        self,
        extents: E,
    ) -> Tensor<T, Q, RowMajor<Q, ReshapedExtents<E, Q>>>
    where
        L: Contiguous<R, Proof: Exists>,
    {
        let () = Shape::<Q, ReshapedExtents<E, Q>>::FITS;
        let () = KnownReshape::<R, Q, L, E::Itself>::KEEPS_THE_ELEMENT_COUNT;
        match self.into_reshaped_tensor(extents.itself()) {
            Ok(tensor) => tensor,
            Err(error) => fail(&error),
        }
    }

    /// Converts to a tensor of the same elements with other extents, and returns an error where [`into_reshape`](Self::into_reshape)
    /// panics.
    ///
    /// # Errors
    ///
    /// [`ReshapeError::Count`] if the element counts differ, which for two shapes in the type is an error of `cargo build`;
    /// [`ReshapeError::Indivisible`] or [`ReshapeError::Ambiguous`] if there is no extent for `_`, or more than one;
    /// [`ReshapeError::Size`] if the new element count does not fit.
    pub fn try_into_reshape<const Q: usize, E: ReshapeTo<Q>>(
        self,
        extents: E,
    ) -> Result<Tensor<T, Q, RowMajor<Q, ReshapedExtents<E, Q>>>, ReshapeError>
    where
        L: Contiguous<R, Proof: Exists>,
    {
        let () = Shape::<Q, ReshapedExtents<E, Q>>::FITS;
        let () = KnownReshape::<R, Q, L, E::Itself>::KEEPS_THE_ELEMENT_COUNT;
        self.into_reshaped_tensor(extents.itself())
    }

    /// The tensor of both.
    fn into_reshaped_tensor<const Q: usize, E: ReshapeExtents<Q>>(
        self,
        extents: E,
    ) -> Result<Tensor<T, Q, RowMajor<Q, E::Extents>>, ReshapeError>
    where
        L: Contiguous<R, Proof: Exists>,
    {
        self.reshaped(extents)?;
        let shape = Shape::new(extents.infer(self.element_count())?)?;
        Ok(TensorBase::of_parts(self.data, RowMajor::new(shape)))
    }
}
