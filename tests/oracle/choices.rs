//! Partly unknown shapes, as the set of known shapes that they may be.

use shapewise::{DynExtent, DynShape, extent::Knowledge};

use super::{
    dynamic::{at_most, known},
    indices, shapes,
};

/// The largest extent that is tried for an unknown one: above all that the shapes here name.
pub(crate) const LARGEST: usize = 4;

/// 0 to 3, at most 1 to 3, any.
pub(crate) fn kinds() -> Vec<DynExtent> {
    (0..=3).map(known).chain((1..=3).map(at_most)).chain([DynExtent::UNKNOWN]).collect()
}

/// All shapes of a rank with these extents.
pub(crate) fn shapes_of(rank: usize, kinds: &[DynExtent]) -> Vec<DynShape> {
    let shape = |index: Vec<usize>| DynShape::new(index.into_iter().map(|at| kinds[at])).unwrap();
    indices(&vec![kinds.len(); rank]).into_iter().map(shape).collect()
}

/// The numbers that an extent may be.
pub(crate) fn numbers(extent: DynExtent) -> Vec<usize> {
    match extent.knowledge() {
        Knowledge::Known(extent) => vec![extent],
        Knowledge::Bounded(bound) => (0..=bound).collect(),
        Knowledge::Unknown => (0..=LARGEST).collect(),
    }
}

/// The shapes that a shape may be; of all ranks up to 2 if its rank is unknown.
pub(crate) fn choices(shape: &DynShape) -> Vec<Vec<usize>> {
    let Some(extents) = shape.extents() else {
        return (0..=2).flat_map(|rank| shapes(rank, LARGEST)).collect();
    };
    products(&extents.iter().map(|&extent| numbers(extent)).collect::<Vec<_>>())
}

/// All combinations of one element of each list.
pub(crate) fn products<V: Clone>(lists: &[Vec<V>]) -> Vec<Vec<V>> {
    let Some((first, rest)) = lists.split_first() else { return vec![vec![]] };
    let tails = products(rest);
    first
        .iter()
        .flat_map(|value| tails.iter().map(move |rest| [core::slice::from_ref(value), rest].concat()))
        .collect()
}

pub(crate) fn is_one_of(extents: &[usize], shape: &DynShape) -> bool {
    let Some(found) = shape.extents() else { return true };
    found.len() == extents.len() && found.iter().zip(extents).all(|(found, &extent)| found.contains(extent))
}

pub(crate) fn shape(extents: &[usize]) -> DynShape {
    DynShape::new(extents.iter().map(|&extent| known(extent))).unwrap()
}
