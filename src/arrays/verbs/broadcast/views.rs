//! Broadcast views: the same memory, with stride 0 along each new or stretched axis.
//!
//! | method | result's extents | axes |
//! |---|---|---|
//! | [`broadcast_to`](TensorBase::broadcast_to) | the extents passed | the same; those of extent 1 stretch |
//! | [`broadcast`](TensorBase::broadcast) | the extents passed, then those of the array | new ones in front |
//! | [`broadcast_in_dim`](TensorBase::broadcast_in_dim) | the extents passed | go where `dimensions` say, in increasing order |
//! | [`broadcast_transposing`](TensorBase::broadcast_transposing) | the extents passed | go where `dimensions` say, in any order |
//! | [`along`](TensorBase::along), [`along_by`](TensorBase::along_by) | extents 1 and those of the array | go where `dimensions` say |
//! | [`align_trailing`](TensorBase::align_trailing) | extents 1, then those of the array | new ones in front, as NumPy adds them implicitly |

use crate::{
    array::{AsView, Lend, Storage, TensorBase, View},
    broadcast::{
        self, AlignOperand, Aligned, AlignsTo, BroadcastDimensions, BroadcastError, Broadcastable,
        DimensionList, DimensionOrder, OperandRank, RankFits, RankNumber, UniqueDimensions,
    },
    extent::named::{AxisNames, Stretches, beside, beside_at},
    extent::{AsManyExtents, Extents},
    layout::{AxesOf, Layout, Packed},
    message::or_fail,
    private::{Exists, INTERNAL, If, Internal, SealedAlign},
    rank::{Plus, Rank, RankSum, Ranks},
    shape::Shape,
    types::{AxisList, ExtentList},
    verbs::{
        BroadcastsTo, FitsInAnyOrder, FitsInOrder,
        broadcast::rankless::{AlongAxes, LayoutOf, PlacedAtLast, Rankless, broadcasted},
    },
};

/// The layout `L` broadcast to the extents `E`. See [`broadcast_to`](TensorBase::broadcast_to).
pub type BroadcastLayout<L, E, const R: usize> = If<
    (<E as AsManyExtents<R>>::Proof, <L as BroadcastsTo<<E as Extents<R>>::ExtentsItself, R>>::Proof),
    LayoutOf<<AxesOf<L, R> as AxisList>::BroadcastTo<<E as ExtentList<R>>::List>, R>,
>;

/// The layout `L` with new axes of the extents `E` in front. See [`broadcast`](TensorBase::broadcast).
pub type RepeatedLayout<E, L, const N: usize, const R: usize, const Q: usize> =
    LayoutOf<<<<E as ExtentList<N>>::List as AxisList>::Repeated as AxisList>::InFrontOf<AxesOf<L, R>>, Q>;

/// The layout `L` with its axes at the dimensions `D` of rank `Q`, if that rank is known to be large enough, and stretched to the extents `E`. See
/// [`broadcast_in_dim`](TensorBase::broadcast_in_dim).
pub type PlacedLayout<D, E, L, const R: usize, const Q: usize> = LayoutOf<
    <<D as DimensionList>::Placed<AxesOf<L, R>, <Ranks as RankNumber<Q>>::Number> as AxisList>::BroadcastTo<
        <E as ExtentList<Q>>::List,
    >,
    Q,
>;

