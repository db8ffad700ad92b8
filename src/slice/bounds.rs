//! What an index and a range mean on one axis.

use super::SliceError;

/// An integer that may stand in a slice.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an index or the end of a range",
    label = "not an integer",
    note = "indices and ends of ranges are integers of any type"
)]
pub trait SliceInt: Copy + core::fmt::Debug {
    /// The integer, or the nearest `isize`: what is beyond is beyond every extent, too.
    fn to_isize(self) -> isize;
}

macro_rules! slice_ints {
    ($($int:ty)*) => { $(#[diagnostic::do_not_recommend]
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

/// A range as Python writes it; an end that is not given is that of the axis.
///
/// It is an item of a slice as well, for ends that may or may not be there when the program runs:
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

/// The position of a signed index on an axis.
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

/// The first position and the number of positions of a range on an axis: Python's `slice.indices`, and the length of
/// what it gives. The first position of an empty range is 0.
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
/// # Source
///
/// TensorFlow, `ValidateStridedSliceOp`; it equals Python's `slice.indices`.
#[inline(always)]
pub const fn range(
    axis: usize,
    range: Range,
    step: isize,
    extent: usize,
) -> Result<(usize, usize), SliceError> {
    if step == 0 {
        return Err(SliceError::StepIsZero { axis });
    }
    let (begin, end) = ends(range, step, extent);
    match count(begin, end, step) {
        0 => Ok((0, 0)),
        count => Ok((begin.unsigned_abs(), count)),
    }
}

/// Both ends of a range as positions, clamped; going down, the end in front of the first element is -1.
#[inline(always)]
pub(crate) const fn ends(range: Range, step: isize, extent: usize) -> (isize, isize) {
    let n = extent.cast_signed();
    let (low, high) = if step > 0 { (0, n) } else { (-1, n.wrapping_sub(1)) };
    let begin = match range.begin {
        Some(begin) => clamped(begin, n, low, high),
        None if step > 0 => low,
        None => high,
    };
    let end = match range.end {
        Some(end) => clamped(end, n, low, high),
        None if step > 0 => high,
        None => low,
    };
    (begin, end)
}

/// How many positions there are from one end to the other, in steps that are not 0.
#[inline(always)]
pub(crate) const fn count(begin: isize, end: isize, step: isize) -> usize {
    // Both are between -1 and the extent, so differences fit.
    let way = if step > 0 { end.wrapping_sub(begin) } else { begin.wrapping_sub(end) };
    if way <= 0 {
        return 0;
    }
    match step {
        1 | -1 => way.unsigned_abs(),
        _ => way.unsigned_abs().div_ceil(step.unsigned_abs()),
    }
}

/// A signed end as a position between `low` and `high`.
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

    /// Python's own way, by walking.
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
}
