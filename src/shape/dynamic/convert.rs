//! Conversions from and to shapes of a known rank, and from extents that are all known.

use alloc::vec::Vec;

use super::{DynShape, DynShapeError, Inline, check_rank};
use crate::{
    extent::{DynExtent, Extents},
    impls::conversions,
    shape::{PartialShape, Shape, ShapeError, sets},
    types::ExtentList,
};

conversions! {
    /// A rank above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK) is an error of `cargo build`.
    [const R: usize] From<PartialShape<R>> for DynShape = |shape| {
        const { assert!(check_rank(R).is_ok(), "the rank is above the greatest one of a `DynShape`, 254") };
        Self::of_fitting(Inline::from_slice(&shape.extents()))
    };
    /// A rank above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK) is an error of `cargo build`.
    [const R: usize, E: ExtentList<R>] From<Shape<R, E>> for DynShape = |shape| PartialShape::from(shape).into();
    [const R: usize] From<&PartialShape<R>> for DynShape = |shape| Self::from(*shape);
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
        let mut known = Inline::with_capacity(extents.len());
        for &extent in extents {
            known.push(sets::next_known(&known, extent)?);
        }
        Ok(Self::of_some(known)?)
    };
    [] TryFrom<Vec<usize>> for DynShape, DynShapeError = |extents| Self::try_from(extents.as_slice());
    [const R: usize] TryFrom<[usize; R]> for DynShape, DynShapeError = |extents| Self::try_from(extents.as_slice());
    /// The rank must be known and `R`.
    [const R: usize] TryFrom<&DynShape> for PartialShape<R>, ShapeError = |shape| {
        let extents = shape.extents().ok_or(ShapeError::RankUnknown { expected: R })?;
        let wrong = ShapeError::Rank { expected: R, found: extents.len() };
        Ok(Self::new(<[DynExtent; R]>::try_from(extents).map_err(|_| wrong)?)?)
    };
    /// The rank must be known and `R`. All extents must be known, and agree with those that the type knows.
    [const R: usize, E: Extents<R>] TryFrom<&DynShape> for Shape<R, E>, ShapeError = |shape|
        Ok(Shape::<R>::try_from(PartialShape::<R>::try_from(shape)?)?.typed()?);
    /// The rank must be known and `R`.
    [const R: usize] TryFrom<DynShape> for PartialShape<R>, ShapeError = |shape| Self::try_from(&shape);
    /// The rank must be known and `R`. All extents must be known, and agree with those that the type knows.
    [const R: usize, E: Extents<R>] TryFrom<DynShape> for Shape<R, E>, ShapeError = |shape| Self::try_from(&shape);
}
