//! Contractions of typed arrays and shapes: what the types know stays in the type, also in generic code.
#![cfg(feature = "std")]
#![allow(
    clippy::missing_assert_message,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use shapewise::{
    Axis, Const, DenseTensor, DynShape, Extent, Extents, One, Shape, Tensor, View, axes,
    contraction::DotAxes, einsum, s, shape, try_einsum,
};

type Ones<E, const R: usize> = DenseTensor<f32, R, E>;

fn ones<const R: usize, E: Extents<R>>(extents: E) -> Ones<E, R> {
    Tensor::filled(extents, 1.0_f32)
}

/// The type of the extents, which the compiler checks, and their values.
#[track_caller]
fn has<const R: usize, E: Extents<R>>(tensor: &Ones<E, R>, extents: E) {
    assert_eq!(tensor.extents(), extents.to_array());
}

#[test]
fn products_of_matrices() {
    let n = 3;
    let (x, w, v) = (ones(shape![n, 4]), ones(shape![4, 5]), ones(shape![4]));
    has(&x.matmul(&w), shape![n, 5]);
    has(&x.matmul(&v), [n]);
    has(&v.matmul(&w), shape![5]);
    has(&v.matmul(&v), shape![]);
    has(&w.transpose().matmul(x.transpose()), shape![5, n]);
    has(&x.slice(s![.., const 0..4]).matmul(&w), shape![n, 5]);
    // One operand of which nothing is known, and both.
    let ranked = ones([3, 4]);
    has(&ranked.matmul(&w), (3_usize, Const::<5>));
    has(&w.transpose().matmul(ranked.transpose()), (Const::<5>, 3_usize));
    has(&ranked.matmul(ranked.transpose()), [3, 3]);
    has(&ones([2, 3, 4]).matmul(&w), (2_usize, 3_usize, Const::<5>));
}

#[test]
fn batch_axes() {
    let n = 3;
    let q = ones(shape![2, 8, n, 4]);
    has(&q.matmul(ones(shape![4, 5])), shape![2, 8, n, 5]);
    has(&ones(shape![n, 4]).matmul(ones(shape![2, 8, 4, 5])), shape![2, 8, n, 5]);
    has(&q.matmul(ones((One, n + 5, Const::<4>, 6_usize))), shape![2, 8, n, n + 3]);
    has(&q.matmul(ones((One, Const::<4>, Const::<1>))), (Const::<2>, Const::<8>, n, Const::<1>));
    has(&ones(shape![1, n, 4]).matmul(ones(shape![1, 4, 5])), shape![1, n, 5]);
    // `Const<1>` does not stretch, not even to an extent that is known at run time.
    let one = ones((Const::<1>, 2_usize, 4_usize));
    assert!(one.try_matmul(ones([1, 4, 2])).is_ok());
    let error = one.try_matmul(ones([7, 4, 2])).unwrap_err().to_string();
    assert_eq!(
        error,
        "batch extents 1 and 7 do not broadcast at axis 0: they must be equal, or one of them 1"
    );
}

#[test]
fn general_contractions() {
    let n = 3;
    let (x, y) = (ones(shape![2, n, 4, 5]), ones(shape![4, n, 5, 6]));
    has(&x.dot_general(&y, DotAxes::contracting(axes![2, 3], axes![0, 2])), shape![2, n, n, 6]);
    has(
        &x.dot_general(&y, DotAxes::contracting(axes![3], axes![2]).batch(axes![2, 1], axes![0, 1])),
        shape![4, n, 2, 6],
    );
    has(&x.dot_general(&y, DotAxes::contracting(axes![], axes![]).batch(axes![2], axes![0])), {
        (Const::<4>, Const::<2>, n, Const::<5>, n, Const::<5>, Const::<6>)
    });
    // The batch axis keeps the more specific extent.
    let known = ones((3_usize, Const::<4>)).dot_general(
        ones((Const::<3>, Const::<4>)),
        DotAxes::contracting(axes![1], axes![1]).batch(axes![0], axes![0]),
    );
    has(&known, shape![3]);
    // Axes that are known at run time.
    has(&x.dot_general(&y, DotAxes::contracting([2, 3], [0, 2])), [2, 3, 3, 6]);
    let error = x.try_dot_general(&y, DotAxes::contracting([2, 7], [0, 2])).unwrap_err().to_string();
    assert_eq!(error, "axis 7 is out of range: the left operand has rank 4");
    let error = x.try_dot_general(&y, DotAxes::contracting([2, 2], [0, 0])).unwrap_err().to_string();
    assert_eq!(
        error,
        "axis 2 of the left operand occurs twice: an axis is a batch axis, a contracting axis, or free"
    );
}

#[test]
fn other_products() {
    let n = 3;
    has(&ones(shape![n, 4]).outer(ones(shape![1, 5])), shape![n, 4, 1, 5]);
    has(&ones(shape![n]).outer(ones([2])), [n, 2]);
    has(&ones([3]).outer(ones([2])), [3, 2]);
    has(&ones(shape![n, 4, n, 5]).trace(axes![2, 0]), shape![4, 5]);
    has(&ones([3, 3]).trace(axes![0, 1]), []);
}

