//! Tensors one after another along an axis, stacked along a new one, repeated and padded.

use candle_core::Tensor;
use shapewise::{
    Axis, AxisOf, Const, DynExtent, Extent, ExtentMismatch, Extents, JoinError, Pad, Shape,
    axis::AxisIn,
    bounds::{self, AxisList, AxisPosition, Exists, ExtentList, ReducedAxisArgument as _},
    broadcast::{EqualExtents, Merged},
    rank::{Below, Plus, Ranks},
    rearrange::{Joined, Resized},
    shape::Inserted,
};

use crate::{Result, Typed};

/// The extents `E` with one that is known at run time at the axis `X`, which the rank may not have: what tensors that are joined agree in.
type Ranged<X, E, const R: usize> =
    <bounds::ResizedList<X, <E as ExtentList<R>>::List> as AxisList>::Extents<R>;

/// Tensors `O` of rank `R` that can be joined along the axis `X`. It holds for each subject: the compiler reports a mistake at the call, and does not quote the
/// signature.
pub trait Joins<const R: usize, X, O> {
    /// The extents of all, one after another along the axis.
    type Extents: Extents<R>;
    /// Exists if the relation holds: see [`Exists`].
    #[doc(hidden)]
    type Proof;

    /// The tensors, and the extents of each.
    fn each(tensors: &O) -> Vec<(&Tensor, Shape<R>)>;
}

impl<S, const R: usize, X, O: JoinKind<X, R, Extents = E, Itself: JoinAgree<X, R>>, E: Extents<R>>
    Joins<R, X, O> for S
{
    type Extents = E;
    type Proof = ();

    fn each(tensors: &O) -> Vec<(&Tensor, Shape<R>)> {
        tensors.each()
    }
}

/// Tensors of rank `R` that can be joined along the axis `X`: a tuple of two to six references, which may differ in what their types know, an array or a
/// slice.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not tensors to join along `{X}`",
    label = "neither a tuple of two to six references to tensors of one rank nor an array or a slice of tensors of one type"
)]
pub trait JoinKind<X, const R: usize>: List<R> {
    /// `Self`: nothing is reported of what is not such a list.
    #[doc(hidden)]
    type Itself;
    /// The extents of all, one after another along the axis.
    type Extents: Extents<R>;
}

/// Tensors whose types do not state different extents along an axis other than `X`. It is separate from [`JoinKind`], which the types of results project
/// from, so that a mistake is reported once.
#[doc(hidden)]
pub trait JoinAgree<X, const R: usize> {}

/// Tensors `O` of rank `R` that can be stacked, for the same reason as [`Joins`].
pub trait Stacks<const R: usize, O> {
    /// The extents that all have.
    type Extents: Extents<R>;
    /// How many there are.
    type Count: Extent;
    /// Exists if the relation holds: see [`Exists`].
    #[doc(hidden)]
    type Proof;

    /// The tensors, and the extents of each.
    fn each(tensors: &O) -> Vec<(&Tensor, Shape<R>)>;
}

impl<
    S,
    const R: usize,
    O: StackKind<R, Extents = E, Count = N, Itself: StackAgree<R>>,
    E: Extents<R>,
    N: Extent,
> Stacks<R, O> for S
{
    type Extents = E;
    type Count = N;
    type Proof = ();

    fn each(tensors: &O) -> Vec<(&Tensor, Shape<R>)> {
        tensors.each()
    }
}

/// Tensors of rank `R` and of the same extents: a tuple of two to six references, which may differ in what their types know, an array or a slice.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not tensors to stack",
    label = "neither a tuple of two to six references to tensors of one rank nor an array or a slice of tensors of one type"
)]
pub trait StackKind<const R: usize>: List<R> {
    /// `Self`: nothing is reported of what is not such a list.
    #[doc(hidden)]
    type Itself;
    /// The extents that all have.
    type Extents: Extents<R>;
    /// How many there are.
    type Count: Extent;
}

/// Tensors whose types do not state different extents.
#[doc(hidden)]
pub trait StackAgree<const R: usize> {}

/// Tensors of rank `R`.
#[doc(hidden)]
pub trait List<const R: usize> {
    /// The tensors, and the extents of each.
    fn each(&self) -> Vec<(&Tensor, Shape<R>)>;
}

