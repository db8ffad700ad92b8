//! The macros of contracts. They collect a pattern as a flat list of items, which is a constant.

use super::PatternError;
use crate::message::or_fail;

/// Returns what names are bound to, or panics with the error.
#[doc(hidden)]
#[track_caller]
#[inline]
pub fn expected<V>(result: Result<V, PatternError>) -> V {
    or_fail(result)
}

/// A number in parentheses.
#[doc(hidden)]
#[must_use]
#[inline(always)]
pub const fn number(number: usize) -> usize {
    number
}

// The docs show how the macros are called, and not their internal arms.
#[doc = include_str!("../../docs/macros/expect_shape.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! expect_shape {
    ($($array:expr, [$($axis:tt),*]);+ $(; else $(|$error:pat_param|)? $otherwise:expr)?) => {};
}

#[doc = include_str!("../../docs/macros/expect_shape.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! expect_shape {
    // The constant is for a contract in place of an expression, as after `let x =`: the compiler reports it there, and then stops.
    ($($contract:tt)*) => { const _: () = (); $crate::__pattern!(@array [bind] [] [] [] [] $($contract)*); };
}

#[doc = include_str!("../../docs/macros/try_expect_shape.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! try_expect_shape {
    ($($array:expr, [$($axis:tt),*]);+) => {};
}

#[doc = include_str!("../../docs/macros/try_expect_shape.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! try_expect_shape {
    ($($contract:tt)*) => { $crate::__pattern!(@array [try] [] [] [] [] $($contract)*) };
}

/// Compares shapes with patterns as [`expect_shape!`](crate::expect_shape!) does, if the program is compiled with debug assertions.
///
/// It binds no names.
///
/// ```
/// use shapewise::debug_expect_shape;
///
/// let (x, w) = ([32, 784], [784, 10]);
/// debug_expect_shape!(x, [batch, inner]; w, [inner, classes]);
/// ```
#[cfg(doc)]
#[macro_export]
macro_rules! debug_expect_shape {
    ($($array:expr, [$($axis:tt),*]);+) => {};
}

/// Compares shapes with patterns as [`expect_shape!`](crate::expect_shape!) does, if the program is compiled with debug assertions.
///
/// It binds no names.
#[cfg(not(doc))]
#[macro_export]
macro_rules! debug_expect_shape {
    ($($contract:tt)*) => {
        if ::core::cfg!(debug_assertions) {
            $crate::pattern::macros::expected($crate::__pattern!(@array [try] [] [] [] [] $($contract)*));
        }
    };
}

