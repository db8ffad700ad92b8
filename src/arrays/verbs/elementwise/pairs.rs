//! One value from the pairs of elements of two arrays: products of vectors, and tests on any or all pairs.
#![expect(
    clippy::arithmetic_side_effects,
    reason = "overflow in the arithmetic of elements is that of the element type"
)]

use core::ops::Mul;

use num_traits::Zero;

use crate::{
    array::{ArrayOf, DotElement, KnownLayouts, Lend, StorageMut, TensorBase, View},
    broadcast::{BroadcastError, OperandRank, ZipExtents},
    contraction::IfLabelsFit,
    layout::{ExtentTypes, Layout},
    loops::nest::{Nest, Run},
    loops::{
        all::dot_slices,
        lanes::{self, Block, Partials, lanes, places_in_lanes},
    },
    message::or_fail,
    private::{Exists, INTERNAL, Internal},
    rank::Ranks,
    verbs::{RankOfDot, WrittenInto, ZipsWith, elementwise::whole::paired},
};

/// The sum of the products of the pairs of two operands, in several lanes; compiled once per rank.
pub(crate) fn products<T: Copy + Zero + Mul<Output = T>, const R: usize>(
    (left, right): (&[T], &[T]),
    nest: Nest<R, 2>,
) -> T {
    lanes!(T, N => products_in_lanes::<_, R, N>((left, right), nest))
}

/// [`products`] in `N` lanes.
#[inline(always)]
fn products_in_lanes<T: Copy + Zero + Mul<Output = T>, const R: usize, const N: usize>(
    (left, right): (&[T], &[T]),
    nest: Nest<R, 2>,
) -> T {
    let mut partials = Partials::new();
    let sum = nest.fold_across(Block::new(T::zero()), |sum, row| {
        let of_row = match (row.run(0, left), row.run(1, right)) {
            (Run::Slice(left), Run::Slice(right)) => {
                lanes::products_in_lanes::<_, N>((left, right), T::zero())
            }
            _ => {
                let (left, right) = (row.line(0, left), row.line(1, right));
                places_in_lanes(row.len, T::zero(), |at| *left.at(at) * *right.at(at), &T::add)
            }
        };
        sum.and(of_row, T::zero(), &mut partials, &T::add)
    });
    sum.with(&partials, &T::add)
}

/// Whether a function holds for any pair of two operands, in the order of the nest.
#[inline(always)]
pub(crate) fn any_pair<T, U, const R: usize>(
    nest: Nest<R, 2>,
    (left, right): (&[T], &[U]),
    is: &mut impl FnMut(&T, &U) -> bool,
) -> bool {
    nest.any(|row| match (row.run(0, left), row.run(1, right)) {
        (Run::Slice(left), Run::Slice(right)) => left.iter().zip(right).any(|(x, y)| is(x, y)),
        (left, right) => (0..row.len).any(|at| is(left.at(at), right.at(at))),
    })
}

/// The sum of the products of the pairs of two operands that are broadcast to each other.
#[inline(never)]
fn aligned_products<T: Copy + Zero + Mul<Output = T>, const R: usize, L: Layout<R>, M: Layout<R>>(
    left: &View<'_, T, R, L>,
    right: &View<'_, T, R, M>,
) -> Result<T, BroadcastError> {
    let nest = paired(left, right)?;
    Ok(products((left.data, right.data), nest))
}

/// The elements of two vectors, as slices, if there are as many of both and those of each are side by side.
#[inline(always)]
fn vectors<'a, T, const R: usize, L: Layout<R>, M: Layout<R>>(
    left: &View<'a, T, R, L>,
    right: &View<'a, T, R, M>,
) -> Option<(&'a [T], &'a [T])> {
    if R != 1 || left.layout.stride(0) != 1 || right.layout.stride(0) != 1 {
        return None;
    }
    let len = left.layout.extent(0);
    if right.layout.extent(0) != len {
        return None;
    }
    let of = |data: &'a [T], base| data.get(base..).and_then(|data| data.get(..len));
    Some((of(left.data, left.layout.base())?, of(right.data, right.layout.base())?))
}

/// The sum of the products of the pairs of elements.
#[inline]
fn sum_of_products<T: DotElement, const R: usize, L: Layout<R>, M: Layout<R>>(
    left: &View<'_, T, R, L>,
    right: &View<'_, T, R, M>,
) -> Result<T, BroadcastError> {
    let () = KnownLayouts::<R, L, M>::BROADCAST;
    match vectors(left, right) {
        Some((left, right)) => Ok(dot_slices(left, right)),
        None => aligned_products(left, right),
    }
}

