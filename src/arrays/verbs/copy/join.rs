//! Arrays one after another along an axis, or stacked along a new one.

#[cfg(feature = "alloc")]
mod dynamic;
mod inline;

pub use crate::verbs::copy::join::inline::{KnownJoin, concatenate_inline};
#[cfg(feature = "alloc")]
use crate::{array::Tensor, heap::Vec};
use crate::{
    array::{TensorBase, View, results::made},
    extent::{
        DynExtent,
        named::{confirm_joined, has_names, refuse_joined},
    },
    index,
    layout::RowMajor,
    loops::within::OperandReader,
    message::{broken, or_fail},
    private::{Exists, INTERNAL},
    rank::{Plus, Ranks},
    rearrange::{self, JoinError},
    storage::{ResultStorage, row_and_place},
    types::ExtentList,
    verbs::copy::list::{Concatenate, JoinsInto, Stack},
};

/// The extents of arrays that are joined along an axis, or stacked along a new one if `Q` is more than `R`.
fn extents<'a, T: 'a, const R: usize, const Q: usize>(
    array: impl Fn(usize) -> Option<View<'a, T, R>>,
    axis: usize,
) -> Result<[usize; Q], JoinError> {
    let sets = |view: View<'_, T, R>| DynExtent::of_each(view.layout.extents());
    let (mut of_each, mut count) = (sets(array(0).ok_or(JoinError::Nothing)?), 1_usize);
    while let Some(next) = array(count) {
        rearrange::join(&mut of_each, &sets(next), if R == Q { axis } else { R }, count)?;
        count = count.wrapping_add(1);
    }
    let mut extents = [count; Q];
    let (mut each, is_stacked) = (of_each.into_iter(), R != Q);
    for (at, extent) in extents.iter_mut().enumerate() {
        if !(is_stacked && at == axis)
            && let Some(joined) = each.next()
        {
            *extent = joined.get_known();
        }
    }
    index::element_count(&extents)?;
    Ok(extents)
}

/// The joined arrays. They are those with the numbers from 0 on.
#[inline]
fn join_arrays<'a, T: Clone + 'a, M: ResultStorage<T>, E: ExtentList<Q>, const R: usize, const Q: usize>(
    array: impl Fn(usize) -> Option<View<'a, T, R>>,
    axis: usize,
) -> Result<TensorBase<T, M, Q, RowMajor<Q, E>>, JoinError> {
    Ok(made!(
        TensorBase::<T, M, Q, RowMajor<Q, E>>,
        {
            let extents: [usize; Q] = extents(&array, axis)?;
            joined_within(array, &extents, axis)
        },
        {
            // What follows is compiled once for each rank, not for each list.
            let views: dynamic::Views<'_, T, R> = (0..).map_while(array).collect();
            let mut data = Vec::new();
            let extents = dynamic::on_heap(&mut data, &views, axis).map_err(|error| {
                let stacked = (R != Q).then_some(axis);
                if const { has_names(&E::NAMES) } { error.with_names(&E::NAMES, stacked) } else { error }
            })?;
            (data, extents)
        },
    ))
}

/// The elements of joined arrays, in nested arrays. These begin as clones of one element, over which all others are written: elements of inline arrays are
/// mostly numbers.
#[inline(always)]
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the extents of the result are those of the arrays together"
)]
fn joined_within<'a, T: Clone + 'a, M: ResultStorage<T>, const R: usize, const Q: usize>(
    array: impl Fn(usize) -> Option<View<'a, T, R>>,
    extents: &[usize; Q],
    axis: usize,
) -> M {
    let any = || (0..).map_while(&array).find_map(|view| view.data.first());
    let Some(any) = any() else {
        return M::collect(0, |_| broken("a result without elements"));
    };
    let count: usize = extents.iter().product();
    let mut data = M::collect(count, |_| any.clone());
    let (len, mut start) = (extents[axis..].iter().product::<usize>(), 0);
    for view in (0..).map_while(&array) {
        let piece: usize = view.layout.extents()[axis..].iter().product();
        let elements = OperandReader::new(view.data, view.layout);
        let last = view.layout.extents().last().map_or(1, |extent| *extent);
        for (outer, to) in data.elements_mut().chunks_exact_mut(len.max(1)).enumerate() {
            let to = &mut to[start..start + piece];
            if elements.in_order {
                to.clone_from_slice(&view.data[outer * piece..][..piece]);
            } else {
                for (place, to) in to.iter_mut().enumerate() {
                    let (row, place) = row_and_place(outer * piece + place, last);
                    *to = elements.at([row, place]).clone();
                }
            }
        }
        start += piece;
    }
    data
}

/// Rejects, in `cargo build`, arrays whose extents along the axis that joins them have different names.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct JoinedNames<const R: usize, X, O>(core::marker::PhantomData<(X, O)>);

impl<const R: usize, X, O> JoinedNames<R, X, O>
where
    Ranks: JoinsInto<R, R, Concatenate, X, O>,
{
    #[doc(hidden)]
    pub const ARE_ONE: () = {
        let each = <Ranks as JoinsInto<R, R, Concatenate, X, O>>::NAMES;
        refuse_joined(each, <Ranks as JoinsInto<R, R, Concatenate, X, O>>::AXIS);
    };
}

