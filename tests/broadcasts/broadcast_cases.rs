//! Broadcasts case by case: the examples of XLA's and StableHLO's documents, code and tests; and very large extents.
#![cfg(feature = "std")]
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use crate::oracle;

use oracle::dynamic::{MOST, at_most, known, parsed};
#[cfg(feature = "arrays")]
use shapewise::View;
use shapewise::{
    BroadcastError, DynBroadcast, DynBroadcastError, DynExtent, DynShape, FromIntsError, MergeError,
    SizeError, broadcast::ConditionError,
};

type Outcome = Result<DynShape, DynBroadcastError>;

fn with(lhs: &str, rhs: &str, dimensions: &[isize]) -> Outcome {
    parsed(lhs).broadcast_with(&parsed(rhs), dimensions).map(DynBroadcast::into_shape)
}

fn in_dim(operand: &str, result: &str, dimensions: &[isize]) -> Outcome {
    parsed(operand).broadcast_in_dim(&parsed(result), dimensions).map(DynBroadcast::into_shape)
}

fn transposing(operand: &str, result: &str, dimensions: &[isize]) -> Outcome {
    parsed(operand).broadcast_transposing(&parsed(result), dimensions).map(DynBroadcast::into_shape)
}

fn clamp(min: &str, operand: &str, max: &str) -> Outcome {
    DynShape::clamp(&parsed(min), &parsed(operand), &parsed(max))
}

fn identity(axis: usize, dimension: isize) -> DynBroadcastError {
    DynBroadcastError::Identity { axis, dimension }
}

fn extents(axis: usize, lhs: DynExtent, rhs: DynExtent) -> DynBroadcastError {
    DynBroadcastError::Extents { axis, lhs, rhs }
}

fn along(axis: usize, extent: usize, dimension: usize, other: DynExtent) -> DynBroadcastError {
    DynBroadcastError::Along { axis, extent: known(extent), dimension, other }
}

fn negative(axis: usize, value: i128) -> DynBroadcastError {
    DynBroadcastError::Sizes(FromIntsError::Negative { axis, value })
}

fn order(axis: usize, previous: usize, dimension: usize) -> DynBroadcastError {
    DynBroadcastError::Dimensions(BroadcastError::Order { axis, previous, dimension })
}

