//! The lower and the upper triangles of matrices.

use num_traits::Zero;

use crate::{
    array::{Lend, TensorBase},
    layout::Layout,
    private::Exists,
    rank::{AtMost, Ranks},
    storage::MemoryMut,
    verbs::elementwise::map::ArrayLike,
};

/// Returns where a row of a matrix meets the diagonal from an offset: the first of its columns that is not below the diagonal, or their number.
const fn first_column(row: usize, columns: usize, offset: isize) -> usize {
    let column = row.cast_signed().saturating_add(offset);
    if column < 0 {
        0
    } else if column.cast_unsigned() > columns {
        columns
    } else {
        column.cast_unsigned()
    }
}

/// One of the two triangles that a diagonal is in.
#[derive(Clone, Copy, Debug)]
enum Triangle {
    Lower,
    Upper,
}

impl Triangle {
    /// Writes zeros outside of this triangle to matrices one after another in memory.
    fn cut<T: Clone + Zero>(self, data: &mut [T], [rows, columns]: [usize; 2], offset: isize) {
        // The element after the diagonal is the first one above the triangle. No column is so far to the right that the sum could not be represented.
        let after = offset.saturating_add(1);
        for (row, elements) in (0..rows).cycle().zip(data.chunks_exact_mut(columns.max(1))) {
            let outside = match self {
                Self::Lower => elements.get_mut(first_column(row, columns, after)..),
                Self::Upper => elements.get_mut(..first_column(row, columns, offset)),
            };
            outside.unwrap_or_default().fill(T::zero());
        }
    }
}

/// # Take a triangle of matrices
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the lower triangle of a matrix: a tensor of the same extents, with zeros above the diagonal. The diagonal at an offset begins at column
    /// `offset` of the first row, or if that is negative at row `-offset` of the first column, as that of [`diagonal`](Self::diagonal); it is in the
    /// triangle. Of more than two axes, the last two are those of matrices. The triangle of an inline array is an inline array.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// # Examples
    ///
    /// Which words of a text each word may depend on:
    ///
    /// ```
    /// use shapewise::{Tensor, shape, tensor};
    ///
    /// let mask = Tensor::filled(shape![3, 3], 1).tril(0);
    /// assert_eq!(mask, tensor![[1, 0, 0], [1, 1, 0], [1, 1, 1]]);
    /// assert_eq!(tensor![[1, 2, 3], [4, 5, 6]].tril(1), tensor![[1, 2, 0], [4, 5, 6]]);
    /// assert_eq!(tensor![[1, 2, 3], [4, 5, 6]].tril(-1), tensor![[0, 0, 0], [4, 0, 0]]);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, PyTorch, `tril`; XLA, `LowerTriangle` of its client library.
    #[doc(alias("LowerTriangle", "band_part", "strict_lower_triangle"))]
    #[must_use]
    pub fn tril(&'s self, offset: isize) -> ArrayLike<T, T, S, L, R>
    where
        T: Clone + Zero,
        Ranks: AtMost<2, R, Proof: Exists>,
    {
        self.triangle(Triangle::Lower, offset)
    }

    /// Returns the upper triangle of a matrix: a tensor of the same extents, with zeros below the diagonal at an offset. The rules are those of
    /// [`tril`](Self::tril).
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let x = tensor![[1, 2, 3], [4, 5, 6], [7, 8, 9]];
    /// assert_eq!(x.triu(0), tensor![[1, 2, 3], [0, 5, 6], [0, 0, 9]]);
    /// assert_eq!(x.tril(0) + x.triu(1), x);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, PyTorch, `triu`; XLA, `UpperTriangle` of its client library.
    #[doc(alias("UpperTriangle", "band_part", "upper_triangle"))]
    #[must_use]
    pub fn triu(&'s self, offset: isize) -> ArrayLike<T, T, S, L, R>
    where
        T: Clone + Zero,
        Ranks: AtMost<2, R, Proof: Exists>,
    {
        self.triangle(Triangle::Upper, offset)
    }

    /// One of both.
    fn triangle(&'s self, triangle: Triangle, offset: isize) -> ArrayLike<T, T, S, L, R>
    where
        T: Clone + Zero,
    {
        let mut copy = self.map(T::clone);
        let extents = copy.extents();
        if let [.., rows, columns] = *extents.as_slice() {
            triangle.cut(copy.data.elements_mut(), [rows, columns], offset);
        }
        copy
    }
}

#[cfg(feature = "alloc")]
mod any_rank {
    use super::{Triangle, Zero};
    use crate::{
        array::{DynBase, DynTensor, DynView, Storage, dynamic::DynArrayError},
        axis,
        verbs::scan::cumulative::copied_view,
    };

    impl<T: Clone + Zero, S: Storage<T>> DynBase<T, S> {
        /// Returns the lower triangle of a matrix: a tensor of the same extents, with zeros above the diagonal at an offset. Of more than two axes, the
        /// last two are those of matrices. The diagonal is that of [`diagonal`](Self::diagonal), and it is in the triangle.
        ///
        /// # Errors
        ///
        /// [`DynArrayError::NoSuchAxis`] if there are fewer than two axes, [`DynArrayError::Memory`] if there is not enough memory.
        ///
        /// ```
        /// use shapewise::tensor;
        ///
        /// let x = tensor![[1, 2, 3], [4, 5, 6]].into_dynamic();
        /// assert_eq!(x.tril(0)?, tensor![[1, 0, 0], [4, 5, 0]]);
        /// # Ok::<(), shapewise::array::DynArrayError>(())
        /// ```
        pub fn tril(&self, offset: isize) -> Result<DynTensor<T>, DynArrayError> {
            self.triangle(Triangle::Lower, offset)
        }

        /// Returns the upper triangle of a matrix: a tensor of the same extents, with zeros below the diagonal at an offset. The rules are those of
        /// [`tril`](Self::tril).
        ///
        /// # Errors
        ///
        /// Same errors as [`tril`](Self::tril).
        ///
        /// ```
        /// use shapewise::tensor;
        ///
        /// let x = tensor![[1, 2, 3], [4, 5, 6]].into_dynamic();
        /// assert_eq!(x.triu(0)?, tensor![[1, 2, 3], [0, 5, 6]]);
        /// # Ok::<(), shapewise::array::DynArrayError>(())
        /// ```
        pub fn triu(&self, offset: isize) -> Result<DynTensor<T>, DynArrayError> {
            self.triangle(Triangle::Upper, offset)
        }

        /// One of both.
        fn triangle(&self, triangle: Triangle, offset: isize) -> Result<DynTensor<T>, DynArrayError> {
            let (rows, columns) = (axis::resolve(-2, self.rank())?, axis::resolve(-1, self.rank())?);
            let extents = [rows, columns].map(|axis| self.layout.axis(axis).0);
            let view = DynView::from(self);
            let mut data = copied_view(&view)?;
            triangle.cut(&mut data, extents, offset);
            Ok(view.like(data))
        }
    }
}
