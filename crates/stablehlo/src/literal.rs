//! Numbers as StableHLO writes them.

use alloc::{
    format,
    string::{String, ToString},
};

use shapewise_xla::{Element, ElementKind, ElementType};

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

/// Returns the number that a reduction begins with.
pub(super) fn start(reduction: Reduction, element: ElementType) -> String {
    let bits = element.bits();
    // All bits of the exponent, and none of the mantissa.
    let infinity = match element {
        ElementType::F16 => 0x7c00,
        ElementType::Bf16 => 0x7f80,
        ElementType::F64 => 0x7ff0_0000_0000_0000,
        _ => 0x7f80_0000_u64,
    };
    let sign = 1_u64.checked_shl(bits.saturating_sub(1)).unwrap_or(0);
    let float =
        |number: u64| format!("0x{number:0digits$X}", digits = usize::try_from(bits / 4).unwrap_or(0));
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
        assert_eq!(start(Reduction::Sum, ElementType::C64), "(0.0, 0.0)");
        assert_eq!(
            [start(Reduction::Max, ElementType::Pred), start(Reduction::Min, ElementType::Pred)],
            ["false", "true"]
        );
    }
}
