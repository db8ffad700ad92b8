#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

use core::fmt;

use faer::{ColMut, ColRef, Mat, MatMut, MatRef, col::AsColRef, mat::AsMatRef};
use shapewise::{
    Tensor,
    array::{AsRanked, StorageMut, TensorBase},
    layout::Layout,
};

/// Why an array is not a matrix or a column of faer in place.
///
/// faer has any strides, but its safe functions take memory in which the elements along one axis are side by side. [`to_faer`] copies arrays of any
/// strides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FaerError {
    /// No axis has elements side by side.
    Strides {
        /// The strides, in elements.
        strides: [isize; 2],
    },
    /// The elements of a vector are not side by side.
    Stride {
        /// The stride, in elements.
        stride: isize,
    },
}

impl fmt::Display for FaerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Strides { strides: [down, along] } => {
                write!(
                    f,
                    "the strides are {down} and {along}, and one must be 1 or -1, or both 0: `to_faer` copies"
                )
            }
            Self::Stride { stride } => {
                write!(f, "the stride is {stride}, and it must be 1 or -1: copy with `to_tensor` first")
            }
        }
    }
}

impl core::error::Error for FaerError {}

/// The axis whose elements are side by side, and the distance of its lines in memory.
enum Lines {
    Rows(usize),
    Columns(usize),
    /// One element at each index.
    One,
}

/// The lines of a matrix; `None` if no axis has stride 1. The sign of a stride does not matter, nor the stride of an axis of extent 1 or 0.
fn lines([m, n]: [usize; 2], strides: [isize; 2]) -> Option<Lines> {
    let [down, along] = strides.map(isize::unsigned_abs);
    match (m <= 1, n <= 1) {
        (true, true) => Some(Lines::Rows(n)),
        (true, false) if along == 1 => Some(Lines::Rows(n)),
        (false, true) if down == 1 => Some(Lines::Columns(m)),
        // Each row, or each column, is one element.
        (true, false) => Some(Lines::Columns(along)),
        (false, true) => Some(Lines::Rows(down)),
        _ if along == 1 => Some(Lines::Rows(down)),
        _ if down == 1 => Some(Lines::Columns(along)),
        _ if down == 0 && along == 0 => Some(Lines::One),
        _ => None,
    }
}

/// Returns an array of rank 2 as a matrix of faer. Nothing is copied.
///
/// Strides may be negative. An axis that is broadcast has stride 0.
///
/// # Errors
///
/// [`FaerError::Strides`] if the elements are side by side along neither axis, and not all the same one.
///
/// ```
/// use shapewise::{s, tensor};
/// use shapewise_faer::{as_faer, to_faer};
///
/// let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
/// assert_eq!(as_faer(&x)?, faer::mat![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]);
/// assert_eq!(as_faer(&x.transpose())?, faer::mat![[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]);
///
/// let steps = x.repeat(shapewise::Axis::<0>, 2);
/// let steps = steps.slice(s![..;2, ..;2]);
/// let error = as_faer(&steps).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "the strides are 6 and 2, and one must be 1 or -1, or both 0: `to_faer` copies"
/// );
/// assert_eq!(to_faer(&steps), faer::mat![[1.0, 3.0], [4.0, 6.0]]);
/// # Ok::<(), shapewise_faer::FaerError>(())
/// ```
pub fn as_faer<T>(array: &impl AsRanked<T, 2>) -> Result<MatRef<'_, T>, FaerError> {
    let view = array.ranked();
    let ([m, n], strides, memory) = (view.extents(), view.strides(), view.as_memory());
    let matrix = match lines([m, n], strides).ok_or(FaerError::Strides { strides })? {
        Lines::Rows(pitch) => MatRef::from_row_major_slice_with_stride(memory, m, n, pitch),
        Lines::Columns(pitch) => MatRef::from_column_major_slice_with_stride(memory, m, n, pitch),
        Lines::One => match memory.first() {
            Some(element) => return Ok(MatRef::from_repeated_ref(element, m, n).as_dyn_stride()),
            None => MatRef::from_row_major_slice(memory, m, n),
        },
    };
    let matrix = if strides[0] < 0 && m > 1 { matrix.reverse_rows() } else { matrix };
    Ok(if strides[1] < 0 && n > 1 { matrix.reverse_cols() } else { matrix })
}

