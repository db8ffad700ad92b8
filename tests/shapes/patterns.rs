//! `expect_shape!`: against a search for all names that fit, on every level, and its messages.
#![cfg(feature = "std")]
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "tests of small numbers, which may use all of std"
)]

use std::{
    panic::Location,
    sync::{Arc, Mutex},
};

use shapewise::{
    DynShape, HasExtents, PatternError, Shape, debug_expect_shape, expect_shape, shape, try_expect_shape,
};
#[cfg(feature = "arrays")]
use shapewise::{Tensor, View};

/// All shapes up to rank 3 with extents up to 4, and some numbers that are products.
fn world() -> Vec<Vec<usize>> {
    let extents = [0, 1, 2, 3, 4, 6, 12];
    let mut shapes = vec![vec![]];
    let mut begin = 0;
    for rank in 0..3 {
        let end = shapes.len();
        for at in begin..end {
            let count = if rank < 2 { extents.len() } else { 5 };
            for &extent in &extents[..count] {
                shapes.push([shapes[at].as_slice(), &[extent]].concat());
            }
        }
        begin = end;
    }
    shapes
}

/// All names that fit: each is at most 12.
fn fitting<const D: usize>(fits: impl Fn([usize; D]) -> bool) -> Vec<[usize; D]> {
    let mut found = Vec::new();
    for number in 0..13_usize.pow(u32::try_from(D).unwrap_or(0)) {
        let mut rest = number;
        let names = core::array::from_fn(|_| {
            let name = rest % 13;
            rest /= 13;
            name
        });
        if fits(names) {
            found.push(names);
        }
    }
    found
}

/// The only answer if there is one; else an error.
#[track_caller]
fn agrees<const D: usize>(result: Result<[usize; D], PatternError>, fitting: &[[usize; D]], shape: &[usize]) {
    match fitting {
        [only] => assert_eq!(result.ok(), Some(*only), "the names of {shape:?}"),
        _ => assert!(result.is_err(), "{shape:?} has {} answers", fitting.len()),
    }
}

