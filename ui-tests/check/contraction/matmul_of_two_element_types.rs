//! Rule: both operands have elements of one type. First line: "expected an array of rank 2 with elements `f32`, found `&TensorBase<i32,"

use shapewise::tensor;

fn main() {
    let x = tensor![[1.0_f32, 2.0]];
    let counts = tensor![[1_i32], [2]];
    println!("{}", x.matmul(&counts));
}
