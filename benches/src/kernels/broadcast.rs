//! A row, a column and a number added to each row of a matrix of `f32`: into existing memory, and in place.

pub mod column;
pub mod row;
pub mod scalar;
pub mod timed;

use shapewise::{Const, RowMajor, View, ViewMut};

use super::{Kernel, elements};

/// A square matrix of 64 rows, with its extents in the type.
type Grid<'a> = View<'a, f32, 2, RowMajor<2, (Const<64>, Const<64>)>>;
/// The same, mutable.
type GridMut<'a> = ViewMut<'a, f32, 2, RowMajor<2, (Const<64>, Const<64>)>>;

/// The memory of one addition.
pub struct Memory {
    extents: [usize; 2],
    /// The matrix.
    matrix: Vec<f32>,
    /// The other operand, and its extents.
    other: Vec<f32>,
    other_extents: [usize; 2],
    /// The target of the sum; in place, the matrix itself.
    out: Vec<f32>,
}

impl Memory {
    /// A matrix, and the other operand with these extents.
    #[must_use]
    pub fn new(extents: [usize; 2], other_extents: [usize; 2]) -> Self {
        let matrix = elements::<f32>(extents.iter().product());
        // From the second element on: adding a first element of 0 would change nothing.
        let other = elements::<f32>(other_extents.iter().product::<usize>() + 1)[1..].to_vec();
        let out = matrix.clone();
        Self { extents, matrix, other, other_extents, out }
    }

    /// The matrix, the other operand, and the sum, for the version written with the crate.
    fn views(&mut self) -> (View<'_, f32, 2>, View<'_, f32, 2>, ViewMut<'_, f32, 2>) {
        (
            View::new(&self.matrix, self.extents).unwrap(),
            View::new(&self.other, self.other_extents).unwrap(),
            ViewMut::new(&mut self.out, self.extents).unwrap(),
        )
    }

    /// A checksum of the output; neighbouring elements have different weights.
    #[must_use]
    pub fn checksum(&self) -> f64 {
        self.out.iter().zip((1..90_u8).cycle()).map(|(&x, weight)| f64::from(x) * f64::from(weight)).sum()
    }
}

/// Adds the given number of times; memory and extents are prepared once, outside the loop.
type Adder = fn(&mut Memory, usize);

/// One version of an addition, under its name.
type Call = (&'static str, Adder);

fn repeat(times: usize, mut call: impl FnMut()) {
    for _ in 0..times {
        call();
    }
}

/// The function of a name.
fn find(calls: &[Call], name: &str) -> Adder {
    calls.iter().find(|call| call.0 == name).expect("the function is listed").1
}

/// Adds once, and returns the checksum of the output.
fn add(calls: &[Call], name: &str, mut memory: Memory) -> f64 {
    find(calls, name)(&mut memory, 1);
    memory.checksum()
}

/// A kernel with the bar of broadcasts.
fn kernel(
    kernel: &'static str,
    level: &'static str,
    [ours, hand]: [&'static str; 2],
    run: fn(&str) -> f64,
) -> Kernel {
    Kernel { kernel, level, ours, hand, bar: Some(1.05), run }
}

pub fn kernels() -> Vec<Kernel> {
    [row::kernels(), column::kernels(), scalar::kernels()].into_iter().flatten().collect()
}
