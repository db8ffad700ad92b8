//! `placed!`: extents with mesh axes, as in `placed![512 @ Data, 64]`.

use core::marker::PhantomData;

use shapewise::{bounds::ExtentList, extent::Extents, message::Message};
use shapewise_sharding::geometry::even_tile_extent;

use super::{
    MeshAxis, MeshPosition, OnMesh, Placement, PlacementKind, Placements, Replicated, Sharded, TypedMesh,
};
use crate::never::Never;

/// Extents, and the mesh axes that split them: what [`placed!`](crate::placed!) makes.
#[derive(Clone, Copy, Debug)]
pub struct Placed<E, X> {
    /// The extents.
    pub extents: E,
    marks: PhantomData<X>,
}

impl<E, X> Placed<E, X> {
    #[doc(hidden)]
    pub const fn new(extents: E, _: PhantomData<X>) -> Self {
        Self { extents, marks: PhantomData }
    }
}

/// The mesh axis `A` splits the axis `D`; then the marks `X`. [`placed!`](crate::placed!) writes it.
#[derive(Clone, Copy, Debug)]
pub struct Mark<A, const D: isize, X>(PhantomData<(A, X)>);

/// Marks on the axes of a mesh.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "these mesh axes are not axes of the mesh `{M}`",
    label = "has an axis of another mesh"
)]
pub trait Marks<M> {
    /// The placements.
    type Placements: Placements;
}

impl<M: TypedMesh<Axes: AllReplicated>> Marks<M> for () {
    type Placements = <M::Axes as AllReplicated>::Placements;
}

impl<M: TypedMesh, A: MeshAxis<Mesh = M>, const D: isize, X: Marks<M>> Marks<M> for Mark<A, D, X>
where
    Sharded<D>: Placement,
{
    type Placements = <A::Position as MeshPosition>::Put<X::Placements, Sharded<D>>;
}

/// Marks of different mesh axes.
#[doc(hidden)]
pub trait Distinct<M> {
    /// For [`Exists`](shapewise::bounds::Exists).
    #[doc(hidden)]
    type Proof;
}

impl<M, X: EachDistinct<M>> Distinct<M> for X {
    type Proof = ();
}

/// [`Distinct`] for each number of marks. It is a separate trait so that a message names the mesh axis and not a list of impls.
#[doc(hidden)]
pub trait EachDistinct<M> {}

impl<M> EachDistinct<M> for () {}

impl<M, A: MeshAxis, const D: isize, X: Marks<M> + EachDistinct<M>> EachDistinct<M> for Mark<A, D, X> where
    OnMesh: Unused<A, <A::Position as MeshPosition>::At<X::Placements>>
{
}

/// A mesh axis that splits no other axis of the same value.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "mesh axis `{A}` splits two axes of one value",
    label = "`{A}` is named twice, and a value has one placement for each mesh axis"
)]
pub trait Unused<A, P> {}

// It never applies: with a single impl, the compiler would name that one.
#[diagnostic::do_not_recommend]
impl<A> Unused<A, Never> for OnMesh {}
#[diagnostic::do_not_recommend]
impl<A> Unused<A, Replicated> for OnMesh {}

/// `Replicated` for each axis of a mesh.
#[doc(hidden)]
pub trait AllReplicated {
    /// The placements.
    type Placements: Placements;
}

macro_rules! all_replicated {
    ($(($($axis:ident)*) => ($($placement:ident)*);)*) => { $(
        impl<$($axis),*> AllReplicated for ($($axis,)*) {
            type Placements = ($($placement,)*);
        }
    )* };
}

all_replicated! {
    () => ();
    (A) => (Replicated);
    (A B) => (Replicated Replicated);
    (A B C) => (Replicated Replicated Replicated);
    (A B C D) => (Replicated Replicated Replicated Replicated);
    (A B C D E) => (Replicated Replicated Replicated Replicated Replicated);
    (A B C D E F) => (Replicated Replicated Replicated Replicated Replicated Replicated);
    (A B C D E F G) => (Replicated Replicated Replicated Replicated Replicated Replicated Replicated);
    (A B C D E F G H) => (Replicated Replicated Replicated Replicated Replicated Replicated Replicated Replicated);
}

