//! Tensors of zeros and ones, of evenly spaced numbers, and from iterators.
#![expect(
    clippy::arithmetic_side_effects,
    reason = "arithmetic of floats; of integers only one half, and numbers between the ends"
)]

use alloc::vec::Vec;
use core::{
    cell::Cell,
    iter,
    ops::{Range, RangeInclusive},
};

use num_traits::{Num, NumCast, One, ToPrimitive, Zero, float::FloatCore};

use crate::{
    array::{DynExtents, DynTensor, Float, Tensor, TensorBase, ViewError, tensor::filled_tensor},
    error::error_messages,
    extent::{Extent, ExtentsFrom, GivenExtents, ShapeLike, agreed},
    index::MemoryError,
    layout::RowMajor,
    loops::{
        all::{count, narrowed, widened},
        allocate::allocate,
        lanes::ElementSize,
    },
    message::or_fail,
    private::{Exists, Internal},
    shape::Shape,
    types::ExtentList,
};

/// Why there are no numbers from a start to an end by a step: the error of [`try_arange`](TensorBase::try_arange).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArangeError {
    /// The step is 0.
    StepIsZero,
    /// An end or the step is infinite or NaN.
    NotFinite,
    /// There are more numbers than fit `isize`.
    TooMany,
    /// The numbers do not fit in memory.
    Memory(MemoryError),
}

error_messages! {
    #[inline] ArangeError [Memory(MemoryError)]
    Self::StepIsZero => "the step is 0: numbers by a step of 0 do not end";
    Self::NotFinite => "an end or the step is infinite or NaN: both must be finite";
    Self::TooMany => "there are more numbers from the start to the end than {}", isize::MAX;
}

/// # Create tensors of one number
impl<T, const R: usize> Tensor<T, R> {
    /// Returns a tensor of zeros. The extents are an array, or a tuple as [`shape!`](crate::shape!) writes it; `x.typed_extents()` are those of another array.
    ///
    /// # Panics
    ///
    /// If the element count does not fit, or there is not enough memory. [`try_filled`](Self::try_filled) returns an error instead.
    ///
    /// ```
    /// use shapewise::{Tensor, shape, tensor};
    ///
    /// assert_eq!(Tensor::<i32, 2>::zeros(shape![2, 3]), tensor![[0, 0, 0], [0, 0, 0]]);
    /// let rows = 2;
    /// let ranked: Tensor<f32, 2> = Tensor::zeros([rows, 3]);
    /// assert_eq!(ranked.sum(), 0.0);
    /// ```
    #[doc(alias("zeros_like", "new_zeros", "similar"))]
    #[must_use]
    #[track_caller]
    pub fn zeros<E: ShapeLike<R, Proof: Exists>>(extents: E) -> Tensor<T, R, RowMajor<R, ExtentsFrom<E, R>>>
    where
        T: Clone + Zero,
    {
        let () = Shape::<R, ExtentsFrom<E, R>>::FITS;
        or_fail(filled_tensor(extents.itself().given(), T::zero()))
    }

    /// Returns a tensor of ones.
    ///
    /// # Panics
    ///
    /// Same panics as [`zeros`](Self::zeros).
    ///
    /// ```
    /// use shapewise::{Tensor, shape, tensor};
    ///
    /// assert_eq!(Tensor::<f64, 1>::ones(shape![3]), tensor![1.0, 1.0, 1.0]);
    /// ```
    #[doc(alias = "ones_like")]
    #[must_use]
    #[track_caller]
    pub fn ones<E: ShapeLike<R, Proof: Exists>>(extents: E) -> Tensor<T, R, RowMajor<R, ExtentsFrom<E, R>>>
    where
        T: Clone + One,
    {
        let () = Shape::<R, ExtentsFrom<E, R>>::FITS;
        or_fail(filled_tensor(extents.itself().given(), T::one()))
    }
}

