//! One axis of a layout as a type: its extent and its stride.

use core::fmt::Debug;

use super::stride::{Stride, Zero};
use crate::{
    extent::{Const, Extent, One},
    private::{Agreed, Sealed},
};

/// An axis of extent `E` and stride `S`; what the types know takes no memory.
#[derive(Clone, Copy, Debug)]
pub struct Ax<E, S> {
    extent: E,
    stride: S,
}

/// A new axis.
pub type NewAx = Ax<One, Zero>;

/// What can be done to one axis; each gives an axis again.
pub trait AxisPart: Copy + Debug + Sealed {
    /// The extent.
    type Extent: Extent;
    /// The stride.
    type Stride: Stride;
    /// Another extent, known when running; the same stride.
    type Ranged: AxisPart;
    /// The extent `N`; the same stride.
    type Windowed<const N: usize>: AxisPart;
    /// Another extent, known when running; `K` times the stride.
    type Stepped<const K: isize>: AxisPart;
    /// Another extent and another stride, both known when running.
    type Loose: AxisPart;
    /// The same extent, last element first.
    type Reversed: AxisPart;
    /// Broadcast to the extent of `T`.
    type BroadcastTo<T: AxisPart>: AxisPart;

    /// The axis of this type with this extent and stride, which are known to agree.
    fn pack(extent: usize, stride: isize, agreed: Agreed) -> Self;
    /// The extent, in elements.
    fn extent(&self) -> usize;
    /// The stride, in elements.
    fn stride(&self) -> isize;
}

impl<E: Extent, S: Stride> Sealed for Ax<E, S> {}
impl<E: Extent, S: Stride> AxisPart for Ax<E, S> {
    type Extent = E;
    type Stride = S;
    type Ranged = Ax<usize, S>;
    type Windowed<const N: usize> = Ax<Const<N>, S>;
    type Stepped<const K: isize> = Ax<usize, S::Times<K>>;
    type Loose = Ax<usize, isize>;
    type Reversed = Ax<E, S::Times<-1>>;
    type BroadcastTo<T: AxisPart> = Ax<E::Onto<T::Extent>, E::Stretched<S>>;

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
