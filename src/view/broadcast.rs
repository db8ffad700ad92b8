//! Views that are broadcast: the same memory, stride 0 where an axis is new or stretches.
//!
//! | method | result | axes |
//! |---|---|---|
//! | [`broadcast_to`](View::broadcast_to) | the extents given | the same, those of extent 1 stretch |
//! | [`broadcast`](View::broadcast) | the extents given, then those of the view | new ones in front |
//! | [`broadcast_in_dim`](View::broadcast_in_dim) | the extents given | go where `dimensions` say, in increasing order |
//! | [`broadcast_transposing`](View::broadcast_transposing) | the extents given | go where `dimensions` say, in any order |
//! | [`along`](View::along), [`along_by`](View::along_by) | extents 1 and those of the view | go where `dimensions` say |
//! | [`align_trailing`](View::align_trailing) | extents 1, then those of the view | new ones in front, as NumPy does unasked |

use super::{Array, AsView, Lend, Storage, View};
use crate::{
    axis::{Axis, permutation::AxisTuple},
    broadcast::{
        self, BroadcastDimensions, BroadcastError, BroadcastToExtents, Broadcastable, DimensionList, LeadTo,
        Leads, Led, Order, Places, RankFits, UniqueDimensions,
    },
    extent::Extents,
    layout::{AxesOf, ByStrides, ExtentTypes, Layout, Mapping, Packed, Strided},
    private::{Agreed, SealedLead},
    rank::{Counted, Plus, Ranks},
    shape::Shape,
    types::{AxisList, AxisPosition},
};

/// The axes `L` where the dimensions `D` say, among `Q` axes that are otherwise new.
pub(super) type Placed<D, L, const Q: usize> =
    <D as DimensionList>::Placed<L, <Axis<Q> as AxisPosition>::Number>;
/// The same, where the rank of the result is known to be large enough.
pub(super) type Fitted<D, L, const Q: usize> = <D as DimensionList>::Placed<L, <Ranks as Places<Q>>::Number>;
/// The same, stretched to the extents `E`.
pub(super) type Stretched<D, L, const Q: usize, E> =
    <Fitted<D, L, Q> as AxisList>::BroadcastTo<<E as Extents<Q>>::List>;
