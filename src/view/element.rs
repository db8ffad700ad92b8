//! Single elements, by an index.

use core::ops::{Index, IndexMut};

use super::{Lend, Storage, StorageMut, TensorBase, access, slice::take};
use crate::{
    layout::{self, ByStrides, Mapping},
    private::Always,
    rank::Ranks,
    slice::{KnownSlice, SliceOf},
};

/// Elements by index.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// An index in, the element there out; `None` if the index is out of bounds. Indexing, `array[[i, j]]`, panics instead.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let matrix = View::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert_eq!((matrix.get([1, 0]), matrix.get([2, 0])), (Some(&3), None));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn get(&'s self, index: [usize; R]) -> Option<&'a T> {
        access::get(self.data.lend(), &self.layout, index)
    }

    /// An index in the type in, the element there out: [`s!`](crate::s!) with a number for each axis. Negative numbers count from
    /// the end.
    ///
    /// A number that is out of bounds for an extent in the type is an error of `cargo build`; one number too many or too few is an
    /// error of `cargo check`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SliceError`](crate::SliceError), if a number is out of bounds for an extent that is
    /// known at run time.
    ///
    /// ```
    /// use shapewise::{View, s, shape};
    ///
    /// let memory = [0, 1, 2, 3, 4, 5];
    /// assert_eq!(View::new(&memory, shape![2, 3])?.item(s![1, -1]), &5);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    #[doc(alias = "at")]
    pub fn item<const Q: usize, X: SliceOf<R, Q, Holds: Always>>(&'s self, index: X) -> &'a T
    where
        L: ByStrides<R, Holds: Always>,
        Ranks: NoAxisLeft<Q>,
    {
        let () = KnownSlice::<R, L, X>::IS_IN_BOUNDS;
        let element = take(self.data.lend(), &self.layout, index);
        // No axis is left, so there is one index.
        access::element(element.data, &element.layout, [0; Q])
    }
}

impl<T, S, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// An index in, the element there out, to write; `None` if the index is out of bounds.
    ///
    /// ```
    /// use shapewise::ViewMut;
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// if let Some(element) = ViewMut::new(&mut memory, [2, 2])?.get_mut([1, 0]) {
    ///     *element = 7;
    /// }
    /// assert_eq!(memory, [1, 2, 7, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn get_mut(&mut self, index: [usize; R]) -> Option<&mut T>
    where
        S: StorageMut<T>,
    {
        match layout::check(&self.layout, index) {
            Ok(()) => Some(access::element_mut(self.data.elements_mut(), &self.layout, index)),
            Err(_) => None,
        }
    }
}

/// The rank that is left by an index of a single element: [`TensorBase::item`].
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "an index of an element has a number for each axis, and this index leaves rank {Q}",
    label = "the index leaves {Q} axes; `slice` returns a view of them"
)]
pub trait NoAxisLeft<const Q: usize> {}
#[diagnostic::do_not_recommend]
impl NoAxisLeft<0> for Ranks {}
// No rank is 17. With a single impl the compiler infers rank 0, and reports the slice instead.
#[diagnostic::do_not_recommend]
impl NoAxisLeft<17> for Ranks {}

impl<T, S: Storage<T>, const R: usize, L: Mapping<R>> Index<[usize; R]> for TensorBase<T, S, R, L> {
    type Output = T;

    /// The element at an index.
    ///
    /// # Panics
    ///
    /// At the caller's line, with axis, index and extent, if the index is out of bounds.
    #[inline(always)]
    #[track_caller]
    fn index(&self, index: [usize; R]) -> &T {
        access::element(self.data.elements(), &self.layout, index)
    }
}

impl<T, S: StorageMut<T>, const R: usize, L: Mapping<R>> IndexMut<[usize; R]> for TensorBase<T, S, R, L> {
    /// The element at an index, to write; panics like `Index`.
    #[inline(always)]
    #[track_caller]
    fn index_mut(&mut self, index: [usize; R]) -> &mut T {
        access::element_mut(self.data.elements_mut(), &self.layout, index)
    }
}
