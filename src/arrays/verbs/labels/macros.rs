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
                    ::core::result::Result::Ok(__shapewise_array) => __shapewise_array,
                    ::core::result::Result::Err(__shapewise_error) => $crate::verbs::labels::failed(&__shapewise_error),
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
        "../../../../docs/macros/rearrange.md" "../../../../docs/macros/try_rearrange.md";
    rearrange_view try_rearrange_view Rearrange view,
        "../../../../docs/macros/rearrange_view.md" "../../../../docs/macros/try_rearrange.md";
    rearrange_copy try_rearrange_copy Rearrange copy,
        "../../../../docs/macros/rearrange_copy.md" "../../../../docs/macros/try_rearrange.md";
    reduce try_reduce Reduce reduce, "../../../../docs/macros/reduce.md" "../../../../docs/macros/try_rearrange.md";
    repeat try_repeat Repeat rearrange, "../../../../docs/macros/repeat.md" "../../../../docs/macros/try_rearrange.md";
}

/// `@left kind method [axes so far] pattern`, then `@right`, then `@given`. Each step of the first two takes an axis, and at most 16 are taken.
#[doc(hidden)]
#[macro_export]
macro_rules! __rearrange {
    (@begin $kind:ident $method:ident $($pattern:tt)*) => {
        $crate::__rearrange!(@left $kind $method [] $($pattern)*)
    };

    (@left $kind:ident $method:ident [$a0:tt $a1:tt $a2:tt $a3:tt $a4:tt $a5:tt $a6:tt $a7:tt $a8:tt $a9:tt $a10:tt $a11:tt $a12:tt $a13:tt $a14:tt $a15:tt $a16:tt] $($rest:tt)*) => { $crate::__rearrange!(@many "left") };
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

    (@right $kind:ident $method:ident $left:tt [$a0:tt $a1:tt $a2:tt $a3:tt $a4:tt $a5:tt $a6:tt $a7:tt $a8:tt $a9:tt $a10:tt $a11:tt $a12:tt $a13:tt $a14:tt $a15:tt $a16:tt] $($rest:tt)*) => { $crate::__rearrange!(@many "right") };
    (@right Reduce $method:ident $left:tt $right:tt by sum $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce reduce $left $right [$crate::verbs::Sum] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by mean $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce reduce $left $right [$crate::verbs::Mean] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by max($compare:expr) $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce largest $left $right [$compare] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by max $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce reduce $left $right [$crate::verbs::Max] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by min($compare:expr) $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce smallest $left $right [$compare] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by min $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce reduce $left $right [$crate::verbs::Min] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by product $($rest:tt)*) => {
        $crate::__rearrange!(@given Reduce reduce $left $right [$crate::verbs::Product] $($rest)*)
    };
    (@right Reduce $method:ident $left:tt $right:tt by $verb:ident $($rest:tt)*) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($verb), "` is not a reduction: write `sum`, `mean`, `max`, `min` or `product`"
        ))
    };
    (@right $kind:ident $method:ident $left:tt $right:tt , $($rest:tt)*) => {
        $crate::__rearrange!(@given $kind $method $left $right [] , $($rest)*)
    };
    (@right $kind:ident $method:ident $left:tt $right:tt ; $($rest:tt)*) => {
        $crate::__rearrange!(@given $kind $method $left $right [] ; $($rest)*)
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
    (@many $side:literal) => {
        ::core::compile_error!(::core::concat!("the ", $side, " side has more than 16 axes: a rank is 16 at most; labels in parentheses are one axis"))
    };
    (@not ..) => {
        ::core::compile_error!("`..` is not a label: each axis has one, so that the rank is in the pattern; labels in parentheses are one axis")
    };
    (@not ...) => { $crate::__rearrange!(@not ..) };
    (@not _) => { ::core::compile_error!("`_` is not a label: each axis has a name, and an axis of extent 1 is `1`") };
    (@not $not:tt) => {
        ::core::compile_error!(::core::concat!("`", ::core::stringify!($not), "` is not a label: a label is a word, and labels in parentheses are one axis"))
    };

    (@given Reduce $method:ident $left:tt $right:tt [] $(, $verb:ident $(= $value:tt)?)* ; $($array:tt)*) => {
        ::core::compile_error!("`reduce!` states the reduction: `reduce!(b h w -> b by max; x)`")
    };
    (@given $kind:ident $method:ident $left:tt $right:tt $verb:tt $(, $label:ident = $value:tt)* ; $array:expr) => {
        $crate::__rearrange!(@emit $kind $method $left $right [$([$label $value])*] $verb $array)
    };
    (@given $kind:ident $method:ident $left:tt $right:tt $verb:tt $(, $label:ident = $value:tt)* ; $($array:tt)*) => {
        ::core::compile_error!("after `;` is the array, and nothing else: extents of labels are before it, `rearrange!((a b) -> a b, a = 2; x)`")
    };

    (
        @emit $kind:ident $method:ident $left:tt $right:tt
        [
            $a0:tt $a1:tt $a2:tt $a3:tt $a4:tt $a5:tt $a6:tt $a7:tt $a8:tt $a9:tt $a10:tt $a11:tt $a12:tt $a13:tt $a14:tt $a15:tt $a16:tt $a17:tt $a18:tt $a19:tt $a20:tt $a21:tt
            $a22:tt $a23:tt $a24:tt $a25:tt $a26:tt $a27:tt $a28:tt $a29:tt $a30:tt $a31:tt $a32:tt $a33:tt $a34:tt $a35:tt $a36:tt $a37:tt $a38:tt $a39:tt $a40:tt $a41:tt $a42:tt $a43:tt
            $a44:tt $a45:tt $a46:tt $a47:tt $a48:tt $a49:tt $a50:tt $a51:tt $a52:tt $a53:tt $a54:tt $a55:tt $a56:tt $a57:tt $a58:tt $a59:tt $a60:tt $a61:tt $a62:tt $a63:tt $a64:tt $($more:tt)*
        ]
        $verb:tt $array:expr
    ) => { ::core::compile_error!("the extents of more than 64 labels are stated: write two patterns, the second for the result of the first") };
    (
        @emit $kind:ident $method:ident [$([$($left:tt)*])*] [$([$($right:tt)*])*] [$([$label:ident $value:tt])*] [$($verb:expr)?]
        $array:expr
    ) => {
        match &$array {
            // The method of arrays is inherent, so it comes first.
            __shapewise_array => {
                use $crate::verbs::labels::Rearranged as _;
                const __SHAPEWISE_PLAN: $crate::verbs::labels::LabelPlan = $crate::verbs::labels::LabelPlan::new(
                    $crate::verbs::labels::plan::LabelVerb::$kind,
                    &[$(&[$($crate::__rearrange!(@part $left)),*]),*],
                    &[$(&[$($crate::__rearrange!(@part $right)),*]),*],
                    &[$(::core::stringify!($label)),*],
                );
                const _: () = $crate::verbs::labels::LabelPlan::check(&__SHAPEWISE_PLAN);
                const __SHAPEWISE_STEPS: &$crate::verbs::labels::LabelTables<
                    { <[&::core::primitive::str]>::len(&[$(::core::stringify!($($left)*)),*]) },
                    { $crate::verbs::labels::LabelPlan::part_count(&__SHAPEWISE_PLAN) },
                    { $crate::verbs::labels::LabelPlan::source_count(&__SHAPEWISE_PLAN) },
                    { <[&::core::primitive::str]>::len(&[$(::core::stringify!($($right)*)),*]) },
                > = &$crate::verbs::labels::LabelPlan::looked_up(&__SHAPEWISE_PLAN);
                // A constant of the types that the call has: a build evaluates it, and shows the call.
                const fn __shapewise_compare<__ShapewiseAll: $crate::types::AxisList>(_: ::core::marker::PhantomData<__ShapewiseAll>) {
                    const {
                        $crate::verbs::labels::LabelPlan::compare(
                            &__SHAPEWISE_PLAN,
                            <__ShapewiseAll as $crate::types::AxisList>::TYPED_AXES,
                        )
                    }
                }
                __shapewise_array
                    .labelled_by_shapewise(
                        $crate::verbs::labels::pattern(
                            __SHAPEWISE_STEPS,
                            $crate::__rearrange!(@picks [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15] $([$($right)*])*),
                        ),
                        $crate::__rearrange!(@pairs $([$value])*),
                    )
                    .of_axes::<{ <[&::core::primitive::str]>::len(&[$(::core::stringify!($($left)*)),*]) }, _>()
                    .compared(__shapewise_compare)
                    .$method($($verb)?)
            }
        }
    };
    (@part $label:ident) => { $crate::verbs::labels::plan::LabelledPart::Label(::core::stringify!($label)) };
    (@part $number:literal) => { $crate::verbs::labels::plan::LabelledPart::Number({ $number }) };
    (@part $other:tt) => {
        ::core::compile_error!(::core::concat!("`", ::core::stringify!($other), "` is not a label: in parentheses are words and numbers"))
    };
    (@pairs) => { () };
    (@pairs [$first:tt] $($rest:tt)*) => { ($crate::__rearrange!(@value $first), $crate::__rearrange!(@pairs $($rest)*)) };
    // In a block of its own, so that a number of another type is reported once.
    (@value $number:literal) => { $crate::Const::<{ { $number } }> };
    (@value { $number:expr }) => { $crate::Const::<{ $number }> };
    (@value $number:ident) => { $crate::pattern::macros::Number { number: $number }.number };
    (@value ($number:expr)) => { $crate::pattern::macros::Number { number: $number }.number };
    (@value $other:tt) => { $crate::__rearrange!() };
    (@picks $axes:tt) => { () };
    (@picks [$axis:literal $($axes:literal)*] [$($parts:tt)*] $($rest:tt)*) => {
        (
            $crate::__rearrange!(@pick $axis [0 1 2 3 4 5 6 7 @] $($parts)*),
            $crate::__rearrange!(@picks [$($axes)*] $($rest)*),
        )
    };
    (@pick $axis:literal [$part:literal $($parts:tt)*] $first:tt $($rest:tt)+) => {
        $crate::verbs::labels::MergedPick(
            $crate::__rearrange!(@pick $axis [$part] $first),
            $crate::__rearrange!(@pick $axis [$($parts)*] $($rest)+),
        )
    };
    // Most axes merge few labels, so that the numbers of many are not carried along.
    (@pick $axis:literal [@] $($rest:tt)+) => {
        $crate::__rearrange!(
            @pick $axis
            [
                8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47
                48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79
            ]
            $($rest)+
        )
    };
    (@pick $axis:literal [] $($rest:tt)+) => {
        ::core::compile_error!("an axis of the right side has more than 80 labels: write two patterns, the second for the result of the first")
    };
    (@pick $axis:literal [$part:literal $($parts:tt)*] $($one:tt)?) => {
        $crate::verbs::Pick::<
            { $crate::verbs::labels::LabelPlan::is_known(&__SHAPEWISE_PLAN, $axis, $part) },
            { $crate::verbs::labels::LabelPlan::slot(&__SHAPEWISE_PLAN, $axis, $part) },
            { $crate::verbs::labels::LabelPlan::divisor(&__SHAPEWISE_PLAN, $axis, $part) },
            255,
            255,
        >
    };
    ($($pattern:tt)*) => {
        ::core::compile_error!(
            "write the labels of the array, `->`, the labels of the result, extents of labels, `;`, and the array: rearrange!(b (h p) -> b h p, p = 2; x)"
        )
    };
}
