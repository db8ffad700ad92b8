//! The element types of XLA's arrays.

use core::{cmp::Ordering, fmt, str::FromStr};

use shapewise::message::error_messages;

/// The kind of numbers of an element type. It is the result of [`ElementType::kind`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ElementKind {
    /// True or false.
    Predicate,
    /// Signed integers.
    Signed,
    /// Unsigned integers.
    Unsigned,
    /// Floating point.
    Floating,
    /// Pairs of floating point numbers.
    Complex,
}

/// Makes the enum from a table: name in Rust, number in the wire format, name in text, bits, kind.
macro_rules! element_types {
    ($($(#[$doc:meta])* $variant:ident = $number:literal, $name:literal, $bits:literal, $kind:ident;)*) => {
        /// The type of the elements of an array.
        ///
        /// `Display` and `FromStr` use XLA's names, which are lower case.
        ///
        /// # Examples
        ///
        /// ```
        /// use shapewise_xla::ElementType;
        ///
        /// let element: ElementType = "bf16".parse()?;
        /// assert_eq!((element, element.bits(), element.bytes()), (ElementType::Bf16, 16, 2));
        /// // a byte each, unless a layout packs them
        /// assert_eq!((ElementType::S4.bits(), ElementType::S4.bytes()), (4, 1));
        /// assert_eq!(ElementType::of::<f32>().to_string(), "f32");
        /// # Ok::<(), shapewise_xla::ElementTypeError>(())
        /// ```
        ///
        /// # In other libraries
        ///
        /// XLA, `PrimitiveType`, without those that are not arrays; tuples, tokens and opaque values are
        /// [`AnyShape`](super::AnyShape).
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum ElementType {
            $($(#[$doc])* $variant,)*
        }

        impl ElementType {
            /// All element types, in the order of their names in Rust: predicates, integers, floating point, complex.
            ///
            /// ```
            /// use shapewise_xla::ElementType;
            ///
            /// assert_eq!(ElementType::ALL[0].to_string(), "pred");
            /// ```
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            /// Returns the number in the wire format, the name, the size in bits, and the kind.
            const fn row(self) -> (i32, &'static str, u32, ElementKind) {
                match self {
                    $(Self::$variant => ($number, $name, $bits, ElementKind::$kind),)*
                }
            }
        }
    };
}

element_types! {
    /// True or false.
    Pred = 1, "pred", 1, Predicate;
    /// Signed integers of 1 bit.
    S1 = 30, "s1", 1, Signed;
    /// Signed integers of 2 bits.
    S2 = 26, "s2", 2, Signed;
    /// Signed integers of 4 bits.
    S4 = 21, "s4", 4, Signed;
    /// Signed integers of 8 bits.
    S8 = 2, "s8", 8, Signed;
    /// Signed integers of 16 bits.
    S16 = 3, "s16", 16, Signed;
    /// Signed integers of 32 bits.
    S32 = 4, "s32", 32, Signed;
    /// Signed integers of 64 bits.
    S64 = 5, "s64", 64, Signed;
    /// Unsigned integers of 1 bit.
    U1 = 31, "u1", 1, Unsigned;
    /// Unsigned integers of 2 bits.
    U2 = 27, "u2", 2, Unsigned;
    /// Unsigned integers of 4 bits.
    U4 = 22, "u4", 4, Unsigned;
    /// Unsigned integers of 8 bits.
    U8 = 6, "u8", 8, Unsigned;
    /// Unsigned integers of 16 bits.
    U16 = 7, "u16", 16, Unsigned;
    /// Unsigned integers of 32 bits.
    U32 = 8, "u32", 32, Unsigned;
    /// Unsigned integers of 64 bits.
    U64 = 9, "u64", 64, Unsigned;
    /// 4 bits: 2 of exponent, 1 of mantissa; no infinities, no NaN.
    F4E2M1Fn = 32, "f4e2m1fn", 4, Floating;
    /// 6 bits: 2 of exponent, 3 of mantissa; no infinities, no NaN.
    F6E2M3Fn = 36, "f6e2m3fn", 6, Floating;
    /// 6 bits: 3 of exponent, 2 of mantissa; no infinities, no NaN.
    F6E3M2Fn = 35, "f6e3m2fn", 6, Floating;
    /// 8 bits: 3 of exponent, 4 of mantissa.
    F8E3M4 = 29, "f8e3m4", 8, Floating;
    /// 8 bits: 4 of exponent, 3 of mantissa.
    F8E4M3 = 28, "f8e4m3", 8, Floating;
    /// 8 bits: 4 of exponent, 3 of mantissa; no infinities.
    F8E4M3Fn = 20, "f8e4m3fn", 8, Floating;
    /// 8 bits: 4 of exponent, 3 of mantissa, a bias of 11; no infinities, no negative zero.
    F8E4M3B11Fnuz = 23, "f8e4m3b11fnuz", 8, Floating;
    /// 8 bits: 4 of exponent, 3 of mantissa; no infinities, no negative zero.
    F8E4M3Fnuz = 25, "f8e4m3fnuz", 8, Floating;
    /// 8 bits: 5 of exponent, 2 of mantissa.
    F8E5M2 = 19, "f8e5m2", 8, Floating;
    /// 8 bits: 5 of exponent, 2 of mantissa; no infinities, no negative zero.
    F8E5M2Fnuz = 24, "f8e5m2fnuz", 8, Floating;
    /// 8 bits of exponent alone: powers of 2, all of them positive.
    F8E8M0Fnu = 33, "f8e8m0fnu", 8, Floating;
    /// 16 bits: IEEE 754's.
    F16 = 10, "f16", 16, Floating;
    /// 16 bits: the first half of an `f32`.
    Bf16 = 16, "bf16", 16, Floating;
    /// 32 bits.
    F32 = 11, "f32", 32, Floating;
    /// 64 bits.
    F64 = 12, "f64", 64, Floating;
    /// Two `f32`.
    C64 = 15, "c64", 64, Complex;
    /// Two `f64`.
    C128 = 18, "c128", 128, Complex;
}

impl ElementType {
    /// Returns the number of the type in the wire format.
    ///
    /// ```
    /// use shapewise_xla::{ElementKind, ElementType};
    ///
    /// let bf16 = ElementType::Bf16;
    /// assert_eq!((bf16.number(), ElementType::from_number(bf16.number())), (16, Some(bf16)));
    /// assert_eq!((bf16.name(), bf16.bits(), bf16.kind()), ("bf16", 16, ElementKind::Floating));
    /// assert_eq!(ElementType::of::<f32>(), ElementType::F32);
    /// assert!(ElementType::S8.is_integral() && bf16.is_floating() && ElementType::C64.is_complex());
    /// assert!(ElementType::S8.is_signed() && !ElementType::U8.is_signed());
    /// assert!(bf16.is_same_ignoring_float_precision(ElementType::F32));
    /// ```
    #[must_use]
    #[inline]
    pub const fn number(self) -> i32 {
        self.row().0
    }

    /// Returns the element type with this number in the wire format, if there is one.
    ///
    /// [`number`](Self::number) has an example.
    #[must_use]
    #[inline]
    pub const fn from_number(number: i32) -> Option<Self> {
        let mut elements = Self::ALL;
        while let [element, rest @ ..] = elements {
            if element.number() == number {
                return Some(*element);
            }
            elements = rest;
        }
        None
    }

    /// Returns XLA's name.
    ///
    /// [`number`](Self::number) has an example.
    #[must_use]
    #[inline]
    pub const fn name(self) -> &'static str {
        self.row().1
    }

    /// Returns the element type with this name, if there is one.
    #[inline]
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|element| element.name() == name)
    }

    /// Returns the size of an element in bits. A predicate has 1 bit, but takes a byte in memory.
    ///
    /// [`number`](Self::number) has an example.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u32 {
        self.row().2
    }

    /// Returns the kind of the type's numbers.
    ///
    /// [`number`](Self::number) has an example.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> ElementKind {
        self.row().3
    }

    /// Returns the element type of a type of Rust.
    ///
    /// [`number`](Self::number) has an example.
    #[must_use]
    pub const fn of<T: Element>() -> Self {
        T::TYPE
    }

    /// Returns the size of an element in memory, in bytes. This is 1 for elements of fewer than 8 bits, unless a layout packs
    /// them ([`ArrayLayout::element_bits`](super::ArrayLayout::element_bits)).
    #[must_use]
    #[inline]
    pub const fn bytes(self) -> usize {
        match self.bits() {
            ..=8 => 1,
            16 => 2,
            32 => 4,
            64 => 8,
            _ => 16,
        }
    }

    /// Returns `true` if the type's numbers are integers. Predicates are not.
    ///
    /// [`number`](Self::number) has an example.
    #[must_use]
    #[inline]
    pub const fn is_integral(self) -> bool {
        matches!(self.kind(), ElementKind::Signed | ElementKind::Unsigned)
    }

    /// Returns `true` if the type's numbers are floating point. Complex numbers are not.
    ///
    /// [`number`](Self::number) has an example.
    #[must_use]
    #[inline]
    pub const fn is_floating(self) -> bool {
        matches!(self.kind(), ElementKind::Floating)
    }

    /// Returns `true` if the type's numbers are complex.
    ///
    /// [`number`](Self::number) has an example.
    #[must_use]
    #[inline]
    pub const fn is_complex(self) -> bool {
        matches!(self.kind(), ElementKind::Complex)
    }

    /// Returns `true` if the type has negative numbers. Returns `false` for complex types.
    ///
    /// [`number`](Self::number) has an example.
    #[must_use]
    #[inline]
    pub const fn is_signed(self) -> bool {
        match self.kind() {
            ElementKind::Signed => true,
            ElementKind::Floating => !matches!(self, Self::F8E8M0Fnu),
            _ => false,
        }
    }

    /// Returns the range and the precision of floating point numbers, or of the parts of complex ones: the exponent of 2 below
    /// which all finite numbers are, and the number of bits of the mantissa with the implicit bit.
    #[inline]
    const fn range_and_precision(self) -> Option<(u32, u32)> {
        Some(match self {
            Self::F4E2M1Fn => (3, 2),
            Self::F6E2M3Fn => (3, 4),
            Self::F6E3M2Fn => (5, 3),
            Self::F8E3M4 => (4, 5),
            Self::F8E4M3 | Self::F8E4M3Fnuz => (8, 4),
            Self::F8E4M3Fn => (9, 4),
            Self::F8E4M3B11Fnuz => (5, 4),
            Self::F8E5M2 | Self::F8E5M2Fnuz => (16, 3),
            Self::F8E8M0Fnu => (128, 1),
            Self::F16 => (16, 11),
            Self::Bf16 => (128, 8),
            Self::F32 | Self::C64 => (128, 24),
            Self::F64 | Self::C128 => (1024, 53),
            _ => return None,
        })
    }

    /// Returns the one of two element types that the other is converted to: complex before others, floating point before integers,
    /// then the larger range, then the higher precision, then more bits, then signed before unsigned. Returns `None` for two
    /// different types that are equal in all of these, such as `f8e5m2` and `f8e5m2fnuz`.
    ///
    /// ```
    /// use shapewise_xla::ElementType::{Bf16, C64, F8E5M2, F8E5M2Fnuz, F16, F32, S32, U32};
    ///
    /// assert_eq!(Bf16.higher_precision(F32), Some(F32));
    /// // the larger range, not the higher precision
    /// assert_eq!(Bf16.higher_precision(F16), Some(Bf16));
    /// assert_eq!(
    ///     [S32.higher_precision(U32), F16.higher_precision(S32), F32.higher_precision(C64)],
    ///     [Some(S32), Some(F16), Some(C64)]
    /// );
    /// assert_eq!(F8E5M2.higher_precision(F8E5M2Fnuz), None);
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `HigherPrecisionElementType`, which aborts where this method returns `None`.
    #[must_use]
    #[inline]
    pub fn higher_precision(self, other: Self) -> Option<Self> {
        // `None`, no range, is below all ranges.
        let rank = |element: Self| {
            let bits = element.bits();
            let signed = matches!(element.kind(), ElementKind::Signed);
            (element.is_complex(), element.range_and_precision(), bits, signed)
        };
        match rank(self).cmp(&rank(other)) {
            Ordering::Less => Some(other),
            Ordering::Greater => Some(self),
            Ordering::Equal => (self == other).then_some(self),
        }
    }

    /// Returns `true` if `other` is the same type or the one of [higher precision](Self::higher_precision): XLA's
    /// `ElementCanUpcast`. As in XLA, the conversion may still change numbers.
    ///
    /// ```
    /// use shapewise_xla::ElementType::{Bf16, F32, S8, S32};
    ///
    /// assert!(Bf16.can_upcast_to(F32) && S8.can_upcast_to(S32) && !F32.can_upcast_to(Bf16));
    /// ```
    #[must_use]
    #[inline]
    pub fn can_upcast_to(self, other: Self) -> bool {
        self.higher_precision(other) == Some(other)
    }

    /// Returns `true` if both are the same type, or both are floating point.
    ///
    /// [`number`](Self::number) has an example.
    #[must_use]
    #[inline]
    pub const fn is_same_ignoring_float_precision(self, other: Self) -> bool {
        self.number() == other.number() || (self.is_floating() && other.is_floating())
    }
}

