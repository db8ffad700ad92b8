//! The axis that has a name.

use super::{Name, Named};

/// Extents whose axis `I`, and no other one, has the name `D`. The compiler infers `I`. See [`axis`](crate::View::axis).
///
/// ```
/// use shapewise::{extent::HasName, names};
///
/// names! { Batch, Features }
///
/// fn axis_of_batch<E: HasName<Batch, I>, const I: isize>(_: E) -> isize {
///     I
/// }
/// assert_eq!((axis_of_batch((Batch(3), Features(5))), axis_of_batch((2, Batch(3)))), (0, 1));
/// ```
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "no axis has the name `{D}`",
    label = "the extents are `{Self}`: `typed` states the name of an axis, and `renamed` replaces one"
)]
pub trait HasName<D, const I: isize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

/// A row: the types before the name, the axis, and the types after it.
macro_rules! axes {
    ($(($($before:ident)*) $axis:literal ($($after:ident)*);)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<D: Name, $($before,)* $($after,)*> HasName<D, $axis> for ($($before,)* Named<D>, $($after,)*) {
            type Proof = ();
        }
    )* };
}

axes! {
    () 0 ();
    () 0 (A); (A) 1 ();
    () 0 (A B); (A) 1 (B); (A B) 2 ();
    () 0 (A B C); (A) 1 (B C); (A B) 2 (C); (A B C) 3 ();
    () 0 (A B C E); (A) 1 (B C E); (A B) 2 (C E); (A B C) 3 (E); (A B C E) 4 ();
    () 0 (A B C E F); (A) 1 (B C E F); (A B) 2 (C E F); (A B C) 3 (E F); (A B C E) 4 (F); (A B C E F) 5 ();
    () 0 (A B C E F G); (A) 1 (B C E F G); (A B) 2 (C E F G); (A B C) 3 (E F G); (A B C E) 4 (F G); (A B C E F) 5 (G); (A B C E F G) 6 ();
    () 0 (A B C E F G H); (A) 1 (B C E F G H); (A B) 2 (C E F G H); (A B C) 3 (E F G H); (A B C E) 4 (F G H); (A B C E F) 5 (G H); (A B C E F G) 6 (H); (A B C E F G H) 7 ();
}
