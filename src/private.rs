//! Sealing. The core traits (`Extent`, `Extents`, `Layout`, the slice items, the type-level lists) are closed. The one unchecked
//! element access of the crate trusts their constants and hidden methods. It also allows to add methods to them later without a
//! breaking change.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;

/// Implemented by the crate's own types only.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait Sealed {}

/// The same for tuples, arrays and numbers, which implement several sealed traits: `Kind` is a type that names the trait. It is not
/// [`Sealed`] with a parameter, because the compiler would list the impls for all kinds.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedAs<Kind> {}

// The compiler lists the impls of a sealed trait that is not visible. So it has one.
#[diagnostic::do_not_recommend]
impl<OwnType: Own<Kind> + ?Sized, Kind> SealedAs<Kind> for OwnType {}

/// [`SealedAs`] for each type.
pub trait Own<Kind> {}

/// [`Sealed`] for operands of arrays of elements `T` whose rank is known at run time. Numbers of any type are such operands.
#[cfg(feature = "alloc")]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedDynOperand<T> {}

/// The kind of operands that are aligned at the last axis.
#[derive(Clone, Copy, Debug)]
pub enum AlignedOperands {}

/// The kind of operands that are broadcast to each other.
#[derive(Clone, Copy, Debug)]
pub enum BroadcastOperands {}

/// The kind of integers in slices.
#[derive(Clone, Copy, Debug)]
pub enum SliceInteger {}

/// The kind of indices of elements.
#[derive(Clone, Copy, Debug)]
pub enum IndexOfElement {}

/// The kind of arrays of a value for each axis.
#[cfg(feature = "alloc")]
#[derive(Clone, Copy, Debug)]
pub enum ValuesPerAxis {}

/// The kind of arrays that are joined.
#[cfg(feature = "alloc")]
#[derive(Clone, Copy, Debug)]
pub enum JoinedOperands {}

/// The same for lists of slice items. Some are tuples, like lists of extents, and one trait cannot seal both.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedItems {}

/// The same for the extents of a reshape, one of which may be inferred.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedTarget {}

/// The same for ranges in slices.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedEnds {}

/// The same for types that can have new axes in front.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedLead {
    /// The rank, as a type-level number.
    type Rank: crate::rank::Unsigned;
}

/// The same for operands. A number is an operand with tensors of its own type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedOperand<T, const R: usize> {
    /// Whether the operand owns its elements, so that an operator may write its result over them.
    const OWNS: bool = false;

    /// Only the memory, for code that knows the layout.
    fn memory(&self) -> &[T];

    /// The memory to write, if the operand owns its elements; else an empty slice.
    #[cfg(feature = "alloc")]
    #[inline(always)]
    fn owned_mut(&mut self) -> &mut [T] {
        &mut []
    }

    /// The memory, if the operand owns its elements; else an empty vector.
    #[cfg(feature = "alloc")]
    #[inline(always)]
    fn into_owned(self) -> Vec<T>
    where
        Self: Sized,
    {
        Vec::new()
    }
}

/// States that numbers which are packed into a type agree with those that the type knows. Only the crate can construct it, so hidden
/// methods that take it cannot be called from outside.
#[derive(Clone, Copy, Debug)]
pub struct Agreed(());

/// The values agree: they were computed together with the type, or compared with it.
pub(crate) const AGREED: Agreed = Agreed(());

/// The type `T`, which is known only once the type `Self` is. A bound on it that fails does not hide an operator whose right operand is
/// not known yet: the compiler finds the operator, and then prints the message of the bound.
#[cfg(feature = "alloc")]
pub trait OnceKnown<T> {
    /// `T`.
    type Then;
}

#[cfg(feature = "alloc")]
impl<X: ?Sized, T> OnceKnown<T> for X {
    type Then = T;
}

/// What holds for each type. A method whose bound is `L: ByStrides<R, Holds: Always>` in place of `L: ByStrides<R>` requires the same, but the
/// compiler reports a missing bound while it computes the types of the call, and then it does not quote the signature of the method.
pub trait Always {}

impl<T: ?Sized> Always for T {}
