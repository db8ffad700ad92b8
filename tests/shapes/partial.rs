//! Shapes that are partly known: their results are those of their extents, on all small shapes. Checks of the rank of dynamic shapes.
#![cfg(feature = "std")]
#![expect(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic, and its numbers are small"
)]

use shapewise::{DynBroadcast, DynExtent, DynShape, DynShapeError, Shape, ShapeError, slice::Range};

/// Small extents of each kind.
fn kinds() -> Vec<DynExtent> {
    let some = (0..3).flat_map(|n| [DynExtent::known(n).unwrap(), DynExtent::at_most(n + 1).unwrap()]);
    some.chain([DynExtent::UNKNOWN]).collect()
}

fn of(extents: &[DynExtent]) -> DynShape {
    DynShape::new(extents.iter().copied()).unwrap()
}

fn pairs() -> Vec<[DynExtent; 2]> {
    let kinds = kinds();
    kinds.iter().flat_map(|&first| kinds.iter().map(move |&second| [first, second])).collect()
}

/// The axes edited by hand, and the operations on sets axis by axis.
#[test]
fn answers_are_those_of_the_extents() {
    let mut cases = 0;
    for [a, b] in pairs() {
        let shape = of(&[a, b]);
        assert_eq!(shape.permute(&[1, 0]), Ok(of(&[b, a])));
        assert_eq!((shape.remove_axis(0), shape.remove_axis(1)), (Ok(of(&[b])), Ok(of(&[a]))));
        assert_eq!(shape.is_fully_known(), a.is_known() && b.is_known());
        for c in kinds() {
            assert_eq!(shape.append(c), Ok(of(&[a, b, c])));
            assert_eq!(shape.prepend(c), Ok(of(&[c, a, b])));
            assert_eq!(shape.insert_axis(0, c), Ok(of(&[c, a, b])));
            assert_eq!(shape.insert_axis(1, c), Ok(of(&[a, c, b])));
            assert_eq!(shape.insert_axis(-1, c), Ok(of(&[a, b, c])));
            let aligned = shape.align_trailing(&of(&[c])).ok().map(DynBroadcast::into_shape);
            assert_eq!(aligned, b.broadcast(c).map(|last| of(&[a, last])));
            cases += 1;
        }
        for [c, d] in pairs() {
            let other = of(&[c, d]);
            let both = |first: Option<DynExtent>, second: Option<DynExtent>| Some(of(&[first?, second?]));
            assert_eq!(shape.merge(&other).ok(), both(a.merge(c), b.merge(d)));
            assert_eq!(shape.join(&other), of(&[a.join(c), b.join(d)]));
            assert_eq!(shape.is_subtype_of(&other), a.is_subtype_of(c) && b.is_subtype_of(d));
            assert_eq!(shape.is_compatible_with(&other), a.is_compatible_with(c) && b.is_compatible_with(d));
            let equal = match (a.known_equal(c), b.known_equal(d)) {
                (Some(true), Some(true)) => Some(true),
                (Some(false), _) | (_, Some(false)) => Some(false),
                _ => None,
            };
            assert_eq!(shape.known_equal(&other), equal);
            let aligned = shape.align_trailing(&other).ok().map(DynBroadcast::into_shape);
            assert_eq!(aligned, both(a.broadcast(c), b.broadcast(d)));
            assert_eq!(shape.concatenate(&other), Ok(of(&[a, b, c, d])));
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
fn ranks_and_extents_are_checked_on_the_way_to_a_type() {
    let known = Shape::new([2, 3]).unwrap();
    assert_eq!(Shape::<2>::try_from(&DynShape::from(known)), Ok(known));
    assert!(matches!(
        Shape::<2>::try_from(&DynShape::scalar()),
        Err(ShapeError::Rank { expected: 2, found: 0, .. })
    ));
    let words = |shape: DynShape| Shape::<2>::try_from(shape).unwrap_err().to_string();
    assert_eq!(words(DynShape::scalar()), "the rank is 0, expected 2");
    assert_eq!(words(DynShape::UNKNOWN), "the rank is not known, expected 2");
    assert_eq!(
        words(DynShape::of_rank(2)),
        "axis 0 has extent ?, which is not known: a shape needs each extent"
    );
    assert_eq!(
        (DynShape::of_rank(3).to_string(), format!("{:?}", DynShape::of_rank(0))),
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
