//! The macros of contracts. A contract is matched in one step, so that its length does not count for the recursion limit of the caller's crate; one that does not match is read item by item, to
//! find the mistake.

use super::PatternError;
use crate::message::or_fail;

/// Returns what names are bound to, or panics with the error.
#[doc(hidden)]
#[track_caller]
#[inline]
pub fn expected<V>(result: Result<V, PatternError>) -> V {
    or_fail(result)
}

/// A number in parentheses. It is a field, and not an argument: then the compiler names the type of a wrong number, and no function.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// The number.
    pub number: usize,
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
    ($($contract:tt)*) => { const _: () = (); $crate::__pattern!(@bind $($contract)*); };
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
    ($($contract:tt)*) => { $crate::__pattern!(@try $($contract)*) };
}

/// Compares shapes with patterns as [`expect_shape!`](crate::expect_shape!) does, in a build with debug assertions.
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

/// Compares shapes with patterns as [`expect_shape!`](crate::expect_shape!) does, in a build with debug assertions.
///
/// It binds no names.
#[cfg(not(doc))]
#[macro_export]
macro_rules! debug_expect_shape {
    ($($contract:tt)*) => {
        if ::core::cfg!(debug_assertions) {
            $crate::pattern::macros::expected($crate::__pattern!(@try $($contract)*));
        }
    };
}

