//! Operands that have the same shape or are scalars, as `choose` and `clamp` require, or the same extents along some axes, as `concatenate`
//! requires: nothing stretches.

#[cfg(doc)]
use super::Scalar;
use super::{Equality, KnownExtents, ZipAgree};
use crate::rank::{EqualNumbers, of_equal_numbers};

/// Extents of rank `R` that may be the same as `Rhs`: two extents that are known in the type are the same number. [`Scalar`] is
/// the same as any extents.
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` and `{Rhs}` are not known to be the same at rank {R}",
    label = "in generic code, add the bound `{Self}: EqualExtents<{Rhs}, {R}>`, or forget what the types know with `ranked()`"
)]
pub trait EqualExtents<Rhs, const R: usize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<Lhs, Rhs, const R: usize> EqualExtents<Rhs, R> for Lhs
where
    Lhs: ZipAgree<Equality, Rhs, R>,
{
    type Proof = ();
}

/// Two extents known in the type that are the same at the axis `A`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents {N} and {M} differ at axis {A}: they must be equal, because nothing stretches here",
    label = "extent {N} meets extent {M}"
)]
pub trait EqualExtent<const N: usize, const M: usize, const A: usize, X = ()>:
    EqualNumbers<N, M, X, IfTrue = ()>
{
}

of_equal_numbers!([const A: usize] EqualExtent<N, A> for KnownExtents {});
