//! Where the rows of a block are in the target, and its columns in the source: evenly apart, or in a table.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "positions are below the length of the table; offsets of elements of a layout fit `isize`"
)]

/// The offsets of rows or of columns. The proof in `squares.rs` depends on it: [`at`](Self::at) of a number below `count` is within
/// [`reach`](Self::reach) of `count`, if there is one. Both implementations are in this file.
pub(crate) trait LineOffsets: Copy {
    /// The offset of one of them.
    fn at(self, at: usize) -> isize;

    /// The lowest and the highest offset of the first `count`; `None` if there are none, or not as many, or if one does not fit.
    fn reach(self, count: usize) -> Option<[isize; 2]>;
}

/// Evenly apart.
impl LineOffsets for isize {
    #[inline(always)]
    fn at(self, at: usize) -> isize {
        self.wrapping_mul(at.cast_signed())
    }

    #[inline(always)]
    fn reach(self, count: usize) -> Option<[isize; 2]> {
        let last = isize::try_from(count.checked_sub(1)?).ok()?;
        let reach = self.checked_mul(last)?;
        Some([reach.min(0), reach.max(0)])
    }
}

/// Offsets that several axes form together. The first one is 0.
pub(crate) struct Table {
    offsets: [isize; Self::MOST],
    len: usize,
}

impl Table {
    /// The most offsets of a table.
    pub(crate) const MOST: usize = 256;

    /// One offset.
    pub(crate) const ONE: Self = Self { offsets: [0; Self::MOST], len: 1 };

    #[inline(always)]
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// Whether all offsets are multiples of a number.
    #[inline]
    pub(crate) fn are_multiples(&self, of: usize) -> bool {
        self.offsets[..self.len].iter().all(|offset| offset.unsigned_abs().is_multiple_of(of))
    }

    /// Adds an axis outside of the others: all offsets so far, once for each of its places. They must fit.
    #[inline]
    pub(crate) fn push(&mut self, extent: usize, stride: isize) {
        let (inner, len) = (self.len, self.len * extent);
        for at in inner..len {
            self.offsets[at] = self.offsets[at - inner].wrapping_add(stride);
        }
        self.len = len;
    }
}

impl LineOffsets for &Table {
    #[inline(always)]
    fn at(self, at: usize) -> isize {
        // The remainder changes nothing, because a position is below `len`, which is at most `MOST`: the compiler needs no check with it.
        self.offsets[at % Table::MOST]
    }

    #[inline(always)]
    fn reach(self, count: usize) -> Option<[isize; 2]> {
        let all = self.offsets[..self.len].get(..count)?;
        Some([*all.iter().min()?, *all.iter().max()?])
    }
}
