//! One subview along an axis: `index_axis` at one of its coordinates, and `squeeze` at the only one.

use crate::{
    array::{Lend, StorageMut, TensorBase, View, ViewMut},
    axis::{Axis, AxisError, ReducedAxis, one::ReducedAxisArgument, resolve},
    error::error_messages,
    layout::{Layout, Packed, RowMajor, Strided},
    message::{Message, or_fail},
    private::{Delayed, Exists},
    rearrange::Reduced,
    shape::Shape,
    slice::{SliceError, SliceInt, position},
    types::ExtentList,
    verbs::axes::iter::{IndexedLayout, SubviewLayout, place},
};

/// Why there is no such subview along an axis: the error of [`try_index_axis`](TensorBase::try_index_axis) and
/// [`try_squeeze`](TensorBase::try_squeeze).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SubviewError {
    /// An index that the axis does not have.
    Index(SliceError),
    /// An axis that is removed has an extent other than 1.
    NotOne {
        /// The axis.
        axis: usize,
        /// Its extent.
        extent: usize,
    },
    /// An axis that is out of range for the rank.
    NoSuchAxis(AxisError),
    /// The same index is read and written.
    Same {
        /// The axis.
        axis: usize,
        /// The index.
        index: usize,
    },
}

error_messages! {
    SubviewError [Index(SliceError), NoSuchAxis(AxisError)]
    Self::Same { axis, index } =>
        "index {index} of axis {axis} is both read and written: update it with `for_each_mut`";
    Self::NotOne { axis, extent: 0 } => "axis {axis} has extent 0: only an axis of extent 1 is removed";
    Self::NotOne { axis, extent } =>
        "axis {axis} has extent {extent}: only an axis of extent 1 is removed; `index_axis` takes one of its coordinates";
}

/// The only coordinate of an axis.
pub(crate) fn only(axis: usize, extent: usize) -> Result<isize, SubviewError> {
    if extent == 1 { Ok(0) } else { Err(SubviewError::NotOne { axis, extent }) }
}

/// Where the memory of the subview at a coordinate begins, and its layout.
#[inline]
fn at<const R: usize, const Q: usize, M: Packed<Q>>(
    layout: &Strided<R>,
    axis: usize,
    index: impl FnOnce(usize) -> Result<isize, SubviewError>,
) -> Result<(usize, M), SubviewError> {
    let (one, extent, stride) = place::<R, Q, M>(layout, axis);
    let index = position(axis, index(extent)?, extent).map_err(SubviewError::Index)?;
    let first = layout.base().wrapping_add(index.wrapping_mul(stride.cast_unsigned()));
    // A subview without elements begins anywhere.
    let start = if one.element_count() == 0 { 0 } else { first.wrapping_sub(one.base()) };
    Ok((start, one))
}

/// Rejects, in `cargo build`, axes that are removed and whose extent is known and is not 1.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownOne<const R: usize, X, L>(core::marker::PhantomData<(X, L)>);

impl<const R: usize, X: ReducedAxisArgument, L: Layout<R>> KnownOne<R, X, L> {
    #[expect(clippy::indexing_slicing, reason = "the axis is below R")]
    const IS_ONE: () = {
        let extents = L::EXTENTS;
        if let Some(axis) = X::KNOWN
            && let Ok(axis) = resolve(axis, R)
            && let Some(extent) = extents[axis]
            && extent != 1
        {
            let message =
                Message::<256>::new().text("axis ").number(axis).text(" has extent ").number(extent);
            message
                .text(": only an axis of extent 1 is removed; `index_axis` takes one of its coordinates")
                .fail()
        }
    };
}

