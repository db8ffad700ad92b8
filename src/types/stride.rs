//! Strides as types: a stride that the type knows takes no memory.
//!
//! | type | stride, in elements | used for |
//! |---|---|---|
//! | `isize` | known at run time | ranked and mixed axes |
//! | [`Pitch<E>`](Pitch) | product of the extents `E` | row-major and column-major order |
//! | [`Scaled<S, K>`](Scaled) | `K` times that of `S` | constant steps, reversal |
//! | [`Zero`] | 0, under an extent of 1 | new axes |
//! | [`Repeat`] | 0, under any extent | a broadcast `One` |
//! | [`Stretch`] | known at run time, perhaps 0 under any extent | a broadcast `usize` |

use core::{fmt::Debug, marker::PhantomData};

use super::{Flag, Flat, No, Yes};
use crate::{index::known_or, private::Sealed, types::Agreed};

/// A step in memory along one axis, in elements.
pub trait Stride: Copy + Debug + Sealed {
    /// The stride, if the type knows it.
    const KNOWN: Option<isize>;
    /// [`No`] for a stride that may repeat elements.
    type Unique: Flag;
    /// `K` times this stride.
    type Times<const K: isize>: Stride;
    /// Returns the stride, in elements.
    fn get(&self) -> isize;
    /// Takes a stride that is known to agree, returns the value of this type.
    #[cfg_attr(doc, doc(hidden))]
    fn pack(stride: isize, agreed: Agreed) -> Self;
}

/// Implements `Stride`. A row: generics, type, what is known, whether elements stay unique, `K` times it, the stride of
/// a value, the value of a stride. The names in bars are parameters of the macro, not closures, which would be compiled for each type.
macro_rules! strides {
    ($(
        [$($generics:tt)*] $name:ty: $known:expr, $unique:ty, $times:ty,
        |$value:ident| $get:expr, |$stride:ident| $pack:expr;
    )*) => { $(
        impl<$($generics)*> Sealed for $name {}
        impl<$($generics)*> Stride for $name {
            const KNOWN: Option<isize> = $known;
            type Unique = $unique;
            type Times<const FACTOR: isize> = $times;

            #[inline(always)]
            fn get(&self) -> isize {
                let $value = self;
                $get
            }

            #[inline(always)]
            fn pack($stride: isize, _: Agreed) -> Self {
                $pack
            }
        }
    )* };
}

strides! {
    [] isize: None, Yes, Self, |stride| *stride, |stride| stride;
    [E: Flat] Pitch<E>: Some(E::PRODUCT), Yes, Scaled<Self, FACTOR>, |_value| E::PRODUCT, |_stride| Self(PhantomData);
    [S: Stride, const K: isize] Scaled<S, K>:
        scaled(S::KNOWN, K), S::Unique, Scaled<Self, FACTOR>,
        |_value| const { known_or(scaled(S::KNOWN, K), 0) }, |_stride| Self(PhantomData);
    [] Zero: Some(0), Yes, Self, |_value| 0, |_stride| Self;
    [] Repeat: Some(0), No, Self, |_value| 0, |_stride| Self;
    [] Stretch: None, No, Self, |stride| stride.0, |stride| Self(stride);
}

const fn scaled(stride: Option<isize>, factor: isize) -> Option<isize> {
    match stride {
        Some(stride) => Some(stride.saturating_mul(factor)),
        None => None,
    }
}

/// The product of the extents `E`, which are all known.
pub struct Pitch<E>(PhantomData<E>);

/// `K` times the stride `S`, which is known.
pub struct Scaled<S, const K: isize>(PhantomData<S>);

/// The stride of a new axis: 0, and never used, because the extent is 1.
#[derive(Debug, Clone, Copy)]
pub struct Zero;

/// The stride of a stretched axis: 0, so all indices along it have the same element.
#[derive(Debug, Clone, Copy)]
pub struct Repeat;

/// The stride of an axis that may be stretched; it is known at run time.
#[derive(Debug, Clone, Copy)]
pub struct Stretch(isize);

impl<E> Clone for Pitch<E> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<E> Copy for Pitch<E> {}
impl<E: Flat> Debug for Pitch<E> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        Debug::fmt(&E::PRODUCT, f)
    }
}

impl<S, const K: isize> Clone for Scaled<S, K> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<S, const K: isize> Copy for Scaled<S, K> {}
impl<S: Stride, const K: isize> Debug for Scaled<S, K> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        Debug::fmt(&scaled(S::KNOWN, K), f)
    }
}
