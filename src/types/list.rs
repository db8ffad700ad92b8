//! The axes of a layout as a type-level list, and the operations on such lists.
//!
//! Every operation is *total*: it has a result for every list, so a generic function that slices or permutes an unknown
//! layout has no bound to prove. A separate bound on ranks requires that the operation is valid (enough axes, axis below
//! the rank). That bound carries the message.
//!
//! [`UnknownAxes`] is any number of axes whose extents and strides are known at run time. Every operation on it returns `UnknownAxes`, and its layout is [`Strided`]: so
//! the ranked level has one layout for each rank.
//!
//! A list also names its layout. So `types` uses `layout`, the only higher module that it uses. The layout must be an associated type of the
//! list, and bounded by [`Packed`], for the same reason: a trait of `layout` that maps a list to its layout would be one more bound that
//! generic code has to prove.

use core::fmt::Debug;

use super::{
    Ax, AxisPart, Extent, ExtentList, Flag, Flat, Pitch, Positions, Quotients, Repeat, Rule, Stretch, Stride,
    Yes, flat::AboveTuples,
};
use crate::{
    layout::{Mapped, Packed, Strided, Windowed},
    private::Sealed,
    types::Agreed,
};

/// The axes of a shape or a layout, as a list in the type: [`Nil`], [`Cons`] of an axis and the others, or [`UnknownAxes`], of which nothing is known.
///
/// Operations on axes compute the list of their result. [`ExtentList::List`] is that of extents, and [`Extents`](Self::Extents) the extents of a list:
///
/// ```
/// use shapewise::{
///     Extents,
///     bounds::{AxisList, ExtentList},
/// };
///
/// /// The extents `E` in reverse order.
/// type Reversed<E, const R: usize> = <<<E as ExtentList<R>>::List as AxisList>::ReversedOnto<
///     shapewise::bounds::Nil,
/// > as AxisList>::Extents<R>;
///
/// assert_eq!(<Reversed<Extents![usize, 3], 2> as ExtentList<2>>::EXTENTS, [Some(3), None]);
/// ```
pub trait AxisList: Copy + Debug + Sealed {
    /// The first axis.
    type Head: AxisPart;
    /// The axes after it.
    type Tail: AxisList;
    /// Where the traced axis is.
    type TracedPosition: super::TracedPosition;
    /// The list with one more axis in front.
    type Push<X: AxisPart>: AxisList;
    /// The list with one more axis at the end.
    type Append<X: AxisPart>: AxisList;
    /// The axes of this list in reverse order, in front of `Onto`.
    type ReversedOnto<Onto: AxisList>: AxisList;
    /// The axes of this list, in front of `Back`.
    type InFrontOf<Back: AxisList>: AxisList;
    /// The axes after an edit. [`UnknownAxes`] stays as it is, whatever the edit is, so generic code knows the result.
    type Edited<X: ListEdit>: AxisList;
    /// Each axis broadcast to the extent at the same position of `T`.
    type BroadcastTo<T: AxisList>: AxisList;
    /// Each axis with the more specific of its extent and the extent at the same position of `T`, as if both broadcast;
    /// strides are not known.
    type Merged<T: AxisList>: AxisList;
    /// The same, merged with extents that are known at run time.
    type MergedWithMany: AxisList;
    /// The axes of `T`, as many as this list has.
    type Fit<T: AxisList>: AxisList;
    /// The same extents; strides known at run time, perhaps 0.
    type Loosened: AxisList;
    /// The same extents; strides 0, because all indices have the same element.
    type Repeated: AxisList;
    /// The same extents with the strides of column-major order, known if all extents before are known.
    type ColumnMajor: AxisList;
    /// The same extents with the strides of row-major order, known if all extents after are known.
    type RowMajor: AxisList;
    /// The same strides; the extents at the same positions of `T`, whose strides are not known.
    type Sized<T: AxisList>: AxisList;
    /// The same strides; of each axis a part, of the extent at the same position of `T`.
    type Parts<T: AxisList>: AxisList;
    /// For each axis the extent that the rule `P` computes from it and that at the same position of `T`; the same strides.
    type Ruled<P: Rule, T: AxisList>: AxisList;
    /// The same number of axes, with extents and strides that are known at run time.
    type Forgotten: AxisList;
    /// The axes of the positions of a window, then the axes of the window, whose extents are those of `T`; one that states nothing keeps the name of the axis.
    type Windows<T: AxisList>: AxisList;
    /// The layout, of rank `Q`, of the windows `T` over the `R` axes of this list.
    type WindowLayout<const R: usize, const Q: usize, T: AxisList>: Packed<Q>;
    /// The layout, of rank `Q`, of windows with these axes over `R` axes whose extents and strides are known at run time.
    type WindowOverMany<const R: usize, const Q: usize>: Packed<Q>;
    /// The axes of the positions of a chunk, then the axes of the chunk, whose extents are those of `T`; one that states nothing keeps the name of the axis.
    type Chunks<T: AxisList>: AxisList;
    /// No axes, or [`UnknownAxes`] if nothing is known.
    type Emptied: AxisList;
    /// `A`, or `B` if nothing is known of these axes.
    type IfKnown<A: AxisList, B: AxisList>: AxisList;
    /// The first axis, if there is one, in front of `Onto`.
    type HeadOnto<Onto: AxisList>: AxisList;
    /// The first two axes in the other order, if there are two.
    type Swapped: AxisList;
    /// The axis `X` at position 1, or 0 if there are no axes.
    type SwappedUnder<X: AxisPart>: AxisList;
    /// The axes of this list and of `T`, broadcast to each other as far as both go; strides are not known.
    type Aligned<T: AxisList>: AxisList;
    /// The axes `X` and `T`, aligned with these.
    type AlignedUnder<X: AxisPart, T: AxisList>: AxisList;
    /// The list without the axes that are marked as `Removed`.
    type Unmarked: AxisList;
    /// [`No`](super::No) if two indices may have the same element.
    type Unique: Flag;
    /// The extents as a tuple.
    type Tuple: Flat;
    /// The extents of a layout of rank `Q` with these axes: a tuple, or `[usize; Q]`.
    type Extents<const Q: usize>: ExtentList<Q>;
    /// The layout of rank `Q` with these axes.
    type Layout<const Q: usize>: Packed<Q>;
    /// The same, or row-major if `F` is [`Yes`]: then the axes are a part of a row-major layout that is one piece of memory.
    type Part<const Q: usize, F: Flag>: Packed<Q>;
    /// `L` if something is known of the axes, else [`Strided`].
    type Dense<const Q: usize, L: Packed<Q>>: Packed<Q>;

