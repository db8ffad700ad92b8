//! Why a shape does not fit a pattern.

use core::fmt;

use super::ContractItem;
use crate::message::Message;

/// The extents that a message shows. Ranks above it are shown up to here.
const SHOWN: usize = 8;

/// What does not fit.
#[derive(Clone, Copy, Debug)]
pub(super) enum Mismatch {
    /// The pattern has so many axes, or at least so many.
    Rank { axes: usize, open: bool },
    /// The rank is not known.
    UnknownRank,
    /// An extent is not known.
    UnknownExtent,
    /// The pattern has another number.
    Differs { expected: usize },
    /// A name is bound to another extent, by an axis of an array.
    Name { name: usize, expected: usize, array: usize, axis: usize },
    /// The known factors do not divide the extent.
    Indivisible { factor: usize },
    /// The product of the known factors is above all extents.
    Above,
    /// The extent and a known factor are 0.
    Undetermined,
}

/// [`Mismatch`] without its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum MismatchKind {
    Rank,
    AtLeast,
    UnknownRank,
    UnknownExtent,
    Differs,
    Name { name: u8, array: u8, axis: u16 },
    Indivisible,
    Above,
    Undetermined,
}

/// Why a shape does not fit a pattern: the error of [`try_expect_shape!`](crate::try_expect_shape!). It names the array, its shape, the
/// axis, what was expected there and by which axis, and the pattern.
///
/// ```
/// use shapewise::try_expect_shape;
///
/// let image = vec![32_usize, 48, 4];
/// let error = try_expect_shape!(image, [height, width, 3]).unwrap_err();
/// assert_eq!(
///     (error.array(), error.axis(), error.pattern()),
///     ("image", Some(2), "[height, width, 3]")
/// );
/// assert_eq!(
///     error.to_string(),
///     "axis 2 of `image`, [32,48,4], is 4 and not 3: the pattern is [height, width, 3]"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PatternError {
    items: &'static [ContractItem],
    extents: [usize; SHOWN],
    /// Bit `axis` is 1 if the extent is known.
    known: u8,
    extent: usize,
    number: usize,
    rank: u16,
    axis: u16,
    array: u8,
    kind: MismatchKind,
}

/// The number of an array or of a name: a contract has at most 32 arrays and 256 names.
#[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "compared before")]
const fn small(number: usize) -> u8 {
    if number < 255 { number as u8 } else { 255 }
}

/// A rank or an axis. Lists of `usize` may be longer than the rank of a shape.
#[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "compared before")]
const fn medium(number: usize) -> u16 {
    if number < 65_535 { number as u16 } else { 65_535 }
}

/// A small number as a position.
#[expect(clippy::as_conversions, reason = "lossless; `From` is not const")]
const fn index(number: u8) -> usize {
    number as usize
}

/// The same, of a rank or an axis.
#[expect(clippy::as_conversions, reason = "lossless; `From` is not const")]
const fn wide(number: u16) -> usize {
    number as usize
}

impl PatternError {
    /// The error of an array, whose extents a function returns.
    #[cold]
    pub(super) fn new(
        items: &'static [ContractItem],
        array: usize,
        axis: usize,
        rank: usize,
        extent_at: impl Fn(usize) -> Option<usize>,
        mismatch: Mismatch,
    ) -> Self {
        let mut extents = [None; SHOWN];
        for (axis, to) in extents.iter_mut().enumerate().take(rank) {
            *to = extent_at(axis);
        }
        let extent = extent_at(axis).unwrap_or(0);
        Self { extent, rank: medium(rank), ..Self::of_known(items, array, axis, &extents, mismatch) }
    }

