//! The largest and smallest elements, of all or along axes.

use core::{cmp::Ordering, convert::identity};

use crate::{
    array::{Lend, Storage, TensorBase, TotallyOrdered, access},
    layout::Layout,
    loops::{all::reduce_all, known::ordered, largest::largest},
    private::Exists,
};

// Functions, not closures: a closure is a different type for each layout, so what takes it would be compiled again.
fn larger<T: Ord>(most: T, element: T) -> T {
    if element > most { element } else { most }
}

fn smaller<T: Ord>(least: T, element: T) -> T {
    if element < least { element } else { least }
}

/// # Largest and smallest of all elements
// The methods require the layout, and not the impl: otherwise the compiler lists `Ord::max` and `Iterator::max` as well where `L` has no bound.
impl<T, S: Storage<T>, const R: usize, L> TensorBase<T, S, R, L> {
    /// Returns the largest element; `None` if there are none. For floats, see [`max_by`](Self::max_by).
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[2, 7, 3], [3])?.max(), Some(7));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "amax")]
    #[doc(alias = "reduce_max")]
    #[must_use]
    #[inline]
    pub fn max(&self) -> Option<T>
    where
        T: Copy + TotallyOrdered<Proof: Exists>,
        L: Layout<R>,
    {
        let first = *access::get(self.data.elements(), &self.layout, [0; R])?;
        Some(reduce_all(self.data.elements(), &self.layout, first, identity, larger))
    }

    /// Returns the smallest element; `None` if there are none. For floats, see [`min_by`](Self::min_by).
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[2, 7, 3], [3])?.min(), Some(2));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "amin")]
    #[doc(alias = "reduce_min")]
    #[must_use]
    #[inline]
    pub fn min(&self) -> Option<T>
    where
        T: Copy + TotallyOrdered<Proof: Exists>,
        L: Layout<R>,
    {
        let first = *access::get(self.data.elements(), &self.layout, [0; R])?;
        Some(reduce_all(self.data.elements(), &self.layout, first, identity, smaller))
    }
}

