//! Matrices of nalgebra as arrays and back: extents in the type, orders and strides, in place; errors.
#![allow(
    clippy::missing_assert_message,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests of small numbers: a panic is a failure"
)]

use core::ptr;

use nalgebra::{DMatrix, DVector, Dyn, Matrix2, MatrixView, SMatrix, Vector3};
use shapewise::{
    ColumnMajor, Const, Layout, Matrix, Shape, Strided, Tensor, Vector, View, ViewMut,
    interop::nalgebra::NalgebraError, s, shape,
};

/// Asserts that both have the same elements at the same addresses.
fn assert_same<L: Layout<2>>(
    view: &View<'_, usize, 2, L>,
    matrix: &MatrixView<'_, usize, Dyn, Dyn, Dyn, Dyn>,
) {
    assert_eq!(view.extents(), <[usize; 2]>::from(matrix.shape()));
    for ([i, j], element) in view.indices().zip(view) {
        assert!(ptr::eq(element, &raw const matrix[(i, j)]), "the element at {i}, {j} is in the same memory");
    }
}

#[test]
fn matrices_of_all_extents_are_arrays_and_back() {
    for rows in 0..4 {
        for columns in 0..4 {
            let matrix = DMatrix::from_fn(rows, columns, |i, j| 10 * i + j);
            let view = View::from_nalgebra(&matrix);
            assert_eq!(view.extents(), [rows, columns]);
            assert!(view.indices().zip(&view).all(|([i, j], element)| *element == 10 * i + j));
            assert_same(&view, &view.as_nalgebra().unwrap());
            let first = matrix.as_ptr();
            let tensor = Tensor::from_nalgebra(matrix.clone());
            assert_eq!(tensor, view);
            let back = Tensor::from_nalgebra(matrix).into_nalgebra();
            assert!(rows * columns == 0 || ptr::eq(back.as_ptr(), first), "in place");
            assert_eq!(back, DMatrix::from_fn(rows, columns, |i, j| 10 * i + j));
        }
    }
}

#[test]
fn extents_in_the_type_stay_there() {
    let matrix = SMatrix::<f32, 2, 3>::new(1.0, 2.0, 3.0, 4.0, 5.0, 6.0);
    let view = View::from_nalgebra(&matrix);
    assert_eq!(view.typed_extents(), (Const::<2>, Const::<3>));
    let back: SMatrix<f32, 2, 3> = view.as_nalgebra().unwrap().into_owned();
    assert_eq!(back, matrix);
    let transposed: SMatrix<f32, 3, 2> = view.transpose().as_nalgebra().unwrap().into_owned();
    assert_eq!(transposed, matrix.transpose());
    let column: SMatrix<f32, 2, 1> = view.slice(s![:, const 1..2]).as_nalgebra().unwrap().into_owned();
    assert_eq!(column, matrix.column(1));
    let vector = Vector3::new(1, 2, 3);
    assert_eq!(View::from_nalgebra(&vector).typed_extents(), (Const::<3>, Const::<1>));
    let vector = DVector::from_vec(vec![1, 2, 3]);
    assert_eq!(View::from_nalgebra(&vector).typed_extents(), (3, Const::<1>));
    // A sum that keeps its axis as `One`.
    let sums: SMatrix<f32, 1, 3> =
        view.sum_axis(shapewise::Keep(shapewise::Axis::<0>)).as_nalgebra().unwrap().into_owned();
    assert_eq!(sums, matrix.row_sum());
}

#[test]
fn strides_are_those_of_the_array() {
    let memory: Vec<usize> = (0..60).collect();
    let array = View::new(&memory, [6, 10]).unwrap();
    for step in [1, 2, 3, 5] {
        for begin in [0, 1, 5] {
            for view in [
                array.slice(s![begin..;step, ..;step]),
                array.slice(s![..;step, begin..]).transpose(),
                array.slice(s![begin..begin, ..]),
                array.slice(s![.., begin..begin]),
            ] {
                let matrix = view.as_nalgebra().unwrap();
                assert_same(&view, &matrix);
                // nalgebra 0.34 moves its pointer past the end of the memory before the last column of a view with gaps (its pull request 1562),
                // which Miri reports.
                #[cfg(not(miri))]
                assert!(matrix.iter().eq(view.transpose().iter()), "nalgebra iterates by columns");
                // SAFETY: the memory is borrowed to read only.
                #[allow(unsafe_code, reason = "the function under test")]
                let back = unsafe { View::from_nalgebra_with_gaps(&matrix) }.unwrap();
                assert_same(&back, &matrix);
            }
        }
    }
    let repeated = View::with_layout(&memory, Strided::new([3, 4], [0, 7]).unwrap()).unwrap();
    assert_same(&repeated, &repeated.as_nalgebra().unwrap());
    let error = array.slice(s![..;-1]).as_nalgebra().unwrap_err();
    assert_eq!(error, NalgebraError::Negative { axis: 0, stride: -10 });
    // A stride that is never used may have any value.
    let one = View::with_layout(&memory, Strided::new([1, 3], [isize::MIN + 1, 2]).unwrap()).unwrap();
    assert_same(&one, &one.as_nalgebra().unwrap());
}

