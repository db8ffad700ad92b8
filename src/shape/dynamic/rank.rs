//! What is asked of the rank, and of the first and the last axes: what TensorFlow's Python and C++ shapes add to Java's.

use super::{DynShape, DynShapeError, Inline};
use crate::{axis, extent::DynExtent, shape::partial};

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
