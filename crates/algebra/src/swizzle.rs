//! Swizzles: an exclusive or of offsets with their own bits, so that columns of a buffer fall on different banks.

use super::Modes;
use shapewise::message::error_messages;

/// Exchanges offsets: `bits` bits from `base` on become their exclusive or with those `shift` above them; if `shift` is negative, those above with these.
///
/// Applied twice it is the identity. CuTe: `Swizzle<bits, base, shift>`.
///
/// ```
/// use shapewise_algebra::Swizzle;
///
/// const SWIZZLE: Swizzle = match Swizzle::new(2, 0, 2) {
///     Ok(swizzle) => swizzle,
///     Err(_) => panic!("2 bits fit a shift of 2"),
/// };
/// // Rows of four: row `i` is permuted by XOR with `i`.
/// let rows = [0, 4, 8, 12].map(|row| [0, 1, 2, 3].map(|j| SWIZZLE.apply(row + j) % 4));
/// assert_eq!(rows, [[0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 0, 1], [3, 2, 1, 0]]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Swizzle {
    bits: u32,
    base: u32,
    shift: i32,
}

/// Numbers that are not a swizzle: the error of [`Swizzle::new`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SwizzleError {
    /// The bits that change would be among those that change them.
    Overlap {
        /// The number of bits.
        bits: u32,
        /// The shift.
        shift: i32,
    },
    /// The bits of an offset are fewer.
    TooFar {
        /// The number of the last bit, plus one.
        end: u32,
    },
    /// The offsets do not fit `isize`.
    Span {
        /// The span of the layout.
        span: usize,
    },
}

error_messages! {
    #[inline] SwizzleError []
    Self::Overlap { bits, shift } => "{bits} bits shifted by {shift} overlap: the shift is at least the number of bits";
    Self::TooFar { end } => "the bits up to {end} are more than an offset has, which is {}", isize::BITS - 1;
    Self::Span { span } => "offsets up to {span}, rounded up to entire swizzles, do not fit `isize`";
}

impl Swizzle {
    /// Returns the swizzle of these numbers.
    ///
    /// # Errors
    ///
    /// [`SwizzleError`] if there are more bits than the shift, or more than an offset has.
    pub const fn new(bits: u32, base: u32, shift: i32) -> Result<Self, SwizzleError> {
        if bits > shift.unsigned_abs() {
            return Err(SwizzleError::Overlap { bits, shift });
        }
        let end = bits.saturating_add(base).saturating_add(shift.unsigned_abs());
        if end >= usize::BITS {
            return Err(SwizzleError::TooFar { end });
        }
        Ok(Self { bits, base, shift })
    }

    /// Returns the offset that an offset is exchanged with. See the example of [`Swizzle`].
    #[must_use]
    #[inline]
    pub const fn apply(self, offset: usize) -> usize {
        let (mask, distance) = (((1 << self.bits) - 1) << self.base, self.shift.unsigned_abs());
        if self.shift < 0 {
            offset ^ ((offset & mask) << distance)
        } else {
            offset ^ ((offset >> distance) & mask)
        }
    }

    /// Returns the first multiple of entire swizzles that is not below a span, if it fits.
    pub(super) const fn round(self, span: usize) -> Option<usize> {
        let distance = if self.shift < 0 { self.shift.unsigned_abs() } else { 0 };
        match span.checked_next_multiple_of(1 << (self.bits + self.base + distance)) {
            Some(end) if end <= isize::MAX.unsigned_abs() => Some(end),
            _ => None,
        }
    }
}

/// A layout of modes whose offsets are swizzled: no modes have them, so it is a [`Mapping`](shapewise::Mapping) only.
///
/// ```
/// use shapewise::Mapping;
/// use shapewise_algebra::{Modes, Swizzle, Swizzled};
///
/// let buffer = Swizzled::new(Modes::row_major([4, 4])?, Swizzle::new(2, 0, 2)?)?;
/// let banks: Vec<_> = (0..4).map(|i| buffer.offset([i, 0]).unwrap() % 4).collect();
/// assert_eq!(banks, [0, 1, 2, 3]);
/// assert_eq!(buffer.index_at(5), Some([1, 0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Swizzled<const R: usize> {
    // INVARIANT: the span, rounded up to entire swizzles, fits `isize`.
    pub(super) modes: Modes<R>,
    pub(super) swizzle: Swizzle,
}

impl<const R: usize> Swizzled<R> {
    /// Returns a layout with its offsets swizzled. See the example of [`Swizzled`].
    ///
    /// # Errors
    ///
    /// [`SwizzleError::Span`] if the offsets do not fit `isize`.
    pub const fn new(modes: Modes<R>, swizzle: Swizzle) -> Result<Self, SwizzleError> {
        let (below, above) = modes.list.reach();
        match swizzle.round(below + above + 1) {
            Some(_) => Ok(Self { modes, swizzle }),
            None => Err(SwizzleError::Span { span: below + above + 1 }),
        }
    }

    /// Returns the layout before the swizzle. See the example of [`Swizzled`].
    #[must_use]
    pub const fn modes(&self) -> &Modes<R> {
        &self.modes
    }

    /// Returns the swizzle. See the example of [`Swizzled`].
    #[must_use]
    pub const fn swizzle(&self) -> Swizzle {
        self.swizzle
    }
}
