//! Folds, scans, means and variances: all elements, or along axes.

use alloc::vec::Vec;

use num_traits::AsPrimitive;

use crate::{
    array::{
        Float, Lend, Summand,
        dynamic::{
            DynArrayError, DynAxes, DynBase, DynTensor,
            axes::{Mask, mask},
            layout::ExtentList,
            rearrange::tensor,
        },
    },
    axis::AxisOf,
    index::MemoryError,
    layout::Strided,
    private::Always,
    rank::MAX_RANK,
    verbs::reduce::{
        quantify, sums,
        variance::{Spread, spreads},
    },
};

/// Memory and the layout of the elements in it, with axes of extent 1 in front.
pub(crate) type Rows<'r, T> = (&'r [T], &'r Strided<MAX_RANK>);

/// The first elements with a property, and reductions along axes.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Whether a function returns `true` for any element. Order and short circuit are those of [`iter`](Self::iter).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], &"[2,2]".parse()?)?;
    /// assert!(matrix.any(|x| *x > 3) && !matrix.all(|x| *x > 3));
    /// assert_eq!(matrix.position(|x| *x > 2), Some(vec![1, 0]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn any(&'s self, is: impl FnMut(&'a T) -> bool) -> bool {
        self.iter().any(is)
    }

    /// Whether a function returns `true` for all elements. Order and short circuit are those of [`iter`](Self::iter).
    pub fn all(&'s self, is: impl FnMut(&'a T) -> bool) -> bool {
        self.iter().all(is)
    }

    /// The index of the first element for which a function returns `true`, in the order of [`iter`](Self::iter).
    pub fn position(&'s self, is: impl FnMut(&'a T) -> bool) -> Option<Vec<usize>> {
        self.iter().position(is).map(|place| self.index_of(place).into_vec())
    }

    /// The index of the element at a place in logical order.
    pub(crate) fn index_of(&self, place: usize) -> ExtentList {
        let mut index = self.layout.extents();
        let mut left = place;
        for at in index.iter_mut().rev() {
            let extent = *at;
            // There is an element, so no extent is 0.
            *at = left.checked_rem(extent).unwrap_or_default();
            left = left.checked_div(extent).unwrap_or_default();
        }
        index
    }

    /// What a function of the elements in rows and of the axes in a list computes, and the extents of the other axes.
    pub(crate) fn reduced_by<V>(
        &'s self,
        axes: &[isize],
        reduce: impl FnOnce(Rows<'_, T>, &Mask) -> Result<V, MemoryError>,
    ) -> Result<(V, ExtentList), DynArrayError> {
        let (mask, extents) = mask(&self.layout.extents(), axes)?;
        let array = self.led()?;
        Ok((reduce((array.data, &array.layout), &mask)?, extents))
    }
}

/// Any and all along axes.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Axes and a condition in, whether the condition holds for any element along the axes out. Axis -1 is the last; several are a list,
    /// `[0, -1]`. In which order and how often the condition is called is not specified.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, -2, 3, 4], &"[2,2]".parse()?)?;
    /// assert_eq!(matrix.any_axis(1, |x| *x < 0)?.as_slice(), [true, false]);
    /// assert_eq!(matrix.all_axis([0, 1], |x| *x < 9)?.as_slice(), [true]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("any", "reduce_or"))]
    pub fn any_axis(
        &'s self,
        axes: impl DynAxes,
        is: impl FnMut(&T) -> bool,
    ) -> Result<DynTensor<bool>, DynArrayError> {
        self.reduced_by(axes.axes(), |rows, mask| quantify::any(rows, mask, is)).map(tensor)
    }

    /// Axes and a condition in, whether the condition holds for all elements along the axes out: see [`any_axis`](Self::any_axis).
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    #[doc(alias("all", "reduce_and"))]
    pub fn all_axis(
        &'s self,
        axes: impl DynAxes,
        is: impl FnMut(&T) -> bool,
    ) -> Result<DynTensor<bool>, DynArrayError> {
        self.reduced_by(axes.axes(), |rows, mask| quantify::all(rows, mask, is)).map(tensor)
    }
}

