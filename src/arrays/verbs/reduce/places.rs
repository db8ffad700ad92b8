//! Where the largest and smallest elements are, of all or along an axis.

use core::cmp::Ordering;

use crate::{
    array::{Lend, TensorBase, TotallyOrdered},
    index,
    layout::Layout,
    loops::known::in_order,
    loops::nest::Run,
    private::Exists,
};

/// # Positions of elements
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the index of the largest element; `None` if there are none. If several are equal, it is the first in logical order. For
    /// floats, see [`argmax_by`](Self::argmax_by).
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [2, 7, 3, 7];
    /// assert_eq!(View::new(&memory, shape![2, 2])?.argmax(), Some([0, 1]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("imax", "which.max", "findmax"))]
    #[must_use]
    #[inline]
    pub fn argmax(&'s self) -> Option<[usize; R]>
    where
        T: Copy + TotallyOrdered<Proof: Exists>,
    {
        let max = self.max()?;
        self.position(|element| *element == max)
    }

    /// Returns the index of the smallest element, with the rules of [`argmax`](Self::argmax).
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [2, 7, 1, 1];
    /// assert_eq!(View::new(&memory, shape![2, 2])?.argmin(), Some([1, 0]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("which.min", "findmin"))]
    #[must_use]
    #[inline]
    pub fn argmin(&'s self) -> Option<[usize; R]>
    where
        T: Copy + TotallyOrdered<Proof: Exists>,
    {
        let min = self.min()?;
        self.position(|element| *element == min)
    }

    /// Returns the index of the largest element by a comparison; `None` if there are none. If several are equal, it is the first in
    /// logical order. [`max_by`](Self::max_by) explains comparisons of floats.
    ///
    /// ```
    /// use shapewise::{Float, View};
    ///
    /// let memory = [1.5, 2.5, -2.0];
    /// assert_eq!(View::new(&memory, [3])?.argmax_by(f32::nan_last), Some([1]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("iamax", "nanargmax"))]
    #[inline]
    pub fn argmax_by(&'s self, mut compare: impl FnMut(&T, &T) -> Ordering) -> Option<[usize; R]> {
        let first = (0, self.get([0; R])?);
        let (linear, _) = self
            .iter()
            .enumerate()
            .fold(first, |most, element| if compare(element.1, most.1).is_gt() { element } else { most });
        index::multi_index(&self.extents(), linear).ok()
    }

    /// Returns the index of the smallest element by a comparison, with the rules of [`argmax_by`](Self::argmax_by).
    ///
    /// ```
    /// use shapewise::{Float, View};
    ///
    /// let memory = [1.5, 2.5, -2.0];
    /// assert_eq!(View::new(&memory, [3])?.argmin_by(f32::nan_first), Some([2]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn argmin_by(&'s self, mut compare: impl FnMut(&T, &T) -> Ordering) -> Option<[usize; R]> {
        self.argmax_by(|left, right| compare(right, left))
    }

    /// Returns the first index, in logical order, of an element for which `is` holds; `None` if there is none. `is` is not called again
    /// after it holds.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1.0, 2.0, f32::NAN, 3.0];
    /// assert_eq!(View::new(&memory, shape![2, 2])?.position(|x| x.is_nan()), Some([1, 0]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "findfirst")]
    pub fn position(&'s self, mut is: impl FnMut(&'a T) -> bool) -> Option<[usize; R]> {
        let (data, mut linear, mut found) = (self.data.lend(), 0_usize, None);
        in_order(&self.layout).any(|row| {
            found = match row.run(0, data) {
                Run::Slice(row) => row.iter().position(&mut is),
                run => (0..row.len).position(|at| is(run.at(at))),
            };
            if found.is_none() {
                linear = linear.wrapping_add(row.len);
            }
            found.is_some()
        });
        index::multi_index(&self.extents(), linear.wrapping_add(found?)).ok()
    }
}

mod along {
    use super::{Exists, Layout, Ordering, TensorBase, TotallyOrdered};
    use crate::{
        array::Storage,
        loops::{
            accumulate::{LONG, ReductionInput, small_in_order},
            allocate::allocate,
            along::greatest_axis,
        },
        message::or_fail,
        verbs::reduce::{
            along::{ReducedOnHeap, ReducesAxisTo, ReducesTo as _},
            extremes::along::{first_along, reversed},
        },
    };

    /// Where the largest of some elements is, by a comparison.
    #[inline(always)]
    fn place_of<'a, T: 'a>(
        elements: impl Iterator<Item = &'a T>,
        compare: &mut impl FnMut(&T, &T) -> Ordering,
    ) -> usize {
        let larger = |most: (usize, &'a T), next: (usize, &'a T)| {
            if compare(next.1, most.1).is_gt() { next } else { most }
        };
        elements.enumerate().reduce(larger).map_or(0, |most| most.0)
    }

