//! Views with axes reversed, exchanged or combined: the same memory, other strides.
#![expect(
    unsafe_code,
    reason = "comparing the memory with the span would be 5 to 20 % of the access to an element of the view: see `array/made.rs`"
)]

#[cfg(feature = "alloc")]
use num_traits::Zero;

#[cfg(feature = "alloc")]
use crate::{
    array::{ArrayOf, Tensor, ViewError, tensor::filled},
    contraction::OuterExtents,
    layout::RowMajor,
    verbs::elementwise::map::on_heap::tensor,
};
use crate::{
    array::{Lend, StorageMut, TensorBase, View, ViewMut},
    axis::{
        AxesIn, AxisIn, OtherAxis,
        edit::Edit,
        one::{DiagonalList, InsertedList, MovedList, SwappedList},
        several::AxesArgument,
    },
    layout::{AxesOf, Layout, Packed, Strided, derived},
    message::or_fail,
    private::{Delayed, Exists, If},
    rank::{Minus, Plus, Ranks},
    rearrange::{CombineError, diagonal_of},
    types::{AxisList, NewAx},
};

/// The layout `L` of rank `R` with the axes `X` reversed. See [`flip`](TensorBase::flip).
pub type FlippedLayout<X, L, const R: usize> =
    If<<X as AxesIn<R>>::Proof, <<X as AxesArgument>::Reversed<AxesOf<L, R>> as AxisList>::Layout<R>>;
/// The layout `L` of rank `R` with the axes `X` and `Y` exchanged. See [`swap_axes`](TensorBase::swap_axes).
pub type SwappedLayout<X, Y, L, const R: usize> = If<
    (<Delayed<X, Y> as AxisIn<R>>::Proof, <Y as AxisIn<R>>::Proof),
    <SwappedList<Delayed<X, Y>, Y, AxesOf<L, R>> as AxisList>::Layout<R>,
>;
/// The layout `L` of rank `R` with the axis `X` at the position `Y`. See [`move_axis`](TensorBase::move_axis).
pub type MovedLayout<X, Y, L, const R: usize> = If<
    (<Delayed<X, Y> as AxisIn<R>>::Proof, <Y as AxisIn<R>>::Proof),
    <MovedList<Delayed<X, Y>, Y, AxesOf<L, R>> as AxisList>::Layout<R>,
>;
/// The layout of rank `Q` of the diagonals of the layout `L` of rank `R` along the axes `X` and `Y`. See
/// [`diagonal`](TensorBase::diagonal).
pub type DiagonalLayout<X, Y, L, const R: usize, const Q: usize> = If<
    (<Delayed<X, Y> as OtherAxis<Y, R>>::Proof, <Y as AxisIn<R>>::Proof),
    <DiagonalList<Delayed<X, Y>, Y, AxesOf<L, R>> as AxisList>::Layout<Q>,
>;

/// The layout of rank `Q` with a new axis of extent 1, which is its axis `X`, from the layout `L` of rank `R`. See
/// [`insert_axis`](TensorBase::insert_axis).
pub type InsertedLayout<X, L, const R: usize, const Q: usize> =
    If<<X as AxisIn<Q>>::Proof, <InsertedList<X, AxesOf<L, R>, NewAx> as AxisList>::Layout<Q>>;

/// The extents `[n, n]` of the result of [`from_diagonal`](crate::array::TensorBase::from_diagonal); `L` is the layout of the diagonal, of extents `[n]`.
#[cfg(feature = "alloc")]
pub type DiagonalExtents<L> = OuterExtents<AxesOf<L, 1>, AxesOf<L, 1>, 1, 1, 2>;

/// A matrix with a diagonal of the layout `L`.
#[cfg(feature = "alloc")]
type DiagonalMatrix<T, L> = Tensor<T, 2, RowMajor<2, DiagonalExtents<L>>>;

/// A layout with some axes reversed: the same offsets.
#[inline]
pub(crate) fn flipped<const R: usize>(
    layout: &Strided<R>,
    is_reversed: impl Fn(usize) -> bool,
) -> Strided<R> {
    let mut strides = layout.strides();
    for (axis, stride) in strides.iter_mut().enumerate() {
        if is_reversed(axis) {
            // The offset of the last element fits, and so does that of the first, so the stride is not the least number unless it is
            // never used.
            *stride = stride.wrapping_neg();
        }
    }
    Strided::from_axes(layout.extents(), strides)
}

/// A layout with its axes in another order, and perhaps a new one of extent 1: the same offsets.
#[inline(always)]
fn moved<const R: usize, const Q: usize>(layout: &Strided<R>, edit: Edit<'_>) -> Strided<Q> {
    let (extents, strides) = (layout.extents(), layout.strides());
    Strided::from_parts(edit.array(&extents, &[1], [1; Q]), edit.array(&strides, &[0], [0; Q]), layout.base())
}

