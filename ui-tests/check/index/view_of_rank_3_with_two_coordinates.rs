//! Rule: an index has one coordinate per axis. First line: "mismatched types"

use shapewise::View;

fn corner(cube: &View<'_, f32, 3>) -> f32 {
    cube[[0, 0]]
}

fn main() {}
