//! The items of `s![...]`, as types and as values.
//!
//! What an item means is computed in one place: the methods of [`Cursor`]. They are `const fn`: items call them at run time, and
//! at compile time they run for items and layouts that the types know. The type [`Item::On`] only says how much of the resulting
//! extents and strides the types still know.

mod cursor;
mod ranges;

use core::{fmt::Debug, ops};

use super::{SliceError, bounds::SliceInt};
use crate::{
    private::Sealed,
    rank::{Sum, U0, U1, Unsigned},
    types::{AxisList, AxisPart, Flag, NewAx, Nil, No, Yes},
};

pub use self::cursor::{Cursor, SliceCursor};

/// One item of a slice.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an item of a slice",
    label = "an item is `i`, `a..b`, `a..b;step`, `:`, `..` or `NewAxis`; `extract` and `compress` select by a mask, and `take` by indices"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Item: Debug + Sized + Sealed {
    /// How many axes of the operand it takes.
    #[doc(hidden)]
    type Takes: Unsigned;
    /// How many axes of the result it makes.
    #[doc(hidden)]
    type Makes: Unsigned;
    /// 1 for `..`, 0 for all others.
    #[doc(hidden)]
    type Rests: Unsigned;
    /// The axes that this item, followed by the items `Rest`, makes of the axes `L`.
    #[doc(hidden)]
    type On<L: AxisList, Rest: Items>: AxisList;
    /// Whether this item, followed by the items `Rest`, selects one piece of the memory of a row-major array.
    #[doc(hidden)]
    type Front<Rest: Items>: Flag;
    /// Whether this item, followed by the items `Rest`, selects everything.
    #[doc(hidden)]
    type All<Rest: Items>: Flag;
    /// What it does, if its type knows it. An item without a known action takes one axis.
    #[doc(hidden)]
    const KNOWN: Option<Action> = None;
    /// Does at the cursor what the item says.
    #[doc(hidden)]
    fn write<C: Cursor>(self, cursor: &mut C) -> Result<(), SliceError>;
}

/// The action of an item: a method of [`Cursor`], with its arguments.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub enum Action {
    /// One position, whose axis is removed: [`Cursor::index`].
    Index(isize),
    /// A range with constant ends: [`Cursor::const_range`].
    ConstRange(usize, usize),
    /// All positions, some steps apart: [`Cursor::steps`].
    Steps(isize),
    /// A new axis of extent 1: [`Cursor::new_axis`].
    NewAxis,
    /// All axes that no other item names: [`Cursor::rest`].
    Rest,
}

/// The actions of the items of a list, each if its type knows it.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownItems {
    pub(super) first: Option<Action>,
    pub(super) rest: Option<&'static Self>,
}

/// A list of items, as `s![...]` makes it: `(first, (second, ()))`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a slice",
    label = "write `s![...]`: `i`, `a..b`, `a..b;step`, `:`, `..` or `NewAxis` for each axis; `slice_by` takes a slice that was read"
)]
pub trait Items: Debug + Sized + Sealed {
    /// How many axes the items take together; `..` counts as 0.
    type Takes: Unsigned;
    /// How many axes they make together, without those of `..` and those that no item names.
    type Makes: Unsigned;
    /// How many of them are `..`: a slice has at most one.
    type Rests: Unsigned;
    /// The axes that the items make of the axes `L`.
    type On<L: AxisList>: AxisList;
    /// Whether they select one piece of the memory of a row-major array: indices, then at most one range.
    type AreFront: Flag;
    /// Whether they select everything.
    type AreAll: Flag;
    /// The items of this list in reverse order, in front of `Onto`.
    type ReversedOnto<Onto: Items>: Items;
    /// The knowledge of the types about the items.
    const KNOWN: Option<&'static KnownItems>;
    /// Writes what the items select, one by one, and then all axes that no item takes. See the example of [`Cursor`].
    ///
    /// # Errors
    ///
    /// [`SliceError`] for an item that is out of bounds, or a step of 0.
    fn write<C: Cursor>(self, cursor: &mut C) -> Result<(), SliceError>;
}

#[diagnostic::do_not_recommend]
impl Items for () {
    type Takes = U0;
    type Makes = U0;
    type Rests = U0;
    type On<L: AxisList> = L;
    type AreFront = Yes;
    type AreAll = Yes;
    type ReversedOnto<Onto: Items> = Onto;
    const KNOWN: Option<&'static KnownItems> = None;

    #[inline(always)]
    fn write<C: Cursor>(self, cursor: &mut C) -> Result<(), SliceError> {
        cursor.keep_others();
        Ok(())
    }
}

impl<H, T> Sealed for &(H, T) {}

