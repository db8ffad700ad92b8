//! `==` of arrays: how many pairs of elements it compares.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::nonminimal_bool,
    clippy::std_instead_of_core,
    clippy::unwrap_used,
    reason = "tests of small numbers, of both operands of `==`: a panic is a failure, and tests may use all of std"
)]

use std::cell::Cell;

use shapewise::{
    Shape, Strided, Tensor, View,
    array::{DynView, TiledTensor},
    layout::{MinorToMajor, Tiled, tile::Tiles},
};

thread_local! {
    static COMPARED: Cell<usize> = const { Cell::new(0) };
}

/// An element that counts its comparisons; `E` is stored.
#[derive(Clone, Copy, Debug)]
struct Counted<E>(E);

impl<E: PartialEq> PartialEq for Counted<E> {
    fn eq(&self, other: &Self) -> bool {
        COMPARED.set(COMPARED.get() + 1);
        self.0 == other.0
    }
}

/// Whether two values are equal, and the number of comparisons.
fn compared<A: PartialEq<B>, B>(left: &A, right: &B) -> (bool, usize) {
    COMPARED.set(0);
    let are_equal = left == right;
    (are_equal, COMPARED.get())
}

/// Never equal to itself, as NaN.
#[derive(Clone, Copy, Debug)]
struct Never;

impl PartialEq for Never {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

#[test]
fn one_pair_of_elements_without_size_is_compared() {
    fn tensors<T: Copy>(element: T, extents: [usize; 2]) -> (Tensor<T, 2>, TiledTensor<T, 2>) {
        let tiles: &'static Tiles = Box::leak(Box::new(Tiles::from_sizes(&[&[8, 128]]).unwrap()));
        let layout = Tiled::new(Shape::new(extents).unwrap(), MinorToMajor::ROW_MAJOR, tiles.as_tiles());
        let rows = Tensor::filled(extents, element);
        let tiled = rows.to_tiled_with(layout.unwrap(), element).unwrap();
        (rows, tiled)
    }
    let (rows, tiled) = tensors(Counted(()), [300, 500]);
    assert_eq!(compared(&tiled, &tiled), (true, 1));
    assert_eq!(compared(&tiled, &rows), (true, 1));
    assert_eq!(compared(&rows, &rows), (true, 1));
    assert_eq!(compared(&rows.clone().into_dynamic(), &rows.clone().into_dynamic()), (true, 1));
    let (rows, tiled) = tensors(Never, [30, 50]);
    assert!(rows != rows.clone() && tiled != rows && tiled != tiled.clone(), "as their elements say");
    for extents in [[1 << 20, 0], [0, 1 << 20]] {
        let (rows, tiled) = tensors(Never, extents);
        assert!(tiled == rows && rows == tiled, "without elements");
    }
}

#[test]
fn repeated_elements_are_compared_once() {
    let (row, other) = ([1, 2, 3].map(Counted), [1, 2, 4].map(Counted));
    let many = 1 << 14;
    let repeated = |memory| {
        let row = View::with_layout(memory, Strided::new([many, 3, many], [0, 1, 0]).unwrap());
        row.unwrap()
    };
    let (left, right) = (repeated(&row), repeated(&other));
    assert_eq!(compared(&left, &left), (true, 3));
    assert_eq!(compared(&left, &right), (false, 3));
    let (left, right): (DynView<'_, _>, DynView<'_, _>) = (left.into(), right.into());
    assert_eq!(compared(&left, &left), (true, 3));
    assert_eq!(compared(&left, &right), (false, 3));
    // One of them has an element for each index.
    let all: Vec<_> = [1, 2, 3].map(Counted).repeat(4);
    let (all, repeated) = (
        View::new(&all, [4, 3]).unwrap(),
        View::with_layout(&row, Strided::new([4, 3], [0, 1]).unwrap()).unwrap(),
    );
    assert_eq!(compared(&all, &repeated), (true, 12));
    assert_eq!(compared(&repeated, &all), (true, 12));
}
