//! Slices that are given at run time: all slices of a small world.

use shapewise::slice::{End, SliceExpr, Spec};

use super::indices;

#[track_caller]
pub(crate) fn parsed(text: &str) -> SliceExpr {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Items with these numbers; the strides of indices are 1, as in text.
pub(crate) fn items(numbers: &[isize], strides: &[isize]) -> Vec<Spec> {
    let ends = || [End::Open].into_iter().chain(numbers.iter().map(|&at| End::Position(at)));
    let range = |begin| {
        ends().flat_map(move |end| strides.iter().map(move |&stride| Spec::Range { begin, end, stride }))
    };
    let mut items: Vec<_> = ends().flat_map(range).collect();
    items.extend(numbers.iter().map(|&at| Spec::index(at)));
    items.extend([Spec::Ellipsis, Spec::NewAxis]);
    items
}

/// All slices with that number of items.
pub(crate) fn slices(items: &[Spec], len: usize) -> impl Iterator<Item = SliceExpr> {
    indices(&vec![items.len(); len]).into_iter().map(|at| at.into_iter().map(|at| items[at]).collect())
}
