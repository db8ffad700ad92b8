//! Writing to what a slice takes: assignment with NumPy's alignment, and the gradient of a slice.

use num_traits::Zero;
use smallvec::SmallVec;

use crate::{
    array::{DynView, Lend, StorageMut, Tensor, TensorBase},
    broadcast::BroadcastError,
    error::error_messages,
    index::SizeError,
    layout::{Layout, RowMajor, Strided},
    loops::nest::Nest,
    loops::{
        allocate::{allocate, is_sizeless, resize},
        any_rank::for_each_nest,
        relayout::relayout,
    },
    private::Exists,
    shape::Shape,
    slice::{DenseSlice, StridedSliceError},
};

/// Why a value cannot be written to the part that a slice selects: the error of [`assign_slice`](TensorBase::assign_slice).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SliceAssignError {
    /// The slice does not fit.
    Slice(StridedSliceError),
    /// An extent of the value is neither 1 nor that of its axis of the slice, aligned at the last.
    Broadcast(BroadcastError),
    /// The value has more axes than the slice's result, and one of the additional leading axes is not 1.
    Leading {
        /// The axis of the value.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The rank of the slice's result.
        rank: usize,
    },
    /// The gradient has a different rank from the slice's result.
    GradientRank {
        /// The rank of the slice's result.
        expected: usize,
        /// The rank of the gradient.
        found: usize,
    },
    /// The gradient has a different shape from the slice's result.
    GradientExtent {
        /// The axis.
        axis: usize,
        /// The extent of the slice's result.
        expected: usize,
        /// The extent of the gradient.
        found: usize,
    },
    /// The element count of the result does not fit.
    Size(SizeError),
    /// The elements of the result do not fit in memory.
    Memory(crate::index::MemoryError),
}

error_messages! {
    #[inline] SliceAssignError [Slice(StridedSliceError), Broadcast(BroadcastError), Size(SizeError), Memory(crate::index::MemoryError)]
    Self::Leading { axis, extent, rank } =>
        "axis {axis} of the value has extent {extent}, but the slice has rank {rank}: additional leading axes must have extent 1";
    Self::GradientRank { expected, found } =>
        "the gradient has rank {found}, but the slice's result has rank {expected}";
    Self::GradientExtent { axis, expected, found } =>
        "axis {axis} of the gradient has extent {found}, but the slice's result has {expected}";
}

/// One axis of the slice: its extent, and the strides of the target and of the value.
type AssignedAxis = (usize, isize, isize);

/// The axes that a slice of a layout and a value have together, and the offset of the first element there.
fn aligned<T, const R: usize>(
    to: &Strided<R>,
    slice: &DenseSlice,
    value: &DynView<'_, T>,
) -> Result<(SmallVec<[AssignedAxis; 8]>, usize), SliceAssignError> {
    let (extents, strides) = (to.extents(), to.strides());
    let memory: SmallVec<[(usize, isize); 8]> = extents.into_iter().zip(strides).collect();
    let mut axes: SmallVec<[AssignedAxis; 8]> = SmallVec::new();
    let offset = slice.on_memory(&memory, |extent, stride| axes.push((extent, stride, 0)))?;
    // TensorFlow compares no shapes where nothing is written.
    if axes.iter().any(|axis| axis.0 == 0) {
        return Ok((axes, 0));
    }
    let rank = axes.len();
    let parts = value.extents().zip(value.strides()).enumerate().rev();
    let mut targets = axes.iter_mut().enumerate().rev();
    for (axis, (extent, stride)) in parts {
        match targets.next() {
            Some((_, (target, _, step))) if extent == *target || extent == 1 => {
                *step = if extent == *target { stride } else { 0 };
            }
            Some((into, (target, ..))) => {
                let error = BroadcastError::Into { axis, extent, into, target: *target };
                return Err(SliceAssignError::Broadcast(error));
            }
            None if extent == 1 => {}
            None => return Err(SliceAssignError::Leading { axis, extent, rank }),
        }
    }
    Ok((axes, to.base().wrapping_add_signed(offset)))
}

