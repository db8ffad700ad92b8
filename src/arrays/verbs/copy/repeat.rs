//! Copies with elements moved round an axis, or repeated along it.

use alloc::vec::Vec;
use core::iter;

use smallvec::SmallVec;

use crate::{
    array::{
        DynArrayError, DynBase, DynTensor, DynView, ResizedBy, Storage, TensorBase, ViewError,
        dynamic::{Numbers, layout::StridedAxes, rearrange::dyn_tensor},
    },
    axis::{AxisArgument, one},
    extent::{DynExtent, Extent},
    index::{self, MemoryError, SizeError},
    layout::{AxesOf, Layout},
    message::or_fail,
    private::{Delayed, Internal},
    rank::{self, Never},
    rearrange::{PerAxis, resize},
    types::{AxisList, Multiplied},
    verbs::{
        AlongAxis, AnyIndex, ElementAlong,
        along::{AlongDelayed, Elements, axis_verbs, of_rank, resized},
        copy::pieces::{AxisCoordinates, AxisPiece, along_one, pieces},
    },
};

axis_verbs! {
    /// The elements moved by this number of coordinates round an axis: [`roll`](TensorBase::roll).
    Roll<I>(I): DynArrayError;
}

impl<T: Clone, X: AxisArgument, I: AnyIndex> ElementAlong<Roll<I>, X> for T {
    type Element = T;
    type Extents<L: Layout<R>, const R: usize> = L::Extents;

    fn run(
        Roll(shift): Roll<I>,
        array: &DynView<'_, T>,
        axis: usize,
        _: Internal,
    ) -> Result<Elements<T>, DynArrayError> {
        let extent = array.extents().nth(axis).unwrap_or(1);
        // The product of the extents of an array fits.
        let count = array.extents().product();
        let first = round(shift, extent);
        let cut = extent.saturating_sub(first);
        let runs =
            [AxisPiece::Forwards { first: cut, len: first }, AxisPiece::Forwards { first: 0, len: cut }];
        let along = along_one(array, axis, AxisCoordinates::Runs(&runs));
        Ok((pieces(array, count, &along, None)?, array.extents().collect()))
    }
}

/// What is not an axis has two such impls, so the compiler chooses none, and reports nothing of the shift.
macro_rules! open {
    ($($never:ty)*) => { $(
        impl<T, I> ElementAlong<Roll<I>, $never> for T {
            type Element = T;
            type Extents<L: Layout<R>, const R: usize> = L::Extents;

            fn run(
                _: Roll<I>,
                array: &DynView<'_, T>,
                _: usize,
                _: Internal,
            ) -> Result<Elements<T>, DynArrayError> {
                Ok((Vec::new(), array.extents().map(|_| 0).collect()))
            }
        }
    )* };
}

open!(Never Option<Never>);

/// A shift as a coordinate of an axis: modulo the extent.
fn round<I: AnyIndex>(shift: I, extent: usize) -> usize {
    let rest = match shift.to_i128() {
        Some(shift) => {
            let extent = i128::try_from(extent).ok();
            extent.and_then(|extent| shift.checked_rem_euclid(extent)).and_then(|rest| rest.try_into().ok())
        }
        // Beyond `i128` there is `u128` alone.
        None => {
            let (shift, extent) = (shift.to_u128(), u128::try_from(extent).ok());
            shift.zip(extent).and_then(|(shift, extent)| shift.checked_rem(extent)?.try_into().ok())
        }
    };
    rest.unwrap_or_default()
}

axis_verbs! {
    /// Each element this many times along an axis: [`repeat`](TensorBase::repeat).
    RepeatEach<N>(N): DynArrayError;
}

impl<T: Clone, X: AxisArgument, N: Extent> ElementAlong<RepeatEach<N>, X> for T {
    type Element = T;
    type Extents<L: Layout<R>, const R: usize> =
        <one::Ruled<X, Multiplied, N, AxesOf<L, R>> as AxisList>::Extents<R>;

