//! Whether a condition holds for any or for all elements along one axis or several.

use alloc::vec::Vec;

use crate::{
    array::{Lend, TensorBase},
    axis::ReducedAxes,
    index::MemoryError,
    layout::{
        Layout, Mapping, Strided,
        nest::{Nest, Run},
    },
    loops::accumulate::onto,
    message::or_fail,
    private::Always,
    verbs::{
        Reduced,
        reduce::fold::{flattened, mask, results},
    },
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
pub(crate) fn any<T, const R: usize>(
    (data, layout): (&[T], &Strided<R>),
    is_reduced: &[bool; R],
    is: impl FnMut(&T) -> bool,
) -> Result<Vec<bool>, MemoryError> {
    let mut all = results(&flattened(layout, is_reduced).0, false)?;
    any_onto(&mut all, data, &onto(layout, is_reduced), is);
    Ok(all)
}

/// Whether a condition holds for all elements along some axes: it fails for none.
pub(crate) fn all<T, const R: usize>(
    rows: (&[T], &Strided<R>),
    is_reduced: &[bool; R],
    is: impl FnMut(&T) -> bool,
) -> Result<Vec<bool>, MemoryError> {
    let mut fails = any(rows, is_reduced, negated(is))?;
    invert(&mut fails);
    Ok(fails)
}

/// From where a condition fails for an element to where it holds for all.
fn invert(fails: &mut [bool]) {
    fails.iter_mut().for_each(|fails| *fails = !*fails);
}

/// The condition that another one fails. A function of its own: a closure in [`TensorBase::try_all_axis`] would be one for each layout.
fn negated<T>(mut is: impl FnMut(&T) -> bool) -> impl FnMut(&T) -> bool {
    move |element| !is(element)
}

/// A condition on elements, as one on references to them.
fn referred<'a, T>(mut is: impl FnMut(&T) -> bool) -> impl FnMut(&&'a T) -> bool {
    move |element| is(element)
}

/// Any and all along axes.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// One axis or several and a condition in, a tensor of truth values out: whether the condition holds for any element along them. Extents `[m, n]`
    /// reduced along axis 1 become `[m]`. It holds for none if there are no elements. In which order and how often the condition is
    /// called is not specified.
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
    /// # Source
    ///
    /// NumPy, `any` with `axis`.
    #[doc(alias("any", "reduce_or"))]
    #[must_use]
    #[track_caller]
    pub fn any_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
        is: impl FnMut(&T) -> bool,
    ) -> Reduced<bool, X, L, R, Q> {
        or_fail(self.try_any_axis::<Q, X>(axes, is))
    }

    /// [`any_axis`](Self::any_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_any_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
        is: impl FnMut(&T) -> bool,
    ) -> Result<Reduced<bool, X, L, R, Q>, MemoryError> {
        let (is_reduced, layout) = (mask(axes), self.layout.seen().ranked());
        let all = if L::HAS_STRIDES {
            any((self.data.lend(), &layout), &is_reduced, is)
        } else {
            any((&self.references()?, &layout), &is_reduced, referred(is))
        };
        Ok(self.reduced::<_, Q, X>(&is_reduced, all?))
    }

    /// One axis or several and a condition in, a tensor of truth values out: whether the condition holds for all elements along them, as it does if
    /// there are none. In which order and how often the condition is called is not specified.
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
    /// # Source
    ///
    /// NumPy, `all` with `axis`.
    #[doc(alias("all", "reduce_and"))]
    #[must_use]
    #[track_caller]
    pub fn all_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
        is: impl FnMut(&T) -> bool,
    ) -> Reduced<bool, X, L, R, Q> {
        or_fail(self.try_all_axis::<Q, X>(axes, is))
    }

    /// [`all_axis`](Self::all_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_all_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
        is: impl FnMut(&T) -> bool,
    ) -> Result<Reduced<bool, X, L, R, Q>, MemoryError> {
        let mut fails = self.try_any_axis::<Q, X>(axes, negated(is))?;
        invert(&mut fails.data);
        Ok(fails)
    }
}
