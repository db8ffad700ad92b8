//! The items of `s![...]`, as types and as values.
//!
//! What an item means is computed in one place: [`Selection::taken`] says which positions it takes of an axis, and
//! [`Cursor::select`] what that makes of extents and strides. Both are `const fn`: they run at run time for values, and at
//! compile time for items and layouts that the types know. The type [`Item::On`] only says how much of the resulting extents
//! and strides the types still know.

mod cursor;
mod ranges;

use core::{fmt::Debug, ops};

use typenum::{Sum, U0, U1, Unsigned};

use super::{
    SliceError,
    bounds::{Range, SliceInt, position, range},
};
use crate::{
    layout::{
        axes::{AxisList, Nil},
        axis::{AxisPart, NewAx},
    },
    private::{Sealed, SealedItems},
};

pub use self::cursor::Cursor;

/// One item of a slice.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an item of a slice",
    label = "not an index, a range of integers, `:`, `..` or `NewAxis`",
    note = "an item is an index `i`, a range `a..b` or `a..b;step`, a whole axis `:`, what is left `..`, or `NewAxis`"
)]
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
    /// The value of the item, if its type knows it. An item without a known value takes one axis.
    #[doc(hidden)]
    const KNOWN: Option<Selection> = None;
    /// The value of the item.
    #[doc(hidden)]
    fn selection(self) -> Selection;
}

/// The value of an item: what it selects.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum Selection {
    /// One position of an axis; the result does not have the axis.
    Index(isize),
    /// A range of an axis, in steps.
    Range(Range, isize),
    /// A range of an axis that is not clamped.
    ConstRange {
        /// The first position.
        begin: usize,
        /// How many positions.
        count: usize,
    },
    /// A new axis; no axis of the operand.
    New,
    /// All axes of the operand that no item takes.
    Rest,
}

/// The positions that an item takes of one axis.
pub(super) struct Taken {
    /// The first position; 0 if there are none.
    pub(super) first: usize,
    /// The extent of the result's axis, or `None` for an index, whose axis the result does not have.
    pub(super) count: Option<usize>,
    /// The step from one position to the next.
    pub(super) step: isize,
}

impl Selection {
    /// An entire axis in steps of `step`.
    const fn stepped(step: isize) -> Self {
        Self::Range(Range { begin: None, end: None }, step)
    }

    /// Which positions the item takes of an axis of this extent. New axes and `..` take none.
    #[inline(always)]
    pub(super) const fn taken(self, axis: usize, extent: usize) -> Result<Taken, SliceError> {
        let (first, count, step) = match self {
            Self::Index(index) => match position(axis, index, extent) {
                Ok(position) => (position, None, 1),
                Err(error) => return Err(error),
            },
            Self::Range(ends, step) => match range(axis, ends, step, extent) {
                Ok((first, count)) => (first, Some(count), step),
                Err(error) => return Err(error),
            },
            Self::ConstRange { begin, count } => {
                if count > extent || begin > extent.saturating_sub(count) {
                    return Err(SliceError::ConstRange { axis, begin, count, extent });
                }
                (if count > 0 { begin } else { 0 }, Some(count), 1)
            }
            Self::New | Self::Rest => (0, Some(0), 1),
        };
        Ok(Taken { first, count, step })
    }
}

/// The values of a list of items, each if its type knows it.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct KnownItems {
    pub(super) first: Option<Selection>,
    pub(super) rest: Option<&'static Self>,
}

/// A list of items, as `s![...]` makes it: `(first, (second, ()))`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a slice",
    label = "not made by `s![...]`",
    note = "a slice is written `s![...]`: an index `i`, a range `a..b` or `a..b;step`, `:`, `..` or `NewAxis` for each axis"
)]
pub trait Items: Debug + Sized + SealedItems {
    /// How many axes the items take together; `..` counts as 0.
    type Takes: Unsigned;
    /// How many axes they make together, without those of `..` and those that no item names.
    type Makes: Unsigned;
    /// How many of them are `..`: a slice has at most one.
    type Rests: Unsigned;
    /// The axes that the items make of the axes `L`.
    type On<L: AxisList>: AxisList;
    /// The items of this list in reverse order, in front of `Onto`.
    type ReversedOnto<Onto: Items>: Items;
    /// What the types know of the values.
    const KNOWN: Option<&'static KnownItems>;
    /// Writes what the items select, one by one, and then all axes that no item takes.
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError>;
}

impl SealedItems for () {}
#[diagnostic::do_not_recommend]
impl Items for () {
    type Takes = U0;
    type Makes = U0;
    type Rests = U0;
    type On<L: AxisList> = L;
    type ReversedOnto<Onto: Items> = Onto;
    const KNOWN: Option<&'static KnownItems> = None;

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        cursor.keep_up_to(R);
        Ok(())
    }
}

/// The sums of two counts of axes. It is a trait of its own so that messages do not quote them.
#[doc(hidden)]
pub trait Together<Rest> {
    /// How many axes both take.
    type Takes: Unsigned;
    /// How many axes both make.
    type Makes: Unsigned;
    /// How many of both are `..`.
    type Rests: Unsigned;
}

