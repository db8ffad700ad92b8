//! What `max` and `min` ask of elements.

/// A type whose values have one order: `Ord`, with a message for those that have none.
///
/// ```
/// use shapewise::view::TotallyOrdered;
///
/// fn is_ordered<T: TotallyOrdered>() {}
/// is_ordered::<u8>();
/// is_ordered::<&str>();
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no order of all its values, so there need not be a largest or a smallest",
    label = "`{Self}` is not `Ord`",
    note = "floats have several, and one is said: `max_by(f32::total_cmp)`, `min_by(f32::total_cmp)`"
)]
pub trait TotallyOrdered: Ord {}

#[diagnostic::do_not_recommend]
impl<T: Ord> TotallyOrdered for T {}
