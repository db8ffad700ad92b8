//! Matrices of the crate `nalgebra` as arrays of rank 2, and back (feature `nalgebra`). Nothing is copied.
//!
//! What nalgebra's type knows, ours knows: an `SMatrix<f32, 3, 4>` is an array with extents `(Const<3>, Const<4>)`, a `DMatrix` one with
//! `(usize, usize)`, and a vector of n elements has extents `(n, 1)`. nalgebra's matrices are column-major.
//!
//! | you hold | it gets in by | it gets out by |
//! |---|---|---|
//! | `&DMatrix`, `&SMatrix`, a view without gaps | [`View::from_nalgebra`] | [`TensorBase::as_nalgebra`], of any array of rank 2 |
//! | the same, `&mut` | [`ViewMut::from_nalgebra`] | [`TensorBase::as_nalgebra_mut`] |
//! | `DMatrix` | [`Tensor::from_nalgebra`] | [`Tensor::into_nalgebra`], of a column-major tensor |
//! | `SMatrix`, `SVector`, a few elements | `Matrix::from`, `Vector::from`, which copy | `SMatrix::from`, `SVector::from` |
//! | a part of a matrix, to read | [`View::from_nalgebra_part`] | [`TensorBase::as_nalgebra`] |
//! | a view with strides | [`View::from_nalgebra_with_gaps`], which is `unsafe` | [`TensorBase::as_nalgebra`] |
//!
//! A view of this crate borrows a slice, which includes the cells between its elements. In safe code, another view of nalgebra may write
//! there (`rows_range_pair_mut`). So a view with gaps cannot be converted in safe code by itself: [`View::from_nalgebra_part`] takes the entire matrix as
//! well, which is then borrowed to read.
//!
//! # The version of nalgebra
//!
//! The feature takes 0.34 or 0.35. Cargo chooses the newest one that it may, also where a program has `nalgebra = "0.34"` next to the feature: there are two versions
//! then, and a matrix of one is another type than that of the other ("expected `Matrix`, found a different `Matrix`"). A program that has `nalgebra = ">=0.34, <0.36"`
//! gets one. With `nalgebra = "0.34"`, `cargo update -p nalgebra@0.35.0 --precise 0.34.2` takes that for both. `cargo tree -d` lists what is there twice.
//!
//! # Examples
//!
//! ```
//! use nalgebra::Matrix2x3;
//! use shapewise::{Const, View, s};
//!
//! let matrix = Matrix2x3::new(1.0, 2.0, 3.0, 4.0, 5.0, 6.0);
//! let view = View::from_nalgebra(&matrix);
//! assert_eq!(view.typed_extents(), (Const::<2>, Const::<3>)); // known to `cargo check`
//! assert_eq!(view[[1, 2]], 6.0);
//!
//! let part = view.slice(s![:, const 0..2]);
//! let square: nalgebra::Matrix2<f32> = part.as_nalgebra()?.into_owned();
//! assert_eq!(square.trace(), 6.0);
//! # Ok::<(), shapewise::interop::nalgebra::NalgebraError>(())
//! ```
#![expect(clippy::expect_used, reason = "what nalgebra checks is true of the layouts of this crate")]
#![expect(clippy::indexing_slicing, reason = "an index of a matrix with the same extents")]

mod gaps;

use alloc::vec::Vec;

use nalgebra::{
    DMatrix, Dim, Dyn, IsContiguous, Matrix, MatrixView, MatrixViewMut, RawStorage, RawStorageMut, SMatrix,
    SVector, Scalar, VecStorage,
};

use crate::{
    ColumnMajor, Const, Extents, Layout, LayoutError, One, Shape, Strided, Tensor, View, ViewError, ViewMut,
    array::{Lend, StorageMut, TensorBase},
    error::error_messages,
    extent::Extent,
    index::walk::greatest_divisor,
    interop::part::within,
    layout::UniqueMapping,
};

