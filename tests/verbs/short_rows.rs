//! Rows whose length is in the type and short are compiled as arrays: each length and a few numbers of rows, beside plain loops.
#![cfg(feature = "alloc")]
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::as_conversions,
    reason = "a panic is a failure"
)]
#![allow(clippy::arithmetic_side_effects, reason = "small numbers")]

use shapewise::{Axis, Const, Keep, Tensor, View, s, shape};

/// The largest number of rows.
const MOST: usize = 5;

/// Elements that are not in order; some are -0.0, and each row of length 1 or 2 is only that at times.
pub(super) fn numbers(count: usize) -> Vec<f32> {
    let number = |at: usize| f32::from(u8::try_from(at * 37 % 101).unwrap()) - 50.0;
    (0..).map(|at| if at % 7 < 3 { -0.0 } else { number(at) }).take(count).collect()
}

/// Calls a function with each length from 1 to 17 as a constant.
macro_rules! each_length {
    ($function:ident $($argument:expr)?) => {
        $crate::short_rows::each_length!(@ $function ($($argument)?) 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17)
    };
    (@ $function:ident $argument:tt $($length:literal)*) => { $( $function::<$length> $argument; )* };
}
pub(super) use each_length;

/// Compares floats bit by bit, so that 0.0 is not -0.0.
#[track_caller]
pub(super) fn same<'a, X: IntoIterator<Item = &'a f32>>(found: X, expected: impl IntoIterator<Item = f32>) {
    let bits = |all: Vec<f32>| all.into_iter().map(f32::to_bits).collect::<Vec<u32>>();
    assert_eq!(bits(found.into_iter().copied().collect()), bits(expected.into_iter().collect()));
}

fn sum(row: &[f32]) -> f32 {
    row.iter().fold(0.0, |sum, x| sum + x)
}

fn larger(most: f32, next: f32) -> f32 {
    if next.total_cmp(&most).is_gt() { next } else { most }
}

fn reductions<const N: usize>() {
    for rows in 0..=MOST {
        let memory = numbers(rows * N);
        let x = View::new(&memory, shape![rows, N]).unwrap().typed::<(usize, Const<N>)>().unwrap();
        let each = |of: fn(&[f32]) -> f32| memory.chunks_exact(N).map(of).collect::<Vec<f32>>();
        same(&x.sum_axis(Axis::<1>), each(sum));
        same(&x.sum_axis(Axis::<-1>), each(sum));
        let kept = x.sum_axis(Keep(Axis::<1>));
        assert_eq!(kept.extents(), [rows, 1]);
        same(&kept, each(sum));
        let powers = x.fold_axis(Axis::<1>, 1.0, |power, x| power * 2.0 - x);
        same(&powers, each(|row| row.iter().fold(1.0, |power, x| power * 2.0 - x)));
        same(&x.product_axis(Axis::<1>), each(|row| row.iter().product()));
        let firsts = x.map_axis(Axis::<1>, |row| row.iter().fold(0.5, |found, x| x - found));
        same(&firsts, each(|row| row.iter().fold(0.5, |found, x| x - found)));
        let largest = x.max_axis_by(Axis::<1>, f32::total_cmp).unwrap();
        same(&largest, each(|row| row.iter().copied().reduce(larger).unwrap()));
        let smallest = x.min_axis_by(Axis::<1>, f32::total_cmp).unwrap();
        same(&smallest, each(|row| -row.iter().map(|x| -x).reduce(larger).unwrap()));
        let at = x.argmax_axis_by(Axis::<1>, f32::total_cmp).unwrap();
        let places = memory.chunks_exact(N).map(|row| {
            (1..N).fold(0, |most, at| if row[at].total_cmp(&row[most]).is_gt() { at } else { most })
        });
        assert!(at.iter().copied().eq(places));
        let any = x.any_axis(Axis::<1>, |x| *x > 20.0);
        assert!(any.iter().copied().eq(memory.chunks_exact(N).map(|row| row.iter().any(|x| *x > 20.0))));
        let all = x.all_axis(Axis::<1>, |x| *x < 40.0);
        assert!(all.iter().copied().eq(memory.chunks_exact(N).map(|row| row.iter().all(|x| *x < 40.0))));
        // Integers, by the order of elements.
        let memory: Vec<i16> = (0..).map(|at| at * 73 % 31 - 15).take(rows * N).collect();
        let x = View::new(&memory, (rows, Const::<N>)).unwrap();
        assert!(
            x.max_axis(Axis::<1>)
                .unwrap()
                .iter()
                .eq(memory.chunks_exact(N).map(|row| row.iter().max().unwrap()))
        );
        assert!(
            x.min_axis(Axis::<1>)
                .unwrap()
                .iter()
                .eq(memory.chunks_exact(N).map(|row| row.iter().min().unwrap()))
        );
        let sums = memory.chunks_exact(N).map(|row| row.iter().map(|x| i64::from(*x)).sum::<i64>());
        assert!(x.sum_axis_as::<i64, _, _>(Axis::<1>).iter().copied().eq(sums));
    }
}

