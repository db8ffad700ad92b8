//! `reshape_is_bitcast` and `decompose`, compared with the offsets of all elements.

use shapewise::layout::bitcast::{BitcastError, Decomposition};

use super::{
    Answers, by_count,
    oracle::{
        Naive,
        dense::{Dense, world},
        orders,
    },
    ranked, with_rank,
};

fn is_bitcast(from: &Dense, to: &Dense) -> bool {
    with_rank!(from.extents.len(), R => {
        let from = ranked::<R>(from);
        with_rank!(to.extents.len(), Q => from.reshape_is_bitcast(&ranked::<Q>(to)))
    })
}

#[test]
fn a_reshape_is_a_bitcast_if_no_offset_changes() {
    let mut answers = Answers::default();
    for shapes in [world(4, &[1, 2, 3]), world(3, &[1, 2, 4, 6])] {
        for (count, group) in by_count(&shapes) {
            for (from, from_offsets) in &group {
                for (to, to_offsets) in &group {
                    let expected = from_offsets == to_offsets;
                    assert_eq!(is_bitcast(from, to), expected, "{count} elements: {from:?} to {to:?}");
                    answers.add(expected);
                }
            }
        }
    }
    answers.assert_both(1000);
}

#[test]
fn without_elements_every_reshape_is_a_bitcast() {
    // R-15, and XLA's answer.
    let shapes: Vec<_> = world(3, &[0, 1, 2]).into_iter().filter(|shape| shape.contains(&0)).collect();
    let all: Vec<Dense> = shapes.iter().flat_map(|shape| Dense::all(shape)).collect();
    assert!(all.len() > 100, "{} layouts", all.len());
    for from in &all {
        for to in &all {
            assert!(is_bitcast(from, to), "{from:?} to {to:?}");
        }
    }
}

#[test]
fn other_element_counts_are_not_a_reshape() {
    for from in world(2, &[0, 1, 2, 3]) {
        for to in world(2, &[0, 1, 2, 3]) {
            let counts: [usize; 2] = [from.iter().product(), to.iter().product()];
            if counts[0] == counts[1] {
                continue;
            }
            let (from, to) = (Dense::all(&from).next().unwrap(), Dense::all(&to).next().unwrap());
            assert!(!is_bitcast(&from, &to), "{from:?} to {to:?}");
            let error = with_rank!(from.extents.len(), R => with_rank!(to.extents.len(), Q => {
                ranked::<R>(&from).decompose(&ranked::<Q>(&to)).unwrap_err()
            }));
            let BitcastError::Count(mismatch) = error else { panic!("{error}") };
            assert_eq!([mismatch.from, mismatch.to], counts);
        }
    }
}

/// Applies the parts of a decomposition, one after another, to a tensor whose elements are their offsets.
fn apply(from: &Dense, to: &Dense) -> (&'static str, Naive) {
    with_rank!(from.extents.len(), R => with_rank!(to.extents.len(), Q => {
        let (from_layout, to_layout) = (ranked::<R>(from), ranked::<Q>(to));
        let parts = from_layout.decompose_fully(&to_layout).unwrap();
        let first = from.naive().permute(&parts.first.axes());
        // Each of the three is a bitcast by itself, between row-major shapes.
        assert!(first.elements.is_sorted(), "{from:?} to {to:?}");
        let all = first.reshape(&parts.reshape).unwrap().permute(&parts.second.axes());
        assert_eq!(all, to.naive(), "{from:?} to {to:?}");
        match from_layout.decompose(&to_layout).unwrap() {
            Decomposition::Reshape => ("reshape", from.naive().reshape(&to.extents).unwrap()),
            Decomposition::Transpose(permutation) => ("transpose", from.naive().permute(&permutation.axes())),
            Decomposition::TransposeReshapeTranspose(simplest) => {
                assert_eq!(simplest, parts);
                ("both", all)
            }
        }
    }))
}

#[test]
fn a_bitcast_equals_its_parts_and_no_decomposition_is_simpler() {
    let mut found = std::collections::BTreeMap::<_, usize>::new();
    for (_, group) in by_count(&world(3, &[0, 1, 2, 3])) {
        let every = if group.len() > 100 { 7 } else { 1 };
        for (from, _) in group.iter().step_by(every) {
            for (to, _) in group.iter().step_by(every) {
                let (kind, result) = apply(from, to);
                assert_eq!(result, to.naive(), "{from:?} to {to:?}: {kind}");
                let transposes =
                    || orders(from.extents.len()).into_iter().any(|p| from.transpose_stays(to, &p));
                let simplest = if from.reshape_stays(to) {
                    "reshape"
                } else if from.extents.len() == to.extents.len() && transposes() {
                    "transpose"
                } else {
                    "both"
                };
                assert_eq!(kind, simplest, "{from:?} to {to:?}");
                *found.entry(kind).or_default() += 1;
            }
        }
    }
    assert!(found.len() == 3 && found.values().all(|&count| count > 100), "{found:?}");
}
