//! Broadcasts of partly unknown shapes, compared with all known shapes that they allow: what is inferred is true, and what is
//! refused is refused by a stated rule.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]
#![expect(clippy::std_instead_of_alloc, reason = "tests may use all of std")]

use crate::oracle;

use std::collections::BTreeSet;

use oracle::{
    broadcasts::{binary_places, checked, conditions_are_the_check, dimension_lists, meet, numpy, xla},
    choices::{choices, kinds, numbers, products, shapes_of},
    dynamic::{at_most, known},
};
use shapewise::{DynBroadcast, DynExtent, DynShape};

/// All shapes up to rank 2.
fn ranked() -> Vec<DynShape> {
    (0..=2).flat_map(|rank| shapes_of(rank, &kinds())).collect()
}

/// These, and the one of unknown rank.
fn small() -> Vec<DynShape> {
    ranked().into_iter().chain([DynShape::UNKNOWN]).collect()
}

fn rank(shape: &DynShape) -> usize {
    shape.rank().unwrap_or(2)
}

// XLA's rule for two operands.

/// Different numbers do not fit, and a bound counts as a number. A 1, an extent of at most 1 and an unknown one fit all.
fn strict_refuses(lhs: DynExtent, rhs: DynExtent) -> bool {
    match (lhs.bound(), rhs.bound()) {
        (Some(lhs), Some(rhs)) => lhs != rhs && lhs != 1 && rhs != 1,
        _ => false,
    }
}

/// For different ranks an unknown extent is a number of its own: it fits an unknown one, 1, and one of at most 1. An extent of
/// at most 1 fits no other known number.
fn along_refuses(smaller: DynExtent, larger: DynExtent) -> bool {
    let stretches = |one, other: DynExtent| one == DynExtent::ONE || (one == at_most(1) && !other.is_known());
    smaller.bound() != larger.bound() && !stretches(smaller, larger) && !stretches(larger, smaller)
}

/// XLA's rule refuses two shapes.
fn xla_refuses(lhs: &DynShape, rhs: &DynShape, dimensions: &[isize]) -> bool {
    let (left, right) = match (lhs.extents(), rhs.extents()) {
        (Some(left), Some(right)) => (left, right),
        (None, None) => return false,
        (None, Some(known)) | (Some(known), None) => {
            let rank = known.len();
            if rank == 0 || dimensions.is_empty() || dimensions.len() == rank {
                // The other is a scalar, or has the same rank or a larger one.
                return false;
            }
            // The other has a smaller rank and any extents: only the dimensions can be wrong.
            return dimensions.len() > rank || binary_places(dimensions.len(), rank, dimensions).is_none();
        }
    };
    let Some(places) = binary_places(left.len(), right.len(), dimensions) else { return true };
    if left.len() == right.len() {
        return left.iter().zip(right).any(|(&lhs, &rhs)| strict_refuses(lhs, rhs));
    }
    let (smaller, larger) = if left.len() < right.len() { (left, right) } else { (right, left) };
    smaller.iter().zip(places).any(|(&extent, place)| along_refuses(extent, larger[place]))
}

#[test]
fn strict_broadcasts_of_equal_ranks_agree_with_their_checks() {
    let (mut operands, mut sums) = (0, 0);
    for rank in 0..=2 {
        for lhs in shapes_of(rank, &kinds()) {
            for rhs in shapes_of(rank, &kinds()) {
                let found = lhs.broadcast_with(&rhs, &[]);
                assert_eq!(found.is_err(), xla_refuses(&lhs, &rhs, &[]), "{lhs} and {rhs}: {found:?}");
                let Ok(sum) = found else { continue };
                operands += checked(&sum, |operands| xla(operands, &[]));
                sums += 1;
            }
        }
    }
    assert_eq!((sums, operands), (2_353, 71_023), "cases");
}