/// The layout of a diagonal, and where its memory begins in that of the layout.
#[expect(clippy::indexing_slicing, reason = "both axes are below R")]
#[inline]
fn diagonal_layout<const R: usize, const Q: usize>(
    layout: &Strided<R>,
    [first, second]: [usize; 2],
    offset: isize,
) -> Result<(usize, Strided<Q>), CombineError> {
    let (extents, strides) = (layout.extents(), layout.strides());
    let at = |axis: usize| (extents[axis], strides[axis]);
    let edit = CombineError::edit(first, second)?;
    let ((extent, step), steps) = diagonal_of(at(first), at(second), offset);
    let diagonal =
        Strided::from_axes(edit.array(&extents, &[extent], [1; Q]), edit.array(&strides, &[step], [0; Q]));
    if diagonal.element_count() == 0 {
        return Ok((0, diagonal));
    }
    Ok((layout.base().wrapping_add_signed(steps).wrapping_sub(diagonal.base()), diagonal))
}

/// The view of memory with the layout that a rule computes.
///
/// # Safety
///
/// The memory is that of an array, and the offsets of the layout are those of the array. If the type knows all of the layout, the rule is not executed: the type has
/// the numbers of the same rule, which `tests/arrays/access_proof.rs` compares.
#[inline(always)]
unsafe fn reordered<T, const R: usize, M: Packed<R>>(
    data: &[T],
    rule: impl FnOnce() -> Strided<R>,
) -> View<'_, T, R, M> {
    let layout = derived(rule);
    // SAFETY: it is required of the caller.
    unsafe { TensorBase::trusted(data, layout) }
}

