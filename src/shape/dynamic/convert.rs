//! From and to shapes of a known rank, and from extents that are all known.

use alloc::vec::Vec;

use super::{DynShape, DynShapeError, Inline, check_rank};
use crate::{
    extent::{DynExtent, ExtentMismatch, Extents},
    shape::{ExtentUnknown, PartialShape, Shape, ShapeError, partial},
};

/// A rank above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK) is an error of `cargo build`.
impl<const R: usize> From<PartialShape<R>> for DynShape {
    fn from(shape: PartialShape<R>) -> Self {
        const { assert!(check_rank(R).is_ok(), "the rank is above the greatest one of a `DynShape`, 254") };
        Self { extents: Some(Inline::from_slice(&shape.extents())) }
    }
}

/// A rank above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK) is an error of `cargo build`.
impl<const R: usize, E: Extents<R>> From<Shape<R, E>> for DynShape {
    fn from(shape: Shape<R, E>) -> Self {
        PartialShape::from(shape).into()
    }
}

impl<const R: usize> From<&PartialShape<R>> for DynShape {
    fn from(shape: &PartialShape<R>) -> Self {
        Self::from(*shape)
    }
}

impl<const R: usize, E: Extents<R>> From<&Shape<R, E>> for DynShape {
    fn from(shape: &Shape<R, E>) -> Self {
        Self::from(*shape)
    }
}

/// From extents that are all known, as a file or another crate has them.
///
/// ```
/// use shapewise::DynShape;
///
/// let extents: &[usize] = &[32, 784];
/// assert_eq!(DynShape::try_from(extents)?.to_string(), "[32,784]");
/// assert_eq!(DynShape::try_from([32, 784])?, DynShape::try_from(vec![32, 784])?);
/// # Ok::<(), shapewise::DynShapeError>(())
/// ```
impl TryFrom<&[usize]> for DynShape {
    type Error = DynShapeError;

    fn try_from(extents: &[usize]) -> Result<Self, DynShapeError> {
        check_rank(extents.len())?;
        let mut known = Inline::with_capacity(extents.len());
        for &extent in extents {
            known.push(partial::next_known(&known, extent)?);
        }
        Ok(Self::of_some(known)?)
    }
}

impl TryFrom<Vec<usize>> for DynShape {
    type Error = DynShapeError;

    fn try_from(extents: Vec<usize>) -> Result<Self, DynShapeError> {
        Self::try_from(extents.as_slice())
    }
}

impl<const R: usize> TryFrom<[usize; R]> for DynShape {
    type Error = DynShapeError;

    fn try_from(extents: [usize; R]) -> Result<Self, DynShapeError> {
        Self::try_from(extents.as_slice())
    }
}

impl From<ExtentUnknown> for ShapeError {
    fn from(error: ExtentUnknown) -> Self {
        Self::Unknown(error)
    }
}

/// The rank has to be known and `R`.
impl<const R: usize> TryFrom<&DynShape> for PartialShape<R> {
    type Error = ShapeError;

    fn try_from(shape: &DynShape) -> Result<Self, ShapeError> {
        let extents = shape.extents().ok_or(ShapeError::RankUnknown { expected: R })?;
        match <[DynExtent; R]>::try_from(extents) {
            Ok(extents) => Ok(Self::new(extents)?),
            Err(_) => Err(ShapeError::Rank { expected: R, found: extents.len() }),
        }
    }
}

/// The rank has to be known and `R`, and all extents known and those of the type.
impl<const R: usize, E: Extents<R>> TryFrom<&DynShape> for Shape<R, E> {
    type Error = ShapeError;

    fn try_from(shape: &DynShape) -> Result<Self, ShapeError> {
        let ranked = Shape::<R>::try_from(PartialShape::<R>::try_from(shape)?)?;
        ranked.cast().map_err(|error: ExtentMismatch| error.into())
    }
}

/// The rank has to be known and `R`.
impl<const R: usize> TryFrom<DynShape> for PartialShape<R> {
    type Error = ShapeError;

    fn try_from(shape: DynShape) -> Result<Self, ShapeError> {
        Self::try_from(&shape)
    }
}

/// The rank has to be known and `R`, and all extents known and those of the type.
impl<const R: usize, E: Extents<R>> TryFrom<DynShape> for Shape<R, E> {
    type Error = ShapeError;

    fn try_from(shape: DynShape) -> Result<Self, ShapeError> {
        Self::try_from(&shape)
    }
}
