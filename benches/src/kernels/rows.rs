//! Arrays of many rows of a few elements, such as points and colours, beside the loop that one would write over `chunks_exact`.
//!
//! `src/rows.rs` prints their ratios to the loop by hand, one column for each length of a row.

use std::{array, hint::black_box};

use ndarray::{Array1, Array2, ArrayView1, ArrayView2, Axis as Along, s as slice};
use shapewise::{
    Axis, Const, DenseView, Keep, Layout, One, Tensor, TypedView, View, ViewMut, axes, einsum, s,
    verbs::select,
};

use crate::suite::{Bench, Case, Operands, kernel, repeat};

/// The number of rows.
pub const ROWS: usize = 1000;

/// The parts of a batch.
const PARTS: usize = 10;

/// Rows whose length is in the type.
type Typed<'a, const N: usize> = DenseView<'a, f32, 2, (usize, Const<N>)>;

/// Both operands of a kernel, of which each way makes what it takes.
#[derive(Clone, Copy)]
struct Memory<'a> {
    from: &'a [f32],
    with: &'a [f32],
}

impl<'a> Memory<'a> {
    fn x<const N: usize>(self) -> Typed<'a, N> {
        View::new(self.from, (ROWS, Const::<N>)).unwrap()
    }

    /// A second array of as many rows.
    fn y<const N: usize>(self) -> Typed<'a, N> {
        View::new(self.with, (ROWS, Const::<N>)).unwrap()
    }

    /// Rows of which only the first elements are used: their length is in the type, but one element is between them.
    fn apart<const N: usize>(self) -> TypedView<'a, f32, 2, (usize, Const<N>)> {
        View::new(self.from, [ROWS, N + 1]).unwrap().slice(s![.., ..N]).typed().unwrap()
    }

    fn row<const N: usize>(self) -> DenseView<'a, f32, 2, (One, Const<N>)> {
        View::new(self.with, (One, Const::<N>)).unwrap()
    }

    fn line<const N: usize>(self) -> DenseView<'a, f32, 1, (Const<N>,)> {
        View::new(self.with, (Const::<N>,)).unwrap()
    }

    /// The first elements as one row.
    fn line_of<const N: usize>(self) -> DenseView<'a, f32, 1, (Const<N>,)> {
        View::new(self.from, (Const::<N>,)).unwrap()
    }

    fn column(self) -> DenseView<'a, f32, 2, (usize, One)> {
        View::new(self.with, (ROWS, One)).unwrap()
    }

    /// The same without the length in the type.
    fn any(self, len: usize) -> View<'a, f32, 2> {
        View::new(self.from, [ROWS, len]).unwrap()
    }

    fn any_row(self, len: usize) -> View<'a, f32, 2> {
        View::new(self.with, [1, len]).unwrap()
    }

    fn any_column(self) -> View<'a, f32, 2> {
        View::new(self.with, [ROWS, 1]).unwrap()
    }

    fn theirs(self, len: usize) -> ArrayView2<'a, f32> {
        ArrayView2::from_shape([ROWS, len], &self.from[..ROWS * len]).unwrap()
    }

    fn their_row(self, len: usize) -> ArrayView1<'a, f32> {
        ArrayView1::from_shape([len], &self.with[..len]).unwrap()
    }

    fn their_column(self) -> ArrayView2<'a, f32> {
        ArrayView2::from_shape([ROWS, 1], &self.with[..ROWS]).unwrap()
    }
}

/// Results that are compared.
trait Written {
    fn write(self, out: &mut [f32]);
}

impl Written for Vec<f32> {
    fn write(self, out: &mut [f32]) {
        out[..self.len()].copy_from_slice(&self);
    }
}

impl Written for Vec<bool> {
    fn write(self, out: &mut [f32]) {
        out.iter_mut().zip(self).for_each(|(to, is)| *to = f32::from(u8::from(is)));
    }
}

impl<T, const R: usize, L: Layout<R>> Written for Tensor<T, R, L>
where
    Vec<T>: Written,
    T: Clone,
{
    fn write(self, out: &mut [f32]) {
        self.to_vec().write(out);
    }
}

impl Written for Array1<f32> {
    fn write(self, out: &mut [f32]) {
        self.into_raw_vec_and_offset().0.write(out);
    }
}

impl<T> Written for Array2<T>
where
    Vec<T>: Written,
{
    fn write(self, out: &mut [f32]) {
        self.into_raw_vec_and_offset().0.write(out);
    }
}