    /// What the types of the axes know; `None` if there are no axes, or if nothing is known.
    const TYPED_AXES: Option<&'static TypedAxes>;

    /// Returns the extent of an axis, in elements; 1 after the last axis.
    fn extent(&self, axis: usize) -> usize;
    /// Returns the stride of an axis, in elements; 0 after the last axis.
    fn stride(&self, axis: usize) -> isize;
    /// Returns the list with these extents and strides, from an axis on. They are known to agree; numbers that the type knows are not read.
    #[cfg_attr(doc, doc(hidden))]
    fn pack(extents: &[usize], strides: &[isize], axis: usize, agreed: Agreed) -> Self;
}

/// A list of axes of another list, as one type.
pub trait ListEdit {
    /// Whether it removes the first axis alone.
    type IsFront: Flag;
    /// The axes of the result.
    type On<L: AxisList>: AxisList;
}

/// No axes. See [`AxisList`].
#[derive(Clone, Copy, Debug)]
pub struct Nil;

/// The axis `X`, then the axes `T`. See [`AxisList`].
#[derive(Clone, Copy, Debug)]
pub struct Cons<X, T> {
    head: X,
    tail: T,
}

/// Any number of axes, with extents and strides that are known at run time. See [`AxisList`].
#[derive(Clone, Copy, Debug)]
pub struct UnknownAxes;

