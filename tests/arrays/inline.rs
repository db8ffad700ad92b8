//! Inline arrays: the same results as tensors, within the array.

#![cfg(feature = "std")]
#![allow(
    clippy::cast_possible_truncation,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::std_instead_of_core,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]

use std::{
    cell::Cell,
    panic::{AssertUnwindSafe, catch_unwind},
};

use shapewise::{
    Axis, AxisOf, Extents, Inline, Keep, Matrix, Tensor, Vector, View, axes, s, shape, tensor,
    verbs::{concatenate, concatenate_inline, stack, try_stack},
};
use static_assertions::{assert_impl_all, assert_type_eq_all};

assert_impl_all!(Matrix<f32, 3, 3>: Copy, Send, Sync);
assert_type_eq_all!(Inline<u8, 2, Extents![2, 3]>, Matrix<u8, 2, 3>);

const TABLE: Matrix<i32, 2, 3> = Matrix::of([[1, 2, 3], [4, 5, 6]]);
static CORNER: i32 = TABLE.as_nested()[1][2];

#[test]
fn tables_are_constants_without_metadata() {
    assert_eq!(CORNER, 6);
    assert_eq!(size_of::<Matrix<f64, 3, 3>>(), 72);
    assert_eq!(size_of::<Inline<u16, 4, Extents![2, 3, 4, 5]>>(), 240);
    assert_eq!(
        size_of::<Option<Vector<std::num::NonZeroU8, 4>>>(),
        5.min(size_of::<Option<[std::num::NonZeroU8; 4]>>())
    );
}

/// One shape: each operation on inline arrays has the results of the same operation on tensors.
macro_rules! shapes {
    ($($rank:literal: [$($extent:literal),*];)*) => { $({
        type Ours = Inline<i64, $rank, Extents![$($extent),*]>;
        let make = |seed: i64| Tensor::from_fn(shape![$({ $extent }),*], |index: [usize; $rank]| {
            index.iter().fold(seed, |sum, &at| sum * 7 + at as i64)
        });
        let (a, b) = (make(1), make(2));
        let (x, y): (Ours, Ours) = (a.to_inline(), b.to_inline());
        assert_eq!(x.extents(), [$($extent),*]);
        assert_eq!(x, a);
        assert_eq!(x.as_slice(), a.as_slice());

        let (sum, product): (Ours, Ours) = (x + y, &x * &y);
        assert_eq!(sum, &a + &b);
        assert_eq!(product, &a * &b);
        let (more, less): (Ours, Ours) = (x + 3, 3 - x);
        assert_eq!((more.to_tensor(), less.to_tensor()), (&a + 3, 3 - &a));
        let negative: Ours = -x;
        assert_eq!(negative, -&a);
        let halves: Inline<f64, $rank, Extents![$($extent),*]> = x.map(|&x| x as f64 / 2.0);
        assert_eq!(halves, a.map(|&x| x as f64 / 2.0));
        let pairs: Inline<(i64, i64), $rank, Extents![$($extent),*]> = x.zip_map(y, |x, y| (*x, *y));
        assert_eq!(pairs, a.zip_map(&b, |x, y| (*x, *y)));
        let with_view: Ours = x - b.view();
        assert_eq!(with_view, &a - &b);
        let on_heap: Tensor<_, $rank, _> = x + &b;
        assert_eq!(on_heap, &a + &b);

        let mut changed = x;
        changed += y;
        changed *= 2;
        assert_eq!(changed, (&a + &b) * 2);
        assert_eq!((x.sum(), x.max(), x.min()), (a.sum(), a.max(), a.min()));
        let sums = x.sum_axis(Axis::<0>);
        let kept = x.sum_axis(Keep(Axis::<0>));
        assert_eq!((sums.to_tensor(), kept.to_tensor()), (a.sum_axis(Axis::<0>), a.sum_axis(Keep(Axis::<0>))));
        assert_eq!(size_of_val(&sums), size_of::<i64>() * sums.element_count());
        assert_eq!(x.transpose().to_inline().to_tensor(), a.transpose().to_tensor());
        assert_eq!(x.iter().copied().collect::<Vec<_>>(), a.to_vec());
    })* };
}

