//! Rule: a view has the rank of its extents. First line: "mismatched types"

use shapewise::View;

fn matrix(memory: &[f32]) -> View<'_, f32, 2> {
    View::new(memory, [2, 3, 4]).unwrap()
}

fn main() {}
