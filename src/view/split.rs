//! Views in two parts along an axis.

use super::{Array, Lend, StorageMut, View, ViewMut};
use crate::{
    axis::AxisIn,
    error::error_messages,
    layout::{AxesOf, ByStrides, Mapping, Packed, Strided},
    message::fail,
    private::AGREED,
    types::AxisList,
};

/// Why a view has no such parts along an axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SplitError {
    /// A split behind the end of the axis.
    Behind {
        /// The axis.
        axis: usize,
        /// Where it was to be split.
        at: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// Parts to write that are not one behind the other in memory.
    Interleaved {
        /// The axis.
        axis: usize,
        /// Its stride, in elements.
        stride: isize,
        /// How many elements one place of the axis spans.
        span: usize,
    },
}

error_messages! {
    SplitError []
    Self::Behind { axis, at, extent } =>
        "a split at {at} is behind the end of axis {axis}, which has extent {extent}: it is at most the extent";
    Self::Interleaved { axis, stride, span } =>
        "the parts along axis {axis} with stride {stride} span {span} elements each, so they interleave in memory: parts to \
         write are one behind the other";
}

/// The layout of a part of a view along one axis.
pub(super) type Resized<X, L, const R: usize> =
    <<X as AxisIn<R>>::Resized<AxesOf<L, R>> as AxisList>::Layout<R>;

/// The layout with another extent at an axis.
fn resized<const R: usize>(layout: &Strided<R>, axis: usize, extent: usize) -> Strided<R> {
    let mut extents = layout.extents();
    if let Some(to) = extents.get_mut(axis) {
        *to = extent;
    }
    Strided::from_axes(extents, layout.strides())
}

/// The extent and the stride of an axis that is below the rank.
fn axis_of<const R: usize>(layout: &Strided<R>, axis: usize) -> (usize, isize) {
    let (extents, strides) = (layout.extents(), layout.strides());
    (extents.get(axis).copied().unwrap_or(1), strides.get(axis).copied().unwrap_or(0))
}

/// The layouts of the parts of a layout along an axis.
fn parts<const R: usize>(layout: &Strided<R>, axis: usize, at: usize) -> Result<[Strided<R>; 2], SplitError> {
    let (extent, _) = axis_of(layout, axis);
    match extent.checked_sub(at) {
        Some(rest) => Ok([resized(layout, axis, at), resized(layout, axis, rest)]),
        None => Err(SplitError::Behind { axis, at, extent }),
    }
}

