//! Elements by a mask, and where a function is true.

use alloc::vec::Vec;

use crate::{
    array::{
        Lend,
        dynamic::{DynBase, DynTensor, DynView, rearrange::tensor},
    },
    index::MemoryError,
    loops::allocate::allocate,
    verbs::{
        TakeError,
        pick::{indices::same_but, take},
    },
};

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// A function in, the indices of the elements for which it returns `true` out, in logical order: one row for each, with one coordinate for
    /// each axis.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the indices.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[0, 2, 3, 0, 5, 0], &"[2,3]".parse()?)?;
    /// assert_eq!(matrix.argwhere(|x| *x != 0)?.to_string(), "[[0 1]\n [0 2]\n [1 1]]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `argwhere`.
    #[doc(alias("nonzero", "where", "flatnonzero"))]
    pub fn argwhere(&'s self, mut is: impl FnMut(&'a T) -> bool) -> Result<DynTensor<usize>, MemoryError> {
        let (mut all, mut count) = (Vec::new(), 0);
        for (place, element) in self.iter().enumerate() {
            if is(element) {
                count = take::appended(&mut all, &self.index_of(place), count)?;
            }
        }
        Ok(tensor((all, [count, self.rank()].into_iter().collect())))
    }

    /// A mask of the same extents in, a tensor of rank 1 of the elements where it is true out, in logical order: NumPy's `x[mask]`.
    ///
    /// # Errors
    ///
    /// [`TakeError::Rank`] if the mask has another rank, [`TakeError::Extent`] with the first axis where it has another extent,
    /// [`TakeError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let x = DynView::new(&[1, -2, 3, -4], &"[2,2]".parse()?)?;
    /// assert_eq!(x.extract(&x.map(|x| *x > 0))?.as_slice(), [1, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `extract`.
    #[doc(alias("masked_select", "boolean_index"))]
    pub fn extract<'v>(&'s self, mask: impl Into<DynView<'v, bool>> + 'v) -> Result<DynTensor<T>, TakeError>
    where
        T: Clone,
    {
        let mask = mask.into();
        if mask.rank() != self.rank() {
            return Err(TakeError::Rank { expected: self.rank(), found: mask.rank() });
        }
        same_but(self.extents(), mask.extents(), self.rank())?;
        let mut all = allocate(mask.fold(0_usize, |count, is| count.saturating_add(usize::from(*is))))?;
        all.extend(self.iter().zip(mask.iter()).filter(|(_, is)| **is).map(|(element, _)| element.clone()));
        let extents = [all.len()].into_iter().collect();
        Ok(tensor((all, extents)))
    }
}
