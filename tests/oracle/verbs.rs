//! Joining, padding, repeating, gathering, scanning and ordering: each element of the result by its definition.

use super::{Naive, indices};

/// The position in the operand from which the element at position `at` of a padded axis comes; `at` is negative before the first.
pub(crate) fn source(mode: &str, at: i64, extent: i64) -> i64 {
    if extent == 1 {
        return 0;
    }
    match mode {
        "edge" => at.clamp(0, extent - 1),
        "wrap" => at.rem_euclid(extent),
        // One step at a time, reflected at the ends.
        "reflect" | "symmetric" => {
            let (mut place, mut step) = (0, 1);
            let mut there = 0;
            while there != at {
                let forwards = if at > 0 { step } else { -step };
                let next = place + forwards;
                if (0..extent).contains(&next) {
                    place = next;
                } else {
                    step = -step;
                    if mode == "reflect" {
                        place -= forwards;
                    }
                }
                there += at.signum();
            }
            place
        }
        _ => panic!("{mode} is not a mode"),
    }
}

/// An index with the coordinate at an axis replaced.
fn with(index: &[usize], axis: usize, at: usize) -> Vec<usize> {
    let mut index = index.to_vec();
    index[axis] = at;
    index
}

fn to_i64(number: usize) -> i64 {
    number.try_into().unwrap()
}

fn to_usize(number: i64) -> usize {
    number.try_into().unwrap()
}

impl Naive {
    fn resized(&self, axis: usize, extent: usize) -> Vec<usize> {
        with(&self.extents, axis, extent)
    }

    pub(crate) fn concatenate(all: &[Self], axis: usize) -> Self {
        let origin: Vec<(usize, usize)> = all
            .iter()
            .enumerate()
            .flat_map(|(which, one)| (0..one.extents[axis]).map(move |at| (which, at)))
            .collect();
        Self::build(&all[0].resized(axis, origin.len()), |index| {
            let (which, at) = origin[index[axis]];
            all[which].at(&with(index, axis, at))
        })
    }

    pub(crate) fn stack(all: &[Self], axis: usize) -> Self {
        let mut extents = all[0].extents.clone();
        extents.insert(axis, all.len());
        Self::build(&extents, |index| {
            let mut of_one = index.to_vec();
            let which = of_one.remove(axis);
            all[which].at(&of_one)
        })
    }

    /// XLA's `Pad`: low, high and interior for each axis; `None` if an extent would be negative.
    pub(crate) fn pad(&self, pads: &[[i64; 3]], value: i64) -> Option<Self> {
        let inside = |axis: usize| -> i64 {
            (0..self.extents[axis]).map(|at| if at > 0 { 1 + pads[axis][2] } else { 1 }).sum()
        };
        let extents: Option<Vec<usize>> = pads
            .iter()
            .enumerate()
            .map(|(axis, [low, high, _])| (low + inside(axis) + high).try_into().ok())
            .collect();
        Some(Self::build(&extents?, |index| {
            let mut from = Vec::new();
            for (axis, &at) in index.iter().enumerate() {
                let [low, _, interior] = pads[axis];
                let place = to_i64(at) - low;
                if place < 0 || place >= inside(axis) || place % (interior + 1) != 0 {
                    return value;
                }
                from.push(to_usize(place / (interior + 1)));
            }
            self.at(&from)
        }))
    }

    pub(crate) fn pad_mode(&self, widths: &[[usize; 2]], mode: &str) -> Self {
        let extents: Vec<usize> =
            self.extents.iter().zip(widths).map(|(extent, [low, high])| low + extent + high).collect();
        Self::build(&extents, |index| {
            let from = |axis: usize| {
                let at = to_i64(index[axis]) - to_i64(widths[axis][0]);
                to_usize(source(mode, at, to_i64(self.extents[axis])))
            };
            self.at(&(0..index.len()).map(from).collect::<Vec<_>>())
        })
    }

