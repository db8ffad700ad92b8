//! Rule: the operand is an array. First line: "`Vec<f32>` is not an array whose rank is in the type"
use shapewise::rearrange;

fn f(x: Vec<f32>) {
    let _ = rearrange!(a -> a 1; x);
}

fn main() {}
