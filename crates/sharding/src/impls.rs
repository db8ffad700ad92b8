//! Implementations of traits that several types repeat.

/// Implements `Debug` as `Display`, for types whose text says everything.
macro_rules! debug_as_display {
    ($([$($parameters:tt)*] $type:ty;)*) => { $(
        impl<$($parameters)*> core::fmt::Debug for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }
    )* };
}

pub(crate) use debug_as_display;
