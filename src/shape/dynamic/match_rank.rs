//! `match_rank!`: dispatches once on a rank that is known at run time, from the dynamic level to the ranked one.

use crate::{message::Message, rank::MAX_DYNAMIC_RANK, shape::ShapeError};

/// The operand of [`match_rank!`](crate::match_rank!), by value or by reference.
///
/// `F` follows from the type. It is a parameter so that any other operand is reported once: the compiler reports nothing about an
/// `F` that it cannot infer.
#[diagnostic::on_unimplemented(
    message = "`match_rank!` takes a shape or an array whose rank is known at run time, found `{Self}`",
    label = "not a `DynShape`, `DynView`, `DynViewMut` or `DynTensor`; if the rank is in the type, there is only one arm to run"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait AnyRank<F: RankFamily> {
    /// Returns the operand itself.
    #[doc(hidden)]
    fn dynamic(self) -> F::Dynamic;
}

/// The types of an operand without and with a rank.
#[cfg_attr(doc, doc(hidden))]
pub trait RankFamily {
    /// The type whose rank is known at run time.
    type Dynamic;
    /// The type of rank `R`.
    type Ranked<const R: usize>;

    /// Returns the rank, if it is known.
    fn known_rank(dynamic: &Self::Dynamic) -> Option<usize>;

    /// Returns the operand with the rank in the type, if it has that rank.
    ///
    /// # Errors
    ///
    /// [`ShapeError`] if the rank or an extent differs.
    fn ranked<const R: usize>(dynamic: Self::Dynamic) -> Result<Self::Ranked<R>, ShapeError>;
}

/// The operand of the macro, with its family.
#[cfg_attr(doc, doc(hidden))]
#[derive(Debug)]
pub struct Dispatch<F: RankFamily>(F::Dynamic);

#[doc(hidden)]
pub fn any_rank<F: RankFamily, X: AnyRank<F>>(any: X) -> Dispatch<F> {
    Dispatch(any.dynamic())
}

/// Rejects an arm for a rank that no array has.
#[doc(hidden)]
#[track_caller]
pub const fn arm(rank: usize) {
    if rank > MAX_DYNAMIC_RANK {
        let message = Message::<96>::new().text("the arm is for rank ").number(rank);
        message.text(", which is above the greatest rank, ").number(MAX_DYNAMIC_RANK).fail()
    }
}

impl<F: RankFamily> Dispatch<F> {
    /// Returns the rank, if it is known.
    #[must_use]
    pub fn known_rank(&self) -> Option<usize> {
        F::known_rank(&self.0)
    }

    /// Returns the operand with the rank in the type.
    ///
    /// # Errors
    ///
    /// [`ShapeError`] if it has another rank, or an extent is not known.
    pub fn ranked<const R: usize>(self) -> Result<F::Ranked<R>, ShapeError> {
        F::ranked(self.0)
    }
}

// The docs show how the macro is called, and not its internal arms.
#[doc = include_str!("../../../docs/macros/match_rank.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! match_rank {
    ($shape:expr, { $($($rank:literal)|+ => |$value:pat_param| $result:expr,)+ _ => |$error:pat_param| $rest:expr $(,)? }) => {};
}

