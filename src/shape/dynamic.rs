//! Shapes of which even the rank may be unknown: the dynamic rung.
//!
//! | operation | here | TensorFlow Java | where Java throws, wraps or shares |
//! |---|---|---|---|
//! | unknown rank | [`DynShape::UNKNOWN`] | `unknown()` | |
//! | no axes | [`scalar`](DynShape::scalar) | `scalar()` | |
//! | from extents | [`new`](DynShape::new), [`from_ints`](DynShape::from_ints) | `of(...)` | a copy; -1 is unknown, other negatives are an error |
//! | one extent | [`extent`](DynShape::extent) | `size(i)`, `get(i)` | an error out of range |
//! | element count | [`element_count`](DynShape::element_count) | `size()` | 0 where an extent is 0; never wraps |
//! | rank | [`rank`](DynShape::rank) | `numDimensions()` | `None` for -1 |
//! | extents | [`extents`](DynShape::extents), [`to_ints`](DynShape::to_ints) | `asArray()`, `toListOrNull()` | |
//! | kinds | [`is_unknown`](DynShape::is_unknown), [`is_scalar`](DynShape::is_scalar), [`is_vector`](DynShape::is_vector), [`is_matrix`](DynShape::is_matrix) | `isUnknown()`, ... | |
//! | | [`has_unknown_extent`](DynShape::has_unknown_extent) | `hasUnknownDimension()` | |
//! | one more axis | [`append`](DynShape::append), [`prepend`](DynShape::prepend) | `append(long)`, `prepend(long)` | unknown stays unknown |
//! | more axes | [`concatenate`](DynShape::concatenate), [`prepend_shape`](DynShape::prepend_shape) | `append(Shape)`, `prepend(Shape)` | unknown where either is |
//! | parts | [`head`](DynShape::head), [`tail`](DynShape::tail), [`take`](DynShape::take), [`take_last`](DynShape::take_last), [`sub_shape`](DynShape::sub_shape) | `head()`, ... | an error of an unknown rank or too few axes |
//! | a rank asked for | [`with_rank`](DynShape::with_rank), [`with_rank_at_least`](DynShape::with_rank_at_least), [`with_rank_at_most`](DynShape::with_rank_at_most) | Python's | |
//! | one extent replaced | [`with_extent`](DynShape::with_extent) | C++'s `set_dim` | |
//! | axes by range | [`slice_axes`](DynShape::slice_axes) | Python's `shape[a:b:s]` | |
//! | axes removed | [`remove_axis`](DynShape::remove_axis), [`remove_axis_range`](DynShape::remove_axis_range) | C++'s `RemoveDim`, `RemoveDimRange` | |
//! | the first, the last axes | [`starts_with`](DynShape::starts_with), [`ends_with`](DynShape::ends_with) | C++'s | three answers |
//! | perhaps the same | [`is_compatible_with`](DynShape::is_compatible_with) | `isCompatibleWith` | |
//! | the same | `==`, [`known_equal`](DynShape::known_equal) | `equals` | `==` compares what is known, and is a key; the other has three answers |
//! | text | `Display`, `FromStr` | `toString()` | `[2,?,<=5]`, and `?` for an unknown rank |

mod axes;
mod convert;
mod lattice;
mod rank;
mod reshape;
mod text;

use core::{fmt, hash::Hash};

use alloc::vec::Vec;

use smallvec::SmallVec;

#[cfg(feature = "xla")]
pub(crate) use self::text::extents as parse_extents;
pub use self::{
    reshape::DynReshapeError,
    text::{Expected, ParseError},
};
use super::{AnyRank, RankFamily, Shape, ShapeError, partial};
use crate::{
    axis::{self, AxisError, PermutationError},
    extent::{DynExtent, FromIntsError},
    index::SizeError,
    rank::{RankError, check as check_rank},
};

/// The extents, without an allocation up to rank 8.
pub(crate) type Inline = SmallVec<[DynExtent; 8]>;

