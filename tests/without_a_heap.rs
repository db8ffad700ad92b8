//! What the guide page "Without a heap" lists compiles without an allocator, and has the values of the loop by hand.
//!
//! `cargo test -p shapewise --no-default-features --features arrays,libm --test without_a_heap` runs it without one; with the default features it runs, too.
#![cfg(all(feature = "arrays", any(feature = "std", feature = "libm")))]
#![allow(
    clippy::op_ref,
    clippy::needless_borrows_for_generic_args,
    clippy::missing_assert_message,
    clippy::std_instead_of_core,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{Axis, Float as _, Matrix, Vector, ViewMut, s};

const A: [[f32; 3]; 3] = [[1.0, -2.0, 3.0], [0.0, 5.0, -6.0], [7.0, 8.0, 9.0]];

fn a() -> Matrix<f32, 3, 3> {
    Matrix::from(A)
}

/// Each element by a function.
fn each(of: impl Fn(f32) -> f32) -> Matrix<f32, 3, 3> {
    Matrix::from(A.map(|row| row.map(&of)))
}

#[test]
fn functions_of_elements() {
    let a = a();
    assert_eq!(a.abs(), each(f32::abs));
    assert_eq!(a.signum(), each(f32::signum));
    assert_eq!(a.abs().sqrt(), each(|x| x.abs().sqrt()));
    assert_eq!(a.powi(2), each(|x| x * x));
    assert_eq!(a.powf(2.0), each(|x| x * x));
    assert_eq!(a.floor(), a);
    assert_eq!(a.clamp(0.0, 5.0), each(|x| x.clamp(0.0, 5.0)));
    assert_eq!(a.map(|x| x + 1.0), each(|x| x + 1.0));
    assert_eq!(a.is_nan(), Matrix::from([[false; 3]; 3]));
    assert!(a.all_close(&a, 0.0, 0.0));
    for (found, x) in a.exp().iter().zip(A.as_flattened()) {
        assert!((found - x.exp()).abs() <= 1e-5 * x.exp(), "{found} {x}");
    }
}

#[test]
fn operators_and_products() {
    let (a, row) = (a(), Vector::from([1.0, 2.0, 3.0]));
    assert_eq!(&a + &a, each(|x| x + x));
    assert_eq!(&a * 2.0, each(|x| x * 2.0));
    assert_eq!(-&a, each(|x| -x));
    let sum: Matrix<f32, 3, 3> = &a + row.align_trailing();
    assert_eq!(sum[[2, 1]], 10.0);
    assert_eq!(a.matmul(&row).into_nested(), [6.0, -8.0, 50.0]);
    assert_eq!(a.matmul(&a)[[0, 0]], 22.0);
    assert_eq!(row.dot(&row), 14.0);
    assert_eq!(a.gt(0.0).into_nested()[1], [false, true, false]);
    let mut b = a;
    b += &a;
    b.slice_mut(s![0, ..]).assign(&row);
    assert_eq!(b.into_nested(), [[1.0, 2.0, 3.0], [0.0, 10.0, -12.0], [14.0, 16.0, 18.0]]);
}

#[test]
fn functions_of_two_arrays_and_writes() {
    let mut a = a();
    assert_eq!(a.zip_map(&a, |x, y| x * y), each(|x| x * x));
    assert_eq!(a.inner_product(&a), a.powi(2).sum());
    let b = a;
    a.zip_apply(&b, |x, y| *x += y);
    assert_eq!(a, each(|x| x + x));
    a.for_each_mut(|x| *x = 0.0);
    assert_eq!(a, each(|_| 0.0));
    a.fill(2.0);
    assert!(a.all(|x| *x == 2.0) && !a.any(|x| *x == 1.0));
    assert_eq!(a.fold_axis(Axis::<0>, 0.0, |sum, x| sum + x).into_nested(), [6.0; 3]);
}

#[test]
fn reductions() {
    let a = a();
    assert_eq!((a.sum(), a.mean(), a.count_nonzero()), (25.0, 25.0 / 9.0, 8));
    assert_eq!(a.sum_axis(Axis::<0>).into_nested(), [8.0, 11.0, 6.0]);
    assert_eq!(a.mean_axis(Axis::<1>).into_nested(), [2.0 / 3.0, -1.0 / 3.0, 8.0]);
    assert_eq!(Vector::from([3.0_f32, 4.0]).norm(), 5.0);
    let x = Vector::from([1.0_f32, 3.0, 5.0, 7.0]);
    assert_eq!((x.var(0), x.std(0), x.var(1)), (5.0, 5.0_f32.sqrt(), 20.0 / 3.0));
    assert_eq!(a.var_axis(Axis::<0>, 0)[[0]], a.column(0).var(0));
    assert_eq!(a.std_axis(Axis::<1>, 1)[[2]], 1.0);
    assert_eq!(a.max_by(f32::nan_last), Some(9.0));
    assert_eq!(Matrix::from([[3, 1], [2, 4]]).max_axis(Axis::<1>).map(Vector::into_nested), Some([3, 4]));
}