/// Why an array is not a matrix of nalgebra: the error of [`as_nalgebra`](crate::View::as_nalgebra).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NalgebraError {
    /// A negative stride, which nalgebra does not have.
    Negative {
        /// The axis.
        axis: usize,
        /// Its stride, in elements.
        stride: isize,
    },
    /// The strides interleave: no two indices share an element, but nalgebra does not see it.
    Interleaved,
    /// The memory and the layout do not fit together.
    View(ViewError),
    /// The part is not in the memory of the matrix.
    Outside,
}

error_messages! {
    #[inline] NalgebraError [View(ViewError)]
    Self::Negative { axis, stride } =>
        "axis {axis} has stride {stride}: nalgebra has no negative strides, so copy with `to_tensor` first";
    Self::Interleaved =>
        "the strides of the layout interleave, which nalgebra refuses in a matrix to write: copy with `to_tensor` first";
    Self::Outside => "the part is not in the memory of the matrix: take a view of the matrix that is passed";
}

/// A dimension of nalgebra as an extent: `Dyn` is `usize`, `Const<N>` is [`Const<N>`](Const).
#[cfg_attr(doc, doc(hidden))]
pub trait AsExtent: Dim {
    /// The extent.
    type Extent: Extent;
    /// Converts the value to an extent.
    #[doc(hidden)]
    fn extent(self) -> Self::Extent;
}

impl AsExtent for Dyn {
    type Extent = usize;

    fn extent(self) -> usize {
        self.0
    }
}

impl<const N: usize> AsExtent for nalgebra::Const<N> {
    type Extent = Const<N>;

    fn extent(self) -> Const<N> {
        Const
    }
}

/// An extent as a dimension of nalgebra: the inverse of [`AsExtent`]; `One` is `Const<1>`.
#[cfg_attr(doc, doc(hidden))]
pub trait AsDim: Extent {
    /// The dimension.
    type Dim: Dim;
}

impl AsDim for usize {
    type Dim = Dyn;
}
impl AsDim for One {
    type Dim = nalgebra::Const<1>;
}
impl<const N: usize> AsDim for Const<N> {
    type Dim = nalgebra::Const<N>;
}

/// Extents of rank 2 as dimensions of nalgebra.
#[cfg_attr(doc, doc(hidden))]
pub trait AsDims: Extents<2> {
    /// The dimension of the rows.
    type Rows: Dim;
    /// The dimension of the columns.
    type Columns: Dim;
}

impl<M: AsDim, N: AsDim> AsDims for (M, N)
where
    Self: Extents<2>,
{
    type Rows = M::Dim;
    type Columns = N::Dim;
}

impl AsDims for [usize; 2] {
    type Rows = Dyn;
    type Columns = Dyn;
}

/// A view of nalgebra with any strides and the extents `E`. See [`as_nalgebra`](crate::View::as_nalgebra).
pub type StridedView<'a, T, E> = MatrixView<'a, T, <E as AsDims>::Rows, <E as AsDims>::Columns, Dyn, Dyn>;
/// A mutable view of nalgebra with any strides and the extents `E`. See [`as_nalgebra`](crate::View::as_nalgebra).
pub type StridedViewMut<'a, T, E> =
    MatrixViewMut<'a, T, <E as AsDims>::Rows, <E as AsDims>::Columns, Dyn, Dyn>;

/// Returns the layout of a matrix without gaps.
type MatrixColumns<M, N> = ColumnMajor<2, (<M as AsExtent>::Extent, <N as AsExtent>::Extent)>;

/// The layout of a matrix without gaps.
fn columns<T, M: AsExtent, N: AsExtent, S: RawStorage<T, M, N>>(
    matrix: &Matrix<T, M, N, S>,
) -> MatrixColumns<M, N>
where
    (M::Extent, N::Extent): Extents<2>,
{
    let (rows, columns) = matrix.shape_generic();
    let shape = Shape::new((rows.extent(), columns.extent()));
    ColumnMajor::new(shape.expect("a matrix has memory for its elements"))
}

