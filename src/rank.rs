//! Ranks: the number of axes, and arithmetic on it.
//!
//! `{R + 1}` cannot be written on stable Rust, but it can be *inferred*: the traits of this module relate const generics
//! to each other (`Q = R + K`), and a method that changes the rank leaves `Q` to inference. [typenum] computes the sums, and
//! only this module names it. It does not occur in a signature that a program names or a message shows, but only in bounds
//! of `impl`s and in hidden associated types. These are not part of the interface, because their traits are sealed.
//!
//! [typenum]: https://docs.rs/typenum
//!
//! | trait | relation | used by |
//! |---|---|---|
//! | [`Plus<R, K, Q>`](Plus) | `Q = R + K` | append, prepend, insert, concatenate, new axes |
//! | [`Minus<R, K, Q>`](Minus) | `Q = R - K` | tail, remove an axis |
//! | [`AtMost<K, R>`](AtMost) | `K <= R` | take, take last, broadcast in dim |
//! | [`Below<A, R>`](Below) | `-R <= A < R` | an axis in the type |
//! | [`LargerRank<A, B, Q>`](LargerRank) | `Q = max(A, B)` | NumPy's alignment |
//!
//! Ranks above [`MAX_RANK`] have shapes, layouts, views and index math like any other; only the compiler cannot do
//! arithmetic on them.

mod relation;

use core::ops::{Add, Sub};

use typenum::{Const, Diff, IsLessOrEqual, ToUInt, True, U};

use crate::error::error_messages;

// Counts of axes, for lists of types whose lengths the compiler adds item by item.
#[cfg_attr(doc, doc(hidden))]
pub use self::relation::{
    AxisCode, DotRank, EqualNumbers, IsTrue, Never, ProductRank, RankDifference, RankSum, RankWithoutAxes,
    TwoAxesDiffer,
};
pub(crate) use self::relation::{CodeOf, LeastOf, SameNumber, of_equal_numbers, of_numbers};
pub(crate) use typenum::{Max as OrMore, Maximum, Sum, U0, U1, Unsigned};

/// The maximum result of rank arithmetic. See [`Ranks`].
pub const MAX_RANK: usize = 16;

/// The maximum rank of a shape, an array or a layout whose rank is known at run time. It is TensorFlow's. See [`DynShape`](crate::DynShape).
///
/// A file states a rank in a few bytes. This limit keeps allocations for such a number small.
pub const MAX_DYNAMIC_RANK: usize = 254;

/// A rank known at run time that is above [`MAX_DYNAMIC_RANK`]. No shape has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct RankError {
    /// The rank. If axes are counted one by one, the first rank that is too large.
    pub rank: usize,
}

error_messages! {
    #[inline] RankError []
    Self { rank } => "rank {rank} is above the greatest rank, {MAX_DYNAMIC_RANK}";
}

/// Checks that a shape may have a rank that is known at run time.
///
/// # Errors
///
/// [`RankError`] if it is above [`MAX_DYNAMIC_RANK`].
///
/// ```
/// use shapewise::rank;
///
/// assert_eq!(rank::check(254), Ok(()));
/// assert_eq!(
///     rank::check(255).unwrap_err().to_string(),
///     "rank 255 is above the greatest rank, 254"
/// );
/// ```
pub const fn check(rank: usize) -> Result<(), RankError> {
    if rank > MAX_DYNAMIC_RANK { Err(RankError { rank }) } else { Ok(()) }
}

/// A rank as a type, for the arithmetic of the compiler. See [`Ranks`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rank<const R: usize>;

/// The rank of a typenum number: the conversion from typenum to const generics.
#[cfg_attr(doc, doc(hidden))]
pub trait RankOf: Unsigned {
    /// `Rank<R>`.
    type Rank;
}

/// The table of supported ranks: it implements the conversion for each row, and a test of the row.
macro_rules! supported_ranks {
    ($($rank:literal $uint:ident)*) => {
        $(impl RankOf for typenum::consts::$uint { type Rank = Rank<$rank>; })*

        #[cfg(test)]
        #[test]
        fn each_row_of_the_table_is_true() {
            let ranks = [$($rank),*];
            assert_eq!(ranks.len(), MAX_RANK + 1, "one row for each rank");
            $(
                assert_eq!(typenum::consts::$uint::USIZE, $rank, "typenum's number is the rank");
                static_assertions::assert_type_eq_all!(<U<$rank> as RankOf>::Rank, Rank<$rank>);
            )*
        }
    };
}

