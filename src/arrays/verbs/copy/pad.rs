//! Arrays with more elements around them, or between them, or with fewer.

use num_traits::Zero;
use smallvec::SmallVec;

use crate::{
    array::{
        DynArrayError, DynBase, DynTensor, DynView, ResizedBy, Storage, TensorBase,
        dynamic::{Numbers, rearrange::dyn_tensor},
    },
    axis::{AxisArgument, one},
    extent::DynExtent,
    index,
    layout::{AxesOf, Layout},
    message::or_fail,
    private::Internal,
    rearrange::{Pad, PadError, PadMode, PerAxis},
    types::{Added, AxisList},
    verbs::{
        AlongAxis, ElementAlong,
        along::{Elements, axis_verbs, extent_and_inner, of_rank, resized},
        copy::pieces::{AxisCoordinates, AxisPiece, along_one, pieces, trivial},
    },
};

axis_verbs! {
    /// A value around and between the elements along an axis: [`pad_axis`](TensorBase::pad_axis).
    PadAlong<T>(Pad, T): PadError;
}

impl<T: Clone, X: AxisArgument> ElementAlong<PadAlong<T>, X> for T {
    type Element = T;
    type Extents<L: Layout<R>, const R: usize> = <one::ResizedList<X, AxesOf<L, R>> as AxisList>::Extents<R>;

    fn run(
        PadAlong(pad, value): PadAlong<T>,
        array: &DynView<'_, T>,
        axis: usize,
        _: Internal,
    ) -> Result<Elements<T>, PadError> {
        let pads: SmallVec<[Pad; 4]> =
            (0..array.rank()).map(|at| if at == axis { pad } else { Pad::NONE }).collect();
        padded(array, &pads, &value)
    }
}

axis_verbs! {
    /// The elements along an axis without zeros at both ends: [`trim_zeros`](TensorBase::trim_zeros).
    TrimZeros: DynArrayError;
}

impl<T: Clone + Zero, X: AxisArgument> ElementAlong<TrimZeros, X> for T {
    type Element = T;
    type Extents<L: Layout<R>, const R: usize> = <one::ResizedList<X, AxesOf<L, R>> as AxisList>::Extents<R>;

    fn run(
        _: TrimZeros,
        array: &DynView<'_, T>,
        axis: usize,
        _: Internal,
    ) -> Result<Elements<T>, DynArrayError> {
        let (extent, inner) = extent_and_inner(array.extents(), axis);
        let (mut first, mut end) = (extent, 0);
        for (place, _) in array.iter().enumerate().filter(|(_, element)| !element.is_zero()) {
            // There is an element, so no extent is 0.
            let at = place.checked_div(inner).and_then(|row| row.checked_rem(extent)).unwrap_or_default();
            (first, end) = (first.min(at), end.max(at.saturating_add(1)));
        }
        let len = end.saturating_sub(first);
        let (extents, count) = resized(array, axis, len)?;
        let run = [AxisPiece::Forwards { first, len }];
        let along = along_one(array, axis, AxisCoordinates::Runs(&run));
        Ok((pieces(array, count, &along, None)?, extents))
    }
}

/// The extents of a padded view, one padding for each axis.
fn padded_extents<T>(view: &DynView<'_, T>, pads: &[Pad]) -> Result<Numbers, PadError> {
    if pads.len() != view.rank() {
        return Err(PadError::Count { found: pads.len(), rank: view.rank() });
    }
    let mut extents = Numbers::new();
    for (axis, (extent, pad)) in view.extents().zip(pads).enumerate() {
        // The extents of a view fit, so the results are known.
        extents.push(pad.of_set(axis, DynExtent::of_fitting(extent))?.get_known());
    }
    index::element_count(&extents)?;
    Ok(extents)
}