// A slice in a variable is used twice by reference: ranges of the language are not `Copy`.
#[diagnostic::do_not_recommend]
impl<H, T> Items for &(H, T)
where
    (H, T): Items + Clone,
{
    type Takes = <(H, T) as Items>::Takes;
    type Makes = <(H, T) as Items>::Makes;
    type Rests = <(H, T) as Items>::Rests;
    type On<L: AxisList> = <(H, T) as Items>::On<L>;
    type AreFront = <(H, T) as Items>::AreFront;
    type AreAll = <(H, T) as Items>::AreAll;
    type ReversedOnto<Onto: Items> = <(H, T) as Items>::ReversedOnto<Onto>;
    const KNOWN: Option<&'static KnownItems> = <(H, T) as Items>::KNOWN;

    #[inline(always)]
    fn write<C: Cursor>(self, cursor: &mut C) -> Result<(), SliceError> {
        self.clone().write(cursor)
    }
}

/// The counts of axes of an item and of the items after it, `Rest`, as sums. It is a trait of its own so that messages do not quote them.
#[cfg_attr(doc, doc(hidden))]
pub trait AxisCounts<Rest> {
    /// How many axes both take.
    type Takes: Unsigned;
    /// How many axes both make.
    type Makes: Unsigned;
    /// How many of both are `..`.
    type Rests: Unsigned;
}

// takes (H, T) = takes H + takes T
#[diagnostic::do_not_recommend]
impl<H: Item, T: Items> AxisCounts<T> for H
where
    H::Takes: ops::Add<T::Takes>,
    H::Makes: ops::Add<T::Makes>,
    H::Rests: ops::Add<T::Rests>,
    Sum<H::Takes, T::Takes>: Unsigned,
    Sum<H::Makes, T::Makes>: Unsigned,
    Sum<H::Rests, T::Rests>: Unsigned,
{
    type Takes = Sum<H::Takes, T::Takes>;
    type Makes = Sum<H::Makes, T::Makes>;
    type Rests = Sum<H::Rests, T::Rests>;
}

impl<H: Item + AxisCounts<T>, T: Items> Items for (H, T) {
    type Takes = <H as AxisCounts<T>>::Takes;
    type Makes = <H as AxisCounts<T>>::Makes;
    type Rests = <H as AxisCounts<T>>::Rests;
    type On<L: AxisList> = H::On<L, T>;
    type AreFront = H::Front<T>;
    type AreAll = H::All<T>;
    type ReversedOnto<Onto: Items> = T::ReversedOnto<IfTrue<H, Onto>>;
    const KNOWN: Option<&'static KnownItems> = Some(&KnownItems { first: H::KNOWN, rest: T::KNOWN });

    #[inline(always)]
    fn write<C: Cursor>(self, cursor: &mut C) -> Result<(), SliceError> {
        self.0.write(cursor)?;
        self.1.write(cursor)
    }
}

/// `(H, T)` in a reversed list, which has types but no values.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct IfTrue<H, T>(H, T);

impl<H, T> Sealed for IfTrue<H, T> {}
#[diagnostic::do_not_recommend]
impl<H: Item, T: Items> Items for IfTrue<H, T> {
    type Takes = U0;
    type Makes = U0;
    // A list with two `..` is not a slice: this one writes nothing, so it must not be taken for one.
    type Rests = Sum<U1, U1>;
    type On<L: AxisList> = H::On<L, T>;
    type AreFront = H::Front<T>;
    type AreAll = H::All<T>;
    type ReversedOnto<Onto: Items> = T::ReversedOnto<IfTrue<H, Onto>>;
    const KNOWN: Option<&'static KnownItems> = None;

    fn write<C: Cursor>(self, _: &mut C) -> Result<(), SliceError> {
        Ok(())
    }
}

/// An index, written as a number. [`s!`](crate::s!) writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Index(pub isize);

/// An entire axis: `:`. [`s!`](crate::s!) writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Full;

/// A new axis of extent [`One`](crate::One).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NewAxis;

/// An entire axis, last element first: `..;-1`. [`s!`](crate::s!) writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reversed;

/// A step that is written as a number, so that the type knows it. [`s!`](crate::s!) writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step<const K: isize>;

/// A range with a step: [`Step<K>`](Step), or an integer that is known at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stepped<E, S> {
    ends: E,
    step: S,
}

impl<E, S> Stepped<E, S> {
    /// Makes an item of a range and a step: every `step`-th element of the range. [`s!`](crate::s!) writes it.
    pub const fn new(ends: E, step: S) -> Self {
        Self { ends, step }
    }
}

/// An index that the type knows: a number written out in `s![...]`. If the type of the layout knows an extent and the index is
/// out of its bounds, `cargo build` reports an error. [`s!`](crate::s!) writes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct At<const I: isize>;

