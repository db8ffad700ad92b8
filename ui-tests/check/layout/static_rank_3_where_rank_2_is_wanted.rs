//! Rule: a function names the rank it wants. First line: "mismatched types"

use shapewise::{Layout, View, shape};

fn sum<L: Layout<2>>(matrix: &View<'_, f32, 2, L>) -> f32 {
    matrix.fold(0.0, |sum, element| sum + element)
}

fn main() {
    let memory = [0.0_f32; 24];
    let cube = View::new(&memory, shape![2, 3, 4]).unwrap();
    let _ = sum(&cube);
}
