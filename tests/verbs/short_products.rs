//! Products and column sums of short rows: each length and a few numbers of rows, beside plain loops.
#![cfg(feature = "alloc")]
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::as_conversions,
    reason = "a panic is a failure"
)]
#![allow(clippy::arithmetic_side_effects, reason = "small numbers")]

use shapewise::{Axis, Const, Keep, View, einsum, s, try_einsum};

use crate::short_rows::{each_length, numbers, same};

/// Small integers, so that the order of additions makes no difference; some are -0.0.
fn integers(count: usize) -> Vec<f32> {
    numbers(count).into_iter().map(|x| x % 8.0).collect()
}

fn dot(left: &[f32], right: &[f32]) -> f32 {
    left.iter().zip(right).fold(0.0, |sum, (x, y)| sum + x * y)
}

/// An axis of extent 1 is not summed.
fn contracted(left: &[f32], right: &[f32]) -> f32 {
    if left.len() == 1 { left[0] * right[0] } else { dot(left, right) }
}

fn dots<const N: usize>() {
    for rows in (0..=9).chain([100]) {
        let (memory, other) = (integers(2 * rows * N + 3), integers(2 * rows * N + 20));
        let (left, right) = (&memory[3..], &other[20..]);
        let shape = (rows, Const::<N>);
        let (x, y) = (View::new(left, shape).unwrap(), View::new(right, shape).unwrap());
        let expected = |rows: usize| {
            left.chunks_exact(N)
                .zip(right.chunks_exact(N))
                .map(|(x, y)| contracted(x, y))
                .take(rows)
                .collect::<Vec<f32>>()
        };
        same(&einsum!(i d, i d -> i; x, y), expected(rows));
        same(&einsum!(i d, i d -> i; x.ranked(), y), expected(rows));
        // A transposed operand, and one whose terms are not side by side.
        same(&einsum!(d i, i d -> i; x.transpose(), y), expected(rows));
        let across = y.transpose().to_tensor();
        same(&einsum!(i d, d i -> i; x, across), expected(rows));
        // Rows with gaps and backwards.
        let part = (0..rows).step_by(2).map(|row| contracted(&left[row * N..][..N], &right[row * N..][..N]));
        let every = s![..;2, ..];
        same(&einsum!(i d, i d -> i; x.slice(every), y.slice(every)), part);
        let back = einsum!(i d, i d -> i; x.flip(Axis::<0>), y.flip(Axis::<0>));
        same(&back, expected(rows).into_iter().rev());
        // In two parts, of which the axes may be in another order.
        let shape = (2_usize, rows, Const::<N>);
        let (x, y) = (View::new(left, shape).unwrap(), View::new(right, shape).unwrap());
        let batch = einsum!(b i d, b i d -> b i; x, y);
        assert_eq!(batch.extents(), [2, rows]);
        same(&batch, expected(2 * rows));
        let turned = einsum!(b i d, b i d -> i b; x, y);
        same(&turned.transpose().to_tensor(), expected(2 * rows));
        // One row, and one that does not fit.
        let vector =
            View::new(&right[..if rows > 0 { N } else { 0 }], [if rows > 0 { N } else { 0 }]).unwrap();
        if rows > 0 {
            let x = View::new(left, [rows, N]).unwrap();
            same(&x.matmul(vector), left.chunks_exact(N).take(rows).map(|row| dot(row, &right[..N])));
            let short =
                View::new(right, [rows, N + 1]).map(|short| try_einsum!(i d, i d -> i; x, short).is_err());
            assert!(short.unwrap_or(true));
        }
    }
}

#[test]
fn rows_are_multiplied_by_rows() {
    each_length!(dots);
}

fn products<const N: usize>() {
    for (rows, columns) in (0..=17).chain([50]).flat_map(|rows| (1..=4).map(move |columns| (rows, columns))) {
        let (left, right) = (integers(rows * N + 2), integers(N * (columns + 1)));
        let x = View::new(&left[2..], (rows, Const::<N>)).unwrap();
        let expected = |right: &dyn Fn(usize, usize) -> f32| {
            let sum = |row: usize, column| {
                (0..N).fold(0.0, |sum, term| sum + left[2 + row * N + term] * right(term, column))
            };
            (0..rows)
                .flat_map(|row| (0..columns).map(move |column| (row, column)))
                .map(|(row, column)| sum(row, column))
                .collect::<Vec<f32>>()
        };
        let dense = View::new(&right, [N, columns]).unwrap();
        same(&x.matmul(dense), expected(&|term, column| right[term * columns + column]));
        let gaps = View::new(&right, [N, columns + 1]).unwrap();
        same(
            &x.matmul(gaps.slice(s![.., 1..])),
            expected(&|term, column| right[term * (columns + 1) + column + 1]),
        );
        let across = View::new(&right, [columns, N]).unwrap();
        same(&x.matmul(across.transpose()), expected(&|term, column| right[column * N + term]));
        same(
            &x.flip(Axis::<0>).matmul(dense).flip(Axis::<0>).to_tensor(),
            expected(&|term, column| right[term * columns + column]),
        );
        let turned = x.transpose().to_tensor();
        same(&turned.transpose().matmul(dense), expected(&|term, column| right[term * columns + column]));
        same(
            &dense.transpose().matmul(x.transpose()).transpose().to_tensor(),
            expected(&|term, column| right[term * columns + column]),
        );
    }
}

#[test]
fn narrow_products_are_those_of_loops() {
    each_length!(products);
}

fn columns<const N: usize>() {
    for rows in (0..=5).chain([63, 64, 65, 66, 67, 100, 6000]) {
        let memory = integers(2 * rows * N + 1);
        let data = &memory[1..];
        let sum = |first: usize, column: usize| {
            (first..first + rows).fold(0.0, |sum, row| sum + data[row * N + column])
        };
        let x = View::new(data, (rows, Const::<N>)).unwrap();
        same(&x.sum_axis(Axis::<0>), (0..N).map(|column| sum(0, column)));
        same(&x.ranked().sum_axis(Keep(Axis::<0>)), (0..N).map(|column| sum(0, column)));
        let x = View::new(data, [2, rows, N]).unwrap();
        let both = (0..2 * N).map(|place| sum(place / N * rows, place % N));
        same(&x.sum_axis(Axis::<1>), both);
        let wide: Vec<f64> = data.iter().map(|x| f64::from(*x)).collect();
        let sums = View::new(&wide, [2, rows, N]).unwrap().sum_axis(Axis::<1>);
        #[allow(clippy::cast_possible_truncation, reason = "small integers")]
        let sums: Vec<f32> = sums.iter().map(|x| *x as f32).collect();
        same(&sums, (0..2 * N).map(|place| sum(place / N * rows, place % N)));
    }
}

#[test]
fn columns_of_short_rows_are_summed() {
    each_length!(columns);
}
