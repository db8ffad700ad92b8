//! General contractions.

use crate::{
    array::{ArrayOf, AsView, DotElement, Lend, Tensor, TensorBase},
    contraction::{ContractionError, ContractsWith},
    layout::{AxesOf, Layout, RowMajor},
    message::or_fail,
    private::Exists,
    types::ExtentList,
    verbs::contract::{dot_general, tensor_of, with_names},
};

/// # General contractions
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Contracts with another array along [`DotAxes`](crate::contraction::DotAxes), as XLA does in general. The elements of pairs of contracting axes are multiplied and summed; the
    /// result has the batch axes, the free axes of this array and those of the other one, and keeps what the types know of their extents.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ContractionError`], where [`try_dot_general`](Self::try_dot_general) returns an
    /// error. Axes and extents that are in the types are compared by `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, axes, contraction::DotAxes, shape};
    ///
    /// let (x, y) = ([1, 2, 3, 4, 5, 6], [1, 0, 2, 0, 1, 3]);
    /// let (x, y) = (View::new(&x, shape![2, 3])?, View::new(&y, shape![2, 3])?);
    /// // The rows of both: sums over axis 1 for each index of axis 0.
    /// let dots =
    ///     x.dot_general(y, DotAxes::contracting(axes![1], axes![1]).batch(axes![0], axes![0]));
    /// assert_eq!(dots.as_slice(), [7, 23]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `DotGeneral`; StableHLO, `dot_general`.
    #[doc(alias("tensordot", "DotGeneral"))]
    #[must_use]
    #[track_caller]
    pub fn dot_general<const P: usize, const Q: usize, O, X, N>(
        &'s self,
        other: O,
        axes: X,
    ) -> Tensor<T, Q, RowMajor<Q, X::Extents>>
    where
        O: AsView<P> + ArrayOf<T, P>,
        O::Layout: Layout<P>,
        T: DotElement<Proof: Exists> + 'static,
        X: ContractsWith<AxesOf<L, R>, AxesOf<O::Layout, P>, N, R, P, Q>,
    {
        or_fail(self.try_dot_general(other, axes))
    }

    /// Contracts with another array as XLA does in general, and returns an error where [`dot_general`](Self::dot_general) panics.
    ///
    /// # Errors
    ///
    /// [`ContractionError::Batch`] or [`ContractionError::Contracting`] with the first pair of axes whose extents differ;
    /// [`ContractionError::NoSuchAxis`] or [`ContractionError::Repeated`] for an axis that an operand does not have, or that occurs twice;
    /// [`ContractionError::Size`] or [`ContractionError::Memory`] if the result does not fit. Of axes in the type, `cargo check` compares
    /// the numbers and the extents that are in the type.
    pub fn try_dot_general<const P: usize, const Q: usize, O, X, N>(
        &'s self,
        other: O,
        axes: X,
    ) -> Result<Tensor<T, Q, RowMajor<Q, X::Extents>>, ContractionError>
    where
        O: AsView<P> + ArrayOf<T, P>,
        O::Layout: Layout<P>,
        T: DotElement<Proof: Exists> + 'static,
        X: ContractsWith<AxesOf<L, R>, AxesOf<O::Layout, P>, N, R, P, Q>,
    {
        let known = &<X::Extents as ExtentList<Q>>::EXTENTS;
        let parts = dot_general(&self.ranked(), &other.as_view().ranked(), &axes.axes(), known);
        with_names::<_, R, P, L, O::Layout>(parts).map(tensor_of)
    }
}
