//! Elements in sorted order and in bins.

#![expect(clippy::arithmetic_side_effects, reason = "arithmetic of floats")]

use alloc::vec::Vec;
use num_traits::{PrimInt, ToPrimitive as _};

use crate::{
    array::{DynBase, Ends, Float, Lend, Tensor, TensorBase, construct::spaced, total::required},
    layout::Layout,
    loops::{
        all::{count, narrowed, widened},
        allocate::allocate,
        lanes::ElementSize,
    },
    message::or_fail,
    private::Exists,
};

/// [`TensorBase::histogram`]: the bin of an element, as NumPy computes it.
fn histogram<'e, T: Float + 'e>(
    elements: impl Iterator<Item = &'e T>,
    bins: usize,
    ends: (T, T, bool),
) -> Option<Tensor<usize, 1>> {
    let numbers = bins.checked_add(1)?;
    if ElementSize::<T>::IS_HALF {
        // The number of a bin may not be one of this type.
        let edge = spaced((widened(ends.0), widened(ends.1)), true, numbers);
        let (first, width) = (widened(ends.0), widened(ends.1) - widened(ends.0));
        let guess = |x: T| ((widened(x) - first) / width * count::<f32>(bins)).to_usize();
        counted(elements, bins, ends, |bin| narrowed(edge(bin)), guess)
    } else {
        // Halves, because the difference of the ends may overflow.
        let (half, width) = (T::one() / (T::one() + T::one()), ends.1 - ends.0);
        let (unit, width) =
            if width.is_finite() { (T::one(), width) } else { (half, ends.1 * half - ends.0 * half) };
        let guess = |x: T| ((x * unit - ends.0 * unit) / width * count::<T>(bins)).to_usize();
        counted(elements, bins, ends, spaced((ends.0, ends.1), true, numbers), guess)
    }
}

/// The number of elements between two edges each, the last of which belongs to the range or not. `guess` is near the bin of an element.
fn counted<'e, T: Float + 'e>(
    elements: impl Iterator<Item = &'e T>,
    bins: usize,
    (first, last, includes_last): (T, T, bool),
    edge: impl Fn(usize) -> T,
    guess: impl Fn(T) -> Option<usize>,
) -> Option<Tensor<usize, 1>> {
    let last_bin = bins.checked_sub(1)?;
    let has_width = |bin: usize| edge(bin) < edge(bin.saturating_add(1));
    // Floats are the farthest apart at one of the ends: most bins that are too narrow are refused before memory is allocated.
    if !(first.is_finite() && last.is_finite() && has_width(0) && has_width(last_bin)) {
        return None;
    }
    let mut counts: Vec<usize> = or_fail(allocate(bins));
    counts.resize(bins, 0);
    if !(0..bins).all(has_width) {
        return None;
    }
    let is_in_range = |x: &T| *x >= first && (*x < last || includes_last && *x == last);
    for element in elements.filter(|element| is_in_range(element)) {
        let mut bin = guess(*element)?.min(last_bin);
        // The quotient is rounded, so it may be in a bin beside that of the edges.
        while bin > 0 && *element < edge(bin) {
            bin = bin.saturating_sub(1);
        }
        while bin < last_bin && *element >= edge(bin.saturating_add(1)) {
            bin = bin.saturating_add(1);
        }
        if let Some(count) = counts.get_mut(bin) {
            *count = count.saturating_add(1);
        }
    }
    Some(Tensor::from(counts))
}

required! {
    /// An integer that is the number of a bin: [`bincount`](TensorBase::bincount).
    #[cfg_attr(doc, doc(hidden))]
    pub trait BinNumber: IsInteger {}
    #[cfg_attr(doc, doc(hidden))]
    pub trait IsInteger: (PrimInt) {}
    "`{Self}` is not an integer, so it is not the number of a bin",
    "not an integer: `histogram` counts floats in bins of equal width"
}

