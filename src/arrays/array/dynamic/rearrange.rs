//! Axes reversed, exchanged and combined, and a choice between two arrays.

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{
        Lend,
        dynamic::{
            DynBase, DynStrided, DynTensor, DynView,
            layout::{Numbers, StridedAxes},
            parts::from,
        },
    },
    axis::{self, AxisError, edit::Edit},
    broadcast::BroadcastError,
    loops::allocate::allocate,
    rearrange::{CombineError, dynamic::combined_axes},
};

/// The tensor of elements with these extents, whose product is their number.
pub(crate) fn dyn_tensor<T>((data, extents): (Vec<T>, Numbers)) -> DynTensor<T> {
    DynTensor::of_elements(data, DynStrided::row_major_fitting(&extents))
}

impl<T: Clone> DynTensor<T> {
    /// Returns a tensor with an element of `on_true` where a mask is true, and of `on_false` where it is false. The mask and the two
    /// arrays are broadcast to each other: their ranks are equal, or 0; [`align_trailing`](DynBase::align_trailing) prepares an operand
    /// of a smaller rank.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::RankMismatch`], [`BroadcastError::Extents`] with the first axis where two do not broadcast, or [`BroadcastError::Size`] or
    /// [`BroadcastError::Memory`] if the result does not fit.
    ///
    /// ```
    /// use shapewise::array::{DynTensor, DynView};
    ///
    /// let (mask, x, zero) = ([true, false, true], [1, 2, 3], [0]);
    /// let mask = DynView::new(&mask, [3])?;
    /// let x = DynView::new(&x, [3])?;
    /// let zero = DynView::new(&zero, [])?;
    /// assert_eq!(DynTensor::select(&mask, &x, &zero)?.as_slice(), [1, 0, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "where")]
    pub fn select<'v>(
        mask: impl Into<DynView<'v, bool>>,
        on_true: impl Into<DynView<'v, T>>,
        on_false: impl Into<DynView<'v, T>>,
    ) -> Result<Self, BroadcastError>
    where
        T: 'v,
    {
        let (mask, on_true, on_false) = (mask.into(), on_true.into(), on_false.into());
        let extents = DynStrided::row_major(&mask.layout.common(&on_true.layout)?)?;
        let extents = extents.common(&on_false.layout)?;
        let (mask, on_true, on_false) =
            (mask.broadcast_to(&extents)?, on_true.broadcast_to(&extents)?, on_false.broadcast_to(&extents)?);
        let mut all = allocate(mask.element_count())?;
        let branches = on_true.iter().zip(on_false.iter());
        all.extend(mask.iter().zip(branches).map(|(is, (yes, no))| if *is { yes } else { no }.clone()));
        Ok(dyn_tensor((all, extents)))
    }
}

/// Views with axes reversed, exchanged or combined.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// A view with other axes, of which the first element is `steps` from this array's.
    fn with_axes(&'s self, axes: StridedAxes, steps: isize) -> DynView<'a, T> {
        let first = self.layout.base().wrapping_add_signed(steps);
        let (start, layout) = DynStrided::of_axes(axes, first);
        DynBase::of_parts(from(self.data.lend(), start), layout)
    }

    /// The position of an axis.
    fn place(&self, axis: isize) -> Result<usize, AxisError> {
        axis::resolve(axis, self.rank())
    }

    /// Returns a view of the elements in reverse order along `axes`. Negative axes count from the end; one that occurs twice counts once.
    ///
    /// # Errors
    ///
    /// [`AxisError`] for an axis that the rank does not have.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert_eq!(matrix.flip(&[-1])?.to_vec(), [2, 1, 4, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "reverse")]
    pub fn flip(&'s self, axes: &[isize]) -> Result<DynView<'a, T>, AxisError> {
        let (mut flipped, mut steps) = (self.layout.axes().clone(), 0_isize);
        let mut is_flipped: SmallVec<[bool; 8]> = SmallVec::from_elem(false, flipped.len());
        for &axis in axes {
            if let Some(is) = is_flipped.get_mut(self.place(axis)?) {
                *is = true;
            }
        }
        for ((extent, stride), _) in flipped.iter_mut().zip(&is_flipped).filter(|(_, is)| **is) {
            // The last element is in the array, so its offset fits.
            steps = steps.wrapping_add(stride.wrapping_mul(extent.saturating_sub(1).cast_signed()));
            *stride = stride.wrapping_neg();
        }
        Ok(self.with_axes(flipped, steps))
    }

    /// Returns a view with two axes exchanged.
    ///
    /// # Errors
    ///
    /// [`AxisError`] for an axis that the rank does not have.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let cube = DynView::new(&[0; 24], [2, 3, 4])?;
    /// assert_eq!(cube.swap_axes(0, -1)?.shape().to_string(), "[4,3,2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "swapaxes")]
    pub fn swap_axes(&'s self, first: isize, second: isize) -> Result<DynView<'a, T>, AxisError> {
        let edit = Edit::Swap(self.place(first)?, self.place(second)?);
        Ok(self.with_axes(edit.collect(self.layout.axes(), &[], self.rank()), 0))
    }

    /// Returns a view with axis `axis` at position `to`. The others keep their order.
    ///
    /// # Errors
    ///
    /// [`AxisError`] for an axis that the rank does not have.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let cube = DynView::new(&[0; 24], [2, 3, 4])?;
    /// assert_eq!(cube.move_axis(0, -1)?.shape().to_string(), "[3,4,2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "moveaxis")]
    pub fn move_axis(&'s self, axis: isize, to: isize) -> Result<DynView<'a, T>, AxisError> {
        let edit = Edit::Move(self.place(axis)?, self.place(to)?);
        Ok(self.with_axes(edit.collect(self.layout.axes(), &[], self.rank()), 0))
    }

    /// Returns a view of the diagonals along two axes: the other axes, then the diagonal. A diagonal begins at coordinate `offset` of the
    /// second axis; if that is negative, at coordinate `-offset` of the first.
    ///
    /// # Errors
    ///
    /// [`CombineError`] for an axis that the rank does not have, or if both are the same.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(matrix.diagonal(0, 1, 1)?.to_vec(), [2, 6]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn diagonal(
        &'s self,
        first: isize,
        second: isize,
        offset: isize,
    ) -> Result<DynView<'a, T>, CombineError> {
        let places = [self.place(first)?, self.place(second)?];
        let (axes, steps) = combined_axes(self.layout.axes(), places, offset)?;
        Ok(self.with_axes(axes.into_iter().collect(), steps))
    }
}
