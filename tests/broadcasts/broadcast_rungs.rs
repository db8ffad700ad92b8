//! The rungs agree: partial shapes broadcast to the same as dynamic shapes, and fully known ones to the same as ranked shapes.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    array,
    choices::{LARGEST, kinds, products, shape, shapes_of},
    dynamic::{at_most, known},
    shapes,
};
use shapewise::{
    BroadcastError, DynBroadcast, DynBroadcastError, DynExtent, DynShape, PartialShape, Shape, axes,
    broadcast::{self, PartialBroadcast, RankFits},
    rank::{Max, Ranks},
};

fn partial<const R: usize>() -> Vec<(PartialShape<R>, DynShape)> {
    let both = |shape: DynShape| (PartialShape::try_from(&shape).unwrap(), shape);
    shapes_of(R, &kinds()).into_iter().map(both).collect()
}

/// Asserts that two rungs have the same result, conditions and messages.
#[track_caller]
fn same<const R: usize>(
    what: &str,
    ranked: &Result<PartialBroadcast<R>, DynBroadcastError>,
    dynamic: &Result<DynBroadcast, DynBroadcastError>,
) {
    match (ranked, dynamic) {
        (Ok(ranked), Ok(dynamic)) => {
            assert_eq!(&DynShape::from(ranked.shape()), dynamic.shape(), "{what}");
            assert_eq!(ranked.conditions().collect::<Vec<_>>(), dynamic.conditions(), "{what}");
            assert_eq!(ranked.is_certain(), dynamic.is_certain(), "{what}");
            assert_eq!(format!("{ranked:?}"), format!("{dynamic:?}"), "{what}");
        }
        (ranked, dynamic) => {
            let words = (
                ranked.map(|_| ()).map_err(|error| error.to_string()),
                dynamic.as_ref().map(|_| ()).map_err(ToString::to_string),
            );
            assert_eq!(words.0, words.1, "{what}: {ranked:?}, {dynamic:?}");
            assert_eq!(ranked.err(), dynamic.as_ref().err().copied(), "{what}");
        }
    }
}

/// A shape with all of the same rank or a larger one, along all dimensions. Returns how many broadcast, and how many do not.
fn along<const R: usize, const Q: usize>() -> [usize; 2]
where
    Ranks: RankFits<R, Q>,
{
    let mut counts = [0, 0];
    for (smaller, left) in partial::<R>() {
        for (larger, right) in partial::<Q>() {
            for dimensions in products(&vec![(0..=Q).collect(); R]) {
                let what = format!("{left} and {right} along {dimensions:?}");
                let signed: Vec<_> = dimensions.iter().map(|dimension| dimension.cast_signed()).collect();
                let dimensions: [usize; R] = array(&dimensions);
                let ranked = smaller.broadcast_along(&larger, dimensions);
                same(&what, &ranked, &left.broadcast_with(&right, &signed));
                counts[usize::from(ranked.is_err())] += 1;
                let both = Shape::<R>::try_from(smaller)
                    .and_then(|smaller| Ok((smaller, Shape::<Q>::try_from(larger)?)));
                if let Ok((smaller, larger)) = both {
                    let known =
                        smaller.along_by(dimensions).and_then(|smaller| broadcast::shape((smaller, larger)));
                    assert_eq!(ranked.ok().map(|sum| sum.shape()), known.ok().map(Into::into), "{what}");
                }
            }
        }
    }
    counts
}

#[test]
fn broadcasts_along_dimensions() {
    let found = [
        along::<0, 0>(),
        along::<0, 1>(),
        along::<0, 2>(),
        along::<1, 1>(),
        along::<1, 2>(),
        along::<2, 2>(),
    ];
    assert_eq!(
        found,
        [[1, 0], [8, 0], [64, 0], [48, 80], [512, 1_024], [2_304, 34_560]],
        "cases: Ok, and errors"
    );
    assert_eq!(along::<1, 3>(), [6_144, 10_240], "cases: Ok, and errors");
}

/// A shape broadcast to another, along all dimensions, in order and in any order.
fn into<const R: usize, const Q: usize>() -> [usize; 2]
where
    Ranks: RankFits<R, Q>,
{
    let mut counts = [0, 0];
    for (operand, left) in partial::<R>() {
        for (target, right) in partial::<Q>() {
            for dimensions in products(&vec![(0..=Q).collect(); R]) {
                let what = format!("{left} into {right} along {dimensions:?}");
                let signed: Vec<_> = dimensions.iter().map(|dimension| dimension.cast_signed()).collect();
                let dimensions: [usize; R] = array(&dimensions);
                let ranked = operand.broadcast_in_dim(&target, dimensions);
                same(&what, &ranked, &left.broadcast_in_dim(&right, &signed));
                let turned = operand.broadcast_transposing(&target, dimensions);
                same(&what, &turned, &left.broadcast_transposing(&right, &signed));
                for found in [ranked, turned] {
                    counts[usize::from(found.is_err())] += 1;
                }
            }
        }
    }
    counts
}

#[test]
fn broadcasts_to_a_given_shape() {
    let found = [into::<0, 0>(), into::<0, 2>(), into::<1, 1>(), into::<1, 2>(), into::<2, 2>()];
    assert_eq!(found, [[2, 0], [98, 30], [30, 226], [420, 2_652], [675, 73_053]], "cases: Ok, and errors");
}