/// # Largest and smallest of all elements by a comparison
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the largest element by a comparison; `None` if there are none. If several are equal, it is any of them.
    ///
    /// No order of floats is right for every use. [`Float::nan_last`](crate::Float::nan_last) places every NaN above all numbers, so one NaN among the elements is the
    /// result, as in NumPy. `f32::total_cmp` places a NaN with the sign bit, which processors make of `0.0 / 0.0`, below them. To ignore NaN, write
    /// [`Float::nan_first`](crate::Float::nan_first), which places it below all numbers: the result is NaN only if all elements are.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Float, View};
    ///
    /// let memory = [1.5, -f32::NAN, -2.0];
    /// let view = View::new(&memory, [3])?;
    /// assert!(view.max_by(f32::nan_last).unwrap().is_nan());
    /// assert_eq!(view.max_by(f32::nan_first), Some(1.5)); // NaN is ignored
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "nanmax")]
    #[inline]
    pub fn max_by(&'s self, mut compare: impl FnMut(&T, &T) -> Ordering) -> Option<T>
    where
        T: Copy,
    {
        let first = *self.get([0; R])?;
        Some(largest(self.data.lend(), &ordered(&self.layout), first, &mut compare))
    }

    /// Returns the smallest element by a comparison: [`max_by`](Self::max_by) with the comparison reversed. Of floats,
    /// [`Float::nan_first`](crate::Float::nan_first) returns what NumPy does, and [`Float::nan_last`](crate::Float::nan_last) ignores NaN.
    ///
    /// ```
    /// use shapewise::{Float, View};
    ///
    /// let memory = [1.5, -2.0];
    /// assert_eq!(View::new(&memory, [2])?.min_by(f32::nan_first), Some(-2.0));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "nanmin")]
    #[inline]
    pub fn min_by(&'s self, compare: impl FnMut(&T, &T) -> Ordering) -> Option<T>
    where
        T: Copy,
    {
        let first = *self.get([0; R])?;
        Some(largest(self.data.lend(), &ordered(&self.layout), first, &mut along::reversed(compare)))
    }
}

pub(crate) mod along {
    use core::{array, convert::identity};

    use super::{Layout, Ordering, Storage, TensorBase, TotallyOrdered, larger, smaller};
    use crate::{
        array::View,
        heap::Vec,
        index::MemoryError,
        layout::{RowMajor, Strided},
        loops::{
            accumulate::{ReductionInput, at_any, fold_small, reduce_onto, small_in_order},
            allocate::allocate,
            along::{KindOf, RowKind, fold_axis},
            largest::{self, LONG, largest_of_rows},
            short::{append_of_rows, is_array},
            within::TermsOfResult,
        },
        message::or_fail,
        shape::Shape,
        verbs::{
            copy::to_layout::copied,
            reduce::along::{ElementOf, ReducedOnHeap, Reduces, ReducesTo},
        },
    };

    /// The elements at index 0 of some axes; `None` if there are no elements along them. The axes stay.
    pub(crate) fn first_along<'a, T, const R: usize>(
        along: &ReductionInput<'a, T, R>,
    ) -> Option<View<'a, T, R>> {
        let (flat, terms) = along.flattened();
        if terms == 0 {
            return None;
        }
        let first = Strided::from_axes(flat, along.layout.strides());
        // If an axis runs backwards, its first element is the last in memory.
        Some(TensorBase::starting_at(along.data, along.layout.base().saturating_sub(first.base()), &first))
    }

    /// The element that `which` selects of all elements along some axes.
    fn extremes<T: Copy, const R: usize>(
        along: &ReductionInput<'_, T, R>,
        which: impl Fn(T, T) -> T,
    ) -> ReducedOnHeap<T> {
        let map = at_any(identity);
        if let Some(results) = fold_small(along, &map, None, &which) {
            return Ok(Some(results.into_vec()));
        }
        let Some(first) = first_along(along) else { return Ok(None) };
        let mut all = copied(first.data, &first.layout)?;
        reduce_onto(&mut all, along.data, &along.nest(), |start| start, map, which);
        Ok(Some(all))
    }

    /// The largest elements along some axes by a comparison, the first ones if there are several: one axis after another, from the last to
    /// the first.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "a view that has elements has memory for all of its span; the axis is below the rank"
    )]
    pub(super) fn largest_by<K: RowKind<R>, T: Copy, const R: usize>(
        along: &ReductionInput<'_, T, R>,
        mut compare: impl FnMut(&T, &T) -> Ordering,
    ) -> ReducedOnHeap<T> {
        let (mut found, mut layout): (Option<Vec<T>>, _) = (None, along.layout);
        for axis in (0..R).rev().filter(|axis| along.is_reduced.get(*axis) == Some(&true)) {
            let data = found.as_deref().unwrap_or(along.data);
            let along = ReductionInput { data, layout, is_reduced: array::from_fn(|other| other == axis) };
            let Some(first) = first_along(&along) else { return Ok(None) };
            let all = if let Some((data, [extent, 1, count])) = along.dense()
                && extent <= LONG
            {
                short_largest(data, [extent, count], &mut compare)?
            } else if layout.strides()[axis] == 1 && layout.extents()[axis] >= LONG {
                let start = layout.base() - first.layout.base();
                largest_of_rows(&data[start..], &first.layout, layout.extents()[axis], &mut compare)?
            } else if let Some((data, sizes)) = along.small()
                && data.len() <= 32
            {
                small_largest(data, sizes, &mut compare)?
            } else {
                let mut all = copied(first.data, &first.layout)?;
                fold_axis::<K, _, _, R>(&mut all, (data, &layout), axis, larger_by(&mut compare));
                all
            };
            layout = RowMajor::new(Shape::<R>::pack(&along.flattened().0)).ranked();
            found = Some(all);
        }
        match found {
            // Along no axes, each element is the largest.
            None => Ok(first_along(along).map(|all| copied(all.data, &all.layout)).transpose()?),
            found => Ok(found),
        }
    }

    /// The first of the largest elements of each row, of few elements. Compiled once per comparison, and not per layout.
    #[inline(never)]
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "there are elements; rows have few"
    )]
    fn short_largest<T: Copy, F: FnMut(&T, &T) -> Ordering>(
        data: &[T],
        [len, count]: [usize; 2],
        compare: &mut F,
    ) -> Result<Vec<T>, MemoryError> {
        let (mut all, mut rest) = (allocate(count)?, data);
        // Four rows at once, so that no comparison waits for the one before. Rows that are arrays need not be.
        while !is_array(len)
            && let Some((rows, others)) = rest.split_at_checked(4 * len)
        {
            let rows = [0, 1, 2, 3].map(|row| &rows[row * len..][..len]);
            let mut most = rows.map(|row| row[0]);
            let mut place = 1;
            while place < len {
                for row in 0..4 {
                    most[row] = largest::larger(most[row], rows[row][place], compare);
                }
                place += 1;
            }
            all.extend_from_slice(&most);
            rest = others;
        }
        append_of_rows(&mut all, rest, len, |row| {
            row[1..].iter().fold(row[0], |most, element| largest::larger(most, *element, compare))
        });
        Ok(all)
    }

    /// The first of the largest elements along the axis of a row-major array of few elements. Compiled once per comparison, and not per layout.
    #[inline(never)]
    #[expect(clippy::indexing_slicing, reason = "there are elements")]
    fn small_largest<T: Copy, F: FnMut(&T, &T) -> Ordering>(
        data: &[T],
        sizes: [usize; 3],
        compare: &mut F,
    ) -> Result<Vec<T>, MemoryError> {
        small_in_order(data, sizes, |mut column| {
            let first = *column.next().unwrap_or(&data[0]);
            column.fold(first, |most, element| largest::larger(most, *element, compare))
        })
    }

    /// The larger one of two elements by a comparison; the first if they are equal. A function of its own: a closure in [`largest_by`]
    /// would have a type, and loops compiled for it, per layout.
    fn larger_by<T: Copy>(mut compare: impl FnMut(&T, &T) -> Ordering) -> impl FnMut(&T, &T) -> T {
        move |most, element| largest::larger(*most, *element, &mut compare)
    }

    /// A comparison with its operands exchanged.
    pub(crate) fn reversed<T>(mut compare: impl FnMut(&T, &T) -> Ordering) -> impl FnMut(&T, &T) -> Ordering {
        move |left, right| compare(right, left)
    }

    /// The element that `which` selects of those of one result.
    #[inline(always)]
    fn extreme<T: Copy, const R: usize>(
        terms: &TermsOfResult<'_, T, R>,
        mut which: impl FnMut(T, T) -> T,
    ) -> Option<T> {
        terms.fold(None, |most, element| match most {
            Some(most) => Some(which(most, *element)),
            None => Some(*element),
        })
    }

    /// Largest elements: [`max_axis`](TensorBase::max_axis).
    #[derive(Clone, Copy, Debug)]
    pub struct Max;

    /// Smallest elements: [`min_axis`](TensorBase::min_axis).
    #[derive(Clone, Copy, Debug)]
    pub struct Min;

    macro_rules! extremes_of {
        ($($verb:ident: $better:ident;)*) => { $(
            #[cfg_attr(doc, doc(hidden))]
            impl<T: Copy + TotallyOrdered> ElementOf<$verb> for T {
                type Out = T;

                #[inline(always)]
                fn of<const R: usize>(_: &$verb, terms: &TermsOfResult<'_, T, R>) -> Option<T> {
                    extreme(terms, $better)
                }

                #[inline(always)]
                fn along<const R: usize>(_: $verb, along: &ReductionInput<'_, T, R>) -> ReducedOnHeap<T> {
                    extremes(along, $better)
                }
            }
        )* };
    }

    extremes_of! { Max: larger; Min: smaller; }

    /// # Largest and smallest elements along axes
    impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
        /// Returns the largest elements along one axis, as a `Tensor<T, R - 1>`, or along several; `None` if there are no elements along them. For floats, see
        /// [`max_axis_by`](Self::max_axis_by).
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis).
        ///
        /// ```
        /// use shapewise::{Axis, View, shape};
        ///
        /// let memory = [1, 9, 3, 4, 5, 6];
        /// let matrix = View::new(&memory, shape![2, 3])?;
        /// assert_eq!(matrix.max_axis(Axis::<0>).unwrap().as_slice(), [4, 9, 6]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[doc(alias("max_axes", "amax", "reduce_max"))]
        #[must_use]
        #[track_caller]
        pub fn max_axis<const Q: usize, X: Reduces<Max, T, S, L, R, Q>>(&self, axes: X) -> Option<X::Out> {
            #[cfg(not(feature = "alloc"))]
            let () = X::HAS_MEMORY;
            or_fail(axes.reduce(Max, self.data.elements(), &self.layout))
        }

        /// Returns the smallest elements along one axis, as a `Tensor<T, R - 1>`, or along several; `None` if there are no elements along them. For floats, see
        /// [`min_axis_by`](Self::min_axis_by).
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis).
        ///
        /// ```
        /// use shapewise::{Axis, View, shape};
        ///
        /// let memory = [1, 9, 3, 4, 5, 6];
        /// let matrix = View::new(&memory, shape![2, 3])?;
        /// assert_eq!(matrix.min_axis(Axis::<1>).unwrap().as_slice(), [1, 4]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[doc(alias("min_axes", "amin", "reduce_min"))]
        #[must_use]
        #[track_caller]
        pub fn min_axis<const Q: usize, X: Reduces<Min, T, S, L, R, Q>>(&self, axes: X) -> Option<X::Out> {
            #[cfg(not(feature = "alloc"))]
            let () = X::HAS_MEMORY;
            or_fail(axes.reduce(Min, self.data.elements(), &self.layout))
        }

        /// Returns the largest elements by a comparison along one axis, as a `Tensor<T, R - 1>`, or along several; `None` if there are no elements along them. If several
        /// are equal, it is the first. [`max_by`](Self::max_by) explains comparisons of floats.
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis).
        ///
        /// ```
        /// use shapewise::{Axis, Float, View, axes, shape};
        ///
        /// let memory = [1.0, 9.0, 3.0, 4.0];
        /// let matrix = View::new(&memory, shape![2, 2])?;
        /// assert_eq!(matrix.max_axis_by(Axis::<1>, f64::nan_last).unwrap().as_slice(), [9.0, 4.0]);
        /// assert_eq!(matrix.max_axis_by(axes![0, 1], f64::nan_last).unwrap()[[]], 9.0);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[must_use]
        #[track_caller]
        pub fn max_axis_by<const Q: usize, X: ReducesTo<T, T, S, L, R, Q>>(
            &self,
            axes: X,
            compare: impl FnMut(&T, &T) -> Ordering,
        ) -> Option<X::Out>
        where
            T: Copy,
        {
            or_fail(axes.reduce_by(
                self.data.elements(),
                &self.layout,
                compare,
                |compare, terms| extreme(terms, |most, element| largest::larger(most, element, compare)),
                |compare, along| largest_by::<KindOf<L, X>, _, R>(along, compare),
            ))
        }

        /// Returns the smallest elements by a comparison along one axis, as a `Tensor<T, R - 1>`, or along several, with the rules of [`max_axis_by`](Self::max_axis_by).
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis).
        ///
        /// ```
        /// use shapewise::{Axis, Float, View, shape};
        ///
        /// let memory = [1.0, 9.0, 3.0, 4.0];
        /// let matrix = View::new(&memory, shape![2, 2])?;
        /// assert_eq!(matrix.min_axis_by(Axis::<1>, f64::nan_first).unwrap().as_slice(), [1.0, 3.0]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[must_use]
        #[track_caller]
        pub fn min_axis_by<const Q: usize, X: ReducesTo<T, T, S, L, R, Q>>(
            &self,
            axes: X,
            compare: impl FnMut(&T, &T) -> Ordering,
        ) -> Option<X::Out>
        where
            T: Copy,
        {
            self.max_axis_by(axes, reversed(compare))
        }
    }
}

