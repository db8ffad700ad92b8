//! Numbers as StableHLO writes them.

use alloc::{
    format,
    string::{String, ToString},
};

use shapewise_xla::{
    Element, ElementKind, ElementType,
    bits::{
        Bf16Bits, C64Parts, C128Parts, F8E3M4Bits, F8E4M3B11FnuzBits, F8E4M3Bits, F8E4M3FnBits,
        F8E4M3FnuzBits, F8E5M2Bits, F8E5M2FnuzBits, F8E8M0FnuBits, F16Bits,
    },
};

use super::Reduction;

/// A number that a program can contain.
#[cfg_attr(doc, doc(hidden))]
pub trait Literal: Element {
    /// Writes the number as StableHLO does.
    #[doc(hidden)]
    fn literal(&self) -> String;
}

macro_rules! literals {
    ($($int:ty)*) => { $(
        impl Literal for $int {
            fn literal(&self) -> String {
                format!("{self}")
            }
        }
    )* };
}

literals! { bool i8 i16 i32 i64 u8 u16 u32 u64 }

/// A float, with a decimal point, which MLIR requires; numbers that are not finite by their bits.
macro_rules! floats {
    ($($float:ident: $digits:literal;)*) => { $(
        impl Literal for $float {
            fn literal(&self) -> String {
                if !self.is_finite() {
                    return format!(concat!("0x{:0", $digits, "X}"), self.to_bits());
                }
                let text = format!("{self:?}");
                match text.split_once('e') {
                    Some((mantissa, exponent)) if !mantissa.contains('.') => format!("{mantissa}.0e{exponent}"),
                    _ => text,
                }
            }
        }
    )* };
}

floats! { f32: "8"; f64: "16"; }

/// Floats by their bits.
macro_rules! bits {
    ($($float:ty: $digits:literal;)*) => { $(
        impl Literal for $float {
            fn literal(&self) -> String {
                format!(concat!("0x{:0", $digits, "X}"), self.to_bits())
            }
        }
    )* };
}

bits! {
    F16Bits: "4"; Bf16Bits: "4"; F8E3M4Bits: "2"; F8E4M3Bits: "2"; F8E4M3FnBits: "2"; F8E4M3B11FnuzBits: "2"; F8E4M3FnuzBits: "2";
    F8E5M2Bits: "2"; F8E5M2FnuzBits: "2"; F8E8M0FnuBits: "2";
}
#[cfg(feature = "half")]
bits! { half::f16: "4"; half::bf16: "4"; }

/// Complex numbers: the two parts.
macro_rules! complex {
    ($($number:ty)*) => { $(
        impl Literal for $number {
            fn literal(&self) -> String {
                format!("({}, {})", self.re.literal(), self.im.literal())
            }
        }
    )* };
}

complex! { C64Parts C128Parts }
#[cfg(feature = "num-complex")]
complex! { num_complex::Complex<f32> num_complex::Complex<f64> }

