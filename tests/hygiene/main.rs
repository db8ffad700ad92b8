//! The macros of the crate use nothing from the caller's scope: there is no prelude, the crate has another name, and
//! the caller has conflicting names.
#![cfg(all(feature = "std", feature = "arrays"))]
#![no_implicit_prelude]
#![expect(clippy::std_instead_of_core, reason = "`core` is one of the conflicting names")]
#![allow(clippy::arithmetic_side_effects, reason = "small numbers")]

extern crate shapewise as renamed;
extern crate std;

mod hostile;

mod shapewise {}
mod core {}

#[derive(::std::fmt::Debug)]
#[expect(dead_code, reason = "a conflicting name")]
struct Const;
#[derive(::std::fmt::Debug)]
#[expect(dead_code, reason = "a conflicting name")]
struct One;

#[::std::prelude::v1::test]
fn macros_need_nothing_in_scope() {
    let n = 2;
    let extents: renamed::Extents![usize, 3, 1] = renamed::shape![n, 3, 1];
    ::std::assert_eq!(extents, (2, renamed::Const::<3>, renamed::One));

    let memory = [1, 2, 3, 4, 5, 6];
    let ::std::result::Result::Ok(matrix) = renamed::View::new(&memory, renamed::shape![n, 3]) else {
        ::std::panic!("6 elements fit")
    };
    ::std::assert_eq!(matrix.slice(renamed::s![-1, ..;-1]).to_vec(), [6, 5, 4]);
    ::std::assert_eq!(matrix.slice(renamed::s![:, 1..3]).to_vec(), [2, 3, 5, 6]);
    ::std::assert_eq!(matrix.slice(renamed::s![.., ..=1;1,]).to_vec(), [1, 2, 4, 5]);
    ::std::assert_eq!(matrix.permute(renamed::axes![1, 0]).to_vec(), [1, 4, 2, 5, 3, 6]);
}

#[::std::prelude::v1::test]
fn tiles_need_nothing_in_scope() {
    use renamed::layout::TileList;
    let tiles = renamed::tiles![(2, *, 128)(2, 1)];
    ::std::assert_eq!(tiles.as_tiles().len(), 2);
    ::std::assert_eq!(tiles.as_tiles().tile(0).len(), 3);
    ::std::assert_eq!(renamed::tiles![].as_tiles().len(), 0);
}

#[::std::prelude::v1::test]
fn each_form_of_a_list_of_extents() {
    const N: usize = 7;
    let rows = 5_usize;
    ::std::assert_eq!(renamed::shape![], ());
    ::std::assert_eq!(renamed::shape![1], (renamed::One,));
    ::std::assert_eq!(
        renamed::shape![rows + 1, 10, renamed::Const::<N>,],
        (6, renamed::Const::<10>, renamed::Const::<N>)
    );
    let typed: renamed::Extents![{ N }, { N + 1 }, usize, 50257] =
        (renamed::Const, renamed::Const, rows, renamed::Const);
    ::std::assert_eq!(renamed::Extents::to_array(&typed), [7, 8, 5, 50257]);
}

#[::std::prelude::v1::test]
fn contracts_need_nothing_in_scope() {
    const N: usize = 3;
    let (x, w) = ([2_usize, 3], [3_usize, 8]);
    renamed::expect_shape!(x, [rows, inner]; w, [inner, width = 4 * part]; x, [(1 + 1), {N}]);
    ::std::assert_eq!([rows, inner, width, part], [2, 3, 8, 2]);
    renamed::debug_expect_shape!(x, [.., inner]);
    let renamed::PatternError { .. } = renamed::try_expect_shape!(x, [n, n]).unwrap_err();
}

/// A caller's names are those of the primitive types.
mod primitives {
    #![expect(non_camel_case_types, dead_code, reason = "conflicting names")]

    use crate::renamed;

    struct usize;
    struct isize;
    struct bool;
    struct str;
    struct u8;

    #[::std::prelude::v1::test]
    fn macros_name_no_primitive_type() {
        let _: renamed::Extents![usize, usize] = [2, 3];
        let _: renamed::Extents![usize, 3, 1] = renamed::shape![::std::vec![0].len(), 3, 1];
        ::std::assert_eq!(renamed::tensor![[1, 2], [3, 4]].slice(renamed::s![1, ..;-1]).to_vec(), [4, 3]);
        let shape = renamed::DynShape::scalar();
        ::std::assert_eq!(renamed::match_rank!(shape, { 0..=1 => |_shape| 7, _ => |_error| 8 }), 7);
        ::std::assert_eq!(renamed::axes![1, 0], (renamed::Axis::<1>, renamed::Axis::<0>));
        let _ = renamed::tiles![(8, 128)(2, 1)];
    }
}

/// A caller's constants and statics have the names of bindings.
mod values {
    #![expect(non_upper_case_globals, reason = "conflicting names")]

