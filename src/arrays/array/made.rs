//! The constructors of arrays. All others call one of these, so this file keeps the invariant of [`TensorBase`]: the memory is as long as the span of its
//! layout.
//!
//! * [`of_memory`](TensorBase::of_memory) and `of_results` compare the number of elements with the extents.
//! * [`of_parts`](TensorBase::of_parts) compares the length of the memory with the span of the layout. So do `starting_at` and its kin, which begin within the memory
//!   of another array.
//! * `trusted` and `starting_within` compare nothing. `verbs/slice.rs`, `verbs/labels.rs`, `permute.rs`, `reorder.rs` and `windows.rs` in `verbs/axes` call them: a comparison would be 5 to 20 % of the access to an
//!   element of such a view.
//! * `lent`, `lent_as`, `read`, `written`, `written_as`, `into_as` and `into_read` pass the memory of an array through, with the same layout. The type of the layout may be another one,
//!   which is compared with the numbers.
#![expect(
    unsafe_code,
    reason = "an array whose memory and layout pass through is not compared again: a comparison would be 3 % of the sums of 16 rows of 8, and 4 % of a sum of 4 by 4"
)]

use core::marker::PhantomData;

use super::{Lend, MemoryMut, Storage, TensorBase, View, ViewMut};
use crate::{
    extent::agreed,
    layout::{Layout, Packed, RowMajor, Strided, agreeing, known_unique},
    message::broken,
    shape::Shape,
    types::ExtentList,
};

impl<T, S: Storage<T>, const R: usize, E: ExtentList<R>> TensorBase<T, S, R, RowMajor<R, E>> {
    /// The row-major array of these elements. All builds compare their number with the extents: a wrong number would be memory out of bounds.
    #[inline(always)]
    pub(crate) fn of_memory(data: S, extents: E) -> Self {
        match Shape::of_memory(extents, data.elements().len()) {
            Some(shape) => Self { data, layout: RowMajor::new(shape), element: PhantomData },
            None => {
                // Without the code that would drop the elements in each caller.
                core::mem::forget(data);
                wrong_number()
            }
        }
    }

    /// [`of_memory`](Self::of_memory) of results that were computed apart from the type of their extents, which are compared, too.
    #[inline(always)]
    pub(crate) fn of_results(data: S, extents: &[usize; R]) -> Self {
        Self::of_memory(data, agreed::of_rule(extents))
    }
}

impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// The array of this memory, which is compared with the span of the layout: a memory that is too short is a fault of the crate.
    #[inline(always)]
    pub(crate) fn of_parts(data: S, layout: L) -> Self {
        if layout.span() > data.elements().len() {
            core::mem::forget(data);
            too_short();
        }
        Self { data, layout, element: PhantomData }
    }

    /// The array of these parts.
    ///
    /// # Safety
    ///
    /// The memory is at least as long as the span of the layout.
    #[inline(always)]
    pub(crate) unsafe fn trusted(data: S, layout: L) -> Self {
        debug_assert!(
            layout.span() <= data.elements().len(),
            "the memory of an array is as long as the span of its layout"
        );
        Self { data, layout, element: PhantomData }
    }

    /// The same array, to read, with the layout as it is.
    #[inline(always)]
    pub(crate) fn read(&self) -> View<'_, T, R, L> {
        // SAFETY: the memory and the layout are those of an array.
        unsafe { TensorBase::trusted(self.data.elements(), self.layout) }
    }

    // Those of a layout whose type knows nothing are functions of their own, so that numbers that the type knows remain constants for the compiler: through
    // `agreeing`, three sums of two views had 9,347 bytes of code in place of 2,417.

    /// The same array, to read, with a layout whose type knows nothing.
    #[inline(always)]
    pub(crate) fn read_ranked(&self) -> View<'_, T, R> {
        // SAFETY: the memory is that of an array, and the layout has its extents and strides.
        unsafe { TensorBase::trusted(self.data.elements(), self.layout.ranked()) }
    }

    /// The same array with a layout whose type knows nothing.
    #[inline(always)]
    pub(crate) fn made_ranked(self) -> TensorBase<T, S, R, Strided<R>> {
        let layout = self.layout.ranked();
        // SAFETY: the memory is that of an array, and the layout has its extents and strides.
        unsafe { TensorBase::trusted(self.data, layout) }
    }

    /// The same array with a layout of another type.
    #[inline(always)]
    pub(crate) fn into_as<M: Packed<R>>(self) -> TensorBase<T, S, R, M> {
        let layout = agreeing(&self.layout.ranked());
        // SAFETY: the memory is that of an array, and the layout has its extents and strides.
        unsafe { TensorBase::trusted(self.data, layout) }
    }

    /// The same array, to write, with the layout as it is.
    #[inline(always)]
    pub(crate) fn written(&mut self) -> ViewMut<'_, T, R, L>
    where
        S: MemoryMut<T>,
    {
        // SAFETY: the memory and the layout are those of an array.
        unsafe { TensorBase::trusted(self.data.elements_mut(), self.layout) }
    }

    /// The same array, to write, with a layout of another type.
    #[inline(always)]
    pub(crate) fn written_as<M: Packed<R>>(&mut self) -> ViewMut<'_, T, R, M>
    where
        S: MemoryMut<T>,
    {
        self.written().into_as()
    }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// The same array, to read for as long as its elements can be, with the layout as it is.
    #[inline(always)]
    pub(crate) fn lent(&'s self) -> View<'a, T, R, L> {
        // SAFETY: the memory and the layout are those of an array: `lend` and `elements` return the same memory.
        unsafe { TensorBase::trusted(self.data.lend(), self.layout) }
    }

    /// [`lent`](Self::lent) with a layout of another type.
    #[inline(always)]
    pub(crate) fn lent_as<M: Packed<R>>(&'s self) -> View<'a, T, R, M> {
        self.lent().into_as()
    }
}

impl<'a, T, const R: usize, L: Layout<R>> ViewMut<'a, T, R, L> {
    /// The same array, to read only.
    #[inline(always)]
    pub(crate) fn into_read(self) -> View<'a, T, R, L> {
        // SAFETY: the memory and the layout are those of an array.
        unsafe { TensorBase::trusted(self.data, self.layout) }
    }
}

