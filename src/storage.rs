//! Where the elements of an array are: borrowed to read, borrowed to write, owned on the heap, or within the array itself.
//!
//! This module also has the rule that determines where the result of an operation is ([`ElementPlace`]), and how results are made there
//! ([`ResultStorage`]).

#[cfg(all(doc, feature = "alloc", feature = "arrays"))]
use crate::array::Tensor;
#[cfg(all(doc, feature = "arrays"))]
use crate::array::{Inline, View, ViewMut};
use crate::heap::{self, Vec};
use crate::private::{INTERNAL, Internal, Sealed};

/// The storage of an array with elements `T`: `&[T]` of a [`View`], `&mut [T]` of a [`ViewMut`], `Vec<T>` of a [`Tensor`], nested arrays such as
/// `[[T; 3]; 2]` of an [`Inline`] array.
///
/// The trait is sealed. A function that takes any of these arrays is generic over it, or over
/// [`AsView`](crate::array::AsView), which also accepts references.
///
/// ```compile_fail
/// struct Mine<T>(T);
/// type Long = Mine<for<'a> fn(&'a u8)>;
/// type Short = Mine<fn(&'static u8)>;
///
/// impl shapewise::array::Storage<Short> for Vec<Long> {
///     fn elements(&self) -> &[Short] {
///         &[]
///     }
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the storage of an array with elements `{T}`",
    label = "not `&[{T}]`, `&mut [{T}]`, `Vec<{T}>` or nested arrays of `{T}`"
)]
pub trait Storage<T>: Sealed {
    /// The seal. The elements of `Vec<T>` are of the type `T`, and of no other: a foreign crate cannot pair a storage with a type of its own.
    #[doc(hidden)]
    const SEALED: Internal;

    /// Where the result of an operation on the array is.
    #[doc(hidden)]
    type ElementPlace: ElementPlace;

    /// Whether the elements belong to the array, so that an operator may write its result over them.
    #[doc(hidden)]
    const OWNS: bool = false;

    /// The memory to write, if the elements belong to the array; else an empty slice.
    #[doc(hidden)]
    #[inline(always)]
    fn owned_mut(&mut self) -> &mut [T] {
        &mut []
    }

    /// The memory, if the elements belong to the array; else an empty vector.
    #[doc(hidden)]
    #[inline(always)]
    fn into_owned(self) -> Vec<T>
    where
        Self: Sized,
    {
        Vec::new()
    }

    /// The memory, to read.
    #[doc(hidden)]
    fn elements(&self) -> &[T];
}

/// A storage whose elements can be read for `'a` through an array that is borrowed for `'s`.
///
/// The elements of a view live as long as its memory is borrowed (`'a`), whatever happens to the view. Those of a mutable view
/// and of a tensor live as long as the array itself is borrowed (`'a` is `'s`). So each method that reads is defined once, and
/// what it returns from a view outlives the view.
#[cfg_attr(doc, doc(hidden))]
pub trait Lend<'s, 'a, T>: Storage<T> {
    /// The memory, to read for `'a`.
    #[doc(hidden)]
    fn lend(&'s self) -> &'a [T];
}

/// A storage that can be written: that of a [`ViewMut`], of a [`Tensor`] or of an [`Inline`] array.
#[diagnostic::on_unimplemented(
    message = "a view is read-only, and this writes to it",
    label = "cannot write through `{Self}`: `to_tensor` copies it, and `view_mut` or `slice_mut` of an array is a view to write"
)]
pub trait StorageMut<T>: MemoryMut<T> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

#[diagnostic::do_not_recommend]
impl<T, S: MemoryMut<T>> StorageMut<T> for S {
    type Proof = ();
}

/// [`StorageMut`] for each kind. It is a separate trait so that the compiler lists no impls.
///
/// ```compile_fail
/// struct Mine;
///
/// impl shapewise::array::MemoryMut<Mine> for &[Mine] {
///     fn elements_mut(&mut self) -> &mut [Mine] {
///         &mut []
///     }
/// }
/// ```
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "a view is read-only, and this writes to it",
    label = "cannot write through `{Self}`: `to_tensor` copies it, and `view_mut` or `slice_mut` of an array is a view to write"
)]
pub trait MemoryMut<T>: Storage<T> {
    /// The seal.
    #[doc(hidden)]
    const SEALED: Internal;

    /// The memory, to write.
    #[doc(hidden)]
    fn elements_mut(&mut self) -> &mut [T];
}

impl<T> Sealed for &[T] {}
#[diagnostic::do_not_recommend]
impl<T> Storage<T> for &[T] {
    const SEALED: Internal = INTERNAL;
    type ElementPlace = Borrowed;

    #[inline(always)]
    fn elements(&self) -> &[T] {
        self
    }
}
#[diagnostic::do_not_recommend]
impl<'a, T> Lend<'_, 'a, T> for &'a [T] {
    #[inline(always)]
    fn lend(&self) -> &'a [T] {
        self
    }
}

