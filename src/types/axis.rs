//! One axis of a layout as a type: its extent and its stride.

use core::fmt::Debug;

use super::Agreed;
use super::{AxisList, Const, Extent, Name, Named, One, Rule, Stride, Zero};
use crate::private::Sealed;

/// An axis of extent `E` and stride `S`. Numbers that the types know take no memory.
#[derive(Clone, Copy, Debug)]
pub struct Ax<E, S> {
    extent: E,
    stride: S,
}

/// A new axis.
pub type NewAx = Ax<One, Zero>;

/// The operations on one axis. Each results in an axis.
pub trait AxisPart: Copy + Debug + Sealed {
    /// The extent.
    type Extent: Extent;
    /// The stride.
    type Stride: Stride;
    /// The extent, if the type knows it.
    const KNOWN: Option<usize>;
    /// Where the traced axis is in a list that begins with this axis and continues with one where it is at `Rest`.
    type TracedPosition<Rest: super::TracedPosition>: super::TracedPosition;
    /// A part, of an extent that is known at run time and keeps its name; the same stride.
    type Ranged: AxisPart;
    /// A part of the extent `N`; the same stride.
    type ConstRanged<const N: usize>: AxisPart;
    /// A part of the extent `E`, or with the name of this axis if `E` states nothing; the same stride.
    type WithExtent<E: Extent>: AxisPart;
    /// A part, of an extent that is known at run time and keeps its name; `K` times the stride.
    type Stepped<const K: isize>: AxisPart;
    /// A part, of an extent that is known at run time and keeps its name; another stride, known at run time.
    type Loose: AxisPart;
    /// The same extent, last element first.
    type Reversed: AxisPart;
    /// The same axis with the name `D`.
    type Renamed<D: Name>: AxisPart;
    /// Broadcast to the extent of `T`.
    type BroadcastTo<T: AxisPart>: AxisPart;
    /// The extent that the rule `P` computes from this one and `F`; the same stride.
    type Ruled<P: Rule, F: Extent>: AxisPart;
    /// This axis in front of `T`, unless it is marked as [`RemovedAxis`].
    type UnmarkedOnto<T: AxisList>: AxisList;

    /// Returns the axis of this type with this extent and stride, which are known to agree.
    #[cfg_attr(doc, doc(hidden))]
    fn pack(extent: usize, stride: isize, agreed: Agreed) -> Self;
    /// Returns the extent, in elements.
    fn extent(&self) -> usize;
    /// Returns the stride, in elements.
    fn stride(&self) -> isize;
}

impl<E: Extent, S: Stride> Sealed for Ax<E, S> {}
impl<E: Extent, S: Stride> AxisPart for Ax<E, S> {
    type Extent = E;
    type Stride = S;
    const KNOWN: Option<usize> = E::KNOWN;
    type TracedPosition<Rest: super::TracedPosition> = Rest::Later;
    type Ranged = Ax<E::Cut<usize>, S>;
    type ConstRanged<const N: usize> = Ax<Const<N>, S>;
    type WithExtent<F: Extent> = Ax<E::Cut<F>, S>;
    type Stepped<const K: isize> = Ax<E::Cut<usize>, S::Times<K>>;
    type Loose = Ax<E::Cut<usize>, isize>;
    type Reversed = Ax<E, S::Times<-1>>;
    type Renamed<D: Name> = Ax<Named<D>, S>;
    type BroadcastTo<T: AxisPart> = Ax<E::Onto<T::Extent>, E::Stretched<S>>;
    type Ruled<P: Rule, F: Extent> = Ax<E::By<P, F>, S>;
    type UnmarkedOnto<T: AxisList> = T::Push<Self>;

    #[inline(always)]
    fn pack(extent: usize, stride: isize, agreed: Agreed) -> Self {
        Self { extent: E::pack(extent, agreed), stride: S::pack(stride, agreed) }
    }

    #[inline(always)]
    fn extent(&self) -> usize {
        self.extent.get()
    }

    #[inline(always)]
    fn stride(&self) -> isize {
        self.stride.get()
    }
}

/// The mark of an axis that a list loses: [`AxisList::Unmarked`].
#[derive(Clone, Copy, Debug)]
pub struct RemovedAxis;

impl Sealed for RemovedAxis {}
impl AxisPart for RemovedAxis {
    type Extent = usize;
    type Stride = isize;
    const KNOWN: Option<usize> = None;
    type TracedPosition<Rest: super::TracedPosition> = Rest::Later;
    type Ranged = Self;
    type ConstRanged<const N: usize> = Self;
    type WithExtent<E: Extent> = Self;
    type Stepped<const K: isize> = Self;
    type Loose = Self;
    type Reversed = Self;
    type Renamed<D: Name> = Self;
    type BroadcastTo<T: AxisPart> = Self;
    type Ruled<P: Rule, F: Extent> = Self;
    type UnmarkedOnto<T: AxisList> = T;

    fn pack(_: usize, _: isize, _: Agreed) -> Self {
        Self
    }

    fn extent(&self) -> usize {
        1
    }

    fn stride(&self) -> isize {
        0
    }
}