/// `@bind contract` and `@try contract`.
#[doc(hidden)]
#[macro_export]
macro_rules! __pattern {
    (@bind $($array:expr, [$($first:tt $(= $second:tt)? $(* $factor:tt)*),* $(,)?]);+ $(;)?) => {
        let __shapewise_bound = match $crate::pattern::macros::expected($crate::__pattern!(@compare [compare_parts true] [$($($first $($second)? $($factor)*)*)+] $([$array] [$([$first $(= $second)? $(* $factor)*])*])+)) {
            __shapewise_bound => __shapewise_bound,
        };
        $crate::__pattern!(@lets __shapewise_bound $($($first $($second)? $($factor)*)*)+);
    };
    (@bind $($array:expr, [$($first:tt $(= $second:tt)? $(* $factor:tt)*),* $(,)?]);+; else |$error:pat_param| $otherwise:expr $(;)?) => {
        let __shapewise_bound = match $crate::__pattern!(@compare [compare_parts true] [$($($first $($second)? $($factor)*)*)+] $([$array] [$([$first $(= $second)? $(* $factor)*])*])+) {
            ::core::result::Result::Ok(__shapewise_bound) => __shapewise_bound,
            ::core::result::Result::Err($error) => $otherwise,
        };
        $crate::__pattern!(@lets __shapewise_bound $($($first $($second)? $($factor)*)*)+);
    };
    (@bind $($array:expr, [$($first:tt $(= $second:tt)? $(* $factor:tt)*),* $(,)?]);+; else $otherwise:expr $(;)?) => {
        let __shapewise_bound = match $crate::__pattern!(@compare [compare_parts true] [$($($first $($second)? $($factor)*)*)+] $([$array] [$([$first $(= $second)? $(* $factor)*])*])+) {
            ::core::result::Result::Ok(__shapewise_bound) => __shapewise_bound,
            ::core::result::Result::Err(_) => $otherwise,
        };
        $crate::__pattern!(@lets __shapewise_bound $($($first $($second)? $($factor)*)*)+);
    };
    (@bind $($contract:tt)*) => { $crate::__pattern!(@array [bind] [] $($contract)*); };
    (@try $($array:expr, [$($first:tt $(= $second:tt)? $(* $factor:tt)*),* $(,)?]);+ $(;)?) => { $crate::__pattern!(@compare [compare false] [$($($first $($second)? $($factor)*)*)+] $([$array] [$([$first $(= $second)? $(* $factor)*])*])+) };
    (@try $($contract:tt)*) => { $crate::__pattern!(@array [try] [] $($contract)*) };

    // An expression: the result.
    (
        @compare $method:tt $parts:tt
        $a0:tt $b0:tt $a1:tt $b1:tt $a2:tt $b2:tt $a3:tt $b3:tt $a4:tt $b4:tt $a5:tt $b5:tt $a6:tt $b6:tt $a7:tt $b7:tt $a8:tt $b8:tt $a9:tt $b9:tt $a10:tt $b10:tt
        $a11:tt $b11:tt $a12:tt $b12:tt $a13:tt $b13:tt $a14:tt $b14:tt $a15:tt $b15:tt $a16:tt $b16:tt $a17:tt $b17:tt $a18:tt $b18:tt $a19:tt $b19:tt $a20:tt $b20:tt $a21:tt $b21:tt
        $a22:tt $b22:tt $a23:tt $b23:tt $a24:tt $b24:tt $a25:tt $b25:tt $a26:tt $b26:tt $a27:tt $b27:tt $a28:tt $b28:tt $a29:tt $b29:tt $a30:tt $b30:tt $a31:tt $b31:tt $a32:tt $b32:tt
        $($more:tt)*
    ) => { ::core::compile_error!("a contract has at most 32 arrays: write two contracts, and `(name)` for a name of the first") };
    (@compare [$method:ident $binds:literal] [$($part:tt)*] $([$array:expr] [$([$($axis:tt)*])*])+) => {{
        const __SHAPEWISE_ARRAYS: &[$crate::pattern::items::PatternArray] = &[$($crate::pattern::items::PatternArray {
            name: ::core::stringify!($array),
            pattern: ::core::stringify!([$($($axis)*),*]),
            axes: &[$($crate::__pattern!(@axis $($axis)*)),*],
        }),+];
        const __SHAPEWISE_ITEMS: &[$crate::pattern::ContractItem] =
            &$crate::pattern::items::flat::<{ $crate::pattern::items::count(__SHAPEWISE_ARRAYS) }>(__SHAPEWISE_ARRAYS);
        struct __ShapewiseContract;
        impl $crate::pattern::rule::Pattern for __ShapewiseContract {
            const ITEMS: &'static [$crate::pattern::ContractItem] = __SHAPEWISE_ITEMS;
            const OPS: &'static [$crate::pattern::Op] =
                &$crate::pattern::items::compile::<{ <[$crate::pattern::ContractItem]>::len(__SHAPEWISE_ITEMS) }>(__SHAPEWISE_ITEMS);
            const FIRST: &'static [::core::primitive::bool] =
                &$crate::pattern::items::firsts::<{ <[$crate::pattern::ContractItem]>::len(__SHAPEWISE_ITEMS) }>(__SHAPEWISE_ITEMS);
            const STEPS: &'static [$crate::pattern::items::ComparedAxis] =
                &$crate::pattern::items::steps::<{ $crate::pattern::items::step_count(__SHAPEWISE_ITEMS) }>(__SHAPEWISE_ITEMS);
        }
        const _: () = $crate::pattern::items::check(__SHAPEWISE_ARRAYS, __SHAPEWISE_ITEMS, $binds);
        $crate::pattern::rule::$method::<
            __ShapewiseContract,
            { $crate::pattern::items::names(__SHAPEWISE_ITEMS) },
            { $crate::pattern::items::values(__SHAPEWISE_ITEMS) },
            { $crate::pattern::items::parts(__SHAPEWISE_ARRAYS) },
            _,
            _,
        >($crate::__pattern!(@pairs $([&$array])+), $crate::__pattern!(@values $($part)*))
    }};
    (@pairs) => { () };
    (@pairs [$($first:tt)*] $($rest:tt)*) => { ($($first)*, $crate::__pattern!(@pairs $($rest)*)) };

    // An axis, and its factors.
    (@axis _) => { $crate::pattern::items::PatternAxis::ANY };
    (@axis ..) => { $crate::pattern::items::PatternAxis::REST };
    (@axis $is:ident = $first:tt $(* $factor:tt)*) => {
        $crate::pattern::items::PatternAxis::named(&[
            $crate::__pattern_name!(item $is), $crate::__pattern!(@part $first) $(, $crate::__pattern!(@part $factor))*
        ])
    };
    (@axis $first:tt $(* $factor:tt)*) => {
        $crate::pattern::items::PatternAxis::product(&[$crate::__pattern!(@part $first) $(, $crate::__pattern!(@part $factor))*])
    };
    (@axis $($axis:tt)*) => { $crate::__pattern!(@axes [try] [] [] $($axis)*) };
    (@part $number:literal) => { $crate::pattern::items::PatternPart::Number({ $number }) };
    (@part $name:ident) => { $crate::__pattern_name!(item $name) };
    (@part { $constant:expr }) => { $crate::pattern::items::PatternPart::Stated };
    (@part ($number:expr)) => { $crate::pattern::items::PatternPart::Stated };
    (@part $($found:tt)*) => { $crate::__pattern!(@factor [try] [] [] $($found)*) };

    // The numbers in braces and in parentheses, each at the position of its part; several at a time, so that a long contract needs few steps.
    (@values $($name:ident)* $($number:literal)*) => { () };
    (@values $a:tt $b:tt $c:tt $d:tt $e:tt $f:tt $g:tt $h:tt $($rest:tt)*) => {
        $crate::pattern::extents::EightValues(
            (
                $crate::__pattern!(@value $a), $crate::__pattern!(@value $b), $crate::__pattern!(@value $c), $crate::__pattern!(@value $d),
                $crate::__pattern!(@value $e), $crate::__pattern!(@value $f), $crate::__pattern!(@value $g), $crate::__pattern!(@value $h),
            ),
            $crate::__pattern!(@values $($rest)*),
        )
    };
    (@values $first:tt $($rest:tt)*) => { ($crate::__pattern!(@value $first), $crate::__pattern!(@values $($rest)*)) };
    (@value { $constant:expr }) => { $crate::Const::<{ $constant }> };
    (@value ($number:expr)) => { $crate::pattern::macros::Number { number: $number }.number };
    (@value $other:tt) => { 0 };

    // From the extents of all parts, as they are written, to variables.
    (@lets $bound:ident $a:tt $b:tt $c:tt $d:tt $e:tt $f:tt $g:tt $h:tt $($rest:tt)+) => {
        let [
            __shapewise_a, __shapewise_b, __shapewise_c, __shapewise_d, __shapewise_e, __shapewise_f, __shapewise_g, __shapewise_h, __shapewise_rest @ ..
        ] = $bound;
        $crate::__pattern_name!(let $a __shapewise_a); $crate::__pattern_name!(let $b __shapewise_b);
        $crate::__pattern_name!(let $c __shapewise_c); $crate::__pattern_name!(let $d __shapewise_d);
        $crate::__pattern_name!(let $e __shapewise_e); $crate::__pattern_name!(let $f __shapewise_f);
        $crate::__pattern_name!(let $g __shapewise_g); $crate::__pattern_name!(let $h __shapewise_h);
        $crate::__pattern!(@lets __shapewise_rest $($rest)+);
    };
    (@lets $bound:ident $a:tt $($rest:tt)+) => {
        let [__shapewise_a, __shapewise_rest @ ..] = $bound;
        $crate::__pattern_name!(let $a __shapewise_a);
        $crate::__pattern!(@lets __shapewise_rest $($rest)+);
    };
    (@lets $bound:ident $a:tt) => {
        let [__shapewise_a] = $bound;
        $crate::__pattern_name!(let $a __shapewise_a);
    };
    (@lets $bound:ident) => {};

    // A contract that does not match: `@array mode [names] contract`, and the axes of a pattern in between. The mistake is reported, and what is before it is skipped.
    (@array $mode:tt $names:tt $(;)?) => {
        ::core::compile_error!("a contract has an array and its pattern: `expect_shape!(x, [batch, 3])`")
    };
    (@array $mode:tt $names:tt $next:expr, [$($axes:tt)*] $(; $($rest:tt)*)?) => {
        $crate::__pattern!(@axes $mode $names [$($($rest)*)?] $($axes)*)
    };
    (@array $mode:tt $names:tt $($rest:tt)*) => {
        $crate::__pattern!(
            @stop $mode $names [::core::concat!(
                "`", ::core::stringify!($($rest)*), "` is not an array and its pattern: write `expect_shape!(x, [batch, 3])`, and `;` between two of them"
            )] @groups $($rest)*
        )
    };

    (@axes $mode:tt $names:tt [$($rest:tt)*]) => { $crate::__pattern!(@array $mode $names $($rest)*) };
    (@axes $mode:tt $names:tt $rest:tt _ $(, $($axes:tt)*)?) => {
        $crate::__pattern!(@axes $mode $names $rest $($($axes)*)?)
    };
    (@axes $mode:tt $names:tt $rest:tt .. $(, $($axes:tt)*)?) => {
        $crate::__pattern!(@axes $mode $names $rest $($($axes)*)?)
    };
    (@axes $mode:tt [$($name:ident)*] $rest:tt $is:ident = $($axes:tt)*) => {
        $crate::__pattern!(@factor $mode [$($name)* $is] $rest $($axes)*)
    };
    (@axes $mode:tt $names:tt $rest:tt $($axes:tt)*) => { $crate::__pattern!(@factor $mode $names $rest $($axes)*) };

    (@factor $mode:tt $names:tt $rest:tt $number:literal $($axes:tt)*) => {
        $crate::__pattern!(@after $mode $names $rest $($axes)*)
    };
    (@factor $mode:tt [$($name:ident)*] $rest:tt $next:ident $($axes:tt)*) => {
        $crate::__pattern!(@after $mode [$($name)* $next] $rest $($axes)*)
    };
    (@factor $mode:tt $names:tt $rest:tt { $constant:expr } $($axes:tt)*) => {
        $crate::__pattern!(@after $mode $names $rest $($axes)*)
    };
    (@factor $mode:tt $names:tt $rest:tt ($number:expr) $($axes:tt)*) => {
        $crate::__pattern!(@after $mode $names $rest $($axes)*)
    };
    (@factor $mode:tt $names:tt $rest:tt) => {
        $crate::__pattern!(@stop $mode $names ["a pattern ends with `=` or `*`: a factor is missing"] $rest)
    };
    (@factor $mode:tt $names:tt $rest:tt $found:tt $($axes:tt)*) => {
        $crate::__pattern!(
            @stop $mode $names [::core::concat!(
                "`", ::core::stringify!($found), "` is not the pattern of an axis: write a name, a number, `{N}`, `(n + 1)`, a product of them, `_` or `..`"
            )] [$found $($axes)*] $rest
        )
    };

    (@after $mode:tt $names:tt $rest:tt * $($axes:tt)*) => { $crate::__pattern!(@factor $mode $names $rest $($axes)*) };
    (@after $mode:tt $names:tt $rest:tt $(, $($axes:tt)*)?) => {
        $crate::__pattern!(@axes $mode $names $rest $($($axes)*)?)
    };
    (@after $mode:tt $names:tt $rest:tt $found:tt $($axes:tt)*) => {
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
        $crate::__pattern!(@zeros [$($name)*] $($rest)*);
    };
    (@zeros) => {};
    (@zeros @groups ($($inner:tt)*) $($rest:tt)*) => { $crate::__pattern!(@zeros [$($inner)*] @groups $($rest)*); };
    (@zeros @groups [$($inner:tt)*] $($rest:tt)*) => { $crate::__pattern!(@zeros [$($inner)*] @groups $($rest)*); };
    (@zeros @groups $other:tt $($rest:tt)*) => { $crate::__pattern!(@zeros @groups $($rest)*); };
    (@zeros @groups) => {};
    (@zeros [] $($rest:tt)*) => { $crate::__pattern!(@zeros $($rest)*); };
    (@zeros [$name:ident $($inner:tt)*] $($rest:tt)*) => {
        $crate::__pattern_name!(zero $name);
        $crate::__pattern!(@zeros [$($inner)*] $($rest)*);
    };
    (@zeros [[$($nested:tt)*] $($inner:tt)*] $($rest:tt)*) => { $crate::__pattern!(@zeros [$($nested)*] [$($inner)*] $($rest)*); };
    (@zeros [$other:tt $($inner:tt)*] $($rest:tt)*) => { $crate::__pattern!(@zeros [$($inner)*] $($rest)*); };
}

