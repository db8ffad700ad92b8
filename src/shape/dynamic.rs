//! Shapes whose extents and rank may be unknown: the dynamic level.
//!
//! | operation | here | TensorFlow | differences to TensorFlow |
//! |---|---|---|---|
//! | unknown rank | [`DynShape::UNKNOWN`] | `unknown()` | |
//! | no axes | [`scalar`](DynShape::scalar) | `scalar()` | |
//! | from extents | [`new`](DynShape::new), [`from_ints`](DynShape::from_ints) | `of(...)` | -1 is unknown; other negative extents are an error; the extents are copied |
//! | one extent | [`extent`](DynShape::extent) | `size(i)`, `get(i)` | an error out of range |
//! | element count | [`element_count`](DynShape::element_count) | `size()` | 0 where an extent is 0; never wraps |
//! | rank | [`rank`](DynShape::rank) | `numDimensions()` | `None` where Java has -1 |
//! | extents | [`extents`](DynShape::extents), [`to_ints`](DynShape::to_ints) | `asArray()`, `toListOrNull()` | |
//! | kinds | [`is_unknown`](DynShape::is_unknown), [`is_scalar`](DynShape::is_scalar), [`is_vector`](DynShape::is_vector), [`is_matrix`](DynShape::is_matrix) | `isUnknown()`, ... | |
//! | | [`has_unknown_extent`](DynShape::has_unknown_extent) | `hasUnknownDimension()` | |
//! | one more axis | [`append`](DynShape::append), [`prepend`](DynShape::prepend) | `append(long)`, `prepend(long)` | unknown stays unknown |
//! | more axes | [`concatenate`](DynShape::concatenate), [`prepend_shape`](DynShape::prepend_shape) | `append(Shape)`, `prepend(Shape)` | unknown where either is |
//! | parts | [`head`](DynShape::head), [`tail`](DynShape::tail), [`take`](DynShape::take), [`take_last`](DynShape::take_last), [`sub_shape`](DynShape::sub_shape) | `head()`, ... | an unknown rank or too few axes are an error |
//! | a rank required | [`with_rank`](DynShape::with_rank), [`with_rank_at_least`](DynShape::with_rank_at_least), [`with_rank_at_most`](DynShape::with_rank_at_most) | Python's | |
//! | one extent replaced | [`with_extent`](DynShape::with_extent) | C++'s `set_dim` | |
//! | axes by range | [`slice_axes`](DynShape::slice_axes) | Python's `shape[a:b:s]` | |
//! | axes removed | [`remove_axis`](DynShape::remove_axis), [`remove_axis_range`](DynShape::remove_axis_range) | C++'s `RemoveDim`, `RemoveDimRange` | |
//! | compare the first or last axes | [`starts_with`](DynShape::starts_with), [`ends_with`](DynShape::ends_with) | C++'s | yes, no or perhaps |
//! | may be equal | [`is_compatible_with`](DynShape::is_compatible_with) | `isCompatibleWith` | |
//! | one symbol for equal extents | [`symbolic_extents`](DynShape::symbolic_extents), [`SymbolTable`](crate::extent::SymbolTable) | | [the rules](crate::guide::shapes_alone#extents-that-are-not-known-with-names) |
//! | equal | `==`, [`known_equal`](DynShape::known_equal) | `equals` | `==` compares what is known, so a shape is a key of maps; `known_equal` answers yes, no or perhaps |
//! | text | `Display`, `FromStr` | `toString()` | `[2,?,<=5]`, and `?` for an unknown rank |

mod describe;
mod inferred;

mod axes;
mod conditional;
mod match_rank;
mod refine;
mod reshape;
mod sets;
mod symbols;
pub(crate) mod text;

use alloc::{boxed::Box, vec::Vec};

use super::{Shape, ShapeError};
use crate::{
    axis::{AxisError, PermutationError},
    error::error_messages,
    extent::{DynExtent, Extents, TablesDiffer},
    impls::conversions,
    index::SizeError,
    message::Count,
    rank::{RankError, check as check_rank},
    types::ExtentList,
};
use smallvec::SmallVec;

