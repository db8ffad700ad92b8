//! The rules on the static, the mixed and the ranked level.

use super::{
    CombineError, GatherAxes, GatherError, JoinError, Pad, PadError, PerAxis, RuledBy,
    gather::{gather, scatter},
    join, resize,
};
use crate::{
    axis::{
        Axis, AxisIn, OtherAxis, ReducedAxes, ReducedAxesArgument,
        edit::Edit,
        one::{self, AxisArgument},
    },
    broadcast::EqualExtents,
    extent::{
        DynExtent, Extent, Extents, Name, Named,
        named::{confirm, has_names, refuse_joined},
    },
    index::SizeError,
    private::{Exists, If},
    rank::{Minus, Ranks},
    shape::{
        Shape,
        axes::{ExtentsOf, ListOf},
    },
    types::{Added, Ax, AxisList, AxisPart, ExtentList, Joined as JoinedSum, KnownRank, Multiplied},
};

/// The extents `E` with one that is known at run time at the axis `X`, which the rank may not have.
type Ranged<X, E, const R: usize> = ExtentsOf<one::ResizedList<X, ListOf<E, R>>, R>;
/// The extents `E` with `usize` at the axis `X`: what shapes that are joined agree in.
type ExtentsBesides<X, E, const R: usize> = ExtentsOf<one::Replaced<X, ListOf<E, R>, Ax<usize, isize>>, R>;
/// The extents `E` with one that is known at run time at the axis `X`. See [`Shape::pad_axis`].
pub type Resized<X, E, const R: usize> = If<<X as AxisIn<R>>::Proof, Ranged<X, E, R>>;
/// The extents `E` with the one at the axis `X` multiplied by `N`. See [`Shape::repeat`].
pub type RepeatedExtents<X, E, N, const R: usize> =
    If<<X as AxisIn<R>>::Proof, ExtentsOf<one::Ruled<X, Multiplied, N, ListOf<E, R>>, R>>;
/// The extents `E` with the extent `N` at the axis `X`, or a part of the one there if `N` states nothing. See [`Shape::with_extent`].
pub type WithExtent<X, E, N, const R: usize> =
    If<<X as AxisIn<R>>::Proof, ExtentsOf<one::ListWithExtent<X, N, ListOf<E, R>>, R>>;
/// The extents `E`, whose axis `A` has the name `D`. See [`Shape::renamed`].
pub type RenamedExtents<E, D, const A: isize, const R: usize> =
    ExtentsOf<one::RenamedAxes<ListOf<E, R>, D, A, R>, R>;
/// The extent of the axis `X` of `E`.
type ExtentAt<X, E, const R: usize> = <<X as AxisArgument>::Of<ListOf<E, R>> as AxisPart>::Extent;
/// The extents of a shape `E` joined to a shape `F` along the axis `X`: the more specific of each pair, and the sum at the axis, known in the
/// type if both extents are. See [`Shape::join_axis`].
pub type Joined<X, E, F, const R: usize> = ExtentsOf<
    one::Replaced<
        X,
        <ListOf<E, R> as AxisList>::Merged<ListOf<F, R>>,
        Ax<<ExtentAt<X, E, R> as Extent>::By<JoinedSum, ExtentAt<X, F, R>>, isize>,
    >,
    R,
>;
/// The extents `E` with the axes `X` and `Y` exchanged. See [`Shape::swap_axes`].
pub type Swapped<X, Y, E, const R: usize> = If<
    (<X as AxisIn<R>>::Proof, <Y as AxisIn<R>>::Proof),
    ExtentsOf<one::SwappedList<X, Y, ListOf<E, R>>, R>,
>;
/// The extents `E` with the axis `X` moved to the position `Y`. See [`Shape::move_axis`].
pub type Moved<X, Y, E, const R: usize> =
    If<(<X as AxisIn<R>>::Proof, <Y as AxisIn<R>>::Proof), ExtentsOf<one::MovedList<X, Y, ListOf<E, R>>, R>>;
/// The extents `E` that remain after a reduction along the axes `X`. See [`Shape::reduce`].
pub type Reduced<X, E, const R: usize, const Q: usize> = If<
    <X as ReducedAxes<R, Q>>::Proof,
    ExtentsOf<<ListOf<E, R> as AxisList>::Edited<<X as ReducedAxesArgument>::Remaining>, Q>,
