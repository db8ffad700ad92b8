//! Sums, products and means along one axis or several.

use core::convert::identity;

use alloc::vec::Vec;

use num_traits::{AsPrimitive, One, Zero};

use crate::{
    array::{Float, Lend, Summand, TensorBase},
    axis::ReducedAxes,
    index::MemoryError,
    layout::{Mapping, Strided},
    loops::{
        accumulate::{combine_onto, onto},
        allocate::allocate,
        lanes::Size,
    },
    message::or_fail,
    private::Always,
    verbs::{
        Reduced,
        reduce::{
            all::{count, narrowed, widened},
            fold::{flattened, mask, results},
        },
    },
};

/// What `fold` makes of all elements along some axes; `unit` is its neutral element.
pub(crate) fn reduced<T: Copy, const R: usize>(
    (data, layout): (&[T], &Strided<R>),
    is_reduced: &[bool; R],
    unit: T,
    fold: impl Fn(T, T) -> T,
) -> Result<Vec<T>, MemoryError> {
    let mut all = results(&flattened(layout, is_reduced).0, unit)?;
    combine_onto(&mut all, data, &onto(layout, is_reduced), unit, |element, _| element, fold)?;
    Ok(all)
}

/// Divides each sum by the number of its terms.
fn divide<T: Float>(sums: &mut [T], terms: usize) {
    let count = count(terms);
    sums.iter_mut().for_each(|sum| *sum = sum.div(count));
}

/// The sums along some axes of what `convert` returns for each element.
pub(crate) fn totals<T: Copy, U: Copy + Zero, const R: usize>(
    (data, layout): (&[T], &Strided<R>),
    is_reduced: &[bool; R],
    convert: impl Fn(T) -> U,
) -> Result<Vec<U>, MemoryError> {
    let mut all = results(&flattened(layout, is_reduced).0, U::zero())?;
    let nest = onto(layout, is_reduced);
    combine_onto(&mut all, data, &nest, U::zero(), |element, _| convert(element), U::add)?;
    Ok(all)
}

/// The means along some axes of what `convert` returns for each element.
pub(crate) fn means<T: Copy, U: Float, const R: usize>(
    (data, layout): (&[T], &Strided<R>),
    is_reduced: &[bool; R],
    convert: impl Fn(T) -> U,
) -> Result<Vec<U>, MemoryError> {
    let terms = flattened(layout, is_reduced).1;
    if Size::<U>::IS_HALF {
        let mut wide = totals((data, layout), is_reduced, |element| widened(convert(element)))?;
        divide(&mut wide, terms);
        return all_narrowed(&wide);
    }
    let mut all = totals((data, layout), is_reduced, convert)?;
    divide(&mut all, terms);
    Ok(all)
}

/// The floats nearest to some results of [`widened`] ones.
pub(crate) fn all_narrowed<T: Float>(wide: &[f32]) -> Result<Vec<T>, MemoryError> {
    let mut all = allocate(wide.len())?;
    all.extend(wide.iter().map(|wide| narrowed::<T>(*wide)));
    Ok(all)
}

/// The means of floats along the axes that are reduced.
pub(crate) fn averages<T: Float, const R: usize>(
    (data, layout): (&[T], &Strided<R>),
    is_reduced: &[bool; R],
) -> Result<Vec<T>, MemoryError> {
    if Size::<T>::IS_HALF {
        return means((data, layout), is_reduced, identity);
    }
    // Not by `means`: the loops are those of sums.
    let mut all = reduced((data, layout), is_reduced, T::zero(), T::add)?;
    divide(&mut all, flattened(layout, is_reduced).1);
    Ok(all)
}

