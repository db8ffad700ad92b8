//! Edits of shapes: axes added, removed, taken or permuted. An extent that the type knows stays known.
//!
//! | operation | of `[a, b, c]` | rank |
//! |---|---|---|
//! | [`append(x)`](Shape::append) | `[a, b, c, x]` | `R + 1` |
//! | [`prepend(x)`](Shape::prepend) | `[x, a, b, c]` | `R + 1` |
//! | [`concatenate([x, y])`](Shape::concatenate) | `[a, b, c, x, y]` | `R + S` |
//! | [`insert_axis(Axis::<1>, x)`](Shape::insert_axis) | `[a, x, b, c]` | `R + 1` |
//! | [`remove_axis(Axis::<1>)`](Shape::remove_axis) | `[a, c]` | `R - 1` |
//! | [`head()`](Shape::head) | `a` | |
//! | [`tail()`](Shape::tail) | `[b, c]` | `R - 1` |
//! | [`take::<2>()`](Shape::take) | `[a, b]` | 2 |
//! | [`take_last::<2>()`](Shape::take_last) | `[b, c]` | 2 |
//! | [`permute(axes![2, 0, 1])`](Shape::permute) | `[c, a, b]` | `R` |

use super::Shape;
use crate::{
    axis::{Axis, AxisOrder, edit::Edit, from_first, one::PositionOf, permutation::AxisTuple},
    extent::{Extent, Extents},
    index::SizeError,
    message::broken,
    private::{Exists, If},
    rank::{AtMost, Below, Minus, Plus, RankWithoutAxes, Ranks},
    types::{Ax, AxisList, AxisNumber, AxisPart, AxisPosition, ExtentList, KnownRank},
};

/// The extents of rank `Q` of a type-level list.
pub(crate) type ExtentsOf<L, const Q: usize> = <L as AxisList>::Extents<Q>;
/// The axes of `E` as a type-level list.
pub(crate) type ListOf<E, const R: usize> = <E as ExtentList<R>>::List;
/// An axis of extent `X` in such a list.
type Plain<X> = Ax<X, isize>;

/// The extents of [`Shape::append`].
pub type Appended<E, X, const R: usize, const Q: usize> =
    ExtentsOf<<ListOf<E, R> as AxisList>::Append<Plain<X>>, Q>;
/// The extents of [`Shape::prepend`].
pub type Prepended<E, X, const R: usize, const Q: usize> =
    ExtentsOf<<ListOf<E, R> as AxisList>::Push<Plain<X>>, Q>;
/// The extents of [`Shape::concatenate`].
pub type Concatenated<E, F, const R: usize, const S: usize, const Q: usize> =
    ExtentsOf<<ListOf<E, R> as AxisList>::InFrontOf<ListOf<F, S>>, Q>;
/// The extents of [`Shape::insert_axis`].
pub type Inserted<E, X, const A: isize, const R: usize, const Q: usize> =
    ExtentsOf<<PositionOf<A> as AxisNumber>::With<ListOf<E, R>, Plain<X>>, Q>;
/// The extents of [`Shape::remove_axis`].
pub type Removed<E, const A: isize, const R: usize, const Q: usize> = ExtentsOf<
    <<ListOf<E, R> as AxisList>::Tail as AxisList>::Fit<<PositionOf<A> as AxisNumber>::Without<ListOf<E, R>>>,
    Q,
>;
/// The first extent. See [`Shape::head`].
pub type Head<E, const R: usize> = <<ListOf<E, R> as AxisList>::Head as AxisPart>::Extent;
/// The extents of [`Shape::tail`].
pub type Tail<E, const R: usize, const Q: usize> = ExtentsOf<<ListOf<E, R> as AxisList>::Tail, Q>;
/// The extents of [`Shape::take`].
pub type Taken<E, const R: usize, const N: usize> =
    ExtentsOf<<<Ranks as KnownRank<N>>::Number as AxisNumber>::Before<ListOf<E, R>>, N>;