/// The examples, with their names in the notes on XLA; for examples with elements, the shapes.
#[test]
fn examples() {
    use DynBroadcastError as Error;

    let too_large = BroadcastError::Dimension { axis: 0, dimension: 2, rank: 2 };
    let cases: &[(&str, Outcome, Result<&str, Error>)] = &[
        ("B-1", with("[2,3]", "[3]", &[1]), Ok("[2,3]")),
        ("B-2", with("[2,3]", "[3]", &[]), Err(Error::DifferentRanks { lhs: 2, rhs: 1 })),
        ("B-3", with("[2,3]", "[3]", &[0]), Err(along(0, 3, 0, known(2)))),
        ("B-4", with("[3,3]", "[3]", &[0]), Ok("[3,3]")),
        ("B-4", with("[3,3]", "[3]", &[1]), Ok("[3,3]")),
        ("B-5", with("[2,3,4]", "[3,4]", &[1, 2]), Ok("[2,3,4]")),
        ("B-6", with("[]", "[2,3]", &[]), Ok("[2,3]")),
        ("B-7", with("[2,1]", "[2,3,4]", &[0, 2]), Ok("[2,3,4]")),
        ("B-8", with("[2,3]", "[2,1,4]", &[0, 1]), Ok("[2,3,4]")),
        ("B-9", with("[3]", "[4,3]", &[0]), Err(along(0, 3, 0, known(4)))),
        ("B-10", with("[2,1]", "[2,3,4]", &[1, 2]), Err(along(0, 2, 1, known(3)))),
        ("B-11", with("[4]", "[1,2]", &[0]), Ok("[4,2]")),
        ("B-12", with("[1,2]", "[4,3,1]", &[1, 2]), Ok("[4,3,2]")),
        ("B-13", with("[8,8,8]", "[8,8]", &[0, 0]), Err(order(1, 0, 0))),
        ("B-13", with("[8,8,8]", "[8,8]", &[1, 0]), Err(order(1, 1, 0))),
        ("B-14", with("[2,3]", "[3]", &[-1]), Err(Error::Negative { axis: 0, dimension: -1 })),
        ("B-14", with("[2,3]", "[3]", &[2]), Err(Error::Dimensions(too_large))),
        ("B-15", with("[2,1]", "[1,3]", &[]), Ok("[2,3]")),
        ("B-16", with("[7,2,5]", "[7,2,6]", &[]), Err(extents(2, known(5), known(6)))),
        // By XLA's documentation it is the larger of the two; by its code it is 0.
        ("B-17", with("[0]", "[1]", &[]), Ok("[0]")),
        ("B-17", with("[1,0]", "[5,1]", &[]), Ok("[5,0]")),
        ("B-17", with("[0]", "[5]", &[]), Err(extents(0, known(0), known(5)))),
        ("B-17", with("[0]", "[5,1]", &[1]), Ok("[5,0]")),
        ("B-18", with("[2,3]", "[2,3]", &[0, 1]), Ok("[2,3]")),
        ("B-18", with("[2,3]", "[2,3]", &[1, 0]), Err(identity(0, 1))),
        ("B-18", with("[2,3]", "[2,3]", &[0]), Err(Error::Count { dimensions: 1, rank: 2 })),
        ("B-19", with("[1]", "[?]", &[]), Ok("[?]")),
        ("B-19", with("[2]", "[?]", &[]), Ok("[2]")),
        // By XLA's code. By its table it is `?`: the first may be 1, and the other 5. It is a condition here.
        ("B-19", with("[<=2]", "[?]", &[]), Ok("[<=2]")),
        ("B-19", with("[?]", "[?]", &[]), Ok("[?]")),
        ("B-20", with("[1]", "[?,3]", &[0]), Ok("[?,3]")),
        ("B-20", with("[2]", "[?,3]", &[0]), Err(along(0, 2, 0, DynExtent::UNKNOWN))),
        ("B-20", with("[?,2]", "[?,3]", &[]), Err(extents(1, known(2), known(3)))),
        ("B-21", with("[<=2]", "[<=3]", &[]), Err(extents(0, at_most(2), at_most(3)))),
        // XLA returns `<=2`. But it is 2: the other is 2, or is 1 and stretches.
        ("B-21", with("[2]", "[<=2]", &[]), Ok("[2]")),
        ("B-22", transposing("[1,3]", "[2,3,2]", &[2, 1]), Ok("[2,3,2]")),
        ("B-23", in_dim("[1,3]", "[2,3,2]", &[2, 1]), Err(order(1, 2, 1))),
        (
            "B-24",
            in_dim("[3]", "[1]", &[0]),
            Err(Error::Into { axis: 0, extent: known(3), into: 0, target: known(1) }),
        ),
        ("B-25", parsed("[3]").broadcast(&[2, -1]), Err(negative(1, -1))),
        (
            "B-26",
            clamp("[2]", "[?]", "[3]"),
            Err(Error::Clamp(MergeError::Extents { axis: 0, lhs: known(2), rhs: known(3) })),
        ),
        // XLA returns `[?]`. But the bound has the shape of the operand, and is not a scalar.
        ("B-26", clamp("[]", "[?]", "[2]"), Ok("[2]")),
    ];
    for (name, found, expected) in cases {
        assert_eq!(found, &expected.map(parsed), "{name}");
    }
    let mut names: Vec<_> = cases.iter().map(|(name, ..)| *name).collect();
    names.dedup();
    assert_eq!(names, (1..=26).map(|number| format!("B-{number}")).collect::<Vec<_>>(), "all, in order");
    assert_eq!(cases.len(), 41, "cases");
}

