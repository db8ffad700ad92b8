//! A row or a column that is combined with short rows: each length and a few numbers of rows, beside plain loops.
#![cfg(feature = "alloc")]
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::as_conversions,
    reason = "a panic is a failure"
)]
#![allow(clippy::arithmetic_side_effects, reason = "small numbers")]

use core::fmt::Debug;

use shapewise::{Axis, Const, One, Tensor, View, ViewMut, s, verbs::select};

use crate::short_rows::{each_length, numbers, same};

/// What a function returns for each pair of elements of rows with one row, or with one element for each row.
fn with<T, U, V>(rows: &[T], other: &[U], len: usize, is_row: bool, of: impl Fn(&T, &U) -> V) -> Vec<V> {
    let at = |place: usize| if is_row { place % len } else { place / len };
    rows.iter().enumerate().map(|(place, x)| of(x, &other[at(place)])).collect()
}

fn operators<const N: usize>() {
    // Up to few elements rows are not written out; the last is several parts.
    for rows in (0..=5).chain([49, 97, 700]) {
        let (memory, other) = (numbers(rows * N + 7), numbers(rows.max(N) + 3));
        let (memory, other) = (&memory[7..], &other[3..]);
        let x = View::new(memory, (rows, Const::<N>)).unwrap();
        let (row, column) = (
            View::new(&other[..N], (One, Const::<N>)).unwrap(),
            View::new(&other[..rows], (rows, One)).unwrap(),
        );
        let of = |is_row, of: fn(&f32, &f32) -> f32| with(memory, other, N, is_row, of);
        same(&(x - row), of(true, |x, y| x - y));
        same(&(row - x), of(true, |x, y| y - x));
        same(&(x - column), of(false, |x, y| x - y));
        same(&(column - x), of(false, |x, y| y - x));
        same(&(x.to_tensor() * row), of(true, |x, y| x * y));
        same(&(column * x.to_tensor()), of(false, |x, y| x * y));
        // The extents at run time, and an operand in another order.
        let (any, any_row, any_column) = (x.ranked(), row.ranked(), column.ranked());
        same(&(any - any_row), of(true, |x, y| x - y));
        same(&(any_column - any), of(false, |x, y| y - x));
        let across = any.transpose().to_tensor();
        same(&(across.transpose() - any_row), of(true, |x, y| x - y));
        let (mut to, mut with_column) = (x.to_tensor(), x.to_tensor());
        to += row;
        same(&to, of(true, |x, y| x + y));
        with_column -= any_column;
        same(&with_column, of(false, |x, y| x - y));
        to.zip_apply(row, |to, y| *to = *to * 2.0 - y);
        same(&to, of(true, |x, y| (x + y) * 2.0 - y));
        // Functions, in order.
        let mut calls = 0;
        let mapped = x.zip_map(row, |x, y| {
            calls += 1;
            (calls, x - y)
        });
        assert!(mapped.iter().map(|mapped| mapped.0).eq(1..=rows * N));
        same(mapped.iter().map(|mapped| &mapped.1), of(true, |x, y| x - y));
        assert!(x.lt(row).iter().copied().eq(with(memory, other, N, true, |x, y| x < y)));
        assert!(x.ge(any_column).iter().copied().eq(with(memory, other, N, false, |x, y| x >= y)));
        // Rows with gaps, and of more axes.
        let wide = Tensor::from_fn([rows, N + 1], |[i, j]| if j < N { memory[i * N + j] } else { f32::NAN });
        same(&(wide.slice(s![.., ..N]) - any_row), of(true, |x, y| x - y));
        same(
            &(wide.slice(s![.., ..N]).typed::<(usize, Const<N>)>().unwrap() - column),
            of(false, |x, y| x - y),
        );
        if rows % 2 == 0 {
            let cube = View::new(memory, (2, rows / 2, Const::<N>)).unwrap();
            same(&(cube - row.along(shapewise::axes![1, 2])), of(true, |x, y| x - y));
        }
    }
}

