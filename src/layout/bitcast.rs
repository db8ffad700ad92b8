//! Bitcasts: reshapes and transposes between dense layouts that move nothing in memory.
//!
//! A dense layout is a shape and the order of its axes in memory. An operation between two dense layouts is a *bitcast* if each
//! element stays at its offset:
//!
//! ```text
//! [2,3]{1,0}   a b c d e f   --reshape-->    [3,2]{1,0}   a b c d e f   a bitcast
//! [2,3]{1,0}   a b c d e f   --transpose-->  [3,2]{0,1}   a b c d e f   a bitcast
//! [2,3]{1,0}   a b c d e f   --transpose-->  [3,2]{1,0}   a d b e c f   moves elements
//! ```
//!
//! | function | result |
//! |---|---|
//! | [`reshape_is_bitcast`], [`transpose_is_bitcast`], [`is_bitcast`] | yes or no |
//! | [`deduce_transpose`] | the transpose that is a bitcast between two layouts, if there is one |
//! | [`align`] | the order of the new axes that makes a reshape a bitcast, if there is one |
//! | [`decompose`], [`decompose_fully`] | transpose, reshape and transpose that together are the bitcast |
//! | [`common_factors`], [`unmodified_by_reshape`], [`reshape_leaves_unmodified`], [`degenerate_axes_changed`] | the axes that a reshape keeps |
//!
//! The answers are complete: a "no" means that offsets differ. The stride of an axis of extent 1 is never used, so such axes may be
//! anywhere in an order. Between shapes without elements every operation is a bitcast. All functions are `const fn`;
//! [`Ordered`](super::Ordered) layouts have them as methods.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: axes and places are below the lengths, and products are of extents whose element count fits"
)]

pub(crate) mod align;
mod decompose;
pub(crate) mod factors;
pub(crate) mod reshape;
pub(crate) mod transpose;

pub use self::{
    align::align,
    decompose::{Decomposed, Decomposition, decompose, decompose_fully},
    factors::{
        CommonFactors, DegenerateAxesChanged, common_factors, degenerate_axes_changed,
        reshape_leaves_unmodified, unmodified_by_reshape,
    },
    reshape::reshape_is_bitcast,
    transpose::{deduce_transpose, is_bitcast, transpose_is_bitcast},
};
use crate::{
    axis::AxisError,
    error::error_messages,
    index::{SizeError, element_count},
    shape::CountMismatch,
};

/// Why two shapes are not those of a reshape or a bitcast: the error of [`decompose`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BitcastError {
    /// The element count of a shape does not fit `isize`.
    Size(SizeError),
    /// The element counts differ.
    Count(CountMismatch),
    /// The rank has no such axis.
    NoSuchAxis(AxisError),
}

error_messages! { #[inline] BitcastError [Size(SizeError), Count(CountMismatch), NoSuchAxis(AxisError)] }

/// Returns the element count of both shapes.
///
/// # Errors
///
/// [`BitcastError`] if the element counts differ or do not fit.
#[inline]
const fn same_count(from: &[usize], to: &[usize]) -> Result<usize, BitcastError> {
    match (element_count(from), element_count(to)) {
        (Ok(from), Ok(to)) if from == to => Ok(from),
        (Ok(from), Ok(to)) => Err(BitcastError::Count(CountMismatch::new(from, to))),
        (Err(error), _) | (_, Err(error)) => Err(BitcastError::Size(error)),
    }
}

/// Returns the stride of an axis of a dense layout, in elements: the product of the extents of the axes that are more minor.
#[inline]
#[doc(hidden)]
#[must_use]
pub const fn stride(extents: &[usize], order: &[usize], axis: usize) -> usize {
    let (mut stride, mut place) = (1_usize, 0);
    while place < order.len() && order[place] != axis {
        stride = stride.saturating_mul(extents[order[place]]);
        place += 1;
    }
    stride
}