/// What a list whose type states no axis is to most operations: itself.
macro_rules! no_axes {
    () => {
        type Head = Ax<usize, isize>;
        type Tail = Self;
        type TracedPosition = super::NotInList;
        type MergedWithMany = Self;
        type Fit<T: AxisList> = Self;
        type Loosened = Self;
        type Repeated = Self;
        type ColumnMajor = Self;
        type RowMajor = Self;
        type Ruled<P: Rule, T: AxisList> = Self;
        type Forgotten = Self;
        type Emptied = Self;
        type Swapped = Self;
        type Unmarked = Self;
        type Unique = Yes;
        const TYPED_AXES: Option<&'static TypedAxes> = None;

        #[inline(always)]
        fn extent(&self, _: usize) -> usize {
            1
        }

        #[inline(always)]
        fn stride(&self, _: usize) -> isize {
            0
        }

        #[inline(always)]
        fn pack(_: &[usize], _: &[isize], _: usize, _: Agreed) -> Self {
            Self
        }
    };
}

impl Sealed for Nil {}
impl AxisList for Nil {
    type Push<X: AxisPart> = Cons<X, Self>;
    type Append<X: AxisPart> = Cons<X, Self>;
    type ReversedOnto<Onto: AxisList> = Onto;
    type InFrontOf<Back: AxisList> = Back;
    type Edited<X: ListEdit> = X::On<Self>;
    type BroadcastTo<T: AxisList> = Self;
    type Merged<T: AxisList> = Self;
    type Sized<T: AxisList> = Self;
    type Parts<T: AxisList> = Self;
    type Windows<T: AxisList> = Self;
    type WindowLayout<const R: usize, const Q: usize, T: AxisList> = Self::Layout<Q>;
    type WindowOverMany<const R: usize, const Q: usize> = Self::Layout<Q>;
    type Chunks<T: AxisList> = Self;
    type IfKnown<A: AxisList, B: AxisList> = A;
    type HeadOnto<Onto: AxisList> = Onto;
    type SwappedUnder<X: AxisPart> = Cons<X, Self>;
    type Aligned<T: AxisList> = T;
    type AlignedUnder<X: AxisPart, T: AxisList> = Cons<X, T>;
    type Tuple = ();
    type Extents<const Q: usize> = ();
    type Layout<const Q: usize> = Mapped<Q, Self>;
    type Part<const Q: usize, F: Flag> = F::Part<Q, Self>;
    type Dense<const Q: usize, L: Packed<Q>> = L;
    no_axes!();
}

