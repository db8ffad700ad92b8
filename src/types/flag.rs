//! Yes and no as types: the type system computes with them without arithmetic.

use super::{AxisList, ExtentList, Stride};
use crate::{
    layout::{Packed, RowMajor},
    private::Sealed,
};

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
    /// `E` if this is [`Yes`], else extents that are known at run time.
    type KnownExtents<const Q: usize, E: ExtentList<Q>>: ExtentList<Q>;
    /// The layout of the axes `A`, which is row-major if this is [`Yes`]. The argument is the list, so that the other layout is not computed.
    type Part<const Q: usize, A: AxisList>: Packed<Q>;
    /// `A` if this is [`Yes`], `B` if it is [`No`], of any types.
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
    type Part<const Q: usize, A: AxisList> = RowMajor<Q, A::Extents<Q>>;
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
    type Part<const Q: usize, A: AxisList> = A::Layout<Q>;
    type Either<A, B> = B;

    #[inline(always)]
    fn either<A, B>(_: A, no: B) -> B {
        no
    }
}
