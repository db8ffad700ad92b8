//! `shape!` and `Extents!`: the notation of extents, as a value and as a type.

// The docs show how the macro is called, and not its internal arms.
#[doc = include_str!("../../docs/macros/shape.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! shape {
    ($($extent:expr),* $(,)?) => {};
}

#[doc = include_str!("../../docs/macros/shape.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! shape {
    // Takes the first extent off the list; the brackets have those that were taken, in order. The word before them says whether one is a
    // number, or `_`.
    (@take none []) => { () };
    (@take none [$($done:tt)*]) => { $crate::extent::listed(($($done)*)) };
    (@take known [$($done:tt)*]) => { ($($done)*) };
    (@take $is:ident $done:tt - $($extents:tt)*) => {
        ::core::compile_error!(
            "an extent is not negative: write `_` for the extent that a reshape infers"
        )
    };
    (@take inferred [$($done:tt)*]) => { ($($done)*) };
    (@take inferred $done:tt _ $($extents:tt)*) => {
        ::core::compile_error!("a reshape infers one extent, and this is the second `_`")
    };
    // The same number in other words.
    (@take $is:ident $done:tt 1usize $(, $($rest:tt)*)?) => { $crate::shape!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 1_usize $(, $($rest:tt)*)?) => { $crate::shape!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 1_ $(, $($rest:tt)*)?) => { $crate::shape!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 01 $(, $($rest:tt)*)?) => { $crate::shape!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 001 $(, $($rest:tt)*)?) => { $crate::shape!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 0x1 $(, $($rest:tt)*)?) => { $crate::shape!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 0x01 $(, $($rest:tt)*)?) => { $crate::shape!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 0b1 $(, $($rest:tt)*)?) => { $crate::shape!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 0b01 $(, $($rest:tt)*)?) => { $crate::shape!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 0o1 $(, $($rest:tt)*)?) => { $crate::shape!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 0o01 $(, $($rest:tt)*)?) => { $crate::shape!(@take $is $done 1 $(, $($rest)*)?) };
    (@take inferred [$($done:tt)*] 1 $(, $($rest:tt)*)?) => {
        $crate::shape!(@take inferred [$($done)* $crate::One,] $($($rest)*)?)
    };
    (@take inferred [$($done:tt)*] $extent:literal $(, $($rest:tt)*)?) => {
        $crate::shape!(@take inferred [$($done)* $crate::Const::<$extent>::WRITTEN,] $($($rest)*)?)
    };
    (@take inferred [$($done:tt)*] { $extent:expr } $(, $($rest:tt)*)?) => {
        $crate::shape!(@take inferred [$($done)* $crate::Const::<{ $extent }>,] $($($rest)*)?)
    };
    (@take $is:ident [$($done:tt)*] 1 $(, $($rest:tt)*)?) => {
        $crate::shape!(@take known [$($done)* $crate::One,] $($($rest)*)?)
    };
    (@take $is:ident [$($done:tt)*] _ $(, $($rest:tt)*)?) => {
        $crate::shape!(@take inferred [$($done)* $crate::extent::Inferred,] $($($rest)*)?)
    };
    (@take $is:ident [$($done:tt)*] $extent:literal $(, $($rest:tt)*)?) => {
        $crate::shape!(@take known [$($done)* $crate::Const::<$extent>::WRITTEN,] $($($rest)*)?)
    };
    (@take $is:ident [$($done:tt)*] { $extent:expr } $(, $($rest:tt)*)?) => {
        $crate::shape!(@take known [$($done)* $crate::Const::<{ $extent }>,] $($($rest)*)?)
    };
    (@take $is:ident [$($done:tt)*] $extent:expr $(, $($rest:tt)*)?) => {
        $crate::shape!(@take $is [$($done)* $extent,] $($($rest)*)?)
    };
    (@take $is:ident $done:tt $($extents:tt)+) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($($extents)+), "` is not a list of extents: write them with commas, as in \
             `shape![n, 784, 1]`"
        ))
    };
    ($($extents:tt)*) => { $crate::shape!(@take none [] $($extents)*) };
}

// The docs show how the macro is called, and not its internal arms.
#[doc = include_str!("../../docs/macros/extents.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! Extents {
    ($($extent:ty),* $(,)?) => {};
}