impl<X: AxisPart, T: AxisList> Sealed for Cons<X, T> {}
impl<X: AxisPart, T: AxisList> AxisList for Cons<X, T> {
    type Head = X;
    type Tail = T;
    type TracedPosition = X::TracedPosition<T::TracedPosition>;
    // push Y (X, T) = (Y, (X, T))
    type Push<Y: AxisPart> = Cons<Y, Self>;
    // append Y (X, T) = (X, append Y T)
    type Append<Y: AxisPart> = <T::Append<Y> as AxisList>::Push<X>;
    // reverse (X, T) onto A = reverse T onto (X, A)
    type ReversedOnto<Onto: AxisList> = T::ReversedOnto<Onto::Push<X>>;
    // (X, T) in front of B = (X, T in front of B)
    type InFrontOf<Back: AxisList> = <T::InFrontOf<Back> as AxisList>::Push<X>;
    type Edited<E: ListEdit> = E::On<Self>;
    type BroadcastTo<U: AxisList> = <T::BroadcastTo<U::Tail> as AxisList>::Push<X::BroadcastTo<U::Head>>;
    type Merged<U: AxisList> = <T::Merged<U::Tail> as AxisList>::Push<
        Ax<<X::Extent as Extent>::Merged<<U::Head as AxisPart>::Extent>, isize>,
    >;
    type MergedWithMany =
        <T::MergedWithMany as AxisList>::Push<Ax<<X::Extent as Extent>::MergedWithUsize, isize>>;
    type Fit<U: AxisList> = <T::Fit<U::Tail> as AxisList>::Push<U::Head>;
    type Loosened = <T::Loosened as AxisList>::Push<Ax<X::Extent, Stretch>>;
    type Repeated = <T::Repeated as AxisList>::Push<Ax<X::Extent, Repeat>>;
    type ColumnMajor = <<Self::ReversedOnto<Nil> as AxisList>::RowMajor as AxisList>::ReversedOnto<Nil>;
    type RowMajor = <T::RowMajor as AxisList>::Push<
        Ax<X::Extent, <<T::Tuple as Flat>::AllKnown as Flag>::Pick<Pitch<T::Tuple>, isize>>,
    >;
    type Ruled<P: Rule, U: AxisList> =
        <T::Ruled<P, U::Tail> as AxisList>::Push<X::Ruled<P, <U::Head as AxisPart>::Extent>>;
    type Forgotten = <T::Forgotten as AxisList>::Push<Ax<usize, isize>>;
    type Windows<U: AxisList> = <Self::Ruled<Positions, U> as AxisList>::InFrontOf<Self::Parts<U>>;
    type WindowLayout<const R: usize, const Q: usize, U: AxisList> =
        <Self::Windows<U> as AxisList>::Layout<Q>;
    type WindowOverMany<const R: usize, const Q: usize> = Windowed<R, Q, Self>;
    type Chunks<U: AxisList> =
        <<Self::Forgotten as AxisList>::Sized<Self::Ruled<Quotients, U>> as AxisList>::InFrontOf<
            Self::Parts<U>,
        >;
    type Parts<U: AxisList> =
        <T::Parts<U::Tail> as AxisList>::Push<X::WithExtent<<U::Head as AxisPart>::Extent>>;
    type Sized<U: AxisList> =
        <T::Sized<U::Tail> as AxisList>::Push<Ax<<U::Head as AxisPart>::Extent, X::Stride>>;
    type Emptied = Nil;
    type IfKnown<A: AxisList, B: AxisList> = A;
    type HeadOnto<Onto: AxisList> = Onto::Push<X>;
    type Swapped = T::SwappedUnder<X>;
    type SwappedUnder<Y: AxisPart> = Cons<X, Cons<Y, T>>;
    type Aligned<U: AxisList> = U::AlignedUnder<X, T>;
    // (Y, U) aligned with (X, T) = (Y merged with X, U aligned with T)
    type AlignedUnder<Y: AxisPart, U: AxisList> =
        <U::Aligned<T> as AxisList>::Push<Ax<<Y::Extent as Extent>::Merged<X::Extent>, isize>>;
    type Unmarked = X::UnmarkedOnto<T::Unmarked>;
    type Unique = <<X::Stride as Stride>::Unique as Flag>::And<T::Unique>;
    type Tuple = <T::Tuple as Flat>::Push<X::Extent>;
    type Extents<const Q: usize> = <Self::Tuple as Flat>::Extents<Q>;
    type Layout<const Q: usize> = Mapped<Q, Self>;
    type Part<const Q: usize, F: Flag> = F::Part<Q, Self>;
    type Dense<const Q: usize, L: Packed<Q>> = L;
    const TYPED_AXES: Option<&'static TypedAxes> = Some(&TypedAxes {
        extent: X::KNOWN,
        stride: <X::Stride as Stride>::KNOWN,
        stretches: X::Extent::STRETCHES,
        rest: T::TYPED_AXES,
    });

    #[inline(always)]
    fn extent(&self, axis: usize) -> usize {
        if axis == 0 { self.head.extent() } else { self.tail.extent(axis.wrapping_sub(1)) }
    }

    #[inline(always)]
    fn stride(&self, axis: usize) -> isize {
        if axis == 0 { self.head.stride() } else { self.tail.stride(axis.wrapping_sub(1)) }
    }

    #[inline(always)]
    fn pack(extents: &[usize], strides: &[isize], axis: usize, agreed: Agreed) -> Self {
        let (extent, stride) = extent_and_stride(extents, strides, axis);
        Self {
            head: X::pack(extent, stride, agreed),
            tail: T::pack(extents, strides, axis.wrapping_add(1), agreed),
        }
    }
}