/// The same checks as in XLA, in its order: the first error hides the later ones.
#[test]
fn the_first_error_is_reported() {
    use DynBroadcastError as Error;

    let cases: [(Outcome, Error); 10] = [
        (with("[2,3]", "[3,4]", &[-1]), Error::Count { dimensions: 1, rank: 2 }),
        (with("[2,3]", "[4,3]", &[1, 0]), identity(0, 1)),
        (with("[2,3,4]", "[7,3]", &[1, -1]), along(0, 7, 1, known(3))),
        (with("[2,3,4]", "[4,3]", &[2, 1]), order(1, 2, 1)),
        (with("[2,3,4]", "[4,7]", &[2, 1]), along(1, 7, 1, known(3))),
        (in_dim("[2,3]", "[?]", &[]), Error::Unbounded { axis: 0 }),
        (in_dim("[2,3]", "[3]", &[]), Error::SmallerRank { operand: 2, result: 1 }),
        (in_dim("[2]", "[3]", &[]), Error::Count { dimensions: 0, rank: 1 }),
        (in_dim("[2,3]", "[3,3]", &[0, -1]), Error::Negative { axis: 1, dimension: -1 }),
        (
            in_dim("[2,3]", "[3,3]", &[1, 0]),
            Error::Into { axis: 0, extent: known(2), into: 1, target: known(3) },
        ),
    ];
    for (found, expected) in cases {
        assert_eq!(found, Err(expected), "{expected}");
    }
}

/// A dimension above the rank comes before all extents, as does a negative one; a dimension equal to the rank comes after the
/// extents of the axes before it. On all levels, in both orders of dimensions.
#[test]
#[cfg(feature = "arrays")]
fn a_dimension_out_of_range_and_an_extent_that_does_not_fit() {
    let dimension = |axis, dimension| BroadcastError::Dimension { axis, dimension, rank: 2 };
    let into = |axis, extent, into, target| BroadcastError::Into { axis, extent, into, target };
    let cases = [
        ([7, 5], [1, 2], into(0, 7, 1, 3)),
        ([7, 5], [0, 2], into(0, 7, 0, 4)),
        ([7, 5], [2, 0], dimension(0, 2)),
        ([1, 5], [1, 2], dimension(1, 2)),
        ([7, 5], [0, 3], dimension(1, 3)),
        ([7, 5], [3, 0], dimension(0, 3)),
        ([7, 5], [2, 3], dimension(1, 3)),
        ([7, 5], [3, 4], dimension(0, 3)),
        ([7, 5], [0, usize::MAX], dimension(1, usize::MAX)),
    ];
    for (operand, dimensions, expected) in cases {
        let what = format!("{operand:?} along {dimensions:?}");
        let memory = vec![0; operand.iter().product()];
        let view = View::new(&memory, operand).unwrap();
        assert_eq!(view.try_broadcast_in_dim([4, 3], dimensions).err(), Some(expected), "{what}");
        assert_eq!(view.try_broadcast_transposing([4, 3], dimensions).err(), Some(expected), "{what}");

        let dynamic = match (expected, dimensions.map(usize::cast_signed)) {
            (BroadcastError::Into { axis, extent, into, target }, _) => {
                DynBroadcastError::Into { axis, extent: known(extent), into, target: known(target) }
            }
            (_, [_, dimension @ -1]) => DynBroadcastError::Negative { axis: 1, dimension },
            _ => DynBroadcastError::Dimensions(expected),
        };
        let (operand, result) = (of(&operand), of(&[4, 3]));
        let signed = dimensions.map(usize::cast_signed);
        assert_eq!(operand.broadcast_in_dim(&result, &signed), Err(dynamic), "{what}");
        assert_eq!(operand.broadcast_transposing(&result, &signed), Err(dynamic), "{what}");
    }
}

/// An error of the element count, with the axis and its extent.
#[track_caller]
fn too_large<V: core::fmt::Debug>(found: Result<V, DynBroadcastError>, axis: usize, extent: usize) {
    match found {
        Err(DynBroadcastError::Size(SizeError { axis: at, extent: of, .. })) => {
            assert_eq!((at, of), (axis, extent), "the axis, its extent");
        }
        other => panic!("{other:?}"),
    }
}

fn of(extents: &[usize]) -> DynShape {
    DynShape::new(extents.iter().map(|&extent| known(extent))).unwrap()
}

