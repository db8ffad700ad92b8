//! Dynamic shapes as sets of shapes: the laws of their order, and every operation, on all small shapes, known, bounded and
//! unknown, compared with explicit sets.
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
    broadcast_extents,
    dynamic::{at_most, known},
    indices, orders, shapes,
};
use shapewise::{DynBroadcast, DynExtent, DynReshapeError, DynShape, DynShapeError, extent::Knowledge};

/// The largest extent of an explicit set: above every extent of the shapes here.
const LARGEST: usize = 5;

type Set = BTreeSet<Vec<usize>>;

/// 0 to 3, at most 1 to 3, any.
fn extents() -> Vec<DynExtent> {
    (0..=3).map(known).chain((1..=3).map(at_most)).chain([DynExtent::UNKNOWN]).collect()
}

fn shapes_of(rank: usize, extents: &[DynExtent]) -> Vec<DynShape> {
    let shape = |index: Vec<usize>| DynShape::new(index.into_iter().map(|at| extents[at])).unwrap();
    indices(&vec![extents.len(); rank]).into_iter().map(shape).collect()
}

/// All shapes up to rank 2, and the unknown one.
fn small() -> Vec<DynShape> {
    let ranked = (0..=2).flat_map(|rank| shapes_of(rank, &extents()));
    ranked.chain([DynShape::UNKNOWN]).collect()
}

/// Shapes of rank 3 with fewer kinds of extents, one matrix, and the unknown shape.
fn cubes() -> Vec<DynShape> {
    let few = [known(1), known(3), at_most(2), DynExtent::UNKNOWN];
    let others = [DynShape::of_rank(2), DynShape::UNKNOWN];
    shapes_of(3, &few).into_iter().chain(others).collect()
}

fn all() -> Vec<DynShape> {
    small().into_iter().chain(shapes_of(3, &[known(1), known(3), at_most(2), DynExtent::UNKNOWN])).collect()
}

/// The numbers that an extent may be, up to the largest.
fn numbers(extent: DynExtent, largest: usize) -> Vec<usize> {
    match extent.knowledge() {
        Knowledge::Known(extent) => vec![extent],
        Knowledge::Bounded(bound) => (0..=bound).collect(),
        Knowledge::Unknown => (0..=largest).collect(),
    }
}

/// The shapes that a shape may be: of all ranks up to 3 if the rank is unknown.
fn set(shape: &DynShape) -> Set {
    let Some(extents) = shape.extents() else {
        return (0..=3).flat_map(|rank| shapes(rank, LARGEST)).collect();
    };
    let each: Vec<_> = extents.iter().map(|&extent| numbers(extent, LARGEST)).collect();
    let places = indices(&each.iter().map(Vec::len).collect::<Vec<_>>());
    places.iter().map(|place| place.iter().zip(&each).map(|(&at, numbers)| numbers[at]).collect()).collect()
}

/// Whether a shape may have these extents; for sets that are too large to be explicit.
fn may_be(shape: &DynShape, extents: &[usize]) -> bool {
    shape.extents().is_none_or(|found| {
        found.len() == extents.len()
            && found.iter().zip(extents).all(|(&found, &extent)| numbers(found, extent).contains(&extent))
    })
}

fn pairs() -> impl Iterator<Item = ((DynShape, Set), (DynShape, Set))> {
    let all: Vec<_> = all().into_iter().map(|shape| (shape.clone(), set(&shape))).collect();
    let rest = all.clone();
    all.into_iter().flat_map(move |a| rest.clone().into_iter().map(move |b| (a.clone(), b)))
}

/// Each triple of shapes up to rank 2, and of those of rank 3.
fn for_triples(mut law: impl FnMut(&DynShape, &DynShape, &DynShape)) {
    for world in [small(), cubes()] {
        for a in &world {
            for b in &world {
                for c in &world {
                    law(a, b, c);
                }
            }
        }
    }
}

