//! The naive model of an array of any rank: extents, and elements in row-major order.

use shapewise::Pad;

/// Arrays of more elements end a chain.
const MOST: usize = 600;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Model {
    pub(super) extents: Vec<usize>,
    pub(super) elements: Vec<i32>,
}

impl Model {
    /// The elements at the indices that a function returns for each index.
    pub(super) fn gather(&self, extents: Vec<usize>, of: impl Fn(&[usize]) -> Vec<usize>) -> Self {
        let elements = indices(&extents).iter().map(|index| self.at(&of(index))).collect();
        Self { extents, elements }
    }

    pub(super) fn at(&self, index: &[usize]) -> i32 {
        let linear = index.iter().zip(&self.extents).fold(0, |linear, (at, extent)| {
            assert!(at < extent, "the model is wrong: {index:?} of {:?}", self.extents);
            linear * extent + at
        });
        self.elements[linear]
    }

    pub(super) fn rank(&self) -> usize {
        self.extents.len()
    }

    /// An axis as a method resolves it.
    pub(super) fn axis(&self, axis: isize) -> Option<usize> {
        let rank = self.rank().cast_signed();
        (-rank <= axis && axis < rank).then(|| axis.rem_euclid(rank).unsigned_abs())
    }

    /// The extents with another extent of one axis.
    pub(super) fn with(&self, axis: usize, extent: usize) -> Vec<usize> {
        let mut extents = self.extents.clone();
        extents[axis] = extent;
        extents
    }

    /// The elements along an axis are replaced, for each line of them.
    pub(super) fn along(&self, axis: usize, extent: usize, line: impl Fn(Vec<i32>) -> Vec<i32>) -> Self {
        let n = self.extents[axis];
        let extents = self.with(axis, extent);
        let elements = indices(&extents)
            .iter()
            .map(|index| {
                let whole = (0..n).map(|at| self.at(&with(index, axis, at))).collect();
                line(whole)[index[axis]]
            })
            .collect();
        Self { extents, elements }
    }

    /// Whether nothing that follows is too much work. Padding makes elements of an array without any, so an extent of 0 counts as 1.
    pub(super) fn is_small(&self) -> bool {
        let count = self.extents.iter().fold(1_usize, |count, &extent| count.saturating_mul(extent.max(1)));
        count <= MOST && self.rank() <= 5
    }
}

/// All indices, in row-major order.
pub(super) fn indices(extents: &[usize]) -> Vec<Vec<usize>> {
    let Some((&last, front)) = extents.split_last() else { return vec![vec![]] };
    if extents.contains(&0) {
        return vec![];
    }
    let fronts = indices(front);
    fronts.iter().flat_map(|front| (0..last).map(move |at| [front, &[at][..]].concat())).collect()
}

pub(super) fn with(index: &[usize], axis: usize, at: usize) -> Vec<usize> {
    let mut index = index.to_vec();
    index[axis] = at;
    index
}

pub(super) fn without(index: &[usize], axis: usize) -> Vec<usize> {
    [&index[..axis], &index[axis + 1..]].concat()
}

/// The positions of a range on an axis, by walking.
pub(super) fn positions(begin: Option<isize>, end: Option<isize>, stride: isize, n: usize) -> Vec<usize> {
    let (n, stride) = (n as i128, stride as i128);
    let wrap = |end: isize| if end < 0 { end as i128 + n } else { end as i128 };
    let mut positions = Vec::new();
    if stride > 0 {
        let (mut at, end) = (begin.map_or(0, wrap).max(0), end.map_or(n, wrap).min(n));
        while at < end {
            positions.push(at as usize);
            at += stride;
        }
    } else {
        let (mut at, end) = (begin.map_or(n - 1, wrap).min(n - 1), end.map_or(-1, wrap).max(-1));
        while at > end {
            positions.push(at as usize);
            at += stride;
        }
    }
    positions
}

/// XLA's padding; `None` if more is removed than is there.
pub(super) fn padded(model: &Model, pads: &[Pad]) -> Option<Model> {
    let mut extents = Vec::new();
    for (&extent, pad) in model.extents.iter().zip(pads) {
        let dilated = (extent + extent.saturating_sub(1) * pad.interior).cast_signed();
        extents.push(usize::try_from(dilated + pad.low + pad.high).ok()?);
    }
    let elements = indices(&extents)
        .iter()
        .map(|index| {
            let from: Option<Vec<usize>> = index
                .iter()
                .zip(pads)
                .zip(&model.extents)
                .map(|((&at, pad), &extent)| {
                    let (at, step) = (at.cast_signed() - pad.low, pad.interior.cast_signed() + 1);
                    (at >= 0 && at % step == 0 && at / step < extent.cast_signed())
                        .then_some((at / step) as usize)
                })
                .collect();
            from.map_or(-100, |from| model.at(&from))
        })
        .collect();
    Some(Model { extents, elements })
}
