//! Yes and no as types: the type system computes with them without arithmetic.

use super::{ExtentList, Stride};
use crate::{layout::Packed, private::Sealed};

/// A truth value in the type.
pub trait Flag: Sealed {
    /// The value.
    const IS: bool;
    /// `Self && F`.
    type And<F: Flag>: Flag;
    /// `Self || F`.
    type Or<F: Flag>: Flag;
    /// `A` if this is [`Yes`], `B` if it is [`No`].
    type Pick<A: Stride, B: Stride>: Stride;
    /// `E` if this is [`Yes`], else extents of which nothing is known.
    type KnownExtents<const Q: usize, E: ExtentList<Q>>: ExtentList<Q>;
    /// The same of layouts.
    type Layout<const Q: usize, A: Packed<Q>, B: Packed<Q>>: Packed<Q>;
    /// The same of any types.
    type Either<A, B>;
    /// Returns the same of values.
    fn either<A, B>(yes: A, no: B) -> Self::Either<A, B>;
}

/// True.
#[derive(Clone, Copy, Debug)]
pub struct Yes;

/// False.
#[derive(Clone, Copy, Debug)]
pub struct No;

// true && F = F
impl Sealed for Yes {}
impl Flag for Yes {
    const IS: bool = true;
    type And<F: Flag> = F;
    type Or<F: Flag> = Self;
    type Pick<A: Stride, B: Stride> = A;
    type KnownExtents<const Q: usize, E: ExtentList<Q>> = E;
    type Layout<const Q: usize, A: Packed<Q>, B: Packed<Q>> = A;
    type Either<A, B> = A;

    #[inline(always)]
    fn either<A, B>(yes: A, _: B) -> A {
        yes
    }
}

// false && F = false
impl Sealed for No {}
impl Flag for No {
    const IS: bool = false;
    type And<F: Flag> = Self;
    type Or<F: Flag> = F;
    type Pick<A: Stride, B: Stride> = B;
    type KnownExtents<const Q: usize, E: ExtentList<Q>> = [usize; Q];
    type Layout<const Q: usize, A: Packed<Q>, B: Packed<Q>> = B;
    type Either<A, B> = B;

    #[inline(always)]
    fn either<A, B>(_: A, no: B) -> B {
        no
    }
}
