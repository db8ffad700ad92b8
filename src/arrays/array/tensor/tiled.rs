//! Arrays with tiles that own their elements.

use alloc::vec::Vec;

use crate::{
    array::{
        Storage, Tensor, TensorBase, ViewError,
        compare::NamesOf,
        tensor::fits_to_own,
        tiled::{TiledBase, same_extents},
    },
    layout::{ExtentTypes, Mapping, RowMajor, Tiled, Unique, UniqueMapping, padded},
    loops::offsets::ByIndex,
    loops::offsets::Offsets as _,
    loops::{
        allocate::{allocate, is_sizeless, resize},
        relayout,
    },
    message::or_fail,
    private::Exists,
};

/// An array with tiles that owns its elements: the result of [`to_tiled`](TensorBase::to_tiled). [`TiledBase`] lists the methods.
pub type TiledTensor<T, const R: usize, L = Tiled<R>> = TiledBase<T, Vec<T>, R, L>;

/// Tensors from memory.
impl<T, const R: usize, L: Mapping<R>> TiledTensor<T, R, L> {
    /// Returns a tensor of this memory and layout. No two indices of the layout may share an element.
    ///
    /// # Errors
    ///
    /// Same errors as [`Tensor::with_layout`].
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, array::TiledTensor, layout::Tiled, shape, tiles};
    ///
    /// let layout = Tiled::new(Shape::new(shape![2, 3])?, MinorToMajor::ROW_MAJOR, tiles![(2)])?;
    /// let rows = TiledTensor::with_layout(vec![1, 2, 3, 0, 4, 5, 6, 0], layout)?;
    /// assert_eq!(rows.map(|x| x * x).as_slice(), [1, 4, 9, 16, 25, 36]);
    /// assert_eq!(rows.into_memory(), [1, 2, 3, 0, 4, 5, 6, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_layout(data: Vec<T>, layout: L) -> Result<Self, ViewError>
    where
        L: UniqueMapping<R, Proof: Exists>,
    {
        fits_to_own(&layout, data.len())?;
        Ok(TiledBase::of_parts(data, layout))
    }

    /// Returns the memory: the elements in its order, with the padding. See the example of [`with_layout`](Self::with_layout).
    #[must_use]
    pub fn into_memory(self) -> Vec<T> {
        self.data
    }

    /// Writes `value` to each cell of the memory that holds no element.
    /// See the example of [`TiledBase`].
    pub fn fill_padding(&mut self, value: T)
    where
        T: Clone,
    {
        if is_sizeless::<T>() {
            return;
        }
        for offset in padded::padding_offsets(self.layout, usize::MAX) {
            if let Some(cell) = self.data.get_mut(offset) {
                cell.clone_from(&value);
            }
        }
    }
}

/// Copies.
impl<T, S: Storage<T>, const R: usize, L: Mapping<R>> TiledBase<T, S, R, L> {
    /// Copies the elements to a vector, in logical order.
    /// See the example of [`TiledBase`].
    ///
    /// # Panics
    ///
    /// If there is not enough memory.
    #[must_use]
    #[track_caller]
    pub fn to_vec(&self) -> Vec<T>
    where
        T: Clone,
    {
        let (count, data) = (self.element_count(), self.data.elements());
        let mut all = or_fail(allocate(count));
        match data.first() {
            // Elements that own nothing are written twice, so that each coordinate is looked up once and not each element.
            Some(any) if is_sizeless::<T>() || const { !core::mem::needs_drop::<T>() } => {
                resize(&mut all, count, any.clone());
                relayout::copy_tiled((&mut all, &RowMajor::new(self.shape())), (data, &self.layout));
            }
            _ => ByIndex::new(self.layout).fold_elements(data, (), |(), element| all.push(element.clone())),
        }
        all
    }

    /// Copies the elements to a tensor in row-major order. What the type knows of the extents stays in the type.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    #[must_use]
    #[track_caller]
    pub fn to_tensor(&self) -> Tensor<T, R, RowMajor<R, ExtentTypes<L, R>>>
    where
        T: Clone,
    {
        TensorBase::of_results(self.to_vec(), &self.extents())
    }

