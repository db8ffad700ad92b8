//! Broadcasts of operands that become known step by step: operands that pass two steps pass one. By NumPy's rule the reverse is
//! true as well. XLA's rule may infer a bound from a step: `<=3` and `?` is `<=3`, so 1 and 3 pass; with `<=2` and `?` they do not.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    choices::{choices, kinds, products, shape, shapes_of},
    dynamic::{at_most, known, parsed},
};
use shapewise::{DynBroadcast, DynShape, MergeError, broadcast::ConditionError};

/// Asserts the law for a broadcast and operands that are known better. Returns how many known operands pass in one step, and
/// in two.
#[track_caller]
fn in_two_steps(sum: &DynBroadcast, refined: &[DynShape]) -> [usize; 2] {
    let between = sum.check(refined);
    let what = format!("{sum:?} of {:?}, then {refined:?}: {between:?}", sum.operands());
    if let Ok(between) = &between {
        assert!(between.shape().is_subtype_of(sum.shape()), "{what}: what was inferred still holds");
        assert_eq!(between.check(refined).as_ref(), Ok(between), "{what}: a second check infers nothing new");
    }
    let mut passed = [0, 0];
    for extents in products(&refined.iter().map(choices).collect::<Vec<_>>()) {
        let known: Vec<_> = extents.iter().map(|extents| shape(extents)).collect();
        let once = sum.check(&known);
        passed[0] += usize::from(once.is_ok());
        let Ok(between) = &between else { continue };
        let twice = between.check(&known);
        passed[1] += usize::from(twice.is_ok());
        assert!(twice.is_ok() || !between.is_certain(), "{what}: certain, but does not hold for {extents:?}");
        let hold = between.conditions().iter().all(|at| at.check(extents[0][0], extents[1][0]).is_ok());
        assert_eq!(hold, twice.is_ok(), "{what}: conditions of {extents:?}");
        if let Ok(twice) = twice {
            let once = once.map(DynBroadcast::into_shape);
            assert_eq!(once, Ok(twice.into_shape()), "{what}: {extents:?}");
        }
    }
    passed
}

/// For all pairs of vectors and all pairs that are known better: how many there are, and how many known operands pass.
fn refinements(way: impl Fn(&DynShape, &DynShape) -> Option<DynBroadcast>) -> [usize; 3] {
    let mut counts = [0, 0, 0];
    let vectors = shapes_of(1, &kinds());
    let below = |shape: &DynShape| -> Vec<DynShape> {
        vectors.iter().filter(|other| other.is_subtype_of(shape)).cloned().collect()
    };
    for lhs in &vectors {
        for rhs in &vectors {
            let Some(sum) = way(lhs, rhs) else { continue };
            for refined in products(&[below(lhs), below(rhs)]) {
                let [once, twice] = in_two_steps(&sum, &refined);
                counts = [counts[0] + 1, counts[1] + once, counts[2] + twice];
            }
        }
    }
    counts
}

#[test]
fn steps_of_strict_broadcasts() {
    assert_eq!(
        refinements(|lhs, rhs| lhs.broadcast_with(rhs, &[]).ok()),
        [605, 1_313, 1_115],
        "pairs; passed at once, and in two steps"
    );
}

#[test]
fn steps_of_alignments() {
    assert_eq!(
        refinements(|lhs, rhs| lhs.align_trailing(rhs).ok()),
        [723, 1_547, 1_547],
        "pairs; passed at once, and in two steps"
    );
}

#[test]
fn steps_of_broadcasts_to_a_given_shape() {
    assert_eq!(
        refinements(|lhs, rhs| lhs.broadcast_in_dim(rhs, &[0]).ok()),
        [141, 218, 144],
        "pairs; passed at once, and in two steps"
    );
}

/// A 1 that was not known before does not let the other extent be above its bound, in one step or in two.
#[test]
fn an_inferred_bound_is_kept() {
    let sum = parsed("[<=4]").broadcast_with(&parsed("[?]"), &[]).unwrap();
    let stretched = sum.check(&[parsed("[1]"), parsed("[?]")]).unwrap();
    assert_eq!(format!("{stretched:?}"), "[<=4], at axis 0, extents 1 and ? must broadcast to <=4");
    assert!(!stretched.is_certain(), "the other may be 9");
    let inferred = ConditionError::Inferred { axis: 0, inferred: at_most(4), found: 9 };
    assert_eq!(stretched.check(&[parsed("[1]"), parsed("[9]")]), Err(inferred));
    assert_eq!(sum.check(&[parsed("[1]"), parsed("[9]")]), Err(inferred));
    let met = stretched.check(&[parsed("[1]"), parsed("[4]")]).unwrap();
    assert!(met.is_certain() && met.shape() == &parsed("[4]"), "{met:?}");
}

/// Operands that are known less than declared count as declared.
#[test]
fn declared_operands_are_kept() {
    let mut cases = [0, 0];
    let vectors: Vec<_> = shapes_of(1, &kinds()).into_iter().chain([DynShape::UNKNOWN]).collect();
    for lhs in &vectors {
        let sum = lhs.align_trailing(&parsed("[1]")).unwrap();
        for found in &vectors {
            let checked = sum.check(&[found.clone(), parsed("[?]")]);
            let expected = lhs.merge(found);
            cases[usize::from(expected.is_err())] += 1;
            assert_eq!(checked.ok().map(DynBroadcast::into_shape), expected.ok(), "{lhs}, then {found}");
        }
    }
    assert_eq!(cases, [63, 18], "cases: compatible, and not");
    let sum = parsed("[5]").align_trailing(&parsed("[1]")).unwrap();
    let error = MergeError::Extents { axis: 0, lhs: known(5), rhs: at_most(3) };
    let operand = Err(ConditionError::Incompatible { operand: 0, error });
    assert_eq!(sum.check(&[parsed("[<=3]"), parsed("[1]")]), operand, "no 5 is at most 3");
}
