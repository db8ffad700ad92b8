//! The texts of shardings: XLA's, Shardy's and JAX's.

mod error;
mod hlo;
mod jax;
mod names;
mod shardy;

pub use self::error::{ShardingTextError, ShardingTextErrorKind};
pub(super) use self::hlo::write_named;
pub use self::jax::ShardedExtents;
pub(super) use self::names::write_axes as write_parts;