// takes (H, T) = takes H + takes T
#[diagnostic::do_not_recommend]
impl<H: Item, T: Items> Together<T> for H
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

impl<H: Item, T: Items> SealedItems for (H, T) {}
impl<H: Item + Together<T>, T: Items> Items for (H, T) {
    type Takes = <H as Together<T>>::Takes;
    type Makes = <H as Together<T>>::Makes;
    type Rests = <H as Together<T>>::Rests;
    type On<L: AxisList> = H::On<L, T>;
    type ReversedOnto<Onto: Items> = T::ReversedOnto<Then<H, Onto>>;
    const KNOWN: Option<&'static KnownItems> = Some(&KnownItems { first: H::KNOWN, rest: T::KNOWN });

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        cursor.select(self.0.selection())?;
        self.1.write(cursor)
    }
}

/// `(H, T)` in a reversed list, which has types but no values.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Then<H, T>(H, T);

impl<H: Item, T: Items> SealedItems for Then<H, T> {}
#[diagnostic::do_not_recommend]
impl<H: Item, T: Items> Items for Then<H, T> {
    type Takes = U0;
    type Makes = U0;
    type Rests = U0;
    type On<L: AxisList> = H::On<L, T>;
    type ReversedOnto<Onto: Items> = T::ReversedOnto<Then<H, Onto>>;
    const KNOWN: Option<&'static KnownItems> = None;

    fn write<const R: usize, const Q: usize>(self, _: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        Ok(())
    }
}

/// An index, written as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Index(pub isize);

/// An entire axis: `:`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Full;

/// A new axis of extent [`One`](crate::One).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NewAxis;

/// An entire axis, last element first: `..;-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reversed;

/// A step that is written as a number, so that the type knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step<const K: isize>;

/// A range with a step: [`Step<K>`](Step), or an integer that is known at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stepped<Ends, S> {
    ends: Ends,
    step: S,
}

impl<Ends, S> Stepped<Ends, S> {
    /// The range `ends`, every `step`-th element.
    pub const fn new(ends: Ends, step: S) -> Self {
        Self { ends, step }
    }
}

/// An index that the type knows: a number written out in `s![...]`. If the type of the layout knows an extent and the index is
/// out of its bounds, `cargo build` reports an error.
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

/// How many positions a range has, for `s![const 1..4]`.
#[doc(hidden)]
#[must_use]
pub const fn const_range_count(begin: usize, end: usize) -> usize {
    match end.checked_sub(begin) {
        Some(count) => count,
        None => panic!("a range with constant ends does not go backwards"),
    }
}

/// The axes of a result: `Part`, then what the items `Rest` make of the axes after the first of `L`.
type Made<Part, L, Rest> = <<Rest as Items>::On<<L as AxisList>::Tail> as AxisList>::Push<Part>;

/// Implements [`Item`]. A row has the generics and the type; `Takes`, `Makes`, `Rests` and `On<L, Rest>`; the value, which the
/// type knows or which is computed from the item.
macro_rules! items {
    ($(
        [$($generics:tt)*] $item:ty: $takes:ident $makes:ident $rests:ident, $on:ty,
        $(known $known:expr;)? $(|$self:ident| $value:expr;)?
    )*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Item for $item {
            type Takes = $takes;
            type Makes = $makes;
            type Rests = $rests;
            type On<L: AxisList, Rest: Items> = $on;
            $(const KNOWN: Option<Selection> = Some($known);)?

            #[inline(always)]
            fn selection(self) -> Selection {
                $($known)?
                $({
                    let $self = self;
                    $value
                })?
            }
        }
    )* };
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
    [] Index: U1 U0 U0, Rest::On<L::Tail>, |item| Selection::Index(item.0);
    [const I: isize] At<I>: U1 U0 U0, Rest::On<L::Tail>, known Selection::Index(I);
    [const B: usize, const N: usize] ConstRange<B, N>:
        U1 U1 U0, Made<<L::Head as AxisPart>::ConstRanged<N>, L, Rest>,
        known Selection::ConstRange { begin: B, count: N };
    [] Full: U1 U1 U0, Made<L::Head, L, Rest>, known Selection::stepped(1);
    [] Reversed: U1 U1 U0, Made<<L::Head as AxisPart>::Reversed, L, Rest>, known Selection::stepped(-1);
    [] NewAxis: U0 U1 U0, <Rest::On<L> as AxisList>::Push<NewAx>, known Selection::New;
    // (.., T) on L: what comes after `..` counts from the end, so both lists are reversed; `..` is then what is left.
    [] ops::RangeFull:
        U0 U0 U1, <<Rest::ReversedOnto<()> as Items>::On<L::ReversedOnto<Nil>> as AxisList>::ReversedOnto<Nil>,
        known Selection::Rest;
}

macro_rules! indices {
    ($($int:ty)*) => { items! { $([] $int: U1 U0 U0, Rest::On<L::Tail>, |index| Selection::Index(index.to_isize());)* } };
}

indices!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);

/// All integers but `usize`, which is sealed as an extent, and `isize`, which is sealed as a stride.
macro_rules! sealed {
    ($($int:ty)*) => { $(impl Sealed for $int {})* };
}

sealed!(u8 u16 u32 u64 u128 i8 i16 i32 i64 i128);