impl<T> Sealed for &mut [T] {}
#[diagnostic::do_not_recommend]
impl<T> Storage<T> for &mut [T] {
    const SEALED: Internal = INTERNAL;
    type ElementPlace = Borrowed;

    #[inline(always)]
    fn elements(&self) -> &[T] {
        self
    }
}
#[diagnostic::do_not_recommend]
impl<'s, T: 's> Lend<'s, 's, T> for &mut [T] {
    #[inline(always)]
    fn lend(&'s self) -> &'s [T] {
        self
    }
}
#[diagnostic::do_not_recommend]
impl<T> MemoryMut<T> for &mut [T] {
    const SEALED: Internal = INTERNAL;

    #[inline(always)]
    fn elements_mut(&mut self) -> &mut [T] {
        self
    }
}

impl<T> Sealed for Vec<T> {}
#[diagnostic::do_not_recommend]
impl<T> Storage<T> for Vec<T> {
    const SEALED: Internal = INTERNAL;
    type ElementPlace = Heap;
    const OWNS: bool = true;

    #[inline(always)]
    fn owned_mut(&mut self) -> &mut [T] {
        self
    }

    #[inline(always)]
    fn into_owned(self) -> Self {
        self
    }

    #[inline(always)]
    fn elements(&self) -> &[T] {
        self
    }
}
#[diagnostic::do_not_recommend]
impl<'s, T: 's> Lend<'s, 's, T> for Vec<T> {
    #[inline(always)]
    fn lend(&'s self) -> &'s [T] {
        self
    }
}
#[diagnostic::do_not_recommend]
impl<T> MemoryMut<T> for Vec<T> {
    const SEALED: Internal = INTERNAL;

    #[inline(always)]
    fn elements_mut(&mut self) -> &mut [T] {
        self
    }
}

/// Elements that are borrowed where a view of them was enough, and otherwise owned: the storage of a [`CowArray`](crate::array::CowArray).
#[derive(Clone, Debug)]
pub struct CowElements<'a, T>(Held<'a, T>);

#[derive(Clone, Debug)]
enum Held<'a, T> {
    Borrowed(&'a [T]),
    Owned(Vec<T>),
}

impl<'a, T> CowElements<'a, T> {
    pub(crate) const fn borrowed(data: &'a [T]) -> Self {
        Self(Held::Borrowed(data))
    }

    pub(crate) const fn owned(data: Vec<T>) -> Self {
        Self(Held::Owned(data))
    }

    pub(crate) const fn is_owned(&self) -> bool {
        matches!(self.0, Held::Owned(_))
    }
}

impl<T> Sealed for CowElements<'_, T> {}
#[diagnostic::do_not_recommend]
impl<T> Storage<T> for CowElements<'_, T> {
    const SEALED: Internal = INTERNAL;
    type ElementPlace = Borrowed;

    #[inline(always)]
    fn elements(&self) -> &[T] {
        match &self.0 {
            Held::Borrowed(data) => data,
            Held::Owned(data) => data,
        }
    }
}
#[diagnostic::do_not_recommend]
impl<'s, T: 's> Lend<'s, 's, T> for CowElements<'_, T> {
    #[inline(always)]
    fn lend(&'s self) -> &'s [T] {
        self.elements()
    }
}

/// Nested arrays as storage, up to rank 6. A line: the extents, the storage, and calls that flatten it.
macro_rules! nested {
    ($([$($extent:ident)*] $array:ty, ($($flat:ident)*) ($($flat_mut:ident)*);)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T, $(const $extent: usize),*> Storage<T> for $array {
            const SEALED: Internal = INTERNAL;
            type ElementPlace = Within;

            #[inline(always)]
            fn elements(&self) -> &[T] {
                self.as_slice()$(.$flat())*
            }
        }
        #[diagnostic::do_not_recommend]
        impl<'s, T: 's, $(const $extent: usize),*> Lend<'s, 's, T> for $array {
            #[inline(always)]
            fn lend(&'s self) -> &'s [T] {
                self.as_slice()$(.$flat())*
            }
        }
        #[diagnostic::do_not_recommend]
        impl<T, $(const $extent: usize),*> MemoryMut<T> for $array {
            const SEALED: Internal = INTERNAL;

            #[inline(always)]
            fn elements_mut(&mut self) -> &mut [T] {
                self.as_mut_slice()$(.$flat_mut())*
            }
        }
    )* };
}

