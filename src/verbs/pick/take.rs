//! Elements by index, or by a mask.

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{ArrayOf, AsView, DynView, Lend, Tensor, TensorBase, View, access::Positions},
    axis::{AxisFirst, AxisIn, one},
    broadcast::SameExtents,
    extent::Const,
    index::{self, MemoryError, SizeError},
    layout::{AxesOf, ByStrides, ExtentTypes, Layout, Mapping, RowMajor},
    loops::allocate::allocate,
    message::or_fail,
    private::{AGREED, Always},
    types::{Ax, AxisList},
    verbs::{
        AnyIndex, Flags, IndicesAlong, TensorLike,
        copy::{
            pad::ranked,
            pieces::{Along, Run, along_one, pieces, trivial},
        },
        elementwise::{
            map::tensor,
            whole::{fold_in_order, indexed_for_each},
        },
        layouts::EqualBut,
        pick::indices::{TakeError, each_offset, positions, same_but},
    },
};

/// Extents of any rank.
type Numbers = SmallVec<[usize; 8]>;

/// The extents of a view, with another one at an axis, and their product.
fn resized<T>(view: &DynView<'_, T>, axis: usize, extent: usize) -> Result<(Numbers, usize), SizeError> {
    let mut extents: Numbers = view.extents().collect();
    if let Some(to) = extents.get_mut(axis) {
        *to = extent;
    }
    let count = index::element_count(&extents)?;
    Ok((extents, count))
}

/// The elements of a view at indices along an axis, which is below the rank; and their extents.
pub(crate) fn taken<T: Clone, I: AnyIndex>(
    view: &DynView<'_, T>,
    axis: usize,
    indices: &[I],
) -> Result<(Vec<T>, Numbers), TakeError> {
    let at = positions(axis, view.extents().nth(axis).unwrap_or(1), indices)?;
    let (extents, count) = resized(view, axis, at.len())?;
    Ok((pieces(view, count, &along_one(view, axis, Along::At(Positions::new(&at))), None)?, extents))
}

/// The elements of a view where a mask along an axis, which is below the rank, is true; and their extents.
pub(crate) fn compressed<T: Clone>(
    view: &DynView<'_, T>,
    axis: usize,
    mask: &[bool],
) -> Result<(Vec<T>, Numbers), TakeError> {
    let extent = view.extents().nth(axis).unwrap_or(1);
    let after = mask.get(extent..).unwrap_or_default().iter().position(|is| *is);
    if let Some(after) = after {
        return Err(TakeError::Mask { axis, position: extent.saturating_add(after), extent });
    }
    let (extents, count) = resized(view, axis, mask.iter().filter(|is| **is).count())?;
    if let Some(all) = trivial(view, count, None) {
        return Ok((all, extents));
    }
    let (mut runs, mut first) = (Vec::new(), 0_usize);
    for part in mask.chunk_by(PartialEq::eq) {
        if part.first() == Some(&true) {
            runs.push(Run::Forwards { first, len: part.len() });
        }
        first = first.saturating_add(part.len());
    }
    Ok((pieces(view, count, &along_one(view, axis, Along::Runs(&runs)), None)?, extents))
}

/// The extents of the layout `L` of rank `R` with the extent of the list `I` at the axis `X`. See [`take`](TensorBase::take).
pub type TakenExtents<X, L, I, const R: usize> = <one::Replaced<
    X,
    AxesOf<L, R>,
    Ax<<I as IndicesAlong<<X as AxisFirst>::Axis>>::Count, isize>,
> as AxisList>::Extents<R>;

/// The tensor with elements `T` and the extents of the layout `L` of rank `R`, except at the axis `X`, where a mask `M` selects. See
/// [`compress`](TensorBase::compress).
pub type Compressed<T, X, L, M, const R: usize> = Tensor<T, R, RowMajor<R, CompressedExtents<X, L, M, R>>>;
/// The extents of the layout `L` of rank `R`, except at the axis `X`, where a mask `M` selects. See [`compress`](TensorBase::compress).
pub type CompressedExtents<X, L, M, const R: usize> = <one::Replaced<
    X,
    AxesOf<L, R>,
    Ax<<M as Flags<<X as AxisFirst>::Axis>>::Extent, isize>,
> as AxisList>::Extents<R>;

/// Indices of an array of rank `R`, one in each row: the result of [`argwhere`](TensorBase::argwhere).
pub type IndexRows<const R: usize> = Tensor<usize, 2, RowMajor<2, (usize, Const<R>)>>;

/// Appends the coordinates of an index to those of `count` others. Returns how many there are then.
#[inline]
pub(crate) fn appended(all: &mut Vec<usize>, index: &[usize], count: usize) -> Result<usize, MemoryError> {
    if all.try_reserve(index.len()).is_err() {
        return Err(MemoryError { count: all.len().saturating_add(index.len()), size: size_of::<usize>() });
    }
    all.extend_from_slice(index);
    Ok(count.saturating_add(1))
}

