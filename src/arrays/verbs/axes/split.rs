//! Arrays in two parts along an axis.

use crate::{
    array::{Lend, StorageMut, TensorBase, View, ViewMut},
    axis::{
        AxisError, AxisIn,
        one::{self, AxisArgument, ReducedAxisArgument},
        resolve,
    },
    error::error_messages,
    extent::Extent,
    layout::{AxesOf, Layout, Packed, Strided, agreeing, derived},
    message::{Count, Message, broken, or_fail},
    private::{Exists, If},
    types::{AxisList, AxisPart},
};

/// The layout of a part of an array along one axis. See [`split_at`](TensorBase::split_at).
pub type SplitLayout<X, L, const R: usize> =
    If<<X as AxisIn<R>>::Proof, <one::ResizedList<X, AxesOf<L, R>> as AxisList>::Layout<R>>;

/// The layout with another extent at an axis.
#[inline(always)]
pub(crate) fn resized<const R: usize>(layout: &Strided<R>, axis: usize, extent: usize) -> Strided<R> {
    let mut extents = layout.extents();
    if let Some(to) = extents.get_mut(axis) {
        *to = extent;
    }
    Strided::from_axes(extents, layout.strides())
}

/// The extent and the stride of an axis that is below the rank.
#[inline(always)]
pub(crate) fn axis_of<const R: usize>(layout: &Strided<R>, axis: usize) -> (usize, isize) {
    match (layout.extents().get(axis), layout.strides().get(axis)) {
        (Some(extent), Some(stride)) => (*extent, *stride),
        _ => broken("an axis was compared with the rank"),
    }
}

/// The layouts of the parts of a layout along an axis.
#[inline(always)]
fn parts<const R: usize>(layout: &Strided<R>, axis: usize, at: usize) -> Result<[Strided<R>; 2], SplitError> {
    let (extent, _) = axis_of(layout, axis);
    match extent.checked_sub(at) {
        Some(rest) => Ok([resized(layout, axis, at), resized(layout, axis, rest)]),
        None => Err(SplitError::Behind { axis, at, extent }),
    }
}

/// The distance in memory from one coordinate of an axis to the next, if all elements of one come before those of the next. It does
/// not matter for fewer than two coordinates.
pub(crate) fn pitch<const R: usize>(layout: &Strided<R>, axis: usize) -> Result<usize, SplitError> {
    let (extent, stride) = axis_of(layout, axis);
    let span = resized(layout, axis, 1).span();
    if extent > 1 && span > stride.unsigned_abs() {
        return Err(SplitError::Interleaved { axis, stride, span });
    }
    Ok(stride.unsigned_abs())
}