#[test]
fn results_that_are_too_large_are_errors() {
    let (column, row) = (of(&[MOST, 1]), of(&[1, 2]));
    too_large(column.broadcast_with(&row, &[]), 1, 2);
    too_large(of(&[MOST]).broadcast_with(&row, &[0]), 1, 2);
    too_large(of(&[2]).broadcast_with(&column, &[1]), 1, 2);
    too_large(column.align_trailing(&of(&[2])), 1, 2);
    too_large(DynShape::align_trailing_all([of(&[2, 1, 1]), of(&[MOST, 1]), row.clone()]), 1, MOST);
    too_large(row.broadcast(&[MOST]), 2, 2);
    too_large(DynShape::UNKNOWN.broadcast(&[2, MOST]), 1, MOST);
    // Extents of 0 are left out, so the product of the others is still too large.
    too_large(column.align_trailing(&of(&[0, 1, 2])), 2, 2);
    too_large(column.align_trailing(&row), 1, 2);

    let unknown = parsed("[?,?]");
    let sum = unknown.broadcast_with(&row, &[]).unwrap();
    let error = sum.check(&[column.clone(), row.clone()]);
    assert!(matches!(error, Err(ConditionError::Shapes(DynBroadcastError::Size(_)))), "{error:?}");
    let error = unknown.broadcast_in_dim(&column, &[0, 1]);
    assert!(matches!(error, Err(DynBroadcastError::Into { axis: 0, .. })), "{error:?}");
    for huge in [column.clone(), of(&[1, MOST])] {
        let halves = [DynShape::clamp(&huge, &parsed("[?,2]"), &parsed("[]"))];
        let selected = DynShape::select(&huge, &parsed("[?,2]"), &unknown);
        for found in halves.into_iter().chain([selected]) {
            assert!(
                matches!(found, Err(DynBroadcastError::Clamp(_) | DynBroadcastError::Predicate(_))),
                "{found:?}"
            );
        }
    }
}

/// The error of a size that does not fit an extent names its own axis, not the first.
#[test]
fn sizes_of_new_axes_are_checked_at_their_axis() {
    for shape in [parsed("[3]"), DynShape::UNKNOWN] {
        too_large(shape.broadcast(&[2, MOST + 1]), 1, MOST + 1);
        too_large(shape.broadcast(&[0, usize::MAX]), 1, usize::MAX);
        assert_eq!(
            shape.broadcast(&[1, u128::MAX]),
            Err(DynBroadcastError::Sizes(FromIntsError::TooLarge { axis: 1, value: u128::MAX })),
            "{shape}"
        );
        assert_eq!(shape.broadcast(&[i128::MIN]), Err(negative(0, i128::MIN)), "{shape}");
    }
}

#[test]
fn results_that_are_large_and_fit_are_accepted() {
    let most = of(&[MOST]);
    assert_eq!(most.broadcast_with(&parsed("[?]"), &[]).unwrap().shape(), &most);
    assert_eq!(most.align_trailing(&parsed("[1]")).unwrap().shape(), &most);
    assert_eq!(of(&[MOST]).align_trailing(&of(&[0, 1])).unwrap().shape(), &of(&[0, MOST]));
    assert_eq!(most.broadcast_in_dim(&of(&[1, MOST]), &[1]).unwrap().shape(), &of(&[1, MOST]));
    assert_eq!(DynShape::scalar().broadcast(&[MOST]).as_ref(), Ok(&most));
    assert_eq!(DynShape::clamp(&most, &parsed("[?]"), &parsed("[]")).as_ref(), Ok(&most));
    // Bounds do not count for the element count.
    let bounded = DynShape::new([at_most(MOST - 1), at_most(MOST - 1)]).unwrap();
    assert_eq!(bounded.broadcast_with(&bounded, &[]).unwrap().shape(), &bounded);
    assert_eq!(
        bounded.align_trailing(&parsed("[?,1]")).unwrap().shape(),
        &DynShape::new([DynExtent::UNKNOWN, at_most(MOST - 1)]).unwrap()
    );
    for dimension in [isize::MIN, isize::MAX] {
        for found in [
            with("[2,3]", "[3]", &[dimension]),
            in_dim("[3]", "[2,3]", &[dimension]),
            transposing("[3]", "[2,3]", &[dimension]),
        ] {
            assert!(
                matches!(found, Err(DynBroadcastError::Negative { .. } | DynBroadcastError::Dimensions(_))),
                "{found:?}"
            );
        }
    }
}

