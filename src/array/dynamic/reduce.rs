//! Folds, maps, copies and reductions.

use core::ops::Add;

use alloc::vec::Vec;

use num_traits::{AsPrimitive, One};

use crate::{
    array::{
        Float, Lend, Summand, TotallyOrdered, View,
        dynamic::{DynArrayError, DynAxes, DynBase, DynStrided, DynTensor, rearrange::tensor},
    },
    loops::{any_rank::INNER, lanes::Size},
    private::Always,
    verbs::reduce::{
        all::{count, narrowed, reduce_all, widened},
        extremes::{larger, smaller},
        extremes_along, sums,
    },
};

/// All elements, one after another.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Folds all elements into one value, in no specified order. [`iter`](Self::iter) and its `fold` are in logical order.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], &"[2,2]".parse()?)?;
    /// assert_eq!(matrix.fold(0, |sum, element| sum + element), 10);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fold<B>(&'s self, init: B, mut visit: impl FnMut(B, &'a T) -> B) -> B {
        let mut folded = Some(init);
        // The value is moved into each call and out of it.
        self.each_part(|part| folded = folded.take().map(|value| part.fold(value, &mut visit)));
        match folded {
            Some(folded) => folded,
            None => unreachable!("each call puts the value back"),
        }
    }

    /// Calls a function with each element, in no specified order.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// let mut sum = 0;
    /// matrix.for_each(|element| sum += element);
    /// assert_eq!(sum, 21);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn for_each(&'s self, mut visit: impl FnMut(&'a T)) {
        self.each_part(|part| part.for_each(&mut visit));
    }

    /// The elements in a vector, in logical order.
    ///
    /// # Panics
    ///
    /// As `Vec` does if the elements do not fit in memory: a broadcast may have more elements than there is memory.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// assert_eq!(matrix.slice_by(&"..., 1".parse()?)?.to_vec(), [2, 5]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_vec(&'s self) -> Vec<T>
    where
        T: Clone,
    {
        let mut all = Vec::new();
        // One part, up to rank 16: the vector is its copy.
        self.each_part(
            |part| if all.is_empty() { all = part.to_vec() } else { all.append(&mut part.to_vec()) },
        );
        all
    }

    /// A tensor of the same elements in row-major order.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], &"[2,2]".parse()?)?;
    /// assert_eq!(matrix.transpose().to_tensor().as_slice(), [1, 3, 2, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("to_owned", "ascontiguousarray"))]
    #[must_use]
    pub fn to_tensor(&'s self) -> DynTensor<T>
    where
        T: Clone,
    {
        self.like(self.to_vec())
    }

    /// A function in, a tensor of its results for each element out, in logical order.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], &"[2,2]".parse()?)?;
    /// assert_eq!(matrix.map(|x| x * x).as_slice(), [1, 4, 9, 16]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "vectorize")]
    #[must_use]
    pub fn map<U>(&'s self, mut map: impl FnMut(&'a T) -> U) -> DynTensor<U> {
        let mut all = Vec::new();
        self.each_part(|part| {
            let mut data = part.map(&mut map).into_vec();
            if all.is_empty() { all = data } else { all.append(&mut data) }
        });
        self.like(all)
    }

    /// A function of a value in, a tensor of its results for each element out, in logical order: [`map`](Self::map), whose function takes
    /// a reference.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let squares = DynView::new(&[1.0, 4.0], &"[2]".parse()?)?;
    /// assert_eq!(squares.map_copied(f64::sqrt).as_slice(), [1.0, 2.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "mapv")]
    #[must_use]
    pub fn map_copied<U>(&'s self, mut map: impl FnMut(T) -> U) -> DynTensor<U>
    where
        T: Copy,
    {
        self.map(|element| map(*element))
    }

    /// The tensor of this array's extents with these elements.
    pub(crate) fn like<U>(&self, data: Vec<U>) -> DynTensor<U> {
        DynTensor::of_elements(data, DynStrided::row_major_fitting(&self.layout.extents()))
    }
}

