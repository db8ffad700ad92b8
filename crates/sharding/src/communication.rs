//! What is free of communication: for one operation on sharded operands, whether XLA's program moves elements between devices.
//!
//! # The rule
//!
//! An operation is free if each device already holds the elements that its shard of the result is computed from, and the shards of
//! operand and result have common borders. It is a rule on mesh axes:
//!
//! * A dimension of the result that is a dimension of an operand, index by index, is split by the same mesh axes as that dimension, or
//!   by those and further, more minor ones: the operand is sliced, which moves nothing.
//! * All extents divide by their numbers of shards. XLA's programs gather arguments and results that they pad.
//! * A dimension of an operand that is contracted, reduced, reversed or gathered along is not split. If it is split by the axes over
//!   which the result has a pending sum, an addition (`reduce`, `dot_general`) is free. The other operand of a product is split alike,
//!   or sliced.
//! * A dimension along which operands are concatenated is split in none of them, nor in the result.
//! * A dimension that is cut by a slice or extended by padding is split only if each tile of the result is from one tile of the operand,
//!   as for `[0:8:2]` in four parts: the rule is [`strided_tiles_are_local`], on numbers.
//! * A reshape is free if each mesh axis that splits the operand splits the result at the same stride in row-major order.
//!
//! These are the answers of XLA's compiled programs, and conformance cases compare them: nothing that is free here has a collective
//! there. An operation may be called not free although XLA needs no collective, for example if extents do not divide.
//!
//! # With placements in the type
//!
//! If each mesh axis has one placement (nothing, a dimension, a pending sum), a dimension is split by the axes that have it, in mesh
//! order. The functions on numbers are `const fn`: [`is_prefix`] compares the lists of two dimensions, [`strided_tiles_are_local`]
//! decides slices and padding.
//!
//! ```
//! use shapewise_sharding::{DynMesh, DynSpec, communication::{Communication, Operation}};
//!
//! let mesh = DynMesh::new([("x", 4), ("y", 2)])?;
//! let spec = |axes: &[&[&str]]| DynSpec::from_names(&mesh, axes);
//! let (a, b) = (spec(&[&["x"], &[]])?, spec(&[&[], &["y"]])?);
//! let product = Operation::DotGeneral { batching: [&[], &[]], contracting: [&[1], &[0]] };
//!
//! // [8@x,16] times [16,4@y] is [8@x,4@y], and no device needs anything from another one.
//! let operands = [(&[8, 16][..], &a), (&[16, 4][..], &b)];
//! let free = Communication::of(&product, &operands, (&[8, 4], &spec(&[&["x"], &["y"]])?))?;
//! assert!(free.is_free());
//!
//! // If both operands are split along the contracted dimension, the devices have summands.
//! let (a, b) = (spec(&[&[], &["x"]])?, spec(&[&["x"], &[]])?);
//! let operands = [(&[8, 16][..], &a), (&[16, 4][..], &b)];
//! let sum = Communication::of(&product, &operands, (&[8, 4], &spec(&[&[], &[]])?))?;
//! assert_eq!(sum.to_string(), "all-reduce");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod operation;
mod reshape;
mod rule;

pub use self::{
    operation::{CommunicationError, Operation},
    reshape::{reshape_is_local, reshaped_dimensions},
    rule::{Collectives, Communication, is_prefix, strided_tiles_are_local},
};
