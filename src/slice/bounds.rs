//! The positions that an index, or a range, takes of one axis.

use super::SliceError;
use crate::private::SealedType;

/// An integer in a slice.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an index or the end of a range",
    label = "indices and ends of ranges are integers of any type"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait SliceInt: Copy + core::fmt::Debug + SealedType {
    /// Returns the integer, or the nearest `isize`: what is beyond is beyond every extent, too.
    fn to_isize(self) -> isize;
}

macro_rules! slice_ints {
    ($($int:ty)*) => { $(
    #[diagnostic::do_not_recommend]
    impl SliceInt for $int {
        #[inline(always)]
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_possible_wrap,
            clippy::as_conversions,
            irrefutable_let_patterns,
            unused_comparisons,
            reason = "true for some of the types: `try_from` is refuted for those that are wider than `isize`"
        )]
        fn to_isize(self) -> isize {
            match isize::try_from(self) {
                Ok(int) => int,
                Err(_) if self < 0 => isize::MIN,
                Err(_) => isize::MAX,
            }
        }
    })* };
}

slice_ints!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);

/// An integer of a slice, in a message. The first and the last `isize` are also what [`SliceInt::to_isize`] makes of integers beyond them.
pub(super) struct Nearest(pub(super) isize);

impl Nearest {
    /// A position, in a message.
    pub(super) const fn position(at: usize) -> Self {
        Self(if at > isize::MAX.cast_unsigned() { isize::MAX } else { at.cast_signed() })
    }
}

impl core::fmt::Display for Nearest {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt(f)?;
        f.write_str(match self.0 {
            isize::MIN => " or less",
            isize::MAX => " or more",
            _ => "",
        })
    }
}

/// A range as Python writes it; an open end is that of the axis.
///
/// It is an item of a slice as well, for ends that are open or not at run time:
///
/// ```
/// use shapewise::{View, s, slice::Range};
///
/// let memory = [0, 1, 2, 3, 4];
/// let (begin, end) = (None, Some(-1));
/// let view = View::new(&memory, [5])?;
/// assert_eq!(view.slice(s![Range { begin, end }]).to_vec(), [0, 1, 2, 3]);
/// assert_eq!(view.slice(s![Range { begin, end };-2]).to_vec(), [] as [i32; 0]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Range {
    /// Where it begins; negative counts from the end.
    pub begin: Option<isize>,
    /// Where it ends, exclusive; negative counts from the end.
    pub end: Option<isize>,
}

/// Returns the range between two integers of any types.
#[doc(hidden)]
#[must_use]
#[inline(always)]
pub fn between(begin: impl SliceInt, end: impl SliceInt) -> Range {
    Range { begin: Some(begin.to_isize()), end: Some(end.to_isize()) }
}

/// Returns the position of a signed index on an axis.
///
/// # Errors
///
/// [`SliceError::Index`] unless `-extent <= index < extent`.
#[inline(always)]
pub const fn position(axis: usize, index: isize, extent: usize) -> Result<usize, SliceError> {
    // An extent fits `isize`, so a negative index and it do not overflow; the bit pattern of one that stays negative is
    // above every extent.
    let position = if index < 0 { index.cast_unsigned().wrapping_add(extent) } else { index.cast_unsigned() };
    if position < extent { Ok(position) } else { Err(SliceError::Index { axis, index, extent }) }
}

/// Returns the first position and the number of positions of a range on an axis: Python's `slice.indices`, and the length of
/// what it gives. The first position of an empty range is 0.
///
/// The extent is at most `isize::MAX`, as that of each array. For a larger one, the function returns, but what it returns may not
/// be within the axis.
///
/// # Errors
///
/// [`SliceError::StepIsZero`].
///
/// # Examples
///
/// ```
/// use shapewise::slice::{Range, range};
///
/// // x[:-3:-1] of 5 elements: 4, 3
/// assert_eq!(range(0, Range { begin: None, end: Some(-3) }, -1, 5), Ok((4, 2)));
/// ```
///
/// # In other libraries
///
/// TensorFlow, `ValidateStridedSliceOp`; it equals Python's `slice.indices`.
#[inline(always)]
pub const fn range(
    axis: usize,
    range: Range,
    step: isize,
    extent: usize,
) -> Result<(usize, usize), SliceError> {
    if let Range { begin: None, end: None } = range {
        return steps(axis, step, extent);
    }
    if step == 0 {
        return Err(SliceError::StepIsZero { axis });
    }
    let TakenRange { begin, count, .. } = taken(range, step, extent);
    // What is taken begins at no negative position.
    Ok((if count == 0 { 0 } else { begin.cast_unsigned() }, count))
}

