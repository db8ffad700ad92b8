//! The slow, obvious version of each operation, on a naive model: extents, and elements in row-major order. There are
//! no strides.
#![allow(dead_code, reason = "each test file uses a part of it")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::missing_panics_doc,
    clippy::unwrap_used,
    reason = "an oracle is small numbers and no error handling"
)]

#[path = "broadcasts.rs"]
pub(crate) mod broadcasts;
#[path = "choices.rs"]
pub(crate) mod choices;
#[path = "dense.rs"]
pub(crate) mod dense;
#[path = "dynamic.rs"]
pub(crate) mod dynamic;
#[path = "specs.rs"]
pub(crate) mod specs;
#[path = "tiles.rs"]
pub(crate) mod tiles;
#[path = "verbs.rs"]
pub(crate) mod verbs;

use shapewise::{BroadcastError, SliceError};

/// A tensor without layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Naive {
    pub(crate) extents: Vec<usize>,
    pub(crate) elements: Vec<i64>,
}

/// One item of a slice.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Item {
    Index(isize),
    Range { begin: Option<isize>, end: Option<isize>, inclusive: bool, step: isize },
    NewAxis,
    Rest,
}

pub(crate) const FULL: Item = range(None, None, 1);

pub(crate) const fn range(begin: Option<isize>, end: Option<isize>, step: isize) -> Item {
    Item::Range { begin, end, inclusive: false, step }
}

/// All indices, in row-major order.
pub(crate) fn indices(extents: &[usize]) -> Vec<Vec<usize>> {
    let Some((&first, rest)) = extents.split_first() else { return vec![vec![]] };
    let tails = indices(rest);
    (0..first).flat_map(|at| tails.iter().map(move |index| [&[at], &index[..]].concat())).collect()
}

/// All shapes of a rank with extents from 0 to `largest`.
pub(crate) fn shapes(rank: usize, largest: usize) -> Vec<Vec<usize>> {
    indices(&vec![largest + 1; rank])
}

/// All orders of the axes of a rank.
pub(crate) fn orders(rank: usize) -> Vec<Vec<usize>> {
    let mut orders = indices(&vec![rank; rank]);
    orders.retain(|order| (0..rank).all(|axis| order.contains(&axis)));
    orders
}

/// An array of a known length.
#[track_caller]
pub(crate) fn array<const R: usize>(values: &[usize]) -> [usize; R] {
    values.try_into().unwrap_or_else(|_| panic!("{values:?} does not have length {R}"))
}

/// The positions of a range on an axis of extent `n`, by walking: Python's `x[begin:end:step]`.
fn walk(begin: Option<isize>, end: Option<isize>, inclusive: bool, step: isize, n: usize) -> Vec<usize> {
    let (n, step) = (i128::try_from(n).unwrap(), i128::try_from(step).unwrap());
    let wrap =
        |end: isize| if end < 0 { i128::try_from(end).unwrap() + n } else { i128::try_from(end).unwrap() };
    let mut positions = Vec::new();
    if step > 0 {
        let last = end.map_or(n - 1, |end| if inclusive { wrap(end) } else { wrap(end) - 1 });
        let mut at = begin.map_or(0, wrap).max(0);
        while at <= last && at < n {
            positions.push(usize::try_from(at).unwrap());
            at += step;
        }
    } else {
        let last = end.map_or(0, |end| if inclusive { wrap(end) } else { wrap(end) + 1 });
        let mut at = begin.map_or(n - 1, wrap).min(n - 1);
        while at >= last && at >= 0 {
            positions.push(usize::try_from(at).unwrap());
            at += step;
        }
    }
    positions
}

/// The items of `s![...]`, from their text.
pub(crate) fn parse(text: &str) -> Vec<Item> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let number = |text: &str| (!text.is_empty()).then(|| text.parse().expect("a number"));
    text.split(',')
        .filter(|item| !item.is_empty())
        .map(|item| match item {
            ":" => FULL,
            ".." => Item::Rest,
            "NewAxis" => Item::NewAxis,
            _ => {
                let (ends, step) = item.split_once(';').unwrap_or((item, "1"));
                let step = step.parse().expect("a step");
                match ends.split_once("..") {
                    None => Item::Index(number(ends).expect("an index")),
                    Some((begin, end)) => {
                        let inclusive = end.starts_with('=');
                        let (begin, end) = (number(begin), number(end.trim_start_matches('=')));
                        Item::Range { begin, end, inclusive, step }
                    }
                }
            }
        })
        .collect()
}

impl Naive {
    /// The result of a function for each index.
    pub(crate) fn build(extents: &[usize], mut element: impl FnMut(&[usize]) -> i64) -> Self {
        let elements = indices(extents).iter().map(|index| element(index)).collect();
        Self { extents: extents.to_vec(), elements }
    }

    /// Elements that are all different and not 0: `first`, `first + 1`, ...
    pub(crate) fn counted(extents: &[usize], first: i64) -> Self {
        let mut next = first - 1;
        Self::build(extents, |_| {
            next += 1;
            next
        })
    }

    pub(crate) fn at(&self, index: &[usize]) -> i64 {
        let mut linear = 0;
        for (&at, &extent) in index.iter().zip(&self.extents) {
            assert!(at < extent, "{index:?} is an index of {:?}", self.extents);
            linear = linear * extent + at;
        }
        self.elements[linear]
    }

