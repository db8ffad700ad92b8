//! Why an array cannot be rearranged.

use crate::{array::DynArrayError, contraction::Label, error::error_messages, index::SizeError};

/// Why an array cannot be rearranged: the error of [`try_rearrange!`](crate::try_rearrange!), [`try_reduce!`](crate::try_reduce!) and
/// [`try_repeat!`](crate::try_repeat!).
///
/// ```
/// use shapewise::{Tensor, try_rearrange};
///
/// let x = Tensor::<f32, 1>::zeros([30]);
/// assert_eq!(
///     try_rearrange!((h p) -> h p, p = 4; x).unwrap_err().to_string(),
///     "axis 0 has extent 30, which 4 does not divide"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum RearrangeError {
    /// The known extents of the labels of an axis do not divide its extent.
    Indivisible {
        /// The axis of the array.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The product of the known extents.
        product: usize,
    },
    /// An axis has another extent.
    Differs {
        /// The axis of the array.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The extent of the pattern.
        expected: usize,
    },
    /// The product of the known extents of an axis does not fit `usize`, and no axis is as long.
    Overflows {
        /// The axis of the array.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The product of the extents before the one with which it overflows.
        product: usize,
        /// That extent.
        factor: usize,
    },
    /// A label of an axis without elements may have any extent.
    Ambiguous {
        /// The axis of the array.
        axis: usize,
        /// The label.
        label: Label,
    },
    /// The axes that are merged are not contiguous in memory.
    MustCopy {
        /// The axis of the result.
        axis: usize,
    },
    /// There is no largest or smallest of no elements.
    Empty,
    /// The element count of the result does not fit.
    Size(SizeError),
    /// A reduction failed.
    Reduce(DynArrayError),
}

error_messages! {
    #[inline] RearrangeError [Size(SizeError), Reduce(DynArrayError)]
    Self::Indivisible { axis, extent, product } => "axis {axis} has extent {extent}, which {product} does not divide";
    Self::Differs { axis, extent, expected } => "axis {axis} has extent {extent}, and the pattern has {expected}";
    Self::Overflows { axis, extent, product, factor } =>
        "axis {axis} has extent {extent}, and the product of the pattern overflows `usize`: {product} times {factor}";
    Self::Ambiguous { axis, label } =>
        "axis {axis} has extent 0, and so has a known label: label {label} may have any extent";
    Self::MustCopy { axis } =>
        "axis {axis} of the result merges axes that are not contiguous in memory: `rearrange!` copies them";
    Self::Empty => "an axis that is reduced has extent 0: no elements have a largest or a smallest one";
}
