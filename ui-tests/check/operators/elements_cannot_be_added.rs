//! Rule: elements can be added. First line: "cannot add `TensorBase<bool, &[bool], 2>` to `TensorBase<bool, &[bool], 2>`"

use shapewise::View;

fn both(left: View<'_, bool, 2>, right: View<'_, bool, 2>) {
    let _ = left + right;
}

fn main() {}