/// Cuts the memory of a layout into those of the coordinates below `at` along an axis and of the rest, each with its layout.
pub(crate) fn cut<'a, T, const R: usize>(
    data: &'a mut [T],
    layout: &Strided<R>,
    axis: usize,
    at: usize,
) -> Result<[(&'a mut [T], Strided<R>); 2], SplitError> {
    let [first, second] = parts(layout, axis, at)?;
    // A part without elements needs no memory, so the other part takes all of it.
    if second.element_count() == 0 {
        return Ok([(data, first), (&mut [], second)]);
    }
    if first.element_count() == 0 {
        return Ok([(&mut [], first), (data, second)]);
    }
    let pitch = pitch(layout, axis)?;
    let (extent, stride) = axis_of(layout, axis);
    let lower = if stride < 0 { extent.saturating_sub(at) } else { at };
    let (low, high) = data.split_at_mut_checked(lower.saturating_mul(pitch)).unwrap_or_default();
    let (of_first, of_second) = if stride < 0 { (high, low) } else { (low, high) };
    Ok([(of_first, first), (of_second, second)])
}

/// # Split into two parts
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Splits into two views along an axis: the coordinates below `at`, and the rest. Extents `[m, n]` split at `k` along axis
    /// 1 are `[m, k]` and `[m, n - k]`. What the type knows of the other extents stays in the type.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SplitError`], where [`try_split_at`](Self::try_split_at) returns an error.
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
    #[doc(alias = "split")]
    #[doc(alias = "array_split")]
    #[must_use]
    #[track_caller]
    #[expect(clippy::type_complexity, reason = "two views of one type")]
    #[inline]
    pub fn split_at<X: AxisIn<R>>(
        &'s self,
        axis: X,
        at: usize,
    ) -> (View<'a, T, R, SplitLayout<X, L, R>>, View<'a, T, R, SplitLayout<X, L, R>>) {
        or_fail(self.try_split_at(axis, at))
    }

    /// Splits into two views along an axis, and returns an error where [`split_at`](Self::split_at) panics.
    ///
    /// # Errors
    ///
    /// [`SplitError::Behind`] if the position is above the extent of the axis.
    ///
    /// ```
    /// use shapewise::{AxisOf, View, shape};
    ///
    /// let row = View::new(&[1, 2, 3], shape![3])?;
    /// assert_eq!(
    ///     row.try_split_at(AxisOf::new(-1)?, 4).unwrap_err().to_string(),
    ///     "a split at 4 is after the end of axis 0, which has extent 3: it must be at most the \
    ///      extent"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[expect(clippy::type_complexity, reason = "two views of one type")]
    #[inline]
    pub fn try_split_at<X: AxisIn<R>>(
        &'s self,
        axis: X,
        at: usize,
    ) -> Result<(View<'a, T, R, SplitLayout<X, L, R>>, View<'a, T, R, SplitLayout<X, L, R>>), SplitError>
    {
        let (layout, axis) = (self.layout.ranked(), axis.number(R));
        let [first, second] = parts(&layout, axis, at)?;
        let (_, stride) = axis_of(&layout, axis);
        // A part with elements begins at its lowest one, and the memory before it is cut off; a part without elements begins
        // anywhere.
        let start = |part: &Strided<R>, at: usize| {
            let first = layout.base().wrapping_add(at.wrapping_mul(stride.cast_unsigned()));
            if part.element_count() == 0 { 0 } else { first.wrapping_sub(part.base()) }
        };
        let data = self.data.lend();
        Ok((
            TensorBase::starting_at(data, start(&first, 0), &first),
            TensorBase::starting_at(data, start(&second, at), &second),
        ))
    }
}

/// The layout of a part of extent `N` of an array along one axis. See [`split_into`](TensorBase::split_into).
pub type PartLayout<X, L, N, const R: usize> = If<<X as AxisIn<R>>::Proof, <one::Replaced<
    X,
    AxesOf<L, R>,
    <<X as AxisArgument>::Of<AxesOf<L, R>> as AxisPart>::WithExtent<N>,
> as AxisList>::Layout<R>>;

/// Rejects, in `cargo build`, parts in the type that are not all of an extent in the type.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownParts<const K: usize, const R: usize, X, L, N>(core::marker::PhantomData<(X, L, N)>);

impl<const K: usize, const R: usize, X: ReducedAxisArgument, L: Layout<R>, N: Extent>
    KnownParts<K, R, X, L, N>
{
    #[expect(clippy::indexing_slicing, reason = "the axis is below R")]
    const ARE_ALL: () = {
        let extents = L::EXTENTS;
        if let (Some(axis), Some(part)) = (X::KNOWN, N::KNOWN)
            && let Ok(axis) = resolve(axis, R)
            && let Some(extent) = extents[axis]
            && !matches!(K.checked_mul(part), Some(all) if all == extent)
        {
            let message = Message::<256>::new().count(Count(K, "part", "parts")).text(" of ").number(part);
            let message = message.text(" ").text(Count(K, "is", "are").words());
            let message =
                message.text(" not all of axis ").number(axis).text(", which has extent ").number(extent);
            message.text(": the product must be the extent").fail()
        }
    };
}

