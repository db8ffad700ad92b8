//! Checks of the rank and of the first and last axes of a shape, and what they add to it: `with_rank`, `with_extent`, `starts_with`. TensorFlow's Python and C++
//! shapes have them in addition to Java's.

use super::{DynShape, DynShapeError, InlineExtents, sets};
use crate::{axis, extent::DynExtent};

impl DynShape {
    /// Takes a rank, returns this shape if it has that rank, or the shape of that rank if this one's is unknown (TensorFlow's
    /// `with_rank`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::Rank`] if the rank is known and another; [`DynShapeError::RankTooLarge`] if it is unknown, and `rank` is above
    /// [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let matrix = DynShape::UNKNOWN.with_rank(2)?;
    /// assert_eq!(matrix.to_string(), "[?,?]");
    /// assert_eq!(matrix.with_rank(3).unwrap_err().to_string(), "the rank is 2, expected 3");
    /// # Ok::<(), shapewise::DynShapeError>(())
    /// ```
    #[doc(alias = "assert_has_rank")]
    #[inline]
    pub fn with_rank(&self, rank: usize) -> Result<Self, DynShapeError> {
        if self.is_unknown() { Ok(Self::try_of_rank(rank)?) } else { self.with_rank_between(rank, rank) }
    }

    /// Returns this shape if its rank is `least` or more, or unknown (TensorFlow's `with_rank_at_least`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::Rank`] if the rank is known and smaller.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shape: DynShape = "[2,3]".parse()?;
    /// assert!(shape.with_rank_at_least(2).is_ok() && shape.with_rank_at_least(3).is_err());
    /// assert!(shape.with_rank_at_most(2).is_ok() && shape.with_rank_at_most(1).is_err());
    /// # Ok::<(), shapewise::ParseError>(())
    /// ```
    #[inline]
    pub fn with_rank_at_least(&self, least: usize) -> Result<Self, DynShapeError> {
        self.with_rank_between(least, usize::MAX)
    }

    /// Returns this shape if its rank is `most` or less, or unknown (TensorFlow's `with_rank_at_most`). See the example of
    /// [`with_rank_at_least`](Self::with_rank_at_least).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::Rank`] if the rank is known and larger.
    #[inline]
    pub fn with_rank_at_most(&self, most: usize) -> Result<Self, DynShapeError> {
        self.with_rank_between(0, most)
    }

    #[inline]
    fn with_rank_between(&self, least: usize, most: usize) -> Result<Self, DynShapeError> {
        match self.rank() {
            Some(rank) if rank < least || rank > most => Err(DynShapeError::Rank { rank, least, most }),
            _ => Ok(self.clone()),
        }
    }

    /// Takes an axis and an extent, returns the shape with this extent along the axis (TensorFlow's `set_dim`). Negative axes count
    /// from the end.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], [`DynShapeError::NoSuchAxis`], or [`DynShapeError::Size`] if the element count does not fit `isize`.
    ///
    /// ```
    /// use shapewise::{DynExtent, DynShape};
    ///
    /// let batch: DynShape = "[?,784]".parse()?;
    /// assert_eq!(batch.with_extent(0, DynExtent::of::<32>())?.to_string(), "[32,784]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "set_dim")]
    pub fn with_extent(&self, axis: isize, extent: DynExtent) -> Result<Self, DynShapeError> {
        let mut extents = InlineExtents::from_slice(self.known_rank()?);
        let axis = axis::resolve(axis, extents.len())?;
        if let Some(replaced) = extents.get_mut(axis) {
            *replaced = extent;
        }
        Self::checked(extents)
    }

    /// Returns whether the first axes are the axes of `other`: certainly, certainly not, or (`None`) perhaps (TensorFlow's
    /// `StartsWith`).
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shape = |text: &str| text.parse::<DynShape>().unwrap();
    /// assert_eq!(shape("[2,3,4]").starts_with(&shape("[2,3]")), Some(true));
    /// assert_eq!(shape("[2,3,4]").starts_with(&shape("[3]")), Some(false));
    /// assert_eq!(shape("[?,3]").starts_with(&shape("[2]")), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn starts_with(&self, other: &Self) -> Option<bool> {
        let (extents, others) = (self.extents()?, other.extents()?);
        // Of fewer axes than those of `other` all are compared, which differ from them in rank.
        sets::known_equal(extents.get(..others.len()).unwrap_or(extents), others)
    }

    /// Returns whether the last axes are the axes of `other`: certainly, certainly not, or (`None`) perhaps (TensorFlow's `EndsWith`).
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
    #[inline]
    pub fn ends_with(&self, other: &Self) -> Option<bool> {
        let (extents, others) = (self.extents()?, other.extents()?);
        let first = extents.len().saturating_sub(others.len());
        sets::known_equal(extents.get(first..).unwrap_or_default(), others)
    }
}