/// `@array mode [items] [values] [names] [arrays] contract`, and the axes of a pattern in between.
#[doc(hidden)]
#[macro_export]
macro_rules! __pattern {
    (@array $mode:tt $items:tt $values:tt $names:tt [] $(;)?) => {
        ::core::compile_error!("a contract has an array and its pattern: `expect_shape!(x, [batch, 3])`")
    };
    (@array [try] $items:tt $values:tt $names:tt $arrays:tt) => {
        $crate::__pattern!(@compare $items $values $arrays)
    };
    (@array [bind] $items:tt $values:tt $names:tt $arrays:tt) => {
        let bound = $crate::__pattern!(@expected $items $values $names $arrays);
        $crate::__pattern!(
            @bind bound [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31] $names []
        );
    };
    (@array [bind] $items:tt $values:tt $names:tt $arrays:tt else |$error:pat_param| $otherwise:expr $(;)?) => {
        let bound = match $crate::__pattern!(@compare $items $values $arrays) {
            ::core::result::Result::Ok(bound) => $crate::__pattern!(@spread bound $items $names),
            ::core::result::Result::Err($error) => $otherwise,
        };
        $crate::__pattern!(
            @bind bound [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31] $names []
        );
    };
    (@array [bind] $items:tt $values:tt $names:tt $arrays:tt else $otherwise:expr $(;)?) => {
        $crate::__pattern!(@array [bind] $items $values $names $arrays else |_| $otherwise)
    };
    (@array $mode:tt [$($item:tt)*] $values:tt $names:tt [$($array:expr,)*] $next:expr, [$($axes:tt)*] $(; $($rest:tt)*)?) => {
        $crate::__pattern!(
            @axes $mode
            [$($item)* $crate::pattern::Item::Array(::core::stringify!($next), ::core::stringify!([$($axes)*])),]
            $values $names [$($array,)* $next,] [$($($rest)*)?] $($axes)*
        )
    };
    (@array $mode:tt $items:tt $values:tt $names:tt $arrays:tt $($rest:tt)*) => {
        $crate::__pattern!(
            @stop $mode $names [::core::concat!(
                "`", ::core::stringify!($($rest)*), "` is not an array and its pattern: write `expect_shape!(x, [batch, 3])`, and `;` between two of them"
            )] @groups $($rest)*
        )
    };

    (@axes $mode:tt $items:tt $values:tt $names:tt $arrays:tt [$($rest:tt)*]) => {
        $crate::__pattern!(@array $mode $items $values $names $arrays $($rest)*)
    };
    (@axes $mode:tt [$($item:tt)*] $values:tt $names:tt $arrays:tt $rest:tt _ $(, $($axes:tt)*)?) => {
        $crate::__pattern!(
            @axes $mode [$($item)* $crate::pattern::Item::Any,] $values $names $arrays $rest $($($axes)*)?
        )
    };
    (@axes $mode:tt [$($item:tt)*] $values:tt $names:tt $arrays:tt $rest:tt .. $(, $($axes:tt)*)?) => {
        $crate::__pattern!(
            @axes $mode [$($item)* $crate::pattern::Item::Rest,] $values $names $arrays $rest $($($axes)*)?
        )
    };
    (@axes $mode:tt [$($item:tt)*] $values:tt [$($name:ident)*] $arrays:tt $rest:tt $is:ident = $($axes:tt)*) => {
        $crate::__pattern!(
            @factor $mode
            [$($item)* $crate::pattern::Item::Factors, $crate::pattern::Item::Is(::core::stringify!($is)),]
            $values [$($name)* $is] $arrays $rest $($axes)*
        )
    };
    (@axes $mode:tt [$($item:tt)*] $values:tt $names:tt $arrays:tt $rest:tt $($axes:tt)*) => {
        $crate::__pattern!(
            @factor $mode [$($item)* $crate::pattern::Item::Factors,] $values $names $arrays $rest $($axes)*
        )
    };

    (@factor $mode:tt [$($item:tt)*] $values:tt $names:tt $arrays:tt $rest:tt $number:literal $($axes:tt)*) => {
        $crate::__pattern!(
            @after $mode [$($item)* $crate::pattern::Item::Number($number),] $values $names $arrays $rest $($axes)*
        )
    };
    (@factor $mode:tt [$($item:tt)*] $values:tt [$($name:ident)*] $arrays:tt $rest:tt $next:ident $($axes:tt)*) => {
        $crate::__pattern!(
            @after $mode [$($item)* $crate::pattern::Item::Name(::core::stringify!($next)),] $values [$($name)* $next]
            $arrays $rest $($axes)*
        )
    };
    (@factor $mode:tt [$($item:tt)*] [$($value:tt)*] $names:tt $arrays:tt $rest:tt { $constant:expr } $($axes:tt)*) => {
        $crate::__pattern!(
            @after $mode [$($item)* $crate::pattern::Item::Stated,] [$($value)* [$crate::Const::<{ $constant }>]] $names
            $arrays $rest $($axes)*
        )
    };
    (@factor $mode:tt [$($item:tt)*] [$($value:tt)*] $names:tt $arrays:tt $rest:tt ($number:expr) $($axes:tt)*) => {
        $crate::__pattern!(
            @after $mode [$($item)* $crate::pattern::Item::Stated,]
            [$($value)* [$crate::pattern::macros::number($number)]] $names $arrays $rest $($axes)*
        )
    };
    (@factor $mode:tt $items:tt $values:tt $names:tt $arrays:tt $rest:tt) => {
        $crate::__pattern!(@stop $mode $names ["a pattern ends with `=` or `*`: a factor is missing"] $rest)
    };
    (@factor $mode:tt $items:tt $values:tt $names:tt $arrays:tt $rest:tt $found:tt $($axes:tt)*) => {
        $crate::__pattern!(
            @stop $mode $names [::core::concat!(
                "`", ::core::stringify!($found), "` is not the pattern of an axis: write a name, a number, `{N}`, `(n + 1)`, a product of them, `_` or `..`"
            )] [$found $($axes)*] $rest
        )
    };

    (@after $mode:tt $items:tt $values:tt $names:tt $arrays:tt $rest:tt * $($axes:tt)*) => {
        $crate::__pattern!(@factor $mode $items $values $names $arrays $rest $($axes)*)
    };
    (@after $mode:tt $items:tt $values:tt $names:tt $arrays:tt $rest:tt $(, $($axes:tt)*)?) => {
        $crate::__pattern!(@axes $mode $items $values $names $arrays $rest $($($axes)*)?)
    };
    (@after $mode:tt $items:tt $values:tt $names:tt $arrays:tt $rest:tt $found:tt $($axes:tt)*) => {
        $crate::__pattern!(
            @stop $mode $names [::core::concat!(
                "`", ::core::stringify!($found), "` in a pattern: after a factor is `*` or `,`, and other expressions are in parentheses, `(n + 1)`"
            )] [$($axes)*] $rest
        )
    };

    // Reports a mistake, and binds all names, so that their uses report nothing.
    (@stop [try] $names:tt [$($message:tt)*] $($rest:tt)*) => { ::core::compile_error!($($message)*) };
    (@stop [bind] [$($name:ident)*] [$($message:tt)*] $($rest:tt)*) => {
        ::core::compile_error!($($message)*);
        $crate::__pattern!(@lets [$($name)*] $($rest)*);
    };
    (@lets) => {};
    (@lets @groups ($($inner:tt)*) $($rest:tt)*) => { $crate::__pattern!(@lets [$($inner)*] @groups $($rest)*); };
    (@lets @groups [$($inner:tt)*] $($rest:tt)*) => { $crate::__pattern!(@lets [$($inner)*] @groups $($rest)*); };
    (@lets @groups $other:tt $($rest:tt)*) => { $crate::__pattern!(@lets @groups $($rest)*); };
    (@lets @groups) => {};
    (@lets [] $($rest:tt)*) => { $crate::__pattern!(@lets $($rest)*); };
    (@lets [$name:ident $($inner:tt)*] $($rest:tt)*) => {
        let $name = 0_usize;
        let _ = $name;
        $crate::__pattern!(@lets [$($inner)*] $($rest)*);
    };
    (@lets [[$($nested:tt)*] $($inner:tt)*] $($rest:tt)*) => { $crate::__pattern!(@lets [$($nested)*] [$($inner)*] $($rest)*); };
    (@lets [$other:tt $($inner:tt)*] $($rest:tt)*) => { $crate::__pattern!(@lets [$($inner)*] $($rest)*); };

    // An expression: the result.
    (@compare [$($item:tt)*] $values:tt [$($array:expr,)*]) => {{
        struct Contract;
        impl $crate::pattern::rule::Pattern for Contract {
            const ITEMS: &'static [$crate::pattern::Item] = &[$($item)*];
            const OPS: &'static [$crate::pattern::Op] =
                &$crate::pattern::items::compile::<{ [$($item)*].len() }>(Self::ITEMS);
            const FIRST: &'static [bool] = &$crate::pattern::items::firsts::<{ [$($item)*].len() }>(Self::ITEMS);
            const STEPS: &'static [$crate::pattern::items::Step] =
                &$crate::pattern::items::steps::<{ $crate::pattern::items::step_count(&[$($item)*]) }>(Self::ITEMS);
        }
        const ITEMS: &[$crate::pattern::Item] = <Contract as $crate::pattern::rule::Pattern>::ITEMS;
        const _: () = $crate::pattern::items::check(ITEMS);
        $crate::pattern::rule::compare::<
            Contract,
            { $crate::pattern::items::names(ITEMS) },
            { $crate::pattern::items::values(ITEMS) },
            _,
            _,
        >($crate::__pattern!(@pairs $([&$array])*), $crate::__pattern!(@values $values))
    }};
    (@values [$($value:tt)*]) => { $crate::__pattern!(@pairs $($value)*) };
    (@pairs) => { () };
    (@pairs [$($first:tt)*] $($rest:tt)*) => { ($($first)*, $crate::__pattern!(@pairs $($rest)*)) };
    (@expected $items:tt $values:tt $names:tt $arrays:tt) => {
        match $crate::pattern::macros::expected($crate::__pattern!(@compare $items $values $arrays)) {
            bound => $crate::__pattern!(@spread bound $items $names),
        }
    };
    // From the extents of the different names to those of all names, as they are written.
    (@spread $bound:ident [$($item:tt)*] [$($name:ident)*]) => {{
        const SLOTS: [usize; <[&str]>::len(&[$(::core::stringify!($name)),*])] =
            $crate::pattern::items::slots(&[$($item)*]);
        SLOTS.map(|slot| $bound[slot])
    }};
    (@bind $bound:ident $numbers:tt [] [$([$name:ident $number:literal])*]) => {
        $(
            let $name = $bound[$number];
            let _ = $name;
        )*
    };
    (@bind $bound:ident [$number:literal $($numbers:literal)*] [$name:ident $($names:ident)*] [$($done:tt)*]) => {
        $crate::__pattern!(@bind $bound [$($numbers)*] [$($names)*] [$($done)* [$name $number]]);
    };
    (@bind $bound:ident [] $names:tt $done:tt) => {
        ::core::compile_error!("a contract has at most 32 names: write two contracts, and `(name)` for a name of the first")
    };
}
