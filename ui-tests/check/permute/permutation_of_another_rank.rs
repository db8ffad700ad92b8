//! Rule: a permutation has the rank of the view. First line: "expected an order of 2 axes, a `Permutation<2>`, found `shapewise::Permutation<3>`"

use shapewise::{Permutation, View};

fn swapped(matrix: View<'_, f32, 2>, order: Permutation<3>) {
    let _ = matrix.permute_by(order);
}

fn main() {}
