//! A slice of a slice, as one.

use smallvec::SmallVec;

use super::{ALL, DenseSlice, FEW, FEW_OUTPUTS, INDEX, Output, OutputAxis, SliceAxis};
use crate::{extent::DynExtent, slice::StridedSliceError};

impl SliceAxis {
    /// Returns what `next` takes of what this takes of an axis.
    #[inline]
    const fn then(self, next: &Self) -> Self {
        let flags = next.flags & (self.flags | INDEX);
        let mut both = Self { count: next.count, flags, ..self };
        // Steps that do not fit are never taken; and an index takes none.
        both.stride = if next.flags & INDEX == 0 { self.stride.saturating_mul(next.stride) } else { 1 };
        if both.is_known() {
            let taken = match next.count.get() {
                // What is empty begins nowhere: at the beginning, then.
                Some(0) | None => 0,
                Some(count) => {
                    // Positions that are taken, so they fit.
                    both.begin = self.begin.wrapping_add(self.stride.wrapping_mul(next.begin));
                    count
                }
            };
            both.end = both.begin.saturating_add(both.stride.saturating_mul(taken.cast_signed()));
        } else {
            // Only an entire axis of an entire axis is known to be entire.
            let is_whole = self.is_whole() && next.is_whole();
            (both.begin, both.end) = if is_whole { (0, isize::MAX) } else { (0, 0) };
            if !is_whole && self.takes_all() && next.takes_all() {
                both.flags |= ALL;
            }
        }
        both
    }
}

impl DenseSlice {
    /// Returns this slice, and then another of what it takes, as one normal form of the same shape.
    ///
    /// # Laws
    ///
    /// * What it takes is what the other takes of what this one takes.
    /// * Associative in what it takes; where an empty range begins may differ.
    ///
    /// # Errors
    ///
    /// The other is one of the [`shape`](Self::shape) that this one makes, with all that is known of it: `next` comes from
    /// `apply(&first.shape())`. What it takes of a new axis must be known.
    ///
    /// [`StridedSliceError::Rank`], [`StridedSliceError::Extent`] or [`StridedSliceError::Unknown`] unless the other was made for
    /// the [`shape`](Self::shape) that this one makes.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::slice::StridedSlice;
    ///
    /// // x[1:9:2], then y[::-1]
    /// let odd = StridedSlice { begin: &[1], end: &[9], strides: &[2], ..StridedSlice::default() };
    /// let odd = odd.apply(&"[10]".parse()?)?;
    /// let back = StridedSlice {
    ///     begin: &[0],
    ///     end: &[0],
    ///     strides: &[-1],
    ///     begin_mask: 1,
    ///     end_mask: 1,
    ///     ..StridedSlice::default()
    /// };
    /// let both = odd.then(&back.apply(&odd.shape())?)?;
    /// assert_eq!((both.axes()[0].begin(), both.axes()[0].stride()), (Some(7), -2));
    /// assert_eq!(both.shape().to_string(), "[4]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn then(&self, next: &Self) -> Result<Self, StridedSliceError> {
        if next.axes().len() != self.rank() {
            return Err(StridedSliceError::Rank { expected: next.axes().len(), found: self.rank() });
        }
        for (axis, ((found, output), taken)) in
            self.extents().zip(self.outputs()).zip(next.axes()).enumerate()
        {
            // Two symbols may be two numbers.
            let symbols = [self.symbol_of_output(output), next.symbols().get(axis).copied().flatten()];
            let may_differ = matches!(symbols, [Some(made), Some(sliced)] if made != sliced);
            match (found.get(), found == taken.extent && !may_differ) {
                (_, true) => {}
                (Some(found), _) => {
                    return Err(StridedSliceError::Extent { axis, expected: taken.extent, found });
                }
                _ => return Err(StridedSliceError::Unknown { axis }),
            }
        }
        let mut axes: SmallVec<[SliceAxis; FEW]> = self.axes().into();
        for (at, (output, taken)) in self.outputs().zip(next.axes()).enumerate() {
            match output {
                OutputAxis::Input(axis) => {
                    if let Some(axis) = axes.get_mut(axis) {
                        *axis = axis.then(taken);
                    }
                }
                // There is no axis to keep what is not known.
                OutputAxis::New | OutputAxis::Empty if !taken.is_known() => {
                    return Err(StridedSliceError::Unknown { axis: at });
                }
                OutputAxis::New | OutputAxis::Empty => {}
            }
        }
        let of = |output: &Output| match output.get() {
            OutputAxis::Input(at) => {
                match (self.parts().1.get(at), next.axes().get(at).map(|taken| taken.count)) {
                    (Some(&Output::NEW), Some(DynExtent::ZERO)) => Output::EMPTY,
                    (Some(output), _) => *output,
                    // The axes of the other are the outputs of this one.
                    (None, _) => *output,
                }
            }
            OutputAxis::New | OutputAxis::Empty => *output,
        };
        let outputs: SmallVec<[Output; FEW_OUTPUTS]> = next.parts().1.iter().map(of).collect();
        if axes.len() > FEW || outputs.len() > FEW_OUTPUTS || !self.symbols().is_empty() {
            return Ok(Self::of_many(axes.into_vec(), outputs.into_vec()).with_symbols(self.symbols()));
        }
        let (rank, made) = (axes.len(), outputs.len());
        let mut both = Self { rank, made, ..Self::BLANK };
        for (to, axis) in both.axes.iter_mut().zip(axes) {
            *to = axis;
        }
        for (to, output) in both.outputs.iter_mut().zip(outputs) {
            *to = output;
        }
        Ok(both)
    }
}