/// Returns an array of rank 2 as a matrix of faer to write. Nothing is copied.
///
/// # Errors
///
/// Same errors as [`as_faer`].
///
/// ```
/// use shapewise::tensor;
/// use shapewise_faer::as_faer_mut;
///
/// let mut x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
/// as_faer_mut(&mut x)?.col_mut(1).fill(0.0);
/// assert_eq!(x, tensor![[1.0, 0.0, 3.0], [4.0, 0.0, 6.0]]);
/// # Ok::<(), shapewise_faer::FaerError>(())
/// ```
pub fn as_faer_mut<T, S: StorageMut<T>, L: Layout<2>>(
    array: &mut TensorBase<T, S, 2, L>,
) -> Result<MatMut<'_, T>, FaerError> {
    let layout = array.layout().ranked();
    let ([m, n], strides) = (layout.extents(), layout.strides());
    let refused = FaerError::Strides { strides };
    let memory = array.as_memory_mut();
    let matrix = match lines([m, n], strides).ok_or(refused)? {
        // Not `from_row_major_slice_with_stride_mut`, which swaps the strides in faer 0.24.4 and then reaches past the slice.
        Lines::Rows(pitch) => {
            MatMut::from_column_major_slice_with_stride_mut(memory, n, m, pitch).transpose_mut()
        }
        Lines::Columns(pitch) => MatMut::from_column_major_slice_with_stride_mut(memory, m, n, pitch),
        // No array to write has two indices of one element.
        Lines::One => return Err(refused),
    };
    let matrix = if strides[0] < 0 && m > 1 { matrix.reverse_rows_mut() } else { matrix };
    Ok(if strides[1] < 0 && n > 1 { matrix.reverse_cols_mut() } else { matrix })
}

/// Returns an array of rank 1 as a column of faer. Nothing is copied.
///
/// # Errors
///
/// [`FaerError::Stride`] if the elements are not side by side.
///
/// ```
/// use shapewise::{s, tensor};
/// use shapewise_faer::as_faer_column;
///
/// let x = tensor![1.0, 2.0, 3.0];
/// assert_eq!(as_faer_column(&x)?, faer::col![1.0, 2.0, 3.0]);
/// assert_eq!(as_faer_column(&x.slice(s![..;-1]))?, faer::col![3.0, 2.0, 1.0]);
/// # Ok::<(), shapewise_faer::FaerError>(())
/// ```
pub fn as_faer_column<T>(array: &impl AsRanked<T, 1>) -> Result<ColRef<'_, T>, FaerError> {
    let view = array.ranked();
    let ([n], [stride], memory) = (view.extents(), view.strides(), view.as_memory());
    // The memory begins with the elements, and may be longer.
    let elements = memory.get(..n).unwrap_or_default();
    match (n, stride) {
        (..=1, _) | (_, 1) => Ok(ColRef::from_slice(elements)),
        (_, -1) => Ok(ColRef::from_slice(elements).reverse_rows()),
        (_, stride) => Err(FaerError::Stride { stride }),
    }
}

