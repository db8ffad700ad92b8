//! Placements of an array on a mesh of devices, in the type.
//!
//! A placement says how a value is spread along one axis of the mesh, and where an operation on axes moves an axis that is split.
//!
//! Programs for many devices are built with them: the crate `shapewise-stablehlo`, whose docs describe placements. They are here because the types of lists of axes
//! name them: an operation on axes moves the split axis as it moves the extents.
//!
//! ```
//! use shapewise::placement::{Placement, PlacementKind, Replicated, Sharded};
//!
//! assert_eq!(<Sharded<1> as Placement>::PLACE, Some(PlacementKind::Blocks(1)));
//! assert_eq!(
//!     (PlacementKind::Blocks(1).to_string(), PlacementKind::Sums.is_partial()),
//!     ("Sharded<1>".to_owned(), true)
//! );
//! assert_eq!(<Replicated as Placement>::PLACE, Some(PlacementKind::Copies));
//! ```

#[doc(inline)]
pub use crate::types::{
    CutPlacement, NotInList, OnAxes, PartialMax, PartialMin, PartialSum, Placement, PlacementAfter,
    PlacementKind, Replicated, Sharded, Traced, TracedPosition,
};
