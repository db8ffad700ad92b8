//! Rule: a slice of a static view knows its extents. First line: "mismatched types"

use shapewise::{View, s, shape};

fn sum(vector: View<'_, f32, 1>) -> f32 {
    vector.fold(0.0, |sum, element| sum + element)
}

fn main() {
    let memory = [0.0_f32; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = sum(matrix.slice(s![0, :]));
}
