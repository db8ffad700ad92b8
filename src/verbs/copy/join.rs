//! Arrays one after another along an axis, or stacked along a new one.

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{DynView, Tensor},
    axis::edit::Edit,
    extent::DynExtent,
    index,
    layout::RowMajor,
    message::or_fail,
    private::{AGREED, Always},
    rank::{Plus, Ranks},
    rearrange::{self, JoinError},
    types::ExtentList,
    verbs::{
        copy::{
            list::{Concatenated, JoinsInto, Stacked},
            pad::ranked,
            pieces::concatenated,
        },
        elementwise::map::tensor,
    },
};

/// Extents of any rank.
type Numbers = SmallVec<[usize; 8]>;

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

/// The elements of views joined along an axis, and their extents.
pub(crate) fn joined<T: Clone>(
    views: &[DynView<'_, T>],
    axis: usize,
) -> Result<(Vec<T>, Numbers), JoinError> {
    let extents = joined_extents(views, axis)?;
    let data = concatenated(views, index::element_count(&extents)?, axis)?;
    Ok((data, extents))
}

/// The elements of views stacked along a new axis, and their extents.
pub(crate) fn stacked<T: Clone>(
    views: &[DynView<'_, T>],
    axis: usize,
) -> Result<(Vec<T>, Numbers), JoinError> {
    let of_each = joined_extents(views, usize::MAX)?;
    let extents: Numbers =
        Edit::Insert(axis).collect(&of_each, &[views.len()], of_each.len().saturating_add(1));
    let data = concatenated(views, index::element_count(&extents)?, axis)?;
    Ok((data, extents))
}

/// The tensor of elements of any rank, which is `Q`.
fn of_rank<T, const Q: usize, E: ExtentList<Q>>(
    (data, extents): (Vec<T>, Numbers),
) -> Tensor<T, Q, RowMajor<Q, E>> {
    tensor(data, &ranked(&extents))
}

/// An axis and arrays in, a tensor of their elements one array after another along the axis out: extents `[2, 3]` and `[4, 3]` along
/// axis 0 become `[6, 3]`. Along all other axes their extents are equal; extents in the type stay there.
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

/// [`concatenate`], which returns an error.
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

/// An axis of the result and arrays of the same extents in, a tensor of one more rank out, whose new axis counts the arrays: four of
/// extents `[2, 3]` stacked along axis 0 are `[4, 2, 3]`. The number of arrays in a tuple or an array is in the type.
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

/// [`stack`], which returns an error.
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
