//! Lower and upper triangles, compared with the definition of each element: all small shapes and offsets, in all memory orders, on every level.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use core::ops::Add;

use crate::oracle;

use num_traits::Zero;
use oracle::{
    layouts::{each_view, same},
    shapes,
};
use shapewise::{
    AxisOf, Const, Extents, Inline, Matrix, Tensor, View,
    array::DynArrayError,
    rank::{AtMost, Ranks},
    shape, tensor,
};

/// Offsets of diagonals within matrices of extents up to 3, beside them, and as far away as possible.
const OFFSETS: [isize; 11] = [isize::MIN, -5, -3, -2, -1, 0, 1, 2, 3, 5, isize::MAX];

fn triangles<const R: usize>(extents: &[usize])
where
    Ranks: AtMost<2, R, Proof = ()>,
{
    each_view::<R>(
        extents,
        |at| 100 + i64::try_from(at).unwrap(),
        |view, naive| {
            for offset in OFFSETS {
                let distance = i64::try_from(offset).unwrap();
                let (lower, upper) = (
                    naive.triangle(|row, column| column - row <= distance),
                    naive.triangle(|row, column| column - row >= distance),
                );
                same(&view.tril(offset), &lower, "the lower triangle");
                same(&view.triu(offset), &upper, "the upper triangle");
                same::<R>(
                    &Tensor::try_from(view.dynamic().tril(offset).unwrap()).unwrap(),
                    &lower,
                    "of any rank",
                );
                same::<R>(
                    &Tensor::try_from(view.dynamic().triu(offset).unwrap()).unwrap(),
                    &upper,
                    "of any rank",
                );
            }
        },
    );
}

#[test]
fn triangles_of_all_small_shapes() {
    for extents in shapes(2, 3) {
        triangles::<2>(&extents);
    }
    for extents in shapes(3, 2) {
        triangles::<3>(&extents);
    }
    triangles::<4>(&[2, 1, 3, 2]);
}

#[test]
fn what_the_type_knows_stays_in_the_type() {
    let n = core::hint::black_box(2);
    let mixed = Tensor::filled(shape![n, 3], 1);
    let lower: Tensor<i32, 2, _> = mixed.tril(0);
    let (rows, _): (usize, Const<3>) = lower.typed_extents();
    assert_eq!((rows, lower.to_vec()), (2, vec![1, 0, 0, 1, 1, 0]));
    let known: Matrix<i32, 2, 3> = Matrix::of([[1, 2, 3], [4, 5, 6]]).triu(1);
    assert_eq!(known.into_nested(), [[0, 2, 3], [0, 0, 6]]);
    let stack: Inline<i32, 3, Extents![2, 2, 2]> = Inline::of([[[1, 2], [3, 4]], [[5, 6], [7, 8]]]);
    assert_eq!(stack.tril(0).into_nested(), [[[1, 0], [3, 4]], [[5, 0], [7, 8]]]);
}

/// A number that is not copied.
#[derive(Clone, Debug, PartialEq)]
struct Large(Box<i32>);

impl Add for Large {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(Box::new(*self.0 + *other.0))
    }
}

impl Zero for Large {
    fn zero() -> Self {
        Self(Box::new(0))
    }

    fn is_zero(&self) -> bool {
        *self.0 == 0
    }
}

#[test]
fn elements_are_cloned() {
    let large = |number| Large(Box::new(number));
    let matrix = tensor![[1, 2], [3, 4]].map(|&number| large(number));
    assert_eq!(matrix.triu(0).to_vec(), [1, 2, 0, 4].map(large));
    assert_eq!(matrix.to_inline().tril(0).to_vec(), [1, 0, 3, 4].map(large));
    assert_eq!(matrix.transpose().dynamic().tril(-1).unwrap().as_slice(), [0, 0, 2, 0].map(large));
}

#[test]
fn arrays_without_rows_and_columns_are_an_error() {
    let memory = [1, 2, 3];
    let row = View::new(&memory, [3]).unwrap();
    let error = row.dynamic().tril(0).unwrap_err();
    assert_eq!(error, DynArrayError::NoSuchAxis(AxisOf::<1>::new(-2).unwrap_err()));
    assert_eq!(error.to_string(), "axis -2 is out of range for rank 1: it must be at least -1 and below 1");
    let one = row.dynamic().slice_by(&"0".parse().unwrap()).unwrap();
    assert_eq!(one.triu(0).unwrap_err().to_string(), "axis -2 is out of range: rank 0 has no axes");
}
