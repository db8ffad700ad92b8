//! Operators with a number on the left: those of arrays whose rank is in the type are those of arrays of any rank, for each type of element that is named.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use half::{bf16, f16};
use num_complex::Complex;
use shapewise::Tensor;

/// Compares each operator, with an array and with a reference to one, and with the operator of numbers.
macro_rules! levels {
    ($($name:ident: [$($number:ty)*] $numbers:expr, $operators:tt;)*) => { $(
        #[test]
        fn $name() {
            $( levels!(@each $number, $numbers, $operators); )*
        }
    )* };
    (@each $number:ty, $numbers:expr, ($($operator:tt)*)) => {{
        let numbers: [$number; 3] = $numbers.map(|x| <Number<$number>>::of(x).0);
        let ranked = Tensor::from(numbers.to_vec());
        let any = ranked.clone().into_dynamic();
        for left in numbers {
            $(
                let expected: Vec<$number> = numbers.iter().map(|right| left $operator *right).collect();
                assert_eq!((left $operator &ranked).as_slice(), expected);
                assert_eq!((left $operator ranked.clone()).as_slice(), expected);
                assert_eq!((left $operator &any).as_slice(), expected);
                assert_eq!((left $operator any.clone()).as_slice(), expected);
            )*
        }
    }};
}

/// A small integer as a number of any type.
struct Number<T>(T);

macro_rules! numbers {
    ($($number:ty: |$x:ident| $of:expr;)*) => { $(
        impl Number<$number> {
            fn of($x: u8) -> Self {
                Self($of)
            }
        }
    )* };
}

numbers! {
    f32: |x| x.into();
    f64: |x| x.into();
    i8: |x| x.try_into().unwrap();
    i16: |x| x.into();
    i32: |x| x.into();
    i64: |x| x.into();
    i128: |x| x.into();
    isize: |x| x.into();
    u8: |x| x;
    u16: |x| x.into();
    u32: |x| x.into();
    u64: |x| x.into();
    u128: |x| x.into();
    usize: |x| x.into();
    bool: |x| x == 1;
    f16: |x| x.into();
    bf16: |x| x.into();
    Complex<f32>: |x| Complex::new(x.into(), 1.0);
    Complex<f64>: |x| Complex::new(x.into(), 1.0);
}

levels! {
    sums_products_and_quotients: [f32 f64 f16 bf16 Complex<f32> Complex<f64> i8 i16 i32 i64 i128 isize] [1, 2, 5], (+ - * / %);
    sums_products_and_quotients_of_unsigned_integers: [u8 u16 u32 u64 u128 usize] [3, 3, 3], (+ - * / %);
    bits: [i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool] [1, 2, 5], (& | ^);
    shifts: [i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize] [1, 2, 5], (<< >>);
}
