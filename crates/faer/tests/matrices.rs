//! Arrays of all small extents and strides as matrices, element by element.

use shapewise::{Strided, Tensor, View, ViewMut, s, tensor};
use shapewise_faer::{
    FaerError, as_faer, as_faer_column, as_faer_column_mut, as_faer_mut, to_faer, to_tensor,
};

/// Whether the elements along one axis are side by side, or all indices have one element.
fn has_lines(extents: [usize; 2], strides: [isize; 2]) -> bool {
    let long: Vec<isize> = (0..2).filter(|&axis| extents[axis] > 1).map(|axis| strides[axis].abs()).collect();
    long.len() < 2 || long.contains(&1) || long == [0, 0]
}

#[test]
fn all_small_matrices() {
    let data: Vec<i32> = (0..100).collect();
    let (mut in_place, mut refused, mut written) = (0, 0, 0);
    for m in 0..4 {
        for n in 0..5 {
            for down in -6..=6 {
                for along in -6..=6 {
                    let (extents, strides) = ([m, n], [down, along]);
                    let layout = Strided::new(extents, strides).unwrap();
                    // Memory as long as the elements, and longer.
                    let longer = (m + n) % 2 * 3;
                    let memory = &data[..layout.span() + longer];
                    let x = View::with_layout(memory, layout).unwrap();
                    let copy = to_faer(&x);
                    assert_eq!((copy.nrows(), copy.ncols()), (m, n));
                    for ([i, j], &element) in x.indexed_iter() {
                        assert_eq!(copy[(i, j)], element, "{extents:?} {strides:?}");
                    }
                    assert_eq!(to_tensor(&copy), x, "{extents:?} {strides:?}");
                    match as_faer(&x) {
                        Ok(matrix) => {
                            assert!(has_lines(extents, strides), "{extents:?} {strides:?}");
                            assert_eq!(matrix, copy, "{extents:?} {strides:?}");
                            in_place += 1;
                        }
                        Err(error) => {
                            assert!(!has_lines(extents, strides), "{extents:?} {strides:?}");
                            assert_eq!(error, FaerError::Strides { strides });
                            refused += 1;
                        }
                    }
                    let mut memory = vec![0; layout.span() + longer];
                    let Ok(mut y) = ViewMut::with_layout(&mut memory, layout) else { continue };
                    let Ok(mut matrix) = as_faer_mut(&mut y) else {
                        assert!(!has_lines(extents, strides), "{extents:?} {strides:?}");
                        continue;
                    };
                    for i in 0..m {
                        for j in 0..n {
                            matrix[(i, j)] = copy[(i, j)];
                        }
                    }
                    assert_eq!(y, x, "{extents:?} {strides:?}");
                    written += 1;
                }
            }
        }
    }
    assert!(in_place > 1000 && refused > 500 && written > 1000, "{in_place} {refused} {written}");
}

#[test]
fn all_small_columns() {
    let data: Vec<i32> = (0..20).collect();
    // Memory as long as the elements, and longer.
    for longer in [0, 1, 3] {
        for n in 0..5 {
            for stride in -3..=3 {
                small_column(&data, n, stride, longer);
            }
        }
    }
    let x = tensor![1, 2, 3, 4, 5];
    assert_eq!(as_faer_column(&x.slice(s![1..3])).unwrap().iter().copied().collect::<Vec<_>>(), [2, 3]);
    assert_eq!(as_faer_column(&x.slice(s![1..3;-1])).unwrap().nrows(), 0);
    assert_eq!(as_faer_column(&x.slice(s![3..1;-1])).unwrap().iter().copied().collect::<Vec<_>>(), [4, 3]);
}

#[expect(clippy::unwrap_used, reason = "a panic is a failed test")]
fn small_column(data: &[i32], n: usize, stride: isize, longer: usize) {
    let layout = Strided::new([n], [stride]).unwrap();
    let x = View::with_layout(&data[..layout.span() + longer], layout).unwrap();
    let is_in_place = n <= 1 || stride.abs() == 1;
    match as_faer_column(&x) {
        Ok(column) => {
            assert!(is_in_place && column.nrows() == n, "{n} {stride}");
            assert!(x.indexed_iter().all(|([i], &element)| column[i] == element), "{n} {stride}");
        }
        Err(error) => {
            assert!(!is_in_place, "{n} {stride}");
            assert_eq!(error, FaerError::Stride { stride });
        }
    }
    let mut memory = vec![0; layout.span() + longer];
    let Ok(mut y) = ViewMut::with_layout(&mut memory, layout) else { return };
    if let Ok(mut column) = as_faer_column_mut(&mut y) {
        assert!(is_in_place && column.nrows() == n, "{n} {stride}");
        for ([i], &element) in x.indexed_iter() {
            column[i] = element;
        }
        assert_eq!(y, x, "{n} {stride}");
    }
}

#[test]
fn nothing_is_copied() {
    let mut x = Tensor::<f64, 2>::ones([3, 4]);
    let first = x.as_slice().as_ptr();
    assert_eq!(as_faer(&x).unwrap().as_ptr(), first);
    assert_eq!(as_faer_mut(&mut x).unwrap().as_ptr(), first);
    let typed = tensor![[1.0, 2.0], [3.0, 4.0]];
    assert_eq!(as_faer(&typed).unwrap().as_ptr(), typed.as_slice().as_ptr());
}

#[test]
fn messages() {
    let strides = FaerError::Strides { strides: [6, -2] };
    assert_eq!(
        strides.to_string(),
        "the strides are 6 and -2, and one must be 1 or -1, or both 0: `to_faer` copies"
    );
    let stride = FaerError::Stride { stride: 3 };
    assert_eq!(stride.to_string(), "the stride is 3, and it must be 1 or -1: copy with `to_tensor` first");
}
