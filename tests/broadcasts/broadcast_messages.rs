//! The messages of all errors and conditions of broadcasts, literally; those of known shapes are in `messages.rs`.
#![cfg(feature = "std")]
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use crate::oracle;

use crate::width;

use oracle::dynamic::{MOST, known, parsed};
use shapewise::{
    BroadcastError, DynBroadcast, DynBroadcastError, DynExtent, DynShape, broadcast::ConditionError,
};
#[cfg(feature = "arrays")]
use shapewise::{View, verbs::try_choose};

#[track_caller]
fn says<V, E: core::error::Error>(result: Result<V, E>, words: &str) {
    match result {
        Ok(_) => panic!("no error, where this was expected: {words}"),
        Err(error) => assert_eq!(error.to_string(), width::of(words), "the words of {error:?}"),
    }
}

fn with(lhs: &str, rhs: &str, dimensions: &[isize]) -> Result<DynBroadcast, DynBroadcastError> {
    parsed(lhs).broadcast_with(&parsed(rhs), dimensions)
}

fn in_dim(operand: &str, result: &str, dimensions: &[isize]) -> Result<DynBroadcast, DynBroadcastError> {
    parsed(operand).broadcast_in_dim(&parsed(result), dimensions)
}

const TOO_LARGE_AT_1: &str = "the shape is too large at axis 1: its extent 2 times 9223372036854775807, the product of the extents before \
         it, is above 9223372036854775807 (extents of 0 left out)";

#[test]
fn operands_of_the_same_rank() {
    says(
        with("[2,<=4]", "[2,5]", &[]),
        "extents <=4 and 5 do not broadcast at axis 1: they must be equal, or one of them 1",
    );
    says(
        with("[2,3]", "[2,3]", &[1, 0]),
        "broadcast dimension 1 of axis 0 does not fit operands of the same rank: each axis stays where it is",
    );
    says(
        with("[2,3]", "[2,3]", &[0, -1]),
        "broadcast dimension -1 of axis 1 does not fit operands of the same rank: each axis stays where it is",
    );
    says(
        with("[2,3]", "[2,3]", &[0]),
        "1 broadcast dimension does not fit an operand of rank 2: there must be one for each axis",
    );
    let column = DynShape::new([known(MOST), DynExtent::ONE]).unwrap();
    says(column.broadcast_with(&parsed("[?,2]"), &[]), TOO_LARGE_AT_1);
    says(
        with("[?,2]", "[2,<=3]", &[]),
        "extents 2 and <=3 do not broadcast at axis 1: they must be equal, or one of them 1",
    );
}

#[test]
fn operands_of_other_ranks() {
    says(
        with("[2,3]", "[3]", &[]),
        "ranks 2 and 1 do not broadcast without broadcast dimensions: ranks must be equal, or one of them 0",
    );
    says(
        with("[2,3]", "[3]", &[0, 1]),
        "2 broadcast dimensions do not fit an operand of rank 1: there must be one for each axis",
    );
    says(
        with("[2,3]", "[3]", &[-1]),
        "broadcast dimension -1 of axis 0 is negative: broadcast dimensions count from the first axis",
    );
    says(
        with("[2,3]", "[3]", &[2]),
        "broadcast dimension 2 of axis 0 is out of range: the result has rank 2",
    );
    says(
        with("[2,3,4]", "[4,3]", &[2, 1]),
        "broadcast dimension 1 of axis 1 comes after 2: broadcast dimensions increase",
    );
    says(
        with("[2,3,?]", "[4]", &[2]),
        "extent 4 of axis 0 does not broadcast with extent ? of axis 2: they must be equal, or one of them 1",
    );
    says(
        with("[<=1]", "[2,3]", &[1]),
        "extent <=1 of axis 0 does not broadcast with extent 3 of axis 1: one is bounded, and only a known 1 stretches",
    );
}