/// # Reverse, exchange, insert or combine axes
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a view of the elements in reverse order along one axis or several. Nothing is copied.
    ///
    /// ```
    /// use shapewise::{Axis, View, axes, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.flip(Axis::<0>).to_vec(), [4, 5, 6, 1, 2, 3]);
    /// assert_eq!(matrix.flip(axes![0, 1]).to_vec(), [6, 5, 4, 3, 2, 1]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `Reverse`; NumPy, `flip`.
    #[doc(alias("fliplr", "flipud", "reverse", "invert_axis", "rot90", "rev"))]
    #[must_use]
    #[inline]
    pub fn flip<X: AxesIn<R>>(&'s self, axes: X) -> View<'a, T, R, FlippedLayout<X, L, R>> {
        // SAFETY: the memory is that of the array, and an axis that is counted from the other end has the same offsets.
        unsafe { reordered(self.data.lend(), || flipped(&self.layout.ranked(), |axis| axes.has(axis, R))) }
    }

    /// Returns a view with two axes exchanged: extents `[a, b, c]` with axes 0 and 2 become `[c, b, a]`. Nothing is copied.
    ///
    /// ```
    /// use shapewise::{Axis, AxisOf, Const, View, shape};
    ///
    /// let memory = [0; 24];
    /// let view = View::new(&memory, shape![2, 3, 4])?;
    /// let swapped = view.swap_axes(Axis::<0>, Axis::<2>);
    /// assert_eq!(swapped.typed_extents(), (Const::<4>, Const::<3>, Const::<2>));
    /// assert_eq!(view.swap_axes(AxisOf::new(-1)?, AxisOf::new(1)?).extents(), [2, 4, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `swapaxes`.
    #[doc(alias("swapaxes", "swapdims", "swap_dims"))]
    #[must_use]
    #[inline]
    pub fn swap_axes<X, Y: AxisIn<R>>(
        &'s self,
        first: X,
        second: Y,
    ) -> View<'a, T, R, SwappedLayout<X, Y, L, R>>
    where
        Delayed<X, Y>: AxisIn<R>,
    {
        // SAFETY: the memory is that of the array, and the terms of an offset are the same in another order.
        unsafe {
            reordered(self.data.lend(), || {
                moved(&self.layout.ranked(), Edit::Swap(first.number(R), second.number(R)))
            })
        }
    }

    /// Returns a view with an axis at another position; the others keep their order. Extents `[a, b, c]` with axis 0
    /// at position 2 become `[b, c, a]`. Nothing is copied.
    ///
    /// ```
    /// use shapewise::{Axis, Const, View, shape};
    ///
    /// let memory = [0; 24];
    /// let channels_last = View::new(&memory, shape![2, 3, 4])?.move_axis(Axis::<0>, Axis::<2>);
    /// assert_eq!(channels_last.typed_extents(), (Const::<3>, Const::<4>, Const::<2>));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `moveaxis`.
    #[doc(alias("moveaxis", "rollaxis", "shiftdim"))]
    #[must_use]
    #[inline]
    #[doc(alias("movedim"))]
    pub fn move_axis<X, Y: AxisIn<R>>(&'s self, axis: X, to: Y) -> View<'a, T, R, MovedLayout<X, Y, L, R>>
    where
        Delayed<X, Y>: AxisIn<R>,
    {
        // SAFETY: the memory is that of the array, and the terms of an offset are the same in another order.
        unsafe {
            reordered(self.data.lend(), || {
                moved(&self.layout.ranked(), Edit::Move(axis.number(R), to.number(R)))
            })
        }
    }

    /// Returns a view with a new axis of extent 1, which is `axis` of the result: extents `[a, b]` with a new axis 1 become `[a, 1, b]`. The extent is
    /// [`One`](crate::One), so the axis stretches in operators. Nothing is copied. In a slice it is [`NewAxis`](crate::NewAxis).
    ///
    /// ```
    /// use shapewise::{Axis, Const, One, View, shape};
    ///
    /// let (x, y) = ([1, 2], [10, 20, 30]);
    /// let (x, y) = (View::new(&x, shape![2])?, View::new(&y, shape![3])?);
    /// let (column, row) = (x.insert_axis(Axis::<1>), y.insert_axis(Axis::<0>));
    /// assert_eq!(
    ///     (column.typed_extents(), row.typed_extents()),
    ///     ((Const::<2>, One), (One, Const::<3>))
    /// );
    /// assert_eq!(column.inner_product(row), (1 + 2) * (10 + 20 + 30)); // all pairs
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `expand_dims`; TensorFlow, `ExpandDims`.
    #[doc(alias("expand_dims", "newaxis", "unsqueeze", "insertdims"))]
    #[must_use]
    #[inline]
    pub fn insert_axis<const Q: usize, X: AxisIn<Q>>(
        &'s self,
        axis: X,
    ) -> View<'a, T, Q, InsertedLayout<X, L, R, Q>>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        // SAFETY: the memory is that of the array, and an axis of extent 1 adds nothing to an offset.
        unsafe { reordered(self.data.lend(), || moved(&self.layout.ranked(), Edit::Insert(axis.number(Q)))) }
    }

    /// Returns a view of the diagonals along two axes: the other axes, then the diagonal. Extents `[a, b, c]`
    /// along axes 0 and 2 become `[b, min(a, c)]`. Nothing is copied.
    ///
    /// The diagonal begins at coordinate `offset` of the second axis; if that is negative, at coordinate `-offset` of the first. What the
    /// type knows of the other extents stays in the type.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`CombineError`], if two axes that are known at run time are the same. If they are in the
    /// type, that is an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.diagonal(Axis::<0>, Axis::<1>, 0).to_vec(), [1, 5]);
    /// assert_eq!(matrix.diagonal(Axis::<0>, Axis::<1>, 1).to_vec(), [2, 6]);
    /// assert_eq!(matrix.diagonal(Axis::<0>, Axis::<1>, -1).to_vec(), [4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `diagonal`.
    #[doc(alias("diag", "into_diag"))]
    #[must_use]
    #[track_caller]
    pub fn diagonal<const Q: usize, X, Y: AxisIn<R>>(
        &'s self,
        first: X,
        second: Y,
        offset: isize,
    ) -> View<'a, T, Q, DiagonalLayout<X, Y, L, R, Q>>
    where
        Ranks: Minus<R, 1, Q, Proof: Exists>,
        Delayed<X, Y>: OtherAxis<Y, R>,
    {
        or_fail(self.try_diagonal(first, second, offset))
    }

    /// Returns a view of the diagonals along two axes, or an error where [`diagonal`](Self::diagonal) panics.
    ///
    /// # Errors
    ///
    /// [`CombineError::Same`] if both axes are the same.
    ///
    /// ```
    /// use shapewise::{AxisOf, View};
    ///
    /// let (matrix, axis) = (View::new(&[1, 2, 3, 4], [2, 2])?, AxisOf::new(-1)?);
    /// assert_eq!(
    ///     matrix.try_diagonal(axis, axis, 0).unwrap_err().to_string(),
    ///     "axis 1 occurs twice: a diagonal runs along two different axes"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn try_diagonal<const Q: usize, X, Y: AxisIn<R>>(
        &'s self,
        first: X,
        second: Y,
        offset: isize,
    ) -> Result<View<'a, T, Q, DiagonalLayout<X, Y, L, R, Q>>, CombineError>
    where
        Ranks: Minus<R, 1, Q, Proof: Exists>,
        Delayed<X, Y>: OtherAxis<Y, R>,
    {
        let (start, layout) =
            diagonal_layout::<R, Q>(&self.layout.ranked(), [first.number(R), second.number(R)], offset)?;
        Ok(TensorBase::starting_at(self.data.lend(), start, &layout))
    }
}

