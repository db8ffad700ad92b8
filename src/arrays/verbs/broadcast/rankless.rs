//! Operands whose axes have places in a larger array, of a rank that the larger array states.

use core::fmt;

use crate::{
    array::{AsView, HasElements, Operand, TensorBase, View},
    axis::permutation::AxisTuple,
    broadcast::{
        self, Aligned, AlignsTo, AtLeast, Broadcastable, DimensionList, DimensionsInResult,
        IncreasingDimensions, LeastRank, OperandRank,
    },
    layout::{Layout, Mapping, Packed, Strided},
    private::{Exists, INTERNAL, Internal, Sealed},
    rank::{Rank, Ranks},
    shape::Shape,
    storage::Borrowed,
    types::{AxisList, ExtentList, KnownRank, NameText},
};

/// The axes `L` at the dimensions `D` among `Q` axes, the others of which are new.
type Placed<D, L, const Q: usize> = <D as DimensionList>::Placed<L, <Ranks as KnownRank<Q>>::Number>;
/// The layout of rank `Q` with the axes `A`.
pub(crate) type LayoutOf<A, const Q: usize> = <A as AxisList>::Layout<Q>;

/// A view and the places of its axes in an array of a higher rank. [`along`](TensorBase::along) and
/// [`align_trailing`](TensorBase::align_trailing) return it.
///
/// It has no rank. The other operand has one: of an operator, of a method such as [`zip_map`](TensorBase::zip_map), or of
/// [`broadcast::all`]. Where no operand has a rank, that of the result is the least one that has a place for each axis;
/// [`of_rank`](Self::of_rank) states another one.
///
/// # Examples
///
/// ```
/// use shapewise::tensor;
///
/// let row = tensor![10, 20];
/// let row = row.align_trailing();
/// assert_eq!(tensor![[1, 2], [3, 4]] + row, tensor![[11, 22], [13, 24]]);
/// assert_eq!(tensor![[[1, 2]], [[3, 4]]] + row, tensor![[[11, 22]], [[13, 24]]]);
/// assert_eq!(row.of_rank::<2>(), tensor![[10, 20]]);
/// ```
#[must_use]
pub struct Rankless<'a, T, const R: usize, L, P> {
    view: View<'a, T, R, L>,
    places: P,
}

/// The places of an operand's axes: the dimensions `D`. See [`along`](TensorBase::along).
#[derive(Clone, Copy, Debug)]
pub struct PlacedAtAxes<D>(D);

/// The places of an operand's axes: the last ones. See [`align_trailing`](TensorBase::align_trailing).
#[derive(Clone, Copy, Debug)]
pub struct PlacedAtLast;

/// The places of `R` axes in rank `Q`. If the rank does not have them, that is an error of `cargo check`.
#[cfg_attr(doc, doc(hidden))]
pub trait PlacedInRank<const R: usize, const Q: usize>: Copy + Sealed {
    /// The axes `L` at these places, and new ones.
    type Of<L: AxisList>: AxisList;
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;

    /// The values at these places, and `rest` for the new axes.
    #[doc(hidden)]
    fn place<V: Copy>(&self, values: &[V; R], rest: V) -> [V; Q];
}

/// Axes of a result that the `R` axes of an operand become: as many as it has, in increasing order. The rank of the result is not known yet.
#[cfg_attr(doc, doc(hidden))]
pub trait AlongAxes<const R: usize>: Copy + Sealed {
    /// The places.
    type Places;

    /// The places.
    #[doc(hidden)]
    fn places(self) -> Self::Places;
}

// The type of the places is that of the axes as a projection, which is an error if there are none: then no operator reports them again.
impl<const R: usize, D> AlongAxes<R> for D
where
    D: AxisTuple<Itself: AxisTuple + DimensionList<Itself: IncreasingDimensions<R, Ranks>>>,
{
    type Places = PlacedAtAxes<D::Itself>;

    #[inline(always)]
    fn places(self) -> Self::Places {
        PlacedAtAxes(D::Itself::TUPLE)
    }
}

impl<D: Copy> Sealed for PlacedAtAxes<D> {}
impl<const R: usize, const Q: usize, D> PlacedInRank<R, Q> for PlacedAtAxes<D>
where
    Ranks: KnownRank<Q>,
    D: DimensionList<Itself: DimensionsInResult<Q>>,
{
    type Of<L: AxisList> = Placed<D, L, Q>;
    type Proof = ();

    #[inline]
    fn place<V: Copy>(&self, values: &[V; R], rest: V) -> [V; Q] {
        // The bounds here and of `along` ensure what the rule requires, so there is no error.
        broadcast::placed(values, rest, &self.0.to_array()).unwrap_or([rest; Q])
    }
}