/// Returns the extents of tensors that are joined along an axis.
fn joined<const R: usize>(
    shapes: &[(&Tensor, Shape<R>)],
    axis: AxisOf<R>,
) -> core::result::Result<Shape<R>, JoinError> {
    let mut shapes = shapes.iter().map(|(_, shape)| *shape);
    let first = shapes.next().ok_or(JoinError::Nothing)?;
    shapes.enumerate().try_fold(first, |before, (at, shape)| {
        before.join_axis(axis, shape).map_err(|error| match error {
            // The rule is for two operands.
            JoinError::Extent { axis, expected, found, .. } => {
                JoinError::Extent { operand: at.wrapping_add(1), axis, expected, found }
            }
            error => error,
        })
    })
}

/// Returns the extents that all tensors have.
fn common<const R: usize>(shapes: &[(&Tensor, Shape<R>)]) -> core::result::Result<Shape<R>, JoinError> {
    let known = |extent| DynExtent::known(extent).unwrap_or(DynExtent::UNKNOWN);
    let (_, first) = *shapes.first().ok_or(JoinError::Nothing)?;
    for (operand, (_, shape)) in shapes.iter().enumerate() {
        first.expect(shape.extents()).map_err(|ExtentMismatch { axis, expected, found, .. }| {
            JoinError::Extent { operand, axis, expected: known(expected), found: known(found) }
        })?;
    }
    Ok(first)
}

/// Lists of tensors of one type. A row: generics; the list; how many there are.
macro_rules! lists {
    ($([$($generics:tt)*] $list:ty, $count:ty;)*) => { $(
        impl<const R: usize, E: ExtentList<R>, $($generics)*> List<R> for $list {
            fn each(&self) -> Vec<(&Tensor, Shape<R>)> {
                self.iter().map(|tensor| (tensor.as_inner(), tensor.shape().ranked())).collect()
            }
        }
        #[diagnostic::do_not_recommend]
        impl<X: AxisIn<R>, const R: usize, E: ExtentList<R>, $($generics)*> JoinKind<X, R> for $list
        where
            Ranged<X, E, R>: Extents<R>,
        {
            type Itself = Self;
            type Extents = Ranged<X, E, R>;
        }
        impl<X, const R: usize, E, $($generics)*> JoinAgree<X, R> for $list {}
        #[diagnostic::do_not_recommend]
        impl<const R: usize, E: Extents<R>, $($generics)*> StackKind<R> for $list {
            type Itself = Self;
            type Extents = E;
            type Count = $count;
        }
        impl<const R: usize, E, $($generics)*> StackAgree<R> for $list {}
    )* };
}

lists! {
    [const K: usize] [Typed<R, E>; K], Const<K>;
    [const K: usize] [&Typed<R, E>; K], Const<K>;
    [] &[Typed<R, E>], usize;
    [] &[&Typed<R, E>], usize;
}

/// Tuples. A row: how many; the first; then each other one with its number.
macro_rules! tuples {
    ($($count:literal: $first:ident $zero:tt $($rest:ident $at:tt)*;)*) => { $(
        tuples! { @bounds $count [$first $zero $($rest $at)*] [$first] [$first] [] [] [] $($rest)* }
    )* };
    // The extents so far, joined and merged, with those of the next one.
    (@bounds $count:literal $all:tt [$($joined:tt)*] [$($merged:tt)*] [$($are:tt)*] [$($joins:tt)*] [$($same:tt)*] $next:ident $($rest:ident)*) => {
        tuples! { @bounds $count $all [Joined<X, $($joined)*, $next, R>] [Merged<$($merged)*, $next, R>]
            [$($are)* Joined<X, $($joined)*, $next, R>: Extents<R>,]
            [$($joins)* Ranged<X, $($joined)*, R>: EqualExtents<Ranged<X, $next, R>, R>,]
            [$($same)* $($merged)*: EqualExtents<$next, R>,] $($rest)* }
    };
    (@bounds $count:literal [$first:ident $zero:tt $($rest:ident $at:tt)*] [$($joined:tt)*] [$($merged:tt)*] [$($are:tt)*] [$($joins:tt)*] [$($same:tt)*]) => {
        impl<const R: usize, $first: ExtentList<R>, $($rest: ExtentList<R>),*> List<R>
            for (&Typed<R, $first>, $(&Typed<R, $rest>),*)
        {
            fn each(&self) -> Vec<(&Tensor, Shape<R>)> {
                vec![(self.$zero.as_inner(), self.$zero.shape().ranked()), $((self.$at.as_inner(), self.$at.shape().ranked())),*]
            }
        }
        #[diagnostic::do_not_recommend]
        impl<X: AxisIn<R>, const R: usize, $first: ExtentList<R>, $($rest: ExtentList<R>),*> JoinKind<X, R>
            for (&Typed<R, $first>, $(&Typed<R, $rest>),*)
        where
            $($are)*
        {
            type Itself = Self;
            type Extents = $($joined)*;
        }
        impl<X: AxisIn<R>, const R: usize, $first: ExtentList<R>, $($rest: ExtentList<R>),*> JoinAgree<X, R>
            for (&Typed<R, $first>, $(&Typed<R, $rest>),*)
        where
            $($joins)* $($are)*
        {
        }
        #[diagnostic::do_not_recommend]
        impl<const R: usize, $first: ExtentList<R>, $($rest: ExtentList<R>),*> StackKind<R>
            for (&Typed<R, $first>, $(&Typed<R, $rest>),*)
        where
            $($merged)*: Extents<R>,
        {
            type Itself = Self;
            type Extents = $($merged)*;
            type Count = Const<$count>;
        }
        impl<const R: usize, $first: ExtentList<R>, $($rest: ExtentList<R>),*> StackAgree<R>
            for (&Typed<R, $first>, $(&Typed<R, $rest>),*)
        where
            $($same)*
        {
        }
    };
}