#[test]
fn an_extent_of_one_may_stretch() {
    let column: Inline<i32, 2, Extents![2, 1]> = Inline::of([[10], [20]]);
    let sum: Matrix<i32, 2, 3> = column + TABLE;
    assert_eq!(sum.into_nested(), [[11, 12, 13], [24, 25, 26]]);
    let cube: Inline<i32, 3, Extents![2, 1, 2]> = [[[1, 2]], [[3, 4]]].into();
    assert_eq!(cube.sum_axis(Axis::<1>), Matrix::of([[1, 2], [3, 4]]));
}

#[test]
fn blocks_and_rows_are_inline() {
    let pose: Matrix<i32, 4, 4> = Matrix::of_fn(|[i, j]| (4 * i + j) as i32);
    let turn: Matrix<i32, 2, 2> = pose.slice(s![const 0..2, const 1..3]).to_inline();
    assert_eq!(turn.into_nested(), [[1, 2], [5, 6]]);
    let row: Vector<i32, 4> = pose.slice(s![2, ..]).to_inline();
    let column: Vector<i32, 4> = pose.slice(s![.., 3]).to_inline();
    assert_eq!((row.into_nested(), column.into_nested()), ([8, 9, 10, 11], [3, 7, 11, 15]));
    let flat: Vector<i32, 16> = pose.view().reshape(shape![16]).to_inline();
    let pairs: Matrix<i32, 8, 2> = pose.view().reshape(shape![8, 2]).to_inline();
    assert_eq!((flat[[9]], pairs[[4, 1]]), (9, 9));
}

#[test]
fn stacked_inline_arrays_agree_with_tensors() {
    let (x, a) = (TABLE, TABLE.to_tensor());
    let layers: Inline<i32, 3, Extents![2, 2, 3]> = stack(Axis::<0>, (x, x * 10));
    assert_eq!(layers, stack(Axis::<0>, [&a, &(&a * 10)]));
    let pairs: Inline<i32, 3, Extents![2, 3, 2]> = stack(Axis::<-1>, [x, -x]);
    assert_eq!(pairs, stack(Axis::<2>, [&a, &-&a]));
    let middle: Inline<i32, 3, Extents![2, 3, 3]> = stack(Axis::<1>, (x, &x, x + 1));
    assert_eq!(middle, stack(Axis::<1>, (&a, &a, &(&a + 1))));
    let columns: Matrix<i32, 2, 2> = stack(Axis::<1>, (Vector::of([1, 2]), Vector::of([3, 4])));
    assert_eq!(columns.into_nested(), [[1, 3], [2, 4]]);
    // A view that is not row-major, and no elements.
    let y: Matrix<i32, 3, 2> = Matrix::of([[0, 0], [7, 8], [0, 9]]);
    let turned: Inline<i32, 3, Extents![3, 2, 2]> = stack(Axis::<1>, (x.transpose(), y));
    assert_eq!(turned.into_nested(), [[[1, 4], [0, 0]], [[2, 5], [7, 8]], [[3, 6], [0, 9]]]);
    let nothing: Matrix<i32, 2, 0> = Matrix::of([[], []]);
    let none: Inline<i32, 3, Extents![2, 2, 0]> = stack(Axis::<0>, [nothing; 2]);
    assert_eq!(none.into_nested(), [[[], []], [[], []]]);
    // An operand on the heap, a number of operands that is known at run time, and extents that are added.
    let _: Tensor<i32, 3, _> = stack(Axis::<0>, (x, &a));
    let many: Tensor<i32, 3, _> = stack(Axis::<0>, vec![x; 3]);
    assert_eq!(many.extents(), [3, 2, 3]);
    let twice: Tensor<i32, 2, _> = concatenate(Axis::<0>, (x, x));
    assert_eq!(twice, concatenate(Axis::<0>, (&a, &a)));
    // Elements with a destructor.
    let words: Vector<String, 2> = Vector::of_fn(|[i]| format!("word {i}"));
    assert_eq!(stack(Axis::<1>, (&words, &words))[[1, 1]], "word 1");
}

