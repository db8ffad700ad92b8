//! Where the items of a slice write what they take and make.

use crate::{
    layout::Strided,
    slice::{
        SliceError,
        bounds::{Range, position, range},
        items::{Kind, Kinds},
    },
};

/// Where slicing stands: the axes sliced so far, and the axes made of them.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Cursor<const R: usize, const Q: usize> {
    // What is sliced.
    from_extents: [usize; R],
    from_strides: [isize; R],
    from_base: usize,
    // The next axis to take.
    axis: usize,
    // How many axes no item takes: what `..` stands for.
    left: usize,
    extents: [usize; Q],
    strides: [isize; Q],
    // The next axis to make.
    made: usize,
    // From the element at index 0 of `from` to that of the result.
    offset: isize,
    // How far the result reaches below its element at index 0.
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
        let left = R.saturating_sub(takes);
        let (from_extents, from_strides, from_base) = (from.extents(), from.strides(), from.base());
        Self {
            from_extents,
            from_strides,
            from_base,
            axis: 0,
            left,
            extents: [1; Q],
            strides: [0; Q],
            made: 0,
            offset: 0,
            base: 0,
        }
    }

    /// The layout of the result, and where its memory begins, from the beginning of that of `from`.
    #[inline(always)]
    pub(crate) const fn finish(self) -> (usize, Strided<Q>) {
        let start = self.from_base.cast_signed() + self.offset - self.base.cast_signed();
        (start.cast_unsigned(), Strided::from_parts(self.extents, self.strides, self.base))
    }

    /// Does what items say whose types say all; `None` if one does not, or is in error.
    pub(crate) const fn known(mut self, mut kinds: Option<&Kinds>) -> Option<(usize, Strided<Q>)> {
        const WHOLE: Range = Range { begin: None, end: None };
        while let Some(items) = kinds {
            let done = match items.first {
                Kind::Axis => return None,
                Kind::Index(index) => self.index(index),
                Kind::ConstRange { begin, count } => self.const_range(begin, count),
                Kind::Whole(1) => {
                    self.leave_next();
                    Ok(())
                }
                Kind::Whole(-1) => {
                    self.reverse();
                    Ok(())
                }
                Kind::Whole(step) => self.range(WHOLE, step),
                Kind::New => {
                    self.make(1, 0);
                    Ok(())
                }
                Kind::Rest => {
                    self.leave_rest();
                    Ok(())
                }
            };
            if done.is_err() {
                return None;
            }
            kinds = items.rest;
        }
        self.leave_whole(R);
        Some(self.finish())
    }

    #[inline(always)]
    pub(super) const fn make(&mut self, extent: usize, stride: isize) {
        self.extents[self.made] = extent;
        self.strides[self.made] = stride;
        self.made += 1;
        if stride < 0 && extent > 1 {
            self.base += (extent - 1) * stride.unsigned_abs();
        }
    }

    #[inline(always)]
    pub(super) const fn index(&mut self, index: isize) -> Result<(), SliceError> {
        let position = match position(self.axis, index, self.from_extents[self.axis]) {
            Ok(position) => position,
            Err(error) => return Err(error),
        };
        self.offset += position.cast_signed() * self.from_strides[self.axis];
        self.axis += 1;
        Ok(())
    }

    #[inline(always)]
    pub(super) const fn const_range(&mut self, begin: usize, count: usize) -> Result<(), SliceError> {
        let (extent, stride) = (self.from_extents[self.axis], self.from_strides[self.axis]);
        if count > extent || begin > extent - count {
            return Err(SliceError::ConstRange { axis: self.axis, begin, count, extent });
        }
        if count > 0 {
            self.offset += begin.cast_signed() * stride;
        }
        self.make(count, stride);
        self.axis += 1;
        Ok(())
    }

    #[inline(always)]
    pub(super) const fn range(&mut self, ends: Range, step: isize) -> Result<(), SliceError> {
        let stride = self.from_strides[self.axis];
        let (first, count) = match range(self.axis, ends, step, self.from_extents[self.axis]) {
            Ok(taken) => taken,
            Err(error) => return Err(error),
        };
        self.offset += first.cast_signed() * stride;
        // Where two elements are taken, the step is below the extent and the product fits; otherwise it is never taken.
        self.make(count, stride.saturating_mul(step));
        self.axis += 1;
        Ok(())
    }

    /// The whole axis, last element first.
    #[inline(always)]
    pub(super) const fn reverse(&mut self) {
        let (extent, stride) = (self.from_extents[self.axis], self.from_strides[self.axis]);
        // From the element at index 0 to the last one; where there is none, or the same, not at all.
        let way = extent.saturating_sub(1).cast_signed() * stride;
        self.offset += way;
        self.extents[self.made] = extent;
        // The only stride whose negative does not fit is never taken.
        self.strides[self.made] = stride.saturating_neg();
        self.made += 1;
        // What was above index 0 is now below it: no product but that one.
        self.base += if way > 0 { way.cast_unsigned() } else { 0 };
        self.axis += 1;
    }

    /// Takes the next axis whole, if there is one.
    #[inline(always)]
    pub(super) const fn leave_next(&mut self) {
        if self.axis < R {
            self.make(self.from_extents[self.axis], self.from_strides[self.axis]);
            self.axis += 1;
        }
    }

    /// Takes whole what no item takes.
    #[inline(always)]
    pub(super) const fn leave_rest(&mut self) {
        self.leave_whole(self.axis + self.left);
        self.left = 0;
    }

    #[inline(always)]
    pub(super) const fn leave_whole(&mut self, end: usize) {
        while self.axis < end {
            self.make(self.from_extents[self.axis], self.from_strides[self.axis]);
            self.axis += 1;
        }
    }
}
