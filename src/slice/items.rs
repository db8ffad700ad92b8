//! What may stand between two commas of `s![...]`, as a type and as a value.

use core::{fmt::Debug, ops};

use typenum::{Sum, U0, U1, Unsigned};

use super::{
    SliceError,
    bounds::{Range, SliceInt, position, range},
};
use crate::{
    layout::{
        Strided,
        axes::{AxisList, Nil},
        axis::{AxisPart, NewAx},
    },
    private::{Sealed, SealedItems},
};

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
    /// It takes one axis.
    Axis,
    /// It takes this position of one axis.
    Index(isize),
    /// It takes these positions of one axis.
    Window {
        /// The first.
        begin: usize,
        /// How many.
        count: usize,
    },
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

/// Where slicing stands: the axes sliced so far, and the axes made of them.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Cursor<const R: usize, const Q: usize> {
    from: Strided<R>,
    // The next axis to take.
    axis: usize,
    // How many axes no item takes: what `..` stands for.
    left: usize,
    extents: [usize; Q],
    strides: [isize; Q],
    // The next axis to make.
    made: usize,
    // From the element at index 0 of `from` to that of the result.
    offset: isize,
    // How far the result reaches below its element at index 0.
    base: usize,
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the items take R axes and make Q, by `SliceOf`; offsets of elements of a layout fit `isize`"
)]
impl<const R: usize, const Q: usize> Cursor<R, Q> {
    /// A cursor at the first axis of `from`, for items that take `takes` axes.
    #[inline(always)]
    pub(crate) fn new(from: Strided<R>, takes: usize) -> Self {
        let left = R.saturating_sub(takes);
        Self { from, axis: 0, left, extents: [1; Q], strides: [0; Q], made: 0, offset: 0, base: 0 }
    }

    /// The layout of the result, and where its memory begins, from the beginning of that of `from`.
    #[inline(always)]
    pub(crate) fn finish(self) -> (usize, Strided<Q>) {
        let start = self.from.base().cast_signed() + self.offset - self.base.cast_signed();
        (start.cast_unsigned(), Strided::from_parts(self.extents, self.strides, self.base))
    }

    #[inline(always)]
    fn make(&mut self, extent: usize, stride: isize) {
        self.extents[self.made] = extent;
        self.strides[self.made] = stride;
        self.made += 1;
        if stride < 0 && extent > 1 {
            self.base += (extent - 1) * stride.unsigned_abs();
        }
    }

    #[inline(always)]
    fn index(&mut self, index: isize) -> Result<(), SliceError> {
        let position = position(self.axis, index, self.from.extents()[self.axis])?;
        self.offset += position.cast_signed() * self.from.strides()[self.axis];
        self.axis += 1;
        Ok(())
    }

    #[inline(always)]
    fn window(&mut self, begin: usize, count: usize) -> Result<(), SliceError> {
        let (extent, stride) = (self.from.extents()[self.axis], self.from.strides()[self.axis]);
        if count > extent || begin > extent - count {
            return Err(SliceError::Window { axis: self.axis, begin, count, extent });
        }
        if count > 0 {
            self.offset += begin.cast_signed() * stride;
        }
        self.make(count, stride);
        self.axis += 1;
        Ok(())
    }

    #[inline(always)]
    fn range(&mut self, ends: Range, step: isize) -> Result<(), SliceError> {
        let stride = self.from.strides()[self.axis];
        let (first, count) = range(self.axis, ends, step, self.from.extents()[self.axis])?;
        self.offset += first.cast_signed() * stride;
        // Where two elements are taken, the step is below the extent and the product fits; otherwise it is never taken.
        self.make(count, stride.saturating_mul(step));
        self.axis += 1;
        Ok(())
    }

    /// The whole axis, last element first.
    #[inline(always)]
    fn reverse(&mut self) {
        let (extent, stride) = (self.from.extents()[self.axis], self.from.strides()[self.axis]);
        // From the element at index 0 to the last one; where there is none, or the same, not at all.
        let way = extent.saturating_sub(1).cast_signed() * stride;
        self.offset += way;
        self.extents[self.made] = extent;
        // The only stride whose negative does not fit is never taken.
        self.strides[self.made] = stride.saturating_neg();
        self.made += 1;
        // What was above index 0 is now below it: no product but that one.
        self.base += way.max(0).cast_unsigned();
        self.axis += 1;
    }