#[doc = include_str!("../../../docs/macros/match_rank.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! match_rank {
    // Internal: `@arms [shape] [finished arms] remaining arms`. A finished arm is `{ranks, shape, body}`.
    (@arms [$shape:expr] [$({[$($rank:tt)*] $bound:pat, $body:expr})*] _ => |$error:pat_param| $rest:expr $(,)?) => {{
        // A `match`, so that a temporary lives as long as the arms. They leave the outer block with their value, and the inner one
        // with an error.
        match $crate::shape::any_rank($shape) { shapewise_shape => 'outer: {
            let $error: $crate::ShapeError = 'error: {
                let shapewise_rank = $crate::shape::Dispatch::known_rank(&shapewise_shape);
                $($({
                    // The one use of the number, so that a wrong one is one error.
                    const __SHAPEWISE_RANK: ::core::primitive::usize = $rank;
                    const _: () = $crate::shape::arm(__SHAPEWISE_RANK);
                    if shapewise_rank == ::core::option::Option::Some(__SHAPEWISE_RANK) {
                        match $crate::shape::Dispatch::ranked::<__SHAPEWISE_RANK>(shapewise_shape) {
                            ::core::result::Result::Ok($bound) => break 'outer $body,
                            ::core::result::Result::Err(shapewise_error) => break 'error shapewise_error,
                        }
                    }
                })*)*
                $crate::ShapeError::no_arm(shapewise_rank)
            };
            $rest
        }}
    }};
    (@arms $shape:tt $done:tt $first:tt ..= $last:tt => |$bound:pat_param| $body:expr, $($arms:tt)*) => {
        $crate::match_rank!(
            @split [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16] [] $first first $last [$first $shape $done [$bound, $body] $($arms)*]
        )
    };
    (@arms $shape:tt [$($done:tt)*] $rank:literal $(| $more:literal)* => |$bound:pat_param| $body:expr, $($arms:tt)*) => {
        $crate::match_rank!(@arms $shape [$($done)* {[$rank $($more)*] $bound, $body}] $($arms)*)
    };
    (@arms $shape:tt $done:tt) => {
        ::core::compile_error!(
            "match_rank! needs a last arm for the rest: `_ => |error| ...`, for ranks that no arm names, and for unknown ranks \
             and extents"
        )
    };
    // The last arm is not one for the rest, and has no comma.
    (@arms $shape:tt $done:tt $first:tt ..= $last:tt => |$bound:pat_param| $body:expr) => {
        $crate::match_rank!(@arms $shape $done $first ..= $last => |$bound| $body,)
    };
    (@arms $shape:tt $done:tt $rank:literal $(| $more:literal)* => |$bound:pat_param| $body:expr) => {
        $crate::match_rank!(@arms $shape $done $rank $(| $more)* => |$bound| $body,)
    };
    (@arms $shape:tt $done:tt _ => |$error:pat_param| $rest:expr, $($arms:tt)+) => {
        ::core::compile_error!("the arm `_ => |error| ...` of match_rank! must be the last")
    };
    (@arms $shape:tt $done:tt $($arms:tt)+) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($($arms)+), "` does not begin with an arm of match_rank!: write `2 => |shape| ...,`, \
             `1 | 3 => |shape| ...,`, `0..=4 => |shape| ...,` or, last, `_ => |error| ...`"
        ))
    };
    // Splits a list at a rank, for a macro cannot compare two tokens otherwise: the list of all ranks at the first rank of a range, then
    // the rest at the last one.
    (@split [0 $($after:tt)*] $before:tt 0 $($to:tt)+) => { $crate::match_rank!(@at $before 0 [$($after)*] $($to)+) };
    (@split [1 $($after:tt)*] $before:tt 1 $($to:tt)+) => { $crate::match_rank!(@at $before 1 [$($after)*] $($to)+) };
    (@split [2 $($after:tt)*] $before:tt 2 $($to:tt)+) => { $crate::match_rank!(@at $before 2 [$($after)*] $($to)+) };
    (@split [3 $($after:tt)*] $before:tt 3 $($to:tt)+) => { $crate::match_rank!(@at $before 3 [$($after)*] $($to)+) };
    (@split [4 $($after:tt)*] $before:tt 4 $($to:tt)+) => { $crate::match_rank!(@at $before 4 [$($after)*] $($to)+) };
    (@split [5 $($after:tt)*] $before:tt 5 $($to:tt)+) => { $crate::match_rank!(@at $before 5 [$($after)*] $($to)+) };
    (@split [6 $($after:tt)*] $before:tt 6 $($to:tt)+) => { $crate::match_rank!(@at $before 6 [$($after)*] $($to)+) };
    (@split [7 $($after:tt)*] $before:tt 7 $($to:tt)+) => { $crate::match_rank!(@at $before 7 [$($after)*] $($to)+) };
    (@split [8 $($after:tt)*] $before:tt 8 $($to:tt)+) => { $crate::match_rank!(@at $before 8 [$($after)*] $($to)+) };
    (@split [9 $($after:tt)*] $before:tt 9 $($to:tt)+) => { $crate::match_rank!(@at $before 9 [$($after)*] $($to)+) };
    (@split [10 $($after:tt)*] $before:tt 10 $($to:tt)+) => { $crate::match_rank!(@at $before 10 [$($after)*] $($to)+) };
    (@split [11 $($after:tt)*] $before:tt 11 $($to:tt)+) => { $crate::match_rank!(@at $before 11 [$($after)*] $($to)+) };
    (@split [12 $($after:tt)*] $before:tt 12 $($to:tt)+) => { $crate::match_rank!(@at $before 12 [$($after)*] $($to)+) };
    (@split [13 $($after:tt)*] $before:tt 13 $($to:tt)+) => { $crate::match_rank!(@at $before 13 [$($after)*] $($to)+) };
    (@split [14 $($after:tt)*] $before:tt 14 $($to:tt)+) => { $crate::match_rank!(@at $before 14 [$($after)*] $($to)+) };
    (@split [15 $($after:tt)*] $before:tt 15 $($to:tt)+) => { $crate::match_rank!(@at $before 15 [$($after)*] $($to)+) };
    (@split [16 $($after:tt)*] $before:tt 16 $($to:tt)+) => { $crate::match_rank!(@at $before 16 [$($after)*] $($to)+) };
    (@split [$rank:tt $($after:tt)*] [$($before:tt)*] $($to:tt)+) => {
        $crate::match_rank!(@split [$($after)*] [$($before)* $rank] $($to)+)
    };
    (@split [] $before:tt $first:tt first $($context:tt)+) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($first), "` is not the first rank of a range: that is a number from 0 to 16, and a macro passes it on as `tt`"
        ))
    };
    // What ends the range is before the first rank, or is not a rank.
    (@split [] $before:tt $last:tt last [$first:tt $shape:tt $done:tt $arm:tt $($arms:tt)*]) => {
        $crate::match_rank!(@split [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16] [] $last empty $first)
    };
    (@split [] $before:tt $last:tt empty $first:tt) => {
        ::core::compile_error!(::core::concat!(
            "the range of ranks `", ::core::stringify!($first), "..=", ::core::stringify!($last), "` ends at `", ::core::stringify!($last),
            "`: ranks are the numbers 0 to 16, and a macro passes one on as `tt`"
        ))
    };
    (@at $before:tt $last:tt $after:tt empty $first:tt) => {
        ::core::compile_error!(::core::concat!(
            "the range of ranks `", ::core::stringify!($first), "..=", ::core::stringify!($last), "` is empty: it must go up"
        ))
    };
    (@at $before:tt $first:tt [$($after:tt)*] first $last:tt $context:tt) => {
        $crate::match_rank!(@split [$first $($after)*] [] $last last $context)
    };
    (@at [$($rank:tt)*] $last:tt $after:tt last [$first:tt $shape:tt [$($done:tt)*] [$($arm:tt)+] $($arms:tt)*]) => {
        $crate::match_rank!(@arms $shape [$($done)* {[$($rank)* $last] $($arm)+}] $($arms)*)
    };
    ($shape:expr, { $($arms:tt)* }) => { $crate::match_rank!(@arms [$shape] [] $($arms)*) };
    ($($other:tt)*) => {
        ::core::compile_error!("match_rank! is written `match_rank!(shape, { 2 => |shape| ..., _ => |error| ... })`")
    };
}
