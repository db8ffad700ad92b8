//! Rule: an index has one coordinate per axis. First line: "rank 3 is indexed by `[usize; 3]`, found `[{integer}; 2]`"

use shapewise::View;

fn corner(cube: &View<'_, f32, 3>) -> f32 {
    cube[[0, 0]]
}

fn main() {}
