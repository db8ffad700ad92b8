//! Writing to an array from other arrays, each broadcast to its extents.

use crate::{
    array::{KnownWrite, TensorBase, View, compare::stretches_beside},
    broadcast::BroadcastError,
    extent::named::Stretches,
    layout::{Layout, Strided},
    loops::nest::{Nest, slices},
    loops::{
        allocate::is_sizeless,
        known::{LayoutPair, LayoutTriple, TypedLoops},
        relayout::{relayout, relayout_known},
        write::{apply_known, apply_rows, stretched, zip_known, zip_rows, zip_rows3},
    },
    message::{fail, or_fail},
    private::{Exists, INTERNAL},
    verbs::{AssignedTo, WrittenInto},
};

/// # Compute each element, into memory that is there
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Writes the elements of another array to this one. The other array is broadcast to this one's extents: `[1, n]` is written
    /// to each row of `[m, n]`.
    ///
    /// If the two are in different orders in memory, the copy proceeds in blocks, and elements that own nothing (no `Drop`) may be
    /// cloned more than once.
    ///
    /// # Panics
    ///
    /// At the caller's line, where [`try_assign`](Self::try_assign) returns an error: the other array's extent along an axis is neither
    /// this one's nor 1. Two extents in the type that do not broadcast are an error of `cargo check`, or of `cargo build` if one is computed, as that of a
    /// concatenation.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, ViewMut, shape};
    ///
    /// let (row, mut memory) = ([1, 2, 3], [0; 6]);
    /// let row = View::new(&row, shape![1, 3])?;
    /// ViewMut::new(&mut memory, shape![2, 3])?.assign(&row);
    /// assert_eq!(memory, [1, 2, 3, 1, 2, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "copyto")]
    #[inline]
    #[track_caller]
    pub fn assign<O: AssignedTo<T, S, L, R, Proof: Exists>>(&mut self, from: O)
    where
        T: Clone,
    {
        let () = KnownWrite::<T, R, L, View<'_, T, R, O::Layout>>::REACHES;
        if let Err(error) =
            assign((O::target(&mut self.data, INTERNAL), &self.layout), &O::read(&from, INTERNAL))
        {
            fail(&error);
        }
    }

    /// Writes the elements of another array to this one, and returns an error where [`assign`](Self::assign) panics.
    ///
    /// # Errors
    ///
    /// [`BroadcastError`] with the first axis where the other array's extent is neither this one's nor 1. Two extents in the type
    /// that do not broadcast are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{View, ViewMut};
    ///
    /// let (row, mut memory) = ([1, 2, 3], [0; 6]);
    /// let mut matrix = ViewMut::new(&mut memory, [3, 2])?;
    /// assert_eq!(
    ///     matrix.try_assign(View::new(&row, [1, 3])?).unwrap_err().to_string(),
    ///     "extent 3 of axis 1 does not broadcast into extent 2 of axis 1: it must be the same, or 1"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_assign<O: AssignedTo<T, S, L, R, Proof: Exists>>(
        &mut self,
        from: O,
    ) -> Result<(), BroadcastError>
    where
        T: Clone,
    {
        assign((O::target(&mut self.data, INTERNAL), &self.layout), &O::read(&from, INTERNAL))
    }

    /// Writes a function's result for each element of another array to this one. The other array is
    /// broadcast to this one's extents. The order is not specified, as in all methods that write.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_map_from`](Self::try_map_from) returns an error. Two
    /// extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{View, ViewMut};
    ///
    /// let mut lengths = [0; 2];
    /// ViewMut::new(&mut lengths, [2])?.map_from(View::new(&["a", "bc"], [2])?, |word| word.len());
    /// assert_eq!(lengths, [1, 2]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[doc(alias = "Zip")]
    #[doc(alias = "azip")]
    #[doc(alias = "map_assign_into")]
    #[track_caller]
    pub fn map_from<O: WrittenInto<T, S, L, R>>(&mut self, from: O, map: impl FnMut(&O::Element) -> T) {
        or_fail(self.try_map_from(from, map));
    }

    /// Writes a function's result for each element of another array to this one, and returns an error where [`map_from`](Self::map_from)
    /// panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_assign`](Self::try_assign).
    #[inline]
    pub fn try_map_from<O: WrittenInto<T, S, L, R>>(
        &mut self,
        from: O,
        mut map: impl FnMut(&O::Element) -> T,
    ) -> Result<(), BroadcastError> {
        self.try_zip_apply(from, |to, element| *to = map(element))
    }

    /// Writes a function's result for each pair of elements of two other arrays to this one. Both are
    /// broadcast to this one's extents.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_zip_from`](Self::try_zip_from) returns an error. Two
    /// extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, ViewMut, shape};
    ///
    /// let (matrix, row, mut sum) = ([1, 2, 3, 4], [10, 20], [0; 4]);
    /// let (matrix, row) = (View::new(&matrix, shape![2, 2])?, View::new(&row, shape![1, 2])?);
    /// ViewMut::new(&mut sum, shape![2, 2])?.zip_from(&matrix, &row, |x, y| x + y);
    /// assert_eq!(sum, [11, 22, 13, 24]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[doc(alias = "Zip")]
    #[doc(alias = "azip")]
    #[track_caller]
    pub fn zip_from<O: WrittenInto<T, S, L, R>, P: WrittenInto<T, S, L, R>>(
        &mut self,
        left: O,
        right: P,
        map: impl FnMut(&O::Element, &P::Element) -> T,
    ) {
        or_fail(self.try_zip_from(left, right, map));
    }

    /// Writes a function's result for each pair of elements of two other arrays to this one, and returns an error where
    /// [`zip_from`](Self::zip_from) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_assign`](Self::try_assign).
    #[inline]
    pub fn try_zip_from<O: WrittenInto<T, S, L, R>, P: WrittenInto<T, S, L, R>>(
        &mut self,
        left: O,
        right: P,
        map: impl FnMut(&O::Element, &P::Element) -> T,
    ) -> Result<(), BroadcastError> {
        let to = (O::target(&mut self.data, INTERNAL), &self.layout);
        zip(to, &O::read(&left, INTERNAL), &P::read(&right, INTERNAL), map)
    }

    /// Writes a function's result for each triple of elements of three other arrays to this one. All
    /// three are broadcast to this one's extents.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_zip_from3`](Self::try_zip_from3) returns an error. Two
    /// extents in the type that do not broadcast are an error of `cargo check`.
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
    /// out.zip_from3(&mask, &a, &b, |mask, a, b| if *mask { *a } else { *b });
    /// assert_eq!(out.view().try_as_slice(), Some(&[1, 0, 3, 0][..]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[doc(alias = "Zip")]
    #[doc(alias = "azip")]
    #[track_caller]
    pub fn zip_from3<O: WrittenInto<T, S, L, R>, P: WrittenInto<T, S, L, R>, Q: WrittenInto<T, S, L, R>>(
        &mut self,
        first: O,
        second: P,
        third: Q,
        map: impl FnMut(&O::Element, &P::Element, &Q::Element) -> T,
    ) {
        or_fail(self.try_zip_from3(first, second, third, map));
    }

    /// Writes a function's result for each triple of elements of three other arrays to this one, and returns an error where
    /// [`zip_from3`](Self::zip_from3) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_assign`](Self::try_assign).
    #[inline]
    pub fn try_zip_from3<
        O: WrittenInto<T, S, L, R>,
        P: WrittenInto<T, S, L, R>,
        Q: WrittenInto<T, S, L, R>,
    >(
        &mut self,
        first: O,
        second: P,
        third: Q,
        map: impl FnMut(&O::Element, &P::Element, &Q::Element) -> T,
    ) -> Result<(), BroadcastError> {
        let operands = (O::read(&first, INTERNAL), P::read(&second, INTERNAL), Q::read(&third, INTERNAL));
        zip3((O::target(&mut self.data, INTERNAL), &self.layout), operands, map)
    }

    /// Calls a function with each element of this array, to update, and the element of another one. The other array is
    /// broadcast to this one's extents.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_zip_apply`](Self::try_zip_apply) returns an error. Two
    /// extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, ViewMut, shape};
    ///
    /// let (mut memory, bias) = ([1, 2, 3, 4], [10, 20]);
    /// let bias = View::new(&bias, shape![1, 2])?;
    /// ViewMut::new(&mut memory, shape![2, 2])?.zip_apply(&bias, |x, b| *x += b);
    /// assert_eq!(memory, [11, 22, 13, 24]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[doc(alias("zip_mut_with", "axpy"))]
    #[track_caller]
    #[doc(alias("scaled_add"))]
    pub fn zip_apply<O: WrittenInto<T, S, L, R>>(
        &mut self,
        other: O,
        visit: impl FnMut(&mut T, &O::Element),
    ) {
        or_fail(self.try_zip_apply(other, visit));
    }

    /// Calls a function with each element of this array, to update, and the element of another one. Returns an error where
    /// [`zip_apply`](Self::zip_apply) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_assign`](Self::try_assign).
    #[inline]
    pub fn try_zip_apply<O: WrittenInto<T, S, L, R>>(
        &mut self,
        other: O,
        visit: impl FnMut(&mut T, &O::Element),
    ) -> Result<(), BroadcastError> {
        apply((O::target(&mut self.data, INTERNAL), &self.layout), &O::read(&other, INTERNAL), visit)
    }
}