/// Returns the layout of a matrix with any strides.
fn strided<T, M: Dim, N: Dim, S: RawStorage<T, M, N>>(
    matrix: &Matrix<T, M, N, S>,
) -> Result<Strided<2>, NalgebraError> {
    let (row, column) = matrix.data.strides();
    let strides = [row.value(), column.value()].map(|stride| isize::try_from(stride).unwrap_or(isize::MAX));
    let layout = Strided::new(matrix.shape().into(), strides).map_err(|error| match error {
        LayoutError::Size(error) => ViewError::Size(error),
        // No memory has this span.
        LayoutError::Span(_) => ViewError::TooShort { needed: usize::MAX, found: 0 },
    })?;
    Ok(layout)
}

/// # Matrices of nalgebra as views
impl<'a, T> View<'a, T, 2> {
    /// Converts a matrix of nalgebra without gaps to a column-major view of it, with what nalgebra's type knows of its extents.
    /// Nothing is copied.
    ///
    /// # Panics
    ///
    /// If elements have no size and their number does not fit `isize`.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let matrix = nalgebra::DMatrix::from_row_slice(2, 3, &[1, 2, 3, 4, 5, 6]);
    /// let view = View::from_nalgebra(&matrix);
    /// assert_eq!((view.extents(), view.strides(), view[[1, 0]]), ([2, 3], [1, 2], 4));
    /// ```
    #[must_use]
    pub fn from_nalgebra<M: AsExtent, N: AsExtent, S>(
        matrix: &'a Matrix<T, M, N, S>,
    ) -> View<'a, T, 2, MatrixColumns<M, N>>
    where
        S: RawStorage<T, M, N> + IsContiguous,
        (M::Extent, N::Extent): Extents<2>,
    {
        View::with_layout(matrix.as_slice(), columns(matrix)).expect("a matrix has memory for its elements")
    }
}

/// # Parts of matrices of nalgebra as views
impl<'a, T> View<'a, T, 2> {
    /// Converts a part of a matrix of nalgebra, with any strides, to a view of the same elements. Nothing is copied. The matrix is borrowed, so nothing
    /// writes between the elements of the part.
    ///
    /// # Errors
    ///
    /// [`NalgebraError::Outside`] if an element of the part is not in the memory of the matrix, [`NalgebraError::View`] if the strides do not fit `isize`.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let matrix = nalgebra::Matrix3::new(1, 2, 3, 4, 5, 6, 7, 8, 9);
    /// let corner = View::from_nalgebra_part(&matrix, &matrix.view((1, 1), (2, 2)))?;
    /// assert_eq!((corner.extents(), corner.strides(), corner[[0, 1]]), ([2, 2], [1, 3], 6));
    /// # Ok::<(), shapewise::interop::nalgebra::NalgebraError>(())
    /// ```
    pub fn from_nalgebra_part<M: Dim, N: Dim, S, P: Dim, Q: Dim, V: RawStorage<T, P, Q>>(
        matrix: &'a Matrix<T, M, N, S>,
        part: &Matrix<T, P, Q, V>,
    ) -> Result<Self, NalgebraError>
    where
        S: RawStorage<T, M, N> + IsContiguous,
    {
        let layout = strided(part)?;
        within(matrix.as_slice(), part.as_ptr(), layout).ok_or(NalgebraError::Outside)
    }
}

/// # Matrices of nalgebra as mutable views
impl<'a, T> ViewMut<'a, T, 2> {
    /// Converts a matrix of nalgebra without gaps to a mutable column-major view of it: [`View::from_nalgebra`].
    ///
    /// # Panics
    ///
    /// If elements have no size and their number does not fit `isize`.
    ///
    /// ```
    /// use shapewise::{ViewMut, s};
    ///
    /// let mut matrix = nalgebra::Matrix2::new(1, 2, 3, 4);
    /// ViewMut::from_nalgebra(&mut matrix).slice_mut(s![1]).fill(7);
    /// assert_eq!(matrix, nalgebra::Matrix2::new(1, 2, 7, 7));
    /// ```
    #[must_use]
    pub fn from_nalgebra<M: AsExtent, N: AsExtent, S>(
        matrix: &'a mut Matrix<T, M, N, S>,
    ) -> ViewMut<'a, T, 2, MatrixColumns<M, N>>
    where
        S: RawStorageMut<T, M, N> + IsContiguous,
        (M::Extent, N::Extent): Extents<2>,
        MatrixColumns<M, N>: UniqueMapping<2>,
    {
        let layout = columns(matrix);
        ViewMut::with_layout(matrix.as_mut_slice(), layout).expect("a matrix has memory for its elements")
    }
}

