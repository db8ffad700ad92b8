//! One coordinate of an axis from another one of the same array: boundary conditions.
#![expect(
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout fit `isize`, and so do their differences"
)]

use crate::{
    array::{StorageMut, TensorBase},
    axis::ReducedAxis,
    layout::Layout,
    loops::nest::Nest,
    message::{broken, or_fail},
    private::{Delayed, Exists},
    slice::{SliceInt, position},
    verbs::axes::{
        split::{axis_of, resized},
        subview::SubviewError,
    },
};

/// # Update a part from another part
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Calls a function with each element at an index of an axis, to update, and the element at another index of the same axis, in no specified order. It is how
    /// a boundary condition is written: the first row from the second one, or the last column from that before it. A negative index counts from the end.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SubviewError`], where [`try_index_axis_apply`](Self::try_index_axis_apply) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, tensor};
    ///
    /// let mut field = tensor![[0, 0, 0], [4, 5, 6]];
    /// field.index_axis_apply(Axis::<0>, 0, 1, |edge, inner| *edge = -inner);
    /// field.index_axis_apply(Axis::<1>, -1, -2, |edge, inner| *edge = *inner);
    /// assert_eq!(field, tensor![[-4, -5, -5], [4, 5, 5]]);
    /// ```
    #[doc(alias("get_disjoint_mut", "multi_slice_mut", "multi_slice", "boundary"))]
    #[track_caller]
    pub fn index_axis_apply<const Q: usize, X, I: SliceInt, J: SliceInt>(
        &mut self,
        axis: X,
        to: I,
        from: J,
        visit: impl FnMut(&mut T, &T),
    ) where
        Delayed<X, I>: ReducedAxis<R, Q>,
        S: StorageMut<T, Proof: Exists>,
    {
        or_fail(self.try_index_axis_apply(axis, to, from, visit));
    }

    /// Calls a function with each element at an index of an axis, to update, and the element at another index, and returns an error where
    /// [`index_axis_apply`](Self::index_axis_apply) panics.
    ///
    /// # Errors
    ///
    /// [`SubviewError::Index`] if the axis does not have an index, [`SubviewError::Same`] if both are the same.
    pub fn try_index_axis_apply<const Q: usize, X, I: SliceInt, J: SliceInt>(
        &mut self,
        axis: X,
        to: I,
        from: J,
        mut visit: impl FnMut(&mut T, &T),
    ) -> Result<(), SubviewError>
    where
        Delayed<X, I>: ReducedAxis<R, Q>,
        S: StorageMut<T, Proof: Exists>,
    {
        let (layout, axis) = (self.layout.ranked(), axis.number(R));
        let (extent, stride) = axis_of(&layout, axis);
        let [to, from] = [to.to_isize(), from.to_isize()].map(|index| position(axis, index, extent));
        let (to, from) = (to.map_err(SubviewError::Index)?, from.map_err(SubviewError::Index)?);
        if to == from {
            return Err(SubviewError::Same { axis, index: to });
        }
        let data = self.data.elements_mut();
        // How far the index 0 is from the lowest element of the layout, which the nest begins with where the stride is negative.
        let first = layout.base().cast_signed() - resized(&layout, axis, 1).base().cast_signed();
        let [to, from] = [to, from].map(|index| first + index.cast_signed() * stride);
        Nest::new([&resized(&layout, axis, 1)]).fold((), |(), row| {
            for at in 0..row.len {
                let place = row.offsets[0] + row.strides[0] * at.cast_signed();
                match data.get_disjoint_mut([(place + to).cast_unsigned(), (place + from).cast_unsigned()]) {
                    Ok([to, from]) => visit(to, from),
                    Err(_) => broken("two indices of memory to write are apart"),
                }
            }
        });
        Ok(())
    }
}
