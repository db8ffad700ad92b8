//! Ranges with constant ends, compared with the oracle: on the static, the mixed and the ranked level, between other
//! items, and out of bounds.
#![cfg(all(feature = "std", feature = "arrays"))]
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    Naive,
    check::{check_tensor, check_view},
    parse,
};
use shapewise::{Const, SliceError, Tensor, View, s, shape, slice::ConstRange};

/// A slice with constant ranges, and the same slice with ranges as the oracle reads them.
macro_rules! const_ranges {
    ($cases:ident, $naive:ident; $([$($items:tt)*] is $text:literal;)*) => { $(
        let expected = $naive.slice(&parse($text)).unwrap();
        let n = 3;
        let fixed = View::new(&$naive.elements, shape![3, 4, 5]).unwrap();
        check_tensor(&fixed.slice(s![$($items)*]), &expected);
        let mixed = View::new(&$naive.elements, shape![n, 4, 5]).unwrap();
        check_tensor(&mixed.slice(s![$($items)*]), &expected);
        let ranked = View::new(&$naive.elements, [n, 4, 5]).unwrap();
        check_view(&ranked.slice(s![$($items)*]), &expected);
        // Also for a transposed view.
        let turned = Naive::counted(&[5, 4, 3], 0);
        let expected = turned.transpose().slice(&parse($text)).unwrap();
        let turned = View::new(&turned.elements, shape![5, 4, 3]).unwrap();
        check_tensor(&turned.transpose().slice(s![$($items)*]), &expected);
        $cases += 1;
    )* };
}

#[test]
fn ranges_with_constant_ends_are_not_clamped() {
    let naive = Naive::counted(&[3, 4, 5], 0);
    let mut cases = 0;
    const_ranges! { cases, naive;
        [const 0..3] is "0..3, ..";
        [const 1..3, :, const 0..2] is "1..3, :, 0..2";
        [.., const 1..3] is ".., 1..3";
        [const 2..3, .., const 2..2] is "2..3, .., 2..2";
        [1, const 0..4, -1] is "1, 0..4, -1";
        [NewAxis, const 1..2, 0, const 1..3] is "NewAxis, 1..2, 0, 1..3";
        [const 0..0] is "0..0, ..";
        [const 3..3] is "3..3, ..";
    }
    assert_eq!(cases, 8);
}

#[test]
fn the_extent_is_in_the_type() {
    let memory: Vec<i32> = (0..12).collect();
    let rows = memory.len() / 4;
    let matrix = View::new(&memory, shape![rows, 4]).unwrap();
    let part: (Const<2>, Const<3>) = matrix.slice(s![const 1..3, const 1..4]).typed_extents();
    assert_eq!(part, shape![2, 3]);
    assert_eq!(
        size_of_val(&matrix.slice(s![const 1..3, const 1..4])),
        size_of::<&[i32]>(),
        "nothing is stored"
    );
    // Constants that are not literals.
    const FIRST: usize = 1;
    let part: (Const<2>, Const<4>) = matrix.slice(s![ConstRange::<FIRST, 2>]).typed_extents();
    assert_eq!(part, shape![2, 4]);
    let mut tensor = Tensor::try_filled(shape![3, 4], 0).unwrap();
    tensor.slice_mut(s![const 1..2, const 2..4]).fill(1);
    assert_eq!(tensor.as_slice(), [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0]);
}

#[test]
fn ranges_out_of_bounds_are_errors() {
    let memory = [0; 6];
    let (n, ranked) = (2, View::new(&memory, [2, 3]).unwrap());
    let mixed = View::new(&memory, shape![n, 3]).unwrap();
    let error = |axis, begin, count, extent| Some(SliceError::ConstRange { axis, begin, count, extent });
    assert_eq!(mixed.try_slice(s![const 1..3]).err(), error(0, 1, 2, 2));
    assert_eq!(ranked.try_slice(s![.., const 0..4]).err(), error(1, 0, 4, 3));
    assert_eq!(ranked.try_slice(s![const 3..3]).err(), error(0, 3, 0, 2));
    assert_eq!(ranked.try_slice(s![ConstRange::<{ usize::MAX }, 2>]).err(), error(0, usize::MAX, 2, 2));
    assert_eq!(ranked.try_slice(s![ConstRange::<2, { usize::MAX }>]).err(), error(0, 2, usize::MAX, 2));
    assert_eq!(
        ranked.try_slice(s![const 1..4]).unwrap_err().to_string(),
        "positions 1 to 4 are out of bounds for axis 0, which has extent 2"
    );
    // An index that is out of range for a static extent is an error of `slice` in a build; `try_slice` returns it.
    let fixed = View::new(&memory, shape![2, 3]).unwrap();
    assert_eq!(fixed.try_slice(s![const 1..4]).err(), error(0, 1, 3, 2));
    assert_eq!(fixed.try_slice(s![7]).err(), Some(SliceError::Index { axis: 0, index: 7, extent: 2 }));
}