#[test]
fn rows_and_columns_are_combined() {
    each_length!(operators);
}

fn elements<T: Debug + PartialEq, const N: usize>(element: impl Fn(usize) -> T) {
    for rows in [0, 1, 3, 120] {
        let (memory, other): (Vec<T>, Vec<T>) =
            ((0..rows * N).map(&element).collect(), (7..7 + rows.max(N)).map(&element).collect());
        let x = View::new(&memory, (rows, Const::<N>)).unwrap();
        let row = View::new(&other[..N], (One, Const::<N>)).unwrap();
        let column = View::new(&other[..rows], (rows, One)).unwrap();
        let text = |x: &T, y: &T| format!("{x:?} {y:?}");
        assert!(x.zip_map(row, text).iter().eq(with(&memory, &other, N, true, text).iter()));
        assert!(x.zip_map(column, text).iter().eq(with(&memory, &other, N, false, text).iter()));
        assert!(x.zip_map(row, T::eq).iter().copied().eq(with(&memory, &other, N, true, T::eq)));
    }
}

fn of_each_type<const N: usize>() {
    elements::<_, N>(|at| u8::try_from(at % 251).unwrap());
    elements::<_, N>(|at| char::from(u8::try_from(at % 91).unwrap() + 32));
    elements::<_, N>(|at| at % 3 == 0);
    elements::<_, N>(|at| u16::try_from(at).unwrap());
    elements::<_, N>(|at| f64::from(u16::try_from(at).unwrap()));
    elements::<_, N>(|at| [u32::try_from(at).unwrap(), 7]);
    // These are not numbers that are moved as bits.
    elements::<_, N>(|at| i128::try_from(at).unwrap());
    elements::<_, N>(|at| at.to_string());
    elements::<_, N>(|_| ());
}

#[test]
fn elements_are_of_any_type() {
    each_length!(of_each_type);
}

/// Short rows inside of an axis without an index: neither operand has memory.
#[test]
fn nothing_is_combined_with_nothing() {
    for outer in [0, 1] {
        let x = Tensor::<f32, 3>::filled([outer, 50, 3], 1.0);
        let (column, row) =
            (Tensor::<f32, 3>::filled([outer, 50, 1], 1.0), Tensor::<f32, 3>::filled([outer, 1, 3], 1.0));
        let zeros = Tensor::<f32, 3>::zeros([outer, 50, 3]);
        assert_eq!((&x - &column, &column - &x, &x - &row), (zeros.clone(), zeros.clone(), zeros.clone()));
        assert_eq!(
            (x.clone() - column.clone(), x.zip_map(&column, |x, y| x - y)),
            (zeros.clone(), zeros.clone())
        );
        assert_eq!(x.lt(&column).iter().filter(|is_less| **is_less).count(), 0);
        let mut written = x.clone();
        written -= &column;
        written += &row;
        written -= &row;
        assert_eq!(written, zeros);
    }
}

