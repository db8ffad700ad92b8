//! The messages of the errors, and extents that are too large.

use shapewise::{
    Permutation,
    index::element_count,
    layout::{
        MinorToMajor,
        bitcast::{
            align, common_factors, decompose, deduce_transpose, degenerate_axes_changed, reshape_is_bitcast,
            reshape_leaves_unmodified, transpose_is_bitcast, unmodified_by_reshape,
        },
        edit::EditError,
    },
};

#[test]
fn errors_name_the_operands_and_the_rule() {
    let words = |error: &dyn core::fmt::Display| error.to_string();
    assert_eq!(
        words(&common_factors(&[2, 3], &[5]).unwrap_err()),
        "6 elements cannot become 5 elements: the element count must stay the same"
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

#[test]
fn extreme_extents_have_answers() {
    const MAX: usize = isize::MAX.unsigned_abs();
    let extremes = [0, 1, 2, 1 << (usize::BITS / 2), MAX, usize::MAX];
    let all: Vec<[usize; 2]> = extremes.iter().flat_map(|&a| extremes.map(|b| [a, b])).collect();
    let (rows, columns) = (MinorToMajor::<2>::ROW_MAJOR, MinorToMajor::<2>::COLUMN_MAJOR);
    let (mut fit, mut not) = (0, 0);
    for from in &all {
        for to in &all {
            let counts = [element_count(from), element_count(to)];
            let same = matches!(counts, [Ok(from), Ok(to)] if from == to);
            // Extents that do not fit, or have another count, are neither; and nothing overflows.
            let reshape = reshape_is_bitcast(from, rows, to, rows);
            assert_eq!(reshape, same, "{from:?} to {to:?}");
            assert!(same || !transpose_is_bitcast(from, rows, to, columns, Permutation::REVERSAL));
            let deduced = deduce_transpose(from, rows, to, columns);
            assert!(deduced.is_none() || same, "{from:?} to {to:?}");
            assert_eq!(align(from, rows, to).is_some(), same, "{from:?} to {to:?}");
            assert!(align(from, columns, to).is_none() || same, "{from:?} to {to:?}");
            assert_eq!(decompose(from, columns, to, rows).is_ok(), same, "{from:?} to {to:?}");
            assert_eq!(common_factors(from, to).map(Iterator::count).is_ok(), same, "{from:?} to {to:?}");
            assert_eq!(unmodified_by_reshape(from, to).is_ok(), same, "{from:?} to {to:?}");
            assert!(degenerate_axes_changed(from, to).is_none() || same, "{from:?} to {to:?}");
            (fit, not) = if same { (fit + 1, not) } else { (fit, not + 1) };
        }
        let strides = from.map(|extent| extent.try_into().unwrap_or(isize::MIN));
        assert!(
            MinorToMajor::from_strides(from, &strides).is_none() || element_count(from).is_ok(),
            "{from:?}"
        );
    }
    assert!(fit > 50 && not > 50, "{fit} and {not}");
}
