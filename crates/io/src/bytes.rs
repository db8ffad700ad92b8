//! Elements of files and of other libraries' arrays: which types they are, and how their bytes are read.

#[cfg(feature = "npy")]
mod decode;

use bytemuck::{CheckedBitPattern, NoUninit};
use shapewise_xla::{Element, ElementKind, ElementType};

#[cfg(feature = "npy")]
pub(crate) use self::decode::{DecodeError, decode};

/// An element whose bytes can be read from a file and written to one: `bool`, integers, floats; with the features `half` and
/// `num-complex` also `f16`, `bf16` and complex numbers. See [`RawArray::view`](crate::raw::RawArray::view).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an element type of files and of other libraries' arrays",
    label = "not `bool`, an integer, or a float",
    note = "`f16` and `bf16` require the feature `half`, complex numbers the feature `num-complex`"
)]
pub trait Plain: Element + CheckedBitPattern + NoUninit {}

#[diagnostic::do_not_recommend]
impl<T: Element + CheckedBitPattern + NoUninit> Plain for T {}

/// Reverses the bytes of each number. A complex number is two numbers.
pub(crate) fn swap(bytes: &mut [u8], element: ElementType) {
    let unit = match element.kind() {
        ElementKind::Complex => element.bytes() / 2,
        _ => element.bytes(),
    };
    // Constant sizes, so that each is a few instructions.
    fn each<const N: usize>(bytes: &mut [u8]) {
        bytes.as_chunks_mut::<N>().0.iter_mut().for_each(|unit| unit.reverse());
    }
    match unit {
        2 => each::<2>(bytes),
        4 => each::<4>(bytes),
        8 => each::<8>(bytes),
        _ => {}
    }
}