#[test]
fn equations() {
    let n = 3;
    let (x, w) = (ones(shape![n, 4]), ones(shape![4, 5]));
    has(&einsum!(i j, j k -> i k; &x, &w), shape![n, 5]);
    has(&einsum!(i j, j k -> k i; x.view(), w.view()), shape![5, n]);
    has(&einsum!(a b, b c, c d, d e -> a e; &x, &w, w.transpose(), &w), shape![n, 5]);
    has(&einsum!(i j -> j i; &x), shape![4, n]);
    has(&einsum!(i j -> ; &x), shape![]);
    has(&einsum!(i, j, k, l -> l i; ones(shape![2]), ones(shape![3]), ones([4]), ones([5])), {
        (5_usize, Const::<2>)
    });
    has(&einsum!(i i j -> j i; ones(shape![4, n + 1, 7])), shape![7, 4]);
    has(&einsum!(rows inner, inner columns -> rows columns; &x, &w), shape![n, 5]);
    // The most specific extent of a label, also if nothing is known of an operand.
    has(&einsum!(i j, i j -> i j; ones([3, 4]), ones(shape![n, 4])), shape![n, 4]);
    has(&einsum!(i j, j k -> i k; ones([3, 4]), &w), shape![n, 5]);
    has(&einsum!(i j, k j -> i k; ones([3, 4]), ones([2, 4])), [3, 2]);
    has(&einsum!(, i -> i; ones(shape![]), ones(shape![2])), shape![2]);
    let error = try_einsum!(i j, j k -> i k; ones([3, 4]), ones([5, 6])).unwrap_err().to_string();
    assert_eq!(error, "label `j` is 4 in operand 0 and 5 in operand 1");
}

type Heads<const H: usize, const D: usize> = Extents![usize, { H }, usize, { D }];

/// Attention: heads and features in the type, batch and length at run time.
fn attend<const H: usize, const D: usize>(
    q: &Ones<Heads<H, D>, 4>,
    k: &Ones<Heads<H, D>, 4>,
    v: &Ones<Heads<H, D>, 4>,
) -> Ones<Heads<H, D>, 4> {
    let scores = einsum!(b h q d, b h k d -> b h q k; q, k);
    einsum!(b h q k, b h k d -> b h q d; scores, v)
}

/// A layer: the batch is any extent.
fn layer<B: Extent, const K: usize, const N: usize>(
    x: &Ones<(B, Const<K>), 2>,
    w: &Ones<(Const<K>, Const<N>), 2>,
) -> Ones<(B, Const<N>), 2> {
    x.matmul(w)
}

/// Two products of batches of any extents.
fn scores<B: Extent, H: Extent>(
    q: &Ones<(B, H, Const<2>, Const<4>), 4>,
    k: &Ones<(B, H, Const<3>, Const<4>), 4>,
) -> [Tensor<f32, 4>; 2] {
    let by_labels = einsum!(b h q d, b h k d -> b h q k; q, k);
    [by_labels.into_ranked(), q.matmul(k.swap_axes(Axis::<2>, Axis::<3>)).into_ranked()]
}

/// A product of batches of matrices of any layout.
fn products<const K: usize>(
    x: View<'_, f32, 3, impl shapewise::Layout<3, Extents = (usize, usize, Const<K>)>>,
    w: &Ones<(Const<K>, Const<2>), 2>,
) -> Vec<f32> {
    x.ranked().matmul(w).to_vec()
}

#[test]
fn generic_code() {
    let q = ones((2_usize, Const::<8>, 3_usize, Const::<4>));
    assert!(attend(&q, &q, &q).iter().all(|x| *x == 12.0));
    has(&layer(&ones(shape![7, 4]), &ones(shape![4, 5])), shape![7, 5]);
    let n = 6;
    has(&layer(&ones(shape![n, 4]), &ones(shape![4, 5])), shape![n, 5]);
    let [by_labels, product] = scores(&ones(shape![n, 5, 2, 4]), &ones(shape![n, 5, 3, 4]));
    assert_eq!(by_labels.extents(), [6, 5, 2, 3]);
    assert_eq!(by_labels, product);
    let x = ones((2_usize, 3_usize, Const::<4>));
    assert_eq!(products(x.view(), &ones(shape![4, 2])), [4.0; 12]);
}

#[test]
fn shapes_of_all_levels() {
    let n = 3;
    let (x, w) = (Shape::new(shape![n, 4]).unwrap(), Shape::new(shape![4, 5]).unwrap());
    assert_eq!(x.matmul(w).unwrap().typed_extents(), shape![n, 5]);
    assert_eq!(x.ranked().matmul(w.ranked()).unwrap().extents(), [3, 5]);
    let (x, w) = (DynShape::from(x), DynShape::from(w));
    assert_eq!(x.matmul(&w).unwrap().to_string(), "[3,5]");
    let axes = DotAxes::contracting([1], [0]);
    assert_eq!(x.dot_general(&w, &axes).unwrap().to_string(), "[3,5]");
    assert_eq!(DynShape::of_rank(2).matmul(&w).unwrap().to_string(), "[?,5]");
    assert_eq!(x.concatenate(&w).unwrap().to_string(), "[3,4,4,5]");
    assert_eq!(x.concatenate(&w).unwrap().trace_by([1, 2]).unwrap().to_string(), "[3,5]");
}
