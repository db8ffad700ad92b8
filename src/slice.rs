//! Slices: `s![1, 2..4, NewAxis, ..]`, with Python's meaning and the rank in the type.
//!
//! At run time a slice is given by masks, by text, or item by item.
//!
//! | Python | `s![...]` | takes | gives | extent | bits of TensorFlow's masks |
//! |---|---|---|---|---|---|
//! | `i` | `i`, `-1` | 1 axis | none | | shrink; begin `i`, end `i + 1` |
//! | `:` | `:` | 1 axis | 1 axis | `n`, as known as before | begin, end |
//! | `a:b` | `a..b`, `a..=b` | 1 axis | 1 axis | `max(b - a, 0)` after clamping | |
//! | `a:`, `:b` | `a..`, `..b` | 1 axis | 1 axis | the same | end; begin |
//! | | `const a..b` | 1 axis | 1 axis | `Const<{b - a}>`, never clamped | |
//! | `a:b:s` | `a..b;s`, `a..;s`, `..b;s`, `..;s` | 1 axis | 1 axis | `max(ceil((b - a) / s), 0)` after clamping | as without `s` |
//! | `::-1` | `..;-1` | 1 axis | 1 axis | `n`, as known as before | begin, end |
//! | `...` | `..` | all axes left | as many | as known as before | ellipsis |
//! | `None` | `NewAxis` | none | 1 axis | `One` | new axis |
//!
//! Ways in and out, all with one normal form, [`DenseSlice`]:
//!
//! | | in | out |
//! |---|---|---|
//! | the type | [`s!`](crate::s!): [`View::slice`](crate::View::slice) | |
//! | masks | [`StridedSlice`]: [`View::strided_slice`](crate::View::strided_slice) | [`SliceExpr::encode`] |
//! | text | `"1, 2:4".parse::<SliceExpr>()`: [`View::slice_by`](crate::View::slice_by) | `Display` |
//! | built | [`SliceExpr::new`]`().index(1).range(2, 4)` | [`SliceExpr::specs`] |
//! | shapes that may not be known | [`StridedSlice::infer`], [`SliceExpr::infer`] | |
//! | slice of a slice | [`DenseSlice::then`] | |
//! | to write | [`ViewMut::slice_mut`](crate::ViewMut::slice_mut), [`ViewMut::assign_slice`](crate::ViewMut::assign_slice) | |
//! | gradient | [`View::slice_gradient`](crate::View::slice_gradient) | |
//!
//! ```text
//!   index     0  1  2  3  4  5  6
//!   1..6;2    .  #  .  #  .  #  .     1, 3, 5
//!   ..;-3     #  .  .  #  .  .  #     6, 3, 0
//!   -2..      .  .  .  .  .  #  #     5, 6
//!   5..1;-2   .  .  .  #  .  #  .     5, 3
//! ```
//!
//! ```
//! # use shapewise::{View, s};
//! # let memory = [0, 1, 2, 3, 4, 5, 6];
//! let seven = View::new(&memory, [7])?;
//! assert_eq!(seven.slice(s![1..6;2]).to_vec(), [1, 3, 5]);
//! assert_eq!(seven.slice(s![..;-3]).to_vec(), [6, 3, 0]);
//! assert_eq!(seven.slice(s![-2..]).to_vec(), [5, 6]);
//! assert_eq!(seven.slice(s![5..1;-2]).to_vec(), [5, 3]);
//! # Ok::<(), shapewise::ViewError>(())
//! ```
//!
//! Indices and ends are of any integer type; negative ones count from the end. Ends out of range are clamped, as in
//! Python; an index out of range is an error. A step written as a number stays known: so does the stride. Axes that no
//! item names are taken entirely, as if a `..` came at the end.
//!
//! [`SliceExpr`] and [`StridedSlice`] are slices that are known at run time: as text, as masks, or item by item.

mod bounds;
#[cfg(feature = "alloc")]
mod dynamic;
mod items;
mod known;
mod shapes;

#[cfg_attr(doc, doc(hidden))]
pub use self::items::{Action, Items, KnownItems, SliceCursor, const_range_count};
pub(crate) use self::known::Constant;
// With a public path, messages do not name a private module.
use self::bounds::Nearest;
#[cfg(feature = "alloc")]
pub use self::dynamic::*;
#[cfg_attr(doc, doc(hidden))]
pub use self::shapes::KnownRange;
pub use self::{
    bounds::{Range, SliceInt, between, const_range, position, range, steps},
    items::{At, ConstRange, Cursor, Full, Index, Item, NewAxis, Reversed, Step, Stepped},
};
pub use self::{known::KnownSlice, shapes::slice_layout};
use crate::{
    error::error_messages,
    layout::{AxesOf, IsPart},
    rank::{Plus, Rank, RankDifference, RankOf, Ranks},
    types::AxisList,
};