/// A shape whose extents may be known, bounded or unknown, and whose rank may be unknown.
///
/// It stands for a set of shapes: `[2,?]` for all that have two axes, the first of extent 2; `?` for all.
/// [`merge`](Self::merge), [`join`](Self::join), [`is_subtype_of`](Self::is_subtype_of) are operations on these sets.
///
/// # Examples
///
/// ```
/// use shapewise::{DynShape, Shape};
///
/// let declared: DynShape = "[?,784]".parse()?;
/// let found = DynShape::from(Shape::new([32, 784])?);
/// assert!(found.is_subtype_of(&declared) && declared.is_compatible_with(&found));
/// assert_eq!(declared.merge(&found)?, found);
/// assert_eq!(Shape::<2>::try_from(&found)?.extents(), [32, 784]);
/// assert_eq!(Shape::<2>::try_from(&declared).unwrap_err().to_string(),
///     "axis 0 has extent ?, which is not known: a shape needs each extent");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Source
///
/// TensorFlow Java, `org.tensorflow.ndarray.Shape`, with what Python's `TensorShape` adds: [the table](self).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DynShape {
    // `None`: the rank is unknown.
    // INVARIANT: the product of the known extents other than 0 fits `isize`.
    extents: Option<Inline>,
}

/// Why a part of a shape cannot be had.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DynShapeError {
    /// The rank is unknown, and the operation needs it.
    RankUnknown,
    /// There are not as many axes.
    TooFewAxes {
        /// How many were to be taken.
        wanted: usize,
        /// The rank.
        rank: usize,
    },
    /// A range of axes that the shape does not have.
    Range {
        /// The first axis.
        begin: usize,
        /// The axis behind the last.
        end: usize,
        /// The rank.
        rank: usize,
    },
    /// An axis that the rank does not have.
    Axis(AxisError),
    /// Not as many axes in a permutation as the rank has.
    PermutationLength {
        /// How many there are.
        found: usize,
        /// The rank.
        rank: usize,
    },
    /// Axes that are no permutation.
    Permutation(PermutationError),
    /// The rank is not one of those asked for.
    Rank {
        /// The rank.
        rank: usize,
        /// The least that is asked for.
        least: usize,
        /// The most that is asked for.
        most: usize,
    },
    /// A step of 0.
    StepIsZero,
    /// The rank is above the greatest.
    RankTooLarge(RankError),
    /// The element count does not fit.
    Size(SizeError),
}

impl fmt::Display for DynShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RankUnknown => f.write_str("the rank is unknown, so its axes cannot be told apart"),
            Self::TooFewAxes { wanted, rank } => {
                write!(f, "rank {rank} has fewer axes than {wanted}")
            }
            Self::Range { begin, end, rank } if begin > end => {
                write!(f, "axes {begin}..{end} of rank {rank} are no range: it begins behind its end")
            }
            Self::Range { begin, end, rank } => {
                write!(f, "axes {begin}..{end} are out of range: the rank is {rank}")
            }
            Self::Axis(error) => write!(f, "{error}"),
            Self::Rank { rank, least, most } if least == most => {
                write!(f, "the rank is {rank}, expected {least}")
            }
            Self::Rank { rank, least, most: usize::MAX } => {
                write!(f, "the rank is {rank}, expected at least {least}")
            }
            Self::Rank { rank, most, .. } => write!(f, "the rank is {rank}, expected at most {most}"),
            Self::StepIsZero => f.write_str("the step along the axes is 0: a step must not be 0"),
            Self::PermutationLength { found, rank } => {
                write!(f, "{found} axes are no order of the axes of rank {rank}: each axis stands there once")
            }
            Self::Permutation(error) => write!(f, "{error}"),
            Self::RankTooLarge(error) => write!(f, "{error}"),
            Self::Size(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for DynShapeError {}

impl From<AxisError> for DynShapeError {
    fn from(error: AxisError) -> Self {
        Self::Axis(error)
    }
}

impl From<RankError> for DynShapeError {
    fn from(error: RankError) -> Self {
        Self::RankTooLarge(error)
    }
}

impl From<SizeError> for DynShapeError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}

