//! Single elements, by an index.

use core::ops::{Index, IndexMut};

use crate::{
    array::{Lend, Storage, StorageMut, TensorBase, access},
    layout::{self, Layout},
    private::{Exists, SealedType},
    rank::Ranks,
    slice::{KnownSlice, SliceError, SliceOf},
    verbs::slice::take,
};

/// # Read an element
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the element at an index; `None` if the index is out of bounds. Indexing, `array[[i, j]]`, panics instead.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let matrix = View::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert_eq!((matrix.get([1, 0]), matrix.get([2, 0])), (Some(&3), None));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("getindex", "checkbounds"))]
    #[must_use]
    #[inline(always)]
    pub fn get(&'s self, index: [usize; R]) -> Option<&'a T> {
        access::get(self.data.lend(), &self.layout, index)
    }

    /// Returns the element at an index in the type: [`s!`](crate::s!) with a number for each axis. Negative numbers count from
    /// the end.
    ///
    /// A number that is out of bounds for an extent in the type is an error of `cargo build`; one number too many or too few is an
    /// error of `cargo check`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SliceError`], if a number is out of bounds for an extent that is
    /// known at run time; [`try_item`](Self::try_item) returns an error.
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
    pub fn item<const Q: usize, X: SliceOf<R, Q, Proof: Exists>>(&'s self, index: X) -> &'a T
    where
        Ranks: NoAxisLeft<Q>,
    {
        let () = KnownSlice::<R, L, X>::IS_IN_BOUNDS;
        let element = take(self.data.lend(), &self.layout, index);
        // No axis is left, so there is one index.
        access::element(element.data, &element.layout, [0; Q])
    }

    /// Returns the element at an index in the type, or an error where [`item`](Self::item) panics.
    ///
    /// # Errors
    ///
    /// [`SliceError`] if a number is out of bounds.
    ///
    /// ```
    /// use shapewise::{View, s};
    ///
    /// let view = View::new(&[1, 2, 3], [3])?;
    /// assert_eq!(view.try_item(s![-1]), Ok(&3));
    /// assert!(view.try_item(s![3]).is_err());
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_item<const Q: usize, X: SliceOf<R, Q, Proof: Exists>>(
        &'s self,
        index: X,
    ) -> Result<&'a T, SliceError>
    where
        Ranks: NoAxisLeft<Q>,
    {
        let element = self.try_slice(index)?;
        Ok(access::element(element.data, &element.layout, [0; Q]))
    }
}

/// # Write an element
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the element at an index, to write; `None` if the index is out of bounds.
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
    #[doc(alias = "setindex")]
    #[must_use]
    #[inline(always)]
    pub fn get_mut(&mut self, index: [usize; R]) -> Option<&mut T>
    where
        S: StorageMut<T, Proof: Exists>,
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
    label = "axes that the index leaves: {Q}; `slice` returns a view of them"
)]
pub trait NoAxisLeft<const Q: usize> {}
#[diagnostic::do_not_recommend]
impl NoAxisLeft<0> for Ranks {}
// No rank is 17. With a single impl the compiler infers rank 0, and reports the slice instead.
#[diagnostic::do_not_recommend]
impl NoAxisLeft<17> for Ranks {}

/// The index of an element of an array of rank `R`: `[usize; R]`. Indexing is generic over it so that a mistake has the message of this trait.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "an array of rank {R} is indexed by `[usize; {R}]`, found `{Self}`",
    label = "write a `usize` for each axis: `array[[i, j]]`; `item(s![0, -1])` counts from the end, `slice` is a part, and `extract` selects by a mask"
)]
pub trait ElementIndex<const R: usize>: IndexNumbers<R> {}

#[diagnostic::do_not_recommend]
impl<const R: usize, I: IndexNumbers<R>> ElementIndex<R> for I {}

/// [`ElementIndex`] for arrays of numbers. It is a separate trait so that the compiler names no impl.
#[cfg_attr(doc, doc(hidden))]
pub trait IndexNumbers<const R: usize>: SealedType {
    /// `T`. It is not known of what is not an index, so that its uses report nothing.
    #[doc(hidden)]
    type Of<T>;

    #[doc(hidden)]
    fn element<T, S: Storage<T>, L: Layout<R>>(self, array: &TensorBase<T, S, R, L>) -> &Self::Of<T>;

    #[doc(hidden)]
    fn element_mut<T, S: StorageMut<T>, L: Layout<R>>(
        self,
        array: &mut TensorBase<T, S, R, L>,
    ) -> &mut Self::Of<T>;
}

#[diagnostic::do_not_recommend]
impl<const R: usize> IndexNumbers<R> for [usize; R] {
    type Of<T> = T;

    #[inline(always)]
    #[track_caller]
    fn element<T, S: Storage<T>, L: Layout<R>>(self, array: &TensorBase<T, S, R, L>) -> &T {
        access::element(array.data.elements(), &array.layout, self)
    }

    #[inline(always)]
    #[track_caller]
    fn element_mut<T, S: StorageMut<T>, L: Layout<R>>(self, array: &mut TensorBase<T, S, R, L>) -> &mut T {
        access::element_mut(array.data.elements_mut(), &array.layout, self)
    }
}

impl<T, S: Storage<T>, const R: usize, L: Layout<R>, I: ElementIndex<R>> Index<I> for TensorBase<T, S, R, L> {
    type Output = I::Of<T>;

    /// The element at an index.
    ///
    /// # Panics
    ///
    /// At the caller's line, with axis, index and extent, if the index is out of bounds.
    #[inline(always)]
    #[track_caller]
    fn index(&self, index: I) -> &I::Of<T> {
        index.element(self)
    }
}

impl<T, S: StorageMut<T>, const R: usize, L: Layout<R>, I: ElementIndex<R>> IndexMut<I>
    for TensorBase<T, S, R, L>
{
    /// The element at an index, to write; panics like `Index`.
    #[inline(always)]
    #[track_caller]
    fn index_mut(&mut self, index: I) -> &mut I::Of<T> {
        index.element_mut(self)
    }
}
