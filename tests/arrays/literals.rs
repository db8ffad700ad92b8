//! `tensor!`: elements written in nested brackets, with the extents in the type.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::type_complexity,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use shapewise::{ArrayElement, Const, DenseTensor, Extents, One, Tensor, View, ViewMut, shape, tensor};
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
    // A minus in front of a name, a call, a field or a path is not one of a number.
    let (x, pair) = (1.5_f64, (2.5_f64, 0));
    assert_eq!(tensor![-x, 2.0].as_slice(), [-1.5, 2.0]);
    assert_eq!(tensor![-f64::from(1_u8), -pair.0, -(x), -f64::MAX].as_slice(), [-1.0, -2.5, -1.5, f64::MIN]);
    assert_eq!(tensor![-x].as_slice(), [-1.5]);
    assert_eq!(tensor![[-x, 1.0], [-x, -2.0]].as_slice(), [-1.5, 1.0, -1.5, -2.0]);
    assert_eq!(tensor![-1, 2, -3].as_slice(), [-1, 2, -3]);
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

#[test]
fn nested_arrays_need_no_annotation() {
    let z = Tensor::from([[1, 2], [3, 4]]);
    assert_eq!(format!("{z}"), "[[1 2]\n [3 4]]");
    assert!(format!("{z:?}").contains("[1, 2]"), "{z:?}");
    let z = Tensor::from([[1, 2], [3, 4]]);
    assert_eq!((z.rank(), z.sum()), (2, 10));
    let z = Tensor::from([[1.5, 2.0], [3.0, 4.0]]);
    fn total(z: &DenseTensor<f32, 2, Extents![2, 2]>) -> f32 {
        z.sum()
    }
    assert_eq!(total(&z), 10.5);
    let z = Tensor::from([[[1, 2], [3, 4]]]);
    assert_eq!((z.extents(), z[[0, 1, 0]]), ([1, 2, 2], 3));
    let z = Tensor::from([[[["a", "b"]]]]);
    assert_eq!((z.typed_extents(), z[[0, 0, 0, 1]]), ((Const::<1>, Const::<1>, Const::<1>, Const::<2>), "b"));
    let z = Tensor::from([[[[[[[[1u8], [2]]]]]]]]);
    assert_eq!((z.extents(), z.as_slice()), ([1, 1, 1, 1, 1, 1, 2, 1], &[1, 2][..]));
    let z = View::from(&[[0.5, 1.0]]);
    assert_eq!((z.extents(), z[[0, 1]]), ([1, 2], 1.0));
    let mut memory = [[1, 2], [3, 4]];
    let mut z = ViewMut::from(&mut memory);
    z[[1, 0]] = 7;
    assert_eq!(memory, [[1, 2], [7, 4]]);
    // No rows, and rows of no elements.
    assert_eq!(Tensor::from([[0u8; 3]; 0]).extents(), [0, 3]);
    assert_eq!(View::from(&[[0u8; 0]; 3]).extents(), [3, 0]);
}

#[test]
fn what_is_known_of_the_result_determines_the_elements() {
    let z: DenseTensor<u8, 2, Extents![2, 2]> = [[1, 2], [3, 4]].into();
    assert_eq!(z.sum(), 10);
    let z: Tensor<f32, 1, _> = Tensor::from([1.0, 2.0]);
    assert_eq!(z.as_slice(), [1.0_f32, 2.0]);
    let z: Tensor<Option<[i32; 2]>, 2, _> = Tensor::from([[None, Some([1, 2])]]);
    assert_eq!(z[[0, 1]], Some([1, 2]));
}

#[test]
fn elements_are_any_types_but_arrays() {
    #[derive(Debug, PartialEq)]
    struct Pixel(u8);
    impl ArrayElement for Pixel {}
    let image = Tensor::from([[Pixel(1), Pixel(2)]]);
    assert_eq!((image.extents(), &image[[0, 1]]), ([1, 2], &Pixel(2)));
    fn pair<T: ArrayElement>(x: T, y: T) -> Tensor<T, 1> {
        Tensor::from([x, y]).into_ranked()
    }
    assert_eq!(pair(Box::new(1), Box::new(2)).into_vec(), [Box::new(1), Box::new(2)]);
    assert_eq!(Tensor::from([(1, 'a'), (2, 'b')])[[1]], (2, 'b'));
    assert_eq!(Tensor::from([vec![1], vec![]])[[0]], [1]);
    let functions: [fn(f64) -> f64; 2] = [f64::sqrt, f64::abs];
    assert_eq!(Tensor::from(functions)[[0]](4.0), 2.0);
    assert_eq!(Tensor::from([tensor![1], tensor![2]])[[1]].sum(), 2);
    // An array as an element.
    let pairs = Tensor::new(vec![[1, 2], [3, 4]], [2]).unwrap();
    assert_eq!(pairs[[1]], [3, 4]);
}

#[derive(Debug, PartialEq)]
struct NotClone(u8);

/// A list of literals is a constant, and one with any other element is not.
#[test]
fn literals_and_other_elements() {
    macro_rules! passed_on {
        ($x:expr, $y:literal) => {
            tensor![[$x, 1], [$y, 2]].to_vec()
        };
    }
    let a = 3;
    assert_eq!(passed_on!(7, 5), [7, 1, 5, 2]);
    assert_eq!(passed_on!(-7, -5), [-7, 1, -5, 2]);
    assert_eq!(passed_on!(-a, 5), [-3, 1, 5, 2]);
    assert_eq!(passed_on!(a + 1, 5), [4, 1, 5, 2]);
    assert_eq!(tensor![2, -a].as_slice(), [2, -3]);
    assert_eq!(tensor![[1, 2], [-3, 4 + a]].as_slice(), [1, 2, -3, 7]);
    assert_eq!(tensor!["a", "bb"].as_slice(), ["a", "bb"]);
    assert_eq!(tensor![[true, false]].as_slice(), [true, false]);
    assert_eq!(tensor![[b"x", b"y"]].as_slice(), [b"x", b"y"]);
    assert_eq!(tensor![NotClone(1), NotClone(2)].as_slice(), [NotClone(1), NotClone(2)]);
    let bytes: DenseTensor<u8, 1, Extents![2]> = tensor![1, 255];
    assert_eq!(bytes.as_slice(), [1_u8, 255]);
}
