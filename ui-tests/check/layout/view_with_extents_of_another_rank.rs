//! Rule: a view has the rank of its extents. First line: "`[usize; 3]` are not extents of rank 2"

use shapewise::View;

fn matrix(memory: &[f32]) -> View<'_, f32, 2> {
    View::new(memory, [2, 3, 4]).unwrap()
}

fn main() {}
