//! Bitcasts between dense layouts, and edits of axis orders: all small layouts, compared by the offset of each element.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]
#![expect(clippy::std_instead_of_alloc, reason = "tests may use all of std")]

#[path = "../../../tests/oracle/mod.rs"]
mod oracle;

#[path = "bitcasts/align.rs"]
mod align;
#[path = "bitcasts/arrays.rs"]
mod arrays;
#[path = "bitcasts/edits.rs"]
mod edits;
#[path = "bitcasts/factors.rs"]
mod factors;
#[path = "bitcasts/ordered.rs"]
mod ordered;
#[path = "bitcasts/reshape.rs"]
mod reshape;
#[path = "bitcasts/table.rs"]
mod table;
#[path = "bitcasts/transpose.rs"]
mod transpose;
#[path = "bitcasts/words.rs"]
mod words;

use std::collections::BTreeMap;

use oracle::dense::Dense;
use shapewise::{
    Permutation, Shape,
    layout::{MinorToMajor, Ordered},
};

/// An expression for each rank that a list may have; `$rank` is its rank as a constant.
macro_rules! with_rank {
    ($len:expr, $rank:ident => $($body:tt)*) => {
        match $len {
            0 => { const $rank: usize = 0; $($body)* }
            1 => { const $rank: usize = 1; $($body)* }
            2 => { const $rank: usize = 2; $($body)* }
            3 => { const $rank: usize = 3; $($body)* }
            4 => { const $rank: usize = 4; $($body)* }
            rank => panic!("rank {rank}"),
        }
    };
}
use with_rank;

/// A permutation from its axes.
#[track_caller]
fn permutation<const R: usize>(axes: &[usize]) -> Permutation<R> {
    let axes: Vec<isize> = axes.iter().map(|axis| axis.cast_signed()).collect();
    Permutation::new(axes.try_into().unwrap()).unwrap()
}

/// An order from its axes, the most minor axis first.
#[track_caller]
fn order<const R: usize>(axes: &[usize]) -> MinorToMajor<R> {
    MinorToMajor::from_permutation(permutation(axes))
}

/// Converts the oracle's layout to the crate's.
#[track_caller]
fn ranked<const R: usize>(layout: &Dense) -> Ordered<R> {
    let extents: [usize; R] = layout.extents.clone().try_into().unwrap();
    Ordered::new(Shape::new(extents).unwrap(), order(&layout.order))
}

/// Converts the crate's layout to the oracle's.
fn dense<const R: usize>(layout: &Ordered<R>) -> Dense {
    Dense::new(&layout.shape().extents(), &layout.order().axes())
}

/// Layouts with their offsets, by element count.
fn by_count(shapes: &[Vec<usize>]) -> BTreeMap<usize, Vec<(Dense, Vec<usize>)>> {
    let mut groups = BTreeMap::<_, Vec<_>>::new();
    for shape in shapes {
        for layout in Dense::all(shape) {
            let offsets = layout.offsets();
            groups.entry(offsets.len()).or_default().push((layout, offsets));
        }
    }
    groups
}

/// The number of cases with each answer: a test that never saw one of the answers tests nothing.
#[derive(Debug, Default)]
struct Answers {
    yes: usize,
    no: usize,
}

impl Answers {
    fn add(&mut self, yes: bool) {
        if yes {
            self.yes += 1;
        } else {
            self.no += 1;
        }
    }

    #[track_caller]
    fn assert_both(&self, least: usize) {
        assert!(self.yes >= least && self.no >= least, "{self:?}");
    }
}
