//! `match_rank!`: from the dynamic rung to the ranked one, once.

use super::ShapeError;

/// What [`match_rank!`](crate::match_rank!) takes: a [`DynShape`](crate::DynShape), of which its arms get a
/// [`Shape<R>`](crate::Shape), or a [`DynView`](crate::view::DynView), of which they get a [`View<T, R>`](crate::View).
///
/// `F` follows from the type. It is a parameter so that what is neither is reported once: of an `F` that is not found the compiler
/// reports nothing.
#[diagnostic::on_unimplemented(
    message = "`match_rank!` takes a `DynShape` or a `DynView`, found `{Self}`",
    label = "not a shape or a view whose rank is known when running",
    note = "where the rank is in the type, there is nothing to tell apart"
)]
pub trait AnyRank<F: RankFamily> {
    /// Itself, or what it refers to.
    #[doc(hidden)]
    fn dynamic(&self) -> &F::Dynamic;
}

#[diagnostic::do_not_recommend]
impl<F: RankFamily, X: AnyRank<F>> AnyRank<F> for &X {
    fn dynamic(&self) -> &F::Dynamic {
        X::dynamic(self)
    }
}

/// The types of one thing, with and without a rank.
#[doc(hidden)]
pub trait RankFamily {
    /// The rank is known when running.
    type Dynamic;
    /// It is in the type.
    type Ranked<const R: usize>;

    /// The rank, if it is known.
    fn known_rank(dynamic: &Self::Dynamic) -> Option<usize>;

    /// The same with the rank in the type, if it is that.
    fn ranked<const R: usize>(dynamic: &Self::Dynamic) -> Result<Self::Ranked<R>, ShapeError>;
}

/// What the macro tells apart.
#[doc(hidden)]
#[derive(Debug)]
pub struct Told<'a, F: RankFamily>(&'a F::Dynamic);

#[doc(hidden)]
pub fn any_rank<F: RankFamily, X: AnyRank<F>>(any: &X) -> Told<'_, F> {
    Told(any.dynamic())
}

impl<F: RankFamily> Told<'_, F> {
    /// The rank, if it is known.
    #[must_use]
    pub fn known_rank(&self) -> Option<usize> {
        F::known_rank(self.0)
    }

    /// The same with the rank in the type.
    ///
    /// # Errors
    ///
    /// [`ShapeError`] if it is not that, or an extent is not known.
    pub fn ranked<const R: usize>(&self) -> Result<F::Ranked<R>, ShapeError> {
        F::ranked(self.0)
    }
}