/// Why a slice cannot be taken: the error of [`try_slice`](crate::View::try_slice).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SliceError {
    /// An index that is out of bounds.
    Index {
        /// The axis.
        axis: usize,
        /// The index; negative indices count from the end. One beyond `isize` is the nearest one, and the message says "or more" or "or less".
        index: isize,
        /// The extent of the axis.
        extent: usize,
    },
    /// A step of 0.
    StepIsZero {
        /// The axis.
        axis: usize,
    },
    /// A range with constant ends that is out of bounds.
    ConstRange {
        /// The axis.
        axis: usize,
        /// Where the range begins.
        begin: usize,
        /// How many positions it has.
        count: usize,
        /// The extent of the axis.
        extent: usize,
    },
}

error_messages! {
    SliceError []
    Self::Index { axis, index, extent: 0 } =>
        "index {} is out of bounds for axis {axis}, which has extent 0 and so no index", Nearest(index);
    Self::Index { axis, index, extent } =>
        "index {} is out of bounds for axis {axis}, which has extent {extent}: it must be at least -{extent} and below \
         {extent}", Nearest(index);
    Self::StepIsZero { axis } => "the step along axis {axis} is 0: a step must not be 0";
    Self::ConstRange { axis, begin, count, extent } =>
        "positions {} to {} are out of bounds for axis {axis}, which has extent {extent}",
        Nearest::position(begin), Nearest::position(begin.saturating_add(count));
}

/// A slice that fits rank `R` and gives rank `Q`. [`s!`](crate::s!) makes it.
#[diagnostic::on_unimplemented(
    message = "this slice does not fit a tensor of rank {R}",
    label = "names more axes than rank {R} has: an index or a range takes one axis, `NewAxis` takes none, `..` takes the remaining axes"
)]
pub trait SliceOf<const R: usize, const Q: usize>: Items {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

/// How many axes a slice names. It is a trait of its own so that messages do not quote sums.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "this slice names more than 16 axes, the maximum rank",
    label = "an index or a range names one axis, `NewAxis` names none, `..` the remaining axes"
)]
pub trait NamesAxes: Items {
    /// `Rank<K>`.
    type Axes;
}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<X: Items<Takes: RankOf>> NamesAxes for X {
    type Axes = <X::Takes as RankOf>::Rank;
}

/// How many axes a slice makes, without those of `..`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "this slice makes more than 16 axes, the maximum rank",
    label = "a range, `:` or `NewAxis` makes one axis"
)]
pub trait MakesAxes: Items {
    /// `Rank<M>`.
    type Axes;
}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<X: Items<Makes: RankOf>> MakesAxes for X {
    type Axes = <X::Makes as RankOf>::Rank;
}

/// A slice that names `K` axes fits rank `R`: `K <= R`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "a slice for rank {K} does not fit a tensor of rank {R}",
    label = "axes named: {K}, rank: {R}; an index or a range names one axis, `NewAxis` names none, `..` the remaining axes"
)]
pub trait SliceFits<const K: usize, const R: usize> {
    /// `R - K`.
    type Left;
}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const K: usize, const R: usize> SliceFits<K, R> for Ranks
where
    Self: RankDifference<R, K>,
{
    type Left = <Self as RankDifference<R, K>>::Rank;
}

/// A slice that leaves the rank `Left` and makes `M` axes gives rank `Q`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "the result of this slice has a rank above the maximum, which is 16",
    label = "axes beyond those of an index: {M}; merge axes with `reshape` first"
)]
pub trait SliceResultRank<Left, const M: usize, const Q: usize> {}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const L: usize, const M: usize, const Q: usize> SliceResultRank<Rank<L>, M, Q> for Ranks where
    Self: Plus<L, M, Q>
{
}

/// A slice has `N` times `..`: once at most. Types and values would not agree on the axes between two of them.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "a slice has {N} `..`: only one can stand for the axes that are left",
    label = "has {N} `..`; write `:` for one entire axis"
)]
pub trait OneEllipsis<const N: usize> {}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl OneEllipsis<0> for Ranks {}
#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl OneEllipsis<1> for Ranks {}

