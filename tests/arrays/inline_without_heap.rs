//! Inline arrays without an allocator: operators, `map`, products and printing. The same test runs with one.

use shapewise::{
    Axis, Const, Inline, Keep, Matrix, Vector, View, s, shape,
    verbs::{concatenate_inline, stack},
};

const F: Matrix<i32, 2, 2> = Matrix::of([[1, 1], [0, 1]]);

#[test]
fn formulas_of_inline_arrays_need_no_heap() {
    let mut x: Vector<i32, 2> = Vector::of([0, 1]);
    let mut p: Matrix<i32, 2, 2> = Matrix::identity();
    for _ in 0..3 {
        x = F.matmul(x);
        p = F.matmul(p).matmul(F.transpose()) + Matrix::identity() * 2;
    }
    assert_eq!(x.into_nested(), [3, 1]);
    // The covariance by hand: F P F' + 2 I, three times.
    assert_eq!(p.into_nested(), [[26, 9], [9, 7]]);
    assert_eq!((-p).map(|x| x % 4).into_nested(), [[-2, -1], [-1, -3]]);
    assert_eq!((3 - x).into_nested(), [0, 2]);
    let memory = [1, 2];
    let Ok(view) = View::new(&memory, [2]) else { panic!("the memory is long enough") };
    assert_eq!((x + view).into_nested(), [4, 3]);
    assert_eq!(x.gt(1).into_nested(), [true, false]);
    assert_eq!(p.clamp(8, 20).into_nested(), [[20, 9], [9, 8]]);
    assert_eq!(p.tril(0).into_nested(), [[26, 0], [9, 7]]);
}

#[test]
fn batches_of_inline_arrays_need_no_heap() {
    let a: Inline<i32, 3, (Const<2>, Const<1>, Const<2>)> = Inline::of([[[1, 2]], [[3, 4]]]);
    let b: Matrix<i32, 2, 1> = Matrix::of([[10], [1]]);
    assert_eq!(a.matmul(b).into_nested(), [[[12]], [[34]]]);
    let Ok(other) = View::new(&[1, 2, 3], [3]) else { panic!("the memory is long enough") };
    assert!(Matrix::of([[1, 2]]).try_matmul(Vector::of([1, 2])).is_ok() && F.iter().count() == 4);
    assert!(Vector::of([1, 2]).try_matmul(other).is_err(), "the inner extents differ");
}

#[test]
fn reductions_of_inline_arrays_need_no_heap() {
    let x: Matrix<f32, 2, 3> = Matrix::of([[1.0, 2.0, 6.0], [4.0, 5.0, 0.0]]);
    assert_eq!(x.sum_axis(Axis::<0>).into_nested(), [5.0, 7.0, 6.0]);
    assert_eq!((x - x.mean_axis(Keep(Axis::<1>))).into_nested(), [[-2.0, -1.0, 3.0], [1.0, 2.0, -3.0]]);
    assert_eq!(x.max_axis_by(Axis::<1>, f32::total_cmp).map(Vector::into_nested), Some([6.0, 5.0]));
    assert_eq!(x.fold_axis(Axis::<1>, 0.0, |a, b| a * 2.0 + b).into_nested(), [14.0, 26.0]);
    assert!(x.any_axis(Axis::<1>, |x| *x == 0.0).into_nested() == [false, true]);
    assert_eq!(F.max_axis(Axis::<0>).map(Vector::into_nested), Some([1, 1]));
    assert_eq!(F.argmin_axis(Axis::<0>).map(Vector::into_nested), Some([1, 0]));
    assert_eq!(x.zip_map(x, |a, b| a * b).sum(), 82.0);
}

#[test]
fn blocks_of_inline_arrays_need_no_heap() {
    let basis: Matrix<i32, 2, 3> =
        stack(Axis::<1>, (Vector::of([1, 2]), Vector::of([3, 4]), Vector::of([5, 6])));
    assert_eq!(basis.into_nested(), [[1, 3, 5], [2, 4, 6]]);
    let layers: Inline<i32, 3, (Const<2>, Const<2>, Const<3>)> = stack(Axis::<0>, [basis, basis * 2]);
    assert_eq!(layers.into_nested()[1], [[2, 6, 10], [4, 8, 12]]);
    let mut pose: Matrix<i32, 3, 3> = Matrix::identity();
    pose.slice_mut(s![const 0..2, const 0..2]).assign(F);
    pose.slice_mut(s![const 0..2, 2]).assign(Vector::of([7, 8]));
    assert_eq!(pose.into_nested(), [[1, 1, 7], [0, 1, 8], [0, 0, 1]]);
    let block: Matrix<i32, 2, 2> = pose.slice(s![const 1..3, const 1..3]).to_inline();
    assert_eq!(block.into_nested(), [[1, 8], [0, 1]]);
    let flat: Vector<i32, 6> = basis.reshape(shape![6]).to_inline();
    assert_eq!(flat.into_nested(), [1, 3, 5, 2, 4, 6]);
    assert_eq!(flat.into_reshape(shape![2, 3]).into_nested(), basis.into_nested());
    let joined: Matrix<i32, 2, 5> = concatenate_inline(Axis::<1>, (basis, F));
    assert_eq!(joined.into_nested(), [[1, 3, 5, 1, 1], [2, 4, 6, 0, 1]]);
    let rows: Matrix<i32, 3, 2> = concatenate_inline(Axis::<0>, (F, pose.slice(s![const 2..3, const 0..2])));
    assert_eq!(rows.into_nested(), [[1, 1], [0, 1], [0, 0]]);
}