/// The elements of a view with `value` around and between them, and their extents.
fn padded<T: Clone>(view: &DynView<'_, T>, pads: &[Pad], value: &T) -> Result<Elements<T>, PadError> {
    let extents = padded_extents(view, pads)?;
    let count = index::element_count(&extents)?;
    if let Some(all) = trivial(view, count, Some(value)) {
        return Ok((all, extents));
    }
    let runs: SmallVec<[[AxisPiece; 3]; 4]> = view
        .extents()
        .zip(pads)
        .zip(&extents)
        .map(|((extent, &pad), &len)| of_value(extent, pad, len))
        .collect();
    let along: SmallVec<[AxisCoordinates<'_>; 8]> = runs
        .iter()
        .zip(pads)
        .map(|(runs, pad)| if *pad == Pad::NONE { AxisCoordinates::All } else { AxisCoordinates::Runs(runs) })
        .collect();
    Ok((pieces(view, count, &along, Some(value))?, extents))
}

/// The pieces of an axis of `extent` elements after padding, when its extent is `len`.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_sign_loss,
    reason = "sums of few numbers of 64 bits in 128 bits; pieces are parts of `len`, which fits"
)]
fn of_value(extent: usize, Pad { low, high, interior }: Pad, len: usize) -> [AxisPiece; 3] {
    // Coordinate `c` of the result is coordinate `c - low` of the elements with those between them. Both fit, because `len` does.
    let step = interior as i128 + 1;
    let inside = if extent == 0 { 0 } else { (extent as i128 - 1) * step + 1 };
    let end = inside + high as i128;
    let (first, last) = ((-(low as i128)).clamp(0, inside), end.clamp(0, inside));
    let before = (low as i128).clamp(0, len as i128);
    // The first element at or after `first`, and the number of those before `last`. There may be very many others.
    let at = (first + interior as i128) / step;
    let count = ((last - at * step + interior as i128) / step).max(0) as usize;
    let elements = match count {
        0 => AxisPiece::Fill { len: 0 },
        // Neighbours, which are copied at once. One element may have any interior.
        _ if interior == 0 || count == 1 => AxisPiece::Forwards { first: at as usize, len: count },
        _ => AxisPiece::Spread { first: at as usize, count, gap: interior },
    };
    let fill = if count > 0 { (before + at * step - first) as usize } else { 0 };
    [AxisPiece::Fill { len: fill }, elements, AxisPiece::Fill { len: len - fill - elements.len() }]
}