/// # Split into equal parts in the type
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Splits into `K` views along an axis, each of extent `part`, one after another. Together they are all of
    /// the array. Extents `[m, 6]` in parts of `Const::<2>` along axis 1 are three views of `[m, Const<2>]`. The number of parts is inferred
    /// from the pattern.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SplitError`], where [`try_split_into`](Self::try_split_into) returns an error. If all
    /// numbers are in the type, it is an error of `cargo build` instead.
    ///
    /// ```
    /// use shapewise::{Axis, Const, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let [q, k, v] = View::new(&memory, shape![6])?.split_into(Axis::<0>, Const::<2>);
    /// assert_eq!((q.to_vec(), k.to_vec(), v.to_vec()), (vec![1, 2], vec![3, 4], vec![5, 6]));
    /// assert_eq!(v.typed_extents(), (Const::<2>,));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("chunk", "array_split", "unbind"))]
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn split_into<const K: usize, X: AxisIn<R>, N: Extent>(
        &'s self,
        axis: X,
        part: N,
    ) -> [View<'a, T, R, PartLayout<X, L, N, R>>; K] {
        let () = KnownParts::<K, R, X, L, N>::ARE_ALL;
        or_fail(self.try_split_into::<K, X, N>(axis, part))
    }

    /// Splits into `K` views of the same extent along an axis, and returns an error where [`split_into`](Self::split_into) panics.
    ///
    /// # Errors
    ///
    /// [`SplitError::Parts`] unless `K` times the extent of a part is that of the axis.
    ///
    /// ```
    /// use shapewise::{Axis, View};
    ///
    /// let row = View::new(&[1, 2, 3, 4, 5, 6, 7], [7])?;
    /// assert_eq!(
    ///     row.try_split_into::<3, _, _>(Axis::<0>, 2).unwrap_err().to_string(),
    ///     "3 parts of 2 are not all of axis 0, which has extent 7: the product must be the extent"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[expect(clippy::type_complexity, reason = "views of one type")]
    #[inline]
    pub fn try_split_into<const K: usize, X: AxisIn<R>, N: Extent>(
        &'s self,
        axis: X,
        part: N,
    ) -> Result<[View<'a, T, R, PartLayout<X, L, N, R>>; K], SplitError> {
        let (layout, axis, part) = (self.layout.ranked(), axis.number(R), part.get());
        let (extent, _) = axis_of(&layout, axis);
        if K.checked_mul(part) != Some(extent) {
            return Err(SplitError::Parts { axis, parts: K, part, extent });
        }
        let data = self.data.lend();
        // The products are at most the extent.
        Ok(core::array::from_fn(|at| cut_at(data, &layout, axis, at.wrapping_mul(part), part)))
    }
}

/// Any number of parts.
#[cfg(feature = "alloc")]
mod parts {
    use alloc::vec::Vec;

    use super::{AxisIn, Layout, Lend, SplitError, SplitLayout, TensorBase, View, axis_of, cut_at, or_fail};

    /// # Split into several parts
    impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
        /// Splits into views of the parts between positions along an axis: extents `[m, 6]` split at 1 and 4 along axis 1 are `[m, 1]`, `[m, 3]`
        /// and `[m, 2]`. What the type knows of the other extents stays in the type.
        ///
        /// # Panics
        ///
        /// At the caller's line, with the message of [`SplitError`], where [`try_split`](Self::try_split) returns an error.
        ///
        /// ```
        /// use shapewise::{Axis, View, shape};
        ///
        /// let row = View::new(&[1, 2, 3, 4, 5, 6], shape![6])?;
        /// let parts: Vec<_> = row.split(Axis::<0>, &[1, 4]).iter().map(|part| part.to_vec()).collect();
        /// assert_eq!(parts, [vec![1], vec![2, 3, 4], vec![5, 6]]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        ///
        /// # In other libraries
        ///
        /// NumPy, `split`.
        #[doc(alias("array_split", "hsplit", "vsplit", "tensor_split", "dsplit"))]
        #[must_use]
        #[track_caller]
        pub fn split<X: AxisIn<R>>(
            &'s self,
            axis: X,
            positions: &[usize],
        ) -> Vec<View<'a, T, R, SplitLayout<X, L, R>>> {
            or_fail(self.try_split(axis, positions))
        }

        /// Splits into views of the parts between positions along an axis, and returns an error where [`split`](Self::split) panics.
        ///
        /// # Errors
        ///
        /// [`SplitError::Behind`] with the first position after the end of the axis, [`SplitError::Descending`] with the first that is before
        /// the previous one.
        #[expect(clippy::type_complexity, reason = "views of one type")]
        pub fn try_split<X: AxisIn<R>>(
            &'s self,
            axis: X,
            positions: &[usize],
        ) -> Result<Vec<View<'a, T, R, SplitLayout<X, L, R>>>, SplitError> {
            let (layout, axis, data) = (self.layout.ranked(), axis.number(R), self.data.lend());
            let (extent, _) = axis_of(&layout, axis);
            let (mut parts, mut previous) = (Vec::new(), 0);
            for &at in positions.iter().chain([&extent]) {
                if at > extent {
                    return Err(SplitError::Behind { axis, at, extent });
                }
                let part = at.checked_sub(previous).ok_or(SplitError::Descending { axis, previous, at })?;
                parts.push(cut_at(data, &layout, axis, previous, part));
                previous = at;
            }
            Ok(parts)
        }
    }
}

