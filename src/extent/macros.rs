//! `shape!` and `Extents!`: the notation of extents, as a value and as a type.

/// A tuple of extents. A literal is known in the type; the literal `1` is [`One`](crate::One). Anything else is an expression: a
/// `usize` or an extent.
///
/// | written | is |
/// |---|---|
/// | `1` | `One` |
/// | `784` | `Const::<784>` |
/// | `n`, `data.len() / 784` | that expression: known at run time if it is a `usize` |
/// | `{N}` | `Const::<N>`, for a const generic or a constant `N` |
///
/// A constant without braces is an expression like any other. So it is known at run time, and it is not checked at compile time:
/// with `const H: usize = 4;` write `shape![{H}, 3]`.
///
/// [`Extents!`](crate::Extents!) writes the type.
///
/// ```
/// use shapewise::{Const, Extents, One, shape};
///
/// let n = 32;
/// let batch: Extents![usize, 784, 1] = shape![n, 784, 1];
/// assert_eq!(batch, (32, Const::<784>, One));
///
/// const H: usize = 4;
/// assert_eq!(shape![{ H }, 3], (Const::<4>, Const::<3>));
/// assert_eq!(shape![H, 3], (4, Const::<3>)); // known at run time
/// ```
#[macro_export]
macro_rules! shape {
    // Takes the first extent off the list; the brackets after `@take` have those that were taken, in order.
    (@take [$($done:tt)*]) => { ($($done)*) };
    (@take [$($done:tt)*] 1 $(, $($rest:tt)*)?) => { $crate::shape!(@take [$($done)* $crate::One,] $($($rest)*)?) };
    (@take [$($done:tt)*] $extent:literal $(, $($rest:tt)*)?) => {
        $crate::shape!(@take [$($done)* $crate::Const::<$extent>,] $($($rest)*)?)
    };
    (@take [$($done:tt)*] { $extent:expr } $(, $($rest:tt)*)?) => {
        $crate::shape!(@take [$($done)* $crate::Const::<{ $extent }>,] $($($rest)*)?)
    };
    (@take [$($done:tt)*] $extent:expr $(, $($rest:tt)*)?) => {
        $crate::shape!(@take [$($done)* $extent,] $($($rest)*)?)
    };
    (@take $done:tt $($extents:tt)+) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($($extents)+), "` is not a list of extents: write them with commas, as in \
             `shape![n, 784, 1]`"
        ))
    };
    ($($extents:tt)*) => { $crate::shape!(@take [] $($extents)*) };
}

/// The type of a tuple of extents, in the notation of [`shape!`](crate::shape!): `Extents![usize, 784, 1]` is
/// `(usize, Const<784>, One)`.
///
/// A literal is `Const` (or `One`), `{N}` is `Const<N>` for a const generic `N`, and anything else is a type: `usize`, or
/// a type parameter that is an [`Extent`](crate::Extent). A constant without braces is "expected type, found constant": with
/// `const H: usize = 4;` write `Extents![{H}, 3]`.
#[macro_export]
macro_rules! Extents {
    (@take [$($done:tt)*]) => { ($($done)*) };
    (@take [$($done:tt)*] 1 $(, $($rest:tt)*)?) => { $crate::Extents!(@take [$($done)* $crate::One,] $($($rest)*)?) };
    (@take [$($done:tt)*] $extent:literal $(, $($rest:tt)*)?) => {
        $crate::Extents!(@take [$($done)* $crate::Const<$extent>,] $($($rest)*)?)
    };
    (@take [$($done:tt)*] { $extent:expr } $(, $($rest:tt)*)?) => {
        $crate::Extents!(@take [$($done)* $crate::Const<{ $extent }>,] $($($rest)*)?)
    };
    (@take [$($done:tt)*] $extent:ty $(, $($rest:tt)*)?) => {
        $crate::Extents!(@take [$($done)* $extent,] $($($rest)*)?)
    };
    (@take $done:tt $($extents:tt)+) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($($extents)+), "` is not a list of extents: write them with commas, as in \
             `Extents![usize, 784, 1]`"
        ))
    };
    ($($extents:tt)*) => { $crate::Extents!(@take [] $($extents)*) };
}
