//! Statistics of all elements by their order: medians, quantiles, and which are different.

#![expect(clippy::arithmetic_side_effects, reason = "arithmetic of floats, and halves of counts")]

use core::cmp::Ordering;

use alloc::vec::Vec;
use num_traits::ToPrimitive as _;

use crate::{
    array::{DynBase, Float, Lend, Tensor, TensorBase, TotallyOrdered},
    layout::Layout,
    private::Exists,
};

/// NumPy's interpolation between two elements, which is exact at both. It is also exact beside an infinity, and if the difference overflows.
fn between<T: Float>(low: T, high: T, at: T) -> T {
    let (step, half) = (high - low, T::one() / (T::one() + T::one()));
    if at == T::zero() || low == high {
        low
    } else if !step.is_finite() {
        low * (T::one() - at) + high * at
    } else if at < half {
        low + step * at
    } else {
        high - step * (T::one() - at)
    }
}

/// The position of a part of the elements, up to the `last` one: the element before it, and how far it is from there to the next one.
fn position<T: Float>(part: T, last: usize) -> Option<(usize, T)> {
    // Up to this number, positions are rounded to integers at most: 1024 of `f16`, 128 of `bf16`.
    match T::from(last) {
        Some(last) if last <= T::epsilon().recip() => {
            let position = part * last;
            Some((position.to_usize()?, position.fract()))
        }
        _ => {
            let position = part.to_f64()? * last.to_f64()?;
            let low = position.to_usize()?;
            Some((low, T::from(position - low.to_f64()?)?))
        }
    }
}

/// The elements at two positions of the sorted elements, the second of which is the same or the next; `None` if a position is not one.
fn neighbours<T: Copy>(
    all: &mut [T],
    low: usize,
    high: usize,
    mut compare: impl FnMut(&T, &T) -> Ordering,
) -> Option<(T, T)> {
    if low >= all.len() || high >= all.len() {
        return None;
    }
    let (_, first, rest) = all.select_nth_unstable_by(low, &mut compare);
    let first = *first;
    if high == low {
        return Some((first, first));
    }
    Some((first, rest.iter().copied().min_by(compare)?))
}

fn in_order<T: Float>(left: &T, right: &T) -> Ordering {
    left.partial_cmp(right).unwrap_or(Ordering::Equal)
}

/// Returns the quantile of elements in any order: [`TensorBase::quantile`].
fn quantile<T: Float>(mut all: Vec<T>, part: f64) -> Option<T> {
    if !(0.0..=1.0).contains(&part) {
        return None;
    }
    let part = T::from(part)?;
    let last = all.len().checked_sub(1)?;
    if let Some(nan) = all.iter().find(|element| element.is_nan()) {
        return Some(*nan);
    }
    let (low, rest) = position(part, last)?;
    let low = low.min(last);
    let (first, next) = neighbours(&mut all, low, low.saturating_add(1).min(last), in_order)?;
    Some(between(first, next, rest))
}

/// Returns the median of elements in any order: [`TensorBase::median`].
fn median<T: Float>(mut all: Vec<T>) -> Option<T> {
    let last = all.len().checked_sub(1)?;
    if let Some(nan) = all.iter().find(|element| element.is_nan()) {
        return Some(*nan);
    }
    let (low, high) = (last / 2, all.len() / 2);
    let ((first, next), two) = (neighbours(&mut all, low, high, in_order)?, T::one() + T::one());
    Some(match first + next {
        _ if last % 2 == 0 => first,
        sum if sum.is_infinite() => first / two + next / two,
        sum => sum / two,
    })
}

/// Returns the different elements in ascending order: [`TensorBase::unique`].
fn unique<T>(mut all: Vec<T>, mut compare: impl FnMut(&T, &T) -> Ordering) -> Tensor<T, 1> {
    all.sort_by(&mut compare);
    all.dedup_by(|next, kept| compare(next, kept).is_eq());
    Tensor::from(all)
}

/// The methods of arrays whose rank is in the type, and of those whose rank is known at run time.
macro_rules! statistics {
    ($([$($generics:tt)*] $array:ty, $example:literal;)*) => { $(
        /// # Statistics of all elements
        impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, $($generics)*> $array {
            /// Returns the element below which this part of the elements is, interpolated linearly between two; NaN if an element is NaN. `None` if there are no
            /// elements, or the part is not in `0..=1`. Along an axis, call [`map_axis`](Self::map_axis) with it.
            ///
            /// ```
            #[doc = concat!("let x = shapewise::tensor![3.0, 1.0, 2.0, 10.0]", $example, ";")]
            /// assert_eq!(x.quantile(0.25), Some(1.75));
            /// assert_eq!(x.quantile(1.5), None);
            /// ```
            ///
            /// # In other libraries
            ///
            /// NumPy, `quantile`, method "linear", which is NaN beside an infinity.
            #[doc(alias("percentile", "nanquantile"))]
            #[must_use]
            pub fn quantile(&'s self, part: impl Into<f64>) -> Option<T>
            where
                T: Float<Proof: Exists>,
            {
                quantile(self.to_vec(), part.into())
            }

            /// Returns the middle element, or the mean of the two in the middle; NaN if an element is NaN. `None` if there are no elements.
            /// Along an axis, call [`map_axis`](Self::map_axis) with it.
            ///
            /// ```
            #[doc = concat!("let x = shapewise::tensor![3.0, 1.0, 2.0, 10.0]", $example, ";")]
            /// assert_eq!(x.median(), Some(2.5));
            /// ```
            ///
            /// # In other libraries
            ///
            /// NumPy, `median`.
            #[must_use]
            pub fn median(&'s self) -> Option<T>
            where
                T: Float<Proof: Exists>,
            {
                median(self.to_vec())
            }

            /// Returns the different elements, in increasing order. For floats, see [`unique_by`](Self::unique_by).
            ///
            /// ```
            #[doc = concat!("let x = shapewise::tensor![3, 1, 2, 3, 1]", $example, ";")]
            /// assert_eq!(x.unique().as_slice(), [1, 2, 3]);
            /// ```
            ///
            /// # In other libraries
            ///
            /// NumPy, `unique`.
            #[doc(alias("dedup", "distinct"))]
            #[must_use]
            pub fn unique(&'s self) -> Tensor<T, 1>
            where
                T: Clone + TotallyOrdered<Proof: Exists>,
            {
                unique(self.to_vec(), T::cmp)
            }

            /// Returns the elements that are different by a comparison, in its order. Of equal ones it is the first.
            ///
            /// ```
            #[doc = concat!("let x = shapewise::tensor![3.5, 1.0, 3.5]", $example, ";")]
            /// assert_eq!(x.unique_by(shapewise::Float::nan_last).as_slice(), [1.0, 3.5]);
            /// ```
            #[must_use]
            pub fn unique_by(&'s self, compare: impl FnMut(&T, &T) -> Ordering) -> Tensor<T, 1>
            where
                T: Clone,
            {
                unique(self.to_vec(), compare)
            }
        }
    )* };
}

statistics! {
    [const R: usize, L: Layout<R>] TensorBase<T, S, R, L>, "";
    [] DynBase<T, S>, ".into_dynamic()";
}
