//! What may stand between two commas of `s![...]`, as a type and as a value.

mod cursor;
mod ranges;

use core::{fmt::Debug, ops};

use super::{SliceError, bounds::SliceInt};
use crate::{
    private::{Sealed, SealedItems},
    rank::{Sum, U0, U1, Unsigned},
    types::{AxisList, AxisPart, NewAx, Nil},
};

pub use self::cursor::Cursor;

/// One item of a slice.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an item of a slice",
    label = "not an index, a range of integers, `:`, `..` or `NewAxis`",
    note = "an item is an index `i`, a range `a..b` or `a..b;step`, a whole axis `:`, what is left `..`, or `NewAxis`"
)]
pub trait Item: Debug + Sized + Sealed {
    /// How many axes it takes of those sliced.
    #[doc(hidden)]
    type Takes: Unsigned;
    /// How many axes it gives the result.
    #[doc(hidden)]
    type Makes: Unsigned;
    /// 1 for `..`, and else 0.
    #[doc(hidden)]
    type Rests: Unsigned;
    /// This item and then `Rest`, on the axes `L`.
    #[doc(hidden)]
    type On<L: AxisList, Rest: Items>: AxisList;
    /// What the type knows of it; most take one axis.
    #[doc(hidden)]
    const KIND: Kind = Kind::Axis;
    /// Does what the item says at the cursor.
    #[doc(hidden)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError>;
}

/// What a type knows of an item.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// It takes one axis; what of it is known when running.
    Axis,
    /// It takes this position of one axis.
    Index(isize),
    /// It takes these positions of one axis.
    ConstRange {
        /// The first.
        begin: usize,
        /// How many.
        count: usize,
    },
    /// It takes all positions of one axis, in these steps.
    Whole(isize),
    /// It takes no axis.
    New,
    /// It takes the axes that are left.
    Rest,
}

/// What the types of a list of items know.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Kinds {
    pub(super) first: Kind,
    pub(super) rest: Option<&'static Kinds>,
}

/// A list of items, as `s![...]` makes it: `(first, (second, ()))`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a slice",
    label = "not made by `s![...]`",
    note = "a slice is written `s![...]`: an index `i`, a range `a..b` or `a..b;step`, `:`, `..` or `NewAxis` for each axis"
)]
pub trait Items: Debug + Sized + SealedItems {
    /// How many axes the items take together; `..` counts none.
    type Takes: Unsigned;
    /// How many axes they make together, `..` and what no item names apart.
    type Makes: Unsigned;
    /// How many of them are `..`: a slice has one at most.
    type Rests: Unsigned;
    /// What the items give on the axes `L`.
    type On<L: AxisList>: AxisList;
    /// The items of this list in reverse order, in front of `Onto`.
    type ReversedOnto<Onto: Items>: Items;
    /// What the types know of the items.
    const KINDS: Option<&'static Kinds>;
    /// Does what the items say, one by one, and then leaves whole what is left.
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
    const KINDS: Option<&'static Kinds> = None;

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        cursor.leave_whole(R);
        Ok(())
    }
}

/// The sums of two counts of axes. It is apart so that messages do not quote them.
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
    type ReversedOnto<Onto: Items> = T::ReversedOnto<Behind<H, Onto>>;
    const KINDS: Option<&'static Kinds> = Some(&Kinds { first: H::KIND, rest: T::KINDS });

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        self.0.write(cursor)?;
        self.1.write(cursor)
    }
}

/// `(H, T)` for types alone: a reversed list, of which nobody asks how many axes it takes.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Behind<H, T>(H, T);

impl<H: Item, T: Items> SealedItems for Behind<H, T> {}
#[diagnostic::do_not_recommend]
impl<H: Item, T: Items> Items for Behind<H, T> {
    type Takes = U0;
    type Makes = U0;
    type Rests = U0;
    type On<L: AxisList> = H::On<L, T>;
    type ReversedOnto<Onto: Items> = T::ReversedOnto<Behind<H, Onto>>;
    const KINDS: Option<&'static Kinds> = Some(&Kinds { first: H::KIND, rest: T::KINDS });

    fn write<const R: usize, const Q: usize>(self, _: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        Ok(())
    }
}

/// An index, written as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Index(pub isize);

/// A whole axis: `:`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Full;

/// A new axis of extent [`One`](crate::One).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NewAxis;

/// A whole axis, last element first: `..;-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reversed;

