//! Reductions of blocks as bytes, in the order of the devices and with the roundings of XLA on the devices of one process.

use half::{bf16, f16};
use shapewise_xla::ElementType;

/// An associative operation on two elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reduction {
    Sum,
    Product,
    Max,
    Min,
}

/// Elements that are reduced.
trait Number: Copy {
    fn sum(self, other: Self) -> Self;
    fn product(self, other: Self) -> Self;
    fn max(self, other: Self) -> Self;
    fn min(self, other: Self) -> Self;
}

macro_rules! integers {
    ($($number:ty)*) => { $(
        impl Number for $number {
            fn sum(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            fn product(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }

            fn max(self, other: Self) -> Self {
                Ord::max(self, other)
            }

            fn min(self, other: Self) -> Self {
                Ord::min(self, other)
            }
        }
    )* };
}

integers! { i8 i16 i32 i64 u8 u16 u32 u64 }

macro_rules! floats {
    ($($number:ty)*) => { $(
        impl Number for $number {
            fn sum(self, other: Self) -> Self {
                self + other
            }

            fn product(self, other: Self) -> Self {
                self * other
            }

            // A NaN stays, and +0 is greater than -0.
            fn max(self, other: Self) -> Self {
                match self.partial_cmp(&other) {
                    Some(std::cmp::Ordering::Less) => other,
                    Some(std::cmp::Ordering::Equal) if self.is_sign_negative() => other,
                    None if other.is_nan() => other,
                    _ => self,
                }
            }

            fn min(self, other: Self) -> Self {
                match self.partial_cmp(&other) {
                    Some(std::cmp::Ordering::Greater) => other,
                    Some(std::cmp::Ordering::Equal) if other.is_sign_negative() => other,
                    None if other.is_nan() => other,
                    _ => self,
                }
            }
        }
    )* };
}

floats! { f32 f64 f16 }

/// A truth value: StableHLO adds by "or" and multiplies by "and".
#[derive(Clone, Copy)]
struct Truth(bool);

impl Number for Truth {
    fn sum(self, other: Self) -> Self {
        Self(self.0 || other.0)
    }

    fn product(self, other: Self) -> Self {
        Self(self.0 && other.0)
    }

    fn max(self, other: Self) -> Self {
        self.sum(other)
    }

    fn min(self, other: Self) -> Self {
        self.product(other)
    }
}

/// Reduces blocks with elements of `N` bytes, which are computed with as another type, and converted back after the last step.
fn with<const N: usize, T: Number>(
    reduction: Reduction,
    blocks: &[&[u8]],
    into: &mut [u8],
    read: impl Fn([u8; N]) -> T,
    write: impl Fn(T) -> [u8; N],
) {
    let operation = match reduction {
        Reduction::Sum => T::sum,
        Reduction::Product => T::product,
        Reduction::Max => T::max,
        Reduction::Min => T::min,
    };
    let (result, _) = into.as_chunks_mut::<N>();
    let blocks: Vec<&[[u8; N]]> = blocks.iter().map(|block| block.as_chunks::<N>().0).collect();
    for (at, result) in result.iter_mut().enumerate() {
        let mut elements = blocks.iter().filter_map(|block| block.get(at)).map(|bytes| read(*bytes));
        if let Some(first) = elements.next() {
            *result = write(elements.fold(first, operation));
        }
    }
}

/// Reduces blocks of one size to one of this size. Returns `None` if the elements are not reduced so.
pub(super) fn reduce(
    reduction: Reduction,
    element: ElementType,
    blocks: &[&[u8]],
    into: &mut [u8],
) -> Option<()> {
    macro_rules! native {
        ($number:ty) => {
            with(reduction, blocks, into, <$number>::from_ne_bytes, <$number>::to_ne_bytes)
        };
    }
    match (element, reduction) {
        (ElementType::Pred, _) => {
            with(reduction, blocks, into, |[byte]| Truth(byte != 0), |Truth(is_true)| [u8::from(is_true)]);
        }
        (ElementType::S8, _) => native!(i8),
        (ElementType::S16, _) => native!(i16),
        (ElementType::S32, _) => native!(i32),
        (ElementType::S64, _) => native!(i64),
        (ElementType::U8, _) => native!(u8),
        (ElementType::U16, _) => native!(u16),
        (ElementType::U32, _) => native!(u32),
        (ElementType::U64, _) => native!(u64),
        (ElementType::F32, _) | (ElementType::C64, Reduction::Sum) => native!(f32),
        (ElementType::F64, _) | (ElementType::C128, Reduction::Sum) => native!(f64),
        // XLA rounds `f16` after each step, and `bf16` after the last one.
        (ElementType::F16, _) => native!(f16),
        (ElementType::Bf16, _) => with(
            reduction,
            blocks,
            into,
            |bytes| bf16::from_ne_bytes(bytes).to_f32(),
            |sum| bf16::from_f32(sum).to_ne_bytes(),
        ),
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_f32(reduction: Reduction, elements: &[f32]) -> f32 {
        let blocks: Vec<[u8; 4]> = elements.iter().map(|element| element.to_ne_bytes()).collect();
        let blocks: Vec<&[u8]> = blocks.iter().map(|block| &block[..]).collect();
        let mut into = [0; 4];
        reduce(reduction, ElementType::F32, &blocks, &mut into).unwrap();
        f32::from_ne_bytes(into)
    }

    #[test]
    fn floats_are_reduced_in_order_with_nan_and_signs_of_zero() {
        assert_eq!(of_f32(Reduction::Sum, &[1e8, 1.0, -1e8]), 0.0);
        assert_eq!(of_f32(Reduction::Sum, &[1e8, -1e8, 1.0]), 1.0);
        for reduction in [Reduction::Max, Reduction::Min] {
            assert!(of_f32(reduction, &[1.0, f32::NAN, 2.0]).is_nan());
            assert!(of_f32(reduction, &[f32::NAN, 2.0]).is_nan());
        }
        assert!(of_f32(Reduction::Max, &[-0.0, 0.0]).is_sign_positive());
        assert!(of_f32(Reduction::Max, &[0.0, -0.0]).is_sign_positive());
        assert!(of_f32(Reduction::Min, &[0.0, -0.0]).is_sign_negative());
        assert!(of_f32(Reduction::Min, &[-0.0, 0.0]).is_sign_negative());
        assert_eq!(of_f32(Reduction::Product, &[2.0, 3.0, -4.0]), -24.0);
    }

    #[test]
    fn integers_wrap_and_truths_are_joined() {
        let mut into = [0];
        reduce(Reduction::Sum, ElementType::U8, &[&[200], &[100]], &mut into).unwrap();
        assert_eq!(into, [44]);
        reduce(Reduction::Max, ElementType::S8, &[&[255], &[1]], &mut into).unwrap();
        assert_eq!(into, [1]);
        reduce(Reduction::Sum, ElementType::Pred, &[&[1], &[1]], &mut into).unwrap();
        assert_eq!(into, [1]);
        reduce(Reduction::Min, ElementType::Pred, &[&[1], &[0]], &mut into).unwrap();
        assert_eq!(into, [0]);
        assert_eq!(reduce(Reduction::Max, ElementType::C64, &[&[0; 8]], &mut [0; 8]), None);
    }

    #[test]
    fn narrow_floats_are_rounded_as_xla_does() {
        // 256 + 1 + 1 in steps is 256 in bf16, and 258 if it is rounded once.
        let of = |number: f32| bf16::from_f32(number).to_ne_bytes();
        let (large, one, mut into) = (of(256.0), of(1.0), [0; 2]);
        reduce(Reduction::Sum, ElementType::Bf16, &[&large, &one, &one], &mut into).unwrap();
        assert_eq!(bf16::from_ne_bytes(into).to_f32(), 258.0);
        // 2048 + 1 is 2048 in f16, as often as it is added.
        let of = |number: f32| f16::from_f32(number).to_ne_bytes();
        let (large, one) = (of(2048.0), of(1.0));
        reduce(Reduction::Sum, ElementType::F16, &[&large, &one, &one], &mut into).unwrap();
        assert_eq!(f16::from_ne_bytes(into).to_f32(), 2048.0);
    }
}