#[test]
fn equality_and_order_are_those_of_sets() {
    for ((a, left), (b, right)) in pairs() {
        assert_eq!(a == b, left == right, "{a} == {b}");
        assert_eq!(a.is_subtype_of(&b), left.is_subset(&right), "{a} is a subtype of {b}");
        assert!(!(a.is_subtype_of(&b) && b.is_subtype_of(&a)) || a == b, "{a} and {b}: antisymmetric");
        assert!(
            a.is_subtype_of(&a) && a.is_subtype_of(&DynShape::UNKNOWN),
            "{a}: reflexive, below the unknown"
        );
    }
    for_triples(|a, b, c| {
        let chain = a.is_subtype_of(b) && b.is_subtype_of(c);
        assert!(!chain || a.is_subtype_of(c), "{a}, {b}, {c}: transitive");
    });
}

#[test]
fn compatible_shapes_intersect_and_compatibility_is_not_transitive() {
    for ((a, left), (b, right)) in pairs() {
        assert_eq!(a.is_compatible_with(&b), !left.is_disjoint(&right), "{a} and {b}");
        assert_eq!(a.is_compatible_with(&b), b.is_compatible_with(&a), "{a} and {b}: symmetric");
        assert!(a.is_compatible_with(&a), "{a}: reflexive");
    }
    let [two, any, three] = ["[2]", "[?]", "[3]"].map(|text| text.parse::<DynShape>().unwrap());
    assert!(two.is_compatible_with(&any) && any.is_compatible_with(&three), "the chain");
    assert!(!two.is_compatible_with(&three), "not transitive");
}

#[test]
fn merge_is_the_intersection() {
    for ((a, left), (b, right)) in pairs() {
        let both: Set = left.intersection(&right).cloned().collect();
        let merged = a.merge(&b);
        assert_eq!(merged.is_ok(), a.is_compatible_with(&b), "{a} and {b}: Ok where compatible");
        assert_eq!(merged.as_ref().ok().map(set), (!both.is_empty()).then_some(both), "{a} and {b}");
        assert_eq!(merged.as_ref().ok(), b.merge(&a).as_ref().ok(), "{a} and {b}: commutative");
        if let Ok(merged) = merged {
            assert!(merged.is_subtype_of(&a) && merged.is_subtype_of(&b), "{a} and {b}: below both");
            assert_eq!(a.is_subtype_of(&b), merged == a, "{a} and {b}: of a subtype, itself");
        }
        assert_eq!(a.merge(&DynShape::UNKNOWN).as_ref(), Ok(&a), "{a}: the unit");
        assert_eq!(a.merge(&a).as_ref(), Ok(&a), "{a}: idempotent");
    }
}

/// If `merge` is defined in one grouping, it is defined in the other, with the same result: the shapes that all three may be.
#[test]
fn merge_is_associative_if_defined_and_the_greatest_below_both() {
    for_triples(|a, b, c| {
        let (ab, bc) = (a.merge(b), b.merge(c));
        let first = ab.as_ref().ok().and_then(|ab| ab.merge(c).ok());
        let last = bc.as_ref().ok().and_then(|bc| a.merge(bc).ok());
        assert_eq!(first, last, "{a}, {b}, {c}");
        let below = c.is_subtype_of(a) && c.is_subtype_of(b);
        let greatest = ab.is_ok_and(|ab| c.is_subtype_of(&ab));
        assert!(!below || greatest, "{c} is below {a} and {b}, and not below their merge");
    });
}

#[test]
fn join_is_the_least_above_both() {
    for ((a, left), (b, right)) in pairs() {
        let joined = a.join(&b);
        assert!(
            set(&joined).is_superset(&left) && set(&joined).is_superset(&right),
            "{a} and {b}: above both"
        );
        assert!(a.is_subtype_of(&joined) && b.is_subtype_of(&joined), "{a} and {b}: above both");
        assert_eq!(joined, b.join(&a), "{a} and {b}: commutative");
        assert_eq!(a.is_subtype_of(&b), joined == b, "{a} and {b}: of a subtype, the other");
        assert_eq!(a.join(&a), a, "idempotent");
        if let Ok(merged) = a.merge(&b) {
            assert_eq!(
                (a.join(&merged), a.merge(&joined).as_ref()),
                (a.clone(), Ok(&a)),
                "{a}, {b}: absorption"
            );
        }
    }
    for_triples(|a, b, c| {
        let joined = a.join(b);
        assert_eq!(joined.join(c), a.join(&b.join(c)), "{a}, {b}, {c}: associative");
        let above = a.is_subtype_of(c) && b.is_subtype_of(c);
        assert!(!above || joined.is_subtype_of(c), "{c} is above {a} and {b}, and not above {joined}");
    });
}

