//! Implementations of traits that many types repeat.

/// `From` and `TryFrom`, one conversion a row: parameters in brackets, types, and the value from the argument.
///
/// ```text
/// conversions! {
///     [const R: usize, E: ExtentList<R>] From<&Shape<R, E>> for DynShape =
///         |shape| Self::from(*shape);
///     [] TryFrom<usize> for DynExtent, SizeError = |extent| Self::known(extent);
/// }
/// ```
macro_rules! conversions {
    () => {};
    (
        $(#[$meta:meta])*
        [$($parameters:tt)*] From<$from:ty> for $into:ty = |$value:pat_param| $result:expr; $($rest:tt)*
    ) => {
        $(#[$meta])*
        impl<$($parameters)*> ::core::convert::From<$from> for $into {
            #[inline]
            fn from($value: $from) -> Self {
                $result
            }
        }
        $crate::impls::conversions! { $($rest)* }
    };
    (
        $(#[$meta:meta])*
        [$($parameters:tt)*] TryFrom<$from:ty> for $into:ty, $error:ty = |$value:pat_param| $result:expr; $($rest:tt)*
    ) => {
        $(#[$meta])*
        impl<$($parameters)*> ::core::convert::TryFrom<$from> for $into {
            type Error = $error;

            #[inline]
            fn try_from($value: $from) -> ::core::result::Result<Self, $error> {
                $result
            }
        }
        $crate::impls::conversions! { $($rest)* }
    };
}

/// `Debug` as `Display`, for types whose text says everything.
macro_rules! debug_as_display {
    ($([$($parameters:tt)*] $type:ty;)*) => { $(
        impl<$($parameters)*> ::core::fmt::Debug for $type {
            #[inline]
            fn fmt(&self, shapewise_f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(self, shapewise_f)
            }
        }
    )* };
}

pub(crate) use {conversions, debug_as_display};
