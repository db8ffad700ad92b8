//! Views: memory with a shape and a layout, without a copy.
//!
//! | type | memory | may write |
//! |---|---|---|
//! | [`View`] | `&[T]` | no |
//! | [`ViewMut`] | `&mut [T]` | yes; its layout meets each element once, by type |
//! | [`Tensor`] | `Vec<T>` | yes (feature `alloc`) |
//! | [`DynView`] | `&[T]`, of a rank that is known when running | no (feature `alloc`) |
//!
//! That the memory is large enough is checked once, when a view is made; what is made from a view is within it.
//! Indexing checks each coordinate against its extent and nothing else (the file `view/access.rs` has the proof and the numbers).
//! Loops should rather not index at all: [`View::fold`], [`View::for_each`], [`ViewMut::zip_from`] and the like check
//! once and run on slices. They visit elements in the order that memory suggests, which is not promised; [`View::iter`],
//! [`View::map`] and [`View::indexed_for_each`] are in logical order.
//!
//!
#![doc = include_str!("view/generic.md")]

mod access;
#[cfg(feature = "alloc")]
mod accumulate;
#[cfg(feature = "alloc")]
mod along_axis;
#[cfg(feature = "alloc")]
mod any_rank;
mod assign;
mod axes;
mod axis_iter;
mod broadcast;
mod convert;
mod copy;
mod debug;
#[cfg(feature = "alloc")]
mod dynamic;
mod error;
mod extremes;
#[cfg(feature = "alloc")]
mod fallible;
mod forward;
mod iter;
mod iter_mut;
mod known;
mod lines;
mod loops;
mod memory;
mod mutable;
pub(crate) mod offsets;
mod operand;
#[cfg(feature = "alloc")]
mod ops;
#[cfg(feature = "rayon")]
mod parallel;
mod reduce;
mod relayout;
mod reshape;
mod row;
#[cfg(feature = "alloc")]
mod scatter;
#[cfg(feature = "alloc")]
mod select;
mod sizeless;
mod split;
#[cfg(feature = "alloc")]
mod strided;
#[cfg(feature = "alloc")]
mod tensor;
mod total;
mod traverse;
mod update;
mod whole;
mod windows;
#[cfg(feature = "alloc")]
mod zip;

use core::fmt;

pub use self::{
    axis_iter::{AxisIter, AxisIterMut},
    error::ViewError,
    iter::{Iter, Rows, RowsError},
    mutable::ViewMut,
    operand::Operand,
    reshape::ReshapeError,
    split::SplitError,
    total::TotallyOrdered,
    windows::WindowError,
};
#[cfg(feature = "alloc")]
pub use self::{
    dynamic::DynView,
    scatter::SliceAssignError,
    select::{Branches, select},
    tensor::Tensor,
};
use crate::{
    axis::Permutation,
    extent::{ExtentMismatch, Extents},
    layout::{ByStrides, Contiguous, Layout, Mapping, Packed, Reshaped, RowMajor, Strided},
    private::AGREED,
    rank::Ranks,
    shape::Shape,
    slice::{Constant, Cursor, KnownSlice, SliceError, SliceOf, Sliced},
};

/// A view of rank `R` over a slice of memory: by default, with a layout that is known when running.
///
/// # Examples
///
/// ```
/// use shapewise::{View, s, shape};
///
/// let memory = [0, 1, 2, 3, 4, 5];
/// let matrix = View::new(&memory, shape![2, 3])?; // extents in the type
/// assert_eq!(matrix[[1, 2]], 5);
///
/// let rows = memory.len() / 3;
/// let matrix = View::new(&memory, [rows, 3])?; // extents when running: `View<'_, i32, 2>`
/// assert_eq!(matrix.slice(s![:, 1]).to_vec(), [1, 4]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
pub struct View<'a, T, const R: usize, L = Strided<R>> {
    // INVARIANT: for each index in bounds, the offset that `layout` gives is below `data.len()`.
    data: &'a [T],
    layout: L,
}

