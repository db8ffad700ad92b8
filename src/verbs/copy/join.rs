//! Arrays one after another along an axis, or stacked along a new one.

use smallvec::SmallVec;

use crate::{
    array::{DynTensor, DynView, Tensor, dynamic::rearrange::tensor as dyn_tensor},
    axis::{self, edit::Edit},
    extent::DynExtent,
    index,
    layout::RowMajor,
    loops::allocate::{allocate, is_sizeless},
    message::or_fail,
    private::{AGREED, Always},
    rank::{self, Plus, Ranks},
    rearrange::{self, JoinError},
    types::ExtentList,
    verbs::{
        along::{Elements, Numbers, of_rank},
        copy::{
            list::{Concatenated, JoinsInto, Stacked},
            pieces::concatenated,
        },
    },
};

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
    let mut pieces: SmallVec<[(&[T], usize); 4]> = SmallVec::new();
    let times: usize = outer.iter().map(|axis| axis.0).product();
    for view in views {
        let elements = view.try_as_slice()?;
        pieces.push((elements, elements.len().checked_div(times)?));
    }
    let count = match index::element_count(&extents) {
        Ok(0) => return None,
        Ok(count) => count,
        Err(error) => return Some(Err(error.into())),
    };
    let mut data = match allocate(count) {
        Ok(data) => data,
        Err(error) => return Some(Err(error.into())),
    };
    for _ in 0..times {
        for (rest, len) in &mut pieces {
            let (piece, others) = rest.split_at_checked(*len)?;
            data.extend_from_slice(piece);
            *rest = others;
        }
    }
    Some(Ok((data, extents)))
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

/// Joins arrays along an axis, one after another: extents `[2, 3]` and `[4, 3]` along axis 0 become `[6, 3]`. Along all other axes their
/// extents are equal; extents in the type stay there.
///
/// The arrays are a tuple of up to eight, an array, a slice or a vector. Those in a tuple may have different types.
///
/// # Panics
///
/// At the caller's line, with the message of [`JoinError`], where [`try_concatenate`] returns an error.
///
/// # Examples
///
/// ```
/// use shapewise::{Axis, View, shape, verbs::concatenate};
///
/// let (a, b) = ([1, 2, 3], [4, 5, 6, 7, 8, 9]);
/// let a = View::new(&a, shape![1, 3])?;
/// let b = View::new(&b, shape![2, 3])?;
/// let rows = concatenate(Axis::<0>, (a, b));
/// assert_eq!(rows, shapewise::tensor![[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
/// let columns = concatenate(Axis::<1>, [b, b]); // extents (Const<2>, usize)
/// assert_eq!(columns.extents(), [2, 6]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
///
/// # Source
///
/// XLA, `Concatenate`; NumPy, `concatenate`.
#[doc(alias("concat", "hstack", "vstack", "append"))]
#[must_use]
#[track_caller]
pub fn concatenate<const R: usize, X, O, T: Clone, E: ExtentList<R>>(
    axis: X,
    arrays: O,
) -> Tensor<T, R, RowMajor<R, E>>
where
    Ranks: JoinsInto<R, R, Concatenated, X, O, Element = T, Extents = E, Holds: Always>,
{
    or_fail(try_concatenate(axis, arrays))
}

/// Does the same as [`concatenate`], and returns an error instead of a panic.
///
/// # Errors
///
/// [`JoinError::Nothing`] if there are no arrays; [`JoinError::Extent`] with the first array that has another extent along another axis;
/// [`JoinError::Size`] if the element count does not fit; [`JoinError::Memory`] if there is not enough memory. Two extents in the types
/// of a tuple that differ are an error of `cargo check`.
///
/// ```
/// use shapewise::{Axis, View, verbs::try_concatenate};
///
/// let (a, b) = (View::new(&[0; 6], [2, 3])?, View::new(&[0; 8], [2, 4])?);
/// assert_eq!(
///     try_concatenate(Axis::<0>, [a, b]).unwrap_err().to_string(),
///     "operand 1 has extent 4 along axis 1, and those before it have 3: they must be equal, because they are not joined along this axis"
/// );
/// # Ok::<(), shapewise::ViewError>(())
/// ```
pub fn try_concatenate<const R: usize, X, O, T: Clone, E: ExtentList<R>>(
    axis: X,
    arrays: O,
) -> Result<Tensor<T, R, RowMajor<R, E>>, JoinError>
where
    Ranks: JoinsInto<R, R, Concatenated, X, O, Element = T, Extents = E, Holds: Always>,
{
    let (axis, arrays) = <Ranks as JoinsInto<R, R, Concatenated, X, O>>::parts(axis, &arrays, AGREED);
    joined(&arrays, axis).map(of_rank)
}

/// Joins arrays of the same extents along a new axis of the result, which counts them: four of extents `[2, 3]` stacked along axis 0 are
/// `[4, 2, 3]`. The number of arrays in a tuple or an array is in the type.
///
/// # Panics
///
/// At the caller's line, with the message of [`JoinError`], where [`try_stack`] returns an error.
///
/// # Examples
///
/// ```
/// use shapewise::{Axis, Const, View, shape, verbs::stack};
///
/// let (x, y) = ([1, 2, 3], [4, 5, 6]);
/// let (x, y) = (View::new(&x, shape![3])?, View::new(&y, shape![3])?);
/// let points = stack(Axis::<1>, [x, y]);
/// assert_eq!(points.typed_extents(), (Const::<3>, Const::<2>));
/// assert_eq!(points, shapewise::tensor![[1, 4], [2, 5], [3, 6]]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
///
/// # Source
///
/// NumPy, `stack`.
#[doc(alias("column_stack", "dstack", "pack"))]
#[must_use]
#[track_caller]
pub fn stack<const R: usize, const Q: usize, X, O, T: Clone, E: ExtentList<Q>>(
    axis: X,
    arrays: O,
) -> Tensor<T, Q, RowMajor<Q, E>>
where
    Ranks: Plus<R, 1, Q, Holds: Always>
        + JoinsInto<R, Q, Stacked, X, O, Element = T, Extents = E, Holds: Always>,
{
    or_fail(try_stack(axis, arrays))
}

/// Does the same as [`stack`], and returns an error instead of a panic.
///
/// # Errors
///
/// Same errors as [`try_concatenate`]; the extents are equal along all axes.
///
/// ```
/// use shapewise::{AxisOf, View, verbs::try_stack};
///
/// let (a, b) = (View::new(&[0; 3], [3])?, View::new(&[0; 4], [4])?);
/// assert!(try_stack(AxisOf::<2>::new(-1)?, [a, b]).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn try_stack<const R: usize, const Q: usize, X, O, T: Clone, E: ExtentList<Q>>(
    axis: X,
    arrays: O,
) -> Result<Tensor<T, Q, RowMajor<Q, E>>, JoinError>
where
    Ranks: Plus<R, 1, Q, Holds: Always>
        + JoinsInto<R, Q, Stacked, X, O, Element = T, Extents = E, Holds: Always>,
{
    let (axis, arrays) = <Ranks as JoinsInto<R, Q, Stacked, X, O>>::parts(axis, &arrays, AGREED);
    stacked(&arrays, axis).map(of_rank)
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