/// Arrays of rank `R` whose inner product with one of elements `T` and layout `L` is defined.
#[cfg_attr(doc, doc(hidden))]
pub trait InnerProductWith<T, L, const R: usize>: OperandRank {
    /// `T`.
    type Sum;

    /// The sum of the products.
    #[doc(hidden)]
    fn sum(left: &View<'_, T, R, L>, right: &Self, internal: Internal) -> Result<Self::Sum, BroadcastError>;
}

impl<O, T: DotElement, L: Layout<R>, const R: usize> InnerProductWith<T, L, R> for O
where
    O: ArrayOf<T, R, Layout: Layout<R>>,
    L::Extents: ZipExtents<ExtentTypes<O::Layout, R>, R>,
{
    type Sum = T;

    #[inline]
    fn sum(left: &View<'_, T, R, L>, right: &Self, _: Internal) -> Result<T, BroadcastError> {
        sum_of_products(left, &right.as_view())
    }
}

/// Vectors whose dot product with one of elements `T` and layout `L` is defined. If a rank is not 1, `B` is open, and nothing is reported of extents and of
/// the sum. So the rank of the operand is `Q`, which may be wrong, and not `R`.
#[cfg_attr(doc, doc(hidden))]
pub trait DotsWith<T, L, const R: usize, const Q: usize>: OperandRank {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// `T`.
    type Sum;

    /// The sum of the products.
    #[doc(hidden)]
    fn sum(left: &View<'_, T, R, L>, right: &Self, internal: Internal) -> Result<Self::Sum, BroadcastError>;
}

impl<O, T: DotElement, L, B, const R: usize, const Q: usize> DotsWith<T, L, R, Q> for O
where
    O: ArrayOf<T, Q>,
    Ranks: RankOfDot<R, Q, IfTrue = B>,
    B: OfVectors<L, O::Layout> + IfLabelsFit,
{
    type Proof = ();
    type Sum = B::Result<T>;

    #[inline]
    fn sum(left: &View<'_, T, R, L>, right: &Self, _: Internal) -> Result<Self::Sum, BroadcastError> {
        let right = right.as_view();
        B::dot((left.data, &left.layout), (right.data, &right.layout)).map(B::result)
    }
}

/// The layouts `L` and `M` of vectors broadcast.
#[cfg_attr(doc, doc(hidden))]
pub trait OfVectors<L, M> {
    /// The sum of the products.
    #[doc(hidden)]
    fn dot<T: DotElement>(left: (&[T], &L), right: (&[T], &M)) -> Result<T, BroadcastError>;
}

impl<L: Layout<1>, M: Layout<1>> OfVectors<L, M> for Ranks
where
    L::Extents: ZipExtents<M::Extents, 1>,
{
    #[inline(always)]
    fn dot<T: DotElement>(left: (&[T], &L), right: (&[T], &M)) -> Result<T, BroadcastError> {
        sum_of_products(&TensorBase::of_parts(left.0, *left.1), &TensorBase::of_parts(right.0, *right.1))
    }
}

/// # Dot products, and quantifiers of pairs
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the dot product of two vectors, the sum of the products of the pairs of elements. The order of the additions
    /// is not specified, as in [`sum`](Self::sum).
    ///
    /// It is of vectors: [`matmul`](Self::matmul) is the product of matrices, [`inner_product`](Self::inner_product) is the sum of the products
    /// of all pairs of elements. The two vectors are broadcast to each other.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_dot`](Self::try_dot) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let (x, y) = ([1, 2, 3], [4, 5, 6]);
    /// assert_eq!(View::new(&x, [3])?.dot(&View::new(&y, [3])?), 32);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    #[doc(alias("dot_product", "vdot", "dotc", "vecdot", "tr_dot"))]
    pub fn dot<const Q: usize, O: DotsWith<T, L, R, Q, Proof: Exists>>(&'s self, other: O) -> O::Sum {
        or_fail(self.try_dot(other))
    }

    /// Returns the dot product of two vectors, or an error where [`dot`](Self::dot) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_zip_fold`](Self::try_zip_fold). Operands that are not vectors are an error of `cargo check`.
    #[inline]
    pub fn try_dot<const Q: usize, O: DotsWith<T, L, R, Q>>(
        &'s self,
        other: O,
    ) -> Result<O::Sum, BroadcastError> {
        O::sum(&self.lent(), &other, INTERNAL)
    }

