//! The `par_` methods compared with the calls on one thread.
//!
//! By wall-clock time, because several threads are measured; on a machine with other work the numbers show the
//! remaining capacity. The two take turns.

use std::{hint::black_box, process::ExitCode, thread, time::Instant};

use shapewise::{View, ViewMut};

/// The number of calls of each.
const ROUNDS: usize = 31;

/// The medians and minima of two that take turns, in milliseconds.
fn turns(calls: [&mut dyn FnMut(); 2]) -> [[f64; 2]; 2] {
    let [one, many] = calls;
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        for (call, times) in [&mut *one, &mut *many].into_iter().zip(&mut times) {
            let start = Instant::now();
            call();
            times.push(start.elapsed().as_secs_f64() * 1e3);
        }
    }
    times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        [times[ROUNDS / 2], times[0]]
    })
}

fn print(kernel: &str, size: &str, [[one, one_least], [many, many_least]]: [[f64; 2]; 2]) {
    println!(
        "{kernel:<12} {size:<12} {one:>10.3} {many:>10.3} {:>8.2} {:>8.2}",
        one / many,
        one_least / many_least
    );
}

/// Prints the table; fails if the two return different results.
pub fn table() -> ExitCode {
    const CUBE: usize = 200;
    const SIDE: usize = 4096;
    let cores = thread::available_parallelism().map_or(1, usize::from);
    println!("threads: {cores}; milliseconds of wall-clock time, and the speed-up");
    println!("{:<12} {:<12} {:>10} {:>10} {:>8} {:>8}", "kernel", "size", "one", "par", "medians", "minima");

    let element = |at: usize| i32::try_from(at.wrapping_mul(37) % 127).unwrap_or_default();
    let memory: Vec<i32> = (0..CUBE * CUBE * CUBE).map(element).collect();
    let cube = View::new(&memory, [CUBE; 3]).unwrap();
    let mut failed = cube.sum() != cube.par_sum();
    let times = turns([
        &mut || {
            black_box(black_box(&cube).sum());
        },
        &mut || {
            black_box(black_box(&cube).par_sum());
        },
    ]);
    print("sum", "200^3 i32", times);

    let number = |at: usize| f32::from(u8::try_from(at.wrapping_mul(37) % 127).unwrap_or_default());
    let memory: Vec<f32> = (0..SIDE * SIDE).map(number).collect();
    let matrix = View::new(&memory, [SIDE; 2]).unwrap();
    let (transposed, row) = (matrix.transpose(), View::new(&memory[..SIDE], [1, SIDE]).unwrap());
    let (mut one, mut many) = (vec![0.0; SIDE * SIDE], vec![0.0; SIDE * SIDE]);
    let mut to_one = ViewMut::new(&mut one, [SIDE; 2]).unwrap();
    let mut to_many = ViewMut::new(&mut many, [SIDE; 2]).unwrap();
    let times = turns([&mut || to_one.try_assign(black_box(&transposed)).unwrap(), &mut || {
        to_many.par_assign(black_box(&transposed));
    }]);
    failed |= to_one.view() != to_many.view();
    print("transpose", "4096^2 f32", times);

    let times =
        turns([&mut || to_one.zip_from(black_box(&matrix), black_box(&row), |x, y| x + y), &mut || {
            to_many.par_zip_from(black_box(&matrix), black_box(&row), |x, y| x + y)
        }]);
    failed |= to_one.view() != to_many.view();
    print("add row", "4096^2 f32", times);

    if failed {
        println!("the results differ");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
