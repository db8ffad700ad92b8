//! Reductions along several axes at once, and means, variances and standard deviations.

use alloc::vec::Vec;

use num_traits::{AsPrimitive, One, Zero};

use super::{
    Float, Lend, Tensor, TensorBase, TotallyOrdered,
    accumulate::{onto, reduce_onto, sum_onto},
    allocate::allocate,
    extremes::{larger, smaller},
    reduce::count,
    tensor::tensor,
};
use crate::{
    axis::{ReducedAxes, several::ReducedSet},
    extent::Extents,
    index::{self, MemoryError},
    layout::{AxesOf, Layout, Mapping, RowMajor, Strided},
    message::or_fail,
    types::AxisList,
};

/// The extents of rank `Q` that remain after a reduction of the layout `L` of rank `R` along the axes `X`.
pub type RemainingExtents<X, L, const R: usize, const Q: usize> =
    <<X as ReducedSet>::Left<AxesOf<L, R>> as AxisList>::Extents<Q>;

/// The tensor of a reduction of the layout `L` of rank `R` along the axes `X`.
pub type ReducedAlong<T, X, L, const R: usize, const Q: usize> =
    Tensor<T, Q, RowMajor<Q, RemainingExtents<X, L, R, Q>>>;

/// The extents of a layout, with extent 1 along some axes; and the product of the extents along these.
fn flattened<const R: usize>(layout: &Strided<R>, is_reduced: impl Fn(usize) -> bool) -> ([usize; R], usize) {
    let (mut extents, mut terms) = (layout.extents(), 1_usize);
    for (_, extent) in extents.iter_mut().enumerate().filter(|(axis, _)| is_reduced(*axis)) {
        terms = terms.saturating_mul(*extent);
        *extent = 1;
    }
    (extents, terms)
}

/// The extents that remain. If the axes are kept, these are all.
fn remaining<const R: usize, const Q: usize>(
    flat: [usize; R],
    is_removed: impl Fn(usize) -> bool,
) -> [usize; Q] {
    let (mut left, mut axes) = ([1; Q], flat.into_iter().enumerate().filter(|(axis, _)| !is_removed(*axis)));
    for (to, (_, extent)) in left.iter_mut().zip(&mut axes) {
        *to = extent;
    }
    left
}

/// The elements of a result, all of them `init`.
fn results<T: Clone, const R: usize>(flat: [usize; R], init: T) -> Result<Vec<T>, MemoryError> {
    // The extents are at most those of an array.
    let count = index::element_count(&flat).unwrap_or(usize::MAX);
    let mut all = allocate(count)?;
    all.resize(count, init);
    Ok(all)
}

/// What `fold` makes of all elements along some axes.
fn reduced<T: Copy, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    is_reduced: impl Fn(usize) -> bool,
    unit: T,
    fold: impl Fn(T, T) -> T,
) -> Result<Vec<T>, MemoryError> {
    let mut all = results(flattened(layout, &is_reduced).0, unit)?;
    reduce_onto(&mut all, data, onto(layout, is_reduced), |_| unit, fold);
    Ok(all)
}

/// The means of all elements along some axes, as numbers of type `U`.
fn means<T: Copy, U: Float, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    is_reduced: impl Fn(usize) -> bool,
    convert: impl Fn(T) -> U,
) -> Result<Vec<U>, MemoryError> {
    let (flat, terms) = flattened(layout, &is_reduced);
    let mut all = results(flat, U::zero())?;
    sum_onto(&mut all, data, onto(layout, is_reduced), |element, _| convert(element));
    all.iter_mut().for_each(|sum| *sum = sum.div(count(terms)));
    Ok(all)
}

/// The variances of all elements along some axes: the sums of the squares of the differences to the mean, divided by the number of terms
/// minus `ddof`. Two passes, because the difference of two large numbers would lose digits.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "positions of results; floats do not overflow"
)]
fn variances<T: Float, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    is_reduced: impl Fn(usize) -> bool,
    ddof: usize,
) -> Result<Vec<T>, MemoryError> {
    let means = means(data, layout, &is_reduced, |element| element)?;
    let (flat, terms) = flattened(layout, &is_reduced);
    let mut all = results(flat, T::zero())?;
    sum_onto(&mut all, data, onto(layout, is_reduced), |element, at| {
        let difference = element - means[at];
        difference * difference
    });
    all.iter_mut().for_each(|sum| *sum = sum.div(count(terms.saturating_sub(ddof))));
    Ok(all)
}

