//! Rule: arrays that are joined are one argument. First line: "arrays that are joined are one argument, a tuple or an array of them, found `&TensorBase<"
use shapewise::{Axis, tensor, verbs::concatenate};

fn main() {
    let (a, b) = (tensor![[1, 2], [3, 4]], tensor![[5, 6]]);
    println!("{}", concatenate(Axis::<0>, &a, &b));
}
