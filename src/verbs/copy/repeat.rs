//! Copies with elements moved round an axis, or repeated along it.

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{DynView, Lend, PerAxis, Tensor, TensorBase, ViewError},
    axis::AxisIn,
    extent::DynExtent,
    index::{self, MemoryError, SizeError},
    layout::{ByStrides, Mapping, RowMajor},
    message::or_fail,
    private::Always,
    rearrange::resize,
    verbs::{
        TensorLike,
        copy::{
            pad::{Resized, ranked},
            pieces::{Along, Run, along_one, pieces},
        },
        elementwise::map::tensor,
    },
};

/// Extents of any rank.
type Numbers = SmallVec<[usize; 8]>;

/// The elements of a view, each moved `shift` coordinates along an axis, which is below the rank, and round its end.
pub(crate) fn rolled<T: Clone>(
    view: &DynView<'_, T>,
    axis: usize,
    shift: isize,
) -> Result<Vec<T>, MemoryError> {
    let extent = view.extents().nth(axis).unwrap_or(1);
    // The product of the extents of a view fits.
    let count = view.extents().product();
    let first = shift.checked_rem_euclid(extent.cast_signed()).unwrap_or_default().cast_unsigned();
    let cut = extent.saturating_sub(first);
    let runs = [Run::Forwards { first: cut, len: first }, Run::Forwards { first: 0, len: cut }];
    pieces(view, count, &along_one(view, axis, Along::Runs(&runs)), None)
}

/// The extents of a view, each multiplied by a number; `counts` are those of the last axes, and there is one for each axis.
fn multiplied<T>(view: &DynView<'_, T>, counts: impl Iterator<Item = usize>) -> Result<Numbers, SizeError> {
    let mut extents = Numbers::new();
    for (axis, (extent, count)) in view.extents().zip(counts).enumerate() {
        // The extents of a view fit, so the results are known.
        extents.push(resize::repeated(axis, DynExtent::of_fitting(extent), count)?.get_known());
    }
    index::element_count(&extents)?;
    Ok(extents)
}

/// The elements of a view, each `times` along an axis, which is below the rank; and their extents.
pub(crate) fn repeated<T: Clone, Error: From<SizeError> + From<MemoryError>>(
    view: &DynView<'_, T>,
    axis: usize,
    times: usize,
) -> Result<(Vec<T>, Numbers), Error> {
    let extents = multiplied(view, (0..view.rank()).map(|at| if at == axis { times } else { 1 }))?;
    let count = index::element_count(&extents)?;
    Ok((pieces(view, count, &along_one(view, axis, Along::Each(times)), None)?, extents))
}