/// # Diagonals, to write
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a mutable view of the diagonals along two axes: [`diagonal`](Self::diagonal) to write.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`CombineError`], where [`try_diagonal_mut`](Self::try_diagonal_mut) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, Tensor, shape, tensor};
    ///
    /// let mut matrix = Tensor::<i32, 2>::zeros(shape![2, 3]);
    /// matrix.diagonal_mut(Axis::<0>, Axis::<1>, 0).fill(1);
    /// matrix.diagonal_mut(Axis::<0>, Axis::<1>, 1).assign(&tensor![2, 3]);
    /// assert_eq!(matrix, tensor![[1, 2, 0], [0, 1, 3]]);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `fill_diagonal`.
    #[doc(alias("diag_mut", "fill_diagonal", "set_diagonal"))]
    #[must_use]
    #[track_caller]
    pub fn diagonal_mut<const Q: usize, X, Y: AxisIn<R>>(
        &mut self,
        first: X,
        second: Y,
        offset: isize,
    ) -> ViewMut<'_, T, Q, DiagonalLayout<X, Y, L, R, Q>>
    where
        S: StorageMut<T, Proof: Exists>,
        Ranks: Minus<R, 1, Q, Proof: Exists>,
        Delayed<X, Y>: OtherAxis<Y, R>,
    {
        or_fail(self.try_diagonal_mut(first, second, offset))
    }

    /// Returns a mutable view of the diagonals along two axes, or an error where [`diagonal_mut`](Self::diagonal_mut) panics.
    ///
    /// # Errors
    ///
    /// [`CombineError::Same`] if both axes are the same.
    pub fn try_diagonal_mut<const Q: usize, X, Y: AxisIn<R>>(
        &mut self,
        first: X,
        second: Y,
        offset: isize,
    ) -> Result<ViewMut<'_, T, Q, DiagonalLayout<X, Y, L, R, Q>>, CombineError>
    where
        S: StorageMut<T, Proof: Exists>,
        Ranks: Minus<R, 1, Q, Proof: Exists>,
        Delayed<X, Y>: OtherAxis<Y, R>,
    {
        let (start, layout) =
            diagonal_layout::<R, Q>(&self.layout.ranked(), [first.number(R), second.number(R)], offset)?;
        Ok(TensorBase::starting_at_mut(self.data.elements_mut(), start, &layout))
    }
}

/// # Create diagonal matrices
#[cfg(feature = "alloc")]
impl<T> Tensor<T, 2> {
    /// Returns the matrix that has an array of rank 1 on the diagonal, and zeros elsewhere: `[n]` becomes `[n, n]`. If the extent is in
    /// the type, both are. [`diagonal`](crate::array::TensorBase::diagonal) is the inverse.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ViewError`], where [`try_from_diagonal`](Self::try_from_diagonal) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, Tensor, tensor};
    ///
    /// let scale = Tensor::from_diagonal(&tensor![2, 3]);
    /// assert_eq!(scale, tensor![[2, 0], [0, 3]]);
    /// assert_eq!(scale.diagonal(Axis::<0>, Axis::<1>, 0), tensor![2, 3]);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `diag` of a vector.
    #[doc(alias("diag", "from_diag", "diagflat", "diag_embed"))]
    #[must_use]
    #[track_caller]
    pub fn from_diagonal<O: ArrayOf<T, 1, Layout: Layout<1>>>(diagonal: O) -> DiagonalMatrix<T, O::Layout>
    where
        T: Clone + Zero,
    {
        or_fail(Self::try_from_diagonal(diagonal))
    }

    /// Returns the matrix that has an array on the diagonal, or an error where [`from_diagonal`](Self::from_diagonal) panics.
    ///
    /// # Errors
    ///
    /// [`ViewError`] if the square of the extent does not fit, or there is not enough memory.
    pub fn try_from_diagonal<O: ArrayOf<T, 1, Layout: Layout<1>>>(
        diagonal: O,
    ) -> Result<DiagonalMatrix<T, O::Layout>, ViewError>
    where
        T: Clone + Zero,
    {
        let diagonal = diagonal.as_view();
        let n = diagonal.element_count();
        let mut data = filled(&[n, n], T::zero())?;
        let places = data.iter_mut().step_by(n.saturating_add(1));
        places.zip(diagonal).for_each(|(to, element)| to.clone_from(element));
        Ok(tensor(data, &[n, n]))
    }
}
