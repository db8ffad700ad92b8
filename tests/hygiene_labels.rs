//! The macros with labels and patterns (`einsum!`, `rearrange!`, `reduce!`, `repeat!`, `expect_shape!`, and their twins) in a scope that has the names of their expansions, names of primitive types,
//! methods for each type, and lints that nothing may allow.
#![cfg(all(feature = "std", feature = "arrays"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::missing_assert_message,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "tests of small numbers and of ASCII text"
)]

/// What `allow` in an expansion would be an error for.
#[forbid(
    unused_imports,
    unused_variables,
    unused_qualifications,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    dead_code,
    unsafe_code,
    missing_docs,
    reason = "the test"
)]
mod forbidden {
    use shapewise::{
        PatternError, Tensor, debug_expect_shape, einsum, expect_shape, rearrange, rearrange_copy,
        rearrange_view, reduce, repeat, tensor, try_einsum, try_expect_shape, try_rearrange, try_reduce,
        try_repeat,
    };

    fn else_leaves(x: &[usize]) -> Result<usize, PatternError> {
        expect_shape!(x, [rows, _]; else |error| return Err(error));
        expect_shape!(x, [_, columns = 2 * half]; else return Ok(0));
        Ok(rows + columns + half)
    }

    pub(crate) fn each_macro() {
        let x: Tensor<i32, 2> = tensor![[1, 2, 3, 4], [5, 6, 7, 8]].into();
        assert_eq!(einsum!(batch inner, out inner -> batch out; &x, &x).extents(), [2, 2]);
        assert_eq!(einsum!(i j -> i; x), tensor![10, 26]);
        assert!(try_einsum!(in word, word in -> ; &x, &x).is_err());
        assert_eq!(rearrange!(rows (half p) -> p rows half, p = 2; x).extents(), [2, 2, 2]);
        assert_eq!(rearrange_view!(a b -> b a; x).extents(), [4, 2]);
        assert_eq!(rearrange_copy!(a b -> (b a); x).extents(), [8]);
        assert!(try_rearrange!((a b) c -> a b c, a = 3; x).is_err());
        assert_eq!(reduce!(a b -> b by max; x), tensor![5, 6, 7, 8]);
        assert_eq!(reduce!(a b -> b by min(i32::cmp); x), tensor![1, 2, 3, 4]);
        assert!(try_reduce!(a b -> b by sum; x).is_ok());
        assert_eq!(repeat!(a b -> n a b, n = 3; x).extents(), [3, 2, 4]);
        assert!(try_repeat!((a q) b -> n a q b, n = 3, q = 5; x).is_err());
        expect_shape!(x, [n, m]; &[2, 4, 8], [n, m, area = n * m]);
        assert_eq!([n, m, area], [2, 4, 8]);
        debug_expect_shape!(x, [_, ..]);
        assert_eq!(try_expect_shape!(x, [a, (3 + 1)]), Ok([2]));
        assert_eq!(else_leaves(&[3, 4]), Ok(9));
        assert_eq!(else_leaves(&[3, 5]), Ok(0));
    }
}

/// Names that expansions have had, and those of primitive types and of methods.
mod names {
    #![allow(
        non_camel_case_types,
        non_upper_case_globals,
        dead_code,
        clippy::wrong_self_convention,
        reason = "conflicting names"
    )]

    pub(crate) struct usize;
    pub(crate) struct bool;
    pub(crate) struct str;
    pub(crate) struct isize;
    pub(crate) struct Contract;
    pub(crate) struct Item;
    pub(crate) struct All;
    pub(crate) const LABELS: ::core::primitive::usize = 2;
    pub(crate) const EQUATION: ::core::primitive::usize = 2;
    pub(crate) const ITEMS: ::core::primitive::usize = 2;
    pub(crate) const STEPS: ::core::primitive::usize = 2;
    pub(crate) const PLAN: ::core::primitive::usize = 2;
    pub(crate) const SLOTS: ::core::primitive::usize = 2;
    pub(crate) const ARRAYS: ::core::primitive::usize = 2;
    pub(crate) static given: i32 = 0;
    pub(crate) static array: i32 = 0;
    pub(crate) const error: i32 = 0;
    pub(crate) const bound: i32 = 0;
    pub(crate) const shape: i32 = 0;
    pub(crate) const rank: i32 = 0;
    pub(crate) const slot: i32 = 0;
    pub(crate) const value: i32 = 0;

    pub(crate) fn compare(a: &i32, b: &i32) -> ::core::cmp::Ordering {
        a.cmp(b)
    }

    /// Methods of each type, by value: the compiler finds them before those of a reference.
    pub(crate) trait ByValue: Sized {
        fn with(self) {}
        fn and(self) {}
        fn agree(self) {}
        fn slots(self) {}
        fn output(self) {}
        fn contract(self) {}
        fn check(self) {}
        fn slot(self) {}
        fn first_slot(self) {}
        fn first_operand(self) {}
        fn occurrences(self) {}
        fn occurrence(self) {}
        fn same_labels(self) {}
        fn labelled(self) {}
        fn of_axes(self) {}
        fn compared(self) {}
        fn rearrange(self) {}
        fn view(self) {}
        fn copy(self) {}
        fn reduce(self) {}
        fn largest(self) {}
        fn smallest(self) {}
        fn part_count(self) {}
        fn source_count(self) {}
        fn looked_up(self) {}
        fn is_known(self) {}
        fn map(self) {}
        fn len(self) {}
        fn fit(self) {}
        fn write(self) {}
        fn rank(self) {}
        fn extent(self) {}
    }

    impl<X> ByValue for X {}
}