nested! {
    [A] [T; A], () ();
    [A B] [[T; B]; A], (as_flattened) (as_flattened_mut);
    [A B C] [[[T; C]; B]; A], (as_flattened as_flattened) (as_flattened_mut as_flattened_mut);
    [A B C D] [[[[T; D]; C]; B]; A],
        (as_flattened as_flattened as_flattened) (as_flattened_mut as_flattened_mut as_flattened_mut);
    [A B C D E] [[[[[T; E]; D]; C]; B]; A],
        (as_flattened as_flattened as_flattened as_flattened)
        (as_flattened_mut as_flattened_mut as_flattened_mut as_flattened_mut);
    [A B C D E F] [[[[[[T; F]; E]; D]; C]; B]; A],
        (as_flattened as_flattened as_flattened as_flattened as_flattened)
        (as_flattened_mut as_flattened_mut as_flattened_mut as_flattened_mut as_flattened_mut);
}

/// The memory of results: a vector, or nested arrays.
#[cfg_attr(doc, doc(hidden))]
pub trait ResultStorage<T>: MemoryMut<T> + Sized {
    /// Whether results are within the array.
    #[doc(hidden)]
    const IS_WITHIN: bool = false;

    /// The memory of `N` of it.
    #[doc(hidden)]
    type Times<const N: usize>: ResultStorage<T>;

    /// Returns the results of a function for each linear index below the count, which is that of the type if it has one.
    #[doc(hidden)]
    #[inline(always)]
    fn collect(count: usize, mut result: impl FnMut(usize) -> T) -> Self {
        Self::collect_rows(count, usize::MAX, |_, place| result(place))
    }

    /// Returns the results of a function for each row of this length and each place in it: [`collect`](Self::collect) without divisions.
    #[doc(hidden)]
    fn collect_rows(count: usize, len: usize, result: impl FnMut(usize, usize) -> T) -> Self;

    /// Returns results that were computed on the heap, as many as the type has.
    #[doc(hidden)]
    fn of_heap(heap: OnHeap<T>) -> Self;

    /// Results on the heap without an allocator: there are none, which a build reports.
    #[doc(hidden)]
    #[must_use]
    #[track_caller]
    fn none() -> Self {
        crate::message::broken("results within an array need no heap")
    }
}

/// A linear index as a row of this length and a place in it.
#[expect(clippy::arithmetic_side_effects, reason = "the divisor is not 0")]
pub(crate) fn row_and_place(linear: usize, len: usize) -> (usize, usize) {
    let len = len.max(1);
    (linear / len, linear % len)
}

#[diagnostic::do_not_recommend]
impl<T> ResultStorage<T> for Vec<T> {
    type Times<const N: usize> = Self;

    #[inline(always)]
    fn collect_rows(count: usize, len: usize, mut result: impl FnMut(usize, usize) -> T) -> Self {
        let places = (0..count).map(|linear| row_and_place(linear, len));
        heap::collect(places.map(|(row, place)| result(row, place)))
    }

    #[inline(always)]
    fn of_heap(results: Self) -> Self {
        results
    }

    fn none() -> Self {
        heap::none()
    }
}

/// Results on the heap. It is an alias and not a type, so that messages of the compiler say `Vec<T>`.
pub type OnHeap<T> = Vec<T>;

/// A list of extents that has nested arrays of these extents, if the type knows all of them. It is a trait of its own, so that the compiler computes them for inline arrays only.
#[cfg_attr(doc, doc(hidden))]
pub trait HasNestedArrays: Sealed {
    /// The memory of results with these extents: nested arrays if the type knows all of them, up to rank 6.
    #[doc(hidden)]
    type Within<T>: ResultStorage<T>;
}

/// Where the elements of an array are, and so where those of results are. Results of inline arrays are inline, also together with views and
/// numbers; results with a tensor are tensors.
#[cfg_attr(doc, doc(hidden))]
pub trait ElementPlace: Sealed {
    /// The place of the result of an operation with an operand at another place.
    #[doc(hidden)]
    type With<P: ElementPlace>: ElementPlace;

    /// [`With`](Self::With) of an operand that is an inline array.
    #[doc(hidden)]
    type WithWithin: ElementPlace;

    /// The memory of results with the extents `E`.
    #[doc(hidden)]
    type ResultStorage<T, E: HasNestedArrays>: ResultStorage<T>;
}

/// The elements belong to something else. A number is a borrowed operand.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct Borrowed;

/// The elements are in a vector.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct Heap;

/// The elements are in the array itself.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct Within;

impl Sealed for Borrowed {}
impl ElementPlace for Borrowed {
    type With<P: ElementPlace> = P;
    type WithWithin = Within;
    type ResultStorage<T, E: HasNestedArrays> = OnHeap<T>;
}

impl Sealed for Heap {}
impl ElementPlace for Heap {
    type With<P: ElementPlace> = Self;
    type WithWithin = Self;
    type ResultStorage<T, E: HasNestedArrays> = OnHeap<T>;
}

impl Sealed for Within {}
impl ElementPlace for Within {
    type With<P: ElementPlace> = P::WithWithin;
    type WithWithin = Self;
    type ResultStorage<T, E: HasNestedArrays> = E::Within<T>;
}
