//! Common factors, and the axes that a reshape keeps.

use shapewise::{
    AxisError, SizeError,
    layout::bitcast::{
        BitcastError, common_factors, degenerate_axes_changed, reshape_leaves_unmodified,
        unmodified_by_reshape,
    },
    shape::CountMismatch,
};

use super::{
    Answers,
    oracle::{dense::world, indices},
    with_rank,
};

fn unmodified(from: &[usize], to: &[usize]) -> Vec<Option<usize>> {
    with_rank!(from.len(), R => with_rank!(to.len(), Q => {
        unmodified_by_reshape::<R, Q>(from.try_into().unwrap(), to.try_into().unwrap()).unwrap().to_vec()
    }))
}

fn pairs(from: &[usize], to: &[usize]) -> Vec<(usize, usize)> {
    common_factors(from, to).unwrap().collect()
}

#[test]
fn r_16_the_table_of_xla() {
    type Row = (&'static [usize], &'static [usize], &'static [(usize, usize)]);
    let table: [Row; 10] = [
        (&[0], &[0], &[(0, 0), (1, 1)]),
        (&[1], &[], &[(0, 0), (1, 0)]),
        (&[], &[1], &[(0, 0), (0, 1)]),
        (&[0, 10], &[0, 10, 3], &[(0, 0), (2, 3)]),
        (&[1, 0], &[1, 0, 1], &[(0, 0), (1, 1), (2, 2), (2, 3)]),
        (&[], &[], &[(0, 0)]),
        (&[2, 5, 1, 3], &[1, 10, 3, 1], &[(0, 0), (0, 1), (2, 2), (3, 2), (4, 3), (4, 4)]),
        (&[2, 6], &[4, 3], &[(0, 0), (2, 2)]),
        (&[1, 2, 6], &[4, 1, 3, 1], &[(0, 0), (1, 0), (3, 3), (3, 4)]),
        (&[1, 2, 1], &[1, 1, 1, 2], &[(0, 0), (1, 1), (1, 2), (1, 3), (2, 4), (3, 4)]),
    ];
    for (from, to, expected) in table {
        assert_eq!(pairs(from, to), expected, "{from:?} to {to:?}");
    }
}

#[test]
fn xla_makes_one_group_of_all_axes_with_a_0() {
    // XLA's CommonFactors: (0,0), (3,4).
    assert_eq!(pairs(&[2, 0, 3], &[1, 2, 0, 3]), [(0, 0), (0, 1), (1, 2), (2, 3), (3, 4)]);
    // So XLA's InsertedOrDeleted1SizedDimensions finds more than an inserted axis there.
    let ones = degenerate_axes_changed(&[2, 0, 3], &[1, 2, 0, 3]).unwrap();
    assert_eq!((ones.removed, ones.inserted), ([false; 3], [true, false, false, false]));
}

/// Groups: both sides have the same product, and no shorter groups do.
#[test]
fn groups_are_the_shortest_with_equal_products() {
    let mut groups = 0;
    for from in world(4, &[1, 2, 3, 4]) {
        let count: usize = from.iter().product();
        for to in world(4, &[1, 2, 3, 6]).iter().filter(|to| to.iter().product::<usize>() == count) {
            let found = pairs(&from, to);
            assert_eq!((found[0], found[found.len() - 1]), ((0, 0), (from.len(), to.len())));
            for pair in found.windows(2) {
                let ((i, j), (next_i, next_j)) = (pair[0], pair[1]);
                let product = |extents: &[usize]| extents.iter().product::<usize>();
                assert_eq!(
                    product(&from[i..next_i]),
                    product(&to[j..next_j]),
                    "{from:?} to {to:?}: {found:?}"
                );
                // A shorter group, with axes on both sides, would end where the products of the first axes are equal.
                for (end, other) in
                    indices(&[next_i - i + 1, next_j - j + 1]).iter().map(|end| (end[0], end[1]))
                {
                    let whole = (end, other) == (next_i - i, next_j - j);
                    let same = product(&from[i..i + end]) == product(&to[j..j + other]);
                    assert!(!same || end == 0 || other == 0 || whole, "{from:?} to {to:?}: {found:?}");
                }
                groups += 1;
            }
        }
    }
    assert!(groups > 1000, "{groups} groups");
}

/// Whether one coordinate of each element is one coordinate after the reshape.
fn same_coordinate(from: &[usize], axis: usize, to: &[usize], other: usize) -> bool {
    indices(from).iter().zip(indices(to)).all(|(before, after)| before[axis] == after[other])
}

#[test]
fn an_unmodified_axis_keeps_the_coordinates_of_all_elements() {
    let mut answers = Answers::default();
    let shapes = [world(4, &[1, 2, 3]), world(3, &[2, 4, 6])].concat();
    for from in &shapes {
        let count: usize = from.iter().product();
        for to in shapes.iter().filter(|to| to.iter().product::<usize>() == count) {
            let found = unmodified(from, to);
            for (axis, &extent) in from.iter().enumerate() {
                for (other, &after) in to.iter().enumerate() {
                    let same = extent == after && same_coordinate(from, axis, to, other);
                    let unmodified = found[axis] == Some(other);
                    // Axes of extent 1 are interchangeable: one pair is enough.
                    assert!(
                        unmodified == same || (extent == 1 && !unmodified),
                        "{from:?} to {to:?}: {found:?}, {axis} and {other}"
                    );
                    if extent > 1 {
                        answers.add(unmodified);
                    }
                }
            }
            // In order, and each axis once.
            let outputs: Vec<usize> = found.iter().flatten().copied().collect();
            assert!(outputs.windows(2).all(|pair| pair[0] < pair[1]), "{from:?} to {to:?}: {found:?}");
        }
    }
    answers.assert_both(1000);
}

#[test]
fn an_extent_of_0_behaves_like_one_that_divides_no_other() {
    let mut cases = 0;
    let at = |shape: &[usize]| {
        shape.iter().map(|&extent| if extent == 0 { 7 } else { extent }).collect::<Vec<_>>()
    };
    for from in world(4, &[0, 1, 2, 4]) {
        for to in world(4, &[0, 1, 2, 4]) {
            let zeros = [&from, &to].map(|shape| shape.iter().filter(|&&extent| extent == 0).count());
            let counts = [&from, &to].map(|shape| at(shape).iter().product::<usize>());
            if zeros == [1, 1] && counts[0] == counts[1] {
                assert_eq!(unmodified(&from, &to), unmodified(&at(&from), &at(&to)), "{from:?} to {to:?}");
                cases += 1;
            }
        }
    }
    assert!(cases > 1000, "{cases} cases");
}

#[test]
fn the_kept_axes_are_the_unmodified_ones_in_any_order() {
    let (from, to) = ([2, 3, 5, 7], [6, 5, 1, 7]);
    // XLA's ReshapeLeavesDimensionsUnmodified finds none if the axes are not ascending.
    assert_eq!(reshape_leaves_unmodified(&from, &to, [3, 2]), Ok(Some([3, 1])));
    assert_eq!(reshape_leaves_unmodified(&from, &to, [2, 2]), Ok(Some([1, 1])));
    assert_eq!(reshape_leaves_unmodified(&from, &to, [-1]), Ok(Some([3])));
    assert_eq!(reshape_leaves_unmodified(&from, &to, []), Ok(Some([])));
    assert_eq!(reshape_leaves_unmodified(&from, &to, [0, 3]), Ok(None));
    let error = reshape_leaves_unmodified(&from, &to, [0, 4]).unwrap_err();
    assert!(matches!(error, BitcastError::NoSuchAxis(AxisError { axis: 4, rank: 4, .. })), "{error}");
}

/// The axes of extent 1 that are removed: of adjacent ones, the last.
fn ones_to_go(from: &[usize], to: &[usize]) -> Option<(Vec<bool>, Vec<bool>)> {
    fn others(shape: &[usize]) -> Vec<usize> {
        shape.iter().copied().filter(|&extent| extent != 1).collect()
    }
    if others(from) != others(to) {
        return None;
    }
    // For each axis of extent 1: the number of other axes before it, and its position among adjacent ones.
    let places = |shape: &[usize]| -> Vec<Option<(usize, usize)>> {
        let (mut others, mut ones) = (0, 0);
        let place = |&extent: &usize| {
            if extent == 1 {
                ones += 1;
                Some((others, ones))
            } else {
                (others, ones) = (others + 1, 0);
                None
            }
        };
        shape.iter().map(place).collect()
    };
    let (before, after) = (places(from), places(to));
    let gone = |places: &[Option<(usize, usize)>], others: &[Option<(usize, usize)>]| {
        places.iter().map(|place| place.is_some() && !others.contains(place)).collect()
    };
    Some((gone(&before, &after), gone(&after, &before)))
}

#[test]
fn shapes_that_differ_by_ones_report_which() {
    let mut answers = Answers::default();
    for from in world(4, &[0, 1, 2, 3]) {
        for to in world(4, &[0, 1, 2, 3]) {
            let expected = ones_to_go(&from, &to);
            let found = with_rank!(from.len(), R => with_rank!(to.len(), Q => {
                let (from, to): (&[usize; R], &[usize; Q]) = (from[..].try_into().unwrap(), to[..].try_into().unwrap());
                degenerate_axes_changed(from, to).map(|ones| (ones.removed.to_vec(), ones.inserted.to_vec()))
            }));
            answers.add(expected.is_some());
            assert_eq!(found, expected, "{from:?} to {to:?}");
        }
    }
    answers.assert_both(1000);
}

#[test]
fn counts_that_differ_or_do_not_fit_are_errors() {
    for error in
        [common_factors(&[2, 3], &[5]).unwrap_err(), unmodified_by_reshape(&[2, 3], &[5]).unwrap_err()]
    {
        assert!(matches!(error, BitcastError::Count(CountMismatch { from: 6, to: 5, .. })), "{error}");
    }
    let error = unmodified_by_reshape(&[usize::MAX, 2, 0], &[0]).unwrap_err();
    assert!(matches!(error, BitcastError::Size(SizeError { axis: 0, extent: usize::MAX, .. })), "{error}");
    assert_eq!(degenerate_axes_changed(&[usize::MAX, 2], &[usize::MAX, 2, 1]), None);
    // The greatest count that fits.
    let max = isize::MAX.unsigned_abs();
    assert_eq!(pairs(&[max, 0], &[0, max]), [(0, 0), (2, 2)]);
}
