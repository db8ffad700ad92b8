//! The subviews along an axis, one after another: the rows or the columns of a matrix.

use core::{fmt, iter::FusedIterator, mem};

use crate::{
    array::{Lend, StorageMut, TensorBase, View, ViewMut},
    axis::{Axis, ReducedAxis, one::ReducedAxisArgument},
    layout::{AxesOf, ContiguousToWrite, IsPart, Layout, Mapping, Packed, Strided, derived},
    private::{Delayed, Exists, If},
    types::{AxisList, ListEdit},
    verbs::axes::split::{SplitError, pitch},
};

/// The layout of the subview at one coordinate of an axis. See [`index_axis`](TensorBase::index_axis).
pub type SubviewLayout<X, L, const R: usize, const Q: usize> =
    <<AxesOf<L, R> as AxisList>::Edited<<X as ReducedAxisArgument>::Remaining> as AxisList>::Part<
        Q,
        IsPart<L, R, <<X as ReducedAxisArgument>::Remaining as ListEdit>::IsFront>,
    >;

/// [`SubviewLayout`] of an axis `X` that is followed by an index of the type `I`. See [`index_axis`](TensorBase::index_axis).
pub type IndexedLayout<X, I, L, const R: usize, const Q: usize> =
    If<<Delayed<X, I> as ReducedAxis<R, Q>>::AxisProof, SubviewLayout<Delayed<X, I>, L, R, Q>>;

/// The subviews along an axis, in its order: [`TensorBase::axis_iter`].
pub struct AxisIter<'a, T, const Q: usize, M> {
    data: &'a [T],
    layout: M,
    // Where the memory of the next subview begins, and how far it is to the one after it.
    start: usize,
    stride: isize,
    left: usize,
}

/// The subviews along an axis, in its order, to write: [`TensorBase::outer_iter_mut`].
pub struct AxisIterMut<'a, T, const Q: usize, M> {
    // From the first element of the subview that is lowest in memory.
    data: &'a mut [T],
    layout: M,
    stride: isize,
    left: usize,
}

impl<T, const Q: usize, M: Copy> Clone for AxisIter<'_, T, Q, M> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

impl<T, const Q: usize, M: fmt::Debug> fmt::Debug for AxisIter<'_, T, Q, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AxisIter")
            .field("layout", &self.layout)
            .field("left", &self.left)
            .finish_non_exhaustive()
    }
}

impl<T, const Q: usize, M: fmt::Debug> fmt::Debug for AxisIterMut<'_, T, Q, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AxisIterMut")
            .field("layout", &self.layout)
            .field("left", &self.left)
            .finish_non_exhaustive()
    }
}

/// The layout of the subview at one coordinate of an axis that is below `R`, and the extent and the stride of the axis.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the axis is below R, and Q is R or one less: axes are below Q, and one more is below R"
)]
#[inline]
pub(crate) fn place<const R: usize, const Q: usize, M: Packed<Q>>(
    layout: &Strided<R>,
    axis: usize,
) -> (M, usize, isize) {
    let (extents, strides) = (layout.extents(), layout.strides());
    let from = |at: usize| if Q == R || at < axis { at } else { at + 1 };
    let is_kept = |at: usize| Q == R && at == axis;
    let one = derived(|| {
        Strided::from_axes(
            core::array::from_fn(|at| if is_kept(at) { 1 } else { extents[from(at)] }),
            // An axis that stays is a new one, with stride 0.
            core::array::from_fn(|at| if is_kept(at) { 0 } else { strides[from(at)] }),
        )
    });
    (one, extents[axis], strides[axis])
}

/// # Iterate along an axis
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Iterates over the subviews at the coordinates of an axis, in its order. Extents `[m, n]` along axis 1 are `n` views
    /// of `[m]`, or of `[m, 1]` if the axis is in [`Keep`](crate::Keep). What the type knows of the other extents stays in the
    /// type.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// let columns: Vec<_> = matrix.axis_iter(Axis::<1>).map(|column| column.to_vec()).collect();
    /// assert_eq!(columns, [[1, 4], [2, 5], [3, 6]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("unstack", "column_iter", "eachcol", "eachslice"))]
    #[doc(alias = "unbind")]
    #[must_use]
    #[inline]
    pub fn axis_iter<const Q: usize, X: ReducedAxis<R, Q, AxisProof: Exists>>(
        &'s self,
        axis: X,
    ) -> AxisIter<'a, T, Q, SubviewLayout<X, L, R, Q>> {
        let layout = self.layout.ranked();
        let (one, left, stride) = place::<R, Q, SubviewLayout<X, L, R, Q>>(&layout, axis.number(R));
        let mut iter = AxisIter {
            data: self.data.lend(),
            layout: one,
            start: layout.base().wrapping_sub(one.base()),
            stride,
            left,
        };
        if iter.layout.extents().contains(&0) {
            // There may be no memory for a view without elements.
            (iter.start, iter.stride) = (0, 0);
        }
        iter
    }

    /// Iterates over the subviews along the first axis, in its order: extents `[m, n]` are `m` views of `[n]`. It is
    /// [`axis_iter`](Self::axis_iter) of axis 0.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.outer_iter().map(|row| row.sum()).collect::<Vec<_>>(), [6, 15]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias("row_iter", "genrows", "eachrow"))]
    pub fn outer_iter<const Q: usize>(&'s self) -> AxisIter<'a, T, Q, SubviewLayout<Axis<0>, L, R, Q>>
    where
        Axis<0>: ReducedAxis<R, Q, AxisProof: Exists>,
    {
        self.axis_iter(Axis::<0>)
    }
}

