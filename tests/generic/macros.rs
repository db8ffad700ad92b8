//! Every form that `s!`, `shape!` and `Extents!` accept.
#![cfg(feature = "std")]

use shapewise::{Const, Extents, One, View, s, shape, slice::Range};

#[test]
fn items_may_be_signed_expressions() {
    let memory: Vec<i32> = (0..12).collect();
    let matrix = View::new(&memory, [3, 4]).unwrap();
    let n = 1_isize;
    assert_eq!(matrix.slice(s![-n]).to_vec(), [8, 9, 10, 11]);
    assert_eq!(matrix.slice(s![-n.., 0]).to_vec(), [8]);
    assert_eq!(matrix.slice(s![-2.., -1]).to_vec(), [7, 11]);
    assert_eq!(matrix.slice(s![0, ..;-n]).to_vec(), [3, 2, 1, 0]);
    assert_eq!(matrix.slice(s![0, ..;-n - 1]).to_vec(), [3, 1]);
    assert_eq!(matrix.slice(s![0, 3..0;-2,]).to_vec(), [3, 1]);
    assert_eq!(matrix.slice(s![0, -1..-3;-1]).to_vec(), [3, 2]);
    assert_eq!(matrix.slice(s![n + 1, -n - 1]).to_vec(), [10]);
    assert_eq!(matrix.slice(s![NewAxis, 0, NewAxis, 1..=2]).extents(), [1, 1, 2]);
    assert_eq!(matrix.slice(s![(n)..;2]).extents(), [1, 4]);
    assert_eq!(matrix.slice(s![.., Range { begin: None, end: Some(-1) }]).extents(), [3, 3]);
    for (row, second) in [(0_u8, 1), (2, 9)] {
        let column = 1_usize;
        assert_eq!(matrix.slice(s![row, column]).to_vec(), [second]);
    }
}

#[test]
fn braces_are_constants() {
    const N: usize = 7;
    let n = 2;
    let both: Extents![usize, { N }, 1] = shape![n, { N }, 1];
    assert_eq!(both, (2, Const::<7>, One));
    assert_eq!(shape![N, { N + 1 }], (7, Const::<8>));
}