#[cold]
#[inline(never)]
fn wrong_number() -> ! {
    broken("a result has as many elements as its extents")
}

#[cold]
#[inline(never)]
pub(super) fn too_short() -> ! {
    broken("the memory of an array is as long as the span of its layout")
}

impl<'a, T, const R: usize, L: Packed<R>> View<'a, T, R, L> {
    /// The view that begins at `start` of the memory of another one. `start` is after the end only if there are no elements.
    #[inline(always)]
    pub(crate) fn starting_at(data: &'a [T], start: usize, layout: &Strided<R>) -> Self {
        Self::starting_at_typed(data, start, agreeing(layout))
    }

    /// [`starting_at`](Self::starting_at) with a layout in its type.
    #[inline(always)]
    pub(crate) fn starting_at_typed(data: &'a [T], start: usize, layout: L) -> Self {
        Self::of_parts(memory_from::<T, R, L>(data, start), layout)
    }

    /// [`starting_at`](Self::starting_at) without a comparison.
    ///
    /// # Safety
    ///
    /// The memory from `start` is at least as long as the span of the layout.
    #[inline(always)]
    pub(crate) unsafe fn starting_within(data: &'a [T], start: usize, layout: &Strided<R>) -> Self {
        // SAFETY: it is required of the caller.
        unsafe { Self::starting_within_typed(data, start, agreeing(layout)) }
    }

    /// [`starting_within`](Self::starting_within) with a layout in its type.
    ///
    /// # Safety
    ///
    /// The memory from `start` is at least as long as the span of the layout.
    #[inline(always)]
    pub(crate) unsafe fn starting_within_typed(data: &'a [T], start: usize, layout: L) -> Self {
        // SAFETY: it is required of the caller.
        unsafe { Self::trusted(memory_from::<T, R, L>(data, start), layout) }
    }
}

impl<'a, T, const R: usize, L: Packed<R>> ViewMut<'a, T, R, L> {
    /// The mutable view that begins at `start` of the memory of another one. `start` is after the end only if there are no elements.
    #[inline(always)]
    pub(crate) fn starting_at_mut(data: &'a mut [T], start: usize, layout: &Strided<R>) -> Self {
        Self::starting_at_mut_typed(data, start, agreeing(layout))
    }

    /// [`starting_at_mut`](Self::starting_at_mut) with a layout in its type.
    #[inline(always)]
    pub(crate) fn starting_at_mut_typed(data: &'a mut [T], start: usize, layout: L) -> Self {
        const { assert!(known_unique::<R, L>(), "no two indices of a mutable view share an element") };
        Self::of_parts(data.get_mut(start..).unwrap_or_default(), layout)
    }

    /// [`starting_at_mut`](Self::starting_at_mut) without a comparison.
    ///
    /// # Safety
    ///
    /// The memory from `start` is at least as long as the span of the layout.
    #[inline(always)]
    pub(crate) unsafe fn starting_within_mut(data: &'a mut [T], start: usize, layout: &Strided<R>) -> Self {
        const { assert!(known_unique::<R, L>(), "no two indices of a mutable view share an element") };
        // SAFETY: it is required of the caller.
        unsafe { Self::trusted(data.get_mut(start..).unwrap_or_default(), agreeing(layout)) }
    }
}

/// The memory from `start` for a layout of this type.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
fn memory_from<T, const R: usize, L: Layout<R>>(data: &[T], start: usize) -> &[T] {
    match L::KNOWN_SPAN {
        0 => match data.get(start..) {
            Some(data) => data,
            None => no_elements(),
        },
        // A span in the type: cut at both ends, so that no later cut of this view needs a check.
        span => &data[start..start.wrapping_add(span)],
    }
}

/// The memory of a view without elements. Cold, so that the common case is a branch not taken and not a selection.
#[cold]
pub(crate) const fn no_elements<'a, T>() -> &'a [T] {
    &[]
}