/// # Create identity matrices
impl<T> Tensor<T, 2> {
    /// Returns the identity matrix `[n, n]`: ones on the diagonal, zeros elsewhere. `Const::<3>` keeps the extent in the
    /// type; of a `usize`, the extents are `[usize; 2]`.
    ///
    /// # Panics
    ///
    /// Same panics as [`zeros`](Self::zeros).
    ///
    /// ```
    /// use shapewise::{Const, Tensor, tensor};
    ///
    /// assert_eq!(Tensor::<i32, 2>::eye(2), tensor![[1, 0], [0, 1]]);
    /// let typed = Tensor::<f64, 2>::eye(Const::<3>); // extents (Const<3>, Const<3>)
    /// assert_eq!(typed.sum(), 3.0);
    /// ```
    #[doc(alias = "identity")]
    #[must_use]
    #[track_caller]
    pub fn eye<N: Extent<Square = E>, E: ExtentList<2>>(extent: N) -> Tensor<T, 2, RowMajor<2, E>>
    where
        T: Clone + Zero + One,
    {
        let () = Shape::<2, E>::FITS;
        let extents = agreed::of_rule::<2, E>(&[extent.get(); 2]);
        let mut matrix = or_fail(filled_tensor(extents, T::zero()));
        let next = matrix.extents()[0].saturating_add(1);
        matrix.data.iter_mut().step_by(next).for_each(|element| *element = T::one());
        matrix
    }
}

/// The tensor of so many numbers between the ends of a range, which a function places. Numbers of 16 bits are computed as wider ones.
macro_rules! in_range {
    ($range:ident, $count:ident, $placed:ident) => {{
        let () = Shape::<1, E>::FITS;
        let ((start, end, includes_end), n) = ($range.ends(), $count.get());
        let data = if ElementSize::<T>::IS_HALF {
            let at = $placed((widened(start), widened(end)), includes_end, n);
            collected(n, |place| narrowed(at(place)))
        } else {
            collected(n, $placed((start, end), includes_end, n))
        };
        TensorBase::of_memory(or_fail(data), agreed::of_rule(&[n]))
    }};
}

/// # Create evenly spaced numbers
impl<T> Tensor<T, 1> {
    /// Returns a tensor of the start, the start plus the step, and so on, as long as they are before the
    /// end. A negative step goes down. The numbers of `f32`, `f16` and `bf16` are those before the end after rounding, so three steps of `0.1_f32` are before
    /// `0.3`. Numbers of `f64` are as many as NumPy counts, by the rounded quotient, so the last of `1.0..1.3` by 0.1 is 1.3. Use
    /// [`linspace`](Self::linspace) if the number of elements matters.
    ///
    /// # Panics
    ///
    /// Where [`try_arange`](Self::try_arange) returns an error.
    ///
    /// ```
    /// use shapewise::{Tensor, tensor};
    ///
    /// assert_eq!(Tensor::arange(0..5, 2), tensor![0, 2, 4]);
    /// assert_eq!(Tensor::arange(3..0, -1), tensor![3, 2, 1]);
    /// assert_eq!(Tensor::arange(0.0..1.0, 0.25), tensor![0.0, 0.25, 0.5, 0.75]);
    /// assert_eq!(Tensor::arange(0.0..0.3, 0.1_f32), tensor![0.0, 0.1, 0.2]);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `arange`.
    #[doc(alias("seq_len", "colon"))]
    #[must_use]
    #[track_caller]
    pub fn arange(range: Range<T>, step: T) -> Self
    where
        T: Copy + Num + NumCast + PartialOrd,
    {
        or_fail(Self::try_arange(range, step))
    }