    #[inline(always)]
    fn leave_whole(&mut self, end: usize) {
        while self.axis < end {
            self.make(self.from.extents()[self.axis], self.from.strides()[self.axis]);
            self.axis += 1;
        }
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

/// `N` positions from `BEGIN` on: a range that keeps its extent in the type. `s![const 1..4]` is `Window<1, 3>`.
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
pub struct Window<const BEGIN: usize, const N: usize>;

/// How many positions a range has, for `s![const 1..4]`.
#[doc(hidden)]
#[must_use]
pub const fn window_count(begin: usize, end: usize) -> usize {
    match end.checked_sub(begin) {
        Some(count) => count,
        None => panic!("a range with constant ends does not go backwards"),
    }
}

impl<const B: usize, const N: usize> Sealed for Window<B, N> {}
#[diagnostic::do_not_recommend]
impl<const B: usize, const N: usize> Item for Window<B, N> {
    type Takes = U1;
    type Makes = U1;
    type Rests = U0;
    type On<L: AxisList, Rest: Items> =
        <Rest::On<L::Tail> as AxisList>::Push<<L::Head as AxisPart>::Windowed<N>>;
    const KIND: Kind = Kind::Window { begin: B, count: N };

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        cursor.window(B, N)
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

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        cursor.leave_whole(cursor.axis.saturating_add(1));
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
        cursor.leave_whole(cursor.axis.saturating_add(cursor.left));
        cursor.left = 0;
        Ok(())
    }
}

/// A range as Python has it, for a step of a sign.
#[doc(hidden)]
pub trait Ends: Debug {
    /// The range.
    fn ends(&self, step: isize) -> Range;
}

/// The exclusive end of a range that includes `end`.
#[inline(always)]
const fn including(end: isize, step: isize) -> Option<isize> {
    match (step > 0, end) {
        // Including the last, or going down and including the first: to the end of the axis.
        (true, -1) | (false, 0) => None,
        (true, _) => end.checked_add(1),
        (false, _) => end.checked_sub(1),
    }
}

/// The ranges of the language. A row: generics, type, its begin, its end.
macro_rules! ranges {
    ($([$($int:ident)?] $range:ty: |$self:ident, $step:ident| $begin:expr, $end:expr;)*) => { $(
        impl<$($int: SliceInt)?> Ends for $range {
            #[inline(always)]
            fn ends(&self, $step: isize) -> Range {
                let ($self, _) = (self, $step);
                Range { begin: $begin, end: $end }
            }
        }
    )* };
}

ranges! {
    [] ops::RangeFull: |_whole, _step| None, None;
    [I] ops::Range<I>: |range, _step| Some(range.start.to_isize()), Some(range.end.to_isize());
    [I] ops::RangeFrom<I>: |range, _step| Some(range.start.to_isize()), None;
    [I] ops::RangeTo<I>: |range, _step| None, Some(range.end.to_isize());
    [I] ops::RangeInclusive<I>:
        |range, step| Some(range.start().to_isize()), including(range.end().to_isize(), step);
    [I] ops::RangeToInclusive<I>: |range, step| None, including(range.end.to_isize(), step);
}

impl Ends for Range {
    #[inline(always)]
    fn ends(&self, _: isize) -> Range {
        *self
    }
}

/// Ranges without a step as items. A row: bounded generics, generics, type.
macro_rules! range_items {
    ($([$($bounded:tt)*] [$($int:ident)?] $range:ty;)*) => { $(
        impl<$($int)?> Sealed for $range {}
        #[diagnostic::do_not_recommend]
        impl<$($bounded)*> Item for $range {
            type Takes = U1;
            type Makes = U1;
            type Rests = U0;
            type On<L: AxisList, Rest: Items> =
                <Rest::On<L::Tail> as AxisList>::Push<<L::Head as AxisPart>::Ranged>;

            #[inline(always)]
            fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
                cursor.range(self.ends(1), 1)
            }
        }
    )* };
}

range_items! {
    [] [] Range;
    [I: SliceInt] [I] ops::Range<I>;
    [I: SliceInt] [I] ops::RangeFrom<I>;
    [I: SliceInt] [I] ops::RangeTo<I>;
    [I: SliceInt] [I] ops::RangeInclusive<I>;
    [I: SliceInt] [I] ops::RangeToInclusive<I>;
}

impl<E, const K: isize> Sealed for Stepped<E, Step<K>> {}
#[diagnostic::do_not_recommend]
impl<E: Ends, const K: isize> Item for Stepped<E, Step<K>> {
    type Takes = U1;
    type Makes = U1;
    type Rests = U0;
    type On<L: AxisList, Rest: Items> =
        <Rest::On<L::Tail> as AxisList>::Push<<L::Head as AxisPart>::Stepped<K>>;

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        cursor.range(self.ends.ends(K), K)
    }
}

impl<E, S: SliceInt> Sealed for Stepped<E, S> {}
#[diagnostic::do_not_recommend]
impl<E: Ends, S: SliceInt> Item for Stepped<E, S> {
    type Takes = U1;
    type Makes = U1;
    type Rests = U0;
    type On<L: AxisList, Rest: Items> = <Rest::On<L::Tail> as AxisList>::Push<<L::Head as AxisPart>::Loose>;

    #[inline(always)]
    fn write<const R: usize, const Q: usize>(self, cursor: &mut Cursor<R, Q>) -> Result<(), SliceError> {
        let step = self.step.to_isize();
        cursor.range(self.ends.ends(step), step)
    }
}