>;
/// The extents `E` without the axes `X` and `Y`, and with one more axis at the end. See [`Shape::diagonal`].
pub type Diagonal<X, Y, E, const R: usize, const Q: usize> = If<
    (<X as OtherAxis<Y, R>>::Proof, <Y as AxisIn<R>>::Proof),
    ExtentsOf<one::DiagonalList<X, Y, ListOf<E, R>>, Q>,
>;

/// Returns the extents with the one at an axis, which is below `R`, replaced by the result of a rule.
pub(crate) fn at_axis<const R: usize, Error>(
    extents: [usize; R],
    axis: usize,
    rule: impl FnOnce(usize, DynExtent) -> Result<DynExtent, Error>,
) -> Result<[usize; R], Error> {
    let mut sets = DynExtent::of_each(extents);
    if let Some(extent) = sets.get_mut(axis) {
        *extent = rule(axis, *extent)?;
    }
    Ok(DynExtent::get_each(sets))
}

/// Returns the extents of a diagonal.
pub(crate) fn diagonal_extents<const R: usize, const Q: usize>(
    extents: [usize; R],
    first: usize,
    second: usize,
    offset: isize,
) -> Result<[usize; Q], CombineError> {
    let sets = DynExtent::of_each(extents);
    let [rows, columns] = [first, second].map(|axis| sets.get(axis).copied().unwrap_or(DynExtent::ONE));
    let new = resize::diagonal(rows, columns, offset);
    Ok(DynExtent::get_each(CombineError::edit(first, second)?.array(&sets, &[new], [DynExtent::ONE; Q])))
}

impl<const R: usize, E: ExtentList<R>> Shape<R, E> {
    /// Returns the shape of two arrays joined along an axis: `[2, 3]` and `[4, 3]` along axis 0 are
    /// `[6, 3]`. Along all other axes the extents are equal.
    ///
    /// # Errors
    ///
    /// [`JoinError::Extent`] with the first axis where the extents differ; [`JoinError::Size`] if the element count does not fit. Two
    /// extents in the type that differ are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Axis, Const, Extents, Shape, shape};
    ///
    /// let (a, b) = (Shape::new(shape![2, 3])?, Shape::new(shape![4, 3])?);
    /// let joined = a.join_axis(Axis::<0>, b)?; // the type knows both extents
    /// assert_eq!((joined.extents(), size_of_val(&joined)), ([6, 3], 0));
    /// assert_eq!(joined.typed::<Extents![6, 3]>()?.typed_extents(), (Const::<6>, Const::<3>));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("concatenate", "concat"))]
    pub fn join_axis<X: AxisIn<R, Proof: Exists>, F: ExtentList<R>>(
        self,
        axis: X,
        other: Shape<R, F>,
    ) -> Result<Shape<R, Joined<X, E, F, R>>, JoinError>
    where
        ExtentsBesides<X, E, R>: EqualExtents<ExtentsBesides<X, F, R>, R, Proof: Exists>,
        Joined<X, E, F, R>: Extents<R>,
    {
        const { refuse_joined(&[E::NAMES, F::NAMES], X::KNOWN) };
        if const { has_names(&E::NAMES) && has_names(&F::NAMES) } {
            confirm(&E::NAMES, &F::NAMES);
        }
        let mut joined = DynExtent::of_each(self.extents());
        join(&mut joined, &DynExtent::of_each(other.extents()), axis.number(R), 1)
            .map_err(|error| error.with_names(&<Joined<X, E, F, R>>::NAMES, None))?;
        Ok(Shape::checked(&DynExtent::get_each(joined))?)
    }

    /// Returns the shape with another extent along an axis.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    ///
    /// ```
    /// use shapewise::{Axis, Const, Shape, shape};
    ///
    /// let n = 5;
    /// let shape = Shape::new(shape![n, 4])?.with_extent(Axis::<0>, Const::<3>)?;
    /// assert_eq!(shape.typed_extents(), (Const::<3>, Const::<4>));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias = "set_dim")]
    pub fn with_extent<X: AxisIn<R>, N: Extent>(
        self,
        axis: X,
        extent: N,
    ) -> Result<Shape<R, WithExtent<X, E, N, R>>, SizeError> {
        let mut extents = self.extents();
        if let Some(to) = extents.get_mut(axis.number(R)) {
            *to = extent.get();
        }
        Shape::checked(&extents)
    }

