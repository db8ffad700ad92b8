//! Edits of dynamic shapes: axes added, removed, taken or permuted. What is known of an extent stays known.

use alloc::{vec, vec::Vec};
use core::ops::Range;

use super::{DynShape, DynShapeError, InlineExtents, symbols::one_table};
use crate::{
    axis::{self, edit::Edit, list},
    extent::DynExtent,
};

impl DynShape {
    /// Returns the shape after an edit that results in `rank` axes, `new` being the extents of the new ones.
    #[inline]
    fn edited(&self, edit: Edit<'_>, rank: usize, new: &[DynExtent]) -> Result<Self, DynShapeError> {
        Ok(Self::checked(edit.collect(self.known_rank()?, new, rank))?.after(
            self,
            edit,
            &vec![None; new.len()],
        ))
    }

    /// Returns the shape of a range of axes, or the error if the rank does not have them.
    #[inline]
    fn part(&self, axes: Range<usize>, error: DynShapeError) -> Result<Self, DynShapeError> {
        let part = self.known_rank()?.get(axes.clone()).ok_or(error)?;
        let part = Self::of_fitting(InlineExtents::from_slice(part));
        Ok(part.carrying(self, |axis| axis.checked_add(axes.start)))
    }

    /// Returns the shape with a new axis after the last one (Java's `append(long)`). An unknown rank stays unknown.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankTooLarge`]; or [`DynShapeError::Size`] if the element count no longer fits.
    #[doc(alias("expand_dims", "AddDim"))]
    #[inline]
    pub fn append(&self, extent: DynExtent) -> Result<Self, DynShapeError> {
        self.concatenate(&Self::of_fitting(InlineExtents::from_slice(&[extent])))
    }

    /// Returns the shape with a new axis before the first one (Java's `prepend(long)`). An unknown rank stays unknown.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankTooLarge`]; or [`DynShapeError::Size`] if the element count no longer fits.
    ///
    /// ```
    /// use shapewise::{DynExtent, DynShape};
    ///
    /// let shape: DynShape = "[28,28]".parse()?;
    /// assert_eq!(shape.prepend(DynExtent::UNKNOWN)?.to_string(), "[?,28,28]");
    /// assert_eq!(shape.prepend_shape(&"[2,3]".parse()?)?.to_string(), "[2,3,28,28]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "expand_dims")]
    #[inline]
    pub fn prepend(&self, extent: DynExtent) -> Result<Self, DynShapeError> {
        self.prepend_shape(&Self::of_fitting(InlineExtents::from_slice(&[extent])))
    }

    /// Returns the axes of this shape, then those of `other` (Java's `append(Shape)`, TensorFlow's `concatenate`). The rank
    /// is unknown if that of either shape is.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankTooLarge`]; or [`DynShapeError::Size`] if the element count does not fit.
    #[doc(alias("concat", "AppendShape"))]
    #[inline]
    pub fn concatenate(&self, other: &Self) -> Result<Self, DynShapeError> {
        match (self.extents(), other.extents()) {
            (Some(first), Some(last)) => {
                one_table(&[self, other])?;
                let both = Self::new(first.iter().chain(last).copied())?;
                if !self.has_symbols() && !other.has_symbols() {
                    return Ok(both);
                }
                let of = |shape: &Self, rank| (0..rank).map(|axis| shape.symbol_at(axis)).collect::<Vec<_>>();
                Ok(both.with_symbols([of(self, first.len()), of(other, last.len())].concat()))
            }
            _ => Ok(Self::UNKNOWN),
        }
    }

    /// Returns the axes of `other`, then those of this shape (Java's `prepend(Shape)`). See the example of [`prepend`](Self::prepend).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankTooLarge`]; or [`DynShapeError::Size`] if the element count does not fit.
    #[inline]
    pub fn prepend_shape(&self, other: &Self) -> Result<Self, DynShapeError> {
        other.concatenate(self)
    }

    /// Returns the first extent. Java's `head()` returns it as a shape: [`take(1)`](Self::take).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::TooFewAxes`] for rank 0.
    #[inline]
    pub fn head(&self) -> Result<DynExtent, DynShapeError> {
        self.known_rank()?.first().copied().ok_or(DynShapeError::TooFewAxes { wanted: 1, rank: 0 })
    }

    /// Returns the shape without its first axis; for rank 0 the shape itself (Java's `tail()`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], where Java throws a `NullPointerException`.
    #[inline]
    pub fn tail(&self) -> Result<Self, DynShapeError> {
        let rank = self.known_rank()?.len();
        self.edited(Edit::StartAt(1), rank.saturating_sub(1), &[])
    }