/// A view with its layout `M`, as a part of a plan that writes to the layout `L`.
macro_rules! part {
    ($view:expr, $layout:ident, $to:ident) => {
        (&$view.layout.ranked(), &const { stretches_beside::<R, $layout, $to>() })
    };
}

/// Writes the elements of one array: [`TensorBase::assign`].
#[inline]
fn assign<T: Clone, const R: usize, L: Layout<R>, M: Layout<R>>(
    (data, layout): (&mut [T], &L),
    from: &View<'_, T, R, M>,
) -> Result<(), BroadcastError> {
    if <LayoutPair<L, M> as TypedLoops<R, 2>>::ARE_KNOWN {
        if !is_sizeless::<T>() {
            relayout_known::<T, R, LayoutPair<L, M>>(data, from.data);
        }
        return Ok(());
    }
    assign_ranked(
        (data, &layout.ranked()),
        (from.data, &from.layout.ranked()),
        &const { stretches_beside::<R, M, L>() },
    )
}

/// [`assign`] of layouts that are known at run time: compiled once per rank, and not for each pair of layouts.
#[inline(never)]
#[expect(clippy::indexing_slicing, reason = "an array that has elements has memory for all of its span")]
fn assign_ranked<T: Clone, const R: usize>(
    (data, to): (&mut [T], &Strided<R>),
    (source, from): (&[T], &Strided<R>),
    stretches: &[Stretches; R],
) -> Result<(), BroadcastError> {
    // Most arrays are contiguous: one slice is copied to another, without loops to begin.
    if !is_sizeless::<T>()
        && let Some(([at, with], len)) = slices([to, from])
    {
        data[at..][..len].clone_from_slice(&source[with..][..len]);
        return Ok(());
    }
    let from = stretched((from, stretches), to)?;
    if !is_sizeless::<T>() {
        relayout(data, source, &Nest::ordered([to, &from]));
    }
    Ok(())
}

