//! A mesh of devices in the type: its axes are types with a name and an extent.

use core::fmt::Debug;

use super::{MeshPosition, OnMesh};
use crate::never::Never;

/// One axis of a mesh, made by [`mesh!`](crate::mesh!).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an axis of a mesh",
    label = "not a mesh axis",
    note = "`mesh! {{ Grid {{ Data: 4, Model: 2 }} }}` makes the mesh `Grid` with the axes `Data` and `Model`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait MeshAxis: Copy + Debug + Default + 'static {
    /// The mesh.
    type Mesh: TypedMesh;
    /// The position of the axis in the mesh.
    #[doc(hidden)]
    type Position: MeshPosition;
    /// The name, as in messages and in StableHLO.
    const NAME: &'static str;
    /// The number of devices along the axis.
    const EXTENT: usize;
}

/// The mesh axis `A` is an axis of the mesh `M`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{A}` is not an axis of the mesh `{M}`",
    label = "communication is along an axis of the program's mesh"
)]
pub trait AxisOfMesh<A, M> {}

#[diagnostic::do_not_recommend]
impl<A: MeshAxis<Mesh = M>, M> AxisOfMesh<A, M> for OnMesh {}
// It never applies: with a single impl, the compiler would name the other mesh and the impl.
#[diagnostic::do_not_recommend]
impl AxisOfMesh<Never, Never> for OnMesh {}

/// A mesh of devices, made by [`mesh!`](crate::mesh!). Devices are numbered in row-major order: the last axis varies fastest.
#[cfg_attr(doc, doc(hidden))]
pub trait TypedMesh: Copy + Debug + 'static {
    /// The axes, as a tuple of [`MeshAxis`] types.
    type Axes;
    /// The names and extents of the axes.
    const AXES: &'static [(&'static str, usize)];

    /// Returns the number of devices.
    #[must_use]
    fn device_count() -> usize {
        Self::AXES.iter().map(|(_, extent)| *extent).product()
    }
}

/// The mesh without axes: one device. See [`Program`](crate::Program).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OneDevice;

impl TypedMesh for OneDevice {
    type Axes = ();
    const AXES: &'static [(&'static str, usize)] = &[];
}

// The docs show how the macro is called, and not its internal arms.
#[doc = include_str!("../../docs/mesh.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! mesh {
    ($(#[$attribute:meta])* $visibility:vis $mesh:ident { $($axis:ident: $extent:expr),+ $(,)? }) => {};
}

#[doc = include_str!("../../docs/mesh.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! mesh {
    // More axes than there are rules for: the first eight are defined, so that nothing else is reported.
    (
        $(#[$attribute:meta])* $visibility:vis $mesh:ident {
            $a:ident: $na:expr, $b:ident: $nb:expr, $c:ident: $nc:expr, $d:ident: $nd:expr,
            $e:ident: $ne:expr, $f:ident: $nf:expr, $g:ident: $ng:expr, $h:ident: $nh:expr, $($more:ident: $n:expr),+ $(,)?
        }
    ) => {
        ::core::compile_error!(::core::concat!(
            "a mesh has at most 8 axes, and `", ::core::stringify!($mesh), "` has more: `", ::core::stringify!($($more),+), "`"
        ));
        $crate::mesh! {
            $visibility $mesh { $a: $na, $b: $nb, $c: $nc, $d: $nd, $e: $ne, $f: $nf, $g: $ng, $h: $nh }
        }
    };
    ($(#[$attribute:meta])* $visibility:vis $mesh:ident { $($axis:ident: $extent:expr),+ $(,)? }) => {
        $(#[$attribute])*
        #[derive(
            ::core::clone::Clone,
            ::core::marker::Copy,
            ::core::fmt::Debug,
            ::core::default::Default,
            ::core::cmp::PartialEq,
            ::core::cmp::Eq,
            ::core::hash::Hash,
        )]
        // An empty line of docs: a mesh may need none, and a caller's `forbid(missing_docs)` refuses an `allow`.
        #[doc = ""]
        $visibility struct $mesh;

        impl $crate::placement::TypedMesh for $mesh {
            type Axes = ($($axis,)+);
            const AXES: &'static [(&'static ::core::primitive::str, ::core::primitive::usize)] = &[$((::core::stringify!($axis), {
                match $extent {
                    0 => ::core::panic!("a mesh axis has at least one device"),
                    shapewise_extent => shapewise_extent,
                }
            })),+];
        }

        $crate::mesh! { @axis $visibility $mesh ($crate::placement::First); $($axis)+ }
    };
    (@axis $visibility:vis $mesh:ident ($($position:tt)*); $axis:ident $($rest:ident)*) => {
        #[doc = ::core::concat!("A mesh axis of [`", ::core::stringify!($mesh), "`].")]
        #[derive(
            ::core::clone::Clone,
            ::core::marker::Copy,
            ::core::fmt::Debug,
            ::core::default::Default,
            ::core::cmp::PartialEq,
            ::core::cmp::Eq,
            ::core::hash::Hash,
        )]
        $visibility struct $axis;

        #[diagnostic::do_not_recommend] // or messages would list the axes, with their source
        impl $crate::placement::MeshAxis for $axis {
            type Mesh = $mesh;
            type Position = $($position)*;
            const NAME: &'static ::core::primitive::str = ::core::stringify!($axis);
            const EXTENT: ::core::primitive::usize = <$mesh as $crate::placement::TypedMesh>::AXES
                [<$($position)* as $crate::placement::MeshPosition>::NUMBER].1;
        }

        $crate::mesh! { @axis $visibility $mesh ($crate::placement::Next<$($position)*>); $($rest)* }
    };
    (@axis $visibility:vis $mesh:ident $position:tt;) => {};
}
