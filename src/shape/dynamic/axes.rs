//! Edits of dynamic shapes: axes added, removed, taken or permuted. What is known of an extent stays known.

use core::ops::Range;

use super::{DynShape, DynShapeError, InlineExtents, sets};
use crate::{
    axis::{self, edit::Edit, list},
    error::error_messages,
    extent::{DynExtent, Knowledge},
    index::{self, SizeError},
    message::Count,
    rank::{self, RankError},
    shape::CountMismatch,
};

impl DynShape {
    /// Returns the shape after an edit that results in `rank` axes, `new` being the extents of the new ones.
    #[inline]
    fn edited(&self, edit: Edit<'_>, rank: usize, new: &[DynExtent]) -> Result<Self, DynShapeError> {
        Self::checked(edit.collect(self.known_rank()?, new, rank))
    }

    /// Returns the shape of a range of axes, or the error if the rank does not have them.
    #[inline]
    fn part(&self, axes: Range<usize>, error: DynShapeError) -> Result<Self, DynShapeError> {
        let part = self.known_rank()?.get(axes).ok_or(error)?;
        Ok(Self { extents: Some(InlineExtents::from_slice(part)) })
    }

    /// Returns the shape with a new axis after the last one (Java's `append(long)`). An unknown rank stays unknown.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankTooLarge`]; or [`DynShapeError::Size`] if the element count no longer fits.
    #[doc(alias("expand_dims", "AddDim"))]
    #[inline]
    pub fn append(&self, extent: DynExtent) -> Result<Self, DynShapeError> {
        self.concatenate(&Self { extents: Some(InlineExtents::from_slice(&[extent])) })
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
        self.prepend_shape(&Self { extents: Some(InlineExtents::from_slice(&[extent])) })
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
            (Some(first), Some(last)) => Self::new(first.iter().chain(last).copied()),
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

// Reshapes of dynamic shapes: other extents for the same elements, one of them inferred.

/// Why a shape cannot be reshaped to some extents: the error of [`DynShape::reshape`](crate::DynShape::reshape).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DynReshapeError {
    /// Two extents are -1, and at most one can be inferred.
    TwoInferred {
        /// The first axis of extent -1.
        first: usize,
        /// The second axis of extent -1.
        second: usize,
    },
    /// A negative extent other than -1.
    Negative {
        /// The axis.
        axis: usize,
        /// The extent.
        extent: isize,
    },
    /// The element counts differ: of the shape, as far as it is known, and of the new extents, with 1 for the one to infer.
    Count(CountMismatch<DynExtent>),
    /// The element count is not a multiple of the product of the new extents.
    Indivisible {
        /// The element count of the shape.
        count: usize,
        /// The product of the new extents, without the one to infer.
        product: usize,
    },
    /// Another extent is 0, so every value of the extent to infer would fit.
    Ambiguous {
        /// The axis of extent -1.
        axis: usize,
    },
    /// There are more extents than [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    RankTooLarge(RankError),
    /// The element count of the new extents does not fit `isize`.
    Size(SizeError),
}

error_messages! {
    #[inline] DynReshapeError [Count(CountMismatch<DynExtent>), RankTooLarge(RankError), Size(SizeError)]
    Self::TwoInferred { first, second } =>
        "the extents of axes {first} and {second} are both -1: at most one can be inferred";
    Self::Negative { axis, extent } =>
        "axis {axis} has the negative extent {extent}: an extent is at least 0, or -1 to infer it";
    Self::Indivisible { count, product } => "{} cannot become a multiple of {}",
        Count(count, "element", "elements"), Count(product, "element", "elements");
    Self::Ambiguous { axis } =>
        "the extent of axis {axis} cannot be inferred: another extent is 0, so every value fits";
}

/// Returns the extent to infer, from the element count and the product of the other extents, which is not 0.
fn inferred(count: DynExtent, product: usize) -> Result<DynExtent, DynReshapeError> {
    let quotient = |count: usize| count.checked_div(product).unwrap_or_default();
    match count.knowledge() {
        Knowledge::Known(count) => match index::inferred(count, product) {
            Some(extent) => Ok(DynExtent::known(extent)?),
            None => Err(DynReshapeError::Indivisible { count, product }),
        },
        Knowledge::Bounded(bound) => Ok(DynExtent::at_most(quotient(bound))?),
        Knowledge::Unknown => Ok(DynExtent::UNKNOWN),
    }
}

impl DynShape {
    /// Takes extents, returns the shape with these extents and the same element count. The extent -1, at most once, is inferred.
    ///
    /// The inferred extent is as known as this shape: for `[?,4]` it is unknown, for `[<=6,4]` it is bounded.
    ///
    /// # Errors
    ///
    /// [`DynReshapeError`]: two extents to infer, a negative extent, different element counts, an element count that is not a
    /// multiple of the other extents, an extent to infer next to an extent of 0, an element count that does not fit `isize`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let reshaped = |text: &str, to: &[isize]| text.parse::<DynShape>().unwrap().reshape(to).map(|shape| shape.to_string());
    /// assert_eq!(reshaped("[2,6]", &[3, -1])?, "[3,4]");
    /// assert_eq!(reshaped("[<=6,4]", &[-1, 8])?, "[<=3,8]");
    /// assert_eq!(reshaped("[?,4]", &[-1, 8])?, "[?,8]");
    /// assert_eq!(
    ///     reshaped("[2,6]", &[5, 2]).unwrap_err().to_string(),
    ///     "12 elements cannot become 10 elements: the element count must stay the same"
    /// );
    /// # Ok::<(), shapewise::shape::DynReshapeError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy's `reshape`, for known extents. Deviation: NumPy infers any negative extent; this infers only -1, because -2 is more
    /// likely a mistake than intended.
    pub fn reshape(&self, to: &[isize]) -> Result<Self, DynReshapeError> {
        rank::check(to.len())?;
        let (mut extents, mut infer) = (InlineExtents::with_capacity(to.len()), None);
        for (axis, &extent) in to.iter().enumerate() {
            extents.push(match (extent, infer) {
                (-1, Some(first)) => return Err(DynReshapeError::TwoInferred { first, second: axis }),
                (-1, None) => {
                    infer = Some(axis);
                    DynExtent::ONE
                }
                (..0, _) => return Err(DynReshapeError::Negative { axis, extent }),
                _ => DynExtent::known(extent.unsigned_abs())?,
            });
        }
        sets::fits(&extents)?;
        // With 1 for the extent to infer, this is the product of the others.
        let product = sets::element_count(&extents).get().unwrap_or_default();
        let count = self.element_count();
        match infer {
            Some(axis) if product == 0 && count.contains(0) => {
                return Err(DynReshapeError::Ambiguous { axis });
            }
            Some(axis) if product > 0 => {
                if let Some(extent) = extents.get_mut(axis) {
                    *extent = inferred(count, product)?;
                }
            }
            _ if !count.contains(product) => return Err(CountMismatch::new(count, product).into()),
            _ => {}
        }
        Ok(Self::of_fitting(extents))
    }
}