    /// Where along an axis the largest elements are, by a comparison.
    pub(super) fn places_by<T, const R: usize>(
        along: &ReductionInput<'_, T, R>,
        mut compare: impl FnMut(&T, &T) -> Ordering,
    ) -> ReducedOnHeap<usize> {
        if let Some(places) = along.of_short_rows(LONG, |row| place_of(row.iter(), &mut compare))? {
            return Ok(Some(places));
        }
        if let Some((data, sizes)) = along.small() {
            return small_in_order(data, sizes, |column| place_of(column, &mut compare)).map(Some);
        }
        let Some(first) = first_along(along) else { return Ok(None) };
        let mut best = allocate(first.element_count())?;
        best.extend(first.iter().map(|element| (0, element)));
        greatest_axis(&mut best, (along.data, &along.layout), along.axis(), compare);
        let mut places = allocate(best.len())?;
        places.extend(best.into_iter().map(|(place, _)| place));
        Ok(Some(places))
    }

    /// # Positions along an axis
    impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
        /// Returns the coordinates along an axis of the largest elements, as a `Tensor<usize, R - 1>`; `None` if the extent of the axis is 0. If several are equal, it is
        /// the first. For floats, see [`argmax_axis_by`](Self::argmax_axis_by).
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis).
        ///
        /// ```
        /// use shapewise::{Axis, View, shape};
        ///
        /// let memory = [1, 9, 9, 4, 5, 6];
        /// let scores = View::new(&memory, shape![2, 3])?;
        /// assert_eq!(scores.argmax_axis(Axis::<1>).unwrap().as_slice(), [1, 2]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[doc(alias("argmax", "idxmax", "max.col"))]
        #[must_use]
        #[track_caller]
        pub fn argmax_axis<const Q: usize, X: ReducesAxisTo<usize, T, S, L, R, Q>>(
            &self,
            axis: X,
        ) -> Option<X::Out>
        where
            T: TotallyOrdered<Proof: Exists>,
        {
            self.argmax_axis_by(axis, Ord::cmp)
        }

        /// Returns the coordinates along an axis of the smallest elements, as a `Tensor<usize, R - 1>`, with the rules of [`argmax_axis`](Self::argmax_axis).
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis).
        ///
        /// ```
        /// use shapewise::{Axis, View, shape};
        ///
        /// let memory = [1, 9, 9, 4, 5, 3];
        /// let scores = View::new(&memory, shape![2, 3])?;
        /// assert_eq!(scores.argmin_axis(Axis::<1>).unwrap().as_slice(), [0, 2]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[doc(alias("argmin", "idxmin"))]
        #[must_use]
        #[track_caller]
        pub fn argmin_axis<const Q: usize, X: ReducesAxisTo<usize, T, S, L, R, Q>>(
            &self,
            axis: X,
        ) -> Option<X::Out>
        where
            T: TotallyOrdered<Proof: Exists>,
        {
            self.argmin_axis_by(axis, Ord::cmp)
        }

        /// Returns the coordinates along an axis of the largest elements by a comparison, as a `Tensor<usize, R - 1>`, with the rules of
        /// [`argmax_axis`](Self::argmax_axis). [`max_by`](Self::max_by) explains comparisons of floats.
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
        /// assert_eq!(matrix.argmax_axis_by(Axis::<1>, f64::nan_last).unwrap().as_slice(), [1, 1]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[must_use]
        #[track_caller]
        pub fn argmax_axis_by<const Q: usize, X: ReducesAxisTo<usize, T, S, L, R, Q>>(
            &self,
            axis: X,
            compare: impl FnMut(&T, &T) -> Ordering,
        ) -> Option<X::Out> {
            or_fail(axis.axes().reduce_by(
                self.data.elements(),
                &self.layout,
                compare,
                |compare, terms| {
                    let (mut place, mut found) = (0_usize, 0);
                    terms.reduce(|most, element| {
                        place = place.wrapping_add(1);
                        if compare(element, most).is_gt() {
                            found = place;
                            return element;
                        }
                        most
                    })?;
                    Some(found)
                },
                |compare, along| places_by(along, compare),
            ))
        }

        /// Returns the coordinates along an axis of the smallest elements by a comparison, as a `Tensor<usize, R - 1>`, with the rules of
        /// [`argmax_axis_by`](Self::argmax_axis_by).
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
        /// assert_eq!(matrix.argmin_axis_by(Axis::<1>, f64::nan_first).unwrap().as_slice(), [0, 0]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[must_use]
        #[track_caller]
        pub fn argmin_axis_by<const Q: usize, X: ReducesAxisTo<usize, T, S, L, R, Q>>(
            &self,
            axis: X,
            compare: impl FnMut(&T, &T) -> Ordering,
        ) -> Option<X::Out> {
            self.argmax_axis_by(axis, reversed(compare))
        }
    }
}

#[cfg(feature = "alloc")]
mod dynamic {
    use alloc::vec::Vec;

    use super::{Exists, Lend, Ordering, TotallyOrdered, along::places_by};
    use crate::{
        array::{
            Storage,
            dynamic::{DynArrayError, DynBase, DynTensor, Numbers, axes::AxesToReduce},
        },
        verbs::reduce::extremes::along::reversed,
    };