    /// Returns the inner product of two arrays, the sum of the products of all pairs of elements. The two arrays are broadcast
    /// to each other. For matrices it is the Frobenius product. The order of the additions is not specified, as in [`sum`](Self::sum).
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_inner_product`](Self::try_inner_product) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let matrix = View::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert_eq!(matrix.inner_product(&matrix), 30);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("vdot", "dot", "inner", "frobenius"))]
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn inner_product<O: InnerProductWith<T, L, R>>(&'s self, other: O) -> O::Sum {
        or_fail(self.try_inner_product(other))
    }

    /// Returns the inner product of two arrays, or an error where [`inner_product`](Self::inner_product) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_zip_fold`](Self::try_zip_fold).
    #[inline]
    pub fn try_inner_product<O: InnerProductWith<T, L, R>>(
        &'s self,
        other: O,
    ) -> Result<O::Sum, BroadcastError> {
        O::sum(&self.lent(), &other, INTERNAL)
    }

    /// Returns whether `is` holds for any pair of elements of this array and another one. The two arrays are broadcast to each other. Order and short
    /// circuit are those of [`any`](Self::any).
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_zip_any`](Self::try_zip_any) returns an error. Two extents
    /// in the type that do not broadcast are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let (x, y) = ([1, 5, 3], [2]);
    /// assert!(View::new(&x, [3])?.zip_any(&View::new(&y, [1])?, |x, y| x < y));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn zip_any<O: ZipsWith<L, R>>(&'s self, other: O, is: impl FnMut(&T, &O::Element) -> bool) -> bool {
        or_fail(self.try_zip_any(other, is))
    }

    /// Returns whether `is` holds for any pair of elements, or an error where [`zip_any`](Self::zip_any) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_zip_fold`](Self::try_zip_fold).
    #[inline]
    pub fn try_zip_any<O: ZipsWith<L, R>>(
        &'s self,
        other: O,
        mut is: impl FnMut(&T, &O::Element) -> bool,
    ) -> Result<bool, BroadcastError> {
        let (left, right) = (self.lent(), O::read(&other, INTERNAL));
        Ok(any_pair(paired(&left, &right)?, (left.data, right.data), &mut is))
    }

    /// Returns whether `is` holds for all pairs of elements of this array and another one. The two arrays are broadcast to each other. Order and short
    /// circuit are those of [`all`](Self::all).
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_zip_all`](Self::try_zip_all) returns an error. Two extents
    /// in the type that do not broadcast are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let (x, y) = ([1, 5, 3], [0]);
    /// assert!(View::new(&x, [3])?.zip_all(&View::new(&y, [1])?, |x, y| x > y));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn zip_all<O: ZipsWith<L, R>>(&'s self, other: O, is: impl FnMut(&T, &O::Element) -> bool) -> bool {
        or_fail(self.try_zip_all(other, is))
    }

    /// Returns whether `is` holds for all pairs of elements, or an error where [`zip_all`](Self::zip_all) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_zip_fold`](Self::try_zip_fold).
    #[inline]
    pub fn try_zip_all<O: ZipsWith<L, R>>(
        &'s self,
        other: O,
        mut is: impl FnMut(&T, &O::Element) -> bool,
    ) -> Result<bool, BroadcastError> {
        self.try_zip_any(other, |x, y| !is(x, y)).map(|any| !any)
    }

    /// Writes a function's result for each element to another array. This array is broadcast to it.
    /// It is [`map_from`](Self::map_from) the other way round.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_map_into`](Self::try_map_into) returns an error. Two
    /// extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, ViewMut};
    ///
    /// let (memory, mut roots) = ([1.0, 4.0, 9.0], [0.0; 3]);
    /// let view = View::new(&memory, [3])?;
    /// view.map_into(&mut ViewMut::new(&mut roots, [3])?, |x: &f32| x.sqrt());
    /// assert_eq!(roots, [1.0, 2.0, 3.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[track_caller]
    pub fn map_into<U, D: StorageMut<U>, M: Layout<R>>(
        &'s self,
        to: &mut TensorBase<U, D, R, M>,
        map: impl FnMut(&T) -> U,
    ) where
        View<'a, T, R, L>: WrittenInto<U, D, M, R, Element = T, Proof: Exists>,
    {
        or_fail(self.try_map_into(to, map));
    }

    /// Writes a function's result for each element to another array, and returns an error where [`map_into`](Self::map_into) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_assign`](Self::try_assign).
    #[inline]
    pub fn try_map_into<U, D: StorageMut<U>, M: Layout<R>>(
        &'s self,
        to: &mut TensorBase<U, D, R, M>,
        map: impl FnMut(&T) -> U,
    ) -> Result<(), BroadcastError>
    where
        View<'a, T, R, L>: WrittenInto<U, D, M, R, Element = T, Proof: Exists>,
    {
        to.try_map_from(self.lent(), map)
    }
}
