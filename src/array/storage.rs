//! Where the elements of an array are: borrowed to read, borrowed to write, or owned.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;

#[cfg(all(doc, feature = "alloc"))]
use crate::array::Tensor;
#[cfg(doc)]
use crate::array::{View, ViewMut};
use crate::private::{Sealed, SealedMemoryMut, SealedStorage};

/// The storage of an array with elements `T`: `&[T]` of a [`View`], `&mut [T]` of a [`ViewMut`], `Vec<T>` of a [`Tensor`].
///
/// The trait is sealed. A function that takes any of the three arrays is generic over it, or over
/// [`AsView`](crate::array::AsView), which also accepts references.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the storage of an array with elements `{T}`",
    label = "not `&[{T}]`, `&mut [{T}]` or `Vec<{T}>`"
)]
pub trait Storage<T>: Sealed + SealedStorage<T> {
    /// Whether the elements belong to the array, so that an operator may write its result over them.
    #[doc(hidden)]
    const OWNS: bool = false;

    /// The memory to write, if the elements belong to the array; else an empty slice.
    #[cfg(feature = "alloc")]
    #[doc(hidden)]
    #[inline(always)]
    fn owned_mut(&mut self) -> &mut [T] {
        &mut []
    }

    /// The memory, if the elements belong to the array; else an empty vector.
    #[cfg(feature = "alloc")]
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

/// A storage that can be written: that of a [`ViewMut`] or of a [`Tensor`].
#[diagnostic::on_unimplemented(
    message = "a view is read-only, and this method writes",
    label = "cannot write through `{Self}`: `let mut` variables have `view_mut` and `slice_mut`; `ViewMut::new` borrows memory to write, `to_tensor` copies"
)]
pub trait StorageMut<T>: MemoryMut<T> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

#[diagnostic::do_not_recommend]
impl<T, S: MemoryMut<T>> StorageMut<T> for S {
    type Holds = ();
}

/// [`StorageMut`] for each kind. It is a separate trait so that the compiler lists no impls.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "a view is read-only, and this method writes",
    label = "cannot write through `{Self}`: `let mut` variables have `view_mut` and `slice_mut`; `ViewMut::new` borrows memory to write, `to_tensor` copies"
)]
pub trait MemoryMut<T>: Storage<T> + SealedMemoryMut<T> {
    /// The memory, to write.
    #[doc(hidden)]
    fn elements_mut(&mut self) -> &mut [T];
}

impl<T> Sealed for &[T] {}
#[diagnostic::do_not_recommend]
impl<T> Storage<T> for &[T] {
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
    #[inline(always)]
    fn elements_mut(&mut self) -> &mut [T] {
        self
    }
}

#[cfg(feature = "alloc")]
impl<T> Sealed for Vec<T> {}
#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl<T> Storage<T> for Vec<T> {
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
#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl<'s, T: 's> Lend<'s, 's, T> for Vec<T> {
    #[inline(always)]
    fn lend(&'s self) -> &'s [T] {
        self
    }
}
#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl<T> MemoryMut<T> for Vec<T> {
    #[inline(always)]
    fn elements_mut(&mut self) -> &mut [T] {
        self
    }
}

/// Elements that are borrowed where a view of them was enough, and otherwise owned: the storage of a [`CowArray`](crate::array::CowArray).
#[cfg(feature = "alloc")]
#[derive(Clone, Debug)]
pub struct CowElements<'a, T>(Held<'a, T>);

#[cfg(feature = "alloc")]
#[derive(Clone, Debug)]
enum Held<'a, T> {
    Borrowed(&'a [T]),
    Owned(Vec<T>),
}

#[cfg(feature = "alloc")]
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

#[cfg(feature = "alloc")]
impl<T> Sealed for CowElements<'_, T> {}
#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl<T> SealedStorage<T> for CowElements<'_, T> {}
#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl<T> Storage<T> for CowElements<'_, T> {
    #[inline(always)]
    fn elements(&self) -> &[T] {
        match &self.0 {
            Held::Borrowed(data) => data,
            Held::Owned(data) => data,
        }
    }
}
#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl<'s, T: 's> Lend<'s, 's, T> for CowElements<'_, T> {
    #[inline(always)]
    fn lend(&'s self) -> &'s [T] {
        self.elements()
    }
}
