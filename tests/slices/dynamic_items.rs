//! The items of `s!` on arrays whose rank is known at run time, compared with those of arrays whose rank is in the type: all small extents, all ends and steps.
#![cfg(feature = "std")]
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

#[cfg(feature = "arrays")]
use shapewise::{
    Tensor, View,
    array::{DynTensor, DynView},
};
use shapewise::{
    s,
    slice::{SliceExpr, Spec, StridedSliceError},
};

/// The elements and extents of the slice on both levels, or an error of both. Returns whether there is a slice.
#[cfg(feature = "arrays")]
macro_rules! same {
    ($view:expr, $($items:tt)*) => {{
        let (ranked, any) = ($view.try_slice(s![$($items)*]), $view.dynamic());
        let found = any.slice(s![$($items)*]);
        assert_eq!(found.is_ok(), ranked.is_ok(), "{:?} {}", $view.extents(), SliceExpr::from(s![$($items)*]));
        if let (Ok(ranked), Ok(found)) = (&ranked, found) {
            assert!(found.extents().eq(ranked.extents()), "{}", SliceExpr::from(s![$($items)*]));
            assert_eq!(found.to_vec(), ranked.to_vec(), "{}", SliceExpr::from(s![$($items)*]));
        }
        usize::from(ranked.is_ok())
    }};
}

#[test]
#[cfg(feature = "arrays")]
fn items_select_what_they_select_of_ranked_arrays() {
    let (mut slices, mut all) = (0, 0);
    for (rows, columns) in (0..4).flat_map(|rows| (0..4).map(move |columns| (rows, columns))) {
        let tensor = Tensor::from_fn([rows, columns], |[i, j]| 10 * i + j);
        for view in [tensor.view().ranked(), tensor.transpose().ranked()] {
            for (begin, end) in (-4_isize..5).flat_map(|begin| (-4_isize..5).map(move |end| (begin, end))) {
                for step in [-3_isize, -2, -1, 0, 1, 2, 3] {
                    slices += same!(view, begin..end;step, :);
                    slices += same!(view, .., begin..end;step);
                    slices += same!(view, ..end;step, begin);
                    slices += same!(view, begin, NewAxis, begin..;step);
                    slices += same!(view, ..;step, NewAxis, begin..end);
                    all += 5;
                }
                slices += same!(view, begin, end);
                slices += same!(view, begin..=end, ..);
                all += 2;
            }
            slices += same!(view, ..) + same!(view, :) + same!(view, NewAxis, .., NewAxis) + same!(view, 0);
            slices += same!(view, 1_u8.., -1) + same!(view, ..;-1, ..;-1);
            all += 6;
        }
    }
    assert!(slices > all / 3 && slices < all, "{slices} of {all}");
}

/// A range of constants that the axis does not have is an error of every level, also beside other items.
#[test]
#[cfg(feature = "arrays")]
fn ranges_of_constants_are_within_their_axis() {
    let (mut slices, mut all) = (0, 0);
    for (rows, columns) in (0..5).flat_map(|rows| (0..5).map(move |columns| (rows, columns))) {
        let tensor = Tensor::from_fn([rows, columns], |[i, j]| 10 * i + j);
        let view = tensor.view().ranked();
        slices += same!(view, const 0..0)
            + same!(view, const 1..3)
            + same!(view, const 2..5)
            + same!(view, const 4..4);
        slices +=
            same!(view, :, const 1..3) + same!(view, .., const 2..3) + same!(view, NewAxis, const 0..2, 0);
        slices +=
            same!(view, const 1..2, const 2..4) + same!(view, 2, const 0..3) + same!(view, const 1..4, 3);
        slices += same!(view, .., const 1..2, NewAxis, 1..) + same!(view, const 0..4, ..;-1);
        all += 12;
    }
    assert!(slices > all / 4 && slices < all, "{slices} of {all}");
    let memory = [1, 2, 3];
    let view = View::new(&memory, [3]).unwrap();
    let says = "positions 2 to 5 are out of bounds for axis 0, which has extent 3";
    assert_eq!(view.try_slice(s![const 2..5]).unwrap_err().to_string(), says);
    let mut any = view.dynamic().to_tensor();
    assert_eq!(any.slice(s![const 2..5]).unwrap_err().to_string(), says);
    assert_eq!(any.slice_mut(s![const 2..5]).unwrap_err().to_string(), says);
    let slice = SliceExpr::from(s![const 2..5]);
    assert_eq!(any.slice_by(&slice).unwrap_err().to_string(), says);
    assert_eq!(view.slice_by::<1>(&slice).unwrap_err().to_string(), says);
    let of = |shape: &str| slice.apply(&shape.parse().unwrap()).map(|dense| dense.shape().to_string());
    assert_eq!(of("[5]"), Ok("[3]".into()));
    let bounded = of("[<=4]").unwrap_err().to_string();
    assert_eq!(bounded, "positions 2 to 5 are out of bounds for axis 0, which has extent <=4");
    assert!(of("[?]").is_ok(), "it may be large enough");
    // Of two mistakes, it is that of the first axis; and first of all, the specs fit the rank.
    let of = |slice: SliceExpr| slice.apply(&"[2,2]".parse().unwrap()).unwrap_err();
    assert!(matches!(of(s![const 1..3, 7].into()), StridedSliceError::ConstRange { axis: 0, .. }));
    assert!(matches!(of(s![7, const 1..3].into()), StridedSliceError::Index { axis: 0, .. }));
    assert!(matches!(of(s![const 1..3, 7, 7].into()), StridedSliceError::TooManyIndices { .. }));
}

#[test]
fn items_are_a_list_of_specs() {
    let expr = SliceExpr::from(s![-1, 2.., NewAxis, :, .., ..;-2]);
    assert_eq!(expr, "-1, 2:, None, :, ..., ::-2".parse().unwrap());
    assert_eq!(expr.specs().len(), 6);
    assert_eq!(SliceExpr::from(s![7]).specs(), [Spec::index(7)]);
}

#[test]
#[cfg(feature = "arrays")]
fn mistakes_are_those_of_the_array() {
    let mut any = DynTensor::filled([2, 3], 1).unwrap();
    let says = |part: Result<DynView<'_, i32>, StridedSliceError>| part.unwrap_err().to_string();
    let (view, step) = (any.view(), 0);
    let messages = [says(view.slice(s![2])), says(view.slice(s![0, 0, 0])), says(view.slice(s![0..1;step]))];
    assert_eq!(
        messages,
        [
            "index 2 is out of bounds for axis 0, which has extent 2: it must be at least -2 and below 2",
            "the slice names 3 axes, and rank 2 has 2",
            "the step along axis 0 is 0: a step must not be 0",
        ]
    );
    any.slice_mut(s![1, ..]).unwrap().fill(5);
    any.slice_mut(s![.., -1]).unwrap().fill(7);
    assert_eq!(any.as_slice(), [1, 1, 7, 5, 5, 7]);
    assert!(any.slice_mut(s![5, ..]).is_err(), "an index out of bounds");
}