/// The same at run time: also many rows, so that they are in blocks, and rows that are no longer short.
fn reductions_at_run_time(memory: &[f32], rows: usize, len: usize) {
    let x = View::new(memory, [rows, len]).unwrap();
    // Integers in floats: the order of additions is not specified.
    let whole: Vec<f32> = memory.iter().map(|x| x.trunc()).collect();
    let each = |memory: &[f32], of: fn(&[f32]) -> f32| memory.chunks_exact(len).map(of).collect::<Vec<f32>>();
    same(&View::new(&whole, [rows, len]).unwrap().sum_axis(Axis::<1>), each(&whole, sum));
    let kept = View::new(&whole, [1, rows, len]).unwrap();
    same(&kept.sum_axis(Keep(Axis::<2>)), each(&whole, sum));
    same(kept.dynamic().sum_axis(2).unwrap().iter(), each(&whole, sum));
    let powers = x.fold_axis(Axis::<1>, 1.0, |power, x| power * 0.5 - x);
    same(&powers, each(memory, |row| row.iter().fold(1.0, |power, x| power * 0.5 - x)));
    let largest = x.max_axis_by(Axis::<1>, f32::total_cmp).unwrap();
    same(&largest, each(memory, |row| row.iter().copied().reduce(larger).unwrap()));
    let at = x.argmax_axis_by(Axis::<1>, f32::total_cmp).unwrap();
    let first = |row: &[f32]| {
        (1..len).fold(0, |most, at| if row[at].total_cmp(&row[most]).is_gt() { at } else { most })
    };
    assert!(at.iter().copied().eq(memory.chunks_exact(len).map(first)));
    let (any, all) = (x.any_axis(Axis::<1>, |x| *x > 20.0), x.all_axis(Axis::<1>, |x| *x < 20.0));
    assert!(any.iter().copied().eq(memory.chunks_exact(len).map(|row| row.iter().any(|x| *x > 20.0))));
    assert!(all.iter().copied().eq(memory.chunks_exact(len).map(|row| row.iter().all(|x| *x < 20.0))));
    let numbers: Vec<i16> =
        (0..).map(|at| i16::try_from(at * 73 % 31 - 15).unwrap()).take(rows * len).collect();
    let x = View::new(&numbers, [rows, len]).unwrap();
    let rows = || numbers.chunks_exact(len);
    assert!(x.max_axis(Axis::<1>).unwrap().iter().eq(rows().map(|row| row.iter().max().unwrap())));
    let sums = rows().map(|row| row.iter().map(|x| i64::from(*x)).sum::<i64>());
    assert!(x.sum_axis_as::<i64, _, _>(Axis::<1>).iter().copied().eq(sums));
    // With gaps, backwards, and each element apart.
    let (count, gaps) = (memory.len() / (len + 1), |row: usize| sum(&whole[row * (len + 1)..][..len]));
    let x = View::new(&whole, [count, len + 1]).unwrap().slice(s![.., ..len]);
    same(&x.sum_axis(Axis::<1>), (0..count).map(gaps));
    same(&x.flip(Axis::<0>).sum_axis(Axis::<1>), (0..count).rev().map(gaps));
    same(&x.flip(Axis::<1>).sum_axis(Keep(Axis::<1>)), (0..count).map(gaps));
    assert_eq!(x.max_axis_by(Axis::<1>, f32::total_cmp).unwrap().extents(), [count]);
}

