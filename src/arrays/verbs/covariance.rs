//! Covariances of the rows of a matrix, and their correlations.
#![expect(clippy::arithmetic_side_effects, reason = "arithmetic of floats")]

use crate::{
    array::{DynBase, DynTensor, Float, Lend, Storage, Tensor, TensorBase, View},
    axis::{Axis, Keep},
    layout::{AxesOf, Layout, RowMajor},
    private::{Exists, Sealed},
    shape::ShapeError,
    types::{AxisList, Nil, UnknownAxes},
    verbs::elementwise::map::on_heap::tensor,
};

/// The extents of the first axis twice, if anything is known of the axes `A`.
type FirstTwice<A> = <<A as AxisList>::IfKnown<
    <A as AxisList>::HeadOnto<<A as AxisList>::HeadOnto<Nil>>,
    UnknownAxes,
> as AxisList>::Extents<2>;

/// The covariances of the rows of a matrix of the layout `L`: extents `[m, n]` become `[m, m]`. See [`cov`](TensorBase::cov).
pub type Covariances<T, L, const R: usize> = Tensor<T, 2, RowMajor<2, FirstTwice<AxesOf<L, R>>>>;

/// The layout of a matrix: of rank 2.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "covariances and correlations are those of the rows of a matrix, of rank 2, and the array has rank {R}",
    label = "a vector is one row with an axis inserted, and its covariance is its variance"
)]
pub trait MatrixLayout<const R: usize>: Sealed {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;

    /// The elements of this layout as a matrix.
    #[doc(hidden)]
    fn rows_of_matrix<'a, T>(&self, data: &'a [T]) -> View<'a, T, 2>;
}

#[diagnostic::do_not_recommend]
impl<L: Layout<2> + Sealed> MatrixLayout<2> for L {
    type Proof = ();

    fn rows_of_matrix<'a, T>(&self, data: &'a [T]) -> View<'a, T, 2> {
        View::of_parts(data, self.ranked())
    }
}

/// [`TensorBase::cov`] of ranked views.
#[inline(never)]
fn covariances<T: Float + 'static>(x: &View<'_, T, 2>, ddof: usize) -> Tensor<T, 2> {
    let deviations = x - x.mean_axis(Keep(Axis::<1>));
    let terms = T::from(x.ncols().saturating_sub(ddof)).unwrap_or_else(T::nan);
    deviations.matmul(deviations.transpose()) / terms
}

/// [`TensorBase::corrcoef`] of ranked views.
#[cfg(any(feature = "std", feature = "libm"))]
#[inline(never)]
fn correlations<T: Float + 'static>(x: &View<'_, T, 2>) -> Tensor<T, 2> {
    let mut all = covariances(x, 0);
    let deviations = all.diagonal(Axis::<0>, Axis::<1>, 0).map(|variance| variance.sqrt());
    // NumPy's order of divisions. Rounding may leave more than 1; NaN stays.
    all /= deviations.insert_axis(Axis::<1>);
    all /= deviations.insert_axis(Axis::<0>);
    all.for_each_mut(|r| {
        *r = if *r > T::one() {
            T::one()
        } else if *r < -T::one() {
            -T::one()
        } else {
            *r
        }
    });
    all
}

/// # Covariances
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the covariances of each pair of rows, with `ddof` delta degrees of freedom: a row has the observations of one variable. Extents `[m, n]` become
    /// `[m, m]`. Each is the sum of the products of the deviations from the means, divided by `n - ddof`, or by 0: then it is NaN or infinite. Of variables in columns,
    /// `x.transpose().cov(1)`.
    ///
    /// # Panics
    ///
    /// If there is not enough memory.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let x = tensor![[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]];
    /// assert_eq!(x.cov(1), tensor![[1.0, -1.0], [-1.0, 1.0]]);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `cov`, whose `ddof` is 1 if none is stated; it computes in `f64`.
    #[doc(alias = "covariance")]
    #[must_use]
    #[track_caller]
    pub fn cov(&'s self, ddof: usize) -> Covariances<T, L, R>
    where
        T: Float<Proof: Exists> + 'static,
        L: MatrixLayout<R, Proof: Exists>,
    {
        let all = covariances(&self.layout.rows_of_matrix(self.data.lend()), ddof);
        let extents = all.extents();
        tensor(all.into_vec(), &extents)
    }

    /// Returns the correlations of each pair of rows: their [covariances](Self::cov), divided by the standard deviations of both. NaN, if a row does not vary.
    ///
    /// # Panics
    ///
    /// If there is not enough memory.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let x = tensor![[0.0, 1.0, 2.0], [4.0, 2.0, 0.0]];
    /// assert_eq!(x.corrcoef(), tensor![[1.0, -1.0], [-1.0, 1.0]]);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `corrcoef`; R, `cor` of columns.
    #[cfg(any(feature = "std", feature = "libm"))]
    #[doc(alias("correlation", "cor", "pearson"))]
    #[must_use]
    #[track_caller]
    pub fn corrcoef(&'s self) -> Covariances<T, L, R>
    where
        T: Float<Proof: Exists> + 'static,
        L: MatrixLayout<R, Proof: Exists>,
    {
        let all = correlations(&self.layout.rows_of_matrix(self.data.lend()));
        let extents = all.extents();
        tensor(all.into_vec(), &extents)
    }
}

impl<T, S: Storage<T>> DynBase<T, S> {
    /// Returns the covariances of each pair of rows of a matrix. See [`TensorBase::cov`].
    ///
    /// # Errors
    ///
    /// If the rank is not 2.
    #[doc(alias = "covariance")]
    pub fn cov(&self, ddof: usize) -> Result<DynTensor<T>, ShapeError>
    where
        T: Float<Proof: Exists> + 'static,
    {
        Ok(covariances(&View::try_from(self)?, ddof).into_dynamic())
    }

    /// Returns the correlations of each pair of rows of a matrix. See [`TensorBase::corrcoef`].
    ///
    /// # Errors
    ///
    /// If the rank is not 2.
    #[cfg(any(feature = "std", feature = "libm"))]
    #[doc(alias("correlation", "cor", "pearson"))]
    pub fn corrcoef(&self) -> Result<DynTensor<T>, ShapeError>
    where
        T: Float<Proof: Exists> + 'static,
    {
        Ok(correlations(&View::try_from(self)?).into_dynamic())
    }
}
