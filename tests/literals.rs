//! `tensor!`: elements written in nested brackets, with the extents in the type.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::type_complexity,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use shapewise::{Const, DenseTensor, Extents, One, shape, tensor};
use static_assertions::assert_type_eq_all;

const TENSOR_EXTENTS: [usize; 1] = [7];

#[test]
fn each_rank_has_its_extents_in_the_type() {
    let none: DenseTensor<u8, 1, Extents![0]> = tensor![];
    assert_eq!(none.extents(), [0]);
    let rows: DenseTensor<u8, 2, Extents![2, 0]> = tensor![[], []];
    assert_eq!(rows.extents(), [2, 0]);
    let one: DenseTensor<u8, 1, (One,)> = tensor![5];
    assert_eq!(one.as_slice(), [5]);
    let vector: DenseTensor<f64, 1, (Const<3>,)> = tensor![1.0, 2.0, 3.0,];
    assert_eq!(vector.as_slice(), [1.0, 2.0, 3.0]);
    let matrix: DenseTensor<i32, 2, Extents![2, 3]> = tensor![[1, 2, 3], [4, 5, 6,],];
    assert_eq!((matrix.typed_extents(), matrix.as_slice()), (shape![2, 3], &[1, 2, 3, 4, 5, 6][..]));
    let column: DenseTensor<i32, 2, Extents![2, 1]> = tensor![[1], [2]];
    assert_eq!(column.as_slice(), [1, 2]);
    let cube: DenseTensor<char, 3, Extents![2, 1, 2]> = tensor![[['a', 'b']], [['c', 'd']]];
    assert_eq!(cube.as_slice(), ['a', 'b', 'c', 'd']);
    let four: DenseTensor<i32, 4, Extents![1, 2, 2, 2]> = tensor![[[[0, 1], [2, 3]], [[4, 5], [6, 7]]]];
    assert_eq!(four.as_slice(), [0, 1, 2, 3, 4, 5, 6, 7]);
    let five: DenseTensor<i32, 5, Extents![1, 1, 2, 1, 2]> = tensor![[[[[0, 1]], [[2, 3]]]]];
    assert_eq!(five[[0, 0, 1, 0, 1]], 3);
    let six: DenseTensor<i32, 6, Extents![2, 1, 1, 1, 1, 1]> = tensor![[[[[[0]]]]], [[[[[1]]]]]];
    assert_eq!(six.as_slice(), [0, 1]);
    let seven: DenseTensor<i32, 7, Extents![1, 1, 1, 1, 1, 1, 2]> = tensor![[[[[[[0, 1]]]]]]];
    assert_eq!(seven.as_slice(), [0, 1]);
    let eight: DenseTensor<i32, 8, Extents![1, 1, 1, 1, 1, 1, 2, 2]> = tensor![[[[[[[[0, 1], [2, 3]]]]]]]];
    assert_eq!(eight.as_slice(), [0, 1, 2, 3]);
}

#[test]
fn elements_are_expressions() {
    let (a, b) = (2, -3);
    let computed = tensor![[a * b, -a], [{ a + b }, i32::max(a, b)]];
    assert_eq!(computed.as_slice(), [-6, -2, -1, 2]);
    // The names of the expansion are not those of the caller.
    assert_eq!(tensor![TENSOR_EXTENTS[0], TENSOR_EXTENTS.len()].as_slice(), [7, 1]);
    // Elements that are not `Copy`.
    let words = tensor![[String::from("a"), String::from("b")]];
    assert_eq!(words.into_vec(), ["a", "b"]);
    let nested = tensor![tensor![1, 2], tensor![3, 4]];
    assert_eq!(nested[[1]].as_slice(), [3, 4]);
    fn generic<T: Copy + Default>(x: T) -> DenseTensor<T, 2, Extents![2, 2]> {
        tensor![[x, T::default()], [T::default(), x]]
    }
    assert_eq!(generic(5), tensor![[5, 0], [0, 5]]);
}

#[test]
fn an_extent_of_one_stretches() {
    let sum = tensor![[0], [1], [2]] + tensor![[0, 10, 20]];
    assert_eq!(sum, tensor![[0, 10, 20], [1, 11, 21], [2, 12, 22]]);
    let typed = sum.typed_extents();
    let _: (Const<3>, Const<3>) = typed;
    assert_type_eq_all!(Extents![3, 1], (Const<3>, One));
}
