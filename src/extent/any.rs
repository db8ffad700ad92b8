//! Extents that are known or not, as one argument.

use crate::extent::{DynExtent, Extents};

/// Extents of rank `R` that are known, or [`DynExtent`]s that may not be: the shape of a parameter of a program.
///
/// A crate cannot implement a trait of its own for both, because an array of extents may become [`Extents`] itself; so the trait is here.
///
/// ```
/// use shapewise::{DynExtent, bounds::AnyExtents, shape};
///
/// fn parameter<const R: usize>(extents: impl AnyExtents<R>) -> String {
///     format!("{:?}", extents.to_extents())
/// }
///
/// assert_eq!(parameter(shape![2, 3]), "[2, 3]");
/// assert_eq!(parameter([DynExtent::UNKNOWN, DynExtent::at_most(8)?]), "[?, <=8]");
/// # Ok::<(), shapewise::SizeError>(())
/// ```
pub trait AnyExtents<const R: usize> {
    /// The extents in the type.
    type Extents: Extents<R>;

    /// Returns the extents. See the [example](Self).
    fn to_extents(&self) -> [DynExtent; R];
}

#[diagnostic::do_not_recommend]
impl<E: Extents<R>, const R: usize> AnyExtents<R> for E {
    type Extents = Self;

    fn to_extents(&self) -> [DynExtent; R] {
        self.to_array().map(|extent| DynExtent::known(extent).unwrap_or(DynExtent::UNKNOWN))
    }
}

#[diagnostic::do_not_recommend]
impl<const R: usize> AnyExtents<R> for [DynExtent; R] {
    type Extents = [usize; R];

    fn to_extents(&self) -> [DynExtent; R] {
        *self
    }
}
