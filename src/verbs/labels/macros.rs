//! The macros.

use super::RearrangeError;
use crate::message::fail;

/// Panics with the error of a `try_` macro. The macros match a result and do not pass it to a function: the compiler would compare the result with
/// the type that is expected, and not the array.
#[doc(hidden)]
#[cold]
#[track_caller]
pub fn failed(error: &RearrangeError) -> ! {
    fail(error)
}

/// A row: a macro and its twin, the kind of pattern and the method that makes the result.
macro_rules! twins {
    ($d:tt $($name:ident $try_name:ident $kind:ident $method:ident, $doc:literal $try_doc:literal;)*) => { $(
        #[doc = include_str!($doc)]
        #[macro_export]
        macro_rules! $name {
            ($d($d pattern:tt)*) => {
                match $crate::__rearrange!(@begin $kind $method $d($d pattern)*) {
                    ::core::result::Result::Ok(array) => array,
                    ::core::result::Result::Err(error) => $crate::verbs::labels::failed(&error),
                }
            };
        }

        #[doc = include_str!($try_doc)]
        #[macro_export]
        macro_rules! $try_name {
            ($d($d pattern:tt)*) => { $crate::__rearrange!(@begin $kind $method $d($d pattern)*) };
        }
    )* };
}

twins! { $
    rearrange try_rearrange Rearrange rearrange,
        "../../../docs/macros/rearrange.md" "../../../docs/macros/try_rearrange.md";
    rearrange_view try_rearrange_view Rearrange view,
        "../../../docs/macros/rearrange_view.md" "../../../docs/macros/try_rearrange.md";
    rearrange_copy try_rearrange_copy Rearrange copy,
        "../../../docs/macros/rearrange_copy.md" "../../../docs/macros/try_rearrange.md";
    reduce try_reduce Reduce reduce, "../../../docs/macros/reduce.md" "../../../docs/macros/try_rearrange.md";
    repeat try_repeat Repeat rearrange, "../../../docs/macros/repeat.md" "../../../docs/macros/try_rearrange.md";
}

