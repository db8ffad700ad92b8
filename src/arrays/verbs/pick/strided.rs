//! Slices that are known at run time: masks, text, or a normal form.

use num_traits::PrimInt;

use crate::{
    array::{Lend, StorageMut, TensorBase, View, ViewMut},
    layout::{Layout, Strided},
    private::Exists,
    rank::MAX_DYNAMIC_RANK,
    shape::DynShape,
    slice::{DenseSlice, PartOfAxis, SliceExpr, Spec, StridedSlice, StridedSliceError, each_part},
};

/// The layout of rank `Q` that a slice of a layout has, and where in memory it begins.
pub(crate) fn sliced<const R: usize, const Q: usize>(
    layout: &Strided<R>,
    slice: &DenseSlice,
) -> Result<(usize, Strided<Q>), StridedSliceError> {
    let (extents, strides) = (layout.extents(), layout.strides());
    let mut memory = [(0, 0); R];
    for (to, from) in memory.iter_mut().zip(extents.into_iter().zip(strides)) {
        *to = from;
    }
    let mut made = ([0; Q], [0; Q], 0_usize);
    let offset = slice.on_memory(&memory, |extent, stride| {
        if let (Some(to), Some(step)) = (made.0.get_mut(made.2), made.1.get_mut(made.2)) {
            (*to, *step) = (extent, stride);
        }
        made.2 = made.2.saturating_add(1);
    })?;
    if slice.rank() != Q {
        return Err(StridedSliceError::OutputRank { expected: Q, found: slice.rank() });
    }
    let made = Strided::from_axes(made.0, made.1);
    // The first element of the result is an element of the layout, and so is the one at its smallest offset.
    let first = layout.base().cast_signed().wrapping_add(offset);
    let start = if made.element_count() == 0 { 0 } else { first.wrapping_sub(made.base().cast_signed()) };
    Ok((start.cast_unsigned(), made))
}

/// [`sliced`] at once, by specs that `read` makes of items. An ellipsis takes `left` axes. `None` where their normal form, or a result of rank `Q`, is an error.
#[inline(always)]
fn at_once<X, const R: usize, const Q: usize>(
    layout: &Strided<R>,
    items: impl Iterator<Item = X>,
    read: impl Fn(X) -> Spec,
    left: usize,
) -> Option<(usize, Strided<Q>)> {
    if R > MAX_DYNAMIC_RANK || Q > MAX_DYNAMIC_RANK {
        return None;
    }
    let (from, steps) = (layout.extents(), layout.strides());
    let (mut extents, mut strides, mut made) = ([0; Q], [0; Q], 0_usize);
    // The first element of the result is an element of the layout, and so is the one at its smallest offset.
    let (mut first, mut base, mut empty) = (layout.base().cast_signed(), 0_usize, false);
    each_part(items, read, left, &from, |part| {
        let step = |axis| steps.get(axis).copied().unwrap_or_default();
        let (extent, stride) = match part {
            PartOfAxis::New => (1, 0),
            // An element of the layout, so the product fits; and so does the sum.
            PartOfAxis::Index { axis, position } => {
                first = first.wrapping_add(position.wrapping_mul(step(axis)));
                return;
            }
            PartOfAxis::Range { axis, begin, stride, count } => {
                first = first.wrapping_add(begin.wrapping_mul(step(axis)));
                // Where two elements are taken, the product fits; otherwise it is never taken.
                let stride = step(axis).saturating_mul(stride);
                if stride < 0 {
                    base = base.wrapping_add(count.wrapping_sub(1).wrapping_mul(stride.unsigned_abs()));
                }
                empty |= count == 0;
                (count, stride)
            }
        };
        if let (Some(to), Some(step)) = (extents.get_mut(made), strides.get_mut(made)) {
            (*to, *step) = (extent, stride);
        }
        made = made.wrapping_add(1);
    })?;
    if made != Q {
        return None;
    }
    // What is empty has no first element.
    let (start, base) =
        if empty { (0, 0) } else { (first.wrapping_sub(base.cast_signed()).cast_unsigned(), base) };
    Some((start, Strided::from_parts(extents, strides, base)))
}

