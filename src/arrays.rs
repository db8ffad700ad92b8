//! Arrays, which stand on shapes: their types and memory, loops over them, what they can do, and other libraries. Nothing outside of this folder names it, except
//! what is listed for users at the root.

// In the order of their imports, as in `lib.rs`.
pub(crate) mod loops;

pub mod array;

pub mod verbs;

#[cfg(any(
    feature = "approx",
    feature = "bytemuck",
    feature = "image",
    feature = "mint",
    feature = "nalgebra",
    feature = "ndarray",
    feature = "proptest",
    feature = "rand",
    feature = "serde"
))]
pub mod interop;
