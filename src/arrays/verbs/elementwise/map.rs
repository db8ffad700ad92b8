//! Maps of all elements.

#[cfg(feature = "alloc")]
use crate::{array::DynBase, private::Exists, storage::StorageMut};
use crate::{
    array::{Lend, TensorBase, results::made},
    layout::{ExtentTypes, Layout, RowMajor},
    loops::within::each_element,
    storage::{ElementPlace, Storage},
};

/// A tensor with elements `U` and the extents that the layout `L` of rank `R` has in its type; an inline array if the storage `S` is inline. See
/// [`map`](TensorBase::map).
pub type ArrayLike<U, T, S, L, const R: usize> =
    TensorBase<U, ResultsLike<U, T, S, ExtentTypes<L, R>>, R, RowMajor<R, ExtentTypes<L, R>>>;

/// The memory of results with the extents `E`, of an array in the storage `S`.
pub(crate) type ResultsLike<U, T, S, E> =
    <<S as Storage<T>>::ElementPlace as ElementPlace>::ResultStorage<U, E>;

/// # Compute each element
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a tensor of a function's results for each element, in logical order. What the type knows of the extents stays in
    /// the type. The results of an inline array are an inline array.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let squares = View::new(&[1, 2, 3], shape![3])?.map(|x| x * x);
    /// assert_eq!(squares.as_slice(), [1, 4, 9]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("vectorize", "astype", "nan_to_num", "sigmoid", "gelu", "deg2rad", "logical_not"))]
    #[doc(alias(
        "lapply", "arrayfun", "cellfun", "type_as", "fillna", "rad2deg", "isfinite", "isinf", "square"
    ))]
    #[must_use]
    pub fn map<U>(&'s self, map: impl FnMut(&'a T) -> U) -> ArrayLike<U, T, S, L, R> {
        made!(
            ArrayLike::<U, T, S, L, R>,
            each_element(self.data.lend(), self.layout.ranked(), map),
            (on_heap::collect(self.data.lend(), &self.layout, map), self.extents()),
        )
    }
}

/// # Compute each element by functions of values
impl<'s, 'a, T: Copy + 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a tensor of the results of a function of a value for each element, in logical order: [`map`](Self::map), whose function takes
    /// a reference. So functions such as `f64::sqrt` are passed by name. Because the elements are copied, it takes a quarter of the time for
    /// a transpose whose rows are a power of two apart, such as 1024 x 1024.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert_eq!(tensor![1.0, 4.0, 9.0].map_copied(f64::sqrt), tensor![1.0, 2.0, 3.0]);
    /// ```
    #[doc(alias = "mapv")]
    #[must_use]
    pub fn map_copied<U>(&'s self, mut map: impl FnMut(T) -> U) -> ArrayLike<U, T, S, L, R> {
        let map = |element: &T| map(*element);
        made!(
            ArrayLike::<U, T, S, L, R>,
            each_element(self.data.lend(), self.layout.ranked(), map),
            (on_heap::collect_copied(self.data.lend(), &self.layout, map), self.extents()),
        )
    }
}

/// # Compute each element in place
#[cfg(feature = "alloc")]
impl<T: Copy, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Writes the result of a function over each element, in no specified order, and returns this array: [`map_copied`](Self::map_copied) without
    /// new memory. It takes a tensor or a mutable view.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let (a, b) = (tensor![1.0, 3.0], tensor![3.0, 1.0]);
    /// assert_eq!((&a + &b).into_map(f64::sqrt), tensor![2.0, 2.0]); // one allocation
    /// ```
    #[doc(alias("mapv_into", "mapv_inplace"))]
    #[must_use]
    pub fn into_map(mut self, mut map: impl FnMut(T) -> T) -> Self
    where
        S: StorageMut<T, Proof: Exists>,
    {
        self.for_each_mut(|element| *element = map(*element));
        self
    }
}

