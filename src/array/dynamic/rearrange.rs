//! Joining, padding, repeating, gathering, scans and sorting along axes.
//!
//! The functions that do the work are for arrays of any rank; ranked arrays call the same ones.

use core::{
    cmp::Ordering,
    ops::{Add, Mul, Sub},
};

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{
        Lend, TotallyOrdered,
        dynamic::{
            DynArrayError, DynBase, DynStrided, DynTensor, DynView,
            layout::{Axes, ExtentList},
            parts::from,
        },
    },
    axis::{self, AxisError, edit::Edit},
    broadcast::BroadcastError,
    loops::allocate::allocate,
    private::Always,
    rank,
    rearrange::{CombineError, JoinError, Pad, PadError, PadMode, combined_axes},
    verbs::{
        AnyIndex, TakeError,
        copy::{join, pad, repeat},
        pick::take,
        scan::{cumulative, sort},
    },
};

/// The tensor of elements with these extents, whose product is their number.
pub(crate) fn tensor<T>((data, extents): (Vec<T>, ExtentList)) -> DynTensor<T> {
    DynTensor::of_elements(data, DynStrided::row_major_fitting(&extents))
}

/// The arrays of a list, as views.
fn views<'v, T: 'v, V: Into<DynView<'v, T>>>(
    arrays: impl IntoIterator<Item = V>,
) -> SmallVec<[DynView<'v, T>; 4]> {
    arrays.into_iter().map(Into::into).collect()
}

impl<T: Clone> DynTensor<T> {
    /// An axis and arrays in, a tensor of their elements one array after another along the axis out. Along all other axes their extents are
    /// equal. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`JoinError`] if there are no arrays, if their ranks or extents differ, if the rank does not have the axis, or if the result does not
    /// fit.
    ///
    /// ```
    /// use shapewise::array::{DynTensor, DynView};
    ///
    /// let (a, b) = (DynView::new(&[1, 2], &"[1,2]".parse()?)?, DynView::new(&[3, 4, 5, 6], &"[2,2]".parse()?)?);
    /// assert_eq!(DynTensor::concatenate(0, [&a, &b])?.shape().to_string(), "[3,2]");
    /// assert!(DynTensor::concatenate(-1, [a, b]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "concat")]
    pub fn concatenate<'v, V: Into<DynView<'v, T>>>(
        axis: isize,
        arrays: impl IntoIterator<Item = V>,
    ) -> Result<Self, JoinError>
    where
        T: 'v,
    {
        let views = views(arrays);
        let rank = views.first().ok_or(JoinError::Nothing)?.rank();
        Ok(tensor(join::joined(&views, axis::resolve(axis, rank)?)?))
    }

    /// An axis of the result and arrays of the same extents in, a tensor of one more rank out, whose new axis counts the arrays.
    ///
    /// # Errors
    ///
    /// Same errors as [`concatenate`](Self::concatenate).
    ///
    /// ```
    /// use shapewise::array::{DynTensor, DynView};
    ///
    /// let row = DynView::new(&[1, 2, 3], &"[3]".parse()?)?;
    /// assert_eq!(DynTensor::stack(-1, [&row, &row])?.shape().to_string(), "[3,2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stack<'v, V: Into<DynView<'v, T>>>(
        axis: isize,
        arrays: impl IntoIterator<Item = V>,
    ) -> Result<Self, JoinError>
    where
        T: 'v,
    {
        let views = views(arrays);
        let rank = views.first().ok_or(JoinError::Nothing)?.rank().saturating_add(1);
        rank::check(rank)?;
        Ok(tensor(join::stacked(&views, axis::resolve(axis, rank)?)?))
    }
}

impl<T: Clone> DynTensor<T> {
    /// A mask and two arrays in, a tensor out: an element of `on_true` where the mask is true, of `on_false` where it is false. The three are
    /// broadcast to each other: their ranks are equal, or 0; [`align_trailing`](DynBase::align_trailing) prepares an operand of a smaller
    /// rank.
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
    /// let mask = DynView::new(&mask, &"[3]".parse()?)?;
    /// let x = DynView::new(&x, &"[3]".parse()?)?;
    /// let zero = DynView::new(&zero, &"[]".parse()?)?;
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
        Ok(tensor((all, extents)))
    }
}