    /// Returns evenly spaced numbers, or an error where [`arange`](Self::arange) panics.
    ///
    /// # Errors
    ///
    /// [`ArangeError`]: a step of 0, an end that is not finite, more numbers than fit.
    ///
    /// ```
    /// use shapewise::{Tensor, tensor};
    ///
    /// assert_eq!(Tensor::try_arange(0..5, 2)?, tensor![0, 2, 4]);
    /// assert_eq!(
    ///     Tensor::try_arange(0..5, 0).unwrap_err().to_string(),
    ///     "the step is 0: numbers by a step of 0 do not end"
    /// );
    /// # Ok::<(), shapewise::array::ArangeError>(())
    /// ```
    pub fn try_arange(range: Range<T>, step: T) -> Result<Self, ArangeError>
    where
        T: Copy + Num + NumCast + PartialOrd,
    {
        let Range { start, end } = range;
        let all = if T::one() / (T::one() + T::one()) == T::zero() {
            // Integers, counted in a type that has room for the start, the end and the step.
            let (Some(start), Some(end), Some(by)) = (start.to_i128(), end.to_i128(), step.to_i128()) else {
                return Self::unsigned_arange(start..end, step);
            };
            let count = integer_count(start, end, by)?;
            let mut all = allocate(count)?;
            if let Some(steps) = count.checked_sub(1) {
                // Each is between the start and the end, so it is a `T`, and no sum is computed after the last. All are appended at once, because a
                // length that is written at the end would be read from memory at once.
                let next = Cell::new(range.start);
                let others = (0..steps).map(|_| next.replace(next.get() + step));
                all.extend(others.chain(iter::once_with(|| next.get())));
            }
            all
        } else {
            let (Some(first), Some(last), Some(by)) = (start.to_f64(), end.to_f64(), step.to_f64()) else {
                return Err(ArangeError::NotFinite);
            };
            let number = float_count(first, last, by)?;
            let product = T::from(number).unwrap_or(T::zero()) * step;
            if ElementSize::<T>::IS_HALF || !product.to_f64().is_some_and(f64::is_finite) {
                // Neither the position nor the product may be a number of this type.
                let number_at = |place| T::from(stepped(first, by, place)).unwrap_or(T::zero());
                collected(ended(number, (end, by), number_at)?, number_at)?
            } else {
                let number_at = |place| start + T::from(place).unwrap_or(T::zero()) * step;
                collected(ended(number, (end, by), number_at)?, number_at)?
            }
        };
        Ok(Self::from(all))
    }

    /// Integers of which some are above those of `i128`, so none is negative.
    #[cold]
    fn unsigned_arange(range: Range<T>, step: T) -> Result<Self, ArangeError>
    where
        T: Copy + Num + NumCast,
    {
        let (Some(first), Some(end), Some(by)) = (range.start.to_u128(), range.end.to_u128(), step.to_u128())
        else {
            return Err(ArangeError::TooMany);
        };
        let mut next = first;
        Ok(Self::from(collected(steps_of(end.saturating_sub(first), by)?, |_| {
            let number = next;
            next = next.wrapping_add(by);
            T::from(number).unwrap_or(range.start)
        })?))
    }

    /// Returns a tensor of `count` evenly spaced floats. `start..=end` ends with the end, `start..end` one step
    /// before it. `Const::<5>` as the count keeps the extent in the type.
    ///
    /// # Panics
    ///
    /// If there is not enough memory.
    ///
    /// ```
    /// use shapewise::{Tensor, tensor};
    ///
    /// assert_eq!(Tensor::linspace(0.0..=1.0, 5), tensor![0.0, 0.25, 0.5, 0.75, 1.0]);
    /// assert_eq!(Tensor::linspace(0.0..1.0, 4), tensor![0.0, 0.25, 0.5, 0.75]);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `linspace`; `start..end` is its `endpoint=False`.
    #[doc(alias = "LinRange")]
    #[must_use]
    #[track_caller]
    // The extents are a parameter, as those of `eye`: a result that projects from `N` reports a wrong count a second time.
    pub fn linspace<N: Extent<Vector = E>, E: ExtentList<1>>(
        range: impl Ends<T>,
        count: N,
    ) -> Tensor<T, 1, RowMajor<1, E>>
    where
        T: Float<Proof: Exists>,
    {
        in_range!(range, count, spaced)
    }

