//! Padding of one axis: what is added, and the extent of the result.
#![expect(clippy::arithmetic_side_effects, reason = "numbers of 64 bits in numbers of 128 bits")]

use super::resize::grown;
use crate::{
    error::{attempt, error_messages},
    extent::DynExtent,
    index::{MemoryError, SizeError},
    message::Count,
};

/// The elements that an operation adds along one axis: before, after and between the elements that are there.
///
/// Negative numbers remove elements from an end, after the interior ones were added.
///
/// # Examples
///
/// ```
/// use shapewise::{Shape, rearrange::Pad};
///
/// assert_eq!(Shape::new([3])?.pad([Pad::edges(1, 2)])?.extents(), [6]);
/// assert_eq!(Shape::new([3])?.pad([Pad::NONE.with_interior(1)])?.extents(), [5]);
/// assert_eq!(Shape::new([3])?.pad([Pad::edges(-1, 0)])?.extents(), [2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # In other libraries
///
/// XLA, `Pad`: `PaddingConfig`. Interior padding is not negative, by type.
#[doc(alias = "PaddingConfig")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pad {
    /// How many elements are added before the first; if negative, how many are removed there.
    pub low: isize,
    /// How many elements are added after the last; if negative, how many are removed there.
    pub high: isize,
    /// How many elements are added between each two neighbours.
    pub interior: usize,
}

/// Why nothing can be padded like this: the error of [`try_pad`](crate::View::try_pad).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PadError {
    /// More elements are removed than there are.
    Negative {
        /// The axis.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The padding.
        pad: Pad,
    },
    /// The mode repeats elements, and there are none along the axis.
    Empty {
        /// The axis, which has extent 0.
        axis: usize,
        /// How many elements would be added along it.
        added: usize,
    },
    /// There is not one entry for each axis.
    Count {
        /// The number of entries.
        found: usize,
        /// The rank.
        rank: usize,
    },
    /// The rank is unknown.
    RankUnknown,
    /// The element count does not fit.
    Size(SizeError),
    /// There is not enough memory for the result.
    Memory(MemoryError),
}

error_messages! {
    #[inline] PadError [Size(SizeError), Memory(MemoryError)]
    Self::Negative { axis, extent, pad: Pad { low, high, interior } } =>
        "axis {axis} has extent {extent}, and padding by {low} and {high} with {interior} between neighbours leaves fewer than 0: \
         at most all elements can be removed";
    Self::Empty { axis, added } =>
        "axis {axis} has extent 0, and {} added: a mode that repeats elements needs at least one",
        Count(added, "element is", "elements are");
    Self::Count { found, rank } => "{} padded, and the rank is {rank}: there is one padding for each axis",
        Count(found, "axis is", "axes are");
    Self::RankUnknown => "the rank is unknown, and padding requires it";
}

impl Pad {
    /// Nothing is added. See [`pad`](crate::View::pad).
    pub const NONE: Self = Self::edges(0, 0);

    /// Returns the padding with these numbers of elements before the first and after the last. See [`pad`](crate::View::pad).
    #[must_use]
    #[inline]
    pub const fn edges(low: isize, high: isize) -> Self {
        Self { low, high, interior: 0 }
    }

    /// Returns the same padding with this number of elements between each two neighbours. See [`pad`](crate::View::pad).
    #[must_use]
    #[inline]
    pub const fn with_interior(self, interior: usize) -> Self {
        Self { interior, ..self }
    }

    /// Returns `true` if each extent remains: what is added at one end is removed at the other one.
    #[inline]
    pub(crate) const fn keeps_extents(self) -> bool {
        self.interior == 0 && matches!(self.low.checked_add(self.high), Some(0))
    }

    /// Returns the extent of an axis of `extent` elements after padding: `None` if it would be negative, `usize::MAX` if it does not fit.
    #[inline]
    pub(crate) const fn of(self, extent: usize) -> Option<usize> {
        // Below 2^128, because each number is below 2^64.
        let inside = wide(extent) + wide(extent.saturating_sub(1)) * wide(self.interior);
        let (added, removed) =
            (positive(self.low) + positive(self.high), negative(self.low) + negative(self.high));
        match inside.saturating_add(added).checked_sub(removed) {
            Some(extent) => Some(narrow(extent)),
            None => None,
        }
    }

    /// Returns the extent of an axis after padding, as far as it is known.
    ///
    /// # Errors
    ///
    /// [`PadError::Negative`] if more elements are removed than there are, [`PadError::Size`] if the extent does not fit; both name the axis.
    ///
    /// ```
    /// use shapewise::{DynExtent, Pad};
    ///
    /// let pad = Pad { low: 1, high: 1, interior: 0 };
    /// assert_eq!(pad.of_set(0, DynExtent::known(3)?)?, DynExtent::known(5)?);
    /// assert_eq!(pad.of_set(0, DynExtent::UNKNOWN)?, DynExtent::UNKNOWN);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub const fn of_set(self, axis: usize, extent: DynExtent) -> Result<DynExtent, PadError> {
        let Some(bound) = extent.bound() else { return Ok(DynExtent::UNKNOWN) };
        match self.of(bound) {
            Some(most) => Ok(attempt!(grown(axis, extent, most), PadError::Size)),
            None => Err(PadError::Negative { axis, extent: bound, pad: self }),
        }
    }
}

#[expect(clippy::as_conversions, reason = "there is no `From` in a const fn; a usize has at most 64 bits")]
#[inline]
const fn wide(number: usize) -> u128 {
    number as u128
}

#[inline]
const fn positive(number: isize) -> u128 {
    if number > 0 { wide(number.unsigned_abs()) } else { 0 }
}

#[inline]
const fn negative(number: isize) -> u128 {
    if number < 0 { wide(number.unsigned_abs()) } else { 0 }
}

/// Returns a number as a `usize`, the greatest one if it does not fit.
#[expect(clippy::as_conversions, reason = "it is compared before")]
#[inline]
const fn narrow(number: u128) -> usize {
    if number > wide(usize::MAX) { usize::MAX } else { number as usize }
}

/// Which elements [`pad_mode`](crate::View::pad_mode) repeats outside of an array. The pictures show `1 2 3`, padded by four elements on both sides.
///
/// # In other libraries
///
/// NumPy, `pad`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PadMode {
    /// The first and the last element: `1 1 1 1 | 1 2 3 | 3 3 3 3`.
    #[doc(alias = "nearest")]
    Edge,
    /// The array, reflected about its first and its last element: `1 2 3 2 | 1 2 3 | 2 1 2 3`.
    #[doc(alias = "mirror")]
    Reflect,
    /// The array, reflected before its first and after its last element: `3 3 2 1 | 1 2 3 | 3 2 1 1`.
    Symmetric,
    /// The array again: `3 1 2 3 | 1 2 3 | 1 2 3 1`.
    #[doc(alias("circular", "periodic"))]
    Wrap,
}
