//! Inline matrices and vectors from and to those of the crate [mint](https://docs.rs/mint), which libraries for graphics and physics exchange.
//!
//! ```
//! use shapewise::{Matrix, Vector};
//!
//! let point: Vector<f32, 3> = mint::Vector3 { x: 1.0, y: 2.0, z: 3.0 }.into();
//! assert_eq!(mint::Point3::from(point * 2.0), mint::Point3 { x: 2.0, y: 4.0, z: 6.0 });
//!
//! // Rows and columns are exchanged where the types say so.
//! let turn = Matrix::of([[0.0, -1.0], [1.0, 0.0]]);
//! assert_eq!(mint::ColumnMatrix2::from(turn).x, mint::Vector2 { x: 0.0, y: 1.0 });
//! assert_eq!(mint::RowMatrix2::from(turn).x, mint::Vector2 { x: 0.0, y: -1.0 });
//! assert_eq!(Matrix::from(mint::ColumnMatrix2::from(turn)), turn);
//! ```

use mint::{
    ColumnMatrix2, ColumnMatrix2x3, ColumnMatrix2x4, ColumnMatrix3, ColumnMatrix3x2, ColumnMatrix3x4,
    ColumnMatrix4, ColumnMatrix4x2, ColumnMatrix4x3, Point2, Point3, RowMatrix2, RowMatrix2x3, RowMatrix2x4,
    RowMatrix3, RowMatrix3x2, RowMatrix3x4, RowMatrix4, RowMatrix4x2, RowMatrix4x3, Vector2, Vector3,
    Vector4,
};

use crate::{Matrix, Vector};

/// A line: mint's type, and the number of its elements.
macro_rules! vectors {
    ($($theirs:ident $len:literal;)*) => { $(
        impl<T> From<$theirs<T>> for Vector<T, $len> {
            fn from(vector: $theirs<T>) -> Self {
                Self::of(vector.into())
            }
        }

        impl<T> From<Vector<T, $len>> for $theirs<T> {
            fn from(vector: Vector<T, $len>) -> Self {
                vector.into_nested().into()
            }
        }
    )* };
}

vectors! { Vector2 2; Vector3 3; Vector4 4; Point2 2; Point3 3; }

/// A line: mint's types by rows and by columns, and the numbers of rows and columns.
macro_rules! matrices {
    ($($rows:ident $columns:ident $m:literal $n:literal;)*) => { $(
        impl<T> From<$rows<T>> for Matrix<T, $m, $n> {
            fn from(matrix: $rows<T>) -> Self {
                Self::of(matrix.into())
            }
        }

        impl<T> From<Matrix<T, $m, $n>> for $rows<T> {
            fn from(matrix: Matrix<T, $m, $n>) -> Self {
                matrix.into_nested().into()
            }
        }

        impl<T: Clone> From<$columns<T>> for Matrix<T, $m, $n> {
            fn from(matrix: $columns<T>) -> Self {
                let columns: [[T; $m]; $n] = matrix.into();
                Matrix::of(columns).transpose().to_inline()
            }
        }

        impl<T: Clone> From<Matrix<T, $m, $n>> for $columns<T> {
            fn from(matrix: Matrix<T, $m, $n>) -> Self {
                matrix.transpose().to_inline().into_nested().into()
            }
        }
    )* };
}

matrices! {
    RowMatrix2 ColumnMatrix2 2 2;
    RowMatrix2x3 ColumnMatrix2x3 2 3;
    RowMatrix2x4 ColumnMatrix2x4 2 4;
    RowMatrix3x2 ColumnMatrix3x2 3 2;
    RowMatrix3 ColumnMatrix3 3 3;
    RowMatrix3x4 ColumnMatrix3x4 3 4;
    RowMatrix4x2 ColumnMatrix4x2 4 2;
    RowMatrix4x3 ColumnMatrix4x3 4 3;
    RowMatrix4 ColumnMatrix4 4 4;
}