/// Copies of a view one after another along each axis, and their extents; `counts` has one number for each axis.
pub(crate) fn tiled<T: Clone, Error: From<SizeError> + From<MemoryError>>(
    view: &DynView<'_, T>,
    counts: &[usize],
) -> Result<(Vec<T>, Numbers), Error> {
    let extents = multiplied(view, counts.iter().copied())?;
    let along: SmallVec<[Along<'_>; 8]> =
        counts.iter().map(|&count| if count == 1 { Along::All } else { Along::Cycles(count) }).collect();
    Ok((pieces(view, index::element_count(&extents)?, &along, None)?, extents))
}

/// Elements moved along an axis, or repeated.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// An axis and a number in, a tensor of the same extents out, whose elements are moved by this number of coordinates along the axis.
    /// What leaves the axis at one end enters it at the other.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let row = View::new(&[1, 2, 3, 4], shape![4])?;
    /// assert_eq!(row.roll(Axis::<0>, 1).as_slice(), [4, 1, 2, 3]);
    /// assert_eq!(row.roll(Axis::<0>, -2).as_slice(), [3, 4, 1, 2]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `roll`.
    #[doc(alias = "rotate")]
    #[must_use]
    #[track_caller]
    pub fn roll<X: AxisIn<R, Holds: Always>>(&'s self, axis: X, shift: isize) -> TensorLike<T, L, R>
    where
        L: ByStrides<R, Holds: Always>,
        T: Clone,
    {
        or_fail(self.try_roll(axis, shift))
    }

    /// [`roll`](Self::roll), which returns an error.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_to_vec`](Self::try_to_vec).
    pub fn try_roll<X: AxisIn<R, Holds: Always>>(
        &'s self,
        axis: X,
        shift: isize,
    ) -> Result<TensorLike<T, L, R>, MemoryError>
    where
        L: ByStrides<R, Holds: Always>,
        T: Clone,
    {
        Ok(tensor(rolled(&self.dynamic(), axis.number(R), shift)?, &self.extents()))
    }

    /// An axis and a number in, a tensor with each element this many times along the axis out: `[1, 2]` twice is `[1, 1, 2, 2]`. Extents
    /// `[m, n]` along axis 1 become `[m, times * n]`; what the type knows of the other extents stays in the type.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ViewError`], where [`try_repeat`](Self::try_repeat) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, Const, View, shape};
    ///
    /// let matrix = View::new(&[1, 2, 3, 4], shape![2, 2])?;
    /// assert_eq!(matrix.repeat(Axis::<1>, 2).as_slice(), [1, 1, 2, 2, 3, 3, 4, 4]);
    /// assert_eq!(matrix.repeat(Axis::<0>, 2).typed_extents(), (4, Const::<2>));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `repeat`.
    #[doc(alias = "repeat_interleave")]
    #[must_use]
    #[track_caller]
    pub fn repeat<X: AxisIn<R, Holds: Always>>(&'s self, axis: X, times: usize) -> Resized<T, X, L, R>
    where
        L: ByStrides<R, Holds: Always>,
        T: Clone,
    {
        or_fail(self.try_repeat(axis, times))
    }

    /// [`repeat`](Self::repeat), which returns an error.
    ///
    /// # Errors
    ///
    /// [`ViewError::Size`] if the element count does not fit, [`ViewError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::{Axis, View};
    ///
    /// assert!(View::new(&[1, 2], [2])?.try_repeat(Axis::<0>, usize::MAX).is_err());
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_repeat<X: AxisIn<R, Holds: Always>>(
        &'s self,
        axis: X,
        times: usize,
    ) -> Result<Resized<T, X, L, R>, ViewError>
    where
        L: ByStrides<R, Holds: Always>,
        T: Clone,
    {
        let (data, extents) = repeated::<_, ViewError>(&self.dynamic(), axis.number(R), times)?;
        Ok(tensor(data, &ranked(&extents)))
    }

    /// An array of a number for each axis, `[usize; R]`, in, a tensor of this many copies of the array, one after another along each axis, out: `[1, 2]` twice is
    /// `[1, 2, 1, 2]`. Extents `[m, n]` by `[2, 3]` become `[2 * m, 3 * n]`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ViewError`], where [`try_tile`](Self::try_tile) returns an error.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let matrix = View::new(&[1, 2, 3, 4], shape![2, 2])?;
    /// assert_eq!(matrix.tile([1, 2]), shapewise::tensor![[1, 2, 1, 2], [3, 4, 3, 4]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `tile`.
    #[must_use]
    #[track_caller]
    pub fn tile<C: PerAxis<usize, R>>(&'s self, counts: C) -> Tensor<T, R, RowMajor<R, C::Extents<R>>>
    where
        L: ByStrides<R, Holds: Always>,
        T: Clone,
    {
        or_fail(self.try_tile(counts))
    }

    /// [`tile`](Self::tile), which returns an error.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_repeat`](Self::try_repeat).
    pub fn try_tile<C: PerAxis<usize, R>>(
        &'s self,
        counts: C,
    ) -> Result<Tensor<T, R, RowMajor<R, C::Extents<R>>>, ViewError>
    where
        L: ByStrides<R, Holds: Always>,
        T: Clone,
    {
        let (data, extents) = tiled::<_, ViewError>(&self.dynamic(), &counts.values())?;
        Ok(tensor(data, &ranked(&extents)))
    }
}
