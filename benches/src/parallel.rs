//! The `par_` methods compared with the calls on one thread, and with `ndarray`'s.
//!
//! By wall-clock time, because several threads are measured; on a machine with other work the numbers show the
//! remaining capacity. The participants take turns, and the table has minima, which other work changes least.

use std::{hint::black_box, process::ExitCode, thread, time::Instant};

use ndarray::{ArrayView2, ArrayViewMut2, Zip};
use shapewise::{View, ViewMut};

/// The wall-clock time of all calls of one participant in a case.
const CASE: f64 = 0.15;

/// The least and the greatest number of calls of each.
const ROUNDS: [usize; 2] = [15, 2001];

/// The minima of participants that take turns, in microseconds.
fn turns<const N: usize>(mut calls: [&mut dyn FnMut(); N]) -> [f64; N] {
    let mut least = [f64::INFINITY; N];
    let (mut rounds, mut round) = (ROUNDS[0], 0);
    while round < rounds {
        for (call, least) in calls.iter_mut().zip(&mut least) {
            let start = Instant::now();
            call();
            *least = least.min(start.elapsed().as_secs_f64());
        }
        round += 1;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "rounds are few")]
        if round == 3 {
            let slowest = least.iter().copied().fold(1e-7, f64::max);
            rounds = ((CASE / slowest) as usize).clamp(ROUNDS[0], ROUNDS[1]);
        }
    }
    least.map(|seconds| seconds * 1e6)
}

fn head() {
    print!("{:<22} {:<12} {:>10} {:>10} {:>8}", "kernel", "size", "one", "par", "gain");
    println!(" {:>10} {:>10} {:>8}", "ndarray", "its par", "ratio");
}

/// A line: ours on one thread and on several, `ndarray`'s on one and on several if there are such.
fn print(kernel: &str, size: &str, [one, par]: [f64; 2], theirs: Option<[f64; 2]>) {
    print!("{kernel:<22} {size:<12} {one:>10.1} {par:>10.1} {:>8.2}", one / par);
    match theirs {
        Some([one, theirs]) => println!(" {one:>10.1} {theirs:>10.1} {:>8.2}", par / theirs),
        None => println!(" {:>10} {:>10} {:>8}", "-", "-", "-"),
    }
}

/// Memory with small numbers.
fn numbers(count: usize) -> Vec<f32> {
    (0..count).map(|at| f32::from(u8::try_from(at.wrapping_mul(37) % 127).unwrap_or_default())).collect()
}

/// The sum of a square; `ndarray` has no parallel sum. Returns whether the results are equal.
fn sums(side: usize) -> bool {
    let memory: Vec<i32> =
        (0..side * side).map(|at| i32::try_from(at.wrapping_mul(37) % 127).unwrap_or_default()).collect();
    let square = View::new(&memory, [side; 2]).unwrap();
    let times = turns([
        &mut || {
            black_box(black_box(&square).sum());
        },
        &mut || {
            black_box(black_box(&square).par_sum());
        },
    ]);
    print("sum", &format!("{side}^2 i32"), times, None);
    square.sum() == square.par_sum()
}

/// A transposed copy. Returns whether the results are equal.
fn transposes(side: usize) -> bool {
    let from = numbers(side * side);
    let mut memory = [const { Vec::new() }; 4].map(|_: Vec<f32>| vec![0.0; side * side]);
    let [one, par, nd_one, nd_par] = &mut memory;
    let transposed = View::new(&from, [side; 2]).unwrap().transpose();
    let theirs = ArrayView2::from_shape([side; 2], &from).unwrap().reversed_axes();
    let mut one = ViewMut::new(one, [side; 2]).unwrap();
    let mut par = ViewMut::new(par, [side; 2]).unwrap();
    let mut nd_one = ArrayViewMut2::from_shape([side; 2], nd_one).unwrap();
    let mut nd_par = ArrayViewMut2::from_shape([side; 2], nd_par).unwrap();
    let [a, b, c, d] = turns([
        &mut || one.try_assign(black_box(&transposed)).unwrap(),
        &mut || par.par_assign(black_box(&transposed)),
        &mut || nd_one.assign(black_box(&theirs)),
        &mut || Zip::from(&mut nd_par).and(black_box(&theirs)).par_for_each(|to, from| *to = *from),
    ]);
    print("transpose", &format!("{side}^2 f32"), [a, b], Some([c, d]));
    memory.iter().all(|result| *result == memory[0])
}

/// Each element and a row, combined by a function. Returns whether the results are equal.
fn zips(kernel: &str, side: usize, map: impl Fn(f32, f32) -> f32 + Copy + Send + Sync) -> bool {
    let from = numbers(side * side);
    let mut memory = [const { Vec::new() }; 4].map(|_: Vec<f32>| vec![0.0; side * side]);
    let [one, par, nd_one, nd_par] = &mut memory;
    let square = View::new(&from, [side; 2]).unwrap();
    let row = View::new(&from[..side], [1, side]).unwrap();
    let nd_square = ArrayView2::from_shape([side; 2], &from).unwrap();
    let nd_row = ArrayView2::from_shape([1, side], &from[..side]).unwrap();
    let nd_row = nd_row.broadcast([side; 2]).unwrap();
    let mut one = ViewMut::new(one, [side; 2]).unwrap();
    let mut par = ViewMut::new(par, [side; 2]).unwrap();
    let mut nd_one = ArrayViewMut2::from_shape([side; 2], nd_one).unwrap();
    let mut nd_par = ArrayViewMut2::from_shape([side; 2], nd_par).unwrap();
    let [a, b, c, d] = turns([
        &mut || one.zip_from(black_box(&square), black_box(&row), |x, y| map(*x, *y)),
        &mut || par.par_zip_from(black_box(&square), black_box(&row), |x, y| map(*x, *y)),
        &mut || {
            let zip = Zip::from(&mut nd_one).and(black_box(&nd_square)).and(black_box(&nd_row));
            zip.for_each(|to, x, y| *to = map(*x, *y));
        },
        &mut || {
            let zip = Zip::from(&mut nd_par).and(black_box(&nd_square)).and(black_box(&nd_row));
            zip.par_for_each(|to, x, y| *to = map(*x, *y));
        },
    ]);
    print(kernel, &format!("{side}^2 f32"), [a, b], Some([c, d]));
    memory.iter().all(|result| *result == memory[0])
}

/// Prints the table; fails if participants return different results.
pub fn table() -> ExitCode {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    println!(
        "threads: {cores}; minima of wall-clock time in microseconds; gain: one thread divided by several;"
    );
    println!("ratio: our parallel time divided by ndarray's");
    head();
    let mut equal = true;
    for side in [256, 512, 1024, 2800] {
        equal &= sums(side);
    }
    for side in [256, 512, 1024, 2048, 4096] {
        equal &= transposes(side);
    }
    for side in [256, 512, 1024, 4096] {
        equal &= zips("add row", side, |x, y| x + y);
    }
    for side in [64, 256, 512, 1024] {
        equal &= zips("sine of a sum with row", side, |x, y| (x + y).sin());
    }
    if equal {
        return ExitCode::SUCCESS;
    }
    println!("the results differ");
    ExitCode::FAILURE
}