// Q = R - takes + makes
impl<const R: usize, const Q: usize, const K: usize, const M: usize, const N: usize, X> SliceOf<R, Q> for X
where
    X: Items,
    X::Rests: RankOf<Rank = Rank<N>>,
    Ranks: OneEllipsis<N>,
    X: NamesAxes<Axes = Rank<K>>,
    X: MakesAxes<Axes = Rank<M>>,
    Ranks: SliceFits<K, R>,
    Ranks: SliceResultRank<<Ranks as SliceFits<K, R>>::Left, M, Q>,
{
    type Proof = ();
}

/// The layout of rank `Q` that the slice `X` of a layout `L` of rank `R` has. It is the layout of [`slice`](crate::View::slice).
pub type Sliced<L, X, const R: usize, const Q: usize> =
    <<X as Items>::On<AxesOf<L, R>> as AxisList>::Part<Q, IsPart<L, R, <X as Items>::AreFront>>;

// `s![...]`.

// The docs show how the macro is called, and not its internal arms.
#[doc = include_str!("../docs/macros/s.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! s {
    ($($item:tt),* $(,)?) => {};
}

#[doc = include_str!("../docs/macros/s.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! s {
    // Internal: `@items` takes one item off the front at a time. The first word says whether there was a `..`.
    (@items $rest:ident) => { () };
    (@items $rest:ident : $(, $($tail:tt)*)?) => { ($crate::slice::Full, $crate::s!(@items $rest $($($tail)*)?)) };
    (@items $rest:ident :: $($tail:tt)*) => {
        ::core::compile_error!("`::` is not an item of a slice: a step over an entire axis is written `..;step`")
    };
    (@items $rest:ident ... $($tail:tt)*) => {
        ::core::compile_error!("`...` is how Python writes it: all remaining axes are `..`")
    };
    // `..` is all remaining axes: once.
    (@items none .. $(, $($tail:tt)*)?) => { (::core::ops::RangeFull, $crate::s!(@items one $($($tail)*)?)) };
    (@items one .. $(, $($tail:tt)*)?) => {
        ::core::compile_error!("a slice has two `..`: only one can be all remaining axes; write `:` for one entire axis")
    };
    // A word of its own, so that it need not be imported.
    (@items $rest:ident NewAxis $(, $($tail:tt)*)?) => {
        ($crate::slice::NewAxis, $crate::s!(@items $rest $($($tail)*)?))
    };
    (@items $rest:ident None $(, $($tail:tt)*)?) => {
        ::core::compile_error!("a new axis is written `NewAxis`; `None` is how Python writes it")
    };
    // A number as an index: as `isize`, so that inference has nothing to choose. It is in a block of its own, so that a number of another type is reported
    // once, and not at each use of the type. What begins with `-` is matched separately: a macro that has begun to read a literal does not go back.
    (@items $rest:ident - $($tail:tt)+) => { $crate::s!(@signed [$rest] [- $($tail)+] $($tail)+) };
    (@items $rest:ident $index:literal $(, $($tail:tt)*)?) => {
        ($crate::slice::At::<{ { $index } }>, $crate::s!(@items $rest $($($tail)*)?))
    };
    // A range with constant ends, which stays known.
    (@items $rest:ident const $begin:literal .. $end:literal $(, $($tail:tt)*)?) => {
        (
            $crate::slice::ConstRange::<{ { $begin } }, { $crate::slice::const_range_count({ $begin }, { $end }) }>,
            $crate::s!(@items $rest $($($tail)*)?)
        )
    };
    (@items $rest:ident const $($tail:tt)*) => {
        ::core::compile_error!("a range with constant ends is written `const a..b` with two numbers; `ConstRange::<BEGIN, COUNT>` takes other constants")
    };
    // Numbers that may go backwards, as Python's do, and are not a range of the language: clippy would report one.
    (@items $rest:ident $begin:literal .. - $($end:tt)+) => { $crate::s!(@between $rest [$begin] - $($end)+) };
    (@items $rest:ident $begin:literal .. $end:tt ; $($step:tt)+) => {
        $crate::s!(@step $rest [$crate::slice::between($begin, $end)] $($step)+)
    };
    (@items $rest:ident $begin:literal ..= $end:tt ; $($step:tt)+) => {
        $crate::s!(@step $rest [::core::ops::RangeInclusive::new($begin, $end)] $($step)+)
    };
    // From a variable, a field, a call or what is in parentheses to a position from the end: the ends may be of two types, such as a
    // `usize` and `-1`.
    (@items $rest:ident $begin:ident $(($($call:tt)*))? $([$($index:tt)*])? $(. $name:ident $(($($with:tt)*))?)* .. - $($end:tt)+) => {
        $crate::s!(@between $rest [$begin $(($($call)*))? $([$($index)*])? $(. $name $(($($with)*))?)*] - $($end)+)
    };
    (@items $rest:ident ($($begin:tt)+) .. - $($end:tt)+) => { $crate::s!(@between $rest [$($begin)+] - $($end)+) };
    (@between $rest:ident [$begin:expr] $end:expr $(, $($tail:tt)*)?) => {
        ($crate::slice::between($begin, $end), $crate::s!(@items $rest $($($tail)*)?))
    };
    (@between $rest:ident [$begin:expr] $end:expr ; $($step:tt)+) => {
        $crate::s!(@step $rest [$crate::slice::between($begin, $end)] $($step)+)
    };
    (@items $rest:ident $($item:tt)+) => { $crate::s!(@expression $rest $($item)+) };
    (@signed [$rest:ident] $item:tt $index:literal $(, $($tail:tt)*)?) => {
        ($crate::slice::At::<{ -{ $index } }>, $crate::s!(@items $rest $($($tail)*)?))
    };
    (@signed [$rest:ident] $item:tt $begin:literal .. - $($end:tt)+) => { $crate::s!(@between $rest [-$begin] - $($end)+) };
    (@signed [$rest:ident] [$($item:tt)+] $($tail:tt)+) => { $crate::s!(@expression $rest $($item)+) };
    // An index or a range, and its step.
    (@expression $rest:ident .. ; - 1 $(, $($tail:tt)*)?) => {
        ($crate::slice::Reversed, $crate::s!(@items $rest $($($tail)*)?))
    };
    (@expression $rest:ident $range:expr ; $($step:tt)+) => { $crate::s!(@step $rest [$range] $($step)+) };
    (@expression $rest:ident $item:expr $(, $($tail:tt)*)?) => { ($item, $crate::s!(@items $rest $($($tail)*)?)) };
    (@expression $rest:ident $($item:tt)+) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($($item)+), "` is not an item of a slice: write `i`, `a..b`, `a..b;step`, `:` for \
             one entire axis, `..` for all remaining axes, or `NewAxis`"
        ))
    };
    // A step of 0 never advances; a number stays in the type; any other step is known at run time.
    (@step $rest:ident [$range:expr] 0 $(, $($tail:tt)*)?) => {
        ::core::compile_error!("a slice has a step of 0: a step must not be 0")
    };
    (@step $rest:ident [$range:expr] - 0 $(, $($tail:tt)*)?) => {
        ::core::compile_error!("a slice has a step of 0: a step must not be 0")
    };
    (@step $rest:ident [$range:expr] - $($step:tt)+) => {
        $crate::s!(@signed_step $rest [$range] [- $($step)+] $($step)+)
    };
    // In a block of its own, as an index is.
    (@step $rest:ident [$range:expr] $step:literal $(, $($tail:tt)*)?) => {
        (
            $crate::slice::Stepped::new($range, $crate::slice::Step::<{ { $step } }>),
            $crate::s!(@items $rest $($($tail)*)?)
        )
    };
    (@step $rest:ident [$range:expr] $step:expr $(, $($tail:tt)*)?) => {
        ($crate::slice::Stepped::new($range, $step), $crate::s!(@items $rest $($($tail)*)?))
    };
    (@signed_step $rest:ident [$range:expr] $all:tt $step:literal $(, $($tail:tt)*)?) => {
        (
            $crate::slice::Stepped::new($range, $crate::slice::Step::<{ -{ $step } }>),
            $crate::s!(@items $rest $($($tail)*)?)
        )
    };
    (@signed_step $rest:ident [$range:expr] [$step:expr $(, $($tail:tt)*)?] $($again:tt)+) => {
        ($crate::slice::Stepped::new($range, $step), $crate::s!(@items $rest $($($tail)*)?))
    };
    (@step $rest:ident [$range:expr] $($step:tt)+) => {
        ::core::compile_error!(::core::concat!("`", ::core::stringify!($($step)+), "` is not a step of a slice: write `a..b;step`"))
    };
    ($($items:tt)*) => { $crate::s!(@items none $($items)*) };
}
