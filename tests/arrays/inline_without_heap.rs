//! Inline arrays without an allocator: operators, `map`, products and printing. The same test runs with one.

use shapewise::{Const, Inline, Matrix, Vector, View};

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
