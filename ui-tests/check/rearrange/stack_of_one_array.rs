//! Rule: arrays that are joined are in a list. First line: "arrays that are joined are one argument, a tuple or an array of them, found `&TensorBase<f32, &[f32], 1>`"

use shapewise::{Axis, View, verbs::stack};

fn rows(a: &View<'_, f32, 1>) {
    let rows = stack(Axis::<0>, a);
    println!("{rows}");
}

fn main() {}
