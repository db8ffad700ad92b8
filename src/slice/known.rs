//! What is wrong with a slice by its type: an index or a range of numbers that a known extent does not have.

use core::marker::PhantomData;

use super::{
    bounds::position,
    items::{Items, Kind, Kinds},
};
use crate::{layout::Layout, message::Message};

/// Refuses, when building, numbers that are out of bounds.
pub(crate) struct KnownSlice<const R: usize, L, X>(PhantomData<(L, X)>);

impl<const R: usize, L: Layout<R>, X: Items> KnownSlice<R, L, X> {
    pub(crate) const IS_IN_BOUNDS: () = in_bounds(X::KINDS, &L::EXTENTS);
}

/// How many axes items take, `..` apart.
const fn takes(mut kinds: Option<&Kinds>) -> usize {
    let mut takes = 0_usize;
    while let Some(items) = kinds {
        if !matches!(items.first, Kind::New | Kind::Rest) {
            takes = takes.saturating_add(1);
        }
        kinds = items.rest;
    }
    takes
}

/// Panics if a number is out of bounds.
#[expect(clippy::indexing_slicing, reason = "the axis is checked to be below the rank")]
const fn in_bounds(mut kinds: Option<&Kinds>, extents: &[Option<usize>]) {
    let mut axis = 0_usize;
    while let Some(items) = kinds {
        kinds = items.rest;
        if matches!(items.first, Kind::Rest) {
            // What is behind counts from the end.
            axis = extents.len().saturating_sub(takes(kinds));
        }
        if matches!(items.first, Kind::New | Kind::Rest) {
            continue;
        }
        if axis < extents.len()
            && let Some(extent) = extents[axis]
        {
            known(axis, items.first, extent);
        }
        axis = axis.saturating_add(1);
    }
}

/// Panics if an item is out of bounds of an axis, with the words of `SliceError`.
const fn known(axis: usize, kind: Kind, extent: usize) {
    let message = Message::<192>::new();
    let message = match kind {
        Kind::Index(index) if position(axis, index, extent).is_err() => {
            let sign = if index < 0 { "-" } else { "" };
            message.text("index ").text(sign).number(index.unsigned_abs()).text(" is")
        }
        Kind::ConstRange { begin, count } if count > extent || begin > extent.saturating_sub(count) => {
            message
                .text("positions ")
                .number(begin)
                .text(" to ")
                .number(begin.saturating_add(count))
                .text(" are")
        }
        _ => return,
    };
    let message =
        message.text(" out of bounds for axis ").number(axis).text(", which has extent ").number(extent);
    panic!("{}", message.as_str());
}
