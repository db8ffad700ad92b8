//! Rule: arrays that are joined have elements of one type. First line: "expected an array of rank 1 with elements `i32`, found `&TensorBase<f64,"
use shapewise::{Axis, Tensor, verbs::stack};

fn main() {
    let (counts, means) = (Tensor::<i32, 1>::zeros([3]), Tensor::<f64, 1>::zeros([3]));
    println!("{}", stack(Axis::<0>, (&counts, &means)));
}
