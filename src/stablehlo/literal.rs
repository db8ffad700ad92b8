//! Numbers as StableHLO writes them.

use alloc::{format, string::String};

use super::Reduction;
use crate::xla::Element;

/// A number that a program can contain.
#[cfg_attr(doc, doc(hidden))]
pub trait Literal: Element {
    /// As StableHLO writes it.
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

/// The number that a reduction begins with, for an element type by its StableHLO name.
pub(super) fn start(reduction: Reduction, element: &str) -> String {
    let (is_float, is_unsigned) = (element.starts_with('f'), element.starts_with('u'));
    let bits: u32 = element.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().unwrap_or(32);
    let one = if is_float { "1.0" } else { "1" };
    // The bits of infinity: all of the exponent, none of the mantissa.
    let infinity = |sign: u64| match bits {
        16 => format!("0x{:04X}", sign << 15 | 0x7c00),
        64 => format!("0x{:016X}", sign << 63 | 0x7ff0_0000_0000_0000),
        _ => format!("0x{:08X}", sign << 31 | 0x7f80_0000),
    };
    let greatest = |bits: u32| u64::MAX.checked_shr(64_u32.saturating_sub(bits)).unwrap_or(0);
    match reduction {
        _ if bits == 1 => String::from(if matches!(reduction, Reduction::Product | Reduction::Min) {
            "true"
        } else {
            "false"
        }),
        Reduction::Sum => String::from(if is_float { "0.0" } else { "0" }),
        Reduction::Product => String::from(one),
        Reduction::Max if is_float => infinity(1),
        Reduction::Min if is_float => infinity(0),
        Reduction::Max if is_unsigned => String::from("0"),
        Reduction::Min if is_unsigned => format!("{}", greatest(bits)),
        Reduction::Max => format!("-{}", greatest(bits).checked_shr(1).unwrap_or(0).saturating_add(1)),
        Reduction::Min => format!("{}", greatest(bits).checked_shr(1).unwrap_or(0)),
    }
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
        assert_eq!([start(Reduction::Max, "i8"), start(Reduction::Min, "i8")], ["-128", "127"]);
        assert_eq!([start(Reduction::Max, "ui16"), start(Reduction::Min, "ui16")], ["0", "65535"]);
        assert_eq!(
            [start(Reduction::Max, "i64"), start(Reduction::Min, "i64")],
            [format!("{}", i64::MIN), format!("{}", i64::MAX)]
        );
        assert_eq!(
            [start(Reduction::Max, "f32"), start(Reduction::Min, "f64")],
            ["0xFF800000", "0x7FF0000000000000"]
        );
        assert_eq!([start(Reduction::Max, "i1"), start(Reduction::Min, "i1")], ["false", "true"]);
    }
}
