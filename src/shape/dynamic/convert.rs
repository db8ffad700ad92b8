//! Conversions from and to shapes of a known rank, and from extents that are all known.

use alloc::vec::Vec;

use super::{DynShape, DynShapeError, Inline, check_rank, sets};
use crate::{
    extent::{DynExtent, Extents},
    impls::conversions,
    shape::{Shape, ShapeError},
    types::ExtentList,
};

conversions! {
    /// A rank above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK) is an error of `cargo build`.
    [const R: usize, E: ExtentList<R>] From<Shape<R, E>> for DynShape = |shape| {
        const { assert!(check_rank(R).is_ok(), "the rank is above the greatest one of a `DynShape`, 254") };
        // The extents of a shape fit `isize`, so none becomes unknown.
        Self::of_fitting(Inline::from_slice(&shape.extents().map(DynExtent::of_fitting)))
    };
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
    /// The rank must be known and `R`. All extents must be known, and agree with those that the type knows.
    [const R: usize, E: Extents<R>] TryFrom<&DynShape> for Shape<R, E>, ShapeError = |shape| {
        let extents = shape.extents().ok_or(ShapeError::RankUnknown { expected: R })?;
        // The known extents of a `DynShape` fit.
        Ok(Shape::<R>::pack(&sets::all_known(extents)?).typed()?)
    };
    /// The rank must be known and `R`. All extents must be known, and agree with those that the type knows.
    [const R: usize, E: Extents<R>] TryFrom<DynShape> for Shape<R, E>, ShapeError = |shape| Self::try_from(&shape);
}
