//! Variances and standard deviations, of all elements and along axes.

use alloc::vec::Vec;

use super::{
    Float, Lend, Reduced, TensorBase,
    accumulate::{combine_onto, onto},
    along_axis::{flattened, mask, results},
    reduce::count,
    sums::averages,
};
use crate::{
    axis::ReducedAxes,
    index::MemoryError,
    layout::{Mapping, Strided},
    message::or_fail,
    private::Always,
};

/// The variances of all elements along some axes: the sums of the squares of the differences to the mean, divided by the number of terms
/// minus `ddof`. Not in one pass, because the difference of two large numbers would lose digits.
///
/// The mean is rounded. If it is off by `e`, the `n` differences add up to `n e`, and their squares are too large by `n e^2`: the square of
/// the first sum, divided by `n`.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "positions of results; floats do not overflow"
)]
pub(super) fn variances<T: Float, const R: usize>(
    (data, layout): (&[T], &Strided<R>),
    is_reduced: &[bool; R],
    ddof: usize,
) -> Result<Vec<T>, MemoryError> {
    let means = averages((data, layout), is_reduced)?;
    let ((flat, terms), nest, zero) = (flattened(layout, is_reduced), onto(layout, is_reduced), T::zero());
    let (mut differences, mut all) = (results(&flat, zero)?, results(&flat, zero)?);
    let difference = |element: T, at: usize| element - means[at];
    combine_onto(&mut differences, data, &nest, zero, difference, T::add)?;
    let square = |element: T, at: usize| difference(element, at) * difference(element, at);
    combine_onto(&mut all, data, &nest, zero, square, T::add)?;
    let (terms, divisor) = (count::<T>(terms), count::<T>(terms.saturating_sub(ddof)));
    for (squares, differences) in all.iter_mut().zip(differences) {
        let corrected = *squares - differences * differences / terms;
        // Rounding may leave less than nothing; NaN stays.
        *squares = if corrected < zero { zero } else { corrected } / divisor;
    }
    Ok(all)
}

/// Variances and standard deviations.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// The variance of all elements: the sum of the squares of their differences to the mean, divided by their number minus `ddof`, the
    /// delta degrees of freedom: 0 for all elements of a population, 1 for a sample. NaN if the sum and the divisor are 0.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let row = View::new(&[1.0, 2.0, 3.0, 4.0], [4])?;
    /// assert_eq!((row.var(0), row.var(1)), (1.25, 5.0 / 3.0));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `var`.
    #[doc(alias = "variance")]
    #[must_use]
    #[track_caller]
    pub fn var(&'s self, ddof: usize) -> T
    where
        T: Float<Holds: Always>,
    {
        let mut copy = Vec::new();
        let (data, layout) = or_fail(self.in_rows(&mut copy));
        or_fail(variances((data, &layout), &[true; R], ddof)).first().copied().unwrap_or_else(T::nan)
    }

    /// One axis or several, and the delta degrees of freedom, in; the variances along them out: [`var`](Self::var).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let matrix = View::new(&[1.0, 2.0, 3.0, 6.0], shape![2, 2])?;
    /// assert_eq!(matrix.var_axis(Axis::<0>, 0).as_slice(), [1.0, 4.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("variance"))]
    #[must_use]
    #[track_caller]
    pub fn var_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
        ddof: usize,
    ) -> Reduced<T, X, L, R, Q>
    where
        T: Float<Holds: Always>,
    {
        or_fail(self.try_var_axis(axes, ddof))
    }

    /// [`var_axis`](Self::var_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_var_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
        ddof: usize,
    ) -> Result<Reduced<T, X, L, R, Q>, MemoryError>
    where
        T: Float<Holds: Always>,
    {
        let (is_reduced, mut copy) = (mask(axes), Vec::new());
        let (data, layout) = self.in_rows(&mut copy)?;
        let all = variances((data, &layout), &is_reduced, ddof)?;
        Ok(self.reduced::<_, Q, X>(&is_reduced, all))
    }

    /// The standard deviation of all elements: the square root of the [variance](Self::var).
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[1.0, 3.0, 5.0, 7.0], [4])?.std(0), 5.0_f64.sqrt());
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `std`.
    #[cfg(feature = "std")]
    #[doc(alias = "stddev")]
    #[must_use]
    #[track_caller]
    pub fn std(&'s self, ddof: usize) -> T
    where
        T: Float<Holds: Always>,
    {
        num_traits::Float::sqrt(self.var(ddof))
    }

    /// One axis or several, and the delta degrees of freedom, in; the standard deviations along them out: [`std`](Self::std).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, Keep, View, shape};
    ///
    /// let matrix = View::new(&[1.0, 3.0, 2.0, 6.0], shape![2, 2])?;
    /// let centred = matrix - matrix.mean_axis(Keep(Axis::<1>));
    /// let normal = centred / matrix.std_axis(Keep(Axis::<1>), 0);
    /// assert_eq!(normal.as_slice(), [-1.0, 1.0, -1.0, 1.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[cfg(feature = "std")]
    #[doc(alias = "stddev")]
    #[must_use]
    #[track_caller]
    pub fn std_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
        ddof: usize,
    ) -> Reduced<T, X, L, R, Q>
    where
        T: Float<Holds: Always>,
    {
        or_fail(self.try_std_axis(axes, ddof))
    }

    /// [`std_axis`](Self::std_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_var_axis`](Self::try_var_axis).
    #[cfg(feature = "std")]
    pub fn try_std_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
        ddof: usize,
    ) -> Result<Reduced<T, X, L, R, Q>, MemoryError>
    where
        T: Float<Holds: Always>,
    {
        let mut deviations = self.try_var_axis(axes, ddof)?;
        deviations.data.iter_mut().for_each(|variance| *variance = num_traits::Float::sqrt(*variance));
        Ok(deviations)
    }
}