/// # Iterate along an axis, to write
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Iterates over the subviews along the first axis, to write, in its order: extents `[m, n]` are `m` mutable views of `[n]`.
    /// For layouts that are row-major and without gaps by type; [`try_axis_iter_mut`](Self::try_axis_iter_mut) is for others.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{ViewMut, shape};
    ///
    /// let mut memory = [0; 6];
    /// for (i, mut row) in ViewMut::new(&mut memory, shape![2, 3])?.outer_iter_mut().enumerate() {
    ///     row.fill(i + 1);
    /// }
    /// assert_eq!(memory, [1, 1, 1, 2, 2, 2]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    pub fn outer_iter_mut<const Q: usize>(&mut self) -> AxisIterMut<'_, T, Q, SubviewLayout<Axis<0>, L, R, Q>>
    where
        S: StorageMut<T, Proof: Exists>,
        L: ContiguousToWrite<R, Proof: Exists>,
        Axis<0>: ReducedAxis<R, Q, AxisProof: Exists>,
    {
        self.lent_mut().along_axis(Axis::<0>)
    }

    /// Iterates over the subviews at the coordinates of an axis, to write, in its order: [`axis_iter`](Self::axis_iter).
    ///
    /// # Errors
    ///
    /// [`SplitError::Interleaved`] if the subviews are not one after another in memory, as those along the first axis of a
    /// row-major array are. [`for_each_mut`](Self::for_each_mut) and the other loops write to all elements of every layout.
    ///
    /// ```
    /// use shapewise::{Axis, ViewMut};
    ///
    /// let mut memory = [0; 6];
    /// // Columns of a transpose are rows in memory.
    /// let mut matrix = ViewMut::new(&mut memory, [2, 3])?.into_transpose();
    /// for (j, mut column) in matrix.try_axis_iter_mut(Axis::<1>)?.enumerate() {
    ///     column.fill(j);
    /// }
    /// assert!(matrix.try_axis_iter_mut(Axis::<0>).is_err());
    /// assert_eq!(memory, [0, 0, 0, 1, 1, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("axis_iter_mut", "column_iter_mut"))]
    pub fn try_axis_iter_mut<const Q: usize, X: ReducedAxis<R, Q, AxisProof: Exists>>(
        &mut self,
        axis: X,
    ) -> Result<AxisIterMut<'_, T, Q, SubviewLayout<X, L, R, Q>>, SplitError>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        pitch(&self.layout.ranked(), axis.number(R))?;
        Ok(self.lent_mut().along_axis(axis))
    }
}

impl<'a, T, const R: usize, L: Layout<R>> ViewMut<'a, T, R, L> {
    /// The subviews along an axis, which are one after another in memory.
    pub(crate) fn along_axis<const Q: usize, X: ReducedAxis<R, Q, AxisProof: Exists>>(
        self,
        axis: X,
    ) -> AxisIterMut<'a, T, Q, SubviewLayout<X, L, R, Q>> {
        let (layout, left, stride) = place(&self.layout.ranked(), axis.number(R));
        AxisIterMut { data: self.data, layout, stride, left }
    }
}

impl<'a, T, const Q: usize, M: Packed<Q>> AxisIter<'a, T, Q, M> {
    /// The subview at a position that exists.
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "a view that has elements begins in memory; others begin at 0"
    )]
    fn at(&self, place: usize) -> View<'a, T, Q, M> {
        let start = self.start.wrapping_add(place.wrapping_mul(self.stride.cast_unsigned()));
        // A branch that is not taken: the lesser of `start` and the length takes three instructions more for each view.
        TensorBase::of_parts(&self.data[start..], self.layout)
    }

    /// Skips this many positions, all of which exist.
    #[inline]
    fn skip_places(&mut self, count: usize) {
        self.start = self.start.wrapping_add(count.wrapping_mul(self.stride.cast_unsigned()));
        self.left = self.left.saturating_sub(count);
    }
}

