//! `s![...]`.

// The docs show how the macro is called, and not its internal arms.
#[doc = include_str!("../../docs/macros/s.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! s {
    ($($item:tt),* $(,)?) => {};
}

#[doc = include_str!("../../docs/macros/s.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! s {
    // Internal: `@items` takes one item off the front at a time. The first word says whether there was a `..`.
    (@items $rest:ident) => { () };
    (@items $rest:ident : $(, $($tail:tt)*)?) => { ($crate::slice::Full, $crate::s!(@items $rest $($($tail)*)?)) };
    (@items $rest:ident :: $($tail:tt)*) => {
        ::core::compile_error!("`::` is not an item of a slice: a step over an entire axis is written `..;step`")
    };
    (@items $rest:ident ... $($tail:tt)*) => {
        ::core::compile_error!("`...` is how Python writes it: all remaining axes are `..`")
    };
    // `..` is what is left: once.
    (@items none .. $(, $($tail:tt)*)?) => { (::core::ops::RangeFull, $crate::s!(@items one $($($tail)*)?)) };
    (@items one .. $(, $($tail:tt)*)?) => {
        ::core::compile_error!("a slice has two `..`: only one can be all remaining axes; write `:` for one entire axis")
    };
    // A word of its own, so that it need not be imported.
    (@items $rest:ident NewAxis $(, $($tail:tt)*)?) => {
        ($crate::slice::NewAxis, $crate::s!(@items $rest $($($tail)*)?))
    };
    (@items $rest:ident None $(, $($tail:tt)*)?) => {
        ::core::compile_error!("a new axis is written `NewAxis`; `None` is how Python writes it")
    };
    // A number as an index: as `isize`, so that inference has nothing to choose. What begins with `-` is matched
    // separately: a macro that has begun to read a literal does not go back.
    (@items $rest:ident - $($tail:tt)+) => { $crate::s!(@signed [$rest] [- $($tail)+] $($tail)+) };
    (@items $rest:ident $index:literal $(, $($tail:tt)*)?) => {
        ($crate::slice::At::<{ $index }>, $crate::s!(@items $rest $($($tail)*)?))
    };
    // A range with constant ends, which stays known.
    (@items $rest:ident const $begin:literal .. $end:literal $(, $($tail:tt)*)?) => {
        (
            $crate::slice::ConstRange::<{ $begin }, { $crate::slice::const_range_count($begin, $end) }>,
            $crate::s!(@items $rest $($($tail)*)?)
        )
    };
    (@items $rest:ident const $($tail:tt)*) => {
        ::core::compile_error!("a range with constant ends is written `const a..b` with two numbers; `ConstRange::<BEGIN, COUNT>` takes other constants")
    };
    // From a variable, a field, a call or what is in parentheses to a position from the end: the ends may be of two types, such as a
    // `usize` and `-1`.
    (@items $rest:ident $begin:ident $(($($call:tt)*))? $([$($index:tt)*])? $(. $name:ident $(($($with:tt)*))?)* .. - $($end:tt)+) => {
        $crate::s!(@between $rest [$begin $(($($call)*))? $([$($index)*])? $(. $name $(($($with)*))?)*] - $($end)+)
    };
    (@items $rest:ident ($($begin:tt)+) .. - $($end:tt)+) => { $crate::s!(@between $rest [$($begin)+] - $($end)+) };
    (@between $rest:ident [$begin:expr] $end:expr $(, $($tail:tt)*)?) => {
        ($crate::slice::between($begin, $end), $crate::s!(@items $rest $($($tail)*)?))
    };
    (@between $rest:ident [$begin:expr] $end:expr ; $($step:tt)+) => {
        $crate::s!(@step $rest [$crate::slice::between($begin, $end)] $($step)+)
    };
    (@items $rest:ident $($item:tt)+) => { $crate::s!(@expression $rest $($item)+) };
    (@signed [$rest:ident] $item:tt $index:literal $(, $($tail:tt)*)?) => {
        ($crate::slice::At::<{ -$index }>, $crate::s!(@items $rest $($($tail)*)?))
    };
    (@signed [$rest:ident] [$($item:tt)+] $($tail:tt)+) => { $crate::s!(@expression $rest $($item)+) };
    // An index or a range, and its step.
    (@expression $rest:ident .. ; - 1 $(, $($tail:tt)*)?) => {
        ($crate::slice::Reversed, $crate::s!(@items $rest $($($tail)*)?))
    };
    (@expression $rest:ident $range:expr ; $($step:tt)+) => { $crate::s!(@step $rest [$range] $($step)+) };
    (@expression $rest:ident $item:expr $(, $($tail:tt)*)?) => { ($item, $crate::s!(@items $rest $($($tail)*)?)) };
    (@expression $rest:ident $($item:tt)+) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($($item)+), "` is not an item of a slice: write `i`, `a..b`, `a..b;step`, `:` for \
             one entire axis, `..` for all remaining axes, or `NewAxis`"
        ))
    };
    // A step of 0 never advances; a number stays in the type; any other step is known at run time.
    (@step $rest:ident [$range:expr] 0 $(, $($tail:tt)*)?) => {
        ::core::compile_error!("a slice has a step of 0: a step must not be 0")
    };
    (@step $rest:ident [$range:expr] - $($step:tt)+) => {
        $crate::s!(@signed_step $rest [$range] [- $($step)+] $($step)+)
    };
    (@step $rest:ident [$range:expr] $step:literal $(, $($tail:tt)*)?) => {
        (
            $crate::slice::Stepped::new($range, $crate::slice::Step::<$step>),
            $crate::s!(@items $rest $($($tail)*)?)
        )
    };
    (@step $rest:ident [$range:expr] $step:expr $(, $($tail:tt)*)?) => {
        ($crate::slice::Stepped::new($range, $step), $crate::s!(@items $rest $($($tail)*)?))
    };
    (@signed_step $rest:ident [$range:expr] $all:tt $step:literal $(, $($tail:tt)*)?) => {
        (
            $crate::slice::Stepped::new($range, $crate::slice::Step::<{ -$step }>),
            $crate::s!(@items $rest $($($tail)*)?)
        )
    };
    (@signed_step $rest:ident [$range:expr] [$step:expr $(, $($tail:tt)*)?] $($again:tt)+) => {
        ($crate::slice::Stepped::new($range, $step), $crate::s!(@items $rest $($($tail)*)?))
    };
    (@step $rest:ident [$range:expr] $($step:tt)+) => {
        ::core::compile_error!(::core::concat!("`", ::core::stringify!($($step)+), "` is not a step of a slice: write `a..b;step`"))
    };
    ($($items:tt)*) => {{
        // Python's ranges may go backwards: `3..0;-1`.
        #[allow(clippy::reversed_empty_ranges)]
        let items = $crate::s!(@items none $($items)*);
        items
    }};
}
