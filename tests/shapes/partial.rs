//! Partial shapes: their results equal those of dynamic shapes, on all small shapes. Checks of the rank of dynamic shapes.
#![cfg(feature = "std")]
#![expect(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic, and its numbers are small"
)]

use shapewise::{
    Axis, DynBroadcast, DynExtent, DynShape, DynShapeError, PartialShape, Permutation, Shape, ShapeError,
    slice::Range,
};

/// Small extents of each kind.
fn kinds() -> Vec<DynExtent> {
    let some = (0..3).flat_map(|n| [DynExtent::known(n).unwrap(), DynExtent::at_most(n + 1).unwrap()]);
    some.chain([DynExtent::UNKNOWN]).collect()
}

fn pairs() -> Vec<PartialShape<2>> {
    let kinds = kinds();
    let pair = |&first: &DynExtent| {
        kinds.iter().map(|&second| PartialShape::new([first, second]).unwrap()).collect::<Vec<_>>()
    };
    kinds.iter().flat_map(pair).collect()
}

fn dynamic<const R: usize>(shape: PartialShape<R>) -> DynShape {
    shape.into()
}

#[test]
fn ranked_answers_equal_the_dynamic_ones() {
    let mut cases = 0;
    for shape in pairs() {
        let whole = dynamic(shape);
        assert_eq!(DynShape::from(shape.permute_by(Permutation::REVERSAL)), whole.permute(&[1, 0]).unwrap());
        assert_eq!(dynamic(shape.remove_axis(Axis::<0>)), whole.remove_axis(0).unwrap());
        assert_eq!(dynamic(shape.remove_axis(Axis::<1>)), whole.remove_axis(1).unwrap());
        assert_eq!(shape.element_count(), whole.element_count());
        assert_eq!(shape.is_fully_known(), whole.is_fully_known());
        for extent in kinds() {
            assert_eq!(dynamic(shape.append(extent).unwrap()), whole.append(extent).unwrap());
            assert_eq!(dynamic(shape.prepend(extent).unwrap()), whole.prepend(extent).unwrap());
            assert_eq!(
                dynamic(shape.insert_axis(Axis::<0>, extent).unwrap()),
                whole.insert_axis(0, extent).unwrap()
            );
            assert_eq!(
                dynamic(shape.insert_axis(Axis::<1>, extent).unwrap()),
                whole.insert_axis(1, extent).unwrap()
            );
            assert_eq!(
                dynamic(shape.insert_axis(Axis::<2>, extent).unwrap()),
                whole.insert_axis(-1, extent).unwrap()
            );
            let vector = PartialShape::new([extent]).unwrap();
            assert_eq!(
                shape.align_trailing(&vector).map(|sum| dynamic(sum.shape())),
                whole.align_trailing(&dynamic(vector)).map(DynBroadcast::into_shape)
            );
            cases += 1;
        }
        for other in pairs() {
            let others = dynamic(other);
            assert_eq!(shape.merge(&other).map(dynamic), whole.merge(&others));
            assert_eq!(dynamic(shape.join(&other)), whole.join(&others));
            assert_eq!(shape.is_subtype_of(&other), whole.is_subtype_of(&others));
            assert_eq!(shape.is_compatible_with(&other), whole.is_compatible_with(&others));
            assert_eq!(shape.known_equal(&other), whole.known_equal(&others));
            assert_eq!(
                shape.align_trailing(&other).map(|sum| dynamic(sum.shape())),
                whole.align_trailing(&others).map(DynBroadcast::into_shape)
            );
            assert_eq!(dynamic(shape.concatenate(&other).unwrap()), whole.concatenate(&others).unwrap());
            cases += 1;
        }
    }
    assert_eq!(cases, 49 * 7 + 49 * 49, "all pairs of kinds of extents");
}

#[test]
fn element_counts_are_as_known_as_extents() {
    let count = |extents: &[DynExtent]| DynShape::new(extents.iter().copied()).unwrap().element_count();
    let known = |n| DynExtent::known(n).unwrap();
    let at_most = |n| DynExtent::at_most(n).unwrap();
    assert_eq!(count(&[]), known(1));
    assert_eq!(count(&[known(2), known(3)]), known(6));
    assert_eq!(count(&[known(2), at_most(3)]), at_most(6));
    assert_eq!(count(&[known(2), DynExtent::UNKNOWN]), DynExtent::UNKNOWN);
    assert_eq!(count(&[DynExtent::UNKNOWN, known(0)]), known(0));
    let huge = isize::MAX.unsigned_abs();
    assert_eq!(
        count(&[at_most(huge), at_most(2)]),
        DynExtent::UNKNOWN,
        "a bound that does not fit is not a bound"
    );
    assert_eq!(
        count(&[at_most(huge - 1), at_most(2)]),
        DynExtent::UNKNOWN,
        "a bound that does not fit is not a bound"
    );
}