/// Sums, products and means along axes.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// One axis or several in, the sums along them out: extents `[m, n]` reduced along axis 1 become `[m]`, and `[a, b, c]` along axes 0 and 2
    /// become `[b]`. A sum of no elements is 0. The order is not specified, as in [`sum`](Self::sum). Sums of small integers overflow;
    /// [`sum_axis_as`](Self::sum_axis_as) converts them.
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis), and those of [`sum`](Self::sum).
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Axis, View, axes, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.sum_axis(Axis::<0>).as_slice(), [5, 7, 9]);
    /// assert_eq!(matrix.sum_axis(Axis::<1>).as_slice(), [6, 15]);
    ///
    /// let memory = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    /// let cube = View::new(&memory, shape![2, 3, 2])?;
    /// assert_eq!(cube.sum_axis(axes![0, 2]).as_slice(), [18, 26, 34]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// An axis in [`Keep`](crate::Keep) stays, with extent `One`, so the result broadcasts to the array it was computed from. The
    /// softmax of each row:
    ///
    /// ```
    /// use shapewise::{Axis, Keep, View, shape};
    ///
    /// let memory = [0.0_f32, 0.0, 1.0, 1.0, 2.0, 1000.0];
    /// let x = View::new(&memory, shape![2, 3])?;
    ///
    /// let largest = x.max_axis_by(Keep(Axis::<1>), f32::total_cmp).unwrap();
    /// let powers = (x - largest).map(|x| x.exp());
    /// let softmax = &powers / powers.sum_axis(Keep(Axis::<1>));
    ///
    /// assert_eq!(softmax.row([1]), [0.0, 0.0, 1.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("sum_axes", "reduce_sum"))]
    #[must_use]
    #[track_caller]
    pub fn sum_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
    ) -> Reduced<T, X, L, R, Q>
    where
        T: Copy + Summand<Holds: Always>,
    {
        or_fail(self.try_sum_axis::<Q, X>(axes))
    }

    /// [`sum_axis`](Self::sum_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    ///
    /// ```
    /// use shapewise::{Axis, View};
    ///
    /// let unit = View::new(&[1_u8], [1, 1])?;
    /// let all = unit.broadcast_to([isize::MAX as usize, 1]).unwrap();
    /// assert_eq!(
    ///     all.try_sum_axis(Axis::<1>).unwrap_err().to_string(),
    ///     "there is no memory for 9223372036854775807 elements of 1 bytes"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_sum_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
    ) -> Result<Reduced<T, X, L, R, Q>, MemoryError>
    where
        T: Copy + Summand<Holds: Always>,
    {
        let (is_reduced, mut copy) = (mask(axes), Vec::new());
        let (data, layout) = self.in_rows(&mut copy)?;
        let all = reduced((data, &layout), &is_reduced, T::zero(), T::add)?;
        Ok(self.reduced::<_, Q, X>(&is_reduced, all))
    }

    /// One axis or several in, the products along them out. A product of no elements is 1. The order is not specified, as in
    /// [`sum`](Self::sum).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// assert_eq!(View::new(&[2, 3, 5, 7], shape![2, 2])?.product_axis(Axis::<1>).as_slice(), [6, 35]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("product_axes", "prod_axis", "reduce_prod"))]
    #[must_use]
    #[track_caller]
    pub fn product_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
    ) -> Reduced<T, X, L, R, Q>
    where
        T: Copy + One,
    {
        or_fail(self.try_product_axis::<Q, X>(axes))
    }

    /// [`product_axis`](Self::product_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_product_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
    ) -> Result<Reduced<T, X, L, R, Q>, MemoryError>
    where
        T: Copy + One,
    {
        let (is_reduced, mut copy) = (mask(axes), Vec::new());
        let (data, layout) = self.in_rows(&mut copy)?;
        let all = reduced((data, &layout), &is_reduced, T::one(), T::mul)?;
        Ok(self.reduced::<_, Q, X>(&is_reduced, all))
    }

    /// One axis or several in, the arithmetic means of floats along them out; NaN if there are no elements along them. The order is not specified, as
    /// in [`sum`](Self::sum).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// assert_eq!(View::new(&[1.0, 2.0, 3.0, 7.0], shape![2, 2])?.mean_axis(Axis::<0>).as_slice(), [2.0, 4.5]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("mean_axes", "reduce_mean"))]
    #[must_use]
    #[track_caller]
    pub fn mean_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
    ) -> Reduced<T, X, L, R, Q>
    where
        T: Float<Holds: Always>,
    {
        or_fail(self.try_mean_axis::<Q, X>(axes))
    }

    /// [`mean_axis`](Self::mean_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_mean_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
    ) -> Result<Reduced<T, X, L, R, Q>, MemoryError>
    where
        T: Float<Holds: Always>,
    {
        let (is_reduced, mut copy) = (mask(axes), Vec::new());
        let (data, layout) = self.in_rows(&mut copy)?;
        let all = averages((data, &layout), &is_reduced)?;
        Ok(self.reduced::<_, Q, X>(&is_reduced, all))
    }

    /// One axis or several in, the sums along them out, each element converted to the number `U` first: the sums of small integers. The order
    /// is not specified, as in [`sum`](Self::sum).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis), and those of [`sum_as`](Self::sum_as).
    ///
    /// ```
    /// use shapewise::{Axis, Keep, View, shape};
    ///
    /// let pixels = View::new(&[1_u8, 2, 250, 255], shape![2, 2])?;
    /// assert_eq!(pixels.sum_axis_as::<u32, _, _>(Axis::<1>).as_slice(), [3, 505]);
    /// assert_eq!(pixels.sum_axis_as::<u32, _, _>(Keep(Axis::<1>)).extents(), [2, 1]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("reduce_sum", "sum"))]
    #[must_use]
    #[track_caller]
    pub fn sum_axis_as<
        U: Copy + Summand<Holds: Always> + 'static,
        const Q: usize,
        X: ReducedAxes<R, Q, Holds: Always>,
    >(
        &'s self,
        axes: X,
    ) -> Reduced<U, X, L, R, Q>
    where
        T: AsPrimitive<U>,
    {
        or_fail(self.try_sum_axis_as::<U, Q, X>(axes))
    }

    /// [`sum_axis_as`](Self::sum_axis_as), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    ///
    /// # Panics
    ///
    /// Same panics as [`sum_as`](Self::sum_as).
    pub fn try_sum_axis_as<
        U: Copy + Summand<Holds: Always> + 'static,
        const Q: usize,
        X: ReducedAxes<R, Q, Holds: Always>,
    >(
        &'s self,
        axes: X,
    ) -> Result<Reduced<U, X, L, R, Q>, MemoryError>
    where
        T: AsPrimitive<U>,
    {
        let (is_reduced, mut copy) = (mask(axes), Vec::new());
        let (data, layout) = self.in_rows(&mut copy)?;
        let all = totals((data, &layout), &is_reduced, T::as_)?;
        Ok(self.reduced::<_, Q, X>(&is_reduced, all))
    }

    /// One axis or several in, the arithmetic means along them out, each element converted to the float `F` first: the means of integers.
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let pixels = View::new(&[1_u8, 2, 250, 255], shape![2, 2])?;
    /// assert_eq!(pixels.mean_axis_as::<f32, _, _>(Axis::<0>).as_slice(), [125.5, 128.5]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("average", "mean"))]
    #[must_use]
    #[track_caller]
    pub fn mean_axis_as<
        F: Float<Holds: Always> + 'static,
        const Q: usize,
        X: ReducedAxes<R, Q, Holds: Always>,
    >(
        &'s self,
        axes: X,
    ) -> Reduced<F, X, L, R, Q>
    where
        T: AsPrimitive<F>,
    {
        or_fail(self.try_mean_axis_as::<F, Q, X>(axes))
    }

    /// [`mean_axis_as`](Self::mean_axis_as), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_mean_axis_as<
        F: Float<Holds: Always> + 'static,
        const Q: usize,
        X: ReducedAxes<R, Q, Holds: Always>,
    >(
        &'s self,
        axes: X,
    ) -> Result<Reduced<F, X, L, R, Q>, MemoryError>
    where
        T: AsPrimitive<F>,
    {
        let (is_reduced, mut copy) = (mask(axes), Vec::new());
        let (data, layout) = self.in_rows(&mut copy)?;
        let all = means((data, &layout), &is_reduced, T::as_)?;
        Ok(self.reduced::<_, Q, X>(&is_reduced, all))
    }
}
