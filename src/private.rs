//! Sealing. The core traits (`Extent`, `Extents`, `Layout`, the slice items, the type-level lists) are closed: what their
//! constants and their hidden methods say is trusted by the one unchecked element access of the crate, and methods can
//! be added to them later without breaking anyone.

/// Implemented by the crate's own types only.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait Sealed {}

/// The same for tuples, arrays and numbers, which are members of several sealed traits: `Kind` is a type that names the trait. It is not
/// [`Sealed`] with a parameter, as the compiler lists the impls for all kinds.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedAs<Kind> {}

/// The kind of operands that are aligned at the last axis.
#[derive(Clone, Copy, Debug)]
pub enum AlignedOperands {}

/// The kind of operands that are broadcast to each other.
#[derive(Clone, Copy, Debug)]
pub enum BroadcastOperands {}

/// The same for lists of slice items: some are tuples, as lists of extents are, and one trait cannot serve both.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedItems {}

/// The same for integers in slices: `isize` is a stride as well.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedInt {}

/// The same for ranges in slices.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedEnds {}

/// The same for what gets new axes in front.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedLead {
    /// The rank, as a number to compute with.
    type Rank: crate::rank::Unsigned;
}

/// The same for operands: a number is one for tensors of its own type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedOperand<T, const R: usize> {
    /// The memory alone: for code that knows the layout from the type.
    fn memory(&self) -> &[T];
}

/// The same for the pairs that `select` chooses between.
#[cfg(feature = "alloc")]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedBranches<const R: usize> {}

/// States that what is packed into a type agrees with what the type knows. Only the crate can construct it, so hidden methods that
/// take it cannot be called from outside.
#[derive(Clone, Copy, Debug)]
pub struct Agreed(());

/// The values agree: they were computed together with the type, or compared with it.
pub(crate) const AGREED: Agreed = Agreed(());