impl DynShape {
    /// The shape of which nothing is known, not even the rank (Java's `unknown()`).
    pub const UNKNOWN: Self = Self { extents: None };

    /// The shape without axes (Java's `scalar()`).
    #[must_use]
    pub fn scalar() -> Self {
        Self { extents: Some(Inline::new()) }
    }

    /// The shape with these extents (Java's `of`).
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankTooLarge`] for a rank above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK), however many extents
    /// there are; [`DynShapeError::Size`] if the product of the known extents other than 0 does not fit `isize`.
    pub fn new(extents: impl IntoIterator<Item = DynExtent>) -> Result<Self, DynShapeError> {
        let mut first = Inline::new();
        for extent in extents {
            check_rank(first.len().saturating_add(1))?;
            first.push(extent);
        }
        Ok(Self::of_some(first)?)
    }

    fn checked(extents: Inline) -> Result<Self, DynShapeError> {
        check_rank(extents.len())?;
        Ok(Self::of_some(extents)?)
    }

    /// The shape with extents of a rank that is known not to be too large.
    pub(crate) fn of_some(extents: Inline) -> Result<Self, SizeError> {
        partial::fits(&extents).map(|()| Self { extents: Some(extents) })
    }

    /// The shape with extents that are known to fit.
    #[cfg(feature = "xla")]
    pub(crate) const fn of_fitting(extents: Inline) -> Self {
        Self { extents: Some(extents) }
    }

    /// The shape of a rank, its extents unknown.
    ///
    /// # Panics
    ///
    /// At the caller's line, where [`try_of_rank`](Self::try_of_rank) gives an error.
    #[must_use]
    #[track_caller]
    pub fn of_rank(rank: usize) -> Self {
        match Self::try_of_rank(rank) {
            Ok(shape) => shape,
            Err(error) => panic!("{error}"),
        }
    }

    /// The shape of a rank, its extents unknown: for a rank that was read.
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
    pub fn try_of_rank(rank: usize) -> Result<Self, RankError> {
        check_rank(rank)?;
        Ok(Self { extents: Some(Inline::from_elem(DynExtent::UNKNOWN, rank)) })
    }

    /// The shape with these extents, -1 for one that is unknown (Java's `of(long...)`).
    ///
    /// # Errors
    ///
    /// [`FromIntsError`] if there are more than [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK); with the first axis that is
    /// negative and not -1, or too large; or if the element count does not fit.
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
        check_rank(ints.len()).map_err(FromIntsError::RankTooLarge)?;
        let mut extents = Inline::with_capacity(ints.len());
        for (axis, int) in ints.iter().enumerate() {
            extents.push(match int.to_i128() {
                Some(-1) => DynExtent::UNKNOWN,
                _ => {
                    let extent = FromIntsError::extent(axis, *int)?;
                    partial::next_known(&extents, extent).map_err(FromIntsError::Size)?
                }
            });
        }
        Self::of_some(extents).map_err(FromIntsError::Size)
    }

    /// The rank, if it is known (Java's `numDimensions()`).
    #[must_use]
    pub fn rank(&self) -> Option<usize> {
        self.extents.as_ref().map(SmallVec::len)
    }

    /// The extents, if the rank is known.
    #[must_use]
    #[inline]
    pub fn extents(&self) -> Option<&[DynExtent]> {
        self.extents.as_deref()
    }

    /// The extents, or why there are none.
    fn known_rank(&self) -> Result<&[DynExtent], DynShapeError> {
        self.extents().ok_or(DynShapeError::RankUnknown)
    }

    /// The extents as integers, -1 for one that is not known (Java's `asArray()`); `None` if the rank is unknown.
    #[must_use]
    pub fn to_ints(&self) -> Option<Vec<i64>> {
        // An extent fits `isize`, which is at most 64 bits.
        let int =
            |extent: &DynExtent| extent.get().map_or(-1, |extent| i64::try_from(extent).unwrap_or(i64::MAX));
        self.extents().map(|extents| extents.iter().map(int).collect())
    }

    /// The extent of an axis; negative axes count from the end (Java's `size(i)` and `get(i)`). Of an unknown rank each
    /// axis that there may be has an unknown extent.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank is known and has no such axis.
    #[expect(clippy::indexing_slicing, reason = "`resolve` gives an axis below the rank")]
    pub fn extent(&self, axis: isize) -> Result<DynExtent, AxisError> {
        match self.extents() {
            Some(extents) => axis::resolve(axis, extents.len()).map(|axis| extents[axis]),
            None => Ok(DynExtent::UNKNOWN),
        }
    }

    /// The element count, as known as the extents are: 0 where one is 0, whatever the others (Java's `size()`, which has
    /// -1 there, and wraps).
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let count = |text: &str| text.parse::<DynShape>().unwrap().element_count().to_string();
    /// assert_eq!([count("[2,3]"), count("[2,<=3]"), count("[2,?]"), count("[0,?]"), count("?")], ["6", "<=6", "?", "0", "?"]);
    /// ```
    #[must_use]
    pub fn element_count(&self) -> DynExtent {
        self.extents().map_or(DynExtent::UNKNOWN, partial::element_count)
    }