#[test]
fn arrays_joined_in_place_agree_with_tensors() {
    /// A row: an axis, the extents of two arrays, and those of the result.
    macro_rules! joins {
        ($($axis:literal: [$($a:literal),*] [$($b:literal),*] [$($c:literal),*];)*) => { $({
            let a = Tensor::from_fn(shape![$({ $a }),*], |index| index.iter().fold(1, |sum, at| sum * 7 + at));
            let b = Tensor::from_fn(shape![$({ $b }),*], |index| index.iter().fold(2, |sum, at| sum * 5 + at));
            let (x, y) = (a.to_inline(), b.to_inline());
            let both: Inline<usize, _, Extents![$($c),*]> = concatenate_inline(Axis::<$axis>, (x, &y));
            assert_eq!(both, concatenate(Axis::<$axis>, (&a, &b)));
            // Of views whose elements are not side by side, and of tensors.
            let turned = a.transpose().to_tensor();
            let both: Inline<usize, _, Extents![$($c),*]> =
                concatenate_inline(Axis::<$axis>, (turned.transpose(), &b));
            assert_eq!(both, concatenate(Axis::<$axis>, (&a, &b)));
        })* };
    }
    joins! {
        0: [2] [3] [5]; 0: [0] [2] [2]; -1: [2] [0] [2];
        0: [2, 3] [1, 3] [3, 3]; 1: [2, 3] [2, 4] [2, 7]; -2: [2, 3] [2, 3] [4, 3]; 1: [0, 2] [0, 3] [0, 5];
        0: [2, 2, 3] [1, 2, 3] [3, 2, 3]; 1: [2, 2, 3] [2, 1, 3] [2, 3, 3]; 2: [2, 2, 3] [2, 2, 1] [2, 2, 4];
        3: [2, 1, 2, 2] [2, 1, 2, 1] [2, 1, 2, 3];
    }
    let many: Matrix<i32, 6, 3> = concatenate_inline(Axis::<0>, [TABLE, -TABLE, TABLE]);
    assert_eq!(many, concatenate(Axis::<0>, [TABLE, -TABLE, TABLE]));
    let words: Vector<String, 2> = Vector::of_fn(|[i]| format!("word {i}"));
    let twice: Vector<String, 4> = concatenate_inline(Axis::<0>, &[&words, &words]);
    assert_eq!(twice[[3]], "word 1");
}

#[test]
fn inline_arrays_are_reshaped_in_place() {
    let x: Inline<i32, 3, Extents![2, 3, 4]> =
        Inline::<_, 3, Extents![2, 3, 4]>::of_fn(|[i, j, k]| (12 * i + 4 * j + k) as i32);
    let a = x.to_tensor();
    let matrix: Matrix<i32, 6, 4> = x.into_reshape(shape![6, 4]);
    assert_eq!(matrix, a.reshape(shape![6, 4]));
    let vector: Vector<i32, 24> = matrix.into_reshape(shape![24]);
    assert_eq!(vector, a.reshape(shape![24]));
    let back: Inline<i32, 3, Extents![2, 3, 4]> = vector.into_reshape(shape![2, 3, 4]);
    assert_eq!(back, x);
    let one: Inline<i32, 0, ()> = Vector::of([7]).into_reshape(shape![]);
    assert_eq!(one[[]], 7);
    let none: Matrix<i32, 0, 3> = Matrix::<i32, 2, 0>::of([[], []]).into_reshape(shape![0, 3]);
    assert!(none.is_empty());
    let words: Vector<String, 2> = Vector::of([String::from("a"), String::from("b")]);
    assert_eq!(words.into_reshape(shape![2, 1])[[1, 0]], "b");
}

