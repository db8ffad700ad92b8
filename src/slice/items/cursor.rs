//! The layout of a slice, built item by item.

use super::{KnownItems, Selection, Taken};
use crate::{layout::Strided, slice::SliceError};

/// A slice in progress: the axes of the operand that are taken so far, and the axes of the result that are made of them.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Cursor<const R: usize, const Q: usize> {
    /// The extents of the operand.
    from_extents: [usize; R],
    /// The strides of the operand.
    from_strides: [isize; R],
    /// How far the operand reaches below its element at index 0.
    from_base: usize,
    /// The next axis to take.
    axis: usize,
    /// How many axes no item takes: those of `..`.
    left: usize,
    extents: [usize; Q],
    strides: [isize; Q],
    /// The next axis to make.
    made: usize,
    /// The distance from the operand's element at index 0 to that of the result.
    offset: isize,
    /// How far the result reaches below its element at index 0.
    base: usize,
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the items take R axes and make Q, by `SliceOf`; offsets of elements of a layout fit `isize`"
)]
impl<const R: usize, const Q: usize> Cursor<R, Q> {
    /// A cursor at the first axis of `from`, for items that take `takes` axes.
    #[inline(always)]
    pub(crate) const fn new(from: Strided<R>, takes: usize) -> Self {
        Self {
            from_extents: from.extents(),
            from_strides: from.strides(),
            from_base: from.base(),
            axis: 0,
            left: R.saturating_sub(takes),
            extents: [1; Q],
            strides: [0; Q],
            made: 0,
            offset: 0,
            base: 0,
        }
    }

    /// Where the memory of the result begins, counted from the beginning of that of `from`; and the layout of the result.
    #[inline(always)]
    pub(crate) const fn finish(self) -> (usize, Strided<Q>) {
        let start = self.from_base.cast_signed() + self.offset - self.base.cast_signed();
        (start.cast_unsigned(), Strided::from_parts(self.extents, self.strides, self.base))
    }

    /// The result of items whose types know all values; `None` if a value is unknown or is an error.
    pub(crate) const fn known(mut self, mut items: Option<&KnownItems>) -> Option<(usize, Strided<Q>)> {
        while let Some(KnownItems { first, rest }) = items {
            match *first {
                Some(item) if self.select(item).is_ok() => items = *rest,
                _ => return None,
            }
        }
        self.keep_up_to(R);
        Some(self.finish())
    }

    /// Does what one item says.
    #[inline(always)]
    pub(super) const fn select(&mut self, item: Selection) -> Result<(), SliceError> {
        match item {
            Selection::New => self.make(1, 0),
            // There is no second `..`, by `SliceOf`.
            Selection::Rest => self.keep_up_to(self.axis + self.left),
            _ => {
                let (extent, stride) = (self.from_extents[self.axis], self.from_strides[self.axis]);
                let Taken { first, count, step } = match item.taken(self.axis, extent) {
                    Ok(taken) => taken,
                    Err(error) => return Err(error),
                };
                self.offset += first.cast_signed() * stride;
                if let Some(count) = count {
                    // If two elements are taken, the step is below the extent and the product fits; otherwise it is never used.
                    self.make(count, stride.saturating_mul(step));
                }
                self.axis += 1;
            }
        }
        Ok(())
    }

    /// Makes an axis of the result.
    #[inline(always)]
    const fn make(&mut self, extent: usize, stride: isize) {
        self.extents[self.made] = extent;
        self.strides[self.made] = stride;
        self.made += 1;
        let way = extent.saturating_sub(1).cast_signed() * stride;
        if way < 0 {
            self.base += way.unsigned_abs();
        }
    }

    /// Keeps all axes before the axis `end` that are not taken yet.
    #[inline(always)]
    pub(super) const fn keep_up_to(&mut self, end: usize) {
        while self.axis < end {
            self.make(self.from_extents[self.axis], self.from_strides[self.axis]);
            self.axis += 1;
        }
    }
}