/// Joins arrays along an axis, one after another: extents `[2, 3]` and `[4, 3]` along axis 0 become `[6, 3]`. Along all other axes their
/// extents are equal; extents in the type stay there. If the type of each array knows its extent along the axis, the type of the result knows their
/// sum, as a `Computed` extent, and `into_typed` converts it to the number.
///
/// The arrays are a tuple of up to eight, an array, a slice or a vector. Those in a tuple may have different types. The result is
/// on the heap, also of inline arrays. [`concatenate_inline`] returns an inline array whose extents are stated.
///
/// # Panics
///
/// At the caller's line, with the message of [`JoinError`], where [`try_concatenate`] returns an error.
///
/// # Examples
///
#[cfg_attr(doc, doc = include_str!("../../../../docs/pictures/concatenate.svg"))]
///
/// ```
/// use shapewise::{Axis, Const, DenseTensor, Extents, View, shape, verbs::concatenate};
///
/// let (a, b) = ([1, 2, 3], [4, 5, 6, 7, 8, 9]);
/// let a = View::new(&a, shape![1, 3])?;
/// let b = View::new(&b, shape![2, 3])?;
/// let rows = concatenate(Axis::<0>, (a, b));
/// assert_eq!(rows, shapewise::tensor![[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
/// let columns = concatenate(Axis::<1>, [b, b]);
/// // both are in the type
/// assert_eq!((columns.extents(), size_of_val(columns.layout())), ([2, 6], 0));
/// // `cargo build` compares them
/// let columns: DenseTensor<i32, 2, Extents![2, 6]> = columns.into_typed();
/// assert_eq!(columns.typed_extents(), (Const::<2>, Const::<6>));
/// # Ok::<(), shapewise::ViewError>(())
/// ```
///
/// # In other libraries
///
/// XLA, `Concatenate`; NumPy, `concatenate`.
#[doc(alias("concat", "hstack", "vstack", "append", "push_row", "push_column", "insert_row", "row_stack"))]
#[doc(alias("rbind", "cbind", "hcat", "vcat", "horzcat", "vertcat", "insert_column"))]
#[must_use]
#[track_caller]
#[cfg(feature = "alloc")]
#[doc(alias("cat"))]
pub fn concatenate<const R: usize, X, O, T: Clone, E: ExtentList<R>>(
    axis: X,
    arrays: O,
) -> Tensor<T, R, RowMajor<R, E>>
where
    Ranks: JoinsInto<R, R, Concatenate, X, O, Element = T, Extents = E, Proof: Exists>,
{
    let () = JoinedNames::<R, X, O>::ARE_ONE;
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
///     "operand 1 has extent 4 along axis 1, and those before it have 3: they must be equal, \
///      because they are not joined along this axis"
/// );
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[cfg(feature = "alloc")]
pub fn try_concatenate<const R: usize, X, O, T: Clone, E: ExtentList<R>>(
    axis: X,
    arrays: O,
) -> Result<Tensor<T, R, RowMajor<R, E>>, JoinError>
where
    Ranks: JoinsInto<R, R, Concatenate, X, O, Element = T, Extents = E, Proof: Exists>,
{
    let () = JoinedNames::<R, X, O>::ARE_ONE;
    let axis = <Ranks as JoinsInto<R, R, Concatenate, X, O>>::axis(axis, INTERNAL);
    if const { has_names(&E::NAMES) } {
        confirm_joined(<Ranks as JoinsInto<R, R, Concatenate, X, O>>::NAMES);
    }
    join_arrays(
        |number| <Ranks as JoinsInto<R, R, Concatenate, X, O>>::array(&arrays, number, INTERNAL),
        axis,
    )
}

/// Joins arrays of the same extents along a new axis of the result, which counts them: four of extents `[2, 3]` stacked along axis 0 are
/// `[4, 2, 3]`. The number of arrays in a tuple or an array is in the type, so inline arrays are stacked to an inline array.
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
///
/// use shapewise::{Matrix, Vector};
///
/// let basis: Matrix<i32, 2, 2> = stack(Axis::<1>, (Vector::of([1, 2]), Vector::of([3, 4])));
/// assert_eq!(basis.into_nested(), [[1, 3], [2, 4]]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
///
/// # In other libraries
///
/// NumPy, `stack`.
#[doc(alias("column_stack", "dstack", "pack", "from_columns", "from_rows"))]
#[must_use]
#[track_caller]
pub fn stack<const R: usize, const Q: usize, X, O, T: Clone, E: ExtentList<Q>, M: ResultStorage<T>>(
    axis: X,
    arrays: O,
) -> TensorBase<T, M, Q, RowMajor<Q, E>>
where
    Ranks: Plus<R, 1, Q, Proof: Exists>
        + JoinsInto<R, Q, Stack, X, O, Element = T, Extents = E, Memory = M, Proof: Exists>,
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
pub fn try_stack<const R: usize, const Q: usize, X, O, T: Clone, E: ExtentList<Q>, M: ResultStorage<T>>(
    axis: X,
    arrays: O,
) -> Result<TensorBase<T, M, Q, RowMajor<Q, E>>, JoinError>
where
    Ranks: Plus<R, 1, Q, Proof: Exists>
        + JoinsInto<R, Q, Stack, X, O, Element = T, Extents = E, Memory = M, Proof: Exists>,
{
    let axis = <Ranks as JoinsInto<R, Q, Stack, X, O>>::axis(axis, INTERNAL);
    join_arrays(|number| <Ranks as JoinsInto<R, Q, Stack, X, O>>::array(&arrays, number, INTERNAL), axis)
}