#[cfg(feature = "rayon")]
impl<T, const Q: usize, M: Copy> AxisIter<'_, T, Q, M> {
    /// The first `at` subviews, and the rest.
    pub(crate) fn split(self, at: usize) -> (Self, Self) {
        let start = self.start.wrapping_add(at.wrapping_mul(self.stride.cast_unsigned()));
        (Self { left: at, ..self }, Self { start, left: self.left.saturating_sub(at), ..self })
    }
}

impl<'a, T, const Q: usize, M: Packed<Q>> Iterator for AxisIter<'a, T, Q, M> {
    type Item = View<'a, T, Q, M>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, count: usize) -> Option<Self::Item> {
        if count >= self.left {
            self.left = 0;
            return None;
        }
        let view = self.at(count);
        self.skip_places(count.saturating_add(1));
        Some(view)
    }

    fn last(mut self) -> Option<Self::Item> {
        self.next_back()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }

    fn count(self) -> usize {
        self.left
    }
}

impl<T, const Q: usize, M: Packed<Q>> DoubleEndedIterator for AxisIter<'_, T, Q, M> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        Some(self.at(self.left))
    }
}

impl<T, const Q: usize, M: Packed<Q>> ExactSizeIterator for AxisIter<'_, T, Q, M> {}
impl<T, const Q: usize, M: Packed<Q>> FusedIterator for AxisIter<'_, T, Q, M> {}

impl<'a, T, const Q: usize, M: Packed<Q>> AxisIterMut<'a, T, Q, M> {
    /// Splits off one subview, the lowest in memory or the highest.
    fn take(&mut self, is_lowest: bool) -> Option<ViewMut<'a, T, Q, M>> {
        self.left = self.left.checked_sub(1)?;
        let taken = match self.left {
            0 => mem::take(&mut self.data),
            left => self.cut(if is_lowest { 1 } else { left }, is_lowest),
        };
        Some(TensorBase::of_parts(taken, self.layout))
    }

    /// Cuts the memory before the subview at this position, counted from the lowest one; keeps the upper part or the lower one, and
    /// returns the other. If there are no elements, the memory may be too short; it is not read then.
    fn cut(&mut self, place: usize, keeps_upper: bool) -> &'a mut [T] {
        let (data, at) = (mem::take(&mut self.data), place.saturating_mul(self.stride.unsigned_abs()));
        let (lower, upper) = data.split_at_mut_checked(at).unwrap_or_default();
        let (kept, cut) = if keeps_upper { (upper, lower) } else { (lower, upper) };
        self.data = kept;
        cut
    }

    /// Skips this many subviews, or all that are left: the lowest in memory or the highest.
    fn skip_places(&mut self, count: usize, are_lowest: bool) {
        match self.left.checked_sub(count) {
            Some(left) => {
                self.left = left;
                // The highest ones begin after those that stay, but for the last one, which has no gap after it.
                if count > 0 {
                    self.cut(if are_lowest { count } else { left }, are_lowest);
                }
            }
            None => self.left = 0,
        }
    }
}

#[cfg(feature = "rayon")]
impl<T, const Q: usize, M: Packed<Q>> AxisIterMut<'_, T, Q, M> {
    /// The first `at` subviews, and the rest.
    pub(crate) fn split(mut self, at: usize) -> (Self, Self) {
        let (layout, stride, count) = (self.layout, self.stride, self.left);
        let part = |data, left| Self { data, layout, stride, left };
        // All of the memory belongs to one of the parts: after the last subview there is no gap to cut in.
        if at == 0 {
            return (part(&mut [], 0), self);
        }
        if at >= count {
            return (self, part(&mut [], 0));
        }
        let rest = count.saturating_sub(at);
        let first = if stride >= 0 { self.cut(at, true) } else { self.cut(rest, false) };
        self.left = rest;
        (part(first, at), self)
    }
}

impl<'a, T, const Q: usize, M: Packed<Q>> Iterator for AxisIterMut<'a, T, Q, M> {
    type Item = ViewMut<'a, T, Q, M>;

    fn next(&mut self) -> Option<Self::Item> {
        self.take(self.stride >= 0)
    }

    fn nth(&mut self, count: usize) -> Option<Self::Item> {
        self.skip_places(count, self.stride >= 0);
        self.next()
    }

    fn last(mut self) -> Option<Self::Item> {
        self.next_back()
    }

    fn count(self) -> usize {
        self.left
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<T, const Q: usize, M: Packed<Q>> DoubleEndedIterator for AxisIterMut<'_, T, Q, M> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.take(self.stride < 0)
    }

    fn nth_back(&mut self, count: usize) -> Option<Self::Item> {
        self.skip_places(count, self.stride < 0);
        self.next_back()
    }
}

impl<T, const Q: usize, M: Packed<Q>> ExactSizeIterator for AxisIterMut<'_, T, Q, M> {}
impl<T, const Q: usize, M: Packed<Q>> FusedIterator for AxisIterMut<'_, T, Q, M> {}