/// Runs the arm for the rank of a [`DynShape`](crate::DynShape) with a [`Shape<R>`](crate::Shape), or of a
/// [`DynView`](crate::view::DynView) with a [`View<T, R>`](crate::View): data whose rank only a file knows are told apart once,
/// and what is behind is ranked.
///
/// * `2 => |shape| ...`, `1 | 3 => |shape| ...`, `0..=4 => |shape| ...`: ranks as numbers, 0 to 16. In each arm `shape` is a
///   `Shape<R>`, so the arm is compiled once for each of its ranks, and no others.
/// * `_ => |error| ...`, last: a rank that no arm names, an unknown rank, or an extent that is not known.
///
/// All arms have the same type. `return`, `?` and `break` in an arm do what they do beside the macro.
///
/// # Examples
///
/// ```
/// use shapewise::{DynShape, Shape, View, match_rank};
///
/// fn last_axis<const R: usize>(memory: &[f32], shape: Shape<R>) -> Option<usize> {
///     View::from_shape(memory, shape).ok()?.extents().last().copied()
/// }
///
/// fn columns(memory: &[f32], shape: &DynShape) -> Result<Option<usize>, String> {
///     match_rank!(shape, {
///         0 => |_scalar| Ok(None),
///         1..=4 => |shape| Ok(last_axis(memory, shape)),
///         _ => |error| Err(error.to_string()),
///     })
/// }
///
/// let memory = [0.0; 6];
/// assert_eq!(columns(&memory, &"[2,3]".parse()?), Ok(Some(3)));
/// assert_eq!(columns(&memory, &"[]".parse()?), Ok(None));
/// assert_eq!(columns(&memory, &"[1,1,1,2,3]".parse()?), Err("the rank is 5, which no arm names".into()));
/// assert_eq!(
///     columns(&memory, &"[2,?]".parse()?),
///     Err("axis 1 has extent ?, which is not known: a shape needs each extent".into())
/// );
///
/// // A view, as it is sliced by text that only a file knows.
/// let view = shapewise::view::DynView::new(&memory, &"[2,3]".parse()?).unwrap();
/// let sum = match_rank!(view, {
///     1 => |view| view.sum(),
///     2 => |view| view.slice(shapewise::s![0]).sum(),
///     _ => |error| panic!("{error}"),
/// });
/// assert_eq!(sum, 0.0);
/// # Ok::<(), shapewise::ParseError>(())
/// ```
#[macro_export]
macro_rules! match_rank {
    // Internal: `@arms [shape] [arms done] arms to do`. An arm that is done is `{ranks, shape, body}`.
    (@arms [$shape:expr] [$({[$($rank:tt)*] $bound:pat, $body:expr})*] _ => |$error:pat_param| $rest:expr $(,)?) => {{
        // Apart, so that a temporary lives as long as the arms.
        let shape = &$shape;
        let shape = $crate::shape::any_rank(shape);
        // The arms leave by the outer label with their value, and by the inner one with an error.
        'outer: {
            let $error: $crate::ShapeError = 'error: {
                match shape.known_rank() {
                    $($(
                        ::core::option::Option::Some($rank) => {
                            match shape.ranked::<$rank>() {
                                ::core::result::Result::Ok($bound) => break 'outer $body,
                                ::core::result::Result::Err(error) => break 'error error,
                            }
                        }
                    )*)*
                    rank => break 'error $crate::ShapeError::no_arm(rank),
                }
            };
            $rest
        }
    }};
    (@arms $shape:tt $done:tt $first:tt ..= $last:tt => |$bound:pat_param| $body:expr, $($arms:tt)*) => {
        $crate::match_rank!(@from $first $last [$shape $done [$bound, $body] [$first $last] $($arms)*])
    };
    (@arms $shape:tt [$($done:tt)*] $rank:literal $(| $more:literal)* => |$bound:pat_param| $body:expr, $($arms:tt)*) => {
        $crate::match_rank!(@arms $shape [$($done)* {[$rank $($more)*] $bound, $body}] $($arms)*)
    };
    (@arms $shape:tt $done:tt) => {
        ::core::compile_error!(
            "match_rank! needs a last arm for the rest: `_ => |error| ...`, for ranks that no arm names and for what is \
             not known"
        )
    };
    (@arms $shape:tt $done:tt _ => |$error:pat_param| $rest:expr, $($arms:tt)+) => {
        ::core::compile_error!("the arm `_ => |error| ...` of match_rank! is the last one")
    };
    (@arms $shape:tt $done:tt $($arms:tt)+) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($($arms)+), "` does not begin with an arm of match_rank!: write `2 => |shape| ...,`, \
             `1 | 3 => |shape| ...,`, `0..=4 => |shape| ...,` or, last, `_ => |error| ...`"
        ))
    };
    // The ranks of a range: the list from its first rank on, cut behind its last.
    (@from 0 $($context:tt)+) => { $crate::match_rank!(@until [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16] [] $($context)+) };
    (@from 1 $($context:tt)+) => { $crate::match_rank!(@until [1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16] [] $($context)+) };
    (@from 2 $($context:tt)+) => { $crate::match_rank!(@until [2 3 4 5 6 7 8 9 10 11 12 13 14 15 16] [] $($context)+) };
    (@from 3 $($context:tt)+) => { $crate::match_rank!(@until [3 4 5 6 7 8 9 10 11 12 13 14 15 16] [] $($context)+) };
    (@from 4 $($context:tt)+) => { $crate::match_rank!(@until [4 5 6 7 8 9 10 11 12 13 14 15 16] [] $($context)+) };
    (@from 5 $($context:tt)+) => { $crate::match_rank!(@until [5 6 7 8 9 10 11 12 13 14 15 16] [] $($context)+) };
    (@from 6 $($context:tt)+) => { $crate::match_rank!(@until [6 7 8 9 10 11 12 13 14 15 16] [] $($context)+) };
    (@from 7 $($context:tt)+) => { $crate::match_rank!(@until [7 8 9 10 11 12 13 14 15 16] [] $($context)+) };
    (@from 8 $($context:tt)+) => { $crate::match_rank!(@until [8 9 10 11 12 13 14 15 16] [] $($context)+) };
    (@from 9 $($context:tt)+) => { $crate::match_rank!(@until [9 10 11 12 13 14 15 16] [] $($context)+) };
    (@from 10 $($context:tt)+) => { $crate::match_rank!(@until [10 11 12 13 14 15 16] [] $($context)+) };
    (@from 11 $($context:tt)+) => { $crate::match_rank!(@until [11 12 13 14 15 16] [] $($context)+) };
    (@from 12 $($context:tt)+) => { $crate::match_rank!(@until [12 13 14 15 16] [] $($context)+) };
    (@from 13 $($context:tt)+) => { $crate::match_rank!(@until [13 14 15 16] [] $($context)+) };
    (@from 14 $($context:tt)+) => { $crate::match_rank!(@until [14 15 16] [] $($context)+) };
    (@from 15 $($context:tt)+) => { $crate::match_rank!(@until [15 16] [] $($context)+) };
    (@from 16 $($context:tt)+) => { $crate::match_rank!(@until [16] [] $($context)+) };
    (@from $first:tt $last:tt $context:tt) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($first), "` is no rank: ranks are the numbers 0 to 16"
        ))
    };
    (@until [0 $($rest:tt)*] [$($taken:tt)*] 0 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 0] $($context)+) };
    (@until [1 $($rest:tt)*] [$($taken:tt)*] 1 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 1] $($context)+) };
    (@until [2 $($rest:tt)*] [$($taken:tt)*] 2 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 2] $($context)+) };
    (@until [3 $($rest:tt)*] [$($taken:tt)*] 3 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 3] $($context)+) };
    (@until [4 $($rest:tt)*] [$($taken:tt)*] 4 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 4] $($context)+) };
    (@until [5 $($rest:tt)*] [$($taken:tt)*] 5 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 5] $($context)+) };
    (@until [6 $($rest:tt)*] [$($taken:tt)*] 6 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 6] $($context)+) };
    (@until [7 $($rest:tt)*] [$($taken:tt)*] 7 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 7] $($context)+) };
    (@until [8 $($rest:tt)*] [$($taken:tt)*] 8 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 8] $($context)+) };
    (@until [9 $($rest:tt)*] [$($taken:tt)*] 9 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 9] $($context)+) };
    (@until [10 $($rest:tt)*] [$($taken:tt)*] 10 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 10] $($context)+) };
    (@until [11 $($rest:tt)*] [$($taken:tt)*] 11 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 11] $($context)+) };
    (@until [12 $($rest:tt)*] [$($taken:tt)*] 12 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 12] $($context)+) };
    (@until [13 $($rest:tt)*] [$($taken:tt)*] 13 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 13] $($context)+) };
    (@until [14 $($rest:tt)*] [$($taken:tt)*] 14 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 14] $($context)+) };
    (@until [15 $($rest:tt)*] [$($taken:tt)*] 15 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 15] $($context)+) };
    (@until [16 $($rest:tt)*] [$($taken:tt)*] 16 $($context:tt)+) => { $crate::match_rank!(@ranks [$($taken)* 16] $($context)+) };
    (@until [$rank:tt $($rest:tt)*] [$($taken:tt)*] $($context:tt)+) => {
        $crate::match_rank!(@until [$($rest)*] [$($taken)* $rank] $($context)+)
    };
    (@until [] $taken:tt $last:tt [$shape:tt $done:tt $arm:tt [$first:tt $end:tt] $($arms:tt)*]) => {
        ::core::compile_error!(::core::concat!(
            "the range of ranks `", ::core::stringify!($first), "..=", ::core::stringify!($end), "` has none: it goes up, to 16 at most"
        ))
    };
    (@ranks $ranks:tt [$shape:tt [$($done:tt)*] [$bound:pat_param, $body:expr] $range:tt $($arms:tt)*]) => {
        $crate::match_rank!(@arms $shape [$($done)* {$ranks $bound, $body}] $($arms)*)
    };
    ($shape:expr, { $($arms:tt)* }) => { $crate::match_rank!(@arms [$shape] [] $($arms)*) };
    ($($other:tt)*) => {
        ::core::compile_error!("match_rank! is written `match_rank!(shape, { 2 => |shape| ..., _ => |error| ... })`")
    };
}