/// Returns the number that a reduction begins with.
pub(super) fn start(reduction: Reduction, element: ElementType) -> String {
    let bits = element.bits();
    // All bits of the exponent, and none of the mantissa.
    let infinity = match element {
        ElementType::F16 => 0x7c00,
        ElementType::Bf16 => 0x7f80,
        ElementType::F64 => 0x7ff0_0000_0000_0000,
        ElementType::F8E5M2 => 0x7c,
        ElementType::F8E4M3 => 0x78,
        ElementType::F8E3M4 => 0x70,
        // Those that have no infinities: the greatest number.
        ElementType::F8E4M3Fn => 0x7e,
        ElementType::F8E4M3B11Fnuz | ElementType::F8E4M3Fnuz | ElementType::F8E5M2Fnuz => 0x7f,
        ElementType::F4E2M1Fn => 0x7,
        ElementType::F6E2M3Fn | ElementType::F6E3M2Fn => 0x1f,
        _ => 0x7f80_0000_u64,
    };
    let sign = 1_u64.checked_shl(bits.saturating_sub(1)).unwrap_or(0);
    let float = |number: u64| {
        format!("0x{number:0digits$X}", digits = usize::try_from(bits.div_ceil(4)).unwrap_or(0))
    };
    // Of signed integers, half of the numbers are at least 0.
    let greatest = |bits: u32| u64::MAX.checked_shr(64_u32.saturating_sub(bits)).unwrap_or(0);
    let text = match (reduction, element.kind()) {
        (Reduction::Sum, ElementKind::Complex) => "(0.0, 0.0)",
        (Reduction::Sum | Reduction::Max, ElementKind::Unsigned) | (Reduction::Sum, ElementKind::Signed) => {
            "0"
        }
        (Reduction::Product, ElementKind::Complex) => "(1.0, 0.0)",
        (Reduction::Product, ElementKind::Unsigned | ElementKind::Signed) => "1",
        (Reduction::Sum | Reduction::Max, ElementKind::Predicate) => "false",
        (Reduction::Product | Reduction::Min, ElementKind::Predicate) => "true",
        (Reduction::Max, ElementKind::Signed) => {
            return format!("-{}", greatest(bits.saturating_sub(1)).saturating_add(1));
        }
        (Reduction::Min, ElementKind::Signed) => return greatest(bits.saturating_sub(1)).to_string(),
        (Reduction::Min, ElementKind::Unsigned) => return greatest(bits).to_string(),
        // Powers of 2, without a sign.
        (Reduction::Max, _) if element == ElementType::F8E8M0Fnu => return float(0),
        (Reduction::Min, _) if element == ElementType::F8E8M0Fnu => return float(0xfe),
        // Floats. Complex numbers have no order, and no method for them.
        (Reduction::Sum, _) => "0.0",
        (Reduction::Product, _) => "1.0",
        (Reduction::Max, _) => return float(sign | infinity),
        (Reduction::Min, _) => return float(infinity),
    };
    String::from(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_have_a_point() {
        let texts = [1.0_f32, 1e-7, 1.5e30, 1e20, -0.0, f32::INFINITY, f32::NAN].map(|float| float.literal());
        assert_eq!(texts, ["1.0", "1.0e-7", "1.5e30", "1.0e20", "-0.0", "0x7F800000", "0x7FC00000"]);
        assert_eq!(f64::NEG_INFINITY.literal(), "0xFFF0000000000000");
    }

    #[test]
    fn narrow_floats_are_their_bits_and_complex_numbers_their_parts() {
        assert_eq!(Bf16Bits::from_bits(0x3f80).literal(), "0x3F80");
        assert_eq!(F16Bits::from_bits(1).literal(), "0x0001");
        assert_eq!(F8E4M3FnBits::from_bits(0x7).literal(), "0x07");
        assert_eq!(C64Parts { re: 1.0, im: f32::NAN }.literal(), "(1.0, 0x7FC00000)");
        assert_eq!(C128Parts { re: 1e-7, im: -0.0 }.literal(), "(1.0e-7, -0.0)");
    }

    #[cfg(feature = "half")]
    #[test]
    fn types_of_half_are_their_bits() {
        assert_eq!([half::f16::ONE.literal(), half::f16::NAN.literal()], ["0x3C00", "0x7E00"]);
        assert_eq!(half::bf16::NEG_INFINITY.literal(), "0xFF80");
    }

    #[test]
    fn reductions_begin_with_the_neutral_number() {
        assert_eq!(
            [start(Reduction::Max, ElementType::S8), start(Reduction::Min, ElementType::S8)],
            ["-128", "127"]
        );
        assert_eq!(
            [start(Reduction::Max, ElementType::U16), start(Reduction::Min, ElementType::U16)],
            ["0", "65535"]
        );
        assert_eq!(
            [start(Reduction::Max, ElementType::S64), start(Reduction::Min, ElementType::S64)],
            [format!("{}", i64::MIN), format!("{}", i64::MAX)]
        );
        assert_eq!(
            [start(Reduction::Max, ElementType::F32), start(Reduction::Min, ElementType::F64)],
            ["0xFF800000", "0x7FF0000000000000"]
        );
        let half = [ElementType::F16, ElementType::Bf16];
        assert_eq!(half.map(|half| start(Reduction::Max, half)), ["0xFC00", "0xFF80"]);
        assert_eq!(half.map(|half| start(Reduction::Product, half)), ["1.0", "1.0"]);
        let narrow =
            [ElementType::F8E5M2, ElementType::F8E4M3Fn, ElementType::F8E4M3Fnuz, ElementType::F8E8M0Fnu];
        assert_eq!(narrow.map(|narrow| start(Reduction::Max, narrow)), ["0xFC", "0xFE", "0xFF", "0x00"]);
        assert_eq!(narrow.map(|narrow| start(Reduction::Min, narrow)), ["0x7C", "0x7E", "0x7F", "0xFE"]);
        assert_eq!(start(Reduction::Sum, ElementType::C64), "(0.0, 0.0)");
        assert_eq!(
            [start(Reduction::Max, ElementType::Pred), start(Reduction::Min, ElementType::Pred)],
            ["false", "true"]
        );
    }
}
