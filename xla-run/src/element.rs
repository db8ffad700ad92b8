//! Elements as bytes, in the order of the machine.

use shapewise_xla::{Element, ElementType};

/// An element that devices have.
pub trait HostElement: Element {
    /// Appends the bytes of the element.
    fn put(self, bytes: &mut Vec<u8>);
    /// Reads the element of these bytes, which are as many as [`put`](Self::put) appends.
    fn get(bytes: &[u8]) -> Self;
}

impl HostElement for bool {
    fn put(self, bytes: &mut Vec<u8>) {
        bytes.push(self.into());
    }

    fn get(bytes: &[u8]) -> Self {
        bytes.first().is_some_and(|byte| *byte != 0)
    }
}

macro_rules! elements {
    ($($number:ty)*) => { $(
        impl HostElement for $number {
            fn put(self, bytes: &mut Vec<u8>) {
                bytes.extend(self.to_ne_bytes());
            }

            fn get(bytes: &[u8]) -> Self {
                bytes.try_into().map_or_else(|_| Default::default(), Self::from_ne_bytes)
            }
        }
    )* };
}

elements! { i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 }

/// Returns the number of an element type in PJRT, or `None` if it does not have one here.
pub(crate) const fn number(element: ElementType) -> Option<i32> {
    Some(match element {
        ElementType::Pred => 1,
        ElementType::S8 => 2,
        ElementType::S16 => 3,
        ElementType::S32 => 4,
        ElementType::S64 => 5,
        ElementType::U8 => 6,
        ElementType::U16 => 7,
        ElementType::U32 => 8,
        ElementType::U64 => 9,
        ElementType::F16 => 10,
        ElementType::F32 => 11,
        ElementType::F64 => 12,
        ElementType::Bf16 => 13,
        _ => return None,
    })
}
