//! What is asked of the rank, and of the first and the last axes: what TensorFlow's Python and C++ shapes add to Java's.

use super::{DynShape, DynShapeError, Inline};
use crate::{
    axis,
    extent::DynExtent,
    shape::partial,
    slice::{self, Range},
};

impl DynShape {
    /// This shape, which has the rank `rank`: an unknown rank becomes it (TensorFlow's `with_rank`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::Rank`] if the rank is known and another; [`DynShapeError::RankTooLarge`] if it is unknown, and `rank` is above
    /// [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    pub fn with_rank(&self, rank: usize) -> Result<Self, DynShapeError> {
        if self.is_unknown() { Ok(Self::try_of_rank(rank)?) } else { self.with_rank_between(rank, rank) }
    }

    /// This shape, whose rank is `least` or more (TensorFlow's `with_rank_at_least`). An unknown rank stays unknown.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::Rank`] if the rank is known and less.
    pub fn with_rank_at_least(&self, least: usize) -> Result<Self, DynShapeError> {
        self.with_rank_between(least, usize::MAX)
    }

    /// This shape, whose rank is `most` or less (TensorFlow's `with_rank_at_most`). An unknown rank stays unknown.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::Rank`] if the rank is known and more.
    pub fn with_rank_at_most(&self, most: usize) -> Result<Self, DynShapeError> {
        self.with_rank_between(0, most)
    }

    fn with_rank_between(&self, least: usize, most: usize) -> Result<Self, DynShapeError> {
        match self.rank() {
            Some(rank) if rank < least || rank > most => Err(DynShapeError::Rank { rank, least, most }),
            _ => Ok(self.clone()),
        }
    }

    /// The shape with another extent along one axis; negative axes count from the end (TensorFlow's `set_dim`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], [`DynShapeError::Axis`], or [`DynShapeError::Size`] if the element count no longer
    /// fits.
    pub fn with_extent(&self, axis: isize, extent: DynExtent) -> Result<Self, DynShapeError> {
        let mut extents = Inline::from_slice(self.known_rank()?);
        let axis = axis::resolve(axis, extents.len())?;
        if let Some(place) = extents.get_mut(axis) {
            *place = extent;
        }
        Self::checked(extents)
    }

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
        let (first, count) = slice::range(0, axes, step, rank).map_err(|_| DynShapeError::StepIsZero)?;
        let Some(extents) = self.extents() else { return Ok(Self::UNKNOWN) };
        let axis = |at: usize| {
            let steps = at.checked_mul(step.unsigned_abs())?;
            if step < 0 { first.checked_sub(steps) } else { first.checked_add(steps) }
        };
        let part = (0..count).filter_map(|at| extents.get(axis(at)?).copied());
        Self::new(part)
    }

    /// Whether the first axes are those of `other`: certainly, certainly not, or perhaps (TensorFlow's `StartsWith`).
    #[must_use]
    pub fn starts_with(&self, other: &Self) -> Option<bool> {
        let (extents, others) = (self.extents()?, other.extents()?);
        match extents.get(..others.len()) {
            Some(first) => partial::known_equal(first, others),
            None => Some(false),
        }
    }

    /// Whether the last axes are those of `other`: certainly, certainly not, or perhaps (TensorFlow's `EndsWith`).
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let batch: DynShape = "[?,28,28]".parse()?;
    /// assert_eq!(batch.ends_with(&"[28,28]".parse()?), Some(true));
    /// assert_eq!(batch.ends_with(&"[5,28,28]".parse()?), None);
    /// assert_eq!(batch.ends_with(&"[1]".parse()?), Some(false));
    /// # Ok::<(), shapewise::ParseError>(())
    /// ```
    #[must_use]
    pub fn ends_with(&self, other: &Self) -> Option<bool> {
        let (extents, others) = (self.extents()?, other.extents()?);
        match extents.len().checked_sub(others.len()).and_then(|first| extents.get(first..)) {
            Some(last) => partial::known_equal(last, others),
            None => Some(false),
        }
    }
}