    /// Returns a tensor of `count` floats that have the same quotient from one to the next, from the start of the range on. The ends are those of
    /// [`linspace`](Self::linspace). They have the same sign, or all numbers but the ends are NaN;
    /// with an end that is 0 or infinite, the numbers between the ends are 0, infinite or NaN (NumPy refuses a 0).
    ///
    /// # Panics
    ///
    /// If there is not enough memory.
    ///
    /// ```
    /// use shapewise::{Tensor, tensor};
    ///
    /// assert_eq!(
    ///     Tensor::geomspace(1.0..=8.0, 4).map(|x: &f64| x.round()),
    ///     tensor![1.0, 2.0, 4.0, 8.0]
    /// );
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `geomspace`. Its `logspace(a, b, n)` is `Tensor::linspace(a..=b, n).map(|x| 10.0_f64.powf(*x))`.
    #[cfg(any(feature = "std", feature = "libm"))]
    #[doc(alias("logspace", "logrange"))]
    #[must_use]
    #[track_caller]
    pub fn geomspace<N: Extent<Vector = E>, E: ExtentList<1>>(
        range: impl Ends<T>,
        count: N,
    ) -> Tensor<T, 1, RowMajor<1, E>>
    where
        T: Float<Proof: Exists>,
    {
        in_range!(range, count, scaled)
    }
}

/// A range of floats, with its end or without it: an argument of [`Tensor::linspace`] and [`TensorBase::histogram`].
#[diagnostic::on_unimplemented(
    message = "expected a range of floats, `start..=end` or `start..end`, found `{Self}`",
    label = "both ends are one argument, a range of `{T}`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Ends<T> {
    /// The start, the end, and whether the end is included.
    #[doc(hidden)]
    fn ends(self) -> (T, T, bool);
}