#[cfg(feature = "alloc")]
impl<T: Copy, S: StorageMut<T>> DynBase<T, S> {
    /// Writes the result of a function over each element, in no specified order, and returns this array: [`map_copied`](Self::map_copied) without
    /// new memory.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let x = tensor![1.0, 4.0].into_dynamic();
    /// assert_eq!(x.into_map(f64::sqrt).as_slice(), [1.0, 2.0]);
    /// ```
    #[doc(alias("mapv_into", "mapv_inplace"))]
    #[must_use]
    pub fn into_map(mut self, mut map: impl FnMut(T) -> T) -> Self {
        self.for_each_mut(|element| *element = map(*element));
        self
    }
}

/// Results on the heap.
#[cfg(feature = "alloc")]
pub(crate) mod on_heap {
    use alloc::vec::Vec;

    use crate::{
        array::{
            Tensor, TensorBase,
            access::append::{append_apart, append_within},
            memory::try_as_slice,
        },
        index::MemoryError,
        layout::{ExtentTypes, Layout, RowMajor, Strided},
        loops::allocate::allocate,
        loops::known::{InOrder, OneLayout, in_order},
        loops::nest::{Nest, Run, each_plane, step},
        loops::short::{is_in_rows, of_arrays, row_of, with_known_length},
        message::{broken, or_fail},
        types::ExtentList,
        verbs::elementwise::collect::{in_bands, is_far},
    };

    /// A tensor with elements `T` and the extents that the layout `L` of rank `R` has in its type. See [`map`](TensorBase::map).
    pub type TensorLike<T, L, const R: usize> = Tensor<T, R, RowMajor<R, ExtentTypes<L, R>>>;

    /// The tensor of these elements in row-major order, with extents that agree with `E`.
    #[inline]
    pub(crate) fn tensor<T, const R: usize, E: ExtentList<R>>(
        data: Vec<T>,
        extents: &[usize; R],
    ) -> Tensor<T, R, RowMajor<R, E>> {
        TensorBase::of_results(data, extents)
    }

    /// What a function returns for each element, in logical order. One slice if the type knows it; else compiled once per function and rank,
    /// and not for each shape.
    #[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
    pub(super) fn collect<'a, T, U, const R: usize, L: Layout<R>>(
        data: &'a [T],
        layout: &L,
        map: impl FnMut(&'a T) -> U,
    ) -> Vec<U> {
        match <OneLayout<L> as InOrder<R>>::SLICE {
            0 => {}
            len => return collect_slice(&data[..len], map),
        }
        with_known_length!(const { row_with_gaps::<R, L>() }, N => {
            return collect_arrays::<_, _, R, N>(data, &layout.ranked(), map);
        });
        collect_ranked(data, &layout.ranked(), map)
    }

    /// The length of short rows, if the type knows that their elements are side by side, and not that there are no gaps between rows; 0 if not.
    const fn row_with_gaps<const R: usize, L: Layout<R>>() -> usize {
        if is_in_rows::<R, L>() && !matches!(L::ROW_MAJOR, Some(true)) { row_of::<R, L>() } else { 0 }
    }

