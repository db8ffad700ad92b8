//! Copies to tensors in another layout, strided or not.

use crate::{
    array::{
        Lend, Tensor, TensorBase, TiledTensor, ViewError, compare::NamesOf, tensor::tiled::prepared,
        tiled::TiledBase,
    },
    layout::{Layout, Unique, UniqueMapping, padded},
    loops::allocate::is_sizeless,
    private::Exists,
    verbs::copy_from::copy,
};

/// # Copy to another layout
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