supported_ranks! {
    0 U0  1 U1  2 U2  3 U3  4 U4  5 U5  6 U6  7 U7  8 U8
    9 U9  10 U10  11 U11  12 U12  13 U13  14 U14  15 U15  16 U16
}

/// The subject of the relations between ranks. Its value has no meaning.
///
/// ```
/// use shapewise::{
///     Axis, Layout, View,
///     rank::{Below, Ranks},
/// };
///
/// fn extent_of<const A: isize, const R: usize, L: Layout<R>>(
///     view: &View<'_, f32, R, L>,
///     axis: Axis<A>,
/// ) -> usize
/// where
///     Ranks: Below<A, R>, // the axis exists
/// {
///     view.shape().extent_at(axis)
/// }
/// assert_eq!(extent_of(&View::new(&[0.0; 6], [2, 3])?, Axis::<1>), 3);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ranks;

/// `Q = R + K`.
///
/// If the compiler names this trait, the result of an operation has a rank above [`MAX_RANK`], or a generic function does not state the rank.
#[diagnostic::on_unimplemented(
    message = "rank {R} + {K} is not known to be at most 16, the maximum rank",
    label = "in generic code, add `where Ranks: Plus<{R}, {K}, Q>`; otherwise merge axes with `reshape` first"
)]
pub trait Plus<const R: usize, const K: usize, const Q: usize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

// R + K = Q
#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const R: usize, const K: usize, const Q: usize> Plus<R, K, Q> for Ranks
where
    Const<R>: ToUInt,
    Const<K>: ToUInt,
    U<R>: Add<U<K>>,
    Sum<U<R>, U<K>>: RankOf<Rank = Rank<Q>>,
{
    type Proof = ();
}

/// `Q = R - K`. See [`Plus`].
///
/// If the compiler names this trait, an operation drops more axes than there are.
#[diagnostic::on_unimplemented(
    message = "rank {R} has fewer axes than {K}",
    label = "the rank would be {R} - {K}, and ranks are never negative"
)]
pub trait Minus<const R: usize, const K: usize, const Q: usize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

// R - K = Q
#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const R: usize, const K: usize, const Q: usize> Minus<R, K, Q> for Ranks
where
    Const<R>: ToUInt,
    Const<K>: ToUInt,
    U<R>: Sub<U<K>>,
    Diff<U<R>, U<K>>: RankOf<Rank = Rank<Q>>,
{
    type Proof = ();
}

/// `K <= R`. See [`Plus`].
#[diagnostic::on_unimplemented(
    message = "rank {R} has fewer axes than {K}",
    label = "{K} is above {R}: the number of axes must be at most the rank; generic code states the bound `Ranks: AtMost<K, R>`"
)]
pub trait AtMost<const K: usize, const R: usize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

// K <= R
#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const K: usize, const R: usize> AtMost<K, R> for Ranks
where
    Const<K>: ToUInt,
    Const<R>: ToUInt,
    U<K>: IsLessOrEqual<U<R>, Output = True>,
{
    type Proof = ();
}

/// The axis `A` exists in rank `R`: `-R <= A < R`. See [`Plus`].
#[diagnostic::on_unimplemented(
    message = "axis {A} is out of range for rank {R}",
    label = "counted from 0, or from -1 at the end; a generic rank needs `Axis<{A}>: AxisIn<R>`, or `ReducedAxis<R, Q>` where the axis is removed"
)]
pub trait Below<const A: isize, const R: usize> {
    /// `Ranks`.
    #[doc(hidden)]
    type IfTrue;
}

of_numbers!(Below<A in R>);

/// `Q = max(A, B)`: the rank of NumPy's alignment at the last axis.
#[diagnostic::on_unimplemented(
    message = "ranks {A} and {B} have no common rank up to 16",
    label = "one of {A} and {B} is above 16"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait LargerRank<const A: usize, const B: usize, const Q: usize> {}

// max(A, B) = Q
#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const A: usize, const B: usize, const Q: usize> LargerRank<A, B, Q> for Ranks
where
    Const<A>: ToUInt,
    Const<B>: ToUInt,
    U<A>: typenum::Max<U<B>>,
    Maximum<U<A>, U<B>>: RankOf<Rank = Rank<Q>>,
{
}

/// Returns the number of a count.
#[must_use]
pub(crate) const fn count<N: Unsigned>() -> usize {
    N::USIZE
}