    /// Positions of elements.
    impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
        /// Returns the index of the largest element, of the first if there are several; `None` if there are no elements.
        ///
        /// ```
        /// use shapewise::array::DynView;
        ///
        /// let matrix = DynView::new(&[1, 5, 3, 5], [2, 2])?;
        /// assert_eq!((matrix.argmax(), matrix.argmin()), (Some(vec![0, 1]), Some(vec![0, 0])));
        /// assert_eq!(matrix.argmax_axis(0)?.unwrap().as_slice(), [1, 0]);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[must_use]
        pub fn argmax(&'s self) -> Option<Vec<usize>>
        where
            T: TotallyOrdered<Proof: Exists>,
        {
            self.argmax_by(T::cmp)
        }

        /// Returns the index of the smallest element, of the first if there are several; `None` if there are no elements: see
        /// [`argmax`](Self::argmax).
        #[must_use]
        pub fn argmin(&'s self) -> Option<Vec<usize>>
        where
            T: TotallyOrdered<Proof: Exists>,
        {
            self.argmin_by(T::cmp)
        }

        /// Returns the index of the largest element by a comparison, of the first if there are several; `None` if there are none:
        /// [`max_by`](Self::max_by).
        #[must_use]
        pub fn argmax_by(&'s self, mut compare: impl FnMut(&T, &T) -> Ordering) -> Option<Vec<usize>> {
            let first = |best: (usize, &'a T), next: (usize, &'a T)| {
                if compare(next.1, best.1).is_gt() { next } else { best }
            };
            self.iter().enumerate().reduce(first).map(|(place, _)| self.index_of(place).into_vec())
        }

        /// Returns the index of the smallest element by a comparison, of the first if there are several; `None` if there are none:
        /// [`min_by`](Self::min_by).
        #[must_use]
        pub fn argmin_by(&'s self, compare: impl FnMut(&T, &T) -> Ordering) -> Option<Vec<usize>> {
            self.argmax_by(reversed(compare))
        }

        /// Returns the index of the first element for which a function returns `true`, in the order of [`iter`](Self::iter).
        pub fn position(&'s self, is: impl FnMut(&'a T) -> bool) -> Option<Vec<usize>> {
            self.iter().position(is).map(|place| self.index_of(place).into_vec())
        }
    }

    /// Positions along an axis.
    impl<T, S: Storage<T>> DynBase<T, S> {
        /// Returns the positions of the largest elements along an axis, of the first ones if there are several; `None` if the extent of the
        /// axis is 0. Axis -1 is the last.
        ///
        /// # Errors
        ///
        /// Same errors as [`sum_axis`](Self::sum_axis).
        #[doc(alias = "argmax")]
        pub fn argmax_axis(&self, axis: isize) -> Result<Option<DynTensor<usize>>, DynArrayError>
        where
            T: TotallyOrdered<Proof: Exists>,
        {
            self.argmax_axis_by(axis, Ord::cmp)
        }

        /// Returns the positions of the smallest elements along an axis, of the first ones if there are several; `None` if the extent of the
        /// axis is 0. Axis -1 is the last.
        ///
        /// # Errors
        ///
        /// Same errors as [`sum_axis`](Self::sum_axis).
        #[doc(alias = "argmin")]
        pub fn argmin_axis(&self, axis: isize) -> Result<Option<DynTensor<usize>>, DynArrayError>
        where
            T: TotallyOrdered<Proof: Exists>,
        {
            self.argmin_axis_by(axis, Ord::cmp)
        }

        /// Returns the positions of the largest elements along an axis by a comparison: [`argmax_axis`](Self::argmax_axis).
        ///
        /// # Errors
        ///
        /// Same errors as [`sum_axis`](Self::sum_axis).
        pub fn argmax_axis_by(
            &self,
            axis: isize,
            compare: impl FnMut(&T, &T) -> Ordering,
        ) -> Result<Option<DynTensor<usize>>, DynArrayError> {
            self.reduce_by(AxesToReduce::removed(&[axis]), |along| places_by(along, compare))
        }

        /// Returns the positions of the smallest elements along an axis by a comparison: [`argmax_axis`](Self::argmax_axis).
        ///
        /// # Errors
        ///
        /// Same errors as [`sum_axis`](Self::sum_axis).
        pub fn argmin_axis_by(
            &self,
            axis: isize,
            compare: impl FnMut(&T, &T) -> Ordering,
        ) -> Result<Option<DynTensor<usize>>, DynArrayError> {
            self.argmax_axis_by(axis, reversed(compare))
        }

        /// The index of the element at a position in logical order.
        pub(crate) fn index_of(&self, place: usize) -> Numbers {
            let mut index = self.layout.extents();
            let mut rest = place;
            for at in index.iter_mut().rev() {
                let extent = *at;
                // There is an element, so no extent is 0.
                *at = rest.checked_rem(extent).unwrap_or_default();
                rest = rest.checked_div(extent).unwrap_or_default();
            }
            index
        }
    }
}
