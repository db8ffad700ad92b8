//! Rule: rank 0 has no axis. First line: "axis 0 is out of range for rank 0"

use shapewise::View;

fn count(scalar: &View<'_, f32, 0>) -> usize {
    scalar.outer_iter().count()
}

fn main() {}