impl Sealed for PlacedAtLast {}
// Not `do_not_recommend`: the message is that of `AlignsTo`.
impl<const R: usize, const Q: usize> PlacedInRank<R, Q> for PlacedAtLast
where
    Ranks: AlignsTo<R, Q>,
{
    type Of<L: AxisList> = Aligned<L, R, Q>;
    type Proof = ();

    #[inline]
    fn place<V: Copy>(&self, values: &[V; R], rest: V) -> [V; Q] {
        broadcast::aligned(values, rest)
    }
}

impl<const R: usize, D: LeastRank> LeastRank for (Rank<R>, PlacedAtAxes<D>) {
    type Count = D::Count;
}
impl<const R: usize> LeastRank for (Rank<R>, PlacedAtLast)
where
    Rank<R>: LeastRank,
{
    type Count = <Rank<R> as LeastRank>::Count;
}
impl<T, const R: usize, L, P> OperandRank for Rankless<'_, T, R, L, P> {
    const SEALED: Internal = INTERNAL;
    type Rank = AtLeast<(Rank<R>, P)>;
}
impl<T, const R: usize, L, P> OperandRank for &Rankless<'_, T, R, L, P> {
    const SEALED: Internal = INTERNAL;
    type Rank = AtLeast<(Rank<R>, P)>;
}

/// The axes `L`, of rank `R`, at the places `P` of `Q` axes, as a layout.
type LayoutAt<L, P, const R: usize, const Q: usize> =
    LayoutOf<<P as PlacedInRank<R, Q>>::Of<<L as Layout<R>>::Axes>, Q>;

impl<'a, T, const R: usize, L, P> Rankless<'a, T, R, L, P> {
    /// A view with places for its axes.
    #[inline(always)]
    pub(crate) const fn new(view: View<'a, T, R, L>, places: P) -> Self {
        Self { view, places }
    }
}

impl<'a, T, const R: usize, L: Layout<R>, P> Rankless<'a, T, R, L, P> {
    /// Returns a view of rank `Q`: the axes are at their positions, and the other axes are new, of extent 1. `[n]` along `axes![0]` of
    /// rank 2 is `[n, 1]`. Nothing is copied; the result is read-only.
    ///
    /// In the type the new axes are [`One`](crate::One), so they stretch in an operation.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{axes, tensor};
    ///
    /// let (a, b) = (tensor![1, 2], tensor![10, 20, 30]);
    /// // rank 2
    /// assert_eq!(a.along(axes![0]) * b.along(axes![1]), tensor![[10, 20, 30], [20, 40, 60]]);
    /// assert_eq!(
    ///     a.along(axes![0]).of_rank::<3>() * b.along(axes![1]),
    ///     tensor![[[10], [20], [30]], [[20], [40], [60]]]
    /// );
    /// ```
    #[inline]
    pub fn of_rank<const Q: usize>(&self) -> View<'a, T, Q, LayoutAt<L, P, R, Q>>
    where
        P: PlacedInRank<R, Q, Proof: Exists>,
    {
        let from = self.view.layout.ranked();
        let extents = self.places.place(&from.extents(), 1);
        broadcasted(self.view.data, &self.view.layout, extents, self.places.place(&from.strides(), 0))
    }
}

impl<'a, T, const R: usize, L: Layout<R>, P> Rankless<'a, T, R, L, P> {
    /// Returns a view of rank `Q` that forgets what the type knows: `of_rank::<Q>().ranked()`. In a function of generic rank it is an
    /// operand of a ranked view.
    ///
    /// ```
    /// use shapewise::{Tensor, View, broadcast::AlignsTo, rank::Ranks, tensor};
    ///
    /// fn scaled<const R: usize>(x: &View<'_, f32, R>, scale: &View<'_, f32, 1>) -> Tensor<f32, R>
    /// where
    ///     Ranks: AlignsTo<1, R>,
    /// {
    ///     x * scale.align_trailing().ranked::<R>()
    /// }
    ///
    /// let x = tensor![[1.0, 2.0], [3.0, 4.0]];
    /// assert_eq!(
    ///     scaled(&x.ranked(), &tensor![1.0, 10.0].ranked()),
    ///     tensor![[1.0, 20.0], [3.0, 40.0]]
    /// );
    /// ```
    #[must_use]
    #[inline]
    pub fn ranked<const Q: usize>(&self) -> View<'a, T, Q>
    where
        P: PlacedInRank<R, Q, Proof: Exists>,
    {
        self.of_rank::<Q>().ranked()
    }
}

