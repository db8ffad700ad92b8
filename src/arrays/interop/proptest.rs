//! Strategies for shapes of all kinds, to test your own code with (feature `proptest`).
//!
//! The caller chooses the ranges of extents; small ones find most faults, at 0, 1 and 2. Each value drawn is a valid value of its
//! type, and shrinks to another valid value.
//!
//! # Examples
//!
//! ```
//! use proptest::prelude::*;
//! use shapewise::{View, interop::proptest as strategies};
//!
//! proptest!(|((shape, index) in strategies::shape_with_index::<3>(1..5))| {
//!     let memory: Vec<usize> = (0..shape.element_count()).collect();
//!     let view = View::from_shape(&memory, shape).unwrap();
//!     prop_assert_eq!(view[index], shape.linear_index(index).unwrap());
//! });
//! ```
#![expect(
    clippy::expect_used,
    reason = "a range whose extents do not fit is a mistake in the test that passes it"
)]

use alloc::vec::Vec;
use core::ops::Range;

use proptest::{
    array::uniform,
    collection::vec,
    prelude::{Just, Strategy, any, prop_oneof},
};

use crate::{DynExtent, DynShape, Extents, Permutation, Shape, Strided};

/// The message if the extents of a range do not fit `isize`.
const FITS: &str = "the extents of the range fit a shape of this rank";

/// Generates shapes of rank `R` with extents from a range. See the example of [`typed_shape`].
///
/// # Panics
///
/// When a value is drawn, if the range is empty or the element count does not fit `isize`.
pub fn ranked_shape<const R: usize>(extents: Range<usize>) -> impl Strategy<Value = Shape<R>> {
    uniform::<_, R>(extents).prop_map(|extents| Shape::new(extents).expect(FITS))
}

/// Generates shapes with the extents `E`; those that the type does not know are from a range.
///
/// # Panics
///
/// Same as [`ranked_shape`].
///
/// ```
/// use proptest::prelude::*;
/// use shapewise::{Extents, interop::proptest as strategies};
///
/// proptest!(|(
///     ranked in strategies::ranked_shape::<2>(0..4),
///     mixed in strategies::typed_shape::<2, Extents![usize, 3]>(0..4),
///     dynamic in strategies::dyn_shape(0..3, 0..4),
///     extent in strategies::dyn_extent(0..4),
///     layout in strategies::strided::<2>(0..4, -3..4),
///     (a, b, both) in strategies::broadcasting_shapes::<2>(1..4),
/// )| {
///     prop_assert_eq!((ranked.extents().len(), mixed.extents()[1]), (2, 3));
///     prop_assert_eq!(dynamic.to_string().parse(), Ok(dynamic));
///     prop_assert!(extent.is_known() || extent.get().is_none());
///     let strides = shapewise::Layout::strides(&layout);
///     prop_assert!(strides.iter().all(|stride| (-3..4).contains(stride)));
///     prop_assert_eq!(shapewise::broadcast::shape((a, b)), Ok(both));
/// });
/// ```
pub fn typed_shape<const R: usize, E: Extents<R>>(
    extents: Range<usize>,
) -> impl Strategy<Value = Shape<R, E>> {
    uniform::<_, R>(extents).prop_map(|mut extents| {
        for (extent, known) in extents.iter_mut().zip(E::KNOWN) {
            *extent = known.unwrap_or(*extent);
        }
        Shape::try_from(extents).expect(FITS)
    })
}

/// Generates shapes of rank `R`, each with an index in bounds. The extents are from a range that starts at 1 or above.
///
/// # Panics
///
/// Same as [`ranked_shape`], and if an extent is 0.
pub fn shape_with_index<const R: usize>(
    extents: Range<usize>,
) -> impl Strategy<Value = (Shape<R>, [usize; R])> {
    (ranked_shape::<R>(extents), any::<proptest::sample::Index>()).prop_map(|(shape, any)| {
        let linear = any.index(shape.element_count());
        (shape, shape.multi_index(linear).expect("the linear index is below the element count"))
    })
}

/// Generates pairs of shapes of rank `R` that broadcast, each with the shape that they broadcast to. The extents are from a range.
/// See the example of [`typed_shape`].
///
/// # Panics
///
/// Same as [`ranked_shape`].
pub fn broadcasting_shapes<const R: usize>(
    extents: Range<usize>,
) -> impl Strategy<Value = (Shape<R>, Shape<R>, Shape<R>)> {
    uniform::<_, R>((extents, 0..3_u8)).prop_map(|axes| {
        // An operand is stretched along the axes that have its number. 0 and 3 are not the number of an operand.
        let operand = |number| {
            let extents = axes.map(|(extent, stretched)| if stretched == number { 1 } else { extent });
            Shape::new(extents).expect(FITS)
        };
        (operand(1), operand(2), operand(3))
    })
}

/// Returns the axes of a rank, shuffled.
#[inline]
fn shuffled(rank: usize) -> impl Strategy<Value = Vec<isize>> {
    Just((0_isize..).take(rank).collect::<Vec<_>>()).prop_shuffle()
}

/// Returns permutations of the axes of rank `R`. See the example of the [module](self).
#[expect(clippy::missing_panics_doc, reason = "a shuffle of all axes is a permutation")]
pub fn permutation<const R: usize>() -> impl Strategy<Value = Permutation<R>> {
    shuffled(R).prop_map(|axes| {
        let axes = axes.try_into().expect("as many axes as the rank");
        Permutation::new(axes).expect("each axis once")
    })
}

/// Generates strided layouts of rank `R` with extents and strides from two ranges. Several indices may have the same element. See
/// the example of [`typed_shape`].
///
/// # Panics
///
/// When a value is drawn, if a range is empty or a layout does not fit `isize`.
pub fn strided<const R: usize>(
    extents: Range<usize>,
    strides: Range<isize>,
) -> impl Strategy<Value = Strided<R>> {
    (uniform::<_, R>(extents), uniform::<_, R>(strides))
        .prop_map(|(extents, strides)| Strided::new(extents, strides).expect("the layouts of the ranges fit"))
}

/// Generates extents that are known or bounded by a number from a range, or unknown. See the example of [`typed_shape`].
///
/// # Panics
///
/// When a value is drawn, if the range is empty or a number does not fit `isize`.
#[inline]
pub fn dyn_extent(extents: Range<usize>) -> impl Strategy<Value = DynExtent> {
    prop_oneof![
        4 => extents.clone().prop_map(|extent| DynExtent::known(extent).expect(FITS)),
        1 => extents.prop_map(|bound| DynExtent::at_most(bound).expect(FITS)),
        1 => Just(DynExtent::UNKNOWN),
    ]
}

/// Generates shapes with ranks and extents from two ranges, and sometimes the shape of unknown rank. See the example of [`typed_shape`].
///
/// # Panics
///
/// Same as [`ranked_shape`].
#[inline]
pub fn dyn_shape(ranks: Range<usize>, extents: Range<usize>) -> impl Strategy<Value = DynShape> {
    prop_oneof![
        9 => vec(dyn_extent(extents), ranks).prop_map(|extents| DynShape::new(extents).expect(FITS)),
        1 => Just(DynShape::UNKNOWN),
    ]
}