/// Returns the extent and the stride of an axis; 1 and 0, which change nothing, if the axis does not exist.
#[inline(always)]
fn extent_and_stride(extents: &[usize], strides: &[isize], axis: usize) -> (usize, isize) {
    match (extents.get(axis), strides.get(axis)) {
        (Some(extent), Some(stride)) => (*extent, *stride),
        _ => (1, 0),
    }
}

impl Sealed for UnknownAxes {}
impl AxisList for UnknownAxes {
    type Push<X: AxisPart> = Self;
    type Append<X: AxisPart> = Self;
    type ReversedOnto<Onto: AxisList> = Self;
    type InFrontOf<Back: AxisList> = Self;
    type Edited<X: ListEdit> = Self;
    type BroadcastTo<T: AxisList> = T::Loosened;
    type Merged<T: AxisList> = T::MergedWithMany;
    type Sized<T: AxisList> = T;
    type Parts<T: AxisList> = T;
    type Windows<T: AxisList> = <T::Forgotten as AxisList>::InFrontOf<T>;
    type WindowLayout<const R: usize, const Q: usize, T: AxisList> = T::WindowOverMany<R, Q>;
    type WindowOverMany<const R: usize, const Q: usize> = Strided<Q>;
    type Chunks<T: AxisList> = <T::Forgotten as AxisList>::InFrontOf<T>;
    type IfKnown<A: AxisList, B: AxisList> = B;
    type HeadOnto<Onto: AxisList> = Self;
    type SwappedUnder<X: AxisPart> = Self;
    type Aligned<T: AxisList> = Self;
    type AlignedUnder<X: AxisPart, T: AxisList> = Self;
    type Tuple = AboveTuples;
    type Extents<const Q: usize> = [usize; Q];
    type Layout<const Q: usize> = Strided<Q>;
    type Part<const Q: usize, F: Flag> = Strided<Q>;
    type Dense<const Q: usize, L: Packed<Q>> = Strided<Q>;
    no_axes!();
}

/// Extents, with the layout of a dense view of them.
///
/// It is separate from [`Extents`](trait@crate::Extents), which requires no layouts; `layout` implements it for all extents.
pub trait DenseExtents<const R: usize>: Sized {
    /// The layout of a dense view with these extents: [`RowMajor`](crate::RowMajor) for tuples, [`Strided`] for arrays (so that there is
    /// one view type for each rank if nothing is known).
    type Dense: Packed<R>;
}

/// What the types know of an axis and of the axes after it. It is a list, like the types: it is computed once for each tail that lists
/// share. An array would be copied for each axis.
#[derive(Clone, Copy, Debug)]
pub struct TypedAxes {
    pub(super) extent: Option<usize>,
    pub(super) stride: Option<isize>,
    pub(super) stretches: bool,
    pub(super) rest: Option<&'static Self>,
}

/// One field of each axis as an array. A row: the array's name and type; the field, and the value for axes that do not exist.
macro_rules! fields {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $field:ident, else $rest:expr;)*) => { $(
        $(#[$doc])*
        pub(crate) const fn $name<const R: usize>(mut facts: Option<&Self>) -> [$type; R] {
            let (mut fields, mut axis) = ([$rest; R], 0);
            while axis < R
                && let Some(fact) = facts
            {
                (fields[axis], facts) = (fact.$field, fact.rest);
                axis += 1;
            }
            fields
        }
    )* };
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over arrays: the index is checked to be below the length"
)]
impl TypedAxes {
    fields! {
        /// The known extents of the first `R` axes.
        extents: Option<usize> = extent, else None;
        /// The known strides of the first `R` axes.
        strides: Option<isize> = stride, else None;
        /// Which of the first `R` axes stretch if their extent is 1.
        stretches: bool = stretches, else true;
    }

    /// Returns `true` if the strides of the first `R` axes are known not to be negative.
    pub(crate) const fn are_forward<const R: usize>(mut facts: Option<&Self>) -> bool {
        let mut axis = 0;
        while axis < R
            && let Some(Self { stride: Some(0..), rest, .. }) = facts
        {
            facts = *rest;
            axis += 1;
        }
        axis == R
    }
}
