//! Views that may be written to.

use super::{View, ViewError, access, dense, fail, fits, sizeless::is_sizeless, traverse::Nest};
use crate::{
    axis::{AxisOrder, Permutation},
    extent::Extents,
    layout::{
        ByStrides, Contiguous, Layout, Mapping, Packed, Permuted, Strided, Transposed, Writable, known_unique,
    },
    private::AGREED,
    slice::{Constant, Cursor, KnownSlice, SliceError, SliceOf, Sliced},
};

/// A view that may be written to. No element is met at two indices: by type, or, where strides are known when running,
/// checked when the view is made.
///
/// # Examples
///
/// ```
/// use shapewise::{ViewMut, s};
///
/// let mut memory = [0; 6];
/// let mut matrix = ViewMut::new(&mut memory, [2, 3])?;
/// matrix[[1, 2]] = 5;
/// matrix.slice_mut(s![:, 0]).fill(7);
/// assert_eq!(memory, [7, 0, 0, 7, 0, 5]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
pub struct ViewMut<'a, T, const R: usize, L = Strided<R>> {
    // INVARIANT: as `View`; and no two indices in bounds have the same offset.
    pub(super) data: &'a mut [T],
    pub(super) layout: L,
}

impl<'a, T, const R: usize> ViewMut<'a, T, R> {
    /// The memory in row-major order, with the extents given: an array, or a tuple as [`shape!`](crate::shape!) writes it.
    ///
    /// # Errors
    ///
    /// As [`View::new`].
    #[inline]
    pub fn new<E: Extents<R>>(
        data: &'a mut [T],
        extents: E,
    ) -> Result<ViewMut<'a, T, R, E::Dense>, ViewError> {
        match dense(extents, data.len()) {
            Ok(layout) => Ok(ViewMut { data, layout }),
            Err(error) => Err(error),
        }
    }
}

/// What any layout can do, strided or not.
impl<'a, T, const R: usize, L: Mapping<R>> ViewMut<'a, T, R, L> {
    /// The memory of a tensor, which has this layout.
    #[cfg(feature = "alloc")]
    pub(super) const fn of_tensor(data: &'a mut [T], layout: L) -> Self {
        Self { data, layout }
    }

    /// The memory with the layout given, which must meet each element once.
    ///
    /// # Errors
    ///
    /// [`ViewError::TooShort`] if the memory is shorter than the layout's span, [`ViewError::NotUnique`] if strides that
    /// are known when running meet an element at two indices, [`ViewError::PerhapsNotUnique`] for those of which that is not found out. The
    /// layout of a broadcast is refused by `cargo check`.
    pub fn with_layout(data: &'a mut [T], layout: L) -> Result<Self, ViewError>
    where
        L: Writable<R>,
    {
        fits(&layout, data.len())?;
        ViewError::unless_unique(layout.meets_once())?;
        Ok(Self { data, layout })
    }

    /// The same elements, to read.
    #[must_use]
    #[inline(always)]
    pub fn view(&self) -> View<'_, T, R, L> {
        View { data: self.data, layout: self.layout }
    }

    /// The same elements, to write, for as long as this view is borrowed.
    #[must_use]
    #[inline(always)]
    pub fn view_mut(&mut self) -> ViewMut<'_, T, R, L> {
        ViewMut { data: self.data, layout: self.layout }
    }

    /// The element at an index, or `None` if it is out of bounds.
    #[must_use]
    #[inline(always)]
    pub fn get(&self, index: [usize; R]) -> Option<&T> {
        access::get(self.data, &self.layout, index)
    }

    /// The element at an index, to write, or `None` if it is out of bounds.
    #[must_use]
    #[inline(always)]
    pub fn get_mut(&mut self, index: [usize; R]) -> Option<&mut T> {
        match crate::layout::check(&self.layout, index) {
            Ok(()) => Some(access::element_mut(self.data, &self.layout, index)),
            Err(_) => None,
        }
    }

    /// Calls a function with each element, to write, in no promised order: as memory suggests.
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "offsets of elements of a layout fit `isize`, and are below the length of a view's memory"
    )]
    pub fn for_each_mut(&mut self, mut visit: impl FnMut(&mut T)) {
        let data = &mut *self.data;
        if !L::HAS_STRIDES {
            return self.layout.fold_unstrided((), |(), offset| visit(&mut data[offset]));
        }
        Nest::<R, 1>::of(&self.layout).fold((), |(), row| {
            let ([offset], [stride]) = (row.offsets, row.strides);
            if stride == 1 {
                for element in &mut data[offset.cast_unsigned()..][..row.len] {
                    visit(element);
                }
            } else {
                for at in 0..row.len {
                    visit(&mut data[(offset + stride * at.cast_signed()).cast_unsigned()]);
                }
            }
        });
    }

    /// Writes `value` to each element.
    #[inline]
    pub fn fill(&mut self, value: T)
    where
        T: Clone,
    {
        if !is_sizeless::<T>() {
            self.for_each_mut(|element| *element = value.clone());
        }
    }
}

impl<'a, T, const R: usize, L: Layout<R>> ViewMut<'a, T, R, L> {
    /// The view that begins at `start` in this one's memory. `start` is past the end only where there are no elements.
    #[inline(always)]
    pub(super) fn derived<const Q: usize, M: Packed<Q>>(
        self,
        start: usize,
        layout: &Strided<Q>,
    ) -> ViewMut<'a, T, Q, M> {
        const { assert!(known_unique::<Q, M>(), "what is made from a mutable view meets each element once") };
        ViewMut { data: self.data.get_mut(start..).unwrap_or_default(), layout: M::pack(layout, AGREED) }
    }
}

