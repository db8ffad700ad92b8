//! `names!`: the declaration of names of extents.

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