    /// The error of an array whose extents the type knows in part.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "positions are compared with the lengths"
    )]
    pub(super) const fn of_known(
        items: &'static [ContractItem],
        array: usize,
        axis: usize,
        known: &[Option<usize>],
        mismatch: Mismatch,
    ) -> Self {
        let (mut extents, mut is_known, mut at) = ([0; SHOWN], 0, 0);
        while at < SHOWN && at < known.len() {
            if let Some(extent) = known[at] {
                extents[at] = extent;
                is_known |= 1 << at;
            }
            at += 1;
        }
        let extent = match known {
            _ if axis >= known.len() => 0,
            _ => match known[axis] {
                Some(extent) => extent,
                None => 0,
            },
        };
        let (kind, number) = match mismatch {
            Mismatch::Rank { axes, open: false } => (MismatchKind::Rank, axes),
            Mismatch::Rank { axes, open: true } => (MismatchKind::AtLeast, axes),
            Mismatch::UnknownRank => (MismatchKind::UnknownRank, 0),
            Mismatch::UnknownExtent => (MismatchKind::UnknownExtent, 0),
            Mismatch::Differs { expected } => (MismatchKind::Differs, expected),
            Mismatch::Name { name, expected, array, axis } => {
                (MismatchKind::Name { name: small(name), array: small(array), axis: medium(axis) }, expected)
            }
            Mismatch::Indivisible { factor } => (MismatchKind::Indivisible, factor),
            Mismatch::Above => (MismatchKind::Above, usize::MAX),
            Mismatch::Undetermined => (MismatchKind::Undetermined, 0),
        };
        Self {
            items,
            extents,
            known: is_known,
            extent,
            number,
            rank: medium(known.len()),
            array: small(array),
            axis: medium(axis),
            kind,
        }
    }

    /// Returns the array as the contract names it. See the [example](Self).
    #[must_use]
    pub const fn array(&self) -> &'static str {
        self.name_and_pattern(index(self.array)).0
    }

    /// Returns the pattern of the array. See the [example](Self).
    #[must_use]
    pub const fn pattern(&self) -> &'static str {
        self.name_and_pattern(index(self.array)).1
    }

    /// Returns the axis that does not fit; none if it is the rank. See the [example](Self).
    #[must_use]
    pub const fn axis(&self) -> Option<usize> {
        match self.kind {
            MismatchKind::Rank | MismatchKind::AtLeast | MismatchKind::UnknownRank => None,
            _ => Some(wide(self.axis)),
        }
    }

    /// The name of an array, and its pattern.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "positions are below the length"
    )]
    const fn name_and_pattern(&self, array: usize) -> (&'static str, &'static str) {
        let (mut at, mut before) = (0, 0);
        while at < self.items.len() {
            if let ContractItem::Array(name, pattern) = self.items[at] {
                if before == array {
                    return (name, pattern);
                }
                before += 1;
            }
            at += 1;
        }
        ("", "")
    }

    /// The name with a number, counted through the pattern.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "positions are below the length"
    )]
    const fn name(&self, number: usize) -> &'static str {
        let mut at = 0;
        while at < self.items.len() {
            if let ContractItem::Is(name) | ContractItem::Name(name) = self.items[at]
                && name.number == number
            {
                return name.word;
            }
            at += 1;
        }
        ""
    }

    /// The message: one for the error at run time and for that of the compiler.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "positions are below the length"
    )]
    pub(super) const fn message(&self) -> Message<512> {
        let (rank, mut shown, mut at) = (wide(self.rank), Message::<256>::new().text("["), 0);
        while at < rank && at < SHOWN {
            shown = shown.text(if at == 0 { "" } else { "," });
            let is_known = self.known >> at & 1 == 1;
            shown = if is_known { shown.number(self.extents[at]) } else { shown.text("?") };
            at += 1;
        }
        let shown = shown.text(if rank > SHOWN { ",..]" } else { "]" });
        let message = Message::<512>::new();
        let message = match self.axis() {
            None if matches!(self.kind, MismatchKind::UnknownRank) => {
                message.text("the rank of `").text(self.array()).text("`")
            }
            None => message.text("`").text(self.array()).text("`, ").text(shown.as_str()),
            Some(axis) => {
                let message = message.text("axis ").number(axis).text(" of `").text(self.array()).text("`, ");
                message.text(shown.as_str())
            }
        };
        let is = Message::<64>::new().text(", is ").number(self.extent);
        let (is, number) = (is.as_str(), self.number);
        let message = match self.kind {
            MismatchKind::Rank => message.text(", has rank ").number(rank).text(" and not ").number(number),
            MismatchKind::AtLeast => {
                message.text(", has rank ").number(rank).text(", which is below ").number(number)
            }
            MismatchKind::UnknownRank => message.text(" is not known"),
            MismatchKind::UnknownExtent => message.text(", is not known"),
            MismatchKind::Differs => message.text(is).text(" and not ").number(number),
            MismatchKind::Name { name, array, axis } => {
                let message =
                    message.text(is).text("; `").text(self.name(index(name))).text("` is ").number(number);
                let message = message.text(" by axis ").number(wide(axis)).text(" of `");
                message.text(self.name_and_pattern(index(array)).0).text("`")
            }
            MismatchKind::Indivisible => {
                message.text(is).text(", which ").number(number).text(" does not divide")
            }
            MismatchKind::Above => {
                message.text(is).text(", and the product of its known factors is above ").number(number)
            }
            MismatchKind::Undetermined => {
                message.text(", is 0 and so is a known factor, so the other one may be any number")
            }
        };
        message.text(": the pattern is ").text(self.pattern())
    }
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().as_str())
    }
}

// `unwrap`, `expect` and a `main` that returns the error print `Debug`: the sentence.
impl fmt::Debug for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for PatternError {}