#[test]
fn extents_of_stacked_operands_are_compared() {
    let memory = [7, 8, 9];
    let row = |len| View::new(memory.get(..len).unwrap(), [len]).unwrap();
    let stacked: Matrix<i32, 2, 3> = stack(Axis::<0>, (Vector::of([4, 5, 6]), row(3)));
    assert_eq!(stacked.into_nested(), [[4, 5, 6], [7, 8, 9]]);
    let error = try_stack(Axis::<0>, (Vector::of([4, 5, 6]), row(2))).unwrap_err();
    assert_eq!(error, try_stack(Axis::<0>, (tensor![4, 5, 6], row(2))).unwrap_err());
}

#[test]
fn all_small_shapes_agree_with_tensors() {
    shapes! {
        1: [2]; 1: [3]; 1: [4]; 1: [5]; 1: [17];
        2: [2, 2]; 2: [2, 3]; 2: [3, 2]; 2: [3, 3]; 2: [4, 4]; 2: [5, 7]; 2: [0, 2]; 2: [2, 0];
        3: [2, 2, 2]; 3: [2, 3, 4]; 3: [4, 3, 2];
        4: [2, 3, 2, 3]; 5: [2, 2, 2, 2, 2]; 6: [2, 2, 2, 3, 2, 2];
    }
}

/// Extents: each product agrees with a plain loop.
macro_rules! products {
    ($($m:literal $k:literal $n:literal;)*) => { $({
        let a: Matrix<i64, $m, $k> = Matrix::of_fn(|[i, j]| (3 * i + j) as i64 - 2);
        let b: Matrix<i64, $k, $n> = Matrix::of_fn(|[i, j]| (i * i + 2 * j) as i64 - 3);
        let v: Vector<i64, $k> = Vector::of_fn(|[i]| i as i64 + 1);
        let product: Matrix<i64, $m, $n> = a.matmul(b);
        let by_hand = Matrix::<i64, $m, $n>::of_fn(|[i, j]| (0..$k).map(|k| a[[i, k]] * b[[k, j]]).sum());
        assert_eq!(product, by_hand);
        let moved: Vector<i64, $m> = a.matmul(v);
        assert_eq!(moved, Vector::<i64, $m>::of_fn(|[i]| (0..$k).map(|k| a[[i, k]] * v[[k]]).sum()));
        let row: Vector<i64, $n> = v.matmul(b);
        assert_eq!(row, Vector::<i64, $n>::of_fn(|[j]| (0..$k).map(|k| v[[k]] * b[[k, j]]).sum()));
        // Transposed views of inline arrays, and tensors.
        let transposed: Matrix<i64, $n, $m> = b.transpose().to_inline().matmul(a.transpose());
        assert_eq!(transposed.transpose(), product);
        assert_eq!(a.matmul(&b.to_tensor()), product.to_tensor());
        assert_eq!(a.to_tensor().matmul(b), product.to_tensor());
    })* };
}

#[test]
fn products_agree_with_loops() {
    products! {
        1 1 1; 1 2 3; 2 2 2; 2 3 4; 3 3 3; 3 1 3; 4 4 4; 4 2 1; 5 6 7; 7 5 3; 8 8 8; 16 3 16; 2 0 2; 0 2 2;
        // Matrices times vectors whose rows are added in lanes: blocks of rows that are full and not, and rows of chunks and more.
        1 16 1; 3 16 2; 8 16 1; 9 17 1; 16 19 1; 17 32 1; 0 16 1;
    }
}

#[test]
fn batches_of_products_agree_with_tensors() {
    let a: Inline<i64, 3, Extents![2, 2, 3]> = Inline::of_fn(|[b, i, j]| (7 * b + 3 * i + j) as i64);
    let b: Inline<i64, 3, Extents![2, 3, 2]> = Inline::of_fn(|[b, i, j]| (5 * b + i) as i64 - 2 * j as i64);
    let c: Matrix<i64, 3, 4> = Matrix::of_fn(|[i, j]| (i + j) as i64);
    let v: Vector<i64, 3> = Vector::of([1, -2, 3]);
    let product: Inline<i64, 3, Extents![2, 2, 2]> = a.matmul(b);
    assert_eq!(product, a.to_tensor().matmul(&b.to_tensor()));
    assert_eq!(a.matmul(c), a.to_tensor().matmul(&c.to_tensor()));
    assert_eq!(a.matmul(v), a.to_tensor().matmul(&v.to_tensor()));
    assert_eq!(v.matmul(b), v.to_tensor().matmul(&b.to_tensor()));
    assert_eq!(c.transpose().to_inline().matmul(b), c.transpose().to_tensor().matmul(&b.to_tensor()));
}

