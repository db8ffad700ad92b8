//! Numbers of any element type.

use alloc::{
    format,
    string::{String, ToString},
};

use shapewise_xla::{ElementKind, ElementType};

use crate::{Literal, ProgramError};

/// A number of a program, before its element type is known: an operand of [`DynValue::binary_with`](super::DynValue::binary_with). It is made `From` a number of Rust.
///
/// A float is rounded to the element type by whoever reads the text, to the nearest; one that is too large for it is infinite there.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Number {
    /// A truth value.
    Truth(bool),
    /// An integer.
    Integer(i128),
    /// A float, for floating-point and complex elements.
    Real(f64),
    /// The real and the imaginary part.
    ComplexParts(f64, f64),
}

macro_rules! numbers {
    ($($number:ty: $variant:ident;)*) => { $(
        impl From<$number> for Number {
            fn from(number: $number) -> Self {
                Self::$variant(number.into())
            }
        }
    )* };
}

numbers! {
    bool: Truth; i8: Integer; i16: Integer; i32: Integer; i64: Integer; u8: Integer; u16: Integer; u32: Integer; u64: Integer; f32: Real; f64: Real;
}

impl Number {
    /// Writes the number as StableHLO does.
    pub(super) fn text(self, element: ElementType) -> Result<String, ProgramError> {
        let refused = Err(ProgramError::Number { element });
        match (self, element.kind()) {
            (Self::Truth(number), ElementKind::Predicate) => Ok(number.to_string()),
            (Self::Integer(number), ElementKind::Signed | ElementKind::Unsigned) => {
                let bits = element.bits();
                let is_signed = element.kind() == ElementKind::Signed;
                let greatest =
                    1_i128.checked_shl(bits.saturating_sub(u32::from(is_signed))).unwrap_or(i128::MAX);
                let least = if is_signed { greatest.saturating_neg() } else { 0 };
                if least <= number && number < greatest { Ok(number.to_string()) } else { refused }
            }
            (Self::Real(number), ElementKind::Floating) => {
                float(number, element).ok_or(ProgramError::Number { element })
            }
            (Self::Real(re), ElementKind::Complex) => Self::ComplexParts(re, 0.0).text(element),
            (Self::ComplexParts(re, im), ElementKind::Complex) => {
                let part = if element == ElementType::C64 { ElementType::F32 } else { ElementType::F64 };
                match (float(re, part), float(im, part)) {
                    (Some(re), Some(im)) => Ok(format!("({re}, {im})")),
                    _ => refused,
                }
            }
            _ => refused,
        }
    }
}

#[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "rounding to `f32` is meant")]
fn float(number: f64, element: ElementType) -> Option<String> {
    match element {
        ElementType::F32 => Some((number as f32).literal()),
        ElementType::F64 => Some(number.literal()),
        ElementType::F8E8M0Fnu if number <= 0.0 => None,
        _ if number.is_finite() => Some(number.literal()),
        _ => {
            let (infinity, nan, sign) = match element {
                ElementType::F16 => (0x7c00, 0x7e00, 0x8000),
                ElementType::Bf16 => (0x7f80, 0x7fc0, 0x8000),
                ElementType::F8E5M2 => (0x7c, 0x7e, 0x80),
                ElementType::F8E4M3 => (0x78, 0x7c, 0x80),
                ElementType::F8E3M4 => (0x70, 0x78, 0x80),
                _ => return None,
            };
            let bits = if number.is_nan() { nan } else { infinity } | if number < 0.0 { sign } else { 0_u32 };
            let digits = usize::try_from(element.bits() / 4).unwrap_or(0);
            Some(format!("0x{bits:0digits$X}"))
        }
    }
}
