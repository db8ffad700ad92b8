//! Copies that give an error where the elements do not fit memory.

use core::mem::needs_drop;

use alloc::vec::Vec;

use super::{
    Tensor, View,
    copy::copy,
    relayout::relayout,
    sizeless::{is_sizeless, resize},
    tensor::allocate,
    traverse::Nest,
};
use crate::{
    extent::Extents,
    index::MemoryError,
    layout::{ExtentTypes, Layout, Mapping, RowMajor, Strided},
    shape::Shape,
};

impl<'a, T, const R: usize, L: Mapping<R>> View<'a, T, R, L> {
    /// The elements, in logical order: [`to_vec`](Self::to_vec), with an error where they do not fit memory.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not as much memory: a broadcast may have more elements than there is.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let unit = View::new(&[1_u8], [1])?;
    /// let all = unit.broadcast_to([isize::MAX as usize]).unwrap();
    /// assert_eq!(
    ///     all.try_to_vec().unwrap_err().to_string(),
    ///     "there is no memory for 9223372036854775807 elements of 1 bytes"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_to_vec(&self) -> Result<Vec<T>, MemoryError>
    where
        T: Clone,
    {
        let count = self.element_count();
        let mut all = allocate(count)?;
        match (self.as_slice_by_strides(), self.data.first()) {
            (Some(slice), _) if !is_sizeless::<T>() => all.extend_from_slice(slice),
            // What owns nothing is written twice, so that it is copied by blocks.
            (_, Some(any)) if const { !needs_drop::<T>() } && count > 0 => {
                resize(&mut all, count, any.clone());
                if !L::HAS_STRIDES {
                    // An element count that fits is that of a layout; and nothing is copied where elements have no size.
                    if let Ok(to) = Strided::row_major(self.extents()) {
                        copy((&mut all, &to), (self.data, &self.layout));
                    }
                } else if !is_sizeless::<T>() {
                    let layout = self.layout.seen().ranked();
                    // An element count that fits is that of a layout.
                    let to = Strided::row_major(layout.extents()).unwrap_or(layout);
                    relayout(&mut all, self.data, Nest::ordered([&to, &layout]));
                }
            }
            _ => self.fold_in_order((), |(), element| all.push(element.clone())),
        }
        Ok(all)
    }

    /// A copy of the elements, in row-major order: [`to_tensor`](Self::to_tensor), with an error where they do not fit memory.
    ///
    /// # Errors
    ///
    /// As [`try_to_vec`](Self::try_to_vec).
    pub fn try_to_tensor(&self) -> Result<Tensor<T, R, RowMajor<R, ExtentTypes<L, R>>>, MemoryError>
    where
        T: Clone,
        ExtentTypes<L, R>: Extents<R>,
    {
        Ok(Tensor { data: self.try_to_vec()?, layout: RowMajor::new(Shape::pack(&self.extents())) })
    }

    /// What a function makes of each element: [`map`](Self::map), with an error where that does not fit memory. The function is not
    /// called then.
    ///
    /// # Errors
    ///
    /// As [`try_to_vec`](Self::try_to_vec).
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let squares = View::new(&[1, 2, 3], shape![3])?.try_map(|x| x * x).unwrap();
    /// assert_eq!(squares.as_slice(), [1, 4, 9]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_map<U>(
        &self,
        mut map: impl FnMut(&'a T) -> U,
    ) -> Result<Tensor<U, R, RowMajor<R, ExtentTypes<L, R>>>, MemoryError>
    where
        ExtentTypes<L, R>: Extents<R>,
    {
        let mut data = allocate(self.element_count())?;
        if let Some(slice) = self.as_slice_by_strides() {
            data.extend(slice.iter().map(map));
        } else {
            self.fold_in_order((), |(), element| data.push(map(element)));
        }
        Ok(Tensor { data, layout: RowMajor::new(Shape::pack(&self.extents())) })
    }
}