fn in_place<const N: usize>() {
    for rows in [0, 1, 7, 97, 100] {
        let (memory, row) = (numbers(rows * (N + 1) + 1), &numbers(N + 5)[5..]);
        let line = View::new(row, (One, Const::<N>)).unwrap();
        let added = |memory: &[f32]| with(memory, row, N, true, |x, y| x + y);
        // All rows, and parts of them, also backwards: what is outside of a part stays.
        let mut to = memory.clone();
        let mut all = ViewMut::new(&mut to[1..=rows * N], (rows, Const::<N>)).unwrap();
        all += line;
        same(&to[..=rows * N], [memory[0]].into_iter().chain(added(&memory[1..=rows * N])));
        let mut all = ViewMut::new(&mut to[1..=rows * N], [rows, N]).unwrap();
        let mut back = all.slice_mut(s![..;-1, ..]);
        back -= line;
        same(&to[1..=rows * N], with(&added(&memory[1..=rows * N]), row, N, true, |x, y| x - y));
        // With gaps.
        let mut to = memory[..rows * (N + 1)].to_vec();
        let mut all = ViewMut::new(&mut to, [rows, N + 1]).unwrap();
        let mut apart = all.slice_mut(s![.., ..N]);
        apart *= line.ranked();
        let gap = |at: usize| if at % (N + 1) < N { row[at % (N + 1)] } else { 1.0 };
        same(&to, memory.iter().enumerate().take(rows * (N + 1)).map(|(at, x)| x * gap(at)));
        // A row of each part of a batch.
        let rows_of = numbers(2 * N + 5);
        let each = View::new(&rows_of[5..], [2, 1, N]).unwrap();
        let mut cube = Tensor::<f32, 3>::zeros([2, rows, N]);
        cube += each;
        let expected = (0..2 * rows * N).map(|at| 0.0 + rows_of[5 + at / (rows * N) * N + at % N]);
        same(&cube, expected);
        // Masks of batches, with an operand on either side.
        let less = cube.lt(each).iter().filter(|is_less| **is_less).count();
        assert_eq!((less, each.le(&cube).iter().all(|is_less| *is_less)), (0, true));
    }
}

#[test]
fn rows_are_written_in_place() {
    each_length!(in_place);
    in_place::<0>();
    in_place::<23>();
    in_place::<24>();
    in_place::<25>();
    in_place::<48>();
}

/// Results and operands that are too large for registers, or for many of them on a stack.
#[test]
fn large_elements_are_combined_one_by_one() {
    let x = View::new(&[1_u8; 300], [100, 3]).unwrap();
    let large = x.zip_map(View::new(&[1, 2, 3], [1, 3]).unwrap(), |x, y| [x + y; 1 << 17]);
    assert!(large.iter().zip([2, 3, 4].iter().cycle()).all(|(found, sum)| found[7] == *sum));
}

/// Operands in each order: rows one after another, with gaps and backwards, across, and one row or one column for all.
fn every_operand(len: usize) {
    // The last is more than two parts.
    for rows in (0..=9).chain([1100 / len]) {
        let memory = numbers((rows + 1) * (len + 2) + 3);
        let wide = View::new(&memory[3..3 + rows * (len + 2)], [rows, len + 2]).unwrap();
        let dense = View::new(&memory[1..=rows * len], [rows, len]).unwrap();
        let tall = View::new(&memory[2..2 + rows * len], [len, rows]).unwrap();
        let row = View::new(&memory[3..3 + len], [1, len]).unwrap();
        let column = View::new(&memory[..rows], [rows, 1]).unwrap();
        let shape = [rows, len];
        let operands: [View<'_, f32, 2>; 8] = [
            dense,
            wide.slice(s![.., 1..=len]),
            wide.slice(s![..;-1, ..len]),
            dense.slice(s![.., ..;-1]),
            tall.transpose(),
            row,
            column,
            dense.slice(s![..;-1, ..]),
        ];
        // What each index has, by the slowest way.
        let element = |x: &View<'_, f32, 2>, i: usize, j: usize| {
            let [rows, columns] = x.extents();
            x[[if rows == 1 { 0 } else { i }, if columns == 1 { 0 } else { j }]]
        };
        let each = |of: &dyn Fn(usize, usize) -> f32| {
            (0..rows).flat_map(|i| (0..len).map(move |j| (i, j))).map(|(i, j)| of(i, j)).collect::<Vec<f32>>()
        };
        for (at, x) in operands.iter().enumerate() {
            let full = x.try_broadcast_to(shape).unwrap();
            same(&full.to_tensor(), each(&|i, j| element(x, i, j)));
            let mut to = Tensor::<f32, 2>::zeros(shape);
            to.assign(*x);
            same(&to, each(&|i, j| element(x, i, j)));
            for (with, y) in operands.iter().enumerate() {
                let other = y.try_broadcast_to(shape).unwrap();
                same(&(full - other), each(&|i, j| element(x, i, j) - element(y, i, j)));
                let expected = each(&|i, j| element(x, i, j) * 2.0 - element(y, i, j));
                same(&full.zip_map(other, |x, y| x * 2.0 - y), expected.clone());
                to.zip_from(*x, *y, |x, y| x * 2.0 - y);
                same(&to, expected.clone());
                // The written rows have gaps, and what is in them stays.
                let mut gaps = Tensor::<f32, 2>::filled([rows, len + 1], 7.0);
                gaps.slice_mut(s![.., ..len]).zip_from(*x, *y, |x, y| x * 2.0 - y);
                same(&gaps.slice(s![.., ..len]).to_tensor(), expected);
                assert!(gaps.slice(s![.., len..]).iter().all(|x| x.to_bits() == 7.0_f32.to_bits()));
                let mut added = x.try_broadcast_to(shape).unwrap().to_tensor();
                added += *y;
                same(&added, each(&|i, j| element(x, i, j) + element(y, i, j)));
                let mask = full.lt(other);
                assert!(
                    mask.iter()
                        .map(|is| f32::from(u8::from(*is)))
                        .eq(each(&|i, j| { f32::from(u8::from(element(x, i, j) < element(y, i, j))) }))
                );
                let third = &operands[(at + 3 * with + 1) % operands.len()];
                let chosen = select(&mask, full, third.try_broadcast_to(shape).unwrap());
                let choose = |i, j| {
                    let (x, y) = (element(x, i, j), element(y, i, j));
                    if x < y { x } else { element(third, i, j) }
                };
                same(&chosen, each(&choose));
            }
        }
    }
}

