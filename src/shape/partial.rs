//! Shapes of a known rank whose extents may not be known: `PartialShape<R>`.

mod describe;

mod axes;

use core::fmt;

use super::{DisplayExtents, ExtentUnknown, Shape, sets};
use crate::{
    extent::DynExtent,
    impls::{conversions, debug_as_display},
    index::SizeError,
    types::ExtentList,
};

/// A shape of rank `R` whose extents are known, bounded or unknown: between [`Shape<R>`](Shape) and `DynShape`.
///
/// It represents the set of shapes that it may be: `[2,?]` all shapes of two axes, the first of extent 2. [`merge`](Self::merge),
/// [`join`](Self::join) and [`is_subtype_of`](Self::is_subtype_of) are operations on these sets; `DynShape` states their laws. A
/// `PartialShape` needs no allocation.
///
/// # Examples
///
/// ```
/// use shapewise::{DynExtent, PartialShape, Shape};
///
/// let batch = PartialShape::new([DynExtent::UNKNOWN, DynExtent::known(784)?])?;
/// assert_eq!(batch.to_string(), "[?,784]");
/// assert!(Shape::<2>::try_from(batch).is_err());
/// let known = batch.merge(&PartialShape::from(Shape::new([32, 784])?)).unwrap();
/// assert_eq!(Shape::<2>::try_from(known).unwrap().extents(), [32, 784]);
/// # Ok::<(), shapewise::SizeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[doc(alias = "PartialTensorShape")]
pub struct PartialShape<const R: usize> {
    // INVARIANT: the product of the known extents other than 0 fits `isize`.
    extents: [DynExtent; R],
}

impl<const R: usize> fmt::Display for PartialShape<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&DisplayExtents(&self.extents), f)
    }
}

debug_as_display! { [const R: usize] PartialShape<R>; }

conversions! {
    /// Same as [`new`](PartialShape::new).
    [const R: usize] TryFrom<[DynExtent; R]> for PartialShape<R>, SizeError = |extents| Self::new(extents);
    [const R: usize, E: ExtentList<R>] From<&Shape<R, E>> for PartialShape<R> = |shape| Self::from(*shape);
    [const R: usize, E: ExtentList<R>] From<Shape<R, E>> for PartialShape<R> = |shape| {
        // The extents of a shape fit `isize`, so none becomes unknown.
        Self { extents: shape.extents().map(DynExtent::of_fitting) }
    };
    [const R: usize] TryFrom<PartialShape<R>> for Shape<R>, ExtentUnknown = |shape|
        sets::all_known(&shape.extents).map(|extents| Self::pack(&extents));
}
