//! Modes in a list of fixed capacity, and what is decided on one list: its value at an index, and its normal form.

use super::AlgebraError;
use shapewise::index::{element_count, reach};

/// The largest number of modes of a layout: [`Modes`](super::Modes).
pub const MAX_MODES: usize = 32;

/// Modes, the fastest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct List {
    pub(crate) len: usize,
    // 1 and 0 from `len` on, so that equal lists are equal values.
    pub(crate) extents: [usize; MAX_MODES],
    pub(crate) strides: [isize; MAX_MODES],
}

impl List {
    pub(crate) const EMPTY: Self = Self { len: 0, extents: [1; MAX_MODES], strides: [0; MAX_MODES] };

    /// Appends a mode that is slower than all others.
    pub(crate) const fn push(&mut self, extent: usize, stride: isize) -> Result<(), AlgebraError> {
        if self.len == MAX_MODES {
            return Err(AlgebraError::Modes);
        }
        (self.extents[self.len], self.strides[self.len]) = (extent, stride);
        self.len += 1;
        Ok(())
    }

    /// Returns the list with one more mode, which has no indices.
    pub(crate) const fn without_indices(mut self) -> Result<Self, AlgebraError> {
        match self.push(0, 0) {
            Ok(()) => Ok(self),
            Err(error) => Err(error),
        }
    }

    /// Appends a mode in normal form: merged with the one before it if it continues that, which is at `begin` or after it. The product of the
    /// extents fits.
    pub(crate) const fn push_merged(
        &mut self,
        begin: usize,
        extent: usize,
        stride: isize,
    ) -> Result<(), AlgebraError> {
        if extent == 1 {
            return Ok(());
        }
        if self.len > begin {
            let last = self.len - 1;
            // Offsets fit `isize`, but a stride after the last element may not.
            match self.strides[last].checked_mul(self.extents[last].cast_signed()) {
                Some(next) if next == stride => {
                    self.extents[last] *= extent;
                    return Ok(());
                }
                _ => {}
            }
        }
        self.push(extent, stride)
    }

    /// Appends the normal form of a part of a list: no mode if it has one index, and one with extent 0 if it has none.
    pub(crate) const fn push_form(
        &mut self,
        of: &Self,
        begin: usize,
        end: usize,
    ) -> Result<(), AlgebraError> {
        let first = self.len;
        if of.count_in(begin, end) == 0 {
            return self.push(0, 0);
        }
        let mut at = begin;
        while at < end {
            match self.push_merged(first, of.extents[at], of.strides[at]) {
                Ok(()) => at += 1,
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Appends the first `tile` indices of a part to one list and their multiples to another, each in normal form; `false` if the part is not
    /// cut there, or has no indices.
    pub(crate) const fn cut(
        &self,
        begin: usize,
        end: usize,
        tile: usize,
        first: &mut Self,
        rest: &mut Self,
    ) -> Result<bool, AlgebraError> {
        let (mut left, mut at, from, after) = (tile, begin, first.len, rest.len);
        while at < end {
            let (extent, stride) = (self.extents[at], self.strides[at]);
            if extent == 0 {
                return Ok(false);
            }
            let here = if left < extent { left } else { extent };
            if !left.is_multiple_of(here) || !extent.is_multiple_of(here) {
                return Ok(false);
            }
            if let Err(error) = first.push_merged(from, here, stride) {
                return Err(error);
            }
            // The stride is below that of the last index of the mode.
            if let Err(error) =
                rest.push_merged(after, extent / here, stride.wrapping_mul(here.cast_signed()))
            {
                return Err(error);
            }
            (left, at) = (left / here, at + 1);
        }
        Ok(true)
    }

    /// The product of the extents.
    pub(crate) const fn count(&self) -> usize {
        self.count_in(0, self.len)
    }

    /// The product of the extents of a part.
    pub(crate) const fn count_in(&self, begin: usize, end: usize) -> usize {
        let (mut count, mut at) = (1_usize, begin);
        while at < end {
            if self.extents[at] == 0 {
                return 0;
            }
            count = count.wrapping_mul(self.extents[at]);
            at += 1;
        }
        count
    }

    /// How far offsets reach below and above that of index 0.
    pub(crate) const fn reach(&self) -> (usize, usize) {
        let (mut below, mut above, mut at) = (0, 0, 0);
        while at < self.len {
            if self.extents[at] == 0 {
                return (0, 0);
            }
            let far = (self.extents[at] - 1) * self.strides[at].unsigned_abs();
            if self.strides[at] < 0 {
                below += far;
            } else {
                above += far;
            }
            at += 1;
        }
        (below, above)
    }

    /// Checks that element count and offsets fit.
    pub(crate) const fn check(&self) -> Result<(), AlgebraError> {
        if let Err(error) = element_count(self.extents.split_at(self.len).0) {
            return Err(AlgebraError::Size(error));
        }
        // Extents of 1 after the last mode reach nowhere.
        match reach(&self.extents, &self.strides) {
            Ok(_) => Ok(()),
            Err(error) => Err(AlgebraError::TooLarge { extent: error.extent, stride: error.stride }),
        }
    }

    /// The offset of a linear index, from that of index 0. From the element count on, it continues the slowest mode; if another mode has no
    /// index, it is 0.
    #[inline]
    pub(crate) const fn at(&self, index: usize) -> isize {
        if self.count_in(0, self.len.saturating_sub(1)) == 0 {
            return 0;
        }
        self.at_in(0, self.len, index)
    }

    /// The offset of an index of a part.
    #[inline]
    pub(crate) const fn at_in(&self, begin: usize, end: usize, mut index: usize) -> isize {
        let (mut offset, mut at) = (0_isize, begin);
        while at < end && index != 0 {
            let extent = self.extents[at];
            // The slowest mode takes all that remains, so that its extent is not divided by. Another one without indices has no next one.
            if extent == 0 && at + 1 != end {
                return 0;
            }
            let digit = if at + 1 == end { index } else { index % extent };
            offset = offset.wrapping_add(digit.cast_signed().wrapping_mul(self.strides[at]));
            index = if at + 1 == end { 0 } else { index / extent };
            at += 1;
        }
        offset
    }
}