    /// Returns the shape of an array whose elements along an axis are repeated `count` times: `[2, 3]` along axis
    /// 1, twice, is `[2, 6]`. If the types know the extent and the count, that of the result knows their product.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    ///
    /// ```
    /// use shapewise::{Axis, Const, Extents, Shape, shape};
    ///
    /// let n = 2;
    /// let image = Shape::new(shape![n, 3])?.repeat(Axis::<1>, Const::<4>)?;
    /// assert_eq!(image.typed::<Extents![usize, 12]>()?.typed_extents(), (2, Const::<12>));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn repeat<X: AxisIn<R>, N: Extent>(
        self,
        axis: X,
        count: N,
    ) -> Result<Shape<R, RepeatedExtents<X, E, N, R>>, SizeError> {
        let repeated = |axis, extent| resize::repeated(axis, extent, count.get());
        Shape::checked(&at_axis(self.extents(), axis.number(R), repeated)?)
    }

    /// Returns the shape of copies of an array, one after another along each axis, with the number of copies for each axis: `[2, 3]` by
    /// `[2, 1]` is `[4, 3]`. If the types know an extent and its number, as `shape!` writes them, that of the result knows their product.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    ///
    /// ```
    /// use shapewise::{Const, Extents, Shape, shape};
    ///
    /// let n = 2;
    /// let shape = Shape::new(shape![3, n])?;
    /// assert_eq!(shape.tile([2, 1])?.extents(), [6, 2]);
    /// let known = shape.tile(shape![2, 1])?; // numbers that the type knows
    /// assert_eq!(known.typed::<Extents![6, usize]>()?.typed_extents(), (Const::<6>, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tile<C: PerAxis<usize, R>>(
        self,
        counts: C,
    ) -> Result<Shape<R, RuledBy<E, Multiplied, C, usize, R>>, SizeError> {
        let mut extents = DynExtent::of_each(self.extents());
        for (axis, (extent, count)) in extents.iter_mut().zip(counts.values()).enumerate() {
            *extent = resize::repeated(axis, *extent, count)?;
        }
        Shape::checked(&DynExtent::get_each(extents))
    }

    /// Returns the shape of an array that is padded along each axis, by a [`Pad`] for each axis, or by two lists: the numbers before each axis and
    /// those after it. If these are tuples, as `shape!` writes them, the type of the result knows each sum whose numbers the types know.
    ///
    /// # Errors
    ///
    /// [`PadError::Negative`] with the first axis from which more elements are removed than there are; [`PadError::Size`] if the
    /// element count does not fit.
    ///
    /// ```
    /// use shapewise::{Const, Extents, Shape, rearrange::Pad, shape};
    ///
    /// let image = Shape::new(shape![28, 28])?;
    /// assert_eq!(image.pad([Pad::edges(2, 2), Pad::edges(0, -4)])?.extents(), [32, 24]);
    /// let known = image.pad((shape![2, 0], shape![2, 1]))?;
    /// assert_eq!(known.typed::<Extents![32, 29]>()?.typed_extents(), (Const::<32>, Const::<29>));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pad<P: PerAxis<Pad, R>>(
        self,
        pads: P,
    ) -> Result<Shape<R, RuledBy<E, Added, P, Pad, R>>, PadError> {
        let mut extents = DynExtent::of_each(self.extents());
        for (axis, (extent, pad)) in extents.iter_mut().zip(pads.values()).enumerate() {
            *extent = pad.of_set(axis, *extent)?;
        }
        Ok(Shape::checked(&DynExtent::get_each(extents))?)
    }

    /// Returns the same shape, whose axis `A` has another name, or a name for the first time. A number in the type becomes one that is known at run time.
    ///
    /// ```
    /// use shapewise::{Axis, Extents, Shape, names, shape};
    ///
    /// names! { Tokens, Queries }
    ///
    /// let x = Shape::new(shape![Tokens(3), 64])?;
    /// let _: Shape<2, Extents![Queries, 64]> = x.renamed(Axis::<0>, Queries);
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub fn renamed<D: Name, const A: isize>(
        self,
        axis: Axis<A>,
        name: fn(usize) -> Named<D>,
    ) -> Shape<R, RenamedExtents<E, D, A, R>>
    where
        Axis<A>: AxisIn<R, Proof: Exists>,
        Ranks: KnownRank<R>,
    {
        let _ = (axis, name);
        Shape::pack(&self.extents())
    }

    /// Returns the shape of an array that is padded along one axis. Extents in the type stay in the type along
    /// all others.
    ///
    /// # Errors
    ///
    /// Same errors as [`pad`](Self::pad).
    pub fn pad_axis<X: AxisIn<R>>(self, axis: X, pad: Pad) -> Result<Shape<R, Resized<X, E, R>>, PadError> {
        let padded = |axis, extent| pad.of_set(axis, extent);
        Ok(Shape::checked(&at_axis(self.extents(), axis.number(R), padded)?)?)
    }

    /// Returns the shape of the differences of neighbours along an axis, taken `times` times: `[2, 3]` along
    /// axis 1, once, is `[2, 2]`. An extent is at least 0.
    ///
    /// ```
    /// use shapewise::{Axis, Shape};
    ///
    /// assert_eq!(Shape::new([2, 3])?.diff(Axis::<1>, 1).extents(), [2, 2]);
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub fn diff<X: AxisIn<R>>(self, axis: X, times: usize) -> Shape<R, Resized<X, E, R>> {
        let mut extents = self.extents();
        if let Some(extent) = extents.get_mut(axis.number(R)) {
            *extent = resize::shortened(DynExtent::of_fitting(*extent), times).get_known();
        }
        Shape::pack(&extents)
    }

    /// Returns the shape of the diagonals along two axes, at an offset: the other axes, then the diagonal, which begins at
    /// column `offset` of the first row, or if that is negative at row `-offset` of the first column. `[2, 3, 4]` along axes 0 and 2 is
    /// `[3, 2]`.
    ///
    /// # Errors
    ///
    /// [`CombineError::Same`] if both axes are the same. For two axes in the type that is an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Axis, Const, Shape, shape};
    ///
    /// let shape = Shape::new(shape![2, 3, 4])?.diagonal(Axis::<0>, Axis::<2>, 3)?;
    /// assert_eq!(shape.typed_extents(), (Const::<3>, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn diagonal<const Q: usize, X: OtherAxis<Y, R>, Y: AxisIn<R>>(
        self,
        first: X,
        second: Y,
        offset: isize,
    ) -> Result<Shape<Q, Diagonal<X, Y, E, R, Q>>, CombineError>
    where
        Ranks: Minus<R, 1, Q, Proof: Exists>,
    {
        let extents = diagonal_extents(self.extents(), first.number(R), second.number(R), offset)?;
        // A diagonal has no more elements than the array.
        Ok(Shape::pack(&extents))
    }

    /// Returns the shape of a reduction along one axis or several: without them, or in [`Keep`](crate::Keep) with extent 1 along them. `[2, 3, 4]`
    /// along axes 0 and 2 is `[3]`.
    ///
    /// ```
    /// use shapewise::{Axis, Const, Keep, One, Shape, axes, shape};
    ///
    /// let n = 2;
    /// let shape = Shape::new(shape![n, 3, 4])?;
    /// assert_eq!(shape.reduce(Axis::<-1>).typed_extents(), (2, Const::<3>));
    /// assert_eq!(shape.reduce(Keep(axes![0, 1])).typed_extents(), (One, One, Const::<4>));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub fn reduce<const Q: usize, X: ReducedAxes<R, Q>>(self, axes: X) -> Shape<Q, Reduced<X, E, R, Q>> {
        let mut extents = [1; Q];
        let remain = |axis: &usize| X::ARE_KEPT || !axes.has(*axis, R);
        for (to, axis) in extents.iter_mut().zip((0..R).filter(remain)) {
            if !axes.has(axis, R) {
                *to = self.extents().get(axis).copied().unwrap_or(1);
            }
        }
        // Extents other than 0 have a product that fits, and so have some of them.
        Shape::pack(&extents)
    }

    /// Returns the shape with two axes exchanged: `[2, 3, 4]` with axes 0 and 2 is `[4, 3, 2]`.
    ///
    /// ```
    /// use shapewise::{Axis, Const, Shape, shape};
    ///
    /// let shape = Shape::new(shape![2, 3, 4])?;
    /// assert_eq!(
    ///     shape.swap_axes(Axis::<0>, Axis::<2>).typed_extents(),
    ///     (Const::<4>, Const::<3>, Const::<2>)
    /// );
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub fn swap_axes<X: AxisIn<R>, Y: AxisIn<R>>(self, first: X, second: Y) -> Shape<R, Swapped<X, Y, E, R>> {
        Shape::pack(&Edit::Swap(first.number(R), second.number(R)).array(&self.extents(), &[], [0; R]))
    }

    /// Returns the shape with an axis moved to a position; the others keep their order. `[2, 3, 4]` with axis 0
    /// at position 2 is `[3, 4, 2]`.
    ///
    /// ```
    /// use shapewise::{Axis, Const, Shape, shape};
    ///
    /// let shape = Shape::new(shape![2, 3, 4])?;
    /// assert_eq!(
    ///     shape.move_axis(Axis::<0>, Axis::<2>).typed_extents(),
    ///     (Const::<3>, Const::<4>, Const::<2>)
    /// );
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub fn move_axis<X: AxisIn<R>, Y: AxisIn<R>>(self, axis: X, to: Y) -> Shape<R, Moved<X, Y, E, R>> {
        Shape::pack(&Edit::Move(axis.number(R), to.number(R)).array(&self.extents(), &[], [0; R]))
    }

    /// Returns the shape of the gather of slices at indices of a shape, with their [`GatherAxes`] and the extents of a slice: the
    /// axes of the indices without that of the numbers of one index, and the axes of a slice.
    ///
    /// # Errors
    ///
    /// [`GatherError`] with the first list of axes that does not fit the shapes, or the first axis whose extent does not;
    /// [`GatherError::ResultRank`] if the result does not have rank `Q`; [`GatherError::Size`] if its element count does not fit.
    ///
    /// ```
    /// use shapewise::{Shape, rearrange::GatherAxes};
    ///
    /// let (image, corners) = (Shape::new([3, 480, 640])?, Shape::new([100, 2])?);
    /// let axes = GatherAxes::new(1, &[1, 2]).offset(&[1, 2, 3]);
    /// let crops: Shape<4> = image.gather_slices(corners, &axes, [3, 64, 64])?;
    /// assert_eq!(crops.extents(), [100, 3, 64, 64]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `gather`.
    #[doc(alias = "gather")]
    pub fn gather_slices<const P: usize, const Q: usize, F: ExtentList<P>>(
        self,
        indices: Shape<P, F>,
        axes: &GatherAxes<'_>,
        slice: [usize; R],
    ) -> Result<Shape<Q>, GatherError> {
        let expected = axes.rank(R, P)?;
        if expected != Q {
            return Err(GatherError::ResultRank { expected, found: Q });
        }
        let mut result = [DynExtent::ONE; Q];
        gather(
            &DynExtent::of_each(self.extents()),
            &DynExtent::of_each(indices.extents()),
            axes,
            &slice,
            &mut result,
        )?;
        Ok(Shape::new(DynExtent::get_each(result))?)
    }

    /// Checks that updates are slices of this shape at indices, from both shapes and the [`GatherAxes`] of the indices.
    ///
    /// # Errors
    ///
    /// The same errors as [`gather_slices`](Self::gather_slices); [`GatherError::Updates`] with the first axis where there is not one slice for
    /// each index.
    ///
    /// # In other libraries
    ///
    /// StableHLO, `scatter`.
    #[doc(alias = "scatter")]
    pub fn check_scatter_slices<const P: usize, const Q: usize, F: ExtentList<P>, G: ExtentList<Q>>(
        self,
        indices: Shape<P, F>,
        updates: Shape<Q, G>,
        axes: &GatherAxes<'_>,
    ) -> Result<(), GatherError> {
        let (indices, updates) =
            (DynExtent::of_each(indices.extents()), DynExtent::of_each(updates.extents()));
        scatter(&DynExtent::of_each(self.extents()), &indices, &updates, axes)
    }
}