/// Returns the first position and the number of positions of an entire axis in steps: [`range`] without ends.
///
/// There is no end to clamp, and the range is not empty because its ends are the wrong way round.
///
/// # Errors
///
/// [`SliceError::StepIsZero`] for a step of 0.
///
/// ```
/// assert_eq!(shapewise::slice::steps(0, -2, 5), Ok((4, 3)));
/// ```
#[inline(always)]
pub const fn steps(axis: usize, step: isize, extent: usize) -> Result<(usize, usize), SliceError> {
    if step == 0 {
        return Err(SliceError::StepIsZero { axis });
    }
    let first = if step > 0 { 0 } else { extent.saturating_sub(1) };
    Ok((first, count(extent, step.unsigned_abs())))
}

/// Returns the first position of `count` positions from `begin` on, which are not clamped; 0 if there are none.
///
/// # Errors
///
/// [`SliceError::ConstRange`] if the axis ends before them.
///
/// ```
/// use shapewise::slice::const_range;
///
/// assert_eq!(const_range(0, 2, 3, 5), Ok(2));
/// assert!(const_range(0, 2, 4, 5).is_err());
/// ```
#[inline(always)]
pub const fn const_range(
    axis: usize,
    begin: usize,
    count: usize,
    extent: usize,
) -> Result<usize, SliceError> {
    if count > extent || begin > extent.saturating_sub(count) {
        return Err(SliceError::ConstRange { axis, begin, count, extent });
    }
    Ok(if count > 0 { begin } else { 0 })
}

/// The positions that a range takes of an axis.
#[derive(Clone, Copy)]
pub(crate) struct TakenRange {
    /// Where it begins, clamped.
    pub(crate) begin: isize,
    /// Where it ends, clamped; going down, the end in front of the first element is -1.
    #[cfg_attr(not(feature = "alloc"), expect(dead_code, reason = "only a normal form says it"))]
    pub(crate) end: isize,
    /// How many positions it takes.
    pub(crate) count: usize,
}

/// Returns both ends of a range as positions, and how many there are from one to the other, in steps that are not 0.
#[inline(always)]
pub(crate) const fn taken(range: Range, step: isize, extent: usize) -> TakenRange {
    if step > 0 { rising(range, step, extent) } else { falling(range, step, extent) }
}

// Each way for itself, so that what clamps is a constant, and an open end costs nothing. Both ends are between -1 and the
// extent, so their difference fits.

/// Returns [`taken`] in steps above 0.
#[inline(always)]
pub(crate) const fn rising(range: Range, step: isize, extent: usize) -> TakenRange {
    let n = extent.cast_signed();
    let begin = clamped_or(range.begin, 0, n, 0, n);
    let end = clamped_or(range.end, n, n, 0, n);
    let way = end.wrapping_sub(begin);
    let count = if way <= 0 { 0 } else { count(way.cast_unsigned(), step.cast_unsigned()) };
    TakenRange { begin, end, count }
}

/// Returns [`taken`] in steps below 0.
#[inline(always)]
pub(crate) const fn falling(range: Range, step: isize, extent: usize) -> TakenRange {
    let n = extent.cast_signed();
    let last = n.wrapping_sub(1);
    let begin = clamped_or(range.begin, last, n, -1, last);
    let end = clamped_or(range.end, -1, n, -1, last);
    let way = begin.wrapping_sub(end);
    let count = if way <= 0 { 0 } else { count(way.cast_unsigned(), step.unsigned_abs()) };
    TakenRange { begin, end, count }
}