/// The same rank, by XLA's rule.
fn with<const R: usize>() -> [usize; 2] {
    let mut counts = [0, 0];
    for (lhs, left) in partial::<R>() {
        for (rhs, right) in partial::<R>() {
            let ranked = lhs.broadcast_with(&rhs);
            same(&format!("{left} and {right}"), &ranked, &left.broadcast_with(&right, &[]));
            counts[usize::from(ranked.is_err())] += 1;
            if let (Ok(lhs), Ok(rhs)) = (Shape::<R>::try_from(lhs), Shape::<R>::try_from(rhs)) {
                as_known(ranked, broadcast::shape((lhs, rhs)));
            }
        }
    }
    counts
}

/// Asserts that known partial shapes have the result of ranked ones, or an error with the same message.
#[track_caller]
fn as_known<const R: usize>(
    partial: Result<PartialBroadcast<R>, DynBroadcastError>,
    ranked: Result<Shape<R>, BroadcastError>,
) {
    if let Ok(sum) = partial {
        assert!(sum.is_certain(), "{sum:?}");
    }
    let partial = partial.map(|sum| sum.shape()).map_err(|error| error.to_string());
    let ranked = ranked.map(PartialShape::from).map_err(|error| error.to_string());
    assert_eq!(partial, ranked, "partial, ranked");
}

#[test]
fn broadcasts_of_the_same_rank() {
    assert_eq!(
        [with::<0>(), with::<1>(), with::<2>()],
        [[1, 0], [48, 16], [2_304, 1_792]],
        "cases: Ok, and errors"
    );
}

/// A shape with its axes last.
fn led<const R: usize, const Q: usize>(shape: Shape<R>) -> Shape<Q>
where
    Ranks: RankFits<R, Q>,
{
    shape.along_by(core::array::from_fn(|axis| axis + Q - R)).unwrap()
}

/// Any ranks, by NumPy's rule.
fn trailing<const R: usize, const S: usize, const Q: usize>() -> [usize; 2]
where
    Ranks: Max<R, S, Q> + RankFits<R, Q> + RankFits<S, Q>,
{
    let mut counts = [0, 0];
    for (lhs, left) in partial::<R>() {
        for (rhs, right) in partial::<S>() {
            let ranked = lhs.align_trailing(&rhs);
            same(&format!("{left} and {right}"), &ranked, &left.align_trailing(&right));
            counts[usize::from(ranked.is_err())] += 1;
            if let (Ok(lhs), Ok(rhs)) = (Shape::<R>::try_from(lhs), Shape::<S>::try_from(rhs)) {
                as_known(ranked, broadcast::shape((led(lhs), led(rhs))));
            }
        }
    }
    counts
}

#[test]
fn alignments() {
    let ones = [trailing::<0, 0, 0>(), trailing::<0, 2, 2>(), trailing::<1, 1, 1>()];
    let twos = [trailing::<1, 2, 2>(), trailing::<2, 1, 2>(), trailing::<2, 2, 2>()];
    assert_eq!(
        (ones, twos),
        ([[1, 0], [64, 0], [58, 6]], [[464, 48], [464, 48], [3_364, 732]]),
        "cases: Ok, and errors"
    );
}

/// Asserts that a check agrees with that of the dynamic rung, for all shapes with extents up to 4, declared or not. Returns how
/// many pass, and how many do not.
fn checks<const R: usize, const Q: usize>() -> [usize; 2]
where
    Ranks: RankFits<R, Q>,
{
    let mut counts = [0, 0];
    let dimensions: [usize; R] = core::array::from_fn(|axis| axis + Q - R);
    let signed = dimensions.map(usize::cast_signed);
    let ranked = |shape: &DynShape| PartialShape::<R>::try_from(shape).unwrap();
    // Few kinds of extents, because each is checked with all known extents.
    let few = [known(0), known(2), at_most(1), at_most(2), DynExtent::UNKNOWN];
    for left in shapes_of(R, &few) {
        for right in shapes_of(Q, &few) {
            let sum =
                ranked(&left).broadcast_along(&PartialShape::<Q>::try_from(&right).unwrap(), dimensions);
            let Ok(sum) = sum else { continue };
            let dynamic = left.broadcast_with(&right, &signed).unwrap();
            for smaller in shapes(R, LARGEST) {
                for larger in shapes(Q, LARGEST) {
                    let along = led(Shape::<R>::new(array(&smaller)).unwrap());
                    let found = sum.check(along, Shape::new(array(&larger)).unwrap());
                    let expected = dynamic.check(&[shape(&smaller), shape(&larger)]);
                    let found = found.ok().map(DynShape::from);
                    let expected = expected.ok().map(DynBroadcast::into_shape);
                    assert_eq!(found, expected, "{sum:?} of {smaller:?} and {larger:?}");
                    counts[usize::from(found.is_none())] += 1;
                }
            }
        }
    }
    counts
}

#[test]
fn checks_of_known_extents() {
    let found = [checks::<0, 1>(), checks::<1, 1>(), checks::<1, 2>()];
    assert_eq!(found, [[12, 13], [82, 443], [648, 6_227]], "cases: passed, and not");
}

/// Dimensions in the type are those of an array.
#[test]
fn dimensions_in_the_type() {
    for (smaller, _) in partial::<1>() {
        for (larger, _) in partial::<2>() {
            assert_eq!(smaller.broadcast_along(&larger, axes![0]), smaller.broadcast_along(&larger, [0]));
            assert_eq!(smaller.broadcast_along(&larger, axes![1]), smaller.broadcast_along(&larger, [1]));
        }
        let extent = smaller.extents()[0];
        let (one, placed) = (DynExtent::ONE, smaller.along::<3, _>(axes![1]));
        assert_eq!(placed.extents(), [one, extent, one]);
        assert_eq!(smaller.lead::<3>().extents(), [one, one, extent]);
    }
}
