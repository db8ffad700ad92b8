//! Rule: each axis of the operand has one dimension. First line: "2 broadcast dimensions do not fit an operand of rank 1: there must be one for each axis"

use shapewise::View;

fn columns(vector: View<'_, f32, 1>) {
    let _ = vector.broadcast_in_dim([3, 2], [0, 1]);
}

fn main() {}