#[test]
fn outer_products_agree_with_loops_and_tensors() {
    let (v, w) = (Vector::of([2, -3]), Vector::of([1, 10, 100]));
    let table: Matrix<i32, 2, 3> = v.outer(w);
    assert_eq!(table, Matrix::<i32, 2, 3>::of_fn(|[i, j]| v[[i]] * w[[j]]));
    let cube: Inline<i32, 3, Extents![2, 2, 3]> = v.outer(TABLE);
    assert_eq!(cube, Inline::<i32, 3, Extents![2, 2, 3]>::of_fn(|[i, j, k]| v[[i]] * TABLE[[j, k]]));
    // Views whose elements are not in order, on both sides.
    let both: Inline<i32, 4, Extents![3, 2, 3, 2]> = TABLE.transpose().to_inline().outer(TABLE.transpose());
    assert_eq!(
        both,
        Inline::<i32, 4, Extents![3, 2, 3, 2]>::of_fn(|[i, j, k, l]| TABLE[[j, i]] * TABLE[[l, k]])
    );
    let columns: Matrix<i32, 2, 3> = TABLE.column(1).to_inline().outer(TABLE.row(0));
    assert_eq!(columns, Matrix::of([[2, 4, 6], [5, 10, 15]]));
    // A number, and no elements.
    let one: Inline<i32, 0, ()> = Vector::of([7]).into_reshape(shape![]);
    assert_eq!((one.outer(w), w.outer(one)), (w * 7, w * 7));
    let none: Matrix<i32, 2, 0> = v.outer(Vector::of([]));
    let nothing: Matrix<i32, 0, 2> = Vector::of([]).outer(v);
    assert!(none.is_empty() && nothing.is_empty());
    // On the heap: with a tensor, and where an extent is known at run time.
    let on_heap: Tensor<i32, 2, _> = v.outer(&w.to_tensor());
    let counted: Tensor<i32, 2, _> = v.outer(View::new(w.as_slice(), [3]).unwrap());
    assert_eq!(on_heap, table);
    assert_eq!(counted, table);
    assert_eq!(v.try_outer(&w), Ok(table));
}

/// Extents, and sets of axes: each reduction within the array agrees with that of a tensor.
macro_rules! reductions {
    ($($rank:literal: [$($extent:literal),*], [$($axes:expr),*];)*) => { $({
        let x: Inline<i32, $rank, Extents![$($extent),*]> = Inline::of_fn(|index| {
            index.iter().fold(3, |sum, &at| (sum * 5 + 7 * at as i32) % 11).rem_euclid(4) - 1
        });
        let floats = x.map(|&x| f64::from(x) / 4.0);
        let (y, ys) = (x.to_tensor(), floats.to_tensor());
        $(
            let axes = $axes;
            assert_eq!(x.sum_axis(axes), y.sum_axis(axes));
            assert_eq!(x.product_axis(axes), y.product_axis(axes));
            assert_eq!(x.sum_axis_as::<i64, _, _>(axes), y.sum_axis_as::<i64, _, _>(axes));
            let (ours, theirs) = (floats.mean_axis(axes), ys.mean_axis(axes));
            assert!(ours.iter().zip(theirs.iter()).all(|(a, b)| a == b || a.is_nan() && b.is_nan()));
            assert_eq!(ours.extents(), theirs.extents());
            assert_eq!(x.max_axis(axes).map(|x| x.to_tensor()), y.max_axis(axes).map(|y| y.to_tensor()));
            assert_eq!(x.min_axis(axes).map(|x| x.to_vec()), y.min_axis(axes).map(|y| y.to_vec()));
            let order = |a: &f64, b: &f64| (a % 1.0).total_cmp(&(b % 1.0));
            assert_eq!(
                floats.max_axis_by(axes, order).map(|x| x.to_vec()),
                ys.max_axis_by(axes, order).map(|y| y.to_vec())
            );
            assert_eq!(x.any_axis(axes, |&x| x > 1), y.any_axis(axes, |&x| x > 1));
            assert_eq!(x.all_axis(axes, |&x| x > -1), y.all_axis(axes, |&x| x > -1));
            let (ours, theirs) = (floats.var_axis(axes, 0), ys.var_axis(axes, 0));
            assert!(ours.iter().zip(theirs.iter()).all(|(a, b)| (a - b).abs() < 1e-12 || a.is_nan() && b.is_nan()));
            assert_eq!(size_of_val(&x.sum_axis(axes)), 4 * y.sum_axis(axes).element_count());
        )*
    })* };
}