fn vector<const N: usize>(elements: [i32; N]) -> shapewise::Tensor<i32, 1> {
    shapewise::Tensor::from_fn([N], |[i]| elements[i])
}

fn matrix<const M: usize, const N: usize>(rows: [[i32; N]; M]) -> shapewise::Tensor<i32, 2> {
    shapewise::Tensor::from_fn([M, N], |[i, j]| rows[i][j])
}

/// The first columns of a matrix.
fn columns(x: &shapewise::Tensor<i32, 2>, count: usize) -> shapewise::Tensor<i32, 2> {
    shapewise::Tensor::from_fn([x.extents()[0], count], |[i, j]| x[[i, j]])
}

mod shadowed {
    use super::{columns, matrix, names::*, vector};

    #[test]
    fn einsum() {
        let x = matrix([[1, 2, 3], [4, 5, 6]]);
        let y = ::shapewise::einsum!(i j -> i; columns(&x, LABELS));
        assert_eq!(y, vector([3, 9]));
        let y = ::shapewise::einsum!(usize LABELS, bool LABELS -> usize bool; &x, columns(&x, EQUATION + 1));
        assert_eq!(y, matrix([[14, 32], [32, 77]]));
        let y = ::shapewise::try_einsum!(given str, given str -> str; &x, &x);
        assert_eq!(y, Ok(vector([17, 29, 45])));
        // An equation within another one.
        let y = ::shapewise::einsum!(i j -> j; ::shapewise::einsum!(j i -> j i; ::shapewise::einsum!(i j -> j i; &x)));
        assert_eq!(y, vector([6, 15]));
    }

    #[test]
    fn labels() {
        let x = matrix([[1, 2, 3, 4], [5, 6, 7, 8]]);
        assert_eq!(
            ::shapewise::rearrange!(h (usize n) -> usize h n, usize = { STEPS }; x).extents(),
            [2, 2, 2]
        );
        assert_eq!(::shapewise::rearrange_copy!(h (t n) -> t h n, t = (PLAN); x).extents(), [2, 2, 2]);
        assert_eq!(::shapewise::rearrange_view!(h (t n) -> h t n, n = SLOTS; x).extents(), [2, 2, 2]);
        assert_eq!(::shapewise::reduce!(h w -> h by max(compare); x), vector([4, 8]));
        assert_eq!(
            ::shapewise::reduce!(h (w STEPS) -> w by min(compare), STEPS = { STEPS }; x),
            vector([1, 3])
        );
        assert_eq!(::shapewise::reduce!(h w -> w by sum; &&x), vector([6, 8, 10, 12]));
        assert_eq!(::shapewise::repeat!(h w -> h PLAN w, PLAN = { PLAN }; x).extents(), [2, 2, 4]);
        assert!(::shapewise::try_rearrange!((h n) w -> h n w, n = 3; x).is_err());
    }

    /// Constants that are parameters, with the same names.
    fn of_parameters<const STEPS: ::core::primitive::usize, const ITEMS: ::core::primitive::usize>(
        x: &::shapewise::Tensor<i32, 2>,
    ) -> ::core::primitive::usize {
        ::shapewise::expect_shape!(x, [rows, { ITEMS }]);
        let y = ::shapewise::rearrange!(h (t n) -> t h n, t = {STEPS}; x);
        ::shapewise::expect_shape!(y, [{ STEPS }, rows, width]);
        rows * width
    }

    #[test]
    fn contracts() {
        let x = [7, ITEMS, 5];
        ::shapewise::expect_shape!(x, [rows, { ITEMS }, (ITEMS + 3)]);
        ::shapewise::expect_shape!([ITEMS, ARRAYS], [n, n = 1 * m]);
        assert_eq!([rows, n, m], [7, 2, 2]);
        assert_eq!(::shapewise::try_expect_shape!(x, [ITEMS, Contract, _]), Ok([7, 2]));
        ::shapewise::debug_expect_shape!(x, [(7), ..]);
        let text = (|| {
            ::shapewise::expect_shape!(x[..], [a, b]; else |e| return ::std::string::ToString::to_string(&e));
            ::std::string::ToString::to_string(&(a + b))
        })();
        assert_eq!(text, "`x[..]`, [7,2,5], has rank 3 and not 2: the pattern is [a, b]");
        let x = matrix([[1, 2, 3, 4], [5, 6, 7, 8]]);
        assert_eq!(of_parameters::<2, 4>(&x), 4);
    }
}

#[test]
fn nothing_is_allowed_in_an_expansion() {
    forbidden::each_macro();
}