/// [`at_once`] by masks.
fn masked<const R: usize, const Q: usize, I: PrimInt>(
    layout: &Strided<R>,
    slice: &StridedSlice<'_, I>,
) -> Option<(usize, Strided<Q>)> {
    // First, so that the compiler knows that the vectors have one length.
    let left = slice.axes_of_ellipsis(R)?;
    at_once(layout, slice.vectors(), |(bit, begin, end, stride)| slice.spec(bit, begin, end, stride), left)
}

/// [`at_once`] by specs.
#[inline(always)]
fn specified<const R: usize, const Q: usize>(
    layout: &Strided<R>,
    slice: &SliceExpr,
) -> Option<(usize, Strided<Q>)> {
    let left = slice.axes_of_ellipsis(R)?;
    at_once(layout, slice.specs().iter(), |spec| *spec, left)
}

/// # Select a slice by numbers
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a view of rank `Q` of the part that a slice in normal form selects. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`StridedSliceError::Rank`] if the slice is not of rank `R`, [`StridedSliceError::OutputRank`] if its result is not of rank
    /// `Q`; [`StridedSliceError::Extent`] or [`StridedSliceError::Unknown`] if it was made for another shape, or for one with
    /// unknown extents.
    ///
    /// ```
    /// use shapewise::{View, shape, slice::SliceExpr};
    ///
    /// let memory: Vec<i32> = (0..12).collect();
    /// let matrix = View::new(&memory, shape![3, 4])?;
    /// let slice = "-1, ::-2".parse::<SliceExpr>()?.apply(&"[3,4]".parse()?)?;
    /// assert_eq!(matrix.dense_slice::<1>(&slice)?.to_vec(), [11, 9]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn dense_slice<const Q: usize>(
        &'s self,
        slice: &DenseSlice,
    ) -> Result<View<'a, T, Q>, StridedSliceError> {
        let (start, layout) = sliced(&self.layout.ranked(), slice)?;
        Ok(TensorBase::starting_at(self.data.lend(), start, &layout))
    }

    /// Returns a view of rank `Q` of the part that a slice as masks selects. Nothing is copied.
    ///
    /// # Errors
    ///
    /// Same errors as [`StridedSlice::apply`], and [`StridedSliceError::OutputRank`] if the result is not of rank `Q`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape, slice::StridedSlice};
    ///
    /// let memory: Vec<i32> = (0..12).collect();
    /// let matrix = View::new(&memory, shape![3, 4])?;
    /// // matrix[-1, ::-2]
    /// let slice = StridedSlice {
    ///     begin: &[-1, 0],
    ///     end: &[0, 0],
    ///     strides: &[1, -2],
    ///     begin_mask: 0b10,
    ///     end_mask: 0b10,
    ///     shrink_axis_mask: 0b01,
    ///     ..StridedSlice::default()
    /// };
    /// assert_eq!(matrix.strided_slice::<1>(&slice).unwrap().to_vec(), [11, 9]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "StridedSlice")]
    pub fn strided_slice<const Q: usize>(
        &'s self,
        slice: &StridedSlice<'_, impl PrimInt>,
    ) -> Result<View<'a, T, Q>, StridedSliceError> {
        match masked(&self.layout.ranked(), slice) {
            Some((start, layout)) => Ok(TensorBase::starting_at(self.data.lend(), start, &layout)),
            None => self.dense_slice(&slice.apply(&DynShape::from(self.shape()))?),
        }
    }

    /// Returns a view of rank `Q` of the part that a slice as a value selects, built or parsed from Python's text. Nothing is
    /// copied.
    ///
    /// # Errors
    ///
    /// Same errors as [`SliceExpr::apply`], and [`StridedSliceError::OutputRank`] if the result is not of rank `Q`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory: Vec<i32> = (0..12).collect();
    /// let matrix = View::new(&memory, shape![3, 4])?;
    /// assert_eq!(matrix.slice_by::<1>(&"-1, ::-2".parse()?)?.to_vec(), [11, 9]);
    /// assert_eq!(
    ///     matrix.slice_by::<2>(&"-1, ::-2".parse()?).unwrap_err().to_string(),
    ///     "the rank is 1, expected 2"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn slice_by<const Q: usize>(
        &'s self,
        slice: &SliceExpr,
    ) -> Result<View<'a, T, Q>, StridedSliceError> {
        match specified(&self.layout.ranked(), slice) {
            Some((start, layout)) => Ok(TensorBase::starting_at(self.data.lend(), start, &layout)),
            None => self.dense_slice(&slice.apply(&DynShape::from(self.shape()))?),
        }
    }
}

