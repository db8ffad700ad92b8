//! What the crates of this workspace share: hidden, and without any promise.

use crate::{ShardingTextError, ShardingTextErrorKind};

pub use crate::{
    communication::reshape::{dimensions_of, is_local},
    geometry::{Digit, digits, parts, range},
    text::hlo::read as read_hlo,
};

/// The error at a position.
#[must_use]
#[inline]
pub const fn text_error(position: usize, kind: ShardingTextErrorKind) -> ShardingTextError {
    kind.at(position)
}