/// # Remove an axis
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the subview at an index of an axis. Extents `[m, n]` at an index of axis 1 become `[m]`, or `[m, 1]` if the axis is in
    /// [`Keep`](crate::Keep). A negative index counts from the end. Nothing is copied. It is [`slice`](Self::slice) with one index, for
    /// an axis that is known at run time or is a parameter. The index is an integer of any type.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SubviewError`], where [`try_index_axis`](Self::try_index_axis) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, AxisOf, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.index_axis(Axis::<1>, -1).to_vec(), [3, 6]);
    /// let columns: Vec<i32> =
    ///     (0..matrix.extents()[1]).map(|j| matrix.index_axis(Axis::<1>, j).sum()).collect();
    /// assert_eq!(columns, [5, 7, 9]);
    ///
    /// let axis = AxisOf::new(0).unwrap(); // from input
    /// assert_eq!(matrix.index_axis(axis, 1).to_vec(), [4, 5, 6]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// PyTorch, `select`; NumPy, `take` of one index.
    #[doc(alias("subview", "index_axis_move", "selectdim", "collapse_axis"))]
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn index_axis<const Q: usize, X, I: SliceInt>(
        &'s self,
        axis: X,
        index: I,
    ) -> View<'a, T, Q, IndexedLayout<X, I, L, R, Q>>
    where
        Delayed<X, I>: ReducedAxis<R, Q>,
    {
        or_fail(self.try_index_axis(axis, index))
    }

    /// Returns the subview at an index of an axis, or an error where [`index_axis`](Self::index_axis) panics.
    ///
    /// # Errors
    ///
    /// [`SubviewError::Index`] if the axis does not have the index.
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// assert_eq!(
    ///     View::new(&memory, shape![2, 3])?.try_index_axis(Axis::<1>, 3).unwrap_err().to_string(),
    ///     "index 3 is out of bounds for axis 1, which has extent 3: it must be at least -3 and \
    ///      below 3"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_index_axis<const Q: usize, X, I: SliceInt>(
        &'s self,
        axis: X,
        index: I,
    ) -> Result<View<'a, T, Q, IndexedLayout<X, I, L, R, Q>>, SubviewError>
    where
        Delayed<X, I>: ReducedAxis<R, Q>,
    {
        let (start, layout) = at(&self.layout.ranked(), axis.number(R), |_| Ok(index.to_isize()))?;
        Ok(TensorBase::starting_at_typed(self.data.lend(), start, layout))
    }

    /// Returns a view without an axis of extent 1. Extents `[m, 1]` without axis 1 become `[m]`. Nothing is copied.
    ///
    /// An extent in the type that is not 1 is an error of `cargo build`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SubviewError`], where [`try_squeeze`](Self::try_squeeze) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, tensor};
    ///
    /// let column = tensor![[1], [2], [3]];
    /// assert_eq!(column.squeeze(Axis::<1>), tensor![1, 2, 3]);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `squeeze` of one axis.
    #[doc(alias("remove_axis", "dropdims"))]
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn squeeze<const Q: usize, X: ReducedAxis<R, Q, AxisProof: Exists>>(
        &'s self,
        axis: X,
    ) -> View<'a, T, Q, SubviewLayout<X, L, R, Q>> {
        let () = KnownOne::<R, X, L>::IS_ONE;
        or_fail(self.try_squeeze(axis))
    }

    /// Returns a view without an axis of extent 1, or an error where [`squeeze`](Self::squeeze) panics.
    ///
    /// # Errors
    ///
    /// [`SubviewError::NotOne`] if the extent of the axis is not 1.
    ///
    /// ```
    /// use shapewise::{Axis, View};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// assert_eq!(
    ///     View::new(&memory, [2, 3])?.try_squeeze(Axis::<1>).unwrap_err().to_string(),
    ///     "axis 1 has extent 3: only an axis of extent 1 is removed; `index_axis` takes one of its \
    ///      coordinates"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_squeeze<const Q: usize, X: ReducedAxis<R, Q, AxisProof: Exists>>(
        &'s self,
        axis: X,
    ) -> Result<View<'a, T, Q, SubviewLayout<X, L, R, Q>>, SubviewError> {
        let axis = axis.number(R);
        let (start, layout) = at(&self.layout.ranked(), axis, |extent| only(axis, extent))?;
        Ok(TensorBase::starting_at_typed(self.data.lend(), start, layout))
    }
}

impl<const R: usize, E: ExtentList<R>> Shape<R, E> {
    /// Returns the shape without an axis of extent 1: `[m, 1]` without axis 1 is `[m]`. The method of views is
    /// [`View::squeeze`](crate::View::squeeze).
    ///
    /// # Errors
    ///
    /// [`SubviewError::NotOne`] if the extent of the axis is not 1, which is an error of `cargo build` if the type knows it.
    ///
    /// ```
    /// use shapewise::{Axis, Const, Shape, shape};
    ///
    /// let n = 1;
    /// assert_eq!(Shape::new(shape![3, n])?.squeeze(Axis::<1>)?.typed_extents(), (Const::<3>,));
    /// assert!(Shape::new(shape![3, n + 1])?.squeeze(Axis::<1>).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `squeeze` of one axis.
    pub fn squeeze<const Q: usize, X: ReducedAxis<R, Q, AxisProof: Exists, Proof: Exists>>(
        self,
        axis: X,
    ) -> Result<Shape<Q, Reduced<X, E, R, Q>>, SubviewError> {
        let () = KnownOne::<R, X, RowMajor<R, E>>::IS_ONE;
        let number = axis.number(R);
        only(number, self.extents().get(number).copied().unwrap_or(1))?;
        Ok(self.reduce(axis))
    }
}

