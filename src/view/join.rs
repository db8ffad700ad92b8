//! Arrays one after another along an axis, or stacked along a new one.

use alloc::vec::Vec;

use smallvec::SmallVec;

use super::{AsView, DynView, Tensor, pad::ranked, pieces::concatenated, tensor::tensor};
use crate::{
    axis::{
        AxisIn,
        edit::Edit,
        one::{self, AnAxis, NoAxis},
    },
    broadcast::SameExtents,
    extent::{Const, DynExtent, Extent},
    index,
    layout::{AxesOf, ByStrides, RowMajor},
    message::or_fail,
    private::{Always, JoinedOperands, Own, SealedAs},
    rank::{Plus, Ranks},
    rearrange::{self, JoinError},
    types::{Ax, AxisList, ExtentList},
};

/// Arrays of rank `R` with elements of one type: a tuple of up to eight, an array, a slice or a vector of them.
#[diagnostic::on_unimplemented(
    message = "expected arrays of rank {R} with elements of one type",
    label = "not a tuple, an array, a slice or a vector of arrays of rank {R}; only a tuple may have arrays of different types: `(&tensor, view)`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ArrayList<const R: usize>: SealedAs<JoinedOperands> {
    /// `Self`.
    #[doc(hidden)]
    type This;
    /// The elements.
    type Element;
    /// The axes, with what is known of any of them.
    #[doc(hidden)]
    type Axes: AxisList;
    /// How many there are.
    #[doc(hidden)]
    type Count: Extent;

    /// The arrays.
    #[doc(hidden)]
    fn views(&self) -> SmallVec<[DynView<'_, Self::Element>; 4]>;
}

/// Several arrays of any rank.
pub(super) type Views<'a, T> = SmallVec<[DynView<'a, T>; 4]>;

/// Arrays of rank `R` whose extents are equal along all axes but `X`, as far as the types know.
#[diagnostic::on_unimplemented(
    message = "expected arrays of rank {R} with elements of one type",
    label = "not a tuple, an array, a slice or a vector of arrays of rank {R}; only a tuple may have arrays of different types: `(&tensor, view)`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Joinable<X, const R: usize>: ArrayList<R> {}

impl<const R: usize, X, O: ArrayList<R>> Joinable<X, R> for O where O::This: JoinAgree<X, R> {}

/// [`Joinable`] for each kind of list. It is separate from [`ArrayList`], which result types project from, so that a mistake is reported
/// once; and a message names the wrong pair and not a list of impls.
#[doc(hidden)]
pub trait JoinAgree<X, const R: usize> {}

/// Lists of arrays of one type. A row: generics; the list; how many there are.
macro_rules! lists {
    ($([$($generics:tt)*] $list:ty, $count:ty;)*) => { $(
        impl<O, $($generics)*> Own<JoinedOperands> for $list {}
        #[diagnostic::do_not_recommend]
        impl<const R: usize, O: AsView<R, Layout: ByStrides<R>>, $($generics)*> ArrayList<R> for $list {
            type This = Self;
            type Element = O::Element;
            type Axes = AxesOf<O::Layout, R>;
            type Count = $count;

            fn views(&self) -> Views<'_, O::Element> {
                self.iter().map(|array| DynView::from(array.as_view())).collect()
            }
        }
        impl<X, const R: usize, O, $($generics)*> JoinAgree<X, R> for $list {}
    )* };
}

lists! {
    [const K: usize] [O; K], Const<K>;
    [const K: usize] &[O; K], Const<K>;
    [] &[O], usize;
    [] Vec<O>, usize;
    [] &Vec<O>, usize;
}

/// The more specific extents of two lists of axes.
type Merged<A, B> = <A as AxisList>::Merged<B>;
/// The extents of a list of axes, without that at the axis `X`.
type Others<X, L, const R: usize> = <one::Resized<X, L> as AxisList>::Extents<R>;

/// Tuples. A row: the types with their numbers; how many there are.
macro_rules! tuples {
    ($($count:literal: $first:ident $zero:tt $($rest:ident $at:tt)*;)*) => { $(
        tuples! { @bounds $count [$first $zero $($rest $at)*] [AxesOf<$first::Layout, R>] [] $($rest)* }
    )* };
    // The axes so far, `$so`, with the axes of the next array.
    (@bounds $count:literal $all:tt [$($so:tt)*] [$($bounds:tt)*] $next:ident $($rest:ident)*) => {
        tuples! { @bounds $count $all [Merged<$($so)*, AxesOf<$next::Layout, R>>]
            [$($bounds)* Others<X, $($so)*, R>: SameExtents<Others<X, AxesOf<$next::Layout, R>, R>, R>,] $($rest)* }
    };
    (@bounds $count:literal [$first:ident $zero:tt $($rest:ident $at:tt)*] [$($so:tt)*] [$($bounds:tt)*]) => {
        #[diagnostic::do_not_recommend]
        impl<$first, $($rest),*> Own<JoinedOperands> for ($first, $($rest,)*) {}
        #[diagnostic::do_not_recommend]
        impl<
            const R: usize,
            $first: AsView<R, Layout: ByStrides<R>>,
            $($rest: AsView<R, Element = $first::Element, Layout: ByStrides<R>>),*
        > ArrayList<R> for ($first, $($rest,)*) {
            type This = Self;
            type Element = $first::Element;
            type Axes = $($so)*;
            type Count = Const<$count>;

            fn views(&self) -> Views<'_, $first::Element> {
                [DynView::from(self.$zero.as_view()), $(DynView::from(self.$at.as_view())),*].into_iter().collect()
            }
        }
        impl<
            X: AnAxis,
            const R: usize,
            $first: AsView<R, Layout: ByStrides<R>>,
            $($rest: AsView<R, Element = $first::Element, Layout: ByStrides<R>>),*
        > JoinAgree<X, R> for ($first, $($rest,)*)
        where
            $($bounds)*
        {
        }
    };
}

