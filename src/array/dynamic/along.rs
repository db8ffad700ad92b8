//! Scans along an axis.

use crate::{
    array::{
        Lend,
        dynamic::{DynArrayError, DynBase, DynTensor},
    },
    axis::AxisOf,
};

/// Scans along an axis.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// An axis, a start value and a function in, a tensor of the same shape out: each result is the function's of the result before it along
    /// the axis, which is the start value at first, and of the element.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[3, 1, 4], &"[3]".parse()?)?;
    /// assert_eq!(row.scan_axis(0, 0, |most: &i32, x| *most.max(x))?.as_slice(), [3, 3, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("accumulate", "associative_scan"))]
    pub fn scan_axis<U>(
        &'s self,
        axis: isize,
        init: U,
        fold: impl FnMut(&U, &'a T) -> U,
    ) -> Result<DynTensor<U>, DynArrayError> {
        let (array, axis) = (self.led()?, AxisOf::new(self.led_axis(axis)?.cast_signed())?);
        let scanned = array.try_scan_axis(axis, init, fold)?;
        Ok(DynTensor::from_led(scanned, self.rank()))
    }
}
