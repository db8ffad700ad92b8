//! A row, a column and a number added to each row of a matrix of `f32`: into memory that is there already, and in place.

pub mod column;
pub mod row;
pub mod scalar;
pub mod timed;

use shapewise::{Const, RowMajor, View, ViewMut};

use super::{Kernel, elements};

/// A square matrix of 64 rows, which are known in the type.
type Grid<'a> = View<'a, f32, 2, RowMajor<2, (Const<64>, Const<64>)>>;
/// The same, to write.
type GridMut<'a> = ViewMut<'a, f32, 2, RowMajor<2, (Const<64>, Const<64>)>>;

/// The memory of one addition.
pub struct Memory {
    extents: [usize; 2],
    /// What is added to.
    matrix: Vec<f32>,
    /// What is added, and its extents.
    other: Vec<f32>,
    other_extents: [usize; 2],
    /// Where the sum goes; in place, the matrix that it is added to.
    out: Vec<f32>,
}

impl Memory {
    /// A matrix, and what is added to it, of these extents.
    #[must_use]
    pub fn new(extents: [usize; 2], other_extents: [usize; 2]) -> Self {
        let matrix = elements::<f32>(extents.iter().product());
        // From the second on: a first element of 0 would be no addition.
        let other = elements::<f32>(other_extents.iter().product::<usize>() + 1)[1..].to_vec();
        let out = matrix.clone();
        Self { extents, matrix, other, other_extents, out }
    }

    /// The matrix, what is added, and the sum: in the crate's way.
    fn views(&mut self) -> (View<'_, f32, 2>, View<'_, f32, 2>, ViewMut<'_, f32, 2>) {
        (
            View::new(&self.matrix, self.extents).unwrap(),
            View::new(&self.other, self.other_extents).unwrap(),
            ViewMut::new(&mut self.out, self.extents).unwrap(),
        )
    }

    /// What was written, in one number; elements side by side weigh differently.
    #[must_use]
    pub fn checksum(&self) -> f64 {
        self.out.iter().zip((1..90_u8).cycle()).map(|(&x, weight)| f64::from(x) * f64::from(weight)).sum()
    }
}

/// Adds so many times; what is asked once of memory and extents, is asked outside.
type Adder = fn(&mut Memory, usize);

/// A function of one way to write an addition, under its name.
type Call = (&'static str, Adder);

fn repeat(times: usize, mut call: impl FnMut()) {
    for _ in 0..times {
        call();
    }
}

/// The function of a name.
fn find(calls: &[Call], name: &str) -> Adder {
    calls.iter().find(|call| call.0 == name).expect("a function that is listed").1
}

/// Adds once, and gives what was written.
fn add(calls: &[Call], name: &str, mut memory: Memory) -> f64 {
    find(calls, name)(&mut memory, 1);
    memory.checksum()
}

/// A kernel with the bar of broadcasts.
fn kernel(
    kernel: &'static str,
    rung: &'static str,
    [ours, hand]: [&'static str; 2],
    run: fn(&str) -> f64,
) -> Kernel {
    Kernel { kernel, rung, ours, hand, bar: Some(1.05), run }
}

pub fn kernels() -> Vec<Kernel> {
    [row::kernels(), column::kernels(), scalar::kernels()].into_iter().flatten().collect()
}