/// A mesh axis in [`placed!`](crate::placed!): its name, extent and position.
#[doc(hidden)]
pub(super) type Splitter = (&'static str, usize, usize);

/// Returns the name, the extent and the position of a mesh axis.
#[doc(hidden)]
#[must_use]
pub const fn splitter<A: MeshAxis>() -> Splitter {
    (A::NAME, A::EXTENT, A::Position::NUMBER)
}

/// Checks that the mesh axes that split an axis are in the order of the mesh, and returns the axis. A constant that calls it fails if
/// they are not.
#[doc(hidden)]
#[must_use]
#[track_caller]
pub const fn in_order(axis: isize, splitters: &[Splitter]) -> isize {
    let mut rest = splitters;
    while let [(outer, _, first), tail @ ..] = rest {
        if let [(inner, _, second), ..] = tail
            && *first >= *second
        {
            let message =
                Message::<200>::new().text("mesh axis `").text(inner).text("` follows `").text(outer);
            let message =
                message.text("`: mesh axes that split one axis are in the order of the mesh, each once");
            message.fail();
        }
        rest = tail;
    }
    axis
}

/// Checks that an extent divides into equal parts along mesh axes, and returns it.
#[doc(hidden)]
#[must_use]
#[track_caller]
pub const fn divided_along(extent: usize, splitters: &[Splitter]) -> usize {
    let (mut rest, mut parts) = (splitters, 1_usize);
    while let [(name, count, _), tail @ ..] = rest {
        parts = parts.saturating_mul(*count);
        let _ = divided(extent, parts, name);
        rest = tail;
    }
    extent
}

/// Checks that an extent divides into equal parts along a mesh axis, and returns it. A constant that calls it fails if it does not divide.
#[doc(hidden)]
#[must_use]
#[track_caller]
pub const fn divided(extent: usize, parts: usize, mesh_axis: &str) -> usize {
    match even_tile_extent(extent, parts) {
        Some(_) => extent,
        None => {
            let message = Message::<160>::new().text("extent ").number(extent).text(" does not divide into ");
            let message =
                message.number(parts).text(" equal parts along mesh axis `").text(mesh_axis).text("`");
            message.fail();
        }
    }
}

/// Panics in a build if an extent that the type knows does not divide into the parts of its mesh axes.
#[derive(Debug)]
pub(crate) struct Even<const R: usize, E, M, P>(PhantomData<(E, M, P)>);

impl<const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Even<R, E, M, P> {
    #[expect(clippy::indexing_slicing, reason = "positions are below the length, and axes below R")]
    pub(crate) const IS_EVEN: () = {
        let known = E::EXTENTS;
        if let Some(places) = P::PLACES {
            let mut axis = 0;
            while axis < R {
                let (mut parts, mut at) = (1_usize, 0);
                while at < places.len() && at < M::AXES.len() {
                    if let (Some(PlacementKind::Blocks(split)), Some(extent)) = (places[at], known[axis])
                        && split == axis
                    {
                        parts = parts.saturating_mul(M::AXES[at].1);
                        let _ = divided(extent, parts, M::AXES[at].0);
                    }
                    at = at.saturating_add(1);
                }
                axis = axis.saturating_add(1);
            }
        }
    };
}

impl<E, X> Placed<E, X> {
    /// Converts the extents to an array.
    pub(crate) fn to_array<const R: usize>(&self) -> [usize; R]
    where
        E: Extents<R>,
    {
        self.extents.to_array()
    }
}

// The docs show how the macro is called, and not its internal arms.
#[doc = include_str!("../../docs/placed.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! placed {
    ($($extent:tt $(@ $mesh:tt)?),* $(,)?) => {};
}

