//! Sealing. The core traits (`Extent`, `Extents`, `Layout`, the slice items) are closed: their constants are trusted by the
//! one unchecked element access of the crate, and methods can be added to them later without breaking anyone.

/// Implemented by the crate's own types alone.
pub trait Sealed {}
