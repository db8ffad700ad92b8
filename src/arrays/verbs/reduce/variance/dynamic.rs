//! Variances and standard deviations of arrays of any rank.

#[cfg(any(feature = "std", feature = "libm"))]
use super::Deviation;
use super::Variance;
use crate::{
    array::{
        Float, Lend, Storage,
        dynamic::{DynArrayError, DynAxes, DynBase, DynTensor, axes::AxesToReduce},
    },
    private::Exists,
};

/// Variances and standard deviations of all elements.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns the variance of all elements, with `ddof` delta degrees of freedom: [`TensorBase::var`](crate::array::TensorBase::var).
    ///
    /// # Errors
    ///
    /// [`DynArrayError::RankAboveMost`].
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1.0, 2.0, 3.0, 6.0], [2, 2])?;
    /// assert_eq!(matrix.var(0)?, 3.5);
    /// assert_eq!(matrix.std_axis(0, 0)?.as_slice(), [1.0, 2.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "variance")]
    pub fn var(&'s self, ddof: usize) -> Result<T, DynArrayError>
    where
        T: Float<Proof: Exists>,
    {
        Ok(self.aligned()?.var(ddof))
    }

    /// Returns the standard deviation of all elements, with `ddof` delta degrees of freedom: the root of [`var`](Self::var).
    ///
    /// # Errors
    ///
    /// [`DynArrayError::RankAboveMost`].
    #[cfg(any(feature = "std", feature = "libm"))]
    #[doc(alias = "stddev")]
    pub fn std(&'s self, ddof: usize) -> Result<T, DynArrayError>
    where
        T: Float<Proof: Exists>,
    {
        Ok(self.aligned()?.std(ddof))
    }
}

/// Variances and standard deviations along axes.
impl<T, S: Storage<T>> DynBase<T, S> {
    /// Returns the variances along one axis or several, with `ddof` delta degrees of freedom. Axis -1 is the last; several are a list,
    /// `[0, -1]`.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1.0, 2.0, 3.0, 6.0], [2, 2])?;
    /// assert_eq!(matrix.var_axis(0, 0)?.as_slice(), [1.0, 4.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "variance")]
    pub fn var_axis(&self, axes: impl DynAxes, ddof: usize) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Float<Proof: Exists>,
    {
        self.reduce(Variance { ddof }, AxesToReduce::of(&axes))
    }

    /// Returns the standard deviations along one axis or several, with `ddof` delta degrees of freedom: the roots of
    /// [`var_axis`](Self::var_axis).
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    #[cfg(any(feature = "std", feature = "libm"))]
    #[doc(alias = "stddev")]
    pub fn std_axis(&self, axes: impl DynAxes, ddof: usize) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Float<Proof: Exists>,
    {
        self.reduce(Deviation { ddof }, AxesToReduce::of(&axes))
    }
}
