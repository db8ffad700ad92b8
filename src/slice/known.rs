//! What the types of a slice and of a layout know together: items that are out of bounds of known extents, and, if they know
//! everything, the result.

use core::marker::PhantomData;

use super::{
    SliceError,
    items::{Items, KnownItems, SliceCursor},
};
use crate::{
    index::known_extents_or,
    layout::{Layout, Strided},
    message::Message,
    rank::count,
};

/// What the types of a slice `X` and of a layout `L` know together. See the examples of [`Cursor`](super::Cursor) and [`slice_layout`](super::slice_layout).
#[derive(Clone, Copy, Debug)]
pub struct KnownSlice<const R: usize, L, X>(PhantomData<(L, X)>);

impl<const R: usize, L: Layout<R>, X: Items> KnownSlice<R, L, X> {
    /// How many axes the items take, without those of `..`: a [`Cursor`](super::Cursor) that has none for each of the others keeps them. See the example of
    /// [`Cursor`](super::Cursor).
    pub const TAKES: usize = count::<X::Takes>();
    // The panic is here and not in the function, because the compiler quotes each function between the constant and the panic that has no
    // `track_caller`.
    /// Reports items that are out of bounds of extents that the type knows, when the program is built: a method that takes a slice has
    /// `let () = KnownSlice::<R, L, X>::IS_IN_BOUNDS;`. [`slice_layout`](super::slice_layout) has it.
    pub const IS_IN_BOUNDS: () = if let Some(message) = fault(X::KNOWN, Self::TAKES, L::EXTENTS) {
        message.fail()
    };
}

/// The slice `X` of the layout `L`, if the types know all of both.
pub(crate) struct Constant<const R: usize, const Q: usize, L, X>(PhantomData<(L, X)>);

impl<const R: usize, const Q: usize, L: Layout<R>, X: Items> Constant<R, Q, L, X> {
    const SLICE: Option<(usize, Strided<Q>)> = match L::RANKED {
        Some(from) => {
            let mut cursor = SliceCursor::new(from, count::<X::Takes>());
            match cursor.write_known(X::KNOWN) {
                Ok(true) => Some(cursor.finish()),
                _ => None,
            }
        }
        None => None,
    };

    /// `true` if everything is known, and there are elements.
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

/// Returns the message of an item that is known and out of bounds of an extent that is known. The items take `takes` axes.
const fn fault<const R: usize>(
    items: Option<&KnownItems>,
    takes: usize,
    extents: [Option<usize>; R],
) -> Option<Message<192>> {
    // Nothing is out of bounds of the greatest number.
    let from = Strided::from_parts(known_extents_or(extents, usize::MAX), [0; R], 0);
    // What the items make is not needed.
    match SliceCursor::<R, 0>::new(from, takes).write_known(items) {
        Ok(_) => None,
        Err(error) => Some(text(error)),
    }
}

/// Returns the words of `SliceError`.
pub(super) const fn text(error: SliceError) -> Message<192> {
    let message = Message::new();
    let (message, axis, extent) = match error {
        SliceError::Index { axis, index, extent } => {
            let sign = if index < 0 { "-" } else { "" };
            (message.text("index ").text(sign).number(index.unsigned_abs()).text(" is"), axis, extent)
        }
        SliceError::ConstRange { axis, begin, count, extent } => {
            let end = begin.saturating_add(count);
            (message.text("positions ").number(begin).text(" to ").number(end).text(" are"), axis, extent)
        }
        SliceError::StepIsZero { .. } => {
            return message.text("a slice has a step of 0: a step must not be 0");
        }
    };
    message.text(" out of bounds for axis ").number(axis).text(", which has extent ").number(extent)
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use alloc::{boxed::Box, format, string::String, vec::Vec};

    use super::*;
    use crate::slice::items::Action;

    /// Returns what the error of an item says, if the extent is known; by comparing numbers.
    fn expected(item: Option<Action>, axis: usize, extent: Option<usize>) -> Option<String> {
        let (what, extent) = match (item, extent) {
            (Some(Action::Steps(0)), _) => {
                return Some("a slice has a step of 0: a step must not be 0".into());
            }
            (Some(Action::Index(index)), Some(extent)) => {
                let from_end = extent.cast_signed().wrapping_neg();
                (
                    (index < from_end || index >= extent.cast_signed()).then(|| format!("index {index} is")),
                    extent,
                )
            }
            (Some(Action::ConstRange(begin, count)), Some(extent)) => {
                let end = begin.saturating_add(count);
                ((end > extent).then(|| format!("positions {begin} to {end} are")), extent)
            }
            _ => return None,
        };
        what.map(|what| format!("{what} out of bounds for axis {axis}, which has extent {extent}"))
    }

    /// The compiler computes these for slices in the types, and its messages are tested for a few.
    #[test]
    fn constants_report_the_first_item_that_is_out_of_bounds() {
        let ranges = (0..16).map(|code| Action::ConstRange(code / 4, code % 4));
        let items: Vec<Option<Action>> = (-4..4)
            .map(Action::Index)
            .chain(ranges)
            .chain([Action::Steps(-1), Action::Steps(0), Action::Steps(1), Action::NewAxis])
            .map(Some)
            .chain([None])
            .collect();
        let extents = [None, Some(0), Some(1), Some(2), Some(3)];
        let (mut fine, mut faults) = (0, 0);
        for &second in &items {
            let rest: &KnownItems = Box::leak(Box::new(KnownItems { first: second, rest: None }));
            for &first in &items {
                let is_new = matches!(first, Some(Action::NewAxis));
                let takes =
                    [first, second].iter().filter(|item| !matches!(item, Some(Action::NewAxis))).count();
                let list = KnownItems { first, rest: Some(rest) };
                for code in 0..25_usize {
                    let extents = [extents[code / 5], extents[code % 5]];
                    let next = usize::from(!is_new);
                    let message =
                        expected(first, 0, extents[0]).or_else(|| expected(second, next, extents[next]));
                    let found = fault(Some(&list), takes, extents);
                    assert_eq!(
                        found.as_ref().map(Message::as_str),
                        message.as_deref(),
                        "{first:?}, {second:?} of {extents:?}"
                    );
                    if message.is_some() { faults += 1 } else { fine += 1 }
                }
            }
        }
        assert!(fine > 1000 && faults > 1000, "{fine} and {faults}");
        assert!(fault(None, 0, [Some(0)]).is_none());
    }

    /// The words are those of the error.
    #[test]
    fn messages_of_constants_are_those_of_errors() {
        for error in [
            SliceError::Index { axis: 2, index: -5, extent: 3 },
            SliceError::Index { axis: 0, index: 3, extent: 3 },
            SliceError::ConstRange { axis: 1, begin: 2, count: 7, extent: 8 },
        ] {
            assert!(format!("{error}").starts_with(text(error).as_str()), "{error}");
        }
    }
}
