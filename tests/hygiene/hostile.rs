//! Each macro of the crate in a scope where each word of its expansions is something else, under lints that nothing may allow.
//! `tests/house/expansions.rs` compares both lists with the macros.

#[path = "scope.rs"]
#[allow(
    non_camel_case_types,
    non_snake_case,
    dead_code,
    unused_macros,
    unused_imports,
    reason = "conflicting names"
)]
mod scope;

use crate::renamed;

/// `assert_eq!` has names of its own, which the scope may have as well.
#[track_caller]
fn same<A: ::std::cmp::PartialEq<B>, B>(left: A, right: B) {
    if left != right {
        ::std::panic!("the values differ");
    }
}

/// A matrix of 2 rows.
#[expect(clippy::indexing_slicing, reason = "indices of the matrix")]
fn matrix<const C: usize>(rows: [[i32; C]; 2]) -> renamed::Tensor<i32, 2> {
    renamed::Tensor::from_fn([2, C], |[i, j]| rows[i][j])
}

fn smaller(a: &i32, b: &i32) -> ::std::cmp::Ordering {
    ::std::cmp::Ord::cmp(a, b)
}

type Count = usize;

mod program {
    #![forbid(
        unused,
        nonstandard_style,
        let_underscore,
        keyword_idents,
        rust_2018_idioms,
        missing_docs,
        missing_debug_implementations,
        missing_copy_implementations,
        unsafe_code,
        unused_qualifications,
        unused_lifetimes,
        unused_results,
        unused_import_braces,
        single_use_lifetimes,
        unreachable_pub,
        trivial_casts,
        trivial_numeric_casts,
        variant_size_differences,
        meta_variable_misuse,
        explicit_outlives_requirements,
        unit_bindings,
        redundant_lifetimes,
        ambiguous_negative_literals,
        clippy::correctness,
        clippy::suspicious,
        clippy::complexity,
        clippy::perf,
        clippy::style,
        clippy::pedantic
    )]

    use super::{Count, matrix, renamed, same, scope::*, smaller};

    #[::std::prelude::v1::test]
    fn the_scope_is_hostile() {
        let _: [(usize, Some, Vec, core, largest); 0] = [];
        ByValue::reduce(());
    }

    #[::std::prelude::v1::test]
    fn extents() {
        const N: Count = 7;
        let rows = matrix([[1], [2]]).extents()[0];
        same(renamed::shape![], ());
        same(renamed::shape![rows, 3, 1], (rows, renamed::Const::<3>, renamed::One));
        same(renamed::shape![rows + 1, { N }, 0x1,], (3, renamed::Const::<7>, renamed::One));
        same(renamed::shape![rows, 4], (2, renamed::Const::<4>));
        same(renamed::shape![rows, rows], [2, 2]);
        let typed: renamed::Extents![usize, { N }, 3, 1, 1_usize] = ::std::default::Default::default();
        same(renamed::Extents::to_array(&typed), [0, 7, 3, 1, 1]);
        let mine: renamed::Extents![usize, usize] = [2, 3];
        same(mine, [2, 3]);
        let x = matrix([[1, 2, 3], [4, 5, 6]]);
        same(x.reshape(renamed::shape![_, 2]).extents(), [3, 2]);
        same(x.reshape(renamed::shape![_, rows]).extents(), [3, 2]);
        same(x.permute(renamed::axes![1, 0]).extents(), [3, 2]);
        same(renamed::layout::TileList::as_tiles(&renamed::tiles![(2, *, 128)(2, 1)]).len(), 2);
    }

    #[::std::prelude::v1::test]
    fn slices() {
        let (x, begin) = (matrix([[1, 2, 3], [4, 5, 6]]), 1);
        same(x.slice(renamed::s![-1, ..;-1]).to_vec(), [6, 5, 4]);
        same(x.slice(renamed::s![:, 1..3]).to_vec(), [2, 3, 5, 6]);
        same(x.slice(renamed::s![.., NewAxis, ..=1;1,]).to_vec(), [1, 2, 4, 5]);
        same(x.slice(renamed::s![begin, const 0..2]).to_vec(), [4, 5]);
        same(x.slice(renamed::s![0, begin..-1]).to_vec(), [2]);
        same(x.slice(renamed::s![0, -2..]).to_vec(), [2, 3]);
        same(x.slice(renamed::s![0, (begin + 1)..-3;-1]).to_vec(), [3, 2]);
        same(x.slice(renamed::s![1, 2..0;-2]).to_vec(), [6]);
        same(x.slice(renamed::s![1, 2..=0;-2]).to_vec(), [6, 4]);
        same(x.slice(renamed::s![1, ..; begin + 1]).to_vec(), [4, 6]);
        same(x.slice(renamed::s![1, ..; -begin]).to_vec(), [6, 5, 4]);
    }

    #[::std::prelude::v1::test]
    fn literals() {
        let (a, b) = (1, 2);
        same(renamed::tensor![a, b].to_vec(), [1, 2]);
        same(renamed::tensor![-a, b].to_vec(), [-1, 2]);
        same(renamed::tensor![[a, b], [b, a]].to_vec(), [1, 2, 2, 1]);
        same(renamed::tensor![[[a], [b]], [[b], [a]]].extents(), [2, 2, 1]);
        same(renamed::tensor![[[[[[[[a, b]]]]]]]].to_vec(), [1, 2]);
        same(renamed::tensor![matrix([[1], [2]]).extents()[0], 3].to_vec(), [2, 3]);
    }

    #[::std::prelude::v1::test]
    fn ranks() {
        let of_rank = |shape: renamed::DynShape| {
            renamed::match_rank!(shape, {
                0 => |_scalar| 0,
                1 | 3 => |some| some.extents()[0],
                4..=6 => |_many| 5,
                _ => |_error| 9,
            })
        };
        same(of_rank(renamed::DynShape::scalar()), 0);
    }

    #[::std::prelude::v1::test]
    fn contracts() {
        const N: Count = 3;
        let (x, w) = ([2, N], [N, 8]);
        renamed::expect_shape!(x, [rows, inner]; w, [inner, width = 4 * part]; x, [(1 + 1), {N}]);
        same([rows, inner, width, part], [2, 3, 8, 2]);
        renamed::expect_shape!([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [a, b, c, d, e, f, g, h, i, j]);
        same(a + b + c + d + e + f + g + h + i + j, 55);
        renamed::debug_expect_shape!(x, [.., _]);
        same(renamed::try_expect_shape!(x, [n, 3]).unwrap_or([0]), [2]);
        let otherwise = || {
            renamed::expect_shape!(x, [n, _]; else |_found| return 0);
            renamed::expect_shape!(x, [n, n]; else return n);
            n + 1
        };
        same(otherwise(), 2);
    }

    #[::std::prelude::v1::test]
    fn equations() {
        let x = matrix([[1, 2], [3, 4]]);
        same(renamed::einsum!(i j, j k -> i k; &x, &x), matrix([[7, 10], [15, 22]]));
        same(renamed::einsum!(usize Some, Some Ok -> usize Ok; x, &x), matrix([[7, 10], [15, 22]]));
        same(renamed::einsum!(fn in -> in fn; &x), matrix([[1, 3], [2, 4]]));
        same(renamed::einsum!(i i -> ; &x).to_vec(), [5]);
        same(
            renamed::try_einsum!(first last, first last -> last; &x, &x)
                .map(|y| y.to_vec())
                .unwrap_or_default(),
            [10, 20],
        );
        let v = renamed::tensor![4_i64, 6];
        let all = renamed::einsum!(a, b, c, d, e, f, g, h, i, j, k, l, m -> ; &v, &v, &v, &v, &v, &v, &v, &v, &v, &v, &v, &v, &v);
        same(all.to_vec(), [10_000_000_000_000]);
    }

    #[::std::prelude::v1::test]
    fn patterns() {
        let (x, half) = (matrix([[1, 2, 3, 4], [5, 6, 7, 8]]), 2);
        same(renamed::rearrange!(rows (half p) -> p rows half, p = 2; x).extents(), [2, 2, 2]);
        same(renamed::try_rearrange!((a b) c -> a b c, a = 3; x).is_err(), true);
        same(renamed::rearrange_view!(a b -> b a; x).extents(), [4, 2]);
        same(renamed::try_rearrange_view!(a (b c) -> a b c, b = half; x).is_ok(), true);
        same(renamed::rearrange_copy!(a b -> (b a); x).extents(), [8]);
        same(renamed::try_rearrange_copy!(a (b c) -> c b a 1, b = {2}; &x).is_ok(), true);
        same(renamed::reduce!(a b -> b by max; x).to_vec(), [5, 6, 7, 8]);
        same(renamed::reduce!(a b -> b by min; &x).to_vec(), [1, 2, 3, 4]);
        same(renamed::reduce!(a b -> a by sum; &x).to_vec(), [10, 26]);
        same(renamed::reduce!(a b -> a by product; &x).to_vec(), [24, 1680]);
        same(renamed::reduce!(a b -> b by max(smaller); x).to_vec(), [5, 6, 7, 8]);
        same(renamed::reduce!(a (b c) -> c by min(smaller), c = (half); x).to_vec(), [1, 2]);
        same(renamed::try_reduce!(a b -> b by sum; x).is_ok(), true);
        same(renamed::repeat!(a b -> n a b, n = 3; x).extents(), [3, 2, 4]);
        same(renamed::try_repeat!((a q) b -> n a q b, n = 3, q = 5; x).is_err(), true);
    }
}

/// A function with the name of a type is refused by `nonstandard_style` alone.
mod names_of_extents {
    #![forbid(
        unused,
        missing_debug_implementations,
        missing_copy_implementations,
        unsafe_code,
        unused_qualifications
    )]

    use super::same;
    use crate::renamed;

    renamed::names! { pub Some, Ok }

    #[::std::prelude::v1::test]
    fn names_of_extents() {
        let x = renamed::Shape::new((Some(2), Ok(3)));
        let x = x.map(|x| x.extents()).unwrap_or_default();
        same(x, [2, 3]);
        let array = [1, 2, 3];
        renamed::expect_names!(array, array);
        let is_equal = renamed::try_expect_names!(array, array).is_ok();
        ::std::assert!(is_equal);
        let _: ::std::option::Option<renamed::Extents![Some, 3, usize]> = ::std::option::Option::None;
    }
}