#[test]
fn partial_shapes_are_between_ranked_and_dynamic_ones() {
    let known = PartialShape::from(Shape::new([2, 3]).unwrap());
    assert_eq!(Shape::<2>::try_from(known).unwrap().extents(), [2, 3]);
    assert_eq!(PartialShape::<2>::try_from(&dynamic(known)), Ok(known));
    assert!(matches!(
        PartialShape::<2>::try_from(&DynShape::scalar()),
        Err(ShapeError::Rank { expected: 2, found: 0, .. })
    ));
    assert_eq!(
        PartialShape::<2>::try_from(&DynShape::scalar()).unwrap_err().to_string(),
        "the rank is 0, expected 2"
    );
    assert_eq!(
        PartialShape::<2>::try_from(&DynShape::UNKNOWN).unwrap_err().to_string(),
        "the rank is not known, expected 2"
    );
    assert_eq!(
        (PartialShape::<3>::UNKNOWN.to_string(), format!("{:?}", PartialShape::<0>::UNKNOWN)),
        ("[?,?,?]".into(), "[]".into())
    );
}

#[test]
fn ranks_are_checked() {
    let (matrix, unknown) = (DynShape::of_rank(2), DynShape::UNKNOWN);
    assert_eq!(unknown.with_rank(2), Ok(matrix.clone()));
    assert_eq!(unknown.with_rank_at_least(2), Ok(unknown.clone()));
    assert_eq!((matrix.with_rank(2), matrix.with_rank_at_most(2)), (Ok(matrix.clone()), Ok(matrix.clone())));
    let words = |result: Result<DynShape, DynShapeError>| result.unwrap_err().to_string();
    assert_eq!(words(matrix.with_rank(3)), "the rank is 2, expected 3");
    assert_eq!(words(matrix.with_rank_at_least(3)), "the rank is 2, expected at least 3");
    assert_eq!(words(matrix.with_rank_at_most(1)), "the rank is 2, expected at most 1");
}

#[test]
fn ranges_of_axes_are_those_of_python() {
    let shape = DynShape::from_ints(&[10, 11, 12, 13]).unwrap();
    let ends = || core::iter::once(None).chain((-6..=6).map(Some));
    for step in (-3..=3).filter(|&step| step != 0) {
        for begin in ends() {
            for end in ends() {
                let (first, count) = shapewise::slice::range(0, Range { begin, end }, step, 4).unwrap();
                let axes = (0_isize..).take(count).map(|at| 10 + first.cast_signed() + at * step);
                let expected = DynShape::from_ints(&axes.collect::<Vec<_>>()).unwrap();
                assert_eq!(
                    shape.slice_axes(Range { begin, end }, step),
                    Ok(expected),
                    "{begin:?}:{end:?}:{step}"
                );
            }
        }
    }
    let all = Range { begin: None, end: None };
    assert_eq!(
        shape.slice_axes(all, 0).unwrap_err().to_string(),
        "the step along the axes is 0: a step must not be 0"
    );
    assert_eq!(DynShape::UNKNOWN.slice_axes(all, 1), Ok(DynShape::UNKNOWN));
    assert_eq!(shape.slice_axes(all, isize::MIN), Ok(DynShape::from_ints(&[13]).unwrap()));
}

#[test]
fn prefixes_and_suffixes_are_certain_or_not() {
    let shape: DynShape = "[2,?,4]".parse().unwrap();
    let asked = |text: &str| {
        let other: DynShape = text.parse().unwrap();
        (shape.starts_with(&other), shape.ends_with(&other))
    };
    assert_eq!(asked("[]"), (Some(true), Some(true)));
    assert_eq!(asked("[2]"), (Some(true), Some(false)));
    assert_eq!(asked("[4]"), (Some(false), Some(true)));
    assert_eq!(asked("[2,3]"), (None, Some(false)));
    assert_eq!(asked("[3,4]"), (Some(false), None));
    assert_eq!(asked("[2,?,4]"), (None, None), "unknown extents may differ");
    assert_eq!(asked("[2,?,4,1]"), (Some(false), Some(false)));
    assert_eq!(asked("?"), (None, None));
}

#[test]
fn extents_are_replaced() {
    let shape: DynShape = "[2,?,4]".parse().unwrap();
    assert_eq!(shape.with_extent(-2, DynExtent::ONE).unwrap().to_string(), "[2,1,4]");
    assert_eq!(shape.to_string(), "[2,?,4]", "the shape itself does not change");
    assert_eq!(
        shape.with_extent(3, DynExtent::ONE).unwrap_err().to_string(),
        "axis 3 is out of range for rank 3: it must be at least -3 and below 3"
    );
    let huge = DynExtent::known(isize::MAX.unsigned_abs()).unwrap();
    assert!(matches!(shape.with_extent(1, huge), Err(DynShapeError::Size(_))));
    assert_eq!(DynShape::UNKNOWN.with_extent(0, huge), Err(DynShapeError::RankUnknown));
}

#[test]
fn emptiness_and_true_rank_are_known_or_not() {
    let asked = |text: &str| {
        let shape: DynShape = text.parse().unwrap();
        (shape.is_empty(), shape.true_rank())
    };
    assert_eq!(asked("[2,1,0]"), (Some(true), Some(2)));
    assert_eq!(asked("[2,1]"), (Some(false), Some(1)));
    assert_eq!(asked("[]"), (Some(false), Some(0)));
    assert_eq!(asked("[0,?]"), (Some(true), None));
    assert_eq!(asked("[2,<=3]"), (None, None), "an extent of at most 3 may be 0 or 1");
    assert_eq!(asked("?"), (None, None));
}
