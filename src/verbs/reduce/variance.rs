//! Variances and standard deviations, of all elements and along axes.

use core::convert::identity;

use alloc::vec::Vec;

use crate::{
    array::{Float, Lend, TensorBase},
    axis::{ReducedAxes, several::ReducedSet},
    index::MemoryError,
    layout::{Mapping, Strided},
    loops::{
        accumulate::{combine_onto, onto},
        lanes::Size,
    },
    message::or_fail,
    private::Always,
    verbs::{
        Reduced,
        reduce::{
            all::{count, narrowed, reduce_all, widened},
            fold::{flattened, mask, results},
            sums::{all_narrowed, averages, means},
        },
    },
};

/// What is computed of the squares of differences to the mean.
#[derive(Clone, Copy)]
pub(crate) enum Spread {
    Variance,
    #[cfg(feature = "std")]
    Deviation,
}

/// The sum of the differences of `terms` numbers to their mean and that of the squares in, the variance or its root out: the squares
/// divided by the number of terms minus `ddof`.
///
/// The mean is rounded. If it is off by `e`, the `n` differences add up to `n e`, and their squares are too large by `n e^2`: the square of
/// the first sum, divided by `n`.
fn spread<U: Float>(differences: U, squares: U, terms: usize, ddof: usize, which: Spread) -> U {
    // In this order: the square of the sum alone may be infinite where the sum of the squares is not.
    let corrected = squares.sub(differences.mul(differences.div(count(terms))));
    // Rounding may leave less than nothing; NaN stays, and so do squares without a finite sum.
    let sum = if squares.is_infinite() {
        squares
    } else if corrected < U::zero() {
        U::zero()
    } else {
        corrected
    };
    let variance = sum.div(count(terms.saturating_sub(ddof)));
    match which {
        Spread::Variance => variance,
        #[cfg(feature = "std")]
        Spread::Deviation => num_traits::Float::sqrt(variance),
    }
}

/// A function of the difference to a mean. Two functions of their own: closures in a method would have a type, and loops compiled for it, per
/// layout.
#[expect(clippy::arithmetic_side_effects, reason = "floats do not overflow")]
fn difference<T, U: Float>(mean: U, convert: impl Fn(T) -> U + Copy) -> impl Fn(T) -> U + Copy {
    move |element| convert(element) - mean
}

/// A function of the square of the difference to a mean.
#[expect(clippy::arithmetic_side_effects, reason = "floats do not overflow")]
fn square<T, U: Float>(mean: U, convert: impl Fn(T) -> U + Copy) -> impl Fn(T) -> U + Copy {
    move |element| {
        let difference = convert(element) - mean;
        difference * difference
    }
}

/// The [`Spread`] of what `convert` returns for all elements. Not in one pass over the elements, because the difference of two large numbers
/// would lose digits.
fn spread_of_all<T: Copy, U: Float, const R: usize, L: Mapping<R>>(
    (data, layout): (&[T], &L),
    terms: usize,
    ddof: usize,
    which: Spread,
    convert: impl Fn(T) -> U + Copy,
) -> U {
    let mean = reduce_all(data, layout, U::zero(), convert, U::add).div(count(terms));
    let differences = reduce_all(data, layout, U::zero(), difference(mean, convert), U::add);
    let squares = reduce_all(data, layout, U::zero(), square(mean, convert), U::add);
    spread(differences, squares, terms, ddof, which)
}

/// The [`Spread`]s along some axes of what `convert` returns for each element, around these means.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "positions of results; floats do not overflow"
)]
fn spreads_around<T: Copy, U: Float, const R: usize>(
    means: &[U],
    (data, layout): (&[T], &Strided<R>),
    is_reduced: &[bool; R],
    ddof: usize,
    which: Spread,
    convert: impl Fn(T) -> U,
) -> Result<Vec<U>, MemoryError> {
    let ((flat, terms), nest, zero) = (flattened(layout, is_reduced), onto(layout, is_reduced), U::zero());
    let (mut differences, mut all) = (results(&flat, zero)?, results(&flat, zero)?);
    let difference = |element: T, at: usize| convert(element) - means[at];
    combine_onto(&mut differences, data, &nest, zero, difference, U::add)?;
    let square = |element: T, at: usize| {
        let difference = difference(element, at);
        difference * difference
    };
    combine_onto(&mut all, data, &nest, zero, square, U::add)?;
    for (squares, differences) in all.iter_mut().zip(differences) {
        *squares = spread(differences, *squares, terms, ddof, which);
    }
    Ok(all)
}

/// The [`Spread`]s of floats along the axes that are reduced.
pub(crate) fn spreads<T: Float, const R: usize>(
    rows: (&[T], &Strided<R>),
    is_reduced: &[bool; R],
    ddof: usize,
    which: Spread,
) -> Result<Vec<T>, MemoryError> {
    if Size::<T>::IS_HALF {
        let means = means(rows, is_reduced, widened)?;
        return all_narrowed(&spreads_around(&means, rows, is_reduced, ddof, which, widened)?);
    }
    spreads_around(&averages(rows, is_reduced)?, rows, is_reduced, ddof, which, identity)
}

/// Variances and standard deviations.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// The variance of all elements: the sum of the squares of their differences to the mean, divided by their number minus `ddof`, the
    /// delta degrees of freedom: 0 for all elements of a population, 1 for a sample. NaN if the sum and the divisor are 0.
    /// Floats of up to two bytes, as `f16`, are converted to `f32` first, and the result back.
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
    pub fn var(&'s self, ddof: usize) -> T
    where
        T: Float<Holds: Always>,
    {
        self.spread(ddof, Spread::Variance)
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
        self.spreads::<Q, X>(axes, ddof, Spread::Variance)
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
    pub fn std(&'s self, ddof: usize) -> T
    where
        T: Float<Holds: Always>,
    {
        self.spread(ddof, Spread::Deviation)
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
        self.spreads::<Q, X>(axes, ddof, Spread::Deviation)
    }

    fn spread(&'s self, ddof: usize, which: Spread) -> T
    where
        T: Float,
    {
        let (elements, terms) = ((self.data.lend(), &self.layout), self.element_count());
        if Size::<T>::IS_HALF {
            return narrowed(spread_of_all(elements, terms, ddof, which, widened));
        }
        spread_of_all(elements, terms, ddof, which, identity)
    }

    fn spreads<const Q: usize, X: ReducedSet>(
        &'s self,
        axes: X,
        ddof: usize,
        which: Spread,
    ) -> Result<Reduced<T, X, L, R, Q>, MemoryError>
    where
        T: Float,
    {
        let (is_reduced, mut copy) = (mask(axes), Vec::new());
        let (data, layout) = self.in_rows(&mut copy)?;
        let all = spreads((data, &layout), &is_reduced, ddof, which)?;
        Ok(self.reduced::<_, Q, X>(&is_reduced, all))
    }
}