/// The layout of rank `Q` with these axes.
pub(super) type LayoutOf<A, const Q: usize> = <A as AxisList>::Layout<Q>;
/// The axes `F` in front of the axes `L`, all of `F` new.
pub(super) type InFront<F, L> = <<F as AxisList>::Repeated as AxisList>::InFrontOf<L>;

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> Array<T, S, R, L> {
    /// Stretched to other extents of the same rank: axes of extent 1 repeat. Nothing is copied; the view is read-only.
    ///
    /// # Errors
    ///
    /// [`BroadcastError`] with the first axis whose extent is neither that of the target nor 1, or if the element count
    /// of the target does not fit. Two extents that are known in the type and differ are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3];
    /// let row = View::new(&memory, shape![1, 3])?;
    /// let twice = row.broadcast_to(shape![2, 3]).unwrap();
    /// assert_eq!(twice.to_vec(), [1, 2, 3, 1, 2, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[expect(clippy::type_complexity, reason = "the layout is what the operation is about")]
    pub fn broadcast_to<E: Extents<R>>(
        &'s self,
        extents: E,
    ) -> Result<View<'a, T, R, LayoutOf<<AxesOf<L, R> as AxisList>::BroadcastTo<E::List>, R>>, BroadcastError>
    where
        L: ByStrides<R>,
        ExtentTypes<L, R>: BroadcastToExtents<E::This, R>,
    {
        let to = Shape::new(extents)?.extents();
        let from = self.layout.ranked();
        let strides = broadcast::typed_strides_to(&from.extents(), &from.strides(), &to, &L::STRETCHES)?;
        Ok(broadcasted(self.data.lend(), &self.layout, to, strides))
    }

    /// With new axes in front, of the extents given, along which the view repeats: `result[i.., j..] = view[j..]`.
    /// Nothing is copied; the view is read-only. Sizes as `shape![2]` keep what the type knows of this view; an array of
    /// sizes is of the ranked rung, and so is the result.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::Size`] if the result does not fit.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3];
    /// let rows = View::new(&memory, shape![3])?.broadcast(shape![2]).unwrap();
    /// assert_eq!((rows.extents(), rows.to_vec()), ([2, 3], vec![1, 2, 3, 1, 2, 3]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `Broadcast`. Its errors for sizes that are negative or unknown are impossible here; on the dynamic rung they
    /// are [`DynBroadcastError`](crate::broadcast::DynBroadcastError).
    #[expect(clippy::type_complexity, reason = "the layout is what the operation is about")]
    pub fn broadcast<const N: usize, const Q: usize, E: Extents<N>>(
        &'s self,
        sizes: E,
    ) -> Result<View<'a, T, Q, LayoutOf<InFront<E::List, AxesOf<L, R>>, Q>>, BroadcastError>
    where
        L: ByStrides<R>,
        Ranks: Plus<N, R, Q>,
    {
        let from = self.layout.ranked();
        let mut to = broadcast::led(&from.extents(), 1);
        for (to, size) in to.iter_mut().zip(sizes.to_array()) {
            *to = size;
        }
        let to = Shape::new(to)?.extents();
        Ok(broadcasted(self.data.lend(), &self.layout, to, broadcast::led(&from.strides(), 0)))
    }

    /// Stretched to extents of another rank: axis `k` becomes axis `dimensions[k]`, in increasing order; the other axes of
    /// the result are new. Nothing is copied; the view is read-only.
    ///
    /// The dimensions are `axes![0, 2]`, which the compiler checks with all that the types know of the extents, or an
    /// array of `usize`.
    ///
    /// # Errors
    ///
    /// [`BroadcastError`] for a dimension out of range, dimensions that do not increase, an extent that is neither that
    /// of its dimension nor 1, or a target that does not fit. As many dimensions as the operand has axes, and a result
    /// of at least its rank, are asked by `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, axes, shape};
    ///
    /// let memory = [1, 2, 3];
    /// let vector = View::new(&memory, shape![3])?;
    /// let columns = vector.broadcast_in_dim(shape![3, 2], axes![0]).unwrap();
    /// assert_eq!(columns.to_vec(), [1, 1, 2, 2, 3, 3]);
    /// let rows = vector.broadcast_in_dim([2, 3], [1]).unwrap();
    /// assert_eq!(rows.to_vec(), [1, 2, 3, 1, 2, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `BroadcastInDim`.
    #[expect(clippy::type_complexity, reason = "the layout is what the operation is about")]
    pub fn broadcast_in_dim<const Q: usize, E: Extents<Q>, D>(
        &'s self,
        extents: E,
        dimensions: D,
    ) -> Result<View<'a, T, Q, LayoutOf<Stretched<D, AxesOf<L, R>, Q, E>, Q>>, BroadcastError>
    where
        L: ByStrides<R>,
        Ranks: RankFits<R, Q>,
        D: BroadcastDimensions<R, Q>,
        <Fitted<D, AxesOf<L, R>, Q> as AxisList>::Extents<Q>: BroadcastToExtents<E::This, Q>,
    {
        self.in_dim(&Shape::new(extents)?.ranked(), dimensions.to_array(), Order::Increasing)
    }

    /// As [`broadcast_in_dim`](Self::broadcast_in_dim), with dimensions in any order: the axes may change places.
    ///
    /// # Errors
    ///
    /// As there, but [`BroadcastError::Repeated`] for a dimension that stands twice, and none for their order.
    ///
    /// # Examples
    ///
    /// One row of three becomes two equal matrices of three rows and two columns:
    ///
    /// ```
    /// use shapewise::{View, axes, shape};
    ///
    /// let memory = [1, 2, 3];
    /// let operand = View::new(&memory, shape![1, 3])?;
    /// let result = operand.broadcast_transposing(shape![2, 3, 2], axes![2, 1]).unwrap();
    /// assert_eq!(format!("{result:?}"), "[[[1, 1], [2, 2], [3, 3]], [[1, 1], [2, 2], [3, 3]]]");
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// StableHLO, `broadcast_in_dim`, and its example. XLA's own asks for increasing dimensions.
    #[doc(alias = "stablehlo.broadcast_in_dim")]
    #[expect(clippy::type_complexity, reason = "the layout is what the operation is about")]
    pub fn broadcast_transposing<const Q: usize, E: Extents<Q>, D>(
        &'s self,
        extents: E,
        dimensions: D,
    ) -> Result<View<'a, T, Q, LayoutOf<Stretched<D, AxesOf<L, R>, Q, E>, Q>>, BroadcastError>
    where
        L: ByStrides<R>,
        Ranks: RankFits<R, Q>,
        D: UniqueDimensions<R, Q>,
        <Fitted<D, AxesOf<L, R>, Q> as AxisList>::Extents<Q>: BroadcastToExtents<E::This, Q>,
    {
        self.in_dim(&Shape::new(extents)?.ranked(), dimensions.to_array(), Order::Unique)
    }

    /// The rule of both.
    fn in_dim<const Q: usize, M: Packed<Q>>(
        &'s self,
        to: &Shape<Q>,
        dimensions: [usize; R],
        order: Order,
    ) -> Result<View<'a, T, Q, M>, BroadcastError>
    where
        L: ByStrides<R>,
    {
        let (from, to) = (self.layout.ranked(), to.extents());
        let strides = broadcast::typed_in_dim(
            &from.extents(),
            &from.strides(),
            &to,
            &dimensions,
            order,
            &L::STRETCHES,
        )?;
        Ok(broadcasted(self.data.lend(), &self.layout, to, strides))
    }

    /// With its axes where the dimensions say, among new axes of extent 1, as the smaller operand of an operation: XLA's
    /// `broadcast_dimensions`. What the types know is checked by `cargo check`. The rank of the result is that of the other
    /// operand; where there is none to say it, it is given: `v.along::<2, _>(axes![1])`.
    ///
    /// In the type the new axes are [`One`](crate::One), so they stretch in the operation, and any other axis of extent 1
    /// stretches, too: both kinds of broadcasting compose, as in XLA.
    ///
    /// # Examples
    ///
    /// A vector added to a matrix, to each row or to each column.
    ///
    /// ```
    /// use shapewise::{View, axes, shape};
    ///
    /// let (x, v) = ([1, 2, 3, 4, 5, 6], [7, 8, 9]);
    /// let (x, v) = (View::new(&x, shape![2, 3])?, View::new(&v, shape![3])?);
    /// assert_eq!(format!("{:?}", x + v.along(axes![1])), "[[8, 10, 12], [11, 13, 15]]");
    ///
    /// let square = [0; 9];
    /// let square = View::new(&square, shape![3, 3])?;
    /// assert_eq!(format!("{:?}", square + v.along(axes![0])), "[[7, 7, 7], [8, 8, 8], [9, 9, 9]]");
    /// assert_eq!(format!("{:?}", square + v.along(axes![1])), "[[7, 8, 9], [7, 8, 9], [7, 8, 9]]");
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// An outer product, where neither says the rank:
    ///
    /// ```
    /// # use shapewise::{View, axes, shape};
    /// let (a, b) = ([1, 2], [10, 20, 30]);
    /// let (a, b) = (View::new(&a, shape![2])?, View::new(&b, shape![3])?);
    /// let outer = a.along::<2, _>(axes![0]) * b.along(axes![1]);
    /// assert_eq!(format!("{outer:?}"), "[[10, 20, 30], [20, 40, 60]]");
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// The composition there, a vector of 4 with a matrix of one row: rank 2 first, then the degenerate axis.
    ///
    /// ```
    /// # use shapewise::{View, axes, shape};
    /// let (vector, row) = ([1, 2, 3, 4], [5, 6]);
    /// let (vector, row) = (View::new(&vector, shape![4])?, View::new(&row, shape![1, 2])?);
    /// let sum = vector.along(axes![0]) + row;
    /// assert_eq!(format!("{sum:?}"), "[[6, 7], [7, 8], [8, 9], [9, 10]]");
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `InferInDimBroadcastShape`: new axes of extent 1, then `InferDegenerateDimensionBroadcastShape`.
    #[doc(alias = "broadcast_dimensions")]
    #[must_use]
    pub fn along<const Q: usize, D>(
        &'s self,
        dimensions: D,
    ) -> View<'a, T, Q, LayoutOf<Placed<D, AxesOf<L, R>, Q>, Q>>
    where
        L: ByStrides<R>,
        Axis<Q>: AxisPosition,
        D: AxisTuple + BroadcastDimensions<R, Q>,
    {
        let (from, dimensions) = (self.layout.ranked(), DimensionList::to_array(&dimensions));
        // The bounds say what the rule asks, so neither has an error.
        let extents = broadcast::placed(&from.extents(), 1, &dimensions).unwrap_or([0; Q]);
        let strides = broadcast::placed(&from.strides(), 0, &dimensions).unwrap_or([0; Q]);
        broadcasted(self.data.lend(), &self.layout, extents, strides)
    }

    /// As [`along`](Self::along), with dimensions that are known when running.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::Dimension`] for a dimension that rank `Q` does not have, [`BroadcastError::Order`] for dimensions
    /// that do not increase.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3];
    /// let vector = View::new(&memory, shape![3])?;
    /// assert_eq!(vector.along_by::<3>([1]).unwrap().extents(), [1, 3, 1]);
    /// assert_eq!(
    ///     vector.along_by::<2>([2]).unwrap_err().to_string(),
    ///     "broadcast dimension 2 of axis 0 is out of range: the result has rank 2"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn along_by<const Q: usize>(
        &'s self,
        dimensions: [usize; R],
    ) -> Result<View<'a, T, Q>, BroadcastError>
    where
        L: ByStrides<R>,
        Ranks: RankFits<R, Q>,
    {
        let from = self.layout.ranked();
        let extents = broadcast::placed(&from.extents(), 1, &dimensions)?;
        Ok(broadcasted(
            self.data.lend(),
            &self.layout,
            extents,
            broadcast::placed(&from.strides(), 0, &dimensions)?,
        ))
    }

    /// With as many new axes in front, of extent 1, as make the rank of the other operand: NumPy's alignment at the last
    /// axis. [`broadcast::align_trailing`](crate::broadcast::align_trailing()) is that of several, whichever has the most
    /// axes.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let (matrix, row) = ([1, 2, 3, 4, 5, 6], [10, 20, 30]);
    /// let (matrix, row) = (View::new(&matrix, shape![2, 3])?, View::new(&row, shape![3])?);
    /// let sum = matrix + row.align_trailing();
    /// assert_eq!(format!("{sum:?}"), "[[11, 22, 33], [14, 25, 36]]");
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    pub fn align_trailing<const Q: usize>(&'s self) -> View<'a, T, Q, LayoutOf<Led<AxesOf<L, R>, R, Q>, Q>>
    where
        L: ByStrides<R>,
        Ranks: Leads<R, Q>,
    {
        let from = self.layout.ranked();
        broadcasted(
            self.data.lend(),
            &self.layout,
            broadcast::led(&from.extents(), 1),
            broadcast::led(&from.strides(), 0),
        )
    }
}

