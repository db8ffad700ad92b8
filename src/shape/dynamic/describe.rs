//! Constructors of dynamic shapes, and queries: rank, extents, counts.

use alloc::vec::Vec;

use super::{DynShape, DynShapeError, InlineExtents, ShapeAxes, sets, true_rank};
use crate::{
    axis::{self, AxisError},
    extent::{DynExtent, FromIntsError},
    index::SizeError,
    rank::{RankError, check as check_rank},
};

impl DynShape {
    /// The shape of unknown rank, with unknown extents (Java's `unknown()`).
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// assert_eq!((DynShape::UNKNOWN.to_string(), DynShape::UNKNOWN.rank()), ("?".into(), None));
    /// ```
    #[doc(alias = "unknown_shape")]
    pub const UNKNOWN: Self = Self { axes: ShapeAxes::Unknown };

    /// Returns the shape of rank 0 (Java's `scalar()`).
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// assert_eq!(DynShape::scalar().to_string(), "[]");
    /// assert!(DynShape::scalar().is_scalar());
    /// ```
    #[must_use]
    #[inline]
    pub fn scalar() -> Self {
        Self::of_fitting(InlineExtents::new())
    }

    /// Returns the shape with these extents, in axis order (Java's `of`). Of numbers, `DynShape::try_from([2, 3])` makes a shape, and
    /// [`from_ints`](Self::from_ints), where -1 is unknown.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankTooLarge`] for a rank above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK); the iterator is not read
    /// further then. [`DynShapeError::Size`] if the product of the known extents other than 0 does not fit `isize`.
    ///
    /// ```
    /// use shapewise::{DynExtent, DynShape};
    ///
    /// let shape = DynShape::new([DynExtent::known(2)?, DynExtent::UNKNOWN])?;
    /// assert_eq!(shape.to_string(), "[2,?]");
    /// assert_eq!(shape, DynShape::from_ints(&[2, -1])?);
    /// assert_eq!(DynShape::try_from([2, 3])?.to_string(), "[2,3]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(extents: impl IntoIterator<Item = DynExtent>) -> Result<Self, DynShapeError> {
        let mut first = InlineExtents::new();
        for extent in extents {
            check_rank(first.len().saturating_add(1))?;
            first.push(extent);
        }
        Ok(Self::of_some(first)?)
    }

    #[inline]
    pub(super) fn checked(extents: InlineExtents) -> Result<Self, DynShapeError> {
        check_rank(extents.len())?;
        Ok(Self::of_some(extents)?)
    }

    /// Returns the shape with these extents, whose rank is known not to be too large.
    #[inline]
    pub(crate) fn of_some(extents: InlineExtents) -> Result<Self, SizeError> {
        sets::fits(&extents).map(|()| Self::of_fitting(extents))
    }

    /// Returns the shape with these extents, which are known to be the extents of a shape.
    #[inline]
    pub(crate) const fn of_fitting(extents: InlineExtents) -> Self {
        Self { axes: ShapeAxes::Known(extents) }
    }

    /// Takes a rank, returns the shape of this rank whose extents are all unknown.
    ///
    /// # Panics
    ///
    /// Where [`try_of_rank`](Self::try_of_rank) returns an error; the panic names the caller's line.
    ///
    /// ```
    /// assert_eq!(shapewise::DynShape::of_rank(2).to_string(), "[?,?]");
    /// ```
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn of_rank(rank: usize) -> Self {
        match Self::try_of_rank(rank) {
            Ok(shape) => shape,
            Err(error) => panic!("{error}"),
        }
    }

    /// Takes a rank, returns the shape of this rank whose extents are all unknown. For a rank that comes from input.
    ///
    /// # Errors
    ///
    /// [`RankError`] for a rank above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// assert_eq!(DynShape::try_of_rank(3)?.to_string(), "[?,?,?]");
    /// assert!(DynShape::try_of_rank(usize::MAX).is_err());
    /// # Ok::<(), shapewise::rank::RankError>(())
    /// ```
    #[doc(alias = "unknown_shape")]
    #[inline]
    pub fn try_of_rank(rank: usize) -> Result<Self, RankError> {
        check_rank(rank)?;
        Ok(Self::of_fitting(InlineExtents::from_elem(DynExtent::UNKNOWN, rank)))
    }

    /// Takes extents as integers of any type, in axis order, returns the shape with these extents; -1 is an unknown extent (Java's
    /// `of(long...)`).
    ///
    /// # Errors
    ///
    /// [`FromIntsError`] if there are more than [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK) integers; with the first axis whose
    /// extent is negative and not -1, or too large; or if the element count does not fit `isize`.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// assert_eq!(DynShape::from_ints(&[2_i64, -1])?.to_string(), "[2,?]");
    /// assert_eq!(
    ///     DynShape::from_ints(&[2, -5]).unwrap_err().to_string(),
    ///     "axis 1 has the negative extent -5: an extent is at least 0"
    /// );
    /// # Ok::<(), shapewise::FromIntsError>(())
    /// ```
    pub fn from_ints<I: num_traits::PrimInt>(ints: &[I]) -> Result<Self, FromIntsError> {
        check_rank(ints.len())?;
        let mut extents = InlineExtents::with_capacity(ints.len());
        for (axis, int) in ints.iter().enumerate() {
            extents.push(match int.to_i128() {
                Some(-1) => DynExtent::UNKNOWN,
                _ => {
                    let extent = FromIntsError::extent(axis, *int)?;
                    sets::next_known(&extents, extent)?
                }
            });
        }
        Ok(Self::of_some(extents)?)
    }

    /// Returns the rank, if it is known (Java's `numDimensions()`).
    ///
    /// ```
    /// use shapewise::{DynExtent, DynShape};
    ///
    /// let (batch, any): (DynShape, DynShape) = ("[?,28,1]".parse()?, "?".parse()?);
    /// assert_eq!((batch.rank(), any.rank()), (Some(3), None));
    /// assert_eq!(batch.extents().map(|extents| extents[0]), Some(DynExtent::UNKNOWN));
    /// assert_eq!((batch.is_unknown(), any.is_unknown()), (false, true));
    /// assert!(batch.has_unknown_extent() && any.has_unknown_extent() && !batch.is_fully_known());
    /// // the unknown extent may be 0, or 1
    /// assert_eq!((batch.is_empty(), batch.true_rank()), (None, None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[doc(alias("ndim", "ndims", "num_dimensions"))]
    #[inline]
    pub fn rank(&self) -> Option<usize> {
        self.extents().map(<[_]>::len)
    }

    /// Returns all extents, in axis order, if the rank is known.
    ///
    /// [`rank`](Self::rank) has an example.
    #[must_use]
    #[inline]
    #[doc(alias("shape", "dims", "dimensions"))]
    pub fn extents(&self) -> Option<&[DynExtent]> {
        match &self.axes {
            ShapeAxes::Known(extents) => Some(extents),
            ShapeAxes::Symbolic(symbolic) => Some(&symbolic.extents),
            ShapeAxes::Unknown => None,
        }
    }

    /// Returns the extents, or the error that the rank is unknown.
    #[inline]
    pub(super) fn known_rank(&self) -> Result<&[DynExtent], DynShapeError> {
        self.extents().ok_or(DynShapeError::RankUnknown)
    }

    /// Returns the extents as integers, -1 for an extent that is not known (Java's `asArray()`); `None` if the rank is unknown.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// assert_eq!("[2,?,<=5]".parse::<DynShape>()?.to_ints(), Some(vec![2, -1, -1]));
    /// assert_eq!(DynShape::UNKNOWN.to_ints(), None);
    /// # Ok::<(), shapewise::ParseError>(())
    /// ```
    #[must_use]
    #[doc(alias("as_list", "as_array", "to_list_or_null"))]
    #[inline]
    pub fn to_ints(&self) -> Option<Vec<i64>> {
        // An extent fits `isize`, which is at most 64 bits.
        let int =
            |extent: &DynExtent| extent.get().map_or(-1, |extent| i64::try_from(extent).unwrap_or(i64::MAX));
        self.extents().map(|extents| extents.iter().map(int).collect())
    }

    /// Takes an axis, returns its extent (Java's `size(i)` and `get(i)`). Negative axes count from the end. If the rank is unknown, the
    /// extent of every axis is unknown.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank is known and the axis is out of range for it.
    #[doc(alias("get", "dim_size"))]
    #[expect(clippy::indexing_slicing, reason = "`resolve` returns an axis below the rank")]
    #[inline]
    pub fn extent(&self, axis: isize) -> Result<DynExtent, AxisError> {
        match self.extents() {
            Some(extents) => axis::resolve(axis, extents.len()).map(|axis| extents[axis]),
            None => Ok(DynExtent::UNKNOWN),
        }
    }

    /// Returns the element count: 0 if an extent is 0, else known if all extents are known, bounded if the others are bounded, or
    /// unknown. Java's `size()` returns -1 if an extent is unknown, even if another is 0, and wraps around.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let count = |text: &str| text.parse::<DynShape>().unwrap().element_count().to_string();
    /// assert_eq!(
    ///     [count("[2,3]"), count("[2,<=3]"), count("[2,?]"), count("[0,?]"), count("?")],
    ///     ["6", "<=6", "?", "0", "?"]
    /// );
    /// ```
    #[must_use]
    #[doc(alias("num_elements", "numel", "size"))]
    #[inline]
    pub fn element_count(&self) -> DynExtent {
        self.extents().map_or(DynExtent::UNKNOWN, sets::element_count)
    }

    /// Returns whether an extent is 0, so that there are no elements: certainly, certainly not, or (`None`) perhaps.
    ///
    /// [`rank`](Self::rank) has an example.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> Option<bool> {
        self.element_count().get().map(|count| count == 0)
    }

    /// Returns the number of extents that differ from 1; `None` if an extent may be 1 or not.
    ///
    /// [`rank`](Self::rank) has an example.
    #[must_use]
    #[doc(alias = "TrueNumDimensions")]
    #[inline]
    pub fn true_rank(&self) -> Option<usize> {
        true_rank(self.extents()?)
    }

    /// Returns whether the rank is unknown (Java's `isUnknown()`).
    ///
    /// [`rank`](Self::rank) has an example.
    #[must_use]
    #[doc(alias = "unknown_rank")]
    #[inline]
    pub const fn is_unknown(&self) -> bool {
        matches!(self.axes, ShapeAxes::Unknown)
    }

    /// Returns whether the rank is known to be 0.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shape = |text: &str| text.parse::<DynShape>().unwrap();
    /// assert!(shape("[]").is_scalar() && shape("[?]").is_vector() && shape("[2,3]").is_matrix());
    /// assert!(!shape("?").is_scalar() && !shape("?").is_vector() && !shape("?").is_matrix());
    /// ```
    #[must_use]
    #[inline]
    pub fn is_scalar(&self) -> bool {
        self.rank() == Some(0)
    }

    /// Returns whether the rank is known to be 1.
    ///
    /// [`is_scalar`](Self::is_scalar) has an example.
    #[must_use]
    #[inline]
    pub fn is_vector(&self) -> bool {
        self.rank() == Some(1)
    }

    /// Returns whether the rank is known to be 2.
    ///
    /// [`is_scalar`](Self::is_scalar) has an example.
    #[must_use]
    #[inline]
    pub fn is_matrix(&self) -> bool {
        self.rank() == Some(2)
    }

    /// Returns whether the rank and all extents are known (TensorFlow's `is_fully_defined`).
    ///
    /// [`rank`](Self::rank) has an example.
    #[must_use]
    #[doc(alias("is_fully_defined", "is_static"))]
    #[inline]
    pub fn is_fully_known(&self) -> bool {
        self.extents().is_some_and(sets::are_known)
    }

    /// Returns whether the rank or an extent is not known (Java's `hasUnknownDimension()`). A bounded extent is not known.
    ///
    /// [`rank`](Self::rank) has an example.
    #[must_use]
    #[doc(alias("has_unknown_dimension", "is_dynamic"))]
    #[inline]
    pub fn has_unknown_extent(&self) -> bool {
        !self.is_fully_known()
    }
}