impl fmt::Display for ElementType {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text is not the name of an element type: the error of `"f33".parse::<`[`ElementType`]`>()`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ElementTypeError;

error_messages! {
    #[inline] ElementTypeError []
    Self => "the text is not the name of an element type, such as `f32`, `s4` or `pred`";
}

impl FromStr for ElementType {
    type Err = ElementTypeError;

    #[inline]
    fn from_str(text: &str) -> Result<Self, ElementTypeError> {
        Self::from_name(text).ok_or(ElementTypeError)
    }
}

/// Implemented for the types that are elements only. It is not the seal of shapewise: then that would be a public interface.
mod sealed {
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
        label = "cannot be implemented outside of shapewise-xla"
    )]
    pub trait SealedElement {}
}
use sealed::SealedElement;

use crate::bits::{
    Bf16Bits, C64Parts, C128Parts, F8E3M4Bits, F8E4M3B11FnuzBits, F8E4M3Bits, F8E4M3FnBits, F8E4M3FnuzBits,
    F8E5M2Bits, F8E5M2FnuzBits, F8E8M0FnuBits, F16Bits,
};

/// A type of Rust that corresponds to an element type: `bool`, the integers (`usize` is the platform's `u64` or `u32`), `f32` and
/// `f64`; the types of [`bits`](crate::bits); with the feature `half` also `f16` and `bf16`, with `num-complex` also `Complex<f32>` and `Complex<f64>`.
///
/// ```
/// use shapewise_xla::{Element, ElementType};
///
/// assert_eq!(<u8 as Element>::TYPE, ElementType::U8);
/// ```
pub trait Element: SealedElement + Copy + 'static {
    /// The element type.
    ///
    /// ```
    /// use shapewise_xla::{Element, ElementType};
    ///
    /// assert_eq!(<f32 as Element>::TYPE, ElementType::F32);
    /// ```
    const TYPE: ElementType;
}