#[doc = include_str!("../../docs/macros/extents.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! Extents {
    (@take none []) => { () };
    (@take none [$($extent:ty,)+]) => {
        [::core::primitive::usize; <[&::core::primitive::str]>::len(&[$(::core::stringify!($extent)),+])]
    };
    (@take known [$($done:tt)*]) => { ($($done)*) };
    // The same number in other words.
    (@take $is:ident $done:tt 1usize $(, $($rest:tt)*)?) => { $crate::Extents!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 1_usize $(, $($rest:tt)*)?) => { $crate::Extents!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 1_ $(, $($rest:tt)*)?) => { $crate::Extents!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 01 $(, $($rest:tt)*)?) => { $crate::Extents!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 001 $(, $($rest:tt)*)?) => { $crate::Extents!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 0x1 $(, $($rest:tt)*)?) => { $crate::Extents!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 0x01 $(, $($rest:tt)*)?) => { $crate::Extents!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 0b1 $(, $($rest:tt)*)?) => { $crate::Extents!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 0b01 $(, $($rest:tt)*)?) => { $crate::Extents!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 0o1 $(, $($rest:tt)*)?) => { $crate::Extents!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident $done:tt 0o01 $(, $($rest:tt)*)?) => { $crate::Extents!(@take $is $done 1 $(, $($rest)*)?) };
    (@take $is:ident [$($done:tt)*] 1 $(, $($rest:tt)*)?) => {
        $crate::Extents!(@take known [$($done)* $crate::One,] $($($rest)*)?)
    };
    (@take $is:ident [$($done:tt)*] usize $(, $($rest:tt)*)?) => {
        $crate::Extents!(@take $is [$($done)* ::core::primitive::usize,] $($($rest)*)?)
    };
    (@take $is:ident [$($done:tt)*] $extent:literal $(, $($rest:tt)*)?) => {
        $crate::Extents!(@take known [$($done)* $crate::Const<$extent>,] $($($rest)*)?)
    };
    (@take $is:ident [$($done:tt)*] { $extent:expr } $(, $($rest:tt)*)?) => {
        $crate::Extents!(@take known [$($done)* $crate::Const<{ $extent }>,] $($($rest)*)?)
    };
    // In parentheses a type is left as it is, so that the compiler infers a parameter.
    (@take $is:ident [$($done:tt)*] ($extent:ty) $(, $($rest:tt)*)?) => {
        $crate::Extents!(@take known [$($done)* $extent,] $($($rest)*)?)
    };
    (@take $is:ident [$($done:tt)*] $extent:ty $(, $($rest:tt)*)?) => {
        $crate::Extents!(@take known [$($done)* <$extent as $crate::types::ListEntry>::Itself,] $($($rest)*)?)
    };
    (@take $is:ident $done:tt $($extents:tt)+) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($($extents)+), "` is not a list of extents: write them with commas, as in \
             `Extents![usize, 784, 1]`"
        ))
    };
    ($($extents:tt)*) => { $crate::Extents!(@take none [] $($extents)*) };
}

#[doc = include_str!("../../docs/macros/names.md")]
#[macro_export]
macro_rules! names {
    ($($(#[$meta:meta])* $vis:vis $name:ident),+ $(,)?) => { $(
        /// A name of extents.
        $(#[$meta])*
        #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
        $vis enum $name {}

        impl $crate::extent::Name for $name {
            const NAME: $crate::extent::NameText = $crate::extent::NameText::of::<Self>(
                ::core::stringify!($name),
                ::core::concat!(::core::module_path!(), ":", ::core::line!(), ":", ::core::column!()),
            );
        }

        // So that `Extents![Batch]` is a list of `Named<Batch>`.
        impl $crate::types::ListEntry for $name {
            type Itself = $crate::extent::Named<Self>;

            fn itself(self) -> Self::Itself {
                match self {}
            }
        }

        /// Returns the extent of this length, with the name.
        $(#[$meta])*
        // A function and not a constant: its name is that of the type, so that one declaration is both.
        #[allow(non_snake_case)]
        #[must_use]
        #[inline(always)]
        $vis const fn $name(__shapewise_extent: ::core::primitive::usize) -> $crate::extent::Named<$name> {
            $crate::extent::Named::new(__shapewise_extent)
        }

        // A program may use the type only, or the function only: neither is unused.
        const _: fn(::core::primitive::usize) -> $crate::extent::Named<$name> = $name;
    )+ };
}
