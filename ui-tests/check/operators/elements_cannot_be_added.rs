//! Rule: elements can be added. First line: "elements `bool` cannot be added"

use shapewise::View;

fn both(left: View<'_, bool, 2>, right: View<'_, bool, 2>) {
    let _ = left + right;
}

fn main() {}
