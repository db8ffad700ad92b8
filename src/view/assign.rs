//! What is written to a view from other views, each broadcast to its extents.

use super::{
    View, ViewMut,
    copy::copy,
    known::{Loops, Pair, Triple},
    loops::{apply_known, apply_rows, zip_known, zip_rows, zip_rows3},
    relayout::{relayout, relayout_known},
    sizeless::is_sizeless,
    traverse::Nest,
    whole::stretched,
};
use crate::{
    broadcast::{BroadcastError, BroadcastToExtents},
    layout::{ExtentTypes, Layout, Mapping, Strided},
};

impl<T, const R: usize, L: Mapping<R>> ViewMut<'_, T, R, L> {
    /// Writes the elements of another view, broadcast to this one's extents.
    ///
    /// Where the two are in different orders in memory it copies by blocks; elements that own nothing (no `Drop`) may be
    /// cloned more than once then.
    ///
    /// # Errors
    ///
    /// [`BroadcastError`] with the first axis whose extent is neither that of this view nor 1. Two extents that are
    /// known in the type and differ are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, ViewMut, shape};
    ///
    /// let (row, mut memory) = ([1, 2, 3], [0; 6]);
    /// let row = View::new(&row, shape![1, 3])?;
    /// ViewMut::new(&mut memory, shape![2, 3])?.assign(&row).unwrap();
    /// assert_eq!(memory, [1, 2, 3, 1, 2, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn assign<M: Mapping<R>>(&mut self, from: &View<'_, T, R, M>) -> Result<(), BroadcastError>
    where
        T: Clone,
        ExtentTypes<M, R>: BroadcastToExtents<ExtentTypes<L, R>, R>,
    {
        if !(L::HAS_STRIDES && M::HAS_STRIDES) {
            return self.assign_by_index(from);
        }
        if <Pair<L::Seen, M::Seen> as Loops<R, 2>>::ARE_KNOWN {
            if !is_sizeless::<T>() {
                relayout_known::<T, R, Pair<L::Seen, M::Seen>>(self.data, from.data);
            }
            return Ok(());
        }
        let to = self.layout.seen().ranked();
        let layout = stretched(&from.layout.seen().ranked(), &to.extents(), &M::Seen::STRETCHES)?;
        if !is_sizeless::<T>() {
            relayout(self.data, from.data, Nest::ordered([&to, &layout]));
        }
        Ok(())
    }

    /// Writes what a function makes of the elements of another view, broadcast to this one's extents. They are visited in no
    /// promised order, as are those of all methods that write.
    ///
    /// # Errors
    ///
    /// As [`assign`](Self::assign).
    #[inline]
    pub fn map_from<U, M: Mapping<R>>(
        &mut self,
        from: &View<'_, U, R, M>,
        mut map: impl FnMut(&U) -> T,
    ) -> Result<(), BroadcastError>
    where
        ExtentTypes<M, R>: BroadcastToExtents<ExtentTypes<L, R>, R>,
    {
        let unit = View { data: &[()], layout: Strided::from_parts([1; R], [0; R], 0) };
        self.write_zip(from, &unit, |element, ()| map(element))
    }

    /// Writes what a function makes of the pairs of elements of two views, each broadcast to this one's extents.
    ///
    /// # Errors
    ///
    /// As [`assign`](Self::assign).
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, ViewMut, shape};
    ///
    /// let (matrix, row, mut sum) = ([1, 2, 3, 4], [10, 20], [0; 4]);
    /// let (matrix, row) = (View::new(&matrix, shape![2, 2])?, View::new(&row, shape![1, 2])?);
    /// ViewMut::new(&mut sum, shape![2, 2])?.zip_from(&matrix, &row, |x, y| x + y).unwrap();
    /// assert_eq!(sum, [11, 22, 13, 24]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn zip_from<U, V, M: Mapping<R>, N: Mapping<R>>(
        &mut self,
        left: &View<'_, U, R, M>,
        right: &View<'_, V, R, N>,
        map: impl FnMut(&U, &V) -> T,
    ) -> Result<(), BroadcastError>
    where
        ExtentTypes<M, R>: BroadcastToExtents<ExtentTypes<L, R>, R>,
        ExtentTypes<N, R>: BroadcastToExtents<ExtentTypes<L, R>, R>,
    {
        self.write_zip(left, right, map)
    }

    /// Writes what a function makes of the elements of three views, each broadcast to this one's extents.
    ///
    /// # Errors
    ///
    /// As [`assign`](Self::assign).
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, ViewMut, shape};
    ///
    /// let (mask, a, b, mut out) = ([true, false], [1, 2, 3, 4], [0], [0; 4]);
    /// let mask = View::new(&mask, shape![1, 2])?;
    /// let (a, b) = (View::new(&a, shape![2, 2])?, View::new(&b, shape![1, 1])?);
    /// let mut out = ViewMut::new(&mut out, shape![2, 2])?;
    /// out.zip_from3(&mask, &a, &b, |mask, a, b| if *mask { *a } else { *b }).unwrap();
    /// assert_eq!(out.view().try_as_slice(), Some(&[1, 0, 3, 0][..]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn zip_from3<U, V, W, M: Mapping<R>, N: Mapping<R>, O: Mapping<R>>(
        &mut self,
        first: &View<'_, U, R, M>,
        second: &View<'_, V, R, N>,
        third: &View<'_, W, R, O>,
        mut map: impl FnMut(&U, &V, &W) -> T,
    ) -> Result<(), BroadcastError>
    where
        ExtentTypes<M, R>: BroadcastToExtents<ExtentTypes<L, R>, R>,
        ExtentTypes<N, R>: BroadcastToExtents<ExtentTypes<L, R>, R>,
        ExtentTypes<O, R>: BroadcastToExtents<ExtentTypes<L, R>, R>,
    {
        if !(L::HAS_STRIDES && M::HAS_STRIDES && N::HAS_STRIDES && O::HAS_STRIDES) {
            let operands = [onto(first), onto(second), onto(third)];
            return self.apply_by_index(operands, |to, index| {
                *to = map(first.met(index), second.met(index), third.met(index));
            });
        }
        let to = self.layout.seen().ranked();
        let extents = to.extents();
        let a = stretched(&first.layout.seen().ranked(), &extents, &M::Seen::STRETCHES)?;
        let b = stretched(&second.layout.seen().ranked(), &extents, &N::Seen::STRETCHES)?;
        let c = stretched(&third.layout.seen().ranked(), &extents, &O::Seen::STRETCHES)?;
        zip_rows3(self.data, (first.data, second.data, third.data), Nest::ordered([&to, &a, &b, &c]), map);
        Ok(())
    }

    /// Calls a function with each element, to write, and that of another view, broadcast to this one's extents: an
    /// update in place.
    ///
    /// # Errors
    ///
    /// As [`assign`](Self::assign).
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, ViewMut, shape};
    ///
    /// let (mut memory, bias) = ([1, 2, 3, 4], [10, 20]);
    /// let bias = View::new(&bias, shape![1, 2])?;
    /// ViewMut::new(&mut memory, shape![2, 2])?.zip_apply(&bias, |x, b| *x += b).unwrap();
    /// assert_eq!(memory, [11, 22, 13, 24]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn zip_apply<U, M: Mapping<R>>(
        &mut self,
        other: &View<'_, U, R, M>,
        mut visit: impl FnMut(&mut T, &U),
    ) -> Result<(), BroadcastError>
    where
        ExtentTypes<M, R>: BroadcastToExtents<ExtentTypes<L, R>, R>,
    {
        if !(L::HAS_STRIDES && M::HAS_STRIDES) {
            return self.apply_by_index([onto(other)], |to, index| visit(to, other.met(index)));
        }
        if <Pair<L::Seen, M::Seen> as Loops<R, 2>>::ARE_KNOWN {
            apply_known::<T, U, R, Pair<L::Seen, M::Seen>>(self.data, other.data, visit);
            return Ok(());
        }
        let to = self.layout.seen().ranked();
        let from = stretched(&other.layout.seen().ranked(), &to.extents(), &M::Seen::STRETCHES)?;
        apply_rows(self.data, other.data, Nest::ordered([&to, &from]), visit);
        Ok(())
    }

    /// Writes to the rows of this view from the rows of two others.
    #[inline(always)]
    fn write_zip<U, V, M: Mapping<R>, N: Mapping<R>>(
        &mut self,
        left: &View<'_, U, R, M>,
        right: &View<'_, V, R, N>,
        mut map: impl FnMut(&U, &V) -> T,
    ) -> Result<(), BroadcastError> {
        if !(L::HAS_STRIDES && M::HAS_STRIDES && N::HAS_STRIDES) {
            return self.apply_by_index([onto(left), onto(right)], |to, index| {
                *to = map(left.met(index), right.met(index));
            });
        }
        if <Triple<L::Seen, M::Seen, N::Seen> as Loops<R, 3>>::ARE_KNOWN {
            zip_known::<T, U, V, R, Triple<L::Seen, M::Seen, N::Seen>>(self.data, left.data, right.data, map);
            return Ok(());
        }
        let to = self.layout.seen().ranked();
        let from = stretched(&left.layout.seen().ranked(), &to.extents(), &M::Seen::STRETCHES)?;
        let with = stretched(&right.layout.seen().ranked(), &to.extents(), &N::Seen::STRETCHES)?;
        zip_rows(self.data, left.data, right.data, Nest::ordered([&to, &from, &with]), map);
        Ok(())
    }

    /// [`assign`](Self::assign) where a layout has no strides.
    fn assign_by_index<M: Mapping<R>>(&mut self, from: &View<'_, T, R, M>) -> Result<(), BroadcastError>
    where
        T: Clone,
    {
        if is_sizeless::<T>() {
            return self.reached_by([onto(from)]);
        }
        if from.extents() == self.layout.extents() {
            // By tables of offsets.
            copy((self.data, &self.layout), (from.data, &from.layout));
            return Ok(());
        }
        self.apply_by_index([onto(from)], |to, index| to.clone_from(from.met(index)))
    }

    /// Calls `visit` with each element, to write, and its index, where a layout has no strides; behind the check that the operands
    /// are broadcast to the extents.
    fn apply_by_index<const N: usize>(
        &mut self,
        operands: [(Strided<R>, [bool; R]); N],
        mut visit: impl FnMut(&mut T, [usize; R]),
    ) -> Result<(), BroadcastError> {
        self.reached_by(operands)?;
        self.indexed_for_each_mut(|index, to| visit(to, index));
        Ok(())
    }

    /// Whether operands are broadcast to the extents.
    fn reached_by<const N: usize>(
        &self,
        operands: [(Strided<R>, [bool; R]); N],
    ) -> Result<(), BroadcastError> {
        let extents = self.layout.extents();
        for (layout, stretches) in &operands {
            stretched(layout, &extents, stretches)?;
        }
        Ok(())
    }
}

/// What is asked of an operand that is broadcast: its extents, and which of them stretch.
fn onto<T, const R: usize, L: Mapping<R>>(view: &View<'_, T, R, L>) -> (Strided<R>, [bool; R]) {
    (view.layout.seen().ranked(), L::Seen::STRETCHES)
}
