//! What makes a shape of other axes: each keeps what is known.

use super::{DynShape, DynShapeError, Inline};
use crate::{
    axis::{self, PermutationError},
    extent::DynExtent,
    rank,
};

impl DynShape {
    /// The shape with one more axis at the end (Java's `append(long)`). An unknown rank stays unknown.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankTooLarge`]; or [`DynShapeError::Size`] if the element count no longer fits.
    pub fn append(&self, extent: DynExtent) -> Result<Self, DynShapeError> {
        self.concatenate(&Self { extents: Some(Inline::from_slice(&[extent])) })
    }

    /// The shape with one more axis in front (Java's `prepend(long)`). An unknown rank stays unknown.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankTooLarge`]; or [`DynShapeError::Size`] if the element count no longer fits.
    pub fn prepend(&self, extent: DynExtent) -> Result<Self, DynShapeError> {
        self.prepend_shape(&Self { extents: Some(Inline::from_slice(&[extent])) })
    }

    /// The axes of this shape, then those of `other` (Java's `append(Shape)`, TensorFlow's `concatenate`); unknown where
    /// the rank of either is.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankTooLarge`]; or [`DynShapeError::Size`] if the element count does not fit.
    pub fn concatenate(&self, other: &Self) -> Result<Self, DynShapeError> {
        let (Some(extents), Some(behind)) = (self.extents(), other.extents()) else {
            return Ok(Self::UNKNOWN);
        };
        Self::new(extents.iter().chain(behind).copied())
    }

    /// The axes of `other`, then those of this shape (Java's `prepend(Shape)`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankTooLarge`]; or [`DynShapeError::Size`] if the element count does not fit.
    pub fn prepend_shape(&self, other: &Self) -> Result<Self, DynShapeError> {
        other.concatenate(self)
    }

    /// The first extent. Java's `head()` is this as a shape: [`take(1)`](Self::take).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::TooFewAxes`] of rank 0.
    pub fn head(&self) -> Result<DynExtent, DynShapeError> {
        self.known_rank()?.first().copied().ok_or(DynShapeError::TooFewAxes { wanted: 1, rank: 0 })
    }

    /// The shape without its first axis; of rank 0, itself (Java's `tail()`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], where Java throws a `NullPointerException`.
    pub fn tail(&self) -> Result<Self, DynShapeError> {
        let tail = self.known_rank()?.get(1..).unwrap_or_default();
        Ok(Self { extents: Some(Inline::from_slice(tail)) })
    }

    /// The first `count` axes (Java's `take`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::TooFewAxes`].
    pub fn take(&self, count: usize) -> Result<Self, DynShapeError> {
        let extents = self.known_rank()?;
        let few = DynShapeError::TooFewAxes { wanted: count, rank: extents.len() };
        extents.get(..count).map(|part| Self { extents: Some(Inline::from_slice(part)) }).ok_or(few)
    }

    /// The last `count` axes (Java's `takeLast`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::TooFewAxes`].
    pub fn take_last(&self, count: usize) -> Result<Self, DynShapeError> {
        let extents = self.known_rank()?;
        let few = DynShapeError::TooFewAxes { wanted: count, rank: extents.len() };
        let first = extents.len().checked_sub(count).ok_or(few)?;
        extents.get(first..).map(|part| Self { extents: Some(Inline::from_slice(part)) }).ok_or(few)
    }

    /// The axes from `begin` up to, not including, `end` (Java's `subShape`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::Range`].
    pub fn sub_shape(&self, begin: usize, end: usize) -> Result<Self, DynShapeError> {
        let extents = self.known_rank()?;
        match extents.get(begin..end) {
            Some(part) => Ok(Self { extents: Some(Inline::from_slice(part)) }),
            None => Err(DynShapeError::Range { begin, end, rank: extents.len() }),
        }
    }

    /// The shape with one more axis, at a place; negative places count from the end, -1 being behind the last axis.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], [`DynShapeError::Axis`] for a place that the result does not have, or
    /// [`DynShapeError::RankTooLarge`]; or [`DynShapeError::Size`] if the element count no longer fits.
    pub fn insert_axis(&self, place: isize, extent: DynExtent) -> Result<Self, DynShapeError> {
        let mut extents = Inline::from_slice(self.known_rank()?);
        let place = axis::resolve(place, extents.len().saturating_add(1))?;
        extents.insert(place, extent);
        Self::checked(extents)
    }

    /// The shape without an axis; negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::Axis`].
    pub fn remove_axis(&self, axis: isize) -> Result<Self, DynShapeError> {
        let mut extents = Inline::from_slice(self.known_rank()?);
        let axis = axis::resolve(axis, extents.len())?;
        extents.remove(axis);
        Ok(Self { extents: Some(extents) })
    }

    /// The shape without the axes from the place `begin` up to the place `end`; negative places count from the end, -1 being behind
    /// the last axis. Nothing is removed where `end` is not behind `begin`.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::Axis`] for a place that there is not.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shape: DynShape = "[2,3,?,7]".parse()?;
    /// assert_eq!(shape.remove_axis_range(1, 3)?.to_string(), "[2,7]");
    /// assert_eq!(shape.remove_axis_range(0, -2)?.to_string(), "[7]");
    /// assert_eq!(shape.remove_axis_range(3, 1)?, shape);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// TensorFlow, `TensorShape::RemoveDimRange`.
    pub fn remove_axis_range(&self, begin: isize, end: isize) -> Result<Self, DynShapeError> {
        let mut extents = Inline::from_slice(self.known_rank()?);
        let places = extents.len().saturating_add(1);
        let (begin, end) = (axis::resolve(begin, places)?, axis::resolve(end, places)?);
        if begin < end {
            extents.drain(begin..end);
        }
        Ok(Self { extents: Some(extents) })
    }

    /// The shape with its axes in another order; negative axes count from the end. Of an unknown rank the axes give the
    /// rank.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::PermutationLength`] if there are not as many axes as the rank has, [`DynShapeError::RankTooLarge`] if they give a
    /// rank that is too large, [`DynShapeError::Permutation`] for an axis out of range or one that stands twice.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shape: DynShape = "[2,?,<=5]".parse()?;
    /// assert_eq!(shape.permute(&[-1, 0, 1])?.to_string(), "[<=5,2,?]");
    /// assert_eq!(DynShape::UNKNOWN.permute(&[1, 0])?.to_string(), "[?,?]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn permute(&self, axes: &[isize]) -> Result<Self, DynShapeError> {
        let extents = match self.extents() {
            Some(extents) => Inline::from_slice(extents),
            None => {
                rank::check(axes.len())?;
                Inline::from_elem(DynExtent::UNKNOWN, axes.len())
            }
        };
        if axes.len() != extents.len() {
            return Err(DynShapeError::PermutationLength { found: axes.len(), rank: extents.len() });
        }
        let mut found: smallvec::SmallVec<[usize; 8]> = smallvec::SmallVec::new();
        let mut permuted = Inline::new();
        for (second, &axis) in axes.iter().enumerate() {
            let axis = axis::resolve(axis, extents.len())
                .map_err(|error| DynShapeError::Permutation(PermutationError::Axis(error)))?;
            if let Some(first) = found.iter().position(|&other| other == axis) {
                return Err(DynShapeError::Permutation(PermutationError::Repeated { axis, first, second }));
            }
            found.push(axis);
            permuted.extend(extents.get(axis).copied());
        }
        Ok(Self { extents: Some(permuted) })
    }
}
