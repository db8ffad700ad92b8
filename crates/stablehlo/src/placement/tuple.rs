//! The placements of a value on all axes of a mesh, and the position of an axis in a mesh.

use core::fmt::Debug;

use shapewise::{
    bounds::{AxisList, AxisNumber, First, Next},
    placement::{OnAxes, Placement, PlacementAfter, PlacementKind, Replicated},
};

use self::sealed::Sealed;

/// The traits of this module are closed.
mod sealed {
    use shapewise::bounds::{First, Next};

    #[diagnostic::on_unimplemented(
        message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
        label = "cannot be implemented outside of shapewise-stablehlo"
    )]
    pub trait Sealed {}

    impl Sealed for First {}
    impl<N> Sealed for Next<N> {}
    impl Sealed for () {}
    impl<A> Sealed for (A,) {}
    impl<A, B> Sealed for (A, B) {}
    impl<A, B, C> Sealed for (A, B, C) {}
    impl<A, B, C, D> Sealed for (A, B, C, D) {}
    impl<A, B, C, D, E> Sealed for (A, B, C, D, E) {}
    impl<A, B, C, D, E, F> Sealed for (A, B, C, D, E, F) {}
    impl<A, B, C, D, E, F, G> Sealed for (A, B, C, D, E, F, G) {}
    impl<A, B, C, D, E, F, G, H> Sealed for (A, B, C, D, E, F, G, H) {}
}

/// The placements of a value: one for each mesh axis, as a tuple.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not placements",
    label = "not a tuple of placements",
    note = "a value has one placement for each mesh axis, as in `(Replicated, Sharded<0>)`: `Replicated`, `Sharded<D>`, `PartialSum`, `PartialMax` or `PartialMin`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Placements: Copy + Debug + Sealed + 'static {
    /// The first placement.
    #[doc(hidden)]
    type Head: Placement;
    /// The placements after it.
    #[doc(hidden)]
    type Tail: Placements;
    /// One more placement in front.
    #[doc(hidden)]
    type Push<X: Placement>: Placements;
    /// The placements of an operation on an operand with these and one with the placements `Q`, which match.
    #[doc(hidden)]
    type Joined<Q: Placements>: Placements;
    /// As many placements, all of them `Replicated`.
    #[doc(hidden)]
    type Replicas: Placements;
    /// `X` where there is no placement.
    #[doc(hidden)]
    type Or<X: Placement>: Placements;
    /// The placements of the result of an operation on the axes `L`.
    #[doc(hidden)]
    type After<F: OnAxes, L: AxisList>: Placements;
    /// The placements, in the order of the mesh axes; `None` if they are known at run time only.
    #[doc(hidden)]
    const PLACES: Option<&'static [Option<PlacementKind>]>;
}

/// Placements without a type for each mesh axis: every operation leaves them as they are.
macro_rules! opaque {
    ($($(#[$attribute:meta])* $name:ident;)*) => { $(
        $(#[$attribute])*
        pub struct $name;

        impl Sealed for $name {}
        #[diagnostic::do_not_recommend]
        impl Placements for $name {
            type Head = Replicated;
            type Tail = Self;
            type Push<X: Placement> = Self;
            type Joined<Q: Placements> = Self;
            type Replicas = Self;
            type Or<X: Placement> = Self;
            type After<F: OnAxes, L: AxisList> = Self;
            const PLACES: Option<&'static [Option<PlacementKind>]> = None;
        }
    )* };
}

opaque! {
    /// Placements that are known at run time.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    AnyPlacements;
    /// More placements than mesh axes are supported.
    #[derive(Clone, Copy, Debug)]
    TooManyPlacements;
}

/// A row: the placements; the first one and the others; all with one more in front.
macro_rules! placements {
    ($($($head:ident: $($name:ident)*)? => $push:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl$(<$head: Placement, $($name: Placement),*>)? Placements for ($($head, $($name,)*)?) {
            type Head = placements!(@head $($head)?);
            type Tail = ($($($name,)*)?);
            type Push<X: Placement> = $push;
            type Joined<Q: Placements> = placements!(@joined Q; $($head $($name)*)?);
            type Replicas = ($(placements!(@replicated $head), $(placements!(@replicated $name),)*)?);
            type Or<X: Placement> = ($($head::Or<X>, $($name::Or<X>,)*)?);
            type After<F: OnAxes, L: AxisList> = ($(PlacementAfter<$head, F, L>, $(PlacementAfter<$name, F, L>,)*)?);
            const PLACES: Option<&'static [Option<PlacementKind>]> = Some(&[$($head::PLACE, $($name::PLACE,)*)?]);
        }
    )* };
    (@replicated $name:ident) => { Replicated };
    (@head) => { Replicated };
    (@head $head:ident) => { $head };
    (@joined $other:ty;) => { () };
    (@joined $other:ty; $head:ident $($name:ident)*) => {
        <placements!(@joined <$other as Placements>::Tail; $($name)*) as Placements>::Push<
            $head::Joined<<$other as Placements>::Head>,
        >
    };
}

placements! {
    => (X,);
    A: => (X, A);
    A: B => (X, A, B);
    A: B C => (X, A, B, C);
    A: B C D => (X, A, B, C, D);
    A: B C D E => (X, A, B, C, D, E);
    A: B C D E G => (X, A, B, C, D, E, G);
    A: B C D E G H => (X, A, B, C, D, E, G, H);
    A: B C D E G H I => TooManyPlacements;
}

/// The position of an axis in a mesh. See [`Value::all_reduce`](crate::Value::all_reduce).
pub trait MeshPosition: Sealed + 'static {
    /// The placement there.
    type At<P: Placements>: Placement;
    /// The placements with `X` there.
    type Put<P: Placements, X: Placement>: Placements;
    /// The position as a number: 0 for the first axis of [`mesh!`](crate::mesh!).
    const NUMBER: usize;
}

impl MeshPosition for First {
    type At<P: Placements> = P::Head;
    type Put<P: Placements, X: Placement> = <P::Tail as Placements>::Push<X>;
    const NUMBER: usize = 0;
}

impl<N: MeshPosition + AxisNumber> MeshPosition for Next<N> {
    type At<P: Placements> = N::At<P::Tail>;
    type Put<P: Placements, X: Placement> = <N::Put<P::Tail, X> as Placements>::Push<P::Head>;
    const NUMBER: usize = N::NUMBER.wrapping_add(1);
}
