//! The layout of a slice, built item by item.

use super::{Action, KnownItems};
use crate::{
    layout::Strided,
    slice::{
        SliceError,
        bounds::{Range, const_range, position, range, steps},
    },
};

/// Where the items of a slice act, one after another: on an array they make its layout, and an operand of your own makes what it needs.
///
/// A method takes the next axis, or makes one. [`Items::write`](crate::bounds::Items::write) calls one for each item, and then [`keep_others`](Self::keep_others).
///
/// ```
/// use shapewise::{
///     Strided, s,
///     slice::{
///         Cursor, KnownSlice, Range, SliceError, SliceOf, const_range, position, range, steps,
///     },
/// };
///
/// /// The positions that a slice takes of a matrix: of each axis the first, the count and the
/// /// step.
/// struct Positions {
///     extents: [usize; 2],
///     left: usize, // axes that no item takes: those of `..`
///     taken: Vec<(usize, usize, isize)>,
/// }
///
/// impl Positions {
///     fn axis(&self) -> (usize, usize) {
///         (self.taken.len(), self.extents[self.taken.len()])
///     }
///
///     fn keep_up_to(&mut self, end: usize) {
///         while self.taken.len() < end {
///             self.taken.push((0, self.axis().1, 1));
///         }
///     }
/// }
///
/// impl Cursor for Positions {
///     fn index(&mut self, index: isize) -> Result<(), SliceError> {
///         let (axis, extent) = self.axis();
///         Ok(self.taken.push((position(axis, index, extent)?, 1, 1)))
///     }
///     fn range(&mut self, ends: Range, step: isize) -> Result<(), SliceError> {
///         let (axis, extent) = self.axis();
///         let (first, count) = range(axis, ends, step, extent)?;
///         Ok(self.taken.push((first, count, step)))
///     }
///     fn const_range(&mut self, begin: usize, count: usize) -> Result<(), SliceError> {
///         let (axis, extent) = self.axis();
///         Ok(self.taken.push((const_range(axis, begin, count, extent)?, count, 1)))
///     }
///     fn steps(&mut self, step: isize) -> Result<(), SliceError> {
///         let (axis, extent) = self.axis();
///         let (first, count) = steps(axis, step, extent)?;
///         Ok(self.taken.push((first, count, step)))
///     }
///     fn new_axis(&mut self) -> Result<(), SliceError> {
///         Ok(()) // takes no axis
///     }
///     fn rest(&mut self) -> Result<(), SliceError> {
///         Ok(self.keep_up_to(self.taken.len() + self.left))
///     }
///     fn keep_others(&mut self) {
///         self.keep_up_to(2);
///     }
/// }
///
/// fn positions<const Q: usize>(
///     extents: [usize; 2],
///     slice: impl SliceOf<2, Q>,
/// ) -> Result<Vec<(usize, usize, isize)>, SliceError> {
///     fn takes<X: SliceOf<2, Q>, const Q: usize>(_: &X) -> usize {
///         KnownSlice::<2, Strided<2>, X>::TAKES
///     }
///     let mut cursor = Positions { extents, left: 2 - takes(&slice), taken: Vec::new() };
///     slice.write(&mut cursor)?;
///     Ok(cursor.taken)
/// }
///
/// assert_eq!(positions([4, 5], s![1.., ..;-2])?, [(1, 3, 1), (4, 3, -2)]);
/// assert_eq!(positions([4, 5], s![.., -1])?, [(0, 4, 1), (4, 1, 1)]);
/// assert!(positions([4, 5], s![4]).is_err());
/// # Ok::<(), SliceError>(())
/// ```
pub trait Cursor {
    /// Takes the element at an index of the next axis; the result does not have the axis. See the [example](Self).
    ///
    /// # Errors
    ///
    /// [`SliceError`] if the index is out of bounds.
    fn index(&mut self, index: isize) -> Result<(), SliceError>;
    /// Takes a range of the next axis. See the [example](Self).
    ///
    /// # Errors
    ///
    /// [`SliceError`] for a step of 0.
    fn range(&mut self, ends: Range, step: isize) -> Result<(), SliceError>;
    /// Takes `count` positions of the next axis, from `begin` on; they are not clamped. See the [example](Self).
    ///
    /// # Errors
    ///
    /// [`SliceError`] if the axis ends before them.
    fn const_range(&mut self, begin: usize, count: usize) -> Result<(), SliceError>;
    /// Takes the entire next axis, in steps. See the [example](Self).
    ///
    /// # Errors
    ///
    /// [`SliceError`] for a step of 0.
    fn steps(&mut self, step: isize) -> Result<(), SliceError>;
    /// Adds a new axis of extent 1. See the [example](Self).
    ///
    /// # Errors
    ///
    /// None. All items have the same signature.
    fn new_axis(&mut self) -> Result<(), SliceError>;
    /// Takes the axes of `..`. See the [example](Self).
    ///
    /// # Errors
    ///
    /// None. All items have the same signature.
    fn rest(&mut self) -> Result<(), SliceError>;
    /// Keeps all axes that no item takes, after the last item. See the [example](Self).
    fn keep_others(&mut self);
}

/// A slice in progress: the axes of the operand that are taken so far, and the axes of the result that are made of them.
#[cfg_attr(doc, doc(hidden))]
#[derive(Debug, Clone, Copy)]
pub struct SliceCursor<const R: usize, const Q: usize> {
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
impl<const R: usize, const Q: usize> SliceCursor<R, Q> {
    /// Returns a cursor at the first axis of `from`, for items that take `takes` axes.
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