#[test]
fn reductions_agree_with_tensors() {
    reductions! {
        1: [3], [Axis::<0>, Keep(Axis::<0>)];
        1: [0], [Axis::<0>, Keep(Axis::<0>)];
        2: [2, 3], [Axis::<0>, Axis::<1>, Keep(Axis::<1>), axes![0, 1], Keep(axes![0, 1])];
        2: [4, 4], [Axis::<0>, Axis::<1>, Keep(Axis::<0>), axes![0, 1]];
        2: [5, 1], [Axis::<0>, Axis::<1>];
        2: [0, 2], [Axis::<0>, Axis::<1>, axes![0, 1]];
        2: [2, 0], [Axis::<0>, Axis::<1>, Keep(axes![0, 1])];
        3: [2, 3, 4], [Axis::<0>, Axis::<1>, Axis::<2>, axes![0, 2], axes![2, 0], Keep(axes![1, 2])];
        2: [1, 16], [Axis::<0>, Axis::<1>, Keep(Axis::<1>)];
        2: [8, 17], [Axis::<0>, Axis::<1>];
        2: [9, 19], [Axis::<1>, axes![0, 1]];
        2: [17, 16], [Axis::<1>];
        2: [0, 16], [Axis::<1>];
        3: [3, 3, 18], [Axis::<1>, Axis::<2>, axes![1, 2]];
        4: [2, 1, 3, 2], [Axis::<2>, axes![0, 3], axes![1, 2, 3], Keep(axes![0, 2])];
    }
}

#[test]
fn folds_and_places_along_an_axis_agree_with_tensors() {
    let table = Matrix::of([[3, 1, 4], [1, 5, 9], [2, 6, 5], [3, 5, 9]]);
    let digits = |axis| table.to_tensor().fold_axis(axis, 0, |number, digit| number * 10 + digit);
    let columns: Vector<i32, 3> = table.fold_axis(Axis::<0>, 0, |number, digit| number * 10 + digit);
    let rows: Vector<i32, 4> = table.fold_axis(Axis::<1>, 0, |number, digit| number * 10 + digit);
    let lanes: Vector<i32, 4> = table.map_axis(Axis::<1>, |row| row[[0]] * 100 + row[[1]] * 10 + row[[2]]);
    assert_eq!(lanes, rows);
    assert_eq!(columns, digits(AxisOf::new(0).unwrap()));
    assert_eq!(rows, digits(AxisOf::new(1).unwrap()));
    assert_eq!(table.argmax_axis(Axis::<0>).unwrap().into_nested(), [0, 2, 1]);
    assert_eq!(table.argmin_axis(Axis::<1>).unwrap(), Vector::of([1, 0, 0, 0]));
    assert!(Matrix::<i32, 0, 2>::of([]).argmax_axis(Axis::<0>).is_none());
    assert_eq!(Matrix::<i32, 0, 2>::of([]).argmax_axis(Axis::<1>).unwrap(), Vector::of([]));
}