#[cfg_attr(doc, doc(hidden))]
pub use self::match_rank::{Dispatch, RankFamily, any_rank, arm};
pub(crate) use self::symbols::one_table;
pub(crate) use self::{conditional::Inference, inferred::inferred};
pub use self::{
    conditional::{ConditionalShape, ExtentAt, ExtentCondition, UnmetCondition},
    match_rank::AnyRank,
    reshape::DynReshapeError,
    text::{Expected, ParseError, read_extents},
};

/// The extents, without an allocation up to rank 8.
pub(crate) type InlineExtents = SmallVec<[DynExtent; 8]>;

/// What is known of the axes. A shape without symbols has no pointer, and one with symbols is no larger.
#[derive(Clone, PartialEq, Eq, Hash)]
enum ShapeAxes {
    Unknown,
    Known(InlineExtents),
    Symbolic(Box<symbols::Symbolic>),
}

/// A shape whose extents are known, bounded or unknown, and whose rank may be unknown.
///
/// It represents the set of shapes that it may be: `[2,?]` all shapes of two axes, the first of extent 2; `?` all shapes.
/// [`merge`](Self::merge), [`join`](Self::join) and [`is_subtype_of`](Self::is_subtype_of) are operations on these sets.
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
/// # In other libraries
///
/// TensorFlow Java, `org.tensorflow.ndarray.Shape`, and what Python's `TensorShape` and C++'s `PartialTensorShape` add: [the
/// table](self).
#[derive(Clone, PartialEq, Eq, Hash)]
#[doc(alias("TensorShape", "PartialTensorShape", "IxDyn"))]
pub struct DynShape {
    // INVARIANT: the product of the known extents other than 0 fits `isize`.
    axes: ShapeAxes,
}

/// Returns the number of extents that differ from 1; `None` if an extent may be 1 or not.
#[inline]
pub(crate) fn true_rank(extents: &[DynExtent]) -> Option<usize> {
    extents.iter().try_fold(0_usize, |count, extent| match extent.known_equal(DynExtent::ONE)? {
        true => Some(count),
        false => count.checked_add(1),
    })
}

impl Default for DynShape {
    /// Returns the shape of unknown rank.
    #[inline]
    fn default() -> Self {
        Self::UNKNOWN
    }
}

/// The family of shapes, for `match_rank!`: `X` is the operand, a shape or a reference to one.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct ShapeFamily<X>(core::marker::PhantomData<X>);

impl<X: core::borrow::Borrow<DynShape>> RankFamily for ShapeFamily<X> {
    type Dynamic = X;
    type Ranked<const R: usize> = Shape<R>;

    #[inline]
    fn known_rank(shape: &X) -> Option<usize> {
        shape.borrow().rank()
    }

    #[inline]
    fn ranked<const R: usize>(shape: X) -> Result<Shape<R>, ShapeError> {
        Shape::try_from(shape.borrow())
    }
}

#[diagnostic::do_not_recommend]
impl AnyRank<ShapeFamily<Self>> for DynShape {
    #[inline]
    fn dynamic(self) -> Self {
        self
    }
}

#[diagnostic::do_not_recommend]
impl AnyRank<ShapeFamily<Self>> for &DynShape {
    #[inline]
    fn dynamic(self) -> Self {
        self
    }
}

#[diagnostic::do_not_recommend]
impl<'a> AnyRank<ShapeFamily<&'a DynShape>> for &&'a DynShape {
    #[inline]
    fn dynamic(self) -> &'a DynShape {
        self
    }
}

// The error of operations on dynamic shapes.

/// Why an operation on a dynamic shape has no result: the error of [`DynShape::with_rank`](crate::DynShape::with_rank) and others.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DynShapeError {
    /// The rank is unknown, and the operation requires it.
    RankUnknown,
    /// The shape has fewer axes than the operation takes.
    TooFewAxes {
        /// The number of axes to take.
        wanted: usize,
        /// The rank.
        rank: usize,
    },
    /// A range of axes that the shape does not have.
    Range {
        /// The first axis.
        begin: usize,
        /// The axis after the last.
        end: usize,
        /// The rank.
        rank: usize,
    },
    /// An axis that is out of range for the rank.
    NoSuchAxis(AxisError),
    /// The length of a permutation differs from the rank.
    PermutationLength {
        /// The length of the permutation.
        found: usize,
        /// The rank.
        rank: usize,
    },
    /// Axes that are not a permutation.
    Permutation(PermutationError),
    /// The rank is not one of the required ranks.
    Rank {
        /// The rank.
        rank: usize,
        /// The smallest rank allowed.
        least: usize,
        /// The largest rank allowed.
        most: usize,
    },
    /// A step of 0.
    StepIsZero,
    /// The rank is above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    RankTooLarge(RankError),
    /// The element count does not fit `isize`.
    Size(SizeError),
    /// The shapes have symbols of different tables.
    Tables(TablesDiffer),
}

