//! Whether a condition holds for any or for all elements, of all or along axes; and how many elements differ from 0.

use crate::{
    array::{Lend, TensorBase},
    layout::Layout,
    loops::known::ordered,
    loops::nest::Run,
};

/// # Any and all of all elements
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns whether `is` holds for any element; `false` if there are none. The order is not specified; `is` is not called again after it
    /// holds.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1.0, f32::NAN, 2.0];
    /// assert!(View::new(&memory, [3])?.any(|x| x.is_nan()));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "reduce_or")]
    #[inline]
    pub fn any(&'s self, mut is: impl FnMut(&'a T) -> bool) -> bool {
        let data = self.data.lend();
        ordered(&self.layout).any(|row| match row.run(0, data) {
            Run::Slice(row) => row.iter().any(&mut is),
            run => (0..row.len).any(|at| is(run.at(at))),
        })
    }

    /// Returns whether `is` holds for all elements; `true` if there are none. The order is not specified; `is` is not called again after it
    /// fails.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert!(View::new(&[1, 2, 3], [3])?.all(|x| *x > 0));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "reduce_and")]
    #[inline]
    pub fn all(&'s self, mut is: impl FnMut(&'a T) -> bool) -> bool {
        !self.any(|element| !is(element))
    }
}

/// # Counts of all elements
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns how many elements differ from the default of their type: from 0, or `false`.
    ///
    /// ```
    /// let x = shapewise::tensor![3, 0, -1, 0];
    /// assert_eq!(x.count_nonzero(), 2);
    /// ```
    #[doc(alias = "nnz")]
    #[must_use]
    pub fn count_nonzero(&'s self) -> usize
    where
        T: PartialEq + Default,
    {
        let zero = T::default();
        self.fold(0, |count: usize, element| count.wrapping_add(usize::from(*element != zero)))
    }
}

mod along {
    use super::{Layout, TensorBase};
    use crate::{
        array::Storage,
        loops::accumulate::{LONG, ReductionInput},
        loops::nest::{Nest, Run},
        verbs::reduce::along::{ReducedOnHeap, ReducesTo, present},
    };

    /// Sets each result to `true` for which the condition holds for any element.
    #[inline(never)]
    #[expect(clippy::indexing_slicing, reason = "offsets of results are below their number")]
    fn any_onto<T, const R: usize>(
        to: &mut [bool],
        data: &[T],
        nest: &Nest<R, 2>,
        mut is: impl FnMut(&T) -> bool,
    ) {
        nest.fold((), |(), row| {
            let ([_, stride], mut at) = (row.strides, row.offsets[1].cast_unsigned());
            match (stride, row.run(0, data)) {
                (0, run) => to[at] = to[at] || (0..row.len).any(|place| is(run.at(place))),
                // Without a branch for each element, so that the compiler can use vectors.
                (1, Run::Slice(elements)) => {
                    for (to, element) in to[at..].iter_mut().zip(elements) {
                        *to |= is(element);
                    }
                }
                (_, run) => {
                    for place in 0..row.len {
                        to[at] = to[at] || is(run.at(place));
                        at = at.wrapping_add_signed(stride);
                    }
                }
            }
        });
    }

    /// Whether a condition holds for any element along some axes.
    pub(super) fn any<T, const R: usize>(
        along: &ReductionInput<'_, T, R>,
        mut is: impl FnMut(&T) -> bool,
    ) -> ReducedOnHeap<bool> {
        if let Some(all) = along.of_short_rows(LONG, |row| row.iter().any(&mut is))? {
            return Ok(Some(all));
        }
        let mut all = along.results(false)?;
        any_onto(&mut all, along.data, &along.nest(), is);
        Ok(Some(all))
    }

    /// Whether a condition holds for all elements along some axes: it fails for none.
    pub(super) fn all<T, const R: usize>(
        along: &ReductionInput<'_, T, R>,
        is: impl FnMut(&T) -> bool,
    ) -> ReducedOnHeap<bool> {
        let mut fails = any(along, negated(is))?;
        fails.iter_mut().flat_map(|all| &mut **all).for_each(|fails| *fails = !*fails);
        Ok(fails)
    }

    /// The condition that another one fails. A function of its own: a closure in [`TensorBase::all_axis`] would be one for each layout.
    fn negated<T>(mut is: impl FnMut(&T) -> bool) -> impl FnMut(&T) -> bool {
        move |element| !is(element)
    }