    /// [`collect`] of rows of `N` elements side by side: compiled once per function, rank and length.
    #[inline(never)]
    fn collect_arrays<'a, T, U, const R: usize, const N: usize>(
        data: &'a [T],
        layout: &Strided<R>,
        mut map: impl FnMut(&'a T) -> U,
    ) -> Vec<U> {
        match or_fail(of_arrays(data, layout, |row: &'a [T; N]| row.each_ref().map(&mut map))) {
            Some(rows) => rows.into_flattened(),
            None => broken("the elements of a row are side by side"),
        }
    }

    /// [`collect`] of a slice: compiled once per function.
    #[inline(never)]
    fn collect_slice<'a, T, U>(slice: &'a [T], map: impl FnMut(&'a T) -> U) -> Vec<U> {
        // Not by `append`, nor by a function for all shapes, which write the words of a new vector one by one: a move, which reads two as one, would wait for them. A map of
        // 4 x 4 elements takes 0.6 to 0.7 of the time, for 100 bytes more.
        let mut all = Vec::with_capacity(slice.len());
        append_within(&mut all, slice, map);
        all
    }

    /// The number of elements up to which a loop is not worth a function of its own.
    const FEW: usize = 32;

    /// [`collect`] of a ranked layout: compiled once per function and rank. Two vectors of which one is the result would be moved where it is inlined.
    #[inline(never)]
    fn collect_ranked<'a, T, U, const R: usize>(
        data: &'a [T],
        layout: &Strided<R>,
        mut map: impl FnMut(&'a T) -> U,
    ) -> Vec<U> {
        if let Some(slice) = try_as_slice(data, layout) {
            return collect_slice(slice, map);
        }
        let mut all = Vec::with_capacity(layout.element_count());
        let nest = in_order(layout);
        // Rows that leave the caches before the next one wait for memory: with more of them at a time, 1024^2 takes 1.1 to 1.2 times as long.
        let is_long = layout.element_count() > FEW;
        if is_long && nest.axis_from_last(1).1[0] > 1 && !is_far(&nest, data) {
            append_rows_apart(&mut all, data, &nest, map);
        } else {
            append_rows(&mut all, data, &nest, &mut map);
        }
        all
    }

    /// [`append_rows`] of elements a positive stride apart. In a function of its own, whose loop is in registers: 16 x 16 `f64` takes 0.8 of the time.
    #[inline(never)]
    #[expect(
        clippy::indexing_slicing,
        reason = "offsets of elements of a layout are below the length of the memory"
    )]
    fn append_rows_apart<'a, T, U, const R: usize>(
        all: &mut Vec<U>,
        data: &'a [T],
        nest: &Nest<R, 1>,
        mut map: impl FnMut(&'a T) -> U,
    ) {
        each_plane!(nest, plane => {
            let ([mut at], stride) = (plane.first.offsets, plane.first.strides[0].cast_unsigned());
            for _ in 0..plane.rows {
                append_apart(all, &data[at.cast_unsigned()..], (stride, plane.first.len), &mut map);
                // One step past the last row may wrap; it is not used.
                at = at.wrapping_add(plane.next[0]);
            }
        });
    }

    /// [`collect`], which returns an error if there is not enough memory.
    #[inline(never)]
    pub(crate) fn try_collect<'a, T, U, const R: usize>(
        data: &'a [T],
        layout: &Strided<R>,
        mut map: impl FnMut(&'a T) -> U,
    ) -> Result<Vec<U>, MemoryError> {
        let mut all = allocate(layout.element_count())?;
        match try_as_slice(data, layout) {
            Some(slice) => append_within(&mut all, slice, map),
            None => append_rows(&mut all, data, &in_order(layout), &mut map),
        }
        Ok(all)
    }

    /// [`collect`] of elements that are copied: rows whose cache lines would leave the caches before the next row uses them are copied first.
    pub(crate) fn collect_copied<T: Copy, U, const R: usize, L: Layout<R>>(
        data: &[T],
        layout: &L,
        mut map: impl FnMut(&T) -> U,
    ) -> Vec<U> {
        if <OneLayout<L> as InOrder<R>>::SLICE != 0 || const { row_with_gaps::<R, L>() != 0 } {
            return collect(data, layout, map);
        }
        let layout = layout.ranked();
        let nest = in_order(&layout);
        if !is_far(&nest, data) {
            return collect_ranked(data, &layout, map);
        }
        let mut all = Vec::with_capacity(layout.element_count());
        let copied =
            in_bands(&nest, (0, data), &mut |nest, copy| append_rows(&mut all, copy, nest, &mut map));
        match copied {
            Ok(()) => all,
            // Without memory for the copies, none was made.
            Err(_) => collect_ranked(data, &layout, map),
        }
    }

    /// Appends the results for the elements of all rows. Where it is inlined, what `map` has captured is in registers.
    #[inline(always)]
    fn append_rows<'a, T, U, const R: usize>(
        all: &mut Vec<U>,
        data: &'a [T],
        nest: &Nest<R, 1>,
        map: &mut impl FnMut(&'a T) -> U,
    ) {
        each_plane!(nest, plane => {
            let mut row = plane.first;
            for _ in 0..plane.rows {
                match row.run(0, data) {
                    Run::Slice(slice) => append_within(all, slice, &mut *map),
                    run => {
                        let line = run.into_line();
                        all.extend((0..row.len).map(|at| map(line.at(at))));
                    }
                }
                step(&mut row.offsets, &plane.next, 1);
            }
        });
    }
}
