//! What the types of a slice and of a layout know together: an index or a range of numbers that a known extent does not have, and, where
//! they know all, what the slice is.

use core::marker::PhantomData;

use super::{
    bounds::position,
    items::{Cursor, Items, Kind, Kinds},
};
use crate::{
    layout::{Layout, Strided},
    message::Message,
    rank::count,
};

/// Refuses, when building, numbers that are out of bounds.
pub(crate) struct KnownSlice<const R: usize, L, X>(PhantomData<(L, X)>);

impl<const R: usize, L: Layout<R>, X: Items> KnownSlice<R, L, X> {
    pub(crate) const IS_IN_BOUNDS: () = in_bounds(X::KINDS, L::EXTENTS);
}

/// What a slice is of a layout, where the types know all of both.
pub(crate) struct Constant<const R: usize, const Q: usize, L, X>(PhantomData<(L, X)>);

impl<const R: usize, const Q: usize, L: Layout<R>, X: Items> Constant<R, Q, L, X> {
    const SLICE: Option<(usize, Strided<Q>)> = match L::RANKED {
        Some(from) => Cursor::new(from, count::<X::Takes>()).known(X::KINDS),
        None => None,
    };

    /// Whether all is known, and there are elements.
    pub(crate) const IS_KNOWN: bool = Self::CUT.0 < Self::CUT.1;
    /// Where the memory of the result begins and ends.
    pub(crate) const CUT: (usize, usize) = match Self::SLICE {
        Some((start, layout)) => (start, start.saturating_add(layout.span())),
        None => (0, 0),
    };
    /// The layout of the result.
    pub(crate) const LAYOUT: Strided<Q> = match Self::SLICE {
        Some((_, layout)) => layout,
        None => Strided::NOTHING,
    };
}

/// How many axes items take, `..` apart.
#[expect(clippy::arithmetic_side_effects, reason = "a list of types is short")]
const fn takes(mut kinds: Option<&Kinds>) -> usize {
    let mut takes = 0;
    while let Some(items) = kinds {
        if !matches!(items.first, Kind::New | Kind::Rest) {
            takes += 1;
        }
        kinds = items.rest;
    }
    takes
}

/// Panics if a number is out of bounds.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the axis is checked to be below the rank; a list of types is short"
)]
const fn in_bounds<const R: usize>(mut kinds: Option<&Kinds>, extents: [Option<usize>; R]) {
    let mut axis = 0;
    while let Some(items) = kinds {
        kinds = items.rest;
        match items.first {
            Kind::New => continue,
            // What is behind counts from the end.
            Kind::Rest => {
                axis = R.saturating_sub(takes(kinds));
                continue;
            }
            Kind::Index(_) | Kind::ConstRange { .. } => {
                if axis < R
                    && let Some(extent) = extents[axis]
                {
                    known(axis, items.first, extent);
                }
            }
            Kind::Axis | Kind::Whole(_) => {}
        }
        axis += 1;
    }
}

/// Panics if an item is out of bounds of an axis, with the words of `SliceError`.
const fn known(axis: usize, kind: Kind, extent: usize) {
    let message = match kind {
        Kind::Index(index) if position(axis, index, extent).is_err() => {
            let sign = if index < 0 { "-" } else { "" };
            Message::<192>::new().text("index ").text(sign).number(index.unsigned_abs()).text(" is")
        }
        Kind::ConstRange { begin, count } if count > extent || begin > extent.saturating_sub(count) => {
            Message::<192>::new()
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
