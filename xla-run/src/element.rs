//! Elements as bytes, in the order of the machine.

use bytemuck::{NoUninit, Zeroable};
use shapewise_xla::{Element, ElementType};

use crate::error::Error;

/// An element that devices have: integers, floats, also `f16` and `bf16`, and `bool`.
pub trait HostElement: Element + NoUninit + Zeroable {
    /// Fills elements with the bytes that `receive` writes.
    #[doc(hidden)]
    fn receive(
        into: &mut [Self],
        receive: &mut dyn FnMut(&mut [u8]) -> Result<(), Error>,
    ) -> Result<(), Error>;
}

impl HostElement for bool {
    fn receive(
        into: &mut [Self],
        receive: &mut dyn FnMut(&mut [u8]) -> Result<(), Error>,
    ) -> Result<(), Error> {
        // Not every byte is a `bool`.
        let mut bytes = vec![0; into.len()];
        receive(&mut bytes)?;
        for (element, byte) in into.iter_mut().zip(bytes) {
            *element = byte != 0;
        }
        Ok(())
    }
}

macro_rules! elements {
    ($($number:ty)*) => { $(
        impl HostElement for $number {
            fn receive(
                into: &mut [Self],
                receive: &mut dyn FnMut(&mut [u8]) -> Result<(), Error>,
            ) -> Result<(), Error> {
                receive(bytemuck::cast_slice_mut(into))
            }
        }
    )* };
}

elements! { i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 half::f16 half::bf16 }

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
