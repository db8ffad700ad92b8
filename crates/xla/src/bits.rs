//! Elements by their bits: types for which Rust has none, without another crate.
//!
//! Programs name them (`convert::<F8E4M3FnBits>()`) and contain them as constants. They do not calculate: equality is that of the bits, and they have no order. With the
//! features `half` and `num-complex`, the types of those crates are elements as well.
//!
//! ```
//! use shapewise_xla::{ElementType, bits::{Bf16Bits, C64Parts, F8E5M2Bits}};
//!
//! assert_eq!(ElementType::of::<Bf16Bits>(), ElementType::Bf16);
//! assert_eq!(ElementType::of::<F8E5M2Bits>(), ElementType::F8E5M2);
//! let one = Bf16Bits::from_bits((1.0_f32.to_bits() >> 16) as u16); // the first half of an `f32`
//! assert_eq!(one.to_bits(), 0x3f80);
//! assert_eq!((C64Parts { re: 1.0, im: -2.0 }).im, -2.0);
//! ```

/// Floats. A row: the type, the integer of its bits, and the element type.
macro_rules! floats {
    ($($(#[$doc:meta])* $name:ident $bits:ident;)*) => { $(
        $(#[$doc])*
        ///
        /// See the [example](self).
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[repr(transparent)]
        pub struct $name($bits);

        impl $name {
            /// Creates the element with these bits.
            #[must_use]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits)
            }

            /// Returns the bits.
            #[must_use]
            pub const fn to_bits(self) -> $bits {
                self.0
            }
        }
    )* };
}

floats! {
    /// An element of `ElementType::F16`.
    F16Bits u16;
    /// An element of `ElementType::Bf16`.
    Bf16Bits u16;
    /// An element of `ElementType::F8E3M4`.
    F8E3M4Bits u8;
    /// An element of `ElementType::F8E4M3`.
    F8E4M3Bits u8;
    /// An element of `ElementType::F8E4M3Fn`.
    F8E4M3FnBits u8;
    /// An element of `ElementType::F8E4M3B11Fnuz`.
    F8E4M3B11FnuzBits u8;
    /// An element of `ElementType::F8E4M3Fnuz`.
    F8E4M3FnuzBits u8;
    /// An element of `ElementType::F8E5M2`.
    F8E5M2Bits u8;
    /// An element of `ElementType::F8E5M2Fnuz`.
    F8E5M2FnuzBits u8;
    /// An element of `ElementType::F8E8M0Fnu`.
    F8E8M0FnuBits u8;
}

/// Complex numbers. A row: the type and that of its parts.
macro_rules! complex {
    ($($(#[$doc:meta])* $name:ident $part:ident;)*) => { $(
        $(#[$doc])*
        ///
        /// See the [example](self).
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        #[repr(C)]
        pub struct $name {
            /// The real part.
            pub re: $part,
            /// The imaginary part.
            pub im: $part,
        }
    )* };
}

complex! {
    /// An element of `ElementType::C64`.
    C64Parts f32;
    /// An element of `ElementType::C128`.
    C128Parts f64;
}