/// The elements of a view with elements of its own around them, and their extents. `widths` are those before and after, for each axis.
fn padded_by<T: Clone>(
    view: &DynView<'_, T>,
    widths: &[[usize; 2]],
    mode: PadMode,
) -> Result<Elements<T>, PadError> {
    // A number that does not fit `isize` results in an extent that does not fit.
    let signed = |width: usize| isize::try_from(width).unwrap_or(isize::MAX);
    let pads: SmallVec<[Pad; 8]> =
        widths.iter().map(|&[low, high]| Pad::edges(signed(low), signed(high))).collect();
    let extents = padded_extents(view, &pads)?;
    for (axis, (extent, &[low, high])) in view.extents().zip(widths).enumerate() {
        let added = low.saturating_add(high);
        if extent == 0 && added > 0 {
            return Err(PadError::Empty { axis, added });
        }
    }
    let count = index::element_count(&extents)?;
    if let Some(all) = trivial(view, count, None) {
        return Ok((all, extents));
    }
    let periods: SmallVec<[([[AxisPiece; 2]; 3], usize); 4]> = view
        .extents()
        .zip(widths)
        .zip(&extents)
        .map(|((extent, &[low, _]), &len)| of_mode(extent, low, len, mode))
        .collect();
    let along: SmallVec<[AxisCoordinates<'_>; 8]> =
        periods.iter().map(|(runs, count)| AxisCoordinates::Periods(runs, *count)).collect();
    Ok((pieces(view, count, &along, None)?, extents))
}

/// The pieces of an axis of `extent` elements, at least one, with `low` before them and `len` in all: those before the first period, those of a
/// period, and those after the last; and the number of periods.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::integer_division_remainder_used,
    reason = "extents are not 0, and fit `isize`, so twice an extent fits `usize`"
)]
fn of_mode(extent: usize, low: usize, len: usize, mode: PadMode) -> ([[AxisPiece; 2]; 3], usize) {
    const NONE: [AxisPiece; 2] = [AxisPiece::Fill { len: 0 }; 2];
    let high = len - low - extent;
    let same = |at, len| AxisPiece::Same { at, len };
    // The pieces of one period: forwards, and backwards from `back`, `backwards` elements.
    let (back, backwards) = match mode {
        _ if extent == 1 => return ([[same(0, len), NONE[1]], NONE, NONE], 0),
        PadMode::Edge => {
            let all = AxisPiece::Forwards { first: 0, len: extent };
            return ([[same(0, low), all], NONE, [same(extent - 1, high), NONE[1]]], 0);
        }
        PadMode::Wrap => (0, 0),
        PadMode::Symmetric => (extent - 1, extent),
        PadMode::Reflect => (extent - 2, extent - 2),
    };
    let period = extent + backwards;
    // `left` elements, which do not reach into another period, from the position `at` in the period.
    let part = |mut at: usize, mut left: usize| {
        NONE.map(|_| {
            let run = if at < extent {
                AxisPiece::Forwards { first: at, len: left.min(extent - at) }
            } else {
                // Empty if the first piece reached the end of the period.
                let len = left.min(period - at);
                AxisPiece::Backwards { first: if len > 0 { back - (at - extent) } else { 0 }, len }
            };
            (left, at) = (left - run.len(), at + run.len());
            run
        })
    };
    // The position in the period of the first element of the result.
    let at = (period - low % period) % period;
    let before = ((period - at) % period).min(len);
    let after = len - before;
    ([part(at, before), part(0, period), part(0, after % period)], after / period)
}

