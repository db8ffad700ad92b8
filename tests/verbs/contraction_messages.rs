//! The message of every error of contractions, literally.
#![cfg(feature = "std")]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use crate::width;

use core::panic::AssertUnwindSafe;
use std::panic::catch_unwind;

use shapewise::{
    DynShape, Shape, Tensor, View,
    array::{DynTensor, DynView},
    contraction::{ContractionError, DotAxes, OperandSide},
    einsum, try_einsum,
};

#[track_caller]
fn says<V, E: core::error::Error>(result: Result<V, E>, words: &str) {
    match result {
        Ok(_) => panic!("no error, where this was expected: {words}"),
        Err(error) => assert_eq!(error.to_string(), width::of(words), "the words of {error:?}"),
    }
}

fn parsed(text: &str) -> DynShape {
    text.parse().unwrap()
}

#[test]
fn products_of_matrices() {
    let matmul = |lhs: &str, rhs: &str| parsed(lhs).matmul(&parsed(rhs));
    says(
        matmul("[2,3]", "[4,5]"),
        "inner extents 3 and 4 differ: axis 1 of the left operand is contracted with axis 0 of the right one",
    );
    says(
        matmul("[7,2,<=3]", "[7,4,5]"),
        "inner extents <=3 and 4 differ: axis 2 of the left operand is contracted with axis 1 of the right one",
    );
    says(
        matmul("[2,3]", "[4]"),
        "inner extents 3 and 4 differ: axis 1 of the left operand is contracted with axis 0 of the right one",
    );
    says(
        matmul("[2,1,3,3]", "[1,3,5,3,3]"),
        "batch extents 2 and 3 do not broadcast at axis 1: they must be equal, or one of them 1",
    );
    says(
        matmul("[]", "[3]"),
        "the left operand has rank 0: a product of matrices takes operands of rank 1 or more",
    );
    says(
        matmul("[3]", "[]"),
        "the right operand has rank 0: a product of matrices takes operands of rank 1 or more",
    );
    let (x, y) = (Tensor::filled([2, 3], 0), Tensor::filled([4, 5], 0));
    says(
        x.try_matmul(&y),
        "inner extents 3 and 4 differ: axis 1 of the left operand is contracted with axis 0 of the right one",
    );
    assert!(matches!(
        parsed("[]").matmul(&parsed("[]")),
        Err(ContractionError::Scalar { side: OperandSide::Left, .. })
    ));
    let long = View::new(&[0_u8], [1, 1]).unwrap();
    let long = long.try_broadcast_to([width::ABOVE_ROOT, 1]).unwrap();
    says(
        long.try_matmul(long.transpose()),
        "the shape is too large at axis 1: its extent 1099511627776 times 1099511627776, the product of the extents before \
         it, is above 9223372036854775807 (extents of 0 left out)",
    );
    let wide = View::new(&[0_u64], [1, 1]).unwrap();
    let wide = wide.try_broadcast_to([usize::MAX / 4, 1]).unwrap();
    let result = wide.try_matmul(View::new(&[0_u64], [1, 1]).unwrap());
    assert!(matches!(result, Err(ContractionError::Memory(_))), "{result:?}");
}

#[test]
fn general_contractions() {
    let dot = |lhs: &str, rhs: &str, axes: [&[usize]; 4]| {
        let [lc, rc, lb, rb] = axes;
        parsed(lhs).dot_general(&parsed(rhs), &DotAxes::contracting(lc, rc).batch(lb, rb))
    };
    says(
        dot("[2,3]", "[4,5]", [&[1], &[0], &[], &[]]),
        "contracting extents 3 and 4 differ: axis 1 of the left operand is contracted with axis 0 of the right one",
    );
    says(
        dot("[2,3]", "[3,?]", [&[], &[], &[0], &[0]]),
        "batch extents 2 and 3 differ: axis 0 of the left operand is paired with axis 0 of the right one",
    );
    says(
        dot("[2,3]", "[3]", [&[0, 1], &[0], &[], &[]]),
        "2 and 1 contracting axes do not pair: each of the left operand has one of the right operand",
    );
    says(
        dot("[2,3]", "[3]", [&[], &[], &[], &[0]]),
        "0 and 1 batch axes do not pair: each of the left operand has one of the right operand",
    );
    says(dot("[2]", "[2]", [&[1], &[0], &[], &[]]), "axis 1 is out of range: the left operand has rank 1");
    says(dot("[2]", "[2]", [&[], &[], &[0], &[7]]), "axis 7 is out of range: the right operand has rank 1");
    says(
        dot("[2,2]", "[2,2]", [&[1], &[0], &[0], &[0]]),
        "axis 0 of the right operand occurs twice: an axis is a batch axis, a contracting axis, or free",
    );
    let most = DynShape::of_rank(254);
    says(most.dot_general(&most, &DotAxes::contracting([], [])), "rank 508 is above the greatest rank, 254");
    let (x, y) = (Shape::new([2, 3]).unwrap(), Shape::new([4, 3]).unwrap());
    says(
        x.dot_general(y, DotAxes::contracting([0], [0])),
        "contracting extents 2 and 4 differ: axis 0 of the left operand is contracted with axis 0 of the right one",
    );
}