/// # Select a slice by numbers, to write
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a mutable view of rank `Q` of the part that a slice in normal form selects: [`dense_slice`](Self::dense_slice).
    ///
    /// # Errors
    ///
    /// Same errors as [`dense_slice`](Self::dense_slice).
    ///
    /// ```
    /// use shapewise::{ViewMut, shape, slice::SliceExpr};
    ///
    /// let mut memory = [0; 6];
    /// let slice = ":, 0".parse::<SliceExpr>()?.apply(&"[2,3]".parse()?)?;
    /// ViewMut::new(&mut memory, shape![2, 3])?.dense_slice_mut::<1>(&slice)?.fill(7);
    /// assert_eq!(memory, [7, 0, 0, 7, 0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn dense_slice_mut<const Q: usize>(
        &mut self,
        slice: &DenseSlice,
    ) -> Result<ViewMut<'_, T, Q>, StridedSliceError>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        let (start, layout) = sliced(&self.layout.ranked(), slice)?;
        Ok(TensorBase::starting_at_mut(self.data.elements_mut(), start, &layout))
    }

    /// Returns a mutable view of rank `Q` of the part that a slice as masks selects: [`strided_slice`](Self::strided_slice).
    ///
    /// # Errors
    ///
    /// Same errors as [`strided_slice`](Self::strided_slice).
    ///
    /// ```
    /// use shapewise::{ViewMut, shape, slice::StridedSlice};
    ///
    /// let mut memory = [0; 4];
    /// let slice = StridedSlice {
    ///     begin: &[0],
    ///     end: &[0],
    ///     strides: &[2],
    ///     end_mask: 1,
    ///     ..StridedSlice::default()
    /// };
    /// ViewMut::new(&mut memory, shape![4])?.strided_slice_mut::<1>(&slice)?.fill(7);
    /// assert_eq!(memory, [7, 0, 7, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn strided_slice_mut<const Q: usize>(
        &mut self,
        slice: &StridedSlice<'_, impl PrimInt>,
    ) -> Result<ViewMut<'_, T, Q>, StridedSliceError>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        if let Some((start, layout)) = masked(&self.layout.ranked(), slice) {
            return Ok(TensorBase::starting_at_mut(self.data.elements_mut(), start, &layout));
        }
        let dense = slice.apply(&DynShape::from(self.shape()))?;
        self.dense_slice_mut(&dense)
    }

    /// Returns a mutable view of rank `Q` of the part that a slice as a value selects, built or parsed from Python's text: [`slice_by`](Self::slice_by).
    ///
    /// # Errors
    ///
    /// Same errors as [`slice_by`](Self::slice_by).
    ///
    /// ```
    /// use shapewise::{Tensor, tensor};
    ///
    /// let mut matrix = Tensor::<i32, 2>::zeros([2, 3]);
    /// matrix.slice_by_mut::<1>(&":, 1".parse()?)?.fill(7);
    /// assert_eq!(matrix, tensor![[0, 7, 0], [0, 7, 0]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn slice_by_mut<const Q: usize>(
        &mut self,
        slice: &SliceExpr,
    ) -> Result<ViewMut<'_, T, Q>, StridedSliceError>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        if let Some((start, layout)) = specified(&self.layout.ranked(), slice) {
            return Ok(TensorBase::starting_at_mut(self.data.elements_mut(), start, &layout));
        }
        let dense = slice.apply(&DynShape::from(self.shape()))?;
        self.dense_slice_mut(&dense)
    }
}
