//! Rule: both elements have one type. First line: "`{integer}` cannot be combined with a tensor of rank 2 with elements `f32`"
use shapewise::View;

fn rectified(x: View<'_, f32, 2>) {
    let _ = x.maximum(0);
}

fn main() {}