/// Sums and means of integers.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Axes in, the sums along them out, each element converted to the number `U` first: the sums of small integers. Axis -1 is the last;
    /// several are a list, `[0, -1]`.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    ///
    /// # Panics
    ///
    /// Same panics as [`sum_as`](Self::sum_as).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let pixels = DynView::new(&[1_u8, 2, 250, 255], &"[2,2]".parse()?)?;
    /// assert_eq!(pixels.sum_axis_as::<u32>(1)?.as_slice(), [3, 505]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("reduce_sum", "sum"))]
    pub fn sum_axis_as<U: Copy + Summand<Holds: Always> + 'static>(
        &'s self,
        axes: impl DynAxes,
    ) -> Result<DynTensor<U>, DynArrayError>
    where
        T: AsPrimitive<U>,
    {
        self.reduced_by(axes.axes(), |rows, mask| sums::totals(rows, mask, T::as_)).map(tensor)
    }

    /// The arithmetic mean of all elements, each converted to the float `F` first: the mean of integers. NaN if there are none.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::RankAboveMost`].
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let pixels = DynView::new(&[1_u8, 2, 250, 255], &"[2,2]".parse()?)?;
    /// assert_eq!(pixels.mean_as::<f64>()?, 127.0);
    /// assert_eq!(pixels.mean_axis_as::<f32>(0)?.as_slice(), [125.5, 128.5]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("average", "mean"))]
    pub fn mean_as<F: Float<Holds: Always> + 'static>(&'s self) -> Result<F, DynArrayError>
    where
        T: AsPrimitive<F>,
    {
        Ok(self.led()?.mean_as())
    }

    /// Axes in, the arithmetic means along them out, each element converted to the float `F` first: the means of integers. Axis -1 is the
    /// last; several are a list, `[0, -1]`.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    #[doc(alias("average", "mean"))]
    pub fn mean_axis_as<F: Float + 'static>(
        &'s self,
        axes: impl DynAxes,
    ) -> Result<DynTensor<F>, DynArrayError>
    where
        T: AsPrimitive<F>,
    {
        self.reduced_by(axes.axes(), |rows, mask| sums::means(rows, mask, T::as_)).map(tensor)
    }
}

/// Variances and standard deviations.
impl<'s, 'a, T: Float + 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// The delta degrees of freedom in, the variance of all elements out: [`TensorBase::var`](crate::array::TensorBase::var).
    ///
    /// # Errors
    ///
    /// [`DynArrayError::RankAboveMost`].
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1.0, 2.0, 3.0, 6.0], &"[2,2]".parse()?)?;
    /// assert_eq!(matrix.var(0)?, 3.5);
    /// assert_eq!(matrix.std_axis(0, 0)?.as_slice(), [1.0, 2.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "variance")]
    pub fn var(&'s self, ddof: usize) -> Result<T, DynArrayError> {
        Ok(self.led()?.var(ddof))
    }

    /// The delta degrees of freedom in, the standard deviation of all elements out: the root of [`var`](Self::var).
    ///
    /// # Errors
    ///
    /// [`DynArrayError::RankAboveMost`].
    #[cfg(feature = "std")]
    #[doc(alias = "stddev")]
    pub fn std(&'s self, ddof: usize) -> Result<T, DynArrayError> {
        Ok(self.led()?.std(ddof))
    }

    /// Axes and the delta degrees of freedom in, the variances along the axes out. Axis -1 is the last; several are a list, `[0, -1]`.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1.0, 2.0, 3.0, 6.0], &"[2,2]".parse()?)?;
    /// assert_eq!(matrix.var_axis(0, 0)?.as_slice(), [1.0, 4.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "variance")]
    pub fn var_axis(&'s self, axes: impl DynAxes, ddof: usize) -> Result<DynTensor<T>, DynArrayError> {
        self.reduced_by(axes.axes(), |rows, mask| spreads(rows, mask, ddof, Spread::Variance)).map(tensor)
    }

    /// Axes and the delta degrees of freedom in, the standard deviations along the axes out: the roots of [`var_axis`](Self::var_axis).
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    #[cfg(feature = "std")]
    #[doc(alias = "stddev")]
    pub fn std_axis(&'s self, axes: impl DynAxes, ddof: usize) -> Result<DynTensor<T>, DynArrayError> {
        self.reduced_by(axes.axes(), |rows, mask| spreads(rows, mask, ddof, Spread::Deviation)).map(tensor)
    }
}

/// Folds and scans along an axis.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// An axis, a start value and a function in, the folds along the axis out: [`TensorBase::fold_axis`](crate::array::TensorBase::fold_axis).
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], &"[2,2]".parse()?)?;
    /// assert_eq!(matrix.fold_axis(1, 0, |folded, x| folded * 10 + x)?.as_slice(), [12, 34]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "apply_along_axis")]
    pub fn fold_axis<B: Clone>(
        &'s self,
        axis: isize,
        init: B,
        fold: impl FnMut(&B, &'a T) -> B,
    ) -> Result<DynTensor<B>, DynArrayError> {
        let (array, axis) = (self.led()?, AxisOf::new(self.led_axis(axis)?.cast_signed())?);
        Ok(DynTensor::from_led(array.try_fold_axis(axis, init, fold)?, self.rank().saturating_sub(1)))
    }
}