#[test]
fn rows_are_reduced_at_run_time() {
    for rows in (0..=MOST).chain([9, 300]) {
        for len in (1..=17).chain([63, 64, 65]) {
            reductions_at_run_time(&numbers(rows * len), rows, len);
        }
    }
}

#[test]
fn rows_are_reduced() {
    each_length!(reductions);
}

#[cfg(feature = "std")]
fn statistics<const N: usize>() {
    for rows in 0..=MOST {
        let memory: Vec<f64> = (0_u32..).map(|at| f64::from(at * 37 % 101)).take(rows * N).collect();
        let x = View::new(&memory, (rows, Const::<N>)).unwrap();
        let close = |found: Tensor<f64, 1>, of: fn(&[f64]) -> f64| {
            let expected = memory.chunks_exact(N).map(of);
            assert_eq!(found.extents(), [rows]);
            assert!(found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 1e-9));
        };
        fn mean(row: &[f64]) -> f64 {
            row.iter().sum::<f64>() / number(row.len())
        }
        #[allow(clippy::cast_precision_loss, reason = "a small number")]
        fn number(count: usize) -> f64 {
            count as f64
        }
        fn variance(row: &[f64]) -> f64 {
            mean(&row.iter().map(|x| (x - mean(row)).powi(2)).collect::<Vec<f64>>())
        }
        close(x.mean_axis(Axis::<1>).into_ranked(), mean);
        close(x.var_axis(Axis::<1>, 0).into_ranked(), variance);
        close(x.ranked().var_axis(Axis::<1>, 0), variance);
        close(x.ranked().transpose().to_tensor().transpose().var_axis(Axis::<1>, 0), variance);
        close(x.std_axis(Axis::<1>, 0).into_ranked(), |row| variance(row).sqrt());
    }
}

#[cfg(feature = "std")]
#[test]
fn statistics_of_rows_are_those_of_each() {
    each_length!(statistics);
}

fn texts<const N: usize>() {
    for rows in 0..=MOST {
        let memory: Vec<String> = (0..rows * N).map(|at| at.to_string()).collect();
        let x = View::new(&memory, (rows, Const::<N>)).unwrap();
        let joined = x.fold_axis(Axis::<1>, String::new(), |all, text| format!("{all}{text}."));
        let expected =
            memory.chunks_exact(N).map(|row| row.iter().map(|text| format!("{text}.")).collect::<String>());
        assert!(joined.iter().cloned().eq(expected));
        // Results that are borrowed from the elements.
        let longest = x.map_axis(Axis::<1>, |row| row.get([N - 1]).cloned());
        assert!(
            longest.iter().eq(memory
                .chunks_exact(N)
                .map(|row| row.last().cloned())
                .collect::<Vec<_>>()
                .iter())
        );
    }
}

/// The results are dropped, and so are those before a panic.
#[test]
fn elements_need_not_be_numbers() {
    each_length!(texts);
    let memory = [1, 2, 3, 4, 5, 6];
    let pairs = View::new(&memory, shape![3, 2]).unwrap();
    let panics = std::panic::catch_unwind(|| {
        pairs.map_axis(Axis::<1>, |row| {
            assert!(row.sum() < 11, "the last row");
            vec![row.sum()]
        })
    });
    assert!(panics.is_err());
}

