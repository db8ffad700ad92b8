//! What a slice takes of each axis, item by item, for operands that have no memory.

use alloc::vec::Vec;

use crate::slice::{
    SliceError,
    bounds::{Range, const_range, position, range, steps},
};

/// A slice in progress, like [`Cursor`](super::Cursor), with the same methods and the same rules.
#[doc(hidden)]
#[derive(Debug, Clone)]
pub struct Recorder {
    extents: Vec<usize>,
    /// How many axes no item takes: those of `..`.
    left: usize,
    /// Of each axis of the operand that is taken so far: the first position, the count and the step.
    pub(crate) taken: Vec<(usize, usize, isize)>,
    /// For each axis of the result the axis of the operand; `None` if it is new.
    pub(crate) made: Vec<Option<usize>>,
}

impl Recorder {
    /// A recorder for items that take `takes` axes of these extents.
    pub(crate) fn new(extents: Vec<usize>, takes: usize) -> Self {
        let left = extents.len().saturating_sub(takes);
        Self { extents, left, taken: Vec::new(), made: Vec::new() }
    }

    fn extent(&self) -> usize {
        self.extents.get(self.taken.len()).copied().unwrap_or(1)
    }

    fn take(&mut self, first: usize, count: usize, step: isize) {
        self.made.push(Some(self.taken.len()));
        self.taken.push((first, count, step));
    }

    pub(super) fn index(&mut self, index: isize) -> Result<(), SliceError> {
        let at = position(self.taken.len(), index, self.extent())?;
        self.taken.push((at, 1, 1));
        Ok(())
    }

    pub(super) fn range(&mut self, ends: Range, step: isize) -> Result<(), SliceError> {
        let (first, count) = range(self.taken.len(), ends, step, self.extent())?;
        self.take(first, count, step);
        Ok(())
    }

    pub(super) fn const_range(&mut self, begin: usize, count: usize) -> Result<(), SliceError> {
        let first = const_range(self.taken.len(), begin, count, self.extent())?;
        self.take(first, count, 1);
        Ok(())
    }

    pub(super) fn steps(&mut self, step: isize) -> Result<(), SliceError> {
        let (first, count) = steps(self.taken.len(), step, self.extent())?;
        self.take(first, count, step);
        Ok(())
    }

    #[expect(clippy::unnecessary_wraps, reason = "the same signature as the other items")]
    pub(super) fn new_axis(&mut self) -> Result<(), SliceError> {
        self.made.push(None);
        Ok(())
    }

    #[expect(clippy::unnecessary_wraps, reason = "the same signature as the other items")]
    pub(super) fn rest(&mut self) -> Result<(), SliceError> {
        self.keep_up_to(self.taken.len().saturating_add(self.left));
        Ok(())
    }

    /// Keeps all axes before the axis `end` that are not taken yet.
    pub(super) fn keep_up_to(&mut self, end: usize) {
        while self.taken.len() < end {
            let extent = self.extent();
            self.take(0, extent, 1);
        }
    }

    /// All axes that no item takes.
    pub(super) fn keep_all(&mut self) {
        self.keep_up_to(self.extents.len());
    }
}