    /// Returns the tensor of a function's results for each element, called in logical order. See the example of
    /// [`with_layout`](TiledTensor::with_layout).
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    #[must_use]
    #[track_caller]
    pub fn map<U>(&self, mut map: impl FnMut(&T) -> U) -> Tensor<U, R, RowMajor<R, ExtentTypes<L, R>>> {
        let mut all = or_fail(allocate(self.element_count()));
        ByIndex::new(self.layout)
            .fold_elements(self.data.elements(), (), |(), element| all.push(map(element)));
        TensorBase::of_results(all, &self.extents())
    }

    /// Copies the elements to a tensor in a layout with strides, of the same extents. Padding is the default value of the element type.
    ///
    /// # Errors
    ///
    /// Same errors as [`to_layout`](TensorBase::to_layout) of a tensor.
    ///
    /// ```
    /// use shapewise::{ColumnMajor, MinorToMajor, layout::Tiled, tensor, tiles};
    ///
    /// let matrix = tensor![[1, 2], [3, 4]];
    /// let blocks =
    ///     matrix.to_tiled(Tiled::new(matrix.shape(), MinorToMajor::ROW_MAJOR, tiles![(2, 1)])?)?;
    /// assert_eq!(blocks.as_memory(), [1, 3, 2, 4]);
    /// assert_eq!(blocks.to_layout(ColumnMajor::new(matrix.shape()))?, matrix);
    /// assert_eq!(blocks.to_tiled(*blocks.layout())?, blocks);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_layout<M: Unique<R, Proof: Exists>>(&self, layout: M) -> Result<Tensor<T, R, M>, ViewError>
    where
        T: Clone + Default,
    {
        let data = self.copied_to(&layout, T::default())?;
        Ok(TensorBase::of_parts(data, layout))
    }

    /// Copies the elements to a tensor in another layout without strides. Padding is the default value of the element type. See the example of
    /// [`to_layout`](Self::to_layout).
    ///
    /// # Errors
    ///
    /// Same errors as [`to_layout`](Self::to_layout).
    pub fn to_tiled<M: UniqueMapping<R, Proof: Exists>>(
        &self,
        layout: M,
    ) -> Result<TiledTensor<T, R, M>, ViewError>
    where
        T: Clone + Default,
    {
        self.to_tiled_with(layout, T::default())
    }

    /// Copies the elements to another layout like [`to_tiled`](Self::to_tiled), with `padding` between the elements and after them.
    ///
    /// # Errors
    ///
    /// Same errors as [`to_layout`](Self::to_layout).
    pub fn to_tiled_with<M: UniqueMapping<R, Proof: Exists>>(
        &self,
        layout: M,
        padding: T,
    ) -> Result<TiledTensor<T, R, M>, ViewError>
    where
        T: Clone,
    {
        let data = self.copied_to(&layout, padding)?;
        Ok(TiledBase::of_parts(data, layout))
    }

    /// The memory of a copy to a layout, which is checked.
    fn copied_to<M: Mapping<R>>(&self, layout: &M, padding: T) -> Result<Vec<T>, ViewError>
    where
        T: Clone,
    {
        let () = NamesOf::<R, L, M::Extents>::AGREE;
        NamesOf::<R, L, M::Extents>::confirm();
        let mut data = prepared(layout, self.extents(), padding)?;
        relayout::copy_tiled((&mut data, layout), (self.data.elements(), &self.layout));
        Ok(data)
    }
}

/// Memory full of padding for a copy to a layout, which is checked.
pub(crate) fn prepared<T: Clone, const R: usize, M: Mapping<R>>(
    layout: &M,
    extents: [usize; R],
    padding: T,
) -> Result<Vec<T>, ViewError> {
    same_extents(layout.extents(), extents)?;
    ViewError::unless_unique(layout.has_unique_offsets())?;
    let mut data = allocate(layout.allocated())?;
    resize(&mut data, layout.allocated(), padding);
    Ok(data)
}