/// # Extend
impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Copies the array with a value around and between the elements: `pads` is a padding for each axis. Extents `[m, n]` padded by
    /// `[Pad::edges(1, 2), Pad::NONE]` become `[m + 3, n]`. Negative numbers remove elements.
    ///
    /// The numbers of elements before and after may be two lists, `(shape![1, 0], shape![2, 0])`. If the types know an extent and both of its numbers, that of the result
    /// knows their sum, as a `Computed` extent, and `into_typed` converts it to the number.
    ///
    #[cfg_attr(doc, doc = include_str!("../../../../docs/pictures/pad.svg"))]
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`PadError`], where [`try_pad`](Self::try_pad) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Const, View, rearrange::Pad, shape};
    ///
    /// let matrix = View::new(&[1, 2, 3, 4], shape![2, 2])?;
    /// let padded = matrix.pad([Pad::NONE, Pad::edges(1, 0).with_interior(1)], 0);
    /// assert_eq!(padded, shapewise::tensor![[0, 1, 0, 2], [0, 3, 0, 4]]);
    /// assert_eq!(matrix.pad([Pad::edges(-1, 0), Pad::edges(0, 1)], 7).as_slice(), [3, 4, 7]);
    /// let padded = matrix.pad((shape![1, 0], shape![1, 2]), 0).into_typed();
    /// // `cargo build` compares 2 + 1 + 1 with 4
    /// let (_, _): (Const<4>, Const<4>) = padded.typed_extents();
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `Pad`. NumPy's `pad` with mode `constant` has no interior padding and no negative numbers.
    #[doc(alias("constant_pad", "padarray"))]
    #[must_use]
    #[track_caller]
    pub fn pad<P: PerAxis<Pad, R>>(&self, pads: P, value: T) -> ResizedBy<T, L, Added, P, Pad, R>
    where
        T: Clone,
    {
        or_fail(self.try_pad(pads, value))
    }

    /// Does the same as [`pad`](Self::pad), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`PadError::Negative`] with the first axis from which more elements are removed than there are, [`PadError::Size`] if the element
    /// count does not fit, [`PadError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::{View, rearrange::Pad};
    ///
    /// let row = View::new(&[1, 2], [2])?;
    /// assert_eq!(
    ///     row.try_pad([Pad::edges(-3, 0)], 0).unwrap_err().to_string(),
    ///     "axis 0 has extent 2, and padding by -3 and 0 with 0 between neighbours leaves fewer than \
    ///      0: at most all elements can be removed"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_pad<P: PerAxis<Pad, R>>(
        &self,
        pads: P,
        value: T,
    ) -> Result<ResizedBy<T, L, Added, P, Pad, R>, PadError>
    where
        T: Clone,
    {
        padded(&DynView::from(self), &pads.values(), &value).map(of_rank)
    }

    /// Copies the array into a `Tensor<T, R>` with a value around and between the elements along one axis. Extents `[m, n]` along axis 1 by `Pad::edges(1, 2)` become
    /// `[m, n + 3]`; what the type knows of the other extents stays in the type.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`PadError`], where [`try_pad_axis`](Self::try_pad_axis) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, Const, View, rearrange::Pad, shape};
    ///
    /// let matrix = View::new(&[1, 2, 3, 4], shape![2, 2])?;
    /// let padded = matrix.pad_axis(Axis::<0>, Pad::edges(0, 1), 0);
    /// assert_eq!(padded.typed_extents(), (3, Const::<2>));
    /// assert_eq!(padded.as_slice(), [1, 2, 3, 4, 0, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn pad_axis<X: AlongAxis<PadAlong<T>, T, R>>(&self, axis: X, pad: Pad, value: T) -> X::Out<L> {
        or_fail(self.run_along(axis, PadAlong(pad, value)))
    }

    /// Does the same as [`pad_axis`](Self::pad_axis), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_pad`](Self::try_pad).
    pub fn try_pad_axis<X: AlongAxis<PadAlong<T>, T, R>>(
        &self,
        axis: X,
        pad: Pad,
        value: T,
    ) -> Result<X::Out<L>, PadError> {
        self.run_along(axis, PadAlong(pad, value))
    }

    /// Copies the array with elements of its own around it: `widths` are the numbers of those before and after, for each axis. Extents `[m, n]`
    /// by `[[1, 2], [0, 0]]` become `[m + 3, n]`. The numbers may be two lists, as those of [`pad`](Self::pad): then the type of the result knows the
    /// extents that the types know.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`PadError`], where [`try_pad_mode`](Self::try_pad_mode) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Const, View, rearrange::PadMode, shape};
    ///
    /// let row = View::new(&[1, 2, 3], shape![3])?;
    /// assert_eq!(row.pad_mode([[2, 1]], PadMode::Edge).as_slice(), [1, 1, 1, 2, 3, 3]);
    /// assert_eq!(row.pad_mode([[2, 1]], PadMode::Reflect).as_slice(), [3, 2, 1, 2, 3, 2]);
    /// assert_eq!(row.pad_mode([[2, 1]], PadMode::Symmetric).as_slice(), [2, 1, 1, 2, 3, 3]);
    /// assert_eq!(row.pad_mode([[2, 1]], PadMode::Wrap).as_slice(), [2, 3, 1, 2, 3, 1]);
    /// let six = row.pad_mode((shape![2], shape![1]), PadMode::Edge).into_typed();
    /// let (_,): (Const<6>,) = six.typed_extents();
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `pad`.
    #[must_use]
    #[track_caller]
    pub fn pad_mode<W: PerAxis<[usize; 2], R>>(
        &self,
        widths: W,
        mode: PadMode,
    ) -> ResizedBy<T, L, Added, W, [usize; 2], R>
    where
        T: Clone,
    {
        or_fail(self.try_pad_mode(widths, mode))
    }

    /// Does the same as [`pad_mode`](Self::pad_mode), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`PadError::Empty`] with the first axis of extent 0 along which elements are added, [`PadError::Size`] if the element count does
    /// not fit, [`PadError::Memory`] if there is not enough memory.
    pub fn try_pad_mode<W: PerAxis<[usize; 2], R>>(
        &self,
        widths: W,
        mode: PadMode,
    ) -> Result<ResizedBy<T, L, Added, W, [usize; 2], R>, PadError>
    where
        T: Clone,
    {
        padded_by(&DynView::from(self), &widths.values(), mode).map(of_rank)
    }

    /// Removes the subviews at both ends of an axis all of whose elements are 0, in a copy, a `Tensor<T, R>`. Extents `[m, n]` along axis 1 become `[m, k]`, with
    /// `k` at most `n`; what the type knows of the other extents stays in the type.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let row = View::new(&[0, 0, 1, 0, 2, 0], shape![6])?;
    /// assert_eq!(row.trim_zeros(Axis::<0>).as_slice(), [1, 0, 2]);
    /// let matrix = View::new(&[0, 1, 0, 0, 2, 3], shape![2, 3])?;
    /// assert_eq!(matrix.trim_zeros(Axis::<1>), shapewise::tensor![[1, 0], [2, 3]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `trim_zeros`.
    #[must_use]
    #[track_caller]
    pub fn trim_zeros<X: AlongAxis<TrimZeros, T, R>>(&self, axis: X) -> X::Out<L> {
        or_fail(self.run_along(axis, TrimZeros))
    }
}