#[test]
fn known_equal_is_certain_if_all_pairs_agree() {
    for ((a, left), (b, right)) in pairs() {
        let answers: BTreeSet<bool> = left.iter().flat_map(|a| right.iter().map(move |b| a == b)).collect();
        let certain = (answers.len() == 1).then(|| answers.contains(&true));
        assert_eq!(a.known_equal(&b), certain, "{a} and {b}");
        if a.is_fully_known() && b.is_fully_known() {
            assert_eq!(a.known_equal(&b), Some(a == b), "{a} and {b}");
        }
    }
}

#[test]
fn extents_broadcast_to_exactly_the_possible_extents() {
    let largest = 9;
    for a in extents() {
        for b in extents() {
            let pairs = numbers(a, largest).into_iter().flat_map(|x| {
                numbers(b, largest).into_iter().filter_map(move |y| broadcast_extents(&[x], &[y]).ok())
            });
            let possible: BTreeSet<usize> = pairs.flatten().collect();
            let found = a.broadcast(b).map(|extent| numbers(extent, largest).into_iter().collect());
            assert_eq!(
                found,
                (!possible.is_empty()).then_some(possible),
                "{a} and {b}: exactly the possible ones"
            );
            assert_eq!(a.broadcast(b), b.broadcast(a), "{a} and {b}: commutative");
        }
    }
}

/// NumPy's rule on known shapes.
fn broadcast(a: &[usize], b: &[usize]) -> Option<Vec<usize>> {
    let rank = a.len().max(b.len());
    let padded = |extents: &[usize]| [&vec![1; rank - extents.len()], extents].concat();
    broadcast_extents(&padded(a), &padded(b)).ok()
}

#[test]
fn shapes_broadcast_to_exactly_the_possible_shapes() {
    let small: Vec<_> = small().into_iter().map(|shape| (shape.clone(), set(&shape))).collect();
    for (a, left) in &small {
        for (b, right) in &small {
            // Up to rank 2, which is enough to show an unknown rank.
            let low =
                |set: &Set| set.iter().filter(|extents| extents.len() <= 2).cloned().collect::<Vec<_>>();
            let (left, right) = (low(left), low(right));
            let possible: Set =
                left.iter().flat_map(|a| right.iter().filter_map(|b| broadcast(a, b))).collect();
            match a.align_trailing(b).map(DynBroadcast::into_shape) {
                Err(error) => assert!(possible.is_empty(), "{a} and {b}: {error}"),
                Ok(found) if a.is_unknown() || b.is_unknown() => assert_eq!(found, DynShape::UNKNOWN),
                Ok(found) => assert_eq!(set(&found), possible, "{a} and {b}: exactly the possible ones"),
            }
            assert_eq!(
                a.align_trailing(b).map(DynBroadcast::into_shape).ok(),
                b.align_trailing(a).map(DynBroadcast::into_shape).ok(),
                "{a} and {b}: commutative"
            );
        }
    }
}