#[test]
fn given_results() {
    says(in_dim("[2]", "?", &[0]), "the rank of the result is unknown: a result to broadcast to needs one");
    says(
        in_dim("[2]", "[2,?]", &[0]),
        "axis 1 of the result has extent ?: a result to broadcast to needs extents that are known or bounded",
    );
    says(
        in_dim("[2,3]", "[3]", &[0, 1]),
        "an operand of rank 2 does not broadcast to a result of rank 1: broadcasting drops no axis",
    );
    says(
        in_dim("[3]", "[2,1]", &[1]),
        "extent 3 of axis 0 does not broadcast into extent 1 of axis 1: it must be the same, or 1",
    );
    says(
        in_dim("[<=3]", "[2,3]", &[1]),
        "extent <=3 of axis 0 does not broadcast with extent 3 of axis 1: one is bounded, and only a known 1 stretches",
    );
    says(
        parsed("[2,2]").broadcast_transposing(&parsed("[3,2]"), &[1, 1]),
        "broadcast dimension 1 occurs twice (for axes 0 and 1): each axis of the result must occur at most once",
    );
    says(parsed("[3]").broadcast(&[2, -1]), "axis 1 has the negative extent -1: an extent is at least 0");
    says(
        parsed("[3]").broadcast(&[u128::MAX]),
        "axis 0 has extent 340282366920938463463374607431768211455, which is above the greatest usize, 18446744073709551615",
    );
    says(
        parsed("[3]").broadcast(&[4, usize::MAX]),
        "the shape is too large at axis 1: its extent 18446744073709551615 times 4, the product of the extents before \
         it, is above 9223372036854775807 (extents of 0 left out)",
    );
}

#[test]
fn operands_of_the_same_shape() {
    let (clamp, choose) = (DynShape::clamp, DynShape::select);
    let [scalar, vector, matrix] = ["[]", "[2]", "[2,?]"].map(parsed);
    says(
        clamp(&parsed("[3]"), &vector, &scalar),
        "a bound is a scalar, or has the shape of the operand: extents 2 and 3 are not compatible at axis 0: no extent \
         is both",
    );
    says(
        clamp(&scalar, &matrix, &vector),
        "a bound is a scalar, or has the shape of the operand: shapes of ranks 2 and 1 are not compatible: ranks must \
         be equal",
    );
    says(
        choose(&scalar, &matrix, &vector),
        "the operands to select from have the same shape: shapes of ranks 2 and 1 are not compatible: ranks must be equal",
    );
    says(
        choose(&parsed("[<=1]"), &vector, &vector),
        "a predicate is a scalar, or has the shape of the operands: extents 2 and <=1 are not compatible at axis 0: \
         no extent is both",
    );
}

#[test]
fn conditions() {
    let condition = |sum: Result<DynBroadcast, DynBroadcastError>| {
        let [condition] = sum.unwrap().conditions()[..] else { panic!("one is left") };
        condition
    };
    let (sum, into) = (condition(with("[2,<=3]", "[2,?]", &[])), condition(in_dim("[<=3]", "[2,<=3]", &[1])));
    assert_eq!(sum.to_string(), "at axis 1, extents <=3 and ? must broadcast to <=3");
    assert_eq!(into.to_string(), "at axis 1, extent <=3 must broadcast into <=3");
    says(sum.check(4, 1), "axis 1 of an operand has extent 4, and was declared as <=3");
    says(sum.check(2, 5), "extents 2 and 5 do not broadcast at axis 1: they must be equal, or one of them 1");
    says(
        sum.check(1, 5),
        "axis 1 of the result has extent 5, and was inferred as <=3: what is not known to be 1 was not to stretch",
    );
    // A condition knows only the axis of the result, as if the operand were aligned.
    says(
        into.check(3, 1),
        "extent 3 of axis 1 does not broadcast into extent 1 of axis 1: it must be the same, or 1",
    );
    assert_eq!((sum.check(1, 3), into.check(1, 3), into.check(0, 0)), (Ok(3), Ok(3), Ok(0)));
}