/// The elements that `which` selects of all elements along some axes; `None` if there are none.
fn extremes<T: Copy, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    is_reduced: impl Fn(usize) -> bool,
    which: impl Fn(T, T) -> T,
) -> Result<Option<Vec<T>>, MemoryError> {
    let (flat, terms) = flattened(layout, &is_reduced);
    let Some(&any) = data.get(layout.base()) else { return Ok((terms > 0).then(Vec::new)) };
    if terms == 0 {
        return Ok(None);
    }
    let mut all: Vec<T> = results(flat, any)?;
    // The elements at coordinate 0 of these axes.
    let firsts = Strided::from_parts(flat, layout.strides(), layout.base());
    onto(&firsts, &is_reduced).fold((), |(), row| {
        let line = row.line(0, data);
        row_of(row.offsets[1], row.strides[1], row.len).zip(0..).for_each(|(at, place)| {
            if let Some(to) = all.get_mut(at) {
                *to = *line.at(place);
            }
        });
    });
    reduce_onto(&mut all, data, onto(layout, is_reduced), |start| start, which);
    Ok(Some(all))
}

/// The offsets of a row.
fn row_of(first: isize, stride: isize, len: usize) -> impl Iterator<Item = usize> {
    (0..len).map(move |at| first.wrapping_add(stride.wrapping_mul(at.cast_signed())).cast_unsigned())
}