/// # Matrices of nalgebra as tensors
impl<T> Tensor<T, 2, ColumnMajor<2>> {
    /// Converts a matrix of nalgebra into a column-major tensor that owns its memory. Nothing is copied.
    ///
    /// # Panics
    ///
    /// If elements have no size and their number does not fit `isize`.
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// let matrix = nalgebra::DMatrix::from_row_slice(2, 2, &[1, 2, 3, 4]);
    /// let first = matrix.as_ptr();
    /// let tensor = Tensor::from_nalgebra(matrix);
    /// assert_eq!((tensor.as_memory(), tensor.as_memory().as_ptr()), (&[1, 3, 2, 4][..], first));
    /// ```
    #[must_use]
    pub fn from_nalgebra(matrix: DMatrix<T>) -> Self {
        let (rows, columns) = matrix.shape();
        let layout =
            ColumnMajor::new(Shape::new([rows, columns]).expect("a matrix has memory for its elements"));
        Self::with_layout(Vec::from(matrix.data), layout).expect("a matrix has memory for its elements")
    }
}

/// Converts the strides of a layout to nalgebra's, row stride first. Strides that are never used are those of a column-major
/// matrix, so that nalgebra's products of extents and strides fit.
fn strides(layout: &Strided<2>) -> Result<[usize; 2], NalgebraError> {
    let extents = layout.extents();
    let [rows, _] = extents;
    let (mut strides, empty) = ([1, rows], extents.contains(&0));
    for (axis, ((to, extent), stride)) in strides.iter_mut().zip(extents).zip(layout.strides()).enumerate() {
        if extent > 1 && !empty {
            *to = usize::try_from(stride).map_err(|_| NalgebraError::Negative { axis, stride })?;
        }
    }
    Ok(strides)
}

/// # Views as matrices of nalgebra
impl<'s, 'a, T: Scalar, S: Lend<'s, 'a, T>, L: Layout<2>> TensorBase<T, S, 2, L> {
    /// Returns a view of nalgebra of the same elements, with the same strides and with what the type knows of the extents. Nothing is copied.
    ///
    /// nalgebra 0.34 and 0.35 multiply views whose row stride is not 1 with the wrong count, and write past the end of the result ([issue 1616](https://github.com/dimforge/nalgebra/issues/1616) of
    /// nalgebra). A row-major array lends such a view: call `into_owned()` before a product, `axpy` or `gemv`.
    ///
    /// # Errors
    ///
    /// [`NalgebraError::Negative`] if a stride is negative.
    ///
    /// ```
    /// use shapewise::{View, s, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let view = View::new(&memory, shape![2, 3])?;
    /// let matrix: nalgebra::Matrix2x3<i32> = view.as_nalgebra()?.into_owned();
    /// assert_eq!(matrix, nalgebra::Matrix2x3::new(1, 2, 3, 4, 5, 6));
    /// assert_eq!(
    ///     view.slice(s![:, ..;-1]).as_nalgebra().unwrap_err().to_string(),
    ///     "axis 1 has stride -1: nalgebra has no negative strides, so copy with `to_tensor` first"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn as_nalgebra<E: AsDims>(&'s self) -> Result<StridedView<'a, T, E>, NalgebraError>
    where
        L: Layout<2, Extents = E>,
    {
        let layout = self.layout().ranked();
        let [rows, columns] = layout.extents();
        let [row, column] = strides(&layout)?;
        let (rows, columns) = (E::Rows::from_usize(rows), E::Columns::from_usize(columns));
        let memory = self.as_memory();
        Ok(MatrixView::from_slice_with_strides_generic(memory, rows, columns, Dyn(row), Dyn(column)))
    }
}