#[test]
fn parts_and_axes() {
    let a = a();
    assert_eq!(a.transpose()[[0, 2]], 7.0);
    assert_eq!(a.slice(s![1.., ..2]).sum(), 20.0);
    assert_eq!(a.row(1).sum() + a.column(1).sum(), 10.0);
    assert_eq!(a.outer_iter().map(|row| row.sum()).sum::<f32>(), 25.0);
    assert_eq!(a.diagonal(Axis::<0>, Axis::<1>, 0).sum(), 15.0);
    assert_eq!(a.windows([2, 2]).extents(), [2, 2, 2, 2]);
    assert_eq!(a.reshape([9])[[5]], -6.0);
    let (upper, lower) = a.split_at(Axis::<0>, 1);
    assert_eq!((upper.sum(), lower.sum()), (2.0, 23.0));
    let turned: Matrix<f32, 3, 3> = a.transpose().to_inline();
    assert_eq!(turned[[0, 2]], 7.0);
}

#[test]
fn several_operands_into_memory_that_is_there() {
    let (a, row) = (a(), Vector::from([1.0, 2.0, 3.0]));
    let mut to = each(|_| 0.0);
    to.zip_map_from((&a, row.align_trailing(), &a), |(x, y, z)| x + y * z);
    assert_eq!(to.into_nested()[2], [14.0, 24.0, 36.0]);
    to.zip_map_apply((&a,), |x, (y,)| *x -= y);
    assert_eq!(to.into_nested()[2], [7.0, 16.0, 27.0]);
    let mut buffer = [0.0_f32; 9];
    let mut rows = ViewMut::new(&mut buffer, [3, 3]).unwrap();
    rows.zip_map_from((&a, &to), |(x, y)| x + y);
    assert_eq!(buffer[6..], [14.0, 24.0, 36.0]);
}

#[test]
fn outer_products() {
    let (x, y) = (Vector::from([1.0_f32, 2.0]), Vector::from([10.0, 20.0, 30.0]));
    assert_eq!(x.outer(&y).into_nested(), [[10.0, 20.0, 30.0], [20.0, 40.0, 60.0]]);
    assert_eq!(y.cross(a().row(0)).into_nested(), [120.0, 0.0, -40.0]);
}

#[test]
fn what_is_made_of_other_verbs() {
    // Running sums along an axis, in place.
    let mut sums = a();
    for row in 1..3 {
        sums.index_axis_apply(Axis::<0>, row, row - 1, |x, before| *x += before);
    }
    assert_eq!(sums.into_nested(), [[1.0, -2.0, 3.0], [1.0, 3.0, -3.0], [8.0, 11.0, 6.0]]);
    // Rolled along the last axis, and along the first one.
    let mut rolled = a();
    rolled.row_arrays_mut().iter_mut().for_each(|row| row.rotate_right(1));
    assert_eq!(rolled.into_nested(), [[3.0, 1.0, -2.0], [-6.0, 0.0, 5.0], [9.0, 7.0, 8.0]]);
    rolled.row_arrays_mut().rotate_left(2);
    assert_eq!(rolled.into_nested()[0], [9.0, 7.0, 8.0]);
    // Sorted along each axis.
    let mut sorted = a();
    sorted.row_arrays_mut().iter_mut().for_each(|row| row.sort_unstable_by(f32::nan_last));
    assert_eq!(sorted.into_nested(), [[-2.0, 1.0, 3.0], [-6.0, 0.0, 5.0], [7.0, 8.0, 9.0]]);
    let mut columns = a().transpose().to_inline();
    columns.row_arrays_mut().iter_mut().for_each(|column| column.sort_unstable_by(f32::nan_last));
    assert_eq!(columns.transpose()[[0, 2]], -6.0);
    // The trace.
    assert_eq!(a().diagonal(Axis::<0>, Axis::<1>, 0).sum(), 15.0);
}