/// The methods of arrays whose rank is in the type, and of those whose rank is known at run time.
macro_rules! bins {
    ($([$($generics:tt)*] $array:ty, $example:literal;)*) => { $(
        /// # Histograms
        impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, $($generics)*> $array {
            /// Counts the elements in bins of equal width over a range: a bin has its lower end, and the last bin of `start..=end` also the upper end. Elements outside
            /// of the range, and NaN, are not counted. `None` if there are no bins, the range is empty or infinite, or a bin has no width: there are more bins than floats
            /// in a part of the range.
            ///
            /// # Panics
            ///
            /// If there is not enough memory for the counts.
            ///
            /// ```
            #[doc = concat!("let x = shapewise::tensor![0.5, 1.0, 2.5, 4.0, 9.0]", $example, ";")]
            /// assert_eq!(x.histogram(4, 0.0..=4.0).unwrap().as_slice(), [1, 1, 1, 1]);
            /// ```
            ///
            /// # In other libraries
            ///
            /// NumPy, `histogram` with `range`, which reports bins without width as an error.
            #[doc(alias("histc", "histcounts"))]
            #[must_use]
            pub fn histogram<X: Ends<T>>(&'s self, bins: usize, range: X) -> Option<Tensor<usize, 1>>
            where
                T: Float<Proof: Exists>,
            {
                histogram(self.iter(), bins, range.ends())
            }

            /// Counts how often each number from 0 to below `bins` occurs. Other numbers are not counted.
            ///
            /// # Panics
            ///
            /// If there is not enough memory for the counts.
            ///
            /// ```
            #[doc = concat!("let x = shapewise::tensor![2, 0, 2, 7, -1]", $example, ";")]
            /// assert_eq!(x.bincount(4).as_slice(), [1, 0, 2, 0]);
            /// ```
            ///
            /// # In other libraries
            ///
            /// NumPy, `bincount`; with a fixed number of bins, as JAX has it with `length`.
            #[doc(alias = "tabulate")]
            #[must_use]
            #[track_caller]
            pub fn bincount(&'s self, bins: usize) -> Tensor<usize, 1>
            where
                T: BinNumber<Proof: Exists>,
            {
                let mut counts = or_fail(allocate(bins));
                counts.resize(bins, 0_usize);
                for number in self.iter() {
                    if let Some(count) = number.to_usize().and_then(|at| counts.get_mut(at)) {
                        *count = count.saturating_add(1);
                    }
                }
                Tensor::from(counts)
            }
        }
    )* };
}

bins! { [const R: usize, L: Layout<R>] TensorBase<T, S, R, L>, ""; }
bins! { [] DynBase<T, S>, ".into_dynamic()"; }

/// Whether an element is before another one in sorted order: what is not equal to itself is after all that is.
fn is_before<T: PartialOrd>(left: &T, right: &T) -> bool {
    let is_number = |element: &T| element.partial_cmp(element).is_some();
    left < right || !is_number(right) && is_number(left)
}

/// # Search in sorted vectors
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, L: Layout<1>> TensorBase<T, S, 1, L> {
    /// Returns where a value is inserted so that a sorted vector remains sorted: before equal elements. [`searchsorted_right`](Self::searchsorted_right) is after
    /// them. NaN is after all numbers, as [`nan_last`](Float::nan_last) sorts it. Of a vector that is not sorted, the result is any position.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let sorted = tensor![1, 2, 2, 5];
    /// assert_eq!((sorted.searchsorted(&2), sorted.searchsorted_right(&2)), (1, 3));
    /// assert_eq!(tensor![0, 2, 9].map(|x| sorted.searchsorted(x)), tensor![0, 1, 4]);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `searchsorted`.
    #[doc(alias("binary_search", "partition_point", "digitize", "bisect", "bucketize", "findInterval"))]
    #[doc(alias = "searchsortedfirst")]
    #[must_use]
    pub fn searchsorted(&'s self, value: &T) -> usize
    where
        T: PartialOrd,
    {
        self.first_that(|element| !is_before(element, value))
    }

    /// Returns where a value is inserted so that a sorted vector remains sorted: after equal elements. See [`searchsorted`](Self::searchsorted).
    #[doc(alias = "searchsortedlast")]
    #[must_use]
    pub fn searchsorted_right(&'s self, value: &T) -> usize
    where
        T: PartialOrd,
    {
        self.first_that(|element| is_before(value, element))
    }

    /// The first position from which on a condition holds.
    fn first_that(&'s self, mut holds: impl FnMut(&T) -> bool) -> usize {
        let (mut low, mut high) = (0, self.element_count());
        while low < high {
            let middle = usize::midpoint(low, high);
            if self.get([middle]).is_none_or(&mut holds) {
                high = middle;
            } else {
                low = middle.saturating_add(1);
            }
        }
        low
    }
}