/// Writes a function of two arrays: [`TensorBase::zip_from`].
#[inline(always)]
fn zip<T, U, V, const R: usize, L: Layout<R>, M: Layout<R>, N: Layout<R>>(
    (data, layout): (&mut [T], &L),
    left: &View<'_, U, R, M>,
    right: &View<'_, V, R, N>,
    map: impl FnMut(&U, &V) -> T,
) -> Result<(), BroadcastError> {
    if <LayoutTriple<L, M, N> as TypedLoops<R, 3>>::ARE_KNOWN {
        zip_known::<T, U, V, R, LayoutTriple<L, M, N>>(data, left.data, right.data, map);
        return Ok(());
    }
    let to = layout.ranked();
    let (from, with) = (stretched(part!(left, M, L), &to)?, stretched(part!(right, N, L), &to)?);
    zip_rows(data, left.data, right.data, &Nest::ordered([&to, &from, &with]), map);
    Ok(())
}

/// Writes a function of three arrays: [`TensorBase::zip_from3`].
#[inline]
fn zip3<T, U, V, W, const R: usize, L: Layout<R>, M: Layout<R>, N: Layout<R>, O: Layout<R>>(
    (data, layout): (&mut [T], &L),
    (first, second, third): (View<'_, U, R, M>, View<'_, V, R, N>, View<'_, W, R, O>),
    map: impl FnMut(&U, &V, &W) -> T,
) -> Result<(), BroadcastError> {
    let to = layout.ranked();
    let (a, b) = (stretched(part!(first, M, L), &to)?, stretched(part!(second, N, L), &to)?);
    let nest = Nest::ordered([&to, &a, &b, &stretched(part!(third, O, L), &to)?]);
    zip_rows3(data, (first.data, second.data, third.data), &nest, map);
    Ok(())
}

/// Applies a function to each element and that of another array: [`TensorBase::zip_apply`].
#[inline]
fn apply<T, U, const R: usize, L: Layout<R>, M: Layout<R>>(
    (data, layout): (&mut [T], &L),
    other: &View<'_, U, R, M>,
    visit: impl FnMut(&mut T, &U),
) -> Result<(), BroadcastError> {
    if <LayoutPair<L, M> as TypedLoops<R, 2>>::ARE_KNOWN {
        apply_known::<T, U, R, LayoutPair<L, M>>(data, other.data, visit);
        return Ok(());
    }
    let to = layout.ranked();
    let from = stretched(part!(other, M, L), &to)?;
    apply_rows(data, other.data, &Nest::ordered([&to, &from]), visit);
    Ok(())
}

/// For a rank that is known at run time.
#[cfg(feature = "alloc")]
mod any_rank {
    use super::{BroadcastError, Nest, apply_rows, is_sizeless, relayout};
    use crate::{
        array::{DynBase, DynView, StorageMut, dynamic::layout::together},
        loops::any_rank::for_each_nest,
    };

    impl<T, S: StorageMut<T>> DynBase<T, S> {
        /// Calls a function with each element, to write, in no specified order.
        ///
        /// ```
        /// use shapewise::array::DynTensor;
        ///
        /// let mut matrix = DynTensor::new(vec![1, 2, 3, 4], [2, 2])?;
        /// matrix.for_each_mut(|element| *element *= 10);
        /// assert_eq!(matrix.as_slice(), [10, 20, 30, 40]);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[doc(alias("map_inplace", "mapv_inplace"))]
        pub fn for_each_mut(&mut self, mut visit: impl FnMut(&mut T)) {
            self.each_part_mut(|mut part| part.for_each_mut(&mut visit));
        }

        /// Writes a clone of `value` to each element.
        ///
        /// ```
        /// use shapewise::array::DynTensor;
        ///
        /// let mut matrix = DynTensor::filled([2, 2], 1)?;
        /// matrix.slice_by_mut(&"0".parse()?)?.fill(7);
        /// assert_eq!(matrix.as_slice(), [7, 7, 1, 1]);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        pub fn fill(&mut self, value: T)
        where
            T: Clone,
        {
            if !is_sizeless::<T>() {
                self.for_each_mut(|element| *element = value.clone());
            }
        }

        /// Writes the elements of another array to this one. The other array is broadcast to this one's extents: `[1, n]` is written to
        /// each row of `[m, n]`, and rank 0 to each element. It may be a ranked array.
        ///
        /// # Errors
        ///
        /// [`BroadcastError::RankMismatch`], or [`BroadcastError::Into`] with the first axis where the other array's extent is neither this one's
        /// nor 1.
        ///
        /// ```
        /// use shapewise::{View, shape, array::DynTensor};
        ///
        /// let mut matrix = DynTensor::filled([2, 3], 0)?;
        /// matrix.assign(View::new(&[1, 2, 3], shape![1, 3])?)?;
        /// assert_eq!(matrix.as_slice(), [1, 2, 3, 1, 2, 3]);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[doc(alias = "copyto")]
        pub fn assign<'v>(&mut self, from: impl Into<DynView<'v, T>>) -> Result<(), BroadcastError>
        where
            T: Clone + 'v,
        {
            let from = from.into();
            if !is_sizeless::<T>()
                && self.layout.are_row_major(&from.layout)
                && let (Some(to), Some(from)) = (self.first_elements_mut(), from.first_elements())
            {
                to.clone_from_slice(from);
                return Ok(());
            }
            let source = from.layout.stretched(&self.layout.extents())?;
            if is_sizeless::<T>() {
                return Ok(());
            }
            let (axes, offsets) = together([&self.layout, &source]);
            let data = self.data.elements_mut();
            for_each_nest(axes, offsets, Nest::from_axes_ordered, |nest| relayout(data, from.data, &nest));
            Ok(())
        }

        /// Calls a function with each element of this array, to update, and the element of another one. The other array is
        /// broadcast to this one's extents. It may be a ranked array.
        ///
        /// # Errors
        ///
        /// Same errors as [`assign`](Self::assign).
        ///
        /// ```
        /// use shapewise::{View, shape, array::DynTensor};
        ///
        /// let mut matrix = DynTensor::new(vec![1, 2, 3, 4], [2, 2])?;
        /// matrix.zip_apply(View::new(&[10, 20], shape![1, 2])?, |x, bias| *x += bias)?;
        /// assert_eq!(matrix.as_slice(), [11, 22, 13, 24]);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[doc(alias = "zip_mut_with")]
        pub fn zip_apply<'v, U: 'v>(
            &mut self,
            other: impl Into<DynView<'v, U>>,
            mut visit: impl FnMut(&mut T, &U),
        ) -> Result<(), BroadcastError> {
            let other = other.into();
            // Without a nest: of two small arrays it would be most of the time.
            if self.layout.are_row_major(&other.layout)
                && let (Some(to), Some(from)) = (self.first_elements_mut(), other.first_elements())
            {
                to.iter_mut().zip(from).for_each(|(to, with)| visit(to, with));
                return Ok(());
            }
            let source = other.layout.stretched(&self.layout.extents())?;
            let (axes, offsets) = together([&self.layout, &source]);
            let data = self.data.elements_mut();
            for_each_nest(axes, offsets, Nest::from_axes_ordered, |nest| {
                apply_rows(data, other.data, &nest, &mut visit);
            });
            Ok(())
        }
    }
}