#[test]
fn operands_broadcast() {
    let column = tensor![[10], [20]].to_inline();
    let row = tensor![[1, 2, 3]].to_inline();
    let table: Matrix<i32, 2, 3> = column + row;
    assert_eq!(table, Matrix::of([[11, 12, 13], [21, 22, 23]]));
    assert_eq!(TABLE - row, Matrix::of([[0, 0, 0], [3, 3, 3]]));
    let mean = TABLE.map(|&x| f64::from(x));
    let centred = mean - mean.mean_axis(Keep(Axis::<1>));
    assert_eq!(centred, Matrix::of([[-1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]));
}

#[test]
fn comparisons_and_bounds_are_those_of_tensors() {
    /// A row: the rank and the extents.
    macro_rules! compare {
        ($($rank:literal: [$($extent:literal),*];)*) => { $({
            type Ours = Inline<i64, $rank, Extents![$($extent),*]>;
            let make = |seed: i64| Tensor::from_fn(shape![$({ $extent }),*], |index: [usize; $rank]| {
                index.iter().fold(seed, |sum, &at| sum * 7 % 5 + at as i64)
            });
            let (a, b) = (make(1), make(2));
            let (x, y): (Ours, Ours) = (a.to_inline(), b.to_inline());
            let larger: Inline<bool, $rank, Extents![$($extent),*]> = x.gt(y);
            assert_eq!(larger, a.gt(&b));
            let same: Inline<bool, $rank, Extents![$($extent),*]> = x.equal(b.view());
            assert_eq!((same, x.le(3).to_tensor()), (x.zip_map(y, |x, y| x == y), a.le(3)));
            let limited: Ours = x.clamp(2, y);
            assert_eq!(limited, a.clamp(2, &b));
        })* };
    }
    compare! { 1: [3]; 2: [2, 3]; 2: [0, 2]; 3: [2, 1, 3]; }
    let row = tensor![[2, 2, 5]].to_inline();
    let mask: Matrix<bool, 2, 3> = TABLE.ge(row);
    assert_eq!(mask.into_nested(), [[false, true, false], [true, true, true]]);
    let memory = [1, 2, 3, 4, 5, 6];
    let ranked = View::new(&memory, [3, 2]).unwrap();
    let mask: Matrix<bool, 2, 3> = TABLE.not_equal(ranked.transpose());
    assert_eq!(mask, TABLE.to_tensor().not_equal(ranked.transpose()));
    // With a tensor, the result is a tensor.
    let _: Tensor<bool, 2, _> = TABLE.lt(&TABLE.to_tensor());
    let _: Tensor<i32, 2, _> = TABLE.clamp(0, &TABLE.to_tensor());
    // Bounds in another order in memory, and views of one.
    let turned = Matrix::<i32, 3, 2>::of([[1, 9], [1, 9], [1, 9]]).into_transpose();
    let limited: Matrix<i32, 2, 3> = TABLE.clamp(turned, 3);
    assert_eq!(limited.into_nested(), [[1, 2, 3], [3, 3, 3]]);
    let limited: Matrix<i32, 2, 3> = TABLE.clamp(2, ranked.transpose());
    assert_eq!(limited, TABLE.to_tensor().clamp(2, ranked.transpose()));
    let view = TABLE.view().clamp(2, TABLE);
    let _: Matrix<i32, 2, 3> = view;
    assert_eq!(TABLE.try_clamp(0, ranked).unwrap_err(), TABLE.to_tensor().try_clamp(0, ranked).unwrap_err());
    let words: Vector<String, 2> = Vector::of([String::from("a"), String::from("c")]);
    assert_eq!(words.clamp(String::from("b"), String::from("d"))[[0]], "b");
}

#[test]
fn operands_of_unknown_extents_are_compared() {
    let memory = [1, 2, 3, 4, 5, 6];
    let same: View<'_, i32, 2> = View::new(&memory, [2, 3]).unwrap();
    let sum: Matrix<i32, 2, 3> = TABLE + same;
    assert_eq!(sum, TABLE * 2);
    let one: View<'_, i32, 2> = View::new(&memory, [1, 3]).unwrap();
    assert_eq!(TABLE + one, Matrix::of([[2, 4, 6], [5, 7, 9]]));
    let other: View<'_, i32, 2> = View::new(&memory, [3, 2]).unwrap();
    let message = |result: Result<_, Box<dyn std::any::Any + Send>>| {
        *result.err().unwrap().downcast::<String>().unwrap()
    };
    let inline = catch_unwind(|| TABLE + other).map(|_| ());
    let heap = catch_unwind(|| TABLE.to_tensor() + other).map(|_| ());
    assert_eq!(message(inline), message(heap));
    assert!(TABLE.try_zip_map(other, |x, y| x + y).is_err());
    assert!(TABLE.try_matmul(same).is_err());
}

#[test]
fn generic_code_has_inline_results() {
    fn square<const N: usize>(x: Matrix<f64, N, N>) -> Matrix<f64, N, N> {
        x.matmul(x) + Matrix::identity() * 2.0
    }
    fn norm<const N: usize>(x: &Vector<f64, N>) -> f64 {
        (x * x).sum().sqrt()
    }
    assert_eq!(square(Matrix::of([[1.0, 2.0], [3.0, 4.0]])), Matrix::of([[9.0, 10.0], [15.0, 24.0]]));
    assert_eq!(norm(&Vector::of([3.0, 4.0])), 5.0);
}

#[test]
fn inline_arrays_are_sliced_and_written() {
    let mut x = TABLE;
    x[[0, 0]] = 7;
    x.slice_mut(s![1, ..]).fill(0);
    assert_eq!(x.into_nested(), [[7, 2, 3], [0, 0, 0]]);
    assert_eq!(x.slice(s![.., 1]).to_vec(), [2, 0]);
    assert_eq!(x.outer_iter().map(|row| row.sum()).collect::<Vec<_>>(), [12, 0]);
    assert_eq!(format!("{TABLE}"), format!("{}", TABLE.to_tensor()));
    assert_eq!(Matrix::from([[1, 2], [3, 4]]), Matrix::of([[1, 2], [3, 4]]));
}

/// Counts how many are alive.
struct Counted<'a>(&'a Cell<i32>);

