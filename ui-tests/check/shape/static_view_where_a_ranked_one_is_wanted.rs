//! Rule: extents in the type are part of the type; `.into()` or `.ranked()` forgets them. First line: "mismatched types"

use shapewise::{View, shape};

fn sum(matrix: View<'_, f32, 2>) -> f32 {
    matrix.sum()
}

fn main() {
    let memory = [0.0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = sum(matrix);
}