/// What needs strides.
impl<'a, T, const R: usize, L: Mapping<R>> ViewMut<'a, T, R, L> {
    /// Forgets what the type knows.
    #[must_use]
    #[inline]
    pub fn ranked(self) -> ViewMut<'a, T, R>
    where
        L: ByStrides<R>,
    {
        ViewMut { layout: self.layout.ranked(), data: self.data }
    }

    /// The elements as one slice, in logical order; for layouts that are row-major and without gaps by type.
    #[must_use]
    #[inline]
    pub fn as_slice_mut(&mut self) -> &mut [T]
    where
        L: Contiguous<R>,
    {
        let count = self.layout.element_count();
        self.data.get_mut(..count).unwrap_or_default()
    }

    /// The elements as one slice, in logical order, if that is how they are in memory.
    #[must_use]
    #[inline]
    pub fn try_as_slice_mut(&mut self) -> Option<&mut [T]>
    where
        L: ByStrides<R>,
    {
        let ranked = self.layout.ranked();
        if ranked.is_row_major() { self.data.get_mut(..ranked.element_count()) } else { None }
    }
}

/// Slices and permutations need strides, which all layouts but tiled ones have.
impl<'a, T, const R: usize, L: Mapping<R>> ViewMut<'a, T, R, L> {
    /// The part that a slice names, to write: [`s!`](crate::s!).
    ///
    /// # Panics
    ///
    /// At the caller's line, with the words of [`SliceError`], where [`try_slice_mut`](Self::try_slice_mut) gives that
    /// error.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn slice_mut<const Q: usize, X: SliceOf<R, Q>>(
        &mut self,
        items: X,
    ) -> ViewMut<'_, T, Q, Sliced<L, X, R, Q>>
    where
        L: ByStrides<R>,
    {
        let () = KnownSlice::<R, L, X>::IS_IN_BOUNDS;
        if Constant::<R, Q, L, X>::IS_KNOWN {
            return self.view_mut().into_part::<Q, X>();
        }
        match self.try_slice_mut(items) {
            Ok(view) => view,
            Err(error) => fail(&error),
        }
    }

    /// The part that a slice names, to write: [`s!`](crate::s!).
    ///
    /// # Errors
    ///
    /// [`SliceError`] for an index out of bounds, a range with constant ends (`const a..b`) that the axis does not have, or a step of 0.
    #[inline]
    pub fn try_slice_mut<const Q: usize, X: SliceOf<R, Q>>(
        &mut self,
        items: X,
    ) -> Result<ViewMut<'_, T, Q, Sliced<L, X, R, Q>>, SliceError>
    where
        L: ByStrides<R>,
    {
        self.view_mut().into_slice(items)
    }

    /// The part that a slice names, for as long as this view lives: [`try_slice_mut`](Self::try_slice_mut).
    ///
    /// # Errors
    ///
    /// [`SliceError`] for an index out of bounds, a range with constant ends (`const a..b`) that the axis does not have, or a step of 0.
    #[inline]
    pub fn into_slice<const Q: usize, X: SliceOf<R, Q>>(
        self,
        items: X,
    ) -> Result<ViewMut<'a, T, Q, Sliced<L, X, R, Q>>, SliceError>
    where
        L: ByStrides<R>,
    {
        if Constant::<R, Q, L, X>::IS_KNOWN {
            return Ok(self.into_part::<Q, X>());
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
    fn into_part<const Q: usize, X: SliceOf<R, Q>>(self) -> ViewMut<'a, T, Q, Sliced<L, X, R, Q>>
    where
        L: ByStrides<R>,
    {
        let (start, end) = Constant::<R, Q, L, X>::CUT;
        let layout = Constant::<R, Q, L, X>::LAYOUT;
        let layout = Packed::pack(&layout, AGREED);
        ViewMut { data: &mut self.data[start..end], layout }
    }

    /// The axes in another order, given in the type: `axes![1, 0]`.
    #[must_use]
    #[inline]
    pub fn permute<O: AxisOrder<R>>(self, _: O) -> ViewMut<'a, T, R, Permuted<L, O, R>>
    where
        L: ByStrides<R>,
    {
        let layout = super::permuted(&self.layout.ranked(), O::PERMUTATION);
        self.derived(0, &layout)
    }

    /// The axes in another order, given when running.
    #[must_use]
    #[inline]
    pub fn permute_by(self, order: Permutation<R>) -> ViewMut<'a, T, R>
    where
        L: ByStrides<R>,
    {
        let layout = super::permuted(&self.layout.ranked(), order);
        self.derived(0, &layout)
    }

    /// The axes in reverse order.
    #[must_use]
    #[inline]
    pub fn transpose(self) -> ViewMut<'a, T, R, Transposed<L, R>>
    where
        L: ByStrides<R>,
    {
        let layout = super::permuted(&self.layout.ranked(), Permutation::REVERSAL);
        self.derived(0, &layout)
    }
}

impl<T, const R: usize, L: Mapping<R>> core::ops::Index<[usize; R]> for ViewMut<'_, T, R, L> {
    type Output = T;

    /// The element at an index; panics as [`View`]'s.
    #[inline(always)]
    #[track_caller]
    fn index(&self, index: [usize; R]) -> &T {
        access::element(self.data, &self.layout, index)
    }
}

impl<T, const R: usize, L: Mapping<R>> core::ops::IndexMut<[usize; R]> for ViewMut<'_, T, R, L> {
    /// The element at an index, to write; panics as [`View`]'s.
    #[inline(always)]
    #[track_caller]
    fn index_mut(&mut self, index: [usize; R]) -> &mut T {
        access::element_mut(self.data, &self.layout, index)
    }
}