tuples! {
    2: A 0 B 1;
    3: A 0 B 1 C 2;
    4: A 0 B 1 C 2 D 3;
    5: A 0 B 1 C 2 D 3 E 4;
    6: A 0 B 1 C 2 D 3 E 4 F 5;
}

/// Joins tensors along an axis, one after another: extents `[2, 3]` and `[4, 3]` along axis 0 become `[6, 3]`. Along all other axes their extents are
/// equal.
///
/// # Errors
///
/// [`Error::Join`](crate::Error::Join) with the first operand and axis that differ; there are no operands. Two extents in the types of a tuple that differ are an error of
/// `cargo check`.
///
/// ```
/// use candle_core::{Device, Tensor};
/// use shapewise::{Axis, Const, shape};
/// use shapewise_candle::{Typed, concatenate};
///
/// let row = Typed::new(Tensor::new(&[[1_f32, 2.]], &Device::Cpu)?, shape![1, 2])?;
/// let n = 2;
/// let rows = Typed::new(Tensor::new(&[[3_f32, 4.], [5., 6.]], &Device::Cpu)?, shape![n, 2])?;
/// let all = concatenate(Axis::<0>, (&row, &rows))?;
/// assert_eq!(all.typed_extents(), (3, Const::<2>));
/// assert_eq!(all.into_inner().to_vec2::<f32>()?, [[1., 2.], [3., 4.], [5., 6.]]);
///
/// let error = concatenate(Axis::<1>, [&row.ranked(), &rows.ranked()]).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "operand 1 has extent 2 along axis 0, and those before it have 1: they must be equal, \
///      because they are not joined along this axis"
/// );
/// # Ok::<(), shapewise_candle::Error>(())
/// ```
#[doc(alias = "cat")]
pub fn concatenate<const R: usize, X: AxisIn<R, Proof: Exists>, O, E: Extents<R>>(
    axis: X,
    tensors: O,
) -> Result<Typed<R, E>>
where
    Ranks: Joins<R, X, O, Extents = E, Proof: Exists>,
{
    let (each, number) = (<Ranks as Joins<R, X, O>>::each(&tensors), axis.number(R));
    let at = AxisOf::new(isize::try_from(number).unwrap_or(isize::MAX)).map_err(JoinError::NoSuchAxis)?;
    let shape = joined(&each, at)?.typed()?;
    let tensors: Vec<_> = each.iter().map(|(tensor, _)| *tensor).collect();
    Typed::of(Tensor::cat(&tensors, number), shape)
}