/// Calls a kernel so many times. The results of the last call are compared.
fn run<V: Written>(m: &mut Operands<f32>, times: usize, body: impl Fn(Memory<'_>) -> V + Copy) {
    let memory = Memory { from: &m.from, with: &m.with };
    let mut last = None;
    repeat(times, || last = Some(black_box(kernel(memory, body))));
    if let Some(last) = last {
        last.write(&mut m.out);
    }
}

/// What a loop by hand makes of each row.
#[inline(always)]
fn of_rows<U, const N: usize>(m: Memory<'_>, of: impl Fn(&[f32; N]) -> U) -> Vec<U> {
    m.from[..ROWS * N].as_chunks::<N>().0.iter().map(of).collect()
}

/// What a loop by hand makes of the elements of each row and of one row.
#[inline(always)]
fn with_row<const N: usize>(m: Memory<'_>, of: impl Fn(f32, f32) -> f32) -> Vec<f32> {
    let (mut all, row) = (vec![0.0; ROWS * N], m.with.first_chunk::<N>().unwrap());
    for (to, from) in all.as_chunks_mut::<N>().0.iter_mut().zip(m.from.as_chunks::<N>().0) {
        *to = array::from_fn(|at| of(from[at], row[at]));
    }
    all
}

/// What a loop by hand makes of the elements of each row and of one element for each.
#[inline(always)]
fn with_column<const N: usize>(m: Memory<'_>, of: impl Fn(f32, f32) -> f32) -> Vec<f32> {
    let mut all = vec![0.0; ROWS * N];
    let rows = m.from[..ROWS * N].as_chunks::<N>().0.iter().zip(&m.with[..ROWS]);
    for (to, (from, y)) in all.as_chunks_mut::<N>().0.iter_mut().zip(rows) {
        *to = from.map(|x| of(x, *y));
    }
    all
}

/// The products of a matrix of so many rows and columns and one of so many columns more, by hand.
#[inline(always)]
fn product<const N: usize, const M: usize>(m: Memory<'_>) -> Vec<f32> {
    let (mut all, with) = (vec![0.0; ROWS * M], m.with[..N * M].as_chunks::<M>().0);
    for (to, from) in all.as_chunks_mut::<M>().0.iter_mut().zip(m.from.as_chunks::<N>().0) {
        for (x, with) in from.iter().zip(with) {
            to.iter_mut().zip(with).for_each(|(to, y)| *to += x * y);
        }
    }
    all
}

/// The product of two rows, by hand.
#[inline(always)]
fn dot<const N: usize>(x: &[f32; N], y: &[f32; N]) -> f32 {
    x.iter().zip(y).map(|(x, y)| x * y).sum()
}

/// The variance of a row, by hand.
fn variance<const N: usize>(row: &[f32; N]) -> f32 {
    let mean = row.iter().sum::<f32>() / N as f32;
    row.iter().map(|x| (x - mean) * (x - mean)).sum::<f32>() / N as f32
}

/// The rows of [`Memory::apart`], by hand.
fn of_wide_rows<const N: usize>(m: Memory<'_>) -> impl Iterator<Item = &[f32; N]> {
    m.from[..ROWS * (N + 1)].chunks_exact(N + 1).map(|row| row.first_chunk().unwrap())
}

/// Numbers of rows, in no order.
fn numbers() -> [usize; ROWS] {
    array::from_fn(|at| at * 617 % ROWS)
}

fn larger(most: f32, next: f32) -> f32 {
    if next.total_cmp(&most).is_gt() { next } else { most }
}

/// A row: the kernel, and its ways, for rows of `N` elements.
macro_rules! rows {
    ($($name:literal: $($who:ident |$m:ident| $body:expr),*;)*) => {
        /// The cases of rows of `N` elements.
        fn of_length<const N: usize>() -> Vec<Case<f32>> {
            vec![$(
                Case::new($name, format!("{ROWS}x{N}"), "short rows", [ROWS * (N + 1), (ROWS * N).max(ROWS * 3), ROWS * (N + 3)])
                    $(.way(stringify!($who), |m, times| run(m, times, |$m| $body)))*,
            )*]
        }
    };
}

rows! {
    "rows_sum": ours |m| m.x::<N>().sum_axis(Axis::<1>), hand |m| of_rows::<f32, N>(m, |row| row.iter().sum()), ndarray |m| m.theirs(N).sum_axis(Along(1));
    "rows_sum_keep": ours |m| m.x::<N>().sum_axis(Keep(Axis::<1>)), hand |m| of_rows::<f32, N>(m, |row| row.iter().sum());
    "rows_mean": ours |m| m.x::<N>().mean_axis(Axis::<1>), hand |m| of_rows::<f32, N>(m, |row| row.iter().sum::<f32>() / N as f32);
    "rows_max_by": ours |m| m.x::<N>().max_axis_by(Axis::<1>, f32::total_cmp).unwrap(), hand |m| of_rows::<f32, N>(m, |row| row.iter().copied().reduce(larger).unwrap());
    "rows_fold": ours |m| m.x::<N>().fold_axis(Axis::<1>, 0.0, |sum, x| sum + x * x), hand |m| of_rows::<f32, N>(m, |row| row.iter().fold(0.0, |sum, x| sum + x * x));
    "rows_any": ours |m| m.x::<N>().any_axis(Axis::<1>, |x| *x > 100.0), hand |m| of_rows::<bool, N>(m, |row| row.iter().any(|x| *x > 100.0));
    "rows_map_axis": ours |m| m.x::<N>().map_axis(Axis::<1>, |row| row.iter().fold(0.0, |sum, x| sum + x * x)), hand |m| of_rows::<f32, N>(m, |row| row.iter().fold(0.0, |sum, x| sum + x * x));
    "rows_gaps_sum": ours |m| m.apart::<N>().sum_axis(Axis::<1>), hand |m| m.from[..ROWS * (N + 1)].chunks_exact(N + 1).map(|row| row[..N].iter().sum::<f32>()).collect::<Vec<f32>>();
    "rows_dots": ours |m| einsum!(i d, i d -> i; m.x::<N>(), m.y::<N>()), hand |m| {
        m.from[..ROWS * N].as_chunks::<N>().0.iter().zip(m.with[..ROWS * N].as_chunks::<N>().0).map(|(x, y)| dot(x, y)).collect::<Vec<f32>>()
    };
    "rows_dots_batch": ours |m| {
        let part = |data| View::new(data, (PARTS, ROWS / PARTS, Const::<N>)).unwrap();
        einsum!(b i d, b i d -> b i; part(m.from), part(m.with))
    }, hand |m| {
        m.from[..ROWS * N].as_chunks::<N>().0.iter().zip(m.with[..ROWS * N].as_chunks::<N>().0).map(|(x, y)| dot(x, y)).collect::<Vec<f32>>()
    };
    "rows_minus_row": ours |m| m.x::<N>() - m.row::<N>(), hand |m| with_row::<N>(m, |x, y| x - y), ndarray |m| &m.theirs(N) - &m.their_row(N);
    "rows_minus_aligned": ours |m| m.x::<N>() - m.line::<N>().align_trailing(), hand |m| with_row::<N>(m, |x, y| x - y);
    "rows_minus_column": ours |m| m.x::<N>() - m.column(), hand |m| with_column::<N>(m, |x, y| x - y), ndarray |m| &m.theirs(N) - &m.their_column();
    "rows_zip_row": ours |m| m.x::<N>().zip_map(m.row::<N>(), |x, y| x * 2.0 - y), hand |m| with_row::<N>(m, |x, y| x * 2.0 - y);
    "rows_less_row": ours |m| m.x::<N>().lt(m.row::<N>()), hand |m| {
        let row = m.with.first_chunk::<N>().unwrap();
        let mut all = vec![false; ROWS * N];
        for (to, from) in all.as_chunks_mut::<N>().0.iter_mut().zip(m.from.as_chunks::<N>().0) {
            *to = array::from_fn(|at| from[at] < row[at]);
        }
        all
    };
    "rows_by_norm": ours |m| {
        let x = m.x::<N>();
        x / einsum!(i d, i d -> i; x, x).map(|x| x.sqrt()).along(axes![0])
    }, hand |m| {
        let mut all = vec![0.0; ROWS * N];
        for (to, from) in all.as_chunks_mut::<N>().0.iter_mut().zip(m.from.as_chunks::<N>().0) {
            let norm = dot(from, from).sqrt();
            *to = from.map(|x| x / norm);
        }
        all
    };
    "rows_columns": ours |m| m.x::<N>().sum_axis(Axis::<0>), hand |m| {
        let mut all = vec![0.0; N];
        m.from[..ROWS * N].chunks_exact(N).for_each(|row| all.iter_mut().zip(row).for_each(|(to, x)| *to += x));
        all
    }, ndarray |m| m.theirs(N).sum_axis(Along(0));
    "rows_matmul_3": ours |m| m.x::<N>().matmul(View::new(m.with, (Const::<N>, Const::<3>)).unwrap()), hand |m| product::<N, 3>(m),
        ndarray |m| m.theirs(N).dot(&ArrayView2::from_shape([N, 3], &m.with[..N * 3]).unwrap());
    "rows_matmul_2": ours |m| m.x::<N>().matmul(View::new(m.with, (Const::<N>, Const::<2>)).unwrap()), hand |m| product::<N, 2>(m),
        ndarray |m| m.theirs(N).dot(&ArrayView2::from_shape([N, 2], &m.with[..N * 2]).unwrap());
    "rows_var": ours |m| m.x::<N>().var_axis(Axis::<1>, 0), hand |m| of_rows::<f32, N>(m, variance), ndarray |m| m.theirs(N).var_axis(Along(1), 0.0);
    "rows_windows": ours |m| m.line_of::<ROWS>().windows((Const::<N>,)).sum_axis(Axis::<1>), hand |m| m.from[..ROWS].array_windows::<N>().map(|row| row.iter().sum::<f32>()).collect::<Vec<f32>>();
    "rows_gaps_add": ours |m| m.apart::<N>() + m.y::<N>(), hand |m| {
        let mut all = vec![0.0; ROWS * N];
        let rows = m.from.chunks_exact(N + 1).zip(m.with.as_chunks::<N>().0);
        for (to, (x, y)) in all.as_chunks_mut::<N>().0.iter_mut().zip(rows) {
            *to = array::from_fn(|at| x[at] + y[at]);
        }
        all
    }, ndarray |m| &m.theirs(N + 1).slice(slice![.., ..N]) + &ArrayView2::from_shape([ROWS, N], &m.with[..ROWS * N]).unwrap();
    "rows_gaps_copy": ours |m| m.apart::<N>().to_tensor(), hand |m| of_wide_rows::<N>(m).copied().collect::<Vec<[f32; N]>>().into_flattened();
    "rows_select": ours |m| select(m.x::<N>().lt(30.0), m.x::<N>(), m.row::<N>()), hand |m| with_row::<N>(m, |x, y| if x < 30.0 { x } else { y });
    "rows_take": ours |m| m.x::<N>().take(Axis::<0>, &numbers()), hand |m| {
        let rows = m.from[..ROWS * N].as_chunks::<N>().0;
        numbers().iter().map(|at| rows[*at]).collect::<Vec<[f32; N]>>().into_flattened()
    }, ndarray |m| m.theirs(N).select(Along(0), &numbers());
    "any_argmax": ours |m| m.any(black_box(N)).argmax_axis_by(Axis::<1>, f32::total_cmp).unwrap().map(|at| *at as f32), hand |m| of_rows::<f32, N>(m, |row| {
        (1..N).fold(0, |most, at| if row[at].total_cmp(&row[most]).is_gt() { at } else { most }) as f32
    });
    "any_all": ours |m| m.any(black_box(N)).all_axis(Axis::<1>, |x| *x < 100.0), hand |m| of_rows::<bool, N>(m, |row| row.iter().all(|x| *x < 100.0));
    "any_var": ours |m| m.any(black_box(N)).var_axis(Axis::<1>, 0), hand |m| of_rows::<f32, N>(m, variance), ndarray |m| m.theirs(N).var_axis(Along(1), 0.0);
    "any_sum": ours |m| m.any(black_box(N)).sum_axis(Axis::<1>), hand |m| of_rows::<f32, N>(m, |row| row.iter().sum()), ndarray |m| m.theirs(N).sum_axis(Along(1));
    "any_max_by": ours |m| m.any(black_box(N)).max_axis_by(Axis::<1>, f32::total_cmp).unwrap(), hand |m| of_rows::<f32, N>(m, |row| row.iter().copied().reduce(larger).unwrap());
    "any_fold": ours |m| m.any(black_box(N)).fold_axis(Axis::<1>, 0.0, |sum, x| sum + x * x), hand |m| of_rows::<f32, N>(m, |row| row.iter().fold(0.0, |sum, x| sum + x * x));
    "any_dots": ours |m| einsum!(i d, i d -> i; m.any(black_box(N)), View::new(m.with, [ROWS, black_box(N)]).unwrap()), hand |m| {
        m.from[..ROWS * N].as_chunks::<N>().0.iter().zip(m.with[..ROWS * N].as_chunks::<N>().0).map(|(x, y)| dot(x, y)).collect::<Vec<f32>>()
    };
    "any_minus_row": ours |m| m.any(black_box(N)) - m.any_row(black_box(N)), hand |m| with_row::<N>(m, |x, y| x - y), ndarray |m| &m.theirs(N) - &m.their_row(N);
    "any_minus_column": ours |m| m.any(black_box(N)) - m.any_column(), hand |m| with_column::<N>(m, |x, y| x - y), ndarray |m| &m.theirs(N) - &m.their_column();
    "any_columns": ours |m| m.any(black_box(N)).sum_axis(Axis::<0>), hand |m| {
        let mut all = vec![0.0; N];
        m.from[..ROWS * N].chunks_exact(N).for_each(|row| all.iter_mut().zip(row).for_each(|(to, x)| *to += x));
        all
    }, ndarray |m| m.theirs(N).sum_axis(Along(0));
    "any_matmul_3": ours |m| m.any(black_box(N)).matmul(View::new(m.with, [black_box(N), 3]).unwrap()), hand |m| product::<N, 3>(m),
        ndarray |m| m.theirs(N).dot(&ArrayView2::from_shape([N, 3], &m.with[..N * 3]).unwrap());
}

/// Rows are added to those of the numbers in place. The elements grow, but remain integers.
fn scattered<const N: usize>() -> Case<f32> {
    Case::new("rows_scatter", format!("{ROWS}x{N}"), "short rows", [ROWS * N, 0, ROWS * N])
        .way("ours", |m, times| {
            repeat(times, || {
                let to = ViewMut::new(&mut m.out[..], (ROWS, Const::<N>)).unwrap();
                let rows = View::new(&m.from[..], (ROWS, Const::<N>)).unwrap();
                kernel((to, rows), |(mut to, rows)| to.scatter(Axis::<0>, numbers(), rows, |to, x| *to += x));
            });
        })
        .way("hand", |m, times| {
            repeat(times, || {
                kernel((&mut m.out[..], &m.from[..]), |(to, from)| {
                    let to = to.as_chunks_mut::<N>().0;
                    for (at, row) in numbers().into_iter().zip(from.as_chunks::<N>().0) {
                        to[at].iter_mut().zip(row).for_each(|(to, x)| *to += x);
                    }
                });
            });
        })
}

/// A row is added to all rows in place. The elements grow, but remain integers.
fn in_place<const N: usize>() -> Case<f32> {
    Case::new("rows_add_row", format!("{ROWS}x{N}"), "short rows", [0, N, ROWS * N])
        .way("ours", |m, times| {
            repeat(times, || {
                let to = ViewMut::new(&mut m.out[..], (ROWS, Const::<N>)).unwrap();
                let row = View::new(&m.with[..], (One, Const::<N>)).unwrap();
                kernel((to, row), |(mut to, row)| to += row);
            });
        })
        .way("hand", |m, times| {
            repeat(times, || {
                kernel((&mut m.out[..], &m.with[..]), |(to, row)| {
                    let row = row.first_chunk::<N>().unwrap();
                    to.chunks_exact_mut(N).for_each(|to| to.iter_mut().zip(row).for_each(|(to, x)| *to += x));
                });
            });
        })
}

/// The lengths of rows.
pub const LENGTHS: [usize; 6] = [2, 3, 4, 5, 8, 16];

/// The cases of rows of `N` elements.
fn cases_of<const N: usize>() -> impl Iterator<Item = Box<dyn Bench>> {
    of_length::<N>().into_iter().chain([in_place::<N>(), scattered::<N>()]).map(Case::boxed)
}

/// The cases of the table, one length after another.
#[must_use]
pub fn cases() -> Vec<Box<dyn Bench>> {
    let lengths = cases_of::<2>().chain(cases_of::<3>()).chain(cases_of::<4>()).chain(cases_of::<5>());
    lengths.chain(cases_of::<8>()).chain(cases_of::<16>()).collect()
}

/// The cases of the suite and of the gate: an odd length, and two registers.
#[must_use]
pub fn gated() -> Vec<Box<dyn Bench>> {
    cases_of::<3>().chain(cases_of::<8>()).collect()
}