    /// Returns where the memory of the result begins, counted from the beginning of that of `from`; and the layout of the result.
    #[inline(always)]
    pub(crate) const fn finish(self) -> (usize, Strided<Q>) {
        let start = self.from_base.cast_signed() + self.offset - self.base.cast_signed();
        (start.cast_unsigned(), Strided::from_parts(self.extents, self.strides, self.base))
    }

    /// Does what items do whose types know it, and leaves all axes that no item takes. Whether all types know it; an item
    /// whose type does not takes an axis and makes none.
    pub(crate) const fn write_known(&mut self, mut items: Option<&KnownItems>) -> Result<bool, SliceError> {
        let mut all = true;
        while let Some(KnownItems { first, rest }) = items {
            let done = match *first {
                Some(Action::Index(index)) => self.index(index),
                Some(Action::ConstRange(begin, count)) => self.const_range(begin, count),
                Some(Action::Steps(step)) => self.steps(step),
                Some(Action::NewAxis) => self.new_axis(),
                Some(Action::Rest) => self.rest(),
                None => {
                    all = false;
                    self.advance(0)
                }
            };
            if let Err(error) = done {
                return Err(error);
            }
            items = *rest;
        }
        self.keep_up_to(R);
        Ok(all)
    }

    /// Takes the element at an index of the next axis; the result does not have the axis.
    #[inline(always)]
    const fn index(&mut self, index: isize) -> Result<(), SliceError> {
        match position(self.axis, index, self.from_extents[self.axis]) {
            Ok(position) => self.advance(position),
            Err(error) => Err(error),
        }
    }

    /// Takes a range of the next axis.
    #[inline(always)]
    const fn range(&mut self, ends: Range, step: isize) -> Result<(), SliceError> {
        match range(self.axis, ends, step, self.from_extents[self.axis]) {
            Ok((first, count)) => self.take(first, count, step),
            Err(error) => Err(error),
        }
    }

    /// Takes `count` positions of the next axis, from `begin` on; they are not clamped.
    #[inline(always)]
    const fn const_range(&mut self, begin: usize, count: usize) -> Result<(), SliceError> {
        match const_range(self.axis, begin, count, self.from_extents[self.axis]) {
            Ok(first) => self.take(first, count, 1),
            Err(error) => Err(error),
        }
    }

    /// Takes the entire next axis, in steps.
    #[inline(always)]
    const fn steps(&mut self, step: isize) -> Result<(), SliceError> {
        match steps(self.axis, step, self.from_extents[self.axis]) {
            Ok((first, count)) => self.take(first, count, step),
            Err(error) => Err(error),
        }
    }

    /// Adds a new axis of extent 1.
    #[inline(always)]
    const fn new_axis(&mut self) -> Result<(), SliceError> {
        self.make(1, 0);
        Ok(())
    }

    /// Takes all axes that no item takes. They are kept once: there is no second `..`, by `SliceOf`.
    #[inline(always)]
    const fn rest(&mut self) -> Result<(), SliceError> {
        self.keep_up_to(self.axis + self.left);
        Ok(())
    }

    /// Takes `count` positions of the next axis.
    #[inline(always)]
    const fn take(&mut self, first: usize, count: usize, step: isize) -> Result<(), SliceError> {
        // If two elements are taken, the step is below the extent and the product fits; otherwise the product is never used.
        self.make(count, self.from_strides[self.axis].saturating_mul(step));
        self.advance(first)
    }

    /// Moves to a position of the next axis, and on to the axis after it.
    #[inline(always)]
    const fn advance(&mut self, position: usize) -> Result<(), SliceError> {
        self.offset += position.cast_signed() * self.from_strides[self.axis];
        self.axis += 1;
        Ok(())
    }

    /// Makes an axis of the result.
    #[inline(always)]
    const fn make(&mut self, extent: usize, stride: isize) {
        if self.made < Q {
            self.extents[self.made] = extent;
            self.strides[self.made] = stride;
            self.made += 1;
        }
        if stride < 0 {
            self.base += extent.saturating_sub(1) * stride.unsigned_abs();
        }
    }

    /// Keeps all axes before the axis `end` that are not taken yet.
    #[inline(always)]
    const fn keep_up_to(&mut self, end: usize) {
        // All axes are visited, because the compiler executes a loop whose number of steps it knows.
        let mut axis = 0;
        while axis < R {
            if self.axis <= axis && axis < end {
                self.make(self.from_extents[axis], self.from_strides[axis]);
            }
            axis += 1;
        }
        if self.axis < end {
            self.axis = end;
        }
    }
}

impl<const R: usize, const Q: usize> Cursor for SliceCursor<R, Q> {
    #[inline(always)]
    fn index(&mut self, index: isize) -> Result<(), SliceError> {
        Self::index(self, index)
    }

    #[inline(always)]
    fn range(&mut self, ends: Range, step: isize) -> Result<(), SliceError> {
        Self::range(self, ends, step)
    }

    #[inline(always)]
    fn const_range(&mut self, begin: usize, count: usize) -> Result<(), SliceError> {
        Self::const_range(self, begin, count)
    }

    #[inline(always)]
    fn steps(&mut self, step: isize) -> Result<(), SliceError> {
        Self::steps(self, step)
    }

    #[inline(always)]
    fn new_axis(&mut self) -> Result<(), SliceError> {
        Self::new_axis(self)
    }

    #[inline(always)]
    fn rest(&mut self) -> Result<(), SliceError> {
        Self::rest(self)
    }

    #[inline(always)]
    fn keep_others(&mut self) {
        self.keep_up_to(R);
    }
}