impl<'a> Counted<'a> {
    fn new(alive: &'a Cell<i32>) -> Self {
        alive.set(alive.get() + 1);
        Self(alive)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() - 1);
    }
}

#[test]
fn a_panic_drops_what_was_made() {
    let alive = Cell::new(0);
    let mut calls = 0;
    let made = catch_unwind(AssertUnwindSafe(|| {
        TABLE.map(|_| {
            calls += 1;
            assert!(calls < 5);
            Counted::new(&alive)
        })
    }));
    assert!(made.is_err());
    assert_eq!(alive.get(), 0);
    let made = TABLE.map(|_| Counted::new(&alive));
    assert_eq!((alive.get(), made.element_count()), (6, 6));
    drop(made);
    assert_eq!(alive.get(), 0);
}

#[test]
fn elements_without_size_are_counted() {
    let units = TABLE.map(|_| ());
    assert_eq!((size_of_val(&units), units.iter().count()), (0, 6));
}

#[test]
fn functions_of_the_index_are_called_in_logical_order() {
    let mut calls = 0;
    let x = Inline::<[usize; 4], 4, Extents![2, 3, 1, 4]>::of_fn(|index| {
        assert_eq!(x_linear(index), calls);
        calls += 1;
        index
    });
    assert_eq!(calls, 24);
    assert_eq!(x[[1, 2, 0, 3]], [1, 2, 0, 3]);
    assert_eq!(Inline::<u8, 0, ()>::of_fn(|[]| 7)[[]], 7);
    assert!(Inline::<u8, 3, Extents![2, 0, 3]>::of_fn(|_| unreachable!()).is_empty());
    assert!(Inline::<u8, 3, Extents![2, 3, 0]>::of_fn(|_| unreachable!()).is_empty());
}

fn x_linear([a, b, c, d]: [usize; 4]) -> usize {
    ((a * 3 + b) + c) * 4 + d
}