/// Asserts that the result of an operation on a shape is exactly the set of results on each shape that it may be. For an unknown rank,
/// the result must include them all, or be the error that the rank is required. `slow` is `None` if there is no result.
#[track_caller]
fn exact(
    what: &str,
    shape: &DynShape,
    found: Result<DynShape, DynShapeError>,
    slow: impl Fn(&[usize]) -> Option<Vec<usize>>,
) {
    let expected: Set = set(shape).iter().filter_map(|extents| slow(extents)).collect();
    match found {
        Ok(found) if shape.is_unknown() => {
            assert!(expected.iter().all(|extents| may_be(&found, extents)), "{what} of {shape} is {found}");
        }
        Ok(found) => assert_eq!(set(&found), expected, "{what} of {shape} is {found}"),
        Err(DynShapeError::RankUnknown) => assert!(shape.is_unknown(), "{what} of {shape}"),
        Err(error) => assert!(expected.is_empty(), "{what} of {shape}: {error}"),
    }
}

#[test]
fn operations_on_axes_are_exact() {
    for shape in all() {
        for extent in 0..=3 {
            let (append, prepend) = (shape.append(known(extent)), shape.prepend(known(extent)));
            exact("append", &shape, append, |old| Some([old, &[extent]].concat()));
            exact("prepend", &shape, prepend, |old| Some([&[extent], old].concat()));
        }
        for axis in -4..=4_isize {
            let at = |rank: usize| {
                (0..rank.cast_signed()).position(|at| at == axis || at - rank.cast_signed() == axis)
            };
            exact("insert", &shape, shape.insert_axis(axis, known(4)), |old| {
                at(old.len() + 1).map(|at| [&old[..at], &[4], &old[at..]].concat())
            });
            exact("remove", &shape, shape.remove_axis(axis), |old| {
                at(old.len()).map(|at| [&old[..at], &old[at + 1..]].concat())
            });
            let single = shape.extent(axis).map(|extent| DynShape::new([extent]).unwrap());
            exact("extent", &shape, single.map_err(DynShapeError::NoSuchAxis), |old| {
                at(old.len()).map(|at| vec![old[at]])
            });
        }
        for count in 0..=4_usize {
            exact("take", &shape, shape.take(count), |old| old.get(..count).map(<[_]>::to_vec));
            exact("take_last", &shape, shape.take_last(count), |old| {
                old.len().checked_sub(count).map(|first| old[first..].to_vec())
            });
            for end in 0..=4 {
                let part = shape.sub_shape(count, end);
                exact("sub_shape", &shape, part, |old| old.get(count..end).map(<[_]>::to_vec));
            }
        }
        exact("tail", &shape, shape.tail(), |old| Some(old.get(1..).unwrap_or_default().to_vec()));
        let head = shape.head().map(|extent| DynShape::new([extent]).unwrap());
        exact("head", &shape, head, |old| old.get(..1).map(<[_]>::to_vec));
        for order in (0..=3).flat_map(orders) {
            let rank = order.len().cast_signed();
            let axes: Vec<_> = order.iter().map(|&axis| axis.cast_signed()).collect();
            let back: Vec<_> = axes.iter().map(|&axis| axis - rank).collect();
            let permuted = |old: &[usize]| {
                (old.len() == order.len()).then(|| order.iter().map(|&axis| old[axis]).collect())
            };
            exact("permute", &shape, shape.permute(&axes), permuted);
            exact("permute, from the end", &shape, shape.permute(&back), permuted);
        }
    }
}

#[test]
fn concatenation_is_exact() {
    let small: Vec<_> = small().into_iter().map(|shape| (shape.clone(), set(&shape))).collect();
    for (a, left) in &small {
        for (b, right) in &small {
            let found = a.concatenate(b).unwrap();
            assert_eq!(b.prepend_shape(a).as_ref(), Ok(&found), "{a}, then {b}");
            if a.is_unknown() || b.is_unknown() {
                assert_eq!(found, DynShape::UNKNOWN, "{a}, then {b}");
            } else {
                let expected: Set =
                    left.iter().flat_map(|a| right.iter().map(|b| [&a[..], b].concat())).collect();
                assert_eq!(set(&found), expected, "{a}, then {b}");
            }
        }
    }
}