    /// # Any and all along axes
    impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
        /// Returns whether a condition holds for any element along one axis, as a `Tensor<bool, R - 1>`, or along several. Extents `[m, n]` along axis 1 become `[m]`. It
        /// holds for none if there are no elements. In which order and how often the condition is called is not specified.
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis).
        ///
        /// # Examples
        ///
        /// ```
        /// use shapewise::{Axis, View, axes, shape, tensor};
        ///
        /// let memory = [1.0, f64::NAN, 3.0, 4.0, 5.0, 6.0];
        /// let matrix = View::new(&memory, shape![2, 3])?;
        /// assert_eq!(matrix.any_axis(Axis::<1>, |x| x.is_nan()), tensor![true, false]);
        /// assert_eq!(matrix.any_axis(axes![0, 1], |x| *x > 6.0).as_slice(), [false]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        ///
        /// # In other libraries
        ///
        /// NumPy, `any` with `axis`.
        #[doc(alias("any", "reduce_or"))]
        #[must_use]
        #[track_caller]
        pub fn any_axis<const Q: usize, X: ReducesTo<bool, T, S, L, R, Q>>(
            &self,
            axes: X,
            is: impl FnMut(&T) -> bool,
        ) -> X::Out {
            present(axes.reduce_by(
                self.data.elements(),
                &self.layout,
                is,
                |is, terms| Some(terms.fold(false, |found, element| found || is(element))),
                |is, along| any(along, is),
            ))
        }

        /// Returns whether a condition holds for all elements along one axis, as a `Tensor<bool, R - 1>`, or along several, as it does if there are none. In which order and how
        /// often the condition is called is not specified.
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis).
        ///
        /// ```
        /// use shapewise::{Axis, View, shape, tensor};
        ///
        /// let memory = [1, 2, -3, 4, 5, 6];
        /// let matrix = View::new(&memory, shape![2, 3])?;
        /// assert_eq!(matrix.all_axis(Axis::<0>, |x| *x > 0), tensor![true, true, false]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        ///
        /// # In other libraries
        ///
        /// NumPy, `all` with `axis`.
        #[doc(alias("all", "reduce_and"))]
        #[must_use]
        #[track_caller]
        pub fn all_axis<const Q: usize, X: ReducesTo<bool, T, S, L, R, Q>>(
            &self,
            axes: X,
            is: impl FnMut(&T) -> bool,
        ) -> X::Out {
            present(axes.reduce_by(
                self.data.elements(),
                &self.layout,
                is,
                |is, terms| Some(terms.fold(true, |all, element| all && is(element))),
                |is, along| all(along, is),
            ))
        }
    }
}

#[cfg(feature = "alloc")]
mod dynamic {
    use super::{
        Lend,
        along::{all, any},
    };
    use crate::{
        array::{
            Storage,
            dynamic::{DynArrayError, DynAxes, DynBase, DynTensor, axes::AxesToReduce},
        },
        verbs::reduce::along::present,
    };

    /// Any and all of all elements.
    impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
        /// Returns whether a function returns `true` for any element. Order and short circuit are those of [`iter`](Self::iter).
        ///
        /// ```
        /// use shapewise::array::DynView;
        ///
        /// let matrix = DynView::new(&[1, 2, 3, 4], [2, 2])?;
        /// assert!(matrix.any(|x| *x > 3) && !matrix.all(|x| *x > 3));
        /// assert_eq!(matrix.position(|x| *x > 2), Some(vec![1, 0]));
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        pub fn any(&'s self, is: impl FnMut(&'a T) -> bool) -> bool {
            self.iter().any(is)
        }

        /// Returns whether a function returns `true` for all elements. Order and short circuit are those of [`iter`](Self::iter).
        pub fn all(&'s self, is: impl FnMut(&'a T) -> bool) -> bool {
            self.iter().all(is)
        }
    }

    /// Counts of all elements.
    impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
        /// Returns how many elements differ from the default of their type: [`TensorBase::count_nonzero`](crate::array::TensorBase::count_nonzero).
        #[must_use]
        pub fn count_nonzero(&'s self) -> usize
        where
            T: PartialEq + Default,
        {
            let zero = T::default();
            self.fold(0, |count: usize, element| count.wrapping_add(usize::from(*element != zero)))
        }
    }

    /// Any and all along axes.
    impl<T, S: Storage<T>> DynBase<T, S> {
        /// Returns whether a condition holds for any element along one axis or several. Axis -1 is the last; several are a list,
        /// `[0, -1]`. In which order and how often the condition is called is not specified.
        ///
        /// # Errors
        ///
        /// Same errors as [`sum_axis`](Self::sum_axis).
        ///
        /// ```
        /// use shapewise::array::DynView;
        ///
        /// let matrix = DynView::new(&[1, -2, 3, 4], [2, 2])?;
        /// assert_eq!(matrix.any_axis(1, |x| *x < 0)?.as_slice(), [true, false]);
        /// assert_eq!(matrix.all_axis([0, 1], |x| *x < 9)?.as_slice(), [true]);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[doc(alias("any", "reduce_or"))]
        pub fn any_axis(
            &self,
            axes: impl DynAxes,
            is: impl FnMut(&T) -> bool,
        ) -> Result<DynTensor<bool>, DynArrayError> {
            self.reduce_by(AxesToReduce::of(&axes), |along| any(along, is)).map(|all| present(Ok(all)))
        }

        /// Returns whether a condition holds for all elements along one axis or several: see [`any_axis`](Self::any_axis).
        ///
        /// # Errors
        ///
        /// Same errors as [`sum_axis`](Self::sum_axis).
        #[doc(alias("all", "reduce_and"))]
        pub fn all_axis(
            &self,
            axes: impl DynAxes,
            is: impl FnMut(&T) -> bool,
        ) -> Result<DynTensor<bool>, DynArrayError> {
            self.reduce_by(AxesToReduce::of(&axes), |along| all(along, is)).map(|all| present(Ok(all)))
        }
    }
}