fn views<const N: usize>() {
    let memory = numbers(7 * (N + 2));
    for rows in 0..=MOST {
        // More memory than the layout, also if there are no rows.
        let x = View::new(&memory[..(rows + 2) * N], (rows + 2, Const::<N>)).unwrap();
        for begin in 0..=2 {
            let part = x.slice(s![begin..begin + rows, ..]);
            same(&part.sum_axis(Axis::<1>), memory[begin * N..].chunks_exact(N).take(rows).map(sum));
            let none = x.slice(s![begin..begin, ..]);
            assert!(none.sum_axis(Axis::<1>).is_empty());
            assert!(none.max_axis_by(Axis::<1>, f32::total_cmp).unwrap().is_empty());
        }
        // Rows with gaps between them, rows backwards, rows of which each element is apart, and a row that repeats.
        let wide = View::new(&memory, [7, N + 2]).unwrap();
        let row = |row: usize| sum(&memory[row * (N + 2) + 1..][..N]);
        let part = wide.slice(s![1..=rows, 1..=N]).typed::<(usize, Const<N>)>().unwrap();
        same(&part.sum_axis(Axis::<1>), (1..=rows).map(row));
        same(&part.flip(Axis::<0>).sum_axis(Axis::<1>), (1..=rows).rev().map(row));
        same(&part.slice(s![..;2, ..]).sum_axis(Keep(Axis::<1>)), (1..=rows).step_by(2).map(row));
        let back = part.flip(Axis::<1>);
        let folded = back.fold_axis(Axis::<1>, 0.0, |found, x| x - found);
        let expected = (1..=rows)
            .map(|row| memory[row * (N + 2) + 1..][..N].iter().rev().fold(0.0, |found, x| x - found));
        same(&folded, expected);
        let repeated = View::new(&memory[..N], [1, N]).unwrap().try_broadcast_to([rows, N]).unwrap();
        let repeated = repeated.typed::<(usize, Const<N>)>().unwrap();
        same(&repeated.sum_axis(Axis::<1>), (0..rows).map(|_| sum(&memory[..N])));
        // Three axes.
        let cube = View::new(&memory[..rows * N], (1, rows, Const::<N>)).unwrap();
        assert_eq!(cube.sum_axis(Axis::<2>).extents(), [1, rows]);
        same(&cube.sum_axis(Axis::<2>), memory.chunks_exact(N).take(rows).map(sum));
        // Gaps between rows, and others between planes.
        let cube = View::new(&memory[..6 * (N + 2)], [2, 3, N + 2]).unwrap();
        let part = cube.slice(s![.., 1.., 2..]).typed::<(usize, usize, Const<N>)>().unwrap();
        let expected = [1, 2, 4, 5].map(|row| sum(&memory[row * (N + 2) + 2..][..N]));
        same(&part.sum_axis(Axis::<2>), expected);
        same(&part.fold_axis(Axis::<2>, 0.0, |sum, x| sum + x), expected);
    }
}

/// The layout says which elements there are, and not the memory.
#[test]
fn rows_are_those_of_the_layout() {
    each_length!(views);
}

/// Pairs and points are folded as arrays, and other rows four at a time: with 0 to 9 rows.
#[test]
fn folds_of_rows_are_those_of_each() {
    for columns in (0..=17).chain([127, 128, 129]) {
        for rows in 0..10 {
            let data = numbers(rows * columns);
            let x = View::new(&data, [rows, columns]).unwrap();
            let expected = (0..rows)
                .map(|row| data[row * columns..][..columns].iter().fold(1.0, |power, x| power * 0.5 - x));
            same(&x.fold_axis(Axis::<1>, 1.0, |power, x| power * 0.5 - x), expected);
        }
    }
}

fn windows<const N: usize>() {
    let memory = numbers(21);
    // The type knows that a window begins one element after the one before it, or does not.
    let x = View::new(&memory[1..], (Const::<20>,)).unwrap();
    let expected = || memory[1..].windows(N).map(sum);
    same(&x.windows((Const::<N>,)).sum_axis(Axis::<1>), expected());
    same(&x.ranked().windows((Const::<N>,)).sum_axis(Axis::<1>), expected());
    same(&x.windows((Const::<N>,)).fold_axis(Axis::<1>, 0.0, |sum, x| sum + x), expected());
    let least = x.windows((Const::<N>,)).min_axis_by(Axis::<1>, f32::total_cmp).unwrap();
    same(&least, memory[1..].windows(N).map(|row| -row.iter().map(|x| -x).reduce(larger).unwrap()));
}

