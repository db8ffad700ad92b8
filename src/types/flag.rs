//! Yes and no as types: what is known is worked out by the type system without any arithmetic.

use super::Stride;
use crate::private::Sealed;

/// A truth value in the type.
pub trait Flag: Sealed {
    /// The value.
    const IS: bool;
    /// `Self && F`.
    type And<F: Flag>: Flag;
    /// `A` where this is [`Yes`], `B` where it is [`No`].
    type Pick<A: Stride, B: Stride>: Stride;
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
    type Pick<A: Stride, B: Stride> = A;
}

// false && F = false
impl Sealed for No {}
impl Flag for No {
    const IS: bool = false;
    type And<F: Flag> = Self;
    type Pick<A: Stride, B: Stride> = B;
}