/// `@left kind method [axes so far] pattern`, then `@right`, then `@given`.
#[doc(hidden)]
#[macro_export]
macro_rules! __rearrange {
    (@begin $kind:ident $method:ident $($pattern:tt)*) => {
        $crate::__rearrange!(@left $kind $method [] $($pattern)*)
    };

    (@left $kind:ident $method:ident $left:tt -> $($rest:tt)*) => {
        $crate::__rearrange!(@right $kind $method $left [] $($rest)*)
    };
    (@left $kind:ident $method:ident [$($left:tt)*] $label:ident $($rest:tt)*) => {
        $crate::__rearrange!(@left $kind $method [$($left)* [$label]] $($rest)*)
    };
    (@left $kind:ident $method:ident [$($left:tt)*] $number:literal $($rest:tt)*) => {
        $crate::__rearrange!(@left $kind $method [$($left)* [$number]] $($rest)*)
    };
    (@left $kind:ident $method:ident [$($left:tt)*] ($($parts:tt)*) $($rest:tt)*) => {
        $crate::__rearrange!(@left $kind $method [$($left)* [$($parts)*]] $($rest)*)
    };
    (@left $kind:ident $method:ident $left:tt => $($rest:tt)*) => { ::core::compile_error!("`=>` in a pattern: the arrow is `->`") };
    (@left $kind:ident $method:ident $left:tt , $($rest:tt)*) => {
        ::core::compile_error!("no `->` before `,`: blanks separate labels, and the array is last: rearrange!(a b -> b a; x)")
    };
    (@left $kind:ident $method:ident $left:tt ; $($rest:tt)*) => {
        ::core::compile_error!("no `->` before `;`: labels are words, and the array is last: rearrange!(a b -> b a; x)")
    };
    (@left $kind:ident $method:ident $left:tt & $($rest:tt)*) => {
        ::core::compile_error!("no `->` before `&`: labels are words, and the array is last: rearrange!(a b -> b a; &x)")
    };
    (@left $kind:ident $method:ident $left:tt $not:tt $($rest:tt)*) => { $crate::__rearrange!(@not $not) };

    (@right Reduce $method:ident $left:tt $right:tt by sum $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce reduce $left $right [] [$crate::verbs::Sum] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by mean $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce reduce $left $right [] [$crate::verbs::Mean] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by max($compare:expr) $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce largest $left $right [] [$compare] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by max $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce reduce $left $right [] [$crate::verbs::Max] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by min($compare:expr) $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce smallest $left $right [] [$compare] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by min $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce reduce $left $right [] [$crate::verbs::Min] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by product $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce reduce $left $right [] [$crate::verbs::Product] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by $verb:ident $($rest:tt)*) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($verb), "` is not a reduction: write `sum`, `mean`, `max`, `min` or `product`"
        ))
    };
    (@right $kind:ident $method:ident $left:tt $right:tt , $($rest:tt)*) => {
        $crate::__rearrange!(@given $kind $method $left $right [] [] , $($rest)*)
    };
    (@right $kind:ident $method:ident $left:tt $right:tt ; $($rest:tt)*) => {
        $crate::__rearrange!(@given $kind $method $left $right [] [] ; $($rest)*)
    };
    (@right $kind:ident $method:ident $left:tt [$($right:tt)*] $label:ident $($rest:tt)*) => {
        $crate::__rearrange!(@right $kind $method $left [$($right)* [$label]] $($rest)*)
    };
    (@right $kind:ident $method:ident $left:tt [$($right:tt)*] $number:literal $($rest:tt)*) => {
        $crate::__rearrange!(@right $kind $method $left [$($right)* [$number]] $($rest)*)
    };
    (@right $kind:ident $method:ident $left:tt [$($right:tt)*] ($($parts:tt)*) $($rest:tt)*) => {
        $crate::__rearrange!(@right $kind $method $left [$($right)* [$($parts)*]] $($rest)*)
    };
    (@right $kind:ident $method:ident $left:tt $right:tt $not:tt $($rest:tt)*) => { $crate::__rearrange!(@not $not) };
    (@not ..) => {
        ::core::compile_error!("`..` is not a label: each axis has one, so that the rank is in the pattern; labels in parentheses are one axis")
    };
    (@not ...) => { $crate::__rearrange!(@not ..) };
    (@not _) => { ::core::compile_error!("`_` is not a label: each axis has a name, and an axis of extent 1 is `1`") };
    (@not $not:tt) => {
        ::core::compile_error!(::core::concat!("`", ::core::stringify!($not), "` is not a label: a label is a word, and labels in parentheses are one axis"))
    };

    (@given $kind:ident $method:ident $left:tt $right:tt [$($given:tt)*] $verb:tt , $label:ident = $number:literal $($rest:tt)*) => {
        $crate::__rearrange!(
            @given $kind $method $left $right [$($given)* [$label $crate::Const::<$number>]] $verb $($rest)*
        )
    };
    (@given $kind:ident $method:ident $left:tt $right:tt [$($given:tt)*] $verb:tt , $label:ident = { $number:expr } $($rest:tt)*) => {
        $crate::__rearrange!(
            @given $kind $method $left $right [$($given)* [$label $crate::Const::<{ $number }>]] $verb $($rest)*
        )
    };
    (@given $kind:ident $method:ident $left:tt $right:tt [$($given:tt)*] $verb:tt , $label:ident = $number:ident $($rest:tt)*) => {
        $crate::__rearrange!(
            @given $kind $method $left $right [$($given)* [$label $crate::pattern::macros::number($number)]] $verb $($rest)*
        )
    };
    (@given $kind:ident $method:ident $left:tt $right:tt [$($given:tt)*] $verb:tt , $label:ident = ($number:expr) $($rest:tt)*) => {
        $crate::__rearrange!(
            @given $kind $method $left $right [$($given)* [$label $crate::pattern::macros::number($number)]] $verb $($rest)*
        )
    };
    (@given Reduce $method:ident $left:tt $right:tt $given:tt [] $(, $verb:ident)? ; $($array:tt)*) => {
        ::core::compile_error!("`reduce!` states the reduction: `reduce!(b h w -> b by max; x)`")
    };
    (@given $kind:ident $method:ident $left:tt $right:tt $given:tt $verb:tt ; $array:expr) => {
        $crate::__rearrange!(@emit $kind $method $left $right $given $verb $array)
    };
    (@given $kind:ident $method:ident $left:tt $right:tt $given:tt $verb:tt ; $($array:tt)*) => {
        ::core::compile_error!("after `;` is the array, and nothing else: extents of labels are before it, `rearrange!((a b) -> a b, a = 2; x)`")
    };

    (
        @emit $kind:ident $method:ident [$([$($left:tt)*])*] [$([$($right:tt)*])*] [$([$label:ident $($value:tt)*])*] [$($verb:expr)?]
        $array:expr
    ) => {
        match &$array {
            // The method of arrays is inherent, so it comes first.
            array => {
                #[allow(unused_imports)]
                use $crate::verbs::labels::Rearranged as _;
                const PLAN: $crate::verbs::labels::Plan = $crate::verbs::labels::Plan::new(
                    $crate::verbs::labels::plan::Kind::$kind,
                    &[$(&[$($crate::__rearrange!(@part $left)),*]),*],
                    &[$(&[$($crate::__rearrange!(@part $right)),*]),*],
                    &[$(::core::stringify!($label)),*],
                );
                const _: () = PLAN.check();
                const STEPS: &$crate::verbs::labels::Steps<
                    { <[&str]>::len(&[$(::core::stringify!($($left)*)),*]) },
                    { PLAN.part_count() },
                    { PLAN.source_count() },
                    { <[&str]>::len(&[$(::core::stringify!($($right)*)),*]) },
                > = &PLAN.looked_up();
                // A constant of the types that the call has: a build evaluates it, and shows the call.
                const fn compare<All: $crate::types::AxisList>(_: ::core::marker::PhantomData<All>) {
                    const { PLAN.compare(All::FACTS) }
                }
                array
                    .labelled(
                        $crate::verbs::labels::pattern(
                            STEPS,
                            $crate::__rearrange!(@picks [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15] $([$($right)*])*),
                        ),
                        $crate::__rearrange!(@pairs $([$($value)*])*),
                    )
                    .of_axes::<{ <[&str]>::len(&[$(::core::stringify!($($left)*)),*]) }, _>()
                    .compared(compare)
                    .$method($($verb)?)
            }
        }
    };
    (@part $label:ident) => { $crate::verbs::labels::plan::Part::Label(::core::stringify!($label)) };
    (@part $number:literal) => { $crate::verbs::labels::plan::Part::Number($number) };
    (@part $other:tt) => {
        ::core::compile_error!(::core::concat!("`", ::core::stringify!($other), "` is not a label: in parentheses are words and numbers"))
    };
    (@pairs) => { () };
    (@pairs [$($first:tt)*] $($rest:tt)*) => { ($($first)*, $crate::__rearrange!(@pairs $($rest)*)) };
    (@picks $axes:tt) => { () };
    (@picks [$axis:literal $($axes:literal)*] [$($parts:tt)*] $($rest:tt)*) => {
        (
            $crate::__rearrange!(@pick $axis [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15] $($parts)*),
            $crate::__rearrange!(@picks [$($axes)*] $($rest)*),
        )
    };
    (@pick $axis:literal [$part:literal $($parts:literal)*] $first:tt $($rest:tt)+) => {
        $crate::verbs::labels::MergedPick(
            $crate::__rearrange!(@pick $axis [$part] $first),
            $crate::__rearrange!(@pick $axis [$($parts)*] $($rest)+),
        )
    };
    (@pick $axis:literal [$part:literal $($parts:literal)*] $($one:tt)?) => {
        $crate::verbs::Pick::<{ PLAN.is_known($axis, $part) }, { PLAN.slot($axis, $part) }, 255, 255, 255>
    };
    ($($pattern:tt)*) => {
        ::core::compile_error!(
            "write the labels of the array, `->`, the labels of the result, extents of labels, `;`, and the array: rearrange!(b (h p) -> b h p, p = 2; x)"
        )
    };
}