impl<T, const R: usize, L: Copy, P: Copy> Copy for Rankless<'_, T, R, L, P> {}
impl<T, const R: usize, L: Copy, P: Copy> Clone for Rankless<'_, T, R, L, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: fmt::Debug, const R: usize, L: Layout<R>, P: fmt::Debug> fmt::Debug for Rankless<'_, T, R, L, P> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Rankless").field("view", &self.view).field("places", &self.places).finish()
    }
}

impl<T, const R: usize, L, P> Sealed for Rankless<'_, T, R, L, P> {}
impl<T, const R: usize, L, P> Sealed for &Rankless<'_, T, R, L, P> {}

/// An operand by value and by reference.
macro_rules! operands {
    ($($operand:ty, $lent:ty;)*) => { $(
        impl<T, const R: usize, L, P> HasElements for $operand {
            type ElementPlace = Borrowed;
        }
        #[diagnostic::do_not_recommend]
        impl<T, const R: usize, const Q: usize, L: Layout<R>, P: PlacedInRank<R, Q>> AsView<Q> for $operand {
            type Element = T;
            type Layout = LayoutAt<L, P, R, Q>;

            #[inline(always)]
            fn as_view(&self) -> View<'_, T, Q, Self::Layout> {
                self.of_rank()
            }
        }
        #[diagnostic::do_not_recommend]
        impl<T, const R: usize, const Q: usize, L: Layout<R>, P: PlacedInRank<R, Q>> Operand<T, Q>
            for $operand
        {
            const SEALED: Internal = INTERNAL;
            type Extents = <LayoutAt<L, P, R, Q> as Mapping<Q>>::Extents;
            type ElementPlace = Borrowed;
            type Merged<A: AxisList> = A::Merged<<LayoutAt<L, P, R, Q> as Layout<Q>>::Axes>;
            const STRETCHES: [bool; Q] = <LayoutAt<L, P, R, Q> as Layout<Q>>::STRETCHES;
            const EXTENTS: [Option<usize>; Q] = <LayoutAt<L, P, R, Q> as Mapping<Q>>::EXTENTS;
            const NAMES: [Option<NameText>; Q] = <LayoutAt<L, P, R, Q> as Layout<Q>>::NAMES;
            const KNOWN: Option<Strided<Q>> = <LayoutAt<L, P, R, Q> as Layout<Q>>::RANKED;
            const IS_IN_ROWS: bool =
                matches!(<LayoutAt<L, P, R, Q> as Layout<Q>>::STRIDES.last(), None | Some(Some(0 | 1)));

            #[inline]
            fn as_operand(&self) -> View<'_, T, Q> {
                self.of_rank::<Q>().ranked()
            }

            #[inline(always)]
            fn operand_memory(&self) -> &[T] {
                self.of_rank::<Q>().data
            }
        }
        #[diagnostic::do_not_recommend]
        impl<'a, T, const R: usize, const Q: usize, L: Layout<R>, P: PlacedInRank<R, Q>> Broadcastable<Q>
            for $lent
        {
            type Extents = <Self as Operand<T, Q>>::Extents;
            type Axes = <LayoutAt<L, P, R, Q> as Layout<Q>>::Axes;
            type Broadcast<E: ExtentList<Q>> =
                <View<'a, T, Q, LayoutAt<L, P, R, Q>> as Broadcastable<Q>>::Broadcast<E>;
            const STRETCHES: [bool; Q] = <Self as Operand<T, Q>>::STRETCHES;
            const EXTENTS: [Option<usize>; Q] = <Self as Operand<T, Q>>::EXTENTS;

            fn extents_array(&self) -> [usize; Q] {
                self.of_rank::<Q>().extents()
            }

            fn stretch<E: ExtentList<Q>>(self, shape: Shape<Q, E>, internal: Internal) -> Self::Broadcast<E> {
                self.of_rank::<Q>().stretch(shape, internal)
            }
        }
    )* };
}

operands! {
    Rankless<'_, T, R, L, P>, Rankless<'a, T, R, L, P>;
    &Rankless<'_, T, R, L, P>, &Rankless<'a, T, R, L, P>;
}

/// The view with these extents and strides, which are those of a broadcast of a layout.
pub(crate) fn broadcasted<'a, T, const R: usize, const Q: usize, L: Layout<R>, M: Packed<Q>>(
    data: &'a [T],
    layout: &L,
    extents: [usize; Q],
    strides: [isize; Q],
) -> View<'a, T, Q, M> {
    let made = Strided::from_axes(extents, strides);
    // A stretched axis with a negative stride has extent 1, so the base never becomes smaller.
    TensorBase::starting_at(data, layout.base().saturating_sub(made.base()), &made)
}