/// Returns an array of rank 1 as a column of faer to write. Nothing is copied.
///
/// # Errors
///
/// Same errors as [`as_faer_column`].
///
/// ```
/// use shapewise::tensor;
/// use shapewise_faer::as_faer_column_mut;
///
/// let mut x = tensor![1.0, 2.0, 3.0];
/// as_faer_column_mut(&mut x)?.reverse_rows_mut()[0] = 7.0;
/// assert_eq!(x, tensor![1.0, 2.0, 7.0]);
/// # Ok::<(), shapewise_faer::FaerError>(())
/// ```
pub fn as_faer_column_mut<T, S: StorageMut<T>, L: Layout<1>>(
    array: &mut TensorBase<T, S, 1, L>,
) -> Result<ColMut<'_, T>, FaerError> {
    let layout = array.layout().ranked();
    let ([n], [stride], memory) = (layout.extents(), layout.strides(), array.as_memory_mut());
    // The memory begins with the elements, and may be longer.
    let elements = memory.get_mut(..n).unwrap_or_default();
    match (n, stride) {
        (..=1, _) | (_, 1) => Ok(ColMut::from_slice_mut(elements)),
        (_, -1) => Ok(ColMut::from_slice_mut(elements).reverse_rows_mut()),
        (_, stride) => Err(FaerError::Stride { stride }),
    }
}

/// Copies an array of rank 2, of any strides, to a matrix of faer. See the example of [`as_faer`].
#[must_use]
pub fn to_faer<T: Clone>(array: &impl AsRanked<T, 2>) -> Mat<T> {
    let view = array.ranked();
    let [m, n] = view.extents();
    Mat::from_fn(m, n, |i, j| view[[i, j]].clone())
}

/// Copies a matrix of faer to a tensor of rank 2. [`to_vector`] is for columns.
///
/// # Panics
///
/// If the matrix has more elements than memory can have, which only one with repeated elements does.
///
/// ```
/// use faer::{Mat, mat, linalg::solvers::Solve};
/// use shapewise::{shape, tensor};
/// use shapewise_faer::{as_faer, to_tensor};
///
/// // The solution of a x = b, for two right-hand sides.
/// let a = tensor![[2.0, 1.0], [1.0, 3.0]];
/// let b = tensor![[3.0, 1.0], [4.0, 3.0]];
/// let x: Mat<f64> = as_faer(&a)?.partial_piv_lu().solve(as_faer(&b)?);
/// let x = to_tensor(&x).into_reshape(shape![2, 2]); // extents in the type
/// assert!(a.matmul(&x).zip_map(&b, |a, b| f64::abs(a - b)).iter().all(|&error| error < 1e-12));
/// # Ok::<(), shapewise_faer::FaerError>(())
/// ```
#[must_use]
#[track_caller]
pub fn to_tensor<T: Clone>(matrix: impl AsMatRef<T = T, Rows = usize, Cols = usize>) -> Tensor<T, 2> {
    let matrix = matrix.as_mat_ref();
    Tensor::from_fn([matrix.nrows(), matrix.ncols()], |[i, j]| matrix[(i, j)].clone())
}

/// Copies a column of faer to a tensor of rank 1. A row has `transpose`.
///
/// # Panics
///
/// If the column has more elements than memory can have, which only one with repeated elements does.
///
/// ```
/// use faer::linalg::solvers::SolveLstsq;
/// use shapewise::{shape, tensor};
/// use shapewise_faer::{as_faer, as_faer_column, to_vector};
///
/// // The line of least squares through (0, 1), (1, 3) and (2, 5).
/// let times = tensor![[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]];
/// let values = tensor![1.0, 3.0, 5.0];
/// let line = as_faer(&times)?.qr().solve_lstsq(as_faer_column(&values)?);
/// let line = to_vector(&line).into_reshape(shape![2]); // extents in the type
/// assert!(
///     line.zip_map(&tensor![1.0, 2.0], |a, b| f64::abs(a - b))
///         .iter()
///         .all(|&error| error < 1e-12)
/// );
/// # Ok::<(), shapewise_faer::FaerError>(())
/// ```
#[must_use]
#[track_caller]
pub fn to_vector<T: Clone>(column: impl AsColRef<T = T, Rows = usize>) -> Tensor<T, 1> {
    let column = column.as_col_ref();
    Tensor::from_fn([column.nrows()], |[i]| column[i].clone())
}
