//! `s![...]`.

/// A slice: one item per axis, with Python's meaning. [The table of items](crate::slice).
///
/// * `i`, an integer of any type: the element at `i`; the axis goes.
/// * `a..b`, `a..`, `..b`, `a..=b`: from `a` up to, not including, `b` (or including).
/// * `a..b;step`: every `step`-th of them, backwards where `step` is negative; `..;step` for the whole axis.
/// * `:`: the whole axis. `..`: all axes that are left; once at most.
/// * `NewAxis`: a new axis of extent [`One`](crate::One).
///
/// # Examples
///
/// ```
/// use shapewise::{View, s};
///
/// let memory: Vec<i32> = (0..24).collect();
/// let cube = View::new(&memory, [2, 3, 4])?;
/// assert_eq!(cube.slice(s![1, :, -1]).to_vec(), [15, 19, 23]);
/// assert_eq!(cube.slice(s![.., 1..3]).extents(), [2, 3, 2]);
/// assert_eq!(cube.slice(s![0, ..;-2]).to_vec(), [8, 9, 10, 11, 0, 1, 2, 3]);
/// assert_eq!(cube.slice(s![NewAxis, 0, .., NewAxis]).extents(), [1, 3, 4, 1]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[macro_export]
macro_rules! s {
    // Internal: `@items` takes one item off the front at a time. The first word says whether a `..` was met.
    (@items $rest:ident) => { () };
    (@items $rest:ident : $(, $($tail:tt)*)?) => { ($crate::slice::Full, $crate::s!(@items $rest $($($tail)*)?)) };
    // `..` is what is left: once.
    (@items none .. $(, $($tail:tt)*)?) => { (::core::ops::RangeFull, $crate::s!(@items one $($($tail)*)?)) };
    (@items one .. $(, $($tail:tt)*)?) => {
        ::core::compile_error!("a slice has two `..`: only one can stand for the axes that are left; write `:` for one whole axis")
    };
    // A word of its own, so that it need not be imported.
    (@items $rest:ident NewAxis $(, $($tail:tt)*)?) => {
        ($crate::slice::NewAxis, $crate::s!(@items $rest $($($tail)*)?))
    };
    // Numbers as indices: as `isize`, so that inference has nothing to choose.
    (@items $rest:ident $index:literal $(, $($tail:tt)*)?) => {
        ($crate::slice::Index($index), $crate::s!(@items $rest $($($tail)*)?))
    };
    (@items $rest:ident - $index:literal $(, $($tail:tt)*)?) => {
        ($crate::slice::Index(-$index), $crate::s!(@items $rest $($($tail)*)?))
    };
    // Steps: 0 never advances, -1 on a whole axis keeps its extent, a number stays in the type.
    (@items $rest:ident $range:expr ; 0 $(, $($tail:tt)*)?) => {
        ::core::compile_error!("a slice has a step of 0: a step must not be 0")
    };
    (@items $rest:ident .. ; - 1 $(, $($tail:tt)*)?) => {
        ($crate::slice::Reversed, $crate::s!(@items $rest $($($tail)*)?))
    };
    (@items $rest:ident $range:expr ; $step:literal $(, $($tail:tt)*)?) => {
        (
            $crate::slice::Stepped::new($range, $crate::slice::Step::<$step>),
            $crate::s!(@items $rest $($($tail)*)?)
        )
    };
    (@items $rest:ident $range:expr ; - $step:literal $(, $($tail:tt)*)?) => {
        (
            $crate::slice::Stepped::new($range, $crate::slice::Step::<{ -$step }>),
            $crate::s!(@items $rest $($($tail)*)?)
        )
    };
    (@items $rest:ident $range:expr ; $step:expr $(, $($tail:tt)*)?) => {
        ($crate::slice::Stepped::new($range, $step), $crate::s!(@items $rest $($($tail)*)?))
    };
    (@items $rest:ident $item:expr $(, $($tail:tt)*)?) => { ($item, $crate::s!(@items $rest $($($tail)*)?)) };
    ($($items:tt)*) => {{
        // Python's ranges may go backwards: `3..0;-1`.
        #[allow(clippy::reversed_empty_ranges)]
        let items = $crate::s!(@items none $($items)*);
        items
    }};
}