/// The ranges of elements. Those of [`Internal`] apply to no element: with one impl for each range, the compiler lists it for a range of integers.
macro_rules! ranges {
    ($([$($generics:tt)*] $element:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Ends<$element> for Range<$element> {
            fn ends(self) -> ($element, $element, bool) {
                (self.start, self.end, false)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Ends<$element> for RangeInclusive<$element> {
            fn ends(self) -> ($element, $element, bool) {
                let (start, end) = self.into_inner();
                (start, end, true)
            }
        }
    )* };
}

ranges! { [T: PartialOrd] T; [] Internal; }

/// The largest number of elements.
const MOST: usize = isize::MAX.unsigned_abs();

/// How many integers there are from a start to an end by a step.
#[inline]
fn integer_count(start: i128, end: i128, step: i128) -> Result<usize, ArangeError> {
    let is_towards = if step < 0 { end < start } else { start < end };
    steps_of(if is_towards { start.abs_diff(end) } else { 0 }, step.unsigned_abs())
}

/// How many steps there are in a distance, the last one perhaps not entirely.
#[inline]
fn steps_of(distance: u128, step: u128) -> Result<usize, ArangeError> {
    if step == 0 {
        return Err(ArangeError::StepIsZero);
    }
    let count = usize::try_from(distance.div_ceil(step)).map_err(|_| ArangeError::TooMany)?;
    if count > MOST { Err(ArangeError::TooMany) } else { Ok(count) }
}

/// How many floats there are from a start to an end by a step: NumPy's rule, also if the difference of the ends overflows.
#[inline]
fn float_count(start: f64, end: f64, step: f64) -> Result<usize, ArangeError> {
    if step == 0.0 {
        return Err(ArangeError::StepIsZero);
    }
    if !(start.is_finite() && end.is_finite() && step.is_finite()) {
        return Err(ArangeError::NotFinite);
    }
    let difference = end - start;
    let quotient =
        if difference.is_finite() { difference / step } else { (end / 2.0 - start / 2.0) / step * 2.0 };
    // A negative number of steps is none. The quotient of a tiny difference may be 0, but the start is before the end.
    let least = if (start < end) == (step > 0.0) && start != end { 1.0 } else { 0.0 };
    let count = FloatCore::ceil(quotient).max(least).to_usize().ok_or(ArangeError::TooMany)?;
    if count > MOST { Err(ArangeError::TooMany) } else { Ok(count) }
}

/// The number of a position, also if the distance from the start overflows.
#[inline]
fn stepped(start: f64, step: f64, place: usize) -> f64 {
    let (place, half) = (count::<f64>(place), 0.5);
    let distance = place * step;
    if distance.is_finite() { start + distance } else { (start * half + place * (step * half)) / half }
}

/// The position from which on numbers are not before the end, beside an estimate in `f64`. Numbers of `f64` are as many as the estimate, which is NumPy's. Those of a type with less
/// precision are rounded more than the estimate, so it counts numbers that equal the end.
fn ended<T: Copy + Num + NumCast + PartialOrd>(
    estimate: usize,
    (end, step): (T, f64),
    number_at: impl Fn(usize) -> T,
) -> Result<usize, ArangeError> {
    let next_to_one = 1.0 + f64::EPSILON;
    if T::from(next_to_one).and_then(|x| x.to_f64()) == Some(next_to_one) {
        return Ok(estimate);
    }
    let is_before = |place| if step < 0.0 { number_at(place) > end } else { number_at(place) < end };
    let (mut low, mut high) = (estimate.saturating_sub(1), estimate);
    if !is_before(low) {
        (low, high) = (0, low);
    }
    // The numbers before `low` are before the end. Each is at least as far as the one before it.
    while is_before(high) {
        (low, high) =
            (high, high.checked_mul(2).filter(|high| *high <= MOST).ok_or(ArangeError::TooMany)?.max(1));
    }
    while low < high {
        let middle = usize::midpoint(low, high);
        if is_before(middle) {
            low = middle.saturating_add(1);
        } else {
            high = middle;
        }
    }
    Ok(low)
}

/// The number at each position of `n` evenly spaced ones.
pub(crate) fn spaced<T: Float>((start, end): (T, T), includes_end: bool, n: usize) -> impl Fn(usize) -> T {
    let last = n.saturating_sub(1);
    let steps = count::<T>(if includes_end { last } else { n });
    let (difference, half) = (end - start, T::one() / (T::one() + T::one()));
    let step = difference / steps;
    let (is_normal, fits) =
        (step.abs() >= T::min_positive_value() && step.is_finite(), difference.is_finite());
    let between = move |place: T| {
        if is_normal {
            start + place * step
        } else if fits {
            // The step has fewer digits than other numbers, or none.
            start + place / steps * difference
        } else if start.is_finite() && end.is_finite() {
            // Only the difference overflows. From the nearer end, the product is small, so it is rounded less.
            let step = (end * half - start * half) / steps;
            let (near, distance) =
                if place <= steps * half { (start, place * step) } else { (end, (place - steps) * step) };
            (near * half + distance) / half
        } else if start == end {
            start
        } else {
            start * (T::one() - place / steps) + end * (place / steps)
        }
    };
    move |place| match place {
        0 => start,
        _ if includes_end && place == last => end,
        _ => between(count(place)),
    }
}

/// The number at each position of `n` with the same quotient from one to the next. Logarithms are spaced: the quotient of the ends may overflow.
#[cfg(any(feature = "std", feature = "libm"))]
fn scaled<T: Float>((start, end): (T, T), includes_end: bool, n: usize) -> impl Fn(usize) -> T {
    let (last, sign) = (n.saturating_sub(1), start.signum());
    let at = spaced(((start * sign).ln(), (end * sign).ln()), includes_end, n);
    move |place| match place {
        0 => start,
        _ if includes_end && place == last => end,
        _ => sign * at(place).exp(),
    }
}

/// The results of a function for 0, 1, 2, ...
fn collected<T>(count: usize, at: impl FnMut(usize) -> T) -> Result<Vec<T>, MemoryError> {
    let mut all = allocate(count)?;
    all.extend((0..count).map(at));
    Ok(all)
}

impl<T> DynTensor<T> {
    /// Returns a tensor of zeros. The rank and all extents of the shape must be known.
    ///
    /// # Errors
    ///
    /// Same errors as [`filled`](Self::filled).
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// assert_eq!(DynTensor::<i32>::zeros([2, 2])?.as_slice(), [0, 0, 0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn zeros(shape: impl DynExtents) -> Result<Self, ViewError>
    where
        T: Clone + Zero,
    {
        Self::filled(shape, T::zero())
    }

    /// Returns a tensor of ones. The rank and all extents of the shape must be known.
    ///
    /// # Errors
    ///
    /// Same errors as [`filled`](Self::filled).
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// assert_eq!(DynTensor::<i32>::ones([2, 2])?.as_slice(), [1, 1, 1, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ones(shape: impl DynExtents) -> Result<Self, ViewError>
    where
        T: Clone + One,
    {
        Self::filled(shape, T::one())
    }
}
