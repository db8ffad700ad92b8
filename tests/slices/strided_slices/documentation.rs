//! Twelve mistakes in TensorFlow's documentation of `StridedSlice`: for each the claim, and what TensorFlow's code and this crate
//! do.
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]

use shapewise::slice::{SliceExpr, StridedSlice};
#[cfg(feature = "arrays")]
use shapewise::{View, ViewMut, array::DynView};

use crate::oracle::dynamic::parsed;

/// The shape and the elements of a slice of `0, 1, 2, ...` of this shape.
#[track_caller]
#[cfg(feature = "arrays")]
fn of(shape: &str, text: &str) -> (String, Vec<i32>) {
    let shape = parsed(shape);
    let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
    let slice = text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap();
    let taken = DynView::new(&memory, &shape).unwrap();
    let taken = taken.dense_slice(&slice).unwrap();
    (taken.shape().to_string(), taken.to_vec())
}

/// "`foo[-2::-1]` of `[1, 2, 3, 4]` is `[4, 3]`". It is `[3, 2, 1]`: from the last but one to the first. `[4, 3]` is `foo[:-3:-1]`.
#[test]
#[cfg(feature = "arrays")]
fn a_negative_begin_counts_from_the_end() {
    // Elements are numbered from 0.
    assert_eq!(of("[4]", "-2::-1"), ("[3]".into(), vec![2, 1, 0]));
    assert_eq!(of("[4]", ":-3:-1"), ("[2]".into(), vec![3, 2]));
}

/// "`foo[:, ...]` of shape (3, 4) has shape (1, 3, 4)". A new axis is written `None`.
#[test]
#[cfg(feature = "arrays")]
fn a_colon_is_not_a_new_axis() {
    assert_eq!(of("[3,4]", ":, ...").0, "[3,4]");
    assert_eq!(of("[3,4]", "None, ...").0, "[1,3,4]");
}

/// "The number of values selected is `end - begin`". That holds for a stride of 1 and ends that are not clamped. In general it is
/// `(end - begin) / stride`, rounded up.
#[test]
#[cfg(feature = "arrays")]
fn the_count_is_divided_by_the_stride() {
    assert_eq!(of("[10]", "1:8:3"), ("[3]".into(), vec![1, 4, 7]));
}

/// "`end` is the index of the last value to select". It is the index after it.
#[test]
#[cfg(feature = "arrays")]
fn the_end_is_exclusive() {
    assert_eq!(of("[10]", "2:4").1, [2, 3]);
}

/// "A bit of `begin_mask`: `begin[i]` is replaced by the interval `[0, n-1)`". It is replaced by 0, or by n - 1 if the stride is
/// negative. `end` is replaced by n, or, if the stride is negative, by the position before 0, which no number says.
#[test]
#[cfg(feature = "arrays")]
fn an_open_end_depends_on_the_sign_of_the_stride() {
    assert_eq!(of("[3]", "::-1").1, [2, 1, 0]);
    assert_eq!(of("[3]", "2:-1:-1").1, [] as [i32; 0], "-1 is the last");
    assert_eq!(of("[3]", "2:-4:-1").1, [2, 1, 0], "what is below is clamped");
}

/// "The implicit ellipsis is bit `m + 1`". It is bit `m`, after the last of `m` specs.
#[test]
#[cfg(feature = "arrays")]
fn the_implicit_ellipsis_comes_after_the_last_spec() {
    assert_eq!(of("[2,3]", "1"), of("[2,3]", "1, ..."));
}

/// "`strides` are clamped to `[0, n)`". `begin` and `end` are clamped, to `[0, n]`, or to `[-1, n - 1]` if the stride is negative.
/// Strides are not.
#[test]
#[cfg(feature = "arrays")]
fn strides_are_not_clamped() {
    assert_eq!(of("[3]", "-9:9:2").1, [0, 2]);
    assert_eq!(of("[3]", "9:-9:-7").1, [2]);
}

/// "`begin` and `end` of an index must imply a slice of size 1". `end` is not read.
#[test]
fn the_end_of_an_index_is_not_read() {
    let index = StridedSlice {
        begin: &[1],
        end: &[1],
        strides: &[1],
        shrink_axis_mask: 1,
        ..StridedSlice::default()
    };
    assert_eq!(index.apply(&parsed("[3,2]")).unwrap().shape().to_string(), "[2]");
}

/// "Values out of bounds are clamped". Those of ranges are. An index out of bounds is an error.
#[test]
#[cfg(feature = "arrays")]
fn an_index_is_not_clamped() {
    assert_eq!(of("[3]", "1:99").1, [1, 2]);
    let error = "99".parse::<SliceExpr>().unwrap().apply(&parsed("[3]")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "index 99 is out of bounds for axis 0, which has extent 3: it must be at least -3 and below 3"
    );
}

/// "`strides[i]` must not be 0". That holds where it is read: not at an ellipsis or a new axis.
#[test]
fn the_stride_of_a_new_axis_is_not_read() {
    let new =
        StridedSlice { begin: &[0], end: &[0], strides: &[0], new_axis_mask: 1, ..StridedSlice::default() };
    assert_eq!(new.apply(&parsed("[3]")).unwrap().shape().to_string(), "[1,3]");
    let error = StridedSlice { new_axis_mask: 0, ..new }.apply(&parsed("[3]")).unwrap_err();
    assert_eq!(error.to_string(), "the step along axis 0 is 0: a step must not be 0");
}

/// "Only stride 1 is allowed on non-range indexing". Any positive stride is.
#[test]
fn an_index_may_have_any_positive_stride() {
    let index = StridedSlice {
        begin: &[1],
        end: &[9],
        strides: &[2],
        shrink_axis_mask: 1,
        ..StridedSlice::default()
    };
    assert_eq!(index.apply(&parsed("[5]")).unwrap().shape().to_string(), "[]");
}

/// "Assignment does not support broadcasting". It does, aligned at the last axis.
#[test]
#[cfg(feature = "arrays")]
fn assignment_broadcasts() {
    let mut memory = [0; 6];
    let columns = ":, 1:".parse::<SliceExpr>().unwrap().apply(&parsed("[2,3]")).unwrap();
    let operand = View::new(&[7, 8], [2]).unwrap();
    ViewMut::new(&mut memory, [2, 3]).unwrap().assign_slice(&columns, operand).unwrap();
    assert_eq!(memory, [0, 7, 8, 0, 7, 8]);
}