#[doc = include_str!("../../docs/placed.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! placed {
    // Takes the first axis off. [extents] [marks] number of the axis; rest
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr;) => {
        $crate::placement::Placed::new(
            $crate::__shape![$($extents)*],
            ::core::marker::PhantomData::<$crate::placed!(@marks $($marks)?)>,
        )
    };
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; $extent:literal @ $mesh:path $(, $($rest:tt)*)?) => {
        $crate::placed!(
            @ [$($extents)* {
                $crate::placement::divided(
                    $extent,
                    <$mesh as $crate::placement::MeshAxis>::EXTENT,
                    <$mesh as $crate::placement::MeshAxis>::NAME,
                )
            },]
            [$crate::placement::Mark<$mesh, { $axis }, $crate::placed!(@marks $($marks)?)>] $axis + 1; $($($rest)*)?
        )
    };
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; { $extent:expr } @ $mesh:path $(, $($rest:tt)*)?) => {
        $crate::placed!(
            @ [$($extents)* { $extent },]
            [$crate::placement::Mark<$mesh, { $axis }, $crate::placed!(@marks $($marks)?)>] $axis + 1; $($($rest)*)?
        )
    };
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; $extent:ident @ $mesh:path $(, $($rest:tt)*)?) => {
        $crate::placed!(
            @ [$($extents)* $extent,]
            [$crate::placement::Mark<$mesh, { $axis }, $crate::placed!(@marks $($marks)?)>] $axis + 1; $($($rest)*)?
        )
    };
    // Several mesh axes split one axis.
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; $extent:literal @ ($($mesh:path),+ $(,)?) $(, $($rest:tt)*)?) => {
        $crate::placed!(
            @ [$($extents)* {
                $crate::placement::divided_along($extent, &[$($crate::placement::splitter::<$mesh>()),+])
            },]
            [$crate::placed!(@all $axis, ($($marks)?) $($mesh),+)] $axis + 1; $($($rest)*)?
        )
    };
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; { $extent:expr } @ ($($mesh:path),+ $(,)?) $(, $($rest:tt)*)?) => {
        $crate::placed!(
            @ [$($extents)* { $extent },]
            [$crate::placed!(@all $axis, ($($marks)?) $($mesh),+)] $axis + 1; $($($rest)*)?
        )
    };
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; $extent:ident @ ($($mesh:path),+ $(,)?) $(, $($rest:tt)*)?) => {
        $crate::placed!(
            @ [$($extents)* $extent,]
            [$crate::placed!(@all $axis, ($($marks)?) $($mesh),+)] $axis + 1; $($($rest)*)?
        )
    };
    // The first mark checks the order of all.
    (@all $axis:expr, ($($marks:ty)?) $mesh:path $(, $rest:path)*) => {
        $crate::placement::Mark<
            $mesh,
            { $crate::placement::in_order(
                $axis,
                &[$crate::placement::splitter::<$mesh>() $(, $crate::placement::splitter::<$rest>())*],
            ) },
            $crate::placed!(@each $axis, ($($marks)?) $(, $rest)*),
        >
    };
    (@each $axis:expr, ($($marks:ty)?) , $mesh:path $(, $rest:path)*) => {
        $crate::placement::Mark<$mesh, { $axis }, $crate::placed!(@each $axis, ($($marks)?) $(, $rest)*)>
    };
    (@each $axis:expr, ($($marks:ty)?)) => { $crate::placed!(@marks $($marks)?) };
    // The literal 1 stretches, as in `shape!`, also in other words.
    (@ $extents:tt $marks:tt $axis:expr; 1usize $(, $($rest:tt)*)?) => { $crate::placed!(@ $extents $marks $axis; 1 $(, $($rest)*)?) };
    (@ $extents:tt $marks:tt $axis:expr; 1_usize $(, $($rest:tt)*)?) => { $crate::placed!(@ $extents $marks $axis; 1 $(, $($rest)*)?) };
    (@ $extents:tt $marks:tt $axis:expr; 1_ $(, $($rest:tt)*)?) => { $crate::placed!(@ $extents $marks $axis; 1 $(, $($rest)*)?) };
    (@ $extents:tt $marks:tt $axis:expr; 01 $(, $($rest:tt)*)?) => { $crate::placed!(@ $extents $marks $axis; 1 $(, $($rest)*)?) };
    (@ $extents:tt $marks:tt $axis:expr; 001 $(, $($rest:tt)*)?) => { $crate::placed!(@ $extents $marks $axis; 1 $(, $($rest)*)?) };
    (@ $extents:tt $marks:tt $axis:expr; 0x1 $(, $($rest:tt)*)?) => { $crate::placed!(@ $extents $marks $axis; 1 $(, $($rest)*)?) };
    (@ $extents:tt $marks:tt $axis:expr; 0x01 $(, $($rest:tt)*)?) => { $crate::placed!(@ $extents $marks $axis; 1 $(, $($rest)*)?) };
    (@ $extents:tt $marks:tt $axis:expr; 0b1 $(, $($rest:tt)*)?) => { $crate::placed!(@ $extents $marks $axis; 1 $(, $($rest)*)?) };
    (@ $extents:tt $marks:tt $axis:expr; 0b01 $(, $($rest:tt)*)?) => { $crate::placed!(@ $extents $marks $axis; 1 $(, $($rest)*)?) };
    (@ $extents:tt $marks:tt $axis:expr; 0o1 $(, $($rest:tt)*)?) => { $crate::placed!(@ $extents $marks $axis; 1 $(, $($rest)*)?) };
    (@ $extents:tt $marks:tt $axis:expr; 0o01 $(, $($rest:tt)*)?) => { $crate::placed!(@ $extents $marks $axis; 1 $(, $($rest)*)?) };
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; 1 $(, $($rest:tt)*)?) => {
        $crate::placed!(@ [$($extents)* 1,] [$($marks)?] $axis + 1; $($($rest)*)?)
    };
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; $extent:literal $(, $($rest:tt)*)?) => {
        $crate::placed!(@ [$($extents)* $extent,] [$($marks)?] $axis + 1; $($($rest)*)?)
    };
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; { $extent:expr } $(, $($rest:tt)*)?) => {
        $crate::placed!(@ [$($extents)* { $extent },] [$($marks)?] $axis + 1; $($($rest)*)?)
    };
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; $extent:ident $(, $($rest:tt)*)?) => {
        $crate::placed!(@ [$($extents)* $extent,] [$($marks)?] $axis + 1; $($($rest)*)?)
    };
    // Extents with names: `Batch(4)`.
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; $name:ident ($number:expr) @ ($($mesh:path),+ $(,)?) $(, $($rest:tt)*)?) => {
        $crate::placed!(
            @ [$($extents)* $name($number),]
            [$crate::placed!(@all $axis, ($($marks)?) $($mesh),+)] $axis + 1; $($($rest)*)?
        )
    };
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; $name:ident ($number:expr) @ $mesh:path $(, $($rest:tt)*)?) => {
        $crate::placed!(
            @ [$($extents)* $name($number),]
            [$crate::placement::Mark<$mesh, { $axis }, $crate::placed!(@marks $($marks)?)>] $axis + 1; $($($rest)*)?
        )
    };
    (@ [$($extents:tt)*] [$($marks:ty)?] $axis:expr; $name:ident ($number:expr) $(, $($rest:tt)*)?) => {
        $crate::placed!(@ [$($extents)* $name($number),] [$($marks)?] $axis + 1; $($($rest)*)?)
    };
    (@marks) => { () };
    (@marks $marks:ty) => { $marks };
    (@ $($rest:tt)*) => {
        ::core::compile_error!(
            "an axis of `placed!` is an extent, alone or with mesh axes: `placed![n @ Data, 64 @ (X, Y)]`; other expressions are in braces: \
             `placed![{ 2 * n } @ Data]`"
        )
    };
    ($($axes:tt)*) => { $crate::placed!(@ [] [] 0; $($axes)*) };
}
