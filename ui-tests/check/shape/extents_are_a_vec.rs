//! Rule: the rank is known in the type. First line: "expected extents of rank _, found `Vec<usize>`"

use shapewise::Shape;

fn of_file(extents: Vec<usize>) {
    let _ = Shape::new(extents);
}

fn main() {}