#[test]
fn mutable_matrices_write_in_place() {
    let mut matrix = Matrix2::new(1, 2, 3, 4);
    let mut view = ViewMut::from_nalgebra(&mut matrix);
    view.slice_mut(s![:, 0]).fill(7);
    view.as_nalgebra_mut().unwrap()[(1, 1)] = 8;
    assert_eq!(matrix, Matrix2::new(7, 2, 7, 8));
    // All strides of writable layouts, compared with nalgebra's own condition: it panics where we return an error.
    for rows in 1..5 {
        for columns in 1..5 {
            for row in 1..7 {
                for column in 1..7 {
                    let mut memory = [0; 64];
                    let layout = Strided::new([rows, columns], [row, column]).unwrap();
                    let Ok(mut view) = ViewMut::with_layout(&mut memory, layout) else { continue };
                    match view.as_nalgebra_mut() {
                        Ok(mut matrix) => matrix.fill(1),
                        Err(error) => {
                            assert_eq!(error, NalgebraError::Interleaved);
                            let steps = (
                                Dyn(rows),
                                Dyn(columns),
                                Dyn(row.unsigned_abs()),
                                Dyn(column.unsigned_abs()),
                            );
                            let panics = std::panic::catch_unwind(|| {
                                let mut memory = [0; 64];
                                nalgebra::MatrixViewMut::from_slice_with_strides_generic(
                                    &mut memory,
                                    steps.0,
                                    steps.1,
                                    steps.2,
                                    steps.3,
                                )
                                .fill(1);
                            });
                            assert!(panics.is_err(), "nalgebra takes {rows} x {columns} by {row}, {column}");
                            continue;
                        }
                    }
                    assert_eq!(memory.iter().sum::<i32>(), i32::try_from(rows * columns).unwrap());
                }
            }
        }
    }
}

#[test]
fn tensors_of_any_order_become_matrices_by_a_layout() {
    let rows = Tensor::new(vec![1, 2, 3, 4, 5, 6], shape![2, 3]).unwrap();
    let layout = ColumnMajor::new(Shape::new(shape![2, 3]).unwrap());
    let matrix = rows.to_layout(layout).unwrap().into_nalgebra();
    assert_eq!(matrix, DMatrix::from_row_slice(2, 3, &[1, 2, 3, 4, 5, 6]));
    assert_eq!(
        NalgebraError::Interleaved.to_string(),
        "the strides of the layout interleave, which nalgebra refuses in a matrix to write: copy with `to_tensor` first"
    );
}

#[test]
fn small_matrices_are_converted_by_value() {
    let ours: Matrix<i32, 2, 3> = Matrix::of([[1, 2, 3], [4, 5, 6]]);
    let theirs: SMatrix<i32, 2, 3> = ours.into();
    assert_eq!(theirs, SMatrix::<i32, 2, 3>::new(1, 2, 3, 4, 5, 6));
    assert_eq!(Matrix::from(theirs), ours);
    let vector: Vector<i32, 2> = SMatrix::<i32, 2, 1>::new(7, 8).into();
    assert_eq!(vector.into_nested(), [7, 8]);
    assert_eq!(SMatrix::<i32, 2, 1>::from(vector), SMatrix::<i32, 2, 1>::new(7, 8));
    let column: Matrix<i32, 2, 1> = SMatrix::<i32, 2, 1>::new(7, 8).into();
    assert_eq!(column.into_nested(), [[7], [8]]);
}

#[test]
fn parts_of_a_matrix_are_read_in_its_memory() {
    let matrix = DMatrix::from_fn(4, 5, |i, j| 10 * i + j);
    let other = matrix.clone();
    for (row, column) in [(0, 0), (1, 2), (3, 4)] {
        for (rows, columns) in [(1, 1), (2, 2), (4, 5), (1, 3), (0, 1)] {
            if row + rows > 4 || column + columns > 5 {
                continue;
            }
            let part = matrix.view((row, column), (rows, columns));
            let view = View::from_nalgebra_part(&matrix, &part).unwrap();
            assert_eq!(view.extents(), [rows, columns]);
            for index @ [i, j] in view.indices() {
                assert!(ptr::eq(&view[index], &part[(i, j)]));
            }
            let of_other = View::from_nalgebra_part(&other, &part);
            assert_eq!(of_other.err(), (rows > 0).then_some(NalgebraError::Outside));
        }
    }
    let steps = matrix.view_with_steps((0, 1), (2, 2), (1, 2));
    let view = View::from_nalgebra_part(&matrix, &steps).unwrap();
    assert_eq!((view.strides(), view.to_vec()), ([2, 12], vec![1, 4, 21, 24]));
}
