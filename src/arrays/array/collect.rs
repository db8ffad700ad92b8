//! Tensors collected from iterators.

use alloc::vec::Vec;

use crate::{
    array::{DynTensor, Tensor},
    extent::Const,
    layout::RowMajor,
    message::{Count, or_fail},
    private::{INTERNAL, Internal},
};

impl<T> FromIterator<T> for Tensor<T, 1> {
    /// Collects the elements of an iterator into a tensor of rank 1.
    ///
    /// ```
    /// use shapewise::{Tensor, tensor};
    ///
    /// let squares: Tensor<i32, 1> = (0..4).map(|x| x * x).collect();
    /// assert_eq!(squares, tensor![0, 1, 4, 9]);
    /// ```
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        Self::from(elements.into_iter().collect::<Vec<T>>())
    }
}

impl<T, const N: usize> FromIterator<[T; N]> for Tensor<T, 2, RowMajor<2, (usize, Const<N>)>> {
    /// Collects the rows of an iterator, which are arrays, into a matrix. The length of a row is in the type.
    ///
    /// # Panics
    ///
    /// If elements have no size, and there are more than `isize::MAX`.
    ///
    /// ```
    /// use shapewise::{Const, DenseTensor, tensor};
    ///
    /// let table: DenseTensor<i32, 2, (usize, Const<2>)> = (1..4).map(|x| [x, x * x]).collect();
    /// assert_eq!(table, tensor![[1, 1], [2, 4], [3, 9]]);
    /// ```
    fn from_iter<I: IntoIterator<Item = [T; N]>>(rows: I) -> Self {
        let rows: Vec<[T; N]> = rows.into_iter().collect();
        let count = rows.len();
        or_fail(Tensor::new(rows.into_flattened(), (count, Const::<N>)))
    }
}

/// A row of a matrix that is collected: an array or a vector.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "a matrix is collected of rows, and `{Self}` is not a row of elements `{T}`",
    label = "a row is an array or a `Vec`; `Tensor::new(vec, [n, 3])?` makes a matrix of a list of elements"
)]
pub trait CollectedRow<T>: Sized {
    /// Collects the rows.
    fn collect(rows: impl Iterator<Item = Self>, _: Internal) -> Tensor<T, 2>;
}

impl<T, const N: usize> CollectedRow<T> for [T; N] {
    fn collect(rows: impl Iterator<Item = Self>, _: Internal) -> Tensor<T, 2> {
        rows.collect::<Tensor<T, 2, RowMajor<2, (usize, Const<N>)>>>().into_ranked()
    }
}

impl<T> CollectedRow<T> for Vec<T> {
    #[track_caller]
    fn collect(rows: impl Iterator<Item = Self>, _: Internal) -> Tensor<T, 2> {
        let (mut data, mut columns, mut count) = (Vec::new(), 0, 0_usize);
        for row in rows {
            if count == 0 {
                columns = row.len();
            }
            assert!(
                row.len() == columns,
                "row {count} has {}, and those before it have {columns}",
                Count(row.len(), "element", "elements")
            );
            data.extend(row);
            count = count.saturating_add(1);
        }
        or_fail(Tensor::new(data, [count, columns]))
    }
}

impl<T, X: CollectedRow<T>> FromIterator<X> for Tensor<T, 2> {
    /// Collects the rows of an iterator, which are arrays, or vectors of one length, into a matrix. The number of columns is known at run time; of arrays, a type with
    /// `Const<N>` keeps it. Without rows it is `[0, N]` of arrays, and `[0, 0]` of vectors.
    ///
    /// # Panics
    ///
    /// If two rows have different lengths, or if elements have no size, and there are more than `isize::MAX`. [`try_stack`](crate::verbs::try_stack) of views of the
    /// rows returns an error.
    ///
    /// ```
    /// use shapewise::{Tensor, tensor};
    ///
    /// let table: Tensor<i32, 2> = (1..4).map(|x| [x, x * x]).collect();
    /// assert_eq!(table, tensor![[1, 1], [2, 4], [3, 9]]);
    ///
    /// let lines = "1 2\n3 4".lines();
    /// let matrix: Tensor<i32, 2> =
    ///     lines.map(|line| line.split(' ').flat_map(str::parse).collect::<Vec<_>>()).collect();
    /// assert_eq!(matrix, tensor![[1, 2], [3, 4]]);
    /// ```
    #[track_caller]
    fn from_iter<I: IntoIterator<Item = X>>(rows: I) -> Self {
        X::collect(rows.into_iter(), INTERNAL)
    }
}

impl<T> FromIterator<T> for DynTensor<T> {
    /// Collects the elements of an iterator into a tensor of rank 1.
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        elements.into_iter().collect::<Tensor<T, 1>>().into_dynamic()
    }
}
