//! `shape!` and `Extents!`: the notation of extents, as a value and as a type.

use crate::message::{Message, same_word};

/// A literal of `shape!`: its value, and how it is written.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct Literal(usize, &'static str);

impl Literal {
    /// Makes a literal of its value and its text.
    #[doc(hidden)]
    #[must_use]
    pub const fn of<const N: usize>(text: &'static str) -> Self {
        Self(N, text)
    }
}

/// Refuses literals that are 1 and not written `1`: they would be `Const<1>`, which does not stretch.
#[doc(hidden)]
#[track_caller]
pub const fn refuse_other_ones(literals: &[Literal]) {
    let mut rest = literals;
    while let [Literal(value, text), others @ ..] = rest {
        if *value == 1 {
            let message = Message::<256>::new();
            if same_word(text, "1") {
                message
                    .text("a macro passes on the extent 1 as `$n:literal` or `$n:expr`: with `$n:tt` it is `One`, and `{ $n }` is `Const<1>`")
                    .fail()
            }
            message
                .text("the extent `")
                .text(text)
                .text("` is 1: write `1`, which is `One`, or `{ 1 }` for `Const<1>`")
                .fail()
        }
        rest = others;
    }
}

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
    // Takes the first extent off the list; the brackets have those that were taken, in order, after the literals. The word before them says whether
    // one is a number, or `_`.
    (@take none [[]]) => { () };
    (@take none [[] $($done:tt)*]) => { $crate::extent::listed(($($done)*)) };
    (@take $is:ident [[] $($done:tt)*]) => { ($($done)*) };
    // A literal that comes from another macro does not match `1`, and may be it. The constant has no name, which could hide one of the extents. The number is in a block, so
    // that one of another type is reported once.
    (@take $is:ident [[$($number:literal)+] $($done:tt)*]) => {{
        const _: () = $crate::extent::refuse_other_ones(&[$($crate::extent::Literal::of::<{ { $number } }>(::core::stringify!($number))),+]);
        ($($done)*)
    }};
    (@take $is:ident $done:tt - $($extents:tt)*) => {
        ::core::compile_error!(
            "an extent is not negative: write `_` for the extent that a reshape infers"
        )
    };
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
    (@take inferred [$numbers:tt $($done:tt)*] 1 $(, $($rest:tt)*)?) => {
        $crate::shape!(@take inferred [$numbers $($done)* $crate::One,] $($($rest)*)?)
    };
    // In a block of its own, so that a number of another type is reported once.
    (@take inferred [[$($number:tt)*] $($done:tt)*] $extent:literal $(, $($rest:tt)*)?) => {
        $crate::shape!(@take inferred [[$($number)* $extent] $($done)* $crate::Const::<{ { $extent } }>,] $($($rest)*)?)
    };
    (@take inferred [$numbers:tt $($done:tt)*] { $extent:expr } $(, $($rest:tt)*)?) => {
        $crate::shape!(@take inferred [$numbers $($done)* $crate::Const::<{ $extent }>,] $($($rest)*)?)
    };
    (@take $is:ident [$numbers:tt $($done:tt)*] 1 $(, $($rest:tt)*)?) => {
        $crate::shape!(@take known [$numbers $($done)* $crate::One,] $($($rest)*)?)
    };
    (@take $is:ident [$numbers:tt $($done:tt)*] _ $(, $($rest:tt)*)?) => {
        $crate::shape!(@take inferred [$numbers $($done)* $crate::extent::Inferred,] $($($rest)*)?)
    };
    (@take $is:ident [[$($number:tt)*] $($done:tt)*] $extent:literal $(, $($rest:tt)*)?) => {
        $crate::shape!(@take known [[$($number)* $extent] $($done)* $crate::Const::<{ { $extent } }>,] $($($rest)*)?)
    };
    (@take $is:ident [$numbers:tt $($done:tt)*] { $extent:expr } $(, $($rest:tt)*)?) => {
        $crate::shape!(@take known [$numbers $($done)* $crate::Const::<{ $extent }>,] $($($rest)*)?)
    };
    (@take $is:ident [$numbers:tt $($done:tt)*] $extent:expr $(, $($rest:tt)*)?) => {
        $crate::shape!(@take $is [$numbers $($done)* $extent,] $($($rest)*)?)
    };
    (@take $is:ident $done:tt $($extents:tt)+) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($($extents)+), "` is not a list of extents: write them with commas, as in \
             `shape![n, 784, 1]`"
        ))
    };
    ($($extents:tt)*) => { $crate::shape!(@take none [[]] $($extents)*) };
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
        $crate::Extents!(@take known [$($done)* $crate::Const<{ { $extent } }>,] $($($rest)*)?)
    };
    (@take $is:ident [$($done:tt)*] { $extent:expr } $(, $($rest:tt)*)?) => {
        $crate::Extents!(@take known [$($done)* $crate::Const<{ $extent }>,] $($($rest)*)?)
    };
    (@take $is:ident [$($done:tt)*] $extent:ty $(, $($rest:tt)*)?) => {
        $crate::Extents!(@take known [$($done)* $extent,] $($($rest)*)?)
    };
    (@take $is:ident $done:tt $($extents:tt)+) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($($extents)+), "` is not a list of extents: write them with commas, as in \
             `Extents![usize, 784, 1]`"
        ))
    };
    ($($extents:tt)*) => { $crate::Extents!(@take none [] $($extents)*) };
}