impl<T: Clone, S: Storage<T>> DynBase<T, S> {
    /// Copies the array with a value around and between the elements: `pads` is a padding for each axis. Negative numbers remove elements.
    ///
    /// # Errors
    ///
    /// [`PadError`] if there is not one padding for each axis, if more elements are removed than there are, or if the result does not fit.
    ///
    /// ```
    /// use shapewise::{rearrange::Pad, array::DynView};
    ///
    /// let row = DynView::new(&[1, 2], [2])?;
    /// assert_eq!(row.pad(&[Pad::edges(1, 2)], 0)?.as_slice(), [0, 1, 2, 0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pad(&self, pads: &[Pad], value: T) -> Result<DynTensor<T>, PadError> {
        padded(&DynView::from(self), pads, &value).map(dyn_tensor)
    }

    /// Copies the array with elements of its own around it: `widths` are the numbers of those before and after, for each axis.
    ///
    /// # Errors
    ///
    /// [`PadError`] if there is not one entry for each axis, if an axis along which elements are added has none, or if the result does not
    /// fit.
    ///
    /// ```
    /// use shapewise::{rearrange::PadMode, array::DynView};
    ///
    /// let row = DynView::new(&[1, 2, 3], [3])?;
    /// assert_eq!(row.pad_mode(&[[1, 1]], PadMode::Reflect)?.as_slice(), [2, 1, 2, 3, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pad_mode(&self, widths: &[[usize; 2]], mode: PadMode) -> Result<DynTensor<T>, PadError> {
        padded_by(&DynView::from(self), widths, mode).map(dyn_tensor)
    }

    /// Removes the parts at both ends of an axis all of whose elements are 0, in a copy.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::NoSuchAxis`] if the rank does not have the axis, [`DynArrayError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[0, 1, 0, 2, 0], [5])?;
    /// assert_eq!(row.trim_zeros(-1)?.as_slice(), [1, 0, 2]);
    /// assert_eq!(
    ///     row.trim_zeros(1).unwrap_err().to_string(),
    ///     "axis 1 is out of range for rank 1: it must be at least -1 and below 1"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn trim_zeros(&self, axis: isize) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Zero,
    {
        self.run_along(axis, TrimZeros)
    }
}