/// # Assign to a slice by numbers
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Writes a value to the part that a slice selects. The value is a view of any rank or a
    /// [`DynView`]. It is aligned at the last axis, as NumPy and TensorFlow do: each of its extents is that of the slice's result,
    /// or 1, and additional leading axes have extent 1. If the slice selects nothing, the value is not checked.
    ///
    /// If the rank of the slice's result is known, [`dense_slice_mut`](Self::dense_slice_mut) and [`assign`](Self::assign) are
    /// stricter and faster.
    ///
    /// # Errors
    ///
    /// [`SliceAssignError::Slice`] if the slice was made for another shape; [`SliceAssignError::Broadcast`] or
    /// [`SliceAssignError::Leading`] with the first axis, from the last, where the value does not broadcast.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, ViewMut, shape, slice::StridedSlice};
    ///
    /// let mut memory = [0; 12];
    /// let mut matrix = ViewMut::new(&mut memory, shape![3, 4])?;
    /// // matrix[0:2, ::2] = [7, 8]
    /// let slice = StridedSlice {
    ///     begin: &[0, 0],
    ///     end: &[2, 0],
    ///     strides: &[1, 2],
    ///     end_mask: 0b10,
    ///     ..StridedSlice::default()
    /// };
    /// let slice = slice.apply(&"[3,4]".parse()?)?;
    /// matrix.assign_slice(&slice, View::new(&[7, 8], shape![2])?)?;
    /// assert_eq!(memory, [7, 0, 8, 0, 7, 0, 8, 0, 0, 0, 0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// TensorFlow, `StridedSliceAssign` and `TensorStridedSliceUpdate`: the code, which broadcasts. The documentation says that
    /// they do not.
    #[doc(alias = "ResourceStridedSliceAssign")]
    #[doc(alias = "TensorStridedSliceUpdate")]
    #[doc(alias = "StridedSliceAssign")]
    #[doc(alias = "__setitem__")]
    pub fn assign_slice<'v>(
        &mut self,
        slice: &DenseSlice,
        value: impl Into<DynView<'v, T>>,
    ) -> Result<(), SliceAssignError>
    where
        S: StorageMut<T, Proof: Exists>,
        T: Clone + 'v,
    {
        let value = value.into();
        let (axes, first) = aligned(&self.layout.ranked(), slice, &value)?;
        let axes = axes.into_iter().map(|(extent, to, from)| (extent, [to, from]));
        let (from, base) = value.parts();
        let offsets = [first.cast_signed(), base.cast_signed()];
        let data = self.data.elements_mut();
        if !is_sizeless::<T>() {
            for_each_nest(axes, offsets, Nest::from_axes_ordered, |nest| {
                relayout(data, from, &nest);
            });
        }
        Ok(())
    }
}

/// # Gradients of slices
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const Q: usize, L: Layout<Q>> TensorBase<T, S, Q, L> {
    /// Returns the gradient of a slice: a tensor of the extents that were sliced, with the elements of this array where the slice
    /// selects elements, and zero elsewhere. This array is the gradient of the slice's result.
    ///
    /// # Errors
    ///
    /// [`SliceAssignError::GradientRank`] or [`SliceAssignError::GradientExtent`] if this array does not have the shape of the
    /// slice's result; [`SliceAssignError::Slice`] if the slice is not of rank `R` or was made for unknown extents;
    /// [`SliceAssignError::Size`] or [`SliceAssignError::Memory`] if the result does not fit.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape, slice::StridedSlice};
    ///
    /// // y = x[1::2] of x with 5 elements
    /// let slice = StridedSlice {
    ///     begin: &[1],
    ///     end: &[0],
    ///     strides: &[2],
    ///     end_mask: 1,
    ///     ..StridedSlice::default()
    /// };
    /// let slice = slice.apply(&"[5]".parse()?)?;
    /// let dx = View::new(&[10, 20], shape![2])?.slice_gradient::<1>(&slice)?;
    /// assert_eq!(dx.as_slice(), [0, 10, 0, 20, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// TensorFlow, `StridedSliceGrad`.
    #[doc(alias = "StridedSliceGrad")]
    #[doc(alias = "strided_slice_grad")]
    pub fn slice_gradient<const R: usize>(
        &'s self,
        slice: &DenseSlice,
    ) -> Result<Tensor<T, R>, SliceAssignError>
    where
        T: Clone + Zero,
    {
        let (rank, found) = (slice.rank(), slice.axes().len());
        if rank != Q {
            return Err(SliceAssignError::GradientRank { expected: rank, found: Q });
        }
        let mut extents = [0; R];
        if found != R {
            return Err(StridedSliceError::Rank { expected: found, found: R }.into());
        }
        for (axis, (to, taken)) in extents.iter_mut().zip(slice.axes()).enumerate() {
            *to = taken.extent().get().ok_or(StridedSliceError::Unknown { axis })?;
        }
        for (axis, (expected, found)) in slice.extents().zip(self.extents()).enumerate() {
            let expected = expected.get().ok_or(StridedSliceError::Unknown { axis })?;
            if expected != found {
                return Err(SliceAssignError::GradientExtent { axis, expected, found });
            }
        }
        let shape = Shape::new(extents).map_err(SliceAssignError::Size)?;
        let mut data = allocate(shape.element_count()).map_err(SliceAssignError::Memory)?;
        resize(&mut data, shape.element_count(), T::zero());
        let mut dx: Tensor<T, R> = TensorBase::of_parts(data, RowMajor::new(shape));
        dx.assign_slice(slice, self.ranked())?;
        Ok(dx)
    }
}
