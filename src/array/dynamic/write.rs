//! Writing to arrays: fills, updates, and assignment from other arrays, each broadcast to the extents of the target.

use crate::{
    array::{
        StorageMut,
        dynamic::{DynBase, DynView, together},
    },
    broadcast::BroadcastError,
    layout::nest::Nest,
    loops::{allocate::is_sizeless, any_rank::for_each_nest, relayout::relayout, write::apply_rows},
};

impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// Calls a function with each element, to write, in no specified order.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::new(vec![1, 2, 3, 4], &"[2,2]".parse()?)?;
    /// matrix.for_each_mut(|element| *element *= 10);
    /// assert_eq!(matrix.as_slice(), [10, 20, 30, 40]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("map_inplace", "mapv_inplace"))]
    pub fn for_each_mut(&mut self, mut visit: impl FnMut(&mut T)) {
        self.each_part_mut(|mut part| part.for_each_mut(&mut visit));
    }

    /// Writes a clone of `value` to each element.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::filled(&"[2,2]".parse()?, 1)?;
    /// matrix.slice_by_mut(&"0".parse()?)?.fill(7);
    /// assert_eq!(matrix.as_slice(), [7, 7, 1, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fill(&mut self, value: T)
    where
        T: Clone,
    {
        if !is_sizeless::<T>() {
            self.for_each_mut(|element| *element = value.clone());
        }
    }

    /// Another array in; writes its elements to this array. The other array is broadcast to this one's extents: `[1, n]` is written to
    /// each row of `[m, n]`, and rank 0 to each element. It may be a ranked array.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::RankMismatch`], or [`BroadcastError::Into`] with the first axis where the other array's extent is neither this one's
    /// nor 1.
    ///
    /// ```
    /// use shapewise::{View, shape, array::DynTensor};
    ///
    /// let mut matrix = DynTensor::filled(&"[2,3]".parse()?, 0)?;
    /// matrix.assign(View::new(&[1, 2, 3], shape![1, 3])?)?;
    /// assert_eq!(matrix.as_slice(), [1, 2, 3, 1, 2, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "copyto")]
    pub fn assign<'v>(&mut self, from: impl Into<DynView<'v, T>>) -> Result<(), BroadcastError>
    where
        T: Clone + 'v,
    {
        let from = from.into();
        let source = from.layout.stretched(&self.layout.extents())?;
        if is_sizeless::<T>() {
            return Ok(());
        }
        let (axes, offsets) = together([&self.layout, &source]);
        let data = self.data.elements_mut();
        for_each_nest(axes, offsets, Nest::from_axes_ordered, |nest| relayout(data, from.data, &nest));
        Ok(())
    }

    /// Another array and a function in; calls the function with each element of this array, to update, and the other array's
    /// element. The other array is broadcast to this one's extents. It may be a ranked array.
    ///
    /// # Errors
    ///
    /// Same errors as [`assign`](Self::assign).
    ///
    /// ```
    /// use shapewise::{View, shape, array::DynTensor};
    ///
    /// let mut matrix = DynTensor::new(vec![1, 2, 3, 4], &"[2,2]".parse()?)?;
    /// matrix.zip_apply(View::new(&[10, 20], shape![1, 2])?, |x, bias| *x += bias)?;
    /// assert_eq!(matrix.as_slice(), [11, 22, 13, 24]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "zip_mut_with")]
    pub fn zip_apply<'v, U: 'v>(
        &mut self,
        other: impl Into<DynView<'v, U>>,
        mut visit: impl FnMut(&mut T, &U),
    ) -> Result<(), BroadcastError> {
        let other = other.into();
        let source = other.layout.stretched(&self.layout.extents())?;
        let (axes, offsets) = together([&self.layout, &source]);
        let data = self.data.elements_mut();
        for_each_nest(axes, offsets, Nest::from_axes_ordered, |nest| {
            apply_rows(data, other.data, &nest, &mut visit);
        });
        Ok(())
    }
}