/// The extents of [`Shape::take_last`], `D` axes dropped.
pub type TakenLast<E, const R: usize, const D: usize, const N: usize> =
    ExtentsOf<<<Ranks as KnownRank<D>>::Number as AxisNumber>::From<ListOf<E, R>>, N>;
/// The extents of [`Shape::permute`].
pub type Permuted<E, O, const R: usize> = If<
    <O as AxisOrder<R>>::Proof,
    ExtentsOf<<ListOf<E, R> as AxisList>::Fit<<O as AxisTuple>::Of<ListOf<E, R>>>, R>,
>;

impl<const R: usize, E: ExtentList<R>> Shape<R, E> {
    /// Returns the extents after an edit, `new` being those of the new axes.
    #[inline]
    fn edited<const Q: usize>(&self, edit: Edit<'_>, new: &[usize]) -> [usize; Q] {
        edit.array(&self.extents(), new, [0; Q])
    }

    /// Returns the shape with a new axis after the last one.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    ///
    /// ```
    /// use shapewise::{Const, Shape, shape};
    ///
    /// let n = 5;
    /// let shape = Shape::new(shape![n, 4])?.append(Const::<3>)?;
    /// assert_eq!(shape.typed_extents(), (5, Const::<4>, Const::<3>));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias("expand_dims", "insert_axis", "AddDim"))]
    pub fn append<const Q: usize, X: Extent>(
        self,
        extent: X,
    ) -> Result<Shape<Q, Appended<E, X, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        Shape::checked(&self.edited(Edit::StartAt(0), &[extent.get()]))
    }

    /// Returns the shape with a new axis before the first one.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    ///
    /// ```
    /// use shapewise::{Const, Shape, shape};
    ///
    /// let n = 5;
    /// let shape = Shape::new(shape![28, 28])?.prepend(n)?;
    /// assert_eq!(shape.typed_extents(), (5, Const::<28>, Const::<28>));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias("expand_dims", "insert_axis"))]
    pub fn prepend<const Q: usize, X: Extent>(
        self,
        extent: X,
    ) -> Result<Shape<Q, Prepended<E, X, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        Shape::checked(&self.edited(Edit::Insert(0), &[extent.get()]))
    }

    /// Returns the shape with the axes of `other` after its own.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit.
    #[doc(alias = "concat")]
    pub fn concatenate<const S: usize, const Q: usize, F: Extents<S>>(
        self,
        other: Shape<S, F>,
    ) -> Result<Shape<Q, Concatenated<E, F, R, S, Q>>, SizeError>
    where
        Ranks: Plus<R, S, Q>,
    {
        Shape::checked(&self.edited(Edit::StartAt(0), &other.extents()))
    }

    /// Returns the shape with a new axis, which is axis `A` of the result. If `A` is the rank, the axis is appended.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    #[doc(alias("expand_dims", "InsertDim"))]
    pub fn insert_axis<const A: isize, const Q: usize, X: Extent>(
        self,
        _: Axis<A>,
        extent: X,
    ) -> Result<Shape<Q, Inserted<E, X, A, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists> + Below<A, Q>,
        Axis<A>: AxisPosition,
    {
        Shape::checked(&self.edited(Edit::Insert(from_first(A, Q)), &[extent.get()]))
    }

    /// Returns the shape without the axis `A`.
    ///
    /// ```
    /// use shapewise::{Axis, Shape, shape};
    ///
    /// let rows = 7; // known at run time
    /// let shape = Shape::new(shape![rows, 3, 4])?;
    /// assert_eq!(shape.remove_axis(Axis::<1>).typed_extents(), shape![rows, 4]);
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias("RemoveDim", "squeeze", "DeleteDimension"))]
    #[must_use]
    pub fn remove_axis<const A: isize, const Q: usize>(self, _: Axis<A>) -> Shape<Q, Removed<E, A, R, Q>>
    where
        Ranks: Below<A, R> + RankWithoutAxes<R, 1, Q>,
        Axis<A>: AxisPosition,
    {
        Shape::pack(&self.edited(Edit::Remove(from_first(A, R), 1), &[]))
    }

    /// Returns the first extent. A shape of rank 0 has none, so calling this is an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Const, Shape, shape};
    ///
    /// let shape = Shape::new(shape![2, 3, 4])?;
    /// assert_eq!((shape.head(), shape.tail().typed_extents()), (Const::<2>, shape![3, 4]));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub fn head(self) -> Head<E, R>
    where
        Ranks: AtMost<1, R, Proof: Exists>,
    {
        match self.extents().first().and_then(|&extent| Extent::from_usize(extent)) {
            Some(head) => head,
            None => broken("a shape with an axis has a first extent, which is that of its type"),
        }
    }

    /// Returns the shape without its first axis. A shape of rank 0 has none, so calling this is an error of `cargo check`.
    ///
    /// [`head`](Self::head) has an example.
    #[must_use]
    pub fn tail<const Q: usize>(self) -> Shape<Q, Tail<E, R, Q>>
    where
        Ranks: Minus<R, 1, Q, Proof: Exists>,
    {
        Shape::pack(&self.edited(Edit::StartAt(1), &[]))
    }

    /// Returns the shape of the first `N` axes.
    ///
    /// ```
    /// use shapewise::{Const, Shape, shape};
    ///
    /// let shape = Shape::new(shape![2, 3, 4])?;
    /// assert_eq!(shape.take::<2>().typed_extents(), (Const::<2>, Const::<3>));
    /// assert_eq!(shape.take_last::<2, _>().typed_extents(), (Const::<3>, Const::<4>));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub fn take<const N: usize>(self) -> Shape<N, Taken<E, R, N>>
    where
        Ranks: AtMost<N, R, Proof: Exists>,
        Ranks: KnownRank<N>,
    {
        Shape::pack(&self.edited(Edit::StartAt(0), &[]))
    }

    /// Returns the shape of the last `N` axes. `D`, the number of axes that are dropped, is inferred.
    ///
    /// [`take`](Self::take) has an example.
    #[doc(alias = "takeLast")]
    #[must_use]
    pub fn take_last<const N: usize, const D: usize>(self) -> Shape<N, TakenLast<E, R, D, N>>
    where
        Ranks: Minus<R, N, D, Proof: Exists>,
        Ranks: KnownRank<D>,
    {
        Shape::pack(&self.edited(Edit::StartAt(D), &[]))
    }

    /// Returns the shape with its axes in another order, which is in the type: `axes![2, 0, 1]`. Axis `k` of the result is the `k`-th of
    /// these axes.
    ///
    /// ```
    /// use shapewise::{Shape, axes, shape};
    ///
    /// let shape = Shape::new(shape![2, 3, 4])?;
    /// assert_eq!(shape.permute(axes![2, 0, 1]).typed_extents(), shape![4, 2, 3]);
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias("transpose", "permuted_axes", "PermuteDimensions"))]
    #[must_use]
    pub fn permute<O: AxisOrder<R>>(self, _: O) -> Shape<R, Permuted<E, O, R>> {
        Shape::pack(&O::PERMUTATION.apply(&self.extents()))
    }
}

impl<const R: usize> Shape<R> {
    /// Returns the shape with its axes in another order, which is known at run time: axis `k` of the result is axis `order[k]`.
    ///
    /// ```
    /// use shapewise::{Permutation, Shape};
    ///
    /// let order = Permutation::new([2, 0, 1]).unwrap(); // known at run time
    /// assert_eq!(Shape::new([2, 3, 4])?.permute_by(order).extents(), [4, 2, 3]);
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias("transpose", "permuted_axes", "PermuteDimensions"))]
    #[must_use]
    pub const fn permute_by(self, order: crate::Permutation<R>) -> Self {
        Self { extents: order.apply(&self.extents) }
    }
}