/// `N` positions from `BEGIN` on: a range that keeps its extent in the type. `s![const 1..4]` is `ConstRange<1, 3>`.
///
/// It is not clamped: an axis that ends before it is an error. If the type knows the extent, `cargo build` reports it.
///
/// ```
/// use shapewise::{Const, View, s, shape};
///
/// let memory: Vec<i32> = (0..12).collect();
/// let rows = memory.len() / 4;
/// let matrix = View::new(&memory, shape![rows, 4])?;
/// let part = matrix.slice(s![const 0..2, const 1..4]);
/// let extents: (Const<2>, Const<3>) = part.typed_extents();
/// assert_eq!(part.to_vec(), [1, 2, 3, 5, 6, 7]);
/// assert_eq!(
///     matrix.try_slice(s![const 2..5]).unwrap_err().to_string(),
///     "positions 2 to 5 are out of bounds for axis 0, which has extent 3"
/// );
/// # let _ = extents;
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ConstRange<const BEGIN: usize, const N: usize>;

/// Returns how many positions a range has, for `s![const 1..4]`.
#[doc(hidden)]
#[must_use]
#[track_caller]
pub const fn const_range_count(begin: usize, end: usize) -> usize {
    match end.checked_sub(begin) {
        Some(count) => count,
        None => panic!("a range with constant ends does not go backwards"),
    }
}

/// The axes of a result: `Part`, then what the items `Rest` make of the axes after the first of `L`.
type Made<Part, L, Rest> = <<Rest as Items>::On<<L as AxisList>::Tail> as AxisList>::Push<Part>;

/// Implements [`Item`]. A row has the generics and the type; `Takes`, `Makes`, `Rests` and `On<L, Rest>`; what the rest must be for `Front` and
/// for `All`; what it does at the cursor;
/// and the same as an action, if the type knows it.
macro_rules! items {
    ($(
        [$($generics:tt)*] $item:ty: $takes:ident $makes:ident $rests:ident, $on:ty, $front:ident $all:ident,
        |$self:ident, $cursor:ident| $write:expr $(, known $known:expr)?;
    )*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Item for $item {
            type Takes = $takes;
            type Makes = $makes;
            type Rests = $rests;
            type On<L: AxisList, Rest: Items> = $on;
            type Front<Rest: Items> = items!(@$front Rest);
            type All<Rest: Items> = items!(@$all Rest);
            $(const KNOWN: Option<Action> = $known;)?

            #[inline(always)]
            fn write<C: Cursor>(self, $cursor: &mut C) -> Result<(), SliceError> {
                let $self = self;
                $write
            }
        }
    )* };
    (@never $rest:ident) => { No };
    (@front $rest:ident) => { $rest::AreFront };
    (@all $rest:ident) => { $rest::AreAll };
}
use items;

impl Sealed for Index {}
impl<const I: isize> Sealed for At<I> {}
impl<const B: usize, const N: usize> Sealed for ConstRange<B, N> {}
impl Sealed for Full {}
impl Sealed for Reversed {}
impl Sealed for NewAxis {}
impl Sealed for ops::RangeFull {}

items! {
    [] Index: U1 U0 U0, Rest::On<L::Tail>, front never, |item, cursor| cursor.index(item.0);
    [const I: isize] At<I>: U1 U0 U0, Rest::On<L::Tail>, front never,
        |_item, cursor| cursor.index(I), known Some(Action::Index(I));
    [const B: usize, const N: usize] ConstRange<B, N>:
        U1 U1 U0, Made<<L::Head as AxisPart>::ConstRanged<N>, L, Rest>, all never,
        |_item, cursor| cursor.const_range(B, N), known Some(Action::ConstRange(B, N));
    [] Full: U1 U1 U0, Made<L::Head, L, Rest>, all all,
        |_item, cursor| cursor.steps(1), known Some(Action::Steps(1));
    [] Reversed: U1 U1 U0, Made<<L::Head as AxisPart>::Reversed, L, Rest>, never never,
        |_item, cursor| cursor.steps(-1), known Some(Action::Steps(-1));
    [] NewAxis: U0 U1 U0, <Rest::On<L> as AxisList>::Push<NewAx>, never never,
        |_item, cursor| cursor.new_axis(), known Some(Action::NewAxis);
    // (.., T) on L: what comes after `..` counts from the end, so both lists are reversed; `..` is then what is left.
    [] ops::RangeFull:
        U0 U0 U1, <<Rest::ReversedOnto<()> as Items>::On<L::ReversedOnto<Nil>> as AxisList>::ReversedOnto<Nil>, all all,
        |_item, cursor| cursor.rest(), known Some(Action::Rest);
}

macro_rules! indices {
    ($($int:ty)*) => { items! {
        $([] $int: U1 U0 U0, Rest::On<L::Tail>, front never, |index, cursor| cursor.index(index.to_isize());)*
    } };
}

indices!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);

/// All integers but `usize`, which is sealed as an extent, and `isize`, which is sealed as a stride.
macro_rules! sealed {
    ($($int:ty)*) => { $(impl Sealed for $int {})* };
}

sealed!(u8 u16 u32 u64 u128 i8 i16 i32 i64 i128);
