//! Joins of arrays whose rank is known at run time, and joins on the heap.

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{DynTensor, DynView, View, dynamic::rearrange::tensor as dyn_tensor, memory::try_as_slice},
    axis::{self, edit::Edit},
    extent::DynExtent,
    index::{self, MemoryError},
    loops::allocate::{allocate, is_sizeless},
    rank,
    rearrange::{self, JoinError},
    verbs::{
        along::{Elements, Numbers},
        copy::pieces::concatenated,
    },
};

/// Arrays of one rank.
pub(super) type Views<'a, T, const R: usize> = SmallVec<[View<'a, T, R>; 4]>;

/// The elements of joined arrays of one rank, and the extents of the result.
pub(super) fn on_heap<T: Clone, const R: usize, const Q: usize>(
    arrays: &[View<'_, T, R>],
    axis: usize,
) -> Result<(Vec<T>, [usize; Q]), JoinError> {
    let extents: [usize; Q] = super::extents(|number| arrays.get(number).copied(), axis)?;
    let count = extents.iter().product();
    let times: usize = extents.iter().take(axis).product();
    let slices: Option<Slices<'_, T>> = arrays
        .iter()
        .map(|view| {
            let slice = try_as_slice(view.data, &view.layout)?;
            Some((slice, slice.len().checked_div(times).unwrap_or_default()))
        })
        .collect();
    let data = match slices {
        Some(slices) if count > 0 && !is_sizeless::<T>() => append(slices, times, count),
        _ => {
            let views = arrays.iter().map(|view| DynView::from(*view));
            concatenated(&views.collect::<SmallVec<[_; 4]>>(), count, axis)
        }
    }?;
    Ok((data, extents))
}

/// The elements of arrays, and the length of a piece of each.
type Slices<'a, T> = SmallVec<[(&'a [T], usize); 4]>;

/// The elements of slices, so many times: a piece of each in turn.
fn append<T: Clone>(mut slices: Slices<'_, T>, times: usize, count: usize) -> Result<Vec<T>, MemoryError> {
    let mut data = allocate(count)?;
    for _ in 0..times {
        for (rest, len) in &mut slices {
            let Some((piece, others)) = rest.split_at_checked(*len) else { break };
            data.extend_from_slice(piece);
            *rest = others;
        }
    }
    Ok(data)
}

/// The extents of views joined along an axis; if it is not below the rank, those that all have.
fn joined_extents<T>(views: &[DynView<'_, T>], axis: usize) -> Result<Numbers, JoinError> {
    let sets = |view: &DynView<'_, T>| -> SmallVec<[DynExtent; 8]> {
        // The extents of a view fit.
        view.extents().map(DynExtent::of_fitting).collect()
    };
    let (first, rest) = views.split_first().ok_or(JoinError::Nothing)?;
    let mut joined = sets(first);
    for (next, operand) in rest.iter().zip(1..) {
        rearrange::join(&mut joined, &sets(next), axis, operand)?;
    }
    Ok(joined.into_iter().map(DynExtent::get_known).collect())
}

/// The elements of row-major views, in pieces from `axis` on, a piece of each view in turn; `None` if a view is not row-major, if the extents before
/// `axis` or, if `is_new`, any others differ, and if there are no elements. Nothing is planned, which takes longer than to copy few elements.
fn dense<T: Clone>(
    views: &[DynView<'_, T>],
    axis: usize,
    is_new: bool,
) -> Option<Result<Elements<T>, JoinError>> {
    let (first, rest) = views.split_first()?;
    let axes = first.axes();
    let (outer, inner) = axes.split_at_checked(axis)?;
    let mut extents: Numbers = axes.iter().map(|axis| axis.0).collect();
    let length = if is_new {
        extents.insert(axis, views.len());
        0
    } else {
        inner.first()?.0
    };
    let mut joined = length;
    for view in rest {
        let others = view.axes();
        if others.len() != axes.len() {
            return None;
        }
        for (at, (axis_of, other)) in axes.iter().zip(others).enumerate() {
            if !is_new && at == axis {
                joined = joined.checked_add(other.0)?;
            } else if axis_of.0 != other.0 {
                return None;
            }
        }
    }
    if !is_new {
        *extents.get_mut(axis)? = joined;
    }
    let mut pieces = Slices::new();
    let times: usize = outer.iter().map(|axis| axis.0).product();
    for view in views {
        let elements = view.try_as_slice()?;
        pieces.push((elements, elements.len().checked_div(times)?));
    }
    let data = match index::element_count(&extents) {
        Ok(0) => return None,
        Ok(count) => append(pieces, times, count).map_err(JoinError::from),
        Err(error) => Err(error.into()),
    };
    Some(data.map(|data| (data, extents)))
}

/// The elements of views joined along an axis, and their extents.
fn joined<T: Clone>(views: &[DynView<'_, T>], axis: usize) -> Result<Elements<T>, JoinError> {
    if !is_sizeless::<T>()
        && let Some(found) = dense(views, axis, false)
    {
        return found;
    }
    let extents = joined_extents(views, axis)?;
    let data = concatenated(views, index::element_count(&extents)?, axis)?;
    Ok((data, extents))
}

/// The elements of views stacked along a new axis, and their extents.
fn stacked<T: Clone>(views: &[DynView<'_, T>], axis: usize) -> Result<Elements<T>, JoinError> {
    if !is_sizeless::<T>()
        && let Some(found) = dense(views, axis, true)
    {
        return found;
    }
    let of_each = joined_extents(views, usize::MAX)?;
    let extents: Numbers =
        Edit::Insert(axis).collect(&of_each, &[views.len()], of_each.len().saturating_add(1));
    let data = concatenated(views, index::element_count(&extents)?, axis)?;
    Ok((data, extents))
}

/// The arrays of a list, as views.
fn views<'v, T: 'v, V: Into<DynView<'v, T>>>(
    arrays: impl IntoIterator<Item = V>,
) -> SmallVec<[DynView<'v, T>; 4]> {
    arrays.into_iter().map(Into::into).collect()
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
    /// let (a, b) = (DynView::new(&[1, 2], &"[1,2]".parse()?)?, DynView::new(&[3, 4, 5, 6], &"[2,2]".parse()?)?);
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
        Ok(dyn_tensor(joined(&views, axis::resolve(axis, rank)?)?))
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
    /// let row = DynView::new(&[1, 2, 3], &"[3]".parse()?)?;
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
        Ok(dyn_tensor(stacked(&views, axis::resolve(axis, rank)?)?))
    }
}
