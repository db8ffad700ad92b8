//! Rule: a bound is of the type of the elements. First line: "cannot be combined with a tensor of rank 1 with elements `f32`"

use shapewise::View;

fn bounded(x: View<'_, f32, 1>) {
    let _ = x.clamp(0, 1.0);
}

fn main() {}