error_messages! {
    #[inline] DynShapeError [NoSuchAxis(AxisError), Permutation(PermutationError), RankTooLarge(RankError), Size(SizeError), Tables(TablesDiffer)]
    Self::RankUnknown => "the rank is unknown, and the operation requires it";
    Self::TooFewAxes { wanted, rank } => "rank {rank} has fewer axes than {wanted}";
    Self::Range { begin, end, rank } if begin > end =>
        "axes {begin}..{end} of rank {rank} are not a range: it begins after its end";
    Self::Range { begin, end, rank } => "axes {begin}..{end} are out of range: the rank is {rank}";
    Self::Rank { rank, least, most } if least == most => "the rank is {rank}, expected {least}";
    Self::Rank { rank, least, most: usize::MAX } => "the rank is {rank}, expected at least {least}";
    Self::Rank { rank, most, .. } => "the rank is {rank}, expected at most {most}";
    Self::StepIsZero => "the step along the axes is 0: a step must not be 0";
    Self::PermutationLength { found, rank } =>
        "{} not a permutation of rank {rank}: it has each axis once", Count(found, "axis is", "axes are");
}

// Conversions from and to shapes of a known rank, and from extents that are all known.

conversions! {
    /// A rank above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK) is an error of `cargo build`.
    #[diagnostic::do_not_recommend]
    [const R: usize, E: ExtentList<R>] From<Shape<R, E>> for DynShape = |shape| {
        const { assert!(check_rank(R).is_ok(), "the rank is above the greatest one of a `DynShape`, 254") };
        // The extents of a shape fit `isize`, so none becomes unknown.
        Self::of_fitting(InlineExtents::from_slice(&shape.extents().map(DynExtent::of_fitting)))
    };
    #[diagnostic::do_not_recommend]
    [const R: usize, E: ExtentList<R>] From<&Shape<R, E>> for DynShape = |shape| Self::from(*shape);
    /// The shape of extents that are all known, as a file or another crate has them.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let extents: &[usize] = &[32, 784];
    /// assert_eq!(DynShape::try_from(extents)?.to_string(), "[32,784]");
    /// assert_eq!(DynShape::try_from([32, 784])?, DynShape::try_from(vec![32, 784])?);
    /// # Ok::<(), shapewise::DynShapeError>(())
    /// ```
    [] TryFrom<&[usize]> for DynShape, DynShapeError = |extents| {
        check_rank(extents.len())?;
        let mut known = InlineExtents::with_capacity(extents.len());
        for &extent in extents {
            known.push(sets::next_known(&known, extent)?);
        }
        Ok(Self::of_some(known)?)
    };
    [] TryFrom<Vec<usize>> for DynShape, DynShapeError = |extents| Self::try_from(extents.as_slice());
    [] TryFrom<&Vec<usize>> for DynShape, DynShapeError = |extents| Self::try_from(extents.as_slice());
    [const R: usize] TryFrom<[usize; R]> for DynShape, DynShapeError = |extents| Self::try_from(extents.as_slice());
    [const R: usize] TryFrom<&[usize; R]> for DynShape, DynShapeError = |extents| Self::try_from(extents.as_slice());
    /// The rank must be known and `R`. All extents must be known, and agree with those that the type knows.
    [const R: usize, E: Extents<R>] TryFrom<&DynShape> for Shape<R, E>, ShapeError = |shape| {
        let extents = shape.extents().ok_or(ShapeError::RankUnknown { expected: R })?;
        // The known extents of a `DynShape` fit.
        Ok(Shape::<R>::pack(&sets::all_known(extents)?).typed()?)
    };
    /// The rank must be known and `R`. All extents must be known, and agree with those that the type knows.
    [const R: usize, E: Extents<R>] TryFrom<DynShape> for Shape<R, E>, ShapeError = |shape| Self::try_from(&shape);
}
