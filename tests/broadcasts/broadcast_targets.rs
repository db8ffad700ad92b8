//! Broadcasts to a given shape, and operands that must have the same shape, partly unknown: compared with all known shapes that
//! they allow.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    broadcasts::{checked, conditions_are_the_check, differ, dimension_lists, increase, into, place, places},
    choices::{choices, is_one_of, kinds, products, shapes_of},
    dynamic::{at_most, known},
};
use shapewise::{DynBroadcast, DynBroadcastError, DynExtent, DynShape, FromIntsError};

fn small() -> Vec<DynShape> {
    let ranked = (0..=2).flat_map(|rank| shapes_of(rank, &kinds()));
    ranked.chain([DynShape::UNKNOWN]).collect()
}

/// A known 1 fits any target, and an extent of at most 1 fits a bounded one. Otherwise the two are equal, and not unknown.
fn into_refuses(extent: DynExtent, target: DynExtent) -> bool {
    let stretches = extent == DynExtent::ONE || (extent == at_most(1) && !target.is_known());
    target == DynExtent::UNKNOWN || !(stretches || extent == target)
}

/// The rule refuses an operand and the shape that it is broadcast to.
fn refuses(
    operand: &DynShape,
    target: &DynShape,
    dimensions: &[isize],
    ordered: fn(&[usize]) -> bool,
) -> bool {
    let Some(result) = target.extents() else { return true };
    let rank = operand.rank().unwrap_or(dimensions.len());
    let Some(places) = places(rank, dimensions, result.len()).filter(|places| ordered(places)) else {
        return true;
    };
    let extents = operand.extents().unwrap_or_default();
    result.contains(&DynExtent::UNKNOWN)
        || extents.iter().zip(places).any(|(&extent, place)| into_refuses(extent, result[place]))
}

type Way = fn(&DynShape, &DynShape, &[isize]) -> Result<DynBroadcast, DynBroadcastError>;

/// The number of broadcasts, of those that are refused, and of known operands that the others were checked with.
fn broadcasts_are_as_checked(way: Way, ordered: fn(&[usize]) -> bool) -> [usize; 3] {
    let (mut cases, mut refused, mut operands) = (0, 0, 0);
    for operand in small() {
        for target in small() {
            for dimensions in dimension_lists(target.rank().unwrap_or(2)) {
                cases += 1;
                let found = way(&operand, &target, &dimensions);
                let refuses = refuses(&operand, &target, &dimensions, ordered);
                assert_eq!(
                    found.is_err(),
                    refuses,
                    "{operand} into {target} along {dimensions:?}: {found:?}"
                );
                let Ok(sum) = found else {
                    refused += 1;
                    continue;
                };
                assert_eq!(sum.shape(), &target, "{operand} into {target} along {dimensions:?}");
                operands += checked(&sum, |operands| into(operands, &dimensions, ordered));
                if !operand.is_unknown() {
                    conditions_are_the_check(&sum, |operands| {
                        let rank = operands[1].len();
                        let places = places(operands[0].len(), &dimensions, rank)?;
                        Some(vec![place(&operands[0], &places, rank), operands[1].clone()])
                    });
                }
            }
        }
    }
    [cases, refused, operands]
}

#[test]
fn broadcasts_in_dimensions_agree_with_their_checks() {
    assert_eq!(
        broadcasts_are_as_checked(DynShape::broadcast_in_dim, increase),
        [109_224, 108_506, 27_050],
        "cases"
    );
}

#[test]
fn broadcasts_in_any_order_agree_with_their_checks() {
    assert_eq!(
        broadcasts_are_as_checked(DynShape::broadcast_transposing, differ),
        [109_224, 108_232, 35_770],
        "cases"
    );
}

#[test]
fn new_axes_are_in_front() {
    let mut cases = [0, 0];
    let lists = (0..=2).flat_map(|count| products(&vec![vec![-1, 0, 1, 3]; count]));
    for sizes in lists {
        let negative = sizes.iter().position(|&size| size < 0);
        for shape in small() {
            let found = shape.broadcast(&sizes);
            cases[usize::from(negative.is_some())] += 1;
            if let Some(axis) = negative {
                assert_eq!(
                    found,
                    Err(DynBroadcastError::Sizes(FromIntsError::Negative { axis, value: -1 })),
                    "{sizes:?} and {shape}"
                );
                continue;
            }
            let found = found.unwrap();
            assert_eq!(found.is_unknown(), shape.is_unknown(), "{sizes:?} and {shape}");
            if shape.is_unknown() {
                continue;
            }
            let front: Vec<usize> = sizes.iter().map(|&size: &isize| size.unsigned_abs()).collect();
            let expected: Vec<_> = choices(&shape).iter().map(|rest| [&front[..], rest].concat()).collect();
            assert_eq!(choices(&found), expected, "{sizes:?} and {shape}");
        }
    }
    assert_eq!(cases, [962, 592], "cases: without an error, and with one");
}

/// All triples of shapes up to rank 2, with fewer kinds of extents, and of unknown rank.
fn triples() -> Vec<Vec<DynShape>> {
    let few = [DynExtent::ONE, known(2), at_most(2), DynExtent::UNKNOWN];
    let shapes = (0..=2).flat_map(|rank| shapes_of(rank, &few)).chain([DynShape::UNKNOWN]).collect();
    products(&vec![shapes; 3])
}

/// A shape may be this one, or a scalar.
fn may_be_or_scalar(shape: &DynShape, extents: &[usize]) -> bool {
    is_one_of(&[], shape) || is_one_of(extents, shape)
}

#[test]
fn clamped_shapes_are_exactly_the_possible_ones() {
    let mut errors = 0;
    let triples = triples();
    for triple in &triples {
        let [min, operand, max] = &triple[..] else { unreachable!("three") };
        let mut possible = choices(operand);
        possible.retain(|extents| may_be_or_scalar(min, extents) && may_be_or_scalar(max, extents));
        match DynShape::clamp(min, operand, max) {
            Ok(found) => assert_eq!(choices(&found), possible, "{triple:?} is {found}"),
            Err(DynBroadcastError::Clamp(_)) => {
                assert!(possible.is_empty(), "{triple:?} may be {possible:?}");
                errors += 1;
            }
            Err(error) => panic!("{triple:?}: {error}"),
        }
    }
    assert_eq!((triples.len(), errors), (10_648, 7_268), "cases");
}

#[test]
fn selected_shapes_are_exactly_the_possible_ones() {
    let mut errors = [0, 0];
    for triple in triples() {
        let [predicate, on_true, on_false] = &triple[..] else { unreachable!("three") };
        let mut values = choices(on_true);
        values.retain(|extents| is_one_of(extents, on_false));
        let mut possible = values.clone();
        possible.retain(|extents| may_be_or_scalar(predicate, extents));
        match DynShape::select(predicate, on_true, on_false) {
            Ok(found) => assert_eq!(choices(&found), possible, "{triple:?} is {found}"),
            Err(DynBroadcastError::Select(_)) => {
                assert!(values.is_empty(), "{triple:?} may select from {values:?}");
                errors[0] += 1;
            }
            Err(DynBroadcastError::Predicate(_)) => {
                assert!(!values.is_empty() && possible.is_empty(), "{triple:?} may be {possible:?}");
                errors[1] += 1;
            }
            Err(error) => panic!("{triple:?}: {error}"),
        }
    }
    assert_eq!(errors, [5_060, 2_478], "cases: values that differ, and predicates");
}
