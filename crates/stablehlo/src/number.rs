//! Which operations StableHLO has for which element types.

use shapewise_xla::{
    Element,
    bits::{
        Bf16Bits, C64Parts, C128Parts, F8E3M4Bits, F8E4M3B11FnuzBits, F8E4M3Bits, F8E4M3FnBits,
        F8E4M3FnuzBits, F8E5M2Bits, F8E5M2FnuzBits, F16Bits,
    },
};

use crate::placement::operation::{Distributive, Truncated};

/// An element type that can be added and multiplied: integers, floats and complex numbers, but not `bool`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type of numbers",
    label = "StableHLO does not calculate with `{Self}`: `convert` makes numbers of truth values, and `&`, `|` and `^` combine them"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait NumberElement: Element {
    /// Whether a quotient of a sum is the sum of quotients: `Distributive` or `Truncated`.
    #[doc(hidden)]
    type Quotients;
}

/// A float.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type of floats",
    label = "StableHLO has this function for floats only: `convert::<f32>()` makes floats of integers"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait FloatElement: NumberElement<Quotients = Distributive> {}

/// A number with a sign, and not complex.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type of numbers with a sign",
    label = "StableHLO has this function for signed integers and floats only"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait SignedElement: NumberElement {}

/// An integer.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type of integers",
    label = "indices and random bits are integers: `convert::<i32>()` makes integers of floats"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait IntegerElement: NumberElement<Quotients = Truncated> {}

/// A row: a trait, and the types that have it. The impls are not recommended, because then messages would list them.
macro_rules! have {
    ($($kind:ident: $($number:ty)*;)*) => { $($(
        #[diagnostic::do_not_recommend]
        impl $kind for $number {}
    )*)* };
}

/// Numbers whose quotients are of one kind.
macro_rules! divide {
    ($kind:ident: $($number:ty)*) => { $(
        #[diagnostic::do_not_recommend]
        impl NumberElement for $number {
            type Quotients = $kind;
        }
    )* };
}

divide! { Truncated: i8 i16 i32 i64 u8 u16 u32 u64 }
divide! { Distributive: f32 f64 }
divide! {
    Distributive: F16Bits Bf16Bits F8E3M4Bits F8E4M3Bits F8E4M3FnBits F8E4M3B11FnuzBits F8E4M3FnuzBits F8E5M2Bits F8E5M2FnuzBits
}
divide! { Truncated: C64Parts C128Parts }

have! {
    SignedElement: F16Bits Bf16Bits F8E3M4Bits F8E4M3Bits F8E4M3FnBits F8E4M3B11FnuzBits F8E4M3FnuzBits F8E5M2Bits F8E5M2FnuzBits;
    FloatElement: F16Bits Bf16Bits F8E3M4Bits F8E4M3Bits F8E4M3FnBits F8E4M3B11FnuzBits F8E4M3FnuzBits F8E5M2Bits F8E5M2FnuzBits;
}

have! {
    IntegerElement: i8 i16 i32 i64 u8 u16 u32 u64;
    SignedElement: i8 i16 i32 i64 f32 f64;
    FloatElement: f32 f64;
}

#[cfg(feature = "half")]
divide! { Distributive: half::f16 half::bf16 }

#[cfg(feature = "half")]
have! {
    SignedElement: half::f16 half::bf16;
    FloatElement: half::f16 half::bf16;
}

#[cfg(feature = "num-complex")]
divide! { Truncated: num_complex::Complex<f32> num_complex::Complex<f64> }
