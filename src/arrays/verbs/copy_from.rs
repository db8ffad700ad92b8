//! Copies between any two layouts of the same extents, strided or not.
//!
//! If both have strides, the copy is that of strided views; otherwise that of `loops/relayout.rs`.

use core::mem::needs_drop;

use crate::{
    array::{CopySource, StorageMut, TensorBase, memory::try_as_slice, tiled::same_extents},
    broadcast::EqualExtents,
    extent::ExtentMismatch,
    heap::Vec,
    index::MemoryError,
    layout::{ExtentTypes, Layout, Mapping, Strided},
    loops::nest::Nest,
    loops::{
        allocate::{allocate, is_sizeless, resize},
        relayout::{self, relayout},
    },
    message::or_fail,
    private::{Exists, INTERNAL},
    verbs::elementwise::whole::fold_in_order,
};

/// The elements of a layout in logical order.
///
/// # Errors
///
/// [`MemoryError`] if there is not enough memory.
pub(crate) fn copied<T: Clone, const R: usize, L: Layout<R>>(
    data: &[T],
    layout: &L,
) -> Result<Vec<T>, MemoryError> {
    let count = layout.element_count();
    let mut all = allocate(count)?;
    match (try_as_slice(data, &layout.ranked()), data.first()) {
        (Some(slice), _) if !is_sizeless::<T>() => all.extend_from_slice(slice),
        // Elements that own nothing are written twice, so that they are copied in blocks.
        (_, Some(any)) if const { !needs_drop::<T>() } && count > 0 => {
            resize(&mut all, count, any.clone());
            if !is_sizeless::<T>() {
                let layout = layout.ranked();
                // An element count that fits has a layout.
                let to = Strided::row_major(layout.extents()).unwrap_or(layout);
                relayout(&mut all, data, &Nest::ordered([&to, &layout]));
            }
        }
        _ => fold_in_order(data, layout, (), |(), element| all.push(element.clone())),
    }
    Ok(all)
}

/// Copies the elements of one layout to another of the same extents.
pub(crate) fn copy<T: Clone, const R: usize, L: Mapping<R>, M: Mapping<R>>(
    (to, to_layout): (&mut [T], &L),
    (from, from_layout): (&[T], &M),
) {
    if let (Some(to_strides), Some(from_strides)) = (to_layout.by_strides(), from_layout.by_strides()) {
        let copied =
            TensorBase::of_parts(to, to_strides).try_assign(TensorBase::of_parts(from, from_strides));
        debug_assert!(copied.is_ok(), "the extents are the same");
        return;
    }
    relayout::copy_tiled((to, to_layout), (from, from_layout));
}

/// # Copy from another layout
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Copies the elements of an array of the same extents, in any layout, strided or not, to this array. Nothing is broadcast. Two extents in the type that
    /// differ are an error of `cargo check`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ExtentMismatch`], where [`try_copy_from`](Self::try_copy_from) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, ViewMut, array::TiledView, layout::Tiled, shape, tiles};
    ///
    /// let layout = Tiled::new(Shape::new(shape![2, 4])?, MinorToMajor::ROW_MAJOR, tiles![(2, 2)])?;
    /// let (blocks, mut rows) = ([1, 2, 5, 6, 3, 4, 7, 8], [0; 8]);
    /// ViewMut::new(&mut rows, shape![2, 4])?.copy_from(TiledView::with_layout(&blocks, layout)?);
    /// assert_eq!(rows, [1, 2, 3, 4, 5, 6, 7, 8]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "copyto")]
    #[track_caller]
    pub fn copy_from<O: CopySource<T, R>>(&mut self, from: O)
    where
        S: StorageMut<T, Proof: Exists>,
        T: Clone,
        ExtentTypes<L, R>: EqualExtents<ExtentTypes<O::Layout, R>, R, Proof: Exists>,
    {
        or_fail(self.try_copy_from(from));
    }

    /// Does the same as [`copy_from`](Self::copy_from), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the extents differ.
    pub fn try_copy_from<O: CopySource<T, R>>(&mut self, from: O) -> Result<(), ExtentMismatch>
    where
        S: StorageMut<T, Proof: Exists>,
        T: Clone,
        ExtentTypes<L, R>: EqualExtents<ExtentTypes<O::Layout, R>, R, Proof: Exists>,
    {
        let (data, layout) = from.parts(INTERNAL);
        same_extents(self.layout.extents(), layout.extents())?;
        copy((self.data.elements_mut(), &self.layout), (data, layout));
        Ok(())
    }
}
