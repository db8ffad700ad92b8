//! Rule: a shift is an integer. First line: "indices are integers, found `{float}`"
use shapewise::{Axis, View};

fn rolled(x: View<'_, f32, 2>) {
    let _ = x.roll(Axis::<0>, 0.5);
}

fn main() {}
