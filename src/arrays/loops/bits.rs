//! Elements that are moved as integers of their size, so that code that only moves elements is compiled once, in this crate, and not for
//! each type in each crate that uses it.
//!
//! # The proof
//!
//! *Elements are moved as integers* only if their type is one of those that [`is_bits`] lists: numbers, which have no padding, no
//! pointers and no lifetimes. It compares the identity of the type with theirs. The identity of a type with lifetimes is that of no
//! listed type, whatever the lifetimes are. An integer that stands for an element has its size and its alignment ([`is_stand_in`]), so slices and
//! vectors of the one have the memory of the other. Each element is moved in one piece, so there are only valid elements at any time.
//!
//! # The gain
//!
//! The first copy of a transposed array of `f32` added 780 ms to a release build of a program. Now it adds what `benches/first_use.sh` prints.
#![expect(unsafe_code, reason = "one file, one operation per block; the proof and the gain are above")]

use core::{any::TypeId, marker::PhantomData, mem::transmute, slice};

/// An integer, or two, in place of elements of its size.
pub(crate) trait Bits: Copy + Default {}

impl Bits for u8 {}
impl Bits for u16 {}
impl Bits for u32 {}
impl Bits for u64 {}
/// Of elements that are two numbers.
impl Bits for [u32; 2] {}

/// The identity of a type with unknown lifetimes.
trait Identity {
    /// `TypeId::of` requires a type without borrows, and generic code does not know that of `T`.
    fn id(&self) -> TypeId
    where
        Self: 'static;
}

impl<T> Identity for PhantomData<T> {
    #[inline(always)]
    fn id(&self) -> TypeId
    where
        Self: 'static,
    {
        TypeId::of::<T>()
    }
}

/// Whether a type is one of those that may be moved as bytes. The compiler computes it.
#[inline(always)]
pub(crate) fn is_bits<T>() -> bool {
    let any: &dyn Identity = &PhantomData::<T>;
    // SAFETY: the two types differ in a lifetime only, and the value, which has no bytes, exists forever. `id` reads nothing of it.
    // It returns the identity of `T` with each lifetime replaced by `'static`.
    let id = unsafe { transmute::<&dyn Identity, &(dyn Identity + 'static)>(any) }.id();
    macro_rules! is_any {
        ($($type:ty)*) => { false $(|| id == TypeId::of::<$type>())* };
    }
    let is_number = is_any! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize f32 f64 bool char [u32; 2] };
    #[cfg(feature = "half")]
    let is_number = is_number || is_any! { half::f16 half::bf16 };
    #[cfg(feature = "num-complex")]
    let is_number = is_number || id == TypeId::of::<num_complex::Complex<f32>>();
    is_number
}

/// Which stand-in elements of a type have, if it is listed: its size; 12 for [`u32; 2`]; 0 if none has their size and alignment. It is a constant,
/// so a `match` on it leaves the code of one.
pub(crate) const fn kind<T>() -> usize {
    match (size_of::<T>(), align_of::<T>()) {
        (1, 1) => 1,
        (2, 2) => 2,
        (4, 4) => 4,
        (8, of) if of == align_of::<u64>() => 8,
        (8, 4) => 12,
        _ => 0,
    }
}

/// Whether `U` stands for elements of `T`.
#[inline(always)]
fn is_stand_in<T, U: Bits>() -> bool {
    size_of::<T>() == size_of::<U>() && align_of::<T>() == align_of::<U>() && is_bits::<T>()
}

/// The elements of a slice as integers; `None` unless [`is_bits`] lists the type and the integers have its size and alignment.
#[inline(always)]
pub(crate) fn as_bits<T, U: Bits>(elements: &[T]) -> Option<&[U]> {
    if !is_stand_in::<T, U>() {
        return None;
    }
    // SAFETY: same address, size and alignment; a listed type has no padding, so all bytes are initialised.
    Some(unsafe { slice::from_raw_parts(elements.as_ptr().cast(), elements.len()) })
}

/// [`as_bits`] to write to. The caller writes the bits of other elements of the type.
#[inline(always)]
pub(crate) fn as_bits_mut<T, U: Bits>(elements: &mut [T]) -> Option<&mut [U]> {
    if !is_stand_in::<T, U>() {
        return None;
    }
    // SAFETY: as in `as_bits`; the slice is borrowed exclusively for as long as the result.
    Some(unsafe { slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), elements.len()) })
}

#[cfg(feature = "alloc")]
pub(crate) mod vector {
    use alloc::vec::Vec;
    use core::mem::ManuallyDrop;

    use super::{Bits, is_stand_in};

    /// A vector of elements from their bits. The caller has the bits from `as_bits` of the same type.
    ///
    /// # Panics
    ///
    /// If `U` does not stand for elements of `T`.
    #[inline(always)]
    pub(crate) fn of_bits<T, U: Bits>(bits: Vec<U>) -> Vec<T> {
        assert!(is_stand_in::<T, U>(), "the bits are those of elements");
        let mut bits = ManuallyDrop::new(bits);
        // SAFETY: the pointer, the length and the capacity are those of a vector that is not used after this; the elements have the size and the
        // alignment that it was allocated with, and its bits are those of elements of a listed type.
        unsafe { Vec::from_raw_parts(bits.as_mut_ptr().cast(), bits.len(), bits.capacity()) }
    }
}
