//! Rule: broadcast dimensions are axes or an array. First line: "are not broadcast dimensions"

use shapewise::View;

fn rows(matrix: View<'_, f32, 2>) {
    let _ = matrix.broadcast_in_dim([2, 3, 4], (0, 2));
}

fn main() {}