#[cfg(feature = "alloc")]
mod dynamic {
    use super::{
        Exists, Lend, Ordering, Storage, TotallyOrdered,
        along::{Max, Min, largest_by, reversed},
        larger, smaller,
    };
    use crate::{
        array::dynamic::{DynArrayError, DynAxes, DynBase, DynTensor, axes::AxesToReduce},
        rank::MAX_RANK,
    };

    /// The largest and smallest of all elements.
    impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
        /// Returns the largest element; `None` if there are none.
        ///
        /// ```
        /// use shapewise::array::DynView;
        ///
        /// assert_eq!(DynView::new(&[1, 4, 2, 3], [2, 2])?.max(), Some(4));
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[doc(alias = "amax")]
        #[must_use]
        pub fn max(&'s self) -> Option<T>
        where
            T: Copy + TotallyOrdered<Proof: Exists>,
        {
            self.combined(None, |most, next| most.into_iter().chain(next).reduce(larger), |part| part.max())
        }

        /// Returns the smallest element; `None` if there are none.
        ///
        /// ```
        /// use shapewise::array::DynView;
        ///
        /// assert_eq!(DynView::new(&[1, 4, 2, 3], [2, 2])?.min(), Some(1));
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[doc(alias = "amin")]
        #[must_use]
        pub fn min(&'s self) -> Option<T>
        where
            T: Copy + TotallyOrdered<Proof: Exists>,
        {
            self.combined(
                None,
                |least, next| least.into_iter().chain(next).reduce(smaller),
                |part| part.min(),
            )
        }

        /// Returns the largest element by a comparison; `None` if there are none. If several are equal, it is any of them. For floats, see
        /// [`TensorBase::max_by`](crate::array::TensorBase::max_by).
        ///
        /// ```
        /// use shapewise::{Float, array::DynView};
        ///
        /// let matrix = DynView::new(&[1.5, -2.0, 3.0, 0.0], [2, 2])?;
        /// assert_eq!(matrix.max_by(f64::nan_last), Some(3.0));
        /// assert_eq!(matrix.argmin_by(f64::nan_first), Some(vec![0, 1]));
        /// assert_eq!(matrix.max_axis_by(0, f64::nan_last)?.unwrap().as_slice(), [3.0, 0.0]);
        /// assert_eq!(matrix.argmin_axis_by(0, f64::nan_first)?.unwrap().as_slice(), [0, 0]);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[must_use]
        pub fn max_by(&'s self, mut compare: impl FnMut(&T, &T) -> Ordering) -> Option<T>
        where
            T: Copy,
        {
            let mut largest = None;
            self.each_part(|part| {
                largest = match (largest, part.max_by(&mut compare)) {
                    (Some(most), Some(next)) if compare(&next, &most).is_gt() => Some(next),
                    (most, next) => most.or(next),
                };
            });
            largest
        }

        /// Returns the smallest element by a comparison: [`max_by`](Self::max_by) with the comparison reversed.
        #[must_use]
        pub fn min_by(&'s self, compare: impl FnMut(&T, &T) -> Ordering) -> Option<T>
        where
            T: Copy,
        {
            self.max_by(reversed(compare))
        }
    }

    /// The largest and smallest elements along axes.
    impl<T, S: Storage<T>> DynBase<T, S> {
        /// Returns the largest elements along one axis or several; `None` if the extent of an axis is 0.
        ///
        /// # Errors
        ///
        /// Same errors as [`sum_axis`](Self::sum_axis).
        ///
        /// ```
        /// use shapewise::array::DynView;
        ///
        /// let matrix = DynView::new(&[1, 5, 3, 4, 2, 6], [2, 3])?;
        /// assert_eq!(matrix.max_axis(-1)?.unwrap().as_slice(), [5, 6]);
        /// assert_eq!(matrix.min_axis(0)?.unwrap().as_slice(), [1, 2, 3]);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[doc(alias("amax", "reduce_max"))]
        pub fn max_axis(&self, axes: impl DynAxes) -> Result<Option<DynTensor<T>>, DynArrayError>
        where
            T: Copy + TotallyOrdered<Proof: Exists>,
        {
            self.try_reduce(Max, AxesToReduce::of(&axes))
        }

        /// Returns the smallest elements along one axis or several; `None` if the extent of an axis is 0.
        ///
        /// # Errors
        ///
        /// Same errors as [`sum_axis`](Self::sum_axis).
        #[doc(alias("amin", "reduce_min"))]
        pub fn min_axis(&self, axes: impl DynAxes) -> Result<Option<DynTensor<T>>, DynArrayError>
        where
            T: Copy + TotallyOrdered<Proof: Exists>,
        {
            self.try_reduce(Min, AxesToReduce::of(&axes))
        }

        /// Returns the largest elements by a comparison along one axis or several, the first ones if there are several; `None` if the
        /// extent of an axis is 0. Axis -1 is the last; several are a list, `[0, -1]`.
        ///
        /// # Errors
        ///
        /// Same errors as [`sum_axis`](Self::sum_axis).
        pub fn max_axis_by(
            &self,
            axes: impl DynAxes,
            compare: impl FnMut(&T, &T) -> Ordering,
        ) -> Result<Option<DynTensor<T>>, DynArrayError>
        where
            T: Copy,
        {
            self.reduce_by(AxesToReduce::of(&axes), |along| largest_by::<(), _, MAX_RANK>(along, compare))
        }

        /// Returns the smallest elements by a comparison along one axis or several: [`max_axis_by`](Self::max_axis_by) with the comparison
        /// reversed.
        ///
        /// # Errors
        ///
        /// Same errors as [`sum_axis`](Self::sum_axis).
        pub fn min_axis_by(
            &self,
            axes: impl DynAxes,
            compare: impl FnMut(&T, &T) -> Ordering,
        ) -> Result<Option<DynTensor<T>>, DynArrayError>
        where
            T: Copy,
        {
            self.max_axis_by(axes, reversed(compare))
        }
    }
}
