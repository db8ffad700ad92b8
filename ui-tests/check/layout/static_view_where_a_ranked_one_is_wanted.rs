//! Rule: a ranked view is made by `ranked()`. First line: "mismatched types"

use shapewise::{View, shape};

fn sum(matrix: &View<'_, f32, 2>) -> f32 {
    matrix.fold(0.0, |sum, element| sum + element)
}

fn main() {
    let memory = [0.0_f32; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = sum(&matrix);
}
