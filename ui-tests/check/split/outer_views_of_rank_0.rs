//! Rule: rank 0 has no axis. First line: "rank 0 cannot be reduced along"

use shapewise::View;

fn count(scalar: &View<'_, f32, 0>) -> usize {
    scalar.outer_iter().count()
}

fn main() {}