/// Reductions along several axes.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// The tensor of a reduction.
    fn reduced_along<U, const Q: usize, X: ReducedAxes<R, Q>>(
        &self,
        axes: X,
        data: Vec<U>,
    ) -> ReducedAlong<U, X, L, R, Q>
    where
        RemainingExtents<X, L, R, Q>: Extents<Q>,
    {
        let (flat, _) = flattened(&self.layout.seen().ranked(), |axis| axes.has(axis));
        tensor(data, &remaining(flat, |axis| !X::ARE_KEPT && axes.has(axis)))
    }

    /// One axis or several in, the sums along them out: extents `[a, b, c]` reduced along axes 0 and 2 become `[b]`, or `[1, b, 1]` if the
    /// axes are in [`Keep`](crate::Keep). The order of the additions is not specified, as in [`sum`](Self::sum).
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec). An axis in the type that is not below the rank, or that occurs twice, is an error of `cargo
    /// check`. Both hold for all reductions along several axes.
    ///
    /// ```
    /// use shapewise::{Const, Keep, One, View, axes, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    /// let cube = View::new(&memory, shape![2, 3, 2])?;
    /// assert_eq!(cube.sum_axes(axes![0, 2]).as_slice(), [18, 26, 34]);
    /// assert_eq!(cube.sum_axes(Keep(axes![0, 2])).typed_extents(), (One, Const::<3>, One));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("sum", "reduce_sum"))]
    #[must_use]
    #[track_caller]
    pub fn sum_axes<const Q: usize, X: ReducedAxes<R, Q>>(&'s self, axes: X) -> ReducedAlong<T, X, L, R, Q>
    where
        T: Copy + Zero,
        RemainingExtents<X, L, R, Q>: Extents<Q>,
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        self.reduced_along(axes, or_fail(reduced(data, &layout, |axis| axes.has(axis), T::zero(), T::add)))
    }

    /// One axis or several in, the products along them out. The order is not specified, as in [`sum`](Self::sum).
    ///
    /// # Panics
    ///
    /// Same panics as [`sum_axes`](Self::sum_axes).
    ///
    /// ```
    /// use shapewise::{View, axes, shape};
    ///
    /// let matrix = View::new(&[2, 3, 5, 7], shape![2, 2])?;
    /// assert_eq!(matrix.product_axes(axes![0, 1]).as_slice(), [210]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "reduce_prod")]
    #[must_use]
    #[track_caller]
    pub fn product_axes<const Q: usize, X: ReducedAxes<R, Q>>(
        &'s self,
        axes: X,
    ) -> ReducedAlong<T, X, L, R, Q>
    where
        T: Copy + One,
        RemainingExtents<X, L, R, Q>: Extents<Q>,
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        self.reduced_along(axes, or_fail(reduced(data, &layout, |axis| axes.has(axis), T::one(), T::mul)))
    }

    /// One axis or several in, the arithmetic means of floats along them out; NaN if there are no elements along them.
    ///
    /// # Panics
    ///
    /// Same panics as [`sum_axes`](Self::sum_axes).
    ///
    /// ```
    /// use shapewise::{View, axes, shape};
    ///
    /// let matrix = View::new(&[1.0, 2.0, 3.0, 6.0], shape![2, 2])?;
    /// assert_eq!(matrix.mean_axes(axes![0, 1]).as_slice(), [3.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "reduce_mean")]
    #[must_use]
    #[track_caller]
    pub fn mean_axes<const Q: usize, X: ReducedAxes<R, Q>>(&'s self, axes: X) -> ReducedAlong<T, X, L, R, Q>
    where
        T: Float,
        RemainingExtents<X, L, R, Q>: Extents<Q>,
    {
        let mut means = self.sum_axes(axes);
        let (_, terms) = flattened(&self.layout.seen().ranked(), |axis| axes.has(axis));
        means.data.iter_mut().for_each(|sum| *sum = sum.div(count(terms)));
        means
    }

    /// One axis or several in, the largest elements along them out; `None` if there are no elements along them.
    ///
    /// # Panics
    ///
    /// Same panics as [`sum_axes`](Self::sum_axes).
    ///
    /// ```
    /// use shapewise::{View, axes, shape};
    ///
    /// let cube = View::new(&[1, 8, 3, 4, 5, 6, 7, 2], shape![2, 2, 2])?;
    /// assert_eq!(cube.max_axes(axes![0, 2]).unwrap().as_slice(), [8, 7]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("amax", "reduce_max"))]
    #[must_use]
    #[track_caller]
    pub fn max_axes<const Q: usize, X: ReducedAxes<R, Q>>(
        &'s self,
        axes: X,
    ) -> Option<ReducedAlong<T, X, L, R, Q>>
    where
        T: Copy + TotallyOrdered,
        RemainingExtents<X, L, R, Q>: Extents<Q>,
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        Some(self.reduced_along(axes, or_fail(extremes(data, &layout, |axis| axes.has(axis), larger))?))
    }

    /// One axis or several in, the smallest elements along them out; `None` if there are no elements along them.
    ///
    /// # Panics
    ///
    /// Same panics as [`sum_axes`](Self::sum_axes).
    #[doc(alias("amin", "reduce_min"))]
    #[must_use]
    #[track_caller]
    pub fn min_axes<const Q: usize, X: ReducedAxes<R, Q>>(
        &'s self,
        axes: X,
    ) -> Option<ReducedAlong<T, X, L, R, Q>>
    where
        T: Copy + TotallyOrdered,
        RemainingExtents<X, L, R, Q>: Extents<Q>,
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        Some(self.reduced_along(axes, or_fail(extremes(data, &layout, |axis| axes.has(axis), smaller))?))
    }

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
        T: Float,
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        or_fail(variances(data, &layout, |_| true, ddof)).first().copied().unwrap_or_else(T::nan)
    }

    /// One axis or several, and the delta degrees of freedom, in; the variances along them out: [`var`](Self::var).
    ///
    /// # Panics
    ///
    /// Same panics as [`sum_axes`](Self::sum_axes).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let matrix = View::new(&[1.0, 2.0, 3.0, 6.0], shape![2, 2])?;
    /// assert_eq!(matrix.var_axis(Axis::<0>, 0).as_slice(), [1.0, 4.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "variance")]
    #[must_use]
    #[track_caller]
    pub fn var_axis<const Q: usize, X: ReducedAxes<R, Q>>(
        &'s self,
        axes: X,
        ddof: usize,
    ) -> ReducedAlong<T, X, L, R, Q>
    where
        T: Float,
        RemainingExtents<X, L, R, Q>: Extents<Q>,
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        self.reduced_along(axes, or_fail(variances(data, &layout, |axis| axes.has(axis), ddof)))
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
        T: Float,
    {
        num_traits::Float::sqrt(self.var(ddof))
    }

    /// One axis or several, and the delta degrees of freedom, in; the standard deviations along them out: [`std`](Self::std).
    ///
    /// # Panics
    ///
    /// Same panics as [`sum_axes`](Self::sum_axes).
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
    pub fn std_axis<const Q: usize, X: ReducedAxes<R, Q>>(
        &'s self,
        axes: X,
        ddof: usize,
    ) -> ReducedAlong<T, X, L, R, Q>
    where
        T: Float,
        RemainingExtents<X, L, R, Q>: Extents<Q>,
    {
        let mut deviations = self.var_axis(axes, ddof);
        deviations.data.iter_mut().for_each(|variance| *variance = num_traits::Float::sqrt(*variance));
        deviations
    }

    /// The arithmetic mean of all elements, each converted to the float `F` first: the mean of integers. NaN if there are none.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[1, 2, 4, 250_u8], [4])?.mean_as::<f64>(), 64.25);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `mean` with `dtype`.
    #[doc(alias("average", "mean"))]
    #[must_use]
    #[track_caller]
    pub fn mean_as<F: Float + 'static>(&'s self) -> F
    where
        T: AsPrimitive<F>,
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        or_fail(means(data, &layout, |_| true, T::as_)).first().copied().unwrap_or_else(F::nan)
    }

    /// One axis or several in, the arithmetic means along them out, each element converted to the float `F` first: the means of integers.
    ///
    /// # Panics
    ///
    /// Same panics as [`sum_axes`](Self::sum_axes).
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
    pub fn mean_axis_as<F: Float + 'static, const Q: usize, X: ReducedAxes<R, Q>>(
        &'s self,
        axes: X,
    ) -> ReducedAlong<F, X, L, R, Q>
    where
        T: AsPrimitive<F>,
        RemainingExtents<X, L, R, Q>: Extents<Q>,
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        self.reduced_along(axes, or_fail(means(data, &layout, |axis| axes.has(axis), T::as_)))
    }
}