/// Rows that overlap.
#[test]
fn windows_are_reduced() {
    each_length!(windows);
}

/// Maps of rows with gaps between them, which step forwards, backwards and not at all, in logical order and once for each element.
fn maps_with_gaps<const N: usize>() {
    for (rows, gap) in (0..=MOST).flat_map(|rows| (0..3).map(move |gap| (rows, gap))) {
        let memory = numbers(rows * 2 * (N + gap));
        let all = View::new(&memory, shape![rows * 2, N + gap]).unwrap();
        let x = all.slice(s![..;2, shapewise::slice::ConstRange::<0, N>]);
        let of_row = |row: usize| memory[row * 2 * (N + gap)..][..N].to_vec();
        let expected: Vec<f32> = (0..rows).flat_map(of_row).collect();
        same(&x.map(|x| x * 2.0), expected.iter().map(|x| x * 2.0));
        same(&x.map_copied(|x| x * 2.0), expected.iter().map(|x| x * 2.0));
        let mut visited = Vec::new();
        let places = x.map(|x| {
            visited.push(*x);
            visited.len()
        });
        assert_eq!(places.to_vec(), (1..=rows * N).collect::<Vec<usize>>());
        same(&visited, expected.iter().copied());
        let words = x.map(|x| format!("{x}"));
        assert_eq!(words.to_vec(), expected.iter().map(|x| format!("{x}")).collect::<Vec<String>>());
        same(&x.flip(Axis::<0>).map(|x| x + 1.0), (0..rows).rev().flat_map(of_row).map(|x| x + 1.0));
        if rows > 0 {
            let again = x.slice(s![..1]).broadcast_to((3, Const::<N>));
            same(&again.map(|x| x + 1.0), (0..3).flat_map(|_| of_row(0)).map(|x| x + 1.0));
        }
        // Blocks of rows with gaps between them, too.
        let expected: Vec<f32> = (0..rows * 2)
            .step_by(2)
            .flat_map(|first| (0..(N + gap) / N).map(move |block| (first, block * N)))
            .flat_map(|(first, from)| [first, first + 1].map(|row| row * (N + gap) + from))
            .flat_map(|at| memory[at..][..N].to_vec())
            .collect();
        if rows > 0 {
            let blocks = all.chunks_exact((Const::<2>, Const::<N>));
            same(&blocks.map(|x| x + 1.0), expected.iter().map(|x| x + 1.0));
        }
    }
}

#[test]
fn maps_of_rows_with_gaps_are_those_of_each_element() {
    each_length!(maps_with_gaps);
}

/// So many picked rows that they are copied in a loop of their own, from rows with gaps and without.
fn picks<const N: usize>() {
    let memory = numbers(40 * (N + 1));
    let all = View::new(&memory, shape![40, N + 1]).unwrap();
    let indices: Vec<i32> = (0..1500).map(|at| at * 7 % 80 - 40).collect();
    let places = indices.iter().map(|at| usize::try_from((at + 40) % 40).unwrap());
    let expected: Vec<f32> = places.flat_map(|row| memory[row * (N + 1)..][..N].to_vec()).collect();
    same(&all.slice(s![.., ..N]).take(Axis::<0>, &indices), expected.iter().copied());
    let rows = all.slice(s![.., shapewise::slice::ConstRange::<0, N>]).to_tensor();
    same(&rows.take(Axis::<0>, &indices), expected.iter().copied());
    let wide = rows.map(|x| f64::from(*x));
    assert!(wide.take(Axis::<0>, &indices).iter().zip(&expected).all(|(x, y)| *x == f64::from(*y)));
    let bytes = rows.map(|x| x.to_bits().to_le_bytes()[3]);
    let expected = expected.iter().map(|x| x.to_bits().to_le_bytes()[3]);
    assert!(bytes.take(Axis::<0>, &indices).iter().copied().eq(expected));
}

#[test]
fn picked_rows_are_those_at_the_indices() {
    each_length!(picks);
}