    fn run(
        RepeatEach(times): RepeatEach<N>,
        array: &DynView<'_, T>,
        axis: usize,
        _: Internal,
    ) -> Result<Elements<T>, DynArrayError> {
        let times = times.get();
        let extent = multiplied_extent(axis, array.extents().nth(axis).unwrap_or(1), times)?;
        let (extents, count) = resized(array, axis, extent)?;
        Ok((pieces(array, count, &along_one(array, axis, AxisCoordinates::Each(times)), None)?, extents))
    }
}

/// The extent of an axis of an array, multiplied by a number.
fn multiplied_extent(axis: usize, extent: usize, count: usize) -> Result<usize, SizeError> {
    // The extents of an array fit, so the result is known.
    Ok(resize::repeated(axis, DynExtent::of_fitting(extent), count)?.get_known())
}

/// Copies of an array one after another along each axis, and their extents; `counts` has one number for each axis.
fn tiled<T: Clone, Error: From<SizeError> + From<MemoryError>>(
    array: &DynView<'_, T>,
    counts: &[usize],
) -> Result<Elements<T>, Error> {
    let mut extents = Numbers::new();
    for (axis, (extent, count)) in array.extents().zip(counts).enumerate() {
        extents.push(multiplied_extent(axis, extent, *count)?);
    }
    let along: SmallVec<[AxisCoordinates<'_>; 8]> = counts
        .iter()
        .map(|&count| if count == 1 { AxisCoordinates::All } else { AxisCoordinates::Cycles(count) })
        .collect();
    Ok((pieces(array, index::element_count(&extents)?, &along, None)?, extents))
}

/// # Rotate and repeat
impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Moves the elements by a number of coordinates along an axis, in a copy of the same extents. What leaves the axis at one end enters it at
    /// the other. The number is an integer of any type.
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
    /// # In other libraries
    ///
    /// NumPy, `roll`.
    #[doc(alias("rotate", "circshift"))]
    #[must_use]
    #[track_caller]
    pub fn roll<I, X>(&self, axis: X, shift: I) -> AlongDelayed<Roll<I>, X, I, T, L, R>
    where
        Delayed<X, I>: AlongAxis<Roll<I>, T, R>,
    {
        or_fail(self.run_along(axis, Roll(shift)))
    }

    /// Repeats each element along an axis: `[1, 2]` twice is `[1, 1, 2, 2]`. Extents `[m, n]` along axis 1 become `[m, times * n]`; what the
    /// type knows of the other extents stays in the type. If it knows the extent and the number is a `Const`, the type of the result knows their product, as a
    /// `Computed` extent, and `into_typed` converts it to the number.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`DynArrayError`], where [`try_repeat`](Self::try_repeat) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, Const, View, shape};
    ///
    /// let matrix = View::new(&[1, 2, 3, 4], shape![2, 2])?;
    /// assert_eq!(matrix.repeat(Axis::<1>, 2).as_slice(), [1, 1, 2, 2, 3, 3, 4, 4]);
    /// assert_eq!(matrix.repeat(Axis::<0>, 2).typed_extents(), (4, Const::<2>));
    /// let twice = matrix.repeat(Axis::<0>, Const::<2>).into_typed();
    /// // `cargo build` compares 2 * 2 with 4
    /// let (_, _): (Const<4>, Const<2>) = twice.typed_extents();
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `repeat`.
    #[doc(alias = "repeat_interleave")]
    #[must_use]
    #[track_caller]
    pub fn repeat<X, N: Extent>(&self, axis: X, times: N) -> AlongDelayed<RepeatEach<N>, X, N, T, L, R>
    where
        Delayed<X, N>: AlongAxis<RepeatEach<N>, T, R>,
    {
        or_fail(self.run_along(axis, RepeatEach(times)))
    }

    /// Does the same as [`repeat`](Self::repeat), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::Size`] if the element count does not fit, [`DynArrayError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::{Axis, View};
    ///
    /// assert!(View::new(&[1, 2], [2])?.try_repeat(Axis::<0>, usize::MAX).is_err());
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_repeat<X, N: Extent>(
        &self,
        axis: X,
        times: N,
    ) -> Result<AlongDelayed<RepeatEach<N>, X, N, T, L, R>, DynArrayError>
    where
        Delayed<X, N>: AlongAxis<RepeatEach<N>, T, R>,
    {
        self.run_along(axis, RepeatEach(times))
    }

    /// Copies the array one time after another along each axis, as often as `counts` states for it: `[1, 2]` twice is `[1, 2, 1, 2]`. Extents
    /// `[m, n]` by `[2, 3]` become `[2 * m, 3 * n]`; by `shape![2, 3]`, the types of the products are computed as those of [`repeat`](Self::repeat).
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ViewError`], where [`try_tile`](Self::try_tile) returns an error.
    ///
    /// ```
    /// use shapewise::{Const, View, shape};
    ///
    /// let matrix = View::new(&[1, 2, 3, 4], shape![2, 2])?;
    /// assert_eq!(matrix.tile([1, 2]), shapewise::tensor![[1, 2, 1, 2], [3, 4, 3, 4]]);
    /// let (_, _): (Const<2>, Const<4>) = matrix.tile(shape![1, 2]).into_typed().typed_extents();
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `tile`.
    #[doc(alias = "repmat")]
    #[must_use]
    #[track_caller]
    pub fn tile<C: PerAxis<usize, R>>(&self, counts: C) -> ResizedBy<T, L, Multiplied, C, usize, R>
    where
        T: Clone,
    {
        or_fail(self.try_tile(counts))
    }

    /// Does the same as [`tile`](Self::tile), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`ViewError::Size`] if the element count does not fit, [`ViewError::Memory`] if there is not enough memory.
    pub fn try_tile<C: PerAxis<usize, R>>(
        &self,
        counts: C,
    ) -> Result<ResizedBy<T, L, Multiplied, C, usize, R>, ViewError>
    where
        T: Clone,
    {
        tiled(&DynView::from(self), &counts.values()).map(of_rank)
    }
}