#[test]
fn operands_that_differ_from_their_declaration() {
    let sum = with("[2,<=3]", "[?]", &[]);
    assert!(sum.is_err(), "{sum:?}");
    let sum = with("[2,<=3]", "[2,?]", &[]).unwrap();
    let check = |lhs: &str, rhs: &str| sum.check(&[parsed(lhs), parsed(rhs)]);
    says(sum.check(&[parsed("[2,3]")]), "1 operand was given, and 2 were declared");
    says(
        check("[2,3]", "[3]"),
        "operand 1 is not as it was declared: shapes of ranks 2 and 1 are not compatible: ranks must be equal",
    );
    says(
        check("[2,4]", "[2,1]"),
        "operand 0 is not as it was declared: extents <=3 and 4 are not compatible at axis 1: no extent is both",
    );
    says(
        check("[<=1,3]", "[2,1]"),
        "operand 0 is not as it was declared: extents 2 and <=1 are not compatible at axis 0: no extent is both",
    );
    says(
        check("[2,2]", "[2,3]"),
        "extents 2 and 3 do not broadcast at axis 1: they must be equal, or one of them 1",
    );
    says(
        check("[2,1]", "[2,4]"),
        "axis 1 of the result has extent 4, and was inferred as <=3: what is not known to be 1 was not to stretch",
    );
    let sum = with("[2,<=3]", "[2,?]", &[]).unwrap();
    let [condition] = sum.conditions()[..] else { panic!("one axis is in doubt") };
    says(condition.check(4, 1), "axis 1 of an operand has extent 4, and was declared as <=3");
    says(
        condition.check(2, 4),
        "extents 2 and 4 do not broadcast at axis 1: they must be equal, or one of them 1",
    );
    let any = with("[?,?]", "[?,?]", &[]).unwrap();
    let of = |extents: [usize; 2]| DynShape::try_from(extents).unwrap();
    says(any.check(&[of([MOST, 1]), of([1, 2])]), TOO_LARGE_AT_1);
    let size = any.check(&[of([MOST, 1]), of([1, 2])]).unwrap_err();
    assert!(matches!(size, ConditionError::Shapes(DynBroadcastError::Size(_))), "{size:?}");
}

/// The debug format of a condition and of a broadcast.
#[test]
fn debug_formats() {
    let left = "[2,<=3], at axis 1, extents <=3 and ? must broadcast to <=3";
    assert_eq!(format!("{:?}", with("[2,<=3]", "[1,?]", &[]).unwrap()), left);
    assert_eq!(format!("{:?}", with("[2,3]", "[1,3]", &[]).unwrap()), "[2,3]");
    let three = DynShape::align_trailing_all(["[?]", "[?]", "[1]"].map(parsed)).unwrap();
    assert_eq!(format!("{three:?}"), "[?], at axis 0, extents ? and ? must broadcast to ?");
}

#[test]
#[cfg(feature = "arrays")]
fn views() {
    let memory = [0; 12];
    let (matrix, other) = (View::new(&memory, [3, 4]).unwrap(), View::new(&memory, [3, 2]).unwrap());
    says(
        matrix.try_broadcast_transposing([4, 4, 3], [2, 2]),
        "extent 4 of axis 1 does not broadcast into extent 3 of axis 2: it must be the same, or 1",
    );
    let square = View::new(&memory[..9], [3, 3]).unwrap();
    says(
        square.try_broadcast_transposing([4, 4, 3], [2, 2]),
        "broadcast dimension 2 occurs twice (for axes 0 and 1): each axis of the result must occur at most once",
    );
    let bound = "a bound of extent 2 does not clamp extent 4 at axis 1: a bound is a scalar, or has the shape of the operand";
    says(matrix.try_clamp(other, 5), bound);
    says(matrix.try_clamp(1, other), bound);
    says(
        try_choose(true, &matrix, &other),
        "extents 4 and 2 differ at axis 1: the operands to select from have the same shape",
    );
    let predicate = View::new(&[true; 4], [1, 4]).unwrap();
    says(
        try_choose(predicate, &matrix, &matrix),
        "a predicate of extent 1 does not select from extent 3 at axis 0: a predicate is a scalar, or has the shape of the operands",
    );
    assert!(matches!(
        square.try_broadcast_transposing([3, 3], [0, 0]),
        Err(BroadcastError::Repeated { first: 0, second: 1, dimension: 0 })
    ));
    assert!(matches!(
        matrix.try_clamp(1, other),
        Err(BroadcastError::Clamp { axis: 1, extent: 4, bound: 2 })
    ));
    assert!(matches!(
        try_choose(true, &matrix, &other),
        Err(BroadcastError::Select { axis: 1, on_true: 4, on_false: 2 })
    ));
    assert!(matches!(
        try_choose(predicate, &matrix, &matrix),
        Err(BroadcastError::Predicate { axis: 0, extent: 3, predicate: 1 })
    ));
}