impl<'a, T, const R: usize, L: Layout<R>> Broadcastable<R> for View<'a, T, R, L> {
    type Extents = L::Extents;
    type Axes = L::Axes;
    type Broadcast<E: Extents<R>> = View<'a, T, R, LayoutOf<<L::Axes as AxisList>::BroadcastTo<E::List>, R>>;
    const STRETCHES: [bool; R] = L::STRETCHES;

    fn extents_array(&self) -> [usize; R] {
        self.extents()
    }

    fn stretch<E: Extents<R>>(self, shape: Shape<R, E>, _: Agreed) -> Self::Broadcast<E> {
        let (from, to) = (self.layout.ranked(), shape.extents());
        // The shape is one that this view broadcasts to, so there is no error.
        let strides = broadcast::typed_strides_to(&from.extents(), &from.strides(), &to, &L::STRETCHES);
        broadcasted(self.data, &self.layout, to, strides.unwrap_or([0; R]))
    }
}

impl<'a, T, S: Storage<T>, const R: usize, L: Layout<R>> Broadcastable<R> for &'a Array<T, S, R, L> {
    type Extents = L::Extents;
    type Axes = L::Axes;
    type Broadcast<E: Extents<R>> = <View<'a, T, R, L> as Broadcastable<R>>::Broadcast<E>;
    const STRETCHES: [bool; R] = L::STRETCHES;

