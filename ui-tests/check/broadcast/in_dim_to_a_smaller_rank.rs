//! Rule: a result has at least the rank of its operand. First line: "an operand of rank 3 does not broadcast to a result of rank 2"

use shapewise::View;

fn flat(cube: View<'_, f32, 3>) {
    let _ = cube.broadcast_in_dim([3, 2], [0, 1, 2]);
}

fn main() {}
