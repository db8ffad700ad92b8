//! Inline matrices and vectors from and to those of mint.

use mint::{ColumnMatrix2x3, ColumnMatrix3x2, ColumnMatrix4, Point2, RowMatrix2x3, RowMatrix4, Vector4};
use shapewise::{Matrix, Vector};

#[test]
fn rows_stay_rows() {
    let matrix = Matrix::of([[1, 2, 3], [4, 5, 6]]);
    let columns = ColumnMatrix2x3::from(matrix);
    assert_eq!((columns.y.x, columns.y.y, columns.z.x), (2, 5, 3));
    assert_eq!(Matrix::from(columns), matrix);
    let rows = RowMatrix2x3::from(matrix);
    assert_eq!((rows.x.z, rows.y.x), (3, 4));
    assert_eq!(Matrix::from(rows), matrix);
    let turned = ColumnMatrix3x2::from(matrix.transpose().to_inline());
    assert_eq!((turned.x.z, turned.y.x), (3, 4));
    let square = Matrix::<usize, 4, 4>::of_fn(|[i, j]| 4 * i + j);
    assert_eq!(RowMatrix4::from(square).z.w, ColumnMatrix4::from(square).w.z);
    assert_eq!(Matrix::from(ColumnMatrix4::from(square)), square);
}

#[test]
fn vectors_and_points() {
    let vector = Vector::of([1.0, 2.0, 3.0, 4.0]);
    assert_eq!(Vector::from(Vector4::from(vector)), vector);
    assert_eq!(Vector::from(Point2 { x: 5, y: 6 }).into_nested(), [5, 6]);
}