    /// Whether an extent is 0: certainly, certainly not, or perhaps.
    #[must_use]
    pub fn is_empty(&self) -> Option<bool> {
        let extents = self.extents()?;
        if self.element_count() == DynExtent::ZERO {
            return Some(true);
        }
        // What is known is not 0; what is not known may be.
        extents.iter().all(|extent| extent.is_known()).then_some(false)
    }

    /// How many extents differ from 1, if that is known of each.
    #[must_use]
    pub fn true_rank(&self) -> Option<usize> {
        true_rank(self.extents()?)
    }

    /// Whether the rank is unknown (Java's `isUnknown()`).
    #[must_use]
    pub const fn is_unknown(&self) -> bool {
        self.extents.is_none()
    }

    /// Whether the rank is known to be 0.
    #[must_use]
    pub fn is_scalar(&self) -> bool {
        self.rank() == Some(0)
    }

    /// Whether the rank is known to be 1.
    #[must_use]
    pub fn is_vector(&self) -> bool {
        self.rank() == Some(1)
    }

    /// Whether the rank is known to be 2.
    #[must_use]
    pub fn is_matrix(&self) -> bool {
        self.rank() == Some(2)
    }

    /// Whether the rank and all extents are known (TensorFlow's `is_fully_defined`).
    #[must_use]
    pub fn is_fully_known(&self) -> bool {
        self.extents().is_some_and(|extents| extents.iter().all(|extent| extent.is_known()))
    }

    /// Whether the rank or an extent is not known (Java's `hasUnknownDimension()`). A bounded extent is not known.
    #[must_use]
    pub fn has_unknown_extent(&self) -> bool {
        !self.is_fully_known()
    }
}

/// How many extents differ from 1, if that is known of each.
pub(crate) fn true_rank(extents: &[DynExtent]) -> Option<usize> {
    extents.iter().try_fold(0_usize, |count, extent| match extent.known_equal(DynExtent::ONE)? {
        true => Some(count),
        false => count.checked_add(1),
    })
}

impl Default for DynShape {
    /// The shape of which nothing is known.
    fn default() -> Self {
        Self::UNKNOWN
    }
}

/// Shapes, for `match_rank!`.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Shapes;

impl RankFamily for Shapes {
    type Dynamic = DynShape;
    type Ranked<const R: usize> = Shape<R>;

    fn known_rank(shape: &DynShape) -> Option<usize> {
        shape.rank()
    }

    fn ranked<const R: usize>(shape: &DynShape) -> Result<Shape<R>, ShapeError> {
        Shape::try_from(shape)
    }
}

#[diagnostic::do_not_recommend]
impl AnyRank<Shapes> for DynShape {
    fn dynamic(&self) -> &Self {
        self
    }
}