/// A view of memory in row-major order with the extents `E` in the type: `DenseView<'_, f32, 2, Extents![usize, 64]>`.
pub type DenseView<'a, T, const R: usize, E> = View<'a, T, R, RowMajor<R, E>>;
/// As [`DenseView`], to write.
pub type DenseViewMut<'a, T, const R: usize, E> = ViewMut<'a, T, R, RowMajor<R, E>>;
/// A tensor with the extents `E` in the type: `DenseTensor<f32, 2, Extents![usize, 64]>`.
#[cfg(feature = "alloc")]
pub type DenseTensor<T, const R: usize, E> = Tensor<T, R, RowMajor<R, E>>;

impl<T, const R: usize, L: Copy> Clone for View<'_, T, R, L> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, const R: usize, L: Copy> Copy for View<'_, T, R, L> {}

/// Panics with the words of an error: the end of every method that has a `try_` twin.
#[cold]
#[inline(never)]
#[track_caller]
pub(crate) fn fail(error: &dyn fmt::Display) -> ! {
    panic!("{error}")
}

/// The memory of a view without elements. Cold, so that what is common is a branch not taken and no selection.
#[cold]
const fn nothing<'a, T>() -> &'a [T] {
    &[]
}

/// The error of memory that is too short for a layout.
fn fits<const R: usize, L: Mapping<R>>(layout: &L, found: usize) -> Result<(), ViewError> {
    let needed = layout.span();
    if needed <= found { Ok(()) } else { Err(ViewError::TooShort { needed, found }) }
}

/// The dense layout of extents over memory of `found` elements.
#[inline]
fn dense<const R: usize, E: Extents<R>>(extents: E, found: usize) -> Result<E::Dense, ViewError> {
    if E::IS_COUNTED {
        // All is in the type: one comparison is left.
        return if E::KNOWN_COUNT > found {
            Err(ViewError::TooShort { needed: E::KNOWN_COUNT, found })
        } else {
            Ok(extents.into_dense(AGREED))
        };
    }
    dense_ranked(extents.to_array(), found).map(|layout| E::Dense::pack(&layout, AGREED))
}

/// [`dense`], compiled once per rank.
fn dense_ranked<const R: usize>(extents: [usize; R], found: usize) -> Result<Strided<R>, ViewError> {
    let layout = Strided::row_major(extents)?;
    fits(&layout, found).map(|()| layout)
}

impl<'a, T, const R: usize> View<'a, T, R> {
    /// The memory in row-major order, with the extents given: an array, or a tuple as [`shape!`](crate::shape!) writes it.
    ///
    /// Memory behind the last element is left alone.
    ///
    /// # Errors
    ///
    /// [`ViewError::Size`] if the element count does not fit, [`ViewError::TooShort`] if the memory has fewer elements.
    #[inline]
    pub fn new<E: Extents<R>>(data: &'a [T], extents: E) -> Result<View<'a, T, R, E::Dense>, ViewError> {
        match dense(extents, data.len()) {
            Ok(layout) => Ok(View { data, layout }),
            Err(error) => Err(error),
        }
    }

    /// The memory in row-major order, with the shape given.
    ///
    /// # Errors
    ///
    /// [`ViewError::TooShort`] if the memory has fewer elements.
    #[inline]
    pub fn from_shape<E: Extents<R>>(
        data: &'a [T],
        shape: Shape<R, E>,
    ) -> Result<View<'a, T, R, E::Dense>, ViewError> {
        View::new(data, shape.typed_extents())
    }
}

/// What any layout can do, strided or not.
impl<'a, T, const R: usize, L: Mapping<R>> View<'a, T, R, L> {
    /// The memory with the layout given.
    ///
    /// # Errors
    ///
    /// [`ViewError::TooShort`] if the memory is shorter than the layout's span.
    #[inline]
    pub fn with_layout(data: &'a [T], layout: L) -> Result<Self, ViewError> {
        fits(&layout, data.len()).map(|()| Self { data, layout })
    }

    /// The element at an index, or `None` if it is out of bounds.
    #[must_use]
    #[inline(always)]
    pub fn get(&self, index: [usize; R]) -> Option<&'a T> {
        access::get(self.data, &self.layout, index)
    }

    /// As [`try_as_slice`](Self::try_as_slice), of any layout.
    #[cfg(feature = "alloc")]
    #[inline]
    fn as_slice_by_strides(&self) -> Option<&'a [T]> {
        if !L::HAS_STRIDES {
            return None;
        }
        let ranked = self.layout.seen().ranked();
        if ranked.is_row_major() { self.data.get(..ranked.element_count()) } else { None }
    }
}