#[test]
fn element_counts_are_as_known_as_possible() {
    for shape in all() {
        let counts: BTreeSet<usize> = set(&shape).iter().map(|extents| extents.iter().product()).collect();
        let extents = shape.extents().unwrap_or(&[DynExtent::UNKNOWN]);
        let unbounded = extents.contains(&DynExtent::UNKNOWN) && !extents.contains(&known(0));
        let expected = match counts.last() {
            _ if unbounded => DynExtent::UNKNOWN,
            Some(&count) if counts.len() == 1 => known(count),
            Some(&most) => at_most(most),
            None => unreachable!("each shape is possible"),
        };
        assert_eq!(shape.element_count(), expected, "{shape}");
    }
}

/// NumPy's rule for a known count.
fn reshape(count: usize, target: &[isize]) -> Option<Vec<usize>> {
    let inferred = target.iter().filter(|&&extent| extent == -1).count();
    if inferred > 1 || target.iter().any(|&extent| extent < -1) {
        return None;
    }
    // The extent to infer is the only one that fits: next to 0 more than one fits.
    let with =
        |extent| target.iter().map(move |&to| if to == -1 { extent } else { to.unsigned_abs() }).collect();
    let fits = |extents: &Vec<usize>| extents.iter().product::<usize>() == count;
    let fitting: Vec<Vec<usize>> =
        (0..=if inferred == 1 { count + 1 } else { 0 }).map(with).filter(fits).collect();
    if fitting.len() == 1 { fitting.into_iter().next() } else { None }
}

#[test]
fn a_reshape_equals_that_of_each_possible_shape() {
    let numbers = [-2, -1, 0, 1, 2, 3, 4, 6];
    let targets = (0..=3).flat_map(|rank| indices(&vec![numbers.len(); rank]));
    let targets: Vec<Vec<isize>> =
        targets.map(|target| target.iter().map(|&at| numbers[at]).collect()).collect();
    for shape in small() {
        let counts: BTreeSet<usize> = set(&shape).iter().map(|extents| extents.iter().product()).collect();
        for target in &targets {
            let expected: Set = counts.iter().filter_map(|&count| reshape(count, target)).collect();
            let found = shape.reshape(target);
            match &found {
                Ok(found) => {
                    let all = expected.iter().all(|extents| may_be(found, extents));
                    assert!(all, "{shape} to {target:?} is {found}, but may be {expected:?}");
                    let named = found.extents().unwrap().iter().zip(target);
                    let kept = named
                        .filter(|&(_, &to)| to >= 0)
                        .all(|(found, &to)| *found == known(to.unsigned_abs()));
                    assert!(kept && found.rank() == Some(target.len()), "{shape} to {target:?} is {found}");
                    assert!(
                        found.is_fully_known() || target.contains(&-1),
                        "{shape} to {target:?} is {found}"
                    );
                }
                Err(error) => {
                    assert!(expected.is_empty(), "{shape} to {target:?}: {error}, but is {expected:?}");
                }
            }
            // The inferred extent is bounded by the element count.
            if let (Ok(found), Some(bound)) = (&found, shape.element_count().bound()) {
                let fits = |extents: &Vec<usize>| extents.iter().product::<usize>() <= bound;
                assert!(set(found).iter().all(fits), "{shape} to {target:?} is {found}");
            }
            // For a known shape, and for a vector to one inferred extent, the result is exact.
            if shape.is_fully_known() || (shape.is_vector() && target == &[-1]) {
                assert_eq!(
                    found.as_ref().ok().map(set),
                    (!expected.is_empty()).then_some(expected),
                    "{shape}"
                );
            }
            // Errors of the target alone come first.
            let inferred = target.iter().filter(|&&extent| extent == -1).count();
            let negative = target.contains(&-2);
            assert!(
                !(negative || inferred > 1)
                    || matches!(
                        found,
                        Err(DynReshapeError::Negative { extent: -2, .. }
                            | DynReshapeError::TwoInferred { .. })
                    )
            );
            if !negative && inferred == 1 && target.contains(&0) && counts.contains(&0) {
                assert!(
                    matches!(found, Err(DynReshapeError::Ambiguous { .. })),
                    "{shape} to {target:?}: {found:?}"
                );
            }
        }
    }
}
