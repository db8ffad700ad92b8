//! Rule: axes are written `Axis::<0>`. First line: "`{integer}` is not an axis, or not known to be one"

use shapewise::View;

fn diagonal(x: View<'_, f32, 2>) -> View<'_, f32, 1> {
    x.diagonal(0, 1, 0)
}

fn main() {}
