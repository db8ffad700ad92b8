//! Rule: the function of `from_fn` takes an index, an array. A trait in its place would hide the types of its arguments, so the message is rustc's. First line: "closure is expected to take 1 argument, but it takes 2 arguments"

use shapewise::Tensor;

fn table(rows: usize) -> Tensor<usize, 2> {
    Tensor::from_fn([rows, 3], |i, j| i * j)
}

fn main() {}