/// A step that is written as a number, and so known in the type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step<const K: isize>;

/// A range with a step: [`Step<K>`](Step), or an integer that is known when running.
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

impl Sealed for Index {}
#[diagnostic::do_not_recommend]
impl Item for Index {
    type Takes = U1;
    type Makes = U0;
    type Rests = U0;
    type On<L: AxisList, Rest: Items> = Rest::On<L::Tail>;

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        cursor.index(self.0)
    }
}

/// An index that the type knows: a number written out in `s![...]`. One that an extent known in the type does not have is an
/// error of `cargo build`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct At<const I: isize>;

impl<const I: isize> Sealed for At<I> {}
#[diagnostic::do_not_recommend]
impl<const I: isize> Item for At<I> {
    type Takes = U1;
    type Makes = U0;
    type Rests = U0;
    type On<L: AxisList, Rest: Items> = Rest::On<L::Tail>;
    const KIND: Kind = Kind::Index(I);

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        cursor.index(I)
    }
}

/// `N` positions from `BEGIN` on: a range that keeps its extent in the type. `s![const 1..4]` is `ConstRange<1, 3>`.
///
/// It is not clamped: an axis that ends before it is an error, of `cargo build` where the extent is known in the type.
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

impl<const B: usize, const N: usize> Sealed for ConstRange<B, N> {}
#[diagnostic::do_not_recommend]
impl<const B: usize, const N: usize> Item for ConstRange<B, N> {
    type Takes = U1;
    type Makes = U1;
    type Rests = U0;
    type On<L: AxisList, Rest: Items> =
        <Rest::On<L::Tail> as AxisList>::Push<<L::Head as AxisPart>::ConstRanged<N>>;
    const KIND: Kind = Kind::ConstRange { begin: B, count: N };

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        cursor.const_range(B, N)
    }
}

macro_rules! indices {
    ($($int:ty)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Item for $int {
            type Takes = U1;
            type Makes = U0;
            type Rests = U0;
            type On<L: AxisList, Rest: Items> = Rest::On<L::Tail>;

            #[inline(always)]
            fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
                cursor.index(self.to_isize())
            }
        }
    )* };
}

indices!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);

/// Not `usize` and `isize`: the one is sealed as an extent, the other as a stride.
macro_rules! sealed {
    ($($int:ty)*) => { $(impl Sealed for $int {})* };
}

sealed!(u8 u16 u32 u64 u128 i8 i16 i32 i64 i128);

impl Sealed for Full {}
#[diagnostic::do_not_recommend]
impl Item for Full {
    type Takes = U1;
    type Makes = U1;
    type Rests = U0;
    type On<L: AxisList, Rest: Items> = <Rest::On<L::Tail> as AxisList>::Push<L::Head>;
    const KIND: Kind = Kind::Whole(1);

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        cursor.leave_next();
        Ok(())
    }
}

impl Sealed for Reversed {}
#[diagnostic::do_not_recommend]
impl Item for Reversed {
    type Takes = U1;
    type Makes = U1;
    type Rests = U0;
    type On<L: AxisList, Rest: Items> =
        <Rest::On<L::Tail> as AxisList>::Push<<L::Head as AxisPart>::Reversed>;
    const KIND: Kind = Kind::Whole(-1);

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        cursor.reverse();
        Ok(())
    }
}

impl Sealed for NewAxis {}
#[diagnostic::do_not_recommend]
impl Item for NewAxis {
    type Takes = U0;
    type Makes = U1;
    type Rests = U0;
    type On<L: AxisList, Rest: Items> = <Rest::On<L> as AxisList>::Push<NewAx>;
    const KIND: Kind = Kind::New;

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        cursor.make(1, 0);
        Ok(())
    }
}

impl Sealed for ops::RangeFull {}
#[diagnostic::do_not_recommend]
impl Item for ops::RangeFull {
    type Takes = U0;
    type Makes = U0;
    type Rests = U1;
    // (.., T) on L: what is behind `..` counts from the end, so both lists are turned round; `..` is then what is left.
    type On<L: AxisList, Rest: Items> =
        <<Rest::ReversedOnto<()> as Items>::On<L::ReversedOnto<Nil>> as AxisList>::ReversedOnto<Nil>;
    const KIND: Kind = Kind::Rest;

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        // There is no second `..`, by `SliceOf`.
        cursor.leave_rest();
        Ok(())
    }
}
