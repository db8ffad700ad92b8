//! Products of matrices.

use crate::{
    array::{ArrayOf, AsView, DotElement, Lend, Tensor, TensorBase},
    contraction::{ContractionError, Multiplies},
    layout::{AxesOf, Layout, RowMajor},
    message::or_fail,
    private::Always,
    types::ExtentList,
    verbs::contract::{direct, matmul, tensor},
};

/// The layout of a product of matrices with the layouts `L` and `M`.
type ProductOf<L, M, const R: usize, const P: usize, const Q: usize> =
    RowMajor<Q, <AxesOf<M, P> as Multiplies<AxesOf<L, R>, R, P, Q>>::Extents>;

/// Products of matrices.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Multiplies matrices: `[.., m, k]` and `[.., k, n]` become `[.., m, n]`. Axes before the last two are batch
    /// axes; they are aligned at the last one and broadcast, as in NumPy. A vector `[k]` is one row on the left and one column on the
    /// right, and this axis is not an axis of the result. The result keeps what the types know of the extents.
    ///
    /// Operands of any strides are read where they are: no operand is copied or transposed before. With the feature `matmul`, the default, products of
    /// `f32` and `f64` use the kernel of the crate `matrixmultiply`. The order of the additions is not specified.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ContractionError`], where [`try_matmul`](Self::try_matmul) returns an error.
    /// Extents in the types that conflict are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let (x, w) = ([1, 2, 3, 4, 5, 6], [1, 0, 0, 1, 1, 1]);
    /// let x = View::new(&x, shape![2, 3])?;
    /// let w = View::new(&w, shape![3, 2])?;
    /// let y = x.matmul(w); // extents (Const<2>, Const<2>)
    /// assert_eq!(y, shapewise::tensor![[4, 5], [10, 11]]);
    /// assert_eq!(x.matmul(x.transpose()).as_slice(), [14, 32, 32, 77]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `matmul`.
    #[doc(alias("MatMul", "gemm", "mm", "bmm"))]
    #[must_use]
    #[track_caller]
    pub fn matmul<const P: usize, const Q: usize, O>(
        &'s self,
        other: O,
    ) -> Tensor<T, Q, ProductOf<L, O::Layout, R, P, Q>>
    where
        O: AsView<P> + ArrayOf<T, P>,
        O::Layout: Layout<P>,
        T: DotElement<Holds: Always> + 'static,
        AxesOf<O::Layout, P>: Multiplies<AxesOf<L, R>, R, P, Q>,
    {
        or_fail(self.try_matmul::<P, Q, O>(other))
    }

    /// Multiplies matrices, and returns an error where [`matmul`](Self::matmul) panics.
    ///
    /// # Errors
    ///
    /// [`ContractionError::Inner`] if the two extents `k` differ, [`ContractionError::Broadcast`] with the first axis where batch axes do
    /// not broadcast, [`ContractionError::Size`] or [`ContractionError::Memory`] if the result does not fit. Two extents in the type that
    /// conflict are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1; 6];
    /// let (x, w) = (View::new(&memory, [2, 3])?, View::new(&memory, [2, 3])?);
    /// assert_eq!(
    ///     x.try_matmul(w).unwrap_err().to_string(),
    ///     "inner extents 3 and 2 differ: axis 1 of the left operand is contracted with axis 0 of the right one"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_matmul<const P: usize, const Q: usize, O>(
        &'s self,
        other: O,
    ) -> Result<Tensor<T, Q, ProductOf<L, O::Layout, R, P, Q>>, ContractionError>
    where
        O: AsView<P> + ArrayOf<T, P>,
        O::Layout: Layout<P>,
        T: DotElement<Holds: Always> + 'static,
        AxesOf<O::Layout, P>: Multiplies<AxesOf<L, R>, R, P, Q>,
    {
        let stretch: [&[bool]; 2] = [&<L as Layout<R>>::STRETCHES, &<O::Layout as Layout<P>>::STRETCHES];
        let known =
            &<<AxesOf<O::Layout, P> as Multiplies<AxesOf<L, R>, R, P, Q>>::Extents as ExtentList<Q>>::EXTENTS;
        let (left, right) = (self.lent(), other.as_view());
        match direct::matrices(&left, &right, [R.wrapping_sub(1), 0], known) {
            Some(found) => found.map(tensor),
            None => matmul(&left.ranked(), &right.ranked(), stretch, known).map(tensor),
        }
    }
}