impl<'a, T, const R: usize, L: Layout<R>> View<'a, T, R, L> {
    /// The view that begins at `start` in this one's memory. `start` is past the end only where there are no elements.
    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
    fn derived<const Q: usize, M: Packed<Q>>(&self, start: usize, layout: &Strided<Q>) -> View<'a, T, Q, M> {
        let data = match M::KNOWN_SPAN {
            0 => match self.data.get(start..) {
                Some(data) => data,
                None => nothing(),
            },
            // A span that the type knows: cut at both ends, so that no later cut of it need be checked.
            span => &self.data[start..start.wrapping_add(span)],
        };
        View { data, layout: M::pack(layout, AGREED) }
    }
}

/// What needs strides.
impl<'a, T, const R: usize, L: Mapping<R>> View<'a, T, R, L> {
    /// Forgets what the type knows: code that takes a `View<'_, T, R>` is compiled once per rank.
    #[must_use]
    #[inline]
    pub fn ranked(&self) -> View<'a, T, R>
    where
        L: ByStrides<R>,
    {
        View { data: self.data, layout: self.layout.ranked() }
    }

    /// The same view with other knowledge of its extents in the type; what the type knows of the strides of a view that
    /// is not row-major is forgotten.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the type `E` says something else.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Extents, Layout, View};
    ///
    /// fn first_column<M: shapewise::Extent, L: Layout<2, Extents = (M, shapewise::Const<4>)>>(
    ///     batch: &View<'_, i32, 2, L>,
    /// ) -> Vec<i32> {
    ///     batch.slice(shapewise::s![:, 0]).iter().copied().collect()
    /// }
    ///
    /// let memory = [0; 12];
    /// let ranked: View<'_, i32, 2> = View::new(&memory, [3, 4])?;
    /// assert_eq!(first_column(&ranked.cast::<Extents![usize, 4]>().unwrap()), [0; 3]);
    /// assert_eq!(
    ///     ranked.cast::<Extents![usize, 5]>().unwrap_err().to_string(),
    ///     "axis 1 has extent 4, expected 5"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn cast<E: Extents<R>>(&self) -> Result<View<'a, T, R, Reshaped<L, E, R, R>>, ExtentMismatch>
    where
        L: ByStrides<R>,
    {
        E::from_array(self.extents())?;
        Ok(View { data: self.data, layout: Packed::pack(&self.layout.ranked(), AGREED) })
    }

    /// The same view as a dense one with its extents in the type, if its elements are side by side in logical order.
    ///
    /// # Errors
    ///
    /// [`ViewError::Extent`] with the first axis where the type `E` says something else, [`ViewError::NotDense`] if the
    /// memory is not row-major.
    pub fn try_dense<E: Extents<R>>(&self) -> Result<DenseView<'a, T, R, E>, ViewError>
    where
        L: ByStrides<R>,
    {
        let shape = self.shape().cast::<E>()?;
        let data = self.try_as_slice().ok_or(ViewError::NotDense)?;
        Ok(View { data, layout: RowMajor::new(shape) })
    }

    /// The elements as one slice, in logical order; for layouts that are row-major and without gaps by type.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &'a [T]
    where
        L: Contiguous<R>,
    {
        self.data.get(..self.element_count()).unwrap_or_default()
    }

    /// The elements as one slice, in logical order, if that is how they are in memory.
    #[must_use]
    #[inline]
    pub fn try_as_slice(&self) -> Option<&'a [T]>
    where
        L: ByStrides<R>,
    {
        let ranked = self.layout.ranked();
        if ranked.is_row_major() { self.data.get(..ranked.element_count()) } else { None }
    }
}

