//! The words of the errors.

use shapewise::{
    layout::MinorToMajor,
    layout::{
        bitcast::{common_factors, reshape_leaves_unmodified, unmodified_by_reshape},
        edit::EditError,
    },
};

#[test]
fn errors_say_what_met_what_and_the_rule() {
    let words = |error: &dyn core::fmt::Display| error.to_string();
    assert_eq!(
        words(&common_factors(&[2, 3], &[5]).unwrap_err()),
        "6 elements do not become 5 elements: a reshape or a bitcast keeps the element count"
    );
    assert_eq!(
        words(&reshape_leaves_unmodified(&[2, 3], &[6], [2]).unwrap_err()),
        "axis 2 is out of range for rank 2: it must be at least -2 and below 2"
    );
    assert!(
        words(&unmodified_by_reshape(&[usize::MAX], &[1]).unwrap_err())
            .starts_with("the shape is too large at axis 0")
    );
    let order = MinorToMajor::<3>::ROW_MAJOR;
    assert_eq!(
        words(&order.remove_axes::<2, 1>([0, -3]).unwrap_err()),
        "axis 0 is named twice (at 0 and at 1): each axis is removed once"
    );
    assert_eq!(
        words(&order.remove_axes::<1, 2>([3]).unwrap_err()),
        "axis 3 is out of range for rank 3: it must be at least -3 and below 3"
    );
    let error: EditError = order.keep::<1>([true, true, false]).unwrap_err();
    assert_eq!(words(&error), "2 axes are kept, and the result has rank 1: the rank is how many are kept");
}