/// A row: a pattern, and what it means.
macro_rules! patterns {
    ($([$($pattern:tt)*] means |$names:pat_param, $shape:pat_param| $fits:expr;)*) => { $(
        for extents in &world() {
            let x = extents.as_slice();
            let fitting = fitting(|$names| match x { $shape => $fits, #[allow(unreachable_patterns, reason = "a pattern may match all shapes")] _ => false });
            agrees(try_expect_shape!(x, [$($pattern)*]), &fitting, x);
            let shape = DynShape::from_ints(x).unwrap();
            agrees(try_expect_shape!(shape, [$($pattern)*]), &fitting, x);
        }
    )* };
}

#[test]
fn a_pattern_fits_if_there_is_one_answer() {
    const THREE: usize = 3;
    let two = 2;
    patterns! {
        [] means |[], []| true;
        [a] means |[a], [x]| *x == a;
        [a, b] means |[a, b], [x, y]| *x == a && *y == b;
        [n, n] means |[n], [x, y]| *x == n && *y == n;
        [a, 3] means |[a], [x, y]| *x == a && *y == 3;
        [{THREE}, (two)] means |[], [x, y]| (*x, *y) == (3, 2);
        [(two + 1), {THREE + 1}, c] means |[c], [x, y, z]| (*x, *y, *z) == (3, 4, c);
        [2 * p] means |[p], [x]| *x == 2 * p;
        [w = 2 * p] means |[w, p], [x]| *x == 2 * p && *x == w;
        [w = 2 * p, p * 3] means |[w, p], [x, y]| *x == 2 * p && *x == w && *y == p * 3;
        [p, p * q] means |[p, q], [x, y]| *x == p && *y == p * q;
        [p, q, p * q] means |[p, q], [x, y, z]| *x == p && *y == q && *z == p * q;
        [p, p * p] means |[p], [x, y]| *x == p && *y == p * p;
        [a, _] means |[a], [x, _]| *x == a;
        [..] means |[], _| true;
        [.., c] means |[c], [.., x]| *x == c;
        [a, ..] means |[a], [x, ..]| *x == a;
        [a, .., a] means |[a], [x, .., y]| *x == a && *y == a;
        [_, .., 2] means |[], [_, .., y]| *y == 2;
        [0 * p] means |[p], [x]| *x == 0 && p <= 12;
        [0] means |[], [x]| *x == 0;
        [2 * 3, 12] means |[], [x, y]| *x == 6 && *y == 12;
    }
}

#[test]
#[cfg(feature = "arrays")]
fn names_are_variables() {
    let (q, k, v) = (Tensor::<f32, 4>::zeros([2, 8, 3, 4]), [2, 8, 5, 4], Shape::new([2, 8, 5, 6]).unwrap());
    expect_shape!(&q, [b, h, n, d]; k, [b, h, m, d]; v, [b, h, m, e]);
    assert_eq!([b, h, n, m, d, e], [2, 8, 3, 5, 4, 6]);
    expect_shape!(q.slice(shapewise::s![0]), [(h), .., width = 2 * half]);
    assert_eq!((width, half), (4, 2));
    debug_expect_shape!(q, [.., (d)]);
    let last = |x: &[usize]| -> Option<usize> {
        expect_shape!(x, [_, .., last]; else return None);
        Some(last)
    };
    assert_eq!((last(&[4, 5]), last(&[])), (Some(5), None));
}

#[test]
#[cfg(feature = "arrays")]
fn each_level_states_its_extents() {
    fn sum<X: HasExtents + ?Sized>(x: &X) -> usize {
        let [a, b] = try_expect_shape!(x, [a, b]).unwrap();
        a + b
    }
    let memory = [0; 12];
    let rows = 3;
    let view = View::new(&memory, shape![rows, 4]).unwrap();
    let mut tensor = view.to_tensor();
    let sums = [
        sum(&view),
        sum(&&tensor),
        sum(&&mut tensor),
        sum(&view.ranked()),
        sum(&view.dynamic()),
        sum(&tensor.shape()),
        sum(&[3, 4]),
        sum([3, 4].as_slice()),
        sum(&vec![3, 4]),
        sum(&"[3,4]".parse::<DynShape>().unwrap()),
    ];
    assert_eq!(sums, [7; 10]);
}

#[test]
fn messages() {
    let says = |result: Result<(), PatternError>, words: &str| {
        assert_eq!(result.unwrap_err().to_string(), words);
    };
    let (q, k) = ([2, 8, 16, 64], [2, 8, 16, 32]);
    says(
        try_expect_shape!(q, [b, h, n, d]; k, [b, h, m, d]).map(|_| ()),
        "axis 3 of `k`, [2,8,16,32], is 32; `d` is 64 by axis 3 of `q`: the pattern is [b, h, m, d]",
    );
    says(
        try_expect_shape!(q, [.., n]; k, [_, n, ..]).map(|_| ()),
        "axis 1 of `k`, [2,8,16,32], is 8; `n` is 64 by axis 3 of `q`: the pattern is [_, n, ..]",
    );
    let x = vec![2, 30];
    says(
        try_expect_shape!(x, [n, width = 4 * patch]).map(|_| ()),
        "axis 1 of `x`, [2,30], is 30, which 4 does not divide: the pattern is [n, width = 4 * patch]",
    );
    says(
        try_expect_shape!(x, [n, n * 3]).map(|_| ()),
        "axis 1 of `x`, [2,30], is 30 and not 6: the pattern is [n, n * 3]",
    );
    says(try_expect_shape!(x, [n]).map(|_| ()), "`x`, [2,30], has rank 2 and not 1: the pattern is [n]");
    says(
        try_expect_shape!(x, [a, b, .., c]).map(|_| ()),
        "`x`, [2,30], has rank 2, which is below 3: the pattern is [a, b, .., c]",
    );
    let x = vec![2, usize::MAX, 7];
    says(
        try_expect_shape!(x, [a, b, a * b]).map(|_| ()),
        &format!(
            "axis 2 of `x`, [2,{MAX},7], is 7, and the product of its known factors is above {MAX}: the pattern is [a, b, a * b]",
            MAX = usize::MAX
        ),
    );
    let x: DynShape = "[2,?]".parse().unwrap();
    says(
        try_expect_shape!(x, [a, b]).map(|_| ()),
        "axis 1 of `x`, [2,?], is not known: the pattern is [a, b]",
    );
    let x = DynShape::default();
    says(try_expect_shape!(x, [a, b]).map(|_| ()), "the rank of `x` is not known: the pattern is [a, b]");
    let x = vec![0, 0];
    says(
        try_expect_shape!(x, [a, a * b]).map(|_| ()),
        "axis 1 of `x`, [0,0], is 0 and so is a known factor, so the other one may be any number: the pattern is [a, a * b]",
    );
    let x = vec![1; 10];
    says(
        try_expect_shape!(x, [.., 2]).map(|_| ()),
        "axis 9 of `x`, [1,1,1,1,1,1,1,1,..], is 1 and not 2: the pattern is [.., 2]",
    );
}

#[test]
fn the_error_is_small() {
    fn is_copy<E: Copy + Send + Sync + 'static>() -> usize {
        size_of::<E>()
    }
    assert!(is_copy::<PatternError>() <= 112);
    assert!(size_of::<Result<[usize; 6], PatternError>>() <= 120);
}

#[test]
#[should_panic(expected = "axis 1 of `x`, [3,4], is 4; `n` is 3 by axis 0 of `x`: the pattern is [n, n]")]
fn it_panics() {
    let x = [3, 4];
    expect_shape!(x, [n, n]);
}

#[test]
fn it_panics_at_the_line_of_the_caller() {
    let lines = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&lines);
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        seen.lock()
            .unwrap()
            .extend(info.location().filter(|at| at.file().ends_with("patterns.rs")).map(Location::line));
    }));
    let line = line!() + 2;
    let result = std::panic::catch_unwind(|| {
        expect_shape!(vec![7, 6, 5], [a, b]);
    });
    std::panic::set_hook(before);
    assert!(result.is_err());
    assert!(lines.lock().unwrap().contains(&line), "{line} is a line of a panic");
}