    fn extents_array(&self) -> [usize; R] {
        self.extents()
    }

    fn stretch<E: Extents<R>>(self, shape: Shape<R, E>, agreed: Agreed) -> Self::Broadcast<E> {
        self.as_view().stretch(shape, agreed)
    }
}

#[diagnostic::do_not_recommend]
impl<T, S, const R: usize, L> SealedLead for Array<T, S, R, L>
where
    Ranks: Counted<R>,
{
    type Rank = <Ranks as Counted<R>>::Count;
}
#[diagnostic::do_not_recommend]
impl<T, S, const R: usize, L> SealedLead for &Array<T, S, R, L>
where
    Ranks: Counted<R>,
{
    type Rank = <Ranks as Counted<R>>::Count;
}
impl<'a, T, const R: usize, const Q: usize, L: Layout<R>> LeadTo<Q> for View<'a, T, R, L>
where
    Ranks: Counted<R> + Leads<R, Q>,
{
    type Led = View<'a, T, Q, LayoutOf<Led<L::Axes, R, Q>, Q>>;

    fn lead(self) -> Self::Led {
        self.align_trailing()
    }
}
impl<'a, T, S: Storage<T>, const R: usize, const Q: usize, L: Layout<R>> LeadTo<Q> for &'a Array<T, S, R, L>
where
    Ranks: Counted<R> + Leads<R, Q>,
{
    type Led = View<'a, T, Q, LayoutOf<Led<L::Axes, R, Q>, Q>>;

    fn lead(self) -> Self::Led {
        self.as_view().align_trailing()
    }
}

/// The view with these extents and strides, which are those of a broadcast of a layout.
fn broadcasted<'a, T, const R: usize, const Q: usize, L: Layout<R>, M: Packed<Q>>(
    data: &'a [T],
    layout: &L,
    extents: [usize; Q],
    strides: [isize; Q],
) -> View<'a, T, Q, M> {
    let made = Strided::from_axes(extents, strides);
    // A stretched axis with a negative stride has extent 1, so the base never becomes smaller.
    Array::cut(data, layout.base().saturating_sub(made.base()), &made)
}