#[test]
fn every_operand_is_combined_with_every_other() {
    (1..=17).chain([23, 24]).for_each(every_operand);
}

/// Rows by their numbers: taken, and written to, in rows with gaps and without.
fn picked(len: usize) {
    for rows in 1..=9 {
        let memory = numbers(rows * (len + 1) + 1);
        let wide = View::new(&memory[1..], [rows, len + 1]).unwrap();
        let part = wide.slice(s![.., ..len]);
        let at: Vec<usize> = (0..2 * rows + 1).map(|at| (at * 7 + 2) % rows).collect();
        let element = |row: usize, j: usize| memory[1 + row * (len + 1) + j];
        let expected = || at.iter().flat_map(|row| (0..len).map(move |j| element(*row, j)));
        same(&part.take(Axis::<0>, &at), expected());
        same(&part.to_tensor().take(Axis::<0>, &at), expected());
        let back = part.flip(Axis::<0>).take(Axis::<0>, &at).to_vec();
        same(&back, at.iter().flat_map(|row| (0..len).map(move |j| element(rows - 1 - row, j))));
        let texts = part.map(|x| format!("{x:?}")).take(Axis::<0>, &at);
        assert!(texts.iter().cloned().eq(expected().map(|x| format!("{x:?}"))));
        // Each row is changed as often as it is named, in order.
        let updates = part.take(Axis::<0>, &at);
        let mut sums = Tensor::<f32, 2>::zeros([rows, len + 1]);
        sums.slice_mut(s![.., 1..]).scatter(Axis::<0>, &at, &updates, |sum, x| *sum = *sum * 0.5 - x);
        let mut slow = vec![0.0_f32; rows * (len + 1)];
        for (number, row) in at.iter().enumerate() {
            for j in 0..len {
                let to = &mut slow[row * (len + 1) + 1 + j];
                *to = *to * 0.5 - updates[[number, j]];
            }
        }
        same(&sums, slow);
    }
}

#[test]
fn rows_are_picked_by_their_numbers() {
    (1..=17).chain([31, 32, 33]).for_each(picked);
}
