//! Lists of extents and of axes, and their text.

use core::fmt;

use shapewise::{DynExtent, axis::PermutationError, rules};
use smallvec::SmallVec;

/// Extents, without an allocation up to rank 8.
pub(crate) type Inline = SmallVec<[DynExtent; 8]>;

/// Axes, without an allocation up to rank 8.
pub(crate) type Axes = SmallVec<[usize; 8]>;

/// Returns the axes of a rank, of which each may be named once; negative axes count from the end.
pub(crate) fn checked(axes: &[isize], rank: usize) -> Result<Axes, PermutationError> {
    let (mut found, mut places) = (Axes::from_elem(0, axes.len()), Axes::from_elem(0, rank));
    rules::axes::check(axes, &mut found, &mut places).map(|()| found)
}

/// Writes the items with commas between them: `2,1,0`.
pub(crate) fn with_commas(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item: fmt::Display>,
) -> fmt::Result {
    for (place, item) in items.into_iter().enumerate() {
        write!(f, "{}{item}", if place == 0 { "" } else { "," })?;
    }
    Ok(())
}