/// # Repeat and align
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Stretches to extents of the same rank: axes of extent 1 repeat, so `[1, n]` becomes `[m, n]`. Nothing is
    /// copied; the result is read-only.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_broadcast_to`](Self::try_broadcast_to) returns an error. Two extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3];
    /// let row = View::new(&memory, shape![1, 3])?;
    /// let twice = row.broadcast_to(shape![2, 3]);
    /// assert_eq!(twice.to_vec(), [1, 2, 3, 1, 2, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("expand", "expand_as", "broadcast_like"))]
    #[must_use]
    #[track_caller]
    pub fn broadcast_to<E: AsManyExtents<R>>(&'s self, extents: E) -> View<'a, T, R, BroadcastLayout<L, E, R>>
    where
        L: BroadcastsTo<<E as Extents<R>>::ExtentsItself, R>,
    {
        or_fail(self.try_broadcast_to(extents))
    }

    /// Returns a view of these extents, or an error where [`broadcast_to`](Self::broadcast_to) panics.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::Into`] with the first axis whose extent is neither that of the target nor 1; [`BroadcastError::Size`] if
    /// the element count of the target does not fit. Two extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// assert!(Tensor::<i32, 1>::zeros([3]).try_broadcast_to([4]).is_err());
    /// ```
    pub fn try_broadcast_to<E: AsManyExtents<R>>(
        &'s self,
        extents: E,
    ) -> Result<View<'a, T, R, BroadcastLayout<L, E, R>>, BroadcastError>
    where
        L: BroadcastsTo<<E as Extents<R>>::ExtentsItself, R>,
    {
        let () = Shape::<R, E>::FITS;
        let to = Shape::new(extents)?.extents();
        let from = self.layout.ranked();
        let stretches = const { beside(&L::STRETCHES, &L::EXTENTS, &L::NAMES, &E::NAMES) };
        let strides = broadcast::typed_strides_to(&from.extents(), &from.strides(), &to, &stretches)?;
        Ok(broadcasted(self.data.lend(), &self.layout, to, strides))
    }

    /// Returns a view with new axes of the extents `sizes` in front: `result[i.., j..] = array[j..]`, so `[n]` becomes `[m, n]`. Nothing
    /// is copied; the result is read-only. With sizes such as `shape![2]` the result's type keeps what this array's type knows; with an
    /// array of sizes the result is ranked.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_broadcast`](Self::try_broadcast) returns an error: there are too many elements.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3];
    /// let rows = View::new(&memory, shape![3])?.broadcast(shape![2]);
    /// assert_eq!((rows.extents(), rows.to_vec()), ([2, 3], vec![1, 2, 3, 1, 2, 3]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `Broadcast`. Its errors for sizes that are negative or unknown cannot occur here; on the dynamic level they are
    /// [`DynBroadcastError`](crate::broadcast::DynBroadcastError).
    #[must_use]
    #[track_caller]
    pub fn broadcast<const N: usize, const Q: usize, E: Extents<N>>(
        &'s self,
        sizes: E,
    ) -> View<'a, T, Q, RepeatedLayout<E, L, N, R, Q>>
    where
        Ranks: Plus<N, R, Q>,
    {
        or_fail(self.try_broadcast(sizes))
    }

    /// Returns a view of these extents, or an error where [`broadcast`](Self::broadcast) panics.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::Size`] if the element count of the result does not fit.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert!(tensor![1, 2, 3].try_broadcast([usize::MAX]).is_err());
    /// ```
    pub fn try_broadcast<const N: usize, const Q: usize, E: Extents<N>>(
        &'s self,
        sizes: E,
    ) -> Result<View<'a, T, Q, RepeatedLayout<E, L, N, R, Q>>, BroadcastError>
    where
        Ranks: Plus<N, R, Q>,
    {
        let from = self.layout.ranked();
        let mut to = broadcast::aligned(&from.extents(), 1);
        for (to, size) in to.iter_mut().zip(sizes.to_array()) {
            *to = size;
        }
        let to = Shape::new(to)?.extents();
        Ok(broadcasted(self.data.lend(), &self.layout, to, broadcast::aligned(&from.strides(), 0)))
    }

    /// Returns a view stretched to `extents`: axis `k` becomes axis `dimensions[k]`, in increasing order, and the other axes of the
    /// result are new. Nothing is copied; the result is read-only.
    ///
    /// The dimensions are `axes![0, 2]`, which the compiler checks against all extents in the types, or an array of `usize`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_broadcast_in_dim`](Self::try_broadcast_in_dim) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, axes, shape};
    ///
    /// let memory = [1, 2, 3];
    /// let vector = View::new(&memory, shape![3])?;
    /// let columns = vector.broadcast_in_dim(shape![3, 2], axes![0]);
    /// assert_eq!(columns.to_vec(), [1, 1, 2, 2, 3, 3]);
    /// let rows = vector.broadcast_in_dim([2, 3], [1]);
    /// assert_eq!(rows.to_vec(), [1, 2, 3, 1, 2, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `BroadcastInDim`.
    #[must_use]
    #[track_caller]
    pub fn broadcast_in_dim<const Q: usize, E: Extents<Q>, D>(
        &'s self,
        extents: E,
        dimensions: D,
    ) -> View<'a, T, Q, PlacedLayout<D, E, L, R, Q>>
    where
        L: FitsInOrder<D, E::ListItself, R, Q, Proof: Exists>,
        Ranks: RankFits<R, Q>,
        D: BroadcastDimensions<R, Q, Proof: Exists>,
    {
        or_fail(self.try_broadcast_in_dim(extents, dimensions))
    }

    /// Returns a view of these extents, or an error where [`broadcast_in_dim`](Self::broadcast_in_dim) panics.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::Dimension`] for a dimension out of range, [`BroadcastError::Order`] for dimensions that do not increase,
    /// [`BroadcastError::Into`] for an extent that is neither that of its dimension nor 1, [`BroadcastError::Size`] for a target
    /// whose element count does not fit. `cargo check` verifies that there is one dimension for each axis and that the result's
    /// rank is at least this one's.
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// assert!(Tensor::<i32, 1>::zeros([3]).try_broadcast_in_dim([2, 4], [1]).is_err());
    /// ```
    pub fn try_broadcast_in_dim<const Q: usize, E: Extents<Q>, D>(
        &'s self,
        extents: E,
        dimensions: D,
    ) -> Result<View<'a, T, Q, PlacedLayout<D, E, L, R, Q>>, BroadcastError>
    where
        L: FitsInOrder<D, E::ListItself, R, Q, Proof: Exists>,
        Ranks: RankFits<R, Q>,
        D: BroadcastDimensions<R, Q, Proof: Exists>,
    {
        let () = Shape::<Q, E>::FITS;
        self.in_dim(
            &Shape::new(extents)?.ranked(),
            dimensions.to_array(),
            DimensionOrder::Increasing,
            &E::NAMES,
        )
    }

    /// Returns a view stretched to `extents`, whose axes may also be transposed: [`broadcast_in_dim`](Self::broadcast_in_dim) with
    /// dimensions in any order.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_broadcast_transposing`](Self::try_broadcast_transposing) returns an error.
    ///
    /// # Examples
    ///
    /// One row of three becomes two equal matrices of three rows and two columns:
    ///
    /// ```
    /// use shapewise::{View, axes, shape, tensor};
    ///
    /// let memory = [1, 2, 3];
    /// let operand = View::new(&memory, shape![1, 3])?;
    /// let result = operand.broadcast_transposing(shape![2, 3, 2], axes![2, 1]);
    /// assert_eq!(result, tensor![[[1, 1], [2, 2], [3, 3]], [[1, 1], [2, 2], [3, 3]]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `broadcast_in_dim`, and its example. XLA's own requires increasing dimensions.
    #[doc(alias = "stablehlo.broadcast_in_dim")]
    #[must_use]
    #[track_caller]
    pub fn broadcast_transposing<const Q: usize, E: Extents<Q>, D>(
        &'s self,
        extents: E,
        dimensions: D,
    ) -> View<'a, T, Q, PlacedLayout<D, E, L, R, Q>>
    where
        L: FitsInAnyOrder<D, E::ListItself, R, Q, Proof: Exists>,
        Ranks: RankFits<R, Q>,
        D: UniqueDimensions<R, Q, Proof: Exists>,
    {
        or_fail(self.try_broadcast_transposing(extents, dimensions))
    }

    /// Returns a view of these extents, or an error where [`broadcast_transposing`](Self::broadcast_transposing) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`broadcast_in_dim`](Self::broadcast_in_dim), except that the dimensions need not increase:
    /// [`BroadcastError::Repeated`] for a dimension that occurs twice.
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// assert!(Tensor::<i32, 2>::zeros([3, 2]).try_broadcast_transposing([2, 4], [1, 0]).is_err());
    /// ```
    pub fn try_broadcast_transposing<const Q: usize, E: Extents<Q>, D>(
        &'s self,
        extents: E,
        dimensions: D,
    ) -> Result<View<'a, T, Q, PlacedLayout<D, E, L, R, Q>>, BroadcastError>
    where
        L: FitsInAnyOrder<D, E::ListItself, R, Q, Proof: Exists>,
        Ranks: RankFits<R, Q>,
        D: UniqueDimensions<R, Q, Proof: Exists>,
    {
        let () = Shape::<Q, E>::FITS;
        self.in_dim(&Shape::new(extents)?.ranked(), dimensions.to_array(), DimensionOrder::Unique, &E::NAMES)
    }

    /// The rule of both.
    fn in_dim<const Q: usize, M: Packed<Q>>(
        &'s self,
        to: &Shape<Q>,
        dimensions: [usize; R],
        order: DimensionOrder,
        names: &'static AxisNames<Q>,
    ) -> Result<View<'a, T, Q, M>, BroadcastError> {
        let (from, to) = (self.layout.ranked(), to.extents());
        let strides = broadcast::typed_in_dim(
            &from.extents(),
            &from.strides(),
            &to,
            &dimensions,
            order,
            &beside_at(&L::STRETCHES, &L::EXTENTS, (&L::NAMES, names), &dimensions),
        )?;
        Ok(broadcasted(self.data.lend(), &self.layout, to, strides))
    }

    /// Returns a view whose axis `dimensions[k]` is axis `k` of this array; the other axes are new, of extent 1. It
    /// prepares the smaller operand of an operation: these are XLA's `broadcast_dimensions`. `cargo check` verifies the dimensions.
    /// The other operand states the rank of the result; where there is none, [`of_rank`](Rankless::of_rank) does:
    /// `v.along(axes![1]).of_rank::<2>()`.
    ///
    /// In the type the new axes are [`One`](crate::One), so they stretch in the operation. Every other axis of extent 1 stretches,
    /// too: both kinds of broadcasting compose, as in XLA.
    ///
    /// # Examples
    ///
    /// A vector added to a matrix, to each row or to each column:
    ///
    /// ```
    /// use shapewise::{View, axes, shape, tensor};
    ///
    /// let (x, v) = ([1, 2, 3, 4, 5, 6], [7, 8, 9]);
    /// let (x, v) = (View::new(&x, shape![2, 3])?, View::new(&v, shape![3])?);
    /// assert_eq!(x + v.along(axes![1]), tensor![[8, 10, 12], [11, 13, 15]]);
    ///
    /// let square = [0; 9];
    /// let square = View::new(&square, shape![3, 3])?;
    /// assert_eq!(square + v.along(axes![0]), tensor![[7, 7, 7], [8, 8, 8], [9, 9, 9]]);
    /// assert_eq!(square + v.along(axes![1]), tensor![[7, 8, 9], [7, 8, 9], [7, 8, 9]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// An outer product, where neither operand has the rank of the result:
    ///
    /// ```
    /// # use shapewise::{View, axes, shape, tensor};
    /// let (a, b) = ([1, 2], [10, 20, 30]);
    /// let (a, b) = (View::new(&a, shape![2])?, View::new(&b, shape![3])?);
    /// let outer = a.along(axes![0]).of_rank::<2>() * b.along(axes![1]);
    /// assert_eq!(outer, tensor![[10, 20, 30], [20, 40, 60]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// Both kinds composed, a vector of 4 with a matrix of one row: rank 2 first, then the axis of extent 1:
    ///
    /// ```
    /// # use shapewise::{View, axes, shape, tensor};
    /// let (vector, row) = ([1, 2, 3, 4], [5, 6]);
    /// let (vector, row) = (View::new(&vector, shape![4])?, View::new(&row, shape![1, 2])?);
    /// let sum = vector.along(axes![0]) + row;
    /// assert_eq!(sum, tensor![[6, 7], [7, 8], [8, 9], [9, 10]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `InferInDimBroadcastShape`: new axes of extent 1, then `InferDegenerateDimensionBroadcastShape`.
    #[doc(alias("insert_axis", "mgrid", "ndgrid", "sweep"))]
    #[doc(alias = "expand_dims")]
    #[doc(alias = "newaxis")]
    #[doc(alias = "unsqueeze")]
    #[doc(alias("broadcast_dimensions", "meshgrid"))]
    pub fn along<D: AlongAxes<R>>(&'s self, dimensions: D) -> Rankless<'a, T, R, L, D::Places> {
        Rankless::new(self.lent(), dimensions.places())
    }

    /// Returns a view with the axes at dimensions that are known at run time: [`along`](Self::along).
    ///
    /// # Errors
    ///
    /// [`BroadcastError::Dimension`] for a dimension that rank `Q` does not have, [`BroadcastError::Order`] for dimensions that do
    /// not increase.
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

    /// Returns a view with new axes of extent 1 in front, up to the rank of the other operand: `[n]` becomes `[1, n]`. This is NumPy's
    /// alignment at the last axis. If no operand has a rank, it is the greatest of any; [`of_rank`](Rankless::of_rank) states another one.
    /// [`broadcast::align_trailing`](crate::broadcast::align_trailing()) aligns several operands to the highest rank of any.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape, tensor};
    ///
    /// let (matrix, row) = ([1, 2, 3, 4, 5, 6], [10, 20, 30]);
    /// let (matrix, row) = (View::new(&matrix, shape![2, 3])?, View::new(&row, shape![3])?);
    /// let sum = matrix + row.align_trailing();
    /// assert_eq!(sum, tensor![[11, 22, 33], [14, 25, 36]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "atleast_1d")]
    #[doc(alias = "atleast_2d")]
    #[doc(alias = "atleast_3d")]
    pub fn align_trailing(&'s self) -> Rankless<'a, T, R, L, PlacedAtLast> {
        Rankless::new(self.lent(), PlacedAtLast)
    }
}

#[diagnostic::do_not_recommend]
impl<'a, T, const R: usize, L: Layout<R>> Broadcastable<R> for View<'a, T, R, L> {
    type Extents = L::Extents;
    type Axes = L::Axes;
    type Broadcast<E: ExtentList<R>> =
        View<'a, T, R, LayoutOf<<L::Axes as AxisList>::BroadcastTo<E::List>, R>>;
    const STRETCHES: [bool; R] = L::STRETCHES;
    const EXTENTS: [Option<usize>; R] = L::EXTENTS;

    fn extents_array(&self) -> [usize; R] {
        self.extents()
    }

    fn stretch<E: ExtentList<R>>(self, shape: Shape<R, E>, _: Internal) -> Self::Broadcast<E> {
        let (from, to) = (self.layout.ranked(), shape.extents());
        // The shape is one that this view broadcasts to, so there is no error.
        let stretches = const { Stretches::of_each(&L::STRETCHES) };
        let strides = broadcast::typed_strides_to(&from.extents(), &from.strides(), &to, &stretches);
        broadcasted(self.data, &self.layout, to, strides.unwrap_or([0; R]))
    }
}

#[diagnostic::do_not_recommend]
impl<'a, T, S: Storage<T>, const R: usize, L: Layout<R>> Broadcastable<R> for &'a TensorBase<T, S, R, L> {
    type Extents = L::Extents;
    type Axes = L::Axes;
    type Broadcast<E: ExtentList<R>> = <View<'a, T, R, L> as Broadcastable<R>>::Broadcast<E>;
    const STRETCHES: [bool; R] = L::STRETCHES;
    const EXTENTS: [Option<usize>; R] = L::EXTENTS;

    fn extents_array(&self) -> [usize; R] {
        self.extents()
    }

    fn stretch<E: ExtentList<R>>(self, shape: Shape<R, E>, internal: Internal) -> Self::Broadcast<E> {
        self.as_view().stretch(shape, internal)
    }
}

impl<T, S, const R: usize, L> OperandRank for TensorBase<T, S, R, L> {
    const SEALED: Internal = INTERNAL;
    type Rank = Rank<R>;
}
impl<T, S, const R: usize, L> OperandRank for &TensorBase<T, S, R, L> {
    const SEALED: Internal = INTERNAL;
    type Rank = Rank<R>;
}
impl<T, S, const R: usize, L> OperandRank for &mut TensorBase<T, S, R, L> {
    const SEALED: Internal = INTERNAL;
    type Rank = Rank<R>;
}

#[diagnostic::do_not_recommend]
impl<T, S, const R: usize, L> SealedAlign for TensorBase<T, S, R, L>
where
    Ranks: RankSum<R>,
{
    type Rank = <Ranks as RankSum<R>>::Count;
}
#[diagnostic::do_not_recommend]
impl<T, S, const R: usize, L> SealedAlign for &TensorBase<T, S, R, L>
where
    Ranks: RankSum<R>,
{
    type Rank = <Ranks as RankSum<R>>::Count;
}
impl<'a, T, const R: usize, const Q: usize, L: Layout<R>> AlignOperand<Q> for View<'a, T, R, L>
where
    Ranks: RankSum<R> + AlignsTo<R, Q>,
{
    type Aligned = View<'a, T, Q, LayoutOf<Aligned<L::Axes, R, Q>, Q>>;

    fn lead(self) -> Self::Aligned {
        self.align_trailing().of_rank()
    }
}
impl<'a, T, S: Storage<T>, const R: usize, const Q: usize, L: Layout<R>> AlignOperand<Q>
    for &'a TensorBase<T, S, R, L>
where
    Ranks: RankSum<R> + AlignsTo<R, Q>,
{
    type Aligned = View<'a, T, Q, LayoutOf<Aligned<L::Axes, R, Q>, Q>>;

    fn lead(self) -> Self::Aligned {
        self.as_view().align_trailing().of_rank()
    }
}