/// The view of `extent` coordinates of an axis from `first` on, which are within the axis.
#[inline(always)]
fn cut_at<'a, T, const R: usize, M: Packed<R>>(
    data: &'a [T],
    layout: &Strided<R>,
    axis: usize,
    first: usize,
    extent: usize,
) -> View<'a, T, R, M> {
    let part: M = derived(|| resized(layout, axis, extent));
    let (_, stride) = axis_of(layout, axis);
    let start = layout.base().wrapping_add(first.wrapping_mul(stride.cast_unsigned()));
    // A part without elements begins anywhere.
    TensorBase::starting_at_typed(
        data,
        if part.element_count() == 0 { 0 } else { start.wrapping_sub(part.base()) },
        part,
    )
}

/// # Split a mutable view
impl<'a, T, const R: usize, L: Layout<R>> ViewMut<'a, T, R, L> {
    /// Splits into two mutable views along an axis, which can be written at the same time: for two threads, or to read from one
    /// and write to the other. What the type knows of the other extents stays in the type.
    ///
    /// The memory is cut in two, so one part must be entirely before the other in memory. That holds for the first axis of a
    /// row-major view, and for each axis if all axes before it have extent 1.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SplitError`], where [`try_into_split_at`](Self::try_into_split_at) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Axis, ViewMut, shape};
    ///
    /// let mut memory = [1, 2, 3, 4, 5, 6];
    /// let (top, mut bottom) = ViewMut::new(&mut memory, shape![2, 3])?.into_split_at(Axis::<0>, 1);
    /// bottom.zip_apply(&top, |x, above| *x += above);
    /// assert_eq!(memory, [1, 2, 3, 5, 7, 9]);
    ///
    /// let columns = ViewMut::new(&mut memory, shape![2, 3])?.try_into_split_at(Axis::<1>, 1);
    /// assert_eq!(
    ///     columns.unwrap_err().to_string(),
    ///     "the parts along axis 1 with stride 1 span 4 elements each, so they interleave in memory: \
    ///      parts to write must be one after another"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[track_caller]
    #[expect(clippy::type_complexity, reason = "two views of one type")]
    pub fn into_split_at<X: AxisIn<R>>(
        self,
        axis: X,
        at: usize,
    ) -> (ViewMut<'a, T, R, SplitLayout<X, L, R>>, ViewMut<'a, T, R, SplitLayout<X, L, R>>) {
        or_fail(self.try_into_split_at(axis, at))
    }

