//! Broadcasts of known shapes, literally by the rules; and broadcasts of partly unknown shapes, compared with them.

use shapewise::DynBroadcast;

use super::choices::{choices, is_one_of, products, shape};

/// All lists of up to two dimensions from -1 to `rank`.
pub(crate) fn dimension_lists(rank: usize) -> Vec<Vec<isize>> {
    let dimensions: Vec<isize> = (-1..=rank.cast_signed()).collect();
    (0..=2).flat_map(|count| products(&vec![dimensions.clone(); count])).collect()
}

/// Aligned at the last axis; at each axis, all extents that are not 1 are equal.
pub(crate) fn numpy(operands: &[Vec<usize>]) -> Option<Vec<usize>> {
    let rank = operands.iter().map(Vec::len).max().unwrap_or(0);
    let mut result = vec![1; rank];
    for extents in operands {
        let axes = rank - extents.len()..rank;
        for (axis, &extent) in axes.zip(extents) {
            match (result[axis], extent) {
                (_, 1) => {}
                (1, _) => result[axis] = extent,
                (before, _) if before != extent => return None,
                _ => {}
            }
        }
    }
    Some(result)
}

/// The result axis of each operand axis, if there is one dimension for each and all are axes of the result.
pub(crate) fn places(operand: usize, dimensions: &[isize], rank: usize) -> Option<Vec<usize>> {
    let place = |&dimension: &isize| usize::try_from(dimension).ok().filter(|&dimension| dimension < rank);
    let places: Vec<usize> = dimensions.iter().map(place).collect::<Option<_>>()?;
    (places.len() == operand).then_some(places)
}

pub(crate) fn increase(places: &[usize]) -> bool {
    places.windows(2).all(|pair| pair[0] < pair[1])
}

pub(crate) fn differ(places: &[usize]) -> bool {
    places.iter().enumerate().all(|(at, place)| !places[..at].contains(place))
}

/// The values at their positions; the others are 1.
pub(crate) fn place(extents: &[usize], places: &[usize], rank: usize) -> Vec<usize> {
    let mut placed = vec![1; rank];
    for (&extent, &place) in extents.iter().zip(places) {
        placed[place] = extent;
    }
    placed
}

/// Two ranks and dimensions that fit: the result axes of the operand of smaller rank, or of both if the ranks are
/// equal.
pub(crate) fn binary_places(lhs: usize, rhs: usize, dimensions: &[isize]) -> Option<Vec<usize>> {
    let (smaller, larger) = (lhs.min(rhs), lhs.max(rhs));
    if smaller == larger && dimensions.is_empty() {
        return Some((0..larger).collect());
    }
    places(smaller, dimensions, larger).filter(|places| increase(places))
}

/// The operands with the axes of the result, as in XLA's binary operations.
pub(crate) fn meet(operands: &[Vec<usize>], dimensions: &[isize]) -> Option<Vec<Vec<usize>>> {
    let rank = operands.iter().map(Vec::len).max()?;
    let places = binary_places(operands[0].len(), operands[1].len(), dimensions)?;
    let aligned = |extents: &Vec<usize>| {
        if extents.len() == rank { extents.clone() } else { place(extents, &places, rank) }
    };
    Some(operands.iter().map(aligned).collect())
}

/// XLA's binary operations.
pub(crate) fn xla(operands: &[Vec<usize>], dimensions: &[isize]) -> Option<Vec<usize>> {
    numpy(&meet(operands, dimensions)?)
}

/// An operand and its broadcast target: each extent equals the one at its position, or is 1.
pub(crate) fn into(
    operands: &[Vec<usize>],
    dimensions: &[isize],
    ordered: fn(&[usize]) -> bool,
) -> Option<Vec<usize>> {
    let [operand, result] = operands else { return None };
    let places = places(operand.len(), dimensions, result.len()).filter(|places| ordered(places))?;
    let fits = operand.iter().zip(places).all(|(&extent, place)| extent == 1 || extent == result[place]);
    fits.then(|| result.clone())
}

/// Asserts that a broadcast is checked as in the oracle, for all known operands that match the declaration; returns
/// their number.
#[track_caller]
pub(crate) fn checked(sum: &DynBroadcast, slow: impl Fn(&[Vec<usize>]) -> Option<Vec<usize>>) -> usize {
    let operands = products(&sum.operands().iter().map(choices).collect::<Vec<_>>());
    for extents in &operands {
        let expected = slow(extents).filter(|result| is_one_of(result, sum.shape()));
        let known: Vec<_> = extents.iter().map(|extents| shape(extents)).collect();
        let found = sum.check(&known);
        let found = found.as_ref().map(|found| (found.shape(), found.is_certain())).ok();
        let expected = expected.as_deref().map(shape);
        assert_eq!(
            found,
            expected.as_ref().map(|shape| (shape, true)),
            "{sum:?} of {:?}: {extents:?}",
            sum.operands()
        );
        assert!(
            !sum.is_certain() || expected.is_some(),
            "{sum:?} is certain, but does not hold for {extents:?}"
        );
    }
    let ranks_are_known = sum.operands().iter().all(|operand| !operand.is_unknown());
    assert_eq!(sum.is_certain(), ranks_are_known && sum.conditions().is_empty(), "{sum:?}");
    operands.len()
}

/// Asserts that the conditions hold if the check passes, for two operands whose ranks are known.
#[track_caller]
pub(crate) fn conditions_are_the_check(
    sum: &DynBroadcast,
    meet: impl Fn(&[Vec<usize>]) -> Option<Vec<Vec<usize>>>,
) {
    for extents in products(&sum.operands().iter().map(choices).collect::<Vec<_>>()) {
        let known: Vec<_> = extents.iter().map(|extents| shape(extents)).collect();
        let met = meet(&extents).unwrap();
        let hold = sum.conditions().iter().all(|at| at.check(met[0][at.axis], met[1][at.axis]).is_ok());
        assert_eq!(hold, sum.check(&known).is_ok(), "{sum:?} of {:?}: {extents:?}", sum.operands());
    }
}
