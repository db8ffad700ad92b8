//! Variances and standard deviations, of all elements and along axes.

use core::convert::identity;

use crate::{
    array::{Float, Storage, TensorBase},
    heap::Vec,
    index::MemoryError,
    layout::Layout,
    loops::{
        accumulate::{ReductionInput, combine_onto, small_in_order},
        all::{count, narrowed, reduce_all, widened},
        lanes::ElementSize,
        within::TermsOfResult,
    },
    private::Exists,
    verbs::reduce::{
        along::{ElementOf, ReducedOnHeap, Reduces, present},
        sum::along::{all_narrowed, means},
    },
};

/// What is computed of the squares of differences to the mean.
#[derive(Clone, Copy)]
pub(crate) enum SquaredDifferences {
    Variance,
    #[cfg(any(feature = "std", feature = "libm"))]
    Deviation,
}

/// The variance, or its root, of `terms` numbers, from the sum of their differences to their mean and that of the squares: the squares
/// divided by the number of terms minus `ddof`, which is `divisor`.
///
/// The mean is rounded. If it is off by `e`, the `n` differences add up to `n e`, and their squares are too large by `n e^2`: the square of
/// the first sum, divided by `n`.
fn spread<U: Float>(differences: U, squares: U, [terms, divisor]: [U; 2], which: SquaredDifferences) -> U {
    // In this order: the square of the sum alone may be infinite where the sum of the squares is not.
    let corrected = squares.sub(differences.mul(differences.div(terms)));
    // Rounding may leave less than nothing; NaN stays, and so do squares without a finite sum.
    let sum = if squares.is_infinite() {
        squares
    } else if corrected < U::zero() {
        U::zero()
    } else {
        corrected
    };
    let variance = sum.div(divisor);
    match which {
        SquaredDifferences::Variance => variance,
        #[cfg(any(feature = "std", feature = "libm"))]
        SquaredDifferences::Deviation => num_traits::Float::sqrt(variance),
    }
}

/// A number of terms, and that minus `ddof`: for all results of a reduction, because a conversion takes as long as a few terms.
fn divisors<U: Float>(terms: usize, ddof: usize) -> [U; 2] {
    [count(terms), count(terms.saturating_sub(ddof))]
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

/// The [`SquaredDifferences`] of what `convert` returns for all elements. Not in one pass over the elements, because the difference of two large numbers
/// would lose digits.
fn spread_of_all<T: Copy, U: Float, const R: usize, L: Layout<R>>(
    (data, layout): (&[T], &L),
    ddof: usize,
    which: SquaredDifferences,
    convert: impl Fn(T) -> U + Copy,
) -> U {
    let terms = layout.element_count();
    let mean = reduce_all(data, layout, U::zero(), convert, U::add).div(count(terms));
    let differences = reduce_all(data, layout, U::zero(), difference(mean, convert), U::add);
    let squares = reduce_all(data, layout, U::zero(), square(mean, convert), U::add);
    spread(differences, squares, divisors(terms, ddof), which)
}

/// The [`SquaredDifferences`]s along some axes of what `convert` returns for each element, around these means.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "positions of results; floats do not overflow"
)]
fn spreads_around<T: Copy, U: Float, const R: usize>(
    means: &[U],
    along: &ReductionInput<'_, T, R>,
    ddof: usize,
    which: SquaredDifferences,
    convert: impl Fn(T) -> U,
) -> Result<Vec<U>, MemoryError> {
    let (data, nest, zero) = (along.data, along.nest(), U::zero());
    let (mut differences, mut all) = (along.results(zero)?, along.results(zero)?);
    let difference = |element: T, at: usize| convert(element) - means[at];
    combine_onto(&mut differences, data, &nest, zero, difference, U::add)?;
    let square = |element: T, at: usize| {
        let difference = difference(element, at);
        difference * difference
    };
    combine_onto(&mut all, data, &nest, zero, square, U::add)?;
    let divisors = divisors(along.flattened().1, ddof);
    for (squares, differences) in all.iter_mut().zip(differences) {
        *squares = spread(differences, *squares, divisors, which);
    }
    Ok(all)
}