    use crate::renamed;

    const shape: i32 = 1;
    const error: i32 = 2;
    const rank: i32 = 3;
    static items: i32 = 4;
    const message: i32 = 5;
    const TENSOR_ROWS_: i32 = 6;

    #[::std::prelude::v1::test]
    fn macros_bind_no_name_of_the_caller() {
        let matrix = renamed::tensor![[shape, error], [rank, TENSOR_ROWS_]];
        ::std::assert_eq!(matrix.slice(renamed::s![.., shape]).to_vec(), [2, 6]);
        ::std::assert_eq!(renamed::tensor![items, message, -rank].as_slice(), [4, 5, -3]);
        let any = renamed::DynShape::scalar();
        ::std::assert_eq!(
            renamed::match_rank!(any, { 0 | 2 => |_any| shape + error, _ => |_other| rank + items }),
            3
        );
    }
}

/// What a caller forbids, no macro allows.
mod forbidding {
    #![forbid(unused_imports, dead_code, non_camel_case_types, clippy::reversed_empty_ranges)]

    use crate::renamed;

    #[::std::prelude::v1::test]
    fn macros_allow_no_lint() {
        let x = renamed::tensor![0, 1, 2, 3, 4, 5];
        ::std::assert_eq!(x.slice(renamed::s![4..1;-1]).to_vec(), [4, 3, 2]);
        ::std::assert_eq!(x.slice(renamed::s![4..=1;-1]).to_vec(), [4, 3, 2, 1]);
        ::std::assert_eq!(x.slice(renamed::s![1..-1]).to_vec(), [1, 2, 3, 4]);
        ::std::assert_eq!(x.slice(renamed::s![-1..-4;-2]).to_vec(), [5, 3]);
        ::std::assert_eq!(x.slice(renamed::s![5..-5;-3]).to_vec(), [5, 2]);
    }
}

#[::std::prelude::v1::test]
fn one_is_one_however_it_is_written() {
    const fn is_one(_: (renamed::One, renamed::Const<3>)) {}
    is_one(renamed::shape![1, 3]);
    is_one(renamed::shape![1usize, 3]);
    is_one(renamed::shape![1_usize, 3]);
    is_one(renamed::shape![0x1, 3]);
    is_one(renamed::shape![01, 3]);
    is_one(renamed::shape![0b1, 3]);
    is_one(renamed::shape![0o1, 3,]);
    is_one(renamed::shape![1_, 3]);
    is_one(renamed::shape![001, 3]);
    is_one(renamed::shape![0x01, 3]);
    is_one(renamed::shape![0b01, 3]);
    is_one(renamed::shape![0o01, 3]);
    let _: [renamed::Extents![1, 3]; 11] = [
        <renamed::Extents![1_, 3] as ::std::default::Default>::default(),
        <renamed::Extents![001, 3] as ::std::default::Default>::default(),
        <renamed::Extents![0x01, 3] as ::std::default::Default>::default(),
        <renamed::Extents![0b01, 3] as ::std::default::Default>::default(),
        <renamed::Extents![0o01, 3] as ::std::default::Default>::default(),
        <renamed::Extents![1usize, 3] as ::std::default::Default>::default(),
        <renamed::Extents![1_usize, 3] as ::std::default::Default>::default(),
        <renamed::Extents![0x1, 3] as ::std::default::Default>::default(),
        <renamed::Extents![01, 3] as ::std::default::Default>::default(),
        <renamed::Extents![0b1, 3] as ::std::default::Default>::default(),
        <renamed::Extents![0o1, 3] as ::std::default::Default>::default(),
    ];
    macro_rules! passed_on {
        ($extent:tt) => {
            renamed::shape![$extent, 3]
        };
    }
    is_one(passed_on!(1));
    // As a literal, all but 1: `one_that_a_macro_passes_on` is the case for that. In braces, each number.
    macro_rules! opaque {
        ($first:literal, $second:expr) => {
            (renamed::shape![$first, $second, 1], renamed::shape![{ $first }, { $second }])
        };
    }
    ::std::assert_eq!(
        opaque!(0, 2),
        (
            (renamed::Const::<0>, renamed::Const::<2>, renamed::One),
            (renamed::Const::<0>, renamed::Const::<2>)
        )
    );
    macro_rules! in_braces {
        ($first:literal, $second:expr) => {
            renamed::shape![{ $first }, { $second }]
        };
    }
    ::std::assert_eq!(in_braces!(1, 1), (renamed::Const::<1>, renamed::Const::<1>));
    // A type cannot refuse it.
    macro_rules! opaque_type {
        ($extent:literal) => {
            renamed::Extents![$extent, 3]
        };
    }
    let _: opaque_type!(1) = (renamed::Const::<1>, renamed::Const::<3>);
}
