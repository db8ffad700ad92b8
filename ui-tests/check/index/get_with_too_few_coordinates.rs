//! Rule: an index has one coordinate per axis. First line: "mismatched types"

use shapewise::View;

fn corner(cube: &View<'_, f32, 3>) -> Option<f32> {
    cube.get([0, 0]).copied()
}

fn main() {}
