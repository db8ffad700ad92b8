//! Folds, maps and copies of all elements.

use alloc::vec::Vec;

use crate::{
    array::{
        Lend,
        dynamic::{DynBase, DynTensor},
    },
    loops::relayout,
};

/// All elements, one after another.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Folds all elements into one value, in no specified order. [`iter`](Self::iter) and its `fold` are in logical order.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert_eq!(matrix.fold(0, |sum, element| sum + element), 10);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fold<B>(&'s self, init: B, mut visit: impl FnMut(B, &'a T) -> B) -> B {
        if let Some(vector) = self.as_vector() {
            return vector.fold(init, visit);
        }
        let mut folded = Some(init);
        // The value is moved into each call and out of it.
        self.each_part(|part| folded = folded.take().map(|value| part.fold(value, &mut visit)));
        match folded {
            Some(folded) => folded,
            None => unreachable!("each call puts the value back"),
        }
    }

    /// Calls a function with each element, in no specified order.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// let mut sum = 0;
    /// matrix.for_each(|element| sum += element);
    /// assert_eq!(sum, 21);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn for_each(&'s self, mut visit: impl FnMut(&'a T)) {
        self.each_part(|part| part.for_each(&mut visit));
    }

    /// Copies the elements to a vector, in logical order.
    ///
    /// # Panics
    ///
    /// As `Vec` does if the elements do not fit in memory: a broadcast may have more elements than there is memory.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(matrix.slice_by(&"..., 1".parse()?)?.to_vec(), [2, 5]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_vec(&'s self) -> Vec<T>
    where
        T: Clone,
    {
        if let Some(slice) = self.try_as_slice() {
            return slice.to_vec();
        }
        // The most frequent rank has a loop of its own for few elements.
        if let Some(layout) = self.layout.ranked::<2>() {
            return relayout::to_vec(self.data.lend(), &layout);
        }
        let mut all = Vec::new();
        // One part, up to rank 16: the vector is its copy.
        self.each_part(
            |part| if all.is_empty() { all = part.to_vec() } else { all.append(&mut part.to_vec()) },
        );
        all
    }

    /// Copies the elements to a tensor in row-major order.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert_eq!(matrix.transpose().to_tensor().as_slice(), [1, 3, 2, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("to_owned", "ascontiguousarray"))]
    #[must_use]
    pub fn to_tensor(&'s self) -> DynTensor<T>
    where
        T: Clone,
    {
        self.like(self.to_vec())
    }

    /// Calls a function with each element in logical order, and returns a tensor of the results.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert_eq!(matrix.map(|x| x * x).as_slice(), [1, 4, 9, 16]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "vectorize")]
    #[must_use]
    pub fn map<U>(&'s self, mut map: impl FnMut(&'a T) -> U) -> DynTensor<U> {
        if let Some(vector) = self.as_vector() {
            return self.like(vector.map(map).into_vec());
        }
        let mut all = Vec::new();
        self.each_part(|part| {
            let mut data = part.map(&mut map).into_vec();
            if all.is_empty() { all = data } else { all.append(&mut data) }
        });
        self.like(all)
    }

    /// Calls a function with each element by value, in logical order, and returns a tensor of the results. The function of
    /// [`map`](Self::map) takes a reference.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let squares = DynView::new(&[1.0, 4.0], [2])?;
    /// assert_eq!(squares.map_copied(f64::sqrt).as_slice(), [1.0, 2.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "mapv")]
    #[must_use]
    pub fn map_copied<U>(&'s self, mut map: impl FnMut(T) -> U) -> DynTensor<U>
    where
        T: Copy,
    {
        self.map(|element| map(*element))
    }

    /// The tensor of this array's extents with these elements.
    pub(crate) fn like<U>(&self, data: Vec<U>) -> DynTensor<U> {
        DynTensor::of_elements(data, self.layout.to_row_major())
    }
}
