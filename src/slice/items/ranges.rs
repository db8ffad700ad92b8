//! Ranges as items, with and without a step.

use core::{fmt::Debug, ops};

use super::{Action, Cursor, Item, Items, Made, Step, Stepped, items};
use crate::{
    private::Sealed,
    rank::{U0, U1},
    slice::{
        SliceError,
        bounds::{Range, SliceInt},
    },
    types::{AxisList, AxisPart, No},
};

/// A range as Python has it, for a step of a sign.
#[cfg_attr(doc, doc(hidden))]
pub trait RangeEnds: Debug + Sealed {
    /// `true` if it is open at both ends, by its type.
    const ARE_OPEN: bool = false;

    /// Returns the range.
    fn ends(&self, step: isize) -> Range;
}

/// Returns the exclusive end of a range that includes `end`.
#[inline(always)]
const fn including(end: isize, step: isize) -> Option<isize> {
    match (step > 0, end) {
        // Including the last, or going down and including the first: to the end of the axis.
        (true, -1) | (false, 0) => None,
        (true, _) => end.checked_add(1),
        (false, _) => end.checked_sub(1),
    }
}

/// The ranges of the language. A row: generics, type, its begin, its end.
macro_rules! ranges {
    ($([$($int:ident)?] $range:ty: |$self:ident, $step:ident| $begin:expr, $end:expr $(, $open:ident)?;)*) => { $(
        impl<$($int: SliceInt)?> RangeEnds for $range {
            $(const ARE_OPEN: bool = $open;)?
            #[inline(always)]
            fn ends(&self, $step: isize) -> Range {
                let ($self, _) = (self, $step);
                Range { begin: $begin, end: $end }
            }
        }
    )* };
}

ranges! {
    [] ops::RangeFull: |_whole, _step| None, None, true;
    [I] ops::Range<I>: |range, _step| Some(range.start.to_isize()), Some(range.end.to_isize());
    [I] ops::RangeFrom<I>: |range, _step| Some(range.start.to_isize()), None;
    [I] ops::RangeTo<I>: |range, _step| None, Some(range.end.to_isize());
    [I] ops::RangeInclusive<I>:
        |range, step| Some(range.start().to_isize()), including(range.end().to_isize(), step);
    [I] ops::RangeToInclusive<I>: |range, step| None, including(range.end.to_isize(), step);
}

impl RangeEnds for Range {
    #[inline(always)]
    fn ends(&self, _: isize) -> Range {
        *self
    }
}

/// Ranges without a step. A row has its generics and its type.
macro_rules! range_items {
    ($([$($int:ident)?] $range:ty;)*) => {
        $(impl<$($int)?> Sealed for $range {})*
        items! {
            $([$($int: SliceInt)?] $range:
                U1 U1 U0, Made<<L::Head as AxisPart>::Ranged, L, Rest>, all never, |range, cursor| cursor.range(range.ends(1), 1);)*
        }
    };
}

range_items! {
    [] Range;
    [I] ops::Range<I>;
    [I] ops::RangeFrom<I>;
    [I] ops::RangeTo<I>;
    [I] ops::RangeInclusive<I>;
    [I] ops::RangeToInclusive<I>;
}

impl<E, const K: isize> Sealed for Stepped<E, Step<K>> {}
impl<E, S: SliceInt> Sealed for Stepped<E, S> {}

items! {
    [E: RangeEnds, const K: isize] Stepped<E, Step<K>>: U1 U1 U0, Made<<L::Head as AxisPart>::Stepped<K>, L, Rest>, never never,
        |range, cursor| cursor.range(range.ends.ends(K), K),
        known if E::ARE_OPEN { Some(Action::Steps(K)) } else { None };
    [E: RangeEnds, S: SliceInt] Stepped<E, S>: U1 U1 U0, Made<<L::Head as AxisPart>::Loose, L, Rest>, never never, |range, cursor| {
        let step = range.step.to_isize();
        cursor.range(range.ends.ends(step), step)
    };
}
