//! Matrices from their diagonals.

use num_traits::Zero;

use crate::{
    array::{ArrayOf, Tensor, ViewError, tensor::filled},
    contraction::OuterExtents,
    layout::{AxesOf, Layout, RowMajor},
    message::or_fail,
    verbs::elementwise::map::on_heap::tensor,
};

/// The extents `[n, n]` of the result of [`from_diagonal`](crate::array::TensorBase::from_diagonal); `L` is the layout of the diagonal, of extents `[n]`.
pub type DiagonalExtents<L> = OuterExtents<AxesOf<L, 1>, AxesOf<L, 1>, 1, 1, 2>;

/// A matrix with a diagonal of the layout `L`.
type DiagonalMatrix<T, L> = Tensor<T, 2, RowMajor<2, DiagonalExtents<L>>>;

/// # Create diagonal matrices
impl<T> Tensor<T, 2> {
    /// Returns the matrix that has an array of rank 1 on the diagonal, and zeros elsewhere: `[n]` becomes `[n, n]`. If the extent is in
    /// the type, both are. [`diagonal`](crate::array::TensorBase::diagonal) is the inverse.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ViewError`], where [`try_from_diagonal`](Self::try_from_diagonal) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, Tensor, tensor};
    ///
    /// let scale = Tensor::from_diagonal(&tensor![2, 3]);
    /// assert_eq!(scale, tensor![[2, 0], [0, 3]]);
    /// assert_eq!(scale.diagonal(Axis::<0>, Axis::<1>, 0), tensor![2, 3]);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `diag` of a vector.
    #[doc(alias("diag", "from_diag", "diagflat", "diag_embed"))]
    #[must_use]
    #[track_caller]
    pub fn from_diagonal<O: ArrayOf<T, 1, Layout: Layout<1>>>(diagonal: O) -> DiagonalMatrix<T, O::Layout>
    where
        T: Clone + Zero,
    {
        or_fail(Self::try_from_diagonal(diagonal))
    }

    /// Returns the matrix that has an array on the diagonal, or an error where [`from_diagonal`](Self::from_diagonal) panics.
    ///
    /// # Errors
    ///
    /// [`ViewError`] if the square of the extent does not fit, or there is not enough memory.
    pub fn try_from_diagonal<O: ArrayOf<T, 1, Layout: Layout<1>>>(
        diagonal: O,
    ) -> Result<DiagonalMatrix<T, O::Layout>, ViewError>
    where
        T: Clone + Zero,
    {
        let diagonal = diagonal.as_view();
        let n = diagonal.element_count();
        let mut data = filled(&[n, n], T::zero())?;
        let places = data.iter_mut().step_by(n.saturating_add(1));
        places.zip(diagonal).for_each(|(to, element)| to.clone_from(element));
        Ok(tensor(data, &[n, n]))
    }
}
