//! The order of elements that `max` and `min` require.

/// A type with a total order of its values: `Ord`, with a message for types that have none.
///
/// ```
/// use shapewise::view::TotallyOrdered;
///
/// fn is_ordered<T: TotallyOrdered>() {}
/// is_ordered::<u8>();
/// is_ordered::<&str>();
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no order of all its values, so there may be no largest or smallest",
    label = "`{Self}` is not `Ord`",
    note = "floats have several orders; choose one: `max_by(f32::total_cmp)`, `min_by(f32::total_cmp)`"
)]
pub trait TotallyOrdered: Ord {}

#[diagnostic::do_not_recommend]
impl<T: Ord> TotallyOrdered for T {}
