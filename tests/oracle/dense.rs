//! Dense layouts without strides: extents, and the names of the axes in logical order and in memory order.

use super::{Naive, indices, orders};

/// Extents, and the order of the axes from minor to major.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dense {
    pub(crate) extents: Vec<usize>,
    pub(crate) order: Vec<usize>,
}

impl Dense {
    pub(crate) fn new(extents: &[usize], order: &[usize]) -> Self {
        Self { extents: extents.to_vec(), order: order.to_vec() }
    }

    /// In all orders.
    pub(crate) fn all(extents: &[usize]) -> impl Iterator<Item = Self> {
        orders(extents.len()).into_iter().map(move |order| Self::new(extents, &order))
    }

    pub(crate) fn count(&self) -> usize {
        self.extents.iter().product()
    }

    /// The position of each element in memory, in logical order of the elements: a walk over memory from its first
    /// element, the most minor axis fastest, looks up the element at each position.
    pub(crate) fn offsets(&self) -> Vec<usize> {
        let logical = indices(&self.extents);
        let majors: Vec<usize> = self.order.iter().rev().map(|&axis| self.extents[axis]).collect();
        let mut offsets = vec![usize::MAX; logical.len()];
        for (offset, physical) in indices(&majors).iter().enumerate() {
            let mut index = vec![0; self.extents.len()];
            for (&axis, &at) in self.order.iter().rev().zip(physical) {
                index[axis] = at;
            }
            let mut linear = 0;
            for (&at, &extent) in index.iter().zip(&self.extents) {
                linear = linear * extent + at;
            }
            assert_eq!(logical[linear], index, "{self:?}");
            offsets[linear] = offset;
        }
        offsets
    }

    /// A tensor whose elements are their offsets.
    pub(crate) fn naive(&self) -> Naive {
        let elements = self.offsets().into_iter().map(|offset| offset.try_into().unwrap()).collect();
        Naive { extents: self.extents.clone(), elements }
    }

    /// A reshape to `to` keeps each element at its offset.
    pub(crate) fn reshape_stays(&self, to: &Self) -> bool {
        self.count() == to.count() && self.offsets() == to.offsets()
    }

    /// The transpose to `to` keeps each element at its offset.
    pub(crate) fn transpose_stays(&self, to: &Self, permutation: &[usize]) -> bool {
        self.naive().permute(permutation) == to.naive()
    }

    /// The axes as `(name, extent)`, in logical order and in memory order, minor to major.
    pub(crate) fn named(&self) -> (Names, Names) {
        let logical: Names = self.extents.iter().enumerate().map(|(axis, &extent)| (axis, extent)).collect();
        let physical = self.order.iter().map(|&axis| logical[axis]).collect();
        (logical, physical)
    }

    /// The layout of named axes.
    pub(crate) fn of_names(logical: &Names, physical: &Names) -> Self {
        let number = |name: &(usize, usize)| logical.iter().position(|other| other == name).unwrap();
        Self::new(
            &logical.iter().map(|name| name.1).collect::<Vec<_>>(),
            &physical.iter().map(number).collect::<Vec<_>>(),
        )
    }

    /// Removes the axes with these numbers.
    pub(crate) fn without(&self, axes: &[usize]) -> Self {
        let (mut logical, mut physical) = self.named();
        logical.retain(|name| !axes.contains(&name.0));
        physical.retain(|name| !axes.contains(&name.0));
        Self::of_names(&logical, &physical)
    }

    /// Inserts an axis with this number, at this position in memory (0 is the most minor).
    pub(crate) fn with(&self, axis: usize, place: usize, extent: usize) -> Self {
        let (mut logical, mut physical) = self.named();
        logical.insert(axis, (99, extent));
        physical.insert(place, (99, extent));
        Self::of_names(&logical, &physical)
    }
}

/// Axes by name and extent.
pub(crate) type Names = Vec<(usize, usize)>;

/// All shapes up to this rank with these extents.
pub(crate) fn world(rank: usize, extents: &[usize]) -> Vec<Vec<usize>> {
    (0..=rank)
        .flat_map(|rank| indices(&vec![extents.len(); rank]))
        .map(|choice| choice.iter().map(|&at| extents[at]).collect())
        .collect()
}

/// The position of each element in tiled memory, in logical order of the elements; a tile of `None` is combined with
/// the next.
pub(crate) fn tiled_offsets(layout: &Dense, tiles: &[Vec<Option<usize>>]) -> Vec<usize> {
    let majors: Vec<usize> = layout.order.iter().rev().copied().collect();
    let offset = |index: Vec<usize>| {
        // Coordinates and extents, the most major first.
        let mut parts: Vec<(usize, usize)> =
            majors.iter().map(|&axis| (index[axis], layout.extents[axis])).collect();
        for tile in tiles {
            while parts.len() < tile.len() {
                parts.insert(0, (0, 1));
            }
            let cut = parts.split_off(parts.len() - tile.len());
            let (mut outer, mut inner, mut carried) = (Vec::new(), Vec::new(), (0, 1));
            for ((at, extent), size) in cut.into_iter().zip(tile) {
                let (at, extent) = (carried.0 * extent + at, carried.1 * extent);
                match size {
                    None => carried = (at, extent),
                    Some(size) => {
                        outer.push((at / size, extent.div_ceil(*size)));
                        inner.push((at % size, *size));
                        carried = (0, 1);
                    }
                }
            }
            parts.extend(outer);
            parts.extend(inner);
        }
        parts.iter().fold(0, |offset, (at, extent)| offset * extent + at)
    };
    indices(&layout.extents).into_iter().map(offset).collect()
}