/// The number of elements up to which those of one result are added one after another.
const FEW: usize = 6;

/// The [`SquaredDifferences`] of what `convert` returns for a few elements.
#[expect(clippy::arithmetic_side_effects, reason = "floats do not overflow")]
#[inline(always)]
fn spread_of_few<'a, T: Copy + 'a, U: Float>(
    elements: impl Iterator<Item = &'a T> + Clone,
    divisors: [U; 2],
    which: SquaredDifferences,
    convert: impl Fn(T) -> U + Copy,
) -> U {
    let sum = elements.clone().fold(U::zero(), |sum, element| sum + convert(*element));
    let difference = difference(sum / divisors[0], convert);
    let (differences, squares) = elements.fold((U::zero(), U::zero()), |(sum, squares), element| {
        let difference = difference(*element);
        (sum + difference, squares + difference * difference)
    });
    spread(differences, squares, divisors, which)
}

/// The [`SquaredDifferences`]s along some axes of what `convert` returns for each element.
fn spreads_along<T: Copy, U: Float, const R: usize>(
    along: &ReductionInput<'_, T, R>,
    ddof: usize,
    which: SquaredDifferences,
    convert: impl Fn(T) -> U + Copy,
) -> Result<Vec<U>, MemoryError> {
    let divisors = divisors(along.flattened().1, ddof);
    // More elements take less time in lanes.
    if let Some(all) = along.of_short_rows(FEW, |row| spread_of_few(row.iter(), divisors, which, convert))? {
        return Ok(all);
    }
    if let Some((data, sizes)) = along.small()
        && data.len() <= 64
    {
        return small_in_order(data, sizes, |column| spread_of_few(column, divisors, which, convert));
    }
    spreads_around(&means(along, convert)?, along, ddof, which, convert)
}

/// The [`SquaredDifferences`]s of floats along some axes.
fn spreads<T: Float, const R: usize>(
    along: &ReductionInput<'_, T, R>,
    ddof: usize,
    which: SquaredDifferences,
) -> ReducedOnHeap<T> {
    let all = if ElementSize::<T>::IS_HALF {
        all_narrowed(&spreads_along(along, ddof, which, widened)?)?
    } else {
        spreads_along(along, ddof, which, identity)?
    };
    Ok(Some(all))
}

/// The [`SquaredDifferences`] of all elements.
fn spread_of<T: Float, const R: usize, L: Layout<R>>(
    elements: (&[T], &L),
    ddof: usize,
    which: SquaredDifferences,
) -> T {
    if ElementSize::<T>::IS_HALF {
        return narrowed(spread_of_all(elements, ddof, which, widened));
    }
    spread_of_all(elements, ddof, which, identity)
}

/// The spread of the elements of one result. Inlined, so that the layout of a row is a constant.
#[inline(always)]
fn spread_of_terms<T: Float, const R: usize>(
    terms: &TermsOfResult<'_, T, R>,
    ddof: usize,
    which: SquaredDifferences,
) -> T {
    if ElementSize::<T>::IS_HALF {
        return narrowed(spread_within(terms, ddof, which, widened));
    }
    spread_within(terms, ddof, which, identity)
}

#[expect(clippy::arithmetic_side_effects, reason = "floats do not overflow")]
#[inline(always)]
fn spread_within<T: Copy, U: Float, const R: usize>(
    terms: &TermsOfResult<'_, T, R>,
    ddof: usize,
    which: SquaredDifferences,
    convert: impl Fn(T) -> U + Copy,
) -> U {
    let mean = terms.fold(U::zero(), |sum, element| sum + convert(*element)) / count(terms.count());
    let difference = difference(mean, convert);
    let (differences, squares) = terms.fold((U::zero(), U::zero()), |(sum, squares), element| {
        let difference = difference(*element);
        (sum + difference, squares + difference * difference)
    });
    spread(differences, squares, divisors(terms.count(), ddof), which)
}

