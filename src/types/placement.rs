//! Placements: how a value is spread along one axis of a mesh of devices, and where an operation on axes moves a split axis.
//!
//! A split axis is traced through an operation by the operation itself. A list of plain axes, with [`Traced`] at the split one, goes
//! through the same type-level operation as the extents. [`TracedPosition`] is where `Traced` is in the result. So permutations, slices,
//! reductions and broadcasts have one rule for extents and placements.

use core::fmt::{self, Debug};

use super::Agreed;
use super::{Ax, AxisList, AxisNumber, AxisPart, Extent, First, Next, Put, Rule};
use crate::private::Sealed;

/// How a value is spread along one axis of a mesh, at run time. The types are [`Replicated`], [`Sharded`], [`PartialSum`], [`PartialMax`] and [`PartialMin`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PlacementKind {
    /// Each device has all of the value.
    Copies,
    /// Each device has one block of this axis of the value.
    Blocks(usize),
    /// Each device has a summand: the value is the sum over the devices.
    Sums,
    /// Each device has a candidate: the value is the maximum over the devices.
    Maxima,
    /// Each device has a candidate: the value is the minimum over the devices.
    Minima,
}

impl PlacementKind {
    /// Returns `true` if the devices have parts that must be reduced. [`placement`](crate::placement) has an example.
    #[must_use]
    pub const fn is_partial(self) -> bool {
        matches!(self, Self::Sums | Self::Maxima | Self::Minima)
    }
}

impl fmt::Display for PlacementKind {
    /// As the types print: `Replicated`, `Sharded<1>`, `PartialSum`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Copies => f.write_str("Replicated"),
            Self::Blocks(axis) => write!(f, "Sharded<{axis}>"),
            Self::Sums => f.write_str("PartialSum"),
            Self::Maxima => f.write_str("PartialMax"),
            Self::Minima => f.write_str("PartialMin"),
        }
    }
}

/// A placement in the type: [`Replicated`], [`Sharded<D>`](Sharded), [`PartialSum`], [`PartialMax`] or [`PartialMin`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a placement",
    label = "not `Replicated`, `Sharded<D>`, `PartialSum`, `PartialMax` or `PartialMin`",
    note = "a placement states how a value is spread along one mesh axis; `Sharded<D>` splits axis D, which is below 8"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Placement: Copy + Debug + Default + Sealed + 'static {
    /// The placement; `None` if there is none, because the operation cut or removed the split axis. [`placement`](crate::placement) has an example.
    const PLACE: Option<PlacementKind>;
    /// The placement of the next axis.
    type Next: Placement;
    /// The placement of an operation on this operand and one with the placement `Q`, which match.
    type Joined<Q: Placement>: Placement;
    /// `X` if there is no placement.
    type Or<X: Placement>: Placement;
    /// The position of the axis that is split; the first one if none is.
    type Axis: AxisNumber;
    /// The placement of a result where that axis is at `S`.
    type At<S: TracedPosition>: Placement;
    /// `X` if no axis is split and nothing is partial, otherwise `Replicated`.
    type IfWhole<X: Placement>: Placement;
    /// The placement where it splits what `Q` does not, otherwise `Replicated`.
    type Beyond<Q: Placement>: Placement;
}

/// The placement `P` after an operation on the axes `L`.
pub type PlacementAfter<P, F, L> = <P as Placement>::At<
    <<F as OnAxes>::Of<Put<<P as Placement>::Axis, L, Traced>> as AxisList>::TracedPosition,
>;

/// A type-level operation on lists of axes.
pub trait OnAxes {
    /// The list of the result.
    type Of<L: AxisList>: AxisList;
}

/// Each device has all of the value.
#[doc(alias("Replicate", "replicated"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Replicated;

/// Each device has one block of axis `D` of the value. The blocks are equal, in the order of the devices.
#[doc(alias("Shard", "sharded"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sharded<const D: isize>;

/// Each device has a summand of the value, which is the sum over the devices.
#[doc(alias("Partial", "unreduced"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PartialSum;

/// Each device has a candidate: the value is the maximum over the devices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PartialMax;

/// Each device has a candidate: the value is the minimum over the devices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PartialMin;

/// No placement: the operation cut or removed the split axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CutPlacement;

