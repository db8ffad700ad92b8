//! Shardings: meshes of devices, which of their axes split which dimension of a shape, and who holds which elements.
//!
//! A [`Mesh`] is an array of devices whose axes have names. A [`Spec`] lists, for each dimension of a shape, the mesh axes that split
//! it, major to minor. Both also exist with numbers of axes known at run time, [`DynMesh`] and [`DynSpec`]. An [`HloSharding`] is the
//! same in XLA's form, without names.
//!
//! ```
//! use shapewise_sharding::{HloSharding, Mesh, Spec};
//!
//! let mesh = Mesh::new([("x", 4), ("y", 2)])?;
//! let spec = Spec::from_names(&mesh, [&["x"], &["y"]])?;
//!
//! // Each of the 8 devices holds a block of 2 by 8 elements of f32[8,16].
//! assert_eq!(spec.shard_shape([8, 16])?, [2, 8]);
//! assert_eq!(spec.range([8, 16], 3)?, [2..4, 8..16]);
//! assert_eq!(spec.holders([8, 16], [3, 12])?, [3]);
//!
//! // The same in XLA's text, and back.
//! let hlo = spec.to_hlo();
//! assert_eq!(hlo.to_string(), "{devices=[4,2]<=[8]}");
//! assert_eq!(hlo.to_string().parse::<HloSharding>()?, hlo);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The names
//!
//! | XLA, Shardy, JAX | here |
//! |---|---|
//! | `Mesh`, `MeshAttr`, `sdy.mesh`, `DeviceMesh` | [`Mesh`], [`DynMesh`] |
//! | `NamedSharding`, `PartitionSpec`, `TensorShardingAttr` | [`Spec`], [`DynSpec`] |
//! | `AxisRefAttr`, sub-axis | [`SubAxis`] |
//! | `HloSharding`, `OpSharding` | [`HloSharding`] |
//! | `TileAssignment`, `IotaTileAssignment` | [`TileAssignment`] |
//! | logical device | the position in a mesh; [`DynMesh::device_at`] is the device there |
//! | `TileShape`, `shard_shape` | [`DynSpec::padded_shard_shape`], [`DynSpec::shard_shape`] |
//! | `TileOffsetForDevice`, `TileLimitForDevice` | [`DynSpec::padded_range`] |
//! | `devices_indices_map` | [`DynSpec::ranges`] |
//! | `f32[8@x,16@y]` | [`DynMesh::parse_sharded`], [`ShardedExtents`] |
//!
//! # More
//!
//! [`Plan`] has the steps from one sharding to another, and [`costs`] explains what they cost. [`communication`] decides which operations on sharded
//! operands are free of communication. With the feature `xla`, `xla::ArrayShape` carries an [`HloSharding`].
//!
//! # Even and padded
//!
//! JAX refuses an extent that does not divide by its number of shards; XLA pads it. Here, the methods `shard_shape`, `range`,
//! `ranges` and `holders` refuse it, and `padded_shard_shape`, `padded_range`, `padded_ranges` and `padded_holders` pad it.
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![doc(test(attr(deny(warnings))))]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(docsrs, doc(auto_cfg(hide(feature = "std"))))]

extern crate alloc;

// The docs list the methods in this order. Empty lines keep rustfmt from sorting the modules.
mod mesh;

mod spec;

mod axis;
pub mod communication;
mod convert;
pub mod costs;
mod error;
pub mod geometry;
mod hlo;
mod impls;
mod plan;
mod shard;
mod text;
mod tiles;

pub use self::{
    axis::SubAxis,
    error::{HloError, MeshError, ShardError, SpecError},
    hlo::{HloSharding, HloShardingKind, ShardGroup, Subgroup},
    mesh::{DynMesh, Mesh},
    plan::{Link, Move, Plan, PlanError, Step},
    spec::{Dimension, DynSpec, Spec},
    text::{ShardedExtents, ShardingTextError, ShardingTextErrorKind},
    tiles::TileAssignment,
};
pub use shapewise::slice::Expected;
