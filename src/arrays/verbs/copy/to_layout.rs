//! Copies between any two layouts of the same extents, strided or not: to an array, and to a tensor in another layout.
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
#[cfg(feature = "alloc")]
use crate::{
    array::{
        Lend, Tensor, TiledTensor, ViewError, compare::NamesOf, tensor::tiled::prepared, tiled::TiledBase,
    },
    layout::{Unique, UniqueMapping, padded},
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

/// # Copy to another layout
#[cfg(feature = "alloc")]
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Copies the elements to a tensor in another layout of the same extents. Padding, between the elements and after
    /// them, is the default value of the element type, which is 0 for numbers.
    ///
    /// # Errors
    ///
    /// [`ViewError::Extent`] with the first axis where the layout has another extent, [`ViewError::NotUnique`] if two indices of
    /// the layout share an element ([`ViewError::PerhapsNotUnique`] if the search for two exceeds its budget),
    /// [`ViewError::Memory`] if there is not enough memory.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{ColumnMajor, Shape, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// let columns = matrix.to_layout(ColumnMajor::new(Shape::new(shape![2, 3])?))?;
    /// assert_eq!(columns.as_memory(), [1, 4, 2, 5, 3, 6]);
    /// assert_eq!(columns.view(), matrix);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_layout<M: Unique<R, Proof: Exists>>(&'s self, layout: M) -> Result<Tensor<T, R, M>, ViewError>
    where
        T: Clone + Default,
    {
        // Here too, so that the build names the caller's line.
        let () = NamesOf::<R, L, M::Extents>::AGREE;
        self.to_layout_with(layout, T::default())
    }

    /// Copies the elements to a tensor in another layout of the same extents, with a padding value:
    /// [`to_layout`](Self::to_layout) with `padding` between the elements and after them.
    ///
    /// # Errors
    ///
    /// Same errors as [`to_layout`](Self::to_layout).
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, View, layout::Padded, shape};
    ///
    /// let memory = [1, 2, 3, 4];
    /// let layout = Padded::new(Shape::new(shape![2, 2])?, MinorToMajor::ROW_MAJOR, shape![2, 3])?;
    /// let padded = View::new(&memory, shape![2, 2])?.to_layout_with(layout, -1)?;
    /// assert_eq!(padded.as_memory(), [1, 2, -1, 3, 4, -1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_layout_with<M: Unique<R, Proof: Exists>>(
        &'s self,
        layout: M,
        padding: T,
    ) -> Result<Tensor<T, R, M>, ViewError>
    where
        T: Clone,
    {
        let () = NamesOf::<R, L, M::Extents>::AGREE;
        NamesOf::<R, L, M::Extents>::confirm();
        let mut data = prepared(&layout, self.extents(), padding)?;
        copy((&mut data, &layout), (self.data.lend(), &self.layout));
        Ok(TensorBase::of_parts(data, layout))
    }

    /// Copies the elements to a tensor in a layout without strides, such as tiles, of the same extents. Padding is the default value of the element type.
    ///
    /// # Errors
    ///
    /// Same errors as [`to_layout`](Self::to_layout).
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{MinorToMajor, layout::Tiled, tensor, tiles};
    ///
    /// let matrix = tensor![[1, 2, 3, 4], [5, 6, 7, 8]];
    /// let blocks =
    ///     matrix.to_tiled(Tiled::new(matrix.shape(), MinorToMajor::ROW_MAJOR, tiles![(2, 2)])?)?;
    /// assert_eq!(blocks.as_memory(), [1, 2, 5, 6, 3, 4, 7, 8]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_tiled<M: UniqueMapping<R, Proof: Exists>>(
        &'s self,
        layout: M,
    ) -> Result<TiledTensor<T, R, M>, ViewError>
    where
        T: Clone + Default,
    {
        self.to_tiled_with(layout, T::default())
    }

    /// Copies the elements to a tensor in a layout without strides, with a padding value: [`to_tiled`](Self::to_tiled) with `padding` between the
    /// elements and after them.
    ///
    /// # Errors
    ///
    /// Same errors as [`to_layout`](Self::to_layout).
    ///
    /// ```
    /// use shapewise::{MinorToMajor, layout::Tiled, tensor, tiles};
    ///
    /// let row = tensor![1, 2, 3];
    /// let tiles =
    ///     row.to_tiled_with(Tiled::new(row.shape(), MinorToMajor::ROW_MAJOR, tiles![(2)])?, -1)?;
    /// assert_eq!(tiles.as_memory(), [1, 2, 3, -1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_tiled_with<M: UniqueMapping<R, Proof: Exists>>(
        &'s self,
        layout: M,
        padding: T,
    ) -> Result<TiledTensor<T, R, M>, ViewError>
    where
        T: Clone,
    {
        let () = NamesOf::<R, L, M::Extents>::AGREE;
        NamesOf::<R, L, M::Extents>::confirm();
        let mut data = prepared(&layout, self.extents(), padding)?;
        copy((&mut data, &layout), (self.data.lend(), &self.layout));
        Ok(TiledBase::of_parts(data, layout))
    }
}

/// # Padding
#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Layout<R>> Tensor<T, R, L> {
    /// Writes `value` to each cell of the memory that holds no element: between the elements, and after them.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, Tensor, layout::{Padded, PaddingValue}, shape};
    ///
    /// let layout = Padded::new(Shape::new(shape![2, 3])?, MinorToMajor::ROW_MAJOR, shape![2, 4])?;
    /// let mut rows = Tensor::with_layout(vec![1_i8; 8], layout)?;
    /// if let Some(value) = PaddingValue::Lowest.value() {
    ///     rows.fill_padding(value);
    /// }
    /// assert_eq!(rows.as_memory(), [1, 1, 1, -128, 1, 1, 1, -128]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fill_padding(&mut self, value: T)
    where
        T: Clone,
    {
        if is_sizeless::<T>() {
            return;
        }
        // There is memory for the elements, so there is an eighth of it, or less, for marks.
        for offset in padded::padding_offsets(self.layout, usize::MAX) {
            if let Some(cell) = self.data.get_mut(offset) {
                cell.clone_from(&value);
            }
        }
    }
}