impl<T: Clone, S: Storage<T>> DynBase<T, S> {
    /// Moves the elements by a number of coordinates along an axis, in a copy of the same shape. What leaves the axis at one end enters it at
    /// the other.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::NoSuchAxis`] if the rank does not have the axis, [`DynArrayError::Memory`] if there is not enough memory.
    pub fn roll(&self, axis: isize, shift: isize) -> Result<DynTensor<T>, DynArrayError> {
        self.run_along(axis, Roll(shift))
    }

    /// Repeats each element along an axis.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::NoSuchAxis`] if the rank does not have the axis, [`DynArrayError::Size`] or [`DynArrayError::Memory`] if the result does not fit.
    pub fn repeat(&self, axis: isize, times: usize) -> Result<DynTensor<T>, DynArrayError> {
        self.run_along(axis, RepeatEach(times))
    }

    /// Copies the array one time after another along each axis, as often as `counts` states for it. If there are fewer numbers than axes,
    /// they are those of the last axes; if there are more, the result has new axes in front, as in NumPy.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::RankTooLarge`] if there are too many numbers, [`DynArrayError::Size`] or [`DynArrayError::Memory`] if the result does not fit.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[1, 2], [2])?;
    /// assert_eq!(row.tile(&[2, 2])?.shape().to_string(), "[2,4]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tile(&self, counts: &[usize]) -> Result<DynTensor<T>, DynArrayError> {
        let rank = self.rank().max(counts.len());
        rank::check(rank)?;
        let front = iter::repeat_n((1, 0), rank.saturating_sub(self.rank()));
        let axes: StridedAxes = front.chain(self.layout.axes().iter().copied()).collect();
        let mut of_each = Numbers::from_elem(1, rank.saturating_sub(counts.len()));
        of_each.extend_from_slice(counts);
        tiled(&DynBase::of_parts(self.data.elements(), self.layout.with_axes(axes)), &of_each).map(dyn_tensor)
    }
}