/// Slices need strides, which all layouts but tiled ones have.
impl<'a, T, const R: usize, L: Mapping<R>> View<'a, T, R, L> {
    /// The part that a slice names: [`s!`](crate::s!). Nothing is copied. An index or a range of numbers that an extent known
    /// in the type does not have is an error of `cargo build`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the words of [`SliceError`], where [`try_slice`](Self::try_slice) gives that error.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn slice<const Q: usize, X: SliceOf<R, Q>>(&self, items: X) -> View<'a, T, Q, Sliced<L, X, R, Q>>
    where
        L: ByStrides<R>,
    {
        let () = KnownSlice::<R, L, X>::IS_IN_BOUNDS;
        if Constant::<R, Q, L, X>::IS_KNOWN {
            return self.part::<Q, X>();
        }
        match self.try_slice(items) {
            Ok(view) => view,
            Err(error) => fail(&error),
        }
    }

    /// The part that a slice names: [`s!`](crate::s!). Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`SliceError`] for an index out of bounds, a range with constant ends (`const a..b`) that the axis does not have, or a step of 0.
    #[inline]
    pub fn try_slice<const Q: usize, X: SliceOf<R, Q>>(
        &self,
        items: X,
    ) -> Result<View<'a, T, Q, Sliced<L, X, R, Q>>, SliceError>
    where
        L: ByStrides<R>,
    {
        if Constant::<R, Q, L, X>::IS_KNOWN {
            return Ok(self.part::<Q, X>());
        }
        let mut cursor = Cursor::new(self.layout.ranked(), <X::Takes as typenum::Unsigned>::USIZE);
        items.write(&mut cursor)?;
        let (start, layout) = cursor.finish();
        Ok(self.derived(start, &layout))
    }

    /// The part that a slice names, where the types know all of it: two constants.
    #[inline(always)]
    #[expect(
        clippy::indexing_slicing,
        reason = "the memory of a view has all of its span, and a part is within it"
    )]
    fn part<const Q: usize, X: SliceOf<R, Q>>(&self) -> View<'a, T, Q, Sliced<L, X, R, Q>>
    where
        L: ByStrides<R>,
    {
        let (start, end) = Constant::<R, Q, L, X>::CUT;
        let layout = Constant::<R, Q, L, X>::LAYOUT;
        let layout = Packed::pack(&layout, AGREED);
        View { data: &self.data[start..end], layout }
    }

    /// The element at an index in the type: [`s!`](crate::s!) with a number for each axis. A number that an extent in the type
    /// does not have is an error of `cargo build`, and one too many or too few an error of `cargo check`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the words of [`SliceError`], for a number that an extent known when running
    /// does not have.
    ///
    /// ```
    /// use shapewise::{View, s, shape};
    ///
    /// let memory = [0, 1, 2, 3, 4, 5];
    /// assert_eq!(View::new(&memory, shape![2, 3])?.at(s![1, -1]), &5);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn at<const Q: usize, X: SliceOf<R, Q>>(&self, index: X) -> &'a T
    where
        L: ByStrides<R>,
        Ranks: NoAxisLeft<Q>,
    {
        let () = KnownSlice::<R, L, X>::IS_IN_BOUNDS;
        let element = self.slice(index);
        // No axis is left, so there is one index.
        access::element(element.data, &element.layout, [0; Q])
    }
}

/// That an index leaves no axis: [`View::at`].
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "an element has an index for each axis, and this leaves rank {Q}",
    label = "{Q} axes are left",
    note = "`at` takes as many numbers as there are axes; `slice` gives a view of what is left"
)]
pub trait NoAxisLeft<const Q: usize> {}
#[diagnostic::do_not_recommend]
impl NoAxisLeft<0> for Ranks {}
// No rank is 17. With one impl alone the compiler takes 0 for the rank that is left, and blames the slice.
#[diagnostic::do_not_recommend]
impl NoAxisLeft<17> for Ranks {}

/// A layout with its axes in another order; offsets stay.
#[inline(always)]
fn permuted<const R: usize>(layout: &Strided<R>, order: Permutation<R>) -> Strided<R> {
    Strided::from_parts(order.apply(&layout.extents()), order.apply(&layout.strides()), layout.base())
}

impl<T, const R: usize, L: Mapping<R>> core::ops::Index<[usize; R]> for View<'_, T, R, L> {
    type Output = T;

    /// The element at an index.
    ///
    /// # Panics
    ///
    /// At the caller's line, with axis, index and extent, if the index is out of bounds.
    #[inline(always)]
    #[track_caller]
    fn index(&self, index: [usize; R]) -> &T {
        access::element(self.data, &self.layout, index)
    }
}