/// Views with axes reversed, exchanged or combined.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// A view with other axes, of which the first element is `steps` from this array's.
    fn with_axes(&'s self, axes: Axes, steps: isize) -> DynView<'a, T> {
        let first = self.layout.base().wrapping_add_signed(steps);
        let (start, layout) = DynStrided::of_axes(axes, first);
        DynBase::over(from(self.data.lend(), start), layout)
    }

    /// The position of an axis.
    fn place(&self, axis: isize) -> Result<usize, AxisError> {
        axis::resolve(axis, self.rank())
    }

    /// Axes in, a view of the elements in reverse order along them out. Negative axes count from the end; one that occurs twice counts once.
    ///
    /// # Errors
    ///
    /// [`AxisError`] for an axis that the rank does not have.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], &"[2,2]".parse()?)?;
    /// assert_eq!(matrix.flip(&[-1])?.to_vec(), [2, 1, 4, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "reverse")]
    pub fn flip(&'s self, axes: &[isize]) -> Result<DynView<'a, T>, AxisError> {
        let (mut flipped, mut steps) = (Axes::from_slice(self.layout.axes()), 0_isize);
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

    /// Two axes in, a view with the two exchanged out.
    ///
    /// # Errors
    ///
    /// [`AxisError`] for an axis that the rank does not have.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let cube = DynView::new(&[0; 24], &"[2,3,4]".parse()?)?;
    /// assert_eq!(cube.swap_axes(0, -1)?.shape().to_string(), "[4,3,2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "swapaxes")]
    pub fn swap_axes(&'s self, first: isize, second: isize) -> Result<DynView<'a, T>, AxisError> {
        let edit = Edit::Swap(self.place(first)?, self.place(second)?);
        Ok(self.with_axes(edit.collect(self.layout.axes(), &[], self.rank()), 0))
    }

    /// An axis and a position in, a view with the axis at that position out; the others keep their order.
    ///
    /// # Errors
    ///
    /// [`AxisError`] for an axis that the rank does not have.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let cube = DynView::new(&[0; 24], &"[2,3,4]".parse()?)?;
    /// assert_eq!(cube.move_axis(0, -1)?.shape().to_string(), "[3,4,2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "moveaxis")]
    pub fn move_axis(&'s self, axis: isize, to: isize) -> Result<DynView<'a, T>, AxisError> {
        let edit = Edit::Move(self.place(axis)?, self.place(to)?);
        Ok(self.with_axes(edit.collect(self.layout.axes(), &[], self.rank()), 0))
    }

    /// Two axes and an offset in, a view of the diagonals along these axes out: the other axes, then the diagonal. It begins at coordinate
    /// `offset` of the second axis; if that is negative, at coordinate `-offset` of the first.
    ///
    /// # Errors
    ///
    /// [`CombineError`] for an axis that the rank does not have, or if both are the same.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
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

/// Copies.
impl<'s, 'a, T: Clone + 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// A padding for each axis and a value in, a tensor with the value around and between the elements out. Negative numbers remove
    /// elements.
    ///
    /// # Errors
    ///
    /// [`PadError`] if there is not one padding for each axis, if more elements are removed than there are, or if the result does not fit.
    ///
    /// ```
    /// use shapewise::{rearrange::Pad, array::DynView};
    ///
    /// let row = DynView::new(&[1, 2], &"[2]".parse()?)?;
    /// assert_eq!(row.pad(&[Pad::edges(1, 2)], 0)?.as_slice(), [0, 1, 2, 0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pad(&'s self, pads: &[Pad], value: T) -> Result<DynTensor<T>, PadError> {
        pad::padded(&self.view(), pads, &value).map(tensor)
    }

    /// How many elements to add before and after, for each axis, and which in; a tensor with elements of this array around it out.
    ///
    /// # Errors
    ///
    /// [`PadError`] if there is not one entry for each axis, if an axis along which elements are added has none, or if the result does not
    /// fit.
    ///
    /// ```
    /// use shapewise::{rearrange::PadMode, array::DynView};
    ///
    /// let row = DynView::new(&[1, 2, 3], &"[3]".parse()?)?;
    /// assert_eq!(row.pad_mode(&[[1, 1]], PadMode::Reflect)?.as_slice(), [2, 1, 2, 3, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pad_mode(&'s self, widths: &[[usize; 2]], mode: PadMode) -> Result<DynTensor<T>, PadError> {
        pad::padded_by(&self.view(), widths, mode).map(tensor)
    }

    /// An axis and a number in, a tensor of the same shape out, whose elements are moved by this number of coordinates along the axis.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::NoSuchAxis`] if the rank does not have the axis, [`DynArrayError::Memory`] if there is not enough memory.
    pub fn roll(&'s self, axis: isize, shift: isize) -> Result<DynTensor<T>, DynArrayError> {
        let data = repeat::rolled(&self.view(), self.place(axis)?, shift)?;
        Ok(self.like(data))
    }

    /// An axis and a number in, a tensor with each element this many times along the axis out.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::NoSuchAxis`] if the rank does not have the axis, [`DynArrayError::Size`] or [`DynArrayError::Memory`] if the result does not fit.
    pub fn repeat(&'s self, axis: isize, times: usize) -> Result<DynTensor<T>, DynArrayError> {
        repeat::repeated(&self.view(), self.place(axis)?, times).map(tensor)
    }

    /// Numbers in, a tensor of this many copies of the array, one after another along each axis, out. If there are fewer numbers than axes,
    /// they are those of the last axes; if there are more, the result has new axes in front, as in NumPy.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::RankTooLarge`] if there are too many numbers, [`DynArrayError::Size`] or [`DynArrayError::Memory`] if the result does not fit.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[1, 2], &"[2]".parse()?)?;
    /// assert_eq!(row.tile(&[2, 2])?.shape().to_string(), "[2,4]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tile(&'s self, counts: &[usize]) -> Result<DynTensor<T>, DynArrayError> {
        let rank = self.rank().max(counts.len());
        rank::check(rank)?;
        let mut axes = Axes::from_elem((1, 0), rank.saturating_sub(self.rank()));
        axes.extend_from_slice(self.layout.axes());
        let mut of_each = ExtentList::from_elem(1, rank.saturating_sub(counts.len()));
        of_each.extend_from_slice(counts);
        repeat::tiled(&self.with_axes(axes, 0), &of_each).map(tensor)
    }

    /// An axis and indices in, a tensor of the parts at these indices, one after another along the axis, out. Negative indices count from
    /// the end.
    ///
    /// # Errors
    ///
    /// [`TakeError`] for an axis that the rank does not have, for an index that the axis does not have, or if the result does not fit.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], &"[2,2]".parse()?)?;
    /// assert_eq!(matrix.take(0, &[1, -1, 0])?.as_slice(), [3, 4, 3, 4, 1, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn take<I: AnyIndex>(&'s self, axis: isize, indices: &[I]) -> Result<DynTensor<T>, TakeError> {
        take::taken(&self.view(), self.place(axis)?, indices).map(tensor)
    }

    /// An axis and a mask in, a tensor of the parts where the mask is true out. A mask that is shorter than the axis is false after its end.
    ///
    /// # Errors
    ///
    /// [`TakeError`] for an axis that the rank does not have, if the mask is true after the end of the axis, or if the result does not fit.
    pub fn compress(&'s self, axis: isize, mask: &[bool]) -> Result<DynTensor<T>, TakeError> {
        take::compressed(&self.view(), self.place(axis)?, mask).map(tensor)
    }

    /// An axis in, a tensor of the same shape with the elements along the axis in increasing order out. Equal elements keep their order.
    ///
    /// # Errors
    ///
    /// Same errors as [`roll`](Self::roll).
    #[doc(alias("sort", "sorted"))]
    pub fn sort_axis(&'s self, axis: isize) -> Result<DynTensor<T>, DynArrayError>
    where
        T: TotallyOrdered<Holds: Always>,
    {
        self.sort_axis_by(axis, T::cmp)
    }

    /// An axis and a comparison in, a tensor of the same shape with the elements along the axis in this order out.
    ///
    /// # Errors
    ///
    /// Same errors as [`roll`](Self::roll).
    pub fn sort_axis_by(
        &'s self,
        axis: isize,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<DynTensor<T>, DynArrayError> {
        let data = sort::sorted(&self.view(), self.place(axis)?, compare)?;
        Ok(self.like(data))
    }
}

/// Scans.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// An axis in, a tensor of the same shape with the sum of the elements up to each one along the axis out.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::NoSuchAxis`] if the rank does not have the axis, [`DynArrayError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[1, 2, 3], &"[3]".parse()?)?;
    /// assert_eq!(row.cumsum(-1)?.as_slice(), [1, 3, 6]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cumsum(&'s self, axis: isize) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Copy + Add<Output = T>,
    {
        let data = cumulative::accumulated(&self.view(), self.place(axis)?, T::add)?;
        Ok(self.like(data))
    }

    /// An axis in, a tensor of the same shape with the product of the elements up to each one along the axis out.
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    pub fn cumprod(&'s self, axis: isize) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Copy + Mul<Output = T>,
    {
        let data = cumulative::accumulated(&self.view(), self.place(axis)?, T::mul)?;
        Ok(self.like(data))
    }

    /// An axis and a number in, a tensor of the differences of neighbours along the axis out, taken this many times.
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    pub fn diff(&'s self, axis: isize, times: usize) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Copy + Sub<Output = T>,
    {
        Ok(tensor(cumulative::differences(&self.view(), self.place(axis)?, times)?))
    }

    /// An axis in, a tensor of the same shape out: along the axis the positions of the elements in increasing order. Equal elements keep
    /// their order.
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    #[doc(alias = "argsort")]
    pub fn argsort_axis(&'s self, axis: isize) -> Result<DynTensor<usize>, DynArrayError>
    where
        T: TotallyOrdered<Holds: Always>,
    {
        self.argsort_axis_by(axis, T::cmp)
    }

    /// An axis and a comparison in, the positions of the elements along the axis in this order out.
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    pub fn argsort_axis_by(
        &'s self,
        axis: isize,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<DynTensor<usize>, DynArrayError> {
        let data = sort::order(&self.view(), self.place(axis)?, compare)?;
        Ok(self.like(data))
    }
}