/// # Columns of matrices
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, L: Layout<2>> TensorBase<T, S, 2, L> {
    /// Returns a column of a matrix: extents `[m, n]` become `[m]`. It is [`index_axis`](Self::index_axis) of axis 1.
    ///
    /// # Panics
    ///
    /// Same panics as [`index_axis`](Self::index_axis).
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let matrix = tensor![[1, 2, 3], [4, 5, 6]];
    /// assert_eq!(matrix.column(1), tensor![2, 5]);
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn column(&'s self, index: usize) -> View<'a, T, 1, SubviewLayout<Axis<1>, L, 2, 1>> {
        self.index_axis(Axis::<1>, index)
    }

    /// Returns a column of a matrix, or an error where [`column`](Self::column) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_index_axis`](Self::try_index_axis).
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert!(tensor![[1, 2, 3], [4, 5, 6]].try_column(3).is_err());
    /// ```
    #[inline]
    pub fn try_column(
        &'s self,
        index: usize,
    ) -> Result<View<'a, T, 1, SubviewLayout<Axis<1>, L, 2, 1>>, SubviewError> {
        self.try_index_axis(Axis::<1>, index)
    }
}

/// # Columns of matrices, to write
impl<T, S, L: Layout<2>> TensorBase<T, S, 2, L> {
    /// Returns a column of a matrix, to write: [`column`](Self::column).
    ///
    /// # Panics
    ///
    /// Same panics as [`index_axis`](Self::index_axis).
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let mut matrix = tensor![[1, 2, 3], [4, 5, 6]];
    /// matrix.column_mut(1).fill(0);
    /// assert_eq!(matrix, tensor![[1, 0, 3], [4, 0, 6]]);
    /// ```
    #[doc(alias = "set_column")]
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn column_mut(&mut self, index: usize) -> ViewMut<'_, T, 1, SubviewLayout<Axis<1>, L, 2, 1>>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        self.index_axis_mut(Axis::<1>, index)
    }

    /// Returns a column of a matrix, to write, or an error where [`column_mut`](Self::column_mut) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_index_axis`](Self::try_index_axis).
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert!(tensor![[1, 2, 3], [4, 5, 6]].try_column_mut(3).is_err());
    /// ```
    #[inline]
    pub fn try_column_mut(
        &mut self,
        index: usize,
    ) -> Result<ViewMut<'_, T, 1, SubviewLayout<Axis<1>, L, 2, 1>>, SubviewError>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        self.try_index_axis_mut(Axis::<1>, index)
    }
}

/// # Remove an axis, to write
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the subview at an index of an axis, to write: [`index_axis`](Self::index_axis).
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SubviewError`], where [`try_index_axis_mut`](Self::try_index_axis_mut) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, ViewMut, shape};
    ///
    /// let mut memory = [1, 2, 3, 4, 5, 6];
    /// ViewMut::new(&mut memory, shape![2, 3])?.index_axis_mut(Axis::<1>, -1).fill(0);
    /// assert_eq!(memory, [1, 2, 0, 4, 5, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn index_axis_mut<const Q: usize, X, I: SliceInt>(
        &mut self,
        axis: X,
        index: I,
    ) -> ViewMut<'_, T, Q, IndexedLayout<X, I, L, R, Q>>
    where
        Delayed<X, I>: ReducedAxis<R, Q>,
        S: StorageMut<T, Proof: Exists>,
    {
        or_fail(self.try_index_axis_mut(axis, index))
    }

    /// Returns the subview at an index of an axis, to write, or an error where [`index_axis_mut`](Self::index_axis_mut) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_index_axis`](Self::try_index_axis).
    #[inline]
    pub fn try_index_axis_mut<const Q: usize, X, I: SliceInt>(
        &mut self,
        axis: X,
        index: I,
    ) -> Result<ViewMut<'_, T, Q, IndexedLayout<X, I, L, R, Q>>, SubviewError>
    where
        Delayed<X, I>: ReducedAxis<R, Q>,
        S: StorageMut<T, Proof: Exists>,
    {
        let (start, layout) = at(&self.layout.ranked(), axis.number(R), |_| Ok(index.to_isize()))?;
        Ok(TensorBase::starting_at_mut_typed(self.data.elements_mut(), start, layout))
    }
}
