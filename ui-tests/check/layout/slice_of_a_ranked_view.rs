//! Rule: `as_slice` is for layouts without gaps. First line: "this layout of rank 2 is not known to be row-major and without gaps"

use shapewise::View;

fn memory_of<'a>(matrix: View<'a, f32, 2>) -> &'a [f32] {
    matrix.as_slice()
}

fn main() {}