/// How far it is in memory from one place along an axis to the next, where all elements of one come before those of the next; 0 where
/// there is nothing to be apart.
pub(super) fn pitch<const R: usize>(layout: &Strided<R>, axis: usize) -> Result<usize, SplitError> {
    let (extent, stride) = axis_of(layout, axis);
    let span = resized(layout, axis, 1).span();
    if extent > 1 && span > stride.unsigned_abs() {
        return Err(SplitError::Interleaved { axis, stride, span });
    }
    Ok(stride.unsigned_abs())
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> Array<T, S, R, L> {
    /// The parts in front of a place along an axis and from it on. The other extents stay known in the type.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the words of [`SplitError`], where [`try_split_at`](Self::try_split_at) gives that error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let (left, right) = View::new(&memory, shape![2, 3])?.split_at(Axis::<1>, 1);
    /// assert_eq!(left.to_vec(), [1, 4]);
    /// assert_eq!(right.to_vec(), [2, 3, 5, 6]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[track_caller]
    #[expect(clippy::type_complexity, reason = "two views of one type")]
    pub fn split_at<X: AxisIn<R>>(
        &'s self,
        axis: X,
        at: usize,
    ) -> (View<'a, T, R, Resized<X, L, R>>, View<'a, T, R, Resized<X, L, R>>)
    where
        L: ByStrides<R>,
    {
        match self.try_split_at(axis, at) {
            Ok(parts) => parts,
            Err(error) => fail(&error),
        }
    }

    /// The parts in front of a place along an axis and from it on: [`split_at`](Self::split_at).
    ///
    /// # Errors
    ///
    /// [`SplitError::Behind`] if the place is above the extent of the axis.
    ///
    /// ```
    /// use shapewise::{AxisOf, View, shape};
    ///
    /// let row = View::new(&[1, 2, 3], shape![3])?;
    /// assert_eq!(
    ///     row.try_split_at(AxisOf::new(-1)?, 4).unwrap_err().to_string(),
    ///     "a split at 4 is behind the end of axis 0, which has extent 3: it is at most the extent"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[expect(clippy::type_complexity, reason = "two views of one type")]
    pub fn try_split_at<X: AxisIn<R>>(
        &'s self,
        axis: X,
        at: usize,
    ) -> Result<(View<'a, T, R, Resized<X, L, R>>, View<'a, T, R, Resized<X, L, R>>), SplitError>
    where
        L: ByStrides<R>,
    {
        let (layout, axis) = (self.layout.ranked(), axis.number());
        let [first, second] = parts(&layout, axis, at)?;
        let (_, stride) = axis_of(&layout, axis);
        // Of a part with elements the first one is in memory, and what is in front of it goes; one without begins anywhere.
        let start = |part: &Strided<R>, at: usize| {
            let first = layout.base().wrapping_add(at.wrapping_mul(stride.cast_unsigned()));
            if part.element_count() == 0 { 0 } else { first.wrapping_sub(part.base()) }
        };
        let data = self.data.lend();
        Ok((Array::cut(data, start(&first, 0), &first), Array::cut(data, start(&second, at), &second)))
    }
}

impl<'a, T, const R: usize, L: Mapping<R>> ViewMut<'a, T, R, L> {
    /// The parts in front of a place along an axis and from it on, both to write at once: for two threads, or to write to one what is
    /// read from the other. The other extents stay known in the type.
    ///
    /// The memory is cut in two, so each part has to be in front of the other in memory: of row-major views along the first axis, or
    /// along any axis in front of which all extents are 1.
    ///
    /// # Errors
    ///
    /// [`SplitError::Behind`] if the place is above the extent of the axis; [`SplitError::Interleaved`] if the stride of the axis is less
    /// than what the other axes span.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Axis, ViewMut, shape};
    ///
    /// let mut memory = [1, 2, 3, 4, 5, 6];
    /// let (top, mut bottom) = ViewMut::new(&mut memory, shape![2, 3])?.into_split_at(Axis::<0>, 1)?;
    /// bottom.zip_apply(&top, |x, above| *x += above).unwrap();
    /// assert_eq!(memory, [1, 2, 3, 5, 7, 9]);
    ///
    /// let columns = ViewMut::new(&mut memory, shape![2, 3])?.into_split_at(Axis::<1>, 1);
    /// assert_eq!(
    ///     columns.unwrap_err().to_string(),
    ///     "the parts along axis 1 with stride 1 span 4 elements each, so they interleave in memory: parts to write are one behind the other"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[expect(clippy::type_complexity, reason = "two views of one type")]
    pub fn into_split_at<X: AxisIn<R>>(
        self,
        axis: X,
        at: usize,
    ) -> Result<(ViewMut<'a, T, R, Resized<X, L, R>>, ViewMut<'a, T, R, Resized<X, L, R>>), SplitError>
    where
        L: ByStrides<R>,
    {
        let (layout, axis) = (self.layout.ranked(), axis.number());
        let [first, second] = parts(&layout, axis, at)?;
        let view = |data, part: &Strided<R>| Array::over(data, Packed::pack(part, AGREED));
        // A part without elements needs no memory, and the other one has all of it.
        if second.element_count() == 0 {
            return Ok((view(self.data, &first), view(&mut [], &second)));
        }
        if first.element_count() == 0 {
            return Ok((view(&mut [], &first), view(self.data, &second)));
        }
        let pitch = pitch(&layout, axis)?;
        let (extent, stride) = axis_of(&layout, axis);
        let lower = if stride < 0 { extent.saturating_sub(at) } else { at };
        let cut = lower.saturating_mul(pitch);
        let (low, high) = self.data.split_at_mut_checked(cut).unwrap_or_default();
        let (of_first, of_second) = if stride < 0 { (high, low) } else { (low, high) };
        Ok((view(of_first, &first), view(of_second, &second)))
    }
}

impl<T, S, const R: usize, L: Mapping<R>> Array<T, S, R, L> {
    /// The parts in front of a place along an axis and from it on, for as long as this view is borrowed:
    /// [`ViewMut::into_split_at`].
    ///
    /// # Errors
    ///
    /// Same errors as [`ViewMut::into_split_at`].
    #[expect(clippy::type_complexity, reason = "two views of one type")]
    pub fn split_at_mut<X: AxisIn<R>>(
        &mut self,
        axis: X,
        at: usize,
    ) -> Result<(ViewMut<'_, T, R, Resized<X, L, R>>, ViewMut<'_, T, R, Resized<X, L, R>>), SplitError>
    where
        S: StorageMut<T>,
        L: ByStrides<R>,
    {
        self.lent_mut().into_split_at(axis, at)
    }
}
