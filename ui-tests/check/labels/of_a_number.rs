//! Rule: the operand is an array. First line: "no method named `labelled` found for type `f32` in the current scope"

use shapewise::rearrange;

fn f(x: f32) {
    let _ = rearrange!(b h -> h b; x);
}

fn main() {}
