//! Slices of the list of axes of a shape.

use crate::shape::{DynShape, DynShapeError};
use crate::slice::{Range, range};

impl DynShape {
    /// Takes a range of axes and a step, returns the shape of these axes: Python's `shape[begin:end:step]`. An unknown rank stays
    /// unknown.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::StepIsZero`].
    ///
    /// ```
    /// use shapewise::{DynShape, slice::Range};
    ///
    /// let shape: DynShape = "[2,?,<=5,7]".parse()?;
    /// assert_eq!(shape.slice_axes(Range { begin: Some(-3), end: None }, 2)?.to_string(), "[?,7]");
    /// assert_eq!(shape.slice_axes(Range { begin: None, end: None }, -1)?.to_string(), "[7,<=5,?,2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "__getitem__")]
    #[inline]
    pub fn slice_axes(&self, axes: Range, step: isize) -> Result<Self, DynShapeError> {
        let rank = self.rank().unwrap_or_default();
        let (first, count) = range(0, axes, step, rank).map_err(|_| DynShapeError::StepIsZero)?;
        let Some(extents) = self.extents() else { return Ok(Self::UNKNOWN) };
        // The axes are in range, so no sum overflows, except a last one that is not taken.
        let axes = core::iter::successors(Some(first), |axis| axis.checked_add_signed(step));
        Self::new(axes.take(count).filter_map(|axis| extents.get(axis).copied()))
    }
}