#[test]
fn dimensions_of_equal_ranks_are_empty_or_the_identity() {
    let (mut refused, mut sums) = (0, 0);
    for rank in 0..=2 {
        for lhs in shapes_of(rank, &kinds()) {
            for rhs in shapes_of(rank, &kinds()) {
                let none = lhs.broadcast_with(&rhs, &[]).map(DynBroadcast::into_shape);
                for dimensions in dimension_lists(rank) {
                    let found = lhs.broadcast_with(&rhs, &dimensions);
                    if binary_places(rank, rank, &dimensions).is_some() {
                        assert_eq!(
                            found.map(DynBroadcast::into_shape),
                            none,
                            "{lhs} and {rhs} along {dimensions:?}"
                        );
                        sums += 1;
                    } else {
                        assert!(found.is_err(), "{lhs} and {rhs} along {dimensions:?} is {found:?}");
                        refused += 1;
                    }
                }
            }
        }
    }
    assert_eq!((sums, refused), (8_321, 78_534), "cases");
}

#[test]
fn strict_broadcasts_of_other_ranks_agree_with_their_checks() {
    let (mut cases, mut sums, mut operands) = (0, 0, 0);
    for lhs in small() {
        for rhs in small().into_iter().filter(|rhs| rhs.rank() != lhs.rank() || rhs.is_unknown()) {
            for dimensions in dimension_lists(rank(&lhs).max(rank(&rhs))) {
                cases += 1;
                let found = lhs.broadcast_with(&rhs, &dimensions);
                let refuses = xla_refuses(&lhs, &rhs, &dimensions);
                assert_eq!(found.is_err(), refuses, "{lhs} and {rhs} along {dimensions:?}: {found:?}");
                let Ok(sum) = found else { continue };
                sums += 1;
                operands += checked(&sum, |operands| xla(operands, &dimensions));
            }
        }
    }
    assert_eq!((cases, sums, operands), (27_487, 3_743, 420_507), "cases");
}

#[test]
fn conditions_hold_if_strict_broadcasts_pass_their_checks() {
    let mut sums = 0;
    let vectors: Vec<_> = (0..=1).flat_map(|rank| shapes_of(rank, &kinds())).collect();
    for lhs in &vectors {
        for rhs in ranked() {
            for dimensions in dimension_lists(rank(&rhs)) {
                for (lhs, rhs) in [(lhs, &rhs), (&rhs, lhs)] {
                    let Ok(sum) = lhs.broadcast_with(rhs, &dimensions) else { continue };
                    conditions_are_the_check(&sum, |operands| meet(operands, &dimensions));
                    sums += 1;
                }
            }
        }
    }
    assert_eq!(sums, 1_378, "cases");
}

/// The result of two extents by XLA's rule: the other one if one is the number 1, else what follows from both.
fn strict(lhs: DynExtent, rhs: DynExtent) -> Option<DynExtent> {
    match (lhs.bound(), rhs.bound()) {
        _ if strict_refuses(lhs, rhs) => None,
        (Some(1), Some(1)) => Some(lhs.join(rhs)),
        (Some(1), _) => Some(rhs),
        (_, Some(1)) => Some(lhs),
        _ => lhs.merge(rhs),
    }
}

/// How many of all pairs of extents each rule refuses, and how many of these although two extents that they allow broadcast.
#[test]
fn refused_extents_may_broadcast_only_if_a_number_is_unknown() {
    let (mut numpy_refused, mut strict_refused, mut along_refused) = (0, [0, 0], [0, 0]);
    for lhs in kinds() {
        for rhs in kinds() {
            let pairs = products(&[numbers(lhs), numbers(rhs)]);
            let may = pairs.iter().any(|pair| numpy(&[vec![pair[0]], vec![pair[1]]]).is_some());
            let all = pairs.iter().all(|pair| numpy(&[vec![pair[0]], vec![pair[1]]]).is_some());
            assert_eq!(may, lhs.broadcast(rhs).is_some(), "{lhs} and {rhs}");
            assert_eq!(strict(lhs, rhs), lhs.broadcast_strict(rhs), "{lhs} and {rhs}");
            numpy_refused += usize::from(!may);
            strict_refused[usize::from(may)] += usize::from(strict_refuses(lhs, rhs));
            along_refused[usize::from(may)] += usize::from(along_refuses(lhs, rhs));
            // A pair is certain if it always passes, except for extents of at most 1, where all pairs pass.
            let (lhs, rhs) = (DynShape::new([lhs]).unwrap(), DynShape::new([rhs]).unwrap());
            if let Ok(sum) = lhs.align_trailing(&rhs) {
                let at_most_one = [&lhs, &rhs]
                    .iter()
                    .all(|shape| shape.is_subtype_of(&DynShape::new([at_most(1)]).unwrap()));
                assert_eq!(sum.is_certain() || at_most_one, all, "{lhs} and {rhs}");
            }
        }
    }
    assert_eq!((numpy_refused, strict_refused, along_refused), (6, [6, 10], [6, 26]), "cases");
}

