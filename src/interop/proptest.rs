//! Strategies for shapes of all kinds, to test your own code with (feature `proptest`).
//!
//! Extents are small, as most faults show at 0, 1 and 2; the ranges are yours to give. What is drawn always fits: it is a
//! value of its type, and shrinks to another.
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
    reason = "extents of a range that does not fit are a mistake of the test that gives it"
)]

#[cfg(feature = "xla")]
mod xla;

use alloc::vec::Vec;
use core::ops::Range;

use proptest::{
    array::uniform,
    collection::vec,
    prelude::{Just, Strategy, any, prop_oneof},
};

#[cfg(feature = "xla")]
pub use self::xla::{array_layout, array_shape};
use crate::{DynExtent, DynShape, Extents, PartialShape, Permutation, Shape, Strided};

/// What [`ranked_shape`] and the like say of extents that do not fit.
const FITS: &str = "the extents of the range fit a shape of this rank";

/// Shapes of rank `R`, each extent from a range.
///
/// # Panics
///
/// When drawn, if the range is empty or its extents do not fit.
pub fn ranked_shape<const R: usize>(extents: Range<usize>) -> impl Strategy<Value = Shape<R>> {
    uniform::<_, R>(extents).prop_map(|extents| Shape::new(extents).expect(FITS))
}

/// Shapes with the extents `E`: what the type knows is as it says, the rest is from a range.
///
/// # Panics
///
/// As [`ranked_shape`].
pub fn typed_shape<const R: usize, E: Extents<R>>(
    extents: Range<usize>,
) -> impl Strategy<Value = Shape<R, E>> {
    uniform::<_, R>(extents).prop_map(|mut extents| {
        for (extent, known) in extents.iter_mut().zip(E::KNOWN) {
            *extent = known.unwrap_or(*extent);
        }
        let extents = E::from_array(extents).expect("what the type knows was taken from it");
        Shape::new(extents).expect(FITS)
    })
}

/// Shapes of rank `R` with an index in bounds; the range begins at 1 or above.
///
/// # Panics
///
/// As [`ranked_shape`], and if an extent is 0.
pub fn shape_with_index<const R: usize>(
    extents: Range<usize>,
) -> impl Strategy<Value = (Shape<R>, [usize; R])> {
    (ranked_shape::<R>(extents), any::<proptest::sample::Index>()).prop_map(|(shape, place)| {
        let linear = place.index(shape.element_count());
        (shape, shape.multi_index(linear).expect("the place is below the element count"))
    })
}

/// Pairs of shapes of rank `R` that broadcast, with what they broadcast to.
///
/// # Panics
///
/// As [`ranked_shape`].
pub fn broadcasting_shapes<const R: usize>(
    extents: Range<usize>,
) -> impl Strategy<Value = (Shape<R>, Shape<R>, Shape<R>)> {
    (uniform::<_, R>(extents), uniform::<_, R>(0..3_u8)).prop_map(|(extents, stretched)| {
        let (mut left, mut right) = (extents, extents);
        for ((left, right), stretched) in left.iter_mut().zip(&mut right).zip(stretched) {
            match stretched {
                1 => *left = 1,
                2 => *right = 1,
                _ => {}
            }
        }
        let shape = |extents| Shape::new(extents).expect(FITS);
        (shape(left), shape(right), shape(extents))
    })
}

/// Orders of the axes of rank `R`.
///
/// # Panics
///
/// Never: a shuffle of all axes is a permutation.
pub fn permutation<const R: usize>() -> impl Strategy<Value = Permutation<R>> {
    Just((0_isize..).take(R).collect::<Vec<_>>()).prop_shuffle().prop_map(|axes| {
        let axes = <[isize; R]>::try_from(axes.as_slice()).expect("as many axes as the rank has");
        Permutation::new(axes).expect("each axis once")
    })
}

/// Strided layouts of rank `R`, strides from a range; they may meet elements more than once.
///
/// # Panics
///
/// When drawn, if a range is empty or its layouts do not fit.
pub fn strided<const R: usize>(
    extents: Range<usize>,
    strides: Range<isize>,
) -> impl Strategy<Value = Strided<R>> {
    (uniform::<_, R>(extents), uniform::<_, R>(strides))
        .prop_map(|(extents, strides)| Strided::new(extents, strides).expect("the layouts of the ranges fit"))
}

/// Extents that are known, bounded or unknown, by numbers from a range.
///
/// # Panics
///
/// When drawn, if the range is empty or has numbers that do not fit.
pub fn dyn_extent(extents: Range<usize>) -> impl Strategy<Value = DynExtent> {
    prop_oneof![
        4 => extents.clone().prop_map(|extent| DynExtent::known(extent).expect(FITS)),
        1 => extents.prop_map(|bound| DynExtent::at_most(bound).expect(FITS)),
        1 => Just(DynExtent::UNKNOWN),
    ]
}

/// Shapes of rank `R` whose extents may not be known.
///
/// # Panics
///
/// As [`ranked_shape`].
pub fn partial_shape<const R: usize>(extents: Range<usize>) -> impl Strategy<Value = PartialShape<R>> {
    vec(dyn_extent(extents), R).prop_map(|extents| {
        let extents = <[DynExtent; R]>::try_from(extents.as_slice()).expect("as many extents as the rank");
        PartialShape::new(extents).expect(FITS)
    })
}

/// Shapes of ranks from a range, and now and then of an unknown rank.
///
/// # Panics
///
/// As [`ranked_shape`].
pub fn dyn_shape(ranks: Range<usize>, extents: Range<usize>) -> impl Strategy<Value = DynShape> {
    prop_oneof![
        9 => vec(dyn_extent(extents), ranks).prop_map(|extents| DynShape::new(extents).expect(FITS)),
        1 => Just(DynShape::UNKNOWN),
    ]
}
