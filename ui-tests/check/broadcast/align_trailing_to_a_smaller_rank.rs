//! Rule: an alignment takes no axis away. First line: "an operand of rank 3 cannot be aligned at the last axis of rank 2"

use shapewise::View;

fn sum(matrix: View<'_, f32, 2>, cube: View<'_, f32, 3>) {
    let _ = matrix + cube.align_trailing();
}

fn main() {}