// NumPy's rule.

/// Asserts that operands align as all shapes that they allow, and no more. Returns how many these are.
#[track_caller]
fn aligned(operands: &[DynShape]) -> usize {
    let possible: BTreeSet<Vec<usize>> = products(&operands.iter().map(choices).collect::<Vec<_>>())
        .iter()
        .filter_map(|operands| numpy(operands))
        .collect();
    let found = DynShape::align_trailing_all(operands.iter().cloned());
    let Ok(sum) = found else {
        assert!(possible.is_empty(), "{operands:?}: {found:?}");
        return 0;
    };
    if operands.iter().any(DynShape::is_unknown) {
        assert_eq!(sum.shape(), &DynShape::UNKNOWN, "{operands:?}");
    } else {
        assert_eq!(
            possible,
            choices(sum.shape()).into_iter().collect(),
            "{operands:?} is {sum:?}: no less and no more"
        );
    }
    checked(&sum, numpy)
}

#[test]
fn pairs_align_as_all_shapes_that_they_allow() {
    let mut cases = 0;
    for lhs in small() {
        for rhs in small() {
            if lhs.is_unknown() && rhs.is_unknown() {
                continue;
            }
            cases += aligned(&[lhs.clone(), rhs.clone()]);
            let (all, two) =
                (DynShape::align_trailing_all([lhs.clone(), rhs.clone()]), lhs.align_trailing(&rhs));
            assert_eq!(all, two, "{lhs} and {rhs}");
        }
    }
    assert_eq!(cases, 134_841, "cases");
}

/// Operands of up to four axes in total, each a 1, a known 2, or one of each other kind.
#[test]
fn triples_align_as_all_shapes_that_they_allow() {
    let few = [DynExtent::ONE, known(2), at_most(2), DynExtent::UNKNOWN];
    let (mut sums, mut cases) = (0, 0);
    for ranks in products(&[vec![0, 1, 2], vec![0, 1, 2], vec![0, 1, 2]]) {
        if ranks.iter().sum::<usize>() > 4 {
            continue;
        }
        let each: Vec<_> = ranks.iter().map(|&rank| shapes_of(rank, &few)).collect();
        for operands in products(&each) {
            cases += aligned(&operands);
            sums += 1;
        }
    }
    assert_eq!((sums, cases), (2_093, 67_631), "cases");
}

#[test]
fn conditions_hold_if_alignments_pass_their_checks() {
    let mut sums = 0;
    let vectors: Vec<_> = (0..=1).flat_map(|rank| shapes_of(rank, &kinds())).collect();
    for lhs in &vectors {
        for rhs in ranked() {
            for (lhs, rhs) in [(lhs, &rhs), (&rhs, lhs)] {
                let Ok(sum) = lhs.align_trailing(rhs) else { continue };
                conditions_are_the_check(&sum, |operands| {
                    let rank = rank(lhs).max(rank(rhs));
                    Some(
                        operands
                            .iter()
                            .map(|extents| [&vec![1; rank - extents.len()], &extents[..]].concat())
                            .collect(),
                    )
                });
                sums += 1;
            }
        }
    }
    assert_eq!(sums, 1_206, "cases");
}

#[test]
fn any_number_aligns() {
    let alone = DynShape::align_trailing_all([]).unwrap();
    assert_eq!(
        (alone.shape(), alone.is_certain()),
        (&DynShape::scalar(), true),
        "the result of no operand is a scalar"
    );
    for shape in small() {
        let alone = DynShape::align_trailing_all([shape.clone()]).unwrap();
        assert_eq!(
            (alone.shape(), alone.is_certain()),
            (&shape, !shape.is_unknown()),
            "the result of one operand is that operand"
        );
    }
    let ones = (0..20).map(|axis| {
        DynShape::new((0..20).map(|at| if at == axis { known(2) } else { DynExtent::ONE })).unwrap()
    });
    assert_eq!(
        DynShape::align_trailing_all(ones).unwrap().shape(),
        &DynShape::new(vec![known(2); 20]).unwrap()
    );
}