/// Ranks above those whose extents are stored inline.
#[test]
fn many_axes() {
    let rank = 40;
    let (ones, dimensions): (Vec<_>, Vec<isize>) = (vec![DynExtent::ONE; rank], (0..40).collect());
    let mut extents = ones.clone();
    (extents[0], extents[20], extents[39]) = (known(2), at_most(3), DynExtent::UNKNOWN);
    let (ones, shape) = (DynShape::new(ones).unwrap(), DynShape::new(extents.clone()).unwrap());
    for sum in [
        shape.broadcast_with(&ones, &[]),
        shape.broadcast_with(&ones, &dimensions),
        ones.align_trailing(&shape),
    ] {
        let sum = sum.unwrap();
        assert!(sum.shape() == &shape && sum.is_certain(), "{sum:?}");
    }
    let (front, rest) =
        (DynShape::new(extents[..1].to_vec()).unwrap(), DynShape::new(extents[1..].to_vec()).unwrap());
    assert_eq!(rest.broadcast(&[2]), Ok(shape.clone()));
    assert_eq!(front.broadcast_with(&ones, &[0]).unwrap().shape().extent(0), Ok(known(2)));
    assert_eq!(rest.broadcast_with(&shape, &dimensions[1..]).unwrap().shape(), &shape);
    let reversed: Vec<isize> = dimensions.iter().rev().copied().collect();
    // Extents 1, 2 and 3 where their product fits, and otherwise 1 and 2 along every second axis.
    let extent = |axis: usize| if usize::BITS > 32 { axis % 3 + 1 } else { axis % 2 + 1 };
    let target = of(&(1..=40).map(extent).collect::<Vec<_>>());
    let turned = DynShape::new(target.extents().unwrap().iter().rev().copied().collect::<Vec<_>>()).unwrap();
    assert_eq!(turned.broadcast_transposing(&target, &reversed).unwrap().shape(), &target);
    let last = order(1, 39, 38);
    assert_eq!(turned.broadcast_in_dim(&target, &reversed), Err(last), "the same in order");
    let (other, sum) = (of(&[5; 9]), of(&[5; 9]).broadcast_with(&DynShape::of_rank(9), &[]).unwrap());
    assert_eq!(sum.conditions().len(), 9);
    assert_eq!(sum.check(&[other.clone(), of(&[1; 9])]).unwrap().shape(), &other);
    assert_eq!(DynShape::select(&parsed("[]"), &other, &DynShape::of_rank(9)), Ok(other));
}

/// The other shape has an axis for each dimension; without dimensions it is a scalar or has the same rank.
#[test]
fn broadcasts_with_a_shape_of_unknown_rank() {
    let count = |dimensions, rank| Err(DynBroadcastError::Count { dimensions, rank });
    let cases: [(&str, &[isize], Result<&str, DynBroadcastError>); 6] = [
        ("[1,3]", &[], Ok("[?,3]")),
        ("[1,1]", &[1], Ok("[1,?]")),
        ("[1,3]", &[0, 1], Ok("?")),
        ("[1,3]", &[0, 1, 2], count(3, 2)),
        ("[]", &[], Ok("?")),
        ("[2]", &[], Ok("[2]")),
    ];
    for (shape, dimensions, expected) in cases {
        let (known, unknown) = (parsed(shape), DynShape::UNKNOWN);
        let shape = |text: &str| if text == "?" { DynShape::UNKNOWN } else { parsed(text) };
        for found in [known.broadcast_with(&unknown, dimensions), unknown.broadcast_with(&known, dimensions)]
        {
            assert_eq!(found.map(DynBroadcast::into_shape), expected.map(shape), "{known} {dimensions:?}");
        }
    }
}
