//! `transpose_is_bitcast` and `deduce_transpose`, compared with the offsets of all elements.

use super::{
    Answers, dense,
    oracle::{
        dense::{Dense, world},
        orders,
    },
    permutation, ranked, with_rank,
};

#[test]
fn a_transpose_is_a_bitcast_if_no_offset_changes() {
    let mut answers = Answers::default();
    let mut small = world(3, &[0, 1, 2, 3]);
    small.extend(world(4, &[1, 2]).into_iter().filter(|shape| shape.len() == 4));
    for shape in small {
        for axes in orders(shape.len()) {
            let extents: Vec<usize> = axes.iter().map(|&axis| shape[axis]).collect();
            let all: Vec<_> = Dense::all(&extents).map(|to| (to.naive(), to)).collect();
            for from in Dense::all(&shape) {
                let transposed = from.naive().permute(&axes);
                for (elements, to) in &all {
                    let found = with_rank!(shape.len(), R => {
                        ranked::<R>(&from).transpose_is_bitcast(&ranked::<R>(to), permutation(&axes))
                    });
                    let expected = transposed == *elements;
                    assert_eq!(found, expected, "{from:?} to {to:?} by {axes:?}");
                    answers.add(expected);
                }
            }
        }
    }
    answers.assert_both(1000);
}

#[test]
fn extents_that_are_not_those_of_the_transpose_are_not_a_bitcast() {
    // XLA's TransposeIsBitcast compares only orders and says yes.
    let (from, to) = (Dense::new(&[2, 3], &[1, 0]), Dense::new(&[2, 3], &[0, 1]));
    assert!(!ranked::<2>(&from).transpose_is_bitcast(&ranked::<2>(&to), permutation(&[1, 0])));
}

#[test]
fn xla_misses_transposes_of_extents_of_1() {
    // XLA's TransposeIsBitcast composes orders, {0,1} of the result by {1,0}: {1,0}, although the question has no such
    // order.
    let (from, to) = (Dense::new(&[1, 5], &[1, 0]), Dense::new(&[5, 1], &[1, 0]));
    assert_ne!(xla_order(&to, &[1, 0]), from.order, "XLA says no");
    assert!(ranked::<2>(&from).transpose_is_bitcast(&ranked::<2>(&to), permutation(&[1, 0])));
    assert!(from.transpose_stays(&to, &[1, 0]));
}

/// The order that XLA's `TransposeIsBitcast` requires of the operand.
fn xla_order(to: &Dense, axes: &[usize]) -> Vec<usize> {
    to.order.iter().map(|&axis| axes[axis]).collect()
}

/// XLA's `DeduceTransposeDimensionsForBitcast`: the same positions in memory, if the extents are then equal.
fn xla_deduces(from: &Dense, to: &Dense) -> Option<Vec<usize>> {
    let rank = to.order.len();
    let place = |axis: usize| to.order.iter().position(|&other| other == axis).unwrap();
    let axes: Vec<usize> = (0..rank).map(|axis| from.order[place(axis)]).collect();
    axes.iter().zip(&to.extents).all(|(&axis, &extent)| from.extents[axis] == extent).then_some(axes)
}

#[test]
fn a_transpose_is_deduced_whenever_there_is_one() {
    let (mut answers, mut more_than_xla) = (Answers::default(), 0);
    let mut small = world(3, &[0, 1, 2, 3]);
    small.extend(world(4, &[1, 2]).into_iter().filter(|shape| shape.len() == 4));
    for from in small.iter().flat_map(|shape| Dense::all(shape)) {
        let sorted = |shape: &[usize]| {
            let mut sorted = shape.to_vec();
            sorted.sort_unstable();
            sorted
        };
        let same_extents = small.iter().filter(|shape| sorted(shape) == sorted(&from.extents));
        for to in same_extents.flat_map(|shape| Dense::all(shape)) {
            let found: Option<Vec<usize>> = with_rank!(from.extents.len(), R => {
                let found = ranked::<R>(&from).deduce_transpose(&ranked::<R>(&to));
                assert!(found.is_none() || ranked::<R>(&from).is_bitcast(&ranked::<R>(&to)));
                found.map(|permutation| permutation.axes().to_vec())
            });
            match (&found, xla_deduces(&from, &to)) {
                (Some(axes), _) if !from.transpose_stays(&to, axes) => panic!("{from:?} to {to:?}: {axes:?}"),
                (Some(axes), Some(xla)) => assert_eq!(*axes, xla, "{from:?} to {to:?}"),
                (Some(_), None) => more_than_xla += 1,
                (None, xla) => {
                    assert_eq!(xla, None, "{from:?} to {to:?}");
                    let mut all = orders(from.extents.len()).into_iter();
                    assert!(!all.any(|axes| from.transpose_stays(&to, &axes)), "{from:?} to {to:?}");
                }
            }
            answers.add(found.is_some());
        }
    }
    answers.assert_both(1000);
    assert!(
        more_than_xla > 100,
        "XLA finds none if axes of extent 1 are in other positions: {more_than_xla}"
    );
}

#[test]
fn different_extents_have_no_transpose() {
    for from in
        world(2, &[0, 1, 2]).iter().filter(|shape| shape.len() == 2).flat_map(|shape| Dense::all(shape))
    {
        for to in
            world(2, &[3, 4]).iter().filter(|shape| shape.len() == 2).flat_map(|shape| Dense::all(shape))
        {
            assert_eq!(ranked::<2>(&from).deduce_transpose(&ranked::<2>(&to)), None);
        }
    }
}

#[test]
fn a_permuted_layout_is_the_transpose_in_the_same_memory() {
    for shape in world(4, &[0, 1, 2, 3]).into_iter().filter(|shape| shape.len() < 4 || !shape.contains(&1)) {
        for from in Dense::all(&shape) {
            for axes in orders(shape.len()) {
                with_rank!(shape.len(), R => {
                    let layout = ranked::<R>(&from);
                    let permuted = layout.permute_by(permutation(&axes));
                    let to = dense(&permuted);
                    assert_eq!(from.naive().permute(&axes), to.naive(), "{from:?} by {axes:?}");
                    assert!(layout.transpose_is_bitcast(&permuted, permutation(&axes)));
                    // The inverse restores the layout.
                    assert_eq!(permuted.permute_by(permutation::<R>(&axes).inverse()), layout);
                });
            }
        }
    }
}
