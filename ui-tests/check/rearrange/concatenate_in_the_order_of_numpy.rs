//! Rule: the axis is the first argument. First line: "the axis is the first argument, and"

use shapewise::{Axis, View, verbs::concatenate};

fn below(a: &View<'_, f32, 2>, b: &View<'_, f32, 2>) {
    let joined = concatenate((a, b), Axis::<0>);
    println!("{joined}");
}

fn main() {}