/// Verbs, each named as what it makes of the squares.
macro_rules! spreads {
    ($($(#[$doc:meta])* $verb:ident $(if $feature:meta)?;)*) => { $(
        $(#[$doc])*
        $(#[cfg($feature)])?
        #[derive(Clone, Copy, Debug)]
        pub struct $verb {
            pub(crate) ddof: usize,
        }

        $(#[cfg($feature)])?
        impl<T: Float> ElementOf<$verb> for T {
            type Out = T;

            #[inline]
            fn of<const R: usize>(verb: &$verb, terms: &TermsOfResult<'_, T, R>) -> Option<T> {
                Some(spread_of_terms(terms, verb.ddof, SquaredDifferences::$verb))
            }

            #[inline]
            fn along<const R: usize>(verb: $verb, along: &ReductionInput<'_, T, R>) -> ReducedOnHeap<T> {
                spreads(along, verb.ddof, SquaredDifferences::$verb)
            }
        }
    )* };
}

spreads! {
    /// Variances: [`var_axis`](TensorBase::var_axis).
    Variance;
    /// Standard deviations: [`std_axis`](TensorBase::std_axis).
    Deviation if any(feature = "std", feature = "libm");
}

/// # Variances and standard deviations
impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the variance of all elements: the sum of the squares of their differences to the mean, divided by their number minus `ddof`, the
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
    /// # In other libraries
    ///
    /// NumPy, `var`.
    #[doc(alias = "variance")]
    #[must_use]
    pub fn var(&self, ddof: usize) -> T
    where
        T: Float<Proof: Exists>,
    {
        spread_of((self.data.elements(), &self.layout), ddof, SquaredDifferences::Variance)
    }

    /// Returns the variances along one axis, as a `Tensor<T, R - 1>`, or along several, with `ddof` delta degrees of freedom: [`var`](Self::var).
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
    #[doc(alias("variance", "row_variance"))]
    #[must_use]
    #[track_caller]
    pub fn var_axis<const Q: usize, X: Reduces<Variance, T, S, L, R, Q>>(
        &self,
        axes: X,
        ddof: usize,
    ) -> X::Out {
        #[cfg(not(feature = "alloc"))]
        let () = X::HAS_MEMORY;
        present(axes.reduce(Variance { ddof }, self.data.elements(), &self.layout))
    }

    /// Returns the standard deviation of all elements: the square root of the [variance](Self::var).
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[1.0, 3.0, 5.0, 7.0], [4])?.std(0), 5.0_f64.sqrt());
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `std`.
    #[cfg(any(feature = "std", feature = "libm"))]
    #[doc(alias = "stddev")]
    #[must_use]
    pub fn std(&self, ddof: usize) -> T
    where
        T: Float<Proof: Exists>,
    {
        spread_of((self.data.elements(), &self.layout), ddof, SquaredDifferences::Deviation)
    }

    /// Returns the standard deviations along one axis, as a `Tensor<T, R - 1>`, or along several, with `ddof` delta degrees of freedom: [`std`](Self::std).
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
    #[cfg(any(feature = "std", feature = "libm"))]
    #[doc(alias = "stddev")]
    #[must_use]
    #[track_caller]
    pub fn std_axis<const Q: usize, X: Reduces<Deviation, T, S, L, R, Q>>(
        &self,
        axes: X,
        ddof: usize,
    ) -> X::Out {
        #[cfg(not(feature = "alloc"))]
        let () = X::HAS_MEMORY;
        present(axes.reduce(Deviation { ddof }, self.data.elements(), &self.layout))
    }
}

#[cfg(feature = "alloc")]
mod dynamic {
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
}
