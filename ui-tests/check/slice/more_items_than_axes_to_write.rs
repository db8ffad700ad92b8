//! Rule: a slice names at most as many axes as there are. First line: "a slice for rank 2 does not fit a tensor of rank 1"

use shapewise::{ViewMut, s};

fn clear(vector: &mut ViewMut<'_, f32, 1>) {
    vector.slice_mut(s![:, 0]).fill(0.0);
}

fn main() {}
