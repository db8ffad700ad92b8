//! Why there is no such mesh, no such spec, and no such shard.

use shapewise::{
    index::SizeError,
    message::{Count, error_messages},
};

/// Why a mesh is not valid: the error of [`DynMesh::new`](super::DynMesh::new).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MeshError {
    /// An axis has an empty name.
    NameEmpty {
        /// The axis.
        axis: usize,
    },
    /// The name of an axis has a character that the texts of shardings cannot have in names.
    Name {
        /// The axis.
        axis: usize,
        /// The character.
        found: char,
    },
    /// Two axes have the same name.
    NameTwice {
        /// The second axis with the name.
        axis: usize,
        /// The first axis with the name.
        before: usize,
    },
    /// An axis has no devices.
    Empty {
        /// The axis.
        axis: usize,
    },
    /// The number of devices does not fit `isize`.
    TooLarge {
        /// The axis that makes the product too large.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The product of the extents before it.
        product: usize,
    },
    /// There are more axes than the greatest rank.
    TooManyAxes,
    /// The list of devices has another length than the mesh has positions.
    DeviceCount {
        /// The number of devices in the list.
        devices: usize,
        /// The number of positions.
        positions: usize,
    },
    /// A device is at two positions.
    DeviceTwice {
        /// The device.
        device: usize,
    },
    /// The mesh has another number of axes than the type.
    Axes {
        /// The number of axes.
        axes: usize,
        /// The number in the type.
        expected: usize,
    },
}

error_messages! {
    #[inline] MeshError []
    Self::NameEmpty { axis } => "mesh axis {axis} has an empty name: a name has at least one character";
    Self::Name { axis, found } =>
        "the name of mesh axis {axis} has the character {found:?}: a name has no quotes, no backslash and no control characters";
    Self::NameTwice { axis, before } => "mesh axes {before} and {axis} have the same name: names must be different";
    Self::Empty { axis } => "mesh axis {axis} has extent 0: a mesh has at least one device along each axis";
    Self::TooLarge { axis, extent, product } =>
        "the mesh is too large at axis {axis}: {product} times {extent} devices are above {}", isize::MAX;
    Self::TooManyAxes => "the mesh has more than {} axes", shapewise::rank::MAX_DYNAMIC_RANK;
    Self::DeviceCount { devices, positions } =>
        "the mesh has {} for {}: the numbers must be equal",
        Count(positions, "position", "positions"), Count(devices, "device", "devices");
    Self::DeviceTwice { device } => "device {device} is listed twice: each device has one position in the mesh";
    Self::Axes { axes, expected } => "the mesh has {}, expected {expected}", Count(axes, "axis", "axes");
}

/// Why a spec is not valid: the error of [`DynSpec::from_names`](super::DynSpec#examples).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SpecError {
    /// The mesh has no axis with this number.
    NoSuchAxis {
        /// The number.
        axis: usize,
        /// The number of axes of the mesh.
        axes: usize,
    },
    /// The mesh has no axis with this name.
    Name {
        /// The dimension that names it.
        dimension: usize,
        /// The number of the entry, among the names of the dimension.
        entry: usize,
    },
    /// The axis cannot be cut into such parts.
    SubAxis {
        /// The axis.
        axis: usize,
        /// The product of the parts before the sub-axis.
        before: usize,
        /// The extent of the sub-axis.
        extent: usize,
        /// The extent of the axis.
        of: usize,
    },
    /// A mesh axis, or a common part, is used twice.
    AxisTwice {
        /// The axis.
        axis: usize,
    },
    /// More parts of mesh axes are listed than can be different.
    TooManyParts,
    /// The rank is above the largest one.
    RankTooLarge(shapewise::rank::RankError),
    /// The spec has another rank than the type.
    Rank {
        /// The rank of the spec.
        rank: usize,
        /// The rank in the type.
        expected: usize,
    },
    /// The two specs are of different meshes.
    Mesh,
}

error_messages! {
    #[inline] SpecError [RankTooLarge(shapewise::rank::RankError)]
    Self::NoSuchAxis { axis, axes } => "mesh axis {axis} is out of range: the mesh has {}",
        Count(axes, "axis", "axes");
    Self::Name { dimension, entry } =>
        "entry {entry} of dimension {dimension} is not the name of a mesh axis";
    Self::SubAxis { axis, before, extent, of } =>
        "mesh axis {axis} of extent {of} has no sub-axis ({before}){extent}: {before} times {extent} must divide {of}";
    Self::TooManyParts => "the spec names more parts of mesh axes than the mesh has: each splits at most one dimension, once";
    Self::AxisTwice { axis } => "mesh axis {axis} is used twice: it splits at most one dimension, once";
    Self::Rank { rank, expected } => "the spec has rank {rank}, expected {expected}";
    Self::Mesh => "the two specs are of different meshes: both must be of the same mesh";
}