/// # Mutable views as matrices of nalgebra
impl<T: Scalar, S: StorageMut<T>, L: Layout<2>> TensorBase<T, S, 2, L> {
    /// Returns a mutable view of nalgebra of the same elements: [`as_nalgebra`](Self::as_nalgebra).
    ///
    /// # Errors
    ///
    /// [`NalgebraError::Negative`] if a stride is negative, [`NalgebraError::Interleaved`] if nalgebra does not see that no two indices
    /// share an element.
    ///
    /// ```
    /// use shapewise::{ViewMut, shape};
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// ViewMut::new(&mut memory, shape![2, 2])?.as_nalgebra_mut()?.transpose_mut();
    /// assert_eq!(memory, [1, 3, 2, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn as_nalgebra_mut<E: AsDims>(&mut self) -> Result<StridedViewMut<'_, T, E>, NalgebraError>
    where
        L: Layout<2, Extents = E>,
    {
        let layout = self.layout().ranked();
        let [rows, columns] = layout.extents();
        let [row, column] = strides(&layout)?;
        // nalgebra panics unless its condition holds, which refuses some strides that interleave.
        let parts = |stride: usize| stride.checked_div(greatest_divisor(row, column)).unwrap_or_default();
        let fits = rows <= 1 || columns <= 1 || rows <= parts(column) || columns <= parts(row);
        if !fits {
            return Err(NalgebraError::Interleaved);
        }
        let (rows, columns) = (E::Rows::from_usize(rows), E::Columns::from_usize(columns));
        let memory = self.as_memory_mut();
        Ok(MatrixViewMut::from_slice_with_strides_generic(memory, rows, columns, Dyn(row), Dyn(column)))
    }
}

/// # Tensors as matrices of nalgebra
impl<T, E: AsDims> Tensor<T, 2, ColumnMajor<2, E>> {
    /// Converts a column-major tensor into a matrix of nalgebra that owns its memory. Nothing is copied. A tensor of another order
    /// becomes column-major by `to_layout`.
    ///
    /// ```
    /// use shapewise::{ColumnMajor, Shape, Tensor, shape};
    ///
    /// let layout = ColumnMajor::new(Shape::new(shape![2, 2])?);
    /// let tensor = Tensor::with_layout(vec![1, 3, 2, 4], layout)?;
    /// assert_eq!(tensor.into_nalgebra(), nalgebra::DMatrix::from_row_slice(2, 2, &[1, 2, 3, 4]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn into_nalgebra(self) -> DMatrix<T> {
        let [rows, columns] = self.extents();
        DMatrix::from_data(VecStorage::new(Dyn(rows), Dyn(columns), self.into_memory()))
    }
}

/// Small matrices and vectors, by value: the elements are copied, because nalgebra's matrices are column-major.
///
/// ```
/// use nalgebra::Matrix2;
/// use shapewise::Matrix;
///
/// let turn: Matrix<f64, 2, 2> = Matrix2::new(0.0, -1.0, 1.0, 0.0).into();
/// assert_eq!(turn, Matrix::of([[0.0, -1.0], [1.0, 0.0]]));
/// let back: Matrix<f64, 2, 2> = Matrix2::from(turn).transpose().into();
/// assert_eq!(back, Matrix::of([[0.0, 1.0], [-1.0, 0.0]]));
/// ```
impl<T: Scalar, const M: usize, const N: usize> From<SMatrix<T, M, N>> for crate::Matrix<T, M, N> {
    fn from(matrix: SMatrix<T, M, N>) -> Self {
        Self::of_fn(|[row, column]| matrix[(row, column)].clone())
    }
}

impl<T: Scalar, const M: usize, const N: usize> From<crate::Matrix<T, M, N>> for SMatrix<T, M, N> {
    fn from(matrix: crate::Matrix<T, M, N>) -> Self {
        Self::from_fn(|row, column| matrix[[row, column]].clone())
    }
}

impl<T: Scalar, const N: usize> From<SVector<T, N>> for crate::Vector<T, N> {
    fn from(vector: SVector<T, N>) -> Self {
        Self::of_fn(|[place]| vector[place].clone())
    }
}

impl<T: Scalar, const N: usize> From<crate::Vector<T, N>> for SVector<T, N> {
    fn from(vector: crate::Vector<T, N>) -> Self {
        Self::from_fn(|place, _| vector[[place]].clone())
    }
}