impl Sealed for Replicated {}
impl Placement for Replicated {
    const PLACE: Option<PlacementKind> = Some(PlacementKind::Copies);
    type Next = Self;
    type Joined<Q: Placement> = Q;
    type Or<X: Placement> = Self;
    type Axis = First;
    type At<S: TracedPosition> = Self;
    type IfWhole<X: Placement> = X;
    type Beyond<Q: Placement> = Self;
}

impl Sealed for CutPlacement {}
impl Placement for CutPlacement {
    const PLACE: Option<PlacementKind> = None;
    type Next = Self;
    type Joined<Q: Placement> = Q;
    type Or<X: Placement> = X;
    type Axis = First;
    type At<S: TracedPosition> = Self;
    type IfWhole<X: Placement> = Replicated;
    type Beyond<Q: Placement> = Replicated;
}

macro_rules! partial {
    ($($name:ident as $place:ident;)*) => { $(
        impl Sealed for $name {}
        impl Placement for $name {
            const PLACE: Option<PlacementKind> = Some(PlacementKind::$place);
            type Next = Self;
            type Joined<Q: Placement> = Self;
            type Or<X: Placement> = Self;
            type Axis = First;
            type At<S: TracedPosition> = Self;
            type IfWhole<X: Placement> = Replicated;
            type Beyond<Q: Placement> = Replicated;
        }
    )* };
}

partial! { PartialSum as Sums; PartialMax as Maxima; PartialMin as Minima; }

/// The axes that can be split. A row: the axis, the axis as a number, and the placement of the next one.
macro_rules! splits {
    ($($axis:literal as $number:ident = $is:ty, then $next:ty;)*) => { $(
        type $number = $is;
        impl Sealed for Sharded<$axis> {}
        #[diagnostic::do_not_recommend]
        impl Placement for Sharded<$axis> {
            const PLACE: Option<PlacementKind> = Some(PlacementKind::Blocks($axis));
            type Next = $next;
            type Joined<Q: Placement> = Self;
            type Or<X: Placement> = Self;
            type Axis = $number;
            type At<S: TracedPosition> = S::Split;
            type IfWhole<X: Placement> = Replicated;
            type Beyond<Q: Placement> = Q::IfWhole<Self>;
        }
    )* };
}

splits! {
    0 as N0 = First, then Sharded<1>;
    1 as N1 = Next<N0>, then Sharded<2>;
    2 as N2 = Next<N1>, then Sharded<3>;
    3 as N3 = Next<N2>, then Sharded<4>;
    4 as N4 = Next<N3>, then Sharded<5>;
    5 as N5 = Next<N4>, then Sharded<6>;
    6 as N6 = Next<N5>, then Sharded<7>;
    7 as N7 = Next<N6>, then CutPlacement;
}

/// Where the traced axis is in a list.
pub trait TracedPosition: Sealed {
    /// The same with one more axis in front.
    type Later: TracedPosition;
    /// The placement that splits the axis there.
    type Split: Placement;
}

/// The traced axis is not in the list.
#[derive(Clone, Copy, Debug)]
pub struct NotInList;

impl Sealed for NotInList {}
impl TracedPosition for NotInList {
    type Later = Self;
    type Split = CutPlacement;
}

impl TracedPosition for First {
    type Later = Next<Self>;
    type Split = Sharded<0>;
}

impl<N: AxisNumber + TracedPosition> TracedPosition for Next<N> {
    type Later = Next<Self>;
    type Split = <N::Split as Placement>::Next;
}

/// An axis that is traced through an operation. Whatever changes it makes it another axis.
#[derive(Clone, Copy, Debug)]
pub struct Traced;

impl Sealed for Traced {}
impl AxisPart for Traced {
    type Extent = usize;
    type Stride = isize;
    const KNOWN: Option<usize> = None;
    type TracedPosition<Rest: TracedPosition> = First;
    type Ranged = Ax<usize, isize>;
    type WithExtent<E: Extent> = Ax<E, isize>;
    type ConstRanged<const N: usize> = Ax<usize, isize>;
    type Stepped<const K: isize> = Ax<usize, isize>;
    type Loose = Ax<usize, isize>;
    type Reversed = Ax<usize, isize>;
    type Renamed<D: super::Name> = Self;
    type BroadcastTo<T: AxisPart> = Self;
    type Ruled<P: Rule, F: Extent> = Ax<usize, isize>;
    type UnmarkedOnto<T: AxisList> = T::Push<Self>;

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
