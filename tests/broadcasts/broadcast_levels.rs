//! The levels agree: shapes whose extents are all known broadcast to the same as ranked shapes, and their checks to the conditions.
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
    BroadcastError, DynBroadcast, DynBroadcastError, DynExtent, DynShape, Shape,
    broadcast::{self, RankFits},
    rank::{LargerRank, Ranks},
};

/// Dimensions as the dynamic level takes them.
fn signed(dimensions: &[usize]) -> Vec<isize> {
    dimensions.iter().map(|dimension| dimension.cast_signed()).collect()
}

/// A shape with all of the same rank or a larger one, along all dimensions. Returns how many broadcast, and how many do not.
fn along<const R: usize, const Q: usize>() -> [usize; 2]
where
    Ranks: RankFits<R, Q>,
{
    let mut counts = [0, 0];
    for left in shapes_of(R, &kinds()) {
        for right in shapes_of(Q, &kinds()) {
            for dimensions in products(&vec![(0..=Q).collect(); R]) {
                let found = left.broadcast_with(&right, &signed(&dimensions));
                counts[usize::from(found.is_err())] += 1;
                if let (Ok(smaller), Ok(larger)) = (Shape::<R>::try_from(&left), Shape::<Q>::try_from(&right))
                {
                    let ranked = smaller.along_by(array(&dimensions));
                    let ranked = ranked.and_then(|smaller| broadcast::shape((smaller, larger)));
                    assert_eq!(
                        found.ok().map(DynBroadcast::into_shape),
                        ranked.ok().map(Into::into),
                        "{left} and {right} along {dimensions:?}"
                    );
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
    for left in shapes_of(R, &kinds()) {
        for right in shapes_of(Q, &kinds()) {
            for dimensions in products(&vec![(0..=Q).collect(); R]) {
                let dimensions = signed(&dimensions);
                let found = left.broadcast_in_dim(&right, &dimensions);
                let turned = left.broadcast_transposing(&right, &dimensions);
                if let Ok(found) = &found {
                    assert_eq!(found.shape(), &right, "{left} along {dimensions:?}");
                    assert_eq!(
                        turned.as_ref().map(DynBroadcast::conditions),
                        Ok(found.conditions()),
                        "{left} into {right} along {dimensions:?}"
                    );
                }
                for found in [found, turned] {
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
    for left in shapes_of(R, &kinds()) {
        for right in shapes_of(R, &kinds()) {
            let found = left.broadcast_with(&right, &[]);
            counts[usize::from(found.is_err())] += 1;
            if let (Ok(lhs), Ok(rhs)) = (Shape::<R>::try_from(&left), Shape::<R>::try_from(&right)) {
                as_known(found, broadcast::shape((lhs, rhs)));
            }
        }
    }
    counts
}

/// Asserts that shapes of known extents have the result of ranked ones, or an error with the same message.
#[track_caller]
fn as_known<const R: usize>(
    dynamic: Result<DynBroadcast, DynBroadcastError>,
    ranked: Result<Shape<R>, BroadcastError>,
) {
    if let Ok(sum) = &dynamic {
        assert!(sum.is_certain(), "{sum:?}");
    }
    let dynamic = dynamic.map(DynBroadcast::into_shape).map_err(|error| error.to_string());
    let ranked = ranked.map(DynShape::from).map_err(|error| error.to_string());
    assert_eq!(dynamic, ranked, "dynamic, ranked");
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
    Ranks: LargerRank<R, S, Q> + RankFits<R, Q> + RankFits<S, Q>,
{
    let mut counts = [0, 0];
    for left in shapes_of(R, &kinds()) {
        for right in shapes_of(S, &kinds()) {
            let found = left.align_trailing(&right);
            counts[usize::from(found.is_err())] += 1;
            if let (Ok(lhs), Ok(rhs)) = (Shape::<R>::try_from(&left), Shape::<S>::try_from(&right)) {
                as_known(found, broadcast::shape((led::<R, Q>(lhs), led::<S, Q>(rhs))));
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

/// Asserts that a check agrees with the conditions and the ranked level, for all shapes with extents up to 4, declared or not. Returns
/// how many pass, and how many do not.
fn checks<const R: usize, const Q: usize>() -> [usize; 2]
where
    Ranks: RankFits<R, Q>,
{
    let mut counts = [0, 0];
    let dimensions: [usize; R] = core::array::from_fn(|axis| axis + Q - R);
    // Few kinds of extents, because each is checked with all known extents.
    let few = [known(0), known(2), at_most(1), at_most(2), DynExtent::UNKNOWN];
    for left in shapes_of(R, &few) {
        for right in shapes_of(Q, &few) {
            let Ok(sum) = left.broadcast_with(&right, &signed(&dimensions)) else { continue };
            for smaller in shapes(R, LARGEST) {
                for larger in shapes(Q, LARGEST) {
                    let lhs: Shape<Q> = led(Shape::<R>::new(array(&smaller)).unwrap());
                    let rhs = Shape::<Q>::new(array(&larger)).unwrap();
                    let (operands, both) =
                        ([shape(&smaller), shape(&larger)], [lhs.extents(), rhs.extents()]);
                    let is_declared = operands[0].is_subtype_of(&left) && operands[1].is_subtype_of(&right);
                    let is_as_inferred = sum.conditions().iter().all(|condition| {
                        condition.check(both[0][condition.axis], both[1][condition.axis]).is_ok()
                    });
                    let expected = broadcast::shape((lhs, rhs)).ok().map(DynShape::from);
                    let expected = expected.filter(|_| is_declared && is_as_inferred);
                    let found = sum.check(&operands).ok().map(DynBroadcast::into_shape);
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