/// A name of a contract as a part of a pattern (`item`), and as a variable (`let`, and `zero` after a mistake). Keywords cannot be variables, which `check` reports.
#[doc(hidden)]
#[macro_export]
#[rustfmt::skip]
macro_rules! __pattern_name {
    (let Self $value:ident) => {}; (let abstract $value:ident) => {}; (let as $value:ident) => {}; (let async $value:ident) => {};
    (let await $value:ident) => {}; (let become $value:ident) => {}; (let box $value:ident) => {}; (let break $value:ident) => {};
    (let const $value:ident) => {}; (let continue $value:ident) => {}; (let crate $value:ident) => {}; (let do $value:ident) => {};
    (let dyn $value:ident) => {}; (let else $value:ident) => {}; (let enum $value:ident) => {}; (let extern $value:ident) => {};
    (let false $value:ident) => {}; (let final $value:ident) => {}; (let fn $value:ident) => {}; (let for $value:ident) => {};
    (let gen $value:ident) => {}; (let if $value:ident) => {}; (let impl $value:ident) => {}; (let in $value:ident) => {};
    (let let $value:ident) => {}; (let loop $value:ident) => {}; (let macro $value:ident) => {}; (let match $value:ident) => {};
    (let mod $value:ident) => {}; (let move $value:ident) => {}; (let mut $value:ident) => {}; (let override $value:ident) => {};
    (let priv $value:ident) => {}; (let pub $value:ident) => {}; (let ref $value:ident) => {}; (let return $value:ident) => {};
    (let self $value:ident) => {}; (let static $value:ident) => {}; (let struct $value:ident) => {}; (let super $value:ident) => {};
    (let trait $value:ident) => {}; (let true $value:ident) => {}; (let try $value:ident) => {}; (let type $value:ident) => {};
    (let typeof $value:ident) => {}; (let unsafe $value:ident) => {}; (let unsized $value:ident) => {}; (let use $value:ident) => {};
    (let virtual $value:ident) => {}; (let where $value:ident) => {}; (let while $value:ident) => {}; (let yield $value:ident) => {};
    (let $name:ident $value:ident) => {
        let $name = $value;
        let _ = $name;
    };
    (let $other:tt $value:ident) => {};
    (item Self) => { $crate::__pattern_name!(keyword Self) }; (item abstract) => { $crate::__pattern_name!(keyword abstract) };
    (item as) => { $crate::__pattern_name!(keyword as) }; (item async) => { $crate::__pattern_name!(keyword async) };
    (item await) => { $crate::__pattern_name!(keyword await) }; (item become) => { $crate::__pattern_name!(keyword become) };
    (item box) => { $crate::__pattern_name!(keyword box) }; (item break) => { $crate::__pattern_name!(keyword break) };
    (item const) => { $crate::__pattern_name!(keyword const) }; (item continue) => { $crate::__pattern_name!(keyword continue) };
    (item crate) => { $crate::__pattern_name!(keyword crate) }; (item do) => { $crate::__pattern_name!(keyword do) };
    (item dyn) => { $crate::__pattern_name!(keyword dyn) }; (item else) => { $crate::__pattern_name!(keyword else) };
    (item enum) => { $crate::__pattern_name!(keyword enum) }; (item extern) => { $crate::__pattern_name!(keyword extern) };
    (item false) => { $crate::__pattern_name!(keyword false) }; (item final) => { $crate::__pattern_name!(keyword final) };
    (item fn) => { $crate::__pattern_name!(keyword fn) }; (item for) => { $crate::__pattern_name!(keyword for) };
    (item gen) => { $crate::__pattern_name!(keyword gen) }; (item if) => { $crate::__pattern_name!(keyword if) };
    (item impl) => { $crate::__pattern_name!(keyword impl) }; (item in) => { $crate::__pattern_name!(keyword in) };
    (item let) => { $crate::__pattern_name!(keyword let) }; (item loop) => { $crate::__pattern_name!(keyword loop) };
    (item macro) => { $crate::__pattern_name!(keyword macro) }; (item match) => { $crate::__pattern_name!(keyword match) };
    (item mod) => { $crate::__pattern_name!(keyword mod) }; (item move) => { $crate::__pattern_name!(keyword move) };
    (item mut) => { $crate::__pattern_name!(keyword mut) }; (item override) => { $crate::__pattern_name!(keyword override) };
    (item priv) => { $crate::__pattern_name!(keyword priv) }; (item pub) => { $crate::__pattern_name!(keyword pub) };
    (item ref) => { $crate::__pattern_name!(keyword ref) }; (item return) => { $crate::__pattern_name!(keyword return) };
    (item self) => { $crate::__pattern_name!(keyword self) }; (item static) => { $crate::__pattern_name!(keyword static) };
    (item struct) => { $crate::__pattern_name!(keyword struct) }; (item super) => { $crate::__pattern_name!(keyword super) };
    (item trait) => { $crate::__pattern_name!(keyword trait) }; (item true) => { $crate::__pattern_name!(keyword true) };
    (item try) => { $crate::__pattern_name!(keyword try) }; (item type) => { $crate::__pattern_name!(keyword type) };
    (item typeof) => { $crate::__pattern_name!(keyword typeof) }; (item unsafe) => { $crate::__pattern_name!(keyword unsafe) };
    (item unsized) => { $crate::__pattern_name!(keyword unsized) }; (item use) => { $crate::__pattern_name!(keyword use) };
    (item virtual) => { $crate::__pattern_name!(keyword virtual) }; (item where) => { $crate::__pattern_name!(keyword where) };
    (item while) => { $crate::__pattern_name!(keyword while) }; (item yield) => { $crate::__pattern_name!(keyword yield) };
    (keyword $name:ident) => { $crate::pattern::items::PatternPart::Keyword(::core::stringify!($name)) };
    (item $name:ident) => { $crate::pattern::items::PatternPart::Name(::core::stringify!($name)) };
    (zero Self) => {}; (zero abstract) => {}; (zero as) => {}; (zero async) => {}; (zero await) => {}; (zero become) => {}; (zero box) => {};
    (zero break) => {}; (zero const) => {}; (zero continue) => {}; (zero crate) => {}; (zero do) => {}; (zero dyn) => {}; (zero else) => {};
    (zero enum) => {}; (zero extern) => {}; (zero false) => {}; (zero final) => {}; (zero fn) => {}; (zero for) => {}; (zero gen) => {};
    (zero if) => {}; (zero impl) => {}; (zero in) => {}; (zero let) => {}; (zero loop) => {}; (zero macro) => {}; (zero match) => {};
    (zero mod) => {}; (zero move) => {}; (zero mut) => {}; (zero override) => {}; (zero priv) => {}; (zero pub) => {}; (zero ref) => {};
    (zero return) => {}; (zero self) => {}; (zero static) => {}; (zero struct) => {}; (zero super) => {}; (zero trait) => {}; (zero true) => {};
    (zero try) => {}; (zero type) => {}; (zero typeof) => {}; (zero unsafe) => {}; (zero unsized) => {}; (zero use) => {}; (zero virtual) => {};
    (zero where) => {}; (zero while) => {}; (zero yield) => {};
    (zero $name:ident) => {
        let $name = 0_usize;
        let _ = $name;
    };
}
