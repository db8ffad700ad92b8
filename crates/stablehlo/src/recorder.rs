//! What a slice takes of each axis, item by item, for operands that have no memory.

use alloc::vec::Vec;

use shapewise::slice::{Cursor, Range, SliceError, const_range, position, range, steps};

/// A slice in progress.
#[derive(Debug, Clone)]
pub(super) struct Recorder {
    extents: Vec<usize>,
    /// How many axes no item takes: those of `..`.
    left: usize,
    /// Of each axis of the operand that is taken so far: the first position, the count and the step.
    pub(super) taken: Vec<(usize, usize, isize)>,
    /// For each axis of the result the axis of the operand; `None` if it is new.
    pub(super) made: Vec<Option<usize>>,
}

impl Recorder {
    /// A recorder for items that take `takes` axes of these extents.
    pub(super) fn new(extents: Vec<usize>, takes: usize) -> Self {
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

    /// Keeps all axes before the axis `end` that are not taken yet.
    fn keep_up_to(&mut self, end: usize) {
        while self.taken.len() < end {
            let extent = self.extent();
            self.take(0, extent, 1);
        }
    }
}

impl Cursor for Recorder {
    fn index(&mut self, index: isize) -> Result<(), SliceError> {
        let at = position(self.taken.len(), index, self.extent())?;
        self.taken.push((at, 1, 1));
        Ok(())
    }

    fn range(&mut self, ends: Range, step: isize) -> Result<(), SliceError> {
        let (first, count) = range(self.taken.len(), ends, step, self.extent())?;
        self.take(first, count, step);
        Ok(())
    }

    fn const_range(&mut self, begin: usize, count: usize) -> Result<(), SliceError> {
        let first = const_range(self.taken.len(), begin, count, self.extent())?;
        self.take(first, count, 1);
        Ok(())
    }

    fn steps(&mut self, step: isize) -> Result<(), SliceError> {
        let (first, count) = steps(self.taken.len(), step, self.extent())?;
        self.take(first, count, step);
        Ok(())
    }

    fn new_axis(&mut self) -> Result<(), SliceError> {
        self.made.push(None);
        Ok(())
    }

    fn rest(&mut self) -> Result<(), SliceError> {
        self.keep_up_to(self.taken.len().saturating_add(self.left));
        Ok(())
    }

    fn keep_others(&mut self) {
        self.keep_up_to(self.extents.len());
    }
}