/// Returns how many steps, which are longer than 0, it takes to go so far.
#[inline(always)]
const fn count(way: usize, step: usize) -> usize {
    // The division is the most expensive operation, so it is skipped if nothing must be divided.
    if step == 1 { way } else { way.div_ceil(step) }
}

/// Returns a signed end as a position, or that of an open one.
#[inline(always)]
const fn clamped_or(end: Option<isize>, open: isize, n: isize, low: isize, high: isize) -> isize {
    match end {
        Some(end) => clamped(end, n, low, high),
        None => open,
    }
}

/// Returns a signed end as a position between `low` and `high`.
#[inline(always)]
const fn clamped(end: isize, n: isize, low: isize, high: isize) -> isize {
    let position = if end < 0 { end.wrapping_add(n) } else { end };
    if position < low {
        low
    } else if position > high {
        high
    } else {
        position
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks as Python does.
    #[expect(clippy::arithmetic_side_effects, reason = "small numbers")]
    fn walked(begin: Option<isize>, end: Option<isize>, step: isize, n: isize) -> Vec<isize> {
        let wrap = |end: isize| if end < 0 { end + n } else { end };
        let (first, stop) = if step > 0 {
            (begin.map_or(0, |b| wrap(b).clamp(0, n)), end.map_or(n, |e| wrap(e).clamp(0, n)))
        } else {
            (begin.map_or(n - 1, |b| wrap(b).clamp(-1, n - 1)), end.map_or(-1, |e| wrap(e).clamp(-1, n - 1)))
        };
        let mut positions = Vec::new();
        let mut at = first;
        while (step > 0 && at < stop) || (step < 0 && at > stop) {
            positions.push(at);
            at += step;
        }
        positions
    }

    #[test]
    fn all_ranges_of_a_small_world() {
        let ends = || core::iter::once(None).chain((-6..=6).map(Some));
        for n in 0..5_usize {
            for step in (-3..=3).filter(|&step| step != 0) {
                for begin in ends() {
                    for end in ends() {
                        let expected = walked(begin, end, step, n.cast_signed());
                        let (first, count) = range(0, Range { begin, end }, step, n).unwrap();
                        assert_eq!(count, expected.len(), "{begin:?}:{end:?}:{step} of {n}");
                        let expected = expected.first().copied().unwrap_or_default();
                        assert_eq!(first.cast_signed(), expected, "{begin:?}:{end:?}:{step} of {n}");
                    }
                }
            }
        }
    }

    #[test]
    fn extreme_ends_do_not_overflow() {
        let ends = [None, Some(isize::MIN), Some(-1), Some(0), Some(1), Some(isize::MAX)];
        for extent in [0, 1, 7, isize::MAX.unsigned_abs()] {
            for step in [isize::MIN, -2, -1, 1, 2, isize::MAX] {
                for begin in ends {
                    for end in ends {
                        let (first, count) = range(0, Range { begin, end }, step, extent).unwrap();
                        assert!(
                            count <= extent && (count == 0 || first < extent),
                            "{begin:?}:{end:?}:{step}"
                        );
                    }
                }
            }
            assert!(position(0, isize::MIN, extent).is_err());
            assert!(position(0, isize::MAX, extent).is_err());
        }
        assert_eq!(range(2, Range { begin: None, end: None }, 0, 3), Err(SliceError::StepIsZero { axis: 2 }));
    }

    #[test]
    fn all_constant_ranges_of_a_small_world() {
        for (begin, count) in (0..36).map(|code| (code / 6, code % 6)) {
            for extent in 0..5 {
                let positions: Vec<usize> = (begin..begin + count).collect();
                let expected = if positions.iter().any(|&at| at >= extent) || begin > extent {
                    Err(SliceError::ConstRange { axis: 3, begin, count, extent })
                } else {
                    Ok(positions.first().copied().unwrap_or_default())
                };
                assert_eq!(const_range(3, begin, count, extent), expected, "{begin} {count} of {extent}");
            }
        }
    }
}