    /// Splits into two mutable views along an axis, and returns an error where [`into_split_at`](Self::into_split_at) panics.
    ///
    /// # Errors
    ///
    /// [`SplitError::Behind`] if the position is above the extent of the axis; [`SplitError::Interleaved`] if the stride of the
    /// axis is less than the span of the other axes.
    #[expect(clippy::type_complexity, reason = "two views of one type")]
    pub fn try_into_split_at<X: AxisIn<R>>(
        self,
        axis: X,
        at: usize,
    ) -> Result<(ViewMut<'a, T, R, SplitLayout<X, L, R>>, ViewMut<'a, T, R, SplitLayout<X, L, R>>), SplitError>
    {
        let [first, second] = cut(self.data, &self.layout.ranked(), axis.number(R), at)?;
        let view = |(data, part)| TensorBase::of_parts(data, agreeing(&part));
        Ok((view(first), view(second)))
    }
}

/// # Split, to write
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Splits into two mutable views at a position along an axis, for as long as this array is borrowed: [`ViewMut::into_split_at`].
    ///
    /// The parts are one after another in memory, so a row-major matrix is split along axis 0. To write one column from another,
    /// call [`index_axis_apply`](Self::index_axis_apply).
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SplitError`], where [`try_split_at_mut`](Self::try_split_at_mut) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, Tensor, shape};
    ///
    /// let mut matrix = Tensor::new(vec![1, 2, 3, 4], shape![2, 2])?;
    /// let (top, mut bottom) = matrix.split_at_mut(Axis::<0>, 1);
    /// bottom.assign(top);
    /// assert_eq!(matrix.as_slice(), [1, 2, 1, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[track_caller]
    #[expect(clippy::type_complexity, reason = "two views of one type")]
    pub fn split_at_mut<X: AxisIn<R>>(
        &mut self,
        axis: X,
        at: usize,
    ) -> (ViewMut<'_, T, R, SplitLayout<X, L, R>>, ViewMut<'_, T, R, SplitLayout<X, L, R>>)
    where
        S: StorageMut<T, Proof: Exists>,
    {
        or_fail(self.try_split_at_mut(axis, at))
    }

    /// Splits into two mutable views at a position along an axis, and returns an error where [`split_at_mut`](Self::split_at_mut) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`ViewMut::into_split_at`].
    #[expect(clippy::type_complexity, reason = "two views of one type")]
    pub fn try_split_at_mut<X: AxisIn<R>>(
        &mut self,
        axis: X,
        at: usize,
    ) -> Result<(ViewMut<'_, T, R, SplitLayout<X, L, R>>, ViewMut<'_, T, R, SplitLayout<X, L, R>>), SplitError>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        self.lent_mut().try_into_split_at(axis, at)
    }
}

/// Why an array cannot be split along an axis: the error of [`try_split_at`](crate::array::TensorBase::try_split_at).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SplitError {
    /// The split is after the end of the axis.
    Behind {
        /// The axis.
        axis: usize,
        /// The position of the split.
        at: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// The parts to write are not one after another in memory.
    Interleaved {
        /// The axis.
        axis: usize,
        /// Its stride, in elements.
        stride: isize,
        /// How many elements the subview at one coordinate of the axis spans.
        span: usize,
    },
    /// Parts of the same extent are not all of the axis.
    Parts {
        /// The axis.
        axis: usize,
        /// The number of parts.
        parts: usize,
        /// The extent of each.
        part: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// A split is before the previous one.
    Descending {
        /// The axis.
        axis: usize,
        /// The previous split.
        previous: usize,
        /// The split.
        at: usize,
    },
    /// An axis that is out of range for the rank.
    NoSuchAxis(AxisError),
}

error_messages! {
    #[inline] SplitError [NoSuchAxis(AxisError)]
    Self::Behind { axis, at, extent } =>
        "a split at {at} is after the end of axis {axis}, which has extent {extent}: it must be at most the extent";
    Self::Parts { axis, parts, part, extent } =>
        "{} of {part} {} not all of axis {axis}, which has extent {extent}: the product must be the extent",
        Count(parts, "part", "parts"), Count(parts, "is", "are").words();
    Self::Descending { axis, previous, at } =>
        "a split at {at} is before the previous one at {previous} along axis {axis}: positions must not decrease";
    Self::Interleaved { axis, stride, span } =>
        "the parts along axis {axis} with stride {stride} span {span} elements each, so they interleave in memory: parts to \
         write must be one after another";
}
