//! Rule: the operand is an array. First line: "`f32` is not an array whose rank is in the type"

use shapewise::rearrange;

fn f(x: f32) {
    let _ = rearrange!(b h -> h b; x);
}

fn main() {}
