//! Slices of the list of axes of a shape.

use super::{Range, range};
use crate::shape::{DynShape, DynShapeError};

impl DynShape {
    /// The axes of a range, with Python's meaning: Python's `shape[begin:end:step]`. Of an unknown rank it is unknown how
    /// many they are.
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
    pub fn slice_axes(&self, axes: Range, step: isize) -> Result<Self, DynShapeError> {
        let rank = self.rank().unwrap_or_default();
        let (first, count) = range(0, axes, step, rank).map_err(|_| DynShapeError::StepIsZero)?;
        let Some(extents) = self.extents() else { return Ok(Self::UNKNOWN) };
        let axis = |at: usize| {
            let steps = at.checked_mul(step.unsigned_abs())?;
            if step < 0 { first.checked_sub(steps) } else { first.checked_add(steps) }
        };
        let part = (0..count).filter_map(|at| extents.get(axis(at)?).copied());
        Self::new(part)
    }
}