    pub(crate) fn roll(&self, axis: usize, shift: i64) -> Self {
        Self::build(&self.extents, |index| {
            let at = (to_i64(index[axis]) - shift).rem_euclid(to_i64(self.extents[axis]));
            self.at(&with(index, axis, to_usize(at)))
        })
    }

    pub(crate) fn flip(&self, axes: &[usize]) -> Self {
        Self::build(&self.extents, |index| {
            let mut from = index.to_vec();
            for &axis in axes {
                from[axis] = self.extents[axis] - 1 - from[axis];
            }
            self.at(&from)
        })
    }

    pub(crate) fn repeat(&self, axis: usize, times: usize) -> Self {
        Self::build(&self.resized(axis, self.extents[axis] * times), |index| {
            self.at(&with(index, axis, index[axis] / times))
        })
    }

    /// As many counts as axes.
    pub(crate) fn tile(&self, counts: &[usize]) -> Self {
        let extents: Vec<usize> =
            self.extents.iter().zip(counts).map(|(extent, count)| extent * count).collect();
        Self::build(&extents, |index| {
            self.at(&index.iter().zip(&self.extents).map(|(at, extent)| at % extent).collect::<Vec<_>>())
        })
    }

    pub(crate) fn move_axis(&self, from: usize, to: usize) -> Self {
        let mut order: Vec<usize> = (0..self.extents.len()).filter(|&axis| axis != from).collect();
        order.insert(to, from);
        self.permute(&order)
    }

    pub(crate) fn swap_axes(&self, first: usize, second: usize) -> Self {
        let mut order: Vec<usize> = (0..self.extents.len()).collect();
        order.swap(first, second);
        self.permute(&order)
    }

    pub(crate) fn diagonal(&self, first: usize, second: usize, offset: i64) -> Self {
        let last = self.move_axis(first, self.extents.len() - 1);
        let second = if second > first { second - 1 } else { second };
        let rows = last.extents.len() - 1;
        let last = last.move_axis(second, rows);
        // Now the rows are the last but one, the columns the last.
        let on: Vec<(usize, usize)> = indices(&last.extents[rows - 1..])
            .into_iter()
            .map(|index| (index[0], index[1]))
            .filter(|&(row, column)| to_i64(row) + offset == to_i64(column))
            .collect();
        let mut extents = last.extents[..rows - 1].to_vec();
        extents.push(on.len());
        Self::build(&extents, |index| {
            let (row, column) = on[index[rows - 1]];
            last.at(&[&index[..rows - 1], &[row, column]].concat())
        })
    }

    /// Matrices along the last two axes, with the elements for whose row and column a function holds, and zeros elsewhere.
    pub(crate) fn triangle(&self, is_within: impl Fn(i64, i64) -> bool) -> Self {
        Self::build(&self.extents, |index| match *index {
            [.., row, column] if is_within(to_i64(row), to_i64(column)) => self.at(index),
            _ => 0,
        })
    }

    /// `None` if an index is out of range.
    pub(crate) fn take(&self, axis: usize, positions: &[i64]) -> Option<Self> {
        let extent = to_i64(self.extents[axis]);
        let positions: Option<Vec<usize>> = positions
            .iter()
            .map(|&at| (0..extent).find(|&place| place == at || place - extent == at).map(to_usize))
            .collect();
        let positions = positions?;
        Some(Self::build(&self.resized(axis, positions.len()), |index| {
            self.at(&with(index, axis, positions[index[axis]]))
        }))
    }

    /// Each line along an axis, as a function changes it; all results are of the same length.
    pub(crate) fn along(&self, axis: usize, change: impl Fn(&[i64]) -> Vec<i64>) -> Self {
        let line = |index: &[usize]| -> Vec<i64> {
            (0..self.extents[axis]).map(|at| self.at(&with(index, axis, at))).collect()
        };
        let extent = change(&vec![0; self.extents[axis]]).len();
        Self::build(&self.resized(axis, extent), |index| change(&line(index))[index[axis]])
    }
}