tuples! {
    1: A 0;
    2: A 0 B 1;
    3: A 0 B 1 C 2;
    4: A 0 B 1 C 2 D 3;
    5: A 0 B 1 C 2 D 3 E 4;
    6: A 0 B 1 C 2 D 3 E 4 F 5;
    7: A 0 B 1 C 2 D 3 E 4 F 5 G 6;
    8: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7;
}

/// The extents of arrays joined along the axis `X`. See [`concatenate`].
pub type JoinedExtents<X, O, const R: usize> =
    <one::Resized<X, <O as ArrayList<R>>::Axes> as AxisList>::Extents<R>;
/// The extents of arrays of rank `R` stacked along the new axis `X` of rank `Q`. See [`stack`].
pub type StackedExtents<X, O, const R: usize, const Q: usize> = <<X as AnAxis>::Inserted<
    <O as ArrayList<R>>::Axes,
    Ax<<O as ArrayList<R>>::Count, isize>,
> as AxisList>::Extents<Q>;

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
    Ok(joined.iter().map(|extent| extent.get().unwrap_or_default()).collect())
}

/// The elements of views joined along an axis, and their extents.
pub(super) fn joined<T: Clone>(
    views: &[DynView<'_, T>],
    axis: usize,
) -> Result<(Vec<T>, Numbers), JoinError> {
    let extents = joined_extents(views, axis)?;
    let data = concatenated(views, index::element_count(&extents)?, axis)?;
    Ok((data, extents))
}

/// The elements of views stacked along a new axis, and their extents.
pub(super) fn stacked<T: Clone>(
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
/// use shapewise::{Axis, View, shape, view::concatenate};
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
pub fn concatenate<const R: usize, X: AxisIn<R>, O: Joinable<X, R>>(
    axis: X,
    arrays: O,
) -> Tensor<O::Element, R, RowMajor<R, JoinedExtents<X, O, R>>>
where
    O::Element: Clone,
    JoinedExtents<X, O, R>: ExtentList<R>,
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
/// use shapewise::{Axis, View, view::try_concatenate};
///
/// let (a, b) = (View::new(&[0; 6], [2, 3])?, View::new(&[0; 8], [2, 4])?);
/// assert_eq!(
///     try_concatenate(Axis::<0>, [a, b]).unwrap_err().to_string(),
///     "operand 1 has extent 4 along axis 1, and those before it have 3: they must be equal, because they are not joined along this axis"
/// );
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
pub fn try_concatenate<const R: usize, X: AxisIn<R>, O: Joinable<X, R>>(
    axis: X,
    arrays: O,
) -> Result<Tensor<O::Element, R, RowMajor<R, JoinedExtents<X, O, R>>>, JoinError>
where
    O::Element: Clone,
    JoinedExtents<X, O, R>: ExtentList<R>,
{
    joined(&arrays.views(), axis.number(R)).map(of_rank)
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
/// use shapewise::{Axis, Const, View, shape, view::stack};
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
pub fn stack<const R: usize, const Q: usize, X: AxisIn<Q>, O: Joinable<NoAxis, R>>(
    axis: X,
    arrays: O,
) -> Tensor<O::Element, Q, RowMajor<Q, StackedExtents<X, O, R, Q>>>
where
    Ranks: Plus<R, 1, Q, Holds: Always>,
    O::Element: Clone,
    StackedExtents<X, O, R, Q>: ExtentList<Q>,
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
/// use shapewise::{AxisOf, View, view::try_stack};
///
/// let (a, b) = (View::new(&[0; 3], [3])?, View::new(&[0; 4], [4])?);
/// assert!(try_stack(AxisOf::<2>::new(-1)?, [a, b]).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
pub fn try_stack<const R: usize, const Q: usize, X: AxisIn<Q>, O: Joinable<NoAxis, R>>(
    axis: X,
    arrays: O,
) -> Result<Tensor<O::Element, Q, RowMajor<Q, StackedExtents<X, O, R, Q>>>, JoinError>
where
    Ranks: Plus<R, 1, Q, Holds: Always>,
    O::Element: Clone,
    StackedExtents<X, O, R, Q>: ExtentList<Q>,
{
    stacked(&arrays.views(), axis.number(R)).map(of_rank)
}