/// Why a shape has no such shards: the error of [`DynSpec::shard_shape`](super::DynSpec::shard_shape).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShardError {
    /// The spec and the shape have different ranks.
    Rank {
        /// The rank of the spec.
        spec: usize,
        /// The rank of the shape, or of the index.
        shape: usize,
    },
    /// The element count does not fit `isize`.
    Size(SizeError),
    /// An extent does not divide evenly.
    Indivisible {
        /// The dimension.
        dimension: usize,
        /// Its extent.
        extent: usize,
        /// The number of shards along it.
        parts: usize,
    },
    /// The mesh has no such device.
    Device {
        /// The device.
        device: usize,
    },
    /// The index is outside of the shape.
    Index {
        /// The dimension.
        dimension: usize,
        /// The index along it.
        index: usize,
        /// The extent.
        extent: usize,
    },
    /// The two specs are of different meshes.
    Mesh,
}

error_messages! {
    #[inline] ShardError [Size(SizeError)]
    Self::Rank { spec, shape } => "the spec has rank {spec}, but the shape has rank {shape}: they must be equal";
    Self::Indivisible { dimension, extent, parts } =>
        "dimension {dimension} has extent {extent}, which is not divisible by its {parts} shards: the methods named `padded` pad it";
    Self::Device { device } => "the mesh has no device {device}";
    Self::Index { dimension, index, extent } =>
        "index {index} of dimension {dimension} is out of range: the extent is {extent}";
    Self::Mesh => "the two specs are of different meshes: both must be of the same mesh";
}

/// Why a sharding in XLA's form is not valid: the error of [`TileAssignment::list`](super::TileAssignment::list).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HloError {
    /// An extent is 0.
    Empty,
    /// The number of devices does not fit `isize`.
    TooLarge,
    /// The numbers of devices and tiles differ.
    DeviceCount {
        /// The number of devices.
        devices: usize,
        /// The number of tiles.
        tiles: usize,
    },
    /// A device is out of range.
    Device {
        /// The device.
        device: usize,
        /// The number of devices.
        devices: usize,
    },
    /// A device has two tiles.
    DeviceTwice {
        /// The device.
        device: usize,
    },
    /// An axis of the permutation is out of range, or is there twice.
    Permutation {
        /// The axis.
        axis: usize,
        /// The number of axes.
        rank: usize,
    },
    /// The permutation has another number of axes than the reshape.
    PermutationRank {
        /// The number of axes of the permutation.
        axes: usize,
        /// The number of axes of the reshape.
        rank: usize,
    },
    /// There are more subgroups than dimensions of tiles.
    Subgroups {
        /// The number of subgroups.
        subgroups: usize,
        /// The number of dimensions.
        dimensions: usize,
    },
    /// The devices must be listed, and there are too many.
    TooManyListed {
        /// The number of devices.
        devices: usize,
    },
    /// A tuple is in a tuple.
    NestedTuple,
    /// The sharding has no group.
    Group,
    /// The sharding has no form with named axes.
    NotTiled,
    /// The devices have no form with axes of a mesh, or with axes of this mesh.
    NoAxes,
    /// The mesh has another number of devices.
    MeshSize {
        /// The number of devices of the mesh.
        mesh: usize,
        /// The number of devices of the sharding.
        devices: usize,
    },
    /// The mesh is not valid.
    Mesh(MeshError),
    /// The spec is not valid.
    Spec(SpecError),
}

error_messages! {
    #[inline] HloError [Mesh(MeshError), Spec(SpecError)]
    Self::Empty => "there are 0 tiles or devices along a dimension: there must be at least 1";
    Self::TooLarge => "the number of devices is above {}", isize::MAX;
    Self::DeviceCount { devices, tiles } => "the sharding has {} for {}: the numbers must be equal",
        Count(tiles, "tile", "tiles"), Count(devices, "device", "devices");
    Self::Device { device, devices } => "device {device} is out of range for {}",
        Count(devices, "device", "devices");
    Self::DeviceTwice { device } => "device {device} has two tiles: each device has one";
    Self::Permutation { axis, rank } =>
        "axis {axis} of the transpose is out of range or there twice: it must be a permutation of {}",
        Count(rank, "axis", "axes");
    Self::PermutationRank { axes, rank } =>
        "the transpose has {}, but the reshape has {rank}: they must be equal",
        Count(axes, "axis", "axes");
    Self::Subgroups { subgroups, dimensions } =>
        "the sharding has {} for {} of tiles: there may be at most one for each",
        Count(subgroups, "subgroup", "subgroups"), Count(dimensions, "dimension", "dimensions");
    Self::TooManyListed { devices } =>
        "the order of {devices} devices must be listed, because it is not an iota: at most {} are listed",
        super::tiles::MAX_LISTED;
    Self::NestedTuple => "a tuple is in a tuple: the shardings of nested tuples are one list";
    Self::Group => "the sharding of a tuple, or one with named axes, has no group";
    Self::NotTiled => "the sharding has no tiles, so that no axes of a mesh split it";
    Self::NoAxes => "the devices are not in an order that axes of the mesh, or parts of them, can have";
    Self::MeshSize { mesh, devices } => "the mesh has {}, but the sharding has {devices}: they must be equal",
        Count(mesh, "device", "devices");
}