/// Gathering.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// An axis and indices in, a tensor of the subviews at these indices, one after another along the axis, out. Extents `[m, n]` along
    /// axis 0 by three indices become `[3, n]`. Negative indices count from the end.
    ///
    /// Indices are of any type of integer, in an array, a slice, a vector or an array of rank 1. The number of those in an array is in the
    /// type of the result, and so is what the type knows of the other extents.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`TakeError`], where [`try_take`](Self::try_take) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Axis, Const, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// let columns = matrix.take(Axis::<1>, [2, 0, -1, -1]);
    /// assert_eq!(columns.typed_extents(), (Const::<2>, Const::<4>));
    /// assert_eq!(columns, shapewise::tensor![[3, 1, 3, 3], [6, 4, 6, 6]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `take`, which does not check the indices of an array without elements; XLA, `Gather` of entire slices along one axis.
    #[doc(alias("gather", "index_select", "select"))]
    #[must_use]
    #[track_caller]
    pub fn take<X: AxisIn<R, Holds: Always>, I: IndicesAlong<X::Axis>>(
        &'s self,
        axis: X,
        indices: I,
    ) -> Tensor<T, R, RowMajor<R, TakenExtents<X, L, I, R>>>
    where
        L: ByStrides<R, Holds: Always>,
        T: Clone,
    {
        or_fail(self.try_take::<X, I>(axis, indices))
    }

    /// [`take`](Self::take), which returns an error.
    ///
    /// # Errors
    ///
    /// [`TakeError::Index`] with the first index that the axis does not have, [`TakeError::Size`] if the element count does not fit,
    /// [`TakeError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::{Axis, View};
    ///
    /// let row = View::new(&[1, 2, 3], [3])?;
    /// assert_eq!(
    ///     row.try_take(Axis::<0>, [0, -4]).unwrap_err().to_string(),
    ///     "index -4 at position 1 is out of bounds for axis 0, which has extent 3: it must be at least -3 and below 3"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn try_take<X: AxisIn<R, Holds: Always>, I: IndicesAlong<X::Axis>>(
        &'s self,
        axis: X,
        indices: I,
    ) -> Result<Tensor<T, R, RowMajor<R, TakenExtents<X, L, I, R>>>, TakeError>
    where
        L: ByStrides<R, Holds: Always>,
        T: Clone,
    {
        let (data, extents) = taken(&self.dynamic(), axis.number(R), &I::indices(&indices, AGREED))?;
        Ok(tensor(data, &ranked(&extents)))
    }

    /// An axis and a mask in, a tensor of the subviews where the mask is true, one after another along the axis, out. A mask that is
    /// shorter than the axis is false after its end. What the type knows of the other extents stays in the type.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`TakeError`], where [`try_compress`](Self::try_compress) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.compress(Axis::<1>, [true, false, true]).as_slice(), [1, 3, 4, 6]);
    /// let is_large = matrix.sum_axis(Axis::<1>).map(|sum| *sum > 10);
    /// assert_eq!(matrix.compress(Axis::<0>, is_large).as_slice(), [4, 5, 6]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `compress`, which does not check the mask of an array without elements.
    #[doc(alias("filter", "boolean_mask"))]
    #[must_use]
    #[track_caller]
    pub fn compress<X: AxisIn<R, Holds: Always>, M: Flags<X::Axis>>(
        &'s self,
        axis: X,
        mask: M,
    ) -> Compressed<T, X, L, M, R>
    where
        L: ByStrides<R, Holds: Always>,
        T: Clone,
    {
        or_fail(self.try_compress::<X, M>(axis, mask))
    }

    /// [`compress`](Self::compress), which returns an error.
    ///
    /// # Errors
    ///
    /// [`TakeError::Mask`] if the mask is true after the end of the axis, [`TakeError::Memory`] if there is not enough memory.
    pub fn try_compress<X: AxisIn<R, Holds: Always>, M: Flags<X::Axis>>(
        &'s self,
        axis: X,
        mask: M,
    ) -> Result<Compressed<T, X, L, M, R>, TakeError>
    where
        L: ByStrides<R, Holds: Always>,
        T: Clone,
    {
        let (data, extents) = compressed(&self.dynamic(), axis.number(R), &M::flags(&mask, AGREED))?;
        Ok(tensor(data, &ranked(&extents)))
    }

    /// An axis and an array of indices in, a tensor of the extents of the indices out: each index is replaced by the element at this
    /// coordinate of the axis, and at the index's own coordinates of all others. It takes the
    /// result of an `argsort` along the axis. The extents of both are equal along all other axes.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`TakeError`], where [`try_take_along_axis`](Self::try_take_along_axis) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let (x, indices) = ([1, 2, 3, 4, 5, 6], [2, -3]);
    /// let x = View::new(&x, shape![2, 3])?;
    /// let indices = View::new(&indices, shape![2, 1])?;
    /// assert_eq!(x.take_along_axis(Axis::<1>, indices).as_slice(), [3, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `take_along_axis`.
    #[doc(alias("gather", "GatherElements"))]
    #[must_use]
    #[track_caller]
    pub fn take_along_axis<
        X: AxisIn<R, Holds: Always>,
        O: AsView<R, Element: AnyIndex<Holds: Always>, Layout: ByStrides<R>>,
    >(
        &'s self,
        axis: X,
        indices: O,
    ) -> TensorLike<T, O::Layout, R>
    where
        L: ByStrides<R, Holds: Always> + EqualBut<O::Layout, X, R, Holds: Always>,
        T: Clone,
    {
        or_fail(self.try_take_along_axis(axis, indices))
    }

    /// [`take_along_axis`](Self::take_along_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`TakeError::Extent`] with the first other axis where the extents differ, [`TakeError::Index`] with the first index that the axis
    /// does not have, [`TakeError::Memory`] if there is not enough memory. Two extents in the type that differ are an error of `cargo
    /// check`.
    pub fn try_take_along_axis<
        X: AxisIn<R, Holds: Always>,
        O: AsView<R, Element: AnyIndex<Holds: Always>, Layout: ByStrides<R>>,
    >(
        &'s self,
        axis: X,
        indices: O,
    ) -> Result<TensorLike<T, O::Layout, R>, TakeError>
    where
        L: ByStrides<R, Holds: Always> + EqualBut<O::Layout, X, R, Holds: Always>,
        T: Clone,
    {
        let indices = indices.as_view();
        let indices: View<'_, _, R> = TensorBase::over(indices.data, indices.layout.ranked());
        let (data, layout, axis) = (self.data.lend(), self.layout.ranked(), axis.number(R));
        same_but(layout.extents(), indices.extents(), axis)?;
        let mut all = allocate(indices.element_count())?;
        each_offset(&layout, axis, &indices, |offset| all.extend(data.get(offset).cloned()))?;
        Ok(tensor(all, &indices.extents()))
    }

    /// A function in, the indices of the elements for which it returns `true` out, in logical order: one row for each, with one coordinate
    /// for each axis.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`MemoryError`], where [`try_argwhere`](Self::try_argwhere) returns an error.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [0, 2, 3, 0, 5, 0];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// let found = matrix.argwhere(|x| *x != 0);
    /// assert_eq!(found, shapewise::tensor![[0, 1], [0, 2], [1, 1]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `argwhere`.
    #[doc(alias("nonzero", "where", "flatnonzero"))]
    #[must_use]
    #[track_caller]
    pub fn argwhere(&'s self, is: impl FnMut(&'a T) -> bool) -> IndexRows<R> {
        or_fail(self.try_argwhere(is))
    }

    /// [`argwhere`](Self::argwhere), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the indices.
    pub fn try_argwhere(&'s self, mut is: impl FnMut(&'a T) -> bool) -> Result<IndexRows<R>, MemoryError> {
        let (mut all, mut count) = (Vec::new(), Ok(0));
        indexed_for_each(self.data.lend(), &self.layout, |index, element| {
            if count.is_ok_and(|_| is(element)) {
                count = count.and_then(|count| appended(&mut all, &index, count));
            }
        });
        Ok(tensor(all, &[count?, R]))
    }

    /// A mask of the same extents in, a tensor of rank 1 of the elements where it is true out, in logical order: NumPy's `x[mask]`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`TakeError`], where [`try_extract`](Self::try_extract) returns an error.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, -2, 3, -4];
    /// let x = View::new(&memory, shape![2, 2])?;
    /// assert_eq!(x.extract(x.map(|x| *x > 0)).as_slice(), [1, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `extract`.
    #[doc(alias("masked_select", "boolean_index"))]
    #[must_use]
    #[track_caller]
    pub fn extract<O: ArrayOf<bool, R, Holds: Always>>(&'s self, mask: O) -> Tensor<T, 1>
    where
        T: Clone,
        ExtentTypes<L, R>: SameExtents<ExtentTypes<O::Layout, R>, R, Holds: Always>,
    {
        or_fail(self.try_extract(mask))
    }

    /// [`extract`](Self::extract), which returns an error.
    ///
    /// # Errors
    ///
    /// [`TakeError::Extent`] with the first axis where the mask has another extent, [`TakeError::Memory`] if there is not enough memory.
    pub fn try_extract<O: ArrayOf<bool, R, Holds: Always>>(
        &'s self,
        mask: O,
    ) -> Result<Tensor<T, 1>, TakeError>
    where
        T: Clone,
        ExtentTypes<L, R>: SameExtents<ExtentTypes<O::Layout, R>, R, Holds: Always>,
    {
        let mask = mask.as_view();
        same_but(self.extents(), mask.extents(), R)?;
        let count = fold_in_order(mask.data, &mask.layout, 0_usize, |count, is| {
            count.saturating_add(usize::from(*is))
        });
        let mut all = allocate(count)?;
        let (mut elements, mut skipped) = (self.iter(), 0);
        fold_in_order(mask.data, &mask.layout, (), |(), is| {
            if *is {
                all.extend(elements.nth(skipped).cloned());
                skipped = 0;
            } else {
                skipped = skipped.saturating_add(1);
            }
        });
        let count = all.len();
        Ok(tensor(all, &[count]))
    }
}