    /// Returns the first `count` axes (Java's `take`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::TooFewAxes`].
    #[inline]
    pub fn take(&self, count: usize) -> Result<Self, DynShapeError> {
        let rank = self.known_rank()?.len();
        self.part(0..count, DynShapeError::TooFewAxes { wanted: count, rank })
    }

    /// Returns the last `count` axes (Java's `takeLast`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::TooFewAxes`].
    #[doc(alias = "takeLast")]
    #[inline]
    pub fn take_last(&self, count: usize) -> Result<Self, DynShapeError> {
        let rank = self.known_rank()?.len();
        // If there are fewer axes, the difference wraps to a place after the last one, which no range begins at.
        self.part(rank.wrapping_sub(count)..rank, DynShapeError::TooFewAxes { wanted: count, rank })
    }

    /// Returns the axes from `begin` up to, not including, `end` (Java's `subShape`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::Range`].
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shape: DynShape = "[2,3,4,5]".parse()?;
    /// assert_eq!(shape.sub_shape(1, 3)?.to_string(), "[3,4]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "subShape")]
    #[inline]
    pub fn sub_shape(&self, begin: usize, end: usize) -> Result<Self, DynShapeError> {
        let rank = self.known_rank()?.len();
        self.part(begin..end, DynShapeError::Range { begin, end, rank })
    }

    /// Returns the shape with a new axis at a place. Negative places count from the end, -1 being after the last axis.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], [`DynShapeError::NoSuchAxis`] for a place that the result does not have, or
    /// [`DynShapeError::RankTooLarge`]; or [`DynShapeError::Size`] if the element count no longer fits.
    #[doc(alias("expand_dims", "InsertDim"))]
    #[inline]
    pub fn insert_axis(&self, place: isize, extent: DynExtent) -> Result<Self, DynShapeError> {
        let rank = self.known_rank()?.len().saturating_add(1);
        self.edited(Edit::Insert(axis::resolve(place, rank)?), rank, &[extent])
    }

    /// Returns the shape without one axis. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::NoSuchAxis`].
    #[doc(alias("RemoveDim", "squeeze", "DeleteDimension"))]
    #[inline]
    pub fn remove_axis(&self, axis: isize) -> Result<Self, DynShapeError> {
        let rank = self.known_rank()?.len();
        self.edited(Edit::Remove(axis::resolve(axis, rank)?, 1), rank.saturating_sub(1), &[])
    }

    /// Returns the shape without the axes from the place `begin` up to the place `end`. Negative places count from the end, -1 being after
    /// the last axis. If `end` is not after `begin`, no axis is removed.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::NoSuchAxis`] for a place that the shape does not have.
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
    /// # In other libraries
    ///
    /// TensorFlow, `TensorShape::RemoveDimRange`.
    #[doc(alias("RemoveDimRange", "RemoveLastDims"))]
    #[inline]
    pub fn remove_axis_range(&self, begin: isize, end: isize) -> Result<Self, DynShapeError> {
        let rank = self.known_rank()?.len();
        let place = |place| axis::resolve(place, rank.saturating_add(1));
        let begin = place(begin)?;
        let count = place(end)?.saturating_sub(begin);
        self.edited(Edit::Remove(begin, count), rank.saturating_sub(count), &[])
    }

    /// Returns the shape with its axes in another order: axis `k` of the result is axis `axes[k]`. Negative axes count from the end. If
    /// the rank is unknown, it becomes the number of axes.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::PermutationLength`] if the number of axes is not the rank; [`DynShapeError::RankTooLarge`] if the rank is
    /// unknown and the axes are too many; [`DynShapeError::Permutation`] for an axis that is out of range or named twice.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shape: DynShape = "[2,?,<=5]".parse()?;
    /// assert_eq!(shape.permute(&[-1, 0, 1])?.to_string(), "[<=5,2,?]");
    /// assert_eq!(DynShape::UNKNOWN.permute(&[1, 0])?.to_string(), "[?,?]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("transpose", "permuted_axes", "PermuteDimensions"))]
    pub fn permute(&self, axes: &[isize]) -> Result<Self, DynShapeError> {
        let shape = if self.is_unknown() { Self::try_of_rank(axes.len())? } else { self.clone() };
        let rank = shape.known_rank()?.len();
        if axes.len() != rank {
            return Err(DynShapeError::PermutationLength { found: axes.len(), rank });
        }
        let axes = list::heap::checked(axes, rank)?;
        shape.edited(Edit::Pick(&axes), rank, &[])
    }
}