    pub(crate) fn slice(&self, items: &[Item]) -> Result<Self, SliceError> {
        let takes = |item: &&Item| matches!(item, Item::Index(_) | Item::Range { .. });
        let rest = vec![FULL; self.extents.len() - items.iter().filter(takes).count()];
        let items = match items.iter().position(|item| matches!(item, Item::Rest)) {
            Some(at) => [&items[..at], &rest, &items[at + 1..]].concat(),
            None => [items, &rest].concat(),
        };
        let (mut positions, mut extents) = (Vec::new(), Vec::new());
        for item in items {
            let axis = positions.len();
            match item {
                Item::NewAxis => extents.push(1),
                Item::Index(index) => {
                    let extent = self.extents[axis];
                    let of_the_axis: Vec<isize> = (0..extent).map(|at| at.try_into().unwrap()).collect();
                    let back = isize::try_from(extent).unwrap();
                    match of_the_axis.iter().position(|&at| at == index || at - back == index) {
                        Some(position) => positions.push(vec![position]),
                        None => return Err(SliceError::Index { axis, index, extent }),
                    }
                }
                Item::Range { step: 0, .. } => return Err(SliceError::StepIsZero { axis }),
                Item::Range { begin, end, inclusive, step } => {
                    let walked = walk(begin, end, inclusive, step, self.extents[axis]);
                    extents.push(walked.len());
                    positions.push(walked);
                }
                Item::Rest => unreachable!("`..` was replaced"),
            }
        }
        let counts: Vec<usize> = positions.iter().map(Vec::len).collect();
        let source =
            |at: &Vec<usize>| -> Vec<usize> { at.iter().zip(&positions).map(|(&at, p)| p[at]).collect() };
        let elements = indices(&counts).iter().map(|at| self.at(&source(at))).collect();
        Ok(Self { extents, elements })
    }

    /// Axis `k` of the result is axis `order[k]` of `self`.
    pub(crate) fn permute(&self, order: &[usize]) -> Self {
        let extents: Vec<usize> = order.iter().map(|&axis| self.extents[axis]).collect();
        Self::build(&extents, |index| {
            let mut source = vec![0; order.len()];
            for (&axis, &at) in order.iter().zip(index) {
                source[axis] = at;
            }
            self.at(&source)
        })
    }

    pub(crate) fn transpose(&self) -> Self {
        self.permute(&(0..self.extents.len()).rev().collect::<Vec<_>>())
    }

    /// Stretched to extents of the same rank.
    pub(crate) fn broadcast(&self, to: &[usize]) -> Result<Self, BroadcastError> {
        self.broadcast_in_dim(to, &(0..to.len()).collect::<Vec<_>>())
    }

    /// Axis `k` becomes axis `dimensions[k]`. Errors in XLA's order: dimensions above the rank, then axis by axis.
    pub(crate) fn broadcast_in_dim(
        &self,
        to: &[usize],
        dimensions: &[usize],
    ) -> Result<Self, BroadcastError> {
        self.spread(to, dimensions, |axis| {
            let (previous, dimension) = (dimensions[axis.checked_sub(1)?], dimensions[axis]);
            (previous >= dimension).then_some(BroadcastError::Order { axis, previous, dimension })
        })
    }

    /// The same, with dimensions in any order but each once.
    pub(crate) fn broadcast_transposing(
        &self,
        to: &[usize],
        dimensions: &[usize],
    ) -> Result<Self, BroadcastError> {
        self.spread(to, dimensions, |second| {
            let dimension = dimensions[second];
            let first = dimensions.iter().position(|&other| other == dimension)?;
            (first < second).then_some(BroadcastError::Repeated { first, second, dimension })
        })
    }

    /// Both; `disorder` describes what is wrong with the order of dimensions at an axis.
    fn spread(
        &self,
        to: &[usize],
        dimensions: &[usize],
        disorder: impl Fn(usize) -> Option<BroadcastError>,
    ) -> Result<Self, BroadcastError> {
        let rank = to.len();
        if let Some(axis) = dimensions.iter().position(|&dimension| dimension > rank) {
            return Err(BroadcastError::Dimension { axis, dimension: dimensions[axis], rank });
        }
        for (axis, (&extent, &dimension)) in self.extents.iter().zip(dimensions).enumerate() {
            let Some(&target) = to.get(dimension) else {
                return Err(BroadcastError::Dimension { axis, dimension, rank });
            };
            if extent != target && extent != 1 {
                return Err(BroadcastError::Into { axis, extent, into: dimension, target });
            }
            if let Some(error) = disorder(axis) {
                return Err(error);
            }
        }
        Ok(Self::build(to, |index| {
            let source = dimensions.iter().zip(&self.extents);
            self.at(&source
                .map(|(&axis, &extent)| if extent == 1 { 0 } else { index[axis] })
                .collect::<Vec<_>>())
        }))
    }

    /// The same elements with other extents; `None` if the counts differ.
    pub(crate) fn reshape(&self, to: &[usize]) -> Option<Self> {
        (to.iter().product::<usize>() == self.elements.len())
            .then(|| Self { extents: to.to_vec(), elements: self.elements.clone() })
    }

    /// NumPy's rule on operands of the same rank.
    pub(crate) fn zip(&self, other: &Self, map: impl Fn(i64, i64) -> i64) -> Result<Self, BroadcastError> {
        let extents = broadcast_extents(&self.extents, &other.extents)?;
        let (left, right) = (self.broadcast(&extents)?, other.broadcast(&extents)?);
        Ok(Self::build(&extents, |index| map(left.at(index), right.at(index))))
    }
}

/// The extents that two lists of the same length broadcast to.
pub(crate) fn broadcast_extents(left: &[usize], right: &[usize]) -> Result<Vec<usize>, BroadcastError> {
    let pairs = left.iter().zip(right).enumerate();
    pairs
        .map(|(axis, (&lhs, &rhs))| match (lhs, rhs) {
            _ if lhs == rhs => Ok(lhs),
            (1, _) => Ok(rhs),
            (_, 1) => Ok(lhs),
            _ => Err(BroadcastError::Extents { axis, lhs, rhs }),
        })
        .collect()
}
