//! Joins of arrays whose rank is known at run time, and joins on the heap.

#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below the rank, or at most the rank if new; a view that has elements has memory for all of them, as often as its extents say"
)]

use alloc::vec::Vec;
use core::ops::Range;

use smallvec::SmallVec;

use crate::{
    array::{
        DynTensor, DynView, View,
        access::append::append_pairs,
        dynamic::{DynStrided, Numbers, rearrange::dyn_tensor},
    },
    axis::{self, edit::Edit},
    extent::DynExtent,
    index::{self, MemoryError},
    loops::allocate::{allocate, is_sizeless, reserve},
    rank,
    rearrange::{self, JoinError},
    verbs::copy::pieces::concatenated,
};

/// Arrays of one rank.
pub(super) type Views<'a, T, const R: usize> = SmallVec<[View<'a, T, R>; 4]>;

/// Appends the elements of row-major arrays to an empty vector: pieces from `axis` on, one of each array in turn. Returns the sum of the extents along
/// the axis, or, of a new axis, the number of arrays; `None` if other extents differ, and if there are no elements or too many. Nothing is planned,
/// which takes longer than to copy few elements.
#[inline(always)]
fn in_turn<'v, T: Clone + 'v, A: Copy>(
    data: &mut Vec<T>,
    arrays: impl Iterator<Item = (A, &'v [T], usize)> + Clone,
    extent: impl Fn(A, usize) -> usize,
    [rank, axis]: [usize; 2],
    is_new: bool,
) -> Option<Result<usize, MemoryError>> {
    let (first, ..) = arrays.clone().next()?;
    // A product wraps only if there are no elements.
    let product = |axes: Range<usize>| axes.fold(1_usize, |all, axis| all.wrapping_mul(extent(first, axis)));
    let (times, inner) = (product(0..axis), product(axis + usize::from(!is_new)..rank));
    let along = |array: A| if is_new { 1 } else { extent(array, axis) };
    let mut joined = 0_usize;
    for (array, ..) in arrays.clone() {
        if (0..rank).any(|at| (is_new || at != axis) && extent(array, at) != extent(first, at)) {
            return None;
        }
        joined = joined.checked_add(along(array))?;
    }
    let count = joined.checked_mul(inner)?.checked_mul(times)?;
    if count == 0 || isize::try_from(count).is_err() {
        return None;
    }
    if is_new && inner == 1 && joined == 2 {
        let mut slices = arrays.map(|(_, memory, base)| &memory[base..][..times]);
        return Some(pairs(slices.next()?, slices.next()?).map(|pairs| {
            *data = pairs;
            joined
        }));
    }
    if let Err(error) = reserve(data, count) {
        return Some(Err(error));
    }
    for outer in 0..times {
        for (array, memory, base) in arrays.clone() {
            let piece = along(array) * inner;
            append_piece(data, memory, base + outer * piece, piece);
        }
    }
    Some(Ok(joined))
}

/// Appends a piece of memory. One element is not worth a call that copies memory.
#[inline(always)]
fn append_piece<T: Clone>(data: &mut Vec<T>, memory: &[T], at: usize, len: usize) {
    match len {
        0 => {}
        1 => data.push(memory[at].clone()),
        _ => data.extend_from_slice(&memory[at..][..len]),
    }
}

/// The elements of two slices in turn: those of a new last axis.
#[inline(never)]
fn pairs<T: Clone>(left: &[T], right: &[T]) -> Result<Vec<T>, MemoryError> {
    let mut pairs = allocate::<[T; 2]>(left.len())?;
    append_pairs(&mut pairs, (left, right), |left, right| [left.clone(), right.clone()]);
    Ok(pairs.into_flattened())
}

/// Appends the elements of joined arrays of one rank to an empty vector, and returns the extents of the result.
pub(super) fn on_heap<T: Clone, const R: usize, const Q: usize>(
    data: &mut Vec<T>,
    arrays: &[View<'_, T, R>],
    axis: usize,
) -> Result<[usize; Q], JoinError> {
    if !is_sizeless::<T>() && arrays.iter().all(|view| view.layout.is_row_major()) {
        let parts = arrays.iter().map(|view| (view.layout.extents(), view.data, view.layout.base()));
        if let Some(joined) = in_turn(data, parts, |extents, axis| extents[axis], [R, axis], R != Q) {
            let (joined, extents) = (joined?, arrays[0].layout.extents());
            let before = |at: usize| if R != Q && at > axis { at - 1 } else { at };
            return Ok(core::array::from_fn(|at| if at == axis { joined } else { extents[before(at)] }));
        }
    }
    let extents: [usize; Q] = super::extents(|number| arrays.get(number).copied(), axis)?;
    let views: SmallVec<[_; 4]> = arrays.iter().map(|view| DynView::from(*view)).collect();
    *data = concatenated(&views, extents.iter().product(), axis)?;
    Ok(extents)
}

/// The extents of views joined along an axis; if it is not below the rank, those that all have.
fn joined_extents<T>(views: &[DynView<'_, T>], axis: usize) -> Result<Numbers, JoinError> {
    let (first, rest) = views.split_first().ok_or(JoinError::Nothing)?;
    let mut joined = first.layout.dyn_extents();
    for (next, operand) in rest.iter().zip(1..) {
        rearrange::join(&mut joined, &next.layout.dyn_extents(), axis, operand)?;
    }
    Ok(joined.into_iter().map(DynExtent::get_known).collect())
}

/// The tensor of the elements of row-major views in turn; `None` if a view is not row-major, if their ranks differ or extents other than those along the axis, and
/// if there are no elements or too many. Nothing is planned, which takes longer than to copy few elements.
// Inlined into its two callers: the result is not moved, and each knows whether the axis is new.
#[inline(always)]
fn join_dense<T: Clone>(
    views: &[DynView<'_, T>],
    axis: usize,
    is_new: bool,
) -> Option<Result<DynTensor<T>, JoinError>> {
    let first = &views.first()?.layout;
    if is_sizeless::<T>() {
        return None;
    }
    let of_first = piece_of(first, first, axis, is_new)?;
    let (mut joined, mut all) = of_first;
    for view in &views[1..] {
        let is_same = view.layout.axes() == first.axes();
        let (along, piece) = if is_same { of_first } else { piece_of(first, &view.layout, axis, is_new)? };
        (joined, all) = (joined.checked_add(along)?, all.checked_add(piece)?);
    }
    let times = first.axes()[..axis].iter().fold(1_usize, |times, axis| times.wrapping_mul(axis.0));
    let count = all.checked_mul(times)?;
    if count == 0 || isize::try_from(count).is_err() {
        return None;
    }
    let inner = all / joined;
    if let ([left, right], true, 1) = (views, is_new, inner) {
        let [left, right] = [left.parts(), right.parts()].map(|(memory, base)| &memory[base..][..times]);
        let joined = pairs(left, right)
            .map(|data| DynTensor::of_elements(data, first.row_major_joined(axis, joined, is_new)));
        return Some(joined.map_err(JoinError::from));
    }
    let mut data = Vec::new();
    if let Err(error) = reserve(&mut data, count) {
        return Some(Err(error.into()));
    }
    for outer in 0..times {
        for view in views {
            let along = if is_new { 1 } else { view.layout.axes()[axis].0 };
            let ((memory, base), piece) = (view.parts(), along * inner);
            append_piece(&mut data, memory, base + outer * piece, piece);
        }
    }
    Some(Ok(DynTensor::of_elements(data, first.row_major_joined(axis, joined, is_new))))
}

/// The extent of an array along an axis, 1 if it is new, and the product of that and the extents after it; `None` if the array is not row-major, has no elements, or
/// has other extents than the first one.
#[inline(never)]
fn piece_of(first: &DynStrided, next: &DynStrided, axis: usize, is_new: bool) -> Option<(usize, usize)> {
    let (first, next) = (first.axes(), next.axes());
    if first.len() != next.len() {
        return None;
    }
    let (mut along, mut piece, mut count) = (1, 1, 1_usize);
    for (place, (first, next)) in first.iter().zip(next).enumerate().rev() {
        let (extent, stride) = *next;
        let is_joined = place == axis && !is_new;
        if extent == 0 || extent != 1 && stride != count.cast_signed() || extent != first.0 && !is_joined {
            return None;
        }
        // The product of the extents of an array fits.
        count = count.wrapping_mul(extent);
        if place >= axis {
            piece = count;
        }
        if is_joined {
            along = extent;
        }
    }
    Some((along, piece))
}

/// The tensor of views joined along an axis.
fn joined<T: Clone>(views: &[DynView<'_, T>], axis: usize) -> Result<DynTensor<T>, JoinError> {
    if let Some(found) = join_dense(views, axis, false) {
        return found;
    }
    let extents = joined_extents(views, axis)?;
    let data = concatenated(views, index::element_count(&extents)?, axis)?;
    Ok(dyn_tensor((data, extents)))
}

/// The tensor of views stacked along a new axis.
fn stacked<T: Clone>(views: &[DynView<'_, T>], axis: usize) -> Result<DynTensor<T>, JoinError> {
    if let Some(found) = join_dense(views, axis, true) {
        return found;
    }
    let of_each = joined_extents(views, usize::MAX)?;
    let extents: Numbers =
        Edit::Insert(axis).collect(&of_each, &[views.len()], of_each.len().saturating_add(1));
    let data = concatenated(views, index::element_count(&extents)?, axis)?;
    Ok(dyn_tensor((data, extents)))
}

/// The arrays of a list, as views.
#[inline(always)]
fn views<'v, T: 'v, V: Into<DynView<'v, T>>>(
    arrays: impl IntoIterator<Item = V>,
) -> SmallVec<[DynView<'v, T>; 4]> {
    // Not collected: the list would be moved, and is long.
    let mut views = SmallVec::new();
    for array in arrays {
        views.push(array.into());
    }
    views
}

impl<T: Clone> DynTensor<T> {
    /// Joins arrays along an axis, one after another. Along all other axes their extents are equal. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`JoinError`] if there are no arrays, if their ranks or extents differ, if the rank does not have the axis, or if the result does not
    /// fit.
    ///
    /// ```
    /// use shapewise::array::{DynTensor, DynView};
    ///
    /// let (a, b) = (DynView::new(&[1, 2], [1, 2])?, DynView::new(&[3, 4, 5, 6], [2, 2])?);
    /// assert_eq!(DynTensor::concatenate(0, [&a, &b])?.shape().to_string(), "[3,2]");
    /// assert!(DynTensor::concatenate(-1, [a, b]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "concat")]
    pub fn concatenate<'v, V: Into<DynView<'v, T>>>(
        axis: isize,
        arrays: impl IntoIterator<Item = V>,
    ) -> Result<Self, JoinError>
    where
        T: 'v,
    {
        let views = views(arrays);
        let rank = views.first().ok_or(JoinError::Nothing)?.rank();
        joined(&views, axis::resolve(axis, rank)?)
    }

    /// Joins arrays of the same extents along a new axis of the result, which counts them.
    ///
    /// # Errors
    ///
    /// Same errors as [`concatenate`](Self::concatenate).
    ///
    /// ```
    /// use shapewise::array::{DynTensor, DynView};
    ///
    /// let row = DynView::new(&[1, 2, 3], [3])?;
    /// assert_eq!(DynTensor::stack(-1, [&row, &row])?.shape().to_string(), "[3,2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stack<'v, V: Into<DynView<'v, T>>>(
        axis: isize,
        arrays: impl IntoIterator<Item = V>,
    ) -> Result<Self, JoinError>
    where
        T: 'v,
    {
        let views = views(arrays);
        let rank = views.first().ok_or(JoinError::Nothing)?.rank().saturating_add(1);
        rank::check(rank)?;
        stacked(&views, axis::resolve(axis, rank)?)
    }
}