macro_rules! elements {
    ($($rust:ty: $element:ident;)*) => { $(
        impl SealedElement for $rust {}
        impl Element for $rust {
            const TYPE: ElementType = ElementType::$element;
        }
        const _: () = assert!(size_of::<$rust>() == ElementType::$element.bytes(), "the sizes are equal");
    )* };
}

elements! {
    bool: Pred; i8: S8; i16: S16; i32: S32; i64: S64; u8: U8; u16: U16; u32: U32; u64: U64; f32: F32; f64: F64;
}

elements! {
    F16Bits: F16; Bf16Bits: Bf16; F8E3M4Bits: F8E3M4; F8E4M3Bits: F8E4M3; F8E4M3FnBits: F8E4M3Fn; F8E4M3B11FnuzBits: F8E4M3B11Fnuz;
    F8E4M3FnuzBits: F8E4M3Fnuz; F8E5M2Bits: F8E5M2; F8E5M2FnuzBits: F8E5M2Fnuz; F8E8M0FnuBits: F8E8M0Fnu; C64Parts: C64; C128Parts: C128;
}

// What indices are in files: the platform's size.
#[cfg(target_pointer_width = "64")]
elements! { isize: S64; usize: U64; }
#[cfg(target_pointer_width = "32")]
elements! { isize: S32; usize: U32; }

#[cfg(feature = "half")]
mod half {
    use half::{bf16, f16};

    use super::{Element, ElementType, SealedElement};

    elements! { f16: F16; bf16: Bf16; }
}

#[cfg(feature = "num-complex")]
mod complex {
    use num_complex::Complex;

    use super::{Element, ElementType, SealedElement};

    elements! { Complex<f32>: C64; Complex<f64>: C128; }
}