/// Sums, products and extremes.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// The sum of all elements; 0 if there are none. The order of the additions is not specified, as in [`TensorBase::sum`](crate::array::TensorBase::sum).
    ///
    /// # Panics
    ///
    /// If integers overflow where `+` panics, as in a debug build. [`sum_as::<u64>()`](Self::sum_as) converts small integers first.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// assert_eq!(DynView::new(&[1, 2, 3, 4], &"[2,2]".parse()?)?.sum(), 10);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sum(&'s self) -> T
    where
        T: Copy + Summand<Holds: Always>,
    {
        self.reduce(T::zero(), T::add, |part| part.sum())
    }

    /// The sum of all elements, each converted to the number `U` first; 0 if there are none: the sum of small integers.
    ///
    /// # Panics
    ///
    /// Same panics as [`sum`](Self::sum), of `U`.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let pixels = DynView::new(&[250_u8, 255, 1, 2], &"[2,2]".parse()?)?;
    /// assert_eq!(pixels.sum_as::<u32>(), 508);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("reduce_sum", "sum"))]
    #[must_use]
    pub fn sum_as<U: Copy + Summand<Holds: Always> + 'static>(&'s self) -> U
    where
        T: AsPrimitive<U>,
    {
        self.reduce(U::zero(), U::add, |part| part.sum_as())
    }

    /// The product of all elements; 1 if there are none. The order is not specified.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// assert_eq!(DynView::new(&[1, 2, 3, 4], &"[2,2]".parse()?)?.product(), 24);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "prod")]
    #[must_use]
    pub fn product(&'s self) -> T
    where
        T: Copy + One,
    {
        self.reduce(T::one(), T::mul, |part| part.product())
    }

    /// The arithmetic mean of all elements, which are floats; NaN if there are none.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// assert_eq!(DynView::new(&[1.0, 2.0, 6.0], &"[3]".parse()?)?.mean(), 3.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "average")]
    #[must_use]
    #[expect(clippy::arithmetic_side_effects, reason = "floats do not overflow")]
    pub fn mean(&'s self) -> T
    where
        T: Float<Holds: Always>,
    {
        let terms = self.element_count();
        if Size::<T>::IS_HALF {
            let sum_of =
                |part: View<'a, T, INNER>| reduce_all(part.data, &part.layout, 0.0, widened, f32::add);
            return narrowed(self.reduce(0.0, f32::add, sum_of) / count::<f32>(terms));
        }
        self.sum() / count(terms)
    }

    /// The largest element; `None` if there are no elements.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// assert_eq!(DynView::new(&[1, 4, 2, 3], &"[2,2]".parse()?)?.max(), Some(4));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "amax")]
    #[must_use]
    pub fn max(&'s self) -> Option<T>
    where
        T: Copy + TotallyOrdered<Holds: Always>,
    {
        self.reduce(None, |most, next| most.into_iter().chain(next).reduce(larger), |part| part.max())
    }

    /// The smallest element; `None` if there are no elements.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// assert_eq!(DynView::new(&[1, 4, 2, 3], &"[2,2]".parse()?)?.min(), Some(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "amin")]
    #[must_use]
    pub fn min(&'s self) -> Option<T>
    where
        T: Copy + TotallyOrdered<Holds: Always>,
    {
        self.reduce(None, |least, next| least.into_iter().chain(next).reduce(smaller), |part| part.min())
    }

    /// The results of all parts, combined.
    fn reduce<U>(&'s self, empty: U, combine: impl Fn(U, U) -> U, of: impl Fn(View<'a, T, INNER>) -> U) -> U {
        let mut all = None;
        self.each_part(|part| {
            let part = of(part);
            all = Some(match all.take() {
                Some(all) => combine(all, part),
                None => part,
            });
        });
        all.unwrap_or(empty)
    }
}

/// Reductions along an axis or several. The others remain.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Axes in, the sums along them out: `[2, 3]` along axis 0 is `[3]`. Axis -1 is the last; several are a list, `[0, -1]`.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::NoSuchAxis`], [`DynArrayError::Permutation`] if an axis occurs twice, [`DynArrayError::RankAboveMost`], or
    /// [`DynArrayError::Memory`].
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// assert_eq!(matrix.sum_axis(0)?.as_slice(), [5, 7, 9]);
    /// assert_eq!(matrix.sum_axis([0, -1])?.as_slice(), [21]);
    /// assert_eq!(
    ///     matrix.sum_axis(2).unwrap_err().to_string(),
    ///     "axis 2 is out of range for rank 2: it must be at least -2 and below 2"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn sum_axis(&'s self, axes: impl DynAxes) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Copy + Summand<Holds: Always>,
    {
        self.reduced_by(axes.axes(), |rows, mask| sums::reduced(rows, mask, T::zero(), T::add)).map(tensor)
    }

    /// Axes in, the products along them out.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    pub fn product_axis(&'s self, axes: impl DynAxes) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Copy + One,
    {
        self.reduced_by(axes.axes(), |rows, mask| sums::reduced(rows, mask, T::one(), T::mul)).map(tensor)
    }

    /// Axes in, the arithmetic means of floats along them out; NaN if the extent of an axis is 0.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    pub fn mean_axis(&'s self, axes: impl DynAxes) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Float<Holds: Always>,
    {
        self.reduced_by(axes.axes(), sums::averages).map(tensor)
    }

    /// Axes in, the largest elements along them out; `None` if the extent of an axis is 0.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 5, 3, 4, 2, 6], &"[2,3]".parse()?)?;
    /// assert_eq!(matrix.max_axis(-1)?.unwrap().as_slice(), [5, 6]);
    /// assert_eq!(matrix.min_axis(0)?.unwrap().as_slice(), [1, 2, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("amax", "reduce_max"))]
    pub fn max_axis(&'s self, axes: impl DynAxes) -> Result<Option<DynTensor<T>>, DynArrayError>
    where
        T: Copy + TotallyOrdered<Holds: Always>,
    {
        self.extremes(axes.axes(), larger)
    }

    /// Axes in, the smallest elements along them out; `None` if the extent of an axis is 0.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    #[doc(alias("amin", "reduce_min"))]
    pub fn min_axis(&'s self, axes: impl DynAxes) -> Result<Option<DynTensor<T>>, DynArrayError>
    where
        T: Copy + TotallyOrdered<Holds: Always>,
    {
        self.extremes(axes.axes(), smaller)
    }

    fn extremes(
        &'s self,
        axes: &[isize],
        which: impl Fn(T, T) -> T,
    ) -> Result<Option<DynTensor<T>>, DynArrayError>
    where
        T: Copy,
    {
        let (found, extents) =
            self.reduced_by(axes, |rows, mask| extremes_along::extremes(rows, mask, which))?;
        Ok(found.map(|found| tensor((found, extents))))
    }
}