#[test]
fn traces() {
    says(
        parsed("[2,2]").trace_by([0, 2]),
        "axis 2 is out of range for rank 2: the two axes of a trace are axes of the operand",
    );
    says(
        parsed("[2,2]").trace_by([1, -1]),
        "axis 1 occurs twice: a trace sums the diagonal of two different axes",
    );
    let matrix = View::new(&[1, 2, 3, 4], [2, 2]).unwrap();
    says(
        matrix.try_trace_by::<0>(0, [-3, 0]),
        "axis -3 is out of range for rank 2: the two axes of a trace are axes of the operand",
    );
}

#[test]
fn equations() {
    let einsum = |text: &str, shapes: &[&str]| {
        let shapes: Vec<_> = shapes.iter().map(|text| parsed(text)).collect();
        DynShape::einsum(text, &shapes.iter().collect::<Vec<_>>())
    };
    says(einsum("ij,jk->ik", &["[2,64]", "[32,5]"]), "label `j` is 64 in operand 0 and 32 in operand 1");
    says(einsum("ii->", &["[2,<=1]"]), "label `i` is 2 in operand 0 and <=1 in operand 0");
    says(einsum("ij->iz", &["[2,3]"]), "label `z` of the output is not a label of an operand");
    says(
        einsum("ij->ii", &["[2,3]"]),
        "label `i` occurs twice in the output: each axis of the result has its own label",
    );
    says(
        einsum("ij,j", &["[2]", "[2]"]),
        "operand 0 has rank 1 and labels for rank 2: each axis has one label",
    );
    says(einsum("ij,j->i", &["[2,3]"]), "the equation has labels for 2 operands, and 1 is given");
    says(
        einsum("ij,j.->i", &["[2,3]", "[3,2]"]),
        "`.` at byte 4 of the equation is neither a letter, nor `,`, nor `->`",
    );
    says(
        einsum("ij->é3", &["[2,3]"]),
        "`3` at byte 6 of the equation is neither a letter, nor `,`, nor `->`",
    );
    let x = Tensor::filled([2, 64], 0);
    let y = Tensor::filled([32, 5], 0);
    says(
        try_einsum!(rows inner, inner columns -> rows columns; &x, &y),
        "label `inner` is 64 in operand 0 and 32 in operand 1",
    );
    let views = [DynView::from(&x), DynView::from(&y)];
    says(DynTensor::einsum("ij,jk->ik", &views), "label `j` is 64 in operand 0 and 32 in operand 1");
}

/// Each operation with a twin that returns an error panics with the message of this error.
#[test]
fn panics_have_the_messages_of_the_errors() {
    let memory = [1; 6];
    let (x, w) = (View::new(&memory, [2, 3]).unwrap(), View::new(&memory, [1, 6]).unwrap());
    let panic = |run: &dyn Fn()| {
        let payload = catch_unwind(AssertUnwindSafe(run)).expect_err("a panic");
        payload.downcast_ref::<String>().expect("a message").clone()
    };
    let axes = DotAxes::contracting([0], [0]);
    assert_eq!(panic(&|| drop(x.matmul(w))), x.try_matmul(w).unwrap_err().to_string());
    assert_eq!(panic(&|| drop(x.dot_general(w, axes))), x.try_dot_general(w, axes).unwrap_err().to_string());
    assert_eq!(
        panic(&|| drop(einsum!(i j, i j -> j; x, w))),
        try_einsum!(i j, i j -> j; x, w).unwrap_err().to_string()
    );
    assert_eq!(
        panic(&|| drop(x.trace_by::<0>(0, [0, 0]))),
        x.try_trace_by::<0>(0, [0, 0]).unwrap_err().to_string()
    );
    let one = View::new(&[1_u64], [1]).unwrap();
    let (long, short) = (one.try_broadcast_to([usize::MAX / 4]).unwrap(), one.try_broadcast_to([2]).unwrap());
    assert_eq!(panic(&|| drop(long.outer(short))), long.try_outer(short).unwrap_err().to_string());
}