/// Joins tensors of the same extents along a new axis, which counts them: four of extents `[2, 3]` stacked along axis 0 are `[4, 2, 3]`. The number of
/// tensors in a tuple or an array is in the type.
///
/// # Errors
///
/// [`Error::Join`](crate::Error::Join) with the first operand and axis that differ; there are no operands. Two extents in the types of a tuple that differ are an error of
/// `cargo check`.
///
/// ```
/// use candle_core::{Device, Tensor};
/// use shapewise::{Axis, shape};
/// use shapewise_candle::{Typed, stack};
///
/// let x = Typed::new(Tensor::new(&[1_f32, 2., 3.], &Device::Cpu)?, shape![3])?;
/// let points = stack(Axis::<1>, (&x, &(&x * 10.)?))?;
/// assert_eq!(points.typed_extents(), shape![3, 2]);
/// assert_eq!(points.into_inner().to_vec2::<f32>()?, [[1., 10.], [2., 20.], [3., 30.]]);
/// # Ok::<(), shapewise_candle::Error>(())
/// ```
pub fn stack<const A: isize, const R: usize, const Q: usize, O, E: Extents<R>, N: Extent>(
    axis: Axis<A>,
    tensors: O,
) -> Result<Typed<Q, Inserted<E, N, A, R, Q>>>
where
    Ranks: Stacks<R, O, Extents = E, Count = N, Proof: Exists>,
    Ranks: Plus<R, 1, Q, Proof: Exists> + Below<A, Q>,
    Axis<A>: AxisPosition,
{
    let each = <Ranks as Stacks<R, O>>::each(&tensors);
    let count = N::from_usize(each.len()).ok_or(JoinError::Nothing)?;
    let shape = common(&each)?.typed::<E>()?.insert_axis(axis, count)?;
    let tensors: Vec<_> = each.iter().map(|(tensor, _)| *tensor).collect();
    Typed::of(Tensor::stack(&tensors, axis.number(Q)), shape)
}

impl<const R: usize, E: ExtentList<R>> Typed<R, E> {
    /// Returns copies of the tensor, one after another along each axis, with the number of copies for each axis: `[2, 3]` by `[2, 1]` is `[4, 3]`.
    ///
    /// # Errors
    ///
    /// [`Error::Size`](crate::Error::Size) if the element count does not fit.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::shape;
    /// use shapewise_candle::Typed;
    ///
    /// let x = Typed::new(Tensor::new(&[[1_f32, 2.]], &Device::Cpu)?, shape![1, 2])?;
    /// assert_eq!(
    ///     x.tile([2, 2])?.into_inner().to_vec2::<f32>()?,
    ///     [[1., 2., 1., 2.], [1., 2., 1., 2.]]
    /// );
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    #[doc(alias = "repeat")]
    pub fn tile(&self, counts: [usize; R]) -> Result<Typed<R>> {
        let shape = self.shape().tile(counts)?;
        Typed::of(self.as_inner().repeat(&counts), shape)
    }

    /// Returns the tensor with `low` zeros in front along an axis and `high` after the end: extents `[m, n]` along axis 1 become `[m, low + n + high]`.
    ///
    /// # Errors
    ///
    /// [`Error::Pad`](crate::Error::Pad) if the element count does not fit. An axis that is out of range is an error of `cargo check`.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Axis, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let x = Typed::new(Tensor::new(&[1_f32, 2.], &Device::Cpu)?, shape![2])?;
    /// assert_eq!(x.pad_axis(Axis::<0>, 1, 2)?.into_inner().to_vec1::<f32>()?, [0., 1., 2., 0., 0.]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn pad_axis<X: AxisIn<R, Proof: Exists>>(
        &self,
        axis: X,
        low: usize,
        high: usize,
    ) -> Result<Typed<R, Resized<X, E, R>>> {
        // A count that does not fit is above each extent.
        let [from, to] = [low, high].map(|count| isize::try_from(count).unwrap_or(isize::MAX));
        let shape = self.shape().pad_axis(axis, Pad::edges(from, to))?;
        Typed::of(self.as_inner().pad_with_zeros(axis.number(R), low, high), shape)
    }

    /// Returns the tensor with its elements moved by `shift` positions along an axis; those that leave it at one end come back at the other one.
    ///
    /// # Errors
    ///
    /// Those of candle. An axis that is out of range is an error of `cargo check`.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Axis, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let x = Typed::new(Tensor::new(&[1_f32, 2., 3.], &Device::Cpu)?, shape![3])?;
    /// assert_eq!(x.roll(Axis::<0>, 1)?.into_inner().to_vec1::<f32>()?, [3., 1., 2.]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn roll<X: AxisIn<R, Proof: Exists>>(&self, axis: X, shift: i32) -> Result<Self> {
        let axis = axis.number(R);
        // Candle divides by the extent.
        if self.shape().extents().get(axis) == Some(&0) {
            return Ok(self.clone());
        }
        Self::of(self.as_inner().roll(shift, axis), self.shape())
    }
}
